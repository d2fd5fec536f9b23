import { defineRule } from '../../src/core/rule.js';
import { entries, entry } from '../../src/core/tree.js';
import { listing, listingOf } from '../mcp/lib/listing.js';
import { clientsThat, clientsSource, rowsFor, type Row } from './lib/rows.js';

const ID = 'clients/tool-count';
const MOST: Readonly<Record<string, number>> = { 'count-openai': 128, 'count-vscode': 128, 'count-cursor': 80 };

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
    if (manifest.code.registrations.length > 0 || tools.length <= 80) return;
    const at = entry(listing(manifest.root).answer, 'tools') ?? entries(manifest.root)[0];
    for (const row of rowsFor(ID, manifest)) {
      const most = MOST[row.id];
      if (at && most !== undefined && tools.length > most) {
        yield { at, message: 'many', data: { count: tools.length, limit: limitOf(row, most) } };
        return;
      }
    }
  },
});

function limitOf(row: Row, most: number): string {
  const { who, refuse, leave } = clientsThat([row], 'refuse', 'leave');
  if (row.until !== undefined) return `until ${row.until} ${who} left out tools beyond ${most}`;
  return row.id === 'count-openai'
    ? `${who} ${refuse} requests with more than ${most} tools`
    : `${who} ${leave} out tools beyond ${most}`;
}
