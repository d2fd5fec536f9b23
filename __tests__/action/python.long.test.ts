/** A server in Python, from `init` to a pull request whose findings are fixed and suppressed, through the built Action. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, toolint } from '../support/cli.js';
import { runAction } from './support/run-action.js';
import { services } from './support/services.js';
import { applySuggestions, suggestionsOf } from './support/suggestions.js';

const start = services();

const PROJECT = '[project]\nname = "weather"\nversion = "1.0.0"\ndependencies = ["mcp>=1.10,<2"]\n';
const CLEAN = `"""Looks up the weather."""

import json
from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("weather")


@mcp.tool()
def forecast(city: Annotated[str, Field(description="The city, as in Rome, IT.")]) -> str:
    """Looks up the weather of the next days."""
    return json.dumps({"city": city})
`;
const CHANGED = CLEAN.replace(
  '(city: Annotated[str, Field(description="The city, as in Rome, IT.")]) ->',
  `(
    city: Annotated[str, Field(description="The city, as in Rome, IT.")],
    days: Annotated[int, Field(description="How many days, 7 at most.")] = None,
) ->`,
).replace(
  '    return json.dumps({"city": city})',
  `    if days is not None and days > 7:
        return {"error": "Seven days at most."}
    return json.dumps({"city": city, "days": days or 1})`,
);
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;
const DEFAULT = 'days: Annotated[int';
const RESULT = '{"error"';

test('init, a pull request with a suggestion, a fix, a suppression', async () => {
  const folder = folderOf({ 'server.py': CLEAN, 'pyproject.toml': PROJECT });
  execFileSync('git', ['init', '-q'], { cwd: folder.path });
  const init = await toolint(['init'], { cwd: folder.path });
  const read = (path: string): string => readFileSync(join(folder.path, path), 'utf8');
  const workflow = read('.github/workflows/toolint.yml');
  const config = read('toolint.config.json');
  folder.remove();
  expect([init.status, init.out]).toEqual([0, expect.stringContaining('Found 1 file of mcp.')]);
  expect(workflow).toMatch(/uses: \S+\/toolint@/);

  const project = { 'pyproject.toml': PROJECT, 'toolint.config.json': config };
  const github = await start({
    base: { ...project, 'server.py': CLEAN },
    head: { ...project, 'server.py': CHANGED },
  });
  const inputs = { review: 'suggestions' };
  const first = await runAction({ github, inputs });
  expect(first.status).toBe(1);
  expect(
    github.world.checkRuns
      .at(-1)!
      .annotations.map(({ path, start_line, annotation_level, title }) => [path, start_line, annotation_level, title])
      .sort(),
  ).toEqual([
    ['server.py', lineOf(CHANGED, DEFAULT), 'warning', 'common/default-type'],
    ['server.py', lineOf(CHANGED, RESULT), 'failure', 'python/result-type'],
  ]);
  const comments = github.world.comments.filter((each) => !github.world.minimized.has(each.nodeId));
  expect(comments.flatMap(suggestionsOf).map(({ from, lines }) => [from, lines])).toEqual([
    [
      lineOf(CHANGED, DEFAULT),
      ['    days: Annotated[int | None, Field(description="How many days, 7 at most.")] = None,'],
    ],
  ]);

  const taken = applySuggestions(CHANGED, comments);
  const suppressed = taken.replace(
    '        return {"error"',
    '        # toolint-disable-next-line python/result-type -- hosts show this text\n        return {"error"',
  );
  github.push({ ...project, 'server.py': suppressed });
  const second = await runAction({ github, inputs: { ...inputs, 'report-file': 'report.json' } });
  expect(second.status).toBe(0);
  expect(second.outputs).toMatchObject({ outcome: 'success', errors: '0', warnings: '0' });
  expect(github.world.checkRuns.at(-1)).toMatchObject({ conclusion: 'success', annotations: [] });
  const report = JSON.parse(second.written['report.json']!) as { readonly summary: { readonly suppressed: number } };
  expect(report.summary.suppressed).toBe(1);
  expect(github.requests.filter(({ status }) => status >= 400)).toEqual([]);
});
