(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { format } = require("./chunk-GCUPURMO.cjs");
const { alsoHere } = require("./chunk-A2DPA2TE.cjs");
const { eitherOf, isAscii } = require("./chunk-SGBNL4XW.cjs");
const { intoProperties } = require("./chunk-4XNOAVMV.cjs");
const { repeated } = require("./chunk-RF24G3AB.cjs");
const { fieldType, misspeltField, requiredField, unknownField } = require("./chunk-YNXCLU7Z.cjs");
const { KEYWORDS, SHAPES, declaredTypes, propertiesByOtherName, standsFor } = require("./chunk-IUS4NM6D.cjs");
const { fieldMeant, hint, near } = require("./chunk-WUWD475H.cjs");
const { addTo } = require("./chunk-LPLZBQT2.cjs");
const { asWritten, defineRule, entries, entry, get, has, isVague, items, lack, part, text, toValue } = require("./chunk-GJXOULJC.cjs");
require("./chunk-SJLQLGW2.cjs");

// rules/shinkai/lib/document.ts
function section(name, says, kind = "MUST") {
  return { document: "Shinkai Metadata 0.9.8", section: name, says, kind };
}
function loader(says) {
  return { document: "shinkai-node", section: "The loader of tool metadata", says, kind: "advice" };
}
function standard(document, name, says) {
  return { document, section: name, says, kind: "advice" };
}

// rules/shinkai/lib/fixes.ts
var safely = (title, ...edits) => ({ title, safe: true, edits });
var unsafely = (title, ...edits) => ({ title, safe: false, edits });
function rename(entry2, key) {
  return safely(`Rename \`${entry2.key}\` to \`${key}\``, { op: "rename", entry: entry2, key });
}

// rules/shinkai/lib/stray.ts
function strayBeside(entry2, { table, path, schema, root }) {
  const shape = KEYWORDS.get(entry2.key);
  if (shape && (entry2.value.kind !== "object" || SHAPES[shape].fits(entry2.value))) return void 0;
  const stray = { table, path, entry: entry2, from: schema };
  if (path === "" && root.kind === "object" && isField(entry2, root)) return { ...stray, kind: "field", to: root };
  if (!holdsProperties(schema, path) || !isDefinition(entry2.value)) return void 0;
  if (entry2.key.startsWith("$") || entry2.key.startsWith("x-")) return void 0;
  const properties = get(schema, "properties");
  if (properties && properties.kind !== "object") return void 0;
  return { ...stray, kind: "property", to: properties };
}
function strayInside(entry2, properties, scene) {
  const { table, path, schema, root } = scene;
  const stray = { table, path, entry: entry2, from: properties };
  if (isKeyword(entry2)) return { ...stray, kind: "keyword", to: schema };
  const isList = entry2.value.kind === "array" && LIST_FIELDS.has(entry2.key);
  return isList && root.kind === "object" ? { ...stray, kind: "field", to: root } : void 0;
}
var TYPES = /* @__PURE__ */ new Set(["string", "number", "integer", "boolean", "array", "object", "null", "any"]);
var LIST_FIELDS = /* @__PURE__ */ new Set(["keywords", "sqlTables", "sqlQueries", "tools", "oauth", "operating_system"]);
var TEXT_FIELDS = /* @__PURE__ */ new Set(["version", "author", "homepage", "tool_type", "license", "runner", "tool_set"]);
var TABLE_FIELDS = /* @__PURE__ */ new Set(["configurations", "parameters", "result"]);
function isKeyword({ key, value }) {
  switch (key) {
    case "type":
      return text(value) === "object";
    case "required":
      return value.kind === "array";
    case "additionalProperties":
      return value.kind === "boolean";
    case "description":
    case "$schema":
      return value.kind === "string" && !TYPES.has(value.value);
    case "properties":
      return value.kind === "object" && !isDefinition(value) && value.entries.some((each) => isDefinition(each.value));
    default:
      return false;
  }
}
function holdsProperties(object, path) {
  return path === "" || text(get(object, "type")) === "object" || get(object, "properties")?.kind === "object";
}
function isDefinition(node) {
  if (node.kind !== "object" || !TYPES.has(text(get(node, "type")) ?? "")) return false;
  return node.entries.every(({ key }) => KEYWORDS.has(key));
}
function isField({ key, value }, root) {
  if (value.kind === "array") return LIST_FIELDS.has(key);
  if (value.kind === "string") return TEXT_FIELDS.has(key) && has(root, key) === "no";
  return TABLE_FIELDS.has(key) && get(value, "properties")?.kind === "object" && has(root, key) === "no";
}

// rules/shinkai/lib/tables.ts
var NAMES = ["configurations", "parameters", "result"];
var NOUNS = {
  configurations: "setting",
  parameters: "parameter",
  result: "result field"
};
function tablesOf(manifest) {
  return manifest.derive(readTables).tables;
}
function definitionsOf(manifest) {
  return manifest.derive(readTables).definitions;
}
function straysIn(manifest) {
  return manifest.derive(readTables).strays;
}
function strayed(manifest, field) {
  return straysIn(manifest).some(({ kind, entry: { key } }) => kind === "field" && key === field);
}
function readTables({ root }) {
  const view = { tables: [], definitions: [], strays: [] };
  for (const name of NAMES) {
    const found = entry(root, name);
    if (!found || name === "configurations" && isEmptyArray(found.value)) continue;
    view.tables.push({ name, entry: found, node: found.value });
    if (found.value.kind === "object") readSchema({ table: name, path: "", schema: found.value, root }, view);
  }
  return view;
}
function readSchema(scene, view) {
  const { path, schema } = scene;
  for (const each of schema.entries) {
    const stray = strayBeside(each, scene);
    if (stray) view.strays.push(stray);
  }
  const properties = get(schema, "properties");
  if (properties?.kind === "object") {
    for (const each of properties.entries) {
      const stray = strayInside(each, properties, scene);
      if (stray) view.strays.push(stray);
      else readDefinition(each.value, each, path ? `${path}.${each.key}` : each.key, scene, view);
    }
  }
  const element = get(schema, "items");
  if (!element) return;
  for (const each of [element, ...items(element)]) readDefinition(each, void 0, `${path}[]`, scene, view);
}
function readDefinition(node, property, path, scene, view) {
  if (node.kind !== "object") return;
  const { table, root } = scene;
  view.definitions.push({ table, node, property, path });
  readSchema({ table, path, schema: node, root }, view);
}
function isEmptyArray(node) {
  return node.kind === "array" && node.items.length === 0 && !node.open;
}

// rules/shinkai/default-as-string.ts
var default_as_string_default = defineRule({
  id: "shinkai/default-as-string",
  summary: "A default is written as a string, though the type is another",
  severity: "info",
  in: "strict",
  source: section("PropertiesTable", "A default may be any value, and so needs no quotes around a number.", "advice"),
  fixable: "unsafe",
  messages: {
    asString: "The default of `{{path}}` is a string, though its type is {{type}}. Only an older Shinkai wanted it so; write {{value}} without quotes."
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      const at = get(node, "default");
      const type = text(get(node, "type"));
      const types = declaredTypes(node);
      if (at?.kind !== "string" || type === void 0 || !types || types.includes("string")) continue;
      const value = standsFor(at.value, types);
      if (value === void 0) continue;
      const fix = unsafely("Write it without quotes", { op: "set", node: at, value });
      yield { at, message: "asString", data: { path, type, value: at.value }, fix };
    }
  }
});

// rules/shinkai/lib/mention.ts
function unmentioned(description, values) {
  let left = values.slice();
  for (const spell of SPELLINGS) {
    if (left.length === 0) break;
    const text2 = inWords(spell(description));
    left = left.filter((value) => !names(text2, spell(value)));
  }
  return left;
}
var isTellable = (value) => value.trim().length > 1;
var SPELLINGS = [(text2) => fold(text2.replace(/([a-z])([A-Z])/g, "$1 $2")), fold];
function fold(text2) {
  return text2.toLowerCase().replace(/[\s_-]+/g, " ").trim();
}
function names(text2, value) {
  if (text2.includes(inWords(value))) return true;
  return value.length >= SHORTEST_WITH_PLURAL && ["s", "es"].some((ending) => text2.includes(inWords(value + ending)));
}
var SHORTEST_WITH_PLURAL = 4;
var BORDER = "\0";
function inWords(text2) {
  const bordered = `$&${BORDER}`;
  if (isAscii(text2)) return BORDER + text2.replace(/[a-z\d]+|[^]/gi, bordered);
  const wordOrSign = /(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{M}\p{N}])+|[^]/gu;
  return BORDER + text2.replace(wordOrSign, bordered);
}
function withSentence(description, sentence) {
  const before = description.trimEnd();
  const stop = before === "" || /[.!?:;]$/.test(before) ? "" : ".";
  return `${before}${stop} ${sentence}`.trimStart();
}

// rules/shinkai/lib/untold.ts
function untoldDefault({ table, node, property }) {
  if (table === "result" || !property) return void 0;
  const value = get(node, "default");
  const description = descriptionOf(node);
  const shown = value && show(value);
  if (!shown || !description || /default/i.test(description.value)) return void 0;
  return unmentioned(description.value, [shown]).length > 0 ? { description, shown } : void 0;
}
function untoldChoices({ table, node, property }) {
  if (table !== "parameters" || !property) return void 0;
  const list2 = get(node, "enum");
  const description = descriptionOf(node);
  if (!list2 || !description || description.value.length > LONGEST) return void 0;
  const values = items(list2).slice(0, MOST).flatMap((item) => item.kind === "string" ? [item.value] : []);
  const left = unmentioned(description.value, [...new Set(values)].filter(isTellable));
  return left.length > 0 ? { description, list: list2, values, left } : void 0;
}
var MOST = 200;
var LONGEST = 2e4;
function descriptionOf(definition) {
  const description = get(definition, "description");
  return description?.kind === "string" && description.value.trim() !== "" ? description : void 0;
}
function show(node) {
  if (node.kind === "string") return node.value.trim();
  if (node.kind === "number" || node.kind === "boolean") return String(node.value);
  if (isVague(node) || node.kind !== "array" && node.kind !== "object") return void 0;
  const json = JSON.stringify(toValue(node));
  return json.length > 2 && json.length < 200 ? json : void 0;
}

// rules/shinkai/default-not-described.ts
var default_not_described_default = defineRule({
  id: "shinkai/default-not-described",
  summary: "A property's description does not mention its `default`",
  severity: "info",
  in: "strict",
  source: section(
    "PropertiesTable",
    "A default is for reference only: it is neither applied nor passed to the model.",
    "SHOULD"
  ),
  fixable: "unsafe",
  messages: {
    missing: "The default of `{{path}}` is neither applied nor shown to the model, and its description does not mention `{{value}}`. Say there what happens without a value."
  },
  *check(manifest) {
    for (const definition of definitionsOf(manifest)) {
      const untold = untoldDefault(definition);
      if (!untold) continue;
      const { description: at, shown } = untold;
      const value = withSentence(at.value, `Default: ${shown}.`);
      const fix = unsafely("Mention it", { op: "set", node: at, value });
      yield { at, message: "missing", data: { path: definition.path, value: shown }, fix };
    }
  }
});

// rules/shinkai/enum-not-described.ts
var enum_not_described_default = defineRule({
  id: "shinkai/enum-not-described",
  summary: "A parameter's description does not name the values of its `enum`",
  severity: "warning",
  in: "recommended",
  source: section(
    "PropertiesTable",
    "An enum is for reference only: nothing but the description is passed to the model.",
    "SHOULD"
  ),
  fixable: "unsafe",
  messages: {
    missing: "The `enum` of `{{path}}` never reaches the model, and its description does not name {{values}}. Name every allowed value in the description."
  },
  *check(manifest) {
    for (const definition of definitionsOf(manifest)) {
      const untold = untoldChoices(definition);
      if (!untold) continue;
      const { description: at, list: list2, values, left } = untold;
      const isWhole = !isVague(list2) && values.length === items(list2).length;
      const fix = isWhole ? naming(values, at) : void 0;
      yield { at, message: "missing", data: { path: definition.path, values: brief(left) }, ...fix && { fix } };
    }
  }
});
function naming(values, description) {
  const told = [...new Set(values)].filter((value2) => value2.trim() !== "");
  const value = withSentence(description.value, `One of: ${told.join(", ")}.`);
  return unsafely("Name all values in the description", { op: "set", node: description, value });
}
function brief(values) {
  const shown = values.slice(0, 3).map((value) => `\`${shortened(value)}\``);
  return eitherOf(values.length > 3 ? [...shown, `${values.length - 3} more`] : shown);
}
var LONGEST2 = 30;
var shortened = (value) => value.length > LONGEST2 ? `${value.slice(0, LONGEST2).toWellFormed()}\u2026` : value;

// rules/shinkai/enum-strings.ts
var enum_strings_default = defineRule({
  id: "shinkai/enum-strings",
  summary: "`enum` is not an array of strings",
  severity: "error",
  in: "spec",
  source: section("PropertiesTable", "enum is an array of strings."),
  fixable: "safe",
  messages: {
    noArray: "`enum` of `{{path}}` must be an array of strings that lists what may be given.",
    noString: "`enum` of `{{path}}` may hold strings only, and this value is {{kind}}. Write every value as a string.",
    noStrings: "`enum` of `{{path}}` may hold strings only, and this value is {{kind}}; {{others}} either. Write every value as a string."
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      const at = get(node, "enum");
      if (!at || at.kind === "unknown" || at.kind === "null") continue;
      if (at.kind !== "array") {
        yield { at, message: "noArray", data: { path } };
        continue;
      }
      const [first, ...others] = items(at).filter(({ kind }) => kind !== "string" && kind !== "unknown");
      if (!first) continue;
      yield {
        at: first,
        message: others.length > 0 ? "noStrings" : "noString",
        data: {
          path,
          kind: KINDS[first.kind],
          others: others.length === 1 ? "1 more is no string" : `${others.length} more are no strings`
        },
        fix: asStrings(node, at)
      };
    }
  }
});
var KINDS = {
  object: "an object",
  array: "an array",
  string: "a string",
  number: "a number",
  boolean: "a boolean",
  null: "null",
  unknown: "something else"
};
function asStrings(definition, values) {
  const takesStrings = has(definition, "type") === "no" || text(get(definition, "type")) === "string";
  const edits = values.items.flatMap((node) => {
    const value = exactly(node);
    return value === void 0 ? [] : [{ op: "set", node, value }];
  });
  const isExact = values.items.every((node) => node.kind === "string" || exactly(node) !== void 0);
  return takesStrings && isExact && !values.open ? safely("Write the values as strings", ...edits) : void 0;
}
function exactly(node) {
  if (node.kind === "boolean" || node.kind === "number" && Number.isSafeInteger(node.value))
    return String(node.value);
  return void 0;
}

// rules/shinkai/field-type.ts
var field_type_default = fieldType(
  "shinkai",
  section(
    "Metadata, PropertiesTable, SQL Tables, SQL Queries, OAuth Table",
    "Each field has one type, and some OAuth fields one value."
  )
);

// rules/shinkai/lib/text.ts
var PLACEHOLDER = String.raw`\$\{[^}]{0,100}\}|\{\{[^}]{0,100}\}\}|\{[^}]{0,100}\}|\$[A-Z_]{1,100}|%[A-Z_]{1,100}%`;
var WHOLE = new RegExp(`^\\s*(?:${PLACEHOLDER}|<[^>]*>)\\s*$`);
var IN_URL = `(?:${PLACEHOLDER}|<(?!https?:)[^<>]{0,100}>)`;
function isPlaceholder(text2) {
  return WHOLE.test(text2);
}
function filledIn(url) {
  return url.replace(new RegExp(`^\\s*${IN_URL}`), "https://x").replace(new RegExp(IN_URL, "g"), "x");
}
function isWebUrl(text2) {
  return /^https?:\/\/[^\s/?#<>"'][^\s<>"]*$/i.test(text2);
}
function isAbsoluteUrl(text2) {
  return isWebUrl(text2) || /^[a-z][a-z\d+.-]*:\/\/[^\s<>"]+$/i.test(text2);
}

// rules/shinkai/homepage-url.ts
var homepage_url_default = defineRule({
  id: "shinkai/homepage-url",
  summary: "`homepage` is no absolute URL",
  severity: "warning",
  in: "recommended",
  source: section("Metadata", "homepage is the URL of the tool's page or documentation.", "SHOULD"),
  fixable: "safe",
  messages: {
    wrapped: "`{{homepage}}` is a URL with something around it, which no browser opens. Write the URL alone.",
    noUrl: "`{{homepage}}` is no absolute URL, so nobody can open it. Write the whole URL, with `https://` and without spaces."
  },
  *check({ root }) {
    const at = get(root, "homepage");
    if (at?.kind !== "string" || at.value === "" || isAbsoluteUrl(at.value)) return;
    const fix = unwrap(at);
    yield { at, message: fix ? "wrapped" : "noUrl", data: { homepage: at.value }, fix };
  }
});
function unwrap(node) {
  const url = node.value.replace(/^[\s<"'`]+|(?<![\s>"'`])[\s>"'`]+$/g, "");
  return isAbsoluteUrl(url) ? safely("Write the URL alone", { op: "set", node, value: url }) : void 0;
}

// rules/shinkai/lib/types.ts
var TYPES2 = ["string", "number", "boolean", "array", "object"];
var isKnown = (type) => type === "integer" || TYPES2.includes(type);
var ALIASES = /* @__PURE__ */ new Map([
  ["bool", "boolean"],
  ["date", "string"],
  ["datetime", "string"],
  ["dict", "object"],
  ["double", "number"],
  ["float", "number"],
  ["int", "number"],
  ["json", "object"],
  ["list", "array"],
  ["long", "number"],
  ["map", "object"],
  ["str", "string"],
  ["text", "string"],
  ["tuple", "array"],
  ["url", "string"]
]);
var KINDS2 = { object: "an object", number: "a number", boolean: "true or false", null: "null" };
function typeFault(definition) {
  const at = get(definition, "type");
  if (!at) return has(definition, "type") === "no" ? { kind: "missing", type: "", hint: "" } : void 0;
  if (at.kind === "unknown") return void 0;
  if (at.kind === "array") return { kind: "union", at, type: "", hint: "" };
  if (at.kind !== "string") return { kind: "noName", at, type: KINDS2[at.kind], hint: "" };
  if (isKnown(at.value)) return void 0;
  const meant = ALIASES.get(at.value.toLowerCase()) ?? near(at.value, [...TYPES2, "integer"]);
  return { kind: "unknown", at, type: at.value, hint: hint(meant) };
}
function isOther(definition, wanted) {
  const type = text(get(definition, "type"));
  return type !== void 0 && type !== wanted && isKnown(type) ? type : void 0;
}

// rules/shinkai/items-only-for-arrays.ts
var items_only_for_arrays_default = defineRule({
  id: "shinkai/items-only-for-arrays",
  summary: "A property that is no array has `items`",
  severity: "warning",
  in: "spec",
  source: section("PropertiesTable", "items is only for arrays."),
  messages: {
    items: '`items` describes the elements of an array, but the type of `{{path}}` is `{{type}}`. Change the type to `"array"`, or remove `items`.'
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      const at = entry(node, "items");
      const type = at && isOther(node, "array");
      if (type) yield { at, message: "items", data: { path, type } };
    }
  }
});

// rules/shinkai/lib/duplicates.ts
function duplicatesIn(strings, fold2) {
  const seen = /* @__PURE__ */ new Map();
  return strings.flatMap((node) => {
    const key = fold2(node.value.trim());
    const first = seen.get(key);
    if (key === "") return [];
    if (first) return [{ node, first }];
    seen.set(key, node);
    return [];
  });
}
function namesOf(objects) {
  return objects.flatMap((object) => {
    const name = get(object, "name");
    return name?.kind === "string" ? [name] : [];
  });
}

// rules/shinkai/lib/keywords.ts
function misspeltKey(definition, missing) {
  return definition.entries.find(
    ({ key }) => !KEYWORDS.has(key) && isNear(key, missing) && near(key, KEYWORDS.keys()) === missing
  );
}
var isNear = (key, wanted) => near(key, [wanted]) !== void 0;
function lacks(object, field, known) {
  if (has(object, field) !== "no") return false;
  return !object.entries.some(
    ({ key }) => !known.includes(key) && isNear(key, field) && fieldMeant(key, known) === field
  );
}

// rules/shinkai/keywords.ts
var keywords_default = defineRule({
  id: "shinkai/keywords",
  summary: "No keywords, or the same keyword twice",
  severity: "info",
  in: "strict",
  source: section("Metadata", "keywords is a list of words that go with the tool.", "SHOULD"),
  fixable: "safe",
  messages: {
    none: "The tool has no `keywords`, so it is found by its name and description alone. Add some.",
    twice: "The keyword `{{keyword}}` is listed twice. Remove one."
  },
  *check(manifest) {
    const { root } = manifest;
    const list2 = get(root, "keywords");
    if (root.kind === "object" && lacks(root, "keywords", format.fields) && !strayed(manifest, "keywords")) {
      yield { at: lack(root), message: "none" };
    }
    if (list2?.kind !== "array") return;
    if (list2.items.length === 0 && !list2.open) yield { at: list2, message: "none" };
    const words = list2.items.filter((item) => item.kind === "string");
    for (const { node, first } of duplicatesIn(words, (word) => word.toLowerCase())) {
      const fix = safely("Remove it", { op: "remove", from: list2, child: node });
      yield {
        at: node,
        message: "twice",
        data: { keyword: node.value },
        related: [{ at: first, note: "The first one." }],
        fix
      };
    }
  }
});

// rules/shinkai/misplaced-property.ts
var misplaced_property_default = defineRule({
  id: "shinkai/misplaced-property",
  summary: "A property stands beside `properties`, a keyword stands inside it, or a field of the manifest in a table",
  severity: "error",
  in: "recommended",
  source: loader(
    "Of a table only type, properties and required are read, and all that properties holds is a property."
  ),
  fixable: "safe",
  messages: {
    property: "The {{noun}} `{{key}}` stands beside `properties` instead of in it, so nobody sees it. Move it into `properties`.",
    wrapper: "The {{noun}} `{{key}}` stands in `{{table}}` itself, where nobody sees it. Put it into `properties`.",
    keyword: "`{{key}}` stands inside `properties`, where it is taken for a {{noun}} of that name. Move it beside `properties`.",
    field: "`{{key}}` is a field of the manifest, but stands in `{{table}}`, where nobody reads it. Move it to the top level."
  },
  *check(manifest) {
    const wrapped = /* @__PURE__ */ new Map();
    for (const stray of straysIn(manifest)) {
      if (stray.to) yield problem(stray, move(stray));
      else addTo(wrapped, stray.from, stray);
    }
    for (const [table, strays] of wrapped) yield wrapper(table, strays);
  }
});
function problem({ kind, entry: entry2, table, to }, fix) {
  const data = { key: entry2.key, table, noun: NOUNS[table] };
  const absorbs = to && has(to, entry2.key) === "no" ? [lack(to, entry2.key)] : [];
  return { at: entry2, message: kind, data, fix, covers: [entry2.value], absorbs };
}
function wrapper(from, strays) {
  const all = strays.map(({ entry: entry2 }) => entry2);
  const isBare = !from.open && from.entries.length === all.length;
  const fix = isBare ? wrap(from) : putting(from, all);
  return {
    ...problem(strays[0], fix),
    message: "wrapper",
    covers: all.map(({ value }) => value),
    ...isBare && { absorbs: [lack(from, "type")] },
    related: alsoHere(all.slice(1))
  };
}
var wrap = (from) => safely(INTO, { op: "set", node: from, value: { type: "object", properties: asWritten(from) } });
var putting = (from, strays) => has(from, "properties") === "no" ? intoProperties(from, strays, INTO) : void 0;
var INTO = "Put them into `properties`";
function move({ kind, entry: entry2, from, to }) {
  if (!to) return void 0;
  const remove2 = { op: "remove", from, child: entry2 };
  const add = { op: "add", to, key: entry2.key, value: asWritten(entry2.value) };
  const title = TITLES[kind];
  if (has(to, entry2.key) === "no") return entry2.key === "properties" ? void 0 : safely(title, remove2, add);
  const there = get(to, entry2.key);
  const isSame = kind === "keyword" && entry2.key === "type" && text(there) === "object";
  return isSame ? safely("Remove it", remove2) : void 0;
}
var TITLES = {
  property: "Move it into `properties`",
  keyword: "Move it beside `properties`",
  field: "Move it to the top level"
};

// rules/shinkai/lib/singular.ts
var MEANT = "sqlQueries";
var inSingular = ({ root }) => entries(root).filter(({ key }) => /^sql[_-]?query$/i.test(key));

// rules/shinkai/misspelt-field.ts
var structural = misspeltField(
  "shinkai",
  loader("Fields are read in exactly the spelling of the document; others are dropped.")
);
var misspelt_field_default = defineRule({
  ...structural,
  *check(manifest, context) {
    yield* structural.check(manifest, context);
    for (const at of inSingular(manifest)) {
      const isFree = has(manifest.root, MEANT) === "no";
      const data = { key: at.key, title: "a Shinkai manifest", meant: MEANT };
      yield { at, message: isFree ? "misspelt" : "leftover", data, fix: isFree ? rename(at, MEANT) : void 0 };
    }
  }
});

// rules/shinkai/no-configurations.ts
var no_configurations_default = defineRule({
  id: "shinkai/no-configurations",
  summary: "`configurations` is missing",
  severity: "info",
  in: "strict",
  source: loader("configurations must be there, even where it holds nothing; the document has it optional."),
  fixable: "safe",
  messages: {
    missing: "The document lets you leave `configurations` out, but Shinkai itself does not load a tool without it. Add an empty one."
  },
  *check(manifest) {
    const { root } = manifest;
    if (root.kind !== "object" || !lacks(root, "configurations", format.fields)) return;
    if (strayed(manifest, "configurations")) return;
    const value = { type: "object", properties: {}, required: [] };
    const fix = safely("Add empty `configurations`", { op: "add", to: root, key: "configurations", value });
    yield { at: lack(root), message: "missing", fix };
  }
});

// rules/shinkai/lib/lists.ts
var OAUTH_FIELDS = [
  "name",
  "version",
  "authorizationUrl",
  "redirectUrl",
  "tokenUrl",
  "clientId",
  "clientSecret",
  "scopes",
  "responseType",
  "refreshToken",
  "pkceType",
  "requestTokenContentType",
  "requestTokenAuthHeader"
];
function objectsIn(manifest, list2) {
  const all = items(get(manifest.root, list2));
  return all.length === 0 ? NONE : all.filter((item) => item.kind === "object");
}
var NONE = [];

// rules/shinkai/oauth-client-secret.ts
var oauth_client_secret_default = defineRule({
  id: "shinkai/oauth-client-secret",
  summary: "A client secret stands in the file",
  severity: "error",
  in: "recommended",
  source: standard(
    "OAuth 2.0 (RFC 6749)",
    "2.3.1 Client Password",
    "A client secret is known to the client and the server alone."
  ),
  secret: true,
  lists: ["oauth"],
  messages: {
    secret: "A client secret stands in this file, where everyone who gets the tool can read it. Leave `clientSecret` empty, and revoke this one."
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, "oauth")) {
      const at = get(service, "clientSecret");
      if (at?.kind === "string" && at.value.trim() !== "" && !isStandIn(at.value)) yield { at, message: "secret" };
    }
  }
});
function isStandIn(text2) {
  if (isPlaceholder(text2) || /^[A-Z_ -]+$/.test(text2) || /^(.)\1*$/.test(text2)) return true;
  return /your|example|placeholder|change.?me|replace|insert|dummy|todo|x{3}|\.{3}|\*{3}|(?:^|[^a-z])secret$/i.test(
    text2
  );
}

// rules/shinkai/oauth-duplicate.ts
var oauth_duplicate_default = defineRule({
  id: "shinkai/oauth-duplicate",
  summary: "Two OAuth services share a name",
  severity: "error",
  in: "recommended",
  source: section("OAuth Table", "The name is that of one service.", "SHOULD"),
  lists: ["oauth"],
  messages: {
    taken: "Another OAuth service above is called `{{name}}` too, and a token is looked up by that name. Rename one."
  },
  *check(manifest) {
    const services = objectsIn(manifest, "oauth");
    if (services.length < 2) return;
    for (const { node, first } of duplicatesIn(namesOf(services), (name) => name)) {
      const related = [{ at: first, note: "The first service of this name." }];
      yield { at: node, message: "taken", data: { name: node.value }, related };
    }
  }
});

// rules/shinkai/oauth-fields.ts
var FIELDS = ["version", "redirectUrl", "clientId", "clientSecret", "scopes", "responseType"];
var oauth_fields_default = defineRule({
  id: "shinkai/oauth-fields",
  summary: "An OAuth service lacks a field that the document does not mark as optional",
  severity: "info",
  in: "strict",
  source: section("OAuth Table", "Only refreshToken, pkceType and the two requestToken fields are optional.", "SHOULD"),
  lists: ["oauth"],
  messages: {
    missing: "This OAuth service has no {{fields}}, which the document does not mark as optional. Add what is missing, empty if the user fills it in."
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, "oauth")) {
      const missing = FIELDS.filter((field) => lacks(service, field, OAUTH_FIELDS));
      const fields = eitherOf(missing.map((field) => `\`${field}\``));
      if (missing.length > 0) yield { at: lack(service), message: "missing", data: { fields } };
    }
  }
});

// rules/shinkai/oauth-incomplete.ts
var FIELDS2 = ["name", "authorizationUrl", "tokenUrl"];
var oauth_incomplete_default = defineRule({
  id: "shinkai/oauth-incomplete",
  summary: "An OAuth service without name, authorizationUrl or tokenUrl",
  severity: "error",
  in: "recommended",
  source: section("OAuth Table", "A service has a name, a URL to authorize at and one to fetch tokens from.", "SHOULD"),
  lists: ["oauth"],
  messages: {
    missing: "This OAuth service has no {{fields}}, so nobody can log in with it. Add what is missing.",
    empty: "The `{{fields}}` of this OAuth service is empty, so nobody can log in with it. Fill it in."
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, "oauth")) {
      const missing = FIELDS2.filter((field) => lacks(service, field, OAUTH_FIELDS));
      if (missing.length > 0) yield { at: lack(service), message: "missing", data: { fields: list(missing) } };
      for (const fields of FIELDS2) {
        const at = get(service, fields);
        if (at?.kind === "null" || at?.kind === "string" && at.value.trim() === "") {
          yield { at, message: "empty", data: { fields } };
        }
      }
    }
  }
});
function list(fields) {
  const quoted = fields.map((field) => `\`${field}\``);
  return quoted.length < 2 ? quoted.join() : `${quoted.slice(0, -1).join(", no ")} and no ${quoted.at(-1)}`;
}

// rules/shinkai/oauth-pkce-plain.ts
var oauth_pkce_plain_default = defineRule({
  id: "shinkai/oauth-pkce-plain",
  summary: '`pkceType` is "plain"',
  severity: "warning",
  in: "recommended",
  source: standard("PKCE (RFC 7636)", "4.2 Client Creates the Code Challenge", "Whoever can use S256 must use it."),
  fixable: "unsafe",
  lists: ["oauth"],
  messages: {
    plain: '`"plain"` sends the verifier in clear, so whoever sees the first request can finish the login. Use `"S256"` if the service offers it.'
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, "oauth")) {
      const at = get(service, "pkceType");
      if (!at || text(at) !== "plain") continue;
      yield { at, message: "plain", fix: unsafely('Use `"S256"`', { op: "set", node: at, value: "S256" }) };
    }
  }
});

// rules/shinkai/oauth-scopes.ts
var oauth_scopes_default = defineRule({
  id: "shinkai/oauth-scopes",
  summary: "A scope is empty, given twice, or several in one string",
  severity: "warning",
  in: "recommended",
  source: section("OAuth Table", "scopes is a list of permission scopes.", "SHOULD"),
  fixable: "both",
  lists: ["oauth"],
  messages: {
    empty: "An empty scope asks for nothing, and some services reject it. Remove it.",
    twice: "The scope `{{scope}}` is listed twice. Remove one.",
    several: "`{{scope}}` are {{count}} scopes in one string, and are asked for as one that no service knows. Make each an entry of its own.",
    maySeveral: "`{{scope}}` may be {{count}} scopes in one string, which most services take for one that they do not know. This one may want commas: make each an entry of its own, unless it does."
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, "oauth")) {
      const scopes = get(service, "scopes");
      if (scopes?.kind !== "array") continue;
      const strings = scopes.items.filter((item) => item.kind === "string");
      for (const at of strings) {
        const parts = split(at);
        if (parts.length === 0) yield { at, message: "empty", fix: remove("Remove it", scopes, at) };
        if (parts.length < 2) continue;
        const data = { scope: at.value, count: parts.length };
        const isSure = /\s/.test(at.value) || !wantsCommas(service);
        yield { at, message: isSure ? "several" : "maySeveral", data, fix: separate(scopes, at, parts, isSure) };
      }
      for (const { node, first } of duplicatesIn(strings, (scope) => scope)) {
        const related = [{ at: first, note: "The first one." }];
        yield {
          at: node,
          message: "twice",
          data: { scope: node.value },
          related,
          fix: remove("Remove it", scopes, node)
        };
      }
    }
  }
});
var WITH_COMMAS = /^https?:\/\/(?:[\w-]{1,63}\.){0,5}(?:facebook|figma|instagram|linear|myshopify|pinterest|slack|strava|tiktok|todoist|trello|vk|wakatime|zoho)\.[a-z.]{2,6}(?:[/:?]|$)/i;
function wantsCommas(service) {
  return ["authorizationUrl", "tokenUrl"].some((key) => WITH_COMMAS.test(text(get(service, key)) ?? ""));
}
function split({ value }) {
  return value.split(/[\s,]+/).filter((scope) => scope !== "");
}
function remove(title, from, child) {
  return safely(title, { op: "remove", from, child });
}
var MOST2 = 500;
function separate(scopes, wrong, parts, isSure) {
  if (scopes.open || scopes.items.length > MOST2) return void 0;
  const others = new Set(
    scopes.items.flatMap((item) => item.kind === "string" && item !== wrong ? [item.value] : [])
  );
  const added = [...new Set(parts)].filter((scope) => !others.has(scope));
  const value = scopes.items.flatMap((item) => item === wrong ? added : [asWritten(item)]);
  return (isSure ? safely : unsafely)("Make each an entry of its own", { op: "set", node: scopes, value });
}

// rules/shinkai/oauth-url.ts
var FIELDS3 = ["authorizationUrl", "tokenUrl", "redirectUrl"];
var oauth_url_default = defineRule({
  id: "shinkai/oauth-url",
  summary: "A URL of an OAuth service is not absolute",
  severity: "error",
  in: "recommended",
  source: section("OAuth Table", "Users and tokens are sent to these URLs.", "SHOULD"),
  lists: ["oauth"],
  messages: {
    relative: "`{{field}}` must be an absolute URL, since {{use}}. Write it with `https://` and the host, and nothing around it."
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, "oauth")) {
      for (const field of FIELDS3) {
        const at = get(service, field);
        if (at?.kind !== "string" || at.value.trim() === "") continue;
        const url = filledIn(at.value);
        const isFine = field === "redirectUrl" ? isRedirect(url) : isWebUrl(url);
        if (!isFine) yield { at, message: "relative", data: { field, use: USES[field] } };
      }
    }
  }
});
var USES = {
  authorizationUrl: "the user's browser is sent there",
  tokenUrl: "the access token is fetched from there",
  redirectUrl: "the service sends the user back to it"
};
function isRedirect(url) {
  return isAbsoluteUrl(url) || /^urn:ietf:wg:oauth:\S+$/i.test(url) || /^[a-z][a-z\d-]*(?:\.[a-z\d-]+)+:\/?[^\s\d]\S*$/i.test(url);
}

// rules/shinkai/parameter-description.ts
var parameter_description_default = defineRule({
  id: "shinkai/parameter-description",
  summary: "A parameter or a setting has no description",
  severity: "error",
  in: "spec",
  source: section("PropertiesTable", "The description of a property is mandatory in parameters and configurations."),
  fixable: "safe",
  messages: {
    parameter: "The parameter `{{path}}` has no `description`: it is all that a model learns about it besides name and type. Add one.",
    setting: "The setting `{{path}}` has no `description`, so people cannot know what to enter. Add one.",
    blank: "The description of `{{path}}` is empty, and it is all that tells what the {{noun}} is for. Write one.",
    misspelt: "`{{key}}` is no field of a property, so the {{noun}} `{{path}}` has no `description`; did you mean `description`?"
  },
  *check(manifest) {
    for (const { table, node, property, path } of definitionsOf(manifest)) {
      if (!property || table === "result" || has(node, "description") === "unknown") continue;
      const description = get(node, "description");
      const wrong = description ? void 0 : misspeltKey(node, "description");
      const data = { path, noun: NOUNS[table], key: wrong?.key ?? "description" };
      if (description) {
        const isEmpty = description.kind === "null" || text(description)?.trim() === "";
        if (isEmpty) yield { at: description, message: "blank", data };
      } else if (wrong) {
        const fix = wrong.value.kind === "string" ? rename(wrong, "description") : void 0;
        yield { at: wrong, message: "misspelt", data, fix };
      } else yield { at: lack(node, "description"), message: table === "parameters" ? "parameter" : "setting", data };
    }
  }
});

// rules/shinkai/properties-only-for-objects.ts
var properties_only_for_objects_default = defineRule({
  id: "shinkai/properties-only-for-objects",
  summary: "A property that is no object has `properties` or `required`",
  severity: "warning",
  in: "spec",
  source: section(
    "PropertiesTable",
    "properties is only for objects, and required lists the fields of a nested object."
  ),
  messages: {
    properties: '`properties` describes what an object holds, but the type of `{{path}}` is `{{type}}`. Change the type to `"object"`, or remove `properties`.',
    both: '`properties` and `required` describe what an object holds, but the type of `{{path}}` is `{{type}}`. Change the type to `"object"`, or remove both.',
    required: "`required` lists the fields of an object, but the type of `{{path}}` is `{{type}}`. To require `{{path}}` itself, name it in the `required` of the object around it."
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      const [properties, required] = [entry(node, "properties"), entry(node, "required")];
      const at = properties ?? required;
      const type = at && isOther(node, "object");
      if (!type) continue;
      const related = properties && required ? [{ at: required, note: "`required`, too." }] : void 0;
      const covers = [properties, required].flatMap((each) => each?.value ?? []);
      const message = related ? "both" : properties ? "properties" : "required";
      yield { at, message, data: { path, type }, related, covers };
    }
  }
});

// rules/shinkai/property-type.ts
var property_type_default = defineRule({
  id: "shinkai/property-type",
  summary: "A parameter or a setting has no type, or none that Shinkai knows",
  severity: "error",
  in: "spec",
  source: section("PropertiesTable", "The type of a property is string, number, boolean, array or object."),
  messages: {
    missing: "`{{path}}` has no `type`, so nobody knows what to give. Add one: string, number, boolean, array or object.",
    misspelt: "`{{key}}` is no field of a property, so `{{path}}` has no `type`; did you mean `type`?",
    unknown: "`{{type}}` is no type of a property{{hint}}. Use string, number, boolean, array or object.",
    noName: "`type` of `{{path}}` must be a string that names the type, but it is {{type}}. Use string, number, boolean, array or object.",
    unionParameter: "An array of types does not load at all: the whole tool is rejected. Give `{{path}}` one type, and tell the rest in its description.",
    unionSetting: "An array of types is not read, and `{{path}}` is taken for a string. Give it one type."
  },
  *check(manifest) {
    for (const { table, node, path } of definitionsOf(manifest)) {
      const fault = table === "result" ? void 0 : typeFault(node);
      if (!fault) continue;
      const wrong = fault.kind === "missing" ? misspeltKey(node, "type") : void 0;
      const data = { path, type: fault.type, hint: fault.hint, key: wrong?.key ?? "type" };
      if (wrong) yield { at: wrong, message: "misspelt", data };
      else if (fault.kind === "missing") yield { at: lack(node, "type"), message: "missing", data };
      else if (fault.kind !== "union") yield { at: fault.at, message: fault.kind, data };
      else {
        const message = table === "parameters" ? "unionParameter" : "unionSetting";
        yield { at: fault.at, message, data, covers: [fault.at] };
      }
    }
  }
});

// rules/shinkai/reference-only.ts
var reference_only_default = defineRule({
  id: "shinkai/reference-only",
  summary: "A table uses `default`, `enum` or `nullable`, which Shinkai neither applies nor checks",
  severity: "info",
  in: "strict",
  source: section("PropertiesTable", "default, enum and nullable are for reference only.", "SHOULD"),
  messages: {
    one: "{{keys}} is for reference only: nothing checks or applies it{{places}}. The code must look after it, and the description must say it.",
    several: "{{keys}} are for reference only: nothing checks or applies them{{places}}. The code must look after them, and the description must say it."
  },
  *check(manifest) {
    const found = /* @__PURE__ */ new Map();
    for (const definition of definitionsOf(manifest)) {
      const at = promise(definition);
      if (at) addTo(found, definition.table, at);
    }
    for (const [table, all] of found) {
      const keys = [...new Set(all.map(({ key }) => `\`${key}\``))];
      const [at, ...others] = all;
      const count = `${others.length} more ${NOUNS[table]}${others.length === 1 ? "" : "s"}`;
      const places = others.length > 0 ? `, here and at ${count} in \`${table}\`` : "";
      yield {
        at,
        message: keys.length > 1 ? "several" : "one",
        data: { keys: `${keys.slice(0, -1).join(", ")}${keys.length > 1 ? " and " : ""}${keys.at(-1)}`, places },
        related: alsoHere(others)
      };
    }
  }
});
function promise(definition) {
  if (definition.table === "result") return void 0;
  return definition.node.entries.find(({ key, value }) => {
    if (key === "nullable") return value.kind === "boolean" && value.value;
    if (value.kind === "null") return false;
    return key === "default" && !untoldDefault(definition) || key === "enum" && !untoldChoices(definition);
  });
}

// rules/shinkai/required-field.ts
var required_field_default = requiredField("shinkai", section("Metadata", "name is required; every other field is optional."));

// rules/shinkai/result-attribute.ts
var result_attribute_default = defineRule({
  id: "shinkai/result-attribute",
  summary: "A result field has a `default` or an `enum`",
  severity: "info",
  in: "strict",
  source: section("PropertiesTable for Result", "A result field has type, description, items and nullable.", "SHOULD"),
  messages: {
    attribute: "A result field has no `{{key}}` in the document, and nobody reads it here. Say it in the description of `{{path}}`."
  },
  *check(manifest) {
    for (const { table, node, path } of definitionsOf(manifest)) {
      if (table !== "result") continue;
      for (const key of ["default", "enum"]) {
        const at = entry(node, key);
        if (at) yield { at, message: "attribute", data: { key, path } };
      }
    }
  }
});

// rules/shinkai/result-type.ts
var result_type_default = defineRule({
  id: "shinkai/result-type",
  summary: "A result field has no type, or none of those in the document",
  severity: "info",
  in: "strict",
  source: section(
    "PropertiesTable for Result",
    "The type of a field is string, number, boolean, array or object.",
    "SHOULD"
  ),
  messages: {
    missing: "`{{path}}` has no `type`: whoever uses the result cannot know what to expect. Add one.",
    unknown: "`{{type}}` is no type of the document{{hint}}; Shinkai keeps it, but other readers may not know it. If it fits, use string, number, boolean, array or object.",
    noName: "`type` of `{{path}}` is no string that names a type, but {{type}}; Shinkai keeps it, but other readers may not know it. If it fits, use string, number, boolean, array or object.",
    union: "An array of types is not in the document; Shinkai keeps it, but other readers of `{{path}}` may expect one type. If one fits, give it only that."
  },
  *check(manifest) {
    for (const { table, node, path } of definitionsOf(manifest)) {
      const fault = table === "result" ? typeFault(node) : void 0;
      if (!fault) continue;
      const data = { path, type: fault.type, hint: fault.hint };
      if (fault.kind !== "missing") yield { at: fault.at, message: fault.kind, data };
      else if (!isDescribedOtherwise(node) && !misspeltKey(node, "type"))
        yield { at: lack(node), message: "missing", data };
    }
  }
});
function isDescribedOtherwise(definition) {
  return ["$ref", "anyOf", "oneOf", "allOf", "enum", "const"].some((key) => has(definition, key) === "yes");
}

// rules/shinkai/sql-duplicate-name.ts
var LISTS = [
  // SQLite makes no difference between upper and lower case.
  { list: "sqlTables", what: "table", fold: (name) => name.toLowerCase() },
  { list: "sqlQueries", what: "query", fold: (name) => name }
];
var sql_duplicate_name_default = defineRule({
  id: "shinkai/sql-duplicate-name",
  summary: "Two tables or two queries share a name",
  severity: "error",
  in: "recommended",
  source: standard("SQLite", "CREATE TABLE", "A table whose name is taken is not created."),
  lists: ["sqlTables", "sqlQueries"],
  messages: {
    taken: "Another {{what}} above is called `{{name}}` too, so nobody can tell which of the two is meant. Rename one."
  },
  *check(manifest) {
    for (const { list: list2, what, fold: fold2 } of LISTS) {
      const objects = objectsIn(manifest, list2);
      if (objects.length < 2) continue;
      for (const { node, first } of duplicatesIn(namesOf(objects), fold2)) {
        const related = [{ at: first, note: `The first ${what} of this name.` }];
        yield { at: node, message: "taken", data: { what, name: node.value }, related };
      }
    }
  }
});

// rules/shinkai/sql-incomplete.ts
var LISTS2 = [
  { list: "sqlTables", what: "table", fields: ["name", "definition"] },
  { list: "sqlQueries", what: "query", fields: ["name", "query"] }
];
var sql_incomplete_default = defineRule({
  id: "shinkai/sql-incomplete",
  summary: "A table of SQL without name or definition, or a query without name or query",
  severity: "warning",
  in: "recommended",
  source: section(
    "SQL Tables, SQL Queries",
    "A table has a name and a definition, a query a name and the query itself.",
    "SHOULD"
  ),
  lists: ["sqlTables", "sqlQueries"],
  messages: {
    missing: "This {{what}} has no `{{field}}`, and Shinkai cannot load the tool without it. Add it.",
    empty: "The `{{field}}` of this {{what}} is empty, so the {{what}} is of no use. Fill it in, or remove the {{what}}."
  },
  *check(manifest) {
    for (const { list: list2, what, fields } of LISTS2) {
      for (const object of objectsIn(manifest, list2)) {
        for (const field of fields) {
          const value = get(object, field);
          if (lacks(object, field, fields)) yield { at: lack(object), message: "missing", data: { what, field } };
          else if (value?.kind === "string" && value.value.trim() === "") {
            yield { at: value, message: "empty", data: { what, field } };
          }
        }
      }
    }
  }
});

// rules/shinkai/lib/sql.ts
var NOTHING = { definitions: [], queries: [], tables: [], knowsTables: false, misnamed: [] };
var placeForReport = () => ({});
function checkSql(manifest, { sql }) {
  if (!sql || objectsIn(manifest, "sqlTables").length === 0 && objectsIn(manifest, "sqlQueries").length === 0) {
    return NOTHING;
  }
  const kept = manifest.derive(placeForReport);
  return kept.report ??= check(manifest, sql);
}
function check(manifest, service) {
  const definitions = statements(manifest, "sqlTables", "definition");
  const queries = statements(manifest, "sqlQueries", "query");
  if (definitions.length + queries.length === 0) return NOTHING;
  const report = service.check(
    definitions.map(({ sql }) => sql.value),
    queries.map(({ sql }) => sql.value)
  );
  const pair = (all, outcomes) => outcomes.map((outcome, index) => ({ ...all[index], outcome }));
  const list2 = get(manifest.root, "sqlTables");
  const isWhole = list2?.kind === "array" && !list2.open && list2.items.length === definitions.length;
  const defined = pair(definitions, report.definitions);
  return {
    definitions: defined,
    queries: pair(queries, report.queries),
    tables: report.tables,
    knowsTables: isWhole && definitions.length > 0 && report.isComplete,
    misnamed: defined.filter(isMisnamed)
  };
}
function isMisnamed({ name, outcome: { fault, creates } }) {
  const called = name?.value.trim() ?? "";
  const isTable = creates?.kind === "table" || creates?.kind === "view";
  return !fault && isTable && called !== "" && lower(creates.name) !== lower(called);
}
var lower = (name) => name.toLowerCase();
function isForMisnamed({ unknown }, misnamed) {
  return unknown?.what === "table" && misnamed.some(({ name }) => lower(name.value.trim()) === lower(unknown.name));
}
function statements(manifest, list2, field) {
  return objectsIn(manifest, list2).flatMap((object) => {
    const sql = get(object, field);
    const name = get(object, "name");
    return sql?.kind === "string" && sql.value.trim() !== "" ? [{ sql, name: name?.kind === "string" ? name : void 0 }] : [];
  });
}
function partOf(sql, { from, to }) {
  return from === void 0 || to === void 0 ? sql : part(sql, from, to);
}
function hintFor({ unknown }, tables) {
  if (!unknown) return "";
  const names2 = tables.flatMap(
    ({ name, columns }) => unknown.what === "table" ? [name] : columns.map((each) => each.name)
  );
  return hint(near(unknown.name, new Set(names2)));
}

// rules/shinkai/sql-query.ts
var sql_query_default = defineRule({
  id: "shinkai/sql-query",
  summary: "SQLite cannot prepare a query against the tables of the manifest",
  severity: "error",
  in: "recommended",
  source: section("SQL Queries", "The query is an SQL query or statement, over the tables that the tool uses."),
  needs: ["sql"],
  lists: ["sqlTables", "sqlQueries"],
  messages: {
    sqlite: "SQLite cannot prepare this query: {{error}}{{hint}}. The tool would fail when it runs it.",
    refused: "This query is not checked: {{error}}. Make it shorter.",
    slow: "This query is not checked: {{error}} in time. Make it simpler."
  },
  *check(manifest, { services }) {
    const { queries, tables, knowsTables, misnamed } = checkSql(manifest, services);
    for (const { sql, outcome } of queries) {
      const { fault } = outcome;
      if (!fault || fault.reason === "several" || fault.unknown && !knowsTables) continue;
      if (isForMisnamed(fault, misnamed)) continue;
      const data = { error: fault.message, hint: hintFor(fault, tables) };
      yield { at: partOf(sql, fault), message: fault.reason, data };
    }
  }
});

// rules/shinkai/sql-table.ts
var sql_table_default = defineRule({
  id: "shinkai/sql-table",
  summary: "SQLite cannot run the definition of a table, or it creates another table",
  severity: "error",
  in: "recommended",
  source: section("SQL Tables", "The definition is the SQL statement that creates the table of that name."),
  needs: ["sql"],
  lists: ["sqlTables"],
  messages: {
    sqlite: "SQLite cannot create this table: {{error}}{{hint}}. The tool would fail at its first query.",
    refused: "This definition is not run: {{error}}. Write one CREATE TABLE statement that lists the columns.",
    slow: "This definition is not run to its end: {{error}} in time. Make it simpler.",
    several: "A definition is one statement, and here a second one starts. Make it an entry of its own.",
    otherName: "The definition creates `{{created}}`, but the table is called `{{name}}`: queries for one of the two will fail. Use one name."
  },
  *check(manifest, { services }) {
    const { definitions, tables, misnamed } = checkSql(manifest, services);
    if (definitions.length === 0) return;
    const twice = new Set(duplicatesIn(namesOf(objectsIn(manifest, "sqlTables")), lower).map(({ node }) => node));
    const isComplete = definitions.every(({ outcome: { creates, fault } }) => creates ?? fault);
    for (const { name, sql, outcome } of definitions) {
      const { fault } = outcome;
      if (!fault || name && twice.has(name) || isForMisnamed(fault, misnamed)) continue;
      if (fault.unknown?.what === "table" && !isComplete) continue;
      const data = { error: fault.message, hint: hintFor(fault, tables) };
      yield { at: partOf(sql, fault), message: fault.reason, data };
    }
    for (const { name, sql, outcome } of misnamed) {
      const { name: created, from, to } = outcome.creates;
      const related = [{ at: name, note: "The name that the manifest gives it." }];
      yield { at: part(sql, from, to), message: "otherName", data: { created, name: name.value }, related };
    }
  }
});

// rules/shinkai/sql-type.ts
var sql_type_default = defineRule({
  id: "shinkai/sql-type",
  summary: "A column has a type that SQLite accepts but does not know",
  severity: "info",
  in: "strict",
  source: standard(
    "SQLite",
    "Datatypes, 3.1 Determination Of Column Affinity",
    "Any word is accepted as a type, and one it does not know counts as NUMERIC."
  ),
  needs: ["sql"],
  lists: ["sqlTables", "sqlQueries"],
  messages: {
    unknown: "SQLite has no type `{{types}}`, but takes the word and stores whatever comes{{more}}. Use INTEGER, REAL, TEXT, NUMERIC or BLOB."
  },
  *check(manifest, { services }) {
    const { definitions, tables } = checkSql(manifest, services);
    for (const checked of definitions) {
      const { outcome, sql } = checked;
      const table = outcome.fault ? void 0 : tables.find(({ name }) => name === outcome.creates?.name);
      const columns = table?.columns.filter(({ type }) => !isKnown2(type)) ?? [];
      const [first] = columns;
      if (!first) continue;
      const types = [...new Set(columns.map(({ type }) => type))];
      const more = first.type.toUpperCase().includes("SERIAL") ? "; a column counts by itself only as INTEGER PRIMARY KEY" : "";
      yield { at: partOf(sql, typeOf(checked, first)), message: "unknown", data: { types: types.join("`, `"), more } };
    }
  }
});
function isKnown2(type) {
  if (type.includes("[")) return false;
  return type === "" || /INT|CHAR|CLOB|TEXT|BLOB|REAL|FLOA|DOUB|NUMERIC|DECIMAL|BOOL|DATE|TIME|ANY/i.test(type);
}
function typeOf({ sql, outcome }, column) {
  const name = sql.value.indexOf(column.name, outcome.creates?.to);
  const from = name < 0 ? -1 : sql.value.indexOf(column.type, name + column.name.length);
  return from < 0 ? {} : { from, to: from + column.type.length };
}

// rules/shinkai/table-properties.ts
var table_properties_default = defineRule({
  id: "shinkai/table-properties",
  summary: "`configurations`, `parameters` or `result` has no `properties`",
  severity: "error",
  in: "spec",
  source: section(
    "Configurations, Parameters and Result Table",
    "Each has a properties key that defines what the table holds."
  ),
  fixable: "safe",
  messages: {
    missing: "`{{table}}` has no `properties`, so nothing says what it holds. Add `properties`, empty if there are none.",
    empty: '`{{table}}` is empty: it has no `type` and no `properties`, so nothing says what it holds. Write `{ "type": "object", "properties": {} }`.',
    unset: "The `properties` of `{{table}}` are null, so nothing says what it holds. Write an object, empty if there are none.",
    misspelt: "`{{key}}` is no field of `{{table}}`, so its `properties` are missing; did you mean `properties`?"
  },
  *check(manifest) {
    for (const { name: table, node } of tablesOf(manifest)) {
      if (node.kind !== "object") continue;
      const properties = get(node, "properties");
      if (properties?.kind === "null") {
        const fix = asksForSome(node) ? void 0 : safely("Write an empty object", { op: "set", node: properties, value: {} });
        yield { at: properties, message: "unset", data: { table, key: "properties" }, fix };
      }
      if (has(node, "properties") !== "no" || holdsThemItself(manifest, node)) continue;
      const wrong = misspeltKey(node, "properties") ?? propertiesByOtherName(node);
      const data = { table, key: wrong?.key ?? "properties" };
      if (node.entries.length === 0) {
        const fix = safely("Add both", { op: "set", node, value: { type: "object", properties: {} } });
        yield { at: lack(node), message: "empty", data, absorbs: [lack(node, "type")], fix };
      } else if (wrong) yield { at: wrong, message: "misspelt", data, fix: rename(wrong, "properties") };
      else {
        const fix = asksForSome(node) ? void 0 : safely("Add empty `properties`", { op: "add", to: node, key: "properties", value: {} });
        yield { at: lack(node), message: "missing", data, fix };
      }
    }
  }
});
var asksForSome = (table) => items(get(table, "required")).length > 0;
function holdsThemItself(manifest, table) {
  return straysIn(manifest).some(({ kind, from }) => kind === "property" && from === table);
}

// rules/shinkai/table-type.ts
var table_type_default = defineRule({
  id: "shinkai/table-type",
  summary: '`configurations`, `parameters` or `result` is no object, or has a `type` other than "object"',
  severity: "error",
  in: "spec",
  source: section("Configurations, Parameters and Result Table", 'Each is an object whose type is always "object".'),
  fixable: "safe",
  messages: {
    noObject: "`{{table}}` must be an object with `type` and `properties`; as it is, the tool cannot be loaded.",
    wrongType: 'The `type` of `{{table}}` is always `"object"`, whatever the table holds. Write `"object"`.'
  },
  *check(manifest) {
    for (const { name: table, node } of tablesOf(manifest)) {
      if (node.kind === "unknown") continue;
      if (node.kind !== "object") yield { at: node, message: "noObject", data: { table }, fix: empty(node) };
      const type = get(node, "type");
      if (!type || type.kind === "unknown" || text(type) === "object") continue;
      const fix = safely('Write `"object"`', { op: "set", node: type, value: "object" });
      yield { at: type, message: "wrongType", data: { table }, fix };
    }
  }
});
function empty(node) {
  if (node.kind !== "null" && !(node.kind === "array" && node.items.length === 0 && !node.open)) return void 0;
  return safely("Write an empty table", { op: "set", node, value: { type: "object", properties: {} } });
}

// rules/shinkai/table-type-missing.ts
var table_type_missing_default = defineRule({
  id: "shinkai/table-type-missing",
  summary: "`configurations`, `parameters` or `result` has no `type`",
  severity: "warning",
  in: "spec",
  source: section("Configurations, Parameters and Result Table", 'Each has the type "object".'),
  fixable: "safe",
  messages: {
    missing: '`{{table}}` has no `type`, so not every reader takes it for the schema of an object. Add `"type": "object"`.',
    misspelt: "`{{key}}` is no field of `{{table}}`, so its `type` is missing; did you mean `type`?"
  },
  *check(manifest) {
    for (const { name: table, node } of tablesOf(manifest)) {
      if (node.kind !== "object" || has(node, "type") !== "no") continue;
      const wrong = misspeltKey(node, "type");
      const data = { table, key: wrong?.key ?? "type" };
      if (wrong) yield { at: wrong, message: "misspelt", data, fix: rename(wrong, "type") };
      else {
        const fix = safely("Add the type", { op: "add", to: node, key: "type", value: "object", first: true });
        yield { at: lack(node, "type"), message: "missing", data, fix };
      }
    }
  }
});

// rules/shinkai/tool-reference.ts
var tool_reference_default = defineRule({
  id: "shinkai/tool-reference",
  summary: "An entry of `tools` is no reference to a tool",
  severity: "warning",
  in: "recommended",
  source: loader(
    "A reference is source, author and name, and perhaps a version, parted by three colons; others are dropped."
  ),
  lists: ["tools"],
  messages: {
    noReference: "`{{reference}}` is no reference to a tool, so it is dropped without a word. Write `local:::author:::name`, or `local:::author:::name:::1.0.0` for one version.",
    noText: 'A reference to a tool is a string, so this entry is dropped without a word. Write `"local:::author:::name"`.'
  },
  *check({ root }) {
    for (const at of items(get(root, "tools"))) {
      if (at.kind === "unknown") continue;
      if (at.kind !== "string") yield { at, message: "noText" };
      else if (!isReference(at.value)) yield { at, message: "noReference", data: { reference: at.value } };
    }
  }
});
function isReference(text2) {
  const [source, author, name, version, ...rest] = text2.split(":::");
  const isNamed = [source, author, name].every((part2) => part2 !== void 0 && /^[^\s:]+$/.test(part2));
  return isNamed && rest.length === 0 && (version === void 0 || /^\d+(?:\.\d+){0,2}(?:[-+][\w.+-]+)?$/.test(version));
}

// rules/shinkai/tool-type.ts
var KNOWN = ["typescript", "python", "Deno", "Rust", "Network", "Agent", "MCPServer", "JS", "Workflow"];
var SHORT = [
  [/^(?:(?:deno|node)?tsx?|typescript\d)$/, "typescript"],
  [/^(?:py|python)\d{0,3}$/, "python"]
];
var tool_type_default = defineRule({
  id: "shinkai/tool-type",
  summary: "`tool_type` is not one of the known types",
  severity: "warning",
  in: "recommended",
  source: section("Metadata", "tool_type is the type of the tool, such as typescript or python.", "SHOULD"),
  fixable: "safe",
  messages: {
    unknown: "`{{type}}` is no known type of tool. Write `typescript` or `python`, whichever the tool is written in.",
    meant: "`{{type}}` is no known type of tool; did you mean `{{meant}}`?"
  },
  *check({ root }) {
    const at = get(root, "tool_type");
    if (at?.kind !== "string" || at.value === "" || KNOWN.some((type) => type.toLowerCase() === at.value.toLowerCase()))
      return;
    const meant = typeMeant(at.value);
    const fix = meant ? safely(`Write \`${meant}\``, { op: "set", node: at, value: meant }) : void 0;
    yield { at, message: meant ? "meant" : "unknown", data: { type: at.value, meant }, fix };
  }
});
function typeMeant(type) {
  const plain = type.toLowerCase().replace(/[^a-z\d]/g, "");
  const short = SHORT.find(([name]) => name.test(plain))?.[1];
  const long = KNOWN.filter(({ length }) => length > 2);
  return short ?? near(type, long);
}

// rules/shinkai/unique-id.ts
var unique_id_default = defineRule({
  id: "shinkai/unique-id",
  summary: "Two tools have one `id`",
  severity: "warning",
  in: "strict",
  source: section("Metadata", "The id is unique to the tool.", "SHOULD"),
  messages: {
    taken: "`{{id}}` is also the `id` of another tool, so it tells neither of them apart. Give this one an id of its own."
  },
  project: {
    *collect(manifest) {
      const at = get(manifest.root, "id");
      const id = text(at);
      if (at && id?.trim()) yield { at, key: id };
    },
    *compare(facts) {
      for (const [first, at] of repeated(facts)) {
        const related = [{ at: first, note: "The first tool with this id." }];
        yield { at, message: "taken", data: { id: at.key }, related };
      }
    }
  }
});

// rules/shinkai/unknown-field.ts
var unknown_field_default = unknownField(
  "shinkai",
  loader("Fields that the document does not list are dropped."),
  // Of these shinkai/misspelt-field speaks.
  inSingular
);

// rules/shinkai/version-format.ts
var version_format_default = defineRule({
  id: "shinkai/version-format",
  summary: "`version` is no semantic version",
  severity: "warning",
  in: "recommended",
  source: standard(
    "Semantic Versioning 2.0.0",
    "2",
    "A version is three numbers, perhaps with a pre-release and build metadata."
  ),
  messages: {
    format: "`{{version}}` is no semantic version, so it cannot be compared with other versions of the tool. Write three numbers, such as `1.0.0`."
  },
  *check({ root }) {
    const at = get(root, "version");
    if (at?.kind !== "string" || at.value === "" || isSemantic(at.value)) return;
    yield { at, message: "format", data: { version: at.value } };
  }
});
var LONGEST3 = 256;
var isSemantic = (version) => version.length <= LONGEST3 && SEMANTIC.test(version);
var NUMBER = "(?:0|[1-9]\\d*)";
var PRE_RELEASE = `(?:${NUMBER}|\\d*[A-Za-z-][\\dA-Za-z-]*)`;
var SEMANTIC = new RegExp(
  `^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-${PRE_RELEASE}(?:\\.${PRE_RELEASE})*)?(?:\\+[\\dA-Za-z-]+(?:\\.[\\dA-Za-z-]+)*)?$`
);
Object.assign(exports, { "shinkai/default-as-string": default_as_string_default, "shinkai/default-not-described": default_not_described_default, "shinkai/enum-not-described": enum_not_described_default, "shinkai/enum-strings": enum_strings_default, "shinkai/field-type": field_type_default, "shinkai/homepage-url": homepage_url_default, "shinkai/items-only-for-arrays": items_only_for_arrays_default, "shinkai/keywords": keywords_default, "shinkai/misplaced-property": misplaced_property_default, "shinkai/misspelt-field": misspelt_field_default, "shinkai/no-configurations": no_configurations_default, "shinkai/oauth-client-secret": oauth_client_secret_default, "shinkai/oauth-duplicate": oauth_duplicate_default, "shinkai/oauth-fields": oauth_fields_default, "shinkai/oauth-incomplete": oauth_incomplete_default, "shinkai/oauth-pkce-plain": oauth_pkce_plain_default, "shinkai/oauth-scopes": oauth_scopes_default, "shinkai/oauth-url": oauth_url_default, "shinkai/parameter-description": parameter_description_default, "shinkai/properties-only-for-objects": properties_only_for_objects_default, "shinkai/property-type": property_type_default, "shinkai/reference-only": reference_only_default, "shinkai/required-field": required_field_default, "shinkai/result-attribute": result_attribute_default, "shinkai/result-type": result_type_default, "shinkai/sql-duplicate-name": sql_duplicate_name_default, "shinkai/sql-incomplete": sql_incomplete_default, "shinkai/sql-query": sql_query_default, "shinkai/sql-table": sql_table_default, "shinkai/sql-type": sql_type_default, "shinkai/table-properties": table_properties_default, "shinkai/table-type": table_type_default, "shinkai/table-type-missing": table_type_missing_default, "shinkai/tool-reference": tool_reference_default, "shinkai/tool-type": tool_type_default, "shinkai/unique-id": unique_id_default, "shinkai/unknown-field": unknown_field_default, "shinkai/version-format": version_format_default });
})