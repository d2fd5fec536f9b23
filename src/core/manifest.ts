/** From a document to the manifests in it: what format each is of, and the views that rules read. */
import { NO_CODE, type Code } from './code.js';
import type { Document } from './document.js';
import { Locator } from './locate.js';
import type { Format, FormatId, Manifest, OpenaiDialect, Schema, StructuralProblem, Tool } from './rule.js';
import { schemasOf } from './schemas.js';
import { structureOf } from './structure.js';
import { entries, type Node } from './tree.js';

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
  /** Why a file was left alone, when it was. */
  readonly skipped?: string;
}

const AUTO = { openai: 'auto' } as const;

export const NO_FORMAT = 'no known format';

export function recognise(document: Document, formats: readonly Format[], hints: Hints): Recognition {
  const locator = new Locator(document);
  const manifests: Manifest[] = [];
  let skipped: string | undefined;
  for (const root of document.roots) {
    const verdict = formatsOf(root, document.code ?? NO_CODE, formats, hints);
    if (typeof verdict === 'string') skipped ??= verdict;
    else manifests.push(view(document, root, verdict, hints, locator, manifests.length === 0));
  }
  // A broken file that somebody named is reported even where nothing is left to recognise.
  if (manifests.length === 0 && (hints.named || hints.format) && document.faults.length > 0) {
    const root: Node = document.roots[0] ?? { kind: 'unknown', start: 0, end: 0 };
    manifests.push(view(document, root, [], hints, locator, true));
    skipped = undefined;
  }
  return manifests.length > 0 ? { manifests, locator } : { manifests, locator, skipped: skipped ?? NO_FORMAT };
}

/** The formats of a value, or why it is none of ours. */
function formatsOf(root: Node, code: Code, formats: readonly Format[], hints: Hints): readonly Format[] | string {
  if (hints.format) return formats.filter(({ id }) => id === hints.format);
  const found: Format[] = [];
  let reason = NO_FORMAT;
  for (const format of formats) {
    const verdict = format.recognise(root, code);
    if (verdict === true) found.push(format);
    else if (typeof verdict === 'string') reason = verdict;
  }
  if (found.length > 0) return found;
  const guess = hints.named && reason === NO_FORMAT ? guessFormat(root, formats) : undefined;
  return guess ? [guess] : reason;
}

/** The one format with most of its fields present, at least two; none where two are level. */
function guessFormat(root: Node, formats: readonly Format[]): Format | undefined {
  const keys = new Set(entries(root).map(({ key }) => key));
  const ranked = formats
    .map((format) => ({ format, hits: format.fields.filter((field) => keys.has(field)).length }))
    .sort((a, b) => b.hits - a.hits);
  const [first, second] = ranked;
  return first && first.hits >= 2 && first.hits > (second?.hits ?? 0) ? first.format : undefined;
}

function view(
  document: Document,
  root: Node,
  formats: readonly Format[],
  hints: Hints,
  locator: Locator,
  carriesFaults: boolean,
): Manifest {
  let tools: readonly Tool[] | undefined;
  let schemas: readonly Schema[] | undefined;
  const structures = new Map<FormatId, readonly StructuralProblem[]>();
  return {
    path: document.path,
    formats: formats.map(({ id }) => id),
    root,
    faults: carriesFaults ? document.faults : [],
    code: document.code ?? NO_CODE,
    isOneOfMany: document.roots.length > 1,
    servers: hints.servers,
    dialect: hints.dialect ?? AUTO,
    get tools() {
      if (!tools) {
        tools = formats.map((format) => format.tools(root)).find((some) => some.length > 0) ?? [];
        locator.addTools(tools);
      }
      return tools;
    },
    get schemas() {
      return (schemas ??= schemasOf(this.tools));
    },
    structure(id) {
      let structure = structures.get(id);
      if (!structure) {
        const format = formats.find((each) => each.id === id);
        structure = format ? structureOf(format, format.units(root)) : [];
        structures.set(id, structure);
      }
      return structure;
    },
    entryOf: (node) => locator.entryOf(node),
  };
}
