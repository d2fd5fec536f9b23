/** From a document to the manifests in it: what format each is of. */
import { NO_CODE, type Code } from './code.js';
import { directivesIn } from './directives.js';
import type { Document } from './document.js';
import { Locator } from './locate.js';
import type { Directive, Format, FormatId, Manifest, OpenaiDialect } from './rule.js';
import { guessFormat, isTraceOf } from './guess.js';
import type { Node } from './tree.js';
import { View } from './view.js';

export interface Hints {
  /** The config says what the file is. */
  readonly format?: FormatId;
  /** Somebody named the file, or its place tells what it is: weaker evidence will do. */
  readonly named: boolean;
  readonly servers: readonly string[];
  readonly dialect?: { readonly openai: OpenaiDialect };
}

export interface Recognition {
  readonly manifests: readonly Manifest[];
  readonly locator: Locator;
  readonly directives: readonly Directive[];
  /** Why a file was left alone, when it was. */
  readonly skipped?: string;
}

export const NO_FORMAT = 'no known format';

export function recognise(document: Document, formats: readonly Format[], hints: Hints): Recognition {
  const manifests: Manifest[] = [];
  const locator = new Locator(document, () => manifests.flatMap(({ tools }) => tools));
  const isBroken = document.faults.length > 0;
  const directives = directivesIn(document);
  let skipped: string | undefined;
  for (const root of document.roots) {
    const verdict = formatsOf(root, document.code ?? NO_CODE, formats, hints, hints.named && !isBroken);
    if (typeof verdict === 'string') skipped ??= verdict;
    else manifests.push(new View(document, root, verdict, hints, locator, manifests.length === 0 && directives));
  }
  // A broken file that somebody named is reported even where nothing is left to recognise, and so is what was a manifest.
  if (manifests.length === 0 && isBroken && (hints.named || hints.format || wasManifest(document, formats))) {
    const root: Node = document.roots[0] ?? { kind: 'unknown', start: 0, end: 0 };
    manifests.push(new View(document, root, [], hints, locator, directives));
  }
  const recognised = { manifests, locator, directives };
  return manifests.length > 0 ? recognised : { ...recognised, skipped: skipped ?? NO_FORMAT };
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
  code: Code,
  formats: readonly Format[],
  hints: Hints,
  mayGuess: boolean,
): readonly Format[] | string {
  if (hints.format) return formats.filter(({ id }) => id === hints.format);
  const found: Format[] = [];
  let reason = NO_FORMAT;
  for (const format of formats) {
    const verdict = format.recognise(root, code, hints.named);
    if (verdict === true) found.push(format);
    else if (typeof verdict === 'string') reason = verdict;
  }
  if (found.length > 0) return withCompanions(found, root, formats);
  const guess = mayGuess && reason === NO_FORMAT ? guessFormat(root, formats) : undefined;
  return guess ? [guess] : reason;
}
