import { defineRule } from '../../src/core/rule.js';
import { sdk } from './lib/listing.js';

const PACKAGE = '@modelcontextprotocol/sdk';

export default defineRule({
  id: 'mcp/shared-server',
  summary: 'One server is connected again for each request or session',
  severity: 'warning',
  in: 'recommended',
  source: sdk('A server has one transport: a second connection throws from version 1.26 on.'),
  messages: {
    throws: {
      message: 'All requests connect this one server, so the SDK throws while an earlier one is still open.',
      help: 'Create the server anew for each request or session.',
    },
    mixes: {
      message: 'All requests connect this one server, so an answer can go to the wrong client.',
      help: 'Create the server anew for each request or session.',
    },
    either: {
      message: 'All requests connect this one server, so SDK 1.26 and newer throw while an earlier one is open.',
      help: 'Create the server anew for each request or session.',
    },
  },
  *check({ code, packages }) {
    const version = packages[PACKAGE];
    const message = version === undefined ? 'either' : throwsIn(version) ? 'throws' : 'mixes';
    for (const { server, ...at } of code.sharedServers ?? [])
      yield { at, message, related: [{ at: server, note: 'The server.' }] };
  },
});

function throwsIn(version: string): boolean {
  const [, major, minor] = /^\D{0,3}(\d{1,4})(?:\.(\d{1,4}))?/.exec(version) ?? [];
  return Number(major) > 1 || (major === '1' && (minor === undefined || Number(minor) >= 26));
}
