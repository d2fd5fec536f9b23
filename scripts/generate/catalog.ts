/** What is offered to the schema catalogue (schemastore.org). */
import { WHERE } from '../../src/core/version.js';
import type { Pack } from './packs.js';

interface Entry {
  readonly name: string;
  readonly description: string;
  readonly fileMatch: readonly string[];
  readonly url: string;
}

/**
 * Only names that no other kind of file uses. The formats have none: a Shinkai tool's `metadata.json` is many others' too, and the
 * rest are known by what they hold. Those schemas are chosen in the editor, or by `$schema` in the file.
 */
export function catalog(packs: readonly Pack[]): readonly Entry[] {
  return [
    entry('config', 'toolint config', 'Configuration of toolint, a linter for the manifests of AI tools', [
      'toolint.config.json',
      'toolint.config.jsonc',
      'toolint.config.yaml',
      'toolint.config.yml',
    ]),
    entry(
      'suppressions',
      'toolint suppressions',
      'Accepted findings of toolint, a linter for the manifests of AI tools',
      ['toolint-suppressions.json'],
    ),
    ...packs.flatMap(({ id, schema }) => (schema ? [entry(id, schema.name, schema.description)] : [])),
  ];
}

function entry(schema: string, name: string, description: string, fileMatch: readonly string[] = []): Entry {
  return { name, description, fileMatch, url: `${WHERE.schemas}/${schema}.schema.json` };
}
