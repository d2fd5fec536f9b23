/** Services for rules that need them, each loaded once, when the first file needs it. */
import type { Need, Services } from '../core/rule.js';

export interface ServiceLoader {
  load(needs: ReadonlySet<Need>): Promise<Services>;
  close(): void;
}

export function createServices(): ServiceLoader {
  return { load: async () => ({}), close: () => {} };
}
