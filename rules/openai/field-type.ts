import { fieldType } from '../common/lib/structural.js';
import { noQuotesForUris } from '../mcp/lib/uri-fields.js';
import { section } from './lib/document.js';

export default noQuotesForUris(
  fieldType(
    'openai',
    section('Complete List of OpenAI-Specific Annotations', 'The values of the metadata have fixed types.'),
  ),
);
