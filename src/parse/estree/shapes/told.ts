/** Which tools are known already, by where their parts stand: one that is met again there is not a second one. */
import type { Entry, Place } from '../../../core/tree.js';
import { bare, type Ast } from '../ast.js';
import { place, type Value } from '../values.js';
import { propertyOf } from './arguments.js';

export class Told {
  /** By where the keys of their schemas start, and by where their names are written or taken from. */
  readonly #tools = new Map<number, Value>();
  readonly #dropped = new Set<Value>();

  note(tool: Value, schema: Entry | undefined, name: Value | undefined): void {
    for (const place of [schema, name, name?.via])
      if (place && place.file === undefined && !this.#tools.has(place.start)) this.#tools.set(place.start, tool);
  }

  /** The tool that has this very schema, or its name from this literal. */
  tellingOf(literal: Ast, schema: Entry | undefined): Value | undefined {
    const name = propertyOf(literal, 'name');
    return this.#kept((schema && this.#at(schema)) ?? (name && this.#at(place(bare(name)))));
  }

  /** Whether a tool has its name from this place. */
  isNamedAt(name: Place): boolean {
    return this.#kept(this.#at(name)) !== undefined;
  }

  drop(tool: Value): void {
    this.#dropped.add(tool);
  }

  #at({ start, file }: Place): Value | undefined {
    return file === undefined ? this.#tools.get(start) : undefined;
  }

  #kept(tool: Value | undefined): Value | undefined {
    return tool && !this.#dropped.has(tool) ? tool : undefined;
  }
}
