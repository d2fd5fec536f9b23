/**
 * What a rule pack is made of: a rule is a pure function from a manifest to problems, and a fix says what to change, not
 * how. What else `rules/` may import is in scripts/lint/layers.js.
 */
import type { FORMATS } from '../generated/format-ids.js';
import type { Code, Packages, ToolCode } from './code.js';
import type { Message } from './message.js';
import type { Neighbours } from './neighbours.js';
import type { RuleTag } from './rule-tag.js';
import type { Services } from './services.js';
import type { ServersOfRun } from './wiring.js';
import type { ArrayNode, Entry, Node, ObjectNode, Place, StringNode } from './tree.js';
export type Severity = 'error' | 'warning' | 'info';
export type Preset = 'spec' | 'recommended' | 'strict';
export type FormatId = (typeof FORMATS)[number];
/** The ways of writing OpenAI metadata, or `auto` for the one that each tool is written in. */
export type OpenaiDialect = 'auto' | 'seed' | 'openai' | 'mcp-apps';
/** Hosts and model APIs that the rules of the pack `clients` know. */
export type ClientId = 'claude' | 'openai' | 'gemini' | 'gemini-cli' | 'vscode' | 'copilot-cli' | 'cursor' | 'amazon-q' | 'kimi' | 'langchain' | 'codex' | 'zed' | 'bedrock';
/** Where a problem is: usually a node or an entry. An entry means its key. */
export type ProblemPlace = Place | MissingKey | StringPart | ValueUse;
/** What a place is about. */
export declare function subjectOf(at: ProblemPlace): Place;
/** A key is missing: the key of the object that lacks it, or its opening brace where it has no key. */
export interface MissingKey {
    readonly lack: ObjectNode;
    /** The key, so that a misspelt one can take its place. */
    readonly key?: string;
    /** The keys, where there are several, or where a misspelt one takes the place of none. */
    readonly keys?: readonly string[];
}
/** A stretch of a string's value, counted in the value and not in the text with its escapes. */
interface StringPart {
    readonly part: StringNode;
    readonly from: number;
    readonly to: number;
}
/** A value where it is used by name, if its constant has other uses too or is imported; in other cases, where it is written. */
interface ValueUse {
    readonly use: Place;
}
export declare const lack: (object: ObjectNode, key?: string) => MissingKey;
export declare const lackOf: (object: ObjectNode, ...keys: readonly string[]) => MissingKey;
export declare const part: (string: StringNode, from: number, to: number) => StringPart;
export declare const useOf: (value: Place) => ValueUse;
export interface Problem<MessageId extends string = string> {
    readonly at: ProblemPlace;
    readonly message: MessageId;
    /**
     * Fills `{{name}}` in the message and its help. Values come from the manifest: they are shortened and made printable.
     * `{{true}}` and the other words of a language are filled in without.
     */
    readonly data?: ProblemData;
    readonly related?: readonly {
        readonly at: ProblemPlace;
        readonly note: string;
    }[];
    /** In how many places the same is wrong for one cause: this one and the related ones. */
    readonly count?: number;
    /** What has the same cause in a package is reported once: a version, one constant, one naming scheme. */
    readonly cause?: string;
    /** What the others of its cause are, which have other names: "(and 2 other parameters)" in place of "(3 places)". */
    readonly alike?: string;
    /** Of those of its cause, the place where it shows first: the file that is started. */
    readonly leads?: boolean;
    readonly fix?: Fix;
    /** Less severe than the rule's problems are as a rule. */
    readonly severity?: Severity;
    /** Structural rules stay silent about these nodes or keys and what is in them: this problem says it all. */
    readonly covers?: readonly Place[];
    /** Keys that are missing because of this one. Problems about them are dropped, and this one takes the highest severity. */
    readonly replaces?: readonly MissingKey[];
}
export type ProblemData = Readonly<Record<string, string | number | InWords | undefined>>;
/** A text with words of a language: made when the finding is written, for the language of its file. */
export type InWords = (words: Words) => string;
/** What a language calls its values, and with an article, its types. */
export interface Words extends Readonly<Record<Exclude<Node['kind'], 'unknown'>, string>> {
    readonly true: string;
    readonly false: string;
    readonly integer: string;
    /** What is around a key: `"`, or nothing. */
    readonly quote: string;
}
export interface Fix {
    /** An order to the editor: "Add the type". */
    readonly title: string;
    /** Safe: the meaning that the author intended cannot change. */
    readonly safe: boolean;
    readonly edits: readonly Edit[];
}
export type Edit = {
    readonly op: 'set';
    readonly node: Node;
    readonly value: Printable;
} | {
    readonly op: 'add';
    readonly to: ObjectNode;
    readonly key: string;
    readonly value: Printable;
    readonly first?: true;
} | {
    readonly op: 'append';
    readonly to: ArrayNode;
    readonly value: Printable;
} | {
    readonly op: 'remove';
    readonly from: ObjectNode | ArrayNode;
    readonly child: Entry | Node;
} | {
    readonly op: 'rename';
    readonly entry: Entry;
    readonly key: string;
}
/** The type of what has this default may be null, too: where a type is written beside its default. */
 | {
    readonly op: 'nullable';
    readonly node: Node;
} | ({
    readonly op: 'text';
} & TextEdit);
/** A value to print into a manifest; `asWritten` takes a piece of the manifest along with its own text. */
export type Printable = null | boolean | number | string | SourceOf | readonly Printable[] | {
    readonly [key: string]: Printable;
};
declare const SOURCE_NODE: unique symbol;
interface SourceOf {
    readonly [SOURCE_NODE]: Node;
}
export declare const asWritten: (node: Node) => SourceOf;
export declare function sourceNodeOf(value: Printable): Node | undefined;
/** What the parser stumbled over. */
export interface Fault extends Place {
    readonly message: string;
    /** What to do. */
    readonly help?: string;
    /** A warning will do: the file may be fine for those who run it (a page that a server fills in), or have no tools. */
    readonly mild?: true;
    /** What it shares with other faults of its file that have one cure: all comments of it. */
    readonly cause?: 'comments';
    /** Text edits that mend it without a doubt (a trailing comma). */
    readonly mend?: {
        readonly title: string;
        readonly edits: readonly TextEdit[];
    };
}
export interface TextEdit {
    readonly start: number;
    readonly end: number;
    readonly text: string;
}
/** A comment that switches rules off, or on again. */
export interface Directive extends Place {
    /** `toolint-disable-next-line`, for one; as it is written, so that it may be none that there is. */
    readonly word: string;
    /** There is such a directive. */
    readonly exists: boolean;
    /** None means all. */
    readonly rules: readonly (Place & {
        readonly id: string;
    })[];
    readonly reason?: string;
    /** The line that it is about, where it is about one. */
    readonly line?: number;
    /** The last of the lines, where it is about several: a signature with its decorators. */
    readonly lastLine?: number;
}
/** A tool, seen the same way in every format. */
export interface Tool {
    readonly node: ObjectNode;
    /** What tells the tool apart within its format, where that is more than its name (OTC's id). */
    readonly id?: string;
    readonly version?: string;
    /** The entry that names the tool: `name`, or in gloodata the tool's own key. */
    readonly name?: Entry;
    /** The name as the model sees it, where it is known. */
    readonly label?: string;
    readonly description?: Entry;
    /** Tools with one name may not share one of these (an array, a server). */
    readonly group?: Node;
    readonly schemas: readonly ToolSchema[];
}
export interface ToolSchema {
    readonly role: 'input' | 'output' | 'config';
    /** The entry that holds the schema, or the object of fields. */
    readonly entry: Entry;
    readonly node: Node;
    /** `schema`: a JSON Schema; `fields`: an object of schemas by name. */
    readonly shape: 'schema' | 'fields';
}
/** One JSON Schema object, at any depth of a tool's schemas. */
export interface Schema {
    readonly node: ObjectNode;
    readonly tool: Tool;
    readonly role: ToolSchema['role'];
    /** The property that this schema describes, when it describes one. */
    readonly property?: Entry;
    /** 0 for a tool's whole schema, 1 for its properties, and so on. */
    readonly depth: number;
}
/** What a rule looks at: one manifest, whatever file and syntax it came from. */
export interface Manifest {
    /** Relative, with forward slashes. */
    readonly path: string;
    readonly formats: readonly FormatId[];
    readonly root: Node;
    readonly faults: readonly Fault[];
    readonly directives: readonly Directive[];
    /** What source code does beside describing tools; nothing in a manifest of pure data. */
    readonly code: Code;
    /** The code of the tool, where it is in a file next to a manifest of pure data. */
    readonly toolCode?: ToolCode | undefined;
    /** The files around it, where they can be looked at: not in ESLint, and not of a text without a file. */
    readonly neighbours?: Neighbours | undefined;
    readonly tools: readonly Tool[];
    readonly schemas: readonly Schema[];
    /** The file holds several documents, as a YAML stream does. */
    readonly isOneOfMany: boolean;
    /** The tool servers that the config counts this file to. */
    readonly servers: readonly string[];
    /** What the config says of formats that are written in several ways. */
    readonly dialect: {
        readonly openai: OpenaiDialect;
    };
    /** The clients that the user cares for; undefined where the config doesn't say, which means all that are well documented. */
    readonly clients?: readonly ClientId[];
    /** The versions of npm packages that decide what source code serves, as far as they are known. */
    readonly packages: Packages;
    /** What a format's JSON Schema finds wrong, sorted into four kinds. */
    structure(format: FormatId): readonly StructuralProblem[];
    /**
     * False where the text shows that no string in the file can match. The pattern may ask for no blanks and for nothing
     * around the match. Make it once, outside `check`: the answer is kept by pattern.
     */
    mayHold(pattern: RegExp): boolean;
    /** Whether one of these names is in several places of the file, or in other files too: a new name takes several edits. */
    isNamedElsewhere(names: readonly string[]): boolean;
    /** The lines of a place and the few above it, comments and all; nothing of a place in another file. */
    linesAround(place: Place): string;
    /** The entry that holds a node, if one does. */
    entryOf(node: Node): Entry | undefined;
    /** What several rules derive from a manifest, derived once. `make` is the key, so it must always be the same function. */
    derive<T>(make: (manifest: Manifest) => T): T;
}
/** The messages of each structural rule: the engine finds the problems, the rules have the texts. */
export interface StructuralMessages {
    'required-field': 'missing' | 'missingPlain';
    'field-type': 'wrong' | 'wrongEntry' | 'wrongWhole';
    'field-format': 'wrong' | 'wrongEntry';
    'misspelt-field': 'misspelt' | 'misspeltRequired' | 'leftover';
    'unknown-field': 'unknown';
}
export type StructuralKind = keyof StructuralMessages;
export type StructuralProblem<Of extends StructuralKind = StructuralKind> = {
    [Kind in Of]: {
        readonly kind: Kind;
        readonly problem: Problem<StructuralMessages[Kind]>;
    };
}[Of];
/** What a rule is given beside the manifest. */
export interface Context<Options = Record<string, unknown>> {
    readonly options: Options;
    readonly services: Services;
}
/** `files`: the files around a manifest, which only rules look at that ask for them, and ESLint never. */
type Need = 'sql' | 'files';
/** Something one manifest contributes to a comparison over all manifests of a run. */
export interface Fact {
    readonly at: ProblemPlace;
    /** Facts are compared with those of the same key. */
    readonly key: string;
    readonly value?: string;
    /** Only ever silences: it counts even if source code may choose another way at run time. */
    readonly isExcuse?: true;
    /** The string at which the fact is may get another value, which a fix names later. */
    readonly mayChange?: true;
}
/** A fact with its place as plain data, so that the manifest need not be kept. */
export interface LocatedFact {
    readonly key: string;
    readonly value?: string;
    readonly isExcuse?: true;
    readonly location: Location;
    /** Where the characters of a string that may change are, if the text has them unescaped. */
    readonly characters?: {
        readonly start: number;
        readonly end: number;
    };
}
/** A place as fronts see it: lines and columns are 1-based, columns count UTF-16 units. */
export interface Location {
    readonly path: string;
    readonly pointer: string;
    readonly tool?: string;
    /** In a list of tools or resources: the one around it by its name, if it has one, and the pointer from there on. */
    readonly item?: {
        readonly name?: string;
        readonly pointer: string;
    };
    /** Identifies the value: it changes with the value, and with nothing else. */
    readonly valueHash: string;
    readonly start: number;
    readonly end: number;
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number;
}
export interface ProjectProblem<MessageId extends string = string> {
    readonly at: LocatedFact;
    readonly message: MessageId;
    readonly data?: Readonly<Record<string, string | number | undefined>>;
    /** Lower than the rule's, where this one is less severe. */
    readonly severity?: Severity;
    readonly related?: readonly {
        readonly at: LocatedFact;
        readonly note: string;
    }[];
    /** As of a problem. */
    readonly cause?: string;
    /** Gives the string of a fact that may change another value. */
    readonly fix?: {
        readonly title: string;
        readonly safe: boolean;
        readonly value: string;
    };
}
/** Who demands it. `says` is in our own words. */
export interface Source {
    readonly document: string;
    readonly section: string;
    readonly says: string;
    readonly kind: 'MUST' | 'SHOULD' | 'advice';
}
export interface Rule<MessageId extends string = string, Options = Record<string, unknown>> {
    readonly id: `${string}/${string}`;
    /** The rule's page; built-in rules have one in docs/rules. */
    readonly url?: string;
    /** What is wrong, in one line: "A tool's id is not ToolkitName.ToolName@Version". */
    readonly summary: string;
    readonly severity: Severity;
    /** What some of its problems are where it is an error, or where it is none. ESLint has a second rule for those. */
    readonly otherSeverity?: 'error' | 'warning';
    /** The smallest preset that has it: `spec` rules are also in the other two. */
    readonly in: Preset;
    /** `recommended` leaves it out: the specification asks for it, and no reader of a manifest minds. */
    readonly notRecommended?: true;
    /** On in every preset, with this severity, for those who say that they care for this client. */
    readonly raisedBy?: {
        readonly client: ClientId;
        readonly severity: Severity;
    };
    readonly source: Source;
    readonly messages: Readonly<Record<MessageId, Message>>;
    /** The kinds of fix it can offer. */
    readonly fixable?: 'safe' | 'unsafe' | 'both';
    readonly options?: {
        readonly schema: Readonly<Record<string, unknown>>;
        readonly defaults: Options;
        /** Where a preset sets an option of its own. */
        readonly presets?: Partial<Record<Preset, Partial<Options>>>;
    };
    readonly needs?: readonly Need[];
    /** Of built-in rules alone. */
    readonly tags?: readonly RuleTag[];
    /** Of a rule that breaks lists, the messages about one tool alone, or about what only some versions do. */
    readonly sparesList?: readonly NoInfer<MessageId>[];
    /** Formats beside its own whose manifests hold what it compares. */
    readonly reads?: readonly FormatId[];
    /** Lists at the top of a manifest, of whose entries it speaks and of nothing else: it is not asked if they are empty. */
    readonly lists?: readonly string[];
    /** Silent wherever another rule has spoken. */
    readonly structural?: true;
    /** What it points at must not be repeated anywhere: no finding of a file quotes it, no frame shows it. */
    readonly secret?: true;
    /** For a rule about security: how severe code scanning shows its findings (CVSS, 0.0 to 10.0). */
    readonly securitySeverity?: string;
    /** Has no `check`: the engine itself sees it: when a file is judged, when the whole run is over, or when two versions are compared. */
    readonly byEngine?: 'file' | 'run' | 'diff';
    check?(manifest: Manifest, context: Context<Options>): Iterable<Problem<MessageId>>;
    /** Compares what all manifests of a run have to say. */
    readonly project?: {
        /**
         * What one file says is worth comparing by itself: ESLint sees no more. `ifAlone`: unless it shares with other files
         * of its own, which may hold what it lacks.
         */
        readonly inOneFile?: 'always' | 'ifAlone';
        collect(manifest: Manifest, context: Context<Options>): Iterable<Fact>;
        compare(facts: readonly LocatedFact[], context: Context<Options> & {
            readonly servers: ServersOfRun;
        }): Iterable<ProjectProblem<MessageId>>;
    };
}
/** Types a rule: message ids are checked, options are inferred from their defaults. */
export declare function defineRule<const MessageId extends string, Options = Record<string, never>>(rule: Rule<MessageId, Options>): Rule;
/** The message that says the same as another of a tool whose name is not known: a file that imports it may know the name. */
export declare const unnamed: <const MessageId extends string>(message: MessageId) => `${MessageId}Unnamed`;
export {};
