import { fieldFormat } from '../common/lib/problems.js';
import { section } from './lib/config.js';

export default fieldFormat(
  'client-config',
  section('Servers', 'A command and a URL have something in them.', 'MUST'),
  'Clients cannot use the server',
);
