import { clientConfigIn } from '../../src/core/client-config.js';
import type { Manifest, Problem } from '../../src/core/rule.js';
import { entries, get, hasAny, objectsIn, text } from '../../src/core/tree.js';
import { alsoFinding, fieldType } from '../common/lib/structural-rules.js';
import { doubtOf, section } from './lib/config.js';

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
      message: 'No client reads a server with `{{field}}` in this form, so it is not found.',
      help: 'Write a `url` for a remote server, or a `command` with a list of `args`.',
    },
  },
  formsOfOthers,
  doubtOf,
);

/** Servers that are no server's entry in any client: an address in `args`, a transport as `command`, a list of tools. */
function formsOfOthers(manifest: Manifest): Problem[] {
  const wrong = manifest.structure('client-config').filter(({ kind }) => kind === 'field-type');
  return (clientConfigIn(manifest.root)?.servers ?? []).flatMap(({ node, command }) => {
    const args = get(node, 'args');
    const isForm =
      TRANSPORT.test(text(command) ?? '') ||
      get(node, 'capabilities')?.kind === 'object' ||
      objectsIn(get(node, 'tools')).length > 0 ||
      hasAny(args, ['url', 'transport']) === 'yes';
    const [at] = isForm ? entries(node).filter(({ value }) => wrong.some(({ problem }) => problem.at === value)) : [];
    const covers = entries(node).map(({ value }) => value);
    return at ? [{ at, message: 'form', data: { field: at.key }, severity: 'warning' as const, covers }] : [];
  });
}

const TRANSPORT = /^(?:websocket|sse|https?|streamable-?http)$/i;
