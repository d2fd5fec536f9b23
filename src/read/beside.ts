/** The files around a file: a manifest of data and the code next to it, `metadata.json` and `tool.ts`. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { remembered } from '../core/collections.js';
import type { Document } from '../core/document.js';
import type { Format } from '../core/format.js';
import type { Settings } from '../engine/applicable-rules.js';
import type { FoundFile } from '../files/discover.js';
import { readCodeBeside } from '../parse/code-beside.js';
import { diskWith, type Disk } from './disk.js';
import { openNeighbours, type OpenedNeighbours } from './neighbours.js';

/** In a commit, which has no absolute paths, both are the same. */
export type FilePlace = Pick<FoundFile, 'path' | 'absolute'>;

/** Whether there is such a file: on the disk, or in a commit. */
export type Exists = (file: FilePlace) => boolean;

export const existsOnDisk: Exists = ({ absolute }) => existsSync(absolute);

/** The files that a manifest of this name may describe, whether they exist or not. */
export function besideCandidates({ absolute, path }: FilePlace, formats: readonly Format[]): FilePlace[] {
  const name = basename(absolute);
  const siblings = formats.flatMap(({ standsBeside }) => (standsBeside?.name === name ? standsBeside.siblings : []));
  return siblings.map((sibling) => ({
    absolute: join(dirname(absolute), sibling),
    path: path.slice(0, -name.length) + sibling,
  }));
}

/** The code next to a file says what it is meant to be, however broken it is. */
export function isNextToItsCode(file: FilePlace, formats: readonly Format[], exists: Exists): boolean {
  return besideCandidates(file, formats).some(exists);
}

interface AroundOptions {
  readonly formats: readonly Format[];
  readonly rules: Settings;
  readonly disk?: Disk;
  /** Gets the texts that are read. */
  readonly texts?: Map<string, string>;
  /** The cache has its own, which notes what is asked. */
  readonly open?: typeof openNeighbours;
}

/**
 * The files around a document, if a rule asks for them. The code next to it is parsed at once; with two such files it is
 * unknown which one counts.
 */
export async function filesAround(
  file: FilePlace,
  { formats, rules, disk = diskWith(), texts, open = openNeighbours }: AroundOptions,
): Promise<FilesAround | undefined> {
  if (!askForFiles(rules)) return undefined;
  const neighbours = open(file, disk, texts);
  const [only, ...others] = besideCandidates(file, formats).filter(({ absolute }) => disk.exists(absolute));
  const code = only && others.length === 0 ? neighbours.read(basename(only.absolute)) : undefined;
  const toolCode = code && (await readCodeBeside(code.file, code.text));
  return { neighbours, others: neighbours.texts, ...(toolCode && { toolCode }) };
}

/** Asked about every file, for the few configs of a run. */
const askForFiles = remembered((rules: Settings) =>
  [...rules.values()].some(({ rule }) => rule.needs?.includes('files')),
);

interface FilesAround extends Pick<Document, 'others' | 'toolCode'> {
  readonly neighbours: OpenedNeighbours;
}
