import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/version-format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { definition, without } from './definition.js';

testRule(rule, format, {
  silent: {
    'three integers': definition(),
    zeros: definition({ id: 'Calculator.Add@0.0.0', version: '0.0.0' }),
    'long integers': definition({ id: 'Calculator.Add@2024.12.100', version: '2024.12.100' }),
    'a number': definition({ version: 1 }),
    'no version': without('version'),
    'a version that cannot be known': definition({ version: UNKNOWN }),
  },
  reports: {
    'a leading v': {
      manifest: definition({ version: 'v1.0.0' }),
      finds: [{ at: '/version', on: 'value', says: '`v1.0.0` starts with a `v`' }],
      fixed: definition(),
    },
    'a leading v in the id too': {
      manifest: definition({ id: 'Calculator.Add@v1.2.3', version: 'v1.2.3' }),
      finds: [{ at: '/version', on: 'value' }],
      fixed: definition({ id: 'Calculator.Add@1.2.3', version: '1.2.3' }),
    },
    'a leading v before another version than that of the id': {
      manifest: definition({ version: 'V2.0.0' }),
      finds: [{ at: '/version', on: 'value' }],
      fixed: definition({ version: '2.0.0' }),
    },
    'a short version that the id completes': {
      manifest: definition({ version: '1.0' }),
      finds: [{ at: '/version', on: 'value', says: '`1.0` is not of the form `x.y.z`' }],
      fixed: definition(),
    },
    'a pre-release of the version in the id': {
      manifest: definition({ version: '1.0.0-beta.2+build' }),
      finds: [{ at: '/version', on: 'value' }],
      fixed: definition(),
    },
    'a short version of another one': {
      manifest: definition({ version: '2.0' }),
      finds: [{ at: '/version', on: 'value' }],
    },
    'the same short version in the id': {
      manifest: definition({ id: 'Calculator.Add@1.0', version: '1.0' }),
      finds: [{ at: '/version', on: 'value' }],
    },
    'a short version of a malformed one in the id': {
      manifest: definition({ id: 'Calculator.Add@1.0', version: '1' }),
      finds: [{ at: '/version', on: 'value' }],
    },
    'four integers': {
      manifest: definition({ version: '1.0.0.0' }),
      finds: [{ at: '/version', on: 'value' }],
    },
    'zeros in front': {
      manifest: definition({ version: '1.02.3' }),
      finds: [{ at: '/version', on: 'value' }],
    },
    'a line break behind': {
      manifest: definition({ version: '2.0.0\n' }),
      finds: [{ at: '/version', on: 'value' }],
    },
    'words, blanks, nothing': {
      manifest: ['latest', ' ', ''].map((version) => definition({ version })),
      finds: [0, 1, 2].map((index) => ({ at: `/${index}/version`, on: 'value' })),
    },
    'digits of another script': {
      manifest: definition({ version: '١.٠.٠' }),
      finds: [{ at: '/version', on: 'value' }],
    },
    'a million characters': {
      manifest: definition({ version: '1.'.repeat(5e5) }),
      finds: [{ at: '/version', on: 'value' }],
    },
  },
});
