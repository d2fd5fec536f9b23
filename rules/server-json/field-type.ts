import type { Problem } from '../../src/core/rule.js';
import { fieldType, refined } from '../common/lib/structural-rules.js';
import { REFUSAL, section } from './lib/server.js';

export default refined(
  fieldType(
    'server-json',
    section('The whole schema', 'Each field has one type, and some have a fixed set of values.'),
    'the registry',
    REFUSAL,
  ),
  ofArgument,
);

/** `-v` has a name, and `run` only a value. */
function ofArgument(problem: Problem): Problem {
  const { at, message, data } = problem;
  const isArgument = message === 'wrongEntry' && /^(?:runtime|package)Arguments$/.test(String(data?.['field']));
  const value = isArgument && 'value' in at && typeof at.value === 'string' ? at.value : undefined;
  if (value === undefined || value.length > MOST_SHOWN || /[`"\\]/.test(value)) return problem;
  const [, name, given] = /^(--?[A-Za-z][\w-]*)(?:=(.*))?$/.exec(value) ?? [];
  const written =
    name === undefined ? `"type": "positional", "value": "${value}"` : `"type": "named", "name": "${name}"`;
  const advice = `Write \`{ ${written}${given === undefined ? '' : `, "value": "${given}"`} }\``;
  return { ...problem, data: { ...data, advice } };
}

const MOST_SHOWN = 60;
