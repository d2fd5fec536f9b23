/** What is offered to the schema catalogue (schemastore.org). */

/** What unpkg serves is what the newest release has. */
const PACKAGE = 'https://unpkg.com/toolint/schemas';

interface Entry {
  readonly name: string;
  readonly description: string;
  readonly fileMatch: readonly string[];
  readonly url: string;
}

/**
 * Only names that nobody else uses. The formats have none: a Shinkai tool's `metadata.json` is many others' too, and the
 * rest are known by what they hold. Those schemas are chosen in the editor, or by `$schema` in the file.
 */
export function catalog(): readonly Entry[] {
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
    entry('otc', 'Open Tool Calling', 'Tool definitions of Open Tool Calling (OXP), version 1.0'),
    entry('shinkai', 'Shinkai tool', 'Metadata of a Shinkai tool, version 0.9.8'),
    entry('gloodata', 'Gloodata extension', 'Extension info of Gloodata'),
    entry('openai', 'OpenAI Apps SDK tools', 'Tools and widgets of an OpenAI app, as its MCP server lists them'),
    entry('mcp', 'MCP tools', 'Tools and resources, as an MCP server lists them'),
  ];
}

function entry(schema: string, name: string, description: string, fileMatch: readonly string[] = []): Entry {
  return { name, description, fileMatch, url: `${PACKAGE}/${schema}.schema.json` };
}
