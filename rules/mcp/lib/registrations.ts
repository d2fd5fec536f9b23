/** What source code gives to the SDK. */
import type { Registration } from '../../../src/core/code.js';

/** The SDK takes zod there, and throws on a JSON Schema. */
export function isMisplacedSchema({ api, sdk, schema }: Registration): boolean {
  const isSdk = sdk !== undefined && (api === 'registerTool' || api === 'registerAppTool' || api === 'tool');
  return isSdk && schema?.is === 'json-schema';
}
