/** OpenAI's keys where no host looks for them. */
import { entries, entry, get, has, text, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { HINTS } from '../../mcp/lib/hints.js';
import { templateBesideUi } from './beside-ui.js';
import { PREFIX } from './dialect.js';
import { INVOCATION_KEYS, OPENAI_KEYS } from './keys.js';
import { isWidgetUri } from './uri.js';

interface Outside {
  readonly holder: ObjectNode;
  readonly where: string;
  readonly key: Entry;
}

/** `openai/…` under `annotations`, or beside `_meta`. */
export function outsideMeta(tool: ObjectNode): Outside[] {
  const found: Outside[] = [];
  const look = (holder: Node | undefined, where: string): void => {
    if (holder?.kind !== 'object') return;
    for (const key of holder.entries) if (key.key.startsWith(PREFIX)) found.push({ holder, where, key });
  };
  look(get(tool, 'annotations'), '`annotations`');
  look(tool, 'the tool itself');
  return found;
}

const SEED_KEYS = ['outputTemplate', 'toolInvocation'];

/** What stands in `annotations` and was meant for `annotations.openai`; another `outputTemplate` is no widget. */
export function outsideOpenai(tool: ObjectNode): Entry[] {
  const annotations = get(tool, 'annotations');
  const isMeant =
    isWidgetUri(text(get(annotations, 'outputTemplate'))) ||
    INVOCATION_KEYS.some((key) => has(get(annotations, 'toolInvocation'), key) === 'yes');
  if (!isMeant) return [];
  const isMissing = ({ key }: Entry): boolean => has(get(annotations, 'openai'), key) === 'no';
  return entries(annotations).filter((each) => SEED_KEYS.includes(each.key) && isMissing(each));
}

/** `openai` beside `annotations`, with what it would hold in there. */
export function openaiOnTool(tool: ObjectNode): Entry | undefined {
  const own = entry(tool, 'openai');
  const isMeant = SEED_KEYS.some((key) => has(own?.value, key) === 'yes');
  const isMissing = has(tool, 'annotations') !== 'unknown' && has(get(tool, 'annotations'), 'openai') === 'no';
  return isMeant && isMissing ? own : undefined;
}

/** Whether a tool has metadata that no host finds: its format is told by that, too. */
export function hasMisplaced(tool: ObjectNode): boolean {
  return (
    outsideMeta(tool).length > 0 ||
    nestedMeta(tool) !== undefined ||
    outsideOpenai(tool).length > 0 ||
    openaiOnTool(tool) !== undefined ||
    templateBesideUi(tool) !== undefined
  );
}

const NESTED = new Set(OPENAI_KEYS.map((key) => key.split('/')[0]!));

/** xmcp's `_meta.openai`, which only xmcp reads. */
export function nestedMeta(tool: ObjectNode): Entry | undefined {
  const nested = entry(get(tool, '_meta'), 'openai');
  return nested && entries(nested.value).some(({ key }) => NESTED.has(key)) ? nested : undefined;
}

/** `{ invoking, invoked }` under one key, as in the nested form; each has a key of its own. */
export function joinedInvocation(tool: ObjectNode): Entry | undefined {
  const own = entry(get(tool, '_meta'), `${PREFIX}toolInvocation`);
  return INVOCATION_KEYS.some((key) => has(own?.value, key) === 'yes') ? own : undefined;
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
