/** What only source code and HTML pages need: two large parsers. It is imported when the first such file is parsed. */
export { parseHtml, templateCode } from './html.js';
export { readNeighbour } from './source/typescript.js';
export { parseSource } from './source/typescript.js';
