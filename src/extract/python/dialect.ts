/** Which library serves a tool, and in which version: what is served depends on both. */
import type { Packages } from '../../core/code.js';
import type { Library } from './servers.js';

export interface Dialect {
  /** Undefined where it may be either. */
  readonly library?: Library;
  /** The versions that the project is installed with: `3.2.4`, `3` where only that is sure, an empty text where it is any. */
  readonly mcp?: string;
  readonly fastmcp?: string;
}

export function dialectOf(library: Library | undefined, packages: Packages): Dialect {
  const { 'pypi:mcp': mcp, 'pypi:fastmcp': fastmcp } = packages;
  return {
    ...(library && { library }),
    ...(mcp !== undefined && { mcp }),
    ...(fastmcp !== undefined && { fastmcp }),
  };
}

/** The library of a project that depends on one of the two only: fastmcp brings the other along. */
export function libraryOfProject(packages: Packages): Library | undefined {
  if (packages['pypi:fastmcp'] !== undefined) return packages['pypi:mcp'] === undefined ? 'fastmcp' : undefined;
  return packages['pypi:mcp'] === undefined ? undefined : 'official';
}

/** Whether a version is this one or newer; undefined where that is not known. */
export function isAtLeast(version: string | undefined, least: string): boolean | undefined {
  if (!version) return undefined;
  const parts = version.split('.').map(Number);
  for (const [index, wanted] of least.split('.').map(Number).entries()) {
    const part = parts[index];
    // `3` may be any 3.
    if (part === undefined || Number.isNaN(part)) return wanted === 0 && index > 0 ? true : undefined;
    if (part !== wanted) return part > wanted;
  }
  return true;
}
