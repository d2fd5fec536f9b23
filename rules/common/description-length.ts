import { counted, grouped } from '../../src/core/text.js';
import { defineRule, unnamed, type Problem } from '../../src/core/rule.js';
import { entry, type Entry } from '../../src/core/tree.js';
import { isForAppOnly, emptiness } from './lib/text.js';

interface Options {
  readonly toolMin: number;
  readonly toolMax: number;
  readonly parameterMax: number;
}

type Message = 'short' | 'long' | 'shortUnnamed' | 'longUnnamed';

export default defineRule<Message, Options>({
  id: 'common/description-length',
  summary: 'A description is so short or so long that models handle it badly',
  severity: 'info',
  in: 'strict',
  source: {
    document: 'OpenAI API reference',
    section: 'function.description',
    says: 'The description of a function may have 1,024 characters; longer ones have been refused or cut.',
    kind: 'advice',
  },
  messages: {
    short: {
      message: 'The description of `{{name}}` has {{length}}, too few to tell the model when to use it.',
      help: 'Add when to use it and what it returns.',
    },
    long: {
      message: 'The description of `{{name}}` has {{length}}; {{limit}}.',
      help: 'Keep only what the model needs to choose and call the tool: every request sends the whole text.',
    },
    shortUnnamed: {
      message: 'The description of this tool has {{length}}, too few to tell the model when to use it.',
      help: 'Add when to use it and what it returns.',
    },
    longUnnamed: {
      message: 'The description of this tool has {{length}}; {{limit}}.',
      help: 'Keep only what the model needs to choose and call the tool: every request sends the whole text.',
    },
  },
  options: {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        toolMin: {
          type: 'integer',
          minimum: 0,
          description: 'The fewest characters that the description of a tool should have',
        },
        toolMax: { type: 'integer', minimum: 1, description: 'The most characters for the description of a tool' },
        parameterMax: {
          type: 'integer',
          minimum: 1,
          description: 'The most characters for the description of a parameter',
        },
      },
    },
    defaults: { toolMin: 20, toolMax: 1024, parameterMax: 1024 },
  },
  *check({ tools, schemas }, { options }) {
    for (const { node, label, description } of tools) {
      if (!isForAppOnly(node)) yield* judge(description, label, options.toolMin, options.toolMax);
    }
    for (const { node, property, role, tool } of schemas) {
      if (property && role !== 'output' && !isForAppOnly(tool.node))
        yield* judge(entry(node, 'description'), property.key, 0, options.parameterMax);
    }
  },
});

function* judge(
  description: Entry | undefined,
  name: string | undefined,
  least: number,
  most: number,
): Iterable<Problem<Message>> {
  if (description?.value.kind !== 'string') return;
  const isNamed = name !== undefined;
  const { length } = description.value.value.trim();
  if (length > most)
    yield {
      at: description.value,
      message: isNamed ? 'long' : unnamed('long'),
      data: { name: name ?? '', length: characters(length), limit: limitOf(length, most) },
    };
  if (length >= least) return;
  const dense = denseIn(description.value.value);
  if (length + dense * (LETTERS_IN_ONE - 1) >= least) return;
  // Of one that says nothing at all common/empty-description speaks.
  if (emptiness(description.value.value, name)) return;
  yield {
    at: description.value,
    message: isNamed ? 'short' : unnamed('short'),
    data: { name: name ?? '', length: characters(length) },
  };
}

const characters = (count: number): string => counted(count, 'character');

/** From here on hosts cut or refuse descriptions. The options may ask for shorter ones. */
const LIMIT = 1024;
const limitOf = (length: number, most: number): string =>
  length > LIMIT ? `some hosts cut or refuse more than ${grouped(LIMIT)}` : `the limit is ${grouped(most)}`;

/** A Chinese or Japanese character says about as much as three Latin letters, so fewer of them are enough. */
const LETTERS_IN_ONE = 3;

const denseIn = (text: string): number =>
  text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0;
