/** The JSON Schema of a config: for editors, and for the validator that is compiled at build time. */
import { BOUNDS, LIMITS, type Limits } from '../../src/engine/limits.js';
import { BUILTIN_PACKS, CLIENTS, DIALECTS } from '../../src/core/pack.js';
import { FORMATS } from '../../src/generated/format-ids.js';
import type { Rule } from '../../src/core/rule.js';
import { SETTINGS } from '../../src/config/types.js';

type Json = Record<string, unknown>;

/** For editors, with a description of every rule. */
export function buildConfigSchema(rules: readonly Rule[]): Json {
  return configSchema(rulesSchema(rules, []));
}

/** Accepts the same, and compiles to half the code: rules without options share one pattern. */
export function buildValidatorSchema(rules: readonly Rule[]): Json {
  return configSchema(
    rulesSchema(
      rules.filter(({ options }) => options),
      rules.filter(({ options }) => !options),
    ),
  );
}

function configSchema(rules: Json): Json {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://toolint.dev/schemas/config.schema.json',
    title: 'toolint config',
    description: 'Which files toolint looks at, which rules hold for them, and what it may read.',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string', description: 'The JSON Schema of this file, for editors.' },
      root: { type: 'boolean', description: 'Look for no further config in the folders above this one.' },
      extends: {
        description:
          'What this config builds on: a preset (spec, recommended, strict or a store: claude-directory, chatgpt-apps, mcp-registry), a config file, or a package that is one.',
        type: 'array',
        items: { type: 'string', minLength: 1 },
      },
      cache: { type: 'boolean', description: 'Keep results for later runs, as --cache does.' },
      rules: {
        $ref: '#/$defs/rules',
        description:
          'Rules by id, or all rules of a pack as "mcp/*": "error", "warning", "info" or "off", or ["warning", { options }].',
      },
      files: {
        $ref: '#/$defs/globs',
        description: 'Which files to look at, instead of all. Files that are named on the command line always are.',
      },
      ignore: {
        $ref: '#/$defs/globs',
        description: 'Files and folders to leave out, written as in .gitignore; braces may be used.',
      },
      overrides: { type: 'array', description: 'Other settings for some of the files.', items: override() },
      formats: {
        type: 'object',
        description: 'The format of files that are not recognised by what they hold: {"**/tool.meta.json": "shinkai"}.',
        additionalProperties: { type: 'string', enum: [...FORMATS] },
      },
      servers: {
        type: 'object',
        description: 'The tool servers that files belong to: {"math": ["tools/math/**"]}. Ids are unique in a server.',
        additionalProperties: { $ref: '#/$defs/globs' },
      },
      dialect: {
        type: 'object',
        description: 'Which dialect of a format to judge by, where it has several.',
        additionalProperties: false,
        properties: {
          openai: {
            type: 'string',
            enum: [...DIALECTS],
            default: 'auto',
            description: 'The dialect of OpenAI metadata; `auto` tells it by the keys of each tool.',
          },
        },
      },
      clients: {
        type: 'array',
        description:
          'The AI clients and model APIs to care for, instead of all those whose limits are well documented: ["claude", "openai"].',
        items: { type: 'string', enum: [...CLIENTS] },
      },
      comments: {
        type: 'boolean',
        description: 'Allow comments and trailing commas in .json files, as in .jsonc files.',
        default: false,
      },
      limits: {
        type: 'object',
        description:
          'How much is read and told. A file beyond a limit fails the run; findings beyond one are only counted.',
        additionalProperties: false,
        properties: {
          fileSize: limit('fileSize', 'The bytes of a file.'),
          depth: limit('depth', 'How many levels deep a manifest may be nested.'),
          aliases: limit('aliases', 'How many values the aliases of a YAML file may stand for.'),
          findingsPerFile: limit('findingsPerFile', 'The findings of a file that are told, the most severe.'),
          findings: limit('findings', 'The findings of a whole run that are told, the most severe.'),
        },
      },
      diff: {
        type: 'object',
        description: 'What `toolint diff` passes over.',
        additionalProperties: false,
        properties: {
          accept: {
            type: 'array',
            description: 'Changes of contracts that are accepted, each for one tool.',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['rule', 'tool', 'reason'],
              properties: {
                rule: { type: 'string', minLength: 1, description: 'The rule, or a family: `diff/*`.' },
                tool: { type: 'string', minLength: 1, description: 'The name of the tool before the change.' },
                until: {
                  type: 'string',
                  minLength: 1,
                  description: 'The first version for which it is no longer accepted.',
                },
                reason: { type: 'string', minLength: 1, description: 'Why it is accepted.' },
              },
            },
          },
        },
      },
      plugins: {
        type: 'array',
        description: "Modules with rules of one's own: paths that start with `./`, or packages.",
        items: { type: 'string', minLength: 1 },
      },
    },
    $defs: {
      globs: { type: 'array', items: { type: 'string', minLength: 1 } },
      severity: { type: 'string', enum: [...SETTINGS] },
      bareSetting: { examples: [...SETTINGS], if: { type: 'array' }, then: tuple(SEVERITY), else: SEVERITY },
      setting: {
        examples: [...SETTINGS],
        if: { type: 'array' },
        then: { type: 'array', if: { maxItems: 1 }, then: tuple(SEVERITY), else: tuple(SEVERITY, { type: 'object' }) },
        else: SEVERITY,
      },
      rules,
    },
  };
}

function limit(name: keyof Limits, description: string): Json {
  return { type: 'integer', description, minimum: 1, maximum: BOUNDS[name], default: LIMITS[name] };
}

function override(): Json {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['files'],
    properties: {
      files: { $ref: '#/$defs/globs', description: 'The files that these settings are for.' },
      ignore: { $ref: '#/$defs/globs', description: 'Those among them that they are not for.' },
      rules: { $ref: '#/$defs/rules', description: 'What they are set to there.' },
    },
  };
}

function rulesSchema(listed: readonly Rule[], others: readonly Rule[]): Json {
  const properties = listed.map(({ id, summary, options }): [string, Json] => [
    id,
    { description: summary, ...(options ? settingWith(options.schema) : BARE_SETTING) },
  ]);
  const families = BUILTIN_PACKS.map((pack): [string, Json] => [
    `${pack}/*`,
    { description: `Every rule of the pack ${pack}, except those that are named here.`, ...BARE_SETTING },
  ]);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries([...properties, ...families]),
    patternProperties: {
      // Rules of plugins are checked when their plugins have been loaded.
      [`^(?!(?:${BUILTIN_PACKS.join('|')})/)[^/]+/`]: { $ref: '#/$defs/setting' },
      ...(others.length > 0 && { [`^(?:${others.map(({ id }) => id).join('|')})$`]: BARE_SETTING }),
    },
  };
}

const BARE_SETTING: Json = { $ref: '#/$defs/bareSetting' };

const SEVERITY: Json = { $ref: '#/$defs/severity' };

function tuple(...items: readonly (Json | true)[]): Json {
  return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length };
}

/** What every setting is, with these options. */
function settingWith(options: Readonly<Json>): Json {
  const schema = { type: 'object', additionalProperties: options['type'] === undefined, ...options };
  return { $ref: '#/$defs/setting', if: { type: 'array', minItems: 2 }, then: tuple(true, schema) };
}
