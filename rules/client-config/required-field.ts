import { requiredField } from '../common/lib/problems.js';
import { section } from './lib/config.js';

export default requiredField(
  'client-config',
  section('Servers', 'A server is started by a command, or is at a URL.', 'MUST'),
);
