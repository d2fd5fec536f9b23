/** What --fix-dry-run prints. */
export interface FileChange {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** Looking for the shortest diff takes long where thousands of lines differ; then all of them are shown as changed. */
const PATIENCE_MS = 2000;

export async function unifiedDiff(changes: readonly FileChange[]): Promise<string> {
  if (changes.length === 0) return '';
  const { createTwoFilesPatch, OMIT_HEADERS } = await import('diff');
  return changes
    .map(({ path, before, after }) => {
      const options = { context: 3, timeout: PATIENCE_MS, headerOptions: OMIT_HEADERS };
      const hunks = createTwoFilesPatch('', '', before, after, undefined, undefined, options);
      return `--- ${nameOf(`a/${path}`)}\n+++ ${nameOf(`b/${path}`)}\n${hunks ?? wholly(before, after)}`;
    })
    .join('');
}

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ '"': '\\"', '\\': '\\\\', '\x07': '\\a', '\b': '\\b' },
  ...{ '\t': '\\t', '\n': '\\n', '\v': '\\v', '\f': '\\f', '\r': '\\r' },
};

/** As git writes it: what would not stay one visible line is in quotes, and a tab ends a name that has blanks. */
function nameOf(path: string): string {
  const escaped = path.replace(/["\\\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, escape);
  return `${escaped === path ? path : `"${escaped}"`}${path.includes(' ') ? '\t' : ''}`;
}

function escape(character: string): string {
  const octal = (byte: number): string => `\\${byte.toString(8).padStart(3, '0')}`;
  return ESCAPES[character] ?? Array.from(Buffer.from(character), octal).join('');
}

function wholly(before: string, after: string): string {
  const [old, now] = [linesOf(before, '-'), linesOf(after, '+')];
  return `@@ -1,${old.length} +1,${now.length} @@\n${[...old, ...now].join('')}`;
}

function linesOf(text: string, sign: string): string[] {
  const lines = text === '' ? [] : text.split(/(?<=\n)/);
  return lines.map((line) => `${sign}${line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`}`);
}
