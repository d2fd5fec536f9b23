import { defineRule } from '../../src/core/rule.js';
import { observed } from './lib/rows.js';
import { nodesByPlace, servedTools } from './lib/served.js';

export default defineRule({
  id: 'clients/zod-unrepresentable',
  summary: 'A zod type for which `tools/list` fails',
  severity: 'error',
  in: 'recommended',
  source: observed('zod', 'zod 4 throws for types that JSON Schema does not have.'),
  messages: {
    throws:
      '`{{by}}` has no JSON Schema in zod 4, so `tools/list` fails and clients get no tool of this server at all. {{advice}}',
  },
  *check(manifest) {
    for (const { tool, forms } of servedTools(manifest)) {
      const fault = forms[0]?.fault;
      if (fault?.is !== 'throws' || forms.some((each) => each.fault?.is !== 'throws')) continue;
      const at = nodesByPlace(tool)(fault.at);
      yield { at, message: 'throws', data: { by: fault.by, advice: ADVICE[fault.by] ?? GENERAL } };
    }
  },
});

const GENERAL = 'Use a type that JSON Schema has, and convert the value in the handler.';
const ADVICE: Readonly<Record<string, string>> = {
  'z.date()': 'Use `z.iso.datetime()`, and make a `Date` of it in the handler.',
  'z.coerce.date()': 'Use `z.iso.datetime()`, and make a `Date` of it in the handler.',
  'z.bigint()': 'Use `z.int()` or a string of digits.',
  'z.map()': 'Use `z.record(z.string(), …)`.',
  'z.set()': 'Use `z.array(…)`.',
  '.transform()': 'Describe what the tool answers, and convert it in the handler.',
};
