/** Nothing may be won by doing less: the findings must be those that were put into the files. */
import { spawnSync } from 'node:child_process';

export function checkFindings({ command, cwd }, expected) {
  const { stdout, stderr } = spawnSync(command[0], command.slice(1), { cwd, encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (!stdout) throw new Error(`toolint gave no report: ${stderr}`);
  const { findings, failures } = JSON.parse(stdout);
  if (failures.length > 0) throw new Error(`${failures[0].path}: ${failures[0].message}`);
  const told = count(findings.map(({ path, rule }) => `${path}: ${rule}`));
  const wanted = count(expected.map(([path, rule]) => `${path}: ${rule}`));
  for (const [finding, times] of wanted) {
    const found = told.get(finding) ?? 0;
    if (found !== times) throw new Error(`${finding} must be found ${times} times, and was ${found} times`);
  }
  const surplus = [...told.keys()].find((finding) => !wanted.has(finding));
  if (surplus) throw new Error(`${surplus} was found, and must not be`);
  return findings.length;
}

function count(texts) {
  const counts = new Map();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
