/** Judges files for ESLint. All that is heavy is here: it is loaded by the first file that may hold tools. */
import { Unreadable, type Document } from '../core/document.js';
import type { Failure, Finding } from '../core/finding.js';
import { groupBy, isRecord, remembered } from '../core/collections.js';
import { Trials, runTrialSync } from '../engine/harmful-fixes.js';
import { lintDocument, type LintedDocument } from '../engine/lint-document.js';
import type { Setting, Settings } from '../engine/applicable-rules.js';
import { oncePerCause } from '../engine/causes.js';
import { findingsAlone } from '../engine/project.js';
import type { Format } from '../core/format.js';
import type { FormatId, Rule } from '../core/rule.js';
import type { Services } from '../core/services.js';
import { compileGlob } from '../files/pattern.js';
import { packageVersions } from '../read/javascript/packages.js';
import type { Packages } from '../core/code.js';
import { FORMATS } from '../generated/format-ids.js';
import { createSqlService } from '../sql/service.js';
import { pathOf } from './file.js';
import type { Broken, Page } from './html.js';
import type { RuleContext, EslintSettings } from './types.js';
import { readPage, read, readAgain, readJsonAgain } from './read.js';
import { printable, quotedValue, eitherOf } from '../core/text.js';
import { didYouMean } from '../core/did-you-mean.js';
import { CLIENTS, DIALECTS } from '../core/pack.js';
import { createMatcher, type SuppressionsFile } from '../engine/suppressions.js';
import { validate } from '../generated/validators/suppressions.js';

export interface EnabledRule {
  /** Missing where it is one of those that the engine has. */
  readonly rule?: Rule;
  /** What the config says. */
  readonly options?: Readonly<Record<string, unknown>>;
}

interface LintedFile {
  /** By the rule that reports them. */
  readonly findings: ReadonlyMap<string, Finding[]>;
  readonly failures: readonly Failure[];
  /** The scripts of a page that cannot be parsed. */
  readonly broken: readonly Broken[];
}

export interface Engine {
  /** `known`: all rules that directives may name; `page`: whose scripts the file stands for. */
  lintDocument(
    enabledRules: ReadonlyMap<string, EnabledRule>,
    known: ReadonlySet<string>,
    context: RuleContext,
    page: Page | undefined,
  ): LintedFile;
}

export type OpenEngine = () => Engine;

export function createEngine(rules: readonly Rule[], formats: readonly Format[]): Engine {
  const byId = new Map(rules.map((rule) => [rule.id as string, rule]));
  const settingOf = (id: string, { rule = byId.get(id)!, options }: EnabledRule): Setting => ({
    rule,
    severity: rule.severity,
    options: { ...rule.options?.defaults, ...options },
  });
  let last: { readonly enabledRules: ReadonlyMap<string, EnabledRule>; readonly settings: Settings } | undefined;
  /** Most files have the same rules on as the one before; the engine keeps what it knows of them. */
  const enabledSettings = (enabledRules: ReadonlyMap<string, EnabledRule>): Settings => {
    if (last && areEqual(enabledRules, last.enabledRules)) return last.settings;
    const settings = new Map([...enabledRules].map(([id, each]) => [id, settingOf(id, each)]));
    last = { enabledRules, settings };
    return settings;
  };
  return {
    lintDocument(enabledRules, known, context, page) {
      const settings = enabledSettings(enabledRules);
      try {
        return lintFile(settings, known, formats, context, page);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return { findings: new Map(), failures: [{ path: context.filename, message: error.message }], broken: [] };
      }
    },
  };
}

/** ESLint hands on the options that the config holds, for each file the same objects. */
function areEqual(some: ReadonlyMap<string, EnabledRule>, others: ReadonlyMap<string, EnabledRule>): boolean {
  if (some.size !== others.size) return false;
  for (const [id, { rule, options }] of some) {
    const other = others.get(id);
    if (!other || other.rule !== rule || other.options !== options) return false;
  }
  return true;
}

function lintFile(
  settings: Settings,
  known: ReadonlySet<string>,
  formats: readonly Format[],
  context: RuleContext,
  page: Page | undefined,
): LintedFile {
  const { clients, dialect, formats: kinds = {}, packages: given, suppressions } = settingsOf(context);
  const { cwd, sourceCode, languageOptions = {} } = context;
  const packages = (): Packages => packagesOf(context, given);
  const [document, broken] = page
    ? readPage(pathOf({ cwd, filename: page.filename }), page.text, languageOptions)
    : [read(pathOf(context), sourceCode, languageOptions, packages), []];
  const hints = {
    format: formatOf(document.path, kinds),
    named: false,
    servers: [],
    dialect: { openai: 'auto' as const, ...dialect },
    clients,
    packages,
  };
  const linted = lintDocument(document, formats, hints, settings, services);
  const { result, disabledRanges } = linted;
  const isAlone = (result.facts.size > 0 || disabledRanges !== undefined) && isWhole(document, context);
  const again = (text: string): Document | undefined =>
    document.code ? readAgain(document.path, text, languageOptions, packages) : readJsonAgain(document.path, text);
  const offered = page
    ? result.findings
    : withoutHarmfulFixes(linted, again, (one) => lintDocument(one, formats, hints, settings, services));
  const found = findingsAlone({ ...result, settings, known, disabledRanges, findings: offered }, isAlone);
  const shown = oncePerCause(unsuppressed(found.findings, suppressions, context));
  const findings = groupBy(shown, ({ rule }) => rule);
  return { findings, failures: found.failures, broken };
}

/** What the settings say, and of what they leave out, what the folder of the file says: other tools may be installed at the top. */
function packagesOf({ cwd, filename, physicalFilename = filename }: RuleContext, given: Packages = {}): Packages {
  const path = physicalFilename.replaceAll('\\', '/');
  const isOnDisk = /^(?:\/|[A-Za-z]:\/)/.test(path);
  return isOnDisk ? { ...packageVersions(cwd.replaceAll('\\', '/'))(path), ...given } : given;
}

/** Without fixes that do harm, where it can be read again. */
function withoutHarmfulFixes(
  linted: LintedDocument,
  again: (text: string) => Document | undefined,
  judgeAgain: (document: Document) => LintedDocument,
): readonly Finding[] {
  const { document, result } = linted;
  if (!result.findings.some(({ fix }) => fix) || !again(document.text)) return result.findings;
  const broken = { ...document, faults: [...document.faults, { start: 0, end: 0, message: 'It cannot be parsed.' }] };
  return runTrialSync(new Trials(document.text, linted).withoutHarmful(), (text) => {
    const other = again(text);
    return other ? judgeAgain(other) : { ...linted, document: broken };
  });
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

/** What `settings.toolint` says. A misspelt key or value is an error: it would switch rules off. */
const KEYS = ['clients', 'dialect', 'formats', 'packages', 'suppressions'];

const UNUSABLE =
  '`settings.toolint.suppressions` is not what toolint-suppressions.json holds. Import that file in the config: `import suppressions from "./toolint-suppressions.json" with { type: "json" }`.';

const usable = new WeakSet<object>();

/** Throws where it is not what it should be, so that ESLint stops. */
function settingsOf({ settings }: RuleContext): EslintSettings {
  const ours = settings['toolint'];
  if (ours === undefined) return {};
  const known = objectAt('settings.toolint', ours, KEYS);
  if (usable.has(known)) return known;
  const { clients, dialect, formats, packages, suppressions } = known;
  if (formats !== undefined) checkFormats(formats);
  if (clients !== undefined) checkClients(clients);
  if (packages !== undefined) checkPackages(packages);
  if (dialect !== undefined) {
    const { openai } = objectAt('settings.toolint.dialect', dialect, ['openai']);
    if (openai !== undefined && !DIALECTS.some((each) => each === openai)) throw new Error(unknownDialect(openai));
  }
  if (suppressions !== undefined && !isSuppressions(suppressions)) throw new Error(UNUSABLE);
  usable.add(known);
  return known;
}

function objectAt(path: string, value: unknown, keys?: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new Error(`\`${path}\` must be an object, and is ${quotedValue(value)}.`);
  const stray = Object.keys(value).find((key) => keys && !keys.includes(key));
  if (keys && stray !== undefined)
    throw new Error(`\`${path}\` has an unknown key \`${printable(stray)}\`${didYouMean(stray, keys)}.`);
  return value;
}

function checkClients(clients: unknown): void {
  const list = Array.isArray(clients) ? (clients as readonly unknown[]) : [clients];
  const stray = list.find((each) => !CLIENTS.some((client) => client === each));
  if (stray === undefined) return;
  if (!Array.isArray(clients))
    throw new Error(`\`settings.toolint.clients\` must be a list of clients, and is ${quotedValue(clients)}.`);
  const hint = typeof stray === 'string' ? didYouMean(stray, CLIENTS) : '';
  throw new Error(
    `\`settings.toolint.clients\` names ${quotedValue(stray)}, which is not a client that toolint knows${hint}.`,
  );
}

/** The last pattern counts that matches, as in the config of the command line. */
function formatOf(path: string, formats: Readonly<Record<string, FormatId>>): FormatId | undefined {
  return Object.entries(formats).findLast(([pattern]) => compileGlob(pattern)(path))?.[1];
}

function checkFormats(formats: unknown): void {
  for (const [pattern, format] of Object.entries(objectAt('settings.toolint.formats', formats))) {
    compileGlob(pattern);
    if (FORMATS.some((each) => each === format)) continue;
    const hint = typeof format === 'string' ? didYouMean(format, FORMATS) : '';
    throw new Error(
      `\`settings.toolint.formats\` gives \`${printable(pattern)}\` the format ${quotedValue(format)}, which is not one that toolint knows${hint}.`,
    );
  }
}

/** Any package may be named: which of them count may change. */
function checkPackages(packages: unknown): void {
  const known = objectAt('settings.toolint.packages', packages);
  const stray = Object.keys(known).find((name) => typeof known[name] !== 'string');
  if (stray !== undefined)
    throw new Error(
      `\`settings.toolint.packages\` must give \`${printable(stray)}\` a version, such as "4.1.0", and has ${quotedValue(known[stray])}.`,
    );
}

function unknownDialect(value: unknown): string {
  const allowed = eitherOf(DIALECTS.map((each) => `\`${each}\``));
  const hint = typeof value === 'string' ? didYouMean(value, DIALECTS) : '';
  return `\`settings.toolint.dialect.openai\` must be ${allowed}, and is ${quotedValue(value)}${hint}.`;
}

/** What the suppressions leave over, which name the file on the disk. */
function unsuppressed(
  findings: readonly Finding[],
  suppressions: SuppressionsFile | undefined,
  { cwd, filename, physicalFilename = filename }: RuleContext,
): readonly Finding[] {
  if (suppressions === undefined || findings.length === 0) return findings;
  const path = pathOf({ cwd, filename: physicalFilename });
  return matcherOf(suppressions)(findings.map((finding) => ({ ...finding, path }))).visible;
}

const isSuppressions = (file: unknown): file is SuppressionsFile => validate(file);

const matcherOf = remembered(({ suppressions }: SuppressionsFile) =>
  createMatcher(suppressions, new Date().toISOString().slice(0, 10)),
);
