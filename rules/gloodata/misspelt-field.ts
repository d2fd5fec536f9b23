import { misspeltField } from '../common/lib/problems.js';
import { section } from './lib/info.js';

export default misspeltField(
  'gloodata',
  section('The extension', 'The names of the fields are fixed, and read as they are.'),
);
