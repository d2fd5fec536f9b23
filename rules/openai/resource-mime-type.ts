import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule } from '../../src/core/rule.js';
import { get, text } from '../../src/core/tree.js';
import { eitherOf } from '../../src/core/text.js';
import { widgetsOf, isOneOf, isPage, mimesFor, readAs, SKYBRIDGE, isSeedUri } from './lib/app.js';
import { section } from './lib/dialect.js';

/** Drafts of MCP Apps had it, and what implements them is right to. */
const isOfDraft = (mime: string): boolean => /^\s*text\/html\+mcp\b/i.test(mime);

export default defineRule({
  id: 'openai/resource-mime-type',
  summary: 'The MIME type of a widget is not the one that hosts render',
  severity: 'error',
  in: 'spec',
  source: section(
    'Required Patterns, MIME Type',
    'The MIME type of a widget is text/html+skybridge; text/html is not enough. Newer dialects have text/html;profile=mcp-app.',
  ),
  fixable: 'both',
  messages: {
    empty: { message: 'The MIME type is blank, so hosts do not render the widget.', help: 'Write {{allowed}}.' },
    wrong: {
      message: 'Hosts show a widget with the MIME type `{{mime}}` as plain text instead of rendering it.',
      help: 'Write {{allowed}}.',
    },
  },
  *check(manifest) {
    for (const widget of widgetsOf(manifest)) {
      const { node, uri, dialects, isSure, isContent } = widget;
      const mime = get(node, 'mimeType');
      if (mime?.kind !== 'string') continue;
      const allowed = mimesFor(dialects);
      if (isOneOf(mime.value, allowed) || isOfDraft(mime.value) || (!isSure && !isPage(mime.value))) continue;
      // Hosts go by what is read.
      const read = isContent ? [] : readAs(widget, manifest);
      if (read.some((each) => isOneOf(text(get(each.node, 'mimeType')) ?? '', allowed))) continue;
      const isSeed = uri?.kind === 'string' && isSeedUri(uri.value);
      const value = nearestWord(mime.value, allowed) ?? (dialects.length === 0 && isSeed ? SKYBRIDGE : allowed[0]!);
      yield {
        at: mime,
        message: mime.value.trim() === '' ? 'empty' : 'wrong',
        data: { mime: mime.value, allowed: eitherOf(allowed.map((each) => `\`${each}\``)) },
        fix: {
          title: `Write \`${value}\``,
          safe: dialects.length > 0,
          edits: [{ op: 'set', node: mime, value }],
        },
      };
    }
  },
});
