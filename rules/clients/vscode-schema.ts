import { draft07 } from '../../src/generated/validators/metaschemas.js';
import { defineRule } from '../../src/core/rule.js';
import { entries, isVague } from '../../src/core/tree.js';
import { faultsIn, LATEST } from '../common/lib/schema-validity.js';
import { show } from '../common/lib/text.js';
import { clientsSource, rowsFor } from './lib/rows.js';
import { inEveryForm } from './lib/served.js';

const ID = 'clients/vscode-schema';
/** Deleted at the root of an input schema; `then` and `else` go with `if`. */
const DELETED: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf', 'not', 'if']);
const DRAFT_07 = [draft07];

export default defineRule({
  id: ID,
  summary: 'An input schema that VS Code refuses or changes',
  severity: 'info',
  in: 'strict',
  raisedBy: { client: 'vscode', severity: 'warning' },
  source: clientsSource(
    'Input schemas',
    'VS Code judges an input schema by draft-07, and deletes keywords at its root.',
  ),
  messages: {
    invalid: {
      message: '`{{keyword}}` is {{found}} but must be {{expected}}, so every request in the chat of VS Code fails.',
      help: 'Write {{expected}}, as in JSON Schema draft-07.',
    },
    deleted: {
      message: 'VS Code deletes `{{keyword}}` at the root of an input schema, so the model does not see it.',
      help: 'Describe what `{{keyword}}` demands in the descriptions of the parameters.',
    },
  },
  *check(manifest) {
    const rows = new Set(rowsFor(ID, manifest).map(({ id }) => id));
    // Clients that refuse every request for it have a rule of their own.
    const isJudgedAnyway = rowsFor('clients/draft-2020-12', manifest).length > 0;
    yield* inEveryForm(manifest, 'inputSchema', (schema, add) => {
      for (const at of rows.has('root-vscode') ? entries(schema) : [])
        if (DELETED.has(at.key)) add({ at, message: 'deleted', data: { keyword: at.key } });
      if (!rows.has('draft-07-vscode')) return;
      const faults = faultsIn(schema, DRAFT_07);
      if (faults.length === 0) return;
      const known = new Set(
        [...faultsIn(schema), ...(isJudgedAnyway ? faultsIn(schema, LATEST) : [])].map(({ node }) => node),
      );
      for (const { node, keyword, expected } of faults)
        if (!known.has(node) && !(node.kind !== 'array' && isVague(node)))
          add({ at: node, message: 'invalid', data: { keyword, found: show(node), expected } });
    });
  },
});
