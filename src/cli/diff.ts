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
  const { createTwoFilesPatch } = await import('diff');
  return changes
    .map(({ path, before, after }) => {
      const options = { context: 3, timeout: PATIENCE_MS };
      const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, options);
      return patch?.replace(/^=+\n/, '') ?? wholly({ path, before, after });
    })
    .join('');
}

function wholly({ path, before, after }: FileChange): string {
  const [old, now] = [linesOf(before, '-'), linesOf(after, '+')];
  return `--- a/${path}\n+++ b/${path}\n@@ -1,${old.length} +1,${now.length} @@\n${[...old, ...now].join('')}`;
}

function linesOf(text: string, sign: string): string[] {
  const lines = text === '' ? [] : text.split(/(?<=\n)/);
  return lines.map((line) => `${sign}${line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`}`);
}
