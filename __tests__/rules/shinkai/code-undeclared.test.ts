import { expect, test } from '@jest/globals';
import rule from '../../../rules/shinkai/code-undeclared.js';
import { findingsBeside, foundBeside, MANIFEST } from './beside.js';

const INPUT = ['/parameters/properties days'];
const SETTING = ['/configurations/properties days'];

const ts = (body: string, more = ''): string =>
  `${more}\nexport async function run(config: CONFIG, inputs: INPUTS) {\n${body}\n}\n`;

const py = (body: string, more = ''): string =>
  `class INPUTS:\n    city: str\n${more}\nasync def run(config: CONFIG, inputs: INPUTS) -> OUTPUT:\n    ${body.replaceAll('\n', '\n    ')}\n`;

test.each([
  ['a member', ts('return inputs.days;'), INPUT],
  ['a pattern', ts('const { city, days } = inputs; return city + days;'), INPUT],
  ['a pattern of the parameter', 'export const run: Run<C, I, R> = async (config, { days }) => days;', INPUT],
  ['an alias', ts('const given = inputs; return given.days;'), INPUT],
  ['a helper', ts('return look(config);', 'function look(c: CONFIG) { return c.days; }'), SETTING],
  ['what the code can do without', ts('return inputs.days ?? 3;'), INPUT],
  ['once', ts('return inputs.days + inputs.days;'), INPUT],
  ['a service', ts(`return getAccessToken('Gmail');`), ['/oauth Gmail']],
  ['a service by a constant', ts(`const name = 'github'; return getAccessToken(name);`), ['/oauth github']],
])('TypeScript: %s', async (_, code, found) => {
  expect(await foundBeside(rule, 'tool.ts', code)).toEqual(found);
});

test.each([
  ['a member', py('return {"sky": inputs.days}'), INPUT],
  ['in an f-string', py('return {"sky": f"{inputs.days!r}"}'), INPUT],
  ['getattr', py('return {"sky": getattr(inputs, "days", 3)}'), INPUT],
  ['a dictionary', py('return {"sky": inputs["days"] + inputs.get("days", 1)}'), INPUT],
  ['a helper', py('return look(3, c=config)', 'def look(n, c: CONFIG):\n    return c.days'), SETTING],
  ['a function inside', py('def look():\n    return inputs.days\nreturn look()'), INPUT],
  ['a class of pydantic', py('return inputs.days').replace('INPUTS:', 'INPUTS(BaseModel):'), INPUT],
  ['a decorated function', py('return inputs.days').replace('async', '@traced\nasync'), INPUT],
  ['a service', py('return await get_access_token("Gmail")'), ['/oauth Gmail']],
])('Python: %s', async (_, code, found) => {
  expect(await foundBeside(rule, 'tool.py', code)).toEqual(found);
});

test.each([
  ['tool.ts', 'what is declared', ts(`use(inputs.city, config.units, getAccessToken('Github'));`)],
  ['tool.ts', 'handed on', ts('return look(inputs, { ...config });')],
  ['tool.ts', 'a computed key', ts('return inputs[key];')],
  ['tool.ts', 'set by the code', ts('inputs.days = 3; return inputs.days;')],
  ['tool.ts', 'a variable that nobody uses', ts('const { days } = inputs;')],
  ['tool.ts', 'a service that nobody knows', ts('return getAccessToken(name);')],
  ['tool.ts', 'another function', 'export function walk(config, inputs) { return inputs.days; }'],
  ['tool.ts', 'not exported', 'function run(config, inputs) { return inputs.days; }'],
  ['tool.ts', 'broken code', ts('return inputs.days').replace('{', '')],
  ['tool.ts', 'names of every object', ts('return inputs.toString() + inputs.constructor;')],
  ['tool.py', 'what is declared', py('return inputs.city + config.units')],
  ['tool.py', 'what its class brings along', py('return inputs.days', '    days = 3')],
  ['tool.py', 'a method of its class', py('return inputs.days()', '    def days(self):\n        return 3')],
  ['tool.py', 'set by the code', py('inputs.days = 3\nreturn inputs.days')],
  ['tool.py', 'a variable of a loop', py('return [inputs.days for inputs in x]')],
  ['tool.py', 'given another value', py('inputs = given(inputs)\nreturn inputs.days')],
  ['tool.py', 'a parameter of a function inside', py('return (lambda inputs: inputs.days)(x)')],
  ['tool.py', 'in a string', py('return "inputs.days"  # inputs.days')],
  ['tool.py', 'broken code', py('return inputs.days)')],
  ['tool.py', 'two of one name', `${py('return inputs.days')}${py('return 1')}`],
] as const)('silent, %s: %s', async (file, _, code) => {
  expect(await foundBeside(rule, file, code)).toEqual([]);
});

test('a table that takes what it does not name, and one that is broken', async () => {
  for (const parameters of [{ ...MANIFEST.parameters, additionalProperties: true }, { type: 'object' }, 'none'])
    expect(await foundBeside(rule, 'tool.ts', ts('return inputs.days;'), { ...MANIFEST, parameters })).toEqual([]);
});

test('what is declared in the wrong place is reported for that', async () => {
  const parameters = { ...MANIFEST.parameters, days: { type: 'number', description: 'How many.' } };
  expect(await foundBeside(rule, 'tool.ts', ts('return inputs.days;'), { ...MANIFEST, parameters })).toEqual([]);
});

test('a manifest without the table, and without services', async () => {
  const { name, parameters, result } = MANIFEST;
  const code = ts(`return config.days + getAccessToken('Gmail');`);
  const found = await findingsBeside(rule, 'tool.ts', code, { name, parameters, result, keywords: [] });
  expect(found.map(({ pointer, line }) => `${pointer}:${line}`)).toEqual([':1', ':1']);
});

test('it names the nearest, and tells where the code reads it', async () => {
  const [found] = await findingsBeside(rule, 'tool.ts', ts(`\nreturn getAccessToken('github');`));
  expect(found!.message).toContain('did you mean `Github`?');
  expect(found!.related).toEqual([{ path: 'tool.ts', line: 4, column: 23, note: 'The token is requested here.' }]);
});
