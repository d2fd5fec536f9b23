/**
 * Preloaded with `--require`, it has what we build see paths as Windows has them: Node says backslashes and takes both.
 * The drive is left out, so that the files are where they are.
 */
'use strict';
const child = require('node:child_process');
const fs = require('node:fs');
const Module = require('node:module');
const { win32 } = require('node:path');
const url = require('node:url');

const forward = (path) => (typeof path === 'string' ? path.replaceAll('\\', '/') : path);
const backward = (path) => path.replaceAll('/', '\\');

const disk = { ...fs };
for (const [name, call] of Object.entries(fs)) {
  if (typeof call !== 'function' || /^[A-Z]/.test(name)) continue;
  const paths = name.startsWith('rename') ? 2 : 1;
  disk[name] = (...args) => call(...args.slice(0, paths).map(forward), ...args.slice(paths));
}
disk.realpathSync = (path) => backward(fs.realpathSync(forward(path)));
disk.realpathSync.native = (path) => backward(fs.realpathSync.native(forward(path)));
disk.mkdtempSync = (path) => backward(fs.mkdtempSync(forward(path)));

const modules = {
  'node:child_process': {
    ...child,
    execFile: (program, args, options, then) =>
      child.execFile(program, args.map(forward), { ...options, cwd: forward(options.cwd) }, then),
  },
  'node:fs': disk,
  'node:path': win32,
  'node:url': { ...url, pathToFileURL: (path) => url.pathToFileURL(forward(path)) },
};

const { _load: load } = Module;
Module._load = (id, ...from) => modules[id] ?? load(id, ...from);
const { getBuiltinModule } = process;
process.getBuiltinModule = (id) => modules[id] ?? getBuiltinModule(id);
// What we build imports them. Hooks run in a thread of their own, so each is handed over by way of a global.
globalThis.modulesOfWindows = modules;
const code = Object.entries(modules).map(([id, exports]) => {
  const names = Object.keys(exports).filter((name) => /^[a-z_]\w*$/i.test(name) && name !== 'default');
  const from = `globalThis.modulesOfWindows[${JSON.stringify(id)}]`;
  return [id, `export const { ${names.join(', ')} } = ${from}; export default ${from};`];
});
const hooks = `
  const urls = new Map(${JSON.stringify(code)}.map(([id, text]) => [id, 'data:text/javascript,' + encodeURIComponent(text)]));
  export const resolve = (id, context, next) => urls.has(id) ? { url: urls.get(id), shortCircuit: true } : next(id, context);
`;
Module.register(`data:text/javascript,${encodeURIComponent(hooks)}`);

// Node itself asks for the current folder, too, and needs the one that there is.
const { cwd } = process;
const here = backward(cwd());
process.cwd = () => (/^\s*at .*\bnode:/.test(new Error().stack.split('\n')[2]) ? cwd() : here);
