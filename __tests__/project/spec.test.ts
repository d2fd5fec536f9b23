/** `spec` is what it says: what a document demands, a rule of this preset holds, and so docs/coverage.md and the presets agree. */
import { expect, test } from '@jest/globals';
import { rules } from '../../rules/index.js';
import { statementsOf } from '../../scripts/statements.js';
import { isInPreset } from '../../src/core/pack.js';

const inSpec = new Set(rules.filter((rule) => isInPreset(rule, 'spec')).map(({ id }) => id as string));

test.each(
  ['shinkai', 'otc', 'gloodata', 'openai', 'server-json', 'mcpb', 'mcp']
    .flatMap(statementsOf)
    .filter(({ kind, rules: own }) => kind === 'MUST' && own.length > 0),
)('$id: $says', ({ rules: own }) => {
  expect({ rules: own, ofSpec: own.filter((id) => inSpec.has(id)) }).not.toMatchObject({ ofSpec: [] });
});
