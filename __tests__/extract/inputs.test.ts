/** What handlers read of their arguments, which tools a dispatcher knows, and what a server prints. */
import { describe, expect, test } from '@jest/globals';
import type { InputRead } from '../../src/core/code.js';
import { parseSource, readModule, readToolCode } from '../../src/parse/javascript/typescript.js';
import { read, shown, slice } from './helpers.js';

const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { other } from './other.js';
`;

/** `city`, `city?` where the code does without it, `~city` where it is in doubt, `-city` where it is never used. */
const told = ({ name, isDoubtful, isOptional, isUnused }: InputRead): string =>
  `${isDoubtful ? '~' : ''}${isUnused ? '-' : ''}${name}${isOptional ? '?' : ''}`;

type Inputs = readonly (readonly [tool: string, reads: readonly string[], more?: 'more'])[];

function inputs(source: string, options: Parameters<typeof parseSource>[2] = {}): Inputs {
  const { code } = parseSource('server.ts', HEAD + source, options);
  return code!.inputs.map(({ tool, reads, mayReadMore }) =>
    mayReadMore ? [tool, reads.map(told), 'more'] : [tool, reads.map(told)],
  );
}

const tool = (handler: string, name = 'a'): string =>
  `server.registerTool('${name}', { description: 'D' }, ${handler});\n`;

describe('what a handler reads', () => {
  test.each<[string, readonly string[], 'more'?]>([
    ['({ city }) => look(city)', ['city']],
    ['({ city, days }) => look(days)', ['-city', 'days']],
    ['({ _city }) => look()', ['_city']],
    ['({ city: place }) => look(place)', ['city']],
    ['({ city: place }) => look(city)', ['-city']],
    [`({ city = 'x' }) => look(city)`, ['city?']],
    ['({ city: { name } }) => look(name)', ['city']],
    ['({ city, ...rest }) => look(city, rest)', ['city'], 'more'],
    ['({ city, ...rest }) => look(city, rest.days)', ['city', 'days']],
    ['({ [other]: city }) => look(city)', [], 'more'],
    ['(args) => look(args.city)', ['city']],
    [`(args) => look(args['city'])`, ['city']],
    ['(args) => look(args[other])', [], 'more'],
    ['(args) => look(args)', [], 'more'],
    ['(args) => look({ ...args })', [], 'more'],
    ['(args) => console.log(args)', []],
    ['(args) => look(args.city ?? 1)', ['city?']],
    ['(args) => look(!args.city)', ['city?']],
    ['(args) => look(typeof args.city)', ['city?']],
    [`(args) => look(args.city === 'x')`, ['city?']],
    ['(args) => { if (args.city) look(); }', ['city?']],
    [`(args) => look('city' in args)`, ['city?']],
    ['(args) => look(other in args)', [], 'more'],
    ['(args) => look((args as { city?: string }).city)', ['city?']],
    ['(args) => look((args as { city: string }).city)', ['city']],
    [`(args) => { args.city = 'x'; look(args.city); }`, ['~city']],
    [`(args) => { args.city += 'x'; }`, ['~city']],
    ['(args) => { args.city = look(); }', []],
    ['(args) => { delete args.city; look(args.city); }', ['~city']],
    [`(args) => args.hasOwnProperty('city')`, [], 'more'],
    ['(args) => look(args.toString())', []],
    ['(args) => { const { city } = args; look(city); }', ['city']],
    ['(args) => { const copy = args; look(copy.city); }', ['city']],
    ['(args) => { let copy; copy = args; look(copy.city); }', ['~city']],
    ['(args) => { let city; ({ city } = args); look(city); }', ['city']],
    ['(args) => { this.args = args; }', [], 'more'],
    ['(args) => { const all = args || {}; look(all.city); }', ['city']],
    ['(args) => { const all = other || args; look(all.city); }', ['~city']],
    ['(args) => { const all = other ? args : {}; look(all.city); }', ['~city']],
    ['(args) => other(args)', [], 'more'],
    ['(args) => new Query(args)', [], 'more'],
    ['(args) => look(...args.cities, args)', ['cities'], 'more'],
    ['function (args) { return look(arguments); }', [], 'more'],
    ['(...all) => look(all)', [], 'more'],
    ['() => look()', []],
  ])('%s', (handler, reads, ...more) => {
    expect(inputs(tool(handler))).toEqual([['a', reads, ...more]]);
  });

  test('where its names are', () => {
    const text = HEAD + tool('({ city, ...rest }) => look(city, rest.days)');
    const { handler, reads } = read(text).code!.inputs[0]!;
    expect(reads.map((each) => slice(text, each))).toEqual(['city', 'days']);
    expect(slice(text, handler)).toBe('({ city, ...rest }) => look(city, rest.days)');
  });

  test.each<[string, string, readonly string[], 'more'?]>([
    ['a function', `${tool('(args) => look(args)')}function look(given) { return given.city; }`, ['city']],
    ['a constant', `const look = (given) => given.city;\n${tool('(args) => look(args)')}`, ['city']],
    [
      'the second parameter',
      `${tool('(args) => look(1, args)')}function look(a, given) { return given.city; }`,
      ['city'],
    ],
    [
      'a function that others call too',
      `${tool('(args) => look(args)')}function look(given) { return given.city; }\nlook({});`,
      ['~city'],
    ],
    [
      'an exported function',
      `${tool('(args) => look(args)')}export function look(given) { return given.city; }`,
      ['~city'],
    ],
    ['an exported constant', `export const look = (given) => given.city;\n${tool('(args) => look(args)')}`, ['~city']],
    [
      'a function in an exported one, which is not exported itself',
      `export function serve(server) { ${tool('(args) => look(args)')} function look(given) { return given.city; } }`,
      ['city'],
    ],
    [
      'a method',
      `class A { serve() { ${tool('(args) => this.look(args)')} } look(given) { return given.city; } }`,
      ['~city'],
    ],
    [
      'a private method',
      `class A { serve() { ${tool('(args) => this.look(args)')} } private look(given) { return given.city; } }`,
      ['city'],
    ],
    [
      'a method with a private name',
      `class A { serve() { ${tool('(args) => this.#look(args)')} } #look(given) { return given.city; } }`,
      ['city'],
    ],
    [
      'a private method that is called twice',
      `class A { serve() { ${tool('(args) => this.look(args)')} this.look(); } private look(given) { return given.city; } }`,
      ['~city'],
    ],
    [
      'a method of something else',
      `class A { serve() { ${tool('(args) => that.look(args)')} } look(given) { return given.city; } }`,
      [],
      'more',
    ],
    ['itself', `${tool('(args) => look(args)')}function look(given) { return look(given); }`, []],
  ])('through %s', (_, source, reads, ...more) => {
    expect(inputs(source)).toEqual([['a', reads, ...more]]);
  });

  test.each<[string, string, readonly string[], 'more'?]>([
    ['a schema that is known', '(args) => { const { city } = Query.parse(args); look(city); }', ['city']],
    ['a schema that asks first', '(args) => look(Query.safeParse(args).data.city)', ['city']],
    ['a schema that is not known', '(args) => look(other.parse(args).city)', ['~city'], 'more'],
    ['a second argument', '(args) => look(Query.parse(1, args).city)', [], 'more'],
  ])('through %s', (_, handler, reads, ...more) => {
    const source = `import { z } from 'zod';\nconst Query = z.object({ city: z.string() });\n${tool(handler)}`;
    expect(inputs(source)).toEqual([['a', reads, ...more]]);
  });

  test('a function that serves two tools', () => {
    const source = `const run = ({ city }) => look(city);\n${tool('run')}${tool('run', 'b')}`;
    expect(inputs(source)).toEqual([
      ['a', ['~city']],
      ['b', ['~city']],
    ]);
  });
});

describe('what a function of another file reads', () => {
  const uses = (text: string, position = 0): unknown => readModule('other.ts', text)!.uses!('look', position, []);

  test.each<[string, number, unknown]>([
    ['export const look = ({ city, days }) => city;', 0, { names: ['city'], mayBeMore: false }],
    ['export const look = (a, { city }) => city;', 1, { names: ['city'], mayBeMore: false }],
    ['export function look(args) { return other(args); }', 0, { names: [], mayBeMore: true }],
    ['function own(args) { return args.city; }\nexport { own as look };', 0, { names: ['city'], mayBeMore: false }],
    ['export default function (args) { return args.city; }', 0, undefined],
    ['export const look = 1;', 0, undefined],
  ])('%s', (text, position, expected) => {
    expect(uses(text, position)).toEqual(expected);
  });

  const followImport = () => ({ names: ['city'], mayBeMore: false });

  test('the handler itself, and what it calls', () => {
    expect(inputs(tool('other'), { followImport })).toEqual([['a', ['~city']]]);
    expect(inputs(tool('(args) => other(args)'), { followImport })).toEqual([['a', ['~city']]]);
    expect(inputs(tool('other'))).toEqual([]);
  });

  test('what a library may give anything', () => {
    const source = `export const tools = [{ name: 'a', description: 'D', inputSchema: { type: 'object' }, handler: other }];`;
    expect(inputs(source, { followImport })).toEqual([]);
  });
});

const LIST = (names: readonly string[]): string =>
  `server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [${names.map((name) => `{ name: '${name}', description: 'D', inputSchema: { type: 'object' } }`).join(', ')}] }));\n`;
const CALL = (body: string): string =>
  `server.setRequestHandler(CallToolRequestSchema, async (request) => {\n${body}\n});`;

describe('one function that answers for all tools', () => {
  function dispatch(body: string, more = '') {
    const text = `${HEAD}${LIST(['a', 'b'])}${CALL(body)}\n${more}`;
    const found = read(text).code!.dispatch;
    return (
      found && {
        cases: found.cases.map(({ isAlias, name }) => (isAlias ? `${name}, too` : name)),
        refuses: found.refusesOthers,
      }
    );
  }

  const THROW = `throw new Error(\`Unknown tool: \${request.params.name}\`);`;

  test.each<[string, string, readonly string[], boolean]>([
    ['a switch', `switch (request.params.name) { case 'a': return x; default: ${THROW} }`, ['a'], true],
    [
      'a switch without a default',
      `switch (request.params.name) { case 'a': return x; case 'b': return y; }`,
      ['a', 'b'],
      false,
    ],
    [
      'two cases of one',
      `switch (request.params.name) { case 'a': case 'b': return x; default: ${THROW} }`,
      ['a, too', 'b, too'],
      true,
    ],
    ['tests', `if (request.params.name === 'a') return x;\n${THROW}`, ['a'], true],
    [
      'a name that is taken out',
      `const { name } = request.params; if (name === 'a') { return x; } ${THROW.replace('request.params.', '')}`,
      ['a'],
      true,
    ],
    ['a refusal of one tool alone', `if (request.params.name === 'a') { ${THROW} }\nreturn x;`, ['a'], false],
    [
      'a refusal that does not name it',
      `if (request.params.name === 'a') return x;\nthrow new Error('Unknown');`,
      ['a'],
      false,
    ],
    ['a refusal in a log', `if (request.params.name === 'a') return x;\nconsole.log('Unknown tool');`, ['a'], false],
    [
      'a refusal in a default that does not name it',
      `switch (request.params.name) { case 'a': return x; default: fail('unknown tool'); }`,
      ['a'],
      true,
    ],
    [
      'a refusal of what has failed',
      `try { if (request.params.name === 'a') return x; } catch { fail('Unknown tool'); }`,
      ['a'],
      false,
    ],
    [
      'a code of the SDK',
      `switch (request.params.name) { case 'a': return x; default: throw new McpError(ErrorCode.MethodNotFound, request.params.name); }`,
      ['a'],
      true,
    ],
    [
      'a name that goes elsewhere',
      `if (request.params.name === 'a') return x;\nrun(request.params.name);\n${THROW}`,
      ['a'],
      false,
    ],
    ['a name that is compared with another', `if (request.params.name === other) return x;\n${THROW}`, [], false],
  ])('%s', (_, body, cases, refuses) => {
    expect(dispatch(body)).toEqual({ cases, refuses });
  });

  test('not beside a second one, or a list that is not known', () => {
    const body = `if (request.params.name === 'a') return x;\n${THROW}`;
    expect(dispatch(body, CALL(body))).toBeUndefined();
    expect(dispatch(body, LIST(['c']))).toBeUndefined();
    const text = `${HEAD}server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: other }));\n${CALL(body)}`;
    expect(read(text).code!.dispatch).toBeUndefined();
  });

  test('a call of one tool is no dispatcher', () => {
    const text = `${HEAD}${LIST(['a'])}${tool('(request) => request.params')}`;
    expect(read(text).code!.dispatch).toBeUndefined();
  });

  test('what it reads for each', () => {
    const source = CALL(`const args = request.params.arguments;
log(args.common);
switch (request.params.name) {
  case 'a':
    return look(args.city);
  case 'b': {
    const all = list.map((each) => each.days);
    return run(args.days, all);
  }
  case 'c':
    return helper(args);
  case 'd':
    return other(args);
}
function helper(given) { return given.hours; }`);
    expect(inputs(source)).toEqual([
      ['a', ['city', '~common']],
      ['b', ['days', '~common']],
      ['c', ['hours', '~common']],
      ['d', ['~common'], 'more'],
    ]);
  });

  test('what it reads behind two names', () => {
    const source = CALL(`const { name, arguments: args } = request.params;
if (name === 'a' || name === 'b') return look(args.city);
if (name !== 'c') throw new Error(name);
return look(args.days);`);
    expect(inputs(source)).toEqual([
      ['a', ['~city']],
      ['b', ['~city']],
      ['c', ['days', '~city']],
    ]);
  });

  test.each<[string, string, string | undefined]>([
    ['its name', `if (request.params.name === 'a') return SAYS;`, 'a'],
    [
      'its name behind four others',
      `const b = request.params.name; const c = b; const d = c; const e = d; if (e === 'a') return SAYS;`,
      'a',
    ],
    ['a name taken out of it', `const { params: { name } } = request; if (name === 'a') return SAYS;`, 'a'],
    ['a name taken out of its parameters', `const params = request.params; if (params.name === 'a') return SAYS;`, 'a'],
    ['a name that is not told', `if (request.params.name === other) return SAYS;`, undefined],
    ['another name', `if (request.name === 'a') return SAYS;`, undefined],
    ['a name of something else', `const user = load(); if (user.name === 'a') return SAYS;`, undefined],
    ['none', `return SAYS;`, undefined],
    ['a name that it is not', `if (request.params.name !== 'a') return SAYS;`, undefined],
  ])('what it answers for: %s', (_, body, name) => {
    const source = CALL(body).replace('SAYS', '{ content: [] }');
    expect(read(HEAD + source).code!.answers.map((answer) => answer.tool)).toEqual([name]);
  });

  test('the parameters of a request that is taken apart', () => {
    const handler = (parameter: string): string =>
      `server.setRequestHandler(CallToolRequestSchema, async (${parameter}, extra) => { if (params.name === 'a') return { content: [] }; if (extra.name === 'b') return { content: [1] }; });`;
    for (const parameter of ['{ params }', '{ params, method }'])
      expect(read(HEAD + handler(parameter)).code!.answers.map((answer) => answer.tool)).toEqual(['a', undefined]);
    const named = `server.setRequestHandler(CallToolRequestSchema, async ({ params: { name } }) => { if (name === 'a') return { content: [] }; });`;
    expect(read(HEAD + named).code!.answers.map((answer) => answer.tool)).toEqual(['a']);
  });
});

describe('a handler that returns nothing', () => {
  test.each<[string, readonly string[]]>([
    ['async () => { log(1); }', ['async () => ']],
    ['async () => { log(1); return; }', ['return;']],
    ['async () => { if (other) return; return { content: [] }; }', ['return;']],
    ['async () => undefined', ['undefined']],
    ['async () => { return undefined; }', ['undefined']],
    ['async () => { return void log(1); }', ['void log(1)']],
    ['async () => { return missing; }', []],
    ['async () => { return !missing; }', []],
    ['async () => { fail(1); }', []],
    ['async () => { throw new Error(); }', []],
    ['async () => { if (other) return { content: [] }; }', []],
    ['async () => {}', []],
  ])('%s', (handler, expected) => {
    const text = HEAD + tool(handler);
    const nothing = read(text).code!.answers.filter(({ isNothing }) => isNothing);
    const places = nothing.map(({ body }) => slice(text, body));
    expect(places.slice(0, expected.length)).toEqual(expected);
    expect(nothing.length > 0).toBe(expected.length > 0);
  });

  test('a text of which a part is not known is an answer', () => {
    const text = HEAD + tool(`async ({ city }) => 'Weather: ' + city`) + tool(`async ({ city }) => city`, 'b');
    expect(read(text).code!.answers.map((answer) => [answer.tool, shown(answer.body)])).toEqual([['a', '??']]);
  });
});

describe('what is printed over standard output', () => {
  function printed(source: string): string[] {
    const text = HEAD + source;
    return read(text).code!.printed.map((each) => `${slice(text, each)} by ${slice(text, each.transport)}`);
  }
  const START = `await server.connect(new StdioServerTransport());\n`;
  const BY = 'by new StdioServerTransport()';

  test.each<[string, string, string[]]>([
    ['a log', `${START}console.log('x');`, [`console.log ${BY}`]],
    ['the stream', `${START}process.stdout.write('x');`, [`process.stdout.write ${BY}`]],
    ['to the other stream', `${START}console.error('x');`, []],
    ['without a transport', `console.log('x');`, []],
    ['with another of that name', `class Own {}\nserver.connect(new Own());\nconsole.log('x');`, []],
    ['with two transports', `${START}new SSEServerTransport('/a', r);\nconsole.log('x');`, []],
    ['a console of its own', `${START}const console = make();\nconsole.log('x');`, []],
    ['in a function that is called', `${START}function run() { console.log('x'); }\nrun();`, [`console.log ${BY}`]],
    ['in a function for people', `${START}function printHelp() { console.log('x'); }\non('help', printHelp);`, []],
    [
      'in one that is called',
      `${START}function printHelp() { console.log('x'); }\nprintHelp();`,
      [`console.log ${BY}`],
    ],
    ['where it asks how it was started', `${START}if (process.argv[2]) console.log('x');`, []],
    ['before the process ends', `${START}if (other) { console.log('x'); process.exit(1); }`, []],
    ['where it listens, too', `${START}app.listen(1);\nconsole.log('x');`, [`console.log ${BY}`]],
    ['where it listens instead', `if (other) {\n${START}} else {\napp.listen(1);\nconsole.log('x');\n}`, []],
    ['where prints are turned away', `${START}console.log = console.error;\nconsole.log('x');`, []],
    ['a progress', `${START}process.stdout.write(\`\\r\${other}\`);`, []],
  ])('%s', (_, source, expected) => {
    expect(printed(source)).toEqual(expected);
  });
});

describe('the code of a tool that another file describes', () => {
  function codeOf(text: string) {
    const { answers, inputs: given, settings, services, ...code } = readToolCode('src/tool.ts', text)!;
    const reads = ({ reads: all, mayReadMore }: typeof given): readonly string[] => [
      ...all.map(told),
      ...(mayReadMore ? ['more'] : []),
    ];
    return {
      ...{ answers: answers && [...answers], inputs: reads(given), settings: reads(settings) },
      ...{ services: services.map(({ name }) => name), file: code.file, run: slice(text, code.run) },
      ...{ isStub: code.isStub },
    };
  }

  test('all of it', () => {
    expect(
      codeOf(`export async function run(config: CONFIG, { city, days }: INPUTS) {
  const token = await getAccessToken('Weather');
  if (!token) return { error: 'No token' };
  return config.metric ? { sky: look(city), units: 1 } : { sky: look(city) };
}`),
    ).toEqual({
      answers: ['error', 'sky', 'units'],
      inputs: ['city', '-days'],
      settings: ['metric?'],
      services: ['Weather'],
      file: 'tool.ts',
      run: 'async function run(config: CONFIG, { city, days }: INPUTS) ',
      isStub: false,
    });
  });

  test.each<[string, readonly string[] | undefined]>([
    ['export const run = () => ({ sky: 1 });', ['sky']],
    ['export const run = () => load();', undefined],
    ['export const run = () => ({ sky: 1, ...load() });', undefined],
    [`export const run = () => 'x';`, undefined],
    ['export const run = () => {};', undefined],
  ])('what it may answer with: %s', (text, answers) => {
    expect(codeOf(text).answers).toEqual(answers);
  });

  test('without such a function it is no code of a tool', () => {
    expect(readToolCode('tool.ts', 'export const other = () => 1;')).toBeUndefined();
    expect(readToolCode('tool.ts', 'export const run = ')).toBeUndefined();
  });

  test.each([
    [`export const run = () => { throw new Error('Not implemented'); };`, true],
    ['export const run = () => ({ sky: look() });', false],
  ])('whether it is written yet: %s', (text, isStub) => {
    expect(codeOf(text).isStub).toBe(isStub);
  });
});
