/** Every address and every command that people are shown: in the README, the docs, the help, and what `toolint init` writes and says. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { formats, rules } from '../../rules/index.js';
import { COMMANDS, LINTING, readArgs } from '../../src/cli/args.js';
import { help } from '../../src/cli/help.js';
import { WHERE } from '../../src/core/version.js';
import { slugOf } from '../../site/build/markdown.js';
import { folderOf, toolint } from '../support/cli.js';

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.includes('node_modules'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

const PAGES = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'bench/README.md', 'editors/vscode/README.md'],
  ...['examples/own-rules/README.md', ...filesIn('docs', '.md'), ...filesIn('skills', '.md')],
];
const PICTURES = filesIn('docs', '.svg');
const read = (path: string): string => readFileSync(path, 'utf8');

/** What is on the web, and why we lead there. Nothing here asks for it. */
const HOSTS: Readonly<Record<string, string>> = {
  'github.com': 'other linters, SDKs, and the issues that rules cite; of ours only what WHERE names',
  'raw.githubusercontent.com': 'schemas of others',
  'www.w3.org': 'the name of SVG, which nobody asks for',
  'modelcontextprotocol.io': 'the MCP specification',
  'static.modelcontextprotocol.io': 'the schema that a server.json names',
  'developers.openai.com': 'the Apps SDK',
  'platform.openai.com': 'the reference of the API',
  'claude.com': 'what its directory asks for',
  'docs.aws.amazon.com': 'what Bedrock refuses',
  'json-schema.org': 'JSON Schema',
  'www.rfc-editor.org': 'the RFCs',
  'www.sqlite.org': 'what SQLite takes',
  'genai.owasp.org': 'attacks on models',
  'www.unicode.org': 'characters that deceive',
  'cwe.mitre.org': 'kinds of weaknesses',
  'semver.org': 'versions',
  'www.schemastore.org': 'where editors find schemas',
  'shields.io': 'who draws the badges',
  'img.shields.io': 'who draws the badges',
  'pre-commit.com': 'who runs the hook',
  'shinkai.com': 'in examples of Shinkai manifests',
  'secrets.shinkai.com': 'in examples of Shinkai manifests',
};
const EXAMPLE = /^https?:\/\/(?:[\w.-]*\.)?(?:example(?:\.(?:com|org|net|test))?|localhost|intranet|127\.0\.0\.1)\b/;

const addressesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\bhttps?:\/\/[\w.~:/?#@!$&*+,;=%{}-]+/g), ([url]) => url.replace(/[.,;:]+$/, ''));

function isKnown(url: string): boolean {
  if (/toolint\/toolint|toolint\.dev|unpkg\.com\/toolint/.test(url))
    return WHERE.repository !== undefined && url.startsWith(WHERE.repository);
  const host = /^https?:\/\/([^/:?#]+)/.exec(url)?.[1] ?? '';
  return Object.hasOwn(HOSTS, host) || EXAMPLE.test(url);
}

test.each([...PAGES.filter((path) => !path.startsWith('docs/rules/')), ...PICTURES])(
  'every address on the web in %s is one that answers, or an example',
  (path) => expect(addressesIn(read(path)).filter((url) => !isKnown(url))).toEqual([]),
);

test('so is every one that a rule’s page leads to', () => {
  const pages = PAGES.filter((path) => path.startsWith('docs/rules/'));
  const links = pages.flatMap((path) => Array.from(read(path).matchAll(/\]\((https?:[^)]+)\)/g), ([, url]) => url!));
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((url) => !isKnown(url))).toEqual([]);
});

test('an address of ours that does not answer yet, and one of somebody unknown, are noticed', () => {
  const urls = [
    'https://toolint.dev/rules',
    'https://unpkg.com/toolint/schemas/mcp.schema.json',
    'https://unknown.dev/',
  ];
  expect(urls.filter((url) => !isKnown(url))).toEqual(urls);
});

test('every link to a file of the project leads to one, and to a heading that it has', () => {
  const headings = new Map<string, ReadonlySet<string>>();
  const headingsOf = (path: string): ReadonlySet<string> => {
    const known =
      headings.get(path) ??
      new Set(
        Array.from(read(path).matchAll(/^#{1,6} (.*)$/gm), ([, title]) =>
          slugOf(title!.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
        ),
      );
    headings.set(path, known);
    return known;
  };
  const dead = PAGES.flatMap((page) =>
    Array.from(
      read(page)
        .replace(/^```[^]*?^```$/gm, '')
        .matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g),
      ([, link]) => link!,
    )
      .filter((link) => {
        const [path = '', heading] = link.split('#');
        const target = path === '' ? page : posix.join(dirname(page), path);
        return (
          !existsSync(target) || (heading !== undefined && target.endsWith('.md') && !headingsOf(target).has(heading))
        );
      })
      .map((link) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('every schema that a page names is in the package', () => {
  const named = PAGES.flatMap((page) =>
    Array.from(read(page).matchAll(/node_modules\/toolint\/([\w./-]+\w)/g), ([, path]) => path!),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

const OURS = /^(?:npx (?:--yes \S+|toolint)|toolint|node dist\/cli\.js)(?= |$)/;

/** The commands of ours in code: of a line of a block, and of what is between backticks. */
function commandsIn(page: string): string[] {
  const blocks = Array.from(page.matchAll(/^```(?:sh|yaml|groovy|text)?\n([^]*?)^```$/gm), ([, text]) =>
    text!.split('\n'),
  ).flat();
  const lines = blocks.map((line) =>
    line.replace(/^\s*(?:\$ |- )?(?:script: |run: |command: |sh ')?/, '').replace(/'$/, ''),
  );
  const inline = Array.from(
    page.replace(/^```[^]*?^```$/gm, '').matchAll(/(?<!`)`([^`\n]+)`(?!`)/g),
    ([, code]) => code!,
  );
  // A sentence may begin with our name, too.
  return [...lines.filter((line) => !/^toolint .*\.$/.test(line)), ...inline].filter((each) => OURS.test(each));
}

/** As a shell cuts it, up to a comment, a pipe or a redirection. */
function wordsOf(command: string): string[] {
  const words = command.replace(OURS, '').match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? [];
  const end = words.findIndex((word) => /^(?:#|\||>|&&|\\$)/.test(word));
  return (end < 0 ? words : words.slice(0, end)).map((word) => word.replace(/^(["'])(.*)\1$/, '$2'));
}

/** What is wrong with a command of ours, as its own front reads it. */
function faultOf(words: readonly string[]): string | undefined {
  const { flags, paths, isLint } = readArgs(words);
  const [command = '', ...rest] = paths;
  if (isLint || command === '' || flags.why !== undefined) return undefined;
  if (
    /^[a-z]+$/.test(command) &&
    ![...COMMANDS, ...LINTING].includes(command) &&
    !existsSync(command) &&
    command !== 'tests'
  )
    return `There is no command ${command}.`;
  const [about] = rest;
  if (
    !['explain', 'rules'].includes(command) ||
    about === undefined ||
    !/^[a-z]/.test(about) ||
    about.startsWith('house/')
  )
    return undefined;
  const isThere =
    rules.some(({ id }) => id === about || id.startsWith(`${about}/`)) || formats.some(({ id }) => id === about);
  return isThere ? undefined : `There is no rule ${about}.`;
}

const faultsIn = (text: string): string[] =>
  commandsIn(text).flatMap((command) => {
    try {
      const fault = faultOf(wordsOf(command));
      return fault === undefined ? [] : [`${command}: ${fault}`];
    } catch (error) {
      // What a text names an option by, without its value.
      const [, name] = /: (--[\w-]+) needs a value/.exec(String(error)) ?? [];
      return name !== undefined && command.endsWith(name) ? [] : [`${command}: ${String(error)}`];
    }
  });

describe('every command of ours', () => {
  test('in a page is one that the command line takes', () => {
    const found = PAGES.flatMap((page) => commandsIn(read(page)));
    expect(found.length).toBeGreaterThan(150);
    expect(PAGES.flatMap((page) => faultsIn(read(page)).map((fault) => `${page}: ${fault}`))).toEqual([]);
  });

  test('in the help is one, too', () => {
    const texts = ['', ...COMMANDS.filter((name) => name !== 'help')].map((name) => help(name));
    const examples = texts.flatMap((text) =>
      Array.from(text.matchAll(/^ {2}((?:npx )?toolint(?: [^[<(\n]*?)?)(?: {2,}.*)?$/gm), ([, each]) => each!.trim()),
    );
    expect(examples.length).toBeGreaterThan(10);
    expect(faultsIn(examples.map((each) => `\`${each}\``).join('\n\n'))).toEqual([]);
    expect(texts.flatMap(addressesIn).filter((url) => !isKnown(url))).toEqual([]);
  });

  test('that is wrong is noticed', () => {
    expect(
      faultsIn(
        '```sh\nnpx toolint --fixx .\nnpx toolint explian mcp\n  run: npx toolint explain mcp/nothing\n```\n`toolint diff main`',
      ),
    ).toHaveLength(3);
  });
});

test('every npm script that a page names is there', () => {
  const scriptsOf = (path: string): string[] => Object.keys((JSON.parse(read(path)) as { scripts: object }).scripts);
  const scripts = new Set([...scriptsOf('package.json'), ...scriptsOf('editors/vscode/package.json')]);
  const named = PAGES.flatMap((page) => Array.from(read(page).matchAll(/\bnpm run ([\w:-]+)/g), ([, name]) => name!));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !scripts.has(name))).toEqual([]);
});

describe('what `toolint init` writes and says', () => {
  const made: ReturnType<typeof folderOf>[] = [];
  afterAll(() => made.forEach((folder) => folder.remove()));
  const hosts = { GitHub: 'https://github.com/octo-org/tools.git', GitLab: 'https://gitlab.example.com/a/b.git' };

  test.each(Object.entries(hosts))('on %s', async (_, url) => {
    const folder = folderOf({
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.git/config': `[remote "origin"]\n\turl = ${url}\n`,
      '.mcp.json': '{}',
      'AGENTS.md': 'Be kind.\n',
      '.claude/settings.json': '{}',
      'package.json': '{ "devDependencies": { "typescript": "5.0.0" } }',
    });
    made.push(folder);
    const { status, out } = await toolint(['init'], { cwd: folder.path });
    const written = readdirSync(folder.path, { recursive: true, encoding: 'utf8' })
      .filter((name) => /toolint[^/\\]*$|\.gitlab-ci\.yml$|SKILL\.md$/.test(name) && /\.\w+$/.test(name))
      .map((name) => read(join(folder.path, name)));
    expect([status, written.length]).toEqual([0, expect.any(Number)]);
    expect(written.length).toBeGreaterThanOrEqual(2);
    const texts = [out, ...written];
    expect(texts.flatMap(addressesIn).filter((each) => !isKnown(each))).toEqual([]);
    expect(out).toContain(`npm install --save-dev ${WHERE.install}`);
    expect(texts.join('\n')).toContain(WHERE.action.ref);
    const lines = Array.from(out.matchAll(/^ {2}(npx toolint.*?)(?: {2,}.*)?$/gm), ([, line]) => `\`${line!.trim()}\``);
    expect(lines.length).toBeGreaterThan(1);
    expect(faultsIn([...lines, ...written.map((text) => `\`\`\`yaml\n${text}\`\`\``)].join('\n\n'))).toEqual([]);
    for (const text of written)
      for (const [, path] of text.matchAll(/"\$schema": "\.\/node_modules\/toolint\/([^"]+)"/g))
        expect(existsSync(path!)).toBe(true);
  });
});
