/** Keys of `_meta.ui` that stand beside it, where no host looks for them. */
import {
  entries,
  entry,
  get,
  has,
  items,
  text,
  type Entry,
  type Node,
  type ObjectNode,
} from '../../../src/core/tree.js';
import type { Widget } from './app.js';
import { PREFIX, writtenIn } from './dialect.js';
import { isWidgetMime } from './mime.js';
import { isWidgetUri } from './uri.js';

interface UiKey {
  readonly key: string;
  /** Whether a value is what hosts expect: anybody may have such a key of their own in `_meta`. */
  readonly isMeant: (value: Node) => boolean;
  /** What says the same in `_meta` itself. */
  readonly twins: readonly string[];
}

/** The output template of a tool. */
export function templateBesideUi(tool: ObjectNode): Entry | undefined {
  return besideUi(tool, [TEMPLATE])[0];
}

export function besideUiOfTool(tool: ObjectNode): Entry[] {
  const isApp = writtenIn(tool, false).length > 0 || templateBesideUi(tool) !== undefined;
  return isApp ? besideUi(tool, [TEMPLATE, VISIBILITY]) : [];
}

export function besideUiOfWidget({ node, isSure }: Widget): Entry[] {
  return isSure || isWidgetMime(text(get(node, 'mimeType'))) ? besideUi(node, ON_RESOURCE) : [];
}

function besideUi(node: ObjectNode, keys: readonly UiKey[]): Entry[] {
  const meta = get(node, '_meta');
  return keys.flatMap(({ key, isMeant, twins }) => {
    const found = entry(meta, key);
    const isMissing = has(meta, 'ui') !== 'unknown' && has(get(meta, 'ui'), key) === 'no';
    const isSaid = twins.some((twin) => has(meta, twin) !== 'no');
    return found && isMeant(found.value) && isMissing && !isSaid ? [found] : [];
  });
}

const TEMPLATE: UiKey = {
  key: 'resourceUri',
  isMeant: (value) => isWidgetUri(text(value)),
  twins: [`${PREFIX}outputTemplate`, 'ui/resourceUri'],
};

const AUDIENCES = new Set<string | undefined>(['model', 'app']);
const VISIBILITY: UiKey = {
  key: 'visibility',
  isMeant: (value) => items(value).length > 0 && items(value).every((each) => AUDIENCES.has(text(each))),
  twins: [`${PREFIX}visibility`, `${PREFIX}widgetAccessible`],
};

const holdsOne =
  (...keys: readonly string[]) =>
  (value: Node): boolean =>
    entries(value).some(({ key }) => keys.includes(key));

const ON_RESOURCE: readonly UiKey[] = [
  {
    key: 'csp',
    isMeant: holdsOne('connectDomains', 'resourceDomains', 'frameDomains', 'baseUriDomains'),
    twins: [`${PREFIX}widgetCSP`],
  },
  {
    key: 'permissions',
    isMeant: holdsOne('camera', 'microphone', 'geolocation', 'clipboardWrite'),
    twins: [],
  },
  {
    key: 'domain',
    isMeant: (value) => /^(?:https?:\/\/)?[\w-]{1,63}(?:\.[\w-]{1,63}){1,20}$/.test(text(value) ?? ''),
    twins: [`${PREFIX}widgetDomain`],
  },
  {
    key: 'prefersBorder',
    isMeant: ({ kind }) => kind === 'boolean',
    twins: [`${PREFIX}widgetPrefersBorder`],
  },
];
