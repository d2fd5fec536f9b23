/** One thing that a format's document demands or allows, in our own words. */
export interface Statement {
  /** `otc/id-required`: the format, then a name. */
  readonly id: string;
  /** The section of the document. */
  readonly section: string;
  readonly says: string;
  readonly kind: 'MUST' | 'SHOULD' | 'MAY' | 'fact';
  /** The rules that check it. */
  readonly rules: readonly string[];
  /** Why no linter can judge it, where none does. */
  readonly why?: string;
  /** `<test file> > <title of a case in it>`. */
  readonly tests: readonly string[];
}
