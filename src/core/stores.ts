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
  /** Options of the rule that are not those of `recommended`. */
  readonly options?: Readonly<Record<string, unknown>>;
}

const REQUIREMENTS = 'MCP Registry, requirements of the official registry';
const SCHEMA = 'MCP Registry, server.json 2025-12-11';

const CRITERIA = 'Claude Connectors Directory, review criteria';
const GUIDELINES = 'OpenAI Apps SDK, app submission guidelines';
const REFERENCE = 'OpenAI Apps SDK, reference';

export const STORES = {
  'claude-directory': {
    title: 'the Claude Connectors Directory',
    files: 'source',
    demands: [
      demand(
        'mcp/missing-hints',
        'Every tool has a title, and readOnlyHint or destructiveHint.',
        `${CRITERIA}, Provide tool annotations`,
      ),
      demand('mcp/annotation-type', 'Hints are booleans of annotations.', `${CRITERIA}, Provide tool annotations`),
      demand(
        'mcp/annotation-conflict',
        'No hint contradicts another one, or the name of the tool.',
        `${CRITERIA}, Provide tool annotations`,
      ),
      demand(
        'mcp/read-only-name',
        'No hint contradicts another one, or the name of the tool.',
        `${CRITERIA}, Provide tool annotations`,
      ),
      demand('mcp/name-format', 'Names have at most 64 characters.', `${CRITERIA}, Keep tool names short`),
      demand(
        'mcp/description-missing',
        'The description says what the tool does and when to call it.',
        `${CRITERIA}, Write narrow, accurate descriptions`,
      ),
      demand(
        'common/empty-description',
        'The description says what the tool does and when to call it.',
        `${CRITERIA}, Write narrow, accurate descriptions`,
      ),
      demand(
        'common/instruction-override',
        'No description tells Claude how to behave.',
        `${CRITERIA}, Avoid prompt-injection patterns`,
      ),
      demand(
        'common/hidden-text',
        'No description holds hidden or encoded instructions.',
        `${CRITERIA}, Avoid prompt-injection patterns`,
      ),
    ],
    beyond: [
      'whether reading and writing are in separate tools, and no tool takes the HTTP method as a parameter',
      'whether a tool that takes free paths or queries names the API that they go to',
      'whether each tool does what its description says: reviewers call every one',
      'sign-in, callback URLs, the privacy policy, the test account and the screenshots',
    ],
  },
  'chatgpt-apps': {
    title: 'apps in ChatGPT',
    files: 'source',
    demands: [
      demand(
        'openai/hints-explicit',
        'Every tool sets readOnlyHint, destructiveHint and openWorldHint.',
        `${GUIDELINES}, Tools`,
      ),
      {
        // An app without a widget has no metadata that tells it for one.
        ...demand(
          'mcp/missing-hints',
          'Every tool sets readOnlyHint, destructiveHint and openWorldHint.',
          `${GUIDELINES}, Tools`,
        ),
        options: { demands: 'chatgpt' },
      },
      demand('mcp/annotation-type', 'Hints are booleans of annotations.', `${GUIDELINES}, Tools`),
      demand(
        'mcp/annotation-conflict',
        'No hint contradicts another one, or the name of the tool.',
        `${GUIDELINES}, Tools`,
      ),
      demand('mcp/read-only-name', 'No hint contradicts another one, or the name of the tool.', `${GUIDELINES}, Tools`),
      demand('mcp/description-missing', 'The description says what the tool does.', `${GUIDELINES}, Tools`),
      demand('common/empty-description', 'The description says what the tool does.', `${GUIDELINES}, Tools`),
      demand('common/instruction-override', 'No description steers the model or other apps.', `${GUIDELINES}, Tools`),
      demand('common/hidden-text', 'No description hides what it says.', `${GUIDELINES}, Tools`),
      demand(
        'openai/widget-csp',
        'A widget has a content security policy with only what it needs to reach.',
        `${GUIDELINES}`,
      ),
      demand('openai/widget-domain', 'Domains of a widget are origins.', `${REFERENCE}, resource metadata`),
      demand('openai/misplaced-key', 'Metadata is where ChatGPT reads it.', `${REFERENCE}, tool metadata`),
    ],
    beyond: [
      'whether the hints are right for what the tool does, where its name and description do not tell',
      'whether each widget has a domain of its own',
      'whether the server asks for no more data than it needs, and answers with no more',
      'whether you are a verified developer; the privacy policy, the test account, the test cases and the screenshots',
    ],
  },
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
        'Packages have one version, bundles a hash, images a tag, and URLs no undefined variable.',
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

/** A run that is a check before a submission. */
export interface Submission {
  readonly store: StoreName;
  /** Rules of the store that the config has switched off. */
  readonly off: readonly string[];
}

/** The store that a preset is, and what of it is switched off, where a run begins. */
export function submissionTo(preset: string, on: { has(rule: string): boolean }): Submission | undefined {
  const store = STORE_NAMES.find((name) => name === preset);
  return store && { store, off: [...demandsOf(store).keys()].filter((rule) => !on.has(rule)) };
}

/** What a store demands, by rule; nothing for a preset that is no store. */
export function demandsOf(preset: string): ReadonlyMap<string, Demand> {
  const store: Store | undefined = Object.hasOwn(STORES, preset) ? STORES[preset as StoreName] : undefined;
  return new Map(store?.demands.map((each) => [each.rule, each]));
}
