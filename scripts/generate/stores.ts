/** What stores demand, and what no linter can check, in the documentation of presets. */
import type { Store } from '../../src/core/stores.js';
import { urlOfDocument } from './documents.js';
import { code, replaceBetween, table } from './markdown.js';

export function withStores(page: string, stores: Readonly<Record<string, Store>>): string {
  const parts = Object.entries(stores).map(([name, { title, demands, beyond }]) => {
    const rows = demands.map(({ rule, severity, says, source }) => [
      says,
      `[${rule}](rules/${rule}.md)`,
      severity,
      linked(source),
    ]);
    const left = beyond.map((each) => `- ${each}`).join('\n');
    return `#### ${code(name)}: ${title}\n\n${table(['demand', 'rule', 'as', 'source'], rows)}\n\nNot checked:\n\n${left}`;
  });
  return replaceBetween(page, '<!-- stores:start -->', '<!-- stores:end -->', parts.join('\n\n')) ?? page;
}

function linked(source: string): string {
  const url = urlOfDocument(source);
  return url === undefined ? source : `[${source}](${url})`;
}
