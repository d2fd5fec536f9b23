/** What toolint reports in the examples of a rule's page: each is linted as a folder of its own when the site is built. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { examplesUnder, type Example } from '../../scripts/rule-page.js';
import { formats } from '../../rules/index.js';
import type { Rule } from '../../src/core/rule.js';
import type { Finding, Report } from '../../src/core/finding.js';

type Lint = (options: object) => Promise<Report>;

export interface FoundInExample {
  readonly severity: Finding['severity'];
  readonly message: string;
  readonly help?: string;
  readonly line: number;
  readonly column: number;
}

/** By the text of the block that they are in. */
export type FoundByBlock = ReadonlyMap<string, readonly FoundInExample[]>;

export async function openLinter(): Promise<(rule: Rule, page: string) => Promise<FoundByBlock>> {
  const { lint } = (await import(pathToFileURL(resolve('dist/index.js')).href)) as { lint: Lint };
  return async (rule, page) => {
    const found = new Map<string, readonly FoundInExample[]>();
    for (const example of examplesUnder('Bad', page)) {
      const findings = (await lintExample(example, rule, lint)).filter((each) => each.rule === rule.id);
      for (const { path, text } of example.files) {
        const here = findings.filter((each) => each.path === path);
        if (here.length > 0) found.set(text.trim(), here);
      }
    }
    return found;
  };
}

async function lintExample({ files, options }: Example, rule: Rule, lint: Lint): Promise<readonly Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'toolint-example-'));
  try {
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const format = formats.find(({ id }) => rule.id.startsWith(`${id}/`))?.id;
    const all = rule.options && { ...rule.options.defaults, ...options };
    const config = {
      rules: { [rule.id]: all ? [rule.severity, all] : rule.severity },
      servers: { example: ['**'] },
      ...(format &&
        !rule.reads && {
          formats: { [rule.needs?.includes('files') ? files[0]!.path : '**/*.{json,yaml,yml}']: format },
        }),
    };
    const { findings } = await lint({ cwd: folder, paths: files.map(({ path }) => path), config, preset: 'strict' });
    return findings;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
