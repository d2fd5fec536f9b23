import { defineRule, lack, type Fix } from '../../src/core/rule.js';
import { has, type Entry } from '../../src/core/tree.js';
import { misspeltField } from '../common/lib/structural-rules.js';
import { section } from './lib/listing.js';
import { otherNames, fieldsOfOthers } from './lib/registrations.js';

const structural = misspeltField('mcp', section('Tools, Tool', 'The names of the fields of a tool are fixed.', 'MUST'));

export default defineRule({
  ...structural,
  messages: {
    ...structural.messages,
    otherName: {
      message: 'Clients read `inputSchema`, not `{{key}}`, so this tool has no parameters.',
      help: 'Rename `{{key}}` to `inputSchema`.',
    },
    besides: {
      message: 'Clients read the parameters from `inputSchema` and ignore `{{key}}`.',
      help: 'Check that `inputSchema` has all parameters, then remove `{{key}}`.',
    },
    snakeCase: {
      message: 'Version 1 of the SDK has `{{meant}}` and ignores `{{name}}`, so {{effect}}.',
      help: 'Write `{{meant}}`.',
    },
  },
  *check(manifest, context) {
    for (const { start, end, name, meant } of manifest.code.python?.misspelt() ?? [])
      yield {
        at: { start, end },
        message: 'snakeCase',
        data: { name, meant, effect: EFFECTS[meant] ?? `clients see no \`${meant}\`` },
        cause: name,
        fix: { title: `Rename it to \`${meant}\``, safe: true, edits: [{ op: 'text', start, end, text: meant }] },
      };
    const others = fieldsOfOthers(manifest);
    const names = otherNames(manifest);
    const told = new Set<unknown>(names.map(({ entry }) => entry));
    for (const problem of structural.check!(manifest, context)) {
      // Code that takes more than the SDK may have a field of that name, but what is missing is missing there too.
      const isRead = others.has(problem.at) && problem.message !== 'misspeltRequired';
      // A `schema` is that of the arguments or of something else, and never what says the dialect.
      if (problem.data?.['key'] === 'schema') continue;
      if (!isRead && !told.has(problem.at)) yield problem;
    }
    for (const { entry, tool, isAsZod } of names) {
      const isFree = has(tool, 'inputSchema') === 'no';
      yield {
        at: entry,
        message: isFree ? 'otherName' : 'besides',
        data: { key: entry.key },
        ...(isFree && { replaces: [lack(tool, 'inputSchema')] }),
        fix: isFree && isAsZod ? rename(entry) : undefined,
      };
    }
  },
});

const EFFECTS: Readonly<Record<string, string>> = {
  isError: 'clients and models take this error for a success',
  structuredContent: 'clients get no data, only the text',
};

const rename = (entry: Entry): Fix => ({
  title: `Rename \`${entry.key}\` to \`inputSchema\``,
  safe: true,
  edits: [{ op: 'rename', entry, key: 'inputSchema' }],
});
