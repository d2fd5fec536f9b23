import { expect, test } from '@jest/globals';
import type { Packages } from '../../../src/core/code.js';
import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/common/unknown-parameter-named.js';
import { within } from '../../support/patience.js';
import { testRule, SPREAD, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, tool } from '../mcp/listing.js';
import { foundIn, V1 } from '../mcp/source.js';
import { FAST, foundIn as foundInPython, OFFICIAL } from '../python/source.js';

const PROPERTIES = {
  collection: { type: 'string', description: 'Its name.' },
  dry_run: { type: 'boolean', description: 'Changes nothing.' },
  filters: { type: 'object', description: 'What to keep.', properties: { createdAfter: { type: 'string' } } },
};
const saying = (description: string, more: object = {}) =>
  listOf(tool({ description, inputSchema: { type: 'object', properties: PROPERTIES, ...more } }));
const named = (text: string) => [{ at: '/tools/0/description', on: { text } } as const];

testRule(rule, format, {
  silent: {
    'a parameter that is there': saying('Pass `collection`, and `dry_run` or dry_run=true.'),
    'another way to write it': saying('Set `dryRun`.'),
    'one in an object': saying('Set `createdAfter`.'),
    'another tool': listOf(tool({ description: 'Use `list_all`.' }), { ...tool({}), name: 'list_all' }),
    'a value': saying('Set `some_value`.', {
      properties: { ...PROPERTIES, by: { type: 'string', enum: ['some_value'] } },
    }),
    'nothing asks for it, and nothing is near': saying('Works on `other_things`.'),
    'one of a list': saying('Takes at least one `filter`.'),
    'what each thing that comes back has': saying('Cada item inclui `id`, `nome` e `filterz`.'),
    'the other number of a name': saying('Sorts by `categories`.', {
      properties: { category: { type: 'string' } },
    }),
    'how such things are written': saying('Takes a filter such as `filter=value`.'),
    'a word': saying('Pass `all`.'),
    'where it comes from': saying('Pass `next_cursor` from the last page.'),
    'what is not to be given': saying('Do not pass `collection_name`.'),
    'what is in the environment': saying('Set `api_key` in the environment.'),
    'a result': saying('Returns `collections`.'),
    'what the results have': saying('Reads the rest of the thread and set `has_draft` (true/false) on\n  every item.'),
    'each of which has it, a line further': saying(
      'Reads the drafts, and the parameter `has_draft`\n  of the response.',
    ),
    'what it returns': saying('Provide `has_draft`.\n\nReturns:\n    Each has `id` and `has_draft`.'),
    'what belongs to something else': saying("Drives the camera's `filterz`, on a node whose `limit` parameter is 1."),
    'what it becomes elsewhere': saying('Its strength maps to the `zoom_level` parameter.'),
    'an argument of another tool': saying('Use it as the `zoom_level` argument to `look_closer`.'),
    'what belongs to another tool': saying("Pass a name via `look_closer`'s `zoom_level` parameter."),
    'what another tool is called with': listOf(
      tool({
        description: 'First look_closer(at=1, filterz=2). The `filterz` of `look_closer` counts.',
        inputSchema: { type: 'object', properties: PROPERTIES },
      }),
      { ...tool({}), name: 'look_closer' },
    ),
    'what code is given': saying('The snippet receives `filterz` and `collections`.'),
    'a name of the code that is given': saying('Runs it. `filterz` is the list, and `node.x=1` moves it.', {
      properties: { ...PROPERTIES, code: { type: 'string' } },
    }),
    'what another text of the tool tells of': saying('Runs over `filterz`.', {
      properties: { ...PROPERTIES, at: { type: 'string', description: 'The list to have as `filterz`.' } },
    }),
    'what its values mean': saying('Say true=change all (default), false=show the changes.', {
      properties: { files: { type: 'array' } },
    }),
    'a part of a URL': saying('Opens https://example.com/?dry_runs=true.'),
    'further parameters': saying('Pass `collection_name`.', { additionalProperties: true }),
    'parameters that nobody can know': saying('Pass `collection_name`.', { properties: { [SPREAD]: 1, a: {} } }),
    'a schema that nobody can know': saying('Pass `collection_name`.', {
      properties: { ...PROPERTIES, more: UNKNOWN },
    }),
    'no parameters': saying('Pass `collection_name`.', { properties: {} }),
  },
  reports: {
    'what it is called with itself': {
      manifest: listOf({
        ...tool({
          description: 'For example find_one(filterz=1).',
          inputSchema: { type: 'object', properties: PROPERTIES },
        }),
        name: 'find_one',
      }),
      finds: named('filterz'),
    },
    'near one, in backticks': {
      manifest: saying('Filters by `filterz`.'),
      finds: [{ ...named('filterz')[0]!, says: 'Write `filters`' }],
    },
    'near one, where a code is none to run': {
      manifest: saying('Filters by `filterz`.', { properties: { ...PROPERTIES, country_code: { type: 'string' } } }),
      finds: named('filterz'),
    },
    'the model is asked to pass it beside code': {
      manifest: saying('Pass `collection_name`.', { properties: { ...PROPERTIES, script: { type: 'string' } } }),
      finds: named('collection_name'),
    },
    'near one, beside one that is there': {
      manifest: saying('Filters by `collection` and `filterz`.'),
      finds: named('filterz'),
    },
    'near one, with a value': { manifest: saying('Try dry_runs=true first.'), finds: named('dry_runs') },
    'the model is asked to pass it': {
      manifest: saying('Pass `collection_name` to choose one.'),
      finds: [
        {
          ...named('collection_name')[0]!,
          says: 'Remove it from the description, or add a parameter `collection_name`',
        },
      ],
    },
    'with a list of what comes back': {
      manifest: saying('Pass `collection_name` to choose one.\n\nReturns:\n    Its `id`.'),
      finds: named('collection_name'),
    },
    'it is called a parameter': {
      manifest: saying('The `limit` parameter cuts the list.'),
      finds: named('limit'),
    },
    'in the text of a parameter': {
      manifest: saying('Finds.', {
        properties: { ...PROPERTIES, a: { type: 'string', description: 'Set the `page_size` too.' } },
      }),
      finds: [{ at: '/tools/0/inputSchema/properties/a/description', on: { text: 'page_size' } }],
    },
  },
});

test('zod', async () => {
  const text = (shape: string): string =>
    `${V1}server.registerTool('find', { description: 'Pass \`collection_name\`.', inputSchema: ${shape} }, find);\n`;
  expect(await foundIn(rule, text('{ collection: z.string() }'))).toEqual(['3:51 collection_name']);
  expect(await foundIn(rule, text('z.object({ collection: z.string() }).passthrough()'))).toEqual([]);
  expect(await foundIn(rule, text('{ collection: z.string(), ...more }'))).toEqual([]);
});

test('text that is meant to take long', async () => {
  const long = JSON.stringify(saying(`${'`a_'.repeat(6000)} ${'set `'.repeat(400)}`));
  expect(await within(2000, () => foundIn(rule, long))).toEqual([]);
});

test('in a docstring, at the word', () => {
  const text = `${OFFICIAL}@mcp.tool()\ndef look(dry_run: bool) -> str:\n    """Looks.\n\n    Set the \`run_dry\` parameter for a trial.\n    """\n    return ""\n`;
  expect(foundInPython(rule, text)).toEqual(['warning 7 run_dry']);
});

// The versions differ only in whether the schema says that it takes no more.
test.each<Packages>([{}, { 'pypi:fastmcp': '>=2.10' }, { 'pypi:fastmcp': '==3.4.7' }])(
  'of fastmcp in any version: %j',
  (packages) => {
    const text = `${FAST}@mcp.tool\ndef look(query: str) -> str:\n    """Looks for it. The \`querry\` is the text to look for."""\n    return query\n`;
    expect(foundInPython(rule, text, packages)).toEqual(['warning 5 querry']);
  },
);
