'use strict';
const { default: toolint, toEslintPlugin } = require('./eslint.mjs');
module.exports = { ...toolint };
module.exports.toEslintPlugin = toEslintPlugin;
