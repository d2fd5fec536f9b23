/** The folders of a repository that people write in. */
import { readdirSync, type Dirent } from 'node:fs';

export const NOT_SOURCE =
  /^(?:node_modules|\.git|dist|build|out|coverage|\.next|\.turbo|\.wrangler|\.?venv|__pycache__|site-packages)$/;

/** Of what cannot be read, none. */
export function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
