/** Gloodata's extension info. */
import { describe, nounsFor, prose, titleOf } from './words.mjs';

const TYPES = ['string', 'number', 'integer', 'boolean'];

export function gloodata(chance, number) {
  const tools = Array.from({ length: chance.between(2, 5) }, (_, index) => [
    `tool_${index}`,
    tool(chance, number, index),
  ]);
  return {
    ns: `extension-${number}`,
    title: titleOf(chance),
    description: prose(chance, 1),
    tools: Object.fromEntries(tools),
    tagValues: {},
    handlers: [],
  };
}

function tool(chance, number, index) {
  const title = `${titleOf(chance)} ${index}`;
  const nouns = nounsFor(chance, chance.between(2, 4));
  const field = (noun) => [noun, { type: chance.pick(TYPES), description: describe(chance, noun) }];
  return {
    title,
    description: `${title}. ${prose(chance, 1)}`,
    schema: { fields: Object.fromEntries(nouns.map(field)) },
    ui: {
      prefix: title,
      args: Object.fromEntries(nouns.map((noun) => [noun, { prefix: noun.replaceAll('_', ' ') }])),
      manualUpdate: false,
    },
    contextActions: [],
    examples: [`${title.toLowerCase()} of ${number}`],
  };
}

export const FAULTS = {
  'gloodata/ui-unknown-arg': ({ tools }) => (tools.tool_0.ui.args.no_such_field = { prefix: 'with' }),
  'gloodata/examples-missing': ({ tools }) => (tools.tool_1.examples = []),
  'gloodata/field-value-type': ({ tools }) => (Object.values(tools.tool_0.schema.fields)[0].type = 'colour'),
};
