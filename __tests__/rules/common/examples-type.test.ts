import { expect, test } from '@jest/globals';
import rule from '../../../rules/common/examples-type.js';
import { format as gloodata } from '../../../rules/gloodata/format.js';
import { format as otc } from '../../../rules/otc/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { CITY, extension, FIELD_CITY, taking } from './manifests.js';
import { FAST, foundIn, OFFICIAL } from '../python/source.js';

testRule(rule, otc, {
  silent: {
    'examples of the type': taking({ type: 'string', examples: ['Rome', 'Paris'] }),
    'no type': taking({ examples: [1, 'a'] }),
    'a type that nobody knows': taking({ type: 'str', examples: [1] }),
    'an example that cannot be known': taking({ type: 'string', examples: [UNKNOWN] }),
    'examples that cannot be known': taking({ type: 'string', examples: UNKNOWN }),
    'null where it is allowed': taking({ type: 'string', nullable: true, examples: [null] }),
    'no list': taking({ type: 'string', examples: 3 }),
    'a property that is called `examples`': taking({ type: 'object', properties: { examples: { type: 'array' } } }),
    'the examples of a tool': { ...taking({ type: 'string' }), examples: [1] },
  },
  reports: {
    'one that does not fit': {
      manifest: taking({ type: 'string', examples: ['Rome', 7] }),
      finds: [
        {
          at: `${CITY}/examples/1`,
          on: 'value',
          says: 'This example is the number 7 but must be a string, so calls that copy it are refused',
        },
      ],
    },
    'a list in a string': {
      manifest: taking({ type: 'array', items: { type: 'string' }, examples: ['["Rome"]'] }),
      finds: [
        {
          at: `${CITY}/examples/0`,
          on: 'value',
          says: 'This example is JSON in a string but must be an array, so calls that copy it may be refused. Write the value itself, without quotes, and `examples` as a list: `[[…]]`',
        },
      ],
    },
    'the items of a list instead of lists': {
      manifest: taking({ type: 'array', items: { type: 'string' }, examples: ['Rome', 'Paris'] }),
      finds: [
        {
          at: `${CITY}/examples/0`,
          on: 'value',
          says: 'Write each example as an array, or change the type. 1 other example has the same problem',
        },
      ],
    },
  },
});

testRule(rule, gloodata, {
  silent: {
    'examples of a text': extension({ type: 'string', examples: ['Rome'] }),
    'null, which means not set': extension({ type: 'string', examples: [null] }),
  },
  reports: {
    'a number for a text': {
      manifest: extension({ type: 'string', examples: [12] }),
      finds: [{ at: `${FIELD_CITY}/examples/0`, on: 'value' }],
    },
  },
});

test('the official SDK for Python reads such a text, later versions of fastmcp refuse it', () => {
  const tool =
    'from typing import Annotated\nfrom pydantic import Field\n\n@mcp.tool()\n' +
    `def look(where: Annotated[dict[str, str], Field(examples=['{"city": "Rome"}'])]): ...\n`;
  expect(foundIn(rule, OFFICIAL + tool)).toEqual([expect.stringMatching(/^info/)]);
  expect(foundIn(rule, FAST + tool)).toEqual([expect.stringMatching(/^warning/)]);
});

test('a list of items is as a whole what a model may send', () => {
  const found = (type: string, examples: string): readonly string[] =>
    foundIn(
      rule,
      `${FAST}from typing import Annotated\nfrom pydantic import Field\n\n@mcp.tool()\n` +
        `def look(where: Annotated[${type}, Field(examples=${examples})]): ...\n`,
    );
  expect(found('list[str]', '["Rome", "Paris"]')).toEqual([expect.stringMatching(/^info/)]);
  expect(found('list[str]', '["Rome", ["Paris"]]')).toEqual([expect.stringMatching(/^warning/)]);
  expect(found('list[int]', '["Rome", "Paris"]')).toEqual([expect.stringMatching(/^warning/)]);
});
