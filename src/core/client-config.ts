/** The servers that the config of an AI client names, and whose config a file is. */
import {
  entries,
  entry,
  get,
  hasAny,
  items,
  text,
  type Entry,
  type Node,
  type ObjectNode,
  type StringNode,
} from './tree.js';

export interface ClientServer {
  /** Its key is the server's name. */
  readonly entry: Entry;
  readonly name: string;
  readonly node: ObjectNode;
  readonly command: Node | undefined;
  readonly args: readonly Node[];
  readonly url: Node | undefined;
}

interface ClientConfig {
  /** The key under which the servers are: `mcpServers`, `servers`, `context_servers`. */
  readonly holder: Entry;
  readonly servers: readonly ClientServer[];
}

export const HOLDERS = ['mcpServers', 'servers', 'context_servers'] as const;

/** The first of the keys that clients keep servers under; VS Code's settings have it in `mcp`. */
export function clientConfigIn(root: Node | undefined): ClientConfig | undefined {
  const holders = HOLDERS.flatMap((key) => entry(root, key) ?? entry(get(root, 'mcp'), key) ?? []);
  const holder = holders.find(({ value }) => value.kind === 'object');
  return holder && { holder, servers: entries(holder.value).flatMap(serverIn) };
}

/** In the settings that VS Code has for a workspace, where it no longer reads servers. */
export const isOfSettings = (path: string): boolean => /(?:^|\/)\.vscode\/settings\.json$/.test(path);

/**
 * Servers in a client's own file under a key that none reads: `mcp_servers`, `MCPServers`. Other programs have files of
 * other names, and keys of their own.
 */
export function unreadHolderIn(root: Node | undefined, path: string): Entry | undefined {
  if (!OF_CLIENT_ALONE.test(path) || hasAny(root, [...HOLDERS, 'mcp']) !== 'no') return undefined;
  return entries(root).find(
    ({ key, value }) => LIKE_HOLDER.test(key) && entries(value).length + items(value).length > 0,
  );
}

const OF_CLIENT_ALONE = /(?:^|\/)(?:claude_desktop_config\.json|\.mcp\.json|\.(?:vscode|cursor|roo)\/mcp\.json)$/;
const LIKE_HOLDER = /^mcp[-_ ]?servers$/i;
/** The ways to write such a key, for a first look. */
export const LIKE_HOLDERS = ['mcp_servers', 'mcp-servers', 'MCPServers', 'McpServers', 'mcpservers', 'MCP_SERVERS'];

function serverIn(own: Entry): ClientServer[] {
  const { key: name, value: node } = own;
  if (node.kind !== 'object') return [];
  // Zed once kept both in `command`.
  const command = get(node, 'command');
  const isNested = command?.kind === 'object';
  return [
    {
      entry: own,
      name,
      node,
      command: isNested ? get(command, 'path') : command,
      args: items(get(isNested ? command : node, 'args')),
      url: URLS.map((key) => get(node, key)).find(Boolean),
    },
  ];
}

/** Clients have several names for the address of a server. */
const URLS = ['url', 'serverUrl', 'httpUrl'] as const;

export const looksLikeServer = ({ command, url, node }: ClientServer): boolean =>
  [command, url, get(node, 'transport', 'command'), get(node, 'transport', 'url')].some(
    (each) => text(each) !== undefined,
  );

/** The package that npx and the like are told to run, their first argument that is no flag, and the sign before a version. */
export function downloadOf({ command, args }: ClientServer): { node: StringNode; sign: string } | undefined {
  const runner = text(command)?.replace(/^.*[/\\]|\.(?:cmd|exe)$/g, '');
  if (runner !== 'npx' && runner !== 'bunx' && runner !== 'uvx') return undefined;
  const index = args.findIndex((each, at) => !isFlag(text(each) ?? '') && !TAKES.test(text(args[at - 1]) ?? ''));
  const node = args[index];
  // With a package of its own, what a runner runs is inside of what it downloads.
  const isInside = runner !== 'uvx' && /^(?:-p|-c|--package|--call)$/.test(text(args[index - 1]) ?? '');
  return node?.kind === 'string' && !isInside ? { node, sign: runner === 'uvx' ? '==' : '@' } : undefined;
}

const isFlag = (text: string): boolean => text.startsWith('-');
/** Flags that take the next argument. */
const TAKES = /^--?(?:python|with|index(?:-url)?|extra-index-url|cache|registry)$/;

type ConfigOf = 'claude-code' | 'vscode' | 'other' | 'any' | 'none';

/** Whose config a file is, by its path. `any`: several clients read such a file. `none`: it is called like one, but no client looks there. */
export function configOf(path: string): ConfigOf | undefined {
  const steps = path.split('/').filter((step) => step !== 'settings');
  const name = steps.pop()!;
  const folder = steps.at(-1)?.startsWith('.') ? steps.at(-1)! : '';
  // A copy that was put aside: `.kiro_bak`.
  if (/[-_.](?:bak|backup|old|orig|disabled)\d*$/i.test(folder)) return undefined;
  if (/^claude_desktop_config\.json$|^(?:cline_)?mcp_(?:settings|config)\.json$/.test(name)) return 'other';
  if (!/^\.?mcp\.jsonc?$/.test(name)) return undefined;
  if (folder === '.vscode') return 'vscode';
  // Claude Code reads `.mcp.json` beside this folder.
  if (folder === '.claude') return 'none';
  if (folder !== '') return 'other';
  return name.startsWith('.') ? 'claude-code' : 'any';
}
