import { requiredField } from '../common/lib/problems.js';
import { section } from './lib/listing.js';

export default requiredField('mcp', section('Tools, Tool', 'Every tool has a name.', 'MUST'));
