/**
 * One judgement a file, shared by all rules. ESLint makes the listeners of every rule that is on before it calls the
 * first: so the rules and options of a file are known when it is judged, and "one fault, one finding" holds between them.
 */
import { Unreadable } from '../core/document.js';
import type { Finding } from '../core/finding.js';
import { judge } from '../core/judge.js';
import type { Setting } from '../core/lint.js';
import type { Format, Rule, Services } from '../core/rule.js';
import { createMatcher, type Matcher, type SuppressionsFile } from '../core/suppressions.js';
import { validate } from '../core/validate-suppressions.js';
import { createSqlService } from '../sql/service.js';
import { mayHoldManifests, read, rootOf } from './read.js';
import type { EslintSettings, RuleContext } from './types.js';

/** What a rule has to report, and what it reports in the name of all. */
export interface Said {
  readonly findings: readonly Finding[];
  /** What could not be done, in the first rule's name: ESLint knows no reports of a plugin. */
  readonly failures: readonly string[];
}

interface File {
  /** The rules that are on. */
  readonly settings: Map<string, Setting>;
  findings?: ReadonlyMap<string, Finding[]>;
  failures: readonly string[];
}

const files = new WeakMap<object, File>();

/** All rules of all plugins: directives may name any. */
const known = new Set<string>();

export function introduce(rules: readonly Rule[]): void {
  for (const { id } of rules) known.add(id);
}

/** Stands for all files that hold nothing for any rule. */
const EMPTY: File = { settings: new Map(), failures: [] };

/** Says that a rule is on for a file. False: there is nothing in the file for it to look at. */
export function enlist(rule: Rule, context: RuleContext): boolean {
  const { sourceCode, options } = context;
  const root = rootOf(sourceCode);
  let file = files.get(root);
  // An AST that has been judged before is linted once more.
  if (!file || file.findings) {
    file = mayHoldManifests(pathOf(context), sourceCode) ? { settings: new Map(), failures: [] } : EMPTY;
    files.set(root, file);
  }
  if (file === EMPTY) return false;
  const given = options[0] as Readonly<Record<string, unknown>> | undefined;
  file.settings.set(rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults, ...given } });
  return true;
}

/** Takes what a rule has to say; the file is judged when the first rule asks. */
export function takeSaid(rule: Rule, formats: readonly Format[], context: RuleContext): Said {
  const file = files.get(rootOf(context.sourceCode))!;
  file.findings ??= judgeFile(file, formats, context);
  const { failures } = file;
  file.failures = [];
  return { findings: file.findings.get(rule.id) ?? [], failures };
}

function judgeFile(file: File, formats: readonly Format[], context: RuleContext): Map<string, Finding[]> {
  const byRule = new Map<string, Finding[]>();
  try {
    const document = read(pathOf(context), context.sourceCode, context.languageOptions?.parser);
    const { dialect } = settingsOf(context);
    const hints = { named: false, servers: [], dialect: { openai: 'auto' as const, ...dialect } };
    const { result, switches } = judge(document, formats, hints, file.settings, services);
    const findings = [...result.findings, ...(switches?.unused(file.settings, known) ?? [])];
    for (const finding of unsuppressed(findings, file, context)) {
      byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), finding]);
    }
    file.failures = [...file.failures, ...result.failures.map(({ message }) => message)];
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    file.failures = [error.message];
  }
  return byRule;
}

const settingsOf = ({ settings }: RuleContext): EslintSettings => settings['toolint'] ?? {};

/** What the suppressions leave over, which name the file on the disk. */
function unsuppressed(findings: readonly Finding[], file: File, context: RuleContext): readonly Finding[] {
  const { suppressions } = settingsOf(context);
  if (suppressions === undefined || findings.length === 0) return findings;
  const match = matcherOf(suppressions);
  if (!match) {
    file.failures = [UNUSABLE];
    return findings;
  }
  const { cwd, filename, physicalFilename = filename } = context;
  const path = pathOf({ cwd, filename: physicalFilename });
  return match(findings.map((finding) => ({ ...finding, path }))).visible;
}

const UNUSABLE =
  '`settings.toolint.suppressions` is not what toolint-suppressions.json holds. Import that file in the config: `import suppressions from "./toolint-suppressions.json" with { type: "json" }`.';

const matchers = new WeakMap<SuppressionsFile, Matcher | undefined>();

/** Undefined: it is no such file that was given. */
function matcherOf(file: SuppressionsFile): Matcher | undefined {
  if (matchers.has(file)) return matchers.get(file);
  const matcher = validate(file) ? createMatcher(file.suppressions, new Date().toISOString().slice(0, 10)) : undefined;
  if (typeof file === 'object' && file !== null) matchers.set(file, matcher);
  return matcher;
}

/** Relative, with forward slashes. */
function pathOf({ filename, cwd }: Pick<RuleContext, 'filename' | 'cwd'>): string {
  const inside = filename.startsWith(cwd) ? filename.slice(cwd.length) : filename;
  return inside.replaceAll('\\', '/').replace(/^\//, '');
}

/** SQLite is loaded, in a thread of its own, by the first manifest that has SQL. */
let sql: Services['sql'];
const services: Services = {
  get sql() {
    return (sql ??= createSqlService());
  },
};
