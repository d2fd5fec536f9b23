/** The exports of a source file, for a file that imports them: nodes that stand in another file. */
import { get, type Node } from '../core/tree.js';
import { toEstree } from './estree/from-babel.js';
import { parseProgram } from './babel.js';
import { Evaluator } from './estree/evaluate.js';
import { plain } from './estree/expand.js';
import { Exports } from './estree/exports.js';
import { survey } from './estree/survey.js';
import { parseJson } from './json.js';

export interface Neighbour {
  exported(name: string): Node | undefined;
}

/** Undefined where the file cannot be parsed. What it imports itself is not followed. */
export function readNeighbour(path: string, text: string): Neighbour | undefined {
  return path.endsWith('.json') ? readData(path, text) : readCode(path, text);
}

/** A JSON file: all of it, or one of its fields. */
function readData(path: string, text: string): Neighbour | undefined {
  const [root] = parseJson(path, text)?.roots ?? [];
  if (!root) return undefined;
  const whole = inFile(root, path, new Map());
  return { exported: (name) => (name === '*' || name === 'default' ? whole : get(whole, name)) };
}

function readCode(path: string, text: string): Neighbour | undefined {
  const parsed = parseProgram(path, text);
  if ('fault' in parsed) return undefined;
  const exports = new Exports(new Evaluator(survey(parsed.program, toEstree)));
  const known = new Map<string, Node | undefined>();
  return {
    exported(name) {
      if (!known.has(name)) {
        const value = exports.named(name);
        known.set(name, value && inFile(plain(value), path, new Map()));
      }
      return known.get(name);
    },
  };
}

/** The same tree with its places in that file; what is shared stays shared. */
function inFile(node: Node, file: string, done: Map<Node, Node>): Node {
  const known = done.get(node);
  if (known) return known;
  const { via: _via, ...own } = node;
  let copy = { ...own, file } as Node;
  if (copy.kind === 'object') {
    const entries = copy.entries.map((each) => ({ ...each, file, value: inFile(each.value, file, done) }));
    copy = { ...copy, entries };
  } else if (copy.kind === 'array') {
    copy = { ...copy, items: copy.items.map((each) => inFile(each, file, done)) };
  }
  done.set(node, copy);
  return copy;
}
