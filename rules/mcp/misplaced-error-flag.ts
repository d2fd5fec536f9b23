import { asWritten, defineRule, type Fix } from '../../src/core/rule.js';
import { entry, get, has, items, text, type Entry, type Node, type ObjectNode } from '../../src/core/tree.js';
import { section } from './lib/listing.js';
import { outputsByTool } from './lib/registrations.js';

export default defineRule({
  id: 'mcp/misplaced-error-flag',
  summary: '`isError` is inside of the result, where clients ignore it',
  severity: 'warning',
  in: 'recommended',
  fixable: 'unsafe',
  source: section('Tools, Error Handling', 'A result reports a failure with isError at its top.'),
  messages: {
    inPart: {
      message: 'Clients ignore `isError` in a part of `content`, so this failure looks like a success.',
      help: 'Move `isError` next to `content`.',
    },
    inData: {
      message: 'Clients ignore `isError` in `structuredContent`, so this failure looks like a success.',
      help: 'Move `isError` next to `structuredContent`.',
    },
  },
  *check(manifest) {
    const told = new Set<number>();
    const { answers, otherAnswers = [] } = manifest.code;
    for (const { body, tool } of [...answers, ...otherAnswers.filter(({ body }) => isOfMcp(body))]) {
      if (body.kind !== 'object' || has(body, 'isError') !== 'no') continue;
      const data = get(body, 'structuredContent');
      const isDeclared = (): boolean =>
        tool !== undefined && has(outputsByTool(manifest).get(tool), 'isError') !== 'no';
      const found = [
        ...items(get(body, 'content')).map((part) => ['inPart', part] as const),
        ...(data ? [['inData', data] as const] : []),
      ];
      for (const [message, holder] of found) {
        const flag = flagIn(holder);
        if (!flag || told.has(flag.start) || (message === 'inData' && isDeclared())) continue;
        told.add(flag.start);
        yield { at: flag, message, ...fixOf(flag, holder, body) };
      }
    }
  },
});

/** A result as MCP has it, whatever calls the handler. */
const isOfMcp = (body: Node): boolean =>
  items(get(body, 'content')).some((part) => text(get(part, 'type')) === 'text' && has(part, 'text') === 'yes');

/** One that is false says nothing. */
function flagIn(holder: Node): Entry | undefined {
  const flag = entry(holder, 'isError');
  return flag && !(flag.value.kind === 'boolean' && !flag.value.value) ? flag : undefined;
}

function fixOf(flag: Entry, holder: Node, body: ObjectNode): { fix?: Fix } {
  const isElsewhere = [flag, holder, body].some(({ file, via }) => file !== undefined || via !== undefined);
  if (isElsewhere || holder.kind !== 'object' || body.open) return {};
  return {
    fix: {
      title: 'Move `isError` to the top of the result',
      safe: false,
      edits: [
        { op: 'remove', from: holder, child: flag },
        { op: 'add', to: body, key: 'isError', value: asWritten(flag.value) },
      ],
    },
  };
}
