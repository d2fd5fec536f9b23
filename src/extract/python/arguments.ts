/** What the methods that register take by name, and in which versions: anything else raises a TypeError. */
import type { UnknownArgument } from '../../core/python-code.js';
import type { Library } from './dialect.js';
import { isSince, type Sdk } from './schemas/dialect.js';
import { exceptOf, isFunction, placeOf, type Argument, type PyNode } from './syntax.js';
import type { Module } from './names.js';
import { onErrorAt } from './on-error.js';

export type Method = 'tool' | 'prompt' | 'resource' | 'add_tool';

/** `title 1.10`: from that version on. `enabled 2.8 3`: and before the second. */
type Taken = ReadonlyMap<string, readonly [since: string | undefined, before: string | undefined]>;

const taken = (text: string): Taken =>
  new Map(
    text.split(', ').map((each) => {
      const [name, since, before] = each.split(' ');
      return [name!, [since, before]];
    }),
  );

const TOOL = 'name, description, annotations 1.7, title 1.10, structured_output 1.10, icons 1.15, meta 1.19';

/** Up to version 2.3 of `mcp`, and 4.0 of fastmcp. */
const TAKEN: Readonly<Record<Library, Readonly<Record<Method, Taken>>>> = {
  official: {
    tool: taken(TOOL),
    add_tool: taken(`fn, ${TOOL}`),
    prompt: taken('name, description, title 1.10, icons 1.15'),
    resource: taken(
      'uri, name, description, mime_type, title 1.10, icons 1.15, annotations 1.18, meta 1.26, security 2',
    ),
  },
  fastmcp: {
    tool: taken(
      'name, description, tags 2.1, annotations 2.2.7, exclude_args 2.6 4, name_or_fn 2.7, enabled 2.8 3, title 2.10, ' +
        'output_schema 2.10, meta 2.11, icons 2.13, task 2.14, version 3, app 3, timeout 3, auth 3, run_in_thread 3.3',
    ),
    add_tool: taken(
      'tool 2.7, fn 0 2.7, name 0 2.7, description 0 2.7, tags 2.1 2.7, annotations 2.2.7 2.7, exclude_args 2.6 2.7',
    ),
    prompt: taken(
      'name, description, tags 2.1, name_or_fn 2.7, enabled 2.8 3, title 2.10, meta 2.11, icons 2.13, task 2.14 4, ' +
        'version 3, auth 3',
    ),
    resource: taken(
      'uri, name, description, mime_type, tags 2.1, enabled 2.8 3, title 2.10, annotations 2.11, meta 2.11, icons 2.13, ' +
        'task 2.14 4, version 3, app 3, auth 3, security 4',
    ),
  },
};

/** The names that it takes in some of the versions. */
export const takenBy = ({ is, versions }: Sdk, method: Method): string[] =>
  [...TAKEN[is][method]].flatMap(([name, [since, before]]) => {
    const isNew = since !== undefined && isSince(versions, since) === false;
    const isOld = before !== undefined && isSince(versions, before) === true;
    return isNew || isOld ? [] : [name];
  });

/** What none of the versions takes that the project may use. */
export function unknownArguments(
  module: Module,
  method: Method,
  args: readonly Argument[],
  site: PyNode,
  sdk: Sdk,
): readonly UnknownArgument[] {
  const takes = takenBy(sdk, method);
  const unknown = args.filter(({ key, spread }) => key !== undefined && !spread && !takes.includes(key));
  if (unknown.length === 0 || isRepaired(module, method, site)) return [];
  const onError = onErrorAt(module, site);
  return unknown.map(({ key, keyNode, value }) => {
    const [since, before] = TAKEN[sdk.is][method].get(key!) ?? [];
    const isOld = before !== undefined && isSince(sdk.versions, before) === true;
    return {
      ...placeOf(module, keyNode ?? value),
      ...{ name: key!, method, library: sdk.is, takes, onError },
      ...(isOld ? { before } : since !== undefined && { since }),
    };
  });
}

/** A handler does the same for other versions. */
function isRepaired(module: Module, method: Method, site: PyNode): boolean {
  const another = new RegExp(`\\bTypeError\\b|\\.${method}\\b`);
  for (let at = site; at.parent && !isFunction(at); at = at.parent) {
    if (at.name !== 'TryStatement') continue;
    for (const body of at.getChildren('Body')) {
      const start = exceptOf(body);
      if (start && another.test(module.text.slice(start.from, body.to))) return true;
    }
  }
  return false;
}
