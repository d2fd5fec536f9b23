/** What the text of a function says that is not finished, or only plays something. */
export const UNFINISHED =
  /not[ _-]((yet|currently|directly)[ _-])?(implemented|supported|available)|unimplemented|coming (soon|in|later)\b|placeholder|in production, this|\b(todo|stub|mock|simulat|demo|dummy|fake)/i;

/** Of a name that nothing is called by. */
export const REFUSES =
  /unknown|unrecogni[sz]ed|not (found|supported|implemented)|unsupported|no such|does(n.t| not) exist|invalid/i;
