/** What rules and the engine say: messages, and the data that fills them. */
import type { EngineMessages } from '../generated/engine-messages.js';
import { printable } from './text.js';

/**
 * What a rule says: what is wrong and what comes of it, and what to do. A rule of a user may leave the second out, and
 * writes the first alone then. `{{name}}` in either is filled from the data of the problem.
 */
export type Message = string | { readonly message: string; readonly help: string };

type Parts = { readonly message: string; readonly help?: string };

export const partsOf = (message: Message): Parts => (typeof message === 'string' ? { message } : message);

/** For a report with room for one text only. */
export const inOneText = ({ message, help }: Parts): string => (help === undefined ? message : `${message} ${help}`);

/** For rules of users, which no compiler need have checked. */
export function isMessage(value: unknown): value is Message {
  if (typeof value === 'string') return true;
  const { message, help } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof message === 'string' && typeof help === 'string';
}

export type Data = Readonly<Record<string, string | number | undefined>>;

interface Filled {
  readonly text: string;
  /** The text for each name. Filling the message with these again, as ESLint does, gives the same text. */
  readonly data: Readonly<Record<string, string>>;
}

const PLACEHOLDER = /\{\{(\w{1,40})\}\}/g;

/** The keys of data that a message quotes. */
export function placeholdersIn(message: string): string[] {
  return Array.from(message.matchAll(PLACEHOLDER), ([, key]) => key!);
}

/** `shown`: the texts that another part of the same message has for the data. */
export function fill(message: string, data: Data = {}, shown: Record<string, string> = {}): Filled {
  const text = message.replace(PLACEHOLDER, (whole, key: string, at: number) => {
    if (!Object.hasOwn(data, key)) return whole;
    if (Object.hasOwn(shown, key)) return shown[key]!;
    const value = printable(String(data[key] ?? ''));
    // Between backticks, nothing or a blank would look like a slip.
    const isQuoted = message[at - 1] === '`' && message[at + whole.length] === '`';
    return (shown[key] = isQuoted && value.trim() === '' ? `"${value}"` : value);
  });
  return { text, data: shown };
}

// What the engine itself finds: rules without a `check` that say so, each with the messages that it has.

/** The id of a rule and of one of its messages. A typo in either does not compile. */
type WordsOf<Messages> = {
  readonly [Id in keyof Messages]: { readonly rule: Id; readonly message: Messages[Id] };
}[keyof Messages];

/** What is found in a file, or when a run is over. */
export type EngineWords = WordsOf<EngineMessages['file'] & EngineMessages['run']>;
export type EngineMessageOf<Id extends EngineWords['rule']> = Extract<EngineWords, { rule: Id }>['message'];
/** What is found in two versions. */
export type DiffWords = WordsOf<EngineMessages['diff']>;
export type DiffRule = DiffWords['rule'];
