import { defineRule, type Fix, type Manifest } from '../../src/core/rule.js';
import { get, text, type ObjectNode, type StringNode } from '../../src/core/tree.js';
import { namedCharacter, wordsOf } from '../../src/core/text.js';
import { clientsThat, rowsLike } from '../clients/lib/rows.js';
import { isForChatgptAlone } from './lib/chatgpt-alone.js';
import { listingOf, section, TOOL_FIELDS } from './lib/listing.js';
import { openaiFunctions } from './lib/openai-functions.js';

interface Options {
  readonly names: 'specification' | 'every-client';
  readonly leadingDigit: boolean;
}

const ID = 'mcp/name-format';
const LONGEST = 128;
/** Of Claude, OpenAI's functions and Bedrock, which take no dot either. */
const LONGEST_EVERYWHERE = 64;

export default defineRule<
  'empty' | 'long' | 'characters' | 'dot' | 'longEverywhere' | 'digit' | 'function' | 'longFunction',
  Options
>({
  id: ID,
  summary: 'A tool name that not every client can call',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  fixable: 'unsafe',
  // An invisible character is common/hidden-text's.
  structural: true,
  source: section('Tools, Tool Names', 'A name has 1 to 128 letters, digits, underscores, dashes and dots.', 'SHOULD'),
  messages: {
    empty: {
      message: 'The name of this tool is empty, so no client can call it.',
      help: 'Write a name, such as `get_weather`.',
    },
    long: {
      message: 'The name has {{length}} characters, but MCP allows 128 and some clients only 64.',
      help: 'Shorten the name to at most 64 characters.',
    },
    characters: {
      message: 'The name `{{name}}` contains {{what}}, so {{who}}.',
      help: '{{advice}}.',
    },
    dot: { message: 'The name `{{name}}` contains a dot, so {{who}}.', help: '{{advice}}.' },
    longEverywhere: {
      message: 'The name has {{length}} characters, more than 64, so {{who}}.',
      help: 'Shorten the name to at most 64 characters.',
    },
    digit: {
      message:
        'The name `{{name}}` begins with `{{char}}`, not a letter or `_`, so {{who}} {{refuse}} requests with it.',
      help: 'Begin the name with a letter or `_`.',
    },
    function: {
      message: 'The name `{{name}}` contains {{what}}, so OpenAI refuses requests with this function.',
      help: '{{advice}}.',
    },
    longFunction: {
      message: 'The name has {{length}} characters, more than 64, so OpenAI refuses requests with this function.',
      help: 'Shorten the name to at most 64 characters.',
    },
  },
  options: {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        names: {
          enum: ['specification', 'every-client'],
          description:
            'Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most',
        },
        leadingDigit: {
          type: 'boolean',
          description: 'Whether to report names that begin with a digit or a dash, which Gemini refuses',
        },
      },
    },
    defaults: { names: 'every-client', leadingDigit: false },
    presets: { strict: { leadingDigit: true } },
  },
  *check(manifest, { options }) {
    const refusing = rowsLike(ID, 'name-', manifest).filter(({ id }) => !id.startsWith('name-start-'));
    const isForAll = options.names === 'every-client' && refusing.length > 0;
    const severity = refusing.length > 0 ? ('error' as const) : ('warning' as const);
    const who = isForAll || refusing.length > 0 ? consequence(refusing) : 'the SDKs warn about it';
    const { tools } = listingOf(manifest);
    // Its author learns what other clients would do.
    const isForOne = !manifest.clients && tools.every(isForChatgptAlone);
    const isUnusual = tools.some((tool) => !GOOD.test(text(get(tool, 'name')) ?? 'none'));
    const renaming = renamingIn(manifest, tools);
    for (const tool of isUnusual && manifest.code.mayRename?.() ? [] : tools) {
      const name = get(tool, 'name');
      if (name?.kind !== 'string' || hasOtherName(tool, name.value)) continue;
      const { value } = name;
      const { length } = value;
      const bad = /[^A-Za-z0-9_.-]/u.exec(value);
      const { fix, advice } = renaming(name);
      if (value.trim() === '') yield { at: name, message: 'empty' };
      else if (bad) {
        const data = { name: value, what: namedCharacter(bad[0]), who, advice };
        yield { at: name, message: 'characters', data, severity, fix };
      } else if (length > LONGEST) yield { at: name, message: 'long', data: { length }, severity };
      // The specification allows it, and other clients take it.
      else if (isForAll && value.includes('.'))
        yield {
          at: name,
          message: 'dot',
          data: { name: value, who, advice },
          severity: isForOne ? ('info' as const) : ('warning' as const),
          fix,
          cause: 'dot',
        };
      else if (isForAll && length > LONGEST_EVERYWHERE)
        yield { at: name, message: 'longEverywhere', data: { length, who } };
      else yield* badStart(name, manifest, options);
    }
    if (refusing.some(({ client }) => client === 'openai')) yield* badFunctions(manifest);
  },
});

/** No specification allows them more than the one API that they are written for. */
function* badFunctions(manifest: Manifest) {
  const functions = openaiFunctions(manifest);
  const renaming = renamingIn(manifest, functions);
  for (const each of functions) {
    const name = get(each, 'name');
    if (name?.kind !== 'string') continue;
    const [char] = /[^A-Za-z0-9_-]/u.exec(name.value) ?? [];
    const { length } = name.value;
    if (length === 0) yield { at: name, message: 'empty' } as const;
    else if (char !== undefined) {
      const { fix, advice } = renaming(name);
      const data = { name: name.value, what: namedCharacter(char), advice };
      yield { at: name, message: 'function', data, fix } as const;
    } else if (length > LONGEST_EVERYWHERE) yield { at: name, message: 'longFunction', data: { length } } as const;
  }
}

/** Of what counts, the worst first. */
function consequence(rows: ReturnType<typeof rowsLike>): string {
  const isClaude = rows.some(({ client }) => client === 'claude');
  const others = rows.filter(({ client }) => client !== 'claude');
  const all = 'Claude Desktop and claude.ai drop all tools of this server';
  if (!isClaude) {
    const { who, refuse } = clientsThat(others, 'refuse');
    return `${who} ${refuse} this tool`;
  }
  return all;
}

function* badStart(name: StringNode, manifest: Manifest, { leadingDigit }: Options) {
  const rows = rowsLike(ID, 'name-start-', manifest);
  if (rows.length === 0 || !(leadingDigit || manifest.clients) || /^[A-Za-z_]/.test(name.value)) return;
  const data = { name: name.value, char: name.value[0], ...clientsThat(rows, 'refuse') };
  yield { at: name, message: 'digit', data, severity: 'warning' } as const;
}

/** Every client can call it. */
const GOOD = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;

/** How to rename one of some tools: what names it in another place would no longer find it. */
function renamingIn(manifest: Manifest, tools: readonly ObjectNode[]) {
  const names = new Set(tools.flatMap((tool) => text(get(tool, 'name')) ?? []));
  let isElsewhere: boolean | undefined;
  return (name: StringNode): { readonly advice: string; readonly fix?: Fix } => {
    const better = betterThan(name.value);
    if (!GOOD.test(better) || names.has(better)) return { advice: 'Use only letters, digits, `_` and `-`' };
    const title = `Rename it to \`${better}\``;
    // Half of a scheme is no better than before.
    isElsewhere ??= manifest.isNamedElsewhere([...names].filter((each) => !GOOD.test(each)));
    if (isElsewhere) return { advice: `${title}, here and where the old name is used` };
    return { advice: title, fix: { title, safe: false, edits: [{ op: 'set', node: name, value: better }] } };
  };
}

/** The same words with `_` between them. */
const betterThan = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9_-]+/)
    .filter((part) => part !== '')
    .join('_');

/** Whether another field has the name that is registered, so that this one is for people: `method: 'update_dispute'`. */
function hasOtherName(tool: ObjectNode, name: string): boolean {
  if (NAME.test(name)) return false;
  const words = wordsOf(name).join(' ');
  return tool.entries.some(({ key, value }) => {
    const other = TOOL_FIELDS.has(key) ? undefined : text(value);
    return other !== undefined && NAME.test(other) && (NAMING.has(key) || wordsOf(other).join(' ') === words);
  });
}

const NAME = /^[A-Za-z0-9_.-]{1,128}$/;
const NAMING: ReadonlySet<string> = new Set(['function', 'functionName', 'id', 'key', 'method', 'slug', 'toolName']);
