import { clientConfigIn, configOf, isOfSettings } from '../../../src/core/client-config.js';
import { nearestWord } from '../../../src/core/did-you-mean.js';
import type { Manifest } from '../../../src/core/rule.js';
import { inPattern } from '../../../src/core/text.js';
import { entries, text, type Entry, type ObjectNode } from '../../../src/core/tree.js';
import { sectionsOf } from '../../common/lib/source.js';
import { isSpokenOf } from '../../common/lib/stamped.js';
import type { Doubt } from '../../common/lib/structural-rules.js';

export const section = sectionsOf('What AI clients read of their configs', 'advice');

/** Settings of a client that are not called after MCP: `.gemini/settings.json`. */
const OF_CLIENT =
  /(?:^|\/)(?:\.[\w-]+\/(?:settings(?:\.local)?|config|mcp[\w-]*|plugin|marketplace|(?:(?:cli-)?agents|mcpServers)\/[\w-]+)\.jsonc?|\.?(?:opencode|crush)\.jsonc?|gemini-extension\.json)$/;

/** Whether a client reads the file where it is: `mcp.json` by itself is read at the top, where a plugin is, or a program looks for it. */
export function isRead({ path, neighbours }: Manifest): boolean {
  if (isOfSettings(path)) return false;
  const client = configOf(path);
  if (client !== 'any' || !path.includes('/') || !neighbours)
    return client === 'none' ? false : client !== undefined || OF_CLIENT.test(path);
  return (
    neighbours.names.some((name) => /^\.[\w-]+-plugin$|^(?:plugin|gemini-extension)\.json$/.test(name)) ||
    isNamed({ path, neighbours })
  );
}

/** Whether a page tells people of the file, or a program beside it has its name. */
export function isNamed({ path, neighbours }: Pick<Manifest, 'path' | 'neighbours'>): boolean {
  const programs = (neighbours?.names ?? []).filter((each) => PROGRAM.test(each)).slice(0, MOST_PROGRAMS);
  return (
    isSpokenOf(new RegExp(inPattern(spokenName(path))), neighbours) ||
    programs.some((each) => neighbours!.read(each)?.text.includes(fileIn(path)))
  );
}

/** Whether a page shows the file's name, or one of these texts of it, and tells people to replace its paths or values. */
export function isToFillIn({ path, neighbours }: Manifest, texts: readonly string[]): boolean {
  const shown = `(?:${[spokenName(path), ...texts].map(inPattern).join('|')})`;
  const told = String.raw`\b(?:[Rr]eplac|[Uu]pdat|[Cc]hang|[Aa]djust|[Ee]dit|[Mm]odif)(?:e|y|ing)?\b[^]{0,80}?\b(?:[Pp]aths?|values)\b`;
  return isSpokenOf(new RegExp(`${shown}[^]{0,${NEAR}}?${told}|${told}[^]{0,80}?${shown}`), neighbours);
}
/** A config of some servers is shorter. */
const NEAR = 800;

const fileIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** Of a file that has a name like others, a page names the folder, too. */
const spokenName = (path: string): string =>
  COMMON_NAME.test(fileIn(path)) ? path.split('/').slice(-2).join('/') : fileIn(path);

const COMMON_NAME = /^(?:\.?mcp|claude_desktop_config|(?:cline_)?mcp_(?:settings|config)|settings|config)\.jsonc?$/;
const PROGRAM = /\.(?:[cm]?[jt]sx?|py|go|rs|java|cs|rb|php|sh)$/;
const MOST_PROGRAMS = 100;

/** What is called like a client's config, is read by none where it is, and nothing leads to, does no harm. */
export const doubtOf = (manifest: Manifest): Doubt =>
  !manifest.neighbours || configOf(manifest.path) === undefined || isRead(manifest) || isNamed(manifest)
    ? { unless: '' }
    : { unless: '', severity: 'info' };

/** A field of a server under a name that another program or the author has for it. */
interface OtherName {
  readonly server: ObjectNode;
  readonly entry: Entry;
  readonly meant: string;
}

export function fieldsByOtherNames(manifest: Manifest): OtherName[] {
  const { root, path } = manifest;
  // What only a program of its own reads may have fields of its own.
  if (configOf(path) === undefined && !isRead(manifest)) return [];
  return (clientConfigIn(root)?.servers ?? []).flatMap(({ node, command, url }) => {
    const isStarted = text(command) !== undefined;
    const meantBy = (each: Entry): string | undefined => {
      if (isStarted && isVariables(each)) return 'env';
      if (isStarted && /^arguments?$/i.test(each.key) && each.value.kind === 'array') return 'args';
      const isNone = command === undefined && url === undefined && text(each.value) !== undefined;
      return isNone && /^(?:cmd|exec(?:utable)?)$/i.test(each.key) ? 'command' : undefined;
    };
    return entries(node).flatMap((entry) => {
      const meant = meantBy(entry);
      return meant === undefined ? [] : [{ server: node, entry, meant }];
    });
  });
}

/** Docker Compose has them as `environment`; Codex has a list of names as `env_vars`. */
const isVariables = ({ key, value }: Entry): boolean =>
  (/^(?:envs|env_?vars?)$/i.test(key) || nearestWord(key, ['environment', 'environment_variables']) !== undefined) &&
  entries(value).length > 0 &&
  entries(value).every((each) => /^[A-Za-z_]\w*$/.test(each.key) && text(each.value) !== undefined);
