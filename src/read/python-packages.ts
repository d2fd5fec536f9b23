/** The versions of the packages of PyPI that decide what a server in Python lists: from a lock file, else from the requirement. */
import type { Packages } from '../core/code.js';
import { inFolder, parentOf } from '../files/paths.js';
import { textOnDisk, type TextOf } from './text-on-disk.js';

const NAMES = ['mcp', 'fastmcp', 'pydantic'];
const LOCKS = ['uv.lock', 'poetry.lock', 'pdm.lock'];
const REQUIREMENTS = ['pyproject.toml', 'requirements.txt', 'requirements.in', 'setup.py', 'setup.cfg', 'Pipfile'];
/** The files that the answers come from. */
export const PYTHON_PACKAGE_FILES: ReadonlySet<string> = new Set([...LOCKS, ...REQUIREMENTS]);
const MOST_BYTES = 10_000_000;

/** Finds what the nearest folder requires that names one of the packages. The key of a package is `pypi:` and its name. */
export function pythonVersions(top: string, textOf: TextOf = textOnDisk(MOST_BYTES)): (folder: string) => Packages {
  const known = new Map<string, Packages>();
  const versionsIn = (folder: string): Packages => {
    let found = known.get(folder);
    if (!found) {
      const own = requirementsIn(folder, textOf);
      const isTop = folder === top || parentOf(folder) === folder;
      const isMcp = own['pypi:mcp'] !== undefined || own['pypi:fastmcp'] !== undefined;
      found = isTop || isMcp ? { ...own, ...lockedIn(folder, own) } : versionsIn(parentOf(folder));
      known.set(folder, found);
    }
    return found;
  };
  /** A lock file may be in a folder above. */
  const lockedIn = (folder: string, required: Packages): Packages => {
    for (let at = folder; ; at = parentOf(at)) {
      for (const lock of LOCKS) {
        const text = textOf(inFolder(at, lock));
        if (text !== undefined) return lockedVersions(text, required);
      }
      if (at === top || parentOf(at) === at) return {};
    }
  };
  return versionsIn;
}

function requirementsIn(folder: string, textOf: TextOf): Packages {
  const found: Record<string, string> = {};
  for (const file of REQUIREMENTS) {
    const text = textOf(inFolder(folder, file));
    if (text === undefined) continue;
    for (const name of NAMES) {
      const requirement = requirementOf(name, text, /\.(?:txt|in)$/.test(file));
      if (requirement !== undefined) found[`pypi:${name}`] ??= requirement;
    }
  }
  return found;
}

/** `mcp[cli]>=1.3,<2` gives `>=1.3,<2`; an empty text where any version will do. */
export function requirementOf(name: string, text: string, isPlain: boolean): string | undefined {
  const quoted = isPlain
    ? undefined
    : new RegExp(
        `["']${name}(?:\\[[^\\]\\n]{0,80}\\])?[ \\t]*(?:\\(([^)\\n]{0,80})\\)|([=<>~!][^"';\\n]{0,80})?)[ \\t]*(?:;[^"'\\n]*)?["']`,
        'i',
      ).exec(text);
  if (quoted) return (quoted[1] ?? quoted[2] ?? '').trim();
  const line = new RegExp(
    `^${name}(?:\\[[^\\]\\n]{0,80}\\])?[ \\t]*([=<>~!][^;#\\n\\\\]{0,80})?[ \\t]*(?:[;#\\\\][^\\n]*)?$`,
    'im',
  ).exec(text);
  // Poetry: `mcp = "^1.2"`, `mcp = { version = "^1.2", extras = ["cli"] }`
  const [, version] =
    new RegExp(
      `^["']?${name}["']?[ \\t]*=[ \\t]*(?:\\{[^\\n}]{0,80}version[ \\t]*=[ \\t]*)?["']([^"'\\n]{1,80})["']`,
      'im',
    ).exec(isPlain ? '' : text) ?? [];
  if (version !== undefined) return version === '*' ? '' : version;
  return line ? (line[1] ?? '').trim() : undefined;
}

function lockedVersions(text: string, required: Packages): Packages {
  const found: Record<string, string> = {};
  for (const name of NAMES) {
    if (name !== 'pydantic' && required[`pypi:${name}`] === undefined) continue;
    const [, version] = new RegExp(`^name = "${name}"\\r?\\nversion = "([\\w.]{1,40})"`, 'm').exec(text) ?? [];
    if (version !== undefined) found[`pypi:${name}`] = `==${version}`;
  }
  return found;
}
