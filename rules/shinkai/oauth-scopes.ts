import { asWritten, defineRule, type Fix, type Printable } from '../../src/core/rule.js';
import { get, text, type ArrayNode, type ObjectNode, type StringNode } from '../../src/core/tree.js';
import { section, duplicatesIn, objectsIn } from './lib/lists.js';
import { safely, unsafely } from './lib/text.js';

export default defineRule({
  id: 'shinkai/oauth-scopes',
  summary: 'A scope is empty, given twice, or several in one string',
  severity: 'warning',
  in: 'recommended',
  source: section('OAuth Table', 'scopes is a list of permission scopes.', 'SHOULD'),
  fixable: 'both',
  lists: ['oauth'],
  messages: {
    empty: { message: 'An empty scope asks for nothing, and some services reject it.', help: 'Remove it.' },
    twice: { message: 'The scope `{{scope}}` is listed twice.', help: 'Remove one.' },
    several: {
      message: '`{{scope}}` is {{count}} scopes in one string, and services do not know the combined name.',
      help: 'Use one entry for each scope.',
    },
    maySeveral: {
      message: '`{{scope}}` may be {{count}} scopes in one string, which most services read as one unknown scope.',
      help: 'Unless this service expects commas, use one entry for each scope.',
    },
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, 'oauth')) {
      const scopes = get(service, 'scopes');
      if (scopes?.kind !== 'array') continue;
      const strings = scopes.items.filter((item) => item.kind === 'string');
      for (const at of strings) {
        const parts = split(at);
        if (parts.length === 0) yield { at, message: 'empty', fix: remove('Remove the empty scope', scopes, at) };
        if (parts.length < 2) continue;
        const data = { scope: at.value, count: parts.length };
        const isSure = /\s/.test(at.value) || !wantsCommas(service);
        yield { at, message: isSure ? 'several' : 'maySeveral', data, fix: separate(scopes, at, parts, isSure) };
      }
      for (const { node, first } of duplicatesIn(strings, (scope) => scope)) {
        const related = [{ at: first, note: 'The first entry.' }];
        yield {
          at: node,
          message: 'twice',
          data: { scope: node.value },
          related,
          fix: remove('Remove the repeated scope', scopes, node),
        };
      }
    }
  },
});

/** Services that take their scopes with commas between them. */
const WITH_COMMAS =
  /^https?:\/\/(?:[\w-]{1,63}\.){0,5}(?:facebook|figma|instagram|linear|myshopify|pinterest|slack|strava|tiktok|todoist|trello|vk|wakatime|zoho)\.[a-z.]{2,6}(?:[/:?]|$)/i;

function wantsCommas(service: ObjectNode): boolean {
  return ['authorizationUrl', 'tokenUrl'].some((key) => WITH_COMMAS.test(text(get(service, key)) ?? ''));
}

/** Neither blanks nor commas are part of a scope's name. */
function split({ value }: StringNode): string[] {
  return value.split(/[\s,]+/).filter((scope) => scope !== '');
}

function remove(title: string, from: ArrayNode, child: StringNode): Fix {
  return safely(title, { op: 'remove', from, child });
}

/** No service has more. */
const MOST = 500;

/** The list with the parts in the place of the string, each once. */
function separate(scopes: ArrayNode, wrong: StringNode, parts: readonly string[], isSure: boolean): Fix | undefined {
  if (scopes.open || scopes.items.length > MOST) return undefined;
  const others = new Set(
    scopes.items.flatMap((item) => (item.kind === 'string' && item !== wrong ? [item.value] : [])),
  );
  const added = [...new Set(parts)].filter((scope) => !others.has(scope));
  const value = scopes.items.flatMap((item): Printable[] => (item === wrong ? added : [asWritten(item)]));
  return (isSure ? safely : unsafely)('Make each an entry of its own', { op: 'set', node: scopes, value });
}
