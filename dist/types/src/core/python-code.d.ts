/** What only Python has: functions whose signatures are schemas, and the texts in and around them. Places and names, no syntax. */
import type { Node, Place } from './tree.js';
interface Misplaced extends Place, Pick<NonNullable<PythonTool['second']>, 'meaning' | 'isAdded'> {
    /** The method that registers it. */
    readonly within?: string;
}
export interface PythonView {
    readonly tools: readonly PythonTool[];
    /** What the file defines or imports at its top. */
    readonly names: Pick<ReadonlySet<string>, 'has'>;
    /** Resources whose function does not take what their URI has, or takes more; at what is too many. */
    readonly mismatched: readonly Mismatch[];
    /** Decorators without parentheses, of a server that needs them. */
    readonly bareDecorators: readonly Place[];
    /** Decorators that only the high-level server has, of a low-level one; each as it is written. */
    readonly lackedDecorators: readonly (Place & {
        readonly name: string;
    })[];
    /** Descriptions by their names, in the place of another argument of the official SDK's calls. */
    readonly misplaced: readonly Misplaced[];
    /** What calls that register give by a name that no version takes which the project may use. */
    readonly unknownArguments: readonly UnknownArgument[];
    /** What version 2 of the official SDK no longer has, by its name: modules that are imported, decorators. */
    readonly gone: readonly (Place & {
        readonly name: string;
        readonly makesServer?: boolean;
    })[];
    /** What a low-level server with tools is run with as its capabilities, without tools. */
    readonly unannounced: readonly Place[];
    /** Functions under `@server.call_tool()`, each at its name. */
    readonly toolCallers: readonly ToolCaller[];
    /** What they return that is written there, or in a function of the file that they hand a call on to. */
    answers(): readonly ReturnedValue[];
    /** What they return, in the same places, of which version 1 of the SDK makes an error. */
    refusedAnswers(): readonly RefusedAnswer[];
    /** Calls that run a server and fail, so that it does not start. */
    readonly refusedRuns: readonly RefusedCall[];
    /** Those, and calls in what answers models, which raise an exception whatever a model sends. */
    refusedCalls(): readonly RefusedCall[];
    /** Decorators that wrap a function only after the one that registers it has taken it; each as it is written, without `@`. */
    readonly unapplied: readonly (Place & {
        readonly name: string;
        readonly tool: string;
    })[];
    /** Decorators that register behind the line which runs their server, `run`; each with the function. */
    readonly late: readonly (Place & {
        readonly name: string;
        readonly run: string;
    })[];
    /** Where a reader of resources takes the URI, an object, for a text: it compares it, or calls a method that it lacks. */
    readonly uriMistakes: readonly (Place & {
        readonly name: string;
        readonly method?: string;
    })[];
    /** Fields of results that version 1 of the official SDK ignores, because it has other names for them. */
    misspelt(): readonly MisspeltField[];
    /** What functions of prompts return that the SDK makes no message of. */
    refusedMessages(): readonly RefusedMessage[];
    /** Parameters of theirs that take no string. */
    refusedArguments(): readonly RefusedPromptArgument[];
    /** Names that are imported at the top from a file of the project which lacks them: no tool of this file is served. */
    readonly missingNames: readonly MissingName[];
    /** Names that nothing defines in what answers models, or one that stops the import of the file. */
    undefinedNames(): readonly UndefinedName[];
    /** Dictionaries that are returned for a tool and are held against its output schema; `isConverted`: pydantic makes them fit its types. */
    dataReturned(): readonly {
        readonly tool: string;
        readonly data: Node;
        readonly isConverted?: true;
    }[];
    /** Where they return a list of content for a tool, and no data: from version 1.10 on, which checks output schemas. */
    contentAlone(): readonly (Place & {
        readonly tool: string;
    })[];
}
export interface Mismatch extends Place {
    readonly function: string;
    /** `parameter`: the function lacks one of that name. `variable`: the URI lacks it. */
    readonly lacks: 'parameter' | 'variable';
    readonly names: readonly string[];
    readonly onError: OnError;
}
/** The name of what registers tools, which no framework calls by its name or by where it is. */
export declare const isNameOfRegistrar: (name: string) => boolean;
/** A dictionary without `content`, its role that is none, or one where it takes none at all. */
export interface RefusedMessage extends Place {
    readonly is: 'content' | 'role' | 'dict';
}
export interface RefusedPromptArgument extends Place {
    readonly name: string;
    readonly is: 'array' | 'object';
}
/** A text or content without a list around it, a list with texts, None. */
export interface RefusedAnswer extends Place {
    readonly is: 'text' | 'content' | 'texts' | 'none';
}
/** At the first argument that the function does not take, at the call, or at `await`. */
export interface RefusedCall extends Place {
    /**
     * `shifted`: a variable with the name of a parameter fills another one. `itself`: a tool has the name of what the file
     * imports, and is what is called. `awaited`: what it returns cannot be. `unstarted`, `setting`, `early`, `nested`: it runs the server. `unnamed`: of a
     * model, which takes none by position. `object`: the decorator of a tool has made an object of it.
     * `attribute`: of the context of the official SDK, which only that of fastmcp has; the function is the context.
     * `unawaited`: it is asynchronous, and its result is used like that of a plain function.
     */
    readonly is: 'unknown' | 'lacking' | 'shifted' | 'many' | 'itself' | 'awaited' | 'unawaited' | 'unstarted' | 'setting' | 'early' | 'nested' | 'attribute' | 'unnamed' | 'object';
    readonly function: string;
    /** The arguments that it does not take, or the parameters that it needs; of `shifted`, the variable and what it fills. */
    readonly names: readonly string[];
    /** The parameters that the call does not fill; of too many arguments, those that it takes by position. */
    readonly left: readonly string[];
    /** The function, at its name, where it is the project's. */
    readonly callee?: Place;
}
/** At its name. */
export interface MisspeltField extends Place {
    readonly name: string;
    readonly meant: string;
}
/** Where a function uses it. */
export interface UndefinedName extends Place {
    readonly name: string;
    /** The names that are defined there. */
    readonly near: readonly string[];
    /** Every call of the tool, or of the function, comes there. */
    readonly isAlways?: true;
    /** It is `require`, which ES modules lack: whether the file is one, its package says. */
    readonly isRequire?: 'at load' | 'in a call';
    /** The file is short: what is not there may be left to the reader. */
    readonly isInSketch?: true;
    /** Python comes there while it imports the file: no tool of this file is served. */
    readonly isAtImport?: true;
    /** Of a type in the head of a tool: what defines it below that, or for type checkers only. */
    readonly definition?: Place;
    readonly isForTypes?: true;
}
/** The last version of the official SDK whose names are known. */
export declare const LAST_SDK = "2.3";
/** At the name in the import. */
export interface MissingName extends Place {
    readonly name: string;
    /** The file that it is taken from, or the module of the official SDK. */
    readonly module: string;
    readonly isInSdk?: true;
    /** What that has. */
    readonly near: readonly string[];
}
/** At its name. */
export interface UnknownArgument extends Place {
    readonly name: string;
    /** The same call gives these, too. */
    readonly others?: readonly string[];
    /** `tool`, `add_tool`: what is called. */
    readonly method: string;
    readonly library: PythonLibrary;
    /** What it takes, in some of the versions that may be used. */
    readonly takes: readonly string[];
    /** The version that is the first to take it, or the first that no longer does. */
    readonly since?: string;
    readonly before?: string;
    /** The versions that the project uses are older: they take it and do nothing with it. */
    readonly isIgnored?: true;
    readonly onError: OnError;
}
/** The server does not start; what raises it ends, and the server too, where nothing else catches it; the server goes on. */
export type OnError = 'stops' | 'raised' | 'caught';
/** What version 1 of the official SDK calls for all tools of a low-level server, with a name and arguments. */
export interface ToolCaller extends Place {
    readonly name: string;
    /** The decorator without `@`: `server.call_tool`. */
    readonly decorator: string;
    /** It cannot be given two arguments by their position. */
    readonly takesOthers: boolean;
    /** One behind it in the same block takes its place. */
    readonly replacedBy?: Place & {
        readonly name: string;
    };
}
export interface PythonTool {
    /** The function by its name, at the name. */
    readonly function: Place & {
        readonly name: string;
    };
    /** Which library serves it, where that is known. */
    readonly library?: PythonLibrary;
    /** Why it cannot be registered or called, or asks a model for what no one meant. */
    readonly faults: readonly SignatureFault[];
    /** All that it has, also what no model fills in. */
    readonly parameters: readonly PythonParameter[];
    /** It takes any argument, or decorators around it may change which it takes. */
    readonly mayTakeMore: boolean;
    /** The parameters that its docstring lists, each at its name there, and what it says of them. */
    readonly documented: readonly (Place & {
        readonly name: string;
        readonly text: string;
    })[];
    /** What of its docstring models see: one that has a description of its own keeps the rest for people. */
    readonly docstring: 'whole' | 'parameters' | 'unseen';
    /** A text that is not its docstring, because a statement is before it. */
    readonly lateText?: Place & {
        readonly isFormatted?: true;
    };
    /** Nothing is in it but `...`, `pass` or `raise NotImplementedError`. */
    readonly isStub?: true;
    readonly words: ReadonlySet<string>;
    /** Texts in `Annotated` that describe a parameter. */
    readonly texts: readonly AnnotatedText[];
    /** A decorator of the project's own or a class of its own stands between: what it returns may become something else. */
    readonly isWrapped: boolean;
    /** What becomes of an exception that its registration raises. */
    readonly onError: OnError;
    /** A decorator of the project's own is given the schema: the signature is not what models see. */
    readonly isSchemaGiven?: true;
    /** What the call that registers it is given without a name, behind the name: a text. */
    readonly second?: Place & {
        readonly text: string;
        readonly isLast: boolean;
        readonly meaning: SecondArgument;
        /** The call is `add_tool`, which has the function before the name. */
        readonly isAdded?: true;
    };
    /** The names of arguments in calls of this function, or of another tool, that the docstring shows. */
    examples(): readonly ExampleArgument[];
    /** What it says that it returns, and what it returns that is written there. */
    results(): Results;
}
/** The function that a tool is made from, where it is in the same file as what registers it. */
export declare function functionBehind(tool: Place, view: PythonView | undefined): PythonTool | undefined;
/** The same in any file. */
export declare const functionOf: (place: Place, view: PythonView | undefined) => PythonTool | undefined;
/** All whose functions are written in a place. */
export declare function functionsIn({ file, start, end }: Place, view: PythonView): readonly PythonTool[];
export interface PythonParameter extends Place {
    readonly name: string;
    /** The annotation and the default as they are written, where they are short. */
    readonly type?: string;
    readonly default?: string;
    /** Its default is `Literal[…]`, a type, which the SDK passes on like any other default. */
    readonly hasTypeAsDefault?: true;
    /** What a description can be added to, where the parameter has it already, however long that is. */
    readonly holder?: 'Annotated' | 'Field';
    /** Not the first, and one before it has a default. */
    readonly isBehindDefault?: true;
    /**
     * What comes of its default None: the function refuses the call before it does anything else; what it sends is empty;
     * Python raises an error where it is used.
     */
    without(): 'refused' | 'empty' | 'fails' | undefined;
}
/** What the second argument without a name is, in the version that is used; `either` where both may be. */
type SecondArgument = 'description' | 'title' | 'either' | 'refused';
export interface ExampleArgument extends Place {
    readonly function: string;
    /** Where in the docstring the call is that it is of. */
    readonly call: number;
    readonly name: string;
}
export interface Results {
    /** Undefined where the library does not go by it, or where it is not known. */
    readonly declared?: {
        readonly text: string;
        readonly takes: ReadonlySet<ValueKind>;
        /** `false`: the version is not known, and only newer ones go by it. */
        readonly isCertain: boolean;
    };
    readonly values: readonly ReturnedValue[];
    /** What is not declared, and a function that is called there returns for sure. */
    readonly through: readonly ReturnedValue[];
}
export type ValueKind = Exclude<Node['kind'], 'unknown'>;
export interface ReturnedValue extends Place {
    readonly kind: ValueKind;
    /** It has the form of content of MCP. */
    readonly isContent?: true;
    /** Where a function that is called has it. */
    readonly writtenAt?: Place;
    /** How a text begins as it is written, or the first key of an object. */
    readonly begins?: string;
    /** A value in a dictionary that the annotation does not take. */
    readonly misfit?: Place & {
        readonly key: string;
        readonly kind: ValueKind;
    };
    /** It is returned where an exception was caught. */
    readonly isCaught?: true;
    /** The function that is called, and returns it: as its annotation says, or as is written there. */
    readonly answeredBy?: string;
    /** A text that may be the digits of a number, which pydantic takes for one. */
    readonly mayBeNumber?: true;
}
export type PythonLibrary = 'official' | 'fastmcp';
export interface SignatureFault extends Place {
    readonly is: 'args' | 'kwargs' | 'underscore' | 'self' | 'context' | 'positional-only' | 'required-after-optional' | 'postponed' | 'unwrapped';
    readonly name: string;
    /** `true` where it is so in all versions that it may be. */
    readonly isCertain: boolean;
    /** Of `self`: the function is a method of a class. */
    readonly isOfMethod?: true;
    /** Of `**kwargs`: the function never reads it. */
    readonly isUnread?: true;
    /** Of a decorator that is not transparent: what the SDK gets, at its name, and how the decorator calls what it is given. */
    readonly wrapper?: Place & {
        readonly name: string;
        readonly parameters: readonly string[];
        readonly given: string;
    };
}
export interface AnnotatedText extends Place {
    /** The parameter. */
    readonly name: string;
    readonly parameter: Place;
    /** The library reads it; undefined where only some versions do. */
    readonly isServed: boolean | undefined;
    /** What makes a field of it, where that is safe and keeps the form of the file: the import of `Field` may be a part of it. */
    readonly edits?: readonly (Place & {
        readonly text: string;
    })[];
}
export {};
