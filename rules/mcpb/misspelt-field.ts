import { misspeltField } from '../common/lib/structural-rules.js';
import { NOT_PACKED, section, unless } from './lib/manifest.js';

export default misspeltField('mcpb', section('Manifest schema', 'The names of the fields are fixed.'), {
  then: NOT_PACKED,
  unless,
});
