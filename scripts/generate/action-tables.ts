/** The tables of the Action's inputs and outputs in docs/action.md, from action.yml. */
import { parse } from 'yaml';
import { code, replaceBetween, sentence, table } from './markdown.js';

interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

export function withActionTables(readme: string, action: string): string {
  const { inputs, outputs } = parse(action) as Action;
  const withInputs = between(readme, 'inputs', table(['input', 'what it does'], rowsOf(inputs)));
  return between(withInputs, 'outputs', table(['output', 'what it holds'], rowsOf(outputs)));
}

function between(readme: string, name: string, content: string): string {
  return replaceBetween(readme, `<!-- ${name}:start -->`, `<!-- ${name}:end -->`, content) ?? readme;
}

function rowsOf(entries: Action['inputs']): string[][] {
  return Object.entries(entries).map(([name, { description }]) => [code(name), sentence(description)]);
}
