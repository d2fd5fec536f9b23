import { defineRule, lack, type Manifest, type Problem } from '../../src/core/rule.js';
import { get, has, isTrue, type ObjectNode } from '../../src/core/tree.js';
import { listingOf } from '../mcp/lib/listing.js';
import { answersByTool, appOf, type AppTool } from './lib/app.js';
import { withoutMeta, misspeltOpenai, misspeltTemplates, type Misspelt } from './lib/misplaced.js';
import { section } from './lib/dialect.js';

export default defineRule({
  id: 'openai/output-template-required',
  summary: 'The metadata of a widget tool names no output template',
  severity: 'error',
  in: 'spec',
  source: section('Tool Registration Metadata', 'outputTemplate is required for widgets.'),
  messages: {
    missing: {
      message: '`{{key}}` is for tools with a widget, but this tool has no `{{template}}`, so hosts show no widget.',
      help: 'Add `{{template}}` with the URI of the widget.',
    },
    misnamed: {
      message: 'Hosts ignore `{{key}}`, so they find no output template for this tool and show no widget.',
      help: 'Rename `{{key}}` to `{{meant}}`{{more}}.',
    },
    throws: {
      message: '`registerAppTool` throws without `_meta`, so the server does not start.',
      help: 'Add `_meta: { ui: { resourceUri } }`, or use `registerTool` if the tool has no widget.',
    },
  },
  *check(manifest) {
    const thrown = new Set(withoutMeta(manifest.root, manifest.code));
    for (const tool of thrown) yield { at: lack(tool, '_meta'), message: 'throws' };
    for (const tool of appOf(manifest).tools) {
      const found = tool.links.length === 0 && !thrown.has(tool.node) ? lackingTemplate(tool) : undefined;
      if (found && !isAnswered(tool, manifest)) yield found;
    }
    for (const tool of listingOf(manifest).tools) {
      for (const each of misspeltOpenai(tool)) {
        const hasTemplate = has(each.entry.value, 'outputTemplate') === 'yes';
        yield misnamed(each, hasTemplate ? '' : ', and add `outputTemplate` to it');
      }
    }
  },
});

type Found = Problem<'missing' | 'misnamed'>;

/** Of a misspelt template openai/misspelt-key says more, and as gravely. */
function lackingTemplate(tool: AppTool): Found | undefined {
  const [misspelt] = misspeltTemplates(tool.node);
  return misspelt ? misnamed(misspelt) : (seedWidget(tool) ?? openaiWidget(tool));
}

const misnamed = ({ holder, entry, meant }: Misspelt, more = ''): Found => ({
  at: lack(holder, meant),
  message: 'misnamed',
  data: { key: entry.key, meant, more },
});

/** `key` is what only a widget has. */
const missing = (holder: ObjectNode, key: string, template: string): Found => ({
  at: lack(holder, template),
  message: 'missing',
  data: { key, template },
});

function seedWidget({ node }: AppTool): Found | undefined {
  const own = get(node, 'annotations', 'openai');
  if (own?.kind !== 'object' || has(own, 'outputTemplate') !== 'no' || has(own, 'toolInvocation') !== 'yes')
    return undefined;
  return missing(own, 'toolInvocation', 'outputTemplate');
}

/** Plain tools too may have status messages there, and be called by widgets. */
function openaiWidget({ node }: AppTool): Found | undefined {
  const meta = get(node, '_meta');
  if (meta?.kind !== 'object' || meta.open) return undefined;
  const flag = meta.entries.find(({ key, value }) => key === 'openai/resultCanProduceWidget' && isTrue(value));
  return flag && missing(meta, flag.key, 'openai/outputTemplate');
}

/** Some apps name the template in the answer. */
function isAnswered({ name }: AppTool, manifest: Manifest): boolean {
  const byTool = answersByTool(manifest);
  return [...new Set([undefined, name])]
    .flatMap((tool) => byTool.get(tool) ?? [])
    .some(({ body }) => has(body, '_meta') === 'unknown' || has(get(body, '_meta'), 'openai/outputTemplate') !== 'no');
}
