/** What a person waits for: findings under `--watch`, and a server that keeps up with who types. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  StreamMessageReader,
  StreamMessageWriter,
  createProtocolConnection,
} from 'vscode-languageserver-protocol/node';

const list = (description) =>
  JSON.stringify({ tools: [{ name: 'get_weather', description, inputSchema: { type: 'object', properties: {} } }] });
const WATCHED = 'watched.json';

/** Seconds by the clock from a change of a file until its finding is printed, once for each round. */
export async function watchTimes({ command, cwd }, rounds) {
  const path = join(cwd, WATCHED);
  const write = (description) => writeFileSync(path, list(description));
  write('Gets the weather of a city.');
  const child = spawn(command[0], [...command.slice(1), '--watch', '--format', 'concise'], { cwd });
  const said = collect(child);
  try {
    await said.until('Watching for changes');
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      write('TODO');
      await said.until(`${WATCHED}:1:`);
      times.push((performance.now() - started) / 1000);
      await said.until('Watching for changes');
      write(`Gets the weather of ${round} cities.`);
      await said.until('Watching for changes');
    }
    return times;
  } finally {
    await end(child);
    rmSync(path);
  }
}

/** Gives a way to wait for words that were not yet seen. */
function collect(child) {
  let [text, read] = ['', 0];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  const until = async (words) => {
    for (let waited = 0; waited < 120_000; waited += 2) {
      const at = text.indexOf(words, read);
      if (at >= 0) {
        read = at + words.length;
        return;
      }
      await pause(2);
    }
    throw new Error(`it did not say "${words}" but: ${text.slice(read)}`);
  };
  return { until };
}

/** Seconds of processor time that a second of typing (eight keys) in a large manifest takes the language server. */
export async function typingCosts({ command, cwd }, text, rounds) {
  const child = spawn(command[0], [...command.slice(1), 'lsp'], { cwd, stdio: ['pipe', 'pipe', 'ignore'] });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const uri = `file://${join(cwd, 'large.json')}`;
  let reported = 0;
  let waiting = () => {};
  connection.onNotification('textDocument/publishDiagnostics', (sent) => {
    reported = sent.version ?? reported;
    waiting();
  });
  connection.onRequest('client/registerCapability', () => null);
  connection.onRequest('window/workDoneProgress/create', () => null);
  connection.listen();
  const seen = async (version) => {
    while (reported < version) await new Promise((done) => (waiting = done));
  };
  try {
    const textDocument = { publishDiagnostics: { versionSupport: true } };
    const workspaceFolders = [{ uri: `file://${cwd}`, name: 'bench' }];
    await connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: null,
      capabilities: { textDocument },
      workspaceFolders,
    });
    await connection.sendNotification('initialized', {});
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'json', version: 1, text },
    });
    await seen(1);
    const start = positionOf(text, text.indexOf('"description": "') + '"description": "'.length);
    const costs = [];
    let version = 1;
    for (let round = 0; round < rounds; round++) {
      const before = processorTime(child.pid);
      for (let key = 0; key < 8; key++) {
        version += 1;
        await connection.sendNotification('textDocument/didChange', {
          textDocument: { uri, version },
          contentChanges: [{ range: { start, end: start }, text: 'a' }],
        });
        await pause(125);
      }
      await seen(version);
      costs.push(processorTime(child.pid) - before);
    }
    return costs;
  } finally {
    connection.dispose();
    await end(child);
  }
}

function positionOf(text, offset) {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - 1, character: before.at(-1).length };
}

/** Of all its threads, in seconds: Linux counts in hundredths. */
function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function end(child) {
  if (child.exitCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'close');
}
