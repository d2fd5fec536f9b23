/** OTC definitions that look like tools of MCP, for both packs. */
import { get, has, text, type Node } from '../../../src/core/tree.js';

/**
 * A definition whose `input_schema` is written as MCP has it. No tool of MCP has a versioned id and a version, and its
 * schema no `parameters`.
 */
export function isOtcInCamelCase(node: Node | undefined): boolean {
  return (
    has(node, 'inputSchema') === 'yes' &&
    has(node, 'input_schema') === 'no' &&
    has(node, 'version') === 'yes' &&
    VERSIONED.test(text(get(node, 'id')) ?? '') &&
    (get(node, 'inputSchema', 'parameters')?.kind === 'object' || has(node, 'output_schema') === 'yes')
  );
}

/** `Calculator.Add@1.0.0` */
const VERSIONED = /^\w{1,100}\.\w{1,100}@\d{1,9}\.\d{1,9}\.\d{1,9}$/;
