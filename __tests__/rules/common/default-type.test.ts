import { describe, expect, test } from '@jest/globals';
import { applyEdits } from '../../../src/engine/fix.js';
import rule from '../../../rules/common/default-type.js';
import { format as gloodata } from '../../../rules/gloodata/format.js';
import { format as otc } from '../../../rules/otc/format.js';
import { format as shinkai } from '../../../rules/shinkai/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { linted } from './linted.js';
import { CITY, extension, FIELD_CITY, SHINKAI_CITY, shinkaiTool, taking } from './manifests.js';
import { said } from '../../support/said.js';
import { findingsIn } from '../python/source.js';

const at = `${CITY}/default`;

testRule(rule, otc, {
  silent: {
    'a default of the type': taking({ type: 'string', default: 'Rome' }),
    'no type': taking({ default: 3 }),
    'a type that nobody knows': taking({ type: 'any', default: 3 }),
    'a type that cannot be known': taking({ type: UNKNOWN, default: 3 }),
    'a list of types that cannot be known': taking({ type: ['string', UNKNOWN], default: 3 }),
    'a default that cannot be known': taking({ type: 'string', default: UNKNOWN }),
    'one of several types': taking({ type: ['string', 'integer'], default: 3 }),
    'null where null is a type': taking({ type: ['string', 'null'], default: null }),
    'null where it is allowed as in OpenAPI': taking({ type: 'string', nullable: true, default: null }),
    'a whole number for `number`': taking({ type: 'number', default: 3 }),
    'a whole number written with a point': taking({ type: 'integer', default: 3.0 }),
    'a number within its bounds': taking({ minimum: 1, maximum: 100, exclusiveMaximum: 101, default: 100 }),
    'bounds that cannot be known, or that nobody can keep': taking({ minimum: UNKNOWN, default: 3 }),
    'bounds that contradict each other, of which another rule speaks': taking({
      type: 'integer',
      minimum: 100,
      maximum: 50,
      default: 10,
    }),
    'bounds of an older dialect': taking({ minimum: 3, exclusiveMinimum: true, default: 3 }),
    'a list': taking({ type: 'array', default: [] }),
    'what one branch takes': taking({ anyOf: [{ type: 'string' }, { type: 'null' }], default: null }),
    'a branch that takes anything': taking({ anyOf: [{ type: 'string' }, { minimum: 1 }], default: null }),
    'a branch that cannot be known': taking({ anyOf: [{ type: 'string' }, UNKNOWN], default: null }),
    'a reference to what is not there': taking({ $ref: '#/$defs/a', default: null }),
    'a property that is called `default`': taking({ type: 'object', properties: { default: { type: 'number' } } }),
    'a number out of bounds in what comes back': {
      ...taking({}),
      output_schema: { type: 'integer', minimum: 5, default: 1 },
    },
    'null in what comes back': { ...taking({}), output_schema: { type: 'string', default: null } },
    'a default inside a default': taking({ default: { type: 'string', default: 3 } }),
  },
  reports: {
    'a number written as a string': {
      manifest: taking({ type: 'integer', default: '10' }),
      finds: [
        {
          at,
          on: 'value',
          says: '`city` defaults to the string "10" but must be an integer, so a call that sends the default may be refused',
        },
      ],
      fixed: taking({ type: 'integer', default: 10 }),
    },
    'true written as a string': {
      manifest: taking({ type: 'boolean', default: 'true' }),
      finds: [{ at, on: 'value', says: 'must be true or false, so' }],
      fixed: taking({ type: 'boolean', default: true }),
    },
    'a number outside its bounds': {
      manifest: taking({ type: 'integer', minimum: 1, maximum: 100, default: 1000 }),
      finds: [
        {
          at,
          on: 'value',
          says: '`city` defaults to 1000, but `maximum` is 100, so a call that sends the default may fail.',
        },
      ],
    },
    'a number on a bound that does not belong': {
      manifest: taking({ type: 'number', exclusiveMinimum: 0, default: 0 }),
      finds: [{ at, on: 'value', says: '`exclusiveMinimum` is 0' }],
    },
    'a list written as a string': {
      manifest: taking({ type: 'array', default: '["a"]' }),
      finds: [{ at, on: 'value', says: 'must be an array, so' }],
      fixed: taking({ type: 'array', default: ['a'] }),
    },
    'a number where a string belongs': {
      manifest: taking({ type: 'string', default: 10 }),
      finds: [
        {
          at,
          on: 'value',
          says: '`city` defaults to the number 10 but must be a string, so a call that sends the default may be refused',
        },
      ],
      fixed: taking({ type: 'string', default: '10' }),
    },
    'a text that is no number': {
      manifest: taking({ type: 'number', default: 'ten' }),
      finds: [{ at, on: 'value', says: 'Write a default that is a number, or change the type' }],
    },
    'a text that is a number in other words': {
      manifest: taking({ type: 'number', default: '010' }),
      finds: [{ at, on: 'value' }],
    },
    'a broken number for `integer`': {
      manifest: taking({ type: 'integer', default: 2.5 }),
      finds: [{ at, on: 'value', says: 'the number 2.5' }],
    },
    'a broken number as a string for `integer`': {
      manifest: taking({ type: 'integer', default: '2.5' }),
      finds: [{ at, on: 'value' }],
    },
    'null where the type does not allow it': {
      manifest: taking({ type: 'string', default: null }),
      finds: [
        {
          at,
          on: 'value',
          says: '`city` defaults to null but must be a string, so a call that sends null may be refused',
        },
      ],
    },
    'none of several types': {
      manifest: taking({ type: ['string', 'array', 'null'], default: 3 }),
      finds: [
        {
          at,
          on: 'value',
          says: '`city` defaults to the number 3 but must be a string, an array or null, so a call that sends the default may be refused',
        },
      ],
      fixed: taking({ type: ['string', 'array', 'null'], default: '3' }),
    },
    'what no branch takes': {
      manifest: taking({
        anyOf: [{ type: 'integer' }, { oneOf: [{ type: 'boolean' }, { type: 'null' }] }],
        default: 'x',
      }),
      finds: [{ at, on: 'value', says: 'must be an integer, true or false or null, so' }],
    },
    'what a branch would take without quotes': {
      manifest: taking({ anyOf: [{ type: 'integer' }, { type: 'null' }], default: '5' }),
      finds: [{ at, on: 'value' }],
      fixed: taking({ anyOf: [{ type: 'integer' }, { type: 'null' }], default: 5 }),
    },
    'in the items of an array': {
      manifest: taking({ type: 'array', items: { type: 'boolean', default: 'sometimes' } }),
      finds: [{ at: `${CITY}/items/default`, on: 'value' }],
    },
    'in what the tool gives back': {
      manifest: { ...taking({}), output_schema: { type: 'string', default: [] } },
      finds: [{ at: '/output_schema/default', on: 'value', says: 'The default is an array' }],
    },
    'a secret, which is not told': {
      manifest: taking({ type: 'integer', default: `npm_${'aB3dE5gH7j'.repeat(4).slice(0, 36)}` }),
      finds: [{ at, on: 'value', says: /^`city` defaults to a string but/ }],
    },
    'hostile text': {
      manifest: taking({ type: 'number', default: `::error::\u202e${'9'.repeat(100_000)}` }),
      finds: [{ at, on: 'value', says: /^`city` defaults to the string "::error::\\u\{202e\}9{20,40}…"/ }],
    },
  },
});

testRule(rule, shinkai, {
  silent: {
    'a number as a string, which an older Shinkai wanted': shinkaiTool({ type: 'number', default: '10' }),
    'true as a string': shinkaiTool({ type: 'boolean', default: 'true' }),
    'a number as a string, in other words': shinkaiTool({ type: 'number', default: '1.0' }),
    'a list as a string': shinkaiTool({ type: 'array', default: '["a"]' }),
    'null, which means not set': shinkaiTool({ type: 'string', default: null }),
    'an empty string, which means not set': shinkaiTool({ type: 'number', default: '' }),
  },
  reports: {
    'a broken number as a string for `integer`': {
      manifest: shinkaiTool({ type: 'integer', default: '2.5' }),
      finds: [{ at: `${SHINKAI_CITY}/default`, on: 'value' }],
    },
    'true as a string, in other letters': {
      manifest: shinkaiTool({ type: 'boolean', default: 'True' }),
      finds: [
        {
          at: `${SHINKAI_CITY}/default`,
          on: 'value',
          says: '`city` defaults to the string "True" but must be true or false, so a call that sends the default may be refused',
        },
      ],
    },
    'an integer as a string, with a point': {
      manifest: shinkaiTool({ type: 'integer', default: '10.0' }),
      finds: [{ at: `${SHINKAI_CITY}/default`, on: 'value' }],
    },
    'a text that does not convert': {
      manifest: shinkaiTool({ type: 'number', default: 'ten' }),
      finds: [{ at: `${SHINKAI_CITY}/default`, on: 'value' }],
    },
    'a number where a string belongs': {
      manifest: shinkaiTool({ type: 'string', default: 5 }),
      finds: [{ at: `${SHINKAI_CITY}/default`, on: 'value' }],
      fixed: shinkaiTool({ type: 'string', default: '5' }),
    },
  },
});

testRule(rule, gloodata, {
  silent: {
    'null, which means not set': extension({ type: 'string', default: null }),
    'null for one of two types': extension({ type: ['integer', 'null'], default: null }),
  },
  reports: {
    'a text for a number': {
      manifest: extension({ type: 'integer', default: '12' }),
      finds: [{ at: `${FIELD_CITY}/default`, on: 'value' }],
      fixed: extension({ type: 'integer', default: 12 }),
    },
  },
});

describe('in YAML', () => {
  const found = async (schema: string) => {
    const text = `id: a\ninput_schema:\n  parameters:\n    properties:\n      city: ${schema}\n`;
    return (await linted('tool.yaml', text, otc, [rule])).map(said);
  };

  test.each(['yes', 'No', 'ON', 'off'])('%s is true or false to readers of version 1.1', async (word) => {
    expect(await found(`{ type: boolean, default: ${word} }`)).toEqual([]);
    expect(await found(`{ type: boolean, default: "${word}" }`)).toHaveLength(1);
    expect(await found(`{ type: number, default: ${word} }`)).toHaveLength(1);
  });

  test('a number that is written in another way is not told in ours', async () => {
    expect(await found('{ type: string, default: 1.10 }')).toEqual([
      '`city` defaults to a number but must be a string, so a call that sends the default may be refused. Write a default that is a string, or change the type.',
    ]);
  });
});

test('the help for `= None` in Python is `T | None`', () => {
  const head = 'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n';
  const text = `${head}@mcp.tool()\ndef look(city: str = None) -> str:\n    """Looks."""\n    return ""\n`;
  const [found] = findingsIn(rule, text);
  expect(found?.help).toContain('Write `city: str | None = None`');
});

/** In the way that the file has, and as long as its lines are. */
test.each([
  ['city: str = None', 'city: str | None = None', ''],
  ['city: str = None', 'city: Optional[str] = None', 'from typing import Any, Optional\nx: Optional[int] = 1\n'],
  [
    'city: "str" = None',
    'city: "Optional[str]" = None',
    'from typing import (\n    Optional,\n)\nx: Optional[int] = 1\n',
  ],
  ['city: str = None', 'city: str | None = None', 'from typing import Optional\nx: int | None = 1\n'],
  ['city: str = None', 'city: str | None = None', 'x: Optional[int] = 1\n'],
  [`city: str = None, ${'a'.repeat(52)}: int = 1`, undefined, ''],
  [`city: str = None, ${'a'.repeat(52)}: int = 1`, 'city: str | None = None', `y = [${'1, '.repeat(40)}]\n`],
  [`city: str = None, ${'a'.repeat(52)}: int = 1`, undefined, `y = ["${'1, '.repeat(40)}"]\n`],
])('the fix for `= None` in Python: %s', (parameter, expected, more) => {
  const head = `from mcp.server.fastmcp import FastMCP\n${more}mcp = FastMCP("x")\n`;
  const text = `${head}@mcp.tool()\ndef look(${parameter}) -> str:\n    """Looks."""\n    return ""\n`;
  const [found] = findingsIn(rule, text);
  const after = found?.fix && applyEdits(text, found.fix.edits);
  expect(found).toBeDefined();
  expect(after).toBe(expected && text.replace(/city: .*?None/, expected));
});

test.each([
  ['city: Union[str, List[str]] = None', ['city: Optional[Union[str, List[str]]] = None']],
  ['city: int | str = None', ['city: Optional[int | str] = None']],
  ['city: Kind = None', ['city: Optional[Kind] = None']],
  ['city: Optional[int] = "5"', ['city: Optional[int] = 5']],
  ['city: Optional[int] = "x"', [undefined]],
  ['city: Optional[int] = None', []],
  ['city: Union[str, Any] = None', []],
  ['city: Kind = "other"', []],
])('a union or a class in Python: %s', (parameter, expected) => {
  const head = `from enum import Enum\nfrom typing import Any, List, Optional, Union\nfrom mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\nclass Kind(str, Enum):\n    A = "a"\n    B = "b"\n`;
  const text = `${head}@mcp.tool()\ndef look(${parameter}) -> str:\n    """Looks."""\n    return ""\n`;
  const fixed = findingsIn(rule, text).map(({ fix }) => fix && applyEdits(text, fix.edits));
  expect(fixed).toEqual(expected.map((each) => each && text.replace(parameter, each)));
});

test.each([
  ['opts: dict = "{}"', 'return str(json.loads(opts))', false],
  ['n: int = "5"', 'return " " + n', false],
  ['n: int = "5"', 'return {"n": n}', true],
  ['n: int = "5"', 'return ""', true],
])(
  'a text that stands for the default is changed safely where the function does nothing else with it: %s, %s',
  (parameter, body, isSafe) => {
    const head = `import json\nfrom mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n`;
    const [found] = findingsIn(rule, `${head}@mcp.tool()\ndef look(${parameter}):\n    """Looks."""\n    ${body}\n`);
    expect(found!.fix!.safe).toBe(isSafe);
    expect(found!.help!.includes('or the type `str` if its function takes a text')).toBe(!isSafe);
  },
);

test('a parameter in Python without a type accepts any value', () => {
  const head = 'from mcp.server.fastmcp import FastMCP\nfrom client import Client\nmcp = FastMCP("x")\n';
  const files = { 'client.py': 'class Client:\n    def look(self, city=None, filters=[]):\n        """Looks."""\n' };
  expect(findingsIn(rule, `${head}@mcp.tool()\ndef look(city=None, limit=5):\n    """Looks."""\n`)).toEqual([]);
  expect(findingsIn(rule, `${head}mcp.add_tool(Client().look, name="look")\n`, {}, files)).toEqual([]);
  const fast = head.replace('mcp.server.fastmcp', 'fastmcp');
  expect(findingsIn(rule, `${fast}@mcp.tool()\ndef look(city=None):\n    """Looks."""\n`)).toEqual([]);
});

test.each([
  ['if not city:\n        raise ValueError("no city")', ['info']],
  ['if city is None:\n        raise ValueError("no city")', ['info']],
  ['if not city:\n        return "Error: a city must be given"', ['info']],
  ['if not city:\n        return {"error": "no city"}', ['info']],
  ['"""Looks."""\n    if not city:\n        return error("no city")', ['info']],
  ['if not day or not city:\n        raise ValueError("both are needed")', ['info']],
  ['if day < 1:\n        raise ValueError("no day")\n    if not city:\n        raise ValueError("no city")', ['info']],
  ['try:\n        if not city:\n            raise ValueError("no city")\n    finally:\n        done()', ['info']],
  ['if not city:\n        return every_city()', ['warning']],
  ['if not city and day < 1:\n        raise ValueError("one is needed")', ['warning']],
  ['if not city:\n        city = "Rome"', ['warning']],
  ['if day < 1:\n        city = "Rome"\n    if not city:\n        raise ValueError("no city")', ['warning']],
  ['if not city.strip():\n        raise ValueError("no city")', ['warning']],
  ['city = city or last()\n    if not city:\n        raise ValueError("no city")', ['warning']],
  ['return f(city)', ['warning']],
])('a value without which a function in Python does nothing is not to be null: %s', (body, severities) => {
  const head = 'from fastmcp import FastMCP\nmcp = FastMCP("x")\n';
  const text = `${head}@mcp.tool()\ndef look(city: str = None, day: int = 1) -> str:\n    ${body}\n`;
  expect(findingsIn(rule, text).map(({ severity }) => severity)).toEqual(severities);
});

test.each([
  ['if data is None:\n        data = {}\n    api.patch(name="x", body=data)', 'info'],
  ['data = data or {}\n    api.patch("x", json=data)', 'info'],
  ['api.patch("x", json=data or {})', 'info'],
  ['if data is None:\n        data = {}\n    log(data)\n    api.patch(name="x", body=data)', 'warning'],
  ['if data is None:\n        data = DEFAULTS\n    api.patch(name="x", body=data)', 'warning'],
  ['api.patch("x", body=data)', 'warning'],
  ['api.run("x", parameters=data or [])', 'warning'],
])('what is sent without a value is empty: %s', (body, severity) => {
  const head = 'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n';
  const text = `${head}@mcp.tool()\ndef look(data: dict = None) -> str:\n    """Sends it."""\n    ${body}\n    return ""\n`;
  const found = findingsIn(rule, text);
  expect(found.map((each) => each.severity)).toEqual([severity]);
  if (severity === 'info') expect(found[0]!.help).toBe('Remove the default, so that models send `data`.');
});

const looking = (parameters: string, body: string, more = ''): string =>
  `from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n${more}@mcp.tool()\ndef look(${parameters}) -> str:\n    ${body}\n`;

const CLIENT = 'class Client:\n    def __init__(self, city):\n        self.id = self.made(city)\n';

/** That there is a default is what is wrong. */
test.each([
  ['return city["name"]'],
  ['return city.name'],
  ['return city()'],
  ['return city + "!"'],
  ['return "!" + city'],
  ['return city % 3'],
  ['return "!" in city'],
  ['return f"{city.name}"'],
  ['return show(**city)'],
  ['return show(1, *city)'],
  ['return str(len(city))'],
  ['return ", ".join(each for each in city)'],
  ['for each in city:\n        print(each)\n    return ""'],
  ['try:\n        return city.name\n    except Exception as e:\n        return f"Error: {e}"'],
  ['return show(city)', 'def show(place):\n    return place.name\n'],
  ['return show(1, place=city)', 'def show(n, place):\n    return place.name\n'],
  ['return Client(city).id', `${CLIENT}    @classmethod\n    def made(cls, city):\n        return city.id\n`],
  ['import json\n    return json.loads(city)["a"]'],
])('a function in Python that fails on None: %s', (body, more = '') => {
  const [found, ...others] = findingsIn(rule, looking('city: dict = None', body, more));
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    severity: 'warning',
    message: '`city` has a default, so models may leave it out, but its function then fails on None.',
    help: 'Remove the default: write `city: dict`.',
  });
  expect(found!.fix).toBeUndefined();
});

test.each([
  ['if city:\n        return city["name"]\n    return ""'],
  ['if day > 1:\n        return city.name\n    return ""'],
  ['if day > 1:\n        return ""\n    return city.name'],
  ['city = city or {}\n    return city["name"]'],
  ['city = last(city)\n    return city["name"]'],
  ['return city["name"] if city else ""'],
  ['return city and city.name'],
  ['if isinstance(city, dict):\n        return city["name"]'],
  ['return "%s" % city'],
  ['return f"{city}"'],
  ['return city in known'],
  ['return [city]'],
  ['return lambda: city.name'],
  ['for each in days:\n        print(city.name)\n    return ""'],
  ['try:\n        return city.name\n    except AttributeError:\n        return "everywhere"'],
  ['return show(city)'],
  ['return show(city)', 'def show(place):\n    return place.name if place else ""\n'],
  [
    'return show(city)',
    'def show(place):\n    try:\n        return place.name\n    except Exception:\n        return ""\n',
  ],
  ['return show(city)', '@filled\ndef show(place):\n    return place.name\n'],
  ['return show(city)', 'def show(day, place=None):\n    return place.name\n'],
  ['return Client(city).id', CLIENT],
])('one that may do without it: %s', (body, more = '') => {
  const found = findingsIn(rule, looking('city: dict = None, day: int = 1', body, more));
  expect(found.map(({ help }) => help)).toEqual(['Write `city: dict | None = None`.']);
});

test('without its default, a parameter goes in front of those that have one', () => {
  const [found] = findingsIn(rule, looking('day: int = 1, city: dict = None', 'return city["name"]'));
  expect(found?.help).toBe('Remove the default: write `city: dict`, in front of the parameters that have one.');
  const [last] = findingsIn(rule, looking('*, day: int = 1, city: dict = None', 'return city["name"]'));
  expect(last?.help).toBe('Remove the default: write `city: dict`.');
});

test.each([
  ['The city, as required', 'Write'],
  ['Required. The city.', 'Remove'],
  ['(required) The city', 'Remove'],
  ['The MANDATORY name of the city. You MUST provide it.', 'Remove'],
  ['The city, which must be given', 'Remove'],
  ['Required if there is no day', 'Write'],
  ['Required skills', 'Write'],
  ['The name of the mandatory stops', 'Write'],
  ['The city. It is required.', 'Remove'],
  ['The city: must be provided, or the default is Rome', 'Write'],
  ['The city', 'Write'],
])('a text that says it is required: %s', (text, help) => {
  const inDocstring = findingsIn(
    rule,
    looking('city: str = None', `"""Looks.\n\n    Args:\n        city: ${text}\n    """\n    return show(city)`),
  );
  const inField = findingsIn(
    rule,
    looking(`city: Annotated[str, Field(description="${text}")] = None`, 'return show(city)', FIELDS),
  );
  for (const [found, ...others] of [inDocstring, inField]) {
    expect(others).toEqual([]);
    expect(found?.help).toMatch(help === 'Remove' ? /^Remove/ : /^(?:Write|Add)/);
    expect(found?.severity).toBe(help === 'Remove' ? 'info' : 'warning');
  }
});

const FIELDS = 'from typing import Annotated\nfrom pydantic import Field\n';

testRule(rule, otc, {
  silent: {},
  reports: {
    'null that a text forbids': {
      manifest: taking({ type: 'string', default: null, description: 'Required. The city.' }),
      finds: [
        {
          at,
          on: 'value',
          says: '`city` has a default, so models may leave it out, but its description says that it is required. Remove the default.',
        },
      ],
    },
  },
});

const LITERAL = 'from typing import Literal\n';
test.each([
  ['a type', 'city: str = Literal["Rome", "Oslo"]', 'Write `city: Literal["Rome", "Oslo"]`.'],
  ['a type alone', 'city = Literal["Rome"]', 'Write `city: Literal["Rome"]`.'],
  [
    'behind another default',
    'day: int = 1, city: str = Literal["Rome"]',
    'Write `city: Literal["Rome"]`, with one of these as its default.',
  ],
])('a type as the default in Python: %s', (_, parameters, help) => {
  expect(findingsIn(rule, LITERAL + looking(parameters, 'return city', ''))).toMatchObject([
    {
      severity: 'warning',
      line: 5,
      message: '`city` defaults to a type, so models do not see its values, and calls without it pass the type on.',
      help,
    },
  ]);
});

test.each([
  ['as the type', LITERAL, 'city: Literal["Rome"] = "Rome"'],
  ['of a name of the project', 'from app import Literal\n', 'city: str = Literal["Rome"]'],
  ['of something else', LITERAL, 'city: str = Names["Rome"]'],
])('no type as the default in Python: %s', (_, head, parameters) => {
  expect(findingsIn(rule, head + looking(parameters, 'return city', ''))).toEqual([]);
});
