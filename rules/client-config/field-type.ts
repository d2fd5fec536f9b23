import { fieldType } from '../common/lib/structural-rules.js';
import { section } from './lib/config.js';

export default fieldType(
  'client-config',
  section(
    'Servers',
    'A command is a text, its arguments are a list of texts, and variables and headers are objects.',
    'MUST',
  ),
  'clients',
  (what) => `clients refuse the server or ignore this ${what}`,
);
