import { requiredField } from '../common/lib/structural-rules.js';
import { section } from './lib/lists.js';

export default requiredField('shinkai', section('Metadata', 'name is required; every other field is optional.'));
