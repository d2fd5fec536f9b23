import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isVague, type Node } from '../../../src/core/tree.js';
import { Module } from '../../../src/extract/python/names.js';
import { servedSchema, type ServedFunction } from '../../../src/extract/python/schemas/served.js';
import type { Sdk, Versions } from '../../../src/extract/python/schemas/dialect.js';
import { parsePython } from '../../../src/extract/python/grammar.js';
import { isScope, nameOf, walk } from '../../../src/extract/python/syntax.js';
import { Evaluator } from '../../../src/extract/python/values.js';
import { expand, plain, type Value } from '../../../src/extract/result/values.js';

export { takenBy } from '../../../src/extract/python/arguments.js';

export type Verdict = { readonly is: 'equal' | 'unknown' } | { readonly is: 'different'; readonly at: string };

export function pythonModule(text: string): Module {
  return new Module({ text, root: parsePython(text).root });
}

/** A file, with those that it imports beside it. */
export function moduleAt(path: string, known = new Map<string, Module>()): Module {
  const text = readFileSync(path, 'utf8');
  const module = new Module({ text, root: parsePython(text).root, path }, path, (from, _level, name) => {
    const other = join(dirname(from.location), `${name}.py`);
    return known.get(other) ?? (existsSync(other) ? moduleAt(other, known) : undefined);
  });
  known.set(path, module);
  return module;
}

export function modelsOf(module: Module, name: string, sdk: Sdk | undefined): ServedFunction {
  const fn = [...walk(module.root)].find((node) => isScope(node) && nameOf(module, node) === name);
  if (!fn) throw new Error(`no function ${name}`);
  const evaluator = new Evaluator(module.text.length);
  return servedSchema(fn, { module, evaluator, sdk });
}

/** Whether a value is what was listed; of several that it may be, one has to be it. */
export function judged(listed: unknown, said: Value | undefined): Verdict {
  if (!said) return listed === null ? { is: 'equal' } : { is: 'different', at: 'nothing is said to be listed' };
  if (listed === 'refused') {
    const form = plain(said);
    return isVague(form)
      ? { is: form.kind === 'unknown' ? 'equal' : 'unknown' }
      : { is: 'different', at: 'it is refused' };
  }
  const forms = expand([said]).map(([form]) => compared(listed, form!, '#'));
  return forms.find(({ is }) => is === 'equal') ?? forms.find(({ is }) => is === 'unknown') ?? forms[0]!;
}

function compared(listed: unknown, said: Node, at: string): Verdict {
  if (said.kind === 'unknown') return { is: 'unknown' };
  const different: Verdict = { is: 'different', at: `${at} ${JSON.stringify(listed)} ${said.kind}` };
  if (said.kind === 'object') {
    if (typeof listed !== 'object' || listed === null || Array.isArray(listed)) return different;
    const left = new Map<string, unknown>(Object.entries(listed));
    const verdicts = said.entries.map(({ key, value }): Verdict => {
      const own = left.get(key);
      const isThere = left.delete(key);
      if (!isThere)
        return value.kind === 'unknown' ? { is: 'unknown' } : { is: 'different', at: `${at}/${key} is not there` };
      return compared(own, value, `${at}/${key}`);
    });
    if (left.size > 0 && !said.open) return { is: 'different', at: `${at} has also ${[...left.keys()].join()}` };
    return worst([...verdicts, ...(said.open ? [{ is: 'unknown' } as const] : [])]);
  }
  if (said.kind === 'array') {
    if (!Array.isArray(listed)) return different;
    if (said.open)
      return said.items.every((item) => listed.some((each) => compared(each, item, at).is === 'equal'))
        ? { is: 'unknown' }
        : different;
    if (listed.length !== said.items.length) return different;
    return worst(said.items.map((item, index) => compared(listed[index], item, `${at}/${index}`)));
  }
  if (said.kind === 'null') return listed === null ? { is: 'equal' } : different;
  return said.value === listed ? { is: 'equal' } : different;
}

const worst = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.find(({ is }) => is === 'different') ?? verdicts.find(({ is }) => is === 'unknown') ?? { is: 'equal' };

/** One version alone. */
export const exactly = (version: string): Versions => ({ from: version, before: `${version}.0.1` });
