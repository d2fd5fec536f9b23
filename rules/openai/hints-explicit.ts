import { defineRule, lackOf } from '../../src/core/rule.js';
import { entries, get, has, type Node } from '../../src/core/tree.js';
import { eitherOf } from '../../src/core/text.js';
import { lacksField } from '../mcp/lib/listing.js';
import { appOf } from './lib/app.js';
import { hintMeant, HINTS } from '../mcp/lib/registrations.js';
import { appsSdk, ANNOTATION_KEYS, lacks } from './lib/dialect.js';

const KNOWN = [...HINTS, ...ANNOTATION_KEYS];
const ASKED = ['readOnlyHint', 'destructiveHint', 'openWorldHint'];

export default defineRule({
  id: 'openai/hints-explicit',
  summary: 'A hint that app submission requires is missing',
  severity: 'warning',
  in: 'strict',
  source: appsSdk(
    'Submission guidelines',
    'readOnlyHint, destructiveHint and openWorldHint are all given for each tool of an app that is submitted.',
  ),
  messages: {
    missing: {
      message: 'This tool has no {{hints}}, so OpenAI refuses the app when it is submitted.',
      help: 'Set {{them}} to `{{true}}` or `{{false}}` in `annotations`.',
    },
  },
  *check(manifest) {
    for (const { node, dialects } of appOf(manifest).tools) {
      if (dialects.every((each) => each === 'seed')) continue;
      const annotations = get(node, 'annotations');
      if (annotations && annotations.kind !== 'object') continue;
      if (!annotations && !lacksField(node, 'annotations')) continue;
      const own = get(annotations, 'openai');
      // One on the tool itself or in `_meta` is openai/misplaced-key's, and one that is misspelt mcp/annotation-type's.
      const isMisplaced = (hint: string): boolean =>
        has(node, hint) !== 'no' || has(get(node, '_meta'), hint) === 'yes';
      const missing = ASKED.filter(
        (hint) =>
          !isMisplaced(hint) && [annotations, own].every((each) => lacks(each, hint, KNOWN) && !isMeant(each, hint)),
      );
      if (missing.length === 0) continue;
      const holder = annotations ?? node;
      const [only, ...others] = missing;
      const data = {
        hints: eitherOf(missing.map((hint) => `\`${hint}\``)),
        them: others.length === 0 ? 'it' : 'each of them',
      };
      const key = others.length === 0 && { key: only! };
      const keys = annotations ? missing : ['annotations'];
      yield { at: { ...lackOf(holder, ...keys), ...key }, message: 'missing', data };
    }
  },
});

/** `readOnly` for `readOnlyHint`. */
const isMeant = (holder: Node | undefined, hint: string): boolean =>
  entries(holder).some((each) => hintMeant(each) === hint);
