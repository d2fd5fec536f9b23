/** JavaScript and TypeScript, as the reader of a project sees them. */
import { posix } from 'node:path';
import { isLockFile } from '../../core/lock-files.js';
import type { CodeLanguage } from '../code-language.js';
import { importedFiles } from './files.js';
import { candidatesFor, importsIn } from './imports.js';
import { packageVersions } from './packages.js';
import { modules } from './unreached.js';

const moduleReader = async () => (await import('../../parse/source-and-pages.js')).readModule;

export const javascript: CodeLanguage = {
  ...{ importsIn, candidatesFor, packageVersions, modules },
  wordOf(source) {
    const name = posix.basename(source).replace(/^[@#~$]/, '');
    return /^\.*$/.test(name) ? '' : name.replace(/\.\w+$/, '');
  },
  mayExport: (text) => /\bexports?\b/.test(text),
  isPackageFile: (path) => isLockFile(path) || path.endsWith('package.json'),
  importedFiles: async (cwd, disk) => importedFiles(cwd, await moduleReader(), disk),
  moduleReader,
};
