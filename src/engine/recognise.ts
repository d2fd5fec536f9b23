/** From a document to the manifests in it: what format each is of. */
import { NO_CODE } from '../core/code.js';
import { directivesIn } from './directives.js';
import type { Document } from '../core/document.js';
import { Locator } from './locate.js';
import type { Directive, Manifest } from '../core/rule.js';
import { nearMissIn, type Format } from '../core/format.js';
import { type Node, entries, get } from '../core/tree.js';
import { DocumentManifest, type Hints } from './manifest.js';
import { nearestWord } from '../core/did-you-mean.js';

export interface Recognition {
  readonly manifests: readonly Manifest[];
  readonly locator: Locator;
  readonly directives: readonly Directive[];
  /** Why a file was left alone, when it was. */
  readonly skipped?: string;
}

export const NO_FORMAT = 'no known format';

/** Whether a file is left alone since it is of no format, or only nearly of one. */
export const isUnrecognised = (reason: string | undefined): boolean =>
  reason === NO_FORMAT || nearMissIn(reason ?? '') !== undefined;

export function recognise(document: Document, formats: readonly Format[], hints: Hints): Recognition {
  const manifests: Manifest[] = [];
  const locator = new Locator(document, () => manifests.flatMap(({ tools }) => tools));
  const isBroken = document.faults.length > 0;
  const directives = directivesIn(document);
  let skipped: string | undefined;
  for (const root of document.roots) {
    const verdict = formatsOf(root, document, formats, hints, hints.named && !isBroken);
    if (typeof verdict === 'string') skipped ??= verdict;
    else
      manifests.push(
        new DocumentManifest(document, root, verdict, hints, locator, manifests.length === 0 && directives),
      );
  }
  // A broken file that was named is reported even if nothing is left to recognise, and so is one that was a manifest.
  if (manifests.length === 0 && isBroken && (hints.named || hints.format || wasManifest(document, formats))) {
    const root: Node = document.roots[0] ?? { kind: 'unknown', start: 0, end: 0 };
    manifests.push(new DocumentManifest(document, root, [], hints, locator, directives));
  }
  const recognised = { manifests, locator, directives };
  if (manifests.length > 0) return recognised;
  const nothing = hints.format
    ? `set to \`${hints.format}\` in the config, but nothing of that format was found`
    : NO_FORMAT;
  return { ...recognised, skipped: skipped ?? nothing };
}

const wasManifest = ({ code, text }: Document, formats: readonly Format[]): boolean =>
  code === undefined && isTraceOf(formats, text);

function withCompanions(found: readonly Format[], root: Node, formats: readonly Format[]): readonly Format[] {
  const also = new Set(found.map((format) => format.isAlso?.(root)));
  return formats.filter((format) => found.includes(format) || also.has(format.id));
}

/** The formats of a value, or why it is none of ours. */
function formatsOf(
  root: Node,
  { code = NO_CODE, path }: Document,
  formats: readonly Format[],
  hints: Hints,
  mayGuess: boolean,
): readonly Format[] | string {
  if (hints.format) {
    const own = formats.filter(({ id }) => id === hints.format);
    return withCompanions(own, root, formats);
  }
  const found: Format[] = [];
  let reason = NO_FORMAT;
  for (const format of formats) {
    const verdict = format.recognise(root, code, hints.named, path);
    if (verdict === true) found.push(format);
    else if (typeof verdict === 'string') reason = verdict;
  }
  if (found.length > 0) return withCompanions(found, root, formats);
  const guess = mayGuess && isUnrecognised(reason) ? guessFormat(root, formats) : undefined;
  return guess ? [guess] : reason;
}

// What a file was meant to be that no format recognises.

/** The one format of which most fields are there; none where two are level. */
function guessFormat(root: Node, formats: readonly Format[]): Format | undefined {
  const keys = new Set(entries(root).map(({ key }) => key));
  const ranked = formats
    .map((format) => ({ format, hits: format.fields.filter((field) => keys.has(field)).length }))
    .filter(({ format, hits }) => format.guess && hits >= format.guess.atLeast && hasItsOwn(format, root, keys))
    .sort((a, b) => b.hits - a.hits);
  const [first, second] = ranked;
  return first && first.hits > (second?.hits ?? 0) ? first.format : undefined;
}

/** Descriptions of APIs and workflows have such fields too, and beside them what no manifest has. */
function hasItsOwn({ fields, guess }: Format, root: Node, keys: ReadonlySet<string>): boolean {
  const { own = [], shared = [] } = guess ?? {};
  if (own.some((key) => keys.has(key))) return true;
  const isField = (key: string): boolean => key === '$schema' || nearestWord(key, fields) !== undefined;
  return shared.some((key) => get(root, key)?.kind === 'object') && [...keys].every(isField);
}

/** Whether a text that cannot be read has the keys of a format. A template is broken until it is filled in. */
export function isTraceOf(formats: readonly Format[], text: string): boolean {
  if (/\{\{|\{%|<%/.test(text)) return false;
  return formats.some(({ traces = [] }) => traces.some((group) => group.every((key) => hasKey(text, key))));
}

/** As JSON and YAML write keys, with quotes or without. */
function hasKey(text: string, key: string): boolean {
  // The key is looked for first: large data has few of it.
  return new RegExp(`${key}(?<=(?:^|[\\s,{-])["']?${key})["']?[ \\t]*:`, 'm').test(text);
}
