/** Where scripts write: each file only when it changes, or in check mode not at all. */
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export class Output {
  readonly check: boolean;
  /** What was written or deleted; in check mode, what would have been. */
  readonly changed: string[] = [];

  constructor(check: boolean) {
    this.check = check;
  }

  write(path: string, content: string | Uint8Array): void {
    const bytes = Buffer.from(content);
    if (existsSync(path) && readFileSync(path).equals(bytes)) return;
    this.changed.push(path);
    if (this.check) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }

  makeExecutable(path: string): void {
    if (process.platform === 'win32' || !existsSync(path) || statSync(path).mode & 0o111) return;
    this.changed.push(path);
    if (!this.check) chmodSync(path, 0o755);
  }

  /** Deletes whatever a folder holds beside these files. */
  keepOnly(folder: string, paths: ReadonlySet<string>): void {
    for (const path of filesIn(folder)) {
      if (paths.has(path)) continue;
      this.changed.push(path);
      if (!this.check) rmSync(path);
    }
  }

  /** Says what happened and gives the exit status. */
  report(command: string): number {
    const paths = [...new Set(this.changed)].sort();
    if (paths.length === 0) {
      console.log(`${command}: nothing to change`);
      return 0;
    }
    const verb = this.check ? `stale, run \`npm run ${command}\`:` : 'changed:';
    console.log(
      [`${command}: ${paths.length} ${paths.length === 1 ? 'file' : 'files'} ${verb}`, ...paths].join('\n  '),
    );
    return this.check ? 1 : 0;
  }
}

/** Every file below a folder, sorted, with forward slashes. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((each) => (each.isDirectory() ? filesIn(`${folder}/${each.name}`) : [`${folder}/${each.name}`]))
    .sort();
}
