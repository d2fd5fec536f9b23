/** Services for rules that need more than a tree. They cost nothing until a rule asks. */
import type { Services } from '../core/rule.js';
import { createSqlService } from '../sql/service.js';

export interface OpenServices {
  readonly services: Services;
  close(): void;
}

export function openServices(): OpenServices {
  const sql = createSqlService();
  return { services: { sql }, close: () => sql.dispose() };
}
