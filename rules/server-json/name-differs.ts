import { defineRule, type Manifest } from '../../src/core/rule.js';
import type { PackageFile } from '../../src/core/neighbours.js';
import { get, text, type StringNode } from '../../src/core/tree.js';
import { repositoryOf } from '../../src/core/text.js';
import { fileOf, firstFormatIn, isPublished, packagesIn, section, stringIn } from './lib/server.js';

export default defineRule({
  id: 'server-json/name-differs',
  summary: 'A package does not name this server as its own',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  source: {
    ...section(
      'Package ownership verification, Namespace authentication',
      'The registry takes a package only if the package names the server: npm by mcpName, PyPI and NuGet by mcp-name in the README.',
    ),
    document: 'MCP Registry, requirements of the official registry',
  },
  needs: ['files'],
  tags: ['follows-related'],
  messages: {
    mcpNameMissing: {
      message: '`{{file}}` has no `mcpName`, so the registry refuses this package.',
      help: 'Add `"mcpName": "{{name}}"` to `{{file}}`, and publish the package before the server.',
    },
    mcpName: {
      message: '`mcpName` in `{{file}}` is `{{there}}`, so the registry refuses the package.',
      help: 'Write `{{name}}` there, and publish a new version before the server.',
    },
    readmeMissing: {
      message: '`{{file}}` does not contain `mcp-name: {{name}}`, so the registry refuses this package.',
      help: 'Add `<!-- mcp-name: {{name}} -->` to `{{file}}`, and publish the package before the server.',
    },
    readme: {
      message: '`mcp-name` in `{{file}}` is `{{there}}`, so the registry refuses the package.',
      help: 'Write `mcp-name: {{name}}` there, and publish a new version before the server.',
    },
    owner: {
      message: 'This name has `{{here}}`, but the owner on GitHub is `{{there}}`, so the registry refuses the name.',
      help: 'Write `io.github.{{there}}`, with the same capital letters.',
    },
  },
  *check(manifest) {
    const name = stringIn(manifest.root, 'name');
    // Of a name that can be none, the schema says more, and a file in the first format is refused as a whole.
    if (!name?.value.includes('/') || firstFormatIn(manifest.root)) return;
    for (const each of packagesIn(manifest.root)) {
      const file = fileOf(each, manifest);
      if (!file || file.isPrivate || !each.identifier) continue;
      if (file.kind === 'npm') yield* inPackageJson(file, name, each.identifier);
      else if (file.kind !== 'cargo') yield* inReadme(file, name, each.identifier, manifest);
    }
    const owner = /^io\.github\.([\w-]+)\//.exec(name.value)?.[1];
    const url = text(get(manifest.root, 'repository', 'url')) ?? packageUrl(manifest);
    const there = /^github\.com\/([^/]+)/.exec(repositoryOf(url) ?? '')?.[1];
    // People write small letters for large ones in a URL, not the other way round.
    const isLikely = owner && there && owner !== there && there !== there.toLowerCase();
    if (isLikely && owner.toLowerCase() === there.toLowerCase()) {
      const severity = owner === owner.toLowerCase() && isPublished(manifest) ? 'error' : 'warning';
      yield { at: name, message: 'owner', data: { here: owner, there }, severity };
    }
  },
});

const packageUrl = (manifest: Manifest): string =>
  packagesIn(manifest.root).flatMap((each) => fileOf(each, manifest)?.repository?.value ?? [])[0] ?? '';

function* inPackageJson({ mcpName, title: file, at: whole, name: own }: PackageFile, name: StringNode, at: StringNode) {
  if (mcpName?.value === name.value) return;
  const data = { file, name: name.value, there: mcpName?.value ?? '' };
  const related = [{ at: mcpName ?? own ?? whole, note: mcpName ? 'Its `mcpName`.' : 'It has no `mcpName`.' }];
  if (mcpName) yield { at: name, message: 'mcpName' as const, data, related };
  else yield { at, message: 'mcpNameMissing' as const, data, related };
}

/** What the file of the package says that its README is; of another one nothing is known. */
function* inReadme({ readme, isBeside }: PackageFile, name: StringNode, at: StringNode, { neighbours }: Manifest) {
  const found = readme !== undefined && isBeside ? neighbours?.read(readme) : undefined;
  if (!found) return;
  const names = Array.from(found.text.matchAll(/mcp-name:\s*([\w.-]+\/[\w.-]+)/g), (match) => match);
  if (names.some(([, each]) => each === name.value)) return;
  const [first] = names;
  const data = { file: readme!, name: name.value, there: first?.[1] ?? '' };
  const start = first?.index ?? 0;
  const place = { file: found.file, start, end: start + (first?.[0].length ?? 0) };
  const related = [{ at: place, note: first ? 'The name in the README.' : 'This README names no server.' }];
  if (first) yield { at: name, message: 'readme' as const, data, related };
  else yield { at, message: 'readmeMissing' as const, data, related };
}
