(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { require_equal } = require("./chunk-56BJVLCN.cjs");
const { require_ucs2length } = require("./chunk-JRCGFX7A.cjs");
const { __toESM } = require("./chunk-SJLQLGW2.cjs");

// src/workspace/validate-config.mjs?aside
var import_equal = __toESM(require_equal(), 1);
var import_ucs2length = __toESM(require_ucs2length(), 1);
function Z(M) {
  let L;
  const V = (F) => {
    L ??= M();
    const K = L(F);
    return V.errors = L.errors, K;
  };
  return V;
}
function O(M, L) {
  if (M === null) return L;
  for (const V of L) M.push(V);
  return M;
}
var re = Z(() => {
  const M = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://toolint.dev/schemas/config.schema.json", title: "toolint config", description: "Which files toolint looks at, which rules hold for them, and what it may read.", type: "object", additionalProperties: false, properties: { $schema: { type: "string", description: "The JSON Schema of this file, for editors." }, root: { type: "boolean", description: "Look for no further config in the folders above this one." }, extends: { description: "What this config builds on: a preset (spec, recommended or strict), a config file, or a package that is one.", type: "array", items: { type: "string", minLength: 1 } }, rules: { $ref: "#/$defs/rules", description: 'Rules by id: "error", "warning", "info" or "off", or ["warning", { options }].' }, files: { $ref: "#/$defs/globs", description: "Which files to look at, instead of all. Files that are named on the command line always are." }, ignore: { $ref: "#/$defs/globs", description: "Files and folders to leave out, written as in .gitignore; braces may be used." }, overrides: { type: "array", description: "Other settings for some of the files.", items: { type: "object", additionalProperties: false, required: ["files"], properties: { files: { $ref: "#/$defs/globs", description: "The files that these settings are for." }, ignore: { $ref: "#/$defs/globs", description: "Those among them that they are not for." }, rules: { $ref: "#/$defs/rules", description: "What they are set to there." } } } }, formats: { type: "object", description: 'The format of files that are not recognised by what they hold: {"**/tool.meta.json": "shinkai"}.', additionalProperties: { type: "string", enum: ["shinkai", "otc", "gloodata", "openai", "mcp"] } }, servers: { type: "object", description: 'The tool servers that files belong to: {"math": ["tools/math/**"]}. Ids are unique in a server.', additionalProperties: { $ref: "#/$defs/globs" } }, dialect: { type: "object", description: "Which dialect of a format to judge by, where it has several.", additionalProperties: false, properties: { openai: { type: "string", enum: ["auto", "seed", "openai", "mcp-apps"], default: "auto", description: "The dialect of OpenAI metadata; `auto` tells it by the keys of each tool." } } }, comments: { type: "boolean", description: "Allow comments and trailing commas in .json files, as in .jsonc files.", default: false }, limits: { type: "object", description: "How much is read and told. A file beyond a limit fails the run; findings beyond one are only counted.", additionalProperties: false, properties: { fileSize: { type: "integer", description: "The bytes of a file.", minimum: 1, maximum: 268435456, default: 10485760 }, depth: { type: "integer", description: "How many levels deep a manifest may be nested.", minimum: 1, maximum: 1e3, default: 500 }, aliases: { type: "integer", description: "How many values the aliases of a YAML file may stand for.", minimum: 1, maximum: 5e6, default: 1e5 }, findingsPerFile: { type: "integer", description: "The findings of a file that are told, the gravest.", minimum: 1, maximum: 1e6, default: 1e4 }, findings: { type: "integer", description: "The findings of a whole run that are told, the gravest.", minimum: 1, maximum: 1e6, default: 1e5 } } }, plugins: { type: "array", description: "Modules with rules of one's own: paths that start with `./`, or packages.", items: { type: "string", minLength: 1 } } }, $defs: { globs: { type: "array", items: { type: "string", minLength: 1 } }, severity: { type: "string", enum: ["error", "warning", "info", "off"] }, bareSetting: { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { $ref: "#/$defs/severity" } }, setting: { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", if: { maxItems: 1 }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }, { type: "object" }], minItems: 2, maxItems: 2 } }, else: { $ref: "#/$defs/severity" } }, rules: { type: "object", additionalProperties: false, properties: { "common/description-length": { description: "A description is so short or so long that models handle it badly", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { toolMin: { type: "integer", minimum: 0, description: "The fewest characters that the description of a tool should have" }, toolMax: { type: "integer", minimum: 1, description: "The most characters for the description of a tool" }, parameterMax: { type: "integer", minimum: 1, description: "The most characters for the description of a parameter" } } }], minItems: 2, maxItems: 2 } }, "common/parameter-description": { description: "A parameter has no description", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { null: { enum: ["accept", "report"], description: "What to make of a description that is null, which Gloodata writes where the author gave none" } } }], minItems: 2, maxItems: 2 } }, "mcp/name-format": { description: "A tool name that not every client can call", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { names: { enum: ["specification", "every-client"], description: "Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most" } } }], minItems: 2, maxItems: 2 } }, "openai/description-action-oriented": { description: 'A description does not start with "Use this when\u2026"', $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are asked for it" } } }], minItems: 2, maxItems: 2 } }, "openai/read-only-hint": { description: "A tool that by its name only reads is not said to be read-only", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are asked for it" } } }], minItems: 2, maxItems: 2 } }, "otc/flat-input-schema": { description: "input_schema is itself the JSON Schema, without parameters around it", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { accept: { type: "boolean", description: "Takes the flat form too, which many servers write" } } }], minItems: 2, maxItems: 2 } }, "otc/oauth2-scopes": { description: "oauth2 without scopes, or with an empty scope, several in one string or the same one twice", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { allowNone: { type: "boolean", description: "Takes an empty list: there are providers that have no scopes" } } }], minItems: 2, maxItems: 2 } } }, patternProperties: { "^(?!(?:common|shinkai|otc|gloodata|openai|mcp)/)[^/]+/": { $ref: "#/$defs/setting" }, "^(?:common/array-without-items|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-description|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-schema-keyword|common/unused-directive|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|mcp/annotation-conflict|mcp/annotation-type|mcp/description-missing|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/misspelt-field|mcp/read-only-name|mcp/required-field|mcp/structured-content|mcp/unknown-field|mcp/zod-expected|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/template-registered|openai/ui-initialize|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format)$": { $ref: "#/$defs/bareSetting" } } } } }, L = { type: "array", items: { type: "string", minLength: 1 } }, V = Object.prototype.hasOwnProperty, F = import_ucs2length.default.default, K = { type: "object", additionalProperties: false, properties: { "common/description-length": { description: "A description is so short or so long that models handle it badly", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { toolMin: { type: "integer", minimum: 0, description: "The fewest characters that the description of a tool should have" }, toolMax: { type: "integer", minimum: 1, description: "The most characters for the description of a tool" }, parameterMax: { type: "integer", minimum: 1, description: "The most characters for the description of a parameter" } } }], minItems: 2, maxItems: 2 } }, "common/parameter-description": { description: "A parameter has no description", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { null: { enum: ["accept", "report"], description: "What to make of a description that is null, which Gloodata writes where the author gave none" } } }], minItems: 2, maxItems: 2 } }, "mcp/name-format": { description: "A tool name that not every client can call", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { names: { enum: ["specification", "every-client"], description: "Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most" } } }], minItems: 2, maxItems: 2 } }, "openai/description-action-oriented": { description: 'A description does not start with "Use this when\u2026"', $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are asked for it" } } }], minItems: 2, maxItems: 2 } }, "openai/read-only-hint": { description: "A tool that by its name only reads is not said to be read-only", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are asked for it" } } }], minItems: 2, maxItems: 2 } }, "otc/flat-input-schema": { description: "input_schema is itself the JSON Schema, without parameters around it", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { accept: { type: "boolean", description: "Takes the flat form too, which many servers write" } } }], minItems: 2, maxItems: 2 } }, "otc/oauth2-scopes": { description: "oauth2 without scopes, or with an empty scope, several in one string or the same one twice", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { allowNone: { type: "boolean", description: "Takes an empty list: there are providers that have no scopes" } } }], minItems: 2, maxItems: 2 } } }, patternProperties: { "^(?!(?:common|shinkai|otc|gloodata|openai|mcp)/)[^/]+/": { $ref: "#/$defs/setting" }, "^(?:common/array-without-items|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-description|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-schema-keyword|common/unused-directive|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|mcp/annotation-conflict|mcp/annotation-type|mcp/description-missing|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/misspelt-field|mcp/read-only-name|mcp/required-field|mcp/structured-content|mcp/unknown-field|mcp/zod-expected|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/template-registered|openai/ui-initialize|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format)$": { $ref: "#/$defs/bareSetting" } } }, U = new RegExp("^(?!(?:common|shinkai|otc|gloodata|openai|mcp)/)[^/]+/", "u"), Y = new RegExp("^(?:common/array-without-items|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-description|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-schema-keyword|common/unused-directive|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|mcp/annotation-conflict|mcp/annotation-type|mcp/description-missing|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/misspelt-field|mcp/read-only-name|mcp/required-field|mcp/structured-content|mcp/unknown-field|mcp/zod-expected|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/template-registered|openai/ui-initialize|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format)$", "u"), ee = { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", if: { maxItems: 1 }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }, { type: "object" }], minItems: 2, maxItems: 2 } }, else: { $ref: "#/$defs/severity" } }, W = { type: "string", enum: ["error", "warning", "info", "off"] };
  function P(a, { instancePath: i = "", parentData: R, parentDataProperty: G, rootData: j = a, dynamicAnchors: N = {} } = {}) {
    let e = null, t = 0;
    const x = P.evaluated;
    x.dynamicProps && (x.props = void 0), x.dynamicItems && (x.items = void 0);
    const m = t;
    let s = true;
    const r = t;
    if (!Array.isArray(a)) {
      const I = {};
      e === null ? e = [I] : e.push(I), t++;
    }
    var h = r === t;
    t = m, e !== null && (m ? e.length = m : e = null);
    let c;
    if (h) {
      const I = t;
      if (!Array.isArray(a)) {
        const $ = { instancePath: i, schemaPath: "#/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        e === null ? e = [$] : e.push($), t++;
      }
      const k = t;
      let b = true;
      const T = t;
      if (Array.isArray(a) && a.length > 1) {
        const $ = {};
        e === null ? e = [$] : e.push($), t++;
      }
      var w = T === t;
      t = k, e !== null && (k ? e.length = k : e = null);
      let D;
      if (w) {
        const $ = t;
        if (Array.isArray(a)) {
          if (a.length > 1) {
            const d = { instancePath: i, schemaPath: "#/then/then/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
            e === null ? e = [d] : e.push(d), t++;
          }
          if (a.length < 1) {
            const d = { instancePath: i, schemaPath: "#/then/then/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            e === null ? e = [d] : e.push(d), t++;
          }
          if (a.length > 0) {
            let d = a[0];
            if (typeof d != "string") {
              const g = { instancePath: i + "/0", schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [g] : e.push(g), t++;
            }
            if (!(d === "error" || d === "warning" || d === "info" || d === "off")) {
              const g = { instancePath: i + "/0", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: W.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [g] : e.push(g), t++;
            }
          }
        } else {
          const u = { instancePath: i, schemaPath: "#/then/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [u] : e.push(u), t++;
        }
        var w = $ === t;
        if (b = w, b) var y = 1;
        D = "then";
      } else {
        const $ = t;
        if (Array.isArray(a)) {
          if (a.length > 2) {
            const d = { instancePath: i, schemaPath: "#/then/else/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
            e === null ? e = [d] : e.push(d), t++;
          }
          if (a.length < 2) {
            const d = { instancePath: i, schemaPath: "#/then/else/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
            e === null ? e = [d] : e.push(d), t++;
          }
          const u = a.length;
          if (u > 0) {
            let d = a[0];
            if (typeof d != "string") {
              const g = { instancePath: i + "/0", schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [g] : e.push(g), t++;
            }
            if (!(d === "error" || d === "warning" || d === "info" || d === "off")) {
              const g = { instancePath: i + "/0", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: W.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [g] : e.push(g), t++;
            }
          }
          if (u > 1) {
            let d = a[1];
            if (!(d && typeof d == "object" && !Array.isArray(d))) {
              const g = { instancePath: i + "/1", schemaPath: "#/then/else/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [g] : e.push(g), t++;
            }
          }
        } else {
          const u = { instancePath: i, schemaPath: "#/then/else/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [u] : e.push(u), t++;
        }
        var w = $ === t;
        b = w, b && y !== true && (y = y > 2 ? y : 2), D = "else";
      }
      if (!b) {
        const $ = { instancePath: i, schemaPath: "#/then/if", keyword: "if", params: { failingKeyword: D }, message: 'must match "' + D + '" schema' };
        e === null ? e = [$] : e.push($), t++;
      }
      var h = I === t;
      s = h, c = "then";
    } else {
      const I = t;
      if (typeof a != "string") {
        const b = { instancePath: i, schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [b] : e.push(b), t++;
      }
      if (!(a === "error" || a === "warning" || a === "info" || a === "off")) {
        const b = { instancePath: i, schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: W.enum }, message: "must be equal to one of the allowed values" };
        e === null ? e = [b] : e.push(b), t++;
      }
      var h = I === t;
      s = h, c = "else";
    }
    if (!s) {
      const I = { instancePath: i, schemaPath: "#/if", keyword: "if", params: { failingKeyword: c }, message: 'must match "' + c + '" schema' };
      e === null ? e = [I] : e.push(I), t++;
    }
    return P.errors = e, x.items = y, t === 0;
  }
  P.evaluated = { dynamicProps: false, dynamicItems: true };
  const te = { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { $ref: "#/$defs/severity" } };
  function E(a, { instancePath: i = "", parentData: R, parentDataProperty: G, rootData: j = a, dynamicAnchors: N = {} } = {}) {
    let e = null, t = 0;
    const x = E.evaluated;
    x.dynamicProps && (x.props = void 0), x.dynamicItems && (x.items = void 0);
    const m = t;
    let s = true;
    const r = t;
    if (!Array.isArray(a)) {
      const y = {};
      e === null ? e = [y] : e.push(y), t++;
    }
    var h = r === t;
    t = m, e !== null && (m ? e.length = m : e = null);
    let c;
    if (h) {
      const y = t;
      if (Array.isArray(a)) {
        if (a.length > 1) {
          const b = { instancePath: i, schemaPath: "#/then/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
          e === null ? e = [b] : e.push(b), t++;
        }
        if (a.length < 1) {
          const b = { instancePath: i, schemaPath: "#/then/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          e === null ? e = [b] : e.push(b), t++;
        }
        if (a.length > 0) {
          let b = a[0];
          if (typeof b != "string") {
            const T = { instancePath: i + "/0", schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [T] : e.push(T), t++;
          }
          if (!(b === "error" || b === "warning" || b === "info" || b === "off")) {
            const T = { instancePath: i + "/0", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: W.enum }, message: "must be equal to one of the allowed values" };
            e === null ? e = [T] : e.push(T), t++;
          }
        }
      } else {
        const k = { instancePath: i, schemaPath: "#/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        e === null ? e = [k] : e.push(k), t++;
      }
      var h = y === t;
      if (s = h, s) var w = 1;
      c = "then";
    } else {
      const y = t;
      if (typeof a != "string") {
        const k = { instancePath: i, schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [k] : e.push(k), t++;
      }
      if (!(a === "error" || a === "warning" || a === "info" || a === "off")) {
        const k = { instancePath: i, schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: W.enum }, message: "must be equal to one of the allowed values" };
        e === null ? e = [k] : e.push(k), t++;
      }
      var h = y === t;
      s = h, c = "else";
    }
    if (!s) {
      const y = { instancePath: i, schemaPath: "#/if", keyword: "if", params: { failingKeyword: c }, message: 'must match "' + c + '" schema' };
      e === null ? e = [y] : e.push(y), t++;
    }
    return E.errors = e, x.items = w, t === 0;
  }
  E.evaluated = { dynamicProps: false, dynamicItems: true };
  const B = import_equal.default.default;
  function S(a, { instancePath: i = "", parentData: R, parentDataProperty: G, rootData: j = a, dynamicAnchors: N = {} } = {}) {
    let e = null, t = 0;
    const x = S.evaluated;
    if (x.dynamicProps && (x.props = void 0), x.dynamicItems && (x.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      for (const p in a) if (!(p === "common/description-length" || p === "common/parameter-description" || p === "mcp/name-format" || p === "openai/description-action-oriented" || p === "openai/read-only-hint" || p === "otc/flat-input-schema" || p === "otc/oauth2-scopes" || U.test(p) || Y.test(p))) {
        const u = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
        e === null ? e = [u] : e.push(u), t++;
      }
      if (a["common/description-length"] !== void 0) {
        let p = a["common/description-length"];
        if (!P(p, { instancePath: i + "/common~1description-length", parentData: a, parentDataProperty: "common/description-length", rootData: j, dynamicAnchors: N })) e = O(e, P.errors), t = e.length;
        else var m = P.evaluated.items;
        const u = t;
        let d = true;
        const g = t;
        if (t === g) if (Array.isArray(p)) {
          if (p.length < 2) {
            const l = {};
            e === null ? e = [l] : e.push(l), t++;
          }
        } else {
          const l = {};
          e === null ? e = [l] : e.push(l), t++;
        }
        var s = g === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), s) {
          const l = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const n = { instancePath: i + "/common~1description-length", schemaPath: "#/properties/common~1description-length/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (p.length < 2) {
              const n = { instancePath: i + "/common~1description-length", schemaPath: "#/properties/common~1description-length/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (p.length > 1) {
              let n = p[1];
              if (n && typeof n == "object" && !Array.isArray(n)) {
                for (const o in n) if (!(o === "toolMin" || o === "toolMax" || o === "parameterMax")) {
                  const f = { instancePath: i + "/common~1description-length/1", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (n.toolMin !== void 0) {
                  let o = n.toolMin;
                  if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                    const f = { instancePath: i + "/common~1description-length/1/toolMin", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMin/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                  if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                    const f = { instancePath: i + "/common~1description-length/1/toolMin", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMin/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
                if (n.toolMax !== void 0) {
                  let o = n.toolMax;
                  if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                    const f = { instancePath: i + "/common~1description-length/1/toolMax", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                  if (typeof o == "number" && isFinite(o) && (o < 1 || isNaN(o))) {
                    const f = { instancePath: i + "/common~1description-length/1/toolMax", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
                if (n.parameterMax !== void 0) {
                  let o = n.parameterMax;
                  if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                    const f = { instancePath: i + "/common~1description-length/1/parameterMax", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/parameterMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                  if (typeof o == "number" && isFinite(o) && (o < 1 || isNaN(o))) {
                    const f = { instancePath: i + "/common~1description-length/1/parameterMax", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/parameterMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
              } else {
                const o = { instancePath: i + "/common~1description-length/1", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          } else {
            const v = { instancePath: i + "/common~1description-length", schemaPath: "#/properties/common~1description-length/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [v] : e.push(v), t++;
          }
          var s = l === t;
          d = s, d && m !== true && (m = m > 2 ? m : 2);
        }
        if (!d) {
          const l = { instancePath: i + "/common~1description-length", schemaPath: "#/properties/common~1description-length/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [l] : e.push(l), t++;
        }
      }
      if (a["common/parameter-description"] !== void 0) {
        let p = a["common/parameter-description"];
        if (!P(p, { instancePath: i + "/common~1parameter-description", parentData: a, parentDataProperty: "common/parameter-description", rootData: j, dynamicAnchors: N })) e = O(e, P.errors), t = e.length;
        else var r = P.evaluated.items;
        const u = t;
        let d = true;
        const g = t;
        if (t === g) if (Array.isArray(p)) {
          if (p.length < 2) {
            const l = {};
            e === null ? e = [l] : e.push(l), t++;
          }
        } else {
          const l = {};
          e === null ? e = [l] : e.push(l), t++;
        }
        var h = g === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), h) {
          const l = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const n = { instancePath: i + "/common~1parameter-description", schemaPath: "#/properties/common~1parameter-description/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (p.length < 2) {
              const n = { instancePath: i + "/common~1parameter-description", schemaPath: "#/properties/common~1parameter-description/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (p.length > 1) {
              let n = p[1];
              if (n && typeof n == "object" && !Array.isArray(n)) {
                for (const o in n) if (o !== "null") {
                  const f = { instancePath: i + "/common~1parameter-description/1", schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (n.null !== void 0) {
                  let o = n.null;
                  if (!(o === "accept" || o === "report")) {
                    const f = { instancePath: i + "/common~1parameter-description/1/null", schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/properties/null/enum", keyword: "enum", params: { allowedValues: K.properties["common/parameter-description"].then.prefixItems[1].properties.null.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
              } else {
                const o = { instancePath: i + "/common~1parameter-description/1", schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          } else {
            const v = { instancePath: i + "/common~1parameter-description", schemaPath: "#/properties/common~1parameter-description/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [v] : e.push(v), t++;
          }
          var h = l === t;
          d = h, d && r !== true && (r = r > 2 ? r : 2);
        }
        if (!d) {
          const l = { instancePath: i + "/common~1parameter-description", schemaPath: "#/properties/common~1parameter-description/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [l] : e.push(l), t++;
        }
      }
      if (a["mcp/name-format"] !== void 0) {
        let p = a["mcp/name-format"];
        if (!P(p, { instancePath: i + "/mcp~1name-format", parentData: a, parentDataProperty: "mcp/name-format", rootData: j, dynamicAnchors: N })) e = O(e, P.errors), t = e.length;
        else var c = P.evaluated.items;
        const u = t;
        let d = true;
        const g = t;
        if (t === g) if (Array.isArray(p)) {
          if (p.length < 2) {
            const l = {};
            e === null ? e = [l] : e.push(l), t++;
          }
        } else {
          const l = {};
          e === null ? e = [l] : e.push(l), t++;
        }
        var w = g === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), w) {
          const l = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const n = { instancePath: i + "/mcp~1name-format", schemaPath: "#/properties/mcp~1name-format/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (p.length < 2) {
              const n = { instancePath: i + "/mcp~1name-format", schemaPath: "#/properties/mcp~1name-format/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (p.length > 1) {
              let n = p[1];
              if (n && typeof n == "object" && !Array.isArray(n)) {
                for (const o in n) if (o !== "names") {
                  const f = { instancePath: i + "/mcp~1name-format/1", schemaPath: "#/properties/mcp~1name-format/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (n.names !== void 0) {
                  let o = n.names;
                  if (!(o === "specification" || o === "every-client")) {
                    const f = { instancePath: i + "/mcp~1name-format/1/names", schemaPath: "#/properties/mcp~1name-format/then/prefixItems/1/properties/names/enum", keyword: "enum", params: { allowedValues: K.properties["mcp/name-format"].then.prefixItems[1].properties.names.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
              } else {
                const o = { instancePath: i + "/mcp~1name-format/1", schemaPath: "#/properties/mcp~1name-format/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          } else {
            const v = { instancePath: i + "/mcp~1name-format", schemaPath: "#/properties/mcp~1name-format/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [v] : e.push(v), t++;
          }
          var w = l === t;
          d = w, d && c !== true && (c = c > 2 ? c : 2);
        }
        if (!d) {
          const l = { instancePath: i + "/mcp~1name-format", schemaPath: "#/properties/mcp~1name-format/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [l] : e.push(l), t++;
        }
      }
      if (a["openai/description-action-oriented"] !== void 0) {
        let p = a["openai/description-action-oriented"];
        if (!P(p, { instancePath: i + "/openai~1description-action-oriented", parentData: a, parentDataProperty: "openai/description-action-oriented", rootData: j, dynamicAnchors: N })) e = O(e, P.errors), t = e.length;
        else var y = P.evaluated.items;
        const u = t;
        let d = true;
        const g = t;
        if (t === g) if (Array.isArray(p)) {
          if (p.length < 2) {
            const l = {};
            e === null ? e = [l] : e.push(l), t++;
          }
        } else {
          const l = {};
          e === null ? e = [l] : e.push(l), t++;
        }
        var I = g === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), I) {
          const l = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const n = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/properties/openai~1description-action-oriented/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (p.length < 2) {
              const n = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/properties/openai~1description-action-oriented/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (p.length > 1) {
              let n = p[1];
              if (n && typeof n == "object" && !Array.isArray(n)) {
                for (const o in n) if (o !== "dialects") {
                  const f = { instancePath: i + "/openai~1description-action-oriented/1", schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (n.dialects !== void 0) {
                  let o = n.dialects;
                  if (Array.isArray(o)) {
                    const f = o.length;
                    for (let A = 0; A < f; A++) {
                      let z = o[A];
                      if (!(z === "seed" || z === "openai" || z === "mcp-apps")) {
                        const C = { instancePath: i + "/openai~1description-action-oriented/1/dialects/" + A, schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/properties/dialects/items/enum", keyword: "enum", params: { allowedValues: K.properties["openai/description-action-oriented"].then.prefixItems[1].properties.dialects.items.enum }, message: "must be equal to one of the allowed values" };
                        e === null ? e = [C] : e.push(C), t++;
                      }
                    }
                    let q = o.length, _;
                    if (q > 1) {
                      e: for (; q--; ) for (_ = q; _--; ) if (B(o[q], o[_])) {
                        const A = { instancePath: i + "/openai~1description-action-oriented/1/dialects", schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/properties/dialects/uniqueItems", keyword: "uniqueItems", params: { i: q, j: _ }, message: "must NOT have duplicate items (items ## " + _ + " and " + q + " are identical)" };
                        e === null ? e = [A] : e.push(A), t++;
                        break e;
                      }
                    }
                  } else {
                    const f = { instancePath: i + "/openai~1description-action-oriented/1/dialects", schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/properties/dialects/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
              } else {
                const o = { instancePath: i + "/openai~1description-action-oriented/1", schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          } else {
            const v = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/properties/openai~1description-action-oriented/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [v] : e.push(v), t++;
          }
          var I = l === t;
          d = I, d && y !== true && (y = y > 2 ? y : 2);
        }
        if (!d) {
          const l = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/properties/openai~1description-action-oriented/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [l] : e.push(l), t++;
        }
      }
      if (a["openai/read-only-hint"] !== void 0) {
        let p = a["openai/read-only-hint"];
        if (!P(p, { instancePath: i + "/openai~1read-only-hint", parentData: a, parentDataProperty: "openai/read-only-hint", rootData: j, dynamicAnchors: N })) e = O(e, P.errors), t = e.length;
        else var k = P.evaluated.items;
        const u = t;
        let d = true;
        const g = t;
        if (t === g) if (Array.isArray(p)) {
          if (p.length < 2) {
            const l = {};
            e === null ? e = [l] : e.push(l), t++;
          }
        } else {
          const l = {};
          e === null ? e = [l] : e.push(l), t++;
        }
        var b = g === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), b) {
          const l = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const n = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/properties/openai~1read-only-hint/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (p.length < 2) {
              const n = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/properties/openai~1read-only-hint/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (p.length > 1) {
              let n = p[1];
              if (n && typeof n == "object" && !Array.isArray(n)) {
                for (const o in n) if (o !== "dialects") {
                  const f = { instancePath: i + "/openai~1read-only-hint/1", schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (n.dialects !== void 0) {
                  let o = n.dialects;
                  if (Array.isArray(o)) {
                    const f = o.length;
                    for (let A = 0; A < f; A++) {
                      let z = o[A];
                      if (!(z === "seed" || z === "openai" || z === "mcp-apps")) {
                        const C = { instancePath: i + "/openai~1read-only-hint/1/dialects/" + A, schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/properties/dialects/items/enum", keyword: "enum", params: { allowedValues: K.properties["openai/read-only-hint"].then.prefixItems[1].properties.dialects.items.enum }, message: "must be equal to one of the allowed values" };
                        e === null ? e = [C] : e.push(C), t++;
                      }
                    }
                    let q = o.length, _;
                    if (q > 1) {
                      e: for (; q--; ) for (_ = q; _--; ) if (B(o[q], o[_])) {
                        const A = { instancePath: i + "/openai~1read-only-hint/1/dialects", schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/properties/dialects/uniqueItems", keyword: "uniqueItems", params: { i: q, j: _ }, message: "must NOT have duplicate items (items ## " + _ + " and " + q + " are identical)" };
                        e === null ? e = [A] : e.push(A), t++;
                        break e;
                      }
                    }
                  } else {
                    const f = { instancePath: i + "/openai~1read-only-hint/1/dialects", schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/properties/dialects/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
              } else {
                const o = { instancePath: i + "/openai~1read-only-hint/1", schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          } else {
            const v = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/properties/openai~1read-only-hint/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [v] : e.push(v), t++;
          }
          var b = l === t;
          d = b, d && k !== true && (k = k > 2 ? k : 2);
        }
        if (!d) {
          const l = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/properties/openai~1read-only-hint/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [l] : e.push(l), t++;
        }
      }
      if (a["otc/flat-input-schema"] !== void 0) {
        let p = a["otc/flat-input-schema"];
        if (!P(p, { instancePath: i + "/otc~1flat-input-schema", parentData: a, parentDataProperty: "otc/flat-input-schema", rootData: j, dynamicAnchors: N })) e = O(e, P.errors), t = e.length;
        else var T = P.evaluated.items;
        const u = t;
        let d = true;
        const g = t;
        if (t === g) if (Array.isArray(p)) {
          if (p.length < 2) {
            const l = {};
            e === null ? e = [l] : e.push(l), t++;
          }
        } else {
          const l = {};
          e === null ? e = [l] : e.push(l), t++;
        }
        var D = g === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), D) {
          const l = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const n = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/properties/otc~1flat-input-schema/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (p.length < 2) {
              const n = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/properties/otc~1flat-input-schema/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (p.length > 1) {
              let n = p[1];
              if (n && typeof n == "object" && !Array.isArray(n)) {
                for (const o in n) if (o !== "accept") {
                  const f = { instancePath: i + "/otc~1flat-input-schema/1", schemaPath: "#/properties/otc~1flat-input-schema/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (n.accept !== void 0 && typeof n.accept != "boolean") {
                  const o = { instancePath: i + "/otc~1flat-input-schema/1/accept", schemaPath: "#/properties/otc~1flat-input-schema/then/prefixItems/1/properties/accept/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              } else {
                const o = { instancePath: i + "/otc~1flat-input-schema/1", schemaPath: "#/properties/otc~1flat-input-schema/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          } else {
            const v = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/properties/otc~1flat-input-schema/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [v] : e.push(v), t++;
          }
          var D = l === t;
          d = D, d && T !== true && (T = T > 2 ? T : 2);
        }
        if (!d) {
          const l = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/properties/otc~1flat-input-schema/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [l] : e.push(l), t++;
        }
      }
      if (a["otc/oauth2-scopes"] !== void 0) {
        let p = a["otc/oauth2-scopes"];
        if (!P(p, { instancePath: i + "/otc~1oauth2-scopes", parentData: a, parentDataProperty: "otc/oauth2-scopes", rootData: j, dynamicAnchors: N })) e = O(e, P.errors), t = e.length;
        else var J = P.evaluated.items;
        const u = t;
        let d = true;
        const g = t;
        if (t === g) if (Array.isArray(p)) {
          if (p.length < 2) {
            const l = {};
            e === null ? e = [l] : e.push(l), t++;
          }
        } else {
          const l = {};
          e === null ? e = [l] : e.push(l), t++;
        }
        var $ = g === t;
        if (t = u, e !== null && (u ? e.length = u : e = null), $) {
          const l = t;
          if (Array.isArray(p)) {
            if (p.length > 2) {
              const n = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/properties/otc~1oauth2-scopes/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (p.length < 2) {
              const n = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/properties/otc~1oauth2-scopes/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (p.length > 1) {
              let n = p[1];
              if (n && typeof n == "object" && !Array.isArray(n)) {
                for (const o in n) if (o !== "allowNone") {
                  const f = { instancePath: i + "/otc~1oauth2-scopes/1", schemaPath: "#/properties/otc~1oauth2-scopes/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (n.allowNone !== void 0 && typeof n.allowNone != "boolean") {
                  const o = { instancePath: i + "/otc~1oauth2-scopes/1/allowNone", schemaPath: "#/properties/otc~1oauth2-scopes/then/prefixItems/1/properties/allowNone/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              } else {
                const o = { instancePath: i + "/otc~1oauth2-scopes/1", schemaPath: "#/properties/otc~1oauth2-scopes/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          } else {
            const v = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/properties/otc~1oauth2-scopes/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [v] : e.push(v), t++;
          }
          var $ = l === t;
          d = $, d && J !== true && (J = J > 2 ? J : 2);
        }
        if (!d) {
          const l = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/properties/otc~1oauth2-scopes/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [l] : e.push(l), t++;
        }
      }
      for (const p in a) U.test(p) && (P(a[p], { instancePath: i + "/" + p.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: a, parentDataProperty: p, rootData: j, dynamicAnchors: N }) || (e = O(e, P.errors), t = e.length));
      for (const p in a) Y.test(p) && (E(a[p], { instancePath: i + "/" + p.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: a, parentDataProperty: p, rootData: j, dynamicAnchors: N }) || (e = O(e, E.errors), t = e.length));
    } else {
      const p = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [p] : e.push(p), t++;
    }
    return S.errors = e, t === 0;
  }
  S.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  function H(a, { instancePath: i = "", parentData: R, parentDataProperty: G, rootData: j = a, dynamicAnchors: N = {} } = {}) {
    let e = null, t = 0;
    const x = H.evaluated;
    if (x.dynamicProps && (x.props = void 0), x.dynamicItems && (x.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      for (const m in a) if (!V.call(M.properties, m)) {
        const s = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: m }, message: "must NOT have additional properties" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.$schema !== void 0 && typeof a.$schema != "string") {
        const m = { instancePath: i + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [m] : e.push(m), t++;
      }
      if (a.root !== void 0 && typeof a.root != "boolean") {
        const m = { instancePath: i + "/root", schemaPath: "#/properties/root/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [m] : e.push(m), t++;
      }
      if (a.extends !== void 0) {
        let m = a.extends;
        if (Array.isArray(m)) {
          const s = m.length;
          for (let r = 0; r < s; r++) {
            let h = m[r];
            if (typeof h == "string") {
              if (F(h) < 1) {
                const c = { instancePath: i + "/extends/" + r, schemaPath: "#/properties/extends/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [c] : e.push(c), t++;
              }
            } else {
              const c = { instancePath: i + "/extends/" + r, schemaPath: "#/properties/extends/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/extends", schemaPath: "#/properties/extends/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (a.rules !== void 0 && (S(a.rules, { instancePath: i + "/rules", parentData: a, parentDataProperty: "rules", rootData: j, dynamicAnchors: N }) || (e = O(e, S.errors), t = e.length)), a.files !== void 0) {
        let m = a.files;
        if (Array.isArray(m)) {
          const s = m.length;
          for (let r = 0; r < s; r++) {
            let h = m[r];
            if (typeof h == "string") {
              if (F(h) < 1) {
                const c = { instancePath: i + "/files/" + r, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [c] : e.push(c), t++;
              }
            } else {
              const c = { instancePath: i + "/files/" + r, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/files", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (a.ignore !== void 0) {
        let m = a.ignore;
        if (Array.isArray(m)) {
          const s = m.length;
          for (let r = 0; r < s; r++) {
            let h = m[r];
            if (typeof h == "string") {
              if (F(h) < 1) {
                const c = { instancePath: i + "/ignore/" + r, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [c] : e.push(c), t++;
              }
            } else {
              const c = { instancePath: i + "/ignore/" + r, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/ignore", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (a.overrides !== void 0) {
        let m = a.overrides;
        if (Array.isArray(m)) {
          const s = m.length;
          for (let r = 0; r < s; r++) {
            let h = m[r];
            if (h && typeof h == "object" && !Array.isArray(h)) {
              if (h.files === void 0) {
                const c = { instancePath: i + "/overrides/" + r, schemaPath: "#/properties/overrides/items/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
                e === null ? e = [c] : e.push(c), t++;
              }
              for (const c in h) if (!(c === "files" || c === "ignore" || c === "rules")) {
                const w = { instancePath: i + "/overrides/" + r, schemaPath: "#/properties/overrides/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: c }, message: "must NOT have additional properties" };
                e === null ? e = [w] : e.push(w), t++;
              }
              if (h.files !== void 0) {
                let c = h.files;
                if (Array.isArray(c)) {
                  const w = c.length;
                  for (let y = 0; y < w; y++) {
                    let I = c[y];
                    if (typeof I == "string") {
                      if (F(I) < 1) {
                        const k = { instancePath: i + "/overrides/" + r + "/files/" + y, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        e === null ? e = [k] : e.push(k), t++;
                      }
                    } else {
                      const k = { instancePath: i + "/overrides/" + r + "/files/" + y, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [k] : e.push(k), t++;
                    }
                  }
                } else {
                  const w = { instancePath: i + "/overrides/" + r + "/files", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [w] : e.push(w), t++;
                }
              }
              if (h.ignore !== void 0) {
                let c = h.ignore;
                if (Array.isArray(c)) {
                  const w = c.length;
                  for (let y = 0; y < w; y++) {
                    let I = c[y];
                    if (typeof I == "string") {
                      if (F(I) < 1) {
                        const k = { instancePath: i + "/overrides/" + r + "/ignore/" + y, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        e === null ? e = [k] : e.push(k), t++;
                      }
                    } else {
                      const k = { instancePath: i + "/overrides/" + r + "/ignore/" + y, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [k] : e.push(k), t++;
                    }
                  }
                } else {
                  const w = { instancePath: i + "/overrides/" + r + "/ignore", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [w] : e.push(w), t++;
                }
              }
              h.rules !== void 0 && (S(h.rules, { instancePath: i + "/overrides/" + r + "/rules", parentData: h, parentDataProperty: "rules", rootData: j, dynamicAnchors: N }) || (e = O(e, S.errors), t = e.length));
            } else {
              const c = { instancePath: i + "/overrides/" + r, schemaPath: "#/properties/overrides/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/overrides", schemaPath: "#/properties/overrides/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (a.formats !== void 0) {
        let m = a.formats;
        if (m && typeof m == "object" && !Array.isArray(m)) for (const s in m) {
          let r = m[s];
          if (typeof r != "string") {
            const h = { instancePath: i + "/formats/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/formats/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [h] : e.push(h), t++;
          }
          if (!(r === "shinkai" || r === "otc" || r === "gloodata" || r === "openai" || r === "mcp")) {
            const h = { instancePath: i + "/formats/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/formats/additionalProperties/enum", keyword: "enum", params: { allowedValues: M.properties.formats.additionalProperties.enum }, message: "must be equal to one of the allowed values" };
            e === null ? e = [h] : e.push(h), t++;
          }
        }
        else {
          const s = { instancePath: i + "/formats", schemaPath: "#/properties/formats/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (a.servers !== void 0) {
        let m = a.servers;
        if (m && typeof m == "object" && !Array.isArray(m)) for (const s in m) {
          let r = m[s];
          if (Array.isArray(r)) {
            const h = r.length;
            for (let c = 0; c < h; c++) {
              let w = r[c];
              if (typeof w == "string") {
                if (F(w) < 1) {
                  const y = { instancePath: i + "/servers/" + s.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + c, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  e === null ? e = [y] : e.push(y), t++;
                }
              } else {
                const y = { instancePath: i + "/servers/" + s.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + c, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [y] : e.push(y), t++;
              }
            }
          } else {
            const h = { instancePath: i + "/servers/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [h] : e.push(h), t++;
          }
        }
        else {
          const s = { instancePath: i + "/servers", schemaPath: "#/properties/servers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (a.dialect !== void 0) {
        let m = a.dialect;
        if (m && typeof m == "object" && !Array.isArray(m)) {
          for (const s in m) if (s !== "openai") {
            const r = { instancePath: i + "/dialect", schemaPath: "#/properties/dialect/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (m.openai !== void 0) {
            let s = m.openai;
            if (typeof s != "string") {
              const r = { instancePath: i + "/dialect/openai", schemaPath: "#/properties/dialect/properties/openai/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (!(s === "auto" || s === "seed" || s === "openai" || s === "mcp-apps")) {
              const r = { instancePath: i + "/dialect/openai", schemaPath: "#/properties/dialect/properties/openai/enum", keyword: "enum", params: { allowedValues: M.properties.dialect.properties.openai.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [r] : e.push(r), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/dialect", schemaPath: "#/properties/dialect/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (a.comments !== void 0 && typeof a.comments != "boolean") {
        const m = { instancePath: i + "/comments", schemaPath: "#/properties/comments/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [m] : e.push(m), t++;
      }
      if (a.limits !== void 0) {
        let m = a.limits;
        if (m && typeof m == "object" && !Array.isArray(m)) {
          for (const s in m) if (!(s === "fileSize" || s === "depth" || s === "aliases" || s === "findingsPerFile" || s === "findings")) {
            const r = { instancePath: i + "/limits", schemaPath: "#/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (m.fileSize !== void 0) {
            let s = m.fileSize;
            if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
              const r = { instancePath: i + "/limits/fileSize", schemaPath: "#/properties/limits/properties/fileSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (typeof s == "number" && isFinite(s)) {
              if (s > 268435456 || isNaN(s)) {
                const r = { instancePath: i + "/limits/fileSize", schemaPath: "#/properties/limits/properties/fileSize/maximum", keyword: "maximum", params: { comparison: "<=", limit: 268435456 }, message: "must be <= 268435456" };
                e === null ? e = [r] : e.push(r), t++;
              }
              if (s < 1 || isNaN(s)) {
                const r = { instancePath: i + "/limits/fileSize", schemaPath: "#/properties/limits/properties/fileSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [r] : e.push(r), t++;
              }
            }
          }
          if (m.depth !== void 0) {
            let s = m.depth;
            if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
              const r = { instancePath: i + "/limits/depth", schemaPath: "#/properties/limits/properties/depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (typeof s == "number" && isFinite(s)) {
              if (s > 1e3 || isNaN(s)) {
                const r = { instancePath: i + "/limits/depth", schemaPath: "#/properties/limits/properties/depth/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
                e === null ? e = [r] : e.push(r), t++;
              }
              if (s < 1 || isNaN(s)) {
                const r = { instancePath: i + "/limits/depth", schemaPath: "#/properties/limits/properties/depth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [r] : e.push(r), t++;
              }
            }
          }
          if (m.aliases !== void 0) {
            let s = m.aliases;
            if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
              const r = { instancePath: i + "/limits/aliases", schemaPath: "#/properties/limits/properties/aliases/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (typeof s == "number" && isFinite(s)) {
              if (s > 5e6 || isNaN(s)) {
                const r = { instancePath: i + "/limits/aliases", schemaPath: "#/properties/limits/properties/aliases/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e6 }, message: "must be <= 5000000" };
                e === null ? e = [r] : e.push(r), t++;
              }
              if (s < 1 || isNaN(s)) {
                const r = { instancePath: i + "/limits/aliases", schemaPath: "#/properties/limits/properties/aliases/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [r] : e.push(r), t++;
              }
            }
          }
          if (m.findingsPerFile !== void 0) {
            let s = m.findingsPerFile;
            if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
              const r = { instancePath: i + "/limits/findingsPerFile", schemaPath: "#/properties/limits/properties/findingsPerFile/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (typeof s == "number" && isFinite(s)) {
              if (s > 1e6 || isNaN(s)) {
                const r = { instancePath: i + "/limits/findingsPerFile", schemaPath: "#/properties/limits/properties/findingsPerFile/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                e === null ? e = [r] : e.push(r), t++;
              }
              if (s < 1 || isNaN(s)) {
                const r = { instancePath: i + "/limits/findingsPerFile", schemaPath: "#/properties/limits/properties/findingsPerFile/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [r] : e.push(r), t++;
              }
            }
          }
          if (m.findings !== void 0) {
            let s = m.findings;
            if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
              const r = { instancePath: i + "/limits/findings", schemaPath: "#/properties/limits/properties/findings/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (typeof s == "number" && isFinite(s)) {
              if (s > 1e6 || isNaN(s)) {
                const r = { instancePath: i + "/limits/findings", schemaPath: "#/properties/limits/properties/findings/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                e === null ? e = [r] : e.push(r), t++;
              }
              if (s < 1 || isNaN(s)) {
                const r = { instancePath: i + "/limits/findings", schemaPath: "#/properties/limits/properties/findings/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [r] : e.push(r), t++;
              }
            }
          }
        } else {
          const s = { instancePath: i + "/limits", schemaPath: "#/properties/limits/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (a.plugins !== void 0) {
        let m = a.plugins;
        if (Array.isArray(m)) {
          const s = m.length;
          for (let r = 0; r < s; r++) {
            let h = m[r];
            if (typeof h == "string") {
              if (F(h) < 1) {
                const c = { instancePath: i + "/plugins/" + r, schemaPath: "#/properties/plugins/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [c] : e.push(c), t++;
              }
            } else {
              const c = { instancePath: i + "/plugins/" + r, schemaPath: "#/properties/plugins/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/plugins", schemaPath: "#/properties/plugins/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
    } else {
      const m = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [m] : e.push(m), t++;
    }
    return H.errors = e, t === 0;
  }
  return H.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, H;
});
Object.assign(exports, { validate: re });
})