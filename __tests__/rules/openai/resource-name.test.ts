import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/resource-name.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { resource } from './app.js';

testRule(rule, format, {
  silent: {
    'a name': { resources: [resource()] },
    'a resource that is no widget': { resources: [resource(), { uri: 'file:///a' }] },
    'what cannot be known': { resources: [resource({ name: UNKNOWN }), resource({ name: undefined, [SPREAD]: 1 })] },
  },
  reports: {
    'no name': {
      manifest: { resources: [resource({ name: undefined })] },
      finds: [
        {
          at: '/resources/0',
          on: 'brace',
          says: 'The widget has no `name`, which MCP requires, so users cannot tell it from other resources',
        },
      ],
    },
    'a blank one': {
      manifest: { resources: [resource({ name: ' \t' })] },
      finds: [{ at: '/resources/0/name', on: 'value', says: "The widget's name is blank" }],
    },
  },
});
