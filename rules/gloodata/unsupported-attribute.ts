import { defineRule } from '../../src/core/rule.js';
import { entries, get, has, text } from '../../src/core/tree.js';
import { section, fieldsOf, typeOf } from './lib/info.js';
import { isKeyword } from './lib/stated-default.js';

const PLAIN = { takes: ['description', 'default'], listed: '`description` and `default`' };
const TEXT = { takes: [...PLAIN.takes, 'enum', 'examples'], listed: '`description`, `default`, `enum` and `examples`' };
const BY_TYPE = {
  string: { name: 'a string', ...TEXT },
  integer: { name: 'an integer', ...PLAIN },
  number: { name: 'a number', ...PLAIN },
  boolean: { name: 'a boolean', ...PLAIN },
  any: { name: 'a field', ...TEXT },
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
  source: section(
    'The fields',
    'Fields are a subset of JSON Schema: every type takes description and default, a string also enum and examples.',
  ),
  messages: {
    unsupported:
      '`{{keyword}}` is not supported on {{name}}, which supports {{listed}}, so the model may never see it. Put it into `description`, or remove it.',
    untyped:
      '`{{keyword}}` is not supported, so the model may never see it. Give the field a `type`: string, integer, number or boolean.',
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
          message: untyped ? 'untyped' : 'unsupported',
          data: { keyword, name, listed },
          covers: [untyped ? field : attribute.value],
        };
      }
    }
  },
});
