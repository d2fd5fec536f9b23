/** TypeScript and JavaScript: parsed by Babel into ESTree, then read by the extractor. */
import type { ToolCode, WidgetCode } from '../../core/code.js';
import type { Document } from '../../core/document.js';
import { isTypeScript } from '../../core/language.js';
import type { Fault, FormatId } from '../../core/rule.js';
import { toEstree, parseProgram } from './babel.js';
import type { TSESTree } from '../../extract/javascript/syntax.js';
import { NAMESPACE, type Imported, type ImportResolver } from '../../extract/javascript/imported.js';
import type { OtherFiles } from '../../extract/javascript/other-files.js';
import { extract } from '../../extract/javascript/extract.js';
import { sourceSyntax } from './edit.js';
import { latest } from '../../core/collections.js';
import { get, type Node, type Place } from '../../core/tree.js';
import { Evaluator } from '../../extract/javascript/evaluate/evaluator.js';
import { plain } from '../../extract/result/values.js';
import { modesAround, printsOf, type OtherModes, type Print } from '../../extract/javascript/handlers/printed.js';
import { namesUsedIn, type IsNamedElsewhere, type NamesUsed } from '../../extract/javascript/handlers/reached.js';
import { Exports, type ExportedParts } from '../../extract/javascript/exports.js';
import { NamesInFile } from '../../extract/javascript/handlers/names-in-file.js';
import { usesIn, type Keys, type UsesElsewhere } from '../../extract/javascript/handlers/uses.js';
import { toolCodeOf } from '../../extract/javascript/handlers/tool-code.js';
import { survey, type Survey } from '../../extract/javascript/survey.js';
import { parseJson } from '../json/read.js';

interface SourceOptions extends OtherFiles {
  readonly format?: FormatId;
  /** The texts of the files that `resolveImport` reads. */
  readonly texts?: ReadonlyMap<string, string>;
  readonly readPages?: (templates: readonly TSESTree.TemplateLiteral[], text: string) => readonly WidgetCode[];
}

export function parseSource(path: string, text: string, options: SourceOptions = {}): Document {
  const parsed = surveyOf(path, text);
  if ('fault' in parsed) return broken(path, text, parsed.fault);
  const { file, comments } = parsed;
  const { texts, readPages, ...further } = options;
  const { alternatives, code, constants } = extract(file, {
    ...further,
    isTyped: isTypeScript(path),
    readPages: readPages && ((templates) => readPages(templates, text)),
  });
  const [roots = [], ...choices] = alternatives;
  const syntax = sourceSyntax(file.program);
  const document = {
    ...{ path, text, syntax, roots, faults: [], alternatives: choices, code, constants },
    comments: () => comments,
  };
  return texts ? { ...document, others: texts } : document;
}

type Surveyed = { readonly file: Survey; readonly comments: readonly Place[] } | { readonly fault: Fault };

/** The latest, by text: most files with tools are also imported by others. */
const surveys = latest<{ readonly path: string; readonly surveyed: Surveyed }>(500_000);

const surveyOf = (path: string, text: string): Surveyed =>
  surveys(text, (known) => (known?.path === path ? known : { path, surveyed: surveyAnew(path, text) })).surveyed;

function surveyAnew(path: string, text: string): Surveyed {
  const parsed = parseProgram(path, text);
  return 'fault' in parsed ? parsed : { file: survey(parsed.program, toEstree), comments: parsed.comments };
}

function broken(path: string, text: string, fault: Fault): Document {
  return { path, text, syntax: sourceSyntax(undefined), roots: [], faults: [fault] };
}

/** The exports of a source file, for a file that imports them. */
export interface ImportedModule {
  exported(name: string): Node | undefined;
  /** Whether it exports something of its own under a name. */
  has?(name: string): boolean;
  /** Where an exported name comes from, if the file names another one for it. */
  passedOn?(name: string): Imported | undefined;
  /** The modules of which everything is passed on, where a name may be one of theirs. */
  passedOnWhole?(name: string): readonly string[];
  /** What is in a list that it exports, or for `*` in all of it. */
  parts?(name: string): ExportedParts;
  /** What an exported function does with one of its parameters. */
  uses?(name: string, position: number, keys: Keys): UsesElsewhere | undefined;
  /** What it prints to standard output; undefined where that is turned away. */
  prints?(isNamedElsewhere: IsNamedElsewhere): readonly Print[] | undefined;
  /** What it uses only in other ways to start the program, where modules start the server. */
  otherModes?(startsServer: (source: string) => boolean): OtherModes;
  /** What it does with names of other files. */
  namesUsed?(isNamedElsewhere: IsNamedElsewhere): NamesUsed;
}

/** Undefined if the file cannot be parsed. */
export function readModule(path: string, text: string, resolveImport?: ImportResolver): ImportedModule | undefined {
  return path.endsWith('.json') ? readData(path, text) : readCode(path, text, resolveImport);
}

/** The code of a tool that another file describes. Undefined if it cannot be parsed, or has no `run`. */
export function readToolCode(path: string, text: string): ToolCode | undefined {
  const parsed = surveyOf(path, text);
  return 'fault' in parsed ? undefined : toolCodeOf(path, new Evaluator(parsed.file));
}

/** A JSON file: all of it, or one of its fields. */
function readData(path: string, text: string): ImportedModule | undefined {
  const [root] = parseJson(path, text)?.roots ?? [];
  if (!root) return undefined;
  const whole = inFile(root, path, new Map());
  const namespace: Node = whole.kind === 'object' ? { ...whole, open: true } : whole;
  return {
    exported(name) {
      if (name === NAMESPACE) return namespace;
      return name === '*' || name === 'default' ? whole : get(whole, name);
    },
  };
}

function readCode(path: string, text: string, resolveImport?: ImportResolver): ImportedModule | undefined {
  const parsed = surveyOf(path, text);
  if ('fault' in parsed) return undefined;
  const evaluator = new Evaluator(parsed.file, resolveImport);
  const exports = new Exports(evaluator);
  let names: NamesInFile | undefined;
  const known = new Map<string, Node | undefined>();
  return {
    exported(name) {
      if (!known.has(name)) {
        // Files may import from each other in a circle.
        known.set(name, undefined);
        const value = exports.named(name);
        known.set(name, value && inFile(plain(value), path, new Map()));
      }
      return known.get(name);
    },
    has: (name) => exports.has(name),
    passedOn: (name) => exports.passedOn(name),
    passedOnWhole: (name) => exports.passedOnWhole(name),
    parts: (name) => exports.parts(name),
    prints: (isNamed) => printsOf(evaluator.file, isNamed)?.map((at) => ({ ...at, file: path })),
    otherModes: (startsServer) => modesAround(evaluator.file, startsServer),
    namesUsed: (isNamed) => namesUsedIn(evaluator.file, isNamed),
    uses(name, position, keys) {
      const callable = exports.functionNamed(name);
      return callable && usesIn(callable, position, keys, evaluator, (names ??= new NamesInFile(evaluator)));
    },
  };
}

/** The same tree with its places in that file; shared nodes stay shared, and so do those of further files. */
function inFile(node: Node, file: string, done: Map<Node, Node>): Node {
  const known = done.get(node);
  if (known) return known;
  const { via: _via, ...own } = node;
  let copy = { file, ...own } as Node;
  if (own.file !== undefined) {
    done.set(node, copy);
    return copy;
  }
  if (copy.kind === 'object') {
    const entries = copy.entries.map((each) => ({ file, ...each, value: inFile(each.value, file, done) }));
    copy = { ...copy, entries };
  } else if (copy.kind === 'array') {
    copy = { ...copy, items: copy.items.map((each) => inFile(each, file, done)) };
  }
  done.set(node, copy);
  return copy;
}
