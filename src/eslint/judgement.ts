/**
 * One judgement a file, shared by all rules. ESLint makes the listeners of every rule that is on before it calls the
 * first: so the rules and options of a file are known when it is judged, and "one fault, one finding" holds between them.
 */
import type { Finding } from '../core/finding.js';
import type { Enlisted, OpenEngine } from './engine/engine.js';
import type { RuleFacts } from './facts.js';
import { languageOf, mayHoldManifests, type Language, type Root } from './file.js';
import type { RuleContext } from './types.js';

/** What a rule has to report, and what it reports in the name of all. */
export interface Said {
  readonly findings: readonly Finding[];
  /** What could not be done, in the first rule's name: ESLint knows no reports of a plugin. */
  readonly failures: readonly string[];
}

/** The file that ESLint is at. */
export interface File {
  /** The root of its AST: what listeners are called for first, and what stands for the file as long as ESLint has it. */
  readonly root: Root;
  /** Undefined where it is none that we read. */
  readonly language: Language | undefined;
  /** False: a quick look at its text shows that there is nothing for any rule. */
  readonly mayHoldManifests: boolean;
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

/** Called for every rule and every file, so it does as little as it can. */
export function fileAt(context: RuleContext): File {
  const root = context.sourceCode.ast as Root;
  const known = files.get(root);
  // An AST that has been judged before is linted once more.
  if (known && !known.findings) return known;
  const language = languageOf(root);
  const file = {
    root,
    language,
    mayHoldManifests: mayHoldManifests(language, context),
    enlisted: new Map<string, Enlisted>(),
    failures: [],
  };
  files.set(root, file);
  return file;
}

/** Says that a rule is on for a file. */
export function enlist({ id, rule }: RuleFacts, { enlisted }: File, context: RuleContext): void {
  enlisted.set(id, { rule, options: context.options[0] as Enlisted['options'] });
}

/** Takes what a rule has to say; the file is judged when the first rule asks. */
export function takeSaid({ id }: RuleFacts, file: File, openEngine: OpenEngine, context: RuleContext): Said {
  if (!file.findings) Object.assign(file, openEngine().judge(file.enlisted, known, context));
  const { findings, failures } = file;
  file.failures = [];
  return { findings: findings?.get(id) ?? [], failures };
}
