import { alsoFinding, fieldFormat } from '../common/lib/structural-rules.js';
import { isTemplate } from '../common/lib/versions.js';
import { either, isPublished, packagesIn, section } from './lib/server.js';

export default alsoFinding(
  fieldFormat(
    'server-json',
    section(
      'The whole schema',
      'Names, texts and URLs have a greatest length or a pattern: a description has at most 100 characters.',
    ),
    'the registry refuses the file',
    isPublished,
  ),
  {
    registry: {
      message: 'The registry has no packages of the type `{{type}}`, so it refuses the file.',
      help: 'Write {{write}}.',
    },
  },
  function* (manifest) {
    const severity = isPublished(manifest) ? 'error' : 'warning';
    for (const { type, node } of packagesIn(manifest)) {
      const at = either(node, 'registryType');
      if (!at || type === undefined || TYPES.includes(type) || isTemplate(type)) continue;
      const write = type === 'docker' ? '`oci`' : `one of ${TYPES.map((each) => `\`${each}\``).join(', ')}`;
      yield { at, message: 'registry', data: { type, write }, severity };
    }
  },
);

const TYPES: readonly string[] = ['npm', 'pypi', 'oci', 'nuget', 'cargo', 'mcpb'];
