// src/extract/result/unfinished.ts
var UNFINISHED = /not[ _-]((yet|currently|directly)[ _-])?(implemented|supported|available)|unimplemented|coming (soon|in|later)\b|placeholder|in production, this|\b(todo|stub|mock|simulat|demo|dummy|fake)/i;
var REFUSES = /unknown|unrecogni[sz]ed|not (found|supported|implemented)|unsupported|no such|does(n.t| not) exist|invalid/i;

export {
  UNFINISHED,
  REFUSES
};
