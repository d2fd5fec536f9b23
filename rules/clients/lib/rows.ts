/** What clients refuse, as data, and which of it counts for a manifest. */
import { sectionsOf } from '../../common/lib/source.js';
import type { Manifest } from '../../../src/core/rule.js';
import data from '../clients.json' with { type: 'json' };

export interface Row {
  readonly id: string;
  /** A client that the config may name; null for the SDKs, which always count. */
  readonly client: string | null;
  /** The client as a message calls it. */
  readonly who: string;
  /** `who` names several, so that a verb after it is in the plural. */
  readonly isSeveral?: boolean;
  readonly constraint: string;
  /** The number in it, where a rule counts. */
  readonly limit?: number;
  /** What is beyond the limit is refused, and not left out. */
  readonly isRefusing?: boolean;
  readonly effect: string;
  /** D, S, R, U or O: see `grades` in the data. */
  readonly grade: string;
  /** The rule that looks for it; null where none does. */
  readonly rule: string | null;
  readonly evidence: readonly string[];
  readonly versions?: string;
  /** The version or date from which it no longer holds. */
  readonly until?: string;
  readonly looked: string;
}

export const ROWS: readonly Row[] = data.rows;

export const TITLES: Readonly<Record<string, string>> = data.clients;

const SURE = 'DSRU';

/** The rows of a rule that count: of the clients that the user names, or else all that are well documented and still hold. */
export function rowsFor(rule: string, { clients }: Pick<Manifest, 'clients'>): readonly Row[] {
  return ROWS.filter(
    (row) =>
      row.rule === rule &&
      (row.client === null ||
        (clients ? clients.some((each) => each === row.client) : SURE.includes(row.grade) && row.until === undefined)),
  );
}

/** Those of a rule's rows whose ids begin alike. */
export function rowsLike(rule: string, start: string, manifest: Pick<Manifest, 'clients'>): readonly Row[] {
  return rowsFor(rule, manifest).filter(({ id }) => id.startsWith(start));
}

/** `Claude, OpenAI and Gemini`, each once. */
export function whoIn(rows: readonly Row[]): string {
  const names = [...new Set(rows.map(({ who }) => who))];
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last;
}

/**
 * What clients do: `{{who}} {{refuse}} the tool or {{leave}} it out` needs `clientsThat(rows, 'refuse', 'leave')`, which
 * has each verb in the form for one client or for several.
 */
export function clientsThat<V extends string>(rows: readonly Row[], ...verbs: readonly V[]): Record<'who' | V, string> {
  const isOne = new Set(rows.map(({ who }) => who)).size === 1 && rows[0]!.isSeveral !== true;
  const forms = verbs.map((verb) => [verb, isOne ? `${verb}s` : verb]);
  return { who: whoIn(rows), ...(Object.fromEntries(forms) as Record<V, string>) };
}

/** What a rule of this pack names as its source. */
export const clientsSource = sectionsOf('What clients refuse', 'advice');
