import {
  defineRule,
  lack,
  lackOf,
  type ProblemPlace,
  type Fix,
  type MissingKey,
  type Severity,
} from '../../src/core/rule.js';
import { entries, entry, get, has, type ObjectNode } from '../../src/core/tree.js';
import { lacksField } from '../mcp/lib/listing.js';
import { hintMeant, HINTS } from '../mcp/lib/registrations.js';
import { appOf } from './lib/app.js';
import { DIALECTS, dialectsOption, type Dialect, section, ANNOTATION_KEYS, lacks } from './lib/dialect.js';
import { readingVerb } from './lib/descriptions.js';

interface Options {
  readonly dialects: readonly Dialect[];
}

export default defineRule<'missing' | 'false', Options>({
  id: 'openai/read-only-hint',
  summary: 'A tool whose name suggests that it only reads is not marked read-only',
  severity: 'warning',
  in: 'spec',
  source: section(
    'Checklist',
    'readOnlyHint is true for operations that only read: no prompt asks for a confirmation then.',
  ),
  fixable: 'unsafe',
  messages: {
    missing: {
      message: 'By its name (`{{verb}}`) this tool only reads, but without `readOnlyHint` users confirm each call.',
      help: 'Add `readOnlyHint: true` if the tool changes nothing.',
    },
    false: {
      message:
        'By its name (`{{verb}}`) this tool only reads, but `readOnlyHint` is false, so users confirm each call.',
      help: 'Set `readOnlyHint` to `true` if the tool changes nothing.',
    },
  },
  options: {
    schema: dialectsOption('The dialects whose tools are checked'),
    defaults: { dialects: ['seed', 'openai'] },
    presets: { strict: { dialects: DIALECTS } },
  },
  *check(manifest, { options }) {
    for (const { node, name = '', dialects } of appOf(manifest).tools) {
      const verb = readingVerb(name);
      if (verb === undefined || !dialects.some((each) => options.dialects.includes(each))) continue;
      const found = judge(node, dialects.includes('seed'));
      if (found) yield { ...found, data: { verb } };
    }
  },
});

interface Found {
  readonly at: ProblemPlace;
  readonly message: 'missing' | 'false';
  readonly fix?: Fix;
  readonly severity?: Severity;
  readonly replaces?: readonly MissingKey[];
}

const KEY = 'readOnlyHint';

function judge(tool: ObjectNode, isSeed: boolean): Found | undefined {
  const annotations = get(tool, 'annotations');
  const holders = [annotations, ...(isSeed ? [get(annotations, 'openai')] : [])];
  for (const holder of holders) {
    const value = entry(holder, KEY)?.value;
    if (!value) continue;
    return value.kind === 'boolean' && !value.value
      ? // The author has thought of it, so nothing is more than a hint, and no fix takes it back.
        { at: value, message: 'false', severity: 'info' }
      : undefined;
  }
  // A hint in `_meta` or on the tool itself is openai/misplaced-key's.
  const meta = get(tool, '_meta');
  const isElsewhere =
    has(tool, KEY) === 'yes' || [KEY, `openai/${KEY}`, 'annotations'].some((key) => has(meta, key) === 'yes');
  if (isElsewhere) return undefined;
  // The structural rules report misspelt keys and values that are not objects; what cannot be known is not reported.
  if (annotations ? annotations.kind !== 'object' : !lacksField(tool, 'annotations')) return undefined;
  if (holders.some((holder) => holder && !lacks(holder, KEY, [...HINTS, ...ANNOTATION_KEYS]))) return undefined;
  if (holders.some((each) => entries(each).some((hint) => hintMeant(hint) === KEY))) return undefined;
  const holder = holders.findLast((each): each is ObjectNode => each?.kind === 'object');
  const add: Fix = {
    title: 'Add `readOnlyHint: true`',
    safe: false,
    edits: [
      holder
        ? { op: 'add', to: holder, key: KEY, value: true }
        : { op: 'add', to: tool, key: 'annotations', value: { [KEY]: true } },
    ],
  };
  // That it is missing openai/hints-explicit would say as well.
  return {
    at: lackOf(holder ?? tool, KEY, 'annotations'),
    message: 'missing',
    fix: add,
    replaces: holder ? [lack(holder, KEY)] : [],
  };
}
