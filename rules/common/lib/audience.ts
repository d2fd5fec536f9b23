/** Who may call a tool. */
import { get, text, type ObjectNode } from '../../../src/core/tree.js';

/** Only the widget may call it: no model reads what the tool says of itself. */
export function isForAppOnly(tool: ObjectNode): boolean {
  const audience = get(tool, '_meta', 'ui', 'visibility');
  const isApp =
    audience?.kind === 'array' &&
    !audience.open &&
    audience.items.length > 0 &&
    audience.items.every((each) => text(each) === 'app');
  return isApp || text(get(tool, '_meta', 'openai/visibility')) === 'private';
}
