import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/id-name.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { definition, without } from './definition.js';

testRule(rule, format, {
  silent: {
    'the tool': definition({ name: 'Add' }),
    'toolkit and tool with an underscore': definition({ name: 'Calculator_Add' }),
    'toolkit and tool with a dash': definition({ name: 'Calculator-Add' }),
    'another case and other separators': definition({ id: 'google_mail.SendMail@1.0.0', name: 'GoogleMail-send_mail' }),
    'something before the toolkit': definition({ name: 'Acme_Calculator_Add' }),
    'a malformed id': definition({ id: 'Subtract@1.0.0' }),
    'a malformed name': definition({ name: 'Subtract two numbers' }),
    'a malformed version': definition({ id: 'Calculator.Add@1' }),
    'a name that is rightly that of another tool, of which common/duplicate-tool-name speaks': [
      definition({ name: 'Calculator_Add' }),
      definition({ id: 'Calculator.Subtract@1.0.0', name: 'Calculator_Add' }),
    ],
    'no name': without('name'),
    'a name that cannot be known': definition({ name: UNKNOWN }),
  },
  reports: {
    'another tool': {
      manifest: definition({ name: 'Calculator_Subtract' }),
      finds: [
        {
          at: '/name',
          on: 'value',
          says: 'The id names the tool `Add`, but `name` is `Calculator_Subtract`, so users and clients name it differently. Change `name` to `Add` or `Calculator_Add`, or correct the id.',
        },
      ],
    },
    'another toolkit': {
      manifest: definition({ name: 'Math_Add' }),
      finds: [{ at: '/name', on: 'value', says: 'Change `name` to `Add` or `Calculator_Add`' }],
    },
    'one name of two tools that is that of neither': {
      manifest: [
        definition({ name: 'Calculator_Multiply' }),
        definition({ id: 'Calculator.Subtract@1.0.0', name: 'Calculator_Multiply' }),
      ],
      finds: [
        { at: '/0/name', on: 'value' },
        { at: '/1/name', on: 'value' },
      ],
    },
    'only the toolkit': {
      manifest: definition({ name: 'Calculator' }),
      finds: [{ at: '/name', on: 'value' }],
    },
    'a malformed version in the id': {
      manifest: definition({ id: 'Calculator.Add@1', name: 'Subtract' }),
      finds: [{ at: '/name', on: 'value' }],
    },
    'a million characters': {
      manifest: definition({ id: `Calculator.${'_'.repeat(1e6)}a@1.0.0` }),
      finds: [{ at: '/name', on: 'value' }],
    },
  },
});
