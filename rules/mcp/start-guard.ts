import type { PackageFile } from '../../src/core/neighbours.js';
import { defineRule, type Manifest } from '../../src/core/rule.js';

export default defineRule({
  id: 'mcp/start-guard',
  summary: 'A program of a package starts its server only under the path of its own file, which npm does not use',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  needs: ['files'],
  source: {
    document: 'npm, package.json',
    section: 'bin',
    says: 'npm puts a symbolic link to the file into a folder of programs, and npx and shells start that.',
    kind: 'advice',
  },
  messages: {
    started: {
      message: 'On Linux and macOS, `process.argv[1]` is the link by which npm starts this file, so no server starts.',
      help: 'Write `realpathSync(process.argv[1])`, from `node:fs`, or start the server without a condition.',
    },
  },
  *check({ code, neighbours, path }) {
    const found = neighbours && code.startGuards?.length ? programOf(path, neighbours.packages) : undefined;
    if (!found) return;
    const { name, program, isFirst, up } = found;
    const readme = neighbours!.read(`${up}README.md`)?.text ?? '';
    const isSaid = ((isFirst && BY_NPX.test(readme)) || INSTALLED.test(readme)) && readme.includes(name);
    const related = [
      { at: { start: program.start, end: program.end, file: program.file }, note: 'The program that npm makes of it.' },
    ];
    for (const at of code.startGuards!)
      yield { at, message: 'started', related, ...(!isSaid && { severity: 'warning' }) };
  },
});

const BY_NPX = /\bnpx\b/;
/** For the whole machine, with all programs of the package. */
const INSTALLED = /\bnpm (?:i|install|link)\b[^\n]{0,80}(?:-g\b|--global\b)|\bnpm link\b/;
const BUILT = /^(?:dist|build|lib|out|output|esm|cjs)\//;

/** The program that a package which can be published makes of a file, or of what the file is compiled to. */
function programOf(path: Manifest['path'], packages: readonly PackageFile[]) {
  const { name, at, isPrivate, programs = [] } = packages.find(({ kind }) => kind === 'npm') ?? {};
  const folder = at?.file?.replace(/package\.json$/, '');
  if (!name || isPrivate || folder === undefined || !path.startsWith(folder)) return undefined;
  const own = path.slice(folder.length);
  const program = programs.find(({ value }) => stemOf(value) === stemOf(own) || isSource(own, value));
  const isFirst = program === programs[0];
  return program && { name: name.value, program, isFirst, up: '../'.repeat(own.split('/').length - 1) };
}

const stemOf = (path: string): string => path.replace(/^\.\//, '').replace(/\.[cm]?[jt]sx?$/, '');

/** `src/index.ts` of `dist/index.js`, of which the compiler may keep the folder. */
function isSource(own: string, program: string): boolean {
  const built = stemOf(program);
  const [source, target] = [stemOf(own), built.replace(BUILT, '')];
  return target !== built && (source === target || source.replace(/^src\//, '') === target.replace(/^src\//, ''));
}
