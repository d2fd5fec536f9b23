/** Where the documents are that rules name as their sources. The formats' own documents are nowhere on the web as they were read. */
const PAGES: readonly (readonly [start: string, url: string])[] = [
  ['Model Context Protocol', 'https://modelcontextprotocol.io/specification/latest'],
  ['MCP TypeScript SDK', 'https://github.com/modelcontextprotocol/typescript-sdk'],
  ['MCP Apps', 'https://github.com/modelcontextprotocol/ext-apps'],
  ['OpenAI Apps SDK, app submission', 'https://developers.openai.com/apps-sdk/app-developer-guidelines'],
  ['OpenAI Apps SDK, reference', 'https://developers.openai.com/apps-sdk/reference'],
  ['MCP Registry', 'https://github.com/modelcontextprotocol/registry/tree/main/docs'],
  ['OpenAI Apps SDK', 'https://developers.openai.com/apps-sdk'],
  ['Claude Connectors Directory', 'https://claude.com/docs/connectors/building/review-criteria'],
  ['OpenAI API reference', 'https://platform.openai.com/docs/api-reference'],
  ['JSON Schema Validation', 'https://json-schema.org/draft/2020-12/json-schema-validation'],
  ['JSON Schema: the meta-schemas', 'https://json-schema.org/specification'],
  ['JSON Schema', 'https://json-schema.org/draft/2020-12/json-schema-core'],
  ['CWE-798', 'https://cwe.mitre.org/data/definitions/798.html'],
  ['Unicode Technical Report 36', 'https://www.unicode.org/reports/tr36/'],
  ['OWASP Top 10 for LLM', 'https://genai.owasp.org/llm-top-10/'],
  ['SQLite', 'https://www.sqlite.org/lang.html'],
  ['Semantic Versioning', 'https://semver.org/spec/v2.0.0.html'],
  ['What clients refuse', '../../clients.md'],
];

/** From the page of a rule. */
export function urlOfDocument(name: string): string | undefined {
  const rfc = /RFC (\d+)/.exec(name)?.[1];
  if (rfc !== undefined) return `https://www.rfc-editor.org/rfc/rfc${rfc}`;
  return PAGES.find(([start]) => name.startsWith(start))?.[1];
}
