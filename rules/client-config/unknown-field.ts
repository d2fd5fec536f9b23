import { unknownField } from '../common/lib/structural-rules.js';
import { section } from './lib/config.js';

export default unknownField('client-config', section('Servers', 'No client that is known has such a field.'));
