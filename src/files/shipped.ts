/** What is shipped beside dist/: the pages of the rules, and the JSON Schemas for editors. */
import { readFileSync } from 'node:fs';

/** `path` counts from the package. */
export function shippedFile(path: string): string | undefined {
  for (const root of ['../', '../../']) {
    try {
      return readFileSync(new URL(root + path, import.meta.url), 'utf8');
    } catch {
      // Not there: the sources lie one folder deeper than dist/.
    }
  }
  return undefined;
}
