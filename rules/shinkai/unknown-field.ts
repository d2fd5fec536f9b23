import { unknownField } from '../common/lib/structural.js';
import { loader } from './lib/document.js';
import { inSingular } from './lib/singular.js';

export default unknownField(
  'shinkai',
  loader('Fields that the document does not list are dropped.'),
  // Of these shinkai/misspelt-field speaks.
  inSingular,
);
