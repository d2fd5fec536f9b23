/**
 * A manifest as rules see it; what they ask for is made when first asked for. A class: an object literal with getters
 * has a shape of its own each time, and V8 keeps all that such a shape can reach until it cleans up everything.
 */
import { remembered, known } from '../core/collections.js';
import { NO_CODE, type Code, type Packages, type ToolCode } from '../core/code.js';
import type { Document } from '../core/document.js';
import type { Neighbours } from '../core/neighbours.js';
import type { Locator } from './locate.js';
import type { ClientId, FormatId, Manifest, OpenaiDialect, Schema, Tool, ToolSchema } from '../core/rule.js';
import type { Format } from '../core/format.js';
import { structureOf } from './structure.js';
import { forEachSubschema } from '../core/json-schema.js';
import { timesIn } from '../core/text.js';
import { type Entry, type Node, type Place, entries } from '../core/tree.js';

const NO_PACKAGES: Packages = {};
const AUTO = { openai: 'auto' } as const;
/** After which the text no longer shows what a string holds. */
const ODD_ESCAPE = /\\[^nrt"\\]/;
const LINES_ABOVE = 5;
const NO_FAULTS: Manifest['faults'] = [];
const NO_DIRECTIVES: Manifest['directives'] = [];

export interface Hints {
  /** The config says what the file is. */
  readonly format?: FormatId;
  /** The user named the file, or its place shows what it is, so weaker evidence is enough. */
  readonly named: boolean;
  readonly servers: readonly string[];
  readonly dialect?: { readonly openai: OpenaiDialect };
  readonly clients?: readonly ClientId[];
  /** The versions that decide what source code serves, read when a rule asks. */
  packages?(): Packages;
}

export class DocumentManifest implements Manifest {
  readonly path: string;
  readonly formats: readonly FormatId[];
  readonly root: Node;
  readonly faults: Manifest['faults'];
  readonly directives: Manifest['directives'];
  readonly code: Code;
  readonly toolCode: ToolCode | undefined;
  readonly neighbours: Neighbours | undefined;
  readonly isOneOfMany: boolean;
  readonly servers: readonly string[];
  readonly dialect: { readonly openai: OpenaiDialect };
  readonly clients: readonly ClientId[] | undefined;
  readonly #packages: Hints['packages'];
  readonly #formats: readonly Format[];
  readonly #locator: Locator;
  readonly #structures = new Map<FormatId, ReturnType<Manifest['structure']>>();
  readonly #derived = new Map<unknown, unknown>();
  readonly #document: Document;
  #isLiteral: boolean | undefined;
  #tools: readonly Tool[] | undefined;
  #schemas: readonly Schema[] | undefined;

  constructor(
    document: Document,
    root: Node,
    formats: readonly Format[],
    hints: Hints,
    locator: Locator,
    /** The first manifest of a file carries what is about the whole file: its faults and directives. */
    directives: Manifest['directives'] | false,
  ) {
    this.path = document.path;
    this.formats = formats.map(({ id }) => id);
    this.root = root;
    this.faults = directives ? document.faults : NO_FAULTS;
    this.directives = directives || NO_DIRECTIVES;
    this.code = document.code ?? NO_CODE;
    this.toolCode = document.toolCode;
    this.neighbours = document.neighbours;
    this.isOneOfMany = document.roots.length > 1;
    this.servers = hints.servers;
    this.dialect = hints.dialect ?? AUTO;
    this.clients = hints.clients;
    this.#packages = hints.packages;
    this.#document = document;
    this.#formats = formats;
    this.#locator = locator;
  }

  get tools(): readonly Tool[] {
    return (this.#tools ??=
      this.#formats.map((format) => format.tools(this.root)).find((some) => some.length > 0) ?? []);
  }

  get packages(): Packages {
    return this.#packages?.() ?? NO_PACKAGES;
  }

  get schemas(): readonly Schema[] {
    return (this.#schemas ??= schemasOf(this.tools));
  }

  // Rules take the manifest apart in their parameters: functions must do without `this`.
  readonly structure: Manifest['structure'] = (id) =>
    known(this.#structures, id, () => {
      const format = this.#formats.find((each) => each.id === id);
      return format ? structureOf(format, format.units(this.root, this.code)) : [];
    });

  readonly mayHold = (pattern: RegExp): boolean => {
    this.#isLiteral ??= !this.#document.code && !textHolds(this.#document, ODD_ESCAPE);
    return !this.#isLiteral || textHolds(this.#document, pattern);
  };

  readonly isNamedElsewhere = (names: readonly string[]): boolean =>
    names.some((name) => timesIn(this.#document.text, name) > 1) || this.#document.isNamedElsewhere?.(names) === true;

  readonly linesAround = ({ start, end, file }: Place): string => {
    const { text } = this.#document;
    if (file !== undefined) return '';
    let above = start;
    for (let line = 0; line < LINES_ABOVE && above >= 0; line++)
      above = above === 0 ? -1 : text.lastIndexOf('\n', above - 1);
    const below = text.indexOf('\n', end);
    return text.slice(above + 1, below < 0 ? text.length : below);
  };

  readonly entryOf = (node: Node): Entry | undefined => this.#locator.entryOf(node);

  readonly derive = <T>(make: (manifest: Manifest) => T): T => known(this.#derived, make, () => make(this)) as T;
}

const searchedIn = remembered((_: Document) => new Map<RegExp, boolean>());

/** A file of many manifests is searched once for each pattern, not once for each manifest. */
function textHolds(document: Document, pattern: RegExp): boolean {
  return known(searchedIn(document), pattern, () => pattern.test(document.text));
}

/** Every JSON Schema object of a tool, found by what the keywords mean and not by what they are called. */
function schemasOf(tools: readonly Tool[]): Schema[] {
  const found: Schema[] = [];
  const seen = new Set<Node>();
  for (const tool of tools) {
    for (const whole of tool.schemas) {
      if (whole.shape === 'schema') visit(whole.node, tool, whole.role, undefined, 0, found, seen);
      else for (const field of entries(whole.node)) visit(field.value, tool, whole.role, field, 1, found, seen);
    }
  }
  return found;
}

function visit(
  node: Node,
  tool: Tool,
  role: ToolSchema['role'],
  property: Entry | undefined,
  depth: number,
  found: Schema[],
  seen: Set<Node>,
): void {
  if (node.kind !== 'object' || seen.has(node)) return;
  seen.add(node);
  found.push({ node, tool, role, property, depth });
  forEachSubschema(node, (inner, own) => visit(inner, tool, role, own, depth + 1, found, seen));
}
