import {
  boundedBy,
  keepsVersion2Away,
  PYTHON_LOCKS,
  PYTHON_REQUIREMENTS,
  requirementIn,
  type Requirement,
} from '../../src/core/python-requirements.js';
import type { Neighbours } from '../../src/core/neighbours.js';
import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'python/unbounded-sdk',
  summary: 'Something that version 2 of the SDK no longer has, and a dependency that allows version 2',
  severity: 'error',
  in: 'recommended',
  tags: ['stops-server'],
  needs: ['files'],
  source: {
    document: 'MCP Python SDK, migration guide',
    section: 'Version 2',
    says: 'What is built on version 1 keeps an upper bound below version 2 until it is migrated.',
    kind: 'MUST',
  },
  messages: {
    unbounded: {
      message:
        '`{{file}}` allows `mcp` 2, which has no `{{gone}}`, so the server does not start after a fresh install.',
      help: 'Write {{orders}}.',
    },
    locked: {
      message:
        '`{{file}}` allows `mcp` 2, which has no `{{gone}}`, so the server does not start when installed with `uvx` or `pip`.',
      help: 'Write {{orders}}.',
    },
  },
  *check({ code, neighbours }) {
    const [first] = code.python?.gone ?? [];
    const found = first && neighbours && requirementAround(neighbours);
    if (!found || !allowsVersion2(found.versions)) return;
    const { file, text, isLocked, isInstalled } = found;
    const all = [found, ...found.others.filter(({ versions }) => allowsVersion2(versions))];
    const orders = all.map((each) => `\`${boundedBy('<2', each)}\` in \`${each.file}\` (now \`${each.text}\`)`);
    const data = { gone: first.name, file, orders: orders.join(', and ') };
    yield {
      at: { start: first.start, end: first.end },
      message: isLocked ? 'locked' : 'unbounded',
      data,
      related: all.map(({ start, end, file: at }) => ({ at: { start, end, file: at }, note: 'It is required here.' })),
      cause: `${file} ${text}`,
      ...(isLocked && { severity: isInstalled ? 'warning' : 'info' }),
    };
  },
});

/** Deeper than files are below what describes their package. */
const MOST_LEVELS = 6;

interface InFile extends Requirement {
  readonly file: string;
}

interface Found extends InFile {
  /** It is a package that others install, and not only a checkout. */
  readonly isInstalled: boolean;
  /** A lock file may be there, or another that has a bound, which installs of a checkout go by. */
  readonly isLocked: boolean;
  /** The same package in the files beside it. */
  readonly others: readonly InFile[];
}

/** Of the nearest folder that says something of the SDK. fastmcp has a bound of its own. */
function requirementAround({ read, has }: Neighbours): Found | undefined {
  let found: Omit<Found, 'isLocked'> | undefined;
  for (let level = 0, up = ''; level < MOST_LEVELS; level++, up += '../') {
    // A package of its own takes the place of the SDK.
    if (has(`${up}mcp/server`) === 'yes') return undefined;
    const others: InFile[] = [];
    for (const name of found ? [] : PYTHON_REQUIREMENTS) {
      const file = read(up + name);
      const requirement = file && requirementIn(name, 'mcp', file.text);
      if (!file) continue;
      if (requirementIn(name, 'fastmcp', file.text) || keepsVersion2Away(name, file.text)) return undefined;
      const readme = read(`${up}README.md`)?.text;
      const isInstalled =
        (name !== 'pyproject.toml' || /^\[(?:build-system|project\.scripts)\]/m.test(file.text)) &&
        (readme === undefined || INSTALLS.test(readme));
      if (requirement && found) others.push({ ...requirement, file: file.file });
      else if (requirement) found = { ...requirement, file: file.file, isInstalled, others };
    }
    if (found && PYTHON_LOCKS.some((name) => has(up + name) === 'yes')) return { ...found, isLocked: true };
  }
  return found && { ...found, isLocked: found.others.some(({ versions }) => !allowsVersion2(versions)) };
}

/** A README without one of these only knows the checkout. */
const INSTALLS = /\b(?:uvx|pipx|pip3? install|uv (?:tool|add|pip)|poetry add)\b/;

/** `>=1.3`, and nothing that ends before version 2. */
function allowsVersion2(versions: string): boolean {
  const parts = versions.split(',').map((each) => /^(===?|>=?|<=?|~=?|\^|!=)?\s*v?(\d+)(\D\S*)?$/.exec(each.trim()));
  return parts.every((part) => {
    const [, operator, major, rest = ''] = part ?? [];
    if (operator === undefined && major === undefined) return true;
    if (operator === '!=') return true;
    if (operator === '<') return Number(major) > 2 || (major === '2' && /[1-9]/.test(rest));
    if (operator === '<=') return Number(major) >= 2;
    if (operator === '>=' || operator === '>') return Number(major) < 2;
    // `==1.*`, `~=1.2`, `^1.2`, `1.2`: one version, or one major version; what is on version 2 is another matter.
    return operator === '~=' && !/\./.test(rest);
  });
}
