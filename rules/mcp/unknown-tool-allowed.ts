import { clientConfigIn } from '../../src/core/client-config.js';
import { nearestWord } from '../../src/core/did-you-mean.js';
import type { Neighbours } from '../../src/core/neighbours.js';
import { defineRule, type Fact } from '../../src/core/rule.js';
import { claudeFiles } from '../common/lib/claude-files.js';
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
      for (const { name, entry } of own) yield { at: entry, key: 'server', value: name };
      const top = PLUGIN.test(path) ? '../' : '';
      for (const each of claudeFiles(top, neighbours)) yield* allowedIn(each, neighbours);
    },
    *compare(facts) {
      const allowed = facts.filter(({ key }) => key === 'allowed');
      for (const { value: server, location } of facts.filter(({ key }) => key === 'server')) {
        const folder = folderOf(location.path.replace(PLUGIN, ''));
        const tools = toolsBelow(folder, facts);
        // Claude Code writes the names of servers so, and those of plugins before them.
        const prefix = new RegExp(`^mcp__(?:plugin_[\\w-]+_)?${server!.replace(/[^\w-]/g, '_')}__`);
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

/** A plugin's manifest is in a folder of its own. */
const PLUGIN = /(?<=^|\/)\.claude-plugin\/plugin\.json$/;

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
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
