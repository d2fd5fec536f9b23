/** The tools of a running server against a file that is kept in the repository: what callers see, and what has changed for them. */
import { makeReport, SERVER_PATH, type DiffReport, type Finding } from '../core/finding.js';
import type { Knowledge } from '../core/format.js';
import type { LinePlace } from '../core/change.js';
import { Lines } from '../core/lines.js';
import { printable } from '../core/text.js';
import { get, items, text, type Node } from '../core/tree.js';
import type { Configs } from '../config/resolve.js';
import { UserError } from '../files/errors.js';
import { lookUp } from '../files/look-up.js';
import { workspaceOf } from '../files/git.js';
import { readText } from '../files/read.js';
import { parse } from '../parse/parse.js';
import { diffSides } from './diff.js';
import type { Side } from './read-tools.js';
import { reportOf } from './run-diff.js';
import { baselineText, contractsOf, contractsOfTools } from './tools.js';

export interface Baseline {
  readonly name: string;
  readonly text: string;
  readonly tools: readonly Node[];
}

/** Undefined if there is no such file. What is there and is not a list of tools is refused. */
export async function readBaseline(name: string, cwd: string): Promise<Baseline | undefined> {
  const said = printable(name);
  const found = lookUp(name, cwd, workspaceOf(cwd));
  if ('message' in found && found.isMissing) return undefined;
  if ('message' in found) throw new UserError(`The baseline ${said} could not be read. ${found.message}`);
  if (found.isFolder) throw new UserError(`The baseline ${said} is a folder. Name a file.`);
  const read = readText(found.absolute);
  if ('failure' in read) throw new UserError(`The baseline ${said} could not be read. ${read.failure}`);
  const { roots, faults } = await parse('baseline.json', read.text);
  const fault = faults.find(({ mild }) => !mild);
  const list = get(roots[0], 'tools');
  if (fault || list?.kind !== 'array') {
    const why = fault ? 'it is not valid JSON' : 'it has no list of `tools`';
    throw new UserError(`${said} is not a baseline: ${why}. Name a file that --update has written.`);
  }
  return { name: found.path, text: read.text, tools: items(list) };
}

interface Compared extends Knowledge {
  readonly baseline: Baseline;
  readonly server: string;
  /** As the server lists them. */
  readonly tools: readonly object[];
  readonly configs: Configs;
  /** The line in the source where a tool is written. */
  sourceLine?(tool: string): LinePlace | undefined;
}

/** Findings are at the lines of the source; else at those of the baseline, which is a file of the same checkout. */
export async function compareWithBaseline(compared: Compared): Promise<DiffReport> {
  const { baseline, server, tools, configs, formats, rules, sourceLine } = compared;
  const lines = new Lines(baseline.text);
  const side = { unnamed: 0, broken: [] };
  const before: Side = {
    ...{ ...side, contracts: contractsOfTools(baseline.tools, formats) },
    lineOf: (_, { start }) => ({ path: baseline.name, line: lines.at(start).line }),
  };
  const after: Side = {
    ...{ ...side, contracts: contractsOf(tools, formats) },
    lineOf: ({ name }) => sourceLine?.(name),
  };
  const config = await configs.for('.');
  const differed = await diffSides({
    ...{ base: baseline.name, head: `the running server ${server}`, before, after, isRelease: false },
    ...{ formats, rules: new Map(rules.map((rule) => [rule.id, rule])), accept: config.diff.accept },
  });
  const report = reportOf(differed, config);
  const toolLines = new Map(baseline.tools.map((tool) => [nameIn(tool), lines.at(tool.start).line]));
  const placed = (finding: Finding, index: number): Finding => {
    const { at, was, tools: named } = report.diff.changes[index] ?? {};
    if (at || (was === undefined && finding.path !== '')) return finding;
    const line = was?.line ?? toolLines.get(named?.[0] ?? '');
    return line === undefined
      ? { ...finding, path: `${SERVER_PATH}${server}` }
      : { ...finding, path: baseline.name, line, endLine: line, start: lines.starts[line - 1]! };
  };
  const findings = report.findings.map(placed);
  const paths = [...new Set(findings.map(({ path }) => path))].sort();
  const files = paths.map((path) => ({ path, formats: [], tools: 0 }));
  return { ...makeReport({ ...report, files, findings }), diff: report.diff };
}

const nameIn = (tool: Node): string => text(get(tool, 'name')) ?? '';

/** Whether a baseline says the same as `text`, however it is formatted and in whatever order. */
export function isCurrent(baseline: Baseline, text: string): boolean {
  if (baseline.text === text) return true;
  try {
    const { tools } = JSON.parse(baseline.text.replace(/^\uFEFF/, '')) as { tools: object[] };
    return baselineText(tools) === text;
  } catch {
    return false;
  }
}
