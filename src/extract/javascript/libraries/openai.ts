import type { Library } from '../library.js';
import { entry, type Node } from '../../../core/tree.js';
import type { Collector } from '../registrations/collector.js';
import { propertyOf, withEntries } from '../registrations/objects.js';
import { madeFunctionTool } from '../registrations/configs.js';
import { isExpectation, listAround, objectOf } from '../registrations/literals.js';
import { isBuiltSchema } from '../zod/mark.js';
import { bare, type TSESTree } from '../syntax.js';
import { textOf, type Value } from '../../result/values.js';

export const library: Library = {
  label: 'OpenAI',
  checkedAs: 'function',
  modules: { openai$: ['client'], 'openai/': [] },
  words: [
    ['Function(', /zod(Responses)?Function\(/],
    ['"function"', /parameters/],
    ["'function'", /parameters/],
  ],
  exports: { zodFunction: madeFunctionTool, zodResponsesFunction: madeFunctionTool },
  literals: [
    { keys: ['type', 'function'], read: nestedFunction },
    { keys: ['type', 'name', 'parameters'], read: flatFunction },
  ],
};

/** `{ type: 'function', function: { name, … } }` */
function nestedFunction(literal: TSESTree.ObjectExpression, collector: Collector): void {
  const config = objectOf(literal, collector);
  const inner = entry(config, 'function')?.value;
  if (inner?.kind !== 'object' || textOf(entry(config, 'type')?.value) !== 'function' || !entry(inner, 'name')) return;
  // A reference to one, as in `tool_choice`.
  if (!inner.open && !entry(inner, 'description') && !entry(inner, 'parameters')) return;
  // What hands on the tools of others.
  if (['name', 'description', 'parameters'].every((key) => isUnknown(entry(inner, key)?.value))) return;
  // As the newer API has it, so that both say what they are.
  const own = propertyOf(literal, 'function');
  collector.addFunction(withEntries(inner, [entry(config, 'type')!]), listAround(literal) ?? literal, own && bare(own));
}

/** In the newer API `{ type: 'function', name, parameters }`. What else is called a function has no schema of an object. */
function flatFunction(literal: TSESTree.ObjectExpression, collector: Collector): void {
  const config = objectOf(literal, collector);
  const parameters = entry(config, 'parameters')?.value as Value | undefined;
  if (!config || textOf(entry(config, 'type')?.value) !== 'function' || isExpectation(literal)) return;
  if (parameters?.kind !== 'object' || isBuiltSchema(parameters)) return;
  if (textOf(entry(parameters, 'type')?.value) !== 'object' || !textOf(entry(config, 'name')?.value)) return;
  collector.addFunction(config, listAround(literal) ?? literal);
}

const isUnknown = (value: Node | undefined): boolean => value === undefined || value.kind === 'unknown';
