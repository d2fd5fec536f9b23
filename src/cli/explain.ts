/** `toolint explain <rule-id>`: the rule's page, for a terminal. */
import { didYouMean } from '../core/did-you-mean.js';
import type { Rule } from '../core/rule.js';
import { familiesIn, familyOf, fixesText, isFamily, isInPreset, presetsOf, presetsText } from '../core/pack.js';
import { addressOf, pageOf } from '../core/version.js';
import { palette, type Style } from '../report/terminal.js';
import { UserError } from '../files/errors.js';
import { shippedFile } from '../files/shipped.js';
import { asRunHere } from './command.js';
import { type Call, wantsColor } from './terminal.js';
import { printJson } from '../report/formats/json.js';
import { visible, width, wrap } from '../report/text.js';
import { configsFor } from './show.js';

/** Lines longer than this are hard to read. */
const COLUMNS = { least: 40, most: 100 };

export async function explain([id, ...more]: readonly string[], call: Call): Promise<number> {
  const { flags, knowledge, terminal } = call;
  const { rules } = knowledge;
  if (id === undefined || more.length > 0)
    throw new UserError(
      'Say which rule or pack, one at a time: toolint explain mcp/name-format, or toolint explain mcp',
    );
  if (flags.format !== undefined && flags.format !== 'pretty')
    throw new UserError(`toolint explain prints pretty, not ${flags.format}. toolint rules has json too.`);
  // Built-in rules can be explained even if the config is broken.
  const found = rules.find((each) => each.id === id) ?? (await ruleOrPack(id, call));
  const style = {
    paint: palette(wantsColor(flags, terminal)),
    columns: Math.max(COLUMNS.least, Math.min(COLUMNS.most, terminal.width ?? COLUMNS.most)),
  };
  if (!('id' in found)) {
    terminal.out(page(pageOfPack(id, found), style));
    return 0;
  }
  const url = pageOf(found);
  const text = page(shippedFile(`docs/rules/${found.id}.md`) ?? summaryOf(found), style);
  terminal.out(url === '' ? text : `${text}\n${url}\n`);
  return 0;
}

async function ruleOrPack(id: string, call: Call): Promise<Rule | readonly Rule[]> {
  const { rules } = call.knowledge;
  const family = isFamily(id) ? id : `${id}/*`;
  const inPack = (all: readonly Rule[]): readonly Rule[] => all.filter((each) => familyOf(each.id) === family);
  const builtin = inPack(rules);
  if (builtin.length > 0) return builtin;
  const all = await rulesHere(call);
  const rule = all.find((each) => each.id === id);
  if (rule) return rule;
  const own = inPack(all);
  if (own.length > 0) return own;
  const ids = all.map((each) => each.id);
  const named = ids.filter((each) => each.endsWith(`/${id}`));
  const packs = [...familiesIn(ids)].map((each) => each.slice(0, -2));
  const meant =
    named.length > 0
      ? ` (did you mean ${named.map((each) => `\`${each}\``).join(' or ')}?)`
      : didYouMean(id, id.includes('/') ? ids : packs);
  throw new UserError(
    `There is no rule ${id.includes('/') ? '' : 'or pack '}"${id}"${meant}. toolint rules lists them all.`,
  );
}

/** What each rule of a pack reports, those that are on by default first. */
function pageOfPack(id: string, rules: readonly Rule[]): string {
  const pack = id.replace(/\/\*$/, '');
  const isOn = (rule: Rule): boolean => isInPreset(rule, 'recommended');
  const list = (title: string, own: readonly Rule[]): string[] => {
    if (own.length === 0) return [];
    const items = own.map((rule) => `| ${rule.id} | ${rule.severity} | ${rule.summary.replaceAll('|', '\\|')} |`);
    return [`## ${title}`, ['| | | |', '| - | - | - |', ...items].join('\n')];
  };
  return [
    `# ${pack}`,
    ...list('In recommended', rules.filter(isOn)),
    ...list(
      'In other presets',
      rules.filter((rule) => !isOn(rule)),
    ),
    `To read about one: toolint explain ${rules[0]!.id}`,
  ].join('\n\n');
}

/** For a rule of a plugin. */
function summaryOf(rule: Rule): string {
  const { id, summary, severity, source } = rule;
  const facts = [
    ['Severity', severity],
    ['Preset', presetsText(rule)],
    ['Fix', fixesText(rule)],
    ['Source', `${source?.document ?? ''}${source?.section ? `, ${source.section}` : ''}`],
    ['It says', source?.says ?? ''],
  ];
  const rows = facts.filter(([, fact]) => fact).map(([name, fact]) => `| ${name} | ${fact!.replaceAll('|', '\\|')} |`);
  return [`# ${id}`, `${summary}.`, ['| | |', '| - | - |', ...rows].join('\n')].join('\n\n');
}

type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'code'; readonly lines: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'item' | 'text' | 'file'; readonly text: string };

/** A page in Markdown, as our rules have them, made fit to be read in a terminal. */
export function page(markdown: string, style: Style): string {
  const blocks = blocksOf(markdown.split('\n'));
  let text = '';
  blocks.forEach((block, index) => {
    const isTight = block.kind === 'item' && blocks[index - 1]?.kind === 'item';
    const isTitled = blocks[index - 1]?.kind === 'heading' && (blocks[index - 1] as { level: number }).level > 1;
    if (index > 0) text += isTight || isTitled ? '\n' : '\n\n';
    text += printed(block, style);
  });
  return `${text}\n`;
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const fence = /^(`{3,})/.exec(line)?.[1];
    if (fence) {
      const end = lines.indexOf(fence, at + 1);
      blocks.push({ kind: 'code', lines: lines.slice(at + 1, end < 0 ? lines.length : end) });
      if (end < 0) break;
      at = end;
    } else if (line.startsWith('|')) {
      const rows = upTo(lines, at, (each) => !each.startsWith('|'));
      blocks.push({ kind: 'table', rows: rows.filter((_, row) => row !== 1).map(cells) });
      at += rows.length - 1;
    } else if (/^#+ /.test(line)) {
      blocks.push({ kind: 'heading', level: line.indexOf(' '), text: plain(line.replace(/^#+ /, '')) });
    } else if (line.startsWith('<!--')) {
      const file = /^<!-- file: (.+) -->$/.exec(line)?.[1];
      if (file) blocks.push({ kind: 'file', text: file });
    } else if (/^[-*] /.test(line)) {
      const own = [line.slice(2), ...upTo(lines, at + 1, (each) => !/^ +\S/.test(each))];
      blocks.push({ kind: 'item', text: joined(own) });
      at += own.length - 1;
    } else if (line.trim() !== '') {
      const own = upTo(lines, at, (each) => each.trim() === '' || /^(```|\||#+ |<!--|[-*] )/.test(each));
      blocks.push({ kind: 'text', text: joined(own) });
      at += own.length - 1;
    }
  }
  return blocks;
}

/** At least one line, and all up to the one that ends it. */
function upTo(lines: readonly string[], from: number, ends: (line: string) => boolean): string[] {
  const end = lines.findIndex((line, at) => at >= from && ends(line));
  return lines.slice(from, end < 0 ? lines.length : end);
}

const joined = (lines: readonly string[]): string => plain(lines.map((line) => line.trim()).join(' '));

const cells = (row: string): string[] =>
  row
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plain(cell.trim()));

/** Without emphasis and links, other than to the web. Code keeps its ticks. */
function plain(text: string): string {
  return text.replace(
    /(?<!`)(`+)[^`]+\1|\[([^[\]]*)\]\(([^)\s]{0,500})\)|\*\*|\\([\\`*_{}[\]()#+.!|<>-])/g,
    (whole: string, ticks?: string, shown?: string, link?: string, escaped?: string) => {
      if (ticks) return whole.replaceAll('\\|', '|');
      if (shown !== undefined) return link && /^https?:/.test(link) && link !== shown ? `${shown} (${link})` : shown;
      return escaped ?? '';
    },
  );
}

function printed(block: Block, style: Style): string {
  const { paint, columns } = style;
  switch (block.kind) {
    case 'heading':
      return paint.bold(block.text);
    case 'code':
      return block.lines.map((line) => (line === '' ? '' : `    ${line}`)).join('\n');
    case 'file':
      return paint.dim(`  ${block.text}`);
    case 'table':
      return table(block.rows, style);
    case 'item':
      return hanging('  - ', block.text, style);
    case 'text':
      return withCode(wrap(block.text, columns), style).join('\n');
  }
}

/** All columns but the last are as wide as they must be; the last one is wrapped. Where it has no room, rows are lists. */
function table([head = [], ...rows]: readonly (readonly string[])[], style: Style): string {
  const hasHead = head.some((cell) => cell !== '');
  const shown = hasHead ? [head, ...rows] : rows;
  const last = head.length - 1;
  const widths = head.map((_, at) => Math.max(...shown.map((row) => width(row[at] ?? ''))));
  const room = style.columns - widths.slice(0, last).reduce((sum, each) => sum + each + 2, 2);
  if (hasHead && last > 1 && room < 20) return rows.map((row) => listed(row, head, style)).join('\n');
  return shown
    .map((row, index) => {
      const left = row.slice(0, last).map((cell, at) => cell + ' '.repeat(widths[at]! - width(cell)));
      const isHead = hasHead && index === 0;
      const line = hanging(`  ${left.map((cell) => `${cell}  `).join('')}`, row[last] ?? '', style);
      return isHead ? style.paint.dim(line) : line;
    })
    .join('\n');
}

/** A row of a wide table: its first cell, and below it the others, each behind the name of its column. */
function listed([first = '', ...others]: readonly string[], [, ...names]: readonly string[], style: Style): string {
  const longest = Math.max(...names.map(width));
  const lines = others.flatMap((cell, at) => {
    const name = names[at] ?? '';
    if (cell === '') return [];
    return hanging(`    ${name}${' '.repeat(longest - width(name))}  `, cell, style);
  });
  return [hanging('  ', first, style), ...lines].join('\n');
}

/** A text beside what is before it. */
function hanging(before: string, text: string, style: Style): string {
  const lines = withCode(wrap(text, Math.max(20, style.columns - width(before))), style);
  const [start = ''] = withCode([before], style);
  return start + lines.join(`\n${' '.repeat(width(before))}`);
}

/** Code in a colour of its own, which may go on in the next line. */
function withCode(lines: readonly string[], { paint }: Style): string[] {
  const text = lines.join('\n');
  return text.replace(/`([^`]+)`/g, (_, code: string) => paint.code(code)).split('\n');
}

/** `toolint rules`: every rule there is, as a table or as JSON. */
export async function listRules(rest: readonly string[], call: Call): Promise<number> {
  const { flags, terminal } = call;
  if (flags.format !== undefined && flags.format !== 'pretty' && flags.format !== 'json') {
    throw new UserError(`toolint rules prints pretty or json, not ${flags.format}.`);
  }
  const rules = ofPack(rest, await rulesHere(call));
  if (flags.format === 'json') {
    const rows = rules.map((rule) => {
      const { id, severity, in: preset, notRecommended, summary, fixable } = rule;
      return {
        id,
        severity,
        in: preset,
        notRecommended,
        summary,
        fixable: fixable !== undefined,
        url: addressOf(id, rule.url),
      };
    });
    terminal.out(printJson(rows));
    return 0;
  }
  const width = Math.max(...rules.map(({ id }) => id.length));
  for (const rule of rules) {
    const { id, severity, fixable, summary } = rule;
    const presets = rule.notRecommended ? presetsOf(rule).join(', ') : rule.in;
    const row = [
      id.padEnd(width),
      severity.padEnd(7),
      presets.padEnd(12),
      FIXES[fixable ?? 'none'].padEnd(10),
      summary,
    ];
    terminal.out(`${row.join('  ')}\n`);
  }
  return 0;
}

/** Which option applies a rule's fixes. */
const FIXES = { none: '', safe: 'fix', both: 'fix', unsafe: 'unsafe fix' } as const;

/** The rules of one pack, where one is named. */
function ofPack([pack, ...more]: readonly string[], rules: readonly Rule[]): readonly Rule[] {
  if (pack === undefined) return rules;
  const family = isFamily(pack) ? pack : `${pack}/*`;
  const families = familiesIn(rules.map(({ id }) => id));
  if (more.length === 0 && families.has(family)) return rules.filter(({ id }) => familyOf(id) === family);
  const packs = [...families].map((each) => each.slice(0, -2));
  const hint = didYouMean(pack, packs);
  throw new UserError(
    more.length > 0
      ? 'toolint rules takes one pack, as in toolint rules mcp. To lint a folder named rules, write ./rules.'
      : `There is no pack "${pack}"${hint}: ${packs.join(', ')}. To lint a folder named rules, write ./rules.`,
  );
}

/** Ours, and those of the plugins that the config here loads. Who has a config to mend must be able to look up a rule. */
async function rulesHere({ flags, knowledge: { rules: builtin }, terminal }: Call): Promise<readonly Rule[]> {
  try {
    return [...(await configsFor(flags, builtin, terminal.cwd).for('.')).known.values()];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    terminal.err(
      `toolint: rules of plugins are not among these, as the config cannot be read. ${visible(asRunHere(error.message, terminal).replace(/\s+/g, ' '))}\n`,
    );
    return builtin;
  }
}
