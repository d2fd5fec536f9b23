/** Types and lists of values of two schemas. */
import { text, type Node, type ObjectNode } from '../core/tree.js';
import { add, AT_RUN_TIME, note, type At, type Comparison } from './found.js';
import { shown } from './forms.js';
import { takes, typesOf, valuesOf, withoutSame } from './schema.js';

/** False where what is below cannot be compared. */
export function compareTypes(b: ObjectNode, a: ObjectNode, at: At, to: Comparison): boolean {
  const [was, is] = [typesOf(b), typesOf(a)];
  if (!was || !is) {
    note(to, at, AT_RUN_TIME);
    return false;
  }
  // What converts its input takes more than its type says, and what it was may have been read by its result.
  if (a.isLenient || b.isLenient) return true;
  const isOutput = to.role === 'output';
  const [given, taken] = isOutput ? [is, was] : [was, is];
  if (taken === 'any') {
    if (given !== 'any') addWider(b, a, at, to);
    return false;
  }
  // Arguments are an object, whether the schema says so or not.
  if (given === 'any' && at.depth === 0) return true;
  const lost = given === 'any' ? ['any'] : [...given].filter((type) => !takes(taken, type));
  if (lost.length === 0) {
    if (given !== 'any' && [...taken].some((type) => !takes(given, type))) addWider(b, a, at, to);
    return true;
  }
  const [before, after] = [typeText(was), typeText(is)];
  const words = { before, after, message: 'type' } as const;
  if (isOutput) add(to, at, { ...words, rule: 'diff/output-narrowed', severity: 'warning' });
  else {
    // Whole numbers still work, and hardly anybody sends others.
    const isWhole = lost.every((type) => type === 'number') && taken.has('integer');
    add(to, at, { ...words, rule: 'diff/type-narrowed', severity: isWhole ? 'warning' : 'error' });
  }
  return false;
}

const addWider = (b: ObjectNode, a: ObjectNode, at: At, to: Comparison): void =>
  to.role === 'output'
    ? undefined
    : add(to, at, {
        rule: 'diff/added',
        message: 'type',
        severity: 'info',
        before: typeText(typesOf(b)),
        after: typeText(typesOf(a)),
      });

export function typeText(types: ReadonlySet<string> | 'any' | undefined): string {
  return types === undefined || types === 'any' ? 'any value' : [...types].sort().join(' or ');
}

export function compareValues(b: ObjectNode, a: ObjectNode, at: At, to: Comparison): void {
  // What takes more than it says may still take it, and may have taken more.
  if (a.isLenient || b.isLenient) return;
  const [was, is] = [valuesOf(b, 'all'), valuesOf(a, 'all')];
  if (!was || !is) return note(to, at, AT_RUN_TIME);
  if (was === 'all' && is === 'all') return;
  if (is === 'all')
    return add(to, at, {
      rule: 'diff/added',
      message: 'anyValue',
      severity: 'info',
      before: listText(was as readonly Node[]),
    });
  if (was === 'all') {
    const only = typesOf(b);
    // Every value of these types is listed.
    if (only !== 'any' && only?.size === 1 && only.has('boolean') && is.length === 2) return;
    add(to, at, {
      rule: 'diff/enum-narrowed',
      message: 'introduced',
      severity: 'error',
      before: typeText(only),
      after: listText(is),
    });
    return;
  }
  const gone = withoutSame(was, is);
  const fresh = withoutSame(is, was);
  if (gone.length > 0) {
    add(to, at, {
      rule: 'diff/enum-narrowed',
      message: 'removed',
      severity: 'error',
      before: listText(gone),
      after: listText(is),
    });
  } else if (fresh.length > 0)
    add(to, at, { rule: 'diff/added', message: 'values', severity: 'info', after: listText(fresh) });
}

const MOST_LISTED = 8;

function listText(values: readonly Node[]): string {
  const listed = values.slice(0, MOST_LISTED).map((each) => text(each) ?? shown(each));
  return listed.join(', ') + (values.length > MOST_LISTED ? ` and ${values.length - MOST_LISTED} more` : '');
}
