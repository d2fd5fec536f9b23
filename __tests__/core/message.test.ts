/** What the engine itself writes for rules without a `check`: the compiler knows the ids, and the rules have the texts. */
import { expect, test } from '@jest/globals';
import { rules } from '../../rules/index.js';
import type { DiffWords, EngineWords } from '../../src/core/message.js';

test('a typo in the id of a rule or of a message does not compile', () => {
  const words: (DiffWords | EngineWords)[] = [
    { rule: 'diff/added', message: 'tool' },
    { rule: 'common/stale-suppression', message: 'many' },
  ];
  const wrong: (DiffWords | EngineWords)[] = [
    // @ts-expect-error a message that the rule does not have
    { rule: 'diff/added', message: 'tol' },
    // @ts-expect-error a message of another rule
    { rule: 'diff/closed', message: 'tool' },
    // @ts-expect-error a rule that there is not
    { rule: 'diff/aded', message: 'tool' },
    // @ts-expect-error a rule with a `check`
    { rule: 'common/syntax', message: 'fault' },
  ];
  const isKnown = ({ rule, message }: DiffWords | EngineWords): boolean => {
    const own = rules.find(({ id }) => id === rule);
    return own?.byEngine !== undefined && Object.hasOwn(own.messages, message);
  };
  expect([words.every(isKnown), wrong.some(isKnown)]).toEqual([true, false]);
});
