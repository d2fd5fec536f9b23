import { defineRule } from '../../src/core/rule.js';
import { entry } from '../../src/core/tree.js';
import { isForAppOnly } from '../common/lib/text.js';
import { observed } from './lib/rows.js';
import { servedTools } from './lib/served.js';

export default defineRule({
  id: 'clients/zod-lost-parameters',
  summary: 'A zod schema that the MCP SDK leaves out of the list of tools',
  severity: 'error',
  in: 'recommended',
  source: observed('zod', 'Version 1 of the TypeScript SDK lists nothing but plain objects.'),
  messages: {
    lost: {
      message: 'Version 1 of the SDK lists this tool without parameters: the root of its input schema is `{{by}}`.',
      help: 'The model calls the tool without arguments, and the server refuses the call. Use a plain `z.object({ … })`, and do all other checks in the handler.',
    },
    version: {
      message: 'The schema is of {{by}}, so the tool is listed without parameters.',
      help: 'Move to version 1.23 of the SDK or newer.',
    },
    dropped: {
      message: 'Version 1 of the SDK lists this tool without its output schema: the root of it is `{{by}}`.',
      help: 'Use a plain `z.object({ … })`.',
    },
  },
  *check(manifest) {
    const { code } = manifest;
    for (const { tool, key, forms } of servedTools(manifest)) {
      // No model reads the list of what only the widget calls.
      if (isForAppOnly(tool)) continue;
      const [first] = forms;
      const fault = first?.fault;
      if (!fault || fault.is === 'throws') continue;
      if (forms.some((each) => each.fault?.is !== fault.is)) continue;
      if (code.listsTools?.()) return;
      const at = entry(tool, key) ?? fault.at;
      const data = { by: fault.by };
      if (fault.isOfVersion) yield { at, message: 'version', data, cause: 'version' };
      else yield { at, message: fault.is, data };
    }
  },
});
