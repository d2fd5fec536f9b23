/** What the page and its worker tell each other. */
import type { FixKind, Linted, TextToLint } from '../../src/browser.js';

export type Question =
  | { readonly id: number; readonly ask: 'lint'; readonly source: TextToLint }
  | { readonly id: number; readonly ask: 'fix'; readonly kind: FixKind; readonly source: TextToLint };

export type Answer =
  | { readonly id: number; readonly linted: Linted }
  | { readonly id: number; readonly fixed: string }
  | { readonly id: number; readonly failed: string };

/** Sent once, when all that may be needed later has been loaded. */
export type Ready = { readonly ready: true };
