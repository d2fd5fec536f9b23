/**
 * Who may import whom: each part may import itself and what is listed. The first line that fits a file counts.
 * `node` allows modules of Node, `packages` allows npm packages. A new folder gets a line of its own.
 */
const RULES_MAY = ['tree', 'code', 'rule', 'pack', 'did-you-mean', 'collections', 'pointer', 'text'].map(
  (name) => `src/core/${name}`,
);

export const layers = [
  { part: 'src/core/tree', may: [] },
  { part: 'src/core/code', may: ['src/core/tree'] },
  { part: 'src/core/rule', may: ['src/core/tree', 'src/core/code'] },
  { part: 'src/core/', may: [] },

  { part: 'rules/common/', may: [...RULES_MAY, 'src/generated/metaschemas'] },
  // What OpenAI's documents ask for is written in MCP tools and resources.
  { part: 'rules/openai/', may: [...RULES_MAY, 'rules/common/lib/', 'rules/mcp/lib/'] },
  ...['otc', 'shinkai', 'gloodata', 'mcp'].map((pack) => ({
    part: `rules/${pack}/`,
    may: [...RULES_MAY, 'rules/common/lib/'],
  })),

  { part: 'src/generated/', may: ['src/core/'] },
  { part: 'src/engine/', may: ['src/core/'] },
  { part: 'src/extract/', may: ['src/core/', 'src/engine/limits', 'src/generated/library-words'], packages: true },
  { part: 'src/parse/', may: ['src/core/', 'src/engine/', 'src/extract/'], packages: true },
  { part: 'src/v8-options', may: [], node: true },
  { part: 'src/sql/', may: ['src/core/', 'src/v8-options'], node: true, packages: true },

  { part: 'src/files/', may: ['src/core/', 'src/engine/limits'], node: true, packages: true },
  {
    part: 'src/config/',
    may: ['src/core/', 'src/engine/', 'src/files/', 'src/parse/parse', 'src/generated/'],
    node: true,
    packages: true,
  },
  {
    part: 'src/run/',
    may: ['core', 'engine', 'files', 'config', 'parse', 'extract', 'sql', 'generated'].map((name) => `src/${name}/`),
    node: true,
    packages: true,
  },

  { part: 'src/report/', may: ['src/core/'] },
  {
    part: 'src/github/',
    may: ['src/core/', 'src/report/', 'src/engine/fix', 'src/engine/changed-lines'],
    node: true,
    packages: true,
  },

  // ESLint's rules are synchronous and read no other file: no parser, no file system, no config.
  {
    part: 'src/eslint/',
    may: [
      ...['core', 'engine', 'extract', 'generated'].map((name) => `src/${name}/`),
      ...['json/edit', 'json/momoa', 'source/edit', 'page-scripts'].map((name) => `src/parse/${name}`),
      'src/sql/service',
      'src/eslint-engine',
    ],
    node: true,
  },
  ...[
    'src/action/',
    'src/cli/',
    'src/eslint-engine',
    'src/eslint',
    'src/browser',
    'src/cli',
    'src/cli-main',
    'src/action',
    'src/action-main',
    'src/index',
    'src/compiled-code',
  ].map((part) => ({
    part,
    may: ['src/', 'rules/index'],
    node: true,
    packages: true,
  })),
];
