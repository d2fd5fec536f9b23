/** What ESLint has parsed, as a document: whatever parser the user has, and no parser of ours. */
import { Unreadable, type Document } from '../core/document.js';
import { isTypeScript } from '../core/language.js';
import type { TSESTree } from '../extract/javascript/syntax.js';
import { extract } from '../extract/javascript/extract.js';
import { survey } from '../extract/javascript/survey.js';
import type { Place, Node } from '../core/tree.js';
import { sourceSyntax } from '../parse/javascript/edit.js';
import { commentsIn } from '../parse/json/edit.js';
import { parseJson } from '../parse/json/read.js';
import { languageOf, type Root } from './file.js';
import type { LanguageOptions, SourceCode } from './types.js';
import { json5Syntax, treeOf, type MomoaDocument } from '../parse/json/momoa.js';
import { isWidget, NO_CODE, type Packages, type WidgetCode } from '../core/code.js';
import { Lines } from '../core/lines.js';
import { mayBeFilledIn, pageCode, templateCode, type Piece } from '../parse/page-scripts.js';
import { type Broken, partsOf } from './html.js';

/** `options`: the user's parser and what it needs to know, for pages in template literals. */
export function read(
  path: string,
  sourceCode: SourceCode,
  options: LanguageOptions = {},
  packages?: () => Packages,
): Document {
  const { text = '' } = sourceCode;
  const ast = sourceCode.ast as Root;
  return languageOf(ast) === 'js'
    ? readSource(path, text, ast as TSESTree.Program, options, packages)
    : readJson(path, text, ast as MomoaDocument);
}

function readSource(
  path: string,
  text: string,
  program: TSESTree.Program,
  options: LanguageOptions,
  packages: (() => Packages) | undefined,
): Document {
  try {
    const { alternatives, code, constants } = extract(survey(program), {
      ...(packages && { packages }),
      isTyped: isTypeScript(path),
      readPages: (templates) => pagesIn(templates, text, options),
    });
    const [roots = [], ...others] = alternatives;
    const comments = () => program.comments?.map(placeOf) ?? [];
    const syntax = sourceSyntax(program);
    return { path, text, syntax, roots, faults: [], alternatives: others, code, constants, comments, isInEslint: true };
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable('The code is nested too deep to be read.');
    throw error;
  }
}

/** The same code with another text, parsed as ESLint has parsed it; undefined where that cannot be done. */
export function readAgain(
  path: string,
  text: string,
  user: LanguageOptions,
  packages: () => Packages,
): Document | undefined {
  const parsed = parseScript(text, 0, user.sourceType === 'script' ? 'script' : 'module', user);
  return 'program' in parsed ? readSource(path, text, parsed.program, user, packages) : undefined;
}

/** The same JSON with another text; undefined for what only JSON5 allows, which a language of ESLint's has to parse. */
export function readJsonAgain(path: string, text: string): Document | undefined {
  const document = parseJson(path, text, { comments: true, trailingCommas: true });
  return document && { ...document, isInEslint: true };
}

function readJson(path: string, text: string, document: MomoaDocument): Document {
  // The parser has refused comments where there may be none.
  const roots = [treeOf(document)];
  return { path, text, syntax: json5Syntax, roots, faults: [], comments: () => commentsIn(text), isInEslint: true };
}

/** Every parser for ESLint tells ranges; not all tell offsets. */
interface Ranged {
  readonly range: readonly [number, number];
}

const placeOf = ({ range: [start, end] }: Ranged): Place => ({ start, end });

// The scripts of pages, parsed by the parser that ESLint has for the file.

/** Those that are in template literals. */
function pagesIn(templates: readonly TSESTree.TemplateLiteral[], text: string, user: LanguageOptions): WidgetCode[] {
  return templateCode(templates, text, (page) =>
    pageCode(piecesOf(page), page.length, (script, at, kind) => {
      const parsed = parseScript(script, at, kind, user);
      return 'program' in parsed ? parsed.program : undefined;
    }),
  );
}

/** A file that is a page, and what of it cannot be parsed. */
export function readPage(path: string, text: string, user: LanguageOptions): [Document, Broken[]] {
  const { scripts, comments } = partsOf(text);
  const broken: Broken[] = [];
  const lines = new Lines(text);
  const widgetCode = pageCode(piecesOf(text), text.length, (script, at, kind) => {
    const parsed = parseScript(script, at, kind, user);
    if ('program' in parsed) return parsed.program;
    if (parsed.isTooDeep) throw new Unreadable('The code is nested too deep to be parsed.');
    if (!mayBeFilledIn(script, parsed.at - at))
      broken.push({ message: `Parsing error: ${parsed.message}`, ...lines.at(parsed.at) });
    return undefined;
  });
  const root: Node = { kind: 'object', start: 0, end: 0, entries: [], open: true };
  const commentsOf = ({ start, end, kind }: (typeof scripts)[number]): readonly Place[] => {
    const parsed = kind === 'handler' ? undefined : parseScript(text.slice(start, end), start, kind, user);
    return parsed && 'program' in parsed ? parsed.comments : [];
  };
  const document = {
    ...{ path, text, syntax: sourceSyntax(undefined), faults: [], isInEslint: true as const },
    roots: isWidget(widgetCode) ? [root] : [],
    code: { ...NO_CODE, ...widgetCode },
    comments: () => [...comments, ...scripts.flatMap(commentsOf)].sort((a, b) => a.start - b.start),
  };
  return [document, broken];
}

function piecesOf(page: string): Piece[] {
  return partsOf(page).scripts.map(({ start, end, kind }) => ({ text: page.slice(start, end), offset: start, kind }));
}

/** Parses one script of a page with whatever parser ESLint has for the file. */
interface Parser {
  parse?(text: string, options: object): unknown;
  parseForESLint?(text: string, options: object): { readonly ast: unknown };
}

type Parsed =
  | { readonly program: TSESTree.Program; readonly comments: readonly Place[] }
  | { readonly message: string; readonly at: number; readonly isTooDeep: boolean };

/** Its offsets are counted from where the script stands. */
function parseScript(text: string, offset: number, kind: Piece['kind'], user: LanguageOptions): Parsed {
  const { parserOptions = {} } = user;
  const parser = user.parser as Parser | undefined;
  const options = {
    ...parserOptions,
    // A script that is in a text is none of the files of a project.
    ...{ project: undefined, projectService: undefined, programs: undefined, filePath: undefined },
    ...{ ecmaVersion: 'latest', sourceType: kind === 'module' ? 'module' : 'script' },
    ...{ range: true, loc: true, comment: true },
    ...(kind === 'handler' && { ecmaFeatures: { ...featuresOf(parserOptions), globalReturn: true } }),
  };
  try {
    const program = (parser?.parseForESLint?.(text, options).ast ?? parser?.parse?.(text, options)) as TSESTree.Program;
    move(program, offset);
    const comments = (program.comments ?? []).map(({ range: [start, end] }) => {
      return { start: start + offset, end: end + offset };
    });
    return { program, comments };
  } catch (error) {
    const { message, index, pos } = error as Error & { index?: number; pos?: number };
    return { message, at: offset + (index ?? pos ?? 0), isTooDeep: error instanceof RangeError };
  }
}

const featuresOf = (options: { ecmaFeatures?: object }): object => options.ecmaFeatures ?? {};

/** All nodes, names and types included. A parser may have one node in two places. */
function move(program: Moved, by: number): void {
  const nodes = new Set([program]);
  for (const node of nodes) {
    if (node.range) node.range = [node.range[0] + by, node.range[1] + by];
    if (node.start !== undefined) node.start += by;
    if (node.end !== undefined) node.end += by;
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      if (key === 'parent' || key === 'tokens' || key === 'comments') continue;
      if (Array.isArray(value)) value.filter(isNode).forEach((each) => nodes.add(each));
      else if (isNode(value)) nodes.add(value);
    }
  }
}

interface Moved {
  range?: [number, number];
  start?: number;
  end?: number;
}

const isNode = (value: unknown): value is Moved =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
