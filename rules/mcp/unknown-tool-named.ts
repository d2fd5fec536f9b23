import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule, part, type Fact, type Manifest } from '../../src/core/rule.js';
import { wordsOf } from '../../src/core/text.js';
import { entries, get, has, items, text, type Node, type ObjectNode, type StringNode } from '../../src/core/tree.js';
import { sentenceAround } from '../common/lib/in-prose.js';
import { listingOf, section } from './lib/listing.js';

export default defineRule({
  id: 'mcp/unknown-tool-named',
  summary: 'A text tells the model to call a tool that the server does not have',
  severity: 'warning',
  in: 'recommended',
  source: section('Tools, Calling Tools', 'A tool is called by the name that the list has.', 'advice'),
  messages: {
    missing: {
      message:
        'This description mentions `{{name}}`, but no tool has this name, so a model that follows it gets an error.',
      help: 'Write `{{meant}}`.',
    },
    unknown: {
      message:
        'This description mentions `{{name}}`, but no tool has this name, so a model that follows it gets an error.',
      help: 'Mention a tool of this server instead, or add the tool `{{name}}`.',
    },
  },
  project: {
    inOneFile: 'ifAlone',
    *collect(manifest) {
      const { answer, tools } = listingOf(manifest);
      for (const tool of tools) {
        const name = get(tool, 'name');
        if (name?.kind === 'string') yield { at: name, key: 'tool', value: name.value, isExcuse: true };
        else if (name?.kind === 'unknown' || has(tool, 'name') === 'unknown')
          yield { at: tool, key: 'unknown', isExcuse: true };
        if (runsOthers(tool)) yield { at: tool, key: 'unknown', isExcuse: true };
      }
      for (const value of manifest.code.namedTools ?? []) yield { at: answer, key: 'tool', value, isExcuse: true };
      if (items(get(answer, 'tools')).some(({ kind }) => kind === 'unknown'))
        yield { at: answer, key: 'unknown', isExcuse: true };
      yield* mentionsIn(manifest);
    },
    *compare(facts) {
      if (facts.some(({ key }) => key === 'unknown')) return;
      const known = new Set(facts.flatMap(({ key, value }) => (key === 'tool' ? [value!] : [])));
      for (const at of facts) {
        const name = at.value!;
        const cause = `${at.location.path}: ${name}`;
        if (!at.key.startsWith('mention') || known.has(name)) continue;
        const near = nearestWord(name, known);
        const meant = near !== undefined && isSlip(name, near) ? near : sameWords(name, known);
        if (meant !== undefined) yield { at, message: 'missing', data: { name, meant }, cause };
        else if (at.key === SURE && isNamedAs(name, known)) {
          const [longer, ...others] = [...known].filter((each) => each.startsWith(`${name}_`));
          if (longer !== undefined && others.length === 0)
            yield { at, message: 'missing', data: { name, meant: longer }, cause };
          else yield { at, message: 'unknown', data: { name }, cause };
        }
      }
    },
  },
});

/** `run_tool({ tool, params })` runs what the list does not have. */
function runsOthers(tool: ObjectNode): boolean {
  const parameters = entries(get(get(tool, 'inputSchema'), 'properties'));
  const isNamed = parameters.some(
    ({ key, value }) => /^tool_?(?:name)?$/i.test(key) && text(get(value, 'type')) === 'string',
  );
  return isNamed && parameters.some(({ key }) => /^(?:tool_?)?(?:param(?:eter)?s|arg(?:ument)?s|input)$/i.test(key));
}

/** Sentences that tell to call something, and name it as tools are named. */
function* mentionsIn(manifest: Manifest): Iterable<Fact> {
  const parameters = new Set(manifest.schemas.flatMap(({ node }) => [...namesIn(node)]));
  for (const told of textsOf(manifest)) {
    const listed = new Set(Array.from(told.value.matchAll(LISTED), ([, name]) => name!));
    for (const found of told.value.matchAll(CALLED)) {
      const name = found[1]!;
      const from = found.index + found[0].indexOf(name, found[0].length - name.length - 1);
      if (parameters.has(name) || listed.has(name) || ISNT_THERE.test(sentenceAround(told.value, from))) continue;
      yield {
        at: part(told, from, from + name.length),
        key: isSure(found[0], name) && !isValueIn(told.value, name) ? SURE : 'mention',
        value: name,
      };
    }
  }
}

/** `- get_mesh: what it does`, of the actions that one tool has. */
const LISTED = /^[ \t]{0,40}[-*•][ \t]{1,4}[`*]{0,3}(\w{1,80})[`*]{0,3}[ \t]{0,4}[:(–—-]/gm;

/** A mention that certainly means a tool. */
const SURE = 'mention of a tool';

/** `call get_weather`, and behind "use" in backticks or with the verb that a tool begins with. */
function isSure(found: string, name: string): boolean {
  // "The chat calls look_again" tells what others do.
  if (/^(?:call|calling|invoke|invoking)\s/i.test(found)) return true;
  return /^(?:us(?:e|ing)|(?:start|begin) with)\s/i.test(found) && found.includes('`') && VERBS.has(wordsOf(name)[0]!);
}

/** `action="look_again"` */
const isValueIn = (text: string, name: string): boolean =>
  ['"', "'"].some((quote) => text.includes(quote + name + quote));

const VERBS = new Set(
  'add analyze call check create delete describe execute export fetch find get import list open query read remove run save search send set start stop update write'.split(
    ' ',
  ),
);

/** It begins or ends as the server's own tools do, in the same style, so that it is none of another program. */
function isNamedAs(name: string, known: ReadonlySet<string>): boolean {
  const words = wordsOf(name);
  // What registers the tools may add a prefix to their names.
  if ([...known].some((each) => name.endsWith(`_${each}`) || each.endsWith(`_${name}`))) return false;
  return [...known].some((each) => {
    const others = wordsOf(each);
    return styleOf(each) === styleOf(name) && (others[0] === words[0] || others.at(-1) === words.at(-1));
  });
}

/** The one tool whose name has the same words in another order: `list_tags` for `tags_list`. */
function sameWords(name: string, known: ReadonlySet<string>): string | undefined {
  const sorted = (each: string): string => wordsOf(each).sort().join(' ');
  const same = [...known].filter((each) => sorted(each) === sorted(name));
  return same.length === 1 && styleOf(same[0]!) === styleOf(name) ? same[0] : undefined;
}

/** `call get_weather`, "use the `getWeather` tool". */
const CALLED =
  /\b(?:[Cc]all|[Cc]alls|[Cc]alling|[Ii]nvoke|[Ii]nvoking|[Rr]un|[Uu]se|[Uu]sing|[Tt]ry|[Ss]tart with|[Bb]egin with)\s(?:the\s|tool\s|first\s)?[`'"]?([a-z][a-z0-9]{1,40}(?:[_-][a-z0-9]{1,40}|[A-Z][a-z0-9]{1,40}){1,6})(?![\w(=:/-]|\.\w)[`'"]?/g;

/** It is about what was, or is elsewhere, or is not to be called. */
const ISNT_THERE =
  /\b(?:instead of|former|renamed|replac|deprecat|removed|old|legacy|internally|no longer|unlike|not|n't|never|parameter|argument|option|field|flag|value|server)/i;

function textsOf({ root, schemas, tools }: Manifest): StringNode[] {
  const nodes: (Node | undefined)[] = [
    get(root, 'instructions'),
    ...tools.map(({ description }) => description?.value),
    ...schemas.map(({ node }) => get(node, 'description')),
  ];
  return [...new Set(nodes)].filter((node) => node?.kind === 'string');
}

/** The names of properties, and the values that they take. */
function* namesIn(schema: Node): Iterable<string> {
  for (const { key } of entries(get(schema, 'properties'))) yield key;
  for (const value of items(get(schema, 'enum'))) if (value.kind === 'string') yield value.value;
}

/** One word of the name differs, by little: `list_order` and `list_orders`, but not `app_info` and `pg_info`. */
function isSlip(name: string, meant: string): boolean {
  const [words, others] = [wordsOf(name), wordsOf(meant)];
  const different = words.flatMap((word, index) => (word === others[index] ? [] : [[word, others[index]!] as const]));
  const [[word, other] = ['', '']] = different;
  if (words.length !== others.length || different.length !== 1 || styleOf(name) !== styleOf(meant)) return false;
  if (`${word}s` === other || `${other}s` === word) return true;
  return Math.min(word.length, other.length) > 3 && nearestWord(word, [other]) !== undefined;
}

const styleOf = (name: string): string => [...new Set(name.match(/[_-]/g) ?? ['camel'])].sort().join('');
