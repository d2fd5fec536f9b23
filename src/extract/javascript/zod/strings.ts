/** What zod's checks of strings become in JSON Schema. */
import type { ZodStep, Target } from './mark.js';
import { numberIn, type Keyword } from './keywords.js';

/** Formats by the name of their call; `''` where there is none in JSON Schema. */
const FORMATS: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

export const isStringFormat = (name: string): boolean => FORMATS.has(name);

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
      return target.askVersion() === 4.6 ? EMAIL_46 : EMAIL;
    case 'url':
      return null;
    case 'hostname':
      return HOSTNAME;
    case 'duration':
      return DURATION;
    case 'emoji':
      return target.askVersion() === 4.6 ? EMOJI_46 : EMOJI;
    case 'uuid':
      return target.askVersion() === 4 ? undefined : UUID;
    case 'date':
    case 'isodate':
      return `^${DATE}$`;
    case 'datetime':
      return target.askVersion() === 4.6
        ? String.raw`^${DATE}T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$`
        : undefined;
    default:
      return undefined;
  }
}

interface Result {
  readonly keywords: readonly Keyword[];
  /** Whether there are no more of them. */
  readonly isKnown: boolean;
}

export function stringKeywords(steps: readonly ZodStep[], target: Target): Result {
  const bounds = new Map<string, Keyword>();
  const checks: (readonly Keyword[])[] = [];
  let isKnown = true;
  for (const by of steps) {
    const { name, args } = by;
    const value = name === 'nonempty' ? 1 : numberIn(args);
    for (const key of BOUNDS.get(name) ?? []) bounds.set(key, tighter(bounds.get(key), { key, value, by }));
    if (isStringFormat(name)) {
      checks.push(ofFormat(by, target));
      isKnown &&= target.is === 'any' || !isUnknown(name, target);
    } else if (/^(regex|startsWith|endsWith|includes)$/.test(name)) checks.push(ofPattern(by, target));
  }
  const found = checks.flat();
  if (checks.length < 2) return { keywords: [...bounds.values(), ...found], isKnown };
  // How several are joined differs from version to version.
  const last = new Map(found.map((each) => [each.key, { ...each, value: undefined }]));
  return {
    keywords: [...bounds.values(), ...(target.is === 'any' ? last.values() : [])],
    isKnown: target.is === 'any',
  };
}

/** Formats that are written in further keywords, or that a version does not have. */
const isUnknown = (name: string, { is }: Target): boolean =>
  FORMATS.get(name) === '' || (is === 'v3' && /^(hostname|ipv[46])$/.test(name));

function tighter(before: Keyword | undefined, each: Keyword): Keyword {
  if (!before || each.value === undefined) return each;
  if (before.value === undefined) return before;
  return (each.key === 'minLength') === before.value > each.value ? before : each;
}

function ofFormat(by: ZodStep, target: Target): readonly Keyword[] {
  const { name, args } = by;
  const known = FORMATS.get(name)!;
  const format = { key: 'format', value: known === '' ? undefined : known, by };
  const pattern = (value: string | undefined): Keyword => ({ key: 'pattern', value, by });
  if (target.is === 'any') {
    if (known === '' || name === 'emoji') return [{ ...format, value: undefined }, pattern(undefined)];
    // Versions differ in whether they name the format of a time.
    return [name === 'time' ? { ...format, value: undefined } : format];
  }
  if (isUnknown(name, target)) return [];
  if (target.is === 'v3') return [name === 'emoji' ? pattern(EMOJI) : format];
  if (name === 'time') return [{ ...format, value: undefined }, pattern(undefined)];
  const hasOptions = args.length > 0 && args[0]!.kind !== 'string';
  const own = hasOptions ? undefined : patternOf(name, target);
  return own === null ? [format] : [format, pattern(own)];
}

function ofPattern(by: ZodStep, target: Target): readonly Keyword[] {
  const { name, args } = by;
  const [given] = args;
  const pattern = (value: string | undefined): Keyword => ({ key: 'pattern', value, by });
  // JSON Schema has no flags: all versions leave them out.
  if (name === 'regex') return [pattern(given?.kind === 'regex' ? given.pattern : undefined)];
  // Version 4.6 names a format of its own, 4.0 doesn't.
  const isTold = target.is === 'v4' && target.askVersion() !== 4;
  const own = name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`);
  const format = { key: 'format', value: target.askVersion() === 4.6 ? own : undefined, by };
  const isKnown = given?.kind === 'string' && args.length === 1 && !/[\n\r\u2028\u2029]/.test(given.value);
  return [...(isTold ? [format] : []), pattern(isKnown ? around(name, given.value, target) : undefined)];
}

/** The pattern of a text that a string begins with, ends with or has in it. */
function around(name: string, part: string, { is }: Target): string {
  const escaped = is === 'v3' ? part.replace(/[^A-Za-z0-9]/g, '\\$&') : part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const rest = is === 'v4' ? '.*' : '';
  if (name === 'includes') return escaped;
  return name === 'startsWith' ? `^${escaped}${rest}` : `${rest}${escaped}$`;
}

const BOUNDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    min: ['minLength'],
    max: ['maxLength'],
    length: ['minLength', 'maxLength'],
    nonempty: ['minLength'],
  }),
);

const OF_STRINGS =
  /^(min|max|length|nonempty|regex|startsWith|endsWith|includes|trim|toLowerCase|toUpperCase|normalize)$/;
export const isOfStrings = (name: string): boolean => OF_STRINGS.test(name) || isStringFormat(name);
