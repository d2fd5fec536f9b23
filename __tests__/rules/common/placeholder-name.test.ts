import { format as gloodata } from '../../../rules/gloodata/format.js';
import rule from '../../../rules/common/placeholder-name.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listedTool, listing } from './manifests.js';

const named = (name: unknown) => ({ tools: [listedTool({}, { name })] });
const taking = (name: string) => ({ tools: [listedTool({ [name]: { type: 'string', description: 'A city.' } })] });
const reported = (says: string, manifest: unknown, at: string, on: 'key' | 'value') => ({
  manifest,
  finds: [{ at, on, says }],
});

testRule(rule, listing, {
  silent: {
    'a name': named('get_forecast'),
    'a name that cannot be known': named(UNKNOWN),
    'a name with a placeholder in it': named('get_{{thing}}'),
    'a name that speaks of names': named('rename_tool'),
    'a property that is the name of a tool': taking('tool_name'),
    'a property that is a placeholder for texts': taking('placeholder'),
    'a property with signs': taking('filter[name]'),
    'a property of a query language': taking('$filter'),
    'an index': taking('[0]'),
    'a hostile name': taking('{'.repeat(5000)),
  },
  reports: {
    ...Object.fromEntries(
      ['{{tool_name}}', '${name}', '<name>', '{name}', 'your_tool_name', 'tool-name', 'yourTool', 'REPLACE_ME'].map(
        (name) => [
          `the tool ${name}`,
          reported(`The tool name \`${name}\` is a placeholder`, named(name), '/tools/0/name', 'value'),
        ],
      ),
    ),
    ...Object.fromEntries(
      ['{{param}}', '<key>', '[key]', 'your_parameter', 'yourParamName', 'change_me'].map((name) => [
        `the property ${name}`,
        reported(
          `The property name \`${name}\` is a placeholder`,
          taking(name),
          `/tools/0/inputSchema/properties/${name}`,
          'key',
        ),
      ]),
    ),
  },
});

testRule(rule, gloodata, {
  silent: {},
  reports: {
    'a tool that is a key': {
      manifest: { ns: 'a', title: 'A', tools: { '<tool>': { title: 'Sum' } } },
      finds: [{ at: '/tools/<tool>', on: 'key' }],
    },
  },
});
