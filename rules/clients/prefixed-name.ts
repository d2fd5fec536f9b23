import { addTo } from '../../src/core/collections.js';
import { defineRule, type LocatedFact, type Manifest } from '../../src/core/rule.js';
import { get, type StringNode } from '../../src/core/tree.js';
import { listingOf } from '../mcp/lib/listing.js';
import { isTakenByOthers } from '../mcp/lib/registrations.js';
import { clientsThat, clientsSource, rowsLike, ROWS, type Row } from './lib/rows.js';
import { namesInConfig, serverNameFor } from './lib/server-names.js';

const ID = 'clients/prefixed-name';
const MOST_IN_CLAUDE = 128;
/** Of a longer name alone, mcp/name-format says what the clients do. */
const MOST_ALONE = 64;
const MOST_IN_CURSOR = 60;
/** VS Code cuts at 64, behind a prefix of up to 18. */
const KEPT_IN_VSCODE = 46;

export default defineRule({
  id: ID,
  summary: 'A tool name that is too long, or no longer unique, once a client has changed it',
  severity: 'warning',
  in: 'strict',
  source: clientsSource('Names', 'Clients put the name of the server before the name of the tool.'),
  messages: {
    claude: {
      message: '{{who}} {{send}} `mcp__{{server}}__{{name}}`, which has {{length}} characters: above 128, calls fail.',
      help: "Shorten the tool's name or the server's, until both together fit.",
    },
    cursor: {
      message:
        '{{who}} {{leave}} out this tool: with the server name `{{server}}`, its name has {{length}} characters, more than 60.',
      help: "Shorten the tool's name or the server's.",
    },
    cursorAnyServer: {
      message:
        '{{who}} {{leave}} out tools whose name and server name exceed 60 characters: this name alone has {{length}}.',
      help: "Shorten the name to leave room for the server's name.",
    },
    vscode: {
      message:
        '{{who}} may cut names to their first 46 characters, where this one equals `{{other}}`, so one tool is lost.',
      help: 'Make the two names differ in their first 46 characters.',
    },
    middle: {
      message:
        '{{who}} {{cut}} long names in the middle, so this name and `{{other}}` become one, and one tool is lost.',
      help: 'Shorten the names, or make them differ at the end.',
    },
    filtered: {
      message: '{{who}} {{keep}} only letters, digits and `_`, so this tool and `{{other}}` get one name.',
      help: 'Make the two names differ in letters, digits or `_`.',
    },
  },
  reads: ['client-config'],
  project: {
    *collect(manifest) {
      if (manifest.formats.includes('client-config')) yield* namesInConfig(manifest);
      // Of these `check` knows the server.
      if (manifest.servers.length === 1 || manifest.code.registrations.length === 0) return;
      for (const at of namesIn(manifest)) {
        for (const key of ['claude', 'cursor']) {
          if (rowsLike(ID, `prefix-${key}`, manifest).length > 0) yield { at, key, value: at.value };
        }
      }
    },
    *compare(facts) {
      const rows = (key: string) => ROWS.filter(({ rule, id }) => rule === ID && id === `prefix-${key}`);
      const configs = facts.filter(({ key }) => key !== 'claude' && key !== 'cursor');
      const told = new Set<string>();
      for (const at of facts.filter(({ key }) => key === 'claude')) {
        const name = at.value!;
        const found = serverNameFor(at, configs, ({ inClaude }) => inClaude.length);
        const length = inClaude(found?.inClaude, name);
        if (!found || length <= MOST_IN_CLAUDE || name.length > MOST_ALONE) continue;
        told.add(placeOf(at));
        const data = { name, length, server: found.inClaude, ...clientsThat(rows('claude'), 'send') };
        yield { at, message: 'claude', data, related: [{ at: found.at, note: NAMED_HERE }] };
      }
      for (const at of facts.filter(({ key }) => key === 'cursor')) {
        const found = serverNameFor(at, configs, ({ name }) => name.length);
        const length = at.value!.length + (found?.name.length ?? 0);
        if (!found || length <= MOST_IN_CURSOR || at.value!.length >= MOST_IN_CURSOR || told.has(placeOf(at))) continue;
        const data = { length, server: found.name, ...clientsThat(rows('cursor'), 'leave') };
        yield { at, message: 'cursor', data, related: [{ at: found.at, note: NAMED_HERE }] };
      }
    },
  },
  *check(manifest) {
    const rows = (start: string) => rowsLike(ID, start, manifest);
    const [claude, cursor, vscode, amazon, geminiCli] = [
      rows('prefix-claude'),
      rows('prefix-cursor'),
      rows('prefix-vscode'),
      rows('prefix-amazon'),
      rows('prefix-gemini-cli'),
    ];
    const server = manifest.servers.length === 1 ? manifest.servers[0]! : undefined;
    const cut = new Map<string, StringNode[]>();
    const middle = new Map<string, StringNode[]>();
    const filtered = new Map<string, StringNode[]>();
    for (const at of namesIn(manifest)) {
      const { value } = at;
      const length = inClaude(server, value);
      if (claude.length > 0 && server !== undefined && length > MOST_IN_CLAUDE && value.length <= MOST_ALONE) {
        yield { at, message: 'claude', data: { name: value, length, server, ...clientsThat(claude, 'send') } };
      } else if (
        cursor.length > 0 &&
        value.length + (server?.length ?? 1) > MOST_IN_CURSOR &&
        value.length <= MOST_ALONE
      ) {
        const data = { length: value.length + (server?.length ?? 0), server, ...clientsThat(cursor, 'leave') };
        yield { at, message: server === undefined ? 'cursorAnyServer' : 'cursor', data };
      }
      addTo(cut, value.slice(0, KEPT_IN_VSCODE), at);
      addTo(middle, inGeminiCli(`mcp_${server ?? 'a'}_${value}`), at);
      addTo(filtered, value.replace(/\W/g, ''), at);
    }
    if (vscode.length > 0) yield* laterOnes(cut, 'vscode', vscode);
    if (geminiCli.length > 0) yield* laterOnes(middle, 'middle', geminiCli);
    if (amazon.length > 0) yield* laterOnes(filtered, 'filtered', amazon);
  },
});

const NAMED_HERE = 'The name of the server.';

const placeOf = ({ location }: LocatedFact): string => `${location.path}:${location.start}`;

const namesIn = (manifest: Manifest): StringNode[] =>
  listingOf(manifest).tools.flatMap((tool) => {
    const name = get(tool, 'name');
    return name?.kind === 'string' && !isTakenByOthers(tool, manifest) ? [name] : [];
  });

/** The shortest prefix that there can be has a server of one letter. */
const inClaude = (server: string | undefined, name: string): number =>
  'mcp____'.length + (server?.length ?? 1) + name.length;

/** Above 63 characters, the first and the last 30 are kept. */
const inGeminiCli = (name: string): string => (name.length > 63 ? `${name.slice(0, 30)}...${name.slice(-30)}` : name);

function* laterOnes<M extends string>(
  groups: ReadonlyMap<string, readonly StringNode[]>,
  message: M,
  rows: readonly Row[],
) {
  const clients = clientsThat(rows, 'keep', 'cut');
  for (const [first, ...later] of groups.values()) {
    for (const at of later) {
      // Names that are equal as they are, common/duplicate-tool-name reports.
      if (at.value === first!.value) continue;
      yield {
        at,
        message,
        data: { other: first!.value, ...clients },
        related: [{ at: first!, note: 'The other tool.' }],
      };
    }
  }
}
