/**
 * One judgement a file, shared by all rules. ESLint makes the listeners of every rule that is on before it calls the
 * first: so the rules and options of a file are known when it is judged, and "one fault, one finding" holds between them.
 */
import type { Finding } from '../core/finding.js';
import type { Enlisted, OpenEngine } from './engine/engine.js';
import type { RuleFacts } from './facts.js';
import { mayHoldManifests, rootOf } from './file.js';
import type { RuleContext } from './types.js';

/** What a rule has to report, and what it reports in the name of all. */
export interface Said {
  readonly findings: readonly Finding[];
  /** What could not be done, in the first rule's name: ESLint knows no reports of a plugin. */
  readonly failures: readonly string[];
}

interface File {
  /** The rules that are on. */
  readonly enlisted: Map<string, Enlisted>;
  findings?: ReadonlyMap<string, Finding[]>;
  failures: readonly string[];
}

const files = new WeakMap<object, File>();

/** All rules of all plugins: directives may name any. */
const known = new Set<string>();

export function introduce(rules: readonly RuleFacts[]): void {
  for (const { id } of rules) known.add(id);
}

/** Stands for all files that hold nothing for any rule. */
const EMPTY: File = { enlisted: new Map(), failures: [] };

/** Says that a rule is on for a file. False: there is nothing in the file for it to look at. */
export function enlist({ id, rule }: RuleFacts, context: RuleContext): boolean {
  const root = rootOf(context.sourceCode);
  let file = files.get(root);
  // An AST that has been judged before is linted once more.
  if (!file || file.findings) {
    file = mayHoldManifests(context) ? { enlisted: new Map(), failures: [] } : EMPTY;
    files.set(root, file);
  }
  if (file === EMPTY) return false;
  file.enlisted.set(id, { rule, options: context.options[0] as Enlisted['options'] });
  return true;
}

/** Takes what a rule has to say; the file is judged when the first rule asks. */
export function takeSaid({ id }: RuleFacts, openEngine: OpenEngine, context: RuleContext): Said {
  const file = files.get(rootOf(context.sourceCode))!;
  if (!file.findings) Object.assign(file, openEngine().judge(file.enlisted, known, context));
  const { findings, failures } = file;
  file.failures = [];
  return { findings: findings?.get(id) ?? [], failures };
}
