/** What readers of reports on real servers in Python called a repeat, beside the point, or bad advice. */
import { expect, test } from '@jest/globals';
import described from '../../../rules/common/parameter-description.js';
import annotations from '../../../rules/mcp/annotation-type.js';
import missing from '../../../rules/mcp/description-missing.js';
import uri from '../../../rules/mcp/resource-uri.js';
import unread from '../../../rules/mcp/unread-parameter.js';
import documented from '../../../rules/python/docstring-parameters.js';
import { FAST, findingsIn, foundIn, OFFICIAL } from './source.js';

const chart = (body: string, parameters = 'name: str, chart_type: str'): string =>
  `${OFFICIAL}@mcp.tool()\ndef chart(${parameters}):\n    """Generates a chart."""\n    ${body}\n`;

test.each([
  ['is read', 'return draw(name, chart_type)', ['warning 4 chart_type']],
  ['may be read', 'return draw(**locals())', ['warning 4 chart_type']],
  ['is of a stub that reads nothing', 'return "done"', ['warning 4 chart_type']],
  ['is never read', 'draw = str\n    return draw(name)', []],
])('a parameter without a description that %s', (_, body, found) => {
  expect(foundIn(described, chart(`draw = str\n    ${body}`)).filter((each) => each.startsWith('w'))).toEqual(found);
});

test('the parameters that a handler never uses are told together, by their names', () => {
  const said = (parameters: string): string[] => {
    const found = findingsIn(unread, `${OFFICIAL}@mcp.tool()\ndef look(${parameters}):\n    return city\n`);
    return found.map(({ message, related }) => `${message} ${related!.length}`);
  };
  const rest = 'so what the model passes there has no effect.';
  expect(said('city: str, a: str')).toEqual([`The handler never uses \`a\`, ${rest} 1`]);
  expect(said('city: str, a: str, b: str, c: str')).toEqual([
    `The handler never uses \`a\`, \`b\` and \`c\`, ${rest} 3`,
  ]);
  expect(said('city: str, a: str, b: str, c: str, d: str, e: str')).toEqual([
    `The handler never uses \`a\`, \`b\` and 3 more, ${rest} 5`,
  ]);
});

const hinted = (name: string, text: string, hints = '"read_only": True'): string =>
  `${FAST}@mcp.tool(annotations={${hints}})\ndef ${name}():\n    """${text}"""\n`;

test('what writes is not called read-only by a fix', () => {
  const [plain] = findingsIn(annotations, hinted('look', 'Looks.'));
  expect(plain).toMatchObject({ help: 'Rename `read_only` to `readOnlyHint`.', fix: { safe: true } });
  for (const text of [
    hinted('export_map', 'Draws.'),
    hinted('look', 'Saves a map.'),
    hinted('look', 'Looks.', '"read_only": True, "creates_file": True'),
  ]) {
    const [found] = findingsIn(annotations, text);
    expect(found!.help).toBe('Remove `read_only`, or rename it to `readOnlyHint` if this tool writes nothing.');
    expect(found!.fix).toBeUndefined();
  }
});

test('one cause for a key of annotations, a scheme, a parameter of all tools', () => {
  const causes = (findings: readonly { readonly cause?: string }[]): unknown[] => [
    findings.length,
    new Set(findings.map(({ cause }) => cause)).size,
  ];
  expect(causes(findingsIn(annotations, hinted('a', 'A.') + hinted('b', 'B.').replace(FAST, '')))).toEqual([2, 1]);
  const resource = (at: string, name: string): string => `@mcp.resource("${at}")\ndef ${name}(): ...\n`;
  expect(causes(findingsIn(uri, FAST + resource('my_app://a', 'a') + resource('my_app://b', 'b')))).toEqual([2, 1]);
  expect(causes(findingsIn(uri, FAST + resource('a b', 'a') + resource('c d', 'b')))[0]).toBe(2);
  expect(findingsIn(uri, FAST + resource('a b', 'a'))[0]!.cause).toBeUndefined();
  const tool = (name: string): string =>
    `@mcp.tool()\ndef ${name}(a: str, b: str, colour: str) -> str:\n    """Looks.\n\n    Args:\n        a: A.\n        b: B.\n    """\n    return find(a, b, colour)\n`;
  expect(causes(findingsIn(documented, FAST + tool('look') + tool('find_all')))).toEqual([2, 1]);
  // All tools have it in the instructions.
  const told = FAST.replace('"x"', '"x", instructions="Say in colour which one you like."');
  expect(findingsIn(documented, told + tool('look'))).toEqual([]);
});

test.each([
  ['ping', 'info'],
  ['health_check', 'info'],
  ['get_version', 'info'],
  ['lookup', 'warning'],
  ['get_health_of_all', 'warning'],
])('%s() without a description: %s', (name, severity) => {
  expect(foundIn(missing, `${OFFICIAL}@mcp.tool()\ndef ${name}() -> str:\n    return ""\n`)[0]).toMatch(severity);
  expect(foundIn(missing, `${OFFICIAL}@mcp.tool()\ndef ${name}(a: str) -> str:\n    return ""\n`)[0]).toMatch(
    'warning',
  );
});
