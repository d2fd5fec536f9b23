/**
 * Draws the pictures of the documentation on editors: `node scripts/run.mjs scripts/editor-pictures.ts`. A real Neovim is
 * driven over its protocol for windows, and what it says is in each cell becomes a picture. It needs `nvim`, and
 * `chromium` for the PNG that the page of the extension shows, as marketplaces refuse SVG.
 */
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { decode, encode } from './editor/msgpack.js';
import { drawn, Screen } from './editor/screen.js';

const EXAMPLE = 'examples/openai/server.ts';
const ON_THE_PAGE = ['hover', 'fixes'];
const SIZE = { columns: 108, rows: 28 };

const SETUP = `
vim.o.termguicolors = true
vim.o.number, vim.o.signcolumn, vim.o.laststatus, vim.o.ruler, vim.o.fillchars = true, 'yes', 0, false, 'eob: '
vim.o.linebreak = true
vim.cmd('syntax on | edit server.ts')
for group, look in pairs({
  Normal = 'guifg=#e6edf3 guibg=#0d1117', LineNr = 'guifg=#6e7681', SignColumn = 'guibg=#0d1117',
  NormalFloat = 'guifg=#e6edf3 guibg=#161b22', FloatBorder = 'guifg=#6e7681 guibg=#161b22',
  Constant = 'guifg=#a5d6ff', String = 'guifg=#a5d6ff', Identifier = 'guifg=#d2a8ff', Statement = 'guifg=#ff7b72',
  PreProc = 'guifg=#ff7b72', Type = 'guifg=#ff7b72', Special = 'guifg=#79c0ff', Comment = 'guifg=#8b949e',
  DiagnosticError = 'guifg=#f85149', DiagnosticWarn = 'guifg=#d29922', DiagnosticInfo = 'guifg=#58a6ff',
  DiagnosticUnderlineError = 'gui=undercurl guisp=#f85149', Question = 'guifg=#7ee787', MsgSeparator = 'guibg=#30363d', Title = 'guifg=#79c0ff gui=bold',
}) do vim.cmd('highlight ' .. group .. ' gui=NONE guibg=NONE ' .. look) end
vim.diagnostic.config({ virtual_text = { spacing = 2, prefix = '■' } })
local client = vim.lsp.start_client({ name = 'toolint', cmd = { vim.env.NODE, vim.env.CLI, 'lsp' }, root_dir = vim.fn.getcwd() })
vim.lsp.buf_attach_client(0, client)
assert(vim.wait(20000, function() return #vim.diagnostic.get(0) >= 4 end, 20))
vim.fn.search('readonlyHint')
`;

const HOVER = `
vim.lsp.handlers['textDocument/hover'] = vim.lsp.with(vim.lsp.handlers.hover, { border = 'rounded', max_width = 84 })
vim.lsp.buf.hover()
assert(vim.wait(9000, function() return #vim.api.nvim_list_wins() > 1 end, 20))
`;

const FIXES = `
for _, each in ipairs(vim.api.nvim_list_wins()) do
  if vim.api.nvim_win_get_config(each).relative ~= '' then vim.api.nvim_win_close(each, true) end
end
vim.cmd('normal! zz')
vim.lsp.buf.code_action()
`;

export default async function editorPictures(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'toolint-pictures-'));
  copyFileSync(EXAMPLE, join(folder, 'server.ts'));
  const editor = new Neovim(folder);
  await editor.call('nvim_ui_attach', SIZE.columns, SIZE.rows, { rgb: true, ext_linegrid: true });
  await editor.lua(SETUP);
  const diagnostics = await editor.picture();
  await editor.lua(HOVER);
  const hover = await editor.picture();
  // The list of the editor itself waits for a key: there is no answer before one is pressed.
  void editor.lua(FIXES).catch(() => {});
  await editor.screen.shows('Suppress');
  const fixes = await editor.picture();
  editor.end();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync('editors/vscode/images', { recursive: true });
  for (const [name, svg] of Object.entries({ diagnostics, hover, fixes })) {
    writeFileSync(`docs/images/editor-${name}.svg`, svg);
    if (ON_THE_PAGE.includes(name))
      photograph(resolve(`docs/images/editor-${name}.svg`), resolve(`editors/vscode/images/${name}.png`), svg);
  }
  return 0;
}

function photograph(from: string, to: string, svg: string): void {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)!;
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', `--window-size=${width},${height}`];
  const { status, stderr } = spawnSync('chromium', [...args, `--screenshot=${to}`, from], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`chromium: ${stderr}`);
}

class Neovim {
  readonly screen = new Screen(SIZE);
  readonly #process;
  readonly #waiting = new Map<number, (answer: { error: unknown; result: unknown }) => void>();
  #last = 0;

  constructor(cwd: string) {
    const env = { ...process.env, NODE: process.execPath, CLI: resolve('dist/cli.js') };
    this.#process = spawn('nvim', ['--embed', '--clean', '-i', 'NONE', '-n'], {
      cwd,
      env,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let rest: Buffer = Buffer.alloc(0);
    this.#process.stdout.on('data', (chunk: Buffer) => {
      const { messages, left } = decode(Buffer.concat([rest, chunk]));
      rest = left;
      for (const each of messages) this.#receive(each as unknown[]);
    });
  }

  async call(method: string, ...args: readonly unknown[]): Promise<unknown> {
    const id = ++this.#last;
    const answer = new Promise<{ error: unknown; result: unknown }>((done) => this.#waiting.set(id, done));
    this.#process.stdin.write(encode([0, id, method, args]));
    const { error, result } = await answer;
    if (error !== null) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  }

  lua(code: string): Promise<unknown> {
    return this.call('nvim_exec_lua', code, []);
  }

  async picture(): Promise<string> {
    await this.screen.quiet();
    return drawn(this.screen);
  }

  end(): void {
    this.#process.kill();
  }

  #receive([kind, ...message]: unknown[]): void {
    if (kind === 1) {
      const [id, error, result] = message as [number, unknown, unknown];
      this.#waiting.get(id)?.({ error, result });
      this.#waiting.delete(id);
    } else if (kind === 2 && message[0] === 'redraw') {
      for (const [name, ...all] of message[1] as [string, ...unknown[][]][]) this.screen.update(name, all);
    }
  }
}
