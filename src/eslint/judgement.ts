/**
 * One judgement a file, shared by all rules. ESLint makes the listeners of every rule that is on before it calls the
 * first: so the rules and options of a file are known when it is judged, and "one fault, one finding" holds between them.
 */
import { Unreadable } from '../core/document.js';
import type { Finding } from '../core/finding.js';
import { judge } from '../core/judge.js';
import type { Setting } from '../core/lint.js';
import type { Format, Rule, Services } from '../core/rule.js';
import { createSqlService } from '../sql/service.js';
import { read, rootOf } from './read.js';
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

/** Says that a rule is on for a file. */
export function enlist(rule: Rule, { sourceCode, options }: RuleContext): void {
  let file = files.get(rootOf(sourceCode));
  // An AST that has been judged before is linted once more.
  if (!file || file.findings) files.set(rootOf(sourceCode), (file = { settings: new Map(), failures: [] }));
  const given = options[0] as Readonly<Record<string, unknown>> | undefined;
  file.settings.set(rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults, ...given } });
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
    const document = read(pathOf(context), context.sourceCode);
    const dialect = {
      openai: 'auto' as const,
      ...(context.settings['toolint'] as EslintSettings | undefined)?.dialect,
    };
    const hints = { named: false, servers: [], dialect };
    const { findings, failures } = judge(document, formats, hints, file.settings, services).result;
    file.failures = failures.map(({ message }) => message);
    for (const finding of findings) byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), finding]);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    file.failures = [error.message];
  }
  return byRule;
}

/** Relative, with forward slashes. */
function pathOf({ filename, cwd }: RuleContext): string {
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
