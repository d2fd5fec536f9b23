import type { Source } from '../../../src/core/rule.js';

export const section = (name: string, says: string, kind: Source['kind'] = 'MUST'): Source => ({
  document: 'MCPB, manifest.json 0.4',
  section: name,
  says,
  kind,
});
