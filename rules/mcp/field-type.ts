import { defineRule, type Manifest } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { fieldType } from '../common/lib/structural-rules.js';
import { listingOf, noQuotesForUris, section } from './lib/listing.js';
import { isTakenByOthers } from './lib/registrations.js';
import { unset } from './lib/schema.js';

const structural = noQuotesForUris(
  fieldType(
    'mcp',
    section('Tools, Tool', 'Each field of a tool has one type.', 'MUST'),
    'clients',
    () => 'some clients refuse the whole {{list}}',
  ),
);

export default defineRule({
  ...structural,
  tags: ['breaks-list'],
  *check(manifest, context) {
    const unsetValues = unset(manifest);
    const others = wordsOfOthers(manifest);
    for (const problem of structural.check!(manifest, context)) {
      if (unsetValues.has(problem.at) || others.has(problem.at)) continue;
      const list = LISTS.get(String(problem.data?.['top'])) ?? 'list';
      yield { ...problem, data: { ...problem.data, list } };
    }
  },
});

/** As the top of a path calls it. */
const LISTS: ReadonlyMap<string, string> = new Map([
  ['tools', 'list of tools'],
  ['resources', 'list of resources'],
]);

/** What frameworks have for an output schema: `outputSchema: 'json'`. */
function wordsOfOthers(manifest: Manifest): ReadonlySet<unknown> {
  const outputs = listingOf(manifest).tools.flatMap((tool) =>
    isTakenByOthers(tool, manifest) ? (get(tool, 'outputSchema') ?? []) : [],
  );
  return new Set(outputs.filter(({ kind }) => kind === 'string'));
}
