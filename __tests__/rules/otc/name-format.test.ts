import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/name-format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { definition, without } from './definition.js';

const named = (name: unknown) => definition({ name });

testRule(rule, format, {
  silent: {
    'letters, digits, underscores and dashes': named('Add-2_numbers'),
    'one character': named('a'),
    '64 characters': named('a'.repeat(64)),
    '`__proto__`': named('__proto__'),
    'no name': without('name'),
    'a number': named(5),
    'a name that cannot be known': named(UNKNOWN),
  },
  reports: {
    blanks: {
      manifest: named('Add two numbers'),
      finds: [{ at: '/name', on: { text: ' ' }, says: 'Tool names must not contain spaces: model APIs' }],
      fixed: named('Add_two_numbers'),
    },
    'a dot': {
      manifest: named('Calculator.Add'),
      finds: [{ at: '/name', on: { text: '.' }, says: 'Rename the tool' }],
      fixed: named('Calculator_Add'),
    },
    'characters in front and behind': {
      manifest: named('«Add!»'),
      finds: [{ at: '/name', on: { text: '«' } }],
      fixed: named('Add'),
    },
    'letters of other alphabets and emoji': {
      manifest: named('Add 🎉 ñ'),
      finds: [{ at: '/name', on: { text: ' 🎉 ñ' } }],
      fixed: named('Add'),
    },
    'a blank behind': {
      manifest: named('Add '),
      finds: [{ at: '/name', on: { text: ' ' } }],
      fixed: named('Add'),
    },
    'characters that nobody sees': {
      manifest: named('Ad\u200bd'),
      finds: [
        {
          at: '/name',
          on: { text: '\u200b' },
          says: 'Tool names must not contain an invisible character (U+200B): model APIs accept only letters, digits, `_` and `-`',
        },
      ],
      fixed: named('Add'),
    },
    'nothing that is allowed': {
      manifest: named('加法'),
      finds: [{ at: '/name', on: { text: '加法' } }],
    },
    'an empty name': {
      manifest: named(''),
      finds: [{ at: '/name', on: 'value', says: 'The name is blank' }],
    },
    'a name of spaces': {
      manifest: named('  '),
      finds: [{ at: '/name', on: { text: '  ' }, says: 'The name is blank' }],
    },
    'a wide space': {
      manifest: named('Add\u3000Two'),
      finds: [
        {
          at: '/name',
          on: { text: '\u3000' },
          says: 'Tool names must not contain a special space (U+3000): model APIs',
        },
      ],
      fixed: named('Add_Two'),
    },
    '65 characters': {
      manifest: named('a'.repeat(65)),
      finds: [{ at: '/name', on: 'value', says: 'The name has 65 characters' }],
      fixed: named('a'.repeat(64)),
    },
    'a million characters': {
      manifest: named('é'.repeat(1e6)),
      finds: [{ at: '/name', on: { text: 'é'.repeat(1e6) }, says: /^Tool names must not contain `é{40}…`/ }],
    },
  },
});
