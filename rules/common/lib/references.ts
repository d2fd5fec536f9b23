/** Names that texts refer to and nothing declares: `${user_config.folder}`, `${input:key}`, `{region}`. */
import { nearestWord } from '../../../src/core/did-you-mean.js';
import type { StringNode } from '../../../src/core/tree.js';

/** Each name once in a text, with what is nearly the same and how to write that. `pattern`: its first group is the name. */
export const undeclaredIn = (texts: readonly StringNode[], pattern: RegExp, known: readonly string[]) =>
  texts.flatMap((at) =>
    [...new Map(Array.from(at.value.matchAll(pattern), ([is, name]) => [name!, is]))].flatMap(([name, is]) => {
      const meant = nearestWord(name, known);
      return known.includes(name) ? [] : [{ at, name, is, meant, wanted: is.replace(name, () => meant ?? name) }];
    }),
  );

/** Programs that replace variables in what they are started with, or set them. */
export const SHELL = /(?:^|[\\/])(?:(?:ba|z|da|fi)?sh|cmd|powershell|pwsh|envmcp|dotenv(?:x|-cli)?)(?:\.exe)?$/i;
