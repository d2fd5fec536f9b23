/** What patterns take out of the values that they stand for: `{ name, options: { tools = [] }, ...rest }`. */
import { staticName, type Ast } from './ast.js';

/** A name in a pattern. */
export interface Taken {
  readonly name: string;
  /** The way to what it stands for; `undefined` where the pattern is too clever. */
  readonly path: readonly string[] | undefined;
  /** For the rest of an object pattern: the way to that object, and the keys that are taken out of it. */
  readonly rest?: Rest;
}

interface Rest {
  readonly path: readonly string[];
  readonly without: readonly string[];
}

type Path = Taken['path'];

export const namesIn = (pattern: Ast): readonly Taken[] => namesFrom([], pattern);

/** `path` leads to what the pattern stands for. */
function namesFrom(path: Path, pattern: Ast, rest?: Rest): readonly Taken[] {
  switch (pattern.type) {
    case 'Identifier':
      return [{ name: pattern['name'] as string, path, rest }];
    case 'AssignmentPattern':
      // A default applies only sometimes: what the name stands for can be told only where the value is known.
      return namesFrom(undefined, pattern['left'] as Ast);
    case 'ObjectPattern':
      return (pattern['properties'] as Ast[]).flatMap((property) => {
        if (property.type === 'RestElement')
          return namesFrom(undefined, property['argument'] as Ast, restOf(pattern, path));
        return namesFrom(stepInto(path, staticName(property['key'], property['computed'])), property['value'] as Ast);
      });
    case 'ArrayPattern':
      return (pattern['elements'] as (Ast | null)[]).flatMap((element, position) =>
        element ? namesFrom(stepInto(path, String(position)), element) : [],
      );
    case 'RestElement':
      return namesFrom(undefined, pattern['argument'] as Ast);
    case 'TSParameterProperty':
      return namesFrom(path, pattern['parameter'] as Ast);
    default:
      return [];
  }
}

const stepInto = (path: Path, key: string | undefined): Path =>
  path && key !== undefined ? [...path, key] : undefined;

function restOf(pattern: Ast, path: Path): Rest | undefined {
  const without = namesBeside(pattern);
  return path && without && { path, without };
}

/** The keys that a pattern takes out of an object; undefined where one is computed. */
export function namesBeside({ properties }: Ast): string[] | undefined {
  const names = (properties as Ast[])
    .filter(({ type }) => type !== 'RestElement')
    .map(({ key, computed }) => staticName(key as Ast, computed as boolean));
  return names.includes(undefined) ? undefined : (names as string[]);
}
