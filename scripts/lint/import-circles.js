/** An ESLint rule: no file imports itself through others, be it only for types. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

export const importCircles = {
  meta: {
    type: 'problem',
    docs: { description: 'Files import each other in no circles' },
    messages: { circle: 'This import leads back to this file: {{path}}.' },
    schema: [],
  },
  create(context) {
    const check = ({ source }) => {
      const target = typeof source?.value === 'string' ? fileOf(context.filename, source.value) : undefined;
      const path = target && pathTo(context.filename, target);
      if (path) {
        const names = [...path, context.filename].map((file) => relative(context.cwd, file).replaceAll('\\', '/'));
        context.report({ node: source, messageId: 'circle', data: { path: names.join(' → ') } });
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

/** The files from one to another, in the order of the imports; undefined where no import leads there. */
function pathTo(goal, start) {
  const cameFrom = new Map([[start, undefined]]);
  // A Map goes on with what is added while it is read.
  for (const file of cameFrom.keys()) {
    if (file === goal) return stepsTo(cameFrom.get(file), cameFrom);
    for (const next of importsOf(file)) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return undefined;
}

function stepsTo(file, cameFrom) {
  const steps = [];
  for (let at = file; at !== undefined; at = cameFrom.get(at)) steps.unshift(at);
  return steps;
}

const known = new Map();

/** Read again when the file has changed, since editors keep the rule loaded. */
function importsOf(file) {
  const { mtimeMs } = statSync(file);
  const before = known.get(file);
  if (before?.mtimeMs === mtimeMs) return before.files;
  const specifiers = readFileSync(file, 'utf8').matchAll(/\b(?:from|import) ?\(?'(\.[^'\n]+)'/g);
  const files = [...specifiers].map(([, specifier]) => fileOf(file, specifier)).filter((each) => each !== undefined);
  known.set(file, { mtimeMs, files });
  return files;
}

function fileOf(importer, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const path = resolve(dirname(importer), specifier);
  return [path.replace(/\.js$/, '.ts'), path].find((each) => existsSync(each));
}
