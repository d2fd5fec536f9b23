/** Open Tool Calling definitions. */
import { schema } from './schemas.mjs';
import { prose, titleOf } from './words.mjs';

export function otc(chance, number) {
  const toolkit = `Toolkit${number}`;
  const tool = titleOf(chance).replaceAll(' ', '');
  return {
    id: `${toolkit}.${tool}@1.0.0`,
    name: `${toolkit}_${tool}`,
    description: prose(chance, 1),
    version: '1.0.0',
    input_schema: { parameters: schema(chance, chance.between(1, 3)) },
    output_schema: schema(chance, 2),
    ...(chance.isOneIn(4) && { requirements: { secrets: [{ id: `API_KEY_${number}` }] } }),
  };
}

export const FAULTS = {
  'otc/flat-input-schema': (tool) => (tool.input_schema = tool.input_schema.parameters),
  'otc/id-version': (tool) => (tool.id = tool.id.replace('@1.0.0', '@1.0.1')),
  'otc/version-format': (tool) => {
    tool.version = '1.0';
    tool.id = tool.id.replace('@1.0.0', '@1.0');
  },
  'otc/required-field': (tool) => delete tool.description,
};
