/** What one part of the Action hands to the next. */
import type { Report } from '../core/finding.js';
import type { Rule } from '../core/rule.js';
import type { Job } from '../github/job.js';
import type { GitHubEvent } from './event.js';
import type { Access } from './github.js';
import type { Inputs } from './inputs.js';
import type { Runner } from './runner.js';
import type { Place } from './workspace.js';

/** Where the step runs, and with what. */
export interface Surroundings {
  readonly event: GitHubEvent;
  readonly runner: Runner;
  readonly rules: readonly Rule[];
}

/** What is known when the checking is over, however it went. */
export interface Checked {
  readonly inputs: Inputs;
  /** Undefined: it never came to looking at the workspace. */
  readonly place?: Place;
  /** Undefined: nobody says which repository this is. */
  readonly job?: Job;
  /** Undefined: there is no token. */
  readonly access?: Access;
  readonly report: Report;
  /** What people should know beside the findings. */
  readonly notices: readonly string[];
}

/** The files that were written, absolute. */
export interface Written {
  readonly report?: string;
  readonly sarif?: string;
}

export type Outcome = 'success' | 'failure' | 'error';
