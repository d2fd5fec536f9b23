/** What the real SDKs for Python list for tools as people write them: if a later version does otherwise, toolint has to follow. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = import.meta.dirname;
const folder = mkdtempSync(join(tmpdir(), 'toolint-sdk-python-'));
after(() => rmSync(folder, { recursive: true, force: true }));

await build({
  entryPoints: [join(here, '../extract/python/judged.ts')],
  ...{ bundle: true, platform: 'node', format: 'esm', outfile: join(folder, 'judged.mjs'), logLevel: 'error' },
});
const { judged, moduleAt, modelsOf, takenBy } = await import(pathToFileURL(join(folder, 'judged.mjs')));

/** What a library lists, or why it cannot be had: there is no Python, or no registry with the library in it. */
function listedBy(library) {
  const python = process.env.PYTHON ?? 'python3';
  const target = join(folder, library);
  const run = (args, more = {}) => execFileSync(python, args, { encoding: 'utf8', stdio: 'pipe', cwd: here, ...more });
  try {
    // One that is installed is taken as it is.
    return JSON.parse(run(['serve.py', library]));
  } catch {
    const quick = ['--quiet', '--disable-pip-version-check', '--retries', '0', '--timeout', '15'];
    try {
      run(['-m', 'pip', 'install', ...quick, '--target', target, library], { timeout: 120_000 });
    } catch (error) {
      const reason = String(error.stderr || error.message)
        .trim()
        .split('\n')
        .at(-1);
      return { missing: `${library} cannot be installed here: ${reason}` };
    }
  }
  return JSON.parse(
    run(['serve.py', library], { env: { ...process.env, PYTHONPATH: target, PYTHONDONTWRITEBYTECODE: '1' } }),
  );
}

const exactly = (version) => ({ from: version, before: `${version}.0.1` });
const module = moduleAt(join(here, 'tools.py'));
const names = [...readFileSync(join(here, 'tools.py'), 'utf8').matchAll(/^@tool\n(?:async )?def (\w+)/gm)].map(
  ([, name]) => name,
);

for (const library of ['mcp', 'fastmcp'])
  test(`${library}: what is said of ${names.length} tools is what it lists`, (context) => {
    const { missing, versions, listed, takes } = listedBy(library);
    if (missing) return context.skip(missing);
    const sdk = {
      is: library === 'mcp' ? 'official' : 'fastmcp',
      ...{ versions: exactly(versions[library]), pydantic: exactly(versions.pydantic) },
    };
    const wrong = [];
    const counts = { equal: 0, unknown: 0, different: 0 };
    for (const name of names) {
      const served = modelsOf(module, name, sdk);
      for (const key of ['inputSchema', 'outputSchema']) {
        const what = typeof listed[name] === 'string' ? 'refused' : listed[name][key];
        if (what === 'refused' && key === 'outputSchema') continue;
        const verdict = judged(what ?? null, served[key]);
        counts[verdict.is]++;
        if (verdict.is === 'different') wrong.push(`${name} ${key}: ${verdict.at}`);
        if (verdict.is === 'unknown') context.diagnostic(`unknown in part: ${name} ${key}`);
      }
    }
    context.diagnostic(`${library} ${versions[library]}, pydantic ${versions.pydantic}: ${JSON.stringify(counts)}`);
    assert.deepEqual(wrong, []);
    for (const [method, names] of Object.entries(takes))
      assert.deepEqual(takenBy(sdk, method).sort(), names.sort(), `what \`${method}()\` takes`);
    assert.ok(counts.unknown <= 6, 'too much is unknown');
  });
