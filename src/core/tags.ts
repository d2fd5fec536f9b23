import { TAGGED } from '../generated/rule-tags.js';
import type { RuleTag } from './rule-tag.js';

/** Findings and directives know a rule by its id alone. */
export const hasTag = (id: string, tag: RuleTag): boolean => TAGGED[tag]?.includes(id) ?? false;
