import { requiredField } from '../common/lib/problems.js';
import { section } from './lib/server.js';

export default requiredField(
  'server-json',
  section(
    'ServerDetail, Package, transports',
    'A server has a name, a description and a version; a package its registry, identifier and transport; what is reached by HTTP its URL.',
  ),
);
