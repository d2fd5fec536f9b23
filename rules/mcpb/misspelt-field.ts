import { misspeltField } from '../common/lib/structural-rules.js';
import { REFUSAL, section } from './lib/manifest.js';

export default misspeltField('mcpb', section('Manifest schema', 'The names of the fields are fixed.'), REFUSAL);
