import type { Source } from '../../../src/core/rule.js';

export const section = (name: string, says: string, kind: Source['kind'] = 'advice'): Source => ({
  document: 'What AI clients read of their configs',
  section: name,
  says,
  kind,
});
