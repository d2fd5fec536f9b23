import { unknownField } from '../common/lib/structural-rules.js';
import { NOT_PACKED, section, unless } from './lib/manifest.js';

export default unknownField(
  'mcpb',
  section('Manifest schema', 'The schema allows no other fields.'),
  undefined,
  undefined,
  { then: NOT_PACKED, unless },
);
