/** The process that a command runs in, and what it is called with. */
import type { Knowledge } from '../core/format.js';
import type { Flags } from './args.js';

/** What a command is called with beside its words. */
export interface Call<K extends Knowledge = Knowledge> {
  readonly flags: Flags;
  readonly knowledge: K;
  readonly terminal: Terminal;
}

/** What a command touches of the process it runs in. */
export interface Terminal {
  /** With forward slashes, as paths that are compared with it. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Standard error is a terminal: progress may be drawn there. */
  isInteractive(): boolean;
  /** Standard output is a terminal. */
  readonly hasColors: boolean;
  readonly width?: number;
  /** Standard input, which is opened only where it is asked for. */
  input(): AsyncIterable<unknown>;
  /** The exit status, however much of what is written after it is read. */
  settle(status: number): void;
  out(text: string): void;
  err(text: string): void;
}

/** https://no-color.org and https://force-color.org, with the flags before both. */
export function wantsColor(flags: { color?: boolean; 'no-color'?: boolean }, { env, hasColors }: Terminal): boolean {
  if (flags['no-color']) return false;
  if (flags.color) return true;
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR'] !== undefined) return env['FORCE_COLOR'] !== '0';
  return hasColors && env['TERM'] !== 'dumb';
}

/** A pipe has no width; `COLUMNS` may say how wide the reader's terminal is. */
export function widthIn({ COLUMNS = '' }: Terminal['env']): number | undefined {
  return /^\d{1,4}$/.test(COLUMNS) ? Number(COLUMNS) : undefined;
}
