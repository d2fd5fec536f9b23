/**
 * Who may import whom: each part may import itself and what is listed. The first line that fits a file counts.
 * `node` allows modules of Node, `packages` allows npm packages. A new folder gets a line of its own.
 */
const core = (...names) => names.map((name) => `src/core/${name}`);
const src = (...names) => names.map((name) => `src/${name}/`);

/** What rules are made of. */
const FOR_RULES = [
  ...core(
    'tree',
    'code',
    'wiring',
    'services',
    'python-code',
    'python-requirements',
    'neighbours',
    'client-config',
    'rule',
    'format',
    'pack',
    'known',
    'json-schema',
    'mcp-sdk',
  ),
  ...core('did-you-mean', 'collections', 'language', 'pointer', 'text'),
  'src/generated/validators/',
];
/** What reports and GitHub know: findings, and what explains them. */
const FOR_REPORTS = core(
  'stores',
  'finding',
  'change',
  'collections',
  'format',
  'hash',
  'lines',
  'message',
  'rule',
  'text',
  'version',
);

export const layers = [
  { part: 'src/generated/format-ids', may: [] },
  { part: 'src/generated/rule-tags', may: core('rule-tag') },
  { part: 'src/generated/engine-messages', may: [] },
  { part: 'src/core/tree', may: [] },
  { part: 'src/core/python-code', may: core('tree') },
  { part: 'src/core/code', may: core('tree', 'python-code', 'wiring') },
  { part: 'src/core/wiring', may: core('tree') },
  { part: 'src/core/services', may: [] },
  { part: 'src/core/rule-tag', may: [] },
  { part: 'src/core/message', may: [...core('text'), 'src/generated/engine-messages'] },
  { part: 'src/core/neighbours', may: core('tree', 'text') },
  {
    part: 'src/core/rule',
    may: [
      ...core('tree', 'code', 'message', 'neighbours', 'rule-tag', 'services', 'wiring'),
      'src/generated/format-ids',
    ],
  },
  {
    part: 'src/core/',
    may: ['src/generated/format-ids', 'src/generated/rule-tags', 'src/generated/engine-messages'],
  },

  // What an SDK makes of a schema is what clients get.
  {
    part: 'rules/common/parameter-type',
    may: [...FOR_RULES, 'rules/common/lib/', 'rules/clients/lib/served'],
  },
  { part: 'rules/common/', may: FOR_RULES },
  { part: 'rules/live/', may: [...FOR_RULES, 'src/core/tokens', 'rules/common/lib/source'] },
  // What OpenAI's documents ask for is written in MCP tools and resources.
  { part: 'rules/openai/', may: [...FOR_RULES, 'rules/common/lib/', 'rules/mcp/lib/'] },
  { part: 'rules/clients/', may: [...FOR_RULES, 'rules/common/lib/', 'rules/mcp/lib/'] },
  { part: 'rules/mcp/', may: [...FOR_RULES, 'rules/common/lib/', 'rules/clients/lib/rows'] },
  ...['otc', 'shinkai', 'gloodata', 'server-json', 'client-config', 'mcpb', 'python'].map((pack) => ({
    part: `rules/${pack}/`,
    may: [...FOR_RULES, 'rules/common/lib/'],
  })),
  { part: 'rules/diff/', may: FOR_RULES },

  { part: 'src/generated/report-formats', may: ['src/report/formats/'] },
  { part: 'src/generated/libraries', may: ['src/extract/javascript/'] },
  { part: 'src/generated/', may: ['src/core/', 'src/eslint/types'] },
  { part: 'src/engine/', may: ['src/core/', 'src/generated/format-ids'] },
  { part: 'src/extract/result/', may: ['src/core/'] },
  {
    part: 'src/extract/prefilter',
    may: ['src/core/language', 'src/core/text', 'src/extract/python/prefilter', 'src/generated/library-words'],
  },
  // A language shares with the others what it finds, and nothing of its syntax.
  ...['javascript', 'python'].map((language) => ({
    part: `src/extract/${language}/`,
    may: [
      ...src('core', 'extract/result'),
      'src/engine/limits',
      'src/generated/library-words',
      'src/generated/libraries',
    ],
    packages: true,
  })),
  { part: 'src/parse/', may: src('core', 'engine', 'extract'), packages: true },
  { part: 'src/sql/', may: ['src/core/'], node: true, packages: true },

  { part: 'src/files/', may: ['src/core/', 'src/engine/limits'], node: true, packages: true },
  {
    part: 'src/config/',
    may: [...src('core', 'engine', 'files', 'generated'), 'src/parse/parse'],
    node: true,
    packages: true,
  },
  // The files of a project and what is in them: on the disk, in an editor, in a commit.
  {
    part: 'src/read/',
    may: src('core', 'engine', 'files', 'config', 'parse', 'extract'),
    node: true,
    packages: true,
  },
  // A run is handed the rules.
  {
    part: 'src/run/',
    may: src('core', 'engine', 'files', 'config', 'parse', 'read', 'sql', 'generated'),
    node: true,
    packages: true,
  },

  // Two versions of tools, wherever they are read from.
  {
    part: 'src/diff/',
    may: src('core', 'engine', 'files', 'config', 'parse', 'read'),
    node: true,
    packages: true,
  },
  // A server is asked, and what it answers is linted like a file, or compared with one.
  {
    part: 'src/server/',
    may: src('core', 'engine', 'files', 'config', 'parse', 'read', 'run', 'diff'),
    node: true,
  },

  { part: 'src/report/', may: [...FOR_REPORTS, 'src/generated/report-formats'] },
  {
    part: 'src/github/',
    may: [...FOR_REPORTS, 'src/report/', 'src/engine/fix', 'src/engine/changed-lines'],
    node: true,
    packages: true,
  },

  // ESLint's rules are synchronous and read no other file but for versions of packages: no parser but the smallest, no config.
  ...['src/eslint/engine', 'src/eslint/read'].map((part) => ({
    part,
    may: [
      ...src('core', 'engine', 'extract', 'eslint', 'generated'),
      ...['json/edit', 'json/momoa', 'json/read', 'javascript/edit', 'page-scripts'].map((name) => `src/parse/${name}`),
      'src/sql/service',
      'src/files/pattern',
      'src/read/javascript/packages',
    ],
  })),
  // `@eslint/json` is found with `createRequire`.
  { part: 'src/eslint/plugin', may: src('core', 'eslint'), node: true },
  // It requires the engine.
  { part: 'src/eslint/open-engine', may: ['src/eslint/engine'], node: true },
  // What ESLint imports before there is a file to lint takes only types of what is heavy.
  { part: 'src/eslint/', may: [...src('core'), 'src/extract/prefilter', 'src/engine/suppressions'] },
  { part: 'src/eslint-engine', may: ['src/eslint/engine', 'rules/index'] },
  { part: 'src/eslint', may: [...src('core', 'eslint'), 'src/generated/eslint-rules'] },

  {
    part: 'src/mcp/',
    may: src('core', 'engine', 'files', 'config', 'read', 'run', 'server', 'diff', 'report'),
    node: true,
    packages: true,
  },

  { part: 'src/browser', may: [...src('core', 'engine', 'parse'), 'src/config/types', 'rules/index'] },
  { part: 'src/cli/main', may: ['src/', 'rules/index'], node: true },
  { part: 'src/cli/commands', may: ['src/', 'rules/index', 'rules/clients/lib/'], node: true },
  ...['src/action/', 'src/cli/'].map((part) => ({
    part,
    may: [
      ...src('core', 'engine', 'files', 'config', 'read', 'run', 'server', 'diff', 'mcp', 'report'),
      ...src('github', 'generated'),
    ],
    node: true,
    packages: true,
  })),
  {
    part: 'src/lsp/',
    may: [...src('core', 'engine', 'files', 'config', 'read', 'run', 'generated'), 'src/parse/parse'],
    node: true,
    packages: true,
  },
  ...['src/cli', 'src/action', 'src/index'].map((part) => ({
    part,
    may: ['src/', 'rules/index'],
    node: true,
    packages: true,
  })),
];
