(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { repeated } = require("./chunk-3VDFLJTK.cjs");
const { fieldType, misspeltField, requiredField, unknownField } = require("./chunk-BK3XKVU2.cjs");
const { isFlat, referenceSteps } = require("./chunk-NYJHV4PJ.cjs");
const { misspelt } = require("./chunk-7BSBHYIY.cjs");
const { fieldMeant } = require("./chunk-M6HXI5RH.cjs");
const { groupBy } = require("./chunk-AYYLQH5W.cjs");
const { asWritten, defineRule, entries, entry, get, has, items, lack, part, text, walk } = require("./chunk-M4PECOFO.cjs");
require("./chunk-IOS2KUYC.cjs");

// rules/otc/lib/document.ts
function section(name, says, kind = "MUST") {
  return { document: "Open Tool Calling, ToolDefinition 1.0", section: name, says, kind };
}

// rules/otc/field-type.ts
var field_type_default = fieldType("otc", section("Schema Fields", "Each field has one type; output_schema may also be null."));

// rules/otc/flat-input-schema.ts
var flat_input_schema_default = defineRule({
  id: "otc/flat-input-schema",
  summary: "input_schema is itself the JSON Schema, without parameters around it",
  severity: "error",
  in: "spec",
  source: section(
    "Schema Fields, Input Schema",
    "The JSON Schema of what a tool takes stands under input_schema.parameters."
  ),
  fixable: "safe",
  messages: {
    flat: "`input_schema` is itself the JSON Schema, but clients look for it under `input_schema.parameters` and find none there. Wrap it in `parameters`."
  },
  options: {
    schema: {
      type: "object",
      properties: {
        accept: { type: "boolean", description: "Takes the flat form too, which many servers write" }
      },
      additionalProperties: false
    },
    defaults: { accept: false }
  },
  *check({ tools }, { options }) {
    if (options.accept) return;
    for (const { node } of tools) {
      const at = entry(node, "input_schema");
      if (!at || !isFlat(at.value)) continue;
      const edits = [{ op: "set", node: at.value, value: { parameters: asWritten(at.value) } }];
      yield { at, message: "flat", fix: { title: "Wrap it in `parameters`", safe: true, edits } };
    }
  }
});

// rules/otc/lib/id.ts
function idOf(tool) {
  const node = get(tool, "id");
  if (node?.kind !== "string") return void 0;
  const { value } = node;
  const at = value.includes("@") ? value.indexOf("@") : value.length;
  const dot = value.indexOf(".");
  const [toolkit, name] = [value.slice(0, Math.max(0, dot)), value.slice(dot + 1, at)];
  if (dot > at || !isWord(toolkit) || !isWord(name)) return void 0;
  return { node, toolkit, tool: name, version: value.slice(at + 1) || void 0, versionAt: at + 1 };
}
function isWord(text2) {
  return text2 !== "" && !/\W/.test(text2);
}
function withVersion({ toolkit, tool }, version) {
  return `${toolkit}.${tool}@${version}`;
}
function isOfId(tool) {
  const id = idOf(tool);
  const name = fold(text(get(tool, "name")) ?? "");
  return id !== void 0 && (name === fold(id.tool) || name.endsWith(fold(id.toolkit + id.tool)));
}
var fold = (name) => name.replace(/[_-]/g, "").toLowerCase();
function copiedIds(tools) {
  const copies = /* @__PURE__ */ new Map();
  for (const same2 of groupBy(tools, ({ node }) => text(get(node, "id")) ?? "").values()) {
    if (same2.length < 2) continue;
    const owner = same2.find(isOwner) ?? same2.find(({ node }) => isOfId(node)) ?? same2[0];
    for (const tool of same2) {
      const id = get(tool.node, "id");
      const rightful = get(owner.node, "id");
      if (tool === owner || id?.kind !== "string" || rightful?.kind !== "string" || id.value === "") continue;
      copies.set(id, { tool, rightful });
    }
  }
  return copies;
}
var isOwner = ({ node }) => isOfId(node) && idOf(node)?.version === text(get(node, "version"));

// rules/otc/lib/version.ts
function isVersion(text2) {
  const numbers = text2.split(".", 4);
  return numbers.length === 3 && numbers.every(isInteger);
}
function isInteger(text2) {
  return text2 !== "" && !/\D/.test(text2) && (text2 === "0" || text2[0] !== "0");
}

// rules/otc/id-format.ts
var id_format_default = defineRule({
  id: "otc/id-format",
  summary: "A tool's id is not ToolkitName.ToolName@Version",
  severity: "error",
  in: "spec",
  source: section(
    "Schema Fields, Metadata",
    "An id is made of the toolkit, a dot, the tool, an @ and the version. Letters, digits and underscores are what the published OpenAPI description allows in the names."
  ),
  messages: {
    empty: "The id is empty, so clients cannot call the tool. Write it like `Calculator.Add@1.0.0`.",
    names: "`{{names}}` is not `ToolkitName.ToolName`, two names of letters, digits and underscores with a dot between them: clients cannot take the id apart. Write it like `Calculator.Add@1.0.0`.",
    noVersion: "`{{id}}` names no version, so clients cannot tell the versions of the tool apart. Write `{{meant}}`.",
    version: "The version in the id, `{{version}}`, is not of the form `x.y.z`, so clients cannot ask for it. Write three integers, like `{{meant}}`."
  },
  *check({ tools }) {
    for (const tool of tools) {
      const node = get(tool.node, "id");
      if (node?.kind !== "string") continue;
      const id = idOf(tool.node);
      const end = node.value.indexOf("@") > 0 ? node.value.indexOf("@") : node.value.length;
      const version = tool.version && isVersion(tool.version) ? tool.version : "1.0.0";
      const data = { id: node.value, names: node.value.slice(0, end), version: id?.version ?? "", meant: version };
      if (node.value === "") {
        yield { at: node, message: "empty" };
      } else if (!id) {
        const at = end < node.value.length ? part(node, 0, end) : node;
        yield { at, message: "names", data };
      } else if (id.version === void 0) {
        yield { at: node, message: "noVersion", data: { ...data, meant: withVersion(id, version) } };
      } else if (!isVersion(id.version) && id.version !== tool.version) {
        yield { at: part(node, id.versionAt, node.value.length), message: "version", data };
      }
    }
  }
});

// rules/otc/lib/name.ts
var LONGEST_NAME = 64;
var isName = (text2) => text2.length <= LONGEST_NAME && /^[A-Za-z0-9_-]+$/.test(text2);

// rules/otc/id-name.ts
var id_name_default = defineRule({
  id: "otc/id-name",
  summary: "A tool's id and its name do not belong together",
  severity: "warning",
  in: "recommended",
  source: section(
    "Schema Fields, Metadata",
    "In all examples the name is the tool part of the id, with or without the toolkit before it.",
    "advice"
  ),
  // An id that is another tool's is otc/unique-id's, and changes anyway.
  structural: true,
  messages: {
    stranger: "The id calls the tool `{{tool}}` and `name` calls it `{{name}}`: one of them looks copied from another tool. Name it `{{tool}}` or `{{toolkit}}_{{tool}}`, or correct the id."
  },
  *check({ tools }) {
    const rightful = new Set(tools.map(({ node }) => isOfId(node) ? text(get(node, "name")) : void 0));
    for (const { node } of tools) {
      const id = idOf(node);
      const name = get(node, "name");
      if (!id || name?.kind !== "string" || !isName(name.value) || rightful.has(name.value)) continue;
      const { tool, toolkit } = id;
      const related = [{ at: id.node, note: "The id." }];
      yield { at: name, message: "stranger", data: { tool, toolkit, name: name.value }, related };
    }
  }
});

// rules/otc/id-version.ts
var id_version_default = defineRule({
  id: "otc/id-version",
  summary: "The version in a tool's id is not its version",
  severity: "error",
  in: "spec",
  source: section("Schema Fields, Metadata", "The last part of an id is the version of the tool."),
  fixable: "both",
  // A version that is malformed is otc/id-format's or otc/version-format's at the same place.
  structural: true,
  messages: {
    differs: "The id says version `{{inId}}` and `version` says `{{version}}`, so clients that pin one get the other. Make them the same."
  },
  *check({ tools }) {
    for (const tool of tools) {
      const id = idOf(tool.node);
      const version = get(tool.node, "version");
      if (id?.version === void 0 || version?.kind !== "string" || id.version === version.value) continue;
      const inId = part(id.node, id.versionAt, id.node.value.length);
      const data = { inId: id.version, version: version.value };
      if (isVersion(id.version) && !isVersion(version.value)) {
        const fix = {
          title: `Set \`version\` to \`${id.version}\``,
          safe: true,
          edits: [{ op: "set", node: version, value: id.version }]
        };
        yield { at: version, message: "differs", data, related: [{ at: inId, note: "The version in the id." }], fix };
      } else {
        const fix = {
          title: `Set the version in the id to \`${version.value}\``,
          safe: !isVersion(id.version),
          edits: [{ op: "set", node: id.node, value: withVersion(id, version.value) }]
        };
        const related = [{ at: version, note: "The other version." }];
        yield { at: inId, message: "differs", data, related, ...isVersion(version.value) && { fix } };
      }
    }
  }
});

// rules/otc/misspelt-field.ts
var misspelt_field_default = misspeltField("otc", section("Schema Fields", "The names of the fields are fixed."));

// rules/otc/lib/blank.ts
var isBlank = (text2) => text2.trim() === "";

// rules/otc/name-format.ts
var name_format_default = defineRule({
  id: "otc/name-format",
  summary: "A tool's name holds other characters than letters, digits, _ and -, or is not 1 to 64 long",
  severity: "error",
  in: "spec",
  source: section(
    "Schema Fields, Metadata",
    "A name has 1 to 64 characters, which are letters, digits, underscores and dashes; ASCII ones, as the published OpenAPI description has it."
  ),
  fixable: "unsafe",
  // What nobody can see in a name is common/hidden-text's, at the same place.
  structural: true,
  messages: {
    characters: "`{{stray}}` may not stand in a name: clients hand names to models that take only letters, digits, `_` and `-`. Rename the tool.",
    blanks: "A name may hold no spaces: clients hand names to models that take only letters, digits, `_` and `-`. Rename the tool.",
    empty: "The name is empty, so neither people nor models can call the tool. Name it with letters, digits, `_` and `-`.",
    long: "The name has {{length}} characters, but clients and models take at most 64. Shorten it."
  },
  *check({ tools }) {
    for (const tool of tools) {
      const node = get(tool.node, "name");
      if (node?.kind !== "string" || isName(node.value)) continue;
      const from = Math.max(0, node.value.search(/[^A-Za-z0-9_-]/));
      const rest = node.value.slice(from);
      const length = rest.search(/[A-Za-z0-9_-]/);
      const stray = length < 0 ? rest : rest.slice(0, length);
      const meant = legal(node.value);
      const fix = meant ? { title: `Rename it to \`${meant}\``, safe: false, edits: [{ op: "set", node, value: meant }] } : void 0;
      yield {
        at: stray ? part(node, from, from + stray.length) : node,
        message: node.value === "" ? "empty" : !stray ? "long" : isBlank(stray) ? "blanks" : "characters",
        data: { stray, length: node.value.length },
        ...fix && { fix }
      };
    }
  }
});
function legal(name) {
  return name.slice(0, 4 * LONGEST_NAME).replace(/\p{Cf}/gu, "").split(/[^A-Za-z0-9_-]+/).filter((word) => word !== "").join("_").slice(0, LONGEST_NAME);
}

// rules/otc/lib/references.ts
var REFERENCES = /* @__PURE__ */ new Set(["$ref", "$dynamicRef", "$recursiveRef"]);
var DEFINITIONS = /* @__PURE__ */ new Set(["$defs", "definitions"]);
var ANCHORS = /* @__PURE__ */ new Set(["$id", "$anchor"]);
var HARMLESS = /* @__PURE__ */ new Set([
  "$comment",
  "$schema",
  "default",
  "deprecated",
  "description",
  "examples",
  "title",
  ...DEFINITIONS
]);
var MAX_GROWTH = 1e6;
function inlined(node, root, references) {
  const target = resolve(root, text(get(node, "$ref")));
  if (target?.kind !== "object" || target.open || node.open) return void 0;
  if ((target.end - target.start) * references > MAX_GROWTH || isEntangled(target)) return void 0;
  const beside = node.entries.filter(({ key }) => key !== "$ref");
  if (beside.length === 0) return asWritten(target);
  if (!beside.every(({ key }) => HARMLESS.has(key))) return void 0;
  return Object.fromEntries([...target.entries, ...beside].map(({ key, value }) => [key, asWritten(value)]));
}
function mayReferTo(key, node) {
  return node.entries.some((entry2) => {
    if (!REFERENCES.has(entry2.key)) return false;
    const [first] = referenceSteps(text(entry2.value)) ?? [];
    return first === void 0 || first === key;
  });
}
function isEntangled(schema) {
  for (const node of walk(schema)) {
    if (node.kind !== "object") continue;
    if (node.entries.some(({ key }) => REFERENCES.has(key) || DEFINITIONS.has(key) || ANCHORS.has(key))) return true;
  }
  return false;
}
function resolve(root, reference) {
  const path = referenceSteps(reference);
  let at = path && root;
  for (const step of path ?? []) at = at?.kind === "array" ? at.items[Number(step)] : get(at, step);
  return at;
}

// rules/otc/no-ref.ts
var no_ref_default = defineRule({
  id: "otc/no-ref",
  summary: "A schema refers to another, or holds definitions to be referred to",
  severity: "error",
  in: "spec",
  source: section(
    "Schema Fields, Input Schema and Output Schema",
    "For simplicity, schemas have no $ref and no nested definitions or schemas."
  ),
  fixable: "unsafe",
  messages: {
    reference: "`{{key}}` is excluded from OTC schemas, and clients do not follow it. Write what it refers to (`{{to}}`) in its place.",
    definitions: "`{{key}}` is excluded from OTC schemas, as nothing may refer to it. Write each definition where it is used.",
    anchor: "`{{key}}` names a part of the schema so that it can be referred to, which OTC schemas exclude. Remove it."
  },
  *check(manifest) {
    for (const { root, schemas } of wholeSchemas(manifest.schemas)) {
      const referring = schemas.filter(({ node }) => node.entries.some(({ key }) => REFERENCES.has(key)));
      for (const schema of schemas) {
        for (const at of schema.node.entries) {
          const { key, value } = at;
          if (REFERENCES.has(key)) {
            const data = { key, to: text(value) ?? "?" };
            const fix = key === "$ref" ? inline(schema, root, referring.length) : void 0;
            yield { at, message: "reference", data, covers: [value], ...fix && { fix } };
          } else if (DEFINITIONS.has(key)) {
            const fix = schema === root ? removeUnused(at, schema, referring) : void 0;
            yield { at, message: "definitions", data: { key }, ...fix && { fix } };
          } else if (ANCHORS.has(key) && schema !== root) {
            yield { at, message: "anchor", data: { key }, covers: [value] };
          }
        }
      }
    }
  }
});
function wholeSchemas(schemas) {
  const found = [];
  for (const schema of schemas) {
    if (schema.depth === 0) found.push({ root: schema, schemas: [] });
    found.at(-1)?.schemas.push(schema);
  }
  return found;
}
function inline({ node }, root, references) {
  const value = inlined(node, root.node, references);
  return value === void 0 ? void 0 : { title: "Put what it refers to in its place", safe: false, edits: [{ op: "set", node, value }] };
}
function removeUnused(at, { node }, referring) {
  const isInside = (other) => at.value.start <= other.node.start && other.node.end <= at.value.end;
  if (entry(node, at.key) !== at) return void 0;
  if (referring.some((other) => !isInside(other) && mayReferTo(at.key, other.node))) return void 0;
  return {
    title: `Remove \`${at.key}\``,
    safe: false,
    edits: [{ op: "remove", from: node, child: at }]
  };
}

// rules/otc/lib/requirements.ts
function* requirementLists({ tools }) {
  for (const tool of tools) {
    for (const [key, what] of LISTS) {
      const node = get(tool.node, "requirements", key);
      if (node?.kind === "array") {
        yield { what, node, requirements: node.items.filter((item) => item.kind === "object") };
      }
    }
  }
}
var LISTS = [
  ["authorization", "authorization"],
  ["secrets", "secret"]
];
function* oauth2sIn({ tools }) {
  for (const tool of tools) {
    for (const authorization of items(get(tool.node, "requirements", "authorization"))) {
      const oauth2 = get(authorization, "oauth2");
      if (oauth2?.kind === "object") yield oauth2;
    }
  }
}

// rules/otc/oauth2-scopes.ts
var oauth2_scopes_default = defineRule({
  id: "otc/oauth2-scopes",
  summary: "oauth2 without scopes, or with an empty scope, several in one string or the same one twice",
  severity: "warning",
  in: "recommended",
  source: section(
    "Schema Fields, Requirements",
    "The scopes are those that must be granted for the tool to work.",
    "advice"
  ),
  fixable: "safe",
  messages: {
    missing: "`oauth2` has no `scopes`, so the user is asked to grant nothing and calls may be refused. List the scopes that the tool needs.",
    none: "`scopes` is empty, so the user is asked to grant nothing and calls may be refused. List the scopes that the tool needs.",
    empty: "This scope is empty, which no provider can grant. Fill it in or remove it.",
    several: "`{{scope}}` are {{count}} scopes in one string, and are asked for as one that no provider knows. Make each an entry of its own.",
    again: "The scope `{{scope}}` is already in the list. Remove it here."
  },
  options: {
    schema: {
      type: "object",
      properties: {
        allowNone: { type: "boolean", description: "Takes an empty list: there are providers that have no scopes" }
      },
      additionalProperties: false
    },
    defaults: { allowNone: false }
  },
  *check(manifest, { options }) {
    for (const oauth2 of oauth2sIn(manifest)) {
      const scopes = get(oauth2, "scopes");
      if (isMissing(oauth2)) yield { at: lack(oauth2), message: "missing" };
      if (scopes?.kind !== "array") continue;
      if (scopes.items.length === 0 && !scopes.open && !options.allowNone) yield { at: scopes, message: "none" };
      const first = /* @__PURE__ */ new Map();
      for (const scope of scopes.items) {
        if (scope.kind !== "string") continue;
        const other = first.get(scope.value);
        if (isBlank(scope.value)) yield { at: scope, message: "empty" };
        else if (countOf(scope) > 1)
          yield { at: scope, message: "several", data: { scope: scope.value, count: countOf(scope) } };
        else if (!other) first.set(scope.value, scope);
        else yield again(scope, other, scopes);
      }
    }
  }
});
var countOf = ({ value }) => value.split(/\s+/).filter((scope) => scope !== "").length;
function isMissing(oauth2) {
  return has(oauth2, "scopes") === "no" && !oauth2.entries.some(({ key }) => fieldMeant(key, ["scopes"]));
}
function again(scope, other, scopes) {
  return {
    at: scope,
    message: "again",
    data: { scope: scope.value },
    related: [{ at: other, note: "It is listed here." }],
    fix: { title: "Remove it", safe: true, edits: [{ op: "remove", from: scopes, child: scope }] }
  };
}

// rules/otc/lib/parameters.ts
function* inputSchemas({ tools }) {
  for (const { schemas } of tools) {
    for (const { role, node } of schemas) if (role === "input") yield node;
  }
}
function* parametersIn(manifest) {
  for (const schema of inputSchemas(manifest)) yield* entries(get(schema, "properties"));
}

// rules/otc/parameter-description.ts
var parameter_description_default = defineRule({
  id: "otc/parameter-description",
  summary: "A parameter has no description",
  severity: "error",
  in: "spec",
  source: section("Schema Fields, Input Schema", "Each parameter has a description that tells what it is."),
  fixable: "safe",
  messages: {
    missing: "The parameter `{{name}}` has no `description`, so a model has to guess what to pass. Add one.",
    misspelt: "`{{key}}` is no keyword of JSON Schema, so the parameter `{{name}}` has no `description`, and a model has to guess what to pass; did you mean `description`?",
    empty: "The description of the parameter `{{name}}` is empty, so a model has to guess what to pass. Write what it is."
  },
  *check(manifest) {
    for (const { key: name, value: parameter } of parametersIn(manifest)) {
      if (parameter.kind !== "object" || has(parameter, "$ref") !== "no") continue;
      const description = entry(parameter, "description")?.value;
      const data = { name };
      if (description?.kind === "null" || description?.kind === "string" && isBlank(description.value)) {
        yield { at: description, message: "empty", data };
      } else if (has(parameter, "description") === "no") {
        const slip = misspelt(parameter, "description");
        if (slip) yield { at: slip, message: "misspelt", data: { name, key: slip.key }, fix: rename(slip) };
        else yield { at: lack(parameter), message: "missing", data };
      }
    }
  }
});
function rename(slip) {
  const edits = [{ op: "rename", entry: slip, key: "description" }];
  return { title: `Rename \`${slip.key}\` to \`description\``, safe: true, edits };
}

// rules/otc/parameter-object.ts
var parameter_object_default = defineRule({
  id: "otc/parameter-object",
  summary: "A parameter is no JSON Schema object",
  severity: "error",
  in: "spec",
  source: section("Schema Fields, Input Schema", "Each parameter is a JSON Schema object."),
  messages: {
    noObject: "The parameter `{{name}}` is {{found}}, not a JSON Schema object: nothing tells a model what to pass. Write an object with a `type` and a `description`."
  },
  *check(manifest) {
    for (const { key, value } of parametersIn(manifest)) {
      if (value.kind === "object" || value.kind === "unknown") continue;
      yield { at: value, message: "noObject", data: { name: key, found: show(value) } };
    }
  }
});
function show(node) {
  switch (node.kind) {
    case "array":
    case "object":
      return `an ${node.kind}`;
    case "boolean":
      return `\`${node.value}\``;
    case "null":
      return "`null`";
    default:
      return `a ${node.kind}`;
  }
}

// rules/otc/parameters-object.ts
var parameters_object_default = defineRule({
  id: "otc/parameters-object",
  summary: "parameters is the schema of something other than an object",
  severity: "warning",
  in: "recommended",
  source: section(
    "Schema Fields, Input Schema",
    "The schema describes parameters, and parameters have names.",
    "advice"
  ),
  messages: {
    noObject: 'The parameters are described as {{type}}, but a tool is called with an object of named values, so no call can fit. Set `type` to `"object"` and list the parameters in `properties`.'
  },
  *check(manifest) {
    for (const schema of inputSchemas(manifest)) {
      const type = get(schema, "type");
      if (type && excludesObjects(type)) yield { at: type, message: "noObject", data: { type: show2(type) } };
    }
  }
});
var OTHERS = /* @__PURE__ */ new Set(["array", "boolean", "integer", "null", "number", "string"]);
function excludesObjects(type) {
  const isOther = (node) => OTHERS.has(text(node) ?? "");
  return type.kind === "array" ? !type.open && type.items.length > 0 && type.items.every(isOther) : isOther(type);
}
function show2(type) {
  const names = type.kind === "array" ? items(type) : [type];
  return `type ${names.map((name) => `\`${text(name)}\``).join(" or ")}`;
}

// rules/otc/required-field.ts
var required_field_default = requiredField(
  "otc",
  section(
    "Schema Fields",
    "id, name, description, version, input_schema with parameters, and output_schema are required."
  )
);

// rules/otc/requirement-id.ts
var requirement_id_default = defineRule({
  id: "otc/requirement-id",
  summary: "An authorization or a secret has no id",
  severity: "error",
  in: "spec",
  source: section("Schema Fields, Requirements", "Each authorization and each secret has an id, which is a string."),
  messages: {
    missing: "This {{what}} has no `id`, so nobody can know which one the tool needs. Add it.",
    empty: "The `id` of this {{what}} is empty, so nobody can know which one the tool needs. Fill it in.",
    noString: "The `id` of this {{what}} is not a string, so nobody can know which one the tool needs. Write it as a string."
  },
  *check(manifest) {
    for (const { what, requirements } of requirementLists(manifest)) {
      for (const requirement of requirements) {
        const id = get(requirement, "id");
        const data = { what };
        if (!id) {
          const isMisspelt = requirement.entries.some(({ key }) => fieldMeant(key, ["id"]));
          if (has(requirement, "id") !== "no" || isMisspelt) continue;
          yield { at: lack(requirement), message: "missing", data, covers: [requirement] };
        } else if (id.kind === "string") {
          if (isBlank(id.value)) yield { at: id, message: "empty", data };
        } else if (id.kind !== "unknown") {
          yield { at: id, message: "noString", data };
        }
      }
    }
  }
});

// rules/otc/unique-id.ts
var unique_id_default = defineRule({
  id: "otc/unique-id",
  summary: "Two tools of one tool server carry the same id",
  severity: "error",
  in: "spec",
  source: section("Schema Fields, Metadata", "An id is unique among all tools of a tool server."),
  fixable: "unsafe",
  messages: {
    inFile: "The id `{{id}}` is already taken in this file: a client that asks for it gets either tool. Give this one an id of its own.",
    ofOtherVersion: "The id `{{id}}` is already taken in this file, and `version` says that this is another version: a client that asks for it gets either. Write `{{own}}`.",
    inServer: "The id `{{id}}` is already taken on the server `{{server}}`: a client that asks for it gets either tool. Give this one an id of its own."
  },
  *check({ tools }) {
    const taken = new Set([...idsOf(tools)].map(({ value }) => value));
    for (const [node, { tool, rightful }] of copiedIds(tools)) {
      const related = [{ at: rightful, note: "The id is taken here." }];
      const name = get(tool.node, "name");
      const told = { at: node, related, covers: name?.kind === "string" && isName(name.value) ? [node, name] : [node] };
      const own = ownId(tool, taken);
      if (own === void 0) yield { ...told, message: "inFile", data: { id: node.value } };
      else {
        const title = `Write \`${own}\``;
        const fix = { title, safe: false, edits: [{ op: "set", node, value: own }] };
        yield { ...told, message: "ofOtherVersion", data: { id: node.value, own }, fix };
      }
    }
  },
  project: {
    inOneFile: true,
    *collect({ path, isOneOfMany, tools, servers }) {
      const ids = new Map([...idsOf(tools)].reverse().map((node) => [node.value, node]));
      if (isOneOfMany) for (const [id, at] of ids) yield { at, key: `${path}\0${id}` };
      for (const server of servers) {
        for (const [id, at] of ids) yield { at, key: `${server}\0${id}`, value: server };
      }
    },
    *compare(facts) {
      const told = /* @__PURE__ */ new Set();
      for (const [first, fact] of repeated(facts)) {
        const pair = `${keyOfPlace(first)}
${keyOfPlace(fact)}`;
        if (told.has(pair)) continue;
        told.add(pair);
        const { key, value: server } = fact;
        const id = key.slice(key.indexOf("\0") + 1);
        const related = [{ at: first, note: "The id is taken here." }];
        yield { at: fact, message: server === void 0 ? "inFile" : "inServer", data: { id, server }, related };
      }
    }
  }
});
function ownId({ node }, taken) {
  const id = idOf(node);
  const version = text(get(node, "version"));
  if (!id || version === void 0 || !isVersion(version) || !isOfId(node)) return void 0;
  const own = withVersion(id, version);
  return taken.has(own) ? void 0 : own;
}
function* idsOf(tools) {
  for (const tool of tools) {
    const id = get(tool.node, "id");
    if (id?.kind === "string" && id.value !== "") yield id;
  }
}
var keyOfPlace = ({ location }) => `${location.path}:${location.start}`;

// rules/otc/lib/same.ts
function same(a, b) {
  switch (a.kind) {
    case "unknown":
      return false;
    case "null":
      return b?.kind === "null";
    case "object":
      return b?.kind === "object" && !a.open && !b.open && b.entries.length === a.entries.length && contains(b, a);
    case "array":
      if (b?.kind !== "array" || a.open || b.open || a.items.length !== b.items.length) return false;
      return a.items.every((item, index) => same(item, b.items[index]));
    default:
      return b?.kind === a.kind && b.value === a.value;
  }
}
function contains(whole, some) {
  return some.kind === "object" && !some.open && some.entries.every(({ key, value }) => same(value, get(whole, key)));
}

// rules/otc/unique-requirement.ts
var unique_requirement_default = defineRule({
  id: "otc/unique-requirement",
  summary: "A tool requires the same authorization or secret twice",
  severity: "warning",
  in: "recommended",
  source: section("Schema Fields, Requirements", "The id of an authorization or a secret is unique.", "advice"),
  fixable: "safe",
  messages: {
    again: "The tool already requires the {{what}} `{{id}}`. Remove this entry.",
    other: "The tool already requires the {{what}} `{{id}}`, with other details: which of the two counts is anyone's guess. Make one entry of them."
  },
  *check(manifest) {
    for (const { what, node, requirements } of requirementLists(manifest)) {
      for (const [id, [first, ...others]] of byId(requirements)) {
        const spare = others.filter((each) => contains(first, each));
        const fixes = new Map(spare.map((each) => [each, removal(node, [each])]));
        if (spare.length > 1) fixes.set(spare[0], removal(node, spare));
        for (const requirement of others) {
          const fix = fixes.get(requirement);
          const related = [{ at: get(first, "id"), note: "It is required here." }];
          yield { at: get(requirement, "id"), message: fix ? "again" : "other", data: { what, id }, related, fix };
        }
      }
    }
  }
});
function byId(requirements) {
  const groups = groupBy(requirements, (each) => text(get(each, "id")) ?? "");
  for (const id of groups.keys()) if (isBlank(id)) groups.delete(id);
  return groups;
}
function removal(from, entries2) {
  const title = entries2.length > 1 ? "Remove the entries" : "Remove the entry";
  return { title, safe: true, edits: entries2.map((child) => ({ op: "remove", from, child })) };
}

// rules/otc/unknown-field.ts
var unknown_field_default = unknownField(
  "otc",
  section("Schema Fields", "The document lists all fields of a definition.", "advice")
);

// rules/otc/version-format.ts
var version_format_default = defineRule({
  id: "otc/version-format",
  summary: "A tool's version is not x.y.z with three integers",
  severity: "error",
  in: "spec",
  source: section("Schema Fields, Metadata", "Versions have the simple form x.y.z, where all three are integers."),
  fixable: "safe",
  messages: {
    leadingV: "`{{version}}` starts with a `v`, but a version is only `x.y.z`: clients that compare versions do not understand it. Remove the `v`.",
    form: "`{{version}}` is not of the form `x.y.z` with three integers (no zeros in front, nothing after): clients that compare versions do not understand it. Write it like `1.0.0`."
  },
  *check({ tools }) {
    for (const tool of tools) {
      const node = get(tool.node, "version");
      if (node?.kind !== "string" || isVersion(node.value)) continue;
      const id = idOf(tool.node);
      const bare = node.value.replace(/^v/i, "");
      const meant = isVersion(bare) ? bare : completed(bare, id?.version);
      const sameInId = id?.version === node.value ? id : void 0;
      const fix = meant === void 0 ? void 0 : correction(node, meant, sameInId);
      yield {
        at: node,
        message: isVersion(bare) ? "leadingV" : "form",
        data: { version: node.value },
        ...fix && { fix }
      };
    }
  }
});
function correction(node, version, id) {
  return {
    title: id ? `Set the version to \`${version}\`, in the id too` : `Set \`version\` to \`${version}\``,
    safe: true,
    edits: [
      { op: "set", node, value: version },
      ...id ? [{ op: "set", node: id.node, value: withVersion(id, version) }] : []
    ]
  };
}
function completed(version, inId) {
  const numbers = /^[0-9.]+/.exec(version.slice(0, 100))?.[0].replace(/\.$/, "");
  return inId && numbers && isVersion(inId) && `${inId}.`.startsWith(`${numbers}.`) ? inId : void 0;
}
Object.assign(exports, { "otc/field-type": field_type_default, "otc/flat-input-schema": flat_input_schema_default, "otc/id-format": id_format_default, "otc/id-name": id_name_default, "otc/id-version": id_version_default, "otc/misspelt-field": misspelt_field_default, "otc/name-format": name_format_default, "otc/no-ref": no_ref_default, "otc/oauth2-scopes": oauth2_scopes_default, "otc/parameter-description": parameter_description_default, "otc/parameter-object": parameter_object_default, "otc/parameters-object": parameters_object_default, "otc/required-field": required_field_default, "otc/requirement-id": requirement_id_default, "otc/unique-id": unique_id_default, "otc/unique-requirement": unique_requirement_default, "otc/unknown-field": unknown_field_default, "otc/version-format": version_format_default });
})