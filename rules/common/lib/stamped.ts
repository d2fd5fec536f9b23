/** Whether a workflow or a script of the repository writes the version into a file when it makes a release. */
import type { Neighbours } from '../../../src/core/neighbours.js';

const FOLDERS = ['', '../', '../../'].flatMap((up) => [`${up}.github/workflows`, `${up}scripts`]);
const FILES = /\.(?:ya?ml|sh|ps1|[cm]?[jt]s|py)$/;
const MOST_FILES = 100;
/** jq and scripts set the field, sed replaces it. */
const WRITES = /\.version {0,9}(?:\|?=)(?!=)|\bsed\b[^\n]{0,300}version/;

export const isStamped = (file: string, neighbours: Neighbours | undefined): boolean =>
  FOLDERS.some((folder) =>
    (neighbours?.list(folder) ?? []).slice(0, MOST_FILES).some((name) => {
      const text = FILES.test(name) ? neighbours?.read(`${folder}/${name}`)?.text : undefined;
      return text?.includes(file) === true && WRITES.test(text);
    }),
  );
