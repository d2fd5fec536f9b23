import type { Manifest, Source } from '../../../src/core/rule.js';

/** Only a file of this name can be packed, and a template is filled in first. */
export const isPacked = ({ path }: Manifest): boolean =>
  /(?:^|\/)manifest\.json$/.test(path) && !/(?:^|\/)templates?\//.test(path);

export const section = (name: string, says: string, kind: Source['kind'] = 'MUST'): Source => ({
  document: 'MCPB, manifest.json 0.4',
  section: name,
  says,
  kind,
});
