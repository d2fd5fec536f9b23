/** The answers of handlers that the rules of this pack may judge. */
import type { Answer } from '../../../src/core/code.js';
import type { Manifest } from '../../../src/core/rule.js';
import { appOf } from './app.js';
import type { Dialect } from './dialect.js';

/** Those of tools with OpenAI metadata of a dialect, or of any, and those of a tool that nobody knows by name. */
export function answersIn(manifest: Manifest, dialect?: Dialect): Answer[] {
  const { tools } = appOf(manifest);
  const isJudged = (name: string): boolean =>
    tools.some((tool) => tool.name === name && (dialect === undefined || tool.dialects.includes(dialect)));
  return manifest.code.answers.filter(({ tool }) => tool === undefined || isJudged(tool));
}
