import type { Manifest } from '../../src/core/rule.js';
import type { PackageFile } from '../../src/core/neighbours.js';
import { get, stringAt, text } from '../../src/core/tree.js';
import { repositoryOf } from '../../src/core/text.js';
import { doubtForNuget, isJudged, isVendored, packagesIn } from './lib/server.js';
import { sectionsOf } from '../common/lib/source.js';
import { certainWhere } from '../common/lib/structural-rules.js';

export default certainWhere(doubtForNuget, {
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
      message: '`{{key}}` in `{{file}}` is `{{there}}`, {{unlike}}, so the registry refuses the package{{unless}}.',
      help: 'Write `{{mark}}` in `{{file}}`, and publish the package as a new version before this `server.json`{{or}}.',
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
    const [name = '', namespace = '', rest = ''] = /^([^/]*)(\/.*)$/.exec(at?.value ?? '') ?? [];
    // Of a name that can be none, the schema says more.
    if (!at || name === '' || !isJudged(root) || isVendored(manifest)) return;
    const packages = packagesIn(manifest);
    const urls = [text(get(root, 'repository', 'url')), ...packages.map(({ file }) => file?.repository?.value)];
    const url = [...urls, manifest.neighbours?.origin].find((each) => each !== undefined) ?? '';
    const there = /^github\.com\/([^/]+)/.exec(repositoryOf(url) ?? url)?.[1] ?? '';
    const owner = namespace.replace(/^io\.github\./, '');
    // People write small letters for large ones in a URL, not the other way round.
    const isOther = namespace !== owner && owner !== there && owner.toLowerCase() === there.toLowerCase();
    const meant = isOther && there !== there.toLowerCase() ? `io.github.${there}${rest}` : name;
    const same: string[] = [];
    for (const { file, identifier } of packages) {
      const stated = file && !file.isPrivate ? statedIn(file, meant, manifest) : undefined;
      if (stated?.there === name) same.push(`as \`${stated.key}\` in \`${stated.file}\``);
      if (!stated || !identifier || stated.there === name || stated.there === meant) continue;
      const { place, there, ...data } = stated;
      const isCase = there?.toLowerCase() === name.toLowerCase();
      const unlike = isCase ? 'which differs from this `name` in case' : 'not this `name`';
      const or = !isCase && there?.startsWith(`${namespace}/`) ? `, or write \`"name": "${there}"\` here` : '';
      yield {
        ...(there === undefined ? { at: identifier, message: 'missing' } : { at, message: 'other' }),
        data: { ...data, there, unlike, or },
        related: [place],
      };
    }
    if (meant === name) return;
    const also = same.length > 0 ? `, here and ${same.join(' and ')}, and publish the package as a new version` : '';
    const severity = owner === owner.toLowerCase() ? 'error' : 'warning';
    yield { at, message: 'owner', data: { here: owner, there, rest, also }, severity };
  },
});

/** What a package says is its server, where it says so or should, and how to write it there. */
function statedIn({ kind, mcpName, readme, isBeside, ...file }: PackageFile, name: string, { neighbours }: Manifest) {
  if (kind === 'npm') {
    const mark = `"mcpName": "${name}"`;
    const place = {
      at: mcpName ?? file.name ?? file.at,
      note: mcpName ? 'The `mcpName` of the package.' : '`mcpName` belongs here.',
    };
    return { key: 'mcpName', mark, written: mark, there: mcpName?.value, file: file.title, place };
  }
  // What the file of the package says that its README is; of another one nothing is known.
  const found = kind !== 'cargo' && isBeside && readme !== undefined ? neighbours?.read(readme) : undefined;
  if (!found) return undefined;
  // `<!--mcp-name: io.github.octo/weather-->` ends where the comment does.
  const all = Array.from(found.text.matchAll(/mcp-name:\s*([\w.-]+\/(?:(?!--!?>)[\w.-])+)/g));
  const match = all.find(([, each]) => each === name) ?? all[0];
  const start = match?.index ?? 0;
  const mark = `mcp-name: ${name}`;
  const at = { file: found.file, start, end: start + (match?.[0].length ?? 0) };
  const place = { at, note: 'The README of the package.' };
  return { key: 'mcp-name', mark, written: `<!-- ${mark} -->`, there: match?.[1], file: found.file, place };
}
