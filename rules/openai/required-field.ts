import { requiredField } from '../common/lib/structural.js';
import { appsSdk } from './lib/document.js';

export default requiredField('openai', appsSdk('Reference, securitySchemes', 'A security scheme has a type.'));
