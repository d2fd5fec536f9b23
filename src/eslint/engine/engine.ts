/** Judges files for ESLint. All that is heavy is here: it is loaded by the first file that may hold tools. */
import { Unreadable, type Document } from '../../core/document.js';
import type { Failure, Finding } from '../../core/finding.js';
import { groupBy } from '../../core/group.js';
import { judge } from '../../core/judge.js';
import type { Setting, Settings } from '../../core/lint.js';
import { compareAlone, settingsAlone } from '../../core/project.js';
import type { Format, Rule, Services } from '../../core/rule.js';
import { createSqlService } from '../../sql/service.js';
import { pathOf } from '../file.js';
import type { Broken, Page } from '../html.js';
import type { RuleContext } from '../types.js';
import { readPage } from './pages.js';
import { read } from './read.js';
import { settingsOf } from './settings.js';
import { unsuppressed } from './unsuppressed.js';

/** A rule that is on. */
export interface Enlisted {
  /** Missing where it is one of those that the engine has. */
  readonly rule?: Rule;
  /** What the config says. */
  readonly options?: Readonly<Record<string, unknown>>;
}

interface Judged {
  /** By the rule that reports them. */
  readonly findings: ReadonlyMap<string, Finding[]>;
  readonly failures: readonly Failure[];
  /** The scripts of a page that cannot be parsed. */
  readonly broken: readonly Broken[];
}

export interface Engine {
  /** `known`: all rules that directives may name; `page`: whose scripts the file stands for. */
  judge(
    enlisted: ReadonlyMap<string, Enlisted>,
    known: ReadonlySet<string>,
    context: RuleContext,
    page: Page | undefined,
  ): Judged;
}

export type OpenEngine = () => Engine;

export function createEngine(rules: readonly Rule[], formats: readonly Format[]): Engine {
  const byId = new Map(rules.map((rule) => [rule.id as string, rule]));
  const settingOf = (id: string, { rule = byId.get(id)!, options }: Enlisted): Setting => ({
    rule,
    severity: rule.severity,
    options: { ...rule.options?.defaults, ...options },
  });
  let last: { readonly enlisted: ReadonlyMap<string, Enlisted>; readonly settings: Settings } | undefined;
  /** Most files have the same rules on as the one before; the engine keeps what it knows of them. */
  const settingsFor = (enlisted: ReadonlyMap<string, Enlisted>): Settings => {
    if (last && areEqual(enlisted, last.enlisted)) return last.settings;
    const settings = new Map([...enlisted].map(([id, each]) => [id, settingOf(id, each)]));
    last = { enlisted, settings };
    return settings;
  };
  return {
    judge(enlisted, known, context, page) {
      const settings = settingsFor(enlisted);
      try {
        return judgeFile(settings, known, formats, context, page);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return { findings: new Map(), failures: [{ path: context.filename, message: error.message }], broken: [] };
      }
    },
  };
}

/** ESLint hands on the options that the config holds, for each file the same objects. */
function areEqual(some: ReadonlyMap<string, Enlisted>, others: ReadonlyMap<string, Enlisted>): boolean {
  if (some.size !== others.size) return false;
  for (const [id, { rule, options }] of some) {
    const other = others.get(id);
    if (!other || other.rule !== rule || other.options !== options) return false;
  }
  return true;
}

function judgeFile(
  settings: Settings,
  known: ReadonlySet<string>,
  formats: readonly Format[],
  context: RuleContext,
  page: Page | undefined,
): Judged {
  const { dialect, suppressions } = settingsOf(context);
  const { cwd, sourceCode, languageOptions = {} } = context;
  const [document, broken] = page
    ? readPage(pathOf({ cwd, filename: page.filename }), page.text, languageOptions)
    : [read(pathOf(context), sourceCode, languageOptions), []];
  const hints = { named: false, servers: [], dialect: { openai: 'auto' as const, ...dialect } };
  const { result, switches } = judge(document, formats, hints, settings, services);
  const isAlone = (result.facts.size > 0 || switches !== undefined) && isWhole(document, context);
  const compared = compareAlone(result, settings, isAlone);
  const told = compared.findings.filter((finding) => !switches?.hides(finding));
  const unused = switches?.unused(settingsAlone(settings, isAlone), known) ?? [];
  const found = [...result.findings, ...told, ...unused];
  const findings = groupBy(unsuppressed(found, suppressions, context), ({ rule }) => rule);
  return { findings, failures: [...result.failures, ...compared.failures], broken };
}

/** Code that shares with other files of its own may have there what it lacks. */
function isWhole({ code, text }: Document, { sourceCode }: RuleContext): boolean {
  const { body } = sourceCode.ast as { readonly body?: unknown };
  const statements = Array.isArray(body) ? (body as readonly { readonly type: string }[]) : [];
  const isShared = code?.imports.some((name) => name.startsWith('.')) || /\bmodule\.exports\b|\bexports\./.test(text);
  return !isShared && !statements.some(({ type }) => type.startsWith('Export'));
}

/** SQLite is loaded, in a thread of its own, by the first manifest that has SQL. */
let sql: Services['sql'];
const services: Services = {
  get sql() {
    return (sql ??= createSqlService());
  },
};
