import { misspeltField } from '../common/lib/structural.js';
import { section } from './lib/document.js';

export default misspeltField(
  'gloodata',
  section('The extension', 'The names of the fields are fixed, and read as they are.'),
);
