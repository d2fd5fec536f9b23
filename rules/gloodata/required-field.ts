import { requiredField } from '../common/lib/structural.js';
import { section } from './lib/document.js';

export default requiredField(
  'gloodata',
  section('The extension', 'An extension has a namespace, a title and tools; a tool has a title, and a field a type.'),
);
