import { expect, test } from '@jest/globals';
import rule from '../../../rules/openai/window-openai-guard.js';
import { lintFiles, placesIn } from './app.js';
import { said } from '../../support/said.js';

const page = (script: string): string => `<!doctype html>\n<script>\n${script}\n</script>\n`;

test.each([
  ['a check', 'page.html', page('if (window.openai) { show(window.openai.toolOutput); }')],
  ['an optional chain', 'Map.tsx', 'export const Map = () => <p>{window.openai?.toolOutput.city}</p>;'],
  ['an early exit', 'widget.ts', 'if (!window.openai) throw new Error("no host");\nwindow.openai.close();'],
  ['a bridge of a page of its own', 'Chat.tsx', 'export const ask = () => window.openai.requestCompletion(text);'],
  ['a page without it', 'page.html', page('document.title = "Map";')],
])('silent: %s', async (_, path, text) => {
  expect(await lintFiles({ [path]: text }, rule)).toEqual([]);
});

test.each([
  ['in a page', 'page.html', page('show(window.openai.toolOutput);'), 3],
  ['in a module', 'widget.ts', 'export const data = window.openai.toolOutput;', 1],
  ['in a component', 'Map.tsx', 'export const Map = () => <p>{window.openai.toolOutput.city}</p>;', 1],
  ['in a page inside a module', 'server.ts', 'export const page = `<script>\nwindow.openai.close();\n</script>`;', 2],
])('%s', async (_, path, text, line) => {
  expect(await placesIn({ [path]: text }, rule)).toEqual([`openai/window-openai-guard ${path}:${line} window.openai`]);
  const [finding] = await lintFiles({ [path]: text }, rule);
  expect(said(finding)).toContain('Check for it first: `if (window.openai) …`, or `window.openai?.`.');
});

test('one finding for each function without an alias', async () => {
  const text = `function show() { draw(window.openai.toolOutput); draw(window.openai.theme); }
function save() { if (isOpen) window.openai.setWidgetState({}); else window.openai.requestClose(); }
show();
save();
`;
  const found = await lintFiles({ 'widget.ts': text }, rule);
  expect(found.map(({ line, related = [] }) => [line, related.map((each) => each.line)])).toEqual([
    [1, []],
    [2, [2]],
  ]);
});

test('one finding for an alias, whose uses one check may mend', async () => {
  const text = `const openai = window.openai;
export function show() { draw(openai.toolOutput); }
export function save() { if (isOpen) openai.setWidgetState({}); else openai.requestClose(); }
`;
  const found = await lintFiles({ 'widget.ts': text }, rule);
  expect(found.map(({ line, related }) => [line, related?.map((each) => each.line)])).toEqual([[2, [3, 3]]]);
});

test('a function that is called only where it was checked', async () => {
  const text = `function show() { draw(window.openai.toolOutput); draw(window.openai.theme); }
function open() { if (window.openai) show(); }
const again = () => (window.openai ? show() : undefined);
`;
  expect(await lintFiles({ 'widget.ts': text }, rule)).toEqual([]);
});
