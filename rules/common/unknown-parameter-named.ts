import { nearestWord } from '../../src/core/did-you-mean.js';
import { forEachSubschema } from '../../src/core/json-schema.js';
import { defineRule, part, type Tool } from '../../src/core/rule.js';
import { entries, get, has, text, walk, type Node, type ObjectNode, type StringNode } from '../../src/core/tree.js';
import { wholeSentence } from './lib/in-prose.js';
import { isForAppOnly } from './lib/text.js';

export default defineRule({
  id: 'common/unknown-parameter-named',
  summary: 'A description names a parameter that the tool does not have',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'Model Context Protocol',
    section: 'Tools: input schema',
    says: 'The properties of the input schema are the arguments of the tool.',
    kind: 'advice',
  },
  messages: {
    unknown: {
      message: 'This description names `{{name}}`, which {{tool}} does not take, so calls that use it fail.',
      help: '{{advice}}.',
    },
  },
  *check(manifest) {
    const ofFunctions = new Set(
      manifest.code.registrations.flatMap(({ api, tool }) => (tool && api === 'function' ? [tool] : [])),
    );
    const toolNames = new Set(manifest.tools.flatMap(({ label }) => label ?? []));
    const seen = new Set<number>();
    for (const tool of manifest.tools) {
      const texts = textsOf(tool);
      // Most texts name nothing.
      const known =
        texts.length === 0 || isForAppOnly(tool.node) ? undefined : namesOf(tool, ofFunctions.has(tool.node));
      if (!known) continue;
      const returned = returnedBy(text(tool.description?.value) ?? '');
      for (const described of texts) {
        if (seen.has(described.start)) continue;
        seen.add(described.start);
        for (const { name, from, isAsked, isValued } of namedIn(described.value)) {
          if (known.all.has(fold(name)) || toolNames.has(name) || returned.has(name)) continue;
          const owner = ownerOf(described.value, from, name);
          if (owner !== undefined && owner !== tool.label && toolNames.has(owner)) continue;
          if (isValued && IN_GENERAL.test(described.value.slice(from + name.length, from + name.length + 9))) continue;
          const meant = nearestWord(name, known.parameters);
          const isSlip =
            meant !== undefined && isNear(name, meant, isValued) && !isInList(described.value, from, known.all);
          if (!isAsked && (!isSlip || known.isOfCode || isNamedBeside(name, described, texts))) continue;
          yield {
            at: part(described, from, from + name.length),
            message: 'unknown',
            data: {
              name,
              tool: tool.label === undefined ? 'the tool' : `\`${tool.label}\``,
              advice: adviceFor(name, isSlip ? meant : undefined),
            },
          };
        }
      }
    }
  },
});

/** The names in what a description says under "Returns:". */
function returnedBy(description: string): ReadonlySet<string> {
  const at = description.search(/^[ \t]{0,40}(?:Returns?|Output|Response)\b[^\n:]{0,40}:/m);
  const section = at < 0 ? '' : description.slice(at, at + LONGEST_READ);
  return new Set(Array.from(section.matchAll(/[`"']([a-zA-Z]\w{0,60})[`"']/g), ([, name]) => name!));
}

const adviceFor = (name: string, meant: string | undefined): string =>
  meant === undefined ? `Remove it from the description, or add a parameter \`${name}\`` : `Write \`${meant}\``;

/** `field=value` says how such things are written. */
const IN_GENERAL = /^\s?=\s?["'<]?value\b/i;

/** `id`, `name` and `level`: other names beside it, of which the tool takes none, are what something else has. */
function isInList(value: string, from: number, all: ReadonlySet<string>): boolean {
  const sentence = wholeSentence(value, from);
  const named = [...sentence.matchAll(/`([A-Za-z]\w{0,60})`/g)].map(([, name]) => fold(name!));
  return named.length > 2 && !named.some((name) => all.has(name));
}

/** Two texts of a tool do not make the same slip: each names something that the tool has. */
const isNamedBeside = (name: string, described: StringNode, texts: readonly StringNode[]): boolean =>
  texts.some((each) => each.value !== described.value && each.value.includes(`\`${name}\``));

interface Known {
  readonly parameters: readonly string[];
  /** It is given code to run, which has names of its own. */
  readonly isOfCode: boolean;
  /** Names and values of its schemas, in small letters without separators. */
  readonly all: ReadonlySet<string>;
}

const fold = (name: string): string => name.replace(/[-_]/g, '').toLowerCase();

/** Undefined where the tool may have parameters that are not known. */
function namesOf(tool: Tool, isOfFunction: boolean): Known | undefined {
  const input = tool.schemas.find(({ role }) => role === 'input');
  if (tool.node.open || input?.shape !== 'schema' || input.node.kind !== 'object') return undefined;
  const parameters: string[] = [];
  const all = new Set<string>();
  if (!isKnownWhole(input.node, isOfFunction, (key) => parameters.push(key))) return undefined;
  for (const name of parameters) all.add(fold(name));
  for (const { node } of tool.schemas) {
    for (const each of walk(node)) {
      if (each.kind === 'string' && each.value.length <= LONGEST_VALUE) all.add(fold(each.value));
      if (each.kind === 'object') for (const { key } of each.entries) all.add(fold(key));
    }
  }
  const isOfCode = parameters.some((name) => CODE.test(name));
  return parameters.length > 0 ? { parameters, all, isOfCode } : undefined;
}

/** `country_code` is another word. */
const CODE = /^(?:(?:js|javascript|py|python|lua|source|user)_?)?code$|(?:^|_)(?:script|snippet|expression)$/i;

const LONGEST_VALUE = 60;

/** A function takes what its signature says, whether or not the version of the SDK says in the schema that it takes no more. */
function isKnownWhole(schema: ObjectNode, isOfFunction: boolean, add: (name: string) => void): boolean {
  const properties = get(schema, 'properties');
  const more = get(schema, 'additionalProperties');
  if (schema.open || has(schema, 'patternProperties') !== 'no') return false;
  if (properties && (properties.kind !== 'object' || properties.open)) return false;
  const isOther = more && !(more.kind === 'boolean' && !more.value);
  if (isOther && !(isOfFunction && more.kind === 'unknown')) return false;
  if (has(schema, '$ref') !== 'no') return false;
  for (const { key, value } of entries(properties)) {
    if (value.kind !== 'object') return false;
    add(key);
  }
  let isKnown = true;
  forEachSubschema(schema, (inner) => {
    isKnown &&= isKnownWhole(inner, isOfFunction, add);
  });
  return isKnown;
}

/** Descriptions that may name a parameter: each form has one of two signs. */
function textsOf({ description, schemas }: Tool): readonly StringNode[] {
  const found: (Node | undefined)[] = [description?.value];
  for (const { node, role } of schemas) {
    if (role !== 'input') continue;
    for (const each of walk(node)) if (each.kind === 'object') found.push(get(each, 'description'));
  }
  return found.filter((each): each is StringNode => each?.kind === 'string' && /[`=]/.test(each.value));
}

interface Named {
  readonly name: string;
  readonly from: number;
  /** The text asks the model to give it. */
  readonly isAsked: boolean;
  /** It is given a value: `name=1`. */
  readonly isValued: boolean;
}

function* namedIn(value: string): Iterable<Named> {
  if (value.length > LONGEST_READ) return;
  const told = new Set<number>();
  for (const [pattern, isAsked] of FORMS) {
    for (const found of value.matchAll(pattern)) {
      const name = found[1]!;
      const from = found.index + found[0].lastIndexOf(name);
      if (told.has(from) || IS_OTHER.test(wholeSentence(value, from)) || isOwned(value, from)) continue;
      told.add(from);
      yield { name, from, isAsked, isValued: found[0].endsWith('=') };
    }
  }
}

const LONGEST_READ = 20_000;

const NAME = '(?!(?:true|false|null|none|undefined)\\b)[a-z][a-z0-9]{0,30}(?:_[a-z0-9]{1,30}|[A-Z][a-z0-9]{0,30}){0,6}';
const LONG = '[a-z][a-z0-9]{0,30}(?:_[a-z0-9]{1,30}|[A-Z][a-z0-9]{0,30}){1,6}';

const FORMS: readonly (readonly [RegExp, boolean])[] = [
  // Pass `collection_name`, set the `dry_run` parameter
  [
    new RegExp(
      `\\b(?:[Pp]ass|[Ss]et|[Pp]rovide|[Ss]pecify|[Ss]upply)\\s(?:the\\s|an?\\s)?\`(${LONG})\`(?!\\s(?:\\([^()]{1,80}\\)\\s)?(?:from|returned|of|on|in|tool))`,
      'g',
    ),
    true,
  ],
  [
    new RegExp(
      `\\b[Uu]se\\s(?:the\\s)?\`(${LONG})\`(?=\\s(?:param|argument|option\\b|to\\s(?:filter|limit|set|choose|narrow|select)))`,
      'g',
    ),
    true,
  ],
  [new RegExp(`\`(${NAME})\`(?=\\s(?:parameter|argument)\\b(?!\\s(?:to|of|for)\\s(?:\`|\\w{1,40}_\\w)))`, 'g'), true],
  // `dryrun`, dryrun=true
  [new RegExp(`\`(${NAME})\``, 'g'), false],
  [new RegExp(`(?<![\\w.?&/-])(${NAME})=(?=["'\\w\\[{])`, 'g'), false],
];

/** It is about what other things have, or what is not there. */
const IS_OTHER =
  /\b(?:not|n't|no longer|never|former|removed|renamed|replaced|deprecated|old|legacy|instead of|unlike|environment|env|header|returns?|returned|response|result|output|receives|maps to|(?:each|every) \w+|other tool|query string|url|endpoint|api)\b/i;

/** What it is said to be of: `other(zoom=2)`, the `zoom` of `other`. */
const ownerOf = (value: string, from: number, name: string): string | undefined =>
  (/([\w.-]{1,64})\([^()\n]{0,200}$/.exec(value.slice(Math.max(0, from - LONGEST_OWNER), from)) ??
    /^`?\s(?:(?:parameter|argument|option)\s)?(?:of|in|on|from)\s(?:the\s)?`([\w.-]{1,64})`/.exec(
      value.slice(from + name.length, from + name.length + LONGEST_OWNER),
    ))?.[1];

const LONGEST_OWNER = 300;

/** The camera's `zoom`, `other`'s `zoom`, a node whose `path` parameter points to it. */
const isOwned = (value: string, from: number): boolean =>
  /(?:[\w`]['’]s|\bwhose)\s`$/i.test(value.slice(Math.max(0, from - 10), from));

const words = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_-]/);

/** A slip in one word, an ending, or the separators: `dryrun` for `dry_run`, `order_ids` for `order_id`. */
function isNear(name: string, meant: string, isValued: boolean): boolean {
  const [own, others] = [words(name), words(meant)];
  if (fold(name) === fold(meant)) return false;
  if (own.length !== others.length) return false;
  const different = own.flatMap((word, index) => (word === others[index] ? [] : [[word, others[index]!] as const]));
  const [[word, other] = ['', '']] = different;
  if (different.length !== 1) return false;
  // A sentence may name one entry of a list, or several values.
  if (isPlural(word, other) || isPlural(other, word)) return isValued;
  return Math.min(word.length, other.length) > 3 && nearestWord(word, [other]) !== undefined;
}

/** `filters`, `categories`, in Portuguese `niveis` of `nivel`. */
const isPlural = (word: string, one: string): boolean =>
  word.endsWith('s') &&
  !one.endsWith('s') &&
  word.length > one.length &&
  word.length <= one.length + 2 &&
  word.startsWith(one.slice(0, -1));
