/** Where the server is: in the project, or beside the extension. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface Place {
  /** The extension's own folder. */
  readonly extension: string;
  readonly folders: readonly string[];
  readonly isTrusted: boolean;
  readonly useProjectVersion: boolean;
}

/** The project's own version is code of the workspace: it runs only where that is trusted. */
export function serverModule({ extension, folders, isTrusted, useProjectVersion }: Place): string {
  const own = join(extension, 'server', 'dist', 'cli.js');
  if (!isTrusted || !useProjectVersion) return own;
  const installed = folders.map((folder) => join(folder, 'node_modules', 'toolint'));
  // An earlier version has no server.
  const found = installed.find((each) => existsSync(join(each, 'dist', 'chunks', 'server.js')));
  return found === undefined ? own : join(found, 'dist', 'cli.js');
}
