/** What ESLint wants to know of a rule before there is a file to judge. */
import type { Rule } from '../core/rule.js';

export interface RuleFacts extends Pick<
  Rule,
  'id' | 'url' | 'summary' | 'severity' | 'in' | 'messages' | 'fixable' | 'options'
> {
  /** Rules that need several files are not for ESLint, which lints, and caches, one file at a time. */
  readonly isPerFile: boolean;
  /** The rule itself, where it is none of ours. */
  readonly rule?: Rule;
}

export function factsOf(rule: Rule): RuleFacts {
  const { id, url, summary, severity, in: preset, messages, fixable, options, check, byEngine, project } = rule;
  const isPerFile = check !== undefined || byEngine === 'file' || project?.inOneFile === true;
  return { id, url, summary, severity, in: preset, messages, fixable, options, isPerFile };
}
