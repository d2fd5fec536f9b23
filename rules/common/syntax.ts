import { defineRule, EMPTY_FILE } from '../../src/core/rule.js';

export default defineRule({
  id: 'common/syntax',
  summary: 'The file cannot be parsed',
  severity: 'error',
  in: 'spec',
  source: {
    document: 'RFC 8259 (JSON) and YAML 1.2',
    section: 'grammar',
    says: 'A text is JSON or YAML only if it follows the grammar.',
    kind: 'MUST',
  },
  fixable: 'safe',
  messages: {
    fault: '{{fault}}',
  },
  *check({ faults }) {
    for (const fault of faults) {
      const { mend } = fault;
      yield {
        at: fault,
        message: 'fault',
        data: { fault: fault.message === EMPTY_FILE ? EMPTY : fault.message },
        severity: fault.mild ? 'warning' : undefined,
        fix: mend && { title: mend.title, safe: true, edits: mend.edits.map((edit) => ({ op: 'text', ...edit })) },
      };
    }
  },
});

/** A config that is empty is a fault as well, of which this would not be true. */
const EMPTY = 'This file is empty, so no tool can be loaded from it. Add a manifest, or delete the file.';
