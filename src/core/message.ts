/** Fills a message. What comes from a manifest is hostile: it is shortened and made printable. */
const LONGEST = 120;

export function fill(message: string, data: Readonly<Record<string, string | number | undefined>> = {}): string {
  return message.replace(/\{\{(\w{1,40})\}\}/g, (whole, key: string, at: number) => {
    if (!Object.hasOwn(data, key)) return whole;
    const text = printable(String(data[key] ?? ''));
    // Between backticks, nothing would look like a slip.
    return text === '' && message[at - 1] === '`' && message[at + whole.length] === '`' ? '""' : text;
  });
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
