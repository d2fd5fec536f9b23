/** Which tools of a file an AI client refuses. */
import type { Finding } from '../core/finding.js';
import type { Knowledge } from '../core/format.js';
import type { ClientId } from '../core/rule.js';
import type { Configs } from '../config/resolve.js';
import { check } from './run.js';

/** What the rules for clients are about. */
export interface ClientRule {
  /** None where it is about every client. */
  readonly client: string | null;
  readonly rule: string | null;
}

interface RefusedOptions extends Knowledge {
  readonly cwd: string;
  readonly rows: readonly ClientRule[];
  /** The config for one client; `off` turns off the rules that are not about it. */
  configs(client: ClientId, off: readonly string[]): Configs;
}

/** By their names, each with the worst finding. */
export async function refusedTools(
  client: ClientId,
  file: string,
  { cwd, rules, formats, rows, configs }: RefusedOptions,
): Promise<ReadonlyMap<string, Finding>> {
  const own = new Set(rows.filter((row) => row.client === client || row.client === null).map(({ rule }) => rule));
  const off = rules.filter(({ id }) => !own.has(id)).map(({ id }) => `${id}=off`);
  const { report } = await check({ cwd, paths: [file], configs: configs(client, off), formats });
  const worst = new Map<string, Finding>();
  for (const finding of report.findings) {
    // A rule of the user's own says nothing of clients.
    if (!own.has(finding.rule)) continue;
    const tool = finding.tool ?? '';
    if (worst.get(tool)?.severity !== 'error') worst.set(tool, finding);
  }
  return worst;
}
