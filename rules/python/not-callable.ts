import type { PythonLibrary, PythonTool, SignatureFault } from '../../src/core/python-code.js';
import { defineRule } from '../../src/core/rule.js';
import { allOf } from '../../src/core/text.js';
import { onceEach, sdkSource } from './lib/tools.js';
import { lackOfDescription } from './lib/properties.js';

export default defineRule({
  id: 'python/not-callable',
  summary: 'A function that cannot be a tool, or a parameter that no model can fill in',
  severity: 'error',
  in: 'recommended',
  tags: ['stops-server', 'breaks-list'],
  sparesList: ['args', 'kwargs', 'self', 'several', 'context', 'positional-only', 'replaced', 'caller', 'unwrapped'],
  fixable: 'safe',
  source: sdkSource(
    'Tools',
    'A tool is a function whose parameters are all given by name, and all mean something to a model.',
  ),
  messages: {
    bare: {
      message: 'The official SDK refuses this decorator without parentheses, so the server does not start.',
      help: 'Add `()` after it.',
    },
    lacked: {
      message: 'The low-level `Server` has no `{{name}}`, so this line fails and no tool is registered.',
      help: 'Make the server a `FastMCP` (`mcp.server.fastmcp`), which has it, or answer in `list_tools` and `call_tool`.',
    },
    parameter: {
      message: '`{{function}}` takes no {{names}}, which its URI has, so {{stops}}.',
      help: 'Write a parameter of `{{function}}` in the braces, or add {{names}} to its parameters.',
    },
    variable: {
      message: 'The URI of `{{function}}` lacks {{names}}, which it takes, so {{stops}}.',
      help: 'Write {{names}} in braces in the URI, or remove what the URI does not have.',
    },
    args: {
      message: 'Clients pass arguments by name and cannot fill in `*{{name}}`, so {{effect}}.',
      help: 'Write `{{list}}: list[str]`.',
    },
    kwargs: {
      message: 'The SDK {{reading}}, so {{effect}}.',
      help: '{{advice}}.',
    },
    underscore: {
      message: 'The official SDK refuses `{{name}}`, because it begins with `_`, so {{stops}}.',
      help: 'Remove the `_` from its name.',
    },
    self: {
      message: 'The SDK takes `{{name}}` for a parameter of the tool, so {{effect}}.',
      help: '{{advice}}.',
    },
    several: {
      message: 'No model can fill in {{names}}, so {{effect}}.',
      help: '{{advice}}.',
    },
    context: {
      message: '`{{name}}` has no type, so the SDK asks the model for it instead of passing its context.',
      help: 'Write `{{name}}: Context`{{from}}.',
    },
    'positional-only': {
      message: 'Clients pass arguments by name, which `/` forbids for `{{name}}`, so {{effect}}.',
      help: 'Remove the `/`.',
    },
    'required-after-optional': {
      message: '`{{name}}` is required after an optional parameter, which fastmcp refuses, so {{stops}}.',
      help: 'Move `{{name}}` before the optional parameters, or put a `*` before it.',
    },
    postponed: {
      message: '`mcp` before 1.14 refuses annotations under `from __future__ import annotations`, so {{stops}}.',
      help: 'Require `mcp>=1.14,<2`, or remove that import.',
    },
    unwrapped: {
      message: '`@{{name}}` hides the parameters of `{{tool}}`, so {{effect}}.',
      help: 'Add `@functools.wraps({{given}})` to `{{wrapper}}`, and `import functools`.',
    },
    replaced: {
      message:
        'The SDK keeps one `{{decorator}}` for each server, so `{{last}}` replaces `{{name}}`, which is never called.',
      help: 'Write one function that calls `{{name}}` and the others by the name of the tool.',
    },
    caller: {
      message:
        'The SDK calls `{{name}}` with the name of a tool and its arguments, which it does not take, so each call fails.',
      help: 'Write `async def {{name}}(name: str, arguments: dict)`.',
    },
  },
  *check(manifest) {
    const {
      tools = [],
      mismatched = [],
      bareDecorators = [],
      lackedDecorators = [],
      names = new Set<string>(),
      toolCallers = [],
    } = manifest.code.python ?? {};
    for (const { start, end, name, decorator, replacedBy: last, takesOthers } of toolCallers) {
      const at = { start, end };
      if (last) {
        const related = [{ at: last, note: 'The function that is called.' }];
        yield {
          at,
          message: 'replaced',
          data: { name, decorator, last: last.name },
          related,
          cause: `${decorator} ${last.start}`,
        };
      } else if (takesOthers) yield { at, message: 'caller', data: { name } };
    }
    for (const { lacks, names: lacked, function: called, onError, ...at } of mismatched) {
      const quoted = allOf(lacked.map((each) => `\`${each}\``));
      const stopped = onError === 'stops' ? 'the server does not start' : 'the SDK refuses this resource';
      yield { at, message: lacks, data: { function: called, names: quoted, stops: stopped } };
    }
    for (const at of lackedDecorators) yield { at, message: 'lacked', data: { name: at.name }, cause: at.name };
    for (const at of bareDecorators) {
      const edits = [{ op: 'text' as const, start: at.end, end: at.end, text: '()' }];
      yield { at, message: 'bare', fix: { title: 'Add `()`', safe: true, edits } };
    }
    const faults = tools.flatMap((tool) => (tool.isSchemaGiven ? [] : tool.faults.map((each) => ({ ...each, tool }))));
    const takenAway = namesTakenAway(tools);
    for (const fault of onceEach(faults)) {
      if (fault.is === 'underscore' && takenAway.has(fault.name)) continue;
      const { is, name, tool } = fault;
      const { library } = tool;
      const from = names.has('Context') || !library ? '' : `, with \`from ${MODULES[library]} import Context\``;
      // One edit of a signature cures all of these.
      const together = UNFILLED.has(is) ? tool.faults.filter((each) => UNFILLED.has(each.is)) : [];
      if (together.length > 1 && together[0]!.start !== fault.start) continue;
      const [worst] = [...together].sort((a, b) => Number(isMild(a, tool)) - Number(isMild(b, tool)));
      yield {
        at: fault,
        message: together.length > 1 ? 'several' : is,
        data: {
          name,
          list: name.replace(/^_+/, '') || 'items',
          names: allOf(together.map(quoted)),
          advice: together.length > 1 ? insteadOfAll(together) : insteadOf(fault, tool),
          reading: readingOf(fault, tool),
          effect: effectOf(worst ?? fault, tool),
          stops: stops(tool),
          from,
          ...{ tool: tool.function.name, given: fault.wrapper?.given, wrapper: fault.wrapper?.name },
        },
        ...(is === 'postponed'
          ? { cause: is }
          : fault.wrapper
            ? {
                cause: `${manifest.path}: ${name}`,
                related: [{ at: fault.wrapper, note: 'The SDK sees this instead.' }],
              }
            : { replaces: lackOfDescription(tool, manifest, name) }),
        ...(isMild(worst ?? fault, tool) && { severity: 'warning' }),
      };
    }
  },
});

/**
 * The SDK refuses the first tool with such a parameter. Where several have it, they are registered through something that
 * takes it away and fills it in.
 */
function namesTakenAway(tools: readonly PythonTool[]): ReadonlySet<string> {
  const names = tools.flatMap(({ faults }) => faults.flatMap(({ is, name }) => (is === 'underscore' ? [name] : [])));
  return new Set(names.filter((name, at) => names.indexOf(name) !== at));
}

const MODULES: Readonly<Record<PythonLibrary, string>> = { official: 'mcp.server.fastmcp', fastmcp: 'fastmcp' };

const UNFILLED: ReadonlySet<SignatureFault['is']> = new Set(['args', 'kwargs', 'self']);
/** The official SDK refuses it also behind stars, and fastmcp whatever is behind them. */
const isRefusedName = (name: string): boolean => name.startsWith('_');

const STARS: Readonly<Partial<Record<SignatureFault['is'], string>>> = { args: '*', kwargs: '**' };

const isMild = ({ is, name, isCertain }: SignatureFault, { onError, library }: PythonTool): boolean =>
  (onError === 'caught' && (library === 'fastmcp' || isRefusedName(name) || is === 'postponed')) ||
  is === 'context' ||
  (is === 'kwargs' && library !== 'fastmcp' && !isRefusedName(name)) ||
  (is === 'self' && !isCertain);

/** A parameter without a default cannot follow one that has one. */
function insteadOf({ is, name, isUnread, isOfMethod }: SignatureFault, tool: PythonTool): string {
  if (is === 'self')
    return isOfMethod
      ? `Register the method of an instance: \`mcp.add_tool(instance.${tool.function.name})\``
      : `Remove \`${name}\``;
  if (isUnread) return `Remove \`**${name}\``;
  if (isRefusedName(name)) return 'Write each parameter by name';
  const isOptional = tool.parameters.some((each) => each.default !== undefined);
  return `Write each parameter by name, or \`${name}: dict${isOptional ? ' | None = None' : ''}\``;
}

/** One edit of the signature for all of them. */
const insteadOfAll = (faults: readonly SignatureFault[]): string => {
  const removed = faults.filter(({ is, isUnread }) => is === 'self' || isUnread);
  const others = removed.length === faults.length ? '' : 'Write each parameter by name';
  const names = allOf(removed.map(quoted));
  return removed.length === 0 ? others : others ? `${others}, and remove ${names}` : `Remove ${names}`;
};

const quoted = ({ is, name }: SignatureFault): string => `\`${STARS[is] ?? ''}${name}\``;

/** Where what the SDK raises is caught, the server goes on; where it may be, only the tool is missing for sure. */
const stops = ({ onError, library }: PythonTool): string =>
  onError === 'stops'
    ? 'the server does not start'
    : onError === 'caught'
      ? 'the tool is not registered'
      : `${library === 'fastmcp' ? 'fastmcp' : 'the SDK'} refuses this tool`;

/** What becomes of `**kwargs`. */
function readingOf({ name }: SignatureFault, { library }: PythonTool): string {
  if (library === 'fastmcp' || isRefusedName(name)) return `does not accept \`**${name}\` in a tool`;
  return `takes \`**${name}\` for a plain parameter${library ? '' : ' or refuses it'}`;
}

function effectOf({ is, isCertain, name, wrapper }: SignatureFault, tool: PythonTool): string | undefined {
  const { library } = tool;
  if (wrapper) {
    const names = allOf(wrapper.parameters.map((each) => `\`${each}\``));
    return library === 'fastmcp' ? stops(tool) : library ? `models must fill in ${names}` : 'no model can call it';
  }
  if (is === 'self')
    return library === 'fastmcp' && isCertain ? stops(tool) : `models must fill it in, or ${stops(tool)}`;
  if (STARS[is] && isRefusedName(name)) return stops(tool);
  if (library === 'fastmcp') return is === 'positional-only' ? 'no client can call the tool' : stops(tool);
  if (is === 'kwargs')
    return library
      ? `models see one parameter \`${name}\`, and calls without it are refused`
      : `models must send one parameter \`${name}\`, or ${stops(tool)}`;
  return library ? 'each call fails' : `each call fails, or ${stops(tool)}`;
}
