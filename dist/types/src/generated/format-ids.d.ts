export declare const FORMATS: readonly ["otc", "shinkai", "gloodata", "openai", "mcp", "server-json", "client-config", "mcpb"];
