/** Reads the files of an untrusted checkout: through no link that leads out of it, only regular files, only up to a limit. */
import { inFolder, isInside, parentOf, realPath } from '../files/paths.js';
import { readRegular } from '../files/read.js';

/** More is data, not something that tools are described with. */
const MOST_BYTES = 5_000_000;

/** Takes a path relative to the folder; undefined for what is not there or is not to be read. */
export type ReadBytes = (path: string) => Buffer | undefined;

export function checkoutReader(folder: string): ReadBytes {
  const top = realPath(folder);
  const known = new Map<string, boolean>();
  const isWithin = (parent: string): boolean => {
    let found = known.get(parent);
    if (found === undefined) {
      const real = realPath(parent);
      found = top !== undefined && real !== undefined && isInside(top, real);
      known.set(parent, found);
    }
    return found;
  };
  return (path) => {
    const absolute = inFolder(folder, path);
    if (!isWithin(parentOf(absolute))) return undefined;
    const read = readRegular(absolute, { maxBytes: MOST_BYTES });
    return 'bytes' in read ? read.bytes : undefined;
  };
}
