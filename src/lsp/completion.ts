/** The fields and fixed values that a format has for the place of the cursor. */
import { CompletionItemKind, MarkupKind } from 'vscode-languageserver/node';
import type { CancellationToken, CompletionItem, Position } from 'vscode-languageserver/node';
import { has, type Node } from '../core/tree.js';
import { isCode, languageOf, type Language } from '../core/language.js';
import { descriptionOf, fieldsAt, schemasAt, valuesOf, wayTo, type Json, type Way } from './fields.js';
import type { OpenFile, Workspace } from './workspace.js';

/** Inserted at the cursor, so that the place is found in the tree of every syntax. */
const MARK = 'toolintIsTypedHere';

export async function completionsAt(
  workspace: Workspace,
  uri: string,
  position: Position,
  token: CancellationToken,
): Promise<CompletionItem[]> {
  const opened = await workspace.opened(uri, token);
  if (!opened) return [];
  const { document, file } = opened;
  const typed = typedAt(document.text, document.positions.offsetAt(position), languageOf(file.path) ?? 'json');
  for (const kind of typed.kinds) {
    if (token.isCancellationRequested) return [];
    const found = await placeOf(opened, typed, kind);
    if (found) return kind === 'key' ? keysFor(found, typed, opened) : valuesFor(found, typed, opened);
  }
  return [];
}

interface TypedText {
  /** What a completion replaces. */
  readonly start: number;
  readonly end: number;
  /** The quote that it begins with, if any. */
  readonly quote: string;
  readonly language: Language;
  /** What it may be, the likelier first. */
  readonly kinds: readonly ('key' | 'value')[];
  /** A colon follows: the key alone is to be replaced. */
  readonly hasColon: boolean;
  /** With the mark in place of what is typed. */
  marked(kind: 'key' | 'value'): string;
}

function typedAt(text: string, offset: number, language: TypedText['language']): TypedText {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const [, quote = '', word = ''] = /(?:^|[^\\])(["'`])((?:[^"'`\\]|\\.)*)$/.exec(openString(line)) ?? [];
  const bare = quote === '' ? lastWord(line) : word;
  const start = offset - bare.length - quote.length;
  const rest = /^[^\r\n]*/.exec(text.slice(offset))![0];
  const behind =
    quote === '' ? /^[\w$.-]*/.exec(rest)![0] : (new RegExp(`^[^${quote}:,{}\\[\\]]*${quote}`).exec(rest)?.[0] ?? '');
  const end = offset + behind.length;
  const hasColon = /^\s*:/.test(text.slice(end, end + 20));
  const isYaml = language === 'yaml';
  const before = isYaml ? text.slice(offset - line.length, start) : text.slice(0, start).trimEnd();
  const isValue = isYaml ? /(?:[:[,]|^\s*-)\s+$/.test(before) && !/^[\s-]*$/.test(before) : /[:[]$/.test(before);
  return {
    start,
    end,
    quote,
    language,
    kinds: hasColon ? ['key'] : isValue ? ['value', 'key'] : ['key', 'value'],
    hasColon,
    marked(kind) {
      const mark = isYaml ? MARK : `"${MARK}"`;
      const value = isYaml ? ': 0' : ': 0,';
      return text.slice(0, start) + mark + (kind === 'key' && !hasColon ? value : '') + text.slice(end);
    },
  };
}

function lastWord(line: string): string {
  const at = line.search(/[\w$.-]{1,200}$/);
  return at < 0 ? '' : line.slice(at);
}

/** The line from its last string on that is not closed; nothing where all are. */
function openString(line: string): string {
  let open = -1;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '\\') at++;
    else if (open < 0 && /["'`]/.test(line[at]!)) open = at;
    else if (line[at] === line[open]) open = -1;
  }
  return open < 0 ? '' : line.slice(open);
}

interface Place {
  readonly formats: readonly string[];
  readonly way: Way;
}

async function placeOf({ run, file }: OpenFile, typed: TypedText, kind: 'key' | 'value'): Promise<Place | undefined> {
  const recognised = await run.manifestsIn(file, typed.marked(kind));
  for (const { root, formats } of recognised?.recognition.manifests ?? []) {
    const way = wayTo(root, (node: Node, key) =>
      kind === 'key' ? key?.key === MARK : !key && node.kind === 'string' && node.value === MARK,
    );
    if (way) return { formats, way };
  }
  return undefined;
}

function keysFor({ formats, way }: Place, typed: TypedText, opened: OpenFile): CompletionItem[] {
  const holder = way.steps.at(-1)!.node;
  const fields = fieldsAt(formats, { root: way.root, steps: way.steps.slice(0, -1) });
  return [...fields].flatMap(([key, about]): CompletionItem[] => {
    if (has(holder, key) === 'yes') return [];
    const name = keyText(key, typed);
    return [itemFor(key, typed.hasColon ? name : `${name}: ${emptyOf(about, typed)}`, about, typed, opened)];
  });
}

function valuesFor({ formats, way }: Place, typed: TypedText, opened: OpenFile): CompletionItem[] {
  const schemas = schemasAt(formats, way);
  return valuesOf(schemas).flatMap((value): CompletionItem[] => {
    if (typeof value === 'object' && value !== null) return [];
    const text = typeof value === 'string' ? stringText(value, typed) : String(value);
    return [{ ...itemFor(String(value), text, schemas, typed, opened), kind: CompletionItemKind.Value }];
  });
}

function itemFor(
  label: string,
  newText: string,
  about: readonly Json[],
  typed: TypedText,
  opened: OpenFile,
): CompletionItem {
  const { positions } = opened.document;
  const documentation = descriptionOf(about);
  return {
    label,
    kind: CompletionItemKind.Property,
    // Editors compare it with all that is replaced, the quote included.
    filterText: typed.quote + label + typed.quote,
    textEdit: { range: positions.range(typed.start, typed.end), newText },
    ...(documentation !== undefined && { documentation: { kind: MarkupKind.Markdown, value: documentation } }),
  };
}

function keyText(key: string, { language, quote }: TypedText): string {
  const isName = /^[A-Za-z_$][\w$]*$/.test(key);
  if (quote !== '') return stringWith(quote, key);
  if (language === 'yaml') return /^[\w$][\w$./-]*$/.test(key) ? key : JSON.stringify(key);
  if (isCode(language)) return isName ? key : stringWith("'", key);
  return JSON.stringify(key);
}

function stringText(value: string, { language, quote }: TypedText): string {
  if (quote !== '') return stringWith(quote, value);
  if (language === 'yaml') return /^[A-Za-z][\w./+-]*$/.test(value) && !isWord(value) ? value : JSON.stringify(value);
  return isCode(language) ? stringWith("'", value) : JSON.stringify(value);
}

/** What YAML takes for something other than a string. */
const isWord = (value: string): boolean => /^(?:true|false|null|yes|no|on|off|[ny])$/i.test(value);

const stringWith = (quote: string, value: string): string =>
  quote + JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll(quote, `\\${quote}`) + quote;

/** What a value begins with, by its type. */
function emptyOf(about: readonly Json[], { language }: TypedText): string {
  if (language === 'yaml') return '';
  const type = about.map((each) => each['type']).find((each) => typeof each === 'string');
  const quotes = isCode(language) ? "''" : '""';
  return type === 'object' ? '{}' : type === 'array' ? '[]' : type === 'string' ? quotes : '';
}
