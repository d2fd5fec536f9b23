/** `spec` is what it says: what a document demands, a rule of this preset holds, and so docs/coverage.md and the presets agree. */
import { expect, test } from '@jest/globals';
import { statements as gloodata } from '../../rules/gloodata/statements.js';
import { rules } from '../../rules/index.js';
import { statements as mcp } from '../../rules/mcp/statements.js';
import { statements as mcpb } from '../../rules/mcpb/statements.js';
import { statements as openai } from '../../rules/openai/statements.js';
import { statements as otc } from '../../rules/otc/statements.js';
import { statements as serverJson } from '../../rules/server-json/statements.js';
import { statements as shinkai } from '../../rules/shinkai/statements.js';
import { isInPreset } from '../../src/core/pack.js';

const inSpec = new Set(rules.filter((rule) => isInPreset(rule, 'spec')).map(({ id }) => id as string));

test.each(
  [...shinkai, ...otc, ...gloodata, ...openai, ...serverJson, ...mcpb, ...mcp].filter(
    ({ kind, rules: own }) => kind === 'MUST' && own.length > 0,
  ),
)('$id: $says', ({ rules: own }) => {
  expect({ rules: own, ofSpec: own.filter((id) => inSpec.has(id)) }).not.toMatchObject({ ofSpec: [] });
});
