/** What git leaves out of a checkout. It ignores nothing that is part of a commit, whatever a .gitignore says. */
import { UserError } from '../files/errors.js';
import { openGit } from '../files/git.js';
import { inFolder } from '../files/paths.js';

const IGNORED = ['--others', '--ignored', '--exclude-standard', '--directory'];

/** Absolute paths of files, and of folders of which nothing is part of a commit. Nothing where git cannot tell. */
export async function ignoredByGit(root: string): Promise<Set<string>> {
  try {
    const { ok, out } = await openGit(root)('ls-files', '-z', ...IGNORED);
    const paths = ok ? out.split('\0').filter((path) => path !== '') : [];
    return new Set(paths.map((path) => inFolder(root, path.replace(/\/$/, ''))));
  } catch (error) {
    if (error instanceof UserError) return new Set();
    throw error;
  }
}
