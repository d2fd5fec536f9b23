(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
require("./chunk-IOS2KUYC.cjs");

// rules/mcp/mcp-validate.mjs?aside
function M(A) {
  let k;
  const w = (v) => {
    k ??= A();
    const j = k(v);
    return w.errors = k.errors, j;
  };
  return w;
}
var F = M(() => {
  const A = { $schema: "https://json-schema.org/draft/2020-12/schema", type: "object", properties: { tools: { type: "array", items: { $ref: "#/$defs/tool" } }, resources: { type: ["array", "null"], items: { $ref: "#/$defs/resource" } }, nextCursor: { type: ["string", "null"] } }, if: { type: "object", required: ["resources"], properties: { resources: { type: "array" } } }, else: { title: "a list of MCP tools or resources", type: "object", required: ["tools"], properties: { tools: { description: "without it or `resources` nothing is listed" } } }, $defs: { tool: { title: "an MCP tool", type: "object", required: ["name"], additionalProperties: false, properties: { $schema: {}, name: { type: "string", description: "clients call the tool by it" }, title: { type: "string" }, description: { type: "string" }, inputSchema: {}, outputSchema: { type: "object" }, annotations: { type: "object", properties: { title: { type: "string" } } }, _meta: { type: "object" }, icons: { type: "array", items: { title: "an icon", type: "object", required: ["src"], additionalProperties: false, properties: { src: { type: "string", description: "clients load the image from there" }, mimeType: { type: "string" }, sizes: { type: "array", items: { type: "string" } }, theme: { enum: ["light", "dark"] } } } }, execution: { type: "object", properties: { taskSupport: { enum: ["required", "optional", "forbidden"] } } }, securitySchemes: { type: "array" } } }, resource: { if: { type: "object", required: ["uri"], properties: { uri: {} } }, then: { title: "an MCP resource", type: "object", additionalProperties: false, properties: { uri: { type: "string" }, name: { type: "string" }, title: { type: "string" }, description: { type: "string" }, mimeType: { type: "string" }, size: { type: "number" }, annotations: { type: "object", properties: { audience: { type: "array", items: { enum: ["user", "assistant"] } }, priority: { description: "a number from 0 to 1", type: "number", minimum: 0, maximum: 1 }, lastModified: { type: "string" } } }, _meta: { type: "object" }, icons: { type: "array", items: { title: "an icon", type: "object", required: ["src"], additionalProperties: false, properties: { src: { type: "string", description: "clients load the image from there" }, mimeType: { type: "string" }, sizes: { type: "array", items: { type: "string" } }, theme: { enum: ["light", "dark"] } } } }, url: { $comment: "Some have one beside the uri: it is no slip." } } } } } }, k = { title: "an MCP tool", type: "object", required: ["name"], additionalProperties: false, properties: { $schema: {}, name: { type: "string", description: "clients call the tool by it" }, title: { type: "string" }, description: { type: "string" }, inputSchema: {}, outputSchema: { type: "object" }, annotations: { type: "object", properties: { title: { type: "string" } } }, _meta: { type: "object" }, icons: { type: "array", items: { title: "an icon", type: "object", required: ["src"], additionalProperties: false, properties: { src: { type: "string", description: "clients load the image from there" }, mimeType: { type: "string" }, sizes: { type: "array", items: { type: "string" } }, theme: { enum: ["light", "dark"] } } } }, execution: { type: "object", properties: { taskSupport: { enum: ["required", "optional", "forbidden"] } } }, securitySchemes: { type: "array" } } }, w = { if: { type: "object", required: ["uri"], properties: { uri: {} } }, then: { title: "an MCP resource", type: "object", additionalProperties: false, properties: { uri: { type: "string" }, name: { type: "string" }, title: { type: "string" }, description: { type: "string" }, mimeType: { type: "string" }, size: { type: "number" }, annotations: { type: "object", properties: { audience: { type: "array", items: { enum: ["user", "assistant"] } }, priority: { description: "a number from 0 to 1", type: "number", minimum: 0, maximum: 1 }, lastModified: { type: "string" } } }, _meta: { type: "object" }, icons: { type: "array", items: { title: "an icon", type: "object", required: ["src"], additionalProperties: false, properties: { src: { type: "string", description: "clients load the image from there" }, mimeType: { type: "string" }, sizes: { type: "array", items: { type: "string" } }, theme: { enum: ["light", "dark"] } } } }, url: { $comment: "Some have one beside the uri: it is no slip." } } } }, v = Object.prototype.hasOwnProperty;
  function j(d, { instancePath: r = "", parentData: N, parentDataProperty: O, rootData: V = d, dynamicAnchors: D = {} } = {}) {
    let e = null, s = 0;
    const $ = j.evaluated;
    $.dynamicProps && ($.props = void 0), $.dynamicItems && ($.items = void 0);
    const z = s;
    let T = true;
    const _ = s;
    if (s === _) if (d && typeof d == "object" && !Array.isArray(d)) {
      let c;
      if (d.resources === void 0 && (c = "resources")) {
        const f = {};
        e === null ? e = [f] : e.push(f), s++;
      } else if (d.resources !== void 0 && !Array.isArray(d.resources)) {
        const f = {};
        e === null ? e = [f] : e.push(f), s++;
      }
    } else {
      const c = {};
      e === null ? e = [c] : e.push(c), s++;
    }
    var S = _ === s;
    if (s = z, e !== null && (z ? e.length = z : e = null), !S) {
      const c = s;
      if (d && typeof d == "object" && !Array.isArray(d)) {
        if (d.tools === void 0) {
          const t = { instancePath: r, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "tools" }, message: "must have required property 'tools'" };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        const t = { instancePath: r, schemaPath: "#/else/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        e === null ? e = [t] : e.push(t), s++;
      }
      var S = c === s;
      if (T = S, T) {
        var P = {};
        P.tools = true, P.resources = true;
      }
    }
    if (!T) {
      const c = { instancePath: r, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
      e === null ? e = [c] : e.push(c), s++;
    }
    if (d && typeof d == "object" && !Array.isArray(d)) {
      if (P !== true && (P = P || {}, P.tools = true, P.resources = true, P.nextCursor = true), d.tools !== void 0) {
        let c = d.tools;
        if (Array.isArray(c)) {
          const f = c.length;
          for (let t = 0; t < f; t++) {
            let o = c[t];
            if (o && typeof o == "object" && !Array.isArray(o)) {
              if (o.name === void 0) {
                const n = { instancePath: r + "/tools/" + t, schemaPath: "#/$defs/tool/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                e === null ? e = [n] : e.push(n), s++;
              }
              for (const n in o) if (!v.call(k.properties, n)) {
                const p = { instancePath: r + "/tools/" + t, schemaPath: "#/$defs/tool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                e === null ? e = [p] : e.push(p), s++;
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
                  const p = { instancePath: r + "/tools/" + t + "/outputSchema", schemaPath: "#/$defs/tool/properties/outputSchema/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [p] : e.push(p), s++;
                }
              }
              if (o.annotations !== void 0) {
                let n = o.annotations;
                if (n && typeof n == "object" && !Array.isArray(n)) {
                  if (n.title !== void 0 && typeof n.title != "string") {
                    const p = { instancePath: r + "/tools/" + t + "/annotations/title", schemaPath: "#/$defs/tool/properties/annotations/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [p] : e.push(p), s++;
                  }
                } else {
                  const p = { instancePath: r + "/tools/" + t + "/annotations", schemaPath: "#/$defs/tool/properties/annotations/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [p] : e.push(p), s++;
                }
              }
              if (o._meta !== void 0) {
                let n = o._meta;
                if (!(n && typeof n == "object" && !Array.isArray(n))) {
                  const p = { instancePath: r + "/tools/" + t + "/_meta", schemaPath: "#/$defs/tool/properties/_meta/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [p] : e.push(p), s++;
                }
              }
              if (o.icons !== void 0) {
                let n = o.icons;
                if (Array.isArray(n)) {
                  const p = n.length;
                  for (let g = 0; g < p; g++) {
                    let y = n[g];
                    if (y && typeof y == "object" && !Array.isArray(y)) {
                      if (y.src === void 0) {
                        const u = { instancePath: r + "/tools/" + t + "/icons/" + g, schemaPath: "#/$defs/tool/properties/icons/items/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'" };
                        e === null ? e = [u] : e.push(u), s++;
                      }
                      for (const u in y) if (!(u === "src" || u === "mimeType" || u === "sizes" || u === "theme")) {
                        const i = { instancePath: r + "/tools/" + t + "/icons/" + g, schemaPath: "#/$defs/tool/properties/icons/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: u }, message: "must NOT have additional properties" };
                        e === null ? e = [i] : e.push(i), s++;
                      }
                      if (y.src !== void 0 && typeof y.src != "string") {
                        const u = { instancePath: r + "/tools/" + t + "/icons/" + g + "/src", schemaPath: "#/$defs/tool/properties/icons/items/properties/src/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [u] : e.push(u), s++;
                      }
                      if (y.mimeType !== void 0 && typeof y.mimeType != "string") {
                        const u = { instancePath: r + "/tools/" + t + "/icons/" + g + "/mimeType", schemaPath: "#/$defs/tool/properties/icons/items/properties/mimeType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [u] : e.push(u), s++;
                      }
                      if (y.sizes !== void 0) {
                        let u = y.sizes;
                        if (Array.isArray(u)) {
                          const i = u.length;
                          for (let a = 0; a < i; a++) if (typeof u[a] != "string") {
                            const l = { instancePath: r + "/tools/" + t + "/icons/" + g + "/sizes/" + a, schemaPath: "#/$defs/tool/properties/icons/items/properties/sizes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            e === null ? e = [l] : e.push(l), s++;
                          }
                        } else {
                          const i = { instancePath: r + "/tools/" + t + "/icons/" + g + "/sizes", schemaPath: "#/$defs/tool/properties/icons/items/properties/sizes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                          e === null ? e = [i] : e.push(i), s++;
                        }
                      }
                      if (y.theme !== void 0) {
                        let u = y.theme;
                        if (!(u === "light" || u === "dark")) {
                          const i = { instancePath: r + "/tools/" + t + "/icons/" + g + "/theme", schemaPath: "#/$defs/tool/properties/icons/items/properties/theme/enum", keyword: "enum", params: { allowedValues: k.properties.icons.items.properties.theme.enum }, message: "must be equal to one of the allowed values" };
                          e === null ? e = [i] : e.push(i), s++;
                        }
                      }
                    } else {
                      const u = { instancePath: r + "/tools/" + t + "/icons/" + g, schemaPath: "#/$defs/tool/properties/icons/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      e === null ? e = [u] : e.push(u), s++;
                    }
                  }
                } else {
                  const p = { instancePath: r + "/tools/" + t + "/icons", schemaPath: "#/$defs/tool/properties/icons/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [p] : e.push(p), s++;
                }
              }
              if (o.execution !== void 0) {
                let n = o.execution;
                if (n && typeof n == "object" && !Array.isArray(n)) {
                  if (n.taskSupport !== void 0) {
                    let p = n.taskSupport;
                    if (!(p === "required" || p === "optional" || p === "forbidden")) {
                      const g = { instancePath: r + "/tools/" + t + "/execution/taskSupport", schemaPath: "#/$defs/tool/properties/execution/properties/taskSupport/enum", keyword: "enum", params: { allowedValues: k.properties.execution.properties.taskSupport.enum }, message: "must be equal to one of the allowed values" };
                      e === null ? e = [g] : e.push(g), s++;
                    }
                  }
                } else {
                  const p = { instancePath: r + "/tools/" + t + "/execution", schemaPath: "#/$defs/tool/properties/execution/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [p] : e.push(p), s++;
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
          const f = { instancePath: r + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [f] : e.push(f), s++;
        }
      }
      if (d.resources !== void 0) {
        let c = d.resources;
        if (!Array.isArray(c) && c !== null) {
          const f = { instancePath: r + "/resources", schemaPath: "#/properties/resources/type", keyword: "type", params: { type: A.properties.resources.type }, message: "must be array,null" };
          e === null ? e = [f] : e.push(f), s++;
        }
        if (Array.isArray(c)) {
          const f = c.length;
          for (let t = 0; t < f; t++) {
            let o = c[t];
            const n = s;
            let p = true;
            const g = s;
            if (s === g) if (o && typeof o == "object" && !Array.isArray(o)) {
              let y;
              if (o.uri === void 0 && (y = "uri")) {
                const u = {};
                e === null ? e = [u] : e.push(u), s++;
              }
            } else {
              const y = {};
              e === null ? e = [y] : e.push(y), s++;
            }
            var x = g === s;
            if (s = n, e !== null && (n ? e.length = n : e = null), x) {
              const y = s;
              if (o && typeof o == "object" && !Array.isArray(o)) {
                for (const i in o) if (!v.call(w.then.properties, i)) {
                  const a = { instancePath: r + "/resources/" + t, schemaPath: "#/$defs/resource/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: i }, message: "must NOT have additional properties" };
                  e === null ? e = [a] : e.push(a), s++;
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
                    const a = { instancePath: r + "/resources/" + t + "/size", schemaPath: "#/$defs/resource/then/properties/size/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                    e === null ? e = [a] : e.push(a), s++;
                  }
                }
                if (o.annotations !== void 0) {
                  let i = o.annotations;
                  if (i && typeof i == "object" && !Array.isArray(i)) {
                    if (i.audience !== void 0) {
                      let a = i.audience;
                      if (Array.isArray(a)) {
                        const l = a.length;
                        for (let h = 0; h < l; h++) {
                          let m = a[h];
                          if (!(m === "user" || m === "assistant")) {
                            const b = { instancePath: r + "/resources/" + t + "/annotations/audience/" + h, schemaPath: "#/$defs/resource/then/properties/annotations/properties/audience/items/enum", keyword: "enum", params: { allowedValues: w.then.properties.annotations.properties.audience.items.enum }, message: "must be equal to one of the allowed values" };
                            e === null ? e = [b] : e.push(b), s++;
                          }
                        }
                      } else {
                        const l = { instancePath: r + "/resources/" + t + "/annotations/audience", schemaPath: "#/$defs/resource/then/properties/annotations/properties/audience/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        e === null ? e = [l] : e.push(l), s++;
                      }
                    }
                    if (i.priority !== void 0) {
                      let a = i.priority;
                      if (typeof a == "number" && isFinite(a)) {
                        if (a > 1 || isNaN(a)) {
                          const l = { instancePath: r + "/resources/" + t + "/annotations/priority", schemaPath: "#/$defs/resource/then/properties/annotations/properties/priority/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                          e === null ? e = [l] : e.push(l), s++;
                        }
                        if (a < 0 || isNaN(a)) {
                          const l = { instancePath: r + "/resources/" + t + "/annotations/priority", schemaPath: "#/$defs/resource/then/properties/annotations/properties/priority/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          e === null ? e = [l] : e.push(l), s++;
                        }
                      } else {
                        const l = { instancePath: r + "/resources/" + t + "/annotations/priority", schemaPath: "#/$defs/resource/then/properties/annotations/properties/priority/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                        e === null ? e = [l] : e.push(l), s++;
                      }
                    }
                    if (i.lastModified !== void 0 && typeof i.lastModified != "string") {
                      const a = { instancePath: r + "/resources/" + t + "/annotations/lastModified", schemaPath: "#/$defs/resource/then/properties/annotations/properties/lastModified/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [a] : e.push(a), s++;
                    }
                  } else {
                    const a = { instancePath: r + "/resources/" + t + "/annotations", schemaPath: "#/$defs/resource/then/properties/annotations/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    e === null ? e = [a] : e.push(a), s++;
                  }
                }
                if (o._meta !== void 0) {
                  let i = o._meta;
                  if (!(i && typeof i == "object" && !Array.isArray(i))) {
                    const a = { instancePath: r + "/resources/" + t + "/_meta", schemaPath: "#/$defs/resource/then/properties/_meta/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    e === null ? e = [a] : e.push(a), s++;
                  }
                }
                if (o.icons !== void 0) {
                  let i = o.icons;
                  if (Array.isArray(i)) {
                    const a = i.length;
                    for (let l = 0; l < a; l++) {
                      let h = i[l];
                      if (h && typeof h == "object" && !Array.isArray(h)) {
                        if (h.src === void 0) {
                          const m = { instancePath: r + "/resources/" + t + "/icons/" + l, schemaPath: "#/$defs/resource/then/properties/icons/items/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'" };
                          e === null ? e = [m] : e.push(m), s++;
                        }
                        for (const m in h) if (!(m === "src" || m === "mimeType" || m === "sizes" || m === "theme")) {
                          const b = { instancePath: r + "/resources/" + t + "/icons/" + l, schemaPath: "#/$defs/resource/then/properties/icons/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: m }, message: "must NOT have additional properties" };
                          e === null ? e = [b] : e.push(b), s++;
                        }
                        if (h.src !== void 0 && typeof h.src != "string") {
                          const m = { instancePath: r + "/resources/" + t + "/icons/" + l + "/src", schemaPath: "#/$defs/resource/then/properties/icons/items/properties/src/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          e === null ? e = [m] : e.push(m), s++;
                        }
                        if (h.mimeType !== void 0 && typeof h.mimeType != "string") {
                          const m = { instancePath: r + "/resources/" + t + "/icons/" + l + "/mimeType", schemaPath: "#/$defs/resource/then/properties/icons/items/properties/mimeType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          e === null ? e = [m] : e.push(m), s++;
                        }
                        if (h.sizes !== void 0) {
                          let m = h.sizes;
                          if (Array.isArray(m)) {
                            const b = m.length;
                            for (let q = 0; q < b; q++) if (typeof m[q] != "string") {
                              const C = { instancePath: r + "/resources/" + t + "/icons/" + l + "/sizes/" + q, schemaPath: "#/$defs/resource/then/properties/icons/items/properties/sizes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              e === null ? e = [C] : e.push(C), s++;
                            }
                          } else {
                            const b = { instancePath: r + "/resources/" + t + "/icons/" + l + "/sizes", schemaPath: "#/$defs/resource/then/properties/icons/items/properties/sizes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            e === null ? e = [b] : e.push(b), s++;
                          }
                        }
                        if (h.theme !== void 0) {
                          let m = h.theme;
                          if (!(m === "light" || m === "dark")) {
                            const b = { instancePath: r + "/resources/" + t + "/icons/" + l + "/theme", schemaPath: "#/$defs/resource/then/properties/icons/items/properties/theme/enum", keyword: "enum", params: { allowedValues: w.then.properties.icons.items.properties.theme.enum }, message: "must be equal to one of the allowed values" };
                            e === null ? e = [b] : e.push(b), s++;
                          }
                        }
                      } else {
                        const m = { instancePath: r + "/resources/" + t + "/icons/" + l, schemaPath: "#/$defs/resource/then/properties/icons/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        e === null ? e = [m] : e.push(m), s++;
                      }
                    }
                  } else {
                    const a = { instancePath: r + "/resources/" + t + "/icons", schemaPath: "#/$defs/resource/then/properties/icons/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    e === null ? e = [a] : e.push(a), s++;
                  }
                }
              } else {
                const i = { instancePath: r + "/resources/" + t, schemaPath: "#/$defs/resource/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [i] : e.push(i), s++;
              }
              var x = y === s;
              p = x;
            }
            if (!p) {
              const y = { instancePath: r + "/resources/" + t, schemaPath: "#/$defs/resource/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
              e === null ? e = [y] : e.push(y), s++;
            }
          }
        }
      }
      if (d.nextCursor !== void 0) {
        let c = d.nextCursor;
        if (typeof c != "string" && c !== null) {
          const f = { instancePath: r + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: A.properties.nextCursor.type }, message: "must be string,null" };
          e === null ? e = [f] : e.push(f), s++;
        }
      }
    } else {
      const c = { instancePath: r, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [c] : e.push(c), s++;
    }
    return j.errors = e, $.props = P, s === 0;
  }
  return j.evaluated = { dynamicProps: true, dynamicItems: false }, j;
});
Object.assign(exports, { validate: F });
})