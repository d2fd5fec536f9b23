import { defineRule, lackOf } from '../../src/core/rule.js';
import { grouped } from '../../src/core/text.js';
import { get } from '../../src/core/tree.js';
import { describing, lacksField, listingOf } from '../mcp/lib/listing.js';
import { isTakenByOthers } from '../mcp/lib/registrations.js';
import { bytesOf } from './lib/bytes.js';
import { clientsThat, clientsSource, rowsLike } from './lib/rows.js';

const ID = 'clients/description-limit';
const BYTES = 2048;
const CHARACTERS = 1024;

export default defineRule({
  id: ID,
  summary: 'A description that a client cuts off, refuses or needs',
  severity: 'info',
  in: 'strict',
  source: clientsSource('Descriptions', 'Clients limit the descriptions of tools.'),
  messages: {
    cut: {
      message: 'This description has {{bytes}} bytes, and {{who}} {{cut}} it off after 2,048.',
      help: 'Shorten it to 2,048 bytes, or put what the model needs into the first 2,048.',
    },
    refused: {
      message: 'This description has {{length}} characters, and until April 2025 {{who}} refused more than 1,024.',
      help: 'Shorten it to 1,024 characters.',
    },
    missing: {
      message: 'This tool has no description, so {{who}} {{leave}} it out.',
      help: '{{advice}}.',
    },
    empty: {
      message: 'The description of this tool is empty, so {{who}} {{refuse}} the tool.',
      help: 'Write what the tool does and when to use it.',
    },
  },
  *check(manifest) {
    const rows = (start: string) => rowsLike(ID, start, manifest);
    const [cut, refused, missing] = ['claude', 'openai', 'amazon-q'].map((name) => rows(`description-${name}`)) as [
      ReturnType<typeof rows>,
      ReturnType<typeof rows>,
      ReturnType<typeof rows>,
    ];
    const empty = [...missing, ...rows('description-bedrock')];
    for (const tool of listingOf(manifest).tools) {
      const at = get(tool, 'description');
      if (at?.kind === 'string') {
        const { length } = at.value;
        const bytes = length * 3 > BYTES ? bytesOf(at.value) : 0;
        if (cut.length > 0 && bytes > BYTES)
          yield { at, message: 'cut', data: { bytes: grouped(bytes), ...clientsThat(cut, 'cut') } };
        else if (refused.length > 0 && length > CHARACTERS)
          yield { at, message: 'refused', data: { length: grouped(length), ...clientsThat(refused) } };
        else if (empty.length > 0 && length === 0) yield { at, message: 'empty', data: clientsThat(empty, 'refuse') };
      } else if (!at && missing.length > 0 && lacksField(tool, 'description') && !isTakenByOthers(tool, manifest))
        yield {
          at: lackOf(tool, 'description'),
          message: 'missing',
          data: { ...clientsThat(missing, 'leave'), advice: describing(tool, manifest) },
        };
    }
  },
});
