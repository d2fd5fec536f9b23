/** The pages of the documentation in the order in which people should meet them. A file in docs/ must be in here. */
export interface Entry {
  readonly title: string;
  /** The file, and with `.html` the page. */
  readonly file: string;
}

export const CONTENTS: readonly { readonly part: string; readonly entries: readonly Entry[] }[] = [
  {
    part: 'Start',
    entries: [
      { title: 'What it is', file: 'docs/index.md' },
      { title: 'In a workflow', file: 'docs/start-action.md' },
      { title: 'On the command line', file: 'docs/start-cli.md' },
      { title: 'In every CI', file: 'docs/ci.md' },
      { title: 'Running servers', file: 'docs/server.md' },
      { title: 'Precision of running servers', file: 'docs/server-precision.md' },
      { title: 'In ESLint', file: 'docs/start-eslint.md' },
      { title: 'In editors', file: 'docs/editors.md' },
    ],
  },
  {
    part: 'Use',
    entries: [
      { title: 'The Action', file: 'docs/action.md' },
      { title: 'Configuration', file: 'docs/configuration.md' },
      { title: 'Suppressions', file: 'docs/suppressions.md' },
      { title: 'Formats', file: 'docs/formats.md' },
      { title: 'Dialects', file: 'docs/dialects.md' },
      { title: 'What clients refuse', file: 'docs/clients.md' },
      { title: 'Two versions', file: 'docs/versions.md' },
      { title: 'Moving to 2026-07-28', file: 'docs/moving.md' },
      { title: 'Your own rules', file: 'docs/writing-rules.md' },
    ],
  },
  {
    part: 'Know more',
    entries: [
      { title: 'Compared with others', file: 'docs/comparison.md' },
      { title: 'What the documents demand', file: 'docs/coverage.md' },
      { title: 'Precision', file: 'docs/precision.md' },
      { title: 'Architecture', file: 'docs/architecture.md' },
      { title: 'Hostile input', file: 'docs/hostile-input.md' },
    ],
  },
];
