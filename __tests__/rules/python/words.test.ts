/** Rules of all servers name what a Python author writes: docstrings, annotations of types, values as Python has them. */
import { expect, test } from '@jest/globals';
import descriptionLimit from '../../../rules/clients/description-limit.js';
import defaultType from '../../../rules/common/default-type.js';
import parameterDescription from '../../../rules/common/parameter-description.js';
import parameterType from '../../../rules/common/parameter-type.js';
import descriptionMissing from '../../../rules/mcp/description-missing.js';
import missingHints from '../../../rules/mcp/missing-hints.js';
import stdoutInStdio from '../../../rules/mcp/stdout-in-stdio.js';
import notCallable from '../../../rules/python/not-callable.js';
import type { Rule } from '../../../src/core/rule.js';
import { said } from '../../support/said.js';
import { FAST, findingsIn, foundIn, OFFICIAL } from './source.js';

const saidBy = (rule: Rule, text: string) => findingsIn(rule, OFFICIAL + text, { 'pypi:mcp': '==1.28.1' }).map(said);
const look = (parameters: string, docstring = '"""Looks it up."""', body = 'return ""'): string =>
  `@mcp.tool()\ndef look(${parameters}) -> str:\n    ${docstring}\n    ${body}\n`;

const strictDescription: Rule = {
  ...parameterDescription,
  check: (manifest, context) =>
    parameterDescription.check!(manifest, { ...context, options: { null: 'report', selfExplaining: 'report' } }),
};

test('a description belongs in an annotation: the docstring does not reach the schema', () => {
  const text = look('status: str, date: str', '"""Looks.\n\n    Args:\n        date: When.\n    """');
  expect(saidBy(strictDescription, text)).toEqual([
    '`status` has no description, so the model must guess its value from the name. Say which values it takes: write `status: Annotated[str, Field(description="…")]`, with `Annotated` from `typing` and `Field` from `pydantic`.',
    '`date` is described in the docstring, but not in the schema that models fill in. Write `date: Annotated[str, Field(description="…")]`, with `Annotated` from `typing` and `Field` from `pydantic`. The SDK does not copy the docstring into the schema.',
  ]);
});

test('a type of several lines is not taken for a string', () => {
  const text = look('status: dict[\n    str, str\n]');
  expect(saidBy(strictDescription, text)).toEqual([
    expect.stringContaining('`status: Annotated[<type>, Field(description="…")]`'),
  ]);
});

test.each([
  ['status: Annotated[\n    str,\n    Strict(),\n]', 'add `Field(description="…")` to its `Annotated[…]`'],
  ['status: Annotated[\n    str,\n    Field(min_length=1),\n]', 'add `description="…"` to its `Field(…)`'],
])('a long annotation is added to: %j', async (parameter, says) => {
  const text = `from typing import Annotated\nfrom pydantic import Field, Strict\n${look(parameter)}`;
  expect(saidBy(strictDescription, text)).toEqual([expect.stringContaining(says)]);
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
  const long = `Annotated[int, Field(description="${'How large the picture is to be. '.repeat(5)}")]`;
  const imports = 'from typing import Annotated\nfrom pydantic import Field\n';
  expect(saidBy(defaultType, imports + look(`size: ${long} = None`))).toEqual([
    '`size` defaults to None but must be an integer, so a call that sends null is refused. Add `| None` to its type.',
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

const printing = (functions: string, body: string, end: string): string[] =>
  foundIn(stdoutInStdio, OFFICIAL + functions + look('a: str', '"""Looks."""', body) + end, { 'pypi:mcp': '==1.28.1' });
const SAY = 'def say(text):\n    print(text)\n';
const RUN = 'mcp.run()\n';

test.each<[string, string[], string[]]>([
  ['in what a tool calls', printing(SAY, 'say(a)', RUN), ['warning 4 print(text)']],
  [
    'through another',
    printing(`${SAY}def both(text):\n    say(text)\n    both(text)\n`, 'both(a)', RUN),
    ['warning 4 print(text)'],
  ],
  ['in what nothing calls', printing(SAY, 'return a', RUN), []],
  ['in what is handed in', printing(SAY, 'a.say(a)', RUN), []],
  [
    'before it starts',
    printing('', 'return a', `def main():\n    print("Starts", flush=True)\n    mcp.run()\n`),
    ['error 8 print("Starts", flush=True)'],
  ],
  [
    'where it is loaded',
    printing('print("Loads", flush=True)\n', 'return a', `def main():\n    mcp.run()\n`),
    ['error 3 print("Loads", flush=True)'],
  ],
  ['before it starts, what a buffer keeps', printing('print("Loads")\n', 'return a', RUN), []],
  [
    'before it starts, in a branch',
    printing('', 'return a', `def main():\n    if odd:\n        print("Odd", flush=True)\n    mcp.run()\n`),
    [],
  ],
  ['after it has ended', printing('', 'return a', `${RUN}print("Ends", flush=True)\n`), []],
])('what is printed %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

const SETTING = 'os.environ.get("TRANSPORT", "stdio")';
const FLUSHED = 'print(a, flush=True)';
const branches = (test: string): string => `if ${test}:\n    mcp.run()\nelse:\n    mcp.run(transport="sse")\n`;

test.each<[string, string, string[]]>([
  ['a setting', `mcp.run(transport=${SETTING})\n`, ['warning 6 print(a, flush=True)']],
  ['a variable', `transport = ${SETTING}\n${branches('transport == "stdio"')}`, ['warning 6 print(a, flush=True)']],
  [
    'an argument',
    'def main():\n    args.add_argument("--transport", default="stdio")\n    mcp.run(transport=args.transport)\n',
    ['warning 6 print(a, flush=True)'],
  ],
  [
    'a branch that serves by itself',
    `def main():\n    if transport == "sse":\n        uvicorn.run(app)\n    else:\n        mcp.run()\n`,
    ['warning 6 print(a, flush=True)'],
  ],
  ['a setting without a default', `mcp.run(transport=os.environ["TRANSPORT"])\n`, []],
  ['another default', `mcp.run(transport=os.environ.get("TRANSPORT", "sse"))\n`, []],
  ['a branch for another reason', 'def main():\n    if debug:\n        mcp.run()\n', []],
  ['two others', 'if a:\n    mcp.run(transport="sse")\nelse:\n    mcp.run(transport="streamable-http")\n', []],
])('what is printed where the transport is chosen by %s', (_, end, expected) => {
  expect(printing('', FLUSHED, end)).toEqual(expected);
});

test('a decorator of the project that is given the schema describes the parameters itself', () => {
  const own = (given: string): string => `def mcp_tool(description, schema=None):
    def decorate(fn):
        mcp.add_tool(fn)
        return fn
    return decorate
@mcp_tool(description="Looks."${given})
def look(source_path: str) -> str:
    """Looks.

    Args:
        source_path: Where.
    """
    return ""
`;
  expect(saidBy(strictDescription, own(''))).toHaveLength(1);
  expect(saidBy(strictDescription, own(', schema={"type": "object"}'))).toEqual([]);
});

test('a type Any is named, and the default is kept', () => {
  const text = 'from typing import Any\n' + look('limit: Any = None');
  const [told] = findingsIn(parameterType, FAST + text, { 'pypi:fastmcp': '==2.12.0' }).map(said);
  expect(told).toMatch(/^`limit` has the type `Any`, so the model must guess .*`limit: int \| None = None`/);
});

test('a context that is not imported comes with its import', () => {
  const text = look('ctx, a: str');
  expect(saidBy(notCallable, text)).toEqual([expect.stringContaining('from mcp.server.fastmcp import Context')]);
  expect(saidBy(notCallable, `from mcp.server.fastmcp import Context\n${text}`)).toEqual([
    expect.stringMatching(/Write `ctx: Context`\.$/),
  ]);
});

test.each([
  ['Omit for no lower bound.', 'info'],
  ['Leave empty to search all.', 'info'],
  ['The earliest day.', 'warning'],
])('a model that is told to leave it out does not send null: %s', (said, severity) => {
  const [found] = findingsIn(
    defaultType,
    `${FIELD}${OFFICIAL}${look(`since: Annotated[str, Field(description="${said}")] = None`)}`,
  );
  expect(found?.severity).toBe(severity);
  const documented = look('since: str = None', `"""Looks.\n\n    Args:\n        since: ${said}\n    """`);
  expect(findingsIn(defaultType, OFFICIAL + documented)[0]?.severity).toBe(severity);
});
const FIELD = 'from typing import Annotated\nfrom pydantic import Field\n';

test.each([OFFICIAL, FAST])('both SDKs refuse null where the type lacks it, wherever that is written', (head) => {
  const text = `${FIELD}Day = Annotated[str, Field(description="When.")]\n${head}${look('day: Day = None')}`;
  expect(findingsIn(defaultType, text)[0]?.message).toMatch(/so a call that sends null is refused\.$/);
});

test.each([
  ['edit: dict', 'Say which keys it takes'],
  ['edit: str', 'Say which values it takes'],
])('what is to be said of `%s`', (parameter, help) => {
  expect(findingsIn(strictDescription, OFFICIAL + look(parameter))[0]?.help).toContain(help);
});
