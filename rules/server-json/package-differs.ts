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
      help: 'Write `{{there}}`{{also}}, or rename the package in `{{file}}`.',
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
  const own = stringAt(manifest.root, 'name')?.value ?? '';
  const { neighbours } = manifest;
  if (!neighbours || !isPublished(manifest)) return;
  for (const [type, listed] of groupBy(packagesIn(manifest), (one) => one.type)) {
    if (!isRegistry(type) || new Set(listed.map(({ identifier }) => identifier?.value)).size > 1) continue;
    const [file, ...more] = neighbours.packages.filter(({ kind }) => kind === type);
    if (more.length > 0 || !file?.name || !file.isBeside || file.isPrivate) continue;
    const name = file.mcpName?.value ?? own;
    const isRenamed = name !== own;
    const isOwn = isRenamed ? isFormer(own, name) : file.mcpName || file.isOfServer;
    for (const { identifier, file: known } of isOwn ? listed : []) {
      if (!identifier || known || !isAlike(identifier.value, file.name.value)) continue;
      // Another package of a monorepo may start the server.
      if (hasPackage(neighbours, FOLDERS, type, identifier.value)) continue;
      const also = isRenamed ? `, and \`${name}\` as the \`name\` of the server` : '';
      const data = { here: identifier.value, there: file.name.value, file: file.title, also };
      const related = [{ at: file.name, note: `The name in \`${file.title}\`.` }];
      const certainty = isRenamed && { severity: 'warning' as const };
      yield { at: identifier, message: 'identifier' as const, data, related, cause: 'identifier', ...certainty };
    }
  }
}

/** A server that is renamed keeps its namespace. */
function isFormer(own: string, name: string): boolean {
  const [[a, here = ''], [b, there = '']] = [own, name].map((each) => each.split('/')) as [string[], string[]];
  return a === b && isAlike(here, there);
}

/** A server may well be started by the package of another project, such as a proxy. */
function isAlike(identifier: string, name: string): boolean {
  const [here, there] = [identifier, name].map((each) => wordsOf(each).filter((word) => !COMMON.test(word)));
  return nearestWord(identifier, [name]) !== undefined || here!.some((word) => there!.includes(word));
}

const COMMON = /^(?:..?|mcp|server|for|the|com)$/;
