/** What fastmcp serves of a docstring from 3.2.4 on, and where its parts are: seen with 4.0.10. */
import { expect, test } from '@jest/globals';
import { documentationOf } from '../../../src/extract/python/schemas/docstring.js';
import { docstringServed } from '../../../src/extract/python/texts.js';
import { Evaluator } from '../../../src/extract/python/values.js';
import { textOf } from '../../../src/extract/result/values.js';
import { exactly, pythonModule } from './judged.js';

function read(docstring: string): { readonly text: string | undefined; readonly parameters: Record<string, unknown> } {
  const text = `def f(name, size=1):\n    """${docstring}"""\n`;
  const module = pythonModule(text);
  const fn = module.root.firstChild!;
  const sdk = { is: 'fastmcp', versions: exactly('4.0.10') } as const;
  const parameters = [...documentationOf(module, fn).parameters].map(([key, { name, text: value }]) => {
    expect(text.slice(name.start, name.end)).toBe(key);
    return [key, value.value];
  });
  return {
    text: textOf(docstringServed(module, fn, sdk, new Evaluator(text.length))),
    parameters: Object.fromEntries(parameters) as Record<string, unknown>,
  };
}

test('sections of Google: the text before them is served, and the parameters have theirs', () => {
  expect(
    read(`Make it.

    More.

    Args:
        name (str): What: this.
        size: How large.
            And on.

    Returns:
        a thing
    `),
  ).toEqual({ text: 'Make it.\n\nMore.', parameters: { name: 'What: this.', size: 'How large.\nAnd on.' } });
});

test('without an empty line above it, it is no section', () => {
  const text = 'Make it.\nArgs:\n    name: What.';
  expect(read('Make it.\n    Args:\n        name: What.\n    ')).toEqual({ text, parameters: {} });
});

test('without parameters all of it is served', () => {
  const text = 'Make it.\n\nReturns:\n    a thing';
  expect(read('Make it.\n\n    Returns:\n        a thing\n    ')).toEqual({ text, parameters: {} });
});

test('parameters alone are no section, since their indentation is taken', () => {
  const text = 'Args:\n    name: What.';
  expect(read('\n    Args:\n        name: What.\n    ')).toEqual({ text, parameters: {} });
});

test('nothing is before the parameters', () => {
  const text = '\n    Args:\n        name: What.\n\n    Returns:\n        a thing\n    ';
  expect(read(text)).toEqual({ text: undefined, parameters: { name: 'What.' } });
});
