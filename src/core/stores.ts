/**
 * What stores demand before they take a submission, as data: each is `recommended`, and these rules with these severities.
 * The rules themselves keep the severity that they have.
 */
import type { Severity } from './rule.js';

export interface Store {
  readonly title: string;
  /** What a submission consists of: ESLint has a config for these files. */
  readonly files: 'source' | 'json';
  readonly demands: readonly Demand[];
  /** What the store looks at and no linter can. */
  readonly beyond: readonly string[];
}

export interface Demand {
  readonly rule: string;
  readonly severity: Severity;
  /** What the store demands, in our own words. */
  readonly says: string;
  readonly source: string;
}

const REQUIREMENTS = 'MCP Registry, requirements of the official registry';
const SCHEMA = 'MCP Registry, server.json 2025-12-11';

export const STORES = {
  'mcp-registry': {
    title: 'the MCP registry (registry.modelcontextprotocol.io)',
    files: 'json',
    demands: [
      demand(
        'server-json/old-schema',
        'A server.json names the schema that it keeps to, and old ones are refused.',
        SCHEMA,
      ),
      demand('server-json/misspelt-field', 'Only fields of the schema count, in camel case.', SCHEMA),
      demand(
        'server-json/transport',
        'Versions are no ranges, bundles have a hash, images a tag, URLs no undefined variable.',
        SCHEMA,
      ),
      demand('server-json/name-differs', 'Each package names the server that it belongs to.', REQUIREMENTS),
      demand('server-json/version-differs', 'The version of a package is published before its server.', REQUIREMENTS),
      demand('server-json/package-differs', "A package is the publisher's own.", REQUIREMENTS),
      demand('server-json/secret-not-marked', 'Clients are told which inputs are credentials.', SCHEMA, 'warning'),
    ],
    beyond: [
      'whether the namespace is yours: you sign in when you publish',
      'whether the package version is published, and names the server there',
      'whether this version of the server is published already',
    ],
  },
} as const satisfies Readonly<Record<string, Store>>;

function demand(rule: string, says: string, source: string, severity: Severity = 'error'): Demand {
  return { rule, severity, says, source };
}

export type StoreName = keyof typeof STORES;
export const STORE_NAMES = Object.keys(STORES) as readonly StoreName[];

/** The severities that a store sets; none for a preset that is no store. */
export function storeSeverities(preset: string): ReadonlyMap<string, Severity> {
  const store: Store | undefined = Object.hasOwn(STORES, preset) ? STORES[preset as StoreName] : undefined;
  return new Map(store?.demands.map(({ rule, severity }) => [rule, severity]));
}
