import { misspeltField } from '../common/lib/structural-rules.js';
import { section } from './lib/server.js';

export default misspeltField(
  'server-json',
  section('The whole schema', 'The names of the fields are fixed. They are in camel case.'),
);
