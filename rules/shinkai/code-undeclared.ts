import type { ToolCode } from '../../src/core/code.js';
import { hint, nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule, lack, type Manifest, type ProblemPlace } from '../../src/core/rule.js';
import { entry, type ObjectNode, type StringNode } from '../../src/core/tree.js';
import { argumentsOf } from './lib/code.js';
import { namesOf, objectsIn, section } from './lib/lists.js';
import { straysIn } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/code-undeclared',
  summary: 'The code of a tool reads something that its manifest does not declare',
  severity: 'error',
  in: 'recommended',
  source: section(
    'Table: Metadata',
    'Configurations, parameters and oauth are what the code of the tool is given.',
    'advice',
  ),
  needs: ['files'],
  messages: {
    parameters: {
      message:
        '`{{file}}` reads the input `{{name}}`, which `parameters` does not declare{{meant}}, so models cannot send it.',
      help: 'Declare `{{name}}` in `parameters`, or read a declared parameter.',
    },
    configurations: {
      message:
        '`{{file}}` reads the setting `{{name}}`, which `configurations` does not declare{{meant}}, so users cannot set it.',
      help: 'Declare `{{name}}` in `configurations`, or read a declared setting.',
    },
    oauth: {
      message: '`{{file}}` requests a token for `{{name}}`, which `oauth` does not list{{meant}}, so it gets none.',
      help: 'Add the service to `oauth`, or correct the name.',
    },
  },
  *check(manifest) {
    const { root, toolCode: code } = manifest;
    if (!code || root.kind !== 'object') return;
    const { file } = code;
    for (const { declared, node, properties, table, use } of argumentsOf(manifest, code)) {
      const names = declared.map(({ key }) => key);
      // Of what is declared in the wrong place shinkai/misplaced-property speaks.
      const told = new Set([...names, ...straysIn(manifest).map(({ entry }) => entry.key)]);
      for (const { name, isDoubtful, isUnused, ...read } of use.reads) {
        if (told.has(name) || isDoubtful || isUnused) continue;
        told.add(name);
        const meant = hint(nearestWord(name, names));
        const at = properties ? lack(properties) : lack(node ?? root, node ? 'properties' : table);
        const related = [{ at: read, note: 'The code reads it here.' }];
        yield { at, message: table === 'parameters' ? table : 'configurations', data: { file, name, meant }, related };
      }
    }
    yield* servicesLacking(manifest, root, code);
  },
});

function* servicesLacking(manifest: Manifest, root: ObjectNode, { file, services }: ToolCode) {
  const known = namesOf(objectsIn(manifest, 'oauth')).map(({ value }: StringNode) => value);
  const at: ProblemPlace = entry(root, 'oauth') ?? lack(root, 'oauth');
  const told = new Set(known);
  for (const { name, ...asked } of services) {
    if (told.has(name)) continue;
    told.add(name);
    const meant = hint(nearestWord(name, known));
    const related = [{ at: asked, note: 'The token is requested here.' }];
    yield { at, message: 'oauth' as const, data: { file, name, meant }, related };
  }
}
