import { certainWhere, fieldFormat } from '../common/lib/problems.js';
import { isPacked, section } from './lib/manifest.js';

export default certainWhere(
  isPacked,
  fieldFormat(
    'mcpb',
    section('Manifest schema', 'URLs, sizes and languages have a form.'),
    'the bundle cannot be packed',
  ),
);
