import { fieldType } from '../common/lib/structural.js';
import { section } from './lib/document.js';

export default fieldType(
  'openai',
  section('Complete List of OpenAI-Specific Annotations', 'The values of the metadata have fixed types.'),
);
