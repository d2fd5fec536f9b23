import { requiredField } from '../common/lib/structural-rules.js';
import { REFUSAL, section } from './lib/manifest.js';

export default requiredField(
  'mcpb',
  section('Manifest schema', 'A manifest has a name, a version, a description, an author and a server.'),
  REFUSAL,
);
