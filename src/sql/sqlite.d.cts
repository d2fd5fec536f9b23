import type { Job, JobResult } from './job.js';

/** `sqlite` is what sql.js gives once it has been started. Calls `onStep` with the index of each step before it is taken. */
export function runJob(sqlite: unknown, job: Job, onStep: (index: number) => void): JobResult;
export function messageOf(error: unknown): string;
