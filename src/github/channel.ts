/** What became of a channel that findings are posted to. */
export interface Posted {
  /** The page where people see it. */
  readonly url?: string;
  /** Every finding is in it, or it says how many it leaves out. */
  readonly complete: boolean;
  /** A sentence about what did not go as it should. */
  readonly notice?: string;
}
