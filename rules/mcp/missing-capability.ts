import { defineRule, lack, type Edit } from '../../src/core/rule.js';
import type { Code, Registration } from '../../src/core/code.js';
import { allOf } from '../../src/core/text.js';
import { entry, has, type ObjectNode } from '../../src/core/tree.js';
import { isWrittenHere } from '../common/lib/fixes.js';
import { sdk } from './lib/listing.js';

export default defineRule({
  id: 'mcp/missing-capability',
  summary: 'A server handles requests that its capabilities do not announce',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'spec',
  tags: ['breaks-list'],
  fixable: 'safe',
  source: sdk('setRequestHandler throws where the capabilities of the server lack what the request is about.'),
  messages: {
    missing: {
      message: 'The server handles {{methods}}, but its capabilities lack {{keys}}, so the SDK throws.',
      help: 'Add `{{write}}` to `capabilities`.',
    },
    none: {
      message: 'The server handles {{methods}}, but is created without `capabilities`, so the SDK throws.',
      help: '{{advice}}.',
    },
    changed: {
      message:
        'The server tells when its {{key}} change, but does not announce that it will, so clients may ignore it.',
      help: 'Write `{{key}}: { listChanged: true }` in `capabilities`.',
    },
    unannounced: {
      message: 'These capabilities lack `tools`, so clients take it that the server has none, and never list them.',
      help: 'Pass `server.create_initialization_options()` to `run`, or write `tools=ToolsCapability()` here.',
    },
  },
  *check({ code, packages }) {
    for (const at of code.python?.unannounced ?? []) yield { at, message: 'unannounced' };
    yield* changesOf(code);
    // Before its first release the SDK announced whatever was handled.
    if (/^0(\.|$)/.test(packages['@modelcontextprotocol/sdk'] ?? '')) return;
    const lacking = new Map<number, Lacking>();
    for (const { capabilities, capabilitiesBelong: belong, handles, sdk: version } of code.registrations) {
      const [key = ''] = (handles?.name ?? '').split('/');
      if (!version || capabilities?.kind !== 'object' || !ANNOUNCED.has(key) || has(capabilities, key) !== 'no')
        continue;
      const own = lacking.get(capabilities.start) ?? { capabilities, belong, handled: new Map() };
      if (!own.handled.has(key)) own.handled.set(key, handles!);
      lacking.set(capabilities.start, own);
    }
    for (const { capabilities, belong, handled: own } of lacking.values()) {
      const keys = [...own.keys()];
      const write = keys.map((key) => `${key}: {}`).join(', ');
      const data = {
        methods: allOf([...own.values()].map(({ name }) => `\`${name}\``)),
        keys: allOf(keys.map((key) => `\`${key}\``)),
        ...{ write, advice: adviceFor(belong, write) },
      };
      const related = [...own.values()].map((at) => ({ at, note: `\`${at.name}\` is handled here.` }));
      const fix = isWrittenHere(belong && 'in' in belong ? belong.in : capabilities) && {
        title: belong ? 'Add `capabilities`' : `Add ${data.keys}`,
        safe: true,
        edits: editsFor(belong, capabilities, keys, write),
      };
      const message = belong ? 'none' : 'missing';
      yield { at: lack(capabilities, keys[0]), message, data, related, ...(fix && { fix }) };
    }
  },
});

const INITIALIZES: ReadonlySet<string> = new Set(['initialize', 'InitializeRequestSchema']);

/** Clients of the SDK listen for changes only where the server says that there will be some. */
function* changesOf({ listChanges = [], registrations }: Code) {
  const [given, ...others] = new Set(registrations.flatMap(({ capabilities }) => capabilities?.start ?? []));
  if (listChanges.length === 0 || given === undefined || others.length > 0) return;
  // It announces there what it can, whatever it is made with.
  if (registrations.some(({ handles }) => handles && INITIALIZES.has(handles.name))) return;
  const capabilities = registrations.find((each) => each.capabilities)?.capabilities;
  const told = new Set<string>();
  for (const { of: key, ...at } of listChanges) {
    const own = entry(capabilities, key);
    if (!own || told.has(key) || has(own.value, 'listChanged') !== 'no') continue;
    told.add(key);
    const fix = isWrittenHere(own.value) && {
      title: 'Add `listChanged: true`',
      safe: true,
      edits: [{ op: 'add' as const, to: own.value as ObjectNode, key: 'listChanged', value: true }],
    };
    const related = [{ at, note: 'The server tells of a change here.' }];
    yield { at: own, message: 'changed', severity: 'warning', data: { key }, related, ...(fix && { fix }) } as const;
  }
}

interface Lacking {
  readonly capabilities: ObjectNode;
  readonly belong: Registration['capabilitiesBelong'];
  readonly handled: Map<string, NonNullable<Registration['handles']>>;
}

const adviceFor = (belong: Lacking['belong'], write: string): string =>
  belong && 'behind' in belong
    ? `Pass \`{ capabilities: { ${write} } }\` as the second argument`
    : `Add \`capabilities: { ${write} }\` to the second argument`;

function editsFor(belong: Lacking['belong'], to: ObjectNode, keys: readonly string[], write: string): readonly Edit[] {
  if (!belong) return keys.map((key) => ({ op: 'add', to, key, value: {} }));
  if ('in' in belong) {
    const value = Object.fromEntries(keys.map((key) => [key, {}]));
    return [{ op: 'add', to: belong.in, key: 'capabilities', value }];
  }
  const { end } = belong.behind;
  return [{ op: 'text', start: end, end, text: `, { capabilities: { ${write} } }` }];
}

const ANNOUNCED: ReadonlySet<string> = new Set(['tools', 'resources', 'prompts', 'logging']);
