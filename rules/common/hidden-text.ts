import { counted } from '../../src/core/text.js';
import { defineRule, part, type Manifest, type Problem } from '../../src/core/rule.js';
import type { Entry, StringNode } from '../../src/core/tree.js';
import { eachName, eachText } from './lib/text.js';

export default defineRule({
  id: 'common/hidden-text',
  summary: 'Text that a model reads contains characters that people cannot see',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  tags: ['unsafe-text'],
  securitySeverity: '8.0',
  source: {
    document: 'Unicode Technical Report 36',
    section: 'Visual security issues',
    says: 'Invisible characters let a text say one thing to a person and another to a program.',
    kind: 'advice',
  },
  fixable: 'safe',
  messages: {
    tags: {
      message: 'This text hides `{{hidden}}` in tag characters: the model reads it, but people cannot see it.',
      help: 'Remove the tag characters.',
    },
    invisible: {
      message: 'This text contains {{kind}} ({{code}}){{more}}, which the model reads but people cannot see.',
      help: 'Remove all invisible characters.',
    },
    escape: {
      message: '`{{escape}}` in this string is {{kind}} ({{code}}), so the model does not read the text that you see.',
      help: 'Write `\\{{escape}}` if you mean a backslash, else remove `{{escape}}`.',
    },
    name: {
      message:
        'The name `{{name}}` contains {{kind}} ({{code}}){{more}}, so it differs from the name that people see and type.',
      help: 'Remove all invisible characters.',
    },
  },
  check(manifest) {
    const found: Hidden[] = [];
    if (!manifest.mayHold(UNUSUAL)) return found;
    eachText(manifest, (text) => {
      const hidden = invisibleIn(text.value);
      if (hidden.length > 0) found.push(inText(text, hidden, manifest));
    });
    eachName(manifest, (name) => {
      const hidden = invisibleIn(name.key);
      if (hidden.length > 0) found.push(inName(name, hidden));
    });
    return found;
  },
});

type Hidden = Problem<'tags' | 'invisible' | 'escape' | 'name'>;

/** Characters that a letter behind a backslash stands for: as often as not, both were meant to be read. */
const ESCAPES: Readonly<Record<string, string>> = { '\b': '\\b', '\v': '\\v', '\f': '\\f' };

function inText(text: StringNode, hidden: readonly Stretch[], manifest: Manifest): Hidden {
  const slip = hidden.find((each) => each.text[0]! in ESCAPES);
  if (slip && !hidden.some(isDeceptive)) {
    const data = { escape: ESCAPES[slip.text[0]!]!, ...about([slip]) };
    return { at: part(text, slip.from, slip.to), message: 'escape', data, severity: 'warning' };
  }
  const tags = hidden.find((each) => decoded(each.text) !== '');
  const { from, to } = tags ?? hidden[0]!;
  const visible = without(text.value, hidden);
  return {
    at: part(text, from, to),
    message: tags ? 'tags' : 'invisible',
    data: tags ? { hidden: decoded(tags.text) } : about(hidden),
    ...(!hidden.some(isDeceptive) && { severity: 'warning' }),
    fix: isShown(text, manifest)
      ? undefined
      : { title: 'Remove the invisible characters', safe: true, edits: [{ op: 'set', node: text, value: visible }] },
  };
}

/** What tries or shows an attack holds the characters on purpose: its path says so, or the lines around them. */
const isShown = (text: StringNode, { path, linesAround }: Manifest): boolean =>
  /(?:^|[/_.-])(?:tests?|fixtures?|demos?|bench(?:marks?)?)(?:[/_.-]|$)/i.test(path) ||
  ATTACK.test(path) ||
  ATTACK.test(linesAround(text));

const ATTACK =
  /attack|exploit|inject|malicious|payload|poison|adversar|smuggl|zero[-_ ]?width|zwsp|hidden|invisible|U\+(?:200|206|20[23]|FE|E0)/i;

/**
 * Spells a text or puts others in another order: tags, overrides of the direction, variation selectors in a row, or as
 * many characters without width as make a letter of eight bits. What is left was most often pasted along.
 */
const isDeceptive = ({ text }: Stretch): boolean =>
  decoded(text) !== '' || /[\u202a-\u202e\u2066-\u2069]|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{2}|.{8}/u.test(text);

/** A name is not for us to change: the code behind the tool may know it as it is. */
function inName(key: Entry, hidden: readonly Stretch[]): Hidden {
  return { at: key, message: 'name', data: { name: without(key.key, hidden), ...about(hidden) } };
}

function about(hidden: readonly Stretch[]): { kind: string; code: string; more: string } {
  const char = String.fromCodePoint(hidden[0]!.text.codePointAt(0)!);
  const others = hidden.reduce((count, { text }) => count + [...text].length, 0) - 1;
  return {
    kind: kindOf(char),
    code: `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
    more: others > 0 ? ` and ${counted(others, 'other invisible character')}` : '',
  };
}

/** Characters that no reader sees and a model reads. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const NONE: readonly Stretch[] = [];

/** Nearly every text is plain, and done with here. */
const UNUSUAL = /[^\t\n\r\x20-\x7e]/;

/** Scripts that need joiners and non-joiners to be written right. */
const JOINING = [
  ...['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Khmr', 'Knda', 'Laoo', 'Mlym', 'Mong', 'Mymr', 'Nkoo', 'Orya'],
  ...['Sinh', 'Syrc', 'Taml', 'Telu', 'Thaa', 'Thai', 'Tibt'],
]
  .map((script) => `\\p{scx=${script}}`)
  .join('');

let proper: RegExp | undefined;

/** Where an invisible character does its proper work. Few texts need it, and to make it takes a millisecond. */
const properPattern = (): RegExp =>
  (proper ??= new RegExp(
    [
      // in an emoji of several, and in the flags of England, Scotland and Wales
      '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]{0,2})\\u200d(?=\\p{Extended_Pictographic})',
      '(?<=\\u{1f3f4})[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}',
      // one choice of a glyph; more of them in a row carry something else, but the first behind an emoji does its work
      '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
      '(?<![\\ufe00-\\ufe0f])[\\ufe0e\\ufe0f](?![\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])',
      '(?<=\\p{L}(?<!\\p{Script=Latin})|\\p{S})[\\ufe00-\\ufe0d](?![\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])',
      '(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}](?![\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])',
      // between the letters of a script that is written so
      `(?<=[${JOINING}])[\\u180e\\u200b-\\u200d]`,
      // signs that are format characters by name, and seen all the same
      '[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2]',
    ].join('|'),
    'gu',
  ));

const isRightToLeft = (text: string): boolean =>
  /(?!\u061c)[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text);
const MARKS = /[\u061c\u200e\u200f]/g;
/** Embeddings and isolates, each with its end; overrides are never needed. */
const EMBEDDED =
  /[\u202a\u202b][^\u202a-\u202e\u2066-\u2069\n]{0,1000}\u202c|[\u2066-\u2068][^\u202a-\u202e\u2066-\u2069\n]{0,1000}\u2069/g;

/** The stretches of a text that hide from a reader. */
function invisibleIn(text: string): readonly Stretch[] {
  if (!UNUSUAL.test(text)) return NONE;
  const hidden = /(?:(?![\t\n\r])[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}])+/gu;
  if (text.search(hidden) < 0) return NONE;
  let looked = text.replace(properPattern(), blank);
  if (isRightToLeft(looked)) {
    looked = looked.replace(MARKS, blank).replace(EMBEDDED, (part) => ` ${part.slice(1, -1)} `);
  }
  return [...looked.matchAll(hidden)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
    text: found[0],
  }));
}

const blank = (found: string): string => ' '.repeat(found.length);

function without(text: string, stretches: readonly Stretch[]): string {
  let visible = '';
  let from = 0;
  for (const stretch of stretches) {
    visible += text.slice(from, stretch.from);
    from = stretch.to;
  }
  return visible + text.slice(from);
}

/** The plain text that is spelt in tag characters, each of which stands for one of ASCII. */
function decoded(text: string): string {
  let plain = '';
  for (const char of text) {
    const code = char.codePointAt(0)! - 0xe0000;
    if (code >= 0x20 && code < 0x7f) plain += String.fromCharCode(code);
  }
  return plain;
}

/** What a person would call a character. */
function kindOf(char: string): string {
  if (/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(char)) return 'a direction control';
  if (/[\u200b-\u200d\u2060-\u2064\ufeff\u180e]/.test(char)) return 'a zero-width character';
  if (/[\u{e0000}-\u{e007f}]/u.test(char)) return 'a tag character';
  if (/[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/u.test(char)) return 'a variation selector';
  if (char === '\u00ad') return 'a soft hyphen';
  return /\p{Cc}/u.test(char) ? 'a control character' : 'a format character';
}
