/** Servers in other languages: known by what their package manifests depend on, with the command that starts them. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, toolint, toolintJson } from '../support/cli.js';

let made: ReturnType<typeof folderOf> | undefined;
afterEach(() => made?.remove());

async function said(files: Readonly<Record<string, string>>): Promise<string | undefined> {
  made?.remove();
  made = folderOf(files);
  const { out } = await toolint([], { cwd: made.path });
  const [, language, command] = /written in (\S+) .*--source \. -- (.*?)`/.exec(out) ?? [];
  return language && `${language}: ${command}`;
}

const GO = 'module x\n\nrequire (\n\tgithub.com/mark3labs/mcp-go v0.30.0\n)\n';

describe('are known, with the command that fits', () => {
  test.each([
    ['Go: go run ./cmd/mcp-x', { 'go.mod': GO, 'cmd/mcp-x/main.go': '', 'cmd/a/main.go': '' }],
    ['Go: go run -C srv .', { 'srv/go.mod': GO, 'srv/main.go': '' }],
    [
      'Rust: cargo run --quiet --bin srv',
      { 'Cargo.toml': '[[bin]]\nname = "srv"\n[dependencies]\nrmcp = "0.1"\n', 'src/main.rs': '' },
    ],
    [
      'C#: dotnet run --project src/A.csproj',
      { 'src/A.csproj': '<PackageReference Include="ModelContextProtocol" />', 'src/A.cs': '' },
    ],
    [
      'Java: mvn -q -f app/pom.xml spring-boot:run',
      {
        'app/pom.xml':
          '<artifactId>spring-ai-starter-mcp-server</artifactId><artifactId>spring-boot-maven-plugin</artifactId>',
        'app/src/A.java': '',
      },
    ],
    [
      'Kotlin: gradle -q --console plain run',
      {
        'build.gradle.kts': 'plugins { application }\nimplementation("io.modelcontextprotocol:kotlin-sdk:0.5")',
        'A.kt': '',
      },
    ],
    [
      'Go: go run ./cmd/served',
      { 'go.mod': GO, 'cmd/served/serve.go': 'package main', 'cmd/served/serve_test.go': '' },
    ],
    [
      'Go: go run ./other stdio',
      {
        'go.mod': GO,
        'main.go': '',
        '.mcp.json':
          '{"mcpServers": {"a": {"command": "npx", "args": ["x"]}, "b": {"command": "go", "args": ["run", "./other", "stdio"]}}}',
      },
    ],
    [
      'Go: go run .',
      { 'go.mod': GO, 'main.go': '', '.mcp.json': '{"mcpServers": {"b": {"command": "go", "args": ["run; rm"]}}}' },
    ],
    [
      'Ruby: bundle exec serve',
      { Gemfile: 'gem "mcp"\n', 'a.rb': '', 'README.md': '# A\n\n```sh\nbundle install\nbundle exec serve\n```\n' },
    ],
    [
      'Rust: cargo run --quiet',
      { 'Cargo.toml': '[package]\nname = "a"\n', 'src/dispatch.rs': 'match method {\n  "tools/list" => list(),\n}\n' },
    ],
    ['Go: go run .', { 'go.mod': 'module x\n', 'main.go': 'switch method {\n\tcase "tools/list":\n}\n' }],
    ['Java: COMMAND', { 'pom.xml': '<groupId>io.modelcontextprotocol.sdk</groupId>', 'src/A.java': '' }],
    [
      'Kotlin: COMMAND',
      { 'build.gradle.kts': 'implementation("io.modelcontextprotocol:kotlin-sdk:0.5")', 'src/A.kt': '' },
    ],
    [
      'Swift: swift run',
      { 'Package.swift': '.package(url: "https://github.com/modelcontextprotocol/swift-sdk.git")', 'A.swift': '' },
    ],
    ['Ruby: COMMAND', { Gemfile: 'gem "mcp"\n', 'a.rb': '' }],
    [
      'PHP: php bin/serve',
      { 'composer.json': '{"require": {"php-mcp/server": "^3"}, "bin": ["bin/serve"]}', 'a.php': '' },
    ],
    [
      'Go: go run -C weather-server .',
      { 'mcp-client/go.mod': GO, 'mcp-client/main.go': '', 'weather-server/go.mod': GO, 'weather-server/main.go': '' },
    ],
    ['Elixir: mix run --no-halt', { 'mix.exs': 'defp deps, do: [{:hermes_mcp, "~> 0.1"}]', 'lib/a.ex': '' }],
    [
      'Elixir: mix run --no-halt',
      { 'mix.exs': 'deps: []', 'lib/mcp_server.ex': 'def handle(%{method: "tools/list"}, state) do' },
    ],
    [
      'Dart: dart run bin/orders.dart',
      { 'pubspec.yaml': 'dependencies:\n  dart_mcp: ^0.5.0\nexecutables:\n  orders:\n', 'bin/orders.dart': '' },
    ],
    ['Dart: COMMAND', { 'pubspec.yaml': 'dependencies:\n  mcp_dart: any\n', 'lib/a.dart': '' }],
    [
      'C#: COMMAND',
      { 'Editor/A.asmdef': '{ "name": "A", "references": ["Unity.AI.MCP.Editor"] }', 'Editor/Tools/CameraTool.cs': '' },
    ],
    ['Ruby: COMMAND', { Gemfile: "gem 'rake'", 'src/mcp_loader.rb': "begin\n  require 'mcp'\nend\n" }],
    ['Ruby: COMMAND', { Gemfile: "gem 'mcp'", 'a.rb': '', 'README.md': '```\nbundle exec rake package\n```\n' }],
    [
      'Rust: cargo run --quiet',
      { 'Cargo.toml': '', 'src/proxy.rs': 'match m {\n  "tools/list"              => list(),\n}\n' },
    ],
    [
      'Go: go run .',
      {
        'go.mod': 'module x\n',
        'main.go': '',
        ...Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`a/handler${at}.go`, 'package a\n'])),
        'mcp/server.go': `${'// x\n'.repeat(25_000)}switch m {\ncase "tools/list":\n}\n`,
      },
    ],
  ] as const)('%s', async (what, files) => {
    expect(await said(files)).toBe(what);
  });
});

test.each([
  ['no MCP library', { 'go.mod': 'module x\n', 'main.go': '' }],
  [
    'one that only a dependency needs',
    { 'go.mod': 'require (\n\tgithub.com/mark3labs/mcp-go v0.30.0 // indirect\n)\n', 'main.go': '' },
  ],
  ['Python, which is read', { 'requirements.txt': 'mcp\n', 'server.py': '' }],
  ['a library without a source file', { 'go.mod': GO }],
  ['a client', { 'go.mod': 'module x\n', 'main.go': 'send(Request{Method: "tools/list"})\n' }],
  ['an example', { 'examples/go.mod': GO, 'examples/main.go': '' }],
] as const)('are not known by %s', async (_, files) => {
  expect(await said(files)).toBeUndefined();
});

test('a command that a shell could take for more is not shown', async () => {
  made = folderOf({ 'a b;rm/go.mod': GO, 'a b;rm/main.go': '' });
  const { out } = await toolint([], { cwd: made.path });
  expect(out).toMatch(/written in Go .* -- COMMAND`/);
});

test('in the report, in --why, and what toolint init writes', async () => {
  made = folderOf({ 'go.mod': GO, 'main.go': '', '.github/x': '' });
  const how = { cwd: made.path };
  expect((await toolintJson([], how)).report).toMatchObject({ languages: [{ language: 'Go', files: 1 }] });
  expect((await toolint(['--why', 'main.go'], how)).out).toBe(
    'main.go: skipped: Go is not read. toolint can start a server and lint the tools that it lists: npx toolint server --source . -- go run .\n',
  );
  execFileSync('git', ['init', '-q'], { cwd: made.path });
  const { out } = await toolint(['init'], how);
  expect(out).toContain('Check server-command (go run .)');
  const workflow = readFileSync(join(made.path, '.github/workflows/toolint.yml'), 'utf8');
  expect(workflow).toMatch(/\n {8}with:\n.*\n {10}server-command: go run \.\n.*\n {10}server-source: \.\n$/);
});
