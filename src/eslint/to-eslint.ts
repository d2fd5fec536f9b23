/** Makes an ESLint rule of one of ours: same message, same place, safe fixes as fixes and unsafe ones as suggestions. */
import type { Finding } from '../core/finding.js';
import { inOneText } from '../core/message.js';
import { isInPreset } from '../core/pack.js';
import type { TextEdit } from '../core/rule.js';
import { pageOf } from '../core/version.js';
import type { OpenEngine } from './engine.js';
import type { RuleFacts, EslintRule, Fixer, Report, RuleContext, RuleMeta, SourceCode } from './types.js';
import type { Language } from './file.js';
import type { Page } from './html.js';
import { enlist, fileAt, takeSaid, type File } from './judgement.js';

/** `isSecond`: it reports what is of the other severity, where the rule itself is on too, which then leaves that to it. */
export function toEslint(rule: RuleFacts, openEngine: OpenEngine, isSecond = false): EslintRule {
  const isForCode = reads(rule, 'js');
  return {
    meta: metaOf(rule, isSecond),
    create(context) {
      const file = fileAt(context);
      const { root, language, mayHoldManifests } = file;
      if (language === undefined || (language === 'js' && !isForCode)) {
        return { [root.type]: () => sayOnce(misplacement(context, isForCode), root, context) };
      }
      if (!mayHoldManifests) return NOTHING_TO_SAY;
      if (isSecond) file.seconds.add(rule.id);
      else enlist(rule, file, context);
      const report = () => reportAll(rule, file, openEngine, context, isSecond);
      return language === 'js' ? { Program: report } : { Document: report };
    },
  };
}

const NOTHING_TO_SAY = {};

function metaOf(rule: RuleFacts, isSecond: boolean): RuleMeta {
  const { summary, fixable, messages } = rule;
  const severity = isSecond ? rule.otherSeverity : rule.severity;
  const options = isSecond ? undefined : rule.options;
  const what = isSecond ? ` (what is ${severity === 'error' ? 'an error' : 'a warning'} in it)` : '';
  return {
    type: severity === 'error' ? 'problem' : 'suggestion',
    docs: { description: `${summary}${what}`, url: pageOf(rule), recommended: isInPreset(rule, 'recommended') },
    messages: { ...messages },
    schema: options ? [{ ...options.schema }] : [],
    ...(options && { defaultOptions: [{ ...options.defaults }] }),
    languages: languagesOf(rule),
    ...(mayFix(rule) && { fixable: 'code' as const }),
    // A safe fix of a constant that is used elsewhere too is a suggestion.
    ...((fixable || mayFix(rule)) && { hasSuggestions: true }),
  };
}

/** ESLint refuses fixes that were not announced, which rules of others may forget. */
function mayFix({ rule, fixable }: RuleFacts): boolean {
  return rule !== undefined || fixable === 'safe' || fixable === 'both';
}

const JSON_LANGUAGES = ['json/*', 'toolint-json/*'];
/** A config for pages is for their scripts as well; of the pages themselves no rule of ours says anything. */
const CODE_LANGUAGES = ['js/js', 'html/*'];

/** A language plugin may be registered under any name; the one of `@eslint/json` has the namespace `json`. */
const languagesOf = (rule: RuleFacts): string[] => [...(reads(rule, 'js') ? CODE_LANGUAGES : []), ...JSON_LANGUAGES];

export const reads = ({ isDataOnly }: RuleFacts, language: Language): boolean => language === 'json' || !isDataOnly;

/** ESLint 10.2 and newer say it themselves, and stop. */
function misplacement({ id }: RuleContext, isForCode: boolean): string {
  const known = isForCode ? 'JavaScript, TypeScript and JSON' : 'JSON';
  return `The rule \`${id}\` reads ${known}, and this file is in another language. Give the config object that turns it on \`files\` that say which ones are meant${isForCode ? '' : ', and a `language` of @eslint/json'}.`;
}

const told = new WeakSet<object>();

function sayOnce(message: string, root: object, context: RuleContext): void {
  if (told.has(root)) return;
  told.add(root);
  context.report({ loc: locOf(context.sourceCode, 0, 0), message });
}

function reportAll(rule: RuleFacts, file: File, openEngine: OpenEngine, context: RuleContext, isSecond: boolean): void {
  if (isSecond && !file.enlisted.has(rule.id)) return;
  const { findings, failures } = takeSaid(rule, file, openEngine, context);
  for (const message of failures) context.report({ loc: locOf(context.sourceCode, 0, 0), message });
  const own = file.seconds.has(rule.id) ? findings.filter((each) => isOfOther(each, rule) === isSecond) : findings;
  for (const finding of own) context.report(reportOf(finding, rule, context.sourceCode, file.page));
}

const isOfOther = (finding: Finding, rule: RuleFacts): boolean =>
  (finding.severity === 'error') !== (rule.severity === 'error');

function reportOf(finding: Finding, { fixable }: RuleFacts, sourceCode: SourceCode, page?: Page): Report {
  const { start, end, messageId, data = {}, fix } = finding;
  const reported = {
    loc: locOf(sourceCode, start, end),
    ...(messageId === undefined ? { message: inOneText(finding) } : { messageId, data }),
  };
  if (!fix) return reported;
  const edits = page ? [joined(fix.edits, page.text)] : fix.edits;
  const change = (fixer: Fixer) => edits.map((edit) => replace(fixer, edit));
  // A rule that announces unsafe fixes only is taken at its word.
  const isSafe = fix.safe && fixable !== 'unsafe';
  return isSafe ? { ...reported, fix: change } : { ...reported, suggest: [{ desc: fix.title, fix: change }] };
}

/** ESLint joins edits by the text that is between them, and of a page it has blanks there. */
function joined(edits: readonly TextEdit[], page: string): TextEdit {
  const [first, ...others] = [...edits].sort((a, b) => a.start - b.start);
  return others.reduce(
    (all, { start, end, text }) => ({ start: all.start, end, text: all.text + page.slice(all.end, start) + text }),
    first!,
  );
}

const replace = (fixer: Fixer, { start, end, text }: TextEdit) => fixer.replaceTextRange([start, end], text);

/** ESLint knows which lines and columns a language counts from; one that cannot tell gets the first. */
function locOf(sourceCode: SourceCode, start: number, end: number): Report['loc'] {
  const at = (index: number) => sourceCode.getLocFromIndex?.(index) ?? { line: 1, column: 1 };
  return { start: at(start), end: at(end) };
}
