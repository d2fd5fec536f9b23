/**
 * One judgement a file, shared by all rules. ESLint makes the listeners of every rule that is on before it calls the
 * first: so the rules and options of a file are known when it is judged, and "one fault, one finding" holds between them.
 */
import type { Failure, Finding } from '../core/finding.js';
import type { EnabledRule, OpenEngine } from './engine.js';
import type { RuleFacts, RuleContext } from './types.js';
import { holdsStatements, languageOf, mayHoldManifests, type Language, type Root } from './file.js';
import { pageAt, type Page } from './html.js';

/** What a rule has to report, and what it reports in the name of all. */
interface RuleFindings {
  readonly findings: readonly Finding[];
  /** What could not be done with the file, in the first rule's name: ESLint knows no reports of a plugin. */
  readonly failures: readonly string[];
}

/** The file that ESLint is at. */
export interface File {
  /** The root of its AST: what listeners are called for first, and what stands for the file as long as ESLint has it. */
  readonly root: Root;
  /** Undefined where it is none that we read. */
  readonly language: Language | undefined;
  /** The page whose scripts it stands for. */
  readonly page?: Page;
  /** False: a quick look at its text shows that there is nothing for any rule. */
  readonly mayHoldManifests: boolean;
  /** The rules that are on. */
  readonly enlisted: Map<string, EnabledRule>;
  /** Those whose problems of the other severity a second rule reports. */
  readonly seconds: Set<string>;
  findings?: ReadonlyMap<string, Finding[]>;
  failures: readonly Failure[];
}

const files = new WeakMap<object, File>();
/** Where all rules but the first find theirs. */
let latest: File | undefined;

/** All rules of all plugins: directives may name any. */
const known = new Set<string>();

export function introduce(rules: readonly RuleFacts[]): void {
  for (const { id } of rules) known.add(id);
}

/** Called for every rule and every file, so it does as little as it can. */
export function fileAt(context: RuleContext): File {
  const root = context.sourceCode.ast as Root;
  const known = latest?.root === root ? latest : files.get(root);
  // An AST that has been judged before is linted once more.
  if (known && !known.findings) return known;
  const at = pageAt(context.filename);
  if (at?.part === 'itself') at.page.isCode ||= holdsStatements(root);
  const language = at ? 'js' : languageOf(root);
  const file = {
    root,
    language,
    page: at?.page,
    // Of a page, only the scripts are judged.
    mayHoldManifests: at ? at.part === 'scripts' : mayHoldManifests(language, context),
    enlisted: new Map<string, EnabledRule>(),
    seconds: new Set<string>(),
    failures: [],
  };
  files.set(root, file);
  return (latest = file);
}

/** Says that a rule is on for a file. */
export function enlist({ id, rule }: RuleFacts, { enlisted }: File, context: RuleContext): void {
  enlisted.set(id, { rule, options: context.options[0] as EnabledRule['options'] });
}

/** Takes what a rule has to say, and throws if that rule has thrown; the file is judged when the first rule asks. */
export function takeSaid({ id }: RuleFacts, file: File, openEngine: OpenEngine, context: RuleContext): RuleFindings {
  if (!file.findings) {
    const { broken, ...reported } = openEngine().lintDocument(file.enlisted, known, context, file.page);
    if (file.page) file.page.broken = broken;
    Object.assign(file, reported);
  }
  const own = file.failures.find(({ rule }) => rule === id);
  // ESLint then stops, as with any rule that throws, and names rule and file.
  if (own) throw new Error(own.message);
  const failures = file.failures.filter(({ rule }) => rule === undefined).map(({ message }) => message);
  file.failures = file.failures.filter(({ rule }) => rule !== undefined);
  return { findings: file.findings?.get(id) ?? [], failures };
}
