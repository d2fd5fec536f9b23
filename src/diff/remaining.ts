/** Whether a tool that seems to be gone may still be there: split files and new helpers hide registrations. */
import { posix } from 'node:path';
import type { Contract } from './contract.js';
import type { Doubts } from './events.js';
import type { Side, ToolReader } from './read-tools.js';
import { isDump } from './tools.js';

const AT_ONCE = 200;

export async function doubtsAbout(
  before: Side,
  after: Side,
  suspects: readonly Contract[],
  reader: ToolReader | undefined,
): Promise<Doubts> {
  const broken = new Set(after.broken.map(({ path }) => path));
  const isUnnamed = after.unnamed > before.unnamed;
  const written = reader ? await namesWritten(new Set(suspects.map(({ name }) => name)), after, reader) : new Set();
  return { mayRemain: ({ name, path }) => isUnnamed || broken.has(path) || written.has(name) };
}

/** Names that are written as a tool's name is: `name: 'x'`, `X = 'x'`, `registerTool('x'`. */
async function namesWritten(names: ReadonlySet<string>, { tree }: Side, reader: ToolReader): Promise<Set<string>> {
  const found = new Set<string>();
  if (!tree || names.size === 0) return found;
  // A tool that tests something has a file that is called like a test.
  const isCalled = (path: string): boolean => names.has(posix.basename(path).replace(/\.\w+$/, ''));
  const isReadable = new Set(await reader.worthReading(tree.paths));
  const paths = tree.paths.filter((path) => isReadable.has(path) || isCalled(path));
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const some = paths.slice(from, from + AT_ONCE);
    const texts = await tree.read(some);
    for (const [index, path] of some.entries()) {
      const text = texts[index];
      if (text === undefined || (!isCalled(path) && reader.isLeftAlone(path, text, tree))) continue;
      // It says what was there when it was written.
      if (isDump(text)) continue;
      for (const [, name] of text.matchAll(WRITTEN)) if (names.has(name!)) found.add(name!);
    }
  }
  return found;
}

const WRITTEN =
  /(?:\b\w*[nN]ame["']?\s*[:=]\s*|\b[A-Z][A-Z\d_]*\s*[:=]\s*|[tT]ool\w{0,80}\s*[:=(]\s*)["'`]([^"'`\n]{1,200})["'`]/g;
