import type { Manifest } from '../../../src/core/rule.js';
import { sectionsOf } from '../../common/lib/source.js';

export const section = sectionsOf('MCPB, manifest.json 0.4');

/** Whatever else puts a bundle together. */
export const NOT_PACKED = '`mcpb pack` refuses the bundle';

/** A manifest with a longer name, such as `manifest.template.json`, is copied or filled in before it is packed. */
export const unless = ({ path }: Manifest): string =>
  /(?:^|\/)(?:templates?\/|(?!manifest\.json$)[^/]*manifest[^/]*$)/.test(path) ? ' unless a build changes it' : '';
