/** Rules of all servers name what a Python author writes: docstrings, annotations of types, values as Python has them. */
import { expect, test } from '@jest/globals';
import descriptionLimit from '../../../rules/clients/description-limit.js';
import defaultType from '../../../rules/common/default-type.js';
import parameterDescription from '../../../rules/common/parameter-description.js';
import descriptionMissing from '../../../rules/mcp/description-missing.js';
import missingHints from '../../../rules/mcp/missing-hints.js';
import stdoutInStdio from '../../../rules/mcp/stdout-in-stdio.js';
import type { Rule } from '../../../src/core/rule.js';
import { said } from '../../support/said.js';
import { findingsIn, OFFICIAL } from './source.js';

const saidBy = (rule: Rule, text: string) => findingsIn(rule, OFFICIAL + text, { 'pypi:mcp': '==1.28.1' }).map(said);
const look = (parameters: string, docstring = '"""Looks it up."""', body = 'return ""'): string =>
  `@mcp.tool()\ndef look(${parameters}) -> str:\n    ${docstring}\n    ${body}\n`;

test('a description belongs in an annotation: the docstring does not reach the schema', () => {
  const strict: Rule = {
    ...parameterDescription,
    check: (manifest, context) =>
      parameterDescription.check!(manifest, { ...context, options: { null: 'report', selfExplaining: 'report' } }),
  };
  const text = look('status: str, date: str', '"""Looks.\n\n    Args:\n        date: When.\n    """');
  expect(saidBy(strict, text)).toEqual([
    '`status` has no description, so the model must guess its value from the name. Say which values it takes: write `status: Annotated[str, Field(description="…")]`.',
    '`date` is described only in the docstring, so its schema has no description. The SDK does not copy it into the schema: write `date: Annotated[str, Field(description="…")]`.',
  ]);
});

test('a tool is described by its docstring', () => {
  const text = look('a: str', 'pass');
  expect(saidBy(descriptionMissing, text)).toEqual([
    'This tool has no description, so models must guess from its name when to call it. Add a docstring that says what it does and when to use it.',
  ]);
  expect(saidBy(descriptionLimit, text)).toEqual([
    'This tool has no description, so Amazon Q CLI leaves it out. Add a docstring that says what it does and when to use it.',
  ]);
});

test('None is allowed by a type', () => {
  expect(saidBy(defaultType, look('size: int = None'))).toEqual([
    '`size` defaults to None but has the type `int`, so a call that sends null is refused. Write `size: int | None = None`.',
  ]);
});

test('hints are True or False', () => {
  expect(saidBy(missingHints, look('a: str'))).toEqual([
    expect.stringContaining(
      'Add `title="Look"` and `annotations=ToolAnnotations(readOnlyHint=True)` if it only reads, `destructiveHint=False` if it only adds, else `destructiveHint=True`',
    ),
  ]);
});

test('what is printed goes to standard error', () => {
  expect(saidBy(stdoutInStdio, `${look('a: str', '"""Looks."""', 'print(a)')}mcp.run(transport="stdio")\n`)).toEqual([
    'This prints to standard output, where clients expect only MCP messages, so they may disconnect. Print with `file=sys.stderr`, to standard error.',
  ]);
});
