import { defineRule, lackOf } from '../../src/core/rule.js';
import { get, type ObjectNode } from '../../src/core/tree.js';
import { appOf, type AppTool } from './lib/app.js';
import { isXmcp, PREFIX, section } from './lib/dialect.js';
import { hasOpenaiMessage, hasSeedMessage, MESSAGES, type Message } from './lib/misplaced.js';

export default defineRule({
  id: 'openai/invocation-messages',
  summary: 'A widget tool has no messages for while it runs and when it is done',
  severity: 'info',
  in: 'recommended',
  source: section('Checklist', 'Messages for the invocation are provided: optional, but recommended.', 'SHOULD'),
  messages: {
    both: {
      message: 'Without `{{invoking}}` and `{{invoked}}`, users see default texts while the tool runs.',
      help: 'Add both, as short texts such as "Loading the map…" and "Map loaded".',
    },
    invoking: {
      message: 'The tool has no `{{invoking}}`, so the user sees a default text while the tool runs.',
      help: 'Add a short text, such as "Loading the map…".',
    },
    invoked: {
      message: 'The tool has no `{{invoked}}`, so the user sees a default text when the tool is done.',
      help: 'Add a short text, such as "Map loaded".',
    },
  },
  *check(manifest) {
    const nested = isXmcp(manifest);
    const told = new Set<string>();
    for (const tool of appOf(manifest).tools) {
      const { node } = tool;
      if (tool.links.length === 0) continue;
      const isSeed = tool.dialects.includes('seed');
      if (!isSeed && !tool.dialects.includes('openai')) continue;
      const lacks = (message: Message): boolean =>
        isSeed ? hasSeedMessage(node, message) === 'no' : hasOpenaiMessage(node, message, nested) === 'no';
      const missing = MESSAGES.filter(lacks);
      const [first, second] = missing;
      if (!first || hasBoth(node, nested)) continue;
      const holder = holderOf(tool, isSeed);
      // Tools that share their metadata lack the messages in one place.
      const place = `${holder.start} ${holder.file ?? ''}`;
      if (told.has(place)) continue;
      told.add(place);
      yield {
        at: lackOf(holder, ...missing.map((each) => keyOf(each, isSeed || nested))),
        message: second ? 'both' : first,
        data: Object.fromEntries(MESSAGES.map((each) => [each, keyOf(each, isSeed || nested)])),
      };
    }
  },
});

/** A tool of two dialects need not say it twice. */
function hasBoth(tool: ObjectNode, nested: boolean): boolean {
  return MESSAGES.every(
    (message) => hasSeedMessage(tool, message) === 'yes' || hasOpenaiMessage(tool, message, nested) === 'yes',
  );
}

function holderOf({ node }: AppTool, isSeed: boolean): ObjectNode {
  const own = isSeed ? get(node, 'annotations', 'openai') : get(node, '_meta');
  const invocation = isSeed ? get(own, 'toolInvocation') : undefined;
  return [invocation, own].find((each): each is ObjectNode => each?.kind === 'object') ?? node;
}

const keyOf = (message: Message, isNested: boolean): string =>
  isNested ? `toolInvocation.${message}` : `${PREFIX}toolInvocation/${message}`;
