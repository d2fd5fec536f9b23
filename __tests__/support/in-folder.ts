/** Lints a manifest among other files, as the command line does, and fixes it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, toolint, toolintJson, type JsonReport } from './cli.js';

export type Files = Readonly<Record<string, unknown>>;

export const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;

const written = (files: Files) =>
  folderOf(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, textOf(content)])));

/** The report on a folder with these files; in `strict`, what no other preset has, too. */
export async function reportOn(files: Files, preset: 'recommended' | 'strict' = 'recommended'): Promise<JsonReport> {
  const folder = written(files);
  try {
    return (await toolintJson(['--preset', preset], { cwd: folder.path })).report;
  } finally {
    folder.remove();
  }
}

/** Each finding as its rule, its path where that is not the only one, and its pointer. */
export async function findingsIn(files: Files, preset?: 'recommended' | 'strict'): Promise<string[]> {
  const { findings } = await reportOn(files, preset);
  return findings.map(({ rule, pointer }) => `${rule} ${pointer}`);
}

/** A file after `--fix`, or after `--fix-unsafe`. */
export async function fixed(files: Files, path: string, flag = '--fix'): Promise<unknown> {
  const folder = written(files);
  try {
    await toolint([flag], { cwd: folder.path });
    return JSON.parse(readFileSync(join(folder.path, path), 'utf8')) as unknown;
  } finally {
    folder.remove();
  }
}
