import { lack, type Problem } from '../../src/core/rule.js';
import { has } from '../../src/core/tree.js';
import { alsoFinding, misspeltField } from '../common/lib/structural-rules.js';
import { fieldsByOtherNames, section } from './lib/config.js';

export default alsoFinding(
  misspeltField('client-config', section('Servers', 'Clients ignore fields that they do not know.')),
  {},
  (manifest) =>
    fieldsByOtherNames(manifest).map(({ server, entry, meant }): Problem => {
      const found = { at: entry, data: { key: entry.key, title: 'a server', meant }, covers: [entry] };
      if (has(server, meant) !== 'no') return { ...found, message: 'leftover' };
      const fix = { title: `Rename \`${entry.key}\` to \`${meant}\``, safe: true };
      return {
        ...found,
        ...(meant === 'command' ? { message: 'misspeltRequired', severity: 'error' } : { message: 'misspelt' }),
        replaces: [lack(server, meant)],
        fix: { ...fix, edits: [{ op: 'rename', entry, key: meant }] },
      };
    }),
);
