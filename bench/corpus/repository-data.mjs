/** JSON and YAML of all kinds that stand in a monorepo and are no manifests. */
import { describe, nounsFor, prose, titleOf } from './words.mjs';

const TRANSLATIONS = ['de', 'en', 'es', 'fr', 'it', 'ja', 'pt', 'zh'];
const DEPENDENCIES = 6000;
const PATHS = 900;

const json = (value) => `${JSON.stringify(value, undefined, 2)}\n`;

export function writeData(write, chance, packages) {
  for (const folder of packages) {
    const name = folder.slice(folder.indexOf('/') + 1);
    write(
      `${folder}/package.json`,
      json({ name: `@acme/${name}`, version: '1.0.0', type: 'module', main: 'dist/index.js' }),
    );
    write(`${folder}/tsconfig.json`, json({ extends: '../../tsconfig.json', include: ['src'] }));
    write(`${folder}/README.md`, `# ${name}\n\n${prose(chance, 4)}\n`);
    for (const language of TRANSLATIONS) write(`${folder}/locales/${language}.json`, json(translation(chance)));
    for (let number = 0; number < 4; number++) {
      write(`${folder}/data/sample-${number}.json`, json(records(chance, 30)));
      write(`${folder}/deploy/service-${number}.yaml`, deployment(chance, `${name}-${number}`));
      write(`${folder}/src/styles/part-${number}.css`, '.panel { display: grid; }\n');
    }
  }
  for (let number = 0; number < 60; number++) write(`.github/workflows/check-${number}.yml`, workflow(chance, number));
  for (let number = 0; number < 4; number++) {
    write(`apis/service-${number}/openapi.yaml`, openapiYaml(chance));
    write(`apis/service-${number}/schema.json`, json(openapi(chance)));
    write(`data/dump-${number}.json`, json(records(chance, 14_000)));
  }
  write('pnpm-lock.yaml', pnpmLock(chance));
  write('package-lock.json', json(packageLock(chance)));
  write('tools/yarn.lock', yarnLock(chance));
  write('tools/pnpm-lock.yaml', pnpmLock(chance));
  write('package.json', json({ name: 'acme', private: true, workspaces: ['packages/*'] }));
  write('tsconfig.json', json({ compilerOptions: { strict: true } }));
}

function translation(chance) {
  const texts = Array.from({ length: 80 }, (_, index) => [`view.${index}.title`, prose(chance, 1)]);
  return { ...Object.fromEntries(texts), tools: { title: 'Tools', result: 'Result', parameters: 'Parameters' } };
}

/** A fixture: records with the words that manifests are made of. */
function records(chance, count) {
  const record = (id) => ({
    id,
    name: titleOf(chance),
    description: prose(chance, 2),
    parameters: { [chance.pick(['query', 'limit'])]: chance.between(1, 99) },
    result: chance.isOneIn(2) ? null : { status: 'done', tools: [] },
    runner: 'any',
  });
  return { page: 1, records: Array.from({ length: count }, (_, index) => record(index)) };
}

function deployment(chance, name) {
  const variables = nounsFor(chance, 8).map(
    (noun) => `            - name: ${noun.toUpperCase()}\n              value: "${noun}"`,
  );
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
spec:
  replicas: ${chance.between(1, 5)}
  template:
    spec:
      containers:
        - name: ${name}
          image: registry.example.com/${name}:1.0
          env:
${variables.join('\n')}
`;
}

function workflow(chance, number) {
  const steps = Array.from(
    { length: 12 },
    () => `      - name: ${titleOf(chance)}\n        run: npm run check -- --part ${number}`,
  );
  return `name: check ${number}\non: push\njobs:\n  check:\n    runs-on: ubuntu-latest\n    steps:\n${steps.join('\n')}\n`;
}

function openapi(chance) {
  const operation = (index) => ({
    operationId: `operation_${index}`,
    summary: titleOf(chance),
    description: prose(chance, 2),
    parameters: nounsFor(chance, 3).map((noun) => ({
      name: noun,
      in: 'query',
      description: describe(chance, noun),
      schema: { type: 'string' },
    })),
    responses: { 200: { description: 'the result', content: { 'application/json': { schema: { type: 'object' } } } } },
  });
  const paths = Array.from({ length: PATHS }, (_, index) => [`/things/${index}`, { get: operation(index) }]);
  return { openapi: '3.1.0', info: { title: 'Things', version: '1.0.0' }, paths: Object.fromEntries(paths) };
}

function openapiYaml(chance) {
  const { openapi: version, info, paths } = openapi(chance);
  const lines = [`openapi: ${version}`, 'info:', `  title: ${info.title}`, '  version: "1.0.0"', 'paths:'];
  for (const [path, { get }] of Object.entries(paths)) {
    lines.push(`  ${path}:`, '    get:', `      operationId: ${get.operationId}`, `      summary: ${get.summary}`);
    lines.push(`      description: |`, `        ${get.description}`, '      parameters:');
    for (const { name, description } of get.parameters) {
      lines.push(
        `        - name: ${name}`,
        '          in: query',
        `          description: ${JSON.stringify(description)}`,
      );
      lines.push('          schema:', '            type: string');
    }
    lines.push('      responses:', '        "200":', '          description: the result');
  }
  return `${lines.join('\n')}\n`;
}

const dependency = (chance, index) => `${titleOf(chance).toLowerCase().replace(' ', '-')}-${index}`;
const digest = (chance) =>
  `sha512-${Array.from({ length: 86 }, () => chance.pick('abcdefghijklmnopqrstuvwxyz0123456789')).join('')}==`;

function pnpmLock(chance) {
  const names = Array.from({ length: DEPENDENCIES }, (_, index) => dependency(chance, index));
  const packages = names.map(
    (name) =>
      `  ${name}@1.0.0:\n    resolution: {integrity: ${digest(chance)}}\n    engines: {node: '>=18'}\n    cpu: [x64]\n`,
  );
  const snapshots = names.map(
    (name, index) =>
      `  ${name}@1.0.0:\n    dependencies:\n      ${names[(index * 7) % names.length]}: 1.0.0\n      parameters: 1.0.0\n      result: 2.0.0\n`,
  );
  return `lockfileVersion: '9.0'\n\nsettings:\n  autoInstallPeers: true\n\npackages:\n\n${packages.join('\n')}\nsnapshots:\n\n${snapshots.join('\n')}`;
}

function packageLock(chance) {
  const packages = Array.from({ length: DEPENDENCIES }, (_, index) => [
    `node_modules/${dependency(chance, index)}`,
    {
      version: '1.0.0',
      resolved: `https://registry.example.com/${index}.tgz`,
      integrity: digest(chance),
      license: 'MIT',
      engines: { node: '>=18' },
      dependencies: { parameters: '1.0.0', result: '2.0.0' },
    },
  ]);
  return { name: 'acme', lockfileVersion: 3, requires: true, packages: Object.fromEntries(packages) };
}

function yarnLock(chance) {
  const entries = Array.from({ length: DEPENDENCIES }, (_, index) => {
    const name = dependency(chance, index);
    return `${name}@^1.0.0:\n  version "1.0.0"\n  resolved "https://registry.example.com/${name}.tgz"\n  integrity ${digest(chance)}\n`;
  });
  return `# yarn lockfile v1\n\n\n${entries.join('\n')}`;
}
