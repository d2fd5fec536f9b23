/** `--stdin` or `-`: lints standard input as though it were a file. With --fix, standard output is the fixed text. */
import { withLimit } from '../run/run.js';
import type { FoundFile } from '../files/discover.js';
import { UserError } from '../files/errors.js';
import { workspaceOf } from '../files/git.js';
import { absolutePath, relativePath, withoutLinks } from '../files/paths.js';
import { lintText } from '../run/lint-text.js';
import { readStream } from '../files/read.js';
import type { FileChange } from './changed.js';
import { type Linted, configsFor, fixKind } from './show.js';
import type { Call } from './terminal.js';

export async function lintStdin(paths: readonly string[], { flags, knowledge, terminal }: Call): Promise<Linted> {
  if (paths.length > 0)
    throw new UserError(`--stdin takes no paths, and got "${paths[0]}". Name the text with --stdin-filename.`);
  if (flags.changed !== undefined)
    throw new UserError('--changed asks git about files, so it does not go together with --stdin.');
  const name = flags['stdin-filename'];
  const configs = configsFor(flags, knowledge.rules, terminal.cwd);
  const here = await configs.for('.');
  const { limits } = name === undefined ? here : await configs.for(pathOf(name, terminal.cwd));
  const read = await readStream(terminal.input(), { maxBytes: limits.fileSize });
  const path = pathOf(name ?? guessName('text' in read ? read.text : ''), terminal.cwd);
  const config = await configs.for(path);
  const file: FoundFile = { path, absolute: absolutePath(terminal.cwd, path), named: !flags['ignore-unknown'] };
  let change: FileChange | undefined;
  const { report, fixed } = await lintText(file, read, config, {
    cwd: terminal.cwd,
    formats: knowledge.formats,
    fix: fixKind(flags),
    dryRun: flags['fix-dry-run'],
    onFixed: (_, before, after) => void (change = { path, before, after }),
  });
  return {
    report: withLimit(report, here.limits.findings),
    files: [file],
    changes: change ? [change] : [],
    fixed,
    stdin: { path, ...('text' in read && { text: change?.after ?? read.text }) },
  };
}

/** What a statement of source code begins with, and neither JSON nor YAML does. */
const STATEMENT =
  /^(?:import\s*[\w{*'"]|export\s+(?:const|default|async|function|class|type|\{)|(?:const|let|var)\s+[\w{[$]|async\s+function|function\s+\w|class\s+\w|["']use \w+["']|[\w$.]+\()/;

/** The same of Python, at the start of a line: a text in YAML may hold code, and is indented. */
const OF_PYTHON =
  /^(?:from\s+[\w.]+\s+import\b|import\s+[\w.]+(?:\s+as\s+\w+)?(?:\s*,\s*[\w.]+)*\s*(?:#.*)?$|(?:async\s+)?def\s+\w+\s*\(|class\s+\w+(?:\([^{:)]*\))?:)/m;

/** A name with the ending of the language that the text is most likely written in. */
export function guessName(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const code = lines.filter((line) => line !== '' && !/^(?:\/\/|\/?\*)/.test(line));
  const [start = '{'] = code;
  const hasComment = /^\/[/*]/.test(text.trimStart());
  if (/^[{[]/.test(start)) return hasComment ? 'stdin.jsonc' : 'stdin.json';
  if (start.startsWith('<')) return 'stdin.html';
  if (OF_PYTHON.test(text.replaceAll('\r', '')) && !code.some((line) => /^(?:export|const|let|var)\s/.test(line)))
    return 'stdin.py';
  if (!code.some((line) => STATEMENT.test(line))) return 'stdin.yaml';
  return /<\/|\/>/.test(text) ? 'stdin.tsx' : 'stdin.ts';
}

/** An editor gives an absolute path; suppressions, as reports, count from the folder. */
function pathOf(name: string, cwd: string): string {
  return relativePath(cwd, withoutLinks(absolutePath(cwd, name), cwd, workspaceOf(cwd)));
}
