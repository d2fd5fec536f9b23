import { unknownField } from '../common/lib/structural-rules.js';
import { section } from './lib/manifest.js';

export default unknownField('mcpb', section('Manifest schema', 'The schema allows no other fields.', 'advice'));
