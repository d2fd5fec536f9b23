import { fieldType } from '../common/lib/structural.js';
import { section } from './lib/document.js';

export default fieldType('otc', section('Schema Fields', 'Each field has one type; output_schema may also be null.'));
