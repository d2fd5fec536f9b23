/** Tools that are written as values: `Tool(name="a", …)` of a low-level server, `{"name": "a", …}` of one that is written by hand. */
import { entry, type Entry } from '../../core/tree.js';
import type { ObjectValue, Value } from '../result/values.js';
import { annotationsServed } from './annotations.js';
import { sdkOf } from './dialect.js';
import { NO_TURN } from './functions.js';
import { isNamed, unknownBeside } from './lists.js';
import type { Module } from './names.js';
import { short, type Registrar } from './registrar.js';
import { argumentsOf, entriesOf, functionAround, nameOf, placeOf, textOf, type PyNode } from './syntax.js';
import { envOf, turnsOf, type Turn } from './turns.js';

/** A server that is written by hand: it answers `initialize`. */
const ANSWERS = /["']serverInfo["']/;
const NO_CALLS: readonly PyNode[] = [];

export class WrittenTools {
  readonly #to: Registrar;
  /** Where the names of tools are written. */
  readonly #listed = new Set<string>();
  /** Tools that are made of others, of which they may be the ones that are read here. */
  readonly #converted: (() => void)[] = [];

  constructor(to: Registrar) {
    this.#to = to;
  }

  /** `Tool(name="a", inputSchema={…})` */
  readCall(call: PyNode): void {
    const to = this.#to;
    this.#read(call, () => to.groupIn(to.group(functionAround(call) ?? to.module.root), call), true);
  }

  /** `{"name": "a", "inputSchema": {…}}` */
  readDictionary(node: PyNode): void {
    const { module } = this.#to;
    const keys = (entriesOf(node) ?? []).flatMap(({ key }) =>
      key?.name === 'String' ? textOf(module, key).slice(1, -1) : [],
    );
    if (!keys.includes('name') || !keys.includes('inputSchema')) return;
    const list = node.parent?.name === 'ArrayExpression' ? node.parent : module.root;
    this.#read(node, () => this.#to.group(list), ANSWERS.test(module.text));
  }

  #read(node: PyNode, groupOf: () => object, isServed: boolean): void {
    const { module, evaluator, calls } = this.#to;
    const valuesIn = (turns: readonly Turn[]): readonly Value[] =>
      turns.map((turn) => evaluator.valueOf(module, node, envOf(turn, evaluator)));
    const isInLoop = turnsOf(module, node, NO_CALLS) ?? [NO_TURN];
    const once = valuesIn(isInLoop);
    // In a function that is given the name, once for each of its calls.
    const more = once.some(isNamed) ? undefined : turnsOf(module, node, calls);
    const values = more ? valuesIn(more) : once;
    const isRepeated = (more ?? isInLoop).some(({ size }) => size > 0);
    for (const value of values) {
      if (value.kind !== 'object') continue;
      if (!isNamed(value)) {
        // What another server lists, or a list of the project's own.
        const name = isServed ? nameGiven(module, node) : undefined;
        const what = name && `\`${name.of}${short(module, name.node)}, …${name.end}\``;
        if (what) this.#converted.push(() => this.#to.unknown(node, what, 'the list'));
        continue;
      }
      // `toolSpec` of Amazon's API.
      const schema = entry(value, 'inputSchema')?.value;
      if (schema?.kind === 'object' && entry(schema, 'json')) continue;
      // The same definition, in two loops over its list.
      const name = entry(value, 'name')!.value;
      const definition = `${name.file ?? ''} ${name.start}`;
      if (isRepeated && this.#listed.has(definition)) continue;
      this.#listed.add(definition);
      this.#to.listTool({ ...value, entries: this.#served(node, value), group: groupOf() }, placeOf(module, node));
    }
  }

  /** What a class of the SDK makes of them, and not what is written by hand. */
  #served(node: PyNode, { entries }: ObjectValue): readonly Entry[] {
    const { module, packages } = this.#to;
    if (node.name !== 'CallExpression') return entries;
    const sdk = sdkOf('official', packages);
    return entries.map((each) =>
      each.key === 'annotations' ? { ...each, value: annotationsServed(each.value, module, sdk) } : each,
    );
  }

  /** A handler that lists tools which are not written in this file. */
  noteUnknown(): void {
    const { found, module, evaluator } = this.#to;
    for (const lister of found.listers)
      for (const part of unknownBeside(module, lister, evaluator))
        this.#to.unknown(part, `\`${short(module, part)}\` in a list of tools`, 'what is in it');
    if (found.tools.length > 0) return;
    const [converted] = this.#converted;
    if (converted) return converted();
    for (const lister of found.listers)
      this.#to.unknown(lister, `what \`${nameOf(module, lister) ?? ''}()\` lists`, 'the list');
  }
}

/** `name` of `Tool(name=name, …)` and of `{"name": name, …}`. */
function nameGiven(module: Module, node: PyNode) {
  const given = argumentsOf(module, node)?.find(({ key }) => key === 'name')?.value;
  if (given) return { of: 'Tool(name=', node: given, end: ')' };
  const written = entriesOf(node)?.find(({ key }) => key && /^["']name["']$/.test(textOf(module, key)))?.value;
  return written && { of: '{"name": ', node: written, end: '}' };
}
