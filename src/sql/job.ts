/** What the service and its thread tell each other. */
import type { SqlTable } from '../core/services.js';

export interface Job {
  readonly steps: readonly Step[];
}

export interface Step {
  readonly sql: string;
  /** Whether to run it; otherwise it is only prepared. */
  readonly run: boolean;
  /** Where its tokens end. */
  readonly ends: readonly number[];
}

export interface JobResult {
  readonly results: readonly StepResult[];
  readonly tables: readonly SqlTable[];
}

export interface StepResult {
  /** SQLite's own message. */
  readonly error?: string;
  /** Where the statement that failed starts. */
  readonly start?: number;
  /** Where the token ends at which SQLite stopped. */
  readonly stop?: number;
  /** Where the statement that was run ends. */
  readonly end?: number;
}

/** What the thread posts: a result, or why it cannot work. */
export interface Answer {
  readonly result?: JobResult;
  readonly failure?: string;
}

/** The result, or the index of the step that took too long or that SQLite died of. */
export type Outcome = { readonly result: JobResult } | { readonly stuck: number };
