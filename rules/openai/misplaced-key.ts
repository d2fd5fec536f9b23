import {
  asWritten,
  defineRule,
  lack,
  type Edit,
  type Fix,
  type MissingKey,
  type Manifest,
  type Printable,
} from '../../src/core/rule.js';
import { entries, get, has, type Entry, type Node, type ObjectNode } from '../../src/core/tree.js';
import { listingOf } from '../mcp/lib/listing.js';
import { HINTS, hintsOn, move as moveAnything, rename, isTakenByOthers } from '../mcp/lib/registrations.js';
import { appOf, widgetsOf } from './lib/app.js';
import {
  besideUiOfTool,
  besideUiOfWidget,
  cspsOn,
  homeOf,
  hasMisplaced,
  hintsInMeta,
  joinedInvocation,
  nestedMeta,
  openaiOnTool,
  permissionsOn,
  outsideMeta,
  outsideOpenai,
} from './lib/misplaced.js';
import { fits, isGenerated, isXmcp, PREFIX, appsSdk, ANNOTATION_KEYS, INVOCATION_KEYS } from './lib/dialect.js';

export default defineRule({
  id: 'openai/misplaced-key',
  summary: 'A metadata key is in a place where no host reads it',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  source: appsSdk(
    'Reference, tool and resource metadata',
    'Keys that start with openai/ belong in _meta, those of MCP Apps in _meta.ui, hints in annotations, and the CSP on the resource.',
  ),
  fixable: 'safe',
  messages: {
    meta: { message: '`{{key}}` is in {{where}}, where hosts ignore it.', help: 'Move it into `_meta`.' },
    hint: { message: '`{{hint}}` is in {{where}}, where hosts ignore it.', help: 'Move it into `annotations`.' },
    prefix: {
      message: 'Hosts ignore `{{key}}`: in `annotations` they read `{{hint}}`, without the prefix.',
      help: 'Rename it to `{{hint}}`.',
    },
    openai: { message: '`{{key}}` is in {{where}}, where hosts ignore it.', help: 'Move it into {{home}}.' },
    nested: {
      message: 'Hosts ignore `_meta.openai`: only xmcp reads it.',
      help: 'Write the keys in full, such as `openai/outputTemplate`.',
    },
    joined: {
      message: 'Hosts ignore this object: they read the keys `{{key}}/invoking` and `…/invoked`.',
      help: 'Write `{{key}}/invoking` and `{{key}}/invoked` instead of the object.',
    },
    ui: { message: '`{{key}}` is in `_meta` itself, where hosts ignore it.', help: 'Move it into `_meta.ui`.' },
    csp: {
      message: '`{{key}}` is on the tool, where hosts ignore it.',
      help: 'Move it to the resource of the widget.',
    },
  },
  *check(manifest) {
    const nested = isXmcp(manifest);
    const apps = new Set(appOf(manifest).tools.map(({ node }) => node));
    for (const tool of listingOf(manifest).tools) {
      for (const { holder, where, key } of outsideMeta(tool)) {
        const fix = move(key, holder, tool, '_meta', key.key);
        const replaces = lacking(get(tool, '_meta'), key.key);
        yield { at: key, message: 'meta', data: { key: key.key, where }, replaces, fix };
      }
      yield* prefixedHints(tool);
      const own = nested ? undefined : nestedMeta(tool);
      if (own) {
        const replaces = lacking(get(tool, '_meta'), ...entries(own.value).map(({ key }) => PREFIX + key));
        yield { at: own, message: 'nested', replaces, fix: flatten(own, tool) };
      }
      const joined = joinedInvocation(tool);
      if (joined) yield { at: joined, message: 'joined', data: { key: joined.key }, fix: split(joined, tool) };
      if (!isTakenByOthers(tool, manifest)) yield* outside(tool, apps.has(tool));
      for (const { entry, hint } of apps.has(tool) || hasMisplaced(tool) ? hintsInMeta(tool) : []) {
        const fix = move(entry, get(tool, '_meta') as ObjectNode, tool, 'annotations', hint);
        yield { at: entry, message: 'hint', data: { hint, where: '`_meta`' }, fix };
      }
      for (const entry of apps.has(tool) ? hintsOn(tool, manifest) : []) {
        if (!fits(entry.key, entry.value)) continue;
        const fix = move(entry, tool, tool, 'annotations', entry.key);
        yield { at: entry, message: 'hint', data: { hint: entry.key, where: 'the tool itself' }, fix };
      }
    }
    yield* csps(manifest);
    yield* besideUi(manifest);
  },
});

/** Into `to[into]`, where the value can be what hosts read there. */
function move(entry: Entry, from: ObjectNode, to: ObjectNode, into: string, key: string): Fix | undefined {
  return isSure(key, entry.value) ? moveAnything(entry, from, to, into, key) : undefined;
}

/** A hint that is not a boolean keeps clients from reading the list. */
const isSure = (key: string, value: Node): boolean =>
  fits(key, value) && (!HINTS.includes(key) || value.kind === 'boolean');

/** What is missing where it belongs, because it is somewhere else. */
const lacking = (home: Node | undefined, ...keys: readonly string[]): MissingKey[] =>
  home?.kind === 'object' ? keys.map((key) => lack(home, key)) : [];

function* prefixedHints(tool: ObjectNode) {
  const annotations = get(tool, 'annotations');
  for (const at of entries(annotations)) {
    const hint = at.key.slice(PREFIX.length);
    if (!at.key.startsWith(PREFIX) || !HINTS.includes(hint) || has(annotations, hint) !== 'no') continue;
    const fix = isSure(hint, at.value) ? rename(at, hint) : undefined;
    yield { at, message: 'prefix', data: { key: at.key, hint }, fix } as const;
  }
}

/** What was meant for `annotations.openai`; a tool that is written in a dialect already needs no second one. */
function* outside(tool: ObjectNode, isApp: boolean) {
  const annotations = get(tool, 'annotations') as ObjectNode;
  for (const entry of outsideOpenai(tool)) {
    const fix =
      isApp && !get(annotations, 'openai') ? undefined : move(entry, annotations, annotations, 'openai', entry.key);
    const data = { key: entry.key, home: '`annotations.openai`', where: '`annotations`' };
    const replaces = lacking(get(annotations, 'openai'), entry.key);
    yield { at: entry, message: 'openai', data, replaces, fix } as const;
  }
  const own = openaiOnTool(tool);
  if (!own) return;
  const { value } = own;
  const isClear = value.kind === 'object' && !value.open && value.entries.every(({ key }) => SEED.has(key));
  const fix = isClear && !isApp ? move(own, tool, tool, 'annotations', 'openai') : undefined;
  yield {
    at: own,
    message: 'openai',
    data: { key: 'openai', home: '`annotations`', where: 'the tool itself' },
    fix,
  } as const;
}

const SEED: ReadonlySet<string> = new Set([...ANNOTATION_KEYS, ...HINTS]);

function* csps(manifest: Manifest) {
  for (const tool of appOf(manifest).tools) {
    for (const { entry, holder, key } of cspsOn(tool.node)) {
      const home = homeOf(tool, key, manifest);
      if (!home) continue;
      const meta = home.resource && get(home.resource, '_meta');
      // What is nested in `ui` would have to be put together with what is there.
      const canMove = holder === get(tool.node, '_meta') && (!meta || meta.kind === 'object');
      const fix = home.resource && canMove ? move(entry, holder, home.resource, '_meta', key) : undefined;
      yield { at: entry, message: 'csp', data: { key }, fix } as const;
    }
    const permissions = isGenerated(manifest) ? undefined : permissionsOn(tool.node);
    // Whatever is in it, no host reads it there.
    if (permissions)
      yield { at: permissions, message: 'csp', data: { key: 'ui.permissions' }, covers: [permissions.value] } as const;
  }
}

function* besideUi(manifest: Manifest) {
  // A framework may put them into it.
  if (isGenerated(manifest)) return;
  const tools = listingOf(manifest).tools.filter((tool) => !isTakenByOthers(tool, manifest));
  const found = [
    ...tools.map((node) => ({ node, beside: besideUiOfTool(node) })),
    ...widgetsOf(manifest).map((widget) => ({ node: widget.node, beside: besideUiOfWidget(widget) })),
  ];
  for (const { node, beside } of found) {
    const meta = get(node, '_meta') as ObjectNode;
    for (const entry of beside) {
      const fix = move(entry, meta, meta, 'ui', entry.key);
      // Without these a widget only looks different.
      const severity = entry.key === 'prefersBorder' ? 'warning' : 'error';
      yield { at: entry, message: 'ui', data: { key: entry.key }, fix, severity } as const;
    }
  }
}

function flatten(nested: Entry, tool: ObjectNode): Fix | undefined {
  const meta = get(tool, '_meta');
  if (entries(nested.value).some(({ key, value }) => !fits(key, value))) return undefined;
  if (meta?.kind !== 'object' || nested.value.kind !== 'object' || nested.value.open) return undefined;
  const flat = nested.value.entries.flatMap(({ key, value }): (readonly [string, Printable])[] =>
    key === 'toolInvocation' && value.kind === 'object'
      ? value.entries.map((each) => [`${PREFIX}${key}/${each.key}`, asWritten(each.value)])
      : [[`${PREFIX}${key}`, asWritten(value)]],
  );
  return inFull(nested, meta, flat);
}

function split(joined: Entry, tool: ObjectNode): Fix | undefined {
  const meta = get(tool, '_meta') as ObjectNode;
  const { value } = joined;
  const isMessage = ({ key, value: text }: Entry): boolean => INVOCATION_KEYS.includes(key) && fits(key, text);
  const isClear = value.kind === 'object' && !value.open && value.entries.every(isMessage);
  const flat = entries(value).map((each) => [`${joined.key}/${each.key}`, asWritten(each.value)] as const);
  return isClear ? inFull(joined, meta, flat) : undefined;
}

function inFull(child: Entry, meta: ObjectNode, flat: readonly (readonly [string, Printable])[]): Fix | undefined {
  if (flat.some(([key]) => entries(meta).some((each) => each.key === key))) return undefined;
  const added = flat.map(([key, value]): Edit => ({ op: 'add', to: meta, key, value }));
  return { title: 'Write the keys in full', safe: true, edits: [{ op: 'remove', from: meta, child }, ...added] };
}
