/** The versions of the packages of PyPI that decide what a server in Python lists: from a lock file, else from the requirement. */
import type { Packages } from '../../core/code.js';
import {
  lockedVersion,
  OWN_SDK,
  PYTHON_LOCKS,
  PYTHON_REQUIREMENTS,
  requirementIn,
} from '../../core/python-requirements.js';
import { inFolder, parentOf } from '../../files/paths.js';
import { textOnDisk, type TextOf } from '../text-on-disk.js';
import { foundOnce } from '../../core/collections.js';

const NAMES = ['mcp', 'fastmcp', 'pydantic'];
/** The files that the answers come from. */
const PACKAGE_FILES: ReadonlySet<string> = new Set([...PYTHON_LOCKS, ...PYTHON_REQUIREMENTS]);
const OWN = ['mcp', 'fastmcp'];
const SDKS = OWN.map((name) => `pypi:${name}`);
export const isPythonPackageFile = (path: string): boolean =>
  PACKAGE_FILES.has(path.slice(path.lastIndexOf('/') + 1)) || /(?:^|\/)__init__\.py$/.test(path);
const MOST_BYTES = 10_000_000;

/** Finds what the nearest folder requires that names one of the packages. The key of a package is `pypi:` and its name. */
export function pythonVersions(top: string, textOf: TextOf = textOnDisk(MOST_BYTES)): (folder: string) => Packages {
  const versionsIn = foundOnce((folder: string): Packages => {
    const own = requirementsIn(folder, textOf);
    const isTop = folder === top || parentOf(folder) === folder;
    const isMcp = own['pypi:mcp'] !== undefined || own['pypi:fastmcp'] !== undefined;
    const found = isTop || isMcp ? { ...own, ...lockedIn(folder, own) } : versionsIn(parentOf(folder));
    if (isOwnSdk(folder)) return without(OWN_SDK, found);
    const isNone = !isMcp && SDKS.every((key) => found[key] === undefined);
    return isNone && OWN.some((name) => isOwnSdk(inFolder(folder, name))) ? { ...found, [OWN_SDK]: '' } : found;
  });
  /** Such a package at the top of what is imported. A script in it finds what is installed. */
  const isOwnSdk = (folder: string): boolean =>
    OWN.includes(folder.slice(folder.lastIndexOf('/') + 1)) &&
    textOf(inFolder(folder, '__init__.py')) !== undefined &&
    textOf(inFolder(parentOf(folder), '__init__.py')) === undefined;
  /** A lock file may be in a folder above. */
  const lockedIn = (folder: string, required: Packages): Packages => {
    for (let at = folder; ; at = parentOf(at)) {
      for (const lock of PYTHON_LOCKS) {
        const text = textOf(inFolder(at, lock));
        if (text !== undefined) return lockedVersions(text, required);
      }
      if (at === top || parentOf(at) === at) return {};
    }
  };
  return versionsIn;
}

function without(key: string, { [key]: _, ...others }: Packages): Packages {
  return others;
}

function requirementsIn(folder: string, textOf: TextOf): Packages {
  const found: Record<string, string> = {};
  for (const file of PYTHON_REQUIREMENTS) {
    const text = textOf(inFolder(folder, file));
    if (text === undefined) continue;
    for (const name of NAMES) {
      const requirement = requirementIn(file, name, text);
      if (requirement) found[`pypi:${name}`] ??= requirement.versions;
    }
  }
  return found;
}

function lockedVersions(text: string, required: Packages): Packages {
  const found: Record<string, string> = {};
  for (const name of NAMES) {
    if (name !== 'pydantic' && required[`pypi:${name}`] === undefined) continue;
    const version = lockedVersion(name, text);
    if (version !== undefined) found[`pypi:${name}`] = `==${version}`;
  }
  return found;
}
