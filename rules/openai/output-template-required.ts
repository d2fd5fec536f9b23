import { defineRule, lack, type Manifest } from '../../src/core/rule.js';
import { entries, get, has, type ObjectNode } from '../../src/core/tree.js';
import { appOf, type AppTool } from './lib/app.js';
import { section } from './lib/document.js';
import { ANNOTATION_KEYS, OPENAI_KEYS } from './lib/keys.js';
import { lacks, openaiKeyMeant } from './lib/near-key.js';

export default defineRule({
  id: 'openai/output-template-required',
  summary: 'The metadata of a widget tool names no output template',
  severity: 'error',
  in: 'spec',
  source: section('Tool Registration Metadata', 'outputTemplate is required for widgets.'),
  messages: {
    missing:
      '`{{key}}` makes this a widget tool, but no output template says which widget to show, so none is shown. Add `{{template}}`.',
  },
  *check(manifest) {
    for (const tool of appOf(manifest).tools) {
      const found = tool.links.length === 0 ? (seedWidget(tool) ?? openaiWidget(tool)) : undefined;
      if (!found || isAnswered(tool, manifest)) continue;
      const { holder, key, template } = found;
      yield { at: lack(holder), message: 'missing', data: { key, template } };
    }
  },
});

interface Found {
  readonly holder: ObjectNode;
  /** What only a widget has. */
  readonly key: string;
  readonly template: string;
}

function seedWidget({ node }: AppTool): Found | undefined {
  const own = get(node, 'annotations', 'openai');
  if (own?.kind !== 'object' || !lacks(own, 'outputTemplate', ANNOTATION_KEYS)) return undefined;
  const key = own.entries.find((each) => each.key === 'toolInvocation')?.key;
  return key === undefined ? undefined : { holder: own, key, template: 'outputTemplate' };
}

/** Plain tools too may have status messages there, and be called by widgets. */
function openaiWidget({ node }: AppTool): Found | undefined {
  const meta = get(node, '_meta');
  if (meta?.kind !== 'object' || meta.open) return undefined;
  if (entries(meta).some(({ key }) => openaiKeyMeant(key, OPENAI_KEYS) === 'outputTemplate')) return undefined;
  const flag = entries(meta).find(
    ({ key, value }) => key === 'openai/resultCanProduceWidget' && value.kind === 'boolean' && value.value,
  );
  return flag && { holder: meta, key: flag.key, template: 'openai/outputTemplate' };
}

/** Some apps name the template in the answer. */
function isAnswered({ name }: AppTool, { code }: Manifest): boolean {
  const own = code.answers.filter(({ tool }) => tool === undefined || tool === name);
  return own.some(
    ({ body }) => has(body, '_meta') === 'unknown' || has(get(body, '_meta'), 'openai/outputTemplate') !== 'no',
  );
}
