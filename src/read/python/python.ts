/** Python, as the reader of a project sees it. */
import { parentOf } from '../../files/paths.js';
import type { CodeLanguage } from '../code-language.js';
import { pythonFiles, pythonCandidatesFor, pythonImportsIn } from './imports.js';
import { isPythonPackageFile, pythonVersions } from './packages.js';
import { modules } from './unreached.js';

export const python: CodeLanguage = {
  importsIn: pythonImportsIn,
  candidatesFor: pythonCandidatesFor,
  // `models` of `app.models`.
  wordOf: (source) => source.slice(source.lastIndexOf('.') + 1),
  mayExport: () => true,
  isPackageFile: isPythonPackageFile,
  packageVersions(top, textOf) {
    const versions = pythonVersions(top, textOf);
    return (absolute) => versions(parentOf(absolute));
  },
  importedFiles: async (cwd, disk) => pythonFiles(cwd, disk),
  modules,
};
