import type { Job, JobResult } from './job.js';

/** Calls `onStep` with the index of each step before it is taken. */
export type DoJob = (job: Job, onStep: (index: number) => void) => JobResult;
export function openSqlite(): Promise<DoJob>;
export function messageOf(error: unknown): string;
