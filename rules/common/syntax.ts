import { configOf } from '../../src/core/client-config.js';
import { defineRule } from '../../src/core/rule.js';
import { EMPTY_FILE } from '../../src/core/text.js';

export default defineRule({
  id: 'common/syntax',
  summary: 'The file cannot be parsed',
  severity: 'error',
  in: 'spec',
  tags: ['never-suppressed', 'follows-file', 'any-file', 'stops-server'],
  source: {
    document: 'RFC 8259 (JSON) and YAML 1.2',
    section: 'grammar',
    says: 'A text is JSON or YAML only if it follows the grammar.',
    kind: 'MUST',
  },
  fixable: 'safe',
  messages: {
    fault: '{{fault}}',
    advised: { message: '{{fault}}', help: '{{help}}' },
  },
  *check({ faults, path, mayHold }) {
    // Claude Desktop reads it in a folder of the user's: with home folders in it, it is one person's, and no one copies it whole.
    const isOwn = /(?:^|\/)(?<!\/Claude\/)claude_desktop_config\.json$/.test(path) && mayHold(HOME);
    for (const fault of faults) {
      const { mend, cause } = fault;
      const isRead = configOf(path) !== 'none';
      const { message, help } = fault.message === EMPTY_FILE ? EMPTY : isRead ? fault : { ...fault, help: UNREAD };
      yield {
        at: fault,
        message: help === undefined ? 'fault' : 'advised',
        data: { fault: message, help },
        severity: EXAMPLE.test(path) || !isRead ? 'info' : fault.mild || (isOwn && cause) ? 'warning' : undefined,
        cause: cause && `${path}: ${cause}`,
        fix: mend && { title: mend.title, safe: true, edits: mend.edits.map((edit) => ({ op: 'text', ...edit })) },
      };
    }
  },
});

/** `config-example.json`: people copy what they need, often below a heading. `manifest.template.json` is filled in. */
const EXAMPLE = /(?:^|[/._-])(?:(?:example|sample)s?|template|tmpl)\.jsonc?$/i;

/** In a path of Windows, JSON doubles what is between folders. */
const HOME = /(?:\/Users|\/home|:\\{1,2}Users)[\\/]{1,2}(?!you|user|path)\w/i;

const UNREAD = 'Claude Code reads `.mcp.json` in the root, not this file: correct and move it, or delete it.';

/** A config that is empty is a fault as well, of which this would not be true. */
const EMPTY = {
  message: 'This file is empty, so no tool can be loaded from it.',
  help: 'Add a manifest, or delete the file.',
};
