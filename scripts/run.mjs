/** Runs the default export of a TypeScript script: `node scripts/run.mjs scripts/generate.ts --check`. */
import { load } from './load.mjs';

process.setSourceMapsEnabled(true);
const [script, ...args] = process.argv.slice(2);
const { default: main } = await load(script);
process.exitCode = await main(args);
