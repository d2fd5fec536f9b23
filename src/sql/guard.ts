/** What may run, and what may not even be prepared. Definitions come from strangers. */
import { isName, isSymbol, isWord, type Token } from './tokens.js';

type Defined = 'table' | 'index' | 'view' | 'trigger';

interface Creation {
  readonly kind: Defined;
  readonly name: Token;
}

export type Verdict =
  | { readonly does: 'create'; readonly creation: Creation }
  /** Harmless to prepare; what SQLite says about it tells more than we could. */
  | { readonly does: 'nothing' }
  /** A template that is filled in before SQLite sees it, or a table of a module that the real database may have. */
  | { readonly does: 'unjudged' }
  | { readonly does: 'refused'; readonly why: string };

/** A definition is run only when it creates a table, an index, a view or a trigger, and nothing more. */
export function judgeDefinition(tokens: readonly Token[]): Verdict {
  if (isTemplate(tokens)) return { does: 'unjudged' };
  if (isWord(tokens[0], ...NEVER)) return refuse(createsNothing(tokens[0]!));
  if (!isWord(tokens[0], 'CREATE')) return { does: 'nothing' };
  if (tokens.some((token) => isName(token, 'load_extension'))) return refuse('it loads an extension');
  const at = isWord(tokens[1], 'TEMP', 'TEMPORARY', 'UNIQUE', 'VIRTUAL') ? 2 : 1;
  const kind = KINDS.find((word) => isWord(tokens[at], word));
  if (!kind) return { does: 'nothing' };
  const { name, next } = nameAt(tokens, at + 1);
  if (isWord(tokens[1], 'VIRTUAL')) return judgeModule(tokens, next);
  if (!name) return { does: 'nothing' };
  // To create it would run the query, which may never end.
  if (kind === 'TABLE' && isWord(tokens[next], 'AS')) return { does: 'unjudged' };
  return { does: 'create', creation: { kind: kind.toLowerCase() as Defined, name } };
}

/** A query is only ever prepared. */
export function judgeQuery(tokens: readonly Token[]): Verdict {
  return isTemplate(tokens) || isWord(tokens[0], ...NEVER) ? { does: 'unjudged' } : { does: 'nothing' };
}

/** Whether a query changes which tables there are. */
export function changesSchema(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => isWord(token, ...DDL) && (index === 0 || isSymbol(tokens[index - 1], ';')));
}

const KINDS = ['TABLE', 'INDEX', 'VIEW', 'TRIGGER'] as const;
const NEVER = ['ATTACH', 'DETACH', 'PRAGMA', 'VACUUM'];
const DDL = ['CREATE', 'ALTER', 'DROP', 'ATTACH'];
/** Modules of full-text and spatial search, which keep to their own tables. */
const KNOWN_MODULES = ['FTS3', 'FTS4', 'FTS5', 'RTREE', 'GEOPOLY', 'VEC0'];

/** What is said of a statement that begins with some other word. */
export const createsNothing = ({ kind, text }: Token): string =>
  kind === 'word' ? `\`${text.toUpperCase()}\` does not create a table` : 'it does not create a table';

const refuse = (why: string): Verdict => ({ does: 'refused', why });

function judgeModule(tokens: readonly Token[], at: number): Verdict {
  if (isWord(tokens[at], 'USING') && isWord(tokens[at + 1], ...KNOWN_MODULES)) return { does: 'unjudged' };
  return refuse('it creates a virtual table, which can run code and read files');
}

/** `[IF NOT EXISTS] [schema.] name`. */
function nameAt(tokens: readonly Token[], at: number): { name?: Token; next: number } {
  const start =
    isWord(tokens[at], 'IF') && isWord(tokens[at + 1], 'NOT') && isWord(tokens[at + 2], 'EXISTS') ? at + 3 : at;
  const index = isSymbol(tokens[start + 1], '.') ? start + 2 : start;
  const token = tokens[index];
  return { name: canName(token) ? token : undefined, next: index + 1 };
}

/** SQLite takes a string for a name where a name is due. */
function canName(token: Token | undefined): boolean {
  return token !== undefined && ['word', 'quoted', 'string'].includes(token.kind);
}

/** `{{x}}`, `{x}` or `${x}`: some code fills it in, so the SQL cannot be known. */
function isTemplate(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    if (!isSymbol(token, '{')) return false;
    const inner = isSymbol(tokens[index + 1], '{') ? index + 2 : index + 1;
    return isName(tokens[inner]) && (isSymbol(tokens[inner + 1], '}') || isSymbol(tokens[inner + 1], '.'));
  });
}
