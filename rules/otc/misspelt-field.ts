import { misspeltField } from '../common/lib/structural-rules.js';
import { section } from './lib/definition.js';

export default misspeltField('otc', section('Schema Fields', 'The names of the fields are fixed.'));
