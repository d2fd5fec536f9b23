import rule from '../../../rules/gloodata/duplicate-example.js';
import { format } from '../../../rules/gloodata/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { extension } from './manifests.js';

const two = (show: unknown, forecast: unknown) =>
  extension({ show: { title: 'Show', examples: show }, forecast: { title: 'Forecast', examples: forecast } });

testRule(rule, format, {
  silent: {
    'different examples': two(['weather in rome'], ['weather in rome tomorrow']),
    'other signs': two(['weather in rome'], ['weather in rome?']),
    'empty ones': two([''], [' ', '']),
    'no strings': two([1, null], [1, null]),
    'no list': two('weather', 'weather'),
    'what cannot be known': two([UNKNOWN], [UNKNOWN]),
    'very many': two(
      Array.from({ length: 5000 }, (_, i) => `weather ${i}`),
      ['weather'],
    ),
  },
  reports: {
    'under two tools': {
      manifest: two(['weather in rome'], ['forecast', 'weather in rome']),
      finds: [
        {
          at: '/tools/forecast/examples/1',
          on: 'value',
          says: 'Reword one of the two examples, or keep the example only in the tool that it fits',
        },
      ],
    },
    'case and blanks make no difference': {
      manifest: two(['Weather in Rome'], [' weather  in rome ']),
      finds: [{ at: '/tools/forecast/examples/0', on: 'value' }],
    },
    'twice under one tool': {
      manifest: two(['weather', 'rain', 'Weather'], []),
      finds: [{ at: '/tools/show/examples/2', on: 'value', says: 'This tool lists this example twice' }],
      fixed: two(['weather', 'rain'], []),
    },
    'three times': {
      manifest: two(['rain', 'rain', 'rain'], []),
      finds: [
        { at: '/tools/show/examples/1', on: 'value' },
        { at: '/tools/show/examples/2', on: 'value' },
      ],
      fixed: two(['rain'], []),
    },
  },
});
