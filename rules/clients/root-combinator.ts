import { defineRule } from '../../src/core/rule.js';
import { entry } from '../../src/core/tree.js';
import { clientsThat, clientsSource, rowsFor, type Row } from './lib/rows.js';
import { inEveryForm } from './lib/served.js';

const ID = 'clients/root-combinator';
const CHOICES = ['anyOf', 'oneOf', 'allOf'] as const;
/** Only some of the clients refuse these. */
const OTHERS = ['not', 'if', 'enum', 'const'] as const;
/** How the ids begin of the rows that refuse each. */
const REFUSING: Readonly<Partial<Record<Keyword, string>>> = {
  if: 'root-claude',
  enum: 'root-openai',
  const: 'root-openai',
};

export default defineRule({
  id: ID,
  summary: 'An input schema with `anyOf`, `oneOf` or `allOf` at its root',
  severity: 'error',
  in: 'recommended',
  source: clientsSource('Input schemas', 'Models take one object of parameters, not a choice of several.'),
  messages: {
    refused: { message: 'This input schema has `{{keyword}}` at its root, so {{refused}}.', help: '{{advice}}' },
  },
  *check(manifest) {
    const rows = rowsFor(ID, manifest);
    if (rows.length === 0) return;
    yield* inEveryForm(manifest, 'inputSchema', (schema, add) => {
      for (const keyword of [...CHOICES, ...OTHERS]) {
        const at = entry(schema, keyword);
        // What is not shaped so is no combinator: common/invalid-json-schema reports it.
        if (!at || (at.value.kind !== 'array' && at.value.kind !== 'object')) continue;
        const needed = REFUSING[keyword] ?? '';
        const refusing = rows.filter(
          ({ id }) => id.startsWith(needed) && !(keyword === 'not' && id === 'root-bedrock'),
        );
        if (refusing.length > 0) {
          const { isMinor, ...effects } = effectsOf(keyword, refusing);
          add({
            at,
            message: 'refused',
            data: { keyword, ...effects, advice: ADVICE[keyword].replace('{{keyword}}', keyword) },
            ...(isMinor && { severity: 'info' }),
          });
        }
      }
    });
  },
});

interface Effects {
  readonly refused: string;
  /** Few are said to refuse it, and not all of their versions do. */
  readonly isMinor?: true;
}

/** Claude Code leaves out what the API of Claude refuses, and perhaps two more that no refusal of the API is known for. */
function effectsOf(keyword: Keyword, rows: readonly Row[]): Effects {
  const refusing = rows.filter(({ id }) => id !== 'root-claude' || (keyword !== 'not' && keyword !== 'if'));
  // Reported once, of `if` within `allOf`; versions that were looked at take it.
  if (refusing.length === 0) return { refused: 'some versions of Claude Code may leave out this tool', isMinor: true };
  const { who, refuse } = clientsThat(refusing, 'refuse');
  return { refused: `${who} ${refuse} requests with this tool` };
}

type Keyword = (typeof CHOICES)[number] | (typeof OTHERS)[number];

const ONE_OBJECT =
  'Remove `{{keyword}}`: describe all parameters in one object, and say in their descriptions when to give which.';
const IN_WORDS = 'Remove the condition, and state it in the descriptions of the parameters.';
const ADVICE: Readonly<Record<Keyword, string>> = {
  anyOf: ONE_OBJECT,
  oneOf: ONE_OBJECT,
  allOf: ONE_OBJECT,
  not: IN_WORDS,
  if: IN_WORDS,
  enum: 'Describe the parameters in `properties`, and move the `enum` to the parameter that it is for.',
  const: 'Describe the parameters in `properties`, and move the `const` to the parameter that it is for.',
};
