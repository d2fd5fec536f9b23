import { fieldFormat } from '../common/lib/structural-rules.js';
import { REFUSAL, section } from './lib/manifest.js';

export default fieldFormat('mcpb', section('Manifest schema', 'URLs, sizes and languages have a form.'), REFUSAL);
