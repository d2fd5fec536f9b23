/** Libraries that print to standard output: loggers of winston and pino do by default, and dotenv tells what it has read. */
import type { LoggerName, Printed } from '../../../core/code.js';
import { importOf } from '../modules.js';
import { propertyOf } from '../registrations/objects.js';
import type { Survey } from '../survey.js';
import {
  bare,
  endOf,
  keyName,
  memberName,
  requiredModule,
  startOf,
  type SyntaxNode,
  type TSESTree,
} from '../syntax.js';

export type MadeLogger = TSESTree.CallExpression | TSESTree.NewExpression;

/** Those of which all options are known that may send elsewhere what they print, or silence them. */
export function loggersIn(file: Survey): ReadonlyMap<MadeLogger, LoggerName> {
  const { modules, assigned, made, calls } = file;
  const found = new Map<MadeLogger, LoggerName>();
  if (modules.includes('dotenv') && !assigned.has('DOTENV_CONFIG_QUIET'))
    for (const each of calls) if (isDotenv(each, file)) found.set(each, 'dotenv');
  if (assigned.has('silent') || assigned.has('level')) return found;
  if (modules.includes('winston')) for (const each of made) if (isWinston(each, file)) found.set(each, 'winston');
  if (modules.includes('pino')) for (const each of calls) if (isPino(each, file)) found.set(each, nameOfPino(each));
  return found;
}

/** `new winston.transports.Console()`, in the options of a logger or added to one. */
function isWinston(made: TSESTree.NewExpression, file: Survey): boolean {
  const callee = bare(made.callee);
  if (callee.type !== 'MemberExpression' || memberName(callee) !== 'Console') return false;
  const all = bare(callee.object);
  const isOwn =
    all.type === 'MemberExpression'
      ? memberName(all) === 'transports' && importOf(bare(all.object), file.scopes)?.source === 'winston'
      : isImported(all, 'winston', ['transports'], file);
  const isLoud = audibleIn(file);
  if (!isOwn || !isPlain(made.arguments[0], { stderrLevels: NEVER, consoleWarnLevels: NEVER, ...isLoud })) return false;
  const { parent } = made;
  if (parent.type === 'CallExpression') return memberOf(parent.callee) === 'add';
  const property = parent.type === 'ArrayExpression' ? parent.parent : parent;
  return property.type === 'Property' && keyName(property) === 'transports' && isPlain(property.parent, isLoud);
}

/** `pino()`, also with `pino-pretty` between. */
function isPino({ callee, arguments: args }: TSESTree.CallExpression, file: Survey): boolean {
  if (args.length > 1 || !isImported(bare(callee), 'pino', ['pino', 'default', '*'], file)) return false;
  return isPlain(args[0], { ...audibleIn(file), enabled: NEVER, transport: isPretty });
}

/** `config()`, unless it is told to be quiet. */
function isDotenv({ callee, arguments: args }: TSESTree.CallExpression, file: Survey): boolean {
  const called = bare(callee);
  const isOwn =
    called.type === 'MemberExpression'
      ? LOADS.includes(memberName(called) ?? '') &&
        (requiredModule(called.object) === 'dotenv' ||
          isImported(bare(called.object), 'dotenv', ['default', '*'], file))
      : isImported(called, 'dotenv', LOADS, file);
  return isOwn && args.length < 2 && isPlain(args[0], { quiet: (value) => value.type === 'Literal' && !value.value });
}

const LOADS = ['config', 'configDotenv'];

/** What keeps dotenv quiet. */
export function quieted(call: TSESTree.CallExpression): Printed['toError'] {
  const [options] = call.arguments;
  if (options === undefined) {
    const [start, end] = [endOf(call.callee), endOf(call)];
    // There is nothing else in the parentheses.
    return end - start === 2 ? [{ start, end, text: '({ quiet: true })' }] : undefined;
  }
  if (options.type !== 'ObjectExpression' || propertyOf(options, 'quiet')) return undefined;
  const [first] = options.properties;
  return first
    ? [{ start: startOf(first), end: startOf(first), text: 'quiet: true, ' }]
    : [{ start: startOf(options), end: endOf(options), text: '{ quiet: true }' }];
}

/** With a transport, nothing but that says where it prints. */
const nameOfPino = ({ arguments: [options] }: TSESTree.CallExpression): LoggerName =>
  options && propertyOf(options, 'transport') ? 'pino-pretty' : 'pino';

const isPretty: IsHarmless = (transport) =>
  isPlain(transport, {
    targets: NEVER,
    target: (name) => name.type === 'Literal' && name.value === 'pino-pretty',
    options: (options) => isPlain(options, { destination: NEVER }),
  });

type IsHarmless = (value: SyntaxNode) => boolean;
const NEVER: IsHarmless = () => false;

/** An object whose keys are all known, and in which some have such values, if they are there. */
function isPlain(node: SyntaxNode | undefined, doubtful: Readonly<Record<string, IsHarmless>>): boolean {
  if (node === undefined) return true;
  const all = new Map(Object.entries(doubtful));
  return (
    node.type === 'ObjectExpression' &&
    node.properties.every((each) => {
      const key = each.type === 'Property' ? keyName(each) : undefined;
      return key !== undefined && 'value' in each && (all.get(key)?.(each.value) ?? true);
    })
  );
}

const audibleIn = ({ scopes }: Survey): Readonly<Record<string, IsHarmless>> => ({
  silent: NEVER,
  level: function isAudible(value): boolean {
    // `process.env.LOG_LEVEL ?? 'info'`
    if (value.type === 'LogicalExpression') return isAudible(value.right);
    const init = value.type === 'Identifier' ? scopes.valueOf(value) : undefined;
    return init ? isAudible(init) : value.type === 'Literal' && value.value !== 'silent';
  },
});

function isImported(node: SyntaxNode, module: string, names: readonly string[], { scopes }: Survey): boolean {
  const found = importOf(node, scopes);
  return found?.source === module && names.includes(found.name);
}

function memberOf(callee: SyntaxNode): string | undefined {
  const member = bare(callee);
  return member.type === 'MemberExpression' ? memberName(member) : undefined;
}
