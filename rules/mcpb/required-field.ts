import { requiredField } from '../common/lib/structural-rules.js';
import { isPacked, section } from './lib/manifest.js';

export default requiredField(
  'mcpb',
  section('Manifest schema', 'A manifest has a name, a version, a description, an author and a server.'),
  '`mcpb pack` and hosts refuse the bundle',
  isPacked,
);
