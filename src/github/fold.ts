/** Folds away what is outdated, until GitHub once does not let us. */
import type { GitHub } from './client.js';
import { GitHubError } from './errors.js';

export type Fold = (nodeId: string) => Promise<void>;

export function openFold(github: GitHub): Fold {
  let canFold = true;
  return async (nodeId) => {
    if (!canFold) return;
    try {
      await github.minimize(nodeId);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      canFold = false;
    }
  };
}
