import { functionBehind } from '../../src/core/python-code.js';
import { defineRule, type InWords, type Manifest } from '../../src/core/rule.js';
import { entry, type Node, type ObjectNode } from '../../src/core/tree.js';
import {
  BOUNDS,
  contradiction,
  isOtherThanSubset,
  schemasWith,
  converted,
  declaredTypes,
  fits,
  standsFor,
  isUnset,
} from './lib/schemas.js';
import { showIn, typeWords } from './lib/text.js';

export default defineRule({
  id: 'common/default-type',
  summary: '`default` does not fit the declared `type`, or is outside its bounds',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'JSON Schema Validation',
    section: 'default',
    says: 'A default should be valid against its schema.',
    kind: 'SHOULD',
  },
  fixable: 'safe',
  messages: {
    misfit: {
      message:
        '`{{name}}` defaults to {{found}}, but must be {{types}}: hosts that validate calls refuse this default.',
      help: '{{advice}}.',
    },
    misfitUnnamed: {
      message: 'The default is {{found}}, but the type requires {{types}}: hosts that validate calls refuse it.',
      help: '{{advice}}.',
    },
    outside: {
      message: 'The default is {{found}}, but `{{keyword}}` is {{bound}}: hosts that validate calls refuse it.',
      help: 'Correct the default or the bound.',
    },
  },
  *check(manifest) {
    for (const { node, role, property, tool } of schemasWith(manifest, 'default')) {
      const value = entry(node, 'default')?.value;
      const types = value && declaredTypes(node);
      if (!types || fits(value, types) || isUnset(value, manifest)) continue;
      if (isOtherThanSubset(manifest, types)) continue;
      // Shinkai's older runtime wanted defaults as strings: shinkai/default-as-string is about them.
      if (
        value.kind === 'string' &&
        manifest.formats.includes('shinkai') &&
        standsFor(value.value, types) !== undefined
      )
        continue;
      // What comes back has no default that anybody fills in; null says no more than that.
      if (value.kind === 'null' && role === 'output') continue;
      const exact = converted(value, types);
      yield {
        at: value,
        message: property ? 'misfit' : 'misfitUnnamed',
        data: {
          name: property?.key,
          found: showIn(value),
          types: typeWords(types),
          advice: adviceFor(value, functionBehind(tool.node, manifest.code.python) !== undefined),
        },
        fix:
          exact !== undefined
            ? {
                title: `Write \`${JSON.stringify(exact)}\``,
                safe: true,
                edits: [{ op: 'set', node: value, value: exact }],
              }
            : value.kind === 'null'
              ? { title: 'Extend the type to allow this default', safe: true, edits: [{ op: 'nullable', node: value }] }
              : undefined,
      };
    }
    yield* outside(manifest);
  },
});

const adviceFor =
  ({ kind }: Node, isOfFunction: boolean): InWords =>
  (words) => {
    if (kind !== 'null') return 'Correct the default or the type';
    const allow = isOfFunction ? 'Write `T | None` for the type `T`' : `Allow ${words.null} in the type`;
    return `${allow}, or correct the default`;
  };

/** Numbers of the right type that break a bound. */
function* outside(manifest: Manifest) {
  for (const { node, role } of schemasWith(manifest, 'default')) {
    const value = entry(node, 'default')?.value;
    if (value?.kind !== 'number' || role === 'output' || !fits(value, declaredTypes(node) ?? ['number'])) continue;
    const broken = brokenBound(value.value, node);
    if (broken) yield { at: value, message: 'outside', data: { found: showIn(value), ...broken } } as const;
  }
}

const KEEPS: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  minimum: (value, bound) => value >= bound,
  maximum: (value, bound) => value <= bound,
  exclusiveMinimum: (value, bound) => value > bound,
  exclusiveMaximum: (value, bound) => value < bound,
};

/** The bound that a number does not keep; of bounds that leave no number at all common/contradictory-bounds speaks. */
function brokenBound(value: number, schema: ObjectNode): { keyword: string; bound: number } | undefined {
  if (BOUNDS.some((bounds) => contradiction(schema, bounds))) return undefined;
  for (const [keyword, keeps] of Object.entries(KEEPS)) {
    const bound = entry(schema, keyword)?.value;
    if (bound?.kind === 'number' && !keeps(value, bound.value)) return { keyword, bound: bound.value };
  }
  return undefined;
}
