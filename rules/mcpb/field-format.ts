import { fieldFormat } from '../common/lib/structural-rules.js';
import { doubtOf, NOT_PACKED, section } from './lib/manifest.js';

export default fieldFormat(
  'mcpb',
  section('Manifest schema', 'URLs, sizes and languages have a form.'),
  NOT_PACKED,
  doubtOf,
);
