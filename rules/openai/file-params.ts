import { didYouMean } from '../../src/core/did-you-mean.js';
import { defineRule } from '../../src/core/rule.js';
import { entries, get, has, items, text, type Node } from '../../src/core/tree.js';
import { appOf } from './lib/app.js';
import { appsSdk } from './lib/dialect.js';

const FIELDS = ['download_url', 'file_id'];

export default defineRule({
  id: 'openai/file-params',
  summary: '`openai/fileParams` names an input that does not exist or is not a file',
  severity: 'error',
  in: 'recommended',
  source: appsSdk(
    'Reference, tool metadata',
    'openai/fileParams names top-level inputs that are objects with download_url and file_id.',
  ),
  messages: {
    empty: {
      message: 'This entry of `openai/fileParams` is blank, so hosts cannot pass a file.',
      help: 'Write the name of an input from `inputSchema`.',
    },
    missing: {
      message: 'The tool has no input `{{name}}`{{hint}}, so hosts cannot pass a file there.',
      help: 'Write the name of an input from `inputSchema`.',
    },
    shape: {
      message: '`{{name}}` is not an object with `download_url` and `file_id`, so files that hosts pass do not match.',
      help: 'Declare `download_url` and `file_id` as strings in it.',
    },
  },
  *check(manifest) {
    for (const { node } of appOf(manifest).tools) {
      const schema = get(node, 'inputSchema');
      const properties = get(schema, 'properties');
      for (const param of items(get(node, '_meta', 'openai/fileParams'))) {
        if (param.kind !== 'string' || isVague(schema)) continue;
        const name = param.value;
        if (name.trim() === '') yield { at: param, message: 'empty' };
        else if (has(properties, name) === 'no') {
          const known = entries(properties).map(({ key }) => key);
          yield { at: param, message: 'missing', data: { name, hint: didYouMean(name, known) } };
        } else if (isNoFile(get(properties, name))) yield { at: param, message: 'shape', data: { name } };
      }
    }
  },
});

const COMBINED = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', '$dynamicRef'];

function isVague(schema: Node | undefined): boolean {
  return schema?.kind !== 'object' || COMBINED.some((key) => has(schema, key) !== 'no');
}

function isNoFile(schema: Node | undefined): boolean {
  if (isVague(schema)) return false;
  const type = text(get(schema, 'type'));
  if (type === undefined || type === 'array') return false;
  return FIELDS.some((field) => has(get(schema, 'properties'), field) === 'no');
}
