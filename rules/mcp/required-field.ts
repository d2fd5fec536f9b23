import { requiredField } from '../common/lib/structural.js';
import { section } from './lib/document.js';

export default requiredField('mcp', section('Tools, Tool', 'Every tool has a name.', 'MUST'));
