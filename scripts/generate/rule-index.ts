/** rules/index.ts: the one list of every format and rule. */
import type { Rule } from '../../src/core/rule.js';
import type { Pack } from './packs.js';
import { HEADER } from './validator.js';

export function ruleIndex(packs: readonly Pack[]): string {
  const rules = packs
    .flatMap(({ id, rules }) => rules.map((name) => ({ path: `${id}/${name}`, as: camelCase(`${id}-${name}`) })))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const formats = packs.filter((pack) => pack.hasFormat).map(({ id }) => id);
  return [
    HEADER,
    `import type { Format } from '../src/core/format.js';`,
    `import type { Rule } from '../src/core/rule.js';`,
    ...rules.map(({ path, as }) => `import ${as} from './${path}.js';`),
    ...formats.map((id) => `import { format as ${camelCase(id)} } from './${id}/format.js';`),
    '',
    `export const formats: readonly Format[] = [${formats.map(camelCase).join(', ')}];`,
    '',
    `export const rules: readonly Rule[] = [${rules.map(({ as }) => as).join(', ')}];`,
    '',
  ].join('\n');
}

/** src/generated/format-ids.ts: the packs that are about a format. */
export function formatIds(packs: readonly Pack[]): string {
  const ids = packs.filter((pack) => pack.hasFormat).map(({ id }) => `'${id}'`);
  return [HEADER, `export const FORMATS = [${ids.join(', ')}] as const;`, ''].join('\n');
}

/** src/generated/rule-ids.ts: for editors, which complete and check them in a config. */
export function ruleIds(packs: readonly Pack[]): string {
  const ids = packs.flatMap(({ id, rules }) => rules.map((name) => `'${id}/${name}'`)).sort();
  return [HEADER, `export type RuleId = ${ids.join(' | ')};`, ''].join('\n');
}

/** src/generated/rule-tags.ts: the rules by their tags, for those that know only the id of a rule. */
export function ruleTags(rules: readonly Rule[]): string {
  const tags = [...new Set(rules.flatMap((rule) => rule.tags ?? []))].sort();
  const lists = tags.map((tag) => {
    const ids = rules.filter((rule) => rule.tags?.includes(tag)).map(({ id }) => `'${id}'`);
    return `'${tag}': [${ids.join(', ')}],`;
  });
  return [
    HEADER,
    `import type { RuleTag } from '../core/rule-tag.js';`,
    '',
    'export const TAGGED: Readonly<Partial<Record<RuleTag, readonly string[]>>> = {',
    ...lists,
    '};',
    '',
  ].join('\n');
}

/** src/generated/engine-messages.ts: the messages of the rules without a `check`, so that the engine can misspell none. */
export function engineMessages(rules: readonly Rule[]): string {
  const own = (kind: Rule['byEngine']): string[] =>
    rules
      .filter(({ byEngine }) => byEngine === kind)
      .map(({ id, messages }) => {
        const ids = Object.keys(messages).map((message) => `'${message}'`);
        return `readonly '${id}': ${ids.join(' | ')};`;
      });
  return [
    HEADER,
    'export interface EngineMessages {',
    ...(['file', 'run', 'diff'] as const).flatMap((kind) => [`readonly ${kind}: {`, ...own(kind), '};']),
    '}',
    '',
  ].join('\n');
}

function camelCase(words: string): string {
  return words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
