/** What we use of ESLint, in types of our own: who has no ESLint can still compile, and ESLint 9 and 10 both fit. */
import type { StoreName } from '../core/stores.js';
import type { Format } from '../core/format.js';
import type { Packages } from '../core/code.js';
import { inOneText, partsOf } from '../core/message.js';
import { isOfServer } from '../core/pack.js';
import type { ClientId, FormatId, OpenaiDialect, Rule } from '../core/rule.js';
import type { SuppressionsFile } from '../engine/suppressions.js';

interface Position {
  line: number;
  column: number;
}

export interface SourceCode {
  /** Missing where a file is none of text. */
  readonly text?: string;
  /** An object with a `type`, whatever the language. */
  readonly ast: unknown;
  getLocFromIndex?(index: number): Position;
}

interface TextFix {
  range: [number, number];
  text: string;
}

export interface Fixer {
  replaceTextRange(range: [number, number], text: string): TextFix;
}

type FixFunction = (fixer: Fixer) => TextFix[];

/** ESLint fills a message that it knows by its id. */
type Wording = { message: string } | { messageId: string; data: Record<string, string> };

export type Report = Wording & {
  loc: { start: Position; end: Position };
  fix?: FixFunction;
  suggest?: { desc: string; fix: FixFunction }[];
};

export interface LanguageOptions {
  readonly parser?: object;
  readonly parserOptions?: object;
  readonly sourceType?: string;
}

export interface RuleContext {
  readonly id: string;
  readonly filename: string;
  /** The file on the disk, where `filename` is a part of it. */
  readonly physicalFilename?: string;
  readonly cwd: string;
  readonly settings: { readonly [name: string]: unknown };
  readonly options: readonly unknown[];
  readonly sourceCode: SourceCode;
  readonly languageOptions?: LanguageOptions;
  report(report: Report): void;
}

export interface RuleMeta {
  type: 'problem' | 'suggestion';
  docs: { description: string; url: string; recommended: boolean };
  messages: Record<string, string>;
  schema: Record<string, unknown>[];
  defaultOptions?: Record<string, unknown>[];
  languages: string[];
  fixable?: 'code';
  hasSuggestions?: boolean;
}

export interface EslintRule {
  meta: RuleMeta;
  create(context: RuleContext): { [selector: string]: () => void };
}

type RuleEntry = 'error' | 'warn' | ['error' | 'warn', Record<string, unknown>];

/** A config object of the kind that `eslint.config.js` lists. */
export interface EslintConfig {
  name: string;
  files: string[];
  ignores?: string[];
  plugins: Record<string, object>;
  language?: string;
  processor?: string;
  languageOptions?: Record<string, unknown>;
  rules: Record<string, RuleEntry>;
}

/** Not an interface: ESLint wants a record. */
export type EslintConfigs = {
  /** TypeScript and JavaScript, by preset. */
  recommended: EslintConfig;
  strict: EslintConfig;
  spec: EslintConfig;
  /** Manifests, through the package @eslint/json, which is loaded when one of these is read. */
  readonly json: EslintConfig;
  readonly jsonc: EslintConfig;
  readonly json5: EslintConfig;
  /** The scripts of widgets. */
  html: EslintConfig;
} & { readonly [store in StoreName]?: EslintConfig };

export interface LintMessage {
  readonly ruleId: string | null;
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  /** The text cannot be parsed. */
  readonly fatal?: boolean;
}

export interface EslintProcessor {
  meta: { name: string; version?: string };
  preprocess(text: string, filename: string): (string | { text: string; filename: string })[];
  postprocess<Given extends LintMessage>(messages: Given[][], filename: string): Given[];
  supportsAutofix: boolean;
}

export interface EslintPlugin {
  meta: { name: string; version?: string; namespace: string };
  processors: Record<'html', EslintProcessor>;
  rules: Record<string, EslintRule>;
  configs: EslintConfigs;
}

/** What `settings.toolint` may say. */
export interface EslintSettings {
  /** What toolint-suppressions.json holds, imported by the config. */
  readonly suppressions?: SuppressionsFile;
  readonly dialect?: { readonly openai?: OpenaiDialect };
  readonly clients?: readonly ClientId[];
  /** The formats of files by patterns, relative to ESLint's current folder: `{ '*.meta.json': 'shinkai' }`. */
  readonly formats?: Readonly<Record<string, FormatId>>;
  /** Versions of packages that decide what the MCP SDK serves: `{ zod: '4.1.0' }`, where no package.json has them. */
  readonly packages?: Packages;
}

/** What ESLint wants to know of a rule before there is a file to judge. */
export interface RuleFacts extends Pick<
  Rule,
  'id' | 'url' | 'summary' | 'severity' | 'otherSeverity' | 'in' | 'notRecommended' | 'fixable' | 'options'
> {
  /** In one text each, as ESLint has them. */
  readonly messages: Readonly<Record<string, string>>;
  /** Rules that need several files, or a server, are not for ESLint, which lints, and caches, one file at a time. */
  readonly isPerFile: boolean;
  /** Its format is not written in source code. */
  readonly isDataOnly?: true;
  /** The rule itself, where it is none of ours. */
  readonly rule?: Rule;
}

export function factsOf(rule: Rule, formats: readonly Format[] = []): RuleFacts {
  const { id, url, summary, severity, otherSeverity, in: preset, notRecommended, fixable, options } = rule;
  const { check, byEngine, needs, project } = rule;
  const isPerFile =
    !isOfServer(rule) &&
    !needs?.includes('files') &&
    (check !== undefined || byEngine === 'file' || project?.inOneFile !== undefined);
  const messages = Object.fromEntries(
    Object.entries(rule.messages).map(([id, message]) => [id, inOneText(partsOf(message))]),
  );
  const isDataOnly = formats.some((format) => format.isDataOnly && id.startsWith(`${format.id}/`));
  return {
    ...{ id, url, summary, severity, otherSeverity, in: preset, notRecommended, messages, fixable, options, isPerFile },
    ...(isDataOnly && { isDataOnly }),
  };
}
