/** What real tools say, in all its variety: no rule about texts may have a word to say about it. */
import { expect, test } from '@jest/globals';
import emptyDescription from '../../../rules/common/empty-description.js';
import hardcodedSecret from '../../../rules/common/hardcoded-secret.js';
import hiddenText from '../../../rules/common/hidden-text.js';
import instructionOverride from '../../../rules/common/instruction-override.js';
import unknownSchemaKeyword from '../../../rules/common/unknown-schema-keyword.js';
import { format as otc } from '../../../rules/otc/format.js';
import { linted } from './linted.js';
import { tool } from './manifests.js';

const RULES = [emptyDescription, hardcodedSecret, hiddenText, instructionOverride, unknownSchemaKeyword];

const TEXTS = [
  'Detects text such as prompt injections which ask to ignore previous instructions.',
  'Use this when the user wants to see a map. Do NOT use for directions; call `get_route` instead.',
  'IMPORTANT: always call list_tables first. You MUST pass the id exactly as returned.',
  'Executes a shell command. Never run `rm -rf` without asking the user for confirmation first.',
  'Returns secrets by name. Do not print them in the conversation.',
  'Send a notification to the user. If `silent` is true the user is not notified.',
  'Hides a column from the user interface; the user can show it again.',
  'Ignore case when comparing. Previous matches are ignored. Disregard white space.',
  'Forget a stored memory. Instructions that were stored before stay as they are.',
  'Overrides previous instructions of the workflow step with the given id.',
  'Keep this under 200 characters. Keep it secret: anybody with the link can see the file.',
  'Let the user know about this when the export has finished. Tell the user that it may take a while.',
  'Mention a user with <@id>, a channel with <#id> and everybody with <!channel>.',
  'Supported tags: <b>, <i>, <a href="…">, <br/>, <pre>, <code class="language-js">.',
  'Format: <owner>/<repo>@<ref>, e.g. octocat/hello-world@main. Generic types such as Array<string> are fine.',
  'A JSONPath such as $..book[?(@.price<10)] or an XPath such as //a[@href]; a < b && c > d.',
  'Cron expression, e.g. `*/5 * * * *`; regular expression, e.g. ^[\\w.+-]+@[\\w-]+\\.[\\w.]{2,}$',
  'API key. Looks like sk-... and is found at https://platform.openai.com/api-keys (see https://docs.example.com/sk-keys).',
  'AWS access key id, such as AKIAIOSFODNN7EXAMPLE, and the secret, wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY.',
  'GitHub token (ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx), or a JWT: eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.abc',
  'The SHA-256 of the file: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.',
  'Bitcoin address (bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq) or Ethereum address (0x742d35Cc6634C0532925a3b844Bc454e4438f44e).',
  'Data URL: data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk',
  'Video id such as dQw4w9WgXcQ, playlist PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf, channel UC_x5XG1OV2P6uZZ5FSM9Ttw.',
  'Google Sheet id: 1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgVE2upms',
  '🔍 Search ➡️ 📄 results; ⚠️ slow! 👨‍💻 for developers ✅ ❌ 🇪🇺 1️⃣ 2️⃣ ©️ ™️',
  'Übersetzt Text – „genau so“ … naïve café, Å, 5 µm ± 2 °C, 10 × 20 → 200 € ½',
  '在城市中查找天气。返回未来七天的预报。「重要」',
  '都市の天気を調べます。キーワードを入力してください。',
  '도시의 날씨를 알려줍니다.',
  'Показывает погоду в городе на неделю — кратко.',
  'يعرض حالة الطقس في المدينة. استخدم الأداة get_weather أولاً.',
  'מציג את מזג האוויר בעיר. השתמשו בכלי get_weather.',
  'می‌تواند آب‌وهوای شهر را نشان دهد.',
  'शहर का मौसम बताता है। ज़रूरी: नाम हिन्दी में दें।',
  'บอกสภาพอากาศของเมือง',
  'Todo list manager: adds, completes and removes todos.',
  'TODO items of a project',
  'Null or empty means all.',
  'N/A values are skipped.',
  'Multi-line text.\n\n- one\n- two\n\n```json\n{ "a": [1, 2] }\n```\n\t| a | b |\n\t|---|---|\r\nEnd.',
  'Sets the system prompt. The previous system prompt is kept. Default: "You are a helpful assistant."',
  'Roles: system, user, assistant. Messages are given as [{"role": "user", "content": "Hi"}].',
  'Detects prompt injection, e.g. "Ignore all previous instructions" or “do not tell the user”.',
  'A template, e.g. Hello {{name}}, ${greeting}, %s, <%= value %>, [[link]], {% if a %}.',
  'Comments are kept, as in `<!-- a comment in the page -->`; a post is cut at <!--more-->.',
];

const KEYS = {
  order: 1,
  name: 'a',
  label: 'A',
  title: 'A',
  notes: 'a',
  help: 'a',
  group: 'a',
  hidden: true,
  visible: true,
  multiple: true,
  mandatory: true,
  sensitive: true,
  widget: 'a',
  values: ['a'],
  choices: ['a'],
  aliases: ['a'],
  fields: {},
  children: [],
  members: {},
  number: 1,
  index: 1,
  version: '1',
  source: 'a',
  since: 'a',
  extends: 'a',
  num_results: { type: 'number' },
  dtypeName: 'a',
  'x-enum-varnames': ['a'],
  enumLabels: ['a'],
  defaultSnippets: [],
  uniqueItemProperties: ['a'],
  formatMinimum: 'a',
  propertyOrder: 1,
  tsType: 'a',
  javaType: 'a',
  'ui:widget': 'a',
};

test.each(TEXTS)('%s', async (description) => {
  const city = { type: 'string', description, examples: [description], default: description };
  const manifest = tool({ type: 'object', properties: { city } }, { description });
  expect(await linted('tool.json', JSON.stringify(manifest), otc, RULES)).toEqual([]);
});

test('keys of all kinds in a schema', async () => {
  const manifest = tool({ type: 'object', properties: { city: { ...KEYS, type: 'string', description: 'A city.' } } });
  expect(await linted('tool.json', JSON.stringify(manifest), otc, RULES)).toEqual([]);
});
