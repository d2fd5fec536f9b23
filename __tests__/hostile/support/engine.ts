/** The engine with every rule on, over one text. */
import { formats, rules } from '../../../rules/index.js';
import { Unreadable } from '../../../src/core/document.js';
import { fixAll, type FixedText } from '../../../src/engine/fix-all.js';
import type { FixKind } from '../../../src/engine/fix.js';
import { lintDocument, type LintedDocument } from '../../../src/engine/lint-document.js';
import { parse } from '../../../src/parse/parse.js';
import { resolveRules } from '../../../src/config/types.js';
import type { Sample } from './corpus.js';

const settings = resolveRules(new Map(rules.map((rule) => [rule.id, rule])), 'strict', []);

/** Undefined: the text cannot be made a tree at all, which is an answer too. */
export async function judged({ path, text }: Sample): Promise<LintedDocument | undefined> {
  try {
    return lintDocument(await parse(path, text), formats, { named: true, servers: [] }, settings);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

export async function fixed({ path, text }: Sample, kind: FixKind, first: LintedDocument): Promise<FixedText> {
  return fixAll(text, first, kind, async (next) =>
    lintDocument(await parse(path, next), formats, { named: true, servers: [] }, settings),
  );
}
