import { expect, test } from '@jest/globals';
import { format as otc } from '../../../rules/otc/format.js';
import rule from '../../../rules/common/unused-definitions.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { findingsIn, OFFICIAL } from '../python/source.js';
import { listing, tool } from './manifests.js';

const SCHEMA = '/tools/0/inputSchema';
const CITY = { type: 'string', description: 'A city.' };
const taking = (properties: unknown, more: object) => ({
  tools: [
    { name: 'forecast', description: 'Tells the weather.', inputSchema: { type: 'object', properties, ...more } },
  ],
});
const to = (path: string) => ({ from: { $ref: path } });

testRule(rule, listing, {
  silent: {
    'a definition that is used': taking(to('#/$defs/city'), { $defs: { city: CITY } }),
    'one under the older name': taking(to('#/definitions/city'), { definitions: { city: CITY } }),
    'one with signs in its name': taking(to('#/$defs/city~1town'), { $defs: { 'city/town': CITY } }),
    'one that another one uses': taking(to('#/$defs/list'), {
      $defs: { list: { type: 'array', items: { $ref: '#/$defs/city' } }, city: CITY },
    }),
    'one for a discriminator': taking(
      { a: { oneOf: [{}], discriminator: { propertyName: 'kind', mapping: { city: '#/$defs/city' } } } },
      { $defs: { city: CITY } },
    ),
    'one with a name of its own': taking(to('#town'), { $defs: { city: { ...CITY, $anchor: 'town' } } }),
    'a reference that cannot be known': taking({ from: { $ref: UNKNOWN } }, { $defs: { city: CITY } }),
    'a schema with more that cannot be known': taking({}, { $defs: { city: CITY }, [SPREAD]: 1 }),
    'definitions that cannot be known': taking({}, { $defs: UNKNOWN }),
    'no definitions': taking({}, { $defs: {} }),
    'a property that is called `definitions`': taking({ definitions: { type: 'object' } }, {}),
  },
  reports: {
    'none is used': {
      manifest: taking({}, { $defs: { city: CITY } }),
      finds: [{ at: `${SCHEMA}/$defs`, on: 'key', says: 'This schema uses no definition in `$defs`' }],
    },
    'one is not used': {
      manifest: taking(to('#/definitions/city'), { definitions: { city: CITY, town: CITY } }),
      finds: [{ at: `${SCHEMA}/definitions/town`, on: 'key', says: 'This schema does not use the definition `town`' }],
    },
    'two are not used': {
      manifest: taking(to('#/$defs/city'), { $defs: { city: CITY, town: CITY, lake: CITY } }),
      finds: [{ at: `${SCHEMA}/$defs/town`, on: 'key', says: 'not use the definitions `town` and `lake`, so' }],
    },
    'many are not used': {
      manifest: taking(to('#/$defs/city'), { $defs: { city: CITY, a: CITY, b: CITY, c: CITY, d: CITY, e: CITY } }),
      finds: [{ at: `${SCHEMA}/$defs/a`, on: 'key', says: 'the definitions `a`, `b`, `c` and 2 more, so' }],
    },
    'one that only uses itself': {
      manifest: taking({}, { $defs: { node: { type: 'object', properties: { next: { $ref: '#/$defs/node' } } } } }),
      finds: [{ at: `${SCHEMA}/$defs`, on: 'key' }],
    },
    'one with a property that is called `id`': {
      manifest: taking({}, { $defs: { city: { type: 'object', properties: { id: { type: 'string' } } } } }),
      finds: [{ at: `${SCHEMA}/$defs`, on: 'key' }],
    },
  },
});

testRule(rule, otc, {
  silent: { 'definitions, of which another rule speaks': tool({ type: 'object', $defs: { city: CITY } }) },
  reports: {},
});

test.each([
  ['in its place alone', 'a: Extra'],
  ['and elsewhere', 'a: Extra, b: list[Street]'],
  ['a class in another one', 'a: Extra, b: City'],
])('pydantic leaves out a class whose reference something else has taken the place of: %s', (_, parameters) => {
  const head = `from typing import Annotated
from pydantic import BaseModel, Field
class City(BaseModel):
    name: str
class Street(BaseModel):
    city: City
`;
  const extra = 'Annotated[list[Street], Field(json_schema_extra={"items": {"examples": []}})]';
  const tool = `@mcp.tool()\ndef look(${parameters.replace('Extra', extra)}) -> str:\n    """Looks."""\n    return ""\n`;
  expect(findingsIn(rule, head + OFFICIAL + tool, { 'pypi:mcp': '==1.28.1' })).toEqual([]);
});
