/** OpenAI's keys where no host looks for them. */
import { entries, entry, get, has, type Entry, type ObjectNode } from '../../../src/core/tree.js';
import { HINTS } from '../../mcp/lib/hints.js';
import { PREFIX } from './dialect.js';
import { OPENAI_KEYS } from './keys.js';

/** `openai/…` under `annotations`, or beside `_meta`. */
export function outsideMeta(tool: ObjectNode): { holder: ObjectNode; where: string; key: Entry }[] {
  const annotations = get(tool, 'annotations');
  const holders = [
    ...(annotations?.kind === 'object' ? [{ holder: annotations, where: '`annotations`' }] : []),
    { holder: tool, where: 'the tool itself' },
  ];
  return holders.flatMap(({ holder, where }) =>
    entries(holder).flatMap((key) => (key.key.startsWith(PREFIX) ? [{ holder, where, key }] : [])),
  );
}

const NESTED = new Set(OPENAI_KEYS.map((key) => key.split('/')[0]!));

/** xmcp's `_meta.openai`, which only xmcp reads. */
export function nestedMeta(tool: ObjectNode): Entry | undefined {
  const nested = entry(get(tool, '_meta'), 'openai');
  return nested && entries(nested.value).some(({ key }) => NESTED.has(key)) ? nested : undefined;
}

/** A hint inside `_meta` that is not where it belongs too. */
export function hintsInMeta(tool: ObjectNode): { entry: Entry; hint: string }[] {
  const annotations = get(tool, 'annotations');
  return entries(get(tool, '_meta')).flatMap((each) => {
    const hint = each.key.startsWith(PREFIX) ? each.key.slice(PREFIX.length) : each.key;
    const isMissing = has(annotations, hint) === 'no' && has(get(annotations, 'openai'), hint) === 'no';
    return HINTS.includes(hint) && isMissing && has(tool, 'annotations') !== 'unknown' ? [{ entry: each, hint }] : [];
  });
}
