import { defineRule } from '../../src/core/rule.js';
import { sdkSource } from './lib/tools.js';

export default defineRule({
  id: 'python/resource-comparison',
  summary: 'A reader of resources takes the URI for a text, which it is not',
  severity: 'error',
  in: 'recommended',
  source: sdkSource(
    'Low-level server',
    'A function under `read_resource` is given the URI as an `AnyUrl` of pydantic.',
  ),
  messages: {
    compared: {
      message: '`{{name}}` is an `AnyUrl`, which never equals a text, so this comparison always goes one way.',
      help: 'Compare `str({{name}})`.',
    },
    lacking: {
      message: '`{{name}}` is an `AnyUrl`, which has no `{{method}}`, so this raises an AttributeError.',
      help: 'Write `str({{name}}).{{method}}`.',
    },
  },
  *check({ code, path }) {
    for (const { start, end, name, method } of code.python?.uriMistakes ?? [])
      yield {
        at: { start, end },
        message: method === undefined ? 'compared' : 'lacking',
        data: { name, method },
        cause: `${path}: ${name}`,
      };
  },
});
