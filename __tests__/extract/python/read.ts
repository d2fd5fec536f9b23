/** Source code in Python, and what is read of it. */
import { toValue, UNKNOWN } from '../../../src/core/tree.js';
import type { Document } from '../../../src/core/document.js';
import type { Packages } from '../../../src/core/code.js';
import { parsePythonSource } from '../../../src/parse/python/source.js';

/** Other files of the project, by their paths. */
type Files = Readonly<Record<string, string>>;

export function readPython(text: string, files: Files = {}, packages: Packages = {}): Document {
  return parsePythonSource('server.py', text, {
    packages: () => packages,
    findPython(location, level, name) {
      const base = level > 1 ? undefined : name.replaceAll('.', '/');
      const path = [`${base}.py`, `${base}/__init__.py`].find((each) => files[each] !== undefined);
      return path === undefined || path === location ? undefined : { path, location: path, text: files[path]! };
    },
  });
}

type Listed = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** What a client would be listed; what cannot be known is `?`. */
export function listed(document: Document): Listed {
  const plain = (value: unknown): unknown => {
    if (value === UNKNOWN) return '?';
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
  };
  const [root] = document.roots;
  return (root ? plain(toValue(root)) : {}) as Listed;
}

export const namesIn = (document: Document): unknown[] => (listed(document)['tools'] ?? []).map(({ name }) => name);

export const unreadIn = ({ code }: Document): string[] => (code?.unread ?? []).map(({ what }) => what);
