import { misspeltField } from '../common/lib/structural-rules.js';
import { section } from './lib/config.js';

export default misspeltField('client-config', section('Servers', 'Clients ignore fields that they do not know.'));
