import type { Manifest } from '../../../src/core/rule.js';
import { get, text } from '../../../src/core/tree.js';
import { sectionsOf } from '../../common/lib/source.js';
import { isNamedInRelease } from '../../common/lib/stamped.js';
import type { Doubt } from '../../common/lib/structural-rules.js';

export const section = sectionsOf('MCPB, manifest.json 0.4');

/** Of what is packed by other means, Claude Desktop reads the manifest by the same schema. */
export const REFUSED = 'Claude Desktop and `mcpb pack` refuse the bundle';

/** A manifest with a longer name, such as `manifest.template.json`, is copied or filled in before it is packed, or is a copy. */
export function doubtOf({ path, root, neighbours }: Manifest): Doubt {
  if (isNamedInRelease(OWN, neighbours)) return { unless: ' unless a script here writes its own', severity: 'info' };
  if (!/(?:^|\/)(?:templates?\/|(?!manifest\.json$)[^/]*manifest[^/]*$)/.test(path)) return { unless: '' };
  const packed = /(?:^|\/)manifest\.json$/.test(path) ? undefined : neighbours?.read('manifest.json')?.text;
  const isCopy = packed?.includes(`"${text(get(root, 'name')) ?? ''}"`) ?? false;
  return isCopy
    ? { unless: ' if you pack this file instead of `manifest.json`', severity: 'info' }
    : { unless: ' unless a build changes it', severity: 'warning' };
}

/** A script that makes a whole manifest: `manifest = { "name": …, "server": { … } }`. */
const OWN = /\bmanifest = \{[^]{0,4000}?["']?server["']?: \{/;

export const REFUSAL = { then: REFUSED, unless: doubtOf };
