import { hint } from '../../src/core/did-you-mean.js';
import type { Manifest, Problem } from '../../src/core/rule.js';
import { inPattern } from '../../src/core/text.js';
import {
  entries,
  entry,
  get,
  has,
  hasAny,
  items,
  isTrue,
  isVague,
  text,
  textsIn,
  toValue,
  type Node,
  type StringNode,
} from '../../src/core/tree.js';
import { marking, setting } from '../common/lib/fixes.js';
import { SHELL, undeclaredIn } from '../common/lib/references.js';
import { isSecretName } from '../common/lib/secret-names.js';
import { certainWhere } from '../common/lib/structural-rules.js';
import homes from './lib/homes.json' with { type: 'json' };
import { isNamedInRelease } from '../common/lib/stamped.js';
import { configsIn, doubtOf, section } from './lib/manifest.js';

export default certainWhere(doubtOf, {
  id: 'mcpb/setting',
  summary: 'A setting that is unused, undeclared, a secret that is not marked, or required and has a default',
  severity: 'warning',
  otherSeverity: 'error',
  in: 'recommended',
  source: section(
    'user_config',
    'Settings reach the server where mcp_config names them; a sensitive one is masked and stored safely.',
    'SHOULD',
  ),
  fixable: 'safe',
  messages: {
    unused: {
      message: '`mcp_config` does not use `{{name}}`, so the server never gets what users enter.',
      help: 'Write `${user_config.{{name}}}` in `args` or `env` for the server to read, or remove the setting.',
    },
    literal: {
      message:
        'Where users leave `{{name}}` empty, Claude Desktop passes on the text `${user_config.{{name}}}` itself.',
      help: 'Add `"default": ""`, or have the server ignore this text.',
    },
    sensitive: {
      message: '`{{name}}` looks like a secret but has no `sensitive`, so hosts store it as plain text.',
      help: 'Add `"sensitive": true`.',
    },
    required: {
      message: '`{{name}}` has a default, so `required` does not make users enter a value.',
      help: 'Remove `default` if each user must enter a value, else remove `required`.',
    },
    misnamed: {
      message: 'Hosts do not replace `{{is}}`, so the server gets this text itself.',
      help: 'Write `{{wanted}}`.',
    },
    unreplaced: {
      message: 'Hosts do not replace `{{is}}`, so the server gets this text itself.',
      help: '{{advice}}.',
    },
    list: {
      message: '`{{name}}` is a list, which hosts do not put into a text: the server gets `${user_config.{{name}}}`.',
      help: 'Write it as an argument of its own in `args`, or remove `multiple`.',
    },
    relative: {
      message: '`{{path}}` is relative, so it leads somewhere below the folder that the host happens to run in.',
      help: 'Begin it with `${HOME}/`.',
    },
    undeclared: {
      message: '`user_config` has no `{{name}}`{{hint}}, so hosts have no value for it.',
      help: '{{how}}.',
    },
  },
  *check(manifest) {
    const { root, path } = manifest;
    const config = get(root, 'server', 'mcp_config');
    const texts = config && !isVague(config) ? textsIn(config) : undefined;
    const inEnv = textsIn(get(config, 'env')).flatMap(({ value }) => namesOf(value));
    const declared = get(root, 'user_config');
    const settings = entries(declared);
    const isKnown = declared ? declared.kind === 'object' && !declared.open : has(root, 'user_config') === 'no';
    const keys = settings.map(({ key }) => key);
    const missing = undeclaredIn(isKnown ? textsIn(config) : [], /\$\{user_config\.([\w-]+)\}/g, keys);
    for (const { at, name, is, meant, wanted } of missing) {
      const how = meant === undefined ? `Declare \`${name}\` in \`user_config\`` : `Write \`${wanted}\``;
      const fix = meant !== undefined && setting(at, at.value.replaceAll(is, wanted), `Name \`${meant}\``);
      yield { at, message: 'undeclared', data: { name, hint: hint(meant), how }, severity: 'error', ...fix };
    }
    const misnamed = (texts ?? []).flatMap((at) => misnamedIn(at, keys));
    const folders = (texts ?? []).flatMap((at) => folderIn(at, manifest));
    const isOther = ({ is }: { is: string }): boolean => misnamed.every((each) => each.is !== is);
    for (const { at, is, name } of [...misnamed, ...folders.filter(isOther)]) {
      const wanted = name === FOLDER ? `\${${FOLDER}}` : `\${user_config.${name}}`;
      const fix = setting(at, at.value.replaceAll(is, wanted), `Write \`${wanted}\``);
      yield { at, message: 'misnamed', data: { is, wanted }, cause: `${path}: misnamed`, severity: 'error', ...fix };
    }
    const used = texts && new Set(texts.flatMap(({ value }) => namesOf(value)));
    const isWired = keys.every((key) => used?.has(key) ?? true);
    const wrong = new Set([...misnamed, ...folders].map(({ at }) => at));
    // A list becomes arguments where it is the whole of one.
    const args = configsIn(root).flatMap((each) => items(get(each, 'args')));
    const alone = new Set<Node>(args.filter((at) => /^\$\{[^{}]+\}$/.test(text(at) ?? '')));
    const started = new Set<unknown>([...args, ...configsIn(root).map((each) => get(each, 'command'))]);
    for (const at of texts ?? []) {
      // One cause: the setting is not used.
      if (wrong.has(at) || (!isWired && WHOLE.test(at.value))) continue;
      // A server may replace what is in its variables.
      for (const found of unreplacedIn(at, manifest))
        yield { ...found, ...(started.has(at) && { severity: 'error' as const }) };
    }
    const inTexts = (texts ?? []).filter((at) => !alone.has(at));
    for (const own of settings) {
      const { key: name, value: node } = own;
      if (node.kind !== 'object') continue;
      const inText = isList(node) ? inTexts.filter(({ value }) => value.includes(`\${user_config.${name}}`)) : [];
      for (const at of inText) yield { at, message: 'list', data: { name } };
      const isMeant = missing.some(({ meant }) => meant === name) || misnamed.some((each) => each.name === name);
      // How a setting that names a variable is to be wired, mcpb/unknown-field says.
      if (used?.has(name) === false && !isMeant && hasAny(node, VARIABLES) === 'no')
        yield { at: own, message: 'unused', data: { name }, cause: `${path}: unused` };
      const isOptional = has(node, 'default') === 'no' && !isTrue(get(node, 'required'));
      if (
        isOptional &&
        inText.length === 0 &&
        inEnv.includes(name) &&
        /^(?:string|file|directory)$/.test(text(get(node, 'type')) ?? '')
      ) {
        yield { at: own, message: 'literal', data: { name }, cause: `${path}: empty`, severity: 'info' };
      }
      // What is called `secret` there mcpb/unknown-field renames.
      if (
        isSecretName(name) &&
        hasAny(node, ['secret', 'sensitive']) === 'no' &&
        text(get(node, 'type')) === 'string'
      ) {
        const fix = marking(node, 'sensitive', 'Mark it as sensitive');
        yield { at: own, message: 'sensitive', data: { name }, ...fix };
      }
      const given = entry(node, 'default');
      const isPlace = /^(?:file|directory)$/.test(text(get(node, 'type')) ?? '');
      for (const at of isPlace ? textsIn(given?.value) : []) {
        if (RELATIVE.test(at.value)) yield { at, message: 'relative', data: { path: at.value } };
      }
      if (isTrue(get(node, 'required')) && given && !EMPTY.includes(JSON.stringify(toValue(given.value))))
        yield { at: given, message: 'required', data: { name }, severity: 'info' };
    }
  },
});

const VARIABLES = Object.keys(homes['a `user_config` entry']);

/** What is meant as a setting and written in another way: `${config.folder}`, `${user_config:folder}`, `{user_config.folder}`. */
function misnamedIn(at: StringNode, keys: readonly string[]) {
  const all = [...at.value.matchAll(REFERENCE)].map(([is, name = '', bare = '']) => ({ at, is, name: name || bare }));
  return all.flatMap(({ is, name }) => {
    const meant = keys.find((key) => key === name) ?? keys.find((key) => lettersOf(key) === lettersOf(name));
    return meant === undefined || is.startsWith('${user_config.') || REPLACED.has(name)
      ? []
      : [{ at, is, name: meant }];
  });
}

/** What begins a text like the bundle's folder, and is neither a variable that is set here nor replaced by a release. */
function folderIn(at: StringNode, { root, neighbours }: Manifest) {
  const is = LIKE_FOLDER.exec(at.value)?.[0];
  const isSet = is !== undefined && has(get(root, 'server', 'mcp_config', 'env'), is.replace(/\W/g, '')) !== 'no';
  if (is === undefined || is === `\${${FOLDER}}` || isSet) return [];
  return isNamedInRelease(new RegExp(`(?<!\\$)${inPattern(is)}`), neighbours) ? [] : [{ at, is, name: FOLDER }];
}

/** A variable as shells write it, which nothing replaces: neither hosts, nor the program that is started, nor a release. */
function* unreplacedIn(at: StringNode, { root, path, neighbours }: Manifest): Iterable<Problem> {
  const config = get(root, 'server', 'mcp_config');
  const [, is, name = ''] = SHELL_VARIABLE.exec(at.value) ?? [];
  if (is === undefined || REPLACED.has(name) || !/(?:^|\/)manifest\.json$/.test(path)) return;
  const isSet = has(get(config, 'env'), name) !== 'no' && get(config, 'env', name) !== at;
  if (isSet || SHELL.test(text(get(config, 'command')) ?? '')) return;
  if (isNamedInRelease(new RegExp(`envsubst|(?:\\bsed\\b|-?replace\\b)[^\\n]{0,200}\\b${name}\\b`), neighbours)) return;
  const advice =
    name === 'PWD'
      ? `Write \`\${${FOLDER}}\`, the folder of the bundle`
      : FOLDERS.test(name)
        ? 'Begin the path with a folder that hosts know, such as `${HOME}`'
        : `Declare a setting in \`user_config\`, and write \`\${user_config.${name.toLowerCase()}}\``;
  yield { at, message: 'unreplaced', data: { is, advice }, cause: `${path}: unreplaced` };
}

/** Not in code. */
const SHELL_VARIABLE = /^[^`'";\n$]*(\$\{([A-Z][A-Z\d_]*)\})[^`'";\n]*$/;
const WHOLE = /^\$\{\w+\}$/;
const FOLDERS = /^(?:(?:LOCAL)?APPDATA|USERPROFILE|TE?MP|TMPDIR|XDG_\w+)$/;

const isList = (setting: Node): boolean =>
  isTrue(get(setting, 'multiple')) &&
  /^(?:file|directory)$/.test(text(get(setting, 'type')) ?? '') &&
  get(setting, 'default')?.kind !== 'string';

const FOLDER = '__dirname';
/** `$DIRNAME/`, `${dirname}/`, `{__dirname}/`, at the beginning or behind an equals sign. */
const LIKE_FOLDER = /(?<=^|=)(?:\$_{0,2}dirname|\$?\{_{0,2}dirname\})(?=[\\/]|$)/i;

const REFERENCE =
  /\$\{\s*(?:[A-Za-z_-]{1,40}\s*[.:/]\s*)?([\w-]{1,80})\s*\}|(?<!\$)\{\s*user_config\.([\w-]{1,80})\s*\}/g;
/** What hosts know besides settings. */
const REPLACED = new Set(['__dirname', 'HOME', 'DESKTOP', 'DOCUMENTS', 'DOWNLOADS', 'pathSeparator']);
const lettersOf = (name: string): string => name.toLowerCase().replace(/[-_]/g, '');
/** A folder of the bundle's would be meant with `${__dirname}`. */
const RELATIVE = /^(?:\.{1,2}\/|\.?(?![A-Za-z]:)\w)/;

const EMPTY = ['null', '""', '[]'];

/** The names behind `user_config.` in a text. */
const namesOf = (text: string): string[] => Array.from(text.matchAll(/\buser_config\.([\w-]+)/g), ([, name]) => name!);
