(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { __commonJS, __toESM } = require("./chunk-7OA4B3YF.cjs");

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// src/core/validate-suppressions.mjs?aside
var import_ucs2length = __toESM(require_ucs2length(), 1);
function P(m) {
  let u;
  const d = (c) => {
    u ??= m();
    const y = u(c);
    return d.errors = u.errors, y;
  };
  return d;
}
var T = P(() => {
  const m = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://toolint.dev/schemas/suppressions.schema.json", title: "toolint suppressions", description: "Findings that are known and accepted. Written by `toolint --suppress --reason TEXT`.", type: "object", additionalProperties: false, required: ["version", "suppressions"], properties: { $schema: { type: "string", description: "The JSON Schema of this file, for editors." }, version: { type: "integer", enum: [1], description: "The version of this file's shape." }, suppressions: { type: "array", description: "The findings that are accepted, sorted, one a line.", items: { $ref: "#/$defs/suppression" } } }, $defs: { suppression: { type: "object", additionalProperties: false, required: ["path", "rule", "pointer", "hash", "reason"], properties: { path: { type: "string", pattern: "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$", description: "The file, relative to this one." }, rule: { type: "string", minLength: 1, description: "The id of the rule that has the finding." }, tool: { type: "string", description: "The name of the tool, or the URI of the resource, where the file has several: the pointer starts there." }, pointer: { type: "string", description: "A JSON Pointer to what the finding stands on." }, hash: { type: "string", minLength: 1, description: "Of that value: another value is another finding." }, reason: { type: "string", pattern: "\\S", description: "Why the finding is accepted." }, expires: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "The last day that the suppression holds, as 2027-12-31." } } } } }, u = { type: "object", additionalProperties: false, required: ["path", "rule", "pointer", "hash", "reason"], properties: { path: { type: "string", pattern: "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$", description: "The file, relative to this one." }, rule: { type: "string", minLength: 1, description: "The id of the rule that has the finding." }, tool: { type: "string", description: "The name of the tool, or the URI of the resource, where the file has several: the pointer starts there." }, pointer: { type: "string", description: "A JSON Pointer to what the finding stands on." }, hash: { type: "string", minLength: 1, description: "Of that value: another value is another finding." }, reason: { type: "string", pattern: "\\S", description: "Why the finding is accepted." }, expires: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "The last day that the suppression holds, as 2027-12-31." } } }, d = new RegExp("^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$", "u"), c = new RegExp("\\S", "u"), y = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u"), g = import_ucs2length.default.default;
  function l(o, { instancePath: i = "", parentData: v, parentDataProperty: w, rootData: k = o, dynamicAnchors: q = {} } = {}) {
    let e = null, t = 0;
    const f = l.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), o && typeof o == "object" && !Array.isArray(o)) {
      if (o.version === void 0) {
        const p = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
        e === null ? e = [p] : e.push(p), t++;
      }
      if (o.suppressions === void 0) {
        const p = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suppressions" }, message: "must have required property 'suppressions'" };
        e === null ? e = [p] : e.push(p), t++;
      }
      for (const p in o) if (!(p === "$schema" || p === "version" || p === "suppressions")) {
        const h = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
        e === null ? e = [h] : e.push(h), t++;
      }
      if (o.$schema !== void 0 && typeof o.$schema != "string") {
        const p = { instancePath: i + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [p] : e.push(p), t++;
      }
      if (o.version !== void 0) {
        let p = o.version;
        if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
          const h = { instancePath: i + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [h] : e.push(h), t++;
        }
        if (p !== 1) {
          const h = { instancePath: i + "/version", schemaPath: "#/properties/version/enum", keyword: "enum", params: { allowedValues: m.properties.version.enum }, message: "must be equal to one of the allowed values" };
          e === null ? e = [h] : e.push(h), t++;
        }
      }
      if (o.suppressions !== void 0) {
        let p = o.suppressions;
        if (Array.isArray(p)) {
          const h = p.length;
          for (let a = 0; a < h; a++) {
            let n = p[a];
            if (n && typeof n == "object" && !Array.isArray(n)) {
              if (n.path === void 0) {
                const s = { instancePath: i + "/suppressions/" + a, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                e === null ? e = [s] : e.push(s), t++;
              }
              if (n.rule === void 0) {
                const s = { instancePath: i + "/suppressions/" + a, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
                e === null ? e = [s] : e.push(s), t++;
              }
              if (n.pointer === void 0) {
                const s = { instancePath: i + "/suppressions/" + a, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
                e === null ? e = [s] : e.push(s), t++;
              }
              if (n.hash === void 0) {
                const s = { instancePath: i + "/suppressions/" + a, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'" };
                e === null ? e = [s] : e.push(s), t++;
              }
              if (n.reason === void 0) {
                const s = { instancePath: i + "/suppressions/" + a, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                e === null ? e = [s] : e.push(s), t++;
              }
              for (const s in n) if (!(s === "path" || s === "rule" || s === "tool" || s === "pointer" || s === "hash" || s === "reason" || s === "expires")) {
                const r = { instancePath: i + "/suppressions/" + a, schemaPath: "#/$defs/suppression/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
                e === null ? e = [r] : e.push(r), t++;
              }
              if (n.path !== void 0) {
                let s = n.path;
                if (typeof s == "string") {
                  if (!d.test(s)) {
                    const r = { instancePath: i + "/suppressions/" + a + "/path", schemaPath: "#/$defs/suppression/properties/path/pattern", keyword: "pattern", params: { pattern: "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$" }, message: 'must match pattern "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$"' };
                    e === null ? e = [r] : e.push(r), t++;
                  }
                } else {
                  const r = { instancePath: i + "/suppressions/" + a + "/path", schemaPath: "#/$defs/suppression/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [r] : e.push(r), t++;
                }
              }
              if (n.rule !== void 0) {
                let s = n.rule;
                if (typeof s == "string") {
                  if (g(s) < 1) {
                    const r = { instancePath: i + "/suppressions/" + a + "/rule", schemaPath: "#/$defs/suppression/properties/rule/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    e === null ? e = [r] : e.push(r), t++;
                  }
                } else {
                  const r = { instancePath: i + "/suppressions/" + a + "/rule", schemaPath: "#/$defs/suppression/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [r] : e.push(r), t++;
                }
              }
              if (n.tool !== void 0 && typeof n.tool != "string") {
                const s = { instancePath: i + "/suppressions/" + a + "/tool", schemaPath: "#/$defs/suppression/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [s] : e.push(s), t++;
              }
              if (n.pointer !== void 0 && typeof n.pointer != "string") {
                const s = { instancePath: i + "/suppressions/" + a + "/pointer", schemaPath: "#/$defs/suppression/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [s] : e.push(s), t++;
              }
              if (n.hash !== void 0) {
                let s = n.hash;
                if (typeof s == "string") {
                  if (g(s) < 1) {
                    const r = { instancePath: i + "/suppressions/" + a + "/hash", schemaPath: "#/$defs/suppression/properties/hash/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    e === null ? e = [r] : e.push(r), t++;
                  }
                } else {
                  const r = { instancePath: i + "/suppressions/" + a + "/hash", schemaPath: "#/$defs/suppression/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [r] : e.push(r), t++;
                }
              }
              if (n.reason !== void 0) {
                let s = n.reason;
                if (typeof s == "string") {
                  if (!c.test(s)) {
                    const r = { instancePath: i + "/suppressions/" + a + "/reason", schemaPath: "#/$defs/suppression/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                    e === null ? e = [r] : e.push(r), t++;
                  }
                } else {
                  const r = { instancePath: i + "/suppressions/" + a + "/reason", schemaPath: "#/$defs/suppression/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [r] : e.push(r), t++;
                }
              }
              if (n.expires !== void 0) {
                let s = n.expires;
                if (typeof s == "string") {
                  if (!y.test(s)) {
                    const r = { instancePath: i + "/suppressions/" + a + "/expires", schemaPath: "#/$defs/suppression/properties/expires/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"' };
                    e === null ? e = [r] : e.push(r), t++;
                  }
                } else {
                  const r = { instancePath: i + "/suppressions/" + a + "/expires", schemaPath: "#/$defs/suppression/properties/expires/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [r] : e.push(r), t++;
                }
              }
            } else {
              const s = { instancePath: i + "/suppressions/" + a, schemaPath: "#/$defs/suppression/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [s] : e.push(s), t++;
            }
          }
        } else {
          const h = { instancePath: i + "/suppressions", schemaPath: "#/properties/suppressions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [h] : e.push(h), t++;
        }
      }
    } else {
      const p = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [p] : e.push(p), t++;
    }
    return l.errors = e, t === 0;
  }
  return l.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, l;
});
Object.assign(exports, { validate: T });
})