import {
  tokensOf
} from "./tokens.js";
import {
  KEYWORDS,
  forEachSubschema,
  looksLike,
  stepsOf
} from "./lint-document.js";
import {
  didYouMean,
  hint,
  intendedField,
  nearestWord
} from "./did-you-mean.js";
import {
  METHODS
} from "./mcp-sdk.js";
import {
  NO_CODE
} from "./code.js";
import {
  UNKNOWN,
  entries,
  entry,
  get,
  has,
  isAsWritten,
  isVague,
  items,
  text,
  toValue,
  walk
} from "./tree.js";
import {
  EMPTY_FILE,
  allOf,
  asWritten,
  counted,
  defineRule,
  eitherOf,
  grouped,
  lack,
  lackOf,
  namedCharacter,
  part,
  printable,
  unnamed,
  useOf
} from "./finding.js";
import {
  addTo,
  groupBy
} from "./collections.js";

// rules/clients/clients.json
var clients_default = {
  grades: {
    D: "documented by the vendor",
    S: "read in the client's source",
    R: "seen by running it",
    U: "reported by several users",
    O: "reported once"
  },
  clients: {
    claude: "Claude",
    openai: "OpenAI",
    gemini: "Gemini",
    vscode: "VS Code",
    "copilot-cli": "Copilot CLI",
    cursor: "Cursor",
    "amazon-q": "Amazon Q",
    kimi: "Kimi",
    langchain: "LangChain JS",
    codex: "Codex",
    zed: "Zed",
    bedrock: "Amazon Bedrock"
  },
  rows: [
    {
      id: "name-claude",
      client: "claude",
      who: "claude.ai and Claude Desktop",
      isSeveral: true,
      constraint: "Tool names match `^[a-zA-Z0-9_-]{1,64}$`.",
      effect: "One name that does not match makes all tools of the server unavailable.",
      grade: "U",
      rule: "mcp/name-format",
      evidence: [
        "https://github.com/anthropics/claude-code/issues/57813",
        "https://github.com/evoila/meho/issues/2745",
        "https://github.com/barryw/ImmichMCP/issues/4"
      ],
      looked: "2026-09"
    },
    {
      id: "name-openai",
      client: "openai",
      who: "the OpenAI API",
      constraint: "Tool names match `^[a-zA-Z0-9_-]{1,64}$`.",
      effect: "Requests with the tool fail with status 400.",
      grade: "D",
      rule: "mcp/name-format",
      evidence: ["https://github.com/openai/openai-openapi", "https://github.com/openai/codex/issues/8174"],
      looked: "2026-09"
    },
    {
      id: "name-bedrock",
      client: "bedrock",
      who: "Amazon Bedrock",
      constraint: "Tool names match `^[a-zA-Z0-9_-]{1,64}$`.",
      effect: "The Converse API refuses the tool.",
      grade: "D",
      rule: "mcp/name-format",
      evidence: ["https://github.com/boto/botocore"],
      looked: "2026-09"
    },
    {
      id: "name-start-gemini",
      client: "gemini",
      who: "Gemini",
      constraint: "Tool names begin with a letter or an underscore.",
      effect: "Requests with the tool fail with status 400.",
      grade: "U",
      rule: "mcp/name-format",
      evidence: [
        "https://github.com/cline/cline/issues/7339",
        "https://github.com/Finerestaurant/kicad-mcp-python/issues/2"
      ],
      looked: "2026-09"
    },
    {
      id: "name-start-kimi",
      client: "kimi",
      who: "Kimi",
      constraint: "Tool names do not begin with a digit.",
      effect: "The request is refused.",
      grade: "O",
      rule: "mcp/name-format",
      evidence: ["https://github.com/MoonshotAI/kimi-cli/issues/2531"],
      looked: "2026-09"
    },
    {
      id: "prefix-claude",
      client: "claude",
      who: "Claude Code",
      constraint: "`mcp__<server>__<tool>` has at most 64 characters.",
      effect: "Requests fail with status 400. A plugin makes the prefix longer: `mcp__plugin_<plugin>_<server>__`.",
      grade: "U",
      rule: "clients/prefixed-name",
      evidence: [
        "https://github.com/mims-harvard/ToolUniverse/issues/65",
        "https://github.com/Yeachan-Heo/oh-my-claudecode/issues/241",
        "https://github.com/thedotmack/claude-mem/issues/360"
      ],
      looked: "2026-09"
    },
    {
      id: "prefix-cursor",
      client: "cursor",
      who: "Cursor",
      constraint: "The names of server and tool together have at most 60 characters.",
      effect: "The tool is left out.",
      grade: "U",
      rule: "clients/prefixed-name",
      evidence: ["https://github.com/ComposioHQ/composio/issues/2788", "https://github.com/awslabs/mcp/issues/1283"],
      looked: "2026-09"
    },
    {
      id: "prefix-vscode",
      client: "vscode",
      who: "VS Code",
      constraint: "A prefix of up to 18 characters and the name are cut at 64 together.",
      effect: "Two names with the same first 46 characters can become one.",
      grade: "S",
      rule: "clients/prefixed-name",
      evidence: ["https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/mcp/common/mcpServer.ts"],
      looked: "2026-09"
    },
    {
      id: "prefix-amazon-q",
      client: "amazon-q",
      who: "Amazon Q CLI",
      constraint: "Names differ in more than characters outside letters, digits and `_`, and have at most 64 characters.",
      effect: "One of two such tools is lost, and a name that is too long is left out.",
      grade: "S",
      rule: "clients/prefixed-name",
      evidence: ["https://github.com/aws/amazon-q-developer-cli"],
      looked: "2026-09"
    },
    {
      id: "list-input-missing",
      client: null,
      who: "MCP TypeScript SDK",
      constraint: "Every tool has an `inputSchema` that is an object.",
      effect: "`tools/list` fails in the client, so all tools are lost.",
      grade: "R",
      rule: "mcp/input-schema-object",
      evidence: [],
      versions: "TypeScript client 1.32.2 and 2.4.0, Python client 2.3.0",
      looked: "2026-09"
    },
    {
      id: "list-input-type",
      client: null,
      who: "MCP TypeScript SDK",
      constraint: '`inputSchema` has `"type": "object"` at its root.',
      effect: "`tools/list` fails in the client, so all tools are lost.",
      grade: "R",
      rule: "mcp/input-schema-object",
      evidence: ["https://github.com/anthropics/claude-code/issues/88049"],
      versions: "TypeScript client 1.32.2 and 2.4.0, Python client 2.3.0",
      looked: "2026-09"
    },
    {
      id: "list-required-null",
      client: null,
      who: "MCP TypeScript SDK",
      constraint: "`required` is a list, never null.",
      effect: "`tools/list` fails in the client, so all tools are lost.",
      grade: "R",
      rule: "common/invalid-json-schema",
      evidence: ["https://github.com/anthropics/claude-code/issues/44364"],
      versions: "TypeScript client 1.32.2 and 2.4.0",
      looked: "2026-09"
    },
    {
      id: "list-properties-null",
      client: null,
      who: "MCP TypeScript SDK",
      constraint: "`properties` is an object, never null.",
      effect: "`tools/list` fails in the client, so all tools are lost.",
      grade: "R",
      rule: "common/invalid-json-schema",
      evidence: [],
      versions: "TypeScript client 1.32.2 and 2.4.0",
      looked: "2026-09"
    },
    {
      id: "list-property-boolean",
      client: null,
      who: "MCP TypeScript SDK",
      constraint: "The schema of a property is an object, not `true` or `false`.",
      effect: "`tools/list` fails in the client, so all tools are lost.",
      grade: "R",
      rule: "mcp/input-schema-object",
      evidence: [],
      versions: "TypeScript client 1.32.2",
      looked: "2026-09"
    },
    {
      id: "list-property-other",
      client: null,
      who: "MCP TypeScript SDK",
      constraint: "The schema of a property is never null or a string.",
      effect: "`tools/list` fails in the client, so all tools are lost.",
      grade: "R",
      rule: "common/invalid-json-schema",
      evidence: [],
      versions: "TypeScript client 1.32.2, Python client 2.3.0",
      looked: "2026-09"
    },
    {
      id: "list-null-field",
      client: null,
      who: "MCP TypeScript SDK",
      constraint: "`description`, `title`, `annotations` and `_meta` are left out rather than null, and hints are booleans.",
      effect: "`tools/list` fails in the client, so all tools are lost.",
      grade: "R",
      rule: "mcp/field-type",
      evidence: [],
      versions: "TypeScript client 1.32.2 and 2.4.0",
      looked: "2026-09"
    },
    {
      id: "list-output-type",
      client: null,
      who: "MCP TypeScript SDK",
      constraint: '`outputSchema` has `"type": "object"` at its root, until protocol revision 2026-07-28.',
      effect: "`tools/list` fails in the client, so all tools are lost.",
      grade: "R",
      rule: "clients/list-refused",
      evidence: [],
      versions: "TypeScript client 1.32.2 and 2.4.0, Python client 2.3.0",
      looked: "2026-09"
    },
    {
      id: "list-output-null",
      client: null,
      who: "MCP TypeScript SDK",
      constraint: "`outputSchema` is left out rather than null.",
      effect: "`tools/list` fails in the client, so all tools are lost.",
      grade: "R",
      rule: "mcp/field-type",
      evidence: [],
      versions: "TypeScript client 1.32.2 and 2.4.0",
      looked: "2026-09"
    },
    {
      id: "list-execution-icons",
      client: null,
      who: "MCP TypeScript SDK",
      constraint: "`execution.taskSupport` and `icons` have the shape that the specification gives.",
      effect: "`tools/list` fails in the client, so all tools are lost.",
      grade: "R",
      rule: "mcp/field-type",
      evidence: [],
      versions: "TypeScript client 1.32.2 and 2.4.0, Python client 2.3.0",
      looked: "2026-09"
    },
    {
      id: "output-draft-07",
      client: "claude",
      who: "Claude Desktop",
      constraint: "An output schema does not name draft-07 or an older dialect in `$schema`.",
      effect: 'The tool is listed, but every call is refused: "declares an unsupported dialect".',
      grade: "U",
      rule: "clients/output-schema-dialect",
      evidence: [
        "https://github.com/anthropics/claude-code/issues/86142",
        "https://github.com/anthropics/claude-code/issues/88882",
        "https://github.com/anthropics/claude-code/issues/90245",
        "https://github.com/DavidFuchs/mcp-uptime-kuma/issues/83",
        "https://github.com/shashankswe2020-ux/whoop-mcp/issues/251",
        "https://github.com/modelcontextprotocol/typescript-sdk/issues/2534"
      ],
      versions: "since mid-August 2026",
      looked: "2026-09"
    },
    {
      id: "output-compiles",
      client: null,
      who: "the MCP TypeScript client",
      constraint: "An output schema compiles: every `$ref` resolves, types are known, patterns compile, exclusive bounds are numbers.",
      effect: "Version 1 fails to list any tool; version 2 refuses calls of the tool.",
      grade: "R",
      rule: "clients/output-schema-compiles",
      evidence: [
        "https://github.com/modelcontextprotocol/typescript-sdk/issues/1175",
        "https://github.com/anthropics/claude-code/issues/76040",
        "https://github.com/davideast/stitch-mcp/issues/184"
      ],
      versions: "1.22 and newer, 2.4.0",
      looked: "2026-09"
    },
    {
      id: "output-items-list",
      client: null,
      who: "the MCP TypeScript client",
      constraint: "`items` in an output schema is not a list, unless `$schema` names an older dialect.",
      effect: "Calls of the tool are refused.",
      grade: "R",
      rule: "clients/output-schema-compiles",
      evidence: [],
      versions: "2.4.0",
      looked: "2026-09"
    },
    {
      id: "output-id-twice",
      client: null,
      who: "the MCP TypeScript client",
      constraint: "No two output schemas have the same `$id`.",
      effect: "The results of the second tool are validated against the schema of the first.",
      grade: "R",
      rule: "clients/duplicate-schema-id",
      evidence: [],
      versions: "1.32.2 and 2.4.0",
      looked: "2026-09"
    },
    {
      id: "output-draft-04",
      client: null,
      who: "the MCP TypeScript client",
      constraint: "An output schema does not name draft-03 or draft-04 in `$schema`.",
      effect: "Calls of the tool are refused.",
      grade: "R",
      rule: "clients/output-schema-dialect",
      evidence: [],
      versions: "2.4.0",
      looked: "2026-09"
    },
    {
      id: "root-claude",
      client: "claude",
      who: "Claude",
      constraint: "The root of an input schema has no `anyOf`, `oneOf` or `allOf`.",
      effect: "The Messages API answers with status 400; Claude Code leaves the tool out silently, for `not` and `if` too.",
      grade: "U",
      rule: "clients/root-combinator",
      evidence: [
        "https://github.com/anthropics/claude-code/issues/5973",
        "https://github.com/anthropics/claude-code/issues/56174",
        "https://github.com/anthropics/claude-code/issues/95504",
        "https://github.com/makenotion/notion-mcp-server/issues/340"
      ],
      looked: "2026-09"
    },
    {
      id: "root-bedrock",
      client: "bedrock",
      who: "Claude on Amazon Bedrock",
      constraint: "The root of an input schema has no `anyOf`, `oneOf` or `allOf`.",
      effect: "The request fails.",
      grade: "U",
      rule: "clients/root-combinator",
      evidence: ["https://github.com/anthropics/claude-code/issues/5973"],
      looked: "2026-09"
    },
    {
      id: "root-openai",
      client: "openai",
      who: "OpenAI",
      constraint: "The root of an input schema has no `anyOf`, `oneOf`, `allOf`, `enum` or `not`.",
      effect: "Requests with the tool fail with status 400.",
      grade: "U",
      rule: "clients/root-combinator",
      evidence: [
        "https://github.com/imagekit-developer/imagekit-nodejs/issues/150",
        "https://github.com/langchain-ai/langchainjs/issues/9804"
      ],
      looked: "2026-09"
    },
    {
      id: "property-key",
      client: "claude",
      who: "Claude",
      constraint: "Names of top-level properties match `^[a-zA-Z0-9_.-]{1,64}$`.",
      effect: "The Messages API answers with status 400; Claude Code leaves the tool out silently.",
      grade: "U",
      rule: "clients/property-name",
      evidence: [
        "https://github.com/freee/freee-mcp/issues/15",
        "https://github.com/twilio-labs/mcp/issues/49",
        "https://github.com/anthropics/claude-code/issues/34771",
        "https://github.com/anthropics/claude-code/issues/92648"
      ],
      versions: "Claude Code 2.1.263 and newer for leaving out",
      looked: "2026-09"
    },
    {
      id: "draft-2020-12",
      client: "claude",
      who: "Claude",
      constraint: "An input schema is valid JSON Schema 2020-12, whatever `$schema` says.",
      effect: 'The Messages API answers with status 400: "It must match JSON Schema draft 2020-12".',
      grade: "U",
      rule: "clients/draft-2020-12",
      evidence: [
        "https://github.com/anthropics/claude-code/issues/586",
        "https://github.com/anthropics/claude-code/issues/63673",
        "https://github.com/Dokploy/mcp/issues/74",
        "https://github.com/hyperdxio/hyperdx/pull/2925"
      ],
      looked: "2026-11"
    },
    {
      id: "items-list-claude",
      client: "claude",
      who: "Claude",
      constraint: "`items` is not a list of schemas.",
      effect: "The Messages API answers with status 400, and no request with the tool in it works. Claude Code rewrites such schemas before it sends them.",
      grade: "O",
      rule: "clients/draft-2020-12",
      evidence: ["https://github.com/hyperdxio/hyperdx/pull/2925"],
      looked: "2026-11"
    },
    {
      id: "items-list-openai",
      client: "openai",
      who: "OpenAI",
      constraint: "`items` is not a list of schemas.",
      effect: 'ChatGPT refuses the connector ("Invalid MCP tool schema"), and the API answers with status 400.',
      grade: "U",
      rule: "clients/draft-2020-12",
      evidence: [
        "https://github.com/oomkapwn/enquire-mcp/issues/354",
        "https://github.com/playcanvas/editor-mcp-server/issues/81"
      ],
      looked: "2026-11"
    },
    {
      id: "items-list-gemini",
      client: "gemini",
      who: "Gemini",
      constraint: "`items` is not a list of schemas.",
      effect: 'The API answers with status 400: "Proto field is not repeating, cannot start list".',
      grade: "U",
      rule: "clients/draft-2020-12",
      evidence: [
        "https://github.com/zavora-ai/adk-rust/pull/330",
        "https://github.com/oomkapwn/enquire-mcp/issues/360"
      ],
      looked: "2026-11"
    },
    {
      id: "items-list-kimi",
      client: "kimi",
      who: "Kimi",
      constraint: "`items` is not a list of schemas.",
      effect: 'The API answers with status 400: "items must be an object".',
      grade: "O",
      rule: "clients/draft-2020-12",
      evidence: ["https://github.com/ODU33104/rive-mcp/pull/3"],
      looked: "2026-11"
    },
    {
      id: "exclusive-boolean",
      client: "claude",
      who: "Claude",
      constraint: "`exclusiveMinimum` and `exclusiveMaximum` are numbers.",
      effect: "The Messages API answers with status 400.",
      grade: "O",
      rule: "clients/draft-2020-12",
      evidence: ["https://github.com/Dokploy/mcp/issues/74"],
      looked: "2026-09"
    },
    {
      id: "ref-dangling",
      client: null,
      who: "Clients",
      constraint: "Every `$ref` leads to a schema that is there.",
      effect: "The tool, or the whole list, is refused.",
      grade: "R",
      rule: "clients/ref-target",
      evidence: [
        "https://github.com/perforce/p4mcp-server/issues/3",
        "https://github.com/modelcontextprotocol/typescript-sdk/issues/1175"
      ],
      looked: "2026-09"
    },
    {
      id: "ref-place",
      client: "kimi",
      who: "Kimi",
      constraint: "Every `$ref` leads to `#/$defs/\u2026`.",
      effect: "Requests with the tool are refused.",
      grade: "U",
      rule: "clients/ref-target",
      evidence: [
        "https://github.com/modelcontextprotocol/typescript-sdk/issues/2100",
        "https://github.com/modelcontextprotocol/typescript-sdk/issues/1082",
        "https://github.com/Softeria/ms-365-mcp-server/issues/576"
      ],
      looked: "2026-09"
    },
    {
      id: "ref-place-openai",
      client: "openai",
      who: "OpenAI in strict mode",
      constraint: "Every `$ref` leads to `#/$defs/\u2026`.",
      effect: "The schema is refused.",
      grade: "U",
      rule: "clients/ref-target",
      evidence: ["https://github.com/modelcontextprotocol/typescript-sdk/issues/2100"],
      looked: "2026-09"
    },
    {
      id: "ref-place-gemini",
      client: "gemini",
      who: "Gemini converters",
      isSeveral: true,
      constraint: "Every `$ref` leads to `#/$defs/\u2026`.",
      effect: "They lose the `items` of arrays.",
      grade: "U",
      rule: "clients/ref-target",
      evidence: ["https://github.com/modelcontextprotocol/typescript-sdk/issues/1082"],
      looked: "2026-09"
    },
    {
      id: "ref-siblings",
      client: "gemini",
      who: "Gemini",
      constraint: "Only `description` and `default` are beside a `$ref`.",
      effect: "Requests with the tool are refused.",
      grade: "O",
      rule: "clients/ref-target",
      evidence: ["https://github.com/anomalyco/opencode/issues/12295"],
      looked: "2026-09"
    },
    {
      id: "ref-recursive-langchain",
      client: "langchain",
      who: "LangChain JS",
      constraint: "No `$ref` leads back to a schema that contains it.",
      effect: "The parameter loses its schema.",
      grade: "R",
      rule: "clients/recursive-ref",
      evidence: [],
      looked: "2026-09"
    },
    {
      id: "ref-recursive-zed",
      client: "zed",
      who: "Zed",
      constraint: "No `$ref` leads back to a schema that contains it.",
      effect: "The parameter loses its schema.",
      grade: "S",
      rule: "clients/recursive-ref",
      evidence: [],
      looked: "2026-09"
    },
    {
      id: "ref-recursive-codex",
      client: "codex",
      who: "Codex",
      constraint: "No `$ref` leads back to a schema that contains it.",
      effect: "The parameter becomes an object without properties.",
      grade: "S",
      rule: "clients/recursive-ref",
      evidence: [],
      looked: "2026-09"
    },
    {
      id: "ref-recursive-gemini",
      client: "gemini",
      who: "Google's provider in the Vercel AI SDK",
      constraint: "No `$ref` leads back to a schema that contains it.",
      effect: "The conversion throws.",
      grade: "R",
      rule: "clients/recursive-ref",
      evidence: [],
      looked: "2026-09"
    },
    {
      id: "strict-openai",
      client: "openai",
      who: "OpenAI",
      constraint: "With `strict: true`, every object of a function's schema has `additionalProperties: false` and all its properties in `required`.",
      effect: 'Requests with the function fail with status 400: "Invalid schema for function".',
      grade: "D",
      rule: "clients/strict-schema",
      evidence: ["https://github.com/openai/openai-openapi"],
      looked: "2026-09"
    },
    {
      id: "root-properties",
      client: "openai",
      who: "OpenAI",
      constraint: "An input schema has `properties`, if only `{}`.",
      effect: 'Requests with the tool fail with status 400: "object schema missing properties".',
      grade: "U",
      rule: "clients/root-properties",
      evidence: ["https://github.com/karakeep-app/karakeep/issues/1831"],
      looked: "2026-09"
    },
    {
      id: "root-properties-copilot",
      client: "copilot-cli",
      who: "Copilot CLI",
      constraint: "An input schema has `properties`, if only `{}`.",
      effect: "Every prompt fails.",
      grade: "U",
      rule: "clients/root-properties",
      evidence: [
        "https://github.com/github/copilot-cli/issues/1825",
        "https://github.com/github/copilot-cli/issues/2223"
      ],
      until: "1.0.22",
      looked: "2026-09"
    },
    {
      id: "array-items-openai",
      client: "openai",
      who: "OpenAI",
      constraint: "Every array has `items`.",
      effect: 'Requests with the tool fail with status 400: "array schema missing items".',
      grade: "U",
      rule: "common/array-without-items",
      evidence: [],
      looked: "2026-09"
    },
    {
      id: "array-items-vscode",
      client: "vscode",
      who: "VS Code",
      constraint: "Every array has `items`.",
      effect: "The chat throws.",
      grade: "S",
      rule: "common/array-without-items",
      evidence: ["https://github.com/microsoft/vscode-copilot-chat"],
      looked: "2026-09"
    },
    {
      id: "pattern",
      client: "openai",
      who: "OpenAI",
      constraint: "A `pattern` has no lookaround and no `\\p{\u2026}`.",
      effect: 'Requests with the tool fail with status 400: "regex lookaround is not supported".',
      grade: "U",
      rule: "clients/pattern",
      evidence: [
        "https://github.com/cline/cline/issues/14019",
        "https://github.com/BerriAI/litellm/issues/40485",
        "https://github.com/anomalyco/opencode/issues/32073"
      ],
      versions: "since about May 2026",
      looked: "2026-09"
    },
    {
      id: "gemini-keywords",
      client: "gemini",
      who: "Gemini, where a client sends `parameters`",
      constraint: "No `$schema`, `$ref`, `const`, `exclusiveMinimum`, `exclusiveMaximum`, `propertyNames`, `patternProperties`, `uniqueItems`, and no list of types.",
      effect: 'Requests with the tool fail with status 400: "Unknown name". Clients that send `parametersJsonSchema` are not affected.',
      grade: "U",
      rule: "clients/gemini-schema",
      evidence: [],
      looked: "2026-09"
    },
    {
      id: "gemini-enum-type",
      client: "gemini",
      who: "Gemini",
      constraint: "The values of an `enum` are strings.",
      effect: "Requests with the tool fail with status 400.",
      grade: "U",
      rule: "clients/gemini-schema",
      evidence: [
        "https://github.com/google-gemini/gemini-cli/issues/4127",
        "https://github.com/microsoft/azure-devops-mcp/issues/139"
      ],
      looked: "2026-09"
    },
    {
      id: "gemini-enum-empty",
      client: "gemini",
      who: "Gemini",
      constraint: "No value of an `enum` is the empty string.",
      effect: 'Requests with the tool fail with status 400: "cannot be empty".',
      grade: "U",
      rule: "clients/gemini-schema",
      evidence: [],
      looked: "2026-09"
    },
    {
      id: "gemini-object",
      client: "gemini",
      who: "Gemini",
      constraint: "An object inside a schema has properties.",
      effect: 'Requests with the tool fail with status 400: "should be non-empty for OBJECT type".',
      grade: "U",
      rule: "clients/gemini-schema",
      evidence: [],
      versions: "in 2025",
      looked: "2026-09"
    },
    {
      id: "gemini-type",
      client: "gemini",
      who: "Vertex AI",
      constraint: "Every property, and every schema with an `enum`, has a `type`.",
      effect: "Requests with the tool are refused.",
      grade: "U",
      rule: "clients/gemini-schema",
      evidence: [],
      versions: "in 2025",
      looked: "2026-09"
    },
    {
      id: "type-codex",
      client: "codex",
      who: "Codex",
      constraint: "Every property, and every schema with an `enum`, has a `type`.",
      effect: "A property without one becomes a string.",
      grade: "S",
      rule: null,
      evidence: [],
      looked: "2026-09"
    },
    {
      id: "type-beside-any",
      client: "kimi",
      who: "Kimi",
      constraint: "No `type` beside `anyOf`, and no `#/definitions`.",
      effect: "Requests with the tool are refused.",
      grade: "U",
      rule: null,
      evidence: ["https://github.com/MoonshotAI/kimi-code/issues/2661"],
      looked: "2026-09"
    },
    {
      id: "any-of-scalars",
      client: "langchain",
      who: "LangChain JS",
      constraint: "No `anyOf` of scalar types.",
      effect: "The type of the parameter is lost.",
      grade: "R",
      rule: null,
      evidence: [],
      looked: "2026-09"
    },
    {
      id: "codex-keywords",
      client: "codex",
      who: "Codex",
      constraint: "No `oneOf` with several branches, `pattern`, `format`, bounds or `default`.",
      effect: "One version keeps none of them.",
      grade: "S",
      rule: null,
      evidence: [],
      looked: "2026-09"
    },
    {
      id: "x-mcp-header",
      client: null,
      who: "MCP SDKs",
      constraint: "`x-mcp-header` is a non-empty HTTP token, unique in the tool, on a string, integer or boolean that `properties` alone lead to.",
      effect: "Over streamable HTTP the tool is dropped.",
      grade: "D",
      rule: "clients/x-mcp-header",
      evidence: ["https://modelcontextprotocol.io/specification/"],
      versions: "protocol revision 2026-07-28",
      looked: "2026-09"
    },
    {
      id: "zod-union",
      client: null,
      who: "MCP TypeScript SDK 1",
      constraint: "`inputSchema` is one object of parameters, not a union.",
      effect: "The tool is listed without parameters.",
      grade: "R",
      rule: "clients/zod-lost-parameters",
      evidence: [],
      versions: "1.32.2",
      looked: "2026-09"
    },
    {
      id: "zod-effects",
      client: null,
      who: "MCP TypeScript SDK 1 with zod 3",
      constraint: "The root object has no `.refine`, `.superRefine` or `.transform`.",
      effect: "The tool is listed without parameters.",
      grade: "R",
      rule: "clients/zod-lost-parameters",
      evidence: [],
      versions: "1.32.2 with zod 3.25",
      looked: "2026-09"
    },
    {
      id: "zod-types",
      client: null,
      who: "MCP TypeScript SDK with zod 4",
      constraint: "No `date`, `bigint`, `map`, `set`, `custom`, `undefined` in a schema.",
      effect: "`tools/list` fails as a whole.",
      grade: "R",
      rule: "clients/zod-unrepresentable",
      evidence: [],
      versions: "1.32.2 and 2.4.0 with zod 4",
      looked: "2026-09"
    },
    {
      id: "zod-output-transform",
      client: null,
      who: "MCP TypeScript SDK with zod 4",
      constraint: "No `.transform` in an output schema.",
      effect: "`tools/list` fails as a whole.",
      grade: "R",
      rule: "clients/zod-unrepresentable",
      evidence: [],
      versions: "1.32.2 with zod 4",
      looked: "2026-09"
    },
    {
      id: "zod-output-object",
      client: null,
      who: "MCP TypeScript SDK 1",
      constraint: "An output schema is an object.",
      effect: "It is not listed.",
      grade: "R",
      rule: "clients/zod-lost-parameters",
      evidence: [],
      versions: "1.32.2",
      looked: "2026-09"
    },
    {
      id: "description-claude",
      client: "claude",
      who: "Claude Code",
      constraint: "A description has at most 2,048 bytes.",
      effect: "The rest is cut off.",
      grade: "D",
      rule: "clients/description-limit",
      evidence: ["https://github.com/anthropics/claude-code/issues/41593"],
      versions: "2.1.84 and newer",
      looked: "2026-09"
    },
    {
      id: "description-openai",
      client: "openai",
      who: "OpenAI and Azure OpenAI",
      isSeveral: true,
      constraint: "A description has at most 1,024 characters.",
      effect: "Requests with the tool fail with status 400.",
      grade: "U",
      rule: "clients/description-limit",
      evidence: [],
      until: "April 2025",
      looked: "2026-09"
    },
    {
      id: "description-amazon-q",
      client: "amazon-q",
      who: "Amazon Q CLI",
      constraint: "Every tool has a description.",
      effect: "The tool is left out.",
      grade: "S",
      rule: "clients/description-limit",
      evidence: ["https://github.com/aws/amazon-q-developer-cli"],
      looked: "2026-09"
    },
    {
      id: "description-bedrock",
      client: "bedrock",
      who: "Amazon Bedrock",
      constraint: "A description that is sent has at least one character.",
      effect: "The Converse API refuses the tool.",
      grade: "D",
      rule: "clients/description-limit",
      evidence: ["https://github.com/boto/botocore"],
      looked: "2026-09"
    },
    {
      id: "count-openai",
      client: "openai",
      who: "OpenAI",
      constraint: "A request has at most 128 tools.",
      effect: "The request fails.",
      grade: "D",
      rule: "clients/tool-count",
      evidence: [],
      looked: "2026-09"
    },
    {
      id: "count-vscode",
      client: "vscode",
      who: "VS Code",
      constraint: "A request has at most 128 tools; above 64 they are grouped.",
      effect: "Tools are left out.",
      grade: "S",
      rule: "clients/tool-count",
      evidence: ["https://github.com/microsoft/vscode"],
      looked: "2026-09"
    },
    {
      id: "count-cursor",
      client: "cursor",
      who: "Cursor",
      constraint: "There are at most 80 tools (40 in older versions).",
      effect: "Tools are left out.",
      grade: "U",
      rule: "clients/tool-count",
      evidence: [],
      until: "2026",
      looked: "2026-09"
    }
  ]
};

// rules/clients/lib/rows.ts
var ROWS = clients_default.rows;
var TITLES = clients_default.clients;
var SURE = "DSRU";
function rowsFor(rule, { clients }) {
  return ROWS.filter(
    (row) => row.rule === rule && (row.client === null || (clients ? clients.some((each) => each === row.client) : SURE.includes(row.grade) && row.until === void 0))
  );
}
function rowsLike(rule, start, manifest) {
  return rowsFor(rule, manifest).filter(({ id }) => id.startsWith(start));
}
function whoIn(rows) {
  const names2 = [...new Set(rows.map(({ who }) => who))];
  const last = names2.pop() ?? "";
  return names2.length > 0 ? `${names2.join(", ")} and ${last}` : last;
}
function clientsThat(rows, ...verbs) {
  const isOne = new Set(rows.map(({ who }) => who)).size === 1 && rows[0].isSeveral !== true;
  const forms = verbs.map((verb) => [verb, isOne ? `${verb}s` : verb]);
  return { who: whoIn(rows), ...Object.fromEntries(forms) };
}
function observed(section6, says) {
  return { document: "What clients refuse", section: section6, says, kind: "advice" };
}

// rules/common/lib/schemas.ts
var NONE = [];
function schemasWith(manifest, keyword) {
  return schemasByKey(manifest).get(keyword) ?? NONE;
}
function schemasByKey(manifest) {
  return manifest.derive(build);
}
function build({ schemas }) {
  const index = /* @__PURE__ */ new Map();
  for (const schema of schemas) {
    for (const { key } of schema.node.entries) {
      const some = index.get(key);
      if (!some) index.set(key, [schema]);
      else if (some.at(-1) !== schema) some.push(schema);
    }
  }
  return index;
}
var TYPES = ["string", "number", "integer", "boolean", "array", "object", "null"];
var NAMES = new Set(TYPES);
function declaredTypes(schema) {
  const declared = entry(schema, "type")?.value;
  if (declared === void 0) return void 0;
  const names2 = declared.kind === "array" ? declared.open ? [] : declared.items : [declared];
  if (names2.length === 0) return void 0;
  const types = [];
  for (const name of names2) {
    if (name.kind !== "string" || !NAMES.has(name.value)) return void 0;
    types.push(name.value);
  }
  if (mayBeNull(schema)) types.push("null");
  return types;
}
function mayBeNull(schema) {
  const nullable = entry(schema, "nullable")?.value;
  return nullable?.kind === "unknown" || nullable?.kind === "boolean" && nullable.value;
}
function fits(node, types) {
  switch (node.kind) {
    case "unknown":
      return true;
    case "number":
      return types.includes("number") || types.includes("integer") && Number.isInteger(node.value);
    case "string":
      return types.includes("string") || types.includes("boolean") && isBareWord(node);
    default:
      return types.includes(node.kind);
  }
}
function isBareWord({ value, start, end }) {
  return end - start === value.length && /^(?:y|yes|n|no|on|off)$/i.test(value);
}
function misfits(list2, schema) {
  if (list2?.kind !== "array") return [];
  const types = declaredTypes(schema);
  return types ? items(list2).filter((item) => !fits(item, types)) : [];
}
function converted(node, types) {
  if (node.kind === "string") return types.includes("string") ? void 0 : fromText(node.value, types);
  if (node.kind !== "number" && node.kind !== "boolean" || !types.includes("string")) return void 0;
  return isAsWritten(node) ? String(node.value) : void 0;
}
var LONGEST = 1e3;
function standsFor(text2, types) {
  const isDecimal = types.includes("number") && /^-?(?:0|[1-9]\d{0,14})\.\d{1,15}$/.test(text2);
  return isDecimal ? Number(text2) : fromText(text2, types);
}
function fromText(text2, types) {
  if (text2.length > LONGEST) return void 0;
  try {
    const value = JSON.parse(text2);
    return JSON.stringify(value) === text2 && types.some((type) => isOf(type, value)) ? value : void 0;
  } catch {
    return void 0;
  }
}
function isOf(type, value) {
  switch (type) {
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}
var SHAPES = {
  anything: { words: "anything", fits: (_) => true },
  typeName: { words: `one of ${TYPES.join(", ")}`, fits: namesType },
  types: { words: `one of ${TYPES.join(", ")}, or a list of these`, fits: namesTypes },
  schema: { words: "a schema: an object, true or false", fits: isSchema },
  items: { words: "a schema, or a list of schemas", fits: (node) => isSchema(node) || node.kind === "array" },
  schemas: { words: "an object that holds schemas by name", fits: isObject },
  schemaList: { words: "a list of schemas that is not empty", fits: isArray },
  list: { words: "a list", fits: isArray },
  names: { words: "a list of unique strings", fits: isArray },
  namesByName: { words: "an object that holds lists of strings", fits: isObject },
  text: { words: "a string", fits: isText },
  uri: { words: "a URI without a fragment", fits: isText },
  anchor: { words: "a name of letters, digits, `-`, `_` and `.`", fits: isText },
  number: { words: "a number", fits: (node) => node.kind === "number" },
  positive: { words: "a number above 0", fits: (node) => node.kind === "number" && node.value > 0 },
  count: { words: "a whole number, 0 or more", fits: isCount },
  flag: { words: "true or false", fits: (node) => node.kind === "boolean" },
  object: { words: "an object", fits: isObject }
};
function namesTypes(node) {
  return node.kind === "array" ? node.items.length > 0 && node.items.every(namesType) : namesType(node);
}
function namesType(node) {
  return node.kind === "string" && TYPES.includes(node.value);
}
function isText(node) {
  return node.kind === "string";
}
function isSchema(node) {
  return node.kind === "object" || node.kind === "boolean";
}
function isObject(node) {
  return node.kind === "object";
}
function isArray(node) {
  return node.kind === "array";
}
function isCount(node) {
  return node.kind === "number" && Number.isInteger(node.value) && node.value >= 0;
}
var BOUNDS = [
  ["minimum", "maximum", true],
  ["exclusiveMinimum", "maximum", false],
  ["minimum", "exclusiveMaximum", false],
  ["exclusiveMinimum", "exclusiveMaximum", false],
  ["minLength", "maxLength", true],
  ["minItems", "maxItems", true],
  ["minContains", "maxContains", true],
  ["minProperties", "maxProperties", true]
];
function contradiction(schema, [lower2, upper, mayMeet]) {
  const [low, high] = [bound(schema, lower2), bound(schema, upper)];
  if (!low || !high || low.value < high.value || mayMeet && low.value === high.value) return void 0;
  return { low, high };
}
function bound(schema, keyword) {
  const value = entry(schema, keyword)?.value;
  return value?.kind === "number" ? value : void 0;
}
var COMPOSING = /* @__PURE__ */ new Set([
  "$dynamicRef",
  "$recursiveRef",
  "$ref",
  "allOf",
  "anyOf",
  "dependencies",
  "dependentSchemas",
  "else",
  "if",
  "not",
  "oneOf",
  "then"
]);
function isComposed(schema) {
  return schema.open || schema.entries.some(({ key }) => COMPOSING.has(key));
}
function isSubset({ formats: formats2 }) {
  return formats2.includes("gloodata");
}
function isOtherThanSubset(manifest, types) {
  const [type, ...others2] = types.filter((each) => each !== "null");
  return isSubset(manifest) && (type === void 0 || others2.length > 0 || type === "array" || type === "object");
}
function judgedByFormat(manifest, place) {
  return manifest.formats.some(
    (format6) => manifest.structure(format6).some(
      ({ kind, problem: { at: at2 } }) => kind !== "unknown-field" && "start" in at2 && at2.start === place.start && at2.end === place.end
    )
  );
}
function isUnset(node, { formats: formats2 }) {
  if (node.kind === "null") return formats2.includes("shinkai") || formats2.includes("gloodata");
  return node.kind === "string" && node.value === "" && formats2.includes("shinkai");
}
function isOtcInCamelCase(node) {
  return has(node, "inputSchema") === "yes" && has(node, "input_schema") === "no" && has(node, "version") === "yes" && VERSIONED.test(text(get(node, "id")) ?? "") && (get(node, "inputSchema", "parameters")?.kind === "object" || has(node, "output_schema") === "yes");
}
var VERSIONED = /^\w{1,100}\.\w{1,100}@\d{1,9}\.\d{1,9}\.\d{1,9}$/;

// rules/mcp/schema.json
var schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "a list of MCP tools or resources",
  type: "object",
  properties: {
    tools: { type: "array", items: { $ref: "#/$defs/tool" } },
    resources: { type: ["array", "null"], items: { $ref: "#/$defs/resource" } },
    nextCursor: { type: ["string", "null"] }
  },
  if: {
    type: "object",
    anyOf: [
      { required: ["resources"], properties: { resources: { type: "array" } } },
      { required: ["resourceTemplates"], properties: { resourceTemplates: { type: "array" } } },
      { required: ["prompts"], properties: { prompts: { type: "array" } } },
      { required: ["contents"], properties: { contents: { type: "array" } } }
    ]
  },
  else: {
    title: "a list of MCP tools or resources",
    type: "object",
    required: ["tools"],
    properties: { tools: {} }
  },
  $defs: {
    tool: {
      title: "an MCP tool",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      properties: {
        $schema: {},
        name: { type: "string", description: "clients call a tool by its name" },
        title: { type: "string" },
        description: { type: "string" },
        inputSchema: {},
        outputSchema: { type: "object" },
        annotations: { type: "object", properties: { title: { type: "string" } } },
        _meta: { type: "object" },
        icons: {
          type: "array",
          items: {
            title: "an icon",
            type: "object",
            required: ["src"],
            additionalProperties: false,
            properties: {
              src: { type: "string", description: "it is the URL of the image" },
              mimeType: { type: "string" },
              sizes: { type: "array", items: { type: "string" } },
              theme: { enum: ["light", "dark"] }
            }
          }
        },
        execution: {
          type: "object",
          properties: { taskSupport: { enum: ["required", "optional", "forbidden"] } }
        },
        securitySchemes: { type: "array" }
      }
    },
    resource: {
      if: { type: "object", required: ["uri"], properties: { uri: {} } },
      then: {
        title: "an MCP resource",
        type: "object",
        additionalProperties: false,
        properties: {
          uri: { type: "string" },
          name: { type: "string" },
          title: { type: "string" },
          description: { type: "string" },
          mimeType: { type: "string" },
          size: { type: "number" },
          annotations: {
            type: "object",
            properties: {
              audience: { type: "array", items: { enum: ["user", "assistant"] } },
              priority: { description: "a number from 0 to 1", type: "number", minimum: 0, maximum: 1 },
              lastModified: { type: "string" }
            }
          },
          _meta: { type: "object" },
          icons: {
            type: "array",
            items: {
              title: "an icon",
              type: "object",
              required: ["src"],
              additionalProperties: false,
              properties: {
                src: { type: "string", description: "it is the URL of the image" },
                mimeType: { type: "string" },
                sizes: { type: "array", items: { type: "string" } },
                theme: { enum: ["light", "dark"] }
              }
            }
          },
          url: { $comment: "Some have one beside the uri: it is no slip." }
        }
      }
    }
  }
};

// rules/mcp/lib/listing.ts
function listingOf(manifest) {
  return manifest.derive(ofRoot);
}
var ofRoot = ({ root }) => listing(root);
function listing(root) {
  const answer = answerIn(root);
  return {
    answer,
    tools: objects(get(answer, "tools")),
    functions: objects(get(answer, "functions")),
    resources: objects(get(answer, "resources")),
    prompts: objects(get(answer, "prompts")),
    contents: objects(get(answer, "contents"))
  };
}
function answerIn(root) {
  const held = heldIn(root);
  const described = toolsOfPlugin(held);
  if (described.length > 0) return holding(held, { tools: described });
  if (isLoneTool(held)) return holding(held, { tools: [held] });
  const functions = functionsIn(held);
  if (functions.length > 0) return holding(held, { tools: NONE2, functions });
  if (held.kind !== "array") return held;
  const isOther3 = (each) => !isOnlyResource(each);
  return holding(held, { tools: held.items.filter(isOther3), resources: held.items.filter(isOnlyResource) });
}
function functionsIn(held) {
  if (has(held, "functions") !== "no") return NONE2;
  const list2 = held.kind === "array" ? held : get(held, "tools");
  const all = list2 ? items(list2) : [held];
  return all.every((each) => text(get(each, "type")) !== void 0) ? all.flatMap(functionOf) : NONE2;
}
function functionOf(node) {
  if (text(get(node, "type")) !== "function") return NONE2;
  const inner = get(node, "function") ?? node;
  if (inner.kind !== "object" || text(get(inner, "name")) === void 0 || has(inner, "inputSchema") !== "no")
    return NONE2;
  const isDefined = inner === node ? isObjectSchema(get(inner, "parameters")) : (
    // A name alone is a reference, as in `tool_choice`.
    ["description", "parameters"].some((key) => has(inner, key) === "yes")
  );
  return isDefined ? [inner] : NONE2;
}
var isObjectSchema = (schema) => text(get(schema, "type")) === "object" || get(schema, "properties")?.kind === "object";
function mayBeListing(root, isNamed) {
  const held = heldIn(root);
  if (held.kind !== "array") return isNamed || !isLoneTool(held);
  return isNamed || held.items.filter(isPlainTool).length * 2 > held.items.length;
}
var isBare = (root) => heldIn(root).kind === "array";
function isTool(node) {
  const isOthers = isOtcInCamelCase(node) || isOfBedrock(get(node, "inputSchema"));
  return has(node, "name") === "yes" && has(node, "inputSchema") === "yes" && !isOthers;
}
function isNameless(node) {
  const input = get(node, "inputSchema");
  return input?.kind === "object" && !isOfBedrock(input) && has(node, "name") === "no";
}
function isOfBedrock(input) {
  return input?.kind === "object" && input.entries.length === 1 && get(input, "json")?.kind === "object";
}
function heldIn(root) {
  const result = get(root, "result");
  const hasLists = (node) => LISTS.some((list2) => get(node, list2)?.kind === "array");
  return result && (entry(root, "jsonrpc") || hasLists(result) && !hasLists(root)) ? result : root;
}
var LISTS = ["tools", "resources", "resourceTemplates", "prompts", "contents"];
var LISTED_UNDER = [...LISTS, "result", "runtimes"].map((key) => [key]);
function toolsOfPlugin(root) {
  if (root.kind !== "object") return NONE2;
  return items(get(root, "runtimes")).flatMap(
    (runtime) => ["mcp_tool_description", "x-mcp_tool_description"].flatMap((key) => items(get(runtime, "spec", key, "tools")))
  );
}
function isLoneTool(node) {
  return (isTool(node) || isNameless(node) || has(node, "name") === "yes" && hasMisspeltSchema(node)) && ["tools", "functions", "resources"].every((list2) => has(node, list2) === "no");
}
function isPlainTool(node) {
  const input = get(node, "inputSchema");
  if (node.kind !== "object") return false;
  const [note, ...others2] = node.entries.filter(({ key, value }) => !TOOL_FIELDS.has(key) && value.kind !== "null");
  return text(get(node, "name")) !== void 0 && text(get(node, "description")) !== void 0 && isObjectSchema(input) && others2.length === 0 && note?.value.kind !== "object" && note?.value.kind !== "array";
}
function isOnlyResource(node) {
  return has(node, "uri") === "yes" && has(node, "inputSchema") === "no";
}
function holding(held, lists) {
  const { start, end, open } = held;
  const entries2 = Object.entries(lists).map(([key, items2]) => {
    return { start, end, key, value: { start, end, kind: "array", items: items2, open } };
  });
  return { start, end, kind: "object", entries: entries2, open };
}
function objects(list2) {
  return list2?.kind === "array" ? list2.items.filter((item) => item.kind === "object") : NONE2;
}
var NONE2 = [];
var NAMES2 = Object.keys(schema_default.$defs.tool.properties);
var TOOL_FIELDS = new Set(NAMES2);
function lacksField(tool5, field) {
  return has(tool5, field) === "no" && !meantAs(tool5, field);
}
function meantAs(tool5, field) {
  return entries(tool5).find(({ key }) => !TOOL_FIELDS.has(key) && intendedField(key, NAMES2) === field);
}
function hasMisspeltSchema(node) {
  return entries(node).some(({ key, value }) => value.kind === "object" && meansInputSchema(key)) && entries(node).every(({ key }) => TOOL_FIELDS.has(key) || isNearField(key));
}
function meansInputSchema(key) {
  const mayMean = /inp|put|sch|ema/i.test(key) && !key.includes("_") && !TOOL_FIELDS.has(key);
  return mayMean && intendedField(key, NAMES2) === "inputSchema";
}
var isNearField = (key) => nearestWord(key, TOOL_FIELDS) !== void 0;
function toolsIn(root) {
  const { answer, tools, functions } = listing(root);
  const list2 = get(answer, "tools") ?? root;
  return [
    ...tools.map((each) => tool(each, "inputSchema", list2)),
    // Those of source code have been given the name that tools have for it.
    ...functions.map((each) => tool(each, has(each, "inputSchema") === "no" ? "parameters" : "inputSchema", list2))
  ];
}
function tool(node, input, list2) {
  const name = entry(node, "name");
  return {
    node,
    name,
    label: text(name?.value),
    description: entry(node, "description"),
    group: node.group ?? list2,
    schemas: [...schemaOf(node, input, "input"), ...schemaOf(node, "outputSchema", "output")]
  };
}
function schemaOf(node, key, role) {
  const found = entry(node, key);
  return found ? [{ role, entry: found, node: found.value, shape: "schema" }] : [];
}
function wordsOf(name) {
  return name.slice(0, 200).replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z\d]/).filter((word) => word !== "");
}
function section(name, says, kind = "MUST") {
  return { document: "Model Context Protocol, revision 2026-07-28", section: name, says, kind };
}
function sdk(says) {
  return { document: "MCP TypeScript SDK, versions 1 and 2", section: "Server", says, kind: "MUST" };
}
var URI_FIELDS = /* @__PURE__ */ new Set([
  "uri",
  "outputTemplate",
  "resourceUri",
  "openai/outputTemplate",
  "ui/resourceUri",
  "openai/widgetDomain",
  "connect_domains",
  "resource_domains",
  "frame_domains",
  "redirect_domains",
  "base_uri_domains",
  "connectDomains",
  "resourceDomains",
  "frameDomains",
  "redirectDomains",
  "baseUriDomains"
]);
var noQuotesForUris = (rule) => ({
  ...rule,
  // eslint-disable-next-line no-restricted-syntax -- made once for each rule
  *check(manifest, context) {
    for (const problem6 of rule.check(manifest, context)) {
      const isOdd = "kind" in problem6.at && problem6.at.kind === "number" && URI_FIELDS.has(String(problem6.data?.["field"]));
      yield isOdd ? { ...problem6, data: { ...problem6.data, advice: "Write a URI" } } : problem6;
    }
  }
});

// rules/mcp/lib/registrations.ts
function isMisplacedSchema(registration) {
  return misplaced(registration, "inputSchema") !== void 0 || converted2(registration, "inputSchema") !== void 0;
}
function misplaced(registration, key) {
  const isWritten3 = isGivenToSdk(registration) && natureOf(registration, key) === "json-schema";
  return isWritten3 ? given(registration, key) : void 0;
}
function isWholeForTool({ api, sdk: sdk2, schema }) {
  return api === "tool" && sdk2 === "v1" && schema?.is === "zod";
}
function straysIn(registration) {
  if (!isGivenToSdk(registration)) return [];
  return ["inputSchema", "outputSchema"].flatMap((key) => {
    const { strays: strays2 = [] } = schemaOf2(registration, key) ?? {};
    const properties = get(registration.tool, key, "properties");
    return strays2.flatMap((name) => entry(properties, name) ?? []);
  });
}
var isGivenToSdk = ({ api, sdk: sdk2 }) => sdk2 !== void 0 && (api === "registerTool" || api === "registerAppTool" || api === "tool");
var isZodForSdk = (registration) => isGivenToSdk(registration) && registration.schema?.is === "zod";
function converted2(registration, key) {
  if (!isGivenToSdk(registration) || registration.sdk !== "v1") return void 0;
  const schema = entry(registration.tool, key);
  const isConverted = schema?.value.kind === "object" && schema.value.open && isMadeByCall(schema.value);
  return isConverted && natureOf(registration, key) === "unknown" ? schema : void 0;
}
function servedZod(registration, key) {
  if (registration.api !== "list") return void 0;
  const is = natureOf(registration, key);
  if (is === "zod" || is === "shape") return given(registration, key);
  return schemaOf2(registration, key)?.holdsZod ? get(registration.tool, key, "properties") : void 0;
}
function promisesData(registration, { code }) {
  const isServed = isGivenToSdk(registration) || registration.sdk !== void 0 && registration.api === "list";
  return isServed && (registration.output?.is ?? "unknown") !== "unknown" && !isOfFramework(code);
}
function servedBySdk({ code }) {
  if (isOfFramework(code)) return { tools: [], byDispatcher: false };
  const served = code.registrations.filter(({ sdk: sdk2 }) => sdk2 !== void 0);
  const byDispatcher = served.some(({ handles }) => handles?.name === "tools/call");
  const isServed = (each) => isGivenToSdk(each) || each.api === "list" && byDispatcher;
  return { tools: served.flatMap((each) => each.tool && isServed(each) ? [each.tool] : []), byDispatcher };
}
var natureOf = (registration, key) => schemaOf2(registration, key)?.is;
var schemaOf2 = ({ schema, output }, key) => key === "inputSchema" ? schema : output;
function isMadeByCall(schema) {
  const type = entry(schema, "type");
  return type?.value.kind === "string" && type.start === type.value.start && type.file === type.value.file;
}
function given(registration, key) {
  const schema = schemaOf2(registration, key);
  const inTool2 = get(registration.tool, key);
  return inTool2 && inTool2.start === schema.start && inTool2.file === schema.file ? inTool2 : schema;
}
function isTakenByOthers(tool5, manifest) {
  return manifest.derive(placesOfOthers).has(tool5.start);
}
function fieldsOfOthers(manifest) {
  return manifest.derive(findFieldsOfOthers);
}
function findFieldsOfOthers(manifest) {
  const tools = listingOf(manifest).tools.filter((tool5) => isTakenByOthers(tool5, manifest));
  return new Set(tools.flatMap(({ entries: entries2 }) => entries2));
}
function placesOfOthers({ code }) {
  const isFramework = isOfFramework(code);
  const isOthers = ({ api }) => api === "literal" || isFramework && api !== "list";
  const starts = (some) => some.flatMap(({ tool: tool5 }) => tool5 ? [tool5.start] : []);
  const others2 = new Set(starts(code.registrations.filter(isOthers)));
  for (const start of starts(code.registrations.filter((each) => !isOthers(each)))) others2.delete(start);
  return others2;
}
var FRAMEWORKS = /^(fastmcp|frontmcp|@frontmcp\/.*|mcp-framework|mcp-lite|mcp-use|skybridge|xmcp)(\/|$)/;
var isOfFramework = ({ imports }) => imports.some((name) => FRAMEWORKS.test(name));
function isFailure(answer) {
  const flag = get(answer, "isError");
  return flag !== void 0 && !(flag.kind === "boolean" && !flag.value);
}
var HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
function hintMeant({ key, value }) {
  const whole = `${key.replace(/[-_]/g, "")}hint`.toLowerCase();
  return value.kind === "boolean" ? HINTS.find((hint2) => hint2.toLowerCase() === whole) : void 0;
}
function annotationsOf(tool5) {
  const own = get(tool5, "annotations");
  return [
    ...entries(own).filter(({ key }) => key !== "openai"),
    ...entries(get(own, "openai")).filter(({ key }) => HINTS.includes(key))
  ];
}
function hintThatIs(value, tool5, hint2) {
  return annotationsOf(tool5).find((each) => {
    return each.key === hint2 && each.value.kind === "boolean" && each.value.value === value;
  });
}
function hintsOn(tool5, manifest) {
  const hints = tool5.entries.filter(({ key }) => HINTS.includes(key));
  if (hints.length === 0 || has(tool5, "annotations") === "unknown" || isTakenByOthers(tool5, manifest)) return [];
  const annotations = get(tool5, "annotations");
  const isMissing2 = (hint2) => [annotations, get(annotations, "openai")].every((holder) => has(holder, hint2) === "no");
  return hints.filter(({ key }) => isMissing2(key));
}
function hasAppMetadata(tool5) {
  const keys = entries(get(tool5, "_meta")).map(({ key }) => key);
  return get(tool5, "annotations", "openai") !== void 0 || keys.some((key) => /^(openai\/|ui$|ui\/)/.test(key));
}
var NAMES3 = /* @__PURE__ */ new Set(["schema", "parameters", "input"]);
function otherNames(manifest) {
  return manifest.derive(find);
}
function find(manifest) {
  const called = new Set(
    manifest.code.registrations.filter(({ api }) => CALLS.has(api)).map(({ tool: tool5 }) => tool5?.start)
  );
  return listingOf(manifest).tools.flatMap((tool5) => {
    if (isTakenByOthers(tool5, manifest)) return [];
    const isCalled = called.has(tool5.start);
    if (has(tool5, "inputSchema") !== "no" && !isCalled) return [];
    const isSchema3 = ({ key, value }) => NAMES3.has(key) && (value.kind === "object" || value.kind === "unknown");
    return tool5.entries.filter(isSchema3).map((each) => ({ tool: tool5, entry: each, isAsZod: !isCalled || !isWritten(each) }));
  });
}
var CALLS = /* @__PURE__ */ new Set(["registerTool", "registerAppTool"]);
var isWritten = ({ value }) => text(get(value, "type")) !== void 0 && !isMadeByCall(value);
function move(entry2, from, to, into, key) {
  const target = get(to, into);
  if (target && target.kind !== "object") return void 0;
  if (!target && !lacksField(to, into)) return void 0;
  if (target && entries(target).some((each) => each.key === key)) return void 0;
  const value = asWritten(entry2.value);
  return {
    title: `Move it into \`${into}\``,
    safe: true,
    edits: [
      { op: "remove", from, child: entry2 },
      target ? { op: "add", to: target, key, value } : { op: "add", to, key: into, value: { [key]: value } }
    ]
  };
}
function rename(entry2, key) {
  return { title: `Rename it to \`${key}\``, safe: true, edits: [{ op: "rename", entry: entry2, key }] };
}

// rules/clients/description-limit.ts
var ID = "clients/description-limit";
var BYTES = 2048;
var CHARACTERS = 1024;
var description_limit_default = defineRule({
  id: ID,
  summary: "A description that a client cuts off, refuses or needs",
  severity: "info",
  in: "strict",
  source: observed("Descriptions", "Clients limit the descriptions of tools."),
  messages: {
    cut: {
      message: "This description has {{bytes}} bytes. {{who}} {{cut}} it off after 2,048.",
      help: "Put what matters first, or shorten it."
    },
    refused: {
      message: "This description has {{length}} characters. Until April 2025, {{who}} refused more than 1,024.",
      help: "Shorten it."
    },
    missing: {
      message: "This tool has no description. {{who}} {{leave}} such a tool out.",
      help: "Say what it does and when to use it."
    },
    empty: {
      message: "The description of this tool is empty. {{who}} {{refuse}} such a tool.",
      help: "Say what it does and when to use it."
    }
  },
  *check(manifest) {
    const rows = (start) => rowsLike(ID, start, manifest);
    const [cut, refused, missing3] = ["claude", "openai", "amazon-q"].map((name) => rows(`description-${name}`));
    const empty2 = [...missing3, ...rows("description-bedrock")];
    for (const tool5 of listingOf(manifest).tools) {
      const at2 = get(tool5, "description");
      if (at2?.kind === "string") {
        const { length } = at2.value;
        const bytes = length * 3 > BYTES ? bytesOf(at2.value) : 0;
        if (cut.length > 0 && bytes > BYTES)
          yield { at: at2, message: "cut", data: { bytes: grouped(bytes), ...clientsThat(cut, "cut") } };
        else if (refused.length > 0 && length > CHARACTERS)
          yield { at: at2, message: "refused", data: { length: grouped(length), ...clientsThat(refused) } };
        else if (empty2.length > 0 && length === 0) yield { at: at2, message: "empty", data: clientsThat(empty2, "refuse") };
      } else if (!at2 && missing3.length > 0 && lacksField(tool5, "description") && !isTakenByOthers(tool5, manifest))
        yield { at: lackOf(tool5, "description"), message: "missing", data: clientsThat(missing3, "leave") };
    }
  }
});
function bytesOf(text2) {
  let bytes = 0;
  for (const char of text2) {
    const code = char.codePointAt(0);
    bytes += code < 128 ? 1 : code < 2048 ? 2 : code < 65536 ? 3 : 4;
  }
  return bytes;
}

// src/generated/validators/metaschemas.js
function z(D2) {
  let R;
  const _ = (T) => {
    R ??= D2();
    const L = R(T);
    return _.errors = R.errors, L;
  };
  return _;
}
function d(D2, R) {
  if (D2 === null) return R;
  for (const _ of R) D2.push(_);
  return D2;
}
var V = z(() => {
  const D2 = { type: ["object", "boolean"], properties: { $id: { type: "string", format: "uri-reference" }, $schema: { type: "string", format: "uri" }, $ref: { type: "string", format: "uri-reference" }, $comment: { type: "string" }, title: { type: "string" }, description: { type: "string" }, default: true, readOnly: { type: "boolean", default: false }, examples: { type: "array", items: true }, multipleOf: { type: "number", exclusiveMinimum: 0 }, maximum: { type: "number" }, exclusiveMaximum: { type: "number" }, minimum: { type: "number" }, exclusiveMinimum: { type: "number" }, maxLength: { $ref: "#/definitions/nonNegativeInteger" }, minLength: { $ref: "#/definitions/nonNegativeIntegerDefault0" }, pattern: { type: "string", format: "regex" }, additionalItems: { $ref: "#" }, items: { anyOf: [{ $ref: "#" }, { $ref: "#/definitions/schemaArray" }], default: true }, maxItems: { $ref: "#/definitions/nonNegativeInteger" }, minItems: { $ref: "#/definitions/nonNegativeIntegerDefault0" }, uniqueItems: { type: "boolean", default: false }, contains: { $ref: "#" }, maxProperties: { $ref: "#/definitions/nonNegativeInteger" }, minProperties: { $ref: "#/definitions/nonNegativeIntegerDefault0" }, required: { $ref: "#/definitions/stringArray" }, additionalProperties: { $ref: "#" }, definitions: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, properties: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, patternProperties: { type: "object", additionalProperties: { $ref: "#" }, propertyNames: { format: "regex" }, default: {} }, dependencies: { type: "object", additionalProperties: { anyOf: [{ $ref: "#" }, { $ref: "#/definitions/stringArray" }] } }, propertyNames: { $ref: "#" }, const: true, enum: { type: "array", items: true }, type: { anyOf: [{ $ref: "#/definitions/simpleTypes" }, { type: "array", items: { type: "string", $ref: "#/definitions/simpleTypes" }, minItems: 1, uniqueItems: true }] }, format: { type: "string" }, contentMediaType: { type: "string" }, contentEncoding: { type: "string" }, if: { $ref: "#" }, then: { $ref: "#" }, else: { $ref: "#" }, allOf: { $ref: "#/definitions/schemaArray" }, anyOf: { $ref: "#/definitions/schemaArray" }, oneOf: { $ref: "#/definitions/schemaArray" }, not: { $ref: "#" } }, $defs: {}, definitions: { schemaArray: { type: "array", minItems: 1, items: { $ref: "#" } }, nonNegativeInteger: { type: "integer", minimum: 0 }, nonNegativeIntegerDefault0: { allOf: [{ $ref: "#/definitions/nonNegativeInteger" }, { default: 0 }] }, simpleTypes: { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, stringArray: { type: "array", items: { type: "string" }, default: [], uniqueItems: true } } }, R = { type: "integer", minimum: 0 }, _ = { type: "array", items: { type: "string" }, default: [], uniqueItems: true }, T = { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, L = { allOf: [{ $ref: "#/definitions/nonNegativeInteger" }, { default: 0 }] };
  function j(n, { instancePath: p = "", parentData: w2, parentDataProperty: m, rootData: o = n, dynamicAnchors: v3 = {} } = {}) {
    let e = null, i = 0;
    const k = j.evaluated;
    if (k.dynamicProps && (k.props = void 0), k.dynamicItems && (k.items = void 0), !(typeof n == "number" && !(n % 1) && !isNaN(n))) {
      const r = { instancePath: p, schemaPath: "#/definitions/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (typeof n == "number" && (n < 0 || isNaN(n))) {
      const r = { instancePath: p, schemaPath: "#/definitions/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      e === null ? e = [r] : e.push(r), i++;
    }
    return j.errors = e, i === 0;
  }
  j.evaluated = { dynamicProps: false, dynamicItems: false };
  const Z = { type: "array", minItems: 1, items: { $ref: "#" } }, E = { validate: l };
  function x3(n, { instancePath: p = "", parentData: w2, parentDataProperty: m, rootData: o = n, dynamicAnchors: v3 = {} } = {}) {
    let e = null, i = 0;
    const k = x3.evaluated;
    if (k.dynamicProps && (k.props = void 0), k.dynamicItems && (k.items = void 0), Array.isArray(n)) {
      if (n.length < 1) {
        const u = { instancePath: p, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
        e === null ? e = [u] : e.push(u), i++;
      }
      const r = n.length;
      for (let u = 0; u < r; u++) E.validate(n[u], { instancePath: p + "/" + u, parentData: n, parentDataProperty: u, rootData: o, dynamicAnchors: v3 }) || (e = d(e, E.validate.errors), i = e.length);
    } else {
      const r = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      e === null ? e = [r] : e.push(r), i++;
    }
    return x3.errors = e, i === 0;
  }
  x3.evaluated = { items: true, dynamicProps: false, dynamicItems: false };
  function l(n, { instancePath: p = "", parentData: w2, parentDataProperty: m, rootData: o = n, dynamicAnchors: v3 = {} } = {}) {
    let e = null, i = 0;
    const k = l.evaluated;
    if (k.dynamicProps && (k.props = void 0), k.dynamicItems && (k.items = void 0), !(n && typeof n == "object" && !Array.isArray(n)) && typeof n != "boolean") {
      const f = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: D2.type }, message: "must be object,boolean" };
      e === null ? e = [f] : e.push(f), i++;
    }
    if (n && typeof n == "object" && !Array.isArray(n)) {
      if (n.$id !== void 0 && typeof n.$id != "string") {
        const f = { instancePath: p + "/$id", schemaPath: "#/properties/%24id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.$schema !== void 0 && typeof n.$schema != "string") {
        const f = { instancePath: p + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.$ref !== void 0 && typeof n.$ref != "string") {
        const f = { instancePath: p + "/$ref", schemaPath: "#/properties/%24ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.$comment !== void 0 && typeof n.$comment != "string") {
        const f = { instancePath: p + "/$comment", schemaPath: "#/properties/%24comment/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.title !== void 0 && typeof n.title != "string") {
        const f = { instancePath: p + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.description !== void 0 && typeof n.description != "string") {
        const f = { instancePath: p + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.readOnly !== void 0 && typeof n.readOnly != "boolean") {
        const f = { instancePath: p + "/readOnly", schemaPath: "#/properties/readOnly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.examples !== void 0 && !Array.isArray(n.examples)) {
        const f = { instancePath: p + "/examples", schemaPath: "#/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.multipleOf !== void 0) {
        let f = n.multipleOf;
        if (typeof f == "number") {
          if (f <= 0 || isNaN(f)) {
            const s = { instancePath: p + "/multipleOf", schemaPath: "#/properties/multipleOf/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
            e === null ? e = [s] : e.push(s), i++;
          }
        } else {
          const s = { instancePath: p + "/multipleOf", schemaPath: "#/properties/multipleOf/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [s] : e.push(s), i++;
        }
      }
      if (n.maximum !== void 0 && typeof n.maximum != "number") {
        const f = { instancePath: p + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.exclusiveMaximum !== void 0 && typeof n.exclusiveMaximum != "number") {
        const f = { instancePath: p + "/exclusiveMaximum", schemaPath: "#/properties/exclusiveMaximum/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.minimum !== void 0 && typeof n.minimum != "number") {
        const f = { instancePath: p + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.exclusiveMinimum !== void 0 && typeof n.exclusiveMinimum != "number") {
        const f = { instancePath: p + "/exclusiveMinimum", schemaPath: "#/properties/exclusiveMinimum/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.maxLength !== void 0) {
        let f = n.maxLength;
        if (!(typeof f == "number" && !(f % 1) && !isNaN(f))) {
          const s = { instancePath: p + "/maxLength", schemaPath: "#/definitions/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [s] : e.push(s), i++;
        }
        if (typeof f == "number" && (f < 0 || isNaN(f))) {
          const s = { instancePath: p + "/maxLength", schemaPath: "#/definitions/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [s] : e.push(s), i++;
        }
      }
      if (n.minLength !== void 0 && (j(n.minLength, { instancePath: p + "/minLength", parentData: n, parentDataProperty: "minLength", rootData: o, dynamicAnchors: v3 }) || (e = d(e, j.errors), i = e.length)), n.pattern !== void 0 && typeof n.pattern != "string") {
        const f = { instancePath: p + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.additionalItems !== void 0 && (l(n.additionalItems, { instancePath: p + "/additionalItems", parentData: n, parentDataProperty: "additionalItems", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.items !== void 0) {
        let f = n.items;
        const s = i;
        let t = false;
        const a = i;
        if (!l(f, { instancePath: p + "/items", parentData: n, parentDataProperty: "items", rootData: o, dynamicAnchors: v3 })) e = d(e, l.errors), i = e.length;
        else var r = l.evaluated.items;
        var u = a === i;
        t = t || u;
        const y = i;
        x3(f, { instancePath: p + "/items", parentData: n, parentDataProperty: "items", rootData: o, dynamicAnchors: v3 }) || (e = d(e, x3.errors), i = e.length);
        var u = y === i;
        if (t = t || u, u && r !== true && (r = true), t) i = s, e !== null && (s ? e.length = s : e = null);
        else {
          const c = { instancePath: p + "/items", schemaPath: "#/properties/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          e === null ? e = [c] : e.push(c), i++;
        }
      }
      if (n.maxItems !== void 0) {
        let f = n.maxItems;
        if (!(typeof f == "number" && !(f % 1) && !isNaN(f))) {
          const s = { instancePath: p + "/maxItems", schemaPath: "#/definitions/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [s] : e.push(s), i++;
        }
        if (typeof f == "number" && (f < 0 || isNaN(f))) {
          const s = { instancePath: p + "/maxItems", schemaPath: "#/definitions/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [s] : e.push(s), i++;
        }
      }
      if (n.minItems !== void 0 && (j(n.minItems, { instancePath: p + "/minItems", parentData: n, parentDataProperty: "minItems", rootData: o, dynamicAnchors: v3 }) || (e = d(e, j.errors), i = e.length)), n.uniqueItems !== void 0 && typeof n.uniqueItems != "boolean") {
        const f = { instancePath: p + "/uniqueItems", schemaPath: "#/properties/uniqueItems/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.contains !== void 0 && (l(n.contains, { instancePath: p + "/contains", parentData: n, parentDataProperty: "contains", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.maxProperties !== void 0) {
        let f = n.maxProperties;
        if (!(typeof f == "number" && !(f % 1) && !isNaN(f))) {
          const s = { instancePath: p + "/maxProperties", schemaPath: "#/definitions/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [s] : e.push(s), i++;
        }
        if (typeof f == "number" && (f < 0 || isNaN(f))) {
          const s = { instancePath: p + "/maxProperties", schemaPath: "#/definitions/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [s] : e.push(s), i++;
        }
      }
      if (n.minProperties !== void 0 && (j(n.minProperties, { instancePath: p + "/minProperties", parentData: n, parentDataProperty: "minProperties", rootData: o, dynamicAnchors: v3 }) || (e = d(e, j.errors), i = e.length)), n.required !== void 0) {
        let f = n.required;
        if (Array.isArray(f)) {
          const s = f.length;
          for (let y = 0; y < s; y++) if (typeof f[y] != "string") {
            const c = { instancePath: p + "/required/" + y, schemaPath: "#/definitions/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [c] : e.push(c), i++;
          }
          let t = f.length, a;
          if (t > 1) {
            const y = {};
            for (; t--; ) {
              let c = f[t];
              if (typeof c == "string") {
                if (typeof y[c] == "number") {
                  a = y[c];
                  const g = { instancePath: p + "/required", schemaPath: "#/definitions/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: t, j: a }, message: "must NOT have duplicate items (items ## " + a + " and " + t + " are identical)" };
                  e === null ? e = [g] : e.push(g), i++;
                  break;
                }
                y[c] = t;
              }
            }
          }
        } else {
          const s = { instancePath: p + "/required", schemaPath: "#/definitions/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), i++;
        }
      }
      if (n.additionalProperties !== void 0 && (l(n.additionalProperties, { instancePath: p + "/additionalProperties", parentData: n, parentDataProperty: "additionalProperties", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.definitions !== void 0) {
        let f = n.definitions;
        if (f && typeof f == "object" && !Array.isArray(f)) for (const s in f) l(f[s], { instancePath: p + "/definitions/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: f, parentDataProperty: s, rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length);
        else {
          const s = { instancePath: p + "/definitions", schemaPath: "#/properties/definitions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), i++;
        }
      }
      if (n.properties !== void 0) {
        let f = n.properties;
        if (f && typeof f == "object" && !Array.isArray(f)) for (const s in f) l(f[s], { instancePath: p + "/properties/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: f, parentDataProperty: s, rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length);
        else {
          const s = { instancePath: p + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), i++;
        }
      }
      if (n.patternProperties !== void 0) {
        let f = n.patternProperties;
        if (f && typeof f == "object" && !Array.isArray(f)) {
          for (const s in f) {
            var A = i === i;
            if (!A) {
              const a = { instancePath: p + "/patternProperties", schemaPath: "#/properties/patternProperties/propertyNames", keyword: "propertyNames", params: { propertyName: s }, message: "property name must be valid" };
              e === null ? e = [a] : e.push(a), i++;
            }
          }
          for (const s in f) l(f[s], { instancePath: p + "/patternProperties/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: f, parentDataProperty: s, rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length);
        } else {
          const s = { instancePath: p + "/patternProperties", schemaPath: "#/properties/patternProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), i++;
        }
      }
      if (n.dependencies !== void 0) {
        let f = n.dependencies;
        if (f && typeof f == "object" && !Array.isArray(f)) for (const s in f) {
          let t = f[s];
          const a = i;
          let y = false;
          const c = i;
          if (!l(t, { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: f, parentDataProperty: s, rootData: o, dynamicAnchors: v3 })) e = d(e, l.errors), i = e.length;
          else var q = l.evaluated.items;
          var O2 = c === i;
          y = y || O2;
          const g = i;
          if (Array.isArray(t)) {
            const $ = t.length;
            for (let P = 0; P < $; P++) if (typeof t[P] != "string") {
              const I = { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + P, schemaPath: "#/definitions/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [I] : e.push(I), i++;
            }
            let h2 = t.length, b;
            if (h2 > 1) {
              const P = {};
              for (; h2--; ) {
                let I = t[h2];
                if (typeof I == "string") {
                  if (typeof P[I] == "number") {
                    b = P[I];
                    const N = { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: h2, j: b }, message: "must NOT have duplicate items (items ## " + b + " and " + h2 + " are identical)" };
                    e === null ? e = [N] : e.push(N), i++;
                    break;
                  }
                  P[I] = h2;
                }
              }
            }
          } else {
            const $ = { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [$] : e.push($), i++;
          }
          var O2 = g === i;
          if (y = y || O2, O2 && q !== true && (q = true), y) i = a, e !== null && (a ? e.length = a : e = null);
          else {
            const $ = { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dependencies/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            e === null ? e = [$] : e.push($), i++;
          }
        }
        else {
          const s = { instancePath: p + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), i++;
        }
      }
      if (n.propertyNames !== void 0 && (l(n.propertyNames, { instancePath: p + "/propertyNames", parentData: n, parentDataProperty: "propertyNames", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.enum !== void 0 && !Array.isArray(n.enum)) {
        const f = { instancePath: p + "/enum", schemaPath: "#/properties/enum/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.type !== void 0) {
        let f = n.type;
        const s = i;
        let t = false;
        const a = i;
        if (!(f === "array" || f === "boolean" || f === "integer" || f === "null" || f === "number" || f === "object" || f === "string")) {
          const c = { instancePath: p + "/type", schemaPath: "#/definitions/simpleTypes/enum", keyword: "enum", params: { allowedValues: T.enum }, message: "must be equal to one of the allowed values" };
          e === null ? e = [c] : e.push(c), i++;
        }
        var M = a === i;
        t = t || M;
        const y = i;
        if (Array.isArray(f)) {
          if (f.length < 1) {
            const h2 = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            e === null ? e = [h2] : e.push(h2), i++;
          }
          const c = f.length;
          for (let h2 = 0; h2 < c; h2++) {
            let b = f[h2];
            if (typeof b != "string") {
              const P = { instancePath: p + "/type/" + h2, schemaPath: "#/properties/type/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [P] : e.push(P), i++;
            }
            if (!(b === "array" || b === "boolean" || b === "integer" || b === "null" || b === "number" || b === "object" || b === "string")) {
              const P = { instancePath: p + "/type/" + h2, schemaPath: "#/definitions/simpleTypes/enum", keyword: "enum", params: { allowedValues: T.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [P] : e.push(P), i++;
            }
          }
          let g = f.length, $;
          if (g > 1) {
            const h2 = {};
            for (; g--; ) {
              let b = f[g];
              if (typeof b == "string") {
                if (typeof h2[b] == "number") {
                  $ = h2[b];
                  const P = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: g, j: $ }, message: "must NOT have duplicate items (items ## " + $ + " and " + g + " are identical)" };
                  e === null ? e = [P] : e.push(P), i++;
                  break;
                }
                h2[b] = g;
              }
            }
          }
        } else {
          const c = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [c] : e.push(c), i++;
        }
        var M = y === i;
        if (t = t || M, t) i = s, e !== null && (s ? e.length = s : e = null);
        else {
          const c = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          e === null ? e = [c] : e.push(c), i++;
        }
      }
      if (n.format !== void 0 && typeof n.format != "string") {
        const f = { instancePath: p + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.contentMediaType !== void 0 && typeof n.contentMediaType != "string") {
        const f = { instancePath: p + "/contentMediaType", schemaPath: "#/properties/contentMediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.contentEncoding !== void 0 && typeof n.contentEncoding != "string") {
        const f = { instancePath: p + "/contentEncoding", schemaPath: "#/properties/contentEncoding/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [f] : e.push(f), i++;
      }
      n.if !== void 0 && (l(n.if, { instancePath: p + "/if", parentData: n, parentDataProperty: "if", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.then !== void 0 && (l(n.then, { instancePath: p + "/then", parentData: n, parentDataProperty: "then", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.else !== void 0 && (l(n.else, { instancePath: p + "/else", parentData: n, parentDataProperty: "else", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.allOf !== void 0 && (x3(n.allOf, { instancePath: p + "/allOf", parentData: n, parentDataProperty: "allOf", rootData: o, dynamicAnchors: v3 }) || (e = d(e, x3.errors), i = e.length)), n.anyOf !== void 0 && (x3(n.anyOf, { instancePath: p + "/anyOf", parentData: n, parentDataProperty: "anyOf", rootData: o, dynamicAnchors: v3 }) || (e = d(e, x3.errors), i = e.length)), n.oneOf !== void 0 && (x3(n.oneOf, { instancePath: p + "/oneOf", parentData: n, parentDataProperty: "oneOf", rootData: o, dynamicAnchors: v3 }) || (e = d(e, x3.errors), i = e.length)), n.not !== void 0 && (l(n.not, { instancePath: p + "/not", parentData: n, parentDataProperty: "not", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length));
    }
    return l.errors = e, i === 0;
  }
  return l.evaluated = { props: { $id: true, $schema: true, $ref: true, $comment: true, title: true, description: true, default: true, readOnly: true, examples: true, multipleOf: true, maximum: true, exclusiveMaximum: true, minimum: true, exclusiveMinimum: true, maxLength: true, minLength: true, pattern: true, additionalItems: true, items: true, maxItems: true, minItems: true, uniqueItems: true, contains: true, maxProperties: true, minProperties: true, required: true, additionalProperties: true, definitions: true, properties: true, patternProperties: true, dependencies: true, propertyNames: true, const: true, enum: true, type: true, format: true, contentMediaType: true, contentEncoding: true, if: true, then: true, else: true, allOf: true, anyOf: true, oneOf: true, not: true }, dynamicProps: false, dynamicItems: false }, l;
});
var W = z(() => {
  const D2 = { type: ["object", "boolean"], properties: { $id: { type: "string", format: "uri-reference", $comment: "Non-empty fragments not allowed.", pattern: "^[^#]*#?$" }, $schema: { type: "string", format: "uri" }, $anchor: { type: "string", pattern: "^[A-Za-z][-A-Za-z0-9.:_]*$" }, $ref: { type: "string", format: "uri-reference" }, $recursiveRef: { type: "string", format: "uri-reference" }, $recursiveAnchor: { type: "boolean", default: false }, $vocabulary: { type: "object", propertyNames: { type: "string", format: "uri" }, additionalProperties: { type: "boolean" } }, $comment: { type: "string" }, $defs: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, additionalItems: { $ref: "#" }, unevaluatedItems: { $ref: "#" }, items: { anyOf: [{ $ref: "#" }, { $ref: "#/$defs/schemaArray" }] }, contains: { $ref: "#" }, additionalProperties: { $ref: "#" }, unevaluatedProperties: { $ref: "#" }, properties: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, patternProperties: { type: "object", additionalProperties: { $ref: "#" }, propertyNames: { format: "regex" }, default: {} }, dependentSchemas: { type: "object", additionalProperties: { $ref: "#" } }, propertyNames: { $ref: "#" }, if: { $ref: "#" }, then: { $ref: "#" }, else: { $ref: "#" }, allOf: { $ref: "#/$defs/schemaArray" }, anyOf: { $ref: "#/$defs/schemaArray" }, oneOf: { $ref: "#/$defs/schemaArray" }, not: { $ref: "#" }, multipleOf: { type: "number", exclusiveMinimum: 0 }, maximum: { type: "number" }, exclusiveMaximum: { type: "number" }, minimum: { type: "number" }, exclusiveMinimum: { type: "number" }, maxLength: { $ref: "#/$defs/nonNegativeInteger" }, minLength: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, pattern: { type: "string", format: "regex" }, maxItems: { $ref: "#/$defs/nonNegativeInteger" }, minItems: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, uniqueItems: { type: "boolean", default: false }, maxContains: { $ref: "#/$defs/nonNegativeInteger" }, minContains: { default: 1, $ref: "#/$defs/nonNegativeInteger" }, maxProperties: { $ref: "#/$defs/nonNegativeInteger" }, minProperties: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, required: { $ref: "#/$defs/stringArray" }, dependentRequired: { type: "object", additionalProperties: { $ref: "#/$defs/stringArray" } }, const: true, enum: { type: "array", items: true }, type: { anyOf: [{ $ref: "#/$defs/simpleTypes" }, { type: "array", items: { type: "string", $ref: "#/$defs/simpleTypes" }, minItems: 1, uniqueItems: true }] }, title: { type: "string" }, description: { type: "string" }, default: true, deprecated: { type: "boolean", default: false }, readOnly: { type: "boolean", default: false }, writeOnly: { type: "boolean", default: false }, examples: { type: "array", items: true }, format: { type: "string" }, contentMediaType: { type: "string" }, contentEncoding: { type: "string" }, contentSchema: { $ref: "#" }, definitions: { $comment: "While no longer an official keyword as it is replaced by $defs, this keyword is retained in the meta-schema to prevent incompatible extensions as it remains in common use.", type: "object", additionalProperties: { $ref: "#" }, default: {} }, dependencies: { $comment: '"dependencies" is no longer a keyword, but schema authors should avoid redefining it to facilitate a smooth transition to "dependentSchemas" and "dependentRequired"', type: "object", additionalProperties: { anyOf: [{ $ref: "#" }, { $ref: "#/$defs/stringArray" }] } } }, $defs: { schemaArray: { type: "array", minItems: 1, items: { $ref: "#" } }, nonNegativeInteger: { type: "integer", minimum: 0 }, nonNegativeIntegerDefault0: { default: 0, $ref: "#/$defs/nonNegativeInteger" }, simpleTypes: { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, stringArray: { type: "array", items: { type: "string" }, default: [], uniqueItems: true } }, definitions: {} }, R = { type: "integer", minimum: 0 }, _ = { type: "array", items: { type: "string" }, default: [], uniqueItems: true }, T = { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, L = new RegExp("^[^#]*#?$", "u"), j = new RegExp("^[A-Za-z][-A-Za-z0-9.:_]*$", "u"), Z = { type: "array", minItems: 1, items: { $ref: "#" } }, E = { validate: l };
  function x3(n, { instancePath: p = "", parentData: w2, parentDataProperty: m, rootData: o = n, dynamicAnchors: v3 = {} } = {}) {
    let e = null, i = 0;
    const k = x3.evaluated;
    if (k.dynamicProps && (k.props = void 0), k.dynamicItems && (k.items = void 0), Array.isArray(n)) {
      if (n.length < 1) {
        const u = { instancePath: p, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
        e === null ? e = [u] : e.push(u), i++;
      }
      const r = n.length;
      for (let u = 0; u < r; u++) E.validate(n[u], { instancePath: p + "/" + u, parentData: n, parentDataProperty: u, rootData: o, dynamicAnchors: v3 }) || (e = d(e, E.validate.errors), i = e.length);
    } else {
      const r = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      e === null ? e = [r] : e.push(r), i++;
    }
    return x3.errors = e, i === 0;
  }
  x3.evaluated = { items: true, dynamicProps: false, dynamicItems: false };
  function l(n, { instancePath: p = "", parentData: w2, parentDataProperty: m, rootData: o = n, dynamicAnchors: v3 = {} } = {}) {
    let e = null, i = 0;
    const k = l.evaluated;
    if (k.dynamicProps && (k.props = void 0), k.dynamicItems && (k.items = void 0), !(n && typeof n == "object" && !Array.isArray(n)) && typeof n != "boolean") {
      const s = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: D2.type }, message: "must be object,boolean" };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (n && typeof n == "object" && !Array.isArray(n)) {
      if (n.$id !== void 0) {
        let s = n.$id;
        if (typeof s == "string") {
          if (!L.test(s)) {
            const t = { instancePath: p + "/$id", schemaPath: "#/properties/%24id/pattern", keyword: "pattern", params: { pattern: "^[^#]*#?$" }, message: 'must match pattern "^[^#]*#?$"' };
            e === null ? e = [t] : e.push(t), i++;
          }
        } else {
          const t = { instancePath: p + "/$id", schemaPath: "#/properties/%24id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.$schema !== void 0 && typeof n.$schema != "string") {
        const s = { instancePath: p + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.$anchor !== void 0) {
        let s = n.$anchor;
        if (typeof s == "string") {
          if (!j.test(s)) {
            const t = { instancePath: p + "/$anchor", schemaPath: "#/properties/%24anchor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][-A-Za-z0-9.:_]*$" }, message: 'must match pattern "^[A-Za-z][-A-Za-z0-9.:_]*$"' };
            e === null ? e = [t] : e.push(t), i++;
          }
        } else {
          const t = { instancePath: p + "/$anchor", schemaPath: "#/properties/%24anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.$ref !== void 0 && typeof n.$ref != "string") {
        const s = { instancePath: p + "/$ref", schemaPath: "#/properties/%24ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.$recursiveRef !== void 0 && typeof n.$recursiveRef != "string") {
        const s = { instancePath: p + "/$recursiveRef", schemaPath: "#/properties/%24recursiveRef/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.$recursiveAnchor !== void 0 && typeof n.$recursiveAnchor != "boolean") {
        const s = { instancePath: p + "/$recursiveAnchor", schemaPath: "#/properties/%24recursiveAnchor/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.$vocabulary !== void 0) {
        let s = n.$vocabulary;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          for (const t in s) {
            const a = i;
            if (typeof t != "string") {
              const y = { instancePath: p + "/$vocabulary", schemaPath: "#/properties/%24vocabulary/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: t };
              e === null ? e = [y] : e.push(y), i++;
            }
            var r = a === i;
            if (!r) {
              const y = { instancePath: p + "/$vocabulary", schemaPath: "#/properties/%24vocabulary/propertyNames", keyword: "propertyNames", params: { propertyName: t }, message: "property name must be valid" };
              e === null ? e = [y] : e.push(y), i++;
            }
          }
          for (const t in s) if (typeof s[t] != "boolean") {
            const a = { instancePath: p + "/$vocabulary/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/%24vocabulary/additionalProperties/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            e === null ? e = [a] : e.push(a), i++;
          }
        } else {
          const t = { instancePath: p + "/$vocabulary", schemaPath: "#/properties/%24vocabulary/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.$comment !== void 0 && typeof n.$comment != "string") {
        const s = { instancePath: p + "/$comment", schemaPath: "#/properties/%24comment/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.$defs !== void 0) {
        let s = n.$defs;
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) l(s[t], { instancePath: p + "/$defs/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length);
        else {
          const t = { instancePath: p + "/$defs", schemaPath: "#/properties/%24defs/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.additionalItems !== void 0 && (l(n.additionalItems, { instancePath: p + "/additionalItems", parentData: n, parentDataProperty: "additionalItems", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.unevaluatedItems !== void 0 && (l(n.unevaluatedItems, { instancePath: p + "/unevaluatedItems", parentData: n, parentDataProperty: "unevaluatedItems", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.items !== void 0) {
        let s = n.items;
        const t = i;
        let a = false;
        const y = i;
        if (!l(s, { instancePath: p + "/items", parentData: n, parentDataProperty: "items", rootData: o, dynamicAnchors: v3 })) e = d(e, l.errors), i = e.length;
        else var u = l.evaluated.items;
        var A = y === i;
        a = a || A;
        const c = i;
        x3(s, { instancePath: p + "/items", parentData: n, parentDataProperty: "items", rootData: o, dynamicAnchors: v3 }) || (e = d(e, x3.errors), i = e.length);
        var A = c === i;
        if (a = a || A, A && u !== true && (u = true), a) i = t, e !== null && (t ? e.length = t : e = null);
        else {
          const g = { instancePath: p + "/items", schemaPath: "#/properties/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          e === null ? e = [g] : e.push(g), i++;
        }
      }
      if (n.contains !== void 0 && (l(n.contains, { instancePath: p + "/contains", parentData: n, parentDataProperty: "contains", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.additionalProperties !== void 0 && (l(n.additionalProperties, { instancePath: p + "/additionalProperties", parentData: n, parentDataProperty: "additionalProperties", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.unevaluatedProperties !== void 0 && (l(n.unevaluatedProperties, { instancePath: p + "/unevaluatedProperties", parentData: n, parentDataProperty: "unevaluatedProperties", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.properties !== void 0) {
        let s = n.properties;
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) l(s[t], { instancePath: p + "/properties/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length);
        else {
          const t = { instancePath: p + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.patternProperties !== void 0) {
        let s = n.patternProperties;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          for (const t in s) {
            var q = i === i;
            if (!q) {
              const y = { instancePath: p + "/patternProperties", schemaPath: "#/properties/patternProperties/propertyNames", keyword: "propertyNames", params: { propertyName: t }, message: "property name must be valid" };
              e === null ? e = [y] : e.push(y), i++;
            }
          }
          for (const t in s) l(s[t], { instancePath: p + "/patternProperties/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length);
        } else {
          const t = { instancePath: p + "/patternProperties", schemaPath: "#/properties/patternProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.dependentSchemas !== void 0) {
        let s = n.dependentSchemas;
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) l(s[t], { instancePath: p + "/dependentSchemas/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length);
        else {
          const t = { instancePath: p + "/dependentSchemas", schemaPath: "#/properties/dependentSchemas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.propertyNames !== void 0 && (l(n.propertyNames, { instancePath: p + "/propertyNames", parentData: n, parentDataProperty: "propertyNames", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.if !== void 0 && (l(n.if, { instancePath: p + "/if", parentData: n, parentDataProperty: "if", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.then !== void 0 && (l(n.then, { instancePath: p + "/then", parentData: n, parentDataProperty: "then", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.else !== void 0 && (l(n.else, { instancePath: p + "/else", parentData: n, parentDataProperty: "else", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.allOf !== void 0 && (x3(n.allOf, { instancePath: p + "/allOf", parentData: n, parentDataProperty: "allOf", rootData: o, dynamicAnchors: v3 }) || (e = d(e, x3.errors), i = e.length)), n.anyOf !== void 0 && (x3(n.anyOf, { instancePath: p + "/anyOf", parentData: n, parentDataProperty: "anyOf", rootData: o, dynamicAnchors: v3 }) || (e = d(e, x3.errors), i = e.length)), n.oneOf !== void 0 && (x3(n.oneOf, { instancePath: p + "/oneOf", parentData: n, parentDataProperty: "oneOf", rootData: o, dynamicAnchors: v3 }) || (e = d(e, x3.errors), i = e.length)), n.not !== void 0 && (l(n.not, { instancePath: p + "/not", parentData: n, parentDataProperty: "not", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.multipleOf !== void 0) {
        let s = n.multipleOf;
        if (typeof s == "number") {
          if (s <= 0 || isNaN(s)) {
            const t = { instancePath: p + "/multipleOf", schemaPath: "#/properties/multipleOf/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
            e === null ? e = [t] : e.push(t), i++;
          }
        } else {
          const t = { instancePath: p + "/multipleOf", schemaPath: "#/properties/multipleOf/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.maximum !== void 0 && typeof n.maximum != "number") {
        const s = { instancePath: p + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.exclusiveMaximum !== void 0 && typeof n.exclusiveMaximum != "number") {
        const s = { instancePath: p + "/exclusiveMaximum", schemaPath: "#/properties/exclusiveMaximum/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.minimum !== void 0 && typeof n.minimum != "number") {
        const s = { instancePath: p + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.exclusiveMinimum !== void 0 && typeof n.exclusiveMinimum != "number") {
        const s = { instancePath: p + "/exclusiveMinimum", schemaPath: "#/properties/exclusiveMinimum/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.maxLength !== void 0) {
        let s = n.maxLength;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s))) {
          const t = { instancePath: p + "/maxLength", schemaPath: "#/$defs/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (typeof s == "number" && (s < 0 || isNaN(s))) {
          const t = { instancePath: p + "/maxLength", schemaPath: "#/$defs/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.minLength !== void 0) {
        let s = n.minLength;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s))) {
          const t = { instancePath: p + "/minLength", schemaPath: "#/$defs/nonNegativeIntegerDefault0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (typeof s == "number" && (s < 0 || isNaN(s))) {
          const t = { instancePath: p + "/minLength", schemaPath: "#/$defs/nonNegativeIntegerDefault0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.pattern !== void 0 && typeof n.pattern != "string") {
        const s = { instancePath: p + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.maxItems !== void 0) {
        let s = n.maxItems;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s))) {
          const t = { instancePath: p + "/maxItems", schemaPath: "#/$defs/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (typeof s == "number" && (s < 0 || isNaN(s))) {
          const t = { instancePath: p + "/maxItems", schemaPath: "#/$defs/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.minItems !== void 0) {
        let s = n.minItems;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s))) {
          const t = { instancePath: p + "/minItems", schemaPath: "#/$defs/nonNegativeIntegerDefault0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (typeof s == "number" && (s < 0 || isNaN(s))) {
          const t = { instancePath: p + "/minItems", schemaPath: "#/$defs/nonNegativeIntegerDefault0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.uniqueItems !== void 0 && typeof n.uniqueItems != "boolean") {
        const s = { instancePath: p + "/uniqueItems", schemaPath: "#/properties/uniqueItems/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.maxContains !== void 0) {
        let s = n.maxContains;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s))) {
          const t = { instancePath: p + "/maxContains", schemaPath: "#/$defs/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (typeof s == "number" && (s < 0 || isNaN(s))) {
          const t = { instancePath: p + "/maxContains", schemaPath: "#/$defs/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.minContains !== void 0) {
        let s = n.minContains;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s))) {
          const t = { instancePath: p + "/minContains", schemaPath: "#/$defs/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (typeof s == "number" && (s < 0 || isNaN(s))) {
          const t = { instancePath: p + "/minContains", schemaPath: "#/$defs/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.maxProperties !== void 0) {
        let s = n.maxProperties;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s))) {
          const t = { instancePath: p + "/maxProperties", schemaPath: "#/$defs/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (typeof s == "number" && (s < 0 || isNaN(s))) {
          const t = { instancePath: p + "/maxProperties", schemaPath: "#/$defs/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.minProperties !== void 0) {
        let s = n.minProperties;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s))) {
          const t = { instancePath: p + "/minProperties", schemaPath: "#/$defs/nonNegativeIntegerDefault0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (typeof s == "number" && (s < 0 || isNaN(s))) {
          const t = { instancePath: p + "/minProperties", schemaPath: "#/$defs/nonNegativeIntegerDefault0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.required !== void 0) {
        let s = n.required;
        if (Array.isArray(s)) {
          const t = s.length;
          for (let c = 0; c < t; c++) if (typeof s[c] != "string") {
            const g = { instancePath: p + "/required/" + c, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [g] : e.push(g), i++;
          }
          let a = s.length, y;
          if (a > 1) {
            const c = {};
            for (; a--; ) {
              let g = s[a];
              if (typeof g == "string") {
                if (typeof c[g] == "number") {
                  y = c[g];
                  const $ = { instancePath: p + "/required", schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: a, j: y }, message: "must NOT have duplicate items (items ## " + y + " and " + a + " are identical)" };
                  e === null ? e = [$] : e.push($), i++;
                  break;
                }
                c[g] = a;
              }
            }
          }
        } else {
          const t = { instancePath: p + "/required", schemaPath: "#/$defs/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.dependentRequired !== void 0) {
        let s = n.dependentRequired;
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) {
          let a = s[t];
          if (Array.isArray(a)) {
            const y = a.length;
            for (let $ = 0; $ < y; $++) if (typeof a[$] != "string") {
              const h2 = { instancePath: p + "/dependentRequired/" + t.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + $, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [h2] : e.push(h2), i++;
            }
            let c = a.length, g;
            if (c > 1) {
              const $ = {};
              for (; c--; ) {
                let h2 = a[c];
                if (typeof h2 == "string") {
                  if (typeof $[h2] == "number") {
                    g = $[h2];
                    const b = { instancePath: p + "/dependentRequired/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: c, j: g }, message: "must NOT have duplicate items (items ## " + g + " and " + c + " are identical)" };
                    e === null ? e = [b] : e.push(b), i++;
                    break;
                  }
                  $[h2] = c;
                }
              }
            }
          } else {
            const y = { instancePath: p + "/dependentRequired/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [y] : e.push(y), i++;
          }
        }
        else {
          const t = { instancePath: p + "/dependentRequired", schemaPath: "#/properties/dependentRequired/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.enum !== void 0 && !Array.isArray(n.enum)) {
        const s = { instancePath: p + "/enum", schemaPath: "#/properties/enum/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.type !== void 0) {
        let s = n.type;
        const t = i;
        let a = false;
        const y = i;
        if (!(s === "array" || s === "boolean" || s === "integer" || s === "null" || s === "number" || s === "object" || s === "string")) {
          const g = { instancePath: p + "/type", schemaPath: "#/$defs/simpleTypes/enum", keyword: "enum", params: { allowedValues: T.enum }, message: "must be equal to one of the allowed values" };
          e === null ? e = [g] : e.push(g), i++;
        }
        var O2 = y === i;
        a = a || O2;
        const c = i;
        if (Array.isArray(s)) {
          if (s.length < 1) {
            const b = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            e === null ? e = [b] : e.push(b), i++;
          }
          const g = s.length;
          for (let b = 0; b < g; b++) {
            let P = s[b];
            if (typeof P != "string") {
              const I = { instancePath: p + "/type/" + b, schemaPath: "#/properties/type/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [I] : e.push(I), i++;
            }
            if (!(P === "array" || P === "boolean" || P === "integer" || P === "null" || P === "number" || P === "object" || P === "string")) {
              const I = { instancePath: p + "/type/" + b, schemaPath: "#/$defs/simpleTypes/enum", keyword: "enum", params: { allowedValues: T.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [I] : e.push(I), i++;
            }
          }
          let $ = s.length, h2;
          if ($ > 1) {
            const b = {};
            for (; $--; ) {
              let P = s[$];
              if (typeof P == "string") {
                if (typeof b[P] == "number") {
                  h2 = b[P];
                  const I = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: $, j: h2 }, message: "must NOT have duplicate items (items ## " + h2 + " and " + $ + " are identical)" };
                  e === null ? e = [I] : e.push(I), i++;
                  break;
                }
                b[P] = $;
              }
            }
          }
        } else {
          const g = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [g] : e.push(g), i++;
        }
        var O2 = c === i;
        if (a = a || O2, a) i = t, e !== null && (t ? e.length = t : e = null);
        else {
          const g = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          e === null ? e = [g] : e.push(g), i++;
        }
      }
      if (n.title !== void 0 && typeof n.title != "string") {
        const s = { instancePath: p + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.description !== void 0 && typeof n.description != "string") {
        const s = { instancePath: p + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.deprecated !== void 0 && typeof n.deprecated != "boolean") {
        const s = { instancePath: p + "/deprecated", schemaPath: "#/properties/deprecated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.readOnly !== void 0 && typeof n.readOnly != "boolean") {
        const s = { instancePath: p + "/readOnly", schemaPath: "#/properties/readOnly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.writeOnly !== void 0 && typeof n.writeOnly != "boolean") {
        const s = { instancePath: p + "/writeOnly", schemaPath: "#/properties/writeOnly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.examples !== void 0 && !Array.isArray(n.examples)) {
        const s = { instancePath: p + "/examples", schemaPath: "#/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.format !== void 0 && typeof n.format != "string") {
        const s = { instancePath: p + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.contentMediaType !== void 0 && typeof n.contentMediaType != "string") {
        const s = { instancePath: p + "/contentMediaType", schemaPath: "#/properties/contentMediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.contentEncoding !== void 0 && typeof n.contentEncoding != "string") {
        const s = { instancePath: p + "/contentEncoding", schemaPath: "#/properties/contentEncoding/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (n.contentSchema !== void 0 && (l(n.contentSchema, { instancePath: p + "/contentSchema", parentData: n, parentDataProperty: "contentSchema", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.definitions !== void 0) {
        let s = n.definitions;
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) l(s[t], { instancePath: p + "/definitions/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length);
        else {
          const t = { instancePath: p + "/definitions", schemaPath: "#/properties/definitions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.dependencies !== void 0) {
        let s = n.dependencies;
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) {
          let a = s[t];
          const y = i;
          let c = false;
          const g = i;
          if (!l(a, { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v3 })) e = d(e, l.errors), i = e.length;
          else var M = l.evaluated.items;
          var f = g === i;
          c = c || f;
          const $ = i;
          if (Array.isArray(a)) {
            const h2 = a.length;
            for (let I = 0; I < h2; I++) if (typeof a[I] != "string") {
              const N = { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + I, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [N] : e.push(N), i++;
            }
            let b = a.length, P;
            if (b > 1) {
              const I = {};
              for (; b--; ) {
                let N = a[b];
                if (typeof N == "string") {
                  if (typeof I[N] == "number") {
                    P = I[N];
                    const S = { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: b, j: P }, message: "must NOT have duplicate items (items ## " + P + " and " + b + " are identical)" };
                    e === null ? e = [S] : e.push(S), i++;
                    break;
                  }
                  I[N] = b;
                }
              }
            }
          } else {
            const h2 = { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [h2] : e.push(h2), i++;
          }
          var f = $ === i;
          if (c = c || f, f && M !== true && (M = true), c) i = y, e !== null && (y ? e.length = y : e = null);
          else {
            const h2 = { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dependencies/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            e === null ? e = [h2] : e.push(h2), i++;
          }
        }
        else {
          const t = { instancePath: p + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    return l.errors = e, i === 0;
  }
  return l.evaluated = { props: { $id: true, $schema: true, $anchor: true, $ref: true, $recursiveRef: true, $recursiveAnchor: true, $vocabulary: true, $comment: true, $defs: true, additionalItems: true, unevaluatedItems: true, items: true, contains: true, additionalProperties: true, unevaluatedProperties: true, properties: true, patternProperties: true, dependentSchemas: true, propertyNames: true, if: true, then: true, else: true, allOf: true, anyOf: true, oneOf: true, not: true, multipleOf: true, maximum: true, exclusiveMaximum: true, minimum: true, exclusiveMinimum: true, maxLength: true, minLength: true, pattern: true, maxItems: true, minItems: true, uniqueItems: true, maxContains: true, minContains: true, maxProperties: true, minProperties: true, required: true, dependentRequired: true, const: true, enum: true, type: true, title: true, description: true, default: true, deprecated: true, readOnly: true, writeOnly: true, examples: true, format: true, contentMediaType: true, contentEncoding: true, contentSchema: true, definitions: true, dependencies: true }, dynamicProps: false, dynamicItems: false }, l;
});
var B = z(() => {
  const D2 = { type: ["object", "boolean"], properties: { $id: { $comment: "Non-empty fragments not allowed.", pattern: "^[^#]*#?$", $ref: "#/$defs/uriReferenceString" }, $schema: { $ref: "#/$defs/uriString" }, $ref: { $ref: "#/$defs/uriReferenceString" }, $anchor: { $ref: "#/$defs/anchorString" }, $dynamicRef: { $ref: "#/$defs/uriReferenceString" }, $dynamicAnchor: { $ref: "#/$defs/anchorString" }, $vocabulary: { type: "object", propertyNames: { $ref: "#/$defs/uriString" }, additionalProperties: { type: "boolean" } }, $comment: { type: "string" }, $defs: { type: "object", additionalProperties: { $ref: "#" } }, prefixItems: { $ref: "#/$defs/schemaArray" }, items: { $ref: "#" }, contains: { $ref: "#" }, additionalProperties: { $ref: "#" }, properties: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, patternProperties: { type: "object", additionalProperties: { $ref: "#" }, propertyNames: { format: "regex" }, default: {} }, dependentSchemas: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, propertyNames: { $ref: "#" }, if: { $ref: "#" }, then: { $ref: "#" }, else: { $ref: "#" }, allOf: { $ref: "#/$defs/schemaArray" }, anyOf: { $ref: "#/$defs/schemaArray" }, oneOf: { $ref: "#/$defs/schemaArray" }, not: { $ref: "#" }, unevaluatedItems: { $ref: "#" }, unevaluatedProperties: { $ref: "#" }, type: { anyOf: [{ $ref: "#/$defs/simpleTypes" }, { type: "array", items: { type: "string", $ref: "#/$defs/simpleTypes" }, minItems: 1, uniqueItems: true }] }, const: true, enum: { type: "array", items: true }, multipleOf: { type: "number", exclusiveMinimum: 0 }, maximum: { type: "number" }, exclusiveMaximum: { type: "number" }, minimum: { type: "number" }, exclusiveMinimum: { type: "number" }, maxLength: { $ref: "#/$defs/nonNegativeInteger" }, minLength: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, pattern: { type: "string", format: "regex" }, maxItems: { $ref: "#/$defs/nonNegativeInteger" }, minItems: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, uniqueItems: { type: "boolean", default: false }, maxContains: { $ref: "#/$defs/nonNegativeInteger" }, minContains: { default: 1, $ref: "#/$defs/nonNegativeInteger" }, maxProperties: { $ref: "#/$defs/nonNegativeInteger" }, minProperties: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, required: { $ref: "#/$defs/stringArray" }, dependentRequired: { type: "object", additionalProperties: { $ref: "#/$defs/stringArray" } }, title: { type: "string" }, description: { type: "string" }, default: true, deprecated: { type: "boolean", default: false }, readOnly: { type: "boolean", default: false }, writeOnly: { type: "boolean", default: false }, examples: { type: "array", items: true }, format: { type: "string" }, contentEncoding: { type: "string" }, contentMediaType: { type: "string" }, contentSchema: { $ref: "#" }, definitions: { $comment: '"definitions" has been replaced by "$defs".', type: "object", additionalProperties: { $ref: "#" }, deprecated: true, default: {} }, dependencies: { $comment: '"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serve their differing semantics.', type: "object", additionalProperties: { anyOf: [{ $ref: "#" }, { $ref: "#/$defs/stringArray" }] }, deprecated: true, default: {} }, $recursiveAnchor: { $comment: '"$recursiveAnchor" has been replaced by "$dynamicAnchor".', deprecated: true, $ref: "#/$defs/anchorString" }, $recursiveRef: { $comment: '"$recursiveRef" has been replaced by "$dynamicRef".', deprecated: true, $ref: "#/$defs/uriReferenceString" } }, $defs: { anchorString: { type: "string", pattern: "^[A-Za-z_][-A-Za-z0-9._]*$" }, uriString: { type: "string", format: "uri" }, uriReferenceString: { type: "string", format: "uri-reference" }, schemaArray: { type: "array", minItems: 1, items: { $ref: "#" } }, nonNegativeInteger: { type: "integer", minimum: 0 }, nonNegativeIntegerDefault0: { default: 0, $ref: "#/$defs/nonNegativeInteger" }, simpleTypes: { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, stringArray: { type: "array", items: { type: "string" }, default: [], uniqueItems: true } }, definitions: {} }, R = { type: "string", format: "uri-reference" }, _ = { type: "string", format: "uri" }, T = { type: "string", pattern: "^[A-Za-z_][-A-Za-z0-9._]*$" }, L = { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, j = { type: "integer", minimum: 0 }, Z = { type: "array", items: { type: "string" }, default: [], uniqueItems: true }, E = new RegExp("^[^#]*#?$", "u"), x3 = new RegExp("^[A-Za-z_][-A-Za-z0-9._]*$", "u"), l = { type: "array", minItems: 1, items: { $ref: "#" } }, n = { validate: w2 };
  function p(m, { instancePath: o = "", parentData: v3, parentDataProperty: e, rootData: i = m, dynamicAnchors: k = {} } = {}) {
    let r = null, u = 0;
    const A = p.evaluated;
    if (A.dynamicProps && (A.props = void 0), A.dynamicItems && (A.items = void 0), Array.isArray(m)) {
      if (m.length < 1) {
        const O2 = { instancePath: o, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
        r === null ? r = [O2] : r.push(O2), u++;
      }
      const q = m.length;
      for (let O2 = 0; O2 < q; O2++) n.validate(m[O2], { instancePath: o + "/" + O2, parentData: m, parentDataProperty: O2, rootData: i, dynamicAnchors: k }) || (r = d(r, n.validate.errors), u = r.length);
    } else {
      const q = { instancePath: o, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      r === null ? r = [q] : r.push(q), u++;
    }
    return p.errors = r, u === 0;
  }
  p.evaluated = { items: true, dynamicProps: false, dynamicItems: false };
  function w2(m, { instancePath: o = "", parentData: v3, parentDataProperty: e, rootData: i = m, dynamicAnchors: k = {} } = {}) {
    let r = null, u = 0;
    const A = w2.evaluated;
    if (A.dynamicProps && (A.props = void 0), A.dynamicItems && (A.items = void 0), !(m && typeof m == "object" && !Array.isArray(m)) && typeof m != "boolean") {
      const t = { instancePath: o, schemaPath: "#/type", keyword: "type", params: { type: D2.type }, message: "must be object,boolean" };
      r === null ? r = [t] : r.push(t), u++;
    }
    if (m && typeof m == "object" && !Array.isArray(m)) {
      if (m.$id !== void 0) {
        let t = m.$id;
        if (typeof t != "string") {
          const a = { instancePath: o + "/$id", schemaPath: "#/$defs/uriReferenceString/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          r === null ? r = [a] : r.push(a), u++;
        }
        if (typeof t == "string" && !E.test(t)) {
          const a = { instancePath: o + "/$id", schemaPath: "#/properties/%24id/pattern", keyword: "pattern", params: { pattern: "^[^#]*#?$" }, message: 'must match pattern "^[^#]*#?$"' };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.$schema !== void 0 && typeof m.$schema != "string") {
        const t = { instancePath: o + "/$schema", schemaPath: "#/$defs/uriString/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.$ref !== void 0 && typeof m.$ref != "string") {
        const t = { instancePath: o + "/$ref", schemaPath: "#/$defs/uriReferenceString/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.$anchor !== void 0) {
        let t = m.$anchor;
        if (typeof t == "string") {
          if (!x3.test(t)) {
            const a = { instancePath: o + "/$anchor", schemaPath: "#/$defs/anchorString/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][-A-Za-z0-9._]*$" }, message: 'must match pattern "^[A-Za-z_][-A-Za-z0-9._]*$"' };
            r === null ? r = [a] : r.push(a), u++;
          }
        } else {
          const a = { instancePath: o + "/$anchor", schemaPath: "#/$defs/anchorString/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.$dynamicRef !== void 0 && typeof m.$dynamicRef != "string") {
        const t = { instancePath: o + "/$dynamicRef", schemaPath: "#/$defs/uriReferenceString/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.$dynamicAnchor !== void 0) {
        let t = m.$dynamicAnchor;
        if (typeof t == "string") {
          if (!x3.test(t)) {
            const a = { instancePath: o + "/$dynamicAnchor", schemaPath: "#/$defs/anchorString/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][-A-Za-z0-9._]*$" }, message: 'must match pattern "^[A-Za-z_][-A-Za-z0-9._]*$"' };
            r === null ? r = [a] : r.push(a), u++;
          }
        } else {
          const a = { instancePath: o + "/$dynamicAnchor", schemaPath: "#/$defs/anchorString/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.$vocabulary !== void 0) {
        let t = m.$vocabulary;
        if (t && typeof t == "object" && !Array.isArray(t)) {
          for (const a in t) {
            const y = u;
            if (typeof a != "string") {
              const c = { instancePath: o + "/$vocabulary", schemaPath: "#/$defs/uriString/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: a };
              r === null ? r = [c] : r.push(c), u++;
            }
            var q = y === u;
            if (!q) {
              const c = { instancePath: o + "/$vocabulary", schemaPath: "#/properties/%24vocabulary/propertyNames", keyword: "propertyNames", params: { propertyName: a }, message: "property name must be valid" };
              r === null ? r = [c] : r.push(c), u++;
            }
          }
          for (const a in t) if (typeof t[a] != "boolean") {
            const y = { instancePath: o + "/$vocabulary/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/%24vocabulary/additionalProperties/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            r === null ? r = [y] : r.push(y), u++;
          }
        } else {
          const a = { instancePath: o + "/$vocabulary", schemaPath: "#/properties/%24vocabulary/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.$comment !== void 0 && typeof m.$comment != "string") {
        const t = { instancePath: o + "/$comment", schemaPath: "#/properties/%24comment/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.$defs !== void 0) {
        let t = m.$defs;
        if (t && typeof t == "object" && !Array.isArray(t)) for (const a in t) w2(t[a], { instancePath: o + "/$defs/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length);
        else {
          const a = { instancePath: o + "/$defs", schemaPath: "#/properties/%24defs/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.prefixItems !== void 0 && (p(m.prefixItems, { instancePath: o + "/prefixItems", parentData: m, parentDataProperty: "prefixItems", rootData: i, dynamicAnchors: k }) || (r = d(r, p.errors), u = r.length)), m.items !== void 0 && (w2(m.items, { instancePath: o + "/items", parentData: m, parentDataProperty: "items", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.contains !== void 0 && (w2(m.contains, { instancePath: o + "/contains", parentData: m, parentDataProperty: "contains", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.additionalProperties !== void 0 && (w2(m.additionalProperties, { instancePath: o + "/additionalProperties", parentData: m, parentDataProperty: "additionalProperties", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.properties !== void 0) {
        let t = m.properties;
        if (t && typeof t == "object" && !Array.isArray(t)) for (const a in t) w2(t[a], { instancePath: o + "/properties/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length);
        else {
          const a = { instancePath: o + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.patternProperties !== void 0) {
        let t = m.patternProperties;
        if (t && typeof t == "object" && !Array.isArray(t)) {
          for (const a in t) {
            var O2 = u === u;
            if (!O2) {
              const c = { instancePath: o + "/patternProperties", schemaPath: "#/properties/patternProperties/propertyNames", keyword: "propertyNames", params: { propertyName: a }, message: "property name must be valid" };
              r === null ? r = [c] : r.push(c), u++;
            }
          }
          for (const a in t) w2(t[a], { instancePath: o + "/patternProperties/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length);
        } else {
          const a = { instancePath: o + "/patternProperties", schemaPath: "#/properties/patternProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.dependentSchemas !== void 0) {
        let t = m.dependentSchemas;
        if (t && typeof t == "object" && !Array.isArray(t)) for (const a in t) w2(t[a], { instancePath: o + "/dependentSchemas/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length);
        else {
          const a = { instancePath: o + "/dependentSchemas", schemaPath: "#/properties/dependentSchemas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.propertyNames !== void 0 && (w2(m.propertyNames, { instancePath: o + "/propertyNames", parentData: m, parentDataProperty: "propertyNames", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.if !== void 0 && (w2(m.if, { instancePath: o + "/if", parentData: m, parentDataProperty: "if", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.then !== void 0 && (w2(m.then, { instancePath: o + "/then", parentData: m, parentDataProperty: "then", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.else !== void 0 && (w2(m.else, { instancePath: o + "/else", parentData: m, parentDataProperty: "else", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.allOf !== void 0 && (p(m.allOf, { instancePath: o + "/allOf", parentData: m, parentDataProperty: "allOf", rootData: i, dynamicAnchors: k }) || (r = d(r, p.errors), u = r.length)), m.anyOf !== void 0 && (p(m.anyOf, { instancePath: o + "/anyOf", parentData: m, parentDataProperty: "anyOf", rootData: i, dynamicAnchors: k }) || (r = d(r, p.errors), u = r.length)), m.oneOf !== void 0 && (p(m.oneOf, { instancePath: o + "/oneOf", parentData: m, parentDataProperty: "oneOf", rootData: i, dynamicAnchors: k }) || (r = d(r, p.errors), u = r.length)), m.not !== void 0 && (w2(m.not, { instancePath: o + "/not", parentData: m, parentDataProperty: "not", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.unevaluatedItems !== void 0 && (w2(m.unevaluatedItems, { instancePath: o + "/unevaluatedItems", parentData: m, parentDataProperty: "unevaluatedItems", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.unevaluatedProperties !== void 0 && (w2(m.unevaluatedProperties, { instancePath: o + "/unevaluatedProperties", parentData: m, parentDataProperty: "unevaluatedProperties", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.type !== void 0) {
        let t = m.type;
        const a = u;
        let y = false;
        const c = u;
        if (!(t === "array" || t === "boolean" || t === "integer" || t === "null" || t === "number" || t === "object" || t === "string")) {
          const $ = { instancePath: o + "/type", schemaPath: "#/$defs/simpleTypes/enum", keyword: "enum", params: { allowedValues: L.enum }, message: "must be equal to one of the allowed values" };
          r === null ? r = [$] : r.push($), u++;
        }
        var M = c === u;
        y = y || M;
        const g = u;
        if (Array.isArray(t)) {
          if (t.length < 1) {
            const P = { instancePath: o + "/type", schemaPath: "#/properties/type/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            r === null ? r = [P] : r.push(P), u++;
          }
          const $ = t.length;
          for (let P = 0; P < $; P++) {
            let I = t[P];
            if (typeof I != "string") {
              const N = { instancePath: o + "/type/" + P, schemaPath: "#/properties/type/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              r === null ? r = [N] : r.push(N), u++;
            }
            if (!(I === "array" || I === "boolean" || I === "integer" || I === "null" || I === "number" || I === "object" || I === "string")) {
              const N = { instancePath: o + "/type/" + P, schemaPath: "#/$defs/simpleTypes/enum", keyword: "enum", params: { allowedValues: L.enum }, message: "must be equal to one of the allowed values" };
              r === null ? r = [N] : r.push(N), u++;
            }
          }
          let h2 = t.length, b;
          if (h2 > 1) {
            const P = {};
            for (; h2--; ) {
              let I = t[h2];
              if (typeof I == "string") {
                if (typeof P[I] == "number") {
                  b = P[I];
                  const N = { instancePath: o + "/type", schemaPath: "#/properties/type/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: h2, j: b }, message: "must NOT have duplicate items (items ## " + b + " and " + h2 + " are identical)" };
                  r === null ? r = [N] : r.push(N), u++;
                  break;
                }
                P[I] = h2;
              }
            }
          }
        } else {
          const $ = { instancePath: o + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          r === null ? r = [$] : r.push($), u++;
        }
        var M = g === u;
        if (y = y || M, y) u = a, r !== null && (a ? r.length = a : r = null);
        else {
          const $ = { instancePath: o + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          r === null ? r = [$] : r.push($), u++;
        }
      }
      if (m.enum !== void 0 && !Array.isArray(m.enum)) {
        const t = { instancePath: o + "/enum", schemaPath: "#/properties/enum/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.multipleOf !== void 0) {
        let t = m.multipleOf;
        if (typeof t == "number") {
          if (t <= 0 || isNaN(t)) {
            const a = { instancePath: o + "/multipleOf", schemaPath: "#/properties/multipleOf/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
            r === null ? r = [a] : r.push(a), u++;
          }
        } else {
          const a = { instancePath: o + "/multipleOf", schemaPath: "#/properties/multipleOf/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.maximum !== void 0 && typeof m.maximum != "number") {
        const t = { instancePath: o + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.exclusiveMaximum !== void 0 && typeof m.exclusiveMaximum != "number") {
        const t = { instancePath: o + "/exclusiveMaximum", schemaPath: "#/properties/exclusiveMaximum/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.minimum !== void 0 && typeof m.minimum != "number") {
        const t = { instancePath: o + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.exclusiveMinimum !== void 0 && typeof m.exclusiveMinimum != "number") {
        const t = { instancePath: o + "/exclusiveMinimum", schemaPath: "#/properties/exclusiveMinimum/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.maxLength !== void 0) {
        let t = m.maxLength;
        if (!(typeof t == "number" && !(t % 1) && !isNaN(t))) {
          const a = { instancePath: o + "/maxLength", schemaPath: "#/$defs/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          r === null ? r = [a] : r.push(a), u++;
        }
        if (typeof t == "number" && (t < 0 || isNaN(t))) {
          const a = { instancePath: o + "/maxLength", schemaPath: "#/$defs/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.minLength !== void 0) {
        let t = m.minLength;
        if (!(typeof t == "number" && !(t % 1) && !isNaN(t))) {
          const a = { instancePath: o + "/minLength", schemaPath: "#/$defs/nonNegativeIntegerDefault0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          r === null ? r = [a] : r.push(a), u++;
        }
        if (typeof t == "number" && (t < 0 || isNaN(t))) {
          const a = { instancePath: o + "/minLength", schemaPath: "#/$defs/nonNegativeIntegerDefault0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.pattern !== void 0 && typeof m.pattern != "string") {
        const t = { instancePath: o + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.maxItems !== void 0) {
        let t = m.maxItems;
        if (!(typeof t == "number" && !(t % 1) && !isNaN(t))) {
          const a = { instancePath: o + "/maxItems", schemaPath: "#/$defs/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          r === null ? r = [a] : r.push(a), u++;
        }
        if (typeof t == "number" && (t < 0 || isNaN(t))) {
          const a = { instancePath: o + "/maxItems", schemaPath: "#/$defs/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.minItems !== void 0) {
        let t = m.minItems;
        if (!(typeof t == "number" && !(t % 1) && !isNaN(t))) {
          const a = { instancePath: o + "/minItems", schemaPath: "#/$defs/nonNegativeIntegerDefault0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          r === null ? r = [a] : r.push(a), u++;
        }
        if (typeof t == "number" && (t < 0 || isNaN(t))) {
          const a = { instancePath: o + "/minItems", schemaPath: "#/$defs/nonNegativeIntegerDefault0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.uniqueItems !== void 0 && typeof m.uniqueItems != "boolean") {
        const t = { instancePath: o + "/uniqueItems", schemaPath: "#/properties/uniqueItems/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.maxContains !== void 0) {
        let t = m.maxContains;
        if (!(typeof t == "number" && !(t % 1) && !isNaN(t))) {
          const a = { instancePath: o + "/maxContains", schemaPath: "#/$defs/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          r === null ? r = [a] : r.push(a), u++;
        }
        if (typeof t == "number" && (t < 0 || isNaN(t))) {
          const a = { instancePath: o + "/maxContains", schemaPath: "#/$defs/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.minContains !== void 0) {
        let t = m.minContains;
        if (!(typeof t == "number" && !(t % 1) && !isNaN(t))) {
          const a = { instancePath: o + "/minContains", schemaPath: "#/$defs/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          r === null ? r = [a] : r.push(a), u++;
        }
        if (typeof t == "number" && (t < 0 || isNaN(t))) {
          const a = { instancePath: o + "/minContains", schemaPath: "#/$defs/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.maxProperties !== void 0) {
        let t = m.maxProperties;
        if (!(typeof t == "number" && !(t % 1) && !isNaN(t))) {
          const a = { instancePath: o + "/maxProperties", schemaPath: "#/$defs/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          r === null ? r = [a] : r.push(a), u++;
        }
        if (typeof t == "number" && (t < 0 || isNaN(t))) {
          const a = { instancePath: o + "/maxProperties", schemaPath: "#/$defs/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.minProperties !== void 0) {
        let t = m.minProperties;
        if (!(typeof t == "number" && !(t % 1) && !isNaN(t))) {
          const a = { instancePath: o + "/minProperties", schemaPath: "#/$defs/nonNegativeIntegerDefault0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          r === null ? r = [a] : r.push(a), u++;
        }
        if (typeof t == "number" && (t < 0 || isNaN(t))) {
          const a = { instancePath: o + "/minProperties", schemaPath: "#/$defs/nonNegativeIntegerDefault0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.required !== void 0) {
        let t = m.required;
        if (Array.isArray(t)) {
          const a = t.length;
          for (let g = 0; g < a; g++) if (typeof t[g] != "string") {
            const $ = { instancePath: o + "/required/" + g, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            r === null ? r = [$] : r.push($), u++;
          }
          let y = t.length, c;
          if (y > 1) {
            const g = {};
            for (; y--; ) {
              let $ = t[y];
              if (typeof $ == "string") {
                if (typeof g[$] == "number") {
                  c = g[$];
                  const h2 = { instancePath: o + "/required", schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: y, j: c }, message: "must NOT have duplicate items (items ## " + c + " and " + y + " are identical)" };
                  r === null ? r = [h2] : r.push(h2), u++;
                  break;
                }
                g[$] = y;
              }
            }
          }
        } else {
          const a = { instancePath: o + "/required", schemaPath: "#/$defs/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.dependentRequired !== void 0) {
        let t = m.dependentRequired;
        if (t && typeof t == "object" && !Array.isArray(t)) for (const a in t) {
          let y = t[a];
          if (Array.isArray(y)) {
            const c = y.length;
            for (let h2 = 0; h2 < c; h2++) if (typeof y[h2] != "string") {
              const b = { instancePath: o + "/dependentRequired/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + h2, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              r === null ? r = [b] : r.push(b), u++;
            }
            let g = y.length, $;
            if (g > 1) {
              const h2 = {};
              for (; g--; ) {
                let b = y[g];
                if (typeof b == "string") {
                  if (typeof h2[b] == "number") {
                    $ = h2[b];
                    const P = { instancePath: o + "/dependentRequired/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: g, j: $ }, message: "must NOT have duplicate items (items ## " + $ + " and " + g + " are identical)" };
                    r === null ? r = [P] : r.push(P), u++;
                    break;
                  }
                  h2[b] = g;
                }
              }
            }
          } else {
            const c = { instancePath: o + "/dependentRequired/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            r === null ? r = [c] : r.push(c), u++;
          }
        }
        else {
          const a = { instancePath: o + "/dependentRequired", schemaPath: "#/properties/dependentRequired/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.title !== void 0 && typeof m.title != "string") {
        const t = { instancePath: o + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.description !== void 0 && typeof m.description != "string") {
        const t = { instancePath: o + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.deprecated !== void 0 && typeof m.deprecated != "boolean") {
        const t = { instancePath: o + "/deprecated", schemaPath: "#/properties/deprecated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.readOnly !== void 0 && typeof m.readOnly != "boolean") {
        const t = { instancePath: o + "/readOnly", schemaPath: "#/properties/readOnly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.writeOnly !== void 0 && typeof m.writeOnly != "boolean") {
        const t = { instancePath: o + "/writeOnly", schemaPath: "#/properties/writeOnly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.examples !== void 0 && !Array.isArray(m.examples)) {
        const t = { instancePath: o + "/examples", schemaPath: "#/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.format !== void 0 && typeof m.format != "string") {
        const t = { instancePath: o + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.contentEncoding !== void 0 && typeof m.contentEncoding != "string") {
        const t = { instancePath: o + "/contentEncoding", schemaPath: "#/properties/contentEncoding/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.contentMediaType !== void 0 && typeof m.contentMediaType != "string") {
        const t = { instancePath: o + "/contentMediaType", schemaPath: "#/properties/contentMediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        r === null ? r = [t] : r.push(t), u++;
      }
      if (m.contentSchema !== void 0 && (w2(m.contentSchema, { instancePath: o + "/contentSchema", parentData: m, parentDataProperty: "contentSchema", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.definitions !== void 0) {
        let t = m.definitions;
        if (t && typeof t == "object" && !Array.isArray(t)) for (const a in t) w2(t[a], { instancePath: o + "/definitions/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length);
        else {
          const a = { instancePath: o + "/definitions", schemaPath: "#/properties/definitions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.dependencies !== void 0) {
        let t = m.dependencies;
        if (t && typeof t == "object" && !Array.isArray(t)) for (const a in t) {
          let y = t[a];
          const c = u;
          let g = false;
          const $ = u;
          if (!w2(y, { instancePath: o + "/dependencies/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k })) r = d(r, w2.errors), u = r.length;
          else var f = w2.evaluated.items;
          var s = $ === u;
          g = g || s;
          const h2 = u;
          if (Array.isArray(y)) {
            const b = y.length;
            for (let N = 0; N < b; N++) if (typeof y[N] != "string") {
              const S = { instancePath: o + "/dependencies/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + N, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              r === null ? r = [S] : r.push(S), u++;
            }
            let P = y.length, I;
            if (P > 1) {
              const N = {};
              for (; P--; ) {
                let S = y[P];
                if (typeof S == "string") {
                  if (typeof N[S] == "number") {
                    I = N[S];
                    const C = { instancePath: o + "/dependencies/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: P, j: I }, message: "must NOT have duplicate items (items ## " + I + " and " + P + " are identical)" };
                    r === null ? r = [C] : r.push(C), u++;
                    break;
                  }
                  N[S] = P;
                }
              }
            }
          } else {
            const b = { instancePath: o + "/dependencies/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            r === null ? r = [b] : r.push(b), u++;
          }
          var s = h2 === u;
          if (g = g || s, s && f !== true && (f = true), g) u = c, r !== null && (c ? r.length = c : r = null);
          else {
            const b = { instancePath: o + "/dependencies/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dependencies/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            r === null ? r = [b] : r.push(b), u++;
          }
        }
        else {
          const a = { instancePath: o + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.$recursiveAnchor !== void 0) {
        let t = m.$recursiveAnchor;
        if (typeof t == "string") {
          if (!x3.test(t)) {
            const a = { instancePath: o + "/$recursiveAnchor", schemaPath: "#/$defs/anchorString/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][-A-Za-z0-9._]*$" }, message: 'must match pattern "^[A-Za-z_][-A-Za-z0-9._]*$"' };
            r === null ? r = [a] : r.push(a), u++;
          }
        } else {
          const a = { instancePath: o + "/$recursiveAnchor", schemaPath: "#/$defs/anchorString/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.$recursiveRef !== void 0 && typeof m.$recursiveRef != "string") {
        const t = { instancePath: o + "/$recursiveRef", schemaPath: "#/$defs/uriReferenceString/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        r === null ? r = [t] : r.push(t), u++;
      }
    }
    return w2.errors = r, u === 0;
  }
  return w2.evaluated = { props: { $id: true, $schema: true, $ref: true, $anchor: true, $dynamicRef: true, $dynamicAnchor: true, $vocabulary: true, $comment: true, $defs: true, prefixItems: true, items: true, contains: true, additionalProperties: true, properties: true, patternProperties: true, dependentSchemas: true, propertyNames: true, if: true, then: true, else: true, allOf: true, anyOf: true, oneOf: true, not: true, unevaluatedItems: true, unevaluatedProperties: true, type: true, const: true, enum: true, multipleOf: true, maximum: true, exclusiveMaximum: true, minimum: true, exclusiveMinimum: true, maxLength: true, minLength: true, pattern: true, maxItems: true, minItems: true, uniqueItems: true, maxContains: true, minContains: true, maxProperties: true, minProperties: true, required: true, dependentRequired: true, title: true, description: true, default: true, deprecated: true, readOnly: true, writeOnly: true, examples: true, format: true, contentEncoding: true, contentMediaType: true, contentSchema: true, definitions: true, dependencies: true, $recursiveAnchor: true, $recursiveRef: true }, dynamicProps: false, dynamicItems: false }, w2;
});

// rules/common/lib/schema-validity.ts
function dialectOf(schema) {
  const named3 = text(entry(schema, "$schema")?.value);
  return named3 === void 0 ? void 0 : DIALECTS.get(named3.replace(/^https?:\/\//, "").replace(/#$/, ""));
}
var DIALECTS = /* @__PURE__ */ new Map([
  // Older ones allow what the newer ones do not, and are not judged.
  ["json-schema.org/draft-03/schema", { name: "draft-03", validators: [] }],
  ["json-schema.org/draft-04/schema", { name: "draft-04", validators: [] }],
  ["json-schema.org/draft-06/schema", { name: "draft-06", validators: [V] }],
  ["json-schema.org/draft-07/schema", { name: "draft-07", validators: [V] }],
  ["json-schema.org/draft/2019-09/schema", { name: "2019-09", validators: [W] }],
  ["json-schema.org/draft/2020-12/schema", { name: "2020-12", validators: [B] }]
]);
var LATEST = [B];
var ALL = [V, W, B];
function faultsIn(schema, by) {
  const value = toValue(schema);
  let common;
  for (const validate of by ?? dialectOf(schema)?.validators ?? ALL) {
    if (validate(value)) return [];
    const wrong = innermost(new Set(validate.errors.map(pathOf)));
    common = common ? inBoth(common, wrong) : wrong;
  }
  return [...common ?? []].flatMap((path) => faultAt(schema, stepsOf(path)) ?? []);
}
function pathOf({ instancePath, keyword, params }) {
  if (keyword !== "uniqueItems") return instancePath;
  return `${instancePath}/${Math.max(Number(params["i"]), Number(params["j"]))}`;
}
function innermost(places) {
  const outer = /* @__PURE__ */ new Set();
  for (const place of places) for (const each of around(place)) outer.add(each);
  return new Set([...places].filter((place) => !outer.has(place)));
}
function inBoth(a, b) {
  const isIn = (place, places) => places.has(place) || around(place).some((each) => places.has(each));
  return /* @__PURE__ */ new Set([...[...a].filter((place) => isIn(place, b)), ...[...b].filter((place) => isIn(place, a))]);
}
function around(place) {
  const outer = [];
  for (let end = place.lastIndexOf("/"); end >= 0; end = place.lastIndexOf("/", end - 1)) {
    outer.push(place.slice(0, end));
    if (end === 0) break;
  }
  return outer;
}
function faultAt(schema, path) {
  let node = schema;
  let keyword = "";
  let isEntry = false;
  let expected = "schema";
  for (const step of path) {
    const next = node.kind === "array" ? node.items[Number(step)] : entry(node, step)?.value;
    if (!next) return void 0;
    isEntry = !isSchema2(expected, node);
    if (isEntry) expected = ENTRIES[expected] ?? "anything";
    else {
      keyword = step;
      expected = KEYWORDS.get(step) ?? "anything";
    }
    node = next;
  }
  const problem6 = !isEntry ? "wrong" : SHAPES[expected].fits(node) ? "repeated" : "wrongEntry";
  return { node, keyword, problem: problem6, expected: SHAPES[expected].words };
}
function isSchema2(shape, node) {
  return shape === "schema" || shape === "items" && node.kind === "object";
}
var ENTRIES = {
  items: "schema",
  names: "text",
  namesByName: "names",
  schemaList: "schema",
  schemas: "schema",
  types: "typeName"
};
function isPlainlyValid(schema) {
  return schema.kind === "object" ? schema.entries.every(isPlainlyRight) : schema.kind === "unknown";
}
function isPlainlyRight({ key, value }) {
  switch (key) {
    case "type":
      return value.kind === "string" && SHAPES.typeName.fits(value);
    case "title":
    case "description":
      return value.kind === "string";
    case "properties":
      return value.kind === "object" && value.entries.every((each) => isPlainlyValid(each.value));
    case "items":
      return isPlainlyValid(value);
    case "required":
      return value.kind === "array" && value.items.every(isNewName);
    case "enum":
      return value.kind === "array";
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return value.kind === "number";
    case "minLength":
    case "maxLength":
    case "minItems":
    case "maxItems":
      return value.kind === "number" && Number.isInteger(value.value) && value.value >= 0;
    case "anyOf":
    case "oneOf":
    case "allOf":
      return value.kind === "array" && value.items.length > 0 && value.items.every(isPlainlyValid);
    case "additionalProperties":
      return value.kind === "boolean" || isPlainlyValid(value);
    default:
      return !KEYWORDS.has(key) || key === "default";
  }
}
var FEW = 20;
function isNewName(item, index, all) {
  if (item.kind !== "string" || index > FEW) return false;
  for (let i = 0; i < index; i++) if (all[i].value === item.value) return false;
  return true;
}
function* danglingReferences(manifest) {
  const hasOwnRoots = schemasByKey(manifest).has("$id") || schemasByKey(manifest).has("id");
  if (hasOwnRoots) return;
  for (const schema of schemasWith(manifest, "$ref")) {
    const at2 = get(schema.node, "$ref");
    const path = at2?.kind === "string" ? localSteps(at2.value) : void 0;
    if (at2?.kind !== "string" || !path) continue;
    const roots = [rootOf(schema), schema.tool.node, manifest.root];
    if (roots.some((root) => root === void 0 || leads(root, path) !== "no")) continue;
    if (schema.tool.node !== manifest.root && hasSchemaBeside(manifest.root)) continue;
    yield { at: at2, meant: meantAt(rootOf(schema), path), role: schema.role };
  }
}
function hasSchemaBeside(root) {
  return entries(root).some(({ value }) => has(value, "properties") === "yes" || has(value, "enum") === "yes");
}
var rootOf = ({ tool: tool5, role }) => tool5.schemas.find((each) => each.role === role && each.shape === "schema")?.node;
function localSteps(reference) {
  return /^#\/(?:\$defs|definitions|properties)\//.test(reference) ? referenceSteps(reference) : void 0;
}
function leads(root, path) {
  let at2 = root;
  for (const step of path) {
    const next = at2.kind === "array" ? at2.items[Number(step)] : get(at2, step);
    if (!next) return at2.kind === "array" && at2.open ? "unknown" : has(at2, step);
    at2 = next;
  }
  return "yes";
}
function meantAt(root, path) {
  const holder = get(root, ...path.slice(0, -1));
  const name = nearestWord(
    path.at(-1),
    entries(holder).map(({ key }) => key)
  );
  return name === void 0 ? void 0 : `#/${[...path.slice(0, -1), name].join("/")}`;
}
var LONGEST2 = 1e3;
function isBroken(pattern) {
  if (pattern.length > LONGEST2 || OF_OTHERS.test(pattern)) return false;
  return !compiles(pattern, "u") && !compiles(pattern, "");
}
var OF_OTHERS = /\(\?(?![:=!]|<[=!])|\[\^?\]|[+*?}]\+|\\[QEAZzG]/;
function failsInClients(pattern) {
  return pattern.length <= LONGEST2 && !OF_NEWER.test(pattern) && !compiles(pattern, "u");
}
var OF_NEWER = /\(\?[a-z-]{1,9}:|\(\?<(\w{1,99})>[^]*\(\?<\1>/;
function compiles(pattern, flags) {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}
function referencedNode(root, reference) {
  const path = referenceSteps(reference);
  if (!path) return "unknown";
  const found = leads(root, path);
  return found === "yes" ? "there" : found === "no" ? "none" : "unknown";
}
function resolveReference(root, reference) {
  return referenceSteps(reference)?.reduce(
    (at2, step) => at2?.kind === "array" ? at2.items[Number(step)] : get(at2, step),
    root
  );
}
function meantBy(root, reference) {
  const path = referenceSteps(reference);
  return path ? meantAt(root, path) : void 0;
}
function referenceSteps(reference) {
  if (!reference?.startsWith("#/")) return void 0;
  try {
    return stepsOf(decodeURIComponent(reference.slice(1)));
  } catch {
    return void 0;
  }
}

// rules/common/lib/text.ts
function eachText(manifest, visit) {
  const { root, tools } = manifest;
  if (!tools.some(({ node }) => node === root)) for (const holder of holders(root)) visitHolder(holder, visit);
  for (const { node, name, description } of tools) {
    visitText(name?.value, "prose", visit);
    visitText(description?.value, "prose", visit);
    visitText(entry(node, "title")?.value, "prose", visit);
    visitText(get(node, "annotations", "title"), "prose", visit);
    visitAll(entry(node, "examples")?.value, visit);
  }
  for (const key of PROSE) {
    for (const { node } of schemasWith(manifest, key)) visitText(entry(node, key)?.value, "prose", visit);
  }
  for (const key of VALUES) {
    for (const { node } of schemasWith(manifest, key)) visitAll(entry(node, key)?.value, visit);
  }
}
function eachName({ tools, schemas }, visit) {
  for (const { name } of tools) if (name?.value.kind === "object") visit(name);
  for (const { property } of schemas) if (property) visit(property);
}
var HEADING = /* @__PURE__ */ new Set(["name", "title", "description", "instructions"]);
var LISTS2 = ["resources", "resourceTemplates", "prompts"];
var PROSE = ["title", "description", "$comment"];
var VALUES = ["const", "default", "enum", "example", "examples"];
function holders(root) {
  const result = entry(root, "result")?.value;
  const greetings = ["initialize", "discover"].flatMap((key) => entry(root, key)?.value ?? []);
  return result ? [root, result, ...greetings] : [root, ...greetings];
}
function visitHolder(holder, visit) {
  visitHeading(holder, visit);
  for (const list2 of LISTS2) for (const each of items(entry(holder, list2)?.value)) visitHeading(each, visit);
  for (const prompt of items(entry(holder, "prompts")?.value)) visitArguments(prompt, visit);
}
function visitArguments(prompt, visit) {
  for (const argument of items(entry(prompt, "arguments")?.value)) visitHeading(argument, visit);
  for (const { value } of entries(get(prompt, "argsSchema", "properties"))) visitHeading(value, visit);
}
function visitHeading(node, visit) {
  for (const { key, value } of entries(node)) if (HEADING.has(key)) visitText(value, "prose", visit);
  visitText(get(node, "_meta", "openai/widgetDescription"), "prose", visit);
}
function visitText(node, kind, visit) {
  if (node?.kind === "string") visit(node, kind);
}
function visitAll(node, visit) {
  if (node?.kind === "string") visit(node, "value");
  else if (node?.kind === "array") for (const item of node.items) visitAll(item, visit);
  else if (node?.kind === "object") for (const { value } of node.entries) visitAll(value, visit);
}
var TYPE_WORDS = {
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "true or false",
  array: "an array",
  object: "an object",
  null: "null"
};
function typeWords(types) {
  return eitherOf([...new Set(types)].map((type) => TYPE_WORDS[type]));
}
var LONGEST_SHOWN = 40;
function show(node) {
  switch (node.kind) {
    case "object":
      return "an object";
    case "array":
      return "an array";
    case "null":
      return "null";
    case "unknown":
      return "something";
    case "string":
      return secretsIn(node.value).length > 0 ? "a string" : `the string ${showText(node.value)}`;
    case "number":
      return isAsWritten(node) ? `the number ${node.value}` : "a number";
    case "boolean":
      return `the boolean ${node.value}`;
  }
}
function showText(text2) {
  return JSON.stringify(text2.length > LONGEST_SHOWN ? `${text2.slice(0, LONGEST_SHOWN)}\u2026` : text2);
}
var isAscii = (text2) => /^[\0-\x7f]*$/.test(text2);
var PLACEHOLDERS = new Set(
  "todo tbd tba fixme xxx na none null undefined empty placeholder loremipsum desc description nodescription nodescriptionprovided nodescriptionavailable descriptionhere descriptiongoeshere adddescription adddescriptionhere adescription yourdescription yourdescriptionhere insertdescriptionhere enterdescriptionhere tooldescription parameterdescription changeme fillme fillmein wip workinprogress comingsoon tobedetermined tobedefined tobedone tobeadded tobewritten usewhen usethiswhen usethistoolwhen usethistoolto usethistoolfor".split(" ")
);
var BLANK_OR_PROMISED = /^\s*(?:$|(?:TODO|TBD|FIXME)\s{0,3}(?::|-|$))/;
var BEGINS_TODO = /^\s*[Tt][Oo][Dd][Oo]/;
var PROMISED = /^\s*todo\s{0,3}[:-]\s{0,3}(?:write|describe|document|explain|fill|add (?:a )?description)\b.{0,20}$/i;
var LONGEST_EMPTY = 30;
function emptiness(description, name = "") {
  if (BLANK_OR_PROMISED.test(description)) return description.trim() === "" ? "blank" : "placeholder";
  if (BEGINS_TODO.test(description) && PROMISED.test(description)) return "placeholder";
  if (description.length > LONGEST_EMPTY + name.length) return void 0;
  const core = essence(description);
  const own = essence(name);
  if (core !== "" && core === own) return "repeats";
  if (own.length > 3 && core.endsWith(own)) return void 0;
  return core === "" || PLACEHOLDERS.has(core) ? "placeholder" : void 0;
}
function essence(text2) {
  const small = text2.toLowerCase();
  return isAscii(small) ? small.replace(/[^a-z\d]+/g, "") : small.replace(/[^\p{L}\p{N}]+/gu, "");
}
function foldedWords(text2) {
  return text2.slice(0, LONGEST_COMPARED).replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^\p{L}\d]+/u).filter((word) => word !== "").map((word) => word.length > 2 ? word.replace(/s$/, "") : word);
}
var LONGEST_COMPARED = 2e4;
function isForAppOnly(tool5) {
  const audience = get(tool5, "_meta", "ui", "visibility");
  const isApp = audience?.kind === "array" && !audience.open && audience.items.length > 0 && audience.items.every((each) => text(each) === "app");
  return isApp || text(get(tool5, "_meta", "openai/visibility")) === "private";
}
var SECRET_KINDS = [
  { name: "a GitHub token", pattern: /\bgh[pousr]_([A-Za-z0-9]{36})\b/g, isSure: true },
  { name: "a GitHub token", pattern: /\bgithub_pat_([A-Za-z0-9]{22}_[A-Za-z0-9]{59})\b/g, isSure: true },
  { name: "a GitLab token", pattern: /\bglpat-([\w-]{20,64})(?![\w-])/g },
  { name: "an Anthropic key", pattern: /\bsk-ant-(?:api|admin|oat|sid)\d\d-([\w-]{80,120})(?![\w-])/g },
  { name: "an OpenAI key", pattern: /\bsk-(?:proj|svcacct|admin|None)-([\w-]{40,200})(?![\w-])/g },
  { name: "an OpenAI key", pattern: /\bsk-([A-Za-z0-9]{48})(?![\w-])/g },
  { name: "an OpenRouter key", pattern: /\bsk-or-v1-([0-9a-f]{64})\b/g },
  { name: "an AWS access key", pattern: /\b(?:AKIA|ASIA)([A-Z0-9]{16})\b/g, isSure: true },
  { name: "a Google API key", pattern: /\bAIza([\w-]{35})(?![\w-])/g },
  { name: "a Google client secret", pattern: /\bGOCSPX-([\w-]{28})(?![\w-])/g },
  { name: "a Slack token", pattern: /\bxox[abeoprs]-((?:\d{8,14}-){1,3}[A-Za-z0-9]{20,40})\b/g },
  { name: "a Slack app token", pattern: /\bxapp-\d-([A-Z0-9]{8,14}-\d{8,14}-[a-f0-9]{60,70})\b/g },
  {
    name: "a Slack webhook",
    pattern: /\bhooks\.slack\.com\/services\/T[A-Z0-9]{7,12}\/B[A-Z0-9]{7,12}\/([A-Za-z0-9]{24})\b/g
  },
  {
    name: "a Discord webhook",
    pattern: /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/([\w-]{60,80})(?![\w-])/g
  },
  { name: "a Telegram bot token", pattern: /\b\d{8,10}:(AA[\w-]{33})(?![\w-])/g },
  { name: "a Stripe key", pattern: /\b[rs]k_live_([A-Za-z0-9]{24,120})\b/g },
  { name: "a Stripe webhook secret", pattern: /\bwhsec_([A-Za-z0-9]{32,64})\b/g },
  { name: "a SendGrid key", pattern: /\bSG\.([\w-]{22}\.[\w-]{43})(?![\w-])/g },
  { name: "an npm token", pattern: /\bnpm_([A-Za-z0-9]{36})\b/g },
  { name: "a PyPI token", pattern: /\bpypi-AgEIcHlwaS5vcmc([\w-]{50,250})(?![\w-])/g },
  { name: "a Hugging Face token", pattern: /\bhf_([A-Za-z0-9]{34})\b/g },
  { name: "a Groq key", pattern: /\bgsk_([A-Za-z0-9]{52})\b/g },
  { name: "an xAI key", pattern: /\bxai-([A-Za-z0-9]{80})\b/g },
  { name: "a Perplexity key", pattern: /\bpplx-([A-Za-z0-9]{48,56})\b/g },
  { name: "a Linear key", pattern: /\blin_api_([A-Za-z0-9]{40})\b/g },
  { name: "a Notion token", pattern: /\bntn_([A-Za-z0-9]{40,50})\b/g },
  { name: "an Airtable token", pattern: /\bpat([A-Za-z0-9]{14}\.[a-f0-9]{64})\b/g },
  { name: "a DigitalOcean token", pattern: /\bdo[opr]_v1_([a-f0-9]{64})\b/g },
  { name: "a Shopify token", pattern: /\bshp(?:at|ca|pa|ss)_([a-fA-F0-9]{32})\b/g },
  {
    name: "a private key",
    pattern: /-----BEGIN (?:[A-Z]{2,9} ){0,2}PRIVATE KEY(?: BLOCK)?-----(?:\\[nr]|\s){1,4}([A-Za-z0-9+/=:,. \\\s-]{64,128})/g
  }
];
var TELLTALE = new RegExp(
  "gh[pousr]_|github_pat_|glpat-|sk-|AKIA|ASIA|AIza|GOCSPX-|xox[abeoprs]-|xapp-|hooks\\.slack|/webhooks/|:AA|k_live_|whsec_|SG\\.|npm_|pypi-|hf_|gsk_|xai-|pplx-|lin_api_|ntn_|pat[A-Za-z0-9]{14}\\.|do[opr]_v1_|shp(?:at|ca|pa|ss)_|PRIVATE"
);
var SHORTEST = 20;
var BLANK = 32;
function hasLongWord(text2) {
  for (let at2 = SHORTEST - 1; at2 < text2.length; at2 += SHORTEST) {
    let from = at2;
    while (from >= 0 && text2.charCodeAt(from) > BLANK) from--;
    let to = from < at2 ? at2 + 1 : at2;
    while (to < text2.length && text2.charCodeAt(to) > BLANK) to++;
    if (to - from > SHORTEST) return true;
  }
  return false;
}
function secretsIn(text2, isValue = false) {
  if (!hasLongWord(text2) || !TELLTALE.test(text2)) return [];
  const found = [];
  for (const { name, pattern, isSure: isSure3 } of SECRET_KINDS) {
    for (const { index, 0: whole, 1: random } of text2.matchAll(pattern)) {
      if (!isMadeUp(random, isSure3 && isValue)) found.push({ name, from: index, to: index + whole.length });
    }
  }
  return found;
}
var FILLER = /example|sample|dummy|fake|placeholder|redacted|change|replace|insert|your|here|test|secret|token|xxxx/i;
var COUNTED = /abcdef|qwerty|12345|98765/i;
var REPEATED = /(.)\1{4}/;
function isMadeUp(random, mayCount = false) {
  const different = new Set(random).size;
  return different < 8 || FILLER.test(random) || REPEATED.test(random) || !mayCount && COUNTED.test(random);
}

// rules/clients/lib/served.ts
var KEYS = ["inputSchema", "outputSchema"];
function servedTools(manifest) {
  return manifest.derive(find2);
}
function find2(manifest) {
  const { code } = manifest;
  const registrations = /* @__PURE__ */ new Map();
  for (const each of code.registrations) if (each.tool) registrations.set(toolKey(each.tool), each);
  return listingOf(manifest).tools.flatMap(
    (tool5) => KEYS.flatMap((key) => {
      const node = get(tool5, key);
      if (!node) return [];
      const registration = registrations.get(toolKey(tool5));
      const made2 = registration ? code.served?.(registration, tool5, key, manifest.packages) : void 0;
      if (made2) return [{ tool: tool5, key, forms: made2, isWritten: false }];
      return isWritten2(registration, key) ? [{ tool: tool5, key, forms: [{ schema: node }], isWritten: true }] : [];
    })
  );
}
var toolKey = (tool5) => `${textOf(tool5)} ${nameOf(tool5)}`;
function isWritten2(registration, key) {
  if (!registration) return true;
  const given2 = key === "inputSchema" ? registration.schema : registration.output;
  return (registration.api === "list" || registration.api === "literal") && given2?.is === "json-schema";
}
function* inEveryForm(manifest, key, check2) {
  for (const { tool: tool5, key: own, forms, isWritten: isWritten3 } of servedTools(manifest)) {
    if (own !== key || forms.length === 0) continue;
    const inTree = isWritten3 ? void 0 : nodesByPlace(tool5);
    const found = forms.map(({ schema }) => {
      const problems3 = [];
      if (schema?.kind === "object") check2(schema, (problem6) => problems3.push(problem6), { tool: tool5, isWritten: isWritten3 });
      return problems3;
    });
    const [first2 = [], ...others2] = found;
    const keys = others2.map((problems3) => new Set(problems3.map(keyOf)));
    const told3 = /* @__PURE__ */ new Set();
    for (const problem6 of first2) {
      const id = keyOf(problem6);
      if (told3.has(id) || !keys.every((each) => each.has(id))) continue;
      told3.add(id);
      yield inTree ? { ...problem6, at: inTree(problem6.at) } : problem6;
    }
  }
}
function nodesByPlace(tool5) {
  let nodes;
  return (at2) => {
    if (!nodes) {
      nodes = /* @__PURE__ */ new Map();
      for (const each of walk(tool5)) {
        const place = textOf(each);
        if (!nodes.has(place)) nodes.set(place, each);
      }
    }
    const found = nodes.get(textOf(placeOf(at2)));
    if (!found) return at2;
    return "lack" in at2 && found.kind === "object" ? { ...at2, lack: found } : found;
  };
}
var textOf = ({ start, end, file = "" }) => `${start}:${end}:${file}`;
function keyOf({ at: at2, message }) {
  return `${message} ${textOf(placeOf(at2))}`;
}
function placeOf(at2) {
  if ("lack" in at2) return at2.lack;
  if ("part" in at2) return at2.part;
  return "use" in at2 ? at2.use : at2;
}
function schemasIn(schema) {
  let all = known.get(schema);
  if (!all) {
    const found = [];
    addSchemas(found, schema, 0);
    known.set(schema, all = found);
  }
  return all;
}
var known = /* @__PURE__ */ new WeakMap();
function addSchemas(all, node, depth, property) {
  if (depth > MOST_DEPTH) return;
  all.push(property === void 0 ? { node, depth } : { node, depth, property });
  forEachSubschema(node, (inner, own) => addSchemas(all, inner, depth + 1, own?.key));
}
var MOST_DEPTH = 200;
var nameOf = (tool5) => {
  const name = get(tool5, "name");
  return name?.kind === "string" ? name.value : "";
};

// rules/clients/draft-2020-12.ts
var ID2 = "clients/draft-2020-12";
var draft_2020_12_default = defineRule({
  id: ID2,
  summary: "An input schema that is not valid JSON Schema 2020-12",
  severity: "error",
  in: "recommended",
  fixable: "unsafe",
  source: observed("Input schemas", "An input schema is judged by JSON Schema 2020-12, whatever `$schema` says."),
  messages: {
    items: {
      message: "JSON Schema 2020-12 does not allow a list as `items`{{more}}. {{who}} can refuse every request that contains this tool.",
      help: "Use `prefixItems`, or one schema for all items."
    },
    made: {
      message: "Version 1 of the MCP SDK converts this tuple to an array whose `items` is a list{{more}}, which JSON Schema 2020-12 does not allow. {{who}} can refuse every request that contains this tool.",
      help: "Use one schema for all items: `z.array(\u2026).length({{count}})`."
    },
    wrong: {
      message: "`{{keyword}}` is {{found}}, but must be {{expected}} in JSON Schema 2020-12. {{who}} {{refuse}} every request that contains this tool, even if `$schema` names another dialect.",
      help: "{{advice}}."
    }
  },
  *check(manifest) {
    const rows = rowsFor(ID2, manifest);
    if (rows.length === 0) return;
    yield* inEveryForm(manifest, "inputSchema", (schema, add, { isWritten: isWritten3 }) => {
      if (isPlainlyValid(schema)) return;
      const faults = faultsIn(schema, LATEST);
      if (faults.length === 0) return;
      const lists = [];
      let whoRefuses = "";
      const known2 = new Set(faultsIn(schema).map(({ node }) => node));
      for (const { node, keyword, expected } of faults) {
        if (known2.has(node) || node.kind !== "array" && isVague(node)) continue;
        const isList = keyword === "items" && node.kind === "array";
        const refusing = rows.filter(({ id }) => isList || !id.startsWith("items-list")).filter(({ id }) => id !== "exclusive-boolean");
        if (refusing.length === 0) continue;
        const clients = clientsThat(refusing, "refuse");
        const advice = isOldBound(keyword, node) ? "Write the bound as a number" : "Correct the value";
        if (!isList)
          add({ at: node, message: "wrong", data: { keyword, found: show(node), expected, advice, ...clients } });
        else if (node.items.length > 0) {
          lists.push(node);
          whoRefuses = clients.who;
        }
      }
      if (lists.length > 0) add(ofLists(lists, whoRefuses, schema, isWritten3));
    });
  }
});
function ofLists(lists, who, schema, isWritten3) {
  const [at2, ...others2] = lists;
  const outer = lists.filter((list2) => !lists.some((other) => other !== list2 && isWithin(list2, other)));
  const fixes = outer.flatMap((list2) => (isWritten3 ? withPrefixItems(schema, list2) : asArray(list2)) ?? []);
  const fix = fixes[0] && { ...fixes[0], edits: fixes.flatMap(({ edits }) => edits) };
  const more = others2.length === 0 ? "" : ` (here and in ${counted(others2.length, "other place")})`;
  return {
    at: at2,
    message: isWritten3 ? "items" : "made",
    data: { who, more, count: at2.items.length },
    ...others2.length > 0 && { related: others2.map((each) => ({ at: each, note: "Another one." })) },
    ...fix && { fix }
  };
}
var isOldBound = (keyword, { kind }) => kind === "boolean" && /^exclusiveM(in|ax)imum$/.test(keyword);
var isWithin = (inner, outer) => inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;
function withPrefixItems(schema, list2) {
  const holder = holderOf(schema, list2);
  if (!holder) return void 0;
  const edits = [{ op: "rename", entry: entry(holder, "items"), key: "prefixItems" }];
  return { title: "Write `prefixItems`", safe: false, edits };
}
function asArray(list2) {
  const { start, end, via, file, items: items2 } = list2;
  const first2 = items2[0];
  const last = items2.at(-1);
  const isAlone2 = first2.start - start === "z.tuple([".length && end - last.end === "])".length;
  const isLike = (each) => !isVague(each) && each.end - each.start === first2.end - first2.start && JSON.stringify(toValue(each)) === JSON.stringify(toValue(first2));
  if (via || file !== void 0 || !isAlone2 || !items2.every(isLike)) return void 0;
  return {
    title: `Write \`z.array(\u2026).length(${items2.length})\``,
    safe: false,
    edits: [
      { op: "text", start: start + "z.".length, end: first2.start, text: "array(" },
      { op: "text", start: first2.end, end, text: `).length(${items2.length})` }
    ]
  };
}
function holderOf(schema, list2) {
  for (const { value } of schema.entries) {
    const found = value.kind === "object" ? holderOf(value, list2) : value.kind === "array" ? inList(value.items, list2) : void 0;
    if (found) return found;
  }
  const isHolder = entry(schema, "items")?.value === list2;
  return isHolder && !entry(schema, "prefixItems") && !entry(schema, "additionalItems") ? schema : void 0;
}
function inList(items2, list2) {
  for (const item of items2) {
    const found = item.kind === "object" ? holderOf(item, list2) : void 0;
    if (found) return found;
  }
  return void 0;
}

// rules/clients/duplicate-schema-id.ts
var duplicate_schema_id_default = defineRule({
  id: "clients/duplicate-schema-id",
  summary: "Two output schemas of one server with the same `$id`",
  severity: "error",
  in: "recommended",
  source: observed("Output schemas", "Clients keep compiled schemas by their `$id`."),
  messages: {
    twice: {
      message: "Another output schema has the same `$id`, `{{id}}`. The MCP TypeScript client validates the results of this tool against the other schema, and can refuse correct results.",
      help: "Give each schema its own `$id`, or remove both `$id`s."
    }
  },
  *check(manifest) {
    const first2 = /* @__PURE__ */ new Map();
    for (const { key, forms, isWritten: isWritten3 } of servedTools(manifest)) {
      const [{ schema } = {}] = forms;
      const id = isWritten3 && key === "outputSchema" ? get(schema, "$id") : void 0;
      if (id?.kind !== "string" || id.value === "") continue;
      const known2 = first2.get(id.value);
      if (!known2) first2.set(id.value, { id, start: schema.start });
      else if (known2.start !== schema.start)
        yield {
          at: id,
          message: "twice",
          data: { id: id.value },
          related: [{ at: known2.id, note: "The first schema with this `$id`." }]
        };
    }
  }
});

// rules/clients/gemini-schema.ts
var ID3 = "clients/gemini-schema";
var UNKNOWN2 = /* @__PURE__ */ new Set([
  ...["$schema", "$ref", "$defs", "definitions", "const", "exclusiveMinimum", "exclusiveMaximum", "propertyNames"],
  ...["patternProperties", "uniqueItems", "if", "then", "else", "not", "dependentSchemas", "dependentRequired"]
]);
var gemini_schema_default = defineRule({
  id: ID3,
  summary: "A keyword or shape that Gemini's `parameters` refuse",
  severity: "info",
  in: "strict",
  raisedBy: { client: "gemini", severity: "warning" },
  source: observed("Input schemas", "Gemini's `parameters` take a part of JSON Schema."),
  messages: {
    keyword: {
      message: "Gemini's `parameters` field does not support `{{keyword}}`. Requests fail unless the client converts the schema or sends it as `parametersJsonSchema`.",
      help: "{{advice}}."
    },
    added: {
      message: "The MCP SDK adds `$schema` to {{schemas}}, but Gemini's `parameters` field does not support it. Requests fail unless the client removes `$schema` or sends `parametersJsonSchema` instead.",
      help: "Check that your Gemini client does one of the two."
    },
    types: {
      message: "Gemini's `parameters` field accepts a single `type`, not a list. Requests fail unless the client converts the schema or sends it as `parametersJsonSchema`.",
      help: "Use one type, with `nullable` where null is allowed."
    },
    number: {
      message: "Gemini accepts only strings in an `enum`. Requests fail unless the client converts the values.",
      help: 'Write the values as strings, and set `type` to `"string"`.'
    },
    empty: {
      message: "Gemini refuses requests with an empty string in an `enum`.",
      help: "Remove the empty string, and make the parameter optional."
    },
    object: {
      message: "Some versions of Gemini refuse requests with an object schema that has no properties.",
      help: "List the properties, or make the parameter a string that contains JSON."
    },
    typeless: { message: "Vertex AI refuses requests with a schema that has no `type`.", help: "Add a `type`." }
  },
  *check(manifest) {
    const has_ = (start) => rowsLike(ID3, start, manifest).length > 0;
    const [keywords, types, empties, objects3, typeless] = [
      "gemini-keywords",
      "gemini-enum-type",
      "gemini-enum-empty",
      "gemini-object",
      "gemini-type"
    ].map(has_);
    const problems3 = inEveryForm(manifest, "inputSchema", (schema, add, { isWritten: isWritten3 }) => {
      for (const { node, depth, property } of schemasIn(schema)) {
        const type = entry(node, "type");
        if (keywords) {
          for (const at2 of entries(node)) {
            if (at2.key === "$schema" && depth === 0 && !isWritten3) add({ at: at2, message: "added" });
            else if (UNKNOWN2.has(at2.key))
              add({ at: at2, message: "keyword", data: { keyword: at2.key, advice: adviceFor(at2) } });
          }
          if (type?.value.kind === "array") add({ at: type, message: "types" });
        }
        const choices = get(node, "enum");
        const other = types ? items(choices).find(({ kind }) => kind === "number" || kind === "boolean") : void 0;
        const blank2 = empties ? items(choices).find((each) => text(each) === "") : void 0;
        if (other) add({ at: other, message: "number" });
        if (blank2) add({ at: blank2, message: "empty" });
        if (objects3 && depth > 0 && isBareObject(node)) add({ at: type ?? node, message: "object" });
        if (typeless && (property !== void 0 || choices) && isTypeless(node))
          add({ at: manifest.entryOf(node) ?? node, message: "typeless" });
      }
    });
    const added = [];
    for (const each of problems3) {
      if (each.message !== "added") yield each;
      else if (manifest.clients) yield { ...each, data: { schemas: "this schema" } };
      else added.push(each);
    }
    const [first2] = added;
    const schemas = added.length === 1 ? "this schema" : `the schemas of ${added.length} tools in this file`;
    if (first2) yield { ...first2, data: { schemas } };
  }
});
function adviceFor({ key, value }) {
  if (key === "const" && value.kind === "string") return "Use an `enum` with this one value instead";
  return `Remove \`${key}\` if you can`;
}
function isBareObject(node) {
  if (text(get(node, "type")) !== "object" || isComposed(node)) return false;
  const properties = get(node, "properties");
  return has(node, "properties") === "no" || properties?.kind === "object" && !properties.open && properties.entries.length === 0;
}
var isTypeless = (node) => has(node, "type") === "no" && !isComposed(node);

// rules/clients/list-refused.ts
var list_refused_default = defineRule({
  id: "clients/list-refused",
  summary: "A tool for which official clients refuse the whole list",
  severity: "error",
  in: "recommended",
  fixable: "safe",
  source: observed("Lists", "The official clients validate the list of tools as a whole."),
  messages: {
    typeless: {
      message: 'This output schema has no `"type": "object"` at its root, so official MCP clients refuse the whole tool list and lose every tool of the server.',
      help: 'Add `"type": "object"`.'
    },
    type: {
      message: 'The `type` of an output schema must be `"object"`. With any other type, official MCP clients refuse the whole tool list and lose every tool of the server.',
      help: "Wrap the value in an object."
    }
  },
  *check(manifest) {
    for (const { key, forms, isWritten: isWritten3 } of servedTools(manifest)) {
      const schema = forms[0]?.schema;
      if (key !== "outputSchema" || !isWritten3 || schema?.kind !== "object") continue;
      const type = get(schema, "type");
      if (type && type.kind !== "unknown" && text(type) !== "object") yield { at: type, message: "type" };
      else if (has(schema, "type") === "no" && entry(schema, "$ref") === void 0) {
        const at2 = manifest.entryOf(schema) ?? schema;
        const isPlain3 = !isComposed(schema);
        yield {
          at: at2,
          message: "typeless",
          ...isPlain3 && {
            fix: {
              title: 'Add `"type": "object"`',
              safe: true,
              edits: [{ op: "add", to: schema, key: "type", value: "object", first: true }]
            }
          }
        };
      }
    }
  }
});

// rules/clients/output-schema-compiles.ts
var LOST = "Version 1 of the MCP TypeScript client then lists none of the server's tools, and version 2 refuses every call to this tool.";
var output_schema_compiles_default = defineRule({
  id: "clients/output-schema-compiles",
  summary: "An output schema that clients cannot compile",
  severity: "error",
  in: "recommended",
  source: observed("Output schemas", "Clients compile the output schema before they take a result."),
  messages: {
    dangling: {
      message: `This \`$ref\` points to \`{{reference}}\`, which does not exist{{hint}}, so clients cannot compile this output schema. ${LOST}`,
      help: "Correct the reference, or add the definition."
    },
    remote: {
      message: `This \`$ref\` points to another document, which clients do not load. ${LOST}`,
      help: "Put the definition into `$defs`."
    },
    type: {
      message: `\`{{type}}\` is not a type of JSON Schema, so clients cannot compile this output schema. ${LOST}`,
      help: "Use `string`, `number`, `integer`, `boolean`, `array`, `object` or `null`."
    },
    pattern: {
      message: `This pattern is not a valid JavaScript regular expression (with the flag \`u\`), so clients cannot compile this output schema. ${LOST}`,
      help: "Correct the pattern."
    },
    bound: {
      message: `\`{{keyword}}\` is a boolean, as in draft-04, so clients cannot compile this output schema. ${LOST}`,
      help: "Write the bound as a number."
    },
    items: {
      message: "`items` is a list here. Clients read an output schema without `$schema` as JSON Schema 2020-12, which does not allow that. Version 2 of the MCP TypeScript client refuses every call to this tool.",
      help: "Use `prefixItems`."
    }
  },
  *check(manifest) {
    yield* inEveryForm(manifest, "outputSchema", (schema, add) => {
      const hasOwnRoots = [...schemasIn(schema)].some(
        ({ node }) => has(node, "$id") !== "no" || has(node, "id") !== "no"
      );
      for (const { node } of schemasIn(schema)) {
        const reference = entry(node, "$ref")?.value;
        if (reference?.kind === "string" && !hasOwnRoots) {
          if (/^(https?:)?\/\//.test(reference.value)) add({ at: reference, message: "remote" });
          else if (referencedNode(schema, reference.value) === "none") {
            const data = { reference: reference.value, hint: hint(meantBy(schema, reference.value)) };
            add({ at: reference, message: "dangling", data });
          }
        }
        const type = get(node, "type");
        for (const each of type ? [type, ...items(type)] : []) {
          const name = text(each);
          if (name !== void 0 && !TYPES.some((known2) => known2 === name))
            add({ at: each, message: "type", data: { type: name } });
        }
        const pattern = get(node, "pattern");
        if (pattern?.kind === "string" && failsInClients(pattern.value)) add({ at: pattern, message: "pattern" });
        for (const { key, value } of entries(node)) {
          if (/^exclusiveM(in|ax)imum$/.test(key) && value.kind === "boolean")
            add({ at: value, message: "bound", data: { keyword: key } });
        }
        const list2 = get(node, "items");
        if (list2?.kind === "array" && !isVague(list2) && has(schema, "$schema") === "no")
          add({ at: list2, message: "items" });
      }
    });
  }
});

// rules/clients/output-schema-dialect.ts
var ID4 = "clients/output-schema-dialect";
var OLD = /^https?:\/\/json-schema\.org\/draft-0([3467])\/schema#?$/;
var output_schema_dialect_default = defineRule({
  id: ID4,
  summary: "An output schema that names draft-07 or an older dialect",
  severity: "warning",
  in: "recommended",
  fixable: "safe",
  source: observed("Output schemas", "An output schema names JSON Schema 2020-12, or no dialect."),
  messages: {
    named: {
      message: '`$schema` in this output schema names draft-0{{draft}}, so {{who}} {{refuse}} every call to the tool ("declares an unsupported dialect").',
      help: "Remove `$schema`."
    },
    stamped: {
      message: "Version 1 of the MCP SDK adds `$schema` with draft-07 to every output schema, so {{who}} {{refuse}} every call to this tool.",
      help: "Remove `outputSchema`, or move to version 2 of the SDK."
    }
  },
  *check(manifest) {
    yield* inEveryForm(manifest, "outputSchema", (schema, add, { tool: tool5, isWritten: isWritten3 }) => {
      const stamp = entry(schema, "$schema");
      const [, draft] = stamp?.value.kind === "string" && OLD.exec(stamp.value.value) || [];
      if (!stamp || draft === void 0) return;
      const rows = [
        ...rowsLike(ID4, "output-draft-07", manifest),
        .../[34]/.test(draft) ? rowsLike(ID4, "output-draft-04", manifest) : []
      ];
      if (rows.length === 0 || !manifest.clients && isForChatgptAlone(tool5)) return;
      const clients = clientsThat(rows, "refuse");
      if (!isWritten3) {
        add({ at: entry(tool5, "outputSchema") ?? schema, message: "stamped", data: clients });
        return;
      }
      const isSame2 = draft === "7" && has(schema, "definitions") === "no";
      add({
        at: stamp.value,
        message: "named",
        data: { draft, ...clients },
        ...isSame2 && {
          fix: { title: "Remove `$schema`", safe: true, edits: [{ op: "remove", from: schema, child: stamp }] }
        }
      });
    });
  }
});
function isForChatgptAlone(tool5) {
  const keys = entries(get(tool5, "_meta")).map(({ key }) => key);
  return keys.some((key) => key.startsWith("openai/")) && !keys.some((key) => /^ui(?:\/|$)/.test(key));
}

// rules/clients/pattern.ts
var ID5 = "clients/pattern";
var LOOKAROUND = /(?<!\\)(?:\\\\)*\(\?<?[=!]/;
var PROPERTY = /(?<!\\)(?:\\\\)*\\[pP]\{/;
var pattern_default = defineRule({
  id: ID5,
  summary: "A pattern with lookaround or `\\p{\u2026}`",
  severity: "warning",
  in: "recommended",
  source: observed("Input schemas", "Patterns do without lookaround and Unicode properties."),
  messages: {
    lookaround: {
      message: 'This `pattern` uses lookaround. {{who}} {{refuse}} every request with the tool: "regex lookaround is not supported".',
      help: "Write it without `(?=`, `(?!`, `(?<=` and `(?<!`."
    },
    property: {
      message: "This `pattern` uses `\\p{\u2026}`. {{who}} {{refuse}} every request with the tool.",
      help: "List the characters, or leave the check to the handler."
    },
    made: {
      message: "zod turns this into a `pattern` with {{what}}, and {{who}} {{refuse}} every request with the tool.",
      help: "Use `.regex()` with a pattern without {{what}}, or leave the check to the handler{{newer}}."
    }
  },
  *check(manifest) {
    const rows = rowsFor(ID5, manifest);
    if (rows.length === 0) return;
    const clients = clientsThat(rows, "refuse");
    yield* inEveryForm(manifest, "inputSchema", (schema, add, { isWritten: isWritten3 }) => {
      for (const { node } of schemasIn(schema)) {
        const at2 = get(node, "pattern");
        if (at2?.kind !== "string") continue;
        const isLookaround = LOOKAROUND.test(at2.value);
        if (!isLookaround && !PROPERTY.test(at2.value)) continue;
        const isOfFormat = !isWritten3 && get(node, "format") !== void 0;
        if (!isOfFormat) add({ at: at2, message: isLookaround ? "lookaround" : "property", data: clients });
        else {
          const format6 = get(node, "format");
          const isEmail = format6?.kind === "string" && format6.value === "email";
          const newer = isEmail ? ". For e-mail addresses, you can also move to zod 4.6, whose pattern has no lookaround" : "";
          add({ at: at2, message: "made", data: { what: isLookaround ? "lookaround" : "`\\p{\u2026}`", newer, ...clients } });
        }
      }
    });
  }
});

// rules/clients/prefixed-name.ts
var ID6 = "clients/prefixed-name";
var MOST_IN_CLAUDE = 64;
var MOST_IN_CURSOR = 60;
var KEPT_IN_VSCODE = 46;
var prefixed_name_default = defineRule({
  id: ID6,
  summary: "A tool name that is too long, or no longer unique, once a client has changed it",
  severity: "warning",
  in: "strict",
  source: observed("Names", "Clients put the name of the server before the name of the tool."),
  messages: {
    claude: {
      message: "{{who}} {{send}} this name as `mcp__{{server}}__{{name}}`: {{length}} characters, where at most 64 are allowed, so requests fail.",
      help: "Shorten the tool's name or the server's."
    },
    claudeAnyServer: {
      message: "{{who}} {{send}} this name as `mcp__<server>__{{name}}`. That is at least {{length}} characters, even with a server name of one letter. At most 64 are allowed, so requests fail.",
      help: "Shorten the name, and leave room for the server's name."
    },
    cursor: {
      message: "This name and `{{server}}`, the name of the server, have {{length}} characters together. {{who}} {{leave}} out a tool when the two exceed 60 characters.",
      help: "Shorten the tool's name or the server's."
    },
    cursorAnyServer: {
      message: "This name alone has {{length}} characters. {{who}} {{leave}} out a tool when its name and the server's name together exceed 60 characters.",
      help: "Shorten the name to leave room for the server's name."
    },
    vscode: {
      message: "This name and `{{other}}` have the same first 46 characters. {{who}} may cut names there, and then one of the two tools is lost.",
      help: "Make the names differ in those characters."
    },
    filtered: {
      message: "This name and `{{other}}` become the same in {{who}}, which {{keep}} only letters, digits and `_`, so one of the two tools is lost.",
      help: "Make the names differ in those characters."
    }
  },
  *check(manifest) {
    const rows = (start) => rowsLike(ID6, start, manifest);
    const [claude, cursor, vscode, amazon] = [
      rows("prefix-claude"),
      rows("prefix-cursor"),
      rows("prefix-vscode"),
      rows("prefix-amazon")
    ];
    const server = manifest.servers.length === 1 ? manifest.servers[0] : void 0;
    const cut = /* @__PURE__ */ new Map();
    const filtered = /* @__PURE__ */ new Map();
    for (const tool5 of listingOf(manifest).tools) {
      const at2 = get(tool5, "name");
      if (at2?.kind !== "string" || isTakenByOthers(tool5, manifest)) continue;
      const { value } = at2;
      const length = "mcp____".length + (server?.length ?? 1) + value.length;
      if (claude.length > 0 && length > MOST_IN_CLAUDE && value.length <= MOST_IN_CLAUDE) {
        const data = { name: value, length, server, ...clientsThat(claude, "send") };
        yield { at: at2, message: server === void 0 ? "claudeAnyServer" : "claude", data };
      } else if (cursor.length > 0 && value.length + (server?.length ?? 1) > MOST_IN_CURSOR && value.length <= MOST_IN_CLAUDE) {
        const data = { length: value.length + (server?.length ?? 0), server, ...clientsThat(cursor, "leave") };
        yield { at: at2, message: server === void 0 ? "cursorAnyServer" : "cursor", data };
      }
      addTo(cut, value.slice(0, KEPT_IN_VSCODE), at2);
      addTo(filtered, value.replace(/\W/g, ""), at2);
    }
    if (vscode.length > 0) yield* laterOnes(cut, "vscode", vscode);
    if (amazon.length > 0) yield* laterOnes(filtered, "filtered", amazon);
  }
});
function* laterOnes(groups, message, rows) {
  const clients = clientsThat(rows, "keep");
  for (const [first2, ...later] of groups.values()) {
    for (const at2 of later) {
      if (at2.value === first2.value) continue;
      yield {
        at: at2,
        message,
        data: { other: first2.value, ...clients },
        related: [{ at: first2, note: "The other tool." }]
      };
    }
  }
}

// rules/clients/property-name.ts
var ID7 = "clients/property-name";
var PATTERN = /^[a-zA-Z0-9_.-]{1,64}$/;
var EFFECT = "Claude's API refuses every request with this tool, and newer versions of Claude Code silently leave the tool out.";
var property_name_default = defineRule({
  id: ID7,
  summary: "A parameter whose name Claude refuses",
  severity: "error",
  in: "recommended",
  source: observed("Input schemas", "Names of parameters match `^[a-zA-Z0-9_.-]{1,64}$`."),
  messages: {
    characters: {
      message: `The parameter name \`{{name}}\` contains {{what}}. ${EFFECT}`,
      help: "Use only letters, digits, `_`, `.` and `-`."
    },
    long: {
      message: `This parameter name has {{length}} characters, where at most 64 are allowed. ${EFFECT}`,
      help: "Shorten the name."
    },
    empty: { message: `This parameter name is blank. ${EFFECT}`, help: "Name the parameter." }
  },
  *check(manifest) {
    if (rowsFor(ID7, manifest).length === 0) return;
    yield* inEveryForm(manifest, "inputSchema", (schema, add) => {
      for (const at2 of entries(get(schema, "properties"))) {
        const { key } = at2;
        if (PATTERN.test(key)) continue;
        const bad = /[^a-zA-Z0-9_.-]/u.exec(key)?.[0];
        if (key.trim() === "") add({ at: at2, message: "empty" });
        else if (bad) add({ at: at2, message: "characters", data: { name: key, what: namedCharacter(bad) } });
        else add({ at: at2, message: "long", data: { length: key.length } });
      }
    });
  }
});

// rules/clients/recursive-ref.ts
var ID8 = "clients/recursive-ref";
var recursive_ref_default = defineRule({
  id: ID8,
  summary: "A `$ref` that leads back to a schema around it",
  severity: "info",
  in: "strict",
  source: observed("Input schemas", "A schema does not contain itself."),
  messages: {
    recursive: {
      message: "This `$ref` makes the schema recursive. {{who}} cannot convert a recursive schema: the parameter loses its schema, or the tool fails.",
      help: "Replace the `$ref` with a fixed number of nested levels."
    }
  },
  *check(manifest) {
    const rows = rowsFor(ID8, manifest);
    if (rows.length === 0) return;
    const who = whoIn(rows);
    yield* inEveryForm(manifest, "inputSchema", (schema, add) => {
      const { parts, targets } = graphOf(schema);
      if (targets.size === 0) return;
      const loops = loopsOf(schema, (node) => [...parts.get(node) ?? [], ...targets.get(node) ?? []]);
      for (const { node } of schemasIn(schema)) {
        const [target] = targets.get(node) ?? [];
        if (target && loops.get(target) === loops.get(node))
          add({ at: entry(node, "$ref").value, message: "recursive", data: { who } });
      }
    });
  }
});
function graphOf(root) {
  const parts = /* @__PURE__ */ new Map();
  const targets = /* @__PURE__ */ new Map();
  const todo = [root];
  for (let top = todo.pop(); top; top = todo.pop()) {
    if (parts.has(top)) continue;
    const around2 = [];
    for (const { node, depth } of schemasIn(top)) {
      parts.set(node, []);
      if (depth > 0) parts.get(around2[depth - 1]).push(node);
      around2[depth] = node;
      const reference = entry(node, "$ref")?.value;
      if (reference?.kind !== "string") continue;
      const target = reference.value === "#" ? root : resolveReference(root, reference.value);
      if (target?.kind !== "object") continue;
      targets.set(node, [target]);
      todo.push(target);
    }
  }
  return { parts, targets };
}
function loopsOf(start, next) {
  const low = /* @__PURE__ */ new Map();
  const loops = /* @__PURE__ */ new Map();
  const open = [];
  const way = [];
  const enter = (node) => {
    way.push({ node, order: low.size, left: [...next(node)] });
    low.set(node, low.size);
    open.push(node);
  };
  const lower2 = (node, order) => void low.set(node, Math.min(low.get(node), order));
  enter(start);
  for (let step = way.at(-1); step; step = way.at(-1)) {
    const { node, order, left } = step;
    const to = left.pop();
    if (to && !low.has(to)) enter(to);
    else if (to && !loops.has(to)) lower2(node, low.get(to));
    else if (!to) {
      way.pop();
      const before = way.at(-1);
      if (before) lower2(before.node, low.get(node));
      if (low.get(node) !== order) continue;
      for (const each of open.splice(open.lastIndexOf(node))) loops.set(each, order);
    }
  }
  return loops;
}

// rules/clients/ref-target.ts
var ID9 = "clients/ref-target";
var ref_target_default = defineRule({
  id: ID9,
  summary: "A `$ref` that leads nowhere, or outside `$defs`",
  severity: "error",
  in: "recommended",
  source: observed("Input schemas", "A reference leads to a definition in `#/$defs`."),
  messages: {
    dangling: {
      message: "This `$ref` points to `{{reference}}`, which does not exist{{hint}}, so clients refuse the tool or the whole list.",
      help: "Correct the reference, or add the definition."
    },
    elsewhere: {
      message: "This `$ref` points to `{{reference}}`, outside `$defs`{{others}}. {{effects}}.",
      help: "Move the target of the `$ref` to `$defs`, or copy the target here in place of the `$ref`."
    },
    made: {
      message: "zod 3 replaces the second use of a schema with a `$ref` to the first, here `{{reference}}`{{others}}. {{effects}}.",
      help: "Create a new schema for each use, or move to zod 4."
    },
    siblings: {
      message: "`{{keyword}}` is next to a `$ref`. {{who}} {{allow}} only `description` and `default` there, and {{refuse}} the tool.",
      help: "Move `{{keyword}}` into the definition."
    }
  },
  *check(manifest) {
    for (const { at: at2, meant, role } of danglingReferences(manifest)) {
      if (role === "input") yield { at: at2, message: "dangling", data: { reference: at2.value, hint: hint(meant) } };
    }
    const rows = rowsLike(ID9, "ref-place", manifest);
    const strict = rowsLike(ID9, "ref-siblings", manifest);
    if (rows.length + strict.length === 0) return;
    yield* inEveryForm(manifest, "inputSchema", (schema, add, { isWritten: isWritten3 }) => {
      const elsewhere = [];
      for (const { node } of schemasIn(schema)) {
        const reference = entry(node, "$ref")?.value;
        if (reference?.kind !== "string") continue;
        const isOther3 = /^#\/(?!\$defs\/)/.test(reference.value) && referencedNode(schema, reference.value) === "there";
        if (rows.length > 0 && isOther3 && !reference.value.startsWith("#/definitions/")) elsewhere.push(reference);
        const beside = node.entries.find(({ key }) => !BESIDE.has(key));
        if (strict.length > 0 && beside && has(node, "$ref") === "yes")
          add({
            at: beside,
            message: "siblings",
            data: { keyword: beside.key, ...clientsThat(strict, "allow", "refuse") },
            severity: "warning"
          });
      }
      const [first2, ...more] = elsewhere;
      if (!first2) return;
      const others2 = more.length > 0 ? `; the input schema has ${counted(more.length, "other `$ref`")} like it` : "";
      const data = { reference: first2.value, others: others2, effects: effectsOf(rows) };
      add({ at: first2, message: isWritten3 ? "elsewhere" : "made", data, severity: "warning" });
    });
  }
});
function effectsOf(rows) {
  const losing = rows.filter(({ id }) => id === "ref-place-gemini");
  const refusing = clientsThat(
    rows.filter((row) => !losing.includes(row)),
    "refuse"
  );
  const { who, lose } = clientsThat(losing, "lose");
  return [
    ...refusing.who ? [`${refusing.who} ${refusing.refuse} the tool`] : [],
    ...who ? [`${who} can ${lose} the \`items\` of arrays`] : []
  ].join(", and ");
}
var BESIDE = /* @__PURE__ */ new Set(["$ref", "description", "default"]);

// rules/clients/root-combinator.ts
var ID10 = "clients/root-combinator";
var CHOICES = ["anyOf", "oneOf", "allOf"];
var OTHERS = ["not", "if", "enum"];
var REFUSING = { not: "", if: "root-claude", enum: "root-openai" };
var root_combinator_default = defineRule({
  id: ID10,
  summary: "An input schema with `anyOf`, `oneOf` or `allOf` at its root",
  severity: "error",
  in: "recommended",
  source: observed("Input schemas", "Models take one object of parameters, not a choice of several."),
  messages: {
    refused: { message: "This input schema has `{{keyword}}` at its root. {{refused}}{{left}}.", help: "{{advice}}" }
  },
  *check(manifest) {
    const rows = rowsFor(ID10, manifest);
    if (rows.length === 0) return;
    yield* inEveryForm(manifest, "inputSchema", (schema, add) => {
      for (const keyword of [...CHOICES, ...OTHERS]) {
        const at2 = entry(schema, keyword);
        if (!at2 || at2.value.kind !== "array" && at2.value.kind !== "object") continue;
        const needed = keyword === "if" || keyword === "enum" || keyword === "not" ? REFUSING[keyword] : "";
        const refusing = rows.filter(
          ({ id }) => id.startsWith(needed) && !(keyword === "not" && id === "root-bedrock")
        );
        if (refusing.length > 0)
          add({
            at: at2,
            message: "refused",
            data: { keyword, ...effectsOf2(keyword, refusing), advice: ADVICE[keyword] }
          });
      }
    });
  }
});
function effectsOf2(keyword, rows) {
  const isLeftOut = rows.some(({ id }) => id === "root-claude");
  const refusing = rows.filter(({ id }) => id !== "root-claude" || keyword !== "not" && keyword !== "if");
  if (refusing.length === 0) return { refused: "Newer versions of Claude Code silently leave out this tool", left: "" };
  const { who, refuse } = clientsThat(refusing, "refuse");
  const left = isLeftOut ? ", and newer versions of Claude Code silently leave it out" : "";
  return { refused: `${who} ${refuse} requests with this tool`, left };
}
var ONE_OBJECT = "Describe all parameters in one object, and say in their descriptions which belong together.";
var IN_WORDS = "Remove the condition, and state it in the descriptions of the parameters.";
var ADVICE = {
  anyOf: ONE_OBJECT,
  oneOf: ONE_OBJECT,
  allOf: ONE_OBJECT,
  not: IN_WORDS,
  if: IN_WORDS,
  enum: "Describe the parameters in `properties`, and move the `enum` to the parameter that it is for."
};

// rules/common/lib/misspelt-keywords.ts
function isMisspelt(schema, keyword) {
  return misspelt(schema, keyword) !== void 0;
}
function misspelt(schema, keyword) {
  const slip = schema.entries.find(
    (each) => !KEYWORDS.has(each.key) && keywordMeant(each.key) === keyword && mayBeMeant(each, keyword)
  );
  return slip ?? (keyword === "properties" ? propertiesByOtherName(schema) : void 0);
}
var OTHER_NAMES = /* @__PURE__ */ new Set([
  ...["property", "props", "prop", "fields", "field", "attributes", "members"],
  ...["parameters", "params", "arguments", "args"]
]);
function propertiesByOtherName(schema) {
  if (has(schema, "properties") !== "no" || text(get(schema, "type")) !== "object") return void 0;
  if (schema.entries.some(isOtherDescription)) return void 0;
  const found = schema.entries.filter(({ key, value }) => OTHER_NAMES.has(key) && holdsOnlyProperties(value));
  return found.length === 1 ? found[0] : void 0;
}
function isOtherDescription({ key, value }) {
  return key === "additionalProperties" ? value.kind === "object" : OTHER_DESCRIPTIONS.has(key);
}
var OTHER_DESCRIPTIONS = /* @__PURE__ */ new Set(["$ref", "allOf", "patternProperties"]);
function holdsOnlyProperties(node) {
  return node.kind === "object" && !node.open && node.entries.length > 0 && node.entries.every(isPropertyLike);
}
function isPropertyLike({ value }) {
  const type = value.kind === "object" ? entry(value, "type") : void 0;
  return type !== void 0 && SHAPES.types.fits(type.value);
}
function mayBeMeant({ value }, keyword) {
  return SHAPES[KEYWORDS.get(keyword)].fits(value);
}
var LONG = [...KEYWORDS.keys()].filter((keyword) => keyword.length >= 7 && !keyword.startsWith("$"));
var SHORT = new Map(
  Object.entries({
    const: ["cosnt", "constt"],
    enum: ["enums", "emum", "enmu", "eunm"],
    format: ["formt", "fromat", "foramt", "formta"],
    items: ["item", "itmes", "iems", "itens", "itemss"],
    title: ["titel", "tilte", "titl"],
    type: ["types", "tpye", "tyep", "typ", "ype", "tye"]
  }).flatMap(([keyword, slips]) => slips.map((slip) => [slip, keyword]))
);
var FOREIGN = /* @__PURE__ */ new Set(["callable", "descriptor", "sample", "samples", "writeable"]);
function keywordMeant(key) {
  if (key.startsWith("x-") || key.startsWith("$") || key.length > LONGEST3 || FOREIGN.has(key)) return void 0;
  byFold ??= foldedKeywords();
  return byFold.get(fold(key)) ?? SHORT.get(key) ?? nearestWord(key, likely(key));
}
var LONGEST3 = 30;
var byFold;
function foldedKeywords() {
  const words2 = [...KEYWORDS.keys()].filter((keyword) => /^[a-z]{3}/i.test(keyword));
  return new Map(words2.map((keyword) => [fold(keyword), keyword]));
}
function fold(key) {
  return key.replace(/[-_ ]/g, "").toLowerCase();
}
function likely(key) {
  return LONG.filter(({ length }) => Math.abs(length - key.length) <= 3);
}
function strayProperties(manifest) {
  const found = /* @__PURE__ */ new Map();
  if (manifest.formats.includes("shinkai")) return found;
  const isOthers = ({ node, depth, role }) => depth === 0 && role === "input" && manifest.formats.includes("mcp") && get(node, "properties")?.kind !== "object";
  for (const [key, schemas] of schemasByKey(manifest)) {
    if (KEYWORDS.has(key) || keywordMeant(key) !== void 0 || NOTES.test(key)) continue;
    for (const schema of schemas) {
      const { node } = schema;
      const stray = entry(node, key);
      if (!isPropertyLike(stray) || !mayHoldProperties(node) || isOthers(schema)) continue;
      addTo(found, node, stray);
    }
  }
  return found;
}
var NOTES = /^(?:x-|\$|_)|:|output|response|result|return|error/i;
function mayHoldProperties(node) {
  if (has(node, "type") === "yes") return text(get(node, "type")) === "object";
  return has(node, "properties") === "yes" || !node.open && node.entries.every(isPropertyLike);
}
function isWrapper({ entries: entries2, open }, { key, value }) {
  return !open && entries2.length === 1 && WRAPPERS.has(key) && get(value, "properties")?.kind === "object";
}
var WRAPPERS = /* @__PURE__ */ new Set([
  "parameters",
  "schema",
  "json_schema",
  "jsonSchema",
  "input_schema",
  "inputSchema"
]);
function intoProperties(from, strays2, title = strays2.length > 1 ? "Put them into `properties`" : "Put it into `properties`") {
  const removed = strays2.map((child) => ({ op: "remove", from, child }));
  const properties = get(from, "properties");
  if (isMisspelt(from, "properties")) return void 0;
  if (properties === void 0 && has(from, "properties") === "no") {
    const value = Object.fromEntries(strays2.map(({ key, value: value2 }) => [key, asWritten(value2)]));
    return { title, safe: true, edits: [...removed, { op: "add", to: from, key: "properties", value }] };
  }
  if (properties?.kind !== "object" || strays2.some(({ key }) => has(properties, key) !== "no")) return void 0;
  const added = strays2.map(({ key, value }) => ({ op: "add", to: properties, key, value: asWritten(value) }));
  return { title, safe: true, edits: [...removed, ...added] };
}

// rules/clients/root-properties.ts
var ID11 = "clients/root-properties";
var root_properties_default = defineRule({
  id: ID11,
  summary: "An input schema without `properties`",
  severity: "info",
  in: "strict",
  fixable: "safe",
  source: observed("Input schemas", "An input schema has `properties`, if only an empty object."),
  messages: {
    missing: { message: "This input schema has no `properties`. {{effects}}.", help: 'Add `"properties": {}`.' }
  },
  *check(manifest) {
    const rows = rowsFor(ID11, manifest);
    if (rows.length === 0) return;
    yield* inEveryForm(manifest, "inputSchema", (schema, add, { isWritten: isWritten3 }) => {
      if (text(entry(schema, "type")?.value) !== "object" || has(schema, "properties") !== "no") return;
      if (!isWritten3 || isComposed(schema) || isMisspelt(schema, "properties")) return;
      add({
        at: lack(schema, "properties"),
        message: "missing",
        data: { effects: effectsOf3(rows) },
        fix: {
          title: 'Add `"properties": {}`',
          safe: true,
          edits: [{ op: "add", to: schema, key: "properties", value: {} }]
        }
      });
    });
  }
});
function effectsOf3(rows) {
  const failing = rows.find(({ id }) => id === "root-properties-copilot");
  const refusing = rows.filter((row) => row !== failing);
  const { who, refuse } = clientsThat(refusing.length > 0 ? refusing : rows, "refuse");
  const refused = `${who} ${refuse} the tool unless the client adds \`properties\``;
  if (!failing) return refused;
  const fails = `prompt fails in ${failing.who} before ${failing.until}`;
  return refusing.length > 0 ? `${refused}, and every ${fails}` : `Every ${fails}`;
}

// rules/mcp/lib/openai-functions.ts
function openaiFunctions(manifest) {
  if (!manifest.code.asksOpenai) return [];
  return listingOf(manifest).functions.filter((each) => text(get(each, "type")) === "function");
}

// rules/clients/strict-schema.ts
var ID12 = "clients/strict-schema";
var strict_schema_default = defineRule({
  id: ID12,
  summary: "A function with `strict: true` whose schema OpenAI refuses",
  severity: "error",
  in: "recommended",
  fixable: "safe",
  source: observed("Input schemas", "With `strict`, every object is closed and requires all its properties."),
  messages: {
    open: {
      message: "This object does not set `additionalProperties: false`, which `strict: true` requires of every object. The OpenAI API rejects requests that contain this function (status 400).",
      help: "Set `additionalProperties: false`."
    },
    optional: {
      message: "{{names}} {{are}} not in `required`, but with `strict: true` every object must list all its properties there. The OpenAI API rejects requests that contain this function (status 400).",
      help: "Add {{names}} to `required`; to keep {{it}} optional, also allow the type `null`."
    }
  },
  *check(manifest) {
    if (rowsFor(ID12, manifest).length === 0) return;
    for (const each of openaiFunctions(manifest)) {
      const strict = get(each, "strict");
      const schema = get(each, "inputSchema");
      if (strict?.kind !== "boolean" || !strict.value || schema?.kind !== "object") continue;
      const related = [{ at: strict, note: "Strict mode is turned on here." }];
      for (const { node } of schemasIn(schema)) {
        if (!isWrittenObject(node)) continue;
        const more = entry(node, "additionalProperties");
        const isMore = more && (more.value.kind === "object" || more.value.kind === "boolean" && more.value.value);
        if (isMore) yield { at: more, message: "open", related };
        else if (has(node, "additionalProperties") === "no")
          yield { at: lack(node, "additionalProperties"), message: "open", related, fix: closing(node) };
        const optional2 = optionalIn(node);
        if (optional2.length > 0)
          yield {
            at: entry(node, "required") ?? lack(node, "required"),
            message: "optional",
            data: {
              names: allOf(optional2.map((name) => `\`${name}\``)),
              are: optional2.length === 1 ? "is" : "are",
              it: optional2.length === 1 ? "it" : "one of them"
            },
            related
          };
      }
    }
  }
});
function isWrittenObject(node) {
  const type = entry(node, "type");
  return type !== void 0 && !node.open && type.start !== type.value.start && text(type.value) === "object";
}
function optionalIn(node) {
  const properties = get(node, "properties");
  const required = get(node, "required");
  if (properties?.kind !== "object" || properties.open) return [];
  if (required ? required.kind !== "array" || required.open : has(node, "required") !== "no") return [];
  const names2 = items(required).map((each) => text(each));
  return names2.includes(void 0) ? [] : entries(properties).flatMap(({ key }) => names2.includes(key) ? [] : key);
}
var closing = (node) => ({
  title: "Add `additionalProperties: false`",
  safe: true,
  edits: [{ op: "add", to: node, key: "additionalProperties", value: false }]
});

// rules/clients/tool-count.ts
var ID13 = "clients/tool-count";
var MOST = { "count-openai": 128, "count-vscode": 128, "count-cursor": 80 };
var tool_count_default = defineRule({
  id: ID13,
  summary: "More tools on one server than clients take",
  severity: "info",
  in: "strict",
  source: observed("Lists", "Clients take a limited number of tools, over all servers together."),
  messages: {
    many: {
      message: "This list has {{count}} tools. {{limit}}, counted over all connected servers.",
      help: "Let users enable groups of tools, or split the server so that they can connect only what they need."
    }
  },
  *check(manifest) {
    const { tools } = listingOf(manifest);
    if (manifest.code.registrations.length > 0 || tools.length <= 80) return;
    const at2 = entry(listing(manifest.root).answer, "tools") ?? entries(manifest.root)[0];
    for (const row of rowsFor(ID13, manifest)) {
      const most = MOST[row.id];
      if (at2 && most !== void 0 && tools.length > most) {
        yield { at: at2, message: "many", data: { count: tools.length, limit: limitOf(row, most) } };
        return;
      }
    }
  }
});
function limitOf(row, most) {
  const { who, refuse, leave } = clientsThat([row], "refuse", "leave");
  if (row.until !== void 0) return `Until ${row.until}, ${who} left out tools beyond ${most}`;
  return row.id === "count-openai" ? `${who} ${refuse} requests with more than ${most} tools` : `${who} ${leave} out tools beyond ${most}`;
}

// rules/clients/x-mcp-header.ts
var KEY = "x-mcp-header";
var HAS_KEY = /x-mcp-header/;
var TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
var TYPES2 = /* @__PURE__ */ new Set(["string", "integer", "boolean"]);
var x_mcp_header_default = defineRule({
  id: "clients/x-mcp-header",
  summary: "An `x-mcp-header` that makes SDKs drop the tool",
  severity: "error",
  in: "recommended",
  source: observed("Input schemas", "Revision 2026-07-28 limits where `x-mcp-header` may be and what it may contain."),
  messages: {
    token: {
      message: "`x-mcp-header` must be the name of an HTTP header, but is {{found}}. Over streamable HTTP, the SDKs drop this tool.",
      help: "Use letters, digits and `-`."
    },
    twice: {
      message: "Another parameter of this tool has the same `x-mcp-header`, `{{name}}`. Over streamable HTTP, the SDKs drop this tool.",
      help: "Give each parameter its own header."
    },
    type: {
      message: "`x-mcp-header` is allowed only on a string, an integer or a boolean. Over streamable HTTP, the SDKs drop this tool.",
      help: "Remove it here."
    },
    place: {
      message: "`x-mcp-header` is allowed only directly on a parameter, not inside `items`, `anyOf` and the like. Over streamable HTTP, the SDKs drop this tool.",
      help: "Remove it here."
    }
  },
  *check(manifest) {
    if (!manifest.mayHold(HAS_KEY)) return;
    yield* inEveryForm(manifest, "inputSchema", (schema, add) => {
      const reachable = new Set(reachableIn(schema));
      const seen3 = /* @__PURE__ */ new Set();
      for (const { node } of schemasIn(schema)) {
        const header = entry(node, KEY);
        if (!header || header.value.kind === "unknown") continue;
        const name = text(header.value);
        const type = get(node, "type");
        if (name === void 0 || !TOKEN.test(name)) {
          add({
            at: header.value,
            message: "token",
            data: { found: name === void 0 ? `a ${header.value.kind}` : `\`${name}\`` }
          });
        } else if (!reachable.has(node)) add({ at: header, message: "place" });
        else if (type?.kind === "string" && !TYPES2.has(type.value)) add({ at: header, message: "type" });
        else if (seen3.has(name.toLowerCase())) add({ at: header.value, message: "twice", data: { name } });
        if (name !== void 0) seen3.add(name.toLowerCase());
      }
    });
  }
});
function* reachableIn(schema, depth = 0) {
  const properties = get(schema, "properties");
  for (const { value } of properties?.kind === "object" && depth < 100 ? properties.entries : []) {
    if (value.kind !== "object") continue;
    yield value;
    yield* reachableIn(value, depth + 1);
  }
}

// rules/clients/zod-lost-parameters.ts
var zod_lost_parameters_default = defineRule({
  id: "clients/zod-lost-parameters",
  summary: "A zod schema that the MCP SDK leaves out of the list of tools",
  severity: "error",
  in: "recommended",
  source: observed("zod", "Version 1 of the TypeScript SDK lists nothing but plain objects."),
  messages: {
    lost: {
      message: "The root of this input schema is `{{by}}`, so version 1 of the MCP SDK lists the tool without parameters. The model then calls the tool without arguments, and the server refuses the call.",
      help: "Use a plain `z.object({ \u2026 })`, and do all other checks in the handler."
    },
    dropped: {
      message: "The root of this output schema is `{{by}}`, so version 1 of the MCP SDK lists the tool without an output schema.",
      help: "Use a plain `z.object({ \u2026 })`."
    }
  },
  *check(manifest) {
    for (const { tool: tool5, key, forms } of servedTools(manifest)) {
      if (isForAppOnly(tool5)) continue;
      const [first2] = forms;
      const fault = first2?.fault;
      if (!fault || fault.is === "throws") continue;
      if (forms.some((each) => each.fault?.is !== fault.is)) continue;
      yield { at: entry(tool5, key) ?? fault.at, message: fault.is, data: { by: fault.by } };
    }
  }
});

// rules/clients/zod-unrepresentable.ts
var zod_unrepresentable_default = defineRule({
  id: "clients/zod-unrepresentable",
  summary: "A zod type that JSON cannot express, so `tools/list` or every call fails",
  severity: "error",
  in: "recommended",
  source: observed("zod", "zod 4 throws for types that JSON Schema does not have."),
  messages: {
    throws: {
      message: "zod 4 cannot convert `{{by}}` to JSON Schema, so `tools/list` fails and clients get none of this server's tools.",
      help: "{{advice}}"
    },
    refuses: {
      message: "No JSON value passes `{{by}}`, so the SDK refuses every call that sends this argument.",
      help: "{{advice}}"
    },
    either: {
      message: "zod 4 cannot convert `{{by}}` to JSON Schema, so `tools/list` fails. With zod 3, the SDK refuses every call that sends this argument.",
      help: "{{advice}}"
    }
  },
  *check(manifest) {
    for (const { tool: tool5, forms } of servedTools(manifest)) {
      const faults = forms.map(({ fault, refusing }) => fault?.is === "throws" ? fault : refusing);
      const [first2] = faults;
      if (!first2 || faults.includes(void 0)) continue;
      const throwing = forms.filter(({ fault }) => fault?.is === "throws").length;
      const message = throwing === forms.length ? "throws" : throwing === 0 ? "refuses" : "either";
      const at2 = nodesByPlace(tool5)(first2.at);
      yield { at: at2, message, data: { by: first2.by, advice: ADVICE2[first2.by] ?? GENERAL } };
    }
  }
});
var GENERAL = "Use a type that JSON Schema has, and convert the value in the handler.";
var DATE = "Use an ISO date string, and convert it to a `Date` in the handler.";
var ADVICE2 = {
  "z.date()": DATE,
  "z.coerce.date()": DATE,
  "z.bigint()": "Use `z.int()` or a string of digits.",
  "z.map()": "Use `z.record(z.string(), \u2026)`.",
  "z.set()": "Use `z.array(\u2026)`.",
  ".transform()": "Describe the final value with a schema without `.transform()`, and convert the value in the handler."
};

// rules/common/array-without-items.ts
var array_without_items_default = defineRule({
  id: "common/array-without-items",
  summary: "`type: array` without `items`",
  severity: "warning",
  in: "recommended",
  fixable: "unsafe",
  source: {
    document: "JSON Schema, Applicator vocabulary",
    section: "items",
    says: "Without `items` an array may contain anything; OpenAI and VS Code refuse a tool with such a parameter.",
    kind: "advice"
  },
  messages: {
    missing: {
      message: "This array has no `items`. OpenAI and VS Code refuse a tool with such a parameter.",
      help: 'Add `items`, such as `{ "type": "string" }`.'
    },
    missingPlain: {
      message: "This array has no `items`, so the model has to guess what belongs in it.",
      help: 'Add `items`, such as `{ "type": "string" }`.'
    },
    missingInResult: {
      message: "This array in the result has no `items`, so its readers cannot tell what it contains.",
      help: 'Add `items`, such as `{ "type": "string" }`.'
    }
  },
  *check(manifest) {
    if (isSubset(manifest)) return;
    const message = manifest.formats.includes("shinkai") ? "missingPlain" : "missing";
    for (const { node, role, depth } of schemasWith(manifest, "type")) {
      if (depth === 0 && (role !== "output" || manifest.formats.includes("shinkai"))) continue;
      if (!isArrayType(node) || has(node, "items") !== "no" || has(node, "prefixItems") !== "no") continue;
      if (isComposed(node) || isMisspelt(node, "items")) continue;
      if (role === "output") yield { at: lackOf(node, "items"), message: "missingInResult", severity: "info" };
      else {
        const fix = itemsOf(node);
        yield { at: lackOf(node, "items"), message, ...fix && { fix } };
      }
    }
  }
});
function itemsOf(schema) {
  const shown3 = [get(schema, "default"), ...items(get(schema, "examples"))].flatMap((each) => items(each));
  const [first2] = shown3;
  const isKnown3 = first2 && SCALARS.has(first2.kind) && shown3.every(({ kind }) => kind === first2.kind);
  if (!isKnown3) return void 0;
  const edits = [{ op: "add", to: schema, key: "items", value: { type: first2.kind } }];
  return { title: `Add \`items\` of type ${first2.kind}`, safe: false, edits };
}
var SCALARS = /* @__PURE__ */ new Set(["string", "number", "boolean"]);
function isArrayType(schema) {
  const type = entry(schema, "type")?.value;
  if (type?.kind === "string") return type.value === "array";
  if (type?.kind !== "array") return false;
  return type.items.some((item) => item.kind === "string" && item.value === "array") && type.items.every((item) => item.kind === "string" && (item.value === "array" || item.value === "null"));
}

// rules/common/lib/in-prose.ts
function* describedParameters(manifest) {
  if (!manifest.formats.some((format6) => JUDGED.has(format6))) return;
  const seen3 = /* @__PURE__ */ new Set();
  for (const { node, role, property, tool: tool5 } of manifest.schemas) {
    if (role !== "input" || !property || node.open || isForAppOnly(tool5.node) || seen3.has(node.start)) continue;
    const description = entry(node, "description")?.value;
    const type = text(get(node, "type"));
    if (description?.kind !== "string" || type === void 0 || description.value.length > LONGEST4) continue;
    seen3.add(node.start);
    yield { property, schema: node, description, type };
  }
}
var JUDGED = /* @__PURE__ */ new Set(["mcp", "openai", "otc"]);
var LONGEST4 = 2e3;
var lacks = (schema, keywords) => keywords.every((key) => has(schema, key) === "no");
function sentenceAround(value, at2) {
  const start = Math.max(value.lastIndexOf(". ", at2), value.lastIndexOf("\n", at2)) + 1;
  const ends = [". ", "\n"].map((end) => value.indexOf(end, at2)).filter((end) => end >= 0);
  return value.slice(start, Math.min(...ends, value.length));
}

// rules/common/bounds-in-prose.ts
var bounds_in_prose_default = defineRule({
  id: "common/bounds-in-prose",
  summary: "A description states a limit that the schema of the parameter does not have",
  severity: "info",
  in: "strict",
  source: {
    document: "JSON Schema, Validation vocabulary",
    section: "minimum, maximum, minLength, maxLength, minItems, maxItems",
    says: "Limits of numbers, strings and lists have keywords.",
    kind: "advice"
  },
  messages: {
    prose: {
      message: 'Only words say that `{{name}}` is limited ("{{words}}"), so nothing keeps a model from going beyond.',
      help: "Add {{keywords}}."
    }
  },
  *check(manifest) {
    for (const { property, schema, description, type } of describedParameters(manifest)) {
      const kind = KINDS[type];
      if (!kind || !lacks(schema, ["enum", "const", "$ref", "anyOf", "oneOf", "allOf", "pattern", "format"])) continue;
      const { value } = description;
      for (const { words: words2, keywords } of kind) {
        const found = words2.exec(value);
        if (!found || !lacks(schema, keywords) || VAGUE.test(sentenceAround(value, found.index))) continue;
        const at2 = part(description, found.index, found.index + found[0].length);
        const missing3 = keywords.filter((key) => !/^exclusive/.test(key)).map((key) => `\`${key}\``);
        yield { at: at2, message: "prose", data: { name: property.key, words: found[0], keywords: missing3.join(" and ") } };
        break;
      }
    }
  }
});
var LOWER = ["minimum", "exclusiveMinimum"];
var UPPER = ["maximum", "exclusiveMaximum"];
var NUMBER = "-?\\d[\\d,.]{0,12}";
var NUMBERS = [
  {
    words: new RegExp(`\\b(?:between|from)\\s${NUMBER}\\s(?:and|to)\\s-?\\d+(?:[,.]\\d+)*\\b`, "i"),
    keywords: [...LOWER, ...UPPER]
  },
  {
    words: /[([](?:range:?\s)?-?\d+(?:\.\d+)?\s?(?:-|–|to|\.\.)\s?\d+(?:\.\d+)?(?=[)\],;])/i,
    keywords: [...LOWER, ...UPPER]
  },
  {
    words: /\b(?:max(?:imum)?(?: value| is|:)?|at most|up to|no more than|must not exceed)[:\s]{1,2}-?\d+(?:[,.]\d+)*\b/i,
    keywords: UPPER
  },
  { words: /\b(?:min(?:imum)?(?: value| is|:)?|at least)[:\s]{1,2}-?\d+(?:[,.]\d+)*\b/i, keywords: LOWER }
];
var STRINGS = [
  {
    words: /\b(?:max(?:imum)?(?: length(?: of)?)?|at most|up to|no more than)[:\s]{1,2}\d+(?:,\d+)* (?:characters|chars)\b/i,
    keywords: ["maxLength"]
  },
  {
    words: /\b(?:min(?:imum)?(?: length(?: of)?)?|at least)[:\s]{1,2}\d+ (?:characters|chars)\b/i,
    keywords: ["minLength"]
  }
];
var ARRAYS = [
  {
    words: /\b(?:max(?:imum)?(?: of)?|at most|up to|no more than)[:\s]{1,2}\d+(?= [a-z]|[).])/i,
    keywords: ["maxItems"]
  },
  { words: /\b(?:min(?:imum)?(?: of)?|at least)[:\s]{1,2}(?:\d+|one|two)(?= [a-z]|[).])/i, keywords: ["minItems"] }
];
var KINDS = {
  ...{ number: NUMBERS, integer: NUMBERS },
  ...{ string: STRINGS, array: ARRAYS }
};
var VAGUE = /\b(?:typically|usually|recommended|about|approximately|e\.g|for example|if|when|unless|per|each|depends|plan)\b/i;

// rules/common/choices-in-prose.ts
var choices_in_prose_default = defineRule({
  id: "common/choices-in-prose",
  summary: "A description lists the allowed values of a parameter that has no `enum`",
  severity: "info",
  in: "strict",
  source: {
    document: "JSON Schema, Validation vocabulary",
    section: "enum",
    says: "`enum` lists the values that are allowed.",
    kind: "advice"
  },
  messages: {
    prose: {
      message: "Only words say that `{{name}}` takes {{values}}, so nothing keeps a model from writing others.",
      help: "List the values in `enum`."
    }
  },
  *check(manifest) {
    for (const { property, schema, description, type } of describedParameters(manifest)) {
      if (type !== "string" || !lacks(schema, ["enum", "const", "pattern", "format", "anyOf", "oneOf", "$ref"]))
        continue;
      const { value } = description;
      const found = LISTS3.map((list3) => list3.exec(value)).find((each) => each !== null);
      if (!found) continue;
      const [whole, list2 = ""] = found;
      const values = list2.split(SEPARATORS).map((each) => each.replace(/^[`'"]|[`'"]$/g, ""));
      if (new Set(values).size < 2 || values.length > MOST2 || OPEN.test(sentenceAround(value, found.index))) continue;
      const from = found.index + whole.lastIndexOf(list2);
      yield {
        at: part(description, from, from + list2.length),
        message: "prose",
        data: { name: property.key, values: named(values) }
      };
    }
  }
});
var MOST2 = 30;
var SHOWN = 3;
var named = (values) => {
  const shown3 = values.slice(0, SHOWN).map((each) => `\`${each}\``);
  return values.length > SHOWN ? `${shown3.join(", ")} and ${values.length - SHOWN} more` : shown3.join(", ");
};
var QUOTED = "(?:\"[\\w./:+-]{1,40}\"|'[\\w./:+-]{1,40}'|`[\\w./:+-]{1,40}`)";
var BETWEEN = "(?:\\s?[,/|]\\s?(?:or\\s|and\\s)?|\\sor\\s|\\sand\\s)";
var SEPARATORS = /\s?[,/|]\s?(?:or\s|and\s)?|\sor\s|\sand\s/;
var INTRODUCED = "\\b(?:one of|either|must be|can be|allowed(?: values)?|valid(?: values| options)?|possible values|accepted values|accepts|supported(?: values)?|options|values|choices)(?: are| is| include)?:?\\s";
var LISTS3 = [
  // One of "a", "b" or "c"
  new RegExp(`${INTRODUCED}[([]?(${QUOTED}(?:${BETWEEN}${QUOTED}){1,29})(?!${BETWEEN}|\\w)`, "i"),
  // "a" | "b", ("a" or "b")
  new RegExp(`(?:^|[(:]\\s?)(${QUOTED}(?:\\s?\\|\\s?${QUOTED}){1,29})(?=[).\\s]|$)`),
  new RegExp(`\\((${QUOTED}(?:${BETWEEN}${QUOTED}){1,29})\\)`),
  // (asc|desc), asc | desc
  /(?:^|[(:]\s?)([a-z][\w-]{0,30}(?:\s?\|\s?[a-z][\w-]{0,30}){1,29})(?=[).\s]|$)/i,
  // One of: a, b, c
  /\b(?:one of|allowed values|valid values|possible values|allowed|options)(?: are)?:\s([\w-]{1,30}(?:(?:,\s?(?:or\s)?|\sor\s|\s?\|\s?|\s?\/\s?)[\w-]{1,30}){1,29})(?=\s?[).;(]|\s?$|\n)/i
];
var OPEN = /\be\.?g\b|\bfor example\b|\bsuch as\b|\bexamples?\b|\blike\b|\betc\b|\.\.\.|…|\bor (?:any|other|custom|a|an|the)\b|\bcomma[- ]separated\b|\bcombin|\bmultiple\b|\bincluding\b|\bformat\b|\bstarting with\b|\bprefix/i;

// rules/common/contradictory-bounds.ts
var contradictory_bounds_default = defineRule({
  id: "common/contradictory-bounds",
  summary: "A lower bound is above its upper bound",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "minimum, maximum, minLength, maxLength, minItems, maxItems",
    says: "A value has to keep all bounds at once, so contradictory ones leave no value at all.",
    kind: "advice"
  },
  messages: {
    none: {
      message: "`{{lower}}` is {{low}} and `{{upper}}` is {{high}}, so no value can ever be valid.",
      help: "Correct one of the two; they may be the wrong way round."
    }
  },
  *check(manifest) {
    for (const bounds of BOUNDS) {
      const [lower2, upper] = bounds;
      for (const { node } of schemasWith(manifest, lower2)) {
        const found = contradiction(node, bounds);
        if (!found) continue;
        const { low, high } = found;
        const data = { lower: lower2, upper, low: low.value, high: high.value };
        yield { at: low, message: "none", data, related: [{ at: high, note: "The upper bound." }] };
      }
    }
  }
});

// rules/common/default-not-in-enum.ts
var default_not_in_enum_default = defineRule({
  id: "common/default-not-in-enum",
  summary: "`default` is not one of `enum`",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "default, enum",
    says: "A default should be valid against its schema, and with `enum` only the listed values are.",
    kind: "SHOULD"
  },
  messages: {
    missing: {
      message: "The default is {{found}}, which is not one of the values that `enum` allows{{hint}}. Hosts that validate calls refuse a call that uses this default.",
      help: "Add the default to `enum`, or choose one of the listed values."
    }
  },
  *check(manifest) {
    for (const { node } of schemasWith(manifest, "enum")) {
      const choices = entry(node, "enum")?.value;
      const value = choices && entry(node, "default")?.value;
      if (choices?.kind !== "array" || choices.open || !value || !isPlain(value) || isUnset(value, manifest)) continue;
      if (isOtherwiseWrong(value, node) || choices.items.some((choice) => mayBe(choice, value, node, manifest)))
        continue;
      const meant = nearestWord(
        text(value) ?? "",
        choices.items.flatMap((choice) => text(choice) ?? [])
      );
      yield { at: value, message: "missing", data: { found: show(value), hint: hint(meant) } };
    }
  }
});
function isPlain({ kind }) {
  return kind !== "object" && kind !== "array" && kind !== "unknown";
}
function isOtherwiseWrong(value, schema) {
  const types = declaredTypes(schema);
  return types !== void 0 && (value.kind === "null" || !fits(value, types));
}
function mayBe(choice, value, schema, { formats: formats2 }) {
  if (!isPlain(choice)) return true;
  if (plain(choice) === plain(value)) return true;
  if (String(plain(choice)) !== String(plain(value))) return false;
  return formats2.includes("shinkai") || isOfOtherType(choice, schema);
}
function isOfOtherType(choice, schema) {
  const types = declaredTypes(schema);
  return types !== void 0 && !fits(choice, types);
}
function plain(node) {
  return "value" in node ? node.value : null;
}

// rules/common/default-type.ts
var default_type_default = defineRule({
  id: "common/default-type",
  summary: "`default` does not fit the declared `type`, or is outside its bounds",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "default",
    says: "A default should be valid against its schema.",
    kind: "SHOULD"
  },
  fixable: "safe",
  messages: {
    misfit: {
      message: "The default is {{found}}, but the type requires {{types}}. Hosts that validate calls refuse a call that uses this default.",
      help: "Correct the default or the type."
    },
    outside: {
      message: "The default is {{found}}, but `{{keyword}}` is {{bound}}. Hosts that validate calls refuse a call that uses this default.",
      help: "Correct the default or the bound."
    }
  },
  *check(manifest) {
    for (const { node, role } of schemasWith(manifest, "default")) {
      const value = entry(node, "default")?.value;
      const types = value && declaredTypes(node);
      if (!types || fits(value, types) || isUnset(value, manifest)) continue;
      if (isOtherThanSubset(manifest, types)) continue;
      if (value.kind === "string" && manifest.formats.includes("shinkai") && standsFor(value.value, types) !== void 0)
        continue;
      if (value.kind === "null" && role === "output") continue;
      const exact = converted(value, types);
      yield {
        at: value,
        message: "misfit",
        data: { found: show(value), types: typeWords(types) },
        fix: exact === void 0 ? void 0 : {
          title: `Write \`${JSON.stringify(exact)}\``,
          safe: true,
          edits: [{ op: "set", node: value, value: exact }]
        }
      };
    }
    yield* outside(manifest);
  }
});
function* outside(manifest) {
  for (const { node, role } of schemasWith(manifest, "default")) {
    const value = entry(node, "default")?.value;
    if (value?.kind !== "number" || role === "output" || !fits(value, declaredTypes(node) ?? ["number"])) continue;
    const broken = brokenBound(value.value, node);
    if (broken) yield { at: value, message: "outside", data: { found: show(value), ...broken } };
  }
}
var KEEPS = {
  minimum: (value, bound2) => value >= bound2,
  maximum: (value, bound2) => value <= bound2,
  exclusiveMinimum: (value, bound2) => value > bound2,
  exclusiveMaximum: (value, bound2) => value < bound2
};
function brokenBound(value, schema) {
  if (BOUNDS.some((bounds) => contradiction(schema, bounds))) return void 0;
  for (const [keyword, keeps] of Object.entries(KEEPS)) {
    const bound2 = entry(schema, keyword)?.value;
    if (bound2?.kind === "number" && !keeps(value, bound2.value)) return { keyword, bound: bound2.value };
  }
  return void 0;
}

// rules/common/description-length.ts
var description_length_default = defineRule({
  id: "common/description-length",
  summary: "A description is so short or so long that models handle it badly",
  severity: "info",
  in: "strict",
  source: {
    document: "OpenAI API reference",
    section: "function.description",
    says: "The description of a function may have 1,024 characters; longer ones have been refused or cut.",
    kind: "advice"
  },
  messages: {
    short: {
      message: "The description of `{{name}}` has {{length}}, too few to explain when to use it.",
      help: "Say what it does and when to call it, in at least {{limit}} characters."
    },
    long: {
      message: "The description of `{{name}}` has {{length}}. It is sent with every request, and some hosts cut or refuse a description of more than {{limit}} characters.",
      help: "Keep only what the model needs to choose and call the tool."
    },
    shortUnnamed: {
      message: "The description of this tool has {{length}}, too few to explain when to use it.",
      help: "Say what it does and when to call it, in at least {{limit}} characters."
    },
    longUnnamed: {
      message: "The description of this tool has {{length}}. It is sent with every request, and some hosts cut or refuse a description of more than {{limit}} characters.",
      help: "Keep only what the model needs to choose and call the tool."
    }
  },
  options: {
    schema: {
      type: "object",
      additionalProperties: false,
      properties: {
        toolMin: {
          type: "integer",
          minimum: 0,
          description: "The fewest characters that the description of a tool should have"
        },
        toolMax: { type: "integer", minimum: 1, description: "The most characters for the description of a tool" },
        parameterMax: {
          type: "integer",
          minimum: 1,
          description: "The most characters for the description of a parameter"
        }
      }
    },
    defaults: { toolMin: 20, toolMax: 1024, parameterMax: 1024 }
  },
  *check({ tools, schemas }, { options }) {
    for (const { node, label, description } of tools) {
      if (!isForAppOnly(node)) yield* judge(description, label, options.toolMin, options.toolMax);
    }
    for (const { node, property, role, tool: tool5 } of schemas) {
      if (property && role !== "output" && !isForAppOnly(tool5.node))
        yield* judge(entry(node, "description"), property.key, 0, options.parameterMax);
    }
  }
});
function* judge(description, name, least, most) {
  if (description?.value.kind !== "string") return;
  const isNamed = name !== void 0;
  const { length } = description.value.value.trim();
  if (length > most)
    yield {
      at: description.value,
      message: isNamed ? "long" : unnamed("long"),
      data: { name: name ?? "", length: characters(length), limit: grouped(most) }
    };
  if (length >= least) return;
  const dense = denseIn(description.value.value);
  if (length + dense * (LETTERS_IN_ONE - 1) >= least) return;
  const few = dense > 0 ? Math.ceil(least / LETTERS_IN_ONE) : least;
  if (emptiness(description.value.value, name)) return;
  yield {
    at: description.value,
    message: isNamed ? "short" : unnamed("short"),
    data: { name: name ?? "", length: characters(length), limit: few }
  };
}
var characters = (count) => counted(count, "character");
var LETTERS_IN_ONE = 3;
var denseIn = (text2) => text2.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0;

// rules/common/directive-without-reason.ts
var directive_without_reason_default = defineRule({
  id: "common/directive-without-reason",
  summary: "A comment disables rules without a reason",
  severity: "warning",
  in: "recommended",
  tags: ["about-directives"],
  source: {
    document: "toolint",
    section: "suppressions",
    says: "A rule is disabled for a reason that others can judge.",
    kind: "advice"
  },
  messages: {
    missing: {
      message: "`{{word}}` has no reason, so the next reader cannot tell a decision from an oversight.",
      help: "Add the reason after two dashes: `{{word}}{{rules}} -- reason`."
    }
  },
  *check({ directives }) {
    for (const directive of directives) {
      const { word, exists, rules: rules2, reason } = directive;
      if (!exists || reason !== void 0 || word === "toolint-enable") continue;
      const list2 = rules2.map(({ id }) => id).join(", ");
      yield { at: directive, message: "missing", data: { word, rules: list2 && ` ${list2}` } };
    }
  }
});

// rules/common/lib/problems.ts
function requiredField(format6, source) {
  return defineRule({
    id: `${format6}/required-field`,
    summary: "A required field is missing",
    severity: "error",
    in: "spec",
    source,
    structural: true,
    messages: {
      missing: {
        message: "{{object}} has no `{{field}}`, which is required: {{why}}.",
        help: "Add `{{field}}`{{values}}."
      },
      missingPlain: { message: "{{object}} has no `{{field}}`, which is required.", help: "Add it{{values}}." }
    },
    check: (manifest) => pick(manifest.structure(format6), "required-field")
  });
}
function fieldType(format6, source, readers, then) {
  return defineRule({
    id: `${format6}/field-type`,
    summary: "A field has the wrong type, or a value outside a fixed set",
    severity: "error",
    in: "spec",
    source,
    structural: true,
    messages: {
      wrong: {
        message: `\`{{field}}\` must be {{expected}}, but it is {{found}}. ${then("field")}.`,
        help: "{{advice}}."
      },
      wrongEntry: {
        message: `An entry of \`{{field}}\` must be {{expected}}, but this one is {{found}}. ${then("entry")}.`,
        help: "{{advice}}."
      },
      wrongWhole: {
        message: `This value must be {{expected}}, but it is {{found}}, so ${readers} cannot read it as {{title}}.`,
        help: "{{advice}}."
      }
    },
    check: (manifest) => pick(manifest.structure(format6), "field-type")
  });
}
function misspeltField(format6, source) {
  return defineRule({
    id: `${format6}/misspelt-field`,
    summary: "A field is a misspelling of a known one",
    severity: "warning",
    in: "recommended",
    source,
    structural: true,
    fixable: "safe",
    messages: {
      misspelt: {
        message: "`{{key}}` is not a field of {{title}} and is ignored; did you mean `{{meant}}`?",
        help: "Rename `{{key}}` to `{{meant}}`."
      },
      misspeltRequired: {
        message: "`{{key}}` is not a field of {{title}}, so the required `{{meant}}` is missing; did you mean `{{meant}}`?",
        help: "Rename `{{key}}` to `{{meant}}`."
      },
      leftover: {
        message: "`{{key}}` is not a field of {{title}}, so it is ignored.",
        help: "The field `{{meant}}` is also there: check its value, then remove `{{key}}`."
      }
    },
    check: (manifest) => pick(manifest.structure(format6), "misspelt-field")
  });
}
function unknownField(format6, source, toldElsewhere = () => []) {
  return defineRule({
    id: `${format6}/unknown-field`,
    summary: "A field that the format does not know",
    severity: "info",
    in: "strict",
    source,
    structural: true,
    messages: {
      unknown: {
        message: "`{{key}}` is not a field of {{title}}, so it is ignored.",
        help: "Remove it, rename it, or move it to where it belongs."
      }
    },
    check(manifest) {
      const told3 = new Set(toldElsewhere(manifest));
      return pick(manifest.structure(format6), "unknown-field").filter(({ at: at2 }) => !told3.has(at2));
    }
  });
}
function pick(structure, kind) {
  return structure.filter((each) => each.kind === kind).map(({ problem: problem6 }) => problem6);
}
var alsoHere = (others2) => others2.map((at2) => ({ at: at2, note: `\`${at2.key}\`, too.` }));
function* repeated(facts) {
  const firsts = /* @__PURE__ */ new Map();
  for (const fact of [...facts].sort(byPlace)) {
    const first2 = firsts.get(fact.key);
    if (first2) yield [first2, fact];
    else firsts.set(fact.key, fact);
  }
}
function byPlace({ location: a }, { location: b }) {
  return a.path === b.path ? a.start - b.start : a.path < b.path ? -1 : 1;
}
function* twins(manifest, keyOf3) {
  if (manifest.tools.length < 2) return;
  const groups = /* @__PURE__ */ new Map();
  for (const tool5 of manifest.tools) {
    const key = keyOf3(tool5);
    if (key === void 0) continue;
    const group2 = tool5.group ?? manifest.root;
    let members = groups.get(group2);
    if (!members) groups.set(group2, members = /* @__PURE__ */ new Map());
    const first2 = members.get(key);
    if (!first2) members.set(key, tool5);
    else if (first2.node !== tool5.node) yield [first2, tool5];
  }
}
function areVersions(a, b) {
  if (a.label !== b.label || a.version === void 0 || b.version === void 0) return false;
  const [one, other] = [a.id, b.id].map((id) => id?.replace(/@[^@]*$/, ""));
  return a.version !== b.version && (one === void 0 || other === void 0 || one === other);
}

// rules/common/duplicate-key.ts
var duplicate_key_default = defineRule({
  id: "common/duplicate-key",
  summary: "An object has the same key twice, and parsers silently drop the first value",
  severity: "error",
  in: "spec",
  source: {
    document: "RFC 8259 (JSON)",
    section: "4. Objects",
    says: "The names within an object should be unique: how parsers treat two values with one name is unpredictable.",
    kind: "SHOULD"
  },
  messages: {
    twice: {
      message: "Duplicate key `{{key}}`. Most parsers silently keep only the last value.",
      help: "Remove one of them."
    },
    merged: {
      message: "This list entry repeats `{{key}}` and {{others}}, so two entries were probably merged into one. Most parsers silently keep only the last values.",
      help: "Start a new entry here."
    }
  },
  *check({ root }) {
    const repeated2 = [];
    search(root, false, repeated2);
    for (const each of repeated2) yield each.others ? merged(each) : twice(each);
  }
});
var twice = ({ first: first2, later }) => ({
  at: later,
  message: "twice",
  data: { key: later.key },
  related: [{ at: first2, note: "The first one, whose value is lost." }]
});
var merged = ({ first: first2, later, others: others2 = [] }) => ({
  at: later,
  message: "merged",
  data: { key: later.key, others: counted(others2.length, "other key") },
  related: [{ at: first2, note: "Here begins the first of the two." }, ...alsoHere(others2)]
});
function search(node, isListed2, repeated2) {
  if (node.kind === "object") {
    if (repeatsKey(node.entries)) for (const each of told(node, isListed2)) repeated2.push(each);
    for (const each of node.entries) search(each.value, false, repeated2);
  } else if (node.kind === "array") {
    for (const item of node.items) search(item, true, repeated2);
  }
}
var FEW2 = 8;
function repeatsKey(entries2) {
  if (entries2.length > FEW2) return new Set(entries2.map(({ key }) => key)).size < entries2.length;
  for (let i = 1; i < entries2.length; i++) {
    for (let j = 0; j < i; j++) if (entries2[i].key === entries2[j].key) return true;
  }
  return false;
}
function told(object, isListed2) {
  const all = repeatedIn(object);
  const [start, ...others2] = all;
  const isMerged = isListed2 && others2.length > 0 && start?.first === object.entries[0] && isOnce(all);
  return isMerged ? [{ ...start, others: others2.map(({ later }) => later) }] : all;
}
var isOnce = (all) => new Set(all.map(({ first: first2 }) => first2)).size === all.length;
function repeatedIn(object) {
  const repeated2 = [];
  const seen3 = /* @__PURE__ */ new Map();
  for (const later of object.entries) {
    const first2 = seen3.get(later.key);
    if (!first2) seen3.set(later.key, later);
    else if (isWrittenIn(object, first2) && isWrittenIn(object, later)) repeated2.push({ first: first2, later });
  }
  return repeated2;
}
function isWrittenIn(object, { start, end, file }) {
  return object.start <= start && end <= object.end && object.file === file;
}

// rules/common/duplicate-tool-name.ts
var duplicate_tool_name_default = defineRule({
  id: "common/duplicate-tool-name",
  summary: "Two tools in one list have the same name",
  severity: "error",
  in: "recommended",
  source: {
    document: "Model Context Protocol",
    section: "Tools: tool names",
    says: "Tool names should be unique within a server: a model calls a tool by its name.",
    kind: "SHOULD"
  },
  messages: {
    twice: {
      message: "Another tool here is also named `{{name}}`. Models call tools by name, so one of the two is never reached, or the client refuses the whole list.",
      help: "Give each tool its own name."
    }
  },
  *check(manifest) {
    for (const [first2, later] of twins(manifest, nameOf2)) {
      if (first2.group === void 0 || areVersions(first2, later) || haveOneId(first2, later)) continue;
      yield {
        at: useOf(later.name.value),
        message: "twice",
        data: { name: later.label },
        related: [{ at: useOf(first2.name.value), note: "The first tool of that name." }]
      };
    }
  }
});
function nameOf2({ name, label }) {
  return name && text(name.value) === label ? label : void 0;
}
function haveOneId(a, b) {
  return a.id !== void 0 && a.id === b.id;
}

// rules/common/lib/parameters.ts
var BRANCHES = ["allOf", "anyOf", "oneOf"];
function alternatives(schema) {
  const found = /* @__PURE__ */ new Set([schema]);
  for (const each of found) {
    for (const keyword of BRANCHES) for (const branch of items(get(each, keyword))) found.add(branch);
  }
  return [...found];
}
function partsOf(schema) {
  const found = /* @__PURE__ */ new Set([schema]);
  for (const each of found) {
    for (const branch of alternatives(each)) found.add(branch);
    const item = get(each, "items");
    if (item && !get(each, "properties")) found.add(item);
  }
  return [...found].filter((each) => get(each, "properties"));
}
var UNIVERSAL = new Set(
  "cursor page perpage pagesize pagetoken limit offset skip count maxresults query latitude longitude lat lng lon owner repo url name title description email phone note notes body path filepath filename username pid".split(" ")
);
var ATTRIBUTES = /* @__PURE__ */ new Set(["email", "phone", "title"]);
var IDENTIFIERS = /* @__PURE__ */ new Set(["id", "ids", "name", "slug", "uuid", "number"]);
function isSelfExplaining(name, schema, texts, toolName = "") {
  const types = alternatives(schema).map((branch) => text(get(branch, "type")));
  if (UNIVERSAL.has(name.toLowerCase().replace(/[-_]/g, ""))) return true;
  const words2 = foldedWords(name);
  if (words2.length > 1 && ATTRIBUTES.has(words2.at(-1))) return true;
  const ofTool = foldedWords(toolName);
  if (words2.length > 0 && words2.every((word) => ofTool.includes(word))) return true;
  if (words2.length > 1 && IDENTIFIERS.has(words2.at(-1)) && words2.slice(0, -1).every((word) => ofTool.includes(word)))
    return true;
  if (name.length === 1 && types.some((type) => type === "number" || type === "integer")) return true;
  if (types.includes("boolean")) return true;
  return saysFormat(schema) || hasTellingTitle(name, schema) || hasWordsToChoose(schema) || texts.some(mentions(name));
}
var saysFormat = (schema) => alternatives(schema).some(
  (branch) => has(branch, "pattern") === "yes" || hasOneLength(branch) || has(branch, "format") === "yes" && text(get(branch, "format")) !== "uuid"
);
function hasOneLength(schema) {
  const [least, most] = ["minLength", "maxLength"].map((key) => get(schema, key));
  return least?.kind === "number" && most?.kind === "number" && least.value === most.value;
}
function hasTellingTitle(name, schema) {
  const title = text(get(schema, "title"));
  return title !== void 0 && emptiness(title, name) === void 0;
}
var WORD = /^[^a-z]?[a-z]{2}/i;
function hasWordsToChoose(schema) {
  const item = get(schema, "items");
  return [...alternatives(schema), ...item ? alternatives(item) : []].some((branch) => {
    const choices = items(get(branch, "enum")).filter(({ kind }) => kind !== "null");
    const areWords = choices.every((choice) => choice.kind === "unknown" || WORD.test(text(choice) ?? ""));
    return choices.length > 1 ? areWords : get(branch, "enum")?.kind === "unknown";
  });
}
function mentions(name) {
  const words2 = foldedWords(name);
  return (said) => {
    if (said?.kind !== "string" || words2.length === 0) return false;
    const { value } = said;
    return words2.length > 1 ? hasTogether(value, words2) : markedNames(value).has(words2[0]) || isAbout(value, words2[0]);
  };
}
function isAbout(said, word) {
  const words2 = foldedWords(said);
  return words2.length >= LONG2 && words2.filter((each) => each === word).length >= 2;
}
var LONG2 = 20;
var hasTogether = (said, words2) => said.split(/[.!?;]\s|\n/).some((sentence) => {
  const there = new Set(foldedWords(sentence));
  return words2.every((word) => there.has(word));
});
var MARKED = [
  // `city`, "city", **city**, {city}
  /[`'"*{]([\w-]{1,40})[`'"*}]/g,
  // `place.city`
  /\w\.([\w-]{1,40})[`'"]/g,
  // city + country
  /\b([\w-]{1,40})\s\+\s/g,
  /\s\+\s([\w-]{1,40})\b/g,
  // city: …, city=…, city (…), city — …
  /\b([\w-]{1,40})(?:\??[:=]|\s?\(|\s[-–—]\s)/g,
  // @param city, - city
  /(?:@param\s(?:\{[^}\n]{0,40}\}\s)?|^\s{0,20}[-*•]\s)([\w-]{1,40})/gm,
  /\b(?:by|given|specified|provided|optional|required|valid|with|per)\s(?:an?\s|the\s|its\s)?([\w-]{1,40})/gi,
  /\b([\w-]{1,40})\s(?:is|are|must|should|can|may|defaults?|accepts?|takes?|means?|specifies|determines|controls)\b/gi
];
function markedNames(said) {
  const found = /* @__PURE__ */ new Set();
  for (const pattern of MARKED) {
    for (const [, name] of said.slice(0, LONGEST_READ).matchAll(pattern))
      for (const word of foldedWords(name)) found.add(word);
  }
  return found;
}
var LONGEST_READ = 2e4;

// rules/common/empty-description.ts
var empty_description_default = defineRule({
  id: "common/empty-description",
  summary: "A description is blank, a placeholder, or only repeats the name",
  severity: "warning",
  in: "recommended",
  source: {
    document: "The documents of all five formats",
    section: "description",
    says: "A description tells the model what a tool or a parameter is for.",
    kind: "advice"
  },
  messages: {
    blank: {
      message: "The description of `{{name}}` is blank, so the model only knows its name.",
      help: "Say what `{{name}}` is for."
    },
    placeholder: {
      message: "`{{text}}` is a placeholder, so the model learns nothing about `{{name}}`.",
      help: "Say what `{{name}}` is for."
    },
    blankUnnamed: {
      message: "The description of this tool is blank, so the model only knows its name.",
      help: "Say what the tool is for."
    },
    placeholderUnnamed: {
      message: "`{{text}}` is a placeholder, so the model learns nothing about this tool.",
      help: "Say what the tool is for."
    },
    repeats: {
      message: "This description only repeats the name `{{name}}`, which the model already knows.",
      help: "{{advice}}"
    }
  },
  options: {
    schema: {
      type: "object",
      additionalProperties: false,
      properties: {
        repeats: {
          enum: ["open", "all"],
          description: "Which descriptions that repeat the name to report: those of a single word that leave something open, or all"
        }
      }
    },
    defaults: { repeats: "open" },
    presets: { strict: { repeats: "all" } }
  },
  *check(manifest, { options }) {
    const isStrict = options.repeats === "all";
    for (const { node, label, description } of manifest.tools) {
      if (isForAppOnly(node)) continue;
      for (const problem6 of judge2(description, label, OF_TOOL)) {
        const isMild = problem6.message === "repeats" && !isStrict && !isOneWord(label);
        yield isMild ? { ...problem6, severity: "info" } : problem6;
      }
    }
    for (const schema of manifest.schemas) {
      if (!schema.property || schema.role === "output") continue;
      const description = entry(schema.node, "description");
      const advice = schema.role === "config" ? OF_SETTING : OF_PARAMETER;
      for (const problem6 of judge2(description, schema.property.key, advice)) {
        if (isForAppOnly(schema.tool.node)) continue;
        if (problem6.message === "repeats" && !isStrict && !leavesOpen(schema)) continue;
        if (problem6.message === "blank" && isDemanded(schema, manifest)) continue;
        const isMild = problem6.message === "repeats" || !isStrict && has(schema.node, "enum") === "yes";
        yield isMild ? { ...problem6, severity: "info" } : problem6;
      }
    }
  }
});
var OF_TOOL = "Describe what the tool does and when to call it.";
var OF_PARAMETER = "Describe which value the parameter needs, and in what format.";
var OF_SETTING = "Describe which value the setting needs, and in what format.";
function* judge2(description, name, advice) {
  if (description?.value.kind !== "string") return;
  const text2 = description.value.value;
  const found = emptiness(text2, name);
  if (!found) return;
  const message = name === void 0 && found !== "repeats" ? unnamed(found) : found;
  yield { at: description.value, message, data: { name: name ?? "", text: text2.trim(), advice } };
}
function leavesOpen({ node, tool: tool5, property }) {
  const { key } = property;
  const isTold2 = isSelfExplaining(key, node, [tool5.description?.value], tool5.label) || KEPT.some((each) => has(node, each) !== "no");
  return isOneWord(key) && !isTold2 && partsOf(node).length === 0;
}
var isOneWord = (name) => foldedWords(name).length === 1;
var KEPT = ["enum", "const", "pattern", "examples", "example", "default", "$ref"];
function isDemanded({ depth }, { formats: formats2 }) {
  return formats2.includes("shinkai") || formats2.includes("otc") && depth === 1;
}

// rules/common/empty-enum.ts
var empty_enum_default = defineRule({
  id: "common/empty-enum",
  summary: "An `enum` has no values",
  severity: "error",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "enum",
    says: "A value is valid if it is one of those in `enum`, which should have at least one.",
    kind: "SHOULD"
  },
  messages: {
    parameter: {
      message: "The `enum` of `{{name}}` has no values, so every value is refused.",
      help: "List the allowed values, or remove `enum`."
    },
    anything: {
      message: "This `enum` has no values, so every value is refused.",
      help: "List the allowed values, or remove `enum`."
    }
  },
  *check(manifest) {
    if (manifest.formats.includes("shinkai")) return;
    for (const { node, property } of schemasWith(manifest, "enum")) {
      const choices = get(node, "enum");
      if (choices?.kind !== "array" || choices.open || choices.items.length > 0) continue;
      if (has(node, "$ref") !== "no") continue;
      const at2 = entry(node, "enum");
      if (property) yield { at: at2, message: "parameter", data: { name: property.key } };
      else yield { at: at2, message: "anything" };
    }
  }
});

// rules/common/enum-type.ts
var enum_type_default = defineRule({
  id: "common/enum-type",
  summary: "An `enum` value does not fit the declared `type`",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "enum, type",
    says: "A value has to satisfy `enum` and `type` both, so an enum value of another type can never be given.",
    kind: "advice"
  },
  messages: {
    misfit: {
      message: "This `enum` value is {{found}}, but the type requires {{types}}, so a call that uses it is refused.",
      help: "Correct the value or the type."
    },
    several: {
      message: "This `enum` value is {{found}}, but the type requires {{types}}; {{others}} the same problem. A call that uses one of these values is refused.",
      help: "Correct the values or the type."
    }
  },
  *check(manifest) {
    const { formats: formats2 } = manifest;
    if (formats2.includes("shinkai")) return;
    for (const { node } of schemasWith(manifest, "enum")) {
      const types = declaredTypes(node);
      if (formats2.includes("gloodata") && !types?.includes("string")) continue;
      if (isOtherThanSubset(manifest, types ?? [])) continue;
      const [first2, ...others2] = misfits(entry(node, "enum")?.value, node);
      if (!first2) continue;
      yield {
        at: first2,
        message: others2.length > 0 ? "several" : "misfit",
        data: {
          found: show(first2),
          types: typeWords(types),
          others: others2.length === 1 ? "1 other value of this `enum` has" : `${others2.length} other values of this \`enum\` have`
        },
        related: others2.slice(0, MOST_RELATED).map((at2) => ({ at: at2, note: `This one, too: ${show(at2)}.` }))
      };
    }
  }
});
var MOST_RELATED = 20;

// rules/common/examples-type.ts
var examples_type_default = defineRule({
  id: "common/examples-type",
  summary: "An entry of `examples` does not fit the declared `type`",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "examples",
    says: "Examples show what valid values look like.",
    kind: "SHOULD"
  },
  messages: {
    misfit: {
      message: "This example is {{found}}, but the type requires {{types}}, so a call that follows the example is refused.",
      help: "Correct the example or the type."
    }
  },
  *check(manifest) {
    for (const { node } of schemasWith(manifest, "examples")) {
      if (isOtherThanSubset(manifest, declaredTypes(node) ?? [])) continue;
      for (const example of misfits(entry(node, "examples")?.value, node)) {
        if (isUnset(example, manifest)) continue;
        yield {
          at: example,
          message: "misfit",
          data: { found: show(example), types: typeWords(declaredTypes(node)) }
        };
      }
    }
  }
});

// rules/common/hardcoded-secret.ts
var hardcoded_secret_default = defineRule({
  id: "common/hardcoded-secret",
  summary: "The manifest contains a credential",
  severity: "error",
  in: "recommended",
  securitySeverity: "9.0",
  source: {
    document: "CWE-798",
    section: "Use of hard-coded credentials",
    says: "Everyone who can read the file can use the credential, and it stays in the history of the file.",
    kind: "advice"
  },
  secret: true,
  messages: {
    secret: {
      message: "This looks like {{kind}} (`{{start}}\u2026`, {{length}} characters). Anyone who can read this manifest can use it.",
      help: "Revoke it, and have the tool read a new one from its configuration."
    }
  },
  *check({ root, formats: formats2, mayHold }) {
    if (!mayHold(TELLTALE)) return;
    const skipped = formats2.includes("shinkai") ? "clientSecret" : void 0;
    const suspects2 = [];
    collect(root, skipped, false, suspects2);
    for (const { node, secrets } of suspects2) {
      for (const { name, from, to } of secrets) {
        const start = node.value.slice(from, from + 4);
        yield { at: part(node, from, to), message: "secret", data: { kind: name, start, length: to - from } };
      }
    }
  }
});
var SHOWING = /* @__PURE__ */ new Set([
  "$comment",
  "description",
  "example",
  "examples",
  "placeholder",
  "title"
]);
function collect(node, skipped, isShown, suspects2) {
  if (node.kind === "string") {
    const secrets = secretsIn(node.value, !isShown);
    if (secrets.length > 0) suspects2.push({ node, secrets });
  } else if (node.kind === "object") {
    for (const { key, value } of node.entries) {
      if (key !== skipped) collect(value, skipped, isShown || SHOWING.has(key), suspects2);
    }
  } else if (node.kind === "array") {
    for (const item of node.items) collect(item, skipped, isShown, suspects2);
  }
}

// rules/common/hidden-text.ts
var hidden_text_default = defineRule({
  id: "common/hidden-text",
  summary: "Text that a model reads contains characters that people cannot see",
  severity: "error",
  in: "recommended",
  tags: ["unsafe-text"],
  securitySeverity: "8.0",
  source: {
    document: "Unicode Technical Report 36",
    section: "Visual security issues",
    says: "Invisible characters let a text say one thing to a person and another to a program.",
    kind: "advice"
  },
  fixable: "safe",
  messages: {
    tags: {
      message: "This text hides `{{hidden}}` in tag characters: the model reads it, but people cannot see it.",
      help: "Remove the tag characters."
    },
    invisible: {
      message: "This text contains {{kind}} ({{code}}){{more}}, which the model reads but people cannot see.",
      help: "Remove all invisible characters."
    },
    escape: {
      message: "This string contains the escape `{{escape}}`, which means {{kind}} ({{code}}) that people cannot see.",
      help: "For a literal `{{escape}}`, as in a regular expression, double the backslash. Otherwise remove `{{escape}}`."
    },
    name: {
      message: "The name `{{name}}` contains {{kind}} ({{code}}){{more}}, so it differs from the name that people see and type.",
      help: "Remove all invisible characters."
    }
  },
  check(manifest) {
    const found = [];
    if (!manifest.mayHold(UNUSUAL)) return found;
    eachText(manifest, (text2) => {
      const hidden2 = invisibleIn(text2.value);
      if (hidden2.length > 0) found.push(inText(text2, hidden2));
    });
    eachName(manifest, (name) => {
      const hidden2 = invisibleIn(name.key);
      if (hidden2.length > 0) found.push(inName(name, hidden2));
    });
    return found;
  }
});
var ESCAPES = { "\b": "\\b", "\v": "\\v", "\f": "\\f" };
function inText(text2, hidden2) {
  const slip = hidden2.find((each) => each.text[0] in ESCAPES);
  if (slip && !hidden2.some(isDeceptive)) {
    const data = { escape: ESCAPES[slip.text[0]], ...about([slip]) };
    return { at: part(text2, slip.from, slip.to), message: "escape", data, severity: "warning" };
  }
  const tags = hidden2.find((each) => decoded(each.text) !== "");
  const { from, to } = tags ?? hidden2[0];
  const visible = without(text2.value, hidden2);
  return {
    at: part(text2, from, to),
    message: tags ? "tags" : "invisible",
    data: tags ? { hidden: decoded(tags.text) } : about(hidden2),
    ...!hidden2.some(isDeceptive) && { severity: "warning" },
    fix: { title: "Remove what is invisible", safe: true, edits: [{ op: "set", node: text2, value: visible }] }
  };
}
var isDeceptive = ({ text: text2 }) => decoded(text2) !== "" || /[\u202a-\u202e\u2066-\u2069]|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{2}|.{8}/u.test(text2);
function inName(key, hidden2) {
  return { at: key, message: "name", data: { name: without(key.key, hidden2), ...about(hidden2) } };
}
function about(hidden2) {
  const char = String.fromCodePoint(hidden2[0].text.codePointAt(0));
  const others2 = hidden2.reduce((count, { text: text2 }) => count + [...text2].length, 0) - 1;
  return {
    kind: kindOf(char),
    code: `U+${char.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
    more: others2 > 0 ? ` and ${counted(others2, "other invisible character")}` : ""
  };
}
var NONE3 = [];
var UNUSUAL = /[^\t\n\r\x20-\x7e]/;
var JOINING = [
  ...["Arab", "Beng", "Deva", "Gujr", "Guru", "Khmr", "Knda", "Laoo", "Mlym", "Mong", "Mymr", "Nkoo", "Orya"],
  ...["Sinh", "Syrc", "Taml", "Telu", "Thaa", "Thai", "Tibt"]
].map((script) => `\\p{scx=${script}}`).join("");
var proper;
var properPattern = () => proper ??= new RegExp(
  [
    // in an emoji of several, and in the flags of England, Scotland and Wales
    "(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]{0,2})\\u200d(?=\\p{Extended_Pictographic})",
    "(?<=\\u{1f3f4})[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}",
    // one choice of a glyph; more of them in a row carry something else, but the first behind an emoji does its work
    "(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]",
    "(?<![\\ufe00-\\ufe0f])[\\ufe0e\\ufe0f](?![\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])",
    "(?<=\\p{L}(?<!\\p{Script=Latin})|\\p{S})[\\ufe00-\\ufe0d](?![\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])",
    "(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}](?![\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])",
    // between the letters of a script that is written so
    `(?<=[${JOINING}])[\\u180e\\u200b-\\u200d]`,
    // signs that are format characters by name, and seen all the same
    "[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2]"
  ].join("|"),
  "gu"
);
var isRightToLeft = (text2) => /(?!\u061c)[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text2);
var MARKS = /[\u061c\u200e\u200f]/g;
var EMBEDDED = /[\u202a\u202b][^\u202a-\u202e\u2066-\u2069\n]{0,1000}\u202c|[\u2066-\u2068][^\u202a-\u202e\u2066-\u2069\n]{0,1000}\u2069/g;
function invisibleIn(text2) {
  if (!UNUSUAL.test(text2)) return NONE3;
  const hidden2 = /(?:(?![\t\n\r])[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}])+/gu;
  if (text2.search(hidden2) < 0) return NONE3;
  let looked = text2.replace(properPattern(), blank);
  if (isRightToLeft(looked)) {
    looked = looked.replace(MARKS, blank).replace(EMBEDDED, (part2) => ` ${part2.slice(1, -1)} `);
  }
  return [...looked.matchAll(hidden2)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
    text: found[0]
  }));
}
var blank = (found) => " ".repeat(found.length);
function without(text2, stretches) {
  let visible = "";
  let from = 0;
  for (const stretch of stretches) {
    visible += text2.slice(from, stretch.from);
    from = stretch.to;
  }
  return visible + text2.slice(from);
}
function decoded(text2) {
  let plain3 = "";
  for (const char of text2) {
    const code = char.codePointAt(0) - 917504;
    if (code >= 32 && code < 127) plain3 += String.fromCharCode(code);
  }
  return plain3;
}
function kindOf(char) {
  if (/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(char)) return "a direction control";
  if (/[\u200b-\u200d\u2060-\u2064\ufeff\u180e]/.test(char)) return "a zero-width character";
  if (/[\u{e0000}-\u{e007f}]/u.test(char)) return "a tag character";
  if (/[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/u.test(char)) return "a variation selector";
  if (char === "\xAD") return "a soft hyphen";
  return /\p{Cc}/u.test(char) ? "a control character" : "a format character";
}

// rules/common/identical-description.ts
var identical_description_default = defineRule({
  id: "common/identical-description",
  summary: "Two tools have exactly the same description",
  severity: "warning",
  in: "recommended",
  source: {
    document: "The documents of all five formats",
    section: "description",
    says: "A model chooses between tools by what their descriptions say.",
    kind: "advice"
  },
  messages: {
    same: {
      message: "`{{later}}` has the same description as `{{first}}`, so the model cannot choose between the two tools.",
      help: "Say in the description of `{{later}}` how it differs from `{{first}}`."
    }
  },
  *check(manifest) {
    for (const [first2, later] of twins(manifest, ({ description }) => text(description?.value)?.trim())) {
      if (first2.label === void 0 || later.label === void 0 || first2.label === later.label) continue;
      const description = later.description.value;
      if (SAYS_SO.test(text(description))) continue;
      if (emptiness(text(description), later.label) || [first2, later].some(({ node }) => isForAppOnly(node))) continue;
      yield {
        at: useOf(description),
        message: "same",
        data: { first: first2.label, later: later.label },
        related: [{ at: useOf(first2.description.value), note: `The description of \`${first2.label}\`.` }]
      };
    }
  }
});
var SAYS_SO = /\b(?:alias|deprecated)\b/i;

// rules/common/insecure-url.ts
var PLAIN_HTTP = /http:/i;
var insecure_url_default = defineRule({
  id: "common/insecure-url",
  summary: "A URL that is called or opened uses plain `http://`",
  severity: "warning",
  in: "recommended",
  source: {
    document: "RFC 9325",
    section: "3.2 Strict TLS",
    says: "What goes over plain HTTP can be read and changed on the way.",
    kind: "advice"
  },
  fixable: "unsafe",
  messages: {
    plain: {
      message: "This URL of `{{host}}` uses plain http, so others on the network can read and change the traffic.",
      help: "Use https."
    }
  },
  *check(manifest) {
    if (!manifest.mayHold(PLAIN_HTTP)) return;
    for (const node of urls(manifest)) {
      const host = node?.kind === "string" ? hostOfPlainHttp(node.value) : void 0;
      if (node?.kind !== "string" || host === void 0) continue;
      const secure = `https${node.value.trim().slice("http".length)}`;
      yield {
        at: node,
        message: "plain",
        data: { host },
        fix: { title: "Use https", safe: false, edits: [{ op: "set", node, value: secure }] }
      };
    }
  }
});
function* urls({ root, tools, formats: formats2 }) {
  if (formats2.includes("shinkai")) {
    yield get(root, "homepage");
    for (const service of items(get(root, "oauth"))) {
      for (const key of ["authorizationUrl", "tokenUrl", "redirectUrl"]) yield get(service, key);
    }
  }
  if (formats2.includes("mcp") || formats2.includes("openai")) {
    for (const holder of holders(root)) {
      yield get(holder, "websiteUrl");
      yield* iconsOf([holder, ...items(get(holder, "resources"))]);
    }
    yield* iconsOf(tools.map(({ node }) => node));
  }
}
function* iconsOf(nodes) {
  for (const node of nodes) for (const icon of items(get(node, "icons"))) yield get(icon, "src");
}
var HTTP = /^\s{0,10}http:\/\/([^/?#\s]+)/i;
var LOOPBACK = /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d{1,3}){1,3}|0\.0\.0\.0|\[::1?\])(?::\d*)?$/i;
var UNFINISHED = /[${}<>%]/;
function hostOfPlainHttp(url) {
  const host = HTTP.exec(url)?.[1]?.replace(/^.*@/, "");
  return host === void 0 || LOOPBACK.test(host) || UNFINISHED.test(host) ? void 0 : host;
}

// rules/common/instruction-override.ts
var instruction_override_default = defineRule({
  id: "common/instruction-override",
  summary: "Text tells the model to disobey, or to hide something from the user",
  severity: "error",
  in: "recommended",
  tags: ["unsafe-text"],
  securitySeverity: "8.0",
  source: {
    document: "OWASP Top 10 for LLM Applications",
    section: "LLM01: Prompt injection",
    says: "Text from outside that a model reads can take the place of the instructions it was given.",
    kind: "advice"
  },
  messages: {
    override: {
      message: "`{{text}}` tells the model to ignore its instructions. Hosts and scanners treat such text as prompt injection.",
      help: "Remove it, and describe only what the tool or parameter does."
    },
    secrecy: {
      message: "`{{text}}` tells the model to hide something from the user. Hosts and scanners treat such text as prompt injection.",
      help: "Remove it, and describe only what the tool or parameter does."
    },
    token: {
      message: "`{{text}}` is a role token of a chat format, so this text can be mistaken for a system or user message.",
      help: "Remove the token."
    },
    block: {
      message: "`{{text}}` opens a block that claims priority over other instructions. Hosts and scanners treat such text as prompt injection.",
      help: "Rewrite the block as plain prose, or remove it."
    },
    comment: {
      message: "This text contains an HTML comment, which the model reads but people do not see. Hosts and scanners treat such text as prompt injection.",
      help: "Write the comment as visible text, or remove it."
    }
  },
  check(manifest) {
    const found = [];
    eachText(manifest, (node, kind) => {
      for (const { kind: message, from, to } of overridesIn(node.value, kind === "value")) {
        found.push({ at: part(node, from, to), message, data: { text: node.value.slice(from, to) } });
      }
    });
    return found;
  }
});
var NONE4 = [];
var SIGNS = /[<\]]|ignore|disregard|forget|override|user|instruct|mention/i;
var TELLTALE2 = new RegExp(
  [
    "<(?:[|<]|!--|\\/?(?:important|critical|system|secret|hidden|admin|start_of|end_of))",
    "\\[\\/?inst\\]",
    "(?:ignore|disregard|forget)\\s+(?:a|every|of|the|these|those|your|my|its|pr|earlier|fore|system|init|orig)",
    "(?:ignore|disregard|forget)\\s+(?:instr|direct)",
    "override\\s+a",
    "hide\\s+(?:this|any)",
    "(?:tell|inform|let)\\s+(?:the\\s+)?users?",
    "(?:mention|keep|reveal|disclose|repeat)\\s+(?:this|it|any|these|that|the\\s+above|to)\\s"
  ].join("|")
);
var GAP = "\\s{1,4}";
var phrase = (words2) => new RegExp(`\\b${words2.replaceAll(" ", GAP)}`, "gi");
var DROP = "(?:ignore|disregard|forget)";
var EARLIER = "(?:previous|prior|earlier|preceding|above|foregoing|system|initial|original)";
var ORDERS = "(?:(?:system|safety|developer) )?(?:instructions?|directives?)";
var END = "(?=\\s{0,4}(?:[.,;:!]|$|and\\b))";
var OVERRIDES = [
  phrase(`${DROP}(?: (?:all|any|every|of|the|these|those|your|my|its)){0,4} ${EARLIER} ${ORDERS}\\b`),
  phrase(`override (?:all|any)(?: (?:of|the|your)){0,2} ${EARLIER} ${ORDERS}\\b`),
  phrase(`${DROP}(?: (?:all|of)){0,2} your (?:instructions|guidelines|directives|training|system prompt)\\b`),
  phrase(`${DROP}(?: (?:all|any|of|the|these|those)){0,3} ${ORDERS} above${END}`),
  phrase(`${DROP} (?:all|any) other ${ORDERS}${END}`),
  phrase(`(?:ignore|disregard) (?:all|any)(?: of the)? (?:previous|prior|earlier|preceding) prompts${END}`),
  phrase(`disregard everything above${END}`),
  phrase(`${DROP} everything(?: that)? (?:you were told|you have been told|(?:said|written) above)\\b`)
];
var NOT = "(?:do not|don['\u2019]t|never|must not|should not|shouldn['\u2019]t)(?: ever)?";
var USER = "(?:the )?users?";
var THIS = "(?:this|it|any of this|these instructions|these steps|this (?:step|call|tool|action|instruction))";
var TELL = `(?:(?:tell|inform) ${USER}|mention(?: to ${USER})?)`;
var DID = "(?:(?:have )?(?:used|called|read|sent|ran|run|did|done)|(?:are|were) [a-z]{2,20}ing)";
var SECRECY = [
  phrase(`${NOT} mention ${THIS} to ${USER}\\b`),
  phrase(`${NOT} (?:tell|inform) ${USER} (?:about|of) ${THIS}\\b`),
  phrase(`${NOT} (?:tell|inform) ${USER}(?=\\s{0,4}(?:[.!;]|$))`),
  phrase(`${NOT} ${TELL} that you ${DID}\\b`),
  phrase(`${NOT} let ${USER} (?:know|notice|find out)(?: (?:about|of))? (?:this|that you|that this)\\b`),
  phrase(`${NOT} (?:mention|reveal|disclose|repeat) (?:these|this|the above) instructions?\\b`),
  phrase(`${NOT} let ${USER} (?:know|notice|find out)(?=\\s{0,4}(?:[.!;]|$))`),
  // At the beginning it may tell what a switch does.
  phrase(`(?<=[.!?;]\\s{1,4}|\\b(?:and|please|always|must)\\s)hide (?:this|any of this) from the users?${END}`),
  phrase(`keep ${THIS} (?:a )?(?:secret|hidden) from ${USER}\\b`)
];
var TOKENS = [
  /<\|(?:im_(?:start|end|sep)|system|user|assistant|end|endoftext|endofprompt|begin_of_text|end_of_text|eot_id|eom_id|start_header_id|end_header_id|start|channel|message|return)\|>/g,
  /\[\/?INST\]|<<\/?SYS>>|<(?:start|end)_of_turn>/g
];
var BLOCK = /<(important|critical|system|secret|hidden|admin|system[-_](?:prompt|message|reminder|instructions?))(?:\s[^<>]{0,100})?>/gi;
var COMMENT_START = "<!--";
var COMMENT_END = "-->";
function overridesIn(text2, isValue) {
  if (!SIGNS.test(text2) || !TELLTALE2.test(text2.toLowerCase())) return NONE4;
  const found = [
    first(text2, OVERRIDES, "override"),
    first(text2, SECRECY, "secrecy"),
    isValue && TOKENS.some((token) => text2.trim().replace(token, "") === "") ? void 0 : first(text2, TOKENS, "token"),
    isValue ? void 0 : block(text2),
    isValue ? void 0 : comment(text2)
  ];
  return found.filter((each) => each !== void 0);
}
function first(text2, patterns2, kind) {
  for (const pattern of patterns2) {
    for (const { index, 0: words2 } of text2.matchAll(pattern)) {
      if (!isQuoted(text2, index) && !isTopic(text2, index)) return { kind, from: index, to: index + words2.length };
    }
  }
  return void 0;
}
function block(text2) {
  const lower2 = text2.toLowerCase();
  const endless = /* @__PURE__ */ new Set();
  for (const { index, 0: tag, 1: name } of text2.matchAll(BLOCK)) {
    if (isQuoted(text2, index) || isMarkup(text2, index + tag.length)) continue;
    const word = name.toLowerCase();
    const isBlock = word === "important" || !endless.has(word) && lower2.includes(`</${word}>`, index);
    if (isBlock) return { kind: "block", from: index, to: index + tag.length };
    endless.add(word);
  }
  return void 0;
}
var isMarkup = (text2, from) => /^\s{0,100}<[a-z]/i.test(text2.slice(from, from + 120));
function comment(text2) {
  let from = text2.indexOf(COMMENT_START);
  while (from >= 0) {
    const end = text2.indexOf(COMMENT_END, from);
    if (end < 0) return void 0;
    const content = text2.slice(from + COMMENT_START.length, end);
    if (isSentence(content) && !isQuoted(text2, from)) return { kind: "comment", from, to: end + COMMENT_END.length };
    from = text2.indexOf(COMMENT_START, end);
  }
  return void 0;
}
function isSentence(content) {
  if (/^\s*\/?wp:/.test(content)) return false;
  return content.slice(0, 200).split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1;
}
function isTopic(text2, at2) {
  return /injections?\b|jailbreak/i.test(text2.slice(Math.max(0, at2 - 80), at2));
}
function isQuoted(text2, at2) {
  return /["'`‘’“”«„]/.test(text2[at2 - 1] ?? "");
}

// rules/common/invalid-json-schema.ts
var invalid_json_schema_default = defineRule({
  id: "common/invalid-json-schema",
  summary: "An input, output or parameter schema is not valid JSON Schema",
  severity: "error",
  in: "spec",
  fixable: "both",
  structural: true,
  source: {
    document: "JSON Schema: the meta-schemas of draft-07, 2019-09 and 2020-12",
    section: "meta-schema",
    says: "A schema has to be valid against the meta-schema of its dialect.",
    kind: "MUST"
  },
  messages: {
    wrong: {
      message: "`{{keyword}}` is {{found}}{{hint}}, but must be {{expected}}. This is not valid JSON Schema{{dialect}}, and hosts that validate schemas refuse the tool.",
      help: "Correct the value."
    },
    wrongEntry: {
      message: "An entry of `{{keyword}}` is {{found}}{{hint}}, but must be {{expected}}. This is not valid JSON Schema{{dialect}}, and hosts that validate schemas refuse the tool.",
      help: "Correct the entry."
    },
    repeated: {
      message: "`{{keyword}}` contains {{found}} twice, which is not valid JSON Schema{{dialect}}, and hosts that validate schemas refuse the tool.",
      help: "Remove one of the two."
    },
    dangling: {
      message: "This `$ref` points to `{{pointer}}`, which does not exist{{hint}}, so hosts that validate schemas refuse the tool.",
      help: "Correct the reference, or add the definition."
    },
    patternProperty: {
      message: "The key {{found}} of `patternProperties` is not a valid regular expression, so hosts that validate schemas refuse the tool.",
      help: "Correct the key."
    },
    pattern: {
      message: "`pattern` is {{found}}, which is not a valid regular expression, so hosts that validate schemas refuse the tool.",
      help: "Correct the pattern."
    }
  },
  *check(manifest) {
    if (isSubset(manifest)) return;
    const isShinkai = manifest.formats.includes("shinkai");
    for (const { schemas } of manifest.tools) {
      for (const { node: schema, role } of schemas) {
        if (role === "output" && isShinkai) continue;
        if (schema.kind !== "object" || isPlainlyValid(schema)) continue;
        const dialect = dialectOf(schema)?.name;
        for (const { node, keyword, problem: problem6, expected } of faultsIn(schema)) {
          if (isVague(node) || isUnset(node, manifest) || judgedByFormat(manifest, node)) continue;
          const meant = keyword === "type" && problem6 !== "repeated" ? typeMeant(node) : void 0;
          const found = isEmptyList(node, expected) ? "an empty list" : show(node);
          const data = { keyword, found, hint: hint(meant), expected, dialect: dialect ? ` of ${dialect}` : "" };
          yield { at: node, message: problem6, data, ...meant !== void 0 && { fix: typeFix(node, meant) } };
        }
      }
    }
    for (const { node, role } of schemasWith(manifest, "pattern")) {
      const at2 = get(node, "pattern");
      if (at2?.kind !== "string" || !isBroken(at2.value) || role === "output" && isShinkai) continue;
      yield { at: at2, message: "pattern", data: { found: show(at2) } };
    }
    for (const { node, role } of schemasWith(manifest, "patternProperties")) {
      if (role === "output" && isShinkai) continue;
      for (const at2 of entries(get(node, "patternProperties"))) {
        if (isBroken(at2.key)) yield { at: at2, message: "patternProperty", data: { found: showText(at2.key) } };
      }
    }
    if (isShinkai || manifest.formats.includes("otc")) return;
    for (const { at: at2, meant } of danglingReferences(manifest)) {
      yield { at: at2, message: "dangling", data: { pointer: at2.value, hint: hint(meant) } };
    }
  }
});
var FOREIGN2 = new Map([
  ...["str", "text", "char", "date", "datetime", "uuid", "file"].map((name) => [name, "string"]),
  ...["float", "double", "decimal"].map((name) => [name, "number"]),
  ...["int", "int32", "int64", "long"].map((name) => [name, "integer"]),
  ["bool", "boolean"],
  ...["list", "tuple", "set"].map((name) => [name, "array"]),
  ...["dict", "map", "json", "record"].map((name) => [name, "object"]),
  ...["none", "nil"].map((name) => [name, "null"])
]);
function typeMeant(node) {
  const name = text(node);
  return name === void 0 ? void 0 : FOREIGN2.get(name.toLowerCase()) ?? nearestWord(name, TYPES);
}
function typeFix(node, meant) {
  const safe = text(node)?.toLowerCase() === meant;
  return { title: `Write \`${meant}\``, safe, edits: [{ op: "set", node, value: meant }] };
}
var isEmptyList = (node, expected) => node.kind === "array" && node.items.length === 0 && expected.startsWith("a list");

// rules/common/json-in-string.ts
var json_in_string_default = defineRule({
  id: "common/json-in-string",
  summary: "A string parameter takes JSON or a list",
  severity: "info",
  in: "strict",
  source: {
    document: "JSON Schema, Validation vocabulary",
    section: "type",
    says: "Objects and lists have types of their own.",
    kind: "advice"
  },
  messages: {
    json: {
      message: "`{{name}}` is JSON in a string, which the model must escape and no schema checks.",
      help: "Make it an `object` or an `array` with the schema of its parts."
    },
    list: {
      message: "`{{name}}` is a list in a string, which no schema checks.",
      help: "Make it an `array` of strings."
    }
  },
  *check(manifest) {
    for (const { property, schema, description, type } of describedParameters(manifest)) {
      if (type !== "string" || !lacks(schema, ["enum", "const", "pattern", "contentMediaType", "anyOf", "oneOf"]))
        continue;
      for (const [message, words2] of FORMS) {
        const found = words2.exec(description.value);
        if (!found) continue;
        const at2 = part(description, found.index, found.index + found[0].length);
        yield { at: at2, message, data: { name: property.key } };
        break;
      }
    }
  }
});
var FORMS = [
  [
    "json",
    /\bJSON[- ](?:string(?:ified)?|encoded|formatted|serialized|array|object)\b|\bstringified (?:JSON|array|object)\b|\b(?:as|in) (?:a )?JSON(?: format)?\b(?! file| schema| string| array| object)|\bserialized (?:as )?JSON\b/i
  ],
  ["list", /\bcomma[- ](?:separated|delimited)\b|\bseparated by commas\b/i]
];

// rules/common/lost-format.ts
var lost_format_default = defineRule({
  id: "common/lost-format",
  summary: "A change made a manifest into a file that no format recognises",
  tags: ["never-suppressed", "follows-file"],
  severity: "error",
  in: "recommended",
  source: {
    document: "toolint",
    section: "formats",
    says: "A file that is no longer recognised is no longer linted.",
    kind: "advice"
  },
  messages: {
    lost: {
      message: "Before this change the file was {{what}}. Now no format recognises it, so it is not linted.",
      help: "Restore what {{what}} is recognised by: {{knownBy}}. If the file is not a manifest any more, move or delete it."
    },
    empty: {
      message: "Before this change the file was {{what}}. Now it is empty, so nothing is linted.",
      help: "Restore its content, or delete the file."
    },
    broken: {
      message: "Before this change the file was {{what}}. Now it cannot be parsed, so it is not linted.",
      help: "Fix its syntax, or delete the file."
    }
  },
  byEngine: "run"
});

// rules/common/lib/hard-to-guess.ts
var wordSet = (words2) => new Set(words2.split(" "));
var OF_A_LIST = wordSet(
  "type kind status statu state mode role level severity priority category scope visibility direction order sort strategy algorithm action operation format style variant frequency granularity resolution metric dimension measure permission privacy rank unit layout preset"
);
var OF_SEVERAL_FORMS = wordSet(
  "code country region color colour coordinate bbox bounds boundingbox range period timeframe since until month week start end duration timeout interval delay ttl ratio size expression filter where"
);
var TIMES = wordSet("date time datetime timestamp deadline");
var OF_SOME_UNIT = wordSet("duration timeout interval delay ttl timestamp time date amount");
var CHOSEN_NUMBERS = wordSet("type kind status statu state mode level priority code");
var GENERIC = wordSet(
  "data value input output option arg args argument param params parameter payload config configuration setting target source ref item object entity element resource context extra info spec criteria identifier token handle field select expand include exclude flag detail thing var tmp"
);
var OF_ANY_KEYS = wordSet("env environment header metadata meta label annotation attribute variable cookie schema");
var KNOWN_SHORT = wordSet(
  "id ids url uri ip pr db os ui api app all any age bio bug cat cc bcc css csv cmd cpu cwd day dir dns doc dom env fen file fps fn from gpu hex host html http https img isbn iso job json js jwt key lat lng lon log lang llm map max md min mb kb gb ms msg name new note npm now num old org pdf pgn pid pin png port pos ppt px qty raw repo row rss run sdk sha sku sort sql src ssh ssl step svg tag tab tax team term text tld to top ts tsx tx txn uid url user uuid vat vin vm web who why word xml xls yaml year yml zip tls via cve day set seed sub sum to on off up kpi utm rgb asn cik mac bpm dob gas hub ico ide lib mcp nft pkg tip rpc cdn jql cql cvv cvc ssn wkt wkb gpg pgp tcp udp vpn vps mtu cms crm ftp dpi psd tsv otp mfa"
);
function isHardToGuess(name, schema, around2) {
  const { said } = around2;
  const words2 = foldedWords(name);
  const last = words2.at(-1);
  if (last === void 0 || /[^\0-\x7f]/.test(name)) return false;
  const { isNumber, isFree, isOther: isOther3 } = kindOf2(schema);
  if (isEnumerated(schema)) return false;
  if (isExplained(words2, around2, isFree)) return false;
  if (isFree) return !OF_ANY_KEYS.has(last) && !/^(?:query|search|url)_?param(?:eter)?s$/i.test(name);
  if (isOther3) return false;
  if (words2.includes("cron") || /(?:^|_|[a-z](?=C))(?:postal|post|zip|currency)_?codes?$/i.test(name)) return false;
  const isAlone2 = words2.length === 1;
  const isTime = words2.some((word) => TIMES.has(word)) && !words2.includes("zone");
  if (isNumber) return OF_SOME_UNIT.has(last) && !isBounded(schema) || isAlone2 && CHOSEN_NUMBERS.has(last);
  if (isTime || TIME_WORDS.has(last)) return !said.some(tellsForm);
  if (last === "action" && !isAlone2) return false;
  if (OF_A_LIST.has(last) || OF_SEVERAL_FORMS.has(last) || isSorting(words2)) return true;
  if (!isAlone2 || !(GENERIC.has(last) || isCryptic(name.toLowerCase()))) return false;
  return !said.some((each) => speaksOf(last, each));
}
function isExplained(words2, { said, toolName, beside }, isFree) {
  const last = words2.at(-1);
  const isSaid = (word) => foldedWords(toolName).includes(word) || said.some((each) => speaksOf(word, each));
  if (last === "state" && words2.at(-2)?.startsWith("addres")) return true;
  if (words2.length > 1) return CONTENTS.has(last) && words2.slice(0, -1).every(isSaid);
  switch (last) {
    case "payload":
      return ["webhook", "event", "message"].some(isSaid);
    case "field":
      return isFree && isSaid(last);
    case "source":
      return beside.some((each) => /^(?:dest|destination|target)(?:path)?$/i.test(each.replace(/[-_]/g, "")));
    case "state":
    case "region":
      return beside.some((each) => PLACES[last].test(each.replace(/[-_]/g, "")));
    case "detail":
      return !isFree && beside.some((each) => /^(?:description|title|summary|message|name)$/i.test(each));
    case "code":
    case "expression":
      return PROGRAMS.some((program) => program !== last && isSaid(program));
    default:
      return false;
  }
}
var PLACES = {
  state: /^(?:city|zip(?:code)?|post(?:al)?code|address\d?|redirecturi|clientid)$/i,
  region: /^(?:city|zip(?:code)?|post(?:al)?code|bucket(?:name)?|endpoint)$/i
};
var CONTENTS = wordSet("data payload body content");
var PROGRAMS = [
  "javascript",
  "js",
  "typescript",
  "python",
  "script",
  "snippet",
  "program",
  "expression",
  "middleware",
  "lint"
];
var speaksOf = (word, said) => foldedWords(text(said) ?? "").includes(word);
var TIME_WORDS = wordSet("since until month week start end");
var tellsForm = (said) => said?.kind === "string" && /Y{2,4}.?M|\bISO\b|RFC ?\d|\bunix\b|\bepoch\b|\d{4}-\d\d/i.test(said.value);
var isSorting = (words2) => words2.length > 1 && words2.at(-1) === "by" && /^(?:sort|order|group)$/.test(words2.at(-2));
var isCryptic = (word) => word.length > 1 && !KNOWN_SHORT.has(word) && (word.length < 3 || /^[b-df-hj-np-tv-xz]+$/.test(word));
function isEnumerated(schema) {
  const isChoice = (branch) => ["enum", "const"].some((key) => has(branch, key) !== "no");
  const branches = alternatives(schema);
  const others2 = branches.filter((branch) => !isChoice(branch) && get(branch, "type") !== void 0);
  return branches.some(isChoice) && others2.every((branch) => text(get(branch, "type")) === "null");
}
var isBounded = (schema) => alternatives(schema).some((branch) => has(branch, "maximum") !== "no" || has(branch, "exclusiveMaximum") !== "no");
function kindOf2(schema) {
  const branches = alternatives(schema);
  const item = itemOf(branches);
  const types = new Set([...branches, ...item ? alternatives(item) : []].flatMap(typesOf));
  const isList = types.has("array");
  return {
    isNumber: !isList && !types.has("string") && (types.has("number") || types.has("integer")),
    isFree: !types.has("string") && types.has("object"),
    isOther: types.has("boolean") && types.size === 1
  };
}
var itemOf = (branches) => branches.map((branch) => get(branch, "items")).find((item) => item !== void 0);
function typesOf(schema) {
  const type = get(schema, "type");
  return [type, ...items(type)].flatMap((each) => text(each) ?? []);
}

// rules/common/parameter-description.ts
var parameter_description_default = defineRule({
  id: "common/parameter-description",
  summary: "A parameter has no description",
  severity: "warning",
  in: "recommended",
  source: {
    document: "Model Context Protocol and Gloodata extension info",
    section: "tools: parameters",
    says: "The model fills in the arguments by what the schema says of them.",
    kind: "advice"
  },
  messages: {
    missing: {
      message: "The parameter `{{name}}` has no description, so the model must guess its value from the name.",
      help: "Describe what belongs there and in what format."
    }
  },
  options: {
    schema: {
      type: "object",
      additionalProperties: false,
      properties: {
        null: {
          enum: ["accept", "report"],
          description: "Whether to accept a description that is null, which Gloodata writes where the author gave none"
        },
        selfExplaining: {
          enum: ["accept", "report"],
          description: "Whether to accept a parameter that the tool's own description mentions, or whose name, format or choices say enough"
        }
      }
    },
    defaults: { null: "accept", selfExplaining: "accept" },
    presets: { strict: { null: "report", selfExplaining: "report" } }
  },
  *check(manifest, { options }) {
    if (!manifest.formats.some((format6) => JUDGED2.has(format6))) return;
    const seen3 = /* @__PURE__ */ new Set();
    let strays2;
    for (const tool5 of manifest.tools) {
      if (isForAppOnly(tool5.node)) continue;
      for (const { path, schema, isGuessed } of undescribed(tool5, manifest, options)) {
        if (seen3.has(schema)) continue;
        seen3.add(schema);
        if ((strays2 ??= strayProperties(manifest)).has(schema)) continue;
        const isMinor = !isGuessed || path.includes(".") || has(schema, "default") === "yes";
        yield {
          at: lackOf(schema, "description"),
          message: "missing",
          data: { name: path },
          ...isMinor && { severity: "info" }
        };
      }
    }
  }
});
var JUDGED2 = /* @__PURE__ */ new Set(["openai", "mcp", "gloodata"]);
function undescribed(tool5, manifest, options) {
  const isStrict = options.selfExplaining === "report";
  const said = tool5.description?.value;
  if (!isStrict && (said?.kind === "unknown" || INTERNAL.test(text(said) ?? ""))) return [];
  const visited = /* @__PURE__ */ new Set();
  const found = [];
  for (const { role, node, shape } of tool5.schemas) {
    if (role !== "input") continue;
    if (shape === "schema") inObjects([node], "", [said]);
    else inProperties(entries(node), "", [said]);
  }
  return found;
  function inObjects(branches, path, texts) {
    const all = branches.flatMap((branch) => alternatives(branch));
    inProperties(
      all.flatMap((branch) => entries(get(branch, "properties"))),
      path,
      texts
    );
  }
  function inProperties(properties, path, texts) {
    const said2 = [...texts, ...properties.map(({ value }) => entry(value, "description")?.value)];
    const beside = { said: said2, toolName: tool5.label ?? "", beside: properties.map(({ key }) => key) };
    const described = new Set(properties.filter(({ value }) => isDescribed(value)).map(({ key }) => key));
    for (const { key, value: schema } of properties) {
      if (schema.kind !== "object" || isFixed(schema) || visited.has(schema)) continue;
      visited.add(schema);
      const name = path === "" ? key : `${path}.${key}`;
      const parts = partsOf(schema);
      if (parts.length > 0) {
        const isTold2 = !isStrict && isDescribedAtLength(schema);
        if (!isTold2 && depthOf(name) < DEEPEST) inObjects(parts, name, [...texts, entry(schema, "description")?.value]);
      } else if (!described.has(key) && !isMisspelt(schema, "description")) {
        if (isStrict || !isSelfExplaining(key, schema, texts, tool5.label))
          found.push({ path: name, schema, isGuessed: isHardToGuess(key, schema, beside) });
      }
    }
  }
  function isDescribed(schema) {
    return alternatives(schema).some((branch) => {
      const item = get(branch, "items");
      return mayBeDescribed2(branch) || item !== void 0 && alternatives(item).some(mayBeDescribed2);
    });
  }
  function mayBeDescribed2(schema) {
    if (schema.kind !== "object") return schema.kind === "unknown";
    const description = entry(schema, "description")?.value;
    if (description) return options.null === "accept" || !isUnset(description, manifest);
    return schema.open || has(schema, "$ref") !== "no";
  }
}
var INTERNAL = /^\W{0,3}internal\b/i;
var DEEPEST = 4;
var depthOf = (path) => path.split(".").length;
function isDescribedAtLength(schema) {
  const description = entry(schema, "description")?.value;
  return description?.kind === "unknown" || foldedWords(text(description) ?? "").length >= 5;
}
function isFixed(schema) {
  const choices = entry(schema, "enum")?.value;
  return has(schema, "const") !== "no" || choices?.kind === "array" && !choices.open && choices.items.length === 1;
}

// rules/common/parameter-type.ts
var parameter_type_default = defineRule({
  id: "common/parameter-type",
  summary: "A parameter has no type",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema, Validation vocabulary",
    section: "type",
    says: "A schema without a type allows everything. Claude Code then sends objects and lists as strings.",
    kind: "advice"
  },
  messages: {
    untyped: {
      message: "`{{name}}` has no type, so clients such as Claude Code send objects and lists as strings.",
      help: "Give it a `type`, or list the forms that it takes in `anyOf`."
    },
    untypedPart: {
      message: "`{{name}}` has no type, so the model must guess what to write there.",
      help: "Give it a `type`, or list the forms that it takes in `anyOf`."
    }
  },
  *check(manifest) {
    if (!manifest.formats.some((format6) => format6 === "mcp" || format6 === "openai")) return;
    yield* inEveryForm(manifest, "inputSchema", (schema, add, { tool: tool5 }) => {
      if (isForAppOnly(tool5)) return;
      for (const { entry: entry2, name, isPart } of leavesOf(schema)) {
        const { value } = entry2;
        const at2 = value.kind === "object" ? lackOf(value, "type") : value;
        add({ at: at2, message: isPart ? "untypedPart" : "untyped", data: { name } });
      }
    });
  }
});
function leavesOf(root) {
  const found = [];
  const visited = /* @__PURE__ */ new Set();
  const visit = (schema, path) => {
    if (visited.has(schema) || path.length > DEEPEST2) return;
    visited.add(schema);
    for (const branch of alternatives(schema)) {
      const item = get(branch, "items");
      if (item?.kind === "object") visit(item, path);
      const properties = get(branch, "properties");
      if (properties?.kind !== "object") continue;
      for (const entry2 of properties.entries) {
        const { key, value } = entry2;
        const own = [...path, key];
        if (isUntyped(value)) found.push({ entry: entry2, name: own.join("."), isPart: path.length > 0 });
        else if (value.kind === "object") visit(value, own);
      }
    }
  };
  visit(root, []);
  return found;
}
var DEEPEST2 = 20;
function isUntyped(schema) {
  if (schema.kind === "boolean") return schema.value;
  return schema.kind === "object" && TYPING.every((key) => has(schema, key) === "no");
}
var TYPING = [
  ...["type", "enum", "const", "$ref", "$dynamicRef", "$recursiveRef", "anyOf", "oneOf", "allOf"],
  ...["properties", "items", "prefixItems", "additionalProperties", "patternProperties", "not", "if"]
];

// rules/common/placeholder-name.ts
var placeholder_name_default = defineRule({
  id: "common/placeholder-name",
  summary: "The name of a tool or a property is a template's placeholder",
  severity: "warning",
  in: "recommended",
  source: {
    document: "The documents of all five formats",
    section: "name",
    says: "Models choose a tool by its name, and fill in its parameters by theirs.",
    kind: "advice"
  },
  messages: {
    tool: {
      message: "The tool name `{{name}}` is a placeholder, so the model cannot tell what the tool is for.",
      help: "Replace it with a real name."
    },
    property: {
      message: "The property name `{{name}}` is a placeholder, but callers use it as the real name.",
      help: "Replace it with a real name, or use `additionalProperties` if any name is allowed."
    }
  },
  *check({ tools, schemas }) {
    for (const { name, label } of tools) {
      if (name && label !== void 0 && (isMarked(label) || TOOLS.test(label))) {
        yield { at: text(name.value) === label ? name.value : name, message: "tool", data: { name: label } };
      }
    }
    for (const { property } of schemas) {
      if (property && (isMarked(property.key) || PROPERTIES.test(property.key))) {
        yield { at: property, message: "property", data: { name: property.key } };
      }
    }
  }
});
var isMarked = (name) => name.length <= LONGEST5 && /^(?:\{\{[^{}]+\}\}|\$?\{[^{}]+\}|<[^<>]+>|\[[a-z][^[\]]*\])$/i.test(name);
var LONGEST5 = 100;
var TOOLS = /^(?:(?:your|my|new|the)?[-_ ]?tool[-_ ]?name|your[-_ ]?tool|(?:replace|change)[-_ ]?me|insert[-_ ]?name[-_ ]?here)$/i;
var PROPERTIES = /^(?:your[-_ ]?(?:arg(?:ument)?|field|input|param(?:eter)?|property)(?:[-_ ]?name)?|(?:replace|change)[-_ ]?me|insert[-_ ]?name[-_ ]?here)$/i;

// rules/common/remote-ref.ts
var remote_ref_default = defineRule({
  id: "common/remote-ref",
  summary: "A `$ref` leads to another host",
  severity: "warning",
  in: "recommended",
  source: {
    document: "Model Context Protocol, revision 2026-07-28",
    section: "Tools, JSON Schema references",
    says: "A reference to the network is not fetched unasked, and a schema that has one should be rejected.",
    kind: "MUST"
  },
  messages: {
    remote: {
      message: "This `$ref` leads to {{host}}. Clients must not fetch it unasked, and should reject the schema.",
      help: "Copy the schema into `$defs`, and refer to it there."
    }
  },
  *check(manifest) {
    if (!manifest.formats.some((format6) => format6 === "mcp" || format6 === "openai")) return;
    const own = new Set(
      ["$id", "id"].flatMap(
        (key) => schemasWith(manifest, key).flatMap(({ node }) => text(entry(node, key)?.value) ?? [])
      )
    );
    for (const { node } of schemasWith(manifest, "$ref")) {
      const reference = entry(node, "$ref")?.value;
      if (reference?.kind !== "string") continue;
      const [, host] = REMOTE.exec(reference.value) ?? [];
      if (host === void 0 || host === "json-schema.org" || own.has(reference.value.split("#")[0])) continue;
      yield { at: reference, message: "remote", data: { host: `\`${host}\`` } };
    }
  }
});
var REMOTE = /^\s*(?:https?|ftp|wss?):\/\/(?:[^/?#@\s]*@)?([^/?#:\s]+)/i;

// rules/common/required-duplicate.ts
var required_duplicate_default = defineRule({
  id: "common/required-duplicate",
  summary: "`required` or `enum` names the same thing twice",
  severity: "warning",
  in: "recommended",
  tags: ["unnecessary"],
  source: {
    document: "JSON Schema Validation",
    section: "enum, required",
    says: "The names in `required` must be unique, and the values in `enum` should be.",
    kind: "MUST"
  },
  fixable: "safe",
  messages: {
    twice: {
      message: "`{{keyword}}` lists `{{value}}` twice, {{effect}}.",
      help: "Remove one, or replace it with the {{thing}} you meant."
    }
  },
  *check(manifest) {
    for (const keyword of ["required", "enum"]) {
      for (const { node } of schemasWith(manifest, keyword)) {
        const list2 = entry(node, keyword).value;
        if (list2.kind === "array" && hasTwins(list2)) yield* problems(list2, keyword);
      }
    }
  }
});
var FEW3 = 24;
function hasTwins({ items: items2 }) {
  if (items2.length > FEW3 || items2.some(isCompound)) return true;
  for (let i = 1; i < items2.length; i++) {
    for (let j = 0; j < i; j++) if (plainOf(items2[i]) === plainOf(items2[j])) return true;
  }
  return false;
}
var isCompound = ({ kind }) => kind === "object" || kind === "array";
function plainOf(node) {
  if (node.kind === "null") return null;
  if ("value" in node) return node.value;
  return isVague(node) ? node : `\0${JSON.stringify(toValue(node), inOrder)}`;
}
function inOrder(_, value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1));
}
var WORDS = {
  required: { effect: "and strict validators refuse the schema", thing: "name" },
  enum: { effect: "so the choice looks larger than it is", thing: "value" }
};
function* problems(list2, keyword) {
  const seen3 = /* @__PURE__ */ new Map();
  for (const item of list2.items) {
    const value = plainOf(item);
    const first2 = seen3.get(value);
    if (!first2) seen3.set(value, item);
    else {
      yield {
        at: item,
        message: "twice",
        data: { keyword, value: isCompound(item) ? JSON.stringify(toValue(item)) : String(value), ...WORDS[keyword] },
        related: [{ at: first2, note: "The first one." }],
        fix: { title: "Remove the second one", safe: true, edits: [{ op: "remove", from: list2, child: item }] }
      };
    }
  }
}

// rules/common/required-undefined.ts
var MOST_GUESSES = 50;
var required_undefined_default = defineRule({
  id: "common/required-undefined",
  summary: "`required` names a property that `properties` does not have",
  severity: "error",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "required",
    says: "A value is valid only if it has every required property, so each of them should be one that the schema describes.",
    kind: "advice"
  },
  fixable: "unsafe",
  messages: {
    undefined: {
      message: "`required` lists `{{name}}`, which is not in `properties`{{hint}}. Models that follow `properties` leave it out, and the call is refused.",
      help: "{{add}} to `properties`, or remove it from `required`."
    },
    setting: {
      message: "`required` lists the setting `{{name}}`, which is not in `properties`{{hint}}, so users cannot fill it in.",
      help: "{{add}} to `properties`, or remove it from `required`."
    },
    output: {
      message: "`required` lists `{{name}}`, which is not in `properties`{{hint}}, so readers of the result do not know what type this value has.",
      help: "{{add}} to `properties`, or remove it from `required`."
    }
  },
  *check(manifest) {
    if (!schemasWith(manifest, "required").some(({ node }) => undefinedNames(node).length > 0)) return;
    const mayStandBeside = manifest.formats.includes("shinkai");
    for (const { role, schemas } of manifest.tools.flatMap(wholeSchemas)) {
      for (const schema of schemas) {
        if (mayStandBeside && has(schema, "properties") === "no") continue;
        for (const each of judge3(schema, mayStandBeside)) yield { ...each, message: WORDS2[role] };
      }
    }
  }
});
var WORDS2 = { input: "undefined", config: "setting", output: "output" };
function wholeSchemas({ schemas }) {
  return schemas.map(({ node, shape, role }) => ({
    role,
    schemas: shape === "schema" ? [node] : entries(node).map(({ value }) => value)
  }));
}
function* judge3(schema, mayStandBeside) {
  if (schema.kind !== "object" || isComposed(schema)) return;
  const isElsewhere2 = mayStandBeside || has(schema, "properties") === "no";
  const names2 = undefinedNames(schema).filter(
    ([first2]) => !isElsewhere2 || get(schema, first2.value)?.kind !== "object"
  );
  if (names2.length > 0) yield* problems2(names2, schema);
  for (const { value } of entries(entry(schema, "properties")?.value)) yield* judge3(value, mayStandBeside);
  const element = entry(schema, "items")?.value;
  if (element) yield* judge3(element, mayStandBeside);
}
var NONE5 = [];
function undefinedNames(schema) {
  const required = entry(schema, "required")?.value;
  if (required?.kind !== "array" || !isWhole(schema)) return NONE5;
  const properties = entry(schema, "properties")?.value;
  const isUndefined = (item) => item.kind === "string" && (!properties || has(properties, item.value) === "no");
  if (!required.items.some(isUndefined) || takesOthers(schema)) return NONE5;
  return [...groupBy(required.items.filter(isUndefined), ({ value }) => value).values()];
}
function isWhole(schema) {
  const properties = entry(schema, "properties")?.value;
  if (properties) return properties.kind === "object";
  return has(schema, "properties") === "no" && text(get(schema, "type")) === "object" && !isMisspelt(schema, "properties");
}
function takesOthers(schema) {
  return has(schema, "patternProperties") !== "no" || isOpenTo2("additionalProperties") || isOpenTo2("unevaluatedProperties");
  function isOpenTo2(keyword) {
    const value = entry(schema, keyword)?.value;
    return value !== void 0 && !(value.kind === "boolean" && !value.value);
  }
}
function* problems2(names2, schema) {
  const required = get(schema, "required");
  const taken = new Set(required.items.map(text));
  const remove2 = (child) => ({ op: "remove", from: required, child });
  const properties = entries(get(schema, "properties")).map(({ key }) => key);
  const known2 = names2.map((mentions2, index) => {
    const meant = index < MOST_GUESSES ? nearestWord(mentions2[0].value, properties) : void 0;
    return { mentions: mentions2, meant: meant !== void 0 && !taken.has(meant) ? meant : void 0 };
  });
  const gone = known2.flatMap(({ mentions: mentions2, meant }) => meant === void 0 ? mentions2 : []);
  const isLeftover = gone.length < required.items.length;
  for (const { mentions: mentions2, meant } of known2) {
    const item = mentions2[0];
    const name = item.value;
    const renaming3 = meant === void 0 ? void 0 : [{ op: "set", node: item, value: meant }];
    const removing = isLeftover ? mentions2.map(remove2) : void 0;
    const edits = renaming3 ?? removing;
    const title = renaming3 ? `Require \`${meant}\`` : `Remove \`${name}\``;
    const fix = edits && { title, safe: false, edits };
    yield {
      at: item,
      message: "undefined",
      data: { name, hint: hint(meant), add: meant === void 0 ? "Add it" : "Correct the name, add it" },
      ...fix && { fix }
    };
  }
}

// rules/common/stale-suppression.ts
var stale_suppression_default = defineRule({
  id: "common/stale-suppression",
  summary: "An entry of toolint-suppressions.json no longer matches a finding",
  severity: "error",
  in: "recommended",
  tags: ["unnecessary", "never-suppressed", "follows-related"],
  source: {
    document: "toolint",
    section: "suppressions",
    says: "A suppression belongs to one finding, and is removed with it.",
    kind: "advice"
  },
  messages: {
    mended: {
      message: "`{{rule}}` no longer reports anything at {{place}}, so this suppression is unused. If it stays, it hides the problem when it comes back.",
      help: "Run `npx toolint --prune-suppressions` to remove it."
    },
    fileGone: {
      message: "{{path}} no longer exists, so this suppression is unused.",
      help: "Run `npx toolint --prune-suppressions` to remove it."
    },
    ruleGone: {
      message: "Unknown rule `{{rule}}`{{hint}}. This suppression does nothing.",
      help: "Correct the name, or run `npx toolint --prune-suppressions` to remove it."
    },
    acceptedUntil: {
      message: "`diff.accept` names {{accepted}} of {{tool}}, only until {{until}}, which is reached.",
      help: "Take the entry out of the config."
    },
    acceptedNothing: {
      message: "`diff.accept` names {{accepted}} of {{tool}}, and nothing of that kind differs.",
      help: "Take the entry out of the config."
    },
    many: {
      message: "{{count}} suppressions no longer match a finding.",
      help: "Run `npx toolint --prune-suppressions` to remove them."
    }
  },
  byEngine: "run"
});

// rules/common/syntax.ts
var syntax_default = defineRule({
  id: "common/syntax",
  summary: "The file cannot be parsed",
  severity: "error",
  in: "spec",
  tags: ["never-suppressed", "follows-file", "any-file"],
  source: {
    document: "RFC 8259 (JSON) and YAML 1.2",
    section: "grammar",
    says: "A text is JSON or YAML only if it follows the grammar.",
    kind: "MUST"
  },
  fixable: "safe",
  messages: {
    fault: "{{fault}}",
    advised: { message: "{{fault}}", help: "{{help}}" }
  },
  *check({ faults }) {
    for (const fault of faults) {
      const { mend } = fault;
      const { message, help } = fault.message === EMPTY_FILE ? EMPTY : fault;
      yield {
        at: fault,
        message: help === void 0 ? "fault" : "advised",
        data: { fault: message, help },
        severity: fault.mild ? "warning" : void 0,
        fix: mend && { title: mend.title, safe: true, edits: mend.edits.map((edit) => ({ op: "text", ...edit })) }
      };
    }
  }
});
var EMPTY = {
  message: "This file is empty, so no tool can be loaded from it.",
  help: "Add a manifest, or delete the file."
};

// rules/common/unknown-parameter-named.ts
var unknown_parameter_named_default = defineRule({
  id: "common/unknown-parameter-named",
  summary: "A description names a parameter that the tool does not have",
  severity: "warning",
  in: "recommended",
  source: {
    document: "Model Context Protocol",
    section: "Tools: input schema",
    says: "The properties of the input schema are the arguments of the tool.",
    kind: "advice"
  },
  messages: {
    unknown: {
      message: "`{{tool}}` has no parameter `{{name}}`{{hint}}, so a model that follows this text fails or is ignored.",
      help: "Correct the text, or declare the parameter."
    }
  },
  *check(manifest) {
    const toolNames = new Set(manifest.tools.flatMap(({ label }) => label ?? []));
    const seen3 = /* @__PURE__ */ new Set();
    for (const tool5 of manifest.tools) {
      const known2 = isForAppOnly(tool5.node) ? void 0 : namesOf(tool5);
      if (!known2) continue;
      for (const described of textsOf(tool5)) {
        if (seen3.has(described.start)) continue;
        seen3.add(described.start);
        for (const { name, from, isAsked } of namedIn(described.value)) {
          if (known2.all.has(fold2(name)) || toolNames.has(name)) continue;
          const meant = nearestWord(name, known2.parameters);
          const isSlip2 = meant !== void 0 && isNear(name, meant);
          if (!isSlip2 && !isAsked) continue;
          yield {
            at: part(described, from, from + name.length),
            message: "unknown",
            data: { name, tool: tool5.label ?? "This tool", hint: isSlip2 ? hint(meant) : "" }
          };
        }
      }
    }
  }
});
var fold2 = (name) => name.replace(/[-_]/g, "").toLowerCase();
function namesOf(tool5) {
  const input = tool5.schemas.find(({ role }) => role === "input");
  if (tool5.node.open || input?.shape !== "schema" || input.node.kind !== "object") return void 0;
  const parameters = [];
  const all = /* @__PURE__ */ new Set();
  if (!isKnownWhole(input.node, (key) => parameters.push(key))) return void 0;
  for (const name of parameters) all.add(fold2(name));
  for (const { node } of tool5.schemas) {
    for (const each of walk(node)) {
      if (each.kind === "string" && each.value.length <= LONGEST_VALUE) all.add(fold2(each.value));
      if (each.kind === "object") for (const { key } of each.entries) all.add(fold2(key));
    }
  }
  return parameters.length > 0 ? { parameters, all } : void 0;
}
var LONGEST_VALUE = 60;
function isKnownWhole(schema, add) {
  const properties = get(schema, "properties");
  const more = get(schema, "additionalProperties");
  if (schema.open || has(schema, "patternProperties") !== "no") return false;
  if (properties && (properties.kind !== "object" || properties.open)) return false;
  if (more && !(more.kind === "boolean" && !more.value)) return false;
  if (has(schema, "$ref") !== "no") return false;
  for (const { key, value } of entries(properties)) {
    if (value.kind !== "object") return false;
    add(key);
  }
  let isKnown3 = true;
  forEachSubschema(schema, (inner) => {
    isKnown3 &&= isKnownWhole(inner, add);
  });
  return isKnown3;
}
function textsOf({ description, schemas }) {
  const found = [description?.value];
  for (const { node, role } of schemas) {
    if (role !== "input") continue;
    for (const each of walk(node)) if (each.kind === "object") found.push(get(each, "description"));
  }
  return found.filter((each) => each?.kind === "string");
}
function* namedIn(value) {
  if (value.length > LONGEST_READ2) return;
  const told3 = /* @__PURE__ */ new Set();
  for (const [pattern, isAsked] of FORMS2) {
    for (const found of value.matchAll(pattern)) {
      const name = found[1];
      const from = found.index + found[0].lastIndexOf(name);
      if (told3.has(from) || IS_OTHER.test(sentenceAround(value, from))) continue;
      told3.add(from);
      yield { name, from, isAsked };
    }
  }
}
var LONGEST_READ2 = 2e4;
var NAME = "[a-z][a-z0-9]{0,30}(?:_[a-z0-9]{1,30}|[A-Z][a-z0-9]{0,30}){0,6}";
var LONG3 = "[a-z][a-z0-9]{0,30}(?:_[a-z0-9]{1,30}|[A-Z][a-z0-9]{0,30}){1,6}";
var FORMS2 = [
  // Pass `collection_name`, set the `dry_run` parameter
  [
    new RegExp(
      `\\b(?:[Pp]ass|[Ss]et|[Pp]rovide|[Ss]pecify|[Ss]upply)\\s(?:the\\s|an?\\s)?\`(${LONG3})\`(?!\\s(?:from|returned|of|tool))`,
      "g"
    ),
    true
  ],
  [
    new RegExp(
      `\\b[Uu]se\\s(?:the\\s)?\`(${LONG3})\`(?=\\s(?:param|argument|option\\b|to\\s(?:filter|limit|set|choose|narrow|select)))`,
      "g"
    ),
    true
  ],
  [new RegExp(`\`(${NAME})\`(?=\\s(?:parameter|argument)\\b)`, "g"), true],
  // `dryrun`, dryrun=true
  [new RegExp(`\`(${NAME})\``, "g"), false],
  [new RegExp(`(?<![\\w.?&/-])(${NAME})=(?=["'\\w\\[{])`, "g"), false]
];
var IS_OTHER = /\b(?:not|n't|no longer|never|former|removed|renamed|replaced|deprecated|old|legacy|instead of|unlike|environment|env|header|returns?|returned|response|result|output|other tool|query string|url|endpoint|api)\b/i;
var words = (name) => name.replace(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase().split(/[_-]/);
function isNear(name, meant) {
  const [own, others2] = [words(name), words(meant)];
  if (fold2(name) === fold2(meant)) return false;
  if (own.length !== others2.length) return false;
  const different = own.flatMap((word2, index) => word2 === others2[index] ? [] : [[word2, others2[index]]]);
  const [[word, other] = ["", ""]] = different;
  if (different.length !== 1) return false;
  const isPlural = `${word}s` === other || `${other}s` === word;
  return isPlural || Math.min(word.length, other.length) > 3 && nearestWord(word, [other]) !== void 0;
}

// rules/common/unknown-schema-keyword.ts
var unknown_schema_keyword_default = defineRule({
  id: "common/unknown-schema-keyword",
  summary: "A schema key is a misspelt keyword, or a property that is next to `properties` instead of inside it",
  severity: "warning",
  in: "recommended",
  structural: true,
  source: {
    document: "JSON Schema Core",
    section: "Keywords",
    says: "A key that is not a keyword is ignored, or treated as an annotation.",
    kind: "advice"
  },
  fixable: "safe",
  messages: {
    misspelt: {
      message: "`{{key}}` is not a JSON Schema keyword, so validators and models ignore it; did you mean `{{meant}}`?",
      help: "Rename `{{key}}` to `{{meant}}`."
    },
    property: {
      message: "`{{key}}` is next to `properties` instead of inside it, so the model never sees `{{key}}`.",
      help: "Move it into `properties`."
    },
    direct: {
      message: "`{{key}}` is directly in the schema but is not a JSON Schema keyword, so the model never sees it.",
      help: "Put it into `properties`."
    },
    wrapper: {
      message: "`{{key}}` is not a JSON Schema keyword, so everything in it is ignored.",
      help: "If `{{key}}` contains the actual schema, replace this object with the value of `{{key}}`. If `{{key}}` is a property, move it into `properties`."
    }
  },
  *check(manifest) {
    if (isSubset(manifest)) return;
    for (const [schema, strays2] of strayProperties(manifest)) {
      const [first2, ...others2] = strays2;
      const wraps = isWrapper(schema, first2);
      yield {
        at: first2,
        message: wraps ? "wrapper" : has(schema, "properties") === "yes" ? "property" : "direct",
        data: { key: first2.key },
        related: alsoHere(others2),
        covers: strays2.map(({ value }) => value),
        fix: wraps ? void 0 : intoProperties(schema, strays2)
      };
    }
    for (const [key, schemas] of schemasByKey(manifest)) {
      if (KEYWORDS.has(key)) continue;
      const meant = keywordMeant(key);
      for (const { node } of schemas) {
        const misspelt3 = entry(node, key);
        if (meant === void 0) {
          if (propertiesByOtherName(node) === misspelt3) yield problem(misspelt3, "properties");
        } else if (mayBeMeant(misspelt3, meant) && has(node, meant) === "no" && !judgedByFormat(manifest, misspelt3)) {
          yield problem(misspelt3, meant);
        }
      }
    }
  }
});
function problem(misspelt3, meant) {
  return {
    at: misspelt3,
    message: "misspelt",
    data: { key: misspelt3.key, meant },
    fix: { title: `Write \`${meant}\``, safe: true, edits: [{ op: "rename", entry: misspelt3, key: meant }] }
  };
}

// rules/common/unused-definitions.ts
var unused_definitions_default = defineRule({
  id: "common/unused-definitions",
  summary: "Nothing refers to a definition in `$defs` or `definitions`",
  severity: "warning",
  in: "recommended",
  tags: ["unnecessary"],
  source: {
    document: "JSON Schema",
    section: "$defs",
    says: "Definitions have no effect of their own: they are for other schemas to refer to.",
    kind: "advice"
  },
  messages: {
    all: {
      message: "No `$ref` points to a definition in `{{key}}`, so the definitions only cost tokens in each request.",
      help: "Remove `{{key}}`, or refer to the definitions with `$ref`."
    },
    one: {
      message: "No `$ref` points to the definition `{{name}}`, so it only costs tokens in each request.",
      help: "Remove it, or refer to it with `$ref`."
    },
    some: {
      message: "No `$ref` points to the definitions {{names}}, so they only cost tokens in each request.",
      help: "Remove them, or refer to them with `$ref`."
    }
  },
  *check(manifest) {
    if (manifest.formats.includes("otc")) return;
    for (const key of ["$defs", "definitions"]) {
      for (const schema of schemasWith(manifest, key)) {
        const holder = entry(schema.node, key);
        if (holder.value.kind !== "object" || entries(holder.value).length === 0) continue;
        const unused = unusedIn(holder, schema);
        if (unused.length === 0) continue;
        if (unused.length === entries(holder.value).length) yield { at: holder, message: "all", data: { key } };
        else yield told2(unused);
      }
    }
  }
});
var NAMED = 3;
function told2(unused) {
  const [at2, ...others2] = unused;
  if (others2.length === 0) return { at: at2, message: "one", data: { name: at2.key } };
  const names2 = unused.slice(0, NAMED).map(({ key }) => `\`${key}\``);
  if (unused.length > NAMED) names2.push(`${unused.length - NAMED} more`);
  const related = others2.slice(0, NAMED - 1).map((each) => ({ at: each, note: "Another one." }));
  return { at: at2, message: "some", data: { names: allOf(names2) }, related };
}
function unusedIn(holder, { tool: tool5, role }) {
  const root = tool5.schemas.find((each) => each.role === role)?.node;
  if (!root || isVague(root)) return [];
  const texts = [...walk(root)].filter((node) => node.kind === "string");
  if (texts.length > MOST_TEXTS) return [];
  const naming2 = /* @__PURE__ */ new Map();
  for (const text2 of texts) for (const name of namesIn(text2.value)) addTo(naming2, name, text2);
  return entries(holder.value).filter(
    ({ key, value }) => !hasAnchor(value) && (naming2.get(key) ?? []).every((each) => isWithin2(each, value))
  );
}
var MOST_TEXTS = 5e3;
function namesIn(reference) {
  if (!reference.includes("/")) return /* @__PURE__ */ new Set([reference]);
  const steps = reference.split(/[#/]/);
  return /* @__PURE__ */ new Set([...steps, ...steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))]);
}
var isWithin2 = (node, outer) => node.file === outer.file && node.start >= outer.start && node.end <= outer.end;
var hasAnchor = (definition) => [...walk(definition)].some(
  (node) => entries(node).some(({ key, value }) => ANCHORS.has(key) && value.kind !== "object")
);
var ANCHORS = /* @__PURE__ */ new Set(["$anchor", "$dynamicAnchor", "$id", "$recursiveAnchor", "id"]);

// rules/common/unused-directive.ts
var unused_directive_default = defineRule({
  id: "common/unused-directive",
  summary: "A comment that disables or enables rules has no effect",
  severity: "warning",
  in: "recommended",
  tags: ["unnecessary", "about-directives"],
  source: {
    document: "toolint",
    section: "suppressions",
    says: "A directive that suppresses nothing is removed, so that it cannot hide the next problem.",
    kind: "advice"
  },
  messages: {
    hides: {
      message: "Unused directive `{{word}}`: `{{rule}}` reports nothing here.",
      help: "Remove it, or it may hide a future problem."
    },
    hidesAnything: {
      message: "Unused directive `{{word}}`: there is nothing to suppress here.",
      help: "Remove it, or it may hide a future problem."
    },
    enables: {
      message: "`{{rule}}` is not disabled here, so there is nothing to enable.",
      help: "Remove this comment."
    },
    enablesNothing: {
      message: "No rule is disabled here, so there is nothing to enable.",
      help: "Remove this comment."
    },
    rule: {
      message: "Unknown rule `{{rule}}`{{hint}}, so this comment does nothing.",
      help: "Correct the name. Separate several rules with commas, and start the reason with ` -- `."
    },
    word: {
      message: "Unknown directive `{{word}}`{{hint}}, so this comment does nothing.",
      help: "Write `toolint-disable-next-line`, `toolint-disable-line`, `toolint-disable` or `toolint-enable`, or remove the comment."
    },
    never: {
      message: "A comment cannot disable `{{rule}}`.",
      help: "Remove the rule from this comment, and fix what it reports or configure it in the config file."
    }
  },
  byEngine: "file"
});

// rules/common/wrapped-arguments.ts
var wrapped_arguments_default = defineRule({
  id: "common/wrapped-arguments",
  summary: "One object is around all arguments of a tool",
  severity: "info",
  in: "strict",
  source: {
    document: "Model Context Protocol",
    section: "Tools: input schema",
    says: "The properties of the input schema are the arguments of the tool.",
    kind: "advice"
  },
  messages: {
    wrapped: {
      message: "All arguments are in one object, `{{name}}`, which models forget or send as a string.",
      help: "Make its properties the parameters of the tool."
    }
  },
  *check({ tools }) {
    for (const { schemas } of tools) {
      for (const { node, role, shape } of schemas) {
        if (role !== "input" || shape !== "schema" || node.kind !== "object" || isComposed(node)) continue;
        const properties = get(node, "properties");
        if (properties?.kind !== "object" || properties.open || properties.entries.length !== 1) continue;
        const [only] = properties.entries;
        if (only && WRAPPERS2.test(only.key) && only.value.kind === "object" && holdsSeveral(only.value))
          yield { at: only, message: "wrapped", data: { name: only.key } };
      }
    }
  }
});
var WRAPPERS2 = /^(?:tool_?)?(?:arg|args|arguments?|input|inputs|params?|parameters|payload|request|req|body|data|options|opts|props|kwargs)$/i;
function holdsSeveral(schema) {
  const inner = get(schema, "properties");
  return inner?.kind === "object" && inner.entries.length > 0;
}

// rules/diff/added.ts
var added_default = defineRule({
  id: "diff/added",
  summary: "Something was added, or accepts more",
  severity: "info",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "Additions do not break callers, but reviewers want to see them.",
    kind: "advice"
  },
  messages: {
    tool: "New tools: {{tools}}.",
    parameter: "New optional parameters: {{tools}}.",
    field: "New fields in results: {{tools}}.",
    optional: "{{name}} of {{of}} is optional now.",
    type: "{{name}} of {{of}} accepts more types now: {{after}}.",
    values: "{{name}} of {{of}} accepts more values now: `{{after}}`.",
    anyValue: "{{name}} of {{of}} accepts any value now.",
    wider: "Accepts more, or is optional now: {{tools}}."
  },
  byEngine: "diff"
});

// rules/diff/bound-tightened.ts
var bound_tightened_default = defineRule({
  id: "diff/bound-tightened",
  summary: "A bound is tighter",
  severity: "error",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "Values beyond the new bound fail.",
    kind: "advice"
  },
  messages: {
    several: "New bounds that hardly any call exceeds: {{tools}}.",
    introduced: {
      message: "{{name}} of {{of}} has a new bound: {{after}}. Calls with other values fail.",
      help: "Allow other values for a while, or say so in the changelog."
    },
    changed: {
      message: "{{name}} of {{of}} changed from {{before}} to {{after}}. Calls with values in between may fail.",
      help: "Allow these values for a while, or raise the major version."
    }
  },
  byEngine: "diff"
});

// rules/diff/closed.ts
var closed_default = defineRule({
  id: "diff/closed",
  summary: "An object no longer allows other properties",
  severity: "info",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "Arguments that were ignored are refused.",
    kind: "advice"
  },
  messages: {
    closed: {
      message: "{{tools}}: properties that are not in the schema are now refused (`additionalProperties: false`); before, they were ignored. Calls that send them fail.",
      help: "Mention it in the release notes, or allow other properties again."
    }
  },
  byEngine: "diff"
});

// rules/diff/config-narrowed.ts
var config_narrowed_default = defineRule({
  id: "diff/config-narrowed",
  summary: "Users have to fill in a setting again",
  severity: "warning",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "Users have to change their settings before the tool works again.",
    kind: "advice"
  },
  messages: {
    new: {
      message: "The setting {{name}} of {{of}} is new and required. Users have to fill it in before the tool works again.",
      help: "Make it optional, or tell users what to fill in."
    },
    now: {
      message: "The setting {{name}} of {{of}} is required now. Users who left it out have to fill it in.",
      help: "Keep it optional, or tell users what to fill in."
    },
    newDefault: {
      message: "The setting {{name}} of {{of}} is new and required, but has a default. Users may have to fill it in.",
      help: "Take it out of `required`, or tell users what to fill in."
    },
    nowDefault: {
      message: "The setting {{name}} of {{of}} is required now, but has a default. Users may have to fill it in.",
      help: "Take it out of `required`, or tell users what to fill in."
    },
    fails: {
      message: "The setting `{{before}}` of {{of}} was renamed to `{{after}}`. Users have to fill it in again.",
      help: "Keep the old name, or tell users to fill in the new setting."
    },
    ignored: {
      message: "The setting {{name}} of {{of}} was removed or renamed. What users filled in is ignored.",
      help: "Say so in the changelog."
    },
    refused: {
      message: "The setting {{name}} of {{of}} was removed. What users filled in is refused.",
      help: "Keep accepting it for a while, or say so in the changelog."
    },
    type: {
      message: "The setting {{name}} of {{of}} accepted {{before}} and now accepts {{after}}. Users may have to fill it in again.",
      help: "Accept both for a while, or tell users what to fill in."
    },
    alternative: {
      message: "The setting {{name}} of {{of}} accepts fewer values than before. Users may have to fill it in again.",
      help: "Accept the other values for a while, or tell users what to fill in."
    },
    choice: {
      message: "The setting {{name}} of {{of}} accepts fewer values than before. Users may have to fill it in again.",
      help: "Accept the other values for a while, or tell users what to fill in."
    },
    removed: {
      message: "The setting {{name}} of {{of}} no longer accepts `{{before}}`. Users may have to fill it in again.",
      help: "Accept the old values for a while, or tell users what to fill in."
    },
    introduced: {
      message: "The setting {{name}} of {{of}} accepts only `{{after}}` now. Users may have to fill it in again.",
      help: "Accept other values for a while, or tell users what to fill in."
    },
    service: {
      message: "{{of}} asks users to sign in to {{name}}, which is new. It does not work until they do.",
      help: "Tell users to sign in, in the changelog."
    },
    scopes: {
      message: "{{of}} asks {{name}} for more: {{after}}. Users have to allow it again.",
      help: "Tell users to allow it again, in the changelog."
    }
  },
  byEngine: "diff"
});

// rules/diff/default-changed.ts
var default_changed_default = defineRule({
  id: "diff/default-changed",
  summary: "A parameter has another default",
  severity: "warning",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "Calls that leave the parameter out do something else.",
    kind: "advice"
  },
  messages: {
    changed: {
      message: "The default of {{name}} of {{of}} changed from `{{before}}` to `{{after}}`. Calls that leave it out behave differently.",
      help: "Say so in the changelog."
    }
  },
  byEngine: "diff"
});

// rules/diff/description-changed.ts
var description_changed_default = defineRule({
  id: "diff/description-changed",
  summary: "A text that models read was changed",
  severity: "info",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "A description is a prompt: reviewers should read it like code.",
    kind: "advice"
  },
  messages: {
    tool: "Descriptions changed: {{tools}}.",
    parameter: "Descriptions changed: {{tools}}.",
    unsafe: {
      message: "Texts now tell the model to disobey, or contain hidden characters: {{tools}}.",
      help: "Read these texts before you merge."
    }
  },
  options: {
    schema: {
      type: "object",
      additionalProperties: false,
      properties: { warn: { type: "boolean", description: "report as a warning, not only as information" } }
    },
    defaults: { warn: false },
    presets: { strict: { warn: true } }
  },
  byEngine: "diff"
});

// rules/diff/enum-narrowed.ts
var enum_narrowed_default = defineRule({
  id: "diff/enum-narrowed",
  summary: "A parameter accepts fewer values",
  severity: "error",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "Values that are no longer listed fail.",
    kind: "advice"
  },
  messages: {
    removed: {
      message: "{{name}} of {{of}} no longer accepts `{{before}}`. Calls with these values fail.",
      help: "Accept them for a while."
    },
    introduced: {
      message: "{{name}} of {{of}} accepted any {{before}} and now accepts only `{{after}}`. Calls with other values fail.",
      help: "Accept other values for a while."
    }
  },
  byEngine: "diff"
});

// rules/diff/hint-riskier.ts
var hint_riskier_default = defineRule({
  id: "diff/hint-riskier",
  summary: "A tool may do more than before",
  severity: "warning",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "Clients use hints to decide what to run without confirmation.",
    kind: "advice"
  },
  messages: {
    riskier: {
      message: "No longer {{before}}: {{tools}}. Users may have allowed {{them}} because of that.",
      help: "Say so in the changelog, or restore the hint."
    },
    destructive: {
      message: "No longer {{before}}, and {{after}}: {{tools}}. Users may have allowed {{them}} because of that.",
      help: "Say so in the changelog, or restore the hint."
    }
  },
  byEngine: "diff"
});

// rules/diff/output-narrowed.ts
var output_narrowed_default = defineRule({
  id: "diff/output-narrowed",
  summary: "A result has less than before",
  severity: "warning",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "Fields that programs read may be missing.",
    kind: "advice"
  },
  messages: {
    gone: {
      message: "{{of}} no longer has an output schema. Programs that read the structured result may find none.",
      help: "Keep the output schema, or raise the major version."
    },
    removed: {
      message: "Removed from the result of {{of}}: {{name}}. Programs that read {{it}} find nothing.",
      help: "Keep {{it}} for a while, or raise the major version."
    },
    renamed: {
      message: "`{{before}}` in the result of {{of}} was renamed to `{{after}}`. Programs that read the old name find nothing.",
      help: "Return both names for a while, or raise the major version."
    },
    optional: {
      message: "Optional now in the result of {{of}}: {{name}}. Programs that rely on {{it}} fail.",
      help: "Always return {{it}}, or raise the major version."
    },
    type: {
      message: "{{name}} in the result of {{of}} changed from {{before}} to {{after}}. Programs that read it may fail.",
      help: "Keep the type, or raise the major version."
    }
  },
  byEngine: "diff"
});

// rules/diff/parameter-removed.ts
var parameter_removed_default = defineRule({
  id: "diff/parameter-removed",
  summary: "A parameter is gone",
  severity: "error",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "A removed parameter is ignored or refused.",
    kind: "advice"
  },
  messages: {
    refused: {
      message: "Removed from {{of}}, which allows no other properties: {{name}}. Calls that still send {{it}} fail.",
      help: "Keep accepting {{it}} for a while, or raise the major version."
    },
    ignored: {
      message: "Removed from {{of}}: {{name}}. Calls that still send {{it}} work, but {{values}} ignored.",
      help: "Keep accepting {{it}} for a while, or say so in the changelog."
    }
  },
  byEngine: "diff"
});

// rules/diff/parameter-renamed.ts
var parameter_renamed_default = defineRule({
  id: "diff/parameter-renamed",
  summary: "A parameter has another name",
  severity: "error",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "A renamed parameter fails or silently ignores the old name.",
    kind: "advice"
  },
  messages: {
    fails: {
      message: "`{{before}}` of {{of}} was renamed to `{{after}}`. Calls with the old name fail.",
      help: "Accept both names for a while."
    },
    ignored: {
      message: "`{{before}}` of {{of}} was renamed to `{{after}}`. Calls with the old name work, but the value is ignored.",
      help: "Accept both names for a while."
    }
  },
  byEngine: "diff"
});

// rules/diff/parameter-required.ts
var parameter_required_default = defineRule({
  id: "diff/parameter-required",
  summary: "A parameter is required now",
  severity: "error",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "A new required parameter fails every call that worked.",
    kind: "advice"
  },
  messages: {
    new: {
      message: "New and required in {{of}}: {{name}}. Existing calls fail without {{it}}.",
      help: "Make {{it}} optional or give {{it}} a default."
    },
    now: {
      message: "Required now in {{of}}: {{name}}. Calls without {{it}} fail.",
      help: "Keep {{it}} optional or give {{it}} a default."
    },
    newDefault: {
      message: "{{name}} of {{of}} is new, required and has a default. Servers that check calls by the schema refuse calls without it.",
      help: "Take it out of `required`."
    },
    nowDefault: {
      message: "{{name}} of {{of}} has a default and is required now. Servers that check calls by the schema refuse calls without it.",
      help: "Take it out of `required`."
    }
  },
  byEngine: "diff"
});

// rules/diff/tool-removed.ts
var tool_removed_default = defineRule({
  id: "diff/tool-removed",
  summary: "A tool is gone",
  severity: "error",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "A removed tool fails every call and every list that still names it.",
    kind: "advice"
  },
  messages: {
    removed: {
      message: "Removed: {{tools}}. Calls, allowlists, prompts and workflows that name {{them}} fail now.",
      help: "Keep the name for a while and deprecate it, or raise the major version."
    },
    alias: {
      message: "`{{tool}}` was removed; `{{after}}` has the same contract. Calls of the old name fail now.",
      help: "Tell users to call `{{after}}`."
    },
    perhaps: {
      message: "Removed: {{tools}}, perhaps replaced by `{{after}}`. Calls, allowlists, prompts and workflows that name {{them}} fail now.",
      help: "Keep the name for a while and deprecate it, or raise the major version."
    }
  },
  byEngine: "diff"
});

// rules/diff/tool-renamed.ts
var tool_renamed_default = defineRule({
  id: "diff/tool-renamed",
  summary: "A tool has another name",
  severity: "error",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "A renamed tool fails every call and every list with the old name.",
    kind: "advice"
  },
  messages: {
    renamed: {
      message: "`{{before}}` was renamed to `{{after}}`. Calls, allowlists and prompts with the old name fail.{{more}}",
      help: "Serve both names for a while, or raise the major version."
    }
  },
  byEngine: "diff"
});

// rules/diff/tools-merged.ts
var tools_merged_default = defineRule({
  id: "diff/tools-merged",
  summary: "Several tools were merged into one with a parameter that selects the action",
  severity: "error",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "Tools that were merged fail every call with their old names.",
    kind: "advice"
  },
  messages: {
    merged: {
      message: "Merged into `{{after}}`: {{tools}}. Calls of the old names fail now.",
      help: "Keep the names for a while, or raise the major version."
    }
  },
  byEngine: "diff"
});

// rules/diff/type-narrowed.ts
var type_narrowed_default = defineRule({
  id: "diff/type-narrowed",
  summary: "A parameter accepts fewer types",
  severity: "error",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "Values of a type that is no longer taken fail.",
    kind: "advice"
  },
  messages: {
    type: {
      message: "{{name}} of {{of}} accepted {{before}} and now accepts {{after}}. Calls with other values fail.",
      help: "Accept both for a while."
    },
    alternative: {
      message: "{{name}} of {{of}} lost {{before}} of its alternatives. Calls that use them fail.",
      help: "Accept them for a while."
    },
    choice: {
      message: "{{name}} of {{of}} must match one of {{after}} alternatives now. Calls that match none fail.",
      help: "Check that existing calls match one."
    }
  },
  byEngine: "diff"
});

// rules/gloodata/schema.json
var schema_default2 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "a Gloodata extension",
  type: "object",
  required: ["ns", "title", "tools"],
  additionalProperties: false,
  properties: {
    $schema: { type: "string" },
    ns: {
      type: "string",
      description: "the namespace identifies the extension, and is a part of the identifier of each tool"
    },
    title: {
      type: "string",
      pattern: "\\S",
      description: "the user interface shows the extension under its title"
    },
    tools: {
      title: "`tools`",
      type: "object",
      description: "an extension without tools can do nothing",
      additionalProperties: {
        title: "a tool",
        type: "object",
        required: ["title"],
        additionalProperties: false,
        properties: {
          title: {
            type: "string",
            pattern: "\\S",
            description: "the user interface shows the tool under its title"
          },
          description: { type: ["string", "null"] },
          schema: {
            title: "`schema`",
            type: "object",
            additionalProperties: false,
            properties: {
              fields: {
                type: "object",
                additionalProperties: {
                  title: "a `schema.fields` entry",
                  type: "object",
                  required: ["type"],
                  additionalProperties: false,
                  properties: {
                    type: {
                      description: "without a type, the model cannot know what to pass",
                      examples: ["string", "integer", "number", "boolean"]
                    },
                    description: { type: ["string", "null"] },
                    default: {},
                    enum: { type: "array" },
                    examples: { type: "array" },
                    title: { type: "string" },
                    format: { type: "string" },
                    multiline: { type: "boolean" }
                  }
                }
              }
            }
          },
          ui: {
            title: "`ui`",
            type: "object",
            additionalProperties: false,
            properties: {
              prefix: { type: "string" },
              suffix: { type: "string" },
              args: {
                type: "object",
                additionalProperties: {
                  title: "an `args` entry",
                  type: "object",
                  additionalProperties: false,
                  properties: {
                    prefix: { type: "string" },
                    suffix: { type: "string" },
                    dtypeName: { type: "string" },
                    dtypeNs: { type: ["string", "null"] },
                    from: { type: "string" }
                  }
                }
              },
              manualUpdate: { type: "boolean" }
            }
          },
          examples: {
            type: "array",
            items: { type: "string", pattern: "\\S", description: "a string that is not blank" }
          },
          contextActions: { type: ["array", "null"] }
        }
      }
    },
    description: { type: ["string", "null"] },
    tagValues: { type: ["object", "null"] },
    handlers: { type: ["array", "null"] },
    dynEnums: {}
  }
};

// rules/gloodata/lib/info.ts
function section2(name, says, kind = "MUST") {
  return { document: "Gloodata, Extension Info Schema", section: name, says, kind };
}
var tool2 = schema_default2.properties.tools.additionalProperties;
var EXTENSION = Object.keys(schema_default2.properties);
var TOOL = Object.keys(tool2.properties);
var UI = Object.keys(tool2.properties.ui.properties);
function strangers(object, known2) {
  return object.entries.map(({ key }) => key).filter((key) => !known2.includes(key));
}
function isMisspelt2(object, field, known2) {
  return strangers(object, known2).some((key) => intendedField(key, known2) === field);
}
var TYPES3 = ["string", "integer", "number", "boolean"];
var NONE6 = /* @__PURE__ */ new Set();
function fieldsOf({ node }) {
  return entries(get(node, "schema", "fields"));
}
function fieldNames({ node }) {
  const schema = get(node, "schema");
  const fields = get(schema, "fields");
  if (fields) return fields.kind === "object" && !fields.open ? new Set(keysOf(fields)) : void 0;
  const isEmpty3 = schema ? schema.kind === "object" && !schema.open && schema.entries.length === 0 : !node.open;
  return isEmpty3 && strangers(node, TOOL).length === 0 ? NONE6 : void 0;
}
function keysOf(object) {
  return object.entries.map(({ key }) => key);
}
function argsOf({ node }) {
  const args = get(node, "ui", "args");
  return args?.kind === "object" ? args : void 0;
}
function typeOf(type) {
  const names2 = type?.kind === "array" ? optional(type.items) : [text(type)];
  return names2.length === 1 ? TYPES3.find((each) => each === names2[0]) : void 0;
}
function optional(types) {
  const names2 = types.map(text);
  const others2 = names2.filter((name) => name !== "null");
  return names2.length === 2 && others2.length === 1 ? others2 : [];
}
function fieldsElsewhere(manifest) {
  return manifest.derive(find3);
}
var find3 = ({ tools }) => tools.flatMap(({ node }) => inTool(node) ?? []);
function inTool(tool5) {
  const schema = entry(tool5, "schema");
  if (schema) return inSchema(tool5, schema);
  if (has(tool5, "schema") !== "no" || isMisspelt2(tool5, "schema", ["schema"])) return void 0;
  for (const key of NAMES4) {
    const at2 = entry(tool5, key);
    const fields = at2 && (areFields(at2.value) ? at2.value : innerFields(at2.value)?.value);
    if (!at2 || fields?.kind !== "object") continue;
    return { tool: tool5, at: at2, where: `\`${key}\``, fields, isAlone: isAlone(at2.value, fields) };
  }
  return void 0;
}
var NAMES4 = ["fields", "properties", "inputSchema", "input_schema", "parameters", "args"];
function inSchema(tool5, schema) {
  const { value } = schema;
  if (value.kind !== "object" || has(value, "fields") !== "no" || isMisspelt2(value, "fields", ["fields"]))
    return void 0;
  if (areFields(value)) return { tool: tool5, at: schema, where: "`schema` itself", fields: value, isAlone: true };
  const inner = innerFields(value);
  if (inner?.value.kind !== "object") return void 0;
  const where = `\`schema.${inner.key}\``;
  return { tool: tool5, at: inner, where, fields: inner.value, isAlone: isAlone(value, inner.value) };
}
function innerFields(node) {
  const inner = entry(node, "fields") ?? entry(node, "properties");
  return inner && areFields(inner.value) ? inner : void 0;
}
function areFields(node) {
  return node.kind === "object" && !node.open && node.entries.length > 0 && node.entries.every(({ value }) => isField(value));
}
function isField(node) {
  const type = get(node, "type");
  return type?.kind === "array" || type?.kind === "string" && KNOWN.has(type.value);
}
var KNOWN = /* @__PURE__ */ new Set([...TYPES3, "array", "object"]);
function isAlone(holder, fields) {
  return holder === fields || entries(holder).every(({ key, value }) => value === fields || key === "type");
}
var MOST_HINTS = 100;
function meantBy2(words2, known2) {
  const meant = /* @__PURE__ */ new Map();
  const unknown = new Set(words2.filter((word) => !known2.has(word)));
  for (const word of [...unknown].slice(0, MOST_HINTS)) {
    const name = nearestWord(word, known2);
    if (name !== void 0) meant.set(word, name);
  }
  return meant;
}

// rules/gloodata/lib/stated-default.ts
var ANNOUNCES = /\bdefaults?(?: value)?(?: ?[:=] ?| to | is | of )/giu;
var LISTED = /[,(;]\s?(?:default (?<after>-?\d{1,15}(?:\.\d{1,15})?|true|false)|(?<before>-?\d{1,15}(?:\.\d{1,15})?|true|false) by default)(?=\s?(?:[,);](?!\d)|\.?$|\.\s))/iu;
var NUMBER2 = /^-?\d{1,15}(?:\.\d{1,15})?(?![\w%°]|\.\d|-\d)/u;
var BOOLEAN = /^(?:true|false)\b/iu;
var QUOTED2 = /^(?:"([^"\n]{1,80})"|'([^'\n]{1,80})'|`([^`\n]{1,80})`|“([^”\n]{1,80})”)/u;
var NO_LITERALS = new Set(
  `a all an any automatic automatically blank current empty everything first last latest me mine never no nobody none
  not nothing now null off on optional the this today tomorrow undefined unknown unlimited unset user you yesterday`.split(
    /\s+/
  )
);
function statedDefault(description, type, choices) {
  for (const announced of description.matchAll(ANNOUNCES)) {
    const start = announced.index + announced[0].length;
    const found = read(description.slice(start, start + 100), type, choices);
    if (found) return { value: found.value, from: announced.index, to: start + found.length };
  }
  return type === "string" ? void 0 : listedDefault(description, type);
}
function listedDefault(description, type) {
  const listed2 = LISTED.exec(description);
  const found = listed2 && read(listed2.groups["after"] ?? listed2.groups["before"], type, []);
  if (!listed2 || !found) return void 0;
  const [sign] = /^[,(;]\s?/.exec(listed2[0]);
  return { value: found.value, from: listed2.index + sign.length, to: listed2.index + listed2[0].length };
}
function read(rest, type, choices) {
  switch (type) {
    case "boolean": {
      const word = BOOLEAN.exec(rest)?.[0];
      return word === void 0 ? void 0 : { value: word.toLowerCase() === "true", length: word.length };
    }
    case "integer":
    case "number": {
      const digits = NUMBER2.exec(rest)?.[0];
      const value = Number(digits);
      return digits === void 0 || type === "integer" && !Number.isInteger(value) ? void 0 : { value, length: digits.length };
    }
    case "string":
      return readText(rest, choices);
  }
}
function loneWord(rest) {
  return /^[\p{L}\p{N}_][\p{L}\p{N}_.:/-]{0,80}?(?=[.,;)\]]*(?:\s(?:if|when|unless|otherwise)\b|\s*\(|\s*$)|[,;)\]])/u.exec(
    rest
  )?.[0];
}
function readText(rest, choices) {
  const quoted2 = QUOTED2.exec(rest);
  const value = quoted2 ? quoted2.slice(1).find((each) => each !== void 0) : loneWord(rest);
  if (value === void 0 || !quoted2 && NO_LITERALS.has(value.toLowerCase())) return void 0;
  const choice = choices.find((each) => each.toLowerCase() === value.toLowerCase());
  if (choices.length > 0 && choice === void 0) return void 0;
  return { value: choice ?? value, length: quoted2?.[0].length ?? value.length };
}
var KEYWORDS2 = new Set(
  `$anchor $defs $dynamicAnchor $dynamicRef $id $recursiveAnchor $recursiveRef $ref $schema $vocabulary
  additionalItems additionalProperties allOf anyOf const contains contentEncoding contentMediaType contentSchema
  default definitions dependencies dependentRequired dependentSchemas deprecated description else enum examples
  exclusiveMaximum exclusiveMinimum format if items maxContains maxItems maxLength maxProperties maximum
  minContains minItems minLength minProperties minimum multipleOf not oneOf pattern patternProperties prefixItems
  properties propertyNames readOnly required then title type unevaluatedItems unevaluatedProperties uniqueItems
  writeOnly`.split(/\s+/)
);
function isKeyword(key) {
  return KEYWORDS2.has(key);
}

// rules/gloodata/default-only-in-prose.ts
var default_only_in_prose_default = defineRule({
  id: "gloodata/default-only-in-prose",
  summary: "A description states a default that the field does not have",
  severity: "info",
  in: "strict",
  source: section2("The fields", "A field of any type may have a default.", "advice"),
  fixable: "unsafe",
  messages: {
    prose: {
      message: "The description says that the default is `{{value}}`, but the field has no `default`, so the model may use another value.",
      help: "Set `default`."
    }
  },
  *check({ tools }) {
    for (const { value: field } of tools.flatMap(fieldsOf)) {
      const description = get(field, "description");
      const type = typeOf(get(field, "type"));
      const present = entry(field, "default");
      if (field.kind !== "object" || description?.kind !== "string" || !type) continue;
      if (present ? present.value.kind !== "null" : has(field, "default") !== "no") continue;
      const choices = items(get(field, "enum")).flatMap((each) => text(each) ?? []);
      const stated = statedDefault(description.value, type, choices);
      if (!stated) continue;
      const { value, from, to } = stated;
      yield {
        at: present ? present.value : lackOf(field, "default"),
        message: "prose",
        data: { value: JSON.stringify(value) },
        related: [{ at: part(description, from, to), note: "It is stated here." }],
        fix: {
          title: `Set \`default\` to \`${JSON.stringify(value)}\``,
          safe: false,
          edits: [
            present ? { op: "set", node: present.value, value } : { op: "add", to: field, key: "default", value }
          ]
        }
      };
    }
  }
});

// rules/gloodata/duplicate-example.ts
var duplicate_example_default = defineRule({
  id: "gloodata/duplicate-example",
  summary: "Two tools share an example prompt, or one tool lists it twice",
  severity: "error",
  in: "recommended",
  tags: ["unnecessary"],
  source: section2("The tools", "An example is a prompt that should select its tool: it can select one only.", "SHOULD"),
  fixable: "safe",
  messages: {
    other: {
      message: "The tool `{{tool}}` has the same example, but a prompt can select only one tool.",
      help: "Reword one of the two examples, or keep the example only in the tool that it fits."
    },
    same: { message: "This tool lists this example twice.", help: "Remove one of the two." }
  },
  *check({ tools }) {
    const firsts = /* @__PURE__ */ new Map();
    for (const example of tools.flatMap(examplesOf)) {
      const key = plain2(example.node.value);
      const first2 = firsts.get(key);
      if (!first2) firsts.set(key, example);
      else if (first2.node !== example.node) yield problem2(example, first2);
    }
  }
});
function examplesOf(tool5) {
  const list2 = get(tool5.node, "examples");
  if (list2?.kind !== "array") return [];
  return list2.items.filter(isText2).map((node) => ({ tool: tool5, list: list2, node }));
}
var isText2 = (node) => node.kind === "string" && node.value.trim() !== "";
var plain2 = (prompt) => prompt.trim().replace(/\s+/g, " ").toLowerCase();
function problem2({ tool: tool5, list: list2, node }, first2) {
  const related = [{ at: first2.node, note: "The first one." }];
  if (tool5 !== first2.tool) return { at: node, message: "other", data: { tool: first2.tool.label ?? "" }, related };
  const edits = [{ op: "remove", from: list2, child: node }];
  return { at: node, message: "same", related, fix: { title: "Remove the second one", safe: true, edits } };
}

// rules/gloodata/examples-missing.ts
var examples_missing_default = defineRule({
  id: "gloodata/examples-missing",
  summary: "A tool has no examples",
  severity: "warning",
  in: "recommended",
  source: section2("The tools", "examples lists prompts that should select the tool.", "SHOULD"),
  messages: {
    missing: {
      message: "This tool has no `examples`, so the model has less to go on when it decides which prompts need it.",
      help: "Add two or three prompts, in the words that a user would use."
    },
    empty: {
      message: "`examples` is empty, so the model has less to go on when it decides which prompts need this tool.",
      help: "Add two or three prompts, in the words that a user would use."
    }
  },
  *check({ tools }) {
    for (const { node } of tools) {
      const examples = get(node, "examples");
      if (has(node, "examples") === "no" && !isMisspelt2(node, "examples", TOOL))
        yield { at: lackOf(node, "examples"), message: "missing" };
      else if (examples?.kind === "array" && !examples.open && examples.items.length === 0)
        yield { at: examples, message: "empty" };
    }
  }
});

// rules/gloodata/field-type.ts
var field_type_default = fieldType(
  "gloodata",
  section2(
    "The extension",
    "Names and texts are strings; tools, fields and the arguments of a card are objects by name; examples are a list of prompts."
  ),
  "hosts",
  (what) => `Hosts treat this ${what} as missing`
);

// rules/gloodata/field-value-type.ts
var ALIASES = {
  bool: "boolean",
  date: "string",
  double: "number",
  float: "number",
  int: "integer",
  long: "integer",
  str: "string",
  text: "string"
};
var field_value_type_default = defineRule({
  id: "gloodata/field-value-type",
  summary: "A field has a type that is not supported",
  severity: "error",
  in: "spec",
  source: section2("The fields", "The supported types are string, integer, number and boolean."),
  messages: {
    unsupported: {
      message: "The type `{{found}}` is not supported: the model fills a field with a string, an integer, a number or a boolean.",
      help: "Use one of these four."
    },
    meant: { message: "The type `{{found}}` is not supported; did you mean `{{meant}}`?", help: "Write `{{meant}}`." }
  },
  *check({ tools }) {
    for (const field of tools.flatMap(fieldsOf)) {
      const type = get(field.value, "type");
      if (!type || isVague(type) || typeOf(type)) continue;
      yield problem3(type);
    }
  }
});
function problem3(type) {
  const name = text(type);
  if (name === void 0) return { at: type, message: "unsupported", data: { found: shown(type) } };
  const meant = lookUp(name.toLowerCase()) ?? nearestWord(name, TYPES3);
  return meant === void 0 ? { at: type, message: "unsupported", data: { found: name } } : { at: type, message: "meant", data: { found: name, meant } };
}
function lookUp(name) {
  return Object.hasOwn(ALIASES, name) ? ALIASES[name] : void 0;
}
function shown(type) {
  if (type.kind === "object") return "{ \u2026 }";
  const names2 = type.kind === "array" ? type.items.map((each) => text(each) ?? each.kind) : void 0;
  return names2 ? `[${names2.join(", ")}]` : "value" in type ? String(type.value) : type.kind;
}

// rules/gloodata/misspelt-field.ts
var misspelt_field_default = misspeltField(
  "gloodata",
  section2("The extension", "The names of the fields are fixed, and read as they are.")
);

// rules/gloodata/namespace.ts
var namespace_default = defineRule({
  id: "gloodata/namespace",
  summary: "The namespace of an extension is not an identifier",
  severity: "warning",
  in: "recommended",
  source: section2(
    "The extension",
    "ns is an internal, unique identifier of the extension that does not change once it is set."
  ),
  messages: {
    empty: {
      message: "`ns` is blank, so this extension cannot be told apart from others.",
      help: "Give it a unique identifier that will never change."
    },
    blank: {
      message: "`ns` must be an identifier, but `{{ns}}` contains {{what}}, which is easily lost when the namespace is copied. Hosts then cannot find the tools of this extension.",
      help: "Use only letters, digits, `_`, `-` and `.`."
    }
  },
  *check({ root }) {
    const ns = get(root, "ns");
    if (ns?.kind !== "string") return;
    const bad = /[\s\p{Cc}]+/u.exec(ns.value);
    if (ns.value.trim() === "") yield { at: ns, message: "empty" };
    else if (bad)
      yield {
        at: part(ns, bad.index, bad.index + bad[0].length),
        message: "blank",
        data: { ns: ns.value, what: namedCharacter(String.fromCodePoint(bad[0].codePointAt(0))) }
      };
  }
});

// rules/gloodata/no-tools.ts
var no_tools_default = defineRule({
  id: "gloodata/no-tools",
  summary: "An extension has no tools",
  severity: "warning",
  in: "spec",
  source: section2("The extension", "tools should contain at least one tool.", "SHOULD"),
  messages: {
    empty: {
      message: "`tools` is empty, so the extension can do nothing for its users.",
      help: "Add at least one tool, with its identifier as the key."
    }
  },
  *check({ root }) {
    const tools = get(root, "tools");
    if (tools?.kind !== "object" || tools.open || tools.entries.length > 0) return;
    yield { at: lack(tools), message: "empty" };
  }
});

// rules/gloodata/required-field.ts
var structural = requiredField(
  "gloodata",
  section2("The extension", "An extension has a namespace, a title and tools; a tool has a title, and a field a type.")
);
var required_field_default = defineRule({
  ...structural,
  fixable: "unsafe",
  messages: {
    ...structural.messages,
    elsewhere: {
      message: "This tool defines its fields in {{where}}, but hosts read them from `schema.fields`, which is missing, so the model sees no fields.",
      help: "Move them to `schema.fields`."
    }
  },
  *check(manifest, context) {
    yield* structural.check(manifest, context);
    for (const each of fieldsElsewhere(manifest)) {
      yield { at: each.at, message: "elsewhere", data: { where: each.where }, fix: moving(each) };
    }
  }
});
function moving({ tool: tool5, at: at2, fields, isAlone: isAlone2 }) {
  if (!isAlone2) return void 0;
  const title = "Move them into `schema.fields`";
  const value = { fields: asWritten(fields) };
  const schema = tool5.entries.find(({ key }) => key === "schema");
  if (schema) return { title, safe: false, edits: [{ op: "set", node: schema.value, value }] };
  return {
    title,
    safe: false,
    edits: [
      { op: "rename", entry: at2, key: "schema" },
      { op: "set", node: at2.value, value }
    ]
  };
}

// rules/gloodata/tool-id.ts
var tool_id_default = defineRule({
  id: "gloodata/tool-id",
  summary: "The key of a tool is not a stable identifier",
  severity: "warning",
  in: "recommended",
  source: section2(
    "The tools",
    "The key of a tool is its internal identifier; it is unique in the extension and stable."
  ),
  messages: {
    empty: {
      message: "This tool has an empty key, but the key is the identifier of the tool.",
      help: "Use a key that will never change, such as `forecast`."
    },
    characters: {
      message: "The key `{{id}}` looks like display text, but it identifies the tool: rewording it breaks everything that refers to the tool.",
      help: "Use only letters, digits, `_`, `-` and `.` in the key, and put the text into `title`."
    },
    number: {
      message: "The key `{{id}}` is only a number, which changes when tools are added or removed, but the key identifies the tool.",
      help: "Use a name as the key."
    }
  },
  *check({ root }) {
    for (const tool5 of entries(get(root, "tools"))) {
      const message = faultOf(tool5.key);
      if (message) yield { at: tool5, message, data: { id: tool5.key } };
    }
  }
});
function faultOf(id) {
  if (id === "") return "empty";
  if (/^\d+$/.test(id)) return "number";
  return /^[\p{L}\p{M}\p{N}_$.:/-]+$/u.test(id) ? void 0 : "characters";
}

// rules/gloodata/ui-arg-order.ts
var LAST_INDEX = 2 ** 32 - 2;
var ui_arg_order_default = defineRule({
  id: "gloodata/ui-arg-order",
  summary: "An argument of the `ui` has an integer as its name, so its position is lost",
  severity: "warning",
  in: "recommended",
  source: section2("The ui", "The arguments are shown in the order in which ui.args has them."),
  messages: {
    moved: {
      message: "The name of this argument, `{{name}}`, is an integer. JavaScript moves such keys to the front, so the card may show the arguments in another order.",
      help: "Rename the argument and its field in `schema.fields` to a name that starts with a letter."
    }
  },
  *check({ tools }) {
    for (const tool5 of tools) {
      const names2 = fieldNames(tool5);
      for (const arg of entries(argsOf(tool5))) {
        const isField4 = names2?.has(arg.key) ?? true;
        if (isField4 && isIndex(arg.key)) yield { at: arg, message: "moved", data: { name: arg.key } };
      }
    }
  }
});
function isIndex(key) {
  return /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) <= LAST_INDEX;
}

// rules/gloodata/ui-missing-arg.ts
var ui_missing_arg_default = defineRule({
  id: "gloodata/ui-missing-arg",
  summary: "The `ui` omits a field of the tool",
  severity: "info",
  in: "strict",
  source: section2("The ui", "ui.args names the arguments that the card shows, in order.", "advice"),
  fixable: "unsafe",
  messages: {
    missing: {
      message: "`args` omits the field `{{name}}`, so the card does not show its value.",
      help: "Add it at the position where it should appear, with a `prefix`."
    },
    unwrapped: {
      message: "`{{name}}` is directly in `ui`, where it is not read, so the card does not show it.",
      help: "Move it into `args`."
    },
    none: {
      message: "This `ui` has no `args`, so the card shows none of the tool's fields ({{names}}).",
      help: "Add `args`, with the fields in the order in which they should appear."
    }
  },
  *check({ tools }) {
    for (const tool5 of tools) {
      const ui = get(tool5.node, "ui");
      const args = argsOf(tool5);
      const names2 = fieldNames(tool5);
      if (!names2) continue;
      if (args) yield* leftOut(names2, args).map((name) => missing(name, args));
      else if (ui?.kind === "object" && names2.size > 0 && has(ui, "args") === "no" && !isMisspelt2(ui, "args", UI)) {
        const strays2 = ui.entries.filter(({ key }) => names2.has(key) && !UI.includes(key));
        yield strays2.length > 0 ? unwrapped(strays2) : none([...names2], ui);
      }
    }
  }
});
function leftOut(names2, args) {
  const meantNames = meantBy2(keysOf(args), names2);
  const meant = new Set(meantNames.values());
  return [...names2].filter((name) => has(args, name) === "no" && !meant.has(name));
}
function missing(name, args) {
  const edits = [{ op: "add", to: args, key: name, value: { prefix: name } }];
  return {
    at: lackOf(args, name),
    message: "missing",
    data: { name },
    fix: { title: `Add \`${name}\``, safe: false, edits }
  };
}
function unwrapped(strays2) {
  const [first2, ...others2] = strays2;
  return {
    at: first2,
    message: "unwrapped",
    data: { name: first2.key },
    related: alsoHere(others2),
    covers: strays2.flatMap((stray) => [stray, stray.value])
  };
}
function none(names2, ui) {
  const value = Object.fromEntries(names2.map((name) => [name, { prefix: name }]));
  const edits = [{ op: "add", to: ui, key: "args", value }];
  return {
    at: lackOf(ui, "args", ...names2),
    message: "none",
    data: { names: names2.map((name) => `\`${name}\``).join(", ") },
    fix: { title: "Add `args`", safe: false, edits }
  };
}

// rules/gloodata/ui-unknown-arg.ts
var ui_unknown_arg_default = defineRule({
  id: "gloodata/ui-unknown-arg",
  summary: "The `ui` shows an argument that the tool does not have",
  severity: "error",
  in: "recommended",
  source: section2("The ui", "The arguments of the card are the fields of the schema, under the same names."),
  fixable: "safe",
  messages: {
    unknown: {
      message: "`{{name}}` is not a field of this tool{{hint}}, so the card has no value to show for it.",
      help: "Add the field to `schema.fields`, or correct the name."
    },
    none: {
      message: "This tool has no fields, so the card has no value to show for `{{name}}` and {{others}}.",
      help: "Add the fields to `schema.fields`."
    }
  },
  *check({ tools }) {
    for (const tool5 of tools) {
      const args = argsOf(tool5);
      const names2 = fieldNames(tool5);
      if (!args || !names2) continue;
      if (names2.size === 0 && args.entries.length > 1) {
        yield none2(args);
        continue;
      }
      const meantNames = meantBy2(keysOf(args), names2);
      for (const arg of args.entries) {
        if (names2.has(arg.key)) continue;
        const meant = meantNames.get(arg.key);
        const isFree = meant !== void 0 && !entry(args, meant);
        yield {
          at: arg,
          message: "unknown",
          data: { name: arg.key, hint: hint(meant) },
          ...isFree && {
            fix: { title: `Rename it to \`${meant}\``, safe: true, edits: [{ op: "rename", entry: arg, key: meant }] }
          }
        };
      }
    }
  }
});
function none2({ entries: entries2 }) {
  const [first2, ...others2] = entries2;
  return {
    at: first2,
    message: "none",
    data: { name: first2.key, others: counted(others2.length, "other argument") },
    related: alsoHere(others2)
  };
}

// rules/gloodata/ui-without-prefix.ts
var ui_without_prefix_default = defineRule({
  id: "gloodata/ui-without-prefix",
  summary: "A card has no text before its first argument",
  severity: "info",
  in: "strict",
  source: section2("The ui", "prefix is the text that a card starts with.", "advice"),
  messages: {
    missing: {
      message: "This `ui` has no `prefix`, so a user with several cards open cannot tell what this one shows.",
      help: "Add one or two words that say what the card shows."
    },
    empty: {
      message: "`prefix` is blank, so a user with several cards open cannot tell what this one shows.",
      help: "Write one or two words that say what the card shows."
    }
  },
  *check({ tools }) {
    for (const { node } of tools) {
      const ui = get(node, "ui");
      const prefix = get(ui, "prefix");
      if (prefix?.kind === "string" && prefix.value.trim() === "") yield { at: prefix, message: "empty" };
      else if (ui?.kind === "object" && has(ui, "prefix") === "no" && !isMisspelt2(ui, "prefix", UI))
        yield { at: lackOf(ui, "prefix"), message: "missing" };
    }
  }
});

// rules/gloodata/unique-namespace.ts
var unique_namespace_default = defineRule({
  id: "gloodata/unique-namespace",
  summary: "Two extensions have the same namespace",
  severity: "warning",
  in: "strict",
  source: section2("The extension", "ns is unique to the extension."),
  messages: {
    shared: {
      message: "Another extension has the same namespace `{{ns}}`, so hosts cannot tell the tools of the two apart.",
      help: "Give each extension its own namespace."
    }
  },
  project: {
    *collect({ root }) {
      const ns = get(root, "ns");
      if (ns?.kind === "string" && ns.value.trim() !== "") yield { at: ns, key: ns.value };
    },
    *compare(facts) {
      for (const [first2, at2] of repeated(facts)) {
        yield { at: at2, message: "shared", data: { ns: at2.key }, related: [{ at: first2, note: "The first one." }] };
      }
    }
  }
});

// rules/gloodata/unknown-dtype.ts
var unknown_dtype_default = defineRule({
  id: "gloodata/unknown-dtype",
  summary: "An argument names a set of values that the extension does not have",
  severity: "error",
  in: "recommended",
  source: section2(
    "The ui",
    "An argument of the card may name, by dtypeName, one of the value sets that the extension lists in tagValues.",
    "advice"
  ),
  fixable: "safe",
  messages: {
    unknown: {
      message: "`{{name}}` is not an entry of `tagValues`{{hint}}, so the card cannot offer values for this argument.",
      help: "Add the entry, or correct the name."
    },
    none: {
      message: "{{lacking}}, so the card cannot offer values for `{{arg}}` and {{others}} with a `dtypeName`.",
      help: "{{add}} for each `dtypeName`, such as `{{name}}`."
    }
  },
  *check({ root, tools }) {
    const sets = setsOf(root);
    if (!sets) return;
    const unknown = tools.flatMap((tool5) => entries(argsOf(tool5))).flatMap(({ key, value: arg }) => {
      const name = get(arg, "dtypeName");
      return name?.kind !== "string" || sets.has(name.value) || isElsewhere(arg, root) ? [] : { arg: key, name };
    });
    if (sets.size === 0 && unknown.length > 1) {
      const [first2, ...rest] = unknown;
      const { arg, name } = first2;
      const others2 = counted(rest.length, "other argument");
      const words2 = has(root, "tagValues") === "no" ? { lacking: "This extension has no `tagValues`", add: "Add `tagValues` with an entry" } : { lacking: "`tagValues` is empty", add: "Add an entry to `tagValues`" };
      const related = rest.map((each) => ({ at: each.name, note: `\`${each.name.value}\`, too.` }));
      yield { at: name, message: "none", data: { ...words2, arg, others: others2, name: name.value }, related };
      return;
    }
    const meantNames = meantBy2(
      unknown.map(({ name }) => name.value),
      sets
    );
    for (const { name } of unknown) {
      const meant = meantNames.get(name.value);
      yield {
        at: name,
        message: "unknown",
        data: { name: name.value, hint: hint(meant) },
        ...meant !== void 0 && {
          fix: { title: `Change it to \`${meant}\``, safe: true, edits: [{ op: "set", node: name, value: meant }] }
        }
      };
    }
  }
});
function setsOf(root) {
  if (root.kind !== "object") return void 0;
  const sets = get(root, "tagValues");
  if (!sets) return root.open || isMisspelt2(root, "tagValues", EXTENSION) ? void 0 : /* @__PURE__ */ new Set();
  if (sets.kind === "null") return /* @__PURE__ */ new Set();
  return sets.kind === "object" && !sets.open ? new Set(keysOf(sets)) : void 0;
}
function isElsewhere(arg, root) {
  const ns = get(arg, "dtypeNs");
  return ns !== void 0 && ns.kind !== "null" && text(ns) !== text(get(root, "ns"));
}

// rules/gloodata/unknown-field.ts
var unknown_field_default = unknownField(
  "gloodata",
  section2(
    "The extension",
    "The document shows every field that an extension, a tool, a field and a card may have.",
    "advice"
  ),
  // Of these gloodata/required-field speaks.
  (manifest) => fieldsElsewhere(manifest).flatMap(({ at: at2, fields }) => [at2, ...fields.entries])
);

// rules/gloodata/unsupported-attribute.ts
var PLAIN = { takes: ["description", "default"], listed: "`type`, `description` and `default`" };
var TEXT = {
  takes: [...PLAIN.takes, "enum", "examples"],
  listed: "`type`, `description`, `default`, `enum` and `examples`"
};
var BY_TYPE = {
  string: { name: "a string field", ...TEXT },
  integer: { name: "an integer field", ...PLAIN },
  number: { name: "a number field", ...PLAIN },
  boolean: { name: "a boolean field", ...PLAIN },
  any: { name: "this field", ...TEXT }
};
var EVERYWHERE = ["type", "title", "format", "multiline"];
var INSTEAD_OF_TYPE = ["$ref", "allOf", "anyOf", "const", "oneOf"];
var unsupported_attribute_default = defineRule({
  id: "gloodata/unsupported-attribute",
  summary: "A field has a JSON Schema keyword that its type does not support",
  severity: "error",
  in: "spec",
  tags: ["unnecessary"],
  source: section2(
    "The fields",
    "Fields are a subset of JSON Schema: every type takes description and default, a string also enum and examples."
  ),
  messages: {
    unsupported: {
      message: "Gloodata does not support `{{keyword}}` in {{name}}, so the model may never see it.",
      help: "Remove `{{keyword}}`, or put its information into `description` instead. Supported: {{listed}}."
    },
    untyped: {
      message: "Gloodata fields do not support `{{keyword}}`, so the model may never see it.",
      help: "Replace it with a `type`: `string`, `integer`, `number` or `boolean`."
    },
    fixedText: {
      message: "Gloodata fields do not support `const`, so the model may never see it.",
      help: 'For one fixed text, use `"type": "string"` with `"enum": [{{text}}]`.'
    }
  },
  *check({ tools }) {
    for (const { value: field } of tools.flatMap(fieldsOf)) {
      const type = get(field, "type");
      if (text(type) === "array" || text(type) === "object") continue;
      const { name, takes, listed: listed2 } = BY_TYPE[typeOf(type) ?? "any"];
      for (const attribute of entries(field)) {
        const keyword = attribute.key;
        if (!isKeyword(keyword) || takes.includes(keyword) || EVERYWHERE.includes(keyword)) continue;
        const untyped = has(field, "type") === "no" && INSTEAD_OF_TYPE.includes(keyword);
        yield {
          at: attribute,
          ...untyped ? insteadOfType(attribute) : { message: "unsupported", data: { keyword, name, listed: listed2 } },
          covers: [untyped ? field : attribute.value]
        };
      }
    }
  }
});
var LONGEST6 = 40;
function insteadOfType({ key, value }) {
  return key === "const" && value.kind === "string" && value.value.length <= LONGEST6 ? { message: "fixedText", data: { text: JSON.stringify(value.value) } } : { message: "untyped", data: { keyword: key } };
}

// rules/live/lib/answers.ts
function greeting({ root }) {
  return [get(root, "initialize"), get(root, "discover")].find((each) => each?.kind === "object");
}
function observed2({ root }, kind) {
  const found = get(root, "observed", kind);
  return found?.kind === "array" ? items(found) : found ? [found] : [];
}
function placeAt(root, pointer) {
  let place = root;
  for (const step of stepsOf(pointer)) {
    const node = "kind" in place ? place : place.value;
    const next = node.kind === "array" ? node.items[Number(step)] : entry(node, step);
    if (!next) break;
    place = next;
  }
  return place;
}
var textOf2 = (node, key) => text(get(node, key)) ?? "";
function seen(section6, says, kind = "MUST") {
  return { document: "Model Context Protocol, revision 2026-07-28", section: section6, says, kind };
}

// rules/live/capability.ts
var capability_default = defineRule({
  id: "live/capability",
  summary: "A server announces a capability that it lacks, or has one that it does not announce",
  severity: "error",
  in: "recommended",
  ofServer: true,
  source: seen(
    "Lifecycle, Capability negotiation",
    "A server announces the features that it has, and has those that it announces."
  ),
  messages: {
    missing: {
      message: "The server announces `{{capability}}`, but answers `{{method}}` with {{error}}, so clients report errors when they connect.",
      help: "Implement `{{method}}`, or stop announcing `{{capability}}`."
    },
    failing: {
      message: "The server announces `{{capability}}`, but `{{method}}` fails with {{error}}, so toolint could not check the list. Clients may get the same error.",
      help: "Fix it, or run toolint where the server can reach all that it needs, such as its database."
    },
    unread: {
      message: "Reading the widget `{{uri}}` fails with {{error}}, so hosts cannot render the widget.",
      help: "Answer `resources/read` for this URI."
    },
    unannounced: {
      message: "The server lists tools but does not announce the capability `tools`, so clients do not ask for them.",
      help: "Add `tools` to its capabilities."
    }
  },
  *check(manifest) {
    const hello = greeting(manifest);
    if (!hello) return;
    const capabilities = entry(hello, "capabilities");
    for (const failed of observed2(manifest, "failed")) {
      const method = textOf2(failed, "method");
      const uri = get(failed, "uri");
      const code = get(failed, "code");
      const error = errorOf(code, textOf2(failed, "message"));
      if (uri) {
        yield { at: resourceOf(manifest.root, text(uri)) ?? uri, message: "unread", data: { uri: text(uri), error } };
        continue;
      }
      const capability = method.slice(0, method.indexOf("/"));
      const isMissing2 = code?.kind === "number" && code.value === METHOD_NOT_FOUND;
      const at2 = entry(capabilities?.value, capability) ?? capabilities ?? hello;
      const data = { capability, method, error };
      yield isMissing2 ? { at: at2, message: "missing", data } : { at: at2, message: "failing", data, severity: "warning" };
    }
    if (observed2(manifest, "unannounced").length > 0) yield { at: capabilities ?? hello, message: "unannounced" };
  }
});
var METHOD_NOT_FOUND = -32601;
function errorOf(code, message) {
  const said = message.trim() === "" ? "" : ` ("${message.trim()}")`;
  return code?.kind === "number" ? `error ${code.value}${said}` : `an error${said}`;
}
function resourceOf(root, uri) {
  const list2 = get(root, "resources");
  const found = list2?.kind === "array" ? list2.items.find((each) => text(get(each, "uri")) === uri) : void 0;
  return get(found, "uri");
}

// rules/live/client-refuses.ts
var client_refuses_default = defineRule({
  id: "live/client-refuses",
  summary: "The official MCP client refuses a list that a server answers with",
  severity: "error",
  in: "recommended",
  ofServer: true,
  source: {
    document: "MCP TypeScript SDK, versions 1 and 2",
    section: "Client",
    says: "A client checks each answer as a whole, and one item that does not fit loses all of them.",
    kind: "MUST"
  },
  messages: {
    type: {
      message: "The official client refuses the whole list `{{list}}`, because `{{field}}` of {{item}} is {{found}}, but must be {{wanted}}.",
      help: "Correct the value where the server builds the list."
    },
    missing: {
      message: "The official client refuses the whole list `{{list}}`, because {{item}} has no `{{field}}`.",
      help: "Add it where the server builds the list."
    },
    item: {
      message: "The official client refuses the whole list `{{list}}`, because this item is {{found}}, not an object.",
      help: "Correct or remove the item where the server builds the list."
    }
  },
  *check(manifest) {
    if (!greeting(manifest)) return;
    for (const [list2, fields] of Object.entries(LISTS4)) {
      for (const [index, item] of items(get(manifest.root, list2)).entries()) {
        const about2 = { list: list2, item: labelOf(item, index) };
        if (item.kind === "object") yield* faultsIn2(item, fields, about2, "");
        else yield { at: item, message: "item", data: { list: list2, found: foundAt(item) }, covers: [item] };
      }
    }
  }
});
var STRING = { is: "string" };
var OBJECT = { is: "object" };
var THEME = { oneOf: ["light", "dark"] };
var ICON = { "src!": STRING, mimeType: STRING, sizes: { each: STRING }, theme: THEME };
var NAMED2 = {
  "name!": STRING,
  title: STRING,
  description: STRING,
  _meta: OBJECT,
  icons: { each: { fields: ICON } }
};
var TOOL2 = {
  ...NAMED2,
  outputSchema: OBJECT,
  annotations: { fields: { title: STRING } },
  execution: { fields: { taskSupport: { oneOf: ["required", "optional", "forbidden"] } } }
};
var PLACED = { ...NAMED2, mimeType: STRING, annotations: OBJECT };
var ARGUMENT = { "name!": STRING, description: STRING, required: { is: "boolean" } };
var LISTS4 = {
  tools: TOOL2,
  resources: { ...PLACED, "uri!": STRING, size: { is: "number" } },
  resourceTemplates: { ...PLACED, "uriTemplate!": STRING },
  prompts: { ...NAMED2, arguments: { each: { fields: ARGUMENT } } }
};
function* faultsIn2(object, fields, about2, path) {
  for (const [name, shape] of Object.entries(fields)) {
    const key = name.replace(/!$/, "");
    const value = get(object, key);
    const field = `${path}${key}`;
    if (value) yield* faultsOf(value, shape, about2, field);
    else if (name !== key) {
      yield { at: lack(object), message: "missing", data: { ...about2, field }, replaces: [lack(object, key)] };
    }
  }
}
function* faultsOf(value, shape, about2, field) {
  const wanted = wantedBy(shape, value);
  if (wanted !== void 0) {
    const data = { ...about2, field, wanted, found: foundAt(value) };
    yield { at: value, message: "type", data, covers: [value] };
  } else if ("fields" in shape && value.kind === "object") yield* faultsIn2(value, shape.fields, about2, `${field}.`);
  else if ("each" in shape) {
    for (const [index, each] of items(value).entries()) yield* faultsOf(each, shape.each, about2, `${field}[${index}]`);
  }
}
function wantedBy(shape, value) {
  if ("oneOf" in shape) {
    const isOne = value.kind === "string" && shape.oneOf.includes(value.value);
    return isOne ? void 0 : eitherOf(shape.oneOf.map((each) => `\`"${each}"\``));
  }
  const type = "is" in shape ? shape.is : "each" in shape ? "array" : "object";
  return value.kind === type ? void 0 : WORDS3[type];
}
var WORDS3 = {
  string: "a string",
  number: "a number",
  boolean: "true or false",
  object: "an object",
  array: "a list"
};
function foundAt(node) {
  if (node.kind === "boolean") return "a boolean";
  return node.kind === "string" ? `the string "${node.value}"` : WORDS3[node.kind] ?? node.kind;
}
function labelOf(item, index) {
  const name = text(get(item, "name")) ?? text(get(item, "uri"));
  return name === void 0 ? `item ${index + 1}` : `\`${name}\``;
}

// rules/live/env-leak.ts
var env_leak_default = defineRule({
  id: "live/env-leak",
  summary: "A server repeats a value from its environment or a header in what it lists",
  severity: "error",
  in: "recommended",
  ofServer: true,
  securitySeverity: "7.5",
  source: {
    document: "OWASP Top 10 for LLM Applications",
    section: "LLM02: Sensitive information disclosure",
    says: "What a model is given can end up in its answers and in logs, so it must not contain credentials.",
    kind: "advice"
  },
  messages: {
    leak: {
      message: "This text contains the value of `{{name}}`, which was passed to the server. What a server lists is sent to models and kept in logs, so the value leaks.",
      help: "Remove it from what the server lists."
    }
  },
  *check(manifest) {
    for (const leak of observed2(manifest, "leaks")) {
      const at2 = placeAt(manifest.root, textOf2(leak, "pointer"));
      yield { at: "kind" in at2 ? at2 : at2.value, message: "leak", data: { name: textOf2(leak, "name") } };
    }
  }
});

// rules/live/not-in-source.ts
var not_in_source_default = defineRule({
  id: "live/not-in-source",
  summary: "A running server lists a tool that its source does not show",
  severity: "info",
  in: "recommended",
  ofServer: true,
  source: {
    document: "toolint",
    section: "running servers",
    says: "Findings about a tool that is built at run time cannot point to a line.",
    kind: "advice"
  },
  messages: {
    served: {
      message: "The running server lists the tool `{{name}}`, which was not found in {{folder}}. It may be built at run time or come from a dependency; findings about it cannot point to a line.",
      help: "Check that {{folder}} has the source of this server."
    },
    none: {
      message: "None of the {{count}} tools that the running server lists was found in {{folder}}.",
      help: "Check that this is its source; if the tools are built at run time, findings about them cannot point to a line."
    }
  },
  byEngine: "run"
});

// rules/live/not-served.ts
var not_served_default = defineRule({
  id: "live/not-served",
  summary: "A tool is in the source and the running server does not list it",
  severity: "warning",
  in: "recommended",
  ofServer: true,
  source: {
    document: "toolint",
    section: "running servers",
    says: "A tool that is never listed can never be called.",
    kind: "advice"
  },
  messages: {
    written: {
      message: "The tool `{{name}}` is defined here, but the running server does not list it, so no model can call it.",
      help: "Register it, remove it, or start the server with what it depends on."
    }
  },
  byEngine: "run"
});

// rules/live/stdout-noise.ts
var stdout_noise_default = defineRule({
  id: "live/stdout-noise",
  summary: "A server writes something other than messages to standard output",
  severity: "warning",
  in: "recommended",
  ofServer: true,
  source: seen("Transports, stdio", "A server writes nothing to its standard output that is not a message of MCP."),
  messages: {
    noise: {
      message: "The server writes {{lines}} `{{first}}`. Some clients log an error, and others close the connection.",
      help: "Write logs to standard error."
    }
  },
  *check(manifest) {
    for (const noise of observed2(manifest, "noise")) {
      const count = get(noise, "lines");
      const lines = count?.kind === "number" ? count.value : 1;
      const data = lines === 1 ? { lines: "a line to standard output that is not JSON-RPC:" } : { lines: `${lines} lines to standard output that are not JSON-RPC, the first of them` };
      yield { at: noise, message: "noise", data: { ...data, first: textOf2(noise, "first") } };
    }
  }
});

// rules/live/token-cost.ts
var LARGE = 2e4;
var NAMED3 = 3;
var token_cost_default = defineRule({
  id: "live/token-cost",
  summary: "The tools of a server take up much of what a model can read",
  severity: "warning",
  in: "recommended",
  tags: ["token-budget"],
  ofServer: true,
  source: {
    document: "toolint",
    section: "running servers",
    says: "Every tool of a connected server is part of every request, whether it is called or not.",
    kind: "advice"
  },
  options: {
    schema: {
      type: "object",
      additionalProperties: false,
      properties: {
        budget: {
          description: "How many tokens all tools of the server may cost. 0 means that there is no budget, and that only very large lists are mentioned.",
          type: "integer",
          minimum: 0
        }
      }
    },
    defaults: { budget: 0 }
  },
  messages: {
    over: {
      message: "The tools of this server cost about {{tokens}} tokens in every request, but the budget is {{budget}}.",
      help: "Shorten the descriptions and schemas of the largest: {{largest}}."
    },
    large: {
      message: "The tools of this server cost about {{tokens}} tokens in every request. That costs money and time, and makes models choose tools less reliably.",
      help: "Serve fewer tools, or shorten the descriptions and schemas of the largest: {{largest}}."
    }
  },
  *check(manifest, { options: { budget } }) {
    const list2 = entry(manifest.root, "tools");
    if (!greeting(manifest) || !list2) return;
    const costs = items(list2.value).map((tool5) => ({ name: text(get(tool5, "name")) ?? "?", tokens: tokensOf(toValue(tool5)) })).sort((a, b) => b.tokens - a.tokens);
    const tokens = costs.reduce((sum, each) => sum + each.tokens, 0);
    if (tokens <= (budget || LARGE)) return;
    const largest = costs.slice(0, NAMED3).map((each) => `${each.name} (${each.tokens})`).join(", ");
    const data = { tokens, budget, largest };
    yield budget ? { at: list2, message: "over", data } : { at: list2, message: "large", data, severity: "info" };
  }
});

// rules/live/unstable-list.ts
var unstable_list_default = defineRule({
  id: "live/unstable-list",
  summary: "Two starts of a server list different things",
  severity: "warning",
  in: "recommended",
  ofServer: true,
  source: seen(
    "Tools, Listing tools",
    "A list should stay the same while nothing has changed, so that it can be cached.",
    "SHOULD"
  ),
  messages: {
    changed: {
      message: "The definition of `{{name}}` changed between two starts of the server. Clients cannot cache the list, and every change invalidates cached prompts.",
      help: "Serve values that do not depend on the time or on random numbers."
    },
    missing: {
      message: "The server was started twice and listed `{{name}}` only the first time, so clients cannot rely on it.",
      help: "List the same items every time."
    },
    added: {
      message: "The server was started twice and listed `{{name}}` only the second time, so clients cannot rely on it.",
      help: "List the same items every time."
    },
    reordered: {
      message: "The order of this list differs between two starts of the server, which invalidates cached prompts.",
      help: "Sort the list."
    }
  },
  *check(manifest) {
    for (const difference of observed2(manifest, "unstable")) {
      const message = CHANGES.find((each) => each === textOf2(difference, "change"));
      const at2 = placeAt(manifest.root, textOf2(difference, "pointer"));
      if (message) yield { at: at2, message, data: { name: textOf2(difference, "name") } };
    }
  }
});
var CHANGES = ["changed", "missing", "added", "reordered"];

// rules/mcp/lib/destroys.ts
function destroying(description) {
  const told3 = description?.slice(0, LONGEST_READ3) ?? "";
  const [, adverb, verb = ""] = FIRST_VERB.exec(told3) ?? [];
  if (verb === "" || NOT_DONE.test(told3)) return void 0;
  const isForGood = adverb !== void 0 || FOR_GOOD.test(told3);
  const base = verb.toLowerCase().replace(/s$/, "");
  if (!isForGood && (MAY_COMPUTE.test(base) || BRINGS_BACK.test(told3))) return void 0;
  return { verb: base, isForGood };
}
var LONGEST_READ3 = 2e3;
var FIRST_VERB = /^[^a-z\d]{0,9}(?:use this(?: tool)? to |this tool )?(?:(permanently|irreversibly|irrevocably) )?(deletes?|destroys?|drops?|erases?|purges?|removes?|wipes?) (?!key\b|button\b|operations?\b|requests?\b|markers?\b)/i;
var MAY_COMPUTE = /^(?:remove|drop)$/;
var FOR_GOOD = /\b(?:can(?:not|'t| not)|can never) be (?:undone|reversed|restored|recovered)\b|\birreversibl[ey]\b|\bfor good\b|\bno undo\b/i;
var BRINGS_BACK = /\b(?:trash|recycl\w*|restor\w*|recover\w*|soft|undo|undelet\w*|reversibl[ey]|archiv\w*)\b/i;
var NOT_DONE = /\b(?:dry.?run|preview|simulat\w*|mock|draft|confirmation (?:link|url|form)|read.only|(?:does|will) not|doesn't|won't|nothing)\b/i;

// rules/mcp/annotation-conflict.ts
var annotation_conflict_default = defineRule({
  id: "mcp/annotation-conflict",
  summary: "A tool is marked both read-only and destructive, or as not destructive although it deletes something",
  severity: "warning",
  in: "recommended",
  source: section(
    "Tools, Tool Annotations",
    "destructiveHint means something only where readOnlyHint is not true, and is false for a tool that only adds something.",
    "SHOULD"
  ),
  messages: {
    both: {
      message: "This tool is marked both read-only and destructive. Clients then ignore `destructiveHint` and may skip the confirmation.",
      help: "Remove one of the two hints."
    },
    destroys: {
      message: "This tool is marked as not destructive, so clients may run it without confirmation, but its description says that it can {{verb}} something{{forGood}}.",
      help: "Remove `destructiveHint`, or set it to {{true}}."
    }
  },
  *check(manifest) {
    for (const tool5 of listingOf(manifest).tools) {
      const readOnly = hintThatIs(true, tool5, "readOnlyHint");
      const destructive = hintThatIs(true, tool5, "destructiveHint");
      const harmless = readOnly ? void 0 : hintThatIs(false, tool5, "destructiveHint");
      if (readOnly && destructive)
        yield { at: destructive, message: "both", related: [{ at: readOnly, note: "The other one." }] };
      const description = get(tool5, "description");
      const found = harmless && destroying(text(description));
      if (found && harmless) {
        const related = [{ at: description, note: "The description." }];
        const data = { verb: found.verb, forGood: found.isForGood ? " permanently" : "" };
        yield { at: harmless.value, message: "destroys", data, related };
      }
    }
  }
});

// rules/mcp/lib/schema.ts
function isPropertyMap(schema) {
  return schema.entries.length > 0 && !schema.open && schema.entries.every(isProperty);
}
function holdsProperties(schema) {
  if (schema.open || has(schema, "properties") === "yes" || !schema.entries.some(isProperty)) return false;
  return schema.entries.every((each) => isProperty(each) || isKeyword2(each));
}
function isProperty(each) {
  return mayBeProperty(each) && TELLING.some((keyword) => isTold(each.value, keyword));
}
function mayBeProperty(each) {
  return each.value.kind === "object" && !each.key.startsWith("x-") && !isKeyword2(each);
}
var TELLING = ["type", "$ref", "enum", "allOf", "anyOf", "oneOf"];
function isTold(schema, keyword) {
  const value = get(schema, keyword);
  return value !== void 0 && SHAPES[KEYWORDS.get(keyword)].fits(value);
}
function isKeyword2({ key, value }) {
  const shape = KEYWORDS.get(key);
  return shape !== void 0 && SHAPES[shape].fits(value);
}
var COMPOSED = ["allOf", "anyOf", "oneOf", "$ref", "if"];
var composedBy = (schema) => COMPOSED.find((key) => has(schema, key) !== "no");
var isComposed2 = (schema) => composedBy(schema) !== void 0;
function isResolvedElsewhere(schema) {
  const reference = entry(schema, "$ref")?.value;
  return reference !== void 0 && !text(reference)?.startsWith("#");
}
var mayBeObject = (type) => items(type).some((each) => text(each) === "object");
function mayBeShape(schema) {
  return schema.entries.some(({ value }) => value.kind === "unknown") && !isJsonSchema(schema);
}
function isJsonSchema(schema) {
  return ["properties", "$schema", "$defs"].some((key) => has(schema, key) === "yes") || text(get(schema, "type")) !== void 0 || areStrings(get(schema, "required"));
}
function areStrings(list2) {
  return list2?.kind === "array" && items(list2).every(({ kind }) => kind === "string");
}
function unset(manifest) {
  return manifest.derive(find4);
}
function find4(manifest) {
  if (entry(manifest.root, "jsonrpc")) return /* @__PURE__ */ new Set();
  const dumped = listingOf(manifest).tools.filter(isDumped);
  return new Set(
    dumped.flatMap((tool5) => [...nulls(tool5, OFTEN_NULL), ...nulls(get(tool5, "annotations"), ANNOTATIONS)])
  );
}
var isDumped = (tool5) => nulls(tool5, OFTEN_NULL).length > 1;
var nulls = (node, keys) => entries(node).flatMap(({ key, value }) => value.kind === "null" && keys.includes(key) ? [value] : []);
var OFTEN_NULL = ["title", "outputSchema", "annotations", "_meta", "meta", "icons", "execution", "securitySchemes"];
var ANNOTATIONS = ["title", ...HINTS];
function isMeantAsListing(root) {
  const answer = answerIn(root);
  const tools = get(answer, "tools");
  if (!entries(answer).every(({ key }) => ANSWER.has(key))) return false;
  if (tools?.kind === "object") return isMapOfTools(tools);
  if (tools?.kind !== "array" || tools.items.length === 0 || !tools.items.every(mayBeTool)) return false;
  return !isBare(root) && tools.items.every(isPlain2) || tools.items.some(isSurelyTool);
}
function isMapOfTools({ entries: tools, open }) {
  const isNamedTool = ({ key, value }) => isTool(value) && text(get(value, "name")) === key && entries(value).every(isField2);
  return !open && tools.length > 0 && tools.every(isNamedTool);
}
var ANSWER = /* @__PURE__ */ new Set(["tools", "resources", "nextCursor", "_meta", "$schema"]);
function mayBeTool(node) {
  return (text(get(node, "name")) !== void 0 || isNameless(node)) && entries(node).every(isField2);
}
var isField2 = ({ key }) => TOOL_FIELDS.has(key) || isNearField(key);
var hasHints = (node) => entries(get(node, "annotations")).some(({ key }) => HINTS.includes(key));
var isSurelyTool = (node) => hasHints(node) || isNameless(node) || hasMisspeltSchema(node);
function isPlain2(node) {
  return text(get(node, "description")) !== void 0 && entries(node).every(({ key }) => TEXTS.has(key));
}
var TEXTS = /* @__PURE__ */ new Set(["name", "title", "description"]);

// rules/mcp/annotation-type.ts
var KNOWN2 = /* @__PURE__ */ new Set([...HINTS, "title", "openai", "audience", "priority", "lastModified"]);
var annotation_type_default = defineRule({
  id: "mcp/annotation-type",
  summary: "A hint is not a boolean, is misspelt, or is outside `annotations`",
  severity: "error",
  in: "recommended",
  source: section("Tools, Tool Annotations", "The hints are booleans with fixed names."),
  fixable: "safe",
  messages: {
    type: {
      message: "`{{key}}` must be `{{true}}` or `{{false}}`, without quotes. With any other value, some clients refuse the server's whole list of tools, and others ignore the hint.",
      help: "Write `{{true}}` or `{{false}}`."
    },
    misspelt: {
      message: "There is no annotation `{{key}}`, so clients ignore it; did you mean `{{meant}}`?",
      help: "Rename `{{key}}` to `{{meant}}`."
    },
    misplaced: {
      message: "Clients read `{{key}}` from `annotations`; in the tool itself it is ignored.",
      help: "Move it."
    }
  },
  *check(manifest) {
    const unsetValues = unset(manifest);
    for (const tool5 of listingOf(manifest).tools) {
      for (const each of annotationsOf(tool5)) {
        const { key, value } = each;
        const isOdd = value.kind !== "boolean" && value.kind !== "unknown" && !unsetValues.has(value);
        if (HINTS.includes(key) && isOdd) {
          yield { at: value, message: "type", data: { key }, fix: asBoolean(each) };
        }
      }
      for (const each of hasAppMetadata(tool5) ? [] : hintsOn(tool5, manifest)) {
        const fix = move(each, tool5, tool5, "annotations", each.key);
        yield { at: each, message: "misplaced", data: { key: each.key }, fix };
      }
      const annotations = get(tool5, "annotations");
      for (const each of entries(annotations)) {
        const isForOthers = isTakenByOthers(tool5, manifest);
        const meant = KNOWN2.has(each.key) ? void 0 : nearestWord(each.key, HINTS) ?? (isForOthers ? void 0 : hintMeant(each));
        if (meant === void 0) continue;
        const isFree = has(annotations, meant) === "no";
        yield {
          at: each,
          message: "misspelt",
          data: { key: each.key, meant },
          fix: isFree ? rename(each, meant) : void 0
        };
      }
    }
  }
});
function asBoolean({ key, value }) {
  const text2 = value.kind === "string" ? value.value.toLowerCase() : "";
  if (text2 !== "true" && text2 !== "false") return void 0;
  return {
    title: `Set \`${key}\` to ${text2}`,
    safe: true,
    edits: [{ op: "set", node: value, value: text2 === "true" }]
  };
}

// rules/mcp/lib/answers.ts
var FIELD_MESSAGE = {
  message: "This part of type `{{type}}` has no `{{field}}`, so clients refuse the whole result.",
  help: "Add `{{field}}`."
};
function* faultsIn3({ body, isNothing }) {
  if (isNothing) yield { at: body, message: "nothing" };
  else if (body.kind === "object") yield* faultsOfObject(body);
  else if (body.kind !== "unknown" || body.isText) yield { at: body, message: "body", data: { what: kindOf3(body) } };
}
function* faultsOfObject(body) {
  const content = get(body, "content");
  if (RESULTS.every((key) => has(body, key) === "no")) yield { at: lackOf(body, ...RESULTS), message: "empty" };
  if (isOther(content, "array")) yield { at: content, message: "content" };
  for (const part2 of items(content)) yield* faultsOfPart(part2);
  const flag = get(body, "isError");
  if (isOther(flag, "boolean")) yield { at: flag, message: "isError" };
  const meta = get(body, "_meta");
  if (isOther(meta, "object")) yield { at: meta, message: "meta" };
}
var RESULTS = ["content", "structuredContent", "toolResult", "task"];
var kindOf3 = ({ kind }) => (words2) => words2[kind === "unknown" ? "string" : kind];
var FIELDS = {
  text: ["text"],
  image: ["data", "mimeType"],
  audio: ["data", "mimeType"],
  resource: ["resource"],
  resource_link: ["uri", "name"]
};
function* faultsOfPart(part2) {
  if (part2.kind === "unknown" && !part2.isText) return;
  const type = get(part2, "type");
  if (part2.kind !== "object") yield { at: part2, message: "part" };
  else if (has(part2, "type") === "no") yield { at: lackOf(part2, "type"), message: "part" };
  else if (isOther(type, "string") || text(type)?.trim() === "") yield { at: type, message: "part" };
  else if (type?.kind === "string" && !Object.hasOwn(FIELDS, type.value))
    yield { at: type, message: "kind", data: { type: type.value } };
  else if (type?.kind === "string") yield* faultsOfFields(part2, type.value);
}
function* faultsOfFields(part2, type) {
  const words2 = get(part2, "text");
  if (type === "text" && isOther(words2, "string")) yield { at: words2, message: "words" };
  const field = FIELDS[type].find((name) => has(part2, name) === "no");
  if (field === void 0) return;
  if (field === "text") yield { at: lackOf(part2, "text"), message: "text" };
  else yield { at: entry(part2, "type").value, message: "field", data: { type, field } };
}
function isOther(node, kind) {
  if (node?.kind === "unknown") return node.isText === true && kind !== "string";
  return node !== void 0 && node.kind !== kind;
}

// rules/mcp/answer-shape.ts
var answer_shape_default = defineRule({
  id: "mcp/answer-shape",
  summary: "The handler of a tool returns a result that clients refuse",
  severity: "error",
  in: "recommended",
  source: section("Tools, Tool Result", "A result is an object with content, a list of parts of known types."),
  messages: {
    nothing: {
      message: "The handler returns nothing here, so clients report an error instead of a result.",
      help: 'Return `{ content: [{ type: "text", text: \u2026 }] }`.'
    },
    body: {
      message: "The handler returns {{what}}, so clients report an error instead of the result.",
      help: 'Return an object: `{ content: [{ type: "text", text: \u2026 }] }`.'
    },
    empty: {
      message: "This result has no `content`, so the model is shown nothing, and strict clients report an error.",
      help: 'Put the data into `content`: `[{ type: "text", text: JSON.stringify(\u2026) }]`.'
    },
    content: {
      message: "`content` must be an array of parts; for anything else, clients report an error instead of the result.",
      help: 'Write `[{ type: "text", text: \u2026 }]`.'
    },
    part: {
      message: "A part of `content` must be {{object}} with a `type`; for anything else, clients report an error instead of the result.",
      help: 'Write `{ type: "text", text: \u2026 }`.'
    },
    kind: {
      message: "`{{type}}` is not a type of `content` part, so clients report an error instead of the result.",
      help: "Make it `text`, `image`, `audio`, `resource` or `resource_link`; data belongs in `structuredContent`."
    },
    text: {
      message: "This part of type `text` has no `text`, so clients report an error instead of the result.",
      help: "Add the `text`."
    },
    words: {
      message: "The `text` of a part must be a string; for anything else, clients report an error instead of the result.",
      help: "Convert it to a string, for example with `JSON.stringify`."
    },
    field: FIELD_MESSAGE,
    isError: {
      message: "`isError` must be {{true}} or {{false}}; for anything else, clients report an error instead of the result.",
      help: "Write `{{true}}` or `{{false}}`, or remove `isError`."
    },
    meta: {
      message: "`_meta` must be {{object}}; for anything else, clients report an error instead of the result.",
      help: "Write {{object}}, or remove `_meta`."
    }
  },
  *check(manifest) {
    const { answers } = manifest.code;
    const isJudged = answers.length > 0 ? judged(manifest) : () => false;
    const told3 = /* @__PURE__ */ new Set();
    for (const answer of answers) {
      if (!isJudged(answer.tool) || answer.body.file !== void 0) continue;
      for (const problem6 of faultsIn3(answer)) {
        const { start } = "lack" in problem6.at ? problem6.at.lack : problem6.at;
        if (told3.has(start)) continue;
        told3.add(start);
        yield problem6;
      }
    }
  }
});
function judged(manifest) {
  const served = servedBySdk(manifest);
  const names2 = new Set(served.tools.map((tool5) => text(get(tool5, "name"))));
  const isOfApps = manifest.formats.includes("openai");
  const ofApps = new Set(
    listingOf(manifest).tools.filter(hasAppMetadata).map((tool5) => text(get(tool5, "name")))
  );
  return (tool5) => tool5 === void 0 ? served.byDispatcher && !isOfApps : names2.has(tool5) && !ofApps.has(tool5);
}

// rules/mcp/description-missing.ts
var description_missing_default = defineRule({
  id: "mcp/description-missing",
  summary: "A tool without a description",
  severity: "warning",
  in: "recommended",
  source: section("Tools, Tool", "A model understands a tool by its description.", "SHOULD"),
  messages: {
    missing: {
      message: "This tool has no `description`, which models use to decide when to call it.",
      help: "Say what it does and when to use it."
    },
    misspelt: {
      message: "`{{key}}` is not a field of a tool (did you mean `description`?), so this tool has no description. Models use the description to decide when to call a tool.",
      help: "Rename the field."
    }
  },
  *check(manifest) {
    for (const tool5 of listingOf(manifest).tools) {
      if (has(tool5, "description") !== "no" || isForAppOnly(tool5)) continue;
      const wrong = isTakenByOthers(tool5, manifest) ? meantAs(tool5, "description") : void 0;
      if (wrong && MAY_BE_TEXT.has(wrong.value.kind))
        yield { at: wrong, message: "misspelt", data: { key: wrong.key } };
      else if (!isDescribedElsewhere(tool5)) yield { at: lack(tool5, "description"), message: "missing" };
    }
  }
});
var isDescribedElsewhere = (tool5) => entries(tool5).some(({ key, value }) => /(?:description|summary)$/i.test(key) && MAY_BE_TEXT.has(value.kind));
var MAY_BE_TEXT = /* @__PURE__ */ new Set(["string", "unknown"]);

// rules/mcp/lib/inputs.ts
function handledTools(manifest) {
  return manifest.derive(find5);
}
function find5(manifest) {
  const { inputs } = manifest.code;
  if (inputs.length === 0) return [];
  const byName = groupBy(listingOf(manifest).tools, (node) => text(get(node, "name")));
  return [...groupBy(inputs, ({ tool: tool5 }) => tool5)].flatMap(([name, own]) => {
    const [node, ...others2] = byName.get(name) ?? [];
    const parameters = node && others2.length === 0 && !node.isOfMany ? parametersOf(node) : void 0;
    return parameters ? [{ name, node, parameters, inputs: certain(own, parameters) }] : [];
  });
}
function toolsWithoutSchema(manifest) {
  const { inputs, registrations } = manifest.code;
  if (inputs.length === 0) return [];
  const byTool = groupBy(inputs, ({ tool: tool5 }) => tool5);
  return registrations.flatMap((registration) => {
    const { tool: tool5 } = registration;
    if (!tool5 || !isGivenToSdk(registration) || isOfFramework(manifest.code)) return [];
    const name = text(get(tool5, "name"));
    const own = name === void 0 ? void 0 : byTool.get(name);
    return own?.length === 1 && !own[0].isOfLibrary && has(tool5, "inputSchema") === "no" ? [{ name, inputs: own }] : [];
  });
}
function certain(inputs, parameters) {
  if (!inputs.some(({ isOfLibrary }) => isOfLibrary)) return inputs;
  const declared = new Set(parameters.map(({ key }) => key));
  const fitting = inputs.filter(({ reads }) => reads.some(({ name }) => declared.has(name)));
  return fitting.length === 1 ? fitting : [];
}
function undeclaredIn(inputs, declared) {
  const told3 = new Set(declared);
  return inputs.flatMap(
    (input) => input.reads.flatMap((read3) => {
      const meant = nearestWord(read3.name, declared);
      if (told3.has(read3.name) || !isSure(read3, meant, input)) return [];
      told3.add(read3.name);
      return [{ read: read3, meant }];
    })
  );
}
function isSure({ name, isDoubtful, isOptional, isUnused }, meant, { reads }) {
  if (isDoubtful || isUnused || name.startsWith("_")) return false;
  return !isOptional || meant !== void 0 && !reads.some((read3) => read3.name === meant);
}
var parametersOf = (tool5) => propertiesOf(get(tool5, "inputSchema"));
function propertiesOf(schema) {
  if (schema?.kind !== "object" || schema.open || MORE.some((key) => has(schema, key) !== "no")) return void 0;
  const further = get(schema, "additionalProperties");
  if (further && !(further.kind === "boolean" && !further.value)) return void 0;
  const properties = get(schema, "properties");
  if (!properties) return get(schema, "type") ? [] : void 0;
  return properties.kind === "object" && !properties.open ? properties.entries : void 0;
}
var MORE = [
  "$ref",
  "allOf",
  "anyOf",
  "oneOf",
  "if",
  "patternProperties",
  "unevaluatedProperties",
  "dependentSchemas"
];

// rules/mcp/lib/prompts.ts
var servedPrompts = (manifest) => manifest.derive(find6);
function find6(manifest) {
  const all = [...registered(manifest), ...listed(manifest)];
  return all.filter(({ name }) => all.filter((each) => each.name === name).length === 1);
}
function registered({ code }) {
  return code.registrations.flatMap(({ api, isOfSdk, prompt, schema, sdk: sdk2 }) => {
    const name = text(get(prompt, "name"));
    if (api !== "registerPrompt" || !isOfSdk || !prompt || name === void 0) return [];
    const properties = propertiesOf(get(prompt, "argsSchema"));
    const inputs = code.promptInputs.filter((each) => each.tool === name);
    const declared = properties?.map(({ key }) => key);
    return [{ name, node: prompt, declared, properties: properties ?? [], schema, sdk: sdk2, inputs }];
  });
}
function listed(manifest) {
  const { code } = manifest;
  if (!isListed(manifest)) return [];
  return listingOf(manifest).prompts.flatMap((node) => {
    const name = text(get(node, "name"));
    if (name === void 0 || has(node, "argsSchema") !== "no") return [];
    const inputs = code.promptInputs.filter((each) => each.tool === name);
    return [{ name, node, declared: argumentsOf(node), properties: [], inputs }];
  });
}
function isListed({ code }) {
  const handled = code.registrations.flatMap(({ handles, sdk: sdk2 }) => sdk2 && handles ? [handles.name] : []);
  return ["prompts/list", "prompts/get"].every((method) => handled.includes(method));
}
function argumentsOf(prompt) {
  if (has(prompt, "arguments") === "no") return [];
  const list2 = get(prompt, "arguments");
  if (list2?.kind !== "array" || list2.open) return void 0;
  const names2 = list2.items.map((each) => text(get(each, "name")));
  return names2.every((name) => name !== void 0) ? names2 : void 0;
}
function* twinPrompts(manifest) {
  const firsts = /* @__PURE__ */ new Map();
  for (const prompt of listingOf(manifest).prompts) {
    const name = text(get(prompt, "name"));
    if (name === void 0) continue;
    const known2 = firsts.get(prompt.group) ?? /* @__PURE__ */ new Map();
    firsts.set(prompt.group, known2);
    const first2 = known2.get(name);
    if (first2) yield [first2, prompt];
    else known2.set(name, prompt);
  }
}

// rules/mcp/duplicate-prompt.ts
var duplicate_prompt_default = defineRule({
  id: "mcp/duplicate-prompt",
  summary: "Two prompts of one server have the same name",
  severity: "error",
  in: "recommended",
  source: section("Prompts, Prompt", "The name of a prompt is its unique identifier."),
  messages: {
    twice: { message: "Another prompt is also named `{{name}}`, so {{then}}.", help: "Give each prompt its own name." }
  },
  *check(manifest) {
    const ofSdk = manifest.code.registrations.filter(({ api, isOfSdk }) => api === "registerPrompt" && isOfSdk);
    const starts = new Set(ofSdk.map(({ prompt }) => prompt?.start));
    for (const [first2, later] of twinPrompts(manifest)) {
      const name = get(later, "name");
      const then = starts.has(later.start) ? "the SDK throws when the server starts" : "clients can reach only one of the two";
      const related = [{ at: useOf(get(first2, "name")), note: "The first prompt of that name." }];
      yield { at: useOf(name), message: "twice", data: { name: text(name), then }, related };
    }
  }
});

// rules/mcp/field-type.ts
var structural2 = noQuotesForUris(
  fieldType(
    "mcp",
    section("Tools, Tool", "Each field of a tool has one type.", "MUST"),
    "clients",
    (what) => `Some clients then refuse the server's whole {{list}}; others ignore the ${what}`
  )
);
var field_type_default2 = defineRule({
  ...structural2,
  *check(manifest, context) {
    const unsetValues = unset(manifest);
    const others2 = wordsOfOthers(manifest);
    for (const problem6 of structural2.check(manifest, context)) {
      if (unsetValues.has(problem6.at) || others2.has(problem6.at)) continue;
      const list2 = LISTS5.get(String(problem6.data?.["top"])) ?? "list";
      yield { ...problem6, data: { ...problem6.data, list: list2 } };
    }
  }
});
var LISTS5 = /* @__PURE__ */ new Map([
  ["tools", "list of tools"],
  ["resources", "list of resources"]
]);
function wordsOfOthers(manifest) {
  const outputs = listingOf(manifest).tools.flatMap(
    (tool5) => isTakenByOthers(tool5, manifest) ? get(tool5, "outputSchema") ?? [] : []
  );
  return new Set(outputs.filter(({ kind }) => kind === "string"));
}

// rules/mcp/handler-signature.ts
var handler_signature_default = defineRule({
  id: "mcp/handler-signature",
  summary: "A handler is registered in a way that its version of the SDK does not support",
  severity: "error",
  in: "recommended",
  source: sdk(
    "setRequestHandler takes a schema object in version 1 and a method name in version 2, which has no tool(). Its handler is given a request with what was sent in `params`."
  ),
  messages: {
    method: {
      message: "Version 1 of the SDK does not accept a method name here, so it throws when the server starts.",
      help: "Pass {{instead}}."
    },
    schema: {
      message: "Version 2 of the SDK does not accept a schema object here, so it throws when the server starts.",
      help: "Pass {{instead}}."
    },
    object: {
      message: "Version {{version}} of the SDK does not accept an object that only names the method, so it throws when the server starts.",
      help: "Pass {{instead}}."
    },
    params: {
      message: "`{{key}}` is in the `params` of the request, not in the request itself, so it is undefined here and every call fails.",
      help: "Read it from `params`: `({ params }) => \u2026`."
    },
    second: {
      message: "Version 1 of the SDK uses this empty object as the handler, not as annotations, so every call to the tool fails.",
      help: "Remove the empty object."
    },
    text: {
      message: "`registerTool` expects an object here, not a string, so the description is lost, and with a schema after it every call fails.",
      help: "Write `registerTool(name, { description, inputSchema }, handler)`."
    },
    late: {
      message: "Version 1 of the SDK uses this description as the handler, so every call to the tool fails.",
      help: "Pass the description as the second argument, before the parameters."
    },
    tool: {
      message: "Version 2 of the SDK has no `tool()`, so this throws when the server starts.",
      help: "Use `registerTool(name, config, handler)`."
    }
  },
  *check({ code }) {
    for (const registration of code.registrations) {
      const { api, sdk: version, handles, method, tool: tool5 } = registration;
      const annotations = get(tool5, "annotations");
      if (api === "tool" && version === "v1" && isEmpty(annotations) && get(tool5, "inputSchema"))
        yield { at: useOf(annotations), message: "second" };
      const { misplacedText } = registration;
      if (misplacedText && api !== "tool" && version) yield { at: misplacedText, message: "text" };
      if (misplacedText && api === "tool" && version === "v1") yield { at: misplacedText, message: "late" };
      if (api === "tool" && version === "v2") yield { at: method ?? registration, message: "tool" };
      if (!handles || !version) continue;
      const { name, takes } = handles;
      const misplaced2 = takes.find(({ key }) => PARAMS.get(name)?.includes(key));
      if (misplaced2) yield { at: misplaced2, message: "params", data: { key: misplaced2.key } };
      if (handles.is === "object") {
        const instead = version === "v1" ? schemaOf3(name) : methodOf(name);
        yield { at: handles, message: "object", data: { version: version.slice(1), instead } };
      }
      if (name === "") continue;
      if (version === "v1" && handles.is === "method")
        yield { at: handles, message: "method", data: { instead: schemaOf3(name) } };
      if (version === "v2" && handles.is === "schema")
        yield { at: handles, message: "schema", data: { instead: methodOf(name) } };
    }
  }
});
var isEmpty = (node) => node?.kind === "object" && !node.open && node.entries.length === 0;
var PARAMS = /* @__PURE__ */ new Map([
  ["tools/call", ["name", "arguments"]],
  ["resources/read", ["uri"]]
]);
var SCHEMAS = new Map([
  ...Object.entries(METHODS).map(([schema, method]) => [method, schema]),
  ["initialize", "InitializeRequestSchema"],
  ["ping", "PingRequestSchema"],
  ["resources/unsubscribe", "UnsubscribeRequestSchema"],
  ["completion/complete", "CompleteRequestSchema"]
]);
function schemaOf3(name) {
  const schema = SCHEMAS.get(name);
  const what = schema ? `\`${schema}\`` : "the request schema of the method, such as `ListToolsRequestSchema`,";
  return `${what} from \`@modelcontextprotocol/sdk/types.js\``;
}
var methodOf = (name) => name.includes("/") ? `the method name as a string, \`'${name}'\`` : "the method name as a string, such as `'tools/list'`";

// rules/mcp/input-schema-object.ts
var input_schema_object_default = defineRule({
  id: "mcp/input-schema-object",
  summary: "An `inputSchema` is not the JSON Schema of an object",
  severity: "error",
  in: "recommended",
  source: section("Tools, Tool", "inputSchema is a JSON Schema whose type is object."),
  fixable: "safe",
  messages: {
    missing: {
      message: "This tool has no `inputSchema`, so clients refuse the server's whole list of tools.",
      help: 'Add one; for a tool without parameters, write `{ "type": "object", "properties": {} }`.'
    },
    typeless: {
      message: '`inputSchema` has no `"type": "object"`, so clients refuse the server\'s whole list of tools.',
      help: "Add it."
    },
    composed: {
      message: '`inputSchema` has `{{keyword}}` at its root but no `"type": "object"`, so clients refuse the server\'s whole list of tools.',
      help: "Describe all parameters in one object schema{{evenSo}}."
    },
    misspelt: {
      message: '`{{key}}` is not a JSON Schema keyword, so `inputSchema` has no `"type": "object"`, and clients refuse the server\'s whole list of tools.',
      help: "Rename `{{key}}` to `type`."
    },
    type: {
      message: 'The `type` of `inputSchema` must be `"object"`, because arguments are passed by name. With another type, clients may refuse the server\'s whole list of tools.',
      help: "Describe the arguments in `properties`."
    },
    direct: {
      message: "The parameters are directly in `inputSchema`, but clients read them from `properties`, so the model sees none.",
      help: 'Move them into `properties`, next to `"type": "object"`.'
    },
    property: {
      message: "The schema of `{{key}}` is `{{value}}`. JSON Schema allows that, but clients that use version 1 of the SDK refuse the server's whole list of tools.",
      help: "Write `{{object}}` instead, which means the same."
    },
    kind: {
      message: "`inputSchema` must be a JSON Schema object; for anything else, clients refuse the server's whole list of tools.",
      help: 'For a tool without parameters, write `{ "type": "object", "properties": {} }`.'
    }
  },
  *check(manifest) {
    const { code } = manifest;
    const startsOf = (is) => new Set(code.registrations.filter(is).map(({ tool: tool5 }) => tool5?.start));
    const registered2 = startsOf(({ api }) => api !== "list");
    const misplaced2 = startsOf(
      (each) => isMisplacedSchema(each) || isWholeForTool(each) || servedZod(each, "inputSchema") !== void 0
    );
    const zod = new Map(code.registrations.filter(isZodForSdk).map(({ tool: tool5, sdk: sdk2 }) => [tool5?.start, sdk2]));
    for (const tool5 of listingOf(manifest).tools) {
      const schema = entry(tool5, "inputSchema");
      if (!schema) {
        if (has(tool5, "inputSchema") === "no" && !registered2.has(tool5.start))
          yield { at: lack(tool5, "inputSchema"), message: "missing" };
        continue;
      }
      const { value } = schema;
      if (value.kind === "unknown" || misplaced2.has(tool5.start)) continue;
      if (value.kind !== "object") {
        yield { at: value, message: "kind" };
        continue;
      }
      if (!registered2.has(tool5.start)) yield* booleansIn(value);
      const type = get(value, "type");
      const sdk2 = zod.get(tool5.start);
      if (holdsProperties(value)) {
        if (!isTakenByOthers(tool5, manifest)) yield { at: schema, message: "direct", fix: wrapping(value) };
      } else if (type?.kind === "string" ? type.value !== "object" : type !== void 0 && type.kind !== "unknown") {
        if (sdk2 !== "v2" || !mayBeObject(type)) yield { at: type, message: "type", covers: [type] };
      } else if (has(value, "type") !== "no") {
        continue;
      } else if (sdk2) {
        continue;
      } else if (isComposed2(value)) {
        if (!registered2.has(tool5.start) && !isResolvedElsewhere(value))
          yield { at: schema, message: "composed", data: composition(value), fix: typing(value) };
      } else if (!mayBeShape(value) && !(value.entries.length === 0 && isTakenByOthers(tool5, manifest))) {
        const slip = entries(value).find(isMeantAsType);
        yield slip ? { at: slip, message: "misspelt", data: { key: slip.key }, fix: renaming(slip) } : { at: schema, message: "typeless", fix: typing(value) };
      }
    }
  }
});
function composition(schema) {
  const keyword = composedBy(schema) ?? "";
  const evenSo = /Of$/.test(keyword) ? `: even with the \`type\`, Claude does not accept \`${keyword}\` at the root` : "";
  return { keyword, evenSo };
}
function* booleansIn(schema) {
  for (const { key, value } of entries(get(schema, "properties"))) {
    if (value.kind !== "boolean") continue;
    const object = value.value ? {} : { not: {} };
    const fix = {
      title: `Write \`${JSON.stringify(object)}\``,
      safe: true,
      edits: [{ op: "set", node: value, value: object }]
    };
    const data = { key, value: String(value.value), object: value.value ? "{}" : '{ "not": {} }' };
    yield { at: value, message: "property", data, fix };
  }
}
var isMeantAsType = ({ key, value }) => nearestWord(key, ["type"]) !== void 0 && text(value) === "object";
var renaming = (slip) => ({
  title: "Write `type`",
  safe: true,
  edits: [{ op: "rename", entry: slip, key: "type" }]
});
function typing(schema) {
  if (schema.entries.some(mayBeProperty)) return void 0;
  const type = { op: "add", to: schema, key: "type", value: "object", first: true };
  const takesNothing = !isComposed2(schema) && has(schema, "properties") === "no";
  return {
    title: 'Add `"type": "object"`',
    safe: true,
    edits: takesNothing ? [type, { op: "add", to: schema, key: "properties", value: {} }] : [type]
  };
}
function wrapping(schema) {
  if (text(get(schema, "type")) === "object") return intoProperties(schema, schema.entries.filter(isProperty));
  if (!isPropertyMap(schema)) return void 0;
  return {
    title: "Put the parameters into `properties`",
    safe: true,
    edits: [{ op: "set", node: schema, value: { type: "object", properties: asWritten(schema) } }]
  };
}

// rules/mcp/json-schema-expected.ts
var json_schema_expected_default = defineRule({
  id: "mcp/json-schema-expected",
  summary: "A zod schema in a list of tools that is sent as JSON",
  severity: "error",
  in: "recommended",
  source: sdk("What a tools/list handler returns goes to clients as JSON, and a zod object becomes garbage there."),
  messages: {
    zod: {
      message: "This is a zod schema, but the result of a `tools/list` handler is sent as JSON, and clients cannot read a zod schema in that form.",
      help: "Convert it with {{how}}."
    }
  },
  *check({ code, packages }) {
    const how = /^[\^~]?v?3(\.|$)/.test(packages["zod"] ?? "") ? "`zodToJsonSchema(schema)` from the package `zod-to-json-schema`" : "`z.toJSONSchema(schema)`";
    for (const registration of code.registrations) {
      for (const key of ["inputSchema", "outputSchema"]) {
        const at2 = servedZod(registration, key);
        if (at2) yield { at: useOf(at2), message: "zod", data: { how } };
      }
    }
  }
});

// rules/mcp/missing-capability.ts
var missing_capability_default = defineRule({
  id: "mcp/missing-capability",
  summary: "A server handles requests that its capabilities do not announce",
  severity: "error",
  in: "recommended",
  source: sdk("setRequestHandler throws where the capabilities of the server lack what the request is about."),
  messages: {
    missing: {
      message: "The server handles {{methods}}, but its capabilities have no {{keys}}, so the SDK throws when the server starts.",
      help: "Add `{{write}}` to `capabilities`."
    }
  },
  *check({ code, packages }) {
    if (/^0(\.|$)/.test(packages["@modelcontextprotocol/sdk"] ?? "")) return;
    const lacking2 = /* @__PURE__ */ new Map();
    for (const { capabilities, handles, sdk: version } of code.registrations) {
      const [key = ""] = (handles?.name ?? "").split("/");
      if (!version || capabilities?.kind !== "object" || !ANNOUNCED.has(key) || has(capabilities, key) !== "no")
        continue;
      const own = lacking2.get(capabilities.start) ?? { capabilities, handled: /* @__PURE__ */ new Map() };
      if (!own.handled.has(key)) own.handled.set(key, handles);
      lacking2.set(capabilities.start, own);
    }
    for (const { capabilities, handled: own } of lacking2.values()) {
      const keys = [...own.keys()];
      const data = {
        methods: allOf([...own.values()].map(({ name }) => `\`${name}\``)),
        keys: eitherOf(keys.map((key) => `\`${key}\``)),
        write: keys.map((key) => `${key}: {}`).join(", ")
      };
      const related = [...own.values()].map((at2) => ({ at: at2, note: "What is handled." }));
      yield { at: lack(capabilities, keys[0]), message: "missing", data, related };
    }
  }
});
var ANNOUNCED = /* @__PURE__ */ new Set(["tools", "resources", "prompts", "logging"]);

// rules/mcp/misspelt-field.ts
var structural3 = misspeltField("mcp", section("Tools, Tool", "The names of the fields of a tool are fixed.", "MUST"));
var misspelt_field_default2 = defineRule({
  ...structural3,
  messages: {
    ...structural3.messages,
    otherName: {
      message: "`{{key}}` is not a field of an MCP tool: the SDK and clients read `inputSchema`, and without it the tool has no parameters.",
      help: "Rename `{{key}}` to `inputSchema`."
    },
    besides: {
      message: "`{{key}}` is not a field of an MCP tool, so clients ignore it: they read the parameters from `inputSchema`.",
      help: "Check that `inputSchema` has all parameters, then remove `{{key}}`."
    }
  },
  *check(manifest, context) {
    const others2 = fieldsOfOthers(manifest);
    const names2 = otherNames(manifest);
    const told3 = new Set(names2.map(({ entry: entry2 }) => entry2));
    for (const problem6 of structural3.check(manifest, context)) {
      const isRead = others2.has(problem6.at) && problem6.message !== "misspeltRequired";
      if (problem6.data?.["key"] === "schema") continue;
      if (!isRead && !told3.has(problem6.at)) yield problem6;
    }
    for (const { entry: entry2, tool: tool5, isAsZod } of names2) {
      const isFree = has(tool5, "inputSchema") === "no";
      yield {
        at: entry2,
        message: isFree ? "otherName" : "besides",
        data: { key: entry2.key },
        ...isFree && { replaces: [lack(tool5, "inputSchema")] },
        fix: isFree && isAsZod ? rename2(entry2) : void 0
      };
    }
  }
});
var rename2 = (entry2) => ({
  title: `Rename \`${entry2.key}\` to \`inputSchema\``,
  safe: true,
  edits: [{ op: "rename", entry: entry2, key: "inputSchema" }]
});

// rules/mcp/name-format.ts
var ID14 = "mcp/name-format";
var LONGEST7 = 128;
var LONGEST_EVERYWHERE = 64;
var name_format_default = defineRule({
  id: ID14,
  summary: "A tool name that not every client can call",
  severity: "error",
  in: "recommended",
  fixable: "unsafe",
  // An invisible character is common/hidden-text's.
  structural: true,
  source: section("Tools, Tool Names", "A name has 1 to 128 letters, digits, underscores, dashes and dots.", "SHOULD"),
  messages: {
    empty: { message: "The name of this tool is empty, so no client can call it.", help: "Give it a name." },
    long: {
      message: "The name has {{length}} characters. MCP allows at most 128, and some clients refuse names with more than 64.",
      help: "Shorten the name to at most 64 characters."
    },
    characters: {
      message: "The name `{{name}}` contains {{what}}, so {{who}}.",
      help: "Use only letters, digits, `_` and `-`."
    },
    dot: { message: "The name `{{name}}` contains a dot, which MCP allows, but {{who}}.", help: "Write `_` instead." },
    longEverywhere: {
      message: "The name has {{length}} characters. MCP allows 128, but if a name has more than 64, {{who}}.",
      help: "Shorten the name."
    },
    digit: {
      message: "The name `{{name}}` begins with `{{char}}`, but {{who}} {{refuse}} requests with a tool name that does not begin with a letter or `_`.",
      help: "Rename the tool."
    },
    function: {
      message: "The name `{{name}}` contains {{what}}, but OpenAI allows only letters, digits, `_` and `-` in function names, so requests with this function fail with status 400.",
      help: "Rename the function."
    },
    longFunction: {
      message: "The name has {{length}} characters, but OpenAI allows at most 64 in function names, so requests with this function fail with status 400.",
      help: "Shorten the name."
    }
  },
  options: {
    schema: {
      type: "object",
      additionalProperties: false,
      properties: {
        names: {
          enum: ["specification", "every-client"],
          description: "Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most"
        },
        leadingDigit: {
          type: "boolean",
          description: "Whether to report names that begin with a digit or a dash, which Gemini refuses"
        }
      }
    },
    defaults: { names: "every-client", leadingDigit: false },
    presets: { strict: { leadingDigit: true } }
  },
  *check(manifest, { options }) {
    const refusing = rowsLike(ID14, "name-", manifest).filter(({ id }) => !id.startsWith("name-start-"));
    const isForAll = options.names === "every-client" && refusing.length > 0;
    const severity = refusing.length > 0 ? "error" : "warning";
    const who = isForAll || refusing.length > 0 ? consequence(refusing) : "the SDKs warn about it";
    const taken = new Set(listingOf(manifest).tools.map((tool5) => text(get(tool5, "name"))));
    for (const tool5 of listingOf(manifest).tools) {
      const name = get(tool5, "name");
      if (name?.kind !== "string" || hasOtherName(tool5, name.value)) continue;
      const { value } = name;
      const { length } = value;
      const bad = /[^A-Za-z0-9_.-]/u.exec(value);
      const fix = fixOf(name, taken);
      if (value.trim() === "") yield { at: name, message: "empty" };
      else if (bad) {
        const data = { name: value, what: namedCharacter(bad[0]), who };
        yield { at: name, message: "characters", data, severity, fix };
      } else if (length > LONGEST7) yield { at: name, message: "long", data: { length }, severity };
      else if (isForAll && value.includes("."))
        yield { at: name, message: "dot", data: { name: value, who }, severity: "warning", fix };
      else if (isForAll && length > LONGEST_EVERYWHERE)
        yield { at: name, message: "longEverywhere", data: { length, who } };
      else yield* badStart(name, manifest, options);
    }
    if (refusing.some(({ client }) => client === "openai")) yield* badFunctions(manifest);
  }
});
function* badFunctions(manifest) {
  const functions = openaiFunctions(manifest);
  const taken = new Set(functions.map((each) => text(get(each, "name"))));
  for (const each of functions) {
    const name = get(each, "name");
    if (name?.kind !== "string") continue;
    const [char] = /[^A-Za-z0-9_-]/u.exec(name.value) ?? [];
    const { length } = name.value;
    if (length === 0) yield { at: name, message: "empty" };
    else if (char !== void 0)
      yield {
        at: name,
        message: "function",
        data: { name: name.value, what: namedCharacter(char) },
        fix: fixOf(name, taken)
      };
    else if (length > LONGEST_EVERYWHERE) yield { at: name, message: "longFunction", data: { length } };
  }
}
function consequence(rows) {
  const isClaude = rows.some(({ client }) => client === "claude");
  const others2 = rows.filter(({ client }) => client !== "claude");
  const all = "Claude makes all tools of this server unavailable";
  if (!isClaude) {
    const { who, refuse } = clientsThat(others2, "refuse");
    return `${who} ${refuse} this tool`;
  }
  const names2 = others2.map(({ client }) => TITLES[client ?? ""] ?? "").join(" and ");
  return others2.length > 0 ? `${all}, and ${names2} refuse this tool` : all;
}
function* badStart(name, manifest, { leadingDigit }) {
  const rows = rowsLike(ID14, "name-start-", manifest);
  if (rows.length === 0 || !(leadingDigit || manifest.clients) || /^[A-Za-z_]/.test(name.value)) return;
  const data = { name: name.value, char: name.value[0], ...clientsThat(rows, "refuse") };
  yield { at: name, message: "digit", data, severity: "warning" };
}
function fixOf(name, taken) {
  const better = name.value.normalize("NFKD").replace(/\p{M}/gu, "").split(/[^A-Za-z0-9_-]+/).filter((part2) => part2 !== "").join("_");
  const isGood = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/.test(better) && !taken.has(better);
  if (!isGood) return void 0;
  return { title: `Rename it to \`${better}\``, safe: false, edits: [{ op: "set", node: name, value: better }] };
}
function hasOtherName(tool5, name) {
  if (NAME2.test(name)) return false;
  const words2 = wordsOf(name).join(" ");
  return tool5.entries.some(({ key, value }) => {
    const other = TOOL_FIELDS.has(key) ? void 0 : text(value);
    return other !== void 0 && NAME2.test(other) && (NAMING.has(key) || wordsOf(other).join(" ") === words2);
  });
}
var NAME2 = /^[A-Za-z0-9_.-]{1,128}$/;
var NAMING = /* @__PURE__ */ new Set(["function", "functionName", "id", "key", "method", "slug", "toolName"]);

// rules/mcp/prompt-answer.ts
var prompt_answer_default = defineRule({
  id: "mcp/prompt-answer",
  summary: "The handler of a prompt returns a result that clients refuse",
  severity: "error",
  in: "recommended",
  source: section(
    "Prompts, PromptMessage",
    "A prompt is a list of messages, each with a role and one part of content."
  ),
  messages: {
    nothing: {
      message: "The handler returns nothing here, so the client waits until its request times out, and the user gets no prompt.",
      help: 'Return `{ messages: [{ role: "user", content: { type: "text", text: \u2026 } }] }`.'
    },
    body: {
      message: "The handler returns {{what}}, so the client waits until its request times out, and the user gets no prompt.",
      help: 'Return an object: `{ messages: [{ role: "user", content: { type: "text", text: \u2026 } }] }`.'
    },
    messages: {
      message: "`messages` must be a list of objects, but this result has no such list, so clients report an error instead of the prompt.",
      help: 'Return `{ messages: [{ role: "user", content: { type: "text", text: \u2026 } }] }`.'
    },
    role: {
      message: "The `role` of a message must be `user` or `assistant` (there is no `system`), or clients refuse the whole prompt.",
      help: "Use `user` for instructions."
    },
    content: {
      message: "The `content` of a message must be one object, but it is {{what}}, so clients refuse the whole prompt.",
      help: "Write {{how}}."
    },
    part: {
      message: "This `content` has {{fault}}, so clients refuse the whole prompt.",
      help: 'Write, for example, `{ type: "text", text: \u2026 }`.'
    }
  },
  *check(manifest) {
    const { promptAnswers } = manifest.code;
    if (promptAnswers.length === 0) return;
    const names2 = new Set(servedPrompts(manifest).map(({ name }) => name));
    const byDispatcher = isListed(manifest);
    const told3 = /* @__PURE__ */ new Set();
    for (const answer of promptAnswers) {
      const isServed = answer.tool === void 0 ? byDispatcher : names2.has(answer.tool);
      if (!isServed || answer.body.file !== void 0) continue;
      for (const problem6 of faultsIn4(answer)) {
        const { start } = "lack" in problem6.at ? problem6.at.lack : problem6.at;
        if (told3.has(start)) continue;
        told3.add(start);
        yield problem6;
      }
    }
  }
});
function* faultsIn4({ body, isNothing }) {
  const what = { what: kindOf3(body) };
  const messages = get(body, "messages");
  if (isNothing) yield { at: body, message: "nothing" };
  else if (body.kind === "unknown" ? body.isText : body.kind !== "object")
    yield { at: body, message: "body", data: what };
  else if (body.kind === "object" && body.entries.length > 0 && has(body, "messages") === "no")
    yield { at: lackOf(body, "messages"), message: "messages" };
  else if (isOther(messages, "array")) yield { at: messages, message: "messages" };
  else for (const message of items(messages)) yield* faultsOfMessage(message);
}
function* faultsOfMessage(message) {
  const [role, content] = [get(message, "role"), get(message, "content")];
  if (message.kind !== "object") {
    if (message.kind !== "unknown") yield { at: message, message: "messages" };
    return;
  }
  if (has(message, "role") === "no") yield { at: lackOf(message, "role"), message: "role" };
  else if (role && isOther(role, "string")) yield { at: role, message: "role" };
  else if (role?.kind === "string" && !/^(user|assistant)$/.test(role.value)) yield { at: role, message: "role" };
  if (has(message, "content") === "no")
    yield { at: lackOf(message, "content"), message: "content", data: { what: "missing", how: PART } };
  else if (content && isOther(content, "object"))
    yield {
      at: content,
      message: "content",
      data: { what: kindOf3(content), how: content.kind === "array" ? EACH_PART : PART }
    };
  else if (content?.kind === "object" && text(get(content, "type")) !== void 0)
    for (const { at: at2, message: fault, data } of faultsOfPart(content))
      yield { at: at2, message: "part", data: { fault: faultOf2(fault, data) } };
}
var PART = '`{ type: "text", text: \u2026 }`';
var EACH_PART = `one message for each part, each with a \`content\` such as ${PART}`;
function faultOf2(fault, data) {
  if (fault === "kind") return `the unknown \`type\` \`${data.type}\``;
  if (fault === "text") return "no `text`, which the type `text` requires";
  if (fault === "field") return `no \`${data.field}\`, which the type \`${data.type}\` requires`;
  return fault === "words" ? "a `text` that is not a string" : "a blank `type`";
}

// rules/mcp/prompt-argument.ts
var prompt_argument_default = defineRule({
  id: "mcp/prompt-argument",
  summary: "A prompt has an argument that clients cannot fill in",
  severity: "error",
  in: "recommended",
  source: section("Prompts, Getting a Prompt", "A client sends the declared arguments of a prompt, each as a string."),
  messages: {
    undeclared: {
      message: "The handler reads `{{name}}`, which is not an argument of the prompt `{{prompt}}`{{meant}}. Clients only send declared arguments, so `{{name}}` is undefined in every call.",
      help: "Declare `{{name}}`, or read a declared argument."
    },
    type: {
      message: "The schema declares `{{name}}` as {{type}}, but clients send every prompt argument as a string, so the SDK refuses every value.",
      help: "Write {{write}}."
    },
    shape: {
      message: "This is {{what}}, but {{sdk}} expects a plain object of zod schemas here, so the server does not start or every call to the prompt fails.",
      help: "Write `{ city: z.string() }`."
    },
    nameless: {
      message: "This prompt argument has no `name`, so clients refuse the whole list of prompts.",
      help: "{{how}}."
    },
    list: {
      message: "The SDK does not read `arguments`, so clients see a prompt without arguments and the handler gets none.",
      help: "Write `argsSchema: { city: z.string() }`."
    }
  },
  *check(manifest) {
    for (const { name: prompt, node, declared, properties, schema, sdk: sdk2, inputs } of servedPrompts(manifest)) {
      const list2 = entry(node, "arguments");
      const isGiven = get(node, "argsSchema") !== void 0;
      if (schema?.is === "json-schema" || schema?.is === "zod" && sdk2 === "v1") {
        const isZod = schema.is === "zod";
        const data = isZod ? { what: "a single zod schema", sdk: "version 1 of the SDK" } : { what: "a JSON Schema", sdk: "the SDK" };
        yield { at: schema, message: "shape", data };
        continue;
      }
      if (list2 && !isGiven && node.group === void 0) yield { at: list2, message: "list" };
      if (list2 && node.group !== void 0)
        for (const at2 of namelessIn(list2.value))
          yield {
            at: at2,
            message: "nameless",
            data: { how: at2.kind === "object" ? "Add a `name`" : "Write an object: `{ name: \u2026 }`" }
          };
      for (const each of properties) {
        const told3 = HOW.get(typeIn(each.value) ?? "");
        if (told3) yield { at: each, message: "type", data: { name: each.key, ...told3 } };
      }
      for (const { read: read3, meant } of undeclaredIn(inputs, declared ?? []))
        if (declared && (isGiven || node.group !== void 0))
          yield {
            at: read3,
            message: "undeclared",
            data: { name: read3.name, prompt, meant: hint(meant) },
            severity: meant === void 0 ? "warning" : "error"
          };
    }
  }
});
var namelessIn = (list2) => items(list2).filter((each) => each.kind === "string" || each.kind === "object" && has(each, "name") === "no");
function typeIn(schema) {
  return schema.kind === "object" && !schema.open && !schema.isLenient ? text(get(schema, "type")) : void 0;
}
var NUMBER3 = { type: "a number", write: "`z.coerce.number()`" };
var HOW = /* @__PURE__ */ new Map([
  ["number", NUMBER3],
  ["integer", NUMBER3],
  ["boolean", { type: "a boolean", write: '`z.enum(["true", "false"])`' }],
  ["array", { type: "an array", write: "`z.string()`, and split the string in the handler" }],
  ["object", { type: "an object", write: "`z.string()`, and parse the string in the handler" }]
]);

// rules/mcp/read-only-name.ts
var WRITES = /* @__PURE__ */ new Set([
  "cancel",
  "create",
  "del",
  "delete",
  "destroy",
  "drop",
  "erase",
  "insert",
  "modify",
  "overwrite",
  "publish",
  "purge",
  "remove",
  "rename",
  "revoke",
  "rm",
  "send",
  "uninstall",
  "update",
  "upload",
  "wipe",
  "write"
]);
var WRITES_IF_VERB = new Set(
  "append approve archive assign deploy disable edit enable install move reject replace save submit unpublish".split(
    " "
  )
);
var SHOWN2 = new Set(
  "analysis browse browser check checker command count detail details diff distance docs fetch find finder get guide help history index info information instructions list listing log logs lookup notes options plan preview query read reader reason reasons report results search show stat state stats status suggest suggestions summary timeline url validate validator view viewer".split(" ")
);
var SHORT2 = /* @__PURE__ */ new Map([
  ["del", "delete"],
  ["rm", "remove"]
]);
var read_only_name_default = defineRule({
  id: "mcp/read-only-name",
  summary: "A tool is marked read-only, but its name and description say that it changes something",
  severity: "warning",
  in: "recommended",
  source: section("Tools, Tool Annotations", "readOnlyHint says that a tool does not change anything.", "SHOULD"),
  messages: {
    writes: {
      message: "This tool is marked read-only, so clients may run it without confirmation, but its name and description say that it can {{verb}} something.",
      help: "Remove `readOnlyHint`, or set it to {{false}}."
    },
    destroys: {
      message: "This tool is marked read-only, so clients may run it without confirmation, but its description says that it can {{verb}} something permanently.",
      help: "Remove `readOnlyHint`, or set it to {{false}}."
    },
    shares: {
      message: "This tool is marked read-only, so clients may run it without confirmation, but its name and description say that it can {{verb}} something.",
      help: "Its `readOnlyHint` is shared with other tools: give this tool its own annotations."
    }
  },
  *check(manifest) {
    const { tools } = listingOf(manifest);
    let uses;
    for (const tool5 of tools) {
      const name = get(tool5, "name");
      const hint2 = hintThatIs(true, tool5, "readOnlyHint");
      if (name?.kind !== "string" || !hint2) continue;
      const description = get(tool5, "description");
      const verb = writingVerb(name.value);
      if (verb === void 0 || !saysChange(text(description))) {
        const found = destroying(text(description));
        if (!found?.isForGood) continue;
        const related = [{ at: description, note: "The description." }];
        yield { at: hint2.value, message: "destroys", data: { verb: found.verb }, related };
        continue;
      }
      const data = { verb };
      uses ??= countUses(tools);
      if (uses.get(keyOfPlace(hint2)) > 1)
        yield {
          at: name,
          message: "shares",
          data,
          related: [{ at: hint2, note: "The hint, which other tools share." }]
        };
      else yield { at: hint2.value, message: "writes", data, related: [{ at: name, note: "The name." }] };
    }
  }
});
function writingVerb(name) {
  const parts = name.split(/[./:]/).filter((part2) => !/^v?\d*$/i.test(part2));
  const [verb = "", ...rest] = wordsOf(parts.at(-1) ?? "");
  if (rest.slice(-2).join(" ") === "dry run" || rest.at(-1) === "preview" && verb !== "create") return void 0;
  const isVerb = WRITES_IF_VERB.has(verb) && rest.length > 0 && !rest.some((word) => SHOWN2.has(word));
  return WRITES.has(verb) || isVerb ? SHORT2.get(verb) ?? verb : void 0;
}
var ONLY_SHOWN = new RegExp(
  [
    "\\b(?:analy[sz]|calculat|chart|comput|dashboard|demo|diagram|display|draft|dry.run|embed|form\\b|generat|graph|link|map\\b)",
    "\\b(?:mock|open|plan|preview|prompt|propos|read.only|render|report|review|show|simulat|snapshot|summar|template)",
    "\\b(?:ui|url|view|visuali[sz]|widget|nothing)",
    "\\b(?:do(?:es)?|will)(?:\\snot|n't|\\snever)\\s(?:\\w+\\s)?(?:alter|chang|creat|delet|execut|modif|persist|sav|send|stor|submit|updat|writ)",
    "\\b(?:without|no)\\s(?:chang|creat|delet|modif|persist|sav|send|stor|submit|updat|writ)"
  ].join("|"),
  "i"
);
function saysChange(description) {
  if (description === void 0 || ONLY_SHOWN.test(description.slice(0, LONGEST_READ4))) return false;
  const sentences = description.slice(0, LONGEST_READ4).split(/[.,!?;:]\s|\n/);
  return sentences.some(
    (sentence) => isDeed(
      sentence.trim().toLowerCase().split(/[^a-z]+/, BEGINNING)
    )
  );
}
var LONGEST_READ4 = 5e3;
var BEGINNING = 6;
function isDeed(words2) {
  let isThing = false;
  let goesOn = AFTER_THING;
  for (const word of words2) {
    if (GIVES.test(word)) [isThing, goesOn] = [true, AFTER_GIVEN];
    else if (ARTICLE.test(word)) isThing = true;
    else if (goesOn.test(word)) isThing = false;
    else if (!isThing && isChange(word)) return true;
  }
  return false;
}
var GIVES = /^(?:returns?|gets?|lists?|shows?|fetch(?:es)?|reads?|retrieves?|finds?|describes?|explains?|tells?)$/;
var ARTICLE = /^(?:an?|the|this|these|its?|your|each|every|all|any)$/;
var AFTER_THING = /^(?:and|or|then|to|which|that|will|can|also)$/;
var AFTER_GIVEN = /^(?:and|or|then)$/;
function isChange(word) {
  const forms = [word, word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")];
  return forms.some((form) => WRITES.has(form) || WRITES_IF_VERB.has(form));
}
function countUses(tools) {
  const uses = /* @__PURE__ */ new Map();
  for (const tool5 of tools) {
    const hint2 = hintThatIs(true, tool5, "readOnlyHint");
    if (hint2) uses.set(keyOfPlace(hint2), (uses.get(keyOfPlace(hint2)) ?? 0) + 1);
  }
  return uses;
}
var keyOfPlace = ({ start, file = "" }) => `${file}:${start}`;

// rules/mcp/required-default.ts
var required_default_default = defineRule({
  id: "mcp/required-default",
  summary: "A required parameter has a default",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "default",
    says: "A default replaces a missing value, and a required value cannot be missing.",
    kind: "advice"
  },
  fixable: "unsafe",
  messages: {
    unused: {
      message: "`{{name}}` has a default but is required, so callers must send it and the default is never used.",
      help: "Remove `{{name}}` from `required`, or remove the `default`."
    }
  },
  *check(manifest) {
    const listed2 = new Set(listingOf(manifest).tools);
    for (const { node, role, tool: tool5 } of schemasWith(manifest, "required")) {
      const required = get(node, "required");
      if (role !== "input" || required?.kind !== "array" || !listed2.has(tool5.node)) continue;
      for (const item of items(required)) {
        const name = text(item);
        if (name === void 0) continue;
        const set = entry(get(node, "properties", name), "default");
        if (items(get(node, "properties", name, "enum")).length === 1) continue;
        if (!set || set.value.kind === "null" || set.value.kind === "unknown") continue;
        yield {
          at: item,
          message: "unused",
          data: { name },
          related: [{ at: set, note: "The default." }],
          fix: {
            title: `Remove \`${name}\` from \`required\``,
            safe: false,
            edits: [{ op: "remove", from: required, child: item }]
          }
        };
      }
    }
  }
});

// rules/mcp/required-field.ts
var structural4 = requiredField("mcp", section("Tools, Tool", "Every tool has a name.", "MUST"));
var required_field_default2 = defineRule({
  ...structural4,
  messages: {
    ...structural4.messages,
    nothing: {
      message: "This list has neither `tools` nor `resources`, so it offers nothing to clients.",
      help: "Add `tools`."
    }
  },
  *check(manifest, context) {
    for (const problem6 of structural4.check(manifest, context))
      yield problem6.data?.["field"] === "tools" ? { ...problem6, message: "nothing" } : problem6;
  }
});

// rules/mcp/resource-uri.ts
var resource_uri_default = defineRule({
  id: "mcp/resource-uri",
  summary: "A resource is registered under a URI by which no client can read it",
  severity: "error",
  in: "recommended",
  source: sdk("registerResource throws on a URI that is taken, and resources/read looks up `new URL(uri).href`."),
  messages: {
    twice: {
      message: "Another resource of this server also has the URI `{{uri}}`, so the SDK throws when the server starts.",
      help: "Give each resource its own URI."
    },
    invalid: {
      message: "`{{uri}}` is not a URI, so every attempt to read the resource fails.",
      help: "Write a URI with a scheme and without spaces, such as `docs://readme`. The scheme may contain only letters, digits, `+`, `-` and `.`."
    },
    changed: {
      message: "The URI `{{uri}}` is not in its normal form. The SDK looks for `{{href}}` instead, so no client can read this resource.",
      help: "Register it as `{{href}}`."
    },
    template: {
      message: "`{{uri}}` is registered as a fixed URI, so a client that fills in `{{part}}` gets an error.",
      help: 'Write `new ResourceTemplate("{{uri}}", { list: undefined })`.'
    },
    unclosed: {
      message: "The URI template has a `{` without a `}`, so the SDK throws when the server starts.",
      help: "Add the `}`."
    }
  },
  *check({ code }) {
    const registered2 = code.registrations.filter(isRegistered);
    for (const [, own] of groupBy(registered2, ({ resource }) => resource?.group)) {
      const firsts = /* @__PURE__ */ new Map();
      for (const { resource } of own) {
        const [uri, template] = [get(resource, "uri"), get(resource, "uriTemplate")];
        if (template?.kind === "string" && isUnclosed(template.value))
          yield { at: useOf(template), message: "unclosed" };
        if (uri?.kind !== "string") continue;
        const first2 = firsts.get(uri.value);
        if (!first2) firsts.set(uri.value, uri);
        const related = first2 ? [{ at: useOf(first2), note: "The first resource of that URI." }] : [];
        const fault = first2 ? { message: "twice" } : faultOf3(uri.value);
        if (fault) yield { at: useOf(uri), related, message: fault.message, data: { uri: uri.value, ...fault.data } };
      }
    }
  }
});
var isUnclosed = (template) => template.lastIndexOf("{") > template.lastIndexOf("}");
var isRegistered = ({ api }) => api === "registerResource";
function faultOf3(uri) {
  const [part2] = /\{[\w+#./;?&,*:]{1,60}\}/.exec(uri) ?? [];
  if (part2 !== void 0) return { message: "template", data: { part: part2 } };
  if (!URL.canParse(uri)) return { message: "invalid" };
  const { href } = new URL(uri);
  return href === uri ? void 0 : { message: "changed", data: { href } };
}

// rules/mcp/stdout-in-stdio.ts
var stdout_in_stdio_default = defineRule({
  id: "mcp/stdout-in-stdio",
  summary: "A server on stdio prints to standard output",
  severity: "error",
  in: "recommended",
  source: section(
    "Transports, stdio",
    "A server writes nothing to its standard output that is not a message of the protocol."
  ),
  messages: {
    printed: {
      message: "This line prints to standard output, which the server uses to talk to its client, so clients report broken messages or close the connection.",
      help: "Use `console.error`, which prints to standard error."
    }
  },
  *check({ code }) {
    for (const { transport, ...at2 } of code.printed)
      yield { at: at2, message: "printed", related: [{ at: transport, note: "The transport." }] };
  }
});

// rules/mcp/lib/fits-schema.ts
function* misfitsOf(data, schema, isStrict, key) {
  if (schema.kind !== "object" || schema.open || COMPOSED2.some((each) => has(schema, each) !== "no")) return;
  const is = natureOf2(data);
  const wanted = typesOf2(get(schema, "type"));
  if (is === void 0 || wanted === void 0) return;
  if (!wanted.some((type) => isOfType(data, type))) {
    const told3 = { is: named2(is), wanted: wanted.map(named2).join(" or "), key: key ?? "structuredContent" };
    yield { at: data, message: "type", data: told3, ...key !== void 0 && { key } };
  } else if (data.kind === "object") yield* misfitsInObject(data, schema, isStrict);
  else if (data.kind === "array") {
    const item = get(schema, "items");
    if (item) for (const each of data.items) yield* misfitsOf(each, item, isStrict, key ?? "items");
  }
}
var COMPOSED2 = ["$ref", "allOf", "anyOf", "oneOf", "if", "not"];
function* misfitsInObject(data, schema, isStrict) {
  const properties = get(schema, "properties");
  const declared = properties?.kind === "object" && !properties.open ? properties.entries : void 0;
  const lasting = data.entries.filter((each) => entry(data, each.key) === each);
  const extra = declared && isClosed(schema, isStrict) ? lasting.filter(({ key }) => !entry(properties, key)) : [];
  const names2 = entries(properties).map(({ key }) => key);
  const meant = new Map(
    extra.map(({ key }) => [
      key,
      nearestWord(
        key,
        names2.filter((name) => has(data, name) === "no")
      )
    ])
  );
  for (const each of extra) {
    yield { at: each, message: "extra", data: { key: each.key, meant: hint(meant.get(each.key)) } };
  }
  for (const required of items(get(schema, "required"))) {
    const name = text(required);
    if (name === void 0 || has(data, name) !== "no" || [...meant.values()].includes(name)) continue;
    yield { at: lack(data, name), message: "key", data: { key: name } };
  }
  for (const { key, value } of lasting) {
    const own = entry(properties, key);
    if (own) yield* misfitsOf(value, own.value, isStrict, key);
  }
}
function isClosed(schema, isStrict) {
  if (has(schema, "patternProperties") !== "no") return false;
  const further = get(schema, "additionalProperties");
  return further ? further.kind === "boolean" && !further.value : isStrict;
}
function natureOf2(data) {
  if (data.kind === "unknown") return data.isText ? "string" : void 0;
  return data.kind;
}
function typesOf2(type) {
  const types = type?.kind === "array" && !type.open ? items(type).map(text) : [text(type)];
  return types.every((each) => each !== void 0 && Object.hasOwn(TYPES4, each)) ? types : void 0;
}
function isOfType(data, type) {
  if (type !== "integer") return natureOf2(data) === type;
  return data.kind === "number" && Number.isInteger(data.value);
}
var TYPES4 = {
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "a boolean",
  object: "an object",
  array: "an array",
  null: "null"
};
var named2 = (type) => TYPES4[type];

// rules/mcp/structured-content.ts
var structured_content_default = defineRule({
  id: "mcp/structured-content",
  summary: "A tool with an output schema returns no `structuredContent`, or one that does not match",
  severity: "error",
  in: "recommended",
  source: section("Tools, Output Schema", "A tool with an output schema returns structured content that fits it."),
  messages: {
    missing: {
      message: "`{{name}}` has an `outputSchema`, but this result has no `structuredContent`, so clients report an error instead of the result.",
      help: "Add the data as `structuredContent`, or remove the schema. If this result reports a failure, add `isError: true`."
    },
    key: {
      message: "This data has no `{{key}}`, but the output schema of `{{name}}` requires it, so clients report an error instead of the result.",
      help: "Add `{{key}}` here, or make it optional in the schema."
    },
    extra: {
      message: "This data has `{{key}}`{{meant}}, but the output schema of `{{name}}` allows only declared properties, so clients refuse the whole result.",
      help: "Rename or remove `{{key}}`, or add it to the schema."
    },
    type: {
      message: "`{{key}}` is {{is}}, but the output schema of `{{name}}` requires {{wanted}}, so clients report an error instead of the result.",
      help: "Correct the data or the schema."
    },
    any: {
      message: "`structuredContent` must be an object. With version 1 of the SDK, clients report an error for anything else.",
      help: "Put the value into a property."
    },
    object: {
      message: "`structuredContent` must be an object, as the output schema of `{{name}}` says; for anything else, clients report an error instead of the result.",
      help: "Put the value into a property."
    }
  },
  *check(manifest) {
    const { answers } = manifest.code;
    yield* misfits2(manifest);
    yield* others(manifest);
    const schemas = answers.length > 0 ? outputSchemas(manifest) : NONE7;
    const told3 = /* @__PURE__ */ new Set();
    for (const [name = "", some] of groupBy(answers, ({ tool: tool5 }) => tool5)) {
      const schema = schemas.get(name);
      const bodies = some.map(({ body }) => body).filter((body) => !isFailure(body));
      if (!schema || some.some(({ mayDiffer }) => mayDiffer) || !bodies.every(lacksData)) continue;
      const [first2, ...others2] = bodies;
      if (!first2 || told3.has(first2.start)) continue;
      told3.add(first2.start);
      const related = [
        { at: schema, note: "The output schema." },
        ...others2.map((body) => ({ at: lack(body), note: "This result, too." }))
      ];
      yield { at: lack(first2, "structuredContent"), message: "missing", data: { name }, related };
    }
  }
});
function* misfits2(manifest) {
  const { answers } = manifest.code;
  const withData = answers.filter(({ body }) => get(body, "structuredContent") && !isFailure(body));
  const schemas = withData.length > 0 ? outputSchemas(manifest) : NONE7;
  const strict = strictOutputs(manifest);
  const told3 = /* @__PURE__ */ new Set();
  for (const { body, tool: name = "" } of withData) {
    const data = get(body, "structuredContent");
    const schema = schemas.get(name);
    if (!schema || told3.has(data.start) || data.file !== void 0) continue;
    told3.add(data.start);
    const related = [{ at: schema, note: "The output schema." }];
    for (const each of misfitsOf(data, schema.value, strict.has(name))) {
      const problem6 = { ...each, data: { ...each.data, name }, related };
      yield each.key === void 0 && each.message === "type" ? { ...problem6, message: "object" } : problem6;
    }
  }
}
function* others(manifest) {
  const withOther = manifest.code.answers.filter(({ body }) => isOther(get(body, "structuredContent"), "object"));
  if (withOther.length === 0) return;
  const schemas = outputSchemas(manifest);
  const ofV1 = manifest.code.registrations.filter(({ sdk: sdk2 }) => sdk2 === "v1");
  const served = new Set(ofV1.map(({ tool: tool5 }) => text(get(tool5, "name"))));
  const told3 = /* @__PURE__ */ new Set();
  for (const { body, tool: tool5 } of withOther) {
    const data = get(body, "structuredContent");
    if (!served.has(tool5) || schemas.has(tool5 ?? "") || told3.has(data.start) || data.file !== void 0) continue;
    told3.add(data.start);
    yield { at: data, message: "any" };
  }
}
function strictOutputs({ code }) {
  const made2 = code.registrations.filter(
    ({ output, sdk: version }) => version === "v1" && /^(zod|shape)$/.test(output?.is ?? "")
  );
  return new Set(made2.flatMap(({ tool: tool5 }) => text(get(tool5, "name")) ?? []));
}
var NONE7 = /* @__PURE__ */ new Map();
function outputSchemas(manifest) {
  const { code, tools } = manifest;
  const promised = code.registrations.filter((each) => promisesData(each, manifest));
  const starts = new Set(promised.map(({ tool: tool5 }) => tool5?.start));
  const found = /* @__PURE__ */ new Map();
  for (const [name, some] of groupBy(tools, ({ label }) => label)) {
    const schema = entry(some[0].node, "outputSchema");
    if (name !== void 0 && schema && some.every(({ node }) => starts.has(node.start))) found.set(name, schema);
  }
  return found;
}
function lacksData(body) {
  return body.kind === "object" && body.via === void 0 && has(body, "structuredContent") === "no" && has(body, "content") === "yes";
}

// rules/mcp/undeclared-argument.ts
var undeclared_argument_default = defineRule({
  id: "mcp/undeclared-argument",
  summary: "A handler reads an argument that the input schema does not have",
  severity: "error",
  in: "recommended",
  source: section("Tools, Tool", "The input schema says which arguments a tool is called with."),
  messages: {
    none: {
      message: "`{{tool}}` has no `inputSchema`, so its handler gets no arguments, and `{{name}}` is undefined in every call.",
      help: "Declare the parameters in `inputSchema`."
    },
    undeclared: {
      message: "The handler reads `{{name}}`, which is not in the input schema of `{{tool}}`{{meant}}. {{why}}, so `{{name}}` is undefined in every call.",
      help: "Declare `{{name}}`, or read a declared parameter."
    }
  },
  *check(manifest) {
    for (const { name: tool5, inputs } of toolsWithoutSchema(manifest)) {
      const read3 = inputs.flatMap(({ reads }) => reads).find((each) => !each.isDoubtful && !CONTEXT.has(each.name));
      if (read3) yield { at: read3, message: "none", data: { name: read3.name, tool: tool5 } };
    }
    const broken = new Set(manifest.code.registrations.filter(isBroken2).map(({ tool: tool5 }) => tool5?.start));
    const ofSdk = new Set(manifest.code.registrations.filter(isStripped).map(({ tool: tool5 }) => tool5?.start));
    for (const { name: tool5, node, inputs, parameters } of handledTools(manifest)) {
      if (broken.has(node.start)) continue;
      const declared = parameters.map(({ key }) => key);
      const why = ofSdk.has(node.start) ? "The SDK passes only declared arguments to a handler" : "Models only know declared arguments";
      const [first2] = parameters;
      const related = first2 ? [{ at: first2, note: "The parameters." }] : [];
      for (const { read: read3, meant } of undeclaredIn(inputs, declared)) {
        const data = { name: read3.name, tool: tool5, meant: hint(meant), why };
        const severity = meant === void 0 ? "warning" : "error";
        yield { at: read3, message: "undeclared", data, related, severity };
      }
    }
  }
});
var CONTEXT = /* @__PURE__ */ new Set([
  ...["signal", "sessionId", "_meta", "authInfo", "requestId", "requestInfo", "sendNotification", "sendRequest"],
  ...["taskId", "taskStore", "taskRequestedTtl", "closeSSEStream", "closeStandaloneSSEStream"],
  ...["mcpReq", "http", "task", "client", "extra"]
]);
var isStripped = (registration) => isGivenToSdk(registration) && /^(zod|shape)$/.test(registration.schema?.is ?? "");
var isBroken2 = (registration) => isMisplacedSchema(registration) || isWholeForTool(registration) || straysIn(registration).length > 0;

// rules/mcp/unknown-field.ts
var structural5 = unknownField(
  "mcp",
  section("Tools, Tool", "The specification lists the fields of a tool.", "advice")
);
var unknown_field_default2 = defineRule({
  ...structural5,
  *check(manifest, context) {
    const others2 = fieldsOfOthers(manifest);
    const told3 = new Set(otherNames(manifest).map(({ entry: entry2 }) => entry2));
    for (const problem6 of structural5.check(manifest, context)) {
      if (!others2.has(problem6.at) && !told3.has(problem6.at)) yield problem6;
    }
  }
});

// rules/mcp/unknown-tool-named.ts
var unknown_tool_named_default = defineRule({
  id: "mcp/unknown-tool-named",
  summary: "A text tells the model to call a tool that the server does not have",
  severity: "warning",
  in: "recommended",
  source: section("Tools, Calling Tools", "A tool is called by the name that the list has.", "advice"),
  messages: {
    missing: {
      message: "No tool is named `{{name}}` (did you mean `{{meant}}`?). A model that follows this text gets an error.",
      help: "Correct the name."
    }
  },
  project: {
    inOneFile: true,
    ifAlone: true,
    *collect(manifest) {
      const { answer, tools } = listingOf(manifest);
      for (const tool5 of tools) {
        const name = get(tool5, "name");
        if (name?.kind === "string") yield { at: name, key: "tool", value: name.value, isExcuse: true };
        else if (name?.kind === "unknown" || has(tool5, "name") === "unknown")
          yield { at: tool5, key: "unknown", isExcuse: true };
      }
      if (items(get(answer, "tools")).some(({ kind }) => kind === "unknown"))
        yield { at: answer, key: "unknown", isExcuse: true };
      yield* mentionsIn(manifest);
    },
    *compare(facts) {
      if (facts.some(({ key }) => key === "unknown")) return;
      const known2 = new Set(facts.flatMap(({ key, value }) => key === "tool" ? [value] : []));
      for (const at2 of facts) {
        const name = at2.value;
        if (at2.key !== "mention" || known2.has(name)) continue;
        const meant = nearestWord(name, known2);
        if (meant === void 0 || !isSlip(name, meant)) continue;
        yield { at: at2, message: "missing", data: { name, meant } };
      }
    }
  }
});
function* mentionsIn(manifest) {
  const parameters = new Set(manifest.schemas.flatMap(({ node }) => [...namesIn2(node)]));
  for (const text2 of textsOf2(manifest)) {
    for (const found of text2.value.matchAll(CALLED)) {
      const name = found[1];
      const from = found.index + found[0].indexOf(name, found[0].length - name.length - 1);
      if (parameters.has(name) || ISNT_THERE.test(sentenceAround(text2.value, from))) continue;
      yield { at: part(text2, from, from + name.length), key: "mention", value: name };
    }
  }
}
var CALLED = /\b(?:[Cc]all|[Cc]alls|[Cc]alling|[Ii]nvoke|[Ii]nvoking|[Rr]un|[Uu]se|[Uu]sing|[Tt]ry)\s(?:the\s|tool\s|first\s)?[`'"]?([a-z][a-z0-9]{1,40}(?:[_-][a-z0-9]{1,40}|[A-Z][a-z0-9]{1,40}){1,6})(?![\w.(=:/-])[`'"]?/g;
var ISNT_THERE = /\b(?:instead of|former|renamed|replac|deprecat|removed|old|legacy|no longer|unlike|not|n't|never|parameter|argument|option|field|flag|value|server)/i;
function textsOf2({ root, schemas, tools }) {
  const nodes = [
    get(root, "instructions"),
    ...tools.map(({ description }) => description?.value),
    ...schemas.map(({ node }) => get(node, "description"))
  ];
  return [...new Set(nodes)].filter((node) => node?.kind === "string");
}
function* namesIn2(schema) {
  for (const { key } of entries(get(schema, "properties"))) yield key;
  for (const value of items(get(schema, "enum"))) if (value.kind === "string") yield value.value;
}
function isSlip(name, meant) {
  const [words2, others2] = [wordsOf2(name), wordsOf2(meant)];
  const different = words2.flatMap((word2, index) => word2 === others2[index] ? [] : [[word2, others2[index]]]);
  const [[word, other] = ["", ""]] = different;
  if (words2.length !== others2.length || different.length !== 1 || styleOf(name) !== styleOf(meant)) return false;
  return Math.min(word.length, other.length) > 3 && nearestWord(word, [other]) !== void 0;
}
var wordsOf2 = (name) => name.replace(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase().split(/[_-]/);
var styleOf = (name) => [...new Set(name.match(/[_-]/g) ?? ["camel"])].sort().join("");

// rules/mcp/unlisted-case.ts
var MOST3 = 100;
var unlisted_case_default = defineRule({
  id: "mcp/unlisted-case",
  summary: "The handler of calls and the list of tools name different tools",
  severity: "error",
  in: "recommended",
  source: section("Tools, Calling Tools", "A client calls a tool by a name of the list."),
  messages: {
    unlisted: {
      message: "The tool list has no `{{name}}`{{meant}}, so the code for this name never runs.",
      help: "Use a name from the list, or add the tool to the list."
    },
    uncased: {
      message: "`{{name}}` is in the tool list, but the `tools/call` handler has no case for it, so every call to it fails.",
      help: "Add a case, or remove the tool from the list."
    }
  },
  *check(manifest) {
    const { dispatch } = manifest.code;
    if (!dispatch) return;
    const { cases, listed: listed2, refusesOthers } = dispatch;
    const names2 = new Set(cases.map(({ name }) => name));
    const uncased = new Set([...listed2].filter((name) => !names2.has(name)));
    const unlisted = [...names2].filter((name) => !listed2.has(name));
    const candidates = uncased.size > MOST3 ? [] : uncased;
    const meantBy3 = new Map(unlisted.map((name) => [name, nearestWord(name, candidates)]));
    if (cases.every(({ name }) => !listed2.has(name) && meantBy3.get(name) === void 0)) return;
    const told3 = /* @__PURE__ */ new Set();
    for (const each of cases) {
      const { name, isAlias } = each;
      const meant = meantBy3.get(name);
      if (listed2.has(name) || isAlias || told3.has(name) || meant === void 0 && !refusesOthers) continue;
      told3.add(name);
      if (meant !== void 0) told3.add(meant);
      const severity = meant === void 0 ? "warning" : "error";
      yield { at: each, message: "unlisted", data: { name, meant: hint(meant) }, severity };
    }
    if (!refusesOthers) return;
    for (const tool5 of listingOf(manifest).tools) {
      const name = text(get(tool5, "name"));
      if (name === void 0 || told3.has(name) || !uncased.has(name)) continue;
      told3.add(name);
      yield { at: entry(tool5, "name").value, message: "uncased", data: { name } };
    }
  }
});

// rules/mcp/unread-parameter.ts
var unread_parameter_default = defineRule({
  id: "mcp/unread-parameter",
  summary: "A handler never reads a parameter that the tool declares",
  severity: "warning",
  in: "recommended",
  source: section("Tools, Tool", "The input schema says which arguments a tool is called with.", "advice"),
  messages: {
    unread: {
      message: "The handler of `{{tool}}` never uses `{{name}}`, so the model fills in a parameter that has no effect.",
      help: "Use it, or remove it from the schema."
    }
  },
  *check(manifest) {
    const told3 = /* @__PURE__ */ new Set();
    const tools = handledTools(manifest);
    const byCaller = readByCaller(tools);
    for (const tool5 of tools) {
      const read3 = new Set(
        tool5.inputs.flatMap(({ reads }) => reads.flatMap(({ name, isUnused }) => isUnused ? [] : [name]))
      );
      const declared = tool5.parameters.map(({ key }) => key);
      for (const name of [...read3]) if (!declared.includes(name)) read3.add(nearestWord(name, declared) ?? name);
      const unread = tool5.parameters.filter(
        (each) => !read3.has(each.key) && !byCaller.has(each.key) && !mayBeLeftOut(each)
      );
      if (unread.length === 0 || !isKnownWhole2(tool5)) continue;
      for (const parameter of unread) {
        if (told3.has(parameter.start)) continue;
        told3.add(parameter.start);
        const related = tool5.inputs.map(({ handler }) => ({ at: handler, note: "The handler." }));
        yield { at: parameter, message: "unread", data: { name: parameter.key, tool: tool5.name }, related };
      }
    }
  }
});
function readByCaller(tools) {
  const called = tools.filter(({ inputs }) => inputs.some(({ isOfLibrary }) => isOfLibrary));
  const read3 = new Set(called.flatMap(({ inputs }) => inputs.flatMap(({ reads }) => reads.map(({ name }) => name))));
  const declared = groupBy(
    called.flatMap(({ parameters }) => parameters),
    ({ key }) => key
  );
  return new Set([...declared].flatMap(([name, all]) => all.length > 1 && !read3.has(name) ? [name] : []));
}
function isKnownWhole2({ node, inputs, parameters }) {
  const isRead = (name) => inputs.some(({ reads }) => reads.some((read3) => read3.name === name && !read3.isUnused));
  if (!parameters.some(({ key }) => isRead(key)) || inputs.some((each) => each.mayReadMore || each.isStub()))
    return false;
  const meta = get(node, "_meta");
  return has(node, "_meta") !== "unknown" && meta?.kind !== "unknown" && !hasAppMetadata(node);
}
function mayBeLeftOut({ key, value }) {
  if (value.kind === "unknown" || value.via || value.file !== void 0) return true;
  if (key.startsWith("_") || FOR_THE_MODEL.test(key) || isSingle(value)) return true;
  return IGNORED.test(text(get(value, "description")) ?? "");
}
var FOR_THE_MODEL = /^(confirm\w*|random_?string|dummy|placeholder|unused|no_?params?|reason(ing|s)?|explanation|justification|rationale|thoughts?|thinking|intent(ion)?|purpose|context)$/i;
var IGNORED = /\b(ignored|unused|not used|no effect|deprecated|reserved|legacy|compatib|no longer|future|dummy|placeholder|not (yet )?(implemented|supported)|confirm|why you|reason)/i;
var isSingle = (schema) => get(schema, "const") !== void 0 || items(get(schema, "enum")).length === 1;

// rules/mcp/version-not-raised.ts
var version_not_raised_default = defineRule({
  id: "mcp/version-not-raised",
  summary: "The version was raised by less than its tools have changed",
  severity: "warning",
  in: "strict",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "A version tells users whether an update is safe.",
    kind: "advice"
  },
  messages: {
    wrong: {
      message: "The changes to the tools of this package need a {{need}} version, but {{before}} was only raised to {{after}}, so users who update automatically get changes that break their calls.",
      help: "Raise the {{need}} number."
    },
    none: {
      message: "The changes to the tools of this package need a {{need}} version, but the version is still {{before}}.",
      help: "Raise the {{need}} number."
    }
  },
  byEngine: "diff"
});

// rules/mcp/zod-expected.ts
var zod_expected_default = defineRule({
  id: "mcp/zod-expected",
  summary: "A JSON Schema where the SDK expects zod, or a whole schema where it expects a shape",
  severity: "error",
  in: "recommended",
  source: sdk("registerTool takes a zod schema or a shape of them, and throws on a JSON Schema literal."),
  messages: {
    json: {
      message: "This is a JSON Schema, but the SDK expects zod. It throws when the server starts, or, in older versions, lists the tool without parameters.",
      help: "Write the parameters as an object of zod schemas: `{ city: z.string() }`."
    },
    converted: {
      message: "This is a JSON Schema made from a zod schema, but the SDK expects zod and throws when the server starts.",
      help: "Pass the zod schema itself."
    },
    output: {
      message: "This is a JSON Schema, but the SDK expects zod and throws when the server starts.",
      help: "Write the result as an object of zod schemas: `{ count: z.number() }`."
    },
    stray: {
      message: "`{{key}}` must be a zod schema: for anything else, the SDK throws when the server starts, or every call to the tool fails.",
      help: "Write a schema such as `z.string()`."
    },
    hint: {
      message: "`{{key}}` is an annotation, but it is among the parameters. All parameters must be zod schemas, so the SDK throws when the server starts, or every call to the tool fails.",
      help: "Move `{{key}}` into `annotations`; for `tool()`, into an object after the parameters."
    },
    whole: {
      message: "This is a single zod schema, but `tool()` expects a plain object of zod schemas. The SDK throws when the server starts, or, in older versions, lists the tool without parameters.",
      help: "Write `{ city: z.string() }`, or use `registerTool`."
    }
  },
  *check({ code }) {
    for (const registration of code.registrations) {
      const made2 = converted2(registration, "inputSchema");
      const written = misplaced(registration, "inputSchema");
      if (made2) yield { at: made2, message: "converted" };
      else if (written) yield { at: useOf(written), message: "json" };
      else if (isWholeForTool(registration)) yield { at: useOf(given(registration, "inputSchema")), message: "whole" };
      const madeOutput = converted2(registration, "outputSchema");
      const output = misplaced(registration, "outputSchema");
      if (madeOutput) yield { at: madeOutput, message: "converted" };
      else if (output) {
        const node = get(registration.tool, "outputSchema");
        yield { at: useOf(output), message: "output", covers: node ? [node] : [] };
      }
      const strays2 = straysIn(registration);
      const hints = strays2.some(isHint) ? [...HINTS, "title"] : [];
      for (const stray of strays2) {
        const { key } = stray;
        yield { at: stray, message: hints.includes(key) ? "hint" : "stray", data: { key } };
      }
    }
  }
});
var isHint = ({ key }) => HINTS.includes(key);

// rules/openai/lib/dialect.ts
var DIALECTS2 = ["seed", "openai", "mcp-apps"];
var PREFIX = "openai/";
var dialectsOption = (description) => ({
  type: "object",
  additionalProperties: false,
  properties: {
    dialects: { type: "array", uniqueItems: true, items: { enum: [...DIALECTS2] }, description }
  }
});
function writtenIn(node, isXmcp2) {
  const meta = get(node, "_meta");
  const isOpenai = entries(meta).some(({ key }) => key.startsWith(PREFIX)) || isXmcp2 && !!get(meta, "openai");
  return [
    ...get(node, "annotations", "openai") ? ["seed"] : [],
    ...isOpenai ? ["openai"] : [],
    ...get(meta, "ui") || get(meta, "ui/resourceUri") ? ["mcp-apps"] : []
  ];
}
var isXmcp = ({ code }) => code.imports.some((name) => /^xmcp(\/|$)/.test(name));
var isGenerated = ({ code }) => code.imports.some((name) => GENERATORS.test(name));
var GENERATORS = /^(xmcp|skybridge|mcp-use|@mcp-ui\/server|@mcp-use\/[\w-]+)(\/|$)/;
function openaiEntry(node, name, nested) {
  const meta = get(node, "_meta");
  const flat = entry(meta, `${PREFIX}${name}`);
  if (flat || !nested) return flat;
  const steps = name.split("/");
  const last = steps.pop();
  return entry(get(meta, "openai", ...steps), last);
}
var ANNOTATION_KEYS = ["outputTemplate", "toolInvocation", "readOnlyHint"];
var INVOCATION_KEYS = ["invoking", "invoked"];
var OPENAI_KEYS = [
  "outputTemplate",
  "toolInvocation/invoking",
  "toolInvocation/invoked",
  "widgetAccessible",
  "resultCanProduceWidget",
  "visibility",
  "fileParams",
  "widgetDescription",
  "widgetCSP",
  "widgetDomain",
  "widgetPrefersBorder",
  "widgetSessionId",
  "closeWidget",
  "locale",
  "userAgent",
  "userLocation",
  "subject",
  "session",
  "organization"
];
var UI_KEYS = ["resourceUri", "visibility", "csp", "permissions", "domain", "prefersBorder"];
var ANSWER_KEYS = ["initialData", "initialRoute"];
var KINDS2 = {
  ...allOf2("string", "outputTemplate", "invoking", "invoked", "toolInvocation/invoking", "toolInvocation/invoked"),
  ...allOf2("string", "resourceUri", "widgetDescription", "widgetDomain", "domain", "locale", "initialRoute"),
  ...allOf2("boolean", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint", "closeWidget"),
  ...allOf2("boolean", "widgetAccessible", "resultCanProduceWidget", "widgetPrefersBorder", "prefersBorder"),
  ...allOf2("object", "toolInvocation", "widgetCSP", "csp", "permissions", "initialData"),
  fileParams: ["array"],
  visibility: ["string", "array"]
};
function allOf2(kind, ...keys) {
  return Object.fromEntries(keys.map((key) => [key, [kind]]));
}
function fits2(key, value) {
  const kinds = Object.hasOwn(KINDS2, bareKey(key)) ? KINDS2[bareKey(key)] : void 0;
  if (!kinds) return true;
  return value.kind === "unknown" ? value.isText !== true || kinds.includes("string") : kinds.includes(value.kind);
}
var bareKey = (key) => key.startsWith("ui/") ? key.slice(3) : key.replace(/^openai\//, "");
function nearKey(key, known2) {
  const first2 = firstWord(key);
  const kin = known2.filter((each) => firstWord(each) === first2 && each !== first2);
  if (kin.length === 0 || key === first2) return nearestWord(key, known2);
  const meant = nearestWord(
    key.slice(first2.length),
    kin.map((each) => each.slice(first2.length))
  );
  return meant === void 0 ? void 0 : first2 + meant;
}
var firstWord = (key) => /^[a-z]*/.exec(key)[0];
function lacks2(object, key, known2) {
  if (has(object, key) !== "no") return false;
  return !entries(object).some((each) => !known2.includes(each.key) && keyMeant(object, each.key, known2) === key);
}
function keyMeant(object, key, known2) {
  const meant = nearKey(key, known2);
  if (meant === void 0 || has(object, meant) !== "yes" || key.length < SHORTEST_STEM) return meant;
  const stem = key.slice(0, -1);
  const missing3 = known2.filter((each) => each.startsWith(stem) && has(object, each) === "no");
  return missing3.length === 1 ? missing3[0] : meant;
}
var SHORTEST_STEM = 5;
var OPENAI = /^openai(?:[/:_-]|\.(?!com\/))/i;
function openaiKeyMeant(key, known2) {
  const [prefix] = OPENAI.exec(key) ?? [];
  if (prefix === void 0) return void 0;
  const name = key.slice(prefix.length);
  return known2.includes(name) ? name : nearKey(name, known2);
}
function section3(name, says, kind = "MUST") {
  return { document: "OpenAI Metadata Format Reference", section: name, says, kind };
}
function appsSdk(name, says) {
  return { document: "OpenAI Apps SDK", section: name, says, kind: "advice" };
}

// rules/openai/lib/members.ts
var SEED_MEMBERS = ["getInitialData", "callTool", "setWidgetState", "close"];
var OPENAI_MEMBERS = [
  "toolInput",
  "toolOutput",
  "toolResponseMetadata",
  "widgetState",
  "callTool",
  "setWidgetState",
  "sendFollowUpMessage",
  "uploadFile",
  "selectFiles",
  "getFileDownloadUrl",
  "requestDisplayMode",
  "requestModal",
  "requestClose",
  "requestCheckout",
  "notifyIntrinsicHeight",
  "openExternal",
  "setOpenInAppUrl",
  "theme",
  "displayMode",
  "maxHeight",
  "safeArea",
  "view",
  "userAgent",
  "locale"
];
var OTHER_MEMBERS = [
  "callCompletion",
  "maxWidth",
  "notifyEscapeKey",
  "notifyNavigation",
  "notifySecurityPolicyViolation",
  "sendFollowupTurn",
  "sendInstrument",
  "streamCompletion",
  "subscription",
  "toolInputPartial",
  "updateWidgetState"
];
var MEMBERS = [.../* @__PURE__ */ new Set([...SEED_MEMBERS, ...OPENAI_MEMBERS, ...OTHER_MEMBERS])];
var VALUES2 = /* @__PURE__ */ new Set([
  ...["toolInput", "toolInputPartial", "toolOutput", "toolResponseMetadata", "widgetState", "subscription"],
  ...["theme", "displayMode", "maxHeight", "maxWidth", "safeArea", "view", "userAgent", "locale"]
]);
var METHODS2 = new Set(MEMBERS.filter((each) => !VALUES2.has(each)));
function usesIn({ root, code }) {
  const { widget } = code;
  if (widget.some(isOfHosts) || widget.every(({ guarded }) => guarded)) return widget;
  const { tools, resources } = listing(root);
  return tools.length + resources.length > 0 ? widget : [];
}
var isOfHosts = ({ member }) => !member || MEMBERS.includes(member.name) || nearKey(member.name, MEMBERS) !== void 0;
var DATA_MEMBERS = ["getInitialData", "toolInput", "toolOutput", "toolResponseMetadata", "widgetState"];
var ONLY_SEED = /* @__PURE__ */ new Set(["getInitialData", "close"]);
var ONLY_OPENAI = new Set(OPENAI_MEMBERS.filter((each) => !SEED_MEMBERS.includes(each)));
function dialectOf2(uses) {
  const has2 = (names2) => uses.some(({ member }) => member && names2.has(member.name));
  const [isSeed, isOpenai] = [has2(ONLY_SEED), has2(ONLY_OPENAI)];
  return isSeed === isOpenai ? void 0 : isSeed ? "seed" : "openai";
}
function signOf(dialect, uses) {
  const signs = dialect === "seed" ? ONLY_SEED : ONLY_OPENAI;
  return uses.find(({ member }) => member && signs.has(member.name))?.member?.name;
}

// rules/openai/call-arguments.ts
var call_arguments_default = defineRule({
  id: "openai/call-arguments",
  summary: "Widget code calls a tool with an argument that the tool does not have",
  severity: "error",
  in: "recommended",
  source: section3("window.openai API", "callTool calls another tool of the server with arguments for it."),
  messages: {
    undeclared: {
      message: "`{{tool}}` has no parameter `{{name}}`{{meant}}, so the server drops `{{name}}` or refuses the call.",
      help: "Pass a parameter that `{{tool}}` declares, or declare `{{name}}`."
    }
  },
  reads: ["mcp"],
  project: {
    *collect(manifest) {
      for (const tool5 of listingOf(manifest).tools) {
        const name = get(tool5, "name");
        if (name?.kind !== "string") continue;
        const names2 = tool5.isOfMany ? void 0 : parametersOf(tool5)?.map(({ key }) => key);
        const known2 = names2?.length ? names2 : null;
        yield { at: name, key: `tool ${name.value}`, value: JSON.stringify(known2), isExcuse: true };
      }
      yield* callsIn(manifest);
    },
    *compare(facts) {
      const tools = /* @__PURE__ */ new Map();
      for (const { key, value } of facts)
        if (key.startsWith("tool "))
          tools.set(key.slice(5), [...tools.get(key.slice(5)) ?? [], JSON.parse(value)]);
      for (const at2 of facts) {
        const tool5 = at2.key.slice(5);
        const all = at2.key.startsWith("call ") ? tools.get(tool5) ?? [null] : [null];
        const name = at2.value;
        const known2 = all.flatMap((names2) => names2 ?? []);
        if (all.includes(null) || known2.includes(name)) continue;
        yield { at: at2, message: "undeclared", data: { tool: tool5, name, meant: hint(nearestWord(name, known2)) } };
      }
    }
  }
});
function* callsIn(manifest) {
  for (const { member, call } of usesIn(manifest)) {
    if (member?.name !== "callTool" || !call) continue;
    const [first2, second] = call;
    const tool5 = text(first2?.kind === "object" ? get(first2, "name") : first2);
    const given2 = first2?.kind === "object" ? get(first2, "arguments") : second;
    if (tool5 === void 0 || given2?.kind !== "object") continue;
    for (const each of given2.entries) yield { at: each, key: `call ${tool5}`, value: each.key };
  }
}

// rules/openai/lib/app.ts
function appOf(manifest) {
  return manifest.derive(read2);
}
function widgetsOf(manifest) {
  const { resources, contents } = appOf(manifest);
  return [...resources, ...contents];
}
function read2(manifest) {
  const { tools, resources, contents: answered } = listingOf(manifest);
  const appTools = tools.flatMap((node) => appTool(node, manifest));
  const linked = dialectsByPath(appTools);
  const all = new Set(appTools.flatMap(({ dialects }) => dialects));
  const registered2 = resources.map((node) => ({ node, uri: get(node, "uri") }));
  const contents = [
    ...manifest.code.reads.flatMap(contentsIn),
    ...answered.map((node) => ({ node, uri: get(node, "uri") }))
  ];
  const sharing = groupBy([...registered2, ...contents], ({ uri }) => text(uri));
  const byCall = madeByCall(manifest.code);
  const isWidget = ({ node }) => isOwnWidget(node) || byCall.has(node.start);
  const widgets = (nodes, isContent) => nodes.flatMap(({ node, uri }) => {
    const linking = linked.get(pathOf2(text(uri) ?? "")) ?? /* @__PURE__ */ new Set();
    const parts = text(uri) === void 0 ? [{ node }] : sharing.get(text(uri));
    if (linking.size === 0 && (isAssetUri(text(uri)) || !parts.some(isWidget) && !isPageUri(text(uri)))) return [];
    const close = /* @__PURE__ */ new Set([...parts.flatMap((part2) => writtenIn(part2.node, false)), ...linking]);
    const dialects = judgedBy([...close.size > 0 ? close : all], manifest);
    return [{ node, uri, isContent, dialects, isSure: close.size > 0 }];
  });
  const found = { resources: widgets(registered2, false), contents: widgets(contents, true) };
  const byName = groupBy(appTools, ({ name }) => name);
  const byPath = groupBy([...found.resources, ...found.contents], ({ uri }) => pathOf2(text(uri) ?? ""));
  return { tools: appTools, byName, ...found, byPath };
}
var isAssetUri = (uri = "") => /\.(?:json|[mc]?js|css|map|svg|png|jpe?g|gif|webp|ico|woff2?|ttf|txt|md|csv)(?:[?#]|$)/i.test(uri);
function contentsIn({ uri: registered2, body }) {
  const contents = get(body, "contents");
  const isOnly = contents?.kind === "array" && !contents.open && contents.items.length === 1;
  return objects2(contents).map((node) => {
    const uri = get(node, "uri");
    return { node, uri: isOnly && uri?.kind === "unknown" ? registered2 : uri };
  });
}
function isKnownRead({ body }) {
  const contents = get(body, "contents");
  return contents?.kind === "array" && !contents.open && contents.items.every(({ kind }) => kind === "object");
}
function judgedBy(dialects, { dialect }) {
  return dialect.openai === "auto" ? dialects : [dialect.openai];
}
function dialectsByPath(tools) {
  const found = /* @__PURE__ */ new Map();
  for (const { links, dialects } of tools) {
    for (const { entry: link } of links) {
      if (link.value.kind !== "string") continue;
      const path = pathOf2(link.value.value);
      found.set(path, /* @__PURE__ */ new Set([...found.get(path) ?? [], ...dialects]));
    }
  }
  return found;
}
function appTool(node, manifest) {
  const nested = isXmcp(manifest);
  const written = writtenIn(node, nested);
  if (written.length === 0) return [];
  const links = linksOf(node, nested).map((link) => ({ ...link, dialect: judgedBy([link.dialect], manifest)[0] }));
  return [{ node, name: text(get(node, "name")), dialects: judgedBy(written, manifest), links }];
}
function linksOf(node, nested) {
  const meta = get(node, "_meta");
  const found = [
    ["seed", entry(get(node, "annotations", "openai"), "outputTemplate")],
    ["openai", openaiEntry(node, "outputTemplate", nested)],
    ["mcp-apps", entry(get(meta, "ui"), "resourceUri")],
    ["mcp-apps", entry(meta, "ui/resourceUri")]
  ];
  return found.flatMap(([dialect, link]) => link ? [{ dialect, entry: link }] : []);
}
function isOwnWidget(resource) {
  return isPageUri(text(get(resource, "uri"))) || isWidgetMime(text(get(resource, "mimeType"))) || writtenIn(resource, false).length > 0;
}
function hasWidgetsInCode(code) {
  const isWidget = ({ node, uri }) => isOwnWidget(node) || isPageUri(text(uri));
  return madeByCall(code).size > 0 || code.reads.flatMap(contentsIn).some(isWidget);
}
function madeByCall({ registrations }) {
  const called = registrations.filter(({ api }) => api === "registerAppResource");
  return new Set(called.flatMap(({ resource }) => resource ? [resource.start] : []));
}
function objects2(list2) {
  return items(list2).filter((item) => item.kind === "object");
}
var SCHEME = "ui://";
var isWidgetUri = (uri) => uri?.startsWith(SCHEME) ?? false;
var isPageUri = (uri) => isWidgetUri(uri) && !OTHER_FILE.test(pathOf2(uri));
var OTHER_FILE = /\.(?:css|csv|gif|jpe?g|json|js|map|md|mjs|pdf|png|svg|ttf|txt|webp|woff2?|xml|ya?ml)$/i;
var isTemplate = (uri) => uri.includes("{");
var isSeedUri = (uri) => /^ui:\/\/widget\/[^\s?#]*[^\s?#/]\.html$/.test(uri);
var isWellFormed = (uri, dialects) => isSeedOnly(dialects) ? isSeedUri(uri) : isWidgetUri(uri) && uri.slice(SCHEME.length).trim() !== "";
var isSeedOnly = (dialects) => dialects.length > 0 && dialects.every((each) => each === "seed");
function sameUri(a, b) {
  return a !== void 0 && b !== void 0 && (a === b || pathOf2(a) === pathOf2(b));
}
var pathOf2 = (uri) => /^[^?#]*/.exec(uri)[0];
function seedUriFor(uri) {
  const name = pathOf2(uri.slice(0, 300)).split("/").at(-1).replace(/\.[a-z\d]{1,6}$/i, "");
  return /^[\w.-]+$/.test(name) ? `ui://widget/${name}.html` : void 0;
}
function uiUriFor(uri) {
  const rest = uri.slice(0, 300).replace(/^[a-z][a-z\d+.-]*:/i, "").replace(/^\/+/, "");
  return /^[\w.~/?=&%-]+$/.test(rest) ? `${SCHEME}${rest}` : void 0;
}
var SKYBRIDGE = "text/html+skybridge";
var MCP_APP = "text/html;profile=mcp-app";
var normal = (mime) => mime.slice(0, 200).toLowerCase().replace(/"/g, "").split(";").map((part2) => part2.trim()).join(";");
var isWidgetMime = (mime) => mime !== void 0 && [SKYBRIDGE, MCP_APP].includes(normal(mime).replace(/\s/g, ""));
function mimesFor(dialects) {
  if (dialects.includes("openai") || dialects.length === 0)
    return dialects.includes("seed") ? [SKYBRIDGE, MCP_APP] : [MCP_APP, SKYBRIDGE];
  return [...dialects.includes("seed") ? [SKYBRIDGE] : [], ...dialects.includes("mcp-apps") ? [MCP_APP] : []];
}
var isOneOf = (mime, allowed) => allowed.includes(normal(mime));
var isPage = (mime) => /^\s*(?:$|html|text\/(?:html|plain)|application\/x?html)|skybridge|mcp-app/i.test(mime);
function orWhereRead(mayHave2) {
  const vague = (manifest) => vaguelyRead(mayHave2, manifest);
  return (widget, manifest) => {
    if (mayHave2(widget.node) || manifest.code !== NO_CODE && manifest.code.reads.length === 0) return true;
    const paths = manifest.derive(vague);
    if (paths.has(ANY) || paths.has(pathOf2(text(widget.uri) ?? ""))) return true;
    return readAs(widget, manifest).some(({ node }) => mayHave2(node));
  };
}
function readAs({ uri }, manifest) {
  const same2 = appOf(manifest).byPath.get(pathOf2(text(uri) ?? "")) ?? [];
  return same2.filter(({ isContent }) => isContent);
}
var ANY = "*";
function vaguelyRead(mayHave2, { code }) {
  const isVague3 = (read3) => !isKnownRead(read3) || contentsIn(read3).some(({ node, uri }) => text(uri) === void 0 && mayHave2(node));
  const uris = code.reads.filter(isVague3).map(({ uri }) => text(uri));
  return new Set(uris.map((uri) => uri === void 0 || isTemplate(uri) && isWidgetUri(uri) ? ANY : pathOf2(uri)));
}
function disagreeing(links, manifest) {
  const [first2, ...others2] = links;
  return others2.filter((other) => !areVariants(text(first2.entry.value), text(other.entry.value), manifest));
}
function areVariants(a, b, manifest) {
  if (a === void 0 || b === void 0) return true;
  if (nameOf3(a) === nameOf3(b)) return true;
  const { byPath } = appOf(manifest);
  return byPath.has(pathOf2(a)) && byPath.has(pathOf2(b));
}
var nameOf3 = (uri) => pathOf2(uri).replace(/\/$/, "").split("/").at(-1);
var isMalformed = ({ dialect, entry: { value } }) => value.kind === "string" && !isWellFormed(value.value, [dialect]);
function linksToFollow({ links }, manifest) {
  return disagreeing(links, manifest).length > 0 ? [] : links.filter((link) => !isMalformed(link));
}
function answersIn(manifest, dialect) {
  const { byName } = appOf(manifest);
  const isJudged = (name) => byName.get(name)?.some(({ dialects }) => dialect === void 0 || dialects.includes(dialect)) ?? false;
  return manifest.code.answers.filter(({ tool: tool5 }) => tool5 === void 0 || isJudged(tool5));
}
function answersByTool(manifest) {
  return manifest.derive(group);
}
var group = ({ code }) => groupBy(code.answers, ({ tool: tool5 }) => tool5);

// rules/openai/lib/facts.ts
var hidden = (kind) => `unknown ${kind}`;
function* serverFacts({ path, root, servers }) {
  for (const server of servers) yield { at: root, key: SERVER, value: seenIn(path, server), isExcuse: true };
}
var SERVER = "server";
var seenIn = (path, value) => `${path}\0${value}`;
function seen2({ value }) {
  const end = value.indexOf("\0");
  return { path: value.slice(0, end), value: value.slice(end + 1) };
}
function* factsOf(kind, nodes, { path }, isEvidence) {
  for (const node of nodes) {
    if (node?.kind === "string" && isEvidence)
      yield { at: node, key: kind, value: seenIn(path, node.value), isExcuse: true };
    else if (node?.kind === "string") yield { at: node, key: kind, value: node.value, mayChange: true };
    else if (node?.kind === "unknown") yield { at: node, key: hidden(kind), isExcuse: true };
  }
}
function* resourceFacts(manifest, isEvidence) {
  const { root, code } = manifest;
  const { answer, resources } = listingOf(manifest);
  const uris = resources.map((each) => get(each, "uri"));
  yield* factsOf("resource", uris, manifest, isEvidence);
  const list2 = get(answer, "resources");
  const isVague3 = resources.some((each) => !get(each, "uri")) || items(list2).some(({ kind }) => kind === "unknown") || appOf(manifest).resources.some(
    ({ uri, dialects }) => uri?.kind === "string" && !isWellFormed(uri.value, dialects)
  ) || items(get(answer, "resourceTemplates")).length > 0 || get(answer, "resourceTemplates")?.kind === "unknown" || isGenerated(manifest) || // A reader alone says that there are resources, and not which.
  resources.length === 0 && code.reads.length > 0 || code === NO_CODE && list2?.kind === "array" && list2.open;
  if (isVague3) yield { at: root, key: hidden("resource"), isExcuse: true };
}
function* templateFacts(manifest, isEvidence) {
  const { answer, tools } = listingOf(manifest);
  const appTools = appOf(manifest).tools;
  const linksFrom = (tool5) => isEvidence ? tool5.links : linksToFollow(tool5, manifest);
  const elsewhere = isEvidence ? [...namedInAnswers(manifest), ...namedInTree(manifest)] : [];
  yield* factsOf(
    "template",
    [...appTools.flatMap((tool5) => templatesIn(linksFrom(tool5))), ...elsewhere],
    manifest,
    isEvidence
  );
  const isVague3 = isGenerated(manifest) || appTools.some(({ links }) => links.some(isMalformed)) || tools.some(
    (tool5) => has(tool5, "_meta") === "unknown" || isHidden(get(tool5, "_meta")) || isHidden(get(tool5, "annotations"))
  ) || items(get(answer, "tools")).some(({ kind }) => kind === "unknown");
  if (isVague3) yield { at: manifest.root, key: hidden("template"), isExcuse: true };
}
var namedInAnswers = ({ code }) => code.answers.flatMap(({ body }) => {
  const flat = get(body, "_meta", `${PREFIX}outputTemplate`);
  return [...flat ? [flat] : [], ...widgetUrisIn(body)];
});
var UI_URI = /ui:/;
function namedInTree(manifest) {
  if (manifest.code === NO_CODE && !manifest.mayHold(UI_URI)) return [];
  const own = new Set(listingOf(manifest).resources.map((each) => get(each, "uri")));
  return widgetUrisIn(manifest.root).filter((node) => !own.has(node));
}
function widgetUrisIn(node) {
  const found = [];
  for (const each of walk(node)) if (each.kind === "string" && isWidgetUri(each.value)) found.push(each);
  return found;
}
function templatesIn(links) {
  const nodes = links.map(({ entry: entry2 }) => entry2.value);
  return nodes.filter(
    (node, index) => !nodes.slice(0, index).some((each) => text(each) !== void 0 && text(each) === text(node))
  );
}
var isHidden = (node) => node?.kind === "unknown" || node?.kind === "object" && node.open;
function* toolFacts(manifest) {
  const { answer, tools } = listingOf(manifest);
  yield* factsOf(
    "tool",
    tools.map((tool5) => get(tool5, "name")),
    manifest,
    true
  );
  const isVague3 = isGenerated(manifest) || tools.some((tool5) => has(tool5, "name") === "unknown") || items(get(answer, "tools")).some(({ kind }) => kind === "unknown");
  if (isVague3) yield { at: manifest.root, key: hidden("tool"), isExcuse: true };
}
function* callFacts(manifest) {
  yield* factsOf("call", manifest.code.calledTools, manifest, false);
  for (const { member, call } of usesIn(manifest)) {
    const [first2] = member?.name === "callTool" && call ? call : [];
    const name = first2?.kind === "object" ? get(first2, "name") : first2;
    if (text(name)?.trim() !== "") yield* factsOf("call", [name], manifest, false);
  }
}
function gather(facts, wanted, known2, counts = (_) => true) {
  if (!facts.some(({ key }) => key === wanted) || facts.some(({ key }) => key === hidden(known2))) return [];
  const all = facts.filter(({ key }) => key === known2).map(seen2);
  const everywhere = new Set(all.map(({ value }) => value));
  const parts = partsOf2(
    facts.filter(({ key }) => key === wanted),
    all.filter(({ value }) => counts(value)),
    facts.filter(({ key }) => key === SERVER).map(seen2)
  );
  return parts.map((part2) => ({ ...part2, known: new Set(part2.known.map(({ value }) => value)), everywhere }));
}
function strays({ wanted }, isKnown3) {
  const lost = wanted.filter(({ value }) => !isKnown3(value));
  const [lostNames, names2] = [lost, wanted].map((some) => new Set(some.map(({ value }) => value)).size);
  return lostNames > 1 && lostNames * 2 > names2 ? [] : lost;
}
function hintFor(name, { known: known2, wanted }) {
  return known2.size * wanted.length > MOST_COMPARISONS ? "" : didYouMean(name, known2);
}
var MOST_COMPARISONS = 1e5;
function fixFor(name, { known: known2, wanted }, isMeant2 = (_) => true) {
  const value = known2.size * wanted.length > MOST_COMPARISONS ? void 0 : nearestWord(name, [...known2].filter(isMeant2));
  return value === void 0 ? void 0 : { title: `Write \`${value}\``, safe: true, value };
}
function partsOf2(wanted, known2, servers) {
  const parts = /* @__PURE__ */ new Map();
  const put = (name, fact, near) => {
    const part2 = parts.get(name) ?? { wanted: [], known: near() };
    parts.set(name, part2);
    part2.wanted.push(fact);
  };
  const serversOf = grouped2(servers, (each) => [each.path]);
  const wantedUnder = grouped2(wanted, (each) => foldersOf(each.location.path));
  const knownUnder = grouped2(known2, (each) => foldersOf(each.path));
  for (const fact of wanted) {
    const { path } = fact.location;
    const own = serversOf.get(path) ?? [];
    for (const { value: server } of own) {
      const isOfServer = (each) => serversOf.get(each.path)?.some(({ value }) => value === server) ?? false;
      put(`server ${server}`, fact, () => known2.filter(isOfServer));
    }
    const home = own.length > 0 ? void 0 : foldersOf(path).find((folder) => knownUnder.has(folder));
    if (home === void 0) continue;
    put(home, fact, () => knownUnder.get(home).filter((each) => isOpenTo(home, each.path, wantedUnder)));
  }
  return [...parts.values()].filter((part2) => part2.known.length > 0);
}
function isOpenTo(home, path, wantedUnder) {
  const end = path.indexOf("/", home.length);
  return end < 0 || !wantedUnder.has(path.slice(0, end + 1));
}
function foldersOf(path) {
  const steps = path.split("/").slice(0, -1);
  return [...steps.map((_, index) => `${steps.slice(0, steps.length - index).join("/")}/`), ""];
}
function grouped2(all, keysOf2) {
  const groups = /* @__PURE__ */ new Map();
  for (const each of all) {
    for (const key of keysOf2(each)) addTo(groups, key, each);
  }
  return groups;
}

// rules/openai/call-tool-registered.ts
var call_tool_registered_default = defineRule({
  id: "openai/call-tool-registered",
  summary: "Widget code calls a tool that the project does not have",
  severity: "error",
  in: "recommended",
  source: section3("window.openai API", "callTool calls another tool of the server by its name."),
  fixable: "safe",
  messages: {
    missing: {
      message: "No tool is named `{{name}}`{{hint}}, so the call fails.",
      help: "Call an existing tool, or register `{{name}}`."
    }
  },
  reads: ["mcp"],
  project: {
    *collect(manifest) {
      yield* serverFacts(manifest);
      yield* toolFacts(manifest);
      yield* callFacts(manifest);
    },
    *compare(facts) {
      for (const found of gather(facts, "call", "tool")) {
        for (const at2 of strays(found, (name) => found.everywhere.has(name))) {
          const name = at2.value;
          yield { at: at2, message: "missing", data: { name, hint: hintFor(name, found) }, fix: fixFor(name, found) };
        }
      }
    }
  }
});

// rules/openai/contents-uri.ts
var contents_uri_default = defineRule({
  id: "openai/contents-uri",
  summary: "The contents of a resource have another URI than its registration",
  severity: "error",
  in: "recommended",
  source: appsSdk("MCP server, resources", "The contents of a resource have the URI that was requested."),
  fixable: "safe",
  messages: {
    empty: {
      message: "The resource is registered as `{{registered}}`, but the URI of its contents is blank, so hosts do not recognise them as the widget.",
      help: "Use the same URI in both places."
    },
    other: {
      message: "The resource is registered as `{{registered}}`, but its contents have the URI `{{uri}}`, so hosts do not recognise them as the widget.",
      help: "Use the same URI in both places."
    }
  },
  *check({ code }) {
    for (const { uri: registered2, body } of code.reads) {
      const contents = get(body, "contents");
      if (registered2?.kind !== "string" || registered2.value.trim() === "" || isTemplate(registered2.value) || contents?.kind !== "array" || contents.open)
        continue;
      const [only, ...others2] = items(contents);
      const uri = get(only, "uri");
      if (others2.length > 0 || uri?.kind !== "string" || sameUri(uri.value, registered2.value)) continue;
      if (!isWidgetUri(uri.value) && !isWidgetUri(registered2.value)) continue;
      const isShared = uri.via !== void 0;
      yield {
        at: useOf(uri),
        message: uri.value.trim() === "" ? "empty" : "other",
        data: { registered: registered2.value, uri: uri.value },
        related: [{ at: useOf(registered2), note: "It is registered here." }],
        fix: isShared ? void 0 : {
          title: `Write \`${registered2.value}\``,
          safe: true,
          edits: [{ op: "set", node: uri, value: registered2.value }]
        }
      };
    }
  }
});

// rules/openai/lib/descriptions.ts
function saysWhen(description) {
  const { marks, labels, atStart, later, inSentence } = made ??= patterns();
  const isSaidIn = (text2) => inSentence.some((pattern) => pattern.test(text2));
  const isStart = (text2) => atStart.test(text2) || isSaidIn(firstSentenceIn(text2));
  if ([marks, labels].some((before) => isStart(description.slice(before.exec(description)[0].length)))) return "start";
  return later.test(description) || isSaidIn(description) ? "later" : void 0;
}
var firstSentenceIn = (text2) => text2.split(/[.!?](?=\s)|[。！？\n]/u, 1)[0];
var made;
function patterns() {
  const marks = /^[^\p{L}\p{N}[(]{0,20}/u;
  const labels = /^[^\p{L}\p{N}[(]{0,20}(?:(?:\[[^\]\n]{1,60}\]|\([^)\n]{1,60}\)|(?<=\*\*|__)[^*_\n]{1,60}(?:\*\*|__))[^\p{L}\p{N}[(]{0,20}){0,3}/u;
  const order = String.raw`(?:(?:always|only|please|you\s(?:can|may|must|should))\s{1,5})?(?:call|choose|invoke|pick|prefer|run|use)`;
  const object = String.raw`(?:(?:this|it)(?:\s{1,5}[\w-]{1,40}){0,2}|(?:the|that)\s{1,5}(?:tool|widget|app|function|action)|\x60[^\x60]{1,80}\x60|[\w-]{1,40}_[\w-]{1,40})`;
  const occasion = "when|whenever|if|to|for|after|before|first|once|as|instead|until|while|unless|at the|every time|prior to|right|immediately|directly|only";
  const phrase2 = String.raw`${order}(?:\s{1,5}${object})?\s{1,5}(?:${occasion})\b`;
  const atStart = new RegExp(String.raw`^(?:${phrase2}|(?:when|whenever|if|after|before)\b)`, "i");
  const later = new RegExp(String.raw`[.!?:;,\n(—–-][\s*_"']{0,20}${phrase2}`, "i");
  const inSentence = [
    // French, Spanish, Portuguese and Italian, German, Dutch, Russian and Ukrainian.
    /(?<!\p{L})(?:quand|lorsque|lorsqu|dès que|à utiliser|cuando|quando|wenn|sobald|wanneer|zodra|когда|коли)(?!\p{L})/iu,
    // Chinese, Japanese, Korean.
    /[时時][，,]?\s{0,3}(?:候)?(?:使用|调用|調用|呼叫|触发|用)|[当當][^。\n]{1,80}[时時]|(?:とき|時|場合|際)に|(?:[할한될]|하는|려는)\s{0,3}(?:때|경우)/u
  ];
  return { marks, labels, atStart, later, inSentence };
}
function asWish(description) {
  const [, first2 = "", next = ""] = /^\s*([A-Za-z]{2,20})\s+([A-Za-z]{1,20})\b/.exec(description) ?? [];
  const rest = description.trimStart().slice(first2.length);
  const word = first2.toLowerCase();
  const verb = [word, word.replace(/s$/, ""), word.replace(/es$/, "")].find((each) => VERBS.has(each));
  if (verb === void 0 || !BEGINS_OBJECT.has(next.toLowerCase()) || !isLatin(rest)) return void 0;
  if (verb !== word && JOINS.test(firstSentence(rest))) return void 0;
  if (/\b(?:when|whenever|if)\b/i.test(firstSentence(rest))) return void 0;
  return `${verb}${rest.trimEnd()}`;
}
var BEGINS_OBJECT = new Set(
  "a all an another any both each every her his its my one our several some that the their these this those your".split(
    " "
  )
);
var isLatin = (text2) => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text2);
var JOINS = /[,;:]|\b(?:and|but|or|then)\b/i;
var firstSentence = (text2) => /^[^.!?\n]*/.exec(text2)[0];
var READS = /* @__PURE__ */ new Set([
  "browse",
  "compare",
  "count",
  "describe",
  "display",
  "fetch",
  "find",
  "get",
  "list",
  "lookup",
  "preview",
  "read",
  "retrieve",
  "search",
  "show",
  "view"
]);
var VERBS = /* @__PURE__ */ new Set([
  ...READS,
  "add",
  "book",
  "calculate",
  "convert",
  "create",
  "delete",
  "edit",
  "generate",
  "open",
  "plan",
  "play",
  "remove",
  "render",
  "save",
  "send",
  "set",
  "start",
  "update"
]);
var JOIN_WORDS = /* @__PURE__ */ new Set(["and", "or", "then"]);
function readingVerb(name) {
  const words2 = wordsOf(name);
  const [verb = ""] = words2;
  return READS.has(verb) && !words2.some((word) => JOIN_WORDS.has(word)) ? verb : void 0;
}

// rules/openai/description-action-oriented.ts
var description_action_oriented_default = defineRule({
  id: "openai/description-action-oriented",
  summary: 'A description does not start with "Use this when\u2026"',
  severity: "warning",
  in: "spec",
  source: section3(
    "Required Patterns, Tool Descriptions",
    'A description is action-oriented and starts with "Use this when".'
  ),
  fixable: "unsafe",
  messages: {
    start: {
      message: "This description does not begin by saying when to call the tool, although models choose tools by their descriptions.",
      help: 'Start it with "Use this when\u2026".'
    },
    later: {
      message: "This description says when to call the tool, but not at the beginning. Models choose tools by their descriptions.",
      help: "Move that part to the beginning."
    }
  },
  options: {
    schema: dialectsOption("The dialects whose tools are checked"),
    defaults: { dialects: ["seed"] },
    presets: { strict: { dialects: DIALECTS2 } }
  },
  *check(manifest, { options }) {
    for (const { node, dialects } of appOf(manifest).tools) {
      const description = get(node, "description");
      if (description?.kind !== "string" || emptiness(description.value, text(get(node, "name")))) continue;
      if (isForAppOnly(node) || !dialects.some((each) => options.dialects.includes(each))) continue;
      const said = saysWhen(description.value);
      if (said === void 0) yield { at: description, message: "start", fix: beginning(description) };
      else if (said === "later") yield { at: description, message: "later" };
    }
  }
});
function beginning(description) {
  const wish = asWish(description.value);
  if (wish === void 0) return void 0;
  return {
    title: 'Start it with "Use this when"',
    safe: false,
    edits: [{ op: "set", node: description, value: `Use this when the user wants to ${wish}` }]
  };
}

// rules/openai/lib/misplaced.ts
function outsideMeta(tool5) {
  const found = [];
  const look = (holder, where) => {
    if (holder?.kind !== "object") return;
    for (const key of holder.entries) {
      const isForMeta = key.key.startsWith(PREFIX) && !HINTS.includes(key.key.slice(PREFIX.length));
      if (isForMeta) found.push({ holder, where, key });
    }
  };
  look(get(tool5, "annotations"), "`annotations`");
  look(tool5, "the tool itself");
  return found;
}
var SEED_KEYS = ["outputTemplate", "toolInvocation"];
function outsideOpenai(tool5) {
  const annotations = get(tool5, "annotations");
  const isMeant2 = isWidgetUri(text(get(annotations, "outputTemplate"))) || INVOCATION_KEYS.some((key) => has(get(annotations, "toolInvocation"), key) === "yes");
  if (!isMeant2) return [];
  const isMissing2 = ({ key }) => has(get(annotations, "openai"), key) === "no";
  return entries(annotations).filter((each) => SEED_KEYS.includes(each.key) && isMissing2(each));
}
function openaiOnTool(tool5) {
  const own = entry(tool5, "openai");
  const isMeant2 = SEED_KEYS.some((key) => has(own?.value, key) === "yes");
  const isMissing2 = has(tool5, "annotations") !== "unknown" && has(get(tool5, "annotations"), "openai") === "no";
  return isMeant2 && isMissing2 ? own : void 0;
}
function hasMisplaced(tool5) {
  return outsideMeta(tool5).length > 0 || nestedMeta(tool5) !== void 0 || outsideOpenai(tool5).length > 0 || openaiOnTool(tool5) !== void 0 || templateBesideUi(tool5) !== void 0;
}
var NESTED = new Set(OPENAI_KEYS.map((key) => key.split("/")[0]));
function nestedMeta(tool5) {
  const nested = entry(get(tool5, "_meta"), "openai");
  return nested && entries(nested.value).some(({ key }) => NESTED.has(key)) ? nested : void 0;
}
function joinedInvocation(tool5) {
  const own = entry(get(tool5, "_meta"), `${PREFIX}toolInvocation`);
  return INVOCATION_KEYS.some((key) => has(own?.value, key) === "yes") ? own : void 0;
}
function hintsInMeta(tool5) {
  const annotations = get(tool5, "annotations");
  return entries(get(tool5, "_meta")).flatMap((each) => {
    const hint2 = each.key.startsWith(PREFIX) ? each.key.slice(PREFIX.length) : each.key;
    const isMissing2 = has(annotations, hint2) === "no" && has(get(annotations, "openai"), hint2) === "no";
    const isHint2 = HINTS.includes(hint2) && fits2(hint2, each.value);
    return isHint2 && isMissing2 && has(tool5, "annotations") !== "unknown" ? [{ entry: each, hint: hint2 }] : [];
  });
}
function templateBesideUi(tool5) {
  return besideUi(tool5, [TEMPLATE])[0];
}
function besideUiOfTool(tool5) {
  const isApp = writtenIn(tool5, false).length > 0 || templateBesideUi(tool5) !== void 0;
  return isApp ? besideUi(tool5, [TEMPLATE, VISIBILITY]) : [];
}
function besideUiOfWidget({ node, isSure: isSure3 }) {
  return isSure3 || isWidgetMime(text(get(node, "mimeType"))) ? besideUi(node, ON_RESOURCE) : [];
}
function besideUi(node, keys) {
  const meta = get(node, "_meta");
  return keys.flatMap(({ key, isMeant: isMeant2, twins: twins2 }) => {
    const found = entry(meta, key);
    const isMissing2 = has(meta, "ui") !== "unknown" && has(get(meta, "ui"), key) === "no";
    const isSaid = twins2.some((twin) => has(meta, twin) !== "no");
    return found && isMeant2(found.value) && isMissing2 && !isSaid ? [found] : [];
  });
}
var TEMPLATE = {
  key: "resourceUri",
  isMeant: (value) => isWidgetUri(text(value)),
  twins: [`${PREFIX}outputTemplate`, "ui/resourceUri"]
};
var AUDIENCES = /* @__PURE__ */ new Set(["model", "app"]);
var VISIBILITY = {
  key: "visibility",
  isMeant: (value) => items(value).length > 0 && items(value).every((each) => AUDIENCES.has(text(each))),
  twins: [`${PREFIX}visibility`, `${PREFIX}widgetAccessible`]
};
var holdsOne = (...keys) => (value) => entries(value).some(({ key }) => keys.includes(key));
var ON_RESOURCE = [
  {
    key: "csp",
    isMeant: holdsOne("connectDomains", "resourceDomains", "frameDomains", "baseUriDomains"),
    twins: [`${PREFIX}widgetCSP`]
  },
  {
    key: "permissions",
    isMeant: holdsOne("camera", "microphone", "geolocation", "clipboardWrite"),
    twins: []
  },
  {
    key: "domain",
    isMeant: (value) => /^(?:https?:\/\/)?[\w-]{1,63}(?:\.[\w-]{1,63}){1,20}$/.test(text(value) ?? ""),
    twins: [`${PREFIX}widgetDomain`]
  },
  {
    key: "prefersBorder",
    isMeant: ({ kind }) => kind === "boolean",
    twins: [`${PREFIX}widgetPrefersBorder`]
  }
];
var TWINS = { "openai/widgetCSP": "csp", "openai/widgetDomain": "domain" };
function cspsOn(node) {
  const meta = get(node, "_meta");
  const ui = get(meta, "ui");
  return Object.entries(TWINS).flatMap(([flat, inUi]) => [...at(meta, flat, flat), ...at(ui, inUi, `ui.${inUi}`)]);
}
function at(holder, key, shown3) {
  const found = entry(holder, key);
  return found && holder?.kind === "object" ? [{ entry: found, holder, key: shown3 }] : [];
}
function homeOf(tool5, key, manifest) {
  const { byPath } = appOf(manifest);
  const homes = tool5.links.flatMap((link) => byPath.get(pathOf2(text(link.entry.value) ?? "")) ?? []);
  if (homes.length === 0) return manifest.code === NO_CODE ? {} : void 0;
  const what = key.endsWith("CSP") || key.endsWith("csp") ? "openai/widgetCSP" : "openai/widgetDomain";
  if (homes.some(({ node }) => mayHave(node, what))) return void 0;
  const resources = new Set(homes.flatMap(({ node, isContent }) => isContent ? [] : [node]));
  return { resource: resources.size === 1 ? [...resources][0] : void 0 };
}
function mayHave(resource, flat) {
  if (has(resource, "_meta") === "unknown") return true;
  const meta = get(resource, "_meta");
  if (!meta) return false;
  return has(meta, flat) !== "no" || has(meta, "ui") === "unknown" || has(get(meta, "ui"), TWINS[flat]) !== "no";
}
function sourcesOf(csp) {
  return csp?.kind === "object" ? csp.entries.flatMap(({ value }) => items(value)) : [];
}
function misspeltOpenai(tool5) {
  const annotations = get(tool5, "annotations");
  if (annotations?.kind !== "object" || has(annotations, "openai") !== "no") return [];
  const isMeant2 = ({ key, value }) => entries(value).some((each) => each.key === "outputTemplate" || each.key === "toolInvocation") && nearestWord(key, ["openai"]) !== void 0;
  return annotations.entries.filter(isMeant2).map((entry2) => ({ holder: annotations, entry: entry2, meant: "openai" }));
}
function misspeltTemplates(tool5) {
  const own = get(tool5, "annotations", "openai");
  const meta = get(tool5, "_meta");
  return [
    ...meaning(own, "outputTemplate", (key) => nearKey(key, [...ANNOTATION_KEYS, ...HINTS]) ?? withoutPrefix(key)),
    ...meaning(meta, "openai/outputTemplate", (key) => `openai/${openaiKeyMeant(key, OPENAI_KEYS)}`),
    ...meaning(get(meta, "ui"), "resourceUri", (key) => nearKey(key, UI_KEYS))
  ];
}
function withoutPrefix(key) {
  return ANNOTATION_KEYS.find((each) => key === PREFIX + each);
}
function meaning(holder, meant, meaningOf) {
  if (holder?.kind !== "object" || has(holder, meant) !== "no") return [];
  return holder.entries.filter(({ key }) => meaningOf(key) === meant).map((entry2) => ({ holder, entry: entry2, meant }));
}
function withoutMeta(root, { registrations }) {
  const places = registrations.filter(isOfExtApps).map(({ tool: tool5 }) => tool5);
  if (places.length === 0) return [];
  const isGiven = ({ start, file }) => places.some((tool5) => tool5?.start === start && tool5.file === file);
  return listing(root).tools.filter((tool5) => lacksMeta(tool5) && isGiven(tool5));
}
var isOfExtApps = ({ api, from }) => api === "registerAppTool" && /^@modelcontextprotocol\/ext-apps(\/|$)/.test(from ?? "");
var lacksMeta = (tool5) => lacksField(tool5, "_meta") && !hasMisplaced(tool5) && misspeltOpenai(tool5).length === 0;
var MESSAGES = ["invoking", "invoked"];
function statusesOf(tool5, nested) {
  return MESSAGES.flatMap((message) => {
    const seed = entry(get(tool5, "annotations", "openai", "toolInvocation"), message);
    const openai = openaiEntry(tool5, `toolInvocation/${message}`, nested);
    return [
      ...seed ? [{ message, dialect: "seed", entry: seed }] : [],
      ...openai ? [{ message, dialect: "openai", entry: openai }] : []
    ];
  });
}
function hasSeedMessage(tool5, message) {
  const own = get(tool5, "annotations", "openai");
  const invocation = get(own, "toolInvocation");
  if (invocation && invocation.kind !== "object") return "unknown";
  if (!invocation && outsideOpenai(tool5).some(({ key }) => key === "toolInvocation")) return "unknown";
  const isMissing2 = invocation ? lacks2(invocation, message, INVOCATION_KEYS) : lacks2(own, "toolInvocation", ANNOTATION_KEYS);
  return isMissing2 ? "no" : has(invocation, message) === "yes" ? "yes" : "unknown";
}
function hasOpenaiMessage(tool5, message, nested) {
  const name = `toolInvocation/${message}`;
  const elsewhere = entry(get(tool5, "annotations"), PREFIX + name) ?? entry(tool5, PREFIX + name);
  if (openaiEntry(tool5, name, nested) ?? elsewhere) return "yes";
  if (joinedInvocation(tool5)) return "unknown";
  const meta = get(tool5, "_meta");
  if (entries(meta).some(({ key }) => openaiKeyMeant(key, OPENAI_KEYS) === name)) return "unknown";
  const inner = nested ? get(meta, "openai") : void 0;
  return inner && (inner.kind === "unknown" || has(inner, "toolInvocation") !== "no") ? has(get(inner, "toolInvocation"), message) : has(meta, PREFIX + name);
}

// rules/openai/dialects-agree.ts
var dialects_agree_default = defineRule({
  id: "openai/dialects-agree",
  summary: "Two dialects on one tool or resource contradict each other",
  severity: "error",
  in: "recommended",
  source: appsSdk(
    "Reference, compatibility",
    "A host reads one of the dialects, and may switch to another: they must say the same."
  ),
  messages: {
    differ: {
      message: "`{{here}}` and `{{there}}` contradict each other. A host reads one of them and may switch to the other, which can break the app.",
      help: "Change one to match the other."
    }
  },
  *check(manifest) {
    for (const tool5 of appOf(manifest).tools) {
      for (const pair of [...templates(tool5, manifest), ...onTool(tool5.node)]) yield* compare(pair);
      for (const pair of audiences(tool5.node)) yield problem4(pair);
    }
    const { resources } = listingOf(manifest);
    const widgets = widgetsOf(manifest).map((widget) => widget.node);
    for (const node of /* @__PURE__ */ new Set([...widgets, ...resources])) for (const pair of onResource(node)) yield* compare(pair);
  }
});
function* compare(pair) {
  const [there, a, here, b] = pair;
  if (a && b && !isSame(a, b)) yield problem4([there, a, here, b]);
}
var problem4 = ([there, a, here, b]) => ({
  at: b,
  message: "differ",
  data: { here, there },
  related: [{ at: a, note: `\`${there}\` is here.` }]
});
function isSame(a, b) {
  if (a.kind !== b.kind || a.kind === "object") return true;
  if (a.kind !== "array" || b.kind !== "array") return toValue(a) === toValue(b);
  const [inA, inB] = [a, b].map((list2) => new Set(items(list2).map((item) => normal2(toValue(item)))));
  if (a.open || b.open || inA.has(UNKNOWN) || inB.has(UNKNOWN)) return true;
  return inA.size === inB.size && [...inA].every((each) => inB.has(each));
}
var normal2 = (value) => typeof value === "string" ? value.replace(/\/$/, "") : value;
function* templates({ links }, manifest) {
  const first2 = links[0]?.entry;
  for (const { entry: entry2 } of disagreeing(links, manifest)) yield [first2.key, first2.value, entry2.key, entry2.value];
}
function* onTool(tool5) {
  const annotations = get(tool5, "annotations");
  const own = get(annotations, "openai");
  const meta = get(tool5, "_meta");
  for (const hint2 of HINTS) yield [`annotations.${hint2}`, get(annotations, hint2), `openai.${hint2}`, get(own, hint2)];
  for (const message of MESSAGES) {
    const key = `openai/toolInvocation/${message}`;
    yield [`toolInvocation.${message}`, get(own, "toolInvocation", message), key, get(meta, key)];
  }
}
function* audiences(tool5) {
  const meta = get(tool5, "_meta");
  const audience = get(meta, "ui", "visibility");
  if (audience?.kind !== "array" || audience.open || audience.items.some(({ kind }) => kind !== "string")) return;
  const isFor = (who) => audience.items.some((each) => text(each) === who);
  const access = get(meta, "openai/widgetAccessible");
  const visibility = get(meta, "openai/visibility");
  if (access?.kind === "boolean" && access.value !== isFor("app")) {
    yield ["ui.visibility", audience, "openai/widgetAccessible", access];
  }
  const isPrivate = text(visibility) === "private";
  if (visibility && (isPrivate || text(visibility) === "public") && isPrivate === isFor("model")) {
    yield ["ui.visibility", audience, "openai/visibility", visibility];
  }
}
var CSP_KEYS = {
  connect_domains: "connectDomains",
  resource_domains: "resourceDomains",
  frame_domains: "frameDomains",
  redirect_domains: "redirectDomains",
  base_uri_domains: "baseUriDomains"
};
function* onResource(resource) {
  const meta = get(resource, "_meta");
  const ui = get(meta, "ui");
  const [flat, nested] = [get(meta, "openai/widgetCSP"), get(ui, "csp")];
  for (const { key, value } of entries(flat)) {
    const twin = CSP_KEYS[key];
    if (twin) yield [`openai/widgetCSP.${key}`, value, `ui.csp.${twin}`, get(nested, twin)];
  }
  const border = "openai/widgetPrefersBorder";
  yield [border, get(meta, border), "ui.prefersBorder", get(ui, "prefersBorder")];
}

// rules/openai/field-type.ts
var field_type_default3 = noQuotesForUris(
  fieldType(
    "openai",
    section3("Complete List of OpenAI-Specific Annotations", "The values of the metadata have fixed types."),
    "hosts",
    (what) => `Hosts reject or ignore this ${what}`
  )
);

// rules/openai/file-params.ts
var FIELDS2 = ["download_url", "file_id"];
var file_params_default = defineRule({
  id: "openai/file-params",
  summary: "`openai/fileParams` names an input that does not exist or is not a file",
  severity: "error",
  in: "recommended",
  source: appsSdk(
    "Reference, tool metadata",
    "openai/fileParams names top-level inputs that are objects with download_url and file_id."
  ),
  messages: {
    empty: {
      message: "This entry of `openai/fileParams` is blank, so hosts cannot pass a file.",
      help: "Write the name of an input from `inputSchema`."
    },
    missing: {
      message: "The tool has no input `{{name}}`{{hint}}, so hosts cannot pass a file there.",
      help: "Write the name of an input from `inputSchema`."
    },
    shape: {
      message: "The input `{{name}}` is not an object with `download_url` and `file_id`, so the file that hosts pass does not match it.",
      help: "Declare both fields."
    }
  },
  *check(manifest) {
    for (const { node } of appOf(manifest).tools) {
      const schema = get(node, "inputSchema");
      const properties = get(schema, "properties");
      for (const param of items(get(node, "_meta", "openai/fileParams"))) {
        if (param.kind !== "string" || isVague2(schema)) continue;
        const name = param.value;
        if (name.trim() === "") yield { at: param, message: "empty" };
        else if (has(properties, name) === "no") {
          const known2 = entries(properties).map(({ key }) => key);
          yield { at: param, message: "missing", data: { name, hint: didYouMean(name, known2) } };
        } else if (isNoFile(get(properties, name))) yield { at: param, message: "shape", data: { name } };
      }
    }
  }
});
var COMBINED = ["$ref", "allOf", "anyOf", "oneOf", "if", "$dynamicRef"];
function isVague2(schema) {
  return schema?.kind !== "object" || COMBINED.some((key) => has(schema, key) !== "no");
}
function isNoFile(schema) {
  if (isVague2(schema)) return false;
  const type = text(get(schema, "type"));
  if (type === void 0 || type === "array") return false;
  return FIELDS2.some((field) => has(get(schema, "properties"), field) === "no");
}

// rules/openai/hints-explicit.ts
var KNOWN3 = [...HINTS, ...ANNOTATION_KEYS];
var ASKED = ["readOnlyHint", "destructiveHint", "openWorldHint"];
var hints_explicit_default = defineRule({
  id: "openai/hints-explicit",
  summary: "A hint that app submission requires is missing",
  severity: "warning",
  in: "strict",
  source: appsSdk(
    "Submission guidelines",
    "readOnlyHint, destructiveHint and openWorldHint are all given for each tool of an app that is submitted."
  ),
  messages: {
    missing: {
      message: "Apps submitted to OpenAI must set `readOnlyHint`, `destructiveHint` and `openWorldHint` on each tool, but this one has {{hints}}.",
      help: "Add {{them}} to `annotations`."
    }
  },
  *check(manifest) {
    for (const { node, dialects } of appOf(manifest).tools) {
      if (dialects.every((each) => each === "seed")) continue;
      const annotations = get(node, "annotations");
      if (annotations && annotations.kind !== "object") continue;
      if (!annotations && !lacksField(node, "annotations")) continue;
      const own = get(annotations, "openai");
      const isMisplaced2 = (hint2) => has(node, hint2) !== "no" || has(get(node, "_meta"), hint2) === "yes";
      const missing3 = ASKED.filter(
        (hint2) => !isMisplaced2(hint2) && [annotations, own].every((each) => lacks2(each, hint2, KNOWN3) && !isMeant(each, hint2))
      );
      if (missing3.length === 0) continue;
      const holder = annotations ?? node;
      const isAll = missing3.length === ASKED.length;
      const hints = isAll ? "none of them" : `no ${eitherOf(missing3.map((hint2) => `\`${hint2}\``))}`;
      const [only, ...others2] = missing3;
      const data = { hints, them: others2.length === 0 ? "it" : "them" };
      const key = others2.length === 0 && { key: only };
      const keys = annotations ? missing3 : ["annotations"];
      yield { at: { ...lackOf(holder, ...keys), ...key }, message: "missing", data };
    }
  }
});
var isMeant = (holder, hint2) => entries(holder).some((each) => hintMeant(each) === hint2);

// rules/openai/initial-data.ts
var initial_data_default = defineRule({
  id: "openai/initial-data",
  summary: "The result of a widget tool has no data for the widget",
  severity: "warning",
  in: "spec",
  source: section3("Tool Response Metadata", "The data of the widget is the object `_meta.initialData`."),
  messages: {
    missing: {
      message: "The tool result has no `_meta.initialData`, so `getInitialData()` gives the widget nothing to show.",
      help: "Put the widget's data into `_meta.initialData`."
    },
    empty: {
      message: "`initialData` is empty, so the widget has nothing to show.",
      help: "Put the widget's data into it."
    },
    wrong: {
      message: "`initialData` is not an object, so the widget cannot read its data with `getInitialData()`.",
      help: "Put the widget's data into an object."
    },
    nothing: {
      message: "The tool result has neither `structuredContent` nor `_meta`, so the widget has nothing to show.",
      help: "Put the widget's data into `structuredContent`."
    }
  },
  *check(manifest) {
    const readsData = usesIn(manifest).some(({ member }) => member && DATA_MEMBERS.includes(member.name));
    for (const tool5 of appOf(manifest).tools) {
      if (tool5.name === void 0 || tool5.links.length === 0) continue;
      const answers = (answersByTool(manifest).get(tool5.name) ?? []).filter(({ body }) => !isFailure(body));
      if (answers.some(({ mayDiffer }) => mayDiffer)) continue;
      const problems3 = answers.map((answer) => judge4(answer, tool5, readsData));
      if (problems3.some((problem6) => problem6 === void 0)) continue;
      for (const problem6 of problems3) yield problem6;
    }
  }
});
function judge4({ body }, { dialects }, readsData) {
  if (body.kind !== "object") return void 0;
  if (dialects.includes("seed")) return judgeSeed(body);
  if (!readsData) return void 0;
  if (has(body, "structuredContent") !== "no" || has(body, "_meta") !== "no") return void 0;
  const content = get(body, "content");
  const isReadable = content && (content.kind !== "array" || content.open || items(content).length > 0);
  if (dialects.includes("mcp-apps") && isReadable) return void 0;
  return { at: lackOf(body, "structuredContent"), message: "nothing", replaces: [lack(body, "structuredContent")] };
}
function judgeSeed(body) {
  const meta = get(body, "_meta");
  if (has(body, "_meta") === "no") return { at: lackOf(body, "_meta"), message: "missing" };
  if (meta?.kind !== "object") return void 0;
  if (lacks2(meta, "initialData", ANSWER_KEYS)) return { at: entry(body, "_meta"), message: "missing" };
  const data = get(meta, "initialData");
  if (data === void 0 || data.kind === "unknown" && !data.isText) return void 0;
  if (data.kind !== "object") return { at: data, message: "wrong" };
  return data.entries.length === 0 && !data.open ? { at: data, message: "empty" } : void 0;
}

// rules/openai/initial-route.ts
var initial_route_default = defineRule({
  id: "openai/initial-route",
  summary: "The initial route of a widget is not a string that starts with `/`",
  severity: "warning",
  in: "recommended",
  source: section3(
    "Tool Response Metadata",
    "`_meta.initialRoute` is the view that the widget starts with: /specific-view."
  ),
  messages: {
    type: {
      message: "`initialRoute` is not a string, so the widget does not know which view to start with.",
      help: 'Write the path of a view, such as `"/details"`.'
    },
    empty: {
      message: "`initialRoute` is blank, so it selects no view.",
      help: "Write a path such as `/details`, or remove `initialRoute`."
    },
    url: {
      message: "`{{route}}` is a full URL, but `initialRoute` must be a path, so the widget finds no matching view.",
      help: "Write only the path, such as `/details`."
    },
    slash: {
      message: "`{{route}}` does not start with `/`, so the widget finds no matching view.",
      help: "Write `/{{route}}`."
    }
  },
  *check(manifest) {
    for (const { body } of answersIn(manifest, "seed")) {
      const route = get(body, "_meta", "initialRoute");
      if (!route || route.kind === "unknown") continue;
      if (route.kind !== "string") yield { at: route, message: "type" };
      else if (route.value.trim() === "") yield { at: route, message: "empty" };
      else if (/^\s*[a-z][a-z\d+.-]*:\/\//i.test(route.value))
        yield { at: route, message: "url", data: { route: route.value } };
      else if (!route.value.startsWith("/")) yield { at: route, message: "slash", data: { route: route.value } };
    }
  }
});

// rules/openai/invocation-message-format.ts
var LONGEST8 = 64;
var WHEN = { invoking: "while the tool runs", invoked: "when the tool is done" };
var invocation_message_format_default = defineRule({
  id: "openai/invocation-message-format",
  summary: "An invocation message is not a string, is empty, or is too long",
  severity: "error",
  in: "recommended",
  source: section3(
    "Tool Registration Metadata",
    "invoking and invoked are the texts shown while a tool runs and after.",
    "SHOULD"
  ),
  messages: {
    type: {
      message: "`{{message}}` must be a string: the text that the user sees {{when}}. Hosts reject or ignore anything else.",
      help: "Write a short text."
    },
    empty: {
      message: "`{{message}}` is blank, so the user sees no text {{when}}.",
      help: "Write a short text, or remove the key."
    },
    long: { message: "`{{message}}` has {{length}} characters, but hosts accept at most 64.", help: "Shorten it." }
  },
  *check(manifest) {
    for (const { node } of appOf(manifest).tools) {
      for (const { message, dialect, entry: entry2 } of statusesOf(node, isXmcp(manifest))) {
        const { value } = entry2;
        if (value.kind === "unknown") continue;
        const data = { message, when: WHEN[message] };
        if (value.kind !== "string") yield { at: value, message: "type", data, covers: [value] };
        else if (value.value.trim() === "") yield { at: value, message: "empty", data };
        else if (dialect === "openai" && [...value.value].length > LONGEST8) {
          yield { at: value, message: "long", data: { ...data, length: [...value.value].length } };
        }
      }
    }
  }
});

// rules/openai/invocation-messages.ts
var invocation_messages_default = defineRule({
  id: "openai/invocation-messages",
  summary: "A widget tool has no messages for while it runs and when it is done",
  severity: "info",
  in: "recommended",
  source: section3("Checklist", "Messages for the invocation are provided: optional, but recommended.", "SHOULD"),
  fixable: "unsafe",
  messages: {
    both: {
      message: "The tool has neither `{{invoking}}` nor `{{invoked}}`, so the user sees default texts while the tool runs and when it is done.",
      help: 'Add both, as short texts such as "Loading the map\u2026" and "Map loaded".'
    },
    invoking: {
      message: "The tool has no `{{invoking}}`, so the user sees a default text while the tool runs.",
      help: 'Add a short text, such as "Loading the map\u2026".'
    },
    invoked: {
      message: "The tool has no `{{invoked}}`, so the user sees a default text when the tool is done.",
      help: 'Add a short text, such as "Map loaded".'
    }
  },
  *check(manifest) {
    const nested = isXmcp(manifest);
    const told3 = /* @__PURE__ */ new Set();
    for (const tool5 of appOf(manifest).tools) {
      const { node } = tool5;
      if (tool5.links.length === 0) continue;
      const isSeed = tool5.dialects.includes("seed");
      if (!isSeed && !tool5.dialects.includes("openai")) continue;
      const lacks4 = (message) => isSeed ? hasSeedMessage(node, message) === "no" : hasOpenaiMessage(node, message, nested) === "no";
      const missing3 = MESSAGES.filter(lacks4);
      const [first2, second] = missing3;
      if (!first2 || hasBoth(node, nested)) continue;
      const holder = holderOf2(tool5, isSeed);
      const place = `${holder.start} ${holder.file ?? ""}`;
      if (told3.has(place)) continue;
      told3.add(place);
      yield {
        at: lackOf(holder, ...missing3.map((each) => keyOf2(each, isSeed || nested))),
        message: second ? "both" : first2,
        data: Object.fromEntries(MESSAGES.map((each) => [each, keyOf2(each, isSeed || nested)])),
        fix: nested ? void 0 : fixFor2(node, holder, missing3, isSeed)
      };
    }
  }
});
function hasBoth(tool5, nested) {
  return MESSAGES.every(
    (message) => hasSeedMessage(tool5, message) === "yes" || hasOpenaiMessage(tool5, message, nested) === "yes"
  );
}
function holderOf2({ node }, isSeed) {
  const own = isSeed ? get(node, "annotations", "openai") : get(node, "_meta");
  const invocation = isSeed ? get(own, "toolInvocation") : void 0;
  return [invocation, own].find((each) => each?.kind === "object") ?? node;
}
var TEXTS2 = { invoking: "Loading\u2026", invoked: "Done" };
var keyOf2 = (message, isNested) => isNested ? `toolInvocation.${message}` : `${PREFIX}toolInvocation/${message}`;
function fixFor2(tool5, holder, missing3, isSeed) {
  if (holder === tool5) return void 0;
  const title = `Add ${missing3.map((each) => `\`${each}\``).join(" and ")}`;
  if (!isSeed) {
    return {
      title,
      safe: false,
      edits: missing3.map((each) => ({ op: "add", to: holder, key: keyOf2(each, false), value: TEXTS2[each] }))
    };
  }
  if (has(get(tool5, "annotations", "openai"), "toolInvocation") === "yes") {
    return {
      title,
      safe: false,
      edits: missing3.map((each) => ({ op: "add", to: holder, key: each, value: TEXTS2[each] }))
    };
  }
  return { title, safe: false, edits: [{ op: "add", to: holder, key: "toolInvocation", value: TEXTS2 }] };
}

// rules/openai/misplaced-key.ts
var misplaced_key_default = defineRule({
  id: "openai/misplaced-key",
  summary: "A metadata key is in a place where no host reads it",
  severity: "error",
  in: "recommended",
  source: appsSdk(
    "Reference, tool and resource metadata",
    "Keys that start with openai/ belong in _meta, those of MCP Apps in _meta.ui, hints in annotations, and the CSP on the resource."
  ),
  fixable: "safe",
  messages: {
    meta: { message: "Hosts read `{{key}}` from `_meta`; in {{where}} it is ignored.", help: "Move it." },
    hint: { message: "Hosts read `{{hint}}` from `annotations`; in {{where}} it is ignored.", help: "Move it." },
    prefix: {
      message: "Hosts ignore `{{key}}`: in `annotations` they read `{{hint}}`, without the prefix.",
      help: "Rename the key."
    },
    openai: { message: "Hosts read `{{key}}` from {{home}}; in {{where}} it is ignored.", help: "Move it." },
    nested: {
      message: "Hosts ignore `_meta.openai`: only xmcp reads it.",
      help: "Write the keys in full, such as `openai/outputTemplate`."
    },
    joined: {
      message: "Hosts ignore this object: they read the keys `{{key}}/invoking` and `{{key}}/invoked`.",
      help: "Write those two keys instead of the object."
    },
    ui: { message: "Hosts read `{{key}}` from `_meta.ui`; in `_meta` itself it is ignored.", help: "Move it." },
    csp: {
      message: "Hosts read `{{key}}` from the resource of the widget; on the tool it is ignored.",
      help: "Move it."
    }
  },
  *check(manifest) {
    const nested = isXmcp(manifest);
    const apps = new Set(appOf(manifest).tools.map(({ node }) => node));
    for (const tool5 of listingOf(manifest).tools) {
      for (const { holder, where, key } of outsideMeta(tool5)) {
        const fix = move2(key, holder, tool5, "_meta", key.key);
        const replaces = lacking(get(tool5, "_meta"), key.key);
        yield { at: key, message: "meta", data: { key: key.key, where }, replaces, fix };
      }
      yield* prefixedHints(tool5);
      const own = nested ? void 0 : nestedMeta(tool5);
      if (own) {
        const replaces = lacking(get(tool5, "_meta"), ...entries(own.value).map(({ key }) => PREFIX + key));
        yield { at: own, message: "nested", replaces, fix: flatten(own, tool5) };
      }
      const joined = joinedInvocation(tool5);
      if (joined) yield { at: joined, message: "joined", data: { key: joined.key }, fix: split(joined, tool5) };
      if (!isTakenByOthers(tool5, manifest)) yield* outside2(tool5, apps.has(tool5));
      for (const { entry: entry2, hint: hint2 } of apps.has(tool5) || hasMisplaced(tool5) ? hintsInMeta(tool5) : []) {
        const fix = move2(entry2, get(tool5, "_meta"), tool5, "annotations", hint2);
        yield { at: entry2, message: "hint", data: { hint: hint2, where: "`_meta`" }, fix };
      }
      for (const entry2 of apps.has(tool5) ? hintsOn(tool5, manifest) : []) {
        if (!fits2(entry2.key, entry2.value)) continue;
        const fix = move2(entry2, tool5, tool5, "annotations", entry2.key);
        yield { at: entry2, message: "hint", data: { hint: entry2.key, where: "the tool itself" }, fix };
      }
    }
    yield* csps(manifest);
    yield* besideUi2(manifest);
  }
});
function move2(entry2, from, to, into, key) {
  return isSure2(key, entry2.value) ? move(entry2, from, to, into, key) : void 0;
}
var isSure2 = (key, value) => fits2(key, value) && (!HINTS.includes(key) || value.kind === "boolean");
var lacking = (home, ...keys) => home?.kind === "object" ? keys.map((key) => lack(home, key)) : [];
function* prefixedHints(tool5) {
  const annotations = get(tool5, "annotations");
  for (const at2 of entries(annotations)) {
    const hint2 = at2.key.slice(PREFIX.length);
    if (!at2.key.startsWith(PREFIX) || !HINTS.includes(hint2) || has(annotations, hint2) !== "no") continue;
    const fix = isSure2(hint2, at2.value) ? rename(at2, hint2) : void 0;
    yield { at: at2, message: "prefix", data: { key: at2.key, hint: hint2 }, fix };
  }
}
function* outside2(tool5, isApp) {
  const annotations = get(tool5, "annotations");
  for (const entry2 of outsideOpenai(tool5)) {
    const fix2 = isApp && !get(annotations, "openai") ? void 0 : move2(entry2, annotations, annotations, "openai", entry2.key);
    const data = { key: entry2.key, home: "`annotations.openai`", where: "`annotations`" };
    const replaces = lacking(get(annotations, "openai"), entry2.key);
    yield { at: entry2, message: "openai", data, replaces, fix: fix2 };
  }
  const own = openaiOnTool(tool5);
  if (!own) return;
  const { value } = own;
  const isClear = value.kind === "object" && !value.open && value.entries.every(({ key }) => SEED.has(key));
  const fix = isClear && !isApp ? move2(own, tool5, tool5, "annotations", "openai") : void 0;
  yield {
    at: own,
    message: "openai",
    data: { key: "openai", home: "`annotations`", where: "the tool itself" },
    fix
  };
}
var SEED = /* @__PURE__ */ new Set([...ANNOTATION_KEYS, ...HINTS]);
function* csps(manifest) {
  for (const tool5 of appOf(manifest).tools) {
    for (const { entry: entry2, holder, key } of cspsOn(tool5.node)) {
      const home = homeOf(tool5, key, manifest);
      if (!home) continue;
      const meta = home.resource && get(home.resource, "_meta");
      const canMove = holder === get(tool5.node, "_meta") && (!meta || meta.kind === "object");
      const fix = home.resource && canMove ? move2(entry2, holder, home.resource, "_meta", key) : void 0;
      yield { at: entry2, message: "csp", data: { key }, fix };
    }
  }
}
function* besideUi2(manifest) {
  if (isGenerated(manifest)) return;
  const tools = listingOf(manifest).tools.filter((tool5) => !isTakenByOthers(tool5, manifest));
  const found = [
    ...tools.map((node) => ({ node, beside: besideUiOfTool(node) })),
    ...widgetsOf(manifest).map((widget) => ({ node: widget.node, beside: besideUiOfWidget(widget) }))
  ];
  for (const { node, beside } of found) {
    const meta = get(node, "_meta");
    for (const entry2 of beside) {
      const fix = move2(entry2, meta, meta, "ui", entry2.key);
      const severity = entry2.key === "prefersBorder" ? "warning" : "error";
      yield { at: entry2, message: "ui", data: { key: entry2.key }, fix, severity };
    }
  }
}
function flatten(nested, tool5) {
  const meta = get(tool5, "_meta");
  if (entries(nested.value).some(({ key, value }) => !fits2(key, value))) return void 0;
  if (meta?.kind !== "object" || nested.value.kind !== "object" || nested.value.open) return void 0;
  const flat = nested.value.entries.flatMap(
    ({ key, value }) => key === "toolInvocation" && value.kind === "object" ? value.entries.map((each) => [`${PREFIX}${key}/${each.key}`, asWritten(each.value)]) : [[`${PREFIX}${key}`, asWritten(value)]]
  );
  return inFull(nested, meta, flat);
}
function split(joined, tool5) {
  const meta = get(tool5, "_meta");
  const { value } = joined;
  const isMessage = ({ key, value: text2 }) => INVOCATION_KEYS.includes(key) && fits2(key, text2);
  const isClear = value.kind === "object" && !value.open && value.entries.every(isMessage);
  const flat = entries(value).map((each) => [`${joined.key}/${each.key}`, asWritten(each.value)]);
  return isClear ? inFull(joined, meta, flat) : void 0;
}
function inFull(child, meta, flat) {
  if (flat.some(([key]) => entries(meta).some((each) => each.key === key))) return void 0;
  const added = flat.map(([key, value]) => ({ op: "add", to: meta, key, value }));
  return { title: "Write the keys in full", safe: true, edits: [{ op: "remove", from: meta, child }, ...added] };
}

// rules/openai/misspelt-field.ts
var misspelt_field_default3 = misspeltField(
  "openai",
  appsSdk(
    "Reference, resource metadata",
    "The fields of a CSP, of permissions and of security schemes have fixed names."
  )
);

// rules/openai/misspelt-key.ts
var misspelt_key_default = defineRule({
  id: "openai/misspelt-key",
  summary: "A metadata key is a misspelling of one that hosts read",
  severity: "warning",
  in: "recommended",
  source: section3("Complete List of OpenAI-Specific Annotations", "The keys of the metadata have fixed names."),
  fixable: "safe",
  messages: {
    misspelt: {
      message: "Hosts ignore `{{key}}`; did you mean `{{meant}}`?",
      help: "Rename `{{key}}` to `{{meant}}`."
    }
  },
  *check(manifest) {
    for (const { holder, entry: entry2, meant } of suspects(manifest)) {
      if (meant === void 0 || meant === entry2.key) continue;
      const isFree = has(holder, meant) === "no";
      const data = { key: entry2.key, meant };
      yield {
        at: entry2,
        message: "misspelt",
        data,
        ...isFree && {
          replaces: [lack(holder, meant)],
          fix: fits2(meant, entry2.value) ? rename(entry2, meant) : void 0
        }
      };
    }
  }
});
function* suspects(manifest) {
  for (const tool5 of listingOf(manifest).tools) {
    yield* misspeltOpenai(tool5);
    const own = get(tool5, "annotations", "openai");
    yield* among(own, [...ANNOTATION_KEYS, ...HINTS], (entry2) => withoutPrefix(entry2.key) ?? hintMeant(entry2));
    yield* among(get(own, "toolInvocation"), INVOCATION_KEYS);
  }
  const { byName } = appOf(manifest);
  const holders2 = [...listingOf(manifest).tools, ...widgetsOf(manifest).map(({ node }) => node)];
  for (const node of new Set(holders2)) yield* inMeta(get(node, "_meta"));
  for (const { tool: tool5, body } of answersIn(manifest)) {
    const meta = get(body, "_meta");
    yield* inMeta(meta);
    const isNewer = byName.get(tool5)?.some(({ dialects }) => !dialects.includes("seed"));
    if (!isNewer) yield* among(meta, ANSWER_KEYS);
  }
}
function* inMeta(meta) {
  if (meta?.kind !== "object") return;
  for (const entry2 of meta.entries) {
    const name = openaiKeyMeant(entry2.key, OPENAI_KEYS);
    if (name !== void 0) yield { holder: meta, entry: entry2, meant: PREFIX + name };
    else if (entry2.key.startsWith("ui/")) yield { holder: meta, entry: entry2, meant: nearKey(entry2.key, ["ui/resourceUri"]) };
  }
  yield* among(get(meta, "ui"), UI_KEYS);
}
function* among(holder, known2, otherwise = (_) => void 0) {
  if (holder?.kind !== "object") return;
  for (const entry2 of holder.entries) {
    if (known2.includes(entry2.key)) continue;
    yield { holder, entry: entry2, meant: keyMeant(holder, entry2.key, known2) ?? otherwise(entry2) };
  }
}

// rules/openai/output-template-required.ts
var output_template_required_default = defineRule({
  id: "openai/output-template-required",
  summary: "The metadata of a widget tool names no output template",
  severity: "error",
  in: "spec",
  source: section3("Tool Registration Metadata", "outputTemplate is required for widgets."),
  messages: {
    missing: {
      message: "`{{key}}` marks this as a widget tool, but the tool has no output template, so hosts cannot show the widget.",
      help: "Add `{{template}}`."
    },
    misnamed: {
      message: "Hosts ignore `{{key}}`, so this widget tool has no output template, and hosts cannot show the widget.",
      help: "Rename `{{key}}` to `{{meant}}`{{more}}."
    },
    throws: {
      message: "`registerAppTool` throws without `_meta`, so the server does not start.",
      help: "Add `_meta: { ui: { resourceUri } }`, or use `registerTool` if the tool has no widget."
    }
  },
  *check(manifest) {
    const thrown = new Set(withoutMeta(manifest.root, manifest.code));
    for (const tool5 of thrown) yield { at: lack(tool5, "_meta"), message: "throws" };
    for (const tool5 of appOf(manifest).tools) {
      const found = tool5.links.length === 0 && !thrown.has(tool5.node) ? lackingTemplate(tool5) : void 0;
      if (found && !isAnswered(tool5, manifest)) yield found;
    }
    for (const tool5 of listingOf(manifest).tools) {
      for (const each of misspeltOpenai(tool5)) {
        const hasTemplate = has(each.entry.value, "outputTemplate") === "yes";
        yield misnamed(each, hasTemplate ? "" : ", and add `outputTemplate` to it");
      }
    }
  }
});
function lackingTemplate(tool5) {
  const [misspelt3] = misspeltTemplates(tool5.node);
  return misspelt3 ? misnamed(misspelt3) : seedWidget(tool5) ?? openaiWidget(tool5);
}
var misnamed = ({ holder, entry: entry2, meant }, more = "") => ({
  at: lack(holder, meant),
  message: "misnamed",
  data: { key: entry2.key, meant, more }
});
var missing2 = (holder, key, template) => ({
  at: lack(holder, template),
  message: "missing",
  data: { key, template }
});
function seedWidget({ node }) {
  const own = get(node, "annotations", "openai");
  if (own?.kind !== "object" || has(own, "outputTemplate") !== "no" || has(own, "toolInvocation") !== "yes")
    return void 0;
  return missing2(own, "toolInvocation", "outputTemplate");
}
function openaiWidget({ node }) {
  const meta = get(node, "_meta");
  if (meta?.kind !== "object" || meta.open) return void 0;
  const flag = meta.entries.find(
    ({ key, value }) => key === "openai/resultCanProduceWidget" && value.kind === "boolean" && value.value
  );
  return flag && missing2(meta, flag.key, "openai/outputTemplate");
}
function isAnswered({ name }, manifest) {
  const byTool = answersByTool(manifest);
  return [.../* @__PURE__ */ new Set([void 0, name])].flatMap((tool5) => byTool.get(tool5) ?? []).some(({ body }) => has(body, "_meta") === "unknown" || has(get(body, "_meta"), "openai/outputTemplate") !== "no");
}

// rules/openai/read-only-hint.ts
var read_only_hint_default = defineRule({
  id: "openai/read-only-hint",
  summary: "A tool whose name suggests that it only reads is not marked read-only",
  severity: "warning",
  in: "spec",
  source: section3(
    "Checklist",
    "readOnlyHint is true for operations that only read: no prompt asks for a confirmation then."
  ),
  fixable: "unsafe",
  messages: {
    missing: {
      message: 'The name begins with "{{verb}}", which suggests that this tool only reads, but without `readOnlyHint: true` the user has to confirm each call.',
      help: "Add `readOnlyHint: true` if the tool changes nothing."
    },
    false: {
      message: 'The name begins with "{{verb}}", which suggests that this tool only reads, but with `readOnlyHint: false` the user has to confirm each call.',
      help: "Set `readOnlyHint` to `true` if the tool changes nothing."
    }
  },
  options: {
    schema: dialectsOption("The dialects whose tools are checked"),
    defaults: { dialects: ["seed", "openai"] },
    presets: { strict: { dialects: DIALECTS2 } }
  },
  *check(manifest, { options }) {
    for (const { node, name = "", dialects } of appOf(manifest).tools) {
      const verb = readingVerb(name);
      if (verb === void 0 || !dialects.some((each) => options.dialects.includes(each))) continue;
      const found = judge5(node, dialects.includes("seed"));
      if (found) yield { ...found, data: { verb } };
    }
  }
});
var KEY2 = "readOnlyHint";
function judge5(tool5, isSeed) {
  const annotations = get(tool5, "annotations");
  const holders2 = [annotations, ...isSeed ? [get(annotations, "openai")] : []];
  for (const holder2 of holders2) {
    const value = entry(holder2, KEY2)?.value;
    if (!value) continue;
    return value.kind === "boolean" && !value.value ? (
      // The author has thought of it, so nothing is more than a hint, and no fix takes it back.
      { at: value, message: "false", severity: "info" }
    ) : void 0;
  }
  const meta = get(tool5, "_meta");
  const isElsewhere2 = has(tool5, KEY2) === "yes" || [KEY2, `openai/${KEY2}`, "annotations"].some((key) => has(meta, key) === "yes");
  if (isElsewhere2) return void 0;
  if (annotations ? annotations.kind !== "object" : !lacksField(tool5, "annotations")) return void 0;
  if (holders2.some((holder2) => holder2 && !lacks2(holder2, KEY2, [...HINTS, ...ANNOTATION_KEYS]))) return void 0;
  if (holders2.some((each) => entries(each).some((hint2) => hintMeant(hint2) === KEY2))) return void 0;
  const holder = holders2.findLast((each) => each?.kind === "object");
  const add = {
    title: "Add `readOnlyHint: true`",
    safe: false,
    edits: [
      holder ? { op: "add", to: holder, key: KEY2, value: true } : { op: "add", to: tool5, key: "annotations", value: { [KEY2]: true } }
    ]
  };
  return {
    at: lackOf(holder ?? tool5, KEY2, "annotations"),
    message: "missing",
    fix: add,
    replaces: holder ? [lack(holder, KEY2)] : []
  };
}

// rules/openai/required-field.ts
var required_field_default3 = requiredField("openai", appsSdk("Reference, securitySchemes", "A security scheme has a type."));

// rules/openai/resource-description.ts
var resource_description_default = defineRule({
  id: "openai/resource-description",
  summary: "A widget resource without a description",
  severity: "info",
  in: "strict",
  source: section3("Resource Registration (Widgets)", "A description says what the widget does.", "SHOULD"),
  messages: {
    missing: {
      message: "The widget has no `description`, so a user or model that lists the resources cannot tell what it shows.",
      help: "Add one."
    }
  },
  *check(manifest) {
    for (const widget of appOf(manifest).resources) {
      const { node } = widget;
      if (has(node, "description") === "no" && !mayBeDescribed(widget, manifest))
        yield { at: lack(node, "description"), message: "missing" };
    }
  }
});
var mayBeDescribed = orWhereRead(
  (node) => has(node, "_meta") === "unknown" || has(get(node, "_meta"), "openai/widgetDescription") !== "no"
);

// rules/openai/resource-fields.ts
var resource_fields_default = defineRule({
  id: "openai/resource-fields",
  summary: "A widget resource without `uri` or `mimeType`",
  severity: "error",
  in: "spec",
  source: section3("Resource Registration (Widgets)", "A widget is registered with its URI and its MIME type."),
  messages: {
    uri: {
      message: "The widget has no `uri`, so no tool can refer to it.",
      help: "Add one of the form `ui://widget/<name>.html`."
    },
    mimeType: { message: "The widget has no `mimeType`, so hosts do not render it.", help: "Add {{allowed}}." }
  },
  *check(manifest) {
    for (const resource of appOf(manifest).resources) {
      if (has(resource.node, "uri") === "no") yield { at: lack(resource.node, "uri"), message: "uri" };
      if (has(resource.node, "mimeType") === "no" && isNeeded(resource, manifest)) {
        const allowed = eitherOf(mimesFor(resource.dialects).map((each) => `\`${each}\``));
        yield { at: lack(resource.node, "mimeType"), message: "mimeType", data: { allowed } };
      }
    }
  }
});
function isNeeded({ uri, dialects }, manifest) {
  const { code } = manifest;
  const isOpenai = dialects.includes("openai");
  const same2 = appOf(manifest).byPath.get(pathOf2(text(uri) ?? "")) ?? [];
  const contents = same2.filter((each) => each.isContent);
  if (contents.length > 0) {
    return manifest.derive(knowsReads) && contents.every(({ node }) => has(node, "mimeType") === "no");
  }
  if (code === NO_CODE) return !isOpenai;
  return !isOpenai && code.reads.length === 0 && isSeedOnly(dialects);
}
var knowsReads = ({ code }) => code.reads.every(isKnownRead);

// rules/openai/resource-mime-type.ts
var isOfDraft = (mime) => /^\s*text\/html\+mcp\b/i.test(mime);
var resource_mime_type_default = defineRule({
  id: "openai/resource-mime-type",
  summary: "The MIME type of a widget is not the one that hosts render",
  severity: "error",
  in: "spec",
  source: section3(
    "Required Patterns, MIME Type",
    "The MIME type of a widget is text/html+skybridge; text/html is not enough. Newer dialects have text/html;profile=mcp-app."
  ),
  fixable: "both",
  messages: {
    empty: { message: "The MIME type is blank, so hosts do not render the widget.", help: "Write {{allowed}}." },
    wrong: {
      message: "Hosts show a widget with the MIME type `{{mime}}` as plain text instead of rendering it.",
      help: "Write {{allowed}}."
    }
  },
  *check(manifest) {
    for (const { node, uri, dialects, isSure: isSure3 } of widgetsOf(manifest)) {
      const mime = get(node, "mimeType");
      if (mime?.kind !== "string") continue;
      const allowed = mimesFor(dialects);
      if (isOneOf(mime.value, allowed) || isOfDraft(mime.value) || !isSure3 && !isPage(mime.value)) continue;
      const isSeed = uri?.kind === "string" && isSeedUri(uri.value);
      const value = nearestWord(mime.value, allowed) ?? (dialects.length === 0 && isSeed ? SKYBRIDGE : allowed[0]);
      yield {
        at: mime,
        message: mime.value.trim() === "" ? "empty" : "wrong",
        data: { mime: mime.value, allowed: eitherOf(allowed.map((each) => `\`${each}\``)) },
        fix: {
          title: `Write \`${value}\``,
          safe: dialects.length > 0,
          edits: [{ op: "set", node: mime, value }]
        }
      };
    }
  }
});

// rules/openai/resource-name.ts
var resource_name_default = defineRule({
  id: "openai/resource-name",
  summary: "A widget resource without a name",
  severity: "warning",
  in: "recommended",
  source: section3("Resource Registration (Widgets)", "A widget has a name for people to read.", "SHOULD"),
  messages: {
    missing: {
      message: "The widget has no `name`. MCP requires one, and users tell resources apart by their names.",
      help: "Add a name that users understand."
    },
    empty: {
      message: "The widget's name is blank, so users cannot tell it from other widgets.",
      help: "Write a name that users understand."
    }
  },
  *check(manifest) {
    for (const { node } of appOf(manifest).resources) {
      const name = get(node, "name");
      if (has(node, "name") === "no") yield { at: lack(node, "name"), message: "missing" };
      else if (name?.kind === "string" && name.value.trim() === "") yield { at: name, message: "empty" };
    }
  }
});

// rules/openai/resource-unused.ts
var resource_unused_default = defineRule({
  id: "openai/resource-unused",
  summary: "A widget resource that no tool refers to",
  severity: "warning",
  in: "strict",
  tags: ["unnecessary"],
  source: appsSdk("MCP server, templates", "A widget is shown when a tool names it as its output template."),
  messages: {
    unused: {
      message: "No tool has `{{uri}}` as its output template, so no host ever shows this widget.",
      help: "Refer to it from a tool, or remove it."
    }
  },
  reads: ["mcp"],
  project: {
    *collect(manifest) {
      yield* serverFacts(manifest);
      yield* resourceFacts(manifest, false);
      yield* templateFacts(manifest, true);
    },
    *compare(facts) {
      const parts = gather(facts, "resource", "template", isWidgetUri);
      const paths = new Set([...parts[0]?.everywhere ?? []].map(pathOf2));
      for (const found of parts) {
        const isUsed = (uri) => !isPageUri(uri) || paths.has(pathOf2(uri));
        const registered2 = new Set(found.wanted.map(({ value }) => pathOf2(value)));
        const lost = [...found.known].filter((uri) => !registered2.has(pathOf2(uri)));
        const unused = strays(found, isUsed);
        if (lost.length === 1 && new Set(unused.map(({ value }) => value)).size === 1) continue;
        for (const at2 of unused) {
          if (nearestWord(at2.value, lost) === void 0) yield { at: at2, message: "unused", data: { uri: at2.value } };
        }
      }
    }
  }
});

// rules/openai/resource-uri.ts
var resource_uri_default2 = defineRule({
  id: "openai/resource-uri",
  summary: "A widget's URI is not `ui://widget/<name>.html`, or does not start with `ui://`",
  severity: "error",
  in: "spec",
  source: section3(
    "Required Patterns, Resource URI Pattern",
    "The URI of a widget is ui://widget/, a name, and .html. Newer dialects ask for the scheme ui only."
  ),
  fixable: "unsafe",
  messages: {
    empty: { message: "The URI is blank, so hosts cannot find the widget.", help: "Write {{pattern}}." },
    nameless: {
      message: "`{{uri}}` has nothing after the scheme, so hosts cannot find the widget.",
      help: "Write {{pattern}}."
    },
    prefix: {
      message: "`{{uri}}` has the wrong prefix `{{prefix}}`: hosts find a widget only under `ui://`.",
      help: "Write {{pattern}}."
    },
    scheme: { message: "`{{uri}}` has no scheme: hosts find a widget only under `ui://`.", help: "Write {{pattern}}." },
    pattern: {
      message: "`{{uri}}` does not have the form `ui://widget/<name>.html`, so hosts do not find the widget.",
      help: "Write `{{meant}}`."
    }
  },
  *check(manifest) {
    const { tools, resources } = appOf(manifest);
    for (const { links } of tools) {
      for (const { dialect, entry: entry2 } of links) yield* judge6(entry2.value, [dialect]);
    }
    for (const { uri, dialects } of resources) yield* judge6(uri, dialects);
  }
});
function* judge6(node, dialects) {
  if (node?.kind !== "string") return;
  const { value: uri } = node;
  if (isWellFormed(uri, dialects)) return;
  const isSeed = isSeedOnly(dialects) || dialects.length === 0;
  const pattern = isSeed ? "`ui://widget/<name>.html`" : "a URI such as `ui://widget/map.html`";
  if (uri.trim() === "") {
    yield { at: node, message: "empty", data: { pattern } };
    return;
  }
  const [prefix] = /^[a-z][a-z\d+.-]*:(?:\/\/)?/i.exec(uri) ?? [];
  const message = isWidgetUri(uri) ? isSeed ? "pattern" : "nameless" : prefix ? "prefix" : "scheme";
  const value = isSeed ? seedUriFor(uri) : uiUriFor(uri);
  const meant = value === void 0 || value === uri ? "ui://widget/<name>.html" : value;
  yield { at: node, message, data: { uri, prefix, pattern, meant }, fix: fixFor3(node, isSeed) };
}
function fixFor3(node, isSeed) {
  const value = isSeed ? seedUriFor(node.value) : uiUriFor(node.value);
  if (value === void 0 || value === node.value) return void 0;
  return { title: `Write \`${value}\``, safe: false, edits: [{ op: "set", node, value }] };
}

// rules/openai/response-shape.ts
var response_shape_default = defineRule({
  id: "openai/response-shape",
  summary: "The result of a tool does not have the form that hosts expect",
  severity: "error",
  in: "spec",
  source: section3(
    "Tool Response Metadata",
    "A result has content, an array of typed parts, and may have _meta, an object, and isError, a boolean."
  ),
  messages: {
    empty: {
      message: "This result has no `content`, so the model sees nothing, and strict hosts reject the result.",
      help: 'Put the data into `content`: `[{ type: "text", text: JSON.stringify(\u2026) }]`.'
    },
    content: {
      message: "`content` is not an array of parts, so hosts reject the result.",
      help: 'Write `[{ type: "text", text: \u2026 }]`.'
    },
    part: {
      message: "This part of `content` is not an object with a `type`, so hosts reject the result.",
      help: 'Write `{ type: "text", text: \u2026 }`.'
    },
    nothing: {
      message: "The handler returns nothing here, which hosts reject.",
      help: 'Return `{ content: [{ type: "text", text: \u2026 }] }`.'
    },
    body: {
      message: "The handler returns {{what}}, which hosts reject.",
      help: 'Return an object: `{ content: [{ type: "text", text: \u2026 }] }`.'
    },
    field: FIELD_MESSAGE,
    kind: {
      message: "`{{type}}` is not a type of `content` part, so hosts reject the result.",
      help: "Use `text`, `image`, `audio`, `resource` or `resource_link`; data belongs in `structuredContent`."
    },
    text: { message: "This part of type `text` has no `text`, so hosts reject the result.", help: "Add the text." },
    words: {
      message: "The `text` of this part is not a string, so hosts reject the result.",
      help: "Convert it to a string, or return data in `structuredContent`."
    },
    isError: {
      message: "`isError` is not {{boolean}}, so hosts reject the result.",
      help: "Write `{{true}}` or `{{false}}`, or remove `isError`."
    },
    meta: {
      message: "`_meta` is not {{object}}, so hosts reject the result.",
      help: "Write {{object}}, or remove `_meta`."
    }
  },
  *check(manifest) {
    for (const answer of answersIn(manifest)) yield* faultsIn3(answer);
  }
});

// rules/openai/template-registered.ts
var template_registered_default = defineRule({
  id: "openai/template-registered",
  summary: "An output template refers to a widget that is not registered",
  severity: "error",
  in: "recommended",
  source: appsSdk("MCP server, templates", "The output template of a tool is the URI of a registered resource."),
  fixable: "safe",
  messages: {
    missing: {
      message: "No resource is registered for `{{uri}}`{{hint}}, so the host cannot render the widget.",
      help: "Register that resource, or correct the URI."
    }
  },
  reads: ["mcp"],
  project: {
    inOneFile: true,
    ifAlone: true,
    *collect(manifest) {
      yield* serverFacts(manifest);
      yield* resourceFacts(manifest, true);
      yield* templateFacts(manifest, false);
    },
    *compare(facts) {
      const parts = gather(facts, "template", "resource", isWidgetUri);
      const paths = new Set([...parts[0]?.everywhere ?? []].map(pathOf2));
      for (const found of parts) {
        const isKnown3 = (uri) => !isWidgetUri(uri) || paths.has(pathOf2(uri));
        const all = strays(found, isKnown3);
        const lost = all.length > 0 ? all : nearMisses(found, isKnown3);
        for (const at2 of lost) {
          const uri = at2.value;
          const fix = fixFor(uri, found, isWidgetUri);
          const data = { uri, hint: hintFor(uri, found) || hintAtOther(found, lost) };
          yield { at: at2, message: "missing", data, fix };
        }
      }
    }
  }
});
function nearMisses({ known: known2, wanted }, isKnown3) {
  const named3 = new Set(wanted.map(({ value }) => pathOf2(value)));
  const unused = [...known2].filter((uri) => isWidgetUri(uri) && !named3.has(pathOf2(uri))).map(stepsOf2);
  if (unused.length * wanted.length > MOST_COMPARISONS2) return [];
  return wanted.filter(({ value }) => {
    if (isKnown3(value)) return false;
    const { folder, name, ending } = stepsOf2(value);
    const besides = unused.filter((other) => other.folder === folder && other.ending === ending);
    const meant = nearestWord(
      name,
      besides.map((other) => other.name)
    );
    return meant !== void 0 && meant.replace(/\d+/g, "") !== name.replace(/\d+/g, "");
  });
}
var MOST_COMPARISONS2 = 1e4;
function stepsOf2(uri) {
  const path = pathOf2(uri);
  const start = path.lastIndexOf("/") + 1;
  const dot = path.indexOf(".", start);
  const end = dot < 0 ? path.length : dot;
  return { folder: path.slice(0, start), name: path.slice(start, end), ending: path.slice(end) };
}
function hintAtOther({ known: known2, wanted }, lost) {
  const named3 = new Set(wanted.map(({ value }) => pathOf2(value)));
  const unused = [...known2].filter((uri) => isWidgetUri(uri) && !named3.has(pathOf2(uri)));
  const isOneForOne = unused.length === 1 && new Set(lost.map(({ value }) => value)).size === 1;
  return hint(isOneForOne ? unused[0] : void 0);
}

// rules/openai/ui-initialize.ts
var ui_initialize_default = defineRule({
  id: "openai/ui-initialize",
  summary: "A widget misspells a method of MCP Apps, or sends `ui/initialize` with the field names of MCP itself",
  severity: "error",
  in: "recommended",
  source: {
    document: "MCP Apps",
    section: "McpUiInitializeRequest",
    says: "A widget tells its host appInfo, appCapabilities and protocolVersion.",
    kind: "advice"
  },
  fixable: "unsafe",
  messages: {
    method: {
      message: "MCP Apps has no method `{{name}}`, so hosts neither handle nor send it; did you mean `{{meant}}`?",
      help: "Use `{{meant}}`."
    },
    otherName: {
      message: "Hosts expect `{{meant}}` in `ui/initialize` and reject a request with `{{key}}` instead, so the widget gets no data and stays blank.",
      help: "Rename `{{key}}` to `{{meant}}`{{more}}."
    }
  },
  *check(manifest) {
    for (const { is, name, ...at2 } of manifest.code.hostNames) {
      const meant = is === "method" && !METHODS3.includes(name) ? meantMethod(name) : void 0;
      if (meant !== void 0) yield { at: at2, message: "method", data: { name, meant } };
    }
    for (const params of manifest.code.handshakes) {
      const [first2, second] = params.kind === "object" ? misnamed2(params) : [];
      if (!first2) continue;
      const lacksCapabilities = !second && first2.meant !== CAPABILITIES && has(params, CAPABILITIES) === "no";
      const also = second && `, and \`${second.at.key}\` to \`${second.meant}\``;
      const more = also ?? (lacksCapabilities ? `, and add \`${CAPABILITIES}: {}\`` : "");
      yield {
        at: first2.at,
        message: "otherName",
        data: { key: first2.at.key, meant: first2.meant, more },
        fix: renaming2(second ? [first2, second] : [first2], lacksCapabilities ? `${CAPABILITIES}: {}, ` : "")
      };
    }
  }
});
var METHODS3 = [
  ...["ui/initialize", "ui/open-link", "ui/message", "ui/request-display-mode", "ui/update-model-context"],
  ...["ui/download-file", "ui/resource-teardown", "ui/notifications/initialized", "ui/notifications/size-changed"],
  ...["ui/notifications/tool-input", "ui/notifications/tool-input-partial", "ui/notifications/tool-result"],
  ...["ui/notifications/tool-cancelled", "ui/notifications/host-context-changed"],
  ...["ui/notifications/request-teardown", "ui/notifications/sandbox-proxy-ready"],
  "ui/notifications/sandbox-resource-ready"
];
function meantMethod(name) {
  const meant = nearestWord(name, METHODS3);
  const [words2, others2] = [wordsOf3(name), wordsOf3(meant ?? "")];
  const isOther3 = words2.length === others2.length && words2.some((word, at2) => word !== others2[at2] && !isNear2(word, others2[at2]));
  return isOther3 ? void 0 : meant;
}
var wordsOf3 = (method) => method.split(/[/-]/);
var isNear2 = (word, other) => nearestWord(word, [other]) !== void 0;
var CAPABILITIES = "appCapabilities";
var NAMES5 = [
  ["clientInfo", "appInfo"],
  ["capabilities", CAPABILITIES]
];
function misnamed2(params) {
  return NAMES5.flatMap(([key, meant]) => {
    const at2 = entry(params, key);
    return at2 && has(params, meant) === "no" ? [{ at: at2, meant }] : [];
  });
}
function renaming2(all, before) {
  const isPlain3 = ({ key, start, end, value }) => end - start === key.length && value.start !== start && value.via?.start !== start;
  if (!all.every(({ at: at2 }) => isPlain3(at2))) return void 0;
  const edits = all.map(({ at: { start, end }, meant }, index) => {
    return { op: "text", start, end, text: index === 0 ? before + meant : meant };
  });
  return { title: `Write ${all.map(({ meant }) => `\`${meant}\``).join(" and ")}`, safe: false, edits };
}

// rules/openai/unknown-field.ts
var unknown_field_default3 = unknownField(
  "openai",
  section3("Complete List of OpenAI-Specific Annotations", "The document lists all keys of its metadata.", "advice")
);

// rules/openai/widget-csp.ts
var POLICIES = ["openai/widgetCSP", "ui", "_meta"];
var widget_csp_default = defineRule({
  id: "openai/widget-csp",
  summary: "A widget without a content security policy, or with one that is too wide",
  severity: "warning",
  in: "strict",
  source: appsSdk("Submission guidelines", "A widget has a content security policy that names what it needs to reach."),
  messages: {
    missing: {
      message: "The widget has no content security policy, which OpenAI requires for submitted apps.",
      help: "Add `openai/widgetCSP` or `ui.csp` to its `_meta`."
    },
    wildcard: {
      message: "`{{source}}` lets the widget reach any host, so its content security policy protects nothing.",
      help: "List only the hosts that the widget needs."
    },
    http: {
      message: "`{{source}}` is plain http: others on the network can read and change what the widget loads.",
      help: "Use https."
    }
  },
  *check(manifest) {
    for (const widget of widgetsOf(manifest)) {
      if (isSeedOnly(widget.dialects)) continue;
      const meta = get(widget.node, "_meta");
      if (!widget.isContent && !hasPolicy(widget, manifest)) {
        yield { at: lackOf(meta?.kind === "object" ? meta : widget.node, ...POLICIES), message: "missing" };
      }
      for (const csp of [get(meta, "openai/widgetCSP"), get(meta, "ui", "csp")]) {
        for (const source of sourcesOf(csp)) yield* judge7(source);
      }
    }
  }
});
var isMisplaced = (widget) => besideUiOfWidget(widget).some(({ key }) => key === "csp");
var mayHavePolicy = orWhereRead((node) => mayHave(node, "openai/widgetCSP"));
function hasPolicy(widget, manifest) {
  return mayHavePolicy(widget, manifest) || [widget, ...readAs(widget, manifest)].some(isMisplaced);
}
function* judge7(node) {
  if (node.kind !== "string") return;
  const source = node.value;
  const data = { source };
  if (/^(?:[a-z]{2,5}:\/\/)?\*$|^https?:$/i.test(source)) yield { at: node, message: "wildcard", data };
  else if (/^http:\/\/(?!localhost|127\.|\[::1\])/i.test(source)) yield { at: node, message: "http", data };
}

// rules/openai/widget-domain.ts
var widget_domain_default = defineRule({
  id: "openai/widget-domain",
  summary: "A widget domain or an entry of its CSP is not an origin",
  severity: "error",
  in: "recommended",
  source: appsSdk("Reference, resource metadata", "Domains of a widget are origins: a scheme and a host."),
  fixable: "unsafe",
  messages: {
    scheme: {
      message: "`{{domain}}` has no scheme, so it is not an origin and hosts may ignore it.",
      help: "Write `{{origin}}`."
    },
    empty: {
      message: "This domain is blank, so hosts refuse or ignore it.",
      help: "Write an origin such as `https://example.com`, or remove this entry."
    },
    path: {
      message: "`{{domain}}` has a path, so it is not an origin and hosts may ignore it.",
      help: "Write only the scheme and the host."
    },
    none: {
      message: "`{{domain}}` is not an origin, so hosts refuse or ignore it.",
      help: "Write a scheme and a host, such as `https://example.com`."
    }
  },
  *check(manifest) {
    const { tools } = listingOf(manifest);
    for (const node of /* @__PURE__ */ new Set([...tools, ...widgetsOf(manifest).map((widget) => widget.node)])) {
      const meta = get(node, "_meta");
      const domain = entry(meta, "openai/widgetDomain")?.value;
      yield* judge8(domain, "error");
      if (domain?.kind === "string") {
        const data = { domain: domain.value };
        if (/^https?:\/\/[^/?#\s]+\/[^]/i.test(domain.value))
          yield { at: domain, message: "path", severity: "warning", data };
        if (KEYWORD.test(domain.value)) yield { at: domain, message: "none", data };
      }
      for (const csp of [get(meta, "openai/widgetCSP"), get(meta, "ui", "csp")]) {
        for (const source of sourcesOf(csp)) yield* judge8(source, "warning");
      }
    }
  }
});
var HOST = /^(?:\/\/)?(?:\*\.)?(?:[\w-]{1,63}\.){1,20}[a-z]{2,24}(?::(?:\d{1,5}|\*))?(?:\/\S*)?$/i;
var LOCAL = /^(?:\/\/)?(?:localhost|127\.0\.0\.1)(?::(?:\d{1,5}|\*))?$/i;
var NO_HOST = /^(?:[a-z][a-z\d-]{0,62}|[a-z]{2,5}:\/\/(?:[^\s/]{0,300}\s[^]*)?)$/;
var KEYWORD = /^'[a-z-]{1,30}'$/;
function* judge8(node, withoutScheme) {
  if (node?.kind !== "string") return;
  const { value } = node;
  const data = { domain: value };
  if (value.trim() === "") yield { at: node, message: "empty" };
  else if (HOST.test(value) || LOCAL.test(value)) {
    const origin = `${LOCAL.test(value) ? "http" : "https"}://${value.replace(/^\/\//, "")}`;
    yield {
      at: node,
      message: "scheme",
      data: { ...data, origin },
      severity: withoutScheme,
      fix: { title: `Write \`${origin}\``, safe: false, edits: [{ op: "set", node, value: origin }] }
    };
  } else if (NO_HOST.test(value)) yield { at: node, message: "none", data };
}

// rules/openai/window-api.ts
var window_api_default = defineRule({
  id: "openai/window-api",
  summary: "Widget code uses a member of `window.openai` that no host has, or passes it wrong arguments",
  severity: "error",
  in: "recommended",
  source: section3(
    "window.openai API",
    "Widgets have getInitialData(), callTool({name, arguments}), setWidgetState(state) and close(); newer hosts have callTool(name, arguments) and more."
  ),
  fixable: "safe",
  messages: {
    misspelt: {
      message: "`window.openai` has no `{{name}}`, so it is undefined; did you mean `{{meant}}`?",
      help: "Use `{{meant}}`."
    },
    unknown: {
      message: "No host has `window.openai.{{name}}`, so it is undefined.",
      help: "Use an existing member, such as `toolInput`, `toolOutput`, `widgetState`, `callTool` or `setWidgetState`."
    },
    callSeed: {
      message: "This `callTool` does not pass an object, but hosts that provide `{{sign}}`, which this widget uses, expect one.",
      help: "Write `callTool({ name, arguments })`."
    },
    callOpenai: {
      message: "The first argument of this `callTool` is not the name of a tool, but hosts that provide `{{sign}}`, which this widget uses, expect it there.",
      help: "Write `callTool(name, arguments)`."
    },
    callAny: {
      message: "This `callTool` does not name a tool, so it calls nothing.",
      help: "Write `callTool({ name, arguments })` or `callTool(name, arguments)`."
    },
    name: {
      message: "This `callTool` has no tool name in `name`, so it calls nothing.",
      help: "Write `callTool({ name, arguments })`, with the name as a string."
    },
    key: {
      message: "`{{key}}` is ignored: `callTool` reads the arguments of the tool only from `arguments`.",
      help: "Write `callTool({ name, arguments })`."
    },
    values: {
      message: "These arguments are not an object, but `callTool` passes arguments by name.",
      help: "Pass an object, such as `{ city }`."
    },
    state: {
      message: "`setWidgetState` expects the new state as an object, but this call does not pass one.",
      help: "Pass an object, such as `{ page: 2 }`."
    },
    object: {
      message: "`{{name}}` expects an object, so this string is ignored.",
      help: "Write `{{name}}({ {{key}} })`."
    },
    event: {
      message: "No host sends the event `{{name}}`, so this listener never runs; did you mean `{{meant}}`?",
      help: "Listen for `{{meant}}`."
    },
    none: { message: "`{{name}}` takes no arguments, so this one is ignored.", help: "Remove it." }
  },
  *check(manifest) {
    for (const { is, name, ...at2 } of manifest.code.hostNames)
      if (is === "event" && name !== EVENT && nearestWord(name, [EVENT]))
        yield { at: at2, message: "event", data: { name, meant: EVENT } };
    const uses = usesIn(manifest);
    const dialect = dialectOf2(uses);
    const sign = dialect && signOf(dialect, uses);
    for (const use of uses) {
      const { member, call } = use;
      if (!member || member.name === "") continue;
      const { name } = member;
      if (isOfEveryObject(name) || isOfPage(use, uses)) continue;
      const meant = MEMBERS.includes(name) ? void 0 : nearKey(name, MEMBERS);
      if (meant) yield misspelt2(use, meant, uses);
      else if (isUnknown(use, uses)) yield { at: member, message: "unknown", data: { name } };
      const wrong = call && wrongCall(name, call, member, dialect);
      if (!wrong) continue;
      const { key = KEYS2.get(name), ...problem6 } = wrong;
      yield { ...problem6, data: { name, sign, key } };
    }
  }
});
var EVENT = "openai:set_globals";
var isOfEveryObject = (name) => Object.hasOwn(Object.prototype, name);
function isOfPage({ member, isOwn }, uses) {
  const { name } = member;
  if (MEMBERS.includes(name)) return false;
  return isOwn === true || name.startsWith("_") || uses.some((each) => each.isOwn && each.member?.name === name);
}
function isUnknown({ member, call, isOptional }, uses) {
  const { name } = member;
  if (MEMBERS.includes(name) || isOptional) return false;
  if (call) return !uses.some((use) => use.member?.name === name && !use.call);
  const isCalled = uses.some((use) => use.member?.name === name && use.call);
  return !isCalled && !uses.some((use) => use.member && DATA_MEMBERS.includes(use.member.name));
}
function misspelt2(use, meant, uses) {
  const { name } = use.member;
  const isCalled = uses.some(({ member, call }) => member?.name === name && call);
  const isMethod = METHODS2.has(meant);
  const isData = isMethod && !isCalled && firstWord(name) !== firstWord(meant);
  return {
    at: use.member,
    message: "misspelt",
    data: { name, meant: isData ? `${meant}()` : meant },
    fix: isData || isCalled && !isMethod ? void 0 : rename3(use, meant)
  };
}
function rename3(use, meant) {
  const { start, end, name } = use.member;
  if (start < use.start || end - start !== name.length) return void 0;
  return { title: `Rename it to \`${meant}\``, safe: true, edits: [{ op: "text", start, end, text: meant }] };
}
function wrongCall(name, args, member, dialect) {
  const [first2] = args;
  const at2 = first2 ?? member;
  switch (name) {
    case "callTool":
      return wrongTool(first2, at2, dialect) ?? wrongArguments(args);
    case "setWidgetState": {
      const isWrong = !first2 || isText3(first2) || !["object", "null", "unknown"].includes(first2.kind);
      return isWrong ? { at: at2, message: "state" } : void 0;
    }
    case "getInitialData":
    case "close":
      return first2 && (first2.kind !== "unknown" || isText3(first2)) ? { at: at2, message: "none" } : void 0;
    default:
      return KEYS2.has(name) && isText3(first2) ? { at: at2, message: "object" } : void 0;
  }
}
var KEYS2 = /* @__PURE__ */ new Map([
  ["sendFollowUpMessage", "prompt"],
  ["openExternal", "href"],
  ["requestDisplayMode", "mode"]
]);
function wrongTool(first2, at2, dialect) {
  if (first2?.kind === "unknown" && !isText3(first2)) return void 0;
  const isName2 = isText3(first2) && !isBlank(first2);
  if (!isName2 && first2?.kind !== "object") return { at: at2, message: dialect ? MESSAGES2[dialect] : "callAny" };
  if (dialect === "seed" && isName2) return { at: at2, message: "callSeed" };
  if (isName2) return void 0;
  if (dialect === "openai") return { at: at2, message: "callOpenai" };
  const name = get(first2, "name");
  if (has(first2, "name") === "no") return { at: lackOf(first2, "name"), message: "name" };
  const isFine = !name || name.kind === "unknown" || isText3(name) && !isBlank(name);
  return isFine ? void 0 : { at: name, message: "name" };
}
function wrongArguments([first2, second]) {
  const isWhole2 = first2?.kind === "object";
  const given2 = isWhole2 ? get(first2, "arguments") : second;
  if (given2) return MAY_BE_ARGUMENTS.has(given2.kind) ? void 0 : { at: given2, message: "values" };
  if (!isWhole2 || has(first2, "arguments") !== "no") return void 0;
  const other = first2.entries.find(({ key }) => key !== "name" && !key.startsWith("_"));
  return other && { at: other, message: "key", key: other.key };
}
var MAY_BE_ARGUMENTS = /* @__PURE__ */ new Set(["object", "null", "unknown"]);
var MESSAGES2 = { seed: "callSeed", openai: "callOpenai" };
var isText3 = (node) => node?.kind === "string" || node?.kind === "unknown" && node.isText === true;
var isBlank = (node) => node.kind === "string" && node.value.trim() === "";

// rules/openai/window-openai-guard.ts
var window_openai_guard_default = defineRule({
  id: "openai/window-openai-guard",
  summary: "Widget code uses `window.openai` without checking that it exists",
  severity: "warning",
  in: "spec",
  source: section3("Checklist", "A widget checks for window.openai before it uses it."),
  messages: {
    unguarded: {
      message: "Some hosts have no `window.openai`, and others add it after the script has started, so this can throw.",
      help: "Check for it first: `if (window.openai) \u2026`, or `window.openai?.`."
    }
  },
  *check(manifest) {
    const groups = groupBy(
      usesIn(manifest).filter(({ guarded }) => !guarded),
      ({ group: group2 }) => group2
    );
    for (const [first2, ...others2] of groups.values()) {
      const related = others2.slice(0, MOST_RELATED2).map((at2) => ({ at: at2, note: "Here, too." }));
      yield { at: first2, message: "unguarded", related };
    }
  }
});
var MOST_RELATED2 = 10;

// rules/otc/lib/definition.ts
function section4(name, says, kind = "MUST") {
  return { document: "Open Tool Calling, ToolDefinition 1.0", section: name, says, kind };
}
var LONGEST_NAME = 64;
var isName = (text2) => text2.length <= LONGEST_NAME && /^[A-Za-z0-9_-]+$/.test(text2);
function idOf(tool5) {
  const node = get(tool5, "id");
  if (node?.kind !== "string") return void 0;
  const { value } = node;
  const at2 = value.includes("@") ? value.indexOf("@") : value.length;
  const dot = value.indexOf(".");
  const [toolkit, name] = [value.slice(0, Math.max(0, dot)), value.slice(dot + 1, at2)];
  if (dot > at2 || !isWord(toolkit) || !isWord(name)) return void 0;
  return { node, toolkit, tool: name, version: value.slice(at2 + 1) || void 0, versionAt: at2 + 1 };
}
function isWord(text2) {
  return text2 !== "" && !/\W/.test(text2);
}
function withVersion({ toolkit, tool: tool5 }, version) {
  return `${toolkit}.${tool5}@${version}`;
}
function isOfId(tool5) {
  const id = idOf(tool5);
  const name = fold3(text(get(tool5, "name")) ?? "");
  return id !== void 0 && (name === fold3(id.tool) || name.endsWith(fold3(id.toolkit + id.tool)));
}
var fold3 = (name) => name.replace(/[_-]/g, "").toLowerCase();
function copiedIds(tools) {
  const copies = /* @__PURE__ */ new Map();
  for (const same2 of groupBy(tools, ({ node }) => text(get(node, "id")) ?? "").values()) {
    if (same2.length < 2) continue;
    const owner = same2.find(isOwner) ?? same2.find(({ node }) => isOfId(node)) ?? same2[0];
    for (const tool5 of same2) {
      const id = get(tool5.node, "id");
      const rightful = get(owner.node, "id");
      if (tool5 === owner || id?.kind !== "string" || rightful?.kind !== "string" || id.value === "") continue;
      copies.set(id, { tool: tool5, rightful });
    }
  }
  return copies;
}
var isOwner = ({ node }) => isOfId(node) && idOf(node)?.version === text(get(node, "version"));
function isVersion(text2) {
  const numbers = text2.split(".", 4);
  return numbers.length === 3 && numbers.every(isInteger);
}
function isInteger(text2) {
  return text2 !== "" && !/\D/.test(text2) && (text2 === "0" || text2[0] !== "0");
}
var isBlank2 = (text2) => text2.trim() === "";
function isFlat(input) {
  if (input?.kind !== "object" || has(input, "parameters") !== "no") return false;
  return has(input, "properties") === "yes" || text(get(input, "type")) === "object";
}

// rules/otc/field-type.ts
var field_type_default4 = fieldType(
  "otc",
  section4("Schema Fields", "Each field has one type; output_schema may also be null."),
  "clients",
  (what) => `Clients reject the tool definition or ignore this ${what}`
);

// rules/otc/flat-input-schema.ts
var flat_input_schema_default = defineRule({
  id: "otc/flat-input-schema",
  summary: "`input_schema` is the JSON Schema itself, without `parameters` around it",
  severity: "error",
  in: "spec",
  source: section4("Schema Fields, Input Schema", "The JSON Schema of the parameters is in input_schema.parameters."),
  fixable: "safe",
  messages: {
    flat: {
      message: "The JSON Schema is directly in `input_schema`, but clients read `input_schema.parameters`, so they see no parameters.",
      help: "Wrap the schema in `parameters`."
    }
  },
  options: {
    schema: {
      type: "object",
      properties: {
        accept: { type: "boolean", description: "Takes the flat form too, which many servers write" }
      },
      additionalProperties: false
    },
    defaults: { accept: false }
  },
  *check({ tools }, { options }) {
    if (options.accept) return;
    for (const { node } of tools) {
      const at2 = entry(node, "input_schema");
      if (!at2 || !isFlat(at2.value)) continue;
      const edits = [{ op: "set", node: at2.value, value: { parameters: asWritten(at2.value) } }];
      yield { at: at2, message: "flat", fix: { title: "Wrap it in `parameters`", safe: true, edits } };
    }
  }
});

// rules/otc/id-format.ts
var id_format_default = defineRule({
  id: "otc/id-format",
  summary: "A tool's id is not ToolkitName.ToolName@Version",
  severity: "error",
  in: "spec",
  source: section4(
    "Schema Fields, Metadata",
    "An id is made of the toolkit, a dot, the tool, an @ and the version. Letters, digits and underscores are what the published OpenAPI description allows in the names."
  ),
  messages: {
    empty: {
      message: "The id is blank, so clients cannot call the tool.",
      help: "Write it like `Calculator.Add@1.0.0`."
    },
    names: {
      message: "`{{names}}`{{where}} {{fault}}, so clients cannot parse it.",
      help: "Write an id like `Calculator.Add@1.0.0`, with only letters, digits and underscores in each name."
    },
    noVersion: {
      message: "`{{id}}` has no version, so clients cannot tell versions of the tool apart.",
      help: "Write `{{meant}}`."
    },
    version: {
      message: "The id ends with the version `{{version}}`, which is not of the form `x.y.z`, so clients cannot request this version.",
      help: "Write three integers, like `{{meant}}`."
    }
  },
  *check({ tools }) {
    for (const tool5 of tools) {
      const node = get(tool5.node, "id");
      if (node?.kind !== "string") continue;
      const id = idOf(tool5.node);
      const end = node.value.indexOf("@") > 0 ? node.value.indexOf("@") : node.value.length;
      const version = tool5.version && isVersion(tool5.version) ? tool5.version : "1.0.0";
      const data = { id: node.value, names: node.value.slice(0, end), version: id?.version ?? "", meant: version };
      if (isBlank2(node.value)) {
        yield { at: node, message: "empty" };
      } else if (!id) {
        const at2 = end < node.value.length ? part(node, 0, end) : node;
        yield {
          at: at2,
          message: "names",
          data: { ...data, where: data.names === node.value ? "" : " in the id", fault: faultIn(data.names) }
        };
      } else if (id.version === void 0) {
        yield { at: node, message: "noVersion", data: { ...data, meant: withVersion(id, version) } };
      } else if (!isVersion(id.version) && id.version !== tool5.version) {
        yield { at: part(node, id.versionAt, node.value.length), message: "version", data };
      }
    }
  }
});
function faultIn(names2) {
  if (names2.startsWith("@")) return "has no toolkit and tool before the first `@`";
  const stray = /[^\w.]/u.exec(names2)?.[0];
  if (stray !== void 0) return `contains ${namedCharacter(stray)}`;
  const dots = names2.split(".", 3).length - 1;
  if (dots !== 1) return dots === 0 ? "has no dot between toolkit and tool" : "has more than one dot";
  return `has no name ${names2.startsWith(".") ? "before" : "after"} the dot`;
}

// rules/otc/id-name.ts
var id_name_default = defineRule({
  id: "otc/id-name",
  summary: "A tool's id and its name do not match",
  severity: "warning",
  in: "recommended",
  source: section4(
    "Schema Fields, Metadata",
    "In all examples the name is the tool part of the id, with or without the toolkit before it.",
    "advice"
  ),
  // An id that is another tool's is otc/unique-id's, and changes anyway.
  structural: true,
  messages: {
    stranger: {
      message: "The id names the tool `{{tool}}`, but `name` is `{{name}}`, so users see one name and clients call another.",
      help: "Change `name` to `{{tool}}` or `{{toolkit}}_{{tool}}`, or correct the id."
    }
  },
  *check({ tools }) {
    const rightful = new Set(tools.map(({ node }) => isOfId(node) ? text(get(node, "name")) : void 0));
    for (const { node } of tools) {
      const id = idOf(node);
      const name = get(node, "name");
      if (!id || name?.kind !== "string" || !isName(name.value) || rightful.has(name.value)) continue;
      const { tool: tool5, toolkit } = id;
      const related = [{ at: id.node, note: "The id." }];
      yield { at: name, message: "stranger", data: { tool: tool5, toolkit, name: name.value }, related };
    }
  }
});

// rules/otc/id-version.ts
var id_version_default = defineRule({
  id: "otc/id-version",
  summary: "The version in a tool's id differs from its `version`",
  severity: "error",
  in: "spec",
  source: section4("Schema Fields, Metadata", "The last part of an id is the version of the tool."),
  fixable: "both",
  // A version that is malformed is otc/id-format's or otc/version-format's at the same place.
  structural: true,
  messages: {
    differs: {
      message: "The id has version `{{inId}}`, but `version` is `{{version}}`, so clients that pin one version may get the other.",
      help: "Use the same version in both."
    }
  },
  *check({ tools }) {
    for (const tool5 of tools) {
      const id = idOf(tool5.node);
      const version = get(tool5.node, "version");
      if (id?.version === void 0 || version?.kind !== "string" || id.version === version.value) continue;
      const inId = part(id.node, id.versionAt, id.node.value.length);
      const data = { inId: id.version, version: version.value };
      if (isVersion(id.version) && !isVersion(version.value)) {
        const fix = {
          title: `Set \`version\` to \`${id.version}\``,
          safe: true,
          edits: [{ op: "set", node: version, value: id.version }]
        };
        yield { at: version, message: "differs", data, related: [{ at: inId, note: "The version in the id." }], fix };
      } else {
        const fix = {
          title: `Set the version in the id to \`${version.value}\``,
          safe: !isVersion(id.version),
          edits: [{ op: "set", node: id.node, value: withVersion(id, version.value) }]
        };
        const related = [{ at: version, note: "The other version." }];
        yield { at: inId, message: "differs", data, related, ...isVersion(version.value) && { fix } };
      }
    }
  }
});

// rules/otc/misspelt-field.ts
var misspelt_field_default4 = misspeltField("otc", section4("Schema Fields", "The names of the fields are fixed."));

// rules/otc/name-format.ts
var name_format_default2 = defineRule({
  id: "otc/name-format",
  summary: "A tool's name has characters other than letters, digits, `_` and `-`, or is not 1 to 64 characters long",
  severity: "error",
  in: "spec",
  source: section4(
    "Schema Fields, Metadata",
    "A name has 1 to 64 characters, which are letters, digits, underscores and dashes; ASCII ones, as the published OpenAPI description has it."
  ),
  fixable: "unsafe",
  // common/hidden-text reports invisible characters in a name, at the same place.
  structural: true,
  messages: {
    characters: {
      message: "Tool names must not contain {{stray}}: model APIs accept only letters, digits, `_` and `-`.",
      help: "Rename the tool."
    },
    empty: { message: "The name is blank, so the tool cannot be called.", help: "Use letters, digits, `_` and `-`." },
    long: {
      message: "The name has {{length}} characters, but clients and models accept at most 64.",
      help: "Shorten it."
    }
  },
  *check({ tools }) {
    for (const tool5 of tools) {
      const node = get(tool5.node, "name");
      if (node?.kind !== "string" || isName(node.value)) continue;
      const from = Math.max(0, node.value.search(/[^A-Za-z0-9_-]/));
      const rest = node.value.slice(from);
      const length = rest.search(/[A-Za-z0-9_-]/);
      const stray = length < 0 ? rest : rest.slice(0, length);
      const meant = legal(node.value);
      const fix = meant ? { title: `Rename it to \`${meant}\``, safe: false, edits: [{ op: "set", node, value: meant }] } : void 0;
      yield {
        at: stray ? part(node, from, from + stray.length) : node,
        message: isBlank2(node.value) ? "empty" : stray ? "characters" : "long",
        data: { stray: stray && shown2(stray), length: node.value.length },
        ...fix && { fix }
      };
    }
  }
});
function shown2(stray) {
  const first2 = String.fromCodePoint(stray.codePointAt(0));
  if (!isBlank2(stray) && stray !== first2) return `\`${printable(stray, 40)}\``;
  return first2 === " " ? "spaces" : namedCharacter(first2);
}
function legal(name) {
  return name.slice(0, 4 * LONGEST_NAME).replace(/\p{Cf}/gu, "").split(/[^A-Za-z0-9_-]+/).filter((word) => word !== "").join("_").slice(0, LONGEST_NAME);
}

// rules/otc/lib/parameters.ts
function* inputSchemas({ tools }) {
  for (const { schemas } of tools) {
    for (const { role, node } of schemas) if (role === "input") yield node;
  }
}
function* parametersIn(manifest) {
  for (const schema of inputSchemas(manifest)) yield* entries(get(schema, "properties"));
}
var REFERENCES = /* @__PURE__ */ new Set(["$ref", "$dynamicRef", "$recursiveRef"]);
var DEFINITIONS = /* @__PURE__ */ new Set(["$defs", "definitions"]);
var ANCHORS2 = /* @__PURE__ */ new Set(["$id", "$anchor"]);
var HARMLESS = /* @__PURE__ */ new Set([
  "$comment",
  "$schema",
  "default",
  "deprecated",
  "description",
  "examples",
  "title",
  ...DEFINITIONS
]);
var MAX_GROWTH = 1e6;
function inlined(node, root, references) {
  const target = resolve(root, text(get(node, "$ref")));
  if (target?.kind !== "object" || target.open || node.open) return void 0;
  if ((target.end - target.start) * references > MAX_GROWTH || isEntangled(target)) return void 0;
  const beside = node.entries.filter(({ key }) => key !== "$ref");
  if (beside.length === 0) return asWritten(target);
  if (!beside.every(({ key }) => HARMLESS.has(key))) return void 0;
  return Object.fromEntries([...target.entries, ...beside].map(({ key, value }) => [key, asWritten(value)]));
}
function mayReferTo(key, node) {
  return node.entries.some((entry2) => {
    if (!REFERENCES.has(entry2.key)) return false;
    const [first2] = referenceSteps(text(entry2.value)) ?? [];
    return first2 === void 0 || first2 === key;
  });
}
function isEntangled(schema) {
  for (const node of walk(schema)) {
    if (node.kind !== "object") continue;
    if (node.entries.some(({ key }) => REFERENCES.has(key) || DEFINITIONS.has(key) || ANCHORS2.has(key))) return true;
  }
  return false;
}
function resolve(root, reference) {
  const path = referenceSteps(reference);
  let at2 = path && root;
  for (const step of path ?? []) at2 = at2?.kind === "array" ? at2.items[Number(step)] : get(at2, step);
  return at2;
}
function* requirementLists({ tools }) {
  for (const tool5 of tools) {
    for (const [key, what] of LISTS6) {
      const node = get(tool5.node, "requirements", key);
      if (node?.kind === "array") {
        yield { what, node, requirements: node.items.filter((item) => item.kind === "object") };
      }
    }
  }
}
var LISTS6 = [
  ["authorization", "authorization"],
  ["secrets", "secret"]
];
function* oauth2sIn({ tools }) {
  for (const tool5 of tools) {
    for (const authorization of items(get(tool5.node, "requirements", "authorization"))) {
      const oauth2 = get(authorization, "oauth2");
      if (oauth2?.kind === "object") yield oauth2;
    }
  }
}
function same(a, b) {
  switch (a.kind) {
    case "unknown":
      return false;
    case "null":
      return b?.kind === "null";
    case "object":
      return b?.kind === "object" && !a.open && !b.open && b.entries.length === a.entries.length && contains(b, a);
    case "array":
      if (b?.kind !== "array" || a.open || b.open || a.items.length !== b.items.length) return false;
      return a.items.every((item, index) => same(item, b.items[index]));
    default:
      return b?.kind === a.kind && b.value === a.value;
  }
}
function contains(whole, some) {
  return some.kind === "object" && !some.open && some.entries.every(({ key, value }) => same(value, get(whole, key)));
}

// rules/otc/no-ref.ts
var no_ref_default = defineRule({
  id: "otc/no-ref",
  summary: "A schema uses `$ref`, or has definitions for it",
  severity: "error",
  in: "spec",
  source: section4(
    "Schema Fields, Input Schema and Output Schema",
    "For simplicity, schemas have no $ref and no nested definitions or schemas."
  ),
  fixable: "unsafe",
  messages: {
    reference: {
      message: "OTC schemas must not contain `{{key}}`, and clients do not follow it.",
      help: "Write {{what}} here instead."
    },
    recursive: {
      message: "OTC schemas must not contain `{{key}}`, and clients do not follow it.",
      help: 'This schema is recursive and cannot be inlined: nest it to a fixed depth, or use `{ "type": "object" }` with a description.'
    },
    definitions: {
      message: "OTC schemas must not contain `{{key}}`, and clients do not follow references to it.",
      help: "Write each definition where it is used."
    },
    anchor: {
      message: "`{{key}}` has no use here: it marks the target of a reference, and OTC schemas must not contain references.",
      help: "Remove `{{key}}`."
    }
  },
  *check(manifest) {
    for (const { root, schemas } of wholeSchemas2(manifest.schemas)) {
      const referring = schemas.filter(({ node }) => node.entries.some(({ key }) => REFERENCES.has(key)));
      for (const schema of schemas) {
        for (const at2 of schema.node.entries) {
          const { key, value } = at2;
          if (REFERENCES.has(key)) {
            const to = text(value);
            const data = { key, what: to === void 0 ? "the definition" : `the definition of \`${to}\`` };
            const fix = key === "$ref" ? inline(schema, root, referring.length) : void 0;
            yield { at: at2, message: to === "#" ? "recursive" : "reference", data, covers: [value], ...fix && { fix } };
          } else if (DEFINITIONS.has(key)) {
            const fix = schema === root ? removeUnused(at2, schema, referring) : void 0;
            yield { at: at2, message: "definitions", data: { key }, ...fix && { fix } };
          } else if (ANCHORS2.has(key) && schema !== root) {
            yield { at: at2, message: "anchor", data: { key }, covers: [value] };
          }
        }
      }
    }
  }
});
function wholeSchemas2(schemas) {
  const found = [];
  for (const schema of schemas) {
    if (schema.depth === 0) found.push({ root: schema, schemas: [] });
    found.at(-1)?.schemas.push(schema);
  }
  return found;
}
function inline({ node }, root, references) {
  const value = inlined(node, root.node, references);
  return value === void 0 ? void 0 : { title: "Put what it refers to in its place", safe: false, edits: [{ op: "set", node, value }] };
}
function removeUnused(at2, { node }, referring) {
  const isInside = (other) => at2.value.start <= other.node.start && other.node.end <= at2.value.end;
  if (entry(node, at2.key) !== at2) return void 0;
  if (referring.some((other) => !isInside(other) && mayReferTo(at2.key, other.node))) return void 0;
  return {
    title: `Remove \`${at2.key}\``,
    safe: false,
    edits: [{ op: "remove", from: node, child: at2 }]
  };
}

// rules/otc/oauth2-scopes.ts
var oauth2_scopes_default = defineRule({
  id: "otc/oauth2-scopes",
  summary: "oauth2 without scopes, or with an empty scope, several in one string or the same one twice",
  severity: "warning",
  in: "recommended",
  source: section4(
    "Schema Fields, Requirements",
    "The scopes are those that must be granted for the tool to work.",
    "advice"
  ),
  fixable: "safe",
  messages: {
    missing: {
      message: "`oauth2` has no `scopes`, so the user is asked to grant nothing and calls may be refused.",
      help: "List the scopes that the tool needs."
    },
    none: {
      message: "`scopes` is empty, so the user is asked to grant nothing and calls may be refused.",
      help: "List the scopes that the tool needs."
    },
    empty: { message: "This scope is blank, so no provider can grant it.", help: "Fill it in, or remove it." },
    several: {
      message: "`{{scope}}` is {{count}} scopes in one string, and providers do not know the combined name.",
      help: "Use one entry for each scope."
    },
    again: { message: "The scope `{{scope}}` is already in the list.", help: "Remove it here." }
  },
  options: {
    schema: {
      type: "object",
      properties: {
        allowNone: { type: "boolean", description: "Takes an empty list: there are providers that have no scopes" }
      },
      additionalProperties: false
    },
    defaults: { allowNone: false }
  },
  *check(manifest, { options }) {
    for (const oauth2 of oauth2sIn(manifest)) {
      const scopes = get(oauth2, "scopes");
      if (isMissing(oauth2)) yield { at: lackOf(oauth2, "scopes"), message: "missing" };
      if (scopes?.kind !== "array") continue;
      if (scopes.items.length === 0 && !scopes.open && !options.allowNone) yield { at: scopes, message: "none" };
      const first2 = /* @__PURE__ */ new Map();
      for (const scope of scopes.items) {
        if (scope.kind !== "string") continue;
        const other = first2.get(scope.value);
        if (isBlank2(scope.value)) yield { at: scope, message: "empty" };
        else if (countOf(scope) > 1)
          yield { at: scope, message: "several", data: { scope: scope.value, count: countOf(scope) } };
        else if (!other) first2.set(scope.value, scope);
        else yield again(scope, other, scopes);
      }
    }
  }
});
var countOf = ({ value }) => value.split(/\s+/).filter((scope) => scope !== "").length;
function isMissing(oauth2) {
  return has(oauth2, "scopes") === "no" && !oauth2.entries.some(({ key }) => intendedField(key, ["scopes"]));
}
function again(scope, other, scopes) {
  return {
    at: scope,
    message: "again",
    data: { scope: scope.value },
    related: [{ at: other, note: "It is listed here." }],
    fix: { title: "Remove it", safe: true, edits: [{ op: "remove", from: scopes, child: scope }] }
  };
}

// rules/otc/parameter-description.ts
var parameter_description_default2 = defineRule({
  id: "otc/parameter-description",
  summary: "A parameter has no description",
  severity: "error",
  in: "spec",
  source: section4("Schema Fields, Input Schema", "Each parameter has a description that tells what it is."),
  fixable: "safe",
  messages: {
    missing: {
      message: "The parameter `{{name}}` has no `description`, so the model must guess what to pass.",
      help: "Add one."
    },
    misspelt: {
      message: "`{{key}}` is not a JSON Schema keyword, so the parameter `{{name}}` has no `description`, and the model must guess what to pass; did you mean `description`?",
      help: "Rename `{{key}}` to `description`."
    },
    empty: {
      message: "The description of the parameter `{{name}}` is blank, so the model must guess what to pass.",
      help: "Describe it."
    }
  },
  *check(manifest) {
    for (const { key: name, value: parameter } of parametersIn(manifest)) {
      if (parameter.kind !== "object" || has(parameter, "$ref") !== "no") continue;
      const description = entry(parameter, "description")?.value;
      const data = { name };
      if (description?.kind === "null" || description?.kind === "string" && isBlank2(description.value)) {
        yield { at: description, message: "empty", data };
      } else if (has(parameter, "description") === "no") {
        const slip = misspelt(parameter, "description");
        if (slip) yield { at: slip, message: "misspelt", data: { name, key: slip.key }, fix: rename4(slip) };
        else yield { at: lackOf(parameter, "description"), message: "missing", data };
      }
    }
  }
});
function rename4(slip) {
  const edits = [{ op: "rename", entry: slip, key: "description" }];
  return { title: `Rename \`${slip.key}\` to \`description\``, safe: true, edits };
}

// rules/otc/parameter-object.ts
var parameter_object_default = defineRule({
  id: "otc/parameter-object",
  summary: "A parameter is not a JSON Schema object",
  severity: "error",
  in: "spec",
  source: section4("Schema Fields, Input Schema", "Each parameter is a JSON Schema object."),
  messages: {
    noObject: {
      message: "The schema of the parameter `{{name}}` is {{found}} instead of a JSON Schema object, so the model does not know what to pass.",
      help: "Write an object with a `type` and a `description`."
    }
  },
  *check(manifest) {
    for (const { key, value } of parametersIn(manifest)) {
      if (value.kind === "object" || value.kind === "unknown") continue;
      yield { at: value, message: "noObject", data: { name: key, found: show2(value) } };
    }
  }
});
function show2(node) {
  switch (node.kind) {
    case "array":
    case "object":
      return `an ${node.kind}`;
    case "boolean":
      return `\`${node.value}\``;
    case "null":
      return "`null`";
    default:
      return `a ${node.kind}`;
  }
}

// rules/otc/parameters-object.ts
var parameters_object_default = defineRule({
  id: "otc/parameters-object",
  summary: "parameters is the schema of something other than an object",
  severity: "warning",
  in: "recommended",
  source: section4(
    "Schema Fields, Input Schema",
    "The schema describes parameters, and parameters have names.",
    "advice"
  ),
  messages: {
    noObject: {
      message: "`parameters` {{allows}}, but callers pass an object, so no call matches the schema.",
      help: 'Set `type` to `"object"` and list the parameters in `properties`.'
    }
  },
  *check(manifest) {
    for (const schema of inputSchemas(manifest)) {
      const type = get(schema, "type");
      if (type && excludesObjects(type)) yield { at: type, message: "noObject", data: { allows: show3(type) } };
    }
  }
});
var OTHERS2 = /* @__PURE__ */ new Set(["array", "boolean", "integer", "null", "number", "string"]);
function excludesObjects(type) {
  const isOther3 = (node) => OTHERS2.has(text(node) ?? "");
  return type.kind === "array" ? !type.open && type.items.length > 0 && type.items.every(isOther3) : isOther3(type);
}
function show3(type) {
  const names2 = (type.kind === "array" ? items(type) : [type]).map((name) => `\`${text(name)}\``);
  return names2.length === 1 ? `has the type ${names2[0]}` : `allows only the types ${allOf(names2)}`;
}

// rules/otc/required-field.ts
var required_field_default4 = requiredField(
  "otc",
  section4(
    "Schema Fields",
    "id, name, description, version, input_schema with parameters, and output_schema are required."
  )
);

// rules/otc/requirement-id.ts
var requirement_id_default = defineRule({
  id: "otc/requirement-id",
  summary: "An authorization or a secret has no id",
  severity: "error",
  in: "spec",
  source: section4("Schema Fields, Requirements", "Each authorization and each secret has an id, which is a string."),
  messages: {
    missing: {
      message: "This {{what}} has no `id`, so clients do not know which {{what}} the tool needs.",
      help: "Add the `id`."
    },
    empty: {
      message: "The `id` of this {{what}} is blank, so clients do not know which {{what}} the tool needs.",
      help: "Fill it in."
    },
    noString: {
      message: "The `id` of this {{what}} is not a string, so clients do not know which {{what}} the tool needs.",
      help: "Write it as a string."
    }
  },
  *check(manifest) {
    for (const { what, requirements } of requirementLists(manifest)) {
      for (const requirement of requirements) {
        const id = get(requirement, "id");
        const data = { what };
        if (!id) {
          const isMisspelt3 = requirement.entries.some(({ key }) => intendedField(key, ["id"]));
          if (has(requirement, "id") !== "no" || isMisspelt3) continue;
          yield { at: lackOf(requirement, "id"), message: "missing", data, covers: [requirement] };
        } else if (id.kind === "string") {
          if (isBlank2(id.value)) yield { at: id, message: "empty", data };
        } else if (id.kind !== "unknown") {
          yield { at: id, message: "noString", data };
        }
      }
    }
  }
});

// rules/otc/unique-id.ts
var unique_id_default = defineRule({
  id: "otc/unique-id",
  summary: "Two tools of one server have the same id",
  severity: "error",
  in: "spec",
  source: section4("Schema Fields, Metadata", "An id is unique among all tools of a tool server."),
  fixable: "unsafe",
  messages: {
    inFile: {
      message: "Another tool in this file has the same id, `{{id}}`, so clients that ask for it may get either tool.",
      help: "Give each tool its own id."
    },
    ofOtherVersion: {
      message: "Another tool in this file has the same id, `{{id}}`, so clients that ask for it may get either tool.",
      help: "The `version` of this tool is `{{version}}`: change its id to `{{own}}`."
    },
    inServer: {
      message: "Another tool on the server `{{server}}` has the same id, `{{id}}`, so clients that ask for it may get either tool.",
      help: "Give each tool its own id."
    }
  },
  *check({ tools }) {
    const taken = new Set([...idsOf(tools)].map(({ value }) => value));
    for (const [node, { tool: tool5, rightful }] of copiedIds(tools)) {
      const related = [{ at: rightful, note: "The id is taken here." }];
      const name = get(tool5.node, "name");
      const told3 = { at: node, related, covers: name?.kind === "string" && isName(name.value) ? [node, name] : [node] };
      const own = ownId(tool5, taken);
      if (own === void 0) yield { ...told3, message: "inFile", data: { id: node.value } };
      else {
        const title = `Write \`${own}\``;
        const fix = { title, safe: false, edits: [{ op: "set", node, value: own }] };
        yield {
          ...told3,
          message: "ofOtherVersion",
          data: { id: node.value, own, version: text(get(tool5.node, "version")) },
          fix
        };
      }
    }
  },
  project: {
    inOneFile: true,
    *collect({ path, isOneOfMany, tools, servers }) {
      const ids = new Map([...idsOf(tools)].reverse().map((node) => [node.value, node]));
      if (isOneOfMany) for (const [id, at2] of ids) yield { at: at2, key: `${path}\0${id}` };
      for (const server of servers) {
        for (const [id, at2] of ids) yield { at: at2, key: `${server}\0${id}`, value: server };
      }
    },
    *compare(facts) {
      const told3 = /* @__PURE__ */ new Set();
      for (const [first2, fact] of repeated(facts)) {
        const pair = `${keyOfPlace2(first2)}
${keyOfPlace2(fact)}`;
        if (told3.has(pair)) continue;
        told3.add(pair);
        const { key, value: server } = fact;
        const id = key.slice(key.indexOf("\0") + 1);
        const related = [{ at: first2, note: "The id is taken here." }];
        yield { at: fact, message: server === void 0 ? "inFile" : "inServer", data: { id, server }, related };
      }
    }
  }
});
function ownId({ node }, taken) {
  const id = idOf(node);
  const version = text(get(node, "version"));
  if (!id || version === void 0 || !isVersion(version) || !isOfId(node)) return void 0;
  const own = withVersion(id, version);
  return taken.has(own) ? void 0 : own;
}
function* idsOf(tools) {
  for (const tool5 of tools) {
    const id = get(tool5.node, "id");
    if (id?.kind === "string" && id.value !== "") yield id;
  }
}
var keyOfPlace2 = ({ location }) => `${location.path}:${location.start}`;

// rules/otc/unique-requirement.ts
var unique_requirement_default = defineRule({
  id: "otc/unique-requirement",
  summary: "A tool requires the same authorization or secret twice",
  severity: "warning",
  in: "recommended",
  source: section4("Schema Fields, Requirements", "The id of an authorization or a secret is unique.", "advice"),
  fixable: "safe",
  messages: {
    again: { message: "The tool already requires the {{what}} `{{id}}`.", help: "Remove this entry." },
    other: {
      message: "Another entry for the {{what}} `{{id}}` has different details, so clients may use either entry.",
      help: "Merge the two entries."
    }
  },
  *check(manifest) {
    for (const { what, node, requirements } of requirementLists(manifest)) {
      for (const [id, [first2, ...others2]] of byId(requirements)) {
        const spare = others2.filter((each) => contains(first2, each));
        const fixes = new Map(spare.map((each) => [each, removal(node, [each])]));
        if (spare.length > 1) fixes.set(spare[0], removal(node, spare));
        for (const requirement of others2) {
          const fix = fixes.get(requirement);
          const related = [{ at: get(first2, "id"), note: "It is required here." }];
          yield { at: get(requirement, "id"), message: fix ? "again" : "other", data: { what, id }, related, fix };
        }
      }
    }
  }
});
function byId(requirements) {
  const groups = groupBy(requirements, (each) => text(get(each, "id")) ?? "");
  for (const id of groups.keys()) if (isBlank2(id)) groups.delete(id);
  return groups;
}
function removal(from, entries2) {
  const title = entries2.length > 1 ? "Remove the entries" : "Remove the entry";
  return { title, safe: true, edits: entries2.map((child) => ({ op: "remove", from, child })) };
}

// rules/otc/unknown-field.ts
var structural6 = unknownField(
  "otc",
  section4("Schema Fields", "The document lists all fields of a definition.", "advice")
);
var unknown_field_default4 = defineRule({
  ...structural6,
  messages: {
    ...structural6.messages,
    keyword: {
      message: "`{{key}}` is not a field of `input_schema`, so it is ignored.",
      help: "Move it into `parameters`."
    }
  },
  *check(manifest, context) {
    const inputs = manifest.tools.map(({ node }) => get(node, "input_schema"));
    const keywords = new Map(
      inputs.flatMap(
        (input) => entries(input).filter(({ key }) => KEYWORDS.has(key) && has(get(input, "parameters"), key) === "no").map((entry2) => [entry2, { key: entry2.key }])
      )
    );
    for (const problem6 of structural6.check(manifest, context)) {
      const data = "key" in problem6.at ? keywords.get(problem6.at) : void 0;
      yield data ? { ...problem6, message: "keyword", data } : problem6;
    }
  }
});

// rules/otc/version-format.ts
var version_format_default = defineRule({
  id: "otc/version-format",
  summary: "A tool's version is not x.y.z with three integers",
  severity: "error",
  in: "spec",
  source: section4("Schema Fields, Metadata", "Versions have the simple form x.y.z, where all three are integers."),
  fixable: "safe",
  messages: {
    leadingV: {
      message: "`{{version}}` starts with a `v`, but a version is only `x.y.z`: clients that compare versions do not understand it.",
      help: "Remove the `v`."
    },
    form: {
      message: "`{{version}}` is not of the form `x.y.z`, so clients that compare versions do not understand it.",
      help: "Write three integers without leading zeros or a suffix, like `1.0.0`."
    }
  },
  *check({ tools }) {
    for (const tool5 of tools) {
      const node = get(tool5.node, "version");
      if (node?.kind !== "string" || isVersion(node.value)) continue;
      const id = idOf(tool5.node);
      const bare = node.value.replace(/^v/i, "");
      const meant = isVersion(bare) ? bare : completed(bare, id?.version);
      const sameInId = id?.version === node.value ? id : void 0;
      const fix = meant === void 0 ? void 0 : correction(node, meant, sameInId);
      yield {
        at: node,
        message: isVersion(bare) ? "leadingV" : "form",
        data: { version: node.value },
        ...fix && { fix }
      };
    }
  }
});
function correction(node, version, id) {
  return {
    title: id ? `Set the version to \`${version}\`, in the id too` : `Set \`version\` to \`${version}\``,
    safe: true,
    edits: [
      { op: "set", node, value: version },
      ...id ? [{ op: "set", node: id.node, value: withVersion(id, version) }] : []
    ]
  };
}
function completed(version, inId) {
  const numbers = /^[0-9.]+/.exec(version.slice(0, 100))?.[0].replace(/\.$/, "");
  return inId && numbers && isVersion(inId) && `${inId}.`.startsWith(`${numbers}.`) ? inId : void 0;
}

// rules/otc/version-not-raised.ts
var version_not_raised_default2 = defineRule({
  id: "otc/version-not-raised",
  summary: "A tool changed under the same id and version",
  severity: "error",
  in: "recommended",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "An id with a version stands for one contract.",
    kind: "advice"
  },
  messages: {
    wrong: {
      message: "The contract of `{{id}}` changed, but its version did not. Clients that cached or pinned it now call a different tool.",
      help: "Raise the version in `id` and `version`."
    }
  },
  byEngine: "diff"
});

// rules/shinkai/lib/tables.ts
var NAMES6 = ["configurations", "parameters", "result"];
var NOUNS = {
  configurations: "setting",
  parameters: "parameter",
  result: "result field"
};
function tablesOf(manifest) {
  return manifest.derive(readTables).tables;
}
function definitionsOf(manifest) {
  return manifest.derive(readTables).definitions;
}
function straysIn2(manifest) {
  return manifest.derive(readTables).strays;
}
function strayed(manifest, field) {
  return straysIn2(manifest).some(({ kind, entry: { key } }) => kind === "field" && key === field);
}
function readTables({ root }) {
  const view = { tables: [], definitions: [], strays: [] };
  for (const name of NAMES6) {
    const found = entry(root, name);
    if (!found || name === "configurations" && isEmptyArray(found.value)) continue;
    view.tables.push({ name, entry: found, node: found.value });
    if (found.value.kind === "object") readSchema({ table: name, path: "", schema: found.value, root }, view);
  }
  return view;
}
function readSchema(scene, view) {
  const { path, schema } = scene;
  for (const each of schema.entries) {
    const stray = strayBeside(each, scene);
    if (stray) view.strays.push(stray);
  }
  const properties = get(schema, "properties");
  if (properties?.kind === "object") {
    for (const each of properties.entries) {
      const stray = strayInside(each, properties, scene);
      if (stray) view.strays.push(stray);
      else readDefinition(each.value, each, path ? `${path}.${each.key}` : each.key, scene, view);
    }
  }
  const element = get(schema, "items");
  if (!element) return;
  for (const each of [element, ...items(element)]) readDefinition(each, void 0, `${path}[]`, scene, view);
}
function readDefinition(node, property, path, scene, view) {
  if (node.kind !== "object") return;
  const { table, root } = scene;
  view.definitions.push({ table, node, property, path });
  readSchema({ table, path, schema: node, root }, view);
}
function isEmptyArray(node) {
  return node.kind === "array" && node.items.length === 0 && !node.open;
}
function strayBeside(entry2, { table, path, schema, root }) {
  const shape = KEYWORDS.get(entry2.key);
  if (shape && (entry2.value.kind !== "object" || SHAPES[shape].fits(entry2.value))) return void 0;
  const stray = { table, path, entry: entry2, from: schema };
  if (path === "" && root.kind === "object" && isField3(entry2, root)) return { ...stray, kind: "field", to: root };
  if (!holdsProperties2(schema, path) || !isDefinition(entry2.value)) return void 0;
  if (entry2.key.startsWith("$") || entry2.key.startsWith("x-")) return void 0;
  const properties = get(schema, "properties");
  if (properties && properties.kind !== "object") return void 0;
  return { ...stray, kind: "property", to: properties };
}
function strayInside(entry2, properties, scene) {
  const { table, path, schema, root } = scene;
  const stray = { table, path, entry: entry2, from: properties };
  if (isKeyword3(entry2)) return { ...stray, kind: "keyword", to: schema };
  const isList = entry2.value.kind === "array" && LIST_FIELDS.has(entry2.key);
  return isList && root.kind === "object" ? { ...stray, kind: "field", to: root } : void 0;
}
var SCHEMA_TYPES = /* @__PURE__ */ new Set(["string", "number", "integer", "boolean", "array", "object", "null", "any"]);
var LIST_FIELDS = /* @__PURE__ */ new Set(["keywords", "sqlTables", "sqlQueries", "tools", "oauth", "operating_system"]);
var TEXT_FIELDS = /* @__PURE__ */ new Set(["version", "author", "homepage", "tool_type", "license", "runner", "tool_set"]);
var TABLE_FIELDS = /* @__PURE__ */ new Set(["configurations", "parameters", "result"]);
function isKeyword3({ key, value }) {
  switch (key) {
    case "type":
      return text(value) === "object";
    case "required":
      return value.kind === "array";
    case "additionalProperties":
      return value.kind === "boolean";
    case "description":
    case "$schema":
      return value.kind === "string" && !SCHEMA_TYPES.has(value.value);
    case "properties":
      return value.kind === "object" && !isDefinition(value) && value.entries.some((each) => isDefinition(each.value));
    default:
      return false;
  }
}
function holdsProperties2(object, path) {
  return path === "" || text(get(object, "type")) === "object" || get(object, "properties")?.kind === "object";
}
function isDefinition(node) {
  if (node.kind !== "object" || !SCHEMA_TYPES.has(text(get(node, "type")) ?? "")) return false;
  return node.entries.every(({ key }) => KEYWORDS.has(key));
}
function isField3({ key, value }, root) {
  if (value.kind === "array") return LIST_FIELDS.has(key);
  if (value.kind === "string") return TEXT_FIELDS.has(key) && has(root, key) === "no";
  return TABLE_FIELDS.has(key) && get(value, "properties")?.kind === "object" && has(root, key) === "no";
}
var TYPES5 = ["string", "number", "boolean", "array", "object"];
var isKnown = (type) => type === "integer" || TYPES5.includes(type);
var ALIASES2 = /* @__PURE__ */ new Map([
  ["bool", "boolean"],
  ["date", "string"],
  ["datetime", "string"],
  ["dict", "object"],
  ["double", "number"],
  ["float", "number"],
  ["int", "number"],
  ["json", "object"],
  ["list", "array"],
  ["long", "number"],
  ["map", "object"],
  ["str", "string"],
  ["text", "string"],
  ["tuple", "array"],
  ["url", "string"]
]);
var KINDS3 = { object: "an object", number: "a number", boolean: "a boolean", null: "null" };
function typeFault(definition) {
  const at2 = get(definition, "type");
  if (!at2) return has(definition, "type") === "no" ? { kind: "missing", type: "", hint: "" } : void 0;
  if (at2.kind === "unknown") return void 0;
  if (at2.kind === "array") return { kind: "union", at: at2, type: "", hint: "" };
  if (at2.kind !== "string") return { kind: "noName", at: at2, type: KINDS3[at2.kind], hint: "" };
  if (isKnown(at2.value)) return void 0;
  const meant = ALIASES2.get(at2.value.toLowerCase()) ?? nearestWord(at2.value, [...TYPES5, "integer"]);
  return { kind: "unknown", at: at2, type: at2.value, hint: hint(meant) };
}
function isOther2(definition, wanted) {
  const type = text(get(definition, "type"));
  return type !== void 0 && type !== wanted && isKnown(type) ? type : void 0;
}
function misspeltKey(definition, missing3) {
  return definition.entries.find(
    ({ key }) => !KEYWORDS.has(key) && isNear3(key, missing3) && nearestWord(key, KEYWORDS.keys()) === missing3
  );
}
var isNear3 = (key, wanted) => nearestWord(key, [wanted]) !== void 0;
function lacks3(object, field, known2) {
  if (has(object, field) !== "no") return false;
  return !object.entries.some(
    ({ key }) => !known2.includes(key) && isNear3(key, field) && intendedField(key, known2) === field
  );
}

// rules/shinkai/lib/code.ts
function argumentsOf2(manifest, code) {
  const pairs = [
    ["configurations", code.settings],
    ["parameters", code.inputs]
  ];
  return pairs.flatMap(([table, use]) => {
    const found = tablesOf(manifest).find(({ name }) => name === table);
    const node = found?.node.kind === "object" ? found.node : void 0;
    const properties = get(node, "properties");
    const isBroken3 = found && !node || properties && properties.kind !== "object" || node && !properties;
    const more = get(node, "additionalProperties");
    if (isBroken3 || more && !(more.kind === "boolean" && !more.value)) return [];
    const own = properties?.kind === "object" ? properties : void 0;
    return [{ table, node, properties: own, declared: own?.entries ?? [], use }];
  });
}
function resultFields({ root }) {
  const result = entry(root, "result")?.value;
  return has(result, "properties") === "yes" ? entries(get(result, "properties")) : [];
}

// rules/shinkai/lib/lists.ts
var OAUTH_FIELDS = [
  "name",
  "version",
  "authorizationUrl",
  "redirectUrl",
  "tokenUrl",
  "clientId",
  "clientSecret",
  "scopes",
  "responseType",
  "refreshToken",
  "pkceType",
  "requestTokenContentType",
  "requestTokenAuthHeader"
];
function objectsIn(manifest, list2) {
  const all = items(get(manifest.root, list2));
  return all.length === 0 ? NONE8 : all.filter((item) => item.kind === "object");
}
var NONE8 = [];
function duplicatesIn(strings, fold5) {
  const seen3 = /* @__PURE__ */ new Map();
  return strings.flatMap((node) => {
    const key = fold5(node.value.trim());
    const first2 = seen3.get(key);
    if (key === "") return [];
    if (first2) return [{ node, first: first2 }];
    seen3.set(key, node);
    return [];
  });
}
function namesOf2(objects3) {
  return objects3.flatMap((object) => {
    const name = get(object, "name");
    return name?.kind === "string" ? [name] : [];
  });
}
function section5(name, says, kind = "MUST") {
  return { document: "Shinkai Metadata 0.9.8", section: name, says, kind };
}
function loader(says) {
  return { document: "shinkai-node", section: "The loader of tool metadata", says, kind: "advice" };
}
function standard(document, name, says) {
  return { document, section: name, says, kind: "advice" };
}
var NOTHING = {
  definitions: [],
  queries: [],
  tables: [],
  knowsTables: false,
  knowsColumns: false,
  misnamed: []
};
var placeForReport = () => ({});
function checkSql(manifest, { sql }) {
  if (!sql || objectsIn(manifest, "sqlTables").length === 0 && objectsIn(manifest, "sqlQueries").length === 0) {
    return NOTHING;
  }
  const kept = manifest.derive(placeForReport);
  return kept.report ??= check(manifest, sql);
}
function check(manifest, service) {
  const definitions2 = statements(manifest, "sqlTables", "definition");
  const queries = statements(manifest, "sqlQueries", "query");
  if (definitions2.length + queries.length === 0) return NOTHING;
  const report = service.check(
    definitions2.map(({ sql }) => sql.value),
    queries.map(({ sql }) => sql.value)
  );
  const pair = (all, outcomes) => outcomes.map((outcome, index) => ({ ...all[index], outcome }));
  const list2 = get(manifest.root, "sqlTables");
  const isWhole2 = list2?.kind === "array" && !list2.open && list2.items.length === definitions2.length;
  const defined = pair(definitions2, report.definitions);
  const isAll = isWhole2 && definitions2.length > 0 && report.isComplete;
  const broken = defined.filter(({ outcome: { creates, fault } }) => !creates || fault);
  return {
    definitions: defined,
    queries: pair(queries, report.queries),
    tables: report.tables,
    knowsTables: isAll && broken.length === 0,
    knowsColumns: isAll && broken.every(({ sql }) => CREATES_TABLE.test(sql.value)),
    misnamed: defined.filter(isMisnamed)
  };
}
var CREATES_TABLE = /^\s*create\s+(?:temp\w*\s+)?table\b(?![^]*;\s*\S)/i;
function isMisnamed({ name, outcome: { fault, creates } }) {
  const called = name?.value.trim() ?? "";
  const isTable2 = creates?.kind === "table" || creates?.kind === "view";
  return !fault && isTable2 && called !== "" && lower(creates.name) !== lower(called);
}
var lower = (name) => name.toLowerCase();
function isForMisnamed({ unknown }, misnamed3) {
  return unknown?.what === "table" && misnamed3.some(({ name }) => lower(name.value.trim()) === lower(unknown.name));
}
function statements(manifest, list2, field) {
  return objectsIn(manifest, list2).flatMap((object) => {
    const sql = get(object, field);
    const name = get(object, "name");
    return sql?.kind === "string" && sql.value.trim() !== "" ? [{ sql, name: name?.kind === "string" ? name : void 0 }] : [];
  });
}
function partOf(sql, { from, to }) {
  return from === void 0 || to === void 0 ? sql : part(sql, from, to);
}
function hintFor2({ unknown, message }, tables) {
  if (!unknown) return message === "incomplete input" ? " (the end of the statement is missing)" : "";
  const names2 = tables.flatMap(
    ({ name, columns }) => unknown.what === "table" ? [name] : columns.map((each) => each.name)
  );
  return hint(nearestWord(unknown.name, new Set(names2)));
}

// rules/shinkai/code-undeclared.ts
var code_undeclared_default = defineRule({
  id: "shinkai/code-undeclared",
  summary: "The code of a tool reads something that its manifest does not declare",
  severity: "error",
  in: "recommended",
  source: section5(
    "Table: Metadata",
    "Configurations, parameters and oauth are what the code of the tool is given.",
    "advice"
  ),
  ofToolCode: true,
  messages: {
    parameters: {
      message: "`{{file}}` reads the input `{{name}}`, but `parameters` does not declare it{{meant}}, so models cannot provide it.",
      help: "Declare `{{name}}` in `parameters`, or read a declared parameter."
    },
    configurations: {
      message: "`{{file}}` reads the setting `{{name}}`, but `configurations` does not declare it{{meant}}, so users cannot set it.",
      help: "Declare `{{name}}` in `configurations`, or read a declared setting."
    },
    oauth: {
      message: "`{{file}}` requests a token for the OAuth service `{{name}}`, but `oauth` in the manifest does not list it{{meant}}, so the code gets no token.",
      help: "Add the service to `oauth`, or correct the name."
    }
  },
  *check(manifest) {
    const { root, toolCode: code } = manifest;
    if (!code || root.kind !== "object") return;
    const { file } = code;
    for (const { declared, node, properties, table, use } of argumentsOf2(manifest, code)) {
      const names2 = declared.map(({ key }) => key);
      const told3 = /* @__PURE__ */ new Set([...names2, ...straysIn2(manifest).map(({ entry: entry2 }) => entry2.key)]);
      for (const { name, isDoubtful, isUnused, ...read3 } of use.reads) {
        if (told3.has(name) || isDoubtful || isUnused) continue;
        told3.add(name);
        const meant = hint(nearestWord(name, names2));
        const at2 = properties ? lack(properties) : lack(node ?? root, node ? "properties" : table);
        const related = [{ at: read3, note: "It is read here." }];
        yield { at: at2, message: table === "parameters" ? table : "configurations", data: { file, name, meant }, related };
      }
    }
    yield* servicesLacking(manifest, root, code);
  }
});
function* servicesLacking(manifest, root, { file, services }) {
  const known2 = namesOf2(objectsIn(manifest, "oauth")).map(({ value }) => value);
  const at2 = entry(root, "oauth") ?? lack(root, "oauth");
  const told3 = new Set(known2);
  for (const { name, ...asked } of services) {
    if (told3.has(name)) continue;
    told3.add(name);
    const meant = hint(nearestWord(name, known2));
    const related = [{ at: asked, note: "The token is requested here." }];
    yield { at: at2, message: "oauth", data: { file, name, meant }, related };
  }
}

// rules/shinkai/code-unread.ts
var code_unread_default = defineRule({
  id: "shinkai/code-unread",
  summary: "A manifest declares what the code of its tool never uses",
  severity: "warning",
  in: "recommended",
  tags: ["follows-related"],
  source: section5(
    "Table: Metadata",
    "Configurations, parameters and result describe what the code takes and gives.",
    "advice"
  ),
  ofToolCode: true,
  messages: {
    parameters: {
      message: "`{{file}}` never reads the parameter `{{name}}`, so the value that the model passes has no effect.",
      help: "Use `{{name}}` in the code, or remove it from `parameters`."
    },
    configurations: {
      message: "`{{file}}` never reads the setting `{{name}}`, so the value that users enter has no effect.",
      help: "Use `{{name}}` in the code, or remove it from `configurations`."
    },
    result: {
      message: "`result` declares `{{name}}`, but `{{file}}` never returns it, so callers that rely on it do not get it.",
      help: "Return `{{name}}`, or remove it from `result`."
    }
  },
  *check(manifest) {
    const { toolCode: code } = manifest;
    if (!code || code.isStub) return;
    const { answers, file, run } = code;
    const related = [{ at: run, note: "The code of the tool." }];
    for (const { declared, table, use } of argumentsOf2(manifest, code)) {
      if (use.mayReadMore) continue;
      const names2 = declared.map(({ key }) => key);
      const read3 = new Set(use.reads.flatMap(({ name, isUnused }) => isUnused ? [] : [name]));
      for (const name of [...read3]) if (!names2.includes(name)) read3.add(nearestWord(name, names2) ?? name);
      for (const each of declared) {
        if (read3.has(each.key) || mayBeLeftOut2(each)) continue;
        const message = table === "parameters" ? table : "configurations";
        yield { at: each, message, data: { file, name: each.key }, related };
      }
    }
    for (const each of answers ? resultFields(manifest) : [])
      if (!answers.has(each.key)) yield { at: each, message: "result", data: { file, name: each.key }, related };
  }
});
var mayBeLeftOut2 = ({ key, value }) => key.startsWith("_") || IGNORED2.test(text(get(value, "description")) ?? "");
var IGNORED2 = /\b(ignored|unused|not used|no effect|deprecated|reserved|legacy|no longer|dummy|placeholder)\b/i;

// rules/shinkai/lib/text.ts
var PLACEHOLDER = String.raw`\$\{[^}]{0,100}\}|\{\{[^}]{0,100}\}\}|\{[^}]{0,100}\}|\$[A-Z_]{1,100}|%[A-Z_]{1,100}%`;
var WHOLE = new RegExp(`^\\s*(?:${PLACEHOLDER}|<[^>]*>)\\s*$`);
var IN_URL = `(?:${PLACEHOLDER}|<(?!https?:)[^<>]{0,100}>)`;
function isPlaceholder(text2) {
  return WHOLE.test(text2);
}
function filledIn(url) {
  return url.replace(new RegExp(`^\\s*${IN_URL}`), "https://x").replace(new RegExp(IN_URL, "g"), "x");
}
function isWebUrl(text2) {
  return /^https?:\/\/[^\s/?#<>"'][^\s<>"]*$/i.test(text2);
}
function isAbsoluteUrl(text2) {
  return isWebUrl(text2) || /^[a-z][a-z\d+.-]*:\/\/[^\s<>"]+$/i.test(text2);
}
var safely = (title, ...edits) => ({ title, safe: true, edits });
var unsafely = (title, ...edits) => ({ title, safe: false, edits });
function rename5(entry2, key) {
  return safely(`Rename \`${entry2.key}\` to \`${key}\``, { op: "rename", entry: entry2, key });
}
var MEANT = "sqlQueries";
var inSingular = ({ root }) => entries(root).filter(({ key }) => /^sql[_-]?query$/i.test(key));
function unmentioned(description, values) {
  let left = values.slice();
  for (const spell of SPELLINGS) {
    if (left.length === 0) break;
    const text2 = inWords(spell(description));
    left = left.filter((value) => !names(text2, spell(value)));
  }
  return left;
}
var isTellable = (value) => value.trim().length > 1;
var SPELLINGS = [(text2) => fold4(text2.replace(/([a-z])([A-Z])/g, "$1 $2")), fold4];
function fold4(text2) {
  return text2.toLowerCase().replace(/[\s_-]+/g, " ").trim();
}
function names(text2, value) {
  if (text2.includes(inWords(value))) return true;
  return value.length >= SHORTEST_WITH_PLURAL && ["s", "es"].some((ending) => text2.includes(inWords(value + ending)));
}
var SHORTEST_WITH_PLURAL = 4;
var BORDER = "\0";
function inWords(text2) {
  const bordered = `$&${BORDER}`;
  if (isAscii(text2)) return BORDER + text2.replace(/[a-z\d]+|[^]/gi, bordered);
  const wordOrSign = /(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{M}\p{N}])+|[^]/gu;
  return BORDER + text2.replace(wordOrSign, bordered);
}
function withSentence(description, sentence) {
  const before = description.trimEnd();
  const stop = before === "" || /[.!?:;]$/.test(before) ? "" : ".";
  return `${before}${stop} ${sentence}`.trimStart();
}
function untoldDefault({ table, node, property }) {
  if (table === "result" || !property) return void 0;
  const shown3 = shownDefault(node);
  const description = descriptionOf(node);
  if (!shown3 || !description) return void 0;
  return saysDefault(description.value, shown3) ? void 0 : { description, shown: shown3 };
}
function shownDefault(definition) {
  const value = get(definition, "default");
  return value && show4(value) || void 0;
}
var saysDefault = (description, shown3) => /default/i.test(description) || unmentioned(description, [shown3]).length === 0;
function leavesOpen2({ node }, key) {
  const description = descriptionOf(node)?.value ?? "";
  if (key === "nullable") {
    const value = get(node, key);
    return value?.kind === "boolean" && value.value && !/\b(?:null|none|empty|optional|omit)/i.test(description);
  }
  if (key === "default") {
    const shown3 = shownDefault(node);
    return shown3 !== void 0 && !saysDefault(description, shown3);
  }
  const values = items(get(node, "enum")).flatMap((item) => item.kind === "string" ? [item.value] : []);
  return key === "enum" && unmentioned(description, values.slice(0, MOST4)).length > 0;
}
function untoldChoices({ table, node, property }) {
  if (table !== "parameters" || !property) return void 0;
  const list2 = get(node, "enum");
  const description = descriptionOf(node);
  if (!list2 || !description || description.value.length > LONGEST9) return void 0;
  const values = items(list2).slice(0, MOST4).flatMap((item) => item.kind === "string" ? [item.value] : []);
  if (isOnlyDefault(values, list2, get(node, "default"))) return void 0;
  const left = unmentioned(description.value, [...new Set(values)].filter(isTellable));
  return left.length > 0 ? { description, list: list2, values, left } : void 0;
}
function isOnlyDefault(values, list2, given2) {
  const isOnly = values.length === 1 && items(list2).length === 1 && !isVague(list2);
  return isOnly && given2?.kind === "string" && given2.value === values[0];
}
var MOST4 = 200;
var LONGEST9 = 2e4;
function descriptionOf(definition) {
  const description = get(definition, "description");
  return description?.kind === "string" && description.value.trim() !== "" ? description : void 0;
}
function show4(node) {
  if (node.kind === "string") return node.value.trim();
  if (node.kind === "number" || node.kind === "boolean") return String(node.value);
  if (isVague(node) || node.kind !== "array" && node.kind !== "object") return void 0;
  const json = JSON.stringify(toValue(node));
  return json.length > 2 && json.length < 200 ? json : void 0;
}

// rules/shinkai/default-as-string.ts
var default_as_string_default = defineRule({
  id: "shinkai/default-as-string",
  summary: "A default is written as a string, but the property has another type",
  severity: "info",
  in: "strict",
  source: section5("PropertiesTable", "A default may be any value, and so needs no quotes around a number.", "advice"),
  fixable: "unsafe",
  messages: {
    asString: {
      message: "`{{path}}` has the type `{{type}}`, but its default is a string. Only older versions of Shinkai needed string defaults; today they mislead readers.",
      help: "Write `{{value}}` without quotes."
    }
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      const at2 = get(node, "default");
      const type = text(get(node, "type"));
      const types = declaredTypes(node);
      if (at2?.kind !== "string" || type === void 0 || !types || types.includes("string")) continue;
      const value = standsFor(at2.value, types);
      if (value === void 0) continue;
      const fix = unsafely("Write it without quotes", { op: "set", node: at2, value });
      yield { at: at2, message: "asString", data: { path, type, value: at2.value }, fix };
    }
  }
});

// rules/shinkai/default-not-described.ts
var default_not_described_default = defineRule({
  id: "shinkai/default-not-described",
  summary: "A property's description does not mention its `default`",
  severity: "info",
  in: "strict",
  source: section5(
    "PropertiesTable",
    "A default is for reference only: it is neither applied nor passed to the model.",
    "SHOULD"
  ),
  fixable: "unsafe",
  messages: {
    missing: {
      message: "The description of `{{path}}` does not mention its default, `{{value}}`, and Shinkai neither applies the default nor shows it to the model.",
      help: "Say in the description what happens when `{{path}}` is left out."
    }
  },
  *check(manifest) {
    for (const definition of definitionsOf(manifest)) {
      const untold = untoldDefault(definition);
      if (!untold) continue;
      const { description: at2, shown: shown3 } = untold;
      const value = withSentence(at2.value, `Default: ${shown3}.`);
      const fix = unsafely("Mention it", { op: "set", node: at2, value });
      yield { at: at2, message: "missing", data: { path: definition.path, value: shown3 }, fix };
    }
  }
});

// rules/shinkai/enum-not-described.ts
var enum_not_described_default = defineRule({
  id: "shinkai/enum-not-described",
  summary: "A parameter's description does not list the values of its `enum`",
  severity: "warning",
  in: "recommended",
  source: section5(
    "PropertiesTable",
    "An enum is for reference only: nothing but the description is passed to the model.",
    "SHOULD"
  ),
  fixable: "unsafe",
  messages: {
    missing: {
      message: "Models never see the `enum` of `{{path}}`, and its description does not list {{values}}.",
      help: "List every allowed value in the description."
    }
  },
  *check(manifest) {
    for (const definition of definitionsOf(manifest)) {
      const untold = untoldChoices(definition);
      if (!untold) continue;
      const { description: at2, list: list2, values, left } = untold;
      const isWhole2 = !isVague(list2) && values.length === items(list2).length;
      const fix = isWhole2 ? naming(values, at2) : void 0;
      yield { at: at2, message: "missing", data: { path: definition.path, values: brief(left) }, ...fix && { fix } };
    }
  }
});
function naming(values, description) {
  const told3 = [...new Set(values)].filter((value2) => value2.trim() !== "");
  const value = withSentence(description.value, `One of: ${told3.join(", ")}.`);
  return unsafely("Name all values in the description", { op: "set", node: description, value });
}
function brief(values) {
  const shown3 = values.slice(0, 3).map((value) => `\`${shortened(value)}\``);
  return eitherOf(values.length > 3 ? [...shown3, `${values.length - 3} more`] : shown3);
}
var LONGEST10 = 30;
var shortened = (value) => value.length > LONGEST10 ? `${value.slice(0, LONGEST10).toWellFormed()}\u2026` : value;

// rules/shinkai/enum-strings.ts
var enum_strings_default = defineRule({
  id: "shinkai/enum-strings",
  summary: "`enum` is not an array of strings",
  severity: "error",
  in: "spec",
  source: section5("PropertiesTable", "enum is an array of strings."),
  fixable: "safe",
  messages: {
    noArray: {
      message: "The `enum` of `{{path}}` is not an array, so programs that expect a list of strings fail on it.",
      help: "Write an array of strings with the allowed values."
    },
    noString: {
      message: "The `enum` of `{{path}}` must contain only strings, but this value is {{kind}}. Programs that expect strings fail on it.",
      help: "Write a string instead."
    },
    noStrings: {
      message: "The `enum` of `{{path}}` must contain only strings, but this value and {{others}} are not strings. Programs that expect strings fail on them.",
      help: "Write every value as a string."
    }
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      const at2 = get(node, "enum");
      if (!at2 || at2.kind === "unknown" || at2.kind === "null") continue;
      if (at2.kind !== "array") {
        yield { at: at2, message: "noArray", data: { path } };
        continue;
      }
      const [first2, ...others2] = items(at2).filter(({ kind }) => kind !== "string" && kind !== "unknown");
      if (!first2) continue;
      yield {
        at: first2,
        message: others2.length > 0 ? "noStrings" : "noString",
        data: {
          path,
          kind: KINDS4[first2.kind],
          others: others2.length === 1 ? "1 other" : `${others2.length} others`
        },
        fix: asStrings(node, at2)
      };
    }
  }
});
var KINDS4 = {
  object: "an object",
  array: "an array",
  string: "a string",
  number: "a number",
  boolean: "a boolean",
  null: "null",
  unknown: "something else"
};
function asStrings(definition, values) {
  const takesStrings = has(definition, "type") === "no" || text(get(definition, "type")) === "string";
  const edits = values.items.flatMap((node) => {
    const value = exactly(node);
    return value === void 0 ? [] : [{ op: "set", node, value }];
  });
  const isExact = values.items.every((node) => node.kind === "string" || exactly(node) !== void 0);
  return takesStrings && isExact && !values.open ? safely("Write the values as strings", ...edits) : void 0;
}
function exactly(node) {
  if (node.kind === "boolean" || node.kind === "number" && Number.isSafeInteger(node.value))
    return String(node.value);
  return void 0;
}

// rules/shinkai/field-type.ts
var field_type_default5 = fieldType(
  "shinkai",
  section5(
    "Metadata, PropertiesTable, SQL Tables, SQL Queries, OAuth Table",
    "Each field has one type, and some OAuth fields one value."
  ),
  "Shinkai",
  (what) => `Shinkai rejects the manifest or ignores this ${what}`
);

// rules/shinkai/homepage-url.ts
var homepage_url_default = defineRule({
  id: "shinkai/homepage-url",
  summary: "`homepage` is not an absolute URL",
  severity: "warning",
  in: "recommended",
  source: section5("Metadata", "homepage is the URL of the tool's page or documentation.", "SHOULD"),
  fixable: "safe",
  messages: {
    wrapped: {
      message: "`{{homepage}}` has text around the URL, so browsers cannot open it.",
      help: "Write only the URL."
    },
    noUrl: {
      message: "`{{homepage}}` is not an absolute URL, so browsers cannot open it.",
      help: "Write the whole URL, with `https://` and without spaces."
    }
  },
  *check({ root }) {
    const at2 = get(root, "homepage");
    if (at2?.kind !== "string" || at2.value === "" || isAbsoluteUrl(at2.value)) return;
    const fix = unwrap(at2);
    yield { at: at2, message: fix ? "wrapped" : "noUrl", data: { homepage: at2.value }, fix };
  }
});
function unwrap(node) {
  const url = node.value.replace(/^[\s<"'`]+|(?<![\s>"'`])[\s>"'`]+$/g, "");
  return isAbsoluteUrl(url) ? safely("Write the URL alone", { op: "set", node, value: url }) : void 0;
}

// rules/shinkai/items-only-for-arrays.ts
var items_only_for_arrays_default = defineRule({
  id: "shinkai/items-only-for-arrays",
  summary: "A property that is not an array has `items`",
  severity: "warning",
  in: "spec",
  source: section5("PropertiesTable", "items is only for arrays."),
  messages: {
    items: {
      message: "`{{path}}` has the type `{{type}}`, so its `items` is ignored: only arrays have `items`.",
      help: 'Change the type to `"array"`, or remove `items`.'
    }
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      const at2 = entry(node, "items");
      const type = at2 && isOther2(node, "array");
      if (type) yield { at: at2, message: "items", data: { path, type } };
    }
  }
});

// rules/shinkai/schema.json
var schema_default3 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "a Shinkai manifest",
  type: "object",
  required: ["name"],
  additionalProperties: false,
  properties: {
    $schema: { type: "string" },
    id: { type: ["string", "null"] },
    name: { type: "string", pattern: "\\S", description: "users and models identify the tool by its name" },
    version: { type: ["string", "null"] },
    description: { type: ["string", "null"] },
    author: { type: ["string", "null"] },
    homepage: { type: ["string", "null"] },
    keywords: { type: ["array", "null"], items: { type: "string" } },
    tool_type: { type: ["string", "null"] },
    license: { type: ["string", "null"] },
    configurations: { if: { type: "object" }, then: { $ref: "#/$defs/table" } },
    parameters: { if: { type: "object" }, then: { $ref: "#/$defs/table" } },
    result: { if: { type: "object" }, then: { $ref: "#/$defs/resultTable" } },
    sqlTables: {
      type: ["array", "null"],
      items: {
        title: "an `sqlTables` entry",
        type: "object",
        additionalProperties: false,
        properties: { name: { type: "string" }, definition: { type: "string" } }
      }
    },
    sqlQueries: {
      type: ["array", "null"],
      items: {
        title: "an `sqlQueries` entry",
        type: "object",
        additionalProperties: false,
        properties: { name: { type: "string" }, query: { type: "string" } }
      }
    },
    tools: { type: ["array", "null"] },
    oauth: {
      type: ["array", "null"],
      items: {
        title: "an `oauth` entry",
        type: "object",
        additionalProperties: false,
        properties: {
          name: { type: "string" },
          version: { const: "2.0" },
          authorizationUrl: { type: "string" },
          redirectUrl: { type: "string" },
          tokenUrl: { type: "string" },
          clientId: { type: "string" },
          clientSecret: { type: "string" },
          scopes: { type: "array", items: { type: "string" } },
          responseType: { const: "code" },
          refreshToken: { enum: ["true", "", null] },
          pkceType: { enum: ["plain", "S256", "", null] },
          requestTokenContentType: { enum: ["application/x-www-form-urlencoded", "", null] },
          requestTokenAuthHeader: { enum: ["basic", "", null] }
        }
      }
    },
    runner: {},
    operating_system: {},
    tool_set: {},
    assets: {},
    file_inbox: {},
    output_arg: {},
    activated: {}
  },
  $defs: {
    table: {
      type: "object",
      properties: {
        properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } },
        required: { type: ["array", "null"], items: { type: "string" } }
      }
    },
    property: {
      type: "object",
      properties: {
        description: { type: "string" },
        items: { $ref: "#/$defs/property" },
        properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } },
        required: { type: ["array", "null"], items: { type: "string" } },
        nullable: { type: ["boolean", "null"] }
      }
    },
    resultTable: {
      type: "object",
      properties: {
        properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } },
        required: { type: ["array", "null"], items: { type: "string" } }
      }
    },
    resultProperty: {
      type: "object",
      properties: {
        description: { type: ["string", "null"] },
        items: {
          if: { type: "object" },
          then: { $ref: "#/$defs/resultProperty" },
          else: { if: { type: "array" }, else: { type: "object" } }
        },
        properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } },
        required: { type: ["array", "null"], items: { type: "string" } },
        nullable: { type: ["boolean", "null"] }
      }
    }
  }
};

// src/generated/validators/shinkai.js
function x(d2) {
  let k;
  const A = (C) => {
    k ??= d2();
    const _ = k(C);
    return A.errors = k.errors, _;
  };
  return A;
}
function w(d2, k) {
  if (d2 === null) return k;
  for (const A of k) d2.push(A);
  return d2;
}
var z2 = x(() => {
  const d2 = { $schema: "https://json-schema.org/draft/2020-12/schema", title: "a Shinkai manifest", type: "object", required: ["name"], additionalProperties: false, properties: { $schema: { type: "string" }, id: { type: ["string", "null"] }, name: { type: "string", pattern: "\\S", description: "users and models identify the tool by its name" }, version: { type: ["string", "null"] }, description: { type: ["string", "null"] }, author: { type: ["string", "null"] }, homepage: { type: ["string", "null"] }, keywords: { type: ["array", "null"], items: { type: "string" } }, tool_type: { type: ["string", "null"] }, license: { type: ["string", "null"] }, configurations: { if: { type: "object" }, then: { $ref: "#/$defs/table" } }, parameters: { if: { type: "object" }, then: { $ref: "#/$defs/table" } }, result: { if: { type: "object" }, then: { $ref: "#/$defs/resultTable" } }, sqlTables: { type: ["array", "null"], items: { title: "an `sqlTables` entry", type: "object", additionalProperties: false, properties: { name: { type: "string" }, definition: { type: "string" } } } }, sqlQueries: { type: ["array", "null"], items: { title: "an `sqlQueries` entry", type: "object", additionalProperties: false, properties: { name: { type: "string" }, query: { type: "string" } } } }, tools: { type: ["array", "null"] }, oauth: { type: ["array", "null"], items: { title: "an `oauth` entry", type: "object", additionalProperties: false, properties: { name: { type: "string" }, version: { const: "2.0" }, authorizationUrl: { type: "string" }, redirectUrl: { type: "string" }, tokenUrl: { type: "string" }, clientId: { type: "string" }, clientSecret: { type: "string" }, scopes: { type: "array", items: { type: "string" } }, responseType: { const: "code" }, refreshToken: { enum: ["true", "", null] }, pkceType: { enum: ["plain", "S256", "", null] }, requestTokenContentType: { enum: ["application/x-www-form-urlencoded", "", null] }, requestTokenAuthHeader: { enum: ["basic", "", null] } } } }, runner: {}, operating_system: {}, tool_set: {}, assets: {}, file_inbox: {}, output_arg: {}, activated: {} }, $defs: { table: { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, property: { type: "object", properties: { description: { type: "string" }, items: { $ref: "#/$defs/property" }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } }, resultTable: { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, resultProperty: { type: "object", properties: { description: { type: ["string", "null"] }, items: { if: { type: "object" }, then: { $ref: "#/$defs/resultProperty" }, else: { if: { type: "array" }, else: { type: "object" } } }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } } } }, k = Object.prototype.hasOwnProperty, A = new RegExp("\\S", "u"), C = { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, _ = { type: "object", properties: { description: { type: "string" }, items: { $ref: "#/$defs/property" }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } }, D2 = { validate: j };
  function j(s, { instancePath: i = "", parentData: U2, parentDataProperty: S, rootData: h2 = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const c = j.evaluated;
    if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.description !== void 0 && typeof s.description != "string") {
        const n = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [n] : e.push(n), r++;
      }
      if (s.items !== void 0 && (D2.validate(s.items, { instancePath: i + "/items", parentData: s, parentDataProperty: "items", rootData: h2, dynamicAnchors: g }) || (e = w(e, D2.validate.errors), r = e.length)), s.properties !== void 0) {
        let n = s.properties;
        if (n && typeof n == "object" && !Array.isArray(n)) for (const y in n) D2.validate(n[y], { instancePath: i + "/properties/" + y.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: n, parentDataProperty: y, rootData: h2, dynamicAnchors: g }) || (e = w(e, D2.validate.errors), r = e.length);
        else {
          const y = { instancePath: i + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [y] : e.push(y), r++;
        }
      }
      if (s.required !== void 0) {
        let n = s.required;
        if (!Array.isArray(n) && n !== null) {
          const y = { instancePath: i + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: _.properties.required.type }, message: "must be array,null" };
          e === null ? e = [y] : e.push(y), r++;
        }
        if (Array.isArray(n)) {
          const y = n.length;
          for (let u = 0; u < y; u++) if (typeof n[u] != "string") {
            const f = { instancePath: i + "/required/" + u, schemaPath: "#/properties/required/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [f] : e.push(f), r++;
          }
        }
      }
      if (s.nullable !== void 0) {
        let n = s.nullable;
        if (typeof n != "boolean" && n !== null) {
          const y = { instancePath: i + "/nullable", schemaPath: "#/properties/nullable/type", keyword: "type", params: { type: _.properties.nullable.type }, message: "must be boolean,null" };
          e === null ? e = [y] : e.push(y), r++;
        }
      }
    } else {
      const n = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [n] : e.push(n), r++;
    }
    return j.errors = e, r === 0;
  }
  j.evaluated = { props: { description: true, items: true, properties: true, required: true, nullable: true }, dynamicProps: false, dynamicItems: false };
  function q(s, { instancePath: i = "", parentData: U2, parentDataProperty: S, rootData: h2 = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const c = q.evaluated;
    if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.properties !== void 0) {
        let n = s.properties;
        if (n && typeof n == "object" && !Array.isArray(n)) for (const y in n) j(n[y], { instancePath: i + "/properties/" + y.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: n, parentDataProperty: y, rootData: h2, dynamicAnchors: g }) || (e = w(e, j.errors), r = e.length);
        else {
          const y = { instancePath: i + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [y] : e.push(y), r++;
        }
      }
      if (s.required !== void 0) {
        let n = s.required;
        if (!Array.isArray(n) && n !== null) {
          const y = { instancePath: i + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: C.properties.required.type }, message: "must be array,null" };
          e === null ? e = [y] : e.push(y), r++;
        }
        if (Array.isArray(n)) {
          const y = n.length;
          for (let u = 0; u < y; u++) if (typeof n[u] != "string") {
            const f = { instancePath: i + "/required/" + u, schemaPath: "#/properties/required/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [f] : e.push(f), r++;
          }
        }
      }
    } else {
      const n = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [n] : e.push(n), r++;
    }
    return q.errors = e, r === 0;
  }
  q.evaluated = { props: { properties: true, required: true }, dynamicProps: false, dynamicItems: false };
  const O2 = { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, V2 = { type: "object", properties: { description: { type: ["string", "null"] }, items: { if: { type: "object" }, then: { $ref: "#/$defs/resultProperty" }, else: { if: { type: "array" }, else: { type: "object" } } }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } }, I = { validate: T };
  function T(s, { instancePath: i = "", parentData: U2, parentDataProperty: S, rootData: h2 = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const c = T.evaluated;
    if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.description !== void 0) {
        let u = s.description;
        if (typeof u != "string" && u !== null) {
          const f = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: V2.properties.description.type }, message: "must be string,null" };
          e === null ? e = [f] : e.push(f), r++;
        }
      }
      if (s.items !== void 0) {
        let u = s.items;
        const f = r;
        let b = true;
        const v3 = r;
        if (!(u && typeof u == "object" && !Array.isArray(u))) {
          const a = {};
          e === null ? e = [a] : e.push(a), r++;
        }
        var n = v3 === r;
        r = f, e !== null && (f ? e.length = f : e = null);
        let p;
        if (n) {
          const a = r;
          I.validate(u, { instancePath: i + "/items", parentData: s, parentDataProperty: "items", rootData: h2, dynamicAnchors: g }) || (e = w(e, I.validate.errors), r = e.length);
          var n = a === r;
          b = n, p = "then";
        } else {
          const a = r, l = r;
          let o = true;
          const t = r;
          if (!Array.isArray(u)) {
            const P = {};
            e === null ? e = [P] : e.push(P), r++;
          }
          var y = t === r;
          if (r = l, e !== null && (l ? e.length = l : e = null), !y) {
            const P = r;
            if (!(u && typeof u == "object" && !Array.isArray(u))) {
              const H = { instancePath: i + "/items", schemaPath: "#/properties/items/else/else/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [H] : e.push(H), r++;
            }
            var y = P === r;
            o = y;
          }
          if (!o) {
            const P = { instancePath: i + "/items", schemaPath: "#/properties/items/else/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
            e === null ? e = [P] : e.push(P), r++;
          }
          var n = a === r;
          b = n, p = "else";
        }
        if (!b) {
          const a = { instancePath: i + "/items", schemaPath: "#/properties/items/if", keyword: "if", params: { failingKeyword: p }, message: 'must match "' + p + '" schema' };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.properties !== void 0) {
        let u = s.properties;
        if (u && typeof u == "object" && !Array.isArray(u)) for (const f in u) I.validate(u[f], { instancePath: i + "/properties/" + f.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: u, parentDataProperty: f, rootData: h2, dynamicAnchors: g }) || (e = w(e, I.validate.errors), r = e.length);
        else {
          const f = { instancePath: i + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [f] : e.push(f), r++;
        }
      }
      if (s.required !== void 0) {
        let u = s.required;
        if (!Array.isArray(u) && u !== null) {
          const f = { instancePath: i + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: V2.properties.required.type }, message: "must be array,null" };
          e === null ? e = [f] : e.push(f), r++;
        }
        if (Array.isArray(u)) {
          const f = u.length;
          for (let b = 0; b < f; b++) if (typeof u[b] != "string") {
            const v3 = { instancePath: i + "/required/" + b, schemaPath: "#/properties/required/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [v3] : e.push(v3), r++;
          }
        }
      }
      if (s.nullable !== void 0) {
        let u = s.nullable;
        if (typeof u != "boolean" && u !== null) {
          const f = { instancePath: i + "/nullable", schemaPath: "#/properties/nullable/type", keyword: "type", params: { type: V2.properties.nullable.type }, message: "must be boolean,null" };
          e === null ? e = [f] : e.push(f), r++;
        }
      }
    } else {
      const u = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [u] : e.push(u), r++;
    }
    return T.errors = e, r === 0;
  }
  T.evaluated = { props: { description: true, items: true, properties: true, required: true, nullable: true }, dynamicProps: false, dynamicItems: false };
  function $(s, { instancePath: i = "", parentData: U2, parentDataProperty: S, rootData: h2 = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const c = $.evaluated;
    if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.properties !== void 0) {
        let n = s.properties;
        if (n && typeof n == "object" && !Array.isArray(n)) for (const y in n) T(n[y], { instancePath: i + "/properties/" + y.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: n, parentDataProperty: y, rootData: h2, dynamicAnchors: g }) || (e = w(e, T.errors), r = e.length);
        else {
          const y = { instancePath: i + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [y] : e.push(y), r++;
        }
      }
      if (s.required !== void 0) {
        let n = s.required;
        if (!Array.isArray(n) && n !== null) {
          const y = { instancePath: i + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: O2.properties.required.type }, message: "must be array,null" };
          e === null ? e = [y] : e.push(y), r++;
        }
        if (Array.isArray(n)) {
          const y = n.length;
          for (let u = 0; u < y; u++) if (typeof n[u] != "string") {
            const f = { instancePath: i + "/required/" + u, schemaPath: "#/properties/required/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [f] : e.push(f), r++;
          }
        }
      }
    } else {
      const n = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [n] : e.push(n), r++;
    }
    return $.errors = e, r === 0;
  }
  $.evaluated = { props: { properties: true, required: true }, dynamicProps: false, dynamicItems: false };
  function Q(s, { instancePath: i = "", parentData: U2, parentDataProperty: S, rootData: h2 = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const c = Q.evaluated;
    if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.name === void 0) {
        const p = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
        e === null ? e = [p] : e.push(p), r++;
      }
      for (const p in s) if (!k.call(d2.properties, p)) {
        const a = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
        e === null ? e = [a] : e.push(a), r++;
      }
      if (s.$schema !== void 0 && typeof s.$schema != "string") {
        const p = { instancePath: i + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [p] : e.push(p), r++;
      }
      if (s.id !== void 0) {
        let p = s.id;
        if (typeof p != "string" && p !== null) {
          const a = { instancePath: i + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: d2.properties.id.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.name !== void 0) {
        let p = s.name;
        if (typeof p == "string") {
          if (!A.test(p)) {
            const a = { instancePath: i + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
            e === null ? e = [a] : e.push(a), r++;
          }
        } else {
          const a = { instancePath: i + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.version !== void 0) {
        let p = s.version;
        if (typeof p != "string" && p !== null) {
          const a = { instancePath: i + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: d2.properties.version.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.description !== void 0) {
        let p = s.description;
        if (typeof p != "string" && p !== null) {
          const a = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: d2.properties.description.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.author !== void 0) {
        let p = s.author;
        if (typeof p != "string" && p !== null) {
          const a = { instancePath: i + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: d2.properties.author.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.homepage !== void 0) {
        let p = s.homepage;
        if (typeof p != "string" && p !== null) {
          const a = { instancePath: i + "/homepage", schemaPath: "#/properties/homepage/type", keyword: "type", params: { type: d2.properties.homepage.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.keywords !== void 0) {
        let p = s.keywords;
        if (!Array.isArray(p) && p !== null) {
          const a = { instancePath: i + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: d2.properties.keywords.type }, message: "must be array,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
        if (Array.isArray(p)) {
          const a = p.length;
          for (let l = 0; l < a; l++) if (typeof p[l] != "string") {
            const o = { instancePath: i + "/keywords/" + l, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [o] : e.push(o), r++;
          }
        }
      }
      if (s.tool_type !== void 0) {
        let p = s.tool_type;
        if (typeof p != "string" && p !== null) {
          const a = { instancePath: i + "/tool_type", schemaPath: "#/properties/tool_type/type", keyword: "type", params: { type: d2.properties.tool_type.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.license !== void 0) {
        let p = s.license;
        if (typeof p != "string" && p !== null) {
          const a = { instancePath: i + "/license", schemaPath: "#/properties/license/type", keyword: "type", params: { type: d2.properties.license.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.configurations !== void 0) {
        let p = s.configurations;
        const a = r;
        let l = true;
        const o = r;
        if (!(p && typeof p == "object" && !Array.isArray(p))) {
          const t = {};
          e === null ? e = [t] : e.push(t), r++;
        }
        var n = o === r;
        if (r = a, e !== null && (a ? e.length = a : e = null), n) {
          const t = r;
          q(p, { instancePath: i + "/configurations", parentData: s, parentDataProperty: "configurations", rootData: h2, dynamicAnchors: g }) || (e = w(e, q.errors), r = e.length);
          var n = t === r;
          if (l = n, l) {
            var y = {};
            y.properties = true, y.required = true;
          }
        }
        if (!l) {
          const t = { instancePath: i + "/configurations", schemaPath: "#/properties/configurations/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [t] : e.push(t), r++;
        }
      }
      if (s.parameters !== void 0) {
        let p = s.parameters;
        const a = r;
        let l = true;
        const o = r;
        if (!(p && typeof p == "object" && !Array.isArray(p))) {
          const t = {};
          e === null ? e = [t] : e.push(t), r++;
        }
        var u = o === r;
        if (r = a, e !== null && (a ? e.length = a : e = null), u) {
          const t = r;
          q(p, { instancePath: i + "/parameters", parentData: s, parentDataProperty: "parameters", rootData: h2, dynamicAnchors: g }) || (e = w(e, q.errors), r = e.length);
          var u = t === r;
          if (l = u, l) {
            var f = {};
            f.properties = true, f.required = true;
          }
        }
        if (!l) {
          const t = { instancePath: i + "/parameters", schemaPath: "#/properties/parameters/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [t] : e.push(t), r++;
        }
      }
      if (s.result !== void 0) {
        let p = s.result;
        const a = r;
        let l = true;
        const o = r;
        if (!(p && typeof p == "object" && !Array.isArray(p))) {
          const t = {};
          e === null ? e = [t] : e.push(t), r++;
        }
        var b = o === r;
        if (r = a, e !== null && (a ? e.length = a : e = null), b) {
          const t = r;
          $(p, { instancePath: i + "/result", parentData: s, parentDataProperty: "result", rootData: h2, dynamicAnchors: g }) || (e = w(e, $.errors), r = e.length);
          var b = t === r;
          if (l = b, l) {
            var v3 = {};
            v3.properties = true, v3.required = true;
          }
        }
        if (!l) {
          const t = { instancePath: i + "/result", schemaPath: "#/properties/result/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [t] : e.push(t), r++;
        }
      }
      if (s.sqlTables !== void 0) {
        let p = s.sqlTables;
        if (!Array.isArray(p) && p !== null) {
          const a = { instancePath: i + "/sqlTables", schemaPath: "#/properties/sqlTables/type", keyword: "type", params: { type: d2.properties.sqlTables.type }, message: "must be array,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
        if (Array.isArray(p)) {
          const a = p.length;
          for (let l = 0; l < a; l++) {
            let o = p[l];
            if (o && typeof o == "object" && !Array.isArray(o)) {
              for (const t in o) if (!(t === "name" || t === "definition")) {
                const m = { instancePath: i + "/sqlTables/" + l, schemaPath: "#/properties/sqlTables/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t }, message: "must NOT have additional properties" };
                e === null ? e = [m] : e.push(m), r++;
              }
              if (o.name !== void 0 && typeof o.name != "string") {
                const t = { instancePath: i + "/sqlTables/" + l + "/name", schemaPath: "#/properties/sqlTables/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [t] : e.push(t), r++;
              }
              if (o.definition !== void 0 && typeof o.definition != "string") {
                const t = { instancePath: i + "/sqlTables/" + l + "/definition", schemaPath: "#/properties/sqlTables/items/properties/definition/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [t] : e.push(t), r++;
              }
            } else {
              const t = { instancePath: i + "/sqlTables/" + l, schemaPath: "#/properties/sqlTables/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [t] : e.push(t), r++;
            }
          }
        }
      }
      if (s.sqlQueries !== void 0) {
        let p = s.sqlQueries;
        if (!Array.isArray(p) && p !== null) {
          const a = { instancePath: i + "/sqlQueries", schemaPath: "#/properties/sqlQueries/type", keyword: "type", params: { type: d2.properties.sqlQueries.type }, message: "must be array,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
        if (Array.isArray(p)) {
          const a = p.length;
          for (let l = 0; l < a; l++) {
            let o = p[l];
            if (o && typeof o == "object" && !Array.isArray(o)) {
              for (const t in o) if (!(t === "name" || t === "query")) {
                const m = { instancePath: i + "/sqlQueries/" + l, schemaPath: "#/properties/sqlQueries/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t }, message: "must NOT have additional properties" };
                e === null ? e = [m] : e.push(m), r++;
              }
              if (o.name !== void 0 && typeof o.name != "string") {
                const t = { instancePath: i + "/sqlQueries/" + l + "/name", schemaPath: "#/properties/sqlQueries/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [t] : e.push(t), r++;
              }
              if (o.query !== void 0 && typeof o.query != "string") {
                const t = { instancePath: i + "/sqlQueries/" + l + "/query", schemaPath: "#/properties/sqlQueries/items/properties/query/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [t] : e.push(t), r++;
              }
            } else {
              const t = { instancePath: i + "/sqlQueries/" + l, schemaPath: "#/properties/sqlQueries/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [t] : e.push(t), r++;
            }
          }
        }
      }
      if (s.tools !== void 0) {
        let p = s.tools;
        if (!Array.isArray(p) && p !== null) {
          const a = { instancePath: i + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: d2.properties.tools.type }, message: "must be array,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.oauth !== void 0) {
        let p = s.oauth;
        if (!Array.isArray(p) && p !== null) {
          const a = { instancePath: i + "/oauth", schemaPath: "#/properties/oauth/type", keyword: "type", params: { type: d2.properties.oauth.type }, message: "must be array,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
        if (Array.isArray(p)) {
          const a = p.length;
          for (let l = 0; l < a; l++) {
            let o = p[l];
            if (o && typeof o == "object" && !Array.isArray(o)) {
              for (const t in o) if (!k.call(d2.properties.oauth.items.properties, t)) {
                const m = { instancePath: i + "/oauth/" + l, schemaPath: "#/properties/oauth/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t }, message: "must NOT have additional properties" };
                e === null ? e = [m] : e.push(m), r++;
              }
              if (o.name !== void 0 && typeof o.name != "string") {
                const t = { instancePath: i + "/oauth/" + l + "/name", schemaPath: "#/properties/oauth/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [t] : e.push(t), r++;
              }
              if (o.version !== void 0 && o.version !== "2.0") {
                const t = { instancePath: i + "/oauth/" + l + "/version", schemaPath: "#/properties/oauth/items/properties/version/const", keyword: "const", params: { allowedValue: "2.0" }, message: "must be equal to constant" };
                e === null ? e = [t] : e.push(t), r++;
              }
              if (o.authorizationUrl !== void 0 && typeof o.authorizationUrl != "string") {
                const t = { instancePath: i + "/oauth/" + l + "/authorizationUrl", schemaPath: "#/properties/oauth/items/properties/authorizationUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [t] : e.push(t), r++;
              }
              if (o.redirectUrl !== void 0 && typeof o.redirectUrl != "string") {
                const t = { instancePath: i + "/oauth/" + l + "/redirectUrl", schemaPath: "#/properties/oauth/items/properties/redirectUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [t] : e.push(t), r++;
              }
              if (o.tokenUrl !== void 0 && typeof o.tokenUrl != "string") {
                const t = { instancePath: i + "/oauth/" + l + "/tokenUrl", schemaPath: "#/properties/oauth/items/properties/tokenUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [t] : e.push(t), r++;
              }
              if (o.clientId !== void 0 && typeof o.clientId != "string") {
                const t = { instancePath: i + "/oauth/" + l + "/clientId", schemaPath: "#/properties/oauth/items/properties/clientId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [t] : e.push(t), r++;
              }
              if (o.clientSecret !== void 0 && typeof o.clientSecret != "string") {
                const t = { instancePath: i + "/oauth/" + l + "/clientSecret", schemaPath: "#/properties/oauth/items/properties/clientSecret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [t] : e.push(t), r++;
              }
              if (o.scopes !== void 0) {
                let t = o.scopes;
                if (Array.isArray(t)) {
                  const m = t.length;
                  for (let P = 0; P < m; P++) if (typeof t[P] != "string") {
                    const E = { instancePath: i + "/oauth/" + l + "/scopes/" + P, schemaPath: "#/properties/oauth/items/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [E] : e.push(E), r++;
                  }
                } else {
                  const m = { instancePath: i + "/oauth/" + l + "/scopes", schemaPath: "#/properties/oauth/items/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
              if (o.responseType !== void 0 && o.responseType !== "code") {
                const t = { instancePath: i + "/oauth/" + l + "/responseType", schemaPath: "#/properties/oauth/items/properties/responseType/const", keyword: "const", params: { allowedValue: "code" }, message: "must be equal to constant" };
                e === null ? e = [t] : e.push(t), r++;
              }
              if (o.refreshToken !== void 0) {
                let t = o.refreshToken;
                if (!(t === "true" || t === "" || t === null)) {
                  const m = { instancePath: i + "/oauth/" + l + "/refreshToken", schemaPath: "#/properties/oauth/items/properties/refreshToken/enum", keyword: "enum", params: { allowedValues: d2.properties.oauth.items.properties.refreshToken.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
              if (o.pkceType !== void 0) {
                let t = o.pkceType;
                if (!(t === "plain" || t === "S256" || t === "" || t === null)) {
                  const m = { instancePath: i + "/oauth/" + l + "/pkceType", schemaPath: "#/properties/oauth/items/properties/pkceType/enum", keyword: "enum", params: { allowedValues: d2.properties.oauth.items.properties.pkceType.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
              if (o.requestTokenContentType !== void 0) {
                let t = o.requestTokenContentType;
                if (!(t === "application/x-www-form-urlencoded" || t === "" || t === null)) {
                  const m = { instancePath: i + "/oauth/" + l + "/requestTokenContentType", schemaPath: "#/properties/oauth/items/properties/requestTokenContentType/enum", keyword: "enum", params: { allowedValues: d2.properties.oauth.items.properties.requestTokenContentType.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
              if (o.requestTokenAuthHeader !== void 0) {
                let t = o.requestTokenAuthHeader;
                if (!(t === "basic" || t === "" || t === null)) {
                  const m = { instancePath: i + "/oauth/" + l + "/requestTokenAuthHeader", schemaPath: "#/properties/oauth/items/properties/requestTokenAuthHeader/enum", keyword: "enum", params: { allowedValues: d2.properties.oauth.items.properties.requestTokenAuthHeader.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
            } else {
              const t = { instancePath: i + "/oauth/" + l, schemaPath: "#/properties/oauth/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [t] : e.push(t), r++;
            }
          }
        }
      }
    } else {
      const p = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [p] : e.push(p), r++;
    }
    return Q.errors = e, r === 0;
  }
  return Q.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, Q;
});

// rules/shinkai/format.ts
var OWN = ["configurations", "sqlTables", "sqlQueries", "runner", "operating_system", "tool_set"];
var SIGNS2 = [...OWN, "tools", "oauth", "keywords"];
var format = {
  id: "shinkai",
  title: "a Shinkai manifest",
  isDataOnly: true,
  standsBeside: { name: "metadata.json", siblings: ["tool.ts", "tool.py"] },
  knownBy: "`name`, `parameters` and `result`, and a field that only Shinkai has, such as `runner` or `sqlTables`",
  requiredWords: [
    ["parameters", "result"],
    ["agent_id", "full_identity_name"],
    ...OWN.map((field) => [field, "properties"])
  ],
  rootKeys: [["parameters", "result"], ["agent_id"], ...OWN.map((field) => [field])],
  items: OWN,
  fields: Object.keys(schema_default3.properties).filter((field) => field !== "$schema"),
  guess: { own: OWN, shared: ["parameters", "result"], atLeast: 3 },
  traces: OWN.map((sign) => ["name", "parameters", "result", sign]),
  recognise,
  units: (root) => [root],
  tools: (root) => root.kind === "object" ? [tool3(root)] : [],
  contract: {
    toolsIn: "manifest",
    servicesKey: "oauth",
    version: { rule: "shinkai/version-not-raised", severityOf: ({ isBreak }) => isBreak ? "warning" : "info" }
  },
  schema: schema_default3,
  validate: z2
};
function recognise(root, _, isNamed) {
  if (root.kind === "array") return root.items.some((each) => recognise(each, _, false) === true) && NEAR;
  if (root.kind !== "object") return false;
  if (has(root, "agent_id") === "yes") {
    return has(root, "full_identity_name") === "yes" ? "a Shinkai agent, not a tool" : false;
  }
  if (isNamed && isFunction(root)) return "a function for a model as OpenAI has it, not a Shinkai tool";
  const isNamedTool = text(get(root, "name")) !== void 0 && get(root, "result")?.kind === "object";
  if (isNamedTool && isTable(get(root, "parameters")) && SIGNS2.some((sign) => has(root, sign) === "yes")) return true;
  return fromTheRest(root);
}
function fromTheRest(root) {
  if (!TABLES.some((table) => isTable(get(root, table)))) return false;
  const own = OWN_SIGNS.filter((is) => is(root)).length;
  return own >= 2 || own === 1 && NEAR;
}
var TABLES = ["configurations", "parameters", "result"];
var RUNNERS = /* @__PURE__ */ new Set(["any", "only_host", "only_docker"]);
var OWN_SIGNS = [
  (root) => TABLES.filter((table) => isTable(get(root, table))).length >= 2,
  (root) => isTable(get(root, "configurations")),
  (root) => get(root, "sqlTables")?.kind === "array",
  (root) => get(root, "sqlQueries")?.kind === "array",
  (root) => RUNNERS.has(text(get(root, "runner")) ?? ""),
  (root) => get(root, "operating_system")?.kind === "array",
  (root) => text(get(root, "tool_set")) !== void 0
];
function isTable(node) {
  return node?.kind === "object" && (has(node, "properties") === "yes" || text(get(node, "type")) === "object");
}
var NEAR = looksLike(format);
function isFunction(root) {
  return isTable(get(root, "parameters")) && entries(root).every(({ key }) => FUNCTION.has(key));
}
var FUNCTION = /* @__PURE__ */ new Set(["type", "name", "description", "parameters", "strict"]);
function tool3(node) {
  const name = entry(node, "name");
  return {
    node,
    id: text(get(node, "id")),
    version: text(get(node, "version")),
    name,
    label: text(name?.value),
    description: entry(node, "description"),
    schemas: ROLES.flatMap(([table, role]) => {
      const found = entry(node, table);
      return found?.value.kind === "object" ? [{ role, entry: found, node: found.value, shape: "schema" }] : [];
    })
  };
}
var ROLES = [
  ["configurations", "config"],
  ["parameters", "input"],
  ["result", "output"]
];

// rules/shinkai/keywords.ts
var keywords_default = defineRule({
  id: "shinkai/keywords",
  summary: "No keywords, or the same keyword twice",
  severity: "info",
  in: "strict",
  source: section5("Metadata", "keywords is a list of words that go with the tool.", "SHOULD"),
  fixable: "safe",
  messages: {
    none: {
      message: "The tool has no `keywords`, so users can find it only by its name and description.",
      help: "Add some keywords."
    },
    twice: { message: "The keyword `{{keyword}}` is listed twice.", help: "Remove one." },
    alike: {
      message: "The keyword `{{keyword}}` repeats `{{other}}`: the two differ only in case or spaces.",
      help: "Remove one."
    }
  },
  *check(manifest) {
    const { root } = manifest;
    const list2 = get(root, "keywords");
    if (root.kind === "object" && lacks3(root, "keywords", format.fields) && !strayed(manifest, "keywords")) {
      yield { at: lackOf(root, "keywords"), message: "none" };
    }
    if (list2?.kind !== "array") return;
    if (list2.items.length === 0 && !list2.open) yield { at: list2, message: "none" };
    const words2 = list2.items.filter((item) => item.kind === "string");
    for (const { node, first: first2 } of duplicatesIn(words2, (word) => word.toLowerCase())) {
      const fix = safely("Remove it", { op: "remove", from: list2, child: node });
      yield {
        at: node,
        message: node.value === first2.value ? "twice" : "alike",
        data: { keyword: node.value, other: first2.value },
        related: [{ at: first2, note: "The first one." }],
        fix
      };
    }
  }
});

// rules/shinkai/misplaced-property.ts
var misplaced_property_default = defineRule({
  id: "shinkai/misplaced-property",
  summary: "A property is next to `properties` instead of in it, a keyword is inside it, or a manifest field is in a table",
  severity: "error",
  in: "recommended",
  source: loader(
    "Only type, properties and required are read from a table, and everything in properties is a property."
  ),
  fixable: "safe",
  messages: {
    property: {
      message: "The {{noun}} `{{key}}` is next to `properties` instead of in it, so it is ignored.",
      help: "Move it into `properties`."
    },
    wrapper: {
      message: "The {{noun}} `{{key}}` is directly in `{{holder}}`, where it is ignored.",
      help: "Add `properties` to `{{holder}}`, and move `{{key}}` into it."
    },
    keyword: {
      message: "`{{key}}` is inside `properties`, where it counts as a {{noun}} of that name.",
      help: "Move it next to `properties`."
    },
    field: {
      message: "`{{key}}` is a field of the manifest, but it is in `{{table}}`, where it is ignored.",
      help: "Move it to the top level."
    }
  },
  *check(manifest) {
    const wrapped = /* @__PURE__ */ new Map();
    for (const stray of straysIn2(manifest)) {
      if (stray.to) yield problem5(stray, move3(stray));
      else addTo(wrapped, stray.from, stray);
    }
    for (const [table, strays2] of wrapped) yield wrapper(table, strays2);
  }
});
function problem5({ kind, entry: entry2, table, path, to }, fix) {
  const data = { key: entry2.key, table, holder: path || table, noun: NOUNS[table] };
  const replaces = to && has(to, entry2.key) === "no" ? [lack(to, entry2.key)] : [];
  return { at: entry2, message: kind, data, fix, covers: [entry2.value], replaces };
}
function wrapper(from, strays2) {
  const all = strays2.map(({ entry: entry2 }) => entry2);
  const isBare2 = !from.open && from.entries.length === all.length;
  const fix = isBare2 ? wrap(from) : putting(from, all);
  return {
    ...problem5(strays2[0], fix),
    message: "wrapper",
    covers: all.map(({ value }) => value),
    ...isBare2 && { replaces: [lack(from, "type")] },
    related: alsoHere(all.slice(1))
  };
}
var wrap = (from) => safely(INTO, { op: "set", node: from, value: { type: "object", properties: asWritten(from) } });
var putting = (from, strays2) => has(from, "properties") === "no" ? intoProperties(from, strays2, INTO) : void 0;
var INTO = "Put them into `properties`";
function move3({ kind, entry: entry2, from, to }) {
  if (!to) return void 0;
  const remove2 = { op: "remove", from, child: entry2 };
  const add = { op: "add", to, key: entry2.key, value: asWritten(entry2.value) };
  const title = TITLES2[kind];
  if (has(to, entry2.key) === "no") return entry2.key === "properties" ? void 0 : safely(title, remove2, add);
  const there = get(to, entry2.key);
  const isSame2 = kind === "keyword" && entry2.key === "type" && text(there) === "object";
  return isSame2 ? safely("Remove it", remove2) : void 0;
}
var TITLES2 = {
  property: "Move it into `properties`",
  keyword: "Move it beside `properties`",
  field: "Move it to the top level"
};

// rules/shinkai/misspelt-field.ts
var structural7 = misspeltField(
  "shinkai",
  loader("Fields are read in exactly the spelling of the document; others are dropped.")
);
var misspelt_field_default5 = defineRule({
  ...structural7,
  *check(manifest, context) {
    for (const problem6 of [...structural7.check(manifest, context), ...singularsIn(manifest)]) {
      yield isEmptyAt(problem6) ? { ...problem6, severity: "info" } : problem6;
    }
  }
});
function* singularsIn(manifest) {
  for (const at2 of inSingular(manifest)) {
    const isFree = has(manifest.root, MEANT) === "no";
    const data = { key: at2.key, title: "a Shinkai manifest", meant: MEANT };
    const fix = isFree && at2.value.kind === "array" ? rename5(at2, MEANT) : void 0;
    yield { at: at2, message: isFree ? "misspelt" : "leftover", data, fix };
  }
}
function isEmptyAt({ at: at2, message }) {
  const { key, value } = at2;
  return message !== "misspeltRequired" && key !== void 0 && value !== void 0 && isEmpty2(value);
}
function isEmpty2(node) {
  if (node.kind === "array") return node.items.length === 0 && !node.open;
  if (node.kind === "object") return node.entries.length === 0 && !node.open;
  return node.kind === "string" && node.value.trim() === "";
}

// rules/shinkai/no-configurations.ts
var no_configurations_default = defineRule({
  id: "shinkai/no-configurations",
  summary: "`configurations` is missing",
  severity: "info",
  in: "strict",
  source: loader("configurations must be present, even without settings; the document calls it optional."),
  fixable: "safe",
  messages: {
    missing: {
      message: "`configurations` is missing, so Shinkai does not load the tool, although its documentation calls the field optional.",
      help: 'Add `"configurations": { "type": "object", "properties": {}, "required": [] }`.'
    }
  },
  *check(manifest) {
    const { root } = manifest;
    if (root.kind !== "object" || !lacks3(root, "configurations", format.fields)) return;
    if (strayed(manifest, "configurations")) return;
    const value = { type: "object", properties: {}, required: [] };
    const fix = safely("Add empty `configurations`", { op: "add", to: root, key: "configurations", value });
    yield { at: lackOf(root, "configurations"), message: "missing", fix };
  }
});

// rules/shinkai/oauth-client-secret.ts
var oauth_client_secret_default = defineRule({
  id: "shinkai/oauth-client-secret",
  summary: "The file contains a client secret",
  severity: "error",
  in: "recommended",
  securitySeverity: "8.5",
  source: standard(
    "OAuth 2.0 (RFC 6749)",
    "2.3.1 Client Password",
    "A client secret is known to the client and the server alone."
  ),
  secret: true,
  lists: ["oauth"],
  messages: {
    secret: {
      message: "This file contains a client secret, and everyone who installs the tool can read it.",
      help: "Revoke the secret, and leave `clientSecret` empty."
    }
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, "oauth")) {
      const at2 = get(service, "clientSecret");
      if (at2?.kind === "string" && at2.value.trim() !== "" && !isStandIn(at2.value)) yield { at: at2, message: "secret" };
    }
  }
});
function isStandIn(text2) {
  if (isPlaceholder(text2) || /^[A-Z_ -]+$/.test(text2) || /^(.)\1*$/.test(text2)) return true;
  return /your|example|placeholder|change.?me|replace|insert|dummy|todo|x{3}|\.{3}|\*{3}|(?:^|[^a-z])secret$/i.test(
    text2
  );
}

// rules/shinkai/oauth-duplicate.ts
var oauth_duplicate_default = defineRule({
  id: "shinkai/oauth-duplicate",
  summary: "Two OAuth services share a name",
  severity: "error",
  in: "recommended",
  source: section5("OAuth Table", "The name is that of one service.", "SHOULD"),
  lists: ["oauth"],
  messages: {
    taken: {
      message: "Another OAuth service above is also named `{{name}}`. Shinkai looks up tokens by name, so it never uses one of the two services.",
      help: "Rename one."
    }
  },
  *check(manifest) {
    const services = objectsIn(manifest, "oauth");
    if (services.length < 2) return;
    for (const { node, first: first2 } of duplicatesIn(namesOf2(services), (name) => name)) {
      const related = [{ at: first2, note: "The first service of this name." }];
      yield { at: node, message: "taken", data: { name: node.value }, related };
    }
  }
});

// rules/shinkai/oauth-fields.ts
var FIELDS3 = ["version", "redirectUrl", "clientId", "clientSecret", "scopes", "responseType"];
var OF_USER = ["clientId", "clientSecret"];
var quoted = (fields) => fields.map((field) => `\`${field}\``);
var oauth_fields_default = defineRule({
  id: "shinkai/oauth-fields",
  summary: "An OAuth service lacks a field that the document does not mark as optional",
  severity: "info",
  in: "strict",
  source: section5("OAuth Table", "Only refreshToken, pkceType and the two requestToken fields are optional.", "SHOULD"),
  lists: ["oauth"],
  messages: {
    missing: {
      message: "This OAuth service has no {{fields}}, but Shinkai's documentation expects {{them}}.",
      help: "Add {{them}}.{{empty}}"
    }
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, "oauth")) {
      const missing3 = FIELDS3.filter((field) => lacks3(service, field, OAUTH_FIELDS));
      if (missing3.length === 0) continue;
      const data = { fields: eitherOf(quoted(missing3)), them: missing3.length === 1 ? "it" : "them" };
      const ofUser = allOf(quoted(missing3.filter((field) => OF_USER.includes(field))));
      const empty2 = ofUser && ` Leave ${ofUser} empty if users enter their own.`;
      yield { at: lackOf(service, ...missing3), message: "missing", data: { ...data, empty: empty2 } };
    }
  }
});

// rules/shinkai/oauth-incomplete.ts
var FIELDS4 = ["name", "authorizationUrl", "tokenUrl"];
var oauth_incomplete_default = defineRule({
  id: "shinkai/oauth-incomplete",
  summary: "An OAuth service without name, authorizationUrl or tokenUrl",
  severity: "error",
  in: "recommended",
  source: section5("OAuth Table", "A service has a name, a URL to authorize at and one to fetch tokens from.", "SHOULD"),
  lists: ["oauth"],
  messages: {
    missing: {
      message: "This OAuth service has no {{fields}}, so users cannot log in with it.",
      help: "Add {{them}}."
    },
    empty: {
      message: "The `{{fields}}` of this OAuth service is blank, so users cannot log in with it.",
      help: "Fill it in."
    }
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, "oauth")) {
      const missing3 = FIELDS4.filter((field) => lacks3(service, field, OAUTH_FIELDS));
      if (missing3.length > 0)
        yield {
          at: lackOf(service, ...missing3),
          message: "missing",
          data: { fields: list(missing3), them: missing3.length === 1 ? "the field" : "these fields" }
        };
      for (const fields of FIELDS4) {
        const at2 = get(service, fields);
        if (at2?.kind === "null" || at2?.kind === "string" && at2.value.trim() === "") {
          yield { at: at2, message: "empty", data: { fields } };
        }
      }
    }
  }
});
function list(fields) {
  const quoted2 = fields.map((field) => `\`${field}\``);
  return quoted2.length < 2 ? quoted2.join() : `${quoted2.slice(0, -1).join(", no ")} and no ${quoted2.at(-1)}`;
}

// rules/shinkai/oauth-pkce-plain.ts
var oauth_pkce_plain_default = defineRule({
  id: "shinkai/oauth-pkce-plain",
  summary: '`pkceType` is "plain"',
  severity: "warning",
  in: "recommended",
  securitySeverity: "5.0",
  source: standard(
    "PKCE (RFC 7636)",
    "4.2 Client Creates the Code Challenge",
    "Clients that can use S256 must use it."
  ),
  fixable: "unsafe",
  lists: ["oauth"],
  messages: {
    plain: {
      message: 'PKCE with `"plain"` sends the verifier itself in the first request, so anyone who sees that request and intercepts the authorization code can complete the login.',
      help: 'Use `"S256"`, which sends only a hash, if the service supports it.'
    }
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, "oauth")) {
      const at2 = get(service, "pkceType");
      if (!at2 || text(at2) !== "plain") continue;
      yield { at: at2, message: "plain", fix: unsafely('Use `"S256"`', { op: "set", node: at2, value: "S256" }) };
    }
  }
});

// rules/shinkai/oauth-scopes.ts
var oauth_scopes_default = defineRule({
  id: "shinkai/oauth-scopes",
  summary: "A scope is empty, given twice, or several in one string",
  severity: "warning",
  in: "recommended",
  source: section5("OAuth Table", "scopes is a list of permission scopes.", "SHOULD"),
  fixable: "both",
  lists: ["oauth"],
  messages: {
    empty: { message: "An empty scope asks for nothing, and some services reject it.", help: "Remove it." },
    twice: { message: "The scope `{{scope}}` is listed twice.", help: "Remove one." },
    several: {
      message: "`{{scope}}` is {{count}} scopes in one string, and services do not know the combined name.",
      help: "Use one entry for each scope."
    },
    maySeveral: {
      message: "`{{scope}}` may be {{count}} scopes in one string, which most services read as one unknown scope.",
      help: "Unless this service expects commas, use one entry for each scope."
    }
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, "oauth")) {
      const scopes = get(service, "scopes");
      if (scopes?.kind !== "array") continue;
      const strings = scopes.items.filter((item) => item.kind === "string");
      for (const at2 of strings) {
        const parts = split2(at2);
        if (parts.length === 0) yield { at: at2, message: "empty", fix: remove("Remove it", scopes, at2) };
        if (parts.length < 2) continue;
        const data = { scope: at2.value, count: parts.length };
        const isSure3 = /\s/.test(at2.value) || !wantsCommas(service);
        yield { at: at2, message: isSure3 ? "several" : "maySeveral", data, fix: separate(scopes, at2, parts, isSure3) };
      }
      for (const { node, first: first2 } of duplicatesIn(strings, (scope) => scope)) {
        const related = [{ at: first2, note: "The first one." }];
        yield {
          at: node,
          message: "twice",
          data: { scope: node.value },
          related,
          fix: remove("Remove it", scopes, node)
        };
      }
    }
  }
});
var WITH_COMMAS = /^https?:\/\/(?:[\w-]{1,63}\.){0,5}(?:facebook|figma|instagram|linear|myshopify|pinterest|slack|strava|tiktok|todoist|trello|vk|wakatime|zoho)\.[a-z.]{2,6}(?:[/:?]|$)/i;
function wantsCommas(service) {
  return ["authorizationUrl", "tokenUrl"].some((key) => WITH_COMMAS.test(text(get(service, key)) ?? ""));
}
function split2({ value }) {
  return value.split(/[\s,]+/).filter((scope) => scope !== "");
}
function remove(title, from, child) {
  return safely(title, { op: "remove", from, child });
}
var MOST5 = 500;
function separate(scopes, wrong, parts, isSure3) {
  if (scopes.open || scopes.items.length > MOST5) return void 0;
  const others2 = new Set(
    scopes.items.flatMap((item) => item.kind === "string" && item !== wrong ? [item.value] : [])
  );
  const added = [...new Set(parts)].filter((scope) => !others2.has(scope));
  const value = scopes.items.flatMap((item) => item === wrong ? added : [asWritten(item)]);
  return (isSure3 ? safely : unsafely)("Make each an entry of its own", { op: "set", node: scopes, value });
}

// rules/shinkai/oauth-url.ts
var FIELDS5 = ["authorizationUrl", "tokenUrl", "redirectUrl"];
var oauth_url_default = defineRule({
  id: "shinkai/oauth-url",
  summary: "A URL of an OAuth service is not absolute",
  severity: "error",
  in: "recommended",
  source: section5("OAuth Table", "Users and tokens are sent to these URLs.", "SHOULD"),
  lists: ["oauth"],
  messages: {
    relative: {
      message: "`{{field}}` is not {{wanted}}, so {{effect}}.",
      help: "Write a full URL, such as `{{example}}`."
    }
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, "oauth")) {
      for (const field of FIELDS5) {
        const at2 = get(service, field);
        if (at2?.kind !== "string" || at2.value.trim() === "") continue;
        const url = filledIn(at2.value);
        const isFine = field === "redirectUrl" ? isRedirect(url) : isWebUrl(url);
        if (!isFine) yield { at: at2, message: "relative", data: { field, ...WORDS4[field] } };
      }
    }
  }
});
var WORDS4 = {
  authorizationUrl: {
    wanted: "an absolute web URL",
    effect: "users cannot log in",
    example: "https://example.com/authorize"
  },
  tokenUrl: {
    wanted: "an absolute web URL",
    effect: "Shinkai cannot fetch the access token",
    example: "https://example.com/token"
  },
  redirectUrl: {
    wanted: "an absolute URL",
    effect: "the service cannot send users back",
    example: "https://example.com/callback"
  }
};
function isRedirect(url) {
  return isAbsoluteUrl(url) || /^urn:ietf:wg:oauth:\S+$/i.test(url) || /^[a-z][a-z\d-]*(?:\.[a-z\d-]+)+:\/?[^\s\d]\S*$/i.test(url);
}

// rules/shinkai/parameter-description.ts
var parameter_description_default3 = defineRule({
  id: "shinkai/parameter-description",
  summary: "A parameter or a setting has no description",
  severity: "error",
  in: "spec",
  source: section5("PropertiesTable", "The description of a property is mandatory in parameters and configurations."),
  fixable: "safe",
  messages: {
    parameter: {
      message: "The parameter `{{path}}` has no `description`, so the model knows only its name and type.",
      help: "Add one."
    },
    setting: {
      message: "The setting `{{path}}` has no `description`, so users do not know what to enter.",
      help: "Add one."
    },
    blank: { message: "The description of the {{noun}} `{{path}}` is blank, so {{effect}}.", help: "Write one." },
    misspelt: {
      message: "`{{key}}` is not a field of a {{noun}}, so `{{path}}` has no `description`, and {{effect}}; did you mean `description`?",
      help: "Rename `{{key}}` to `description`."
    }
  },
  *check(manifest) {
    for (const { table, node, property, path } of definitionsOf(manifest)) {
      if (!property || table === "result" || has(node, "description") === "unknown") continue;
      const description = get(node, "description");
      const wrong = description ? void 0 : misspeltKey(node, "description");
      const data = { path, noun: NOUNS[table], effect: EFFECT2[table], key: wrong?.key ?? "description" };
      if (description) {
        const isEmpty3 = description.kind === "null" || text(description)?.trim() === "";
        if (isEmpty3) yield { at: description, message: "blank", data };
      } else if (wrong) {
        const fix = wrong.value.kind === "string" ? rename5(wrong, "description") : void 0;
        yield { at: wrong, message: "misspelt", data, fix };
      } else yield { at: lack(node, "description"), message: table === "parameters" ? "parameter" : "setting", data };
    }
  }
});
var EFFECT2 = {
  parameters: "the model knows only its name and type",
  configurations: "users do not know what to enter"
};

// rules/shinkai/properties-only-for-objects.ts
var properties_only_for_objects_default = defineRule({
  id: "shinkai/properties-only-for-objects",
  summary: "A property that is not an object has `properties` or `required`",
  severity: "warning",
  in: "spec",
  source: section5(
    "PropertiesTable",
    "properties is only for objects, and required lists the fields of a nested object."
  ),
  messages: {
    properties: {
      message: "`{{path}}` has the type `{{type}}`, so its `properties` is ignored: only objects have `properties`.",
      help: 'Change the type to `"object"`, or {{instead}}.'
    },
    both: {
      message: "`{{path}}` has the type `{{type}}`, so its `properties` and `required` are ignored: only objects have them.",
      help: 'Change the type to `"object"`, or {{instead}}.'
    },
    required: {
      message: "`{{path}}` has the type `{{type}}`, so its `required` is ignored: only objects have `required`.",
      help: "Remove it; to make `{{path}}` required, add its name to the `required` array of the object that contains it."
    }
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      const [properties, required] = [entry(node, "properties"), entry(node, "required")];
      const at2 = properties ?? required;
      const type = at2 && isOther2(node, "object");
      if (!type) continue;
      const related = properties && required ? [{ at: required, note: "`required`, too." }] : void 0;
      const covers = [properties, required].flatMap((each) => each?.value ?? []);
      const message = related ? "both" : properties ? "properties" : "required";
      const what = related ? "both" : "`properties`";
      const instead = type === "array" ? `move ${what} into \`items\`` : `remove ${what}`;
      yield { at: at2, message, data: { path, type, instead }, related, covers };
    }
  }
});

// rules/shinkai/property-type.ts
var property_type_default = defineRule({
  id: "shinkai/property-type",
  summary: "A parameter or a setting has no type, or one that Shinkai does not know",
  severity: "error",
  in: "spec",
  source: section5("PropertiesTable", "The type of a property is string, number, boolean, array or object."),
  messages: {
    missing: {
      message: "`{{path}}` has no `type`, so {{effect}}.",
      help: "Add one: string, number, boolean, array or object."
    },
    misspelt: {
      message: "`{{key}}` is not a field of a {{noun}}, so `{{path}}` has no `type`, and {{effect}}; did you mean `type`?",
      help: "Rename `{{key}}` to `type`."
    },
    unknown: {
      message: "`{{type}}` is not a type that Shinkai defines for properties{{hint}}, so callers do not know what to pass.",
      help: "Use string, number, boolean, array or object."
    },
    noName: {
      message: "The `type` of `{{path}}` must be a string that names a type, but it is {{type}}, so {{effect}}.",
      help: "Use string, number, boolean, array or object."
    },
    unionParameter: {
      message: "The `type` of `{{path}}` is an array, so Shinkai rejects the whole tool.",
      help: "Give `{{path}}` one type, and mention the other types in its description."
    },
    unionSetting: {
      message: "The `type` of `{{path}}` is an array, so Shinkai treats `{{path}}` as a string.",
      help: "Give it one type."
    }
  },
  *check(manifest) {
    for (const { table, node, path } of definitionsOf(manifest)) {
      const fault = table === "result" ? void 0 : typeFault(node);
      if (!fault) continue;
      const wrong = fault.kind === "missing" ? misspeltKey(node, "type") : void 0;
      const effect = table === "parameters" ? "Shinkai rejects the whole tool" : `Shinkai treats \`${path}\` as a string`;
      const data = { path, type: fault.type, hint: fault.hint, key: wrong?.key ?? "type", noun: NOUNS[table], effect };
      if (wrong) yield { at: wrong, message: "misspelt", data };
      else if (fault.kind === "missing") yield { at: lack(node, "type"), message: "missing", data };
      else if (fault.kind !== "union") yield { at: fault.at, message: fault.kind, data };
      else {
        const message = table === "parameters" ? "unionParameter" : "unionSetting";
        yield { at: fault.at, message, data, covers: [fault.at] };
      }
    }
  }
});

// rules/shinkai/reference-only.ts
var reference_only_default = defineRule({
  id: "shinkai/reference-only",
  summary: "A table uses `default`, `enum` or `nullable`, which Shinkai neither applies nor checks",
  severity: "info",
  in: "strict",
  source: section5("PropertiesTable", "default, enum and nullable are for reference only.", "SHOULD"),
  messages: {
    one: {
      message: "{{keys}} has no effect: Shinkai treats it only as documentation.{{places}}",
      help: "Handle it in the code and mention it in the description."
    },
    several: {
      message: "{{keys}} have no effect: Shinkai treats them only as documentation.{{places}}",
      help: "Handle them in the code and mention them in the descriptions."
    }
  },
  *check(manifest) {
    const found = /* @__PURE__ */ new Map();
    for (const definition of definitionsOf(manifest)) {
      const at2 = promise(definition);
      if (at2) addTo(found, definition.table, at2);
    }
    for (const [table, all] of found) {
      const keys = [...new Set(all.map(({ key }) => `\`${key}\``))];
      const [at2, ...others2] = all;
      const count = counted(others2.length, `more ${NOUNS[table]}`);
      const places = others2.length > 0 ? ` The same applies to ${count}.` : "";
      yield {
        at: at2,
        message: keys.length > 1 ? "several" : "one",
        data: { keys: `${keys.slice(0, -1).join(", ")}${keys.length > 1 ? " and " : ""}${keys.at(-1)}`, places },
        related: alsoHere(others2)
      };
    }
  }
});
function promise(definition) {
  if (definition.table === "result") return void 0;
  const isTold2 = untoldDefault(definition) !== void 0 || untoldChoices(definition) !== void 0;
  return definition.node.entries.find(({ key }) => (key === "nullable" || !isTold2) && leavesOpen2(definition, key));
}

// rules/shinkai/required-field.ts
var required_field_default5 = requiredField("shinkai", section5("Metadata", "name is required; every other field is optional."));

// rules/shinkai/result-attribute.ts
var result_attribute_default = defineRule({
  id: "shinkai/result-attribute",
  summary: "A result field has a `default` or an `enum`",
  severity: "info",
  in: "strict",
  source: section5("PropertiesTable for Result", "A result field has type, description, items and nullable.", "SHOULD"),
  messages: {
    enum: {
      message: "Result fields do not support `enum`, so Shinkai ignores it.",
      help: "Remove it, and list the values in the description of `{{path}}`."
    },
    default: {
      message: "Result fields do not support `default`, so Shinkai ignores it.",
      help: "Remove it, and name the default in the description of `{{path}}`."
    }
  },
  *check(manifest) {
    for (const { table, node, path } of definitionsOf(manifest)) {
      if (table !== "result") continue;
      for (const key of ["default", "enum"]) {
        const at2 = entry(node, key);
        if (at2) yield { at: at2, message: key, data: { path } };
      }
    }
  }
});

// rules/shinkai/result-type.ts
var result_type_default = defineRule({
  id: "shinkai/result-type",
  summary: "A result field has no type, or one that the documentation does not list",
  severity: "info",
  in: "strict",
  source: section5(
    "PropertiesTable for Result",
    "The type of a field is string, number, boolean, array or object.",
    "SHOULD"
  ),
  messages: {
    missing: { message: "`{{path}}` has no `type`, so callers do not know what to expect.", help: "Add one." },
    unknown: {
      message: "`{{type}}` is not a documented type{{hint}}. Shinkai accepts it, but other programs may not.",
      help: "If possible, use string, number, boolean, array or object."
    },
    noName: {
      message: "The `type` of `{{path}}` is {{type}}, not the name of a type. Shinkai accepts this, but other programs may not.",
      help: "If possible, use string, number, boolean, array or object."
    },
    union: {
      message: "The `type` of `{{path}}` is an array. Shinkai accepts this, but its documentation allows only a single type, and other programs may not accept an array.",
      help: "If possible, write one type."
    }
  },
  *check(manifest) {
    for (const { table, node, path } of definitionsOf(manifest)) {
      const fault = table === "result" ? typeFault(node) : void 0;
      if (!fault) continue;
      const data = { path, type: fault.type, hint: fault.hint };
      if (fault.kind !== "missing") yield { at: fault.at, message: fault.kind, data };
      else if (!isDescribedOtherwise(node) && !misspeltKey(node, "type"))
        yield { at: lackOf(node, "type"), message: "missing", data };
    }
  }
});
function isDescribedOtherwise(definition) {
  return ["$ref", "anyOf", "oneOf", "allOf", "enum", "const"].some((key) => has(definition, key) === "yes");
}

// rules/shinkai/sql-duplicate-name.ts
var LISTS7 = [
  // SQLite makes no difference between upper and lower case.
  { list: "sqlTables", what: "table", fold: (name) => name.toLowerCase() },
  { list: "sqlQueries", what: "query", fold: (name) => name }
];
var sql_duplicate_name_default = defineRule({
  id: "shinkai/sql-duplicate-name",
  summary: "Two tables or two queries share a name",
  severity: "error",
  in: "recommended",
  source: standard("SQLite", "CREATE TABLE", "A table whose name is taken is not created."),
  lists: ["sqlTables", "sqlQueries"],
  messages: {
    taken: {
      message: "Another {{what}} above is also named `{{name}}`, so {{effect}}.",
      help: "Rename one of the two."
    }
  },
  *check(manifest) {
    for (const { list: list2, what, fold: fold5 } of LISTS7) {
      const objects3 = objectsIn(manifest, list2);
      if (objects3.length < 2) continue;
      for (const { node, first: first2 } of duplicatesIn(namesOf2(objects3), fold5)) {
        const related = [{ at: first2, note: `The first ${what} of this name.` }];
        const effect = what === "query" ? "the name is ambiguous" : uncreated(node.value, first2.value);
        yield { at: node, message: "taken", data: { what, name: node.value, effect }, related };
      }
    }
  }
});
function uncreated(name, first2) {
  const who = name.trim() === first2.trim() ? "SQLite" : "SQLite, which ignores case in names,";
  return `${who} does not create this one`;
}

// rules/shinkai/sql-incomplete.ts
var LISTS8 = [
  { list: "sqlTables", fields: ["name", "definition"] },
  { list: "sqlQueries", fields: ["name", "query"] }
];
var sql_incomplete_default = defineRule({
  id: "shinkai/sql-incomplete",
  summary: "A table of SQL without name or definition, or a query without name or query",
  severity: "warning",
  in: "recommended",
  source: section5(
    "SQL Tables, SQL Queries",
    "A table has a name and a definition, a query a name and the query itself.",
    "SHOULD"
  ),
  lists: ["sqlTables", "sqlQueries"],
  messages: {
    missing: {
      message: "This entry of `{{list}}` has no `{{field}}`, so Shinkai cannot load the tool.",
      help: "Add `{{field}}`."
    },
    empty: {
      message: "This entry of `{{list}}` has a blank `{{field}}`, so the tool cannot use it.",
      help: "Fill in `{{field}}`, or remove the entry."
    }
  },
  *check(manifest) {
    for (const { list: list2, fields } of LISTS8) {
      for (const object of objectsIn(manifest, list2)) {
        for (const field of fields) {
          const value = get(object, field);
          if (lacks3(object, field, fields))
            yield { at: lackOf(object, field), message: "missing", data: { list: list2, field } };
          else if (value?.kind === "string" && value.value.trim() === "") {
            yield { at: value, message: "empty", data: { list: list2, field } };
          }
        }
      }
    }
  }
});

// rules/shinkai/sql-query.ts
var sql_query_default = defineRule({
  id: "shinkai/sql-query",
  summary: "SQLite cannot prepare a query against the tables of the manifest",
  severity: "error",
  in: "recommended",
  source: section5("SQL Queries", "The query is an SQL query or statement, over the tables that the tool uses."),
  needs: ["sql"],
  lists: ["sqlTables", "sqlQueries"],
  messages: {
    sqlite: {
      message: "SQLite cannot prepare this query: {{error}}{{hint}}. The tool fails when it runs this query.",
      help: "Correct the query."
    },
    refused: { message: "toolint did not check this query, because {{error}}.", help: "Shorten the query." },
    slow: { message: "toolint could not check this query: {{error}}.", help: "Simplify the query." }
  },
  *check(manifest, { services }) {
    const { queries, tables, knowsTables, knowsColumns, misnamed: misnamed3 } = checkSql(manifest, services);
    for (const { sql, outcome } of queries) {
      const { fault } = outcome;
      if (!fault || fault.reason === "several") continue;
      if (fault.unknown && !(fault.unknown.what === "column" ? knowsColumns : knowsTables)) continue;
      if (isForMisnamed(fault, misnamed3)) continue;
      const data = { error: fault.message, hint: hintFor2(fault, tables) };
      yield { at: partOf(sql, fault), message: fault.reason, data };
    }
  }
});

// rules/shinkai/sql-table.ts
var sql_table_default = defineRule({
  id: "shinkai/sql-table",
  summary: "SQLite cannot run the definition of a table, or it creates another table",
  severity: "error",
  in: "recommended",
  source: section5("SQL Tables", "The definition is the SQL statement that creates the table of that name."),
  needs: ["sql"],
  lists: ["sqlTables"],
  messages: {
    sqlite: {
      message: "SQLite cannot create this table: {{error}}{{hint}}. The tool fails at its first query.",
      help: "Correct the definition."
    },
    refused: { message: "toolint did not run this definition, because {{error}}.", help: "{{instead}}." },
    slow: { message: "toolint could not run this definition: {{error}}.", help: "Simplify the definition." },
    several: {
      message: "A definition must be a single statement, and a second one starts here.",
      help: "Move it to its own entry."
    },
    otherName: {
      message: "The definition creates `{{created}}`, but the `name` of this table is `{{name}}`, so queries on `{{name}}` fail.",
      help: "Use the same name in both places."
    }
  },
  *check(manifest, { services }) {
    const { definitions: definitions2, tables, misnamed: misnamed3 } = checkSql(manifest, services);
    if (definitions2.length === 0) return;
    const twice2 = new Set(duplicatesIn(namesOf2(objectsIn(manifest, "sqlTables")), lower).map(({ node }) => node));
    const isComplete = definitions2.every(({ outcome: { creates, fault } }) => creates ?? fault);
    for (const { name, sql, outcome } of definitions2) {
      const { fault } = outcome;
      if (!fault || name && twice2.has(name) || isForMisnamed(fault, misnamed3)) continue;
      if (fault.unknown?.what === "table" && !isComplete) continue;
      const instead = fault.isTooLong ? SHORTEN : WRITE;
      const data = { error: fault.message, hint: hintFor2(fault, tables), instead };
      yield { at: partOf(sql, fault), message: fault.reason, data };
    }
    for (const { name, sql, outcome } of misnamed3) {
      const { name: created, from, to } = outcome.creates;
      const related = [{ at: name, note: "The name that the manifest gives it." }];
      yield { at: part(sql, from, to), message: "otherName", data: { created, name: name.value }, related };
    }
  }
});
var SHORTEN = "Shorten it; only the `CREATE TABLE` statement with its columns is needed";
var WRITE = "Write one `CREATE TABLE` statement that lists the columns";

// rules/shinkai/sql-type.ts
var sql_type_default = defineRule({
  id: "shinkai/sql-type",
  summary: "A column has a type that SQLite accepts but does not know",
  severity: "info",
  in: "strict",
  source: standard(
    "SQLite",
    "Datatypes, 3.1 Determination Of Column Affinity",
    "Any name is accepted as a type. What SQLite makes of it is told by words in it, such as INT or TEXT; without them it is NUMERIC."
  ),
  needs: ["sql"],
  lists: ["sqlTables", "sqlQueries"],
  messages: {
    unknown: { message: "SQLite does not know {{types}} and treats {{treated}}.", help: "Use {{instead}}." }
  },
  *check(manifest, { services }) {
    const { definitions: definitions2, tables } = checkSql(manifest, services);
    for (const checked of definitions2) {
      const { outcome, sql } = checked;
      const table = outcome.fault ? void 0 : tables.find(({ name }) => name === outcome.creates?.name);
      const columns = table?.columns.filter(({ type }) => !isKnown2(type)) ?? [];
      const [first2] = columns;
      if (!first2) continue;
      const types = [...new Set(columns.map(({ type }) => type))];
      yield { at: partOf(sql, typeOf2(checked, first2)), message: "unknown", data: wordsFor(types) };
    }
  }
});
function isKnown2(type) {
  if (isArray2(type)) return false;
  return type === "" || /INT|CHAR|CLOB|TEXT|BLOB|REAL|FLOA|DOUB|NUMERIC|DECIMAL|BOOL|DATE|TIME|ANY/i.test(type);
}
function wordsFor(types) {
  const shown3 = types.slice(0, MOST6).map((type) => `\`${shortened2(type)}\``);
  const left = types.length - shown3.length;
  const isOfNumbers = types.some(isSerial);
  const instead = types.every(isSerial) ? "" : types.every(isArray2) ? "TEXT, and store the list as JSON" : "INTEGER, REAL, TEXT, NUMERIC or BLOB";
  const other = instead && `, and ${instead} for the rest`;
  return {
    types: `the type${types.length > 1 ? "s" : ""} ${allOf(left > 0 ? [...shown3, counted(left, "other")] : shown3)}`,
    treated: `${types.length > 1 ? "them" : "it"} as ${allOf([...new Set(types.map(affinityOf))])}, ${effectOf(types)}`,
    instead: isOfNumbers ? `\`INTEGER PRIMARY KEY\` for automatic numbers${other}` : instead
  };
}
function effectOf(types) {
  if (types.every(isArray2)) return "not as a list";
  if (types.every(isSerial)) return "so it does not number the rows";
  const isNumeric = types.every((type) => affinityOf(type) === "NUMERIC");
  return isNumeric ? 'so it stores the text "007" as 7' : "so it may store values in a form that you do not expect";
}
var isArray2 = (type) => type.includes("[");
var isSerial = (type) => /SERIAL/i.test(type);
function affinityOf(type) {
  return AFFINITIES.find(([words2]) => words2.test(type))?.[1] ?? "NUMERIC";
}
var AFFINITIES = [
  [/INT/i, "INTEGER"],
  [/CHAR|CLOB|TEXT/i, "TEXT"],
  [/BLOB/i, "BLOB"],
  [/REAL|FLOA|DOUB/i, "REAL"]
];
var MOST6 = 3;
var LONGEST11 = 25;
var shortened2 = (type) => type.length > LONGEST11 ? `${type.slice(0, LONGEST11).toWellFormed()}\u2026` : type;
function typeOf2({ sql, outcome }, column) {
  const name = sql.value.indexOf(column.name, outcome.creates?.to);
  const from = name < 0 ? -1 : sql.value.indexOf(column.type, name + column.name.length);
  return from < 0 ? {} : { from, to: from + column.type.length };
}

// rules/shinkai/table-properties.ts
var table_properties_default = defineRule({
  id: "shinkai/table-properties",
  summary: "`configurations`, `parameters` or `result` has no `properties`",
  severity: "error",
  in: "spec",
  source: section5(
    "Configurations, Parameters and Result Table",
    "Each has a properties key that defines what the table holds."
  ),
  fixable: "safe",
  messages: {
    missing: {
      message: "`{{table}}` has no `properties`, so {{effect}}.",
      help: "Add `properties`; write `{}` if there are no {{noun}}s."
    },
    empty: {
      message: "`{{table}}` is empty: it has no `type` and no `properties`, so {{effect}}.",
      help: 'Write `{ "type": "object", "properties": {} }`.'
    },
    unset: {
      message: "`{{table}}.properties` is null, so {{effect}}.",
      help: "List the {{noun}}s, or write `{}` if there are none."
    },
    misspelt: {
      message: "`{{key}}` is not a field of `{{table}}`, so `{{table}}` has no `properties`, and {{effect}}; did you mean `properties`?",
      help: "Rename `{{key}}` to `properties`."
    }
  },
  *check(manifest) {
    for (const { name: table, node } of tablesOf(manifest)) {
      if (node.kind !== "object") continue;
      const properties = get(node, "properties");
      if (properties?.kind === "null") {
        const fix = asksForSome(node) ? void 0 : safely("Write an empty object", { op: "set", node: properties, value: {} });
        const severity = table === "result" ? "warning" : void 0;
        yield {
          at: properties,
          message: "unset",
          data: { table, key: "properties", noun: NOUNS[table], effect: EFFECT3[table] },
          fix,
          severity
        };
      }
      if (has(node, "properties") !== "no" || holdsThemItself(manifest, node)) continue;
      const wrong = misspeltKey(node, "properties") ?? propertiesByOtherName(node);
      const data = { table, key: wrong?.key ?? "properties", noun: NOUNS[table], effect: EFFECT3[table] };
      if (node.entries.length === 0) {
        const fix = safely("Add both", { op: "set", node, value: { type: "object", properties: {} } });
        yield { at: lackOf(node, "type", "properties"), message: "empty", data, replaces: [lack(node, "type")], fix };
      } else if (wrong) {
        const fix = wrong.value.kind === "object" ? rename5(wrong, "properties") : void 0;
        yield { at: wrong, message: "misspelt", data, fix };
      } else {
        const fix = asksForSome(node) ? void 0 : safely("Add empty `properties`", { op: "add", to: node, key: "properties", value: {} });
        yield { at: lackOf(node, "properties"), message: "missing", data, fix };
      }
    }
  }
});
var EFFECT3 = {
  parameters: "models cannot tell which parameters the tool takes",
  configurations: "Shinkai does not load the tool",
  result: "callers cannot tell what the tool returns"
};
var asksForSome = (table) => items(get(table, "required")).length > 0;
function holdsThemItself(manifest, table) {
  return straysIn2(manifest).some(({ kind, from }) => kind === "property" && from === table);
}

// rules/shinkai/table-type.ts
var table_type_default = defineRule({
  id: "shinkai/table-type",
  summary: '`configurations`, `parameters` or `result` is not an object, or has a `type` other than "object"',
  severity: "error",
  in: "spec",
  source: section5("Configurations, Parameters and Result Table", 'Each is an object whose type is always "object".'),
  fixable: "safe",
  messages: {
    noObject: {
      message: "`{{table}}` is not an object, so Shinkai cannot load the tool.",
      help: "Write an object with `type` and `properties`."
    },
    wrongType: {
      message: 'The `type` of `{{table}}` is not `"object"`, so Shinkai cannot load the tool.',
      help: 'Write `"object"`.'
    }
  },
  *check(manifest) {
    for (const { name: table, node } of tablesOf(manifest)) {
      if (node.kind === "unknown") continue;
      if (node.kind !== "object") yield { at: node, message: "noObject", data: { table }, fix: empty(node) };
      const type = get(node, "type");
      if (!type || type.kind === "unknown" || text(type) === "object") continue;
      const fix = safely('Write `"object"`', { op: "set", node: type, value: "object" });
      yield { at: type, message: "wrongType", data: { table }, fix };
    }
  }
});
function empty(node) {
  if (node.kind !== "null" && !(node.kind === "array" && node.items.length === 0 && !node.open)) return void 0;
  return safely("Write an empty table", { op: "set", node, value: { type: "object", properties: {} } });
}

// rules/shinkai/table-type-missing.ts
var table_type_missing_default = defineRule({
  id: "shinkai/table-type-missing",
  summary: "`configurations`, `parameters` or `result` has no `type`",
  severity: "warning",
  in: "spec",
  notRecommended: true,
  source: section5("Configurations, Parameters and Result Table", 'Each has the type "object".'),
  fixable: "safe",
  messages: {
    missing: {
      message: "`{{table}}` has no `type`, so programs that read it as JSON Schema do not know that it is an object.",
      help: 'Add `"type": "object"`.'
    },
    misspelt: {
      message: "`{{key}}` is not a field of `{{table}}`, so `{{table}}` has no `type`, and programs that read it as JSON Schema do not know that it is an object; did you mean `type`?",
      help: "Rename `{{key}}` to `type`."
    }
  },
  *check(manifest) {
    for (const { name: table, node } of tablesOf(manifest)) {
      if (node.kind !== "object" || has(node, "type") !== "no") continue;
      const wrong = misspeltKey(node, "type");
      const data = { table, key: wrong?.key ?? "type" };
      const isType = wrong?.value.kind === "string";
      if (wrong) yield { at: wrong, message: "misspelt", data, fix: isType ? rename5(wrong, "type") : void 0 };
      else {
        const fix = safely("Add the type", { op: "add", to: node, key: "type", value: "object", first: true });
        yield { at: lack(node, "type"), message: "missing", data, fix };
      }
    }
  }
});

// rules/shinkai/tool-reference.ts
var tool_reference_default = defineRule({
  id: "shinkai/tool-reference",
  summary: "An entry of `tools` is not a reference to a tool",
  severity: "warning",
  in: "recommended",
  source: loader(
    "A reference is source, author and name, and perhaps a version, separated by three colons; others are dropped."
  ),
  lists: ["tools"],
  messages: {
    noReference: {
      message: "`{{reference}}` does not have the form of a tool reference, so Shinkai silently drops it, and the code cannot call the tool.",
      help: "Write `local:::author:::name`, or `local:::author:::name:::1.0.0` for one version."
    },
    noText: {
      message: "This entry is not a string, so Shinkai silently drops it, and the code cannot call the tool.",
      help: 'Write a reference of the form `"local:::author:::name"`.'
    }
  },
  *check({ root }) {
    for (const at2 of items(get(root, "tools"))) {
      if (at2.kind === "unknown") continue;
      if (at2.kind !== "string") yield { at: at2, message: "noText" };
      else if (!isReference(at2.value)) yield { at: at2, message: "noReference", data: { reference: at2.value } };
    }
  }
});
function isReference(text2) {
  const [source, author, name, version, ...rest] = text2.split(":::");
  const isNamed = [source, author, name].every((part2) => part2 !== void 0 && /^[^\s:]+$/.test(part2));
  return isNamed && rest.length === 0 && (version === void 0 || /^\d+(?:\.\d+){0,2}(?:[-+][\w.+-]+)?$/.test(version));
}

// rules/shinkai/tool-type.ts
var KNOWN4 = ["typescript", "python", "Deno", "Rust", "Network", "Agent", "MCPServer", "JS", "Workflow"];
var SHORT3 = [
  [/^(?:(?:deno|node)?tsx?|typescript\d)$/, "typescript"],
  [/^(?:py|python)\d{0,3}$/, "python"]
];
var tool_type_default = defineRule({
  id: "shinkai/tool-type",
  summary: "`tool_type` is not one of the known types",
  severity: "warning",
  in: "recommended",
  source: section5("Metadata", "tool_type is the type of the tool, such as typescript or python.", "SHOULD"),
  fixable: "safe",
  messages: {
    unknown: {
      message: "`{{type}}` is not a known tool type, so programs cannot tell what kind of tool this is.",
      help: "Write the language of the tool: `typescript` or `python`."
    },
    meant: {
      message: "`{{type}}` is not a known tool type, so programs cannot tell what kind of tool this is; did you mean `{{meant}}`?",
      help: "Write `{{meant}}`."
    }
  },
  *check({ root }) {
    const at2 = get(root, "tool_type");
    if (at2?.kind !== "string" || at2.value === "" || KNOWN4.some((type) => type.toLowerCase() === at2.value.toLowerCase()))
      return;
    const meant = typeMeant2(at2.value);
    const fix = meant ? safely(`Write \`${meant}\``, { op: "set", node: at2, value: meant }) : void 0;
    yield { at: at2, message: meant ? "meant" : "unknown", data: { type: at2.value, meant }, fix };
  }
});
function typeMeant2(type) {
  const plain3 = type.toLowerCase().replace(/[^a-z\d]/g, "");
  const short = SHORT3.find(([name]) => name.test(plain3))?.[1];
  const long = KNOWN4.filter(({ length }) => length > 2);
  return short ?? nearestWord(type, long);
}

// rules/shinkai/unique-id.ts
var unique_id_default2 = defineRule({
  id: "shinkai/unique-id",
  summary: "Two tools have the same `id`",
  severity: "warning",
  in: "strict",
  source: section5("Metadata", "The id is unique to the tool.", "SHOULD"),
  messages: {
    taken: {
      message: "Another tool also has the `id` `{{id}}`, so programs cannot tell the two tools apart by it.",
      help: "Give each tool its own id."
    }
  },
  project: {
    *collect(manifest) {
      const at2 = get(manifest.root, "id");
      const id = text(at2);
      if (at2 && id?.trim()) yield { at: at2, key: id };
    },
    *compare(facts) {
      for (const [first2, at2] of repeated(facts)) {
        const related = [{ at: first2, note: "The first tool with this id." }];
        yield { at: at2, message: "taken", data: { id: at2.key }, related };
      }
    }
  }
});

// rules/shinkai/unknown-field.ts
var unknown_field_default5 = unknownField(
  "shinkai",
  loader("Fields that the document does not list are dropped."),
  // Of these shinkai/misspelt-field speaks.
  inSingular
);

// rules/shinkai/version-format.ts
var version_format_default2 = defineRule({
  id: "shinkai/version-format",
  summary: "`version` is not a semantic version",
  severity: "warning",
  in: "recommended",
  source: standard(
    "Semantic Versioning 2.0.0",
    "2",
    "A version is three numbers, perhaps with a pre-release and build metadata."
  ),
  messages: {
    format: {
      message: "`{{version}}` is not a semantic version, so Shinkai cannot compare it with other versions of the tool.",
      help: "Write three numbers without leading zeros, such as `1.0.0`."
    }
  },
  *check({ root }) {
    const at2 = get(root, "version");
    if (at2?.kind !== "string" || at2.value === "" || isSemantic(at2.value)) return;
    yield { at: at2, message: "format", data: { version: at2.value } };
  }
});
var LONGEST12 = 256;
var isSemantic = (version) => version.length <= LONGEST12 && SEMANTIC.test(version);
var NUMBER4 = "(?:0|[1-9]\\d*)";
var PRE_RELEASE = `(?:${NUMBER4}|\\d*[A-Za-z-][\\dA-Za-z-]*)`;
var SEMANTIC = new RegExp(
  `^${NUMBER4}\\.${NUMBER4}\\.${NUMBER4}(?:-${PRE_RELEASE}(?:\\.${PRE_RELEASE})*)?(?:\\+[\\dA-Za-z-]+(?:\\.[\\dA-Za-z-]+)*)?$`
);

// rules/shinkai/version-not-raised.ts
var version_not_raised_default3 = defineRule({
  id: "shinkai/version-not-raised",
  summary: "A tool changed and its version did not",
  severity: "warning",
  in: "strict",
  source: {
    document: "toolint",
    section: "versions of tools",
    says: "The version of a manifest tells users that the tool has changed.",
    kind: "advice"
  },
  messages: {
    wrong: {
      message: "{{of}} changed, but `version` is still the same, so users are not offered the update.",
      help: "Raise `version`."
    }
  },
  byEngine: "diff"
});

// rules/otc/schema.json
var schema_default4 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "an OTC tool definition",
  type: "object",
  required: ["id", "name", "description", "version", "input_schema", "output_schema"],
  additionalProperties: false,
  properties: {
    $schema: { type: "string" },
    id: { type: "string", description: "clients call the tool by its id" },
    name: { type: "string", description: "users and models identify the tool by its name" },
    description: { type: "string", description: "models use the description to decide when to call the tool" },
    version: { type: "string", description: "clients pin a tool by its version" },
    input_schema: {
      type: "object",
      description: "its `parameters` tell models what to pass to the tool",
      allOf: [
        {
          $comment: "The flat form, a JSON Schema without `parameters` around it, is otc/flat-input-schema's alone.",
          if: {
            not: { properties: { parameters: {} }, required: ["parameters"] },
            anyOf: [
              { properties: { properties: {} }, required: ["properties"] },
              { properties: { type: { const: "object" } }, required: ["type"] }
            ]
          },
          else: {
            title: "`input_schema`",
            required: ["parameters"],
            additionalProperties: false,
            properties: {
              parameters: {
                type: "object",
                description: "clients read the JSON Schema of the input there, and `{}` allows any input"
              }
            }
          }
        }
      ]
    },
    output_schema: {
      type: ["object", "null"],
      description: "it describes what the tool returns, where `{}` means anything and `null` means nothing"
    },
    requirements: {
      title: "`requirements`",
      type: "object",
      additionalProperties: false,
      properties: {
        authorization: {
          type: "array",
          items: {
            title: "an authorization",
            type: "object",
            required: ["id"],
            additionalProperties: false,
            properties: {
              id: { description: "the id says which authorization is meant" },
              oauth2: {
                title: "`oauth2`",
                type: "object",
                additionalProperties: false,
                properties: { scopes: { type: "array", items: { type: "string" } } }
              }
            }
          }
        },
        secrets: {
          type: "array",
          items: {
            title: "a secret",
            type: "object",
            required: ["id"],
            additionalProperties: false,
            properties: { id: { description: "the id says which secret is meant" } }
          }
        },
        user_id: { type: "boolean" }
      }
    }
  }
};

// src/generated/validators/otc.js
function v(P) {
  let h2;
  const a = (s) => {
    h2 ??= P();
    const _ = h2(s);
    return a.errors = h2.errors, _;
  };
  return a;
}
var O = v(() => {
  const P = { $schema: "https://json-schema.org/draft/2020-12/schema", title: "an OTC tool definition", type: "object", required: ["id", "name", "description", "version", "input_schema", "output_schema"], additionalProperties: false, properties: { $schema: { type: "string" }, id: { type: "string", description: "clients call the tool by its id" }, name: { type: "string", description: "users and models identify the tool by its name" }, description: { type: "string", description: "models use the description to decide when to call the tool" }, version: { type: "string", description: "clients pin a tool by its version" }, input_schema: { type: "object", description: "its `parameters` tell models what to pass to the tool", allOf: [{ $comment: "The flat form, a JSON Schema without `parameters` around it, is otc/flat-input-schema's alone.", if: { not: { properties: { parameters: {} }, required: ["parameters"] }, anyOf: [{ properties: { properties: {} }, required: ["properties"] }, { properties: { type: { const: "object" } }, required: ["type"] }] }, else: { title: "`input_schema`", required: ["parameters"], additionalProperties: false, properties: { parameters: { type: "object", description: "clients read the JSON Schema of the input there, and `{}` allows any input" } } } }] }, output_schema: { type: ["object", "null"], description: "it describes what the tool returns, where `{}` means anything and `null` means nothing" }, requirements: { title: "`requirements`", type: "object", additionalProperties: false, properties: { authorization: { type: "array", items: { title: "an authorization", type: "object", required: ["id"], additionalProperties: false, properties: { id: { description: "the id says which authorization is meant" }, oauth2: { title: "`oauth2`", type: "object", additionalProperties: false, properties: { scopes: { type: "array", items: { type: "string" } } } } } } }, secrets: { type: "array", items: { title: "a secret", type: "object", required: ["id"], additionalProperties: false, properties: { id: { description: "the id says which secret is meant" } } } }, user_id: { type: "boolean" } } } } };
  function h2(a, { instancePath: s = "", parentData: _, parentDataProperty: j, rootData: A = a, dynamicAnchors: z3 = {} } = {}) {
    let e = null, t = 0;
    const b = h2.evaluated;
    if (b.dynamicProps && (b.props = void 0), b.dynamicItems && (b.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.id === void 0) {
        const r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.name === void 0) {
        const r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.description === void 0) {
        const r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.version === void 0) {
        const r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.input_schema === void 0) {
        const r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input_schema" }, message: "must have required property 'input_schema'" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.output_schema === void 0) {
        const r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_schema" }, message: "must have required property 'output_schema'" };
        e === null ? e = [r] : e.push(r), t++;
      }
      for (const r in a) if (!(r === "$schema" || r === "id" || r === "name" || r === "description" || r === "version" || r === "input_schema" || r === "output_schema" || r === "requirements")) {
        const o = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
        e === null ? e = [o] : e.push(o), t++;
      }
      if (a.$schema !== void 0 && typeof a.$schema != "string") {
        const r = { instancePath: s + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.id !== void 0 && typeof a.id != "string") {
        const r = { instancePath: s + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.name !== void 0 && typeof a.name != "string") {
        const r = { instancePath: s + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.description !== void 0 && typeof a.description != "string") {
        const r = { instancePath: s + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.version !== void 0 && typeof a.version != "string") {
        const r = { instancePath: s + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.input_schema !== void 0) {
        let r = a.input_schema;
        if (!(r && typeof r == "object" && !Array.isArray(r))) {
          const i = { instancePath: s + "/input_schema", schemaPath: "#/properties/input_schema/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [i] : e.push(i), t++;
        }
        const o = t;
        let m = true;
        const n = t, u = t, p = t;
        if (r && typeof r == "object" && !Array.isArray(r)) {
          let i;
          if (r.parameters === void 0 && (i = "parameters")) {
            const l = {};
            e === null ? e = [l] : e.push(l), t++;
          }
        }
        var k = p === t;
        if (k) {
          const i = {};
          e === null ? e = [i] : e.push(i), t++;
        } else {
          t = u, e !== null && (u ? e.length = u : e = null);
          const i = t;
          let l = false;
          const d2 = t;
          if (r && typeof r == "object" && !Array.isArray(r)) {
            let g;
            if (r.properties === void 0 && (g = "properties")) {
              const y = {};
              e === null ? e = [y] : e.push(y), t++;
            }
          }
          var q = d2 === t;
          if (l = l || q, q) {
            var f = {};
            f.properties = true;
          }
          const c = t;
          if (r && typeof r == "object" && !Array.isArray(r)) {
            let g;
            if (r.type === void 0 && (g = "type")) {
              const y = {};
              e === null ? e = [y] : e.push(y), t++;
            } else if (r.type !== void 0 && r.type !== "object") {
              const y = {};
              e === null ? e = [y] : e.push(y), t++;
            }
          }
          var q = c === t;
          if (l = l || q, q && f !== true && (f = f || {}, f.type = true), l) t = i, e !== null && (i ? e.length = i : e = null);
          else {
            const g = {};
            e === null ? e = [g] : e.push(g), t++;
          }
        }
        var w2 = n === t;
        if (t = o, e !== null && (o ? e.length = o : e = null), !w2) {
          const i = t;
          if (r && typeof r == "object" && !Array.isArray(r)) {
            if (r.parameters === void 0) {
              const d2 = { instancePath: s + "/input_schema", schemaPath: "#/properties/input_schema/allOf/0/else/required", keyword: "required", params: { missingProperty: "parameters" }, message: "must have required property 'parameters'" };
              e === null ? e = [d2] : e.push(d2), t++;
            }
            for (const d2 in r) if (d2 !== "parameters") {
              const c = { instancePath: s + "/input_schema", schemaPath: "#/properties/input_schema/allOf/0/else/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: d2 }, message: "must NOT have additional properties" };
              e === null ? e = [c] : e.push(c), t++;
            }
            if (r.parameters !== void 0) {
              let d2 = r.parameters;
              if (!(d2 && typeof d2 == "object" && !Array.isArray(d2))) {
                const c = { instancePath: s + "/input_schema/parameters", schemaPath: "#/properties/input_schema/allOf/0/else/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [c] : e.push(c), t++;
              }
            }
          }
          var w2 = i === t;
          m = w2, m && f !== true && (f = true);
        }
        if (!m) {
          const i = { instancePath: s + "/input_schema", schemaPath: "#/properties/input_schema/allOf/0/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
          e === null ? e = [i] : e.push(i), t++;
        }
      }
      if (a.output_schema !== void 0) {
        let r = a.output_schema;
        if (!(r && typeof r == "object" && !Array.isArray(r)) && r !== null) {
          const o = { instancePath: s + "/output_schema", schemaPath: "#/properties/output_schema/type", keyword: "type", params: { type: P.properties.output_schema.type }, message: "must be object,null" };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
      if (a.requirements !== void 0) {
        let r = a.requirements;
        if (r && typeof r == "object" && !Array.isArray(r)) {
          for (const o in r) if (!(o === "authorization" || o === "secrets" || o === "user_id")) {
            const m = { instancePath: s + "/requirements", schemaPath: "#/properties/requirements/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
            e === null ? e = [m] : e.push(m), t++;
          }
          if (r.authorization !== void 0) {
            let o = r.authorization;
            if (Array.isArray(o)) {
              const m = o.length;
              for (let n = 0; n < m; n++) {
                let u = o[n];
                if (u && typeof u == "object" && !Array.isArray(u)) {
                  if (u.id === void 0) {
                    const p = { instancePath: s + "/requirements/authorization/" + n, schemaPath: "#/properties/requirements/properties/authorization/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    e === null ? e = [p] : e.push(p), t++;
                  }
                  for (const p in u) if (!(p === "id" || p === "oauth2")) {
                    const i = { instancePath: s + "/requirements/authorization/" + n, schemaPath: "#/properties/requirements/properties/authorization/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                    e === null ? e = [i] : e.push(i), t++;
                  }
                  if (u.oauth2 !== void 0) {
                    let p = u.oauth2;
                    if (p && typeof p == "object" && !Array.isArray(p)) {
                      for (const i in p) if (i !== "scopes") {
                        const l = { instancePath: s + "/requirements/authorization/" + n + "/oauth2", schemaPath: "#/properties/requirements/properties/authorization/items/properties/oauth2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: i }, message: "must NOT have additional properties" };
                        e === null ? e = [l] : e.push(l), t++;
                      }
                      if (p.scopes !== void 0) {
                        let i = p.scopes;
                        if (Array.isArray(i)) {
                          const l = i.length;
                          for (let d2 = 0; d2 < l; d2++) if (typeof i[d2] != "string") {
                            const c = { instancePath: s + "/requirements/authorization/" + n + "/oauth2/scopes/" + d2, schemaPath: "#/properties/requirements/properties/authorization/items/properties/oauth2/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            e === null ? e = [c] : e.push(c), t++;
                          }
                        } else {
                          const l = { instancePath: s + "/requirements/authorization/" + n + "/oauth2/scopes", schemaPath: "#/properties/requirements/properties/authorization/items/properties/oauth2/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                          e === null ? e = [l] : e.push(l), t++;
                        }
                      }
                    } else {
                      const i = { instancePath: s + "/requirements/authorization/" + n + "/oauth2", schemaPath: "#/properties/requirements/properties/authorization/items/properties/oauth2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      e === null ? e = [i] : e.push(i), t++;
                    }
                  }
                } else {
                  const p = { instancePath: s + "/requirements/authorization/" + n, schemaPath: "#/properties/requirements/properties/authorization/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [p] : e.push(p), t++;
                }
              }
            } else {
              const m = { instancePath: s + "/requirements/authorization", schemaPath: "#/properties/requirements/properties/authorization/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [m] : e.push(m), t++;
            }
          }
          if (r.secrets !== void 0) {
            let o = r.secrets;
            if (Array.isArray(o)) {
              const m = o.length;
              for (let n = 0; n < m; n++) {
                let u = o[n];
                if (u && typeof u == "object" && !Array.isArray(u)) {
                  if (u.id === void 0) {
                    const p = { instancePath: s + "/requirements/secrets/" + n, schemaPath: "#/properties/requirements/properties/secrets/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    e === null ? e = [p] : e.push(p), t++;
                  }
                  for (const p in u) if (p !== "id") {
                    const i = { instancePath: s + "/requirements/secrets/" + n, schemaPath: "#/properties/requirements/properties/secrets/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                    e === null ? e = [i] : e.push(i), t++;
                  }
                } else {
                  const p = { instancePath: s + "/requirements/secrets/" + n, schemaPath: "#/properties/requirements/properties/secrets/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [p] : e.push(p), t++;
                }
              }
            } else {
              const m = { instancePath: s + "/requirements/secrets", schemaPath: "#/properties/requirements/properties/secrets/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [m] : e.push(m), t++;
            }
          }
          if (r.user_id !== void 0 && typeof r.user_id != "boolean") {
            const o = { instancePath: s + "/requirements/user_id", schemaPath: "#/properties/requirements/properties/user_id/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            e === null ? e = [o] : e.push(o), t++;
          }
        } else {
          const o = { instancePath: s + "/requirements", schemaPath: "#/properties/requirements/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
    } else {
      const r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [r] : e.push(r), t++;
    }
    return h2.errors = e, t === 0;
  }
  return h2.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, h2;
});

// rules/otc/format.ts
var format2 = {
  id: "otc",
  title: "an OTC tool definition",
  knownBy: "`input_schema`, and also an `id` with a version after an `@`, or `input_schema.parameters`",
  requiredWords: [
    ["input_schema"],
    ["inputSchema", "version", "@"],
    ["output_schema", "@"],
    ["requirements", "@"],
    ["output_schema", "requirements"],
    ["version", "id", "@"]
  ],
  rootKeys: [
    ["input_schema"],
    ["inputSchema"],
    ["output_schema"],
    ["id", "version"],
    ["requirements"],
    ["tools"],
    ["items"]
  ],
  items: ["input_schema", "inputSchema", "output_schema", "@"],
  fields: ["id", "name", "description", "version", "input_schema", "output_schema", "requirements"],
  // With less beside it, it is Anthropic's.
  guess: { shared: ["input_schema", "output_schema"], atLeast: 4 },
  traces: [
    ["id", "name", "version", "input_schema"],
    ["name", "input_schema", "output_schema", "parameters"]
  ],
  recognise: (root, _, isNamed) => definitions(root).some((node) => isDefinition2(node, isNamed) || isOtcInCamelCase(node)) || (reasonNot(root) ?? (definitions(root).some((node) => signsOf(node) === 1 && isNearly(node)) && NEAR2)),
  units: definitions,
  tools: (root) => definitions(root).flatMap((each) => each.kind === "object" ? [tool4(each, root)] : []),
  contract: {
    toolsIn: "manifest",
    nameOf: ({ id, label }) => id?.replace(/@[^@]*$/, "") ?? label,
    pointers: { parameters: "input_schema/parameters" },
    // A description is no part of what an id stands for.
    version: { rule: "otc/version-not-raised", severityOf: ({ isTextOnly }) => isTextOnly ? void 0 : "error" }
  },
  schema: schema_default4,
  validate: O
};
function definitions(root) {
  if (root.kind === "array") return root.items;
  for (const key of ["tools", "items"]) {
    const list2 = get(root, key);
    if (list2?.kind === "array" && has(root, "input_schema") === "no") return list2.items;
  }
  return [root];
}
function isDefinition2(node, isNamed) {
  const hasOwnId = isOwnId(text(get(node, "id")));
  if (signsOf(node) >= 2) return true;
  if (has(node, "input_schema") !== "yes") return isNamed && hasOwnId && has(node, "output_schema") === "yes";
  const own = [hasOwnId, get(node, "input_schema", "parameters")?.kind === "object"].filter(Boolean).length;
  const shared = ["output_schema", "version"].filter((key) => has(node, key) === "yes").length;
  return own > 0 && (isNamed || own + shared >= 2);
}
var OWN_ID = /^\w+\.\w+@\d+\.\d+\.\d+$/;
function signsOf(node) {
  const id = text(get(node, "id")) ?? "";
  const requirements = get(node, "requirements");
  return [
    OWN_ID.test(id),
    OWN_ID.test(id) && id.endsWith(`@${text(get(node, "version"))}`),
    has(node, "output_schema") === "yes",
    ["authorization", "secrets", "user_id"].some((key) => has(requirements, key) === "yes")
  ].filter(Boolean).length;
}
var isNearly = (node) => text(get(node, "name")) !== void 0 && ["inputSchema", "parameters"].every((key) => has(node, key) === "no") && has(node, "version") === "yes" && has(node, "output_schema") === "no";
var NEAR2 = looksLike(format2);
function isOwnId(id = "") {
  return id.includes("@") && !/@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i.test(id);
}
function reasonNot(root) {
  const tools = get(root, "tools");
  const first2 = tools?.kind === "array" ? tools.items[0] : void 0;
  if (has(first2, "fullyQualifiedName") === "yes") return "the documentation of a toolkit, not OTC tool definitions";
  if (has(first2, "toolkit") === "yes" && has(first2, "input") === "yes") return "an early draft of OTC, not version 1.0";
  return void 0;
}
function tool4(node, root) {
  const name = entry(node, "name");
  return {
    node,
    id: text(get(node, "id")),
    version: text(get(node, "version")),
    name,
    label: text(name?.value) ?? text(get(node, "id")),
    description: entry(node, "description"),
    group: root,
    schemas: schemasOf(node)
  };
}
function schemasOf(node) {
  const input = entry(node, "input_schema");
  const parameters = isFlat(input?.value) ? input : entry(input?.value, "parameters");
  const output = entry(node, "output_schema");
  return [
    ...parameters ? [{ role: "input", entry: parameters, node: parameters.value, shape: "schema" }] : [],
    ...output ? [{ role: "output", entry: output, node: output.value, shape: "schema" }] : []
  ];
}

// src/generated/validators/gloodata.js
function h(m) {
  let u;
  const f = (d2) => {
    u ??= m();
    const i = u(d2);
    return f.errors = u.errors, i;
  };
  return f;
}
var x2 = h(() => {
  const m = { $schema: "https://json-schema.org/draft/2020-12/schema", title: "a Gloodata extension", type: "object", required: ["ns", "title", "tools"], additionalProperties: false, properties: { $schema: { type: "string" }, ns: { type: "string", description: "the namespace identifies the extension, and is a part of the identifier of each tool" }, title: { type: "string", pattern: "\\S", description: "the user interface shows the extension under its title" }, tools: { title: "`tools`", type: "object", description: "an extension without tools can do nothing", additionalProperties: { title: "a tool", type: "object", required: ["title"], additionalProperties: false, properties: { title: { type: "string", pattern: "\\S", description: "the user interface shows the tool under its title" }, description: { type: ["string", "null"] }, schema: { title: "`schema`", type: "object", additionalProperties: false, properties: { fields: { type: "object", additionalProperties: { title: "a `schema.fields` entry", type: "object", required: ["type"], additionalProperties: false, properties: { type: { description: "without a type, the model cannot know what to pass", examples: ["string", "integer", "number", "boolean"] }, description: { type: ["string", "null"] }, default: {}, enum: { type: "array" }, examples: { type: "array" }, title: { type: "string" }, format: { type: "string" }, multiline: { type: "boolean" } } } } } }, ui: { title: "`ui`", type: "object", additionalProperties: false, properties: { prefix: { type: "string" }, suffix: { type: "string" }, args: { type: "object", additionalProperties: { title: "an `args` entry", type: "object", additionalProperties: false, properties: { prefix: { type: "string" }, suffix: { type: "string" }, dtypeName: { type: "string" }, dtypeNs: { type: ["string", "null"] }, from: { type: "string" } } } }, manualUpdate: { type: "boolean" } } }, examples: { type: "array", items: { type: "string", pattern: "\\S", description: "a string that is not blank" } }, contextActions: { type: ["array", "null"] } } } }, description: { type: ["string", "null"] }, tagValues: { type: ["object", "null"] }, handlers: { type: ["array", "null"] }, dynEnums: {} } }, u = new RegExp("\\S", "u");
  function f(d2, { instancePath: i = "", parentData: P, parentDataProperty: b, rootData: k = d2, dynamicAnchors: w2 = {} } = {}) {
    let e = null, p = 0;
    const g = f.evaluated;
    if (g.dynamicProps && (g.props = void 0), g.dynamicItems && (g.items = void 0), d2 && typeof d2 == "object" && !Array.isArray(d2)) {
      if (d2.ns === void 0) {
        const a = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ns" }, message: "must have required property 'ns'" };
        e === null ? e = [a] : e.push(a), p++;
      }
      if (d2.title === void 0) {
        const a = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
        e === null ? e = [a] : e.push(a), p++;
      }
      if (d2.tools === void 0) {
        const a = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tools" }, message: "must have required property 'tools'" };
        e === null ? e = [a] : e.push(a), p++;
      }
      for (const a in d2) if (!(a === "$schema" || a === "ns" || a === "title" || a === "tools" || a === "description" || a === "tagValues" || a === "handlers" || a === "dynEnums")) {
        const r = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), p++;
      }
      if (d2.$schema !== void 0 && typeof d2.$schema != "string") {
        const a = { instancePath: i + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [a] : e.push(a), p++;
      }
      if (d2.ns !== void 0 && typeof d2.ns != "string") {
        const a = { instancePath: i + "/ns", schemaPath: "#/properties/ns/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [a] : e.push(a), p++;
      }
      if (d2.title !== void 0) {
        let a = d2.title;
        if (typeof a == "string") {
          if (!u.test(a)) {
            const r = { instancePath: i + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
            e === null ? e = [r] : e.push(r), p++;
          }
        } else {
          const r = { instancePath: i + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [r] : e.push(r), p++;
        }
      }
      if (d2.tools !== void 0) {
        let a = d2.tools;
        if (a && typeof a == "object" && !Array.isArray(a)) for (const r in a) {
          let c = a[r];
          if (c && typeof c == "object" && !Array.isArray(c)) {
            if (c.title === void 0) {
              const o = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              e === null ? e = [o] : e.push(o), p++;
            }
            for (const o in c) if (!(o === "title" || o === "description" || o === "schema" || o === "ui" || o === "examples" || o === "contextActions")) {
              const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
              e === null ? e = [s] : e.push(s), p++;
            }
            if (c.title !== void 0) {
              let o = c.title;
              if (typeof o == "string") {
                if (!u.test(o)) {
                  const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/tools/additionalProperties/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  e === null ? e = [s] : e.push(s), p++;
                }
              } else {
                const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/tools/additionalProperties/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [s] : e.push(s), p++;
              }
            }
            if (c.description !== void 0) {
              let o = c.description;
              if (typeof o != "string" && o !== null) {
                const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/properties/tools/additionalProperties/properties/description/type", keyword: "type", params: { type: m.properties.tools.additionalProperties.properties.description.type }, message: "must be string,null" };
                e === null ? e = [s] : e.push(s), p++;
              }
            }
            if (c.schema !== void 0) {
              let o = c.schema;
              if (o && typeof o == "object" && !Array.isArray(o)) {
                for (const s in o) if (s !== "fields") {
                  const l = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema", schemaPath: "#/properties/tools/additionalProperties/properties/schema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
                  e === null ? e = [l] : e.push(l), p++;
                }
                if (o.fields !== void 0) {
                  let s = o.fields;
                  if (s && typeof s == "object" && !Array.isArray(s)) for (const l in s) {
                    let n = s[l];
                    if (n && typeof n == "object" && !Array.isArray(n)) {
                      if (n.type === void 0) {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                      for (const t in n) if (!(t === "type" || t === "description" || t === "default" || t === "enum" || t === "examples" || t === "title" || t === "format" || t === "multiline")) {
                        const y = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t }, message: "must NOT have additional properties" };
                        e === null ? e = [y] : e.push(y), p++;
                      }
                      if (n.description !== void 0) {
                        let t = n.description;
                        if (typeof t != "string" && t !== null) {
                          const y = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/description/type", keyword: "type", params: { type: m.properties.tools.additionalProperties.properties.schema.properties.fields.additionalProperties.properties.description.type }, message: "must be string,null" };
                          e === null ? e = [y] : e.push(y), p++;
                        }
                      }
                      if (n.enum !== void 0 && !Array.isArray(n.enum)) {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/enum", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/enum/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                      if (n.examples !== void 0 && !Array.isArray(n.examples)) {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                      if (n.title !== void 0 && typeof n.title != "string") {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                      if (n.format !== void 0 && typeof n.format != "string") {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/format", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                      if (n.multiline !== void 0 && typeof n.multiline != "boolean") {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/multiline", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/multiline/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                    } else {
                      const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      e === null ? e = [t] : e.push(t), p++;
                    }
                  }
                  else {
                    const l = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    e === null ? e = [l] : e.push(l), p++;
                  }
                }
              } else {
                const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema", schemaPath: "#/properties/tools/additionalProperties/properties/schema/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [s] : e.push(s), p++;
              }
            }
            if (c.ui !== void 0) {
              let o = c.ui;
              if (o && typeof o == "object" && !Array.isArray(o)) {
                for (const s in o) if (!(s === "prefix" || s === "suffix" || s === "args" || s === "manualUpdate")) {
                  const l = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui", schemaPath: "#/properties/tools/additionalProperties/properties/ui/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
                  e === null ? e = [l] : e.push(l), p++;
                }
                if (o.prefix !== void 0 && typeof o.prefix != "string") {
                  const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/prefix", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/prefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [s] : e.push(s), p++;
                }
                if (o.suffix !== void 0 && typeof o.suffix != "string") {
                  const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/suffix", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/suffix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [s] : e.push(s), p++;
                }
                if (o.args !== void 0) {
                  let s = o.args;
                  if (s && typeof s == "object" && !Array.isArray(s)) for (const l in s) {
                    let n = s[l];
                    if (n && typeof n == "object" && !Array.isArray(n)) {
                      for (const t in n) if (!(t === "prefix" || t === "suffix" || t === "dtypeName" || t === "dtypeNs" || t === "from")) {
                        const y = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t }, message: "must NOT have additional properties" };
                        e === null ? e = [y] : e.push(y), p++;
                      }
                      if (n.prefix !== void 0 && typeof n.prefix != "string") {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/prefix", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/properties/prefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                      if (n.suffix !== void 0 && typeof n.suffix != "string") {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/suffix", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/properties/suffix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                      if (n.dtypeName !== void 0 && typeof n.dtypeName != "string") {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/dtypeName", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/properties/dtypeName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                      if (n.dtypeNs !== void 0) {
                        let t = n.dtypeNs;
                        if (typeof t != "string" && t !== null) {
                          const y = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/dtypeNs", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/properties/dtypeNs/type", keyword: "type", params: { type: m.properties.tools.additionalProperties.properties.ui.properties.args.additionalProperties.properties.dtypeNs.type }, message: "must be string,null" };
                          e === null ? e = [y] : e.push(y), p++;
                        }
                      }
                      if (n.from !== void 0 && typeof n.from != "string") {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/from", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                    } else {
                      const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      e === null ? e = [t] : e.push(t), p++;
                    }
                  }
                  else {
                    const l = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    e === null ? e = [l] : e.push(l), p++;
                  }
                }
                if (o.manualUpdate !== void 0 && typeof o.manualUpdate != "boolean") {
                  const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/manualUpdate", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/manualUpdate/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [s] : e.push(s), p++;
                }
              } else {
                const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui", schemaPath: "#/properties/tools/additionalProperties/properties/ui/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [s] : e.push(s), p++;
              }
            }
            if (c.examples !== void 0) {
              let o = c.examples;
              if (Array.isArray(o)) {
                const s = o.length;
                for (let l = 0; l < s; l++) {
                  let n = o[l];
                  if (typeof n == "string") {
                    if (!u.test(n)) {
                      const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples/" + l, schemaPath: "#/properties/tools/additionalProperties/properties/examples/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                      e === null ? e = [t] : e.push(t), p++;
                    }
                  } else {
                    const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples/" + l, schemaPath: "#/properties/tools/additionalProperties/properties/examples/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [t] : e.push(t), p++;
                  }
                }
              } else {
                const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples", schemaPath: "#/properties/tools/additionalProperties/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                e === null ? e = [s] : e.push(s), p++;
              }
            }
            if (c.contextActions !== void 0) {
              let o = c.contextActions;
              if (!Array.isArray(o) && o !== null) {
                const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/contextActions", schemaPath: "#/properties/tools/additionalProperties/properties/contextActions/type", keyword: "type", params: { type: m.properties.tools.additionalProperties.properties.contextActions.type }, message: "must be array,null" };
                e === null ? e = [s] : e.push(s), p++;
              }
            }
          } else {
            const o = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            e === null ? e = [o] : e.push(o), p++;
          }
        }
        else {
          const r = { instancePath: i + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), p++;
        }
      }
      if (d2.description !== void 0) {
        let a = d2.description;
        if (typeof a != "string" && a !== null) {
          const r = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: m.properties.description.type }, message: "must be string,null" };
          e === null ? e = [r] : e.push(r), p++;
        }
      }
      if (d2.tagValues !== void 0) {
        let a = d2.tagValues;
        if (!(a && typeof a == "object" && !Array.isArray(a)) && a !== null) {
          const r = { instancePath: i + "/tagValues", schemaPath: "#/properties/tagValues/type", keyword: "type", params: { type: m.properties.tagValues.type }, message: "must be object,null" };
          e === null ? e = [r] : e.push(r), p++;
        }
      }
      if (d2.handlers !== void 0) {
        let a = d2.handlers;
        if (!Array.isArray(a) && a !== null) {
          const r = { instancePath: i + "/handlers", schemaPath: "#/properties/handlers/type", keyword: "type", params: { type: m.properties.handlers.type }, message: "must be array,null" };
          e === null ? e = [r] : e.push(r), p++;
        }
      }
    } else {
      const a = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [a] : e.push(a), p++;
    }
    return f.errors = e, p === 0;
  }
  return f.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, f;
});

// rules/gloodata/format.ts
var format3 = {
  id: "gloodata",
  title: "a Gloodata extension",
  knownBy: "the strings `ns` and `title`, and `tools` that is empty or has an object with more than strings in it",
  requiredWords: [
    ["ns", "title", "tools"],
    ["tools", "title", "examples"],
    ["tools", "fields", "examples"],
    ["ns", "title", "tagValues"]
  ],
  rootKeys: [
    ["ns", "tools"],
    ["title", "tools"],
    ["ns", "tagValues"]
  ],
  items: ["tagValues", "examples"],
  fields: ["ns", "title", "tools", "tagValues", "handlers"],
  guess: { own: ["ns"], atLeast: 2 },
  traces: [["ns", "title", "tools", "schema", "fields"]],
  recognise: recognise2,
  units: (root) => [root],
  tools: toolsOf,
  contract: {
    toolsIn: "object",
    isTool: (tool5) => get(tool5, "schema", "fields")?.kind === "object",
    pointers: { fields: "schema/fields" }
  },
  schema: schema_default2,
  validate: x2
};
function recognise2(root, _, isNamed) {
  if (root.kind === "array") return root.items.some((each) => recognise2(each, _, false) === true) && NEAR3;
  const hasNames = (isNamed || text(get(root, "ns")) !== void 0) && text(get(root, "title")) !== void 0;
  if (hasNames && mayBeTools(get(root, "tools"))) return true;
  return fromTheRest2(root);
}
function fromTheRest2(root) {
  const tools = get(root, "tools");
  const all = tools?.kind === "array" ? items(tools) : entries(tools).map(({ value }) => value);
  const own = all.filter((tool5) => FOREIGN3.every((key) => has(tool5, key) === "no"));
  const signs = [
    text(get(root, "ns")) !== void 0,
    get(root, "tagValues")?.kind === "object",
    own.some((tool5) => get(tool5, "schema", "fields")?.kind === "object"),
    own.some((tool5) => text(get(tool5, "title")) !== void 0 && get(tool5, "examples")?.kind === "array"),
    own.some((tool5) => get(tool5, "ui", "args")?.kind === "object" || text(get(tool5, "ui", "prefix")) !== void 0)
  ].filter(Boolean).length;
  return signs >= 2 || signs === 1 && all.length > 0 && own.length === all.length && isTitled(root, own) && NEAR3;
}
var isTitled = (root, tools) => [root, ...tools].every((each) => text(get(each, "title")) !== void 0);
var FOREIGN3 = ["inputSchema", "input_schema", "parameters", "function"];
function mayBeTools(tools) {
  if (tools?.kind !== "object") return false;
  return tools.entries.length === 0 || tools.entries.some(({ value: { kind } }) => kind === "object" || kind === "unknown");
}
var NEAR3 = looksLike(format3);
function toolsOf(root) {
  const tools = get(root, "tools");
  return entries(tools).flatMap((each) => {
    const isLost = entry(tools, each.key) !== each;
    return isLost || !tools ? [] : toolOf(each, tools);
  });
}
function toolOf(name, group2) {
  const node = name.value;
  if (node.kind !== "object") return [];
  const description = entry(node, "description");
  const fields = entry(get(node, "schema"), "fields");
  return [
    {
      node,
      name,
      label: name.key,
      description: description?.value.kind === "null" ? void 0 : description,
      group: group2,
      schemas: fields ? [{ role: "input", shape: "fields", entry: fields, node: fields.value }] : []
    }
  ];
}

// rules/openai/schema.json
var schema_default5 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $comment: "Only what OpenAI and MCP Apps add: the fields of MCP are judged by its own pack, and most values by rules.",
  title: "the OpenAI metadata",
  type: "object",
  properties: {
    annotations: {
      if: {
        type: "object"
      },
      then: {
        type: "object",
        properties: {
          openai: {
            title: "`annotations.openai`",
            type: "object",
            additionalProperties: false,
            properties: {
              outputTemplate: {
                type: "string"
              },
              toolInvocation: {
                title: "`toolInvocation`",
                type: "object",
                additionalProperties: false,
                properties: {
                  invoking: {},
                  invoked: {}
                }
              },
              readOnlyHint: {},
              destructiveHint: {},
              idempotentHint: {},
              openWorldHint: {}
            }
          }
        }
      }
    },
    _meta: {
      if: {
        type: "object"
      },
      then: {
        type: "object",
        properties: {
          "openai/outputTemplate": {
            type: "string"
          },
          "openai/widgetAccessible": {
            type: "boolean"
          },
          "openai/resultCanProduceWidget": {
            type: "boolean"
          },
          "openai/visibility": {
            enum: ["public", "private"]
          },
          "openai/fileParams": {
            type: "array",
            items: {
              type: "string"
            }
          },
          "openai/widgetDescription": {
            type: "string"
          },
          "openai/widgetDomain": {
            type: "string"
          },
          "openai/widgetPrefersBorder": {
            type: "boolean"
          },
          "openai/widgetCSP": {
            title: "`openai/widgetCSP`",
            type: "object",
            additionalProperties: false,
            properties: {
              connect_domains: {
                type: "array",
                items: {
                  type: "string"
                }
              },
              resource_domains: {
                type: "array",
                items: {
                  type: "string"
                }
              },
              frame_domains: {
                type: "array",
                items: {
                  type: "string"
                }
              },
              redirect_domains: {
                type: "array",
                items: {
                  type: "string"
                }
              },
              base_uri_domains: {
                type: "array",
                items: {
                  type: "string"
                }
              }
            }
          },
          "ui/resourceUri": {
            type: "string"
          },
          ui: {
            title: "`_meta.ui`",
            type: "object",
            additionalProperties: false,
            properties: {
              resourceUri: {
                type: "string"
              },
              visibility: {
                type: "array",
                items: {
                  enum: ["model", "app"]
                }
              },
              domain: {
                type: "string"
              },
              prefersBorder: {
                type: "boolean"
              },
              csp: {
                title: "`ui.csp`",
                type: "object",
                additionalProperties: false,
                properties: {
                  connectDomains: {
                    type: "array",
                    items: {
                      type: "string"
                    }
                  },
                  resourceDomains: {
                    type: "array",
                    items: {
                      type: "string"
                    }
                  },
                  frameDomains: {
                    type: "array",
                    items: {
                      type: "string"
                    }
                  },
                  baseUriDomains: {
                    type: "array",
                    items: {
                      type: "string"
                    }
                  },
                  redirectDomains: {
                    type: "array",
                    items: {
                      type: "string"
                    }
                  }
                }
              },
              permissions: {
                title: "`ui.permissions`",
                type: "object",
                additionalProperties: false,
                properties: {
                  camera: { type: "object" },
                  microphone: { type: "object" },
                  geolocation: { type: "object" },
                  clipboardWrite: { type: "object" }
                }
              }
            }
          },
          securitySchemes: {
            $ref: "#/$defs/securitySchemes"
          }
        }
      }
    },
    securitySchemes: {
      $ref: "#/$defs/securitySchemes"
    }
  },
  $defs: {
    securitySchemes: {
      type: "array",
      items: {
        title: "a security scheme",
        type: "object",
        required: ["type"],
        properties: {
          type: {
            type: "string",
            description: "the type says whether and how the user signs in",
            examples: ["noauth", "oauth2"]
          },
          scopes: {
            type: "array",
            items: {
              type: "string"
            }
          },
          in: {},
          name: {},
          scheme: {},
          bearerFormat: {}
        },
        additionalProperties: false
      }
    }
  }
};

// src/generated/validators/openai.js
function v2(b) {
  let _;
  const h2 = (u) => {
    _ ??= b();
    const p = _(u);
    return h2.errors = _.errors, p;
  };
  return h2;
}
var U = v2(() => {
  const b = { $schema: "https://json-schema.org/draft/2020-12/schema", $comment: "Only what OpenAI and MCP Apps add: the fields of MCP are judged by its own pack, and most values by rules.", title: "the OpenAI metadata", type: "object", properties: { annotations: { if: { type: "object" }, then: { type: "object", properties: { openai: { title: "`annotations.openai`", type: "object", additionalProperties: false, properties: { outputTemplate: { type: "string" }, toolInvocation: { title: "`toolInvocation`", type: "object", additionalProperties: false, properties: { invoking: {}, invoked: {} } }, readOnlyHint: {}, destructiveHint: {}, idempotentHint: {}, openWorldHint: {} } } } } }, _meta: { if: { type: "object" }, then: { type: "object", properties: { "openai/outputTemplate": { type: "string" }, "openai/widgetAccessible": { type: "boolean" }, "openai/resultCanProduceWidget": { type: "boolean" }, "openai/visibility": { enum: ["public", "private"] }, "openai/fileParams": { type: "array", items: { type: "string" } }, "openai/widgetDescription": { type: "string" }, "openai/widgetDomain": { type: "string" }, "openai/widgetPrefersBorder": { type: "boolean" }, "openai/widgetCSP": { title: "`openai/widgetCSP`", type: "object", additionalProperties: false, properties: { connect_domains: { type: "array", items: { type: "string" } }, resource_domains: { type: "array", items: { type: "string" } }, frame_domains: { type: "array", items: { type: "string" } }, redirect_domains: { type: "array", items: { type: "string" } }, base_uri_domains: { type: "array", items: { type: "string" } } } }, "ui/resourceUri": { type: "string" }, ui: { title: "`_meta.ui`", type: "object", additionalProperties: false, properties: { resourceUri: { type: "string" }, visibility: { type: "array", items: { enum: ["model", "app"] } }, domain: { type: "string" }, prefersBorder: { type: "boolean" }, csp: { title: "`ui.csp`", type: "object", additionalProperties: false, properties: { connectDomains: { type: "array", items: { type: "string" } }, resourceDomains: { type: "array", items: { type: "string" } }, frameDomains: { type: "array", items: { type: "string" } }, baseUriDomains: { type: "array", items: { type: "string" } }, redirectDomains: { type: "array", items: { type: "string" } } } }, permissions: { title: "`ui.permissions`", type: "object", additionalProperties: false, properties: { camera: { type: "object" }, microphone: { type: "object" }, geolocation: { type: "object" }, clipboardWrite: { type: "object" } } } } }, securitySchemes: { $ref: "#/$defs/securitySchemes" } } } }, securitySchemes: { $ref: "#/$defs/securitySchemes" } }, $defs: { securitySchemes: { type: "array", items: { title: "a security scheme", type: "object", required: ["type"], properties: { type: { type: "string", description: "the type says whether and how the user signs in", examples: ["noauth", "oauth2"] }, scopes: { type: "array", items: { type: "string" } }, in: {}, name: {}, scheme: {}, bearerFormat: {} }, additionalProperties: false } } } }, _ = { type: "array", items: { title: "a security scheme", type: "object", required: ["type"], properties: { type: { type: "string", description: "the type says whether and how the user signs in", examples: ["noauth", "oauth2"] }, scopes: { type: "array", items: { type: "string" } }, in: {}, name: {}, scheme: {}, bearerFormat: {} }, additionalProperties: false } };
  function h2(u, { instancePath: p = "", parentData: D2, parentDataProperty: C, rootData: $ = u, dynamicAnchors: T = {} } = {}) {
    let e = null, i = 0;
    const P = h2.evaluated;
    if (P.dynamicProps && (P.props = void 0), P.dynamicItems && (P.items = void 0), u && typeof u == "object" && !Array.isArray(u)) {
      if (u.annotations !== void 0) {
        let n = u.annotations;
        const f = i;
        let c = true;
        const l = i;
        if (!(n && typeof n == "object" && !Array.isArray(n))) {
          const m = {};
          e === null ? e = [m] : e.push(m), i++;
        }
        var k = l === i;
        if (i = f, e !== null && (f ? e.length = f : e = null), k) {
          const m = i;
          if (n && typeof n == "object" && !Array.isArray(n)) {
            if (n.openai !== void 0) {
              let a = n.openai;
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const t in a) if (!(t === "outputTemplate" || t === "toolInvocation" || t === "readOnlyHint" || t === "destructiveHint" || t === "idempotentHint" || t === "openWorldHint")) {
                  const s = { instancePath: p + "/annotations/openai", schemaPath: "#/properties/annotations/then/properties/openai/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t }, message: "must NOT have additional properties" };
                  e === null ? e = [s] : e.push(s), i++;
                }
                if (a.outputTemplate !== void 0 && typeof a.outputTemplate != "string") {
                  const t = { instancePath: p + "/annotations/openai/outputTemplate", schemaPath: "#/properties/annotations/then/properties/openai/properties/outputTemplate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [t] : e.push(t), i++;
                }
                if (a.toolInvocation !== void 0) {
                  let t = a.toolInvocation;
                  if (t && typeof t == "object" && !Array.isArray(t)) {
                    for (const s in t) if (!(s === "invoking" || s === "invoked")) {
                      const r = { instancePath: p + "/annotations/openai/toolInvocation", schemaPath: "#/properties/annotations/then/properties/openai/properties/toolInvocation/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
                      e === null ? e = [r] : e.push(r), i++;
                    }
                  } else {
                    const s = { instancePath: p + "/annotations/openai/toolInvocation", schemaPath: "#/properties/annotations/then/properties/openai/properties/toolInvocation/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    e === null ? e = [s] : e.push(s), i++;
                  }
                }
              } else {
                const t = { instancePath: p + "/annotations/openai", schemaPath: "#/properties/annotations/then/properties/openai/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [t] : e.push(t), i++;
              }
            }
          } else {
            const a = { instancePath: p + "/annotations", schemaPath: "#/properties/annotations/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            e === null ? e = [a] : e.push(a), i++;
          }
          var k = m === i;
          if (c = k, c) {
            var j = {};
            j.openai = true;
          }
        }
        if (!c) {
          const m = { instancePath: p + "/annotations", schemaPath: "#/properties/annotations/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [m] : e.push(m), i++;
        }
      }
      if (u._meta !== void 0) {
        let n = u._meta;
        const f = i;
        let c = true;
        const l = i;
        if (!(n && typeof n == "object" && !Array.isArray(n))) {
          const m = {};
          e === null ? e = [m] : e.push(m), i++;
        }
        var A = l === i;
        if (i = f, e !== null && (f ? e.length = f : e = null), A) {
          const m = i;
          if (n && typeof n == "object" && !Array.isArray(n)) {
            if (n["openai/outputTemplate"] !== void 0 && typeof n["openai/outputTemplate"] != "string") {
              const a = { instancePath: p + "/_meta/openai~1outputTemplate", schemaPath: "#/properties/_meta/then/properties/openai~1outputTemplate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (n["openai/widgetAccessible"] !== void 0 && typeof n["openai/widgetAccessible"] != "boolean") {
              const a = { instancePath: p + "/_meta/openai~1widgetAccessible", schemaPath: "#/properties/_meta/then/properties/openai~1widgetAccessible/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (n["openai/resultCanProduceWidget"] !== void 0 && typeof n["openai/resultCanProduceWidget"] != "boolean") {
              const a = { instancePath: p + "/_meta/openai~1resultCanProduceWidget", schemaPath: "#/properties/_meta/then/properties/openai~1resultCanProduceWidget/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (n["openai/visibility"] !== void 0) {
              let a = n["openai/visibility"];
              if (!(a === "public" || a === "private")) {
                const t = { instancePath: p + "/_meta/openai~1visibility", schemaPath: "#/properties/_meta/then/properties/openai~1visibility/enum", keyword: "enum", params: { allowedValues: b.properties._meta.then.properties["openai/visibility"].enum }, message: "must be equal to one of the allowed values" };
                e === null ? e = [t] : e.push(t), i++;
              }
            }
            if (n["openai/fileParams"] !== void 0) {
              let a = n["openai/fileParams"];
              if (Array.isArray(a)) {
                const t = a.length;
                for (let s = 0; s < t; s++) if (typeof a[s] != "string") {
                  const r = { instancePath: p + "/_meta/openai~1fileParams/" + s, schemaPath: "#/properties/_meta/then/properties/openai~1fileParams/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [r] : e.push(r), i++;
                }
              } else {
                const t = { instancePath: p + "/_meta/openai~1fileParams", schemaPath: "#/properties/_meta/then/properties/openai~1fileParams/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                e === null ? e = [t] : e.push(t), i++;
              }
            }
            if (n["openai/widgetDescription"] !== void 0 && typeof n["openai/widgetDescription"] != "string") {
              const a = { instancePath: p + "/_meta/openai~1widgetDescription", schemaPath: "#/properties/_meta/then/properties/openai~1widgetDescription/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (n["openai/widgetDomain"] !== void 0 && typeof n["openai/widgetDomain"] != "string") {
              const a = { instancePath: p + "/_meta/openai~1widgetDomain", schemaPath: "#/properties/_meta/then/properties/openai~1widgetDomain/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (n["openai/widgetPrefersBorder"] !== void 0 && typeof n["openai/widgetPrefersBorder"] != "boolean") {
              const a = { instancePath: p + "/_meta/openai~1widgetPrefersBorder", schemaPath: "#/properties/_meta/then/properties/openai~1widgetPrefersBorder/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (n["openai/widgetCSP"] !== void 0) {
              let a = n["openai/widgetCSP"];
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const t in a) if (!(t === "connect_domains" || t === "resource_domains" || t === "frame_domains" || t === "redirect_domains" || t === "base_uri_domains")) {
                  const s = { instancePath: p + "/_meta/openai~1widgetCSP", schemaPath: "#/properties/_meta/then/properties/openai~1widgetCSP/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t }, message: "must NOT have additional properties" };
                  e === null ? e = [s] : e.push(s), i++;
                }
                if (a.connect_domains !== void 0) {
                  let t = a.connect_domains;
                  if (Array.isArray(t)) {
                    const s = t.length;
                    for (let r = 0; r < s; r++) if (typeof t[r] != "string") {
                      const o = { instancePath: p + "/_meta/openai~1widgetCSP/connect_domains/" + r, schemaPath: "#/properties/_meta/then/properties/openai~1widgetCSP/properties/connect_domains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [o] : e.push(o), i++;
                    }
                  } else {
                    const s = { instancePath: p + "/_meta/openai~1widgetCSP/connect_domains", schemaPath: "#/properties/_meta/then/properties/openai~1widgetCSP/properties/connect_domains/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    e === null ? e = [s] : e.push(s), i++;
                  }
                }
                if (a.resource_domains !== void 0) {
                  let t = a.resource_domains;
                  if (Array.isArray(t)) {
                    const s = t.length;
                    for (let r = 0; r < s; r++) if (typeof t[r] != "string") {
                      const o = { instancePath: p + "/_meta/openai~1widgetCSP/resource_domains/" + r, schemaPath: "#/properties/_meta/then/properties/openai~1widgetCSP/properties/resource_domains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [o] : e.push(o), i++;
                    }
                  } else {
                    const s = { instancePath: p + "/_meta/openai~1widgetCSP/resource_domains", schemaPath: "#/properties/_meta/then/properties/openai~1widgetCSP/properties/resource_domains/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    e === null ? e = [s] : e.push(s), i++;
                  }
                }
                if (a.frame_domains !== void 0) {
                  let t = a.frame_domains;
                  if (Array.isArray(t)) {
                    const s = t.length;
                    for (let r = 0; r < s; r++) if (typeof t[r] != "string") {
                      const o = { instancePath: p + "/_meta/openai~1widgetCSP/frame_domains/" + r, schemaPath: "#/properties/_meta/then/properties/openai~1widgetCSP/properties/frame_domains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [o] : e.push(o), i++;
                    }
                  } else {
                    const s = { instancePath: p + "/_meta/openai~1widgetCSP/frame_domains", schemaPath: "#/properties/_meta/then/properties/openai~1widgetCSP/properties/frame_domains/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    e === null ? e = [s] : e.push(s), i++;
                  }
                }
                if (a.redirect_domains !== void 0) {
                  let t = a.redirect_domains;
                  if (Array.isArray(t)) {
                    const s = t.length;
                    for (let r = 0; r < s; r++) if (typeof t[r] != "string") {
                      const o = { instancePath: p + "/_meta/openai~1widgetCSP/redirect_domains/" + r, schemaPath: "#/properties/_meta/then/properties/openai~1widgetCSP/properties/redirect_domains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [o] : e.push(o), i++;
                    }
                  } else {
                    const s = { instancePath: p + "/_meta/openai~1widgetCSP/redirect_domains", schemaPath: "#/properties/_meta/then/properties/openai~1widgetCSP/properties/redirect_domains/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    e === null ? e = [s] : e.push(s), i++;
                  }
                }
                if (a.base_uri_domains !== void 0) {
                  let t = a.base_uri_domains;
                  if (Array.isArray(t)) {
                    const s = t.length;
                    for (let r = 0; r < s; r++) if (typeof t[r] != "string") {
                      const o = { instancePath: p + "/_meta/openai~1widgetCSP/base_uri_domains/" + r, schemaPath: "#/properties/_meta/then/properties/openai~1widgetCSP/properties/base_uri_domains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [o] : e.push(o), i++;
                    }
                  } else {
                    const s = { instancePath: p + "/_meta/openai~1widgetCSP/base_uri_domains", schemaPath: "#/properties/_meta/then/properties/openai~1widgetCSP/properties/base_uri_domains/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    e === null ? e = [s] : e.push(s), i++;
                  }
                }
              } else {
                const t = { instancePath: p + "/_meta/openai~1widgetCSP", schemaPath: "#/properties/_meta/then/properties/openai~1widgetCSP/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [t] : e.push(t), i++;
              }
            }
            if (n["ui/resourceUri"] !== void 0 && typeof n["ui/resourceUri"] != "string") {
              const a = { instancePath: p + "/_meta/ui~1resourceUri", schemaPath: "#/properties/_meta/then/properties/ui~1resourceUri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (n.ui !== void 0) {
              let a = n.ui;
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const t in a) if (!(t === "resourceUri" || t === "visibility" || t === "domain" || t === "prefersBorder" || t === "csp" || t === "permissions")) {
                  const s = { instancePath: p + "/_meta/ui", schemaPath: "#/properties/_meta/then/properties/ui/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t }, message: "must NOT have additional properties" };
                  e === null ? e = [s] : e.push(s), i++;
                }
                if (a.resourceUri !== void 0 && typeof a.resourceUri != "string") {
                  const t = { instancePath: p + "/_meta/ui/resourceUri", schemaPath: "#/properties/_meta/then/properties/ui/properties/resourceUri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [t] : e.push(t), i++;
                }
                if (a.visibility !== void 0) {
                  let t = a.visibility;
                  if (Array.isArray(t)) {
                    const s = t.length;
                    for (let r = 0; r < s; r++) {
                      let o = t[r];
                      if (!(o === "model" || o === "app")) {
                        const y = { instancePath: p + "/_meta/ui/visibility/" + r, schemaPath: "#/properties/_meta/then/properties/ui/properties/visibility/items/enum", keyword: "enum", params: { allowedValues: b.properties._meta.then.properties.ui.properties.visibility.items.enum }, message: "must be equal to one of the allowed values" };
                        e === null ? e = [y] : e.push(y), i++;
                      }
                    }
                  } else {
                    const s = { instancePath: p + "/_meta/ui/visibility", schemaPath: "#/properties/_meta/then/properties/ui/properties/visibility/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    e === null ? e = [s] : e.push(s), i++;
                  }
                }
                if (a.domain !== void 0 && typeof a.domain != "string") {
                  const t = { instancePath: p + "/_meta/ui/domain", schemaPath: "#/properties/_meta/then/properties/ui/properties/domain/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [t] : e.push(t), i++;
                }
                if (a.prefersBorder !== void 0 && typeof a.prefersBorder != "boolean") {
                  const t = { instancePath: p + "/_meta/ui/prefersBorder", schemaPath: "#/properties/_meta/then/properties/ui/properties/prefersBorder/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [t] : e.push(t), i++;
                }
                if (a.csp !== void 0) {
                  let t = a.csp;
                  if (t && typeof t == "object" && !Array.isArray(t)) {
                    for (const s in t) if (!(s === "connectDomains" || s === "resourceDomains" || s === "frameDomains" || s === "baseUriDomains" || s === "redirectDomains")) {
                      const r = { instancePath: p + "/_meta/ui/csp", schemaPath: "#/properties/_meta/then/properties/ui/properties/csp/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
                      e === null ? e = [r] : e.push(r), i++;
                    }
                    if (t.connectDomains !== void 0) {
                      let s = t.connectDomains;
                      if (Array.isArray(s)) {
                        const r = s.length;
                        for (let o = 0; o < r; o++) if (typeof s[o] != "string") {
                          const y = { instancePath: p + "/_meta/ui/csp/connectDomains/" + o, schemaPath: "#/properties/_meta/then/properties/ui/properties/csp/properties/connectDomains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          e === null ? e = [y] : e.push(y), i++;
                        }
                      } else {
                        const r = { instancePath: p + "/_meta/ui/csp/connectDomains", schemaPath: "#/properties/_meta/then/properties/ui/properties/csp/properties/connectDomains/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        e === null ? e = [r] : e.push(r), i++;
                      }
                    }
                    if (t.resourceDomains !== void 0) {
                      let s = t.resourceDomains;
                      if (Array.isArray(s)) {
                        const r = s.length;
                        for (let o = 0; o < r; o++) if (typeof s[o] != "string") {
                          const y = { instancePath: p + "/_meta/ui/csp/resourceDomains/" + o, schemaPath: "#/properties/_meta/then/properties/ui/properties/csp/properties/resourceDomains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          e === null ? e = [y] : e.push(y), i++;
                        }
                      } else {
                        const r = { instancePath: p + "/_meta/ui/csp/resourceDomains", schemaPath: "#/properties/_meta/then/properties/ui/properties/csp/properties/resourceDomains/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        e === null ? e = [r] : e.push(r), i++;
                      }
                    }
                    if (t.frameDomains !== void 0) {
                      let s = t.frameDomains;
                      if (Array.isArray(s)) {
                        const r = s.length;
                        for (let o = 0; o < r; o++) if (typeof s[o] != "string") {
                          const y = { instancePath: p + "/_meta/ui/csp/frameDomains/" + o, schemaPath: "#/properties/_meta/then/properties/ui/properties/csp/properties/frameDomains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          e === null ? e = [y] : e.push(y), i++;
                        }
                      } else {
                        const r = { instancePath: p + "/_meta/ui/csp/frameDomains", schemaPath: "#/properties/_meta/then/properties/ui/properties/csp/properties/frameDomains/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        e === null ? e = [r] : e.push(r), i++;
                      }
                    }
                    if (t.baseUriDomains !== void 0) {
                      let s = t.baseUriDomains;
                      if (Array.isArray(s)) {
                        const r = s.length;
                        for (let o = 0; o < r; o++) if (typeof s[o] != "string") {
                          const y = { instancePath: p + "/_meta/ui/csp/baseUriDomains/" + o, schemaPath: "#/properties/_meta/then/properties/ui/properties/csp/properties/baseUriDomains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          e === null ? e = [y] : e.push(y), i++;
                        }
                      } else {
                        const r = { instancePath: p + "/_meta/ui/csp/baseUriDomains", schemaPath: "#/properties/_meta/then/properties/ui/properties/csp/properties/baseUriDomains/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        e === null ? e = [r] : e.push(r), i++;
                      }
                    }
                    if (t.redirectDomains !== void 0) {
                      let s = t.redirectDomains;
                      if (Array.isArray(s)) {
                        const r = s.length;
                        for (let o = 0; o < r; o++) if (typeof s[o] != "string") {
                          const y = { instancePath: p + "/_meta/ui/csp/redirectDomains/" + o, schemaPath: "#/properties/_meta/then/properties/ui/properties/csp/properties/redirectDomains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          e === null ? e = [y] : e.push(y), i++;
                        }
                      } else {
                        const r = { instancePath: p + "/_meta/ui/csp/redirectDomains", schemaPath: "#/properties/_meta/then/properties/ui/properties/csp/properties/redirectDomains/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        e === null ? e = [r] : e.push(r), i++;
                      }
                    }
                  } else {
                    const s = { instancePath: p + "/_meta/ui/csp", schemaPath: "#/properties/_meta/then/properties/ui/properties/csp/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    e === null ? e = [s] : e.push(s), i++;
                  }
                }
                if (a.permissions !== void 0) {
                  let t = a.permissions;
                  if (t && typeof t == "object" && !Array.isArray(t)) {
                    for (const s in t) if (!(s === "camera" || s === "microphone" || s === "geolocation" || s === "clipboardWrite")) {
                      const r = { instancePath: p + "/_meta/ui/permissions", schemaPath: "#/properties/_meta/then/properties/ui/properties/permissions/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
                      e === null ? e = [r] : e.push(r), i++;
                    }
                    if (t.camera !== void 0) {
                      let s = t.camera;
                      if (!(s && typeof s == "object" && !Array.isArray(s))) {
                        const r = { instancePath: p + "/_meta/ui/permissions/camera", schemaPath: "#/properties/_meta/then/properties/ui/properties/permissions/properties/camera/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        e === null ? e = [r] : e.push(r), i++;
                      }
                    }
                    if (t.microphone !== void 0) {
                      let s = t.microphone;
                      if (!(s && typeof s == "object" && !Array.isArray(s))) {
                        const r = { instancePath: p + "/_meta/ui/permissions/microphone", schemaPath: "#/properties/_meta/then/properties/ui/properties/permissions/properties/microphone/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        e === null ? e = [r] : e.push(r), i++;
                      }
                    }
                    if (t.geolocation !== void 0) {
                      let s = t.geolocation;
                      if (!(s && typeof s == "object" && !Array.isArray(s))) {
                        const r = { instancePath: p + "/_meta/ui/permissions/geolocation", schemaPath: "#/properties/_meta/then/properties/ui/properties/permissions/properties/geolocation/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        e === null ? e = [r] : e.push(r), i++;
                      }
                    }
                    if (t.clipboardWrite !== void 0) {
                      let s = t.clipboardWrite;
                      if (!(s && typeof s == "object" && !Array.isArray(s))) {
                        const r = { instancePath: p + "/_meta/ui/permissions/clipboardWrite", schemaPath: "#/properties/_meta/then/properties/ui/properties/permissions/properties/clipboardWrite/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        e === null ? e = [r] : e.push(r), i++;
                      }
                    }
                  } else {
                    const s = { instancePath: p + "/_meta/ui/permissions", schemaPath: "#/properties/_meta/then/properties/ui/properties/permissions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    e === null ? e = [s] : e.push(s), i++;
                  }
                }
              } else {
                const t = { instancePath: p + "/_meta/ui", schemaPath: "#/properties/_meta/then/properties/ui/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [t] : e.push(t), i++;
              }
            }
            if (n.securitySchemes !== void 0) {
              let a = n.securitySchemes;
              if (Array.isArray(a)) {
                const t = a.length;
                for (let s = 0; s < t; s++) {
                  let r = a[s];
                  if (r && typeof r == "object" && !Array.isArray(r)) {
                    if (r.type === void 0) {
                      const o = { instancePath: p + "/_meta/securitySchemes/" + s, schemaPath: "#/$defs/securitySchemes/items/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
                      e === null ? e = [o] : e.push(o), i++;
                    }
                    for (const o in r) if (!(o === "type" || o === "scopes" || o === "in" || o === "name" || o === "scheme" || o === "bearerFormat")) {
                      const y = { instancePath: p + "/_meta/securitySchemes/" + s, schemaPath: "#/$defs/securitySchemes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                      e === null ? e = [y] : e.push(y), i++;
                    }
                    if (r.type !== void 0 && typeof r.type != "string") {
                      const o = { instancePath: p + "/_meta/securitySchemes/" + s + "/type", schemaPath: "#/$defs/securitySchemes/items/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [o] : e.push(o), i++;
                    }
                    if (r.scopes !== void 0) {
                      let o = r.scopes;
                      if (Array.isArray(o)) {
                        const y = o.length;
                        for (let w2 = 0; w2 < y; w2++) if (typeof o[w2] != "string") {
                          const S = { instancePath: p + "/_meta/securitySchemes/" + s + "/scopes/" + w2, schemaPath: "#/$defs/securitySchemes/items/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          e === null ? e = [S] : e.push(S), i++;
                        }
                      } else {
                        const y = { instancePath: p + "/_meta/securitySchemes/" + s + "/scopes", schemaPath: "#/$defs/securitySchemes/items/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        e === null ? e = [y] : e.push(y), i++;
                      }
                    }
                  } else {
                    const o = { instancePath: p + "/_meta/securitySchemes/" + s, schemaPath: "#/$defs/securitySchemes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    e === null ? e = [o] : e.push(o), i++;
                  }
                }
              } else {
                const t = { instancePath: p + "/_meta/securitySchemes", schemaPath: "#/$defs/securitySchemes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                e === null ? e = [t] : e.push(t), i++;
              }
            }
          } else {
            const a = { instancePath: p + "/_meta", schemaPath: "#/properties/_meta/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            e === null ? e = [a] : e.push(a), i++;
          }
          var A = m === i;
          if (c = A, c) {
            var d2 = {};
            d2["openai/outputTemplate"] = true, d2["openai/widgetAccessible"] = true, d2["openai/resultCanProduceWidget"] = true, d2["openai/visibility"] = true, d2["openai/fileParams"] = true, d2["openai/widgetDescription"] = true, d2["openai/widgetDomain"] = true, d2["openai/widgetPrefersBorder"] = true, d2["openai/widgetCSP"] = true, d2["ui/resourceUri"] = true, d2.ui = true, d2.securitySchemes = true;
          }
        }
        if (!c) {
          const m = { instancePath: p + "/_meta", schemaPath: "#/properties/_meta/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [m] : e.push(m), i++;
        }
      }
      if (u.securitySchemes !== void 0) {
        let n = u.securitySchemes;
        if (Array.isArray(n)) {
          const f = n.length;
          for (let c = 0; c < f; c++) {
            let l = n[c];
            if (l && typeof l == "object" && !Array.isArray(l)) {
              if (l.type === void 0) {
                const m = { instancePath: p + "/securitySchemes/" + c, schemaPath: "#/$defs/securitySchemes/items/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
                e === null ? e = [m] : e.push(m), i++;
              }
              for (const m in l) if (!(m === "type" || m === "scopes" || m === "in" || m === "name" || m === "scheme" || m === "bearerFormat")) {
                const g = { instancePath: p + "/securitySchemes/" + c, schemaPath: "#/$defs/securitySchemes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: m }, message: "must NOT have additional properties" };
                e === null ? e = [g] : e.push(g), i++;
              }
              if (l.type !== void 0 && typeof l.type != "string") {
                const m = { instancePath: p + "/securitySchemes/" + c + "/type", schemaPath: "#/$defs/securitySchemes/items/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [m] : e.push(m), i++;
              }
              if (l.scopes !== void 0) {
                let m = l.scopes;
                if (Array.isArray(m)) {
                  const g = m.length;
                  for (let a = 0; a < g; a++) if (typeof m[a] != "string") {
                    const t = { instancePath: p + "/securitySchemes/" + c + "/scopes/" + a, schemaPath: "#/$defs/securitySchemes/items/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [t] : e.push(t), i++;
                  }
                } else {
                  const g = { instancePath: p + "/securitySchemes/" + c + "/scopes", schemaPath: "#/$defs/securitySchemes/items/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [g] : e.push(g), i++;
                }
              }
            } else {
              const m = { instancePath: p + "/securitySchemes/" + c, schemaPath: "#/$defs/securitySchemes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [m] : e.push(m), i++;
            }
          }
        } else {
          const f = { instancePath: p + "/securitySchemes", schemaPath: "#/$defs/securitySchemes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [f] : e.push(f), i++;
        }
      }
    } else {
      const n = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [n] : e.push(n), i++;
    }
    return h2.errors = e, i === 0;
  }
  return h2.evaluated = { props: { annotations: true, _meta: true, securitySchemes: true }, dynamicProps: false, dynamicItems: false }, h2;
});

// rules/openai/format.ts
var format4 = {
  id: "openai",
  title: "the OpenAI metadata",
  knownBy: "OpenAI or MCP Apps metadata on a tool or resource; `window.openai`, `callServerTool` or `ui/initialize` in a widget's code",
  requiredWords: [
    ["openai/"],
    ["annotations", "openai"],
    ["_meta", "openai"],
    ["resourceUri"],
    ["ui://"],
    ["html+skybridge"],
    ["profile=mcp-app"],
    ["window", "openai"],
    ["globalThis", "openai"],
    ["self", ".openai"]
  ],
  rootKeys: LISTED_UNDER,
  items: ["inputSchema"],
  fields: ["tools", "resources"],
  recognise: recognise3,
  // What widgets' code alone is about has no tools that a server lists.
  isAlso: (root) => {
    const { tools, resources } = listing(root);
    const isData = root.kind !== "object" || !root.open;
    return isData || tools.length + resources.length > 0 ? "mcp" : void 0;
  },
  units: (root, { reads }) => [
    ...listing(root).tools,
    ...listing(root).resources,
    ...listing(root).contents,
    ...reads.flatMap(({ body }) => items(get(body, "contents")))
  ],
  tools: toolsIn,
  contract: { toolsIn: "list", isServed: true, inputKey: "inputSchema", hintsKey: "annotations" },
  schema: schema_default5,
  validate: U
};
function recognise3(root, code, isNamed) {
  if (usesIn({ root, code }).length > 0 || code.calledTools.length > 0 || code.handshakes.length > 0) return true;
  if (withoutMeta(root, code).length > 0) return true;
  const { tools, resources } = listing(root);
  if (!mayBeListing(root, isNamed)) return false;
  return tools.some(hasMetadata) || resources.some(isOwnWidget) || resources.length > 0 && hasWidgetsInCode(code);
}
function hasMetadata(tool5) {
  return writtenIn(tool5, false).length > 0 || hasMisplaced(tool5) || misspeltOpenai(tool5).length > 0;
}

// src/generated/validators/mcp.js
function D(q) {
  let w2;
  const A = (T) => {
    w2 ??= q();
    const $ = w2(T);
    return A.errors = w2.errors, $;
  };
  return A;
}
var B2 = D(() => {
  const q = { $schema: "https://json-schema.org/draft/2020-12/schema", title: "a list of MCP tools or resources", type: "object", properties: { tools: { type: "array", items: { $ref: "#/$defs/tool" } }, resources: { type: ["array", "null"], items: { $ref: "#/$defs/resource" } }, nextCursor: { type: ["string", "null"] } }, if: { type: "object", anyOf: [{ required: ["resources"], properties: { resources: { type: "array" } } }, { required: ["resourceTemplates"], properties: { resourceTemplates: { type: "array" } } }, { required: ["prompts"], properties: { prompts: { type: "array" } } }, { required: ["contents"], properties: { contents: { type: "array" } } }] }, else: { title: "a list of MCP tools or resources", type: "object", required: ["tools"], properties: { tools: {} } }, $defs: { tool: { title: "an MCP tool", type: "object", required: ["name"], additionalProperties: false, properties: { $schema: {}, name: { type: "string", description: "clients call a tool by its name" }, title: { type: "string" }, description: { type: "string" }, inputSchema: {}, outputSchema: { type: "object" }, annotations: { type: "object", properties: { title: { type: "string" } } }, _meta: { type: "object" }, icons: { type: "array", items: { title: "an icon", type: "object", required: ["src"], additionalProperties: false, properties: { src: { type: "string", description: "it is the URL of the image" }, mimeType: { type: "string" }, sizes: { type: "array", items: { type: "string" } }, theme: { enum: ["light", "dark"] } } } }, execution: { type: "object", properties: { taskSupport: { enum: ["required", "optional", "forbidden"] } } }, securitySchemes: { type: "array" } } }, resource: { if: { type: "object", required: ["uri"], properties: { uri: {} } }, then: { title: "an MCP resource", type: "object", additionalProperties: false, properties: { uri: { type: "string" }, name: { type: "string" }, title: { type: "string" }, description: { type: "string" }, mimeType: { type: "string" }, size: { type: "number" }, annotations: { type: "object", properties: { audience: { type: "array", items: { enum: ["user", "assistant"] } }, priority: { description: "a number from 0 to 1", type: "number", minimum: 0, maximum: 1 }, lastModified: { type: "string" } } }, _meta: { type: "object" }, icons: { type: "array", items: { title: "an icon", type: "object", required: ["src"], additionalProperties: false, properties: { src: { type: "string", description: "it is the URL of the image" }, mimeType: { type: "string" }, sizes: { type: "array", items: { type: "string" } }, theme: { enum: ["light", "dark"] } } } }, url: { $comment: "Some have one beside the uri: it is no slip." } } } } } }, w2 = { title: "an MCP tool", type: "object", required: ["name"], additionalProperties: false, properties: { $schema: {}, name: { type: "string", description: "clients call a tool by its name" }, title: { type: "string" }, description: { type: "string" }, inputSchema: {}, outputSchema: { type: "object" }, annotations: { type: "object", properties: { title: { type: "string" } } }, _meta: { type: "object" }, icons: { type: "array", items: { title: "an icon", type: "object", required: ["src"], additionalProperties: false, properties: { src: { type: "string", description: "it is the URL of the image" }, mimeType: { type: "string" }, sizes: { type: "array", items: { type: "string" } }, theme: { enum: ["light", "dark"] } } } }, execution: { type: "object", properties: { taskSupport: { enum: ["required", "optional", "forbidden"] } } }, securitySchemes: { type: "array" } } }, A = { if: { type: "object", required: ["uri"], properties: { uri: {} } }, then: { title: "an MCP resource", type: "object", additionalProperties: false, properties: { uri: { type: "string" }, name: { type: "string" }, title: { type: "string" }, description: { type: "string" }, mimeType: { type: "string" }, size: { type: "number" }, annotations: { type: "object", properties: { audience: { type: "array", items: { enum: ["user", "assistant"] } }, priority: { description: "a number from 0 to 1", type: "number", minimum: 0, maximum: 1 }, lastModified: { type: "string" } } }, _meta: { type: "object" }, icons: { type: "array", items: { title: "an icon", type: "object", required: ["src"], additionalProperties: false, properties: { src: { type: "string", description: "it is the URL of the image" }, mimeType: { type: "string" }, sizes: { type: "array", items: { type: "string" } }, theme: { enum: ["light", "dark"] } } } }, url: { $comment: "Some have one beside the uri: it is no slip." } } } }, T = Object.prototype.hasOwnProperty;
  function $(a, { instancePath: r = "", parentData: F, parentDataProperty: I, rootData: K = a, dynamicAnchors: E = {} } = {}) {
    let e = null, s = 0;
    const v3 = $.evaluated;
    v3.dynamicProps && (v3.props = void 0), v3.dynamicItems && (v3.items = void 0);
    const z3 = s;
    let S = true;
    const O2 = s;
    if (!(a && typeof a == "object" && !Array.isArray(a))) {
      const u = {};
      e === null ? e = [u] : e.push(u), s++;
    }
    const x3 = s;
    let j = false;
    const V2 = s;
    if (a && typeof a == "object" && !Array.isArray(a)) {
      let u;
      if (a.resources === void 0 && (u = "resources")) {
        const p = {};
        e === null ? e = [p] : e.push(p), s++;
      } else if (a.resources !== void 0 && !Array.isArray(a.resources)) {
        const p = {};
        e === null ? e = [p] : e.push(p), s++;
      }
    }
    var k = V2 === s;
    if (j = j || k, k) {
      var d2 = {};
      d2.resources = true;
    }
    const L = s;
    if (a && typeof a == "object" && !Array.isArray(a)) {
      let u;
      if (a.resourceTemplates === void 0 && (u = "resourceTemplates")) {
        const p = {};
        e === null ? e = [p] : e.push(p), s++;
      } else if (a.resourceTemplates !== void 0 && !Array.isArray(a.resourceTemplates)) {
        const p = {};
        e === null ? e = [p] : e.push(p), s++;
      }
    }
    var k = L === s;
    j = j || k, k && d2 !== true && (d2 = d2 || {}, d2.resourceTemplates = true);
    const R = s;
    if (a && typeof a == "object" && !Array.isArray(a)) {
      let u;
      if (a.prompts === void 0 && (u = "prompts")) {
        const p = {};
        e === null ? e = [p] : e.push(p), s++;
      } else if (a.prompts !== void 0 && !Array.isArray(a.prompts)) {
        const p = {};
        e === null ? e = [p] : e.push(p), s++;
      }
    }
    var k = R === s;
    j = j || k, k && d2 !== true && (d2 = d2 || {}, d2.prompts = true);
    const U2 = s;
    if (a && typeof a == "object" && !Array.isArray(a)) {
      let u;
      if (a.contents === void 0 && (u = "contents")) {
        const p = {};
        e === null ? e = [p] : e.push(p), s++;
      } else if (a.contents !== void 0 && !Array.isArray(a.contents)) {
        const p = {};
        e === null ? e = [p] : e.push(p), s++;
      }
    }
    var k = U2 === s;
    if (j = j || k, k && d2 !== true && (d2 = d2 || {}, d2.contents = true), j) s = x3, e !== null && (x3 ? e.length = x3 : e = null);
    else {
      const u = {};
      e === null ? e = [u] : e.push(u), s++;
    }
    var C = O2 === s;
    if (s = z3, e !== null && (z3 ? e.length = z3 : e = null), !C) {
      const u = s;
      if (a && typeof a == "object" && !Array.isArray(a)) {
        if (a.tools === void 0) {
          const t = { instancePath: r, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "tools" }, message: "must have required property 'tools'" };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        const t = { instancePath: r, schemaPath: "#/else/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        e === null ? e = [t] : e.push(t), s++;
      }
      var C = u === s;
      S = C, S && d2 !== true && (d2 = d2 || {}, d2.tools = true);
    }
    if (!S) {
      const u = { instancePath: r, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
      e === null ? e = [u] : e.push(u), s++;
    }
    if (a && typeof a == "object" && !Array.isArray(a)) {
      if (d2 !== true && (d2 = d2 || {}, d2.tools = true, d2.resources = true, d2.nextCursor = true), a.tools !== void 0) {
        let u = a.tools;
        if (Array.isArray(u)) {
          const p = u.length;
          for (let t = 0; t < p; t++) {
            let o = u[t];
            if (o && typeof o == "object" && !Array.isArray(o)) {
              if (o.name === void 0) {
                const n = { instancePath: r + "/tools/" + t, schemaPath: "#/$defs/tool/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                e === null ? e = [n] : e.push(n), s++;
              }
              for (const n in o) if (!T.call(w2.properties, n)) {
                const m = { instancePath: r + "/tools/" + t, schemaPath: "#/$defs/tool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                e === null ? e = [m] : e.push(m), s++;
              }
              if (o.name !== void 0 && typeof o.name != "string") {
                const n = { instancePath: r + "/tools/" + t + "/name", schemaPath: "#/$defs/tool/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [n] : e.push(n), s++;
              }
              if (o.title !== void 0 && typeof o.title != "string") {
                const n = { instancePath: r + "/tools/" + t + "/title", schemaPath: "#/$defs/tool/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [n] : e.push(n), s++;
              }
              if (o.description !== void 0 && typeof o.description != "string") {
                const n = { instancePath: r + "/tools/" + t + "/description", schemaPath: "#/$defs/tool/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [n] : e.push(n), s++;
              }
              if (o.outputSchema !== void 0) {
                let n = o.outputSchema;
                if (!(n && typeof n == "object" && !Array.isArray(n))) {
                  const m = { instancePath: r + "/tools/" + t + "/outputSchema", schemaPath: "#/$defs/tool/properties/outputSchema/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [m] : e.push(m), s++;
                }
              }
              if (o.annotations !== void 0) {
                let n = o.annotations;
                if (n && typeof n == "object" && !Array.isArray(n)) {
                  if (n.title !== void 0 && typeof n.title != "string") {
                    const m = { instancePath: r + "/tools/" + t + "/annotations/title", schemaPath: "#/$defs/tool/properties/annotations/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [m] : e.push(m), s++;
                  }
                } else {
                  const m = { instancePath: r + "/tools/" + t + "/annotations", schemaPath: "#/$defs/tool/properties/annotations/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [m] : e.push(m), s++;
                }
              }
              if (o._meta !== void 0) {
                let n = o._meta;
                if (!(n && typeof n == "object" && !Array.isArray(n))) {
                  const m = { instancePath: r + "/tools/" + t + "/_meta", schemaPath: "#/$defs/tool/properties/_meta/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [m] : e.push(m), s++;
                }
              }
              if (o.icons !== void 0) {
                let n = o.icons;
                if (Array.isArray(n)) {
                  const m = n.length;
                  for (let b = 0; b < m; b++) {
                    let h2 = n[b];
                    if (h2 && typeof h2 == "object" && !Array.isArray(h2)) {
                      if (h2.src === void 0) {
                        const y = { instancePath: r + "/tools/" + t + "/icons/" + b, schemaPath: "#/$defs/tool/properties/icons/items/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'" };
                        e === null ? e = [y] : e.push(y), s++;
                      }
                      for (const y in h2) if (!(y === "src" || y === "mimeType" || y === "sizes" || y === "theme")) {
                        const i = { instancePath: r + "/tools/" + t + "/icons/" + b, schemaPath: "#/$defs/tool/properties/icons/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: y }, message: "must NOT have additional properties" };
                        e === null ? e = [i] : e.push(i), s++;
                      }
                      if (h2.src !== void 0 && typeof h2.src != "string") {
                        const y = { instancePath: r + "/tools/" + t + "/icons/" + b + "/src", schemaPath: "#/$defs/tool/properties/icons/items/properties/src/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [y] : e.push(y), s++;
                      }
                      if (h2.mimeType !== void 0 && typeof h2.mimeType != "string") {
                        const y = { instancePath: r + "/tools/" + t + "/icons/" + b + "/mimeType", schemaPath: "#/$defs/tool/properties/icons/items/properties/mimeType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [y] : e.push(y), s++;
                      }
                      if (h2.sizes !== void 0) {
                        let y = h2.sizes;
                        if (Array.isArray(y)) {
                          const i = y.length;
                          for (let l = 0; l < i; l++) if (typeof y[l] != "string") {
                            const c = { instancePath: r + "/tools/" + t + "/icons/" + b + "/sizes/" + l, schemaPath: "#/$defs/tool/properties/icons/items/properties/sizes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            e === null ? e = [c] : e.push(c), s++;
                          }
                        } else {
                          const i = { instancePath: r + "/tools/" + t + "/icons/" + b + "/sizes", schemaPath: "#/$defs/tool/properties/icons/items/properties/sizes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                          e === null ? e = [i] : e.push(i), s++;
                        }
                      }
                      if (h2.theme !== void 0) {
                        let y = h2.theme;
                        if (!(y === "light" || y === "dark")) {
                          const i = { instancePath: r + "/tools/" + t + "/icons/" + b + "/theme", schemaPath: "#/$defs/tool/properties/icons/items/properties/theme/enum", keyword: "enum", params: { allowedValues: w2.properties.icons.items.properties.theme.enum }, message: "must be equal to one of the allowed values" };
                          e === null ? e = [i] : e.push(i), s++;
                        }
                      }
                    } else {
                      const y = { instancePath: r + "/tools/" + t + "/icons/" + b, schemaPath: "#/$defs/tool/properties/icons/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      e === null ? e = [y] : e.push(y), s++;
                    }
                  }
                } else {
                  const m = { instancePath: r + "/tools/" + t + "/icons", schemaPath: "#/$defs/tool/properties/icons/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [m] : e.push(m), s++;
                }
              }
              if (o.execution !== void 0) {
                let n = o.execution;
                if (n && typeof n == "object" && !Array.isArray(n)) {
                  if (n.taskSupport !== void 0) {
                    let m = n.taskSupport;
                    if (!(m === "required" || m === "optional" || m === "forbidden")) {
                      const b = { instancePath: r + "/tools/" + t + "/execution/taskSupport", schemaPath: "#/$defs/tool/properties/execution/properties/taskSupport/enum", keyword: "enum", params: { allowedValues: w2.properties.execution.properties.taskSupport.enum }, message: "must be equal to one of the allowed values" };
                      e === null ? e = [b] : e.push(b), s++;
                    }
                  }
                } else {
                  const m = { instancePath: r + "/tools/" + t + "/execution", schemaPath: "#/$defs/tool/properties/execution/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [m] : e.push(m), s++;
                }
              }
              if (o.securitySchemes !== void 0 && !Array.isArray(o.securitySchemes)) {
                const n = { instancePath: r + "/tools/" + t + "/securitySchemes", schemaPath: "#/$defs/tool/properties/securitySchemes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                e === null ? e = [n] : e.push(n), s++;
              }
            } else {
              const n = { instancePath: r + "/tools/" + t, schemaPath: "#/$defs/tool/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [n] : e.push(n), s++;
            }
          }
        } else {
          const p = { instancePath: r + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [p] : e.push(p), s++;
        }
      }
      if (a.resources !== void 0) {
        let u = a.resources;
        if (!Array.isArray(u) && u !== null) {
          const p = { instancePath: r + "/resources", schemaPath: "#/properties/resources/type", keyword: "type", params: { type: q.properties.resources.type }, message: "must be array,null" };
          e === null ? e = [p] : e.push(p), s++;
        }
        if (Array.isArray(u)) {
          const p = u.length;
          for (let t = 0; t < p; t++) {
            let o = u[t];
            const n = s;
            let m = true;
            const b = s;
            if (s === b) if (o && typeof o == "object" && !Array.isArray(o)) {
              let h2;
              if (o.uri === void 0 && (h2 = "uri")) {
                const y = {};
                e === null ? e = [y] : e.push(y), s++;
              }
            } else {
              const h2 = {};
              e === null ? e = [h2] : e.push(h2), s++;
            }
            var M = b === s;
            if (s = n, e !== null && (n ? e.length = n : e = null), M) {
              const h2 = s;
              if (o && typeof o == "object" && !Array.isArray(o)) {
                for (const i in o) if (!T.call(A.then.properties, i)) {
                  const l = { instancePath: r + "/resources/" + t, schemaPath: "#/$defs/resource/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: i }, message: "must NOT have additional properties" };
                  e === null ? e = [l] : e.push(l), s++;
                }
                if (o.uri !== void 0 && typeof o.uri != "string") {
                  const i = { instancePath: r + "/resources/" + t + "/uri", schemaPath: "#/$defs/resource/then/properties/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [i] : e.push(i), s++;
                }
                if (o.name !== void 0 && typeof o.name != "string") {
                  const i = { instancePath: r + "/resources/" + t + "/name", schemaPath: "#/$defs/resource/then/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [i] : e.push(i), s++;
                }
                if (o.title !== void 0 && typeof o.title != "string") {
                  const i = { instancePath: r + "/resources/" + t + "/title", schemaPath: "#/$defs/resource/then/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [i] : e.push(i), s++;
                }
                if (o.description !== void 0 && typeof o.description != "string") {
                  const i = { instancePath: r + "/resources/" + t + "/description", schemaPath: "#/$defs/resource/then/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [i] : e.push(i), s++;
                }
                if (o.mimeType !== void 0 && typeof o.mimeType != "string") {
                  const i = { instancePath: r + "/resources/" + t + "/mimeType", schemaPath: "#/$defs/resource/then/properties/mimeType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [i] : e.push(i), s++;
                }
                if (o.size !== void 0) {
                  let i = o.size;
                  if (!(typeof i == "number" && isFinite(i))) {
                    const l = { instancePath: r + "/resources/" + t + "/size", schemaPath: "#/$defs/resource/then/properties/size/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                    e === null ? e = [l] : e.push(l), s++;
                  }
                }
                if (o.annotations !== void 0) {
                  let i = o.annotations;
                  if (i && typeof i == "object" && !Array.isArray(i)) {
                    if (i.audience !== void 0) {
                      let l = i.audience;
                      if (Array.isArray(l)) {
                        const c = l.length;
                        for (let g = 0; g < c; g++) {
                          let f = l[g];
                          if (!(f === "user" || f === "assistant")) {
                            const P = { instancePath: r + "/resources/" + t + "/annotations/audience/" + g, schemaPath: "#/$defs/resource/then/properties/annotations/properties/audience/items/enum", keyword: "enum", params: { allowedValues: A.then.properties.annotations.properties.audience.items.enum }, message: "must be equal to one of the allowed values" };
                            e === null ? e = [P] : e.push(P), s++;
                          }
                        }
                      } else {
                        const c = { instancePath: r + "/resources/" + t + "/annotations/audience", schemaPath: "#/$defs/resource/then/properties/annotations/properties/audience/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        e === null ? e = [c] : e.push(c), s++;
                      }
                    }
                    if (i.priority !== void 0) {
                      let l = i.priority;
                      if (typeof l == "number" && isFinite(l)) {
                        if (l > 1 || isNaN(l)) {
                          const c = { instancePath: r + "/resources/" + t + "/annotations/priority", schemaPath: "#/$defs/resource/then/properties/annotations/properties/priority/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                          e === null ? e = [c] : e.push(c), s++;
                        }
                        if (l < 0 || isNaN(l)) {
                          const c = { instancePath: r + "/resources/" + t + "/annotations/priority", schemaPath: "#/$defs/resource/then/properties/annotations/properties/priority/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          e === null ? e = [c] : e.push(c), s++;
                        }
                      } else {
                        const c = { instancePath: r + "/resources/" + t + "/annotations/priority", schemaPath: "#/$defs/resource/then/properties/annotations/properties/priority/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                        e === null ? e = [c] : e.push(c), s++;
                      }
                    }
                    if (i.lastModified !== void 0 && typeof i.lastModified != "string") {
                      const l = { instancePath: r + "/resources/" + t + "/annotations/lastModified", schemaPath: "#/$defs/resource/then/properties/annotations/properties/lastModified/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [l] : e.push(l), s++;
                    }
                  } else {
                    const l = { instancePath: r + "/resources/" + t + "/annotations", schemaPath: "#/$defs/resource/then/properties/annotations/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    e === null ? e = [l] : e.push(l), s++;
                  }
                }
                if (o._meta !== void 0) {
                  let i = o._meta;
                  if (!(i && typeof i == "object" && !Array.isArray(i))) {
                    const l = { instancePath: r + "/resources/" + t + "/_meta", schemaPath: "#/$defs/resource/then/properties/_meta/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    e === null ? e = [l] : e.push(l), s++;
                  }
                }
                if (o.icons !== void 0) {
                  let i = o.icons;
                  if (Array.isArray(i)) {
                    const l = i.length;
                    for (let c = 0; c < l; c++) {
                      let g = i[c];
                      if (g && typeof g == "object" && !Array.isArray(g)) {
                        if (g.src === void 0) {
                          const f = { instancePath: r + "/resources/" + t + "/icons/" + c, schemaPath: "#/$defs/resource/then/properties/icons/items/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'" };
                          e === null ? e = [f] : e.push(f), s++;
                        }
                        for (const f in g) if (!(f === "src" || f === "mimeType" || f === "sizes" || f === "theme")) {
                          const P = { instancePath: r + "/resources/" + t + "/icons/" + c, schemaPath: "#/$defs/resource/then/properties/icons/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: f }, message: "must NOT have additional properties" };
                          e === null ? e = [P] : e.push(P), s++;
                        }
                        if (g.src !== void 0 && typeof g.src != "string") {
                          const f = { instancePath: r + "/resources/" + t + "/icons/" + c + "/src", schemaPath: "#/$defs/resource/then/properties/icons/items/properties/src/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          e === null ? e = [f] : e.push(f), s++;
                        }
                        if (g.mimeType !== void 0 && typeof g.mimeType != "string") {
                          const f = { instancePath: r + "/resources/" + t + "/icons/" + c + "/mimeType", schemaPath: "#/$defs/resource/then/properties/icons/items/properties/mimeType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          e === null ? e = [f] : e.push(f), s++;
                        }
                        if (g.sizes !== void 0) {
                          let f = g.sizes;
                          if (Array.isArray(f)) {
                            const P = f.length;
                            for (let _ = 0; _ < P; _++) if (typeof f[_] != "string") {
                              const N = { instancePath: r + "/resources/" + t + "/icons/" + c + "/sizes/" + _, schemaPath: "#/$defs/resource/then/properties/icons/items/properties/sizes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              e === null ? e = [N] : e.push(N), s++;
                            }
                          } else {
                            const P = { instancePath: r + "/resources/" + t + "/icons/" + c + "/sizes", schemaPath: "#/$defs/resource/then/properties/icons/items/properties/sizes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            e === null ? e = [P] : e.push(P), s++;
                          }
                        }
                        if (g.theme !== void 0) {
                          let f = g.theme;
                          if (!(f === "light" || f === "dark")) {
                            const P = { instancePath: r + "/resources/" + t + "/icons/" + c + "/theme", schemaPath: "#/$defs/resource/then/properties/icons/items/properties/theme/enum", keyword: "enum", params: { allowedValues: A.then.properties.icons.items.properties.theme.enum }, message: "must be equal to one of the allowed values" };
                            e === null ? e = [P] : e.push(P), s++;
                          }
                        }
                      } else {
                        const f = { instancePath: r + "/resources/" + t + "/icons/" + c, schemaPath: "#/$defs/resource/then/properties/icons/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        e === null ? e = [f] : e.push(f), s++;
                      }
                    }
                  } else {
                    const l = { instancePath: r + "/resources/" + t + "/icons", schemaPath: "#/$defs/resource/then/properties/icons/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    e === null ? e = [l] : e.push(l), s++;
                  }
                }
              } else {
                const i = { instancePath: r + "/resources/" + t, schemaPath: "#/$defs/resource/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [i] : e.push(i), s++;
              }
              var M = h2 === s;
              m = M;
            }
            if (!m) {
              const h2 = { instancePath: r + "/resources/" + t, schemaPath: "#/$defs/resource/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
              e === null ? e = [h2] : e.push(h2), s++;
            }
          }
        }
      }
      if (a.nextCursor !== void 0) {
        let u = a.nextCursor;
        if (typeof u != "string" && u !== null) {
          const p = { instancePath: r + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: q.properties.nextCursor.type }, message: "must be string,null" };
          e === null ? e = [p] : e.push(p), s++;
        }
      }
    } else {
      const u = { instancePath: r, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [u] : e.push(u), s++;
    }
    return $.errors = e, v3.props = d2, s === 0;
  }
  return $.evaluated = { dynamicProps: true, dynamicItems: false }, $;
});

// rules/mcp/format.ts
var format5 = {
  id: "mcp",
  title: "an MCP tool",
  knownBy: "a list of tools with `name` and `inputSchema`, also without an object around it; resources with a `uri`; source code that registers them",
  requiredWords: [
    ["inputSchema"],
    ['"resources"', '"uri"'],
    ["resources:", "uri:"],
    ['"resourceTemplates"', '"uriTemplate"'],
    ['"contents"', '"uri"', '"mimeType"'],
    ['"initialize"', '"protocolVersion"'],
    ['"discover"', '"supportedVersions"'],
    ['"prompts"', '"arguments"']
  ],
  rootKeys: LISTED_UNDER,
  items: ["inputSchema"],
  fields: ["tools", "resources", "resourceTemplates", "prompts"],
  traces: [["tools", "name", "inputSchema"]],
  recognise: recognise4,
  units: (root) => [answerIn(root)],
  tools: toolsIn,
  contract: {
    toolsIn: "list",
    isFallback: true,
    isServed: true,
    inputKey: "inputSchema",
    hintsKey: "annotations"
  },
  schema: schema_default,
  validate: B2
};
function recognise4(root, code, isNamed) {
  if (code.registrations.length > 0 || code.unread?.length || code.isOnStdio) return true;
  const { answer, tools, functions, resources } = listing(root);
  const listed2 = items(get(answer, "resources"));
  if ((functions.length > 0 || get(root, "instructions")) && code.imports.length > 0) return true;
  if (isNamed && functions.length > 0 && (code !== NO_CODE || has(root, "functions") === "no")) return true;
  if (isSavedAnswers(root) || isListOfOthers(answer, isNamed)) return true;
  if (!mayBeListing(root, isNamed)) return false;
  return tools.some(isTool) || isNamed && isMeantAsListing(root) || isNamed && resources.some(isResource) || // Beside tools of another kind they are part of something else.
  listed2.length > 0 && listed2.every(isResource) && items(get(answer, "tools")).length === 0;
}
function isSavedAnswers(root) {
  const isGreeting = has(get(root, "initialize"), "protocolVersion") === "yes" || has(get(root, "discover"), "supportedVersions") === "yes";
  return isGreeting && get(root, "tools")?.kind === "array";
}
function isListOfOthers(answer, isNamed) {
  const isFull = (list2, isOne) => {
    const found = items(get(answer, list2));
    return found.length > 0 && found.every(isOne);
  };
  const isAlone2 = ["tools", "functions", "resources"].every((list2) => has(answer, list2) === "no");
  return isAlone2 && (isFull("resourceTemplates", (each) => text(get(each, "uriTemplate")) !== void 0) || isFull("contents", (each) => isResource(each) && (has(each, "text") === "yes" || has(each, "blob") === "yes")) || isNamed && isFull("prompts", (each) => has(each, "name") === "yes" && get(each, "arguments")?.kind === "array"));
}
var isResource = (each) => /^[a-z][a-z\d+.-]*:\/\//i.test(text(get(each, "uri")) ?? "") && (has(each, "name") === "yes" || has(each, "mimeType") === "yes");

// rules/index.ts
var formats = [format2, format, format3, format4, format5];
var rules = [
  description_limit_default,
  draft_2020_12_default,
  duplicate_schema_id_default,
  gemini_schema_default,
  list_refused_default,
  output_schema_compiles_default,
  output_schema_dialect_default,
  pattern_default,
  prefixed_name_default,
  property_name_default,
  recursive_ref_default,
  ref_target_default,
  root_combinator_default,
  root_properties_default,
  strict_schema_default,
  tool_count_default,
  x_mcp_header_default,
  zod_lost_parameters_default,
  zod_unrepresentable_default,
  array_without_items_default,
  bounds_in_prose_default,
  choices_in_prose_default,
  contradictory_bounds_default,
  default_not_in_enum_default,
  default_type_default,
  description_length_default,
  directive_without_reason_default,
  duplicate_key_default,
  duplicate_tool_name_default,
  empty_description_default,
  empty_enum_default,
  enum_type_default,
  examples_type_default,
  hardcoded_secret_default,
  hidden_text_default,
  identical_description_default,
  insecure_url_default,
  instruction_override_default,
  invalid_json_schema_default,
  json_in_string_default,
  lost_format_default,
  parameter_description_default,
  parameter_type_default,
  placeholder_name_default,
  remote_ref_default,
  required_duplicate_default,
  required_undefined_default,
  stale_suppression_default,
  syntax_default,
  unknown_parameter_named_default,
  unknown_schema_keyword_default,
  unused_definitions_default,
  unused_directive_default,
  wrapped_arguments_default,
  added_default,
  bound_tightened_default,
  closed_default,
  config_narrowed_default,
  default_changed_default,
  description_changed_default,
  enum_narrowed_default,
  hint_riskier_default,
  output_narrowed_default,
  parameter_removed_default,
  parameter_renamed_default,
  parameter_required_default,
  tool_removed_default,
  tool_renamed_default,
  tools_merged_default,
  type_narrowed_default,
  default_only_in_prose_default,
  duplicate_example_default,
  examples_missing_default,
  field_type_default,
  field_value_type_default,
  misspelt_field_default,
  namespace_default,
  no_tools_default,
  required_field_default,
  tool_id_default,
  ui_arg_order_default,
  ui_missing_arg_default,
  ui_unknown_arg_default,
  ui_without_prefix_default,
  unique_namespace_default,
  unknown_dtype_default,
  unknown_field_default,
  unsupported_attribute_default,
  capability_default,
  client_refuses_default,
  env_leak_default,
  not_in_source_default,
  not_served_default,
  stdout_noise_default,
  token_cost_default,
  unstable_list_default,
  annotation_conflict_default,
  annotation_type_default,
  answer_shape_default,
  description_missing_default,
  duplicate_prompt_default,
  field_type_default2,
  handler_signature_default,
  input_schema_object_default,
  json_schema_expected_default,
  missing_capability_default,
  misspelt_field_default2,
  name_format_default,
  prompt_answer_default,
  prompt_argument_default,
  read_only_name_default,
  required_default_default,
  required_field_default2,
  resource_uri_default,
  stdout_in_stdio_default,
  structured_content_default,
  undeclared_argument_default,
  unknown_field_default2,
  unknown_tool_named_default,
  unlisted_case_default,
  unread_parameter_default,
  version_not_raised_default,
  zod_expected_default,
  call_arguments_default,
  call_tool_registered_default,
  contents_uri_default,
  description_action_oriented_default,
  dialects_agree_default,
  field_type_default3,
  file_params_default,
  hints_explicit_default,
  initial_data_default,
  initial_route_default,
  invocation_message_format_default,
  invocation_messages_default,
  misplaced_key_default,
  misspelt_field_default3,
  misspelt_key_default,
  output_template_required_default,
  read_only_hint_default,
  required_field_default3,
  resource_description_default,
  resource_fields_default,
  resource_mime_type_default,
  resource_name_default,
  resource_unused_default,
  resource_uri_default2,
  response_shape_default,
  template_registered_default,
  ui_initialize_default,
  unknown_field_default3,
  widget_csp_default,
  widget_domain_default,
  window_api_default,
  window_openai_guard_default,
  field_type_default4,
  flat_input_schema_default,
  id_format_default,
  id_name_default,
  id_version_default,
  misspelt_field_default4,
  name_format_default2,
  no_ref_default,
  oauth2_scopes_default,
  parameter_description_default2,
  parameter_object_default,
  parameters_object_default,
  required_field_default4,
  requirement_id_default,
  unique_id_default,
  unique_requirement_default,
  unknown_field_default4,
  version_format_default,
  version_not_raised_default2,
  code_undeclared_default,
  code_unread_default,
  default_as_string_default,
  default_not_described_default,
  enum_not_described_default,
  enum_strings_default,
  field_type_default5,
  homepage_url_default,
  items_only_for_arrays_default,
  keywords_default,
  misplaced_property_default,
  misspelt_field_default5,
  no_configurations_default,
  oauth_client_secret_default,
  oauth_duplicate_default,
  oauth_fields_default,
  oauth_incomplete_default,
  oauth_pkce_plain_default,
  oauth_scopes_default,
  oauth_url_default,
  parameter_description_default3,
  properties_only_for_objects_default,
  property_type_default,
  reference_only_default,
  required_field_default5,
  result_attribute_default,
  result_type_default,
  sql_duplicate_name_default,
  sql_incomplete_default,
  sql_query_default,
  sql_table_default,
  sql_type_default,
  table_properties_default,
  table_type_default,
  table_type_missing_default,
  tool_reference_default,
  tool_type_default,
  unique_id_default2,
  unknown_field_default5,
  version_format_default2,
  version_not_raised_default3
];

export {
  listingOf,
  TOOL_FIELDS,
  lacksField,
  ROWS,
  TITLES,
  servedTools,
  toolKey,
  formats,
  rules
};
