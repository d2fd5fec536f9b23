// src/extract/result/unfinished.ts
var UNFINISHED = /not[ _-]((yet|currently|directly)[ _-])?(implemented|supported|available)|unimplemented|coming (soon|in|later)\b|placeholder|in production, this|\b(todo|stub|mock|simulat|demo|dummy|fake)/i;

export {
  UNFINISHED
};
