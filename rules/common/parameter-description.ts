import { defineRule, lack, type Manifest, type Schema } from '../../src/core/rule.js';
import { entry, has, items, type Node, type ObjectNode } from '../../src/core/tree.js';
import { isForAppOnly } from './lib/text.js';
import { isMisspelt } from './lib/misspelt-keywords.js';
import { isUnset } from './lib/schemas.js';

interface Options {
  readonly null: 'accept' | 'report';
}

export default defineRule<'missing', Options>({
  id: 'common/parameter-description',
  summary: 'A parameter has no description',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'Model Context Protocol and Gloodata extension info',
    section: 'tools: parameters',
    says: 'The model fills in the arguments by what the schema says of them.',
    kind: 'advice',
  },
  messages: {
    missing:
      'The parameter `{{name}}` has no description, so the model can only guess by its name what to fill in. Add one that says what belongs there and in what form.',
  },
  options: {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        null: {
          enum: ['accept', 'report'],
          description: 'What to make of a description that is null, which Gloodata writes where the author gave none',
        },
      },
    },
    defaults: { null: 'accept' },
    presets: { strict: { null: 'report' } },
  },
  *check(manifest, { options }) {
    if (!manifest.formats.some((format) => JUDGED.has(format))) return;
    for (const schema of manifest.schemas) {
      const { node, property, tool } = schema;
      if (!property || !isParameter(schema) || isFixed(node) || mayBeDescribed(node, manifest, options)) continue;
      // Of a misspelt one the rules about keys speak.
      if (isMisspelt(node, 'description') || isForAppOnly(tool.node)) continue;
      yield { at: lack(node), message: 'missing', data: { name: property.key } };
    }
  },
});

/** The other formats' documents demand a description, and have a rule of their own for it. */
const JUDGED: ReadonlySet<string> = new Set(['openai', 'mcp', 'gloodata']);

function isParameter({ role, depth }: Schema): boolean {
  return role === 'input' && depth === 1;
}

/** There is nothing to choose. */
function isFixed(schema: ObjectNode): boolean {
  const choices = entry(schema, 'enum')?.value;
  return has(schema, 'const') !== 'no' || (choices?.kind === 'array' && !choices.open && choices.items.length === 1);
}

function mayBeDescribed(schema: Node, manifest: Manifest, options: Options): boolean {
  const description = entry(schema, 'description')?.value;
  if (description) return options.null === 'accept' || !isUnset(description, manifest);
  if (has(schema, '$ref') !== 'no') return true;
  return BRANCHES.some((keyword) => {
    const branches = entry(schema, keyword)?.value;
    return items(branches).some((branch) => mayBeDescribed(branch, manifest, options));
  });
}

const BRANCHES = ['allOf', 'anyOf', 'oneOf'];
