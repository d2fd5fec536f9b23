/** The types of the library, with only the files that they need. */
import { posix, relative, resolve } from 'node:path';
import ts from 'typescript';

/** The declarations of a module and of all that its types refer to, by path below `folder`. */
export function declarations(entry: string, folder: string): Map<string, string> {
  const all = emit(entry);
  const needed = new Map<string, string>();
  const todo = [entry.replace(/\.ts$/, '.d.ts')];
  for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
    const target = posix.join(folder, path);
    if (needed.has(target)) continue;
    const text = all.get(path);
    if (text === undefined) throw new Error(`${path} is needed by the types of ${entry}, but is not there`);
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

/** Every declaration of a program, by path from the project's root. */
function emit(entry: string): Map<string, string> {
  const { options } = ts.parseJsonConfigFileContent(readConfig(), ts.sys, process.cwd());
  const program = ts.createProgram([entry], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: process.cwd(),
    newLine: ts.NewLineKind.LineFeed,
  });
  const texts = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (path, text) => texts.set(fromRoot(path), text));
  for (const source of program.getSourceFiles()) {
    // Declarations written by hand beside JavaScript are not emitted.
    const path = fromRoot(source.fileName);
    if (source.isDeclarationFile && !path.includes('node_modules')) texts.set(path, source.text);
  }
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, HOST));
  return texts;
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

function fromRoot(path: string): string {
  return relative(process.cwd(), resolve(path)).replaceAll('\\', '/');
}
