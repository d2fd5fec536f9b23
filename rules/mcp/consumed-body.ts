import { defineRule } from '../../src/core/rule.js';
import { isWrittenHere } from '../common/lib/fixes.js';
import { sdk } from './lib/listing.js';

export default defineRule({
  id: 'mcp/consumed-body',
  summary: 'A transport of SSE is to read a body that has been read before',
  severity: 'error',
  in: 'recommended',
  tags: ['stops-server'],
  fixable: 'safe',
  source: sdk('handlePostMessage reads the body of the request, unless it is given what was read.'),
  messages: {
    read: {
      message: '`express.json()` has read the body before, so the SDK answers every message with error 400.',
      help: 'Hand the body over: `handlePostMessage(req, res, req.body)`.',
    },
  },
  *check({ code }) {
    for (const { reader, behind, request, ...at } of code.consumedBodies ?? []) {
      const title = `Add \`${request}.body\``;
      const edits = [{ op: 'text' as const, start: behind.end, end: behind.end, text: `, ${request}.body` }];
      yield {
        at,
        message: 'read',
        cause: 'body',
        related: [{ at: reader, note: 'The body is read here.' }],
        ...(request !== undefined && isWrittenHere(at) && { fix: { title, safe: true, edits } }),
      };
    }
  },
});
