import { defineRule, part, type Problem } from '../../src/core/rule.js';
import type { Entry, StringNode } from '../../src/core/tree.js';
import { decoded, invisibleIn, kindOf, UNUSUAL, without, type Stretch } from './lib/invisible.js';
import { eachName, eachText } from './lib/texts.js';

export default defineRule({
  id: 'common/hidden-text',
  summary: 'Text that a model reads has characters in it that no person sees',
  severity: 'error',
  in: 'recommended',
  securitySeverity: '8.0',
  source: {
    document: 'Unicode Technical Report 36',
    section: 'Visual security issues',
    says: 'Characters without a shape of their own let a text say one thing to a person and another to a program.',
    kind: 'advice',
  },
  fixable: 'safe',
  messages: {
    tags: 'This text hides `{{hidden}}` in tag characters: the model reads it and no person sees it. Remove them.',
    invisible:
      'This text has {{kind}} in it ({{code}}{{more}}), which the model reads and no person sees. Remove what is invisible.',
    name: 'The name `{{name}}` has {{kind}} in it ({{code}}{{more}}), which no person sees: whoever types the name as it looks types another one. Remove what is invisible.',
  },
  check(manifest) {
    const found: Hidden[] = [];
    if (!manifest.mayHold(UNUSUAL)) return found;
    eachText(manifest, (text) => {
      const hidden = invisibleIn(text.value);
      if (hidden.length > 0) found.push(inText(text, hidden));
    });
    eachName(manifest, (name) => {
      const hidden = invisibleIn(name.key);
      if (hidden.length > 0) found.push(inName(name, hidden));
    });
    return found;
  },
});

type Hidden = Problem<'tags' | 'invisible' | 'name'>;

function inText(text: StringNode, hidden: readonly Stretch[]): Hidden {
  const tags = hidden.find((each) => decoded(each.text) !== '');
  const { from, to } = tags ?? hidden[0]!;
  const visible = without(text.value, hidden);
  return {
    at: part(text, from, to),
    message: tags ? 'tags' : 'invisible',
    data: tags ? { hidden: decoded(tags.text) } : about(hidden),
    fix: { title: 'Remove what is invisible', safe: true, edits: [{ op: 'set', node: text, value: visible }] },
  };
}

/** A name is not for us to change: the code behind the tool may know it as it is. */
function inName(key: Entry, hidden: readonly Stretch[]): Hidden {
  return { at: key, message: 'name', data: { name: without(key.key, hidden), ...about(hidden) } };
}

function about(hidden: readonly Stretch[]): { kind: string; code: string; more: string } {
  const char = String.fromCodePoint(hidden[0]!.text.codePointAt(0)!);
  const others = hidden.reduce((count, { text }) => count + [...text].length, 0) - 1;
  return {
    kind: kindOf(char),
    code: `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
    more: others > 0 ? ` and ${others} more` : '',
  };
}
