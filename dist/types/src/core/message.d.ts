/** What rules and the engine say: messages, and the data that fills them. */
import type { EngineMessages } from '../generated/engine-messages.js';
/**
 * What a rule says: what is wrong and what comes of it, and what to do. A rule of a user may leave the second out, and
 * writes the first alone then. `{{name}}` in either is filled from the data of the problem.
 */
export type Message = string | {
    readonly message: string;
    readonly help: string;
};
type Parts = {
    readonly message: string;
    readonly help?: string;
};
export declare const partsOf: (message: Message) => Parts;
/** For a report with room for one text only. */
export declare const inOneText: ({ message, help }: Parts) => string;
/** For rules of users, which no compiler need have checked. */
export declare function isMessage(value: unknown): value is Message;
export type Data = Readonly<Record<string, string | number | undefined>>;
interface Filled {
    readonly text: string;
    /** The text for each name. Filling the message with these again, as ESLint does, gives the same text. */
    readonly data: Readonly<Record<string, string>>;
}
/** The keys of data that a message quotes. */
export declare function placeholdersIn(message: string): string[];
/** `shown`: the texts that another part of the same message has for the data. */
export declare function fill(message: string, data?: Data, shown?: Record<string, string>): Filled;
/** The id of a rule and of one of its messages. A typo in either does not compile. */
type WordsOf<Messages> = {
    readonly [Id in keyof Messages]: {
        readonly rule: Id;
        readonly message: Messages[Id];
    };
}[keyof Messages];
/** What is found in a file, or when a run is over. */
export type EngineWords = WordsOf<EngineMessages['file'] & EngineMessages['run']>;
export type EngineMessageOf<Id extends EngineWords['rule']> = Extract<EngineWords, {
    rule: Id;
}>['message'];
/** What is found in two versions. */
export type DiffWords = WordsOf<EngineMessages['diff']>;
export type DiffRule = DiffWords['rule'];
export {};
