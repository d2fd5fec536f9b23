import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule } from '../../src/core/rule.js';
import { allOf } from '../../src/core/text.js';

export default defineRule({
  id: 'python/refused-call',
  summary: 'A tool calls itself, or a function of the project in a way that Python refuses',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'Python Language Reference',
    section: 'Calls',
    says: 'A TypeError is raised where arguments match no parameters, or a parameter has no argument and no default.',
    kind: 'MUST',
  },
  messages: {
    unknown: {
      message: '`{{function}}` takes no {{names}}, so this call cannot succeed.',
      help: '{{advice}}.',
    },
    lacking: {
      message: '`{{function}}` needs {{names}}, which this call does not pass, so it cannot succeed.',
      help: 'Pass {{names}}.',
    },
    shifted: {
      message:
        '`{{function}}` gets {{first}} as {{second}} here, and nothing as {{first}}, so this call cannot succeed.',
      help: 'Pass {{second}} before it.',
    },
    many: {
      message: '`{{function}}` takes {{count}} by position, so this call with more cannot succeed.',
      help: 'Pass the others by their names, or leave them out.',
    },
    unstarted: {
      message: '`{{function}}` needs {{names}}, which this call does not pass, so the server cannot start.',
      help: 'Pass the two streams of the transport, and `{{owner}}.create_initialization_options()`.',
    },
    setting: {
      message: '`{{function}}` takes no {{names}} in version 1 of `mcp`, so this call does not start the server.',
      help: 'Pass {{names}} to `FastMCP(…)`.',
    },
    early: {
      message:
        '`{{function}}` takes no {{names}} before version 2 of `fastmcp`, so this call does not start the server.',
      help: 'Require `fastmcp>=2.3`.',
    },
    nested: {
      message: '`{{function}}` starts an event loop, and raises a RuntimeError in an `async def`, where one runs.',
      help: 'Write `await {{owner}}.{{instead}}()`, or call it from a plain function.',
    },
    attribute: {
      message: '`Context` of the official SDK has no {{names}}, so this raises an AttributeError.',
      help: '{{has}}.',
    },
    unnamed: {
      message: '`{{function}}` is a model of pydantic, which takes values only by name, so this call cannot succeed.',
      help: 'Write the name of its field before each value{{example}}.',
    },
    itself: {
      message: '`{{function}}` is the tool here, not the function that this file imports, which is never called.',
      help: 'Import that one under another name: `import {{function}} as …`.',
    },
    object: {
      message: '`{{function}}` is an object in fastmcp 2, so this call raises a TypeError.',
      help: 'Call `{{function}}.fn(…)`, or require `fastmcp>=3`, where `{{function}}` stays a function.',
    },
    unawaited: {
      message: '`{{function}}` is an `async def`, and without `await` its result is a coroutine, not the data.',
      help: 'Write `await` before this call.',
    },
    awaited: {
      message: '`{{function}}` is a plain `def` that returns nothing to wait for, so `await` cannot succeed.',
      help: 'Remove `await`, or make `{{function}}` an `async def`.',
    },
  },
  *check({ code, path }) {
    for (const { is, function: called, names, left, callee, ...at } of code.python?.refusedCalls() ?? []) {
      const [only, ...others] = names;
      const meant = only === undefined || others.length > 0 ? undefined : nearestWord(only, left);
      const quoted = allOf(names.map((name) => `\`${name}\``));
      yield {
        at,
        message: is,
        data: {
          ...{
            function: called,
            owner: called.replace(/\.run$/, ''),
            names: quoted,
            first: `\`${only}\``,
            second: `\`${others[0]}\``,
            instead: only,
            has:
              only === 'lifespan_context'
                ? `Write \`${called}.request_context.lifespan_context\``
                : `Remove it, or use \`FastMCP\` and \`Context\` of the package \`fastmcp\`, which has it`,
          },
          example: /\bTextContent$/.test(called) ? `: \`${called}(type="text", text=…)\`` : '',
          count: left.length === 1 ? '1 argument' : `${left.length} arguments`,
          advice:
            meant === undefined
              ? `Remove ${quoted}, or add ${others.length > 0 ? 'them' : 'it'} to the parameters of \`${called}\``
              : `Write \`${meant}\``,
        },
        ...(callee && {
          related: [{ at: callee, note: 'The function.' }],
          // One cause: the function was changed, and its callers were not.
          cause: `${callee.file ?? path}: ${callee.start} ${is} ${quoted}`,
        }),
        ...((is === 'setting' || is === 'early') && { cause: `${is} ${called} ${quoted}` }),
        ...(is === 'attribute' && { cause: `${is} ${only}` }),
        ...(is === 'unnamed' && { cause: `${is} ${called}` }),
      };
    }
  },
});
