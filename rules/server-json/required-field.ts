import { defineRule, type Problem } from '../../src/core/rule.js';
import { get, text, type Node } from '../../src/core/tree.js';
import { repositoryOf } from '../../src/core/text.js';
import { isStamped } from '../common/lib/stamped.js';
import { requiredField } from '../common/lib/problems.js';
import { section, wherePublished } from './lib/server.js';

const structural = wherePublished(
  requiredField(
    'server-json',
    section(
      'ServerDetail, Package, transports',
      'A server has a name, a description and a version; a package its registry, identifier and transport; what is reached by HTTP its URL.',
    ),
    'the registry refuses the file',
  ),
);

export default defineRule({
  ...structural,
  needs: ['files'],
  *check(manifest, context) {
    for (const problem of structural.check!(manifest, context)) {
      const { at } = problem;
      if ('lack' in at && at.key === 'version' && isStamped('server.json', manifest.neighbours)) continue;
      const value = 'lack' in at ? valueOf(problem.data?.['field'], at.lack, manifest.root) : undefined;
      yield value === undefined ? problem : withValue(problem, value);
    }
  },
});

function withValue<P extends Problem>(problem: P, value: string): P {
  const field = String(problem.data?.['field']);
  const more = field === 'transport' ? ', or `streamable-http` with its `url`' : '';
  return { ...problem, data: { ...problem.data, write: `\`"${field}": ${value}\`${more}` } };
}

/** What the file says elsewhere, or under the names that older schemas had. */
function valueOf(field: unknown, object: Node, root: Node): string | undefined {
  switch (field) {
    case 'version':
      return quoted(text(get(root, 'version_detail', 'version')));
    case 'identifier':
      return quoted(text(get(object, 'name')));
    case 'source':
      return quoted(HOSTS.find((host) => repositoryOf(text(get(object, 'url')) ?? '')?.startsWith(`${host}.com/`)));
    case 'transport':
      return '{ "type": "stdio" }';
    default:
      return undefined;
  }
}

const HOSTS = ['github', 'gitlab'];
const quoted = (value: string | undefined): string | undefined => value && JSON.stringify(value);
