/** By which name a client knows the server of a tool, where a client config of the same repository starts it. */
import { clientConfigIn } from '../../../src/core/client-config.js';
import type { Fact, LocatedFact, Manifest } from '../../../src/core/rule.js';
import { get, text } from '../../../src/core/tree.js';
import { startFolder } from '../../common/lib/own-servers.js';

/** `name`, `plugin` and `start` of the one server that a config starts from its repository; `several` where it has more. */
export function* namesInConfig({ root, path }: Manifest): Iterable<Fact> {
  const own = (clientConfigIn(root)?.servers ?? []).flatMap(({ entry, name, ...rest }) => {
    const start = startFolder({ entry, name, ...rest });
    return start === undefined ? [] : [{ entry, name, start }];
  });
  for (const { entry, name, start } of own) {
    if (own.length > 1) yield { at: entry, key: 'several' };
    else {
      yield { at: entry, key: 'name', value: name };
      yield { at: entry, key: 'start', value: start };
      const plugin = path.endsWith('/plugin.json') || path === 'plugin.json' ? text(get(root, 'name')) : undefined;
      if (plugin !== undefined) yield { at: entry, key: 'plugin', value: plugin };
    }
  }
}

interface ServerName {
  readonly at: LocatedFact;
  readonly name: string;
  /** As Claude Code writes it before the name of a tool. */
  readonly inClaude: string;
}

/** Other packages of a repository may be other servers. */
const PACKAGES = /(?:^|\/)(?:packages|apps|servers|services|plugins|extensions|examples?)\//;

/**
 * The longest name that the nearest configs have for the server of a tool, if there is no doubt that it is its server.
 * `facts` are those of `namesInConfig`.
 */
export function serverNameFor(
  tool: LocatedFact,
  facts: readonly LocatedFact[],
  lengthOf: (server: ServerName) => number,
): ServerName | undefined {
  const above = facts.filter(
    ({ key, location }) => /^(?:name|several)$/.test(key) && tool.location.path.startsWith(folderOf(location.path)),
  );
  if (above.some(({ key }) => key === 'several')) return undefined;
  const nearest = Math.max(...above.map(({ location }) => folderOf(location.path).length));
  const found = above.filter(({ location }) => folderOf(location.path).length === nearest);
  const servers = found.map((at) => ({ ...serverAt(at, facts), isIts: isBelow(tool, at, facts) }));
  if (servers.some(({ isIts }) => !isIts)) return undefined;
  return servers.sort((a, b) => lengthOf(b) - lengthOf(a))[0];
}

function serverAt(at: LocatedFact, facts: readonly LocatedFact[]): ServerName {
  const name = at.value!;
  const plugin = besides('plugin', at, facts);
  return { at, name, inClaude: plugin === undefined ? name : `plugin_${plugin}_${name}` };
}

function isBelow(tool: LocatedFact, at: LocatedFact, facts: readonly LocatedFact[]): boolean {
  const folder = folderOf(at.location.path) + (besides('start', at, facts) ?? '');
  return tool.location.path.startsWith(folder) && !PACKAGES.test(tool.location.path.slice(folder.length));
}

const besides = (key: string, { location }: LocatedFact, facts: readonly LocatedFact[]): string | undefined =>
  facts.find((each) => each.key === key && each.location.path === location.path)?.value;

/** The folder that a config is for: clients keep some of theirs in a folder of their own, such as `.vscode`. */
function folderOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  if (folders.at(-1)?.startsWith('.')) folders.pop();
  return folders.map((folder) => `${folder}/`).join('');
}
