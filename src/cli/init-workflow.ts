/** The workflow that `toolint init` writes. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../core/version.js';
import { readText } from '../workspace/read.js';

export const WORKFLOW = '.github/workflows/toolint.yml';

/** A version cannot know the commit that it becomes. */
export const workflow = `name: toolint

on:
  pull_request:
  push:
    branches: [main, master]

permissions: {}

jobs:
  toolint:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: read
      # With this one too, every finding is an annotation, in a check run.
      # checks: write
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      # A tag can be moved, a commit can't: https://github.com/toolint/toolint/releases says which commit this is.
      - uses: toolint/toolint@v${VERSION}
`;

/** The workflow that runs toolint already, be it by the Action or by its command. */
export function existingWorkflow(top: string): string | undefined {
  const folder = '.github/workflows';
  return filesIn(join(top, folder))
    .map((name) => `${folder}/${name}`)
    .find((path) => path === WORKFLOW || (/\.ya?ml$/.test(path) && textOf(join(top, path)).includes('toolint')));
}

/** Whether all that git knows of where this repository goes is another host. */
export function isElsewhere(top: string): boolean {
  const urls = textOf(join(top, '.git/config')).match(/^[ \t]*url[ \t]*=.*$/gm) ?? [];
  return filesIn(join(top, '.github')).length === 0 && urls.length > 0 && !urls.some((url) => url.includes('github'));
}

function textOf(path: string): string {
  const read = readText(path);
  return 'text' in read ? read.text : '';
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
