import { groupBy } from '../../src/core/collections.js';
import type { PythonTool, ValueKind } from '../../src/core/python-code.js';
import { defineRule, type Words } from '../../src/core/rule.js';
import { saysFailure } from '../common/lib/failures.js';
import { onceEach, sdkSource } from './lib/tools.js';

export default defineRule({
  id: 'python/result-type',
  summary: 'A result that does not fit the return annotation',
  severity: 'error',
  in: 'recommended',
  source: sdkSource(
    'Structured output',
    'What a tool returns is held to its return annotation, of which the output schema is made.',
  ),
  messages: {
    refused: {
      message: 'This returns {{found}} but the function declares `{{wanted}}`, so {{effect}}.{{places}}',
      help: '{{advice}}.',
    },
    passedOn: {
      message: 'This call can return {{found}} but the function declares `{{wanted}}`, so {{effect}}.{{places}}',
      help: '{{advice}}.',
    },
  },
  *check({ code }) {
    const misfits = (code.python?.tools ?? []).flatMap((tool) => misfitsOf(tool));
    const once = onceEach(misfits.map((each) => ({ ...each, ...each.at })));
    // One declaration is held against all that its function returns, and one function may answer for several.
    const declared = [...groupBy(once, ({ declaration }) => declaration).values()];
    for (const some of groupBy(declared, (all) => helperOf(all) ?? all[0]!.declaration).values()) {
      const all = some.flat();
      // The results say more than the failures.
      const first = all.find(({ isFailure }) => !isFailure) ?? all[0]!;
      const { at, found, key, wanted, effect, isCertain, isFailure } = first;
      const others = all.filter((each) => each !== first);
      yield {
        at,
        message: first.writtenAt && first.answeredBy ? 'passedOn' : 'refused',
        data: {
          found: (words: Words) =>
            `${found === 'object' ? 'a dict' : words[found]}${key === undefined ? '' : ` in \`${key}\``}`,
          wanted,
          effect,
          places: others.length > 0 ? ` (${all.length} places)` : '',
          advice: isFailure
            ? RAISE
            : key === undefined
              ? adviceFor(found, wanted)
              : 'Declare `dict[str, Any]`, or return other values',
        },
        ...(others.length > 0 && { count: all.length }),
        related: [
          ...(first.writtenAt ? [{ at: first.writtenAt, note: 'It is returned here.' }] : []),
          ...others.map(({ at, declaration }) => ({
            at,
            note: declaration === first.declaration ? 'This does not fit it, either.' : 'The same call.',
          })),
        ],
        ...(!isCertain && { severity: 'warning' }),
      };
    }
  },
});

/** The function whose call is all that is returned there. */
function helperOf([first, ...others]: readonly { readonly answeredBy?: string }[]): string | undefined {
  return others.every(({ answeredBy }) => answeredBy === first?.answeredBy) ? first?.answeredBy : undefined;
}

const RAISE = 'Raise an exception instead: the SDK then sets `isError`';

function adviceFor(found: ValueKind, wanted: string): string {
  const type = TYPES[found];
  const declaring = type === undefined ? 'change the annotation' : `declare \`${wanted} | ${type}\``;
  return found === 'string'
    ? `If the string is an error message, raise an exception instead. If it is a result, ${declaring}`
    : `Return a value of type \`${wanted}\`, or ${declaring}`;
}

/** Of a number more than one type is possible. */
const TYPES: Readonly<Partial<Record<ValueKind, string>>> = {
  ...{ string: 'str', boolean: 'bool', null: 'None', array: 'list', object: 'dict' },
};

function misfitsOf({ function: { file, start }, isWrapped, library, results }: PythonTool) {
  if (isWrapped || file !== undefined) return [];
  const { declared, values, through } = results();
  if (!declared) return [];
  const wanted = declared.text;
  const isOfObject = declared.takes.has('object');
  return [...values, ...through].flatMap((value) => {
    const { kind: whole, misfit, begins, isCaught, answeredBy, mayBeNumber, writtenAt, ...at } = value;
    const isInside = declared.takes.has(whole);
    // fastmcp sends what is in a dictionary as it is.
    if (isInside && (!misfit || library !== 'official')) return [];
    const kind = isInside ? misfit!.kind : whole;
    const isFailure = isCaught || saysFailure(begins);
    // The official SDK then serves the number.
    if (!isInside && mayBeNumber && !isFailure && library !== 'fastmcp' && declared.takes.has('number')) return [];
    const effect =
      library === 'official'
        ? declared.isCertain
          ? 'the model gets a validation error instead'
          : 'from SDK 1.10 on, the model gets a validation error'
        : library === 'fastmcp'
          ? fastmcpsOf(kind, isOfObject)
          : eithersOf(kind, isOfObject);
    return effect === undefined
      ? []
      : [
          {
            ...{ at: isInside ? misfit! : at, found: kind, key: isInside ? misfit!.key : undefined },
            ...{ wanted, effect, isCertain: declared.isCertain, isFailure, declaration: start, answeredBy, writtenAt },
          },
        ];
  });
}

/** It checks only that an object is one, and sends the rest as it is; a list may be one of content. */
function fastmcpsOf(kind: ValueKind, isOfObject: boolean): string | undefined {
  if (isOfObject) return kind === 'null' ? undefined : 'the call fails';
  return kind === 'array' ? undefined : 'clients that check results refuse it';
}

/** What holds for both. */
const eithersOf = (kind: ValueKind, isOfObject: boolean): string | undefined =>
  fastmcpsOf(kind, isOfObject) && 'the call fails, or clients refuse the result';
