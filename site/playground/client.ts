/** Asks the worker. Only the latest text is linted, and a worker that hangs is replaced. */
import type { FixKind, Linted, TextToLint } from '../../src/browser.js';
import type { Answer, Question, Ready } from './protocol.js';

/** No text that fits in here takes so long. */
const PATIENCE = 10_000;

type Reply = (answer: Answer) => void;

export class LintClient {
  readonly #url: string;
  readonly #onReady: () => void;
  readonly #waiting = new Map<number, Reply>();
  #worker: Worker | undefined;
  #last = 0;

  constructor(url: string, onReady: () => void) {
    this.#url = url;
    this.#onReady = onReady;
    this.#worker = this.#start();
  }

  async lint(source: TextToLint): Promise<Linted> {
    const answer = await this.#ask({ id: ++this.#last, ask: 'lint', source });
    if ('linted' in answer) return answer.linted;
    return { formats: [], tools: [], findings: [], failures: [{ path: source.path, message: failureOf(answer) }] };
  }

  /** The mended text; undefined where that did not work. */
  async fix(source: TextToLint, kind: FixKind): Promise<string | undefined> {
    const answer = await this.#ask({ id: ++this.#last, ask: 'fix', kind, source });
    return 'fixed' in answer ? answer.fixed : undefined;
  }

  #ask(question: Question): Promise<Answer> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#giveUp(), PATIENCE);
      this.#waiting.set(question.id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      (this.#worker ??= this.#start()).postMessage(question);
    });
  }

  #start(): Worker {
    const worker = new Worker(this.#url, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | Ready>) => {
      if ('ready' in data) this.#onReady();
      else this.#reply(data);
    });
    worker.addEventListener('error', () => this.#giveUp());
    return worker;
  }

  #reply(answer: Answer): void {
    this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
  }

  #giveUp(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const id of this.#waiting.keys())
      this.#reply({ id, failed: 'Linting this text took too long, and was stopped.' });
  }
}

function failureOf(answer: Answer): string {
  return 'failed' in answer ? answer.failed : 'The linter gave no answer.';
}
