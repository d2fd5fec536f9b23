import { expect, test } from '@jest/globals';
import rule from '../../../rules/python/docstring-parameters.js';
import { EITHER, FAST, findingsIn, fixedBy, foundIn, OFFICIAL } from './source.js';

const documented = (parameters: string, lines: readonly string[], more = ''): string =>
  `@mcp.tool()\n${more}def look(${parameters}) -> str:\n    """Looks.\n\n    Args:\n${lines.map((line) => `        ${line}\n`).join('')}    """\n    return ""\n`;

test.each([
  ['another spelling', 'protocol: str', ['proto: The protocol.'], ['warning 8 proto']],
  ['a slip, with a type', 'max_amount: int, a: str', ['max_amaount (int): Most.', 'a: A.'], ['warning 8 max_amaount']],
  ['one that is not there', 'a: str', ['a: A.', 'colour: The colour.'], ['warning 9 colour']],
  ['one left out', 'a: str, b: str, colour: str', ['a: A.', 'b: B.'], ['warning 4 colour']],
  ['one beside a range', 'a1: str, a2: str, a3: str, b2: str', ['a1-a3: A.', 'a1: A.', 'a2: A.'], ['warning 4 b2']],
  ['a setting without a default', 'a: str, b: str, max_tokens: int', ['a: A.', 'b: B.'], ['warning 4 max_tokens']],
] as const)('reports %s', (_, parameters, lines, found) => {
  expect(foundIn(rule, OFFICIAL + documented(parameters, lines))).toEqual(found);
  expect(foundIn(rule, FAST + documented(parameters, lines))).toEqual(found);
});

test('the fix renames it in the docstring', () => {
  const fixed = fixedBy(rule, OFFICIAL + documented('max_amount: int', ['max_amaount (int): Most.']));
  expect(fixed).toContain('        max_amount (int): Most.\n');
});

test.each([
  ['all of them', 'a: str, b: str', ['a: A.', 'b: B.']],
  ['none of them', 'a: str, b: str', []],
  ['a remark', 'a: str', ['a: A.', 'Note: All is well.']],
  ['words', 'a: str', ['a: A.', 'of this: and that']],
  ['one that the text speaks of', 'a: str, b: str, colour: str', ['a: A.', 'b: B, in a colour.']],
  ['one that takes any', 'a: str, **more', ['a: A.', 'colour: C.']],
  ['one with its star', 'a: str, **more', ['a: A.', '**more: C.']],
  ['the object of a method', 'self, a: str, b: str', ['a: A.', 'b: B.']],
  ['a context', 'a: str, b: str, ctx: Context', ['a: A.', 'b: B.', 'ctx: The context.']],
  ['one that a field describes', 'a: str, b: str, c: Annotated[str, Field(description="C.")]', ['a: A.', 'b: B.']],
  ['fields of an object', 'a: Pair', ['a: A.', 'left: The left one.']],
  ['a type that is not known', 'a: Other', ['a: A.', 'colour: C.']],
  ['a range of names', 'a1_x: str, a2_x: str, a3_x: str, b: str', ['a1_x-a3_x: A.', 'b: B.']],
  ['a short range', 'a1: str, a2: str, a3: str, b: str, c: str', ['a1..3: A.', 'b: B.', 'c: C.']],
  ['what all models have, with its default', 'a: str, b: str, max_tokens: int = 256', ['a: A.', 'b: B.']],
])('silent: %s', (_, parameters, lines) => {
  const head =
    'from typing import Annotated\nfrom pydantic import BaseModel, Field\nfrom mcp.server.fastmcp import Context\nfrom other import Other\nclass Pair(BaseModel):\n    left: int\n';
  expect(foundIn(rule, head + OFFICIAL + documented(parameters, lines))).toEqual([]);
});

test('silent where a decorator may change what it takes', () => {
  expect(foundIn(rule, OFFICIAL + documented('a: str', ['a: A.', 'colour: C.'], '@own\n'))).toEqual([]);
});

test('all that are left out are named in one finding', () => {
  const text = documented('a: str, b: str, c: str, colour: str, size: str', ['a: A.', 'b: B.', 'c: C.']);
  expect(findingsIn(rule, OFFICIAL + text).map(({ message }) => message)).toEqual([
    'The docstring does not describe `colour` and `size`, so models must guess what to send.',
  ]);
});

test.each([
  ['colour: str', 'warning'],
  ['colour: str = None', 'warning'],
  ['colour: str = ""', 'warning'],
  ['colour: str = "red"', 'info'],
  ['colour: str = "red", size: str = "S"', 'info'],
  ['size: str, colour: str = "red"', 'warning'],
])('advice where a default does without them: %s', (parameters, severity) => {
  const text = documented(`a: str, b: str, c: str, ${parameters}`, ['a: A.', 'b: B.', 'c: C.']);
  expect(findingsIn(rule, OFFICIAL + text).map((each) => each.severity)).toEqual([severity]);
});

test('silent of what is never read', () => {
  const text = (body: string): string =>
    OFFICIAL + documented('a: str, b: str, colour: str', ['a: A.', 'b: B.']).replace('return ""', body);
  expect(foundIn(rule, text('return f(a, b)'))).toEqual([]);
  expect(foundIn(rule, text('return f(a, b, colour)'))).toEqual(['warning 4 colour']);
});

test.each([
  ['notes: str', 0],
  ['notes: str = ""', 0],
  ['look_id: str', 0],
  ['owner_email: str', 0],
  ['colour: Literal["red", "blue"]', 0],
  ['since: datetime', 0],
  ['include_done: bool', 0],
  ['include_done: "bool" = False', 0],
  ['include_done: Optional[bool] = None', 0],
  ['include_done=True', 0],
  ['include_done: str = "True"', 1],
  ['order_id: str', 1],
  ['colour: str', 1],
  ['since: str', 1],
  ['colour: str = "red"', 1],
] as const)(
  'what says enough by itself is left to it, as where no docstring lists anything: %s',
  (parameter, count) => {
    const head = 'from datetime import datetime\nfrom typing import Literal, Optional\n';
    const text = OFFICIAL + documented(`a: str, b: str, ${parameter}`, ['a: A.', 'b: B.']);
    expect(foundIn(rule, head + text)).toHaveLength(count);
  },
);

test.each([
  [OFFICIAL, 'so calls that send it lose it.'],
  [FAST, 'so calls that send it are refused.'],
])('what becomes of an argument that is not there depends on the SDK: %s', (head, effect) => {
  const [found] = findingsIn(rule, head + documented('a: str', ['a: A.', 'colour: The colour.']));
  expect(found?.message).toContain(effect);
});

test.each([
  ['the official SDK, which sends nothing of it then', OFFICIAL, {}, 'description="Looks."', 0],
  ['fastmcp, which sends what it says of parameters', FAST, {}, 'description="Looks."', 1],
  ['fastmcp before it did', FAST, { 'pypi:fastmcp': '==2.14.0' }, 'description="Looks."', 0],
  ['one that may be either', EITHER, {}, 'description="Looks."', 0],
  ['an empty one, which is none', OFFICIAL, {}, 'description=""', 1],
  ['none', OFFICIAL, {}, 'name="look"', 1],
] as const)('where the decorator has a description: %s', (_, head, packages, given, count) => {
  const text = documented('a: str, b: str, colour: str', ['a: A.', 'b: B.']).replace('tool()', `tool(${given})`);
  expect(foundIn(rule, head + text, packages)).toHaveLength(count);
});

test.each([
  ['return {"a": f(a, b), "colour": colour}', 0],
  ['return json.dumps({"a": f(a, b), "asked": [{"colour": colour}]}, indent=2)', 0],
  ['logger.info("%s", colour)\n    logger.info(f"{colour}")\n    return f(a, b)', 0],
  ['return {"a": f(a, b), "colour": paint(colour)}', 1],
  ['return {"a": f(a, b), colour: 1}', 1],
  ['found = {"colour": colour}\n    return f(a, b, found)', 1],
  ['logger.info(colour)\n    return f(a, b, colour)', 1],
])('what is only sent back or logged may be anything: %s', (body, count) => {
  const text = documented('a: str, b: str, colour: str', ['a: A.', 'b: B.']).replace('return ""', body);
  expect(foundIn(rule, OFFICIAL + text)).toHaveLength(count);
});

test.each([
  ['Change', '"""What to change."""', []],
  ['Change | None', '"""What to change."""', []],
  ['Change', 'day: str = ""', ['warning 8 change']],
])('a parameter of the class `%s`, whose docstring is served: %s', (type, doc, found) => {
  const model = `from pydantic import BaseModel\nclass Change(BaseModel):\n    ${doc}\n    note: str = ""\n`;
  const docs = '"""Changes it.\\n\\n    Args:\\n        a: The card.\\n        b: The list.\\n    """';
  const text = `${OFFICIAL}${model}@mcp.tool()\ndef look(a: str, b: str, change: ${type}) -> str:\n    ${docs}\n    return a + b + change.note\n`;
  expect(foundIn(rule, text)).toEqual(found);
});
