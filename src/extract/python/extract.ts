/** From a syntax tree to what rules read: trees as in a `tools/list` result, one alternative for each choice in the code. */
import { NO_CODE, type Code, type Packages } from '../../core/code.js';
import type { Constants } from '../../core/document.js';
import { alternativesOf, type Extraction } from '../result/root.js';
import { collect } from './collect.js';
import type { Module } from './names.js';
import { Evaluator } from './values.js';

/** Constants are shown where they are defined. */
const NO_CONSTANTS: Constants = { usesOf: () => [] };

export function extract(module: Module, packages: Packages): Extraction {
  const evaluator = new Evaluator(module.text.length);
  const found = collect(module, evaluator, packages);
  // Names of npm packages mean nothing here.
  const code: Code = { ...NO_CODE, registrations: found.registrations, unread: found.unread };
  const hasCode = found.registrations.length > 0 || found.unread.length > 0;
  return { alternatives: alternativesOf(found, hasCode), code, constants: NO_CONSTANTS };
}
