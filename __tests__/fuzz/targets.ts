/** All that is fuzzed, by `npm run fuzz` and by the test that replays what it has found. */
import { ANSWERS } from './answers.js';
import { ESLINT } from './eslint.js';
import { FILES } from './files.js';
import { GIT } from './git.js';
import { LOADERS } from './loaders.js';
import { SERVER } from './server.js';
import type { Target } from './target.js';

export const TARGETS: readonly Target[] = [...LOADERS, ...ESLINT, ...FILES, ...GIT, ANSWERS, SERVER];
