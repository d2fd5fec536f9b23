/** Lints the checkout as the inputs say, and names files from the top of the repository. */
import type { Finding, Report } from '../core/finding.js';
import type { Knowledge } from '../core/format.js';
import { SUPPRESSIONS } from '../engine/suppressions.js';
import { check } from '../run/run.js';
import { createConfigs } from '../config/resolve.js';
import { UserError } from '../files/errors.js';
import { followedByGit } from '../run/changed-files.js';
import { absolutePath, inFolder, relativePath } from '../files/paths.js';
import { readText } from '../files/read.js';
import { validate } from '../generated/validate-config.js';
import { hasBase, openBaseConfigs } from './base-config.js';
import { changesIn, seenFrom } from './changes.js';
import { checkoutNotices } from './checkout.js';
import { codeRefusal, type GitHubEvent } from './event.js';
import { ignoredByGit } from './git-ignored.js';
import type { Access } from './github.js';
import type { Inputs } from './inputs.js';
import { ownChanges } from './own-files.js';
import { onlyInside, type Place } from './workspace.js';

interface Linted {
  readonly report: Report;
  /** What could not be done as it was asked for, and what it means. */
  readonly notices: readonly string[];
}

export async function lintCheckout(
  inputs: Inputs,
  place: Place,
  event: GitHubEvent,
  access: Access | undefined,
  { rules, formats }: Knowledge,
): Promise<Linted> {
  const { cwd, root } = place;
  const notices = await checkoutNotices(event, place);
  const fromBase = inputs.configFrom === 'base' && hasBase(event);
  if (inputs.configFrom === 'base' && !fromBase) {
    notices.push(`On ${event.name} what is checked out is the branch itself, so its own config was used.`);
  }
  const changes = inputs.changedOnly ? await changesIn(event, place, access) : undefined;
  if (typeof changes === 'string') {
    notices.push(`\`changed-only\` could not be done, so all findings are reported: ${changes}.`);
  }
  const noCode = fromBase ? BASE : codeRefusal(event);
  const base = fromBase ? await openBaseConfigs(event, place, access) : undefined;
  try {
    const configs = createConfigs({
      cwd: base?.cwd ?? cwd,
      configFile: inputs.config,
      preset: inputs.preset,
      builtinRules: rules,
      validate,
      allowCode: inputs.allowCode && noCode === undefined,
    });
    if (inputs.config !== undefined) await base?.copy(inputs.config);
    const { report } = await check({
      cwd,
      suppressionsIn: base?.cwd,
      paths: inputs.files,
      ignoredByGit: base && (await ignoredByGit(root)),
      configs: onlyInside(base?.ahead(configs) ?? configs, place),
      formats,
      ...(typeof changes === 'object' && {
        changes: seenFrom(changes, place),
        followedByGit: await followedByGit(root),
      }),
    });
    notices.push(...(await ownChanges(event, place, access, await configs.for('.'), fromBase)));
    const judged = base ? withoutStale(report) : report;
    return { report: fromRoot(judged, place), notices };
  } catch (error) {
    throw inputs.allowCode && noCode !== undefined ? withReason(error, noCode) : error;
  } finally {
    base?.close();
  }
}

/** Who mends something and takes its suppression out has not done so on the base branch. */
function withoutStale(report: Report): Report {
  const isStale = ({ rule, path }: Finding): boolean => rule === 'common/stale-suppression' && path === SUPPRESSIONS;
  return { ...report, findings: report.findings.filter((finding) => !isStale(finding)) };
}

const BASE = 'With `config-from: base` no code runs, whatever `allow-code` says';

/** Code that was refused although the input allows it. */
function withReason(error: unknown, why: string): unknown {
  if (!(error instanceof UserError) || !error.message.includes('`allow-code`')) return error;
  return new UserError(`${error.message}. ${why}`);
}

/** The same report with paths that count from the top of the repository. */
function fromRoot(report: Report, { root, cwd }: Place): Report {
  if (root === cwd) return report;
  const moved = <T extends { readonly path: string }>(item: T): T => ({
    ...item,
    path: relativePath(root, absolutePath(cwd, item.path)),
  });
  return {
    ...report,
    files: report.files.map(moved),
    skipped: report.skipped.map(moved),
    ...(report.secrets && { secrets: report.secrets.map(moved) }),
    failures: report.failures.map(moved),
    ...(report.cutShort && { cutShort: report.cutShort.map((path) => moved({ path }).path) }),
    findings: report.findings.map((finding) => ({ ...moved(finding), related: finding.related?.map(moved) })),
  };
}

/** The text of a file that a report names. */
export function sourceIn({ root }: Place): (path: string) => string | undefined {
  return (path) => {
    const read = readText(inFolder(root, path));
    return 'text' in read ? read.text : undefined;
  };
}
