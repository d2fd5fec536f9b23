/** Where a server tells its clients that one of its lists has changed. */
import type { ListChange } from '../../../core/code.js';
import { textOf } from '../../result/values.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { bare, keyName, memberName, place } from '../syntax.js';

export function listChangesOf(evaluator: Evaluator): ListChange[] {
  return evaluator.file.calls.flatMap((call): ListChange[] => {
    const callee = bare(call.callee);
    const name = (callee.type === 'MemberExpression' && memberName(callee)) || '';
    const [, own] = SENDS.exec(name) ?? [];
    if (own !== undefined) return [{ ...place(call), of: `${own.toLowerCase()}s` as ListChange['of'] }];
    const [given] = call.arguments;
    if (!/^(?:notification|sendNotification)$/.test(name) || given?.type !== 'ObjectExpression') return [];
    const method = given.properties.find((each) => keyName(each) === 'method');
    const sent = method && 'value' in method ? (textOf(evaluator.evaluate(method.value)) ?? '') : '';
    const [, list] = METHOD.exec(sent) ?? [];
    return list === undefined ? [] : [{ ...place(call), of: list as ListChange['of'] }];
  });
}

const SENDS = /^send(Tool|Prompt|Resource)ListChanged$/;
const METHOD = /^notifications\/(tools|prompts|resources)\/list_changed$/;
