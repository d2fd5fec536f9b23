import { unknownField } from '../common/lib/structural-rules.js';
import { section } from './lib/server.js';

export default unknownField(
  'server-json',
  section(
    'The whole schema',
    'What a publisher adds belongs in `_meta`; of other fields the schema knows nothing.',
    'advice',
  ),
  { once: true, help: 'Remove it, or keep it as your own data in `_meta`.' },
);
