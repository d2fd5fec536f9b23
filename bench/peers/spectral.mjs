/** What Spectral can say of Shinkai manifests: the schema, and that texts are there and hold nothing strange. */
export const ruleset = (schema) => ({
  rules: {
    schema: rule('$', undefined, 'schema', { schema }),
    'parameter-description': rule('$.parameters.properties[*]', 'description', 'truthy'),
    'parameter-type': rule('$.parameters.properties[*]', 'type', 'enumeration', { values: TYPES }),
    'table-type': rule('$[configurations,parameters,result]', 'type', 'truthy'),
    'version-format': rule('$.version', undefined, 'pattern', { match: '^\\d+\\.\\d+\\.\\d+' }),
    'hidden-text': rule('$..description', undefined, 'pattern', { notMatch: '[\u200b-\u200f\u202a-\u202e]' }),
    'instruction-override': rule('$..description', undefined, 'pattern', { notMatch: 'ignore (?:all )?previous' }),
  },
});

const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object'];

function rule(given, field, name, functionOptions) {
  return {
    given,
    message: '{{error}}',
    then: { ...(field && { field }), function: name, ...(functionOptions && { functionOptions }) },
  };
}
