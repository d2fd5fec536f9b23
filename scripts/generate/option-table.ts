/** The table of the command line's options in the documentation, from the table that help is printed from. */
import { code, replaceBetween, table } from './markdown.js';

export interface Option {
  readonly short?: string;
  readonly value?: string;
  readonly optional?: true;
  readonly command?: string;
  readonly help: string;
}

export function withOptions(page: string, options: Readonly<Record<string, Option>>): string {
  const rows = Object.entries(options).map(([name, option]) => [
    shown(name, option),
    option.command === undefined ? option.help : `with ${code(`toolint ${option.command}`)}: ${option.help}`,
  ]);
  const content = table(['option', 'what it does'], rows);
  return replaceBetween(page, '<!-- options:start -->', '<!-- options:end -->', content) ?? page;
}

function shown(name: string, { short, value, optional }: Option): string {
  const long = value === undefined ? `--${name}` : `--${name} ${optional ? `[${value}]` : value}`;
  return short ? `${code(`-${short}`)}, ${code(long)}` : code(long);
}
