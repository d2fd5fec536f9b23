import { changedSince, trackedByGit } from '../../../src/run/changed-files.js';
import { openRepository } from '../../../src/read/file-tree.js';

/** All that is asked of git, without the rest of toolint. */
export async function askAll(path: string): Promise<void> {
  await changedSince('HEAD', path);
  await trackedByGit(path);
  const repository = openRepository(path);
  const commits = await Promise.all(['HEAD', 'HEAD^'].map((name) => repository.commit(name)));
  const trees = [repository.workingTree(), ...commits.flatMap((id) => (id === undefined ? [] : [repository.at(id)]))];
  for (const tree of await Promise.all(trees)) await tree.read(tree.paths);
  repository.close();
}
