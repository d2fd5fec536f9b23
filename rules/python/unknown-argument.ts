import { intendedField } from '../../src/core/did-you-mean.js';
import type { PythonLibrary, UnknownArgument } from '../../src/core/python-code.js';
import { defineRule } from '../../src/core/rule.js';
import { sdkSource } from './lib/tools.js';

export default defineRule({
  id: 'python/unknown-argument',
  summary: 'An argument that the SDK does not take where a server is made, or a tool, prompt or resource is registered',
  severity: 'error',
  in: 'recommended',
  tags: ['stops-server'],
  source: sdkSource('Tools', 'What registers a function takes the arguments of its signature, and no others.'),
  messages: {
    refused: {
      message: '`{{method}}()` of {{library}} takes no `{{name}}`, so {{effect}}.',
      help: '{{advice}}.',
    },
    early: {
      message: '`{{method}}()` of {{library}} takes `{{name}}` only from version {{since}} on, so {{effect}}.',
      help: 'Require `{{package}}>={{since}}`, or remove `{{name}}`.',
    },
    late: {
      message: '`{{method}}()` of {{library}} takes no `{{name}}` from version {{before}} on, so {{effect}}.',
      help: '{{advice}}.',
    },
    ignored: {
      message: '`{{method}}()` of {{library}} ignores `{{name}}`, and refuses it from version {{before}} on.',
      help: '{{advice}}.',
    },
  },
  *check({ code }) {
    for (const each of code.python?.unknownArguments ?? []) {
      const { start, end, name, method, library, since, before, isIgnored, onError } = each;
      yield {
        at: { start, end },
        message: isIgnored ? 'ignored' : since !== undefined ? 'early' : before === undefined ? 'refused' : 'late',
        data: {
          ...{ name, method, since, before },
          ...{ library: LIBRARIES[library], package: PACKAGES[library] },
          effect: effectOf(each),
          advice: adviceFor(each),
        },
        cause: `${library} ${method} ${name}`,
        ...((isIgnored || onError !== 'stops') && { severity: 'warning' }),
      };
    }
  },
});

const LIBRARIES = { official: 'the official SDK', fastmcp: 'fastmcp' } as const;
const PACKAGES = { official: 'mcp', fastmcp: 'fastmcp' } as const;

const effectOf = ({ onError, method }: UnknownArgument): string =>
  onError === 'stops'
    ? 'the server does not start'
    : MAKES.test(method)
      ? 'this raises a TypeError'
      : `the ${method.replace('add_', '')} is not registered${onError === 'raised' ? ' (TypeError)' : ''}`;

function adviceFor({ name, method, takes, library, before }: UnknownArgument): string {
  if (method === 'add_tool' && before !== undefined) return 'Add `Tool.from_function(…)`, which takes it';
  if (MAKES.test(method)) return adviceForServer(name, takes, library);
  if (SCHEMA.test(name)) return 'Remove it: the schema is made from the parameters of the function';
  const meant = before === undefined ? intendedField(name, takes) : undefined;
  if (meant !== undefined) return `Write \`${meant}\``;
  if (RESULT.test(name)) return 'Remove it: what is returned is described by the return annotation';
  if (HINT.test(name)) return 'Write it in `annotations`';
  if (library === 'official' && OF_FASTMCP.has(name)) return 'Remove it: only the package `fastmcp` takes it';
  return 'Remove it, and say in the docstring what models need to know';
}

/** What makes a server. */
const MAKES = /^(?:FastMCP|MCPServer)$/;

function adviceForServer(name: string, takes: readonly string[], library: PythonLibrary): string {
  if (/^(?:description|instruction|system_prompt|prompt)$/.test(name) && takes.includes('instructions'))
    return 'Write `instructions`, which clients may give to the model';
  const own = name.replace(/^(?:server|mcp|app)_/, '');
  const meant = takes.includes(own) ? own : intendedField(name, takes);
  if (meant !== undefined) return `Write \`${meant}\``;
  return library === 'official' && name === 'version' ? 'Remove it: only the package `fastmcp` takes it' : 'Remove it';
}

const SCHEMA =
  /^(?:(?:input|args?|json|tool|parameters?)_?)?(?:schema|model)$|^(?:parameters|params|args|arguments|inputs?)$/i;
const RESULT = /^(?:returns?|output|result|response)(?:_?(?:type|schema|model))?$/i;
const HINT =
  /^(?:readOnly|destructive|idempotent|openWorld)(?:Hint)?$|^(?:read_only|destructive|idempotent|open_world)(?:_hint)?$/;
const OF_FASTMCP: ReadonlySet<string> = new Set([
  'tags',
  'enabled',
  'output_schema',
  'exclude_args',
  'task',
  'timeout',
]);
