import type { Document } from '../core/document.js';
import { LIMITS } from '../core/limits.js';
import { readYaml, yamlComments, type YamlLimits } from './yaml-read.js';
import { yamlSyntax } from './yaml-syntax.js';

/** One root for each document of the stream. */
export function parseYaml(path: string, text: string, limits: YamlLimits = LIMITS): Document {
  return { path, text, syntax: yamlSyntax, ...readYaml(text, limits), comments: () => yamlComments(text) };
}
