import { fieldFormat } from '../common/lib/problems.js';
import { isPacked, section } from './lib/manifest.js';

export default fieldFormat(
  'mcpb',
  section('Manifest schema', 'URLs, sizes and languages have a form.'),
  'the bundle cannot be packed',
  isPacked,
);
