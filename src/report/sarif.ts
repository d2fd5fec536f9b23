/** SARIF 2.1.0, as GitHub's code scanning and the SARIF viewers read it. */
import {
  gravest,
  NONE,
  total,
  type Failure,
  type Finding,
  type FindingFix,
  type Related,
  type Report,
} from '../core/finding.js';
import type { ReportContext } from './context.js';
import { fingerprints } from './sarif-fingerprints.js';
import { printJson } from './json.js';
import { sortedByPath, told } from './overview.js';
import { descriptor, LEVELS } from './sarif-rules.js';
import { openSources, type SourceText } from './sources.js';
import { grouped, plural, sentence, wellFormed } from './text.js';

/** GitHub refuses a run with more results. */
export const SARIF_RESULTS = 25_000;

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

export function sarif(report: Report, context: ReportContext): string {
  const all = told(report, context);
  const findings = gravest(all, SARIF_RESULTS);
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
    informationUri: 'https://github.com/toolint/toolint',
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
    const subject = `${plural(more, 'finding')} ${more === 1 ? 'is' : 'are'}`;
    const text = `${subject} left out, the least grave ones: GitHub takes ${grouped(SARIF_RESULTS)} from one run.`;
    notifications.push({ level: 'warning', message: { text } });
  }
  const beyond = total(report.leftOut ?? NONE);
  if (beyond > 0)
    notifications.push({
      level: 'warning',
      message: { text: `${plural(beyond, 'more finding')} left out beyond the limits.` },
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
  const { rule, severity, message, related, fix } = finding;
  return {
    ruleId: rule,
    ruleIndex,
    level: LEVELS[severity],
    message: { text: plainText(message) },
    locations: [{ physicalLocation: { artifactLocation: artifact(finding.path), region: region(finding) } }],
    relatedLocations: related?.map(relatedLocation),
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    fixes: fix && source && [sarifFix(finding.path, fix, source)],
  };
}

/** Without what SARIF would read as an embedded link. */
function plainText(text: string): string {
  return sentence(text).replaceAll('](', ']\u200b(');
}

function artifact(path: string): object {
  return { uri: encodePath(path), uriBaseId: '%SRCROOT%' };
}

function encodePath(path: string): string {
  return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}

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
