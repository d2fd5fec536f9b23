/** What the constructors of servers take, in all of the versions that refuse other arguments. */
import type { Packages } from '../../core/code.js';
import type { UnknownArgument } from '../../core/python-code.js';
import { libraryOf } from './servers.js';
import { sdkOf } from './dialect.js';
import { isSince } from './schemas/dialect.js';
import type { Module } from './names.js';
import { onErrorAt } from './on-error.js';
import { placeOf, type Argument, type PyNode } from './syntax.js';

/** The arguments that no version takes which the project may use; older ones took any, and ignored what they did not know. */
export function refusedBy(
  { module, call, args }: { readonly module: Module; readonly call: PyNode; readonly args: readonly Argument[] },
  path: string,
  packages: Packages,
): UnknownArgument | undefined {
  const library = libraryOf(path);
  const made = /\.(FastMCP|MCPServer)$/.exec(path)?.[1];
  if (!library || !made) return undefined;
  const versions = sdkOf(library, packages)?.versions;
  const ofFastmcp = isSince(versions, FAST_4[0]) === true ? FAST_4 : FAST;
  const [since, taken] = made === 'MCPServer' ? SERVER : library === 'fastmcp' ? ofFastmcp : OFFICIAL;
  const isNew = isSince(versions, since);
  if (isNew === false && (made !== 'FastMCP' || library !== 'official')) return undefined;
  const isIgnored = isNew === false;
  const refused = args.filter(
    ({ key, spread }) => key !== undefined && !spread && !taken.has(key) && (!isIgnored || INSTRUCTS.test(key)),
  );
  const [first, ...others] = refused;
  if (!first) return undefined;
  return {
    ...placeOf(module, first.keyNode ?? first.value),
    ...{ name: first.key!, method: made, library, takes: [...taken], onError: onErrorAt(module, call) },
    ...(others.length > 0 && { others: others.map(({ key }) => key!) }),
    // What is installed anew is a newer one.
    ...(isNew !== true && { before: since }),
    ...(isIgnored && { isIgnored }),
  };
}

/** A text for models that is lost; without another argument that is ignored, the server does the same. */
const INSTRUCTS = /^(?:description|instruction|(?:system_)?prompt)$/;

type Taken = readonly [since: string, names: ReadonlySet<string>];
const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const BOTH = 'name instructions icons website_url auth tools lifespan debug log_level dependencies';
const HTTP = 'host port sse_path message_path streamable_http_path json_response stateless_http';
const WARNS = 'warn_on_duplicate_resources warn_on_duplicate_tools warn_on_duplicate_prompts';

/** `FastMCP` of `mcp`, up to 1.29. */
const OFFICIAL: Taken = [
  '1.12.3',
  names(
    `${BOTH} ${HTTP} ${WARNS} auth_server_provider token_verifier event_store retry_interval mount_path ` +
      'transport_security max_request_body_size',
  ),
];

/** `MCPServer` of `mcp`, up to 2.3. */
const SERVER: Taken = [
  '2',
  names(
    `${BOTH} ${WARNS} title description version auth_server_provider token_verifier resources extensions ` +
      'resource_security cache_hints request_state_security subscriptions middleware',
  ),
];

const OF_FAST_4 =
  'name instructions version website_url icons auth middleware providers transforms lifespan tools on_duplicate ' +
  'mask_error_details dereference_schemas strict_input_validation list_page_size resource_security ' +
  'request_state_security cache_ttl cache_scope tasks session_state_store client_log_level experimental_capabilities';

/** Up to 4.0. */
const FAST_4: Taken = ['4', names(OF_FAST_4)];

/** What any version takes, from the first on that refuses anything. */
const FAST: Taken = [
  '2.8',
  names(
    `${BOTH} ${HTTP} ${OF_FAST_4} on_duplicate_tools on_duplicate_resources ` +
      'on_duplicate_prompts include_tags exclude_tags tool_serializer tool_transformations include_fastmcp_meta ' +
      'sampling_handler sampling_handler_behavior resource_prefix_format cache_expiration_seconds',
  ),
];
