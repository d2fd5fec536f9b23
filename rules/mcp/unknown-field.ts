import { unknownField } from '../common/lib/structural-rules.js';
import { section } from './lib/listing.js';
import { otherNames, fieldsOfOthers } from './lib/registrations.js';

export default unknownField('mcp', section('Tools, Tool', 'The specification lists the fields of a tool.', 'advice'), {
  help: 'Remove it, or move it into `_meta`.',
  // Of other names `mcp/misspelt-field` speaks.
  toldElsewhere: (manifest) => [...fieldsOfOthers(manifest), ...otherNames(manifest).map(({ entry }) => entry)],
});
