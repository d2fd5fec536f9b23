import { defineRule } from '../../src/core/rule.js';
import { entry, text } from '../../src/core/tree.js';
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
      const { lack = undefined, key = '' } = 'lack' in problem.at ? problem.at : {};
      if (key === 'version' && isStamped('server.json', manifest.neighbours)) continue;
      const [former] = (FORMER.get(key) ?? []).flatMap((name) => entry(lack, name) ?? []);
      const value = text(former?.value);
      const write = `\`"${key}": ${JSON.stringify(value)}\` in place of \`${former?.key}\``;
      yield value === undefined ? problem : { ...problem, data: { ...problem.data, write } };
    }
  },
});

/** What others than the registry call a field, and what older schemas did. */
const FORMER: ReadonlyMap<string, readonly string[]> = new Map([
  ['type', ['transportType', 'transport_type']],
  ['identifier', ['name']],
]);
