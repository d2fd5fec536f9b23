import { defineRule } from '../../src/core/rule.js';
import { entries, entry } from '../../src/core/tree.js';
import { listing, listingOf } from '../mcp/lib/listing.js';
import { clientsThat, clientsSource, rowsFor, type Row } from './lib/rows.js';

const ID = 'clients/tool-count';

export default defineRule({
  id: ID,
  summary: 'More tools on one server than clients take',
  severity: 'info',
  in: 'strict',
  source: clientsSource('Lists', 'Clients take a limited number of tools, over all servers together.'),
  messages: {
    many: {
      message: 'This list has {{count}} tools. Over all connected servers, {{limit}}.',
      help: 'Let users choose groups of tools, or split the server.',
    },
  },
  *check(manifest) {
    const { tools } = listingOf(manifest);
    // Only in a list that is one: tools of source code may belong to several servers.
    if (manifest.code.registrations.length > 0) return;
    const row = rowsFor(ID, manifest).find(({ limit = Infinity }) => tools.length > limit);
    const at = row && (entry(listing(manifest.root).answer, 'tools') ?? entries(manifest.root)[0]);
    if (at) yield { at, message: 'many', data: { count: tools.length, limit: limitOf(row) } };
  },
});

function limitOf(row: Row): string {
  const { who, refuse, leave } = clientsThat([row], 'refuse', 'leave');
  if (row.until !== undefined) return `until ${row.until} ${who} left out tools beyond ${row.limit}`;
  return row.isRefusing
    ? `${who} ${refuse} requests with more than ${row.limit} tools`
    : `${who} ${leave} out tools beyond ${row.limit}`;
}
