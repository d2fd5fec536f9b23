import type { Rule } from '../../src/core/rule.js';
import { misspeltField } from '../common/lib/structural-rules.js';
import { section } from './lib/info.js';

/** The document says that the names are fixed. */
const rule: Rule = {
  ...misspeltField('gloodata', section('The extension', 'The names of the fields are fixed, and read as they are.')),
  in: 'spec',
};
export default rule;
