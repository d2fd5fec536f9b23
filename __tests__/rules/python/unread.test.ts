/** mcp/unread-parameter on functions in Python. */
import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/unread-parameter.js';
import { FAST, findingsIn, foundIn, OFFICIAL } from './source.js';

const FUNCTION = '@mcp.tool()\ndef look(city: str, unit: str):\n    return find(city)\n';

test.each([
  ['the official SDK', OFFICIAL, {}],
  ['fastmcp, which closes the schema', FAST, { 'pypi:fastmcp': '>=3' }],
  ['fastmcp of some version', FAST, { 'pypi:fastmcp': '>=2.2.0' }],
])('found with %s', (_, head, packages) => {
  expect(foundIn(rule, head + FUNCTION, packages)).toEqual(['warning 4 unit']);
});

test.each([
  ['str,  # reserved for future use', 0],
  ['str,  # in Celsius', 1],
])('a comment at a parameter: %s', (type, count) => {
  const text = FUNCTION.replace('unit: str', `\n    unit: ${type}\n`);
  expect(foundIn(rule, OFFICIAL + text)).toHaveLength(count);
});

test('found where versions differ in what they serve of the docstring', () => {
  const text = FUNCTION.replace(
    '    return',
    '    """Looks.\n\n    Args:\n        city: The city.\n        unit: The unit.\n    """\n    return',
  );
  expect(foundIn(rule, FAST + text)).toEqual(['warning 4 unit']);
});

const HELPER = `import inspect\ndef find(city):\n    return inspect.currentframe().f_back.f_locals\n`;
const KEEPER =
  'def keep(name):\n    def add(fn):\n        async def call(**kwargs):\n            log(kwargs.get("unit"))\n            return fn(**kwargs)\n        return mcp.tool(name=name)(call)\n    return add\n';

test.each([
  ['locals()', FUNCTION.replace('find(city)', 'find(city, **locals())')],
  ['its widget', FUNCTION.replace('tool()', 'tool(app=AppConfig(resource_uri="ui://look.html"))')],
  ['the frame', FUNCTION.replace('find(city)', 'find(city, sys._getframe().f_locals)')],
  ['a function that reads the frame of its caller', HELPER + FUNCTION],
  ['a decorator of the project that reads the names', KEEPER + FUNCTION.replace('@mcp.tool()', '@keep("look")')],
  ['a text that cannot be read', FUNCTION.replace('tool()', 'tool(description=load("look"))')],
])('silent: it may be read by %s', (_, text) => {
  expect(foundIn(rule, OFFICIAL + text)).toEqual([]);
});

test.each([
  [
    'a decorator of the project',
    KEEPER.replace('log(kwargs.get("unit"))', 'pass') + FUNCTION.replace('@mcp.tool()', '@mcp.tool("look")'),
  ],
  ['a text with a part that is not known', FUNCTION.replace('tool()', 'tool(description=f"Looks {at}.")')],
  ['a function of the project', `def find(city):\n    return 1\n${FUNCTION}`],
])('found beside %s', (_, text) => {
  expect(foundIn(rule, OFFICIAL + text)).toHaveLength(1);
});

test.each([
  ['a decorator that may read it', FUNCTION.replace('\ndef', '\n@logged\ndef')],
  [
    'a text that calls it ignored',
    FUNCTION.replace('unit: str', 'unit: Annotated[str, Field(description="Ignored.")]'),
  ],
  [
    'a text that calls it informational',
    FUNCTION.replace('unit: str', 'unit: Annotated[str, Field(description="The unit (informational only).")]'),
  ],
  ['a function that is not finished', FUNCTION.replace('return', '# TODO\n    return')],
])('silent: %s', (_, text) => {
  expect(
    foundIn(rule, `from pydantic import Field\nfrom typing import Annotated\n${FAST}${text}`, {
      'pypi:fastmcp': '>=2.2.0',
    }),
  ).toEqual([]);
});

const documented = (...lines: readonly string[]): string =>
  FUNCTION.replace(
    '    return',
    `    """Looks.\n\n    Args:\n        city: The city.\n${lines.map((each) => `        ${each}\n`).join('')}    """\n    return`,
  );

test.each([
  ['one value that is supported', ["unit: The unit, currently only 'km' is supported."]],
  ['one value that it supports', ['unit: Only supports km for now.']],
  ['what callers in the code set', ['unit: Internal transport flag of the pipeline.']],
  ['what comes later', ['unit: Reserved for future use.']],
  ['what comes later, on the next line', ['unit (str): The unit in which it', '    answers. Not used yet.']],
  ['what the API has for symmetry', ['unit: Accepted for API symmetry.']],
  ['what has one value', ['unit: The unit, currently only "mm".']],
  ['what is for reference', ['unit: A name of its own (for reference only).']],
])('silent where the docstring says that it has no effect: %s', (_, lines) => {
  expect(foundIn(rule, FAST + documented(...lines))).toEqual([]);
});

test.each([
  ['what it is', ['unit: The unit. Any is supported.']],
  ['a word that says what it is of', ['unit: The internal id of the unit.']],
  ['the current one', ['unit: The unit that is currently set, "mm" only.']],
  ['that of another parameter', ['unit: The unit.', 'more: Reserved for future use.']],
])('found where the docstring says %s', (_, lines) => {
  expect(foundIn(rule, FAST + documented(...lines))).toEqual(['warning 4 unit']);
});

test('of `**kwargs` python/not-callable speaks', () => {
  expect(foundIn(rule, OFFICIAL + FUNCTION.replace('unit: str', '**kwargs'))).toEqual([]);
});

test.each([
  [
    'class Audit(Middleware):\n    async def on_call_tool(self, context, call_next):\n        log(context.message.arguments)\n',
    'info',
    'does not change the result.',
  ],
  [
    'class Audit(Middleware):\n    async def on_call_tool(self, context, call_next):\n        log(context.message.name)\n',
    'warning',
    'has no effect.',
  ],
])('middleware may read what the function does not: %s', (audit, severity, said) => {
  const [found] = findingsIn(rule, `${FAST}${FUNCTION}${audit}mcp.add_middleware(Audit("x"))\n`);
  expect(found?.severity).toBe(severity);
  expect(found?.message).toContain(said);
});
