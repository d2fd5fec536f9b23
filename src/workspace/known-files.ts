/** Files that everybody knows and that hold the same everyday fields as a manifest: never guessed at. */
const NAMES = new Set([
  'angular.json',
  'app.json',
  'appsettings.json',
  'bower.json',
  'claude_desktop_config.json',
  'component.json',
  'components.json',
  'composer.json',
  'deno.json',
  'deno.jsonc',
  'devcontainer.json',
  'docker-compose.yaml',
  'docker-compose.yml',
  'jsconfig.json',
  'lerna.json',
  'manifest.json',
  'marketplace.json',
  'mcp.json',
  'nx.json',
  'openapi.json',
  'openapi.yaml',
  'openapi.yml',
  'package-lock.json',
  'package.json',
  'plugin.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'project.json',
  'server.json',
  'tsconfig.json',
  'turbo.json',
  'vercel.json',
]);

export function isEverydayFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return NAMES.has(name) || /^tsconfig\.[^/]*json$/.test(name) || name.endsWith('.schema.json');
}

/** Source code whose tools are no one's to call: tests and what they stand on, builds, declarations. */
export function isSideCode(path: string): boolean {
  return (
    /(^|\/)(__tests__|__mocks__|__fixtures__|__snapshots__)\//.test(path) ||
    /\.(test|spec|min|bundle|stories)\.[mc]?[jt]sx?$/i.test(path) ||
    /\.d\.[mc]?ts$/i.test(path) ||
    (/(^|\/)(dist|build)\//.test(path) && /\.[mc]?jsx?$/i.test(path))
  );
}
