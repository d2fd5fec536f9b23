/** Two versions of one tool. */
import { get, items, text, type Node, type ObjectNode } from '../core/tree.js';
import { compareSchemas } from './compare.js';
import { compareText, type Comparison, type Found, type Role, type Vague } from './found.js';
import type { Contract } from './contract.js';
import { isSame } from '../core/known.js';
import { lookUp } from './forms.js';

interface ToolDiff {
  readonly found: readonly Found[];
  readonly vague: readonly Vague[];
}

export function compareTools(was: Contract, is: Contract): ToolDiff {
  const found: Found[] = [];
  const vague: Vague[] = [];
  const places = { was: was.at, at: is.at };
  compareText(was.description, is.description, { pointer: '', name: '', depth: 0, ...places }, { found });
  compareRole('input', was, is, found, vague);
  compareRole('output', was, is, found, vague);
  compareRole('config', was, is, found, vague);
  const { hintsKey, servicesKey } = was.terms;
  if (hintsKey !== undefined) compareHints(hintsKey, was, is, found);
  if (servicesKey !== undefined) compareServices(servicesKey, was, is, found);
  return { found, vague };
}

const NO_SCHEMA: ObjectNode = { kind: 'object', start: 0, end: 0, entries: [], open: false };

/** Of alternatives, for each schema: each against each would take too long beyond this. */
const MOST_TRIALS = 20_000;

function compareRole(role: Role, was: Contract, is: Contract, found: Found[], vague: Vague[]): void {
  const [b, a] = [was[role], is[role]];
  const pointer = `/${is.keys[role] ?? was.keys[role]}`;
  if (!b && !a) return;
  if (role === 'output' && !a && b?.kind === 'object' && !is.node.open) {
    const words = { rule: 'diff/output-narrowed', message: 'gone', severity: 'warning' } as const;
    found.push({ ...words, pointer, name: '', was: b, at: is.at });
    return;
  }
  if (role === 'output' && (!b || !a)) return;
  const [before, after] = [b ?? NO_SCHEMA, a ?? NO_SCHEMA];
  const comparison: Comparison = { role, found, vague, trials: { left: MOST_TRIALS }, before, after };
  compareSchemas(before, after, pointer, comparison);
}

/** What clients assume of a hint that is not given. */
const HINTS = [
  ['readOnlyHint', false],
  ['destructiveHint', true],
  ['idempotentHint', false],
  ['openWorldHint', true],
] as const;
type Hint = (typeof HINTS)[number][0];

/** What a tool may do, by its hints: `undefined` where one of them is unknown. */
function effects(key: string, { node }: Contract): Partial<Record<Hint, boolean | undefined>> {
  const annotations = lookUp(node, key);
  const values: Partial<Record<Hint, boolean | undefined>> = {};
  for (const [hint, otherwise] of HINTS) {
    const value =
      annotations === 'unknown' ? 'unknown' : annotations === 'absent' ? 'absent' : lookUp(annotations, hint);
    values[hint] =
      value === 'absent' ? otherwise : typeof value === 'object' && value.kind === 'boolean' ? value.value : undefined;
  }
  // A tool that changes nothing is neither destructive nor different when repeated.
  if (values.readOnlyHint === true) return { ...values, destructiveHint: false, idempotentHint: true };
  return values;
}

const RISKIER: readonly (readonly [Hint, boolean, string])[] = [
  ['readOnlyHint', true, 'read-only'],
  ['destructiveHint', false, 'non-destructive'],
  ['idempotentHint', true, 'idempotent'],
  ['openWorldHint', false, 'closed-world'],
];

function compareHints(key: string, was: Contract, is: Contract, found: Found[]): void {
  const [before, after] = [effects(key, was), effects(key, is)];
  const lost = RISKIER.filter(([hint, safe]) => before[hint] === safe && after[hint] === !safe);
  if (lost.length === 0) return;
  // A tool that is no longer read-only may now be destructive, too: that is part of the same change.
  const isReadOnlyLost = lost[0]![0] === 'readOnlyHint';
  const named = isReadOnlyLost ? lost.filter(([hint]) => hint === 'readOnlyHint' || hint === 'openWorldHint') : lost;
  const isDestructive = isReadOnlyLost && after.destructiveHint === true;
  found.push({
    ...{ rule: 'diff/hint-riskier', severity: 'warning', pointer: `/${key}`, name: '' },
    message: isDestructive ? 'destructive' : 'riskier',
    before: named.map(([, , words]) => words).join(', '),
    ...(isDestructive && { after: 'may be destructive' }),
    was: get(was.node, key) ?? was.at,
    at: get(is.node, key) ?? is.at,
  });
}

/** Services that users have to sign in to, and what they have to allow there. */
function compareServices(key: string, was: Contract, is: Contract, found: Found[]): void {
  const [before, after] = [lookUp(was.node, key), lookUp(is.node, key)];
  if (before === 'unknown' || after === 'unknown' || isSame(nodeOf(before), nodeOf(after))) return;
  const known = new Map(items(nodeOf(before)).map((each) => [nameOf(each), scopesOf(each)]));
  for (const service of items(nodeOf(after))) {
    const name = nameOf(service);
    if (name === undefined) continue;
    const scopes = known.get(name);
    const more = scopesOf(service).filter((scope) => scopes && !scopes.includes(scope));
    if (scopes && more.length === 0) continue;
    const words = { rule: 'diff/config-narrowed', severity: 'warning', pointer: `/${key}`, name } as const;
    const places = { was: was.at, at: service };
    found.push(
      scopes
        ? { ...words, ...places, message: 'scopes', after: more.join(', ') }
        : { ...words, ...places, message: 'service', after: name },
    );
  }
}

const nodeOf = (node: Node | 'absent' | 'unknown'): Node | undefined => (typeof node === 'string' ? undefined : node);
const nameOf = (service: Node): string | undefined => text(get(service, 'name'));
const scopesOf = (service: Node): string[] => items(get(service, 'scopes')).flatMap((each) => text(each) ?? []);
