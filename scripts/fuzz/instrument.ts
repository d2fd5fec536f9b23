/** Counters in source code, one for each way that it may take, so that a run tells which ways it took and how often. */
import type { Expression, Statement } from '@babel/types';
import { inserted, nodesOf, type Insertion } from '../syntax.js';

/** `count` gives the expression that counts. */
export function instrument(text: string, count: () => string): string {
  const insertions: Insertion[] = [];
  const expression = ({ start, end }: Expression): void => {
    insertions.push({ at: start!, text: `(${count()}, ` }, { at: end!, text: ')', isEnd: true });
  };
  const statement = ({ type, start, end }: Statement): void => {
    if (type === 'BlockStatement') return;
    insertions.push({ at: start!, text: `{${count()}; ` }, { at: end!, text: '}', isEnd: true });
  };
  for (const { node } of nodesOf(text)) {
    switch (node.type) {
      case 'BlockStatement':
        insertions.push({ at: node.start! + 1, text: `${count()};` });
        break;
      case 'ArrowFunctionExpression':
        if (node.body.type !== 'BlockStatement') expression(node.body);
        break;
      case 'ConditionalExpression':
        expression(node.consequent);
        expression(node.alternate);
        break;
      case 'LogicalExpression':
        expression(node.right);
        break;
      case 'IfStatement':
        if (node.alternate) statement(node.alternate);
        else insertions.push({ at: node.end!, text: ` else ${count()};`, isEnd: true });
        statement(node.consequent);
        break;
      case 'ForStatement':
      case 'ForInStatement':
      case 'ForOfStatement':
      case 'WhileStatement':
        statement(node.body);
        break;
      case 'SwitchCase':
        if (node.consequent[0]) insertions.push({ at: node.consequent[0].start!, text: `${count()}; ` });
        break;
      default:
    }
  }
  return inserted(text, insertions);
}
