import { counted } from '../../src/core/text.js';
import { defineRule, useOf } from '../../src/core/rule.js';
import { entry, has, type ObjectNode, type StringNode } from '../../src/core/tree.js';
import { danglingReferences, referencedNode, referenceSteps, resolveReference } from '../common/lib/schema-validity.js';
import { correcting, referring } from '../common/lib/fixes.js';
import { clientsThat, clientsSource, rowsLike, type Row } from './lib/rows.js';
import { inEveryForm, schemasIn } from './lib/served.js';

const ID = 'clients/ref-target';

export default defineRule({
  id: ID,
  summary: 'A `$ref` that leads nowhere, or outside `$defs`',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  fixable: 'unsafe',
  source: clientsSource('Input schemas', 'A reference leads to a definition in `#/$defs`.'),
  messages: {
    dangling: {
      message: '`$ref` points to `{{reference}}`, which does not exist, so clients refuse the tool.',
      help: '{{advice}}.',
    },
    elsewhere: {
      message: '`$ref` points to `{{reference}}`, which is not in `$defs`, so {{effects}}.',
      help: 'Move its target to `$defs`, or replace the `$ref` with a copy of its target{{others}}.',
    },
    made: {
      message: 'zod 3 turns {{here}} into a `$ref` to {{first}}, so {{effects}}.',
      help: 'Move to zod 4. Or write each schema that is used twice as a function, `const shared = () => z.…`, and call it.',
    },
    siblings: {
      message: '`{{keyword}}` is next to a `$ref`, so {{who}} {{refuse}} the tool.',
      help: 'Move `{{keyword}}` into the definition that the `$ref` points to.',
    },
  },
  *check(manifest) {
    for (const { at, meant, role } of danglingReferences(manifest)) {
      // Of output schemas clients/output-schema-compiles reports it.
      if (role === 'input')
        yield {
          at,
          message: 'dangling',
          data: { reference: at.value, advice: referring(meant) },
          ...correcting(at, meant),
        };
    }
    const rows = rowsLike(ID, 'ref-place', manifest);
    const strict = rowsLike(ID, 'ref-siblings', manifest);
    if (rows.length + strict.length === 0) return;
    yield* inEveryForm(manifest, 'inputSchema', (schema, add, { isWritten }) => {
      const elsewhere: Use[] = [];
      /** The names of the properties around, at each depth. */
      const around: (string | undefined)[] = [];
      for (const { node, property, depth } of schemasIn(schema)) {
        const outer = around[depth - 1];
        around[depth] = property === undefined ? outer : pathOf(outer, property);
        const reference = entry(node, '$ref')?.value;
        if (reference?.kind !== 'string') continue;
        const isOther = /^#\/(?!\$defs\/)/.test(reference.value) && referencedNode(schema, reference.value) === 'there';
        // Definitions under their old name are never reported: few clients mind them.
        if (rows.length > 0 && isOther && !reference.value.startsWith('#/definitions/'))
          elsewhere.push({ reference, path: around[depth], isPart: property === undefined });
        const beside = node.entries.find(({ key }) => !BESIDE.has(key));
        if (strict.length > 0 && beside && has(node, '$ref') === 'yes')
          add({
            at: beside,
            message: 'siblings',
            data: { keyword: beside.key, ...clientsThat(strict, 'allow', 'refuse') },
            severity: 'warning',
          } as const);
      }
      // One schema has one cause, however often it is used.
      const [first, ...more] = elsewhere;
      if (!first) return;
      const effects = effectsOf(rows);
      if (isWritten) {
        const others =
          more.length > 0 ? `, and do the same for ${counted(more.length, 'other `$ref`')} of this schema` : '';
        const data = { reference: first.reference.value, others, effects };
        add({ at: first.reference, message: 'elsewhere', data, severity: 'warning' } as const);
      } else add({ ...reuse(first, more, schema, effects), message: 'made', severity: 'warning' } as const);
    });
  },
});

/** `['properties', 'a', 'items', 'properties', 'b']` as `a.b`: a property may be called `properties` itself. */
function namesIn(steps: readonly string[]): string | undefined {
  let names: string | undefined;
  for (let at = 0; at < steps.length; at++) if (steps[at] === 'properties') names = pathOf(names, steps[++at]!);
  return names;
}

const pathOf = (outer: string | undefined, name: string): string => (outer === undefined ? name : `${outer}.${name}`);

interface Use {
  readonly reference: StringNode;
  /** The names of the properties that it is in. */
  readonly path: string | undefined;
  /** It is not that property itself, but an element of it or one of its types. */
  readonly isPart: boolean;
}

/** Of zod: the author wrote no reference, so the two uses are named. */
function reuse({ reference, path, isPart }: Use, more: readonly Use[], schema: ObjectNode, effects: string) {
  const steps = referenceSteps(reference.value) ?? [];
  const first = namesIn(steps);
  const origin = resolveReference(schema, reference.value);
  return {
    at: useOf(reference),
    // The version that a package has is one for all its schemas.
    cause: 'zod 3',
    data: {
      here: path === undefined ? 'this value' : isPart ? `a part of \`${path}\`` : `\`${path}\``,
      first: first === undefined || first === path ? 'an earlier value' : `\`${first}\``,
      effects,
    },
    related: [
      ...(origin ? [{ at: useOf(origin), note: 'The first use.' }] : []),
      ...more.map((other) => ({ at: useOf(other.reference), note: 'Another use.' })),
    ],
  };
}

/** What refuses the tool, or else the converters for Gemini, which take it and lose a part. */
function effectsOf(rows: readonly Row[]): string {
  const losing = rows.filter(({ id }) => id === 'ref-place-gemini');
  const refusing = clientsThat(
    rows.filter((row) => !losing.includes(row)),
    'refuse',
  );
  const { who, lose } = clientsThat(losing, 'lose');
  return refusing.who ? `${refusing.who} ${refusing.refuse} the tool` : `${who} can ${lose} the \`items\` of arrays`;
}

const BESIDE: ReadonlySet<string> = new Set(['$ref', 'description', 'default']);
