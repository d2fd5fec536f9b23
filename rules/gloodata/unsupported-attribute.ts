import { defineRule } from '../../src/core/rule.js';
import { entries, get, has, text, type Entry } from '../../src/core/tree.js';
import { section, fieldsOf, typeOf } from './lib/info.js';
import { isKeyword } from './lib/stated-default.js';

const PLAIN = { takes: ['description', 'default'], listed: '`type`, `description` and `default`' };
const TEXT = {
  takes: [...PLAIN.takes, 'enum', 'examples'],
  listed: '`type`, `description`, `default`, `enum` and `examples`',
};
const BY_TYPE = {
  string: { name: 'a string field', ...TEXT },
  integer: { name: 'an integer field', ...PLAIN },
  number: { name: 'a number field', ...PLAIN },
  boolean: { name: 'a boolean field', ...PLAIN },
  any: { name: 'this field', ...TEXT },
};

/** `title`, `format` and `multiline` are not in the document, but the product's own libraries write them. */
const EVERYWHERE = ['type', 'title', 'format', 'multiline'];
/** They say in another way what `type` should say. */
const INSTEAD_OF_TYPE = ['$ref', 'allOf', 'anyOf', 'const', 'oneOf'];

export default defineRule({
  id: 'gloodata/unsupported-attribute',
  summary: 'A field has a JSON Schema keyword that its type does not support',
  severity: 'error',
  in: 'spec',
  tags: ['unnecessary'],
  source: section(
    'The fields',
    'Fields are a subset of JSON Schema: every type takes description and default, a string also enum and examples.',
  ),
  messages: {
    unsupported: {
      message: 'Gloodata does not support `{{keyword}}` in {{name}}, so the model may never see it.',
      help: 'Remove `{{keyword}}`, or put its information into `description` instead. Supported: {{listed}}.',
    },
    untyped: {
      message: 'Gloodata fields do not support `{{keyword}}`, so the model may never see it.',
      help: 'Replace it with a `type`: `string`, `integer`, `number` or `boolean`.',
    },
    fixedText: {
      message: 'Gloodata fields do not support `const`, so the model may never see it.',
      help: 'For one fixed text, use `"type": "string"` with `"enum": [{{text}}]`.',
    },
  },
  *check({ tools }) {
    for (const { value: field } of tools.flatMap(fieldsOf)) {
      const type = get(field, 'type');
      // The keywords of an array or an object go with a type that is wrong as a whole.
      if (text(type) === 'array' || text(type) === 'object') continue;
      const { name, takes, listed } = BY_TYPE[typeOf(type) ?? 'any'];
      for (const attribute of entries(field)) {
        const keyword = attribute.key;
        if (!isKeyword(keyword) || takes.includes(keyword) || EVERYWHERE.includes(keyword)) continue;
        const untyped = has(field, 'type') === 'no' && INSTEAD_OF_TYPE.includes(keyword);
        yield {
          at: attribute,
          ...(untyped ? insteadOfType(attribute) : { message: 'unsupported', data: { keyword, name, listed } }),
          covers: [untyped ? field : attribute.value],
        };
      }
    }
  },
});

/** Longer texts are not repeated. */
const LONGEST = 40;

function insteadOfType({ key, value }: Entry) {
  return key === 'const' && value.kind === 'string' && value.value.length <= LONGEST
    ? ({ message: 'fixedText', data: { text: JSON.stringify(value.value) } } as const)
    : ({ message: 'untyped', data: { keyword: key } } as const);
}
