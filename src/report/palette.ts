/** Colours of a terminal, or none. */
import type { Severity } from '../core/rule.js';

export interface Palette {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  /** As it would stand in a file. Without colours, between ticks. */
  code(text: string): string;
  /** The severity's own colour. */
  severity(severity: Severity, text: string): string;
}

const SEVERITY: Readonly<Record<Severity, number>> = { error: 31, warning: 33, info: 36 };

export function palette(color: boolean): Palette {
  const paint = (open: number, close: number, text: string): string =>
    color && text !== '' ? `\x1b[${open}m${text}\x1b[${close}m` : text;
  return {
    bold: (text) => paint(1, 22, text),
    dim: (text) => paint(2, 22, text),
    good: (text) => paint(32, 39, text),
    code: (text) => (color ? paint(36, 39, text) : `\`${text}\``),
    severity: (severity, text) => paint(SEVERITY[severity], 39, text),
  };
}
