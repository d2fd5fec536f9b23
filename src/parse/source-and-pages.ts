/** What only source code and HTML pages need: two large parsers. It is imported when the first such file is parsed. */
export { parseHtml, templateCode } from './html.js';
export { parseSource, readModule, readToolCode } from './javascript/typescript.js';
