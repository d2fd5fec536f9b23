import { expect, test } from '@jest/globals';
import rule from '../../../rules/live/client-refuses.js';
import { asked, findingsIn, TOOL } from './answers.js';

const brief = async (answers: object): Promise<string[]> =>
  (await findingsIn(rule, answers)).map((each) =>
    each.replace(/ error (.*), so the official client refuses the whole list (`\w+`)/, ' $2: $1'),
  );

test('names the list, the item and the field', async () => {
  const tools = [
    { ...TOOL, title: null, annotations: [], execution: { taskSupport: 'maybe' } },
    { ...TOOL, name: 5, icons: [{ src: 'a.png', sizes: '48x48', theme: 'blue' }] },
    { ...TOOL, outputSchema: 'text' },
    null,
  ];
  expect(await brief(asked({ tools }))).toEqual([
    expect.stringMatching(/^\/tools\/0\/title `tools`: `title` of `weather` is null but must be a string\./),
    expect.stringMatching(/^\/tools\/0\/annotations .*is a list but must be an object\./),
    expect.stringMatching(
      /^\/tools\/0\/execution\/taskSupport .*`execution\.taskSupport` of `weather` is the string "maybe" but must be `"required"`, `"optional"` or `"forbidden"`\./,
    ),
    expect.stringMatching(/^\/tools\/1\/name .*`name` of item 2 is a number but must be a string\./),
    expect.stringMatching(
      /^\/tools\/1\/icons\/0\/sizes .*`icons\[0\]\.sizes` of item 2 is the string "48x48" but must be a list\./,
    ),
    expect.stringMatching(/^\/tools\/1\/icons\/0\/theme .*must be `"light"` or `"dark"`/),
    expect.stringMatching(/^\/tools\/2\/outputSchema .*is the string "text" but must be an object\./),
    expect.stringMatching(/^\/tools\/3 .*This item is null, not an object\./),
  ]);
});

test('resources, templates and prompts too', async () => {
  const answers = {
    resources: [{ name: 'a' }, { uri: 'a://b', name: 'b', size: '5' }],
    resourceTemplates: [{ name: 'c' }],
    prompts: [{ name: 'd', arguments: [{ name: 'e', required: 'yes' }] }],
  };
  expect(await brief(asked(answers))).toEqual([
    expect.stringMatching(/^\/resources\/0 .*`a` has no `uri`/),
    expect.stringMatching(/^\/resources\/1\/size /),
    expect.stringMatching(/^\/resourceTemplates\/0 .*has no `uriTemplate`/),
    expect.stringMatching(/^\/prompts\/0\/arguments\/0\/required .*is the string "yes" but must be true or false/),
  ]);
});

test('is silent about what is right, and about a list that no server was asked for', async () => {
  expect(
    await brief(asked({ tools: [{ ...TOOL, title: 'W', annotations: {}, outputSchema: { type: 'object' } }] })),
  ).toEqual([]);
  expect(await brief({ tools: [{ ...TOOL, title: null }] })).toEqual([]);
});
