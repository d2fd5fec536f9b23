import { defineRule, lack } from '../../src/core/rule.js';
import { get, has } from '../../src/core/tree.js';
import { eitherOf } from '../common/lib/words.js';
import { lacksField } from '../mcp/lib/fields.js';
import { appOf } from './lib/app.js';
import { appsSdk } from './lib/document.js';

const ASKED = ['readOnlyHint', 'destructiveHint', 'openWorldHint'];

export default defineRule({
  id: 'openai/hints-explicit',
  summary: 'Not all hints that a submission asks for are given',
  severity: 'warning',
  in: 'strict',
  source: appsSdk(
    'Submission guidelines',
    'readOnlyHint, destructiveHint and openWorldHint are all given for each tool of an app that is submitted.',
  ),
  messages: {
    missing:
      'The tool does not set {{hints}}, and apps that are submitted to OpenAI must set all three hints. Add what is missing to `annotations`.',
  },
  *check(manifest) {
    for (const { node, dialects } of appOf(manifest).tools) {
      if (dialects.every((each) => each === 'seed')) continue;
      const annotations = get(node, 'annotations');
      if (annotations && annotations.kind !== 'object') continue;
      if (!annotations && !lacksField(node, 'annotations')) continue;
      const own = get(annotations, 'openai');
      // One on the tool itself is openai/misplaced-key's.
      const missing = ASKED.filter((hint) => [node, annotations, own].every((holder) => has(holder, hint) === 'no'));
      if (missing.length === 0) continue;
      const holder = annotations ?? node;
      const hints = eitherOf(missing.map((hint) => `\`${hint}\``));
      yield { at: lack(holder), message: 'missing', data: { hints } };
    }
  },
});
