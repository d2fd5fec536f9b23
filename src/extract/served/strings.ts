/** What zod's checks of strings become in JSON Schema. */
import type { ZodArgument, ZodStep } from '../schemas/mark.js';
import type { Target } from './target.js';

type Keywords = readonly (readonly [string, string | number])[];

/** Formats by the name of their call; `''` where there is none in JSON Schema. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'email',
  url: 'uri',
  uuid: 'uuid',
  datetime: 'date-time',
  date: 'date',
  isodate: 'date',
  time: 'time',
  duration: 'duration',
  ipv4: 'ipv4',
  ipv6: 'ipv6',
  emoji: 'emoji',
  hostname: 'hostname',
  ...Object.fromEntries(
    'guid cuid cuid2 ulid xid ksuid nanoid jwt e164 ip cidr cidrv4 cidrv6 base64 base64url'
      .split(' ')
      .map((name) => [name, '']),
  ),
};

export const isStringFormat = (name: string): boolean => Object.hasOwn(FORMATS, name);

const EMAIL = String.raw`^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$`;
const EMAIL_46 = String.raw`^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$`;
const HOSTNAME = String.raw`^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$`;
const DURATION = String.raw`^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$`;
const EMOJI = String.raw`^(\p{Extended_Pictographic}|\p{Emoji_Component})+$`;
const EMOJI_46 = String.raw`^(?=[\s\S]*[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3])[\p{Extended_Pictographic}\p{Emoji_Component}]+$`;
const UUID = String.raw`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$`;
const DATE = String.raw`(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))`;

/** The patterns of zod 4; undefined where one is written that is not known by heart. */
function patternOf(name: string, target: Target): string | null | undefined {
  switch (name) {
    case 'email':
      return target.zod === 4.6 ? EMAIL_46 : EMAIL;
    case 'url':
      return null;
    case 'hostname':
      return HOSTNAME;
    case 'duration':
      return DURATION;
    case 'emoji':
      return target.zod === 4.6 ? EMOJI_46 : EMOJI;
    case 'uuid':
      return target.zod === 4 ? undefined : UUID;
    case 'date':
    case 'isodate':
      return `^${DATE}$`;
    case 'datetime':
      return target.zod === 4.6
        ? String.raw`^${DATE}T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$`
        : undefined;
    default:
      return undefined;
  }
}

interface Result {
  readonly keywords: Keywords;
  readonly isKnown: boolean;
}

export function stringKeywords(base: ZodStep, methods: readonly ZodStep[], target: Target): Result {
  const steps = [base, ...methods];
  const found: [string, string | number][] = [];
  const bounded = new Map<string, number>();
  let isKnown = true;
  let checks = 0;
  for (const { name, args } of steps) {
    const bounds = BOUNDS[name];
    if (bounds) {
      const value = name === 'nonempty' ? 1 : args[0]?.kind === 'number' ? args[0].value : undefined;
      if (value === undefined) isKnown = false;
      else for (const key of bounds) bounded.set(key, tighter(key, value, bounded.get(key) ?? value));
    } else if (isStringFormat(name)) {
      checks += 1;
      isKnown = ofFormat(name, args.length > 0 && args[0]!.kind !== 'string', target, found) && isKnown;
    } else if (/^(regex|startsWith|endsWith|includes)$/.test(name)) {
      checks += 1;
      isKnown = ofPattern(name, args[0], target, found) && isKnown;
    }
  }
  // How several patterns are joined differs from version to version.
  const told = checks < 2 ? found : found.filter(([key]) => key !== 'pattern');
  return { keywords: [...bounded, ...told], isKnown: isKnown && checks < 2 };
}

const tighter = (key: string, one: number, other: number): number =>
  key === 'minLength' ? Math.max(one, other) : Math.min(one, other);

function ofFormat(name: string, hasOptions: boolean, target: Target, found: [string, string | number][]): boolean {
  const format = FORMATS[name]!;
  if (target.isV3) {
    if (name === 'emoji') return (found.push(['pattern', EMOJI]), true);
    if (format === '' || name === 'hostname' || /^ipv/.test(name)) return false;
    return (found.push(['format', format]), true);
  }
  // Versions differ in whether they name the format of a time.
  if (format === '' || name === 'time') return false;
  found.push(['format', format]);
  const pattern = hasOptions ? undefined : patternOf(name, target);
  if (typeof pattern === 'string') found.push(['pattern', pattern]);
  return pattern !== undefined;
}

function ofPattern(
  name: string,
  given: ZodArgument | undefined,
  target: Target,
  found: [string, string | number][],
): boolean {
  if (name === 'regex') {
    if (given?.kind !== 'regex') return false;
    found.push(['pattern', given.pattern]);
    return given.flags === '';
  }
  if (given?.kind !== 'string' || !target.isV3 || !/^[\w ]*$/.test(given.value)) return false;
  found.push([
    'pattern',
    name === 'startsWith' ? `^${given.value}` : name === 'endsWith' ? `${given.value}$` : given.value,
  ]);
  return true;
}

const BOUNDS: Readonly<Record<string, readonly string[]>> = {
  min: ['minLength'],
  max: ['maxLength'],
  length: ['minLength', 'maxLength'],
  nonempty: ['minLength'],
};
