/** The engine for a browser: a text in, findings or a mended text out. It reads no file and asks no network. */
import { formats, rules } from '../rules/index.js';
import { Unreadable } from './core/document.js';
import type { FixKind } from './engine/fix.js';
import { fixAll } from './engine/fix-all.js';
import { runTrial, Trials } from './engine/harmful-fixes.js';
import { compareFindings, type Failure, type Finding } from './core/finding.js';
import { lintDocument, type LintedDocument } from './engine/lint-document.js';
import type { FormatId, Preset } from './core/rule.js';
import type { Services } from './core/services.js';
import { parse } from './parse/parse.js';
import { resolveRules } from './config/types.js';

export interface TextToLint {
  /** Its ending decides the syntax. */
  readonly path: string;
  readonly text: string;
  readonly preset: Preset;
  /** Rules that are switched off. */
  readonly off: readonly string[];
}

export interface Linted {
  readonly formats: readonly FormatId[];
  readonly tools: readonly string[];
  /** Why there was nothing to lint, when there was not. */
  readonly skipped?: string;
  readonly findings: readonly Finding[];
  readonly failures: readonly Failure[];
}

export async function lintText(source: TextToLint, services: Services = {}): Promise<Linted> {
  try {
    const lintAgain = linterFor(source, services);
    const linted = await lintAgain(source.text);
    const findings = await runTrial(new Trials(source.text, linted).withoutHarmful(), lintAgain);
    return summaryOf({ ...linted, result: { ...linted.result, findings } });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { formats: [], tools: [], findings: [], failures: [{ path: source.path, message: error.message }] };
  }
}

/** Everything that can be mended, or only what can be mended safely. */
export async function fixText(source: TextToLint, kind: FixKind, services: Services = {}): Promise<string> {
  const lintAgain = linterFor(source, services);
  return (await fixAll(source.text, await lintAgain(source.text), kind, lintAgain)).text;
}

function linterFor({ path, preset, off }: TextToLint, services: Services): (text: string) => Promise<LintedDocument> {
  const settings = resolveRules(new Map(rules.map((rule) => [rule.id, rule])), preset, [
    Object.fromEntries(off.map((id) => [id, 'off' as const])),
  ]);
  const hints = { named: true, servers: [] };
  return async (text) => lintDocument(await parse(path, text), formats, hints, settings, services);
}

function summaryOf({ recognition, result }: LintedDocument): Linted {
  const { manifests, skipped } = recognition;
  return {
    formats: [...new Set(manifests.flatMap((manifest) => manifest.formats))],
    tools: manifests.flatMap((manifest) => manifest.tools.flatMap(({ label }) => label ?? [])),
    skipped,
    findings: [...result.findings].sort(compareFindings),
    failures: result.failures,
  };
}

export type { Finding, FixKind };
