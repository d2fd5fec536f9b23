import { clientConfigIn, HOLDERS } from '../../src/core/client-config.js';
import { get, has } from '../../src/core/tree.js';
import { alsoFinding, requiredField } from '../common/lib/structural-rules.js';
import { section } from './lib/config.js';

export default alsoFinding(
  requiredField('client-config', section('Servers', 'A server is started by a command, or is at a URL.', 'MUST')),
  {
    nothing: {
      message: 'This config has neither `mcpServers` nor `servers`, so clients find no server in it.',
      help: 'Add `"mcpServers": { … }`.',
    },
  },
  function* ({ root }) {
    const holds = [root, get(root, 'mcp')].some((each) => HOLDERS.some((key) => has(each, key) !== 'no'));
    if (root.kind === 'object' && !holds && !clientConfigIn(root)) yield { at: root, message: 'nothing' };
  },
);
