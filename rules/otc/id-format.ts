import { defineRule, part } from '../../src/core/rule.js';
import { namedCharacter } from '../../src/core/text.js';
import { get } from '../../src/core/tree.js';
import { isBlank, section, idOf, withVersion, isVersion } from './lib/definition.js';

export default defineRule({
  id: 'otc/id-format',
  summary: "A tool's id is not ToolkitName.ToolName@Version",
  severity: 'error',
  in: 'spec',
  source: section(
    'Schema Fields, Metadata',
    'An id is made of the toolkit, a dot, the tool, an @ and the version. Letters, digits and underscores are what the published OpenAPI description allows in the names.',
  ),
  messages: {
    empty: {
      message: 'The id is blank, so clients cannot call the tool.',
      help: 'Write it like `Calculator.Add@1.0.0`.',
    },
    names: {
      message: '`{{names}}`{{where}} {{fault}}, so clients cannot parse it.',
      help: 'Write an id like `Calculator.Add@1.0.0`, with only letters, digits and underscores in each name.',
    },
    noVersion: {
      message: '`{{id}}` has no version, so clients cannot tell versions of the tool apart.',
      help: 'Write `{{meant}}`.',
    },
    version: {
      message: 'The id ends with `{{version}}`, not `x.y.z`, so clients cannot request this version.',
      help: 'Write three integers, like `{{meant}}`.',
    },
  },
  *check({ tools }) {
    for (const tool of tools) {
      const node = get(tool.node, 'id');
      if (node?.kind !== 'string') continue;
      const id = idOf(tool.node);
      const end = node.value.indexOf('@') > 0 ? node.value.indexOf('@') : node.value.length;
      const version = tool.version && isVersion(tool.version) ? tool.version : '1.0.0';
      const data = { id: node.value, names: node.value.slice(0, end), version: id?.version ?? '', meant: version };
      if (isBlank(node.value)) {
        yield { at: node, message: 'empty' };
      } else if (!id) {
        const at = end < node.value.length ? part(node, 0, end) : node;
        yield {
          at,
          message: 'names',
          data: { ...data, where: data.names === node.value ? '' : ' in the id', fault: faultIn(data.names) },
        };
      } else if (id.version === undefined) {
        yield { at: node, message: 'noVersion', data: { ...data, meant: withVersion(id, version) } };
      } else if (!isVersion(id.version) && id.version !== tool.version) {
        // Where `version` is malformed in the same way, otc/version-format speaks for both.
        yield { at: part(node, id.versionAt, node.value.length), message: 'version', data };
      }
    }
  },
});

/** What is wrong with `ToolkitName.ToolName`. */
function faultIn(names: string): string {
  if (names.startsWith('@')) return 'has no toolkit and tool before the first `@`';
  const stray = /[^\w.]/u.exec(names)?.[0];
  if (stray !== undefined) return `contains ${namedCharacter(stray)}`;
  const dots = names.split('.', 3).length - 1;
  if (dots !== 1) return dots === 0 ? 'has no dot between toolkit and tool' : 'has more than one dot';
  return `has no name ${names.startsWith('.') ? 'before' : 'after'} the dot`;
}
