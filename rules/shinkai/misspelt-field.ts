import { misspeltField } from '../common/lib/structural.js';
import { loader } from './lib/document.js';

export default misspeltField(
  'shinkai',
  loader('Fields are read in exactly the spelling of the document; others are dropped.'),
);
