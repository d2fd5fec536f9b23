/** Code in colours, made when the site is built. */
import { htmlLanguage } from '@codemirror/lang-html';
import { tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { jsonLanguage } from '@codemirror/lang-json';
import { yamlLanguage } from '@codemirror/lang-yaml';
import type { Parser } from '@lezer/common';
import { highlightCode } from '@lezer/highlight';
import { parser as pythonParser } from '@lezer/python';
import { codeColours } from '../code-colours.js';
import { escapeHtml } from '../pages/html.js';

const PARSERS: Readonly<Record<string, Parser>> = {
  json: jsonLanguage.parser,
  jsonc: jsonLanguage.parser,
  yaml: yamlLanguage.parser,
  yml: yamlLanguage.parser,
  ts: typescriptLanguage.parser,
  js: typescriptLanguage.parser,
  tsx: tsxLanguage.parser,
  py: pythonParser,
  html: htmlLanguage.parser,
};

export function highlight(code: string, language = ''): string {
  if (language === 'diff') return code.split('\n').map(changed).join('\n');
  const parser = PARSERS[language];
  if (!parser) return escapeHtml(code);
  let html = '';
  highlightCode(
    code,
    parser.parse(code),
    codeColours,
    (text, classes) => (html += classes ? `<span class="${classes}">${escapeHtml(text)}</span>` : escapeHtml(text)),
    () => (html += '\n'),
  );
  return html;
}

/** A line of a patch. */
function changed(line: string): string {
  const kind = line.startsWith('+') ? 'added' : line.startsWith('-') ? 'removed' : undefined;
  return kind ? `<span class="${kind}">${escapeHtml(line)}</span>` : escapeHtml(line);
}
