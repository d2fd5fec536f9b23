import type { Answer, Registration } from '../../src/core/code.js';
import { groupBy } from '../../src/core/collections.js';
import { defineRule, lack, type Manifest, type Problem } from '../../src/core/rule.js';
import { entry, get, has, isTrue, text, type Entry, type Node, type ObjectNode } from '../../src/core/tree.js';
import { isOther } from './lib/answers.js';
import { isFailure, promisesData } from './lib/registrations.js';
import { misfitsOf } from './lib/fits-schema.js';
import { section } from './lib/listing.js';

type MessageId = 'missing' | 'alone' | 'failure' | 'key' | 'extra' | 'both' | 'type' | 'object' | 'any';

export default defineRule({
  id: 'mcp/structured-content',
  summary: 'A tool with an output schema returns no `structuredContent`, or one that does not match',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'spec',
  fixable: 'unsafe',
  source: section('Tools, Output Schema', 'A tool with an output schema returns structured content that fits it.'),
  messages: {
    missing: {
      message: '`{{name}}` has an `outputSchema`, but this result has no `structuredContent`, so clients refuse it.',
      help: 'Add `structuredContent`, or `isError: true` if this result reports a failure.',
    },
    alone: {
      message: '`{{name}}` has an `outputSchema`, but this result is content alone, so the SDK answers with an error.',
      help: 'Return the data as a dictionary, or both: `return content, data`.',
    },
    failure: {
      message: 'This error result does not fit the output schema of `{{name}}`, so clients report that, not the error.',
      help: 'Remove `structuredContent` here, or make it fit the schema.',
    },
    key: {
      message: 'This result lacks {{keys}}, which the output schema of `{{name}}` requires, so {{refused}}.',
      help: 'Add {{keys}} here, or make {{them}} optional in the schema.',
    },
    extra: {
      message: 'The output schema of `{{name}}` does not allow {{extra}}, so {{refused}}.',
      help: 'Remove {{it}} here, or add {{it}} to the output schema.',
    },
    both: {
      message: 'This result lacks {{keys}} and has {{extra}}, so it does not fit the output schema of `{{name}}`.',
      help: 'Return what the schema says, or change the schema: a result that does not fit it is refused.',
    },
    type: {
      message: '`{{key}}` is {{is}}, but the output schema of `{{name}}` requires {{wanted}}, so {{refused}}.',
      help: 'Return {{wanted}}, or change the type of `{{key}}` in the output schema.',
    },
    any: {
      message: '`structuredContent` must be an object, or clients on version 1 of the SDK report an error.',
      help: 'Put the value into a property, such as `{ result: … }`.',
    },
    object: {
      message: '`structuredContent` must be an object, as the output schema of `{{name}}` says, or clients refuse it.',
      help: 'Put the value into a property, such as `{ result: … }`.',
    },
  },
  *check(manifest) {
    const answers = possible(manifest);
    yield* misfits(manifest, answers);
    yield* others(manifest);
    yield* contentAlone(manifest);
    yield* dataReturned(manifest);
    const schemas = answers.length > 0 ? outputSchemas(manifest) : NONE;
    const told = new Set<number>();
    const byPlace = groupBy(answers, ({ body }) => body.start);
    for (const [name = '', some] of groupBy(answers, ({ tool }) => tool)) {
      const schema = schemas.get(name);
      if (!schema) continue;
      const results = some.filter(({ body }) => !isFailure(body));
      const isKnown = !some.some(({ mayDiffer }) => mayDiffer) && results.every(({ body }) => lacksData(body));
      // A helper may never return what it has beside an answer with data, nor a handler that other tools have too.
      const isSure = ({ body, isOwn }: Answer): boolean =>
        isOwn === true && byPlace.get(body.start)!.every(({ tool }) => tool === name) && lacksData(body);
      const bodies = (isKnown ? results : results.filter(isSure)).map(({ body }) => body);
      const [first, ...others] = bodies as ObjectNode[];
      // A helper may make one answer for several tools.
      if (!first || told.has(first.start)) continue;
      told.add(first.start);
      const related = [
        { at: schema, note: 'The output schema.' },
        ...others.map((body) => ({ at: lack(body), note: 'This result, too.' })),
      ];
      yield { at: lack(first, 'structuredContent'), message: 'missing', data: { name }, related };
    }
  },
});

/** Without what is returned only for an argument that the SDK refuses before. */
function possible({ code, schemas }: Manifest): readonly Answer[] {
  const isRefused = ({ tool: name, ifEmpty }: Answer): boolean =>
    ifEmpty !== undefined &&
    schemas.some(
      ({ role, depth, property, node, tool }) =>
        role === 'input' &&
        depth === 1 &&
        tool.label === name &&
        property?.key === ifEmpty &&
        LEAST.some((each) => isPositive(get(node, each))),
    );
  return code.answers.filter((each) => !isRefused(each));
}

const LEAST = ['minItems', 'minLength'];
const isPositive = (node: Node | undefined): boolean => node?.kind === 'number' && node.value > 0;

/** The SDK itself looks for data, whatever the content says. */
function* contentAlone({ code, tools }: Manifest): Iterable<Problem<MessageId>> {
  for (const [name, [at]] of groupBy(code.python?.contentAlone() ?? [], ({ tool }) => tool)) {
    const [schema, ...others] = tools.flatMap(({ label, node }) =>
      label === name ? [entry(node, 'outputSchema')] : [],
    );
    if (!at || schema?.value.kind !== 'object' || others.length > 0) continue;
    yield { at, message: 'alone', data: { name }, related: [{ at: schema, note: 'The output schema.' }] };
  }
}

/** What functions in Python return as data. */
function* dataReturned({ code, tools }: Manifest): Iterable<Problem<MessageId>> {
  const told = new Set<number>();
  for (const { tool: name, data, isConverted } of code.python?.dataReturned() ?? []) {
    const [schema, ...others] = tools.flatMap(({ label, node }) =>
      label === name ? [entry(node, 'outputSchema')] : [],
    );
    if (!schema || others.length > 0 || told.has(data.start)) continue;
    told.add(data.start);
    for (const each of misfitsOf(data, schema.value, false)) {
      if (isConverted && each.message === 'type') continue;
      const { fix: _, ...problem } = each;
      const said = { ...each.data, name, refused: 'the call fails' };
      yield { ...problem, data: said, related: [{ at: schema, note: 'The output schema.' }] };
    }
  }
}

/** Data that does not fit the schema: told once for each place, since a helper may make the data of several tools. */
function* misfits(manifest: Manifest, answers: readonly Answer[]): Iterable<Problem<MessageId>> {
  const withData = answers.filter(
    ({ body }) => get(body, 'structuredContent') && (!isFailure(body) || surelyFails(body)),
  );
  const schemas = withData.length > 0 ? outputSchemas(manifest) : NONE;
  const strict = strictOutputs(manifest);
  const told = new Set<number>();
  for (const { body, tool: name = '' } of withData) {
    const data = get(body, 'structuredContent')!;
    const schema = schemas.get(name);
    if (!schema || told.has(data.start) || data.file !== undefined) continue;
    told.add(data.start);
    const related = [{ at: schema, note: 'The output schema.' }];
    if (isFailure(body)) {
      const [first] = misfitsOf(data, schema.value, strict.has(name));
      if (first) yield { at: first.at, message: 'failure', data: { name }, severity: 'warning', related };
      continue;
    }
    for (const each of misfitsOf(data, schema.value, strict.has(name))) {
      const refused = each.message === 'extra' ? 'clients refuse the result' : 'clients refuse it';
      const problem = { ...each, data: { ...each.data, name, refused }, related };
      yield each.key === undefined && each.message === 'type' ? { ...problem, message: 'object' } : problem;
    }
  }
}

/** Without an output schema it may hold what it likes, in version 2 of the SDK, and in version 1 it is an object. */
function* others(manifest: Manifest): Iterable<Problem<MessageId>> {
  const withOther = manifest.code.answers.filter(({ body }) => isOther(get(body, 'structuredContent'), 'object'));
  if (withOther.length === 0) return;
  const schemas = outputSchemas(manifest);
  const ofV1 = manifest.code.registrations.filter(({ sdk }) => sdk === 'v1');
  const served = new Set(ofV1.map(({ tool }) => text(get(tool, 'name'))));
  const told = new Set<number>();
  for (const { body, tool } of withOther) {
    const data = get(body, 'structuredContent')!;
    if (!served.has(tool) || schemas.has(tool ?? '') || told.has(data.start) || data.file !== undefined) continue;
    told.add(data.start);
    yield { at: data, message: 'any' };
  }
}

/** The tools whose output schema allows no further keys in any object unless it says so: version 1 makes it so of zod. */
function strictOutputs({ code }: Manifest): ReadonlySet<string> {
  const made = code.registrations.filter(
    ({ output, sdk: version }) => version === 'v1' && /^(zod|shape)$/.test(output?.is ?? ''),
  );
  return new Set(made.flatMap(({ tool }) => text(get(tool, 'name')) ?? []));
}

const NONE: ReadonlyMap<string, Entry> = new Map();

/** The output schemas by the names of their tools, where all tools of a name have one. */
function outputSchemas(manifest: Manifest): ReadonlyMap<string, Entry> {
  const { code, tools } = manifest;
  const promised = code.registrations.filter((each) => promisesData(each, manifest) && !isDropped(each, manifest));
  const starts = new Set(promised.map(({ tool }) => tool?.start));
  const found = new Map<string, Entry>();
  for (const [name, some] of groupBy(tools, ({ label }) => label)) {
    const schema = entry(some[0]!.node, 'outputSchema');
    if (name !== undefined && schema && some.every(({ node }) => starts.has(node.start))) found.set(name, schema);
  }
  return found;
}

/** The SDK lists no such schema, of which clients/zod-lost-parameters speaks; nothing is checked against it. */
function isDropped(registration: Registration, { code, packages }: Manifest): boolean {
  const { tool } = registration;
  const forms = tool && code.served?.(registration, tool, 'outputSchema', packages);
  return forms !== undefined && forms.length > 0 && forms.every(({ fault }) => fault?.is === 'dropped');
}

const surelyFails = (body: Node): boolean => {
  const flag = get(body, 'isError');
  return isTrue(flag);
};

/** Without `content` it is an answer of another kind, such as a task. To one with a name its data may be added. */
function lacksData(body: Node): boolean {
  return (
    body.kind === 'object' &&
    body.via === undefined &&
    has(body, 'structuredContent') === 'no' &&
    has(body, 'content') === 'yes'
  );
}
