/** What `toolint --help` and `toolint help COMMAND` print. */
import { OPTIONS, OWNERS, type Option } from './args.js';

type Name = keyof typeof OPTIONS;

/** What a command is for, and the options that it has. */
interface CommandHelp {
  readonly forms: readonly string[];
  readonly text: string;
  /** With another text where the option does less than elsewhere. */
  readonly options?: readonly (Name | readonly [Name, string])[];
  readonly example: string;
}

/** How each command is called, and what it does. */
const USAGE: readonly (readonly [command: string, form: string, what: string])[] = [
  ['', '[paths or globs...]', 'lint; without paths, everything below this folder'],
  ['fix', '[paths or globs...]', 'the same with --fix; check and lint are names for linting too'],
  ['', '-', 'lint standard input'],
  ['explain', '<rule-id> or PACK', 'what a rule wants, and why; or the rules of a pack, such as mcp'],
  ['rules', '[PACK]', 'list all rules, or those of one pack, such as mcp'],
  ['clients', '[FILE]', 'what AI clients refuse, and which of them take the tools of a file'],
  ['lsp', '', 'serve an editor (language server protocol)'],
  ['mcp', '', 'serve a coding agent (Model Context Protocol)'],
  ['init', '', 'set up this repository: config, workflow'],
  ['diff', '[BASE [HEAD]] [-- paths]', 'what changed between two versions of the tools, and what breaks for callers'],
  ['dump', '[paths...]', 'all tools as one sorted list'],
  ['server', '-- COMMAND', 'ask a running server for its lists, and lint them'],
  ['completion', 'SHELL', 'a completion script for bash, zsh or fish'],
];

function usageOf([command, form, what]: (typeof USAGE)[number]): string {
  const call = ['toolint', command, form].filter((word) => word !== '').join(' ');
  return `  ${call.padEnd(34)}${call.length < 34 ? '' : '  '}${what}`;
}

/** The options of linting, by what they are for. */
const GROUPS: readonly (readonly [title: string, names: readonly Name[]])[] = [
  ['What is linted', ['changed', 'if-no-manifests', 'ignore-unknown', 'stdin', 'stdin-filename', 'watch']],
  ['Speed', ['cache', 'cache-file']],
  ['Rules', ['config', 'preset', 'rule', 'clients']],
  ['Fixes', ['fix', 'fix-unsafe', 'fix-dry-run']],
  ['Report', ['format', 'output-file', 'statistics', 'quiet', 'color', 'no-color', 'timing']],
  ['Exit status', ['fail-on', 'max-warnings']],
  ['Accepted findings', ['suppress', 'suppress-at', 'suppress-rule', 'reason', 'prune-suppressions']],
  ['Instead of linting', ['why', 'show-files', 'print-config', 'print-tools', 'version', 'help']],
  ['Two versions', ['base-release']],
];

const OF_CONFIG = ['config', 'preset', 'rule', 'clients'] as const;
const OF_REPORT = ['output-file', 'write the report there'] as const;
const OF_COLORS = ['color', 'no-color'] as const;

const COMMANDS: Readonly<Record<string, CommandHelp>> = {
  explain: {
    forms: ['<rule-id>', 'PACK'],
    text: `Prints the page of a rule: what it reports, why, with examples, and where the demand comes from.
Rules of your own plugins have a page too. Of a pack, such as mcp, it lists the rules.`,
    options: ['config', ...OF_COLORS],
    example: 'explain mcp/name-format',
  },
  rules: {
    forms: ['[PACK]'],
    text: `Lists all rules, or those of one pack, such as mcp: their severity, the preset that they are in, and
whether they have a fix.`,
    options: ['config', ['format', 'pretty, json']],
    example: 'rules mcp',
  },
  clients: {
    forms: ['[FILE]'],
    text: `Lists what AI clients refuse. With a file, prints which clients accept each of its tools.`,
    options: ['config', 'rule', ...namesOf('clients'), OF_REPORT],
    example: 'clients tools.json',
  },
  lsp: {
    forms: [''],
    text: `Speaks the language server protocol on standard input and output. An editor starts it, and has its
settings.`,
    example: 'lsp',
  },
  mcp: {
    forms: ['[--servers FILE] [--allow-code]'],
    text: `Speaks the Model Context Protocol on standard input and output, for a coding agent: lint, fix, explain a rule,
show tools, check what clients refuse. Reads and writes only in the folder that it is started in.

--servers FILE allows the agent to start the servers of a client config such as .mcp.json, to see their tools.
--allow-code runs configs and plugins in JavaScript.`,
    example: 'mcp',
  },
  init: {
    forms: [''],
    text: `Writes toolint.config.json and, in a repository on GitHub, .github/workflows/toolint.yml, on GitLab
.gitlab-ci.yml, if there is no config or workflow yet; a skill, if there is a folder .claude; and prints the
next steps. Overwrites nothing and asks nothing.`,
    example: 'init',
  },
  diff: {
    forms: ['[BASE [HEAD]] [-- paths]', '--base-release [HEAD] [-- paths]'],
    text: `Compares two versions of the tools, and reports what breaks for callers. A version is a commit, a tag, a
branch, a folder, or a file that toolint dump wrote. BASE is the newest release unless you name it, HEAD the
working tree.`,
    options: [
      ['base-release', 'compare HEAD with the newest release, without naming BASE'],
      ...OF_CONFIG,
      ['format', 'pretty, github, html, json, markdown, sarif'],
      OF_REPORT,
      'fail-on',
      'max-warnings',
      'quiet',
      ...OF_COLORS,
    ],
    example: 'diff main',
  },
  dump: {
    forms: ['[paths...]'],
    text: `Prints all tools as one sorted list, as JSON. toolint diff can compare such a list.`,
    options: ['config', OF_REPORT],
    example: 'dump --output-file tools.json',
  },
  server: {
    forms: ['-- COMMAND', '--url URL', '--servers FILE'],
    text: `Asks a running server for its tools, resources and prompts, and lints what it answers. Calls no tool.`,
    options: [
      ...namesOf('server'),
      ...OF_CONFIG,
      'format',
      OF_REPORT,
      'statistics',
      'fail-on',
      'max-warnings',
      'quiet',
      'timing',
      ...OF_COLORS,
    ],
    example: 'server -- node dist/server.js',
  },
  completion: {
    forms: ['bash', 'zsh', 'fish'],
    text: `Prints a script with which the shell completes commands, options and the ids of rules.`,
    example: 'completion bash',
  },
};

function namesOf(command: Option['command']): Name[] {
  const all = Object.entries(OPTIONS) as [Name, Option][];
  return all.filter(([, option]) => option.command === command).map(([name]) => name);
}

function rows(names: NonNullable<CommandHelp['options']>): string {
  return names
    .map((each) => {
      const [name, own] = typeof each === 'string' ? [each, undefined] : each;
      const option: Option = OPTIONS[name];
      const left = `${option.short ? `-${option.short}, ` : '    '}--${name}${shownValue(option)}`;
      return `  ${left.padEnd(34)}${own ?? option.help}`;
    })
    .join('\n');
}

function shownValue({ value, optional }: Option): string {
  if (value === undefined) return '';
  return optional ? ` [${value}]` : ` ${value}`;
}

const EXIT_STATUS =
  'Exit status: 0 no errors, 1 errors (see --fail-on and --max-warnings), 2 toolint could not run or could not read a file.';

/** Of one command, if one is named; else of all. */
export function help(command = ''): string {
  const own = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  return own ? helpOf(command, own) : general();
}

function helpOf(command: string, { forms, text, options = [], example }: CommandHelp): string {
  const parts = [
    `Usage\n${forms.map((form) => `  toolint ${command} ${form}`.trimEnd()).join('\n')}`,
    text,
    ...(options.length > 0 ? [`Options\n${rows(options)}`] : []),
    `Example\n  toolint ${example}`,
    ...(options.includes('fail-on') ? [EXIT_STATUS] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function general(): string {
  return `toolint: finds what is wrong in MCP servers, ChatGPT apps and other tools for AI models.

Usage
${USAGE.map(usageOf).join('\n')}

${GROUPS.map(([title, names]) => `${title}\n${rows(names)}`).join('\n\n')}

${OWNERS.map((command) => `Options of toolint ${command}\n${rows(namesOf(command))}`).join('\n\n')}

${EXIT_STATUS}
`;
}
