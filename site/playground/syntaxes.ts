/** The syntaxes that the editor knows, and which of them a text is in. */
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { yaml } from '@codemirror/lang-yaml';
import { LanguageSupport, LRLanguage } from '@codemirror/language';
import { parser } from '@lezer/python';
import type { Extension } from '@codemirror/state';

export interface Syntax {
  readonly label: string;
  /** The name of a text that has none. */
  readonly name: string;
  readonly endings: RegExp;
  support(): Extension;
}

const python = (): Extension => new LanguageSupport(LRLanguage.define({ name: 'python', parser }));

export const SYNTAXES: readonly Syntax[] = [
  { label: 'JSON', name: 'manifest.json', endings: /\.json$/i, support: json },
  { label: 'JSON with comments', name: 'manifest.jsonc', endings: /\.jsonc$/i, support: json },
  { label: 'YAML', name: 'manifest.yaml', endings: /\.ya?ml$/i, support: yaml },
  {
    label: 'TypeScript',
    name: 'server.ts',
    endings: /\.[mc]?ts$/i,
    support: () => javascript({ typescript: true }),
  },
  {
    label: 'TypeScript with JSX',
    name: 'widget.tsx',
    endings: /\.tsx$/i,
    support: () => javascript({ typescript: true, jsx: true }),
  },
  {
    label: 'JavaScript',
    name: 'server.js',
    endings: /\.([mc]?js|jsx)$/i,
    support: () => javascript({ jsx: true }),
  },
  { label: 'Python', name: 'server.py', endings: /\.py$/i, support: python },
  { label: 'HTML', name: 'widget.html', endings: /\.html?$/i, support: html },
];

export function syntaxOf(name: string): Syntax {
  return SYNTAXES.find(({ endings }) => endings.test(name)) ?? SYNTAXES[0]!;
}
