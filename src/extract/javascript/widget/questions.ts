/** Questions about parts of a file that may lead back to themselves: each part is answered for once. */

/** How many questions may be nested; real code has no deeper chains of functions. */
const DEEPEST = 50;
/** How many questions are answered in one file. */
const MOST = 50_000;

/** A kind of question about parts of the file. It may lead back to itself, and is answered once for each part. */
export class Question<T> {
  /** The answer while it is being computed. */
  readonly meanwhile: T;
  readonly inDoubt: T;
  readonly known = new Map<object, T>();
  /** The number of open questions when it was asked about each part. */
  readonly open = new Map<object, number>();

  constructor(meanwhile: T, inDoubt: T) {
    this.meanwhile = meanwhile;
    this.inDoubt = inDoubt;
  }
}

export class Questions {
  #depth = 0;
  #asked = 0;
  /** The outermost open question whose preliminary answer was used. */
  #leansOn = Infinity;

  /** An answer that depends on a preliminary one is not kept: in another context it may differ. */
  ask<T>(question: Question<T>, about: object, find: () => T): T {
    const known = question.known.get(about);
    if (known !== undefined) return known;
    const opened = question.open.get(about);
    if (opened !== undefined) {
      this.#leansOn = Math.min(this.#leansOn, opened);
      return question.meanwhile;
    }
    if (this.#depth >= DEEPEST || ++this.#asked > MOST) return question.inDoubt;
    const leantOn = this.#leansOn;
    const own = this.#depth++;
    this.#leansOn = Infinity;
    question.open.set(about, own);
    const answer = find();
    question.open.delete(about);
    this.#depth = own;
    const isFinal = this.#leansOn >= own;
    if (isFinal) question.known.set(about, answer);
    this.#leansOn = isFinal ? leantOn : Math.min(leantOn, this.#leansOn);
    return answer;
  }
}
