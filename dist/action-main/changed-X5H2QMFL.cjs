(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { changesOf, comparedFiles, mayLack, pullFiles } = require("./chunk-IUC6NTDW.cjs");
require("./chunk-7NWVNLPP.cjs");
require("./chunk-RJTJERDI.cjs");
require("./chunk-IOS2KUYC.cjs");
Object.assign(exports, { changesOf, comparedFiles, mayLack, pullFiles });
})