import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule, type Problem } from '../../src/core/rule.js';
import { counted, wordsOf } from '../../src/core/text.js';
import { entry, get, text, type Node, type Place } from '../../src/core/tree.js';
import { isWrittenHere, type MayFix } from '../common/lib/fixes.js';
import { listingOf, section } from './lib/listing.js';

/** With more tools without a case, it is not clear which of them was meant, and each is compared with each. */
const MOST = 100;

export default defineRule({
  id: 'mcp/unlisted-case',
  summary: 'The handler of calls and the list of tools name different tools',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  fixable: 'unsafe',
  source: section('Tools, Calling Tools', 'A client calls a tool by a name of the list.'),
  messages: {
    unlisted: {
      message: '`{{name}}` is not in the list of tools, so no model ever calls this case.',
      help: '{{advice}}.',
    },
    uncased: {
      message: 'The `tools/call` handler has no case for `{{name}}`, so every call to this tool fails.',
      help: '{{advice}}.',
    },
    elsewhere: {
      message: 'This server lists {{tools}}, but its `tools/call` handler has no case for {{them}}, so calls fail.',
      help: 'Add a case for {{each}}, or leave {{them}} out of the list of this server.',
    },
  },
  *check(manifest) {
    const { dispatch } = manifest.code;
    if (!dispatch) return;
    const { cases, listed, refusesOthers } = dispatch;
    const names = new Set(cases.map(({ name }) => name));
    const uncased = new Set([...listed].filter((name) => !names.has(name)));
    const unlisted = [...names].filter((name) => !listed.has(name));
    const candidates = uncased.size > MOST ? [] : uncased;
    const meantBy = new Map(unlisted.map((name) => [name, misspelling(name, candidates)]));
    // Nothing in common: it is not the names of tools that are compared.
    if (cases.every(({ name }) => !listed.has(name) && meantBy.get(name) === undefined)) return;
    const told = new Set<string>();
    for (const each of cases) {
      const { name, isAlias } = each;
      const meant = meantBy.get(name);
      // An old name may lead to the same code.
      if (listed.has(name) || isAlias || told.has(name) || (meant === undefined && !refusesOthers)) continue;
      told.add(name);
      if (meant !== undefined) told.add(meant);
      // Calls of a listed tool fail only where this case was meant for it.
      const severity = meant === undefined ? 'warning' : 'error';
      yield {
        at: each,
        message: 'unlisted',
        data: { name, advice: adviceFor(name, meant, alike(name, candidates)) },
        severity,
        ...renaming(each, meant),
      };
    }
    if (!refusesOthers) return;
    const strays = unlisted.length > MOST ? [] : unlisted;
    const shared: { at: Node; name: string }[] = [];
    for (const tool of listingOf(manifest).tools) {
      const name = text(get(tool, 'name'));
      if (name === undefined || told.has(name) || !uncased.has(name)) continue;
      told.add(name);
      // What is in another file may be listed by other servers too, which have a case for it.
      if (tool.file !== undefined) {
        shared.push({ at: get(tool, 'name')!, name });
        continue;
      }
      yield {
        at: entry(tool, 'name')!.value,
        message: 'uncased',
        data: { name, advice: caseFor(name, alike(name, strays)) },
      };
    }
    if (shared.length > 0) yield ofShared(shared, cases.at(-1)!);
  },
});

function ofShared(tools: readonly { at: Node; name: string }[], at: Place): Problem<'elsewhere'> {
  const [first, ...more] = tools.map(({ name }) => `\`${name}\``);
  const data =
    more.length > 0
      ? { tools: `${first} and ${counted(more.length, 'other tool')}`, them: 'them', each: 'each of them' }
      : { tools: first, them: 'it', each: 'it' };
  const related = tools.map((tool) => ({ at: tool.at, note: `The list has \`${tool.name}\`.` }));
  return { at, message: 'elsewhere', data, related };
}

/** A spelling mistake, not another verb: `update_record` is not a misspelt `create_record`. */
function misspelling(name: string, candidates: Iterable<string>): string | undefined {
  const meant = nearestWord(name, candidates);
  const [here, there] = [wordsOf(name), wordsOf(meant ?? '')];
  const isOther = here.length === there.length && here.some((word, at) => !isNear(word, there[at]!));
  return isOther ? undefined : meant;
}

const isNear = (word: string, other: string): boolean => word === other || nearestWord(word, [other]) !== undefined;

function adviceFor(name: string, meant: string | undefined, other: string | undefined): string {
  if (meant !== undefined) return `Rename this case to \`${meant}\``;
  return other === undefined
    ? `Add \`${name}\` to the list of tools, or remove this case`
    : `Rename this case to \`${other}\`, a listed tool that has no case, or add \`${name}\` to the list`;
}

const caseFor = (name: string, other: string | undefined): string =>
  other === undefined
    ? `Add a case for \`${name}\`, or remove the tool from the list`
    : `Rename the case \`${other}\` to \`${name}\`, or remove the tool from the list`;

/** The only name with all words of this one, or whose words this one has: `move_document` of `move_documentation_document`. */
function alike(name: string, others: Iterable<string>): string | undefined {
  const own = wordsOf(name);
  const [only, ...more] = [...others].filter((other) => isPartOf(own, wordsOf(other)) || isPartOf(wordsOf(other), own));
  return more.length === 0 ? only : undefined;
}

const isPartOf = (words: readonly string[], of: readonly string[]): boolean =>
  words.length >= 2 && words[0] === of[0] && words.every((word) => of.includes(word));

/** Only a plain name in quotes: an escape would make it longer. */
function renaming(at: Place & { readonly name: string }, meant: string | undefined): MayFix {
  const { start, end, name } = at;
  if (meant === undefined || end - start !== name.length + 2 || /['"\\]/.test(meant) || !isWrittenHere(at)) return {};
  const edits = [{ op: 'text' as const, start: start + 1, end: end - 1, text: meant }];
  return { fix: { title: `Rename it to \`${meant}\``, safe: false, edits } };
}
