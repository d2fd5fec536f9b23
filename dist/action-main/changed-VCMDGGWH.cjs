(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { changesOf, comparedFiles, mayLack, pullFiles } = require("./chunk-TOACLWKK.cjs");
require("./chunk-7NWVNLPP.cjs");
require("./chunk-LESFUASW.cjs");
require("./chunk-IOS2KUYC.cjs");
Object.assign(exports, { changesOf, comparedFiles, mayLack, pullFiles });
})