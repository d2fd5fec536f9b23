/** Which parts of code have a colour: the classes that `site.css` gives one, in pages and in the editor. */
import { tagHighlighter, tags } from '@lezer/highlight';

export const codeColours = tagHighlighter([
  { tag: [tags.propertyName, tags.attributeName], class: 'tok-name' },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue], class: 'tok-string' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], class: 'tok-value' },
  { tag: [tags.keyword, tags.tagName, tags.operatorKeyword], class: 'tok-keyword' },
  { tag: [tags.comment, tags.meta], class: 'tok-comment' },
  { tag: [tags.function(tags.variableName), tags.typeName, tags.className], class: 'tok-function' },
]);
