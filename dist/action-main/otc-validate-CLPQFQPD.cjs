(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
require("./chunk-IOS2KUYC.cjs");

// rules/otc/otc-validate.mjs?aside
function j(P) {
  let h;
  const a = (s) => {
    h ??= P();
    const w = h(s);
    return a.errors = h.errors, w;
  };
  return a;
}
var O = j(() => {
  const P = { $schema: "https://json-schema.org/draft/2020-12/schema", title: "an OTC tool definition", type: "object", required: ["id", "name", "description", "version", "input_schema", "output_schema"], additionalProperties: false, properties: { $schema: { type: "string" }, id: { type: "string", description: "clients call the tool by it" }, name: { type: "string", description: "people and models know the tool by it" }, description: { type: "string", description: "a model decides by it when to call the tool" }, version: { type: "string", description: "clients pin it" }, input_schema: { type: "object", description: "it holds `parameters`, the JSON Schema of what the tool takes", allOf: [{ $comment: "The flat form, a JSON Schema without `parameters` around it, is otc/flat-input-schema's alone.", if: { not: { properties: { parameters: {} }, required: ["parameters"] }, anyOf: [{ properties: { properties: {} }, required: ["properties"] }, { properties: { type: { const: "object" } }, required: ["type"] }] }, else: { title: "`input_schema`", required: ["parameters"], additionalProperties: false, properties: { parameters: { type: "object", description: "it is the JSON Schema of what the tool takes, and may be empty" } } } }] }, output_schema: { type: ["object", "null"], description: "it is the JSON Schema of what comes back (an empty object for anything, null for nothing)" }, requirements: { title: "`requirements`", type: "object", additionalProperties: false, properties: { authorization: { type: "array", items: { title: "an authorization", type: "object", required: ["id"], additionalProperties: false, properties: { id: { description: "it says which authorization is meant" }, oauth2: { title: "`oauth2`", type: "object", additionalProperties: false, properties: { scopes: { type: "array", items: { type: "string" } } } } } } }, secrets: { type: "array", items: { title: "a secret", type: "object", required: ["id"], additionalProperties: false, properties: { id: { description: "it says which secret is meant" } } } }, user_id: { type: "boolean" } } } } };
  function h(a, { instancePath: s = "", parentData: w, parentDataProperty: v, rootData: A = a, dynamicAnchors: z = {} } = {}) {
    let e = null, t = 0;
    const b = h.evaluated;
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
        var _ = p === t;
        if (_) {
          const i = {};
          e === null ? e = [i] : e.push(i), t++;
        } else {
          t = u, e !== null && (u ? e.length = u : e = null);
          const i = t;
          let l = false;
          const d = t;
          if (r && typeof r == "object" && !Array.isArray(r)) {
            let g;
            if (r.properties === void 0 && (g = "properties")) {
              const y = {};
              e === null ? e = [y] : e.push(y), t++;
            }
          }
          var q = d === t;
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
        var k = n === t;
        if (t = o, e !== null && (o ? e.length = o : e = null), !k) {
          const i = t;
          if (r && typeof r == "object" && !Array.isArray(r)) {
            if (r.parameters === void 0) {
              const d = { instancePath: s + "/input_schema", schemaPath: "#/properties/input_schema/allOf/0/else/required", keyword: "required", params: { missingProperty: "parameters" }, message: "must have required property 'parameters'" };
              e === null ? e = [d] : e.push(d), t++;
            }
            for (const d in r) if (d !== "parameters") {
              const c = { instancePath: s + "/input_schema", schemaPath: "#/properties/input_schema/allOf/0/else/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: d }, message: "must NOT have additional properties" };
              e === null ? e = [c] : e.push(c), t++;
            }
            if (r.parameters !== void 0) {
              let d = r.parameters;
              if (!(d && typeof d == "object" && !Array.isArray(d))) {
                const c = { instancePath: s + "/input_schema/parameters", schemaPath: "#/properties/input_schema/allOf/0/else/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [c] : e.push(c), t++;
              }
            }
          }
          var k = i === t;
          m = k, m && f !== true && (f = true);
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
                          for (let d = 0; d < l; d++) if (typeof i[d] != "string") {
                            const c = { instancePath: s + "/requirements/authorization/" + n + "/oauth2/scopes/" + d, schemaPath: "#/properties/requirements/properties/authorization/items/properties/oauth2/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
    return h.errors = e, t === 0;
  }
  return h.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, h;
});
Object.assign(exports, { validate: O });
})