'use strict';
// src/core/code.ts
var NO_CODE = { imports: [], registrations: [], answers: [], reads: [], widget: [] };

Object.assign(exports, { NO_CODE });
