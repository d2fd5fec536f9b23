/** How a server of a revision without sessions refuses what it cannot answer: an unknown method, and an unknown revision. */
import type { Connection } from './connection.js';
import { AnswerError, type Limits } from './failure.js';

export interface Refusal {
  readonly asked: 'method' | 'revision';
  /** The code of the error; null where it was answered with a result. */
  readonly code: number | null;
}

/** No server has these. */
const METHOD = 'toolint/no-such-method';
const REVISION = '2999-12-31';
/** Many servers leave unknown requests unanswered, and nothing else is waited for. */
const PATIENCE_MS = 3000;

type Json = Readonly<Record<string, unknown>>;

export async function refusalsOf(
  connection: Connection,
  key: string,
  params: Json,
  limits: Limits,
): Promise<readonly Refusal[]> {
  const refusals: Refusal[] = [];
  const ask = async (asked: Refusal['asked'], method: string, own: Json): Promise<void> => {
    try {
      await connection.request(method, own, limits.for(method, PATIENCE_MS));
      refusals.push({ asked, code: null });
    } catch (error) {
      // What does not answer, or ends, has no code.
      if (error instanceof AnswerError) refusals.push({ asked, code: error.code });
    }
  };
  await ask('method', METHOD, params);
  // A process speaks the revision that it was first asked in; over HTTP each request has its own.
  if (connection.agreeOn) {
    const meta = params['_meta'] as Json;
    connection.agreeOn(REVISION);
    await ask('revision', 'server/discover', { _meta: { ...meta, [key]: REVISION } });
    connection.agreeOn(String(meta[key]));
  }
  return refusals;
}
