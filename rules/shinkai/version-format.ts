import { defineRule } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { standard } from './lib/lists.js';

export default defineRule({
  id: 'shinkai/version-format',
  summary: '`version` is not a semantic version',
  severity: 'warning',
  in: 'recommended',
  source: standard(
    'Semantic Versioning 2.0.0',
    '2',
    'A version is three numbers, perhaps with a pre-release and build metadata.',
  ),
  messages: {
    format: {
      message: '`{{version}}` is not a semantic version, so Shinkai cannot compare it with other versions of the tool.',
      help: 'Write three numbers without leading zeros, such as `1.0.0`.',
    },
  },
  *check({ root }) {
    const at = get(root, 'version');
    if (at?.kind !== 'string' || at.value === '' || isSemantic(at.value)) return;
    yield { at, message: 'format', data: { version: at.value } };
  },
});

/** As libraries for versions have it; without an end, the stack of a regular expression has one. */
const LONGEST = 256;
const isSemantic = (version: string): boolean => version.length <= LONGEST && SEMANTIC.test(version);

const NUMBER = '(?:0|[1-9]\\d*)';
const PRE_RELEASE = `(?:${NUMBER}|\\d*[A-Za-z-][\\dA-Za-z-]*)`;
const SEMANTIC = new RegExp(
  `^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-${PRE_RELEASE}(?:\\.${PRE_RELEASE})*)?(?:\\+[\\dA-Za-z-]+(?:\\.[\\dA-Za-z-]+)*)?$`,
);
