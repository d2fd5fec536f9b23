/** `toolint init`: writes a config for what this repository holds. Asks nothing, overwrites nothing. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Format } from '../core/rule.js';
import { VERSION } from '../core/version.js';
import { createConfigs } from '../workspace/config.js';
import { discover } from '../workspace/discover.js';
import { CONFIG_NAMES } from '../workspace/folder-seen.js';
import { UserError } from '../workspace/errors.js';
import { run } from '../workspace/run.js';
import { validate } from '../workspace/validate-config.js';
import { writeAtomically } from '../workspace/write.js';
import { EXTENSIONS } from '../workspace/extensions.js';
import type { Terminal } from './terminal.js';

const FILE = 'toolint.config.json';

export async function init(rest: readonly string[], formats: readonly Format[], terminal: Terminal): Promise<number> {
  if (rest.length > 0) throw new UserError(`toolint init takes no paths, and got "${rest[0]}".`);
  const existing = existingConfig(terminal.cwd);
  if (existing) {
    terminal.out(`There is a config already: ${existing}. Nothing was written.\n`);
    return 0;
  }
  const found = await formatsIn(terminal.cwd, formats);
  const config = {
    $schema: `https://unpkg.com/toolint@${VERSION}/schemas/config.schema.json`,
    root: true,
    extends: ['recommended'],
    rules: {},
  };
  writeAtomically(join(terminal.cwd, FILE), `${JSON.stringify(config, null, 2)}\n`);
  terminal.out(`${[`Wrote ${FILE}.`, summary(found), '', 'Next:', ...NEXT].join('\n')}\n`);
  return 0;
}

const NEXT = [
  '  toolint                     lint this repository',
  '  toolint --fix               mend what can be mended safely',
  '  toolint explain <rule-id>   read why a rule asks for something',
];

function existingConfig(cwd: string): string | undefined {
  const file = [...CONFIG_NAMES].find((name) => existsSync(join(cwd, name)));
  if (file) return file;
  try {
    const manifest = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as object;
    return Object.hasOwn(manifest, 'toolint') ? 'package.json' : undefined;
  } catch {
    return undefined;
  }
}

/** How many files of each format there are, before any rule is chosen. */
async function formatsIn(cwd: string, formats: readonly Format[]): Promise<Map<string, number>> {
  const configs = createConfigs({ cwd, builtinRules: [], validate, allowCode: false, ruleOverrides: [] });
  const { files } = await discover({ cwd, paths: [], extensions: EXTENSIONS });
  const result = await run({ files, configs, formats, services: {} });
  const counts = new Map<string, number>();
  for (const format of result.files.flatMap((file) => file.formats)) counts.set(format, (counts.get(format) ?? 0) + 1);
  return counts;
}

function summary(found: ReadonlyMap<string, number>): string {
  if (found.size === 0) return 'No manifest was found here yet: toolint --why FILE says why a file is none.';
  const parts = [...found].map(([format, files]) => `${files} ${files === 1 ? 'file' : 'files'} of ${format}`);
  return `Found ${parts.join(', ')}.`;
}
