import { defineRule, type Fix } from '../../src/core/rule.js';
import { isVague, items, type StringNode } from '../../src/core/tree.js';
import { eitherOf } from '../../src/core/text.js';
import { section } from './lib/lists.js';
import { unsafely, withSentence, untoldChoices } from './lib/text.js';
import { definitionsOf } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/enum-not-described',
  summary: "A parameter's description does not list the values of its `enum`",
  severity: 'warning',
  in: 'recommended',
  source: section(
    'PropertiesTable',
    'An enum is for reference only: nothing but the description is passed to the model.',
    'SHOULD',
  ),
  fixable: 'unsafe',
  messages: {
    missing: {
      message: 'Models never see the `enum` of `{{path}}`, and its description does not list {{values}}.',
      help: 'List every allowed value in the description.',
    },
  },
  *check(manifest) {
    for (const definition of definitionsOf(manifest)) {
      const untold = untoldChoices(definition);
      if (!untold) continue;
      const { description: at, list, values, left } = untold;
      const isWhole = !isVague(list) && values.length === items(list).length;
      const fix = isWhole ? naming(values, at) : undefined;
      yield { at, message: 'missing', data: { path: definition.path, values: brief(left) }, ...(fix && { fix }) };
    }
  },
});

/** All of them: a word of the text may be one of the values by chance, and the others would seem to be the choice. */
function naming(values: readonly string[], description: StringNode): Fix {
  const told = [...new Set(values)].filter((value) => value.trim() !== '');
  const value = withSentence(description.value, `One of: ${told.join(', ')}.`);
  return unsafely('Name all values in the description', { op: 'set', node: description, value });
}

function brief(values: readonly string[]): string {
  const shown = values.slice(0, 3).map((value) => `\`${shortened(value)}\``);
  return eitherOf(values.length > 3 ? [...shown, `${values.length - 3} more`] : shown);
}

/** Three of them are to fit into a message. */
const LONGEST = 30;
const shortened = (value: string): string =>
  value.length > LONGEST ? `${value.slice(0, LONGEST).toWellFormed()}…` : value;
