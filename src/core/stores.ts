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

const CONTRADICTION = 'No hint contradicts another one, or the name of the tool.';
const ALL_HINTS = 'Every tool sets readOnlyHint, destructiveHint and openWorldHint.';
const SAYS_WHEN = 'The description says what the tool does and when to call it.';
const SAYS_WHAT = 'The description says what the tool does.';

export const STORES = {
  'claude-directory': {
    title: 'the Claude Connectors Directory',
    files: 'source',
    demands: [
      ...demandsIn(`${CRITERIA}, Provide tool annotations`, {
        'mcp/missing-hints': 'Every tool has a title, and readOnlyHint or destructiveHint.',
        'mcp/annotation-type': 'Hints are booleans of annotations.',
        'mcp/annotation-conflict': CONTRADICTION,
        'mcp/read-only-name': CONTRADICTION,
      }),
      ...demandsIn(`${CRITERIA}, Keep tool names short`, { 'mcp/name-format': 'Names have at most 64 characters.' }),
      ...demandsIn(`${CRITERIA}, Write narrow, accurate descriptions`, {
        'mcp/description-missing': SAYS_WHEN,
        'common/empty-description': SAYS_WHEN,
      }),
      ...demandsIn(`${CRITERIA}, Avoid prompt-injection patterns`, {
        'common/instruction-override': 'No description tells Claude how to behave.',
        'common/hidden-text': 'No description holds hidden or encoded instructions.',
      }),
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
      ...demandsIn(`${GUIDELINES}, Tools`, { 'openai/hints-explicit': ALL_HINTS }),
      // An app without a widget has no metadata that tells it for one.
      ...demandsIn(`${GUIDELINES}, Tools`, { 'mcp/missing-hints': ALL_HINTS }, { options: { demands: 'chatgpt' } }),
      ...demandsIn(`${GUIDELINES}, Tools`, {
        'mcp/annotation-type': 'Hints are booleans of annotations.',
        'mcp/annotation-conflict': CONTRADICTION,
        'mcp/read-only-name': CONTRADICTION,
        'mcp/description-missing': SAYS_WHAT,
        'common/empty-description': SAYS_WHAT,
        'common/instruction-override': 'No description steers the model or other apps.',
        'common/hidden-text': 'No description hides what it says.',
      }),
      ...demandsIn(GUIDELINES, {
        'openai/widget-csp': 'A widget has a content security policy with only what it needs to reach.',
      }),
      ...demandsIn(`${REFERENCE}, resource metadata`, { 'openai/widget-domain': 'Domains of a widget are origins.' }),
      ...demandsIn(`${REFERENCE}, tool metadata`, { 'openai/misplaced-key': 'Metadata is where ChatGPT reads it.' }),
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
      ...demandsIn(SCHEMA, {
        'server-json/old-schema': 'A server.json names the schema that it keeps to, and old ones are refused.',
        'server-json/misspelt-field': 'Only fields of the schema count, in camel case.',
        'server-json/transport':
          'Packages have one version, bundles a hash, images a tag, and URLs no undefined variable.',
      }),
      ...demandsIn(REQUIREMENTS, {
        'server-json/name-differs': 'Each package names the server that it belongs to.',
        'server-json/version-differs': 'The version of a package is published before its server.',
        'server-json/package-differs': "A package is the publisher's own.",
      }),
      ...demandsIn(
        SCHEMA,
        { 'server-json/secret-not-marked': 'Clients are told which inputs are credentials.' },
        { severity: 'warning' },
      ),
    ],
    beyond: [
      'whether the namespace is yours: you sign in when you publish',
      'whether the package version is published, and names the server there',
      'whether this version of the server is published already',
    ],
  },
} as const satisfies Readonly<Record<string, Store>>;

/** What one document demands, by rule. */
function demandsIn(source: string, says: Readonly<Record<string, string>>, more: Partial<Demand> = {}): Demand[] {
  return Object.entries(says).map(([rule, text]) => ({ rule, severity: 'error', says: text, source, ...more }));
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
