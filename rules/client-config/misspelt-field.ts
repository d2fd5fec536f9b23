import type { Problem } from '../../src/core/rule.js';
import { has } from '../../src/core/tree.js';
import { alsoFinding, misspeltField } from '../common/lib/structural-rules.js';
import { section, variablesByOtherNames } from './lib/config.js';

export default alsoFinding(
  misspeltField('client-config', section('Servers', 'Clients ignore fields that they do not know.')),
  {},
  (manifest) =>
    variablesByOtherNames(manifest).map(({ server, entry }): Problem => {
      const data = { key: entry.key, title: 'a server', meant: 'env' };
      const found = { at: entry, data, covers: [entry] };
      if (has(server, 'env') !== 'no') return { ...found, message: 'leftover' };
      const fix = { title: `Rename \`${entry.key}\` to \`env\``, safe: true };
      return { ...found, message: 'misspelt', fix: { ...fix, edits: [{ op: 'rename', entry, key: 'env' }] } };
    }),
);
