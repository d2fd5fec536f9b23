(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { require_ucs2length } = require("./chunk-WX44PX4Y.cjs");
const { __toESM } = require("./chunk-IOS2KUYC.cjs");

// rules/shinkai/shinkai-validate.mjs?aside
var import_ucs2length = __toESM(require_ucs2length(), 1);
function K(c) {
  let k;
  const A = (C) => {
    k ??= c();
    const _ = k(C);
    return A.errors = k.errors, _;
  };
  return A;
}
function w(c, k) {
  if (c === null) return k;
  for (const A of k) c.push(A);
  return c;
}
var x = K(() => {
  const c = { $schema: "https://json-schema.org/draft/2020-12/schema", title: "a Shinkai manifest", type: "object", required: ["name"], additionalProperties: false, properties: { $schema: { type: "string" }, id: { type: ["string", "null"] }, name: { type: "string", minLength: 1, description: "people and models know the tool by it" }, version: { type: ["string", "null"] }, description: { type: ["string", "null"] }, author: { type: ["string", "null"] }, homepage: { type: ["string", "null"] }, keywords: { type: ["array", "null"], items: { type: "string" } }, tool_type: { type: ["string", "null"] }, license: { type: ["string", "null"] }, configurations: { if: { type: "object" }, then: { $ref: "#/$defs/table" } }, parameters: { if: { type: "object" }, then: { $ref: "#/$defs/table" } }, result: { if: { type: "object" }, then: { $ref: "#/$defs/resultTable" } }, sqlTables: { type: ["array", "null"], items: { title: "an entry of `sqlTables`", type: "object", additionalProperties: false, properties: { name: { type: "string" }, definition: { type: "string" } } } }, sqlQueries: { type: ["array", "null"], items: { title: "an entry of `sqlQueries`", type: "object", additionalProperties: false, properties: { name: { type: "string" }, query: { type: "string" } } } }, tools: { type: ["array", "null"] }, oauth: { type: ["array", "null"], items: { title: "an entry of `oauth`", type: "object", additionalProperties: false, properties: { name: { type: "string" }, version: { const: "2.0" }, authorizationUrl: { type: "string" }, redirectUrl: { type: "string" }, tokenUrl: { type: "string" }, clientId: { type: "string" }, clientSecret: { type: "string" }, scopes: { type: "array", items: { type: "string" } }, responseType: { const: "code" }, refreshToken: { enum: ["true", "", null] }, pkceType: { enum: ["plain", "S256", "", null] }, requestTokenContentType: { enum: ["application/x-www-form-urlencoded", "", null] }, requestTokenAuthHeader: { enum: ["basic", "", null] } } } }, runner: {}, operating_system: {}, tool_set: {}, assets: {}, file_inbox: {}, output_arg: {}, activated: {} }, $defs: { table: { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, property: { type: "object", properties: { description: { type: "string" }, items: { $ref: "#/$defs/property" }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } }, resultTable: { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, resultProperty: { type: "object", properties: { description: { type: ["string", "null"] }, items: { if: { type: "object" }, then: { $ref: "#/$defs/resultProperty" }, else: { if: { type: "array" }, else: { type: "object" } } }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } } } }, k = Object.prototype.hasOwnProperty, A = import_ucs2length.default.default, C = { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, _ = { type: "object", properties: { description: { type: "string" }, items: { $ref: "#/$defs/property" }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } }, D = { validate: j };
  function j(s, { instancePath: i = "", parentData: U, parentDataProperty: S, rootData: h = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const d = j.evaluated;
    if (d.dynamicProps && (d.props = void 0), d.dynamicItems && (d.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.description !== void 0 && typeof s.description != "string") {
        const a = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [a] : e.push(a), r++;
      }
      if (s.items !== void 0 && (D.validate(s.items, { instancePath: i + "/items", parentData: s, parentDataProperty: "items", rootData: h, dynamicAnchors: g }) || (e = w(e, D.validate.errors), r = e.length)), s.properties !== void 0) {
        let a = s.properties;
        if (a && typeof a == "object" && !Array.isArray(a)) for (const y in a) D.validate(a[y], { instancePath: i + "/properties/" + y.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: a, parentDataProperty: y, rootData: h, dynamicAnchors: g }) || (e = w(e, D.validate.errors), r = e.length);
        else {
          const y = { instancePath: i + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [y] : e.push(y), r++;
        }
      }
      if (s.required !== void 0) {
        let a = s.required;
        if (!Array.isArray(a) && a !== null) {
          const y = { instancePath: i + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: _.properties.required.type }, message: "must be array,null" };
          e === null ? e = [y] : e.push(y), r++;
        }
        if (Array.isArray(a)) {
          const y = a.length;
          for (let u = 0; u < y; u++) if (typeof a[u] != "string") {
            const f = { instancePath: i + "/required/" + u, schemaPath: "#/properties/required/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [f] : e.push(f), r++;
          }
        }
      }
      if (s.nullable !== void 0) {
        let a = s.nullable;
        if (typeof a != "boolean" && a !== null) {
          const y = { instancePath: i + "/nullable", schemaPath: "#/properties/nullable/type", keyword: "type", params: { type: _.properties.nullable.type }, message: "must be boolean,null" };
          e === null ? e = [y] : e.push(y), r++;
        }
      }
    } else {
      const a = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [a] : e.push(a), r++;
    }
    return j.errors = e, r === 0;
  }
  j.evaluated = { props: { description: true, items: true, properties: true, required: true, nullable: true }, dynamicProps: false, dynamicItems: false };
  function q(s, { instancePath: i = "", parentData: U, parentDataProperty: S, rootData: h = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const d = q.evaluated;
    if (d.dynamicProps && (d.props = void 0), d.dynamicItems && (d.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.properties !== void 0) {
        let a = s.properties;
        if (a && typeof a == "object" && !Array.isArray(a)) for (const y in a) j(a[y], { instancePath: i + "/properties/" + y.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: a, parentDataProperty: y, rootData: h, dynamicAnchors: g }) || (e = w(e, j.errors), r = e.length);
        else {
          const y = { instancePath: i + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [y] : e.push(y), r++;
        }
      }
      if (s.required !== void 0) {
        let a = s.required;
        if (!Array.isArray(a) && a !== null) {
          const y = { instancePath: i + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: C.properties.required.type }, message: "must be array,null" };
          e === null ? e = [y] : e.push(y), r++;
        }
        if (Array.isArray(a)) {
          const y = a.length;
          for (let u = 0; u < y; u++) if (typeof a[u] != "string") {
            const f = { instancePath: i + "/required/" + u, schemaPath: "#/properties/required/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [f] : e.push(f), r++;
          }
        }
      }
    } else {
      const a = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [a] : e.push(a), r++;
    }
    return q.errors = e, r === 0;
  }
  q.evaluated = { props: { properties: true, required: true }, dynamicProps: false, dynamicItems: false };
  const z = { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, O = { type: "object", properties: { description: { type: ["string", "null"] }, items: { if: { type: "object" }, then: { $ref: "#/$defs/resultProperty" }, else: { if: { type: "array" }, else: { type: "object" } } }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } }, I = { validate: T };
  function T(s, { instancePath: i = "", parentData: U, parentDataProperty: S, rootData: h = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const d = T.evaluated;
    if (d.dynamicProps && (d.props = void 0), d.dynamicItems && (d.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.description !== void 0) {
        let u = s.description;
        if (typeof u != "string" && u !== null) {
          const f = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: O.properties.description.type }, message: "must be string,null" };
          e === null ? e = [f] : e.push(f), r++;
        }
      }
      if (s.items !== void 0) {
        let u = s.items;
        const f = r;
        let b = true;
        const v = r;
        if (!(u && typeof u == "object" && !Array.isArray(u))) {
          const n = {};
          e === null ? e = [n] : e.push(n), r++;
        }
        var a = v === r;
        r = f, e !== null && (f ? e.length = f : e = null);
        let p;
        if (a) {
          const n = r;
          I.validate(u, { instancePath: i + "/items", parentData: s, parentDataProperty: "items", rootData: h, dynamicAnchors: g }) || (e = w(e, I.validate.errors), r = e.length);
          var a = n === r;
          b = a, p = "then";
        } else {
          const n = r, l = r;
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
          var a = n === r;
          b = a, p = "else";
        }
        if (!b) {
          const n = { instancePath: i + "/items", schemaPath: "#/properties/items/if", keyword: "if", params: { failingKeyword: p }, message: 'must match "' + p + '" schema' };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.properties !== void 0) {
        let u = s.properties;
        if (u && typeof u == "object" && !Array.isArray(u)) for (const f in u) I.validate(u[f], { instancePath: i + "/properties/" + f.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: u, parentDataProperty: f, rootData: h, dynamicAnchors: g }) || (e = w(e, I.validate.errors), r = e.length);
        else {
          const f = { instancePath: i + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [f] : e.push(f), r++;
        }
      }
      if (s.required !== void 0) {
        let u = s.required;
        if (!Array.isArray(u) && u !== null) {
          const f = { instancePath: i + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: O.properties.required.type }, message: "must be array,null" };
          e === null ? e = [f] : e.push(f), r++;
        }
        if (Array.isArray(u)) {
          const f = u.length;
          for (let b = 0; b < f; b++) if (typeof u[b] != "string") {
            const v = { instancePath: i + "/required/" + b, schemaPath: "#/properties/required/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [v] : e.push(v), r++;
          }
        }
      }
      if (s.nullable !== void 0) {
        let u = s.nullable;
        if (typeof u != "boolean" && u !== null) {
          const f = { instancePath: i + "/nullable", schemaPath: "#/properties/nullable/type", keyword: "type", params: { type: O.properties.nullable.type }, message: "must be boolean,null" };
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
  function $(s, { instancePath: i = "", parentData: U, parentDataProperty: S, rootData: h = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const d = $.evaluated;
    if (d.dynamicProps && (d.props = void 0), d.dynamicItems && (d.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.properties !== void 0) {
        let a = s.properties;
        if (a && typeof a == "object" && !Array.isArray(a)) for (const y in a) T(a[y], { instancePath: i + "/properties/" + y.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: a, parentDataProperty: y, rootData: h, dynamicAnchors: g }) || (e = w(e, T.errors), r = e.length);
        else {
          const y = { instancePath: i + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [y] : e.push(y), r++;
        }
      }
      if (s.required !== void 0) {
        let a = s.required;
        if (!Array.isArray(a) && a !== null) {
          const y = { instancePath: i + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: z.properties.required.type }, message: "must be array,null" };
          e === null ? e = [y] : e.push(y), r++;
        }
        if (Array.isArray(a)) {
          const y = a.length;
          for (let u = 0; u < y; u++) if (typeof a[u] != "string") {
            const f = { instancePath: i + "/required/" + u, schemaPath: "#/properties/required/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [f] : e.push(f), r++;
          }
        }
      }
    } else {
      const a = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [a] : e.push(a), r++;
    }
    return $.errors = e, r === 0;
  }
  $.evaluated = { props: { properties: true, required: true }, dynamicProps: false, dynamicItems: false };
  function Q(s, { instancePath: i = "", parentData: U, parentDataProperty: S, rootData: h = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const d = Q.evaluated;
    if (d.dynamicProps && (d.props = void 0), d.dynamicItems && (d.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.name === void 0) {
        const p = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
        e === null ? e = [p] : e.push(p), r++;
      }
      for (const p in s) if (!k.call(c.properties, p)) {
        const n = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
        e === null ? e = [n] : e.push(n), r++;
      }
      if (s.$schema !== void 0 && typeof s.$schema != "string") {
        const p = { instancePath: i + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [p] : e.push(p), r++;
      }
      if (s.id !== void 0) {
        let p = s.id;
        if (typeof p != "string" && p !== null) {
          const n = { instancePath: i + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: c.properties.id.type }, message: "must be string,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.name !== void 0) {
        let p = s.name;
        if (typeof p == "string") {
          if (A(p) < 1) {
            const n = { instancePath: i + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            e === null ? e = [n] : e.push(n), r++;
          }
        } else {
          const n = { instancePath: i + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.version !== void 0) {
        let p = s.version;
        if (typeof p != "string" && p !== null) {
          const n = { instancePath: i + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: c.properties.version.type }, message: "must be string,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.description !== void 0) {
        let p = s.description;
        if (typeof p != "string" && p !== null) {
          const n = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: c.properties.description.type }, message: "must be string,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.author !== void 0) {
        let p = s.author;
        if (typeof p != "string" && p !== null) {
          const n = { instancePath: i + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: c.properties.author.type }, message: "must be string,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.homepage !== void 0) {
        let p = s.homepage;
        if (typeof p != "string" && p !== null) {
          const n = { instancePath: i + "/homepage", schemaPath: "#/properties/homepage/type", keyword: "type", params: { type: c.properties.homepage.type }, message: "must be string,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.keywords !== void 0) {
        let p = s.keywords;
        if (!Array.isArray(p) && p !== null) {
          const n = { instancePath: i + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: c.properties.keywords.type }, message: "must be array,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
        if (Array.isArray(p)) {
          const n = p.length;
          for (let l = 0; l < n; l++) if (typeof p[l] != "string") {
            const o = { instancePath: i + "/keywords/" + l, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [o] : e.push(o), r++;
          }
        }
      }
      if (s.tool_type !== void 0) {
        let p = s.tool_type;
        if (typeof p != "string" && p !== null) {
          const n = { instancePath: i + "/tool_type", schemaPath: "#/properties/tool_type/type", keyword: "type", params: { type: c.properties.tool_type.type }, message: "must be string,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.license !== void 0) {
        let p = s.license;
        if (typeof p != "string" && p !== null) {
          const n = { instancePath: i + "/license", schemaPath: "#/properties/license/type", keyword: "type", params: { type: c.properties.license.type }, message: "must be string,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.configurations !== void 0) {
        let p = s.configurations;
        const n = r;
        let l = true;
        const o = r;
        if (!(p && typeof p == "object" && !Array.isArray(p))) {
          const t = {};
          e === null ? e = [t] : e.push(t), r++;
        }
        var a = o === r;
        if (r = n, e !== null && (n ? e.length = n : e = null), a) {
          const t = r;
          q(p, { instancePath: i + "/configurations", parentData: s, parentDataProperty: "configurations", rootData: h, dynamicAnchors: g }) || (e = w(e, q.errors), r = e.length);
          var a = t === r;
          if (l = a, l) {
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
        const n = r;
        let l = true;
        const o = r;
        if (!(p && typeof p == "object" && !Array.isArray(p))) {
          const t = {};
          e === null ? e = [t] : e.push(t), r++;
        }
        var u = o === r;
        if (r = n, e !== null && (n ? e.length = n : e = null), u) {
          const t = r;
          q(p, { instancePath: i + "/parameters", parentData: s, parentDataProperty: "parameters", rootData: h, dynamicAnchors: g }) || (e = w(e, q.errors), r = e.length);
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
        const n = r;
        let l = true;
        const o = r;
        if (!(p && typeof p == "object" && !Array.isArray(p))) {
          const t = {};
          e === null ? e = [t] : e.push(t), r++;
        }
        var b = o === r;
        if (r = n, e !== null && (n ? e.length = n : e = null), b) {
          const t = r;
          $(p, { instancePath: i + "/result", parentData: s, parentDataProperty: "result", rootData: h, dynamicAnchors: g }) || (e = w(e, $.errors), r = e.length);
          var b = t === r;
          if (l = b, l) {
            var v = {};
            v.properties = true, v.required = true;
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
          const n = { instancePath: i + "/sqlTables", schemaPath: "#/properties/sqlTables/type", keyword: "type", params: { type: c.properties.sqlTables.type }, message: "must be array,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
        if (Array.isArray(p)) {
          const n = p.length;
          for (let l = 0; l < n; l++) {
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
          const n = { instancePath: i + "/sqlQueries", schemaPath: "#/properties/sqlQueries/type", keyword: "type", params: { type: c.properties.sqlQueries.type }, message: "must be array,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
        if (Array.isArray(p)) {
          const n = p.length;
          for (let l = 0; l < n; l++) {
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
          const n = { instancePath: i + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: c.properties.tools.type }, message: "must be array,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.oauth !== void 0) {
        let p = s.oauth;
        if (!Array.isArray(p) && p !== null) {
          const n = { instancePath: i + "/oauth", schemaPath: "#/properties/oauth/type", keyword: "type", params: { type: c.properties.oauth.type }, message: "must be array,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
        if (Array.isArray(p)) {
          const n = p.length;
          for (let l = 0; l < n; l++) {
            let o = p[l];
            if (o && typeof o == "object" && !Array.isArray(o)) {
              for (const t in o) if (!k.call(c.properties.oauth.items.properties, t)) {
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
                    const V = { instancePath: i + "/oauth/" + l + "/scopes/" + P, schemaPath: "#/properties/oauth/items/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [V] : e.push(V), r++;
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
                  const m = { instancePath: i + "/oauth/" + l + "/refreshToken", schemaPath: "#/properties/oauth/items/properties/refreshToken/enum", keyword: "enum", params: { allowedValues: c.properties.oauth.items.properties.refreshToken.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
              if (o.pkceType !== void 0) {
                let t = o.pkceType;
                if (!(t === "plain" || t === "S256" || t === "" || t === null)) {
                  const m = { instancePath: i + "/oauth/" + l + "/pkceType", schemaPath: "#/properties/oauth/items/properties/pkceType/enum", keyword: "enum", params: { allowedValues: c.properties.oauth.items.properties.pkceType.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
              if (o.requestTokenContentType !== void 0) {
                let t = o.requestTokenContentType;
                if (!(t === "application/x-www-form-urlencoded" || t === "" || t === null)) {
                  const m = { instancePath: i + "/oauth/" + l + "/requestTokenContentType", schemaPath: "#/properties/oauth/items/properties/requestTokenContentType/enum", keyword: "enum", params: { allowedValues: c.properties.oauth.items.properties.requestTokenContentType.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
              if (o.requestTokenAuthHeader !== void 0) {
                let t = o.requestTokenAuthHeader;
                if (!(t === "basic" || t === "" || t === null)) {
                  const m = { instancePath: i + "/oauth/" + l + "/requestTokenAuthHeader", schemaPath: "#/properties/oauth/items/properties/requestTokenAuthHeader/enum", keyword: "enum", params: { allowedValues: c.properties.oauth.items.properties.requestTokenAuthHeader.enum }, message: "must be equal to one of the allowed values" };
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
Object.assign(exports, { validate: x });
})