import {
  require_ucs2length
} from "./ajv-ucs2length.js";
import {
  __toESM
} from "./runtime.js";

// src/generated/validators/suppressions.js
var import_ucs2length = __toESM(require_ucs2length(), 1);
function w(o) {
  let a;
  const h = (f) => {
    a ??= o();
    const m = a(f);
    return h.errors = a.errors, m;
  };
  return h;
}
function k(o, a) {
  if (o === null) return a;
  for (const h of a) o.push(h);
  return o;
}
var b = w(() => {
  const o = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://toolint.dev/schemas/suppressions.schema.json", title: "toolint suppressions", description: "Findings that are known and accepted. Written by `toolint --suppress --reason TEXT`.", type: "object", additionalProperties: false, required: ["version", "suppressions"], properties: { $schema: { type: "string", description: "The JSON Schema of this file, for editors." }, version: { type: "integer", enum: [1], description: "The version of this file's shape." }, suppressions: { type: "array", description: "The findings that are accepted, sorted, one a line.", items: { $ref: "#/$defs/suppression" } } }, $defs: { suppression: { type: "object", additionalProperties: false, required: ["path", "rule", "pointer", "hash", "reason"], properties: { path: { type: "string", pattern: "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$", description: "The file, relative to this one." }, rule: { type: "string", minLength: 1, description: "The id of the rule that has the finding." }, tool: { type: "string", description: "The name of the tool, or the URI of the resource, where the file has several: the pointer starts there." }, pointer: { type: "string", description: "A JSON Pointer to what the finding stands on." }, hash: { type: "string", minLength: 1, description: "Of that value: another value is another finding." }, reason: { type: "string", pattern: "\\S", description: "Why the finding is accepted." }, expires: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "The last day that the suppression holds, as 2027-12-31." } } } } }, a = { type: "object", additionalProperties: false, required: ["path", "rule", "pointer", "hash", "reason"], properties: { path: { type: "string", pattern: "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$", description: "The file, relative to this one." }, rule: { type: "string", minLength: 1, description: "The id of the rule that has the finding." }, tool: { type: "string", description: "The name of the tool, or the URI of the resource, where the file has several: the pointer starts there." }, pointer: { type: "string", description: "A JSON Pointer to what the finding stands on." }, hash: { type: "string", minLength: 1, description: "Of that value: another value is another finding." }, reason: { type: "string", pattern: "\\S", description: "Why the finding is accepted." }, expires: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "The last day that the suppression holds, as 2027-12-31." } } }, h = new RegExp("^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$", "u"), f = new RegExp("\\S", "u"), m = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u"), y = import_ucs2length.default.default;
  function u(t, { instancePath: n = "", parentData: $, parentDataProperty: v, rootData: c = t, dynamicAnchors: g = {} } = {}) {
    let e = null, i = 0;
    const p = u.evaluated;
    if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), t && typeof t == "object" && !Array.isArray(t)) {
      if (t.path === void 0) {
        const s = { instancePath: n, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (t.rule === void 0) {
        const s = { instancePath: n, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (t.pointer === void 0) {
        const s = { instancePath: n, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (t.hash === void 0) {
        const s = { instancePath: n, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (t.reason === void 0) {
        const s = { instancePath: n, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
        e === null ? e = [s] : e.push(s), i++;
      }
      for (const s in t) if (!(s === "path" || s === "rule" || s === "tool" || s === "pointer" || s === "hash" || s === "reason" || s === "expires")) {
        const r = { instancePath: n, schemaPath: "#/$defs/suppression/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), i++;
      }
      if (t.path !== void 0) {
        let s = t.path;
        if (typeof s == "string") {
          if (!h.test(s)) {
            const r = { instancePath: n + "/path", schemaPath: "#/$defs/suppression/properties/path/pattern", keyword: "pattern", params: { pattern: "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$" }, message: 'must match pattern "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$"' };
            e === null ? e = [r] : e.push(r), i++;
          }
        } else {
          const r = { instancePath: n + "/path", schemaPath: "#/$defs/suppression/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
      if (t.rule !== void 0) {
        let s = t.rule;
        if (typeof s == "string") {
          if (y(s) < 1) {
            const r = { instancePath: n + "/rule", schemaPath: "#/$defs/suppression/properties/rule/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            e === null ? e = [r] : e.push(r), i++;
          }
        } else {
          const r = { instancePath: n + "/rule", schemaPath: "#/$defs/suppression/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
      if (t.tool !== void 0 && typeof t.tool != "string") {
        const s = { instancePath: n + "/tool", schemaPath: "#/$defs/suppression/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (t.pointer !== void 0 && typeof t.pointer != "string") {
        const s = { instancePath: n + "/pointer", schemaPath: "#/$defs/suppression/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (t.hash !== void 0) {
        let s = t.hash;
        if (typeof s == "string") {
          if (y(s) < 1) {
            const r = { instancePath: n + "/hash", schemaPath: "#/$defs/suppression/properties/hash/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            e === null ? e = [r] : e.push(r), i++;
          }
        } else {
          const r = { instancePath: n + "/hash", schemaPath: "#/$defs/suppression/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
      if (t.reason !== void 0) {
        let s = t.reason;
        if (typeof s == "string") {
          if (!f.test(s)) {
            const r = { instancePath: n + "/reason", schemaPath: "#/$defs/suppression/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
            e === null ? e = [r] : e.push(r), i++;
          }
        } else {
          const r = { instancePath: n + "/reason", schemaPath: "#/$defs/suppression/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
      if (t.expires !== void 0) {
        let s = t.expires;
        if (typeof s == "string") {
          if (!m.test(s)) {
            const r = { instancePath: n + "/expires", schemaPath: "#/$defs/suppression/properties/expires/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"' };
            e === null ? e = [r] : e.push(r), i++;
          }
        } else {
          const r = { instancePath: n + "/expires", schemaPath: "#/$defs/suppression/properties/expires/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
    } else {
      const s = { instancePath: n, schemaPath: "#/$defs/suppression/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), i++;
    }
    return u.errors = e, i === 0;
  }
  u.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  function d(t, { instancePath: n = "", parentData: $, parentDataProperty: v, rootData: c = t, dynamicAnchors: g = {} } = {}) {
    let e = null, i = 0;
    const p = d.evaluated;
    if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), t && typeof t == "object" && !Array.isArray(t)) {
      if (t.version === void 0) {
        const s = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (t.suppressions === void 0) {
        const s = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suppressions" }, message: "must have required property 'suppressions'" };
        e === null ? e = [s] : e.push(s), i++;
      }
      for (const s in t) if (!(s === "$schema" || s === "version" || s === "suppressions")) {
        const r = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), i++;
      }
      if (t.$schema !== void 0 && typeof t.$schema != "string") {
        const s = { instancePath: n + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (t.version !== void 0) {
        let s = t.version;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: n + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), i++;
        }
        if (s !== 1) {
          const r = { instancePath: n + "/version", schemaPath: "#/properties/version/enum", keyword: "enum", params: { allowedValues: o.properties.version.enum }, message: "must be equal to one of the allowed values" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
      if (t.suppressions !== void 0) {
        let s = t.suppressions;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let l = 0; l < r; l++) u(s[l], { instancePath: n + "/suppressions/" + l, parentData: s, parentDataProperty: l, rootData: c, dynamicAnchors: g }) || (e = k(e, u.errors), i = e.length);
        } else {
          const r = { instancePath: n + "/suppressions", schemaPath: "#/properties/suppressions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
    } else {
      const s = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), i++;
    }
    return d.errors = e, i === 0;
  }
  return d.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, d;
});

export {
  b
};
