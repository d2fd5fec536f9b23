/**
 * Everything that the Action sends to the runner. The runner obeys commands in all that is printed, and `core.info` does
 * not escape them, so nothing else here may print: text from a manifest goes through `sentence` or `visible` first.
 */
import { statSync } from 'node:fs';
import * as core from '@actions/core';
import { messageOf } from '../core/text.js';
import type { WorkflowAnnotation } from '../report/formats/github.js';
import { sentence, visible } from '../report/text.js';

/** GitHub drops a larger summary and reports an error. */
const SUMMARY_BYTES = 1024 * 1024;
/** GitHub cuts a message at 4,096 characters. */
const MESSAGE = 4000;
const TITLED = { title: 'toolint' };

/** A line in the log for each line of the text. */
export function log(text: string): void {
  for (const line of text.trimEnd().split('\n')) core.info(`toolint: ${sentence(line, MESSAGE)}`);
}

export function error(message: string): void {
  core.error(sentence(message, MESSAGE), TITLED);
}

export function warning(message: string): void {
  core.warning(sentence(message, MESSAGE), TITLED);
}

export function notice(message: string): void {
  core.notice(sentence(message, MESSAGE), TITLED);
}

export function annotate(annotations: Iterable<WorkflowAnnotation>): void {
  for (const { level, message, title, file, line, endLine, column, endColumn } of annotations) {
    const range = { startLine: line, endLine, startColumn: column, endColumn };
    core[level](message, { title: visible(title), ...(file !== undefined && { file: visible(file) }), ...range });
  }
}

/** Lines that the log shows collapsed. */
export function group(title: string, lines: Iterable<string>): void {
  core.startGroup(sentence(title));
  for (const line of lines) core.info(`- ${sentence(line)}`);
  core.endGroup();
}

/** From now on the runner hides it in the log. */
export function mask(secret: string): void {
  core.setSecret(secret);
}

/** How many bytes the summary can still take; 0 if the runner takes none. */
export function summaryRoom(): number {
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (!file) return 0;
  return Math.max(0, SUMMARY_BYTES - (statSync(file, { throwIfNoEntry: false })?.size ?? 0));
}

export async function addSummary(markdown: string): Promise<void> {
  // What another one begins with, a heading for one, would go on a block of HTML without a blank line before it.
  await core.summary.addRaw(`${markdown.trimEnd()}\n\n`).write();
}

export function setOutputs(values: Readonly<Record<string, string | number>>): void {
  // Without the file the toolkit would print a command that runners no longer obey.
  if (!process.env['GITHUB_OUTPUT']) return;
  for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
}

/** The message of an error, to continue within a sentence. */
export const causeIn = (error: unknown): string => messageOf(error).replace(/\.$/, '');
