import { format } from '../../../rules/gloodata/format.js';
import rule from '../../../rules/gloodata/misspelt-field.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { CITY, extension, SHOW, withField, withTool, withUi } from './manifests.js';

testRule(rule, format, {
  silent: {
    'names of tools, fields and arguments are free': extension({
      titel: { title: 'T', schema: { fields: { typ: { type: 'string' } } }, ui: { args: { prefx: {} } } },
    }),
    'what the product writes': withTool(
      { description: '', contextActions: [] },
      { description: '', tagValues: {}, handlers: [], dynEnums: null },
    ),
    'another field beside the one that it is near to': withTool({ example: ['rain'] }),
    'what is near to nothing': withTool({ icon: 'flag' }, { version: '1.0' }),
    'what cannot be known': extension(UNKNOWN),
  },
  reports: {
    'a field of the extension': {
      manifest: extension({}, { tag_values: {} }),
      finds: [
        {
          at: '/tag_values',
          on: 'key',
          says: '`tag_values` is not a field of a Gloodata extension, so it is ignored.',
        },
      ],
      fixed: extension({}, { tagValues: {} }),
    },
    'a required field': {
      manifest: extension({ show: { titel: 'Show Weather' } }),
      finds: [
        {
          at: `${SHOW}/titel`,
          on: 'key',
          says: '`titel` is not a field of a tool, so the required `title` is missing. Rename `titel` to `title`.',
        },
      ],
      fixed: extension({ show: { title: 'Show Weather' } }),
    },
    'a field whose right form is there too': {
      manifest: withTool({ Examples: ['rain'] }),
      finds: [
        {
          at: `${SHOW}/Examples`,
          on: 'key',
          says: 'Remove `Examples`. If its value is the right one, move it to `examples` first.',
        },
      ],
    },
    'the schema': {
      manifest: withTool({ shema: { fields: {} } }),
      finds: [{ at: `${SHOW}/shema`, on: 'key' }],
      fixed: withTool({ schema: { fields: {} } }),
    },
    'the fields': {
      manifest: withTool({ schema: { Fields: {} } }),
      finds: [{ at: `${SHOW}/schema/Fields`, on: 'key' }],
      fixed: withTool({ schema: { fields: {} } }),
    },
    'an attribute of a field': {
      manifest: withField({ type: 'string', desciption: 'a city' }),
      finds: [{ at: `${CITY}/desciption`, on: 'key' }],
      fixed: withField({ type: 'string', description: 'a city' }),
    },
    'a part of the ui': {
      manifest: withUi({}, { sufix: 'now', args: {} }),
      finds: [{ at: `${SHOW}/ui/sufix`, on: 'key' }],
      fixed: withUi({}, { suffix: 'now', args: {} }),
    },
    'a part of an argument': {
      manifest: withUi({ city: {} }, { args: { city: { dtype_name: 'City' } } }),
      finds: [{ at: `${SHOW}/ui/args/city/dtype_name`, on: 'key' }],
      fixed: withUi({ city: {} }, { args: { city: { dtypeName: 'City' } } }),
    },
  },
});
