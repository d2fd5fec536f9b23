import { defineRule, part } from '../../src/core/rule.js';
import { namedCharacter } from '../../src/core/text.js';
import { get } from '../../src/core/tree.js';
import { section } from './lib/info.js';

export default defineRule({
  id: 'gloodata/namespace',
  summary: 'The namespace of an extension is not an identifier',
  severity: 'warning',
  in: 'spec',
  source: section(
    'The extension',
    'ns is an internal, unique identifier of the extension that does not change once it is set.',
  ),
  messages: {
    empty: {
      message: '`ns` is blank, so this extension cannot be told apart from others.',
      help: 'Give it a unique identifier that will never change.',
    },
    blank: {
      message: '`ns` must be an identifier, but `{{ns}}` contains {{what}}, so hosts may not find its tools.',
      help: 'Use only letters, digits, `_`, `-` and `.`.',
    },
  },
  *check({ root }) {
    const ns = get(root, 'ns');
    if (ns?.kind !== 'string') return;
    const bad = /[\s\p{Cc}]+/u.exec(ns.value);
    if (ns.value.trim() === '') yield { at: ns, message: 'empty' };
    else if (bad)
      yield {
        at: part(ns, bad.index, bad.index + bad[0].length),
        message: 'blank',
        data: { ns: ns.value, what: namedCharacter(String.fromCodePoint(bad[0].codePointAt(0)!)) },
      };
  },
});
