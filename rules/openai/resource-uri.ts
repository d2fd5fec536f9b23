import { defineRule, type Fix } from '../../src/core/rule.js';
import type { Node, StringNode } from '../../src/core/tree.js';
import { appOf, isSeedOnly, isWellFormed, isWidgetUri, seedUriFor, uiUriFor } from './lib/app.js';
import { type Dialect, section } from './lib/dialect.js';

export default defineRule({
  id: 'openai/resource-uri',
  summary: "A widget's URI is not `ui://widget/<name>.html`, or does not start with `ui://`",
  severity: 'error',
  in: 'spec',
  source: section(
    'Required Patterns, Resource URI Pattern',
    'The URI of a widget is ui://widget/, a name, and .html. Newer dialects ask for the scheme ui only.',
  ),
  fixable: 'unsafe',
  messages: {
    empty: { message: 'The URI is blank, so hosts cannot find the widget.', help: 'Write {{pattern}}.' },
    nameless: {
      message: '`{{uri}}` has nothing after the scheme, so hosts cannot find the widget.',
      help: 'Write {{pattern}}.',
    },
    prefix: {
      message: '`{{uri}}` has the wrong prefix `{{prefix}}`: hosts find a widget only under `ui://`.',
      help: 'Write {{pattern}}.',
    },
    scheme: { message: '`{{uri}}` has no scheme: hosts find a widget only under `ui://`.', help: 'Write {{pattern}}.' },
    pattern: {
      message: '`{{uri}}` does not have the form `ui://widget/<name>.html`, so hosts do not find the widget.',
      help: 'Write `{{meant}}`.',
    },
  },
  *check(manifest) {
    const { tools, resources } = appOf(manifest);
    for (const { links } of tools) {
      for (const { dialect, entry } of links) yield* judge(entry.value, [dialect]);
    }
    for (const { uri, dialects } of resources) yield* judge(uri, dialects);
  },
});

function* judge(node: Node | undefined, dialects: readonly Dialect[]) {
  if (node?.kind !== 'string') return;
  const { value: uri } = node;
  if (isWellFormed(uri, dialects)) return;
  // Where nothing tells the dialect: the form of the document suits them all.
  const isSeed = isSeedOnly(dialects) || dialects.length === 0;
  const pattern = isSeed ? '`ui://widget/<name>.html`' : 'a URI such as `ui://widget/map.html`';
  if (uri.trim() === '') {
    yield { at: node, message: 'empty', data: { pattern } } as const;
    return;
  }
  const [prefix] = /^[a-z][a-z\d+.-]*:(?:\/\/)?/i.exec(uri) ?? [];
  const message = isWidgetUri(uri) ? (isSeed ? 'pattern' : 'nameless') : prefix ? 'prefix' : 'scheme';
  const value = isSeed ? seedUriFor(uri) : uiUriFor(uri);
  const meant = value === undefined || value === uri ? 'ui://widget/<name>.html' : value;
  yield { at: node, message, data: { uri, prefix, pattern, meant }, fix: fixFor(node, isSeed) } as const;
}

function fixFor(node: StringNode, isSeed: boolean): Fix | undefined {
  const value = isSeed ? seedUriFor(node.value) : uiUriFor(node.value);
  if (value === undefined || value === node.value) return undefined;
  return { title: `Write \`${value}\``, safe: false, edits: [{ op: 'set', node, value }] };
}
