import type { Document } from '../core/document.js';
import { readYaml } from './yaml-read.js';
import { yamlSyntax } from './yaml-syntax.js';

/** One root for each document of the stream. */
export function parseYaml(path: string, text: string): Document {
  return { path, text, syntax: yamlSyntax, ...readYaml(text) };
}
