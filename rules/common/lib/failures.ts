/** Answers that tell of a failure by their text. */

/** By how it begins. Where an error was caught, other words tell of it too; a text that is not known may be what is left to answer with. */
export const saysFailure = (begins = '', isCaught = false): boolean =>
  FAILED.test(begins) || (isCaught && CAUGHT.test(begins));

/** `{"error":"…`, `{"success":false`: an `error` that may be empty is for what goes well, too. */
const FAILED =
  /^\{\s{0,9}"(?:(?:error|error_?message)":\s?"(?!")|(?:success|ok)":\s?false|status":\s?"(?:error|failed)")|^[^\w{]{0,4}(?:\w{1,30}\s)?(?:error|failed|failure)\b(?!\s(?:codes?|handling|messages?|logs?|rates?|types?|reports?)\b)/i;
const CAUGHT = /\b(?:error|fail(?:ed|ure)?|could not|couldn't|unable to|exception)\b/i;
