import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/openai/window-api.js';
import { fixed, lintFiles, placesIn } from './app.js';
import { said } from '../../support/said.js';

const find = (text: string) => placesIn({ 'widget.ts': text }, rule);

describe('members', () => {
  test.each([
    ['those of the document', 'window.openai?.getInitialData(); window.openai?.close();'],
    ['those of OpenAI', 'show(window.openai?.toolOutput, window.openai?.theme); window.openai?.requestClose();'],
    ['what is tested for before it is called', 'if (window.openai?.sendMessage) window.openai.sendMessage("a");'],
    ['one of several places to look', 'show(window.openai?.toolOutput ?? window.openai?.payload);'],
    ['what every object has', 'if (window.openai) { window.openai.toString(); show(window.openai.constructor); }'],
    ['what the call itself asks for', 'window.openai?.addEventListener?.("change", show);'],
    ['what the file assigns', 'Object.assign(window.openai, { emit }); window.openai.emit("a");'],
    ['what the file may assign', 'Object.assign(window.openai, mine); window.openai.emit("a");'],
    ['a computed name', 'window.openai?.[name]();'],
    [
      'a bridge of a page of its own',
      'window.openai.onChunk(show); const ask = () => window.openai.requestCompletion(text); window.openai.removeListeners();',
    ],
    ['what a page marks as its own', 'show(window.openai?.toolOutput); window.openai?.__devMock();'],
    ['what the file gives, near to a known one', 'window.openai.toolOutputs = {}; show(window.openai.toolOutputs);'],
    ['one that the file gives', 'window.openai?.theme; window.openai.emit = send;'],
    [
      'those of what a file puts there',
      "window.openai = { theme: 'dark', emit }; window.openai.emit(window.openai.theme);",
    ],
    ['an object of the same name', 'const openai = new OpenAI(); openai.chat(); window.other.chat();'],
  ])('silent: %s', async (_, text) => {
    expect(await find(text)).toEqual([]);
  });

  test('an event that no host sends', async () => {
    const text = `window.addEventListener('openai:set_global', () => show(window.openai?.toolOutput));\n`;
    expect(await find(text)).toEqual([`openai/window-api widget.ts:1 'openai:set_global'`]);
    const [finding] = await lintFiles({ 'widget.ts': text }, rule);
    expect(said(finding)).toContain(
      'No host sends the event `openai:set_global`, so this listener never runs. Listen for `openai:set_globals`.',
    );
    for (const fine of [
      `addEventListener('openai:set_globals', () => show(window.openai?.toolOutput));`,
      `addEventListener('openai:my_own', () => show(window.openai?.toolOutput));`,
      `const label = 'openai:set_global';\nshow(window.openai?.toolOutput);`,
    ])
      expect(await find(fine)).toEqual([]);
  });

  test('a misspelt one', async () => {
    const text = 'const data = window.openai?.getInitalData();\n';
    expect(await find(text)).toEqual(['openai/window-api widget.ts:1 getInitalData']);
    const [finding] = await lintFiles({ 'widget.ts': text }, rule);
    expect(said(finding)).toBe(
      '`window.openai` has no `getInitalData`, so this is always undefined. Write `getInitialData`.',
    );
    expect(await fixed('widget.ts', text, rule)).toBe('const data = window.openai?.getInitialData();\n');
  });

  test('a misspelt one that is a variable too is not renamed', async () => {
    const [finding] = await lintFiles({ 'widget.ts': 'const { toolOutpt } = window.openai;' }, rule);
    expect(said(finding)).toContain('Write `toolOutput`');
    expect(finding?.fix).toBeUndefined();
  });

  test('a value where there is a method is not renamed, which would give the method itself', async () => {
    const [finding] = await lintFiles({ 'widget.ts': 'show(window.openai?.initialData);' }, rule);
    expect(said(finding)).toBe(
      '`window.openai` has no `initialData`, so this is always undefined. Write `getInitialData()`.',
    );
    expect(finding?.fix).toBeUndefined();
  });

  test('a method that is handed on is renamed', async () => {
    const text = 'show(window.openai.theme);\ndocument.onclick = window.openai.requestClos;\n';
    const [finding] = await lintFiles({ 'widget.ts': text }, rule);
    expect(said(finding)).toContain('Write `requestClose`');
    expect(await fixed('widget.ts', text, rule)).toBe(text.replace('requestClos;', 'requestClose;'));
  });

  test('a method where there is a value is not renamed', async () => {
    const [finding] = await lintFiles({ 'widget.ts': 'show(window.openai?.toolOutpt());' }, rule);
    expect(said(finding)).toContain('Write `toolOutput`');
    expect(finding?.fix).toBeUndefined();
  });

  test('a test for a misspelt method is renamed with its call', async () => {
    const text = 'if (window.openai?.closee) window.openai.closee();';
    expect(await fixed('widget.ts', text, rule)).toBe('if (window.openai?.close) window.openai.close();');
  });

  test('one that no dialect has', async () => {
    expect(await find('window.openai?.notify("a");')).toEqual(['openai/window-api widget.ts:1 notify']);
    expect(await find('show(window.openai?.payload);')).toEqual(['openai/window-api widget.ts:1 payload']);
    const themed = 'show(window.openai.theme);\nwindow.openai.notify("a");';
    expect(await find(themed)).toEqual(['openai/window-api widget.ts:2 notify']);
    const page = 'const page = `<script>window.openai.onContent(show)</script>`;';
    const server = `server.registerResource('map', 'ui://map', {}, () => ({ contents: [{ uri: 'ui://map', text: page }] }));`;
    expect(await find(`${page}\n${server}`)).toEqual(['openai/window-api widget.ts:1 onContent']);
    expect(await find(page)).toEqual([]);
  });
});

describe('arguments', () => {
  const SEED = 'show(window.openai?.getInitialData());\n';
  const OPENAI = 'show(window.openai?.toolOutput);\n';

  test.each([
    ['callTool of the document', `${SEED}window.openai?.callTool({ name: 'a', arguments: {} });`],
    ['callTool of OpenAI', `${OPENAI}window.openai?.callTool('a', { b: 1 });`],
    ['either where nothing tells', `window.openai?.callTool('a', {});\nwindow.openai?.callTool({ name: 'a' });`],
    ['either where both are in use', `${SEED}${OPENAI}window.openai?.callTool({ name: 'a' });`],
    ['what cannot be known', `${SEED}window.openai?.callTool(call);\nwindow.openai?.setWidgetState(next());`],
    ['a name that cannot be known', `${SEED}window.openai?.callTool({ name: nameOf(1) });`],
    ['a tool that takes nothing', `${SEED}window.openai?.callTool({ name: 'a' });`],
    ['no arguments', `${OPENAI}window.openai?.callTool('a', null);\nwindow.openai?.callTool('b', undefined);`],
    ['arguments that cannot be known', `${OPENAI}window.openai?.callTool('a', JSON.stringify(b));`],
    ['the same in an object', `${SEED}window.openai?.callTool({ name: 'a', arguments: b() });`],
    ['more than is known', `${SEED}window.openai?.callTool({ name: 'a', arguments: {}, timeout: 5 });`],
    ['a name and a spread', `${SEED}window.openai?.callTool({ name: 'a', args: 1, ...call });`],
    ['metadata', `${SEED}window.openai?.callTool({ name: 'a', _meta: {} });`],
    ['a spread', `${SEED}window.openai?.callTool({ ...call });`],
    ['objects', `window.openai?.sendFollowUpMessage({ prompt: 'a' });\nwindow.openai?.openExternal(target);`],
    [
      'what may be an object or a text',
      "window.openai?.sendFollowUpMessage(isShort ? 'a' : more);\nwindow.openai?.openExternal(target || `${base}/a`);",
    ],
    ['a sum of what cannot be known', 'window.openai?.setWidgetState(a + b);'],
    ['a text made by a tag', 'window.openai?.sendFollowUpMessage(prompt`Use ${tool}.`);'],
    [
      'a text in a variable that may be another',
      'let next = `Use ${tool}.`; next = ask(); window.openai?.sendFollowUpMessage(next);',
    ],
    ['a text as the name of a tool', `${OPENAI}window.openai?.callTool(\`get_\${what}\`, {});`],
    ['a text as a name in an object', `${SEED}window.openai?.callTool({ name: \`get_\${what}\` });`],
    ['a state', `window.openai?.setWidgetState({ a: 1 });\nwindow.openai?.close();`],
  ])('silent: %s', async (_, text) => {
    expect(await find(text)).toEqual([]);
  });

  test.each([
    ['a name in the dialect of the document', `${SEED}window.openai?.callTool('a', {});`, "2 'a'"],
    ['an object without a name', `${SEED}window.openai?.callTool({ tool: 'a' });`, '2 {'],
    ['the same where nothing tells the dialect', "window.openai?.callTool({ tool: 'a' });", '1 {'],
    ['a name that is no text', `${SEED}window.openai?.callTool({ name: 1 });`, '2 1'],
    ['an empty name in an object', `${SEED}window.openai?.callTool({ name: '' });`, "2 ''"],
    ['an empty name', "window.openai?.callTool('');", "1 ''"],
    ['an object in the dialect of OpenAI', `${OPENAI}window.openai?.callTool({ name: 'a' });`, "2 { name: 'a' }"],
    ['arguments under another key', `${SEED}window.openai?.callTool({ name: 'a', args: { b: 1 } });`, '2 args'],
    ['arguments without a key of their own', `${SEED}window.openai?.callTool({ name: 'a', city: 'Rome' });`, '2 city'],
    ['the same where nothing tells', `window.openai?.callTool({ name: 'a', params: {} });`, '1 params'],
    [
      'arguments in an object that are a text',
      `${SEED}window.openai?.callTool({ name: 'a', arguments: 'b' });`,
      "2 'b'",
    ],
    ['arguments that are a text', `${OPENAI}window.openai?.callTool('a', 'Rome');`, "2 'Rome'"],
    ['arguments that are a list', `${OPENAI}window.openai?.callTool('a', ['Rome']);`, "2 ['Rome']"],
    ['arguments that are a number', `window.openai?.callTool('a', 5);`, '1 5'],
    ['no arguments', 'window.openai?.callTool();', '1 callTool'],
    ['a state that is a text', "window.openai?.setWidgetState('open');", "1 'open'"],
    ['no state', 'window.openai?.setWidgetState();', '1 setWidgetState'],
    ['an argument where none is taken', "window.openai?.getInitialData('city');", "1 'city'"],
    ['a text to send', "window.openai?.sendFollowUpMessage('more');", "1 'more'"],
    ['an address to open', "window.openai?.openExternal('https://a.b');", "1 'https://a.b'"],
    ['a mode to ask for', "window.openai?.requestDisplayMode('fullscreen');", "1 'fullscreen'"],
    ['a text with values in it', 'window.openai?.sendFollowUpMessage(`Use ${tool}.`);', '1 `Use ${tool}.`'],
    [
      'a text that is put together',
      "window.openai?.openExternal('https://' + host + path);",
      "1 'https://' + host + path",
    ],
    [
      'a text in a constant',
      'const more = `Use ${tool}.`;\nwindow.openai?.sendFollowUpMessage(more);',
      '1 `Use ${tool}.`',
    ],
    ['the same, known', "const more = 'Go on';\nwindow.openai?.sendFollowUpMessage(more);", "1 'Go on'"],
    [
      'one of two texts',
      "window.openai?.requestDisplayMode(isBig ? 'fullscreen' : `in${line}`);",
      "1 isBig ? 'fullscreen' : `in${line}`",
    ],
    ['a state as JSON', 'window.openai?.setWidgetState(JSON.stringify(state));', '1 JSON.stringify(state)'],
    ['a text made of a value', 'window.openai?.setWidgetState(String(state));', '1 String(state)'],
    ['a text where no argument is taken', 'window.openai?.close(`${reason}`);', '1 `${reason}`'],
    [
      'a name with values in it, in the dialect of the document',
      `${SEED}window.openai?.callTool(\`get_\${what}\`);`,
      '2 `get_${what}`',
    ],
    ['an argument to close', 'window.openai?.close(true);', '1 true'],
  ])('%s', async (_, text, place) => {
    expect(await find(text)).toEqual([`openai/window-api widget.ts:${place}`]);
  });

  test('says where the arguments belong', async () => {
    const [key] = await lintFiles({ 'widget.ts': `${SEED}window.openai?.callTool({ name: 'a', args: {} });` }, rule);
    expect(said(key)).toBe(
      '`args` is ignored: `callTool` reads the arguments of the tool only from `arguments`. Write `callTool({ name, arguments })`.',
    );
    const [value] = await lintFiles({ 'widget.ts': `${OPENAI}window.openai?.callTool('a', 'Rome');` }, rule);
    expect(said(value)).toBe(
      'These arguments are not an object, but `callTool` passes arguments by name. Pass an object, such as `{ city }`.',
    );
  });

  test('says that the object has no name', async () => {
    const [finding] = await lintFiles({ 'widget.ts': "window.openai?.callTool({ tool: 'a', arguments: {} });" }, rule);
    expect(said(finding)).toBe(
      'This `callTool` has no tool name in `name`, so it calls nothing. Write `callTool({ name, arguments })`, with the name as a string.',
    );
  });

  test('says what the object has', async () => {
    const [finding] = await lintFiles({ 'widget.ts': "window.openai?.requestDisplayMode('pip');" }, rule);
    expect(said(finding)).toBe(
      '`requestDisplayMode` expects an object, so this string is ignored. Write `requestDisplayMode({ mode })`.',
    );
  });

  test('says what the dialect of the file takes', async () => {
    const [seed] = await lintFiles({ 'widget.ts': `${SEED}window.openai?.callTool('a');` }, rule);
    expect(said(seed)).toContain(
      '`callTool` takes one object with the name of the tool, so this call fails. Write `callTool({ name, arguments })`. Hosts with `getInitialData`, which this widget uses, take no other form.',
    );
    const [openai] = await lintFiles({ 'widget.ts': `${OPENAI}window.openai?.callTool({ name: 'a' });` }, rule);
    expect(said(openai)).toContain(
      "`callTool` takes the tool's name as its first argument, so this call fails. Write `callTool(name, arguments)`. Hosts with `toolOutput`, which this widget uses, take no other form.",
    );
    const text = "show(window.openai?.theme); window.openai?.callTool({ name: 'a' });";
    const [themed] = await lintFiles({ 'widget.ts': text }, rule);
    expect(said(themed)).toContain(
      "`callTool` takes the tool's name as its first argument, so this call fails. Write `callTool(name, arguments)`. Hosts with `theme`, which this widget uses, take no other form.",
    );
  });
});
