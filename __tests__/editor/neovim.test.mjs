/** A real editor, without its window: Neovim opens a broken manifest, shows what is wrong, fixes it and saves. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';

const CLI = resolve(import.meta.dirname, '../../dist/cli.js');
const hasNeovim = spawnSync('nvim', ['--version']).status === 0;
const work = mkdtempSync(join(tmpdir(), 'toolint-neovim-'));
after(() => rmSync(work, { recursive: true, force: true }));

const MANIFEST = `{
  "id": "Fox.Find@1.0.0", "name": "Fox_Find", "x": "🦊", "verson": "1.0.0",
  "description": "Finds a fox in a wood.",
  "input_schema": { "parameters": { "type": "object", "properties": {}, "required": ["a", "a"] } },
  "output_schema": null
}
`;

const SCRIPT = `
local out = io.open(vim.env.OUT, 'w')
local function tell(name, value) out:write(vim.json and vim.json.encode({name, value}) or vim.fn.json_encode({name, value}), '\\n') end
local function wait(test) assert(vim.wait(20000, test, 20), 'it took too long') end
vim.cmd('edit tool.json')
local client = vim.lsp.start_client({ name = 'toolint', cmd = { vim.env.NODE, vim.env.CLI, 'lsp' }, root_dir = vim.fn.getcwd() })
vim.lsp.buf_attach_client(0, client)
local function shown()
  local all = {}
  for _, each in ipairs(vim.diagnostic.get(0)) do
    table.insert(all, { code = each.user_data and each.user_data.lsp and each.user_data.lsp.code or each.code, line = each.lnum, column = each.col, last = each.end_col })
  end
  return all
end
wait(function() return #vim.diagnostic.get(0) > 0 end)
tell('shown', shown())
-- A quick fix, by what the editor itself applies.
local function apply(range, only)
  local params = vim.lsp.util.make_range_params()
  params.range = range
  params.context = { diagnostics = {}, only = only }
  local result = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', params, 20000)[client].result
  local titles = {}
  for _, each in ipairs(result) do table.insert(titles, each.title) end
  tell('titles', titles)
  for _, each in ipairs(result) do
    if each.edit then
      vim.lsp.util.apply_workspace_edit(each.edit, vim.lsp.get_client_by_id(client).offset_encoding)
      return
    end
  end
end
local before = #vim.diagnostic.get(0)
local first = vim.diagnostic.get(0)[1].user_data.lsp
local at = vim.fn.stridx(vim.fn.getline(2), 'verson')
local misspelt = { start = { line = 1, character = vim.str_utfindex and select(2, vim.str_utfindex(vim.fn.getline(2), at)) or at } }
misspelt['end'] = misspelt.start
apply(misspelt, { 'quickfix' })
tell('fixed', vim.fn.getline(2))
wait(function() return #vim.diagnostic.get(0) < before end)
apply({ start = { line = 0, character = 0 }, ['end'] = { line = 0, character = 0 } }, { 'source.fixAll' })
vim.cmd('write')
wait(function() return #vim.diagnostic.get(0) <= 1 end)
tell('left', shown())
out:close()
vim.cmd('qall!')
`;

test(
  'Neovim shows findings at their columns, applies fixes and saves',
  { skip: !hasNeovim && 'there is no Neovim' },
  () => {
    writeFileSync(join(work, 'tool.json'), MANIFEST);
    writeFileSync(join(work, 'script.lua'), SCRIPT);
    const out = join(work, 'out.txt');
    const { status, stderr } = spawnSync(
      'nvim',
      ['--headless', '-u', 'NONE', '-i', 'NONE', '-c', 'luafile script.lua', '-c', 'cquit'],
      {
        cwd: work,
        env: { ...process.env, OUT: out, NODE: process.execPath, CLI, HOME: work },
        encoding: 'utf8',
        timeout: 60_000,
      },
    );
    assert.equal(status, 0, stderr);
    const told = readFileSync(out, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const all = Object.fromEntries(told);
    // Neovim counts bytes.
    const line = MANIFEST.split('\n')[1];
    const column = Buffer.byteLength(line.slice(0, line.indexOf('"verson"')));
    const found = all.shown.find((each) => each.code === 'otc/misspelt-field');
    assert.deepEqual(found, { code: 'otc/misspelt-field', line: 1, column, last: column + '"verson"'.length });
    assert.equal(all.fixed, line.replace('verson', 'version'));
    const saved = readFileSync(join(work, 'tool.json'), 'utf8');
    assert.equal(saved.includes('["a"]'), true, saved);
    assert.equal(all.left.length <= 1, true);
  },
);
