import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule, type InWords, type Manifest } from '../../src/core/rule.js';
import { entry, text, type ArrayNode, type Node, type ObjectNode } from '../../src/core/tree.js';
import { schemasWith } from './lib/schemas.js';
import { declaredTypes, fits } from './lib/schema-types.js';
import { isUnset } from './lib/left-to-formats.js';
import { showIn } from './lib/text.js';

export default defineRule({
  id: 'common/default-not-in-enum',
  summary: '`default` is not one of `enum`',
  severity: 'warning',
  in: 'recommended',
  fixable: 'unsafe',
  source: {
    document: 'JSON Schema Validation',
    section: 'default, enum',
    says: 'A default should be valid against its schema, and with `enum` only the listed values are.',
    kind: 'SHOULD',
  },
  messages: {
    missing: {
      message: 'The default, {{found}}, is not in `enum`, so calls with it can be refused.',
      help: '{{advice}}.',
    },
  },
  *check(manifest) {
    for (const { node } of schemasWith(manifest, 'enum')) {
      const choices = entry(node, 'enum')?.value;
      const value = choices && entry(node, 'default')?.value;
      if (choices?.kind !== 'array' || choices.open || !value || !isPlain(value) || isUnset(value, manifest)) continue;
      if (isOtherwiseWrong(value, node) || choices.items.some((choice) => mayBe(choice, value, node, manifest)))
        continue;
      const meant = nearestWord(
        text(value) ?? '',
        choices.items.flatMap((choice) => text(choice) ?? []),
      );
      const fix = meant !== undefined && {
        title: `Write \`${meant}\``,
        safe: false,
        edits: [{ op: 'set' as const, node: value, value: meant }],
      };
      yield {
        at: value,
        message: 'missing',
        data: { found: showIn(value), advice: adviceFor(meant, choices) },
        ...(fix && { fix }),
      };
    }
  },
});

function adviceFor(meant: string | undefined, choices: ArrayNode): InWords {
  if (meant !== undefined) return () => `Write \`${meant}\``;
  const [first] = choices.items;
  return (words) => `Add it to \`enum\`, or choose a listed value${first ? ` such as ${showIn(first)(words)}` : ''}`;
}

function isPlain({ kind }: Node): boolean {
  return kind !== 'object' && kind !== 'array' && kind !== 'unknown';
}

/** `common/default-type` says it already, or null is allowed beside the choices. */
function isOtherwiseWrong(value: Node, schema: ObjectNode): boolean {
  const types = declaredTypes(schema);
  return types !== undefined && (value.kind === 'null' || !fits(value, types));
}

function mayBe(choice: Node, value: Node, schema: ObjectNode, { formats }: Manifest): boolean {
  // Choices that are objects are wrong themselves, or labelled with keywords that JSON Schema does not have.
  if (!isPlain(choice)) return true;
  if (plain(choice) === plain(value)) return true;
  if (String(plain(choice)) !== String(plain(value))) return false;
  // In Shinkai files enums hold strings, and so may defaults, whatever the type.
  return formats.includes('shinkai') || isOfOtherType(choice, schema);
}

/** `common/enum-type` says it already. */
function isOfOtherType(choice: Node, schema: ObjectNode): boolean {
  const types = declaredTypes(schema);
  return types !== undefined && !fits(choice, types);
}

function plain(node: Node): unknown {
  return 'value' in node ? node.value : null;
}
