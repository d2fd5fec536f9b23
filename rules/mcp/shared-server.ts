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
      message: 'This one server is connected for each request, and the SDK throws while an earlier one is open.',
      help: 'Make a new server for each request or session.',
    },
    mixes: {
      message: 'This one server is connected for each request, so answers may go to another client.',
      help: 'Make a new server for each request or session; SDK 1.26 and newer throw on the second connection.',
    },
    either: {
      message: 'This one server is connected for each request: SDK 1.26 and newer throw while an earlier one is open.',
      help: 'Make a new server for each request or session.',
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
