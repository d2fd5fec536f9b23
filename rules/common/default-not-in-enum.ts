import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule, type InWords, type Manifest, type Schema } from '../../src/core/rule.js';
import { entry, text, type Node, type ObjectNode } from '../../src/core/tree.js';
import { schemasWith } from './lib/schemas.js';
import { branchesOf } from './lib/branches.js';
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
    for (const schema of schemasWith(manifest, 'default')) {
      const { node } = schema;
      const value = entry(node, 'default')?.value;
      if (!value || !isPlain(value) || isUnset(value, manifest)) continue;
      const choices = choicesFor(value, schema, manifest);
      if (!choices) continue;
      const meant = nearestWord(
        text(value) ?? '',
        choices.flatMap((choice) => text(choice) ?? []),
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

/** Where all schemas of which one has to take the value list others. */
function choicesFor(value: Node, schema: Schema, manifest: Manifest): readonly Node[] | undefined {
  const whole = entry(schema.node, 'enum') ? [schema.node] : branchesOf(schema);
  const branches = whole?.filter((each) => whole.length === 1 || !isOtherwiseWrong(value, each)) ?? [];
  const lists = branches.map((each) => {
    const list = entry(each, 'enum')?.value;
    const isOpen = list?.kind !== 'array' || list.open || isOtherwiseWrong(value, each);
    return isOpen || list.items.some((choice) => mayBe(choice, value, each, manifest)) ? undefined : list.items;
  });
  return lists.length > 0 && lists.every((each) => each !== undefined) ? lists.flat() : undefined;
}

function adviceFor(meant: string | undefined, [first]: readonly Node[]): InWords {
  if (meant !== undefined) return () => `Write \`${meant}\``;
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
