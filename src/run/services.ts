/** What a run may need beyond files and rules. It costs nothing until it is used. */
import type { Services } from '../core/services.js';
import { createInThreadSql, createSqlService } from '../sql/service.js';
import { workspaceOf } from '../files/git.js';
import { readText, type ReadFile } from '../files/read.js';
import { diskWith, type Disk } from '../read/disk.js';
import type { CodeLanguage } from '../read/code-language.js';
import { importingLanguageOf } from '../read/code-languages.js';
import type { ImportedFiles } from '../read/imported-files.js';
import { timeLimit } from '../read/time-limit.js';
import { unreachedIn, type UnreachedModules } from '../read/unreached.js';

interface OpenServices {
  readonly services: Services;
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
  const files = new Map<CodeLanguage, ImportedFiles>();
  const unreached = unreachedIn(workspaceOf(cwd), read);
  return {
    services: { sql, timeLimit: limit },
    async imports(path) {
      const language = importingLanguageOf(path);
      const known = files.get(language) ?? (await language.importedFiles(cwd, disk));
      files.set(language, known);
      return known;
    },
    unreached,
    forget(absolute) {
      for (const each of files.values()) each.forget(absolute);
      unreached.forget(absolute);
    },
    close: () => sql.dispose(),
  };
}
