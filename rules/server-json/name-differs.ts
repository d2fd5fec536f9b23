import { defineRule, type Manifest } from '../../src/core/rule.js';
import type { PackageFile } from '../../src/core/neighbours.js';
import { get, stringAt, text } from '../../src/core/tree.js';
import { repositoryOf } from '../../src/core/text.js';
import { isJudged, packagesIn, unlessForNuget } from './lib/server.js';
import { sectionsOf } from '../common/lib/source.js';

export default defineRule({
  id: 'server-json/name-differs',
  summary: 'A package does not name this server as its own',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  source: sectionsOf('MCP Registry, requirements of the official registry')(
    'Package ownership verification, Namespace authentication',
    'The registry takes a package only if the package names the server: npm by mcpName, PyPI and NuGet by mcp-name in the README.',
  ),
  needs: ['files'],
  tags: ['follows-related'],
  messages: {
    mcpNameMissing: {
      message: '`{{file}}` has no `mcpName`, so the registry refuses this package{{unless}}.',
      help: 'Add `"mcpName": "{{name}}"` to `{{file}}`, and publish the package before this `server.json`.',
    },
    mcpName: {
      message: '`mcpName` in `{{file}}` is `{{there}}`{{only}}, so the registry refuses the package{{unless}}.',
      help: 'Write `{{name}}` as `mcpName`, and publish the package again before this `server.json`.',
    },
    readmeMissing: {
      message: '`{{file}}` does not contain `mcp-name: {{name}}`, so the registry refuses this package{{unless}}.',
      help: 'Add `<!-- mcp-name: {{name}} -->` to `{{file}}`, and publish the package before this `server.json`.',
    },
    readme: {
      message: '`mcp-name` in `{{file}}` is `{{there}}`{{only}}, so the registry refuses the package{{unless}}.',
      help: 'Write `mcp-name: {{name}}` in `{{file}}`, and publish the package again before this `server.json`.',
    },
    owner: {
      message:
        'This name has `{{here}}`, but the owner on GitHub is `{{there}}`, so the registry refuses the name{{unless}}.',
      help: 'Write `io.github.{{there}}{{rest}}`, with the same capital letters{{also}}.',
    },
  },
  *check(manifest) {
    const { root } = manifest;
    const name = stringAt(root, 'name');
    // Of a name that can be none, the schema says more.
    if (!name?.value.includes('/') || !isJudged(root)) return;
    const open = unlessForNuget(manifest);
    const certainty = open === '' ? {} : { severity: 'warning' as const };
    const same: string[] = [];
    let url = text(get(root, 'repository', 'url'));
    for (const { file, identifier } of packagesIn(manifest)) {
      url ??= file?.repository?.value;
      const stated = file && !file.isPrivate && identifier && statedIn(file, name.value, manifest);
      if (!stated) continue;
      const { kind, there, title, ...place } = stated;
      if (there === name.value) same.push(`\`${title}\``);
      if (there === name.value) continue;
      const only = there?.toLowerCase() === name.value.toLowerCase() ? ' (only the case of letters differs)' : '';
      const data = { file: title, name: name.value, there: there ?? '', only, unless: open };
      const at = there === undefined ? identifier : name;
      const message = there === undefined ? MISSING[kind] : kind;
      yield { at, message, data, related: [place], ...certainty };
    }
    const owner = /^io\.github\.([\w-]+)\//.exec(name.value)?.[1];
    const there = /^github\.com\/([^/]+)/.exec(repositoryOf(url ?? '') ?? '')?.[1];
    // People write small letters for large ones in a URL, not the other way round.
    if (!owner || !there || owner === there || there === there.toLowerCase()) return;
    if (owner.toLowerCase() !== there.toLowerCase()) return;
    const also = same.length > 0 ? `, here and in ${same.join(' and ')}, and publish the package again` : '';
    const rest = name.value.slice(name.value.indexOf('/'));
    const data = { here: owner, there, rest, also, unless: open };
    yield {
      at: name,
      message: 'owner',
      data,
      ...(owner === owner.toLowerCase() ? certainty : { severity: 'warning' }),
    };
  },
});

const MISSING = { mcpName: 'mcpNameMissing', readme: 'readmeMissing' } as const;

/** What a package says is its server, and where it says so or should. */
function statedIn(file: PackageFile, name: string, { neighbours }: Manifest) {
  const { kind, mcpName, readme, isBeside, title } = file;
  if (kind === 'npm') {
    const note = mcpName ? 'Its `mcpName`.' : 'It has no `mcpName`.';
    return { kind: 'mcpName' as const, there: mcpName?.value, title, at: mcpName ?? file.name ?? file.at, note };
  }
  // What the file of the package says that its README is; of another one nothing is known.
  const found = kind !== 'cargo' && isBeside && readme !== undefined ? neighbours?.read(readme) : undefined;
  if (!found) return undefined;
  const all = Array.from(found.text.matchAll(/mcp-name:\s*([\w.-]+\/[\w.-]+)/g), (match) => match);
  const first = all.find(([, each]) => each === name) ?? all[0];
  const start = first?.index ?? 0;
  const at = { file: found.file, start, end: start + (first?.[0].length ?? 0) };
  const note = first ? 'The name in the README.' : 'This README names no server.';
  return { kind: 'readme' as const, there: first?.[1], title: found.file, at, note };
}
