import { unknownField } from '../common/lib/structural.js';
import { section } from './lib/document.js';

export default unknownField(
  'otc',
  section('Schema Fields', 'The document lists all fields of a definition.', 'advice'),
);
