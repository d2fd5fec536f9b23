import { defineRule, lack } from '../../src/core/rule.js';
import { functionBehind } from '../../src/core/python-code.js';
import { entries, entry, get, has, text, type Node } from '../../src/core/tree.js';
import { isForAppOnly } from '../common/lib/text.js';
import { describing, section, meantAs, listingOf } from './lib/listing.js';
import { isTakenByOthers } from './lib/registrations.js';

export default defineRule({
  id: 'mcp/description-missing',
  summary: 'A tool without a description',
  severity: 'warning',
  in: 'recommended',
  fixable: 'unsafe',
  source: section('Tools, Tool', 'A model understands a tool by its description.', 'SHOULD'),
  messages: {
    missing: {
      message: 'This tool has no description, so models must guess from its name when to call it.',
      help: '{{advice}}.',
    },
    misplaced: {
      message: 'The SDK takes this object for the annotations, so models do not see the description in it.',
      help: '{{advice}}.',
    },
    late: {
      message: 'The text in this function is behind another statement, so it does not describe the tool to models.',
      help: 'Move the text to the first line of the function, which makes it the docstring.',
    },
    formatted: {
      message: 'An f-string is no docstring, so models do not see this text and must guess from the name.',
      help: 'Pass it as `description=…` to the decorator, or write a plain docstring.',
    },
    sections: {
      message: 'This description only has sections, so models must guess from the name what the tool does.',
      help: 'Begin it with a sentence that says what the tool does and when to use it.',
    },
    misspelt: {
      message: '`{{key}}` is not a field of a tool, so models see no description of this tool.',
      help: 'Rename `{{key}}` to `description`.',
    },
  },
  *check(manifest) {
    for (const tool of listingOf(manifest).tools) {
      const given = get(tool, 'description');
      if (given && isOfSections(text(given) ?? '') && !saysItself(tool) && !isForAppOnly(tool))
        yield { at: given, message: 'sections' };
      if (has(tool, 'description') !== 'no' || isForAppOnly(tool)) continue;
      // Else mcp/misspelt-field is about it.
      const wrong = isTakenByOthers(tool, manifest) ? meantAs(tool, 'description') : undefined;
      if (wrong && MAY_BE_TEXT.has(wrong.value.kind))
        yield { at: wrong, message: 'misspelt', data: { key: wrong.key } };
      else if (!isDescribedElsewhere(tool)) {
        const { fromComment, api } = manifest.code.registrations.find((each) => each.tool === tool) ?? {};
        const isPositional = api === 'tool';
        const misplaced = isPositional ? entry(get(tool, 'annotations'), 'description') : undefined;
        if (misplaced && MAY_BE_TEXT.has(misplaced.value.kind)) {
          yield { at: misplaced, message: 'misplaced', data: { advice: moved(tool) } };
          continue;
        }
        const behind = functionBehind(tool, manifest.code.python);
        const late = behind?.lateText;
        if (late) {
          const message = late.isFormatted ? 'formatted' : 'late';
          yield { at: lack(tool, 'description'), message, related: [{ at: late, note: 'The text.' }] };
          continue;
        }
        const edits = fromComment?.map((each) => ({ op: 'text' as const, ...each }));
        const fix = edits && { title: 'Make the comment the description', safe: false, edits };
        yield {
          at: lack(tool, 'description'),
          message: 'missing',
          data: { advice: isPositional ? asArgument(tool) : describing(tool, manifest) },
          ...((saysItself(tool) || behind?.isStub) && { severity: 'info' }),
          ...(fix && { fix }),
        };
      }
    }
  },
});

/** `Args:` at its beginning, and no line at the margin but such heads. */
const isOfSections = (description: string): boolean =>
  HEAD.test(description.trimStart()) &&
  description
    .trim()
    .split('\n')
    .every((line) => /^\s*$|^\s/.test(line) || HEAD.test(line));
const HEAD = /^(?:Args|Arguments|Param(?:eter)?s|Returns?|Raises|Yields):[ \t]*(?:\r?\n|$)/i;

/** `ping`, `health_check`, without parameters. */
const saysItself = (tool: Node): boolean =>
  SELF_EXPLAINING.test(text(get(tool, 'name')) ?? '') && !hasParameters(get(tool, 'inputSchema'));
const hasParameters = (schema: Node | undefined): boolean => entries(get(schema, 'properties')).length > 0;
const SELF_EXPLAINING =
  /^(?:ping|pong|echo|hello(?:[_-]?world)?|health(?:[_-]?check|z)?|(?:(?:get|server|check)[_-])?(?:version|health))$/i;

/** `tool()` takes it between the name and the parameters: a key `description` would be a parameter. */
function asArgument(tool: Node): string {
  const name = text(get(tool, 'name')) ?? 'name';
  return `Add it after the name: \`tool("${name}", "What it does and when to use it", …)\``;
}

function moved(tool: Node): string {
  const name = text(get(tool, 'name')) ?? 'name';
  return `Move the text to the second place: \`tool("${name}", "…", …)\``;
}

/** A project's own kind of entry has it under a name of its own, such as `shortDescription`. */
const isDescribedElsewhere = (tool: Node): boolean =>
  entries(tool).some(({ key, value }) => /(?:description|summary)$/i.test(key) && MAY_BE_TEXT.has(value.kind));

const MAY_BE_TEXT: ReadonlySet<Node['kind']> = new Set(['string', 'unknown']);
