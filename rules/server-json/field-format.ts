import { fieldFormat } from '../common/lib/problems.js';
import { isPublished, section } from './lib/server.js';

export default fieldFormat(
  'server-json',
  section(
    'The whole schema',
    'Names, texts and URLs have a greatest length or a pattern: a description has at most 100 characters.',
  ),
  'the registry refuses the file',
  isPublished,
);
