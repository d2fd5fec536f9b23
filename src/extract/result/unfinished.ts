/** What the text of a function says that is not finished, or only plays something. */
export const UNFINISHED =
  /not[ _-]((yet|currently|directly)[ _-])?(implemented|supported|available)|unimplemented|coming (soon|in|later)\b|placeholder|in production, this|\b(todo|stub|mock|simulat|demo|dummy|fake)/i;
