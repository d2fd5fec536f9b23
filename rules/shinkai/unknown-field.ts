import { unknownField } from '../common/lib/structural-rules.js';
import { loader } from './lib/lists.js';
import { sqlQueryIn } from './lib/text.js';

export default unknownField(
  'shinkai',
  loader('Fields that the document does not list are dropped.'),
  // Of these shinkai/misspelt-field speaks.
  { toldElsewhere: sqlQueryIn },
);
