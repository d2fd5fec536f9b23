import { defineRule } from '../../src/core/rule.js';
import { entry, has } from '../../src/core/tree.js';
import { isForChatgptAlone } from '../mcp/lib/chatgpt-alone.js';
import { clientsThat, clientsSource, rowsLike, type Row } from './lib/rows.js';
import { inEveryForm } from './lib/served.js';

const ID = 'clients/output-schema-dialect';
const OLD = /^https?:\/\/json-schema\.org\/draft-0([3467])\/schema#?$/;

export default defineRule({
  id: ID,
  summary: 'An output schema that names draft-07 or an older dialect',
  severity: 'warning',
  in: 'recommended',
  tags: ['refuses-calls'],
  fixable: 'safe',
  source: clientsSource('Output schemas', 'An output schema names JSON Schema 2020-12, or no dialect.'),
  messages: {
    named: {
      message: '`$schema` says draft-0{{draft}}, so {{who}} {{refuse}} every call of the tool.',
      help: 'Remove `$schema`.{{since}}',
    },
    stamped: {
      message: 'SDK version 1 writes `$schema: draft-07` into this output schema, so {{who}} {{refuse}} every call.',
      help: 'Remove `outputSchema`, or move to version 2 of the SDK.{{since}}',
    },
  },
  *check(manifest) {
    yield* inEveryForm(manifest, 'outputSchema', (schema, add, { tool, isWritten }) => {
      const stamp = entry(schema, '$schema');
      const [, draft] = (stamp?.value.kind === 'string' && OLD.exec(stamp.value.value)) || [];
      if (!stamp || draft === undefined) return;
      const rows = [
        ...rowsLike(ID, 'output-draft-07', manifest),
        ...(/[34]/.test(draft) ? rowsLike(ID, 'output-draft-04', manifest) : []),
      ];
      if (rows.length === 0 || (!manifest.clients && isForChatgptAlone(tool))) return;
      const clients = clientsThat(rows, 'refuse');
      if (!isWritten) {
        // The project may set it in its own answer.
        if (manifest.code.listsTools?.()) return;
        add({
          at: entry(tool, 'outputSchema') ?? schema,
          message: 'stamped',
          data: { ...clients, since: sinceWhen(rows) },
          cause: 'sdk',
        });
        return;
      }
      // Of older dialects, some keywords mean something else without it.
      const isSame = draft === '7' && has(schema, 'definitions') === 'no';
      add({
        at: stamp.value,
        message: 'named',
        data: { draft, ...clients, since: sinceWhen(rows) },
        cause: `${manifest.path}: draft ${draft}`,
        ...(isSame && {
          fix: { title: 'Remove `$schema`', safe: true, edits: [{ op: 'remove', from: schema, child: stamp }] },
        }),
      });
    });
  },
});

/** ` Calls are refused since mid-August 2026.`, where that is known of one client alone. */
function sinceWhen(rows: readonly Row[]): string {
  const [first, ...others] = rows;
  const since = others.length === 0 && /^since /.test(first?.versions ?? '') ? first?.versions : undefined;
  return since === undefined ? '' : ` Calls are refused ${since}.`;
}
