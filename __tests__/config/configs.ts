/** A few rules, and configs over them, for tests. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { defineRule, type Rule } from '../../src/core/rule.js';
import { type Validator } from '../../src/core/format.js';
import { createConfigs, type Configs, type ConfigsOptions } from '../../src/config/resolve.js';
import { buildValidatorSchema } from '../../scripts/generate/config-schema.js';

const source = { document: 'A document', section: '1', says: 'so', kind: 'MUST' } as const;

export const rules: readonly Rule[] = [
  defineRule({
    id: 'otc/id-format',
    summary: 'An id',
    severity: 'error',
    in: 'spec',
    source,
    messages: { bad: 'x' },
    *check() {},
  }),
  defineRule({
    id: 'otc/id-name',
    summary: 'A name',
    severity: 'warning',
    in: 'recommended',
    source,
    messages: { bad: 'x' },
    *check() {},
  }),
  defineRule({
    id: 'common/description-length',
    summary: 'A length',
    severity: 'info',
    in: 'strict',
    source,
    messages: { bad: 'x' },
    options: {
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          min: { type: 'integer', minimum: 0 },
          max: { type: 'integer' },
          unit: { type: 'string', enum: ['words', 'characters'] },
        },
      },
      defaults: { min: 10, max: 100, unit: 'characters' },
      presets: { strict: { max: 50 } },
    },
    *check() {},
  }),
];

export const validate = new Ajv2020({ strict: true, allErrors: true }).compile(
  buildValidatorSchema(rules),
) as Validator;

export function configsIn(cwd: string, options: Partial<ConfigsOptions> = {}): Configs {
  return createConfigs({ cwd, builtinRules: rules, validate, allowCode: true, ...options });
}

/** Every rule that is on, as `severity` or `severity {options}`. */
export async function settingsOf(configs: Configs, path = 'x.json'): Promise<Record<string, string>> {
  const { rules: on } = await configs.for(path);
  return Object.fromEntries(
    Array.from(on, ([id, { severity, options }]) => [
      id,
      Object.keys(options).length > 0 ? `${severity} ${JSON.stringify(options)}` : severity,
    ]),
  );
}
