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
      { title: 'GitHub Actions', file: 'docs/start-action.md' },
      { title: 'Command line', file: 'docs/start-cli.md' },
      { title: 'GitLab, other CI, coding agents', file: 'docs/ci.md' },
      { title: 'Test a running server', file: 'docs/server.md' },
      { title: 'ESLint', file: 'docs/start-eslint.md' },
      { title: 'VS Code and other editors', file: 'docs/editors.md' },
    ],
  },
  {
    part: 'Use',
    entries: [
      { title: 'All inputs of the Action', file: 'docs/action.md' },
      { title: 'Configuration', file: 'docs/configuration.md' },
      { title: 'Ignore or suppress findings', file: 'docs/suppressions.md' },
      { title: 'MCP, ChatGPT apps, other formats', file: 'docs/formats.md' },
      { title: 'Dialects of OpenAI metadata', file: 'docs/dialects.md' },
      { title: 'What Claude, ChatGPT, … refuse', file: 'docs/clients.md' },
      { title: 'Breaking changes', file: 'docs/versions.md' },
      { title: 'Move to MCP 2026-07-28', file: 'docs/moving.md' },
      { title: 'Write your own rules', file: 'docs/writing-rules.md' },
    ],
  },
  {
    part: 'Know more',
    entries: [
      { title: 'Compared with others', file: 'docs/comparison.md' },
      { title: 'Coverage of the documents', file: 'docs/coverage.md' },
      { title: 'False alarms, measured', file: 'docs/precision.md' },
      { title: 'The same on running servers', file: 'docs/server-precision.md' },
      { title: 'Speed, measured', file: 'bench/README.md' },
      { title: 'Architecture', file: 'docs/architecture.md' },
      { title: 'Hostile input', file: 'docs/hostile-input.md' },
    ],
  },
];
