import { defineRule } from '../../src/core/rule.js';
import { isStamped } from '../common/lib/stamped.js';
import { requiredField } from '../common/lib/problems.js';
import { section } from './lib/server.js';

const rule = requiredField(
  'server-json',
  section(
    'ServerDetail, Package, transports',
    'A server has a name, a description and a version; a package its registry, identifier and transport; what is reached by HTTP its URL.',
  ),
);

export default defineRule({
  ...rule,
  needs: ['files'],
  check: (manifest, context) =>
    [...rule.check!(manifest, context)].filter(
      ({ at }) => !('lack' in at && at.key === 'version' && isStamped('server.json', manifest.neighbours)),
    ),
});
