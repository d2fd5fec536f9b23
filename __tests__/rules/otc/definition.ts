/** A tool definition without a fault, for tests to break. */
export function definition(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 'Calculator.Add@1.0.0',
    name: 'Calculator_Add',
    description: 'Adds two numbers.',
    version: '1.0.0',
    input_schema: {
      parameters: {
        type: 'object',
        properties: { a: { type: 'number', description: 'The first number.' } },
        required: ['a'],
      },
    },
    output_schema: { type: 'number', description: 'The sum.' },
    ...changes,
  };
}

/** The same with other parameters. */
export const taking = (parameters: unknown): Record<string, unknown> => definition({ input_schema: { parameters } });

/** The same with requirements. */
export const requiring = (requirements: unknown): Record<string, unknown> => definition({ requirements });

/** The same without one of its fields. */
export function without(field: string): Record<string, unknown> {
  const { [field]: _, ...rest } = definition();
  return rest;
}
