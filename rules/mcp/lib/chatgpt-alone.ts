import { entries, get, type ObjectNode } from '../../../src/core/tree.js';

/** It has a widget that only ChatGPT shows, so what other clients refuse is no news to its author. */
export function isForChatgptAlone(tool: ObjectNode): boolean {
  const keys = entries(get(tool, '_meta')).map(({ key }) => key);
  return keys.some((key) => key.startsWith('openai/')) && !keys.some((key) => /^ui(?:\/|$)/.test(key));
}
