import { defineRule } from '../../src/core/rule.js';
import { observed } from './lib/rows.js';
import { nodesByPlace, servedTools } from './lib/served.js';

export default defineRule({
  id: 'clients/zod-unrepresentable',
  summary: 'A zod type that JSON cannot express, so `tools/list` or every call fails',
  severity: 'error',
  in: 'recommended',
  tags: ['breaks-list'],
  source: observed('zod', 'zod 4 throws for types that JSON Schema does not have.'),
  messages: {
    throws: {
      message:
        "zod 4 cannot convert `{{by}}` to JSON Schema, so `tools/list` fails and clients get none of this server's tools.",
      help: '{{advice}}',
    },
    refuses: {
      message: 'No JSON value passes `{{by}}`, so the SDK refuses every call that sends this argument.',
      help: '{{advice}}',
    },
    either: {
      message:
        'zod 4 cannot convert `{{by}}` to JSON Schema, so `tools/list` fails. With zod 3, the SDK refuses every call that sends this argument.',
      help: '{{advice}}',
    },
  },
  *check(manifest) {
    for (const { tool, forms } of servedTools(manifest)) {
      const faults = forms.map(({ fault, refusing }) => (fault?.is === 'throws' ? fault : refusing));
      const [first] = faults;
      if (!first || faults.includes(undefined)) continue;
      const throwing = forms.filter(({ fault }) => fault?.is === 'throws').length;
      const message = throwing === forms.length ? 'throws' : throwing === 0 ? 'refuses' : 'either';
      const at = nodesByPlace(tool)(first.at);
      yield { at, message, data: { by: first.by, advice: ADVICE[first.by] ?? GENERAL } };
    }
  },
});

const GENERAL = 'Use a type that JSON Schema has, and convert the value in the handler.';
const DATE = 'Use an ISO date string, and convert it to a `Date` in the handler.';
const ADVICE: Readonly<Record<string, string>> = {
  'z.date()': DATE,
  'z.coerce.date()': DATE,
  'z.bigint()': 'Use `z.int()` or a string of digits.',
  'z.map()': 'Use `z.record(z.string(), …)`.',
  'z.set()': 'Use `z.array(…)`.',
  '.transform()':
    'Describe the final value with a schema without `.transform()`, and convert the value in the handler.',
};
