import { fieldType } from '../common/lib/structural-rules.js';
import { section } from './lib/info.js';

export default fieldType(
  'gloodata',
  section(
    'The extension',
    'Names and texts are strings; tools, fields and the arguments of a card are objects by name; examples are a list of prompts.',
  ),
  'hosts',
  (what) => `hosts treat this ${what} as missing`,
);
