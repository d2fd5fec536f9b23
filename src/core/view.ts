/**
 * A manifest as rules see it; what they ask for is made when first asked for. A class: an object literal with getters
 * has a shape of its own each time, and V8 keeps all that such a shape can reach until it cleans up everything.
 */
import { NO_CODE, type Code } from './code.js';
import type { Document } from './document.js';
import type { Locator } from './locate.js';
import type { Hints } from './recognise.js';
import type {
  Directive,
  Fault,
  Format,
  FormatId,
  Manifest,
  OpenaiDialect,
  Schema,
  StructuralProblem,
  Tool,
} from './rule.js';
import { schemasOf } from './schemas.js';
import { structureOf } from './structure.js';
import type { Entry, Node } from './tree.js';

const AUTO = { openai: 'auto' } as const;
/** After which the text no longer shows what a string holds. */
const ODD_ESCAPE = /\\[^nrt"\\]/;
const NO_FAULTS: readonly Fault[] = [];
const NO_DIRECTIVES: readonly Directive[] = [];

export class View implements Manifest {
  readonly path: string;
  readonly formats: readonly FormatId[];
  readonly root: Node;
  readonly faults: readonly Fault[];
  readonly directives: readonly Directive[];
  readonly code: Code;
  readonly isOneOfMany: boolean;
  readonly servers: readonly string[];
  readonly dialect: { readonly openai: OpenaiDialect };
  readonly #formats: readonly Format[];
  readonly #locator: Locator;
  readonly #structures = new Map<FormatId, readonly StructuralProblem[]>();
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
    directives: readonly Directive[] | false,
  ) {
    this.path = document.path;
    this.formats = formats.map(({ id }) => id);
    this.root = root;
    this.faults = directives ? document.faults : NO_FAULTS;
    this.directives = directives || NO_DIRECTIVES;
    this.code = document.code ?? NO_CODE;
    this.isOneOfMany = document.roots.length > 1;
    this.servers = hints.servers;
    this.dialect = hints.dialect ?? AUTO;
    this.#document = document;
    this.#formats = formats;
    this.#locator = locator;
  }

  get tools(): readonly Tool[] {
    return (this.#tools ??=
      this.#formats.map((format) => format.tools(this.root)).find((some) => some.length > 0) ?? []);
  }

  get schemas(): readonly Schema[] {
    return (this.#schemas ??= schemasOf(this.tools));
  }

  // Rules take the manifest apart in their parameters: functions must do without `this`.
  readonly structure = (id: FormatId): readonly StructuralProblem[] => {
    let structure = this.#structures.get(id);
    if (!structure) {
      const format = this.#formats.find((each) => each.id === id);
      structure = format ? structureOf(format, format.units(this.root, this.code)) : [];
      this.#structures.set(id, structure);
    }
    return structure;
  };

  readonly mayHold = (pattern: RegExp): boolean => {
    this.#isLiteral ??= !this.#document.code && !ODD_ESCAPE.test(this.#document.text);
    return !this.#isLiteral || pattern.test(this.#document.text);
  };

  readonly entryOf = (node: Node): Entry | undefined => this.#locator.entryOf(node);

  readonly derive = <T>(make: (manifest: Manifest) => T): T => {
    if (!this.#derived.has(make)) this.#derived.set(make, make(this));
    return this.#derived.get(make) as T;
  };
}
