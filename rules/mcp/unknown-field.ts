import { unknownField } from '../common/lib/structural.js';
import { section } from './lib/document.js';

export default unknownField('mcp', section('Tools, Tool', 'The specification lists the fields of a tool.', 'advice'));
