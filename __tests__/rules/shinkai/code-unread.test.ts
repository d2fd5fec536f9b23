import { expect, test } from '@jest/globals';
import rule from '../../../rules/shinkai/code-unread.js';
import { findingsBeside, foundBeside, MANIFEST } from './beside.js';

const CITY = '/parameters/properties/city city';
const UNITS = '/configurations/properties/units units';
const SKY = '/result/properties/sky sky';

const ts = (body: string, more = ''): string =>
  `${more}\nexport async function run(config: CONFIG, inputs: INPUTS) {\n${body}\n}\n`;

const py = (body: string, more = ''): string =>
  `class OUTPUT:\n    sky: str\n${more}\nasync def run(config: CONFIG, inputs: INPUTS) -> OUTPUT:\n    ${body.replaceAll('\n', '\n    ')}\n`;

test.each([
  ['a parameter', ts('return { sky: config.units };'), [CITY]],
  ['a setting', ts('return { sky: inputs.city };'), [UNITS]],
  ['taken out and never used', ts('const { city } = inputs; return { sky: config.units };'), [CITY]],
  ['printed alone', ts('console.log(inputs); return { sky: config.units };'), [CITY]],
  ['a function without a second parameter', 'export const run = async (config) => ({ sky: config.units });', [CITY]],
  ['a field', ts('if (config.units) return { error: 1 }; return { cloud: inputs.city };'), [SKY]],
])('TypeScript: %s', async (_, code, found) => {
  expect(await foundBeside(rule, 'tool.ts', code)).toEqual(found);
});

test.each([
  ['a parameter', py('return {"sky": config.units}'), [CITY]],
  ['a setting, in a helper', py('return look(inputs, config)', 'def look(i, c):\n    return i.city'), [UNITS]],
  ['a field of a dictionary', py('return {"cloud": inputs.city + config.units}'), [SKY]],
  [
    'a field of an object',
    py('out = OUTPUT()\nout.cloud = inputs.city\nif config.units:\n    return out\nreturn OUTPUT(cloud=1)'),
    [SKY],
  ],
])('Python: %s', async (_, code, found) => {
  expect(await foundBeside(rule, 'tool.py', code)).toEqual(found);
});

test.each([
  ['tool.ts', 'all is read', ts('return { sky: inputs.city + config.units };')],
  ['tool.ts', 'handed on', ts('return look(inputs, config);')],
  ['tool.ts', 'spread', ts('return { ...inputs, ...config };')],
  ['tool.ts', 'written as text', ts('return { sky: JSON.stringify([inputs, config]) };')],
  ['tool.ts', 'a result made elsewhere', ts('if (inputs.city) return { error: 1 }; return make(config.units);')],
  ['tool.ts', 'a result with a spread', ts('return { ...other, x: inputs.city + config.units };')],
  ['tool.ts', 'unfinished', ts(`throw new Error('Not implemented yet');`)],
  ['tool.ts', 'read under a name that is near', ts('return { sky: inputs.citty + config.unit };')],
  ['tool.ts', 'no function', 'export const walk = 1;'],
  ['tool.py', 'all is read', py('return {"sky": inputs.city + config.units}')],
  ['tool.py', 'handed on', py('return look(inputs, **vars(config))')],
  ['tool.py', 'an alias', py('i, c = inputs, config\nreturn look(i, c)')],
  ['tool.py', 'its dictionary', py('return {"sky": [inputs.__dict__, config.dict()]}')],
  ['tool.py', 'a computed key', py('return {"sky": [getattr(inputs, x), config[x]]}')],
  ['tool.py', 'a result made elsewhere', py('return make(inputs.city, config.units)')],
  ['tool.py', 'a dictionary with more', py('return {**x, "a": inputs.city + config.units}')],
  ['tool.py', 'a field with a default', py('return OUTPUT(a=inputs.city + config.units)').replace('str', 'str = ""')],
  ['tool.py', 'an object that is handed on', py('o = OUTPUT()\nfill(o, inputs.city, config.units)\nreturn o')],
  [
    'tool.py',
    'a class with parents',
    py('return OUTPUT(a=inputs.city + config.units)').replace('OUTPUT:', 'OUTPUT(Sky):'),
  ],
  ['tool.py', 'broken code', py('return {"sky": 1')],
] as const)('silent, %s: %s', async (file, _, code) => {
  expect(await foundBeside(rule, file, code)).toEqual([]);
});

test('what is described as unused, and names that begin with _', async () => {
  const properties = { _x: { type: 'string' }, y: { type: 'string', description: 'Deprecated.' } };
  const manifest = { ...MANIFEST, parameters: { type: 'object', properties } };
  expect(await foundBeside(rule, 'tool.ts', ts('return { sky: config.units };'), manifest)).toEqual([]);
});

test('it tells where the code begins', async () => {
  const [found] = await findingsBeside(rule, 'tool.py', py('return {"sky": config.units}'));
  expect(found!.related).toEqual([{ path: 'tool.py', line: 4, column: 1, note: 'The code of the tool.' }]);
});
