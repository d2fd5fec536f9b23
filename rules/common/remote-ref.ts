import { defineRule } from '../../src/core/rule.js';
import { entry, text } from '../../src/core/tree.js';
import { schemasWith } from './lib/schemas.js';

export default defineRule({
  id: 'common/remote-ref',
  summary: 'A `$ref` leads to another host',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'Model Context Protocol, revision 2026-07-28',
    section: 'Tools, JSON Schema references',
    says: 'A reference to the network is not fetched unasked, and a schema that has one should be rejected.',
    kind: 'MUST',
  },
  messages: {
    remote: {
      message: 'This `$ref` points to {{host}}, which clients must not fetch, so they should reject the schema.',
      help: 'Copy that schema into `$defs`, and write `"$ref": "#/$defs/…"`.',
    },
  },
  *check(manifest) {
    // The other formats have rules of their own about references.
    if (!manifest.formats.some((format) => format === 'mcp' || format === 'openai')) return;
    const own = new Set(
      ['$id', 'id'].flatMap((key) =>
        schemasWith(manifest, key).flatMap(({ node }) => text(entry(node, key)?.value) ?? []),
      ),
    );
    for (const { node } of schemasWith(manifest, '$ref')) {
      const reference = entry(node, '$ref')?.value;
      if (reference?.kind !== 'string') continue;
      const [, host] = REMOTE.exec(reference.value) ?? [];
      // What is known without asking: the schema itself, by its `$id`, and those of the dialects.
      if (host === undefined || host === 'json-schema.org' || own.has(reference.value.split('#')[0]!)) continue;
      yield { at: reference, message: 'remote', data: { host: `\`${host}\`` } };
    }
  },
});

const REMOTE = /^\s*(?:https?|ftp|wss?):\/\/(?:[^/?#@\s]*@)?([^/?#:\s]+)/i;
