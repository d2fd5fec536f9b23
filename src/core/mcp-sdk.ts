/** Facts of the TypeScript SDK of MCP that rules and the reader of source code share. */

/** Whether a version is known to be 1.x with x below `minor`: `1` alone may be any. */
export function isOlder(version: string | undefined, minor: number): boolean {
  const [, own] = /^[\^~]?v?1\.(\d{1,4})\./.exec(version ?? '') ?? [];
  return own !== undefined && Number(own) < minor;
}

/** What the request schemas that version 1 of the MCP SDK exports are for. */
export const METHODS: Readonly<Record<string, string>> = {
  ListToolsRequestSchema: 'tools/list',
  CallToolRequestSchema: 'tools/call',
  ListResourcesRequestSchema: 'resources/list',
  ReadResourceRequestSchema: 'resources/read',
  ListResourceTemplatesRequestSchema: 'resources/templates/list',
  SubscribeRequestSchema: 'resources/subscribe',
  ListPromptsRequestSchema: 'prompts/list',
  GetPromptRequestSchema: 'prompts/get',
  SetLevelRequestSchema: 'logging/setLevel',
};
