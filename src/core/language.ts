/** The language of a file, by its name. What a new one brings is in docs/architecture.md. */
export type Language = 'json' | 'jsonc' | 'json5' | 'yaml' | 'javascript' | 'python' | 'html';

export function languageOf(path: string): Language | undefined {
  if (/\.([mc]?[jt]s|[jt]sx)$/i.test(path)) return 'javascript';
  if (/\.html?$/i.test(path)) return 'html';
  if (/\.py$/i.test(path)) return 'python';
  const ending = /\.(json[c5]?|ya?ml)$/i.exec(path)?.[1]?.toLowerCase();
  // Editors take comments in their own files.
  if (ending === 'json' && /(?:^|\/)\.(?!claude\b)[a-z]+\/(?:settings\/)?(?:mcp|settings)\.json$/.test(path))
    return 'jsonc';
  return ending === 'yml' ? 'yaml' : (ending as 'json' | 'jsonc' | 'json5' | 'yaml' | undefined);
}

/** Its names may be declared in other files, and a compiler tells what is not. */
export const isTypeScript = (path: string): boolean => /\.[mc]?tsx?$/i.test(path);

/** What is read by walking code, and not as data. */
export const isCode = (language: Language | undefined): boolean =>
  language === 'javascript' || language === 'python' || language === 'html';
