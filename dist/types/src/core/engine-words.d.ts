/** What the engine itself finds: rules without a `check` that say so, each with the messages that it has. */
import type { EngineMessages } from '../generated/engine-messages.js';
type MessagesOf<Kind extends keyof EngineMessages> = EngineMessages[Kind];
/** The id of a rule and of one of its messages. A typo in either does not compile. */
type WordsOf<Messages> = {
    readonly [Id in keyof Messages]: {
        readonly rule: Id;
        readonly message: Messages[Id];
    };
}[keyof Messages];
/** What is found in a file, or when a run is over. */
export type EngineWords = WordsOf<MessagesOf<'file'> & MessagesOf<'run'>>;
export type EngineMessageOf<Id extends EngineWords['rule']> = Extract<EngineWords, {
    rule: Id;
}>['message'];
/** What is found in two versions. */
export type DiffWords = WordsOf<MessagesOf<'diff'>>;
export type DiffRule = DiffWords['rule'];
export {};
