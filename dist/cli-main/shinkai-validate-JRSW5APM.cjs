(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
require("./chunk-SJLQLGW2.cjs");

// rules/shinkai/shinkai-validate.mjs?aside
function x(d) {
  let k;
  const A = (C) => {
    k ??= d();
    const _ = k(C);
    return A.errors = k.errors, _;
  };
  return A;
}
function w(d, k) {
  if (d === null) return k;
  for (const A of k) d.push(A);
  return d;
}
var z = x(() => {
  const d = { $schema: "https://json-schema.org/draft/2020-12/schema", title: "a Shinkai manifest", type: "object", required: ["name"], additionalProperties: false, properties: { $schema: { type: "string" }, id: { type: ["string", "null"] }, name: { type: "string", pattern: "\\S", description: "people and models know the tool by it" }, version: { type: ["string", "null"] }, description: { type: ["string", "null"] }, author: { type: ["string", "null"] }, homepage: { type: ["string", "null"] }, keywords: { type: ["array", "null"], items: { type: "string" } }, tool_type: { type: ["string", "null"] }, license: { type: ["string", "null"] }, configurations: { if: { type: "object" }, then: { $ref: "#/$defs/table" } }, parameters: { if: { type: "object" }, then: { $ref: "#/$defs/table" } }, result: { if: { type: "object" }, then: { $ref: "#/$defs/resultTable" } }, sqlTables: { type: ["array", "null"], items: { title: "an entry of `sqlTables`", type: "object", additionalProperties: false, properties: { name: { type: "string" }, definition: { type: "string" } } } }, sqlQueries: { type: ["array", "null"], items: { title: "an entry of `sqlQueries`", type: "object", additionalProperties: false, properties: { name: { type: "string" }, query: { type: "string" } } } }, tools: { type: ["array", "null"] }, oauth: { type: ["array", "null"], items: { title: "an entry of `oauth`", type: "object", additionalProperties: false, properties: { name: { type: "string" }, version: { const: "2.0" }, authorizationUrl: { type: "string" }, redirectUrl: { type: "string" }, tokenUrl: { type: "string" }, clientId: { type: "string" }, clientSecret: { type: "string" }, scopes: { type: "array", items: { type: "string" } }, responseType: { const: "code" }, refreshToken: { enum: ["true", "", null] }, pkceType: { enum: ["plain", "S256", "", null] }, requestTokenContentType: { enum: ["application/x-www-form-urlencoded", "", null] }, requestTokenAuthHeader: { enum: ["basic", "", null] } } } }, runner: {}, operating_system: {}, tool_set: {}, assets: {}, file_inbox: {}, output_arg: {}, activated: {} }, $defs: { table: { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, property: { type: "object", properties: { description: { type: "string" }, items: { $ref: "#/$defs/property" }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } }, resultTable: { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, resultProperty: { type: "object", properties: { description: { type: ["string", "null"] }, items: { if: { type: "object" }, then: { $ref: "#/$defs/resultProperty" }, else: { if: { type: "array" }, else: { type: "object" } } }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } } } }, k = Object.prototype.hasOwnProperty, A = new RegExp("\\S", "u"), C = { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, _ = { type: "object", properties: { description: { type: "string" }, items: { $ref: "#/$defs/property" }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } }, D = { validate: j };
  function j(s, { instancePath: i = "", parentData: U, parentDataProperty: S, rootData: h = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const c = j.evaluated;
    if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.description !== void 0 && typeof s.description != "string") {
        const n = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [n] : e.push(n), r++;
      }
      if (s.items !== void 0 && (D.validate(s.items, { instancePath: i + "/items", parentData: s, parentDataProperty: "items", rootData: h, dynamicAnchors: g }) || (e = w(e, D.validate.errors), r = e.length)), s.properties !== void 0) {
        let n = s.properties;
        if (n && typeof n == "object" && !Array.isArray(n)) for (const y in n) D.validate(n[y], { instancePath: i + "/properties/" + y.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: n, parentDataProperty: y, rootData: h, dynamicAnchors: g }) || (e = w(e, D.validate.errors), r = e.length);
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
  function q(s, { instancePath: i = "", parentData: U, parentDataProperty: S, rootData: h = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const c = q.evaluated;
    if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.properties !== void 0) {
        let n = s.properties;
        if (n && typeof n == "object" && !Array.isArray(n)) for (const y in n) j(n[y], { instancePath: i + "/properties/" + y.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: n, parentDataProperty: y, rootData: h, dynamicAnchors: g }) || (e = w(e, j.errors), r = e.length);
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
  const O = { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, V = { type: "object", properties: { description: { type: ["string", "null"] }, items: { if: { type: "object" }, then: { $ref: "#/$defs/resultProperty" }, else: { if: { type: "array" }, else: { type: "object" } } }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } }, I = { validate: T };
  function T(s, { instancePath: i = "", parentData: U, parentDataProperty: S, rootData: h = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const c = T.evaluated;
    if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.description !== void 0) {
        let u = s.description;
        if (typeof u != "string" && u !== null) {
          const f = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: V.properties.description.type }, message: "must be string,null" };
          e === null ? e = [f] : e.push(f), r++;
        }
      }
      if (s.items !== void 0) {
        let u = s.items;
        const f = r;
        let b = true;
        const v = r;
        if (!(u && typeof u == "object" && !Array.isArray(u))) {
          const a = {};
          e === null ? e = [a] : e.push(a), r++;
        }
        var n = v === r;
        r = f, e !== null && (f ? e.length = f : e = null);
        let p;
        if (n) {
          const a = r;
          I.validate(u, { instancePath: i + "/items", parentData: s, parentDataProperty: "items", rootData: h, dynamicAnchors: g }) || (e = w(e, I.validate.errors), r = e.length);
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
        if (u && typeof u == "object" && !Array.isArray(u)) for (const f in u) I.validate(u[f], { instancePath: i + "/properties/" + f.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: u, parentDataProperty: f, rootData: h, dynamicAnchors: g }) || (e = w(e, I.validate.errors), r = e.length);
        else {
          const f = { instancePath: i + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [f] : e.push(f), r++;
        }
      }
      if (s.required !== void 0) {
        let u = s.required;
        if (!Array.isArray(u) && u !== null) {
          const f = { instancePath: i + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: V.properties.required.type }, message: "must be array,null" };
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
          const f = { instancePath: i + "/nullable", schemaPath: "#/properties/nullable/type", keyword: "type", params: { type: V.properties.nullable.type }, message: "must be boolean,null" };
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
    const c = $.evaluated;
    if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.properties !== void 0) {
        let n = s.properties;
        if (n && typeof n == "object" && !Array.isArray(n)) for (const y in n) T(n[y], { instancePath: i + "/properties/" + y.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: n, parentDataProperty: y, rootData: h, dynamicAnchors: g }) || (e = w(e, T.errors), r = e.length);
        else {
          const y = { instancePath: i + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [y] : e.push(y), r++;
        }
      }
      if (s.required !== void 0) {
        let n = s.required;
        if (!Array.isArray(n) && n !== null) {
          const y = { instancePath: i + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: O.properties.required.type }, message: "must be array,null" };
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
  function Q(s, { instancePath: i = "", parentData: U, parentDataProperty: S, rootData: h = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const c = Q.evaluated;
    if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.name === void 0) {
        const p = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
        e === null ? e = [p] : e.push(p), r++;
      }
      for (const p in s) if (!k.call(d.properties, p)) {
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
          const a = { instancePath: i + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: d.properties.id.type }, message: "must be string,null" };
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
          const a = { instancePath: i + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: d.properties.version.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.description !== void 0) {
        let p = s.description;
        if (typeof p != "string" && p !== null) {
          const a = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: d.properties.description.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.author !== void 0) {
        let p = s.author;
        if (typeof p != "string" && p !== null) {
          const a = { instancePath: i + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: d.properties.author.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.homepage !== void 0) {
        let p = s.homepage;
        if (typeof p != "string" && p !== null) {
          const a = { instancePath: i + "/homepage", schemaPath: "#/properties/homepage/type", keyword: "type", params: { type: d.properties.homepage.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.keywords !== void 0) {
        let p = s.keywords;
        if (!Array.isArray(p) && p !== null) {
          const a = { instancePath: i + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: d.properties.keywords.type }, message: "must be array,null" };
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
          const a = { instancePath: i + "/tool_type", schemaPath: "#/properties/tool_type/type", keyword: "type", params: { type: d.properties.tool_type.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.license !== void 0) {
        let p = s.license;
        if (typeof p != "string" && p !== null) {
          const a = { instancePath: i + "/license", schemaPath: "#/properties/license/type", keyword: "type", params: { type: d.properties.license.type }, message: "must be string,null" };
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
          q(p, { instancePath: i + "/configurations", parentData: s, parentDataProperty: "configurations", rootData: h, dynamicAnchors: g }) || (e = w(e, q.errors), r = e.length);
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
          const a = { instancePath: i + "/sqlTables", schemaPath: "#/properties/sqlTables/type", keyword: "type", params: { type: d.properties.sqlTables.type }, message: "must be array,null" };
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
          const a = { instancePath: i + "/sqlQueries", schemaPath: "#/properties/sqlQueries/type", keyword: "type", params: { type: d.properties.sqlQueries.type }, message: "must be array,null" };
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
          const a = { instancePath: i + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: d.properties.tools.type }, message: "must be array,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.oauth !== void 0) {
        let p = s.oauth;
        if (!Array.isArray(p) && p !== null) {
          const a = { instancePath: i + "/oauth", schemaPath: "#/properties/oauth/type", keyword: "type", params: { type: d.properties.oauth.type }, message: "must be array,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
        if (Array.isArray(p)) {
          const a = p.length;
          for (let l = 0; l < a; l++) {
            let o = p[l];
            if (o && typeof o == "object" && !Array.isArray(o)) {
              for (const t in o) if (!k.call(d.properties.oauth.items.properties, t)) {
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
                  const m = { instancePath: i + "/oauth/" + l + "/refreshToken", schemaPath: "#/properties/oauth/items/properties/refreshToken/enum", keyword: "enum", params: { allowedValues: d.properties.oauth.items.properties.refreshToken.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
              if (o.pkceType !== void 0) {
                let t = o.pkceType;
                if (!(t === "plain" || t === "S256" || t === "" || t === null)) {
                  const m = { instancePath: i + "/oauth/" + l + "/pkceType", schemaPath: "#/properties/oauth/items/properties/pkceType/enum", keyword: "enum", params: { allowedValues: d.properties.oauth.items.properties.pkceType.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
              if (o.requestTokenContentType !== void 0) {
                let t = o.requestTokenContentType;
                if (!(t === "application/x-www-form-urlencoded" || t === "" || t === null)) {
                  const m = { instancePath: i + "/oauth/" + l + "/requestTokenContentType", schemaPath: "#/properties/oauth/items/properties/requestTokenContentType/enum", keyword: "enum", params: { allowedValues: d.properties.oauth.items.properties.requestTokenContentType.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
              if (o.requestTokenAuthHeader !== void 0) {
                let t = o.requestTokenAuthHeader;
                if (!(t === "basic" || t === "" || t === null)) {
                  const m = { instancePath: i + "/oauth/" + l + "/requestTokenAuthHeader", schemaPath: "#/properties/oauth/items/properties/requestTokenAuthHeader/enum", keyword: "enum", params: { allowedValues: d.properties.oauth.items.properties.requestTokenAuthHeader.enum }, message: "must be equal to one of the allowed values" };
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
Object.assign(exports, { validate: z });
})