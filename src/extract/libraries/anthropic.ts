import type { Library } from '../library.js';
import { entry } from '../../core/tree.js';
import type { Collector } from '../registrations/collector.js';
import { madeFunctionTool } from '../registrations/configs.js';
import { isExpectation, listAround, objectOf } from '../registrations/literals.js';
import type { TSESTree } from '../syntax.js';

export const library: Library = {
  label: 'Anthropic',
  checkedAs: 'function',
  modules: { '@anthropic-ai/sdk/': ['tools'], '@anthropic-ai/': ['client'] },
  words: ['input_schema'],
  exports: { betaTool: madeFunctionTool, betaZodTool: madeFunctionTool },
  // With one of the others it is a definition of Open Tool Calling.
  literals: [{ keys: ['name', 'input_schema'], noneOf: ['id', 'output_schema', 'version'], read: functionLiteral }],
};

function functionLiteral(literal: TSESTree.ObjectExpression, all: Collector): void {
  const config = objectOf(literal, all);
  if (!config || entry(config, 'input_schema')?.value.kind !== 'object' || isExpectation(literal)) return;
  all.addFunction(config, listAround(literal) ?? literal);
}
