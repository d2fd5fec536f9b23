/** What stands at the root of a JSON or YAML text, found without making a tree of it: most large files are none of ours. */

/** Says whether a key may stand at the root; `array` where that is a list, undefined where it takes a parser to tell. */
type RootKeys = ((key: string) => boolean) | 'array' | undefined;

export function rootKeysOf(text: string, language: 'json' | 'yaml'): RootKeys {
  return language === 'yaml' ? rootKeysOfYaml(text) : rootKeysOfJson(text);
}

/** No more than the root must be well-formed. What it takes a parser to understand is left to one: comments, escapes. */
function rootKeysOfJson(text: string): RootKeys {
  let at = skip(BLANKS, text, text.startsWith('\ufeff') ? 1 : 0);
  if (text[at] === '[') return 'array';
  if (text[at] !== '{') return undefined;
  const keys = new Set<string>();
  do {
    const start = skip(BLANKS, text, at + 1);
    const end = skip(STRING, text, start);
    const key = text.slice(start + 1, end - 1);
    const colon = skip(BLANKS, text, end);
    if (end === start || key.includes('\\') || text[colon] !== ':') return undefined;
    keys.add(key);
    const value = skip(BLANKS, text, colon + 1);
    const behind = isOneOf(text[value], '{[') ? containerEnd(text, value) : skip(SCALAR, text, value);
    if (behind === value) return undefined;
    at = skip(BLANKS, text, behind);
  } while (text[at] === ',');
  return text[at] === '}' && skip(BLANKS, text, at + 1) === text.length ? (key) => keys.has(key) : undefined;
}

const BLANKS = /[ \n\r\t]*/y;
const STRING = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"/y;
const SCALAR = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|true|false|null|-?\d[\d.eE+-]*/y;

/** Where a match ends that begins at an offset; the offset itself where there is none. */
function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

const isOneOf = (character: string | undefined, all: string): boolean =>
  character !== undefined && all.includes(character);

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN = [0x5b, 0x7b] as const;
const CLOSE = [0x5d, 0x7d] as const;

/** Behind the bracket that closes the one at an offset; the offset itself where none does. */
function containerEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = closingQuote(text, at + 1);
      if (at < 0) return start;
    } else if (code === OPEN[0] || code === OPEN[1]) depth++;
    else if ((code === CLOSE[0] || code === CLOSE[1]) && --depth === 0) return at + 1;
  }
  return start;
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text.charCodeAt(before - 1) === BACKSLASH && before > from) before--;
    if ((at - before) % 2 === 0) return at;
  }
  return -1;
}

/** A key at the root begins a line. Of a stream, the keys of all its documents count. */
function rootKeysOfYaml(text: string): RootKeys {
  if (NOT_PLAIN.test(text)) return undefined;
  const starts = text.split(/^---(?=\s)/m).map((document) => {
    const start = skip(BEFORE_CONTENT, document, 0);
    return document.startsWith('\ufeff', start) ? document[start + 1] : document[start];
  });
  if (starts.length === 1 && starts[0] === '-') return 'array';
  const isClear = starts.every((start) => start === undefined || !isOneOf(start, ' \t#-'));
  return isClear ? (key) => new RegExp(`^\\ufeff?["']?${key}["']?[ \\t]*:`, 'm').test(text) : undefined;
}

/** At the start of a line: flow collections, anchors, tags, aliases, merges, directives, explicit keys, escapes, and so on. */
const NOT_PLAIN = /^\ufeff?(?:[?&!*%{[|>`@\t]|<<|\.\.\.|"[^"\n]*\\|---[ \t]+[^\s#])/m;
const BEFORE_CONTENT = /(?:[ \t\r]*(?:#[^\n]*)?\n)*/y;
