/** Tool definitions in which every parameter stands on a line of its own, from line 10 on. */

export function tool(parameters: readonly string[], name = 'Add'): string {
  return `{
  "id": "Calculator.${name}@1.0.0",
  "name": "Calculator_${name}",
  "description": "Does what ${name} says with the numbers given.",
  "version": "1.0.0",
  "input_schema": {
    "parameters": {
      "type": "object",
      "properties": {
${parameters.map((each) => `        ${each}`).join(',\n')}
      }
    }
  },
  "output_schema": { "type": "number" }
}
`;
}

export const fine = (name: string): string =>
  `"${name}": { "type": "string", "description": "What to use for ${name}." }`;

/** An error. */
export const undescribed = (name: string): string => `"${name}": { "type": "string" }`;

/** A warning that has a safe fix. */
export const quoted = (name: string, value = 1): string =>
  `"${name}": { "type": "number", "description": "How much of ${name} to use.", "default": "${value}" }`;

export const names = (count: number, prefix = 'p'): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

/** Two errors and a warning, on the lines 10, 12 and 13. */
export const FAULTY = tool([undescribed('a'), fine('b'), undescribed('c'), quoted('d')]);
export const FINE = tool([fine('a'), fine('b')]);
