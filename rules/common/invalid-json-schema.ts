import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule, type Edit, type Fix, type InWords } from '../../src/core/rule.js';
import { entries, entry, get, has, isVague, items, text, walk } from '../../src/core/tree.js';
import type { ArrayNode, Node, ObjectNode } from '../../src/core/tree.js';
import { correcting, referring } from './lib/fixes.js';
import { isGloodata, judgedByFormat, isUnset } from './lib/left-to-formats.js';
import { schemasWith } from './lib/schemas.js';
import { TYPES } from './lib/schema-types.js';
import { isBroken, danglingReferences, faultsIn, isPlainlyValid } from './lib/schema-validity.js';
import { show, showText } from './lib/text.js';

export default defineRule({
  id: 'common/invalid-json-schema',
  summary: 'An input, output or parameter schema is not valid JSON Schema',
  severity: 'error',
  in: 'spec',
  fixable: 'both',
  structural: true,
  source: {
    document: 'JSON Schema: the meta-schemas of draft-07, 2019-09 and 2020-12',
    section: 'meta-schema',
    says: 'A schema has to be valid against the meta-schema of its dialect.',
    kind: 'MUST',
  },
  messages: {
    wrong: {
      message: '`{{keyword}}` is {{found}} but must be {{expected}}, so clients can refuse the tool.',
      help: '{{advice}}.',
    },
    wrongEntry: {
      message: 'An entry of `{{keyword}}` is {{found}} but must be {{expected}}, so clients can refuse the tool.',
      help: '{{advice}}.',
    },
    flag: {
      message: '`required` of `{{name}}` is {{found}} but must be a list of names, so clients can refuse the tool.',
      help: '{{advice}}.',
    },
    repeated: {
      message: '`{{keyword}}` contains {{found}} twice, so clients that check schemas refuse the tool.',
      help: 'Remove one of the two.',
    },
    dangling: {
      message: '`$ref` points to `{{pointer}}`, which does not exist, so clients that check schemas refuse the tool.',
      help: '{{advice}}.',
    },
    bare: {
      message:
        'The parameter `{{keyword}}` is outside `properties`, so clients take it for a keyword and can refuse the tool.',
      help: 'Put the parameters into `properties`, and add `type: "object"`.',
    },
    inside: {
      message:
        '`required` is inside `properties`, where it is a parameter that is no schema: clients can refuse the tool.',
      help: 'Move the list out of `properties`, next to it.',
    },
    patternProperty: {
      message: 'The key {{found}} of `patternProperties` is not a regular expression, so clients can refuse the tool.',
      help: 'Write a regular expression as the key.',
    },
    pattern: {
      message: '`pattern` is {{found}}, which is not a regular expression, so clients can refuse the tool.',
      help: 'Write a regular expression, such as `^[a-z]+$`.',
    },
  },
  *check(manifest) {
    if (isGloodata(manifest)) return;
    const isShinkai = manifest.formats.includes('shinkai');
    for (const { schemas } of manifest.tools) {
      for (const { node: schema, role } of schemas) {
        // Shinkai stores results as free JSON, in which real files hold what they like.
        if (role === 'output' && isShinkai) continue;
        if (schema.kind !== 'object' || isPlainlyValid(schema)) continue;
        for (const { node, keyword, problem, expected, list } of faultsIn(schema)) {
          if (isVague(node) || isUnset(node, manifest) || judgedByFormat(manifest, node)) continue;
          if (isBareParameters(schema) && schema.entries.some(({ value }) => value === node)) {
            yield { at: node, message: 'bare', data: { keyword } };
            continue;
          }
          const inside = keyword === 'properties' && node.kind === 'array' ? movedOut(node, schema) : undefined;
          if (inside) {
            yield { at: node, message: 'inside', ...inside };
            continue;
          }
          const flagged = keyword === 'required' && node.kind === 'boolean' ? flaggedBy(node, schema) : undefined;
          if (flagged) {
            const { name, advice, fix } = flagged;
            yield { at: node, message: 'flag', data: { name, found: show(node), advice }, fix };
            continue;
          }
          const meant = keyword === 'type' && problem !== 'repeated' ? typeMeant(node) : undefined;
          const found = isEmptyList(node, expected) ? 'an empty list' : show(node);
          const advice = meant === undefined ? `Write ${expected}` : `Write \`"${meant}"\``;
          const data = { keyword, found, expected, advice };
          const fix = meant === undefined ? problem === 'repeated' && withoutEntry(list, node) : typeFix(node, meant);
          yield { at: node, message: problem, data, ...(fix && { fix }) };
        }
      }
    }
    for (const { node, role } of schemasWith(manifest, 'pattern')) {
      const at = get(node, 'pattern');
      if (at?.kind !== 'string' || !isBroken(at.value) || (role === 'output' && isShinkai)) continue;
      yield { at, message: 'pattern', data: { found: show(at) } };
    }
    for (const { node, role } of schemasWith(manifest, 'patternProperties')) {
      if (role === 'output' && isShinkai) continue;
      for (const at of entries(get(node, 'patternProperties'))) {
        if (isBroken(at.key)) yield { at, message: 'patternProperty', data: { found: showText(at.key) } };
      }
    }
    // OTC has no references at all: otc/no-ref.
    if (isShinkai || manifest.formats.includes('otc')) return;
    for (const { at, meant } of danglingReferences(manifest)) {
      yield {
        at,
        message: 'dangling',
        data: { pointer: at.value, advice: referring(meant) },
        ...correcting(at, meant),
      };
    }
  },
});

/** What other languages call the types. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ...['str', 'text', 'char', 'date', 'datetime', 'uuid', 'file'].map((name) => [name, 'string'] as const),
  ...['float', 'double', 'decimal'].map((name) => [name, 'number'] as const),
  ...['int', 'int32', 'int64', 'long'].map((name) => [name, 'integer'] as const),
  ['bool', 'boolean'],
  ...['list', 'tuple', 'set'].map((name) => [name, 'array'] as const),
  ...['dict', 'map', 'json', 'record'].map((name) => [name, 'object'] as const),
  ...['none', 'nil'].map((name) => [name, 'null'] as const),
]);

function typeMeant(node: Node): string | undefined {
  const name = text(node);
  return name === undefined ? undefined : (FOREIGN.get(name.toLowerCase()) ?? nearestWord(name, TYPES));
}

/** Another case cannot mean another type; another word may. */
function typeFix(node: Node, meant: string): Fix {
  const safe = text(node)?.toLowerCase() === meant;
  return { title: `Write \`${meant}\``, safe, edits: [{ op: 'set', node, value: meant }] };
}

/** What is there twice says no more than what is there once. */
const withoutEntry = (list: ArrayNode | undefined, node: Node): Fix | undefined =>
  list && { title: 'Remove the repeated entry', safe: true, edits: [{ op: 'remove', from: list, child: node }] };

/** Of a list that has to have entries, it says nothing that it is one. */
const isEmptyList = (node: Node, expected: string): boolean =>
  node.kind === 'array' && node.items.length === 0 && expected.startsWith('a list');

/** `{ path: { type: 'string' } }`: parameters without the schema around them. */
const isBareParameters = ({ entries: all, open }: ObjectNode): boolean =>
  !open && all.length > 0 && all.every(({ value }) => text(get(value, 'type')) !== undefined);

function* withProperties(root: ObjectNode): Iterable<{ holder: ObjectNode; properties: ObjectNode }> {
  for (const holder of walk(root)) {
    const properties = holder.kind === 'object' ? get(holder, 'properties') : undefined;
    if (holder.kind === 'object' && properties?.kind === 'object') yield { holder, properties };
  }
}

/** `properties: { city: {…}, required: ['city'] }`: what is to be done, if such a list is what a node is. */
function movedOut(node: ArrayNode, root: ObjectNode): { fix?: Fix } | undefined {
  for (const { holder, properties } of withProperties(root)) {
    const inside = entry(properties, 'required');
    if (inside?.value !== node) continue;
    const names = items(node).flatMap((each) => text(each) ?? []);
    if (names.length < node.items.length || !names.every((name) => has(properties, name) === 'yes')) return undefined;
    if (has(holder, 'required') !== 'no') return {};
    const edits: Edit[] = [
      { op: 'remove', from: properties, child: inside },
      { op: 'add', to: holder, key: 'required', value: names },
    ];
    return { fix: { title: 'Move `required` next to `properties`', safe: false, edits } };
  }
  return undefined;
}

/** `required: true` in the schema of a property: the list of such names is beside the properties. */
function flaggedBy(
  node: Extract<Node, { kind: 'boolean' }>,
  root: ObjectNode,
): { name: string; advice: InWords; fix: Fix } | undefined {
  for (const { holder, properties } of withProperties(root)) {
    for (const { key: name, value } of entries(properties)) {
      const flag = value.kind === 'object' ? entry(value, 'required') : undefined;
      if (!flag || flag.value !== node || value.kind !== 'object') continue;
      const own = get(holder, 'required');
      const remove: Edit = { op: 'remove', from: value, child: flag };
      if (!node.value)
        return {
          name,
          advice: () => 'Remove `required` here: a parameter that no `required` lists is optional',
          fix: { title: 'Remove `required` here', safe: false, edits: [remove] },
        };
      const isListed = items(own).some((each) => text(each) === name);
      const list: Edit[] = isListed
        ? []
        : own?.kind === 'array'
          ? [{ op: 'append', to: own, value: name }]
          : [{ op: 'add', to: holder, key: 'required', value: [name] }];
      return {
        name,
        advice: ({ quote }) =>
          own?.kind === 'array'
            ? isListed
              ? `Remove \`required\` here: the one next to \`properties\` already lists \`${name}\``
              : `Remove \`required\` here, and add \`"${name}"\` to the \`required\` next to \`properties\``
            : `Remove \`required\` here, and write \`${quote}required${quote}: ["${name}"]\` next to \`properties\``,
        fix: {
          title: isListed ? 'Remove `required` here' : `Move \`${name}\` to the \`required\` next to \`properties\``,
          safe: false,
          edits: [remove, ...list],
        },
      };
    }
  }
  return undefined;
}
