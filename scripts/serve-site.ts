/** Shows the website that `npm run site` has built: `npm run site:serve [port]` */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { serve } from '../site/build/serve.js';

export default async function serveSite([port = '4173']: readonly string[]): Promise<number> {
  if (!existsSync('_site/index.html')) {
    console.error('There is no site yet: npm run site builds it.');
    return 2;
  }
  const server = await serve('_site', Number(port));
  console.log(`http://localhost:${(server.address() as AddressInfo).port}/  (Ctrl-C ends it)`);
  return new Promise(() => {});
}
