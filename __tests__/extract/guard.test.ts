/** Which touches of `window.openai` are made without looking first. `⟦…⟧` marks each that is to be reported. */
import { expect, test } from '@jest/globals';
import { read, shown } from './helpers.js';

/** A function that tells hosts apart by their names. */
const DETECT = `function detect() { if (typeof window.openai !== 'undefined') return 'chatgpt'; if (window.parent !== window) return 'other'; return 'none'; }`;

const SAFE: Record<string, string> = {
  'after a hook that reads it': `import { useOpenAiGlobal } from './hooks';\nfunction useState2() { const now = useOpenAiGlobal('widgetState'); return useCallback((next) => { window.openai.setWidgetState(next); }, [now]); }`,
  'after a hook that reads it, with a cast': `import { useOpenAiGlobal } from './hooks';\nfunction useIt() { const now = useOpenAiGlobal('widgetState') as T; return (next) => { window.openai.setWidgetState(next); }; }`,
  'rendered only with what a tool gave': `import { useToolOutput } from './hooks';\nfunction App() { const toolOutput = useToolOutput(); if (!toolOutput) return null; return <a onClick={() => window.openai.close()} />; }`,
  'optional chain': `window.openai?.callTool('a', {});`,
  'a host that the page makes itself': `Object.assign(window, { openai: fake });\nwindow.openai.close();`,
  'a function of a name that another one has, too': `function show() { window.openai.close(); }\nif (window.openai) show();\nfunction other() { const show = () => 1; show(); }`,
  'by a number': `let mode = 0;\nif (window.openai) mode = 1;\nif (mode === 1) window.openai.close();`,
  'by a name of another file that tells of it': `import { chatgptMode } from './host';\nconst mode = chatgptMode();\nif (mode === 'b') window.openai.close();`,
  'by constants in a circle, of which nothing is known': `const a = b, b = a;\nif (a) window.openai.close();`,
  'optional chain further down': `const t = (window as any).openai?.toolOutput.items.length;`,
  'optional call': `window.openai?.setWidgetState?.({ a: 1 });`,
  'optional through globalThis': `globalThis['openai']?.theme;`,
  if: `if (window.openai) { window.openai.close(); }`,
  'if with &&': `if (window.openai && window.openai.getInitialData) { const d = window.openai.getInitialData(); }`,
  'if optional member': `if (window.openai?.callTool) window.openai.callTool('a');`,
  'else of a negation': `if (!window.openai) { wait(); } else { window.openai.close(); }`,
  ternary: `const d = window.openai ? window.openai.toolOutput : null;`,
  'ternary negated': `const d = !window.openai ? null : window.openai.toolOutput;`,
  '&&': `window.openai && window.openai.close();`,
  '|| of a negation': `!window.openai || window.openai.close();`,
  'early return': `function f() { if (!window.openai) return; window.openai.close(); }`,
  'early return in an outer block': `function f() { if (!window.openai) { return null; } { for (const a of b) { window.openai.close(); } } }`,
  'early throw at the top': `if (!window.openai) throw new Error('no host');\nwindow.openai.close();`,
  'early return by ||': `function f() { if (!window.openai || !ready) return; window.openai.close(); }`,
  'early continue': `for (const x of y) { if (!window.openai) continue; window.openai.close(); }`,
  'gate before a nested function': `function f() { if (!window.openai) return; el.onclick = () => window.openai.close(); }`,
  'try with a handler': `try { window.openai.close(); } catch { fall(); }`,
  typeof: `if (typeof window.openai !== 'undefined') window.openai.close();`,
  'typeof is object': `if (typeof window.openai === 'object') window.openai.close();`,
  'typeof of a member': `if (typeof window.openai?.callTool === 'function') window.openai.callTool('a');`,
  in: `if ('openai' in window) window.openai.close();`,
  hasOwnProperty: `if (window.hasOwnProperty('openai')) window.openai.close();`,
  'not null': `if (window.openai != null) window.openai.close();`,
  'not undefined': `if (undefined !== window.openai) window.openai.close();`,
  'void 0': `if (window.openai === void 0) return1(); else window.openai.close();`,
  alias: `const api = window.openai; if (api) api.close();`,
  'alias guarded by the global': `const api = window.openai; if (!window.openai) throw 1; api.close();`,
  'destructured alias': `const { openai } = window; openai?.close();`,
  'constant boolean': `const isHosted = typeof window !== 'undefined' && !!window.openai; if (isHosted) window.openai.close();`,
  'Boolean()': `const isHosted = Boolean(window.openai); function f() { return isHosted && window.openai.theme; }`,
  'one-return helper': `const hasOpenAI = () => 'openai' in window; if (hasOpenAI()) window.openai.close();`,
  'helper with early return': `function isHosted() { return typeof window.openai !== 'undefined'; }\nfunction f() { if (!isHosted()) return; window.openai.close(); }`,
  'longer helper': `function ok() { if (!window.openai) return false; log(); return true; }\nif (ok()) window.openai.close();`,
  'helper compared': `const has = () => !!window.openai; if (has() === true) window.openai.close();`,
  'imported helper': `import { isOpenAiHost } from './host'; if (isOpenAiHost()) window.openai.close();`,
  invariant: `invariant(window.openai, 'no host'); window.openai.close();`,
  'assert.ok': `const host = window.openai; assert.ok(host); host.close();`,
  'invariant of a test': `invariant('openai' in window); window.openai.close();`,
  'failing by ||': `const host = window.openai; host || fail(); host.close();`,
  assertion: `function assertHost() { if (!window.openai) throw new Error(); }\nassertHost(); window.openai.close();`,
  'while-await': `async function f() { while (!window.openai) await sleep(10); window.openai.close(); }`,
  'endless loop that ends with it': `async function f() { for (;;) { if (window.openai) break; await sleep(10); } window.openai.close(); }`,
  'while (true) that ends with it': `async function f() { while (true) { if (hurry) continue; if (window.openai) { log(); break; } await sleep(10); } window.openai.close(); }`,
  'do-while that ends with it': `async function f() { do { if (!window.openai) continue; break; } while (1); window.openai.close(); }`,
  'for with a test': `async function f() { for (; !window.openai; ) await sleep(10); window.openai.close(); }`,
  'loop with a switch in it': `async function f() { for (;;) { switch (x) { case 1: break; } if (window.openai) break; } window.openai.close(); }`,
  'callback of a function that looks': `function ready(cb) { if (window.openai) cb(); else addEventListener('openai:set_globals', cb); }\nready(() => { window.openai.close(); });`,
  'callback of an arrow function that looks': `const whenReady = (delay, cb) => { const timer = setInterval(() => { if (window.openai) { clearInterval(timer); cb(); } }, delay); };\nwhenReady(50, function () { window.openai.close(); });`,
  'callback by name': `function ready(cb) { if (window.openai) cb(); }\nfunction go() { window.openai.close(); }\nready(go);`,
  'await ready': `async function f() { await waitForOpenAI(); window.openai.close(); }`,
  'set_globals listener': `window.addEventListener('openai:set_globals', () => { render(window.openai.toolOutput); });`,
  mock: `window.openai = { close() {} }; window.openai.close();`,
  'mock by defineProperty': `Object.defineProperty(window, 'openai', { value: {} }); window.openai.close();`,
  'mock by vitest': `vi.stubGlobal('openai', {}); window.openai.close();`,
  'function only called when guarded': `function go() { window.openai.close(); }\nif (window.openai) { go(); }`,
  'arrow only called when guarded': `const go = () => window.openai.close();\nif (window.openai) go();`,
  'component behind a check': `function Inner() { return <p>{window.openai.theme}</p>; }\nfunction App() { return window.openai ? <Inner /> : null; }`,
  'hook behind an early return': `function App() { useEffect(() => { if (!window.openai) return; window.openai.requestDisplayMode({ mode: 'inline' }); }, []); return <p/>; }`,
  'JSX with &&': `const App = () => <div>{window.openai && <b>{window.openai.theme}</b>}</div>;`,
  'handler in JSX': `const App = () => <a onClick={() => window.openai?.openExternal({ href })} />;`,
  'a local object of that name': `const openai = new OpenAI(); openai.close(); function f(window) { window.openai.close(); }`,
  'two functions, one name': `function a() { const api = window.openai; if (!api) return; api.close(); }\nfunction b() { const api = make(); api.close(); }`,
  'reassigned alias': `let api = window.openai; api = other(); api.close();`,
  'an API client on window': `const r = await window.openai.chat.completions.create({});`,
  'reading it is no touch': `const api = window.openai; console.log(window.openai, api);`,
  '?? with an empty object': `const { theme } = window.openai ?? {};`,
  'switch after a gate': `switch (x) { case 1: if (!window.openai) break; window.openai.close(); }`,
  useMemo: `function App() { const can = useMemo(() => { if (typeof window === 'undefined') return false; return typeof window.openai?.uploadFile === 'function'; }, []); const go = () => { if (!can) throw 1; window.openai.uploadFile(f); }; }`,
  'useMemo as compilers call it': `function App() { const can = (0, react_1.useMemo)(() => typeof window.openai?.uploadFile === 'function', []); if (can) window.openai.uploadFile(f); }`,
  'useMemo of one line': `const can = React.useMemo(() => !!window.openai, []); if (can) window.openai.close();`,
  useSyncExternalStore: `const can = useSyncExternalStore(subscribe, () => window.openai !== undefined); if (can) window.openai.close();`,
  'state that is set by it': `function App() { const [ready, setReady] = useState(false); useEffect(() => { setReady(!!window.openai); }, []); const go = useCallback(() => { if (!ready) return; window.openai.close(); }, [ready]); }`,
  'state that is set behind a check': `function App() { const [ready, setReady] = useState(false); useEffect(() => { if (window.openai) setReady(true); }, []); return ready ? window.openai.theme : null; }`,
  'state that begins with it': `function App() { const [ready] = useState(() => 'openai' in window); return ready && window.openai.theme; }`,
  'state of what stands alone': `function App() { const [isAlone, setAlone] = useState(true); useEffect(() => setAlone(!window.openai), []); if (isAlone) return null; return window.openai.theme; }`,
  'member as proof': `const data = window.openai?.toolOutput; if (data) { window.openai.close(); }`,
  'name of the host': `${DETECT} var host = detect(); if (host === 'chatgpt') window.openai.close();`,
  'name of the host, asked for in place': `${DETECT} if ('chatgpt' == detect()) { el.onclick = () => window.openai.close(); }`,
  'name of the host, early return': `${DETECT} const host = detect(); function f() { if (host !== 'chatgpt') return; window.openai.close(); }`,
  'name of the host in a switch': `${DETECT} const host = detect(); switch (host) { case 'other': break; case 'chatgpt': window.openai.close(); break; default: }`,
  'name of the host in a switch, falling through': `${DETECT} switch (detect()) { case 'none': return1(); break; case 'chatgpt': log(); case 'openai': window.openai.close(); }`,
  'all other hosts have a case': `const host = window.openai ? 'chatgpt' : 'alone'; switch (host) { case 'alone': break; default: window.openai.close(); }`,
  'no other host': `const host = window.openai ? 'chatgpt' : 'alone'; if (host !== 'alone') window.openai.close();`,
  'name of the host by an early return': `const detect = () => { if (!('openai' in window)) return 'alone'; return 'chatgpt'; }; const host = detect(); host === 'chatgpt' && window.openai.close();`,
  'name of the host in constants': `const CHATGPT = 'chatgpt'; const host = window.openai ? CHATGPT : 'alone'; if (host === CHATGPT) window.openai.close();`,
  'name of the host in an enum': `enum Host { ChatGpt = 'chatgpt', Alone = 'alone' } function detect() { return window.openai ? Host.ChatGpt : Host.Alone; } if (detect() === Host.ChatGpt) window.openai.close();`,
  'name of the host by useMemo': `function App() { const host = useMemo(() => (window.openai ? 'chatgpt' : 'alone'), []); return host === 'chatgpt' ? window.openai.theme : null; }`,
  'name of the host in a state': `function App() { const [host, setHost] = useState('alone'); useEffect(() => { if (window.openai) setHost('chatgpt'); }, []); return host === 'chatgpt' ? window.openai.theme : null; }`,
  'name of the host from another file': `import { host } from './host'; if (host === 'chatgpt') window.openai.close();`,
  'variable that is set behind a check': `let host = 'alone'; if (window.openai) host = 'chatgpt'; if (host === 'chatgpt') window.openai.close();`,
  'flag that is set behind a check': `let isHosted = false; if (window.openai) { isHosted = true; } function f() { if (isHosted) window.openai.close(); }`,
  'flag that is set to the check': `let isHosted; isHosted = !!window.openai; if (isHosted) window.openai.close();`,
  'object that is made behind a check': `let bridge = null; if (window.openai) bridge = connect(); if (bridge !== null) window.openai.close();`,
};

const REPORTED: Record<string, string> = {
  'after another call that is given the page': `extend(window, { openai: fake });\n⟦window.openai⟧.close();`,
  'after a page of its own without one': `Object.assign(window, { other: fake });\n⟦window.openai⟧.close();`,
  'behind a method of something else': `if (page.isReady()) ⟦window.openai⟧.close();`,
  'by another number': `let mode = 0;\nif (window.openai) mode = 1;\nif (mode === 0) ⟦window.openai⟧.close();`,
  'hook of the file that looks nothing up': `const useOpenAi = () => other();\nfunction App() { const a = useOpenAi(); return <a onClick={() => ⟦window.openai⟧.close()} />; }`,
  bare: `⟦window.openai⟧.close();`,
  'through globalThis and brackets': `⟦globalThis['openai']⟧.close();`,
  cast: `⟦(window as any).openai⟧.close();`,
  'another demand': `invariant(root); ⟦window.openai⟧.close();`,
  'a call that demands nothing': `log('x'); ⟦window.openai⟧.close();`,
  'assertion of type': `⟦window.openai⟧!.close();`,
  'only the first on a path': `⟦window.openai⟧.close(); window.openai.theme;`,
  'only the first, where a chain or a choice goes on behind it': `const a = ⟦window.openai⟧.widgetState?.x ?? []; window.openai.theme;`,
  'what a chain may leave out proves nothing': `log?.(⟦window.openai⟧.theme); ⟦window.openai⟧.locale;`,
  'only the first in a statement': `f(⟦window.openai⟧.theme, window.openai.locale);`,
  'first in a test': `if (⟦window.openai⟧.theme === x) { window.openai.close(); }\nwindow.openai.close();`,
  'in each function': `function a() { ⟦window.openai⟧.close(); }\nfunction b() { ⟦window.openai⟧.close(); }`,
  alias: `const api = window.openai;\n⟦api⟧.close();`,
  destructuring: `const { theme } = ⟦window.openai⟧;`,
  'destructured window': `const { openai } = window; ⟦openai⟧.close();`,
  'wrong branch': `if (window.openai) { a(); } else { ⟦window.openai⟧.close(); }`,
  'behind the if': `if (window.openai) { a(); }\n⟦window.openai⟧.close();`,
  'negation without an exit': `if (!window.openai) { console.warn('no host'); }\n⟦window.openai⟧.close();`,
  '|| proves nothing': `if (window.openai || x) ⟦window.openai⟧.close();`,
  'try without a handler': `try { ⟦window.openai⟧.close(); } finally { x(); }`,
  'in the handler': `try { a(); } catch { ⟦window.openai⟧.close(); }`,
  'another check': `if (window.parent) ⟦window.openai⟧.close();`,
  'typeof the wrong way': `if (typeof window.openai === 'undefined') ⟦window.openai⟧.close();`,
  'helper the wrong way': `const has = () => !!window.openai; if (!has()) ⟦window.openai⟧.close();`,
  'helper of another thing': `const has = () => !!window.other; if (has()) ⟦window.openai⟧.close();`,
  'gate in another function': `function a() { if (!window.openai) return; }\nfunction b() { ⟦window.openai⟧.close(); }`,
  'gate behind': `⟦window.openai⟧.close();\nif (!window.openai) throw 1;`,
  'also called without': `function go() { ⟦window.openai⟧.close(); }\nif (window.openai) go();\ngo();`,
  exported: `export function go() { ⟦window.openai⟧.close(); }\nif (window.openai) go();`,
  'calls only itself unguarded': `function poll() { ⟦window.openai⟧.close(); setTimeout(poll, 10); }\npoll();`,
  'another listener': `window.addEventListener('message', () => { ⟦window.openai⟧.close(); });`,
  hook: `function App() { useEffect(() => { ⟦window.openai⟧.notifyIntrinsicHeight(); }, []); return <p>{⟦window.openai⟧.theme}</p>; }`,
  'JSX handler': `const App = () => <a onClick={() => ⟦window.openai⟧.close()} />;`,
  'class method': `class Widget { isReady() { return !!window.openai; } close() { ⟦window.openai⟧.close(); } }`,
  'two functions, one name': `function a() { const api = window.openai; if (!api) return; }\nfunction b() { const api = window.openai; ⟦api⟧.close(); }`,
  'assignment to a member': `⟦window.openai⟧.onclose = f;`,
  'optional only on the member': `⟦window.openai⟧.toolOutput?.items;`,
  'right of ??': `const t = x ?? ⟦window.openai⟧.theme;`,
  async: `async function f() { const r = await ⟦window.openai⟧.callTool('a', { b: 1 }); return window.openai.theme; }`,
  'behind the optional call only': `window.openai?.close();\n⟦window.openai⟧.theme;`,
  'useMemo the wrong way': `const alone = useMemo(() => !window.openai, []); if (alone) ⟦window.openai⟧.close();`,
  'useMemo of another thing': `const can = useMemo(() => !!window.other, []); if (can) ⟦window.openai⟧.close();`,
  'state of another thing': `function App() { const [open, setOpen] = useState(false); const toggle = () => setOpen(!open); if (!open) return null; return ⟦window.openai⟧.theme; }`,
  'state that only it itself changes': `function App() { const [open, setOpen] = useState(false); if (open) setOpen(false); if (open) ⟦window.openai⟧.close(); }`,
  'what useState does not give': `function App() { const [open] = useThings(); if (open) ⟦window.openai⟧.close(); }`,
  'endless loop that ends anyhow': `async function f() { for (;;) { if (window.openai || late()) break; await sleep(10); } ⟦window.openai⟧.close(); }`,
  'endless loop with another end': `async function f() { while (true) { if (late()) break; if (window.openai) break; } ⟦window.openai⟧.close(); }`,
  'loop that ends by its test': `for (let n = 0; n < 9; n++) { if (window.openai) break; }\n⟦window.openai⟧.close();`,
  'callback of a function that does not look': `function later(cb) { setTimeout(cb, 10); }\nlater(() => ⟦window.openai⟧.close());`,
  'callback of a function that looks inside another': `function later(cb) { cb(); }\nfunction has() { return !!window.openai; }\nlater(() => ⟦window.openai⟧.close());`,
  'name of another host': `${DETECT} const host = detect(); if (host === 'other') ⟦window.openai⟧.close();`,
  'name of the host, also given without': `function detect() { if (window.openai) return 'app'; if (late()) return 'app'; return 'none'; } if (detect() === 'app') ⟦window.openai⟧.close();`,
  'not the name of one of the others': `${DETECT} if (detect() !== 'none') ⟦window.openai⟧.close();`,
  'a name or nothing': `function detect() { if (window.openai) return 'app'; if (late()) return 'none'; } if (detect() !== 'none') ⟦window.openai⟧.close();`,
  'another case of a switch': `${DETECT} switch (detect()) { case 'chatgpt': break; case 'other': ⟦window.openai⟧.close(); }`,
  'a case that falls into the one of the host': `${DETECT} switch (detect()) { case 'other': log(); case 'chatgpt': ⟦window.openai⟧.close(); }`,
  'default of a switch': `${DETECT} switch (detect()) { case 'none': break; default: ⟦window.openai⟧.close(); }`,
  'default of a switch before the host': `${DETECT} switch (detect()) { default: ⟦window.openai⟧.close(); case 'chatgpt': break; }`,
  'name of something else': `import { mode } from './mode'; if (mode === 'dark') ⟦window.openai⟧.close();`,
  'what a function of another file gives': `let mode = ask(); if (mode === 'dark') ⟦window.openai⟧.close();`,
  'variable that is set without a check, too': `let host = 'alone'; if (window.openai) host = 'app'; if (late()) host = 'app'; if (host === 'app') ⟦window.openai⟧.close();`,
  'flag that is set without a check': `let isReady = false; addEventListener('load', () => { isReady = true; }); if (isReady) ⟦window.openai⟧.close();`,
  'name from a function that tries': `function mode() { try { return localStorage.getItem('mode'); } catch { return 'light'; } } if (mode() === 'dark') ⟦window.openai⟧.close();`,
  'name from an optional chain': `const mode = settings?.mode; let other; other = settings?.mode; if (mode === 'dark' || other === 'dark') ⟦window.openai⟧.close();`,
  'flag from an optional chain': `let isDark; isDark = settings?.isDark; if (isDark) ⟦window.openai⟧.close();`,
  'variable that is counted': `let n = 0; if (window.openai) n = 1; n++; if (n) ⟦window.openai⟧.close();`,
  'variable that a loop sets': `let each; if (window.openai) each = 1; for (each of all) log(); if (each) ⟦window.openai⟧.close();`,
  'variable that a pattern sets': `let a; if (window.openai) a = 1; [a] = all; if (a) ⟦window.openai⟧.close();`,
  'names that go round in a circle': `const a = () => b(); const b = () => a(); if (a() === 'app') ⟦window.openai⟧.close();`,
  'only what comes first of what needs each other': `export function zero() { ⟦window.openai⟧.theme; } const [ready, setReady] = useState(false); export function early() { if (ready) window.openai.close(); } for (;;) { if (ready) break; } if (!window.openai) throw 1; export function later() { setReady(true); }`,
  'default parameter': `function f(theme = ⟦window.openai⟧.theme) {}`,
};

function marked(source: string): { text: string; places: number[] } {
  const places: number[] = [];
  let text = '';
  for (const piece of source.split(/(?=[⟦⟧])/)) {
    const mark = /^[⟦⟧]/.test(piece);
    if (mark) places.push(text.length);
    text += mark ? piece.slice(1) : piece;
  }
  return { text, places };
}

function reported(text: string): number[] {
  const open = read(text, 'widget.tsx')
    .code!.widget.filter(({ guarded }) => !guarded)
    .map(({ start, end }) => [start, end]);
  return [...new Map(open.map((each) => [each.join(), each])).values()].flat();
}

test.each(Object.entries(SAFE))('safe: %s', (_, source) => {
  expect(reported(source)).toEqual([]);
});

test.each(Object.entries(REPORTED))('reported: %s', (_, source) => {
  const { text, places } = marked(source);
  expect(reported(text)).toEqual(places);
});

test('members and calls with their places', () => {
  const text = `window.openai?.callTool({ name: 'a', arguments: { b: x } });\nconst { theme, locale: l } = window.openai;`;
  const { widget } = read(text, 'widget.ts').code!;
  expect(widget.map(({ member }) => [member!.name, text.slice(member!.start, member!.end)])).toEqual([
    ['callTool', 'callTool'],
    ['theme', 'theme'],
    ['locale', 'locale'],
  ]);
  expect(widget[0]!.call).toMatchObject([{ kind: 'object', entries: [{ key: 'name' }, { key: 'arguments' }] }]);
  expect(widget[1]!.call).toBeUndefined();
});

test('what the file puts there itself', () => {
  const text = `Object.assign(window.openai, { emit: f });\nwindow.openai?.emit();\nwindow.openai?.close();\nother.assign(window.openai, { close: f });`;
  const { widget } = read(text, 'widget.ts').code!;
  const own = widget.filter(({ isOwn }) => isOwn).map(({ member }) => member!.name);
  expect(own).toEqual(['emit']);
});

test('uses of one name are one group, and so are those in one function', () => {
  const text = `const api = window.openai;
function a() { api.close(); api.theme; window.openai.close(); }
function b() { window.openai.close(); return () => window.openai.theme; }`;
  const { widget } = read(text, 'widget.ts').code!;
  const at = (piece: string): number => text.indexOf(piece);
  const [alias, a, b] = [at('api = '), at('function a'), at('function b')];
  expect(widget.map(({ group }) => group)).toEqual([alias, alias, a, b, b]);
});

test.each([
  [`'Weather: ' + city`, true],
  [`city + days + 'C'`, true],
  [`city + days`, undefined],
  ['`${city}`', true],
  [`city ? 'a' + days : \`\${days}\``, true],
  [`city ? 'a' + days : days`, undefined],
  ['JSON.stringify(city)', true],
  ['String(city)', true],
  ['String()', undefined],
  ['own.String(city)', undefined],
  ['city', undefined],
])('%s is surely a text: %s', (argument, isText) => {
  const { widget } = read(`window.openai?.close(${argument});`, 'widget.ts').code!;
  expect(widget[0]!.call).toMatchObject([{ kind: 'unknown' }]);
  expect((widget[0]!.call![0] as { isText?: boolean }).isText).toBe(isText);
});

test.each([
  [`send({ method: 'ui/initialize', params: { appInfo: { name: 'a' } } });`, [{ appInfo: { name: 'a' } }]],
  [`request('ui/initialize', { clientInfo: { name: 'a' } });`, [{ clientInfo: { name: 'a' } }]],
  [`send(JSON.stringify({ method: 'ui/init', params: { appCapabilities: {} } }));`, [{ appCapabilities: {} }]],
  [`send({ method: 'ui/initialize' as const, params: { appInfo: {} } });`, [{ appInfo: {} }]],
  [`send({ kind: 'ui/initialize', params: { appInfo: {} } });`, []],
  [`send({ method: 'ui/message', params: { appInfo: {} } });`, []],
  [`send({ method: 'ui/initialize', params: { hostInfo: {}, appInfo: {} } });`, []],
  [`send({ method: 'ui/initialize', params: {} });`, []],
  [`send({ method: 'ui/initialize' });`, []],
  [`log({ method: 'ui/initialize', params: { appInfo: {} } });`, []],
  [`expect(send).toHaveBeenCalledWith({ method: 'ui/initialize', params: { appInfo: {} } });`, []],
  [`request(id, 'ui/initialize', { appInfo: {} });`, []],
])('the first message of a widget: %s', (text, params) => {
  expect(read(text, 'widget.ts').code!.handshakes.map(shown)).toEqual(params);
});
