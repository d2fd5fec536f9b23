/** The answers of handlers that the rules of this pack may judge. */
import type { Answer } from '../../../src/core/code.js';
import { groupBy } from '../../../src/core/collections.js';
import type { Manifest } from '../../../src/core/rule.js';
import { appOf } from './app.js';
import type { Dialect } from './dialect.js';

/** Those of tools with OpenAI metadata of a dialect, or of any, and those of a tool that nobody knows by name. */
export function answersIn(manifest: Manifest, dialect?: Dialect): Answer[] {
  const { byName } = appOf(manifest);
  const isJudged = (name: string): boolean =>
    byName.get(name)?.some(({ dialects }) => dialect === undefined || dialects.includes(dialect)) ?? false;
  return manifest.code.answers.filter(({ tool }) => tool === undefined || isJudged(tool));
}

export function answersByTool(manifest: Manifest): ReadonlyMap<string | undefined, readonly Answer[]> {
  return manifest.derive(group);
}

const group = ({ code }: Manifest): Map<string | undefined, Answer[]> => groupBy(code.answers, ({ tool }) => tool);
