import { clientConfigIn } from '../../src/core/client-config.js';
import { nearestWord } from '../../src/core/did-you-mean.js';
import type { Neighbours } from '../../src/core/neighbours.js';
import { defineRule, type Fact } from '../../src/core/rule.js';
import { get, items, text } from '../../src/core/tree.js';
import { claudeFiles, copilotFiles } from '../common/lib/claude-files.js';
import { startFolder } from '../common/lib/own-servers.js';
import { toolFacts, toolsBelow } from '../common/lib/tool-facts.js';

export default defineRule({
  id: 'mcp/unknown-tool-allowed',
  summary: 'A skill, an agent file or a setting names a tool that the server of this repository does not have',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'Claude Code, skills and agents',
    section: 'allowed-tools, tools, permissions',
    says: 'A tool of a server is named mcp__server__tool, where server is its name in the config.',
    kind: 'advice',
  },
  needs: ['files'],
  reads: ['client-config'],
  messages: {
    unknown: {
      message: 'The server `{{server}}` has no tool `{{name}}`, so this entry has no effect.',
      help: '{{meant}}.',
    },
  },
  project: {
    *collect(manifest) {
      const { formats, root, path, neighbours } = manifest;
      if (!formats.includes('client-config')) yield* toolFacts(manifest);
      const own = (clientConfigIn(root)?.servers ?? []).filter((each) => startFolder(each) !== undefined);
      if (!neighbours || own.length === 0) return;
      for (const { name, entry, node } of own) {
        yield { at: entry, key: 'server', value: name };
        const listed = LISTS.flatMap((key) => items(get(node, key)));
        for (const at of listed)
          if (WORD.test(text(at) ?? '')) yield { at, key: 'allowed', value: toolOf(name, text(at)!) };
      }
      const top = INNER.test(path) ? '../' : '';
      for (const each of [...claudeFiles(top, neighbours), ...copilotFiles(top, neighbours)])
        yield* allowedIn(each, neighbours);
    },
    *compare(facts) {
      const allowed = facts.filter(({ key }) => key === 'allowed');
      for (const { value: server, location } of facts.filter(({ key }) => key === 'server')) {
        const folder = folderOf(location.path.replace(INNER, ''));
        const tools = toolsBelow(folder, facts);
        // Claude Code writes the names of servers so, and those of plugins before them.
        const prefix = new RegExp(`^mcp__(?:plugin_[\\w-]+_)?${inClaudeCode(server!)}__`);
        const named = allowed.filter((each) => prefix.test(each.value!) && each.location.path.startsWith(folder));
        const nameOf = ({ value }: (typeof named)[number]): string => value!.replace(prefix, '');
        // Most of what is named must be there: the config may mean another server than the source has.
        if (!tools || named.filter((each) => tools.has(nameOf(each))).length < named.length / 2) continue;
        for (const at of named.filter((each) => !tools.has(nameOf(each)))) {
          const near = nearestWord(nameOf(at), [...tools]);
          const meant = near === undefined ? 'Remove the entry, or name a tool of the server' : `Write \`${near}\``;
          yield { at, message: 'unknown', data: { server, name: nameOf(at), meant } };
        }
      }
    },
  },
});

/** A plugin's manifest, and the configs of some clients, are in a folder of their own. */
const INNER = /(?<=^|\/)\.(?:claude-plugin\/plugin|(?:vscode|cursor|roo)\/mcp)\.json$/;

/** Where the entry of a server lists tools of its own, for one client or another. */
const LISTS = [
  ...['alwaysAllow', 'autoApprove', 'autoAllow', 'tools'],
  ...['includeTools', 'excludeTools', 'enabledTools', 'disabledTools'],
];
const WORD = /^[\w-]+$/;

const inClaudeCode = (server: string): string => server.replace(/[^\w-]/g, '_');
const toolOf = (server: string, tool: string): string => `mcp__${inClaudeCode(server)}__${tool}`;

/** What the head of a file allows, between two lines of dashes; in settings, what permissions and hooks name. */
function* allowedIn(path: string, neighbours: Neighbours): Iterable<Fact> {
  const found = neighbours.read(path);
  for (const { index, 1: value } of path.endsWith('.json') ? (found?.text.matchAll(/"(mcp__[\w-]+)"/g) ?? []) : []) {
    yield { at: { file: found!.file, start: index + 1, end: index + 1 + value!.length }, key: 'allowed', value };
  }
  const head = /^---\r?\n([^]*?)\r?\n---/.exec(found?.text ?? '')?.[0] ?? '';
  const list = /^(?:allowed-tools|tools):.*(?:\r?\n[ \t-].*)*/m.exec(head);
  for (const match of list?.[0].matchAll(/\bmcp__[\w-]+(?![\w*-])/g) ?? []) {
    const start = list!.index + match.index;
    yield { at: { file: found!.file, start, end: start + match[0].length }, key: 'allowed', value: match[0] };
  }
  // As GitHub Copilot and VS Code name them: `weather/forecast`.
  for (const match of list?.[0].matchAll(/(?<![\w/.-])([\w.-]+)\/([\w-]+)(?![\w/*-])/g) ?? []) {
    const start = list!.index + match.index;
    const value = toolOf(match[1]!, match[2]!);
    yield { at: { file: found!.file, start, end: start + match[0].length }, key: 'allowed', value };
  }
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
