(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { openGitHub } = require("./chunk-GI7JELXA.cjs");
require("./chunk-5CXNIWM5.cjs");
require("./chunk-ZBWQSXXW.cjs");
require("./chunk-IOS2KUYC.cjs");
Object.assign(exports, { openGitHub });
})