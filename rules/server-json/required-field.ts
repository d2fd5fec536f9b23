import type { Problem } from '../../src/core/rule.js';
import { entry, get, text } from '../../src/core/tree.js';
import { refined, requiredField } from '../common/lib/structural-rules.js';
import former from './lib/former.json' with { type: 'json' };
import { either, REFUSAL, section } from './lib/server.js';

export default refined(
  requiredField(
    'server-json',
    section(
      'ServerDetail, Package, transports',
      'A server has a name, a description and a version; a package its registry, identifier and transport; what is reached by HTTP its URL.',
    ),
    REFUSAL,
  ),
  withValue,
);

function withValue(problem: Problem): Problem {
  const { lack = undefined, key = '' } = 'lack' in problem.at ? problem.at : {};
  const [former] = (FORMER[key] ?? []).flatMap((name) => entry(lack, name) ?? []);
  const [value, registry, version] = [former?.value, either(lack!, 'registryType'), get(lack, 'version')].map(text);
  const added = (to: string, what: string) => `\`"${key}": ${JSON.stringify(to)}\`${what}`;
  const isOf = (type: string) => key === 'identifier' && registry === type;
  const write = isOf('mcpb')
    ? added('https://…/weather.mcpb', ', the URL from which clients download the bundle')
    : value !== undefined && isOf('oci') && version !== undefined
      ? added(`${value}:${version}`, ` in place of \`${former?.key}\` and \`version\``)
      : value !== undefined && added(value, ` in place of \`${former?.key}\``);
  return write ? { ...problem, data: { ...problem.data, write } } : problem;
}

/** What others than the registry call a field, and what older schemas did. */
const FORMER: Readonly<Record<string, readonly string[]>> = former.elsewhere;
