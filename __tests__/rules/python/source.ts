/** Lints source code in Python with one rule, through the engine, and shows what is found as `line text`. */
import type { Packages } from '../../../src/core/code.js';
import type { Finding } from '../../../src/core/finding.js';
import type { Rule } from '../../../src/core/rule.js';
import { lintDocument } from '../../../src/engine/lint-document.js';
import { format } from '../../../rules/mcp/format.js';
import { readPython } from '../../extract/python/read.js';

export const OFFICIAL = 'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n';
export const FAST = 'from fastmcp import FastMCP\nmcp = FastMCP("x")\n';
/** It may be either. */
export const EITHER = 'from app import mcp\n';

export function findingsIn(
  rule: Rule,
  text: string,
  packages: Packages = {},
  files: Readonly<Record<string, string>> = {},
): readonly Finding[] {
  const settings = new Map([[rule.id, { rule, severity: rule.severity, options: {} }]]);
  const how = { named: false, servers: [], packages: () => packages };
  return lintDocument(readPython(text, files, packages), [format], how, settings).result.findings;
}

export const foundIn = (rule: Rule, text: string, packages?: Packages): string[] =>
  findingsIn(rule, text, packages).map(
    ({ severity, line, start, end }) => `${severity} ${line} ${text.slice(start, end)}`,
  );

/** The text with the fixes of the findings. */
export function fixedBy(rule: Rule, text: string): string {
  const edits = findingsIn(rule, text).flatMap(({ fix }) => fix?.edits ?? []);
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((all, { start, end, text: put }) => all.slice(0, start) + put + all.slice(end), text);
}
