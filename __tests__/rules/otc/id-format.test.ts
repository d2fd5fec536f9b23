import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/id-format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { definition, without } from './definition.js';

testRule(rule, format, {
  silent: {
    'an id like the document shows it': definition(),
    'underscores and digits': definition({ id: 'My_Kit2.Tool_3@10.20.30', version: '10.20.30' }),
    'a version that is malformed in `version` too': definition({ id: 'Calculator.Add@v1', version: 'v1' }),
    'an id that is no string': definition({ id: 7 }),
    'no id': without('id'),
    'an id that cannot be known': definition({ id: UNKNOWN }),
  },
  reports: {
    'no version': {
      manifest: definition({ id: 'Calculator.Add', version: '2.3.4' }),
      finds: [{ at: '/id', on: 'value', says: /has no version.*Write `Calculator\.Add@2\.3\.4`/ }],
    },
    'nothing after the @': {
      manifest: definition({ id: 'Calculator.Add@', version: 'x' }),
      finds: [{ at: '/id', on: 'value', says: /Write `Calculator\.Add@1\.0\.0`/ }],
    },
    'a short version': {
      manifest: definition({ id: 'Calculator.Add@1.0' }),
      finds: [
        {
          at: '/id',
          on: { text: '1.0' },
          says: 'The id ends with `1.0`, not `x.y.z`, so clients cannot request this version. Write three integers, like `1.0.0`.',
        },
      ],
    },
    'a version with a v': {
      manifest: definition({ id: 'Calculator.Add@v1.0.0' }),
      finds: [{ at: '/id', on: { text: 'v1.0.0' } }],
    },
    'a version with a blank behind it': {
      manifest: definition({ id: 'Calculator.Add@2.3.4 ', version: '2.3.4' }),
      finds: [{ at: '/id', on: { text: '2.3.4 ' }, says: /Write three integers, like `2\.3\.4`/ }],
    },
    'an @ in front': {
      manifest: definition({ id: '@Calculator.Add@1.0.0' }),
      finds: [{ at: '/id', on: 'value', says: '`@Calculator.Add@1.0.0` has no toolkit and tool before the first `@`' }],
    },
    'a pre-release': {
      manifest: definition({ id: 'Calculator.Add@1.0.0-beta.1' }),
      finds: [{ at: '/id', on: { text: '1.0.0-beta.1' } }],
    },
    'a version with zeros in front': {
      manifest: definition({ id: 'Calculator.Add@01.0.0' }),
      finds: [{ at: '/id', on: { text: '01.0.0' } }],
    },
    'an @ too many': {
      manifest: definition({ id: 'Calculator.Add@1.0.0@2.0.0' }),
      finds: [{ at: '/id', on: { text: '1.0.0@2.0.0' } }],
    },
    'two versions malformed in two ways': {
      manifest: definition({ id: 'Calculator.Add@1.0', version: 'one' }),
      finds: [{ at: '/id', on: { text: '1.0' } }],
    },
    'no toolkit': {
      manifest: definition({ id: 'Add@1.0.0' }),
      finds: [{ at: '/id', on: { text: 'Add' }, says: '`Add` in the id has no dot between toolkit and tool' }],
    },
    'three names': {
      manifest: definition({ id: 'Math.Calculator.Add@1.0.0' }),
      finds: [{ at: '/id', on: { text: 'Math.Calculator.Add' } }],
    },
    'a dash': {
      manifest: definition({ id: 'Calculator.Add-Two@1.0.0' }),
      finds: [
        { at: '/id', on: { text: 'Calculator.Add-Two' }, says: '`Calculator.Add-Two` in the id contains `-`, so' },
      ],
    },
    'letters of other alphabets and emoji': {
      manifest: definition({ id: 'Calculator.Añadir🎉@1.0.0' }),
      finds: [{ at: '/id', on: { text: 'Calculator.Añadir🎉' }, says: 'in the id contains `ñ`, so' }],
    },
    'no name of the tool': {
      manifest: definition({ id: 'Calculator.@1.0.0' }),
      finds: [{ at: '/id', on: { text: 'Calculator.' }, says: '`Calculator.` in the id has no name after the dot' }],
    },
    'only a version': {
      manifest: definition({ id: '@1.0.0' }),
      finds: [{ at: '/id', on: 'value' }],
    },
    'an empty id': {
      manifest: definition({ id: '' }),
      finds: [{ at: '/id', on: 'value', says: 'The id is blank' }],
    },
    'an id of spaces': {
      manifest: definition({ id: '  ' }),
      finds: [{ at: '/id', on: 'value', says: 'The id is blank' }],
    },
    '`__proto__`': {
      manifest: definition({ id: '__proto__' }),
      finds: [
        {
          at: '/id',
          on: 'value',
          says: '`__proto__` has no dot between toolkit and tool, so clients cannot parse it.',
        },
      ],
    },
    'each tool of a list': {
      manifest: { tools: [definition(), definition({ id: 'Add' })] },
      finds: [{ at: '/tools/1/id', on: 'value' }],
    },
    'a million characters': {
      manifest: definition({ id: 'a'.repeat(1e6) }),
      finds: [{ at: '/id', on: 'value', says: /`a{120}…` has no dot/ }],
    },
  },
});
