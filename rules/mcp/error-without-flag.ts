import type { Answer } from '../../src/core/code.js';
import type { PythonView } from '../../src/core/python-code.js';
import { defineRule } from '../../src/core/rule.js';
import { entry, get, has, items, text, type Node, type ObjectNode, type Place } from '../../src/core/tree.js';
import { isWrittenHere } from '../common/lib/fixes.js';
import { saysFailure } from '../common/lib/failures.js';
import { section } from './lib/listing.js';

export default defineRule({
  id: 'mcp/error-without-flag',
  summary: 'A failure is returned as an ordinary result',
  severity: 'info',
  in: 'strict',
  fixable: 'unsafe',
  source: section('Tools, Error Handling', 'A result reports a failure with isError.', 'SHOULD'),
  messages: {
    once: {
      message: 'This failure has no `isError`, so clients and models take it for a success.',
      help: 'Add `isError: true`.',
    },
    returned: {
      message: 'This failure is returned as an ordinary result, so clients and models take it for a success.',
      help: 'Raise an exception with this text: the SDK then sets `isError`.',
    },
    allReturned: {
      message: '{{count}} failures are returned as ordinary results, so clients and models take them for successes.',
      help: 'Raise an exception with the text of each: the SDK then sets `isError`.',
    },
    several: {
      message: '{{count}} failures have no `isError`, so clients and models take them for successes.',
      help: 'Add `isError: true` to each of them.',
    },
  },
  *check({ code }) {
    yield* returnedIn(code.python);
    const found = new Map<string, Failure>();
    for (const answer of code.answers) {
      const at = failureIn(answer);
      const key = `${at?.file} ${at?.start}`;
      if (at && !found.has(key)) found.set(key, { at, body: answer.body as ObjectNode });
    }
    const [first, ...others] = [...found.values()].sort(ownFirst);
    if (!first) return;
    const own = [first, ...others].filter(({ body }) => isWrittenHere(body));
    const fix = own.length > 0 && {
      title: 'Add `isError: true`',
      safe: false,
      edits: own.map(({ body }) => ({ op: 'add' as const, to: body, key: 'isError', value: true })),
    };
    const { via } = first.body;
    const related = first.at.file !== undefined && via ? [{ at: via, note: 'A handler returns it here.' }] : [];
    if (others.length === 0) yield { at: first.at, message: 'once', cause: 'flag', related, ...(fix && { fix }) };
    else
      yield {
        at: first.at,
        message: 'several',
        data: { count: others.length + 1 },
        count: others.length + 1,
        cause: 'flag',
        related: [...related, ...others.slice(0, MOST_RELATED).map(({ at }) => ({ at, note: 'This failure, too.' }))],
        ...(fix && { fix }),
      };
  },
});

/** Those of other files come last. */
const ownFirst = ({ at: a }: Failure, { at: b }: Failure): number =>
  (a.file ?? '').localeCompare(b.file ?? '') || a.start - b.start;

interface Failure {
  readonly at: Node;
  readonly body: ObjectNode;
}

const MOST_RELATED = 50;

/** Functions in Python report a failure by an exception. */
function* returnedIn(view: PythonView | undefined) {
  const failed = new Map<number, Place>();
  const returned = view ? [...view.tools.flatMap((tool) => tool.results().values), ...view.answers()] : [];
  for (const { file, start, end, begins, isCaught } of returned) {
    const isFailure = saysFailure(begins, isCaught);
    if (isFailure && file === undefined) failed.set(start, { start, end });
  }
  const [first, ...others] = [...failed.values()].sort((a, b) => a.start - b.start);
  if (!first) return;
  yield {
    at: first,
    message: others.length === 0 ? 'returned' : 'allReturned',
    ...(others.length > 0 && { data: { count: failed.size }, count: failed.size }),
    cause: 'flag',
    related: others.slice(0, MOST_RELATED).map((at) => ({ at, note: 'This failure, too.' })),
  } as const;
}

/** The text by which a result without the flag tells of a failure. */
function failureIn({ body, isCaught }: Answer): Node | undefined {
  if (body.kind !== 'object') return undefined;
  if (has(body, 'isError') !== 'no' || has(body, 'structuredContent') !== 'no') return undefined;
  const parts = items(get(body, 'content'));
  const [part, ...others] = parts;
  if (!part || others.length > 0 || text(get(part, 'type')) !== 'text' || has(part, 'isError') === 'yes')
    return undefined;
  const words = entry(part, 'text')?.value;
  const begins = words?.kind === 'unknown' ? words.begins : text(words);
  return words && saysFailure(begins, isCaught) ? words : undefined;
}
