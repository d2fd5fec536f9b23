/** JavaScript and TypeScript, as the reader of a project sees them. */
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { isLockFile } from '../../core/lock-files.js';
import { inPattern } from '../../core/text.js';
import type { CodeLanguage } from '../code-language.js';
import { importedFiles } from './files.js';
import { candidatesFor, importsIn } from './imports.js';
import { packageVersions } from './packages.js';
import { modules } from './unreached.js';

/** Packages of one repository, which depend on each other. */
const MANY = /"workspaces"|^packages:/m;

function dependsOn(source: string): (described: string) => boolean {
  const name = /^(?:@[^/]+\/)?\w[\w.-]*/.exec(source)?.[0] ?? '/';
  const pattern = new RegExp(`"${inPattern(name)}"\\s*:\\s*"(?!(?:file|link|portal|workspace):)`);
  return (described) => pattern.test(described);
}

const moduleReader = async () => (await import('../../parse/source-and-pages.js')).readModule;

export const javascript: CodeLanguage = {
  ...{ importsIn, candidatesFor, packageVersions, modules },
  isInstalled: (source, packages) =>
    isBuiltin(source) || (!packages.some((each) => MANY.test(each)) && packages.some(dependsOn(source))),
  wordOf(source) {
    const name = posix.basename(source).replace(/^[@#~$]/, '');
    return /^\.*$/.test(name) ? '' : name.replace(/\.\w+$/, '');
  },
  mayExport: (text) => /\bexports?\b/.test(text),
  isPackageFile: (path) => isLockFile(path) || path.endsWith('package.json'),
  importedFiles: async (cwd, disk) => importedFiles(cwd, await moduleReader(), disk),
  moduleReader,
};
