import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/resource-description.js';
import { SPREAD, testRule } from '../../support/rule-tester.js';
import { resource } from './app.js';

testRule(rule, format, {
  silent: {
    'a description': { resources: [resource()] },
    'one in the `_meta` of OpenAI': {
      resources: [resource({ description: undefined, _meta: { 'openai/widgetDescription': 'A map' } })],
    },
    'what cannot be known': { resources: [resource({ description: undefined, [SPREAD]: 1 })] },
  },
  reports: {
    none: {
      manifest: { resources: [resource({ description: undefined })] },
      finds: [{ at: '/resources/0', on: 'brace', says: 'The widget has no `description`' }],
    },
  },
});
