import {
  require_equal
} from "./ajv-equal.js";
import "./lint.js";
import {
  require_ucs2length
} from "./rules.js";
import {
  __toESM
} from "./version.js";

// src/generated/validators/config.js
var import_equal = __toESM(require_equal(), 1);
var import_ucs2length = __toESM(require_ucs2length(), 1);
function pe(z) {
  let W;
  const E = (L) => {
    W ??= z();
    const Y = W(L);
    return E.errors = W.errors, Y;
  };
  return E;
}
function P(z, W) {
  if (z === null) return W;
  for (const E of W) z.push(E);
  return z;
}
var he = pe(() => {
  const z = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://toolint.dev/schemas/config.schema.json", title: "toolint config", description: "Which files toolint looks at, which rules hold for them, and what it may read.", type: "object", additionalProperties: false, properties: { $schema: { type: "string", description: "The JSON Schema of this file, for editors." }, root: { type: "boolean", description: "Look for no further config in the folders above this one." }, extends: { description: "What this config builds on: a preset (spec, recommended, strict or a store: claude-directory, chatgpt-apps, mcp-registry), a config file, or a package that is one.", type: "array", items: { type: "string", minLength: 1 } }, cache: { type: "boolean", description: "Keep results for later runs, as --cache does." }, rules: { $ref: "#/$defs/rules", description: 'Rules by id, or all rules of a pack as "mcp/*": "error", "warning", "info" or "off", or ["warning", { options }].' }, files: { $ref: "#/$defs/globs", description: "Which files to look at, instead of all. Files that are named on the command line always are." }, ignore: { $ref: "#/$defs/globs", description: "Files and folders to leave out, written as in .gitignore; braces may be used." }, overrides: { type: "array", description: "Other settings for some of the files.", items: { type: "object", additionalProperties: false, required: ["files"], properties: { files: { $ref: "#/$defs/globs", description: "The files that these settings are for." }, ignore: { $ref: "#/$defs/globs", description: "Those among them that they are not for." }, rules: { $ref: "#/$defs/rules", description: "What they are set to there." } } } }, formats: { type: "object", description: 'The format of files that are not recognised by what they hold: {"**/tool.meta.json": "shinkai"}.', additionalProperties: { type: "string", enum: ["otc", "shinkai", "gloodata", "openai", "mcp", "server-json", "client-config", "mcpb"] } }, servers: { type: "object", description: 'The tool servers that files belong to: {"math": ["tools/math/**"]}. Ids are unique in a server.', additionalProperties: { $ref: "#/$defs/globs" } }, dialect: { type: "object", description: "Which dialect of a format to judge by, where it has several.", additionalProperties: false, properties: { openai: { type: "string", enum: ["auto", "seed", "openai", "mcp-apps"], default: "auto", description: "The dialect of OpenAI metadata; `auto` tells it by the keys of each tool." } } }, clients: { type: "array", description: 'The AI clients and model APIs to care for, instead of all those whose limits are well documented: ["claude", "openai"].', items: { type: "string", enum: ["claude", "openai", "gemini", "gemini-cli", "vscode", "copilot-cli", "cursor", "amazon-q", "kimi", "langchain", "codex", "zed", "bedrock"] } }, comments: { type: "boolean", description: "Allow comments and trailing commas in .json files, as in .jsonc files.", default: false }, limits: { type: "object", description: "How much is read and told. A file beyond a limit fails the run; findings beyond one are only counted.", additionalProperties: false, properties: { fileSize: { type: "integer", description: "The bytes of a file.", minimum: 1, maximum: 268435456, default: 10485760 }, depth: { type: "integer", description: "How many levels deep a manifest may be nested.", minimum: 1, maximum: 1e3, default: 500 }, aliases: { type: "integer", description: "How many values the aliases of a YAML file may stand for.", minimum: 1, maximum: 5e6, default: 1e5 }, findingsPerFile: { type: "integer", description: "The findings of a file that are told, the most severe.", minimum: 1, maximum: 1e6, default: 1e4 }, findings: { type: "integer", description: "The findings of a whole run that are told, the most severe.", minimum: 1, maximum: 1e6, default: 1e5 } } }, diff: { type: "object", description: "What `toolint diff` passes over.", additionalProperties: false, properties: { accept: { type: "array", description: "Changes of contracts that are accepted, each for one tool.", items: { type: "object", additionalProperties: false, required: ["rule", "tool", "reason"], properties: { rule: { type: "string", minLength: 1, description: "The rule, or a family: `diff/*`." }, tool: { type: "string", minLength: 1, description: "The name of the tool before the change." }, until: { type: "string", minLength: 1, description: "The first version for which it is no longer accepted." }, reason: { type: "string", minLength: 1, description: "Why it is accepted." } } } } } }, plugins: { type: "array", description: "Modules with rules of one's own: paths that start with `./`, or packages.", items: { type: "string", minLength: 1 } } }, $defs: { globs: { type: "array", items: { type: "string", minLength: 1 } }, severity: { type: "string", enum: ["error", "warning", "info", "off"] }, bareSetting: { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { $ref: "#/$defs/severity" } }, setting: { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", if: { maxItems: 1 }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }, { type: "object" }], minItems: 2, maxItems: 2 } }, else: { $ref: "#/$defs/severity" } }, rules: { type: "object", additionalProperties: false, properties: { "common/description-length": { description: "A description is so short or so long that models handle it badly", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { toolMin: { type: "integer", minimum: 0, description: "The fewest characters that the description of a tool should have" }, toolMax: { type: "integer", minimum: 1, description: "The most characters for the description of a tool" }, parameterMax: { type: "integer", minimum: 1, description: "The most characters for the description of a parameter" } } }], minItems: 2, maxItems: 2 } }, "common/empty-description": { description: "A description is blank, a placeholder, or only repeats the name", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { repeats: { enum: ["open", "all"], description: "Which descriptions that repeat the name to report: those of a single word that leave something open, or all" } } }], minItems: 2, maxItems: 2 } }, "common/parameter-description": { description: "A parameter has no description", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { null: { enum: ["accept", "report"], description: "Whether to accept a description that is null, which Gloodata writes where the author gave none" }, selfExplaining: { enum: ["accept", "report"], description: "Whether to accept a parameter that the tool's own description mentions, or whose name, format or choices say enough" } } }], minItems: 2, maxItems: 2 } }, "diff/description-changed": { description: "A text that models read was changed", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { warn: { type: "boolean", description: "report as a warning, not only as information" } } }], minItems: 2, maxItems: 2 } }, "live/token-cost": { description: "The tools of a server take up much of what a model can read", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { budget: { description: "How many tokens all tools of the server may cost. 0 means that there is no budget, and that only very large lists are mentioned.", type: "integer", minimum: 0 } } }], minItems: 2, maxItems: 2 } }, "mcp/missing-hints": { description: "A tool without a title, or without a hint that says whether it changes anything", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { demands: { enum: ["claude", "chatgpt"], description: "What is asked for: a title and one of two hints, as by the Claude Connectors Directory, or three hints, as of apps in ChatGPT" } } }], minItems: 2, maxItems: 2 } }, "mcp/name-format": { description: "A tool name that not every client can call", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { names: { enum: ["specification", "every-client"], description: "Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most" }, leadingDigit: { type: "boolean", description: "Whether to report names that begin with a digit or a dash, which Gemini refuses" } } }], minItems: 2, maxItems: 2 } }, "openai/description-action-oriented": { description: 'A description does not start with "Use this when\u2026"', $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are checked" } } }], minItems: 2, maxItems: 2 } }, "openai/read-only-hint": { description: "A tool whose name suggests that it only reads is not marked read-only", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are checked" } } }], minItems: 2, maxItems: 2 } }, "otc/flat-input-schema": { description: "`input_schema` is the JSON Schema itself, without `parameters` around it", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { accept: { type: "boolean", description: "Takes the flat form too, which many servers write" } } }], minItems: 2, maxItems: 2 } }, "otc/oauth2-scopes": { description: "oauth2 without scopes, or with an empty scope, several in one string or the same one twice", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { allowNone: { type: "boolean", description: "Takes an empty list: there are providers that have no scopes" } } }], minItems: 2, maxItems: 2 } }, "common/*": { description: "Every rule of the pack common, except those that are named here.", $ref: "#/$defs/bareSetting" }, "clients/*": { description: "Every rule of the pack clients, except those that are named here.", $ref: "#/$defs/bareSetting" }, "live/*": { description: "Every rule of the pack live, except those that are named here.", $ref: "#/$defs/bareSetting" }, "python/*": { description: "Every rule of the pack python, except those that are named here.", $ref: "#/$defs/bareSetting" }, "otc/*": { description: "Every rule of the pack otc, except those that are named here.", $ref: "#/$defs/bareSetting" }, "shinkai/*": { description: "Every rule of the pack shinkai, except those that are named here.", $ref: "#/$defs/bareSetting" }, "gloodata/*": { description: "Every rule of the pack gloodata, except those that are named here.", $ref: "#/$defs/bareSetting" }, "openai/*": { description: "Every rule of the pack openai, except those that are named here.", $ref: "#/$defs/bareSetting" }, "mcp/*": { description: "Every rule of the pack mcp, except those that are named here.", $ref: "#/$defs/bareSetting" }, "server-json/*": { description: "Every rule of the pack server-json, except those that are named here.", $ref: "#/$defs/bareSetting" }, "client-config/*": { description: "Every rule of the pack client-config, except those that are named here.", $ref: "#/$defs/bareSetting" }, "mcpb/*": { description: "Every rule of the pack mcpb, except those that are named here.", $ref: "#/$defs/bareSetting" }, "diff/*": { description: "Every rule of the pack diff, except those that are named here.", $ref: "#/$defs/bareSetting" } }, patternProperties: { "^(?!(?:common|clients|live|python|otc|shinkai|gloodata|openai|mcp|server-json|client-config|mcpb|diff)/)[^/]+/": { $ref: "#/$defs/setting" }, "^(?:client-config/field-format|client-config/field-type|client-config/misspelt-field|client-config/own-machine|client-config/required-field|client-config/root-key|client-config/server-name|client-config/transport-type|client-config/unknown-field|client-config/unpinned|clients/description-limit|clients/draft-2020-12|clients/duplicate-schema-id|clients/gemini-schema|clients/instructions-limit|clients/list-refused|clients/optional-union|clients/output-schema-compiles|clients/output-schema-dialect|clients/pattern|clients/prefixed-name|clients/property-name|clients/recursive-ref|clients/ref-target|clients/root-combinator|clients/root-properties|clients/strict-schema|clients/tool-count|clients/vscode-schema|clients/x-mcp-header|clients/zod-lost-parameters|clients/zod-unrepresentable|common/array-without-items|common/bounds-in-prose|common/choices-in-prose|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-enum|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/json-in-string|common/lost-format|common/parameter-type|common/placeholder-name|common/remote-ref|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-parameter-named|common/unknown-schema-keyword|common/unused-definitions|common/unused-directive|common/wrapped-arguments|diff/added|diff/bound-tightened|diff/closed|diff/config-narrowed|diff/default-changed|diff/enum-narrowed|diff/hint-riskier|diff/output-narrowed|diff/parameter-removed|diff/parameter-renamed|diff/parameter-required|diff/tool-removed|diff/tool-renamed|diff/tools-merged|diff/type-narrowed|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|live/cache-fields|live/capability|live/client-refuses|live/env-leak|live/error-code|live/not-in-source|live/not-served|live/parameters-lost|live/stdout-noise|live/unstable-list|mcp/annotation-conflict|mcp/annotation-type|mcp/answer-shape|mcp/consumed-body|mcp/description-missing|mcp/duplicate-prompt|mcp/empty-content|mcp/error-without-flag|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/media-data|mcp/misplaced-error-flag|mcp/missing-capability|mcp/misspelt-field|mcp/prompt-answer|mcp/prompt-argument|mcp/read-only-name|mcp/removed-method|mcp/required-default|mcp/required-field|mcp/reserved-meta|mcp/resource-uri|mcp/server-options|mcp/shared-server|mcp/start-guard|mcp/stdout-in-stdio|mcp/structured-content|mcp/template-argument|mcp/undeclared-argument|mcp/undefined-name|mcp/unhandled-value|mcp/unknown-field|mcp/unknown-tool-allowed|mcp/unknown-tool-named|mcp/unlisted-case|mcp/unread-parameter|mcp/version-not-raised|mcp/zod-expected|mcpb/field-format|mcpb/field-type|mcpb/missing-file|mcpb/misspelt-field|mcpb/old-key|mcpb/required-field|mcpb/setting|mcpb/tools-differ|mcpb/unknown-field|mcpb/version-differs|openai/call-arguments|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/security-schemes|openai/template-registered|openai/ui-initialize|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|otc/version-not-raised|python/decorator-order|python/docstring-example|python/docstring-parameters|python/hand-made-content|python/lost-text|python/missing-name|python/not-callable|python/positional-arguments|python/refused-call|python/resource-comparison|python/result-type|python/unbounded-sdk|python/undefined-name|python/unknown-argument|server-json/field-format|server-json/field-type|server-json/misspelt-field|server-json/name-differs|server-json/old-schema|server-json/package-differs|server-json/required-field|server-json/secret-not-marked|server-json/transport|server-json/unknown-field|server-json/version-differs|shinkai/code-undeclared|shinkai/code-unread|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format|shinkai/version-not-raised)$": { $ref: "#/$defs/bareSetting" } } } } }, W = Object.prototype.hasOwnProperty, E = import_ucs2length.default.default, L = { type: "object", additionalProperties: false, properties: { "common/description-length": { description: "A description is so short or so long that models handle it badly", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { toolMin: { type: "integer", minimum: 0, description: "The fewest characters that the description of a tool should have" }, toolMax: { type: "integer", minimum: 1, description: "The most characters for the description of a tool" }, parameterMax: { type: "integer", minimum: 1, description: "The most characters for the description of a parameter" } } }], minItems: 2, maxItems: 2 } }, "common/empty-description": { description: "A description is blank, a placeholder, or only repeats the name", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { repeats: { enum: ["open", "all"], description: "Which descriptions that repeat the name to report: those of a single word that leave something open, or all" } } }], minItems: 2, maxItems: 2 } }, "common/parameter-description": { description: "A parameter has no description", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { null: { enum: ["accept", "report"], description: "Whether to accept a description that is null, which Gloodata writes where the author gave none" }, selfExplaining: { enum: ["accept", "report"], description: "Whether to accept a parameter that the tool's own description mentions, or whose name, format or choices say enough" } } }], minItems: 2, maxItems: 2 } }, "diff/description-changed": { description: "A text that models read was changed", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { warn: { type: "boolean", description: "report as a warning, not only as information" } } }], minItems: 2, maxItems: 2 } }, "live/token-cost": { description: "The tools of a server take up much of what a model can read", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { budget: { description: "How many tokens all tools of the server may cost. 0 means that there is no budget, and that only very large lists are mentioned.", type: "integer", minimum: 0 } } }], minItems: 2, maxItems: 2 } }, "mcp/missing-hints": { description: "A tool without a title, or without a hint that says whether it changes anything", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { demands: { enum: ["claude", "chatgpt"], description: "What is asked for: a title and one of two hints, as by the Claude Connectors Directory, or three hints, as of apps in ChatGPT" } } }], minItems: 2, maxItems: 2 } }, "mcp/name-format": { description: "A tool name that not every client can call", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { names: { enum: ["specification", "every-client"], description: "Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most" }, leadingDigit: { type: "boolean", description: "Whether to report names that begin with a digit or a dash, which Gemini refuses" } } }], minItems: 2, maxItems: 2 } }, "openai/description-action-oriented": { description: 'A description does not start with "Use this when\u2026"', $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are checked" } } }], minItems: 2, maxItems: 2 } }, "openai/read-only-hint": { description: "A tool whose name suggests that it only reads is not marked read-only", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are checked" } } }], minItems: 2, maxItems: 2 } }, "otc/flat-input-schema": { description: "`input_schema` is the JSON Schema itself, without `parameters` around it", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { accept: { type: "boolean", description: "Takes the flat form too, which many servers write" } } }], minItems: 2, maxItems: 2 } }, "otc/oauth2-scopes": { description: "oauth2 without scopes, or with an empty scope, several in one string or the same one twice", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { allowNone: { type: "boolean", description: "Takes an empty list: there are providers that have no scopes" } } }], minItems: 2, maxItems: 2 } }, "common/*": { description: "Every rule of the pack common, except those that are named here.", $ref: "#/$defs/bareSetting" }, "clients/*": { description: "Every rule of the pack clients, except those that are named here.", $ref: "#/$defs/bareSetting" }, "live/*": { description: "Every rule of the pack live, except those that are named here.", $ref: "#/$defs/bareSetting" }, "python/*": { description: "Every rule of the pack python, except those that are named here.", $ref: "#/$defs/bareSetting" }, "otc/*": { description: "Every rule of the pack otc, except those that are named here.", $ref: "#/$defs/bareSetting" }, "shinkai/*": { description: "Every rule of the pack shinkai, except those that are named here.", $ref: "#/$defs/bareSetting" }, "gloodata/*": { description: "Every rule of the pack gloodata, except those that are named here.", $ref: "#/$defs/bareSetting" }, "openai/*": { description: "Every rule of the pack openai, except those that are named here.", $ref: "#/$defs/bareSetting" }, "mcp/*": { description: "Every rule of the pack mcp, except those that are named here.", $ref: "#/$defs/bareSetting" }, "server-json/*": { description: "Every rule of the pack server-json, except those that are named here.", $ref: "#/$defs/bareSetting" }, "client-config/*": { description: "Every rule of the pack client-config, except those that are named here.", $ref: "#/$defs/bareSetting" }, "mcpb/*": { description: "Every rule of the pack mcpb, except those that are named here.", $ref: "#/$defs/bareSetting" }, "diff/*": { description: "Every rule of the pack diff, except those that are named here.", $ref: "#/$defs/bareSetting" } }, patternProperties: { "^(?!(?:common|clients|live|python|otc|shinkai|gloodata|openai|mcp|server-json|client-config|mcpb|diff)/)[^/]+/": { $ref: "#/$defs/setting" }, "^(?:client-config/field-format|client-config/field-type|client-config/misspelt-field|client-config/own-machine|client-config/required-field|client-config/root-key|client-config/server-name|client-config/transport-type|client-config/unknown-field|client-config/unpinned|clients/description-limit|clients/draft-2020-12|clients/duplicate-schema-id|clients/gemini-schema|clients/instructions-limit|clients/list-refused|clients/optional-union|clients/output-schema-compiles|clients/output-schema-dialect|clients/pattern|clients/prefixed-name|clients/property-name|clients/recursive-ref|clients/ref-target|clients/root-combinator|clients/root-properties|clients/strict-schema|clients/tool-count|clients/vscode-schema|clients/x-mcp-header|clients/zod-lost-parameters|clients/zod-unrepresentable|common/array-without-items|common/bounds-in-prose|common/choices-in-prose|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-enum|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/json-in-string|common/lost-format|common/parameter-type|common/placeholder-name|common/remote-ref|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-parameter-named|common/unknown-schema-keyword|common/unused-definitions|common/unused-directive|common/wrapped-arguments|diff/added|diff/bound-tightened|diff/closed|diff/config-narrowed|diff/default-changed|diff/enum-narrowed|diff/hint-riskier|diff/output-narrowed|diff/parameter-removed|diff/parameter-renamed|diff/parameter-required|diff/tool-removed|diff/tool-renamed|diff/tools-merged|diff/type-narrowed|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|live/cache-fields|live/capability|live/client-refuses|live/env-leak|live/error-code|live/not-in-source|live/not-served|live/parameters-lost|live/stdout-noise|live/unstable-list|mcp/annotation-conflict|mcp/annotation-type|mcp/answer-shape|mcp/consumed-body|mcp/description-missing|mcp/duplicate-prompt|mcp/empty-content|mcp/error-without-flag|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/media-data|mcp/misplaced-error-flag|mcp/missing-capability|mcp/misspelt-field|mcp/prompt-answer|mcp/prompt-argument|mcp/read-only-name|mcp/removed-method|mcp/required-default|mcp/required-field|mcp/reserved-meta|mcp/resource-uri|mcp/server-options|mcp/shared-server|mcp/start-guard|mcp/stdout-in-stdio|mcp/structured-content|mcp/template-argument|mcp/undeclared-argument|mcp/undefined-name|mcp/unhandled-value|mcp/unknown-field|mcp/unknown-tool-allowed|mcp/unknown-tool-named|mcp/unlisted-case|mcp/unread-parameter|mcp/version-not-raised|mcp/zod-expected|mcpb/field-format|mcpb/field-type|mcpb/missing-file|mcpb/misspelt-field|mcpb/old-key|mcpb/required-field|mcpb/setting|mcpb/tools-differ|mcpb/unknown-field|mcpb/version-differs|openai/call-arguments|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/security-schemes|openai/template-registered|openai/ui-initialize|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|otc/version-not-raised|python/decorator-order|python/docstring-example|python/docstring-parameters|python/hand-made-content|python/lost-text|python/missing-name|python/not-callable|python/positional-arguments|python/refused-call|python/resource-comparison|python/result-type|python/unbounded-sdk|python/undefined-name|python/unknown-argument|server-json/field-format|server-json/field-type|server-json/misspelt-field|server-json/name-differs|server-json/old-schema|server-json/package-differs|server-json/required-field|server-json/secret-not-marked|server-json/transport|server-json/unknown-field|server-json/version-differs|shinkai/code-undeclared|shinkai/code-unread|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format|shinkai/version-not-raised)$": { $ref: "#/$defs/bareSetting" } } }, Y = import_equal.default.default, se = new RegExp("^(?!(?:common|clients|live|python|otc|shinkai|gloodata|openai|mcp|server-json|client-config|mcpb|diff)/)[^/]+/", "u"), re = new RegExp("^(?:client-config/field-format|client-config/field-type|client-config/misspelt-field|client-config/own-machine|client-config/required-field|client-config/root-key|client-config/server-name|client-config/transport-type|client-config/unknown-field|client-config/unpinned|clients/description-limit|clients/draft-2020-12|clients/duplicate-schema-id|clients/gemini-schema|clients/instructions-limit|clients/list-refused|clients/optional-union|clients/output-schema-compiles|clients/output-schema-dialect|clients/pattern|clients/prefixed-name|clients/property-name|clients/recursive-ref|clients/ref-target|clients/root-combinator|clients/root-properties|clients/strict-schema|clients/tool-count|clients/vscode-schema|clients/x-mcp-header|clients/zod-lost-parameters|clients/zod-unrepresentable|common/array-without-items|common/bounds-in-prose|common/choices-in-prose|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-enum|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/json-in-string|common/lost-format|common/parameter-type|common/placeholder-name|common/remote-ref|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-parameter-named|common/unknown-schema-keyword|common/unused-definitions|common/unused-directive|common/wrapped-arguments|diff/added|diff/bound-tightened|diff/closed|diff/config-narrowed|diff/default-changed|diff/enum-narrowed|diff/hint-riskier|diff/output-narrowed|diff/parameter-removed|diff/parameter-renamed|diff/parameter-required|diff/tool-removed|diff/tool-renamed|diff/tools-merged|diff/type-narrowed|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|live/cache-fields|live/capability|live/client-refuses|live/env-leak|live/error-code|live/not-in-source|live/not-served|live/parameters-lost|live/stdout-noise|live/unstable-list|mcp/annotation-conflict|mcp/annotation-type|mcp/answer-shape|mcp/consumed-body|mcp/description-missing|mcp/duplicate-prompt|mcp/empty-content|mcp/error-without-flag|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/media-data|mcp/misplaced-error-flag|mcp/missing-capability|mcp/misspelt-field|mcp/prompt-answer|mcp/prompt-argument|mcp/read-only-name|mcp/removed-method|mcp/required-default|mcp/required-field|mcp/reserved-meta|mcp/resource-uri|mcp/server-options|mcp/shared-server|mcp/start-guard|mcp/stdout-in-stdio|mcp/structured-content|mcp/template-argument|mcp/undeclared-argument|mcp/undefined-name|mcp/unhandled-value|mcp/unknown-field|mcp/unknown-tool-allowed|mcp/unknown-tool-named|mcp/unlisted-case|mcp/unread-parameter|mcp/version-not-raised|mcp/zod-expected|mcpb/field-format|mcpb/field-type|mcpb/missing-file|mcpb/misspelt-field|mcpb/old-key|mcpb/required-field|mcpb/setting|mcpb/tools-differ|mcpb/unknown-field|mcpb/version-differs|openai/call-arguments|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/security-schemes|openai/template-registered|openai/ui-initialize|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|otc/version-not-raised|python/decorator-order|python/docstring-example|python/docstring-parameters|python/hand-made-content|python/lost-text|python/missing-name|python/not-callable|python/positional-arguments|python/refused-call|python/resource-comparison|python/result-type|python/unbounded-sdk|python/undefined-name|python/unknown-argument|server-json/field-format|server-json/field-type|server-json/misspelt-field|server-json/name-differs|server-json/old-schema|server-json/package-differs|server-json/required-field|server-json/secret-not-marked|server-json/transport|server-json/unknown-field|server-json/version-differs|shinkai/code-undeclared|shinkai/code-unread|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format|shinkai/version-not-raised)$", "u"), le = { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", if: { maxItems: 1 }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }, { type: "object" }], minItems: 2, maxItems: 2 } }, else: { $ref: "#/$defs/severity" } }, ne = { type: "string", enum: ["error", "warning", "info", "off"] };
  function T(s, { instancePath: i = "", parentData: C, parentDataProperty: G, rootData: g = s, dynamicAnchors: k = {} } = {}) {
    let e = null, t = 0;
    const I = T.evaluated;
    if (I.dynamicProps && (I.props = void 0), I.dynamicItems && (I.items = void 0), typeof s != "string") {
      const m = { instancePath: i, schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      e === null ? e = [m] : e.push(m), t++;
    }
    if (!(s === "error" || s === "warning" || s === "info" || s === "off")) {
      const m = { instancePath: i, schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: ne.enum }, message: "must be equal to one of the allowed values" };
      e === null ? e = [m] : e.push(m), t++;
    }
    return T.errors = e, t === 0;
  }
  T.evaluated = { dynamicProps: false, dynamicItems: false };
  function b(s, { instancePath: i = "", parentData: C, parentDataProperty: G, rootData: g = s, dynamicAnchors: k = {} } = {}) {
    let e = null, t = 0;
    const I = b.evaluated;
    I.dynamicProps && (I.props = void 0), I.dynamicItems && (I.items = void 0);
    const m = t;
    let a = true;
    const l = t;
    if (!Array.isArray(s)) {
      const O = {};
      e === null ? e = [O] : e.push(O), t++;
    }
    var d = l === t;
    t = m, e !== null && (m ? e.length = m : e = null);
    let f;
    if (d) {
      const O = t;
      if (!Array.isArray(s)) {
        const q = { instancePath: i, schemaPath: "#/$defs/setting/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        e === null ? e = [q] : e.push(q), t++;
      }
      const F = t;
      let N = true;
      const J = t;
      if (Array.isArray(s) && s.length > 1) {
        const q = {};
        e === null ? e = [q] : e.push(q), t++;
      }
      var y = J === t;
      t = F, e !== null && (F ? e.length = F : e = null);
      let K;
      if (y) {
        const q = t;
        if (Array.isArray(s)) {
          if (s.length > 1) {
            const j = { instancePath: i, schemaPath: "#/$defs/setting/then/then/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
            e === null ? e = [j] : e.push(j), t++;
          }
          if (s.length < 1) {
            const j = { instancePath: i, schemaPath: "#/$defs/setting/then/then/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            e === null ? e = [j] : e.push(j), t++;
          }
          s.length > 0 && (T(s[0], { instancePath: i + "/0", parentData: s, parentDataProperty: 0, rootData: g, dynamicAnchors: k }) || (e = P(e, T.errors), t = e.length));
        } else {
          const D = { instancePath: i, schemaPath: "#/$defs/setting/then/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [D] : e.push(D), t++;
        }
        var y = q === t;
        if (N = y, N) var h = 1;
        K = "then";
      } else {
        const q = t;
        if (Array.isArray(s)) {
          if (s.length > 2) {
            const j = { instancePath: i, schemaPath: "#/$defs/setting/then/else/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
            e === null ? e = [j] : e.push(j), t++;
          }
          if (s.length < 2) {
            const j = { instancePath: i, schemaPath: "#/$defs/setting/then/else/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
            e === null ? e = [j] : e.push(j), t++;
          }
          const D = s.length;
          if (D > 0 && (T(s[0], { instancePath: i + "/0", parentData: s, parentDataProperty: 0, rootData: g, dynamicAnchors: k }) || (e = P(e, T.errors), t = e.length)), D > 1) {
            let j = s[1];
            if (!(j && typeof j == "object" && !Array.isArray(j))) {
              const R = { instancePath: i + "/1", schemaPath: "#/$defs/setting/then/else/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [R] : e.push(R), t++;
            }
          }
        } else {
          const D = { instancePath: i, schemaPath: "#/$defs/setting/then/else/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [D] : e.push(D), t++;
        }
        var y = q === t;
        N = y, N && h !== true && (h = h > 2 ? h : 2), K = "else";
      }
      if (!N) {
        const q = { instancePath: i, schemaPath: "#/$defs/setting/then/if", keyword: "if", params: { failingKeyword: K }, message: 'must match "' + K + '" schema' };
        e === null ? e = [q] : e.push(q), t++;
      }
      var d = O === t;
      a = d, f = "then";
    } else {
      const O = t;
      T(s, { instancePath: i, parentData: C, parentDataProperty: G, rootData: g, dynamicAnchors: k }) || (e = P(e, T.errors), t = e.length);
      var d = O === t;
      a = d, f = "else";
    }
    if (!a) {
      const O = { instancePath: i, schemaPath: "#/$defs/setting/if", keyword: "if", params: { failingKeyword: f }, message: 'must match "' + f + '" schema' };
      e === null ? e = [O] : e.push(O), t++;
    }
    return b.errors = e, I.items = h, t === 0;
  }
  b.evaluated = { dynamicProps: false, dynamicItems: true };
  const me = { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { $ref: "#/$defs/severity" } };
  function $(s, { instancePath: i = "", parentData: C, parentDataProperty: G, rootData: g = s, dynamicAnchors: k = {} } = {}) {
    let e = null, t = 0;
    const I = $.evaluated;
    I.dynamicProps && (I.props = void 0), I.dynamicItems && (I.items = void 0);
    const m = t;
    let a = true;
    const l = t;
    if (!Array.isArray(s)) {
      const h = {};
      e === null ? e = [h] : e.push(h), t++;
    }
    var d = l === t;
    t = m, e !== null && (m ? e.length = m : e = null);
    let f;
    if (d) {
      const h = t;
      if (Array.isArray(s)) {
        if (s.length > 1) {
          const N = { instancePath: i, schemaPath: "#/$defs/bareSetting/then/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
          e === null ? e = [N] : e.push(N), t++;
        }
        if (s.length < 1) {
          const N = { instancePath: i, schemaPath: "#/$defs/bareSetting/then/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          e === null ? e = [N] : e.push(N), t++;
        }
        s.length > 0 && (T(s[0], { instancePath: i + "/0", parentData: s, parentDataProperty: 0, rootData: g, dynamicAnchors: k }) || (e = P(e, T.errors), t = e.length));
      } else {
        const F = { instancePath: i, schemaPath: "#/$defs/bareSetting/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        e === null ? e = [F] : e.push(F), t++;
      }
      var d = h === t;
      if (a = d, a) var y = 1;
      f = "then";
    } else {
      const h = t;
      T(s, { instancePath: i, parentData: C, parentDataProperty: G, rootData: g, dynamicAnchors: k }) || (e = P(e, T.errors), t = e.length);
      var d = h === t;
      a = d, f = "else";
    }
    if (!a) {
      const h = { instancePath: i, schemaPath: "#/$defs/bareSetting/if", keyword: "if", params: { failingKeyword: f }, message: 'must match "' + f + '" schema' };
      e === null ? e = [h] : e.push(h), t++;
    }
    return $.errors = e, I.items = y, t === 0;
  }
  $.evaluated = { dynamicProps: false, dynamicItems: true };
  function V(s, { instancePath: i = "", parentData: C, parentDataProperty: G, rootData: g = s, dynamicAnchors: k = {} } = {}) {
    let e = null, t = 0;
    const I = V.evaluated;
    if (I.dynamicProps && (I.props = void 0), I.dynamicItems && (I.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      for (const p in s) if (!(W.call(L.properties, p) || se.test(p) || re.test(p))) {
        const u = { instancePath: i, schemaPath: "#/$defs/rules/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
        e === null ? e = [u] : e.push(u), t++;
      }
      if (s["common/description-length"] !== void 0) {
        let p = s["common/description-length"];
        if (!b(p, { instancePath: i + "/common~1description-length", parentData: s, parentDataProperty: "common/description-length", rootData: g, dynamicAnchors: k })) e = P(e, b.errors), t = e.length;
        else var m = b.evaluated.items;
        const u = t;
        let v = true;
        const x = t;
        if (t === x) if (Array.isArray(p)) {
          if (p.length < 2) {
            const o = {};
            e === null ? e = [o] : e.push(o), t++;
          }
        } else {
          const o = {};
          e === null ? e = [o] : e.push(o), t++;
        }
        var a = x === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), a) {
          const o = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const r = { instancePath: i + "/common~1description-length", schemaPath: "#/$defs/rules/properties/common~1description-length/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length < 2) {
              const r = { instancePath: i + "/common~1description-length", schemaPath: "#/$defs/rules/properties/common~1description-length/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length > 1) {
              let r = p[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const n in r) if (!(n === "toolMin" || n === "toolMax" || n === "parameterMax")) {
                  const c = { instancePath: i + "/common~1description-length/1", schemaPath: "#/$defs/rules/properties/common~1description-length/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [c] : e.push(c), t++;
                }
                if (r.toolMin !== void 0) {
                  let n = r.toolMin;
                  if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
                    const c = { instancePath: i + "/common~1description-length/1/toolMin", schemaPath: "#/$defs/rules/properties/common~1description-length/then/prefixItems/1/properties/toolMin/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [c] : e.push(c), t++;
                  }
                  if (typeof n == "number" && isFinite(n) && (n < 0 || isNaN(n))) {
                    const c = { instancePath: i + "/common~1description-length/1/toolMin", schemaPath: "#/$defs/rules/properties/common~1description-length/then/prefixItems/1/properties/toolMin/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    e === null ? e = [c] : e.push(c), t++;
                  }
                }
                if (r.toolMax !== void 0) {
                  let n = r.toolMax;
                  if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
                    const c = { instancePath: i + "/common~1description-length/1/toolMax", schemaPath: "#/$defs/rules/properties/common~1description-length/then/prefixItems/1/properties/toolMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [c] : e.push(c), t++;
                  }
                  if (typeof n == "number" && isFinite(n) && (n < 1 || isNaN(n))) {
                    const c = { instancePath: i + "/common~1description-length/1/toolMax", schemaPath: "#/$defs/rules/properties/common~1description-length/then/prefixItems/1/properties/toolMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    e === null ? e = [c] : e.push(c), t++;
                  }
                }
                if (r.parameterMax !== void 0) {
                  let n = r.parameterMax;
                  if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
                    const c = { instancePath: i + "/common~1description-length/1/parameterMax", schemaPath: "#/$defs/rules/properties/common~1description-length/then/prefixItems/1/properties/parameterMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [c] : e.push(c), t++;
                  }
                  if (typeof n == "number" && isFinite(n) && (n < 1 || isNaN(n))) {
                    const c = { instancePath: i + "/common~1description-length/1/parameterMax", schemaPath: "#/$defs/rules/properties/common~1description-length/then/prefixItems/1/properties/parameterMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    e === null ? e = [c] : e.push(c), t++;
                  }
                }
              } else {
                const n = { instancePath: i + "/common~1description-length/1", schemaPath: "#/$defs/rules/properties/common~1description-length/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const w = { instancePath: i + "/common~1description-length", schemaPath: "#/$defs/rules/properties/common~1description-length/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [w] : e.push(w), t++;
          }
          var a = o === t;
          v = a, v && m !== true && (m = m > 2 ? m : 2);
        }
        if (!v) {
          const o = { instancePath: i + "/common~1description-length", schemaPath: "#/$defs/rules/properties/common~1description-length/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
      if (s["common/empty-description"] !== void 0) {
        let p = s["common/empty-description"];
        if (!b(p, { instancePath: i + "/common~1empty-description", parentData: s, parentDataProperty: "common/empty-description", rootData: g, dynamicAnchors: k })) e = P(e, b.errors), t = e.length;
        else var l = b.evaluated.items;
        const u = t;
        let v = true;
        const x = t;
        if (t === x) if (Array.isArray(p)) {
          if (p.length < 2) {
            const o = {};
            e === null ? e = [o] : e.push(o), t++;
          }
        } else {
          const o = {};
          e === null ? e = [o] : e.push(o), t++;
        }
        var d = x === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), d) {
          const o = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const r = { instancePath: i + "/common~1empty-description", schemaPath: "#/$defs/rules/properties/common~1empty-description/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length < 2) {
              const r = { instancePath: i + "/common~1empty-description", schemaPath: "#/$defs/rules/properties/common~1empty-description/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length > 1) {
              let r = p[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const n in r) if (n !== "repeats") {
                  const c = { instancePath: i + "/common~1empty-description/1", schemaPath: "#/$defs/rules/properties/common~1empty-description/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [c] : e.push(c), t++;
                }
                if (r.repeats !== void 0) {
                  let n = r.repeats;
                  if (!(n === "open" || n === "all")) {
                    const c = { instancePath: i + "/common~1empty-description/1/repeats", schemaPath: "#/$defs/rules/properties/common~1empty-description/then/prefixItems/1/properties/repeats/enum", keyword: "enum", params: { allowedValues: L.properties["common/empty-description"].then.prefixItems[1].properties.repeats.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [c] : e.push(c), t++;
                  }
                }
              } else {
                const n = { instancePath: i + "/common~1empty-description/1", schemaPath: "#/$defs/rules/properties/common~1empty-description/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const w = { instancePath: i + "/common~1empty-description", schemaPath: "#/$defs/rules/properties/common~1empty-description/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [w] : e.push(w), t++;
          }
          var d = o === t;
          v = d, v && l !== true && (l = l > 2 ? l : 2);
        }
        if (!v) {
          const o = { instancePath: i + "/common~1empty-description", schemaPath: "#/$defs/rules/properties/common~1empty-description/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
      if (s["common/parameter-description"] !== void 0) {
        let p = s["common/parameter-description"];
        if (!b(p, { instancePath: i + "/common~1parameter-description", parentData: s, parentDataProperty: "common/parameter-description", rootData: g, dynamicAnchors: k })) e = P(e, b.errors), t = e.length;
        else var f = b.evaluated.items;
        const u = t;
        let v = true;
        const x = t;
        if (t === x) if (Array.isArray(p)) {
          if (p.length < 2) {
            const o = {};
            e === null ? e = [o] : e.push(o), t++;
          }
        } else {
          const o = {};
          e === null ? e = [o] : e.push(o), t++;
        }
        var y = x === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), y) {
          const o = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const r = { instancePath: i + "/common~1parameter-description", schemaPath: "#/$defs/rules/properties/common~1parameter-description/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length < 2) {
              const r = { instancePath: i + "/common~1parameter-description", schemaPath: "#/$defs/rules/properties/common~1parameter-description/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length > 1) {
              let r = p[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const n in r) if (!(n === "null" || n === "selfExplaining")) {
                  const c = { instancePath: i + "/common~1parameter-description/1", schemaPath: "#/$defs/rules/properties/common~1parameter-description/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [c] : e.push(c), t++;
                }
                if (r.null !== void 0) {
                  let n = r.null;
                  if (!(n === "accept" || n === "report")) {
                    const c = { instancePath: i + "/common~1parameter-description/1/null", schemaPath: "#/$defs/rules/properties/common~1parameter-description/then/prefixItems/1/properties/null/enum", keyword: "enum", params: { allowedValues: L.properties["common/parameter-description"].then.prefixItems[1].properties.null.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [c] : e.push(c), t++;
                  }
                }
                if (r.selfExplaining !== void 0) {
                  let n = r.selfExplaining;
                  if (!(n === "accept" || n === "report")) {
                    const c = { instancePath: i + "/common~1parameter-description/1/selfExplaining", schemaPath: "#/$defs/rules/properties/common~1parameter-description/then/prefixItems/1/properties/selfExplaining/enum", keyword: "enum", params: { allowedValues: L.properties["common/parameter-description"].then.prefixItems[1].properties.selfExplaining.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [c] : e.push(c), t++;
                  }
                }
              } else {
                const n = { instancePath: i + "/common~1parameter-description/1", schemaPath: "#/$defs/rules/properties/common~1parameter-description/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const w = { instancePath: i + "/common~1parameter-description", schemaPath: "#/$defs/rules/properties/common~1parameter-description/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [w] : e.push(w), t++;
          }
          var y = o === t;
          v = y, v && f !== true && (f = f > 2 ? f : 2);
        }
        if (!v) {
          const o = { instancePath: i + "/common~1parameter-description", schemaPath: "#/$defs/rules/properties/common~1parameter-description/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
      if (s["diff/description-changed"] !== void 0) {
        let p = s["diff/description-changed"];
        if (!b(p, { instancePath: i + "/diff~1description-changed", parentData: s, parentDataProperty: "diff/description-changed", rootData: g, dynamicAnchors: k })) e = P(e, b.errors), t = e.length;
        else var h = b.evaluated.items;
        const u = t;
        let v = true;
        const x = t;
        if (t === x) if (Array.isArray(p)) {
          if (p.length < 2) {
            const o = {};
            e === null ? e = [o] : e.push(o), t++;
          }
        } else {
          const o = {};
          e === null ? e = [o] : e.push(o), t++;
        }
        var O = x === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), O) {
          const o = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const r = { instancePath: i + "/diff~1description-changed", schemaPath: "#/$defs/rules/properties/diff~1description-changed/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length < 2) {
              const r = { instancePath: i + "/diff~1description-changed", schemaPath: "#/$defs/rules/properties/diff~1description-changed/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length > 1) {
              let r = p[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const n in r) if (n !== "warn") {
                  const c = { instancePath: i + "/diff~1description-changed/1", schemaPath: "#/$defs/rules/properties/diff~1description-changed/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [c] : e.push(c), t++;
                }
                if (r.warn !== void 0 && typeof r.warn != "boolean") {
                  const n = { instancePath: i + "/diff~1description-changed/1/warn", schemaPath: "#/$defs/rules/properties/diff~1description-changed/then/prefixItems/1/properties/warn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [n] : e.push(n), t++;
                }
              } else {
                const n = { instancePath: i + "/diff~1description-changed/1", schemaPath: "#/$defs/rules/properties/diff~1description-changed/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const w = { instancePath: i + "/diff~1description-changed", schemaPath: "#/$defs/rules/properties/diff~1description-changed/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [w] : e.push(w), t++;
          }
          var O = o === t;
          v = O, v && h !== true && (h = h > 2 ? h : 2);
        }
        if (!v) {
          const o = { instancePath: i + "/diff~1description-changed", schemaPath: "#/$defs/rules/properties/diff~1description-changed/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
      if (s["live/token-cost"] !== void 0) {
        let p = s["live/token-cost"];
        if (!b(p, { instancePath: i + "/live~1token-cost", parentData: s, parentDataProperty: "live/token-cost", rootData: g, dynamicAnchors: k })) e = P(e, b.errors), t = e.length;
        else var F = b.evaluated.items;
        const u = t;
        let v = true;
        const x = t;
        if (t === x) if (Array.isArray(p)) {
          if (p.length < 2) {
            const o = {};
            e === null ? e = [o] : e.push(o), t++;
          }
        } else {
          const o = {};
          e === null ? e = [o] : e.push(o), t++;
        }
        var N = x === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), N) {
          const o = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const r = { instancePath: i + "/live~1token-cost", schemaPath: "#/$defs/rules/properties/live~1token-cost/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length < 2) {
              const r = { instancePath: i + "/live~1token-cost", schemaPath: "#/$defs/rules/properties/live~1token-cost/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length > 1) {
              let r = p[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const n in r) if (n !== "budget") {
                  const c = { instancePath: i + "/live~1token-cost/1", schemaPath: "#/$defs/rules/properties/live~1token-cost/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [c] : e.push(c), t++;
                }
                if (r.budget !== void 0) {
                  let n = r.budget;
                  if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
                    const c = { instancePath: i + "/live~1token-cost/1/budget", schemaPath: "#/$defs/rules/properties/live~1token-cost/then/prefixItems/1/properties/budget/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [c] : e.push(c), t++;
                  }
                  if (typeof n == "number" && isFinite(n) && (n < 0 || isNaN(n))) {
                    const c = { instancePath: i + "/live~1token-cost/1/budget", schemaPath: "#/$defs/rules/properties/live~1token-cost/then/prefixItems/1/properties/budget/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    e === null ? e = [c] : e.push(c), t++;
                  }
                }
              } else {
                const n = { instancePath: i + "/live~1token-cost/1", schemaPath: "#/$defs/rules/properties/live~1token-cost/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const w = { instancePath: i + "/live~1token-cost", schemaPath: "#/$defs/rules/properties/live~1token-cost/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [w] : e.push(w), t++;
          }
          var N = o === t;
          v = N, v && F !== true && (F = F > 2 ? F : 2);
        }
        if (!v) {
          const o = { instancePath: i + "/live~1token-cost", schemaPath: "#/$defs/rules/properties/live~1token-cost/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
      if (s["mcp/missing-hints"] !== void 0) {
        let p = s["mcp/missing-hints"];
        if (!b(p, { instancePath: i + "/mcp~1missing-hints", parentData: s, parentDataProperty: "mcp/missing-hints", rootData: g, dynamicAnchors: k })) e = P(e, b.errors), t = e.length;
        else var J = b.evaluated.items;
        const u = t;
        let v = true;
        const x = t;
        if (t === x) if (Array.isArray(p)) {
          if (p.length < 2) {
            const o = {};
            e === null ? e = [o] : e.push(o), t++;
          }
        } else {
          const o = {};
          e === null ? e = [o] : e.push(o), t++;
        }
        var K = x === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), K) {
          const o = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const r = { instancePath: i + "/mcp~1missing-hints", schemaPath: "#/$defs/rules/properties/mcp~1missing-hints/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length < 2) {
              const r = { instancePath: i + "/mcp~1missing-hints", schemaPath: "#/$defs/rules/properties/mcp~1missing-hints/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length > 1) {
              let r = p[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const n in r) if (n !== "demands") {
                  const c = { instancePath: i + "/mcp~1missing-hints/1", schemaPath: "#/$defs/rules/properties/mcp~1missing-hints/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [c] : e.push(c), t++;
                }
                if (r.demands !== void 0) {
                  let n = r.demands;
                  if (!(n === "claude" || n === "chatgpt")) {
                    const c = { instancePath: i + "/mcp~1missing-hints/1/demands", schemaPath: "#/$defs/rules/properties/mcp~1missing-hints/then/prefixItems/1/properties/demands/enum", keyword: "enum", params: { allowedValues: L.properties["mcp/missing-hints"].then.prefixItems[1].properties.demands.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [c] : e.push(c), t++;
                  }
                }
              } else {
                const n = { instancePath: i + "/mcp~1missing-hints/1", schemaPath: "#/$defs/rules/properties/mcp~1missing-hints/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const w = { instancePath: i + "/mcp~1missing-hints", schemaPath: "#/$defs/rules/properties/mcp~1missing-hints/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [w] : e.push(w), t++;
          }
          var K = o === t;
          v = K, v && J !== true && (J = J > 2 ? J : 2);
        }
        if (!v) {
          const o = { instancePath: i + "/mcp~1missing-hints", schemaPath: "#/$defs/rules/properties/mcp~1missing-hints/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
      if (s["mcp/name-format"] !== void 0) {
        let p = s["mcp/name-format"];
        if (!b(p, { instancePath: i + "/mcp~1name-format", parentData: s, parentDataProperty: "mcp/name-format", rootData: g, dynamicAnchors: k })) e = P(e, b.errors), t = e.length;
        else var Q = b.evaluated.items;
        const u = t;
        let v = true;
        const x = t;
        if (t === x) if (Array.isArray(p)) {
          if (p.length < 2) {
            const o = {};
            e === null ? e = [o] : e.push(o), t++;
          }
        } else {
          const o = {};
          e === null ? e = [o] : e.push(o), t++;
        }
        var q = x === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), q) {
          const o = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const r = { instancePath: i + "/mcp~1name-format", schemaPath: "#/$defs/rules/properties/mcp~1name-format/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length < 2) {
              const r = { instancePath: i + "/mcp~1name-format", schemaPath: "#/$defs/rules/properties/mcp~1name-format/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length > 1) {
              let r = p[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const n in r) if (!(n === "names" || n === "leadingDigit")) {
                  const c = { instancePath: i + "/mcp~1name-format/1", schemaPath: "#/$defs/rules/properties/mcp~1name-format/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [c] : e.push(c), t++;
                }
                if (r.names !== void 0) {
                  let n = r.names;
                  if (!(n === "specification" || n === "every-client")) {
                    const c = { instancePath: i + "/mcp~1name-format/1/names", schemaPath: "#/$defs/rules/properties/mcp~1name-format/then/prefixItems/1/properties/names/enum", keyword: "enum", params: { allowedValues: L.properties["mcp/name-format"].then.prefixItems[1].properties.names.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [c] : e.push(c), t++;
                  }
                }
                if (r.leadingDigit !== void 0 && typeof r.leadingDigit != "boolean") {
                  const n = { instancePath: i + "/mcp~1name-format/1/leadingDigit", schemaPath: "#/$defs/rules/properties/mcp~1name-format/then/prefixItems/1/properties/leadingDigit/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [n] : e.push(n), t++;
                }
              } else {
                const n = { instancePath: i + "/mcp~1name-format/1", schemaPath: "#/$defs/rules/properties/mcp~1name-format/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const w = { instancePath: i + "/mcp~1name-format", schemaPath: "#/$defs/rules/properties/mcp~1name-format/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [w] : e.push(w), t++;
          }
          var q = o === t;
          v = q, v && Q !== true && (Q = Q > 2 ? Q : 2);
        }
        if (!v) {
          const o = { instancePath: i + "/mcp~1name-format", schemaPath: "#/$defs/rules/properties/mcp~1name-format/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
      if (s["openai/description-action-oriented"] !== void 0) {
        let p = s["openai/description-action-oriented"];
        if (!b(p, { instancePath: i + "/openai~1description-action-oriented", parentData: s, parentDataProperty: "openai/description-action-oriented", rootData: g, dynamicAnchors: k })) e = P(e, b.errors), t = e.length;
        else var X = b.evaluated.items;
        const u = t;
        let v = true;
        const x = t;
        if (t === x) if (Array.isArray(p)) {
          if (p.length < 2) {
            const o = {};
            e === null ? e = [o] : e.push(o), t++;
          }
        } else {
          const o = {};
          e === null ? e = [o] : e.push(o), t++;
        }
        var D = x === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), D) {
          const o = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const r = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/$defs/rules/properties/openai~1description-action-oriented/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length < 2) {
              const r = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/$defs/rules/properties/openai~1description-action-oriented/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length > 1) {
              let r = p[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const n in r) if (n !== "dialects") {
                  const c = { instancePath: i + "/openai~1description-action-oriented/1", schemaPath: "#/$defs/rules/properties/openai~1description-action-oriented/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [c] : e.push(c), t++;
                }
                if (r.dialects !== void 0) {
                  let n = r.dialects;
                  if (Array.isArray(n)) {
                    const c = n.length;
                    for (let A = 0; A < c; A++) {
                      let H = n[A];
                      if (!(H === "seed" || H === "openai" || H === "mcp-apps")) {
                        const U = { instancePath: i + "/openai~1description-action-oriented/1/dialects/" + A, schemaPath: "#/$defs/rules/properties/openai~1description-action-oriented/then/prefixItems/1/properties/dialects/items/enum", keyword: "enum", params: { allowedValues: L.properties["openai/description-action-oriented"].then.prefixItems[1].properties.dialects.items.enum }, message: "must be equal to one of the allowed values" };
                        e === null ? e = [U] : e.push(U), t++;
                      }
                    }
                    let S = n.length, M;
                    if (S > 1) {
                      e: for (; S--; ) for (M = S; M--; ) if (Y(n[S], n[M])) {
                        const A = { instancePath: i + "/openai~1description-action-oriented/1/dialects", schemaPath: "#/$defs/rules/properties/openai~1description-action-oriented/then/prefixItems/1/properties/dialects/uniqueItems", keyword: "uniqueItems", params: { i: S, j: M }, message: "must NOT have duplicate items (items ## " + M + " and " + S + " are identical)" };
                        e === null ? e = [A] : e.push(A), t++;
                        break e;
                      }
                    }
                  } else {
                    const c = { instancePath: i + "/openai~1description-action-oriented/1/dialects", schemaPath: "#/$defs/rules/properties/openai~1description-action-oriented/then/prefixItems/1/properties/dialects/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    e === null ? e = [c] : e.push(c), t++;
                  }
                }
              } else {
                const n = { instancePath: i + "/openai~1description-action-oriented/1", schemaPath: "#/$defs/rules/properties/openai~1description-action-oriented/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const w = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/$defs/rules/properties/openai~1description-action-oriented/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [w] : e.push(w), t++;
          }
          var D = o === t;
          v = D, v && X !== true && (X = X > 2 ? X : 2);
        }
        if (!v) {
          const o = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/$defs/rules/properties/openai~1description-action-oriented/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
      if (s["openai/read-only-hint"] !== void 0) {
        let p = s["openai/read-only-hint"];
        if (!b(p, { instancePath: i + "/openai~1read-only-hint", parentData: s, parentDataProperty: "openai/read-only-hint", rootData: g, dynamicAnchors: k })) e = P(e, b.errors), t = e.length;
        else var j = b.evaluated.items;
        const u = t;
        let v = true;
        const x = t;
        if (t === x) if (Array.isArray(p)) {
          if (p.length < 2) {
            const o = {};
            e === null ? e = [o] : e.push(o), t++;
          }
        } else {
          const o = {};
          e === null ? e = [o] : e.push(o), t++;
        }
        var R = x === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), R) {
          const o = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const r = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/$defs/rules/properties/openai~1read-only-hint/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length < 2) {
              const r = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/$defs/rules/properties/openai~1read-only-hint/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length > 1) {
              let r = p[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const n in r) if (n !== "dialects") {
                  const c = { instancePath: i + "/openai~1read-only-hint/1", schemaPath: "#/$defs/rules/properties/openai~1read-only-hint/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [c] : e.push(c), t++;
                }
                if (r.dialects !== void 0) {
                  let n = r.dialects;
                  if (Array.isArray(n)) {
                    const c = n.length;
                    for (let A = 0; A < c; A++) {
                      let H = n[A];
                      if (!(H === "seed" || H === "openai" || H === "mcp-apps")) {
                        const U = { instancePath: i + "/openai~1read-only-hint/1/dialects/" + A, schemaPath: "#/$defs/rules/properties/openai~1read-only-hint/then/prefixItems/1/properties/dialects/items/enum", keyword: "enum", params: { allowedValues: L.properties["openai/read-only-hint"].then.prefixItems[1].properties.dialects.items.enum }, message: "must be equal to one of the allowed values" };
                        e === null ? e = [U] : e.push(U), t++;
                      }
                    }
                    let S = n.length, M;
                    if (S > 1) {
                      e: for (; S--; ) for (M = S; M--; ) if (Y(n[S], n[M])) {
                        const A = { instancePath: i + "/openai~1read-only-hint/1/dialects", schemaPath: "#/$defs/rules/properties/openai~1read-only-hint/then/prefixItems/1/properties/dialects/uniqueItems", keyword: "uniqueItems", params: { i: S, j: M }, message: "must NOT have duplicate items (items ## " + M + " and " + S + " are identical)" };
                        e === null ? e = [A] : e.push(A), t++;
                        break e;
                      }
                    }
                  } else {
                    const c = { instancePath: i + "/openai~1read-only-hint/1/dialects", schemaPath: "#/$defs/rules/properties/openai~1read-only-hint/then/prefixItems/1/properties/dialects/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    e === null ? e = [c] : e.push(c), t++;
                  }
                }
              } else {
                const n = { instancePath: i + "/openai~1read-only-hint/1", schemaPath: "#/$defs/rules/properties/openai~1read-only-hint/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const w = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/$defs/rules/properties/openai~1read-only-hint/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [w] : e.push(w), t++;
          }
          var R = o === t;
          v = R, v && j !== true && (j = j > 2 ? j : 2);
        }
        if (!v) {
          const o = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/$defs/rules/properties/openai~1read-only-hint/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
      if (s["otc/flat-input-schema"] !== void 0) {
        let p = s["otc/flat-input-schema"];
        if (!b(p, { instancePath: i + "/otc~1flat-input-schema", parentData: s, parentDataProperty: "otc/flat-input-schema", rootData: g, dynamicAnchors: k })) e = P(e, b.errors), t = e.length;
        else var Z = b.evaluated.items;
        const u = t;
        let v = true;
        const x = t;
        if (t === x) if (Array.isArray(p)) {
          if (p.length < 2) {
            const o = {};
            e === null ? e = [o] : e.push(o), t++;
          }
        } else {
          const o = {};
          e === null ? e = [o] : e.push(o), t++;
        }
        var te = x === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), te) {
          const o = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const r = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/$defs/rules/properties/otc~1flat-input-schema/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length < 2) {
              const r = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/$defs/rules/properties/otc~1flat-input-schema/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length > 1) {
              let r = p[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const n in r) if (n !== "accept") {
                  const c = { instancePath: i + "/otc~1flat-input-schema/1", schemaPath: "#/$defs/rules/properties/otc~1flat-input-schema/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [c] : e.push(c), t++;
                }
                if (r.accept !== void 0 && typeof r.accept != "boolean") {
                  const n = { instancePath: i + "/otc~1flat-input-schema/1/accept", schemaPath: "#/$defs/rules/properties/otc~1flat-input-schema/then/prefixItems/1/properties/accept/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [n] : e.push(n), t++;
                }
              } else {
                const n = { instancePath: i + "/otc~1flat-input-schema/1", schemaPath: "#/$defs/rules/properties/otc~1flat-input-schema/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const w = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/$defs/rules/properties/otc~1flat-input-schema/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [w] : e.push(w), t++;
          }
          var te = o === t;
          v = te, v && Z !== true && (Z = Z > 2 ? Z : 2);
        }
        if (!v) {
          const o = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/$defs/rules/properties/otc~1flat-input-schema/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
      if (s["otc/oauth2-scopes"] !== void 0) {
        let p = s["otc/oauth2-scopes"];
        if (!b(p, { instancePath: i + "/otc~1oauth2-scopes", parentData: s, parentDataProperty: "otc/oauth2-scopes", rootData: g, dynamicAnchors: k })) e = P(e, b.errors), t = e.length;
        else var ee = b.evaluated.items;
        const u = t;
        let v = true;
        const x = t;
        if (t === x) if (Array.isArray(p)) {
          if (p.length < 2) {
            const o = {};
            e === null ? e = [o] : e.push(o), t++;
          }
        } else {
          const o = {};
          e === null ? e = [o] : e.push(o), t++;
        }
        var ie = x === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), ie) {
          const o = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const r = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/$defs/rules/properties/otc~1oauth2-scopes/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length < 2) {
              const r = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/$defs/rules/properties/otc~1oauth2-scopes/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (p.length > 1) {
              let r = p[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const n in r) if (n !== "allowNone") {
                  const c = { instancePath: i + "/otc~1oauth2-scopes/1", schemaPath: "#/$defs/rules/properties/otc~1oauth2-scopes/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [c] : e.push(c), t++;
                }
                if (r.allowNone !== void 0 && typeof r.allowNone != "boolean") {
                  const n = { instancePath: i + "/otc~1oauth2-scopes/1/allowNone", schemaPath: "#/$defs/rules/properties/otc~1oauth2-scopes/then/prefixItems/1/properties/allowNone/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [n] : e.push(n), t++;
                }
              } else {
                const n = { instancePath: i + "/otc~1oauth2-scopes/1", schemaPath: "#/$defs/rules/properties/otc~1oauth2-scopes/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const w = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/$defs/rules/properties/otc~1oauth2-scopes/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [w] : e.push(w), t++;
          }
          var ie = o === t;
          v = ie, v && ee !== true && (ee = ee > 2 ? ee : 2);
        }
        if (!v) {
          const o = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/$defs/rules/properties/otc~1oauth2-scopes/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
      s["common/*"] !== void 0 && ($(s["common/*"], { instancePath: i + "/common~1*", parentData: s, parentDataProperty: "common/*", rootData: g, dynamicAnchors: k }) || (e = P(e, $.errors), t = e.length)), s["clients/*"] !== void 0 && ($(s["clients/*"], { instancePath: i + "/clients~1*", parentData: s, parentDataProperty: "clients/*", rootData: g, dynamicAnchors: k }) || (e = P(e, $.errors), t = e.length)), s["live/*"] !== void 0 && ($(s["live/*"], { instancePath: i + "/live~1*", parentData: s, parentDataProperty: "live/*", rootData: g, dynamicAnchors: k }) || (e = P(e, $.errors), t = e.length)), s["python/*"] !== void 0 && ($(s["python/*"], { instancePath: i + "/python~1*", parentData: s, parentDataProperty: "python/*", rootData: g, dynamicAnchors: k }) || (e = P(e, $.errors), t = e.length)), s["otc/*"] !== void 0 && ($(s["otc/*"], { instancePath: i + "/otc~1*", parentData: s, parentDataProperty: "otc/*", rootData: g, dynamicAnchors: k }) || (e = P(e, $.errors), t = e.length)), s["shinkai/*"] !== void 0 && ($(s["shinkai/*"], { instancePath: i + "/shinkai~1*", parentData: s, parentDataProperty: "shinkai/*", rootData: g, dynamicAnchors: k }) || (e = P(e, $.errors), t = e.length)), s["gloodata/*"] !== void 0 && ($(s["gloodata/*"], { instancePath: i + "/gloodata~1*", parentData: s, parentDataProperty: "gloodata/*", rootData: g, dynamicAnchors: k }) || (e = P(e, $.errors), t = e.length)), s["openai/*"] !== void 0 && ($(s["openai/*"], { instancePath: i + "/openai~1*", parentData: s, parentDataProperty: "openai/*", rootData: g, dynamicAnchors: k }) || (e = P(e, $.errors), t = e.length)), s["mcp/*"] !== void 0 && ($(s["mcp/*"], { instancePath: i + "/mcp~1*", parentData: s, parentDataProperty: "mcp/*", rootData: g, dynamicAnchors: k }) || (e = P(e, $.errors), t = e.length)), s["server-json/*"] !== void 0 && ($(s["server-json/*"], { instancePath: i + "/server-json~1*", parentData: s, parentDataProperty: "server-json/*", rootData: g, dynamicAnchors: k }) || (e = P(e, $.errors), t = e.length)), s["client-config/*"] !== void 0 && ($(s["client-config/*"], { instancePath: i + "/client-config~1*", parentData: s, parentDataProperty: "client-config/*", rootData: g, dynamicAnchors: k }) || (e = P(e, $.errors), t = e.length)), s["mcpb/*"] !== void 0 && ($(s["mcpb/*"], { instancePath: i + "/mcpb~1*", parentData: s, parentDataProperty: "mcpb/*", rootData: g, dynamicAnchors: k }) || (e = P(e, $.errors), t = e.length)), s["diff/*"] !== void 0 && ($(s["diff/*"], { instancePath: i + "/diff~1*", parentData: s, parentDataProperty: "diff/*", rootData: g, dynamicAnchors: k }) || (e = P(e, $.errors), t = e.length));
      for (const p in s) se.test(p) && (b(s[p], { instancePath: i + "/" + p.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: p, rootData: g, dynamicAnchors: k }) || (e = P(e, b.errors), t = e.length));
      for (const p in s) re.test(p) && ($(s[p], { instancePath: i + "/" + p.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: p, rootData: g, dynamicAnchors: k }) || (e = P(e, $.errors), t = e.length));
    } else {
      const p = { instancePath: i, schemaPath: "#/$defs/rules/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [p] : e.push(p), t++;
    }
    return V.errors = e, t === 0;
  }
  V.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  const ce = { type: "array", items: { type: "string", minLength: 1 } };
  function _(s, { instancePath: i = "", parentData: C, parentDataProperty: G, rootData: g = s, dynamicAnchors: k = {} } = {}) {
    let e = null, t = 0;
    const I = _.evaluated;
    if (I.dynamicProps && (I.props = void 0), I.dynamicItems && (I.items = void 0), Array.isArray(s)) {
      const m = s.length;
      for (let a = 0; a < m; a++) {
        let l = s[a];
        if (typeof l == "string") {
          if (E(l) < 1) {
            const d = { instancePath: i + "/" + a, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            e === null ? e = [d] : e.push(d), t++;
          }
        } else {
          const d = { instancePath: i + "/" + a, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [d] : e.push(d), t++;
        }
      }
    } else {
      const m = { instancePath: i, schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      e === null ? e = [m] : e.push(m), t++;
    }
    return _.errors = e, t === 0;
  }
  _.evaluated = { items: true, dynamicProps: false, dynamicItems: false };
  function B(s, { instancePath: i = "", parentData: C, parentDataProperty: G, rootData: g = s, dynamicAnchors: k = {} } = {}) {
    let e = null, t = 0;
    const I = B.evaluated;
    if (I.dynamicProps && (I.props = void 0), I.dynamicItems && (I.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      for (const m in s) if (!W.call(z.properties, m)) {
        const a = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: m }, message: "must NOT have additional properties" };
        e === null ? e = [a] : e.push(a), t++;
      }
      if (s.$schema !== void 0 && typeof s.$schema != "string") {
        const m = { instancePath: i + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [m] : e.push(m), t++;
      }
      if (s.root !== void 0 && typeof s.root != "boolean") {
        const m = { instancePath: i + "/root", schemaPath: "#/properties/root/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [m] : e.push(m), t++;
      }
      if (s.extends !== void 0) {
        let m = s.extends;
        if (Array.isArray(m)) {
          const a = m.length;
          for (let l = 0; l < a; l++) {
            let d = m[l];
            if (typeof d == "string") {
              if (E(d) < 1) {
                const f = { instancePath: i + "/extends/" + l, schemaPath: "#/properties/extends/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [f] : e.push(f), t++;
              }
            } else {
              const f = { instancePath: i + "/extends/" + l, schemaPath: "#/properties/extends/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [f] : e.push(f), t++;
            }
          }
        } else {
          const a = { instancePath: i + "/extends", schemaPath: "#/properties/extends/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [a] : e.push(a), t++;
        }
      }
      if (s.cache !== void 0 && typeof s.cache != "boolean") {
        const m = { instancePath: i + "/cache", schemaPath: "#/properties/cache/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [m] : e.push(m), t++;
      }
      if (s.rules !== void 0 && (V(s.rules, { instancePath: i + "/rules", parentData: s, parentDataProperty: "rules", rootData: g, dynamicAnchors: k }) || (e = P(e, V.errors), t = e.length)), s.files !== void 0 && (_(s.files, { instancePath: i + "/files", parentData: s, parentDataProperty: "files", rootData: g, dynamicAnchors: k }) || (e = P(e, _.errors), t = e.length)), s.ignore !== void 0 && (_(s.ignore, { instancePath: i + "/ignore", parentData: s, parentDataProperty: "ignore", rootData: g, dynamicAnchors: k }) || (e = P(e, _.errors), t = e.length)), s.overrides !== void 0) {
        let m = s.overrides;
        if (Array.isArray(m)) {
          const a = m.length;
          for (let l = 0; l < a; l++) {
            let d = m[l];
            if (d && typeof d == "object" && !Array.isArray(d)) {
              if (d.files === void 0) {
                const f = { instancePath: i + "/overrides/" + l, schemaPath: "#/properties/overrides/items/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
                e === null ? e = [f] : e.push(f), t++;
              }
              for (const f in d) if (!(f === "files" || f === "ignore" || f === "rules")) {
                const y = { instancePath: i + "/overrides/" + l, schemaPath: "#/properties/overrides/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: f }, message: "must NOT have additional properties" };
                e === null ? e = [y] : e.push(y), t++;
              }
              d.files !== void 0 && (_(d.files, { instancePath: i + "/overrides/" + l + "/files", parentData: d, parentDataProperty: "files", rootData: g, dynamicAnchors: k }) || (e = P(e, _.errors), t = e.length)), d.ignore !== void 0 && (_(d.ignore, { instancePath: i + "/overrides/" + l + "/ignore", parentData: d, parentDataProperty: "ignore", rootData: g, dynamicAnchors: k }) || (e = P(e, _.errors), t = e.length)), d.rules !== void 0 && (V(d.rules, { instancePath: i + "/overrides/" + l + "/rules", parentData: d, parentDataProperty: "rules", rootData: g, dynamicAnchors: k }) || (e = P(e, V.errors), t = e.length));
            } else {
              const f = { instancePath: i + "/overrides/" + l, schemaPath: "#/properties/overrides/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [f] : e.push(f), t++;
            }
          }
        } else {
          const a = { instancePath: i + "/overrides", schemaPath: "#/properties/overrides/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [a] : e.push(a), t++;
        }
      }
      if (s.formats !== void 0) {
        let m = s.formats;
        if (m && typeof m == "object" && !Array.isArray(m)) for (const a in m) {
          let l = m[a];
          if (typeof l != "string") {
            const d = { instancePath: i + "/formats/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/formats/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [d] : e.push(d), t++;
          }
          if (!(l === "otc" || l === "shinkai" || l === "gloodata" || l === "openai" || l === "mcp" || l === "server-json" || l === "client-config" || l === "mcpb")) {
            const d = { instancePath: i + "/formats/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/formats/additionalProperties/enum", keyword: "enum", params: { allowedValues: z.properties.formats.additionalProperties.enum }, message: "must be equal to one of the allowed values" };
            e === null ? e = [d] : e.push(d), t++;
          }
        }
        else {
          const a = { instancePath: i + "/formats", schemaPath: "#/properties/formats/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [a] : e.push(a), t++;
        }
      }
      if (s.servers !== void 0) {
        let m = s.servers;
        if (m && typeof m == "object" && !Array.isArray(m)) for (const a in m) _(m[a], { instancePath: i + "/servers/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: m, parentDataProperty: a, rootData: g, dynamicAnchors: k }) || (e = P(e, _.errors), t = e.length);
        else {
          const a = { instancePath: i + "/servers", schemaPath: "#/properties/servers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [a] : e.push(a), t++;
        }
      }
      if (s.dialect !== void 0) {
        let m = s.dialect;
        if (m && typeof m == "object" && !Array.isArray(m)) {
          for (const a in m) if (a !== "openai") {
            const l = { instancePath: i + "/dialect", schemaPath: "#/properties/dialect/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
            e === null ? e = [l] : e.push(l), t++;
          }
          if (m.openai !== void 0) {
            let a = m.openai;
            if (typeof a != "string") {
              const l = { instancePath: i + "/dialect/openai", schemaPath: "#/properties/dialect/properties/openai/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [l] : e.push(l), t++;
            }
            if (!(a === "auto" || a === "seed" || a === "openai" || a === "mcp-apps")) {
              const l = { instancePath: i + "/dialect/openai", schemaPath: "#/properties/dialect/properties/openai/enum", keyword: "enum", params: { allowedValues: z.properties.dialect.properties.openai.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [l] : e.push(l), t++;
            }
          }
        } else {
          const a = { instancePath: i + "/dialect", schemaPath: "#/properties/dialect/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [a] : e.push(a), t++;
        }
      }
      if (s.clients !== void 0) {
        let m = s.clients;
        if (Array.isArray(m)) {
          const a = m.length;
          for (let l = 0; l < a; l++) {
            let d = m[l];
            if (typeof d != "string") {
              const f = { instancePath: i + "/clients/" + l, schemaPath: "#/properties/clients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [f] : e.push(f), t++;
            }
            if (!(d === "claude" || d === "openai" || d === "gemini" || d === "gemini-cli" || d === "vscode" || d === "copilot-cli" || d === "cursor" || d === "amazon-q" || d === "kimi" || d === "langchain" || d === "codex" || d === "zed" || d === "bedrock")) {
              const f = { instancePath: i + "/clients/" + l, schemaPath: "#/properties/clients/items/enum", keyword: "enum", params: { allowedValues: z.properties.clients.items.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [f] : e.push(f), t++;
            }
          }
        } else {
          const a = { instancePath: i + "/clients", schemaPath: "#/properties/clients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [a] : e.push(a), t++;
        }
      }
      if (s.comments !== void 0 && typeof s.comments != "boolean") {
        const m = { instancePath: i + "/comments", schemaPath: "#/properties/comments/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [m] : e.push(m), t++;
      }
      if (s.limits !== void 0) {
        let m = s.limits;
        if (m && typeof m == "object" && !Array.isArray(m)) {
          for (const a in m) if (!(a === "fileSize" || a === "depth" || a === "aliases" || a === "findingsPerFile" || a === "findings")) {
            const l = { instancePath: i + "/limits", schemaPath: "#/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
            e === null ? e = [l] : e.push(l), t++;
          }
          if (m.fileSize !== void 0) {
            let a = m.fileSize;
            if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
              const l = { instancePath: i + "/limits/fileSize", schemaPath: "#/properties/limits/properties/fileSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [l] : e.push(l), t++;
            }
            if (typeof a == "number" && isFinite(a)) {
              if (a > 268435456 || isNaN(a)) {
                const l = { instancePath: i + "/limits/fileSize", schemaPath: "#/properties/limits/properties/fileSize/maximum", keyword: "maximum", params: { comparison: "<=", limit: 268435456 }, message: "must be <= 268435456" };
                e === null ? e = [l] : e.push(l), t++;
              }
              if (a < 1 || isNaN(a)) {
                const l = { instancePath: i + "/limits/fileSize", schemaPath: "#/properties/limits/properties/fileSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [l] : e.push(l), t++;
              }
            }
          }
          if (m.depth !== void 0) {
            let a = m.depth;
            if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
              const l = { instancePath: i + "/limits/depth", schemaPath: "#/properties/limits/properties/depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [l] : e.push(l), t++;
            }
            if (typeof a == "number" && isFinite(a)) {
              if (a > 1e3 || isNaN(a)) {
                const l = { instancePath: i + "/limits/depth", schemaPath: "#/properties/limits/properties/depth/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
                e === null ? e = [l] : e.push(l), t++;
              }
              if (a < 1 || isNaN(a)) {
                const l = { instancePath: i + "/limits/depth", schemaPath: "#/properties/limits/properties/depth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [l] : e.push(l), t++;
              }
            }
          }
          if (m.aliases !== void 0) {
            let a = m.aliases;
            if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
              const l = { instancePath: i + "/limits/aliases", schemaPath: "#/properties/limits/properties/aliases/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [l] : e.push(l), t++;
            }
            if (typeof a == "number" && isFinite(a)) {
              if (a > 5e6 || isNaN(a)) {
                const l = { instancePath: i + "/limits/aliases", schemaPath: "#/properties/limits/properties/aliases/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e6 }, message: "must be <= 5000000" };
                e === null ? e = [l] : e.push(l), t++;
              }
              if (a < 1 || isNaN(a)) {
                const l = { instancePath: i + "/limits/aliases", schemaPath: "#/properties/limits/properties/aliases/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [l] : e.push(l), t++;
              }
            }
          }
          if (m.findingsPerFile !== void 0) {
            let a = m.findingsPerFile;
            if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
              const l = { instancePath: i + "/limits/findingsPerFile", schemaPath: "#/properties/limits/properties/findingsPerFile/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [l] : e.push(l), t++;
            }
            if (typeof a == "number" && isFinite(a)) {
              if (a > 1e6 || isNaN(a)) {
                const l = { instancePath: i + "/limits/findingsPerFile", schemaPath: "#/properties/limits/properties/findingsPerFile/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                e === null ? e = [l] : e.push(l), t++;
              }
              if (a < 1 || isNaN(a)) {
                const l = { instancePath: i + "/limits/findingsPerFile", schemaPath: "#/properties/limits/properties/findingsPerFile/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [l] : e.push(l), t++;
              }
            }
          }
          if (m.findings !== void 0) {
            let a = m.findings;
            if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
              const l = { instancePath: i + "/limits/findings", schemaPath: "#/properties/limits/properties/findings/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [l] : e.push(l), t++;
            }
            if (typeof a == "number" && isFinite(a)) {
              if (a > 1e6 || isNaN(a)) {
                const l = { instancePath: i + "/limits/findings", schemaPath: "#/properties/limits/properties/findings/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                e === null ? e = [l] : e.push(l), t++;
              }
              if (a < 1 || isNaN(a)) {
                const l = { instancePath: i + "/limits/findings", schemaPath: "#/properties/limits/properties/findings/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [l] : e.push(l), t++;
              }
            }
          }
        } else {
          const a = { instancePath: i + "/limits", schemaPath: "#/properties/limits/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [a] : e.push(a), t++;
        }
      }
      if (s.diff !== void 0) {
        let m = s.diff;
        if (m && typeof m == "object" && !Array.isArray(m)) {
          for (const a in m) if (a !== "accept") {
            const l = { instancePath: i + "/diff", schemaPath: "#/properties/diff/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
            e === null ? e = [l] : e.push(l), t++;
          }
          if (m.accept !== void 0) {
            let a = m.accept;
            if (Array.isArray(a)) {
              const l = a.length;
              for (let d = 0; d < l; d++) {
                let f = a[d];
                if (f && typeof f == "object" && !Array.isArray(f)) {
                  if (f.rule === void 0) {
                    const y = { instancePath: i + "/diff/accept/" + d, schemaPath: "#/properties/diff/properties/accept/items/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
                    e === null ? e = [y] : e.push(y), t++;
                  }
                  if (f.tool === void 0) {
                    const y = { instancePath: i + "/diff/accept/" + d, schemaPath: "#/properties/diff/properties/accept/items/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'" };
                    e === null ? e = [y] : e.push(y), t++;
                  }
                  if (f.reason === void 0) {
                    const y = { instancePath: i + "/diff/accept/" + d, schemaPath: "#/properties/diff/properties/accept/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                    e === null ? e = [y] : e.push(y), t++;
                  }
                  for (const y in f) if (!(y === "rule" || y === "tool" || y === "until" || y === "reason")) {
                    const h = { instancePath: i + "/diff/accept/" + d, schemaPath: "#/properties/diff/properties/accept/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: y }, message: "must NOT have additional properties" };
                    e === null ? e = [h] : e.push(h), t++;
                  }
                  if (f.rule !== void 0) {
                    let y = f.rule;
                    if (typeof y == "string") {
                      if (E(y) < 1) {
                        const h = { instancePath: i + "/diff/accept/" + d + "/rule", schemaPath: "#/properties/diff/properties/accept/items/properties/rule/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        e === null ? e = [h] : e.push(h), t++;
                      }
                    } else {
                      const h = { instancePath: i + "/diff/accept/" + d + "/rule", schemaPath: "#/properties/diff/properties/accept/items/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [h] : e.push(h), t++;
                    }
                  }
                  if (f.tool !== void 0) {
                    let y = f.tool;
                    if (typeof y == "string") {
                      if (E(y) < 1) {
                        const h = { instancePath: i + "/diff/accept/" + d + "/tool", schemaPath: "#/properties/diff/properties/accept/items/properties/tool/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        e === null ? e = [h] : e.push(h), t++;
                      }
                    } else {
                      const h = { instancePath: i + "/diff/accept/" + d + "/tool", schemaPath: "#/properties/diff/properties/accept/items/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [h] : e.push(h), t++;
                    }
                  }
                  if (f.until !== void 0) {
                    let y = f.until;
                    if (typeof y == "string") {
                      if (E(y) < 1) {
                        const h = { instancePath: i + "/diff/accept/" + d + "/until", schemaPath: "#/properties/diff/properties/accept/items/properties/until/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        e === null ? e = [h] : e.push(h), t++;
                      }
                    } else {
                      const h = { instancePath: i + "/diff/accept/" + d + "/until", schemaPath: "#/properties/diff/properties/accept/items/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [h] : e.push(h), t++;
                    }
                  }
                  if (f.reason !== void 0) {
                    let y = f.reason;
                    if (typeof y == "string") {
                      if (E(y) < 1) {
                        const h = { instancePath: i + "/diff/accept/" + d + "/reason", schemaPath: "#/properties/diff/properties/accept/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        e === null ? e = [h] : e.push(h), t++;
                      }
                    } else {
                      const h = { instancePath: i + "/diff/accept/" + d + "/reason", schemaPath: "#/properties/diff/properties/accept/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [h] : e.push(h), t++;
                    }
                  }
                } else {
                  const y = { instancePath: i + "/diff/accept/" + d, schemaPath: "#/properties/diff/properties/accept/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [y] : e.push(y), t++;
                }
              }
            } else {
              const l = { instancePath: i + "/diff/accept", schemaPath: "#/properties/diff/properties/accept/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [l] : e.push(l), t++;
            }
          }
        } else {
          const a = { instancePath: i + "/diff", schemaPath: "#/properties/diff/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [a] : e.push(a), t++;
        }
      }
      if (s.plugins !== void 0) {
        let m = s.plugins;
        if (Array.isArray(m)) {
          const a = m.length;
          for (let l = 0; l < a; l++) {
            let d = m[l];
            if (typeof d == "string") {
              if (E(d) < 1) {
                const f = { instancePath: i + "/plugins/" + l, schemaPath: "#/properties/plugins/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [f] : e.push(f), t++;
              }
            } else {
              const f = { instancePath: i + "/plugins/" + l, schemaPath: "#/properties/plugins/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [f] : e.push(f), t++;
            }
          }
        } else {
          const a = { instancePath: i + "/plugins", schemaPath: "#/properties/plugins/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [a] : e.push(a), t++;
        }
      }
    } else {
      const m = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [m] : e.push(m), t++;
    }
    return B.errors = e, t === 0;
  }
  return B.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, B;
});
export {
  he as validate
};
