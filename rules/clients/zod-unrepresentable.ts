import { defineRule } from '../../src/core/rule.js';
import type { Place } from '../../src/core/tree.js';
import { isWrittenHere, type MayFix } from '../common/lib/fixes.js';
import { clientsSource } from './lib/rows.js';
import { nodesByPlace, servedTools } from './lib/served.js';

export default defineRule({
  id: 'clients/zod-unrepresentable',
  summary: 'A zod type that JSON cannot express, so `tools/list` or every call fails',
  severity: 'error',
  in: 'recommended',
  fixable: 'unsafe',
  tags: ['breaks-list'],
  source: clientsSource('zod', 'zod 4 throws for types that JSON Schema does not have.'),
  messages: {
    throws: {
      message: 'zod 4 cannot convert `{{by}}` to JSON Schema, so `tools/list` fails and no tool is listed.',
      help: '{{advice}}',
    },
    refuses: {
      message: 'No JSON value passes `{{by}}`, so the SDK refuses every call that sends this argument.',
      help: '{{advice}}',
    },
    either: {
      message: '`{{by}}` has no JSON Schema, so `tools/list` fails (zod 4) or calls that send it fail (zod 3).',
      help: '{{advice}}',
    },
  },
  *check(manifest) {
    for (const { tool, forms } of servedTools(manifest)) {
      const faults = forms.map(({ fault, refusing }) => (fault?.is === 'throws' ? fault : refusing));
      const [first] = faults;
      if (!first || faults.includes(undefined)) continue;
      const throwing = forms.filter(({ fault }) => fault?.is === 'throws').length;
      if (throwing > 0 && manifest.code.listsTools?.()) continue;
      const message = throwing === forms.length ? 'throws' : throwing === 0 ? 'refuses' : 'either';
      const at = nodesByPlace(tool)(first.at);
      const data = { by: first.by, advice: ADVICE[first.by] ?? GENERAL };
      yield { at, message, data, ...(first.by === 'z.date()' && asDateString(first.name)) };
    }
  },
});

/** Both versions of zod have it. */
function asDateString(name: Place | undefined): MayFix {
  if (!name || name.end - name.start !== 'date'.length || !isWrittenHere(name)) return {};
  const edits = [{ op: 'text' as const, start: name.start, end: name.end, text: 'string().datetime' }];
  return { fix: { title: 'Write `z.string().datetime()`', safe: false, edits } };
}

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
