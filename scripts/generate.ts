/** Writes everything that follows from the rules and schemas. Each stage may import what the one before it wrote. */
import { existsSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { Format } from '../src/core/format.js';
import type { Rule } from '../src/core/rule.js';
import type { Statement } from '../src/core/pack.js';
import type { RuleFacts } from '../src/eslint/types.js';
import type { Library } from '../src/extract/javascript/library.js';
import { statementsOf } from './statements.js';
import { coverage } from './coverage.js';
import { load } from './load.mjs';
import { filesIn, Output } from './output.js';
import { withRealBlocks } from './readme.js';
import { withActionTables } from './generate/action-tables.js';
import { CLIENT_DATA, withMatrix } from './generate/client-matrix.js';
import { buildCacheSchema } from './generate/cache-schema.js';
import { catalog } from './generate/catalog.js';
import { inDraft07 } from './generate/draft07.js';
import { eslintRules } from './generate/eslint-rules.js';
import { editorSchema, type Editor, type RulePages } from './generate/editor-schemas.js';
import { withStores } from './generate/stores.js';
import { STORES } from '../src/core/stores.js';
import { withOptions, type Option } from './generate/option-table.js';
import {
  libraryIndex,
  libraryNames,
  libraryWords,
  readLibraries,
  withLibraries,
  withLibraryCount,
} from './generate/libraries.js';
import { readPacks, type Pack } from './generate/packs.js';
import { reportFormats } from './generate/report-formats.js';
import { engineMessages, formatIds, ruleIds, ruleIndex, ruleTags } from './generate/rule-index.js';
import { withWhereabouts } from './generate/whereabouts.js';
import { pictures } from './generate/pictures.js';
import { ruleList, rulePage, withRuleCounts } from './generate/rule-pages.js';
import { declarationOf, DIALECT_NAMES, metaschemaValidators, validatorOf } from './generate/validator.js';

const CONFIG_SCHEMA = 'scripts/generate/config-schema.ts';
const SUPPRESSIONS_SCHEMA = 'src/engine/suppressions.ts';

interface Texts {
  readonly [path: string]: string;
}

export default async function generate(args: readonly string[]): Promise<number> {
  const output = new Output(args.includes('--check'));
  const packs = readPacks();
  const stages = {
    validators,
    index,
    libraryList,
    libraries,
    eslintPlugin,
    configSchema,
    suppressionsSchema,
    editorSchemas,
    documents,
    coverageTable,
  };
  // `npm run generate -- libraryList libraries` runs these alone.
  const chosen = args.filter((each) => Object.hasOwn(stages, each));
  for (const [name, stage] of Object.entries(stages)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    for (const [path, text] of Object.entries(await stage(packs))) output.write(path, await formatted(path, text));
    // What comes next would read files that are stale.
    if (output.check && output.changed.length > 0) break;
  }
  return output.report('generate');
}

function validators(packs: readonly Pack[]): Texts {
  const texts: Record<string, string> = {
    'src/generated/validators/metaschemas.js': metaschemaValidators(),
    'src/generated/validators/metaschemas.d.ts': declarationOf(DIALECT_NAMES),
    ...validator('cache', buildCacheSchema()),
  };
  for (const { id, folder } of packs.filter((pack) => pack.hasSchema)) {
    Object.assign(texts, validator(id, readJson(`${folder}/schema.json`)));
  }
  return texts;
}

/** `src/generated/validators/<name>.js` and its types. */
function validator(name: string, schema: Readonly<Record<string, unknown>>): Texts {
  return {
    [`src/generated/validators/${name}.js`]: validatorOf(schema, 'draft2020'),
    [`src/generated/validators/${name}.d.ts`]: declarationOf(['validate']),
  };
}

function index(packs: readonly Pack[]): Texts {
  return {
    'src/generated/format-ids.ts': formatIds(packs),
    'src/generated/rule-ids.ts': ruleIds(packs),
    'rules/index.ts': ruleIndex(packs),
    'src/generated/report-formats.ts': reportFormats(),
  };
}

function libraryList(): Texts {
  return { 'src/generated/libraries.ts': libraryIndex(readLibraries()) };
}

async function libraries(): Promise<Texts> {
  const module = await load<{ libraries: readonly Library[] }>('src/generated/libraries.ts');
  return {
    'src/generated/library-names.ts': libraryNames(module.libraries),
    'src/generated/library-words.ts': libraryWords(module.libraries),
    'docs/formats.md': withLibraries(read('docs/formats.md'), module.libraries),
  };
}

async function eslintPlugin(): Promise<Texts> {
  const { rules, formats } = await loadRules();
  const { factsOf } = await load<FactsModule>('src/eslint/types.ts');
  return {
    'src/generated/eslint-rules.ts': eslintRules(rules.map((rule) => factsOf(rule, formats))),
    'src/generated/rule-tags.ts': ruleTags(rules),
    'src/generated/engine-messages.ts': engineMessages(rules),
  };
}

async function configSchema(): Promise<Texts> {
  if (!existsSync(CONFIG_SCHEMA)) return {};
  const { rules } = await loadRules();
  const { buildConfigSchema, buildValidatorSchema } = await load<ConfigSchemaModule>(CONFIG_SCHEMA);
  return {
    'schemas/config.schema.json': JSON.stringify(inDraft07(buildConfigSchema(rules)), null, 2),
    ...validator('config', buildValidatorSchema(rules)),
  };
}

async function suppressionsSchema(): Promise<Texts> {
  const { buildSuppressionsSchema } = await load<SuppressionsSchemaModule>(SUPPRESSIONS_SCHEMA);
  const schema = buildSuppressionsSchema();
  return {
    'schemas/suppressions.schema.json': JSON.stringify(inDraft07(schema), null, 2),
    ...validator('suppressions', schema),
  };
}

async function editorSchemas(packs: readonly Pack[]): Promise<Texts> {
  const { rules } = await loadRules();
  const { pageOf } = await load<Pick<RulePages, 'pageOf'>>('src/core/version.ts');
  const shared = readJson('rules/common/editor.json');
  const texts: Record<string, string> = { 'schemas/catalog.json': JSON.stringify(catalog(packs)) };
  for (const { id, folder } of packs.filter((pack) => pack.hasSchema)) {
    const editor = readJson(`${folder}/editor.json`) as unknown as Editor;
    const schema = editorSchema(id, readJson(`${folder}/schema.json`), editor, shared, { rules, pageOf });
    texts[`schemas/${id}.schema.json`] = JSON.stringify(schema, null, 2);
  }
  return texts;
}

async function documents(packs: readonly Pack[]): Promise<Texts> {
  const { rules } = await loadRules();
  const texts: Record<string, string> = { 'docs/rules/README.md': ruleList(packs, rules) };
  for (const rule of rules) {
    const path = `docs/rules/${rule.id}.md`;
    texts[path] = rulePage(rule, read(path));
  }
  texts['docs/clients.md'] = withMatrix(read('docs/clients.md'), CLIENT_DATA);
  const { OPTIONS } = await load<ArgsModule>('src/cli/args.ts');
  texts['docs/configuration.md'] = withStores(read('docs/configuration.md'), STORES);
  texts['docs/start-cli.md'] = withOptions(read('docs/start-cli.md'), OPTIONS);
  if (existsSync('README.md')) {
    const { libraries } = await load<{ libraries: readonly Library[] }>('src/generated/libraries.ts');
    const counted = withLibraryCount(withRuleCounts(read('README.md'), packs, rules), libraries);
    texts['README.md'] = withRealBlocks(counted);
    Object.assign(texts, pictures());
    texts['docs/action.md'] = withActionTables(read('docs/action.md'), read('action.yml'));
  }
  const { workflow } = await load<InitModule>('src/cli/init.ts');
  for (const path of [
    'README.md',
    'SECURITY.md',
    ...filesIn('docs').filter((each) => /^docs\/[\w-]+\.md$/.test(each)),
  ]) {
    if (existsSync(path)) texts[path] = withWhereabouts(texts[path] ?? read(path), workflow);
  }
  return texts;
}

async function coverageTable(packs: readonly Pack[]): Promise<Texts> {
  const { rules, formats } = await loadRules();
  const statements: Record<string, readonly Statement[]> = {};
  for (const { id } of packs.filter((pack) => pack.hasStatements)) statements[id] = statementsOf(id);
  const covered = formats.filter(({ id }) => statements[id]);
  if (covered.length === 0) return {};
  const text = coverage({ formats: covered, rules, statements, read: (path) => read(path) || undefined });
  return { 'docs/coverage.md': text };
}

interface RuleModule {
  readonly rules: readonly Rule[];
  readonly formats: readonly Format[];
}
interface ConfigSchemaModule {
  buildConfigSchema(rules: readonly Rule[]): Record<string, unknown>;
  buildValidatorSchema(rules: readonly Rule[]): Record<string, unknown>;
}

interface ArgsModule {
  readonly OPTIONS: Readonly<Record<string, Option>>;
}

interface InitModule {
  readonly workflow: string;
}

interface FactsModule {
  factsOf(rule: Rule, formats: readonly Format[]): RuleFacts;
}

interface SuppressionsSchemaModule {
  buildSuppressionsSchema(): Record<string, unknown>;
}

function loadRules(): Promise<RuleModule> {
  return load<RuleModule>('rules/index.ts');
}

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(read(path)) as Record<string, unknown>;
}

function read(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

async function formatted(path: string, text: string): Promise<string> {
  if (path.endsWith('.svg')) return text;
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}
