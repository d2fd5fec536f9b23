/**
 * Files that everybody knows and that have the same everyday fields as a manifest. That such a file is named explicitly does
 * not make it a manifest, and a list of skipped files leaves it out. Several are manifests of a format, which recognises
 * them by their content.
 */
import { LOCK_FILES } from '../core/lock-files.js';

const COMMON_CONFIG_FILES = new Set([
  ...LOCK_FILES,
  ...'angular.json app.json appsettings.json bower.json claude_desktop_config.json component.json'.split(' '),
  ...'components.json composer.json deno.json deno.jsonc devcontainer.json docker-compose.yaml'.split(' '),
  ...'docker-compose.yml jsconfig.json lerna.json manifest.json marketplace.json mcp.json nx.json'.split(' '),
  ...'openapi.json openapi.yaml openapi.yml package.json plugin.json pnpm-workspace.yaml project.json'.split(' '),
  ...'server.json tsconfig.json turbo.json vercel.json'.split(' '),
]);

export function isCommonConfigFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return COMMON_CONFIG_FILES.has(name) || /^tsconfig\.[^/]*json$/.test(name) || name.endsWith('.schema.json');
}
