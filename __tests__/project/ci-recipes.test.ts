/** The recipes of docs/ci.md and the skill: each is of the shape that its reader takes, and the commands in them run. */
import { afterAll, describe, expect, test } from '@jest/globals';
import Ajv from 'ajv';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { WHERE } from '../../src/core/version.js';
import { folderOf, toolint, type Outcome } from '../support/cli.js';

const page = readFileSync('docs/ci.md', 'utf8');
const skill = readFileSync('skills/toolint/SKILL.md', 'utf8');
const files = new Map(
  Array.from(
    page.matchAll(/<!-- recipe: (\S+) -->\n\n```\w+\n([^]*?)```/g),
    ([, name, text]) => [name!, text!] as const,
  ),
);

const command = (): object => ({ type: 'string', minLength: 1 });
const closed = (required: readonly string[], properties: object): object => ({
  ...{ type: 'object', additionalProperties: false, required, properties },
});
const listOf = (items: object): object => ({ type: 'array', minItems: 1, items });
/** What the documentation of each reader says of the keys that the recipes use. */
const SCHEMAS: Readonly<Record<string, object>> = {
  '.gitlab-ci.yml': closed(['toolint'], {
    toolint: closed(['script'], {
      image: command(),
      script: listOf(command()),
      artifacts: closed(['reports'], {
        when: { enum: ['on_success', 'on_failure', 'always'] },
        reports: closed(['codequality'], { codequality: command() }),
      }),
    }),
  }),
  'azure-pipelines.yml': closed(['steps'], {
    trigger: listOf(command()),
    pool: closed(['vmImage'], { vmImage: command() }),
    steps: listOf(closed(['script'], { script: command(), displayName: command() })),
  }),
  'bitbucket-pipelines.yml': closed(['pipelines'], {
    image: command(),
    pipelines: closed(['default'], {
      default: listOf(closed(['step'], { step: closed(['script'], { name: command(), script: listOf(command()) }) })),
    }),
  }),
  '.pre-commit-config.yaml': closed(['repos'], {
    repos: listOf(
      closed(['repo', 'rev', 'hooks'], {
        ...{ repo: { const: WHERE.clone }, rev: { const: WHERE.action.ref } },
        hooks: listOf(closed(['id'], { id: { enum: hookIds() } })),
      }),
    ),
  }),
  'lefthook.yml': closed(['pre-commit'], {
    'pre-commit': closed(['commands'], {
      commands: closed(['toolint'], { toolint: closed(['run'], { glob: command(), run: command() }) }),
    }),
  }),
  '.mega-linter.yml': closed(['PRE_COMMANDS'], {
    PRE_COMMANDS: listOf(
      closed(['command', 'cwd'], {
        ...{ command: command(), cwd: { enum: ['root', 'workspace'] }, continue_if_failed: { type: 'boolean' } },
      }),
    ),
  }),
  '.mcp.json': closed(['mcpServers'], {
    mcpServers: closed(['toolint'], {
      toolint: closed(['command', 'args'], { command: { const: 'npx' }, args: listOf(command()) }),
    }),
  }),
};

function hookIds(): string[] {
  return (parse(readFileSync('.pre-commit-hooks.yaml', 'utf8')) as { id: string }[]).map(({ id }) => id);
}

const ajv = new Ajv.default({ allErrors: true });
test.each(Object.entries(SCHEMAS))('%s is of the shape that its reader takes', (name, schema) => {
  const validate = ajv.compile(schema);
  expect(files.has(name)).toBe(true);
  const text = files.get(name)!;
  expect(validate(parse(text)) || validate.errors).toBe(true);
  // A slip in a key is noticed.
  const [key] = /\b(?:script|hooks|commands|command)\b(?=":|:)/.exec(text)!;
  expect(validate(parse(text.replaceAll(new RegExp(`\\b${key}(?=":|:)`, 'g'), `${key}s_`)))).toBe(false);
});

test('the Jenkinsfile is balanced, and records what the command writes', () => {
  const text = files.get('Jenkinsfile')!;
  expect(text.split('{').length).toBe(text.split('}').length);
  expect(text).toContain("checkStyle(pattern: 'toolint.xml')");
  for (const word of ['pipeline {', 'agent {', 'stages {', 'steps {', 'post {']) expect(text).toContain(word);
});

const made: ReturnType<typeof folderOf>[] = [];
afterAll(() => made.forEach((folder) => folder.remove()));

const tool = {
  name: 'read_weather',
  description: 'Reads the weather of a city.',
  inputSchema: { type: 'object', properties: {} },
};
const git = (cwd: string, ...args: string[]): Buffer =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd, stdio: 'pipe' });

function project(name = 'read weather'): string {
  const server = readFileSync('__tests__/server/fixtures/lists.mjs', 'utf8').replace(
    'process.argv[2]',
    "new URL('../tools.json', import.meta.url)",
  );
  const list = JSON.stringify([{ ...tool, name }]);
  const folder = folderOf({ 'tools.json': list, 'dist/server.js': server, 'package.json': '{"type": "module"}' });
  made.push(folder);
  git(folder.path, 'init', '-q');
  git(folder.path, 'add', '-A');
  git(folder.path, 'commit', '-qm', 'first');
  return folder.path;
}

/** As npx runs it; `cwd` is a project with one bad tool. */
async function run(line: string, cwd: string): Promise<Outcome> {
  const [, rest = ''] = /^npx (?:--yes \S+|toolint)(.*)$/.exec(line)!;
  const words = rest
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  return toolint(
    words.map((word) => (word === 'node' ? process.execPath : word === 'dist/server.js' ? join(cwd, word) : word)),
    { cwd },
  );
}

const commandsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\bnpx (?:--yes \S+|toolint)(?: [^'`|\n]*)?/g), ([line]) => line.trim());

describe('the commands run', () => {
  const lines = commandsIn(page.slice(0, page.indexOf('## Coding agents'))).map((line) =>
    line.replace('{staged_files}', 'tools.json'),
  );

  test('there is one for each recipe', () => expect(lines.length).toBeGreaterThanOrEqual(8));

  test.each(lines)('%s', async (line) => {
    const cwd = project();
    mkdirSync(join(cwd, 'test-results'));
    const { status, out, err } = await run(line, cwd);
    // What `--changed` does not concern passes; the rest finds what is wrong.
    expect([status, err]).toEqual([line.includes('--changed') ? 0 : 1, expect.not.stringContaining('no option')]);
    const file = /--output-file (\S+)/.exec(line)?.[1];
    if (file === undefined) expect(out.length).toBeGreaterThan(0);
    else expect(existsSync(join(cwd, file))).toBe(true);
    if (line.includes('--yes')) expect(line).toContain(WHERE.npx);
  });

  test('the file that a command writes is the one that is read', () => {
    for (const [name, text] of files) {
      const written = /--output-file (\S+?)['\n]/.exec(text)?.[1];
      if (written !== undefined && name !== 'bitbucket-pipelines.yml') expect(text.split(written)).toHaveLength(3);
    }
  });
});

describe('what agents are told', () => {
  test('the skill has a name and a description, as agents look for', () => {
    const [, head] = /^---\n([^]*?)\n---\n/.exec(skill)!;
    const { name, description } = parse(head!) as { name: string; description: string };
    expect([name, description.length <= 1024, /\bUse it\b/.test(description)]).toEqual(['toolint', true, true]);
    expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({
      files: expect.arrayContaining(['skills']),
    });
  });

  const lines = [...commandsIn(skill), ...commandsIn(files.get('AGENTS.md')!)].map((line) =>
    line.replace('RULE', 'mcp/name-format'),
  );
  test.each([...new Set(lines)])('%s', async (line) => {
    const { status, err } = await run(line, project());
    expect([status <= 1, err.includes('no option')]).toEqual([true, false]);
  });

  test('the command of .mcp.json starts toolint mcp', () => {
    const { mcpServers } = JSON.parse(files.get('.mcp.json')!) as { mcpServers: { toolint: { args: string[] } } };
    expect(mcpServers.toolint.args).toEqual(['--yes', WHERE.npx, 'mcp']);
    expect(existsSync(resolve('src/cli/mcp-command.ts'))).toBe(true);
  });
});
