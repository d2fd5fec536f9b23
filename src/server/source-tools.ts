/** Where the tools that a server lists are written: read from its source, without running it. */
import { existsSync } from 'node:fs';
import { isRecord } from '../core/collections.js';
import { Lines } from '../core/lines.js';
import { stepsOf } from '../core/pointer.js';
import { inPattern } from '../core/text.js';
import type { Format } from '../core/format.js';
import type { Location, Tool } from '../core/rule.js';
import { entries, get, text, toValue, UNKNOWN, placeAfter, nodeOf } from '../core/tree.js';
import type { Entry, Node, ObjectNode } from '../core/tree.js';
import type { Configs } from '../config/resolve.js';
import { DisabledRanges } from '../engine/disabled-ranges.js';
import type { RecognisedDocument } from '../engine/lint-document.js';
import type { Locator } from '../engine/locate.js';
import { discover, type FoundFile } from '../files/discover.js';
import { UserError } from '../files/errors.js';
import { inFolder, parentOf, CODE_EXTENSIONS } from '../files/paths.js';
import { readText } from '../files/read.js';
import { codeLanguageOf } from '../read/code-languages.js';
import { whyLeftAlone } from '../read/left-alone.js';
import { openDocument } from '../read/open-document.js';
import { worthOf } from '../read/worth-parsing.js';
import { openServices } from '../run/services.js';

export interface SourceTool {
  readonly name: string;
  /** Where its name is. */
  readonly location: Location;
  /** The comments in its file that hide findings. */
  readonly switches: DisabledRanges | undefined;
  /** The `package.json` that it belongs to. */
  readonly package: string;
  /** The server of the SDK that its own file makes and registers it on. */
  readonly server?: string;
  readonly description: string | undefined;
  /** The names of its parameters, as far as they are surely served. */
  readonly parameters: readonly string[];
  /** The place that a pointer from the tool leads to, where the same value is written and served. */
  locate(pointer: string, served: unknown): Location | undefined;
}

export interface Source {
  /** Every definition of a tool, by its name. */
  readonly tools: ReadonlyMap<string, readonly SourceTool[]>;
  /** Some tools get their names at run time. */
  readonly hasUnknown: boolean;
  /** Where a name is written in a language that is not read as code. */
  find(name: string): Mention;
}

interface Mention {
  /** How often the name is written. */
  readonly count: number;
  /** The one place where it surely names the tool. */
  readonly location?: Location;
}

/** Languages that servers are written in; of these only the names of tools are looked for. */
const OTHER_LANGUAGES = '.go .cs .fs .rs .java .kt .scala .rb .php .swift .ex .dart .cpp'.split(' ');
const MOST_FILES = 5000;
const MOST_TEXT = 1_000_000;

export async function readSource(
  folder: string,
  { cwd, configs, formats }: { readonly cwd: string; readonly configs: Configs; readonly formats: readonly Format[] },
): Promise<Source> {
  const here = await configs.for('.');
  const { files, problems } = await discover({
    cwd,
    paths: [folder],
    ignored: (path) => path.endsWith('/') && here.ignored(path) !== undefined,
    extensions: [...CODE_EXTENSIONS, ...OTHER_LANGUAGES],
  });
  if (problems[0]) throw new UserError(`--source ${folder}: ${problems[0].message}`);
  const tools = new Map<string, SourceTool[]>();
  const texts: { readonly path: string; readonly text: string }[] = [];
  let hasUnknown = false;
  const { imports, services, close } = openServices(cwd);
  try {
    for (const file of files.slice(0, MOST_FILES)) {
      const config = await configs.for(file.path);
      const maxBytes = Math.min(MOST_TEXT, config.limits.fileSize);
      const read = config.ignored(file.path) ? undefined : readText(file.absolute, { maxBytes });
      if (!read || !('text' in read)) continue;
      const { text } = read;
      const isMapped = config.format(file.path) !== undefined;
      if (!isMapped && whyLeftAlone(file, text, config) !== undefined) continue;
      texts.push({ path: file.path, text });
      if (!codeLanguageOf(file.path) || !worthOf(file, text, config, { formats }).isWorthParsing) continue;
      const open = async (): Promise<RecognisedDocument> =>
        openDocument(file, text, config, {
          formats,
          imports: (await imports(file.path)).for(file.absolute),
          timeLimit: services.timeLimit,
        });
      const found = await open().then(
        (opened) => toolsIn(file, opened, formats),
        () => undefined,
      );
      hasUnknown ||= found?.hasUnknown ?? false;
      for (const tool of found?.tools ?? []) {
        const known = tools.get(tool.name) ?? [];
        const isKnown = known.some(({ location }) => samePlace(location, tool.location));
        if (!isKnown) tools.set(tool.name, [...known, tool]);
      }
    }
  } finally {
    close();
  }
  return { tools, hasUnknown, find: (name) => mentionOf(name, texts) };
}

const samePlace = (a: Location, b: Location): boolean => a.path === b.path && a.start === b.start;

function toolsIn(
  file: FoundFile,
  { recognition }: RecognisedDocument,
  formats: readonly Format[],
): { tools: SourceTool[]; hasUnknown: boolean } {
  const { manifests, locator, directives } = recognition;
  const switches = directives.length > 0 ? DisabledRanges.of(file.path, directives, locator) : undefined;
  const tools: SourceTool[] = [];
  let hasUnknown = false;
  for (const { formats: own, tools: found, code } of manifests) {
    if (code.unread?.length) hasUnknown = true;
    if (!formats.some(({ id, contract }) => contract.isServed && own.includes(id))) continue;
    const made = new Set(code.wiring?.made.map((each) => each.node));
    const registeredOn = new Map(code.registrations.toReversed().map(({ tool, on }) => [tool, on]));
    for (const { name, label, node, description, schemas } of found) {
      if (label === undefined || name === undefined || node.isOfMany) {
        hasUnknown = true;
        continue;
      }
      // Functions of agent frameworks are not what a server lists.
      if (!locator.locate(node).pointer.startsWith('/tools/')) continue;
      const on = registeredOn.get(node);
      tools.push({
        name: label,
        // A name may be a constant in another file: what is to be changed is where the tool is registered.
        location: locator.locate([name.value, name].find(({ file }) => file === node.file) ?? node),
        switches,
        package: packageOf(file.absolute),
        ...(on !== undefined && made.has(on) && { server: `${file.path} ${on}` }),
        description: text(description?.value),
        parameters: parametersOf(schemas),
        locate: (pointer, served) => placeIn(node, pointer, served, locator),
      });
    }
  }
  return { tools, hasUnknown };
}

function parametersOf(schemas: Tool['schemas']): readonly string[] {
  const input = schemas.find(({ role }) => role === 'input');
  return input
    ? entries(input.shape === 'fields' ? input.node : get(input.node, 'properties')).map(({ key }) => key)
    : [];
}

function packageOf(absolute: string): string {
  const folder = parentOf(absolute);
  if (folder === absolute || existsSync(inFolder(folder, 'package.json'))) return folder;
  return packageOf(folder);
}

function placeIn(tool: ObjectNode, pointer: string, served: unknown, locator: Locator): Location | undefined {
  let place = tool as Node | Entry;
  let value = served;
  for (const step of stepsOf(pointer)) {
    const next: Node | Entry | undefined = placeAfter(place, step);
    if (next === undefined || typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[step];
    place = next;
  }
  const node = nodeOf(place);
  if (place === tool || !agree(node, value)) return undefined;
  // Of what takes many lines, its key is the place to look at.
  return locator.locate(node.kind === 'object' || node.kind === 'array' ? place : node);
}

/** Whether the same is written and served. Of an object that is known in part, its kind must do. */
function agree(node: Node, served: unknown): boolean {
  if (node.kind === 'object') return isRecord(served);
  if (node.kind === 'array') return Array.isArray(served) && (node.open || node.items.length === served.length);
  const written = toValue(node);
  return written !== UNKNOWN && Object.is(written, served);
}

/** A line that makes a tool of a name: `@tool(name="x")`, `NewTool("x"`, `Name: "x"`. */
const NAMING = /\bname\b|tool|register|\bdef\b|\bmethod\b/i;

function mentionOf(name: string, texts: readonly { readonly path: string; readonly text: string }[]): Mention {
  const escaped = inPattern(name);
  const pattern = new RegExp(`["'\`]${escaped}["'\`]|\\bdef ${escaped}(?=\\s*\\()`, 'g');
  const found: { location: Location; isNaming: boolean; isInCall: boolean }[] = [];
  for (const { path, text: source } of texts) {
    if (!source.includes(name)) continue;
    const lines = new Lines(source);
    for (const match of source.matchAll(pattern)) {
      const start = match.index + match[0].indexOf(name);
      const place = lines.range(start, start + name.length);
      const lineText = source.slice(lines.starts[place.line - 1], lines.starts[place.line] ?? source.length);
      found.push({
        isNaming: NAMING.test(lineText.replaceAll(name, '')),
        isInCall: NAMING.test(calledWith(source, match.index)),
        location: { path, pointer: '', tool: name, valueHash: '', ...place },
      });
    }
  }
  const naming = found.filter(({ isNaming }) => isNaming);
  const inCalls = found.filter(({ isInCall }) => isInCall);
  const only = [found, naming, naming.length === 0 ? inCalls : []].find(({ length }) => length === 1)?.[0];
  return { count: found.length, ...(only && { location: only.location }) };
}

/** How far above an argument the name of what is called is looked for. */
const FAR = 1000;

/** The line up to the bracket of the call that the place is an argument of, or nothing. */
function calledWith(source: string, place: number): string {
  let depth = 0;
  for (let at = place - 1; at >= 0 && at > place - FAR; at--) {
    const char = source[at]!;
    if (')]}'.includes(char)) depth++;
    else if ('([{'.includes(char) && depth-- === 0)
      return char === '(' ? source.slice(source.lastIndexOf('\n', at) + 1, at) : '';
  }
  return '';
}

/** The definition that is meant, where several tools have one name. */
export function definitionOf(name: string, served: unknown, source: Source): SourceTool | undefined {
  const all = source.tools.get(name) ?? [];
  if (all.length < 2) return all[0];
  const description = (served as { description?: unknown } | undefined)?.description;
  const same = all.filter((each) => each.description !== undefined && each.description === description);
  if (same.length === 1) return same[0];
  return all.every(({ location }) => location.path === all[0]!.location.path) ? all[0] : undefined;
}
