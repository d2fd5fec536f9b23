import { misspeltField } from '../common/lib/structural-rules.js';
import { appsSdk } from './lib/dialect.js';

export default misspeltField(
  'openai',
  appsSdk(
    'Reference, resource metadata',
    'The fields of a CSP, of permissions and of security schemes have fixed names.',
  ),
);
