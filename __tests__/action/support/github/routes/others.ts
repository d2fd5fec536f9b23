/** Who the token belongs to, how much it may ask, and uploads of SARIF. */
import { ok, type Routes } from '../call.js';
import { demand, isPersonal } from '../permissions.js';
import { forbidden, notFound } from '../refusal.js';
import { userView } from '../views.js';
import { apiUrl } from '../world.js';

const RATE = { limit: 1000, remaining: 900, reset: 1_800_000_000, used: 100 };

export const others: Routes = {
  'GET /user': ({ token }) => {
    if (!isPersonal(token)) throw forbidden();
    return ok(userView(token.user));
  },
  'GET /rate_limit': () => ok({ rate: RATE, resources: { core: RATE, search: RATE } }),
  'POST /repos/{owner}/{repo}/code-scanning/sarifs': ({ world, token, body }) => {
    demand(token, 'write', 'security-events');
    world.sarifs.push((body as { readonly sarif: string }).sarif);
    const id = `sarif-${world.sarifs.length}`;
    return { status: 202, body: { id, url: apiUrl(world, `code-scanning/sarifs/${id}`) } };
  },
  'GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}': ({ world, token, parameters }) => {
    demand(token, 'read', 'security-events');
    const index = Number(String(parameters['sarif_id']).replace('sarif-', ''));
    if (!world.sarifs[index - 1]) throw notFound();
    return ok({ processing_status: 'complete' });
  },
};
