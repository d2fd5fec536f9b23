import { NO_CODE } from '../../src/core/code.js';
import { defineRule, lack, type Manifest } from '../../src/core/rule.js';
import { has } from '../../src/core/tree.js';
import { eitherOf } from '../../src/core/text.js';
import { appOf, isKnownRead, type Widget, mimesFor, isSeedOnly, readAs } from './lib/app.js';
import { section } from './lib/dialect.js';

export default defineRule({
  id: 'openai/resource-fields',
  summary: 'A widget resource without `uri` or `mimeType`',
  severity: 'error',
  in: 'spec',
  source: section('Resource Registration (Widgets)', 'A widget is registered with its URI and its MIME type.'),
  messages: {
    uri: {
      message: 'The widget has no `uri`, so no tool can refer to it.',
      help: 'Add a `uri`, such as `ui://widget/map.html`.',
    },
    mimeType: { message: 'The widget has no `mimeType`, so hosts do not render it.', help: 'Add {{allowed}}.' },
  },
  *check(manifest) {
    for (const resource of appOf(manifest).resources) {
      if (has(resource.node, 'uri') === 'no') yield { at: lack(resource.node, 'uri'), message: 'uri' };
      if (has(resource.node, 'mimeType') === 'no' && isNeeded(resource, manifest)) {
        const allowed = eitherOf(mimesFor(resource.dialects).map((each) => `\`${each}\``));
        yield { at: lack(resource.node, 'mimeType'), message: 'mimeType', data: { allowed } };
      }
    }
  },
});

/** Hosts go by the type of what they read, which may be given where it is read; OpenAI's own examples give it only there. */
function isNeeded(widget: Widget, manifest: Manifest): boolean {
  const contents = readAs(widget, manifest);
  // Listed and read in one file: what is read decides.
  if (contents.length > 0) {
    return manifest.derive(knowsReads) && contents.every(({ node }) => has(node, 'mimeType') === 'no');
  }
  if (widget.dialects.includes('openai')) return false;
  // A list without code has no other place for the type. Code may read the widget in another file.
  return manifest.code === NO_CODE || (manifest.code.reads.length === 0 && isSeedOnly(widget.dialects));
}

const knowsReads = ({ code }: Manifest): boolean => code.reads.every(isKnownRead);
