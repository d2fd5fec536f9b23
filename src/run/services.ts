/** What a run may need beyond files and rules. It costs nothing until it is used. */
import type { Services } from '../core/rule.js';
import { createInThreadSql } from '../sql/in-thread.js';
import { createSqlService } from '../sql/service.js';
import { workspaceOf } from '../files/git.js';
import { readText, type ReadFile } from '../files/read.js';
import { diskWith, type Disk } from '../read/disk.js';
import { importedFiles, type ImportedFiles } from '../read/imported-files.js';
import { languageOf } from '../parse/parse.js';
import { pythonFiles } from '../read/python-files.js';
import { timeLimit } from '../read/time-limit.js';
import { unreachedIn, type UnreachedModules } from '../read/unreached.js';

interface OpenServices {
  readonly services: Services;
  /** They begin what takes long and throw `Pending`. */
  readonly begin: Services;
  /** For files in the language of this one. */
  imports(path: string): Promise<ImportedFiles>;
  readonly unreached: UnreachedModules;
  /** Called for each file that is about to change. */
  forget(absolute: string): void;
  close(): void;
}

/** `disk`: how the files are read that others import. */
export function openServices(cwd: string, read: ReadFile = readText, disk: Disk = diskWith(read)): OpenServices {
  const sql = createSqlService({}, createInThreadSql());
  const limit = timeLimit(10_000);
  let files: ImportedFiles | undefined;
  let python: ImportedFiles | undefined;
  const unreached = unreachedIn(workspaceOf(cwd), read);
  return {
    services: { sql, timeLimit: limit },
    begin: { sql: sql.begin, timeLimit: limit },
    imports: async (path) =>
      languageOf(path) === 'python'
        ? (python ??= pythonFiles(cwd, disk))
        : (files ??= importedFiles(cwd, (await import('../parse/source-and-pages.js')).readNeighbour, disk)),
    unreached,
    forget(absolute) {
      files?.forget(absolute);
      python?.forget(absolute);
      unreached.forget(absolute);
    },
    close: () => sql.dispose(),
  };
}
