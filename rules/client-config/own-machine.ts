import { clientConfigIn, configOf, type ClientServer } from '../../src/core/client-config.js';
import { defineRule, type Manifest } from '../../src/core/rule.js';
import { inPattern } from '../../src/core/text.js';
import { entries, get, has, text, textsIn, type StringNode } from '../../src/core/tree.js';
import { setting } from '../common/lib/fixes.js';
import { isLost } from '../common/lib/lost-files.js';
import { SHELL } from '../common/lib/references.js';
import { isNamedInRelease } from '../common/lib/stamped.js';
import { isNamed, isRead, isToFillIn, section } from './lib/config.js';

export default defineRule({
  id: 'client-config/own-machine',
  summary: 'A config that works on one machine only',
  severity: 'warning',
  in: 'recommended',
  source: section(
    'Shared configs',
    'A config in a repository is used on every machine that the repository is cloned to.',
  ),
  fixable: 'safe',
  messages: {
    path: {
      message: 'This path is in the home folder `{{home}}`, so it does not exist on other machines.',
      help: '{{advice}}.',
    },
    drive: {
      message: 'This path is on drive `{{drive}}` of one machine, so it does not exist on others.',
      help: '{{advice}}.',
    },
    lost: {
      message: '`{{script}}` is not in this project, so clients cannot start this server.',
      help: 'Add the file, or write the path of one that exists.',
    },
    relative: {
      message: 'Claude Desktop starts servers in no folder of a project, so this one does not find `{{script}}`.',
      help: 'Write a whole path such as `{{whole}}`, and say that people replace it.',
    },
    literal: {
      message: '{{client}} does not replace `{{text}}`, so the server gets this text itself.',
      help: '{{advice}}.',
    },
    placeholder: {
      message: '`{{text}}`{{more}} is a placeholder, so the server does not work until it is replaced.',
      help: '{{advice}}.',
    },
  },
  *check(manifest) {
    const { root, path, neighbours } = manifest;
    const isExample = EXAMPLE.test(path);
    if (isExample && !TO_COPY.test(path)) return;
    const stem = path.replace(/^.*\/|\.jsonc?$/g, '');
    const example = neighbours?.names.find((name) => name.startsWith(stem) && EXAMPLE.test(name));
    const isCopied = !isExample && example !== undefined;
    const copying = isCopied ? `Remove this file from the repository: \`${example}\` is there to be copied` : undefined;
    // What no client reads where it is was copied from one machine, or is to be copied and filled in.
    const servers = clientConfigIn(root)?.servers ?? [];
    const paths = servers.flatMap(textsOf).flatMap(({ node: { value } }) => (machineIn(value) ? [value] : []));
    const isUsed =
      (isExample ? isNamed(manifest) : isRead(manifest) && (!DESKTOP.test(path) || AT_HOME.test(path))) &&
      !(paths.length > 0 && isToFillIn(manifest, paths));
    const severity = !isUsed && { severity: 'info' as const };
    // It was written to be filled in.
    const isOpen = !isUsed || servers.some(isTemplate);
    for (const server of servers) {
      const texts = textsOf(server);
      const isContainer = CONTAINER.test(text(server.command) ?? '');
      const placeholders =
        isExample || COPIED.test(path) ? [] : texts.filter(({ node }) => PLACEHOLDER.test(node.value));
      const script = scriptIn(server, manifest);
      if (script) yield script;
      // One cause: the entry was not filled in. Until it can be started, what else is in it does not matter.
      const [first, ...others] = placeholders;
      const isUnfinished = first !== undefined && first.name === undefined;
      for (const { node: at } of isContainer || isUnfinished ? [] : texts) {
        const found = machineIn(at.value);
        if (!found || (isExample && (found.message === 'drive' || ANY_PERSON.test(found.data.home ?? '')))) continue;
        const advice = isExample ? placeholderOf(at.value) : ofPath(path, at.value, isUsed, at !== server.command);
        const data = { ...found.data, advice: copying ?? advice };
        yield { at, ...found, data, cause: `${path}: paths`, ...severity };
      }
      for (const found of texts.flatMap((each) => literalIn(each, server, path, isExample)))
        yield { ...found, message: 'literal', cause: `${path}: variables` };
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

/** What a program is told to run, where it does not find that: a file that is not in the project, or in no folder of its own. */
function scriptIn({ node, command, args }: ClientServer, { path, neighbours }: Manifest) {
  const at = RUNNER.test(text(command) ?? '') ? args.find((each) => text(each) !== 'run') : undefined;
  const [, variable, script] = SCRIPT.exec(text(at) ?? '') ?? [];
  if (!at || script === undefined || has(node, 'cwd') !== 'no') return undefined;
  if (DESKTOP.test(path) && variable === undefined) {
    const data = { script, whole: placeholderFor(`/${script}`) };
    return { at, message: 'relative' as const, data, cause: `${path}: relative` };
  }
  // A plugin is started in the projects of others.
  const above = /^\.(?:(mcp\.json)|(?:vscode|cursor|roo)\/mcp\.json)$/.exec(path);
  if (!above || !neighbours || (above[1] !== undefined && neighbours.has('.claude-plugin') !== 'no')) return undefined;
  const file = above[1] === undefined ? `../${script}` : script;
  const isMade = isNamedInRelease(new RegExp(inPattern(script.replace(/^.*\//, ''))), neighbours);
  return isLost(file, neighbours) && !isMade ? { at, message: 'lost' as const, data: { script } } : undefined;
}

const RUNNER = /(?:^|[\\/])(?:node|bun|tsx|ts-node|python3?|py|bash|sh|uv)(?:\.exe)?$/;
const SCRIPT = /^(?:(\$\{workspaceFolder\})\/|\.\/)?((?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:[cm]?[jt]s|py|sh))$/;

/** A variable that the client of a file does not replace, and neither does the program that it starts. */
function literalIn(
  { node: at, name }: { node: StringNode; name?: string },
  server: ClientServer,
  path: string,
  isExample: boolean,
) {
  const { node, command } = server;
  if (name !== undefined && staysOutside(name, server)) return [];
  const client = DESKTOP.test(path) ? 'Claude Desktop' : CURSOR.test(path) ? 'Cursor' : undefined;
  // In an example people replace what could be a variable of theirs.
  const [is, own = '', plain = own] = (isExample ? FOLDER : VARIABLE).exec(at.value) ?? [];
  if (is === undefined || client === undefined) return [];
  // `mcp-remote` and shells know the variables that they are started with, and Cursor once took a command to a shell.
  const isKnown = SHELL.test(text(command) ?? '') || get(node, 'env', plain) !== undefined;
  if (name === undefined && (client === 'Cursor' || isKnown)) return [];
  if (client === 'Cursor' && !/^[A-Z]/.test(plain)) return [];
  if (client === 'Claude Desktop') {
    const advice = FOLDER.test(is) ? placeholderOf(at.value) : 'Write a placeholder such as `<your key>`';
    return [{ at, data: { client, text: is, advice: `${advice}, and say that people replace it` } }];
  }
  const wanted = `\${env:${plain}}`;
  const fix = is.includes(':-') ? {} : setting(at, at.value.replaceAll(is, wanted), `Write \`${wanted}\``, true);
  return [{ at, data: { client, text: is, advice: `Write \`${wanted}\`` }, ...fix }];
}

/** A variable of the program that starts a container, which is not told to pass it on: the server gets nothing of it. */
function staysOutside(name: string, { node, command, args }: ClientServer): boolean {
  const all = args.map(text);
  const isContainer = CONTAINER.test(text(command) ?? '') && all.some((each) => each === 'run' || each === 'exec');
  if (!isContainer || all.includes(undefined) || get(node, 'env', name) === undefined) return false;
  return !all.some(
    (each = '', at) =>
      each.startsWith('--env-file') ||
      [`-e${name}`, `-e=${name}`, `--env=${name}`].includes(each) ||
      (each === name && /^(?:-[a-z]*e|--env)$/.test(all[at - 1] ?? '')),
  );
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
  return `${placeholderOf(own)}${rename}`;
}

const placeholderOf = (path: string): string => `Write a placeholder such as \`${placeholderFor(path)}\``;

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

const CONTAINER = /^(?:docker|podman|nerdctl)\b/;
const EDITOR = /(?:^|\/)\.(?:vscode|cursor)\//;
/** Read in a folder of the user's, so what a repository has is a copy. */
const COPIED = /claude[-_]?(?:desktop|config|mcp)|(?:^|\/)(?:cline_)?mcp_(?:settings|config)\.json$/i;
const DESKTOP = /(?:^|\/)claude_desktop_config(?:[._-]example)?\.json$/;
/** Where Claude Desktop reads it. */
const AT_HOME = /(?:Application Support|Roaming|[._]config)\/Claude\/[^/]*$/;
/** Only bundles know it. */
const FOLDER = /\$\{__dirname\}/;
const VARIABLE = /\$\{(?:env:[A-Za-z_]\w*|([A-Za-z_]\w*)(?::-[^{}]*)?)\}|^\$([A-Z][A-Z\d_]+)$/;
const CURSOR = /(?:^|\/)\.cursor\/mcp\.json$/;
/** Made to be copied and filled in. */
const EXAMPLE =
  /(?:^|[/._-])(?:examples?|samples?|templates?|docs?|demo|fixtures?|dist|tests?|bak|backups?)(?:[/._-]|$)|(?:^|\/)(?:configs?|clients|integrations|setup)\/(?:claude|cursor|vs-?code|windsurf|cline|roo|zed|opencode|codex|gemini|copilot|continue|goose)/i;
/** Those of them that people copy. */
const TO_COPY =
  /(?:^|[/._-])(?:examples?|samples?|templates?)(?:[/._-]|$)|(?:^|\/)(?:configs?|clients|integrations|setup)\//i;
const HOME =
  /(?:^|[=:])(?:file:\/\/)?((?:(?:\/mnt\/[a-z])?\/Users\/|\/home\/|[A-Za-z]:[\\/]+Users[\\/]+)([^/\\$<{}%]+))[/\\]/;
/** Users of containers and build machines; names that stand for any. */
const NO_PERSON =
  /^(?:node|vscode|codespace|coder|runner|app|ubuntu|ec2-user|root|linuxbrew|Shared|Public|D(?:ownloads|ocuments|esktop|efault)|Applications|Library|Projects?|user(?:name)?|you|your[-_ ]?\w*|me|name|.*(?:username|your).*|\.\.\.|xxx+)$/i;
/** Names of people in examples. */
const ANY_PERSON =
  /[\\/](?:j(?:ohn|ane)(?:[-_. ]?(?:doe|smith))?|jdoe|alice|bob|foo|some(?:one|user|body)|my[-_]?\w*|test\w*|demo\w*|dev(?:eloper)?|admin(?:istrator)?|octocat|octo)$/i;
const DRIVE = /^[A-Za-z]:[\\/]+(?!Users|Windows|Program|ProgramData|path(?:[\\/]|$))[^\\/]+/;
const ANY_PATH = /[\\/](?:path[\\/]{1,2}to|fake|example|your[-_ ]?\w{0,40}|<[^<>\\/]{1,60}>)(?:[\\/]|$)/i;
const PLACEHOLDER =
  /^(?:Bearer\s+|--?[\w-]+=)?(?:<[a-z][\w .-]*>|\{[a-z][\w .-]*\}|\[your[\w .-]*\]|(?:[a-z]{1,8}[-_])?your[-_ ][\w-]*(?:key|token|secret|password|id|url|here|path|ref|folder|project)[\w-]*|replace[-_ ]?(?:me|with)[\w -]*|change[-_]?me|insert[-_ ][\w-]+[-_ ]here|x{4,})$|^(?:<[a-z][\w .-]*>|(?:\/|[A-Za-z]:[\\/]+)(?:(?:abs(?:olute)?|full|your)[\\/]+path|(?:absolute[\\/]+)?path[\\/]+to))[\\/]/i;

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
