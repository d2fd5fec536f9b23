/** What source code does with tools and widgets, beside what it says of them: sites with places, no syntax. */
import type { Node, ObjectNode, Place } from './tree.js';
export interface Code {
    /** The modules that are imported. */
    readonly imports: readonly string[];
    readonly registrations: readonly Registration[];
    readonly answers: readonly Answer[];
    readonly reads: readonly ReadAnswer[];
    readonly widget: readonly WidgetUse[];
    /** What a widget of MCP Apps tells `callServerTool` as the name of a tool. */
    readonly calledTools: readonly Node[];
    /** What a widget of MCP Apps sends its host with `ui/initialize`, where it is written without the SDK. */
    readonly handshakes: readonly Node[];
}
/** What the code of a widget does. */
export type WidgetCode = Pick<Code, 'widget' | 'calledTools' | 'handshakes'>;
export declare function isWidget({ widget, calledTools, handshakes }: WidgetCode): boolean;
/** A call or literal that makes a tool known; its place is what a person would edit. */
export interface Registration extends Place {
    readonly api: 'registerTool' | 'tool' | 'registerAppTool' | 'registerAppResource' | 'setRequestHandler' | 'list' | 'literal';
    /** The major version of the MCP SDK, where the imports tell. */
    readonly sdk?: 'v1' | 'v2';
    /** The module that the function comes from, where it is imported. */
    readonly from?: string;
    /** The name of the method that is called. */
    readonly method?: Place;
    /** The tool as rules see it in the tree. */
    readonly tool?: ObjectNode;
    /** The resource as rules see it, where it gets the MIME type of a widget by the call. */
    readonly resource?: ObjectNode;
    /** What was given as the input schema. */
    readonly schema?: GivenSchema;
    /** What was given as the output schema. */
    readonly output?: GivenSchema;
    readonly handles?: Handled;
}
/** What setRequestHandler was given: a method's name, one of the SDK's schema objects, or `{ method: 'tools/list' }`. */
interface Handled extends Place {
    readonly is: 'method' | 'schema' | 'object';
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
    /** Zod schemas stand in its `properties`. */
    readonly holdsZod?: true;
    /** Keys of a `shape` under which no schema stands. */
    readonly strays?: readonly string[];
}
/** What the handler of a tool returns, one for each `return` that can be known. */
export interface Answer {
    /** The tool's name, where it is known. */
    readonly tool?: string;
    readonly body: Node;
    /** The handler may return something else too, which cannot be known. */
    readonly mayDiffer?: true;
}
/** What a handler that reads a resource returns; the body is unknown where that cannot be known. */
export interface ReadAnswer {
    /** The URI that the resource was registered under, where it is known; of a template, `ui://widget/{name}.html`. */
    readonly uri?: Node;
    readonly body: Node;
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
}
export declare const NO_CODE: Code;
export {};
