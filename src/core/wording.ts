/** What a finding says, in whose name, and where that is explained. */
import type { Finding } from './finding.js';
import { fill, type Data } from './message.js';
import type { Rule } from './rule.js';
import { pageOf } from './version.js';

/** `message`: the id of a message of the rule, or a text of its own. */
export function wordingOf(
  rule: Rule,
  message: string,
  data?: Data,
): Pick<Finding, 'rule' | 'message' | 'messageId' | 'data' | 'url'> {
  const isKnown = Object.hasOwn(rule.messages, message);
  const said = fill(isKnown ? rule.messages[message]! : message, data);
  const url = pageOf(rule);
  return isKnown
    ? { rule: rule.id, message: said.text, messageId: message, data: said.data, url }
    : { rule: rule.id, message: said.text, url };
}
