(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { changesOf, comparedFiles, mayLack, pullFiles } = require("./chunk-7SVCJC43.cjs");
require("./chunk-7NWVNLPP.cjs");
require("./chunk-YVHQ7AX4.cjs");
require("./chunk-IOS2KUYC.cjs");
Object.assign(exports, { changesOf, comparedFiles, mayLack, pullFiles });
})