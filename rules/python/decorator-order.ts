import { defineRule } from '../../src/core/rule.js';
import { sdkSource } from './lib/tools.js';

export default defineRule({
  id: 'python/decorator-order',
  summary: 'A decorator above the one that registers the tool, or a tool behind the line that runs the server',
  severity: 'warning',
  in: 'recommended',
  source: sdkSource(
    'Tools',
    'A decorator registers the function that it is given: what is below it, and nothing above.',
  ),
  messages: {
    above: {
      message: '`@{{name}}` is above `@{{tool}}`, so the server calls the function without it.',
      help: 'Move `@{{name}}` below `@{{tool}}`; with `functools.wraps` it keeps the parameters.',
    },
    late: {
      message: '`{{run}}` above serves until it ends, so a server that this file runs never has `{{name}}`.',
      help: 'Move `{{run}}` to the end of the file, or remove `{{name}}`.',
    },
  },
  *check({ code, path }) {
    for (const { start, end, name, run } of code.python?.late ?? [])
      yield { at: { start, end }, message: 'late', data: { name, run }, cause: `${path}: ${run}` };
    for (const { start, end, name, tool } of code.python?.unapplied ?? [])
      yield { at: { start, end }, message: 'above', data: { name, tool }, cause: `${path}: ${name}` };
  },
});
