(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { openGitHub } = require("./chunk-M2UOYGVB.cjs");
require("./chunk-7NWVNLPP.cjs");
require("./chunk-ZBWQSXXW.cjs");
require("./chunk-IOS2KUYC.cjs");
Object.assign(exports, { openGitHub });
})