/** Fills messages. What comes from a manifest is hostile: it is shortened and made printable. */
const LONGEST = 120;

export type Data = Readonly<Record<string, string | number | undefined>>;

const PLACE = /\{\{(\w{1,40})\}\}/g;

/** What stands in a message in the end, by the names in its braces. */
export function printableData(message: string, data: Data = {}): Readonly<Record<string, string>> {
  const known: Record<string, string> = {};
  for (const { 1: key, index, 0: place } of message.matchAll(PLACE)) {
    if (!Object.hasOwn(data, key!)) continue;
    const text = printable(String(data[key!] ?? ''));
    // Between backticks, nothing would look like a slip.
    const isQuoted = message[index - 1] === '`' && message[index + place.length] === '`';
    known[key!] = text === '' && isQuoted ? '""' : (known[key!] ?? text);
  }
  return known;
}

/** Others fill what we publish in the same way: ESLint knows the data of each report. */
export function fill(message: string, data: Readonly<Record<string, string>>): string {
  return message.replace(PLACE, (whole, key: string) => (Object.hasOwn(data, key) ? data[key]! : whole));
}

/** Patterns with Unicode classes are large, and to make one costs a short run more than all that it is asked. */
const PLAIN = /^[ -~]*$/;

/** Cuts a text and shows control, format and lone-surrogate characters as escapes. */
export function printable(text: string, longest = LONGEST): string {
  const cut = text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text;
  if (PLAIN.test(cut)) return cut;
  return cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`);
}

/** What an error says, whatever it is that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
