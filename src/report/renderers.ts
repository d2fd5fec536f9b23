/** All reports but JSON, which needs nothing of what these share. */
export { github } from './github.js';
export { html } from './html.js';
export { junit } from './junit.js';
export { markdown } from './markdown.js';
export { pretty } from './pretty.js';
export { sarif } from './sarif.js';
