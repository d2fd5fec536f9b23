/** SQLite, for the manifests that hold SQL. Loaded when the first of them comes, or when there is nothing else to do. */
import type { Services } from '../../src/core/rule.js';

export async function openSql(_text: string): Promise<Services> {
  return {};
}

export async function everythingLoaded(): Promise<void> {
  await Promise.all([
    import('../../src/parse/yaml.js'),
    import('../../src/parse/typescript.js'),
    import('../../src/parse/html.js'),
    import('../../src/parse/json-recover.js'),
  ]);
}
