/** Payloads of events, as far as they matter. */
const sha = (letter: string): string => letter.repeat(40);

export const events: readonly string[] = [
  {
    action: 'synchronize',
    number: 7,
    pull_request: {
      number: 7,
      head: { sha: sha('a'), ref: 'topic', repo: { full_name: 'acme/tools', fork: false } },
      base: { sha: sha('b'), ref: 'main', repo: { full_name: 'acme/tools' } },
    },
  },
  { before: sha('c'), after: sha('a'), ref: 'refs/heads/main', commits: [] },
  { before: sha('0'), after: sha('a') },
  { merge_group: { head_sha: sha('a'), base_sha: sha('b') } },
].map((event) => JSON.stringify(event, null, 1));
