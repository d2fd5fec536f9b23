(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { schema_default } = require("./chunk-LS4KHMWS.cjs");
const { alsoHere } = require("./chunk-QIO4F2EF.cjs");
const { repeated } = require("./chunk-SZ53LZDQ.cjs");
const { fieldType, misspeltField, requiredField, unknownField } = require("./chunk-JGQHYPIM.cjs");
const { asWritten, defineRule, entries, entry, fieldMeant, get, has, hint, isVague, items, lack, near, part, text } = require("./chunk-U3M6L7SW.cjs");
require("./chunk-7OA4B3YF.cjs");

// rules/gloodata/lib/document.ts
function section(name, says, kind = "MUST") {
  return { document: "Gloodata, Extension Info Schema", section: name, says, kind };
}

// rules/gloodata/lib/known.ts
var tool = schema_default.properties.tools.additionalProperties;
var EXTENSION = Object.keys(schema_default.properties);
var TOOL = Object.keys(tool.properties);
var UI = Object.keys(tool.properties.ui.properties);
function strangers(object, known) {
  return object.entries.map(({ key }) => key).filter((key) => !known.includes(key));
}
function isMisspelt(object, field, known) {
  return strangers(object, known).some((key) => fieldMeant(key, known) === field);
}

// rules/gloodata/lib/fields.ts
var TYPES = ["string", "integer", "number", "boolean"];
var NONE = /* @__PURE__ */ new Set();
function fieldsOf({ node }) {
  return entries(get(node, "schema", "fields"));
}
function fieldNames({ node }) {
  const schema = get(node, "schema");
  const fields = get(schema, "fields");
  if (fields) return fields.kind === "object" && !fields.open ? new Set(keysOf(fields)) : void 0;
  const isEmpty = schema ? schema.kind === "object" && !schema.open && schema.entries.length === 0 : !node.open;
  return isEmpty && strangers(node, TOOL).length === 0 ? NONE : void 0;
}
function keysOf(object) {
  return object.entries.map(({ key }) => key);
}
function argsOf({ node }) {
  const args = get(node, "ui", "args");
  return args?.kind === "object" ? args : void 0;
}
function typeOf(type) {
  const names = type?.kind === "array" ? optional(type.items) : [text(type)];
  return names.length === 1 ? TYPES.find((each) => each === names[0]) : void 0;
}
function optional(types) {
  const names = types.map(text);
  const others = names.filter((name) => name !== "null");
  return names.length === 2 && others.length === 1 ? others : [];
}

// rules/gloodata/lib/stated-default.ts
var ANNOUNCES = /\bdefaults?(?: value)?(?: ?[:=] ?| to | is | of )/giu;
var LISTED = /[,(;]\s?(?:default (?<after>-?\d{1,15}(?:\.\d{1,15})?|true|false)|(?<before>-?\d{1,15}(?:\.\d{1,15})?|true|false) by default)(?=\s?(?:[,);](?!\d)|\.?$|\.\s))/iu;
var NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?(?![\w%\u00b0]|\.\d|-\d)/u;
var BOOLEAN = /^(?:true|false)\b/iu;
var QUOTED = /^(?:"([^"\n]{1,80})"|'([^'\n]{1,80})'|`([^`\n]{1,80})`|\u201c([^\u201d\n]{1,80})\u201d)/u;
var NO_LITERALS = new Set(
  `a all an any automatic automatically blank current empty everything first last latest me mine never no nobody none
  not nothing now null off on optional the this today tomorrow undefined unknown unlimited unset user you yesterday`.split(
    /\s+/
  )
);
function statedDefault(description, type, choices) {
  for (const announced of description.matchAll(ANNOUNCES)) {
    const start = announced.index + announced[0].length;
    const found = read(description.slice(start, start + 100), type, choices);
    if (found) return { value: found.value, from: announced.index, to: start + found.length };
  }
  return type === "string" ? void 0 : listedDefault(description, type);
}
function listedDefault(description, type) {
  const listed = LISTED.exec(description);
  const found = listed && read(listed.groups["after"] ?? listed.groups["before"], type, []);
  if (!listed || !found) return void 0;
  const [sign] = /^[,(;]\s?/.exec(listed[0]);
  return { value: found.value, from: listed.index + sign.length, to: listed.index + listed[0].length };
}
function read(rest, type, choices) {
  switch (type) {
    case "boolean": {
      const word = BOOLEAN.exec(rest)?.[0];
      return word === void 0 ? void 0 : { value: word.toLowerCase() === "true", length: word.length };
    }
    case "integer":
    case "number": {
      const digits = NUMBER.exec(rest)?.[0];
      const value = Number(digits);
      return digits === void 0 || type === "integer" && !Number.isInteger(value) ? void 0 : { value, length: digits.length };
    }
    case "string":
      return readText(rest, choices);
  }
}
function loneWord(rest) {
  return /^[\p{L}\p{N}_][\p{L}\p{N}_.:/-]{0,80}?(?=[.,;)\]]*(?:\s(?:if|when|unless|otherwise)\b|\s*\(|\s*$)|[,;)\]])/u.exec(
    rest
  )?.[0];
}
function readText(rest, choices) {
  const quoted = QUOTED.exec(rest);
  const value = quoted ? quoted.slice(1).find((each) => each !== void 0) : loneWord(rest);
  if (value === void 0 || !quoted && NO_LITERALS.has(value.toLowerCase())) return void 0;
  const choice = choices.find((each) => each.toLowerCase() === value.toLowerCase());
  if (choices.length > 0 && choice === void 0) return void 0;
  return { value: choice ?? value, length: quoted?.[0].length ?? value.length };
}

// rules/gloodata/default-only-in-prose.ts
var default_only_in_prose_default = defineRule({
  id: "gloodata/default-only-in-prose",
  summary: "A description states a default that the field does not have",
  severity: "info",
  in: "strict",
  source: section("The fields", "A field of any type may have a default.", "advice"),
  fixable: "unsafe",
  messages: {
    prose: "The description says that the default is `{{value}}`, but the field has no `default`: whether it is used is left to the model. Set `default`."
  },
  *check({ tools }) {
    for (const { value: field } of tools.flatMap(fieldsOf)) {
      const description = get(field, "description");
      const type = typeOf(get(field, "type"));
      const present = entry(field, "default");
      if (field.kind !== "object" || description?.kind !== "string" || !type) continue;
      if (present ? present.value.kind !== "null" : has(field, "default") !== "no") continue;
      const choices = items(get(field, "enum")).flatMap((each) => text(each) ?? []);
      const stated = statedDefault(description.value, type, choices);
      if (!stated) continue;
      const { value, from, to } = stated;
      yield {
        at: present ? present.value : lack(field),
        message: "prose",
        data: { value: JSON.stringify(value) },
        related: [{ at: part(description, from, to), note: "It is stated here." }],
        fix: {
          title: `Set \`default\` to \`${JSON.stringify(value)}\``,
          safe: false,
          edits: [
            present ? { op: "set", node: present.value, value } : { op: "add", to: field, key: "default", value }
          ]
        }
      };
    }
  }
});

// rules/gloodata/duplicate-example.ts
var duplicate_example_default = defineRule({
  id: "gloodata/duplicate-example",
  summary: "One example prompt stands under two tools, or twice under one",
  severity: "error",
  in: "recommended",
  source: section("The tools", "An example is a prompt that should select its tool: it can select one only.", "SHOULD"),
  fixable: "safe",
  messages: {
    other: "This example is also one of the tool `{{tool}}`, and a prompt can select only one of the two. Reword it, or leave it to the tool that it fits.",
    same: "This tool already has this example; a second time it says nothing. Remove it."
  },
  *check({ tools }) {
    const firsts = /* @__PURE__ */ new Map();
    for (const example of tools.flatMap(examplesOf)) {
      const key = plain(example.node.value);
      const first = firsts.get(key);
      if (!first) firsts.set(key, example);
      else if (first.node !== example.node) yield problem(example, first);
    }
  }
});
function examplesOf(tool2) {
  const list = get(tool2.node, "examples");
  if (list?.kind !== "array") return [];
  return list.items.filter(isText).map((node) => ({ tool: tool2, list, node }));
}
var isText = (node) => node.kind === "string" && node.value.trim() !== "";
var plain = (prompt) => prompt.trim().replace(/\s+/g, " ").toLowerCase();
function problem({ tool: tool2, list, node }, first) {
  const related = [{ at: first.node, note: "The first one." }];
  if (tool2 !== first.tool) return { at: node, message: "other", data: { tool: first.tool.label ?? "" }, related };
  const edits = [{ op: "remove", from: list, child: node }];
  return { at: node, message: "same", related, fix: { title: "Remove the second one", safe: true, edits } };
}

// rules/gloodata/examples-missing.ts
var examples_missing_default = defineRule({
  id: "gloodata/examples-missing",
  summary: "A tool has no examples",
  severity: "warning",
  in: "recommended",
  source: section("The tools", "examples lists prompts that should select the tool.", "SHOULD"),
  messages: {
    missing: "This tool has no `examples`, so no prompt is known that should select it. Add two or three, worded as a user would.",
    empty: "`examples` is empty, so no prompt is known that should select this tool. Add two or three, worded as a user would."
  },
  *check({ tools }) {
    for (const { node } of tools) {
      const examples = get(node, "examples");
      if (has(node, "examples") === "no" && !isMisspelt(node, "examples", TOOL))
        yield { at: lack(node), message: "missing" };
      else if (examples?.kind === "array" && !examples.open && examples.items.length === 0)
        yield { at: examples, message: "empty" };
    }
  }
});

// rules/gloodata/field-type.ts
var field_type_default = fieldType(
  "gloodata",
  section(
    "The extension",
    "Names and texts are strings; tools, fields and the arguments of a tile are objects by name; examples are a list of prompts."
  )
);

// rules/gloodata/field-value-type.ts
var ALIASES = {
  bool: "boolean",
  date: "string",
  double: "number",
  float: "number",
  int: "integer",
  long: "integer",
  str: "string",
  text: "string"
};
var field_value_type_default = defineRule({
  id: "gloodata/field-value-type",
  summary: "A field has a type that is not supported",
  severity: "error",
  in: "spec",
  source: section("The fields", "The supported types are string, integer, number and boolean."),
  messages: {
    unsupported: "The type `{{found}}` is not supported: the model fills a field with a string, an integer, a number or a boolean. Use one of these four.",
    meant: "The type `{{found}}` is not supported; did you mean `{{meant}}`?"
  },
  *check({ tools }) {
    for (const field of tools.flatMap(fieldsOf)) {
      const type = get(field.value, "type");
      if (!type || isVague(type) || typeOf(type)) continue;
      yield problem2(type);
    }
  }
});
function problem2(type) {
  const name = text(type);
  if (name === void 0) return { at: type, message: "unsupported", data: { found: shown(type) } };
  const meant = lookUp(name.toLowerCase()) ?? near(name, TYPES);
  return meant === void 0 ? { at: type, message: "unsupported", data: { found: name } } : { at: type, message: "meant", data: { found: name, meant } };
}
function lookUp(name) {
  return Object.hasOwn(ALIASES, name) ? ALIASES[name] : void 0;
}
function shown(type) {
  if (type.kind === "object") return "{ \u2026 }";
  const names = type.kind === "array" ? type.items.map((each) => text(each) ?? each.kind) : void 0;
  return names ? `[${names.join(", ")}]` : "value" in type ? String(type.value) : type.kind;
}

// rules/gloodata/misspelt-field.ts
var misspelt_field_default = misspeltField(
  "gloodata",
  section("The extension", "The names of the fields are fixed, and read as they are.")
);

// rules/gloodata/namespace.ts
var namespace_default = defineRule({
  id: "gloodata/namespace",
  summary: "The namespace of an extension is no identifier",
  severity: "warning",
  in: "recommended",
  source: section(
    "The extension",
    "ns is an internal, unique identifier of the extension that does not change once it is set."
  ),
  messages: {
    empty: "`ns` is empty, so nothing tells this extension apart from others. Give it a unique identifier that will never change.",
    blank: "`ns` is an identifier, but `{{ns}}` holds spaces or control characters, which are easily lost where it is repeated. Use letters, digits, `_`, `-` and `.`."
  },
  *check({ root }) {
    const ns = get(root, "ns");
    if (ns?.kind !== "string") return;
    const bad = /[\s\p{Cc}]+/u.exec(ns.value);
    if (ns.value.trim() === "") yield { at: ns, message: "empty" };
    else if (bad)
      yield { at: part(ns, bad.index, bad.index + bad[0].length), message: "blank", data: { ns: ns.value } };
  }
});

// rules/gloodata/no-tools.ts
var no_tools_default = defineRule({
  id: "gloodata/no-tools",
  summary: "An extension has no tools",
  severity: "warning",
  in: "spec",
  source: section("The extension", "tools should hold at least one tool.", "SHOULD"),
  messages: {
    empty: "`tools` is empty, so the extension can do nothing for its users. Add at least one tool, under its identifier."
  },
  *check({ root }) {
    const tools = get(root, "tools");
    if (tools?.kind !== "object" || tools.open || tools.entries.length > 0) return;
    yield { at: lack(tools), message: "empty" };
  }
});

// rules/gloodata/lib/elsewhere.ts
function fieldsElsewhere(manifest) {
  return manifest.derive(find);
}
var find = ({ tools }) => tools.flatMap(({ node }) => inTool(node) ?? []);
function inTool(tool2) {
  const schema = entry(tool2, "schema");
  if (schema) return inSchema(tool2, schema);
  if (has(tool2, "schema") !== "no" || isMisspelt(tool2, "schema", ["schema"])) return void 0;
  for (const key of NAMES) {
    const at = entry(tool2, key);
    const fields = at && (areFields(at.value) ? at.value : innerFields(at.value)?.value);
    if (!at || fields?.kind !== "object") continue;
    return { tool: tool2, at, where: `\`${key}\` of the tool`, fields, isAlone: isAlone(at.value, fields) };
  }
  return void 0;
}
var NAMES = ["fields", "properties", "inputSchema", "input_schema", "parameters", "args"];
function inSchema(tool2, schema) {
  const { value } = schema;
  if (value.kind !== "object" || has(value, "fields") !== "no" || isMisspelt(value, "fields", ["fields"]))
    return void 0;
  if (areFields(value)) return { tool: tool2, at: schema, where: "`schema` itself", fields: value, isAlone: true };
  const inner = innerFields(value);
  if (inner?.value.kind !== "object") return void 0;
  const where = `\`schema.${inner.key}\``;
  return { tool: tool2, at: inner, where, fields: inner.value, isAlone: isAlone(value, inner.value) };
}
function innerFields(node) {
  const inner = entry(node, "fields") ?? entry(node, "properties");
  return inner && areFields(inner.value) ? inner : void 0;
}
function areFields(node) {
  return node.kind === "object" && !node.open && node.entries.length > 0 && node.entries.every(({ value }) => isField(value));
}
function isField(node) {
  const type = get(node, "type");
  return type?.kind === "array" || type?.kind === "string" && KNOWN.has(type.value);
}
var KNOWN = /* @__PURE__ */ new Set([...TYPES, "array", "object"]);
function isAlone(holder, fields) {
  return holder === fields || entries(holder).every(({ key, value }) => value === fields || key === "type");
}

// rules/gloodata/required-field.ts
var structural = requiredField(
  "gloodata",
  section("The extension", "An extension has a namespace, a title and tools; a tool has a title, and a field a type.")
);
var required_field_default = defineRule({
  ...structural,
  fixable: "unsafe",
  messages: {
    ...structural.messages,
    elsewhere: "The fields of this tool stand in {{where}}, and `schema.fields`, from which they are read, is missing: to a model the tool takes nothing. Move them there."
  },
  *check(manifest, context) {
    yield* structural.check(manifest, context);
    for (const each of fieldsElsewhere(manifest)) {
      yield { at: each.at, message: "elsewhere", data: { where: each.where }, fix: moving(each) };
    }
  }
});
function moving({ tool: tool2, at, fields, isAlone: isAlone2 }) {
  if (!isAlone2) return void 0;
  const title = "Move them into `schema.fields`";
  const value = { fields: asWritten(fields) };
  const schema = tool2.entries.find(({ key }) => key === "schema");
  if (schema) return { title, safe: false, edits: [{ op: "set", node: schema.value, value }] };
  return {
    title,
    safe: false,
    edits: [
      { op: "rename", entry: at, key: "schema" },
      { op: "set", node: at.value, value }
    ]
  };
}

// rules/gloodata/tool-id.ts
var tool_id_default = defineRule({
  id: "gloodata/tool-id",
  summary: "The key of a tool is no stable identifier",
  severity: "warning",
  in: "recommended",
  source: section(
    "The tools",
    "The key of a tool is its internal identifier; it is unique in the extension and stable."
  ),
  messages: {
    empty: "This tool has an empty key. The key is the identifier that the tool is called by: give it a name that will not change.",
    characters: "The key of a tool is the identifier that it is called by, but `{{id}}` reads like a text that somebody will reword. Use letters, digits, `_`, `-` and `.`, and keep the wording for `title`.",
    number: "The key of a tool is the identifier that it is called by, but `{{id}}` is only a number, which changes as tools come and go. Give the tool a name."
  },
  *check({ root }) {
    for (const tool2 of entries(get(root, "tools"))) {
      const message = faultOf(tool2.key);
      if (message) yield { at: tool2, message, data: { id: tool2.key } };
    }
  }
});
function faultOf(id) {
  if (id === "") return "empty";
  if (/^\d+$/.test(id)) return "number";
  return /^[\p{L}\p{M}\p{N}_$.:/-]+$/u.test(id) ? void 0 : "characters";
}

// rules/gloodata/ui-arg-order.ts
var LAST_INDEX = 2 ** 32 - 2;
var ui_arg_order_default = defineRule({
  id: "gloodata/ui-arg-order",
  summary: "An argument of the ui is called like an integer, so its place is lost",
  severity: "warning",
  in: "recommended",
  source: section("The ui", "The arguments are shown in the order in which ui.args has them."),
  messages: {
    moved: "Arguments are shown in the order of their keys here, but JavaScript moves `{{name}}` to the front, as it does with every key that is an integer. Give the argument a name that starts with a letter."
  },
  *check({ tools }) {
    for (const tool2 of tools) {
      const names = fieldNames(tool2);
      for (const arg of entries(argsOf(tool2))) {
        const isField2 = names?.has(arg.key) ?? true;
        if (isField2 && isIndex(arg.key)) yield { at: arg, message: "moved", data: { name: arg.key } };
      }
    }
  }
});
function isIndex(key) {
  return /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) <= LAST_INDEX;
}

// rules/gloodata/lib/meant.ts
var MOST_HINTS = 100;
function meantBy(words, known) {
  const meant = /* @__PURE__ */ new Map();
  const unknown = new Set(words.filter((word) => !known.has(word)));
  for (const word of [...unknown].slice(0, MOST_HINTS)) {
    const name = near(word, known);
    if (name !== void 0) meant.set(word, name);
  }
  return meant;
}

// rules/gloodata/ui-missing-arg.ts
var ui_missing_arg_default = defineRule({
  id: "gloodata/ui-missing-arg",
  summary: "The ui leaves out a field of the tool",
  severity: "info",
  in: "strict",
  source: section("The ui", "ui.args names the arguments that the tile shows, in order.", "advice"),
  fixable: "unsafe",
  messages: {
    missing: "`args` leaves out the field `{{name}}`, so the tile does not show what it was called with. Add it where it should stand, with a `prefix`.",
    unwrapped: "`{{name}}` stands in `ui` itself, where nobody looks for arguments, so the tile does not show it. Put it into `args`.",
    none: "This `ui` has no `args`, so the tile shows none of the tool's fields ({{names}}). Add `args`, in the order in which they should stand."
  },
  *check({ tools }) {
    for (const tool2 of tools) {
      const ui = get(tool2.node, "ui");
      const args = argsOf(tool2);
      const names = fieldNames(tool2);
      if (!names) continue;
      if (args) yield* leftOut(names, args).map((name) => missing(name, args));
      else if (ui?.kind === "object" && names.size > 0 && has(ui, "args") === "no" && !isMisspelt(ui, "args", UI)) {
        const strays = ui.entries.filter(({ key }) => names.has(key) && !UI.includes(key));
        yield strays.length > 0 ? unwrapped(strays) : none([...names], ui);
      }
    }
  }
});
function leftOut(names, args) {
  const meantNames = meantBy(keysOf(args), names);
  const meant = new Set(meantNames.values());
  return [...names].filter((name) => has(args, name) === "no" && !meant.has(name));
}
function missing(name, args) {
  const edits = [{ op: "add", to: args, key: name, value: { prefix: name } }];
  return { at: lack(args), message: "missing", data: { name }, fix: { title: `Add \`${name}\``, safe: false, edits } };
}
function unwrapped(strays) {
  const [first, ...others] = strays;
  return {
    at: first,
    message: "unwrapped",
    data: { name: first.key },
    related: alsoHere(others),
    covers: strays.flatMap((stray) => [stray, stray.value])
  };
}
function none(names, ui) {
  const value = Object.fromEntries(names.map((name) => [name, { prefix: name }]));
  const edits = [{ op: "add", to: ui, key: "args", value }];
  return {
    at: lack(ui),
    message: "none",
    data: { names: names.join(", ") },
    fix: { title: "Add `args`", safe: false, edits }
  };
}

// rules/gloodata/ui-unknown-arg.ts
var ui_unknown_arg_default = defineRule({
  id: "gloodata/ui-unknown-arg",
  summary: "The ui shows an argument that the tool does not have",
  severity: "error",
  in: "recommended",
  source: section("The ui", "The arguments of the tile are the fields of the schema, under the same names."),
  fixable: "safe",
  messages: {
    unknown: "`{{name}}` is no field of this tool{{hint}}, so the tile has no value to show for it. Add the field to `schema.fields`, or correct the name.",
    none: "This tool has no fields, so the tile has no value to show for `{{name}}` and {{others}} more. Add the fields to `schema.fields`."
  },
  *check({ tools }) {
    for (const tool2 of tools) {
      const args = argsOf(tool2);
      const names = fieldNames(tool2);
      if (!args || !names) continue;
      if (names.size === 0 && args.entries.length > 1) {
        yield none2(args);
        continue;
      }
      const meantNames = meantBy(keysOf(args), names);
      for (const arg of args.entries) {
        if (names.has(arg.key)) continue;
        const meant = meantNames.get(arg.key);
        const isFree = meant !== void 0 && !entry(args, meant);
        yield {
          at: arg,
          message: "unknown",
          data: { name: arg.key, hint: hint(meant) },
          ...isFree && {
            fix: { title: `Rename it to \`${meant}\``, safe: true, edits: [{ op: "rename", entry: arg, key: meant }] }
          }
        };
      }
    }
  }
});
function none2({ entries: entries2 }) {
  const [first, ...others] = entries2;
  return {
    at: first,
    message: "none",
    data: { name: first.key, others: others.length },
    related: alsoHere(others)
  };
}

// rules/gloodata/ui-without-prefix.ts
var ui_without_prefix_default = defineRule({
  id: "gloodata/ui-without-prefix",
  summary: "A tile starts with nothing",
  severity: "info",
  in: "strict",
  source: section("The ui", "prefix is the text that a tile starts with.", "advice"),
  messages: {
    missing: "This `ui` has no `prefix`, so the tile starts with its first argument, or with nothing. Add a word or two that say what it shows.",
    empty: "`prefix` is empty, so the tile starts with its first argument, or with nothing. Write a word or two that say what it shows."
  },
  *check({ tools }) {
    for (const { node } of tools) {
      const ui = get(node, "ui");
      const prefix = get(ui, "prefix");
      if (prefix?.kind === "string" && prefix.value.trim() === "") yield { at: prefix, message: "empty" };
      else if (ui?.kind === "object" && has(ui, "prefix") === "no" && !isMisspelt(ui, "prefix", UI))
        yield { at: lack(ui), message: "missing" };
    }
  }
});

// rules/gloodata/unique-namespace.ts
var unique_namespace_default = defineRule({
  id: "gloodata/unique-namespace",
  summary: "Two extensions have one namespace",
  severity: "warning",
  in: "strict",
  source: section("The extension", "ns is unique to the extension."),
  messages: {
    shared: "Another extension has the namespace `{{ns}}` too. It tells extensions apart, and their tools with them: give each its own."
  },
  project: {
    *collect({ root }) {
      const ns = get(root, "ns");
      if (ns?.kind === "string" && ns.value.trim() !== "") yield { at: ns, key: ns.value };
    },
    *compare(facts) {
      for (const [first, at] of repeated(facts)) {
        yield { at, message: "shared", data: { ns: at.key }, related: [{ at: first, note: "The first one." }] };
      }
    }
  }
});

// rules/gloodata/unknown-dtype.ts
var unknown_dtype_default = defineRule({
  id: "gloodata/unknown-dtype",
  summary: "An argument names a set of values that the extension does not have",
  severity: "error",
  in: "recommended",
  source: section(
    "The ui",
    "An argument of the tile may name, by dtypeName, one of the value sets that the extension lists in tagValues.",
    "advice"
  ),
  fixable: "safe",
  messages: {
    unknown: "`{{name}}` is no entry of `tagValues`{{hint}}. The tile can offer no values for this argument. Add the entry, or correct the name.",
    none: "There are no `tagValues` in which `{{name}}` could be looked up, nor what {{others}}. The tiles can offer no values for them. Add the entries."
  },
  *check({ root, tools }) {
    const sets = setsOf(root);
    if (!sets) return;
    const unknown = tools.flatMap((tool2) => entries(argsOf(tool2))).flatMap(({ value: arg }) => {
      const name = get(arg, "dtypeName");
      return name?.kind !== "string" || sets.has(name.value) || isElsewhere(arg, root) ? [] : name;
    });
    if (sets.size === 0 && unknown.length > 1) {
      const [first, ...others] = unknown;
      const more = others.length === 1 ? "1 more argument names" : `${others.length} more arguments name`;
      const related = others.map((at) => ({ at, note: `\`${at.value}\`, too.` }));
      yield { at: first, message: "none", data: { name: first.value, others: more }, related };
      return;
    }
    const meantNames = meantBy(
      unknown.map(({ value }) => value),
      sets
    );
    for (const name of unknown) {
      const meant = meantNames.get(name.value);
      yield {
        at: name,
        message: "unknown",
        data: { name: name.value, hint: hint(meant) },
        ...meant !== void 0 && {
          fix: { title: `Change it to \`${meant}\``, safe: true, edits: [{ op: "set", node: name, value: meant }] }
        }
      };
    }
  }
});
function setsOf(root) {
  if (root.kind !== "object") return void 0;
  const sets = get(root, "tagValues");
  if (!sets) return root.open || isMisspelt(root, "tagValues", EXTENSION) ? void 0 : /* @__PURE__ */ new Set();
  if (sets.kind === "null") return /* @__PURE__ */ new Set();
  return sets.kind === "object" && !sets.open ? new Set(keysOf(sets)) : void 0;
}
function isElsewhere(arg, root) {
  const ns = get(arg, "dtypeNs");
  return ns !== void 0 && ns.kind !== "null" && text(ns) !== text(get(root, "ns"));
}

// rules/gloodata/unknown-field.ts
var unknown_field_default = unknownField(
  "gloodata",
  section(
    "The extension",
    "The document shows every field that an extension, a tool, a field and a tile may have.",
    "advice"
  ),
  // Of these gloodata/required-field speaks.
  (manifest) => fieldsElsewhere(manifest).flatMap(({ at, fields }) => [at, ...fields.entries])
);

// rules/gloodata/lib/keywords.ts
var KEYWORDS = new Set(
  `$anchor $defs $dynamicAnchor $dynamicRef $id $recursiveAnchor $recursiveRef $ref $schema $vocabulary
  additionalItems additionalProperties allOf anyOf const contains contentEncoding contentMediaType contentSchema
  default definitions dependencies dependentRequired dependentSchemas deprecated description else enum examples
  exclusiveMaximum exclusiveMinimum format if items maxContains maxItems maxLength maxProperties maximum
  minContains minItems minLength minProperties minimum multipleOf not oneOf pattern patternProperties prefixItems
  properties propertyNames readOnly required then title type unevaluatedItems unevaluatedProperties uniqueItems
  writeOnly`.split(/\s+/)
);
function isKeyword(key) {
  return KEYWORDS.has(key);
}

// rules/gloodata/unsupported-attribute.ts
var PLAIN = { takes: ["description", "default"], listed: "`description` and `default`" };
var TEXT = { takes: [...PLAIN.takes, "enum", "examples"], listed: "`description`, `default`, `enum` and `examples`" };
var BY_TYPE = {
  string: { name: "a string", ...TEXT },
  integer: { name: "an integer", ...PLAIN },
  number: { name: "a number", ...PLAIN },
  boolean: { name: "a boolean", ...PLAIN },
  any: { name: "a field", ...TEXT }
};
var EVERYWHERE = ["type", "title", "format", "multiline"];
var INSTEAD_OF_TYPE = ["$ref", "allOf", "anyOf", "const", "oneOf"];
var unsupported_attribute_default = defineRule({
  id: "gloodata/unsupported-attribute",
  summary: "A field has a JSON Schema keyword that its type does not support",
  severity: "error",
  in: "spec",
  source: section(
    "The fields",
    "Fields are a subset of JSON Schema: every type takes description and default, a string also enum and examples."
  ),
  messages: {
    unsupported: "`{{keyword}}` is not supported on {{name}}, which takes {{listed}}: the model may never be told of it. Say it in `description`, or remove it.",
    untyped: "`{{keyword}}` is not supported: a field says what it takes by `type`, one of string, integer, number and boolean."
  },
  *check({ tools }) {
    for (const { value: field } of tools.flatMap(fieldsOf)) {
      const type = get(field, "type");
      if (text(type) === "array" || text(type) === "object") continue;
      const { name, takes, listed } = BY_TYPE[typeOf(type) ?? "any"];
      for (const attribute of entries(field)) {
        const keyword = attribute.key;
        if (!isKeyword(keyword) || takes.includes(keyword) || EVERYWHERE.includes(keyword)) continue;
        const untyped = has(field, "type") === "no" && INSTEAD_OF_TYPE.includes(keyword);
        yield {
          at: attribute,
          message: untyped ? "untyped" : "unsupported",
          data: { keyword, name, listed },
          covers: [untyped ? field : attribute.value]
        };
      }
    }
  }
});
Object.assign(exports, { "gloodata/default-only-in-prose": default_only_in_prose_default, "gloodata/duplicate-example": duplicate_example_default, "gloodata/examples-missing": examples_missing_default, "gloodata/field-type": field_type_default, "gloodata/field-value-type": field_value_type_default, "gloodata/misspelt-field": misspelt_field_default, "gloodata/namespace": namespace_default, "gloodata/no-tools": no_tools_default, "gloodata/required-field": required_field_default, "gloodata/tool-id": tool_id_default, "gloodata/ui-arg-order": ui_arg_order_default, "gloodata/ui-missing-arg": ui_missing_arg_default, "gloodata/ui-unknown-arg": ui_unknown_arg_default, "gloodata/ui-without-prefix": ui_without_prefix_default, "gloodata/unique-namespace": unique_namespace_default, "gloodata/unknown-dtype": unknown_dtype_default, "gloodata/unknown-field": unknown_field_default, "gloodata/unsupported-attribute": unsupported_attribute_default });
})