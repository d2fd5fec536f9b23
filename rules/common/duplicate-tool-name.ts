import { defineRule, useOf } from '../../src/core/rule.js';
import { text } from '../../src/core/tree.js';
import { areVersions, twins } from './lib/problems.js';

export default defineRule({
  id: 'common/duplicate-tool-name',
  summary: 'Two tools in one list have the same name',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'Model Context Protocol',
    section: 'Tools: tool names',
    says: 'Tool names should be unique within a server: a model calls a tool by its name.',
    kind: 'SHOULD',
  },
  messages: {
    twice: {
      message:
        'Another tool here is also named `{{name}}`. Models call tools by name, so one of the two is never reached, or the client refuses the whole list.',
      help: 'Give each tool its own name.',
    },
  },
  *check(manifest) {
    for (const [first, later] of twins(manifest, nameOf)) {
      if (first.group === undefined || areVersions(first, later) || haveOneId(first, later)) continue;
      yield {
        at: useOf(later.name!.value),
        message: 'twice',
        data: { name: later.label! },
        related: [{ at: useOf(first.name!.value), note: 'The first tool of that name.' }],
      };
    }
  },
});

type Tool = Parameters<typeof areVersions>[0];

/** Where the key is the name, two of them are one key given twice, of which common/duplicate-key speaks. */
function nameOf({ name, label }: Tool): string | undefined {
  return name && text(name.value) === label ? label : undefined;
}

/** The format's own rule is about identifiers. */
function haveOneId(a: Tool, b: Tool): boolean {
  return a.id !== undefined && a.id === b.id;
}
