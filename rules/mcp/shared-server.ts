import { defineRule } from '../../src/core/rule.js';
import { sdk } from './lib/listing.js';

const PACKAGE = '@modelcontextprotocol/sdk';

export default defineRule({
  id: 'mcp/shared-server',
  summary: 'All requests or sessions share one server, or one stateless transport',
  severity: 'warning',
  in: 'recommended',
  source: sdk(
    'A server has one transport, and a transport without sessions answers one request: the second throws from version 1.26 on.',
  ),
  messages: {
    throws: {
      message: 'Every {{asker}} connects the same server, so the SDK throws while another connection is open.',
      help: 'Create a new server for each request or session.',
    },
    fails: {
      message: 'Every request connects the same server and closes nothing, so each one after the first fails.',
      help: 'Create a new server for each request, and close it with the response.',
    },
    mixes: {
      message: 'Every {{asker}} connects the same server, so an answer can go to the wrong client.',
      help: 'Create a new server for each request or session. From 1.26 on, the SDK throws instead.',
    },
    either: {
      message: 'Every {{asker}} connects the same server, so from SDK 1.26 on a second open connection throws.',
      help: 'Create a new server for each request or session.',
    },
    refuses: {
      message: 'All requests share this stateless transport, so the SDK throws on each one after the first.',
      help: 'Create a new transport and a new server for each request.',
    },
    confuses: {
      message: 'All requests share this stateless transport, so one client can get the answer for another.',
      help: 'Create a new transport and a new server for each request. From 1.26 on, the SDK throws instead.',
    },
    hangs: {
      message: 'All requests share this stateless transport, so one client can get the answer for another, or none.',
      help: 'Create a new transport and a new server for each request.',
    },
    may: {
      message: 'All requests share this stateless transport, so from SDK 1.26 on only the first is answered.',
      help: 'Create a new transport and a new server for each request.',
    },
  },
  *check({ code, packages }) {
    const version = packages[PACKAGE];
    for (const {
      server,
      isAnsweredAlone,
      isOfSession,
      isOfSse,
      isNeverClosed,
      isOfTransport,
      isOfHono,
      ...at
    } of code.sharedServers ?? []) {
      // One cause: how a package makes its servers.
      const problem = (message: MessageId) => ({ at, message, cause: message });
      if (isOfTransport) {
        const bySdk = version === undefined ? 'may' : throwsIn(version) ? 'refuses' : 'confuses';
        const message = isOfHono ? 'hangs' : bySdk;
        yield { ...problem(message), related: [{ at: server, note: 'The transport gets the requests here.' }] };
        continue;
      }
      const related = [{ at: server, note: 'The server.' }];
      const data = { asker: isOfSse ? 'new SSE session' : isOfSession ? 'new session' : 'request' };
      if (version === undefined) yield { ...problem('either'), data, related };
      else if (throwsIn(version) && isNeverClosed) yield { ...problem('fails'), related };
      else if (throwsIn(version)) yield { ...problem('throws'), data, related };
      else if (!isAnsweredAlone) yield { ...problem('mixes'), data, related };
      // Each answer goes to its own request until a fresh install brings a later version.
      else if (!isExact(version)) yield { ...problem('either'), data, related };
    }
  },
});

type MessageId = 'throws' | 'fails' | 'mixes' | 'either' | 'refuses' | 'confuses' | 'hangs' | 'may';

function throwsIn(version: string): boolean {
  const [, major, minor] = /^\D{0,3}(\d{1,4})(?:\.(\d{1,4}))?/.exec(version) ?? [];
  return Number(major) > 1 || (major === '1' && (minor === undefined || Number(minor) >= 26));
}

const isExact = (version: string): boolean => /^[~=v]?\s*\d+\.\d+/.test(version);
