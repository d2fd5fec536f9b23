import { requiredField } from '../common/lib/structural-rules.js';
import { appsSdk } from './lib/dialect.js';

export default requiredField('openai', appsSdk('Reference, securitySchemes', 'A security scheme has a type.'));
