import { defineRule, useOf } from '../../src/core/rule.js';
import { get, items } from '../../src/core/tree.js';
import { appsSdk } from './lib/dialect.js';
import { isTemplate, isWidgetUri, sameUri } from './lib/app.js';

export default defineRule({
  id: 'openai/contents-uri',
  summary: 'The contents of a resource have another URI than its registration',
  severity: 'error',
  in: 'recommended',
  source: appsSdk('MCP server, resources', 'The contents of a resource have the URI that was requested.'),
  fixable: 'safe',
  messages: {
    empty: {
      message: 'The `uri` in `contents` is blank, not `{{registered}}`, so hosts do not recognise the widget.',
      help: 'Write `{{registered}}`.',
    },
    other: {
      message: 'The `uri` in `contents` is `{{uri}}`, not `{{registered}}`, so hosts do not recognise the widget.',
      help: 'Write `{{registered}}`.',
    },
  },
  *check({ code }) {
    for (const { uri: registered, body } of code.reads) {
      const contents = get(body, 'contents');
      // Of an empty one openai/resource-uri speaks.
      if (
        registered?.kind !== 'string' ||
        registered.value.trim() === '' ||
        isTemplate(registered.value) ||
        contents?.kind !== 'array' ||
        contents.open
      )
        continue;
      // A resource may be of several parts; one of them is the resource itself.
      const [only, ...others] = items(contents);
      const uri = get(only, 'uri');
      if (others.length > 0 || uri?.kind !== 'string' || sameUri(uri.value, registered.value)) continue;
      if (!isWidgetUri(uri.value) && !isWidgetUri(registered.value)) continue;
      // A constant may have further uses.
      const isShared = uri.via !== undefined;
      yield {
        at: useOf(uri),
        message: uri.value.trim() === '' ? 'empty' : 'other',
        data: { registered: registered.value, uri: uri.value },
        related: [{ at: useOf(registered), note: 'The resource is registered here.' }],
        fix: isShared
          ? undefined
          : {
              title: `Write \`${registered.value}\``,
              safe: true,
              edits: [{ op: 'set', node: uri, value: registered.value }],
            },
      };
    }
  },
});
