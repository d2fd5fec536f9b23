import { defineRule, type Problem, type Schema } from '../../src/core/rule.js';
import { entries, entry, isVague, walk, type Entry, type Node } from '../../src/core/tree.js';
import { addTo } from '../../src/core/collections.js';
import { someOf } from '../../src/core/text.js';
import { schemasWith } from './lib/schemas.js';

export default defineRule({
  id: 'common/unused-definitions',
  summary: 'Nothing refers to a definition in `$defs` or `definitions`',
  severity: 'warning',
  in: 'recommended',
  tags: ['unnecessary'],
  source: {
    document: 'JSON Schema',
    section: '$defs',
    says: 'Definitions have no effect of their own: they are for other schemas to refer to.',
    kind: 'advice',
  },
  messages: {
    all: {
      message: 'This schema uses no definition in `{{key}}`, so the definitions only cost tokens in each request.',
      help: 'Remove `{{key}}`, or refer to the definitions with `$ref`.',
    },
    one: {
      message: 'This schema does not use the definition `{{name}}`, so it only costs tokens in each request.',
      help: 'Remove `{{name}}`, or refer to it with `$ref`.',
    },
    some: {
      message: 'This schema does not use the definitions {{names}}, so they only cost tokens in each request.',
      help: 'Remove them, or refer to them with `$ref`.',
    },
  },
  *check(manifest) {
    // OTC excludes definitions, as otc/no-ref says.
    if (manifest.formats.includes('otc')) return;
    for (const key of ['$defs', 'definitions']) {
      for (const schema of schemasWith(manifest, key)) {
        const holder = entry(schema.node, key)!;
        if (holder.value.kind !== 'object' || entries(holder.value).length === 0) continue;
        const unused = unusedIn(holder, schema);
        if (unused.length === 0) continue;
        if (unused.length === entries(holder.value).length) yield { at: holder, message: 'all', data: { key } };
        else yield told(unused);
      }
    }
  },
});

/** So many are named. */
const NAMED = 3;

/** They stay where one thing was taken out: one finding for all. */
function told(unused: readonly Entry[]): Problem<'one' | 'some'> {
  const [at, ...others] = unused;
  if (others.length === 0) return { at: at!, message: 'one', data: { name: at!.key } };
  const names = unused.map(({ key }) => `\`${key}\``);
  const related = others.slice(0, NAMED - 1).map((each) => ({ at: each, note: `\`${each.key}\`, too.` }));
  return { at: at!, message: 'some', data: { names: someOf(names, NAMED) }, related };
}

function unusedIn(holder: Entry, { tool, role }: Schema): readonly Entry[] {
  const root = tool.schemas.find((each) => each.role === role)?.node;
  // What cannot be known may refer to anything.
  if (!root || isVague(root)) return [];
  const texts = [...walk(root)].filter((node) => node.kind === 'string');
  if (texts.length > MOST_TEXTS) return [];
  const naming = new Map<string, Node[]>();
  for (const text of texts) for (const name of namesIn(text.value)) addTo(naming, name, text);
  return entries(holder.value).filter(
    ({ key, value }) => !hasAnchor(value) && (naming.get(key) ?? []).every((each) => isWithin(each, value)),
  );
}

/** A schema of this many texts is generated, and its generator knows what it needs. */
const MOST_TEXTS = 5000;

/** The steps of a reference, in `$ref` or in the mapping of a `discriminator`. */
function namesIn(reference: string): ReadonlySet<string> {
  if (!reference.includes('/')) return new Set([reference]);
  const steps = reference.split(/[#/]/);
  return new Set([...steps, ...steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))]);
}

const isWithin = (node: Node, outer: Node): boolean =>
  node.file === outer.file && node.start >= outer.start && node.end <= outer.end;

/** It can be referred to by another name. */
const hasAnchor = (definition: Node): boolean =>
  [...walk(definition)].some((node) =>
    entries(node).some(({ key, value }) => ANCHORS.has(key) && value.kind !== 'object'),
  );

const ANCHORS: ReadonlySet<string> = new Set(['$anchor', '$dynamicAnchor', '$id', '$recursiveAnchor', 'id']);
