import { defineRule, type Fix } from '../../src/core/rule.js';
import { counted } from '../../src/core/text.js';
import { get, has, items, text, type ArrayNode, type Node, type ObjectNode } from '../../src/core/tree.js';
import { section } from './lib/lists.js';
import { safely } from './lib/text.js';
import { definitionsOf } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/enum-strings',
  summary: '`enum` is not an array of strings',
  severity: 'error',
  in: 'spec',
  source: section('PropertiesTable', 'enum is an array of strings.'),
  fixable: 'safe',
  messages: {
    noArray: {
      message: 'The `enum` of `{{path}}` is not an array, so programs that expect a list of strings fail on it.',
      help: 'Write an array of strings with the allowed values.',
    },
    noString: {
      message: 'The `enum` of `{{path}}` has {{kind}} here, so programs that expect strings fail on it.',
      help: 'Write a string instead.',
    },
    noStrings: {
      message:
        'In the `enum` of `{{path}}` this value and {{others}} are not strings, so programs that expect strings fail.',
      help: 'Write every value as a string.',
    },
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      const at = get(node, 'enum');
      if (!at || at.kind === 'unknown' || at.kind === 'null') continue;
      if (at.kind !== 'array') {
        yield { at, message: 'noArray', data: { path } };
        continue;
      }
      const [first, ...others] = items(at).filter(({ kind }) => kind !== 'string' && kind !== 'unknown');
      if (!first) continue;
      yield {
        at: first,
        message: others.length > 0 ? 'noStrings' : 'noString',
        data: { path, kind: KINDS[first.kind], others: counted(others.length, 'other') },
        fix: asStrings(node, at),
      };
    }
  },
});

const KINDS: Readonly<Record<Node['kind'], string>> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  null: 'null',
  unknown: 'something else',
};

/** Only where the property takes strings: the values of any other must keep their type. */
function asStrings(definition: ObjectNode, values: ArrayNode): Fix | undefined {
  const takesStrings = has(definition, 'type') === 'no' || text(get(definition, 'type')) === 'string';
  const edits = values.items.flatMap((node) => {
    const value = exactly(node);
    return value === undefined ? [] : [{ op: 'set', node, value } as const];
  });
  const isExact = values.items.every((node) => node.kind === 'string' || exactly(node) !== undefined);
  return takesStrings && isExact && !values.open ? safely('Write the values as strings', ...edits) : undefined;
}

function exactly(node: Node): string | undefined {
  if (node.kind === 'boolean' || (node.kind === 'number' && Number.isSafeInteger(node.value)))
    return String(node.value);
  return undefined;
}
