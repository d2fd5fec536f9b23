/** Code of the user's: it runs only where that is allowed. */
import { extname, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf, printable } from '../core/message.js';
import { UserError } from './errors.js';
import { importFile } from './import-file.js';
import { withDeadline } from './deadline.js';
import { nextTurn, oweTurn } from './signals.js';

/** What a config does at most is read some files. */
const LONGEST_MS = 10_000;
const TYPESCRIPT = new Set(['.ts', '.mts']);

/** Runs a module and takes its default export. */
export async function importDefault(file: string, shown: string, allowCode: boolean): Promise<unknown> {
  if (!allowCode) {
    throw new UserError(
      `${shown}: this file is code, which runs only where \`allow-code\` is set; use JSON or YAML instead`,
    );
  }
  if (TYPESCRIPT.has(extname(file)) && !stripsTypes()) {
    throw new UserError(
      `${shown}: TypeScript is loaded only by a Node.js that strips types itself (22.18 or newer), and this is ${process.version}; use JavaScript or JSON instead`,
    );
  }
  let module: { readonly default?: unknown };
  oweTurn();
  try {
    const load = () => importFile(pathToFileURL(normalize(file)).href) as Promise<typeof module>;
    module = await withDeadline(load, LONGEST_MS, `it did not end within ${LONGEST_MS / 1000} seconds`);
    // Now Node tells of what failed in it and nobody waits for.
    await nextTurn();
  } catch (error) {
    throw new UserError(`${shown}: it could not be loaded: ${printable(firstLine(error), 300)}${remedy(error, file)}`);
  }
  if (module.default === undefined) throw new UserError(`${shown}: it has no default export`);
  return module.default;
}

function stripsTypes(): boolean {
  return Boolean((process.features as { readonly typescript?: unknown }).typescript);
}

function firstLine(error: unknown): string {
  return messageOf(error).split('\n', 1)[0]!;
}

/** What a `.js` is, Node takes from `package.json`: a module where that has `"type": "module"`, else CommonJS. */
function remedy(error: unknown, file: string): string {
  const message = messageOf(error);
  if (
    error instanceof SyntaxError &&
    /^(?:Cannot use import statement outside|Unexpected token 'export')/.test(message)
  )
    return `; let its name end in \`.mjs\`${extname(file) === '.cjs' ? '' : ', or set `"type": "module"` in its package.json'}`;
  if (error instanceof ReferenceError && /^(?:module|exports|require) is not defined/.test(message))
    return '; let its name end in `.cjs`, or write it as a module';
  return '';
}
