/** Tools that functions of a file register on one server stand side by side, where it is surely one. */
import { describe, expect, test } from '@jest/globals';
import rule from '../../rules/common/duplicate-tool-name.js';
import { foundIn } from '../rules/mcp/source.js';

const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 's', version: '1.0.0' });
`;
const ADD = `registerTool('x', { description: 'Adds' }, async () => { return run(); });`;
const PARAMS = `function a(s) { s.${ADD} }\nfunction b(s) { s.${ADD} }\n`;
const METHOD = `'x', 'Adds', run)`;

describe('one server', () => {
  test.each([
    ['a name of the file', `function a() { server.${ADD} }\nfunction b() { server.${ADD} }\na();\nb();`, 4, 36],
    ['given to both', `${PARAMS}a(server);\nb(server);`, 4, 32],
    ['in a function', `${PARAMS}export function main() { const s = new McpServer({}); a(s); b(s); }`, 4, 32],
    ['given to a callback', `${PARAMS}createHandler((s) => { a(s); b(s); });`, 4, 32],
    ['awaited', `${PARAMS.replace(/function/g, 'async function')}await a(server);\nawait b(server);`, 4, 38],
    [
      'by an arrow function',
      `const a = (s) => { s.${ADD} };\nconst b = (s) => { s.${ADD} };\na(server);\nb(server);`,
      4,
      35,
    ],
    ['beside a call of its own', `server.${ADD}\nfunction a(s) { s.${ADD} }\na(server);`, 4, 32],
    ['through another function', `function a(s) { s.${ADD} }\nfunction all(s) { a(s); s.${ADD} }\nall(server);`, 4, 40],
    ['by a member', `function a(s) { s.mcp.${ADD} }\nfunction b(s) { s.${ADD} }\na(app);\nb(app.mcp);`, 4, 32],
    [
      'the old method',
      `function a(s) { s.tool(${METHOD} }\nfunction b(s) { s.tool(${METHOD} }\na(server);\nb(server);`,
      4,
      24,
    ],
  ])('%s', async (_, code, line, column) => {
    expect(await foundIn(rule, HEAD + code)).toEqual([`${line}:${column} 'x'`]);
  });
});

describe('not surely one server, or not both', () => {
  const OTHER = `const other = new McpServer({});\n`;

  test.each([
    ['two servers', `${PARAMS}${OTHER}a(server);\nb(other);`],
    ['two servers, one by a member', `${PARAMS}a(app);\nb(app.mcp);`],
    ['servers that are made for each', `${PARAMS}a(new McpServer({}));\nb(new McpServer({}));`],
    ['two branches', `${PARAMS}if (on) a(server); else b(server);`],
    ['cases', `${PARAMS}switch (mode) { case 1: a(server); break; case 2: b(server); }`],
    ['a choice', `${PARAMS}on ? a(server) : b(server);`],
    ['two callbacks', `${PARAMS}start(() => { a(server); });\nstart(() => { b(server); });`],
    ['conditions', `function a(s) { if (on) s.${ADD} }\nfunction b(s) { if (!on) s.${ADD} }\na(server);\nb(server);`],
    [
      'early ends',
      `function a(s) { if (on) return; s.${ADD} }\nfunction b(s) { if (!on) return; s.${ADD} }\na(server);\nb(server);`,
    ],
    ['called by nobody here', `export function a() { server.${ADD} }\nexport function b() { server.${ADD} }`],
    ['called for several', `${PARAMS}${OTHER}a(server);\nb(other);\na(other);`],
    ['another of that name', `function a() { server.${ADD} }\nexport function b(server) { a(); server.${ADD} }`],
    [
      'one of its own',
      `function a() { const server = make(); server.${ADD} }\nfunction b() { server.${ADD} }\na();\nb();`,
    ],
    [
      'a name that changes',
      `let s = make();\nfunction a() { s.${ADD} }\nfunction b() { s.${ADD} }\na();\ns = make();\nb();`,
    ],
    [
      'a parameter that changes',
      `function a(s) { s = make(); s.${ADD} }\nfunction b(s) { s.${ADD} }\na(server);\nb(server);`,
    ],
    ['a server that is made again', `let s = make();\ns.${ADD}\ns = make();\ns.${ADD}`],
    ['one that is removed first', `const tool = server.${ADD}\ntool.remove();\nserver.${ADD}`],
    ['what is expected to throw', `server.${ADD}\nexpect(() => server.tool(${METHOD}).toThrow();`],
    ['a generator', `function* a(s) { s.${ADD} }\nfunction b(s) { s.${ADD} }\na(server);\nb(server);`],
    ['functions that call each other', `function a(s) { s.${ADD} b(s); }\nfunction b(s) { a(s); }`],
    [
      'arrow functions of one expression',
      `const a = (s) => s.tool(${METHOD};\nconst b = (s) => s.tool(${METHOD};\na(server);\nb(other);`,
    ],
  ])('%s', async (_, code) => {
    expect(await foundIn(rule, HEAD + code)).toEqual([]);
  });
});

describe('tools of agent frameworks', () => {
  const AI = `import { tool } from 'ai';\n`;
  const AGENTS = `import { tool } from '@openai/agents';\n`;
  const LANGCHAIN = `import { tool } from '@langchain/core/tools';\n`;
  const MASTRA = `import { createTool } from '@mastra/core/tools';\n`;
  const WEATHER = `tool({ description: 'Tells the weather', inputSchema, execute })`;
  const FIND = `tool({ name: 'find', description: 'Finds', parameters, execute })`;
  const GIVEN = `tool(run, { name: 'find', description: 'Finds', schema })`;
  const MADE = `createTool({ id: 'find', description: 'Finds', inputSchema, execute })`;

  test.each([
    ['of one list', `${AGENTS}const tools = [${FIND}, ${FIND}];`, 2, 96],
    ['of one object', `${AGENTS}const tools = {\nfind: ${FIND},\nlook: log(${FIND}) };`, 4, 24],
    [
      'of one list, by name',
      `${AGENTS}const one = ${FIND};\nconst two = ${FIND};\nnew Agent({ tools: [one, two] });`,
      3,
      26,
    ],
    ['of one file', `${LANGCHAIN}export const one = ${GIVEN};\nexport const other = ${GIVEN};`, 3, 40],
  ])('%s are side by side', async (_, code, line, column) => {
    expect(await foundIn(rule, code)).toEqual([`${line}:${column} 'find'`]);
  });

  test.each([
    [
      'for two calls of a model',
      `${AI}ask({ tools: { weather: ${WEATHER} } });\nask({ tools: { weather: ${WEATHER} } });`,
    ],
    ['that are wrapped', `${AGENTS}ask({ tools: { find: log(${FIND}) } });\nask({ tools: { find: log(${FIND}) } });`],
    ['of two agents', `${AGENTS}new Agent({ tools: [${FIND}] });\nnew Agent({ tools: [${FIND}] });`],
    ['of two branches', `${LANGCHAIN}const make = (long) => { if (long) return ${GIVEN};\nreturn ${GIVEN}; };`],
    ['of two classes', `${LANGCHAIN}class A { static tool = ${GIVEN}; }\nclass B { static tool = ${GIVEN}; }`],
    [
      'of two agents, by name',
      `${AGENTS}const one = ${FIND};\nconst two = ${FIND};\nnew Agent({ tools: [one] });\nnew Agent({ tools: [two] });`,
    ],
    ['of a choice', `${LANGCHAIN}const find = long ? ${GIVEN} : ${GIVEN};`],
    ['of two functions', `${MASTRA}export const small = () => ${MADE};\nexport const large = () => ${MADE};`],
  ])('%s are not', async (_, code) => {
    expect(await foundIn(rule, code)).toEqual([]);
  });
});

describe('a helper with branches', () => {
  const CONFIG = `{ description: 'Adds', inputSchema: {} }`;
  const CALLS = `add(server, 'x', ${CONFIG}, run);`;
  const OLD = `s.tool(name, config.description, config.inputSchema, run);`;
  const NEW = `s.registerTool(name, config, run);`;

  test.each([
    ['if and else', `if (s.registerTool) ${NEW} else ${OLD}`],
    ['a choice', `s.registerTool ? ${NEW.slice(0, -1)} : ${OLD}`],
    ['an early end', `if (s.registerTool) { ${NEW} return; }\n${OLD}`],
    [
      'one in the other',
      `if (s.registerTool) { if (config._meta) registerAppTool(s, name, config, run); else ${NEW} } else ${OLD}`,
    ],
  ])('is one registration: %s', async (_, body) => {
    const code = `function add(s, name, config, run) { ${body} }\n${CALLS}`;
    expect(await foundIn(rule, HEAD + code)).toEqual([]);
  });

  test('a constant that two registrations use', async () => {
    const code = `const NAME = 'x';\nserver.registerTool(NAME, ${CONFIG}, run);\nserver.registerTool(NAME, ${CONFIG}, run);`;
    expect(await foundIn(rule, HEAD + code)).toEqual(['5:21 NAME']);
    const helped = `function add(s, name, config, run) { ${NEW} }\nconst NAME = 'x';\nadd(server, NAME, ${CONFIG}, run);\nadd(server, NAME, ${CONFIG}, run);`;
    expect(await foundIn(rule, HEAD + helped)).toEqual(['6:13 NAME']);
  });

  test('both in one branch', async () => {
    const code = `function add(s, name, config, run) { if (on) { ${NEW} ${OLD} } }\n${CALLS}`;
    expect(await foundIn(rule, HEAD + code)).toEqual(["4:13 'x'"]);
  });
});
