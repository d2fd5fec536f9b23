/** What can go wrong on the way to the service, switched on by a test. */
import { forbidden, notFound, Refusal, unprocessable, type Answer } from './refusal.js';

export type FaultKind =
  | 'forbidden'
  | 'missing'
  | 'invalid'
  | 'rate limit'
  | 'secondary limit'
  | 'bad gateway'
  | 'reset'
  | 'silence'
  | 'garbage';

export interface Fault {
  readonly kind: FaultKind;
  /** Which calls of the route, from 1; all of them if not given. */
  readonly calls?: readonly number[];
  /** The request does its work first, and only the answer goes wrong. */
  readonly kept?: boolean;
  /** Seconds. */
  readonly retryAfter?: number;
}

export class Faults {
  readonly #byRoute = new Map<string, { fault: Fault; seen: number }[]>();

  /** `*` stands for all routes. */
  add(route: string, fault: Fault): void {
    this.#byRoute.set(route, [...(this.#byRoute.get(route) ?? []), { fault, seen: 0 }]);
  }

  clear(): void {
    this.#byRoute.clear();
  }

  /** The fault that hits this call; every call counts. */
  next(route: string): Fault | undefined {
    let hit: Fault | undefined;
    for (const entry of [...(this.#byRoute.get(route) ?? []), ...(this.#byRoute.get('*') ?? [])]) {
      entry.seen++;
      if (!entry.fault.calls || entry.fault.calls.includes(entry.seen)) hit ??= entry.fault;
    }
    return hit;
  }
}

/** How a fault looks from outside: an answer, raw text, or nothing. */
export function symptomOf({ kind, retryAfter = 1 }: Fault): Answer | { raw: string } | 'reset' | 'silence' {
  const headers = { 'retry-after': `${retryAfter}` };
  switch (kind) {
    case 'forbidden':
      return forbidden().answer;
    case 'missing':
      return notFound().answer;
    case 'invalid':
      return unprocessable('Line could not be resolved').answer;
    case 'rate limit':
      return new Refusal(429, 'API rate limit exceeded', undefined, headers).answer;
    case 'secondary limit': {
      const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
      return new Refusal(403, message, undefined, headers).answer;
    }
    case 'bad gateway':
      return { status: 502, body: { message: 'Server Error' } };
    case 'garbage':
      return { raw: '{"id": 1, "node_id": "PRR_' };
    case 'reset':
    case 'silence':
      return kind;
  }
}
