import rule from '../../../rules/common/unknown-schema-keyword.js';
import { format as gloodata } from '../../../rules/gloodata/format.js';
import { format as mcp } from '../../../rules/mcp/format.js';
import { format as otc } from '../../../rules/otc/format.js';
import { SPREAD, testRule } from '../../support/rule-tester.js';
import { CITY, extension, PARAMETERS, taking, tool } from './manifests.js';

const renamed = (key: string, meant: string, value: unknown) => ({
  manifest: taking({ [key]: value }),
  finds: [
    {
      at: `${CITY}/${key}`,
      on: 'key' as const,
      says: `\`${key}\` is not a JSON Schema keyword, so it is ignored; did you mean \`${meant}\`?`,
    },
  ],
  fixed: taking({ [meant]: value }),
});

testRule(rule, otc, {
  silent: {
    'keywords of 2020-12': taking({
      $comment: 'a',
      $anchor: 'a',
      prefixItems: [{}],
      unevaluatedItems: false,
      dependentRequired: { a: ['b'] },
      minContains: 1,
      deprecated: true,
      writeOnly: true,
      contentMediaType: 'a/b',
    }),
    'keywords of older drafts': taking({ definitions: {}, dependencies: {}, additionalItems: false, id: 'a' }),
    'keywords of OpenAPI': taking({
      nullable: true,
      example: 'Rome',
      discriminator: { propertyName: 'kind' },
      xml: { name: 'city' },
      externalDocs: { url: 'https://example.com' },
    }),
    "keys of one's own": taking({ 'x-desciption': 'a', 'x-order': 1 }),
    'keys of other vocabularies': taking({
      order: 1,
      name: 'city',
      label: 'City',
      placeholder: 'Rome',
      note: 'a',
      notes: 'a',
      in: 'query',
      cost: 3,
      count: 2,
      tile: 'a',
      hint: 'a',
      tags: ['a'],
      unit: 'km',
      units: 'km',
      values: ['a'],
      options: ['a'],
      optional: true,
      secret: true,
      terms: ['a'],
      form: 'a',
      text: 'a',
      kind: 'a',
      value: 1,
      sample: 'Rome',
      samples: ['Rome'],
      min: 1,
      max: 2,
      length: 3,
      enumNames: ['a'],
      enumDescriptions: ['a'],
      errorMessage: 'a',
      markdownDescription: 'a',
      propertyOrdering: ['a'],
      writeable: true,
      descriptor: 'a',
      maximize: true,
      deprecation: 'Use another.',
      comment: 'a',
      ref: '#/a',
    }),
    'a value that the keyword could not have': taking({
      descriptions: ['a'],
      requird: 'yes',
      defintions: 'a',
      types: 3,
    }),
    'a key beside the keyword that it is near': taking({ description: 'The city.', desciption: 'The town.' }),
    'a key beside what cannot be known': taking({ desciption: 'The city.', [SPREAD]: 1 }),
    'properties that are called so': tool({ properties: { desciption: {}, requried: {} } }),
    'keys of a default': taking({ default: { desciption: 'a' } }),
    'notes beside properties': tool({
      type: 'object',
      properties: { a: { type: 'string' } },
      note: { text: 'a' },
      'x-extra': { type: 'string' },
      'ui:options': { type: 'string' },
      meta: { type: 'card' },
    }),
    'an object of a string': taking({ type: 'string', holder: { type: 'string' } }),
    'a schema and more, of no type': taking({ description: 'A city.', holder: { type: 'string' } }),
    'what cannot be known': tool({ a: { type: 'string' }, [SPREAD]: 1 }),
    'keys without end': taking({ ['d'.repeat(100_000)]: 1, ['description'.repeat(1000)]: 'a' }),
  },
  reports: {
    'a slip in `description`': renamed('desciption', 'description', 'The city.'),
    'a slip in `required`': renamed('requried', 'required', ['a']),
    'a slip in `properties`': renamed('propertes', 'properties', { a: {} }),
    'a slip in `default`': renamed('defualt', 'default', 'Rome'),
    'another case': renamed('minlength', 'minLength', 3),
    'a capital': renamed('Description', 'description', 'The city.'),
    'an underscore': renamed('additional_properties', 'additionalProperties', false),
    'a plural': renamed('enums', 'enum', ['a']),
    'a singular': renamed('item', 'items', { type: 'string' }),
    'letters that changed places': renamed('tpye', 'type', 'string'),
    'a list of types': renamed('types', 'type', ['string', 'null']),
    'a slip in a nested schema': {
      manifest: taking({ type: 'array', items: { anyOf: [{ maximun: 3 }] } }),
      finds: [{ at: `${CITY}/items/anyOf/0/maximun`, on: 'key' }],
      fixed: taking({ type: 'array', items: { anyOf: [{ maximum: 3 }] } }),
    },
    'properties beside `type`': {
      manifest: tool({ type: 'object', a: { type: 'string' }, b: { type: ['number', 'null'] } }),
      finds: [
        {
          at: `${PARAMETERS}/a`,
          on: 'key',
          says: '`a` is directly in the schema but is not a JSON Schema keyword, so the model never sees it. Put it into `properties`.',
        },
      ],
      fixed: tool({ type: 'object', properties: { a: { type: 'string' }, b: { type: ['number', 'null'] } } }),
    },
    'a wrapper around the schema of what comes back, as `input_schema` has one': {
      manifest: tool(
        {},
        { output_schema: { parameters: { type: 'object', properties: { sum: { type: 'number' } } } } },
      ),
      finds: [
        {
          at: '/output_schema/parameters',
          on: 'key',
          says: 'If `parameters` is a property, move it into `properties`',
        },
      ],
    },
    'an only property with properties of its own': {
      manifest: tool({ place: { type: 'object', properties: { city: { type: 'string' } } } }),
      finds: [{ at: `${PARAMETERS}/place`, on: 'key', says: 'Put it into `properties`' }],
      fixed: tool({ properties: { place: { type: 'object', properties: { city: { type: 'string' } } } } }),
    },
    'a property beside `properties`': {
      manifest: tool({ properties: { a: { type: 'string' } }, b: { type: 'number' } }),
      finds: [{ at: `${PARAMETERS}/b`, on: 'key' }],
      fixed: tool({ properties: { a: { type: 'string' }, b: { type: 'number' } } }),
    },
    'a property beside misspelt `properties`': {
      manifest: tool({ type: 'object', propertes: { a: { type: 'string' } }, b: { type: 'number' } }),
      finds: [
        { at: `${PARAMETERS}/propertes`, on: 'key' },
        { at: `${PARAMETERS}/b`, on: 'key' },
      ],
      fixed: tool({ type: 'object', properties: { a: { type: 'string' }, b: { type: 'number' } } }),
    },
    'a property that is there twice': {
      manifest: tool({ type: 'object', properties: { a: { type: 'string' } }, a: { type: 'number' } }),
      finds: [{ at: `${PARAMETERS}/a`, on: 'key' }],
    },
    'properties and nothing else': {
      manifest: tool({ a: { type: 'string' } }),
      finds: [{ at: `${PARAMETERS}/a`, on: 'key' }],
      fixed: tool({ properties: { a: { type: 'string' } } }),
    },
    'properties of a property': {
      manifest: taking({ country: { type: 'string' }, name: { type: 'string' } }),
      finds: [{ at: `${CITY}/country`, on: 'key' }],
      fixed: taking({ properties: { country: { type: 'string' }, name: { type: 'string' } } }),
    },
    'one slip in two places': {
      manifest: tool({ properties: { a: { desciption: 'A.' }, b: { desciption: 'B.' } } }),
      finds: [
        { at: `${PARAMETERS}/properties/a/desciption`, on: 'key' },
        { at: `${PARAMETERS}/properties/b/desciption`, on: 'key' },
      ],
      fixed: tool({ properties: { a: { description: 'A.' }, b: { description: 'B.' } } }),
    },
  },
});

const listed = (inputSchema: unknown) => ({
  tools: [{ name: 'forecast', description: 'Tells the weather of a city.', inputSchema }],
});
const properties = { city: { type: 'string', description: 'The city.' } };
const day = { type: 'string', description: 'The day.' };

testRule(rule, mcp, {
  silent: {
    'parameters without `properties`, of which another rule speaks': listed({ type: 'object', day }),
    'fields of a schema that has properties, or is of no object': listed({
      type: 'object',
      properties: { city: { type: 'string', fields: { day } } },
      fields: { day },
    }),
    'fields of an object that is described in another way': {
      tools: [
        ...listed({ type: 'object', additionalProperties: day, attributes: { day } }).tools,
        ...listed({ type: 'object', patternProperties: { '^d': day }, fields: { day } }).tools,
        ...listed({ type: 'object', allOf: [{ properties }], fields: { day } }).tools,
      ],
    },
    'fields that describe no values': listed({ type: 'object', fields: { day: 'Monday' }, params: [day], args: {} }),
    'two that could be meant': listed({ type: 'object', fields: { day }, params: { day } }),
    'notes on what comes back': listed({ type: 'object', properties, returns: day, output: day, result: day }),
  },
  reports: {
    'properties under the names that others give them': {
      manifest: listed({
        type: 'object',
        params: { city: day, trip: { type: 'object', fields: { day }, required: ['day'] } },
      }),
      finds: [{ at: '/tools/0/inputSchema/params', on: 'key', says: 'did you mean `properties`?' }],
      fixed: listed({
        type: 'object',
        properties: { city: day, trip: { type: 'object', properties: { day }, required: ['day'] } },
      }),
    },
    'a parameter beside `properties`': {
      manifest: listed({ type: 'object', properties, day }),
      finds: [{ at: '/tools/0/inputSchema/day', on: 'key' }],
      fixed: listed({ type: 'object', properties: { ...properties, day } }),
    },
  },
});

testRule(rule, gloodata, {
  silent: {
    'a field, of which the rules of the format know every attribute': extension({ type: 'string', minLenght: 3 }),
  },
  reports: {},
});
