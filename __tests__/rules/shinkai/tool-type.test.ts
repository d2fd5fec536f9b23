import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/tool-type.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { tool } from './tool.js';

const type = (tool_type: unknown) => tool({ tool_type });

testRule(rule, format, {
  silent: {
    ...Object.fromEntries(
      ['typescript', 'python', 'Python', 'Deno', 'Rust', 'Network', 'Agent', 'MCPServer', 'JS', 'js', 'Workflow'].map(
        (text) => [text, type(text)],
      ),
    ),
    none: tool(),
    'an empty one': type(''),
    'one that cannot be known': type(UNKNOWN),
    'one that is no string': type(7),
  },
  reports: {
    'a misspelt one': {
      manifest: type('typscript'),
      finds: [
        {
          at: '/tool_type',
          on: 'value',
          says: '`typscript` is not a known tool type; did you mean `typescript`?',
        },
      ],
      fixed: type('typescript'),
    },
    ...Object.fromEntries(
      [
        ...['ts', 'TS', 'tsx', 'deno-ts', 'deno_ts', 'node-ts', 'TypeScript5'].map(
          (text) => [text, 'typescript'] as const,
        ),
        ...['py', 'PY', 'python3', 'python 3.11', 'Py3'].map((text) => [text, 'python'] as const),
      ].map(([text, meant]) => [
        text,
        {
          manifest: type(text),
          finds: [
            {
              at: '/tool_type',
              on: 'value' as const,
              says: `is not a known tool type; did you mean \`${meant}\`?`,
            },
          ],
          fixed: type(meant),
        },
      ]),
    ),
    'two letters, which are near to everything': {
      manifest: type('jq'),
      finds: [{ at: '/tool_type', on: 'value', says: '`jq` is not a known tool type' }],
    },
    ...Object.fromEntries(
      ['tsql', 'numpy', 'pyramid', 'acts'].map((text) => [
        `what only begins or ends so: ${text}`,
        {
          manifest: type(text),
          finds: [{ at: '/tool_type', on: 'value' as const, says: 'Write the language of the tool: `typescript` or' }],
        },
      ]),
    ),
    'another language': {
      manifest: type('ruby'),
      finds: [{ at: '/tool_type', on: 'value', says: '`ruby` is not a known tool type' }],
    },
  },
});
