import rule from '../../../rules/common/description-length.js';
import { format as otc } from '../../../rules/otc/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { CITY, listForApp, listing, taking, tool } from './manifests.js';

const described = (description: unknown) => tool({}, { description });
const city = (description: string) => taking({ type: 'string', description });
const long = (length: number) => 'word '.repeat(length / 5).slice(0, -1) + '.';

testRule(rule, otc, {
  silent: {
    'a sentence': described('Adds two numbers together.'),
    'as long as may be': described(long(1024)),
    'blanks around it, which do not count': described(`${' '.repeat(2000)}Adds two numbers together.`),
    'a sentence in Chinese': described('查询指定城市未来三天的天气预报。'),
    'a sentence in Korean': described('도시의 날씨를 알려 줍니다.'),
    'a short one of a parameter': city('The city.'),
    'one that says nothing, of which another rule speaks': described('TODO'),
    'what comes back': tool({}, { output_schema: { properties: { a: { description: long(5000) } } } }),
    none: described(undefined),
    'one that cannot be known': described(UNKNOWN),
  },
  reports: {
    'a short one': {
      manifest: described('Adds numbers.'),
      finds: [
        {
          at: '/description',
          on: 'value',
          says: 'The description of `Forecast` has 13 characters, too few to tell the model when to use it. Add when to use it and what it returns.',
        },
      ],
    },
    'a single character': {
      manifest: described('X'),
      finds: [
        {
          at: '/description',
          on: 'value',
          says: 'The description of `Forecast` has 1 character, too few to tell the model when to use it',
        },
      ],
    },
    'a short one in Japanese': {
      manifest: described('天気予報'),
      finds: [{ at: '/description', on: 'value', says: /has 4 characters, too few to tell the model/ }],
    },
    'a long one': {
      manifest: described(long(1030)),
      finds: [
        {
          at: '/description',
          on: 'value',
          says: 'The description of `Forecast` has 1,030 characters; some hosts cut or refuse more than 1,024. Keep only',
        },
      ],
    },
    'a long one of a parameter': {
      manifest: city(long(1100)),
      finds: [{ at: `${CITY}/description`, on: 'value', says: '`city` has 1,100 characters' }],
    },
    'a short one of a tool whose name nobody knows': {
      manifest: tool({}, { id: UNKNOWN, name: UNKNOWN, description: 'Adds numbers.' }),
      finds: [{ at: '/description', on: 'value', says: 'The description of this tool has 13 characters' }],
    },
    'a long one of a tool whose name nobody knows': {
      manifest: tool({}, { id: UNKNOWN, name: UNKNOWN, description: long(1030) }),
      finds: [{ at: '/description', on: 'value', says: 'The description of this tool has 1,030 characters' }],
    },
    'other limits': {
      manifest: { ...city('The name of the city.'), description: 'Tells the weather of a city.' },
      options: { toolMin: 40, parameterMax: 10 },
      finds: [
        { at: '/description', on: 'value', says: 'Add when to use it and what it returns.' },
        { at: `${CITY}/description`, on: 'value', says: /characters; the limit is 10\. Keep only/ },
      ],
    },
  },
});

testRule(rule, listing, {
  silent: { 'a tool that only the widget may call': listForApp({ description: long(5000) }, { description: 'Adds.' }) },
  reports: {},
});
