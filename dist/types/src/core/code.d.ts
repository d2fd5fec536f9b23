/** What source code does with tools and widgets, beside what it says of them: sites with places, no syntax. */
import type { PythonView, UndefinedName } from './python-code.js';
import type { Node, ObjectNode, Place } from './tree.js';
import type { ServerWiring } from './wiring.js';
export interface Code {
    /** The modules that are imported. */
    readonly imports: readonly string[];
    readonly registrations: readonly Registration[];
    readonly answers: readonly Answer[];
    /** The same of handlers that a library or the project itself calls, in whatever form these take. */
    readonly otherAnswers?: readonly Answer[];
    /** What certainly registers something, and cannot be read. */
    readonly unread?: readonly UnreadCode[];
    /** Tools that are taken from a server again. */
    readonly removed?: readonly RemovedTool[];
    /** Names under which functions of the project register tools, and keys of tables of tools. */
    readonly namedTools?: readonly string[];
    /** The servers that are made here, and how tools reach them and those of other files. */
    readonly wiring?: ServerWiring;
    /** The function that answers for all tools, where the list of them is known too. */
    readonly dispatch?: Dispatch | undefined;
    /** It has a server speak over standard output, whose tools may be in other files. */
    readonly isOnStdio?: boolean;
    /** The project answers `tools/list` itself on the server of an SDK: what that SDK makes of the schemas is not what clients get. */
    listsTools?(): boolean;
    /** The project lists what its own functions make of the schemas that are written in it. */
    rewritesSchemas?(): boolean;
    /** The file also takes an argument of this name as a text of JSON. */
    decodes?(name: string): boolean;
    /** The project replaces the method that registers tools by its own, which gives them other names. */
    mayRename?(): boolean;
    /** Functions in the form of OpenAI's API are for OpenAI itself: the file imports its library and names no other host. */
    readonly asksOpenai?: boolean;
    /** What is printed to standard output by a server that speaks over it. */
    readonly printed: readonly Printed[];
    /** What the handlers of tools make of their arguments. */
    readonly inputs: readonly HandlerInput[];
    readonly reads: readonly ReadAnswer[];
    /** What the readers of resource templates make of the variables. */
    readonly templateInputs?: readonly TemplateInput[];
    /** The servers of the MCP SDK that the file makes. */
    readonly servers?: readonly MadeServer[];
    /** Where one server is connected to a new transport for each request or session. */
    readonly sharedServers?: readonly SharedServer[];
    /** Where a transport is to read the body of a request that has been read before. */
    readonly consumedBodies?: readonly ConsumedBody[];
    readonly listChanges?: readonly ListChange[];
    /** Where a file starts something only if its path is what the program was started by. */
    readonly startGuards?: readonly Place[];
    /** Names in functions of the file that nothing declares. */
    readonly undefinedNames?: readonly UndefinedName[];
    /** What revision 2026-07-28 has removed or deprecated. */
    readonly olderUses?: readonly OlderUse[];
    /** What the handlers of prompts return, and what they make of their arguments. */
    readonly promptAnswers: readonly Answer[];
    readonly promptInputs: readonly HandlerInput[];
    readonly widget: readonly WidgetUse[];
    /** What a widget of MCP Apps tells `callServerTool` as the name of a tool. */
    readonly calledTools: readonly Node[];
    /** What a widget of MCP Apps sends its host with `ui/initialize`, where it is written without the SDK. */
    readonly handshakes: readonly Node[];
    /** Names by which widget and host talk to each other, as the code of the widget has them. */
    readonly hostNames: readonly HostName[];
    /** What a file in Python has besides. */
    readonly python?: PythonView;
    /**
     * What the MCP SDK makes of a tool's zod schema, one for each combination of versions that is possible; undefined for
     * any other schema, which is listed unchanged.
     */
    served?(registration: Registration, tool: ObjectNode, key: 'inputSchema' | 'outputSchema', packages: Packages): readonly ServedSchema[] | undefined;
    /** The library whose calls build this schema; undefined for one that is written as JSON Schema. */
    builderOf?(schema: Node): SchemaBuilder | undefined;
}
export type SchemaBuilder = 'zod' | 'typebox';
export interface UnreadCode extends Place {
    /** What is there, in a few words: "a loop over `tools()`". */
    readonly what: string;
    /** Why it cannot be read. */
    readonly reason: string;
    /** How many tools that are, where it is known. */
    readonly tools?: number;
    /** What it registers may be read in another file, where it is written. */
    readonly mayBeElsewhere?: true;
    /** It registers what a function is given, which has this node in the file's `ServerWiring`. */
    readonly givenTo?: string;
    /** The module that registers it, where that seems to be a package of others. */
    readonly package?: string;
}
/** A tool is taken from a server again: what is registered under its name afterwards replaces it. */
export interface RemovedTool extends Place {
    /** Undefined where it is not known. */
    readonly name?: string;
    /** The function in which that happens, or the file. */
    readonly within: Place;
}
export type WidgetCode = Pick<Code, 'widget' | 'calledTools' | 'handshakes' | 'hostNames'>;
/** Hosts have the names of events and methods, too. */
export declare function isWidget({ widget, calledTools, handshakes }: WidgetCode): boolean;
/** Versions of npm packages, by name: `4.1.12`, or `4` where only the major version is known. */
export type Packages = Readonly<Record<string, string>>;
/** What an SDK lists for a schema in source code, under one possible combination of versions. */
export interface ServedSchema {
    /** The JSON Schema that clients get, `unknown` where toolint cannot tell. Missing where the SDK lists none, or fails. */
    readonly schema?: Node;
    /** Why that is not what the author meant. */
    readonly fault?: ServingFault;
    /** A type in it that no value of JSON has: the schema is listed, and the SDK refuses each call with such an argument. */
    readonly refusing?: Pick<ServingFault, 'by' | 'at' | 'name'>;
    /** Why the schema is unknown. */
    readonly reason?: string;
    /** What it may be then. */
    readonly either?: readonly ServedSchema[];
}
export interface ServingFault {
    /** `lost`: an object without parameters is listed. `dropped`: no schema is listed. `throws`: `tools/list` fails. */
    readonly is: 'lost' | 'dropped' | 'throws';
    /** What does it: `z.date()`. */
    readonly by: string;
    readonly at: Place;
    /** Where the name of the call is: `date`. */
    readonly name?: Place;
    /** Not the schema does it, but versions that do not go together. */
    readonly isOfVersion?: true;
}
/** A call or literal that makes a tool known; its place is what a person would edit. */
export interface Registration extends Place {
    readonly api: 'registerTool' | 'tool' | 'registerAppTool' | 'registerAppResource' | 'registerResource' | 'registerPrompt' | 'setRequestHandler' | 'list' | 'literal'
    /** A function whose signature is the schema. */
     | 'function';
    /** The major version of the MCP SDK, where the imports tell. */
    readonly sdk?: 'v1' | 'v2';
    /** The module that the function comes from, where it is imported. */
    readonly from?: string;
    /** The name of the method that is called. */
    readonly method?: Place;
    /** The class of version 1 of the SDK that surely makes what it is called on. */
    readonly madeAs?: string;
    /** The tool as rules see it in the tree. */
    readonly tool?: ObjectNode;
    /** The key of a tool that is in a map, and has no name of its own there. */
    readonly key?: string;
    /** A function of the project registers it, whose own call is elsewhere. */
    readonly isHandedOn?: true;
    /** The resource as rules see it. */
    readonly resource?: ObjectNode;
    readonly prompt?: ObjectNode;
    /** The file makes or types the server so that it is the SDK's for sure. */
    readonly isOfSdk?: true;
    /** The node of the file's `ServerWiring` that it is registered on. */
    readonly on?: string;
    /** No condition decides whether it is registered there. */
    readonly isAlways?: true;
    /** If it throws, the code goes on without it. */
    readonly isTried?: true;
    /** It is registered only where an error was caught. */
    readonly isCaught?: true;
    /** No client sees it until the server enables it. */
    readonly isDisabled?: true;
    /** A text in the place of the tool's config, or of `tool()`'s handler. */
    readonly misplacedText?: Place;
    readonly schema?: GivenSchema;
    readonly output?: GivenSchema;
    readonly handles?: Handled;
    /** What the low-level server announces that a handler is set on. */
    readonly capabilities?: Node;
    /** The server is made without capabilities: the options that lack them, or behind which argument there are none. */
    readonly capabilitiesBelong?: {
        readonly in: ObjectNode;
    } | {
        readonly behind: Place;
    };
    /** Edits that turn the comment above a function into its docstring. */
    readonly fromComment?: readonly (Place & {
        readonly text: string;
    })[];
}
/** What setRequestHandler was given: a method's name, one of the SDK's schema objects, or `{ method: 'tools/list' }`. */
interface Handled extends Place {
    /** The list that it answers with is written out, and has nothing in it. */
    readonly isEmpty?: true;
    readonly is: 'method' | 'schema' | 'object';
    /** If it throws, the code goes on. */
    readonly isTried?: true;
    /** The method; the name of a schema object that we do not know. */
    readonly name: string;
    /** The keys that the handler takes out of the request itself. */
    readonly takes: readonly (Place & {
        readonly key: string;
    })[];
}
/** A `shape` is an object of zod schemas. */
export interface GivenSchema extends Place {
    readonly is: 'json-schema' | 'zod' | 'shape' | 'unknown';
    /** Its `properties` are zod schemas. */
    readonly holdsZod?: true;
    /** Keys of a `shape` whose value is not a schema. */
    readonly strays?: readonly string[];
}
/** What the handler of a tool returns, one for each `return` that can be known. */
export interface Answer {
    /** The name of the tool or prompt, where it is known. */
    readonly tool?: string;
    readonly body: Node;
    /** The handler may return something else too, which cannot be known. */
    readonly mayDiffer?: true;
    /** It is written in the handler itself, so that it is what comes back from there. */
    readonly isOwn?: true;
    /** It is returned where an error was caught. */
    readonly isCaught?: true;
    /** It is returned only if this argument has nothing in it. */
    readonly ifEmpty?: string;
    /** It returns without a value there; the body is unknown, and its place is where. */
    readonly isNothing?: true;
}
/** A call that prints to standard output, in this file or in one that it imports. */
export interface Printed extends Place {
    /** It is kept back until there is much of it, or until the server ends. */
    readonly isLate?: true;
    /** Only where the variable `NODE_ENV` of the environment is not set to `production`. */
    readonly isUnlessProduction?: true;
    /** What prints the same to standard error, or keeps dotenv quiet. */
    readonly toError?: readonly (Place & {
        readonly text: string;
    })[];
    /** It is a logger that is made here, which prints all that it is told, or dotenv, which tells what it has read. */
    readonly logger?: LoggerName;
    /** The object, class or function for people to log with that prints this. */
    readonly object?: Place;
    /** The levels of its own that the logger has, as they are written: `customLevels`. */
    readonly levels?: string;
    /** It speaks HTTP where the settings of a deployment say so, and over standard output where they are missing. */
    readonly isFallback?: true;
    /** Where the server gets its transport. */
    readonly transport: Place;
}
export type LoggerName = 'winston' | 'pino' | 'pino-pretty' | 'dotenv' | 'logging' | 'rich' | 'pprint';
/** One function that answers for all tools, and the tools that are listed. */
export interface Dispatch {
    readonly listed: ReadonlySet<string>;
    readonly cases: readonly (Place & {
        readonly name: string;
        readonly isAlias?: true;
    })[];
    /** A name that it has no case for is refused. */
    readonly refusesOthers: boolean;
}
/** What the handler of a tool reads of its arguments. */
export interface HandlerInput {
    /** The name of the tool or prompt. */
    readonly tool: string;
    readonly handler: Place;
    readonly reads: readonly InputRead[];
    /** The arguments are handed on, spread or stored: more of them may be read than is known. */
    readonly mayReadMore: boolean;
    /** What it surely reads of its second parameter, which is for what the SDK tells beside the arguments. */
    readonly ofSecond?: readonly InputRead[];
    /** Code around it is shown the arguments too, so that it may log them. */
    readonly isWatched?: true;
    /** Its parameters are the arguments, and it has no others. */
    readonly isOfSignature?: true;
    /** A library or code of the project's own calls it: this may be another parameter than that of the arguments. */
    readonly isOfLibrary?: true;
    /** The SDK compares the arguments of a call with the schema that is listed, and refuses those without a required one. */
    readonly isChecked?: true;
    /** Its text says that it is not finished, or that it only plays something. */
    isStub(): boolean;
    /** The arguments of which it knows only some values. */
    choices?(): readonly Choice[];
    /** The names in answers that tell which values there are: of an argument, a model learns by them what to send. */
    offers?(): ReadonlySet<string>;
}
/** An argument that a handler compares with all values that it knows, and refuses behind that; its place is where. */
export interface Choice extends Place {
    readonly name: string;
    readonly cases: ReadonlySet<string>;
}
/** One argument that a handler reads; its place is the name there. */
export interface InputRead extends Place {
    readonly name: string;
    /** It is taken out of the arguments, and the variable is never used. */
    readonly isUnused?: true;
    /** It is taken out so that the rest of the arguments is without it. */
    readonly isLeftOut?: true;
    /** It is only sent back as a part of the result, or logged. */
    readonly isEchoed?: true;
    /** The code checks whether it is given, or has a default for it. */
    readonly isOptional?: true;
    /** The same code may be given arguments of another kind, or sets it itself. */
    readonly isDoubtful?: true;
    /** As a name that may be changed: `args.city`, or `{ city }`, which is the name of a variable too. */
    readonly written?: 'name' | 'shorthand';
}
/** What a handler that reads a resource returns; the body is unknown where that cannot be known. */
export interface ReadAnswer {
    /** The URI that the resource was registered under, where it is known; of a template, `ui://widget/{name}.html`. */
    readonly uri?: Node;
    readonly body: Node;
}
/** What the reader of a resource template reads of the template's variables. */
export interface TemplateInput {
    readonly template: Node;
    readonly reads: readonly InputRead[];
}
/** `new McpServer(info, options)`, by its place. */
export interface MadeServer extends Place {
    readonly info?: Node;
}
/** A call that connects a server; the server by where it is declared. */
export interface SharedServer extends Place {
    readonly server: Place;
    /** The server is connected once, to this transport without sessions; `server` is where it is given a request. */
    readonly isOfTransport?: true;
    /** That transport is of `@hono/mcp`, which never throws. */
    readonly isOfHono?: true;
    /** Each request has a stateless transport, which gets its answer before another can be connected; nothing else is sent. */
    readonly isAnsweredAlone: boolean;
    /** Only the first request of a client connects it. */
    readonly isOfSession: boolean;
    /** A request opens a stream of SSE, and each stream is a client of its own. */
    readonly isOfSse: boolean;
    /** Nothing closes its transport. */
    readonly isNeverClosed: boolean;
}
/** `transport.handlePostMessage(req, res)` behind `express.json()`, `transport.handleRequest(c.req.raw)` behind `c.req.json()`. */
export interface ConsumedBody extends Place {
    readonly reader: Place;
    /** What reads it. */
    readonly by: string;
    /** What gives the call the body, and the argument behind which that belongs. */
    readonly handedOver?: string;
    readonly behind: Place;
}
/** A call that tells clients that a list of the server has changed. */
export interface ListChange extends Place {
    readonly of: 'tools' | 'prompts' | 'resources';
}
/** What older revisions of MCP have, as a server's code uses it. */
export type OlderFeature = 'sampling' | 'roots' | 'logging' | 'setLevel' | 'elicitation' | 'completion' | 'urlElicitation' | 'subscribe' | 'subscription' | 'ping' | 'sse' | 'session' | 'resumability';
/** Its place is the name there. */
export interface OlderUse extends Place {
    readonly is: OlderFeature;
    readonly name: string;
    /** `alone`: the server refuses clients of older revisions. `throws`: the SDK does, for clients of the new one. */
    readonly how?: 'alone' | 'throws';
}
/** Rules have something to say of how it makes or connects a server, whether or not the file has tools. */
export declare const saysHowServersAreMade: (code: Code) => boolean;
/** The code of a tool whose manifest is a file of data next to it. */
export interface ToolCode {
    readonly file: string;
    /** The function that is called. */
    readonly run: Place;
    readonly settings: ArgumentUse;
    readonly inputs: ArgumentUse;
    /** All fields that it may answer with; undefined where they cannot be known. */
    readonly answers?: ReadonlySet<string>;
    /** The OAuth services that it asks for a token. */
    readonly services: readonly (Place & {
        readonly name: string;
    })[];
    /** Its text says that it is not finished, or that it only plays something. */
    readonly isStub: boolean;
}
/** What a function reads of one of its arguments. */
export type ArgumentUse = Pick<HandlerInput, 'reads' | 'mayReadMore'>;
/** An event that a widget listens for, `openai:set_globals`, or a method of MCP Apps that it sends or waits for, `ui/message`. */
export interface HostName extends Place {
    readonly is: 'event' | 'method';
    readonly name: string;
}
/** One touch of `window.openai`; its place is that expression. */
export interface WidgetUse extends Place {
    /** Something before it makes sure that `window.openai` is there. */
    readonly guarded: boolean;
    /** Where the alias of `window.openai` is made, or else where the outermost function around the use starts: one check there covers all uses. */
    readonly group: number;
    /** The member that is used, and the place of its name. */
    readonly member?: Place & {
        readonly name: string;
    };
    /** The file puts the whole object there, or this member. */
    readonly isOwn?: true;
    /** The arguments, where the member is called. */
    readonly call?: readonly Node[];
    /** `openai.close?.()`: the code itself asks whether the host has the member. */
    readonly isOptional?: true;
}
export declare const NO_CODE: Code;
export {};
