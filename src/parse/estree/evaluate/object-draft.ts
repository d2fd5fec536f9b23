import { addTo } from '../../../core/group.js';
import type { Entry } from '../../../core/tree.js';
import { endOf, startOf, type Ast } from '../ast.js';
import { unknown, type ObjectValue, type Value } from '../values.js';

/** An object under construction: what is put later counts. */
export class ObjectDraft {
  readonly #entries = new Map<string, Entry>();
  /** Written in the literal and lost, since the same key is written once more. */
  #lost: Map<string, Entry[]> | undefined;
  #open = false;

  /** A key and value that stand in the literal itself. */
  write(added: Entry, literal: Ast): void {
    const before = this.#entries.get(added.key);
    // What a spread brings in is meant to be overridden.
    if (before && before.value.kind !== 'unknown' && startOf(literal) <= before.start && before.end <= endOf(literal))
      addTo((this.#lost ??= new Map()), added.key, before);
    this.put(added);
  }

  put(added: Entry): void {
    if ((added.value as Value).kind === 'undefined') this.#entries.delete(added.key);
    else this.#entries.set(added.key, added);
  }

  /** Something nobody knows: whatever stood before it may be overwritten. */
  hide(by: Ast): void {
    for (const [key, each] of this.#entries) this.#entries.set(key, { ...each, value: unknown(by) });
    this.#open = true;
  }

  spread(branches: readonly Value[], by: Ast): void {
    const objects = branches.filter((each) => each.kind === 'object');
    const others = branches.filter(({ kind }) => kind !== 'object' && kind !== 'null' && kind !== 'undefined');
    if (others.length > 0 || objects.some(({ open }) => open)) this.hide(by);
    const [only] = objects;
    if (branches.length === 1 && only) only.entries.forEach((each) => this.put(each));
    if (branches.length === 1) return;
    // It depends: what a branch would set cannot be known, nor be called missing.
    for (const each of objects.flatMap(({ entries }) => entries)) {
      this.#open = true;
      const before = this.#entries.get(each.key);
      if (before) this.#entries.set(each.key, { ...before, value: unknown(by) });
    }
  }

  finish(node: Ast): ObjectValue {
    const counting = [...this.#entries.values()];
    const lost = this.#lost;
    const entries = lost ? counting.flatMap((each) => [...(lost.get(each.key) ?? []), each]) : counting;
    return { kind: 'object', start: startOf(node), end: endOf(node), entries, open: this.#open };
  }
}
