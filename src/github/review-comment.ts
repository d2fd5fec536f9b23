/** What a comment of a review says. */
import type { Finding, FindingFix } from '../core/finding.js';
import { codeSpan, linked } from '../report/markup.js';
import { SYMBOLS } from '../report/formats/markdown.js';
import { fixFlag } from '../report/overview.js';
import { webLink } from '../report/text.js';
import type { Job } from './job.js';
import { marker } from './marker.js';
import { stepOf, type EarlierComment } from './review-earlier.js';
import type { Offer } from './suggestion-offers.js';

const RELATED_SHOWN = 5;

export function commentBody(finding: Finding, fingerprint: string, job: Job, offer?: Offer): string {
  const { severity, rule, url, message, related = [], fix } = finding;
  const parts = [
    marker('finding', stepOf(job), fingerprint),
    `${SYMBOLS[severity]} **${severity}** ${linked(codeSpan(rule, 100), webLink(url))}`,
    codeSpan(message),
    ...related
      .slice(0, RELATED_SHOWN)
      .map(
        ({ note, path, line, column }) =>
          `Note: ${codeSpan(note, 300)} (${codeSpan(`${path}:${line}:${column}`, 300)})`,
      ),
  ];
  if (fix) parts.push(fixText(fix, offer));
  if (offer && 'block' in offer) parts.push(offer.block);
  return parts.join('\n\n');
}

function fixText(fix: FindingFix, offer: Offer | undefined): string {
  const title = `Fix: ${codeSpan(fix.title, 200)}`;
  const isOffered = offer !== undefined && 'block' in offer;
  const parts = [isOffered ? `${title}.` : `${title} (\`${fixFlag(fix)}\`).`];
  if (isOffered && !fix.safe) parts.push('It may change what the manifest means, so look at it before you apply it.');
  if (offer && 'rival' in offer)
    parts.push(
      `It is not offered here, because it overlaps with the suggestion at line ${offer.rival.span.to}. Apply that one first; the next run can then offer this one.`,
    );
  return parts.join(' ');
}

export function resolvedBody(comment: EarlierComment, job: Job): string {
  const news = `✅ **Resolved:** this is no longer reported at \`${job.head.slice(0, 7)}\`.`;
  return outdatedBody('resolved', news, comment, job);
}

/** Of a comment that another run posted at the same time. */
export function copiedBody(copy: EarlierComment, { url }: EarlierComment, job: Job): string {
  const news = `**Posted twice:** ${linked('the other comment', webLink(url))} is kept up to date.`;
  return outdatedBody('copy', news, copy, job);
}

/** It keeps its words, for those who replied to it, and loses its fix. */
function outdatedBody(kind: string, news: string, { body, fingerprint }: EarlierComment, job: Job): string {
  const [said = ''] = body.slice(body.indexOf('-->') + 3).split(/^Fix: /m);
  return [marker(kind, stepOf(job), fingerprint), news, said.trim()].join('\n\n');
}
