import type { WidgetUse } from '../../src/core/code.js';
import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule, lackOf, type ProblemPlace, type Fix, type Problem } from '../../src/core/rule.js';
import { get, has, type Node, type ObjectNode, type StringNode, type UnknownNode } from '../../src/core/tree.js';
import { section, firstWord, nearKey } from './lib/dialect.js';
import { DATA_MEMBERS, dialectOf, MEMBERS, METHODS, signOf, usesIn } from './lib/members.js';

export default defineRule({
  id: 'openai/window-api',
  summary: 'Widget code uses a member of `window.openai` that no host has, or passes it wrong arguments',
  severity: 'error',
  in: 'spec',
  source: section(
    'window.openai API',
    'Widgets have getInitialData(), callTool({name, arguments}), setWidgetState(state) and close(); newer hosts have callTool(name, arguments) and more.',
  ),
  fixable: 'safe',
  messages: {
    misspelt: {
      message: '`window.openai` has no `{{name}}`, so this is always undefined.',
      help: 'Write `{{meant}}`.',
    },
    unknown: {
      message: 'No host has `window.openai.{{name}}`, so this is always undefined.',
      help: 'Write an existing member, such as `toolInput`, `toolOutput`, `widgetState`, `callTool` or `setWidgetState`.',
    },
    callSeed: {
      message: '`callTool` takes one object with the name of the tool, so this call fails.',
      help: 'Write `callTool({ name, arguments })`. Hosts with `{{sign}}`, which this widget uses, take no other form.',
    },
    callOpenai: {
      message: "`callTool` takes the tool's name as its first argument, so this call fails.",
      help: 'Write `callTool(name, arguments)`. Hosts with `{{sign}}`, which this widget uses, take no other form.',
    },
    callAny: {
      message: 'This `callTool` does not name a tool, so it calls nothing.',
      help: 'Write `callTool({ name, arguments })` or `callTool(name, arguments)`.',
    },
    name: {
      message: 'This `callTool` has no tool name in `name`, so it calls nothing.',
      help: 'Write `callTool({ name, arguments })`, with the name as a string.',
    },
    key: {
      message: '`{{key}}` is ignored: `callTool` reads the arguments of the tool only from `arguments`.',
      help: 'Write `callTool({ name, arguments })`.',
    },
    values: {
      message: 'These arguments are not an object, but `callTool` passes arguments by name.',
      help: 'Pass an object, such as `{ city }`.',
    },
    state: {
      message: '`setWidgetState` expects the new state as an object, but this call does not pass one.',
      help: 'Pass an object, such as `{ page: 2 }`.',
    },
    object: {
      message: '`{{name}}` expects an object, so this string is ignored.',
      help: 'Write `{{name}}({ {{key}} })`.',
    },
    event: {
      message: 'No host sends the event `{{name}}`, so this listener never runs.',
      help: 'Listen for `{{meant}}`.',
    },
    none: { message: '`{{name}}` takes no arguments, so this one is ignored.', help: 'Remove the argument.' },
  },
  *check(manifest) {
    for (const { is, name, ...at } of manifest.code.hostNames)
      if (is === 'event' && name !== EVENT && nearestWord(name, [EVENT]))
        yield { at, message: 'event', data: { name, meant: EVENT } };
    const uses = usesIn(manifest);
    const dialect = dialectOf(uses);
    const sign = dialect && signOf(dialect, uses);
    for (const use of uses) {
      const { member, call } = use;
      if (!member || member.name === '') continue;
      const { name } = member;
      if (isOfEveryObject(name) || isOfPage(use, uses)) continue;
      const meant = MEMBERS.includes(name) ? undefined : nearKey(name, MEMBERS);
      if (meant) yield misspelt(use, meant, uses);
      else if (isUnknown(use, uses)) yield { at: member, message: 'unknown', data: { name } };
      const wrong = call && wrongCall(name, call, member, dialect);
      if (!wrong) continue;
      const { key = KEYS.get(name), ...problem } = wrong;
      yield { ...problem, data: { name, sign, key } };
    }
  },
});

const EVENT = 'openai:set_globals';

const isOfEveryObject = (name: string): boolean => Object.hasOwn(Object.prototype, name);

/** What the file puts there itself, or marks as its own. */
function isOfPage({ member, isOwn }: WidgetUse, uses: readonly WidgetUse[]): boolean {
  const { name } = member!;
  if (MEMBERS.includes(name)) return false;
  return isOwn === true || name.startsWith('_') || uses.some((each) => each.isOwn && each.member?.name === name);
}

/** In doubt it is a test for what a host may have, or one of several places to look for the data. */
function isUnknown({ member, call, isOptional }: WidgetUse, uses: readonly WidgetUse[]): boolean {
  const { name } = member!;
  if (MEMBERS.includes(name) || isOptional) return false;
  if (call) return !uses.some((use) => use.member?.name === name && !use.call);
  const isCalled = uses.some((use) => use.member?.name === name && use.call);
  return !isCalled && !uses.some((use) => use.member && DATA_MEMBERS.includes(use.member.name));
}

/** Another name alone does not do for `initialData`, which stands for what a call gives, nor where data is called. */
function misspelt(use: WidgetUse, meant: string, uses: readonly WidgetUse[]): Problem<'misspelt'> {
  const { name } = use.member!;
  const isCalled = uses.some(({ member, call }) => member?.name === name && call);
  const isMethod = METHODS.has(meant);
  const isData = isMethod && !isCalled && firstWord(name) !== firstWord(meant);
  return {
    at: use.member!,
    message: 'misspelt',
    data: { name, meant: isData ? `${meant}()` : meant },
    fix: isData || (isCalled && !isMethod) ? undefined : rename(use, meant),
  };
}

/** In `const { x } = window.openai` the name is that of a variable too. */
function rename(use: WidgetUse, meant: string): Fix | undefined {
  const { start, end, name } = use.member!;
  if (start < use.start || end - start !== name.length) return undefined;
  return { title: `Rename it to \`${meant}\``, safe: true, edits: [{ op: 'text', start, end, text: meant }] };
}

/** What it says may be unknown. */
type Text = StringNode | UnknownNode;

interface Wrong {
  readonly at: ProblemPlace;
  readonly message: 'callSeed' | 'callOpenai' | 'callAny' | 'name' | 'key' | 'values' | 'state' | 'object' | 'none';
  readonly key?: string;
}

function wrongCall(
  name: string,
  args: readonly Node[],
  member: ProblemPlace,
  dialect: 'seed' | 'openai' | undefined,
): Wrong | undefined {
  const [first] = args;
  const at = first ?? member;
  switch (name) {
    case 'callTool':
      return wrongTool(first, at, dialect) ?? wrongArguments(args);
    case 'setWidgetState': {
      const isWrong = !first || isText(first) || !['object', 'null', 'unknown'].includes(first.kind);
      return isWrong ? { at, message: 'state' } : undefined;
    }
    case 'getInitialData':
    case 'close':
      return first && (first.kind !== 'unknown' || isText(first)) ? { at, message: 'none' } : undefined;
    default:
      return KEYS.has(name) && isText(first) ? { at, message: 'object' } : undefined;
  }
}

/** Members that take an object, and the key in it that the rest hangs on. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['sendFollowUpMessage', 'prompt'],
  ['openExternal', 'href'],
  ['requestDisplayMode', 'mode'],
]);

function wrongTool(
  first: Node | undefined,
  at: ProblemPlace,
  dialect: 'seed' | 'openai' | undefined,
): Wrong | undefined {
  if (first?.kind === 'unknown' && !isText(first)) return undefined;
  const isName = isText(first) && !isBlank(first);
  if (!isName && first?.kind !== 'object') return { at, message: dialect ? MESSAGES[dialect] : 'callAny' };
  if (dialect === 'seed' && isName) return { at, message: 'callSeed' };
  if (isName) return undefined;
  if (dialect === 'openai') return { at, message: 'callOpenai' };
  const name = get(first, 'name');
  if (has(first, 'name') === 'no') return { at: lackOf(first as ObjectNode, 'name'), message: 'name' };
  const isFine = !name || name.kind === 'unknown' || (isText(name) && !isBlank(name));
  return isFine ? undefined : { at: name, message: 'name' };
}

/** What is handed to the tool: the second argument, or what is in the only one. */
function wrongArguments([first, second]: readonly Node[]): Wrong | undefined {
  const isWhole = first?.kind === 'object';
  const given = isWhole ? get(first, 'arguments') : second;
  if (given) return MAY_BE_ARGUMENTS.has(given.kind) ? undefined : { at: given, message: 'values' };
  if (!isWhole || has(first, 'arguments') !== 'no') return undefined;
  const other = first.entries.find(({ key }) => key !== 'name' && !key.startsWith('_'));
  return other && { at: other, message: 'key', key: other.key };
}

const MAY_BE_ARGUMENTS: ReadonlySet<Node['kind']> = new Set(['object', 'null', 'unknown']);

const MESSAGES = { seed: 'callSeed', openai: 'callOpenai' } as const;
const isText = (node: Node | undefined): node is Text =>
  node?.kind === 'string' || (node?.kind === 'unknown' && node.isText === true);
const isBlank = (node: Text): boolean => node.kind === 'string' && node.value.trim() === '';
