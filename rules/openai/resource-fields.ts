import { NO_CODE } from '../../src/core/code.js';
import { defineRule, lack, type Manifest } from '../../src/core/rule.js';
import { has, text } from '../../src/core/tree.js';
import { eitherOf } from '../../src/core/text.js';
import { appOf, isKnownRead, type Widget, mimesFor, isSeedOnly, pathOf } from './lib/app.js';
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

/** Hosts go by the type of what they read, which may be given there; OpenAI's own examples give it only there. */
function isNeeded({ uri, dialects }: Widget, manifest: Manifest): boolean {
  const { code } = manifest;
  const isOpenai = dialects.includes('openai');
  const same = appOf(manifest).byPath.get(pathOf(text(uri) ?? '')) ?? [];
  const contents = same.filter((each) => each.isContent);
  if (contents.length > 0) {
    return manifest.derive(knowsReads) && contents.every(({ node }) => has(node, 'mimeType') === 'no');
  }
  if (code === NO_CODE) return !isOpenai;
  return !isOpenai && code.reads.length === 0 && isSeedOnly(dialects);
}

const knowsReads = ({ code }: Manifest): boolean => code.reads.every(isKnownRead);
