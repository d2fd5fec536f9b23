import { clientConfigIn } from '../../src/core/client-config.js';
import type { Manifest, Problem } from '../../src/core/rule.js';
import { entry, has } from '../../src/core/tree.js';
import { alsoFinding, fieldType } from '../common/lib/structural-rules.js';
import { section } from './lib/config.js';

const types = {
  ...fieldType(
    'client-config',
    section(
      'Servers',
      'A command is a text, its arguments are a list of texts, and variables and headers are objects.',
      'MUST',
    ),
    'clients',
    (what) => `clients refuse the server or ignore this ${what}`,
  ),
  otherSeverity: 'warning' as const,
};

export default alsoFinding(
  types,
  {
    form: {
      message: 'No client reads `args` in this form, so the server is not found.',
      help: 'Write a `url` for a remote server, or a `command` with a list of `args`.',
    },
  },
  addressesInArgs,
);

/** Servers whose `args` is an object with their address. */
function addressesInArgs({ root }: Manifest): Problem[] {
  return (clientConfigIn(root)?.servers ?? []).flatMap(({ node }) => {
    const at = entry(node, 'args');
    const isForm = at?.value.kind === 'object' && ['url', 'transport'].some((key) => has(at.value, key) === 'yes');
    return isForm ? [{ at, message: 'form', severity: 'warning' as const, covers: [at.value] }] : [];
  });
}
