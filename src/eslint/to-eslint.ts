/** Makes an ESLint rule of one of ours: same message, same place, safe fixes as fixes and unsafe ones as suggestions. */
import type { Finding } from '../core/finding.js';
import type { Format, Rule, TextEdit } from '../core/rule.js';
import { pageOf } from '../core/version.js';
import { enlist, takeSaid } from './judgement.js';
import type { EslintRule, Fixer, Report, RuleContext, RuleMeta, SourceCode } from './types.js';

export function toEslint(rule: Rule, formats: readonly Format[]): EslintRule {
  return {
    meta: metaOf(rule),
    create(context) {
      enlist(rule, context);
      return { [context.sourceCode.ast.type]: () => reportAll(rule, formats, context) };
    },
  };
}

function metaOf(rule: Rule): RuleMeta {
  const { summary, severity, fixable, messages, options } = rule;
  return {
    type: severity === 'error' ? 'problem' : 'suggestion',
    docs: { description: summary, url: pageOf(rule), recommended: rule.in !== 'strict' },
    messages: { ...messages },
    schema: options ? [{ ...options.schema }] : [],
    defaultOptions: options ? [{ ...options.defaults }] : [],
    languages: languagesOf(rule),
    ...(fixable && fixable !== 'unsafe' && { fixable: 'code' as const }),
    ...(fixable && fixable !== 'safe' && { hasSuggestions: true }),
  };
}

const JSON_LANGUAGES = ['json/*', 'toolint-json/*'];
/** Formats that nobody writes in source code. */
const DATA_ONLY = /^(otc|shinkai)\//;

export function languagesOf({ id }: Rule): string[] {
  return DATA_ONLY.test(id) ? JSON_LANGUAGES : ['js/js', ...JSON_LANGUAGES];
}

function reportAll(rule: Rule, formats: readonly Format[], context: RuleContext): void {
  const { findings, failures } = takeSaid(rule, formats, context);
  for (const message of failures) context.report({ loc: locOf(context.sourceCode, 0, 0), message });
  for (const finding of findings) context.report(reportOf(finding, context.sourceCode));
}

function reportOf({ start, end, message, fix }: Finding, sourceCode: SourceCode): Report {
  const loc = locOf(sourceCode, start, end);
  if (!fix) return { loc, message };
  const change = (fixer: Fixer) => fix.edits.map((edit) => replace(fixer, edit));
  return fix.safe ? { loc, message, fix: change } : { loc, message, suggest: [{ desc: fix.title, fix: change }] };
}

const replace = (fixer: Fixer, { start, end, text }: TextEdit) => fixer.replaceTextRange([start, end], text);

/** ESLint knows which lines and columns a language counts from; one that cannot tell gets the first. */
function locOf(sourceCode: SourceCode, start: number, end: number): Report['loc'] {
  const at = (index: number) => sourceCode.getLocFromIndex?.(index) ?? { line: 1, column: 1 };
  return { start: at(start), end: at(end) };
}
