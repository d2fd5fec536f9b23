/** mcp/resource-uri on resources in Python. */
import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/resource-uri.js';
import { findingsIn, OFFICIAL } from './source.js';

const RESOURCE = '@mcp.resource("playbook")\ndef playbook() -> str:\n    return ""\n';
const tried = (handler: string): string =>
  `${OFFICIAL}try:\n${RESOURCE.replace(/^(?=.)/gm, '    ')}${handler}\nmcp.run()\n`;
const found = (text: string): string[] =>
  findingsIn(rule, text).map(({ severity, message }) => `${severity} ${/so (.*)$/.exec(message)![1]}`);

const REFUSED = 'error the SDK refuses it and the server does not start.';

test('what is no URI keeps the server from starting', () => {
  expect(found(OFFICIAL + RESOURCE)).toEqual([REFUSED]);
});

test.each(['except Exception as e:\n    log(e)', 'except:\n    pass', 'except (OSError, ValueError):\n    pass'])(
  'the server goes on without the resource: %s',
  (handler) => {
    expect(found(tried(handler))).toEqual(['warning the SDK refuses it and the resource is not registered.']);
  },
);

test.each(['except ImportError:\n    pass', 'except Exception:\n    raise', 'except Exception:\n    sys.exit(1)'])(
  'the error is not caught: %s',
  (handler) => {
    expect(found(tried(handler))).toEqual([REFUSED]);
  },
);

test('version 2 of the official SDK takes any text', () => {
  expect(found(`from mcp.server import MCPServer\nmcp = MCPServer("x")\n${RESOURCE}`)).toEqual([]);
});
