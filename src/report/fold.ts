/** Many findings of one kind in one file are reported as one, where people read: a catalogue may have one fault a thousand times. */
import { isServerPath, type Finding, type Related } from '../core/finding.js';
import { groupBy } from '../core/collections.js';
import { grouped, placeIn } from './text.js';

/** So many of one kind are still reported one by one. */
const MOST_APART = 5;
const PLACES_TOLD = 3;

/** The findings to tell, in the order given, each with all that it stands for: itself, or everything of its kind. */
export type FoldedFindings = ReadonlyMap<Finding, readonly Finding[]>;

/** `pick` says which one of a kind is reported; by default the first. */
export function fold(
  findings: readonly Finding[],
  pick: (ofKind: readonly Finding[]) => Finding = ([first]) => first!,
  mostApart = MOST_APART,
): FoldedFindings {
  const kinds = groupBy(findings, kindOf);
  const folds = new Map<Finding, readonly Finding[]>();
  for (const finding of findings) {
    const ofKind = kinds.get(kindOf(finding))!;
    if (ofKind.length <= mostApart) folds.set(finding, [finding]);
    else if (ofKind[0] === finding) folds.set(pick(ofKind), ofKind);
  }
  return folds;
}

function kindOf({ path, rule, severity, messageId, message }: Finding): string {
  return [path, rule, severity, messageId === undefined ? `"${message}` : messageId].join('\n');
}

/** How many findings the told ones stand for. */
export function places(folds: FoldedFindings, told: Iterable<Finding> = folds.keys()): number {
  let sum = 0;
  for (const each of told) sum += folds.get(each)!.length;
  return sum;
}

/** Where the others are; undefined for a finding that stands for itself alone. */
export function placesText(ofKind: readonly Finding[]): string | undefined {
  if (ofKind.length === 1) return undefined;
  const first = ofKind.slice(0, PLACES_TOLD).map((each) => placeIn(each));
  const where = isServerPath(ofKind[0]!.path) ? '' : ' in the file';
  return `${grouped(ofKind.length)} findings like this${where}: at ${first.join(', ')} and ${grouped(ofKind.length - PLACES_TOLD)} more`;
}

/** So many notes of one text are still told one by one. */
const MOST_ALIKE = 3;
const ALIKE_TOLD = 2;

/** The notes to tell. Without a place: how many more have the text of those before. */
export function notesToTell(related: readonly Related[]): readonly (Partial<Related> & Pick<Related, 'note'>)[] {
  return [...groupBy(related, ({ note }) => note).values()].flatMap((alike) =>
    alike.length <= MOST_ALIKE
      ? alike
      : [...alike.slice(0, ALIKE_TOLD), { note: `${grouped(alike.length - ALIKE_TOLD)} more places like this.` }],
  );
}
