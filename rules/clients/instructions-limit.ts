import { defineRule } from '../../src/core/rule.js';
import { grouped } from '../../src/core/text.js';
import { entries } from '../../src/core/tree.js';
import { holders } from '../common/lib/text.js';
import { bytesOf } from './lib/bytes.js';
import { clientsThat, clientsSource, rowsFor } from './lib/rows.js';

const ID = 'clients/instructions-limit';
const BYTES = 2048;

export default defineRule({
  id: ID,
  summary: 'Instructions of a server that a client cuts off',
  severity: 'info',
  in: 'strict',
  source: clientsSource('Descriptions', 'Clients limit what a server says about itself.'),
  messages: {
    cut: {
      message: 'These instructions have {{bytes}} bytes, and {{who}} {{cut}} them off after 2,048.',
      help: 'Shorten them to 2,048 bytes, or put what the model needs into the first 2,048.',
    },
  },
  *check(manifest) {
    const rows = rowsFor(ID, manifest);
    if (rows.length === 0) return;
    for (const { key, value: at } of holders(manifest.root).flatMap((holder) => entries(holder))) {
      if (key !== 'instructions' || at.kind !== 'string') continue;
      const bytes = bytesOf(at.value);
      if (bytes > BYTES) yield { at, message: 'cut', data: { bytes: grouped(bytes), ...clientsThat(rows, 'cut') } };
    }
  },
});
