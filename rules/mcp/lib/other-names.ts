/** The schema of the arguments under the name that other protocols and frameworks have for it. */
import type { Manifest } from '../../../src/core/rule.js';
import { get, has, text, type Entry, type ObjectNode } from '../../../src/core/tree.js';
import { listingOf } from './listing.js';
import { isMadeByCall, isTakenByOthers } from './registrations.js';

interface OtherName {
  readonly tool: ObjectNode;
  readonly entry: Entry;
  /** Under the right name it would do: the SDK throws on JSON Schema where it takes zod. */
  readonly isAsZod: boolean;
}

const NAMES = new Set(['schema', 'parameters', 'input']);

export function otherNames(manifest: Manifest): readonly OtherName[] {
  return manifest.derive(find);
}

function find(manifest: Manifest): OtherName[] {
  const called = new Set(
    manifest.code.registrations.filter(({ api }) => CALLS.has(api)).map(({ tool }) => tool?.start),
  );
  return listingOf(manifest).tools.flatMap((tool) => {
    if (isTakenByOthers(tool, manifest)) return [];
    const isCalled = called.has(tool.start);
    // A list may carry fields for somebody else beside the right one, a call has nobody to read them.
    if (has(tool, 'inputSchema') !== 'no' && !isCalled) return [];
    const isSchema = ({ key, value }: Entry): boolean =>
      NAMES.has(key) && (value.kind === 'object' || value.kind === 'unknown');
    return tool.entries.filter(isSchema).map((each) => ({ tool, entry: each, isAsZod: !isCalled || !isWritten(each) }));
  });
}

const CALLS: ReadonlySet<string> = new Set(['registerTool', 'registerAppTool']);

/** A type that is written as such, and not made of zod. */
const isWritten = ({ value }: Entry): boolean => text(get(value, 'type')) !== undefined && !isMadeByCall(value);
