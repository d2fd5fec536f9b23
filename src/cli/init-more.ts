/** What `toolint init` does outside of GitHub: the job on GitLab, and what coding agents are told. */
import { printable } from '../core/text.js';
import { WHERE } from '../core/version.js';
import type { UnreadLanguage } from '../core/finding.js';
import { shippedFile } from '../files/shipped.js';
import { inFolder } from '../files/paths.js';

interface Top {
  readonly top: string;
  /** Empty for what is not there, and for what a link leads to. */
  textOf(path: string): string;
  /** The names in a folder of the repository. */
  filesIn(folder: string): readonly string[];
  write(path: string, text: string): void;
}

const PIPELINE = '.gitlab-ci.yml';

/** What is left to do before the workflow or the job runs. */
export const FILL_IN: readonly string[] = WHERE.repository
  ? []
  : [
      `toolint is not released yet: fork it, and write the name of your fork and its commit in place of ${WHERE.action.name} and ${WHERE.action.ref}.`,
    ];

/** Whether a repository is on a GitLab: by its remote, or since it has a pipeline there. */
export const isOnGitLab = ({ textOf, top }: Top, urls: readonly string[]): boolean =>
  urls.some((url) => url.includes('gitlab')) || textOf(inFolder(top, PIPELINE)) !== '';

export function gitlabLines({ top, textOf, write }: Top, server: UnreadLanguage | undefined): string[] {
  const text = textOf(inFolder(top, PIPELINE));
  const job = jobFor(server);
  if (text.includes('toolint')) return [`There is a job already, in ${PIPELINE}. It was left as it is.`];
  if (text !== '') return [`For every merge request, add to ${PIPELINE}:`, '', ...indented(job), ...FILL_IN];
  write(inFolder(top, PIPELINE), job);
  return [`Wrote ${PIPELINE}, which lints every merge request.`, ...FILL_IN];
}

/** The same as in docs/ci.md; for a server in a language that is not read, the server is asked. */
function jobFor(server: UnreadLanguage | undefined): string {
  const report = '--format gitlab --output-file gl-code-quality-report.json';
  const command = printable(server?.command ?? 'FILL-IN-THE-COMMAND');
  const comment = server ? '    # Install Node and what the server needs before this line.\n' : '';
  const words = server ? `server ${report} --source . -- ${command}` : report;
  return `toolint:
  image: node:22
  script:
${comment}    - npx --yes ${WHERE.npx} ${words}
  artifacts:
    when: always
    reports:
      codequality: gl-code-quality-report.json
`;
}

const SKILLS = '.claude/skills';
const SKILL = `${SKILLS}/toolint/SKILL.md`;

/** Where a repository has the files of a coding agent, the agent learns of toolint. */
export function agentLines({ top, textOf, filesIn, write }: Top): string[] {
  const lines: string[] = [];
  const skill = shippedFile('skills/toolint/SKILL.md');
  if (skill !== undefined && filesIn('.claude').length > 0 && textOf(inFolder(top, SKILL)) === '') {
    write(inFolder(top, SKILL), skill);
    lines.push(`Wrote ${SKILL}, which tells a coding agent how to check tools.`);
  }
  const agents = textOf(inFolder(top, 'AGENTS.md'));
  if (agents !== '' && !agents.includes('toolint')) lines.push(TO_AGENTS);
  const servers = textOf(inFolder(top, '.mcp.json'));
  if (servers !== '' && !servers.includes('toolint')) lines.push(TO_MCP);
  return lines;
}

const TO_AGENTS =
  'For agents that read AGENTS.md, add: After you change a tool, run `npx toolint --format concise` and fix what it reports.';
const TO_MCP = `For agents that read .mcp.json, add the server "toolint": { "command": "npx", "args": ["--yes", "${WHERE.npx}", "mcp"] }.`;

/** As a block in what is printed. */
export const indented = (text: string): string[] => text.split('\n').map((line) => (line === '' ? '' : `    ${line}`));
