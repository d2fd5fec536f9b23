/** Texts that somebody might make to do harm: noise, words of a syntax in any order, and real texts that were damaged. */
import fc from 'fast-check';
import type { Sample } from './corpus.js';

const STRANGE = [
  ...['\0', '\ufeff', '\u2028', '\u2029', '\r', '\r\n', '\n', '\t', '\v', '\f', '\u00a0', '\u0085', '\ud800', '\udfff'],
  ...['\u202e', '\u200b', '\u{e0041}', '🏴‍☠️', 'é', '\\', '\\u0000', '\\ud83d', '\\x', '"', "'", '`', '${', '}'],
];
const JSONISH = [
  ...['{', '}', '[', ']', ',', ':', '"', "'", '\\', '/', '//', '/*', '*/', '-', '-0', '0', '01', '1e999', '1e-999'],
  ...['1.', '.5', '+1', 'NaN', 'Infinity', 'true', 'false', 'null', 'undefined', '""', '"a"', '"a":', '"__proto__":'],
  ...['"constructor":', '"toString":', '"name":', '"id":', '"description":', '"input_schema":', '"tools":', '"type":'],
];
const YAMLISH = [
  ...[
    '- ',
    '? ',
    ': ',
    ':',
    '#',
    '&a ',
    '*a',
    '*b',
    '<<: *a',
    '!!str ',
    '!!binary ',
    '!x ',
    '!!set ',
    '|',
    '>',
    '|-',
    '>+2',
  ],
  ...[
    '---\n',
    '...\n',
    '%YAML 1.1\n',
    '%TAG ! x\n',
    '{',
    '}',
    '[',
    ']',
    ',',
    '\n',
    '\n  ',
    '\n    ',
    '\n\t',
    '~',
    'yes',
  ],
  ...[
    '0o7',
    '0x1',
    '.inf',
    '.nan',
    '1_000',
    '2001-01-01',
    '__proto__:',
    'name: ',
    'tools:',
    'id: ',
    '"',
    "'",
    '@',
    '%',
  ],
];
const SOURCE = [
  ...[
    'server.registerTool(',
    "'x'",
    ', {',
    '}',
    ')',
    '=>',
    '...a',
    'const a = ',
    'name:',
    'description:',
    'inputSchema:',
  ],
  ...[
    'z.object({',
    'z.string()',
    '.describe(',
    '`',
    '${',
    '?',
    ':',
    '||',
    '&&',
    'function f() {',
    'return ',
    '[',
    ']',
    ';',
  ],
  ...[
    'import x from "./y";',
    'export default ',
    '<div>',
    '</div>',
    '/*',
    '*/',
    '//',
    '\n',
    'await ',
    'class A {',
    '_meta:',
  ],
  ...[
    "'openai/outputTemplate'",
    'tools/list',
    'window.openai',
    '?.',
    '.callTool(',
    'as const',
    'satisfies T',
    '@x ',
    '#!',
  ],
];
const HTMLISH = [
  ...[
    '<script>',
    '</script>',
    '<script type=module>',
    '<script src=x>',
    '<',
    '>',
    '</',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
  ],
  ...[
    '<template>',
    '</template>',
    '<svg>',
    '<math>',
    '<plaintext>',
    '<noscript>',
    '<div onclick="',
    '"',
    "'",
    '=',
    '&lt;',
  ],
  ...[
    '&#x0;',
    '&#xD800;',
    'window.openai',
    '.callTool("x")',
    'if (window.openai) {',
    '}',
    '\n',
    '<frameset>',
    '<table>',
  ],
];

const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme-composite', maxLength: 200 }),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => new TextDecoder().decode(bytes)),
  fc.array(fc.constantFrom(...STRANGE), { maxLength: 30 }).map((parts) => parts.join('')),
);

const soup = (words: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...words) }, fc.constantFrom(...STRANGE)), {
      maxLength: 60,
    })
    .map((parts) => parts.join(''));

type Damage = (text: string) => string;

const within = (text: string, share: number): number => Math.floor(share * text.length);
const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

const damage = (words: readonly string[]): fc.Arbitrary<Damage> =>
  fc.oneof(
    fc.tuple(share, fc.nat(30)).map(([from, length]): Damage => (text) => {
      const at = within(text, from);
      return text.slice(0, at) + text.slice(at + length);
    }),
    fc.tuple(share, fc.constantFrom(...words, ...STRANGE)).map(([from, word]): Damage => (text) => {
      const at = within(text, from);
      return text.slice(0, at) + word + text.slice(at);
    }),
    fc.tuple(share, share, fc.nat(200)).map(([from, to, length]): Damage => (text) => {
      const [source, target] = [within(text, from), within(text, to)];
      return text.slice(0, target) + text.slice(source, source + length) + text.slice(target);
    }),
    fc.tuple(share, fc.constantFrom(...words)).map(([from, word]): Damage => (text) => {
      const values = [...text.matchAll(/"[^"\n]*"|'[^'\n]*'|\b\d+\b|\btrue\b|\bfalse\b/g)];
      const value = values[Math.floor(from * values.length)];
      return value ? text.slice(0, value.index) + word + text.slice(value.index + value[0].length) : text;
    }),
    share.map(
      (from): Damage =>
        (text) =>
          text.slice(0, within(text, from)),
    ),
    fc.constant<Damage>((text) => text.replaceAll('\n', '\r\n')),
    fc.constant<Damage>((text) => text.replaceAll('\n', '\r')),
    fc.constant<Damage>((text) => `\ufeff${text}`),
    fc.constant<Damage>((text) => text.replace(/\s+/g, ' ')),
  );

const damaged = (samples: readonly Sample[], words: readonly string[]): fc.Arbitrary<Sample> =>
  fc
    .tuple(fc.constantFrom(...samples), fc.array(damage(words), { maxLength: 5 }))
    .map(([{ path, text }, damages]) => ({ path, text: damages.reduce((now, each) => each(now), text) }));

const named = (path: string, texts: fc.Arbitrary<string>): fc.Arbitrary<Sample> =>
  texts.map((text) => ({ path, text }));

interface Loader {
  readonly name: string;
  readonly endings: readonly string[];
  readonly words: readonly string[];
}

export const LOADERS: readonly Loader[] = [
  { name: 'JSON', endings: ['.json'], words: JSONISH },
  { name: 'JSON with comments', endings: ['.jsonc', '.json'], words: JSONISH },
  { name: 'YAML', endings: ['.yaml'], words: YAMLISH },
  { name: 'TypeScript and JavaScript', endings: ['.ts', '.js'], words: SOURCE },
  { name: 'HTML', endings: ['.html'], words: HTMLISH },
];

/** Every kind of text that a loader may meet. */
export function texts({ endings: [ending], words }: Loader, samples: readonly Sample[]): fc.Arbitrary<Sample> {
  const path = `hostile${ending}`;
  return fc.oneof(named(path, noise), named(path, soup(words)), {
    weight: 4,
    arbitrary: damaged(samples, words).map(({ text }) => ({ path, text })),
  });
}

/** What stands again and again in a text: what is looked up anew for each takes time that grows with its square. */
export const repeated = ({ words }: Loader): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...words, ...STRANGE), { minLength: 2, maxLength: 5 }).map((some) => some.join(''));

/** Valid JSON of any shape, as JSON.stringify would not always write it. */
export const anyJson: fc.Arbitrary<string> = fc.oneof(
  fc.json({ stringUnit: 'binary', depthSize: 'medium' }),
  fc.letrec<{ value: string; object: string; array: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(
        '-0',
        '0',
        '-0.0',
        '1e999',
        '-1E+999',
        '1e-999',
        '0.1e1',
        '123456789012345678901234567890',
        'null',
      ),
      fc.constantFrom('"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\\/"', '"\u2028"', '"\ud800"', '""', 'true'),
      tie('object'),
      tie('array'),
    ),
    object: fc
      .array(
        fc.tuple(
          fc.constantFrom(
            '"__proto__"',
            '"constructor"',
            '"a"',
            '"a"',
            '"\\u0061"',
            '""',
            '"0"',
            '"toString"',
            '"\ufeff"',
          ),
          tie('value'),
          fc.constantFrom('', ' ', '\n', '\r\n', '\t'),
        ),
        { maxLength: 6 },
      )
      .map(
        (entries) => `{${entries.map(([key, value, blank]) => `${blank}${key}${blank}:${blank}${value}`).join(',')}}`,
      ),
    array: fc.array(tie('value'), { maxLength: 6 }).map((items) => `[${items.join(' ,')}]`),
  })).value,
);
