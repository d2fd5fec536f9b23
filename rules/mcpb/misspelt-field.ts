import { misspeltField } from '../common/lib/structural-rules.js';
import { doubtOf, NOT_PACKED, section } from './lib/manifest.js';

export default misspeltField('mcpb', section('Manifest schema', 'The names of the fields are fixed.'), {
  then: NOT_PACKED,
  unless: doubtOf,
});
