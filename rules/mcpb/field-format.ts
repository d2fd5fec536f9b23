import { fieldFormat } from '../common/lib/structural-rules.js';
import { NOT_PACKED, section, unless } from './lib/manifest.js';

export default fieldFormat(
  'mcpb',
  section('Manifest schema', 'URLs, sizes and languages have a form.'),
  NOT_PACKED,
  unless,
);
