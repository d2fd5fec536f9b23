/** Which versions of zod may build a schema, as far as imports and packages tell. */
import type { Packages } from '../../../core/code.js';

/** What a version of zod makes of a schema changed with these. */
export type ZodVersion = 3 | 4 | 4.2 | 4.6;

const ALL: readonly ZodVersion[] = [3, 4, 4.2, 4.6];

/** None: zod's other API, or versions that do not go together. */
export function zodVersions(source: string, sdk: 'v1' | 'v2', { zod }: Packages): readonly ZodVersion[] {
  if (/mini|core/.test(source)) return [];
  const known = zod === undefined ? undefined : versionsOf(zod);
  const imported = ofImport(source, known);
  // Version 2 of the SDK asks a schema for its own JSON Schema, which zod has from 4.2 on.
  return sdk === 'v2' ? imported.filter((version) => version >= 4.2) : imported;
}

function ofImport(source: string, known: readonly ZodVersion[] | undefined): readonly ZodVersion[] {
  if (/^zod\/v3(\/|$)/.test(source)) return [3];
  const isV4 = /^zod\/v4(\/|$)/.test(source);
  if (!isV4) return known ?? ALL;
  // zod 3.25 has the first version 4 in it.
  if (known?.includes(3)) return [4];
  return known ?? ALL.filter((version) => version !== 3);
}

/** `4.1.12`, or `4` where only the major version is known. */
function versionsOf(version: string): readonly ZodVersion[] | undefined {
  const [, major, minor] = /^[\^~]?v?(\d{1,4})(?:\.(\d{1,4}))?/.exec(version) ?? [];
  if (major === '3') return [3];
  if (major !== '4') return undefined;
  if (minor === undefined) return ALL.filter((each) => each !== 3);
  return [Number(minor) >= 6 ? 4.6 : Number(minor) >= 2 ? 4.2 : 4];
}
