/** Lints in a thread of its own, so that typing never waits for it. */
import { fixText, lintText } from '../../src/browser.js';
import { everythingLoaded, openSql } from './sql.js';
import type { Answer, Question, Ready } from './protocol.js';

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data).then(postMessage, (error: unknown) => postMessage({ id: data.id, failed: String(error) }));
});

async function answer(question: Question): Promise<Answer> {
  const { id, ask, source } = question;
  const services = await openSql(source.text);
  if (ask === 'fix') return { id, fixed: await fixText(source, question.kind, services) };
  return { id, linted: await lintText(source, services) };
}

/** From then on it works without a network. */
void everythingLoaded().then(() => postMessage({ ready: true } satisfies Ready));
