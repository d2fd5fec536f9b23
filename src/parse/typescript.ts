/** TypeScript and JavaScript: parsed by Babel into ESTree, then read by the extractor. */
import type { WidgetCode } from '../core/code.js';
import type { Document } from '../core/document.js';
import type { Fault, FormatId } from '../core/rule.js';
import { toEstree } from './estree/from-babel.js';
import { parseProgram } from './babel.js';
import type { Ast } from './estree/ast.js';
import type { ImportResolver } from './estree/modules.js';
import { extract } from './estree/extract.js';
import { sourceSyntax } from './source-syntax.js';

interface SourceOptions {
  readonly format?: FormatId;
  /** The texts of the files that `resolveImport` answers from. */
  readonly others?: ReadonlyMap<string, string>;
  readonly resolveImport?: ImportResolver;
  readonly readPages?: (templates: readonly Ast[], text: string) => readonly WidgetCode[];
}

export function parseSource(path: string, text: string, options: SourceOptions = {}): Document {
  const parsed = parseProgram(path, text);
  if ('fault' in parsed) return broken(path, text, parsed.fault);
  const { program, comments } = parsed;
  const { format, others, readPages, resolveImport } = options;
  const { alternatives, code, constants } = extract(program, {
    format,
    normalise: toEstree,
    resolveImport,
    ...(readPages && { readPages: (templates) => readPages(templates, text) }),
  });
  const [roots = [], ...further] = alternatives;
  const syntax = sourceSyntax(program);
  const document = {
    ...{ path, text, syntax, roots, faults: [], alternatives: further, code, constants },
    comments: () => comments,
  };
  return others ? { ...document, others } : document;
}

function broken(path: string, text: string, fault: Fault): Document {
  return { path, text, syntax: sourceSyntax(undefined), roots: [], faults: [fault] };
}
