/**
 * Who may import whom: each part may import itself and what stands beside it. The first line that fits a file counts.
 * `node` allows what comes with Node, `packages` what comes from npm. A new folder gets a line of its own.
 */
const DOOR = ['tree', 'code', 'rule', 'statement', 'near', 'group', 'pointer', 'words', 'metaschemas'].map(
  (name) => `src/core/${name}`,
);

export const layers = [
  { part: 'src/core/tree', may: [] },
  { part: 'src/core/code', may: ['src/core/tree'] },
  { part: 'src/core/rule', may: ['src/core/tree', 'src/core/code'] },
  { part: 'src/core/', may: [] },

  { part: 'rules/common/', may: DOOR },
  // What OpenAI's documents ask for is written in MCP tools and resources.
  { part: 'rules/openai/', may: [...DOOR, 'rules/common/lib/', 'rules/mcp/lib/'] },
  ...['otc', 'shinkai', 'gloodata', 'mcp'].map((pack) => ({
    part: `rules/${pack}/`,
    may: [...DOOR, 'rules/common/lib/'],
  })),

  { part: 'src/parse/', may: ['src/core/'], packages: true },
  { part: 'src/sql/', may: ['src/core/rule', 'src/core/not-yet'], node: true, packages: true },
  {
    part: 'src/report/',
    may: ['finding', 'group', 'hash', 'known-place', 'lines', 'rule'].map((name) => `src/core/${name}`),
  },
  {
    part: 'src/github/',
    may: ['finding', 'group', 'known-place', 'lines', 'rule', 'fix', 'changed', 'hunks', 'sorted']
      .map((name) => `src/core/${name}`)
      .concat('src/report/'),
    node: true,
    packages: true,
  },
  { part: 'src/workspace/', may: ['src/core/', 'src/parse/', 'src/sql/'], node: true, packages: true },
  {
    part: 'src/action/',
    may: ['src/core/', 'src/workspace/', 'src/report/', 'src/github/'],
    node: true,
    packages: true,
  },
  {
    part: 'src/cli/',
    may: ['src/core/', 'src/workspace/', 'src/report/'],
    node: true,
    packages: true,
  },

  // It runs in an editor: what it takes from Node finds another package, and reads nothing else.
  { part: 'src/eslint/json-plugin', may: [], node: true },
  { part: 'src/eslint/engine/', may: ['src/core/', 'src/parse/', 'src/sql/service', 'src/eslint/'] },
  { part: 'src/eslint-engine', may: ['src/eslint/engine/', 'rules/index'] },
  // What is imported before there is a file to lint: it takes only types of what is heavy.
  { part: 'src/eslint/open-engine', may: ['src/eslint/engine/'], node: true },
  { part: 'src/eslint', may: ['src/core/', 'src/parse/telltale'] },
  { part: 'src/browser', may: ['src/core/', 'src/parse/', 'src/workspace/config-settings', 'rules/index'] },
  ...['src/cli', 'src/cli-main', 'src/action', 'src/index'].map((part) => ({
    part,
    may: ['src/', 'rules/index'],
    node: true,
    packages: true,
  })),
];
