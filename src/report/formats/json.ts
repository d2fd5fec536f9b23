/** The JSON report, version 1: its names are a contract, published as schemas/report.schema.json. */
import type { Diff } from '../../core/change.js';
import { compareText, countAll, total, type Finding, type Report } from '../../core/finding.js';
import { addressOf } from '../../core/version.js';
import { type ReportContext, sortedByPath, visibleFindings } from '../overview.js';

export const jsonText = (report: Report): string => [...json(report)].join('');

/** The same text, of which never more than a part need be in memory: a run may have very many files. */
export function* json(report: Report, context: Quiet = {}): Iterable<string> {
  let text = '';
  for (const piece of pieces(report, context)) {
    text += piece;
    if (text.length < ENOUGH) continue;
    yield text;
    text = '';
  }
  yield text;
}

type Quiet = Pick<ReportContext, 'quiet'>;

const ENOUGH = 30_000;

function* pieces(report: Report, context: Quiet): Iterable<string> {
  const { tool, files, skipped, failures, suppressed, leftOut, unread = [], languages = [] } = report;
  const { errors, warnings, infos, fixable } = countAll(report);
  const head = {
    version: 1,
    tool: { name: tool.name, version: tool.version },
    summary: {
      ...{ files: files.length, errors, warnings, infos, suppressed, skipped: skipped.length, fixable },
      ...(leftOut && { leftOut: total(leftOut) }),
    },
  };
  yield printJson(head).slice(0, -'\n}\n'.length);
  yield* printList('files', sortedByPath(files), ({ path, formats, tools, toolsElsewhere, servers }) => ({
    ...{ path, formats, tools },
    ...(toolsElsewhere !== undefined && { toolsElsewhere }),
    ...(servers !== undefined && { servers }),
  }));
  yield* printList('skipped', sortedByPath(skipped), ({ path, reason }) => ({ path, reason }));
  yield* printList('findings', visibleFindings(report, context), jsonFinding);
  yield* printList(
    'failures',
    [...failures].sort((a, b) => compareText(a.path, b.path) || compareText(a.message, b.message)),
    ({ path, message }) => ({ path, message }),
  );
  if (unread.length > 0) {
    yield* printList('unread', sortedByPath(unread), ({ path, line, column, what, reason, tools }) => {
      return { path, line, column, what, reason, tools };
    });
  }
  if (languages.length > 0) yield* printList('languages', languages, ({ language, files }) => ({ language, files }));
  yield* printServers(report);
  if (report.diff) yield* diffOf(report.diff);
  yield '\n}\n';
}

function* diffOf({ base, head, needs, raised, compared, unknown, changes }: Diff): Iterable<string> {
  const shown = {
    base,
    head,
    needs,
    raised,
    compared,
    unknown: unknown.map(({ path, tool, reason }) => ({ path, tool, reason })),
  };
  yield `,\n${printJson({ diff: shown }).slice('{\n'.length, -'\n}\n'.length)}`;
  yield* printList('changes', changes, (change) => {
    const { rule, severity, tools, pointer, before, after, at, was, isReleased } = change;
    return { rule, severity, tools, pointer, before, after, at, was, isReleased };
  });
}

/** What each server lists and what that costs: `server` for the one that most runs ask, else `servers`. */
function* printServers({ servers = [] }: Report): Iterable<string> {
  const shown = servers.map(({ name, tools, tokens }) => ({
    name,
    tools: tools.map((each) => ({ name: each.name, tokens: each.tokens })),
    tokens,
  }));
  if (shown.length > 0)
    yield `,\n${printJson(shown.length === 1 ? { server: shown[0] } : { servers: shown }).slice('{\n'.length, -'\n}\n'.length)}`;
}

/** So many items are printed at once. */
const TOGETHER = 100;

/** A further entry of an object, as `printJson` would print it there. */
function* printList<T>(key: string, items: readonly T[], shown: (item: T) => object): Iterable<string> {
  yield `,\n  "${key}": [`;
  for (let from = 0; from < items.length; from += TOGETHER) {
    // A list in a list is indented as one in an object.
    const text = printJson([items.slice(from, from + TOGETHER).map(shown)]);
    yield `${from === 0 ? '' : ','}${text.slice('[\n  ['.length, -'\n  ]\n]\n'.length)}`;
  }
  yield items.length === 0 ? ']' : '\n  ]';
}

function jsonFinding(finding: Finding): object {
  const { rule, severity, message, help, path, pointer, tool, line, column, endLine, endColumn, related, count, fix } =
    finding;
  const url = finding.url || addressOf(rule);
  return {
    rule,
    severity,
    message,
    help,
    path,
    pointer,
    tool,
    line,
    column,
    endLine,
    endColumn,
    url,
    related: related?.map((each) => ({ path: each.path, line: each.line, column: each.column, note: each.note })),
    count,
    fix: fix && {
      title: fix.title,
      safe: fix.safe,
      edits: fix.edits.map(({ start, end, text }) => ({ start, end, text })),
    },
  };
}

const PLAIN = /^[\n -~]*$/;

/** The same data, but nothing in it that a terminal or a build runner would obey. Such characters stand only in strings. */
export function printJson(value: unknown): string {
  const text = JSON.stringify(value, undefined, 2);
  if (PLAIN.test(text) && !/##[a-z]*\[/i.test(text)) return `${text}\n`;
  return `${text.replace(/[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\x7f-\x9f]|#(?=#[a-z]*\[)/giu, escapeUnits)}\n`;
}

function escapeUnits(character: string): string {
  let escaped = '';
  for (let i = 0; i < character.length; i++) escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
  return escaped;
}
