import { intendedField } from '../../src/core/did-you-mean.js';
import type { PythonLibrary, UnknownArgument } from '../../src/core/python-code.js';
import { defineRule } from '../../src/core/rule.js';
import { allOf, eitherOf } from '../../src/core/text.js';
import { sdkSource } from './lib/tools.js';

export default defineRule({
  id: 'python/unknown-argument',
  summary: 'An argument that the SDK does not take where a server is made, or a tool, prompt or resource is registered',
  severity: 'error',
  in: 'recommended',
  tags: ['stops-server', 'breaks-list'],
  source: sdkSource('Tools', 'What registers a function takes the arguments of its signature, and no others.'),
  messages: {
    refused: {
      message: '`{{method}}()` of {{library}} takes no {{names}}, so {{effect}}.',
      help: '{{advice}}{{more}}.',
    },
    early: {
      message: '`{{method}}()` of {{library}} takes `{{name}}` only from version {{since}} on, so {{effect}}.',
      help: 'Require `{{package}}>={{since}}`, or remove `{{name}}`.',
    },
    late: {
      message: '`{{method}}()` of {{library}} takes no {{names}} from version {{before}} on, so {{effect}}.',
      help: '{{advice}}{{more}}.',
    },
    ignored: {
      message: '`{{method}}()` of {{library}} ignores {{names}}, and refuses it from version {{before}} on.',
      help: '{{advice}}{{more}}.',
    },
  },
  *check({ code }) {
    for (const each of code.python?.unknownArguments ?? []) {
      const { start, end, name, others = [], method, library, since, before, isIgnored, onError } = each;
      const all = [name, ...others];
      yield {
        at: { start, end },
        message: isIgnored ? 'ignored' : since !== undefined ? 'early' : before === undefined ? 'refused' : 'late',
        data: {
          ...{ name, names: eitherOf(all.map((one) => `\`${one}\``)), method, since, before },
          ...{ library: LIBRARIES[library], package: PACKAGES[library] },
          effect: effectOf(each),
          ...(others.length === 0 ? { advice: adviceFor(each), more: '' } : adviceForAll(all, each)),
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
      : onError === 'raised'
        ? 'this raises a TypeError, which may stop the server'
        : `the ${method.replace('add_', '')} is not registered`;

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
  const meant = meantBy(name, takes);
  if (meant === 'instructions') return 'Write `instructions`, which clients may give to the model';
  if (isForRun(name, takes, library)) return `Give \`${name}\` to \`run()\``;
  if (meant !== undefined) return `Write \`${meant}\``;
  return library === 'official' && name === 'version' ? 'Remove it: only the package `fastmcp` takes it' : 'Remove it';
}

function meantBy(name: string, takes: readonly string[]): string | undefined {
  if (/^(?:description|instruction|system_prompt|prompt)$/.test(name) && takes.includes('instructions'))
    return 'instructions';
  const own = name.replace(/^(?:server|mcp|app)_/, '');
  return takes.includes(own) ? own : intendedField(name, takes);
}

/** Version 4 of fastmcp takes them there. */
const isForRun = (name: string, takes: readonly string[], library: PythonLibrary): boolean =>
  library === 'fastmcp' && !takes.includes(name) && OF_RUN.test(name);
const OF_RUN = /^(?:host|port|stateless_http|json_response|log_level)$/;

/** Of one call that makes a server. */
function adviceForAll(
  names: readonly string[],
  { takes, library }: UnknownArgument,
): Readonly<Record<'advice' | 'more', string>> {
  const forRun = names.filter((name) => isForRun(name, takes, library));
  const others = names.filter((name) => !forRun.includes(name));
  const meant = others.flatMap((name) => {
    const one = meantBy(name, takes);
    return one === undefined ? [] : [`\`${one}\` instead of \`${name}\``];
  });
  const rest = others.filter((name) => meantBy(name, takes) === undefined);
  const quoted = (some: readonly string[]): string => allOf(some.map((name) => `\`${name}\``));
  const [first = '', ...more] = [
    ...(meant.length > 0 ? [`write ${allOf(meant)}`] : []),
    ...(forRun.length > 0 ? [`give ${quoted(forRun)} to \`run()\``] : []),
    ...(rest.length > 0 ? [`remove ${quoted(rest)}`] : []),
  ];
  return { advice: first[0]!.toUpperCase() + first.slice(1), more: more.map((each) => `, and ${each}`).join('') };
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
