import { defineRule } from '../../src/core/rule.js';
import { allOf, quotedValue } from '../../src/core/text.js';
import { get, text, toValue, type Node } from '../../src/core/tree.js';
import { observed, mcpSource, textOf } from './lib/answers.js';

export default defineRule({
  id: 'live/cache-fields',
  summary: 'A server of revision 2026-07-28 answers without the fields that its results must have',
  severity: 'warning',
  in: 'recommended',
  source: mcpSource(
    'Caching',
    'Every result has `resultType`, and a complete result of a list, of `resources/read` and of `server/discover` also has `ttlMs` and `cacheScope`.',
  ),
  messages: {
    missing: {
      message: 'The answer to {{methods}} lacks {{fields}}, so clients of revision 2026-07-28 can refuse it.',
      help: 'Add {{fields}} to the result, or use a version of the SDK that does.',
    },
    type: {
      message:
        '`{{field}}` in the answer to {{methods}} is {{found}} but must be {{wanted}}, so some clients refuse the answer.',
      help: 'Correct the value where the server builds the result.',
    },
  },
  *check(manifest) {
    const hello = get(manifest.root, 'discover');
    if (hello?.kind !== 'object') return;
    const results = [{ method: 'server/discover', node: hello as Node }].concat(
      observed(manifest, 'results').map((node) => ({ method: textOf(node, 'method'), node })),
    );
    // What many answers have in common is one mistake.
    const missing = new Map<string, Set<string>>();
    const wrong = new Map<string, { at: Node; methods: Set<string>; field: Field; found: string }>();
    for (const { method, node } of results) {
      const lacks: string[] = [];
      for (const field of neededIn(node)) {
        const value = get(node, field);
        if (!value) lacks.push(`\`${field}\``);
        else if (!FIELDS[field].fits(value)) {
          const found = quotedValue(toValue(value));
          const key = `${field} ${found}`;
          const known = wrong.get(key) ?? { at: value, methods: new Set(), field, found };
          wrong.set(key, { ...known, methods: known.methods.add(method) });
        }
      }
      const fields = allOf(lacks);
      if (lacks.length > 0) missing.set(fields, (missing.get(fields) ?? new Set<string>()).add(method));
    }
    for (const [fields, methods] of missing)
      yield { at: hello, message: 'missing', data: { fields, methods: listed(methods) } };
    for (const { at, methods, field, found } of wrong.values()) {
      const data = { methods: listed(methods), field, found, wanted: FIELDS[field].wanted };
      yield { at, message: 'type', data };
    }
  },
});

type Field = keyof typeof FIELDS;

const FIELDS = {
  resultType: { wanted: 'a string, such as "complete"', fits: (value: Node) => value.kind === 'string' },
  ttlMs: {
    wanted: 'a number of milliseconds from 0',
    fits: (value: Node) => value.kind === 'number' && value.value >= 0,
  },
  cacheScope: {
    wanted: '"public" or "private"',
    fits: (value: Node) => value.kind === 'string' && /^(?:public|private)$/.test(value.value),
  },
};

/** A result that asks the client for more is not cached. */
function neededIn(result: Node): readonly Field[] {
  const type = text(get(result, 'resultType'));
  return type === undefined || type === 'complete' ? ['resultType', 'ttlMs', 'cacheScope'] : ['resultType'];
}

const listed = (methods: ReadonlySet<string>): string => allOf([...methods].map((each) => `\`${each}\``));
