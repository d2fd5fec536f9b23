/** A comment that hides a finding, where the syntax has comments and one can be put there. */
import { Lines } from '../core/lines.js';
import type { Finding } from '../core/finding.js';
import type { TextEdit } from '../core/rule.js';
import { applyEdits } from '../engine/fix.js';
import { mayBeSuppressed } from '../engine/suppressions.js';
import { languageOf } from '../core/language.js';
import type { OpenFile } from './workspace.js';

/** Each is tried: a comment is offered only if it hides the finding and changes nothing else. */
export async function suppressingComment(
  finding: Finding,
  opened: OpenFile,
  reason: string,
): Promise<TextEdit | undefined> {
  const { document, run, file } = opened;
  if (!mayBeSuppressed(finding.rule)) return undefined;
  const { text } = document;
  const before = await run.look(file, { untried: true });
  for (const edit of candidates(finding, file.path, text, reason)) {
    const outcome = await run.look(file, { untried: true, read: () => ({ text: applyEdits(text, [edit]) }) });
    const moved = movedBy(edit, finding);
    const isHidden = outcome?.disabledRanges?.hides(moved) === true;
    const isHarmless =
      outcome?.isBroken === before?.isBroken && (outcome?.findings.length ?? 0) <= (before?.findings.length ?? 0);
    if (isHidden && isHarmless && outcome?.file?.tools === before?.file?.tools) return edit;
  }
  return undefined;
}

function* candidates({ rule, start }: Finding, path: string, text: string, reason: string): Generator<TextEdit> {
  const { starts } = new Lines(text);
  const at = starts.findLast((each) => each <= start) ?? 0;
  const [, indent = ''] = /^([ \t]*)/.exec(text.slice(at))!;
  const lineEnd = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const rest = /^[^\r\n]*/.exec(text.slice(at))![0].length;
  for (const [open, close] of COMMENTS[languageOf(path) ?? 'json']) {
    const comment = (word: string): string => `${open} ${word} ${rule} -- ${reason}${close}`;
    yield { start: at, end: at, text: `${indent}${comment('toolint-disable-next-line')}${lineEnd}` };
    yield { start: at + rest, end: at + rest, text: ` ${comment('toolint-disable-line')}` };
  }
}

type Comments = readonly (readonly [open: string, close: string])[];

const SLASHES: Comments = [['//', '']];
const COMMENTS: Readonly<Record<NonNullable<ReturnType<typeof languageOf>>, Comments>> = {
  // Where the config allows them.
  json: SLASHES,
  jsonc: SLASHES,
  json5: SLASHES,
  yaml: [['#', '']],
  python: [['#', '']],
  javascript: [...SLASHES, ['{/*', ' */}']],
  html: [['<!--', ' -->'], ...SLASHES],
};

function movedBy({ start: from, text }: TextEdit, finding: Finding): Finding {
  if (from > finding.start) return finding;
  const { start, end, line } = finding;
  return { ...finding, start: start + text.length, end: end + text.length, line: line + 1 };
}
