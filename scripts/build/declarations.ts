/** The types of the library, with only the files that they need. */
import { posix } from 'node:path';
import ts from 'typescript';

/** The declarations of these modules and of all that their types refer to, by path below `folder`. */
export function declarations(entries: readonly string[], folder: string): Map<string, string> {
  const program = programOf(entries);
  const needed = new Map<string, string>();
  const todo = entries.map((entry) => entry.replace(/\.ts$/, '.d.ts'));
  for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
    const target = posix.join(folder, path);
    if (needed.has(target)) continue;
    const text = declarationOf(program, path);
    needed.set(target, text);
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      // Users do not have our development dependencies, nor need they have the types of Node.
      if (!fileName.startsWith('.'))
        throw new Error(`${path} publishes a type of ${fileName}: say it in types of our own`);
      todo.push(posix.join(posix.dirname(path), fileName).replace(/\.js$/, '.d.ts'));
    }
  }
  return needed;
}

function programOf(entries: readonly string[]): ts.Program {
  const { options } = ts.parseJsonConfigFileContent(readConfig(), ts.sys, process.cwd());
  return ts.createProgram(entries, {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: process.cwd(),
    newLine: ts.NewLineKind.LineFeed,
  });
}

/** A declaration is emitted from its source alone: to emit them all, the compiler would have to check the whole program. */
function declarationOf(program: ts.Program, path: string): string {
  // Declarations written by hand beside JavaScript are not emitted.
  const written = program.getSourceFile(path);
  if (written) return written.text;
  const source = program.getSourceFile(path.replace(/\.d\.ts$/, '.ts'));
  if (!source) throw new Error(`${path} is needed by a published type, but is not there`);
  let text = '';
  const { diagnostics } = program.emit(source, (_, emitted) => (text = emitted));
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, HOST));
  return text;
}

function readConfig(): unknown {
  const result: { config?: unknown } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path));
  return result.config;
}

const HOST: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (path) => path,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};
