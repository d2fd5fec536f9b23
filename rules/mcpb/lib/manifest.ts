import type { Manifest, Source } from '../../../src/core/rule.js';

/** A manifest with a longer name, such as `manifest.template.json`, is copied or filled in before it is packed. */
export const isPacked = ({ path }: Manifest): boolean =>
  !/(?:^|\/)(?:templates?\/|(?!manifest\.json$)[^/]*manifest[^/]*$)/.test(path);

export const section = (name: string, says: string, kind: Source['kind'] = 'MUST'): Source => ({
  document: 'MCPB, manifest.json 0.4',
  section: name,
  says,
  kind,
});
