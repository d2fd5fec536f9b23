/** The code of a tool next to its manifest. Its parser is loaded when there is such a file. */
import type { ToolCode } from '../core/code.js';
import { languageOf } from '../core/language.js';

/** Undefined where it cannot be read without a doubt. */
export async function readCodeBeside(path: string, text: string): Promise<ToolCode | undefined> {
  if (languageOf(path) === 'python') return (await import('./python/tool-code.js')).readPythonTool(path, text);
  return (await import('./source-and-pages.js')).readToolCode(path, text);
}
