/** Text as people read it. What comes from a manifest is hostile: it is shortened and made printable. */
const LONGEST = 120;

/** Patterns with Unicode classes are large, and to make one costs a short run more than all that it is asked. */
const PLAIN = /^[ -~]*$/;

/** What a message quotes: cut, with control, format and lone-surrogate characters as escapes. Reports have `visible`. */
export function printable(text: string, longest = LONGEST): string {
  const cut = text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text;
  if (PLAIN.test(cut)) return cut;
  return cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`);
}

/** A value as a complaint about it quotes it. */
export const quotedValue = (value: unknown): string => `\`${printable(JSON.stringify(value) ?? String(value), 60)}\``;

/** What an error says, whatever it is that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** So many calls show where in a rule an error was thrown. */
const FRAMES = 5;

/** The innermost calls that led to an error, a line each. */
export function stackOf(error: unknown): readonly string[] | undefined {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  const frames = lines.filter((line) => /^\s+at /.test(line)).slice(0, FRAMES);
  return frames.length > 0 ? frames.map((line) => printable(line.trim(), 300)) : undefined;
}

/** A character of a name as a complaint calls it: between backticks, a blank looks like a slip and a backtick ends the quotation. */
export function namedCharacter(char: string): string {
  const known = CHARACTER_NAMES[char];
  if (known !== undefined) return known;
  if (!/[\p{Z}\p{C}\p{M}]/u.test(char)) return `\`${char}\``;
  const code = `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  if (/\p{Z}/u.test(char)) return `a special space (${code})`;
  return /\p{M}/u.test(char) ? `a combining mark (${code})` : `an invisible character (${code})`;
}

const CHARACTER_NAMES: Readonly<Record<string, string>> = {
  ' ': 'a space',
  '\t': 'a tab',
  '\n': 'a line break',
  '\r': 'a line break',
  '\u00a0': 'a no-break space (U+00A0)',
  '`': 'a backtick',
};

// Lists in running text.

/** `a, b or c` */
export const eitherOf = (words: readonly string[]): string => joined(words, 'or');

/** `a, b and c` */
export const allOf = (words: readonly string[]): string => joined(words, 'and');

/** `a, b and 3 more`, where there are more than `most`. */
export const someOf = (words: readonly string[], most: number): string =>
  allOf(words.length > most ? [...words.slice(0, most), `${words.length - most} more`] : words);

const joined = (words: readonly string[], last: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** `1 value`, `2 values`, `1,024 values`. */
export const counted = (count: number, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

/** 12345 as 12,345. The first `toLocaleString` of a process takes longer than a short run. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');

/** The host, owner and name of a repository, however its address is written: `github.com/owner/name`. */
export function repositoryOf(url: string): string | undefined {
  const short = /^(github|gitlab|bitbucket):([\w.-]+\/[\w.-]+)$/.exec(url);
  if (short) return withoutGit(`${short[1]}.${short[1] === 'bitbucket' ? 'org' : 'com'}/${short[2]}`);
  const found =
    /^(?:git\+)?(?:[a-z]+:\/\/)?(?:[\w.-]+(?::[^@/]*)?@)?([\w-]+(?:\.[\w-]+)+)(?::\d+)?[/:]([\w.~-]+\/[\w.-]+)/i.exec(
      url,
    );
  return found ? withoutGit(`${found[1]!.toLowerCase().replace(/^www\./, '')}/${found[2]}`) : undefined;
}

const withoutGit = (repository: string): string => repository.replace(/\.git$/, '');

/** `deleteUserFile` and `delete_user_file` as words: delete, user, file. */
export function wordsOf(name: string): string[] {
  return name
    .slice(0, 200)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}

/** What parsers say of a file in which there is nothing. */
export const EMPTY_FILE = 'This file is empty.';

/** What comes of a syntax error in code. */
export const UNCHECKED = 'toolint cannot check its tools until you correct the syntax.';

/** Code that names no SDK and no method of the protocol may have no tools. */
export const mildFor = (code: string): { readonly mild?: true } => (NAMES_SDK.test(code) ? {} : { mild: true });
const NAMES_SDK = /['"][^'"\n]{0,200}(?:modelcontextprotocol|mcp)|\b(?:from|import)\s{1,9}(?:fast)?mcp\b|tools\/list/i;

/** How often a name is in a text, without where it is a part of a longer name. */
export function timesIn(text: string, name: string): number {
  let times = 0;
  for (let at = name === '' ? -1 : text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    if (!/[\w-]/.test(`${text[at - 1] ?? ''}${text[at + name.length] ?? ''}`)) times++;
  return times;
}

/** A text as a part of a regular expression, which stands for itself there. */
export const inPattern = (text: string): string => text.replace(/[^\w-]/g, '\\$&');

/**
 * Which of some words a text has, found in one pass: to look for each by itself takes several times as long. Words may
 * overlap (`WidgetInfo`), and one may be the beginning of another.
 */
export function finderOf(words: readonly string[]): (text: string) => ReadonlySet<string> {
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  const meant = new Map(longestFirst.map((word) => [word, longestFirst.filter((each) => word.startsWith(each))]));
  const pattern = new RegExp(longestFirst.map(inPattern).join('|') || '(?!)', 'g');
  return (text) => {
    const found = new Set<string>();
    for (let hit = pattern.exec(text); hit; hit = pattern.exec(text)) {
      for (const word of meant.get(hit[0])!) found.add(word);
      pattern.lastIndex = hit.index + 1;
    }
    return found;
  };
}
