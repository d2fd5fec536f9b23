import { defineRule } from '../../src/core/rule.js';
import { isWrittenHere } from '../common/lib/fixes.js';
import { sdk } from './lib/listing.js';

export default defineRule({
  id: 'mcp/consumed-body',
  summary: 'A transport is to read a body that has been read before',
  severity: 'error',
  in: 'recommended',
  tags: ['stops-server'],
  fixable: 'safe',
  source: sdk('handlePostMessage and handleRequest read the body of the request, unless they are given what was read.'),
  messages: {
    read: {
      message: '`express.json()` has read the body before, so the SDK answers every message with error 400.',
      help: 'Hand the body over: `handlePostMessage(req, res, req.body)`.',
    },
    raw: {
      message: '`{{by}}()` reads the body before, so the SDK answers such a message with error 400.',
      help: 'Hand the body over: `handleRequest(c.req.raw, { parsedBody: body })`.',
    },
  },
  *check({ code }) {
    for (const { reader, by, behind, handedOver, ...at } of code.consumedBodies ?? []) {
      const edits = [{ op: 'text' as const, start: behind.end, end: behind.end, text: `, ${handedOver}` }];
      yield {
        at,
        message: by === 'express.json' ? 'read' : 'raw',
        data: { by },
        cause: 'body',
        related: [{ at: reader, note: 'The body is read here.' }],
        ...(handedOver !== undefined &&
          isWrittenHere(at) && { fix: { title: `Add \`${handedOver}\``, safe: true, edits } }),
      };
    }
  },
});
