/** The comments of a review: how they recognise their finding, what they say, and which of them are outdated. */
import { helpBesideFix, type Finding, type FindingFix, type Report, stableLocation } from '../core/finding.js';
import { codeSpan, linked, messageText, prose, webLink } from '../report/text.js';
import { notesIn, SYMBOLS } from '../report/formats/markdown.js';
import { fixFlag, sorted } from '../report/overview.js';
import type { Job } from './job.js';
import { hash, marker, stepOf, type EarlierComment } from './review-earlier.js';
import type { SuggestionOffer } from './suggestion.js';

/** By these a comment recognises its finding in later runs, even if its lines or the tools around it move. Equal ones are numbered. */
export function fingerprints(findings: readonly Finding[]): Map<Finding, string> {
  const all = new Map<Finding, string>();
  const seen = new Map<string, number>();
  for (const finding of sorted(findings)) {
    const { rule, path, valueHash } = finding;
    const fingerprint = hash(rule, path, locationKey(finding), valueHash);
    const nth = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, nth);
    all.set(finding, `${fingerprint}:${nth}`);
  }
  return all;
}

/** Tools without a name are distinguished by their values and their order. */
function locationKey(finding: Finding): string {
  const { item } = finding;
  const isNameless = item !== undefined && item.name === undefined;
  return JSON.stringify(isNameless ? { nameless: item.pointer } : stableLocation(finding));
}

export interface CommentUpdate {
  readonly comment: EarlierComment;
  readonly body: string;
}

/** Comments whose findings are gone, then copies of older comments. `present`: the fingerprints of the findings. */
export function outdatedAmong(
  comments: readonly EarlierComment[],
  present: ReadonlySet<string>,
  report: Report,
  job: Job,
): CommentUpdate[] {
  const isGone = ({ fingerprint, path }: EarlierComment): boolean => !present.has(fingerprint) && isKnown(path, report);
  const oldest = oldestOf(comments);
  const copies = comments.filter((each) => !isGone(each) && oldest.get(each.fingerprint) !== each);
  return [
    ...comments.filter(isGone).map((comment) => ({ comment, body: resolvedBody(comment, job) })),
    ...copies.map((comment) => ({ comment, body: copiedBody(comment, oldest.get(comment.fingerprint)!, job) })),
  ];
}

/** By fingerprint. */
export function oldestOf(comments: readonly EarlierComment[]): Map<string, EarlierComment> {
  return new Map([...comments].reverse().map((each) => [each.fingerprint, each]));
}

/** In a file that could not be linted, or is not reported in full, it is unknown which findings are gone. */
function isKnown(path: string, { failures, cutShort = [] }: Report): boolean {
  return !cutShort.includes(path) && !failures.some((failure) => includesPath(failure.path, path));
}

/** A failure is about the file, a folder that contains it, or the whole run. */
function includesPath(failed: string, path: string): boolean {
  return failed === '' || failed === '.' || failed === path || path.startsWith(`${failed}/`);
}

const MOST_RELATED = 5;

/** `others` says where more of its kind are. */
export function commentBody(
  finding: Finding,
  fingerprint: string,
  job: Job,
  offer?: SuggestionOffer,
  others?: string,
): string {
  const { severity, rule, url, message, related = [], fix } = finding;
  const help = helpBesideFix(finding);
  const parts = [
    marker('finding', stepOf(job), fingerprint),
    `${SYMBOLS[severity]} **${severity}** ${linked(codeSpan(rule, 100), webLink(url))}`,
    messageText(message),
    ...(help === undefined ? [] : [`Help: ${messageText(help)}`]),
    ...(others === undefined ? [] : [`**${prose(others)}**`]),
    ...notesIn(related).slice(0, MOST_RELATED),
  ];
  if (fix) parts.push(fixText(fix, offer));
  if (offer && 'block' in offer) parts.push(offer.block);
  return parts.join('\n\n');
}

function fixText(fix: FindingFix, offer: SuggestionOffer | undefined): string {
  const title = `Fix: ${messageText(fix.title, 200)}`;
  const isOffered = offer !== undefined && 'block' in offer;
  const parts = [isOffered ? `${title}.` : `${title} (\`${fixFlag(fix)}\`).`];
  if (isOffered && !fix.safe) parts.push('It may change what the tools do, so look at it before you apply it.');
  if (offer && 'rival' in offer)
    parts.push(
      `It is not offered here, because it overlaps with the suggestion at line ${offer.rival.span.to}. Apply that one first; the next run can then offer this one.`,
    );
  return parts.join(' ');
}

function resolvedBody(comment: EarlierComment, job: Job): string {
  const news = `✅ **Resolved:** this is no longer reported at \`${job.head.slice(0, 7)}\`.`;
  return outdatedBody('resolved', news, comment, job);
}

/** Of a comment that another run posted at the same time. */
function copiedBody(copy: EarlierComment, { url }: EarlierComment, job: Job): string {
  const news = `**Posted twice:** ${linked('the other comment', webLink(url))} is kept up to date.`;
  return outdatedBody('copy', news, copy, job);
}

/** Keeps the text that people may have replied to, without the fix. */
function outdatedBody(kind: string, news: string, { body, fingerprint }: EarlierComment, job: Job): string {
  const [before = ''] = body.slice(body.indexOf('-->') + 3).split(/^Fix: /m);
  return [marker(kind, stepOf(job), fingerprint), news, before.trim()].join('\n\n');
}
