/** MCP tools and resources: a `tools/list` or `resources/list` answer, or what source code registers. */
import { saysHowServersAreMade, NO_CODE, type Code } from '../../src/core/code.js';
import type { Format } from '../../src/core/format.js';
import { get, has, items, text, type Node } from '../../src/core/tree.js';
import { answerIn, isTool, listing, LISTED_UNDER, mayBeListing, toolsIn } from './lib/listing.js';
import { isMeantAsListing } from './lib/schema.js';
import schema from './schema.json' with { type: 'json' };
import { validate } from '../../src/generated/validators/mcp.js';

export const format: Format = {
  id: 'mcp',
  title: 'an MCP tool',
  knownBy:
    'a list of tools with `name` and `inputSchema`, also without an object around it; resources with a `uri`; source code that registers them',
  requiredWords: [
    ['inputSchema'],
    ['"resources"', '"uri"'],
    ['resources:', 'uri:'],
    ['"resourceTemplates"', '"uriTemplate"'],
    ['"contents"', '"uri"', '"mimeType"'],
    ['"initialize"', '"protocolVersion"'],
    ['"discover"', '"supportedVersions"'],
    ['"prompts"', '"arguments"'],
  ],
  rootKeys: LISTED_UNDER,
  items: ['inputSchema'],
  fields: ['tools', 'resources', 'resourceTemplates', 'prompts'],
  traces: [['tools', 'name', 'inputSchema']],
  recognise,
  units: (root) => [answerIn(root)],
  tools: toolsIn,
  contract: {
    toolsIn: 'list',
    isFallback: true,
    isServed: true,
    inputKey: 'inputSchema',
    hintsKey: 'annotations',
  },
  schema,
  validate,
};

function recognise(root: Node, code: Code, isNamed: boolean): boolean {
  if (code.registrations.length > 0 || code.unread?.length || code.isOnStdio || saysHowServersAreMade(code))
    return true;
  const { gone = [], uriMistakes = [], refusedRuns = [] } = code.python ?? {};
  if (code.wiring?.made.length || [gone, uriMistakes, refusedRuns].some(({ length }) => length > 0)) return true;
  const { answer, tools, functions, resources } = listing(root);
  const listed = items(get(answer, 'resources'));
  if ((functions.length > 0 || get(root, 'instructions')) && code.imports.length > 0) return true;
  // In data that may be anybody's: a record of what was sent to a model, the case of a test.
  if (isNamed && functions.length > 0 && (code !== NO_CODE || has(root, 'functions') === 'no')) return true;
  if (isSavedAnswers(root) || isListOfOthers(answer, isNamed)) return true;
  // The tools in a bundle's manifest are for people: its server has its own list.
  if (has(root, 'server') === 'yes' && ['manifest_version', 'dxt_version'].some((key) => has(root, key) === 'yes'))
    return false;
  if (!mayBeListing(root, isNamed)) return false;
  return (
    tools.some(isTool) ||
    (isNamed && isMeantAsListing(root)) ||
    (isNamed && resources.some(isResource)) ||
    // Beside tools of another kind they are part of something else.
    (listed.length > 0 && listed.every(isResource) && items(get(answer, 'tools')).length === 0)
  );
}

/** What `toolint server --save` writes: the greeting of a server beside its lists. */
function isSavedAnswers(root: Node): boolean {
  const isGreeting =
    has(get(root, 'initialize'), 'protocolVersion') === 'yes' ||
    has(get(root, 'discover'), 'supportedVersions') === 'yes';
  return isGreeting && get(root, 'tools')?.kind === 'array';
}

/** An answer with resource templates, with prompts or with the contents of a resource, and nothing beside them. */
function isListOfOthers(answer: Node, isNamed: boolean): boolean {
  const isFull = (list: string, isOne: (item: Node) => boolean): boolean => {
    const found = items(get(answer, list));
    return found.length > 0 && found.every(isOne);
  };
  const isAlone = ['tools', 'functions', 'resources'].every((list) => has(answer, list) === 'no');
  return (
    isAlone &&
    (isFull('resourceTemplates', (each) => text(get(each, 'uriTemplate')) !== undefined) ||
      isFull('contents', (each) => isResource(each) && (has(each, 'text') === 'yes' || has(each, 'blob') === 'yes')) ||
      (isNamed && isFull('prompts', (each) => has(each, 'name') === 'yes' && get(each, 'arguments')?.kind === 'array')))
  );
}

const isResource = (each: Node): boolean =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(text(get(each, 'uri')) ?? '') &&
  (has(each, 'name') === 'yes' || has(each, 'mimeType') === 'yes');
