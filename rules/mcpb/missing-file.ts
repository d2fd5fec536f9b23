import type { Neighbours } from '../../src/core/neighbours.js';
import { defineRule } from '../../src/core/rule.js';
import { get, items, walk, type Node, type StringNode } from '../../src/core/tree.js';
import { section } from './lib/manifest.js';

export default defineRule({
  id: 'mcpb/missing-file',
  summary: 'A file that the manifest names does not exist',
  severity: 'error',
  in: 'recommended',
  source: section('icon, screenshots, server: entry_point', 'Paths lead to files in the bundle.'),
  needs: ['files'],
  messages: {
    image: {
      message: 'There is no file `{{path}}` next to this manifest, so the bundle cannot be packed.',
      help: 'Add the file, or correct the path.',
    },
    entry: {
      message: 'There is no file `{{path}}` next to this manifest, so hosts cannot start the server.',
      help: 'Add the file, or correct the path.',
    },
  },
  *check({ root, neighbours }) {
    // What is packed from another folder is put together there.
    // A copy of a manifest by itself says nothing of its files.
    if (
      !neighbours ||
      neighbours.names.length < 2 ||
      (neighbours.packages.length > 0 && !neighbours.packages.some(({ isBeside }) => isBeside))
    )
      return;
    const images = [
      get(root, 'icon'),
      ...items(get(root, 'icons')).map((icon) => get(icon, 'src')),
      ...items(get(root, 'screenshots')),
    ];
    for (const at of images) {
      if (isPath(at) && neighbours.has(at.value) === 'no') yield { at, message: 'image', data: { path: at.value } };
    }
    const at = get(root, 'server', 'entry_point');
    if (isPath(at) && isStarted(root, at.value) && isLost(at.value, neighbours)) {
      yield { at, message: 'entry', data: { path: at.value } };
    }
  },
});

const isPath = (node: Node | undefined): node is StringNode =>
  node?.kind === 'string' && /^(?![a-z]+:|\/|@|\$)[^\0]*[^/\0]$/i.test(node.value) && !/[$*{}]/.test(node.value);

/** The command leads to it. With npx or uvx, an entry point means nothing. */
const isStarted = (root: Node, path: string): boolean =>
  [...walk(get(root, 'server', 'mcp_config') ?? root)].some(
    (each) => each.kind === 'string' && each.value.includes('__dirname') && each.value.includes(path),
  );

/** Where a build writes nothing: the folder is there, and no source with another ending. */
function isLost(path: string, neighbours: Neighbours): boolean {
  const folder = /^(.*)\/[^/]*$/.exec(path)?.[1];
  if (neighbours.has(path) !== 'no' || BUILT.test(path)) return false;
  if (folder !== undefined && neighbours.has(folder) !== 'yes') return false;
  const stem = path.replace(/\.\w+$/, '');
  return ['.ts', '.mts', '.cts', '.tsx'].every((ending) => neighbours.has(stem + ending) === 'no');
}

const BUILT = /^(?:\.\/)?(?:dist|build|out|bundle|lib|target|bin|node_modules)\//;
