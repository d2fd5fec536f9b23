import { intendedField } from '../../src/core/did-you-mean.js';
import { defineRule, lackOf, type Problem } from '../../src/core/rule.js';
import { get, has, type ArrayNode, type Node, type ObjectNode, type StringNode } from '../../src/core/tree.js';
import { isBlank, section } from './lib/definition.js';
import { oauth2sIn } from './lib/parameters.js';

export default defineRule({
  id: 'otc/oauth2-scopes',
  summary: 'oauth2 without scopes, or with an empty scope, several in one string or the same one twice',
  severity: 'warning',
  in: 'recommended',
  source: section(
    'Schema Fields, Requirements',
    'The scopes are those that must be granted for the tool to work.',
    'advice',
  ),
  fixable: 'safe',
  messages: {
    missing: {
      message: '`oauth2` has no `scopes`, so the user is asked to grant nothing and calls may be refused.',
      help: 'List the scopes that the tool needs.',
    },
    none: {
      message: '`scopes` is empty, so the user is asked to grant nothing and calls may be refused.',
      help: 'List the scopes that the tool needs.',
    },
    empty: { message: 'This scope is blank, so no provider can grant it.', help: 'Fill it in, or remove it.' },
    several: {
      message: '`{{scope}}` is {{count}} scopes in one string, and providers do not know the combined name.',
      help: 'Use one entry for each scope.',
    },
    again: {
      message: 'The scope `{{scope}}` is already in the list, so this entry adds nothing.',
      help: 'Remove `{{scope}}` here.',
    },
  },
  options: {
    schema: {
      type: 'object',
      properties: {
        allowNone: { type: 'boolean', description: 'Takes an empty list: there are providers that have no scopes' },
      },
      additionalProperties: false,
    },
    defaults: { allowNone: false },
  },
  *check(manifest, { options }) {
    for (const oauth2 of oauth2sIn(manifest)) {
      const scopes = get(oauth2, 'scopes');
      if (isMissing(oauth2)) yield { at: lackOf(oauth2, 'scopes'), message: 'missing' };
      if (scopes?.kind !== 'array') continue;
      if (scopes.items.length === 0 && !scopes.open && !options.allowNone) yield { at: scopes, message: 'none' };
      const first = new Map<string, Node>();
      for (const scope of scopes.items) {
        if (scope.kind !== 'string') continue;
        const other = first.get(scope.value);
        if (isBlank(scope.value)) yield { at: scope, message: 'empty' };
        else if (countOf(scope) > 1)
          yield { at: scope, message: 'several', data: { scope: scope.value, count: countOf(scope) } };
        else if (!other) first.set(scope.value, scope);
        else yield again(scope, other, scopes);
      }
    }
  },
});

/** No name of a scope has blanks in it. */
const countOf = ({ value }: StringNode): number => value.split(/\s+/).filter((scope) => scope !== '').length;

/** Misspelt, they are otc/misspelt-field's, which can mend that. */
function isMissing(oauth2: ObjectNode): boolean {
  return has(oauth2, 'scopes') === 'no' && !oauth2.entries.some(({ key }) => intendedField(key, ['scopes']));
}

function again(scope: StringNode, other: Node, scopes: ArrayNode): Problem<'again'> {
  return {
    at: scope,
    message: 'again',
    data: { scope: scope.value },
    related: [{ at: other, note: 'The first entry.' }],
    fix: { title: 'Remove the scope', safe: true, edits: [{ op: 'remove', from: scopes, child: scope }] },
  };
}
