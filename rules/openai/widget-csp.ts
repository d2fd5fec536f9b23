import { defineRule, lackOf, type Manifest } from '../../src/core/rule.js';
import { get, type Node } from '../../src/core/tree.js';
import { widgetsOf, type Widget, orWhereRead, readAs, isSeedOnly } from './lib/app.js';
import { besideUiOfWidget, mayHave, sourcesOf } from './lib/misplaced.js';
import { appsSdk } from './lib/dialect.js';

/** Where a policy can be. */
const POLICIES = ['openai/widgetCSP', 'ui', '_meta'];

export default defineRule({
  id: 'openai/widget-csp',
  summary: 'A widget without a content security policy, or with one that is too wide',
  severity: 'warning',
  in: 'strict',
  source: appsSdk('Submission guidelines', 'A widget has a content security policy that names what it needs to reach.'),
  messages: {
    missing: {
      message: 'This widget has no content security policy, so OpenAI refuses the app when it is submitted.',
      help: 'Add `ui.csp` or `openai/widgetCSP` to its `_meta`, with the hosts that it loads from.',
    },
    wildcard: {
      message: '`{{source}}` lets the widget reach any host, so its content security policy protects nothing.',
      help: 'List only the hosts that the widget needs.',
    },
    http: {
      message: '`{{source}}` is plain http, so others on the network can read and change what the widget loads.',
      help: 'Write `https` in place of `http`.',
    },
  },
  *check(manifest) {
    for (const widget of widgetsOf(manifest)) {
      if (isSeedOnly(widget.dialects)) continue;
      const meta = get(widget.node, '_meta');
      if (!widget.isContent && !hasPolicy(widget, manifest)) {
        yield { at: lackOf(meta?.kind === 'object' ? meta : widget.node, ...POLICIES), message: 'missing' };
      }
      for (const csp of [get(meta, 'openai/widgetCSP'), get(meta, 'ui', 'csp')]) {
        for (const source of sourcesOf(csp)) yield* judge(source);
      }
    }
  },
});

const isMisplaced = (widget: Widget): boolean => besideUiOfWidget(widget).some(({ key }) => key === 'csp');
const mayHavePolicy = orWhereRead((node) => mayHave(node, 'openai/widgetCSP'));

function hasPolicy(widget: Widget, manifest: Manifest): boolean {
  // Of one in the wrong place openai/misplaced-key speaks.
  return mayHavePolicy(widget, manifest) || [widget, ...readAs(widget, manifest)].some(isMisplaced);
}

function* judge(node: Node) {
  if (node.kind !== 'string') return;
  const source = node.value;
  const data = { source };
  if (/^(?:[a-z]{2,5}:\/\/)?\*$|^https?:$/i.test(source)) yield { at: node, message: 'wildcard', data } as const;
  else if (/^http:\/\/(?!localhost|127\.|\[::1\])/i.test(source)) yield { at: node, message: 'http', data } as const;
}
