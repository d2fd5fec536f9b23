(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
require("./chunk-IOS2KUYC.cjs");

// src/core/metaschemas.mjs?aside
function z(D) {
  let R;
  const _ = (T) => {
    R ??= D();
    const L = R(T);
    return _.errors = R.errors, L;
  };
  return _;
}
function d(D, R) {
  if (D === null) return R;
  for (const _ of R) D.push(_);
  return D;
}
var V = z(() => {
  const D = { type: ["object", "boolean"], properties: { $id: { type: "string", format: "uri-reference" }, $schema: { type: "string", format: "uri" }, $ref: { type: "string", format: "uri-reference" }, $comment: { type: "string" }, title: { type: "string" }, description: { type: "string" }, default: true, readOnly: { type: "boolean", default: false }, examples: { type: "array", items: true }, multipleOf: { type: "number", exclusiveMinimum: 0 }, maximum: { type: "number" }, exclusiveMaximum: { type: "number" }, minimum: { type: "number" }, exclusiveMinimum: { type: "number" }, maxLength: { $ref: "#/definitions/nonNegativeInteger" }, minLength: { $ref: "#/definitions/nonNegativeIntegerDefault0" }, pattern: { type: "string", format: "regex" }, additionalItems: { $ref: "#" }, items: { anyOf: [{ $ref: "#" }, { $ref: "#/definitions/schemaArray" }], default: true }, maxItems: { $ref: "#/definitions/nonNegativeInteger" }, minItems: { $ref: "#/definitions/nonNegativeIntegerDefault0" }, uniqueItems: { type: "boolean", default: false }, contains: { $ref: "#" }, maxProperties: { $ref: "#/definitions/nonNegativeInteger" }, minProperties: { $ref: "#/definitions/nonNegativeIntegerDefault0" }, required: { $ref: "#/definitions/stringArray" }, additionalProperties: { $ref: "#" }, definitions: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, properties: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, patternProperties: { type: "object", additionalProperties: { $ref: "#" }, propertyNames: { format: "regex" }, default: {} }, dependencies: { type: "object", additionalProperties: { anyOf: [{ $ref: "#" }, { $ref: "#/definitions/stringArray" }] } }, propertyNames: { $ref: "#" }, const: true, enum: { type: "array", items: true }, type: { anyOf: [{ $ref: "#/definitions/simpleTypes" }, { type: "array", items: { type: "string", $ref: "#/definitions/simpleTypes" }, minItems: 1, uniqueItems: true }] }, format: { type: "string" }, contentMediaType: { type: "string" }, contentEncoding: { type: "string" }, if: { $ref: "#" }, then: { $ref: "#" }, else: { $ref: "#" }, allOf: { $ref: "#/definitions/schemaArray" }, anyOf: { $ref: "#/definitions/schemaArray" }, oneOf: { $ref: "#/definitions/schemaArray" }, not: { $ref: "#" } }, $defs: {}, definitions: { schemaArray: { type: "array", minItems: 1, items: { $ref: "#" } }, nonNegativeInteger: { type: "integer", minimum: 0 }, nonNegativeIntegerDefault0: { allOf: [{ $ref: "#/definitions/nonNegativeInteger" }, { default: 0 }] }, simpleTypes: { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, stringArray: { type: "array", items: { type: "string" }, default: [], uniqueItems: true } } }, R = { type: "integer", minimum: 0 }, _ = { type: "array", items: { type: "string" }, default: [], uniqueItems: true }, T = { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, L = { allOf: [{ $ref: "#/definitions/nonNegativeInteger" }, { default: 0 }] };
  function j(n, { instancePath: p = "", parentData: w, parentDataProperty: m, rootData: o = n, dynamicAnchors: v = {} } = {}) {
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
  function x(n, { instancePath: p = "", parentData: w, parentDataProperty: m, rootData: o = n, dynamicAnchors: v = {} } = {}) {
    let e = null, i = 0;
    const k = x.evaluated;
    if (k.dynamicProps && (k.props = void 0), k.dynamicItems && (k.items = void 0), Array.isArray(n)) {
      if (n.length < 1) {
        const u = { instancePath: p, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
        e === null ? e = [u] : e.push(u), i++;
      }
      const r = n.length;
      for (let u = 0; u < r; u++) E.validate(n[u], { instancePath: p + "/" + u, parentData: n, parentDataProperty: u, rootData: o, dynamicAnchors: v }) || (e = d(e, E.validate.errors), i = e.length);
    } else {
      const r = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      e === null ? e = [r] : e.push(r), i++;
    }
    return x.errors = e, i === 0;
  }
  x.evaluated = { items: true, dynamicProps: false, dynamicItems: false };
  function l(n, { instancePath: p = "", parentData: w, parentDataProperty: m, rootData: o = n, dynamicAnchors: v = {} } = {}) {
    let e = null, i = 0;
    const k = l.evaluated;
    if (k.dynamicProps && (k.props = void 0), k.dynamicItems && (k.items = void 0), !(n && typeof n == "object" && !Array.isArray(n)) && typeof n != "boolean") {
      const f = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: D.type }, message: "must be object,boolean" };
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
      if (n.minLength !== void 0 && (j(n.minLength, { instancePath: p + "/minLength", parentData: n, parentDataProperty: "minLength", rootData: o, dynamicAnchors: v }) || (e = d(e, j.errors), i = e.length)), n.pattern !== void 0 && typeof n.pattern != "string") {
        const f = { instancePath: p + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.additionalItems !== void 0 && (l(n.additionalItems, { instancePath: p + "/additionalItems", parentData: n, parentDataProperty: "additionalItems", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.items !== void 0) {
        let f = n.items;
        const s = i;
        let t = false;
        const a = i;
        if (!l(f, { instancePath: p + "/items", parentData: n, parentDataProperty: "items", rootData: o, dynamicAnchors: v })) e = d(e, l.errors), i = e.length;
        else var r = l.evaluated.items;
        var u = a === i;
        t = t || u;
        const y = i;
        x(f, { instancePath: p + "/items", parentData: n, parentDataProperty: "items", rootData: o, dynamicAnchors: v }) || (e = d(e, x.errors), i = e.length);
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
      if (n.minItems !== void 0 && (j(n.minItems, { instancePath: p + "/minItems", parentData: n, parentDataProperty: "minItems", rootData: o, dynamicAnchors: v }) || (e = d(e, j.errors), i = e.length)), n.uniqueItems !== void 0 && typeof n.uniqueItems != "boolean") {
        const f = { instancePath: p + "/uniqueItems", schemaPath: "#/properties/uniqueItems/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.contains !== void 0 && (l(n.contains, { instancePath: p + "/contains", parentData: n, parentDataProperty: "contains", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.maxProperties !== void 0) {
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
      if (n.minProperties !== void 0 && (j(n.minProperties, { instancePath: p + "/minProperties", parentData: n, parentDataProperty: "minProperties", rootData: o, dynamicAnchors: v }) || (e = d(e, j.errors), i = e.length)), n.required !== void 0) {
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
      if (n.additionalProperties !== void 0 && (l(n.additionalProperties, { instancePath: p + "/additionalProperties", parentData: n, parentDataProperty: "additionalProperties", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.definitions !== void 0) {
        let f = n.definitions;
        if (f && typeof f == "object" && !Array.isArray(f)) for (const s in f) l(f[s], { instancePath: p + "/definitions/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: f, parentDataProperty: s, rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length);
        else {
          const s = { instancePath: p + "/definitions", schemaPath: "#/properties/definitions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), i++;
        }
      }
      if (n.properties !== void 0) {
        let f = n.properties;
        if (f && typeof f == "object" && !Array.isArray(f)) for (const s in f) l(f[s], { instancePath: p + "/properties/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: f, parentDataProperty: s, rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length);
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
          for (const s in f) l(f[s], { instancePath: p + "/patternProperties/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: f, parentDataProperty: s, rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length);
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
          if (!l(t, { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: f, parentDataProperty: s, rootData: o, dynamicAnchors: v })) e = d(e, l.errors), i = e.length;
          else var q = l.evaluated.items;
          var O = c === i;
          y = y || O;
          const g = i;
          if (Array.isArray(t)) {
            const $ = t.length;
            for (let P = 0; P < $; P++) if (typeof t[P] != "string") {
              const I = { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + P, schemaPath: "#/definitions/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [I] : e.push(I), i++;
            }
            let h = t.length, b;
            if (h > 1) {
              const P = {};
              for (; h--; ) {
                let I = t[h];
                if (typeof I == "string") {
                  if (typeof P[I] == "number") {
                    b = P[I];
                    const N = { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: h, j: b }, message: "must NOT have duplicate items (items ## " + b + " and " + h + " are identical)" };
                    e === null ? e = [N] : e.push(N), i++;
                    break;
                  }
                  P[I] = h;
                }
              }
            }
          } else {
            const $ = { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [$] : e.push($), i++;
          }
          var O = g === i;
          if (y = y || O, O && q !== true && (q = true), y) i = a, e !== null && (a ? e.length = a : e = null);
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
      if (n.propertyNames !== void 0 && (l(n.propertyNames, { instancePath: p + "/propertyNames", parentData: n, parentDataProperty: "propertyNames", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.enum !== void 0 && !Array.isArray(n.enum)) {
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
            const h = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            e === null ? e = [h] : e.push(h), i++;
          }
          const c = f.length;
          for (let h = 0; h < c; h++) {
            let b = f[h];
            if (typeof b != "string") {
              const P = { instancePath: p + "/type/" + h, schemaPath: "#/properties/type/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [P] : e.push(P), i++;
            }
            if (!(b === "array" || b === "boolean" || b === "integer" || b === "null" || b === "number" || b === "object" || b === "string")) {
              const P = { instancePath: p + "/type/" + h, schemaPath: "#/definitions/simpleTypes/enum", keyword: "enum", params: { allowedValues: T.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [P] : e.push(P), i++;
            }
          }
          let g = f.length, $;
          if (g > 1) {
            const h = {};
            for (; g--; ) {
              let b = f[g];
              if (typeof b == "string") {
                if (typeof h[b] == "number") {
                  $ = h[b];
                  const P = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: g, j: $ }, message: "must NOT have duplicate items (items ## " + $ + " and " + g + " are identical)" };
                  e === null ? e = [P] : e.push(P), i++;
                  break;
                }
                h[b] = g;
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
      n.if !== void 0 && (l(n.if, { instancePath: p + "/if", parentData: n, parentDataProperty: "if", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.then !== void 0 && (l(n.then, { instancePath: p + "/then", parentData: n, parentDataProperty: "then", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.else !== void 0 && (l(n.else, { instancePath: p + "/else", parentData: n, parentDataProperty: "else", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.allOf !== void 0 && (x(n.allOf, { instancePath: p + "/allOf", parentData: n, parentDataProperty: "allOf", rootData: o, dynamicAnchors: v }) || (e = d(e, x.errors), i = e.length)), n.anyOf !== void 0 && (x(n.anyOf, { instancePath: p + "/anyOf", parentData: n, parentDataProperty: "anyOf", rootData: o, dynamicAnchors: v }) || (e = d(e, x.errors), i = e.length)), n.oneOf !== void 0 && (x(n.oneOf, { instancePath: p + "/oneOf", parentData: n, parentDataProperty: "oneOf", rootData: o, dynamicAnchors: v }) || (e = d(e, x.errors), i = e.length)), n.not !== void 0 && (l(n.not, { instancePath: p + "/not", parentData: n, parentDataProperty: "not", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length));
    }
    return l.errors = e, i === 0;
  }
  return l.evaluated = { props: { $id: true, $schema: true, $ref: true, $comment: true, title: true, description: true, default: true, readOnly: true, examples: true, multipleOf: true, maximum: true, exclusiveMaximum: true, minimum: true, exclusiveMinimum: true, maxLength: true, minLength: true, pattern: true, additionalItems: true, items: true, maxItems: true, minItems: true, uniqueItems: true, contains: true, maxProperties: true, minProperties: true, required: true, additionalProperties: true, definitions: true, properties: true, patternProperties: true, dependencies: true, propertyNames: true, const: true, enum: true, type: true, format: true, contentMediaType: true, contentEncoding: true, if: true, then: true, else: true, allOf: true, anyOf: true, oneOf: true, not: true }, dynamicProps: false, dynamicItems: false }, l;
});
var W = z(() => {
  const D = { type: ["object", "boolean"], properties: { $id: { type: "string", format: "uri-reference", $comment: "Non-empty fragments not allowed.", pattern: "^[^#]*#?$" }, $schema: { type: "string", format: "uri" }, $anchor: { type: "string", pattern: "^[A-Za-z][-A-Za-z0-9.:_]*$" }, $ref: { type: "string", format: "uri-reference" }, $recursiveRef: { type: "string", format: "uri-reference" }, $recursiveAnchor: { type: "boolean", default: false }, $vocabulary: { type: "object", propertyNames: { type: "string", format: "uri" }, additionalProperties: { type: "boolean" } }, $comment: { type: "string" }, $defs: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, additionalItems: { $ref: "#" }, unevaluatedItems: { $ref: "#" }, items: { anyOf: [{ $ref: "#" }, { $ref: "#/$defs/schemaArray" }] }, contains: { $ref: "#" }, additionalProperties: { $ref: "#" }, unevaluatedProperties: { $ref: "#" }, properties: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, patternProperties: { type: "object", additionalProperties: { $ref: "#" }, propertyNames: { format: "regex" }, default: {} }, dependentSchemas: { type: "object", additionalProperties: { $ref: "#" } }, propertyNames: { $ref: "#" }, if: { $ref: "#" }, then: { $ref: "#" }, else: { $ref: "#" }, allOf: { $ref: "#/$defs/schemaArray" }, anyOf: { $ref: "#/$defs/schemaArray" }, oneOf: { $ref: "#/$defs/schemaArray" }, not: { $ref: "#" }, multipleOf: { type: "number", exclusiveMinimum: 0 }, maximum: { type: "number" }, exclusiveMaximum: { type: "number" }, minimum: { type: "number" }, exclusiveMinimum: { type: "number" }, maxLength: { $ref: "#/$defs/nonNegativeInteger" }, minLength: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, pattern: { type: "string", format: "regex" }, maxItems: { $ref: "#/$defs/nonNegativeInteger" }, minItems: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, uniqueItems: { type: "boolean", default: false }, maxContains: { $ref: "#/$defs/nonNegativeInteger" }, minContains: { default: 1, $ref: "#/$defs/nonNegativeInteger" }, maxProperties: { $ref: "#/$defs/nonNegativeInteger" }, minProperties: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, required: { $ref: "#/$defs/stringArray" }, dependentRequired: { type: "object", additionalProperties: { $ref: "#/$defs/stringArray" } }, const: true, enum: { type: "array", items: true }, type: { anyOf: [{ $ref: "#/$defs/simpleTypes" }, { type: "array", items: { type: "string", $ref: "#/$defs/simpleTypes" }, minItems: 1, uniqueItems: true }] }, title: { type: "string" }, description: { type: "string" }, default: true, deprecated: { type: "boolean", default: false }, readOnly: { type: "boolean", default: false }, writeOnly: { type: "boolean", default: false }, examples: { type: "array", items: true }, format: { type: "string" }, contentMediaType: { type: "string" }, contentEncoding: { type: "string" }, contentSchema: { $ref: "#" }, definitions: { $comment: "While no longer an official keyword as it is replaced by $defs, this keyword is retained in the meta-schema to prevent incompatible extensions as it remains in common use.", type: "object", additionalProperties: { $ref: "#" }, default: {} }, dependencies: { $comment: '"dependencies" is no longer a keyword, but schema authors should avoid redefining it to facilitate a smooth transition to "dependentSchemas" and "dependentRequired"', type: "object", additionalProperties: { anyOf: [{ $ref: "#" }, { $ref: "#/$defs/stringArray" }] } } }, $defs: { schemaArray: { type: "array", minItems: 1, items: { $ref: "#" } }, nonNegativeInteger: { type: "integer", minimum: 0 }, nonNegativeIntegerDefault0: { default: 0, $ref: "#/$defs/nonNegativeInteger" }, simpleTypes: { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, stringArray: { type: "array", items: { type: "string" }, default: [], uniqueItems: true } }, definitions: {} }, R = { type: "integer", minimum: 0 }, _ = { type: "array", items: { type: "string" }, default: [], uniqueItems: true }, T = { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, L = new RegExp("^[^#]*#?$", "u"), j = new RegExp("^[A-Za-z][-A-Za-z0-9.:_]*$", "u"), Z = { type: "array", minItems: 1, items: { $ref: "#" } }, E = { validate: l };
  function x(n, { instancePath: p = "", parentData: w, parentDataProperty: m, rootData: o = n, dynamicAnchors: v = {} } = {}) {
    let e = null, i = 0;
    const k = x.evaluated;
    if (k.dynamicProps && (k.props = void 0), k.dynamicItems && (k.items = void 0), Array.isArray(n)) {
      if (n.length < 1) {
        const u = { instancePath: p, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
        e === null ? e = [u] : e.push(u), i++;
      }
      const r = n.length;
      for (let u = 0; u < r; u++) E.validate(n[u], { instancePath: p + "/" + u, parentData: n, parentDataProperty: u, rootData: o, dynamicAnchors: v }) || (e = d(e, E.validate.errors), i = e.length);
    } else {
      const r = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      e === null ? e = [r] : e.push(r), i++;
    }
    return x.errors = e, i === 0;
  }
  x.evaluated = { items: true, dynamicProps: false, dynamicItems: false };
  function l(n, { instancePath: p = "", parentData: w, parentDataProperty: m, rootData: o = n, dynamicAnchors: v = {} } = {}) {
    let e = null, i = 0;
    const k = l.evaluated;
    if (k.dynamicProps && (k.props = void 0), k.dynamicItems && (k.items = void 0), !(n && typeof n == "object" && !Array.isArray(n)) && typeof n != "boolean") {
      const s = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: D.type }, message: "must be object,boolean" };
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
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) l(s[t], { instancePath: p + "/$defs/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length);
        else {
          const t = { instancePath: p + "/$defs", schemaPath: "#/properties/%24defs/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.additionalItems !== void 0 && (l(n.additionalItems, { instancePath: p + "/additionalItems", parentData: n, parentDataProperty: "additionalItems", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.unevaluatedItems !== void 0 && (l(n.unevaluatedItems, { instancePath: p + "/unevaluatedItems", parentData: n, parentDataProperty: "unevaluatedItems", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.items !== void 0) {
        let s = n.items;
        const t = i;
        let a = false;
        const y = i;
        if (!l(s, { instancePath: p + "/items", parentData: n, parentDataProperty: "items", rootData: o, dynamicAnchors: v })) e = d(e, l.errors), i = e.length;
        else var u = l.evaluated.items;
        var A = y === i;
        a = a || A;
        const c = i;
        x(s, { instancePath: p + "/items", parentData: n, parentDataProperty: "items", rootData: o, dynamicAnchors: v }) || (e = d(e, x.errors), i = e.length);
        var A = c === i;
        if (a = a || A, A && u !== true && (u = true), a) i = t, e !== null && (t ? e.length = t : e = null);
        else {
          const g = { instancePath: p + "/items", schemaPath: "#/properties/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          e === null ? e = [g] : e.push(g), i++;
        }
      }
      if (n.contains !== void 0 && (l(n.contains, { instancePath: p + "/contains", parentData: n, parentDataProperty: "contains", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.additionalProperties !== void 0 && (l(n.additionalProperties, { instancePath: p + "/additionalProperties", parentData: n, parentDataProperty: "additionalProperties", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.unevaluatedProperties !== void 0 && (l(n.unevaluatedProperties, { instancePath: p + "/unevaluatedProperties", parentData: n, parentDataProperty: "unevaluatedProperties", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.properties !== void 0) {
        let s = n.properties;
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) l(s[t], { instancePath: p + "/properties/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length);
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
          for (const t in s) l(s[t], { instancePath: p + "/patternProperties/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length);
        } else {
          const t = { instancePath: p + "/patternProperties", schemaPath: "#/properties/patternProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.dependentSchemas !== void 0) {
        let s = n.dependentSchemas;
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) l(s[t], { instancePath: p + "/dependentSchemas/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length);
        else {
          const t = { instancePath: p + "/dependentSchemas", schemaPath: "#/properties/dependentSchemas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.propertyNames !== void 0 && (l(n.propertyNames, { instancePath: p + "/propertyNames", parentData: n, parentDataProperty: "propertyNames", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.if !== void 0 && (l(n.if, { instancePath: p + "/if", parentData: n, parentDataProperty: "if", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.then !== void 0 && (l(n.then, { instancePath: p + "/then", parentData: n, parentDataProperty: "then", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.else !== void 0 && (l(n.else, { instancePath: p + "/else", parentData: n, parentDataProperty: "else", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.allOf !== void 0 && (x(n.allOf, { instancePath: p + "/allOf", parentData: n, parentDataProperty: "allOf", rootData: o, dynamicAnchors: v }) || (e = d(e, x.errors), i = e.length)), n.anyOf !== void 0 && (x(n.anyOf, { instancePath: p + "/anyOf", parentData: n, parentDataProperty: "anyOf", rootData: o, dynamicAnchors: v }) || (e = d(e, x.errors), i = e.length)), n.oneOf !== void 0 && (x(n.oneOf, { instancePath: p + "/oneOf", parentData: n, parentDataProperty: "oneOf", rootData: o, dynamicAnchors: v }) || (e = d(e, x.errors), i = e.length)), n.not !== void 0 && (l(n.not, { instancePath: p + "/not", parentData: n, parentDataProperty: "not", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.multipleOf !== void 0) {
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
              const h = { instancePath: p + "/dependentRequired/" + t.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + $, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [h] : e.push(h), i++;
            }
            let c = a.length, g;
            if (c > 1) {
              const $ = {};
              for (; c--; ) {
                let h = a[c];
                if (typeof h == "string") {
                  if (typeof $[h] == "number") {
                    g = $[h];
                    const b = { instancePath: p + "/dependentRequired/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: c, j: g }, message: "must NOT have duplicate items (items ## " + g + " and " + c + " are identical)" };
                    e === null ? e = [b] : e.push(b), i++;
                    break;
                  }
                  $[h] = c;
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
        var O = y === i;
        a = a || O;
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
          let $ = s.length, h;
          if ($ > 1) {
            const b = {};
            for (; $--; ) {
              let P = s[$];
              if (typeof P == "string") {
                if (typeof b[P] == "number") {
                  h = b[P];
                  const I = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: $, j: h }, message: "must NOT have duplicate items (items ## " + h + " and " + $ + " are identical)" };
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
        var O = c === i;
        if (a = a || O, a) i = t, e !== null && (t ? e.length = t : e = null);
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
      if (n.contentSchema !== void 0 && (l(n.contentSchema, { instancePath: p + "/contentSchema", parentData: n, parentDataProperty: "contentSchema", rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length)), n.definitions !== void 0) {
        let s = n.definitions;
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) l(s[t], { instancePath: p + "/definitions/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v }) || (e = d(e, l.errors), i = e.length);
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
          if (!l(a, { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v })) e = d(e, l.errors), i = e.length;
          else var M = l.evaluated.items;
          var f = g === i;
          c = c || f;
          const $ = i;
          if (Array.isArray(a)) {
            const h = a.length;
            for (let I = 0; I < h; I++) if (typeof a[I] != "string") {
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
            const h = { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [h] : e.push(h), i++;
          }
          var f = $ === i;
          if (c = c || f, f && M !== true && (M = true), c) i = y, e !== null && (y ? e.length = y : e = null);
          else {
            const h = { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dependencies/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            e === null ? e = [h] : e.push(h), i++;
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
  const D = { type: ["object", "boolean"], properties: { $id: { $comment: "Non-empty fragments not allowed.", pattern: "^[^#]*#?$", $ref: "#/$defs/uriReferenceString" }, $schema: { $ref: "#/$defs/uriString" }, $ref: { $ref: "#/$defs/uriReferenceString" }, $anchor: { $ref: "#/$defs/anchorString" }, $dynamicRef: { $ref: "#/$defs/uriReferenceString" }, $dynamicAnchor: { $ref: "#/$defs/anchorString" }, $vocabulary: { type: "object", propertyNames: { $ref: "#/$defs/uriString" }, additionalProperties: { type: "boolean" } }, $comment: { type: "string" }, $defs: { type: "object", additionalProperties: { $ref: "#" } }, prefixItems: { $ref: "#/$defs/schemaArray" }, items: { $ref: "#" }, contains: { $ref: "#" }, additionalProperties: { $ref: "#" }, properties: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, patternProperties: { type: "object", additionalProperties: { $ref: "#" }, propertyNames: { format: "regex" }, default: {} }, dependentSchemas: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, propertyNames: { $ref: "#" }, if: { $ref: "#" }, then: { $ref: "#" }, else: { $ref: "#" }, allOf: { $ref: "#/$defs/schemaArray" }, anyOf: { $ref: "#/$defs/schemaArray" }, oneOf: { $ref: "#/$defs/schemaArray" }, not: { $ref: "#" }, unevaluatedItems: { $ref: "#" }, unevaluatedProperties: { $ref: "#" }, type: { anyOf: [{ $ref: "#/$defs/simpleTypes" }, { type: "array", items: { type: "string", $ref: "#/$defs/simpleTypes" }, minItems: 1, uniqueItems: true }] }, const: true, enum: { type: "array", items: true }, multipleOf: { type: "number", exclusiveMinimum: 0 }, maximum: { type: "number" }, exclusiveMaximum: { type: "number" }, minimum: { type: "number" }, exclusiveMinimum: { type: "number" }, maxLength: { $ref: "#/$defs/nonNegativeInteger" }, minLength: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, pattern: { type: "string", format: "regex" }, maxItems: { $ref: "#/$defs/nonNegativeInteger" }, minItems: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, uniqueItems: { type: "boolean", default: false }, maxContains: { $ref: "#/$defs/nonNegativeInteger" }, minContains: { default: 1, $ref: "#/$defs/nonNegativeInteger" }, maxProperties: { $ref: "#/$defs/nonNegativeInteger" }, minProperties: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, required: { $ref: "#/$defs/stringArray" }, dependentRequired: { type: "object", additionalProperties: { $ref: "#/$defs/stringArray" } }, title: { type: "string" }, description: { type: "string" }, default: true, deprecated: { type: "boolean", default: false }, readOnly: { type: "boolean", default: false }, writeOnly: { type: "boolean", default: false }, examples: { type: "array", items: true }, format: { type: "string" }, contentEncoding: { type: "string" }, contentMediaType: { type: "string" }, contentSchema: { $ref: "#" }, definitions: { $comment: '"definitions" has been replaced by "$defs".', type: "object", additionalProperties: { $ref: "#" }, deprecated: true, default: {} }, dependencies: { $comment: '"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serve their differing semantics.', type: "object", additionalProperties: { anyOf: [{ $ref: "#" }, { $ref: "#/$defs/stringArray" }] }, deprecated: true, default: {} }, $recursiveAnchor: { $comment: '"$recursiveAnchor" has been replaced by "$dynamicAnchor".', deprecated: true, $ref: "#/$defs/anchorString" }, $recursiveRef: { $comment: '"$recursiveRef" has been replaced by "$dynamicRef".', deprecated: true, $ref: "#/$defs/uriReferenceString" } }, $defs: { anchorString: { type: "string", pattern: "^[A-Za-z_][-A-Za-z0-9._]*$" }, uriString: { type: "string", format: "uri" }, uriReferenceString: { type: "string", format: "uri-reference" }, schemaArray: { type: "array", minItems: 1, items: { $ref: "#" } }, nonNegativeInteger: { type: "integer", minimum: 0 }, nonNegativeIntegerDefault0: { default: 0, $ref: "#/$defs/nonNegativeInteger" }, simpleTypes: { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, stringArray: { type: "array", items: { type: "string" }, default: [], uniqueItems: true } }, definitions: {} }, R = { type: "string", format: "uri-reference" }, _ = { type: "string", format: "uri" }, T = { type: "string", pattern: "^[A-Za-z_][-A-Za-z0-9._]*$" }, L = { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, j = { type: "integer", minimum: 0 }, Z = { type: "array", items: { type: "string" }, default: [], uniqueItems: true }, E = new RegExp("^[^#]*#?$", "u"), x = new RegExp("^[A-Za-z_][-A-Za-z0-9._]*$", "u"), l = { type: "array", minItems: 1, items: { $ref: "#" } }, n = { validate: w };
  function p(m, { instancePath: o = "", parentData: v, parentDataProperty: e, rootData: i = m, dynamicAnchors: k = {} } = {}) {
    let r = null, u = 0;
    const A = p.evaluated;
    if (A.dynamicProps && (A.props = void 0), A.dynamicItems && (A.items = void 0), Array.isArray(m)) {
      if (m.length < 1) {
        const O = { instancePath: o, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
        r === null ? r = [O] : r.push(O), u++;
      }
      const q = m.length;
      for (let O = 0; O < q; O++) n.validate(m[O], { instancePath: o + "/" + O, parentData: m, parentDataProperty: O, rootData: i, dynamicAnchors: k }) || (r = d(r, n.validate.errors), u = r.length);
    } else {
      const q = { instancePath: o, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      r === null ? r = [q] : r.push(q), u++;
    }
    return p.errors = r, u === 0;
  }
  p.evaluated = { items: true, dynamicProps: false, dynamicItems: false };
  function w(m, { instancePath: o = "", parentData: v, parentDataProperty: e, rootData: i = m, dynamicAnchors: k = {} } = {}) {
    let r = null, u = 0;
    const A = w.evaluated;
    if (A.dynamicProps && (A.props = void 0), A.dynamicItems && (A.items = void 0), !(m && typeof m == "object" && !Array.isArray(m)) && typeof m != "boolean") {
      const t = { instancePath: o, schemaPath: "#/type", keyword: "type", params: { type: D.type }, message: "must be object,boolean" };
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
          if (!x.test(t)) {
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
          if (!x.test(t)) {
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
        if (t && typeof t == "object" && !Array.isArray(t)) for (const a in t) w(t[a], { instancePath: o + "/$defs/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k }) || (r = d(r, w.errors), u = r.length);
        else {
          const a = { instancePath: o + "/$defs", schemaPath: "#/properties/%24defs/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.prefixItems !== void 0 && (p(m.prefixItems, { instancePath: o + "/prefixItems", parentData: m, parentDataProperty: "prefixItems", rootData: i, dynamicAnchors: k }) || (r = d(r, p.errors), u = r.length)), m.items !== void 0 && (w(m.items, { instancePath: o + "/items", parentData: m, parentDataProperty: "items", rootData: i, dynamicAnchors: k }) || (r = d(r, w.errors), u = r.length)), m.contains !== void 0 && (w(m.contains, { instancePath: o + "/contains", parentData: m, parentDataProperty: "contains", rootData: i, dynamicAnchors: k }) || (r = d(r, w.errors), u = r.length)), m.additionalProperties !== void 0 && (w(m.additionalProperties, { instancePath: o + "/additionalProperties", parentData: m, parentDataProperty: "additionalProperties", rootData: i, dynamicAnchors: k }) || (r = d(r, w.errors), u = r.length)), m.properties !== void 0) {
        let t = m.properties;
        if (t && typeof t == "object" && !Array.isArray(t)) for (const a in t) w(t[a], { instancePath: o + "/properties/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k }) || (r = d(r, w.errors), u = r.length);
        else {
          const a = { instancePath: o + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.patternProperties !== void 0) {
        let t = m.patternProperties;
        if (t && typeof t == "object" && !Array.isArray(t)) {
          for (const a in t) {
            var O = u === u;
            if (!O) {
              const c = { instancePath: o + "/patternProperties", schemaPath: "#/properties/patternProperties/propertyNames", keyword: "propertyNames", params: { propertyName: a }, message: "property name must be valid" };
              r === null ? r = [c] : r.push(c), u++;
            }
          }
          for (const a in t) w(t[a], { instancePath: o + "/patternProperties/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k }) || (r = d(r, w.errors), u = r.length);
        } else {
          const a = { instancePath: o + "/patternProperties", schemaPath: "#/properties/patternProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.dependentSchemas !== void 0) {
        let t = m.dependentSchemas;
        if (t && typeof t == "object" && !Array.isArray(t)) for (const a in t) w(t[a], { instancePath: o + "/dependentSchemas/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k }) || (r = d(r, w.errors), u = r.length);
        else {
          const a = { instancePath: o + "/dependentSchemas", schemaPath: "#/properties/dependentSchemas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.propertyNames !== void 0 && (w(m.propertyNames, { instancePath: o + "/propertyNames", parentData: m, parentDataProperty: "propertyNames", rootData: i, dynamicAnchors: k }) || (r = d(r, w.errors), u = r.length)), m.if !== void 0 && (w(m.if, { instancePath: o + "/if", parentData: m, parentDataProperty: "if", rootData: i, dynamicAnchors: k }) || (r = d(r, w.errors), u = r.length)), m.then !== void 0 && (w(m.then, { instancePath: o + "/then", parentData: m, parentDataProperty: "then", rootData: i, dynamicAnchors: k }) || (r = d(r, w.errors), u = r.length)), m.else !== void 0 && (w(m.else, { instancePath: o + "/else", parentData: m, parentDataProperty: "else", rootData: i, dynamicAnchors: k }) || (r = d(r, w.errors), u = r.length)), m.allOf !== void 0 && (p(m.allOf, { instancePath: o + "/allOf", parentData: m, parentDataProperty: "allOf", rootData: i, dynamicAnchors: k }) || (r = d(r, p.errors), u = r.length)), m.anyOf !== void 0 && (p(m.anyOf, { instancePath: o + "/anyOf", parentData: m, parentDataProperty: "anyOf", rootData: i, dynamicAnchors: k }) || (r = d(r, p.errors), u = r.length)), m.oneOf !== void 0 && (p(m.oneOf, { instancePath: o + "/oneOf", parentData: m, parentDataProperty: "oneOf", rootData: i, dynamicAnchors: k }) || (r = d(r, p.errors), u = r.length)), m.not !== void 0 && (w(m.not, { instancePath: o + "/not", parentData: m, parentDataProperty: "not", rootData: i, dynamicAnchors: k }) || (r = d(r, w.errors), u = r.length)), m.unevaluatedItems !== void 0 && (w(m.unevaluatedItems, { instancePath: o + "/unevaluatedItems", parentData: m, parentDataProperty: "unevaluatedItems", rootData: i, dynamicAnchors: k }) || (r = d(r, w.errors), u = r.length)), m.unevaluatedProperties !== void 0 && (w(m.unevaluatedProperties, { instancePath: o + "/unevaluatedProperties", parentData: m, parentDataProperty: "unevaluatedProperties", rootData: i, dynamicAnchors: k }) || (r = d(r, w.errors), u = r.length)), m.type !== void 0) {
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
          let h = t.length, b;
          if (h > 1) {
            const P = {};
            for (; h--; ) {
              let I = t[h];
              if (typeof I == "string") {
                if (typeof P[I] == "number") {
                  b = P[I];
                  const N = { instancePath: o + "/type", schemaPath: "#/properties/type/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: h, j: b }, message: "must NOT have duplicate items (items ## " + b + " and " + h + " are identical)" };
                  r === null ? r = [N] : r.push(N), u++;
                  break;
                }
                P[I] = h;
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
                  const h = { instancePath: o + "/required", schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: y, j: c }, message: "must NOT have duplicate items (items ## " + c + " and " + y + " are identical)" };
                  r === null ? r = [h] : r.push(h), u++;
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
            for (let h = 0; h < c; h++) if (typeof y[h] != "string") {
              const b = { instancePath: o + "/dependentRequired/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + h, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              r === null ? r = [b] : r.push(b), u++;
            }
            let g = y.length, $;
            if (g > 1) {
              const h = {};
              for (; g--; ) {
                let b = y[g];
                if (typeof b == "string") {
                  if (typeof h[b] == "number") {
                    $ = h[b];
                    const P = { instancePath: o + "/dependentRequired/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: g, j: $ }, message: "must NOT have duplicate items (items ## " + $ + " and " + g + " are identical)" };
                    r === null ? r = [P] : r.push(P), u++;
                    break;
                  }
                  h[b] = g;
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
      if (m.contentSchema !== void 0 && (w(m.contentSchema, { instancePath: o + "/contentSchema", parentData: m, parentDataProperty: "contentSchema", rootData: i, dynamicAnchors: k }) || (r = d(r, w.errors), u = r.length)), m.definitions !== void 0) {
        let t = m.definitions;
        if (t && typeof t == "object" && !Array.isArray(t)) for (const a in t) w(t[a], { instancePath: o + "/definitions/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k }) || (r = d(r, w.errors), u = r.length);
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
          if (!w(y, { instancePath: o + "/dependencies/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k })) r = d(r, w.errors), u = r.length;
          else var f = w.evaluated.items;
          var s = $ === u;
          g = g || s;
          const h = u;
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
          var s = h === u;
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
          if (!x.test(t)) {
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
    return w.errors = r, u === 0;
  }
  return w.evaluated = { props: { $id: true, $schema: true, $ref: true, $anchor: true, $dynamicRef: true, $dynamicAnchor: true, $vocabulary: true, $comment: true, $defs: true, prefixItems: true, items: true, contains: true, additionalProperties: true, properties: true, patternProperties: true, dependentSchemas: true, propertyNames: true, if: true, then: true, else: true, allOf: true, anyOf: true, oneOf: true, not: true, unevaluatedItems: true, unevaluatedProperties: true, type: true, const: true, enum: true, multipleOf: true, maximum: true, exclusiveMaximum: true, minimum: true, exclusiveMinimum: true, maxLength: true, minLength: true, pattern: true, maxItems: true, minItems: true, uniqueItems: true, maxContains: true, minContains: true, maxProperties: true, minProperties: true, required: true, dependentRequired: true, title: true, description: true, default: true, deprecated: true, readOnly: true, writeOnly: true, examples: true, format: true, contentEncoding: true, contentMediaType: true, contentSchema: true, definitions: true, dependencies: true, $recursiveAnchor: true, $recursiveRef: true }, dynamicProps: false, dynamicItems: false }, w;
});
Object.assign(exports, { draft07: V, draft2019: W, draft2020: B });
})