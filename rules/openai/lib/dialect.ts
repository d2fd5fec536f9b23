/** The three ways of writing OpenAI metadata. A tool is judged by the one it is written in. */
import type { Manifest, OpenaiDialect } from '../../../src/core/rule.js';
import { entries, entry, get, type Entry, type ObjectNode } from '../../../src/core/tree.js';

export type Dialect = Exclude<OpenaiDialect, 'auto'>;
export const DIALECTS: readonly Dialect[] = ['seed', 'openai', 'mcp-apps'];

export const PREFIX = 'openai/';

/** Option of rules that not all dialects' documents ask for. */
export const dialectsOption = (description: string): Readonly<Record<string, unknown>> => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    dialects: { type: 'array', uniqueItems: true, items: { enum: [...DIALECTS] }, description },
  },
});

/** The dialects that a tool or resource has metadata of. */
export function writtenIn(node: ObjectNode, isXmcp: boolean): Dialect[] {
  const meta = get(node, '_meta');
  const isOpenai = entries(meta).some(({ key }) => key.startsWith(PREFIX)) || (isXmcp && !!get(meta, 'openai'));
  return [
    ...(get(node, 'annotations', 'openai') ? (['seed'] as const) : []),
    ...(isOpenai ? (['openai'] as const) : []),
    ...(get(meta, 'ui') || get(meta, 'ui/resourceUri') ? (['mcp-apps'] as const) : []),
  ];
}

export const isXmcp = ({ code }: Manifest): boolean => code.imports.some((name) => /^xmcp(\/|$)/.test(name));

/** Frameworks that make resources and tools of their own, which no file shows. */
export const isGenerated = ({ code }: Manifest): boolean => code.imports.some((name) => GENERATORS.test(name));
const GENERATORS = /^(xmcp|skybridge|mcp-use|@mcp-ui\/server|@mcp-use\/[\w-]+)(\/|$)/;

/** A value of `_meta["openai/…"]`, or of the nested form that xmcp has: `toolInvocation/invoking` is two steps there. */
export function openaiEntry(node: ObjectNode, name: string, nested: boolean): Entry | undefined {
  const meta = get(node, '_meta');
  const flat = entry(meta, `${PREFIX}${name}`);
  if (flat || !nested) return flat;
  const steps = name.split('/');
  const last = steps.pop()!;
  return entry(get(meta, 'openai', ...steps), last);
}
