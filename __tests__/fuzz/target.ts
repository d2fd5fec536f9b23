/** What is fuzzed: a part of toolint that takes a text of strangers, and what must hold whatever the text is. */
import { Unreadable } from '../../src/core/document.js';
import type { LintedDocument } from '../../src/engine/lint-document.js';
import { judged } from '../hostile/support/engine.js';

export interface Target {
  readonly name: string;
  /** Texts to begin with. */
  readonly seeds: readonly string[];
  /** Throws where something is wrong. */
  run(text: string): void | Promise<void>;
}

/** Undefined where no tree can be made of the text, which is an answer too. */
export async function linted(path: string, text: string): Promise<LintedDocument | undefined> {
  try {
    return await judged({ path, text });
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
