/**
 * ES modules of esbuild's as CommonJS. esbuild splits only ES modules, and in CommonJS of its own making each use of an
 * import is a call; here each name is looked up once, which is right where modules import no others that import them.
 */
import { parse } from '@babel/parser';
import { walkAst, type Ast } from '../../src/extract/syntax.js';

export function commonJs(code: string): string {
  const { program } = parse(code, { sourceType: 'module', plugins: ['estree'] });
  const edits: Edit[] = [];
  walkAst(program as unknown as Ast, (node: Ast) => {
    const isWithin = node.start! < (edits.at(-1)?.[1] ?? 0);
    const text = isWithin ? undefined : MADE[node.type]?.(node, code);
    if (text !== undefined) edits.push([node.start!, node.end!, text]);
  });
  return edited(code, edits);
}

type Edit = readonly [start: number, end: number, text: string];

function edited(code: string, edits: readonly Edit[]): string {
  return edits.reduceRight((text, [start, end, each]) => text.slice(0, start) + each + text.slice(end), code);
}

/**
 * What comes with Node, required by an ES module. Importing names from `node:fs` has Node look up all that it exports,
 * of which some is loaded only then: a sixth of what one small file takes.
 */
export function requiringNode(code: string): string {
  const { program } = parse(code, { sourceType: 'module', plugins: ['estree'] });
  const ofNode = (program.body as Ast[]).filter(
    ({ type, source }) => type === 'ImportDeclaration' && /^node:(?!module$)/.test(source.value),
  );
  const made = edited(
    code,
    ofNode.map((node) => [node.start!, node.end!, MADE['ImportDeclaration']!(node, code)!]),
  );
  const at = (program.interpreter?.end ?? -1) + 1;
  const makesRequire = `import { createRequire as __createRequire } from "node:module";\nconst require = __createRequire(import.meta.url);\n`;
  return made.slice(0, at) + makesRequire + made.slice(at);
}

const MADE: Readonly<Record<string, (node: Ast, code: string) => string | undefined>> = {
  ImportDeclaration({ specifiers, source }) {
    const from = `require(${JSON.stringify(source.value)})`;
    const [names, wholes] = [specifiers.filter(isNamed), specifiers.filter((each: Ast) => !isNamed(each))] as Ast[][];
    // The packages and the modules of Node that have a default are CommonJS: it is all of it.
    const all = wholes!.map(({ local }) => `const ${local.name} = ${from};`);
    const some = names!.map(({ imported, local }) => pair(nameOf(imported), local.name)).join(', ');
    return [
      ...all,
      ...(some ? [`const { ${some} } = ${from};`] : []),
      ...(specifiers.length > 0 ? [] : [`${from};`]),
    ].join(' ');
  },
  ExportNamedDeclaration({ specifiers, declaration }) {
    if (declaration) throw new Error('esbuild exports names at the end of a file, and nothing else');
    const names = (specifiers as Ast[]).map(({ local, exported }) => pair(nameOf(exported), nameOf(local)));
    return `Object.assign(exports, { ${names.join(', ')} });`;
  },
  ExportDefaultDeclaration: ({ declaration }, code) =>
    `exports.default = ${code.slice(declaration.start, declaration.end)};`,
  MemberExpression: ({ object, property }) => (object.type === 'MetaProperty' ? OF_MODULE[property.name] : undefined),
  // See aside.ts.
  CallExpression: ({ callee, arguments: [imported] }) =>
    callee.name === 'requireNow' ? `require(${JSON.stringify(imported.source.value)})` : undefined,
  // What is not named here is a file of somebody else, and may be an ES module.
  ImportExpression: ({ source }) =>
    source.type === 'Literal' ? `Promise.resolve().then(() => require(${JSON.stringify(source.value)}))` : undefined,
};

/** What stands for the members of `import.meta`. */
const OF_MODULE: Readonly<Record<string, string>> = {
  url: "require('node:url').pathToFileURL(__filename).href",
  dirname: '__dirname',
};

const isNamed = ({ type }: Ast): boolean => type === 'ImportSpecifier';
const nameOf = ({ name, value }: Ast): string => (name ?? value) as string;
const pair = (key: string, name: string): string =>
  key === name ? name : `${/^[\w$]+$/.test(key) ? key : JSON.stringify(key)}: ${name}`;
