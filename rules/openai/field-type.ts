import { fieldType } from '../common/lib/structural-rules.js';
import { noQuotesForUris } from '../mcp/lib/listing.js';
import { section } from './lib/dialect.js';

export default noQuotesForUris(
  fieldType(
    'openai',
    section('Complete List of OpenAI-Specific Annotations', 'The values of the metadata have fixed types.'),
    'hosts',
    (what) => `hosts reject or ignore this ${what}`,
  ),
);
