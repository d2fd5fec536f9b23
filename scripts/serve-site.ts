/** Builds the website and shows it: `npm run site:serve [port]` */
import type { AddressInfo } from 'node:net';
import { serve } from '../site/build/serve.js';
import site from './site.js';

const FOLDER = '_site';

export default async function serveSite([port = '4173']: readonly string[]): Promise<number> {
  const status = await site([FOLDER]);
  if (status !== 0) return status;
  const server = await serve(FOLDER, Number(port));
  console.log(`http://localhost:${(server.address() as AddressInfo).port}/  (Ctrl-C ends it)`);
  return new Promise(() => {});
}
