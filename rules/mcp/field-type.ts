import { fieldType } from '../common/lib/structural.js';
import { section } from './lib/document.js';
import { noQuotesForUris } from './lib/uri-fields.js';

export default noQuotesForUris(fieldType('mcp', section('Tools, Tool', 'Each field of a tool has one type.', 'MUST')));
