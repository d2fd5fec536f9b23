/** Reports in the formats of other programs, read by packages that those programs, or what is built upon them, read them with. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { RDFormatValidator } from '@umbrelladocs/rdformat-validator';
import commands from 'azure-pipelines-task-lib/taskcommand.js';
import checkstyle from 'danger-plugin-lint-report/dist/parse/checkstyle_parser.js';
import xml from 'xml-js';

const CLI = resolve(import.meta.dirname, '../../dist/cli.js');
const folder = mkdtempSync(join(tmpdir(), 'toolint-readers-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const HOSTILE = 'a ]]> ; ] %0A ##vso[task.setvariable variable=x]y <b>"\' é 𐐀';
const tool = (name, description) => ({ name, description, inputSchema: { type: 'object', properties: {} } });
writeFileSync(
  join(folder, 'tools.json'),
  JSON.stringify({ tools: [tool('read weather', ''), tool(HOSTILE, 'Reads a thing.'), tool('é', 'Reads a thing.')] }),
);

const run = (format) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [CLI, '--format', format, '--preset', 'strict', 'tools.json'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  assert.equal(status, 1);
  return stdout;
};
const { findings } = JSON.parse(run('json'));
const places = findings.map(({ line, rule }) => [line, rule]);

test('there are findings of each severity, and of hostile text', () => {
  assert.deepEqual([...new Set(findings.map(({ severity }) => severity))].sort(), ['error', 'info', 'warning']);
  assert.ok(findings.some(({ message }) => message.includes('vso[')));
});

test('rdjson: the validator of the format takes it', async () => {
  const validator = new RDFormatValidator({ strictMode: true, allowExtraFields: false });
  const text = run('rdjson');
  const { valid, errors } = await validator.validateString(text);
  assert.deepEqual([valid, errors], [true, []]);
  const { diagnostics } = JSON.parse(text);
  assert.deepEqual(
    diagnostics.map(({ location, code }) => [location.range.start.line, code.value]),
    places,
  );
  const broken = await validator.validateString(text.replace('"message"', '"massage"'));
  assert.equal(broken.valid, false);
});

test('azure: the task library reads each command, and nothing but its own', () => {
  const lines = run('azure').split('\n').slice(0, -1);
  const read = lines.filter((line) => line.includes('##vso[')).map((line) => commands.commandFromString(line));
  const wanted = findings.filter(({ severity }) => severity !== 'info');
  assert.deepEqual(
    read.map(({ command, properties }) => [command, properties]),
    wanted.map(({ severity, path, line, column, rule }) => [
      'task.logissue',
      { type: severity, sourcepath: path, linenumber: `${line}`, columnnumber: `${column}`, code: rule },
    ]),
  );
  for (const { message } of read) assert.match(message, / \[[a-z]+\/[a-z-]+\]$/);
  assert.equal(lines.length, findings.length);
});

test('checkstyle: a plugin that reports lint results in pull requests reads every finding', () => {
  const violations = checkstyle.parseCheckstyle(xml.xml2js(run('checkstyle')), '');
  assert.deepEqual(
    violations.map(({ file, line, column, severity }) => [file, line, column, severity]),
    findings.map(({ path, line, column, severity }) => [path, line, column, severity]),
  );
});
