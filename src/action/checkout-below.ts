/** Where the repository is that is linted, if the workspace itself is none: `actions/checkout` can put it into a folder. */
import { lstatSync } from 'node:fs';
import { discover } from '../files/discover.js';
import { EXTENSIONS } from '../files/paths.js';
import { inFolder, isInside, parentOf } from '../files/paths.js';
import type { Place } from './workspace.js';

export async function lookBelow(place: Place, paths: readonly string[]): Promise<Place> {
  const { root, cwd } = place;
  if (isCheckout(root)) return place;
  const { files } = await discover({ cwd, paths, extensions: EXTENSIONS });
  const known = new Map<string, string | undefined>();
  const tops = new Set(files.map(({ absolute }) => outermost(parentOf(absolute), root, known)));
  const [top] = tops;
  if (tops.size === 1) return { ...place, root: top ?? root };
  return { ...place, isMixed: tops.size > 1 };
}

export function isCheckout(folder: string): boolean {
  return lstatSync(inFolder(folder, '.git'), { throwIfNoEntry: false }) !== undefined;
}

/** The checkout that a folder lies in; not the submodule. */
function outermost(folder: string, workspace: string, known: Map<string, string | undefined>): string | undefined {
  if (folder === workspace || !isInside(workspace, folder)) return undefined;
  if (!known.has(folder)) {
    const around = outermost(parentOf(folder), workspace, known);
    known.set(folder, around ?? (isCheckout(folder) ? folder : undefined));
  }
  return known.get(folder);
}
