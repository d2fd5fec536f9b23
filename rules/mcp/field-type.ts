import { fieldType } from '../common/lib/structural.js';
import { section } from './lib/document.js';

export default fieldType('mcp', section('Tools, Tool', 'Each field of a tool has one type.', 'MUST'));
