/** A server in a process of ours, asked through its standard input and output. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { printable } from '../core/text.js';
import { Exchange, messageIn, MOST_BYTES, type Connection, type Noise } from './connection.js';
import { ServerFailure, type Limit } from './failure.js';
import { ProcessGroup, type ProcessOptions } from './process-group.js';
import type { Secrets } from './secrets.js';

/** The lines after an uncaught error explain less than the error. */
const STACK = /^(?:at .*|Node\.js v[\d.]+|[{}[\]();,^~\s]*)$/;
/** Programs explain their options after it. */
const REASON = /^(?:error|fatal|panic)\b/i;
/** So much of standard error is kept, and its last lines are shown. */
const KEPT = 64 * 1024;
const LINES_SHOWN = 5;
const LAST_WORDS_MS = 1000;
const LONGEST_LINE = 300;

export function openStdio(options: ProcessOptions, secrets: Secrets): Connection {
  return new StdioConnection(options, secrets);
}

class StdioConnection implements Connection {
  readonly #group: ProcessGroup;
  readonly #secrets: Secrets;
  readonly #exchange: Exchange;
  #parts: Buffer[] = [];
  #pending = 0;
  #total = 0;
  #errors = Buffer.alloc(0);
  #hasLostErrors = false;
  #noise: Noise | undefined;

  constructor(options: ProcessOptions, secrets: Secrets) {
    this.#secrets = secrets;
    try {
      this.#group = new ProcessGroup(options);
    } catch (error) {
      throw new ServerFailure(`The server could not be started: ${reasonOf(error, options, secrets)}.`);
    }
    const { child, home } = this.#group;
    const root = pathToFileURL(home).href;
    this.#exchange = new Exchange(async (message) => this.#write(message), secrets, root);
    child.stdin.on('error', () => {});
    child.stdout.on('data', (chunk: Buffer) => this.#read(chunk));
    child.stderr.on('data', (chunk: Buffer) => this.#keep(chunk));
    child.once('error', (error) =>
      this.#exchange.end(new ServerFailure(`The server could not be started: ${reasonOf(error, options, secrets)}.`)),
    );
    child.once('exit', (status, signal) => {
      const how = signal === null ? `exited with status ${status}` : `was ended by ${signal}`;
      const end = (): void => {
        clearTimeout(timer);
        this.#exchange.end(new ServerFailure(`The server ${how} before it had answered.`));
      };
      // What it wrote last may still be on its way; a process that it started may hold its output open for ever.
      const timer = setTimeout(end, LAST_WORDS_MS);
      child.once('close', end);
    });
  }

  get noise(): Noise | undefined {
    return this.#noise;
  }

  get left(): readonly string[] {
    return this.#group.left;
  }

  async request(method: string, params: object, limit: Limit): Promise<unknown> {
    try {
      return await this.#exchange.request(method, params, limit);
    } catch (error) {
      throw this.#withLastWords(error);
    }
  }

  async notify(method: string): Promise<void> {
    this.#write({ jsonrpc: '2.0', method });
  }

  async close(patience: number): Promise<void> {
    await this.#group.stop(patience);
    this.#exchange.end(new ServerFailure('The server was stopped.'));
  }

  #write(message: object): void {
    const { stdin } = this.#group.child;
    if (stdin.writable) stdin.write(`${JSON.stringify(message)}\n`);
  }

  #read(chunk: Buffer): void {
    this.#total += chunk.length;
    let rest = chunk;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      const line = Buffer.concat([...this.#parts, rest.subarray(0, end)]).toString('utf8');
      this.#parts = [];
      this.#pending = 0;
      rest = rest.subarray(end + 1);
      this.#take(line);
    }
    this.#pending += rest.length;
    if (this.#pending > MOST_BYTES.message || this.#total > MOST_BYTES.all) {
      const most = this.#pending > MOST_BYTES.message ? MOST_BYTES.message : MOST_BYTES.all;
      const what = this.#pending > MOST_BYTES.message ? 'one message of ' : '';
      this.#exchange.end(new ServerFailure(`The server sent ${what}more than ${most >> 20} MB.`));
      this.#group.kill();
    } else if (rest.length > 0) this.#parts.push(rest);
  }

  #take(line: string): void {
    if (line.trim() === '') return;
    const message = messageIn(line);
    if (message !== undefined) return [message].flat().forEach((each) => this.#exchange.receive(each));
    const { lines = 0, first = printable(this.#secrets.hide(line.trim()), 80) } = this.#noise ?? {};
    this.#noise = { lines: lines + 1, first };
  }

  #keep(chunk: Buffer): void {
    const all = Buffer.concat([this.#errors, chunk]);
    this.#hasLostErrors ||= all.length > KEPT;
    this.#errors = all.subarray(-KEPT);
  }

  /** The reason is most often on standard error. */
  #withLastWords(error: unknown): unknown {
    if (!(error instanceof ServerFailure) || error.constructor !== ServerFailure) return error;
    const all = this.#secrets.hide(withoutColors(this.#errors.toString('utf8'))).split(/[\r\n]+/);
    // A line whose beginning was lost may begin within a secret.
    const lines = (this.#hasLostErrors ? all.slice(1) : all)
      .map((line) => line.trim())
      .filter((line) => line !== '' && !STACK.test(line));
    const last = lines.slice(-LINES_SHOWN);
    const reason = lines.findLast((line) => REASON.test(line)) ?? '';
    if (last.length === 0) return error;
    const [words, shown] = reason === '' || last.includes(reason) ? ['ends with', last] : ['has the line', [reason]];
    const text = shown.map((line) => printable(line, LONGEST_LINE)).join(' | ');
    return new ServerFailure(`${error.message} Its standard error ${words}: ${text}`, all.join('\n'));
  }
}

const withoutColors = (line: string): string => line.replace(/\u001b\[[\d;]*[A-Za-z]/g, '');

function reasonOf(error: unknown, { command, cwd, pathsFrom }: ProcessOptions, secrets: Secrets): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const shown = `\`${printable(secrets.hide(command), 80)}\``;
  // The system says the same of a folder that is not there.
  if (cwd !== undefined && !isFolder(resolve(pathsFrom, cwd)))
    return `there is no folder \`${printable(secrets.hide(cwd), 200)}\``;
  if (code === 'ENOENT') return `there is no command ${shown}`;
  if (code === 'EACCES') return `${shown} must not be executed`;
  return code ?? printable(secrets.hide(message), 200);
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
