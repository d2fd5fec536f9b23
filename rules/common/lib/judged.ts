/** One fault, one finding: what a format's own structural rules say of its schemas, the common ones leave to them. */
import type { Manifest } from '../../../src/core/rule.js';
import type { Place } from '../../../src/core/tree.js';

/** Gloodata's fields are no JSON Schemas but have attributes of their own, all of which its rules know. */
export function isSubset({ formats }: Manifest): boolean {
  return formats.includes('gloodata');
}

/** What no field of Gloodata can be: of such a type its own rules speak, and nobody knows what would fit it. */
export function isOtherThanSubset(manifest: Manifest, types: readonly string[]): boolean {
  const [type, ...others] = types.filter((each) => each !== 'null');
  return isSubset(manifest) && (type === undefined || others.length > 0 || type === 'array' || type === 'object');
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
