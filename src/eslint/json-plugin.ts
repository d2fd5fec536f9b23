/** `@eslint/json`, loaded when a config for JSON is read: who lints only source code need not have it. */
import { createRequire } from 'node:module';

export function jsonPlugin(): object {
  try {
    return (createRequire(import.meta.url)('@eslint/json') as { default: object }).default;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'MODULE_NOT_FOUND') throw error;
    throw new Error(
      'The configs of toolint for JSON need the package @eslint/json, which is not there: npm install --save-dev @eslint/json',
      { cause: error },
    );
  }
}
