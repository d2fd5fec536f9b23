/** Files of a commit. */
import { ok, type Call, type Routes } from '../call.js';
import { blobSha } from '../diff.js';
import { demand } from '../permissions.js';
import { notFound, type Answer } from '../refusal.js';
import { apiUrl, htmlUrl, type World } from '../world.js';

/** Above, the content comes only as raw text. */
const MOST_INLINE = 1_000_000;

export const contents: Routes = {
  'GET /repos/{owner}/{repo}/contents/{path}': (call) => {
    demand(call.token, 'read', 'contents');
    const { world, parameters, accept } = call;
    const path = String(parameters['path']);
    const tree = treeOf(call);
    const text = Object.hasOwn(tree, path) ? tree[path] : undefined;
    if (text === undefined) return ok(folder(world, Object.keys(tree), path));
    if (accept.includes('raw')) return { status: 200, body: text, headers: { 'content-type': 'text/plain' } };
    return ok(file(world, path, text));
  },
};

function treeOf({ world, parameters }: Call): Readonly<Record<string, string>> {
  const branches: Readonly<Record<string, string>> = { main: world.pull.base, topic: world.pull.head };
  const ref = String(parameters['ref'] ?? 'main').replace(/^refs\/heads\//, '');
  const tree = world.commits.get(branches[ref] ?? ref);
  if (!tree) throw notFound();
  return tree;
}

function file(world: World, path: string, text: string): Answer['body'] {
  const size = Buffer.byteLength(text);
  const isInline = size <= MOST_INLINE;
  return {
    type: 'file',
    name: path.split('/').at(-1),
    path,
    sha: blobSha(text),
    size,
    encoding: isInline ? 'base64' : 'none',
    content: isInline ? Buffer.from(text).toString('base64').replace(/.{60}/g, '$&\n') : '',
    url: apiUrl(world, `contents/${encodeURIComponent(path)}`),
    html_url: htmlUrl(`blob/main/${encodeURIComponent(path)}`),
  };
}

function folder(world: World, paths: readonly string[], path: string): Answer['body'] {
  const prefix = path === '' ? '' : `${path}/`;
  const names = new Map<string, 'dir' | 'file'>();
  for (const each of paths) {
    if (!each.startsWith(prefix)) continue;
    const [name, ...rest] = each.slice(prefix.length).split('/');
    names.set(name!, rest.length > 0 ? 'dir' : 'file');
  }
  if (names.size === 0 && path !== '') throw notFound();
  return [...names].map(([name, type]) => ({
    type,
    name,
    path: prefix + name,
    sha: blobSha(name),
    size: 0,
    url: apiUrl(world, `contents/${encodeURIComponent(prefix + name)}`),
  }));
}
