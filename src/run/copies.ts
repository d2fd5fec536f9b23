/** Copies: lists of tools in JSON that repeat what the code of the same project serves, and files with the same text. */
import { NO_CODE } from '../core/code.js';
import { groupBy, known } from '../core/collections.js';
import { compareText, type Finding } from '../core/finding.js';
import type { Format } from '../core/format.js';
import type { Manifest } from '../core/rule.js';
import { isCode, languageOf } from '../core/language.js';
import { hasTag } from '../core/tags.js';
import { entry } from '../core/tree.js';
import { MOST_RELATED } from '../engine/causes.js';
import { isInside } from '../files/paths.js';

/** Tools by their names, of a list in a file of data, or of code in which the parameters are known too. */
export interface WholeTools {
  readonly is: 'data' | 'code';
  readonly names: readonly string[];
}

export function wholeToolsIn(manifests: readonly Manifest[], formats: readonly Format[]): { wholeTools?: WholeTools } {
  const served = formats.filter(({ contract }) => contract.isServed).map(({ id }) => id);
  const own = manifests.filter((manifest) => manifest.formats.some((id) => served.includes(id)));
  const isData = own.every(({ code }) => code === NO_CODE);
  const names = own.flatMap(({ code, tools }) =>
    tools.flatMap(({ label, name, node }) => {
      // A tool from a list that the code imports is served as it is in that list.
      const isOwn = isData || (code !== NO_CODE && node.file === undefined && name?.value.file === undefined);
      const isKnown = isData || entry(node, 'inputSchema')?.value.kind === 'object';
      return label !== undefined && isOwn && isKnown ? [label] : [];
    }),
  );
  return names.length > 0 ? { wholeTools: { is: isData ? 'data' : 'code', names } } : {};
}

/** Leaves out what is found in copies of tools whose code is read. `folderOf`: the folder of a file's package. */
export function withoutCopies(
  findings: readonly Finding[],
  all: ReadonlyMap<string, WholeTools>,
  folderOf: (path: string) => string,
): readonly Finding[] {
  const code = [...all].filter(([, { is }]) => is === 'code');
  if (code.length === 0) return findings;
  const servedIn = (folder: string): ReadonlySet<string> =>
    new Set(code.flatMap(([path, { names }]) => (folder === '.' || isInside(folder, path) ? names.map(folded) : [])));
  const byFolder = new Map<string, ReadonlySet<string>>();
  const copied = new Map<string, ReadonlySet<string>>();
  for (const [path, { is, names }] of all) {
    if (is !== 'data' || names.length < LEAST) continue;
    const served = known(byFolder, folderOf(path), servedIn);
    // A few tools may have been added since, or be made in a way that is not read.
    if (names.filter((name) => served.has(folded(name))).length >= names.length * MOST_OF) copied.set(path, served);
  }
  if (copied.size === 0) return findings;
  const keyOf = (rule: string, path: string): string => `${rule}\n${folderOf(path)}`;
  const saidOfCode = new Set(
    findings.flatMap(({ path, rule, cause }) =>
      cause !== undefined && all.get(path)?.is === 'code' ? keyOf(rule, path) : [],
    ),
  );
  return findings.filter(
    ({ path, rule, tool, cause }) =>
      tool === undefined ||
      hasTag(rule, 'harms-readers') ||
      hasTag(rule, 'unsafe-text') ||
      // What the code does to all its tools, it does to those that are not read in it, too.
      !(
        copied.get(path)?.has(folded(tool)) ||
        (copied.has(path) && cause !== undefined && saidOfCode.has(keyOf(rule, path)))
      ),
  );
}

/** A list may be older than a scheme of names: `rivers.find` is `rivers_find` now. */
const folded = (name: string): string => name.replace(/[./:-]/g, '_').toLowerCase();

const MOST_OF = 0.8;
/** One or two tools of the same name may be others. */
const LEAST = 5;

export type Originals = ReadonlyMap<string, string>;

/**
 * `texts`: what files hold, by their paths. The one that is nearest to the root stands for those further below that hold the
 * same. Source code is a copy beside it, too; configs beside each other are for different clients.
 */
export function originalsOf(texts: ReadonlyMap<string, string>): Originals {
  const depthOf = (path: string): number => path.split('/').length;
  return new Map(
    [...groupBy(texts.keys(), (path) => texts.get(path)).values()].flatMap((paths) => {
      const [first, ...others] = [...paths].sort((a, b) => depthOf(a) - depthOf(b) || compareText(a, b));
      const copies = others.filter((each) => depthOf(each) > depthOf(first!) || isCode(languageOf(each)));
      return copies.map((each) => [each, first!] as const);
    }),
  );
}

/** What is found in a file and in its copies is told of the file, with the copies as related places. */
export function oncePerText(findings: readonly Finding[], originals: Originals): readonly Finding[] {
  if (originals.size === 0) return findings;
  const keyOf = ({ rule, severity, start, end, message }: Finding, path: string): string =>
    [path, rule, severity, start, end, message].join('\n');
  const told = new Map(findings.map((each) => [keyOf(each, each.path), each]));
  const copies = groupBy(findings, (each) => {
    const original = originals.get(each.path);
    return original === undefined ? undefined : told.get(keyOf(each, original));
  });
  return (copies.get(undefined) ?? []).map((each) => {
    const also = copies
      .get(each)
      ?.map(({ path, line, column }) => ({ path, line, column, note: 'The same in a copy.' }));
    return also ? { ...each, related: [...(each.related ?? []), ...also].slice(0, MOST_RELATED) } : each;
  });
}
