/** The JSON Schema of toolint-suppressions.json: for editors, and for the validator that is compiled at build time. */

/** Relative, with forward slashes, and inside the folder. */
export const PATH = '^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$';

export function buildSuppressionsSchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://toolint.dev/schemas/suppressions.schema.json',
    title: 'toolint suppressions',
    description: 'Findings that are known and accepted. Written by `toolint --suppress --reason TEXT`.',
    type: 'object',
    additionalProperties: false,
    required: ['version', 'suppressions'],
    properties: {
      $schema: { type: 'string', description: 'The JSON Schema of this file, for editors.' },
      version: { type: 'integer', enum: [1], description: "The version of this file's shape." },
      suppressions: {
        type: 'array',
        description: 'The findings that are accepted, sorted, one a line.',
        items: { $ref: '#/$defs/suppression' },
      },
    },
    $defs: {
      suppression: {
        type: 'object',
        additionalProperties: false,
        required: ['path', 'rule', 'pointer', 'hash', 'reason'],
        properties: {
          path: { type: 'string', pattern: PATH, description: 'The file, relative to this one.' },
          rule: { type: 'string', minLength: 1, description: 'The id of the rule that has the finding.' },
          tool: {
            type: 'string',
            description:
              'The name of the tool, or the URI of the resource, where the file has several: the pointer starts there.',
          },
          pointer: { type: 'string', description: 'A JSON Pointer to what the finding stands on.' },
          hash: { type: 'string', minLength: 1, description: 'Of that value: another value is another finding.' },
          reason: { type: 'string', pattern: '\\S', description: 'Why the finding is accepted.' },
          expires: {
            type: 'string',
            pattern: '^\\d{4}-\\d{2}-\\d{2}$',
            description: 'The last day that the suppression holds, as 2027-12-31.',
          },
        },
      },
    },
  };
}
