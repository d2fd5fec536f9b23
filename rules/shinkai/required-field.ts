import { requiredField } from '../common/lib/structural.js';
import { section } from './lib/document.js';

export default requiredField('shinkai', section('Metadata', 'name is required; every other field is optional.'));
