/** The page that shows lines of a file, at the commit that findings are reported on. */
import { webLink, wellFormed } from '../report/text.js';
import type { Job } from './job.js';

export function blobLink({ serverUrl, owner, repo, head }: Job, path: string, line: number): string | undefined {
  const steps = wellFormed(path).split('/').map(encoded);
  return webLink(`${serverUrl}/${owner}/${repo}/blob/${head}/${steps.join('/')}#L${line}`);
}

function encoded(step: string): string {
  return encodeURIComponent(step).replace(/['()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
