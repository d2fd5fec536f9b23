import { clientConfigIn, configOf, type ClientServer } from '../../src/core/client-config.js';
import { defineRule } from '../../src/core/rule.js';
import { entries, get, text, textsIn, type StringNode } from '../../src/core/tree.js';
import { section } from './lib/config.js';

export default defineRule({
  id: 'client-config/own-machine',
  summary: 'A config that works on one machine only',
  severity: 'warning',
  in: 'recommended',
  source: section(
    'Shared configs',
    'A config in a repository is used on every machine that the repository is cloned to.',
  ),
  messages: {
    path: {
      message: 'This path is in the home folder `{{home}}`, so it does not exist on other machines.',
      help: '{{advice}}.',
    },
    drive: {
      message: 'This path is on drive `{{drive}}` of one machine, so it does not exist on others.',
      help: '{{advice}}.',
    },
    literal: {
      message: 'Claude Desktop does not replace `{{text}}`, so the server gets this text itself.',
      help: 'Write a placeholder such as `<your key>`, and say that people replace it.',
    },
    placeholder: {
      message: '`{{text}}`{{more}} is a placeholder, so the server does not work until it is replaced.',
      help: '{{advice}}.',
    },
  },
  *check({ root, path, neighbours }) {
    if (EXAMPLE.test(path)) return;
    const stem = path.replace(/^.*\/|\.jsonc?$/g, '');
    const example = neighbours?.names.find((name) => name.startsWith(stem) && EXAMPLE.test(name));
    const copying = example && `Remove this file from the repository: \`${example}\` is there to be copied`;
    // What no client reads where it is was copied from one machine, or is to be copied and filled in.
    const isRead = configOf(path) !== undefined || OF_CLIENT.test(path);
    const severity = !isRead && { severity: 'info' as const };
    const servers = clientConfigIn(root)?.servers ?? [];
    // It was written to be filled in.
    const isOpen = !isRead || servers.some(isTemplate);
    for (const server of servers) {
      const texts = textsOf(server);
      const isContainer = /^(?:docker|podman|nerdctl)\b/.test(text(server.command) ?? '');
      const placeholders = COPIED.test(path) ? [] : texts.filter(({ node }) => PLACEHOLDER.test(node.value));
      // One cause: the entry was not filled in. Until it can be started, what else is in it does not matter.
      const [first, ...others] = placeholders;
      const isUnfinished = first !== undefined && first.name === undefined;
      for (const { node: at } of isContainer || isUnfinished ? [] : texts) {
        const found = machineIn(at.value);
        const data = { ...found?.data, advice: copying ?? ofPath(path, at.value, isRead, at !== server.command) };
        if (found) yield { at, ...found, data, cause: `${path}: paths`, ...severity };
      }
      const literal = DESKTOP.test(path) ? texts.find(({ node }) => VARIABLE.test(node.value)) : undefined;
      if (literal) {
        const data = { text: VARIABLE.exec(literal.node.value)?.[0] };
        yield { at: literal.node, message: 'literal', data, cause: `${path}: variables` };
      }
      if (!first) continue;
      const { node: at, name = 'NAME' } = first;
      const more = others.length > 0 ? ` (and ${others.length} more)` : '';
      const isPath = /^(?:[A-Za-z]:)?[\\/]/.test(at.value);
      const advice = isPath ? ofPath(path, at.value, true, at !== server.command) : ofValue(path, name);
      yield {
        at,
        message: 'placeholder',
        data: { text: at.value, more, advice: copying ?? advice },
        related: others.map(({ node }) => ({ at: node, note: 'Another placeholder.' })),
        cause: `${path}: placeholders`,
        ...(isOpen && { severity: 'info' as const }),
      };
    }
  },
});

/** Whose machine a path is on. */
function machineIn(path: string) {
  const [, home, user] = HOME.exec(path) ?? [];
  if (user !== undefined) return NO_PERSON.test(user) ? undefined : { message: 'path' as const, data: { home } };
  const isDrive = DRIVE.test(path) && !ANY_PATH.test(path);
  return isDrive ? { message: 'drive' as const, data: { drive: path.slice(0, 2) } } : undefined;
}

/** One value may have been forgotten, several were not. */
const isTemplate = ({ node }: ClientServer): boolean =>
  ['env', 'headers'].some((key) => {
    const values = entries(get(node, key)).map(({ value }) => text(value) ?? '');
    return values.filter((value) => PLACEHOLDER.test(value) || ANYBODY.test(value)).length > 1;
  });

/** Only variables of which the client's own documentation says that they are filled in. */
function ofPath(path: string, own: string, isRead: boolean, isArgument: boolean): string {
  // A program wrote it for itself.
  if (/[\\/](?:AppData|Application Support|workspaceStorage)[\\/]/.test(own))
    return 'Keep this file out of the repository';
  if (EDITOR.test(path))
    return 'Begin the path with `${workspaceFolder}/`, the folder of the project, or `${userHome}/`';
  if (configOf(path) === 'claude-code') {
    const variable = own.startsWith('/') ? 'HOME' : 'TOOLS_DIR';
    return `Write a path relative to the project, or begin it with an environment variable, such as \`\${${variable}}/…\``;
  }
  if (isRead && !COPIED.test(path))
    return `${isArgument ? 'Write a path relative to the project' : 'Name a program on the `PATH`'}, or keep this file out of the repository`;
  const rename = COPIED.test(path) ? `, and ${renaming(path)}` : '';
  return `Write a placeholder such as \`${placeholderFor(own)}\`${rename}`;
}

function ofValue(path: string, name: string): string {
  const isEditor = EDITOR.test(path);
  if (!isEditor && configOf(path) !== 'claude-code')
    return `R${renaming(path).slice(1)}, so that people know to copy it and fill it in`;
  const variable = name.replace(/\W+/g, '_').toUpperCase();
  return `Read it from an environment variable: write \`\${${isEditor ? 'env:' : ''}${variable}}\``;
}

const renaming = (path: string): string =>
  `rename this file to \`${path.replace(/^.*\//, '').replace(/\.jsonc?$/, '')}.example.json\``;

/** `/path/to/server.py`, or as Windows has it, written as in JSON. */
function placeholderFor(path: string): string {
  const last = /[\\/]([\w.-]{1,40})[\\/]?$/.exec(path.replace(HOME, '/'))?.[1] ?? 'project';
  const sign = path.includes('\\') ? '\\\\' : '/';
  return [/^[A-Za-z]:/.test(path) ? 'C:' : '', 'path', 'to', last].join(sign);
}

const EDITOR = /(?:^|\/)\.(?:vscode|cursor)\//;
/** Read in a folder of the user's, so what a repository has is a copy. */
const COPIED = /claude[-_]?(?:desktop|config|mcp)|(?:^|\/)(?:cline_)?mcp_(?:settings|config)\.json$/i;
/** Settings of a client that are not called after MCP: `.gemini/settings.json`. */
const OF_CLIENT =
  /(?:^|\/)(?:\.[\w-]+\/(?:settings(?:\.local)?|config|mcp[\w-]*|plugin|marketplace|(?:(?:cli-)?agents|mcpServers)\/[\w-]+)\.jsonc?|\.?(?:opencode|crush)\.jsonc?|gemini-extension\.json)$/;
const DESKTOP = /(?:^|\/)claude_desktop_config\.json$/;
const VARIABLE = /\$\{(?:env:)?[A-Za-z_]\w*(?::-[^{}]*)?\}/;
/** Made to be copied and filled in. */
const EXAMPLE =
  /(?:^|[/._-])(?:examples?|samples?|templates?|docs?|demo|fixtures?|dist|tests?|bak|backups?)(?:[/._-]|$)|(?:^|\/)(?:configs?|clients|integrations|setup)\/(?:claude|cursor|vs-?code|windsurf|cline|roo|zed|opencode|codex|gemini|copilot|continue|goose)/i;
const HOME =
  /(?:^|[=:])(?:file:\/\/)?((?:(?:\/mnt\/[a-z])?\/Users\/|\/home\/|[A-Za-z]:[\\/]+Users[\\/]+)([^/\\$<{}%]+))[/\\]/;
/** Users of containers and build machines; names that stand for any. */
const NO_PERSON =
  /^(?:node|vscode|codespace|coder|runner|app|ubuntu|ec2-user|root|linuxbrew|Shared|Public|user(?:name)?|you|your[-_ ]?\w*|me|name|.*(?:username|your).*|\.\.\.|xxx+)$/i;
const DRIVE = /^[A-Za-z]:[\\/]+(?!Users|Windows|Program|ProgramData|path(?:[\\/]|$))[^\\/]+/;
const ANY_PATH = /[\\/](?:path[\\/]{1,2}to|fake|example|your[-_ ]?\w{0,40}|<[^<>\\/]{1,60}>)(?:[\\/]|$)/i;
const PLACEHOLDER =
  /^(?:Bearer\s+|--?[\w-]+=)?(?:<[a-z][\w .-]*>|\[your[\w .-]*\]|(?:[a-z]{1,8}[-_])?your[-_ ][\w-]*(?:key|token|secret|password|id|url|here|path|ref|folder|project)[\w-]*|replace[-_ ]?(?:me|with)[\w -]*|change[-_]?me|insert[-_ ][\w-]+[-_ ]here|x{4,})$|^(?:<[a-z][\w .-]*>|(?:\/|[A-Za-z]:[\\/]+)(?:(?:abs(?:olute)?|full|your)[\\/]+path|(?:absolute[\\/]+)?path[\\/]+to))[\\/]/i;

/** Addresses of a person or a company that stand for any: `you@company.com`, `https://company.atlassian.net`. */
const ANYBODY =
  /^(?:you|your?[-_. ]?(?:user)?name|your[-_.]?e?mail|me|name|user|first\.last)@|(?:@|\/\/)(?:your[-_]?\w*|my[-_]?(?:company|org|domain)|company|example|acme)\.[a-z]/i;

/** Its texts. Those that it is not started with have names, after which a variable could be called. */
function textsOf({ command, args, url, node }: ClientServer): { node: StringNode; name?: string }[] {
  const named = ['env', 'headers'].flatMap((key) => entries(get(node, key)));
  return [
    ...[command, ...args, url, get(node, 'cwd')].flatMap(textsIn).map((each) => ({ node: each })),
    ...named.flatMap(({ key, value }) => (value.kind === 'string' ? [{ node: value, name: key }] : [])),
  ];
}
