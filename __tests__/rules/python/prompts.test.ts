/** mcp/prompt-answer and mcp/prompt-argument on prompts in Python. */
import { expect, test } from '@jest/globals';
import answer from '../../../rules/mcp/prompt-answer.js';
import argument from '../../../rules/mcp/prompt-argument.js';
import { EITHER, FAST, findingsIn, foundIn, OFFICIAL } from './source.js';

const prompt = (body: string, parameters = 'city: str'): string =>
  `@mcp.prompt()\nasync def review(${parameters}):\n${body.replace(/^(?=.)/gm, '    ')}\n`;

test.each([
  ['a dict of data', 'return {"city": city}', ['error 5 {"city": city}']],
  [
    'an answer as the protocol has it',
    'return {"messages": [{"role": "user"}]}',
    ['error 5 {"messages": [{"role": "user"}]}'],
  ],
  ['an empty dict', 'return {}', ['error 5 {}']],
  ['one of a list', 'return [{"content": "x"}, {"text": "x"}]', ['error 5 {"text": "x"}']],
  ['a variable', 'found = {"city": city}\nfound["more"] = 1\nreturn found', ['error 7 found']],
  ['a role that is none', 'return [{"role": "system", "content": "x"}]', ['error 5 "system"']],
  ['messages', 'return [{"role": "user", "content": "x"}, {"content": city}, "x"]', []],
  ['a variable that gets content', 'found = {"role": "user"}\nfound["content"] = city\nreturn found', []],
  ['a variable that gets what is not known', 'found = {"role": "user"}\nfound.update(load())\nreturn found', []],
  ['what is spread', 'return {**load(), "role": "user"}', []],
  ['a role that is not known', 'return {"role": city, "content": "x"}', []],
  ['other data, of which the SDK makes JSON', 'return 5', []],
])('the official SDK: %s', (_, body, found) => {
  const text = OFFICIAL + prompt(body);
  expect(foundIn(answer, text)).toEqual(found);
  expect(foundIn(answer, EITHER + prompt(body))).toEqual([]);
});

test('fastmcp takes no dict from version 3 on', () => {
  for (const body of ['return {"city": city}', 'return [{"role": "user", "content": "x"}]']) {
    const text = FAST + prompt(body);
    expect(findingsIn(answer, text, { 'pypi:fastmcp': '>=3,<4' })).toMatchObject([{ line: 5, severity: 'error' }]);
    expect(findingsIn(answer, text, { 'pypi:fastmcp': '>=2,<3' })).toEqual([]);
    expect(findingsIn(answer, text)).toEqual([]);
  }
});

const CLASSES = `from typing import Annotated, Dict, List, Optional
from pydantic import BaseModel, BeforeValidator, Field, model_validator
class Place(BaseModel):
    city: str
class Parsed(BaseModel):
    city: str
    @model_validator(mode="before")
    @classmethod
    def parse(cls, data):
        return json.loads(data)
`;

test.each([
  ['List[str]', 'a list'],
  ['tuple[str, str]', 'a list'],
  ['Dict[str, str]', 'an object'],
  ['Place', 'an object'],
  ['Optional[list] = None', 'a list'],
  ['Annotated[list[str], Field(description="x")]', 'a list'],
  ['str', undefined],
  ['int', undefined],
  ['list[str] | str', undefined],
  ['Parsed', undefined],
  ['Annotated[list[str], BeforeValidator(split)]', undefined],
  ['Other', undefined],
])('a parameter of a prompt: %s', (type, is) => {
  const text = `${CLASSES}${OFFICIAL}${prompt('return ""', `a: ${type}`)}`;
  const found = findingsIn(argument, text).map(({ message }) => message);
  expect(found).toEqual(is === undefined ? [] : [expect.stringContaining(`\`a\` is ${is}, `)]);
  expect(findingsIn(argument, `${CLASSES}${FAST}${prompt('return ""', `a: ${type}`)}`)).toEqual([]);
});
