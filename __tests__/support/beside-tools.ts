/** A good file of each kind that is beside the tools of a server, and one mistake for each. */

export interface BesideTools {
  readonly path: string;
  readonly text: string;
  /** A part of the text, and the field that it is. */
  readonly field: readonly [name: string, says: RegExp];
  /** A part of the text that is left out, so that the field can be typed again. */
  readonly typed: readonly [part: string, label: string];
  /** What becomes of the text, and the rule that reports it. */
  readonly broken: readonly [part: string, by: string, rule: string];
}

const written = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

export const BESIDE_TOOLS: readonly BesideTools[] = [
  {
    path: 'server.json',
    text: written({
      $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
      name: 'io.github.octo/weather',
      description: 'Weather forecasts for any place.',
      version: '1.2.0',
      packages: [{ registryType: 'npm', identifier: '@octo/weather', version: '1.2.0', transport: { type: 'stdio' } }],
    }),
    field: ['registryType', /npm/],
    typed: ['"identifier": "@octo/weather"', 'identifier'],
    broken: ['"name": "io.github.octo/weather"', '"name": "weather"', 'server-json/field-format'],
  },
  {
    path: '.mcp.json',
    text: written({
      mcpServers: { weather: { type: 'http', url: 'https://weather.example.com/mcp', headers: { 'X-Unit': 'C' } } },
    }),
    field: ['headers', /header/i],
    typed: ['"headers": {\n        "X-Unit": "C"\n      }', 'headers'],
    broken: ['"type": "http",', '', 'client-config/transport-type'],
  },
  {
    path: 'manifest.json',
    text: written({
      manifest_version: '0.4',
      name: 'weather',
      version: '1.2.0',
      description: 'Weather forecasts for any place.',
      author: { name: 'Octo' },
      server: {
        type: 'node',
        entry_point: 'dist/index.js',
        mcp_config: { command: 'node', args: ['${__dirname}/dist/index.js'] },
      },
    }),
    field: ['entry_point', /start|file|path/i],
    typed: ['"description": "Weather forecasts for any place."', 'description'],
    broken: ['"manifest_version"', '"dxt_version"', 'mcpb/old-key'],
  },
];
