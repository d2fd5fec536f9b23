import { fieldType } from '../common/lib/structural-rules.js';
import { REFUSAL, section } from './lib/server.js';

export default fieldType(
  'server-json',
  section('The whole schema', 'Each field has one type, and some have a fixed set of values.'),
  'the registry',
  REFUSAL,
);
