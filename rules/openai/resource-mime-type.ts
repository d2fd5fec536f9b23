import { NO_CODE } from '../../src/core/code.js';
import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule, type Manifest } from '../../src/core/rule.js';
import { get, has, text, type Node } from '../../src/core/tree.js';
import { eitherOf } from '../../src/core/text.js';
import { widgetsOf, isOneOf, isPage, mimesFor, readAs, SKYBRIDGE, isSeedUri, type Widget } from './lib/app.js';
import { section } from './lib/dialect.js';

/** Drafts of MCP Apps had it, and what implements them is right to. */
const isOfDraft = (mime: string): boolean => /^\s*text\/html\+mcp\b/i.test(mime);

/** A list that the code answers with itself, and what is read it answers elsewhere; `registerResource` has both. */
function isReadElsewhere({ code }: Manifest, { start }: Node): boolean {
  if (code === NO_CODE || code.python || code.registrations.some(({ resource }) => resource?.start === start))
    return false;
  return code.reads.length > 0 || !code.registrations.some(({ handles }) => handles?.name === 'resources/list');
}

/** What is read may have the right one. */
const hasUnknownMime = ({ node }: Widget): boolean =>
  has(node, 'mimeType') === 'unknown' || get(node, 'mimeType')?.kind === 'unknown';

export default defineRule({
  id: 'openai/resource-mime-type',
  summary: 'The MIME type of a widget is not the one that hosts render',
  severity: 'error',
  otherSeverity: 'warning',
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
    listed: {
      message: 'This list says `{{mime}}`, and hosts show a widget as plain text if they read it with that MIME type.',
      help: 'Write {{allowed}}, and the same where the resource is read.',
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
      const isOnlyListed = !isContent && isReadElsewhere(manifest, node) && read.every(hasUnknownMime);
      const isSeed = uri?.kind === 'string' && isSeedUri(uri.value);
      const value = nearestWord(mime.value, allowed) ?? (dialects.length === 0 && isSeed ? SKYBRIDGE : allowed[0]!);
      yield {
        at: mime,
        message: mime.value.trim() === '' ? 'empty' : isOnlyListed ? 'listed' : 'wrong',
        data: { mime: mime.value, allowed: eitherOf(allowed.map((each) => `\`${each}\``)) },
        ...(isOnlyListed && { severity: 'info' as const }),
        fix: {
          title: `Write \`${value}\``,
          safe: dialects.length > 0,
          edits: [{ op: 'set', node: mime, value }],
        },
      };
    }
  },
});
