import { nearestWord } from '../../src/core/did-you-mean.js';
import { groupBy } from '../../src/core/collections.js';
import { functionBehind } from '../../src/core/python-code.js';
import { allOf } from '../../src/core/text.js';
import { defineRule, lackOf, type Manifest } from '../../src/core/rule.js';
import { get, has, items, text, type Entry, type Node } from '../../src/core/tree.js';
import { saysUnused } from '../common/lib/parameters.js';
import { handledTools, parametersOf, type HandledTool } from './lib/inputs.js';
import { listingOf, section } from './lib/listing.js';
import { hasAppMetadata } from './lib/registrations.js';
import { isForUnhandled, unhandledIn } from './lib/unhandled.js';

export default defineRule({
  id: 'mcp/unread-parameter',
  summary: 'A handler never reads a parameter that the tool declares',
  severity: 'warning',
  in: 'recommended',
  source: section('Tools, Tool', 'The input schema says which arguments a tool is called with.', 'advice'),
  messages: {
    unread: {
      message: 'The handler never uses {{names}}, so what the model passes there has no effect.',
      help: 'Use {{names}} in the handler, or remove {{what}} from the parameters.',
    },
    watched: {
      message: 'The handler never uses {{names}}, so what the model passes there does not change the result.',
      help: 'Use {{names}} in the handler, or remove {{what}} if the middleware does not need it either.',
    },
  },
  *check(manifest) {
    const told = new Set<number>();
    const tools = handledTools(manifest);
    const byCaller = readByCaller(tools);
    const isOfMany = sharedIn(tools);
    const schemas = manifest.derive(parametersOfAll);
    for (const tool of tools) {
      const read = new Set(
        tool.inputs.flatMap(({ reads }) => reads.flatMap(({ name, isUnused }) => (isUnused ? [] : [name]))),
      );
      const declared = tool.parameters.map(({ key }) => key);
      // Of those that are read under another name mcp/undeclared-argument speaks.
      for (const name of [...read]) if (!declared.includes(name)) read.add(nearestWord(name, declared) ?? name);
      const unread = tool.parameters.filter(
        (each) =>
          !read.has(each.key) &&
          !byCaller.has(each.key) &&
          // A list is no schema: common/invalid-json-schema reports it.
          each.value.kind !== 'array' &&
          !isNotCallable(each.key, tool.node, manifest) &&
          !mayBeLeftOut(each, tool.node, isOfMany),
      );
      if (unread.length === 0 || !isKnownWhole(tool)) continue;
      // With the case that is missing, they are read: mcp/unhandled-value reports it.
      const unhandled = unhandledIn(tool);
      const fresh = unread.filter(
        (each) =>
          !told.has(each.start) &&
          !isTakenBefore(each.key, tool, manifest) &&
          !isForUnhandled(each, unhandled) &&
          !isInherited(each, tool, schemas) &&
          !NOT_YET.test(commentOn(each, manifest)),
      );
      const [first, ...others] = fresh;
      if (!first) continue;
      for (const { start } of fresh) told.add(start);
      const isWatched = tool.inputs.some((each) => each.isWatched);
      yield {
        at: first,
        message: isWatched ? 'watched' : 'unread',
        ...(isWatched && { severity: 'info' as const }),
        data: { names: namesOf(fresh), what: others.length > 0 ? 'them' : 'it', tool: tool.name },
        related: [
          ...others.map((at) => ({ at, note: 'The same here.' })),
          ...tool.inputs.map(({ handler }) => ({ at: handler, note: 'The handler.' })),
        ],
        // To describe it would not help.
        replaces: fresh.flatMap(({ value }) => (value.kind === 'object' ? lackOf(value, 'description') : [])),
      };
    }
  },
});

/** Whether a parameter is one that several tools have, as those of another file may be, unless all of one tool are from there. */
function sharedIn(tools: readonly HandledTool[]): (value: Node) => boolean {
  const keyOf = ({ file, start }: Node): string => `${file} ${start}`;
  const elsewhere = tools.flatMap(({ parameters }) => {
    const files = new Set(parameters.map(({ value }) => value.file));
    return files.size === 1 ? parameters : [];
  });
  const own = groupBy(elsewhere, ({ value }) => keyOf(value));
  return (value) => value.file !== undefined && own.get(keyOf(value))?.length !== 1;
}

const parametersOfAll = (manifest: Manifest): readonly (readonly Entry[])[] =>
  listingOf(manifest).tools.flatMap((tool) => {
    const parameters = parametersOf(tool);
    return parameters ? [parameters] : [];
  });

/** The schema is that of another tool, extended: `Query.extend({ … })`. To remove the parameter would take it from both. */
function isInherited(
  { start }: Entry,
  { parameters }: HandledTool,
  schemas: ReturnType<typeof parametersOfAll>,
): boolean {
  const own = new Set(parameters.map((each) => each.start));
  return schemas.some(
    (base) =>
      base.length < own.size && base.some((each) => each.start === start) && base.every((each) => own.has(each.start)),
  );
}

/** `a`, `b` and 3 more. */
function namesOf(parameters: readonly Entry[]): string {
  const names = parameters.map(({ key }) => `\`${key}\``);
  return allOf(names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names);
}

/**
 * Code around the handlers calls them with more than the arguments: `handler(client, args.companyId, args)`; middleware
 * of fastmcp reads the arguments of all tools, which refuse what their functions do not have. What several
 * tools declare and no handler reads, that code reads; what only two of many functions have is no such thing.
 */
function readByCaller(tools: readonly HandledTool[]): ReadonlySet<string> {
  const called = tools.filter(({ inputs }) =>
    inputs.some(({ isOfLibrary, isOfSignature }) => isOfLibrary || isOfSignature),
  );
  const readBy = ({ inputs }: HandledTool): ReadonlySet<string> =>
    new Set(inputs.flatMap(({ reads }) => reads.map(({ name }) => name)));
  const read = new Set(
    called
      .filter(({ inputs }) => !inputs.some(({ isOfSignature }) => isOfSignature))
      .flatMap((each) => [...readBy(each)]),
  );
  const unread = groupBy(
    called.flatMap((each) => {
      const own = readBy(each);
      return each.parameters.filter(({ key }) => !own.has(key));
    }),
    ({ key }) => key,
  );
  const isOfAll = (count: number): boolean =>
    count > 2 || called.length < 2 * count || called.some(({ inputs }) => inputs.some((each) => !each.isOfSignature));
  return new Set(
    [...unread].flatMap(([name, all]) => (all.length > 1 && isOfAll(all.length) && !read.has(name) ? [name] : [])),
  );
}

/** The program that runs the handlers is in another file, and may take an argument out: `const { profile, ...args } = …`. */
const isTakenBefore = (key: string, { inputs }: HandledTool, { isNamedElsewhere }: Manifest): boolean =>
  inputs.some(({ isOfLibrary }) => isOfLibrary) &&
  isNamedElsewhere([`{ ${key}, ..`, `args.${key})`, `arguments.${key}`, `arguments?.${key}`]);

/** In Python, a context without its annotation, `self` or `**kwargs`: python/not-callable reports it. */
const isNotCallable = (key: string, tool: Node, { code }: Manifest): boolean =>
  functionBehind(tool, code.python)?.faults.some(
    ({ is, name }) =>
      ((is === 'context' || is === 'kwargs') && name === key) || (is === 'self' && /^(?:self|cls)$/.test(key)),
  ) === true;

/** A widget reads the arguments too. */
function isKnownWhole({ node, inputs, parameters }: HandledTool): boolean {
  const isRead = (name: string): boolean =>
    inputs.some(({ reads }) => reads.some((read) => read.name === name && !read.isUnused));
  // A handler that reads nothing at all is not finished, or only says that the tool is gone.
  if (!parameters.some(({ key }) => isRead(key)) || inputs.some((each) => each.mayReadMore || each.isStub()))
    return false;
  const meta = get(node, '_meta');
  return has(node, '_meta') !== 'unknown' && meta?.kind !== 'unknown' && !hasAppMetadata(node);
}

/** Its only use may be that the model has to write it: a confirmation, its reasons. */
function mayBeLeftOut({ key, value }: Entry, tool: Node, isOfMany: (value: Node) => boolean): boolean {
  // What all tools share is read by what is around the handlers.
  if (value.kind === 'unknown' || value.via || isOfMany(value)) return true;
  const [own, whole] = [get(value, 'description'), get(tool, 'description')];
  const texts = [text(own) ?? '', saidOf(key, text(whole) ?? '')];
  const isForTheModel = FOR_THE_MODEL.test(key) && !texts.some((each) => PROMISES.test(each));
  if (key.startsWith('_') || isForTheModel || isSingle(value)) return true;
  // A docstring is read as a whole where versions differ in what they make of its parts.
  const isPart = own !== undefined && whole?.kind === 'string' && whole.start <= own.start && own.end <= whole.end;
  if ([...(isPart ? [] : [own]), whole].some((each) => each?.kind === 'unknown' && !each.isText)) return true;
  // Of a flag, it may say what the flag is for: that nothing is changed.
  const isFlag = text(get(value, 'type')) === 'boolean';
  return texts.some((each) => saysUnused(each) || NOT_FOR_IT.test(each) || (!isFlag && CHANGES_NOTHING.test(each)));
}

/** The text of the tool may have a line for each, and further ones that are indented more. */
function saidOf(name: string, description: string): string {
  const lines = description.split('\n');
  const isOfName = (line: string): boolean =>
    line.trimStart().startsWith(name) && !/^\w/.test(line.trimStart().slice(name.length));
  return lines
    .flatMap((line, at) => {
      if (!isOfName(line)) return [];
      const end = lines.findIndex((each, index) => index > at && indentOf(each) <= indentOf(line));
      return lines.slice(at, end < 0 ? undefined : end);
    })
    .join('\n');
}

const indentOf = (line: string): number => line.search(/\S|$/);

/** The comment behind a parameter, and the one right above it. */
function commentOn(parameter: Entry, { linesAround }: Manifest): string {
  const lines = linesAround(parameter).split('\n');
  const [, behind = ''] = BEHIND.exec(lines.pop()!) ?? [];
  const isCode = lines.findLastIndex((line) => !COMMENT.test(line));
  return [...lines.slice(isCode + 1), behind].join('\n');
}

const BEHIND = /\s(?:\/\/|\/\*|#)\s([^'"`]*)$/;
const COMMENT = /^\s*(?:\/\/|\/?\*|#)/;
/** Who wrote it knows. */
const NOT_YET =
  /\b(?:reserved|unused|ignored|deprecated|no-?op|future use|not (?:yet |currently )?(?:used|read|implemented|supported|wired))\b/i;

const FOR_THE_MODEL =
  /^(confirm\w*|random_?string|dummy|placeholder|unused|no_?params?|reason(ing|s)?|explanation|justification|rationale|thoughts?|thinking|intent(ion)?|purpose|context)$/i;
/** It is for what comes back. */
const PROMISES = /\bfor (?:a )?(?:better|improved|(?:more )?accurate)\b|\bto (?:improve|influence|refine|guide)\b/i;
/** Nor what tells why it is there: other versions, other callers, the model's own sake. */
const NOT_FOR_IT =
  /\b(informational|reserved|legacy|compatib|no longer|future|dummy|placeholder|not (yet )?(implemented|supported|used)|used yet|(api|interface) (symmetry|consistency|parity)|confirm|why you|reason)|\b(?:only|just)\b[^.\n]{0,40}\bsupported\b|\b(?:only supports|supports only)\b|\binternal (?:[\w-]+ ){0,2}(?:flag|token|use|parameter|argument|option)\b|\bnot user-facing\b|\bcurrently (?:only|always)\b/i;
const CHANGES_NOTHING =
  /\b(?:it|this|value|parameter|argument|field|option) (?:(?:does|will) not|doesn't|won't|never) (?:change|affect|alter|influence)\b/i;

/** One value is a guard. */
const isSingle = (schema: Node): boolean =>
  get(schema, 'const') !== undefined || items(get(schema, 'enum')).length === 1;
