import { fieldType } from '../common/lib/structural-rules.js';
import { REFUSAL, section } from './lib/manifest.js';

export default fieldType(
  'mcpb',
  section('Manifest schema', 'Each field has one type, and some have a fixed set of values.'),
  'hosts',
  REFUSAL,
);
