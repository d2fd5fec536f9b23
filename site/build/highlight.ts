/** Code in colours, made when the site is built. */
import { htmlLanguage } from '@codemirror/lang-html';
import { tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { jsonLanguage } from '@codemirror/lang-json';
import { yamlLanguage } from '@codemirror/lang-yaml';
import type { Parser } from '@lezer/common';
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { escapeHtml } from '../pages/html.js';

const PARSERS: Readonly<Record<string, Parser>> = {
  json: jsonLanguage.parser,
  jsonc: jsonLanguage.parser,
  yaml: yamlLanguage.parser,
  yml: yamlLanguage.parser,
  ts: typescriptLanguage.parser,
  js: typescriptLanguage.parser,
  tsx: tsxLanguage.parser,
  html: htmlLanguage.parser,
};

const CLASSES = tagHighlighter([
  { tag: [tags.propertyName, tags.attributeName], class: 'tok-name' },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue], class: 'tok-string' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], class: 'tok-value' },
  { tag: [tags.keyword, tags.tagName, tags.operatorKeyword], class: 'tok-keyword' },
  { tag: [tags.comment, tags.meta], class: 'tok-comment' },
  { tag: [tags.function(tags.variableName), tags.typeName, tags.className], class: 'tok-function' },
]);

export function highlight(code: string, language = ''): string {
  const parser = PARSERS[language];
  if (!parser) return escapeHtml(code);
  let html = '';
  highlightCode(
    code,
    parser.parse(code),
    CLASSES,
    (text, classes) => (html += classes ? `<span class="${classes}">${escapeHtml(text)}</span>` : escapeHtml(text)),
    () => (html += '\n'),
  );
  return html;
}
