import type { Neighbours } from '../../src/core/neighbours.js';
import { defineRule, type Manifest } from '../../src/core/rule.js';
import { inPattern } from '../../src/core/text.js';
import { get, has, items, text, textsIn, type Node, type StringNode } from '../../src/core/tree.js';
import { setting } from '../common/lib/fixes.js';
import { isBuilt, isLost } from '../common/lib/lost-files.js';
import { isNamedInRelease, isStamped, packingOf } from '../common/lib/stamped.js';
import { configsIn, section, successorOf } from './lib/manifest.js';

/** The packer alone looks at images. */
const NOT_PACKED = '`mcpb pack` refuses the bundle';

export default defineRule({
  id: 'mcpb/missing-file',
  summary: 'A file that the manifest names does not exist',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  source: section('icon, screenshots, server: entry_point', 'Paths lead to files in the bundle.'),
  needs: ['files'],
  fixable: 'unsafe',
  messages: {
    missing: {
      message: 'There is no file `{{path}}` next to this manifest, {{then}}.',
      help: 'Add `{{path}}`, or write the path of a file that exists.',
    },
    relative: {
      message: "Hosts do not start servers in the bundle's folder, so this one does not find `{{path}}`.",
      help: 'Write `${__dirname}/{{there}}`{{built}}.',
    },
    noImage: {
      message: `\`{{path}}\` is not a PNG image, so ${NOT_PACKED}.`,
      help: 'Replace it with a PNG image, of 512 by 512 pixels at best.',
    },
  },
  *check(manifest) {
    const { root, neighbours } = manifest;
    if (successorOf(manifest) !== undefined) return;
    yield* relativePaths(manifest);
    if (!neighbours) return;
    const [icon, start] = [get(root, 'icon'), get(root, 'server', 'entry_point')];
    // What can be read as text is no PNG; a text of Git LFS stands for one.
    const readable = isPath(icon) ? neighbours.read(icon.value)?.text : undefined;
    const isImage = readable === undefined || readable.startsWith('version https://git-lfs');
    if (isPath(icon) && !isImage) {
      const isStaged = packingOf(icon.value, neighbours) === 'staged';
      // What puts the bundle together may draw it under this name, or write another name.
      const isMade = isStaged && (/\.png$/i.test(icon.value) || isStamped('manifest.json', neighbours, 'icon'));
      if (!isMade)
        yield { at: icon, message: 'noImage', data: { path: icon.value }, ...(isStaged && { severity: 'warning' }) };
    }
    // A program is compiled for each release.
    if (text(get(root, 'server', 'type')) === 'binary') return;
    // With neither a package nor its entry point beside it the bundle is put together elsewhere.
    const isHere = neighbours.packages.some(({ isBeside }) => isBeside) || isAmongOthers(start, neighbours);
    const isWhole = isHere || (isPath(start) && neighbours.has(start.value) === 'yes');
    const images = [
      icon,
      ...items(get(root, 'icons')).map((each) => get(each, 'src')),
      ...items(get(root, 'screenshots')),
    ].filter((at): at is StringNode => isPath(at) && neighbours.has(at.value) === 'no');
    const isStart = isPath(start) && isStarted(root, start.value) && isMissing(start.value, neighbours);
    const scripts = scriptsOf(root).filter(({ path }) => path !== text(start) && isLost(path, neighbours));
    const missing = [
      ...(isHere ? images.map((at) => ({ at, path: at.value })) : []),
      ...(isHere && isStart ? [{ at: start, path: start.value }] : []),
      ...(isWhole ? scripts : []),
    ];
    for (const { at, path } of missing) {
      const packing = packingOf(path, neighbours);
      if (packing === 'staged') continue;
      const isSure = packing === 'in place';
      const isImage = images.includes(at);
      const fails = !isImage ? 'hosts cannot start the server' : at === icon ? NOT_PACKED : undefined;
      const then = isSure ? `so ${fails ?? 'hosts cannot show it'}` : 'and no script here adds it to the bundle';
      const severity = isSure && fails ? 'error' : 'warning';
      yield { at, message: 'missing', data: { path, then }, severity };
    }
  },
});

/** It is lost, or in a folder that is not there: the bundle is packed from here, and nothing builds that folder. */
function isMissing(path: string, neighbours: Neighbours): boolean {
  const [folder = '', inner] = path.replace(/^\.\//, '').split('/');
  if (isLost(path, neighbours)) return true;
  if (inner === undefined || isBuilt(path) || packingOf(path, neighbours) !== 'in place') return false;
  const builds = new RegExp(`(?<![\\w-])(?:${inPattern(folder)}|${BUILDERS})(?![\\w-])`);
  return [path, folder].every((each) => neighbours.has(each) === 'no') && !isNamedInRelease(builds, neighbours);
}

/** Programs that write files, and scripts that are called after that. */
const BUILDERS =
  'build|bundle|tsc|esbuild|rollup|webpack|tsup|vite|ncc|swc|babel|make|cargo|go|dotnet|git|mkdir|cd|cp|mv';

/** Other files in the same language are where the entry point should be. */
function isAmongOthers(start: Node | undefined, { list }: Neighbours): boolean {
  const [, folder = '.', ending] = /^(?:(.*)\/)?[^/]*(\.\w+)$/.exec(text(start) ?? '') ?? [];
  return isPath(start) && ending !== undefined && list(folder).some((name) => name.endsWith(ending));
}

/** What the command is told to run: the first argument that is no flag. */
const scriptIn = (config: Node): Node | undefined =>
  items(get(config, 'args')).find((argument) => !text(argument)?.startsWith('-'));

const scriptsOf = (root: Node): { readonly at: StringNode; readonly path: string }[] =>
  configsIn(root).flatMap((config) => {
    const at = scriptIn(config);
    const path = SCRIPT.exec(text(at) ?? '')?.[1];
    return at?.kind === 'string' && path !== undefined ? [{ at, path }] : [];
  });

/** The script that is the entry point, and the folders of Python modules, without the folder of the bundle before them. */
function* relativePaths({ root, neighbours }: Manifest) {
  const start = text(get(root, 'server', 'entry_point')) ?? '';
  for (const config of configsIn(root)) {
    const script = scriptIn(config);
    const isStart = start !== '' && text(script)?.replace(/^\.\//, '') === start.replace(/^\.\//, '');
    const isFile = isStart && FILE.test(start) && has(config, 'cwd') === 'no';
    const places = [isFile ? script : undefined, get(config, 'env', 'PYTHONPATH')];
    for (const at of places) {
      if (at?.kind !== 'string' || !/^(?:\.\/)?\w[\w./-]*$/.test(at.value)) continue;
      const path = at.value.replace(/^\.\//, '');
      const there = (neighbours && builtInsteadOf(path, neighbours)) ?? path;
      const fix = setting(at, `\${__dirname}/${there}`, 'Begin it with `${__dirname}/`');
      const data = { path, there, built: there === path ? '' : ', the file that `package.json` names' };
      yield { at, message: 'relative' as const, data, severity: 'warning' as const, ...fix };
    }
  }
}

/** A file that `package.json` names, and that differs only in its ending from one that is not there. */
function builtInsteadOf(path: string, neighbours: Neighbours): string | undefined {
  const pattern = new RegExp(`"(?:\\./)?(${inPattern(path.replace(/\.\w+$/, ''))}\\.[cm]?js)"`);
  const { text = '' } = neighbours.has(path) === 'no' ? (neighbours.read('package.json') ?? {}) : {};
  return text.includes(`${path}"`) ? undefined : pattern.exec(text)?.[1];
}

/** And no module, which Python takes after `-m`. */
const FILE = /^(?:\.\/)?\w[\w./-]*\.(?:[cm]?js|py)$/;

const SCRIPT = /^\$\{__dirname\}\/((?:[\w.-]+\/)*[\w.-]+\.(?:[cm]?js|py))$/;

const isPath = (node: Node | undefined): node is StringNode =>
  node?.kind === 'string' && /^(?![a-z]+:|\/|@|\$)[^\0]*[^/\0]$/i.test(node.value) && !/[$*{}]/.test(node.value);

/** The command leads to it. With npx or uvx, an entry point means nothing. */
function isStarted(root: Node, path: string): boolean {
  const texts = textsIn(get(root, 'server', 'mcp_config') ?? root);
  return texts.some(({ value }) => value.includes('__dirname') && value.includes(path));
}
