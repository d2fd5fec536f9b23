import { clientConfigIn, type ClientServer } from '../../src/core/client-config.js';
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
      message: 'This path is in the home folder of `{{user}}`, so it does not exist on other machines.',
      help: '{{advice}}{{rename}}.',
    },
    drive: {
      message: 'This path is on drive `{{drive}}` of one machine, so it does not exist on others.',
      help: '{{advice}}{{rename}}.',
    },
    placeholder: {
      message: '`{{text}}`{{more}} is a placeholder, so the server does not work until it is replaced.',
      help: '{{advice}}.',
    },
  },
  *check({ root, path }) {
    if (EXAMPLE.test(path)) return;
    // No client reads such a file in a checkout, and another one is to be copied.
    const severity = SNAPSHOT.test(path) && { severity: 'info' as const };
    for (const server of clientConfigIn(root)?.servers ?? []) {
      const texts = textsOf(server);
      const isContainer = /^(?:docker|podman|nerdctl)\b/.test(text(server.command) ?? '');
      const paths = `${path}: paths`;
      for (const { node } of isContainer ? [] : texts) {
        const user = HOME.exec(node.value)?.[1];
        const advice = ofPath(path, node.value);
        const rename = DESKTOP.test(path) && !EDITOR.test(path) ? `, and ${renaming(path)}` : '';
        if (user === undefined && DRIVE.test(node.value) && !ANY_PATH.test(node.value))
          yield {
            at: node,
            message: 'drive',
            data: { drive: node.value.slice(0, 2), advice, rename },
            cause: paths,
            ...severity,
          };
        else if (user !== undefined && !NO_PERSON.test(user))
          yield { at: node, message: 'path', data: { user, advice, rename }, cause: paths, ...severity };
      }
      if (TO_COPY.test(path)) continue;
      // One cause: the entry was not filled in.
      const [first, ...others] = texts.filter(({ node }) => PLACEHOLDER.test(node.value));
      if (!first) continue;
      const more = others.length > 0 ? ` (and ${others.length} more)` : '';
      const related = others.map(({ node }) => ({ at: node, note: 'Another placeholder.' }));
      const isPath = /^(?:[A-Za-z]:)?[\\/]/.test(first.node.value);
      const data = { text: first.node.value, more, advice: isPath ? ofPath(path) : ofValue(path, first.name) };
      const problem = {
        at: first.node,
        message: 'placeholder',
        data,
        related,
        cause: `${path}: placeholders`,
        ...severity,
      } as const;
      yield isTemplate(server) ? { ...problem, severity: 'info' } : problem;
    }
  },
});

/** With nothing but placeholders for what differs from person to person, it was written to be filled in. */
function isTemplate({ node }: ClientServer): boolean {
  const values = ['env', 'headers'].flatMap((key) => entries(get(node, key)).map(({ value }) => text(value) ?? ''));
  return values.length > 1 && values.every((value) => PLACEHOLDER.test(value));
}

/** VS Code and Cursor fill in the first two variables, Claude Code those of the environment; Claude Desktop fills in none. */
function ofPath(path: string, own?: string): string {
  if (EDITOR.test(path))
    return 'Begin the path with `${workspaceFolder}/`, the folder of the project, or `${userHome}/`';
  if (DESKTOP.test(path))
    return own === undefined ? asExample(path) : `Write a placeholder such as \`${placeholderFor(own)}\``;
  if (own !== undefined && /^[A-Za-z]:[\\/]/.test(own))
    return `Write a placeholder such as \`${placeholderFor(own)}\`, or name the folder by an environment variable`;
  return 'Write a path relative to the project, or use an environment variable, such as `${HOME}/…`';
}

function ofValue(path: string, name: string): string {
  if (DESKTOP.test(path)) return asExample(path);
  const variable = name.replace(/\W+/g, '_').toUpperCase();
  return `Read it from an environment variable: write \`\${${EDITOR.test(path) ? 'env:' : ''}${variable}}\``;
}

/** Claude Desktop reads it in the folder of its user alone. */
const renaming = (path: string): string =>
  `rename this file to \`${path.replace(/^.*\//, '').replace(/\.jsonc?$/, '')}.example.json\``;

const asExample = (path: string): string =>
  `R${renaming(path).slice(1)}, so that people know to copy it and fill it in`;

/** `/path/to/server.py`, or as Windows has it, written as in JSON. */
function placeholderFor(path: string): string {
  const last = /[\\/]([\w.-]{1,40})[\\/]?$/.exec(path.replace(HOME, '/'))?.[1] ?? 'project';
  return path.includes('\\') ? `C:\\\\path\\\\to\\\\${last}` : `/path/to/${last}`;
}

const EDITOR = /(?:^|\/)\.(?:vscode|cursor)\//;
const DESKTOP = /claude[-_]?(?:desktop|config|mcp)/i;
/** A copy from one machine, by its name: Claude Desktop reads a file of another name. */
const SNAPSHOT = /(?:^|\/)claude[-_]?(?:config|desktop[-_]config)[-_.](?!jsonc?$)[^/]+$/i;

/** Made to be copied and filled in. */
const EXAMPLE =
  /(?:^|[/._-])(?:examples?|samples?|templates?|docs?|demo|fixtures?|dist|tests?)(?:[/._-]|$)|(?:^|\/)(?:configs?|clients|integrations|setup)\/(?:claude|cursor|vs-?code|windsurf|cline|roo|zed|opencode|codex|gemini|copilot|continue|goose)/i;
/** Claude Desktop reads its config in the folder of the user: what a repository has is copied there and filled in. */
const TO_COPY = /(?:^|\/)claude[-_]desktop[-_]config\.jsonc?$/i;
const HOME = /(?:^|[=:])(?:file:\/\/)?(?:\/Users\/|\/home\/|[A-Za-z]:[\\/]+Users[\\/]+)([^/\\$<{}%]+)[/\\]/;
/** Users of containers and build machines; names that stand for any. */
const NO_PERSON =
  /^(?:node|vscode|codespace|coder|runner|app|ubuntu|ec2-user|root|linuxbrew|Shared|Public|user(?:name)?|you|your[-_ ]?\w*|me|name|.*(?:username|your).*|\.\.\.|xxx+)$/i;
const DRIVE = /^[A-Za-z]:[\\/]+(?!Users|Windows|Program|ProgramData|path[\\/])[^\\/]+[\\/]+[^\\/]/;
const ANY_PATH = /[\\/](?:path[\\/]{1,2}to|fake|example|your[-_ ]?\w{0,40}|<[^<>\\/]{1,60}>)(?:[\\/]|$)/i;
const PLACEHOLDER =
  /^(?:Bearer\s+)?(?:<[a-z][\w .-]*>|\[your[\w .-]*\]|(?:[a-z]{1,8}[-_])?your[-_ ][\w-]*(?:key|token|secret|password|id|url|here|path)[\w-]*|replace[-_ ]?(?:me|with)[\w -]*|change[-_]?me|insert[-_ ][\w-]+[-_ ]here|x{4,})$|^(?:\/|[A-Za-z]:[\\/]+)(?:absolute[\\/]+)?path[\\/]+to[\\/]/i;

/** Its texts, each with what a variable for it could be called. */
function textsOf({ command, args, url, node }: ClientServer): { node: StringNode; name: string }[] {
  const others = [command, ...args, url, get(node, 'cwd')].flatMap(textsIn);
  const named = ['env', 'headers'].flatMap((key) => entries(get(node, key)));
  return [
    ...others.map((each) => ({ node: each, name: 'NAME' })),
    ...named.flatMap(({ key, value }) => (value.kind === 'string' ? [{ node: value, name: key }] : [])),
  ];
}
