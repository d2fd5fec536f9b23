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
    missing: {
      message: '`{{file}}` does not contain `{{mark}}`, so the registry refuses this package{{unless}}.',
      help: 'Add `{{written}}` to `{{file}}`, and publish the package before this `server.json`.',
    },
    other: {
      message: '`{{key}}` in `{{file}}` is `{{there}}`{{only}}, so the registry refuses the package{{unless}}.',
      help: 'Write `{{mark}}` in `{{file}}`, and publish the package again before this `server.json`.',
    },
    owner: {
      message:
        'This name has `{{here}}`, but the owner on GitHub is `{{there}}`, so the registry refuses the name{{unless}}.',
      help: 'Write `io.github.{{there}}{{rest}}`, with the same capital letters{{also}}.',
    },
  },
  *check(manifest) {
    const { root } = manifest;
    const at = stringAt(root, 'name');
    const name = at?.value ?? '';
    // Of a name that can be none, the schema says more.
    if (!at || !name.includes('/') || !isJudged(root)) return;
    const open = unlessForNuget(manifest);
    const certainty = open === '' ? {} : { severity: 'warning' as const };
    const same: string[] = [];
    let url = text(get(root, 'repository', 'url'));
    for (const { file, identifier } of packagesIn(manifest)) {
      url ??= file?.repository?.value;
      const stated = file && !file.isPrivate ? statedIn(file, name, manifest) : undefined;
      if (stated?.there === name) same.push(`\`${stated.file}\``);
      if (!stated || !identifier || stated.there === name) continue;
      const { place, there, ...data } = stated;
      const only = there?.toLowerCase() === name.toLowerCase() ? ' (only the case of letters differs)' : '';
      yield {
        ...(there === undefined ? { at: identifier, message: 'missing' } : { at, message: 'other' }),
        data: { ...data, there, only, unless: open },
        related: [place],
        ...certainty,
      };
    }
    const owner = /^io\.github\.([\w-]+)\//.exec(name)?.[1];
    const there = /^github\.com\/([^/]+)/.exec(repositoryOf(url ?? '') ?? '')?.[1];
    // People write small letters for large ones in a URL, not the other way round.
    if (!owner || !there || owner === there || there === there.toLowerCase()) return;
    if (owner.toLowerCase() !== there.toLowerCase()) return;
    const also = same.length > 0 ? `, here and in ${same.join(' and ')}, and publish the package again` : '';
    const data = { here: owner, there, rest: name.slice(name.indexOf('/')), also, unless: open };
    const severity = owner === owner.toLowerCase() ? certainty : { severity: 'warning' as const };
    yield { at, message: 'owner', data, ...severity };
  },
});

/** What a package says is its server, where it says so or should, and how to write it there. */
function statedIn({ kind, mcpName, readme, isBeside, ...file }: PackageFile, name: string, { neighbours }: Manifest) {
  if (kind === 'npm') {
    const mark = `"mcpName": "${name}"`;
    const place = { at: mcpName ?? file.name ?? file.at, note: 'The `mcpName` is missing here, or another.' };
    return { key: 'mcpName', mark, written: mark, there: mcpName?.value, file: file.title, place };
  }
  // What the file of the package says that its README is; of another one nothing is known.
  const found = kind !== 'cargo' && isBeside && readme !== undefined ? neighbours?.read(readme) : undefined;
  if (!found) return undefined;
  const all = Array.from(found.text.matchAll(/mcp-name:\s*([\w.-]+\/[\w.-]+)/g));
  const match = all.find(([, each]) => each === name) ?? all[0];
  const start = match?.index ?? 0;
  const mark = `mcp-name: ${name}`;
  const at = { file: found.file, start, end: start + (match?.[0].length ?? 0) };
  const place = { at, note: 'The README of the package.' };
  return { key: 'mcp-name', mark, written: `<!-- ${mark} -->`, there: match?.[1], file: found.file, place };
}
