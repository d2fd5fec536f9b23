/** Servers in client configs that are started from files of this repository. */
import type { ClientServer } from '../../../src/core/client-config.js';
import { get, text } from '../../../src/core/tree.js';

/** Commands that start what is elsewhere, unless they are given a source file. */
const DOWNLOADS = /^(?:npx|bunx|pnpx|uvx|pipx|docker|podman)(?:\.(?:cmd|exe))?$/;
const SOURCE = /\.(?:[cm]?[jt]sx?|py)$/;
const HERE = /^(?:\$\{(?:workspaceFolder|(?:env:)?CLAUDE_(?:PLUGIN_ROOT|PROJECT_DIR))(?::-[^{}]*)?\}|\.)(?:\/|$)/;
const ELSEWHERE = /^(?:[/~]|[A-Za-z]:)|(?:^|\/)(?:\.\.|node_modules)(?:\/|$)/;
/** Below such a folder is no further package. */
const INNER = /^(?:dist|build|out|lib|bin|src|target|\..+)$/;

/**
 * The folder of the server's package, from the folder that the config is for: empty, or with a slash at the end.
 * Undefined where the server is downloaded, has an address or may be in another repository.
 */
export function startFolder({ command, args, url, node }: ClientServer): string | undefined {
  if (url) return undefined;
  const isDownload = DOWNLOADS.test(text(command) ?? '');
  const paths = [command, get(node, 'cwd'), ...args]
    .map((each) => text(each)?.replaceAll('\\', '/') ?? '')
    .filter((each) => (HERE.test(each) && !isDownload) || SOURCE.test(each));
  if (paths.length === 0 || paths.some((path) => ELSEWHERE.test(path.replace(HERE, '')))) return undefined;
  return paths.map(packageFolder).reduce((longest, each) => (each.length > longest.length ? each : longest));
}

function packageFolder(path: string): string {
  const steps = path.replace(HERE, '').split('/').filter(Boolean);
  if (steps.at(-1)?.includes('.')) steps.pop();
  const end = steps.findIndex((step) => INNER.test(step));
  return steps
    .slice(0, end < 0 ? undefined : end)
    .map((step) => `${step}/`)
    .join('');
}
