/** What a file without a known format is instead, for `--why`: files that only look similar have a name, too. */
import { get, has, items, text, type Node } from '../core/tree.js';
import { parse } from '../parse/parse.js';

interface Kind {
  readonly what: string;
  readonly is: (root: Node) => boolean;
}

/** Undefined if it is none of these, or cannot be parsed. */
export async function lookAlike(path: string, source: string): Promise<string | undefined> {
  return kindOf(path, source, [...TOOLS, ...OTHERS]);
}

/** The same for definitions of tools alone. */
export async function lookAlikeTools(path: string, source: string): Promise<string | undefined> {
  return TOOL_WORDS.test(source) ? kindOf(path, source, TOOLS) : undefined;
}

/** Each kind of tools has one of them. */
export const TOOL_WORDS = /parameters|input_schema|toolSpec|functionDeclarations/;

async function kindOf(path: string, source: string, kinds: readonly Kind[]): Promise<string | undefined> {
  const document = await parse(path, source).catch(() => undefined);
  const root = document?.roots[0];
  if (!root || document.faults.length > 0) return undefined;
  return kinds.find(({ is }) => is(root))?.what;
}

const tools = (root: Node): readonly Node[] =>
  items(root.kind === 'array' ? root : (get(root, 'tools') ?? get(root, 'functions')));

/** Whether the root is such a tool, or a list of them. */
const isOneOrAll =
  (is: (tool: Node) => boolean) =>
  (root: Node): boolean =>
    is(root) || (tools(root).length > 0 && tools(root).every(is));

const hasKey =
  (...path: readonly string[]) =>
  (node: Node): boolean =>
    get(node, ...path) !== undefined;

const TOOLS: readonly Kind[] = [
  {
    what: 'function definitions for a model API, which have `parameters` instead of `inputSchema`. They can be linted where each has `"type": "function"`, as OpenAI\'s API takes them',
    is: isOneOrAll((tool) => [tool, get(tool, 'function')].some((each) => each && isFunction(each))),
  },
  {
    what: "tool definitions for Anthropic's API, which have `input_schema` instead of `inputSchema`",
    is: isOneOrAll((tool) => hasKey('name')(tool) && hasKey('input_schema')(tool)),
  },
  { what: 'tool definitions for Amazon Bedrock', is: isOneOrAll(hasKey('toolSpec', 'inputSchema')) },
  { what: "function declarations for Gemini's API", is: isOneOrAll(hasKey('functionDeclarations')) },
];

const OTHERS: readonly Kind[] = [
  { what: 'an OpenAPI document', is: (root) => hasKey('openapi')(root) || hasKey('swagger')(root) },
  {
    what: 'a JSON Schema, without a tool around it',
    is: (root) => /\bjson-schema\.org\b/.test(text(get(root, '$schema')) ?? ''),
  },
  {
    what: 'the manifest of a package',
    is: (root) =>
      hasKey('name')(root) && ['dependencies', 'devDependencies', 'scripts'].some((key) => hasKey(key)(root)),
  },
];

const isFunction = (node: Node): boolean =>
  text(get(node, 'name')) !== undefined &&
  get(node, 'parameters')?.kind === 'object' &&
  ['result', 'inputSchema', 'input_schema'].every((key) => has(node, key) === 'no');
