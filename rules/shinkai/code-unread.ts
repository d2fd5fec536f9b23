import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule } from '../../src/core/rule.js';
import { get, text, type Entry } from '../../src/core/tree.js';
import { argumentsOf, resultFields } from './lib/code.js';
import { section } from './lib/lists.js';

export default defineRule({
  id: 'shinkai/code-unread',
  summary: 'A manifest declares what the code of its tool never uses',
  severity: 'warning',
  in: 'recommended',
  tags: ['follows-related'],
  source: section(
    'Table: Metadata',
    'Configurations, parameters and result describe what the code takes and gives.',
    'advice',
  ),
  needs: ['files'],
  messages: {
    parameters: {
      message: '`{{file}}` never reads the parameter `{{name}}`, so the value that the model passes has no effect.',
      help: 'Use `{{name}}` in the code, or remove it from `parameters`.',
    },
    configurations: {
      message: '`{{file}}` never reads the setting `{{name}}`, so the value that users enter has no effect.',
      help: 'Use `{{name}}` in the code, or remove it from `configurations`.',
    },
    result: {
      message:
        '`result` declares `{{name}}`, but `{{file}}` never returns it, so callers that rely on it do not get it.',
      help: 'Return `{{name}}`, or remove it from `result`.',
    },
  },
  *check(manifest) {
    const { toolCode: code } = manifest;
    if (!code || code.isStub) return;
    const { answers, file, run } = code;
    const related = [{ at: run, note: 'The code of the tool.' }];
    for (const { declared, table, use } of argumentsOf(manifest, code)) {
      if (use.mayReadMore) continue;
      const names = declared.map(({ key }) => key);
      const read = new Set(use.reads.flatMap(({ name, isUnused }) => (isUnused ? [] : [name])));
      // Of those that are read under another name shinkai/code-undeclared speaks.
      for (const name of [...read]) if (!names.includes(name)) read.add(nearestWord(name, names) ?? name);
      for (const each of declared) {
        if (read.has(each.key) || mayBeLeftOut(each)) continue;
        const message = table === 'parameters' ? table : 'configurations';
        yield { at: each, message, data: { file, name: each.key }, related };
      }
    }
    for (const each of answers ? resultFields(manifest) : [])
      if (!answers!.has(each.key)) yield { at: each, message: 'result', data: { file, name: each.key }, related };
  },
});

const mayBeLeftOut = ({ key, value }: Entry): boolean =>
  key.startsWith('_') || IGNORED.test(text(get(value, 'description')) ?? '');

const IGNORED = /\b(ignored|unused|not used|no effect|deprecated|reserved|legacy|no longer|dummy|placeholder)\b/i;
