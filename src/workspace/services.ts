/** What a run may need beyond files and rules. It costs nothing until somebody asks. */
import type { Services } from '../core/rule.js';
import { createPatientSqlService, createSqlService } from '../sql/service.js';
import { importedFiles, type ImportedFiles } from './imports.js';

export interface OpenServices {
  readonly services: Services;
  imports(): Promise<ImportedFiles>;
  close(): void;
}

/** `patient`: for those who know what to do when a service throws `NotYet`. */
export function openServices(cwd: string, { patient = false } = {}): OpenServices {
  const sql = patient ? createPatientSqlService() : createSqlService();
  let files: ImportedFiles | undefined;
  return {
    services: { sql },
    imports: async () => (files ??= importedFiles(cwd, (await import('../parse/neighbour.js')).readNeighbour)),
    close: () => sql.dispose(),
  };
}
