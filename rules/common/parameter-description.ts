import type { HandlerInput } from '../../src/core/code.js';
import { groupBy } from '../../src/core/collections.js';
import { defineRule, lackOf, type InWords, type Manifest, type Tool } from '../../src/core/rule.js';
import { functionBehind, type PythonTool } from '../../src/core/python-code.js';
import { entries, entry, get, has, items, text, type Entry, type Node, type ObjectNode } from '../../src/core/tree.js';
import { isMisspelt, strayProperties } from './lib/misspelt-keywords.js';
import { isUnset } from './lib/left-to-formats.js';
import { isHardToGuess } from './lib/hard-to-guess.js';
import { alternatives, isSelfExplaining, partsOf } from './lib/parameters.js';
import { foldedWords, isForAppOnly } from './lib/text.js';
import { adding, importsFor, sentence, writingOf } from './lib/written.js';

interface Options {
  readonly null: 'accept' | 'report';
  readonly selfExplaining: 'accept' | 'report';
}

export default defineRule<'missing' | 'docstring', Options>({
  id: 'common/parameter-description',
  summary: 'A parameter has no description',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'Model Context Protocol and Gloodata extension info',
    section: 'tools: parameters',
    says: 'The model fills in the arguments by what the schema says of them.',
    kind: 'advice',
  },
  messages: {
    missing: {
      message: '`{{name}}` has no description, so the model must guess its value from the name.',
      help: 'Say {{what}}: {{write}}{{imports}}.',
    },
    docstring: {
      message: '`{{name}}` is described in the docstring, but not in the schema that models fill in.',
      help: '{{order}}{{imports}}. The SDK does not copy the docstring into the schema.',
    },
  },
  options: {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        null: {
          enum: ['accept', 'report'],
          description: 'Whether to accept a description that is null, which Gloodata writes where the author gave none',
        },
        selfExplaining: {
          enum: ['accept', 'report'],
          description:
            "Whether to accept a parameter that the tool's own description mentions, or whose name, format or choices say enough",
        },
      },
    },
    defaults: { null: 'accept', selfExplaining: 'accept' },
    presets: { strict: { null: 'report', selfExplaining: 'report' } },
  },
  *check(manifest, { options }) {
    if (!manifest.formats.some((format) => JUDGED.has(format))) return;
    const seen = new Set<Node>();
    let strays: ReadonlyMap<Node, unknown> | undefined;
    for (const tool of manifest.tools) {
      if (isForAppOnly(tool.node)) continue;
      const made = functionBehind(tool.node, manifest.code.python);
      if (made?.isSchemaGiven) continue;
      for (const { path, schema, isGuessed } of undescribed(tool, manifest, options)) {
        if (seen.has(schema)) continue;
        seen.add(schema);
        // Its parts are in the wrong place, which common/unknown-schema-keyword reports.
        if ((strays ??= strayProperties(manifest)).has(schema)) continue;
        // What it says would have no effect.
        if (isUnread(path, tool, manifest)) continue;
        // A part is understood from the whole, and a default shows the form.
        const isMinor =
          !isGuessed ||
          path.includes('.') ||
          has(schema, 'default') === 'yes' ||
          hasLittleEffect(path, tool, manifest) ||
          isToldBeside(path, tool, manifest.derive(toldParameters)) ||
          manifest.derive(listed).some((words) => words.endsWith(` ${foldedWords(path).join(' ')}`));
        const write = adding(writingOf(schema, tool, path, manifest), [['description', '"…"']]);
        yield {
          at: lackOf(schema, 'description'),
          message: isDocumented(path, made) ? 'docstring' : 'missing',
          data: {
            name: path,
            what: whatOf(schema),
            write,
            order: sentence(write),
            // Of another file it is not known what it imports.
            imports: schema.file === undefined ? importsFor(write, manifest) : '',
          },
          // The same parameter of several tools is described once for all, as a rule.
          cause: `${schema.file ?? manifest.path}: ${path}`,
          ...(isMinor && { severity: 'info' }),
        };
      }
    }
  },
});

function whatOf(schema: ObjectNode): InWords | string {
  const type = text(get(schema, 'type'));
  if (type === 'boolean') return (words) => `what \`${words.true}\` does`;
  return type === 'object' && has(schema, 'properties') === 'no' ? 'which keys it takes' : 'which values it takes';
}

/** The handler reads other arguments, and surely not this one. */
const isUnread = (path: string, tool: Tool, manifest: Manifest): boolean => {
  const own = inputsOf(tool, manifest);
  return isUnreadIn(own, path.replace(/\..*/, '')) && !own.some(({ isOfLibrary, isStub }) => isOfLibrary || isStub());
};

function isUnreadIn(own: readonly HandlerInput[], path: string): boolean {
  const reads = own.flatMap((each) => each.reads);
  return reads.length > 0 && !reads.some(({ name }) => name === path) && !own.some(({ mayReadMore }) => mayReadMore);
}

/** Nothing is done with what the model sends, it is only sent back or logged, or a wrong value is answered with the right ones. */
function hasLittleEffect(path: string, tool: Tool, manifest: Manifest): boolean {
  const own = inputsOf(tool, manifest);
  const reads = own.flatMap((each) => each.reads);
  const isEchoed =
    reads.some(({ name }) => name === path) && reads.every((each) => each.name !== path || each.isEchoed);
  return (
    isUnreadIn(own, path) ||
    (isEchoed && reads.some((each) => !each.isEchoed) && !own.some(({ mayReadMore }) => mayReadMore)) ||
    own.some(({ offers }) => offers?.().has(path))
  );
}

/** What the handlers of a tool read, where it is the only one of its name. */
function inputsOf({ label, node }: Tool, { code, tools }: Manifest): readonly HandlerInput[] {
  const isOnly = tools.every((other) => other.node === node || other.label !== label);
  return isOnly ? code.inputs.filter(({ tool }) => tool === label) : [];
}

/** The libraries that make a schema of a function read descriptions from its annotations. */
const isDocumented = (path: string, made: PythonTool | undefined): boolean =>
  made?.library !== undefined && made.documented.some(({ name }) => name.replace(/^\*{1,2}/, '') === path);

/** The tools by the parameters that they describe, or whose values they list. */
function toldParameters({ schemas }: Manifest): ReadonlyMap<string, readonly string[]> {
  const told = schemas.flatMap(({ role, depth, property, node, tool }) =>
    role === 'input' && depth === 1 && property && tool.label !== undefined && tells(node)
      ? [[property.key, tool.label] as const]
      : [],
  );
  return new Map([...groupBy(told, ([key]) => key)].map(([key, tools]) => [key, tools.map(([, tool]) => tool)]));
}

/** What tools list: a model that has `list_issue_types` need not guess an `issue_type`. */
const listed = ({ tools }: Manifest): readonly string[] =>
  tools
    .flatMap(({ label = '' }) => (/s$/i.test(label) ? foldedWords(label).join(' ') : []))
    .filter((words) => LISTS.test(words));
const LISTS = /^(?:list|get|fetch|search|find)\b/;

const tells = (schema: Node): boolean =>
  foldedWords(text(get(schema, 'description')) ?? '').length > 1 || get(schema, 'enum') !== undefined;

/** Models see all tools at once. `status` may be another one elsewhere: the tools must be about the same thing. */
function isToldBeside(name: string, { label = '' }: Tool, told: ReadonlyMap<string, readonly string[]>): boolean {
  const topic = foldedWords(label).slice(1);
  return (told.get(name) ?? []).some(
    (other) => foldedWords(name).length > 1 || foldedWords(other).some((word) => topic.includes(word)),
  );
}

/** The other formats' documents demand a description, and have a rule of their own for it. */
const JUDGED: ReadonlySet<string> = new Set(['openai', 'mcp', 'gloodata']);

/** A value that a model fills in: a parameter, or a part of one. */
interface Leaf {
  readonly path: string;
  readonly schema: ObjectNode;
  /** The name does not tell what belongs there. */
  readonly isGuessed: boolean;
}

function undescribed(tool: Tool, manifest: Manifest, options: Options): Leaf[] {
  const isStrict = options.selfExplaining === 'report';
  const said = tool.description?.value;
  // It may be about any of the parameters, or keep models away.
  if (!isStrict && (said?.kind === 'unknown' || INTERNAL.test(text(said) ?? ''))) return [];

  const visited = new Set<Node>();
  const found: Leaf[] = [];
  for (const { role, node, shape } of tool.schemas) {
    if (role !== 'input') continue;
    if (shape === 'schema') inObjects([node], '', [said]);
    else
      inProperties(
        entries(node),
        '',
        [said],
        entries(node).map(({ key }) => key),
      );
  }
  return found;

  /** The branches of a union describe the same object: what one of them says of a name counts for all. */
  function inObjects(branches: readonly Node[], path: string, texts: readonly (Node | undefined)[]): void {
    const all = branches.flatMap((branch) => alternatives(branch));
    const properties = all.flatMap((branch) => entries(get(branch, 'properties')));
    const required = all.flatMap((branch) => items(get(branch, 'required')).flatMap((each) => text(each) ?? []));
    inProperties(properties, path, texts, required);
  }

  function inProperties(
    properties: readonly Entry[],
    path: string,
    texts: readonly (Node | undefined)[],
    required: readonly string[],
  ): void {
    const only = required.length === 1 ? required[0] : properties.length === 1 ? properties[0]!.key : undefined;
    const above = texts.flatMap((each) => text(each) ?? []);
    const beside = properties.flatMap(({ value }) => text(get(value, 'description')) ?? []);
    const described = new Set(properties.filter(({ value }) => isDescribed(value)).map(({ key }) => key));
    for (const { key, value: schema } of properties) {
      if (schema.kind !== 'object' || isFixed(schema) || visited.has(schema)) continue;
      visited.add(schema);
      const name = path === '' ? key : `${path}.${key}`;
      const parts = partsOf(schema);
      if (parts.length > 0) {
        const isTold = !isStrict && isDescribedAtLength(schema);
        if (!isTold && depthOf(name) < DEEPEST) inObjects(parts, name, [...texts, entry(schema, 'description')?.value]);
      } else if (!described.has(key) && !isMisspelt(schema, 'description')) {
        if (isStrict || !isSelfExplaining(key, schema, texts, tool.label, key === only)) {
          const isRequired = required.includes(key);
          found.push({ path: name, schema, isGuessed: isHardToGuess(key, schema, { isRequired, above, beside }) });
        }
      }
    }
  }

  /** Of a list, its items may be described. */
  function isDescribed(schema: Node): boolean {
    return alternatives(schema).some((branch) => {
      const item = get(branch, 'items');
      return mayBeDescribed(branch) || (item !== undefined && alternatives(item).some(mayBeDescribed));
    });
  }

  function mayBeDescribed(schema: Node): boolean {
    if (schema.kind !== 'object') return schema.kind === 'unknown';
    const description = entry(schema, 'description')?.value;
    if (description) return options.null === 'accept' || !isUnset(description, manifest);
    return schema.open || has(schema, '$ref') !== 'no';
  }
}

/** Only the server's own widget calls such a tool. */
const INTERNAL = /^\W{0,3}internal\b/i;

/** Deeper down, what is undescribed is hardly found by a reader of the report. */
const DEEPEST = 4;
const depthOf = (path: string): number => path.split('.').length;

/** A description of a few words names the whole; a longer one may be about the parts as well. */
function isDescribedAtLength(schema: ObjectNode): boolean {
  const description = entry(schema, 'description')?.value;
  return description?.kind === 'unknown' || foldedWords(text(description) ?? '').length >= 5;
}

/** There is nothing to choose, in a list of such values either. */
function isFixed(schema: ObjectNode): boolean {
  const choices = entry(schema, 'enum')?.value;
  const item = get(schema, 'items');
  return (
    has(schema, 'const') !== 'no' ||
    (choices?.kind === 'array' && !choices.open && choices.items.length === 1) ||
    (item?.kind === 'object' && isFixed(item))
  );
}
