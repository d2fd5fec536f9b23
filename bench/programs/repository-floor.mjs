/**
 * The least that a linter of tools must do with a repository: walk it, read what could be ours by its name, and parse
 * what speaks of tools. Babel and Lezer parse code, `JSON.parse` what is JSON; no YAML is parsed at all.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { parser as python } from '@lezer/python';

const ENDING = /\.(?:jsonc?|ya?ml|[mc]?[jt]s|[jt]sx|html|py)$/;
const NEVER_OURS = /-lock\.|\.(?:test|min|d)\.|\/(?:__tests__|dist|vendor)\//;
const WORDS =
  /\binputSchema\b|\binput_schema\b|\bregisterTool\b|\.tool\(|\btool\(|\bcreateTool\b|\baddTool\b|"function"|'function'/;
const PYTHON_WORDS = /^\s*@[\w.]*tool\b|\.tool\(|add_tool\(|\bTool\(|\bFastMCP\(|["']inputSchema["']/m;
const NEVER_ENTERED = /^(?:\.git|node_modules)$/;
const PLUGINS = ['typescript', 'jsx', 'estree'];

walk('.');

function walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!NEVER_ENTERED.test(entry.name)) walk(path);
    } else if (entry.isFile() && ENDING.test(path) && !NEVER_OURS.test(path)) look(path, readFileSync(path, 'utf8'));
  }
}

function look(path, text) {
  if (path.endsWith('.json')) {
    if (text.includes('"parameters"') || text.includes('inputSchema') || text.includes('input_schema'))
      attempt(() => JSON.parse(text));
  } else if (path.endsWith('.py')) {
    if (PYTHON_WORDS.test(text)) attempt(() => python.parse(text));
  } else if (/[jt]sx?$/.test(path) && WORDS.test(text)) {
    const plugins = path.endsWith('x') ? PLUGINS : PLUGINS.filter((each) => each !== 'jsx');
    attempt(() => parse(text, { sourceType: 'module', plugins }));
  }
}

/** One file that is broken must not end the walk: the rest would look as if it cost nothing. */
function attempt(work) {
  try {
    work();
  } catch {
    // What the file holds does not matter here.
  }
}
