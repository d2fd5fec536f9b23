/** An answer of the service that says no. */

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export class Refusal extends Error {
  override readonly name = 'Refusal';

  readonly #status: number;
  readonly #errors: readonly (string | object)[] | undefined;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    errors?: readonly (string | object)[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.#status = status;
    this.#errors = errors;
    this.#headers = headers;
  }

  get answer(): Answer {
    const errors = this.#errors && { errors: this.#errors };
    const documentation_url = 'https://docs.github.com/rest';
    const body = { message: this.message, ...errors, documentation_url, status: `${this.#status}` };
    return { status: this.#status, headers: this.#headers, body };
  }
}

export const unprocessable = (...errors: string[]): Refusal => new Refusal(422, 'Unprocessable Entity', errors);
export const invalid = (resource: string, field: string, message: string): Refusal =>
  new Refusal(422, 'Validation Failed', [{ resource, field, code: 'custom', message }]);
export const notFound = (): Refusal => new Refusal(404, 'Not Found');
export const forbidden = (): Refusal => new Refusal(403, 'Resource not accessible by integration');
