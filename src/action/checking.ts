/** Lints the checkout as the inputs say. Paths in the result are relative to the top of the repository. */
import type { Diff } from '../core/change.js';
import { append } from '../core/collections.js';
import { isServerPath, type Finding, type Report } from '../core/finding.js';
import type { Knowledge } from '../core/format.js';
import { SUPPRESSIONS } from '../engine/suppressions.js';
import { check } from '../run/run.js';
import { createConfigs } from '../config/resolve.js';
import { UserError } from '../files/errors.js';
import { namedIn } from '../files/discover.js';
import { namedAndSkipped } from '../report/not-read.js';
import { trackedByGit } from '../run/changed-files.js';
import { absolutePath, relativePath } from '../files/paths.js';
import { diffCheckout } from './diffing.js';
import { hasBase, openBaseConfigs } from './base-config.js';
import { baseOfChange } from './base-files.js';
import { changesIn, configChanges, fromWorkingDirectory } from './changes.js';
import { codeRefusal } from './event.js';
import type { Inputs } from './inputs.js';
import { askServer, joined } from './server.js';
import { checkoutNotices, ignoredByGit, onlyInside, type Checkout, type Step } from './workspace.js';

interface LintResult {
  readonly report: Report;
  /** What differs between two versions of the tools, if that was asked for. */
  readonly diff: Report | undefined;
  /** What differs between a running server and its baseline. */
  readonly contract: Diff | undefined;
  /** What could not be done as the inputs say, and the consequences. */
  readonly notices: readonly string[];
}

export async function lintCheckout(inputs: Inputs, step: Step, { rules, formats }: Knowledge): Promise<LintResult> {
  const { event, checkout } = step;
  const { cwd, root } = checkout;
  const notices = await checkoutNotices(event, checkout);
  const fromBase = inputs.configFrom === 'base' && hasBase(event);
  if (inputs.configFrom === 'base' && !fromBase) {
    notices.push(`On ${event.name} what is checked out is the branch itself, so its own config was used.`);
  }
  const changes = inputs.changedOnly ? await changesIn(step) : undefined;
  if (typeof changes === 'string') {
    notices.push(`\`changed-only\` could not be done, so all findings are reported: ${changes}.`);
  }
  const noCode = fromBase ? NO_CODE_OF_BASE : codeRefusal(event);
  const base = fromBase ? await openBaseConfigs(step) : undefined;
  try {
    const configs = createConfigs({
      cwd: base?.cwd ?? cwd,
      configFile: inputs.config,
      preset: inputs.preset,
      clients: inputs.clients,
      builtinRules: rules,
      allowCode: inputs.allowCode && noCode === undefined,
    });
    if (inputs.config !== undefined) await base?.copy(inputs.config);
    const { report } = await check({
      cwd,
      suppressionsIn: base?.cwd,
      paths: inputs.files,
      ignoredByGit: base && (await ignoredByGit(root)),
      configs: onlyInside(base?.copyingFirst(configs) ?? configs, checkout),
      formats,
      ...(typeof changes === 'object' && {
        changes: fromWorkingDirectory(changes, checkout),
        followedByGit: await trackedByGit(root),
      }),
      ...((event.pull || inputs.changedOnly) && { base: await baseOfChange(step) }),
    });
    append(notices, namedAndSkipped(namedIn(inputs.files, cwd), report));
    let contract: Diff | undefined;
    const asked = await askServer(inputs, checkout, noCode, {
      ...{ configs, rules, formats, suppressionsIn: base?.cwd, onWarning: (text) => void notices.push(text) },
      onCompared: (found) => void (contract = found),
    });
    const diff = await diffCheckout(inputs, checkout, event, configs, { rules, formats });
    append(notices, await configChanges(step, await configs.for('.'), fromBase));
    const all = asked ? joined(report, asked) : report;
    return { report: fromRoot(base ? withoutStale(all) : all, checkout), diff, contract, notices };
  } catch (error) {
    throw inputs.allowCode && noCode !== undefined ? withReason(error, noCode) : error;
  } finally {
    base?.close();
  }
}

/** A pull request that fixes a problem and removes its suppression cannot remove it from the base branch too. */
function withoutStale(report: Report): Report {
  const isStale = ({ rule, path }: Finding): boolean => rule === 'common/stale-suppression' && path === SUPPRESSIONS;
  return { ...report, findings: report.findings.filter((finding) => !isStale(finding)) };
}

const NO_CODE_OF_BASE = 'With `config-from: base` no code runs, whatever `allow-code` says';

/** Explains why code was refused although the input allows it. */
function withReason(error: unknown, why: string): unknown {
  if (!(error instanceof UserError) || !error.message.includes('`allow-code')) return error;
  return new UserError(`${error.message}. ${why}`);
}

/** The same report with paths relative to the top of the repository. */
function fromRoot(report: Report, { root, cwd }: Checkout): Report {
  if (root === cwd) return report;
  const moved = <T extends { readonly path: string }>(item: T): T =>
    isServerPath(item.path) ? item : { ...item, path: relativePath(root, absolutePath(cwd, item.path)) };
  return {
    ...report,
    files: report.files.map(moved),
    skipped: report.skipped.map(moved),
    ...(report.unread && { unread: report.unread.map(moved) }),
    ...(report.deleted && { deleted: report.deleted.map((path) => moved({ path }).path) }),
    ...(report.secrets && { secrets: report.secrets.map(moved) }),
    failures: report.failures.map(moved),
    ...(report.cutShort && { cutShort: report.cutShort.map((path) => moved({ path }).path) }),
    findings: report.findings.map((finding) => ({ ...moved(finding), related: finding.related?.map(moved) })),
  };
}
