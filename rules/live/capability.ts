import { defineRule, type ProblemPlace } from '../../src/core/rule.js';
import { entry, get, text, type Node } from '../../src/core/tree.js';
import { greeting, observed, mcpSource, textOf } from './lib/answers.js';

export default defineRule({
  id: 'live/capability',
  summary: 'A server announces a capability that it lacks, or has one that it does not announce',
  severity: 'error',
  in: 'recommended',
  source: mcpSource(
    'Lifecycle, Capability negotiation',
    'A server announces the features that it has, and has those that it announces.',
  ),
  messages: {
    missing: {
      message:
        'The server announces `{{capability}}`, but answers `{{method}}` with {{error}}, so clients report errors when they connect.',
      help: 'Implement `{{method}}`, or stop announcing `{{capability}}`.',
    },
    failing: {
      message:
        'The server announces `{{capability}}`, but `{{method}}` fails with {{error}}, so toolint could not check the list. Clients may get the same error.',
      help: 'Fix it, or run toolint where the server can reach all that it needs, such as its database.',
    },
    unread: {
      message: 'Reading the widget `{{uri}}` fails with {{error}}, so hosts cannot render the widget.',
      help: 'Answer `resources/read` for this URI.',
    },
    unannounced: {
      message: 'The server lists tools but does not announce the capability `tools`, so clients do not ask for them.',
      help: 'Add `tools` to its capabilities.',
    },
  },
  *check(manifest) {
    const hello = greeting(manifest);
    if (!hello) return;
    const capabilities = entry(hello, 'capabilities');
    for (const failed of observed(manifest, 'failed')) {
      const method = textOf(failed, 'method');
      const uri = get(failed, 'uri');
      const code = get(failed, 'code');
      const error = errorOf(code, textOf(failed, 'message'));
      if (uri) {
        yield { at: resourceOf(manifest.root, text(uri)) ?? uri, message: 'unread', data: { uri: text(uri), error } };
        continue;
      }
      const capability = method.slice(0, method.indexOf('/'));
      const isMissing = code?.kind === 'number' && code.value === METHOD_NOT_FOUND;
      const at: ProblemPlace = entry(capabilities?.value, capability) ?? capabilities ?? hello;
      const data = { capability, method, error };
      // What is there may fail for want of a database or a network, which says nothing about the server.
      yield isMissing ? { at, message: 'missing', data } : { at, message: 'failing', data, severity: 'warning' };
    }
    if (observed(manifest, 'unannounced').length > 0) yield { at: capabilities ?? hello, message: 'unannounced' };
  },
});

const METHOD_NOT_FOUND = -32601;

function errorOf(code: Node | undefined, message: string): string {
  const said = message.trim() === '' ? '' : ` ("${message.trim()}")`;
  return code?.kind === 'number' ? `error ${code.value}${said}` : `an error${said}`;
}

function resourceOf(root: Node, uri: string | undefined): Node | undefined {
  const list = get(root, 'resources');
  const found = list?.kind === 'array' ? list.items.find((each) => text(get(each, 'uri')) === uri) : undefined;
  return get(found, 'uri');
}
