/** `toolint clients [FILE]`: what AI clients refuse, and which of them take the tools of a file; `--print-tools`. */
import type { Format, Knowledge } from '../core/format.js';
import type { ClientId, Manifest, Rule } from '../core/rule.js';
import type { FileResult, Finding } from '../core/finding.js';
import { CLIENTS } from '../core/pack.js';
import { UserError } from '../files/errors.js';
import { badgeText, type Badge } from '../report/formats/badge.js';
import { printJson } from '../report/formats/json.js';
import { notRead } from '../report/not-read.js';
import { counted, wrap, sentence } from '../report/text.js';
import { refusedTools, type ClientRule } from '../run/refused-tools.js';
import { check } from '../run/run.js';
import { asRunHere } from './command.js';
import { put } from './lint.js';
import { configsFor } from './show.js';
import type { Call } from './terminal.js';

/** A constraint of a client; see rules/clients. */
interface Row extends ClientRule {
  readonly who: string;
  readonly constraint: string;
  readonly effect: string;
  readonly grade: string;
  readonly versions?: string;
  readonly until?: string;
}

interface ServedList {
  readonly tools: readonly unknown[];
  readonly unknown: readonly unknown[];
}

export interface ClientKnowledge extends Knowledge {
  readonly rows: readonly Row[];
  readonly titles: Readonly<Record<string, string>>;
  served(manifest: Manifest): ServedList;
}

/** Beside a tool that a client takes, and one that it refuses. */
const MARKS = { taken: 'yes', warned: 'maybe', refused: 'NO' } as const;
const SDKS = 'sdks';

export async function clients(
  [file, ...others]: readonly string[],
  { flags, knowledge, terminal }: Call<ClientKnowledge>,
): Promise<number> {
  if (others.length > 0) throw new UserError('toolint clients takes one file: toolint clients tools.json.');
  if (flags.badge && file === undefined)
    throw new UserError('--badge is about the tools of a file: toolint clients tools.json --badge.');
  const width = Math.max(40, Math.min(terminal.width ?? 80, 120));
  if (file === undefined) {
    terminal.out(constraints(knowledge, width));
    return 0;
  }
  const { names, instead, failures } = await toolNames(file, { flags, knowledge, terminal });
  if (failures.length > 0) return 2;
  const asBadge = flags.badge || flags.format === 'badge';
  if (names.length === 0 && !asBadge) {
    terminal.out(`${sentence(file, 400)}: ${instead ?? 'no tools'}.\n`);
    return 0;
  }
  const verdicts = new Map<string, ReadonlyMap<string, Finding>>();
  const { cwd } = terminal;
  const configs = (client: ClientId, off: readonly string[]) =>
    configsFor(
      { ...flags, preset: 'strict', clients: client, rule: [...(flags.rule ?? []), ...off] },
      knowledge.rules,
      cwd,
    );
  for (const client of CLIENTS)
    verdicts.set(client, await refusedTools(client, file, { ...knowledge, names, cwd, configs }));
  if (asBadge) {
    await put('report', [badgeText('tools work in', badgeOf(names, verdicts, knowledge))], flags, terminal);
    return 0;
  }
  terminal.out(takers(names, verdicts, knowledge, width) + wrapped(asRunHere(LEGEND, terminal), width));
  return 0;
}

async function toolNames(
  file: string,
  { flags, knowledge, terminal }: Call<ClientKnowledge>,
): Promise<{ readonly names: readonly string[]; readonly instead?: string; readonly failures: readonly string[] }> {
  const { lists, files, failures } = await servedIn([file], { flags, knowledge, terminal });
  const names = lists.flatMap(({ tools }) => tools.flatMap((tool) => nameIn(tool) ?? []));
  const isVague = lists.some(({ unknown }) => unknown.length > 0);
  return { names: [...new Set(names)], instead: isVague ? UNNAMED : othersIn(files, knowledge.formats), failures };
}

const nameIn = (tool: unknown): string | undefined => {
  const { name } = Object(tool) as { name?: unknown };
  return typeof name === 'string' ? name : undefined;
};

const UNNAMED = 'no tools whose names are known without running the code';

/** The tools of a file that no client lists. */
function othersIn([file]: readonly FileResult[], known: readonly Format[]): string | undefined {
  if (!file || file.tools === 0) return undefined;
  const { formats, tools } = file;
  const isOther = !known.some(({ id, contract }) => contract.isServed && formats.includes(id));
  const what = isOther
    ? `${counted(tools, 'tool')} of the format ${formats.join(' and ')}`
    : `${counted(tools, 'function')} that a program gives to a model itself`;
  return `no tools that an MCP client lists, but ${what}`;
}

interface Served {
  readonly lists: readonly ServedList[];
  readonly files: readonly FileResult[];
  readonly failures: readonly string[];
}

/** Lints with one rule that looks at all manifests and finds nothing; says what was not read. */
async function servedIn(
  paths: readonly string[],
  { flags, knowledge: { rules, formats, served }, terminal: { cwd, err } }: Call<ClientKnowledge>,
): Promise<Served> {
  const lists = new Map<string, ServedList>();
  const collector: Rule = {
    id: 'mcp/served',
    summary: 'The tools of a manifest',
    severity: 'info',
    in: 'spec',
    source: { document: '', section: '', says: '', kind: 'advice' },
    messages: {},
    check(manifest) {
      // Of several forms that code may choose between, the first.
      if (!lists.has(manifest.path)) lists.set(manifest.path, served(manifest));
      return [];
    },
  };
  const off = rules.map(({ id }) => `${id}=off`);
  const configs = configsFor({ ...flags, rule: off }, [...rules, collector], cwd);
  const { report } = await check({ cwd, paths, configs, formats });
  const failures = report.failures.map(({ path, message }) => `${path}: ${message}`);
  for (const message of [...failures, ...notRead(report)]) err(`toolint: ${sentence(message, 400)}\n`);
  return { lists: [...lists.values()], files: report.files, failures };
}

export async function printTools(
  paths: readonly string[],
  { flags, knowledge, terminal }: Call<ClientKnowledge>,
): Promise<number> {
  const { lists, failures } = await servedIn(paths, { flags, knowledge, terminal });
  const all = { tools: lists.flatMap(({ tools }) => tools), unknown: lists.flatMap(({ unknown }) => unknown) };
  terminal.out(printJson(all));
  return failures.length > 0 ? 2 : 0;
}

/** One block for each tool: short lines, so that a narrow terminal shows them whole. */
function takers(
  names: readonly string[],
  verdicts: ReadonlyMap<string, ReadonlyMap<string, Finding>>,
  { titles }: ClientKnowledge,
  width: number,
): string {
  let text = '';
  for (const name of names) {
    text += `${sentence(name, 100)}\n`;
    const taking: string[] = [];
    const reasons = new Map<string, { mark: string; rule: string; clients: string[] }>();
    for (const [client, refused] of verdicts) {
      const finding = refused.get(name);
      const title = titles[client] ?? SDKS;
      if (!finding) taking.push(title);
      else {
        const mark = finding.severity === 'error' ? MARKS.refused : MARKS.warned;
        const known = reasons.get(`${mark} ${finding.rule}`);
        if (known) known.clients.push(title);
        else reasons.set(`${mark} ${finding.rule}`, { mark, rule: finding.rule, clients: [title] });
      }
    }
    if (taking.length > 0) text += line(MARKS.taken, taking.join(', '), width);
    for (const { mark, rule, clients } of reasons.values()) text += line(mark, `${clients.join(', ')}: ${rule}`, width);
    text += '\n';
  }
  return text;
}

/** So many clients are named on a badge. */
const MOST_NAMED = 3;

/** The clients that take all tools, in all versions and cases. */
function badgeOf(
  names: readonly string[],
  verdicts: ReadonlyMap<string, ReadonlyMap<string, Finding>>,
  { titles }: ClientKnowledge,
): Badge {
  if (names.length === 0) return { message: 'no tools', color: 'lightgrey' };
  const taking = Array.from(verdicts).flatMap(([client, refused]) =>
    refused.size === 0 ? [titles[client] ?? SDKS] : [],
  );
  const all = verdicts.size;
  if (taking.length === all) return { message: `all ${all} AI clients`, color: 'brightgreen' };
  if (taking.length === 0) return { message: 'not one AI client in all cases', color: 'red' };
  const few = taking.length <= MOST_NAMED;
  return { message: few ? taking.join(', ') : `${taking.length} of ${all} AI clients`, color: 'yellow' };
}

const LEGEND = 'NO: refused or lost. maybe: in some versions or cases. toolint explain RULE says why.';

function constraints({ rows, titles }: ClientKnowledge, width: number): string {
  let text = '';
  const names: (string | null)[] = [null, ...CLIENTS];
  for (const client of names) {
    text += `${client === null ? 'MCP SDKs' : `${titles[client]} (${client})`}\n`;
    for (const row of rows.filter((each) => each.client === client)) {
      const until = row.until === undefined ? '' : ` Until ${row.until}.`;
      const rule = row.rule === null ? '' : ` ${row.rule}`;
      text += line(row.grade, `${row.constraint} Else: ${row.effect}${until}${rule}`.replaceAll('`', ''), width);
    }
    text += '\n';
  }
  return text + wrapped(GRADES, width);
}

const GRADES =
  'D documented, S read in the source, R seen by running it, U reported by several users, O reported once.';
const INDENT = 8;

function line(mark: string, text: string, columns: number): string {
  const lines = wrap(text, columns - INDENT);
  return lines.map((each, index) => `${(index === 0 ? `  ${mark}` : '').padEnd(INDENT)}${each}\n`).join('');
}

const wrapped = (text: string, columns: number): string => `${wrap(text, columns).join('\n')}\n`;
