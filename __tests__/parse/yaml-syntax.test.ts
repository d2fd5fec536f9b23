import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { asWritten, type Edit, type Printable } from '../../src/core/rule.js';
import { entry, get, items, type ArrayNode, type Node, type ObjectNode, type StringNode } from '../../src/core/tree.js';
import { parseYaml } from '../../src/parse/yaml.js';
import { applyEdits, chooser, choices, editedValue, ordered, someEdits, value, type Choose, type Plain } from './helpers.js';

function edited(text: string, edits: (root: ObjectNode) => Edit[]): string | undefined {
  const document = parseYaml('x.yaml', text);
  const printed = document.syntax.print(document, edits(document.roots[0] as ObjectNode));
  return printed && applyEdits(text, printed);
}

const array = (root: Node, ...path: string[]) => get(root, ...path) as ArrayNode;
const object = (root: Node, ...path: string[]) => get(root, ...path) as ObjectNode;
const add = (to: ObjectNode, key: string, value: Printable, first?: true): Edit => ({ op: 'add', to, key, value, first });
const append = (to: ArrayNode, value: Printable): Edit => ({ op: 'append', to, value });
const set = (node: Node, value: Printable): Edit => ({ op: 'set', node, value });
const drop = (from: ObjectNode, ...keys: string[]): Edit[] =>
  keys.map((key) => ({ op: 'remove', from, child: entry(from, key)! }));
const dropItems = (from: ArrayNode, ...indexes: number[]): Edit[] =>
  indexes.map((index) => ({ op: 'remove', from, child: from.items[index]! }));

describe('where a unit of a string stands', () => {
  const offsets = (text: string, key = 'a') => {
    const { syntax, roots } = parseYaml('x.yaml', text);
    const node = get(roots[0], key) as StringNode;
    return [...node.value, ''].map((_, index) => syntax.offsetIn(text, node, index));
  };

  test.each<[string, string, (number | undefined)[]]>([
    ['plain', 'a: xyz # c', [3, 4, 5, 6]],
    ['plain over two lines', 'a: x\n  y', [3, 4, 7, 8]],
    ['plain with a blank line', 'a: x\n\n  y', [3, 4, 8, 9]],
    ['single quotes', "a: 'x''y'", [4, 5, 7, 8]],
    ['double quotes', 'a: "x\\ty"', [4, 5, 7, 8]],
    ['double quotes with hexadecimal escapes', 'a: "\\x41\\u0042\\U00000043d"', [4, 8, 14, 24, 25]],
    ['double quotes over two lines', 'a: "x\n  y"', [4, 5, 8, 9]],
    ['double quotes with an escaped line break', 'a: "x\\\n  y"', [4, 9, 10]],
    ['a block', 'a: |\n  x\n  y\n', [7, 8, 11, 12, 12]],
    ['a block with CRLF', 'a: |\r\n  x\r\n  y\r\n', [8, 10, 13, 14, 14]],
    ['a block with a deeper line', 'a: |-\n  x\n    y\n', [8, 9, 12, 13, 14, 15]],
    ['a block with an indentation indicator', 'a: |1-\n   x\n', [8, 9, 10, 11]],
    ['a folded block', 'a: >-\n  x\n  y\n\n  z\n', [8, 9, 12, 13, 17, 18]],
    ['a folded block with deeper lines', 'a: >-\n  x\n   y\n  z\n', [8, 9, 12, 13, 14, 17, 18]],
  ])('%s', (_, text, expected) => expect(offsets(text)).toEqual(expected));

  test('any string, however it is quoted', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\t', "'", '"', '\\', '#', 'é', '\u{1f600}'), maxLength: 12 });
    fc.assert(
      fc.property(text, fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'), (given, type) => {
        const written = write(given, type);
        const { syntax, roots } = parseYaml('x.yaml', written);
        const node = get(roots[0], 'a') as StringNode;
        expect(node.value).toBe(given);
        for (let index = 0; index < given.length; index++) {
          const at = syntax.offsetIn(written, node, index)!;
          const unit = given[index]!;
          expect(node.start <= at && at <= node.end).toBe(true);
          if (/[abé]/.test(unit)) expect(written[at]).toBe(unit);
        }
        expect(syntax.offsetIn(written, node, given.length)).toBeLessThanOrEqual(node.end);
      }),
      { numRuns: 1000 },
    );
  });
});
