import type { Manifest } from '../../../src/core/rule.js';
import { sectionsOf } from '../../common/lib/source.js';

/** A manifest with a longer name, such as `manifest.template.json`, is copied or filled in before it is packed. */
export const isPacked = ({ path }: Manifest): boolean =>
  !/(?:^|\/)(?:templates?\/|(?!manifest\.json$)[^/]*manifest[^/]*$)/.test(path);

export const section = sectionsOf('MCPB, manifest.json 0.4');
