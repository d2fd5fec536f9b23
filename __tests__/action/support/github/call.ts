/** One request, read and checked, as a route is handed it. */
import type { Paging } from './pages.js';
import type { Token } from './permissions.js';
import { notFound, type Answer } from './refusal.js';
import type { World } from './world.js';

export interface Call {
  readonly world: World;
  readonly token: Token;
  readonly parameters: Readonly<Record<string, string | number>>;
  /** Valid by the description; each route casts it to what it takes. */
  readonly body: unknown;
  readonly paging: Paging;
  readonly accept: string;
}

export type Handler = (call: Call) => Answer;
export type Routes = Readonly<Record<string, Handler>>;

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });

/** The text of a comment or a review. */
export function textIn({ body }: Call): string {
  return (body as { readonly body: string }).body;
}

/** The one pull request that there is. */
export function demandPull({ world, parameters }: Call): World['pull'] {
  const number = parameters['pull_number'] ?? parameters['issue_number'];
  if (Number(number) !== world.pull.number) throw notFound();
  return world.pull;
}

export function find<T extends { readonly id: number }>(items: readonly T[], id: string | number | undefined): T {
  const item = items.find((each) => each.id === Number(id));
  if (!item) throw notFound();
  return item;
}
