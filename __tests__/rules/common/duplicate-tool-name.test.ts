import rule from '../../../rules/common/duplicate-tool-name.js';
import { format as gloodata } from '../../../rules/gloodata/format.js';
import { format as otc } from '../../../rules/otc/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listing, tool } from './manifests.js';

const named = (name: unknown) => ({ name, description: 'Tells the weather.', inputSchema: { type: 'object' } });
const tools = (...some: unknown[]) => ({ tools: some });

testRule(rule, listing, {
  silent: {
    'names of their own': tools(named('forecast'), named('history')),
    'names that cannot be known': tools(named(UNKNOWN), named(UNKNOWN)),
    'no names': tools({ inputSchema: {} }, { inputSchema: {} }),
    'names that are no text': tools(named(1), named(1)),
    'no tools': tools(),
  },
  reports: {
    'one name twice': {
      manifest: tools(named('forecast'), named('history'), named('forecast')),
      finds: [
        {
          at: '/tools/2/name',
          on: 'value',
          says: 'Another tool in this list is named `forecast` too, so some clients refuse the whole list',
        },
      ],
    },
    'names that differ in case': {
      manifest: tools(named('forecast'), named('Forecast')),
      finds: [
        { at: '/tools/1/name', on: 'value', says: 'Rename one of the two, so that the names differ in more than case' },
      ],
    },
    'one name three times': {
      manifest: tools(named('forecast'), named('forecast'), named('forecast')),
      finds: [
        { at: '/tools/1/name', on: 'value' },
        { at: '/tools/2/name', on: 'value' },
      ],
    },
    'a name that every object has': {
      manifest: tools(named('__proto__'), named('__proto__')),
      finds: [{ at: '/tools/1/name', on: 'value', says: '`__proto__`' }],
    },
  },
});

testRule(rule, otc, {
  silent: {
    'two versions of a tool': [tool(), tool({}, { id: 'Weather.Forecast@2.0.0', version: '2.0.0' })],
    'one id, of which another rule speaks': [tool(), tool()],
    'two versions of which the id of one is missing': [tool(), tool({}, { id: undefined, version: '2.0.0' })],
  },
  reports: {
    'one name under two ids': {
      manifest: [tool(), tool({}, { id: 'Climate.Forecast@1.0.0' })],
      finds: [{ at: '/1/name', on: 'value' }],
    },
    'one name in two toolkits, of other versions': {
      manifest: [tool(), tool({}, { id: 'Climate.Forecast@2.0.0', version: '2.0.0' })],
      finds: [{ at: '/1/name', on: 'value' }],
    },
  },
});

testRule(rule, gloodata, {
  silent: {
    'titles, which may be the same': { ns: 'a', title: 'A', tools: { a: { title: 'Sum' }, b: { title: 'Sum' } } },
  },
  reports: {},
});
