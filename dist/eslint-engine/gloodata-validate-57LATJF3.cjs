(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
require("./chunk-7OA4B3YF.cjs");

// rules/gloodata/gloodata-validate.mjs?aside
function h(m) {
  let u;
  const f = (d) => {
    u ??= m();
    const i = u(d);
    return f.errors = u.errors, i;
  };
  return f;
}
var x = h(() => {
  const m = { $schema: "https://json-schema.org/draft/2020-12/schema", title: "a Gloodata extension", type: "object", required: ["ns", "title", "tools"], additionalProperties: false, properties: { $schema: { type: "string" }, ns: { type: "string", description: "it is the internal identifier of the extension, and part of the identifier of each tool" }, title: { type: "string", pattern: "\\S", description: "the user interface calls the extension by it" }, tools: { title: "`tools`", type: "object", description: "it holds what the extension can do, each tool under its identifier", additionalProperties: { title: "a tool", type: "object", required: ["title"], additionalProperties: false, properties: { title: { type: "string", pattern: "\\S", description: "people know the tool by it" }, description: { type: ["string", "null"] }, schema: { title: "`schema`", type: "object", additionalProperties: false, properties: { fields: { type: "object", additionalProperties: { title: "an entry of `schema.fields`", type: "object", required: ["type"], additionalProperties: false, properties: { type: { description: "without it the model cannot know what to give" }, description: { type: ["string", "null"] }, default: {}, enum: { type: "array" }, examples: { type: "array" }, title: { type: "string" }, format: { type: "string" }, multiline: { type: "boolean" } } } } } }, ui: { title: "`ui`", type: "object", additionalProperties: false, properties: { prefix: { type: "string" }, suffix: { type: "string" }, args: { type: "object", additionalProperties: { title: "an entry of `args`", type: "object", additionalProperties: false, properties: { prefix: { type: "string" }, suffix: { type: "string" }, dtypeName: { type: "string" }, dtypeNs: { type: ["string", "null"] }, from: { type: "string" } } } }, manualUpdate: { type: "boolean" } } }, examples: { type: "array", items: { type: "string", pattern: "\\S", description: "a string that is not empty" } }, contextActions: { type: ["array", "null"] } } } }, description: { type: ["string", "null"] }, tagValues: { type: ["object", "null"] }, handlers: { type: ["array", "null"] }, dynEnums: {} } }, u = new RegExp("\\S", "u");
  function f(d, { instancePath: i = "", parentData: P, parentDataProperty: b, rootData: k = d, dynamicAnchors: w = {} } = {}) {
    let e = null, p = 0;
    const g = f.evaluated;
    if (g.dynamicProps && (g.props = void 0), g.dynamicItems && (g.items = void 0), d && typeof d == "object" && !Array.isArray(d)) {
      if (d.ns === void 0) {
        const o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ns" }, message: "must have required property 'ns'" };
        e === null ? e = [o] : e.push(o), p++;
      }
      if (d.title === void 0) {
        const o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
        e === null ? e = [o] : e.push(o), p++;
      }
      if (d.tools === void 0) {
        const o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tools" }, message: "must have required property 'tools'" };
        e === null ? e = [o] : e.push(o), p++;
      }
      for (const o in d) if (!(o === "$schema" || o === "ns" || o === "title" || o === "tools" || o === "description" || o === "tagValues" || o === "handlers" || o === "dynEnums")) {
        const r = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), p++;
      }
      if (d.$schema !== void 0 && typeof d.$schema != "string") {
        const o = { instancePath: i + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [o] : e.push(o), p++;
      }
      if (d.ns !== void 0 && typeof d.ns != "string") {
        const o = { instancePath: i + "/ns", schemaPath: "#/properties/ns/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [o] : e.push(o), p++;
      }
      if (d.title !== void 0) {
        let o = d.title;
        if (typeof o == "string") {
          if (!u.test(o)) {
            const r = { instancePath: i + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
            e === null ? e = [r] : e.push(r), p++;
          }
        } else {
          const r = { instancePath: i + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [r] : e.push(r), p++;
        }
      }
      if (d.tools !== void 0) {
        let o = d.tools;
        if (o && typeof o == "object" && !Array.isArray(o)) for (const r in o) {
          let c = o[r];
          if (c && typeof c == "object" && !Array.isArray(c)) {
            if (c.title === void 0) {
              const a = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              e === null ? e = [a] : e.push(a), p++;
            }
            for (const a in c) if (!(a === "title" || a === "description" || a === "schema" || a === "ui" || a === "examples" || a === "contextActions")) {
              const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
              e === null ? e = [s] : e.push(s), p++;
            }
            if (c.title !== void 0) {
              let a = c.title;
              if (typeof a == "string") {
                if (!u.test(a)) {
                  const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/tools/additionalProperties/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  e === null ? e = [s] : e.push(s), p++;
                }
              } else {
                const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/tools/additionalProperties/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [s] : e.push(s), p++;
              }
            }
            if (c.description !== void 0) {
              let a = c.description;
              if (typeof a != "string" && a !== null) {
                const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/properties/tools/additionalProperties/properties/description/type", keyword: "type", params: { type: m.properties.tools.additionalProperties.properties.description.type }, message: "must be string,null" };
                e === null ? e = [s] : e.push(s), p++;
              }
            }
            if (c.schema !== void 0) {
              let a = c.schema;
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const s in a) if (s !== "fields") {
                  const l = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema", schemaPath: "#/properties/tools/additionalProperties/properties/schema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
                  e === null ? e = [l] : e.push(l), p++;
                }
                if (a.fields !== void 0) {
                  let s = a.fields;
                  if (s && typeof s == "object" && !Array.isArray(s)) for (const l in s) {
                    let n = s[l];
                    if (n && typeof n == "object" && !Array.isArray(n)) {
                      if (n.type === void 0) {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                      for (const t in n) if (!(t === "type" || t === "description" || t === "default" || t === "enum" || t === "examples" || t === "title" || t === "format" || t === "multiline")) {
                        const y = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t }, message: "must NOT have additional properties" };
                        e === null ? e = [y] : e.push(y), p++;
                      }
                      if (n.description !== void 0) {
                        let t = n.description;
                        if (typeof t != "string" && t !== null) {
                          const y = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/description/type", keyword: "type", params: { type: m.properties.tools.additionalProperties.properties.schema.properties.fields.additionalProperties.properties.description.type }, message: "must be string,null" };
                          e === null ? e = [y] : e.push(y), p++;
                        }
                      }
                      if (n.enum !== void 0 && !Array.isArray(n.enum)) {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/enum", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/enum/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                      if (n.examples !== void 0 && !Array.isArray(n.examples)) {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                      if (n.title !== void 0 && typeof n.title != "string") {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                      if (n.format !== void 0 && typeof n.format != "string") {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/format", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                      if (n.multiline !== void 0 && typeof n.multiline != "boolean") {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/multiline", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/multiline/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                    } else {
                      const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      e === null ? e = [t] : e.push(t), p++;
                    }
                  }
                  else {
                    const l = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    e === null ? e = [l] : e.push(l), p++;
                  }
                }
              } else {
                const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema", schemaPath: "#/properties/tools/additionalProperties/properties/schema/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [s] : e.push(s), p++;
              }
            }
            if (c.ui !== void 0) {
              let a = c.ui;
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const s in a) if (!(s === "prefix" || s === "suffix" || s === "args" || s === "manualUpdate")) {
                  const l = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui", schemaPath: "#/properties/tools/additionalProperties/properties/ui/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
                  e === null ? e = [l] : e.push(l), p++;
                }
                if (a.prefix !== void 0 && typeof a.prefix != "string") {
                  const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/prefix", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/prefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [s] : e.push(s), p++;
                }
                if (a.suffix !== void 0 && typeof a.suffix != "string") {
                  const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/suffix", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/suffix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [s] : e.push(s), p++;
                }
                if (a.args !== void 0) {
                  let s = a.args;
                  if (s && typeof s == "object" && !Array.isArray(s)) for (const l in s) {
                    let n = s[l];
                    if (n && typeof n == "object" && !Array.isArray(n)) {
                      for (const t in n) if (!(t === "prefix" || t === "suffix" || t === "dtypeName" || t === "dtypeNs" || t === "from")) {
                        const y = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t }, message: "must NOT have additional properties" };
                        e === null ? e = [y] : e.push(y), p++;
                      }
                      if (n.prefix !== void 0 && typeof n.prefix != "string") {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/prefix", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/properties/prefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                      if (n.suffix !== void 0 && typeof n.suffix != "string") {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/suffix", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/properties/suffix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                      if (n.dtypeName !== void 0 && typeof n.dtypeName != "string") {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/dtypeName", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/properties/dtypeName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                      if (n.dtypeNs !== void 0) {
                        let t = n.dtypeNs;
                        if (typeof t != "string" && t !== null) {
                          const y = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/dtypeNs", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/properties/dtypeNs/type", keyword: "type", params: { type: m.properties.tools.additionalProperties.properties.ui.properties.args.additionalProperties.properties.dtypeNs.type }, message: "must be string,null" };
                          e === null ? e = [y] : e.push(y), p++;
                        }
                      }
                      if (n.from !== void 0 && typeof n.from != "string") {
                        const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/from", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), p++;
                      }
                    } else {
                      const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      e === null ? e = [t] : e.push(t), p++;
                    }
                  }
                  else {
                    const l = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    e === null ? e = [l] : e.push(l), p++;
                  }
                }
                if (a.manualUpdate !== void 0 && typeof a.manualUpdate != "boolean") {
                  const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/manualUpdate", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/manualUpdate/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [s] : e.push(s), p++;
                }
              } else {
                const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui", schemaPath: "#/properties/tools/additionalProperties/properties/ui/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [s] : e.push(s), p++;
              }
            }
            if (c.examples !== void 0) {
              let a = c.examples;
              if (Array.isArray(a)) {
                const s = a.length;
                for (let l = 0; l < s; l++) {
                  let n = a[l];
                  if (typeof n == "string") {
                    if (!u.test(n)) {
                      const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples/" + l, schemaPath: "#/properties/tools/additionalProperties/properties/examples/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                      e === null ? e = [t] : e.push(t), p++;
                    }
                  } else {
                    const t = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples/" + l, schemaPath: "#/properties/tools/additionalProperties/properties/examples/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [t] : e.push(t), p++;
                  }
                }
              } else {
                const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples", schemaPath: "#/properties/tools/additionalProperties/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                e === null ? e = [s] : e.push(s), p++;
              }
            }
            if (c.contextActions !== void 0) {
              let a = c.contextActions;
              if (!Array.isArray(a) && a !== null) {
                const s = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/contextActions", schemaPath: "#/properties/tools/additionalProperties/properties/contextActions/type", keyword: "type", params: { type: m.properties.tools.additionalProperties.properties.contextActions.type }, message: "must be array,null" };
                e === null ? e = [s] : e.push(s), p++;
              }
            }
          } else {
            const a = { instancePath: i + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            e === null ? e = [a] : e.push(a), p++;
          }
        }
        else {
          const r = { instancePath: i + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), p++;
        }
      }
      if (d.description !== void 0) {
        let o = d.description;
        if (typeof o != "string" && o !== null) {
          const r = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: m.properties.description.type }, message: "must be string,null" };
          e === null ? e = [r] : e.push(r), p++;
        }
      }
      if (d.tagValues !== void 0) {
        let o = d.tagValues;
        if (!(o && typeof o == "object" && !Array.isArray(o)) && o !== null) {
          const r = { instancePath: i + "/tagValues", schemaPath: "#/properties/tagValues/type", keyword: "type", params: { type: m.properties.tagValues.type }, message: "must be object,null" };
          e === null ? e = [r] : e.push(r), p++;
        }
      }
      if (d.handlers !== void 0) {
        let o = d.handlers;
        if (!Array.isArray(o) && o !== null) {
          const r = { instancePath: i + "/handlers", schemaPath: "#/properties/handlers/type", keyword: "type", params: { type: m.properties.handlers.type }, message: "must be array,null" };
          e === null ? e = [r] : e.push(r), p++;
        }
      }
    } else {
      const o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [o] : e.push(o), p++;
    }
    return f.errors = e, p === 0;
  }
  return f.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, f;
});
Object.assign(exports, { validate: x });
})