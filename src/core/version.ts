/** What toolint is called, which version this is, and where it can be had. */
import { isBuiltin } from './pack.js';
import type { Rule } from './rule.js';

export const VERSION = '0.1.0';

/** How reports name us. */
export const TOOL = { name: 'toolint', version: VERSION } as const;

/** Where toolint can be had. README, docs, site, help, reports and what `toolint init` writes take every address from here. */
export interface Whereabouts {
  /** Of the project on GitHub; none before the first release, since it would not answer. */
  readonly repository?: string;
  /** What `npm install` is given. */
  readonly install: string;
  /** What `npx --yes` is given where nothing is installed. */
  readonly npx: string;
  /** What a step of a workflow uses: the owner and the name, and the version. */
  readonly action: { readonly name: string; readonly ref: string };
  /** What pre-commit clones. */
  readonly clone: string;
  /** Of the JSON Schemas. */
  readonly schemas: string;
}

/** Where the project will be. */
const HOME = 'https://github.com/toolint/toolint';

/** For the reader to fill in. */
const FORK = { name: 'YOUR-NAME/toolint', ref: 'FULL-COMMIT-SHA' } as const;

/**
 * At the first release this line becomes `whereabouts(HOME)`, and `npm run generate` changes the documentation. Until then people
 * have toolint as a clone next to their project, and on GitHub as a fork.
 */
export const WHERE = whereabouts();

export function whereabouts(repository?: string): Whereabouts {
  if (repository === undefined) {
    return {
      install: '../toolint',
      npx: `github:${FORK.name}#${FORK.ref}`,
      action: FORK,
      clone: `https://github.com/${FORK.name}`,
      schemas: './node_modules/toolint/schemas',
    };
  }
  return {
    repository,
    install: 'toolint',
    npx: `toolint@${VERSION}`,
    action: { name: new URL(repository).pathname.slice(1), ref: `v${VERSION}` },
    clone: repository,
    // What unpkg serves is what the newest release has.
    schemas: 'https://unpkg.com/toolint/schemas',
  };
}

/** A page of the documentation, as it was in this version. */
export const docsPage = (path: string): string =>
  WHERE.repository === undefined ? `node_modules/toolint/docs/${path}` : pageAt(WHERE.repository, path);

const pageAt = (repository: string, path: string): string => `${repository}/blob/v${VERSION}/docs/${path}`;

/**
 * The page of a rule on the web: of a built-in one as it was in this version; a plugin's rules name their own. Empty where
 * there is none: `toolint explain` prints what is known of the rule.
 */
export function pageOf({ id, url }: Pick<Rule, 'id' | 'url'>): string {
  if (url !== undefined) return url;
  return WHERE.repository !== undefined && isBuiltin(id) ? docsPage(`rules/${id}.md`) : '';
}

/** The same for programs, which are given an address before the first release too: it names the rule and the version. */
export const addressOf = (id: string, url?: string): string =>
  url ?? (isBuiltin(id) ? pageAt(HOME, `rules/${id}.md`) : '');
