/** Reads the files of an untrusted checkout: through no link that leads out of it, only regular files, only up to a limit. */
import { inFolder, isInside, parentOf, realPath } from '../files/paths.js';
import { readRegular, readText } from '../files/read.js';
import { foundOnce } from '../core/collections.js';

/** More is data, not something that tools are described with. */
const MOST_BYTES = 5_000_000;

/** Takes a path relative to the folder; undefined for what is not there or is not to be read. */
type ReadBytes = (path: string) => Buffer | undefined;

export function checkoutReader(folder: string): ReadBytes {
  const placeOf = within(folder);
  return (path) => {
    const absolute = placeOf(path);
    const read = absolute === undefined ? undefined : readRegular(absolute, { maxBytes: MOST_BYTES });
    return read && 'bytes' in read ? read.bytes : undefined;
  };
}

/** The same for files in UTF-8. */
export function checkoutTexts(
  folder: string,
  limit?: { readonly maxBytes: number },
): (path: string) => string | undefined {
  const placeOf = within(folder);
  return (path) => {
    const absolute = placeOf(path);
    const read = absolute === undefined ? undefined : readText(absolute, limit);
    return read && 'text' in read ? read.text : undefined;
  };
}

/** The absolute path of a file whose folder is really in this one. */
function within(folder: string): (path: string) => string | undefined {
  const top = realPath(folder);
  const isWithin = foundOnce((parent: string) => {
    const real = realPath(parent);
    return top !== undefined && real !== undefined && isInside(top, real);
  });
  return (path) => {
    const absolute = inFolder(folder, path);
    return isWithin(parentOf(absolute)) ? absolute : undefined;
  };
}
