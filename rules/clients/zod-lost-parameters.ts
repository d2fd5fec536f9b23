import { defineRule } from '../../src/core/rule.js';
import { entry } from '../../src/core/tree.js';
import { isForAppOnly } from '../common/lib/text.js';
import { clientsSource } from './lib/rows.js';
import { servedTools } from './lib/served.js';

export default defineRule({
  id: 'clients/zod-lost-parameters',
  summary: 'A zod schema that the MCP SDK leaves out of the list of tools',
  severity: 'error',
  in: 'recommended',
  source: clientsSource('zod', 'Version 1 of the TypeScript SDK lists nothing but plain objects.'),
  messages: {
    lost: {
      message: 'The root of this input schema is `{{by}}`, so SDK 1 lists the tool without parameters.',
      help: 'Write a plain `z.object({ … })`, and do all other checks in the handler.',
    },
    version: {
      message: 'This version of the SDK cannot read a schema of {{by}}, so it lists the tool without parameters.',
      help: 'Move to version 1.23 or newer of the SDK.',
    },
    dropped: {
      message: 'The root of this output schema is `{{by}}`, so SDK 1 lists the tool without an output schema.',
      help: 'Write a plain `z.object({ … })`.',
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
      // A function of the file may make the schemas of many tools.
      else yield { at, message: fault.is, data, cause: `${fault.at.file ?? manifest.path}: ${fault.at.start}` };
    }
  },
});
