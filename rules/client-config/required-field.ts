import { clientConfigIn, HOLDERS } from '../../src/core/client-config.js';
import { defineRule } from '../../src/core/rule.js';
import { get, has } from '../../src/core/tree.js';
import { requiredField } from '../common/lib/problems.js';
import { section } from './lib/config.js';

const structural = requiredField(
  'client-config',
  section('Servers', 'A server is started by a command, or is at a URL.', 'MUST'),
);

export default defineRule({
  ...structural,
  messages: {
    ...structural.messages,
    nothing: {
      message: 'This config has neither `mcpServers` nor `servers`, so clients find no server in it.',
      help: 'Add `"mcpServers": { … }`.',
    },
  },
  *check(manifest, context) {
    const { root } = manifest;
    yield* structural.check!(manifest, context);
    const holds = [root, get(root, 'mcp')].some((each) => HOLDERS.some((key) => has(each, key) !== 'no'));
    if (root.kind === 'object' && !holds && !clientConfigIn(root)) yield { at: root, message: 'nothing' };
  },
});
