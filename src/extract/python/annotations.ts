/** The annotations of a tool as pydantic takes them, whose classes the SDKs make of what is written. */
import type { Entry, Node } from '../../core/tree.js';
import type { Module } from './names.js';
import { isSince, type Maybe, type Sdk } from './schemas/dialect.js';

/** What is served of `annotations={…}` and of `ToolAnnotations(…)`. */
export function annotationsServed(annotations: Node, module: Module, sdk: Sdk | undefined): Node {
  if (annotations.kind !== 'object') return annotations;
  const renames = takesSnakeCase(module, sdk);
  const isOpen = renames === undefined && annotations.entries.some(({ key }) => HINT_IN_SNAKE_CASE.test(key));
  const entries = annotations.entries.flatMap((each): Entry[] => {
    const key = renames !== false && HINT_IN_SNAKE_CASE.test(each.key) ? camelCase(each.key) : each.key;
    if (renames === undefined && key !== each.key) return [];
    return [{ ...each, key, value: HINT.test(key) ? booleanTaken(each.value) : each.value }];
  });
  return { ...annotations, entries, open: annotations.open || isOpen };
}

/** Version 2 of the official SDK, on which fastmcp 4 is built, has a name in each case for a field. */
export function takesSnakeCase({ imports }: Module, sdk: Sdk | undefined): Maybe {
  if (sdk?.is === 'official' && imports.some((path) => /^mcp\.server\.fastmcp\b/.test(path))) return false;
  return sdk && isSince(sdk.versions, sdk.is === 'official' ? '2' : '4');
}

const HINT = /^(?:readOnly|destructive|idempotent|openWorld)Hint$/;
const HINT_IN_SNAKE_CASE = /^(?:read_only|destructive|idempotent|open_world)_hint$/;
const camelCase = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const TAKEN: ReadonlyMap<string, boolean> = new Map([
  ...['1', 't', 'true', 'y', 'yes', 'on'].map((text) => [text, true] as const),
  ...['0', 'f', 'false', 'n', 'no', 'off'].map((text) => [text, false] as const),
]);

/** `"true"`, `1`, `"yes"`: pydantic takes them for a boolean. */
function booleanTaken(value: Node): Node {
  if (value.kind !== 'string' && value.kind !== 'number') return value;
  const taken = TAKEN.get(String(value.value).toLowerCase());
  if (taken === undefined) return value;
  const { start, end, file, via } = value;
  return { kind: 'boolean', start, end, ...(file !== undefined && { file }), ...(via && { via }), value: taken };
}
