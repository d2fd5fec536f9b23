import type { Manifest } from '../../../src/core/rule.js';
import { entries, get, text, type Node } from '../../../src/core/tree.js';
import { sectionsOf } from '../../common/lib/source.js';
import { isNamedInRelease } from '../../common/lib/stamped.js';
import type { Doubt } from '../../common/lib/structural-rules.js';

export const section = sectionsOf('MCPB, manifest.json 0.4');

/** How the server is started, on each platform. */
export function configsIn(root: Node): Node[] {
  const config = get(root, 'server', 'mcp_config');
  const platforms = entries(get(config, 'platform_overrides')).map(({ value }) => value);
  return config ? [config, ...platforms] : [];
}

/** The packer of that name, which knows no other name of the version, and is less strict. */
export const DXT = /dxt (?:pack|validate)|@anthropic-ai\/dxt/;

/** A manifest with a longer name, such as `manifest.template.json`, is copied or filled in before it is packed. */
export function doubtOf(manifest: Manifest): Doubt {
  const { path, neighbours } = manifest;
  if (isNamedInRelease(OWN, neighbours)) return { unless: ' unless a script here writes its own', severity: 'info' };
  const packed = successorOf(manifest);
  if (packed !== undefined) return { unless: ` if you pack this file instead of \`${packed}\``, severity: 'info' };
  const isFilledIn = /(?:^|\/)(?:templates?\/|(?!manifest\.json$)[^/]*manifest[^/]*$)/.test(path);
  return isFilledIn ? { unless: ' unless a build changes it', severity: 'warning' } : { unless: '' };
}

/** The manifest of the same bundle that is packed in place of this one, which has another name or was left over by a test. */
export function successorOf({ path, root, neighbours }: Manifest): string | undefined {
  const folders = !/(?:^|\/)manifest\.json$/.test(path) ? ['.'] : LEFT_OVER.test(path) ? ABOVE : [];
  const found = folders.flatMap((folder) => neighbours?.read(`${folder}/manifest.json`) ?? []);
  return found.find((each) => each.text.includes(`"${text(get(root, 'name')) ?? ''}"`))?.file;
}

const ABOVE = ['..', '../..', '../../..'];
/** Folders in which a bundle was tried out or unpacked. */
const LEFT_OVER = /(?:^|[/._-])(?:tests?|fixtures?|te?mp|unpack(?:ed)?|extracted)[/._-]/;

/** A script that makes a whole manifest: `manifest = { "name": …, "server": { … } }`. */
const OWN = /\bmanifest = \{[^]{0,4000}?["']?server["']?: \{/;

/** Of what is packed by other means, Claude Desktop reads the manifest by the same schema. */
export const REFUSAL = { then: 'Claude Desktop and `mcpb pack` refuse the bundle', unless: doubtOf };
