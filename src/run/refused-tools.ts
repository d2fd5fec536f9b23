/** Which tools of a file an AI client refuses. */
import type { Finding } from '../core/finding.js';
import type { Knowledge } from '../core/format.js';
import type { ClientId, Rule } from '../core/rule.js';
import type { Configs } from '../config/resolve.js';
import { hasTag } from '../core/tags.js';
import { check } from './run.js';

/** What the rules for clients are about. */
export interface ClientRule {
  /** None where it is about every client. */
  readonly client: string | null;
  readonly rule: string | null;
}

interface RefusedOptions extends Knowledge {
  readonly cwd: string;
  /** The tools of the file. */
  readonly names: readonly string[];
  readonly rows: readonly ClientRule[];
  /** The config for one client; `off` turns off the rules that are not about it. */
  configs(client: ClientId, off: readonly string[]): Configs;
}

/** By their names, each with the worst finding. */
export async function refusedTools(
  client: ClientId,
  file: string,
  { cwd, names, rules, formats, rows, configs }: RefusedOptions,
): Promise<ReadonlyMap<string, Finding>> {
  const own = new Set<string | null>([
    ...rows.filter((row) => row.client === client || row.client === null).map(({ rule }) => rule),
    ...rules.flatMap(({ id }) => (hasTag(id, 'breaks-list') ? [id] : [])),
  ]);
  const off = rules.filter(({ id }) => !own.has(id)).map(({ id }) => `${id}=off`);
  const { report } = await check({ cwd, paths: [file], configs: configs(client, off), formats, atEachPlace: true });
  const worst = new Map<string, Finding>();
  for (const finding of report.findings) {
    // A rule of the user's own says nothing of clients.
    if (!own.has(finding.rule)) continue;
    const isForAll = finding.severity === 'error' && breaksList(finding, rules);
    for (const tool of isForAll && names.length > 0 ? names : [finding.tool ?? ''])
      if (worst.get(tool)?.severity !== 'error')
        worst.set(tool, isRefused(finding) ? { ...finding, severity: 'error' } : finding);
  }
  return worst;
}

const breaksList = ({ rule, messageId = '' }: Finding, rules: readonly Rule[]): boolean =>
  hasTag(rule, 'breaks-list') && !rules.find(({ id }) => id === rule)?.sparesList?.includes(messageId);

/** What is a warning to its author, since it is not of the author's making, and refuses each call all the same. */
const isRefused = ({ rule }: Finding): boolean => hasTag(rule, 'refuses-calls');
