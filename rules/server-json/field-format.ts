import { alsoFinding, fieldFormat } from '../common/lib/structural-rules.js';
import { isTemplate } from '../common/lib/versions.js';
import { repositoryOf } from '../../src/core/text.js';
import { get, stringAt, text } from '../../src/core/tree.js';
import {
  doubtOf,
  either,
  firstFormatIn,
  isUnfilled,
  leftOpenIn,
  NEWEST,
  packagesIn,
  REFUSAL,
  section,
} from './lib/server.js';

export default alsoFinding(
  fieldFormat(
    'server-json',
    section(
      'The whole schema',
      'Names, texts and URLs have a greatest length or a pattern: a description has at most 100 characters.',
    ),
    REFUSAL,
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
    bare: {
      message: '`{{rest}}` has no namespace, so the registry refuses the name{{unless}}.',
      help: 'Write `io.github.{{owner}}/{{rest}}`, or begin with your own domain, such as `com.example/{{rest}}`.',
    },
    template: {
      message:
        '`{{text}}`{{more}} is left over from a template, so the registry refuses the file unless you fill it in.',
      help: 'Fill it in, or delete this file if another one replaces it.',
    },
    draft: {
      message:
        "`{{text}}`{{more}} is left over from a template of the registry's first format, which it refuses today.",
      help: 'Write the file anew, by the schema `{{newest}}`, or delete it if another one replaces it.',
    },
    untouched: {
      message: 'This file is an untouched template, so the registry refuses it until you fill it in.',
      help: 'Fill it in before you publish the server, or delete it.',
    },
  },
  function* (manifest) {
    const { root } = manifest;
    const [open, ...others] = leftOpenIn(root);
    if (open) {
      const more = others.length > 0 ? ` (and ${others.length} more)` : '';
      const related = others.map((at) => ({ at, note: 'Also left over from the template.' }));
      const isUntouched = isUnfilled(root);
      const message = isUntouched ? 'untouched' : firstFormatIn(root) ? 'draft' : 'template';
      yield {
        ...{ at: open, message, data: { text: open.value, more, newest: NEWEST }, related },
        severity: isUntouched ? 'info' : 'warning',
      };
    }
    const name = stringAt(root, 'name');
    const [, space = '', rest = ''] = /^(?:([\w-]+)\/)?([\w.-]+)$/.exec(name?.value ?? '') ?? [];
    if (name && rest !== '' && !open) {
      const url = repositoryOf(text(get(root, 'repository', 'url')) ?? '') ?? manifest.neighbours?.origin ?? '';
      const owner = /^github\.com\/([^/]+)/.exec(url)?.[1] ?? 'OWNER';
      yield { at: name, message: space === '' ? 'bare' : 'namespace', data: { space, rest, owner }, covers: [name] };
    }
    for (const { type, node, registry } of packagesIn(manifest)) {
      if (type === undefined || registry || isTemplate(type)) continue;
      yield { at: either(node, 'registryType')!, message: 'registry', data: { type } };
    }
  },
  doubtOf,
);
