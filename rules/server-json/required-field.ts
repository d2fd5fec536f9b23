import { defineRule } from '../../src/core/rule.js';
import { entry, get, text, type Entry, type Node } from '../../src/core/tree.js';
import { repositoryOf } from '../../src/core/text.js';
import { isStamped } from '../common/lib/stamped.js';
import { requiredField } from '../common/lib/structural-rules.js';
import { section, unless } from './lib/server.js';

const structural = requiredField(
  'server-json',
  section(
    'ServerDetail, Package, transports',
    'A server has a name, a description and a version; a package its registry, identifier and transport; what is reached by HTTP its URL.',
  ),
  'the registry refuses the file',
  unless,
);

export default defineRule({
  ...structural,
  needs: ['files'],
  *check(manifest, context) {
    for (const problem of structural.check!(manifest, context)) {
      const { at, data } = problem;
      const { lack, key } = 'lack' in at ? at : {};
      if (key === 'version' && isStamped('server.json', manifest.neighbours)) continue;
      const field = String(data?.['field']);
      const value = lack && valueOf(field, lack);
      const other = field === 'type' && lack ? formerType(lack)?.key : undefined;
      const more =
        field === 'transport' ? ', or `streamable-http` with its `url`' : other ? ` in place of \`${other}\`` : '';
      yield value === undefined ? problem : { ...problem, data: { ...data, write: `\`"${field}": ${value}\`${more}` } };
    }
  },
});

/** How others than the registry call the type of a transport. */
const formerType = (transport: Node): Entry | undefined =>
  entry(transport, 'transportType') ?? entry(transport, 'transport_type');

/** What the file says elsewhere, or under the names that older schemas had. */
function valueOf(field: unknown, object: Node): string | undefined {
  if (field === 'transport') return '{ "type": "stdio" }';
  const [name, url] = ['name', 'url'].map((key) => text(get(object, key)));
  const host = /^(github|gitlab)\.com\//.exec(repositoryOf(url ?? '') ?? '')?.[1];
  const type = field === 'type' ? text(formerType(object)?.value) : undefined;
  return JSON.stringify(field === 'identifier' ? name : field === 'source' ? host : type);
}
