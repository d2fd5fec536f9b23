/** SARIF 2.1.0, as GitHub's code scanning and the SARIF viewers read it. */
import { mostSevere, isServerPath, NO_COUNTS, total, stableLocation } from '../../core/finding.js';
import type { Failure, Finding, FindingFix, Related, Report } from '../../core/finding.js';
import { inOneText } from '../../core/message.js';
import { type ReportContext, sortedByPath, visibleFindings, type RuleInfo } from '../overview.js';
import { printJson } from './json.js';
import { openSources, type SourceText, type Sources } from '../frame.js';
import { grouped, placeOf, counted, sentence, wellFormed, visible, webLink, prose } from '../text.js';
import { hash } from '../../core/hash.js';
import type { Severity } from '../../core/rule.js';
import { WHERE } from '../../core/version.js';

/** GitHub refuses a run with more results. */
export const SARIF_RESULTS = 25_000;

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

export function sarif(report: Report, context: ReportContext): string {
  const all = visibleFindings(report, context);
  const findings = mostSevere(all, SARIF_RESULTS);
  const sources = openSources(report, context);
  const ruleIds = [...new Set(findings.map((each) => each.rule))].sort();
  const ruleIndex = new Map(ruleIds.map((id, index) => [id, index]));
  const fingerprint = fingerprints(sources);
  return printJson({
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: driver(report, context, findings, ruleIds) },
        columnKind: 'utf16CodeUnits',
        ...baseIds(context.root),
        invocations: [invocation(report, all.length - findings.length)],
        results: findings.map((each) => result(each, ruleIndex.get(each.rule)!, fingerprint(each), sources(each.path))),
      },
    ],
  });
}

function driver(
  report: Report,
  context: ReportContext,
  findings: readonly Finding[],
  ruleIds: readonly string[],
): object {
  const { name, version } = report.tool;
  const known = new Map(context.rules.map((rule) => [rule.id, rule]));
  const firsts = new Map(findings.toReversed().map((finding) => [finding.rule, finding]));
  return {
    name,
    version,
    informationUri: WHERE.repository,
    rules: ruleIds.map((id) => descriptor(id, known.get(id), firsts.get(id)!)),
  };
}

function baseIds(root: string | undefined): object {
  if (root === undefined) return {};
  const path = root.replaceAll('\\', '/').replace(/\/$/, '');
  const uri = `file://${path.startsWith('/') ? '' : '/'}${encodePath(path)}/`;
  return { originalUriBaseIds: { '%SRCROOT%': { uri } } };
}

function invocation(report: Report, more: number): object {
  const notifications = sortedByPath(report.failures).map(failureNotification);
  if (more > 0) {
    const subject = `${counted(more, 'finding')} ${more === 1 ? 'is' : 'are'}`;
    const text = `${subject} left out, the least severe ones: GitHub takes ${grouped(SARIF_RESULTS)} from one run.`;
    notifications.push({ level: 'warning', message: { text } });
  }
  const beyond = total(report.leftOut ?? NO_COUNTS);
  if (beyond > 0)
    notifications.push({
      level: 'warning',
      message: { text: `${counted(beyond, 'more finding')} left out beyond the limits.` },
    });
  return {
    executionSuccessful: report.failures.length === 0,
    toolExecutionNotifications: notifications.length > 0 ? notifications : undefined,
  };
}

function failureNotification({ path, message }: Failure): object {
  const locations = path === '' ? undefined : [{ physicalLocation: { artifactLocation: artifact(path) } }];
  return { level: 'error', message: { text: plainText(message) }, locations };
}

function result(finding: Finding, ruleIndex: number, fingerprint: string, source: SourceText | undefined): object {
  const { rule, severity, help, related, fix } = finding;
  return {
    ruleId: rule,
    ruleIndex,
    level: LEVELS[severity],
    // Code scanning shows nothing else of a result.
    message: { text: plainText(inOneText(finding)) },
    locations: [
      {
        physicalLocation: { artifactLocation: artifact(finding.path), region: region(finding) },
        ...(isServerPath(finding.path) && { logicalLocations: [{ fullyQualifiedName: visible(placeOf(finding)) }] }),
      },
    ],
    relatedLocations: related?.map(relatedLocation),
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    properties: help === undefined ? undefined : { help: plainText(help) },
    fixes: fix && source && [sarifFix(finding.path, fix, source)],
  };
}

/** Without what SARIF would read as an embedded link. */
const plainText = (text: string): string => sentence(text).replaceAll('](', ']\u200b(');

const artifact = (path: string): object => ({ uri: encodePath(path), uriBaseId: '%SRCROOT%' });

const encodePath = (path: string): string => wellFormed(path).split('/').map(encodeURIComponent).join('/');

function region({ line, column, endLine, endColumn }: Finding): object {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

function relatedLocation({ path, line, column, note }: Related, id: number): object {
  return {
    id,
    physicalLocation: { artifactLocation: artifact(path), region: { startLine: line, startColumn: column } },
    message: { text: plainText(note) },
  };
}

function sarifFix(path: string, { title, edits }: FindingFix, source: SourceText): object {
  const replacements = edits.map(({ start, end, text }) => {
    const from = source.position(start);
    const to = source.position(end);
    return {
      deletedRegion: { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column },
      insertedContent: { text },
    };
  });
  return {
    description: { text: plainText(title) },
    artifactChanges: [{ artifactLocation: artifact(path), replacements }],
  };
}

// The fingerprints by which those who read SARIF know a finding again: of the text of its line, not of its number.

/** Where a line is longer, so much of it from the finding on stands for it. */
const HASHED = 500;

/** The same finding keeps its fingerprint when lines move, or tools beside its own; equal ones in one file are numbered. */
export function fingerprints(sources: Sources): (finding: Finding) => string {
  const seen = new Map<string, number>();
  return (finding) => {
    const { rule, path, line, column } = finding;
    const { tool = '', pointer } = stableLocation(finding);
    const text = sources(path)?.line(line) ?? '';
    const excerpt = text.length > HASHED ? text.slice(column - 1, column - 1 + HASHED) : text;
    const fingerprint = hash([rule, path, tool, pointer, excerpt.trim()].join('\0'));
    const nth = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, nth);
    return `${fingerprint}:${nth}`;
  };
}

/** A rule as SARIF describes it. */
const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

/** Of a rule that is not known (a plugin's), the finding says what there is to say. */
function descriptor(id: string, rule: RuleInfo | undefined, finding: Finding): object {
  const summary = visible(rule?.summary ?? id);
  const demand = rule
    ? `${visible(rule.source.says)} (${visible(rule.source.document)}, ${visible(rule.source.section)})`
    : '';
  const url = webLink(finding.url);
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: [summary, demand].filter(Boolean).join('. ') },
    help: {
      text: [summary, demand, url].filter(Boolean).join('\n\n'),
      markdown: [`**${prose(summary)}**`, prose(demand), url && `[How to fix it](${url})`].filter(Boolean).join('\n\n'),
    },
    helpUri: url,
    defaultConfiguration: { level: LEVELS[rule?.severity ?? finding.severity] },
    properties: {
      tags: [id.split('/')[0]!, ...(rule ? [rule.in] : []), ...(rule?.securitySeverity ? ['security'] : [])],
      precision: rule?.in === 'strict' ? 'medium' : 'very-high',
      'security-severity': rule?.securitySeverity,
    },
  };
}
