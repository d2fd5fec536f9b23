import { defineRule, type Manifest } from '../../src/core/rule.js';
import { groupBy } from '../../src/core/collections.js';
import { hasPackage } from '../../src/core/neighbours.js';
import { nearestWord } from '../../src/core/did-you-mean.js';
import { stringAt } from '../../src/core/tree.js';
import { repositoryOf, wordsOf } from '../../src/core/text.js';
import { differsWholly, FOLDERS, isPublished, isRegistry, isVendored, packagesIn, section } from './lib/server.js';

export default defineRule({
  id: 'server-json/package-differs',
  summary: 'A server.json names another package or repository than the one that it is part of',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  source: section(
    'Package: identifier, Repository: url',
    'Clients install what the identifier names, and people read the code where the URL leads.',
    'advice',
  ),
  needs: ['files'],
  tags: ['follows-related'],
  messages: {
    identifier: {
      message: 'Clients install `{{here}}`, but the package in `{{file}}` is named `{{there}}`.',
      help: 'Write `{{there}}`, or rename the package in `{{file}}`.',
    },
    repository: {
      message: 'This URL leads to `{{here}}`, but {{source}} names `{{there}}`, so one misleads people.',
      help: 'Correct the one that is wrong.',
    },
  },
  *check(manifest) {
    yield* identifiers(manifest);
    yield* repository(manifest);
  },
});

/** Which of the two is wrong is unknown, and a former name still leads there. */
function* repository(manifest: Manifest) {
  const url = stringAt(manifest.root, 'repository', 'url');
  const here = url && repositoryOf(url.value);
  if (!url || here === undefined) return;
  const found = { at: url, message: 'repository' as const, severity: 'warning' as const };
  for (const { file: { repository: at, title } = {} } of packagesIn(manifest)) {
    const there = at && repositoryOf(at.value);
    if (there === undefined || there.toLowerCase() === here.toLowerCase()) continue;
    const related = [{ at, note: `The repository in \`${title}\`.` }];
    yield { ...found, data: { here, there, source: `\`${title}\`` }, related };
    return;
  }
  const there = manifest.neighbours?.origin;
  if (there !== undefined && differsWholly(here, there) && !isVendored(manifest))
    yield { ...found, data: { here, there, source: "git's `origin`" } };
}

/** One package of a kind, and one file of that kind beside it, which is surely a server's. */
function* identifiers(manifest: Manifest) {
  const own = stringAt(manifest.root, 'name')?.value;
  const { neighbours } = manifest;
  if (!neighbours || !isPublished(manifest)) return;
  for (const [type, [each, ...more]] of groupBy(packagesIn(manifest), (one) => one.type)) {
    const identifier = each?.identifier;
    if (!isRegistry(type) || !identifier || more.length > 0) continue;
    const [file, ...others] = neighbours.packages.filter(({ kind }) => kind === type);
    if (others.length > 0 || !file?.name || !file.isBeside || file.isPrivate || each.file) continue;
    const isOwn = file.mcpName ? file.mcpName.value === own : file.isOfServer;
    if (!isOwn || !isAlike(identifier.value, file.name.value)) continue;
    // Another package of a monorepo may start the server.
    if (hasPackage(neighbours, FOLDERS, type, identifier.value)) continue;
    const data = { here: identifier.value, there: file.name.value, file: file.title };
    const related = [{ at: file.name, note: `The name in \`${file.title}\`.` }];
    yield { at: identifier, message: 'identifier' as const, data, related };
  }
}

/** A server may well be started by the package of another project, such as a proxy. */
function isAlike(identifier: string, name: string): boolean {
  const [here, there] = [identifier, name].map((each) => wordsOf(each).filter((word) => !COMMON.test(word)));
  return nearestWord(identifier, [name]) !== undefined || here!.some((word) => there!.includes(word));
}

const COMMON = /^(?:..?|mcp|server|for|the|com)$/;
