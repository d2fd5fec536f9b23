import { unknownField } from '../common/lib/structural-rules.js';
import { section, fieldsElsewhere } from './lib/info.js';

export default unknownField(
  'gloodata',
  section(
    'The extension',
    'The document shows every field that an extension, a tool, a field and a card may have.',
    'advice',
  ),
  // Of these gloodata/required-field speaks.
  { toldElsewhere: (manifest) => fieldsElsewhere(manifest).flatMap(({ at, fields }) => [at, ...fields.entries]) },
);
