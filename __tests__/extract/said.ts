import { formats, rules } from '../../rules/index.js';
import { lintDocument } from '../../src/engine/lint-document.js';
import type { Settings } from '../../src/engine/applicable-rules.js';
import { read } from './helpers.js';

const settings: Settings = new Map(
  rules
    .filter((rule) => rule.in !== 'strict')
    .map((rule) => [rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults } }]),
);

/** The rules of all presets but `strict` that have something to say of a source file, in the order of the text. */
export function said(text: string): string[] {
  const { findings, failures } = lintDocument(read(text), formats, { named: false, servers: [] }, settings).result;
  return [...findings.map(({ rule }) => rule), ...failures.map(({ message }) => message)];
}
