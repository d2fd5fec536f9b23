/**
 * What most runs do without stands in a file of its own, which the first who asks requires: a file takes its time to be
 * read and made ready, whatever of it is run. So it is with the rules of a format, and with the validators that ajv made.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { rules } from '../../rules/index.js';
import type { Rule } from '../../src/core/rule.js';
import { readPacks, type Pack } from '../generate/packs.js';
import { minified, VALIDATORS } from './bundles.js';

const ASIDE = '?aside';

/** As a module is imported that is to stand aside; common-js.ts has it required whenever it is called for. */
const aside = (path: string): string => `requireNow(import('${path}${ASIDE}'))`;

export const standAside: Plugin = {
  name: 'aside',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\?aside$/ }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path.slice(0, -ASIDE.length));
      return { path: resolve(dirname(file), nameOf(file)), suffix: ASIDE, pluginData: file };
    });
    onLoad({ filter: /\.mjs$/ }, async ({ suffix, pluginData: file }: { suffix: string; pluginData: string }) =>
      suffix === ASIDE ? inPlaceOf(file, VALIDATORS.test(file) ? await minified(file) : rulesOf(file)) : undefined,
    );
    onLoad({ filter: VALIDATORS }, ({ path }) => inPlaceOf(path, validatorsAside(path)));
    onLoad({ filter: /[\\/]rules[\\/]index\.ts$/ }, ({ path }) => inPlaceOf(path, rulesAside(readPacks())));
  },
};

const inPlaceOf = (file: string, contents: string) => ({ contents, resolveDir: dirname(file) });

/** What the file in `dist/` is called. Of its own accord esbuild takes only `.mjs` for a module as Node has them. */
function nameOf(file: string): string {
  const name = basename(file, '.js');
  return `${/^(rules|validate)$/.test(name) ? `${basename(dirname(file))}-` : ''}${name}.mjs`;
}

/** `file` is called `rules.js` and stands beside them; there is none. */
function rulesOf(file: string): string {
  const { id, rules: names } = readPacks().find(({ folder }) => resolve(folder) === dirname(file))!;
  return names.map((name) => `export { default as "${id}/${name}" } from './${name}.js';`).join('\n');
}

function validatorsAside(path: string): string {
  const names = Array.from(readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm), ([, name]) => name!);
  const exports = names.map(
    (name) => `
    export const ${name} = (value) => {
      const made = open().${name};
      const isValid = made(value);
      ${name}.errors = made.errors;
      return isValid;
    };`,
  );
  return [`const open = () => ${aside(`./${basename(path)}`)};`, ...exports].join('\n');
}

/** What a run asks of a rule that it may never run is told without the rule itself. */
const TOLD: readonly (keyof Rule)[] = [
  'id',
  'url',
  'severity',
  'in',
  'notRecommended',
  'fixable',
  'options',
  'needs',
  'reads',
  'lists',
  'structural',
  'secret',
  'byEngine',
];
/** The rest is left to the rule. */
const LEFT: readonly (keyof Rule)[] = ['summary', 'source', 'messages', 'securitySeverity', 'check', 'project'];

/** `common` is what nearly every run needs. */
function rulesAside(packs: readonly Pack[]): string {
  const late = packs.filter(({ hasFormat }) => hasFormat).map(({ id }) => id);
  const isLate = ({ id }: Rule): boolean => late.includes(id.slice(0, id.indexOf('/')));
  const [now, later] = [rules.filter((rule) => !isLate(rule)), rules.filter(isLate)];
  return `
    ${now.map(({ id }, at) => `import r${at} from './${id}.js';`).join('\n')}
    ${late.map((pack) => `import { format as ${pack} } from './${pack}/format.js';`).join('\n')}
    const packs = { ${late.map((pack) => `${pack}: () => ${aside(`./${pack}/rules.js`)}`).join(', ')} };
    class Late {
      #rule;
      constructor(told) { ${TOLD.map((key) => `this.${key} = told.${key};`).join(' ')} }
      #open() { return (this.#rule ??= packs[this.id.slice(0, this.id.indexOf('/'))]()[this.id]); }
      ${LEFT.map((key) => `get ${key}() { return this.#open().${key}; }`).join('\n')}
    }
    export const formats = [${late.join(', ')}];
    const told = ${JSON.stringify(later.map(toldOf))};
    export const rules = [${now.map((_, at) => `r${at}`).join(', ')}, ...told.map((each) => new Late(each))];
  `;
}

function toldOf(rule: Rule): object {
  const known = new Set<string>([...TOLD, ...LEFT]);
  const stranger = Object.keys(rule).find((key) => !known.has(key));
  if (stranger)
    throw new Error(
      `${rule.id} has \`${stranger}\`: say in scripts/build/aside.ts whether it is told without the rule`,
    );
  return Object.fromEntries(TOLD.map((key) => [key, rule[key]]));
}
