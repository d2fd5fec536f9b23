/** What a run may need beyond files and rules. It costs nothing until somebody asks. */
import type { Services } from '../core/rule.js';
import { createSqlHere } from '../sql/here.js';
import { createSqlService } from '../sql/service.js';
import { importedFiles, type ImportedFiles } from './imports.js';

interface OpenServices {
  readonly services: Services;
  /** They begin what takes long and throw `NotYet`. */
  readonly begin: Services;
  imports(): Promise<ImportedFiles>;
  /** To be told of each file that is about to change. */
  forget(absolute: string): void;
  close(): void;
}

export function openServices(cwd: string): OpenServices {
  const sql = createSqlService({}, createSqlHere());
  let files: ImportedFiles | undefined;
  return {
    services: { sql },
    begin: { sql: sql.begin },
    imports: async () => (files ??= importedFiles(cwd, (await import('../parse/source-and-pages.js')).readNeighbour)),
    forget: (absolute) => files?.forget(absolute),
    close: () => sql.dispose(),
  };
}
