/** `npm run new-rule otc/some-name`: a rule, its page and its test, from templates. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { didYouMean } from '../src/core/did-you-mean.js';
import { readPacks } from './generate/packs.js';

const ID = /^([a-z]+(?:-[a-z]+)*)\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

export default function newRule([id, ...rest]: readonly string[]): number {
  const fault = id === undefined || rest.length > 0 ? 'one id is needed' : faultOf(id);
  if (id === undefined || fault) {
    console.error(`${fault}. Usage: npm run new-rule otc/some-name`);
    return 2;
  }
  for (const [path, template] of Object.entries(filesOf(id))) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, fill(readFileSync(`scripts/templates/${template}`, 'utf8'), id));
    console.log(`wrote ${path}`);
  }
  console.log(NEXT);
  return 0;
}

function faultOf(id: string): string | undefined {
  const pack = ID.exec(id)?.[1];
  if (!pack)
    return `\`${id}\` is no rule id: it is a format and a name in small letters with dashes, and names what is wrong`;
  const packs = readPacks().map((each) => each.id);
  if (!packs.includes(pack)) return `there is no folder rules/${pack}${didYouMean(pack, packs)}`;
  const existing = Object.keys(filesOf(id)).find((path) => existsSync(path));
  return existing && `${existing} exists already`;
}

function filesOf(id: string): Record<string, string> {
  return {
    [`rules/${id}.ts`]: 'rule.ts.txt',
    [`docs/rules/${id}.md`]: 'page.md.txt',
    [`__tests__/rules/${id}.test.ts`]: 'test.ts.txt',
  };
}

/** `common` has no format of its own; its rules are tested on OTC manifests. */
function fill(template: string, id: string): string {
  const [pack = ''] = id.split('/');
  return template.replaceAll('__ID__', id).replaceAll('__FORMAT__', pack === 'common' ? 'otc' : pack);
}

const NEXT = `
Now
  1. write the test: what the rule reports, and what it must be silent about;
  2. write the rule, and replace every TODO;
  3. name it in the statements.md of its format, if the format's document demands it;
  4. npm run generate, which lists the rule and writes its page's header;
  5. write the page below its header;
  6. npm run check`;
