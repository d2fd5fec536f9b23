/** Questions that may lead back to themselves, each answered once. */

/** So many may be open in each other; deeper chains of functions are nobody's. */
const DEEPEST = 50;
/** So many are looked into in one file. */
const MOST = 50_000;

/** A kind of question, asked of parts of the file. */
export class Question<T> {
  /** What counts while the answer is looked for. */
  readonly meanwhile: T;
  readonly inDoubt: T;
  readonly known = new Map<object, T>();
  /** How many questions were open when it was asked of these. */
  readonly open = new Map<object, number>();

  constructor(meanwhile: T, inDoubt: T) {
    this.meanwhile = meanwhile;
    this.inDoubt = inDoubt;
  }
}

export class Questions {
  #depth = 0;
  #asked = 0;
  /** The outermost open question whose answer for the meanwhile was used. */
  #leansOn = Infinity;

  /** An answer that leans on one for the meanwhile is not kept: asked from elsewhere, it may be another. */
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
