/** Serves a folder of files on this machine only. */
import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

export function serve(folder: string, port: number): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const file = fileFor(folder, url);
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.\n');
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** The file behind an address; none for what would lead out of the folder. */
function fileFor(folder: string, url: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = join(folder, path.endsWith(sep) ? `${path}index.html` : path);
    return file.startsWith(join(folder, sep)) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}
