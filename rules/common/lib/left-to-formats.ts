/** One fault, one finding: what the common rules leave to the rules of a format. */
import type { Manifest } from '../../../src/core/rule.js';
import type { Node, Place } from '../../../src/core/tree.js';

/** Gloodata's fields are no JSON Schemas but have attributes of their own, all of which its rules know. */
export function isGloodata({ formats }: Manifest): boolean {
  return formats.includes('gloodata');
}

/** Types that a field of Gloodata cannot have: its own rules report them, and what would fit them is unknown. */
export function hasNoTypeInGloodata(manifest: Manifest, types: readonly string[]): boolean {
  const [type, ...others] = types.filter((each) => each !== 'null');
  return isGloodata(manifest) && (type === undefined || others.length > 0 || type === 'array' || type === 'object');
}

export function judgedByFormat(manifest: Manifest, place: Place): boolean {
  return manifest.formats.some((format) =>
    manifest
      .structure(format)
      .some(
        ({ kind, problem: { at } }) =>
          kind !== 'unknown-field' && 'start' in at && at.start === place.start && at.end === place.end,
      ),
  );
}

/** Whether a value stands for "not set" in the files that the format's own product writes. */
export function isUnset(node: Node, { formats }: Manifest): boolean {
  if (node.kind === 'null') return formats.includes('shinkai') || formats.includes('gloodata');
  return node.kind === 'string' && node.value === '' && formats.includes('shinkai');
}
