/** What the editor is asked to tell of files that change on the disk. */
import { DidChangeWatchedFilesNotification, FileChangeType, type Connection } from 'vscode-languageserver/node';
import { EXTENSIONS } from '../files/paths.js';
import { pathOf } from './documents.js';
import type { Workspace } from './workspace.js';

export async function watchFiles(connection: Connection, workspace: Workspace): Promise<void> {
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri, type } of changes) {
      const path = pathOf(uri);
      if (path !== undefined && !/\/(?:node_modules|\.git)\//.test(path)) {
        workspace.changedOnDisk(path, type !== FileChangeType.Changed);
      }
    }
  });
  if (!workspace.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration) return;
  const extensions = EXTENSIONS.map((each) => each.slice(1)).join(',');
  const others = ['**/.gitignore', '**/SKILL.md', '**/tool.py', '**/{yarn,bun}.lock', ...COMPARED];
  const watchers = [`**/*.{${extensions}}`, ...others].map((globPattern) => ({ globPattern }));
  await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
}

/** What a manifest is compared with. */
const COMPARED = ['**/{pyproject,Cargo}.toml', '**/*.csproj', '**/README.md'];
