/** An ESLint rule: imports point one way, as layers.js says. */
import { builtinModules } from 'node:module';
import { posix, relative } from 'node:path';
import { layers } from './layers.js';

const BUILTIN = new Set(builtinModules);

export const importDirection = {
  meta: {
    type: 'problem',
    docs: { description: 'Imports point one way' },
    messages: {
      unlisted: 'Nothing says what this file may import: give its folder a line in scripts/lint/layers.js.',
      wrong: '`{{part}}` may not import `{{target}}`: imports point one way, see scripts/lint/layers.js.',
    },
    schema: [],
  },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const layer = layers.find(({ part }) => belongs(file, part));
    if (!layer) return { Program: (node) => context.report({ node, messageId: 'unlisted' }) };
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const target = targetOf(file, source.value);
      if (!mayImport(layer, target)) {
        context.report({ node: source, messageId: 'wrong', data: { part: layer.part, target } });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** A part that ends with a slash is a folder, any other a module or a folder of that name. */
function belongs(path, part) {
  if (part.endsWith('/')) return path.startsWith(part);
  return path === part || path.startsWith(`${part}.`) || path.startsWith(`${part}/`);
}

/** A path from the project's root, or the specifier of a package. */
function targetOf(file, specifier) {
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier;
}

function mayImport({ part, may, node = false, packages = false }, target) {
  if (target.startsWith('node:') || BUILTIN.has(target)) return node;
  if (!/^(src|rules)\//.test(target)) return packages;
  return [part, ...may].some((each) => belongs(target, each));
}
