import { unknownField } from '../common/lib/problems.js';
import { section } from './lib/definition.js';

export default unknownField(
  'otc',
  section('Schema Fields', 'The document lists all fields of a definition.', 'advice'),
);
