import { misspeltField } from '../common/lib/structural.js';
import { section } from './lib/document.js';

export default misspeltField('otc', section('Schema Fields', 'The names of the fields are fixed.'));
