import { fieldType } from '../common/lib/structural-rules.js';
import { section } from './lib/definition.js';

export default fieldType(
  'otc',
  section('Schema Fields', 'Each field has one type; output_schema may also be null.'),
  'clients',
  (what) => `clients reject the tool or ignore this ${what}`,
);
