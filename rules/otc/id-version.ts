import { defineRule, part, type Fix } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { section, idOf, withVersion, isVersion } from './lib/definition.js';

export default defineRule({
  id: 'otc/id-version',
  summary: "The version in a tool's id differs from its `version`",
  severity: 'error',
  in: 'spec',
  source: section('Schema Fields, Metadata', 'The last part of an id is the version of the tool.'),
  fixable: 'both',
  // A version that is malformed is otc/id-format's or otc/version-format's at the same place.
  structural: true,
  messages: {
    differs: {
      message: 'The id has version `{{inId}}`, but `version` is `{{version}}`, so clients may get either one.',
      help: 'Use the same version in both.',
    },
  },
  *check({ tools }) {
    for (const tool of tools) {
      const id = idOf(tool.node);
      const version = get(tool.node, 'version');
      if (id?.version === undefined || version?.kind !== 'string' || id.version === version.value) continue;
      const inId = part(id.node, id.versionAt, id.node.value.length);
      const data = { inId: id.version, version: version.value };
      if (isVersion(id.version) && !isVersion(version.value)) {
        const fix: Fix = {
          title: `Set \`version\` to \`${id.version}\``,
          safe: true,
          edits: [{ op: 'set', node: version, value: id.version }],
        };
        yield { at: version, message: 'differs', data, related: [{ at: inId, note: 'The version in the id.' }], fix };
      } else {
        const fix: Fix = {
          title: `Set the version in the id to \`${version.value}\``,
          safe: !isVersion(id.version),
          edits: [{ op: 'set', node: id.node, value: withVersion(id, version.value) }],
        };
        const related = [{ at: version, note: 'The other version.' }];
        yield { at: inId, message: 'differs', data, related, ...(isVersion(version.value) && { fix }) };
      }
    }
  },
});
