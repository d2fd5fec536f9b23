(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { changesOf, comparedFiles, mayLack, pullFiles } = require("./chunk-V7K2DHXB.cjs");
require("./chunk-7NWVNLPP.cjs");
require("./chunk-LENHYUSJ.cjs");
require("./chunk-IOS2KUYC.cjs");
Object.assign(exports, { changesOf, comparedFiles, mayLack, pullFiles });
})