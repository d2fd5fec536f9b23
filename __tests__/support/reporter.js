/** What a run of tests says: on a terminal how far it is, and of each file only what failed or was printed. */
import { relative } from 'node:path';

const ERASE_LINE = '\r\u001B[K';

export default class {
  #root;
  #stream;

  constructor({ rootDir }, _options, _context, stream = process.stderr) {
    this.#root = rootDir;
    this.#stream = stream;
  }

  onTestResult({ path }, { failureMessage, console }, { numTotalTestSuites: all, ...counts }) {
    const file = relative(this.#root, path).replaceAll('\\', '/');
    const printed = (console ?? []).map(
      ({ type, message, origin }) => `console.${type}: ${message}\n${origin.trimEnd()}`,
    );
    for (const text of printed) this.#say(`${file}: ${text}\n\n`);
    if (failureMessage) this.#say(`FAIL ${file}\n${failureMessage.trimEnd()}\n\n`);
    if (!this.#stream.isTTY) return;
    const done = counts.numPassedTestSuites + counts.numFailedTestSuites + counts.numPendingTestSuites;
    this.#say(`${done} of ${all} files, ${counts.numPassedTests} passed, ${counts.numFailedTests} failed`);
  }

  onRunComplete() {
    this.#say('');
  }

  #say(text) {
    this.#stream.write(this.#stream.isTTY ? `${ERASE_LINE}${text}` : text);
  }
}
