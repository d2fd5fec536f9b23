import { expect, test } from '@jest/globals';
import rule from '../../../rules/common/default-not-in-enum.js';
import { format as gloodata } from '../../../rules/gloodata/format.js';
import { format as otc } from '../../../rules/otc/format.js';
import { format as shinkai } from '../../../rules/shinkai/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { findingsIn } from '../python/source.js';
import { CITY, extension, SHINKAI_CITY, shinkaiTool, taking } from './manifests.js';

const at = `${CITY}/default`;

testRule(rule, otc, {
  silent: {
    'one of the choices': taking({ type: 'string', enum: ['low', 'high'], default: 'low' }),
    'null among the choices': taking({ enum: ['low', null], default: null }),
    'null where it is allowed beside the choices': taking({
      type: 'string',
      nullable: true,
      enum: ['low'],
      default: null,
    }),
    'a default of another type, of which another rule speaks': taking({ type: 'string', enum: ['1'], default: 1 }),
    'a list of choices': taking({ type: 'array', items: { enum: ['a'] }, enum: ['a'], default: ['a'] }),
    'choices that are objects': taking({ type: 'string', enum: [{ value: 'low' }, { value: 'high' }], default: 'low' }),
    'one of the choices, if they were of its type, of which another rule speaks': taking({
      type: 'integer',
      enum: ['1', '2'],
      default: 1,
    }),
    'one of the choices of a branch': taking({
      anyOf: [
        { type: 'string', enum: ['low'] },
        { type: 'string', enum: ['high'] },
      ],
      default: 'high',
    }),
    'a branch without choices': taking({
      anyOf: [{ type: 'string', enum: ['low'] }, { type: 'string' }],
      default: 'x',
    }),
    'what a branch of another type takes': taking({
      anyOf: [{ type: 'string', enum: ['low'] }, { type: 'null' }],
      default: null,
    }),
    'what no branch takes, of which another rule speaks': taking({
      anyOf: [{ type: 'string', enum: ['low'] }, { type: 'null' }],
      default: 3,
    }),
    'no default': taking({ enum: ['low'] }),
    'no choices': taking({ default: 'low' }),
    'choices that are no list': taking({ enum: 'low', default: 'high' }),
    'a choice that cannot be known': taking({ enum: ['low', UNKNOWN], default: 'high' }),
    'choices that cannot be known': taking({ enum: UNKNOWN, default: 'high' }),
    'a default that cannot be known': taking({ enum: ['low'], default: UNKNOWN }),
  },
  reports: {
    'none of the choices of a branch': {
      manifest: taking({ anyOf: [{ type: 'string', enum: ['low', 'high'] }, { type: 'null' }], default: 'lowest' }),
      finds: [{ at, on: 'value', says: 'is not in `enum`' }],
    },
    'none of the choices': {
      manifest: taking({ type: 'string', enum: ['low', 'high'], default: 'none' }),
      finds: [
        {
          at,
          on: 'value',
          says: 'The default, the string "none", is not in `enum`, so calls with it can be refused. Add it to `enum`, or choose a listed value such as the string "low".',
        },
      ],
    },
    'another case': {
      manifest: taking({ type: 'string', enum: ['low', 'high'], default: 'Low' }),
      finds: [
        {
          at,
          on: 'value',
          says: 'The default, the string "Low", is not in `enum`, so calls with it can be refused. Write `low`.',
        },
      ],
      fixed: taking({ type: 'string', enum: ['low', 'high'], default: 'low' }),
    },
    'a number': {
      manifest: taking({ type: 'integer', enum: [1, 2], default: 3 }),
      finds: [{ at, on: 'value', says: 'the number 3' }],
    },
    'a number that is there as a text': {
      manifest: taking({ enum: ['1', '2'], default: 1 }),
      finds: [{ at, on: 'value' }],
    },
    'no choices at all': {
      manifest: taking({ enum: [], default: 'x' }),
      finds: [{ at, on: 'value' }],
    },
    'an empty text': {
      manifest: taking({ type: 'string', enum: ['low'], default: '' }),
      finds: [{ at, on: 'value', says: 'the string ""' }],
    },
  },
});

testRule(rule, shinkai, {
  silent: {
    'a number that is there as a text: enums hold strings': shinkaiTool({ type: 'number', enum: ['1'], default: 1 }),
    'a text of a number that is there': shinkaiTool({ type: 'number', enum: [1], default: '1' }),
    'null, which means not set': shinkaiTool({ enum: ['low'], default: null }),
    'an empty text, which means not set': shinkaiTool({ type: 'string', enum: ['low'], default: '' }),
  },
  reports: {
    'none of the choices': {
      manifest: shinkaiTool({ type: 'string', enum: ['low'], default: 'high' }),
      finds: [{ at: `${SHINKAI_CITY}/default`, on: 'value' }],
    },
  },
});

testRule(rule, gloodata, {
  silent: { 'null, which means not set': extension({ type: 'string', enum: ['low'], default: null }) },
  reports: {},
});

test.each([
  ['Kind = "other"', 1],
  ['Kind = "a"', 0],
  ['Optional[Literal["a", "b"]] = "c"', 1],
  ['Optional[Literal["a", "b"]] = "b"', 0],
  ['Literal["a"] | str = "c"', 0],
])('in Python: %s', (parameter, count) => {
  const head = `from enum import Enum\nfrom typing import Literal, Optional\nfrom mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\nclass Kind(str, Enum):\n    A = "a"\n    B = "b"\n`;
  const text = `${head}@mcp.tool()\ndef look(kind: ${parameter}) -> str:\n    """Looks."""\n    return ""\n`;
  expect(findingsIn(rule, text)).toHaveLength(count);
});
