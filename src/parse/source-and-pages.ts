/** What only source code and HTML pages need: large parsers. It is imported when the first such file is parsed. */
export { openPages } from './html.js';
export { parseSource, readModule, readToolCode } from './javascript/typescript.js';
