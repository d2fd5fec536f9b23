import { addTo } from '../../src/core/collections.js';
import { defineRule } from '../../src/core/rule.js';
import { get, type StringNode } from '../../src/core/tree.js';
import { listingOf } from '../mcp/lib/listing.js';
import { isTakenByOthers } from '../mcp/lib/registrations.js';
import { observed, rowsLike, whoIn } from './lib/rows.js';

const ID = 'clients/prefixed-name';
const MOST_IN_CLAUDE = 64;
const MOST_IN_CURSOR = 60;
/** VS Code cuts at 64, behind a prefix of up to 18. */
const KEPT_IN_VSCODE = 46;

export default defineRule({
  id: ID,
  summary: 'A tool name that is too long, or no longer unique, once a client has changed it',
  severity: 'warning',
  in: 'strict',
  source: observed('Names', 'Clients put the name of the server before the name of the tool.'),
  messages: {
    claude:
      '{{who}} calls this tool `mcp__{{server}}__{{name}}`. That is {{length}} characters, but at most 64 are allowed, so requests fail. Shorten the name{{hint}}.',
    cursor:
      '{{who}} leaves out a tool if its name and that of the server have more than 60 characters together. This name alone has {{length}}. Shorten it.',
    vscode:
      '{{who}} may cut names after 46 characters. This one then equals `{{other}}`, and one of the two tools is lost. Make the names differ earlier.',
    filtered:
      '{{who}} removes everything but letters, digits and `_` from a name. This one then equals `{{other}}`. Make the names differ in letters or digits.',
  },
  *check(manifest) {
    const rows = (start: string) => rowsLike(ID, start, manifest);
    const [claude, cursor, vscode, amazon] = [
      rows('prefix-claude'),
      rows('prefix-cursor'),
      rows('prefix-vscode'),
      rows('prefix-amazon'),
    ];
    const server = manifest.servers.length === 1 ? manifest.servers[0]! : undefined;
    const cut = new Map<string, StringNode[]>();
    const filtered = new Map<string, StringNode[]>();
    for (const tool of listingOf(manifest).tools) {
      const at = get(tool, 'name');
      if (at?.kind !== 'string' || isTakenByOthers(tool, manifest)) continue;
      const { value } = at;
      // The shortest prefix that there can be has a server of one letter.
      const length = 'mcp____'.length + (server?.length ?? 1) + value.length;
      if (claude.length > 0 && length > MOST_IN_CLAUDE && value.length <= MOST_IN_CLAUDE) {
        const hint = server === undefined ? '' : ', or that of the server';
        yield { at, message: 'claude', data: { who: whoIn(claude), server: server ?? 's', name: value, length, hint } };
      } else if (
        cursor.length > 0 &&
        value.length + (server?.length ?? 1) > MOST_IN_CURSOR &&
        value.length <= MOST_IN_CLAUDE
      )
        yield { at, message: 'cursor', data: { who: whoIn(cursor), length: value.length } };
      addTo(cut, value.slice(0, KEPT_IN_VSCODE), at);
      addTo(filtered, value.replace(/\W/g, ''), at);
    }
    if (vscode.length > 0) yield* laterOnes(cut, 'vscode', whoIn(vscode));
    if (amazon.length > 0) yield* laterOnes(filtered, 'filtered', whoIn(amazon));
  },
});

function* laterOnes<M extends string>(groups: ReadonlyMap<string, readonly StringNode[]>, message: M, who: string) {
  for (const [first, ...later] of groups.values()) {
    for (const at of later) {
      // Names that are equal as they are, common/duplicate-tool-name reports.
      if (at.value === first!.value) continue;
      yield { at, message, data: { who, other: first!.value }, related: [{ at: first!, note: 'The other tool.' }] };
    }
  }
}
