/** What functions of tools read and print. */
import { expect, test } from '@jest/globals';
import { readPython } from './read.js';

const HEAD = 'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n';

test.each([
  ['read', 'return a', ['a'], false],
  ['read in a function inside', 'def f():\n        return a\n    return f()', ['a'], false],
  ['only the name of an argument', 'return f(a=1)', [], false],
  ['perhaps read', 'return locals()', [], true],
  ['overwritten before it is read', 'a = False\n    return f(a)', [], false],
  ['overwritten by what is made of it', 'a = f(a)\n    return a', ['a', 'a', 'a'], false],
  ['overwritten in a branch', 'if b:\n        a = False\n    return a', ['b', 'a', 'a'], false],
  ['overwritten after it is read', 'f(a)\n    a = False\n    return a', ['a', 'a', 'a'], false],
] as const)('a parameter is %s', (_, body, reads, mayReadMore) => {
  const [input] = readPython(`${HEAD}@mcp.tool()\ndef t(a: str, b: str):\n    ${body}\n`).code!.inputs;
  expect(input).toMatchObject({ tool: 't', mayReadMore });
  expect(input!.reads.map(({ name }) => name)).toEqual(reads);
});

test('a second decorator that is given the name of a parameter may read it', () => {
  const own =
    'def own(of):\n    def wrap(fn):\n        def call(*args, **kwargs):\n            return fn(*args, **kwargs)\n        return call\n    return wrap\n';
  const may = (name: string): boolean | undefined =>
    readPython(`${HEAD}${own}\n@mcp.tool()\n@own(of="${name}")\ndef t(a: str, b: str):\n    return a\n`).code!.inputs[0]
      ?.mayReadMore;
  expect([may('b'), may('c')]).toEqual([true, false]);
});

test.each([
  [
    'one that hands all on',
    'def own(fn):\n    def call(*args, **kwargs):\n        return fn(*args, **kwargs)\n    return call\n',
    false,
  ],
  [
    'one that reads single arguments',
    'def own(fn):\n    def call(*args, **kwargs):\n        log(kwargs["b"])\n        return fn(*args, **kwargs)\n    return call\n',
    true,
  ],
  ['one of a package', 'from other import own\n', true],
  ['a class', 'class own:\n    def __init__(self, fn): ...\n', true],
])('a second decorator may read more: %s', (_, own, mayReadMore) => {
  const text = `${HEAD}${own}\n@mcp.tool()\n@own\ndef t(a: str, b: str):\n    return a\n`;
  expect(readPython(text).code!.inputs[0]).toMatchObject({ tool: 't', mayReadMore });
});

const printing = (print: string, run: string, version = '==1.28.1', head = HEAD): (boolean | undefined)[] => {
  const text = `${head}@mcp.tool()\ndef t():\n    ${print}\n${run}\n`;
  return readPython(text, {}, { 'pypi:mcp': version }).code!.printed.map(({ isLate }) => isLate);
};

test.each([
  ['to standard output', 'print("a")', 'mcp.run()', '==1.28.1', [true]],
  [
    'at once',
    'print("a", flush=True)',
    'if __name__ == "__main__":\n    mcp.run(transport="stdio")',
    '>=1.2,<2',
    [undefined],
  ],
  [
    'by a server on stdio in each branch',
    'print("a")',
    'if __name__ == "__main__":\n    if sys.argv[1:] == ["dev"]:\n        mcp.run()\n    else:\n        mcp.run(transport="stdio")',
    '==1.28.1',
    [true],
  ],
  [
    'by a server on stdio in one branch',
    'print("a")',
    'def main():\n    if HTTP:\n        mcp.run(transport="sse")\n    else:\n        mcp.run()',
    '==1.28.1',
    [],
  ],
  ['beside another program', 'print("a")', 'if X:\n    mcp.run()\nelse:\n    app.run()', '==1.28.1', []],
  ['to standard error', 'print("a", file=sys.stderr)', 'mcp.run()', '==1.28.1', []],
  ['before the program ends', 'print("a")\n    print("b")\n    sys.exit(1)', 'mcp.run()', '==1.28.1', []],
  ['before something else', 'print("a")\n    look()\n    sys.exit(1)', 'mcp.run()', '==1.28.1', [true]],
  ['by a server on HTTP', 'print("a")', 'mcp.run(transport="sse")', '==1.28.1', []],
  ['by a server whose transport is not known', 'print("a")', 'mcp.run(transport=T)', '==1.28.1', []],
  ['under version 2', 'print("a")', 'mcp.run()', '>=2', []],
  ['where only version 1 can run it', 'print("a")', 'mcp.run()', '>=1.2', [true]],
])('what is printed %s', (_, print, run, version, expected) => {
  expect(printing(print, run, version)).toEqual(expected);
});

const WRITING = `import sys\n${HEAD}`;

test.each([
  ['by the stream', 'sys.stdout.write("a")', [true]],
  ['by the stream, at once', 'sys.stdout.write("a")\n    sys.stdout.flush()', [undefined]],
  ['by a name of the stream', 'sys.stdout.writelines(["a"])', [true]],
  ['by print, which is given the stream', 'print("a", file=sys.stdout, flush=True)', [undefined]],
  ['to standard error', 'sys.stderr.write("a")', []],
  ['nowhere', 'sys.stdout.isatty()', []],
  ['to a file', 'print("a", file=out)\n    out.write("a")', []],
  ['as a message of the protocol', 'sys.stdout.write(\'{"jsonrpc": "2.0"}\')', []],
  ['before the program ends', 'sys.stdout.write("a")\n    sys.stdout.flush()\n    sys.exit(1)', []],
])('what is written %s', (_, body, expected) => {
  expect(printing(body, 'mcp.run()', '==1.28.1', WRITING)).toEqual(expected);
});

test.each([
  'from mcp.server.mcpserver import MCPServer\nmcp = MCPServer("x")\n',
  'from fastmcp import FastMCP\nmcp = FastMCP("x")\n',
])('what is printed under a version that is not known: %j', (head) => {
  expect(printing('print("a")', 'mcp.run()', '>=1.2', head)).toEqual([]);
});

/** A server, and a module that it imports. */
const printedIn = (server: string, other: string, version = '==1.28.1'): string[] => {
  const files = { 'rivers.py': other };
  const { text, code } = readPython(server, files, { 'pypi:mcp': version });
  return code!.printed.map(({ file, start, end }) => (file ? files['rivers.py'] : text).slice(start, end));
};
const CALLING = `${HEAD}import rivers\nfrom rivers import look, River\n\nriver = River()\n\n@mcp.tool()\ndef t():\n    BODY\n\nmcp.run()\n`;
const RIVERS = `def look():\n    print("look")\n    deeper()\n\ndef deeper():\n    print("deeper")\n\ndef other():\n    print("other")\n\nclass River:\n    def flow(self):\n        print("flow")\n\nif __name__ == "__main__":\n    print("main", flush=True)\n`;

test.each([
  ['a function', 'return look()', ['print("look")', 'print("deeper")']],
  ['a function of the module', 'return rivers.deeper()', ['print("deeper")']],
  ['a method', 'return river.flow()', ['print("flow")']],
  ['nothing', 'return 1', []],
])('what an imported module prints where a tool calls %s', (_, body, found) => {
  const server = CALLING.replace('BODY', body);
  expect(printedIn(server, RIVERS)).toEqual(found);
  expect(printedIn(server, RIVERS, '>=2')).toEqual([]);
  expect(printedIn(server.replace('mcp.run()', 'mcp.run(transport="sse")'), RIVERS)).toEqual([]);
  expect(printedIn(server.replace('mcp.run()', ''), RIVERS)).toEqual([]);
  expect(printedIn(server, `import sys\nsys.stdout = sys.stderr\n${RIVERS}`)).toEqual([]);
  expect(printedIn(server, RIVERS.replaceAll('")', '", file=sys.stderr)'))).toEqual([]);
});

test.each([
  ['at once', 'print("a", flush=True)\n', 1],
  ['when the server ends', 'print("a")\n', 0],
  ['in a branch', 'if DEBUG:\n    print("a", flush=True)\n', 0],
  ['in a function', 'def f():\n    print("a", flush=True)\n', 0],
])('what an imported module prints where it is imported, %s', (_, before, count) => {
  expect(printedIn(CALLING.replace('BODY', 'return 1'), before + RIVERS)).toHaveLength(count);
});

const LOW = `from mcp.server import Server
from mcp.server.stdio import stdio_server
from rivers import look

server = Server("x")

@server.list_tools()
async def all():
    print("all")
    return []

@server.call_tool()
async def call(name, arguments):
    print(name)
    return look()

async def main():
    async with stdio_server() as (read, write):
        await server.run(read, write, server.create_initialization_options())
`;

test.each([
  ['over stdio', LOW, ['print(name)', 'print("all")', 'print("look")', 'print("deeper")']],
  ['by `with` in brackets', LOW.replace('stdio_server() as (read, write)', '(stdio_server() as (read, write))'), 4],
  ['over another transport', LOW.replaceAll('stdio_server', 'sse_server'), []],
  ['over one of two', `${LOW}\nSseServerTransport("/sse")\n`, []],
  [
    'by a choice',
    LOW.replace('main():\n    async', 'main():\n    if stdio:\n     async').replace('   await', '    await'),
    [],
  ],
  ['of another library', LOW.replace('from mcp.server.stdio', 'from own.stdio'), []],
  ['elsewhere', LOW.replace('"__main__"', '').replaceAll('print(', 'log('), ['print("look")', 'print("deeper")']],
  ['under version 2', LOW.replaceAll(/@server.*\n/g, ''), []],
])('what a low-level server prints %s', (_, server, found) => {
  const printed = printedIn(server, RIVERS);
  if (typeof found === 'number') expect(printed).toHaveLength(found);
  else expect(printed).toEqual(found);
});

const LOGGING = 'import logging, sys\n';
const TO_STDOUT = 'logging.basicConfig(level=logging.INFO, stream=sys.stdout)\n';
const ROOT =
  'root = logging.getLogger()\nroot.setLevel(logging.INFO)\nroot.addHandler(logging.StreamHandler(sys.stdout))\n';
const NAMED = ROOT.replaceAll('root', 'log').replace('()', '(__name__)');
const RUN = '@mcp.tool()\ndef t():\n    log.info("a")\nmcp.run()\n';
const LOW_RUN = LOW.replaceAll('print(', 'log(');
const inFunction = (body: string): string => `def setup():\n    ${body.trim().replaceAll('\n', '\n    ')}\n`;

test.each<[string, string, number]>([
  ['basicConfig', `${LOGGING}${TO_STDOUT}${HEAD}${RUN}`, 1],
  [
    'basicConfig with a name for the level',
    `${LOGGING}${TO_STDOUT.replace('logging.INFO', '"DEBUG"')}${HEAD}${RUN}`,
    1,
  ],
  [
    'handlers of basicConfig',
    `${LOGGING}${TO_STDOUT.replace('stream=sys.stdout', 'handlers=[logging.StreamHandler(sys.stdout)]')}${HEAD}${RUN}`,
    1,
  ],
  [
    'handlers of basicConfig in a list of their own',
    `${LOGGING}all = [logging.FileHandler("a"), logging.StreamHandler(stream=sys.stdout)]\n${TO_STDOUT.replace('stream=sys.stdout', 'handlers=all')}${HEAD}${RUN}`,
    1,
  ],
  ['basicConfig behind the server', `${LOGGING}${HEAD}${TO_STDOUT}${RUN}`, 0],
  ['basicConfig behind the server by force', `${LOGGING}${HEAD}${TO_STDOUT.replace(')', ', force=True)')}${RUN}`, 1],
  ['basicConfig without a level', `${LOGGING}${TO_STDOUT.replace('level=logging.INFO, ', '')}${HEAD}${RUN}`, 0],
  ['basicConfig for what is severe', `${LOGGING}${TO_STDOUT.replace('INFO', 'ERROR')}${HEAD}${RUN}`, 0],
  ['basicConfig to standard error', `${LOGGING}${TO_STDOUT.replace('stdout', 'stderr')}${HEAD}${RUN}`, 0],
  ['basicConfig in a branch', `${LOGGING}if DEBUG:\n    ${TO_STDOUT}${HEAD}${RUN}`, 0],
  ['basicConfig in a function that is called', `${LOGGING}${inFunction(TO_STDOUT)}setup()\n${HEAD}${RUN}`, 1],
  ['basicConfig in a function that is not called', `${LOGGING}${inFunction(TO_STDOUT)}${HEAD}${RUN}`, 0],
  ['basicConfig for another transport', `${LOGGING}${TO_STDOUT}${HEAD}${RUN.replace('run()', 'run("sse")')}`, 0],
  ['basicConfig of something else', `${LOGGING.replace('logging', 'loguru as logging')}${TO_STDOUT}${HEAD}${RUN}`, 0],
  ['basicConfig and a low-level server', `${LOGGING}${LOW_RUN.replace('server = ', `${TO_STDOUT}server = `)}`, 1],
  ['the root', `${LOGGING}${HEAD}${ROOT}${RUN}`, 1],
  [
    'the root in a function that a tool calls',
    `${LOGGING}${HEAD}${inFunction(ROOT)}${RUN.replace('log.info("a")', 'setup()')}`,
    1,
  ],
  ['the root without a level', `${LOGGING}${HEAD}${ROOT.replace(/root.setLevel.*\n/, '')}${RUN}`, 0],
  ['the root, which loses it', `${LOGGING}${HEAD}${ROOT}root.handlers.clear()\n${RUN}`, 0],
  [
    'the root, by a handler for what is severe',
    `${LOGGING}${HEAD}h = logging.StreamHandler(sys.stdout)\nh.setLevel(logging.ERROR)\n${ROOT.replace('logging.StreamHandler(sys.stdout)', 'h')}${RUN}`,
    0,
  ],
  [
    'the root, if it has none',
    `${LOGGING}${HEAD}${inFunction(ROOT.replace('root.add', 'if not root.handlers:\n    root.add'))}setup()\n${RUN}`,
    1,
  ],
  ['a logger that is used', `${LOGGING}${HEAD}${NAMED}${RUN}`, 1],
  ['a logger that is not used', `${LOGGING}${HEAD}${NAMED}${RUN.replace('log.info("a")', 'pass')}`, 0],
])('what is logged to standard output by %s', (_, text, count) => {
  const printed = readPython(text, {}, { 'pypi:mcp': '==1.28.1' }).code!.printed;
  expect(printed.map(({ logger, isLate }) => ({ logger, isLate }))).toEqual(
    Array.from({ length: count }, () => ({ logger: 'logging', isLate: undefined })),
  );
  expect(readPython(text, {}, { 'pypi:mcp': '==2.0.0' }).code!.printed).toEqual([]);
});

test('what an imported module logs to standard output where it is imported', () => {
  const server = `import rivers\n${HEAD}@mcp.tool()\ndef t(): ...\nmcp.run()\n`;
  expect(printedIn(server, `${LOGGING}${TO_STDOUT}`)).toEqual([TO_STDOUT.trim()]);
  expect(printedIn(server, `${LOGGING}${inFunction(TO_STDOUT)}`)).toEqual([]);
  expect(
    printedIn(server.replace('mcp.run', 'rivers.setup(force=True)\nmcp.run'), `${LOGGING}${inFunction(ROOT)}`),
  ).toHaveLength(1);
});
