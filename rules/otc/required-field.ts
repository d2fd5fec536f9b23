import { requiredField } from '../common/lib/structural-rules.js';
import { section } from './lib/definition.js';

export default requiredField(
  'otc',
  section(
    'Schema Fields',
    'id, name, description, version, input_schema with parameters, and output_schema are required.',
  ),
);
