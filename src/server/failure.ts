/** Why a server could not be asked. */
import { UserError } from '../files/errors.js';

/** One clear sentence about a server that does not start, hangs, exits or answers nonsense. Exit status 2. */
export class ServerFailure extends UserError {
  /** What is left of its standard error, where it has one. */
  readonly standardError: string;

  constructor(message: string, standardError = '') {
    super(message);
    this.standardError = standardError;
  }
}

export class AnswerError extends ServerFailure {
  readonly code: number;
  /** In the server's own words. */
  readonly text: string;

  constructor(method: string, code: number, text: string) {
    super(`The server answered ${method} with the error ${code}${text === '' ? '' : `: ${text.replace(/\.$/, '')}`}.`);
    this.code = code;
    this.text = text;
  }
}

export const METHOD_NOT_FOUND = -32601;

/** Why a request failed, in the words of the system. */
export function reasonOf(error: unknown): string {
  const { cause, message = '' } = Object(error) as { cause?: { code?: unknown; message?: unknown }; message?: string };
  const { code, message: text } = Object(cause) as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : typeof text === 'string' ? text : message;
}
