import { unknownField } from '../common/lib/structural-rules.js';
import { section } from './lib/dialect.js';

export default unknownField(
  'openai',
  section('Complete List of OpenAI-Specific Annotations', 'The document lists all keys of its metadata.', 'advice'),
);
