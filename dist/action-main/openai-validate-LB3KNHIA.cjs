(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
require("./chunk-IOS2KUYC.cjs");

// rules/openai/openai-validate.mjs?aside
function v(b) {
  let _;
  const h = (u) => {
    _ ??= b();
    const p = _(u);
    return h.errors = _.errors, p;
  };
  return h;
}
var U = v(() => {
  const b = { $schema: "https://json-schema.org/draft/2020-12/schema", $comment: "Only what OpenAI and MCP Apps add: the fields of MCP are judged by its own pack, and most values by rules.", title: "the OpenAI metadata", type: "object", properties: { annotations: { if: { type: "object" }, then: { type: "object", properties: { openai: { title: "`annotations.openai`", type: "object", additionalProperties: false, properties: { outputTemplate: { type: "string" }, toolInvocation: { title: "`toolInvocation`", type: "object", additionalProperties: false, properties: { invoking: {}, invoked: {} } }, readOnlyHint: {}, destructiveHint: {}, idempotentHint: {}, openWorldHint: {} } } } } }, _meta: { if: { type: "object" }, then: { type: "object", properties: { "openai/outputTemplate": { type: "string" }, "openai/widgetAccessible": { type: "boolean" }, "openai/resultCanProduceWidget": { type: "boolean" }, "openai/visibility": { enum: ["public", "private"] }, "openai/fileParams": { type: "array", items: { type: "string" } }, "openai/widgetDescription": { type: "string" }, "openai/widgetDomain": { type: "string" }, "openai/widgetPrefersBorder": { type: "boolean" }, "openai/widgetCSP": { title: "`openai/widgetCSP`", type: "object", additionalProperties: false, properties: { connect_domains: { type: "array", items: { type: "string" } }, resource_domains: { type: "array", items: { type: "string" } }, frame_domains: { type: "array", items: { type: "string" } }, redirect_domains: { type: "array", items: { type: "string" } }, base_uri_domains: { type: "array", items: { type: "string" } } } }, "ui/resourceUri": { type: "string" }, ui: { title: "`_meta.ui`", type: "object", additionalProperties: false, properties: { resourceUri: { type: "string" }, visibility: { type: "array", items: { enum: ["model", "app"] } }, domain: { type: "string" }, prefersBorder: { type: "boolean" }, csp: { title: "`ui.csp`", type: "object", additionalProperties: false, properties: { connectDomains: { type: "array", items: { type: "string" } }, resourceDomains: { type: "array", items: { type: "string" } }, frameDomains: { type: "array", items: { type: "string" } }, baseUriDomains: { type: "array", items: { type: "string" } }, redirectDomains: { type: "array", items: { type: "string" } } } }, permissions: { title: "`ui.permissions`", type: "object", additionalProperties: false, properties: { camera: { type: "object" }, microphone: { type: "object" }, geolocation: { type: "object" }, clipboardWrite: { type: "object" } } } } }, securitySchemes: { $ref: "#/$defs/securitySchemes" } } } }, securitySchemes: { $ref: "#/$defs/securitySchemes" } }, $defs: { securitySchemes: { type: "array", items: { title: "a security scheme", type: "object", required: ["type"], properties: { type: { type: "string", description: "it says whether and how the user signs in" }, scopes: { type: "array", items: { type: "string" } }, in: {}, name: {}, scheme: {}, bearerFormat: {} }, additionalProperties: false } } } }, _ = { type: "array", items: { title: "a security scheme", type: "object", required: ["type"], properties: { type: { type: "string", description: "it says whether and how the user signs in" }, scopes: { type: "array", items: { type: "string" } }, in: {}, name: {}, scheme: {}, bearerFormat: {} }, additionalProperties: false } };
  function h(u, { instancePath: p = "", parentData: D, parentDataProperty: C, rootData: $ = u, dynamicAnchors: T = {} } = {}) {
    let e = null, i = 0;
    const P = h.evaluated;
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
                        for (let w = 0; w < y; w++) if (typeof o[w] != "string") {
                          const S = { instancePath: p + "/_meta/securitySchemes/" + s + "/scopes/" + w, schemaPath: "#/$defs/securitySchemes/items/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
            var d = {};
            d["openai/outputTemplate"] = true, d["openai/widgetAccessible"] = true, d["openai/resultCanProduceWidget"] = true, d["openai/visibility"] = true, d["openai/fileParams"] = true, d["openai/widgetDescription"] = true, d["openai/widgetDomain"] = true, d["openai/widgetPrefersBorder"] = true, d["openai/widgetCSP"] = true, d["ui/resourceUri"] = true, d.ui = true, d.securitySchemes = true;
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
    return h.errors = e, i === 0;
  }
  return h.evaluated = { props: { annotations: true, _meta: true, securitySchemes: true }, dynamicProps: false, dynamicItems: false }, h;
});
Object.assign(exports, { validate: U });
})