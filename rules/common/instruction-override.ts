import { defineRule, part, type Problem } from '../../src/core/rule.js';
import { overridesIn, type Override } from './lib/overrides.js';
import { eachText } from './lib/texts.js';

export default defineRule({
  id: 'common/instruction-override',
  summary: 'Text tells the model to disobey, or to hide something from the user',
  severity: 'error',
  in: 'recommended',
  securitySeverity: '8.0',
  source: {
    document: 'OWASP Top 10 for LLM Applications',
    section: 'LLM01: Prompt injection',
    says: 'Text from outside that a model reads can take the place of the instructions it was given.',
    kind: 'advice',
  },
  messages: {
    override:
      '`{{text}}` tells the model to drop the instructions it was given. Hosts take such a tool for an attack. Say what the tool does instead.',
    secrecy:
      '`{{text}}` tells the model to keep something from the person it works for. Hosts take such a tool for an attack. Say what the tool does instead.',
    token:
      '`{{text}}` is a token by which chat formats tell who speaks: in a manifest it can pass for the words of the system or the user. Remove it.',
    block:
      '`{{text}}` opens a block that is made to stand above all other instructions, which is how poisoned tools talk to a model. Say it in plain prose, or leave it out.',
    comment: 'An HTML comment is not shown to people, but the model reads it. Say it openly, or leave it out.',
  },
  check(manifest) {
    const found: Problem<Override['kind']>[] = [];
    eachText(manifest, (node, kind) => {
      for (const { kind: message, from, to } of overridesIn(node.value, kind === 'value')) {
        found.push({ at: part(node, from, to), message, data: { text: node.value.slice(from, to) } });
      }
    });
    return found;
  },
});
