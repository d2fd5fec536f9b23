import { counted } from '../../src/core/text.js';
import { defineRule } from '../../src/core/rule.js';
import { entry, has, type StringNode } from '../../src/core/tree.js';
import { danglingReferences, referencedNode } from '../common/lib/schema-validity.js';
import { correcting, referring } from '../common/lib/fixes.js';
import { clientsThat, observed, rowsLike, type Row } from './lib/rows.js';
import { inEveryForm, schemasIn } from './lib/served.js';

const ID = 'clients/ref-target';

export default defineRule({
  id: ID,
  summary: 'A `$ref` that leads nowhere, or outside `$defs`',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  fixable: 'unsafe',
  source: observed('Input schemas', 'A reference leads to a definition in `#/$defs`.'),
  messages: {
    dangling: {
      message: '`$ref` points to `{{reference}}`, which does not exist, so clients refuse the tool.',
      help: '{{advice}}.',
    },
    elsewhere: {
      message: '`$ref` points to `{{reference}}`, which is not in `$defs`, so {{effects}}.',
      help: 'Move its target to `$defs`, or copy the target here in place of the `$ref`{{others}}.',
    },
    made: {
      message: 'zod 3 turns the second use of one schema into a `$ref`, so {{effects}}.',
      help: 'Create a new schema for each use, or move to zod 4{{others}}.',
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
      const elsewhere: StringNode[] = [];
      for (const { node } of schemasIn(schema)) {
        const reference = entry(node, '$ref')?.value;
        if (reference?.kind !== 'string') continue;
        const isOther = /^#\/(?!\$defs\/)/.test(reference.value) && referencedNode(schema, reference.value) === 'there';
        // Definitions under their old name are never reported: few clients mind them.
        if (rows.length > 0 && isOther && !reference.value.startsWith('#/definitions/')) elsewhere.push(reference);
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
      const others =
        more.length > 0 ? `, and do the same for ${counted(more.length, 'other `$ref`')} of this schema` : '';
      const data = { reference: first.value, others, effects: effectsOf(rows) };
      add({ at: first, message: isWritten ? 'elsewhere' : 'made', data, severity: 'warning' } as const);
    });
  },
});

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
