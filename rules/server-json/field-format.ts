import { alsoFinding, fieldFormat } from '../common/lib/structural-rules.js';
import { isTemplate } from '../common/lib/versions.js';
import { repositoryOf } from '../../src/core/text.js';
import { get, stringAt, text } from '../../src/core/tree.js';
import { either, leftOpenIn, packagesIn, section, unless } from './lib/server.js';

export default alsoFinding(
  fieldFormat(
    'server-json',
    section(
      'The whole schema',
      'Names, texts and URLs have a greatest length or a pattern: a description has at most 100 characters.',
    ),
    'the registry refuses the file',
    unless,
  ),
  {
    registry: {
      message: 'The registry has no packages of the type `{{type}}`, so it refuses the file{{unless}}.',
      help: 'Write `npm`, `pypi`, `nuget`, `cargo`, `mcpb`, or `oci`, which is for Docker images.',
    },
    namespace: {
      message: '`{{space}}` is not a domain in reverse order, so the registry refuses the name{{unless}}.',
      help: 'Write `io.github.{{owner}}/…`, or begin with your own domain, such as `com.example/…`.',
    },
    template: {
      message:
        '`{{text}}`{{more}} is left over from a template, so the registry refuses the file unless you fill it in.',
      help: 'Fill it in, or delete this file if another one replaces it.',
    },
  },
  function* (manifest) {
    const { root } = manifest;
    const [open, ...others] = leftOpenIn(root);
    if (open) {
      const more = others.length > 0 ? ` (and ${others.length} more)` : '';
      const related = others.map((at) => ({ at, note: 'Left open, too.' }));
      yield { at: open, message: 'template', data: { text: open.value, more }, related, severity: 'warning' };
    }
    const name = stringAt(root, 'name');
    const space = /^([\w-]+)\/[\w.-]+$/.exec(name?.value ?? '')?.[1];
    if (name && space !== undefined && !open) {
      const url = repositoryOf(text(get(root, 'repository', 'url')) ?? '') ?? '';
      const owner = /^github\.com\/([^/]+)/.exec(url)?.[1] ?? 'OWNER';
      yield { at: name, message: 'namespace', data: { space, owner } };
    }
    for (const { type, node } of packagesIn(manifest)) {
      if (type === undefined || TYPE.test(type) || isTemplate(type)) continue;
      yield { at: either(node, 'registryType')!, message: 'registry', data: { type } };
    }
  },
  unless,
);

const TYPE = /^(?:npm|pypi|oci|nuget|cargo|mcpb)$/;
