import { misspeltField } from '../common/lib/structural.js';
import { section } from './lib/document.js';

export default misspeltField('mcp', section('Tools, Tool', 'The names of the fields of a tool are fixed.', 'MUST'));
