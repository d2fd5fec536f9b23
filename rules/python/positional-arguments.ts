import type { PythonTool } from '../../src/core/python-code.js';
import { defineRule } from '../../src/core/rule.js';
import { onceEach, sdkSource } from './lib/tools.js';

export default defineRule({
  id: 'python/positional-arguments',
  summary: 'A description without its name, which the library takes for something else',
  severity: 'error',
  in: 'recommended',
  fixable: 'both',
  source: sdkSource(
    'Registration',
    'From version 1.10 of the official SDK on, the second argument of tool() is the title; fastmcp takes only the first without its name.',
  ),
  messages: {
    title: {
      message: 'From SDK 1.10 on, the {{place}} argument is the title, so this text is not the description.',
      help: 'Write `description=` before it.',
    },
    refused: {
      message: 'This argument has no name, which fastmcp refuses, so the server does not start.',
      help: 'Write `description=` before it.',
    },
    addTool: {
      message: '`add_tool` of fastmcp takes nothing but the function, so the server does not start.',
      help: 'Write `tool` instead of `add_tool`, with `name=` and `description=`.',
    },
  },
  *check(manifest) {
    const { code } = manifest;
    const texts = (code.python?.tools ?? []).flatMap((tool) =>
      tool.second && isMisplaced(tool, tool.second)
        ? [{ ...tool.second, library: tool.library, within: undefined }]
        : [],
    );
    const found = [...texts, ...(code.python?.misplaced ?? []).map((each) => ({ ...each, library: undefined }))];
    for (const { start, end, file, meaning, library, isAdded, within } of onceEach(found)) {
      const edits = [{ op: 'text' as const, start, end: start, text: 'description=' }];
      const message = library !== 'fastmcp' ? 'title' : isAdded ? 'addTool' : 'refused';
      yield {
        at: { start, end, ...(file !== undefined && { file }) },
        message,
        ...(message === 'title' && { data: { place: isAdded ? 'third' : 'second' } }),
        ...(meaning === 'either' && { severity: 'warning' }),
        // Nothing calls it yet.
        ...(within !== undefined && !manifest.isNamedElsewhere([within]) && { severity: 'info' }),
        ...(file === undefined &&
          message !== 'addTool' && { fix: { title: 'Write `description=`', safe: library === 'fastmcp', edits } }),
      };
    }
  },
});

/** A title is short, and a description is one where the function has no other. */
function isMisplaced({ words }: PythonTool, { text, isLast, meaning }: NonNullable<PythonTool['second']>): boolean {
  if (meaning === 'description') return false;
  return meaning === 'refused' || (isLast && (words.size === 0 || text.length > 60 || /[.!]\s*$/.test(text)));
}
