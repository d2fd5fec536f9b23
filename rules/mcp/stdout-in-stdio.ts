import { defineRule } from '../../src/core/rule.js';
import { isWrittenHere } from '../common/lib/fixes.js';
import { section } from './lib/listing.js';

export default defineRule({
  id: 'mcp/stdout-in-stdio',
  summary: 'A server on stdio prints to standard output',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'spec',
  tags: ['stops-server'],
  fixable: 'safe',
  source: section(
    'Transports, stdio',
    'A server writes nothing to its standard output that is not a message of the protocol.',
  ),
  messages: {
    printed: {
      message: 'This prints to standard output, where clients expect only MCP messages, so they may disconnect.',
      help: '{{how}}.',
    },
    logged: {
      message: 'This logs to standard output, where clients expect only MCP messages, so they may disconnect.',
      help: '{{how}}.',
    },
    told: {
      message: '`dotenv` 17 prints a line to standard output here, so clients show an error or may disconnect.',
      help: '{{how}}.',
    },
  },
  *check(manifest) {
    const { code, packages, path } = manifest;
    let isStarted: boolean | undefined;
    let isDeployed: boolean | undefined;
    for (const {
      transport,
      isFallback,
      isLate,
      isUnlessProduction,
      toError,
      logger,
      levels,
      object,
      ...at
    } of code.printed) {
      // Version 16 says nothing, and version 18 says it on standard error.
      if (logger === 'dotenv' && !/^17\b/.test(packages['dotenv'] ?? '')) continue;
      if (isUnlessProduction)
        isDeployed ??= manifest.isNamedElsewhere(SETS_PRODUCTION) && !manifest.isNamedElsewhere(SETS_ANOTHER);
      // Clients are told to set it.
      if (isUnlessProduction && isDeployed) continue;
      const isStream = toError?.some(({ text }) => /^(?:sys\.)?stderr$/.test(text)) === true;
      const how =
        code.python && logger === undefined
          ? HOW[isStream ? 'logging' : 'python']
          : levels === undefined
            ? HOW[logger ?? (isStream ? 'stream' : 'console')]
            : `Set \`stderrLevels\` to the names of all levels${levels && `, \`Object.keys(${levels})\``}`;
      const cause = object
        ? `${at.file ?? path}: ${object.start}`
        : logger === 'dotenv' || logger === 'logging' || logger === 'pprint'
          ? undefined
          : logger;
      const related = [{ at: transport, note: 'The transport.' }];
      if (isFallback) isStarted ??= manifest.isNamedElsewhere(STARTS_STDIO);
      const isHere = toError !== undefined && isWrittenHere(at);
      const fix = isHere && {
        title: logger === 'dotenv' ? 'Keep dotenv quiet' : 'Print to standard error',
        safe: true,
        edits: toError.map((edit) => ({ op: 'text' as const, ...edit })),
      };
      yield {
        at,
        message: MESSAGES[logger ?? ''] ?? ('printed' as const),
        data: { how },
        // One cause: what the logger is made of. Other prints are fixed one by one.
        ...(cause !== undefined && { cause }),
        related,
        ...((isLate || isUnlessProduction || (isFallback && !isStarted)) && { severity: 'warning' as const }),
        ...(fix && { fix }),
      };
    }
  },
});

const MESSAGES: Readonly<Partial<Record<string, 'told' | 'logged'>>> = { dotenv: 'told', logging: 'logged' };

/** What settings, documents and programs have that start a server over standard output, or let clients do so. */
const STARTS_STDIO = ['mcpServers', 'StdioClientTransport', 'mcp add', '"bin":', '--stdio'];

/** In what a client starts a server with. */
const SETS_PRODUCTION = ['"NODE_ENV": "production"'];
const SETS_ANOTHER = ['"NODE_ENV": "development"'];

const HOW = {
  python: 'Print with `file=sys.stderr`, to standard error',
  stream: 'Write `process.stderr` in place of `process.stdout`',
  console: 'Use `console.error`, which prints to standard error',
  winston: 'Set `stderrLevels: Object.keys(winston.config.npm.levels)`, which sends all levels to standard error',
  pino: 'Pass `pino.destination(2)` as its last argument',
  logging: 'Write `sys.stderr` in place of `sys.stdout`',
  rich: 'Make it with `Console(stderr=True)`, which prints to standard error',
  pprint: 'Print with `stream=sys.stderr`, to standard error',
  dotenv: 'Call `config({ quiet: true })`',
  'pino-pretty': 'Set `destination: 2` in the `options` of its transport',
} as const;
