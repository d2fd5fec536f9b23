/** Stands for vscode-languageclient, which needs the whole editor: it starts the real server and speaks to it. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(process.env.TOOLINT_ROOT + '/package.json');
const protocol = require('vscode-languageserver-protocol/node');

export const TransportKind = { stdio: 0 };
export const started = [];

export class LanguageClient {
  constructor(id, name, { run }, options) {
    Object.assign(this, { id, name, run, options });
    started.push(this);
  }

  async start() {
    this.process = spawn(process.execPath, [this.run.module, ...this.run.args, '--stdio']);
    const { stdout, stdin } = this.process;
    this.connection = protocol.createProtocolConnection(
      new protocol.StreamMessageReader(stdout),
      new protocol.StreamMessageWriter(stdin),
    );
    this.connection.listen();
    await this.connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(process.env.TOOLINT_WORKSPACE).href,
      capabilities: {},
      initializationOptions: this.options.initializationOptions,
    });
    await this.connection.sendNotification('initialized', {});
  }

  sendRequest(method, params) {
    return this.connection.sendRequest(method, params);
  }

  async stop() {
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    this.connection.dispose();
  }
}
