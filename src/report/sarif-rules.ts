/** A rule as SARIF describes it. */
import type { Finding } from '../core/finding.js';
import type { Severity } from '../core/rule.js';
import type { RuleInfo } from './context.js';
import { prose } from './markdown-text.js';
import { SECURITY } from './security.js';
import { visible, webLink } from './text.js';

export const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

/** Of a rule that is not known (a plugin's), the finding says what there is to say. */
export function descriptor(id: string, rule: RuleInfo | undefined, finding: Finding): object {
  const summary = visible(rule?.summary ?? id);
  const demand = rule
    ? `${visible(rule.source.says)} (${visible(rule.source.document)}, ${visible(rule.source.section)})`
    : '';
  const url = webLink(finding.url);
  const security = SECURITY.get(id);
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
      tags: [id.split('/')[0]!, ...(rule ? [rule.in] : []), ...(security ? ['security'] : [])],
      precision: rule?.in === 'strict' ? 'medium' : 'very-high',
      'security-severity': security?.severity,
    },
  };
}
