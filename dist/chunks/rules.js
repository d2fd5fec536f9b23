import {
  NO_CODE,
  jsoncSyntax
} from "./edit.js";
import {
  require_ucs2length
} from "./ajv-ucs2length.js";
import {
  SqlThread
} from "./thread.js";
import {
  SEVERITIES,
  pageOf
} from "./version.js";
import {
  begunBy,
  didYouMean,
  fieldMeant,
  hint,
  near
} from "./did-you-mean.js";
import {
  LIMITS,
  UNKNOWN,
  addTo,
  applyEdits,
  applyFixes,
  asWritten,
  checkDepth,
  countWhere,
  defineRule,
  entries,
  entry,
  get,
  graver,
  groupBy,
  has,
  inTextOrder,
  isAsWritten,
  isVague,
  items,
  knownPlace,
  lack,
  offsetIn,
  part,
  quoted,
  text,
  toValue,
  unnamed,
  useOf,
  walk,
  withoutTwins
} from "./print.js";
import {
  eitherOf,
  fill,
  messageOf,
  printable
} from "./text.js";
import {
  FORMATS
} from "./format-ids.js";
import {
  __toESM
} from "./runtime.js";

// rules/common/lib/schemas.ts
var NONE = [];
function schemasWith(manifest, keyword) {
  return schemasByKey(manifest).get(keyword) ?? NONE;
}
function schemasByKey(manifest) {
  return manifest.derive(build);
}
function build({ schemas }) {
  const index = /* @__PURE__ */ new Map();
  for (const schema of schemas) {
    for (const { key } of schema.node.entries) {
      const some = index.get(key);
      if (!some) index.set(key, [schema]);
      else if (some.at(-1) !== schema) some.push(schema);
    }
  }
  return index;
}
var TYPES = ["string", "number", "integer", "boolean", "array", "object", "null"];
var NAMES = new Set(TYPES);
function declaredTypes(schema) {
  const declared = entry(schema, "type")?.value;
  if (declared === void 0) return void 0;
  const names2 = declared.kind === "array" ? declared.open ? [] : declared.items : [declared];
  if (names2.length === 0) return void 0;
  const types = [];
  for (const name of names2) {
    if (name.kind !== "string" || !NAMES.has(name.value)) return void 0;
    types.push(name.value);
  }
  if (mayBeNull(schema)) types.push("null");
  return types;
}
function mayBeNull(schema) {
  const nullable = entry(schema, "nullable")?.value;
  return nullable?.kind === "unknown" || nullable?.kind === "boolean" && nullable.value;
}
function fits(node, types) {
  switch (node.kind) {
    case "unknown":
      return true;
    case "number":
      return types.includes("number") || types.includes("integer") && Number.isInteger(node.value);
    case "string":
      return types.includes("string") || types.includes("boolean") && isBareWord(node);
    default:
      return types.includes(node.kind);
  }
}
function isBareWord({ value, start, end }) {
  return end - start === value.length && /^(?:y|yes|n|no|on|off)$/i.test(value);
}
function misfits(list2, schema) {
  if (list2?.kind !== "array") return [];
  const types = declaredTypes(schema);
  return types ? items(list2).filter((item) => !fits(item, types)) : [];
}
function converted(node, types) {
  if (node.kind === "string") return types.includes("string") ? void 0 : fromText(node.value, types);
  if (node.kind !== "number" && node.kind !== "boolean" || !types.includes("string")) return void 0;
  return isAsWritten(node) ? String(node.value) : void 0;
}
var LONGEST = 1e3;
function standsFor(text2, types) {
  const isDecimal = types.includes("number") && /^-?(?:0|[1-9]\d{0,14})\.\d{1,15}$/.test(text2);
  return isDecimal ? Number(text2) : fromText(text2, types);
}
function fromText(text2, types) {
  if (text2.length > LONGEST) return void 0;
  try {
    const value = JSON.parse(text2);
    return JSON.stringify(value) === text2 && types.some((type) => isOf(type, value)) ? value : void 0;
  } catch {
    return void 0;
  }
}
function isOf(type, value) {
  switch (type) {
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}
var SHAPES = {
  anything: { words: "anything", fits: (_) => true },
  typeName: { words: `one of ${TYPES.join(", ")}`, fits: namesType },
  types: { words: `one of ${TYPES.join(", ")}, or a list of these`, fits: namesTypes },
  schema: { words: "a schema: an object, true or false", fits: isSchema },
  items: { words: "a schema, or a list of schemas", fits: (node) => isSchema(node) || node.kind === "array" },
  schemas: { words: "an object that holds schemas by name", fits: isObject },
  schemaList: { words: "a list of schemas that is not empty", fits: isArray },
  list: { words: "a list", fits: isArray },
  names: { words: "a list of strings, none of them twice", fits: isArray },
  namesByName: { words: "an object that holds lists of strings", fits: isObject },
  text: { words: "a string", fits: isText },
  uri: { words: "a URI without a fragment", fits: isText },
  anchor: { words: "a name of letters, digits, `-`, `_` and `.`", fits: isText },
  number: { words: "a number", fits: (node) => node.kind === "number" },
  positive: { words: "a number above 0", fits: (node) => node.kind === "number" && node.value > 0 },
  count: { words: "a whole number, 0 or more", fits: isCount },
  flag: { words: "true or false", fits: (node) => node.kind === "boolean" },
  object: { words: "an object", fits: isObject }
};
var KEYWORDS = new Map([
  ...all("uri", "$id"),
  ...all("anchor", "$anchor", "$dynamicAnchor"),
  ...all("text", "$schema", "$ref", "$dynamicRef", "$recursiveRef", "$comment"),
  ...all("text", "id", "title", "description", "format", "pattern", "contentEncoding", "contentMediaType"),
  ...all("flag", "$recursiveAnchor", "deprecated", "readOnly", "writeOnly", "uniqueItems", "nullable"),
  ...all("number", "maximum", "minimum", "exclusiveMaximum", "exclusiveMinimum"),
  ...all("positive", "multipleOf"),
  ...all("count", "maxLength", "minLength", "maxItems", "minItems", "maxProperties", "minProperties"),
  ...all("count", "maxContains", "minContains"),
  ...all("schema", "additionalItems", "additionalProperties", "contains", "contentSchema", "else", "if", "not"),
  ...all("schema", "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties"),
  ...all("schemas", "$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"),
  ...all("schemaList", "allOf", "anyOf", "oneOf", "prefixItems"),
  ...all("list", "enum", "examples"),
  ...all("anything", "const", "default", "example"),
  ...all("object", "$vocabulary", "discriminator", "externalDocs", "xml"),
  ...all("types", "type"),
  ...all("items", "items"),
  ...all("names", "required"),
  ...all("namesByName", "dependentRequired")
]);
function all(shape, ...keywords) {
  return keywords.map((keyword) => [keyword, shape]);
}
function namesTypes(node) {
  return node.kind === "array" ? node.items.length > 0 && node.items.every(namesType) : namesType(node);
}
function namesType(node) {
  return node.kind === "string" && TYPES.includes(node.value);
}
function isText(node) {
  return node.kind === "string";
}
function isSchema(node) {
  return node.kind === "object" || node.kind === "boolean";
}
function isObject(node) {
  return node.kind === "object";
}
function isArray(node) {
  return node.kind === "array";
}
function isCount(node) {
  return node.kind === "number" && Number.isInteger(node.value) && node.value >= 0;
}
var BOUNDS = [
  ["minimum", "maximum", true],
  ["exclusiveMinimum", "maximum", false],
  ["minimum", "exclusiveMaximum", false],
  ["exclusiveMinimum", "exclusiveMaximum", false],
  ["minLength", "maxLength", true],
  ["minItems", "maxItems", true],
  ["minContains", "maxContains", true],
  ["minProperties", "maxProperties", true]
];
function contradiction(schema, [lower2, upper, mayMeet]) {
  const [low, high] = [bound(schema, lower2), bound(schema, upper)];
  if (!low || !high || low.value < high.value || mayMeet && low.value === high.value) return void 0;
  return { low, high };
}
function bound(schema, keyword) {
  const value = entry(schema, keyword)?.value;
  return value?.kind === "number" ? value : void 0;
}
var COMPOSING = /* @__PURE__ */ new Set([
  "$dynamicRef",
  "$recursiveRef",
  "$ref",
  "allOf",
  "anyOf",
  "dependencies",
  "dependentSchemas",
  "else",
  "if",
  "not",
  "oneOf",
  "then"
]);
function isComposed(schema) {
  return schema.open || schema.entries.some(({ key }) => COMPOSING.has(key));
}
function isSubset({ formats: formats2 }) {
  return formats2.includes("gloodata");
}
function isOtherThanSubset(manifest, types) {
  const [type, ...others] = types.filter((each) => each !== "null");
  return isSubset(manifest) && (type === void 0 || others.length > 0 || type === "array" || type === "object");
}
function judgedByFormat(manifest, place2) {
  return manifest.formats.some(
    (format6) => manifest.structure(format6).some(
      ({ kind, problem: { at: at2 } }) => kind !== "unknown-field" && "start" in at2 && at2.start === place2.start && at2.end === place2.end
    )
  );
}
function isUnset(node, { formats: formats2 }) {
  if (node.kind === "null") return formats2.includes("shinkai") || formats2.includes("gloodata");
  return node.kind === "string" && node.value === "" && formats2.includes("shinkai");
}
function isOtcInCamelCase(node) {
  return has(node, "inputSchema") === "yes" && has(node, "input_schema") === "no" && has(node, "version") === "yes" && VERSIONED.test(text(get(node, "id")) ?? "") && (get(node, "inputSchema", "parameters")?.kind === "object" || has(node, "output_schema") === "yes");
}
var VERSIONED = /^\w{1,100}\.\w{1,100}@\d{1,9}\.\d{1,9}\.\d{1,9}$/;

// rules/common/lib/misspelt-keywords.ts
function isMisspelt(schema, keyword) {
  return misspelt(schema, keyword) !== void 0;
}
function misspelt(schema, keyword) {
  const slip = schema.entries.find(
    (each) => !KEYWORDS.has(each.key) && keywordMeant(each.key) === keyword && mayBeMeant(each, keyword)
  );
  return slip ?? (keyword === "properties" ? propertiesByOtherName(schema) : void 0);
}
var OTHER_NAMES = /* @__PURE__ */ new Set([
  ...["property", "props", "prop", "fields", "field", "attributes", "members"],
  ...["parameters", "params", "arguments", "args"]
]);
function propertiesByOtherName(schema) {
  if (has(schema, "properties") !== "no" || text(get(schema, "type")) !== "object") return void 0;
  if (schema.entries.some(isOtherDescription)) return void 0;
  const found = schema.entries.filter(({ key, value }) => OTHER_NAMES.has(key) && holdsOnlyProperties(value));
  return found.length === 1 ? found[0] : void 0;
}
function isOtherDescription({ key, value }) {
  return key === "additionalProperties" ? value.kind === "object" : OTHER_DESCRIPTIONS.has(key);
}
var OTHER_DESCRIPTIONS = /* @__PURE__ */ new Set(["$ref", "allOf", "patternProperties"]);
function holdsOnlyProperties(node) {
  return node.kind === "object" && !node.open && node.entries.length > 0 && node.entries.every(isPropertyLike);
}
function isPropertyLike({ value }) {
  const type = value.kind === "object" ? entry(value, "type") : void 0;
  return type !== void 0 && SHAPES.types.fits(type.value);
}
function mayBeMeant({ value }, keyword) {
  return SHAPES[KEYWORDS.get(keyword)].fits(value);
}
var LONG = [...KEYWORDS.keys()].filter((keyword) => keyword.length >= 7 && !keyword.startsWith("$"));
var SHORT = new Map(
  Object.entries({
    const: ["cosnt", "constt"],
    enum: ["enums", "emum", "enmu", "eunm"],
    format: ["formt", "fromat", "foramt", "formta"],
    items: ["item", "itmes", "iems", "itens", "itemss"],
    title: ["titel", "tilte", "titl"],
    type: ["types", "tpye", "tyep", "typ", "ype", "tye"]
  }).flatMap(([keyword, slips]) => slips.map((slip) => [slip, keyword]))
);
var FOREIGN = /* @__PURE__ */ new Set(["callable", "descriptor", "sample", "samples", "writeable"]);
function keywordMeant(key) {
  if (key.startsWith("x-") || key.startsWith("$") || key.length > LONGEST2 || FOREIGN.has(key)) return void 0;
  byFold ??= foldedKeywords();
  return byFold.get(fold(key)) ?? SHORT.get(key) ?? near(key, likely(key));
}
var LONGEST2 = 30;
var byFold;
function foldedKeywords() {
  const words = [...KEYWORDS.keys()].filter((keyword) => /^[a-z]{3}/i.test(keyword));
  return new Map(words.map((keyword) => [fold(keyword), keyword]));
}
function fold(key) {
  return key.replace(/[-_ ]/g, "").toLowerCase();
}
function likely(key) {
  return LONG.filter(({ length }) => Math.abs(length - key.length) <= 3);
}
function strayProperties(manifest) {
  const found = /* @__PURE__ */ new Map();
  if (manifest.formats.includes("shinkai")) return found;
  const isOthers = ({ node, depth, role }) => depth === 0 && role === "input" && manifest.formats.includes("mcp") && get(node, "properties")?.kind !== "object";
  for (const [key, schemas] of schemasByKey(manifest)) {
    if (KEYWORDS.has(key) || keywordMeant(key) !== void 0 || NOTES.test(key)) continue;
    for (const schema of schemas) {
      const { node } = schema;
      const stray = entry(node, key);
      if (!isPropertyLike(stray) || !mayHoldProperties(node) || isOthers(schema)) continue;
      addTo(found, node, stray);
    }
  }
  return found;
}
var NOTES = /^(?:x-|\$|_)|:|output|response|result|return|error/i;
function mayHoldProperties(node) {
  if (has(node, "type") === "yes") return text(get(node, "type")) === "object";
  return has(node, "properties") === "yes" || !node.open && node.entries.every(isPropertyLike);
}
function isWrapper({ entries: entries2, open }, { key, value }) {
  return !open && entries2.length === 1 && WRAPPERS.has(key) && get(value, "properties")?.kind === "object";
}
var WRAPPERS = /* @__PURE__ */ new Set([
  "parameters",
  "schema",
  "json_schema",
  "jsonSchema",
  "input_schema",
  "inputSchema"
]);
function intoProperties(from, strays2, title = strays2.length > 1 ? "Put them into `properties`" : "Put it into `properties`") {
  const removed = strays2.map((child) => ({ op: "remove", from, child }));
  const properties = get(from, "properties");
  if (isMisspelt(from, "properties")) return void 0;
  if (properties === void 0 && has(from, "properties") === "no") {
    const value = Object.fromEntries(strays2.map(({ key, value: value2 }) => [key, asWritten(value2)]));
    return { title, safe: true, edits: [...removed, { op: "add", to: from, key: "properties", value }] };
  }
  if (properties?.kind !== "object" || strays2.some(({ key }) => has(properties, key) !== "no")) return void 0;
  const added = strays2.map(({ key, value }) => ({ op: "add", to: properties, key, value: asWritten(value) }));
  return { title, safe: true, edits: [...removed, ...added] };
}

// rules/common/array-without-items.ts
var array_without_items_default = defineRule({
  id: "common/array-without-items",
  summary: "`type: array` without `items`",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema, Applicator vocabulary",
    section: "items",
    says: "Without `items` an array may hold anything; OpenAI and VS Code refuse a tool with such a parameter.",
    kind: "advice"
  },
  messages: {
    missing: 'This array has no `items`, and OpenAI and VS Code refuse a tool with such a parameter. Add `items`, such as `{ "type": "string" }`.',
    missingPlain: 'This array has no `items`, so the model has to guess what belongs in it. Add `items`, such as `{ "type": "string" }`.',
    missingInResult: 'This array in the result has no `items`, so its readers cannot tell what it contains. Add `items`, such as `{ "type": "string" }`.'
  },
  *check(manifest) {
    if (isSubset(manifest)) return;
    const message = manifest.formats.includes("shinkai") ? "missingPlain" : "missing";
    for (const { node, role, depth } of schemasWith(manifest, "type")) {
      if (depth === 0 && (role !== "output" || manifest.formats.includes("shinkai"))) continue;
      if (!isArrayType(node) || has(node, "items") !== "no" || has(node, "prefixItems") !== "no") continue;
      if (isComposed(node) || isMisspelt(node, "items")) continue;
      if (role === "output") yield { at: lack(node), message: "missingInResult", severity: "info" };
      else yield { at: lack(node), message };
    }
  }
});
function isArrayType(schema) {
  const type = entry(schema, "type")?.value;
  if (type?.kind === "string") return type.value === "array";
  if (type?.kind !== "array") return false;
  return type.items.some((item) => item.kind === "string" && item.value === "array") && type.items.every((item) => item.kind === "string" && (item.value === "array" || item.value === "null"));
}

// rules/common/contradictory-bounds.ts
var contradictory_bounds_default = defineRule({
  id: "common/contradictory-bounds",
  summary: "A lower bound is above its upper bound",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "minimum, maximum, minLength, maxLength, minItems, maxItems",
    says: "A value has to keep all bounds at once, so contradictory ones leave no value at all.",
    kind: "advice"
  },
  messages: {
    none: "`{{lower}}` is {{low}} and `{{upper}}` is {{high}}, so no value can ever be valid. Correct one of the two; they may be the wrong way round."
  },
  *check(manifest) {
    for (const bounds of BOUNDS) {
      const [lower2, upper] = bounds;
      for (const { node } of schemasWith(manifest, lower2)) {
        const found = contradiction(node, bounds);
        if (!found) continue;
        const { low, high } = found;
        const data = { lower: lower2, upper, low: low.value, high: high.value };
        yield { at: low, message: "none", data, related: [{ at: high, note: "The upper bound." }] };
      }
    }
  }
});

// rules/common/lib/text.ts
function eachText(manifest, visit2) {
  const { root, tools } = manifest;
  if (!tools.some(({ node }) => node === root)) for (const holder of holders(root)) visitHolder(holder, visit2);
  for (const { node, name, description } of tools) {
    visitText(name?.value, "prose", visit2);
    visitText(description?.value, "prose", visit2);
    visitText(entry(node, "title")?.value, "prose", visit2);
    visitText(get(node, "annotations", "title"), "prose", visit2);
    visitAll(entry(node, "examples")?.value, visit2);
  }
  for (const key of PROSE) {
    for (const { node } of schemasWith(manifest, key)) visitText(entry(node, key)?.value, "prose", visit2);
  }
  for (const key of VALUES) {
    for (const { node } of schemasWith(manifest, key)) visitAll(entry(node, key)?.value, visit2);
  }
}
function eachName({ tools, schemas }, visit2) {
  for (const { name } of tools) if (name?.value.kind === "object") visit2(name);
  for (const { property } of schemas) if (property) visit2(property);
}
var HEADING = ["name", "title", "description", "instructions"];
var PROSE = ["title", "description", "$comment"];
var VALUES = ["const", "default", "enum", "example", "examples"];
function holders(root) {
  const result = entry(root, "result")?.value;
  return result ? [root, result] : [root];
}
function visitHolder(holder, visit2) {
  visitHeading(holder, visit2);
  for (const resource of items(entry(holder, "resources")?.value)) visitHeading(resource, visit2);
}
function visitHeading(node, visit2) {
  for (const key of HEADING) visitText(entry(node, key)?.value, "prose", visit2);
  visitText(get(node, "_meta", "openai/widgetDescription"), "prose", visit2);
}
function visitText(node, kind, visit2) {
  if (node?.kind === "string") visit2(node, kind);
}
function visitAll(node, visit2) {
  if (node?.kind === "string") visit2(node, "value");
  else if (node?.kind === "array") for (const item of node.items) visitAll(item, visit2);
  else if (node?.kind === "object") for (const { value } of node.entries) visitAll(value, visit2);
}
var TYPE_WORDS = {
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "true or false",
  array: "an array",
  object: "an object",
  null: "null"
};
function typeWords(types) {
  return eitherOf([...new Set(types)].map((type) => TYPE_WORDS[type]));
}
var LONGEST_SHOWN = 40;
function show(node) {
  switch (node.kind) {
    case "object":
      return "an object";
    case "array":
      return "an array";
    case "null":
      return "null";
    case "unknown":
      return "something";
    case "string":
      return secretsIn(node.value).length > 0 ? "a string" : `the string ${showText(node.value)}`;
    case "number":
      return isAsWritten(node) ? `the number ${node.value}` : "a number";
    case "boolean":
      return `the boolean ${node.value}`;
  }
}
function showText(text2) {
  return JSON.stringify(text2.length > LONGEST_SHOWN ? `${text2.slice(0, LONGEST_SHOWN)}\u2026` : text2);
}
var isAscii = (text2) => /^[\0-\x7f]*$/.test(text2);
var PLACEHOLDERS = new Set(
  "todo tbd tba fixme xxx na none null undefined empty placeholder loremipsum desc description nodescription nodescriptionprovided nodescriptionavailable descriptionhere descriptiongoeshere adddescription adddescriptionhere adescription yourdescription yourdescriptionhere insertdescriptionhere enterdescriptionhere tooldescription parameterdescription changeme fillme fillmein wip workinprogress comingsoon tobedetermined tobedefined tobedone tobeadded tobewritten usewhen usethiswhen usethistoolwhen usethistoolto usethistoolfor".split(" ")
);
var BLANK_OR_PROMISED = /^\s*(?:$|(?:TODO|TBD|FIXME)\s{0,3}(?::|-|$))/;
var BEGINS_TODO = /^\s*[Tt][Oo][Dd][Oo]/;
var PROMISED = /^\s*todo\s{0,3}[:-]\s{0,3}(?:write|describe|document|explain|fill|add (?:a )?description)\b.{0,20}$/i;
var LONGEST_EMPTY = 30;
function emptiness(description, name = "") {
  if (BLANK_OR_PROMISED.test(description)) return description.trim() === "" ? "blank" : "placeholder";
  if (BEGINS_TODO.test(description) && PROMISED.test(description)) return "placeholder";
  if (description.length > LONGEST_EMPTY + name.length) return void 0;
  const core = essence(description);
  if (core !== "" && core === essence(name)) return "repeats";
  return core === "" || PLACEHOLDERS.has(core) ? "placeholder" : void 0;
}
function essence(text2) {
  const small = text2.toLowerCase();
  return isAscii(small) ? small.replace(/[^a-z\d]+/g, "") : small.replace(/[^\p{L}\p{N}]+/gu, "");
}
function foldedWords(text2) {
  return text2.slice(0, LONGEST_COMPARED).replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^\p{L}\d]+/u).filter((word) => word !== "").map((word) => word.length > 2 ? word.replace(/s$/, "") : word);
}
var LONGEST_COMPARED = 2e4;
function isForAppOnly(tool5) {
  const audience = get(tool5, "_meta", "ui", "visibility");
  const isApp = audience?.kind === "array" && !audience.open && audience.items.length > 0 && audience.items.every((each) => text(each) === "app");
  return isApp || text(get(tool5, "_meta", "openai/visibility")) === "private";
}
var SECRET_KINDS = [
  { name: "a GitHub token", pattern: /\bgh[pousr]_([A-Za-z0-9]{36})\b/g, isSure: true },
  { name: "a GitHub token", pattern: /\bgithub_pat_([A-Za-z0-9]{22}_[A-Za-z0-9]{59})\b/g, isSure: true },
  { name: "a GitLab token", pattern: /\bglpat-([\w-]{20,64})(?![\w-])/g },
  { name: "an Anthropic key", pattern: /\bsk-ant-(?:api|admin|oat|sid)\d\d-([\w-]{80,120})(?![\w-])/g },
  { name: "an OpenAI key", pattern: /\bsk-(?:proj|svcacct|admin|None)-([\w-]{40,200})(?![\w-])/g },
  { name: "an OpenAI key", pattern: /\bsk-([A-Za-z0-9]{48})(?![\w-])/g },
  { name: "an OpenRouter key", pattern: /\bsk-or-v1-([0-9a-f]{64})\b/g },
  { name: "an AWS access key", pattern: /\b(?:AKIA|ASIA)([A-Z0-9]{16})\b/g, isSure: true },
  { name: "a Google API key", pattern: /\bAIza([\w-]{35})(?![\w-])/g },
  { name: "a Google client secret", pattern: /\bGOCSPX-([\w-]{28})(?![\w-])/g },
  { name: "a Slack token", pattern: /\bxox[abeoprs]-((?:\d{8,14}-){1,3}[A-Za-z0-9]{20,40})\b/g },
  { name: "a Slack app token", pattern: /\bxapp-\d-([A-Z0-9]{8,14}-\d{8,14}-[a-f0-9]{60,70})\b/g },
  {
    name: "a Slack webhook",
    pattern: /\bhooks\.slack\.com\/services\/T[A-Z0-9]{7,12}\/B[A-Z0-9]{7,12}\/([A-Za-z0-9]{24})\b/g
  },
  {
    name: "a Discord webhook",
    pattern: /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/([\w-]{60,80})(?![\w-])/g
  },
  { name: "a Telegram bot token", pattern: /\b\d{8,10}:(AA[\w-]{33})(?![\w-])/g },
  { name: "a Stripe key", pattern: /\b[rs]k_live_([A-Za-z0-9]{24,120})\b/g },
  { name: "a Stripe webhook secret", pattern: /\bwhsec_([A-Za-z0-9]{32,64})\b/g },
  { name: "a SendGrid key", pattern: /\bSG\.([\w-]{22}\.[\w-]{43})(?![\w-])/g },
  { name: "an npm token", pattern: /\bnpm_([A-Za-z0-9]{36})\b/g },
  { name: "a PyPI token", pattern: /\bpypi-AgEIcHlwaS5vcmc([\w-]{50,250})(?![\w-])/g },
  { name: "a Hugging Face token", pattern: /\bhf_([A-Za-z0-9]{34})\b/g },
  { name: "a Groq key", pattern: /\bgsk_([A-Za-z0-9]{52})\b/g },
  { name: "an xAI key", pattern: /\bxai-([A-Za-z0-9]{80})\b/g },
  { name: "a Perplexity key", pattern: /\bpplx-([A-Za-z0-9]{48,56})\b/g },
  { name: "a Linear key", pattern: /\blin_api_([A-Za-z0-9]{40})\b/g },
  { name: "a Notion token", pattern: /\bntn_([A-Za-z0-9]{40,50})\b/g },
  { name: "an Airtable token", pattern: /\bpat([A-Za-z0-9]{14}\.[a-f0-9]{64})\b/g },
  { name: "a DigitalOcean token", pattern: /\bdo[opr]_v1_([a-f0-9]{64})\b/g },
  { name: "a Shopify token", pattern: /\bshp(?:at|ca|pa|ss)_([a-fA-F0-9]{32})\b/g },
  {
    name: "a private key",
    pattern: /-----BEGIN (?:[A-Z]{2,9} ){0,2}PRIVATE KEY(?: BLOCK)?-----(?:\\[nr]|\s){1,4}([A-Za-z0-9+/=:,. \\\s-]{64,128})/g
  }
];
var TELLTALE = new RegExp(
  "gh[pousr]_|github_pat_|glpat-|sk-|AKIA|ASIA|AIza|GOCSPX-|xox[abeoprs]-|xapp-|hooks\\.slack|/webhooks/|:AA|k_live_|whsec_|SG\\.|npm_|pypi-|hf_|gsk_|xai-|pplx-|lin_api_|ntn_|pat[A-Za-z0-9]{14}\\.|do[opr]_v1_|shp(?:at|ca|pa|ss)_|PRIVATE"
);
var SHORTEST = 20;
var BLANK = 32;
function hasLongWord(text2) {
  for (let at2 = SHORTEST - 1; at2 < text2.length; at2 += SHORTEST) {
    let from = at2;
    while (from >= 0 && text2.charCodeAt(from) > BLANK) from--;
    let to = from < at2 ? at2 + 1 : at2;
    while (to < text2.length && text2.charCodeAt(to) > BLANK) to++;
    if (to - from > SHORTEST) return true;
  }
  return false;
}
function secretsIn(text2, isValue = false) {
  if (!hasLongWord(text2) || !TELLTALE.test(text2)) return [];
  const found = [];
  for (const { name, pattern, isSure: isSure2 } of SECRET_KINDS) {
    for (const { index, 0: whole, 1: random } of text2.matchAll(pattern)) {
      if (!isMadeUp(random, isSure2 && isValue)) found.push({ name, from: index, to: index + whole.length });
    }
  }
  return found;
}
var FILLER = /example|sample|dummy|fake|placeholder|redacted|change|replace|insert|your|here|test|secret|token|xxxx/i;
var COUNTED = /abcdef|qwerty|12345|98765/i;
var REPEATED = /(.)\1{4}/;
function isMadeUp(random, mayCount = false) {
  const different = new Set(random).size;
  return different < 8 || FILLER.test(random) || REPEATED.test(random) || !mayCount && COUNTED.test(random);
}

// rules/common/default-not-in-enum.ts
var default_not_in_enum_default = defineRule({
  id: "common/default-not-in-enum",
  summary: "`default` is not one of `enum`",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "default, enum",
    says: "A default should be valid against its schema, and with `enum` only the listed values are.",
    kind: "SHOULD"
  },
  messages: {
    missing: "The default is {{found}}, which is none of the values that `enum` allows{{hint}}. Whoever fills it in makes a call that the schema refuses. Add it to `enum` or choose one that is there."
  },
  *check(manifest) {
    for (const { node } of schemasWith(manifest, "enum")) {
      const choices = entry(node, "enum")?.value;
      const value = choices && entry(node, "default")?.value;
      if (choices?.kind !== "array" || choices.open || !value || !isPlain(value) || isUnset(value, manifest)) continue;
      if (isOtherwiseWrong(value, node) || choices.items.some((choice) => mayBe(choice, value, node, manifest)))
        continue;
      const meant = near(
        text(value) ?? "",
        choices.items.flatMap((choice) => text(choice) ?? [])
      );
      yield { at: value, message: "missing", data: { found: show(value), hint: hint(meant) } };
    }
  }
});
function isPlain({ kind }) {
  return kind !== "object" && kind !== "array" && kind !== "unknown";
}
function isOtherwiseWrong(value, schema) {
  const types = declaredTypes(schema);
  return types !== void 0 && (value.kind === "null" || !fits(value, types));
}
function mayBe(choice, value, schema, { formats: formats2 }) {
  if (!isPlain(choice)) return true;
  if (plain(choice) === plain(value)) return true;
  if (String(plain(choice)) !== String(plain(value))) return false;
  return formats2.includes("shinkai") || isOfOtherType(choice, schema);
}
function isOfOtherType(choice, schema) {
  const types = declaredTypes(schema);
  return types !== void 0 && !fits(choice, types);
}
function plain(node) {
  return "value" in node ? node.value : null;
}

// rules/common/default-type.ts
var default_type_default = defineRule({
  id: "common/default-type",
  summary: "`default` does not fit the declared `type`, or is outside its bounds",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "default",
    says: "A default should be valid against the schema that it stands in.",
    kind: "SHOULD"
  },
  fixable: "safe",
  messages: {
    misfit: "The default is {{found}}, but the type asks for {{types}}: whoever fills it in makes a call that the schema refuses. Correct the default or the type.",
    outside: "The default is {{found}}, but `{{keyword}}` is {{bound}}: whoever fills it in makes a call that the schema refuses. Correct the default or the bound."
  },
  *check(manifest) {
    for (const { node, role } of schemasWith(manifest, "default")) {
      const value = entry(node, "default")?.value;
      const types = value && declaredTypes(node);
      if (!types || fits(value, types) || isUnset(value, manifest)) continue;
      if (isOtherThanSubset(manifest, types)) continue;
      if (value.kind === "string" && manifest.formats.includes("shinkai") && standsFor(value.value, types) !== void 0)
        continue;
      if (value.kind === "null" && role === "output") continue;
      const exact = converted(value, types);
      yield {
        at: value,
        message: "misfit",
        data: { found: show(value), types: typeWords(types) },
        fix: exact === void 0 ? void 0 : {
          title: `Write \`${JSON.stringify(exact)}\``,
          safe: true,
          edits: [{ op: "set", node: value, value: exact }]
        }
      };
    }
    yield* outside(manifest);
  }
});
function* outside(manifest) {
  for (const { node, role } of schemasWith(manifest, "default")) {
    const value = entry(node, "default")?.value;
    if (value?.kind !== "number" || role === "output" || !fits(value, declaredTypes(node) ?? ["number"])) continue;
    const broken = brokenBound(value.value, node);
    if (broken) yield { at: value, message: "outside", data: { found: show(value), ...broken } };
  }
}
var KEEPS = {
  minimum: (value, bound2) => value >= bound2,
  maximum: (value, bound2) => value <= bound2,
  exclusiveMinimum: (value, bound2) => value > bound2,
  exclusiveMaximum: (value, bound2) => value < bound2
};
function brokenBound(value, schema) {
  if (BOUNDS.some((bounds) => contradiction(schema, bounds))) return void 0;
  for (const [keyword, keeps] of Object.entries(KEEPS)) {
    const bound2 = entry(schema, keyword)?.value;
    if (bound2?.kind === "number" && !keeps(value, bound2.value)) return { keyword, bound: bound2.value };
  }
  return void 0;
}

// rules/common/description-length.ts
var description_length_default = defineRule({
  id: "common/description-length",
  summary: "A description is so short or so long that models handle it badly",
  severity: "info",
  in: "strict",
  source: {
    document: "OpenAI API reference",
    section: "function.description",
    says: "The description of a function may have 1,024 characters; longer ones have been refused or cut.",
    kind: "advice"
  },
  messages: {
    short: "The description of `{{name}}` has {{length}}, hardly enough to tell when it is of use. Say what it does and when to call it, in {{limit}} characters or more.",
    long: "The description of `{{name}}` has {{length}}: it takes room in every request, and some hosts cut or refuse more than {{limit}}. Keep what the model needs to choose and to call.",
    shortUnnamed: "The description of this tool has {{length}}, hardly enough to tell when it is of use. Say what it does and when to call it, in {{limit}} characters or more.",
    longUnnamed: "The description of this tool has {{length}}: it takes room in every request, and some hosts cut or refuse more than {{limit}}. Keep what the model needs to choose and to call."
  },
  options: {
    schema: {
      type: "object",
      additionalProperties: false,
      properties: {
        toolMin: {
          type: "integer",
          minimum: 0,
          description: "The fewest characters that the description of a tool should have"
        },
        toolMax: { type: "integer", minimum: 1, description: "The most characters for the description of a tool" },
        parameterMax: {
          type: "integer",
          minimum: 1,
          description: "The most characters for the description of a parameter"
        }
      }
    },
    defaults: { toolMin: 20, toolMax: 1024, parameterMax: 1024 }
  },
  *check({ tools, schemas }, { options }) {
    for (const { node, label, description } of tools) {
      if (!isForAppOnly(node)) yield* judge(description, label, options.toolMin, options.toolMax);
    }
    for (const { node, property, role, tool: tool5 } of schemas) {
      if (property && role !== "output" && !isForAppOnly(tool5.node))
        yield* judge(entry(node, "description"), property.key, 0, options.parameterMax);
    }
  }
});
function* judge(description, name, least, most) {
  if (description?.value.kind !== "string") return;
  const isNamed = name !== void 0;
  const { length } = description.value.value.trim();
  if (length > most)
    yield {
      at: description.value,
      message: isNamed ? "long" : unnamed("long"),
      data: { name: name ?? "", length: characters(length), limit: most }
    };
  if (length >= least) return;
  const dense = denseIn(description.value.value);
  if (length + dense * (LETTERS_IN_ONE - 1) >= least) return;
  const few = dense > 0 ? Math.ceil(least / LETTERS_IN_ONE) : least;
  if (emptiness(description.value.value, name)) return;
  yield {
    at: description.value,
    message: isNamed ? "short" : unnamed("short"),
    data: { name: name ?? "", length: characters(length), limit: few }
  };
}
var characters = (count) => `${count} character${count === 1 ? "" : "s"}`;
var LETTERS_IN_ONE = 3;
var denseIn = (text2) => text2.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0;

// rules/common/directive-without-reason.ts
var directive_without_reason_default = defineRule({
  id: "common/directive-without-reason",
  summary: "A comment switches rules off without saying why",
  severity: "warning",
  in: "recommended",
  source: {
    document: "toolint",
    section: "suppressions",
    says: "What is switched off has a reason that others can judge.",
    kind: "advice"
  },
  messages: {
    missing: "`{{word}}` does not say why. Whoever comes next cannot tell a decision from an oversight. Write the reason after two dashes: `{{word}}{{rules}} -- reason`."
  },
  *check({ directives }) {
    for (const directive of directives) {
      const { word, exists, rules: rules2, reason } = directive;
      if (!exists || reason !== void 0 || word === "toolint-enable") continue;
      const list2 = rules2.map(({ id }) => id).join(", ");
      yield { at: directive, message: "missing", data: { word, rules: list2 && ` ${list2}` } };
    }
  }
});

// rules/common/lib/problems.ts
function requiredField(format6, source) {
  return defineRule({
    id: `${format6}/required-field`,
    summary: "A required field is missing",
    severity: "error",
    in: "spec",
    source,
    structural: true,
    messages: {
      missing: "The required field `{{field}}` is missing from {{title}}: {{why}}. Add it.",
      missingPlain: "The required field `{{field}}` is missing from {{title}}. Add it."
    },
    check: (manifest) => pick(manifest.structure(format6), "required-field")
  });
}
function fieldType(format6, source) {
  return defineRule({
    id: `${format6}/field-type`,
    summary: "A field has the wrong type, or a value outside a fixed set",
    severity: "error",
    in: "spec",
    source,
    structural: true,
    messages: {
      wrong: "`{{field}}` must be {{expected}}, but it is {{found}}. Readers of the manifest reject it or ignore it{{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}}, but this one is {{found}}. Readers of the manifest reject it or ignore it{{advice}}.",
      wrongWhole: "This must be {{expected}}, but it is {{found}}. Readers of the manifest reject it or ignore it."
    },
    check: (manifest) => pick(manifest.structure(format6), "field-type")
  });
}
function misspeltField(format6, source) {
  return defineRule({
    id: `${format6}/misspelt-field`,
    summary: "A field that nobody reads is spelt almost like a known one",
    severity: "warning",
    in: "recommended",
    source,
    structural: true,
    fixable: "safe",
    messages: {
      misspelt: "`{{key}}` is no field of {{title}} and is ignored; did you mean `{{meant}}`?",
      misspeltRequired: "`{{key}}` is no field of {{title}}, so the required `{{meant}}` is missing; did you mean `{{meant}}`?",
      leftover: "`{{key}}` is no field of {{title}}, and nobody reads it: `{{meant}}` stands beside it. Remove `{{key}}` once `{{meant}}` holds what you want."
    },
    check: (manifest) => pick(manifest.structure(format6), "misspelt-field")
  });
}
function unknownField(format6, source, toldElsewhere = () => []) {
  return defineRule({
    id: `${format6}/unknown-field`,
    summary: "A field that the format does not know",
    severity: "info",
    in: "strict",
    source,
    structural: true,
    messages: {
      unknown: "`{{key}}` is no field of {{title}}: whoever reads the manifest will not look at it. Remove it, or check its name."
    },
    check(manifest) {
      const told2 = new Set(toldElsewhere(manifest));
      return pick(manifest.structure(format6), "unknown-field").filter(({ at: at2 }) => !told2.has(at2));
    }
  });
}
function pick(structure, kind) {
  return structure.filter((each) => each.kind === kind).map(({ problem: problem6 }) => problem6);
}
var alsoHere = (others) => others.map((at2) => ({ at: at2, note: `\`${at2.key}\`, too.` }));
function* repeated(facts) {
  const firsts = /* @__PURE__ */ new Map();
  for (const fact of [...facts].sort(byPlace)) {
    const first2 = firsts.get(fact.key);
    if (first2) yield [first2, fact];
    else firsts.set(fact.key, fact);
  }
}
function byPlace({ location: a }, { location: b }) {
  return a.path === b.path ? a.start - b.start : a.path < b.path ? -1 : 1;
}
function* twins(manifest, keyOf6) {
  if (manifest.tools.length < 2) return;
  const groups2 = /* @__PURE__ */ new Map();
  for (const tool5 of manifest.tools) {
    const key = keyOf6(tool5);
    if (key === void 0) continue;
    const group2 = tool5.group ?? manifest.root;
    let members = groups2.get(group2);
    if (!members) groups2.set(group2, members = /* @__PURE__ */ new Map());
    const first2 = members.get(key);
    if (!first2) members.set(key, tool5);
    else if (first2.node !== tool5.node) yield [first2, tool5];
  }
}
function areVersions(a, b) {
  if (a.label !== b.label || a.version === void 0 || b.version === void 0) return false;
  const [one, other] = [a.id, b.id].map((id) => id?.replace(/@[^@]*$/, ""));
  return a.version !== b.version && (one === void 0 || other === void 0 || one === other);
}

// rules/common/duplicate-key.ts
var duplicate_key_default = defineRule({
  id: "common/duplicate-key",
  summary: "One object has the same key twice, and the first is silently lost",
  severity: "error",
  in: "spec",
  source: {
    document: "RFC 8259 (JSON)",
    section: "4. Objects",
    says: "The names within an object should be unique: what readers make of two values under one name cannot be foretold.",
    kind: "SHOULD"
  },
  messages: {
    twice: "`{{key}}` stands in this object already. Most readers keep only the last value, and the earlier one is lost without a word. Remove one of the two.",
    merged: "`{{key}}` and {{others}} stand in this entry of the list already, so two entries have become one, and most readers keep only the second. Begin a new entry here."
  },
  *check({ root }) {
    const repeated2 = [];
    search(root, false, repeated2);
    for (const each of repeated2) yield each.others ? merged(each) : twice(each);
  }
});
var twice = ({ first: first2, later }) => ({
  at: later,
  message: "twice",
  data: { key: later.key },
  related: [{ at: first2, note: "The first one, whose value is lost." }]
});
var merged = ({ first: first2, later, others = [] }) => ({
  at: later,
  message: "merged",
  data: { key: later.key, others: `${others.length} more key${others.length === 1 ? "" : "s"}` },
  related: [{ at: first2, note: "Here begins the first of the two." }, ...alsoHere(others)]
});
function search(node, isListed, repeated2) {
  if (node.kind === "object") {
    if (repeatsKey(node.entries)) for (const each of told(node, isListed)) repeated2.push(each);
    for (const each of node.entries) search(each.value, false, repeated2);
  } else if (node.kind === "array") {
    for (const item of node.items) search(item, true, repeated2);
  }
}
var FEW = 8;
function repeatsKey(entries2) {
  if (entries2.length > FEW) return new Set(entries2.map(({ key }) => key)).size < entries2.length;
  for (let i = 1; i < entries2.length; i++) {
    for (let j2 = 0; j2 < i; j2++) if (entries2[i].key === entries2[j2].key) return true;
  }
  return false;
}
function told(object, isListed) {
  const all2 = repeatedIn(object);
  const [start, ...others] = all2;
  const isMerged = isListed && others.length > 0 && start?.first === object.entries[0] && isOnce(all2);
  return isMerged ? [{ ...start, others: others.map(({ later }) => later) }] : all2;
}
var isOnce = (all2) => new Set(all2.map(({ first: first2 }) => first2)).size === all2.length;
function repeatedIn(object) {
  const repeated2 = [];
  const seen2 = /* @__PURE__ */ new Map();
  for (const later of object.entries) {
    const first2 = seen2.get(later.key);
    if (!first2) seen2.set(later.key, later);
    else if (isWrittenIn(object, first2) && isWrittenIn(object, later)) repeated2.push({ first: first2, later });
  }
  return repeated2;
}
function isWrittenIn(object, { start, end, file }) {
  return object.start <= start && end <= object.end && object.file === file;
}

// rules/common/duplicate-tool-name.ts
var duplicate_tool_name_default = defineRule({
  id: "common/duplicate-tool-name",
  summary: "Two tools that stand side by side carry one name",
  severity: "error",
  in: "recommended",
  source: {
    document: "Model Context Protocol",
    section: "Tools: tool names",
    says: "Tool names should be unique within a server: a model calls a tool by its name.",
    kind: "SHOULD"
  },
  messages: {
    twice: "Another tool here is called `{{name}}` too. A model calls tools by name, so one of the two is never reached, or the whole list is refused. Give each its own name."
  },
  *check(manifest) {
    for (const [first2, later] of twins(manifest, nameOf)) {
      if (first2.group === void 0 || areVersions(first2, later) || haveOneId(first2, later)) continue;
      yield {
        at: useOf(later.name.value),
        message: "twice",
        data: { name: later.label },
        related: [{ at: useOf(first2.name.value), note: "The first tool of that name." }]
      };
    }
  }
});
function nameOf({ name, label }) {
  return name && text(name.value) === label ? label : void 0;
}
function haveOneId(a, b) {
  return a.id !== void 0 && a.id === b.id;
}

// rules/common/lib/parameters.ts
var BRANCHES = ["allOf", "anyOf", "oneOf"];
function alternatives(schema) {
  const found = /* @__PURE__ */ new Set([schema]);
  for (const each of found) {
    for (const keyword of BRANCHES) for (const branch of items(get(each, keyword))) found.add(branch);
  }
  return [...found];
}
function partsOf(schema) {
  const found = /* @__PURE__ */ new Set([schema]);
  for (const each of found) {
    for (const branch of alternatives(each)) found.add(branch);
    const item = get(each, "items");
    if (item && !get(each, "properties")) found.add(item);
  }
  return [...found].filter((each) => get(each, "properties"));
}
var UNIVERSAL = new Set(
  "cursor page perpage pagesize pagetoken limit offset query latitude longitude lat lng lon owner repo url name title description email phone".split(" ")
);
var ATTRIBUTES = /* @__PURE__ */ new Set(["email", "phone", "title"]);
function isSelfExplaining(name, schema, texts, toolName = "") {
  const types = alternatives(schema).map((branch) => text(get(branch, "type")));
  if (UNIVERSAL.has(name.toLowerCase().replace(/[-_]/g, ""))) return true;
  const words = foldedWords(name);
  if (words.length > 1 && ATTRIBUTES.has(words.at(-1))) return true;
  if (words.length > 0 && words.every((word) => foldedWords(toolName).includes(word))) return true;
  if (name.length === 1 && types.some((type) => type === "number" || type === "integer")) return true;
  if (types.includes("boolean")) return true;
  return saysFormat(schema) || hasTellingTitle(name, schema) || hasWordsToChoose(schema) || texts.some(mentions(name));
}
var saysFormat = (schema) => alternatives(schema).some(
  (branch) => has(branch, "pattern") === "yes" || has(branch, "format") === "yes" && text(get(branch, "format")) !== "uuid"
);
function hasTellingTitle(name, schema) {
  const title = text(get(schema, "title"));
  return title !== void 0 && emptiness(title, name) === void 0;
}
var WORD = /^[^a-z]?[a-z]{2}/i;
function hasWordsToChoose(schema) {
  const item = get(schema, "items");
  return [...alternatives(schema), ...item ? alternatives(item) : []].some((branch) => {
    const choices = items(get(branch, "enum")).filter(({ kind }) => kind !== "null");
    const areWords = choices.every((choice) => choice.kind === "unknown" || WORD.test(text(choice) ?? ""));
    return choices.length > 1 ? areWords : get(branch, "enum")?.kind === "unknown";
  });
}
function mentions(name) {
  const words = foldedWords(name);
  return (said) => {
    if (said?.kind !== "string" || words.length === 0) return false;
    const { value } = said;
    return words.length > 1 ? hasTogether(value, words) : markedNames(value).has(words[0]);
  };
}
var hasTogether = (said, words) => said.split(/[.!?;]\s|\n/).some((sentence) => {
  const there = new Set(foldedWords(sentence));
  return words.every((word) => there.has(word));
});
var MARKED = [
  // `city`, "city", **city**, {city}
  /[`'"*{]([\w-]{1,40})[`'"*}]/g,
  // city: …, city=…, city (…), city — …
  /\b([\w-]{1,40})(?:\??[:=]|\s?\(|\s[-–—]\s)/g,
  // @param city, - city
  /(?:@param\s(?:\{[^}\n]{0,40}\}\s)?|^\s{0,20}[-*•]\s)([\w-]{1,40})/gm,
  /\b(?:by|given|specified|provided|optional|required|valid|with|per)\s(?:an?\s|the\s|its\s)?([\w-]{1,40})/gi,
  /\b([\w-]{1,40})\s(?:is|are|must|should|can|may|defaults?|accepts?|takes?|means?|specifies|determines|controls)\b/gi
];
function markedNames(said) {
  const found = /* @__PURE__ */ new Set();
  for (const pattern of MARKED) {
    for (const [, name] of said.slice(0, LONGEST_READ).matchAll(pattern))
      for (const word of foldedWords(name)) found.add(word);
  }
  return found;
}
var LONGEST_READ = 2e4;

// rules/common/empty-description.ts
var empty_description_default = defineRule({
  id: "common/empty-description",
  summary: "A description is blank, a placeholder, or only repeats the name",
  severity: "warning",
  in: "recommended",
  source: {
    document: "The documents of all five formats",
    section: "description",
    says: "A description tells the model what a tool or a parameter is for.",
    kind: "advice"
  },
  messages: {
    blank: "The description of `{{name}}` is blank, so the model has only the name to go by. Say what it is for.",
    placeholder: "`{{text}}` is a placeholder: the model learns nothing about `{{name}}` from it. Say what it is for.",
    blankUnnamed: "The description of this tool is blank, so the model has only the name to go by. Say what the tool is for.",
    placeholderUnnamed: "`{{text}}` is a placeholder: the model learns nothing about this tool from it. Say what the tool is for.",
    repeats: "This description only repeats the name `{{name}}`, which the model already knows. Say what it does, or what belongs there and in what format."
  },
  options: {
    schema: {
      type: "object",
      additionalProperties: false,
      properties: {
        repeats: {
          enum: ["open", "all"],
          description: "Which descriptions that repeat the name to report: those of a single word that leave something open, or all"
        }
      }
    },
    defaults: { repeats: "open" },
    presets: { strict: { repeats: "all" } }
  },
  *check(manifest, { options }) {
    const isStrict = options.repeats === "all";
    for (const { node, label, description } of manifest.tools) {
      if (isForAppOnly(node)) continue;
      for (const problem6 of judge2(description, label)) {
        const isMild = problem6.message === "repeats" && !isStrict && !isOneWord(label);
        yield isMild ? { ...problem6, severity: "info" } : problem6;
      }
    }
    for (const schema of manifest.schemas) {
      if (!schema.property || schema.role === "output") continue;
      const description = entry(schema.node, "description");
      for (const problem6 of judge2(description, schema.property.key)) {
        if (isForAppOnly(schema.tool.node)) continue;
        if (problem6.message === "repeats" && !isStrict && !leavesOpen(schema)) continue;
        if (problem6.message === "blank" && isDemanded(schema, manifest)) continue;
        yield problem6.message === "repeats" ? { ...problem6, severity: "info" } : problem6;
      }
    }
  }
});
function* judge2(description, name) {
  if (description?.value.kind !== "string") return;
  const text2 = description.value.value;
  const found = emptiness(text2, name);
  if (!found) return;
  const message = name === void 0 && found !== "repeats" ? unnamed(found) : found;
  yield { at: description.value, message, data: { name: name ?? "", text: text2.trim() } };
}
function leavesOpen({ node, tool: tool5, property }) {
  const { key } = property;
  const isTold2 = isSelfExplaining(key, node, [tool5.description?.value], tool5.label) || KEPT.some((each) => has(node, each) !== "no");
  return isOneWord(key) && !isTold2 && partsOf(node).length === 0;
}
var isOneWord = (name) => foldedWords(name).length === 1;
var KEPT = ["enum", "const", "pattern", "examples", "example", "default", "$ref"];
function isDemanded({ depth }, { formats: formats2 }) {
  return formats2.includes("shinkai") || formats2.includes("otc") && depth === 1;
}

// rules/common/empty-enum.ts
var empty_enum_default = defineRule({
  id: "common/empty-enum",
  summary: "An `enum` has no values",
  severity: "error",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "enum",
    says: "A value is valid if it is one of those in `enum`, which should have at least one.",
    kind: "SHOULD"
  },
  messages: {
    parameter: "The `enum` of `{{name}}` has no values, so every value is refused. List the allowed values, or remove `enum`.",
    anything: "This `enum` has no values, so every value is refused. List the allowed values, or remove `enum`."
  },
  *check(manifest) {
    if (manifest.formats.includes("shinkai")) return;
    for (const { node, property } of schemasWith(manifest, "enum")) {
      const choices = get(node, "enum");
      if (choices?.kind !== "array" || choices.open || choices.items.length > 0) continue;
      if (has(node, "$ref") !== "no") continue;
      const at2 = entry(node, "enum");
      if (property) yield { at: at2, message: "parameter", data: { name: property.key } };
      else yield { at: at2, message: "anything" };
    }
  }
});

// rules/common/enum-type.ts
var enum_type_default = defineRule({
  id: "common/enum-type",
  summary: "An `enum` value does not fit the declared `type`",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "enum, type",
    says: "A value has to satisfy `enum` and `type` both, so an enum value of another type can never be given.",
    kind: "advice"
  },
  messages: {
    misfit: "This choice is {{found}}, but the type asks for {{types}}: a model that picks it makes a call that the schema refuses. Correct the value or the type.",
    several: "This choice is {{found}}, but the type asks for {{types}}, and {{others}} not fit it either: a model that picks one makes a call that the schema refuses. Correct the values or the type."
  },
  *check(manifest) {
    const { formats: formats2 } = manifest;
    if (formats2.includes("shinkai")) return;
    for (const { node } of schemasWith(manifest, "enum")) {
      const types = declaredTypes(node);
      if (formats2.includes("gloodata") && !types?.includes("string")) continue;
      if (isOtherThanSubset(manifest, types ?? [])) continue;
      const [first2, ...others] = misfits(entry(node, "enum")?.value, node);
      if (!first2) continue;
      yield {
        at: first2,
        message: others.length > 0 ? "several" : "misfit",
        data: {
          found: show(first2),
          types: typeWords(types),
          others: others.length === 1 ? "1 more does" : `${others.length} more do`
        },
        related: others.slice(0, MOST_RELATED).map((at2) => ({ at: at2, note: `This one, too: ${show(at2)}.` }))
      };
    }
  }
});
var MOST_RELATED = 20;

// rules/common/examples-type.ts
var examples_type_default = defineRule({
  id: "common/examples-type",
  summary: "An entry of `examples` does not fit the declared `type`",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "examples",
    says: "Examples show what valid values look like.",
    kind: "SHOULD"
  },
  messages: {
    misfit: "This example is {{found}}, but the type asks for {{types}}: a model that follows the example makes a call that the schema refuses. Correct the example or the type."
  },
  *check(manifest) {
    for (const { node } of schemasWith(manifest, "examples")) {
      if (isOtherThanSubset(manifest, declaredTypes(node) ?? [])) continue;
      for (const example of misfits(entry(node, "examples")?.value, node)) {
        if (isUnset(example, manifest)) continue;
        yield {
          at: example,
          message: "misfit",
          data: { found: show(example), types: typeWords(declaredTypes(node)) }
        };
      }
    }
  }
});

// rules/common/hardcoded-secret.ts
var hardcoded_secret_default = defineRule({
  id: "common/hardcoded-secret",
  summary: "A credential stands in the manifest",
  severity: "error",
  in: "recommended",
  securitySeverity: "9.0",
  source: {
    document: "CWE-798",
    section: "Use of hard-coded credentials",
    says: "A credential in a file is known to everybody who can read the file, and stays in its history.",
    kind: "advice"
  },
  secret: true,
  messages: {
    secret: "This looks like {{kind}} (`{{start}}\u2026`, {{length}} characters), and everybody who gets the manifest gets it too. Revoke it, and have the tool read it from its configuration."
  },
  *check({ root, formats: formats2, mayHold: mayHold2 }) {
    if (!mayHold2(TELLTALE)) return;
    const skipped = formats2.includes("shinkai") ? "clientSecret" : void 0;
    const suspects2 = [];
    collect(root, skipped, false, suspects2);
    for (const { node, secrets } of suspects2) {
      for (const { name, from, to } of secrets) {
        const start = node.value.slice(from, from + 4);
        yield { at: part(node, from, to), message: "secret", data: { kind: name, start, length: to - from } };
      }
    }
  }
});
var SHOWING = /* @__PURE__ */ new Set([
  "$comment",
  "description",
  "example",
  "examples",
  "placeholder",
  "title"
]);
function collect(node, skipped, isShown, suspects2) {
  if (node.kind === "string") {
    const secrets = secretsIn(node.value, !isShown);
    if (secrets.length > 0) suspects2.push({ node, secrets });
  } else if (node.kind === "object") {
    for (const { key, value } of node.entries) {
      if (key !== skipped) collect(value, skipped, isShown || SHOWING.has(key), suspects2);
    }
  } else if (node.kind === "array") {
    for (const item of node.items) collect(item, skipped, isShown, suspects2);
  }
}

// rules/common/hidden-text.ts
var hidden_text_default = defineRule({
  id: "common/hidden-text",
  summary: "Text that a model reads contains characters that people cannot see",
  severity: "error",
  in: "recommended",
  securitySeverity: "8.0",
  source: {
    document: "Unicode Technical Report 36",
    section: "Visual security issues",
    says: "Characters without a shape of their own let a text say one thing to a person and another to a program.",
    kind: "advice"
  },
  fixable: "safe",
  messages: {
    tags: "This text hides `{{hidden}}` in tag characters: the model reads it, but people cannot see it. Remove them.",
    invisible: "This text contains {{kind}} ({{code}}{{more}}), which the model reads but people cannot see. Remove all invisible characters.",
    name: "The name `{{name}}` contains {{kind}} ({{code}}{{more}}), so it differs from the name that people see and type. Remove all invisible characters."
  },
  check(manifest) {
    const found = [];
    if (!manifest.mayHold(UNUSUAL)) return found;
    eachText(manifest, (text2) => {
      const hidden2 = invisibleIn(text2.value);
      if (hidden2.length > 0) found.push(inText(text2, hidden2));
    });
    eachName(manifest, (name) => {
      const hidden2 = invisibleIn(name.key);
      if (hidden2.length > 0) found.push(inName(name, hidden2));
    });
    return found;
  }
});
function inText(text2, hidden2) {
  const tags = hidden2.find((each) => decoded(each.text) !== "");
  const { from, to } = tags ?? hidden2[0];
  const visible = without(text2.value, hidden2);
  return {
    at: part(text2, from, to),
    message: tags ? "tags" : "invisible",
    data: tags ? { hidden: decoded(tags.text) } : about(hidden2),
    ...!hidden2.some(isDeceptive) && { severity: "warning" },
    fix: { title: "Remove what is invisible", safe: true, edits: [{ op: "set", node: text2, value: visible }] }
  };
}
var isDeceptive = ({ text: text2 }) => decoded(text2) !== "" || /[\u202a-\u202e\u2066-\u2069]|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{2}|.{8}/u.test(text2);
function inName(key, hidden2) {
  return { at: key, message: "name", data: { name: without(key.key, hidden2), ...about(hidden2) } };
}
function about(hidden2) {
  const char = String.fromCodePoint(hidden2[0].text.codePointAt(0));
  const others = hidden2.reduce((count, { text: text2 }) => count + [...text2].length, 0) - 1;
  return {
    kind: kindOf(char),
    code: `U+${char.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
    more: others > 0 ? ` and ${others} more` : ""
  };
}
var NONE2 = [];
var UNUSUAL = /[^\t\n\r\x20-\x7e]/;
var JOINING = [
  ...["Arab", "Beng", "Deva", "Gujr", "Guru", "Khmr", "Knda", "Laoo", "Mlym", "Mong", "Mymr", "Nkoo", "Orya"],
  ...["Sinh", "Syrc", "Taml", "Telu", "Thaa", "Thai", "Tibt"]
].map((script) => `\\p{scx=${script}}`).join("");
var proper;
var properPattern = () => proper ??= new RegExp(
  [
    // in an emoji of several, and in the flags of England, Scotland and Wales
    "(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]{0,2})\\u200d(?=\\p{Extended_Pictographic})",
    "(?<=\\u{1f3f4})[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}",
    // one choice of a glyph; more of them in a row carry something else, but the first behind an emoji does its work
    "(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]",
    "(?<![\\ufe00-\\ufe0f])[\\ufe0e\\ufe0f](?![\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])",
    "(?<=\\p{L}(?<!\\p{Script=Latin})|\\p{S})[\\ufe00-\\ufe0d](?![\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])",
    "(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}](?![\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])",
    // between the letters of a script that is written so
    `(?<=[${JOINING}])[\\u180e\\u200b-\\u200d]`,
    // signs that are format characters by name, and seen all the same
    "[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2]"
  ].join("|"),
  "gu"
);
var isRightToLeft = (text2) => /(?!\u061c)[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text2);
var MARKS = /[\u061c\u200e\u200f]/g;
var EMBEDDED = /[\u202a\u202b][^\u202a-\u202e\u2066-\u2069\n]{0,1000}\u202c|[\u2066-\u2068][^\u202a-\u202e\u2066-\u2069\n]{0,1000}\u2069/g;
function invisibleIn(text2) {
  if (!UNUSUAL.test(text2)) return NONE2;
  const hidden2 = /(?:(?![\t\n\r])[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}])+/gu;
  if (text2.search(hidden2) < 0) return NONE2;
  let looked = text2.replace(properPattern(), blank);
  if (isRightToLeft(looked)) {
    looked = looked.replace(MARKS, blank).replace(EMBEDDED, (part2) => ` ${part2.slice(1, -1)} `);
  }
  return [...looked.matchAll(hidden2)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
    text: found[0]
  }));
}
var blank = (found) => " ".repeat(found.length);
function without(text2, stretches) {
  let visible = "";
  let from = 0;
  for (const stretch of stretches) {
    visible += text2.slice(from, stretch.from);
    from = stretch.to;
  }
  return visible + text2.slice(from);
}
function decoded(text2) {
  let plain3 = "";
  for (const char of text2) {
    const code = char.codePointAt(0) - 917504;
    if (code >= 32 && code < 127) plain3 += String.fromCharCode(code);
  }
  return plain3;
}
function kindOf(char) {
  if (/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(char)) return "a direction control";
  if (/[\u200b-\u200d\u2060-\u2064\ufeff\u180e]/.test(char)) return "a character without width";
  if (/[\u{e0000}-\u{e007f}]/u.test(char)) return "a tag character";
  if (/[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/u.test(char)) return "a variation selector";
  if (char === "\xAD") return "a soft hyphen";
  return /\p{Cc}/u.test(char) ? "a control character" : "a format character";
}

// rules/common/identical-description.ts
var identical_description_default = defineRule({
  id: "common/identical-description",
  summary: "Two tools carry exactly the same description",
  severity: "warning",
  in: "recommended",
  source: {
    document: "The documents of all five formats",
    section: "description",
    says: "A model chooses between tools by what their descriptions say.",
    kind: "advice"
  },
  messages: {
    same: "`{{later}}` is described in the very words of `{{first}}`, so the model cannot know which of the two to choose. Say what sets this one apart."
  },
  *check(manifest) {
    for (const [first2, later] of twins(manifest, ({ description }) => text(description?.value)?.trim())) {
      if (first2.label === void 0 || later.label === void 0 || first2.label === later.label) continue;
      const description = later.description.value;
      if (emptiness(text(description), later.label) || [first2, later].some(({ node }) => isForAppOnly(node))) continue;
      yield {
        at: useOf(description),
        message: "same",
        data: { first: first2.label, later: later.label },
        related: [{ at: useOf(first2.description.value), note: `The description of \`${first2.label}\`.` }]
      };
    }
  }
});

// rules/common/insecure-url.ts
var insecure_url_default = defineRule({
  id: "common/insecure-url",
  summary: "A URL to be called or opened is plain `http://`",
  severity: "warning",
  in: "recommended",
  source: {
    document: "RFC 9325",
    section: "3.2 Strict TLS",
    says: "What goes over plain HTTP can be read and changed on the way.",
    kind: "advice"
  },
  fixable: "unsafe",
  messages: {
    plain: "This URL of `{{host}}` is plain http: whoever sits between can read and change what is sent there. Use https."
  },
  *check(manifest) {
    if (!manifest.mayHold(/http:/i)) return;
    for (const node of urls(manifest)) {
      const host = node?.kind === "string" ? hostOfPlainHttp(node.value) : void 0;
      if (node?.kind !== "string" || host === void 0) continue;
      const secure = `https${node.value.trim().slice("http".length)}`;
      yield {
        at: node,
        message: "plain",
        data: { host },
        fix: { title: "Use https", safe: false, edits: [{ op: "set", node, value: secure }] }
      };
    }
  }
});
function* urls({ root, tools, formats: formats2 }) {
  if (formats2.includes("shinkai")) {
    yield get(root, "homepage");
    for (const service of items(get(root, "oauth"))) {
      for (const key of ["authorizationUrl", "tokenUrl", "redirectUrl"]) yield get(service, key);
    }
  }
  if (formats2.includes("mcp") || formats2.includes("openai")) {
    for (const holder of holders(root)) {
      yield get(holder, "websiteUrl");
      yield* iconsOf([holder, ...items(get(holder, "resources"))]);
    }
    yield* iconsOf(tools.map(({ node }) => node));
  }
}
function* iconsOf(nodes) {
  for (const node of nodes) for (const icon of items(get(node, "icons"))) yield get(icon, "src");
}
var HTTP = /^\s{0,10}http:\/\/([^/?#\s]+)/i;
var LOOPBACK = /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d{1,3}){1,3}|0\.0\.0\.0|\[::1?\])(?::\d*)?$/i;
var UNFINISHED = /[${}<>%]/;
function hostOfPlainHttp(url) {
  const host = HTTP.exec(url)?.[1]?.replace(/^.*@/, "");
  return host === void 0 || LOOPBACK.test(host) || UNFINISHED.test(host) ? void 0 : host;
}

// rules/common/instruction-override.ts
var instruction_override_default = defineRule({
  id: "common/instruction-override",
  summary: "Text tells the model to disobey, or to hide something from the user",
  severity: "error",
  in: "recommended",
  securitySeverity: "8.0",
  source: {
    document: "OWASP Top 10 for LLM Applications",
    section: "LLM01: Prompt injection",
    says: "Text from outside that a model reads can take the place of the instructions it was given.",
    kind: "advice"
  },
  messages: {
    override: "`{{text}}` tells the model to drop the instructions it was given. Hosts take such a tool for an attack. Say what the tool does instead.",
    secrecy: "`{{text}}` tells the model to keep something from the person it works for. Hosts take such a tool for an attack. Say what the tool does instead.",
    token: "`{{text}}` is a token by which chat formats tell who speaks: in a manifest it can pass for the words of the system or the user. Remove it.",
    block: "`{{text}}` opens a block that is made to stand above all other instructions, which is how poisoned tools talk to a model. Say it in plain prose, or leave it out.",
    comment: "An HTML comment is not shown to people, but the model reads it. Say it openly, or leave it out."
  },
  check(manifest) {
    const found = [];
    eachText(manifest, (node, kind) => {
      for (const { kind: message, from, to } of overridesIn(node.value, kind === "value")) {
        found.push({ at: part(node, from, to), message, data: { text: node.value.slice(from, to) } });
      }
    });
    return found;
  }
});
var NONE3 = [];
var SIGNS = /[<\]]|ignore|disregard|forget|override|user|instruct|mention/i;
var TELLTALE2 = new RegExp(
  [
    "<(?:[|<]|!--|\\/?(?:important|critical|system|secret|hidden|admin|start_of|end_of))",
    "\\[\\/?inst\\]",
    "(?:ignore|disregard|forget)\\s+(?:a|every|of|the|these|those|your|my|its|pr|earlier|fore|system|init|orig)",
    "(?:ignore|disregard|forget)\\s+(?:instr|direct)",
    "override\\s+a",
    "hide\\s+(?:this|any)",
    "(?:tell|inform|let)\\s+(?:the\\s+)?users?",
    "(?:mention|keep|reveal|disclose|repeat)\\s+(?:this|it|any|these|that|the\\s+above|to)\\s"
  ].join("|")
);
var GAP = "\\s{1,4}";
var phrase = (words) => new RegExp(`\\b${words.replaceAll(" ", GAP)}`, "gi");
var DROP = "(?:ignore|disregard|forget)";
var EARLIER = "(?:previous|prior|earlier|preceding|above|foregoing|system|initial|original)";
var ORDERS = "(?:(?:system|safety|developer) )?(?:instructions?|directives?)";
var END = "(?=\\s{0,4}(?:[.,;:!]|$|and\\b))";
var OVERRIDES = [
  phrase(`${DROP}(?: (?:all|any|every|of|the|these|those|your|my|its)){0,4} ${EARLIER} ${ORDERS}\\b`),
  phrase(`override (?:all|any)(?: (?:of|the|your)){0,2} ${EARLIER} ${ORDERS}\\b`),
  phrase(`${DROP}(?: (?:all|of)){0,2} your (?:instructions|guidelines|directives|training|system prompt)\\b`),
  phrase(`${DROP}(?: (?:all|any|of|the|these|those)){0,3} ${ORDERS} above${END}`),
  phrase(`${DROP} (?:all|any) other ${ORDERS}${END}`),
  phrase(`(?:ignore|disregard) (?:all|any)(?: of the)? (?:previous|prior|earlier|preceding) prompts${END}`),
  phrase(`disregard everything above${END}`),
  phrase(`${DROP} everything(?: that)? (?:you were told|you have been told|(?:said|written) above)\\b`)
];
var NOT = "(?:do not|don['\u2019]t|never|must not|should not|shouldn['\u2019]t)(?: ever)?";
var USER = "(?:the )?users?";
var THIS = "(?:this|it|any of this|these instructions|these steps|this (?:step|call|tool|action|instruction))";
var TELL = `(?:(?:tell|inform) ${USER}|mention(?: to ${USER})?)`;
var DID = "(?:(?:have )?(?:used|called|read|sent|ran|run|did|done)|(?:are|were) [a-z]{2,20}ing)";
var SECRECY = [
  phrase(`${NOT} mention ${THIS} to ${USER}\\b`),
  phrase(`${NOT} (?:tell|inform) ${USER} (?:about|of) ${THIS}\\b`),
  phrase(`${NOT} (?:tell|inform) ${USER}(?=\\s{0,4}(?:[.!;]|$))`),
  phrase(`${NOT} ${TELL} that you ${DID}\\b`),
  phrase(`${NOT} let ${USER} (?:know|notice|find out)(?: (?:about|of))? (?:this|that you|that this)\\b`),
  phrase(`${NOT} (?:mention|reveal|disclose|repeat) (?:these|this|the above) instructions?\\b`),
  phrase(`${NOT} let ${USER} (?:know|notice|find out)(?=\\s{0,4}(?:[.!;]|$))`),
  // At the beginning it may tell what a switch does.
  phrase(`(?<=[.!?;]\\s{1,4}|\\b(?:and|please|always|must)\\s)hide (?:this|any of this) from the users?${END}`),
  phrase(`keep ${THIS} (?:a )?(?:secret|hidden) from ${USER}\\b`)
];
var TOKENS = [
  /<\|(?:im_(?:start|end|sep)|system|user|assistant|end|endoftext|endofprompt|begin_of_text|end_of_text|eot_id|eom_id|start_header_id|end_header_id|start|channel|message|return)\|>/g,
  /\[\/?INST\]|<<\/?SYS>>|<(?:start|end)_of_turn>/g
];
var BLOCK = /<(important|critical|system|secret|hidden|admin|system[-_](?:prompt|message|reminder|instructions?))(?:\s[^<>]{0,100})?>/gi;
var COMMENT_START = "<!--";
var COMMENT_END = "-->";
function overridesIn(text2, isValue) {
  if (!SIGNS.test(text2) || !TELLTALE2.test(text2.toLowerCase())) return NONE3;
  const found = [
    first(text2, OVERRIDES, "override"),
    first(text2, SECRECY, "secrecy"),
    isValue && TOKENS.some((token) => text2.trim().replace(token, "") === "") ? void 0 : first(text2, TOKENS, "token"),
    isValue ? void 0 : block(text2),
    isValue ? void 0 : comment(text2)
  ];
  return found.filter((each) => each !== void 0);
}
function first(text2, patterns2, kind) {
  for (const pattern of patterns2) {
    for (const { index, 0: words } of text2.matchAll(pattern)) {
      if (!isQuoted(text2, index) && !isTopic(text2, index)) return { kind, from: index, to: index + words.length };
    }
  }
  return void 0;
}
function block(text2) {
  const lower2 = text2.toLowerCase();
  const endless = /* @__PURE__ */ new Set();
  for (const { index, 0: tag, 1: name } of text2.matchAll(BLOCK)) {
    if (isQuoted(text2, index) || isMarkup(text2, index + tag.length)) continue;
    const word = name.toLowerCase();
    const isBlock = word === "important" || !endless.has(word) && lower2.includes(`</${word}>`, index);
    if (isBlock) return { kind: "block", from: index, to: index + tag.length };
    endless.add(word);
  }
  return void 0;
}
var isMarkup = (text2, from) => /^\s{0,100}<[a-z]/i.test(text2.slice(from, from + 120));
function comment(text2) {
  let from = text2.indexOf(COMMENT_START);
  while (from >= 0) {
    const end = text2.indexOf(COMMENT_END, from);
    if (end < 0) return void 0;
    const content = text2.slice(from + COMMENT_START.length, end);
    if (isSentence(content) && !isQuoted(text2, from)) return { kind: "comment", from, to: end + COMMENT_END.length };
    from = text2.indexOf(COMMENT_START, end);
  }
  return void 0;
}
function isSentence(content) {
  if (/^\s*\/?wp:/.test(content)) return false;
  return content.slice(0, 200).split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1;
}
function isTopic(text2, at2) {
  return /injections?\b|jailbreak/i.test(text2.slice(Math.max(0, at2 - 80), at2));
}
function isQuoted(text2, at2) {
  return /["'`‘’“”«„]/.test(text2[at2 - 1] ?? "");
}

// src/generated/metaschemas.js
function z(D) {
  let R;
  const _ = (T2) => {
    R ??= D();
    const L = R(T2);
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
  const D = { type: ["object", "boolean"], properties: { $id: { type: "string", format: "uri-reference" }, $schema: { type: "string", format: "uri" }, $ref: { type: "string", format: "uri-reference" }, $comment: { type: "string" }, title: { type: "string" }, description: { type: "string" }, default: true, readOnly: { type: "boolean", default: false }, examples: { type: "array", items: true }, multipleOf: { type: "number", exclusiveMinimum: 0 }, maximum: { type: "number" }, exclusiveMaximum: { type: "number" }, minimum: { type: "number" }, exclusiveMinimum: { type: "number" }, maxLength: { $ref: "#/definitions/nonNegativeInteger" }, minLength: { $ref: "#/definitions/nonNegativeIntegerDefault0" }, pattern: { type: "string", format: "regex" }, additionalItems: { $ref: "#" }, items: { anyOf: [{ $ref: "#" }, { $ref: "#/definitions/schemaArray" }], default: true }, maxItems: { $ref: "#/definitions/nonNegativeInteger" }, minItems: { $ref: "#/definitions/nonNegativeIntegerDefault0" }, uniqueItems: { type: "boolean", default: false }, contains: { $ref: "#" }, maxProperties: { $ref: "#/definitions/nonNegativeInteger" }, minProperties: { $ref: "#/definitions/nonNegativeIntegerDefault0" }, required: { $ref: "#/definitions/stringArray" }, additionalProperties: { $ref: "#" }, definitions: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, properties: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, patternProperties: { type: "object", additionalProperties: { $ref: "#" }, propertyNames: { format: "regex" }, default: {} }, dependencies: { type: "object", additionalProperties: { anyOf: [{ $ref: "#" }, { $ref: "#/definitions/stringArray" }] } }, propertyNames: { $ref: "#" }, const: true, enum: { type: "array", items: true }, type: { anyOf: [{ $ref: "#/definitions/simpleTypes" }, { type: "array", items: { type: "string", $ref: "#/definitions/simpleTypes" }, minItems: 1, uniqueItems: true }] }, format: { type: "string" }, contentMediaType: { type: "string" }, contentEncoding: { type: "string" }, if: { $ref: "#" }, then: { $ref: "#" }, else: { $ref: "#" }, allOf: { $ref: "#/definitions/schemaArray" }, anyOf: { $ref: "#/definitions/schemaArray" }, oneOf: { $ref: "#/definitions/schemaArray" }, not: { $ref: "#" } }, $defs: {}, definitions: { schemaArray: { type: "array", minItems: 1, items: { $ref: "#" } }, nonNegativeInteger: { type: "integer", minimum: 0 }, nonNegativeIntegerDefault0: { allOf: [{ $ref: "#/definitions/nonNegativeInteger" }, { default: 0 }] }, simpleTypes: { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, stringArray: { type: "array", items: { type: "string" }, default: [], uniqueItems: true } } }, R = { type: "integer", minimum: 0 }, _ = { type: "array", items: { type: "string" }, default: [], uniqueItems: true }, T2 = { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, L = { allOf: [{ $ref: "#/definitions/nonNegativeInteger" }, { default: 0 }] };
  function j2(n, { instancePath: p = "", parentData: w2, parentDataProperty: m, rootData: o = n, dynamicAnchors: v2 = {} } = {}) {
    let e = null, i = 0;
    const k = j2.evaluated;
    if (k.dynamicProps && (k.props = void 0), k.dynamicItems && (k.items = void 0), !(typeof n == "number" && !(n % 1) && !isNaN(n))) {
      const r = { instancePath: p, schemaPath: "#/definitions/nonNegativeInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (typeof n == "number" && (n < 0 || isNaN(n))) {
      const r = { instancePath: p, schemaPath: "#/definitions/nonNegativeInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      e === null ? e = [r] : e.push(r), i++;
    }
    return j2.errors = e, i === 0;
  }
  j2.evaluated = { dynamicProps: false, dynamicItems: false };
  const Z = { type: "array", minItems: 1, items: { $ref: "#" } }, E = { validate: l };
  function x3(n, { instancePath: p = "", parentData: w2, parentDataProperty: m, rootData: o = n, dynamicAnchors: v2 = {} } = {}) {
    let e = null, i = 0;
    const k = x3.evaluated;
    if (k.dynamicProps && (k.props = void 0), k.dynamicItems && (k.items = void 0), Array.isArray(n)) {
      if (n.length < 1) {
        const u = { instancePath: p, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
        e === null ? e = [u] : e.push(u), i++;
      }
      const r = n.length;
      for (let u = 0; u < r; u++) E.validate(n[u], { instancePath: p + "/" + u, parentData: n, parentDataProperty: u, rootData: o, dynamicAnchors: v2 }) || (e = d(e, E.validate.errors), i = e.length);
    } else {
      const r = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      e === null ? e = [r] : e.push(r), i++;
    }
    return x3.errors = e, i === 0;
  }
  x3.evaluated = { items: true, dynamicProps: false, dynamicItems: false };
  function l(n, { instancePath: p = "", parentData: w2, parentDataProperty: m, rootData: o = n, dynamicAnchors: v2 = {} } = {}) {
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
      if (n.minLength !== void 0 && (j2(n.minLength, { instancePath: p + "/minLength", parentData: n, parentDataProperty: "minLength", rootData: o, dynamicAnchors: v2 }) || (e = d(e, j2.errors), i = e.length)), n.pattern !== void 0 && typeof n.pattern != "string") {
        const f = { instancePath: p + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.additionalItems !== void 0 && (l(n.additionalItems, { instancePath: p + "/additionalItems", parentData: n, parentDataProperty: "additionalItems", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.items !== void 0) {
        let f = n.items;
        const s = i;
        let t = false;
        const a = i;
        if (!l(f, { instancePath: p + "/items", parentData: n, parentDataProperty: "items", rootData: o, dynamicAnchors: v2 })) e = d(e, l.errors), i = e.length;
        else var r = l.evaluated.items;
        var u = a === i;
        t = t || u;
        const y = i;
        x3(f, { instancePath: p + "/items", parentData: n, parentDataProperty: "items", rootData: o, dynamicAnchors: v2 }) || (e = d(e, x3.errors), i = e.length);
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
      if (n.minItems !== void 0 && (j2(n.minItems, { instancePath: p + "/minItems", parentData: n, parentDataProperty: "minItems", rootData: o, dynamicAnchors: v2 }) || (e = d(e, j2.errors), i = e.length)), n.uniqueItems !== void 0 && typeof n.uniqueItems != "boolean") {
        const f = { instancePath: p + "/uniqueItems", schemaPath: "#/properties/uniqueItems/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.contains !== void 0 && (l(n.contains, { instancePath: p + "/contains", parentData: n, parentDataProperty: "contains", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.maxProperties !== void 0) {
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
      if (n.minProperties !== void 0 && (j2(n.minProperties, { instancePath: p + "/minProperties", parentData: n, parentDataProperty: "minProperties", rootData: o, dynamicAnchors: v2 }) || (e = d(e, j2.errors), i = e.length)), n.required !== void 0) {
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
      if (n.additionalProperties !== void 0 && (l(n.additionalProperties, { instancePath: p + "/additionalProperties", parentData: n, parentDataProperty: "additionalProperties", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.definitions !== void 0) {
        let f = n.definitions;
        if (f && typeof f == "object" && !Array.isArray(f)) for (const s in f) l(f[s], { instancePath: p + "/definitions/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: f, parentDataProperty: s, rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length);
        else {
          const s = { instancePath: p + "/definitions", schemaPath: "#/properties/definitions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), i++;
        }
      }
      if (n.properties !== void 0) {
        let f = n.properties;
        if (f && typeof f == "object" && !Array.isArray(f)) for (const s in f) l(f[s], { instancePath: p + "/properties/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: f, parentDataProperty: s, rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length);
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
          for (const s in f) l(f[s], { instancePath: p + "/patternProperties/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: f, parentDataProperty: s, rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length);
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
          if (!l(t, { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: f, parentDataProperty: s, rootData: o, dynamicAnchors: v2 })) e = d(e, l.errors), i = e.length;
          else var q = l.evaluated.items;
          var O2 = c === i;
          y = y || O2;
          const g = i;
          if (Array.isArray(t)) {
            const $2 = t.length;
            for (let P2 = 0; P2 < $2; P2++) if (typeof t[P2] != "string") {
              const I = { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + P2, schemaPath: "#/definitions/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [I] : e.push(I), i++;
            }
            let h2 = t.length, b;
            if (h2 > 1) {
              const P2 = {};
              for (; h2--; ) {
                let I = t[h2];
                if (typeof I == "string") {
                  if (typeof P2[I] == "number") {
                    b = P2[I];
                    const N = { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: h2, j: b }, message: "must NOT have duplicate items (items ## " + b + " and " + h2 + " are identical)" };
                    e === null ? e = [N] : e.push(N), i++;
                    break;
                  }
                  P2[I] = h2;
                }
              }
            }
          } else {
            const $2 = { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [$2] : e.push($2), i++;
          }
          var O2 = g === i;
          if (y = y || O2, O2 && q !== true && (q = true), y) i = a, e !== null && (a ? e.length = a : e = null);
          else {
            const $2 = { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dependencies/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            e === null ? e = [$2] : e.push($2), i++;
          }
        }
        else {
          const s = { instancePath: p + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), i++;
        }
      }
      if (n.propertyNames !== void 0 && (l(n.propertyNames, { instancePath: p + "/propertyNames", parentData: n, parentDataProperty: "propertyNames", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.enum !== void 0 && !Array.isArray(n.enum)) {
        const f = { instancePath: p + "/enum", schemaPath: "#/properties/enum/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.type !== void 0) {
        let f = n.type;
        const s = i;
        let t = false;
        const a = i;
        if (!(f === "array" || f === "boolean" || f === "integer" || f === "null" || f === "number" || f === "object" || f === "string")) {
          const c = { instancePath: p + "/type", schemaPath: "#/definitions/simpleTypes/enum", keyword: "enum", params: { allowedValues: T2.enum }, message: "must be equal to one of the allowed values" };
          e === null ? e = [c] : e.push(c), i++;
        }
        var M2 = a === i;
        t = t || M2;
        const y = i;
        if (Array.isArray(f)) {
          if (f.length < 1) {
            const h2 = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            e === null ? e = [h2] : e.push(h2), i++;
          }
          const c = f.length;
          for (let h2 = 0; h2 < c; h2++) {
            let b = f[h2];
            if (typeof b != "string") {
              const P2 = { instancePath: p + "/type/" + h2, schemaPath: "#/properties/type/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [P2] : e.push(P2), i++;
            }
            if (!(b === "array" || b === "boolean" || b === "integer" || b === "null" || b === "number" || b === "object" || b === "string")) {
              const P2 = { instancePath: p + "/type/" + h2, schemaPath: "#/definitions/simpleTypes/enum", keyword: "enum", params: { allowedValues: T2.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [P2] : e.push(P2), i++;
            }
          }
          let g = f.length, $2;
          if (g > 1) {
            const h2 = {};
            for (; g--; ) {
              let b = f[g];
              if (typeof b == "string") {
                if (typeof h2[b] == "number") {
                  $2 = h2[b];
                  const P2 = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: g, j: $2 }, message: "must NOT have duplicate items (items ## " + $2 + " and " + g + " are identical)" };
                  e === null ? e = [P2] : e.push(P2), i++;
                  break;
                }
                h2[b] = g;
              }
            }
          }
        } else {
          const c = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [c] : e.push(c), i++;
        }
        var M2 = y === i;
        if (t = t || M2, t) i = s, e !== null && (s ? e.length = s : e = null);
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
      n.if !== void 0 && (l(n.if, { instancePath: p + "/if", parentData: n, parentDataProperty: "if", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.then !== void 0 && (l(n.then, { instancePath: p + "/then", parentData: n, parentDataProperty: "then", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.else !== void 0 && (l(n.else, { instancePath: p + "/else", parentData: n, parentDataProperty: "else", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.allOf !== void 0 && (x3(n.allOf, { instancePath: p + "/allOf", parentData: n, parentDataProperty: "allOf", rootData: o, dynamicAnchors: v2 }) || (e = d(e, x3.errors), i = e.length)), n.anyOf !== void 0 && (x3(n.anyOf, { instancePath: p + "/anyOf", parentData: n, parentDataProperty: "anyOf", rootData: o, dynamicAnchors: v2 }) || (e = d(e, x3.errors), i = e.length)), n.oneOf !== void 0 && (x3(n.oneOf, { instancePath: p + "/oneOf", parentData: n, parentDataProperty: "oneOf", rootData: o, dynamicAnchors: v2 }) || (e = d(e, x3.errors), i = e.length)), n.not !== void 0 && (l(n.not, { instancePath: p + "/not", parentData: n, parentDataProperty: "not", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length));
    }
    return l.errors = e, i === 0;
  }
  return l.evaluated = { props: { $id: true, $schema: true, $ref: true, $comment: true, title: true, description: true, default: true, readOnly: true, examples: true, multipleOf: true, maximum: true, exclusiveMaximum: true, minimum: true, exclusiveMinimum: true, maxLength: true, minLength: true, pattern: true, additionalItems: true, items: true, maxItems: true, minItems: true, uniqueItems: true, contains: true, maxProperties: true, minProperties: true, required: true, additionalProperties: true, definitions: true, properties: true, patternProperties: true, dependencies: true, propertyNames: true, const: true, enum: true, type: true, format: true, contentMediaType: true, contentEncoding: true, if: true, then: true, else: true, allOf: true, anyOf: true, oneOf: true, not: true }, dynamicProps: false, dynamicItems: false }, l;
});
var W = z(() => {
  const D = { type: ["object", "boolean"], properties: { $id: { type: "string", format: "uri-reference", $comment: "Non-empty fragments not allowed.", pattern: "^[^#]*#?$" }, $schema: { type: "string", format: "uri" }, $anchor: { type: "string", pattern: "^[A-Za-z][-A-Za-z0-9.:_]*$" }, $ref: { type: "string", format: "uri-reference" }, $recursiveRef: { type: "string", format: "uri-reference" }, $recursiveAnchor: { type: "boolean", default: false }, $vocabulary: { type: "object", propertyNames: { type: "string", format: "uri" }, additionalProperties: { type: "boolean" } }, $comment: { type: "string" }, $defs: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, additionalItems: { $ref: "#" }, unevaluatedItems: { $ref: "#" }, items: { anyOf: [{ $ref: "#" }, { $ref: "#/$defs/schemaArray" }] }, contains: { $ref: "#" }, additionalProperties: { $ref: "#" }, unevaluatedProperties: { $ref: "#" }, properties: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, patternProperties: { type: "object", additionalProperties: { $ref: "#" }, propertyNames: { format: "regex" }, default: {} }, dependentSchemas: { type: "object", additionalProperties: { $ref: "#" } }, propertyNames: { $ref: "#" }, if: { $ref: "#" }, then: { $ref: "#" }, else: { $ref: "#" }, allOf: { $ref: "#/$defs/schemaArray" }, anyOf: { $ref: "#/$defs/schemaArray" }, oneOf: { $ref: "#/$defs/schemaArray" }, not: { $ref: "#" }, multipleOf: { type: "number", exclusiveMinimum: 0 }, maximum: { type: "number" }, exclusiveMaximum: { type: "number" }, minimum: { type: "number" }, exclusiveMinimum: { type: "number" }, maxLength: { $ref: "#/$defs/nonNegativeInteger" }, minLength: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, pattern: { type: "string", format: "regex" }, maxItems: { $ref: "#/$defs/nonNegativeInteger" }, minItems: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, uniqueItems: { type: "boolean", default: false }, maxContains: { $ref: "#/$defs/nonNegativeInteger" }, minContains: { default: 1, $ref: "#/$defs/nonNegativeInteger" }, maxProperties: { $ref: "#/$defs/nonNegativeInteger" }, minProperties: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, required: { $ref: "#/$defs/stringArray" }, dependentRequired: { type: "object", additionalProperties: { $ref: "#/$defs/stringArray" } }, const: true, enum: { type: "array", items: true }, type: { anyOf: [{ $ref: "#/$defs/simpleTypes" }, { type: "array", items: { type: "string", $ref: "#/$defs/simpleTypes" }, minItems: 1, uniqueItems: true }] }, title: { type: "string" }, description: { type: "string" }, default: true, deprecated: { type: "boolean", default: false }, readOnly: { type: "boolean", default: false }, writeOnly: { type: "boolean", default: false }, examples: { type: "array", items: true }, format: { type: "string" }, contentMediaType: { type: "string" }, contentEncoding: { type: "string" }, contentSchema: { $ref: "#" }, definitions: { $comment: "While no longer an official keyword as it is replaced by $defs, this keyword is retained in the meta-schema to prevent incompatible extensions as it remains in common use.", type: "object", additionalProperties: { $ref: "#" }, default: {} }, dependencies: { $comment: '"dependencies" is no longer a keyword, but schema authors should avoid redefining it to facilitate a smooth transition to "dependentSchemas" and "dependentRequired"', type: "object", additionalProperties: { anyOf: [{ $ref: "#" }, { $ref: "#/$defs/stringArray" }] } } }, $defs: { schemaArray: { type: "array", minItems: 1, items: { $ref: "#" } }, nonNegativeInteger: { type: "integer", minimum: 0 }, nonNegativeIntegerDefault0: { default: 0, $ref: "#/$defs/nonNegativeInteger" }, simpleTypes: { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, stringArray: { type: "array", items: { type: "string" }, default: [], uniqueItems: true } }, definitions: {} }, R = { type: "integer", minimum: 0 }, _ = { type: "array", items: { type: "string" }, default: [], uniqueItems: true }, T2 = { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, L = new RegExp("^[^#]*#?$", "u"), j2 = new RegExp("^[A-Za-z][-A-Za-z0-9.:_]*$", "u"), Z = { type: "array", minItems: 1, items: { $ref: "#" } }, E = { validate: l };
  function x3(n, { instancePath: p = "", parentData: w2, parentDataProperty: m, rootData: o = n, dynamicAnchors: v2 = {} } = {}) {
    let e = null, i = 0;
    const k = x3.evaluated;
    if (k.dynamicProps && (k.props = void 0), k.dynamicItems && (k.items = void 0), Array.isArray(n)) {
      if (n.length < 1) {
        const u = { instancePath: p, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
        e === null ? e = [u] : e.push(u), i++;
      }
      const r = n.length;
      for (let u = 0; u < r; u++) E.validate(n[u], { instancePath: p + "/" + u, parentData: n, parentDataProperty: u, rootData: o, dynamicAnchors: v2 }) || (e = d(e, E.validate.errors), i = e.length);
    } else {
      const r = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      e === null ? e = [r] : e.push(r), i++;
    }
    return x3.errors = e, i === 0;
  }
  x3.evaluated = { items: true, dynamicProps: false, dynamicItems: false };
  function l(n, { instancePath: p = "", parentData: w2, parentDataProperty: m, rootData: o = n, dynamicAnchors: v2 = {} } = {}) {
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
          if (!j2.test(s)) {
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
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) l(s[t], { instancePath: p + "/$defs/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length);
        else {
          const t = { instancePath: p + "/$defs", schemaPath: "#/properties/%24defs/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.additionalItems !== void 0 && (l(n.additionalItems, { instancePath: p + "/additionalItems", parentData: n, parentDataProperty: "additionalItems", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.unevaluatedItems !== void 0 && (l(n.unevaluatedItems, { instancePath: p + "/unevaluatedItems", parentData: n, parentDataProperty: "unevaluatedItems", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.items !== void 0) {
        let s = n.items;
        const t = i;
        let a = false;
        const y = i;
        if (!l(s, { instancePath: p + "/items", parentData: n, parentDataProperty: "items", rootData: o, dynamicAnchors: v2 })) e = d(e, l.errors), i = e.length;
        else var u = l.evaluated.items;
        var A = y === i;
        a = a || A;
        const c = i;
        x3(s, { instancePath: p + "/items", parentData: n, parentDataProperty: "items", rootData: o, dynamicAnchors: v2 }) || (e = d(e, x3.errors), i = e.length);
        var A = c === i;
        if (a = a || A, A && u !== true && (u = true), a) i = t, e !== null && (t ? e.length = t : e = null);
        else {
          const g = { instancePath: p + "/items", schemaPath: "#/properties/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          e === null ? e = [g] : e.push(g), i++;
        }
      }
      if (n.contains !== void 0 && (l(n.contains, { instancePath: p + "/contains", parentData: n, parentDataProperty: "contains", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.additionalProperties !== void 0 && (l(n.additionalProperties, { instancePath: p + "/additionalProperties", parentData: n, parentDataProperty: "additionalProperties", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.unevaluatedProperties !== void 0 && (l(n.unevaluatedProperties, { instancePath: p + "/unevaluatedProperties", parentData: n, parentDataProperty: "unevaluatedProperties", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.properties !== void 0) {
        let s = n.properties;
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) l(s[t], { instancePath: p + "/properties/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length);
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
          for (const t in s) l(s[t], { instancePath: p + "/patternProperties/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length);
        } else {
          const t = { instancePath: p + "/patternProperties", schemaPath: "#/properties/patternProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.dependentSchemas !== void 0) {
        let s = n.dependentSchemas;
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) l(s[t], { instancePath: p + "/dependentSchemas/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length);
        else {
          const t = { instancePath: p + "/dependentSchemas", schemaPath: "#/properties/dependentSchemas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.propertyNames !== void 0 && (l(n.propertyNames, { instancePath: p + "/propertyNames", parentData: n, parentDataProperty: "propertyNames", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.if !== void 0 && (l(n.if, { instancePath: p + "/if", parentData: n, parentDataProperty: "if", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.then !== void 0 && (l(n.then, { instancePath: p + "/then", parentData: n, parentDataProperty: "then", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.else !== void 0 && (l(n.else, { instancePath: p + "/else", parentData: n, parentDataProperty: "else", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.allOf !== void 0 && (x3(n.allOf, { instancePath: p + "/allOf", parentData: n, parentDataProperty: "allOf", rootData: o, dynamicAnchors: v2 }) || (e = d(e, x3.errors), i = e.length)), n.anyOf !== void 0 && (x3(n.anyOf, { instancePath: p + "/anyOf", parentData: n, parentDataProperty: "anyOf", rootData: o, dynamicAnchors: v2 }) || (e = d(e, x3.errors), i = e.length)), n.oneOf !== void 0 && (x3(n.oneOf, { instancePath: p + "/oneOf", parentData: n, parentDataProperty: "oneOf", rootData: o, dynamicAnchors: v2 }) || (e = d(e, x3.errors), i = e.length)), n.not !== void 0 && (l(n.not, { instancePath: p + "/not", parentData: n, parentDataProperty: "not", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.multipleOf !== void 0) {
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
                  const $2 = { instancePath: p + "/required", schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: a, j: y }, message: "must NOT have duplicate items (items ## " + y + " and " + a + " are identical)" };
                  e === null ? e = [$2] : e.push($2), i++;
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
            for (let $2 = 0; $2 < y; $2++) if (typeof a[$2] != "string") {
              const h2 = { instancePath: p + "/dependentRequired/" + t.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + $2, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [h2] : e.push(h2), i++;
            }
            let c = a.length, g;
            if (c > 1) {
              const $2 = {};
              for (; c--; ) {
                let h2 = a[c];
                if (typeof h2 == "string") {
                  if (typeof $2[h2] == "number") {
                    g = $2[h2];
                    const b = { instancePath: p + "/dependentRequired/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: c, j: g }, message: "must NOT have duplicate items (items ## " + g + " and " + c + " are identical)" };
                    e === null ? e = [b] : e.push(b), i++;
                    break;
                  }
                  $2[h2] = c;
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
          const g = { instancePath: p + "/type", schemaPath: "#/$defs/simpleTypes/enum", keyword: "enum", params: { allowedValues: T2.enum }, message: "must be equal to one of the allowed values" };
          e === null ? e = [g] : e.push(g), i++;
        }
        var O2 = y === i;
        a = a || O2;
        const c = i;
        if (Array.isArray(s)) {
          if (s.length < 1) {
            const b = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            e === null ? e = [b] : e.push(b), i++;
          }
          const g = s.length;
          for (let b = 0; b < g; b++) {
            let P2 = s[b];
            if (typeof P2 != "string") {
              const I = { instancePath: p + "/type/" + b, schemaPath: "#/properties/type/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [I] : e.push(I), i++;
            }
            if (!(P2 === "array" || P2 === "boolean" || P2 === "integer" || P2 === "null" || P2 === "number" || P2 === "object" || P2 === "string")) {
              const I = { instancePath: p + "/type/" + b, schemaPath: "#/$defs/simpleTypes/enum", keyword: "enum", params: { allowedValues: T2.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [I] : e.push(I), i++;
            }
          }
          let $2 = s.length, h2;
          if ($2 > 1) {
            const b = {};
            for (; $2--; ) {
              let P2 = s[$2];
              if (typeof P2 == "string") {
                if (typeof b[P2] == "number") {
                  h2 = b[P2];
                  const I = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: $2, j: h2 }, message: "must NOT have duplicate items (items ## " + h2 + " and " + $2 + " are identical)" };
                  e === null ? e = [I] : e.push(I), i++;
                  break;
                }
                b[P2] = $2;
              }
            }
          }
        } else {
          const g = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [g] : e.push(g), i++;
        }
        var O2 = c === i;
        if (a = a || O2, a) i = t, e !== null && (t ? e.length = t : e = null);
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
      if (n.contentSchema !== void 0 && (l(n.contentSchema, { instancePath: p + "/contentSchema", parentData: n, parentDataProperty: "contentSchema", rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length)), n.definitions !== void 0) {
        let s = n.definitions;
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) l(s[t], { instancePath: p + "/definitions/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v2 }) || (e = d(e, l.errors), i = e.length);
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
          if (!l(a, { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v2 })) e = d(e, l.errors), i = e.length;
          else var M2 = l.evaluated.items;
          var f = g === i;
          c = c || f;
          const $2 = i;
          if (Array.isArray(a)) {
            const h2 = a.length;
            for (let I = 0; I < h2; I++) if (typeof a[I] != "string") {
              const N = { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + I, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [N] : e.push(N), i++;
            }
            let b = a.length, P2;
            if (b > 1) {
              const I = {};
              for (; b--; ) {
                let N = a[b];
                if (typeof N == "string") {
                  if (typeof I[N] == "number") {
                    P2 = I[N];
                    const S = { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: b, j: P2 }, message: "must NOT have duplicate items (items ## " + P2 + " and " + b + " are identical)" };
                    e === null ? e = [S] : e.push(S), i++;
                    break;
                  }
                  I[N] = b;
                }
              }
            }
          } else {
            const h2 = { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [h2] : e.push(h2), i++;
          }
          var f = $2 === i;
          if (c = c || f, f && M2 !== true && (M2 = true), c) i = y, e !== null && (y ? e.length = y : e = null);
          else {
            const h2 = { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dependencies/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            e === null ? e = [h2] : e.push(h2), i++;
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
  const D = { type: ["object", "boolean"], properties: { $id: { $comment: "Non-empty fragments not allowed.", pattern: "^[^#]*#?$", $ref: "#/$defs/uriReferenceString" }, $schema: { $ref: "#/$defs/uriString" }, $ref: { $ref: "#/$defs/uriReferenceString" }, $anchor: { $ref: "#/$defs/anchorString" }, $dynamicRef: { $ref: "#/$defs/uriReferenceString" }, $dynamicAnchor: { $ref: "#/$defs/anchorString" }, $vocabulary: { type: "object", propertyNames: { $ref: "#/$defs/uriString" }, additionalProperties: { type: "boolean" } }, $comment: { type: "string" }, $defs: { type: "object", additionalProperties: { $ref: "#" } }, prefixItems: { $ref: "#/$defs/schemaArray" }, items: { $ref: "#" }, contains: { $ref: "#" }, additionalProperties: { $ref: "#" }, properties: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, patternProperties: { type: "object", additionalProperties: { $ref: "#" }, propertyNames: { format: "regex" }, default: {} }, dependentSchemas: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, propertyNames: { $ref: "#" }, if: { $ref: "#" }, then: { $ref: "#" }, else: { $ref: "#" }, allOf: { $ref: "#/$defs/schemaArray" }, anyOf: { $ref: "#/$defs/schemaArray" }, oneOf: { $ref: "#/$defs/schemaArray" }, not: { $ref: "#" }, unevaluatedItems: { $ref: "#" }, unevaluatedProperties: { $ref: "#" }, type: { anyOf: [{ $ref: "#/$defs/simpleTypes" }, { type: "array", items: { type: "string", $ref: "#/$defs/simpleTypes" }, minItems: 1, uniqueItems: true }] }, const: true, enum: { type: "array", items: true }, multipleOf: { type: "number", exclusiveMinimum: 0 }, maximum: { type: "number" }, exclusiveMaximum: { type: "number" }, minimum: { type: "number" }, exclusiveMinimum: { type: "number" }, maxLength: { $ref: "#/$defs/nonNegativeInteger" }, minLength: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, pattern: { type: "string", format: "regex" }, maxItems: { $ref: "#/$defs/nonNegativeInteger" }, minItems: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, uniqueItems: { type: "boolean", default: false }, maxContains: { $ref: "#/$defs/nonNegativeInteger" }, minContains: { default: 1, $ref: "#/$defs/nonNegativeInteger" }, maxProperties: { $ref: "#/$defs/nonNegativeInteger" }, minProperties: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, required: { $ref: "#/$defs/stringArray" }, dependentRequired: { type: "object", additionalProperties: { $ref: "#/$defs/stringArray" } }, title: { type: "string" }, description: { type: "string" }, default: true, deprecated: { type: "boolean", default: false }, readOnly: { type: "boolean", default: false }, writeOnly: { type: "boolean", default: false }, examples: { type: "array", items: true }, format: { type: "string" }, contentEncoding: { type: "string" }, contentMediaType: { type: "string" }, contentSchema: { $ref: "#" }, definitions: { $comment: '"definitions" has been replaced by "$defs".', type: "object", additionalProperties: { $ref: "#" }, deprecated: true, default: {} }, dependencies: { $comment: '"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serve their differing semantics.', type: "object", additionalProperties: { anyOf: [{ $ref: "#" }, { $ref: "#/$defs/stringArray" }] }, deprecated: true, default: {} }, $recursiveAnchor: { $comment: '"$recursiveAnchor" has been replaced by "$dynamicAnchor".', deprecated: true, $ref: "#/$defs/anchorString" }, $recursiveRef: { $comment: '"$recursiveRef" has been replaced by "$dynamicRef".', deprecated: true, $ref: "#/$defs/uriReferenceString" } }, $defs: { anchorString: { type: "string", pattern: "^[A-Za-z_][-A-Za-z0-9._]*$" }, uriString: { type: "string", format: "uri" }, uriReferenceString: { type: "string", format: "uri-reference" }, schemaArray: { type: "array", minItems: 1, items: { $ref: "#" } }, nonNegativeInteger: { type: "integer", minimum: 0 }, nonNegativeIntegerDefault0: { default: 0, $ref: "#/$defs/nonNegativeInteger" }, simpleTypes: { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, stringArray: { type: "array", items: { type: "string" }, default: [], uniqueItems: true } }, definitions: {} }, R = { type: "string", format: "uri-reference" }, _ = { type: "string", format: "uri" }, T2 = { type: "string", pattern: "^[A-Za-z_][-A-Za-z0-9._]*$" }, L = { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, j2 = { type: "integer", minimum: 0 }, Z = { type: "array", items: { type: "string" }, default: [], uniqueItems: true }, E = new RegExp("^[^#]*#?$", "u"), x3 = new RegExp("^[A-Za-z_][-A-Za-z0-9._]*$", "u"), l = { type: "array", minItems: 1, items: { $ref: "#" } }, n = { validate: w2 };
  function p(m, { instancePath: o = "", parentData: v2, parentDataProperty: e, rootData: i = m, dynamicAnchors: k = {} } = {}) {
    let r = null, u = 0;
    const A = p.evaluated;
    if (A.dynamicProps && (A.props = void 0), A.dynamicItems && (A.items = void 0), Array.isArray(m)) {
      if (m.length < 1) {
        const O2 = { instancePath: o, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
        r === null ? r = [O2] : r.push(O2), u++;
      }
      const q = m.length;
      for (let O2 = 0; O2 < q; O2++) n.validate(m[O2], { instancePath: o + "/" + O2, parentData: m, parentDataProperty: O2, rootData: i, dynamicAnchors: k }) || (r = d(r, n.validate.errors), u = r.length);
    } else {
      const q = { instancePath: o, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      r === null ? r = [q] : r.push(q), u++;
    }
    return p.errors = r, u === 0;
  }
  p.evaluated = { items: true, dynamicProps: false, dynamicItems: false };
  function w2(m, { instancePath: o = "", parentData: v2, parentDataProperty: e, rootData: i = m, dynamicAnchors: k = {} } = {}) {
    let r = null, u = 0;
    const A = w2.evaluated;
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
          if (!x3.test(t)) {
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
          if (!x3.test(t)) {
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
        if (t && typeof t == "object" && !Array.isArray(t)) for (const a in t) w2(t[a], { instancePath: o + "/$defs/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length);
        else {
          const a = { instancePath: o + "/$defs", schemaPath: "#/properties/%24defs/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.prefixItems !== void 0 && (p(m.prefixItems, { instancePath: o + "/prefixItems", parentData: m, parentDataProperty: "prefixItems", rootData: i, dynamicAnchors: k }) || (r = d(r, p.errors), u = r.length)), m.items !== void 0 && (w2(m.items, { instancePath: o + "/items", parentData: m, parentDataProperty: "items", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.contains !== void 0 && (w2(m.contains, { instancePath: o + "/contains", parentData: m, parentDataProperty: "contains", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.additionalProperties !== void 0 && (w2(m.additionalProperties, { instancePath: o + "/additionalProperties", parentData: m, parentDataProperty: "additionalProperties", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.properties !== void 0) {
        let t = m.properties;
        if (t && typeof t == "object" && !Array.isArray(t)) for (const a in t) w2(t[a], { instancePath: o + "/properties/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length);
        else {
          const a = { instancePath: o + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.patternProperties !== void 0) {
        let t = m.patternProperties;
        if (t && typeof t == "object" && !Array.isArray(t)) {
          for (const a in t) {
            var O2 = u === u;
            if (!O2) {
              const c = { instancePath: o + "/patternProperties", schemaPath: "#/properties/patternProperties/propertyNames", keyword: "propertyNames", params: { propertyName: a }, message: "property name must be valid" };
              r === null ? r = [c] : r.push(c), u++;
            }
          }
          for (const a in t) w2(t[a], { instancePath: o + "/patternProperties/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length);
        } else {
          const a = { instancePath: o + "/patternProperties", schemaPath: "#/properties/patternProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.dependentSchemas !== void 0) {
        let t = m.dependentSchemas;
        if (t && typeof t == "object" && !Array.isArray(t)) for (const a in t) w2(t[a], { instancePath: o + "/dependentSchemas/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length);
        else {
          const a = { instancePath: o + "/dependentSchemas", schemaPath: "#/properties/dependentSchemas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          r === null ? r = [a] : r.push(a), u++;
        }
      }
      if (m.propertyNames !== void 0 && (w2(m.propertyNames, { instancePath: o + "/propertyNames", parentData: m, parentDataProperty: "propertyNames", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.if !== void 0 && (w2(m.if, { instancePath: o + "/if", parentData: m, parentDataProperty: "if", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.then !== void 0 && (w2(m.then, { instancePath: o + "/then", parentData: m, parentDataProperty: "then", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.else !== void 0 && (w2(m.else, { instancePath: o + "/else", parentData: m, parentDataProperty: "else", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.allOf !== void 0 && (p(m.allOf, { instancePath: o + "/allOf", parentData: m, parentDataProperty: "allOf", rootData: i, dynamicAnchors: k }) || (r = d(r, p.errors), u = r.length)), m.anyOf !== void 0 && (p(m.anyOf, { instancePath: o + "/anyOf", parentData: m, parentDataProperty: "anyOf", rootData: i, dynamicAnchors: k }) || (r = d(r, p.errors), u = r.length)), m.oneOf !== void 0 && (p(m.oneOf, { instancePath: o + "/oneOf", parentData: m, parentDataProperty: "oneOf", rootData: i, dynamicAnchors: k }) || (r = d(r, p.errors), u = r.length)), m.not !== void 0 && (w2(m.not, { instancePath: o + "/not", parentData: m, parentDataProperty: "not", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.unevaluatedItems !== void 0 && (w2(m.unevaluatedItems, { instancePath: o + "/unevaluatedItems", parentData: m, parentDataProperty: "unevaluatedItems", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.unevaluatedProperties !== void 0 && (w2(m.unevaluatedProperties, { instancePath: o + "/unevaluatedProperties", parentData: m, parentDataProperty: "unevaluatedProperties", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.type !== void 0) {
        let t = m.type;
        const a = u;
        let y = false;
        const c = u;
        if (!(t === "array" || t === "boolean" || t === "integer" || t === "null" || t === "number" || t === "object" || t === "string")) {
          const $2 = { instancePath: o + "/type", schemaPath: "#/$defs/simpleTypes/enum", keyword: "enum", params: { allowedValues: L.enum }, message: "must be equal to one of the allowed values" };
          r === null ? r = [$2] : r.push($2), u++;
        }
        var M2 = c === u;
        y = y || M2;
        const g = u;
        if (Array.isArray(t)) {
          if (t.length < 1) {
            const P2 = { instancePath: o + "/type", schemaPath: "#/properties/type/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            r === null ? r = [P2] : r.push(P2), u++;
          }
          const $2 = t.length;
          for (let P2 = 0; P2 < $2; P2++) {
            let I = t[P2];
            if (typeof I != "string") {
              const N = { instancePath: o + "/type/" + P2, schemaPath: "#/properties/type/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              r === null ? r = [N] : r.push(N), u++;
            }
            if (!(I === "array" || I === "boolean" || I === "integer" || I === "null" || I === "number" || I === "object" || I === "string")) {
              const N = { instancePath: o + "/type/" + P2, schemaPath: "#/$defs/simpleTypes/enum", keyword: "enum", params: { allowedValues: L.enum }, message: "must be equal to one of the allowed values" };
              r === null ? r = [N] : r.push(N), u++;
            }
          }
          let h2 = t.length, b;
          if (h2 > 1) {
            const P2 = {};
            for (; h2--; ) {
              let I = t[h2];
              if (typeof I == "string") {
                if (typeof P2[I] == "number") {
                  b = P2[I];
                  const N = { instancePath: o + "/type", schemaPath: "#/properties/type/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: h2, j: b }, message: "must NOT have duplicate items (items ## " + b + " and " + h2 + " are identical)" };
                  r === null ? r = [N] : r.push(N), u++;
                  break;
                }
                P2[I] = h2;
              }
            }
          }
        } else {
          const $2 = { instancePath: o + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          r === null ? r = [$2] : r.push($2), u++;
        }
        var M2 = g === u;
        if (y = y || M2, y) u = a, r !== null && (a ? r.length = a : r = null);
        else {
          const $2 = { instancePath: o + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          r === null ? r = [$2] : r.push($2), u++;
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
            const $2 = { instancePath: o + "/required/" + g, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            r === null ? r = [$2] : r.push($2), u++;
          }
          let y = t.length, c;
          if (y > 1) {
            const g = {};
            for (; y--; ) {
              let $2 = t[y];
              if (typeof $2 == "string") {
                if (typeof g[$2] == "number") {
                  c = g[$2];
                  const h2 = { instancePath: o + "/required", schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: y, j: c }, message: "must NOT have duplicate items (items ## " + c + " and " + y + " are identical)" };
                  r === null ? r = [h2] : r.push(h2), u++;
                  break;
                }
                g[$2] = y;
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
            for (let h2 = 0; h2 < c; h2++) if (typeof y[h2] != "string") {
              const b = { instancePath: o + "/dependentRequired/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + h2, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              r === null ? r = [b] : r.push(b), u++;
            }
            let g = y.length, $2;
            if (g > 1) {
              const h2 = {};
              for (; g--; ) {
                let b = y[g];
                if (typeof b == "string") {
                  if (typeof h2[b] == "number") {
                    $2 = h2[b];
                    const P2 = { instancePath: o + "/dependentRequired/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: g, j: $2 }, message: "must NOT have duplicate items (items ## " + $2 + " and " + g + " are identical)" };
                    r === null ? r = [P2] : r.push(P2), u++;
                    break;
                  }
                  h2[b] = g;
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
      if (m.contentSchema !== void 0 && (w2(m.contentSchema, { instancePath: o + "/contentSchema", parentData: m, parentDataProperty: "contentSchema", rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length)), m.definitions !== void 0) {
        let t = m.definitions;
        if (t && typeof t == "object" && !Array.isArray(t)) for (const a in t) w2(t[a], { instancePath: o + "/definitions/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k }) || (r = d(r, w2.errors), u = r.length);
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
          const $2 = u;
          if (!w2(y, { instancePath: o + "/dependencies/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: t, parentDataProperty: a, rootData: i, dynamicAnchors: k })) r = d(r, w2.errors), u = r.length;
          else var f = w2.evaluated.items;
          var s = $2 === u;
          g = g || s;
          const h2 = u;
          if (Array.isArray(y)) {
            const b = y.length;
            for (let N = 0; N < b; N++) if (typeof y[N] != "string") {
              const S = { instancePath: o + "/dependencies/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + N, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              r === null ? r = [S] : r.push(S), u++;
            }
            let P2 = y.length, I;
            if (P2 > 1) {
              const N = {};
              for (; P2--; ) {
                let S = y[P2];
                if (typeof S == "string") {
                  if (typeof N[S] == "number") {
                    I = N[S];
                    const C = { instancePath: o + "/dependencies/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: P2, j: I }, message: "must NOT have duplicate items (items ## " + I + " and " + P2 + " are identical)" };
                    r === null ? r = [C] : r.push(C), u++;
                    break;
                  }
                  N[S] = P2;
                }
              }
            }
          } else {
            const b = { instancePath: o + "/dependencies/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            r === null ? r = [b] : r.push(b), u++;
          }
          var s = h2 === u;
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
          if (!x3.test(t)) {
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
    return w2.errors = r, u === 0;
  }
  return w2.evaluated = { props: { $id: true, $schema: true, $ref: true, $anchor: true, $dynamicRef: true, $dynamicAnchor: true, $vocabulary: true, $comment: true, $defs: true, prefixItems: true, items: true, contains: true, additionalProperties: true, properties: true, patternProperties: true, dependentSchemas: true, propertyNames: true, if: true, then: true, else: true, allOf: true, anyOf: true, oneOf: true, not: true, unevaluatedItems: true, unevaluatedProperties: true, type: true, const: true, enum: true, multipleOf: true, maximum: true, exclusiveMaximum: true, minimum: true, exclusiveMinimum: true, maxLength: true, minLength: true, pattern: true, maxItems: true, minItems: true, uniqueItems: true, maxContains: true, minContains: true, maxProperties: true, minProperties: true, required: true, dependentRequired: true, title: true, description: true, default: true, deprecated: true, readOnly: true, writeOnly: true, examples: true, format: true, contentEncoding: true, contentMediaType: true, contentSchema: true, definitions: true, dependencies: true, $recursiveAnchor: true, $recursiveRef: true }, dynamicProps: false, dynamicItems: false }, w2;
});

// src/core/pointer.ts
function stepsOf(pointer) {
  return pointer.split("/").slice(1).map((step2) => step2.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function stepTo(key) {
  return `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

// rules/common/lib/schema-validity.ts
function dialectOf(schema) {
  const named = text(entry(schema, "$schema")?.value);
  return named === void 0 ? void 0 : DIALECTS.get(named.replace(/^https?:\/\//, "").replace(/#$/, ""));
}
var DIALECTS = /* @__PURE__ */ new Map([
  // Older ones allow what the newer ones do not, and are not judged.
  ["json-schema.org/draft-03/schema", { name: "draft-03", validators: [] }],
  ["json-schema.org/draft-04/schema", { name: "draft-04", validators: [] }],
  ["json-schema.org/draft-06/schema", { name: "draft-06", validators: [V] }],
  ["json-schema.org/draft-07/schema", { name: "draft-07", validators: [V] }],
  ["json-schema.org/draft/2019-09/schema", { name: "2019-09", validators: [W] }],
  ["json-schema.org/draft/2020-12/schema", { name: "2020-12", validators: [B] }]
]);
var ALL = [V, W, B];
function faultsIn(schema) {
  const value = toValue(schema);
  let common;
  for (const validate of dialectOf(schema)?.validators ?? ALL) {
    if (validate(value)) return [];
    const wrong = innermost(new Set(validate.errors.map(pathOf)));
    common = common ? inBoth(common, wrong) : wrong;
  }
  return [...common ?? []].flatMap((path) => faultAt(schema, stepsOf(path)) ?? []);
}
function pathOf({ instancePath, keyword, params }) {
  if (keyword !== "uniqueItems") return instancePath;
  return `${instancePath}/${Math.max(Number(params["i"]), Number(params["j"]))}`;
}
function innermost(places) {
  const outer = /* @__PURE__ */ new Set();
  for (const place2 of places) for (const each of around(place2)) outer.add(each);
  return new Set([...places].filter((place2) => !outer.has(place2)));
}
function inBoth(a, b) {
  const isIn2 = (place2, places) => places.has(place2) || around(place2).some((each) => places.has(each));
  return /* @__PURE__ */ new Set([...[...a].filter((place2) => isIn2(place2, b)), ...[...b].filter((place2) => isIn2(place2, a))]);
}
function around(place2) {
  const outer = [];
  for (let end = place2.lastIndexOf("/"); end >= 0; end = place2.lastIndexOf("/", end - 1)) {
    outer.push(place2.slice(0, end));
    if (end === 0) break;
  }
  return outer;
}
function faultAt(schema, path) {
  let node = schema;
  let keyword = "";
  let isEntry2 = false;
  let expected = "schema";
  for (const step2 of path) {
    const next = node.kind === "array" ? node.items[Number(step2)] : entry(node, step2)?.value;
    if (!next) return void 0;
    isEntry2 = !isSchema2(expected, node);
    if (isEntry2) expected = ENTRIES[expected] ?? "anything";
    else {
      keyword = step2;
      expected = KEYWORDS.get(step2) ?? "anything";
    }
    node = next;
  }
  const problem6 = !isEntry2 ? "wrong" : SHAPES[expected].fits(node) ? "repeated" : "wrongEntry";
  return { node, keyword, problem: problem6, expected: SHAPES[expected].words };
}
function isSchema2(shape, node) {
  return shape === "schema" || shape === "items" && node.kind === "object";
}
var ENTRIES = {
  items: "schema",
  names: "text",
  namesByName: "names",
  schemaList: "schema",
  schemas: "schema",
  types: "typeName"
};
function isPlainlyValid(schema) {
  return schema.kind === "object" ? schema.entries.every(isPlainlyRight) : schema.kind === "unknown";
}
function isPlainlyRight({ key, value }) {
  switch (key) {
    case "type":
      return value.kind === "string" && SHAPES.typeName.fits(value);
    case "title":
    case "description":
      return value.kind === "string";
    case "properties":
      return value.kind === "object" && value.entries.every((each) => isPlainlyValid(each.value));
    case "items":
      return isPlainlyValid(value);
    case "required":
      return value.kind === "array" && value.items.every(isNewName);
    case "enum":
      return value.kind === "array";
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return value.kind === "number";
    case "minLength":
    case "maxLength":
    case "minItems":
    case "maxItems":
      return value.kind === "number" && Number.isInteger(value.value) && value.value >= 0;
    case "anyOf":
    case "oneOf":
    case "allOf":
      return value.kind === "array" && value.items.length > 0 && value.items.every(isPlainlyValid);
    case "additionalProperties":
      return value.kind === "boolean" || isPlainlyValid(value);
    default:
      return !KEYWORDS.has(key) || key === "default";
  }
}
var FEW2 = 20;
function isNewName(item, index, all2) {
  if (item.kind !== "string" || index > FEW2) return false;
  for (let i = 0; i < index; i++) if (all2[i].value === item.value) return false;
  return true;
}
function* danglingReferences(manifest) {
  const hasOwnRoots = schemasByKey(manifest).has("$id") || schemasByKey(manifest).has("id");
  if (hasOwnRoots) return;
  for (const schema of schemasWith(manifest, "$ref")) {
    const at2 = get(schema.node, "$ref");
    const path = at2?.kind === "string" ? localSteps(at2.value) : void 0;
    if (at2?.kind !== "string" || !path) continue;
    const roots = [rootOf(schema), schema.tool.node, manifest.root];
    if (roots.some((root) => root === void 0 || leads(root, path) !== "no")) continue;
    if (schema.tool.node !== manifest.root && hasSchemaBeside(manifest.root)) continue;
    yield { at: at2, meant: meantBy(rootOf(schema), path) };
  }
}
function hasSchemaBeside(root) {
  return entries(root).some(({ value }) => has(value, "properties") === "yes" || has(value, "enum") === "yes");
}
var rootOf = ({ tool: tool5, role }) => tool5.schemas.find((each) => each.role === role && each.shape === "schema")?.node;
function localSteps(reference) {
  return /^#\/(?:\$defs|definitions|properties)\//.test(reference) ? referenceSteps(reference) : void 0;
}
function leads(root, path) {
  let at2 = root;
  for (const step2 of path) {
    const next = at2.kind === "array" ? at2.items[Number(step2)] : get(at2, step2);
    if (!next) return at2.kind === "array" && at2.open ? "unknown" : has(at2, step2);
    at2 = next;
  }
  return "yes";
}
function meantBy(root, path) {
  const holder = get(root, ...path.slice(0, -1));
  const name = near(
    path.at(-1),
    entries(holder).map(({ key }) => key)
  );
  return name === void 0 ? void 0 : `#/${[...path.slice(0, -1), name].join("/")}`;
}
var LONGEST3 = 1e3;
function isBroken(pattern) {
  if (pattern.length > LONGEST3 || OF_OTHERS.test(pattern)) return false;
  return !compiles(pattern, "u") && !compiles(pattern, "");
}
var OF_OTHERS = /\(\?(?![:=!]|<[=!])|\[\^?\]|[+*?}]\+|\\[QEAZzG]/;
function compiles(pattern, flags) {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}
function referenceSteps(reference) {
  if (!reference?.startsWith("#/")) return void 0;
  try {
    return stepsOf(decodeURIComponent(reference.slice(1)));
  } catch {
    return void 0;
  }
}

// rules/common/invalid-json-schema.ts
var invalid_json_schema_default = defineRule({
  id: "common/invalid-json-schema",
  summary: "A schema of parameters, input or output is no valid JSON Schema",
  severity: "error",
  in: "spec",
  structural: true,
  source: {
    document: "JSON Schema: the meta-schemas of draft-07, 2019-09 and 2020-12",
    section: "meta-schema",
    says: "A schema has to be valid against the meta-schema of its dialect.",
    kind: "MUST"
  },
  messages: {
    wrong: "`{{keyword}}` is {{found}}{{hint}}, but has to be {{expected}}. This is no valid JSON Schema{{dialect}}, and hosts that check refuse the tool. Correct the value.",
    wrongEntry: "An entry of `{{keyword}}` is {{found}}{{hint}}, but has to be {{expected}}. This is no valid JSON Schema{{dialect}}, and hosts that check refuse the tool. Correct the entry.",
    repeated: "`{{keyword}}` has {{found}} in it already. This is no valid JSON Schema{{dialect}}, and hosts that check refuse the tool. Remove one of the two.",
    dangling: "Nothing stands in this schema at `{{pointer}}`{{hint}}, so hosts that check refuse the tool. Define it there, or correct the reference.",
    patternProperty: "`patternProperties` has the key {{found}}, which is no regular expression: hosts that check refuse the tool. Correct it.",
    pattern: "`pattern` is {{found}}, which is no regular expression: hosts that check refuse the tool. Correct it."
  },
  *check(manifest) {
    if (isSubset(manifest)) return;
    const isShinkai = manifest.formats.includes("shinkai");
    for (const { schemas } of manifest.tools) {
      for (const { node: schema, role } of schemas) {
        if (role === "output" && isShinkai) continue;
        if (schema.kind !== "object" || isPlainlyValid(schema)) continue;
        const dialect = dialectOf(schema)?.name;
        for (const { node, keyword, problem: problem6, expected } of faultsIn(schema)) {
          if (isVague(node) || isUnset(node, manifest) || judgedByFormat(manifest, node)) continue;
          const hint2 = keyword === "type" && problem6 !== "repeated" ? hintAt(node) : "";
          const data = { keyword, found: show(node), hint: hint2, expected, dialect: dialect ? ` of ${dialect}` : "" };
          yield { at: node, message: problem6, data };
        }
      }
    }
    for (const { node, role } of schemasWith(manifest, "pattern")) {
      const at2 = get(node, "pattern");
      if (at2?.kind !== "string" || !isBroken(at2.value) || role === "output" && isShinkai) continue;
      yield { at: at2, message: "pattern", data: { found: show(at2) } };
    }
    for (const { node, role } of schemasWith(manifest, "patternProperties")) {
      if (role === "output" && isShinkai) continue;
      for (const at2 of entries(get(node, "patternProperties"))) {
        if (isBroken(at2.key)) yield { at: at2, message: "patternProperty", data: { found: showText(at2.key) } };
      }
    }
    if (isShinkai || manifest.formats.includes("otc")) return;
    for (const { at: at2, meant } of danglingReferences(manifest)) {
      yield { at: at2, message: "dangling", data: { pointer: at2.value, hint: hint(meant) } };
    }
  }
});
var FOREIGN2 = new Map([
  ...["str", "text", "char", "date", "datetime", "uuid", "file"].map((name) => [name, "string"]),
  ...["float", "double", "decimal"].map((name) => [name, "number"]),
  ...["int", "int32", "int64", "long"].map((name) => [name, "integer"]),
  ["bool", "boolean"],
  ...["list", "tuple", "set"].map((name) => [name, "array"]),
  ...["dict", "map", "json", "record"].map((name) => [name, "object"]),
  ...["none", "nil"].map((name) => [name, "null"])
]);
function hintAt(node) {
  const name = text(node);
  return hint(name === void 0 ? void 0 : FOREIGN2.get(name.toLowerCase()) ?? near(name, TYPES));
}

// rules/common/parameter-description.ts
var parameter_description_default = defineRule({
  id: "common/parameter-description",
  summary: "A parameter has no description",
  severity: "warning",
  in: "recommended",
  source: {
    document: "Model Context Protocol and Gloodata extension info",
    section: "tools: parameters",
    says: "The model fills in the arguments by what the schema says of them.",
    kind: "advice"
  },
  messages: {
    missing: "The parameter `{{name}}` has no description, so the model must guess its value from the name. Describe what belongs there and in what format."
  },
  options: {
    schema: {
      type: "object",
      additionalProperties: false,
      properties: {
        null: {
          enum: ["accept", "report"],
          description: "Whether to accept a description that is null, which Gloodata writes where the author gave none"
        },
        selfExplaining: {
          enum: ["accept", "report"],
          description: "Whether to accept a parameter that the tool's own description mentions, or whose name, format or choices say enough"
        }
      }
    },
    defaults: { null: "accept", selfExplaining: "accept" },
    presets: { strict: { null: "report", selfExplaining: "report" } }
  },
  *check(manifest, { options }) {
    if (!manifest.formats.some((format6) => JUDGED.has(format6))) return;
    const seen2 = /* @__PURE__ */ new Set();
    for (const tool5 of manifest.tools) {
      if (isForAppOnly(tool5.node)) continue;
      for (const { path, schema } of undescribed(tool5, manifest, options)) {
        if (seen2.has(schema)) continue;
        seen2.add(schema);
        const isMinor = path.includes(".") || has(schema, "default") === "yes";
        yield { at: lack(schema), message: "missing", data: { name: path }, ...isMinor && { severity: "info" } };
      }
    }
  }
});
var JUDGED = /* @__PURE__ */ new Set(["openai", "mcp", "gloodata"]);
function* undescribed(tool5, manifest, options) {
  const isStrict = options.selfExplaining === "report";
  const said = tool5.description?.value;
  if (!isStrict && said?.kind === "unknown") return;
  const visited = /* @__PURE__ */ new Set();
  for (const { role, node, shape } of tool5.schemas) {
    if (role !== "input") continue;
    if (shape === "schema") yield* inObjects([node], "", [said]);
    else yield* inProperties(entries(node), "", [said]);
  }
  function* inObjects(branches, path, texts) {
    const all2 = branches.flatMap((branch) => alternatives(branch));
    yield* inProperties(
      all2.flatMap((branch) => entries(get(branch, "properties"))),
      path,
      texts
    );
  }
  function* inProperties(properties, path, texts) {
    const described = new Set(properties.filter(({ value }) => isDescribed(value)).map(({ key }) => key));
    for (const { key, value: schema } of properties) {
      if (schema.kind !== "object" || isFixed(schema) || visited.has(schema)) continue;
      visited.add(schema);
      const name = path === "" ? key : `${path}.${key}`;
      const parts = partsOf(schema);
      if (parts.length > 0) {
        const isTold2 = !isStrict && isDescribedAtLength(schema);
        if (!isTold2 && depthOf(name) < DEEPEST)
          yield* inObjects(parts, name, [...texts, entry(schema, "description")?.value]);
      } else if (!described.has(key) && !isMisspelt(schema, "description")) {
        if (isStrict || !isSelfExplaining(key, schema, texts, tool5.label)) yield { path: name, schema };
      }
    }
  }
  function isDescribed(schema) {
    return alternatives(schema).some((branch) => {
      const item = get(branch, "items");
      return mayBeDescribed2(branch) || item !== void 0 && alternatives(item).some(mayBeDescribed2);
    });
  }
  function mayBeDescribed2(schema) {
    if (schema.kind !== "object") return schema.kind === "unknown";
    const description = entry(schema, "description")?.value;
    if (description) return options.null === "accept" || !isUnset(description, manifest);
    return schema.open || has(schema, "$ref") !== "no";
  }
}
var DEEPEST = 4;
var depthOf = (path) => path.split(".").length;
function isDescribedAtLength(schema) {
  const description = entry(schema, "description")?.value;
  return description?.kind === "unknown" || foldedWords(text(description) ?? "").length >= 5;
}
function isFixed(schema) {
  const choices = entry(schema, "enum")?.value;
  return has(schema, "const") !== "no" || choices?.kind === "array" && !choices.open && choices.items.length === 1;
}

// rules/common/placeholder-name.ts
var placeholder_name_default = defineRule({
  id: "common/placeholder-name",
  summary: "The name of a tool or a property is a template's placeholder",
  severity: "warning",
  in: "recommended",
  source: {
    document: "The documents of all five formats",
    section: "name",
    says: "Models choose a tool by its name, and fill in its parameters by theirs.",
    kind: "advice"
  },
  messages: {
    tool: "The tool name `{{name}}` is a placeholder, so the model cannot tell what the tool is for. Replace it with a real name.",
    property: "The property name `{{name}}` is a placeholder, so callers send a value under that very name. Replace it with a real name, or use `additionalProperties` if any name is allowed."
  },
  *check({ tools, schemas }) {
    for (const { name, label } of tools) {
      if (name && label !== void 0 && (isMarked(label) || TOOLS.test(label))) {
        yield { at: text(name.value) === label ? name.value : name, message: "tool", data: { name: label } };
      }
    }
    for (const { property } of schemas) {
      if (property && (isMarked(property.key) || PROPERTIES.test(property.key))) {
        yield { at: property, message: "property", data: { name: property.key } };
      }
    }
  }
});
var isMarked = (name) => name.length <= LONGEST4 && /^(?:\{\{[^{}]+\}\}|\$?\{[^{}]+\}|<[^<>]+>|\[[a-z][^[\]]*\])$/i.test(name);
var LONGEST4 = 100;
var TOOLS = /^(?:(?:your|my|new|the)?[-_ ]?tool[-_ ]?name|your[-_ ]?tool|(?:replace|change)[-_ ]?me|insert[-_ ]?name[-_ ]?here)$/i;
var PROPERTIES = /^(?:your[-_ ]?(?:arg(?:ument)?|field|input|param(?:eter)?|property)(?:[-_ ]?name)?|(?:replace|change)[-_ ]?me|insert[-_ ]?name[-_ ]?here)$/i;

// rules/common/required-duplicate.ts
var required_duplicate_default = defineRule({
  id: "common/required-duplicate",
  summary: "`required` or `enum` names the same thing twice",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "enum, required",
    says: "The names in `required` must be unique, and the values in `enum` should be.",
    kind: "MUST"
  },
  fixable: "safe",
  messages: {
    twice: "`{{keyword}}` lists `{{value}}` twice. The second says nothing new, and strict validators refuse the schema. Remove it, or put what was meant in its place."
  },
  *check(manifest) {
    for (const keyword of ["required", "enum"]) {
      for (const { node } of schemasWith(manifest, keyword)) {
        const list2 = entry(node, keyword).value;
        if (list2.kind === "array" && hasTwins(list2)) yield* problems(list2, keyword);
      }
    }
  }
});
var FEW3 = 24;
function hasTwins({ items: items2 }) {
  if (items2.length > FEW3 || items2.some(isCompound)) return true;
  for (let i = 1; i < items2.length; i++) {
    for (let j2 = 0; j2 < i; j2++) if (plainOf(items2[i]) === plainOf(items2[j2])) return true;
  }
  return false;
}
var isCompound = ({ kind }) => kind === "object" || kind === "array";
function plainOf(node) {
  if (node.kind === "null") return null;
  if ("value" in node) return node.value;
  return isVague(node) ? node : `\0${JSON.stringify(toValue(node), inOrder)}`;
}
function inOrder(_, value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1));
}
function* problems(list2, keyword) {
  const seen2 = /* @__PURE__ */ new Map();
  for (const item of list2.items) {
    const value = plainOf(item);
    const first2 = seen2.get(value);
    if (!first2) seen2.set(value, item);
    else {
      yield {
        at: item,
        message: "twice",
        data: { keyword, value: isCompound(item) ? JSON.stringify(toValue(item)) : String(value) },
        related: [{ at: first2, note: "The first one." }],
        fix: { title: "Remove the second one", safe: true, edits: [{ op: "remove", from: list2, child: item }] }
      };
    }
  }
}

// rules/common/required-undefined.ts
var MOST_GUESSES = 50;
var required_undefined_default = defineRule({
  id: "common/required-undefined",
  summary: "`required` names a property that `properties` does not have",
  severity: "error",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "required",
    says: "A value is valid only if it has every required property, so each of them should be one that the schema describes.",
    kind: "advice"
  },
  fixable: "unsafe",
  messages: {
    undefined: "`required` asks for `{{name}}`, which `properties` does not describe{{hint}}. A model that follows `properties` leaves it out, and its call is refused. Describe it, or take it out of `required`.",
    setting: "`required` asks for `{{name}}`, which `properties` does not describe{{hint}}. People are asked for a setting that is not there to be filled in. Describe it, or take it out of `required`.",
    output: "`required` promises `{{name}}`, which `properties` does not describe{{hint}}. Nobody who reads the schema knows what it holds. Describe it, or take it out of `required`."
  },
  *check(manifest) {
    if (!schemasWith(manifest, "required").some(({ node }) => undefinedNames(node).length > 0)) return;
    const mayStandBeside = manifest.formats.includes("shinkai");
    for (const { role, schemas } of manifest.tools.flatMap(wholeSchemas)) {
      for (const schema of schemas) {
        if (mayStandBeside && has(schema, "properties") === "no") continue;
        for (const each of judge3(schema, mayStandBeside)) yield { ...each, message: WORDS[role] };
      }
    }
  }
});
var WORDS = { input: "undefined", config: "setting", output: "output" };
function wholeSchemas({ schemas }) {
  return schemas.map(({ node, shape, role }) => ({
    role,
    schemas: shape === "schema" ? [node] : entries(node).map(({ value }) => value)
  }));
}
function* judge3(schema, mayStandBeside) {
  if (schema.kind !== "object" || isComposed(schema)) return;
  const isElsewhere2 = mayStandBeside || has(schema, "properties") === "no";
  const names2 = undefinedNames(schema).filter(
    ([first2]) => !isElsewhere2 || get(schema, first2.value)?.kind !== "object"
  );
  if (names2.length > 0) yield* problems2(names2, schema);
  for (const { value } of entries(entry(schema, "properties")?.value)) yield* judge3(value, mayStandBeside);
  const element = entry(schema, "items")?.value;
  if (element) yield* judge3(element, mayStandBeside);
}
var NONE4 = [];
function undefinedNames(schema) {
  const required = entry(schema, "required")?.value;
  if (required?.kind !== "array" || !isWhole(schema)) return NONE4;
  const properties = entry(schema, "properties")?.value;
  const isUndefined = (item) => item.kind === "string" && (!properties || has(properties, item.value) === "no");
  if (!required.items.some(isUndefined) || takesOthers(schema)) return NONE4;
  return [...groupBy(required.items.filter(isUndefined), ({ value }) => value).values()];
}
function isWhole(schema) {
  const properties = entry(schema, "properties")?.value;
  if (properties) return properties.kind === "object";
  return has(schema, "properties") === "no" && text(get(schema, "type")) === "object" && !isMisspelt(schema, "properties");
}
function takesOthers(schema) {
  return has(schema, "patternProperties") !== "no" || isOpenTo2("additionalProperties") || isOpenTo2("unevaluatedProperties");
  function isOpenTo2(keyword) {
    const value = entry(schema, keyword)?.value;
    return value !== void 0 && !(value.kind === "boolean" && !value.value);
  }
}
function* problems2(names2, schema) {
  const required = get(schema, "required");
  const taken = new Set(required.items.map(text));
  const remove2 = (child) => ({ op: "remove", from: required, child });
  const properties = entries(get(schema, "properties")).map(({ key }) => key);
  for (const [index, mentions3] of names2.entries()) {
    const item = mentions3[0];
    const name = item.value;
    const meant = index < MOST_GUESSES ? near(name, properties) : void 0;
    const isFree = meant !== void 0 && !taken.has(meant);
    const fix = isFree ? { title: `Require \`${meant}\``, safe: false, edits: [{ op: "set", node: item, value: meant }] } : { title: `Remove \`${name}\``, safe: false, edits: mentions3.map(remove2) };
    yield { at: item, message: "undefined", data: { name, hint: hint(isFree ? meant : void 0) }, fix };
  }
}

// rules/common/stale-suppression.ts
var stale_suppression_default = defineRule({
  id: "common/stale-suppression",
  summary: "An entry of toolint-suppressions.json has nothing left to hide",
  severity: "error",
  in: "recommended",
  source: {
    document: "toolint",
    section: "suppressions",
    says: "A suppression stands for one finding, and goes with it.",
    kind: "advice"
  },
  messages: {
    mended: "`{{rule}}` finds nothing at {{place}} any more, so this suppression has nothing to hide. Left behind, it would hide the same fault unseen when it comes back. Run `toolint --prune-suppressions` to take it out.",
    fileGone: "{{path}} is gone, so this suppression has nothing to hide. Run `toolint --prune-suppressions` to take it out.",
    ruleGone: "There is no rule `{{rule}}`{{hint}}, so this suppression hides nothing. Correct the name, or run `toolint --prune-suppressions` to take it out."
  },
  byEngine: "run"
});

// rules/common/syntax.ts
var syntax_default = defineRule({
  id: "common/syntax",
  summary: "The file cannot be parsed",
  severity: "error",
  in: "spec",
  source: {
    document: "RFC 8259 (JSON) and YAML 1.2",
    section: "grammar",
    says: "A text is JSON, or YAML, only as far as it follows the grammar.",
    kind: "MUST"
  },
  fixable: "safe",
  messages: {
    fault: "{{fault}}"
  },
  *check({ faults }) {
    for (const fault of faults) {
      const { mend } = fault;
      yield {
        at: fault,
        message: "fault",
        data: { fault: fault.message },
        severity: fault.mild ? "warning" : void 0,
        fix: mend && { title: mend.title, safe: true, edits: mend.edits.map((edit) => ({ op: "text", ...edit })) }
      };
    }
  }
});

// rules/common/unknown-schema-keyword.ts
var unknown_schema_keyword_default = defineRule({
  id: "common/unknown-schema-keyword",
  summary: "A key in a schema is spelt almost like a keyword, or is a property that stands beside `properties`",
  severity: "warning",
  in: "recommended",
  structural: true,
  source: {
    document: "JSON Schema Core",
    section: "Keywords",
    says: "What is no keyword is ignored, or taken for a note.",
    kind: "advice"
  },
  fixable: "safe",
  messages: {
    misspelt: "`{{key}}` is no keyword of JSON Schema, so whoever reads the schema ignores it; did you mean `{{meant}}`?",
    property: "`{{key}}` stands in the schema itself, where only keywords count: it is no property, and a model never learns of it. Put it into `properties`.",
    wrapper: "`{{key}}` stands in the schema itself, where only keywords count, so nothing in it is read. If it is the schema, put it in the place of this one; if it is a property, put it into `properties`."
  },
  *check(manifest) {
    if (isSubset(manifest)) return;
    for (const [schema, strays2] of strayProperties(manifest)) {
      const [first2, ...others] = strays2;
      const wraps = isWrapper(schema, first2);
      yield {
        at: first2,
        message: wraps ? "wrapper" : "property",
        data: { key: first2.key },
        related: alsoHere(others),
        covers: strays2.map(({ value }) => value),
        fix: wraps ? void 0 : intoProperties(schema, strays2)
      };
    }
    for (const [key, schemas] of schemasByKey(manifest)) {
      if (KEYWORDS.has(key)) continue;
      const meant = keywordMeant(key);
      for (const { node } of schemas) {
        const misspelt3 = entry(node, key);
        if (meant === void 0) {
          if (propertiesByOtherName(node) === misspelt3) yield problem(misspelt3, "properties");
        } else if (mayBeMeant(misspelt3, meant) && has(node, meant) === "no" && !judgedByFormat(manifest, misspelt3)) {
          yield problem(misspelt3, meant);
        }
      }
    }
  }
});
function problem(misspelt3, meant) {
  return {
    at: misspelt3,
    message: "misspelt",
    data: { key: misspelt3.key, meant },
    fix: { title: `Write \`${meant}\``, safe: true, edits: [{ op: "rename", entry: misspelt3, key: meant }] }
  };
}

// rules/common/unused-definitions.ts
var unused_definitions_default = defineRule({
  id: "common/unused-definitions",
  summary: "Nothing refers to a definition in `$defs` or `definitions`",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema",
    section: "$defs",
    says: "Definitions have no effect of their own: they are for other schemas to refer to.",
    kind: "advice"
  },
  messages: {
    all: "Nothing refers to the definitions in `{{key}}`, so clients send them to the model for nothing. Remove `{{key}}`, or refer to them with `$ref`.",
    one: "Nothing refers to the definition `{{name}}`, so clients send it to the model for nothing. Remove it, or refer to it with `$ref`."
  },
  *check(manifest) {
    if (manifest.formats.includes("otc")) return;
    for (const key of ["$defs", "definitions"]) {
      for (const schema of schemasWith(manifest, key)) {
        const holder = entry(schema.node, key);
        if (holder.value.kind !== "object" || entries(holder.value).length === 0) continue;
        const unused = unusedIn(holder, schema);
        if (unused.length === 0) continue;
        if (unused.length === entries(holder.value).length) yield { at: holder, message: "all", data: { key } };
        else for (const at2 of unused) yield { at: at2, message: "one", data: { name: at2.key } };
      }
    }
  }
});
function unusedIn(holder, { tool: tool5, role }) {
  const root = tool5.schemas.find((each) => each.role === role)?.node;
  if (!root || isVague(root)) return [];
  const texts = [...walk(root)].filter((node) => node.kind === "string");
  if (texts.length > MOST_TEXTS) return [];
  return entries(holder.value).filter(
    ({ key, value }) => !hasAnchor(value) && !texts.some((each) => !isWithin(each, value) && namesIn(each.value).has(key))
  );
}
var MOST_TEXTS = 5e3;
function namesIn(reference) {
  if (!reference.includes("/")) return /* @__PURE__ */ new Set([reference]);
  const steps = reference.split(/[#/]/);
  return /* @__PURE__ */ new Set([...steps, ...steps.map((step2) => step2.replaceAll("~1", "/").replaceAll("~0", "~"))]);
}
var isWithin = (node, outer) => node.file === outer.file && node.start >= outer.start && node.end <= outer.end;
var hasAnchor = (definition) => [...walk(definition)].some(
  (node) => entries(node).some(({ key, value }) => ANCHORS.has(key) && value.kind !== "object")
);
var ANCHORS = /* @__PURE__ */ new Set(["$anchor", "$dynamicAnchor", "$id", "$recursiveAnchor", "id"]);

// rules/common/unused-directive.ts
var unused_directive_default = defineRule({
  id: "common/unused-directive",
  summary: "A comment that switches rules off or on does nothing",
  severity: "warning",
  in: "recommended",
  source: {
    document: "toolint",
    section: "suppressions",
    says: "What hides nothing is taken out, so that it cannot hide the next fault.",
    kind: "advice"
  },
  messages: {
    hides: "There is nothing of `{{rule}}` here for `{{word}}` to hide. Take it out: left behind, it would hide the next fault of that kind unseen.",
    hidesAnything: "There is nothing here for `{{word}}` to hide. Take it out: left behind, it would hide the next fault unseen.",
    enables: "`{{rule}}` is not switched off here, so there is nothing to switch on again. Take it out.",
    enablesNothing: "Nothing is switched off here, so there is nothing to switch on again. Take it out.",
    rule: "There is no rule `{{rule}}`{{hint}}, so this hides nothing. Rules are separated by commas, and a reason comes after ` -- `.",
    word: "There is no directive `{{word}}`{{hint}}, so this does nothing. Correct the word, or take the comment out.",
    never: "`{{rule}}` cannot be switched off by a comment. Fix what it finds, or set it in the config."
  },
  byEngine: "file"
});

// rules/gloodata/schema.json
var schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "a Gloodata extension",
  type: "object",
  required: ["ns", "title", "tools"],
  additionalProperties: false,
  properties: {
    $schema: { type: "string" },
    ns: {
      type: "string",
      description: "it is the internal identifier of the extension, and part of the identifier of each tool"
    },
    title: { type: "string", pattern: "\\S", description: "the user interface calls the extension by it" },
    tools: {
      title: "`tools`",
      type: "object",
      description: "it holds what the extension can do, each tool under its identifier",
      additionalProperties: {
        title: "a tool",
        type: "object",
        required: ["title"],
        additionalProperties: false,
        properties: {
          title: { type: "string", pattern: "\\S", description: "people know the tool by it" },
          description: { type: ["string", "null"] },
          schema: {
            title: "`schema`",
            type: "object",
            additionalProperties: false,
            properties: {
              fields: {
                type: "object",
                additionalProperties: {
                  title: "an entry of `schema.fields`",
                  type: "object",
                  required: ["type"],
                  additionalProperties: false,
                  properties: {
                    type: { description: "without it the model cannot know what to give" },
                    description: { type: ["string", "null"] },
                    default: {},
                    enum: { type: "array" },
                    examples: { type: "array" },
                    title: { type: "string" },
                    format: { type: "string" },
                    multiline: { type: "boolean" }
                  }
                }
              }
            }
          },
          ui: {
            title: "`ui`",
            type: "object",
            additionalProperties: false,
            properties: {
              prefix: { type: "string" },
              suffix: { type: "string" },
              args: {
                type: "object",
                additionalProperties: {
                  title: "an entry of `args`",
                  type: "object",
                  additionalProperties: false,
                  properties: {
                    prefix: { type: "string" },
                    suffix: { type: "string" },
                    dtypeName: { type: "string" },
                    dtypeNs: { type: ["string", "null"] },
                    from: { type: "string" }
                  }
                }
              },
              manualUpdate: { type: "boolean" }
            }
          },
          examples: {
            type: "array",
            items: { type: "string", pattern: "\\S", description: "a string that is not empty" }
          },
          contextActions: { type: ["array", "null"] }
        }
      }
    },
    description: { type: ["string", "null"] },
    tagValues: { type: ["object", "null"] },
    handlers: { type: ["array", "null"] },
    dynEnums: {}
  }
};

// rules/gloodata/lib/info.ts
function section(name, says, kind = "MUST") {
  return { document: "Gloodata, Extension Info Schema", section: name, says, kind };
}
var tool = schema_default.properties.tools.additionalProperties;
var EXTENSION = Object.keys(schema_default.properties);
var TOOL = Object.keys(tool.properties);
var UI = Object.keys(tool.properties.ui.properties);
function strangers(object, known) {
  return object.entries.map(({ key }) => key).filter((key) => !known.includes(key));
}
function isMisspelt2(object, field, known) {
  return strangers(object, known).some((key) => fieldMeant(key, known) === field);
}
var TYPES2 = ["string", "integer", "number", "boolean"];
var NONE5 = /* @__PURE__ */ new Set();
function fieldsOf({ node }) {
  return entries(get(node, "schema", "fields"));
}
function fieldNames({ node }) {
  const schema = get(node, "schema");
  const fields = get(schema, "fields");
  if (fields) return fields.kind === "object" && !fields.open ? new Set(keysOf(fields)) : void 0;
  const isEmpty4 = schema ? schema.kind === "object" && !schema.open && schema.entries.length === 0 : !node.open;
  return isEmpty4 && strangers(node, TOOL).length === 0 ? NONE5 : void 0;
}
function keysOf(object) {
  return object.entries.map(({ key }) => key);
}
function argsOf({ node }) {
  const args = get(node, "ui", "args");
  return args?.kind === "object" ? args : void 0;
}
function typeOf(type) {
  const names2 = type?.kind === "array" ? optional(type.items) : [text(type)];
  return names2.length === 1 ? TYPES2.find((each) => each === names2[0]) : void 0;
}
function optional(types) {
  const names2 = types.map(text);
  const others = names2.filter((name) => name !== "null");
  return names2.length === 2 && others.length === 1 ? others : [];
}
function fieldsElsewhere(manifest) {
  return manifest.derive(find);
}
var find = ({ tools }) => tools.flatMap(({ node }) => inTool(node) ?? []);
function inTool(tool5) {
  const schema = entry(tool5, "schema");
  if (schema) return inSchema(tool5, schema);
  if (has(tool5, "schema") !== "no" || isMisspelt2(tool5, "schema", ["schema"])) return void 0;
  for (const key of NAMES2) {
    const at2 = entry(tool5, key);
    const fields = at2 && (areFields(at2.value) ? at2.value : innerFields(at2.value)?.value);
    if (!at2 || fields?.kind !== "object") continue;
    return { tool: tool5, at: at2, where: `\`${key}\` of the tool`, fields, isAlone: isAlone(at2.value, fields) };
  }
  return void 0;
}
var NAMES2 = ["fields", "properties", "inputSchema", "input_schema", "parameters", "args"];
function inSchema(tool5, schema) {
  const { value } = schema;
  if (value.kind !== "object" || has(value, "fields") !== "no" || isMisspelt2(value, "fields", ["fields"]))
    return void 0;
  if (areFields(value)) return { tool: tool5, at: schema, where: "`schema` itself", fields: value, isAlone: true };
  const inner = innerFields(value);
  if (inner?.value.kind !== "object") return void 0;
  const where = `\`schema.${inner.key}\``;
  return { tool: tool5, at: inner, where, fields: inner.value, isAlone: isAlone(value, inner.value) };
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
var KNOWN = /* @__PURE__ */ new Set([...TYPES2, "array", "object"]);
function isAlone(holder, fields) {
  return holder === fields || entries(holder).every(({ key, value }) => value === fields || key === "type");
}
var MOST_HINTS = 100;
function meantBy2(words, known) {
  const meant = /* @__PURE__ */ new Map();
  const unknown2 = new Set(words.filter((word) => !known.has(word)));
  for (const word of [...unknown2].slice(0, MOST_HINTS)) {
    const name = near(word, known);
    if (name !== void 0) meant.set(word, name);
  }
  return meant;
}

// rules/gloodata/lib/stated-default.ts
var ANNOUNCES = /\bdefaults?(?: value)?(?: ?[:=] ?| to | is | of )/giu;
var LISTED = /[,(;]\s?(?:default (?<after>-?\d{1,15}(?:\.\d{1,15})?|true|false)|(?<before>-?\d{1,15}(?:\.\d{1,15})?|true|false) by default)(?=\s?(?:[,);](?!\d)|\.?$|\.\s))/iu;
var NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?(?![\w%°]|\.\d|-\d)/u;
var BOOLEAN = /^(?:true|false)\b/iu;
var QUOTED = /^(?:"([^"\n]{1,80})"|'([^'\n]{1,80})'|`([^`\n]{1,80})`|“([^”\n]{1,80})”)/u;
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
  const quoted2 = QUOTED.exec(rest);
  const value = quoted2 ? quoted2.slice(1).find((each) => each !== void 0) : loneWord(rest);
  if (value === void 0 || !quoted2 && NO_LITERALS.has(value.toLowerCase())) return void 0;
  const choice = choices.find((each) => each.toLowerCase() === value.toLowerCase());
  if (choices.length > 0 && choice === void 0) return void 0;
  return { value: choice ?? value, length: quoted2?.[0].length ?? value.length };
}
var KEYWORDS2 = new Set(
  `$anchor $defs $dynamicAnchor $dynamicRef $id $recursiveAnchor $recursiveRef $ref $schema $vocabulary
  additionalItems additionalProperties allOf anyOf const contains contentEncoding contentMediaType contentSchema
  default definitions dependencies dependentRequired dependentSchemas deprecated description else enum examples
  exclusiveMaximum exclusiveMinimum format if items maxContains maxItems maxLength maxProperties maximum
  minContains minItems minLength minProperties minimum multipleOf not oneOf pattern patternProperties prefixItems
  properties propertyNames readOnly required then title type unevaluatedItems unevaluatedProperties uniqueItems
  writeOnly`.split(/\s+/)
);
function isKeyword(key) {
  return KEYWORDS2.has(key);
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
      const key = plain2(example.node.value);
      const first2 = firsts.get(key);
      if (!first2) firsts.set(key, example);
      else if (first2.node !== example.node) yield problem2(example, first2);
    }
  }
});
function examplesOf(tool5) {
  const list2 = get(tool5.node, "examples");
  if (list2?.kind !== "array") return [];
  return list2.items.filter(isText2).map((node) => ({ tool: tool5, list: list2, node }));
}
var isText2 = (node) => node.kind === "string" && node.value.trim() !== "";
var plain2 = (prompt) => prompt.trim().replace(/\s+/g, " ").toLowerCase();
function problem2({ tool: tool5, list: list2, node }, first2) {
  const related = [{ at: first2.node, note: "The first one." }];
  if (tool5 !== first2.tool) return { at: node, message: "other", data: { tool: first2.tool.label ?? "" }, related };
  const edits = [{ op: "remove", from: list2, child: node }];
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
      if (has(node, "examples") === "no" && !isMisspelt2(node, "examples", TOOL))
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
      yield problem3(type);
    }
  }
});
function problem3(type) {
  const name = text(type);
  if (name === void 0) return { at: type, message: "unsupported", data: { found: shown(type) } };
  const meant = lookUp(name.toLowerCase()) ?? near(name, TYPES2);
  return meant === void 0 ? { at: type, message: "unsupported", data: { found: name } } : { at: type, message: "meant", data: { found: name, meant } };
}
function lookUp(name) {
  return Object.hasOwn(ALIASES, name) ? ALIASES[name] : void 0;
}
function shown(type) {
  if (type.kind === "object") return "{ \u2026 }";
  const names2 = type.kind === "array" ? type.items.map((each) => text(each) ?? each.kind) : void 0;
  return names2 ? `[${names2.join(", ")}]` : "value" in type ? String(type.value) : type.kind;
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
function moving({ tool: tool5, at: at2, fields, isAlone: isAlone2 }) {
  if (!isAlone2) return void 0;
  const title = "Move them into `schema.fields`";
  const value = { fields: asWritten(fields) };
  const schema = tool5.entries.find(({ key }) => key === "schema");
  if (schema) return { title, safe: false, edits: [{ op: "set", node: schema.value, value }] };
  return {
    title,
    safe: false,
    edits: [
      { op: "rename", entry: at2, key: "schema" },
      { op: "set", node: at2.value, value }
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
    for (const tool5 of entries(get(root, "tools"))) {
      const message = faultOf(tool5.key);
      if (message) yield { at: tool5, message, data: { id: tool5.key } };
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
    for (const tool5 of tools) {
      const names2 = fieldNames(tool5);
      for (const arg of entries(argsOf(tool5))) {
        const isField4 = names2?.has(arg.key) ?? true;
        if (isField4 && isIndex(arg.key)) yield { at: arg, message: "moved", data: { name: arg.key } };
      }
    }
  }
});
function isIndex(key) {
  return /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) <= LAST_INDEX;
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
    for (const tool5 of tools) {
      const ui = get(tool5.node, "ui");
      const args = argsOf(tool5);
      const names2 = fieldNames(tool5);
      if (!names2) continue;
      if (args) yield* leftOut(names2, args).map((name) => missing(name, args));
      else if (ui?.kind === "object" && names2.size > 0 && has(ui, "args") === "no" && !isMisspelt2(ui, "args", UI)) {
        const strays2 = ui.entries.filter(({ key }) => names2.has(key) && !UI.includes(key));
        yield strays2.length > 0 ? unwrapped(strays2) : none([...names2], ui);
      }
    }
  }
});
function leftOut(names2, args) {
  const meantNames = meantBy2(keysOf(args), names2);
  const meant = new Set(meantNames.values());
  return [...names2].filter((name) => has(args, name) === "no" && !meant.has(name));
}
function missing(name, args) {
  const edits = [{ op: "add", to: args, key: name, value: { prefix: name } }];
  return { at: lack(args), message: "missing", data: { name }, fix: { title: `Add \`${name}\``, safe: false, edits } };
}
function unwrapped(strays2) {
  const [first2, ...others] = strays2;
  return {
    at: first2,
    message: "unwrapped",
    data: { name: first2.key },
    related: alsoHere(others),
    covers: strays2.flatMap((stray) => [stray, stray.value])
  };
}
function none(names2, ui) {
  const value = Object.fromEntries(names2.map((name) => [name, { prefix: name }]));
  const edits = [{ op: "add", to: ui, key: "args", value }];
  return {
    at: lack(ui),
    message: "none",
    data: { names: names2.join(", ") },
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
    for (const tool5 of tools) {
      const args = argsOf(tool5);
      const names2 = fieldNames(tool5);
      if (!args || !names2) continue;
      if (names2.size === 0 && args.entries.length > 1) {
        yield none2(args);
        continue;
      }
      const meantNames = meantBy2(keysOf(args), names2);
      for (const arg of args.entries) {
        if (names2.has(arg.key)) continue;
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
  const [first2, ...others] = entries2;
  return {
    at: first2,
    message: "none",
    data: { name: first2.key, others: others.length },
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
      else if (ui?.kind === "object" && has(ui, "prefix") === "no" && !isMisspelt2(ui, "prefix", UI))
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
      for (const [first2, at2] of repeated(facts)) {
        yield { at: at2, message: "shared", data: { ns: at2.key }, related: [{ at: first2, note: "The first one." }] };
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
    const unknown2 = tools.flatMap((tool5) => entries(argsOf(tool5))).flatMap(({ value: arg }) => {
      const name = get(arg, "dtypeName");
      return name?.kind !== "string" || sets.has(name.value) || isElsewhere(arg, root) ? [] : name;
    });
    if (sets.size === 0 && unknown2.length > 1) {
      const [first2, ...others] = unknown2;
      const more = others.length === 1 ? "1 more argument names" : `${others.length} more arguments name`;
      const related = others.map((at2) => ({ at: at2, note: `\`${at2.value}\`, too.` }));
      yield { at: first2, message: "none", data: { name: first2.value, others: more }, related };
      return;
    }
    const meantNames = meantBy2(
      unknown2.map(({ value }) => value),
      sets
    );
    for (const name of unknown2) {
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
  if (!sets) return root.open || isMisspelt2(root, "tagValues", EXTENSION) ? void 0 : /* @__PURE__ */ new Set();
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
  (manifest) => fieldsElsewhere(manifest).flatMap(({ at: at2, fields }) => [at2, ...fields.entries])
);

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

// rules/mcp/schema.json
var schema_default2 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  properties: {
    tools: { type: "array", items: { $ref: "#/$defs/tool" } },
    resources: { type: ["array", "null"], items: { $ref: "#/$defs/resource" } },
    nextCursor: { type: ["string", "null"] }
  },
  if: { type: "object", required: ["resources"], properties: { resources: { type: "array" } } },
  else: {
    title: "a list of MCP tools or resources",
    type: "object",
    required: ["tools"],
    properties: { tools: { description: "without it or `resources` nothing is listed" } }
  },
  $defs: {
    tool: {
      title: "an MCP tool",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      properties: {
        $schema: {},
        name: { type: "string", description: "clients call the tool by it" },
        title: { type: "string" },
        description: { type: "string" },
        inputSchema: {},
        outputSchema: { type: "object" },
        annotations: { type: "object", properties: { title: { type: "string" } } },
        _meta: { type: "object" },
        icons: {
          type: "array",
          items: {
            title: "an icon",
            type: "object",
            required: ["src"],
            additionalProperties: false,
            properties: {
              src: { type: "string", description: "clients load the image from there" },
              mimeType: { type: "string" },
              sizes: { type: "array", items: { type: "string" } },
              theme: { enum: ["light", "dark"] }
            }
          }
        },
        execution: {
          type: "object",
          properties: { taskSupport: { enum: ["required", "optional", "forbidden"] } }
        },
        securitySchemes: { type: "array" }
      }
    },
    resource: {
      if: { type: "object", required: ["uri"], properties: { uri: {} } },
      then: {
        title: "an MCP resource",
        type: "object",
        additionalProperties: false,
        properties: {
          uri: { type: "string" },
          name: { type: "string" },
          title: { type: "string" },
          description: { type: "string" },
          mimeType: { type: "string" },
          size: { type: "number" },
          annotations: {
            type: "object",
            properties: {
              audience: { type: "array", items: { enum: ["user", "assistant"] } },
              priority: { description: "a number from 0 to 1", type: "number", minimum: 0, maximum: 1 },
              lastModified: { type: "string" }
            }
          },
          _meta: { type: "object" },
          icons: {
            type: "array",
            items: {
              title: "an icon",
              type: "object",
              required: ["src"],
              additionalProperties: false,
              properties: {
                src: { type: "string", description: "clients load the image from there" },
                mimeType: { type: "string" },
                sizes: { type: "array", items: { type: "string" } },
                theme: { enum: ["light", "dark"] }
              }
            }
          },
          url: { $comment: "Some have one beside the uri: it is no slip." }
        }
      }
    }
  }
};

// rules/mcp/lib/listing.ts
function listingOf(manifest) {
  return manifest.derive(ofRoot);
}
var ofRoot = ({ root }) => listing(root);
function listing(root) {
  const answer = answerIn(root);
  return {
    answer,
    tools: objects(get(answer, "tools")),
    functions: objects(get(answer, "functions")),
    resources: objects(get(answer, "resources"))
  };
}
function answerIn(root) {
  const held = heldIn(root);
  if (isLoneTool(held)) return holding(held, { tools: [held] });
  if (held.kind !== "array") return held;
  const isOther3 = (each) => !isOnlyResource(each);
  return holding(held, { tools: held.items.filter(isOther3), resources: held.items.filter(isOnlyResource) });
}
function mayBeListing(root, isNamed) {
  const held = heldIn(root);
  if (held.kind !== "array") return isNamed || !isLoneTool(held);
  return isNamed || held.items.filter(isPlainTool).length * 2 > held.items.length;
}
var isBare = (root) => heldIn(root).kind === "array";
function isTool(node) {
  const isOthers = isOtcInCamelCase(node) || isOfBedrock(get(node, "inputSchema"));
  return has(node, "name") === "yes" && has(node, "inputSchema") === "yes" && !isOthers;
}
function isNameless(node) {
  const input = get(node, "inputSchema");
  return input?.kind === "object" && !isOfBedrock(input) && has(node, "name") === "no";
}
function isOfBedrock(input) {
  return input?.kind === "object" && input.entries.length === 1 && get(input, "json")?.kind === "object";
}
function heldIn(root) {
  const result = get(root, "result");
  const hasLists = (node) => LISTS.some((list2) => get(node, list2)?.kind === "array");
  return result && (entry(root, "jsonrpc") || hasLists(result) && !hasLists(root)) ? result : root;
}
var LISTS = ["tools", "resources"];
function isLoneTool(node) {
  return (isTool(node) || isNameless(node) || has(node, "name") === "yes" && hasMisspeltSchema(node)) && ["tools", "functions", "resources"].every((list2) => has(node, list2) === "no");
}
function isPlainTool(node) {
  const input = get(node, "inputSchema");
  if (node.kind !== "object") return false;
  const [note, ...others] = node.entries.filter(({ key, value }) => !TOOL_FIELDS.has(key) && value.kind !== "null");
  return text(get(node, "name")) !== void 0 && text(get(node, "description")) !== void 0 && (text(get(input, "type")) === "object" || get(input, "properties")?.kind === "object") && others.length === 0 && note?.value.kind !== "object" && note?.value.kind !== "array";
}
function isOnlyResource(node) {
  return has(node, "uri") === "yes" && has(node, "inputSchema") === "no";
}
function holding(held, lists) {
  const { start, end, open } = held;
  const entries2 = Object.entries(lists).map(([key, items2]) => {
    return { start, end, key, value: { start, end, kind: "array", items: items2, open } };
  });
  return { start, end, kind: "object", entries: entries2, open };
}
function objects(list2) {
  return list2?.kind === "array" ? list2.items.filter((item) => item.kind === "object") : NONE6;
}
var NONE6 = [];
var NAMES3 = Object.keys(schema_default2.$defs.tool.properties);
var TOOL_FIELDS = new Set(NAMES3);
function lacksField(tool5, field) {
  return has(tool5, field) === "no" && !meantAs(tool5, field);
}
function meantAs(tool5, field) {
  return entries(tool5).find(({ key }) => !TOOL_FIELDS.has(key) && fieldMeant(key, NAMES3) === field);
}
function hasMisspeltSchema(node) {
  return entries(node).some(({ key, value }) => value.kind === "object" && meansInputSchema(key)) && entries(node).every(({ key }) => TOOL_FIELDS.has(key) || isNearField(key));
}
function meansInputSchema(key) {
  const mayMean = /inp|put|sch|ema/i.test(key) && !key.includes("_") && !TOOL_FIELDS.has(key);
  return mayMean && fieldMeant(key, NAMES3) === "inputSchema";
}
var isNearField = (key) => near(key, TOOL_FIELDS) !== void 0;
function toolsIn(root) {
  const { answer, tools, functions } = listing(root);
  const list2 = get(answer, "tools") ?? root;
  return [...tools, ...functions].map((each) => tool2(each, list2));
}
function tool2(node, list2) {
  const name = entry(node, "name");
  return {
    node,
    name,
    label: text(name?.value),
    description: entry(node, "description"),
    group: node.group ?? list2,
    schemas: [...schemaOf(node, "inputSchema", "input"), ...schemaOf(node, "outputSchema", "output")]
  };
}
function schemaOf(node, key, role) {
  const found = entry(node, key);
  return found ? [{ role, entry: found, node: found.value, shape: "schema" }] : [];
}
function wordsOf(name) {
  return name.slice(0, 200).replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z\d]/).filter((word) => word !== "");
}
function section2(name, says, kind = "MUST") {
  return { document: "Model Context Protocol, revision 2026-07-28", section: name, says, kind };
}
function sdk(says) {
  return { document: "MCP TypeScript SDK, versions 1 and 2", section: "Server", says, kind: "MUST" };
}
var URI_FIELDS = /* @__PURE__ */ new Set([
  "uri",
  "outputTemplate",
  "resourceUri",
  "openai/outputTemplate",
  "ui/resourceUri",
  "openai/widgetDomain",
  "connect_domains",
  "resource_domains",
  "frame_domains",
  "redirect_domains",
  "base_uri_domains",
  "connectDomains",
  "resourceDomains",
  "frameDomains",
  "redirectDomains",
  "baseUriDomains"
]);
var noQuotesForUris = (rule) => ({
  ...rule,
  *check(manifest, context) {
    for (const problem6 of rule.check(manifest, context)) {
      const isOdd = "kind" in problem6.at && problem6.at.kind === "number" && URI_FIELDS.has(String(problem6.data?.["field"]));
      yield isOdd ? { ...problem6, data: { ...problem6.data, advice: "" } } : problem6;
    }
  }
});

// rules/mcp/lib/registrations.ts
function isMisplacedSchema(registration) {
  return misplaced(registration, "inputSchema") !== void 0 || converted2(registration, "inputSchema") !== void 0;
}
function misplaced(registration, key) {
  const isWritten2 = isGivenToSdk(registration) && natureOf(registration, key) === "json-schema";
  return isWritten2 ? given(registration, key) : void 0;
}
function isWholeForTool({ api, sdk: sdk2, schema }) {
  return api === "tool" && sdk2 === "v1" && schema?.is === "zod";
}
function straysIn(registration) {
  if (!isGivenToSdk(registration)) return [];
  return ["inputSchema", "outputSchema"].flatMap((key) => {
    const { strays: strays2 = [] } = schemaOf2(registration, key) ?? {};
    const properties = get(registration.tool, key, "properties");
    return strays2.flatMap((name) => entry(properties, name) ?? []);
  });
}
var isGivenToSdk = ({ api, sdk: sdk2 }) => sdk2 !== void 0 && (api === "registerTool" || api === "registerAppTool" || api === "tool");
var isZodForSdk = (registration) => isGivenToSdk(registration) && registration.schema?.is === "zod";
function converted2(registration, key) {
  if (!isGivenToSdk(registration) || registration.sdk !== "v1") return void 0;
  const schema = entry(registration.tool, key);
  const isConverted = schema?.value.kind === "object" && schema.value.open && isMadeByCall(schema.value);
  return isConverted && natureOf(registration, key) === "unknown" ? schema : void 0;
}
function servedZod(registration, key) {
  if (registration.api !== "list") return void 0;
  const is = natureOf(registration, key);
  if (is === "zod" || is === "shape") return given(registration, key);
  return schemaOf2(registration, key)?.holdsZod ? get(registration.tool, key, "properties") : void 0;
}
function promisesData(registration, { code }) {
  const isServed = isGivenToSdk(registration) || registration.sdk !== void 0 && registration.api === "list";
  return isServed && (registration.output?.is ?? "unknown") !== "unknown" && !isOfFramework(code);
}
var natureOf = (registration, key) => schemaOf2(registration, key)?.is;
var schemaOf2 = ({ schema, output }, key) => key === "inputSchema" ? schema : output;
function isMadeByCall(schema) {
  const type = entry(schema, "type");
  return type?.value.kind === "string" && type.start === type.value.start && type.file === type.value.file;
}
function given(registration, key) {
  const schema = schemaOf2(registration, key);
  const inTool2 = get(registration.tool, key);
  return inTool2 && inTool2.start === schema.start && inTool2.file === schema.file ? inTool2 : schema;
}
function isTakenByOthers(tool5, manifest) {
  return manifest.derive(placesOfOthers).has(tool5.start);
}
function fieldsOfOthers(manifest) {
  return manifest.derive(findFieldsOfOthers);
}
function findFieldsOfOthers(manifest) {
  const tools = listingOf(manifest).tools.filter((tool5) => isTakenByOthers(tool5, manifest));
  return new Set(tools.flatMap(({ entries: entries2 }) => entries2));
}
function placesOfOthers({ code }) {
  const isFramework = isOfFramework(code);
  const isOthers = ({ api }) => api === "literal" || isFramework && api !== "list";
  const starts = (some) => some.flatMap(({ tool: tool5 }) => tool5 ? [tool5.start] : []);
  const others = new Set(starts(code.registrations.filter(isOthers)));
  for (const start of starts(code.registrations.filter((each) => !isOthers(each)))) others.delete(start);
  return others;
}
var FRAMEWORKS = /^(fastmcp|frontmcp|@frontmcp\/.*|mcp-framework|mcp-lite|mcp-use|skybridge|xmcp)(\/|$)/;
var isOfFramework = ({ imports }) => imports.some((name) => FRAMEWORKS.test(name));
function isFailure(answer) {
  const flag = get(answer, "isError");
  return flag !== void 0 && !(flag.kind === "boolean" && !flag.value);
}
var HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
function hintMeant({ key, value }) {
  const whole = `${key.replace(/[-_]/g, "")}hint`.toLowerCase();
  return value.kind === "boolean" ? HINTS.find((hint2) => hint2.toLowerCase() === whole) : void 0;
}
function annotationsOf(tool5) {
  const own2 = get(tool5, "annotations");
  return [
    ...entries(own2).filter(({ key }) => key !== "openai"),
    ...entries(get(own2, "openai")).filter(({ key }) => HINTS.includes(key))
  ];
}
function trueHint(tool5, hint2) {
  return annotationsOf(tool5).find(({ key, value }) => key === hint2 && value.kind === "boolean" && value.value);
}
function hintsOn(tool5, manifest) {
  const hints = tool5.entries.filter(({ key }) => HINTS.includes(key));
  if (hints.length === 0 || has(tool5, "annotations") === "unknown" || isTakenByOthers(tool5, manifest)) return [];
  const annotations = get(tool5, "annotations");
  const isMissing2 = (hint2) => [annotations, get(annotations, "openai")].every((holder) => has(holder, hint2) === "no");
  return hints.filter(({ key }) => isMissing2(key));
}
function hasAppMetadata(tool5) {
  const keys = entries(get(tool5, "_meta")).map(({ key }) => key);
  return get(tool5, "annotations", "openai") !== void 0 || keys.some((key) => /^(openai\/|ui$|ui\/)/.test(key));
}
var NAMES4 = /* @__PURE__ */ new Set(["schema", "parameters", "input"]);
function otherNames(manifest) {
  return manifest.derive(find2);
}
function find2(manifest) {
  const called = new Set(
    manifest.code.registrations.filter(({ api }) => CALLS.has(api)).map(({ tool: tool5 }) => tool5?.start)
  );
  return listingOf(manifest).tools.flatMap((tool5) => {
    if (isTakenByOthers(tool5, manifest)) return [];
    const isCalled = called.has(tool5.start);
    if (has(tool5, "inputSchema") !== "no" && !isCalled) return [];
    const isSchema3 = ({ key, value }) => NAMES4.has(key) && (value.kind === "object" || value.kind === "unknown");
    return tool5.entries.filter(isSchema3).map((each) => ({ tool: tool5, entry: each, isAsZod: !isCalled || !isWritten(each) }));
  });
}
var CALLS = /* @__PURE__ */ new Set(["registerTool", "registerAppTool"]);
var isWritten = ({ value }) => text(get(value, "type")) !== void 0 && !isMadeByCall(value);
function move(entry2, from, to, into, key) {
  const target = get(to, into);
  if (target && target.kind !== "object") return void 0;
  if (!target && !lacksField(to, into)) return void 0;
  if (target && entries(target).some((each) => each.key === key)) return void 0;
  const value = asWritten(entry2.value);
  return {
    title: `Move it into \`${into}\``,
    safe: true,
    edits: [
      { op: "remove", from, child: entry2 },
      target ? { op: "add", to: target, key, value } : { op: "add", to, key: into, value: { [key]: value } }
    ]
  };
}
function rename(entry2, key) {
  return { title: `Rename it to \`${key}\``, safe: true, edits: [{ op: "rename", entry: entry2, key }] };
}

// rules/mcp/annotation-conflict.ts
var annotation_conflict_default = defineRule({
  id: "mcp/annotation-conflict",
  summary: "A tool that is said to be read-only and destructive",
  severity: "warning",
  in: "recommended",
  source: section2(
    "Tools, Tool Annotations",
    "destructiveHint means something only where readOnlyHint is not true.",
    "SHOULD"
  ),
  messages: {
    both: "A tool that only reads cannot destroy anything: clients ignore this hint, and may skip the confirmation that it asks for. Remove one of the two."
  },
  *check(manifest) {
    for (const tool5 of listingOf(manifest).tools) {
      const readOnly = trueHint(tool5, "readOnlyHint");
      const destructive = trueHint(tool5, "destructiveHint");
      if (readOnly && destructive)
        yield { at: destructive, message: "both", related: [{ at: readOnly, note: "The other one." }] };
    }
  }
});

// rules/mcp/lib/schema.ts
function isPropertyMap(schema) {
  return schema.entries.length > 0 && !schema.open && schema.entries.every(isProperty);
}
function holdsProperties(schema) {
  if (schema.open || has(schema, "properties") === "yes" || !schema.entries.some(isProperty)) return false;
  return schema.entries.every((each) => isProperty(each) || isKeyword2(each));
}
function isProperty(each) {
  return mayBeProperty(each) && TELLING.some((keyword) => isTold(each.value, keyword));
}
function mayBeProperty(each) {
  return each.value.kind === "object" && !each.key.startsWith("x-") && !isKeyword2(each);
}
var TELLING = ["type", "$ref", "enum", "allOf", "anyOf", "oneOf"];
function isTold(schema, keyword) {
  const value = get(schema, keyword);
  return value !== void 0 && SHAPES[KEYWORDS.get(keyword)].fits(value);
}
function isKeyword2({ key, value }) {
  const shape = KEYWORDS.get(key);
  return shape !== void 0 && SHAPES[shape].fits(value);
}
var COMPOSED = ["$ref", "allOf", "anyOf", "oneOf", "if"];
var isComposed2 = (schema) => COMPOSED.some((key) => has(schema, key) !== "no");
var isChoice = (schema) => ["anyOf", "oneOf"].some((key) => get(schema, key)?.kind === "array");
function isResolvedElsewhere(schema) {
  const reference = entry(schema, "$ref")?.value;
  return reference !== void 0 && !text(reference)?.startsWith("#");
}
var mayBeObject = (type) => items(type).some((each) => text(each) === "object");
function mayBeShape(schema) {
  return schema.entries.some(({ value }) => value.kind === "unknown") && !isJsonSchema(schema);
}
function isJsonSchema(schema) {
  return ["properties", "$schema", "$defs"].some((key) => has(schema, key) === "yes") || text(get(schema, "type")) !== void 0 || areStrings(get(schema, "required"));
}
function areStrings(list2) {
  return list2?.kind === "array" && items(list2).every(({ kind }) => kind === "string");
}
function unset(manifest) {
  return manifest.derive(find3);
}
function find3(manifest) {
  if (entry(manifest.root, "jsonrpc")) return /* @__PURE__ */ new Set();
  const dumped = listingOf(manifest).tools.filter(isDumped);
  return new Set(
    dumped.flatMap((tool5) => [...nulls(tool5, OFTEN_NULL), ...nulls(get(tool5, "annotations"), ANNOTATIONS)])
  );
}
var isDumped = (tool5) => nulls(tool5, OFTEN_NULL).length > 1;
var nulls = (node, keys) => entries(node).flatMap(({ key, value }) => value.kind === "null" && keys.includes(key) ? [value] : []);
var OFTEN_NULL = ["title", "outputSchema", "annotations", "_meta", "meta", "icons", "execution", "securitySchemes"];
var ANNOTATIONS = ["title", ...HINTS];
function isMeantAsListing(root) {
  const answer = answerIn(root);
  const tools = get(answer, "tools");
  if (!entries(answer).every(({ key }) => ANSWER.has(key))) return false;
  if (tools?.kind === "object") return isMapOfTools(tools);
  if (tools?.kind !== "array" || tools.items.length === 0 || !tools.items.every(mayBeTool)) return false;
  return !isBare(root) && tools.items.every(isPlain2) || tools.items.some(isSurelyTool);
}
function isMapOfTools({ entries: tools, open }) {
  const isNamedTool = ({ key, value }) => isTool(value) && text(get(value, "name")) === key && entries(value).every(isField2);
  return !open && tools.length > 0 && tools.every(isNamedTool);
}
var ANSWER = /* @__PURE__ */ new Set(["tools", "resources", "nextCursor", "_meta", "$schema"]);
function mayBeTool(node) {
  return (text(get(node, "name")) !== void 0 || isNameless(node)) && entries(node).every(isField2);
}
var isField2 = ({ key }) => TOOL_FIELDS.has(key) || isNearField(key);
var hasHints = (node) => entries(get(node, "annotations")).some(({ key }) => HINTS.includes(key));
var isSurelyTool = (node) => hasHints(node) || isNameless(node) || hasMisspeltSchema(node);
function isPlain2(node) {
  return text(get(node, "description")) !== void 0 && entries(node).every(({ key }) => TEXTS.has(key));
}
var TEXTS = /* @__PURE__ */ new Set(["name", "title", "description"]);

// rules/mcp/annotation-type.ts
var KNOWN2 = /* @__PURE__ */ new Set([...HINTS, "title", "openai", "audience", "priority", "lastModified"]);
var annotation_type_default = defineRule({
  id: "mcp/annotation-type",
  summary: "A hint that is no boolean, is misspelt, or stands outside `annotations`",
  severity: "error",
  in: "recommended",
  source: section2("Tools, Tool Annotations", "The hints are booleans with fixed names."),
  fixable: "safe",
  messages: {
    type: "`{{key}}` must be true or false. Clients refuse the tool, or take the hint as not given.",
    misspelt: "There is no annotation `{{key}}`, so clients ignore it; did you mean `{{meant}}`?",
    misplaced: "Clients read `{{key}}` from `annotations`, and here it stands in the tool itself, where it does nothing. Move it."
  },
  *check(manifest) {
    const unsetValues = unset(manifest);
    for (const tool5 of listingOf(manifest).tools) {
      for (const each of annotationsOf(tool5)) {
        const { key, value } = each;
        const isOdd = value.kind !== "boolean" && value.kind !== "unknown" && !unsetValues.has(value);
        if (HINTS.includes(key) && isOdd) {
          yield { at: value, message: "type", data: { key }, fix: asBoolean(each) };
        }
      }
      for (const each of hasAppMetadata(tool5) ? [] : hintsOn(tool5, manifest)) {
        const fix = move(each, tool5, tool5, "annotations", each.key);
        yield { at: each, message: "misplaced", data: { key: each.key }, fix };
      }
      const annotations = get(tool5, "annotations");
      for (const each of entries(annotations)) {
        const isForOthers = isTakenByOthers(tool5, manifest);
        const meant = KNOWN2.has(each.key) ? void 0 : near(each.key, HINTS) ?? (isForOthers ? void 0 : hintMeant(each));
        if (meant === void 0) continue;
        const isFree = has(annotations, meant) === "no";
        yield {
          at: each,
          message: "misspelt",
          data: { key: each.key, meant },
          fix: isFree ? rename(each, meant) : void 0
        };
      }
    }
  }
});
function asBoolean({ key, value }) {
  const text2 = value.kind === "string" ? value.value.toLowerCase() : "";
  if (text2 !== "true" && text2 !== "false") return void 0;
  return {
    title: `Set \`${key}\` to ${text2}`,
    safe: true,
    edits: [{ op: "set", node: value, value: text2 === "true" }]
  };
}

// rules/mcp/description-missing.ts
var description_missing_default = defineRule({
  id: "mcp/description-missing",
  summary: "A tool without a description",
  severity: "warning",
  in: "recommended",
  source: section2("Tools, Tool", "The description is what a model understands a tool by.", "SHOULD"),
  messages: {
    missing: "This tool has no `description`, and a model decides by it when to call the tool. Say what it does and when to use it.",
    misspelt: "`{{key}}` is no field of a tool, so this tool has no `description`, and a model decides by it when to call the tool; did you mean `description`?"
  },
  *check(manifest) {
    for (const tool5 of listingOf(manifest).tools) {
      if (has(tool5, "description") !== "no" || isForAppOnly(tool5)) continue;
      const wrong = isTakenByOthers(tool5, manifest) ? meantAs(tool5, "description") : void 0;
      if (wrong && MAY_BE_TEXT.has(wrong.value.kind))
        yield { at: wrong, message: "misspelt", data: { key: wrong.key } };
      else yield { at: lack(tool5, "description"), message: "missing" };
    }
  }
});
var MAY_BE_TEXT = /* @__PURE__ */ new Set(["string", "unknown"]);

// rules/mcp/field-type.ts
var structural2 = noQuotesForUris(
  fieldType("mcp", section2("Tools, Tool", "Each field of a tool has one type.", "MUST"))
);
var field_type_default2 = defineRule({
  ...structural2,
  *check(manifest, context) {
    const unsetValues = unset(manifest);
    const others = wordsOfOthers(manifest);
    for (const problem6 of structural2.check(manifest, context)) {
      if (!unsetValues.has(problem6.at) && !others.has(problem6.at)) yield problem6;
    }
  }
});
function wordsOfOthers(manifest) {
  const outputs = listingOf(manifest).tools.flatMap(
    (tool5) => isTakenByOthers(tool5, manifest) ? get(tool5, "outputSchema") ?? [] : []
  );
  return new Set(outputs.filter(({ kind }) => kind === "string"));
}

// rules/mcp/handler-signature.ts
var handler_signature_default = defineRule({
  id: "mcp/handler-signature",
  summary: "A handler registered in a way that its version of the SDK does not know",
  severity: "error",
  in: "recommended",
  source: sdk(
    "setRequestHandler takes a schema object in version 1 and a method name in version 2, which has no tool(). Its handler is given a request with what was sent in `params`."
  ),
  messages: {
    method: "Version 1 of the SDK throws on a method name. Pass {{instead}}.",
    schema: "Version 2 of the SDK throws on a schema object. Pass the name of the method as a string, {{method}}.",
    object: "Version {{version}} of the SDK throws on an object that only names the method. Pass {{instead}}.",
    params: "A request holds `{{key}}` in its `params`, so this one is always undefined, and each call fails. Take it from there: `({ params }) => \u2026`.",
    second: "Version 1 of the SDK takes an empty object here for a second shape, and then this object for the handler, so each call of the tool fails. Remove it.",
    tool: "Version 2 of the SDK has no `tool()`, so this throws when the server starts. Use `registerTool(name, config, handler)`."
  },
  *check({ code }) {
    for (const registration of code.registrations) {
      const { api, sdk: version, handles, method, tool: tool5 } = registration;
      const annotations = get(tool5, "annotations");
      if (api === "tool" && version === "v1" && isEmpty(annotations) && get(tool5, "inputSchema"))
        yield { at: useOf(annotations), message: "second" };
      if (api === "tool" && version === "v2") yield { at: method ?? registration, message: "tool" };
      if (!handles || !version) continue;
      const { name, takes } = handles;
      const misplaced2 = takes.find(({ key }) => PARAMS.get(name)?.includes(key));
      if (misplaced2) yield { at: misplaced2, message: "params", data: { key: misplaced2.key } };
      if (handles.is === "object") {
        const instead = version === "v1" ? schemaOf3(name) : `the name of the method as a string, ${methodOf(name)}`;
        yield { at: handles, message: "object", data: { version: version.slice(1), instead } };
      }
      if (name === "") continue;
      if (version === "v1" && handles.is === "method")
        yield { at: handles, message: "method", data: { instead: schemaOf3(name) } };
      if (version === "v2" && handles.is === "schema")
        yield { at: handles, message: "schema", data: { method: methodOf(name) } };
    }
  }
});
var isEmpty = (node) => node?.kind === "object" && !node.open && node.entries.length === 0;
var PARAMS = /* @__PURE__ */ new Map([
  ["tools/call", ["name", "arguments"]],
  ["resources/read", ["uri"]]
]);
var schemaOf3 = (name) => `the schema object of ${name.includes("/") ? `\`${name}\`` : "the method"}, which \`@modelcontextprotocol/sdk/types.js\` exports`;
var methodOf = (name) => name.includes("/") ? `\`'${name}'\`` : "such as `'tools/list'`";

// rules/mcp/input-schema-object.ts
var input_schema_object_default = defineRule({
  id: "mcp/input-schema-object",
  summary: "An inputSchema that is no JSON Schema of an object",
  severity: "error",
  in: "recommended",
  source: section2("Tools, Tool", "inputSchema is a JSON Schema whose type is object."),
  fixable: "safe",
  messages: {
    missing: 'This tool has no `inputSchema`, and clients refuse the whole list for it. Add one: `{ "type": "object", "properties": {} }` for a tool that takes nothing.',
    typeless: '`inputSchema` has no `type`, and clients refuse the whole list for a schema that is not `"type": "object"`. Add it.',
    composed: '`inputSchema` is made of other schemas and has no `type` beside them, and clients refuse the whole list for a schema that is not `"type": "object"`. Add it, or better describe all parameters in one object: Claude takes no `anyOf`, `oneOf` or `allOf` there.',
    misspelt: '`{{key}}` is no keyword of JSON Schema, and clients refuse the whole list for a schema that is not `"type": "object"`. Write `type`.',
    choice: "Version 1 of the SDK reads the parameters of one object only: of a choice of them it lists a tool that takes nothing. Describe all parameters in one `z.object`.",
    type: 'The `type` of `inputSchema` must be `"object"`: arguments are passed by name, and clients may refuse the whole list. Describe them as its `properties`.',
    direct: 'The parameters stand directly in `inputSchema`, and clients look for them in its `properties`: to a model this tool takes nothing. Put them there, beside `"type": "object"`.',
    property: "`{{key}}` is described by `{{value}}`, which JSON Schema allows and version 1 of the SDK does not: its clients refuse the whole list. Write an object.",
    kind: '`inputSchema` must be a JSON Schema object, and clients refuse the whole list for anything else. Write one: `{ "type": "object", "properties": {} }` for a tool that takes nothing.'
  },
  *check(manifest) {
    const { code } = manifest;
    const startsOf = (is) => new Set(code.registrations.filter(is).map(({ tool: tool5 }) => tool5?.start));
    const registered = startsOf(({ api }) => api !== "list");
    const misplaced2 = startsOf(
      (each) => isMisplacedSchema(each) || isWholeForTool(each) || servedZod(each, "inputSchema") !== void 0
    );
    const zod = new Map(code.registrations.filter(isZodForSdk).map(({ tool: tool5, sdk: sdk2 }) => [tool5?.start, sdk2]));
    for (const tool5 of listingOf(manifest).tools) {
      const schema = entry(tool5, "inputSchema");
      if (!schema) {
        if (has(tool5, "inputSchema") === "no" && !registered.has(tool5.start))
          yield { at: lack(tool5, "inputSchema"), message: "missing" };
        continue;
      }
      const { value } = schema;
      if (value.kind === "unknown" || misplaced2.has(tool5.start)) continue;
      if (value.kind !== "object") {
        yield { at: value, message: "kind" };
        continue;
      }
      if (!registered.has(tool5.start)) yield* booleansIn(value);
      const type = get(value, "type");
      const sdk2 = zod.get(tool5.start);
      if (holdsProperties(value)) {
        if (!isTakenByOthers(tool5, manifest)) yield { at: schema, message: "direct", fix: wrapping(value) };
      } else if (type?.kind === "string" ? type.value !== "object" : type !== void 0 && type.kind !== "unknown") {
        if (sdk2 !== "v2" || !mayBeObject(type)) yield { at: type, message: "type", covers: [type] };
      } else if (has(value, "type") !== "no") {
        continue;
      } else if (sdk2) {
        if (sdk2 === "v1" && isChoice(value)) yield { at: schema, message: "choice" };
      } else if (isComposed2(value)) {
        if (!registered.has(tool5.start) && !isResolvedElsewhere(value))
          yield { at: schema, message: "composed", fix: typing(value) };
      } else if (!mayBeShape(value) && !(value.entries.length === 0 && isTakenByOthers(tool5, manifest))) {
        const slip = entries(value).find(isMeantAsType);
        yield slip ? { at: slip, message: "misspelt", data: { key: slip.key }, fix: renaming(slip) } : { at: schema, message: "typeless", fix: typing(value) };
      }
    }
  }
});
function* booleansIn(schema) {
  for (const { key, value } of entries(get(schema, "properties"))) {
    if (value.kind !== "boolean") continue;
    const object = value.value ? {} : { not: {} };
    const fix = {
      title: `Write \`${JSON.stringify(object)}\``,
      safe: true,
      edits: [{ op: "set", node: value, value: object }]
    };
    yield { at: value, message: "property", data: { key, value: String(value.value) }, fix };
  }
}
var isMeantAsType = ({ key, value }) => near(key, ["type"]) !== void 0 && text(value) === "object";
var renaming = (slip) => ({
  title: "Write `type`",
  safe: true,
  edits: [{ op: "rename", entry: slip, key: "type" }]
});
function typing(schema) {
  if (schema.entries.some(mayBeProperty)) return void 0;
  const type = { op: "add", to: schema, key: "type", value: "object", first: true };
  const takesNothing = !isComposed2(schema) && has(schema, "properties") === "no";
  return {
    title: 'Add `"type": "object"`',
    safe: true,
    edits: takesNothing ? [type, { op: "add", to: schema, key: "properties", value: {} }] : [type]
  };
}
function wrapping(schema) {
  if (text(get(schema, "type")) === "object") return intoProperties(schema, schema.entries.filter(isProperty));
  if (!isPropertyMap(schema)) return void 0;
  return {
    title: "Put the parameters into `properties`",
    safe: true,
    edits: [{ op: "set", node: schema, value: { type: "object", properties: asWritten(schema) } }]
  };
}

// rules/mcp/json-schema-expected.ts
var json_schema_expected_default = defineRule({
  id: "mcp/json-schema-expected",
  summary: "A zod schema in a list that is served as it stands",
  severity: "error",
  in: "recommended",
  source: sdk("What a tools/list handler returns goes to clients as JSON, and a zod object becomes garbage there."),
  messages: {
    zod: "What a `tools/list` handler returns is sent to clients as JSON, and a zod schema becomes something there that no client can read. Convert it: `z.toJSONSchema(schema)`."
  },
  *check({ code }) {
    for (const registration of code.registrations) {
      for (const key of ["inputSchema", "outputSchema"]) {
        const at2 = servedZod(registration, key);
        if (at2) yield { at: useOf(at2), message: "zod" };
      }
    }
  }
});

// rules/mcp/misspelt-field.ts
var structural3 = misspeltField("mcp", section2("Tools, Tool", "The names of the fields of a tool are fixed.", "MUST"));
var misspelt_field_default2 = defineRule({
  ...structural3,
  messages: {
    ...structural3.messages,
    otherName: "`{{key}}` is no field of an MCP tool: the SDK and clients read `inputSchema`, and without it the tool takes no arguments. Rename `{{key}}` to `inputSchema`.",
    besides: "`{{key}}` is no field of an MCP tool and is ignored: what the tool takes stands in `inputSchema`. Remove the one that is wrong."
  },
  *check(manifest, context) {
    const others = fieldsOfOthers(manifest);
    const names2 = otherNames(manifest);
    const told2 = new Set(names2.map(({ entry: entry2 }) => entry2));
    for (const problem6 of structural3.check(manifest, context)) {
      const isRead = others.has(problem6.at) && problem6.message !== "misspeltRequired";
      if (problem6.data?.["key"] === "schema") continue;
      if (!isRead && !told2.has(problem6.at)) yield problem6;
    }
    for (const { entry: entry2, tool: tool5, isAsZod } of names2) {
      const isFree = has(tool5, "inputSchema") === "no";
      yield {
        at: entry2,
        message: isFree ? "otherName" : "besides",
        data: { key: entry2.key },
        ...isFree && { absorbs: [lack(tool5, "inputSchema")] },
        fix: isFree && isAsZod ? rename2(entry2) : void 0
      };
    }
  }
});
var rename2 = (entry2) => ({
  title: `Rename \`${entry2.key}\` to \`inputSchema\``,
  safe: true,
  edits: [{ op: "rename", entry: entry2, key: "inputSchema" }]
});

// rules/mcp/name-format.ts
var LONGEST5 = 128;
var LONGEST_EVERYWHERE = 64;
var name_format_default = defineRule({
  id: "mcp/name-format",
  summary: "A tool name that not every client can call",
  severity: "warning",
  in: "recommended",
  // An invisible character is common/hidden-text's.
  structural: true,
  source: section2("Tools, Tool Names", "A name has 1 to 128 letters, digits, underscores, dashes and dots.", "SHOULD"),
  messages: {
    empty: "The name of this tool is empty, so no client can call it. Name it.",
    blanks: "The name `{{name}}` has a space in it, and clients such as Claude Desktop refuse all tools of a server for one such name. Use letters, digits, `_` and `-`.",
    long: "The name has {{length}} characters, and clients may refuse more than 128. Shorten it.",
    characters: "The name `{{name}}` has `{{char}}` in it, and clients such as Claude Desktop refuse all tools of a server for one such name. Use letters, digits, `_` and `-`.",
    dot: "The name `{{name}}` has a dot in it, which MCP allows and clients such as Claude Desktop do not: they refuse all tools of the server for it. Write `_` in its place.",
    longEverywhere: "The name has {{length}} characters. MCP allows 128 and clients such as Claude Desktop 64: they refuse all tools of the server for it. Shorten it."
  },
  options: {
    schema: {
      type: "object",
      additionalProperties: false,
      properties: {
        names: {
          enum: ["specification", "every-client"],
          description: "Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most"
        }
      }
    },
    defaults: { names: "specification" }
  },
  *check(manifest, { options }) {
    const isForAll = options.names === "every-client";
    for (const tool5 of listingOf(manifest).tools) {
      const name = get(tool5, "name");
      if (name?.kind !== "string" || hasOtherName(tool5, name.value)) continue;
      const { value } = name;
      const { length } = value;
      const bad = /[^A-Za-z0-9_.-]/u.exec(value);
      if (value.trim() === "") yield { at: name, message: "empty" };
      else if (bad && /\s/.test(bad[0])) yield { at: name, message: "blanks", data: { name: value } };
      else if (bad) yield { at: name, message: "characters", data: { name: value, char: bad[0] } };
      else if (length > LONGEST5) yield { at: name, message: "long", data: { length } };
      else if (isForAll && value.includes(".")) yield { at: name, message: "dot", data: { name: value } };
      else if (isForAll && length > LONGEST_EVERYWHERE) yield { at: name, message: "longEverywhere", data: { length } };
    }
  }
});
function hasOtherName(tool5, name) {
  if (NAME.test(name)) return false;
  const words = wordsOf(name).join(" ");
  return tool5.entries.some(({ key, value }) => {
    const other = TOOL_FIELDS.has(key) ? void 0 : text(value);
    return other !== void 0 && NAME.test(other) && (NAMING.has(key) || wordsOf(other).join(" ") === words);
  });
}
var NAME = /^[A-Za-z0-9_.-]{1,128}$/;
var NAMING = /* @__PURE__ */ new Set(["function", "functionName", "id", "key", "method", "slug", "toolName"]);

// rules/mcp/read-only-name.ts
var WRITES = /* @__PURE__ */ new Set([
  "cancel",
  "create",
  "delete",
  "destroy",
  "drop",
  "erase",
  "insert",
  "modify",
  "overwrite",
  "publish",
  "purge",
  "remove",
  "rename",
  "revoke",
  "send",
  "uninstall",
  "update",
  "upload",
  "write"
]);
var WRITES_IF_VERB = new Set(
  "append approve archive assign deploy disable edit enable install move reject replace save submit unpublish wipe".split(
    " "
  )
);
var SHOWN = new Set(
  "analysis browse browser check checker command count detail details diff distance docs fetch find finder get guide help history index info information instructions list listing log logs lookup notes options plan preview query read reader reason reasons report results search show stat state stats status suggest suggestions summary timeline url validate validator view viewer".split(" ")
);
var read_only_name_default = defineRule({
  id: "mcp/read-only-name",
  summary: "A tool is marked read-only, but its name and description say that it changes something",
  severity: "warning",
  in: "recommended",
  source: section2("Tools, Tool Annotations", "readOnlyHint says that a tool does not change anything.", "SHOULD"),
  messages: {
    writes: "This tool is marked read-only, so clients may run it without confirmation, but its name and description say that it can {{verb}}. Remove `readOnlyHint`, or set it to false.",
    shares: "This tool is marked read-only, so clients may run it without confirmation, but its name and description say that it can {{verb}}. Other tools share its `readOnlyHint`: give this tool annotations of its own."
  },
  *check(manifest) {
    const { tools } = listingOf(manifest);
    let uses;
    for (const tool5 of tools) {
      const name = get(tool5, "name");
      const hint2 = trueHint(tool5, "readOnlyHint");
      if (name?.kind !== "string" || !hint2) continue;
      const verb = writingVerb(name.value);
      if (verb === void 0 || !saysChange(text(get(tool5, "description")))) continue;
      const data = { verb };
      uses ??= countUses(tools);
      if (uses.get(keyOfPlace(hint2)) > 1)
        yield {
          at: name,
          message: "shares",
          data,
          related: [{ at: hint2, note: "The hint, which other tools share." }]
        };
      else yield { at: hint2.value, message: "writes", data, related: [{ at: name, note: "The name." }] };
    }
  }
});
function writingVerb(name) {
  const parts = name.split(/[./:]/).filter((part2) => !/^v?\d*$/i.test(part2));
  const [verb = "", ...rest] = wordsOf(parts.at(-1) ?? "");
  if (rest.slice(-2).join(" ") === "dry run" || rest.at(-1) === "preview" && verb !== "create") return void 0;
  const isVerb = WRITES_IF_VERB.has(verb) && rest.length > 0 && !rest.some((word) => SHOWN.has(word));
  return WRITES.has(verb) || isVerb ? verb : void 0;
}
var ONLY_SHOWN = new RegExp(
  [
    "\\b(?:analy[sz]|calculat|chart|comput|dashboard|demo|diagram|display|draft|dry.run|embed|form\\b|generat|graph|link|map\\b)",
    "\\b(?:mock|open|plan|preview|prompt|propos|read.only|render|report|review|show|simulat|snapshot|summar|template)",
    "\\b(?:ui|url|view|visuali[sz]|widget|nothing)",
    "\\b(?:do(?:es)?|will)(?:\\snot|n't|\\snever)\\s(?:\\w+\\s)?(?:alter|chang|creat|delet|execut|modif|persist|sav|send|stor|submit|updat|writ)",
    "\\b(?:without|no)\\s(?:chang|creat|delet|modif|persist|sav|send|stor|submit|updat|writ)"
  ].join("|"),
  "i"
);
function saysChange(description) {
  if (description === void 0 || ONLY_SHOWN.test(description.slice(0, LONGEST_READ2))) return false;
  const sentences = description.slice(0, LONGEST_READ2).split(/[.!?;:]\s|\n/);
  return sentences.some(
    (sentence) => sentence.trim().toLowerCase().split(/[^a-z]+/, BEGINNING).some(isChange)
  );
}
var LONGEST_READ2 = 5e3;
var BEGINNING = 6;
function isChange(word) {
  const forms = [word, word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")];
  return forms.some((form) => WRITES.has(form) || WRITES_IF_VERB.has(form));
}
function countUses(tools) {
  const uses = /* @__PURE__ */ new Map();
  for (const tool5 of tools) {
    const hint2 = trueHint(tool5, "readOnlyHint");
    if (hint2) uses.set(keyOfPlace(hint2), (uses.get(keyOfPlace(hint2)) ?? 0) + 1);
  }
  return uses;
}
var keyOfPlace = ({ start, file = "" }) => `${file}:${start}`;

// rules/mcp/required-default.ts
var required_default_default = defineRule({
  id: "mcp/required-default",
  summary: "A required parameter has a default",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "default",
    says: "A default stands for a value that is missing, and a required one cannot be.",
    kind: "advice"
  },
  fixable: "unsafe",
  messages: {
    unused: "`{{name}}` has a default but is required, so callers must send it and the default is never used. Remove `{{name}}` from `required`, or remove the `default`."
  },
  *check(manifest) {
    const listed = new Set(listingOf(manifest).tools);
    for (const { node, role, tool: tool5 } of schemasWith(manifest, "required")) {
      const required = get(node, "required");
      if (role !== "input" || required?.kind !== "array" || !listed.has(tool5.node)) continue;
      for (const item of items(required)) {
        const name = text(item);
        const set = name === void 0 ? void 0 : entry(get(node, "properties", name), "default");
        if (!set || set.value.kind === "null" || set.value.kind === "unknown") continue;
        yield {
          at: item,
          message: "unused",
          data: { name },
          related: [{ at: set, note: "The default." }],
          fix: {
            title: `Remove \`${name}\` from \`required\``,
            safe: false,
            edits: [{ op: "remove", from: required, child: item }]
          }
        };
      }
    }
  }
});

// rules/mcp/required-field.ts
var required_field_default2 = requiredField("mcp", section2("Tools, Tool", "Every tool has a name.", "MUST"));

// rules/mcp/structured-content.ts
var structured_content_default = defineRule({
  id: "mcp/structured-content",
  summary: "A tool with an output schema answers without `structuredContent`",
  severity: "error",
  in: "recommended",
  source: section2("Tools, Output Schema", "A tool with an output schema answers with structured content that fits it."),
  messages: {
    missing: "`{{name}}` has an `outputSchema`, and this answer has no `structuredContent`, so clients get an error in its place. Put the data there, as an object, or leave the schema out; what tells of a failure needs `isError: true`."
  },
  *check(manifest) {
    const { answers } = manifest.code;
    const schemas = answers.length > 0 ? outputSchemas(manifest) : NONE7;
    const told2 = /* @__PURE__ */ new Set();
    for (const [name = "", some] of groupBy(answers, ({ tool: tool5 }) => tool5)) {
      const schema = schemas.get(name);
      const bodies = some.map(({ body }) => body).filter((body) => !isFailure(body));
      if (!schema || some.some(({ mayDiffer }) => mayDiffer) || !bodies.every(lacksData)) continue;
      const [first2, ...others] = bodies;
      if (!first2 || told2.has(first2.start)) continue;
      told2.add(first2.start);
      const related = [
        { at: schema, note: "The schema of what comes back." },
        ...others.map((body) => ({ at: lack(body), note: "This answer, too." }))
      ];
      yield { at: lack(first2, "structuredContent"), message: "missing", data: { name }, related };
    }
  }
});
var NONE7 = /* @__PURE__ */ new Map();
function outputSchemas(manifest) {
  const { code, tools } = manifest;
  const promised = code.registrations.filter((each) => promisesData(each, manifest));
  const starts = new Set(promised.map(({ tool: tool5 }) => tool5?.start));
  const found = /* @__PURE__ */ new Map();
  for (const [name, some] of groupBy(tools, ({ label }) => label)) {
    const schema = entry(some[0].node, "outputSchema");
    if (name !== void 0 && schema && some.every(({ node }) => starts.has(node.start))) found.set(name, schema);
  }
  return found;
}
function lacksData(body) {
  return body.kind === "object" && body.via === void 0 && has(body, "structuredContent") === "no" && has(body, "content") === "yes";
}

// rules/mcp/unknown-field.ts
var structural4 = unknownField(
  "mcp",
  section2("Tools, Tool", "The specification lists the fields of a tool.", "advice")
);
var unknown_field_default2 = defineRule({
  ...structural4,
  *check(manifest, context) {
    const others = fieldsOfOthers(manifest);
    const told2 = new Set(otherNames(manifest).map(({ entry: entry2 }) => entry2));
    for (const problem6 of structural4.check(manifest, context)) {
      if (!others.has(problem6.at) && !told2.has(problem6.at)) yield problem6;
    }
  }
});

// rules/mcp/zod-expected.ts
var zod_expected_default = defineRule({
  id: "mcp/zod-expected",
  summary: "A JSON Schema given where the SDK takes zod, or a whole schema where it takes a shape",
  severity: "error",
  in: "recommended",
  source: sdk("registerTool takes a zod schema or a shape of them, and throws on a JSON Schema literal."),
  messages: {
    json: "The SDK takes zod here and throws on a JSON Schema when the server starts, or, in older versions, lists a tool without parameters. Write the parameters as a zod shape: `{ city: z.string() }`.",
    converted: "The SDK takes zod here and throws on a JSON Schema when the server starts, even on one that is made of zod. Pass the zod schema itself.",
    output: "The SDK takes zod here and throws on a JSON Schema when the server starts. Write what the tool returns as a zod shape: `{ count: z.number() }`.",
    stray: "`{{key}}` is no zod schema, and a shape may hold nothing else: the SDK throws when the server starts, or each call of the tool fails. Write one, such as `z.string()`.",
    hint: "`{{key}}` is a hint and stands among the parameters, which must be zod: the SDK throws when the server starts, or each call of the tool fails. Put the hints into `annotations`; `tool()` takes those in an object behind the parameters.",
    whole: "`tool()` takes a shape of zod schemas and not a whole one: the SDK throws when the server starts, or, in older versions, lists a tool without parameters. Write `{ city: z.string() }`, or use `registerTool`."
  },
  *check({ code }) {
    for (const registration of code.registrations) {
      const made2 = converted2(registration, "inputSchema");
      const written = misplaced(registration, "inputSchema");
      if (made2) yield { at: made2, message: "converted" };
      else if (written) yield { at: useOf(written), message: "json" };
      else if (isWholeForTool(registration)) yield { at: useOf(given(registration, "inputSchema")), message: "whole" };
      const madeOutput = converted2(registration, "outputSchema");
      const output = misplaced(registration, "outputSchema");
      if (madeOutput) yield { at: madeOutput, message: "converted" };
      else if (output) {
        const node = get(registration.tool, "outputSchema");
        yield { at: useOf(output), message: "output", covers: node ? [node] : [] };
      }
      const strays2 = straysIn(registration);
      const hints = strays2.some(isHint) ? [...HINTS, "title"] : [];
      for (const stray of strays2) {
        const { key } = stray;
        yield { at: stray, message: hints.includes(key) ? "hint" : "stray", data: { key } };
      }
    }
  }
});
var isHint = ({ key }) => HINTS.includes(key);

// rules/openai/lib/dialect.ts
var DIALECTS2 = ["seed", "openai", "mcp-apps"];
var PREFIX = "openai/";
var dialectsOption = (description) => ({
  type: "object",
  additionalProperties: false,
  properties: {
    dialects: { type: "array", uniqueItems: true, items: { enum: [...DIALECTS2] }, description }
  }
});
function writtenIn(node, isXmcp2) {
  const meta = get(node, "_meta");
  const isOpenai = entries(meta).some(({ key }) => key.startsWith(PREFIX)) || isXmcp2 && !!get(meta, "openai");
  return [
    ...get(node, "annotations", "openai") ? ["seed"] : [],
    ...isOpenai ? ["openai"] : [],
    ...get(meta, "ui") || get(meta, "ui/resourceUri") ? ["mcp-apps"] : []
  ];
}
var isXmcp = ({ code }) => code.imports.some((name) => /^xmcp(\/|$)/.test(name));
var isGenerated = ({ code }) => code.imports.some((name) => GENERATORS.test(name));
var GENERATORS = /^(xmcp|skybridge|mcp-use|@mcp-ui\/server|@mcp-use\/[\w-]+)(\/|$)/;
function openaiEntry(node, name, nested) {
  const meta = get(node, "_meta");
  const flat = entry(meta, `${PREFIX}${name}`);
  if (flat || !nested) return flat;
  const steps = name.split("/");
  const last = steps.pop();
  return entry(get(meta, "openai", ...steps), last);
}
var ANNOTATION_KEYS = ["outputTemplate", "toolInvocation", "readOnlyHint"];
var INVOCATION_KEYS = ["invoking", "invoked"];
var OPENAI_KEYS = [
  "outputTemplate",
  "toolInvocation/invoking",
  "toolInvocation/invoked",
  "widgetAccessible",
  "resultCanProduceWidget",
  "visibility",
  "fileParams",
  "widgetDescription",
  "widgetCSP",
  "widgetDomain",
  "widgetPrefersBorder",
  "widgetSessionId",
  "closeWidget",
  "locale",
  "userAgent",
  "userLocation",
  "subject",
  "session",
  "organization"
];
var UI_KEYS = ["resourceUri", "visibility", "csp", "permissions", "domain", "prefersBorder"];
var ANSWER_KEYS = ["initialData", "initialRoute"];
var KINDS = {
  ...allOf("string", "outputTemplate", "invoking", "invoked", "toolInvocation/invoking", "toolInvocation/invoked"),
  ...allOf("string", "resourceUri", "widgetDescription", "widgetDomain", "domain", "locale", "initialRoute"),
  ...allOf("boolean", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint", "closeWidget"),
  ...allOf("boolean", "widgetAccessible", "resultCanProduceWidget", "widgetPrefersBorder", "prefersBorder"),
  ...allOf("object", "toolInvocation", "widgetCSP", "csp", "permissions", "initialData"),
  fileParams: ["array"],
  visibility: ["string", "array"]
};
function allOf(kind, ...keys) {
  return Object.fromEntries(keys.map((key) => [key, [kind]]));
}
function fits2(key, value) {
  const kinds = Object.hasOwn(KINDS, bareKey(key)) ? KINDS[bareKey(key)] : void 0;
  if (!kinds) return true;
  return value.kind === "unknown" ? value.isText !== true || kinds.includes("string") : kinds.includes(value.kind);
}
var bareKey = (key) => key.startsWith("ui/") ? key.slice(3) : key.replace(/^openai\//, "");
function nearKey(key, known) {
  const first2 = firstWord(key);
  const kin = known.filter((each) => firstWord(each) === first2 && each !== first2);
  if (kin.length === 0 || key === first2) return near(key, known);
  const meant = near(
    key.slice(first2.length),
    kin.map((each) => each.slice(first2.length))
  );
  return meant === void 0 ? void 0 : first2 + meant;
}
var firstWord = (key) => /^[a-z]*/.exec(key)[0];
function lacks(object, key, known) {
  if (has(object, key) !== "no") return false;
  return !entries(object).some((each) => !known.includes(each.key) && keyMeant(object, each.key, known) === key);
}
function keyMeant(object, key, known) {
  const meant = nearKey(key, known);
  if (meant === void 0 || has(object, meant) !== "yes" || key.length < SHORTEST_STEM) return meant;
  const stem = key.slice(0, -1);
  const missing2 = known.filter((each) => each.startsWith(stem) && has(object, each) === "no");
  return missing2.length === 1 ? missing2[0] : meant;
}
var SHORTEST_STEM = 5;
var OPENAI = /^openai(?:[/:_-]|\.(?!com\/))/i;
function openaiKeyMeant(key, known) {
  const [prefix] = OPENAI.exec(key) ?? [];
  if (prefix === void 0) return void 0;
  const name = key.slice(prefix.length);
  return known.includes(name) ? name : nearKey(name, known);
}
function section3(name, says, kind = "MUST") {
  return { document: "OpenAI Metadata Format Reference", section: name, says, kind };
}
function appsSdk(name, says) {
  return { document: "OpenAI Apps SDK", section: name, says, kind: "advice" };
}

// rules/openai/lib/app.ts
function appOf(manifest) {
  return manifest.derive(read2);
}
function widgetsOf(manifest) {
  const { resources, contents } = appOf(manifest);
  return [...resources, ...contents];
}
function read2(manifest) {
  const { tools, resources } = listingOf(manifest);
  const appTools = tools.flatMap((node) => appTool(node, manifest));
  const linked = dialectsByPath(appTools);
  const all2 = new Set(appTools.flatMap(({ dialects }) => dialects));
  const registered = resources.map((node) => ({ node, uri: get(node, "uri") }));
  const contents = manifest.code.reads.flatMap(contentsIn);
  const sharing = groupBy([...registered, ...contents], ({ uri }) => text(uri));
  const byCall = madeByCall(manifest.code);
  const isWidget = ({ node }) => isOwnWidget(node) || byCall.has(node.start);
  const widgets = (nodes, isContent) => nodes.flatMap(({ node, uri }) => {
    const linking = linked.get(pathOf2(text(uri) ?? "")) ?? /* @__PURE__ */ new Set();
    const parts = text(uri) === void 0 ? [{ node }] : sharing.get(text(uri));
    if (!parts.some(isWidget) && !isPageUri(text(uri)) && linking.size === 0) return [];
    const close = /* @__PURE__ */ new Set([...parts.flatMap((part2) => writtenIn(part2.node, false)), ...linking]);
    const dialects = judgedBy([...close.size > 0 ? close : all2], manifest);
    return [{ node, uri, isContent, dialects, isSure: close.size > 0 }];
  });
  const found = { resources: widgets(registered, false), contents: widgets(contents, true) };
  const byName = groupBy(appTools, ({ name }) => name);
  const byPath = groupBy([...found.resources, ...found.contents], ({ uri }) => pathOf2(text(uri) ?? ""));
  return { tools: appTools, byName, ...found, byPath };
}
function contentsIn({ uri: registered, body }) {
  const contents = get(body, "contents");
  const isOnly = contents?.kind === "array" && !contents.open && contents.items.length === 1;
  return objects2(contents).map((node) => {
    const uri = get(node, "uri");
    return { node, uri: isOnly && uri?.kind === "unknown" ? registered : uri };
  });
}
function isKnownRead({ body }) {
  const contents = get(body, "contents");
  return contents?.kind === "array" && !contents.open && contents.items.every(({ kind }) => kind === "object");
}
function judgedBy(dialects, { dialect }) {
  return dialect.openai === "auto" ? dialects : [dialect.openai];
}
function dialectsByPath(tools) {
  const found = /* @__PURE__ */ new Map();
  for (const { links, dialects } of tools) {
    for (const { entry: link } of links) {
      if (link.value.kind !== "string") continue;
      const path = pathOf2(link.value.value);
      found.set(path, /* @__PURE__ */ new Set([...found.get(path) ?? [], ...dialects]));
    }
  }
  return found;
}
function appTool(node, manifest) {
  const nested = isXmcp(manifest);
  const written = writtenIn(node, nested);
  if (written.length === 0) return [];
  const links = linksOf(node, nested).map((link) => ({ ...link, dialect: judgedBy([link.dialect], manifest)[0] }));
  return [{ node, name: text(get(node, "name")), dialects: judgedBy(written, manifest), links }];
}
function linksOf(node, nested) {
  const meta = get(node, "_meta");
  const found = [
    ["seed", entry(get(node, "annotations", "openai"), "outputTemplate")],
    ["openai", openaiEntry(node, "outputTemplate", nested)],
    ["mcp-apps", entry(get(meta, "ui"), "resourceUri")],
    ["mcp-apps", entry(meta, "ui/resourceUri")]
  ];
  return found.flatMap(([dialect, link]) => link ? [{ dialect, entry: link }] : []);
}
function isOwnWidget(resource) {
  return isPageUri(text(get(resource, "uri"))) || isWidgetMime(text(get(resource, "mimeType"))) || writtenIn(resource, false).length > 0;
}
function hasWidgetsInCode(code) {
  const isWidget = ({ node, uri }) => isOwnWidget(node) || isPageUri(text(uri));
  return madeByCall(code).size > 0 || code.reads.flatMap(contentsIn).some(isWidget);
}
function madeByCall({ registrations }) {
  return new Set(registrations.flatMap(({ resource }) => resource ? [resource.start] : []));
}
function objects2(list2) {
  return items(list2).filter((item) => item.kind === "object");
}
var SCHEME = "ui://";
var isWidgetUri = (uri) => uri?.startsWith(SCHEME) ?? false;
var isPageUri = (uri) => isWidgetUri(uri) && !OTHER_FILE.test(pathOf2(uri));
var OTHER_FILE = /\.(?:css|csv|gif|jpe?g|json|js|map|md|mjs|pdf|png|svg|ttf|txt|webp|woff2?|xml|ya?ml)$/i;
var isTemplate = (uri) => uri.includes("{");
var isSeedUri = (uri) => /^ui:\/\/widget\/[^\s?#]*[^\s?#/]\.html$/.test(uri);
var isWellFormed = (uri, dialects) => isSeedOnly(dialects) ? isSeedUri(uri) : isWidgetUri(uri) && uri.slice(SCHEME.length).trim() !== "";
var isSeedOnly = (dialects) => dialects.length > 0 && dialects.every((each) => each === "seed");
function sameUri(a, b) {
  return a !== void 0 && b !== void 0 && (a === b || pathOf2(a) === pathOf2(b));
}
var pathOf2 = (uri) => /^[^?#]*/.exec(uri)[0];
function seedUriFor(uri) {
  const name = pathOf2(uri.slice(0, 300)).split("/").at(-1).replace(/\.[a-z\d]{1,6}$/i, "");
  return /^[\w.-]+$/.test(name) ? `ui://widget/${name}.html` : void 0;
}
function uiUriFor(uri) {
  const rest = uri.slice(0, 300).replace(/^[a-z][a-z\d+.-]*:/i, "").replace(/^\/+/, "");
  return /^[\w.~/?=&%-]+$/.test(rest) ? `${SCHEME}${rest}` : void 0;
}
var SKYBRIDGE = "text/html+skybridge";
var MCP_APP = "text/html;profile=mcp-app";
var normal = (mime) => mime.slice(0, 200).toLowerCase().replace(/"/g, "").split(";").map((part2) => part2.trim()).join(";");
var isWidgetMime = (mime) => mime !== void 0 && [SKYBRIDGE, MCP_APP].includes(normal(mime).replace(/\s/g, ""));
function mimesFor(dialects) {
  if (dialects.includes("openai") || dialects.length === 0)
    return dialects.includes("seed") ? [SKYBRIDGE, MCP_APP] : [MCP_APP, SKYBRIDGE];
  return [...dialects.includes("seed") ? [SKYBRIDGE] : [], ...dialects.includes("mcp-apps") ? [MCP_APP] : []];
}
var isOneOf = (mime, allowed) => allowed.includes(normal(mime));
var isPage = (mime) => /^\s*(?:$|html|text\/(?:html|plain)|application\/x?html)|skybridge|mcp-app/i.test(mime);
function orWhereRead(mayHave2) {
  const vague = (manifest) => vaguelyRead(mayHave2, manifest);
  return (widget, manifest) => {
    if (mayHave2(widget.node) || manifest.code !== NO_CODE && manifest.code.reads.length === 0) return true;
    const paths = manifest.derive(vague);
    if (paths.has(ANY) || paths.has(pathOf2(text(widget.uri) ?? ""))) return true;
    return readAs(widget, manifest).some(({ node }) => mayHave2(node));
  };
}
function readAs({ uri }, manifest) {
  const same2 = appOf(manifest).byPath.get(pathOf2(text(uri) ?? "")) ?? [];
  return same2.filter(({ isContent }) => isContent);
}
var ANY = "*";
function vaguelyRead(mayHave2, { code }) {
  const isVague3 = (read3) => !isKnownRead(read3) || contentsIn(read3).some(({ node, uri }) => text(uri) === void 0 && mayHave2(node));
  const uris = code.reads.filter(isVague3).map(({ uri }) => text(uri));
  return new Set(uris.map((uri) => uri === void 0 || isTemplate(uri) && isWidgetUri(uri) ? ANY : pathOf2(uri)));
}
function disagreeing(links, manifest) {
  const [first2, ...others] = links;
  return others.filter((other) => !areVariants(text(first2.entry.value), text(other.entry.value), manifest));
}
function areVariants(a, b, manifest) {
  if (a === void 0 || b === void 0) return true;
  if (nameOf2(a) === nameOf2(b)) return true;
  const { byPath } = appOf(manifest);
  return byPath.has(pathOf2(a)) && byPath.has(pathOf2(b));
}
var nameOf2 = (uri) => pathOf2(uri).replace(/\/$/, "").split("/").at(-1);
var isMalformed = ({ dialect, entry: { value } }) => value.kind === "string" && !isWellFormed(value.value, [dialect]);
function linksToFollow({ links }, manifest) {
  return disagreeing(links, manifest).length > 0 ? [] : links.filter((link) => !isMalformed(link));
}
function answersIn(manifest, dialect) {
  const { byName } = appOf(manifest);
  const isJudged = (name) => byName.get(name)?.some(({ dialects }) => dialect === void 0 || dialects.includes(dialect)) ?? false;
  return manifest.code.answers.filter(({ tool: tool5 }) => tool5 === void 0 || isJudged(tool5));
}
function answersByTool(manifest) {
  return manifest.derive(group);
}
var group = ({ code }) => groupBy(code.answers, ({ tool: tool5 }) => tool5);

// rules/openai/lib/members.ts
var SEED_MEMBERS = ["getInitialData", "callTool", "setWidgetState", "close"];
var OPENAI_MEMBERS = [
  "toolInput",
  "toolOutput",
  "toolResponseMetadata",
  "widgetState",
  "callTool",
  "setWidgetState",
  "sendFollowUpMessage",
  "uploadFile",
  "selectFiles",
  "getFileDownloadUrl",
  "requestDisplayMode",
  "requestModal",
  "requestClose",
  "requestCheckout",
  "notifyIntrinsicHeight",
  "openExternal",
  "setOpenInAppUrl",
  "theme",
  "displayMode",
  "maxHeight",
  "safeArea",
  "view",
  "userAgent",
  "locale"
];
var OTHER_MEMBERS = [
  "callCompletion",
  "maxWidth",
  "notifyEscapeKey",
  "notifyNavigation",
  "notifySecurityPolicyViolation",
  "sendFollowupTurn",
  "sendInstrument",
  "streamCompletion",
  "subscription",
  "toolInputPartial",
  "updateWidgetState"
];
var MEMBERS = [.../* @__PURE__ */ new Set([...SEED_MEMBERS, ...OPENAI_MEMBERS, ...OTHER_MEMBERS])];
var VALUES2 = /* @__PURE__ */ new Set([
  ...["toolInput", "toolInputPartial", "toolOutput", "toolResponseMetadata", "widgetState", "subscription"],
  ...["theme", "displayMode", "maxHeight", "maxWidth", "safeArea", "view", "userAgent", "locale"]
]);
var METHODS = new Set(MEMBERS.filter((each) => !VALUES2.has(each)));
function usesIn({ root, code }) {
  const { widget } = code;
  if (widget.some(isOfHosts) || widget.every(({ guarded }) => guarded)) return widget;
  const { tools, resources } = listing(root);
  return tools.length + resources.length > 0 ? widget : [];
}
var isOfHosts = ({ member }) => !member || MEMBERS.includes(member.name) || nearKey(member.name, MEMBERS) !== void 0;
var DATA_MEMBERS = ["getInitialData", "toolInput", "toolOutput", "toolResponseMetadata", "widgetState"];
var ONLY_SEED = /* @__PURE__ */ new Set(["getInitialData", "close"]);
var ONLY_OPENAI = new Set(OPENAI_MEMBERS.filter((each) => !SEED_MEMBERS.includes(each)));
function dialectOf2(uses) {
  const has2 = (names2) => uses.some(({ member }) => member && names2.has(member.name));
  const [isSeed, isOpenai] = [has2(ONLY_SEED), has2(ONLY_OPENAI)];
  return isSeed === isOpenai ? void 0 : isSeed ? "seed" : "openai";
}
function signOf(dialect, uses) {
  const signs = dialect === "seed" ? ONLY_SEED : ONLY_OPENAI;
  return uses.find(({ member }) => member && signs.has(member.name))?.member?.name;
}

// rules/openai/lib/facts.ts
var hidden = (kind) => `unknown ${kind}`;
function* serverFacts({ path, root, servers }) {
  for (const server of servers) yield { at: root, key: SERVER, value: seenIn(path, server), isExcuse: true };
}
var SERVER = "server";
var seenIn = (path, value) => `${path}\0${value}`;
function seen({ value }) {
  const end = value.indexOf("\0");
  return { path: value.slice(0, end), value: value.slice(end + 1) };
}
function* factsOf(kind, nodes, { path }, isEvidence) {
  for (const node of nodes) {
    if (node?.kind === "string" && isEvidence)
      yield { at: node, key: kind, value: seenIn(path, node.value), isExcuse: true };
    else if (node?.kind === "string") yield { at: node, key: kind, value: node.value, mayChange: true };
    else if (node?.kind === "unknown") yield { at: node, key: hidden(kind), isExcuse: true };
  }
}
function* resourceFacts(manifest, isEvidence) {
  const { root, code } = manifest;
  const { answer, resources } = listingOf(manifest);
  const uris = resources.map((each) => get(each, "uri"));
  yield* factsOf("resource", uris, manifest, isEvidence);
  const list2 = get(answer, "resources");
  const isVague3 = resources.some((each) => !get(each, "uri")) || items(list2).some(({ kind }) => kind === "unknown") || appOf(manifest).resources.some(
    ({ uri, dialects }) => uri?.kind === "string" && !isWellFormed(uri.value, dialects)
  ) || has(answer, "resourceTemplates") === "yes" || isGenerated(manifest) || // A reader alone says that there are resources, and not which.
  resources.length === 0 && code.reads.length > 0 || code === NO_CODE && list2?.kind === "array" && list2.open;
  if (isVague3) yield { at: root, key: hidden("resource"), isExcuse: true };
}
function* templateFacts(manifest, isEvidence) {
  const { answer, tools } = listingOf(manifest);
  const appTools = appOf(manifest).tools;
  const linksFrom = (tool5) => isEvidence ? tool5.links : linksToFollow(tool5, manifest);
  const elsewhere = isEvidence ? [...namedInAnswers(manifest), ...namedInTree(manifest)] : [];
  yield* factsOf(
    "template",
    [...appTools.flatMap((tool5) => templatesIn(linksFrom(tool5))), ...elsewhere],
    manifest,
    isEvidence
  );
  const isVague3 = isGenerated(manifest) || appTools.some(({ links }) => links.some(isMalformed)) || tools.some(
    (tool5) => has(tool5, "_meta") === "unknown" || isHidden(get(tool5, "_meta")) || isHidden(get(tool5, "annotations"))
  ) || items(get(answer, "tools")).some(({ kind }) => kind === "unknown");
  if (isVague3) yield { at: manifest.root, key: hidden("template"), isExcuse: true };
}
var namedInAnswers = ({ code }) => code.answers.flatMap(({ body }) => {
  const flat = get(body, "_meta", `${PREFIX}outputTemplate`);
  return [...flat ? [flat] : [], ...widgetUrisIn(body)];
});
function namedInTree(manifest) {
  if (manifest.code === NO_CODE && !manifest.mayHold(/ui:/)) return [];
  const own2 = new Set(listingOf(manifest).resources.map((each) => get(each, "uri")));
  return widgetUrisIn(manifest.root).filter((node) => !own2.has(node));
}
function widgetUrisIn(node) {
  const found = [];
  for (const each of walk(node)) if (each.kind === "string" && isWidgetUri(each.value)) found.push(each);
  return found;
}
function templatesIn(links) {
  const nodes = links.map(({ entry: entry2 }) => entry2.value);
  return nodes.filter(
    (node, index) => !nodes.slice(0, index).some((each) => text(each) !== void 0 && text(each) === text(node))
  );
}
var isHidden = (node) => node?.kind === "unknown" || node?.kind === "object" && node.open;
function* toolFacts(manifest) {
  const { answer, tools } = listingOf(manifest);
  yield* factsOf(
    "tool",
    tools.map((tool5) => get(tool5, "name")),
    manifest,
    true
  );
  const isVague3 = isGenerated(manifest) || tools.some((tool5) => has(tool5, "name") === "unknown") || items(get(answer, "tools")).some(({ kind }) => kind === "unknown");
  if (isVague3) yield { at: manifest.root, key: hidden("tool"), isExcuse: true };
}
function* callFacts(manifest) {
  yield* factsOf("call", manifest.code.calledTools, manifest, false);
  for (const { member, call } of usesIn(manifest)) {
    const [first2] = member?.name === "callTool" && call ? call : [];
    const name = first2?.kind === "object" ? get(first2, "name") : first2;
    if (text(name)?.trim() !== "") yield* factsOf("call", [name], manifest, false);
  }
}
function gather(facts, wanted, known, counts = (_) => true) {
  if (!facts.some(({ key }) => key === wanted) || facts.some(({ key }) => key === hidden(known))) return [];
  const all2 = facts.filter(({ key }) => key === known).map(seen);
  const everywhere = new Set(all2.map(({ value }) => value));
  const parts = partsOf2(
    facts.filter(({ key }) => key === wanted),
    all2.filter(({ value }) => counts(value)),
    facts.filter(({ key }) => key === SERVER).map(seen)
  );
  return parts.map((part2) => ({ ...part2, known: new Set(part2.known.map(({ value }) => value)), everywhere }));
}
function strays({ wanted }, isKnown3) {
  const lost = wanted.filter(({ value }) => !isKnown3(value));
  const [lostNames, names2] = [lost, wanted].map((some) => new Set(some.map(({ value }) => value)).size);
  return lostNames > 1 && lostNames * 2 > names2 ? [] : lost;
}
function hintFor(name, { known, wanted }) {
  return known.size * wanted.length > MOST_COMPARISONS ? "" : didYouMean(name, known);
}
var MOST_COMPARISONS = 1e5;
function fixFor(name, { known, wanted }, isMeant3 = (_) => true) {
  const value = known.size * wanted.length > MOST_COMPARISONS ? void 0 : near(name, [...known].filter(isMeant3));
  return value === void 0 ? void 0 : { title: `Write \`${value}\``, safe: true, value };
}
function partsOf2(wanted, known, servers) {
  const parts = /* @__PURE__ */ new Map();
  const put = (name, fact, near2) => {
    const part2 = parts.get(name) ?? { wanted: [], known: near2() };
    parts.set(name, part2);
    part2.wanted.push(fact);
  };
  const serversOf = grouped(servers, (each) => [each.path]);
  const wantedUnder = grouped(wanted, (each) => foldersOf(each.location.path));
  const knownUnder = grouped(known, (each) => foldersOf(each.path));
  for (const fact of wanted) {
    const { path } = fact.location;
    const own2 = serversOf.get(path) ?? [];
    for (const { value: server } of own2) {
      const isOfServer = (each) => serversOf.get(each.path)?.some(({ value }) => value === server) ?? false;
      put(`server ${server}`, fact, () => known.filter(isOfServer));
    }
    const home = own2.length > 0 ? void 0 : foldersOf(path).find((folder) => knownUnder.has(folder));
    if (home === void 0) continue;
    put(home, fact, () => knownUnder.get(home).filter((each) => isOpenTo(home, each.path, wantedUnder)));
  }
  return [...parts.values()].filter((part2) => part2.known.length > 0);
}
function isOpenTo(home, path, wantedUnder) {
  const end = path.indexOf("/", home.length);
  return end < 0 || !wantedUnder.has(path.slice(0, end + 1));
}
function foldersOf(path) {
  const steps = path.split("/").slice(0, -1);
  return [...steps.map((_, index) => `${steps.slice(0, steps.length - index).join("/")}/`), ""];
}
function grouped(all2, keysOf2) {
  const groups2 = /* @__PURE__ */ new Map();
  for (const each of all2) {
    for (const key of keysOf2(each)) addTo(groups2, key, each);
  }
  return groups2;
}

// rules/openai/call-tool-registered.ts
var call_tool_registered_default = defineRule({
  id: "openai/call-tool-registered",
  summary: "Widget code calls a tool that the project does not have",
  severity: "error",
  in: "recommended",
  source: section3("window.openai API", "callTool calls another tool of the server by its name."),
  fixable: "safe",
  messages: {
    missing: "No tool is called `{{name}}`{{hint}}, so the call fails. Call one that there is, or register it."
  },
  reads: ["mcp"],
  project: {
    *collect(manifest) {
      yield* serverFacts(manifest);
      yield* toolFacts(manifest);
      yield* callFacts(manifest);
    },
    *compare(facts) {
      for (const found of gather(facts, "call", "tool")) {
        for (const at2 of strays(found, (name) => found.everywhere.has(name))) {
          const name = at2.value;
          yield { at: at2, message: "missing", data: { name, hint: hintFor(name, found) }, fix: fixFor(name, found) };
        }
      }
    }
  }
});

// rules/openai/contents-uri.ts
var contents_uri_default = defineRule({
  id: "openai/contents-uri",
  summary: "A resource is read under another URI than it is registered under",
  severity: "error",
  in: "recommended",
  source: appsSdk("MCP server, resources", "What is read of a resource carries the URI that was asked for."),
  fixable: "safe",
  messages: {
    empty: "The resource is registered as `{{registered}}`, but the URI of its contents is empty, so hosts do not take them for the widget. Use one URI.",
    other: "The resource is registered as `{{registered}}`, but its contents say `{{uri}}`, so hosts do not take them for the widget. Use one URI."
  },
  *check({ code }) {
    for (const { uri: registered, body } of code.reads) {
      const contents = get(body, "contents");
      if (registered?.kind !== "string" || registered.value.trim() === "" || isTemplate(registered.value) || contents?.kind !== "array" || contents.open)
        continue;
      const [only, ...others] = items(contents);
      const uri = get(only, "uri");
      if (others.length > 0 || uri?.kind !== "string" || sameUri(uri.value, registered.value)) continue;
      if (!isWidgetUri(uri.value) && !isWidgetUri(registered.value)) continue;
      const isShared = uri.via !== void 0;
      yield {
        at: useOf(uri),
        message: uri.value.trim() === "" ? "empty" : "other",
        data: { registered: registered.value, uri: uri.value },
        related: [{ at: useOf(registered), note: "It is registered here." }],
        fix: isShared ? void 0 : {
          title: `Write \`${registered.value}\``,
          safe: true,
          edits: [{ op: "set", node: uri, value: registered.value }]
        }
      };
    }
  }
});

// rules/openai/lib/descriptions.ts
function saysWhen(description) {
  const { marks, labels, atStart, later, inSentence } = made ??= patterns();
  const isSaidIn = (text2) => inSentence.some((pattern) => pattern.test(text2));
  const isStart = (text2) => atStart.test(text2) || isSaidIn(firstSentenceIn(text2));
  if ([marks, labels].some((before) => isStart(description.slice(before.exec(description)[0].length)))) return "start";
  return later.test(description) || isSaidIn(description) ? "later" : void 0;
}
var firstSentenceIn = (text2) => text2.split(/[.!?](?=\s)|[。！？\n]/u, 1)[0];
var made;
function patterns() {
  const marks = /^[^\p{L}\p{N}[(]{0,20}/u;
  const labels = /^[^\p{L}\p{N}[(]{0,20}(?:(?:\[[^\]\n]{1,60}\]|\([^)\n]{1,60}\)|(?<=\*\*|__)[^*_\n]{1,60}(?:\*\*|__))[^\p{L}\p{N}[(]{0,20}){0,3}/u;
  const order = String.raw`(?:(?:always|only|please|you\s(?:can|may|must|should))\s{1,5})?(?:call|choose|invoke|pick|prefer|run|use)`;
  const object = String.raw`(?:(?:this|it)(?:\s{1,5}[\w-]{1,40}){0,2}|(?:the|that)\s{1,5}(?:tool|widget|app|function|action)|\x60[^\x60]{1,80}\x60|[\w-]{1,40}_[\w-]{1,40})`;
  const occasion = "when|whenever|if|to|for|after|before|first|once|as|instead|until|while|unless|at the|every time|prior to|right|immediately|directly|only";
  const phrase2 = String.raw`${order}(?:\s{1,5}${object})?\s{1,5}(?:${occasion})\b`;
  const atStart = new RegExp(String.raw`^(?:${phrase2}|(?:when|whenever|if|after|before)\b)`, "i");
  const later = new RegExp(String.raw`[.!?:;,\n(—–-][\s*_"']{0,20}${phrase2}`, "i");
  const inSentence = [
    // French, Spanish, Portuguese and Italian, German, Dutch, Russian and Ukrainian.
    /(?<!\p{L})(?:quand|lorsque|lorsqu|dès que|à utiliser|cuando|quando|wenn|sobald|wanneer|zodra|когда|коли)(?!\p{L})/iu,
    // Chinese, Japanese, Korean.
    /[时時][，,]?\s{0,3}(?:候)?(?:使用|调用|調用|呼叫|触发|用)|[当當][^。\n]{1,80}[时時]|(?:とき|時|場合|際)に|(?:[할한될]|하는|려는)\s{0,3}(?:때|경우)/u
  ];
  return { marks, labels, atStart, later, inSentence };
}
function asWish(description) {
  const [, first2 = "", next = ""] = /^\s*([A-Za-z]{2,20})\s+([A-Za-z]{1,20})\b/.exec(description) ?? [];
  const rest = description.trimStart().slice(first2.length);
  const word = first2.toLowerCase();
  const verb = [word, word.replace(/s$/, ""), word.replace(/es$/, "")].find((each) => VERBS.has(each));
  if (verb === void 0 || !BEGINS_OBJECT.has(next.toLowerCase()) || !isLatin(rest)) return void 0;
  if (verb !== word && JOINS.test(firstSentence(rest))) return void 0;
  if (/\b(?:when|whenever|if)\b/i.test(firstSentence(rest))) return void 0;
  return `${verb}${rest.trimEnd()}`;
}
var BEGINS_OBJECT = new Set(
  "a all an another any both each every her his its my one our several some that the their these this those your".split(
    " "
  )
);
var isLatin = (text2) => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text2);
var JOINS = /[,;:]|\b(?:and|but|or|then)\b/i;
var firstSentence = (text2) => /^[^.!?\n]*/.exec(text2)[0];
var READS = /* @__PURE__ */ new Set([
  "browse",
  "compare",
  "count",
  "describe",
  "display",
  "fetch",
  "find",
  "get",
  "list",
  "lookup",
  "preview",
  "read",
  "retrieve",
  "search",
  "show",
  "view"
]);
var VERBS = /* @__PURE__ */ new Set([
  ...READS,
  "add",
  "book",
  "calculate",
  "convert",
  "create",
  "delete",
  "edit",
  "generate",
  "open",
  "plan",
  "play",
  "remove",
  "render",
  "save",
  "send",
  "set",
  "start",
  "update"
]);
var JOIN_WORDS = /* @__PURE__ */ new Set(["and", "or", "then"]);
function readingVerb(name) {
  const words = wordsOf(name);
  const [verb = ""] = words;
  return READS.has(verb) && !words.some((word) => JOIN_WORDS.has(word)) ? verb : void 0;
}

// rules/openai/description-action-oriented.ts
var description_action_oriented_default = defineRule({
  id: "openai/description-action-oriented",
  summary: 'A description does not start with "Use this when\u2026"',
  severity: "warning",
  in: "spec",
  source: section3(
    "Required Patterns, Tool Descriptions",
    'A description is action-oriented and starts with "Use this when".'
  ),
  fixable: "unsafe",
  messages: {
    start: 'The description does not start by saying when to use the tool, which is how the model discovers it. Start it with "Use this when\u2026".',
    later: "The description says something else before it says when to use the tool, which is how the model discovers it. Move that to the beginning."
  },
  options: {
    schema: dialectsOption("The dialects whose tools are asked for it"),
    defaults: { dialects: ["seed"] },
    presets: { strict: { dialects: DIALECTS2 } }
  },
  *check(manifest, { options }) {
    for (const { node, dialects } of appOf(manifest).tools) {
      const description = get(node, "description");
      if (description?.kind !== "string" || emptiness(description.value, text(get(node, "name")))) continue;
      if (isForAppOnly(node) || !dialects.some((each) => options.dialects.includes(each))) continue;
      const said = saysWhen(description.value);
      if (said === void 0) yield { at: description, message: "start", fix: beginning(description) };
      else if (said === "later") yield { at: description, message: "later" };
    }
  }
});
function beginning(description) {
  const wish = asWish(description.value);
  if (wish === void 0) return void 0;
  return {
    title: 'Start it with "Use this when"',
    safe: false,
    edits: [{ op: "set", node: description, value: `Use this when the user wants to ${wish}` }]
  };
}

// rules/openai/lib/misplaced.ts
function outsideMeta(tool5) {
  const found = [];
  const look = (holder, where) => {
    if (holder?.kind !== "object") return;
    for (const key of holder.entries) {
      const isForMeta = key.key.startsWith(PREFIX) && !HINTS.includes(key.key.slice(PREFIX.length));
      if (isForMeta) found.push({ holder, where, key });
    }
  };
  look(get(tool5, "annotations"), "`annotations`");
  look(tool5, "the tool itself");
  return found;
}
var SEED_KEYS = ["outputTemplate", "toolInvocation"];
function outsideOpenai(tool5) {
  const annotations = get(tool5, "annotations");
  const isMeant3 = isWidgetUri(text(get(annotations, "outputTemplate"))) || INVOCATION_KEYS.some((key) => has(get(annotations, "toolInvocation"), key) === "yes");
  if (!isMeant3) return [];
  const isMissing2 = ({ key }) => has(get(annotations, "openai"), key) === "no";
  return entries(annotations).filter((each) => SEED_KEYS.includes(each.key) && isMissing2(each));
}
function openaiOnTool(tool5) {
  const own2 = entry(tool5, "openai");
  const isMeant3 = SEED_KEYS.some((key) => has(own2?.value, key) === "yes");
  const isMissing2 = has(tool5, "annotations") !== "unknown" && has(get(tool5, "annotations"), "openai") === "no";
  return isMeant3 && isMissing2 ? own2 : void 0;
}
function hasMisplaced(tool5) {
  return outsideMeta(tool5).length > 0 || nestedMeta(tool5) !== void 0 || outsideOpenai(tool5).length > 0 || openaiOnTool(tool5) !== void 0 || templateBesideUi(tool5) !== void 0;
}
var NESTED = new Set(OPENAI_KEYS.map((key) => key.split("/")[0]));
function nestedMeta(tool5) {
  const nested = entry(get(tool5, "_meta"), "openai");
  return nested && entries(nested.value).some(({ key }) => NESTED.has(key)) ? nested : void 0;
}
function joinedInvocation(tool5) {
  const own2 = entry(get(tool5, "_meta"), `${PREFIX}toolInvocation`);
  return INVOCATION_KEYS.some((key) => has(own2?.value, key) === "yes") ? own2 : void 0;
}
function hintsInMeta(tool5) {
  const annotations = get(tool5, "annotations");
  return entries(get(tool5, "_meta")).flatMap((each) => {
    const hint2 = each.key.startsWith(PREFIX) ? each.key.slice(PREFIX.length) : each.key;
    const isMissing2 = has(annotations, hint2) === "no" && has(get(annotations, "openai"), hint2) === "no";
    const isHint2 = HINTS.includes(hint2) && fits2(hint2, each.value);
    return isHint2 && isMissing2 && has(tool5, "annotations") !== "unknown" ? [{ entry: each, hint: hint2 }] : [];
  });
}
function templateBesideUi(tool5) {
  return besideUi(tool5, [TEMPLATE])[0];
}
function besideUiOfTool(tool5) {
  const isApp = writtenIn(tool5, false).length > 0 || templateBesideUi(tool5) !== void 0;
  return isApp ? besideUi(tool5, [TEMPLATE, VISIBILITY]) : [];
}
function besideUiOfWidget({ node, isSure: isSure2 }) {
  return isSure2 || isWidgetMime(text(get(node, "mimeType"))) ? besideUi(node, ON_RESOURCE) : [];
}
function besideUi(node, keys) {
  const meta = get(node, "_meta");
  return keys.flatMap(({ key, isMeant: isMeant3, twins: twins2 }) => {
    const found = entry(meta, key);
    const isMissing2 = has(meta, "ui") !== "unknown" && has(get(meta, "ui"), key) === "no";
    const isSaid = twins2.some((twin) => has(meta, twin) !== "no");
    return found && isMeant3(found.value) && isMissing2 && !isSaid ? [found] : [];
  });
}
var TEMPLATE = {
  key: "resourceUri",
  isMeant: (value) => isWidgetUri(text(value)),
  twins: [`${PREFIX}outputTemplate`, "ui/resourceUri"]
};
var AUDIENCES = /* @__PURE__ */ new Set(["model", "app"]);
var VISIBILITY = {
  key: "visibility",
  isMeant: (value) => items(value).length > 0 && items(value).every((each) => AUDIENCES.has(text(each))),
  twins: [`${PREFIX}visibility`, `${PREFIX}widgetAccessible`]
};
var holdsOne = (...keys) => (value) => entries(value).some(({ key }) => keys.includes(key));
var ON_RESOURCE = [
  {
    key: "csp",
    isMeant: holdsOne("connectDomains", "resourceDomains", "frameDomains", "baseUriDomains"),
    twins: [`${PREFIX}widgetCSP`]
  },
  {
    key: "permissions",
    isMeant: holdsOne("camera", "microphone", "geolocation", "clipboardWrite"),
    twins: []
  },
  {
    key: "domain",
    isMeant: (value) => /^(?:https?:\/\/)?[\w-]{1,63}(?:\.[\w-]{1,63}){1,20}$/.test(text(value) ?? ""),
    twins: [`${PREFIX}widgetDomain`]
  },
  {
    key: "prefersBorder",
    isMeant: ({ kind }) => kind === "boolean",
    twins: [`${PREFIX}widgetPrefersBorder`]
  }
];
var TWINS = { "openai/widgetCSP": "csp", "openai/widgetDomain": "domain" };
function cspsOn(node) {
  const meta = get(node, "_meta");
  const ui = get(meta, "ui");
  return Object.entries(TWINS).flatMap(([flat, inUi]) => [...at(meta, flat, flat), ...at(ui, inUi, `ui.${inUi}`)]);
}
function at(holder, key, shown2) {
  const found = entry(holder, key);
  return found && holder?.kind === "object" ? [{ entry: found, holder, key: shown2 }] : [];
}
function homeOf(tool5, key, manifest) {
  const { byPath } = appOf(manifest);
  const homes = tool5.links.flatMap((link) => byPath.get(pathOf2(text(link.entry.value) ?? "")) ?? []);
  if (homes.length === 0) return manifest.code === NO_CODE ? {} : void 0;
  const what = key.endsWith("CSP") || key.endsWith("csp") ? "openai/widgetCSP" : "openai/widgetDomain";
  if (homes.some(({ node }) => mayHave(node, what))) return void 0;
  const resources = new Set(homes.flatMap(({ node, isContent }) => isContent ? [] : [node]));
  return { resource: resources.size === 1 ? [...resources][0] : void 0 };
}
function mayHave(resource, flat) {
  if (has(resource, "_meta") === "unknown") return true;
  const meta = get(resource, "_meta");
  if (!meta) return false;
  return has(meta, flat) !== "no" || has(meta, "ui") === "unknown" || has(get(meta, "ui"), TWINS[flat]) !== "no";
}
function sourcesOf(csp) {
  return csp?.kind === "object" ? csp.entries.flatMap(({ value }) => items(value)) : [];
}
function misspeltOpenai(tool5) {
  const annotations = get(tool5, "annotations");
  if (annotations?.kind !== "object" || has(annotations, "openai") !== "no") return [];
  const isMeant3 = ({ key, value }) => entries(value).some((each) => each.key === "outputTemplate" || each.key === "toolInvocation") && near(key, ["openai"]) !== void 0;
  return annotations.entries.filter(isMeant3).map((entry2) => ({ holder: annotations, entry: entry2, meant: "openai" }));
}
function misspeltTemplates(tool5) {
  const own2 = get(tool5, "annotations", "openai");
  const meta = get(tool5, "_meta");
  return [
    ...meaning(own2, "outputTemplate", (key) => nearKey(key, [...ANNOTATION_KEYS, ...HINTS]) ?? withoutPrefix(key)),
    ...meaning(meta, "openai/outputTemplate", (key) => `openai/${openaiKeyMeant(key, OPENAI_KEYS)}`),
    ...meaning(get(meta, "ui"), "resourceUri", (key) => nearKey(key, UI_KEYS))
  ];
}
function withoutPrefix(key) {
  return ANNOTATION_KEYS.find((each) => key === PREFIX + each);
}
function meaning(holder, meant, meaningOf) {
  if (holder?.kind !== "object" || has(holder, meant) !== "no") return [];
  return holder.entries.filter(({ key }) => meaningOf(key) === meant).map((entry2) => ({ holder, entry: entry2, meant }));
}
function withoutMeta(root, { registrations }) {
  const places = registrations.filter(isOfExtApps).map(({ tool: tool5 }) => tool5);
  if (places.length === 0) return [];
  const isGiven = ({ start, file }) => places.some((tool5) => tool5?.start === start && tool5.file === file);
  return listing(root).tools.filter((tool5) => lacksMeta(tool5) && isGiven(tool5));
}
var isOfExtApps = ({ api, from }) => api === "registerAppTool" && /^@modelcontextprotocol\/ext-apps(\/|$)/.test(from ?? "");
var lacksMeta = (tool5) => lacksField(tool5, "_meta") && !hasMisplaced(tool5) && misspeltOpenai(tool5).length === 0;
var MESSAGES = ["invoking", "invoked"];
function statusesOf(tool5, nested) {
  return MESSAGES.flatMap((message) => {
    const seed = entry(get(tool5, "annotations", "openai", "toolInvocation"), message);
    const openai = openaiEntry(tool5, `toolInvocation/${message}`, nested);
    return [
      ...seed ? [{ message, dialect: "seed", entry: seed }] : [],
      ...openai ? [{ message, dialect: "openai", entry: openai }] : []
    ];
  });
}
function hasSeedMessage(tool5, message) {
  const own2 = get(tool5, "annotations", "openai");
  const invocation = get(own2, "toolInvocation");
  if (invocation && invocation.kind !== "object") return "unknown";
  if (!invocation && outsideOpenai(tool5).some(({ key }) => key === "toolInvocation")) return "unknown";
  const isMissing2 = invocation ? lacks(invocation, message, INVOCATION_KEYS) : lacks(own2, "toolInvocation", ANNOTATION_KEYS);
  return isMissing2 ? "no" : has(invocation, message) === "yes" ? "yes" : "unknown";
}
function hasOpenaiMessage(tool5, message, nested) {
  const name = `toolInvocation/${message}`;
  const elsewhere = entry(get(tool5, "annotations"), PREFIX + name) ?? entry(tool5, PREFIX + name);
  if (openaiEntry(tool5, name, nested) ?? elsewhere) return "yes";
  if (joinedInvocation(tool5)) return "unknown";
  const meta = get(tool5, "_meta");
  if (entries(meta).some(({ key }) => openaiKeyMeant(key, OPENAI_KEYS) === name)) return "unknown";
  const inner = nested ? get(meta, "openai") : void 0;
  return inner && (inner.kind === "unknown" || has(inner, "toolInvocation") !== "no") ? has(get(inner, "toolInvocation"), message) : has(meta, PREFIX + name);
}

// rules/openai/dialects-agree.ts
var dialects_agree_default = defineRule({
  id: "openai/dialects-agree",
  summary: "Two dialects on one tool or resource say different things",
  severity: "error",
  in: "recommended",
  source: appsSdk(
    "Reference, compatibility",
    "A host reads one of the dialects, and may switch to another: they must say the same."
  ),
  messages: {
    differ: "`{{here}}` says something else than `{{there}}`, and it depends on the host which of the two counts. Make them agree."
  },
  *check(manifest) {
    for (const tool5 of appOf(manifest).tools) {
      for (const pair of [...templates(tool5, manifest), ...onTool(tool5.node)]) yield* compare(pair);
      for (const pair of audiences(tool5.node)) yield problem4(pair);
    }
    const { resources } = listingOf(manifest);
    const widgets = widgetsOf(manifest).map((widget) => widget.node);
    for (const node of /* @__PURE__ */ new Set([...widgets, ...resources])) for (const pair of onResource(node)) yield* compare(pair);
  }
});
function* compare(pair) {
  const [there, a, here, b] = pair;
  if (a && b && !isSame(a, b)) yield problem4([there, a, here, b]);
}
var problem4 = ([there, a, here, b]) => ({
  at: b,
  message: "differ",
  data: { here, there },
  related: [{ at: a, note: `\`${there}\` stands here.` }]
});
function isSame(a, b) {
  if (a.kind !== b.kind || a.kind === "object") return true;
  if (a.kind !== "array" || b.kind !== "array") return toValue(a) === toValue(b);
  const [inA, inB] = [a, b].map((list2) => new Set(items(list2).map((item) => normal2(toValue(item)))));
  if (a.open || b.open || inA.has(UNKNOWN) || inB.has(UNKNOWN)) return true;
  return inA.size === inB.size && [...inA].every((each) => inB.has(each));
}
var normal2 = (value) => typeof value === "string" ? value.replace(/\/$/, "") : value;
function* templates({ links }, manifest) {
  const first2 = links[0]?.entry;
  for (const { entry: entry2 } of disagreeing(links, manifest)) yield [first2.key, first2.value, entry2.key, entry2.value];
}
function* onTool(tool5) {
  const annotations = get(tool5, "annotations");
  const own2 = get(annotations, "openai");
  const meta = get(tool5, "_meta");
  for (const hint2 of HINTS) yield [`annotations.${hint2}`, get(annotations, hint2), `openai.${hint2}`, get(own2, hint2)];
  for (const message of MESSAGES) {
    const key = `openai/toolInvocation/${message}`;
    yield [`toolInvocation.${message}`, get(own2, "toolInvocation", message), key, get(meta, key)];
  }
}
function* audiences(tool5) {
  const meta = get(tool5, "_meta");
  const audience = get(meta, "ui", "visibility");
  if (audience?.kind !== "array" || audience.open || audience.items.some(({ kind }) => kind !== "string")) return;
  const isFor = (who) => audience.items.some((each) => text(each) === who);
  const access = get(meta, "openai/widgetAccessible");
  const visibility = get(meta, "openai/visibility");
  if (access?.kind === "boolean" && access.value !== isFor("app")) {
    yield ["ui.visibility", audience, "openai/widgetAccessible", access];
  }
  const isPrivate = text(visibility) === "private";
  if (visibility && (isPrivate || text(visibility) === "public") && isPrivate === isFor("model")) {
    yield ["ui.visibility", audience, "openai/visibility", visibility];
  }
}
var CSP_KEYS = {
  connect_domains: "connectDomains",
  resource_domains: "resourceDomains",
  frame_domains: "frameDomains",
  redirect_domains: "redirectDomains",
  base_uri_domains: "baseUriDomains"
};
function* onResource(resource) {
  const meta = get(resource, "_meta");
  const ui = get(meta, "ui");
  const [flat, nested] = [get(meta, "openai/widgetCSP"), get(ui, "csp")];
  for (const { key, value } of entries(flat)) {
    const twin = CSP_KEYS[key];
    if (twin) yield [`openai/widgetCSP.${key}`, value, `ui.csp.${twin}`, get(nested, twin)];
  }
  const border = "openai/widgetPrefersBorder";
  yield [border, get(meta, border), "ui.prefersBorder", get(ui, "prefersBorder")];
}

// rules/openai/field-type.ts
var field_type_default3 = noQuotesForUris(
  fieldType(
    "openai",
    section3("Complete List of OpenAI-Specific Annotations", "The values of the metadata have fixed types.")
  )
);

// rules/openai/file-params.ts
var FIELDS = ["download_url", "file_id"];
var file_params_default = defineRule({
  id: "openai/file-params",
  summary: "`openai/fileParams` names an input that does not exist or is no file",
  severity: "error",
  in: "recommended",
  source: appsSdk(
    "Reference, tool metadata",
    "openai/fileParams names top-level inputs that are objects with download_url and file_id."
  ),
  messages: {
    empty: "The name is empty, so no file can be handed over there. Name an input of `inputSchema`.",
    missing: "The tool has no input `{{name}}`{{hint}}, so no file can be handed over there. Name an input of `inputSchema`.",
    shape: "The input `{{name}}` is no object with `download_url` and `file_id`, so the file that is handed over there does not fit. Declare both."
  },
  *check(manifest) {
    for (const { node } of appOf(manifest).tools) {
      const schema = get(node, "inputSchema");
      const properties = get(schema, "properties");
      for (const param of items(get(node, "_meta", "openai/fileParams"))) {
        if (param.kind !== "string" || isVague2(schema)) continue;
        const name = param.value;
        if (name.trim() === "") yield { at: param, message: "empty" };
        else if (has(properties, name) === "no") {
          const known = entries(properties).map(({ key }) => key);
          yield { at: param, message: "missing", data: { name, hint: didYouMean(name, known) } };
        } else if (isNoFile(get(properties, name))) yield { at: param, message: "shape", data: { name } };
      }
    }
  }
});
var COMBINED = ["$ref", "allOf", "anyOf", "oneOf", "if", "$dynamicRef"];
function isVague2(schema) {
  return schema?.kind !== "object" || COMBINED.some((key) => has(schema, key) !== "no");
}
function isNoFile(schema) {
  if (isVague2(schema)) return false;
  const type = text(get(schema, "type"));
  if (type === void 0 || type === "array") return false;
  return FIELDS.some((field) => has(get(schema, "properties"), field) === "no");
}

// rules/openai/hints-explicit.ts
var KNOWN3 = [...HINTS, ...ANNOTATION_KEYS];
var ASKED = ["readOnlyHint", "destructiveHint", "openWorldHint"];
var hints_explicit_default = defineRule({
  id: "openai/hints-explicit",
  summary: "Not all hints that a submission asks for are given",
  severity: "warning",
  in: "strict",
  source: appsSdk(
    "Submission guidelines",
    "readOnlyHint, destructiveHint and openWorldHint are all given for each tool of an app that is submitted."
  ),
  messages: {
    missing: "The tool does not set {{hints}}, and apps that are submitted to OpenAI must set all three hints. Add what is missing to `annotations`."
  },
  *check(manifest) {
    for (const { node, dialects } of appOf(manifest).tools) {
      if (dialects.every((each) => each === "seed")) continue;
      const annotations = get(node, "annotations");
      if (annotations && annotations.kind !== "object") continue;
      if (!annotations && !lacksField(node, "annotations")) continue;
      const own2 = get(annotations, "openai");
      const isMisplaced2 = (hint2) => has(node, hint2) !== "no" || has(get(node, "_meta"), hint2) === "yes";
      const missing2 = ASKED.filter(
        (hint2) => !isMisplaced2(hint2) && [annotations, own2].every((each) => lacks(each, hint2, KNOWN3) && !isMeant(each, hint2))
      );
      if (missing2.length === 0) continue;
      const holder = annotations ?? node;
      const hints = eitherOf(missing2.map((hint2) => `\`${hint2}\``));
      const [only, ...others] = missing2;
      yield { at: lack(holder, others.length === 0 ? only : void 0), message: "missing", data: { hints } };
    }
  }
});
var isMeant = (holder, hint2) => entries(holder).some((each) => hintMeant(each) === hint2);

// rules/openai/initial-data.ts
var initial_data_default = defineRule({
  id: "openai/initial-data",
  summary: "The answer of a widget tool carries nothing for the widget to show",
  severity: "warning",
  in: "spec",
  source: section3("Tool Response Metadata", "The data of the widget is the object `_meta.initialData`."),
  messages: {
    missing: "The answer has no `_meta.initialData`, so `getInitialData()` gives the widget nothing to show. Put the data of the widget there.",
    empty: "`initialData` is empty, so the widget has nothing to show. Put the data of the widget there.",
    wrong: "`initialData` must be an object: the widget gets it from `getInitialData()`. Put the data of the widget there.",
    nothing: "The answer has neither `structuredContent` nor `_meta`, so the widget has nothing to show. Put its data into `structuredContent`."
  },
  *check(manifest) {
    const readsData = usesIn(manifest).some(({ member }) => member && DATA_MEMBERS.includes(member.name));
    for (const tool5 of appOf(manifest).tools) {
      if (tool5.name === void 0 || tool5.links.length === 0) continue;
      const answers = (answersByTool(manifest).get(tool5.name) ?? []).filter(({ body }) => !isFailure(body));
      if (answers.some(({ mayDiffer }) => mayDiffer)) continue;
      const problems3 = answers.map((answer) => judge4(answer, tool5, readsData));
      if (problems3.some((problem6) => problem6 === void 0)) continue;
      for (const problem6 of problems3) yield problem6;
    }
  }
});
function judge4({ body }, { dialects }, readsData) {
  if (body.kind !== "object") return void 0;
  if (dialects.includes("seed")) return judgeSeed(body);
  if (!readsData) return void 0;
  if (has(body, "structuredContent") !== "no" || has(body, "_meta") !== "no") return void 0;
  const content = get(body, "content");
  const isReadable = content && (content.kind !== "array" || content.open || items(content).length > 0);
  if (dialects.includes("mcp-apps") && isReadable) return void 0;
  return { at: lack(body), message: "nothing", absorbs: [lack(body, "structuredContent")] };
}
function judgeSeed(body) {
  const meta = get(body, "_meta");
  if (has(body, "_meta") === "no") return { at: lack(body), message: "missing" };
  if (meta?.kind !== "object") return void 0;
  if (lacks(meta, "initialData", ANSWER_KEYS)) return { at: entry(body, "_meta"), message: "missing" };
  const data = get(meta, "initialData");
  if (data === void 0 || data.kind === "unknown" && !data.isText) return void 0;
  if (data.kind !== "object") return { at: data, message: "wrong" };
  return data.entries.length === 0 && !data.open ? { at: data, message: "empty" } : void 0;
}

// rules/openai/initial-route.ts
var initial_route_default = defineRule({
  id: "openai/initial-route",
  summary: "The initial route of a widget is no string that starts with `/`",
  severity: "warning",
  in: "recommended",
  source: section3(
    "Tool Response Metadata",
    "`_meta.initialRoute` is the view that the widget starts with: /specific-view."
  ),
  messages: {
    type: '`initialRoute` must be a string such as `"/details"`: the widget cannot start with any other view. Write the path of the view.',
    empty: "The route is empty, so the widget finds no view of that name. Write the path of the view, or remove it.",
    url: "`{{route}}` is a whole URL, but a route is the path of a view, so the widget finds none of that name. Write only the path, such as `/details`.",
    slash: "`{{route}}` does not start with `/`, so the widget finds no view of that name. Write `/{{route}}`."
  },
  *check(manifest) {
    for (const { body } of answersIn(manifest, "seed")) {
      const route = get(body, "_meta", "initialRoute");
      if (!route || route.kind === "unknown") continue;
      if (route.kind !== "string") yield { at: route, message: "type" };
      else if (route.value.trim() === "") yield { at: route, message: "empty" };
      else if (/^\s*[a-z][a-z\d+.-]*:\/\//i.test(route.value))
        yield { at: route, message: "url", data: { route: route.value } };
      else if (!route.value.startsWith("/")) yield { at: route, message: "slash", data: { route: route.value } };
    }
  }
});

// rules/openai/invocation-message-format.ts
var LONGEST6 = 64;
var invocation_message_format_default = defineRule({
  id: "openai/invocation-message-format",
  summary: "A message of the invocation is no string, is empty, or is too long",
  severity: "error",
  in: "recommended",
  source: section3(
    "Tool Registration Metadata",
    "invoking and invoked are the texts shown while a tool runs and after.",
    "SHOULD"
  ),
  messages: {
    type: "`{{message}}` must be a string: it is the text that the user sees. Write it in a few words.",
    empty: "`{{message}}` is empty, so the user sees nothing. Write the text, or remove it.",
    long: "`{{message}}` has {{length}} characters, and at most 64 are taken. Shorten it."
  },
  *check(manifest) {
    for (const { node } of appOf(manifest).tools) {
      for (const { message, dialect, entry: entry2 } of statusesOf(node, isXmcp(manifest))) {
        const { value } = entry2;
        if (value.kind === "unknown") continue;
        const data = { message };
        if (value.kind !== "string") yield { at: value, message: "type", data, covers: [value] };
        else if (value.value.trim() === "") yield { at: value, message: "empty", data };
        else if (dialect === "openai" && [...value.value].length > LONGEST6) {
          yield { at: value, message: "long", data: { ...data, length: [...value.value].length } };
        }
      }
    }
  }
});

// rules/openai/invocation-messages.ts
var invocation_messages_default = defineRule({
  id: "openai/invocation-messages",
  summary: "A widget tool without the messages that are shown while it runs and when it is done",
  severity: "info",
  in: "recommended",
  source: section3("Checklist", "Messages for the invocation are provided: optional, but recommended.", "SHOULD"),
  fixable: "unsafe",
  messages: {
    both: "The tool has no `invoking` and no `invoked` message, so the user sees stock texts while it runs and when it is done. Say in a few words what it is doing and what it has done.",
    invoking: "The tool has no `invoking` message, so the user sees a stock text while it runs. Say in a few words what it is doing.",
    invoked: "The tool has no `invoked` message, so the user sees a stock text when it is done. Say in a few words what it has done."
  },
  *check(manifest) {
    const nested = isXmcp(manifest);
    const told2 = /* @__PURE__ */ new Set();
    for (const tool5 of appOf(manifest).tools) {
      const { node } = tool5;
      if (tool5.links.length === 0) continue;
      const isSeed = tool5.dialects.includes("seed");
      if (!isSeed && !tool5.dialects.includes("openai")) continue;
      const lacks3 = (message) => isSeed ? hasSeedMessage(node, message) === "no" : hasOpenaiMessage(node, message, nested) === "no";
      const missing2 = MESSAGES.filter(lacks3);
      const [first2, second] = missing2;
      if (!first2 || hasBoth(node, nested)) continue;
      const holder = holderOf(tool5, isSeed);
      const place2 = `${holder.start} ${holder.file ?? ""}`;
      if (told2.has(place2)) continue;
      told2.add(place2);
      yield {
        at: lack(holder),
        message: second ? "both" : first2,
        fix: nested ? void 0 : fixFor2(node, holder, missing2, isSeed)
      };
    }
  }
});
function hasBoth(tool5, nested) {
  return MESSAGES.every(
    (message) => hasSeedMessage(tool5, message) === "yes" || hasOpenaiMessage(tool5, message, nested) === "yes"
  );
}
function holderOf({ node }, isSeed) {
  const own2 = isSeed ? get(node, "annotations", "openai") : get(node, "_meta");
  const invocation = isSeed ? get(own2, "toolInvocation") : void 0;
  return [invocation, own2].find((each) => each?.kind === "object") ?? node;
}
var TEXTS2 = { invoking: "Loading\u2026", invoked: "Done" };
function fixFor2(tool5, holder, missing2, isSeed) {
  if (holder === tool5) return void 0;
  const title = `Add ${missing2.map((each) => `\`${each}\``).join(" and ")}`;
  if (!isSeed) {
    const prefix = `${PREFIX}toolInvocation/`;
    return {
      title,
      safe: false,
      edits: missing2.map((each) => ({ op: "add", to: holder, key: prefix + each, value: TEXTS2[each] }))
    };
  }
  if (has(get(tool5, "annotations", "openai"), "toolInvocation") === "yes") {
    return {
      title,
      safe: false,
      edits: missing2.map((each) => ({ op: "add", to: holder, key: each, value: TEXTS2[each] }))
    };
  }
  return { title, safe: false, edits: [{ op: "add", to: holder, key: "toolInvocation", value: TEXTS2 }] };
}

// rules/openai/misplaced-key.ts
var misplaced_key_default = defineRule({
  id: "openai/misplaced-key",
  summary: "A key of the metadata stands where no host looks for it",
  severity: "error",
  in: "recommended",
  source: appsSdk(
    "Reference, tool and resource metadata",
    "Keys that start with openai/ stand in _meta, those of MCP Apps in _meta.ui, hints in annotations, and the CSP on the resource."
  ),
  fixable: "safe",
  messages: {
    meta: "Hosts read `{{key}}` from `_meta`; in {{where}} it is ignored. Move it.",
    hint: "Hosts read `{{hint}}` from `annotations`; in {{where}} it is ignored. Move it.",
    prefix: "Hosts read `{{hint}}`, without the prefix, from `annotations`; `{{key}}` is ignored. Rename it.",
    openai: "Hosts read `{{key}}` from {{home}}; in {{where}} it is ignored. Move it.",
    nested: "Only xmcp reads `_meta.openai`; hosts read keys such as `openai/outputTemplate`, so this does nothing. Write the keys in full.",
    joined: "Hosts read `{{key}}/invoking` and `{{key}}/invoked`, and nothing from an object under `{{key}}`, so it does nothing. Write the keys in full.",
    ui: "Hosts read `{{key}}` from `_meta.ui`; in `_meta` itself it is ignored. Move it.",
    csp: "Hosts read `{{key}}` from the resource of the widget; on the tool it is ignored. Move it."
  },
  *check(manifest) {
    const nested = isXmcp(manifest);
    const apps = new Set(appOf(manifest).tools.map(({ node }) => node));
    for (const tool5 of listingOf(manifest).tools) {
      for (const { holder, where, key } of outsideMeta(tool5)) {
        const fix = move2(key, holder, tool5, "_meta", key.key);
        const absorbs = lacking(get(tool5, "_meta"), key.key);
        yield { at: key, message: "meta", data: { key: key.key, where }, absorbs, fix };
      }
      yield* prefixedHints(tool5);
      const own2 = nested ? void 0 : nestedMeta(tool5);
      if (own2) {
        const absorbs = lacking(get(tool5, "_meta"), ...entries(own2.value).map(({ key }) => PREFIX + key));
        yield { at: own2, message: "nested", absorbs, fix: flatten(own2, tool5) };
      }
      const joined = joinedInvocation(tool5);
      if (joined) yield { at: joined, message: "joined", data: { key: joined.key }, fix: split(joined, tool5) };
      if (!isTakenByOthers(tool5, manifest)) yield* outside2(tool5, apps.has(tool5));
      for (const { entry: entry2, hint: hint2 } of apps.has(tool5) || hasMisplaced(tool5) ? hintsInMeta(tool5) : []) {
        const fix = move2(entry2, get(tool5, "_meta"), tool5, "annotations", hint2);
        yield { at: entry2, message: "hint", data: { hint: hint2, where: "`_meta`" }, fix };
      }
      for (const entry2 of apps.has(tool5) ? hintsOn(tool5, manifest) : []) {
        if (!fits2(entry2.key, entry2.value)) continue;
        const fix = move2(entry2, tool5, tool5, "annotations", entry2.key);
        yield { at: entry2, message: "hint", data: { hint: entry2.key, where: "the tool itself" }, fix };
      }
    }
    yield* csps(manifest);
    yield* besideUi2(manifest);
  }
});
function move2(entry2, from, to, into, key) {
  return isSure(key, entry2.value) ? move(entry2, from, to, into, key) : void 0;
}
var isSure = (key, value) => fits2(key, value) && (!HINTS.includes(key) || value.kind === "boolean");
var lacking = (home, ...keys) => home?.kind === "object" ? keys.map((key) => lack(home, key)) : [];
function* prefixedHints(tool5) {
  const annotations = get(tool5, "annotations");
  for (const at2 of entries(annotations)) {
    const hint2 = at2.key.slice(PREFIX.length);
    if (!at2.key.startsWith(PREFIX) || !HINTS.includes(hint2) || has(annotations, hint2) !== "no") continue;
    const fix = isSure(hint2, at2.value) ? rename(at2, hint2) : void 0;
    yield { at: at2, message: "prefix", data: { key: at2.key, hint: hint2 }, fix };
  }
}
function* outside2(tool5, isApp) {
  const annotations = get(tool5, "annotations");
  for (const entry2 of outsideOpenai(tool5)) {
    const fix2 = isApp && !get(annotations, "openai") ? void 0 : move2(entry2, annotations, annotations, "openai", entry2.key);
    const data = { key: entry2.key, home: "`annotations.openai`", where: "`annotations`" };
    const absorbs = lacking(get(annotations, "openai"), entry2.key);
    yield { at: entry2, message: "openai", data, absorbs, fix: fix2 };
  }
  const own2 = openaiOnTool(tool5);
  if (!own2) return;
  const { value } = own2;
  const isClear = value.kind === "object" && !value.open && value.entries.every(({ key }) => SEED.has(key));
  const fix = isClear && !isApp ? move2(own2, tool5, tool5, "annotations", "openai") : void 0;
  yield {
    at: own2,
    message: "openai",
    data: { key: "openai", home: "`annotations`", where: "the tool itself" },
    fix
  };
}
var SEED = /* @__PURE__ */ new Set([...ANNOTATION_KEYS, ...HINTS]);
function* csps(manifest) {
  for (const tool5 of appOf(manifest).tools) {
    for (const { entry: entry2, holder, key } of cspsOn(tool5.node)) {
      const home = homeOf(tool5, key, manifest);
      if (!home) continue;
      const meta = home.resource && get(home.resource, "_meta");
      const canMove = holder === get(tool5.node, "_meta") && (!meta || meta.kind === "object");
      const fix = home.resource && canMove ? move2(entry2, holder, home.resource, "_meta", key) : void 0;
      yield { at: entry2, message: "csp", data: { key }, fix };
    }
  }
}
function* besideUi2(manifest) {
  if (isGenerated(manifest)) return;
  const tools = listingOf(manifest).tools.filter((tool5) => !isTakenByOthers(tool5, manifest));
  const found = [
    ...tools.map((node) => ({ node, beside: besideUiOfTool(node) })),
    ...widgetsOf(manifest).map((widget) => ({ node: widget.node, beside: besideUiOfWidget(widget) }))
  ];
  for (const { node, beside } of found) {
    const meta = get(node, "_meta");
    for (const entry2 of beside) {
      const fix = move2(entry2, meta, meta, "ui", entry2.key);
      const severity = entry2.key === "prefersBorder" ? "warning" : "error";
      yield { at: entry2, message: "ui", data: { key: entry2.key }, fix, severity };
    }
  }
}
function flatten(nested, tool5) {
  const meta = get(tool5, "_meta");
  if (entries(nested.value).some(({ key, value }) => !fits2(key, value))) return void 0;
  if (meta?.kind !== "object" || nested.value.kind !== "object" || nested.value.open) return void 0;
  const flat = nested.value.entries.flatMap(
    ({ key, value }) => key === "toolInvocation" && value.kind === "object" ? value.entries.map((each) => [`${PREFIX}${key}/${each.key}`, asWritten(each.value)]) : [[`${PREFIX}${key}`, asWritten(value)]]
  );
  return inFull(nested, meta, flat);
}
function split(joined, tool5) {
  const meta = get(tool5, "_meta");
  const { value } = joined;
  const isMessage = ({ key, value: text2 }) => INVOCATION_KEYS.includes(key) && fits2(key, text2);
  const isClear = value.kind === "object" && !value.open && value.entries.every(isMessage);
  const flat = entries(value).map((each) => [`${joined.key}/${each.key}`, asWritten(each.value)]);
  return isClear ? inFull(joined, meta, flat) : void 0;
}
function inFull(child, meta, flat) {
  if (flat.some(([key]) => entries(meta).some((each) => each.key === key))) return void 0;
  const added = flat.map(([key, value]) => ({ op: "add", to: meta, key, value }));
  return { title: "Write the keys in full", safe: true, edits: [{ op: "remove", from: meta, child }, ...added] };
}

// rules/openai/misspelt-field.ts
var misspelt_field_default3 = misspeltField(
  "openai",
  appsSdk(
    "Reference, resource metadata",
    "The fields of a CSP, of permissions and of security schemes have fixed names."
  )
);

// rules/openai/misspelt-key.ts
var misspelt_key_default = defineRule({
  id: "openai/misspelt-key",
  summary: "A key of the metadata is spelt almost like one that hosts read",
  severity: "warning",
  in: "recommended",
  source: section3("Complete List of OpenAI-Specific Annotations", "The keys of the metadata have fixed names."),
  fixable: "safe",
  messages: {
    misspelt: "Hosts ignore `{{key}}`; did you mean `{{meant}}`?"
  },
  *check(manifest) {
    for (const { holder, entry: entry2, meant } of suspects(manifest)) {
      if (meant === void 0 || meant === entry2.key) continue;
      const isFree = has(holder, meant) === "no";
      const data = { key: entry2.key, meant };
      yield {
        at: entry2,
        message: "misspelt",
        data,
        ...isFree && {
          absorbs: [lack(holder, meant)],
          fix: fits2(meant, entry2.value) ? rename(entry2, meant) : void 0
        }
      };
    }
  }
});
function* suspects(manifest) {
  for (const tool5 of listingOf(manifest).tools) {
    yield* misspeltOpenai(tool5);
    const own2 = get(tool5, "annotations", "openai");
    yield* among(own2, [...ANNOTATION_KEYS, ...HINTS], (entry2) => withoutPrefix(entry2.key) ?? hintMeant(entry2));
    yield* among(get(own2, "toolInvocation"), INVOCATION_KEYS);
  }
  const { byName } = appOf(manifest);
  const holders2 = [...listingOf(manifest).tools, ...widgetsOf(manifest).map(({ node }) => node)];
  for (const node of new Set(holders2)) yield* inMeta(get(node, "_meta"));
  for (const { tool: tool5, body } of answersIn(manifest)) {
    const meta = get(body, "_meta");
    yield* inMeta(meta);
    const isNewer = byName.get(tool5)?.some(({ dialects }) => !dialects.includes("seed"));
    if (!isNewer) yield* among(meta, ANSWER_KEYS);
  }
}
function* inMeta(meta) {
  if (meta?.kind !== "object") return;
  for (const entry2 of meta.entries) {
    const name = openaiKeyMeant(entry2.key, OPENAI_KEYS);
    if (name !== void 0) yield { holder: meta, entry: entry2, meant: PREFIX + name };
    else if (entry2.key.startsWith("ui/")) yield { holder: meta, entry: entry2, meant: nearKey(entry2.key, ["ui/resourceUri"]) };
  }
  yield* among(get(meta, "ui"), UI_KEYS);
}
function* among(holder, known, otherwise = (_) => void 0) {
  if (holder?.kind !== "object") return;
  for (const entry2 of holder.entries) {
    if (known.includes(entry2.key)) continue;
    yield { holder, entry: entry2, meant: keyMeant(holder, entry2.key, known) ?? otherwise(entry2) };
  }
}

// rules/openai/output-template-required.ts
var output_template_required_default = defineRule({
  id: "openai/output-template-required",
  summary: "The metadata of a widget tool names no output template",
  severity: "error",
  in: "spec",
  source: section3("Tool Registration Metadata", "outputTemplate is required for widgets."),
  messages: {
    missing: "`{{key}}` makes this a widget tool, but no output template says which widget to show, so none is shown. Add `{{template}}`.",
    throws: "`registerAppTool` reads `_meta`, and throws without it when the server starts. Name the widget of the tool there, `_meta: { ui: { resourceUri } }`, or use `registerTool`."
  },
  *check(manifest) {
    const thrown = new Set(withoutMeta(manifest.root, manifest.code));
    for (const tool5 of thrown) yield { at: lack(tool5, "_meta"), message: "throws" };
    for (const tool5 of appOf(manifest).tools) {
      const found = tool5.links.length === 0 && !thrown.has(tool5.node) ? lackingTemplate(tool5) : void 0;
      if (!found || isAnswered(tool5, manifest)) continue;
      const { holder, key, template } = found;
      yield { at: lack(holder, template), message: "missing", data: { key, template } };
    }
    for (const tool5 of listingOf(manifest).tools) {
      for (const { holder, entry: entry2, meant } of misspeltOpenai(tool5)) {
        const data = { key: entry2.key, template: `${meant}.outputTemplate` };
        yield { at: lack(holder, meant), message: "missing", data };
      }
    }
  }
});
function lackingTemplate(tool5) {
  const [misspelt3] = misspeltTemplates(tool5.node);
  return misspelt3 ? { holder: misspelt3.holder, key: misspelt3.entry.key, template: misspelt3.meant } : seedWidget(tool5) ?? openaiWidget(tool5);
}
function seedWidget({ node }) {
  const own2 = get(node, "annotations", "openai");
  if (own2?.kind !== "object" || has(own2, "outputTemplate") !== "no" || has(own2, "toolInvocation") !== "yes")
    return void 0;
  return { holder: own2, key: "toolInvocation", template: "outputTemplate" };
}
function openaiWidget({ node }) {
  const meta = get(node, "_meta");
  if (meta?.kind !== "object" || meta.open) return void 0;
  const flag = meta.entries.find(
    ({ key, value }) => key === "openai/resultCanProduceWidget" && value.kind === "boolean" && value.value
  );
  return flag && { holder: meta, key: flag.key, template: "openai/outputTemplate" };
}
function isAnswered({ name }, manifest) {
  const byTool = answersByTool(manifest);
  return [.../* @__PURE__ */ new Set([void 0, name])].flatMap((tool5) => byTool.get(tool5) ?? []).some(({ body }) => has(body, "_meta") === "unknown" || has(get(body, "_meta"), "openai/outputTemplate") !== "no");
}

// rules/openai/read-only-hint.ts
var read_only_hint_default = defineRule({
  id: "openai/read-only-hint",
  summary: "A tool that only reads, by its name, is not marked read-only",
  severity: "warning",
  in: "spec",
  source: section3(
    "Checklist",
    "readOnlyHint is true for operations that only read: no prompt asks for a confirmation then."
  ),
  fixable: "unsafe",
  messages: {
    missing: 'By its name this tool only reads ("{{verb}}"), but without `readOnlyHint: true` the user has to confirm each call. Add it, if the tool changes nothing.',
    false: 'By its name this tool only reads ("{{verb}}"), but with `readOnlyHint: false` the user has to confirm each call. Set it to true, if the tool changes nothing.'
  },
  options: {
    schema: dialectsOption("The dialects whose tools are asked for it"),
    defaults: { dialects: ["seed", "openai"] },
    presets: { strict: { dialects: DIALECTS2 } }
  },
  *check(manifest, { options }) {
    for (const { node, name = "", dialects } of appOf(manifest).tools) {
      const verb = readingVerb(name);
      if (verb === void 0 || !dialects.some((each) => options.dialects.includes(each))) continue;
      const found = judge5(node, dialects.includes("seed"));
      if (found) yield { ...found, data: { verb } };
    }
  }
});
var KEY = "readOnlyHint";
function judge5(tool5, isSeed) {
  const annotations = get(tool5, "annotations");
  const holders2 = [annotations, ...isSeed ? [get(annotations, "openai")] : []];
  for (const holder2 of holders2) {
    const value = entry(holder2, KEY)?.value;
    if (!value) continue;
    return value.kind === "boolean" && !value.value ? (
      // The author has thought of it, so nothing is more than a hint, and no fix takes it back.
      { at: value, message: "false", severity: "info" }
    ) : void 0;
  }
  const meta = get(tool5, "_meta");
  const isElsewhere2 = has(tool5, KEY) === "yes" || [KEY, `openai/${KEY}`, "annotations"].some((key) => has(meta, key) === "yes");
  if (isElsewhere2) return void 0;
  if (annotations ? annotations.kind !== "object" : !lacksField(tool5, "annotations")) return void 0;
  if (holders2.some((holder2) => holder2 && !lacks(holder2, KEY, [...HINTS, ...ANNOTATION_KEYS]))) return void 0;
  if (holders2.some((each) => entries(each).some((hint2) => hintMeant(hint2) === KEY))) return void 0;
  const holder = holders2.findLast((each) => each?.kind === "object");
  const add = {
    title: "Add `readOnlyHint: true`",
    safe: false,
    edits: [
      holder ? { op: "add", to: holder, key: KEY, value: true } : { op: "add", to: tool5, key: "annotations", value: { [KEY]: true } }
    ]
  };
  return { at: lack(holder ?? tool5), message: "missing", fix: add, absorbs: holder ? [lack(holder, KEY)] : [] };
}

// rules/openai/required-field.ts
var required_field_default3 = requiredField("openai", appsSdk("Reference, securitySchemes", "A security scheme has a type."));

// rules/openai/resource-description.ts
var resource_description_default = defineRule({
  id: "openai/resource-description",
  summary: "A widget resource without a description",
  severity: "info",
  in: "strict",
  source: section3("Resource Registration (Widgets)", "A description says what the widget does.", "SHOULD"),
  messages: {
    missing: "The widget has no `description`, so nobody who lists the resources learns what it shows. Add one."
  },
  *check(manifest) {
    for (const widget of appOf(manifest).resources) {
      const { node } = widget;
      if (has(node, "description") === "no" && !mayBeDescribed(widget, manifest))
        yield { at: lack(node, "description"), message: "missing" };
    }
  }
});
var mayBeDescribed = orWhereRead(
  (node) => has(node, "_meta") === "unknown" || has(get(node, "_meta"), "openai/widgetDescription") !== "no"
);

// rules/openai/resource-fields.ts
var resource_fields_default = defineRule({
  id: "openai/resource-fields",
  summary: "A widget resource without `uri` or `mimeType`",
  severity: "error",
  in: "spec",
  source: section3("Resource Registration (Widgets)", "A widget is registered with its URI and its MIME type."),
  messages: {
    uri: "The widget has no `uri`, so no tool can refer to it. Add one of the form `ui://widget/<name>.html`.",
    mimeType: "The widget has no `mimeType`, and without the right one hosts do not render it. Add {{allowed}}."
  },
  *check(manifest) {
    for (const resource of appOf(manifest).resources) {
      if (has(resource.node, "uri") === "no") yield { at: lack(resource.node, "uri"), message: "uri" };
      if (has(resource.node, "mimeType") === "no" && isNeeded(resource, manifest)) {
        const allowed = eitherOf(mimesFor(resource.dialects).map((each) => `\`${each}\``));
        yield { at: lack(resource.node, "mimeType"), message: "mimeType", data: { allowed } };
      }
    }
  }
});
function isNeeded({ uri, dialects }, manifest) {
  const { code } = manifest;
  const isOpenai = dialects.includes("openai");
  if (code === NO_CODE) return !isOpenai;
  const same2 = appOf(manifest).byPath.get(pathOf2(text(uri) ?? "")) ?? [];
  const contents = same2.filter((each) => each.isContent);
  if (contents.length > 0) {
    return manifest.derive(knowsReads) && contents.every(({ node }) => has(node, "mimeType") === "no");
  }
  return !isOpenai && code.reads.length === 0 && isSeedOnly(dialects);
}
var knowsReads = ({ code }) => code.reads.every(isKnownRead);

// rules/openai/resource-mime-type.ts
var isOfDraft = (mime) => /^\s*text\/html\+mcp\b/i.test(mime);
var resource_mime_type_default = defineRule({
  id: "openai/resource-mime-type",
  summary: "The MIME type of a widget is not the one that hosts render",
  severity: "error",
  in: "spec",
  source: section3(
    "Required Patterns, MIME Type",
    "The MIME type of a widget is text/html+skybridge; text/html does not do. Newer dialects have text/html;profile=mcp-app."
  ),
  fixable: "both",
  messages: {
    empty: "The MIME type is empty, and without the right one hosts do not render the widget. Write {{allowed}}.",
    wrong: "With the MIME type `{{mime}}` the widget is shown as plain text, not rendered. Write {{allowed}}."
  },
  *check(manifest) {
    for (const { node, uri, dialects, isSure: isSure2 } of widgetsOf(manifest)) {
      const mime = get(node, "mimeType");
      if (mime?.kind !== "string") continue;
      const allowed = mimesFor(dialects);
      if (isOneOf(mime.value, allowed) || isOfDraft(mime.value) || !isSure2 && !isPage(mime.value)) continue;
      const isSeed = uri?.kind === "string" && isSeedUri(uri.value);
      const value = near(mime.value, allowed) ?? (dialects.length === 0 && isSeed ? SKYBRIDGE : allowed[0]);
      yield {
        at: mime,
        message: mime.value.trim() === "" ? "empty" : "wrong",
        data: { mime: mime.value, allowed: eitherOf(allowed.map((each) => `\`${each}\``)) },
        fix: {
          title: `Write \`${value}\``,
          safe: dialects.length > 0,
          edits: [{ op: "set", node: mime, value }]
        }
      };
    }
  }
});

// rules/openai/resource-name.ts
var resource_name_default = defineRule({
  id: "openai/resource-name",
  summary: "A widget resource without a name",
  severity: "warning",
  in: "recommended",
  source: section3("Resource Registration (Widgets)", "A widget has a name for people to read.", "SHOULD"),
  messages: {
    missing: "The widget has no `name`, and MCP asks for one: people tell resources apart by it. Add a name they understand.",
    empty: "The name is empty, so people cannot tell the widget from others. Write a name they understand."
  },
  *check(manifest) {
    for (const { node } of appOf(manifest).resources) {
      const name = get(node, "name");
      if (has(node, "name") === "no") yield { at: lack(node, "name"), message: "missing" };
      else if (name?.kind === "string" && name.value.trim() === "") yield { at: name, message: "empty" };
    }
  }
});

// rules/openai/resource-unused.ts
var resource_unused_default = defineRule({
  id: "openai/resource-unused",
  summary: "A widget resource that no tool refers to",
  severity: "warning",
  in: "strict",
  source: appsSdk("MCP server, templates", "A widget is shown when a tool names it as its output template."),
  messages: {
    unused: "No tool has `{{uri}}` as its output template, so no host ever shows this widget. Refer to it from a tool, or remove it."
  },
  reads: ["mcp"],
  project: {
    *collect(manifest) {
      yield* serverFacts(manifest);
      yield* resourceFacts(manifest, false);
      yield* templateFacts(manifest, true);
    },
    *compare(facts) {
      const parts = gather(facts, "resource", "template", isWidgetUri);
      const paths = new Set([...parts[0]?.everywhere ?? []].map(pathOf2));
      for (const found of parts) {
        const isUsed = (uri) => !isPageUri(uri) || paths.has(pathOf2(uri));
        const registered = new Set(found.wanted.map(({ value }) => pathOf2(value)));
        const lost = [...found.known].filter((uri) => !registered.has(pathOf2(uri)));
        const unused = strays(found, isUsed);
        if (lost.length === 1 && new Set(unused.map(({ value }) => value)).size === 1) continue;
        for (const at2 of unused) {
          if (near(at2.value, lost) === void 0) yield { at: at2, message: "unused", data: { uri: at2.value } };
        }
      }
    }
  }
});

// rules/openai/resource-uri.ts
var resource_uri_default = defineRule({
  id: "openai/resource-uri",
  summary: "A widget's URI is not `ui://widget/<name>.html`, or does not start with `ui://`",
  severity: "error",
  in: "spec",
  source: section3(
    "Required Patterns, Resource URI Pattern",
    "The URI of a widget is ui://widget/, a name, and .html. Newer dialects ask for the scheme ui only."
  ),
  fixable: "unsafe",
  messages: {
    empty: "The URI is empty, so hosts find no widget to show. Write `{{pattern}}`.",
    nameless: "`{{uri}}` names no widget, so hosts find none to show. Write `{{pattern}}`.",
    prefix: "`{{uri}}` has the wrong prefix `{{prefix}}`: hosts find a widget only under `ui://`. Write `{{pattern}}`.",
    scheme: "`{{uri}}` has no scheme: hosts find a widget only under `ui://`. Write `{{pattern}}`.",
    pattern: "`{{uri}}` is not `ui://widget/<name>.html`, so hosts do not find the widget. Give it that form."
  },
  *check(manifest) {
    const { tools, resources } = appOf(manifest);
    for (const { links } of tools) {
      for (const { dialect, entry: entry2 } of links) yield* judge6(entry2.value, [dialect]);
    }
    for (const { uri, dialects } of resources) yield* judge6(uri, dialects);
  }
});
function* judge6(node, dialects) {
  if (node?.kind !== "string") return;
  const { value: uri } = node;
  if (isWellFormed(uri, dialects)) return;
  const isSeed = isSeedOnly(dialects) || dialects.length === 0;
  const pattern = isSeed ? "ui://widget/<name>.html" : "ui://\u2026";
  if (uri.trim() === "") {
    yield { at: node, message: "empty", data: { pattern } };
    return;
  }
  const [prefix] = /^[a-z][a-z\d+.-]*:(?:\/\/)?/i.exec(uri) ?? [];
  const message = isWidgetUri(uri) ? isSeed ? "pattern" : "nameless" : prefix ? "prefix" : "scheme";
  yield { at: node, message, data: { uri, prefix, pattern }, fix: fixFor3(node, isSeed) };
}
function fixFor3(node, isSeed) {
  const value = isSeed ? seedUriFor(node.value) : uiUriFor(node.value);
  if (value === void 0 || value === node.value) return void 0;
  return { title: `Write \`${value}\``, safe: false, edits: [{ op: "set", node, value }] };
}

// rules/openai/response-shape.ts
var response_shape_default = defineRule({
  id: "openai/response-shape",
  summary: "The answer of a tool does not have the form that hosts read",
  severity: "error",
  in: "spec",
  source: section3(
    "Tool Response Metadata",
    "An answer has content, an array of typed parts, and may have _meta, an object, and isError, a boolean."
  ),
  messages: {
    content: '`content` must be an array of parts, and hosts refuse the answer otherwise. Write `[{ type: "text", text: \u2026 }]`.',
    part: 'A part of `content` must be an object with a `type`, and hosts refuse the answer otherwise. Write `{ type: "text", text: \u2026 }`.',
    kind: "No part of `content` can have the type `{{type}}`, and hosts refuse the answer for it. Make it `text`, `image`, `audio`, `resource` or `resource_link`; data belongs in `structuredContent`.",
    text: "A part of the type `text` needs its text as a string in `text`, and hosts refuse the answer otherwise. Add it.",
    words: "The `text` of a part must be a string, and hosts refuse the answer otherwise. Make a string of it, or hand data over in `structuredContent`.",
    isError: "`isError` must be true or false, and hosts refuse the answer otherwise. Write one of the two.",
    meta: "`_meta` must be an object, and hosts refuse the answer otherwise. Put the values into an object."
  },
  *check(manifest) {
    for (const { body } of answersIn(manifest)) {
      const content = get(body, "content");
      if (isOther(content, "array")) yield { at: content, message: "content" };
      for (const part2 of items(content)) yield* judge7(part2);
      const flag = get(body, "isError");
      if (isOther(flag, "boolean")) yield { at: flag, message: "isError" };
      const meta = get(body, "_meta");
      if (isOther(meta, "object")) yield { at: meta, message: "meta" };
    }
  }
});
var TYPES3 = ["text", "image", "audio", "resource", "resource_link"];
function* judge7(part2) {
  if (part2.kind === "unknown" && !part2.isText) return;
  const [type, words] = [get(part2, "type"), get(part2, "text")];
  if (part2.kind !== "object") yield { at: part2, message: "part" };
  else if (has(part2, "type") === "no") yield { at: lack(part2), message: "part" };
  else if (isOther(type, "string") || text(type)?.trim() === "") yield { at: type, message: "part" };
  else if (type?.kind === "string" && !TYPES3.includes(type.value))
    yield { at: type, message: "kind", data: { type: type.value } };
  else if (text(type) === "text" && has(part2, "text") === "no") yield { at: lack(part2), message: "text" };
  else if (text(type) === "text" && isOther(words, "string")) yield { at: words, message: "words" };
}
function isOther(node, kind) {
  if (node?.kind === "unknown") return node.isText === true && kind !== "string";
  return node !== void 0 && node.kind !== kind;
}

// rules/openai/template-registered.ts
var template_registered_default = defineRule({
  id: "openai/template-registered",
  summary: "An output template names a widget that no resource registers",
  severity: "error",
  in: "recommended",
  source: appsSdk("MCP server, templates", "The output template of a tool is the URI of a registered resource."),
  fixable: "safe",
  messages: {
    missing: "No resource is registered for `{{uri}}`{{hint}}, so the host cannot render the widget. Register that resource or fix the URI."
  },
  reads: ["mcp"],
  project: {
    inOneFile: true,
    ifAlone: true,
    *collect(manifest) {
      yield* serverFacts(manifest);
      yield* resourceFacts(manifest, true);
      yield* templateFacts(manifest, false);
    },
    *compare(facts) {
      const parts = gather(facts, "template", "resource", isWidgetUri);
      const paths = new Set([...parts[0]?.everywhere ?? []].map(pathOf2));
      for (const found of parts) {
        const isKnown3 = (uri) => !isWidgetUri(uri) || paths.has(pathOf2(uri));
        const all2 = strays(found, isKnown3);
        const lost = all2.length > 0 ? all2 : nearMisses(found, isKnown3);
        for (const at2 of lost) {
          const uri = at2.value;
          const fix = fixFor(uri, found, isWidgetUri);
          const data = { uri, hint: hintFor(uri, found) || hintAtOther(found, lost) };
          yield { at: at2, message: "missing", data, fix };
        }
      }
    }
  }
});
function nearMisses({ known, wanted }, isKnown3) {
  const named = new Set(wanted.map(({ value }) => pathOf2(value)));
  const unused = [...known].filter((uri) => isWidgetUri(uri) && !named.has(pathOf2(uri))).map(stepsOf2);
  if (unused.length * wanted.length > MOST_COMPARISONS2) return [];
  return wanted.filter(({ value }) => {
    if (isKnown3(value)) return false;
    const { folder, name, ending } = stepsOf2(value);
    const besides = unused.filter((other) => other.folder === folder && other.ending === ending);
    const meant = near(
      name,
      besides.map((other) => other.name)
    );
    return meant !== void 0 && meant.replace(/\d+/g, "") !== name.replace(/\d+/g, "");
  });
}
var MOST_COMPARISONS2 = 1e4;
function stepsOf2(uri) {
  const path = pathOf2(uri);
  const start = path.lastIndexOf("/") + 1;
  const dot = path.indexOf(".", start);
  const end = dot < 0 ? path.length : dot;
  return { folder: path.slice(0, start), name: path.slice(start, end), ending: path.slice(end) };
}
function hintAtOther({ known, wanted }, lost) {
  const named = new Set(wanted.map(({ value }) => pathOf2(value)));
  const unused = [...known].filter((uri) => isWidgetUri(uri) && !named.has(pathOf2(uri)));
  const isOneForOne = unused.length === 1 && new Set(lost.map(({ value }) => value)).size === 1;
  return hint(isOneForOne ? unused[0] : void 0);
}

// rules/openai/ui-initialize.ts
var ui_initialize_default = defineRule({
  id: "openai/ui-initialize",
  summary: "A widget sends `clientInfo` or `capabilities` with `ui/initialize`, where hosts want `appInfo` and `appCapabilities`",
  severity: "error",
  in: "recommended",
  source: {
    document: "MCP Apps",
    section: "McpUiInitializeRequest",
    says: "A widget tells its host appInfo, appCapabilities and protocolVersion.",
    kind: "advice"
  },
  fixable: "unsafe",
  messages: {
    otherName: "Hosts built on the SDK of MCP Apps want `{{meant}}` in `ui/initialize` and refuse a request with `{{key}}` in its place: no data comes, and the widget stays blank. Rename it{{more}}."
  },
  *check(manifest) {
    for (const params of manifest.code.handshakes) {
      const [first2, second] = params.kind === "object" ? misnamed(params) : [];
      if (!first2) continue;
      const lacksCapabilities = !second && first2.meant !== CAPABILITIES && has(params, CAPABILITIES) === "no";
      const also = second && `, and \`${second.at.key}\` to \`${second.meant}\``;
      const more = also ?? (lacksCapabilities ? `, and add \`${CAPABILITIES}: {}\`` : "");
      yield {
        at: first2.at,
        message: "otherName",
        data: { key: first2.at.key, meant: first2.meant, more },
        fix: renaming2(second ? [first2, second] : [first2], lacksCapabilities ? `${CAPABILITIES}: {}, ` : "")
      };
    }
  }
});
var CAPABILITIES = "appCapabilities";
var NAMES5 = [
  ["clientInfo", "appInfo"],
  ["capabilities", CAPABILITIES]
];
function misnamed(params) {
  return NAMES5.flatMap(([key, meant]) => {
    const at2 = entry(params, key);
    return at2 && has(params, meant) === "no" ? [{ at: at2, meant }] : [];
  });
}
function renaming2(all2, before) {
  const isPlain3 = ({ key, start, end, value }) => end - start === key.length && value.start !== start && value.via?.start !== start;
  if (!all2.every(({ at: at2 }) => isPlain3(at2))) return void 0;
  const edits = all2.map(({ at: { start, end }, meant }, index) => {
    return { op: "text", start, end, text: index === 0 ? before + meant : meant };
  });
  return { title: `Write ${all2.map(({ meant }) => `\`${meant}\``).join(" and ")}`, safe: false, edits };
}

// rules/openai/unknown-field.ts
var unknown_field_default3 = unknownField(
  "openai",
  section3("Complete List of OpenAI-Specific Annotations", "The document lists all keys of its metadata.", "advice")
);

// rules/openai/widget-csp.ts
var widget_csp_default = defineRule({
  id: "openai/widget-csp",
  summary: "A widget without a content security policy, or with one that is too wide",
  severity: "warning",
  in: "strict",
  source: appsSdk("Submission guidelines", "A widget has a content security policy that names what it needs to reach."),
  messages: {
    missing: "The widget has no content security policy, which OpenAI asks of apps that are submitted. Add `openai/widgetCSP` or `ui.csp` to its `_meta`.",
    wildcard: "`{{source}}` lets the widget reach any host. Name the hosts that it needs.",
    http: "`{{source}}` is plain http: whoever sits between can read and change what the widget loads. Use https."
  },
  *check(manifest) {
    for (const widget of widgetsOf(manifest)) {
      if (isSeedOnly(widget.dialects)) continue;
      const meta = get(widget.node, "_meta");
      if (!widget.isContent && !hasPolicy(widget, manifest)) {
        yield { at: lack(meta?.kind === "object" ? meta : widget.node), message: "missing" };
      }
      for (const csp of [get(meta, "openai/widgetCSP"), get(meta, "ui", "csp")]) {
        for (const source of sourcesOf(csp)) yield* judge8(source);
      }
    }
  }
});
var isMisplaced = (widget) => besideUiOfWidget(widget).some(({ key }) => key === "csp");
var mayHavePolicy = orWhereRead((node) => mayHave(node, "openai/widgetCSP"));
function hasPolicy(widget, manifest) {
  return mayHavePolicy(widget, manifest) || [widget, ...readAs(widget, manifest)].some(isMisplaced);
}
function* judge8(node) {
  if (node.kind !== "string") return;
  const source = node.value;
  const data = { source };
  if (/^(?:[a-z]{2,5}:\/\/)?\*$|^https?:$/i.test(source)) yield { at: node, message: "wildcard", data };
  else if (/^http:\/\/(?!localhost|127\.|\[::1\])/i.test(source)) yield { at: node, message: "http", data };
}

// rules/openai/widget-domain.ts
var widget_domain_default = defineRule({
  id: "openai/widget-domain",
  summary: "A widget domain or an entry of its CSP is not an origin",
  severity: "error",
  in: "recommended",
  source: appsSdk("Reference, resource metadata", "Domains of a widget are origins: a scheme and a host."),
  fixable: "unsafe",
  messages: {
    scheme: "`{{domain}}` has no scheme, so it is not an origin and hosts refuse or ignore it. Write `{{origin}}`.",
    empty: "This domain is empty and allows nothing. Write an origin such as `https://example.com`, or remove it.",
    path: "`{{domain}}` has a path, so it is not an origin and hosts refuse or ignore it. Write only the scheme and the host.",
    none: "`{{domain}}` is not an origin, so hosts refuse or ignore it. Write a scheme and a host: `https://example.com`."
  },
  *check(manifest) {
    const { tools } = listingOf(manifest);
    for (const node of /* @__PURE__ */ new Set([...tools, ...widgetsOf(manifest).map((widget) => widget.node)])) {
      const meta = get(node, "_meta");
      const domain = entry(meta, "openai/widgetDomain")?.value;
      yield* judge9(domain);
      if (domain?.kind === "string") {
        const data = { domain: domain.value };
        if (/^https?:\/\/[^/?#\s]+\/[^]/i.test(domain.value))
          yield { at: domain, message: "path", severity: "warning", data };
        if (KEYWORD.test(domain.value)) yield { at: domain, message: "none", data };
      }
      for (const csp of [get(meta, "openai/widgetCSP"), get(meta, "ui", "csp")]) {
        for (const source of sourcesOf(csp)) yield* judge9(source);
      }
    }
  }
});
var HOST = /^(?:\/\/)?(?:\*\.)?(?:[\w-]{1,63}\.){1,20}[a-z]{2,24}(?::(?:\d{1,5}|\*))?(?:\/\S*)?$/i;
var LOCAL = /^(?:\/\/)?(?:localhost|127\.0\.0\.1)(?::(?:\d{1,5}|\*))?$/i;
var NO_HOST = /^(?:[a-z][a-z\d-]{0,62}|[a-z]{2,5}:\/\/(?:[^\s/]{0,300}\s[^]*)?)$/;
var KEYWORD = /^'[a-z-]{1,30}'$/;
function* judge9(node) {
  if (node?.kind !== "string") return;
  const { value } = node;
  const data = { domain: value };
  if (value.trim() === "") yield { at: node, message: "empty" };
  else if (HOST.test(value) || LOCAL.test(value)) {
    const origin = `${LOCAL.test(value) ? "http" : "https"}://${value.replace(/^\/\//, "")}`;
    yield {
      at: node,
      message: "scheme",
      data: { ...data, origin },
      fix: { title: `Write \`${origin}\``, safe: false, edits: [{ op: "set", node, value: origin }] }
    };
  } else if (NO_HOST.test(value)) yield { at: node, message: "none", data };
}

// rules/openai/window-api.ts
var window_api_default = defineRule({
  id: "openai/window-api",
  summary: "Widget code uses a member of `window.openai` that no dialect has, or hands it the wrong arguments",
  severity: "error",
  in: "recommended",
  source: section3(
    "window.openai API",
    "Widgets have getInitialData(), callTool({name, arguments}), setWidgetState(state) and close(); newer hosts have callTool(name, arguments) and more."
  ),
  fixable: "safe",
  messages: {
    misspelt: "`window.openai` has no `{{name}}`; did you mean `{{meant}}`?",
    unknown: "No host has `{{name}}` in `window.openai`: it is undefined. Use a member that exists, such as `toolInput`, `toolOutput`, `widgetState`, `callTool` or `setWidgetState`.",
    callSeed: "This widget uses `{{sign}}`, and in that dialect `callTool` takes one object. Write `callTool({ name, arguments })`.",
    callOpenai: "This widget uses `{{sign}}`, and in that dialect `callTool` takes a name and then the arguments. Write `callTool(name, arguments)`.",
    callAny: "`callTool` must be told which tool to call: write `callTool({ name, arguments })` or `callTool(name, arguments)`.",
    name: "`callTool` needs the name of the tool as a string in `name`, and calls nothing without it. Write `callTool({ name, arguments })`.",
    key: "`callTool` takes what it hands to the tool from `arguments`, so `{{key}}` never gets there. Write `callTool({ name, arguments })`.",
    values: "`callTool` hands the tool its arguments by name, so they must be an object. Hand it one.",
    state: "`setWidgetState` takes the new state as an object. Hand it one.",
    object: "`{{name}}` takes an object, `{{name}}({ {{key}} })`, and hosts find nothing in a string. Hand it one.",
    none: "`{{name}}` takes no arguments, so what is handed over is lost. Remove it."
  },
  *check(manifest) {
    const uses = usesIn(manifest);
    const dialect = dialectOf2(uses);
    const sign = dialect && signOf(dialect, uses);
    for (const use of uses) {
      const { member, call } = use;
      if (!member || member.name === "") continue;
      const { name } = member;
      if (isOfEveryObject(name) || isOfPage(use, uses)) continue;
      const meant = MEMBERS.includes(name) ? void 0 : nearKey(name, MEMBERS);
      if (meant) yield misspelt2(use, meant, uses);
      else if (isUnknown(use, uses)) yield { at: member, message: "unknown", data: { name } };
      const wrong = call && wrongCall(name, call, member, dialect);
      if (!wrong) continue;
      const { key = KEYS.get(name), ...problem6 } = wrong;
      yield { ...problem6, data: { name, sign, key } };
    }
  }
});
var isOfEveryObject = (name) => Object.hasOwn(Object.prototype, name);
function isOfPage({ member, isOwn }, uses) {
  const { name } = member;
  if (MEMBERS.includes(name)) return false;
  return isOwn === true || name.startsWith("_") || uses.some((each) => each.isOwn && each.member?.name === name);
}
function isUnknown({ member, call }, uses) {
  const { name } = member;
  if (MEMBERS.includes(name)) return false;
  if (call) return !uses.some((use) => use.member?.name === name && !use.call);
  const isCalled = uses.some((use) => use.member?.name === name && use.call);
  return !isCalled && !uses.some((use) => use.member && DATA_MEMBERS.includes(use.member.name));
}
function misspelt2(use, meant, uses) {
  const { name } = use.member;
  const isCalled = uses.some(({ member, call }) => member?.name === name && call);
  const isMethod = METHODS.has(meant);
  const isData = isMethod && !isCalled && firstWord(name) !== firstWord(meant);
  return {
    at: use.member,
    message: "misspelt",
    data: { name, meant: isData ? `${meant}()` : meant },
    fix: isData || isCalled && !isMethod ? void 0 : rename3(use, meant)
  };
}
function rename3(use, meant) {
  const { start, end, name } = use.member;
  if (start < use.start || end - start !== name.length) return void 0;
  return { title: `Rename it to \`${meant}\``, safe: true, edits: [{ op: "text", start, end, text: meant }] };
}
function wrongCall(name, args, member, dialect) {
  const [first2] = args;
  const at2 = first2 ?? member;
  switch (name) {
    case "callTool":
      return wrongTool(first2, at2, dialect) ?? wrongArguments(args);
    case "setWidgetState": {
      const isWrong = !first2 || isText3(first2) || !["object", "null", "unknown"].includes(first2.kind);
      return isWrong ? { at: at2, message: "state" } : void 0;
    }
    case "getInitialData":
    case "close":
      return first2 && (first2.kind !== "unknown" || isText3(first2)) ? { at: at2, message: "none" } : void 0;
    default:
      return KEYS.has(name) && isText3(first2) ? { at: at2, message: "object" } : void 0;
  }
}
var KEYS = /* @__PURE__ */ new Map([
  ["sendFollowUpMessage", "prompt"],
  ["openExternal", "href"],
  ["requestDisplayMode", "mode"]
]);
function wrongTool(first2, at2, dialect) {
  if (first2?.kind === "unknown" && !isText3(first2)) return void 0;
  const isName3 = isText3(first2) && !isBlank(first2);
  if (!isName3 && first2?.kind !== "object") return { at: at2, message: dialect ? MESSAGES2[dialect] : "callAny" };
  if (dialect === "seed" && isName3) return { at: at2, message: "callSeed" };
  if (isName3) return void 0;
  if (dialect === "openai") return { at: at2, message: "callOpenai" };
  const name = get(first2, "name");
  if (has(first2, "name") === "no") return { at: lack(first2), message: "name" };
  const isFine = !name || name.kind === "unknown" || isText3(name) && !isBlank(name);
  return isFine ? void 0 : { at: name, message: "name" };
}
function wrongArguments([first2, second]) {
  const isWhole2 = first2?.kind === "object";
  const given2 = isWhole2 ? get(first2, "arguments") : second;
  if (given2) return MAY_BE_ARGUMENTS.has(given2.kind) ? void 0 : { at: given2, message: "values" };
  if (!isWhole2 || has(first2, "arguments") !== "no") return void 0;
  const other = first2.entries.find(({ key }) => key !== "name" && !key.startsWith("_"));
  return other && { at: other, message: "key", key: other.key };
}
var MAY_BE_ARGUMENTS = /* @__PURE__ */ new Set(["object", "null", "unknown"]);
var MESSAGES2 = { seed: "callSeed", openai: "callOpenai" };
var isText3 = (node) => node?.kind === "string" || node?.kind === "unknown" && node.isText === true;
var isBlank = (node) => node.kind === "string" && node.value.trim() === "";

// rules/openai/window-openai-guard.ts
var window_openai_guard_default = defineRule({
  id: "openai/window-openai-guard",
  summary: "Widget code touches `window.openai` without checking that it is there",
  severity: "warning",
  in: "spec",
  source: section3("Checklist", "A widget checks for window.openai before it uses it."),
  messages: {
    unguarded: "Some hosts have no `window.openai`, and others add it after the script has started, so this can throw. Check for it first: `if (window.openai) \u2026`, or `window.openai?.`."
  },
  *check(manifest) {
    const groups2 = groupBy(
      usesIn(manifest).filter(({ guarded }) => !guarded),
      ({ group: group2 }) => group2
    );
    for (const [first2, ...others] of groups2.values()) {
      const related = others.slice(0, MOST_RELATED2).map((at2) => ({ at: at2, note: "Here, too." }));
      yield { at: first2, message: "unguarded", related };
    }
  }
});
var MOST_RELATED2 = 10;

// rules/otc/lib/definition.ts
function section4(name, says, kind = "MUST") {
  return { document: "Open Tool Calling, ToolDefinition 1.0", section: name, says, kind };
}
var LONGEST_NAME = 64;
var isName = (text2) => text2.length <= LONGEST_NAME && /^[A-Za-z0-9_-]+$/.test(text2);
function idOf(tool5) {
  const node = get(tool5, "id");
  if (node?.kind !== "string") return void 0;
  const { value } = node;
  const at2 = value.includes("@") ? value.indexOf("@") : value.length;
  const dot = value.indexOf(".");
  const [toolkit, name] = [value.slice(0, Math.max(0, dot)), value.slice(dot + 1, at2)];
  if (dot > at2 || !isWord(toolkit) || !isWord(name)) return void 0;
  return { node, toolkit, tool: name, version: value.slice(at2 + 1) || void 0, versionAt: at2 + 1 };
}
function isWord(text2) {
  return text2 !== "" && !/\W/.test(text2);
}
function withVersion({ toolkit, tool: tool5 }, version) {
  return `${toolkit}.${tool5}@${version}`;
}
function isOfId(tool5) {
  const id = idOf(tool5);
  const name = fold2(text(get(tool5, "name")) ?? "");
  return id !== void 0 && (name === fold2(id.tool) || name.endsWith(fold2(id.toolkit + id.tool)));
}
var fold2 = (name) => name.replace(/[_-]/g, "").toLowerCase();
function copiedIds(tools) {
  const copies = /* @__PURE__ */ new Map();
  for (const same2 of groupBy(tools, ({ node }) => text(get(node, "id")) ?? "").values()) {
    if (same2.length < 2) continue;
    const owner = same2.find(isOwner) ?? same2.find(({ node }) => isOfId(node)) ?? same2[0];
    for (const tool5 of same2) {
      const id = get(tool5.node, "id");
      const rightful = get(owner.node, "id");
      if (tool5 === owner || id?.kind !== "string" || rightful?.kind !== "string" || id.value === "") continue;
      copies.set(id, { tool: tool5, rightful });
    }
  }
  return copies;
}
var isOwner = ({ node }) => isOfId(node) && idOf(node)?.version === text(get(node, "version"));
function isVersion(text2) {
  const numbers = text2.split(".", 4);
  return numbers.length === 3 && numbers.every(isInteger);
}
function isInteger(text2) {
  return text2 !== "" && !/\D/.test(text2) && (text2 === "0" || text2[0] !== "0");
}
var isBlank2 = (text2) => text2.trim() === "";
function isFlat(input) {
  if (input?.kind !== "object" || has(input, "parameters") !== "no") return false;
  return has(input, "properties") === "yes" || text(get(input, "type")) === "object";
}

// rules/otc/field-type.ts
var field_type_default4 = fieldType("otc", section4("Schema Fields", "Each field has one type; output_schema may also be null."));

// rules/otc/flat-input-schema.ts
var flat_input_schema_default = defineRule({
  id: "otc/flat-input-schema",
  summary: "input_schema is itself the JSON Schema, without parameters around it",
  severity: "error",
  in: "spec",
  source: section4(
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
      const at2 = entry(node, "input_schema");
      if (!at2 || !isFlat(at2.value)) continue;
      const edits = [{ op: "set", node: at2.value, value: { parameters: asWritten(at2.value) } }];
      yield { at: at2, message: "flat", fix: { title: "Wrap it in `parameters`", safe: true, edits } };
    }
  }
});

// rules/otc/id-format.ts
var id_format_default = defineRule({
  id: "otc/id-format",
  summary: "A tool's id is not ToolkitName.ToolName@Version",
  severity: "error",
  in: "spec",
  source: section4(
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
    for (const tool5 of tools) {
      const node = get(tool5.node, "id");
      if (node?.kind !== "string") continue;
      const id = idOf(tool5.node);
      const end = node.value.indexOf("@") > 0 ? node.value.indexOf("@") : node.value.length;
      const version = tool5.version && isVersion(tool5.version) ? tool5.version : "1.0.0";
      const data = { id: node.value, names: node.value.slice(0, end), version: id?.version ?? "", meant: version };
      if (node.value === "") {
        yield { at: node, message: "empty" };
      } else if (!id) {
        const at2 = end < node.value.length ? part(node, 0, end) : node;
        yield { at: at2, message: "names", data };
      } else if (id.version === void 0) {
        yield { at: node, message: "noVersion", data: { ...data, meant: withVersion(id, version) } };
      } else if (!isVersion(id.version) && id.version !== tool5.version) {
        yield { at: part(node, id.versionAt, node.value.length), message: "version", data };
      }
    }
  }
});

// rules/otc/id-name.ts
var id_name_default = defineRule({
  id: "otc/id-name",
  summary: "A tool's id and its name do not belong together",
  severity: "warning",
  in: "recommended",
  source: section4(
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
      const { tool: tool5, toolkit } = id;
      const related = [{ at: id.node, note: "The id." }];
      yield { at: name, message: "stranger", data: { tool: tool5, toolkit, name: name.value }, related };
    }
  }
});

// rules/otc/id-version.ts
var id_version_default = defineRule({
  id: "otc/id-version",
  summary: "The version in a tool's id is not its version",
  severity: "error",
  in: "spec",
  source: section4("Schema Fields, Metadata", "The last part of an id is the version of the tool."),
  fixable: "both",
  // A version that is malformed is otc/id-format's or otc/version-format's at the same place.
  structural: true,
  messages: {
    differs: "The id says version `{{inId}}` and `version` says `{{version}}`, so clients that pin one get the other. Make them the same."
  },
  *check({ tools }) {
    for (const tool5 of tools) {
      const id = idOf(tool5.node);
      const version = get(tool5.node, "version");
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
var misspelt_field_default4 = misspeltField("otc", section4("Schema Fields", "The names of the fields are fixed."));

// rules/otc/name-format.ts
var name_format_default2 = defineRule({
  id: "otc/name-format",
  summary: "A tool's name holds other characters than letters, digits, _ and -, or is not 1 to 64 long",
  severity: "error",
  in: "spec",
  source: section4(
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
    for (const tool5 of tools) {
      const node = get(tool5.node, "name");
      if (node?.kind !== "string" || isName(node.value)) continue;
      const from = Math.max(0, node.value.search(/[^A-Za-z0-9_-]/));
      const rest = node.value.slice(from);
      const length = rest.search(/[A-Za-z0-9_-]/);
      const stray = length < 0 ? rest : rest.slice(0, length);
      const meant = legal(node.value);
      const fix = meant ? { title: `Rename it to \`${meant}\``, safe: false, edits: [{ op: "set", node, value: meant }] } : void 0;
      yield {
        at: stray ? part(node, from, from + stray.length) : node,
        message: node.value === "" ? "empty" : !stray ? "long" : isBlank2(stray) ? "blanks" : "characters",
        data: { stray, length: node.value.length },
        ...fix && { fix }
      };
    }
  }
});
function legal(name) {
  return name.slice(0, 4 * LONGEST_NAME).replace(/\p{Cf}/gu, "").split(/[^A-Za-z0-9_-]+/).filter((word) => word !== "").join("_").slice(0, LONGEST_NAME);
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
var REFERENCES = /* @__PURE__ */ new Set(["$ref", "$dynamicRef", "$recursiveRef"]);
var DEFINITIONS = /* @__PURE__ */ new Set(["$defs", "definitions"]);
var ANCHORS2 = /* @__PURE__ */ new Set(["$id", "$anchor"]);
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
    const [first2] = referenceSteps(text(entry2.value)) ?? [];
    return first2 === void 0 || first2 === key;
  });
}
function isEntangled(schema) {
  for (const node of walk(schema)) {
    if (node.kind !== "object") continue;
    if (node.entries.some(({ key }) => REFERENCES.has(key) || DEFINITIONS.has(key) || ANCHORS2.has(key))) return true;
  }
  return false;
}
function resolve(root, reference) {
  const path = referenceSteps(reference);
  let at2 = path && root;
  for (const step2 of path ?? []) at2 = at2?.kind === "array" ? at2.items[Number(step2)] : get(at2, step2);
  return at2;
}
function* requirementLists({ tools }) {
  for (const tool5 of tools) {
    for (const [key, what] of LISTS2) {
      const node = get(tool5.node, "requirements", key);
      if (node?.kind === "array") {
        yield { what, node, requirements: node.items.filter((item) => item.kind === "object") };
      }
    }
  }
}
var LISTS2 = [
  ["authorization", "authorization"],
  ["secrets", "secret"]
];
function* oauth2sIn({ tools }) {
  for (const tool5 of tools) {
    for (const authorization of items(get(tool5.node, "requirements", "authorization"))) {
      const oauth2 = get(authorization, "oauth2");
      if (oauth2?.kind === "object") yield oauth2;
    }
  }
}
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

// rules/otc/no-ref.ts
var no_ref_default = defineRule({
  id: "otc/no-ref",
  summary: "A schema refers to another, or holds definitions to be referred to",
  severity: "error",
  in: "spec",
  source: section4(
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
    for (const { root, schemas } of wholeSchemas2(manifest.schemas)) {
      const referring = schemas.filter(({ node }) => node.entries.some(({ key }) => REFERENCES.has(key)));
      for (const schema of schemas) {
        for (const at2 of schema.node.entries) {
          const { key, value } = at2;
          if (REFERENCES.has(key)) {
            const data = { key, to: text(value) ?? "?" };
            const fix = key === "$ref" ? inline(schema, root, referring.length) : void 0;
            yield { at: at2, message: "reference", data, covers: [value], ...fix && { fix } };
          } else if (DEFINITIONS.has(key)) {
            const fix = schema === root ? removeUnused(at2, schema, referring) : void 0;
            yield { at: at2, message: "definitions", data: { key }, ...fix && { fix } };
          } else if (ANCHORS2.has(key) && schema !== root) {
            yield { at: at2, message: "anchor", data: { key }, covers: [value] };
          }
        }
      }
    }
  }
});
function wholeSchemas2(schemas) {
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
function removeUnused(at2, { node }, referring) {
  const isInside = (other) => at2.value.start <= other.node.start && other.node.end <= at2.value.end;
  if (entry(node, at2.key) !== at2) return void 0;
  if (referring.some((other) => !isInside(other) && mayReferTo(at2.key, other.node))) return void 0;
  return {
    title: `Remove \`${at2.key}\``,
    safe: false,
    edits: [{ op: "remove", from: node, child: at2 }]
  };
}

// rules/otc/oauth2-scopes.ts
var oauth2_scopes_default = defineRule({
  id: "otc/oauth2-scopes",
  summary: "oauth2 without scopes, or with an empty scope, several in one string or the same one twice",
  severity: "warning",
  in: "recommended",
  source: section4(
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
      const first2 = /* @__PURE__ */ new Map();
      for (const scope of scopes.items) {
        if (scope.kind !== "string") continue;
        const other = first2.get(scope.value);
        if (isBlank2(scope.value)) yield { at: scope, message: "empty" };
        else if (countOf(scope) > 1)
          yield { at: scope, message: "several", data: { scope: scope.value, count: countOf(scope) } };
        else if (!other) first2.set(scope.value, scope);
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

// rules/otc/parameter-description.ts
var parameter_description_default2 = defineRule({
  id: "otc/parameter-description",
  summary: "A parameter has no description",
  severity: "error",
  in: "spec",
  source: section4("Schema Fields, Input Schema", "Each parameter has a description that tells what it is."),
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
      if (description?.kind === "null" || description?.kind === "string" && isBlank2(description.value)) {
        yield { at: description, message: "empty", data };
      } else if (has(parameter, "description") === "no") {
        const slip = misspelt(parameter, "description");
        if (slip) yield { at: slip, message: "misspelt", data: { name, key: slip.key }, fix: rename4(slip) };
        else yield { at: lack(parameter), message: "missing", data };
      }
    }
  }
});
function rename4(slip) {
  const edits = [{ op: "rename", entry: slip, key: "description" }];
  return { title: `Rename \`${slip.key}\` to \`description\``, safe: true, edits };
}

// rules/otc/parameter-object.ts
var parameter_object_default = defineRule({
  id: "otc/parameter-object",
  summary: "A parameter is no JSON Schema object",
  severity: "error",
  in: "spec",
  source: section4("Schema Fields, Input Schema", "Each parameter is a JSON Schema object."),
  messages: {
    noObject: "The parameter `{{name}}` is {{found}}, not a JSON Schema object: nothing tells a model what to pass. Write an object with a `type` and a `description`."
  },
  *check(manifest) {
    for (const { key, value } of parametersIn(manifest)) {
      if (value.kind === "object" || value.kind === "unknown") continue;
      yield { at: value, message: "noObject", data: { name: key, found: show2(value) } };
    }
  }
});
function show2(node) {
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
  source: section4(
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
      if (type && excludesObjects(type)) yield { at: type, message: "noObject", data: { type: show3(type) } };
    }
  }
});
var OTHERS = /* @__PURE__ */ new Set(["array", "boolean", "integer", "null", "number", "string"]);
function excludesObjects(type) {
  const isOther3 = (node) => OTHERS.has(text(node) ?? "");
  return type.kind === "array" ? !type.open && type.items.length > 0 && type.items.every(isOther3) : isOther3(type);
}
function show3(type) {
  const names2 = type.kind === "array" ? items(type) : [type];
  return `type ${names2.map((name) => `\`${text(name)}\``).join(" or ")}`;
}

// rules/otc/required-field.ts
var required_field_default4 = requiredField(
  "otc",
  section4(
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
  source: section4("Schema Fields, Requirements", "Each authorization and each secret has an id, which is a string."),
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
          const isMisspelt3 = requirement.entries.some(({ key }) => fieldMeant(key, ["id"]));
          if (has(requirement, "id") !== "no" || isMisspelt3) continue;
          yield { at: lack(requirement), message: "missing", data, covers: [requirement] };
        } else if (id.kind === "string") {
          if (isBlank2(id.value)) yield { at: id, message: "empty", data };
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
  source: section4("Schema Fields, Metadata", "An id is unique among all tools of a tool server."),
  fixable: "unsafe",
  messages: {
    inFile: "The id `{{id}}` is already taken in this file: a client that asks for it gets either tool. Give this one an id of its own.",
    ofOtherVersion: "The id `{{id}}` is already taken in this file, and `version` says that this is another version: a client that asks for it gets either. Write `{{own}}`.",
    inServer: "The id `{{id}}` is already taken on the server `{{server}}`: a client that asks for it gets either tool. Give this one an id of its own."
  },
  *check({ tools }) {
    const taken = new Set([...idsOf(tools)].map(({ value }) => value));
    for (const [node, { tool: tool5, rightful }] of copiedIds(tools)) {
      const related = [{ at: rightful, note: "The id is taken here." }];
      const name = get(tool5.node, "name");
      const told2 = { at: node, related, covers: name?.kind === "string" && isName(name.value) ? [node, name] : [node] };
      const own2 = ownId(tool5, taken);
      if (own2 === void 0) yield { ...told2, message: "inFile", data: { id: node.value } };
      else {
        const title = `Write \`${own2}\``;
        const fix = { title, safe: false, edits: [{ op: "set", node, value: own2 }] };
        yield { ...told2, message: "ofOtherVersion", data: { id: node.value, own: own2 }, fix };
      }
    }
  },
  project: {
    inOneFile: true,
    *collect({ path, isOneOfMany, tools, servers }) {
      const ids = new Map([...idsOf(tools)].reverse().map((node) => [node.value, node]));
      if (isOneOfMany) for (const [id, at2] of ids) yield { at: at2, key: `${path}\0${id}` };
      for (const server of servers) {
        for (const [id, at2] of ids) yield { at: at2, key: `${server}\0${id}`, value: server };
      }
    },
    *compare(facts) {
      const told2 = /* @__PURE__ */ new Set();
      for (const [first2, fact] of repeated(facts)) {
        const pair = `${keyOfPlace2(first2)}
${keyOfPlace2(fact)}`;
        if (told2.has(pair)) continue;
        told2.add(pair);
        const { key, value: server } = fact;
        const id = key.slice(key.indexOf("\0") + 1);
        const related = [{ at: first2, note: "The id is taken here." }];
        yield { at: fact, message: server === void 0 ? "inFile" : "inServer", data: { id, server }, related };
      }
    }
  }
});
function ownId({ node }, taken) {
  const id = idOf(node);
  const version = text(get(node, "version"));
  if (!id || version === void 0 || !isVersion(version) || !isOfId(node)) return void 0;
  const own2 = withVersion(id, version);
  return taken.has(own2) ? void 0 : own2;
}
function* idsOf(tools) {
  for (const tool5 of tools) {
    const id = get(tool5.node, "id");
    if (id?.kind === "string" && id.value !== "") yield id;
  }
}
var keyOfPlace2 = ({ location }) => `${location.path}:${location.start}`;

// rules/otc/unique-requirement.ts
var unique_requirement_default = defineRule({
  id: "otc/unique-requirement",
  summary: "A tool requires the same authorization or secret twice",
  severity: "warning",
  in: "recommended",
  source: section4("Schema Fields, Requirements", "The id of an authorization or a secret is unique.", "advice"),
  fixable: "safe",
  messages: {
    again: "The tool already requires the {{what}} `{{id}}`. Remove this entry.",
    other: "The tool already requires the {{what}} `{{id}}`, with other details: which of the two counts is anyone's guess. Make one entry of them."
  },
  *check(manifest) {
    for (const { what, node, requirements } of requirementLists(manifest)) {
      for (const [id, [first2, ...others]] of byId(requirements)) {
        const spare = others.filter((each) => contains(first2, each));
        const fixes = new Map(spare.map((each) => [each, removal(node, [each])]));
        if (spare.length > 1) fixes.set(spare[0], removal(node, spare));
        for (const requirement of others) {
          const fix = fixes.get(requirement);
          const related = [{ at: get(first2, "id"), note: "It is required here." }];
          yield { at: get(requirement, "id"), message: fix ? "again" : "other", data: { what, id }, related, fix };
        }
      }
    }
  }
});
function byId(requirements) {
  const groups2 = groupBy(requirements, (each) => text(get(each, "id")) ?? "");
  for (const id of groups2.keys()) if (isBlank2(id)) groups2.delete(id);
  return groups2;
}
function removal(from, entries2) {
  const title = entries2.length > 1 ? "Remove the entries" : "Remove the entry";
  return { title, safe: true, edits: entries2.map((child) => ({ op: "remove", from, child })) };
}

// rules/otc/unknown-field.ts
var unknown_field_default4 = unknownField(
  "otc",
  section4("Schema Fields", "The document lists all fields of a definition.", "advice")
);

// rules/otc/version-format.ts
var version_format_default = defineRule({
  id: "otc/version-format",
  summary: "A tool's version is not x.y.z with three integers",
  severity: "error",
  in: "spec",
  source: section4("Schema Fields, Metadata", "Versions have the simple form x.y.z, where all three are integers."),
  fixable: "safe",
  messages: {
    leadingV: "`{{version}}` starts with a `v`, but a version is only `x.y.z`: clients that compare versions do not understand it. Remove the `v`.",
    form: "`{{version}}` is not of the form `x.y.z` with three integers (no zeros in front, nothing after): clients that compare versions do not understand it. Write it like `1.0.0`."
  },
  *check({ tools }) {
    for (const tool5 of tools) {
      const node = get(tool5.node, "version");
      if (node?.kind !== "string" || isVersion(node.value)) continue;
      const id = idOf(tool5.node);
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
  const all2 = items(get(manifest.root, list2));
  return all2.length === 0 ? NONE8 : all2.filter((item) => item.kind === "object");
}
var NONE8 = [];
function duplicatesIn(strings, fold4) {
  const seen2 = /* @__PURE__ */ new Map();
  return strings.flatMap((node) => {
    const key = fold4(node.value.trim());
    const first2 = seen2.get(key);
    if (key === "") return [];
    if (first2) return [{ node, first: first2 }];
    seen2.set(key, node);
    return [];
  });
}
function namesOf(objects3) {
  return objects3.flatMap((object) => {
    const name = get(object, "name");
    return name?.kind === "string" ? [name] : [];
  });
}
function section5(name, says, kind = "MUST") {
  return { document: "Shinkai Metadata 0.9.8", section: name, says, kind };
}
function loader(says) {
  return { document: "shinkai-node", section: "The loader of tool metadata", says, kind: "advice" };
}
function standard(document, name, says) {
  return { document, section: name, says, kind: "advice" };
}
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
  const definitions2 = statements(manifest, "sqlTables", "definition");
  const queries = statements(manifest, "sqlQueries", "query");
  if (definitions2.length + queries.length === 0) return NOTHING;
  const report = service.check(
    definitions2.map(({ sql }) => sql.value),
    queries.map(({ sql }) => sql.value)
  );
  const pair = (all2, outcomes) => outcomes.map((outcome2, index) => ({ ...all2[index], outcome: outcome2 }));
  const list2 = get(manifest.root, "sqlTables");
  const isWhole2 = list2?.kind === "array" && !list2.open && list2.items.length === definitions2.length;
  const defined = pair(definitions2, report.definitions);
  return {
    definitions: defined,
    queries: pair(queries, report.queries),
    tables: report.tables,
    knowsTables: isWhole2 && definitions2.length > 0 && report.isComplete,
    misnamed: defined.filter(isMisnamed)
  };
}
function isMisnamed({ name, outcome: { fault, creates } }) {
  const called = name?.value.trim() ?? "";
  const isTable2 = creates?.kind === "table" || creates?.kind === "view";
  return !fault && isTable2 && called !== "" && lower(creates.name) !== lower(called);
}
var lower = (name) => name.toLowerCase();
function isForMisnamed({ unknown: unknown2 }, misnamed2) {
  return unknown2?.what === "table" && misnamed2.some(({ name }) => lower(name.value.trim()) === lower(unknown2.name));
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
function hintFor2({ unknown: unknown2 }, tables) {
  if (!unknown2) return "";
  const names2 = tables.flatMap(
    ({ name, columns }) => unknown2.what === "table" ? [name] : columns.map((each) => each.name)
  );
  return hint(near(unknown2.name, new Set(names2)));
}

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
var safely = (title, ...edits) => ({ title, safe: true, edits });
var unsafely = (title, ...edits) => ({ title, safe: false, edits });
function rename5(entry2, key) {
  return safely(`Rename \`${entry2.key}\` to \`${key}\``, { op: "rename", entry: entry2, key });
}
var MEANT = "sqlQueries";
var inSingular = ({ root }) => entries(root).filter(({ key }) => /^sql[_-]?query$/i.test(key));
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
var SPELLINGS = [(text2) => fold3(text2.replace(/([a-z])([A-Z])/g, "$1 $2")), fold3];
function fold3(text2) {
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
function untoldDefault({ table, node, property }) {
  if (table === "result" || !property) return void 0;
  const shown2 = shownDefault(node);
  const description = descriptionOf(node);
  if (!shown2 || !description) return void 0;
  return saysDefault(description.value, shown2) ? void 0 : { description, shown: shown2 };
}
function shownDefault(definition) {
  const value = get(definition, "default");
  return value && show4(value) || void 0;
}
var saysDefault = (description, shown2) => /default/i.test(description) || unmentioned(description, [shown2]).length === 0;
function leavesOpen2({ node }, key) {
  const description = descriptionOf(node)?.value ?? "";
  if (key === "nullable") {
    const value = get(node, key);
    return value?.kind === "boolean" && value.value && !/\b(?:null|none|empty|optional|omit)/i.test(description);
  }
  if (key === "default") {
    const shown2 = shownDefault(node);
    return shown2 !== void 0 && !saysDefault(description, shown2);
  }
  const values = items(get(node, "enum")).flatMap((item) => item.kind === "string" ? [item.value] : []);
  return key === "enum" && unmentioned(description, values.slice(0, MOST)).length > 0;
}
function untoldChoices({ table, node, property }) {
  if (table !== "parameters" || !property) return void 0;
  const list2 = get(node, "enum");
  const description = descriptionOf(node);
  if (!list2 || !description || description.value.length > LONGEST7) return void 0;
  const values = items(list2).slice(0, MOST).flatMap((item) => item.kind === "string" ? [item.value] : []);
  if (isOnlyDefault(values, list2, get(node, "default"))) return void 0;
  const left = unmentioned(description.value, [...new Set(values)].filter(isTellable));
  return left.length > 0 ? { description, list: list2, values, left } : void 0;
}
function isOnlyDefault(values, list2, given2) {
  const isOnly = values.length === 1 && items(list2).length === 1 && !isVague(list2);
  return isOnly && given2?.kind === "string" && given2.value === values[0];
}
var MOST = 200;
var LONGEST7 = 2e4;
function descriptionOf(definition) {
  const description = get(definition, "description");
  return description?.kind === "string" && description.value.trim() !== "" ? description : void 0;
}
function show4(node) {
  if (node.kind === "string") return node.value.trim();
  if (node.kind === "number" || node.kind === "boolean") return String(node.value);
  if (isVague(node) || node.kind !== "array" && node.kind !== "object") return void 0;
  const json = JSON.stringify(toValue(node));
  return json.length > 2 && json.length < 200 ? json : void 0;
}

// rules/shinkai/lib/tables.ts
var NAMES6 = ["configurations", "parameters", "result"];
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
function straysIn2(manifest) {
  return manifest.derive(readTables).strays;
}
function strayed(manifest, field) {
  return straysIn2(manifest).some(({ kind, entry: { key } }) => kind === "field" && key === field);
}
function readTables({ root }) {
  const view = { tables: [], definitions: [], strays: [] };
  for (const name of NAMES6) {
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
function strayBeside(entry2, { table, path, schema, root }) {
  const shape = KEYWORDS.get(entry2.key);
  if (shape && (entry2.value.kind !== "object" || SHAPES[shape].fits(entry2.value))) return void 0;
  const stray = { table, path, entry: entry2, from: schema };
  if (path === "" && root.kind === "object" && isField3(entry2, root)) return { ...stray, kind: "field", to: root };
  if (!holdsProperties2(schema, path) || !isDefinition(entry2.value)) return void 0;
  if (entry2.key.startsWith("$") || entry2.key.startsWith("x-")) return void 0;
  const properties = get(schema, "properties");
  if (properties && properties.kind !== "object") return void 0;
  return { ...stray, kind: "property", to: properties };
}
function strayInside(entry2, properties, scene) {
  const { table, path, schema, root } = scene;
  const stray = { table, path, entry: entry2, from: properties };
  if (isKeyword3(entry2)) return { ...stray, kind: "keyword", to: schema };
  const isList = entry2.value.kind === "array" && LIST_FIELDS.has(entry2.key);
  return isList && root.kind === "object" ? { ...stray, kind: "field", to: root } : void 0;
}
var SCHEMA_TYPES = /* @__PURE__ */ new Set(["string", "number", "integer", "boolean", "array", "object", "null", "any"]);
var LIST_FIELDS = /* @__PURE__ */ new Set(["keywords", "sqlTables", "sqlQueries", "tools", "oauth", "operating_system"]);
var TEXT_FIELDS = /* @__PURE__ */ new Set(["version", "author", "homepage", "tool_type", "license", "runner", "tool_set"]);
var TABLE_FIELDS = /* @__PURE__ */ new Set(["configurations", "parameters", "result"]);
function isKeyword3({ key, value }) {
  switch (key) {
    case "type":
      return text(value) === "object";
    case "required":
      return value.kind === "array";
    case "additionalProperties":
      return value.kind === "boolean";
    case "description":
    case "$schema":
      return value.kind === "string" && !SCHEMA_TYPES.has(value.value);
    case "properties":
      return value.kind === "object" && !isDefinition(value) && value.entries.some((each) => isDefinition(each.value));
    default:
      return false;
  }
}
function holdsProperties2(object, path) {
  return path === "" || text(get(object, "type")) === "object" || get(object, "properties")?.kind === "object";
}
function isDefinition(node) {
  if (node.kind !== "object" || !SCHEMA_TYPES.has(text(get(node, "type")) ?? "")) return false;
  return node.entries.every(({ key }) => KEYWORDS.has(key));
}
function isField3({ key, value }, root) {
  if (value.kind === "array") return LIST_FIELDS.has(key);
  if (value.kind === "string") return TEXT_FIELDS.has(key) && has(root, key) === "no";
  return TABLE_FIELDS.has(key) && get(value, "properties")?.kind === "object" && has(root, key) === "no";
}
var TYPES4 = ["string", "number", "boolean", "array", "object"];
var isKnown = (type) => type === "integer" || TYPES4.includes(type);
var ALIASES2 = /* @__PURE__ */ new Map([
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
  const at2 = get(definition, "type");
  if (!at2) return has(definition, "type") === "no" ? { kind: "missing", type: "", hint: "" } : void 0;
  if (at2.kind === "unknown") return void 0;
  if (at2.kind === "array") return { kind: "union", at: at2, type: "", hint: "" };
  if (at2.kind !== "string") return { kind: "noName", at: at2, type: KINDS2[at2.kind], hint: "" };
  if (isKnown(at2.value)) return void 0;
  const meant = ALIASES2.get(at2.value.toLowerCase()) ?? near(at2.value, [...TYPES4, "integer"]);
  return { kind: "unknown", at: at2, type: at2.value, hint: hint(meant) };
}
function isOther2(definition, wanted) {
  const type = text(get(definition, "type"));
  return type !== void 0 && type !== wanted && isKnown(type) ? type : void 0;
}
function misspeltKey(definition, missing2) {
  return definition.entries.find(
    ({ key }) => !KEYWORDS.has(key) && isNear(key, missing2) && near(key, KEYWORDS.keys()) === missing2
  );
}
var isNear = (key, wanted) => near(key, [wanted]) !== void 0;
function lacks2(object, field, known) {
  if (has(object, field) !== "no") return false;
  return !object.entries.some(
    ({ key }) => !known.includes(key) && isNear(key, field) && fieldMeant(key, known) === field
  );
}

// rules/shinkai/default-as-string.ts
var default_as_string_default = defineRule({
  id: "shinkai/default-as-string",
  summary: "A default is written as a string, though the type is another",
  severity: "info",
  in: "strict",
  source: section5("PropertiesTable", "A default may be any value, and so needs no quotes around a number.", "advice"),
  fixable: "unsafe",
  messages: {
    asString: "The default of `{{path}}` is a string, though its type is {{type}}. Only an older Shinkai wanted it so; write {{value}} without quotes."
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      const at2 = get(node, "default");
      const type = text(get(node, "type"));
      const types = declaredTypes(node);
      if (at2?.kind !== "string" || type === void 0 || !types || types.includes("string")) continue;
      const value = standsFor(at2.value, types);
      if (value === void 0) continue;
      const fix = unsafely("Write it without quotes", { op: "set", node: at2, value });
      yield { at: at2, message: "asString", data: { path, type, value: at2.value }, fix };
    }
  }
});

// rules/shinkai/default-not-described.ts
var default_not_described_default = defineRule({
  id: "shinkai/default-not-described",
  summary: "A property's description does not mention its `default`",
  severity: "info",
  in: "strict",
  source: section5(
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
      const { description: at2, shown: shown2 } = untold;
      const value = withSentence(at2.value, `Default: ${shown2}.`);
      const fix = unsafely("Mention it", { op: "set", node: at2, value });
      yield { at: at2, message: "missing", data: { path: definition.path, value: shown2 }, fix };
    }
  }
});

// rules/shinkai/enum-not-described.ts
var enum_not_described_default = defineRule({
  id: "shinkai/enum-not-described",
  summary: "A parameter's description does not name the values of its `enum`",
  severity: "warning",
  in: "recommended",
  source: section5(
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
      const { description: at2, list: list2, values, left } = untold;
      const isWhole2 = !isVague(list2) && values.length === items(list2).length;
      const fix = isWhole2 ? naming(values, at2) : void 0;
      yield { at: at2, message: "missing", data: { path: definition.path, values: brief(left) }, ...fix && { fix } };
    }
  }
});
function naming(values, description) {
  const told2 = [...new Set(values)].filter((value2) => value2.trim() !== "");
  const value = withSentence(description.value, `One of: ${told2.join(", ")}.`);
  return unsafely("Name all values in the description", { op: "set", node: description, value });
}
function brief(values) {
  const shown2 = values.slice(0, 3).map((value) => `\`${shortened(value)}\``);
  return eitherOf(values.length > 3 ? [...shown2, `${values.length - 3} more`] : shown2);
}
var LONGEST8 = 30;
var shortened = (value) => value.length > LONGEST8 ? `${value.slice(0, LONGEST8).toWellFormed()}\u2026` : value;

// rules/shinkai/enum-strings.ts
var enum_strings_default = defineRule({
  id: "shinkai/enum-strings",
  summary: "`enum` is not an array of strings",
  severity: "error",
  in: "spec",
  source: section5("PropertiesTable", "enum is an array of strings."),
  fixable: "safe",
  messages: {
    noArray: "`enum` of `{{path}}` must be an array of strings that lists what may be given.",
    noString: "`enum` of `{{path}}` may hold strings only, and this value is {{kind}}. Write every value as a string.",
    noStrings: "`enum` of `{{path}}` may hold strings only, and this value is {{kind}}; {{others}} either. Write every value as a string."
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      const at2 = get(node, "enum");
      if (!at2 || at2.kind === "unknown" || at2.kind === "null") continue;
      if (at2.kind !== "array") {
        yield { at: at2, message: "noArray", data: { path } };
        continue;
      }
      const [first2, ...others] = items(at2).filter(({ kind }) => kind !== "string" && kind !== "unknown");
      if (!first2) continue;
      yield {
        at: first2,
        message: others.length > 0 ? "noStrings" : "noString",
        data: {
          path,
          kind: KINDS3[first2.kind],
          others: others.length === 1 ? "1 more is no string" : `${others.length} more are no strings`
        },
        fix: asStrings(node, at2)
      };
    }
  }
});
var KINDS3 = {
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
var field_type_default5 = fieldType(
  "shinkai",
  section5(
    "Metadata, PropertiesTable, SQL Tables, SQL Queries, OAuth Table",
    "Each field has one type, and some OAuth fields one value."
  )
);

// rules/shinkai/homepage-url.ts
var homepage_url_default = defineRule({
  id: "shinkai/homepage-url",
  summary: "`homepage` is no absolute URL",
  severity: "warning",
  in: "recommended",
  source: section5("Metadata", "homepage is the URL of the tool's page or documentation.", "SHOULD"),
  fixable: "safe",
  messages: {
    wrapped: "`{{homepage}}` is a URL with something around it, which no browser opens. Write the URL alone.",
    noUrl: "`{{homepage}}` is no absolute URL, so nobody can open it. Write the whole URL, with `https://` and without spaces."
  },
  *check({ root }) {
    const at2 = get(root, "homepage");
    if (at2?.kind !== "string" || at2.value === "" || isAbsoluteUrl(at2.value)) return;
    const fix = unwrap(at2);
    yield { at: at2, message: fix ? "wrapped" : "noUrl", data: { homepage: at2.value }, fix };
  }
});
function unwrap(node) {
  const url = node.value.replace(/^[\s<"'`]+|(?<![\s>"'`])[\s>"'`]+$/g, "");
  return isAbsoluteUrl(url) ? safely("Write the URL alone", { op: "set", node, value: url }) : void 0;
}

// rules/shinkai/items-only-for-arrays.ts
var items_only_for_arrays_default = defineRule({
  id: "shinkai/items-only-for-arrays",
  summary: "A property that is no array has `items`",
  severity: "warning",
  in: "spec",
  source: section5("PropertiesTable", "items is only for arrays."),
  messages: {
    items: '`items` describes the elements of an array, but the type of `{{path}}` is `{{type}}`. Change the type to `"array"`, or remove `items`.'
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      const at2 = entry(node, "items");
      const type = at2 && isOther2(node, "array");
      if (type) yield { at: at2, message: "items", data: { path, type } };
    }
  }
});

// rules/shinkai/schema.json
var schema_default3 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "a Shinkai manifest",
  type: "object",
  required: ["name"],
  additionalProperties: false,
  properties: {
    $schema: { type: "string" },
    id: { type: ["string", "null"] },
    name: { type: "string", pattern: "\\S", description: "people and models know the tool by it" },
    version: { type: ["string", "null"] },
    description: { type: ["string", "null"] },
    author: { type: ["string", "null"] },
    homepage: { type: ["string", "null"] },
    keywords: { type: ["array", "null"], items: { type: "string" } },
    tool_type: { type: ["string", "null"] },
    license: { type: ["string", "null"] },
    configurations: { if: { type: "object" }, then: { $ref: "#/$defs/table" } },
    parameters: { if: { type: "object" }, then: { $ref: "#/$defs/table" } },
    result: { if: { type: "object" }, then: { $ref: "#/$defs/resultTable" } },
    sqlTables: {
      type: ["array", "null"],
      items: {
        title: "an entry of `sqlTables`",
        type: "object",
        additionalProperties: false,
        properties: { name: { type: "string" }, definition: { type: "string" } }
      }
    },
    sqlQueries: {
      type: ["array", "null"],
      items: {
        title: "an entry of `sqlQueries`",
        type: "object",
        additionalProperties: false,
        properties: { name: { type: "string" }, query: { type: "string" } }
      }
    },
    tools: { type: ["array", "null"] },
    oauth: {
      type: ["array", "null"],
      items: {
        title: "an entry of `oauth`",
        type: "object",
        additionalProperties: false,
        properties: {
          name: { type: "string" },
          version: { const: "2.0" },
          authorizationUrl: { type: "string" },
          redirectUrl: { type: "string" },
          tokenUrl: { type: "string" },
          clientId: { type: "string" },
          clientSecret: { type: "string" },
          scopes: { type: "array", items: { type: "string" } },
          responseType: { const: "code" },
          refreshToken: { enum: ["true", "", null] },
          pkceType: { enum: ["plain", "S256", "", null] },
          requestTokenContentType: { enum: ["application/x-www-form-urlencoded", "", null] },
          requestTokenAuthHeader: { enum: ["basic", "", null] }
        }
      }
    },
    runner: {},
    operating_system: {},
    tool_set: {},
    assets: {},
    file_inbox: {},
    output_arg: {},
    activated: {}
  },
  $defs: {
    table: {
      type: "object",
      properties: {
        properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } },
        required: { type: ["array", "null"], items: { type: "string" } }
      }
    },
    property: {
      type: "object",
      properties: {
        description: { type: "string" },
        items: { $ref: "#/$defs/property" },
        properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } },
        required: { type: ["array", "null"], items: { type: "string" } },
        nullable: { type: ["boolean", "null"] }
      }
    },
    resultTable: {
      type: "object",
      properties: {
        properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } },
        required: { type: ["array", "null"], items: { type: "string" } }
      }
    },
    resultProperty: {
      type: "object",
      properties: {
        description: { type: ["string", "null"] },
        items: {
          if: { type: "object" },
          then: { $ref: "#/$defs/resultProperty" },
          else: { if: { type: "array" }, else: { type: "object" } }
        },
        properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } },
        required: { type: ["array", "null"], items: { type: "string" } },
        nullable: { type: ["boolean", "null"] }
      }
    }
  }
};

// rules/shinkai/validate.js
function x(d2) {
  let k;
  const A = (C) => {
    k ??= d2();
    const _ = k(C);
    return A.errors = k.errors, _;
  };
  return A;
}
function w(d2, k) {
  if (d2 === null) return k;
  for (const A of k) d2.push(A);
  return d2;
}
var z2 = x(() => {
  const d2 = { $schema: "https://json-schema.org/draft/2020-12/schema", title: "a Shinkai manifest", type: "object", required: ["name"], additionalProperties: false, properties: { $schema: { type: "string" }, id: { type: ["string", "null"] }, name: { type: "string", pattern: "\\S", description: "people and models know the tool by it" }, version: { type: ["string", "null"] }, description: { type: ["string", "null"] }, author: { type: ["string", "null"] }, homepage: { type: ["string", "null"] }, keywords: { type: ["array", "null"], items: { type: "string" } }, tool_type: { type: ["string", "null"] }, license: { type: ["string", "null"] }, configurations: { if: { type: "object" }, then: { $ref: "#/$defs/table" } }, parameters: { if: { type: "object" }, then: { $ref: "#/$defs/table" } }, result: { if: { type: "object" }, then: { $ref: "#/$defs/resultTable" } }, sqlTables: { type: ["array", "null"], items: { title: "an entry of `sqlTables`", type: "object", additionalProperties: false, properties: { name: { type: "string" }, definition: { type: "string" } } } }, sqlQueries: { type: ["array", "null"], items: { title: "an entry of `sqlQueries`", type: "object", additionalProperties: false, properties: { name: { type: "string" }, query: { type: "string" } } } }, tools: { type: ["array", "null"] }, oauth: { type: ["array", "null"], items: { title: "an entry of `oauth`", type: "object", additionalProperties: false, properties: { name: { type: "string" }, version: { const: "2.0" }, authorizationUrl: { type: "string" }, redirectUrl: { type: "string" }, tokenUrl: { type: "string" }, clientId: { type: "string" }, clientSecret: { type: "string" }, scopes: { type: "array", items: { type: "string" } }, responseType: { const: "code" }, refreshToken: { enum: ["true", "", null] }, pkceType: { enum: ["plain", "S256", "", null] }, requestTokenContentType: { enum: ["application/x-www-form-urlencoded", "", null] }, requestTokenAuthHeader: { enum: ["basic", "", null] } } } }, runner: {}, operating_system: {}, tool_set: {}, assets: {}, file_inbox: {}, output_arg: {}, activated: {} }, $defs: { table: { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, property: { type: "object", properties: { description: { type: "string" }, items: { $ref: "#/$defs/property" }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } }, resultTable: { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, resultProperty: { type: "object", properties: { description: { type: ["string", "null"] }, items: { if: { type: "object" }, then: { $ref: "#/$defs/resultProperty" }, else: { if: { type: "array" }, else: { type: "object" } } }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } } } }, k = Object.prototype.hasOwnProperty, A = new RegExp("\\S", "u"), C = { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, _ = { type: "object", properties: { description: { type: "string" }, items: { $ref: "#/$defs/property" }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } }, D = { validate: j2 };
  function j2(s, { instancePath: i = "", parentData: U2, parentDataProperty: S, rootData: h2 = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const c = j2.evaluated;
    if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.description !== void 0 && typeof s.description != "string") {
        const n = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [n] : e.push(n), r++;
      }
      if (s.items !== void 0 && (D.validate(s.items, { instancePath: i + "/items", parentData: s, parentDataProperty: "items", rootData: h2, dynamicAnchors: g }) || (e = w(e, D.validate.errors), r = e.length)), s.properties !== void 0) {
        let n = s.properties;
        if (n && typeof n == "object" && !Array.isArray(n)) for (const y in n) D.validate(n[y], { instancePath: i + "/properties/" + y.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: n, parentDataProperty: y, rootData: h2, dynamicAnchors: g }) || (e = w(e, D.validate.errors), r = e.length);
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
    return j2.errors = e, r === 0;
  }
  j2.evaluated = { props: { description: true, items: true, properties: true, required: true, nullable: true }, dynamicProps: false, dynamicItems: false };
  function q(s, { instancePath: i = "", parentData: U2, parentDataProperty: S, rootData: h2 = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const c = q.evaluated;
    if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.properties !== void 0) {
        let n = s.properties;
        if (n && typeof n == "object" && !Array.isArray(n)) for (const y in n) j2(n[y], { instancePath: i + "/properties/" + y.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: n, parentDataProperty: y, rootData: h2, dynamicAnchors: g }) || (e = w(e, j2.errors), r = e.length);
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
  const O2 = { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, V2 = { type: "object", properties: { description: { type: ["string", "null"] }, items: { if: { type: "object" }, then: { $ref: "#/$defs/resultProperty" }, else: { if: { type: "array" }, else: { type: "object" } } }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } }, I = { validate: T2 };
  function T2(s, { instancePath: i = "", parentData: U2, parentDataProperty: S, rootData: h2 = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const c = T2.evaluated;
    if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.description !== void 0) {
        let u = s.description;
        if (typeof u != "string" && u !== null) {
          const f = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: V2.properties.description.type }, message: "must be string,null" };
          e === null ? e = [f] : e.push(f), r++;
        }
      }
      if (s.items !== void 0) {
        let u = s.items;
        const f = r;
        let b = true;
        const v2 = r;
        if (!(u && typeof u == "object" && !Array.isArray(u))) {
          const a = {};
          e === null ? e = [a] : e.push(a), r++;
        }
        var n = v2 === r;
        r = f, e !== null && (f ? e.length = f : e = null);
        let p;
        if (n) {
          const a = r;
          I.validate(u, { instancePath: i + "/items", parentData: s, parentDataProperty: "items", rootData: h2, dynamicAnchors: g }) || (e = w(e, I.validate.errors), r = e.length);
          var n = a === r;
          b = n, p = "then";
        } else {
          const a = r, l = r;
          let o = true;
          const t = r;
          if (!Array.isArray(u)) {
            const P2 = {};
            e === null ? e = [P2] : e.push(P2), r++;
          }
          var y = t === r;
          if (r = l, e !== null && (l ? e.length = l : e = null), !y) {
            const P2 = r;
            if (!(u && typeof u == "object" && !Array.isArray(u))) {
              const H = { instancePath: i + "/items", schemaPath: "#/properties/items/else/else/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [H] : e.push(H), r++;
            }
            var y = P2 === r;
            o = y;
          }
          if (!o) {
            const P2 = { instancePath: i + "/items", schemaPath: "#/properties/items/else/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
            e === null ? e = [P2] : e.push(P2), r++;
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
        if (u && typeof u == "object" && !Array.isArray(u)) for (const f in u) I.validate(u[f], { instancePath: i + "/properties/" + f.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: u, parentDataProperty: f, rootData: h2, dynamicAnchors: g }) || (e = w(e, I.validate.errors), r = e.length);
        else {
          const f = { instancePath: i + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [f] : e.push(f), r++;
        }
      }
      if (s.required !== void 0) {
        let u = s.required;
        if (!Array.isArray(u) && u !== null) {
          const f = { instancePath: i + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: V2.properties.required.type }, message: "must be array,null" };
          e === null ? e = [f] : e.push(f), r++;
        }
        if (Array.isArray(u)) {
          const f = u.length;
          for (let b = 0; b < f; b++) if (typeof u[b] != "string") {
            const v2 = { instancePath: i + "/required/" + b, schemaPath: "#/properties/required/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [v2] : e.push(v2), r++;
          }
        }
      }
      if (s.nullable !== void 0) {
        let u = s.nullable;
        if (typeof u != "boolean" && u !== null) {
          const f = { instancePath: i + "/nullable", schemaPath: "#/properties/nullable/type", keyword: "type", params: { type: V2.properties.nullable.type }, message: "must be boolean,null" };
          e === null ? e = [f] : e.push(f), r++;
        }
      }
    } else {
      const u = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [u] : e.push(u), r++;
    }
    return T2.errors = e, r === 0;
  }
  T2.evaluated = { props: { description: true, items: true, properties: true, required: true, nullable: true }, dynamicProps: false, dynamicItems: false };
  function $2(s, { instancePath: i = "", parentData: U2, parentDataProperty: S, rootData: h2 = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const c = $2.evaluated;
    if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.properties !== void 0) {
        let n = s.properties;
        if (n && typeof n == "object" && !Array.isArray(n)) for (const y in n) T2(n[y], { instancePath: i + "/properties/" + y.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: n, parentDataProperty: y, rootData: h2, dynamicAnchors: g }) || (e = w(e, T2.errors), r = e.length);
        else {
          const y = { instancePath: i + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [y] : e.push(y), r++;
        }
      }
      if (s.required !== void 0) {
        let n = s.required;
        if (!Array.isArray(n) && n !== null) {
          const y = { instancePath: i + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: O2.properties.required.type }, message: "must be array,null" };
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
    return $2.errors = e, r === 0;
  }
  $2.evaluated = { props: { properties: true, required: true }, dynamicProps: false, dynamicItems: false };
  function Q(s, { instancePath: i = "", parentData: U2, parentDataProperty: S, rootData: h2 = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const c = Q.evaluated;
    if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.name === void 0) {
        const p = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
        e === null ? e = [p] : e.push(p), r++;
      }
      for (const p in s) if (!k.call(d2.properties, p)) {
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
          const a = { instancePath: i + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: d2.properties.id.type }, message: "must be string,null" };
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
          const a = { instancePath: i + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: d2.properties.version.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.description !== void 0) {
        let p = s.description;
        if (typeof p != "string" && p !== null) {
          const a = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: d2.properties.description.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.author !== void 0) {
        let p = s.author;
        if (typeof p != "string" && p !== null) {
          const a = { instancePath: i + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: d2.properties.author.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.homepage !== void 0) {
        let p = s.homepage;
        if (typeof p != "string" && p !== null) {
          const a = { instancePath: i + "/homepage", schemaPath: "#/properties/homepage/type", keyword: "type", params: { type: d2.properties.homepage.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.keywords !== void 0) {
        let p = s.keywords;
        if (!Array.isArray(p) && p !== null) {
          const a = { instancePath: i + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: d2.properties.keywords.type }, message: "must be array,null" };
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
          const a = { instancePath: i + "/tool_type", schemaPath: "#/properties/tool_type/type", keyword: "type", params: { type: d2.properties.tool_type.type }, message: "must be string,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.license !== void 0) {
        let p = s.license;
        if (typeof p != "string" && p !== null) {
          const a = { instancePath: i + "/license", schemaPath: "#/properties/license/type", keyword: "type", params: { type: d2.properties.license.type }, message: "must be string,null" };
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
          q(p, { instancePath: i + "/configurations", parentData: s, parentDataProperty: "configurations", rootData: h2, dynamicAnchors: g }) || (e = w(e, q.errors), r = e.length);
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
          q(p, { instancePath: i + "/parameters", parentData: s, parentDataProperty: "parameters", rootData: h2, dynamicAnchors: g }) || (e = w(e, q.errors), r = e.length);
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
          $2(p, { instancePath: i + "/result", parentData: s, parentDataProperty: "result", rootData: h2, dynamicAnchors: g }) || (e = w(e, $2.errors), r = e.length);
          var b = t === r;
          if (l = b, l) {
            var v2 = {};
            v2.properties = true, v2.required = true;
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
          const a = { instancePath: i + "/sqlTables", schemaPath: "#/properties/sqlTables/type", keyword: "type", params: { type: d2.properties.sqlTables.type }, message: "must be array,null" };
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
          const a = { instancePath: i + "/sqlQueries", schemaPath: "#/properties/sqlQueries/type", keyword: "type", params: { type: d2.properties.sqlQueries.type }, message: "must be array,null" };
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
          const a = { instancePath: i + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: d2.properties.tools.type }, message: "must be array,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
      if (s.oauth !== void 0) {
        let p = s.oauth;
        if (!Array.isArray(p) && p !== null) {
          const a = { instancePath: i + "/oauth", schemaPath: "#/properties/oauth/type", keyword: "type", params: { type: d2.properties.oauth.type }, message: "must be array,null" };
          e === null ? e = [a] : e.push(a), r++;
        }
        if (Array.isArray(p)) {
          const a = p.length;
          for (let l = 0; l < a; l++) {
            let o = p[l];
            if (o && typeof o == "object" && !Array.isArray(o)) {
              for (const t in o) if (!k.call(d2.properties.oauth.items.properties, t)) {
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
                  for (let P2 = 0; P2 < m; P2++) if (typeof t[P2] != "string") {
                    const E = { instancePath: i + "/oauth/" + l + "/scopes/" + P2, schemaPath: "#/properties/oauth/items/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                  const m = { instancePath: i + "/oauth/" + l + "/refreshToken", schemaPath: "#/properties/oauth/items/properties/refreshToken/enum", keyword: "enum", params: { allowedValues: d2.properties.oauth.items.properties.refreshToken.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
              if (o.pkceType !== void 0) {
                let t = o.pkceType;
                if (!(t === "plain" || t === "S256" || t === "" || t === null)) {
                  const m = { instancePath: i + "/oauth/" + l + "/pkceType", schemaPath: "#/properties/oauth/items/properties/pkceType/enum", keyword: "enum", params: { allowedValues: d2.properties.oauth.items.properties.pkceType.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
              if (o.requestTokenContentType !== void 0) {
                let t = o.requestTokenContentType;
                if (!(t === "application/x-www-form-urlencoded" || t === "" || t === null)) {
                  const m = { instancePath: i + "/oauth/" + l + "/requestTokenContentType", schemaPath: "#/properties/oauth/items/properties/requestTokenContentType/enum", keyword: "enum", params: { allowedValues: d2.properties.oauth.items.properties.requestTokenContentType.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
              if (o.requestTokenAuthHeader !== void 0) {
                let t = o.requestTokenAuthHeader;
                if (!(t === "basic" || t === "" || t === null)) {
                  const m = { instancePath: i + "/oauth/" + l + "/requestTokenAuthHeader", schemaPath: "#/properties/oauth/items/properties/requestTokenAuthHeader/enum", keyword: "enum", params: { allowedValues: d2.properties.oauth.items.properties.requestTokenAuthHeader.enum }, message: "must be equal to one of the allowed values" };
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

// rules/shinkai/format.ts
var OWN = ["configurations", "sqlTables", "sqlQueries", "runner", "operating_system", "tool_set"];
var SIGNS2 = [...OWN, "tools", "oauth", "keywords"];
var format = {
  id: "shinkai",
  title: "a Shinkai manifest",
  isDataOnly: true,
  standsBeside: { name: "metadata.json", siblings: ["tool.ts", "tool.py"] },
  knownBy: "`name`, `parameters` and `result`, and a field that only Shinkai has, as `runner` or `sqlTables`",
  telltales: [
    ["parameters", "result"],
    ["agent_id", "full_identity_name"]
  ],
  fields: Object.keys(schema_default3.properties).filter((field) => field !== "$schema"),
  guess: { own: OWN, shared: ["parameters", "result"], atLeast: 3 },
  traces: OWN.map((sign) => ["name", "parameters", "result", sign]),
  recognise,
  units: (root) => [root],
  tools: (root) => root.kind === "object" ? [tool3(root)] : [],
  schema: schema_default3,
  validate: z2
};
function recognise(root, _, isNamed) {
  if (root.kind !== "object") return false;
  if (has(root, "agent_id") === "yes") {
    return has(root, "full_identity_name") === "yes" ? "a Shinkai agent, not a tool" : false;
  }
  if (isNamed && isFunction(root)) return "a function for a model as OpenAI has it, not a Shinkai tool";
  if (text(get(root, "name")) === void 0 || get(root, "result")?.kind !== "object") return false;
  return isTable(get(root, "parameters")) && SIGNS2.some((sign) => has(root, sign) === "yes");
}
function isTable(node) {
  return node?.kind === "object" && (has(node, "properties") === "yes" || text(get(node, "type")) === "object");
}
function isFunction(root) {
  return isTable(get(root, "parameters")) && entries(root).every(({ key }) => FUNCTION.has(key));
}
var FUNCTION = /* @__PURE__ */ new Set(["type", "name", "description", "parameters", "strict"]);
function tool3(node) {
  const name = entry(node, "name");
  return {
    node,
    id: text(get(node, "id")),
    version: text(get(node, "version")),
    name,
    label: text(name?.value),
    description: entry(node, "description"),
    schemas: ROLES.flatMap(([table, role]) => {
      const found = entry(node, table);
      return found?.value.kind === "object" ? [{ role, entry: found, node: found.value, shape: "schema" }] : [];
    })
  };
}
var ROLES = [
  ["configurations", "config"],
  ["parameters", "input"],
  ["result", "output"]
];

// rules/shinkai/keywords.ts
var keywords_default = defineRule({
  id: "shinkai/keywords",
  summary: "No keywords, or the same keyword twice",
  severity: "info",
  in: "strict",
  source: section5("Metadata", "keywords is a list of words that go with the tool.", "SHOULD"),
  fixable: "safe",
  messages: {
    none: "The tool has no `keywords`, so it is found by its name and description alone. Add some.",
    twice: "The keyword `{{keyword}}` is listed twice. Remove one."
  },
  *check(manifest) {
    const { root } = manifest;
    const list2 = get(root, "keywords");
    if (root.kind === "object" && lacks2(root, "keywords", format.fields) && !strayed(manifest, "keywords")) {
      yield { at: lack(root), message: "none" };
    }
    if (list2?.kind !== "array") return;
    if (list2.items.length === 0 && !list2.open) yield { at: list2, message: "none" };
    const words = list2.items.filter((item) => item.kind === "string");
    for (const { node, first: first2 } of duplicatesIn(words, (word) => word.toLowerCase())) {
      const fix = safely("Remove it", { op: "remove", from: list2, child: node });
      yield {
        at: node,
        message: "twice",
        data: { keyword: node.value },
        related: [{ at: first2, note: "The first one." }],
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
    for (const stray of straysIn2(manifest)) {
      if (stray.to) yield problem5(stray, move3(stray));
      else addTo(wrapped, stray.from, stray);
    }
    for (const [table, strays2] of wrapped) yield wrapper(table, strays2);
  }
});
function problem5({ kind, entry: entry2, table, to }, fix) {
  const data = { key: entry2.key, table, noun: NOUNS[table] };
  const absorbs = to && has(to, entry2.key) === "no" ? [lack(to, entry2.key)] : [];
  return { at: entry2, message: kind, data, fix, covers: [entry2.value], absorbs };
}
function wrapper(from, strays2) {
  const all2 = strays2.map(({ entry: entry2 }) => entry2);
  const isBare2 = !from.open && from.entries.length === all2.length;
  const fix = isBare2 ? wrap(from) : putting(from, all2);
  return {
    ...problem5(strays2[0], fix),
    message: "wrapper",
    covers: all2.map(({ value }) => value),
    ...isBare2 && { absorbs: [lack(from, "type")] },
    related: alsoHere(all2.slice(1))
  };
}
var wrap = (from) => safely(INTO, { op: "set", node: from, value: { type: "object", properties: asWritten(from) } });
var putting = (from, strays2) => has(from, "properties") === "no" ? intoProperties(from, strays2, INTO) : void 0;
var INTO = "Put them into `properties`";
function move3({ kind, entry: entry2, from, to }) {
  if (!to) return void 0;
  const remove2 = { op: "remove", from, child: entry2 };
  const add = { op: "add", to, key: entry2.key, value: asWritten(entry2.value) };
  const title = TITLES[kind];
  if (has(to, entry2.key) === "no") return entry2.key === "properties" ? void 0 : safely(title, remove2, add);
  const there = get(to, entry2.key);
  const isSame2 = kind === "keyword" && entry2.key === "type" && text(there) === "object";
  return isSame2 ? safely("Remove it", remove2) : void 0;
}
var TITLES = {
  property: "Move it into `properties`",
  keyword: "Move it beside `properties`",
  field: "Move it to the top level"
};

// rules/shinkai/misspelt-field.ts
var structural5 = misspeltField(
  "shinkai",
  loader("Fields are read in exactly the spelling of the document; others are dropped.")
);
var misspelt_field_default5 = defineRule({
  ...structural5,
  *check(manifest, context) {
    for (const problem6 of [...structural5.check(manifest, context), ...singularsIn(manifest)]) {
      yield isEmptyAt(problem6) ? { ...problem6, severity: "info" } : problem6;
    }
  }
});
function* singularsIn(manifest) {
  for (const at2 of inSingular(manifest)) {
    const isFree = has(manifest.root, MEANT) === "no";
    const data = { key: at2.key, title: "a Shinkai manifest", meant: MEANT };
    const fix = isFree && at2.value.kind === "array" ? rename5(at2, MEANT) : void 0;
    yield { at: at2, message: isFree ? "misspelt" : "leftover", data, fix };
  }
}
function isEmptyAt({ at: at2, message }) {
  const { key, value } = at2;
  return message !== "misspeltRequired" && key !== void 0 && value !== void 0 && isEmpty2(value);
}
function isEmpty2(node) {
  if (node.kind === "array") return node.items.length === 0 && !node.open;
  if (node.kind === "object") return node.entries.length === 0 && !node.open;
  return node.kind === "string" && node.value.trim() === "";
}

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
    if (root.kind !== "object" || !lacks2(root, "configurations", format.fields)) return;
    if (strayed(manifest, "configurations")) return;
    const value = { type: "object", properties: {}, required: [] };
    const fix = safely("Add empty `configurations`", { op: "add", to: root, key: "configurations", value });
    yield { at: lack(root), message: "missing", fix };
  }
});

// rules/shinkai/oauth-client-secret.ts
var oauth_client_secret_default = defineRule({
  id: "shinkai/oauth-client-secret",
  summary: "A client secret stands in the file",
  severity: "error",
  in: "recommended",
  securitySeverity: "8.5",
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
      const at2 = get(service, "clientSecret");
      if (at2?.kind === "string" && at2.value.trim() !== "" && !isStandIn(at2.value)) yield { at: at2, message: "secret" };
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
  source: section5("OAuth Table", "The name is that of one service.", "SHOULD"),
  lists: ["oauth"],
  messages: {
    taken: "Another OAuth service above is called `{{name}}` too, and a token is looked up by that name. Rename one."
  },
  *check(manifest) {
    const services = objectsIn(manifest, "oauth");
    if (services.length < 2) return;
    for (const { node, first: first2 } of duplicatesIn(namesOf(services), (name) => name)) {
      const related = [{ at: first2, note: "The first service of this name." }];
      yield { at: node, message: "taken", data: { name: node.value }, related };
    }
  }
});

// rules/shinkai/oauth-fields.ts
var FIELDS2 = ["version", "redirectUrl", "clientId", "clientSecret", "scopes", "responseType"];
var oauth_fields_default = defineRule({
  id: "shinkai/oauth-fields",
  summary: "An OAuth service lacks a field that the document does not mark as optional",
  severity: "info",
  in: "strict",
  source: section5("OAuth Table", "Only refreshToken, pkceType and the two requestToken fields are optional.", "SHOULD"),
  lists: ["oauth"],
  messages: {
    missing: "This OAuth service has no {{fields}}, which the document does not mark as optional. Add what is missing, empty if the user fills it in."
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, "oauth")) {
      const missing2 = FIELDS2.filter((field) => lacks2(service, field, OAUTH_FIELDS));
      const fields = eitherOf(missing2.map((field) => `\`${field}\``));
      if (missing2.length > 0) yield { at: lack(service), message: "missing", data: { fields } };
    }
  }
});

// rules/shinkai/oauth-incomplete.ts
var FIELDS3 = ["name", "authorizationUrl", "tokenUrl"];
var oauth_incomplete_default = defineRule({
  id: "shinkai/oauth-incomplete",
  summary: "An OAuth service without name, authorizationUrl or tokenUrl",
  severity: "error",
  in: "recommended",
  source: section5("OAuth Table", "A service has a name, a URL to authorize at and one to fetch tokens from.", "SHOULD"),
  lists: ["oauth"],
  messages: {
    missing: "This OAuth service has no {{fields}}, so nobody can log in with it. Add what is missing.",
    empty: "The `{{fields}}` of this OAuth service is empty, so nobody can log in with it. Fill it in."
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, "oauth")) {
      const missing2 = FIELDS3.filter((field) => lacks2(service, field, OAUTH_FIELDS));
      if (missing2.length > 0) yield { at: lack(service), message: "missing", data: { fields: list(missing2) } };
      for (const fields of FIELDS3) {
        const at2 = get(service, fields);
        if (at2?.kind === "null" || at2?.kind === "string" && at2.value.trim() === "") {
          yield { at: at2, message: "empty", data: { fields } };
        }
      }
    }
  }
});
function list(fields) {
  const quoted2 = fields.map((field) => `\`${field}\``);
  return quoted2.length < 2 ? quoted2.join() : `${quoted2.slice(0, -1).join(", no ")} and no ${quoted2.at(-1)}`;
}

// rules/shinkai/oauth-pkce-plain.ts
var oauth_pkce_plain_default = defineRule({
  id: "shinkai/oauth-pkce-plain",
  summary: '`pkceType` is "plain"',
  severity: "warning",
  in: "recommended",
  securitySeverity: "5.0",
  source: standard("PKCE (RFC 7636)", "4.2 Client Creates the Code Challenge", "Whoever can use S256 must use it."),
  fixable: "unsafe",
  lists: ["oauth"],
  messages: {
    plain: '`"plain"` sends the verifier in clear, so whoever sees the first request can finish the login. Use `"S256"` if the service offers it.'
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, "oauth")) {
      const at2 = get(service, "pkceType");
      if (!at2 || text(at2) !== "plain") continue;
      yield { at: at2, message: "plain", fix: unsafely('Use `"S256"`', { op: "set", node: at2, value: "S256" }) };
    }
  }
});

// rules/shinkai/oauth-scopes.ts
var oauth_scopes_default = defineRule({
  id: "shinkai/oauth-scopes",
  summary: "A scope is empty, given twice, or several in one string",
  severity: "warning",
  in: "recommended",
  source: section5("OAuth Table", "scopes is a list of permission scopes.", "SHOULD"),
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
      for (const at2 of strings) {
        const parts = split2(at2);
        if (parts.length === 0) yield { at: at2, message: "empty", fix: remove("Remove it", scopes, at2) };
        if (parts.length < 2) continue;
        const data = { scope: at2.value, count: parts.length };
        const isSure2 = /\s/.test(at2.value) || !wantsCommas(service);
        yield { at: at2, message: isSure2 ? "several" : "maySeveral", data, fix: separate(scopes, at2, parts, isSure2) };
      }
      for (const { node, first: first2 } of duplicatesIn(strings, (scope) => scope)) {
        const related = [{ at: first2, note: "The first one." }];
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
function split2({ value }) {
  return value.split(/[\s,]+/).filter((scope) => scope !== "");
}
function remove(title, from, child) {
  return safely(title, { op: "remove", from, child });
}
var MOST2 = 500;
function separate(scopes, wrong, parts, isSure2) {
  if (scopes.open || scopes.items.length > MOST2) return void 0;
  const others = new Set(
    scopes.items.flatMap((item) => item.kind === "string" && item !== wrong ? [item.value] : [])
  );
  const added = [...new Set(parts)].filter((scope) => !others.has(scope));
  const value = scopes.items.flatMap((item) => item === wrong ? added : [asWritten(item)]);
  return (isSure2 ? safely : unsafely)("Make each an entry of its own", { op: "set", node: scopes, value });
}

// rules/shinkai/oauth-url.ts
var FIELDS4 = ["authorizationUrl", "tokenUrl", "redirectUrl"];
var oauth_url_default = defineRule({
  id: "shinkai/oauth-url",
  summary: "A URL of an OAuth service is not absolute",
  severity: "error",
  in: "recommended",
  source: section5("OAuth Table", "Users and tokens are sent to these URLs.", "SHOULD"),
  lists: ["oauth"],
  messages: {
    relative: "`{{field}}` must be an absolute URL, since {{use}}. Write it with `https://` and the host, and nothing around it."
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, "oauth")) {
      for (const field of FIELDS4) {
        const at2 = get(service, field);
        if (at2?.kind !== "string" || at2.value.trim() === "") continue;
        const url = filledIn(at2.value);
        const isFine = field === "redirectUrl" ? isRedirect(url) : isWebUrl(url);
        if (!isFine) yield { at: at2, message: "relative", data: { field, use: USES[field] } };
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
var parameter_description_default3 = defineRule({
  id: "shinkai/parameter-description",
  summary: "A parameter or a setting has no description",
  severity: "error",
  in: "spec",
  source: section5("PropertiesTable", "The description of a property is mandatory in parameters and configurations."),
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
        const isEmpty4 = description.kind === "null" || text(description)?.trim() === "";
        if (isEmpty4) yield { at: description, message: "blank", data };
      } else if (wrong) {
        const fix = wrong.value.kind === "string" ? rename5(wrong, "description") : void 0;
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
  source: section5(
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
      const at2 = properties ?? required;
      const type = at2 && isOther2(node, "object");
      if (!type) continue;
      const related = properties && required ? [{ at: required, note: "`required`, too." }] : void 0;
      const covers = [properties, required].flatMap((each) => each?.value ?? []);
      const message = related ? "both" : properties ? "properties" : "required";
      yield { at: at2, message, data: { path, type }, related, covers };
    }
  }
});

// rules/shinkai/property-type.ts
var property_type_default = defineRule({
  id: "shinkai/property-type",
  summary: "A parameter or a setting has no type, or none that Shinkai knows",
  severity: "error",
  in: "spec",
  source: section5("PropertiesTable", "The type of a property is string, number, boolean, array or object."),
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
  source: section5("PropertiesTable", "default, enum and nullable are for reference only.", "SHOULD"),
  messages: {
    one: "{{keys}} is for reference only: Shinkai neither checks nor applies it{{places}}. Handle it in the code and mention it in the description.",
    several: "{{keys}} are for reference only: Shinkai neither checks nor applies them{{places}}. Handle them in the code and mention them in the description."
  },
  *check(manifest) {
    const found = /* @__PURE__ */ new Map();
    for (const definition of definitionsOf(manifest)) {
      const at2 = promise(definition);
      if (at2) addTo(found, definition.table, at2);
    }
    for (const [table, all2] of found) {
      const keys = [...new Set(all2.map(({ key }) => `\`${key}\``))];
      const [at2, ...others] = all2;
      const count = `${others.length} more ${NOUNS[table]}${others.length === 1 ? "" : "s"}`;
      const places = others.length > 0 ? `, here and at ${count} in \`${table}\`` : "";
      yield {
        at: at2,
        message: keys.length > 1 ? "several" : "one",
        data: { keys: `${keys.slice(0, -1).join(", ")}${keys.length > 1 ? " and " : ""}${keys.at(-1)}`, places },
        related: alsoHere(others)
      };
    }
  }
});
function promise(definition) {
  if (definition.table === "result") return void 0;
  const isTold2 = untoldDefault(definition) !== void 0 || untoldChoices(definition) !== void 0;
  return definition.node.entries.find(({ key }) => (key === "nullable" || !isTold2) && leavesOpen2(definition, key));
}

// rules/shinkai/required-field.ts
var required_field_default5 = requiredField("shinkai", section5("Metadata", "name is required; every other field is optional."));

// rules/shinkai/result-attribute.ts
var result_attribute_default = defineRule({
  id: "shinkai/result-attribute",
  summary: "A result field has a `default` or an `enum`",
  severity: "info",
  in: "strict",
  source: section5("PropertiesTable for Result", "A result field has type, description, items and nullable.", "SHOULD"),
  messages: {
    attribute: "A result field has no `{{key}}` in the document, and nobody reads it here. Say it in the description of `{{path}}`."
  },
  *check(manifest) {
    for (const { table, node, path } of definitionsOf(manifest)) {
      if (table !== "result") continue;
      for (const key of ["default", "enum"]) {
        const at2 = entry(node, key);
        if (at2) yield { at: at2, message: "attribute", data: { key, path } };
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
  source: section5(
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
var LISTS3 = [
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
    for (const { list: list2, what, fold: fold4 } of LISTS3) {
      const objects3 = objectsIn(manifest, list2);
      if (objects3.length < 2) continue;
      for (const { node, first: first2 } of duplicatesIn(namesOf(objects3), fold4)) {
        const related = [{ at: first2, note: `The first ${what} of this name.` }];
        yield { at: node, message: "taken", data: { what, name: node.value }, related };
      }
    }
  }
});

// rules/shinkai/sql-incomplete.ts
var LISTS4 = [
  { list: "sqlTables", what: "table", fields: ["name", "definition"] },
  { list: "sqlQueries", what: "query", fields: ["name", "query"] }
];
var sql_incomplete_default = defineRule({
  id: "shinkai/sql-incomplete",
  summary: "A table of SQL without name or definition, or a query without name or query",
  severity: "warning",
  in: "recommended",
  source: section5(
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
    for (const { list: list2, what, fields } of LISTS4) {
      for (const object of objectsIn(manifest, list2)) {
        for (const field of fields) {
          const value = get(object, field);
          if (lacks2(object, field, fields)) yield { at: lack(object), message: "missing", data: { what, field } };
          else if (value?.kind === "string" && value.value.trim() === "") {
            yield { at: value, message: "empty", data: { what, field } };
          }
        }
      }
    }
  }
});

// rules/shinkai/sql-query.ts
var sql_query_default = defineRule({
  id: "shinkai/sql-query",
  summary: "SQLite cannot prepare a query against the tables of the manifest",
  severity: "error",
  in: "recommended",
  source: section5("SQL Queries", "The query is an SQL query or statement, over the tables that the tool uses."),
  needs: ["sql"],
  lists: ["sqlTables", "sqlQueries"],
  messages: {
    sqlite: "SQLite cannot prepare this query: {{error}}{{hint}}. The tool would fail when it runs it.",
    refused: "This query is not checked: {{error}}. Make it shorter.",
    slow: "This query is not checked: {{error}} in time. Make it simpler."
  },
  *check(manifest, { services }) {
    const { queries, tables, knowsTables, misnamed: misnamed2 } = checkSql(manifest, services);
    for (const { sql, outcome: outcome2 } of queries) {
      const { fault } = outcome2;
      if (!fault || fault.reason === "several" || fault.unknown && !knowsTables) continue;
      if (isForMisnamed(fault, misnamed2)) continue;
      const data = { error: fault.message, hint: hintFor2(fault, tables) };
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
  source: section5("SQL Tables", "The definition is the SQL statement that creates the table of that name."),
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
    const { definitions: definitions2, tables, misnamed: misnamed2 } = checkSql(manifest, services);
    if (definitions2.length === 0) return;
    const twice2 = new Set(duplicatesIn(namesOf(objectsIn(manifest, "sqlTables")), lower).map(({ node }) => node));
    const isComplete = definitions2.every(({ outcome: { creates, fault } }) => creates ?? fault);
    for (const { name, sql, outcome: outcome2 } of definitions2) {
      const { fault } = outcome2;
      if (!fault || name && twice2.has(name) || isForMisnamed(fault, misnamed2)) continue;
      if (fault.unknown?.what === "table" && !isComplete) continue;
      const data = { error: fault.message, hint: hintFor2(fault, tables) };
      yield { at: partOf(sql, fault), message: fault.reason, data };
    }
    for (const { name, sql, outcome: outcome2 } of misnamed2) {
      const { name: created, from, to } = outcome2.creates;
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
    const { definitions: definitions2, tables } = checkSql(manifest, services);
    for (const checked of definitions2) {
      const { outcome: outcome2, sql } = checked;
      const table = outcome2.fault ? void 0 : tables.find(({ name }) => name === outcome2.creates?.name);
      const columns = table?.columns.filter(({ type }) => !isKnown2(type)) ?? [];
      const [first2] = columns;
      if (!first2) continue;
      const types = [...new Set(columns.map(({ type }) => type))];
      const more = first2.type.toUpperCase().includes("SERIAL") ? "; a column counts by itself only as INTEGER PRIMARY KEY" : "";
      yield { at: partOf(sql, typeOf2(checked, first2)), message: "unknown", data: { types: types.join("`, `"), more } };
    }
  }
});
function isKnown2(type) {
  if (type.includes("[")) return false;
  return type === "" || /INT|CHAR|CLOB|TEXT|BLOB|REAL|FLOA|DOUB|NUMERIC|DECIMAL|BOOL|DATE|TIME|ANY/i.test(type);
}
function typeOf2({ sql, outcome: outcome2 }, column) {
  const name = sql.value.indexOf(column.name, outcome2.creates?.to);
  const from = name < 0 ? -1 : sql.value.indexOf(column.type, name + column.name.length);
  return from < 0 ? {} : { from, to: from + column.type.length };
}

// rules/shinkai/table-properties.ts
var table_properties_default = defineRule({
  id: "shinkai/table-properties",
  summary: "`configurations`, `parameters` or `result` has no `properties`",
  severity: "error",
  in: "spec",
  source: section5(
    "Configurations, Parameters and Result Table",
    "Each has a properties key that defines what the table holds."
  ),
  fixable: "safe",
  messages: {
    missing: "`{{table}}` has no `properties`, so its content is not described. Add `properties`, empty if there are none.",
    empty: '`{{table}}` is empty: it has no `type` and no `properties`, so its content is not described. Write `{ "type": "object", "properties": {} }`.',
    unset: "`properties` of `{{table}}` is null, so its content is not described. Write an object, empty if there are no properties.",
    misspelt: "`{{key}}` is not a field of `{{table}}`, so its `properties` are missing; did you mean `properties`?"
  },
  *check(manifest) {
    for (const { name: table, node } of tablesOf(manifest)) {
      if (node.kind !== "object") continue;
      const properties = get(node, "properties");
      if (properties?.kind === "null") {
        const fix = asksForSome(node) ? void 0 : safely("Write an empty object", { op: "set", node: properties, value: {} });
        const severity = table === "result" ? "warning" : void 0;
        yield { at: properties, message: "unset", data: { table, key: "properties" }, fix, severity };
      }
      if (has(node, "properties") !== "no" || holdsThemItself(manifest, node)) continue;
      const wrong = misspeltKey(node, "properties") ?? propertiesByOtherName(node);
      const data = { table, key: wrong?.key ?? "properties" };
      if (node.entries.length === 0) {
        const fix = safely("Add both", { op: "set", node, value: { type: "object", properties: {} } });
        yield { at: lack(node), message: "empty", data, absorbs: [lack(node, "type")], fix };
      } else if (wrong) {
        const fix = wrong.value.kind === "object" ? rename5(wrong, "properties") : void 0;
        yield { at: wrong, message: "misspelt", data, fix };
      } else {
        const fix = asksForSome(node) ? void 0 : safely("Add empty `properties`", { op: "add", to: node, key: "properties", value: {} });
        yield { at: lack(node), message: "missing", data, fix };
      }
    }
  }
});
var asksForSome = (table) => items(get(table, "required")).length > 0;
function holdsThemItself(manifest, table) {
  return straysIn2(manifest).some(({ kind, from }) => kind === "property" && from === table);
}

// rules/shinkai/table-type.ts
var table_type_default = defineRule({
  id: "shinkai/table-type",
  summary: '`configurations`, `parameters` or `result` is no object, or has a `type` other than "object"',
  severity: "error",
  in: "spec",
  source: section5("Configurations, Parameters and Result Table", 'Each is an object whose type is always "object".'),
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
  notRecommended: true,
  source: section5("Configurations, Parameters and Result Table", 'Each has the type "object".'),
  fixable: "safe",
  messages: {
    missing: '`{{table}}` has no `type`, so JSON Schema readers do not know that it is an object. Add `"type": "object"`.',
    misspelt: "`{{key}}` is not a field of `{{table}}`, so its `type` is missing; did you mean `type`?"
  },
  *check(manifest) {
    for (const { name: table, node } of tablesOf(manifest)) {
      if (node.kind !== "object" || has(node, "type") !== "no") continue;
      const wrong = misspeltKey(node, "type");
      const data = { table, key: wrong?.key ?? "type" };
      const isType = wrong?.value.kind === "string";
      if (wrong) yield { at: wrong, message: "misspelt", data, fix: isType ? rename5(wrong, "type") : void 0 };
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
    for (const at2 of items(get(root, "tools"))) {
      if (at2.kind === "unknown") continue;
      if (at2.kind !== "string") yield { at: at2, message: "noText" };
      else if (!isReference(at2.value)) yield { at: at2, message: "noReference", data: { reference: at2.value } };
    }
  }
});
function isReference(text2) {
  const [source, author, name, version, ...rest] = text2.split(":::");
  const isNamed = [source, author, name].every((part2) => part2 !== void 0 && /^[^\s:]+$/.test(part2));
  return isNamed && rest.length === 0 && (version === void 0 || /^\d+(?:\.\d+){0,2}(?:[-+][\w.+-]+)?$/.test(version));
}

// rules/shinkai/tool-type.ts
var KNOWN4 = ["typescript", "python", "Deno", "Rust", "Network", "Agent", "MCPServer", "JS", "Workflow"];
var SHORT2 = [
  [/^(?:(?:deno|node)?tsx?|typescript\d)$/, "typescript"],
  [/^(?:py|python)\d{0,3}$/, "python"]
];
var tool_type_default = defineRule({
  id: "shinkai/tool-type",
  summary: "`tool_type` is not one of the known types",
  severity: "warning",
  in: "recommended",
  source: section5("Metadata", "tool_type is the type of the tool, such as typescript or python.", "SHOULD"),
  fixable: "safe",
  messages: {
    unknown: "`{{type}}` is no known type of tool. Write `typescript` or `python`, whichever the tool is written in.",
    meant: "`{{type}}` is no known type of tool; did you mean `{{meant}}`?"
  },
  *check({ root }) {
    const at2 = get(root, "tool_type");
    if (at2?.kind !== "string" || at2.value === "" || KNOWN4.some((type) => type.toLowerCase() === at2.value.toLowerCase()))
      return;
    const meant = typeMeant(at2.value);
    const fix = meant ? safely(`Write \`${meant}\``, { op: "set", node: at2, value: meant }) : void 0;
    yield { at: at2, message: meant ? "meant" : "unknown", data: { type: at2.value, meant }, fix };
  }
});
function typeMeant(type) {
  const plain3 = type.toLowerCase().replace(/[^a-z\d]/g, "");
  const short = SHORT2.find(([name]) => name.test(plain3))?.[1];
  const long = KNOWN4.filter(({ length }) => length > 2);
  return short ?? near(type, long);
}

// rules/shinkai/unique-id.ts
var unique_id_default2 = defineRule({
  id: "shinkai/unique-id",
  summary: "Two tools have one `id`",
  severity: "warning",
  in: "strict",
  source: section5("Metadata", "The id is unique to the tool.", "SHOULD"),
  messages: {
    taken: "`{{id}}` is also the `id` of another tool, so it tells neither of them apart. Give this one an id of its own."
  },
  project: {
    *collect(manifest) {
      const at2 = get(manifest.root, "id");
      const id = text(at2);
      if (at2 && id?.trim()) yield { at: at2, key: id };
    },
    *compare(facts) {
      for (const [first2, at2] of repeated(facts)) {
        const related = [{ at: first2, note: "The first tool with this id." }];
        yield { at: at2, message: "taken", data: { id: at2.key }, related };
      }
    }
  }
});

// rules/shinkai/unknown-field.ts
var unknown_field_default5 = unknownField(
  "shinkai",
  loader("Fields that the document does not list are dropped."),
  // Of these shinkai/misspelt-field speaks.
  inSingular
);

// rules/shinkai/version-format.ts
var version_format_default2 = defineRule({
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
    const at2 = get(root, "version");
    if (at2?.kind !== "string" || at2.value === "" || isSemantic(at2.value)) return;
    yield { at: at2, message: "format", data: { version: at2.value } };
  }
});
var LONGEST9 = 256;
var isSemantic = (version) => version.length <= LONGEST9 && SEMANTIC.test(version);
var NUMBER2 = "(?:0|[1-9]\\d*)";
var PRE_RELEASE = `(?:${NUMBER2}|\\d*[A-Za-z-][\\dA-Za-z-]*)`;
var SEMANTIC = new RegExp(
  `^${NUMBER2}\\.${NUMBER2}\\.${NUMBER2}(?:-${PRE_RELEASE}(?:\\.${PRE_RELEASE})*)?(?:\\+[\\dA-Za-z-]+(?:\\.[\\dA-Za-z-]+)*)?$`
);

// rules/otc/schema.json
var schema_default4 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "an OTC tool definition",
  type: "object",
  required: ["id", "name", "description", "version", "input_schema", "output_schema"],
  additionalProperties: false,
  properties: {
    $schema: { type: "string" },
    id: { type: "string", description: "clients call the tool by it" },
    name: { type: "string", description: "people and models know the tool by it" },
    description: { type: "string", description: "a model decides by it when to call the tool" },
    version: { type: "string", description: "clients pin it" },
    input_schema: {
      type: "object",
      description: "it holds `parameters`, the JSON Schema of what the tool takes",
      allOf: [
        {
          $comment: "The flat form, a JSON Schema without `parameters` around it, is otc/flat-input-schema's alone.",
          if: {
            not: { properties: { parameters: {} }, required: ["parameters"] },
            anyOf: [
              { properties: { properties: {} }, required: ["properties"] },
              { properties: { type: { const: "object" } }, required: ["type"] }
            ]
          },
          else: {
            title: "`input_schema`",
            required: ["parameters"],
            additionalProperties: false,
            properties: {
              parameters: {
                type: "object",
                description: "it is the JSON Schema of what the tool takes, and may be empty"
              }
            }
          }
        }
      ]
    },
    output_schema: {
      type: ["object", "null"],
      description: "it is the JSON Schema of what comes back (an empty object for anything, null for nothing)"
    },
    requirements: {
      title: "`requirements`",
      type: "object",
      additionalProperties: false,
      properties: {
        authorization: {
          type: "array",
          items: {
            title: "an authorization",
            type: "object",
            required: ["id"],
            additionalProperties: false,
            properties: {
              id: { description: "it says which authorization is meant" },
              oauth2: {
                title: "`oauth2`",
                type: "object",
                additionalProperties: false,
                properties: { scopes: { type: "array", items: { type: "string" } } }
              }
            }
          }
        },
        secrets: {
          type: "array",
          items: {
            title: "a secret",
            type: "object",
            required: ["id"],
            additionalProperties: false,
            properties: { id: { description: "it says which secret is meant" } }
          }
        },
        user_id: { type: "boolean" }
      }
    }
  }
};

// rules/otc/validate.js
function j(P2) {
  let h2;
  const a = (s) => {
    h2 ??= P2();
    const w2 = h2(s);
    return a.errors = h2.errors, w2;
  };
  return a;
}
var O = j(() => {
  const P2 = { $schema: "https://json-schema.org/draft/2020-12/schema", title: "an OTC tool definition", type: "object", required: ["id", "name", "description", "version", "input_schema", "output_schema"], additionalProperties: false, properties: { $schema: { type: "string" }, id: { type: "string", description: "clients call the tool by it" }, name: { type: "string", description: "people and models know the tool by it" }, description: { type: "string", description: "a model decides by it when to call the tool" }, version: { type: "string", description: "clients pin it" }, input_schema: { type: "object", description: "it holds `parameters`, the JSON Schema of what the tool takes", allOf: [{ $comment: "The flat form, a JSON Schema without `parameters` around it, is otc/flat-input-schema's alone.", if: { not: { properties: { parameters: {} }, required: ["parameters"] }, anyOf: [{ properties: { properties: {} }, required: ["properties"] }, { properties: { type: { const: "object" } }, required: ["type"] }] }, else: { title: "`input_schema`", required: ["parameters"], additionalProperties: false, properties: { parameters: { type: "object", description: "it is the JSON Schema of what the tool takes, and may be empty" } } } }] }, output_schema: { type: ["object", "null"], description: "it is the JSON Schema of what comes back (an empty object for anything, null for nothing)" }, requirements: { title: "`requirements`", type: "object", additionalProperties: false, properties: { authorization: { type: "array", items: { title: "an authorization", type: "object", required: ["id"], additionalProperties: false, properties: { id: { description: "it says which authorization is meant" }, oauth2: { title: "`oauth2`", type: "object", additionalProperties: false, properties: { scopes: { type: "array", items: { type: "string" } } } } } } }, secrets: { type: "array", items: { title: "a secret", type: "object", required: ["id"], additionalProperties: false, properties: { id: { description: "it says which secret is meant" } } } }, user_id: { type: "boolean" } } } } };
  function h2(a, { instancePath: s = "", parentData: w2, parentDataProperty: v2, rootData: A = a, dynamicAnchors: z3 = {} } = {}) {
    let e = null, t = 0;
    const b = h2.evaluated;
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
          const d2 = t;
          if (r && typeof r == "object" && !Array.isArray(r)) {
            let g;
            if (r.properties === void 0 && (g = "properties")) {
              const y = {};
              e === null ? e = [y] : e.push(y), t++;
            }
          }
          var q = d2 === t;
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
              const d2 = { instancePath: s + "/input_schema", schemaPath: "#/properties/input_schema/allOf/0/else/required", keyword: "required", params: { missingProperty: "parameters" }, message: "must have required property 'parameters'" };
              e === null ? e = [d2] : e.push(d2), t++;
            }
            for (const d2 in r) if (d2 !== "parameters") {
              const c = { instancePath: s + "/input_schema", schemaPath: "#/properties/input_schema/allOf/0/else/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: d2 }, message: "must NOT have additional properties" };
              e === null ? e = [c] : e.push(c), t++;
            }
            if (r.parameters !== void 0) {
              let d2 = r.parameters;
              if (!(d2 && typeof d2 == "object" && !Array.isArray(d2))) {
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
          const o = { instancePath: s + "/output_schema", schemaPath: "#/properties/output_schema/type", keyword: "type", params: { type: P2.properties.output_schema.type }, message: "must be object,null" };
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
                          for (let d2 = 0; d2 < l; d2++) if (typeof i[d2] != "string") {
                            const c = { instancePath: s + "/requirements/authorization/" + n + "/oauth2/scopes/" + d2, schemaPath: "#/properties/requirements/properties/authorization/items/properties/oauth2/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
    return h2.errors = e, t === 0;
  }
  return h2.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, h2;
});

// rules/otc/format.ts
var format2 = {
  id: "otc",
  title: "an OTC tool definition",
  knownBy: "`input_schema`, and a sign of OTC's own: an `id` with a version after an `@`, or `input_schema.parameters`",
  telltales: [["input_schema"], ["inputSchema", "version", "@"]],
  fields: ["id", "name", "description", "version", "input_schema", "output_schema", "requirements"],
  // With less beside it, it is Anthropic's.
  guess: { shared: ["input_schema", "output_schema"], atLeast: 4 },
  traces: [
    ["id", "name", "version", "input_schema"],
    ["name", "input_schema", "output_schema", "parameters"]
  ],
  recognise: (root, _, isNamed) => definitions(root).some((node) => isDefinition2(node, isNamed) || isOtcInCamelCase(node)) || (reasonNot(root) ?? false),
  units: definitions,
  tools: (root) => definitions(root).flatMap((each) => each.kind === "object" ? [tool4(each, root)] : []),
  schema: schema_default4,
  validate: O
};
function definitions(root) {
  if (root.kind === "array") return root.items;
  for (const key of ["tools", "items"]) {
    const list2 = get(root, key);
    if (list2?.kind === "array" && has(root, "input_schema") === "no") return list2.items;
  }
  return [root];
}
function isDefinition2(node, isNamed) {
  const hasOwnId = isOwnId(text(get(node, "id")));
  if (has(node, "input_schema") !== "yes") return isNamed && hasOwnId && has(node, "output_schema") === "yes";
  const own2 = [hasOwnId, get(node, "input_schema", "parameters")?.kind === "object"].filter(Boolean).length;
  const shared = ["output_schema", "version"].filter((key) => has(node, key) === "yes").length;
  return own2 > 0 && (isNamed || own2 + shared >= 2);
}
function isOwnId(id = "") {
  return id.includes("@") && !/@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i.test(id);
}
function reasonNot(root) {
  const tools = get(root, "tools");
  const first2 = tools?.kind === "array" ? tools.items[0] : void 0;
  if (has(first2, "fullyQualifiedName") === "yes") return "the documentation of a toolkit, not OTC tool definitions";
  if (has(first2, "toolkit") === "yes" && has(first2, "input") === "yes") return "an early draft of OTC, not version 1.0";
  return void 0;
}
function tool4(node, root) {
  const name = entry(node, "name");
  return {
    node,
    id: text(get(node, "id")),
    version: text(get(node, "version")),
    name,
    label: text(name?.value) ?? text(get(node, "id")),
    description: entry(node, "description"),
    group: root,
    schemas: schemasOf(node)
  };
}
function schemasOf(node) {
  const input = entry(node, "input_schema");
  const parameters = isFlat(input?.value) ? input : entry(input?.value, "parameters");
  const output = entry(node, "output_schema");
  return [
    ...parameters ? [{ role: "input", entry: parameters, node: parameters.value, shape: "schema" }] : [],
    ...output ? [{ role: "output", entry: output, node: output.value, shape: "schema" }] : []
  ];
}

// rules/gloodata/validate.js
function h(m) {
  let u;
  const f = (d2) => {
    u ??= m();
    const i = u(d2);
    return f.errors = u.errors, i;
  };
  return f;
}
var x2 = h(() => {
  const m = { $schema: "https://json-schema.org/draft/2020-12/schema", title: "a Gloodata extension", type: "object", required: ["ns", "title", "tools"], additionalProperties: false, properties: { $schema: { type: "string" }, ns: { type: "string", description: "it is the internal identifier of the extension, and part of the identifier of each tool" }, title: { type: "string", pattern: "\\S", description: "the user interface calls the extension by it" }, tools: { title: "`tools`", type: "object", description: "it holds what the extension can do, each tool under its identifier", additionalProperties: { title: "a tool", type: "object", required: ["title"], additionalProperties: false, properties: { title: { type: "string", pattern: "\\S", description: "people know the tool by it" }, description: { type: ["string", "null"] }, schema: { title: "`schema`", type: "object", additionalProperties: false, properties: { fields: { type: "object", additionalProperties: { title: "an entry of `schema.fields`", type: "object", required: ["type"], additionalProperties: false, properties: { type: { description: "without it the model cannot know what to give" }, description: { type: ["string", "null"] }, default: {}, enum: { type: "array" }, examples: { type: "array" }, title: { type: "string" }, format: { type: "string" }, multiline: { type: "boolean" } } } } } }, ui: { title: "`ui`", type: "object", additionalProperties: false, properties: { prefix: { type: "string" }, suffix: { type: "string" }, args: { type: "object", additionalProperties: { title: "an entry of `args`", type: "object", additionalProperties: false, properties: { prefix: { type: "string" }, suffix: { type: "string" }, dtypeName: { type: "string" }, dtypeNs: { type: ["string", "null"] }, from: { type: "string" } } } }, manualUpdate: { type: "boolean" } } }, examples: { type: "array", items: { type: "string", pattern: "\\S", description: "a string that is not empty" } }, contextActions: { type: ["array", "null"] } } } }, description: { type: ["string", "null"] }, tagValues: { type: ["object", "null"] }, handlers: { type: ["array", "null"] }, dynEnums: {} } }, u = new RegExp("\\S", "u");
  function f(d2, { instancePath: i = "", parentData: P2, parentDataProperty: b, rootData: k = d2, dynamicAnchors: w2 = {} } = {}) {
    let e = null, p = 0;
    const g = f.evaluated;
    if (g.dynamicProps && (g.props = void 0), g.dynamicItems && (g.items = void 0), d2 && typeof d2 == "object" && !Array.isArray(d2)) {
      if (d2.ns === void 0) {
        const o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ns" }, message: "must have required property 'ns'" };
        e === null ? e = [o] : e.push(o), p++;
      }
      if (d2.title === void 0) {
        const o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
        e === null ? e = [o] : e.push(o), p++;
      }
      if (d2.tools === void 0) {
        const o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tools" }, message: "must have required property 'tools'" };
        e === null ? e = [o] : e.push(o), p++;
      }
      for (const o in d2) if (!(o === "$schema" || o === "ns" || o === "title" || o === "tools" || o === "description" || o === "tagValues" || o === "handlers" || o === "dynEnums")) {
        const r = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), p++;
      }
      if (d2.$schema !== void 0 && typeof d2.$schema != "string") {
        const o = { instancePath: i + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [o] : e.push(o), p++;
      }
      if (d2.ns !== void 0 && typeof d2.ns != "string") {
        const o = { instancePath: i + "/ns", schemaPath: "#/properties/ns/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [o] : e.push(o), p++;
      }
      if (d2.title !== void 0) {
        let o = d2.title;
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
      if (d2.tools !== void 0) {
        let o = d2.tools;
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
      if (d2.description !== void 0) {
        let o = d2.description;
        if (typeof o != "string" && o !== null) {
          const r = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: m.properties.description.type }, message: "must be string,null" };
          e === null ? e = [r] : e.push(r), p++;
        }
      }
      if (d2.tagValues !== void 0) {
        let o = d2.tagValues;
        if (!(o && typeof o == "object" && !Array.isArray(o)) && o !== null) {
          const r = { instancePath: i + "/tagValues", schemaPath: "#/properties/tagValues/type", keyword: "type", params: { type: m.properties.tagValues.type }, message: "must be object,null" };
          e === null ? e = [r] : e.push(r), p++;
        }
      }
      if (d2.handlers !== void 0) {
        let o = d2.handlers;
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

// rules/gloodata/format.ts
var format3 = {
  id: "gloodata",
  title: "a Gloodata extension",
  knownBy: "`ns` and `title` that are strings, and `tools` that is empty or holds an object with more than strings",
  telltales: [["ns", "title", "tools"]],
  fields: ["ns", "title", "tools", "tagValues", "handlers"],
  guess: { own: ["ns"], atLeast: 2 },
  traces: [["ns", "title", "tools", "schema", "fields"]],
  recognise: (root, _, isNamed) => (isNamed || text(get(root, "ns")) !== void 0) && text(get(root, "title")) !== void 0 && mayBeTools(get(root, "tools")),
  units: (root) => [root],
  tools: toolsOf,
  schema: schema_default,
  validate: x2
};
function mayBeTools(tools) {
  if (tools?.kind !== "object") return false;
  return tools.entries.length === 0 || tools.entries.some(({ value: { kind } }) => kind === "object" || kind === "unknown");
}
function toolsOf(root) {
  const tools = get(root, "tools");
  return entries(tools).flatMap((each) => {
    const isLost = entry(tools, each.key) !== each;
    return isLost || !tools ? [] : toolOf(each, tools);
  });
}
function toolOf(name, group2) {
  const node = name.value;
  if (node.kind !== "object") return [];
  const description = entry(node, "description");
  const fields = entry(get(node, "schema"), "fields");
  return [
    {
      node,
      name,
      label: name.key,
      description: description?.value.kind === "null" ? void 0 : description,
      group: group2,
      schemas: fields ? [{ role: "input", shape: "fields", entry: fields, node: fields.value }] : []
    }
  ];
}

// rules/openai/schema.json
var schema_default5 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $comment: "Only what OpenAI and MCP Apps add: the fields of MCP are judged by its own pack, and most values by rules.",
  title: "the OpenAI metadata",
  type: "object",
  properties: {
    annotations: {
      if: {
        type: "object"
      },
      then: {
        type: "object",
        properties: {
          openai: {
            title: "`annotations.openai`",
            type: "object",
            additionalProperties: false,
            properties: {
              outputTemplate: {
                type: "string"
              },
              toolInvocation: {
                title: "`toolInvocation`",
                type: "object",
                additionalProperties: false,
                properties: {
                  invoking: {},
                  invoked: {}
                }
              },
              readOnlyHint: {},
              destructiveHint: {},
              idempotentHint: {},
              openWorldHint: {}
            }
          }
        }
      }
    },
    _meta: {
      if: {
        type: "object"
      },
      then: {
        type: "object",
        properties: {
          "openai/outputTemplate": {
            type: "string"
          },
          "openai/widgetAccessible": {
            type: "boolean"
          },
          "openai/resultCanProduceWidget": {
            type: "boolean"
          },
          "openai/visibility": {
            enum: ["public", "private"]
          },
          "openai/fileParams": {
            type: "array",
            items: {
              type: "string"
            }
          },
          "openai/widgetDescription": {
            type: "string"
          },
          "openai/widgetDomain": {
            type: "string"
          },
          "openai/widgetPrefersBorder": {
            type: "boolean"
          },
          "openai/widgetCSP": {
            title: "`openai/widgetCSP`",
            type: "object",
            additionalProperties: false,
            properties: {
              connect_domains: {
                type: "array",
                items: {
                  type: "string"
                }
              },
              resource_domains: {
                type: "array",
                items: {
                  type: "string"
                }
              },
              frame_domains: {
                type: "array",
                items: {
                  type: "string"
                }
              },
              redirect_domains: {
                type: "array",
                items: {
                  type: "string"
                }
              },
              base_uri_domains: {
                type: "array",
                items: {
                  type: "string"
                }
              }
            }
          },
          "ui/resourceUri": {
            type: "string"
          },
          ui: {
            title: "`_meta.ui`",
            type: "object",
            additionalProperties: false,
            properties: {
              resourceUri: {
                type: "string"
              },
              visibility: {
                type: "array",
                items: {
                  enum: ["model", "app"]
                }
              },
              domain: {
                type: "string"
              },
              prefersBorder: {
                type: "boolean"
              },
              csp: {
                title: "`ui.csp`",
                type: "object",
                additionalProperties: false,
                properties: {
                  connectDomains: {
                    type: "array",
                    items: {
                      type: "string"
                    }
                  },
                  resourceDomains: {
                    type: "array",
                    items: {
                      type: "string"
                    }
                  },
                  frameDomains: {
                    type: "array",
                    items: {
                      type: "string"
                    }
                  },
                  baseUriDomains: {
                    type: "array",
                    items: {
                      type: "string"
                    }
                  },
                  redirectDomains: {
                    type: "array",
                    items: {
                      type: "string"
                    }
                  }
                }
              },
              permissions: {
                title: "`ui.permissions`",
                type: "object",
                additionalProperties: false,
                properties: {
                  camera: { type: "object" },
                  microphone: { type: "object" },
                  geolocation: { type: "object" },
                  clipboardWrite: { type: "object" }
                }
              }
            }
          },
          securitySchemes: {
            $ref: "#/$defs/securitySchemes"
          }
        }
      }
    },
    securitySchemes: {
      $ref: "#/$defs/securitySchemes"
    }
  },
  $defs: {
    securitySchemes: {
      type: "array",
      items: {
        title: "a security scheme",
        type: "object",
        required: ["type"],
        properties: {
          type: {
            type: "string",
            description: "it says whether and how the user signs in"
          },
          scopes: {
            type: "array",
            items: {
              type: "string"
            }
          },
          in: {},
          name: {},
          scheme: {},
          bearerFormat: {}
        },
        additionalProperties: false
      }
    }
  }
};

// rules/openai/validate.js
function v(b) {
  let _;
  const h2 = (u) => {
    _ ??= b();
    const p = _(u);
    return h2.errors = _.errors, p;
  };
  return h2;
}
var U = v(() => {
  const b = { $schema: "https://json-schema.org/draft/2020-12/schema", $comment: "Only what OpenAI and MCP Apps add: the fields of MCP are judged by its own pack, and most values by rules.", title: "the OpenAI metadata", type: "object", properties: { annotations: { if: { type: "object" }, then: { type: "object", properties: { openai: { title: "`annotations.openai`", type: "object", additionalProperties: false, properties: { outputTemplate: { type: "string" }, toolInvocation: { title: "`toolInvocation`", type: "object", additionalProperties: false, properties: { invoking: {}, invoked: {} } }, readOnlyHint: {}, destructiveHint: {}, idempotentHint: {}, openWorldHint: {} } } } } }, _meta: { if: { type: "object" }, then: { type: "object", properties: { "openai/outputTemplate": { type: "string" }, "openai/widgetAccessible": { type: "boolean" }, "openai/resultCanProduceWidget": { type: "boolean" }, "openai/visibility": { enum: ["public", "private"] }, "openai/fileParams": { type: "array", items: { type: "string" } }, "openai/widgetDescription": { type: "string" }, "openai/widgetDomain": { type: "string" }, "openai/widgetPrefersBorder": { type: "boolean" }, "openai/widgetCSP": { title: "`openai/widgetCSP`", type: "object", additionalProperties: false, properties: { connect_domains: { type: "array", items: { type: "string" } }, resource_domains: { type: "array", items: { type: "string" } }, frame_domains: { type: "array", items: { type: "string" } }, redirect_domains: { type: "array", items: { type: "string" } }, base_uri_domains: { type: "array", items: { type: "string" } } } }, "ui/resourceUri": { type: "string" }, ui: { title: "`_meta.ui`", type: "object", additionalProperties: false, properties: { resourceUri: { type: "string" }, visibility: { type: "array", items: { enum: ["model", "app"] } }, domain: { type: "string" }, prefersBorder: { type: "boolean" }, csp: { title: "`ui.csp`", type: "object", additionalProperties: false, properties: { connectDomains: { type: "array", items: { type: "string" } }, resourceDomains: { type: "array", items: { type: "string" } }, frameDomains: { type: "array", items: { type: "string" } }, baseUriDomains: { type: "array", items: { type: "string" } }, redirectDomains: { type: "array", items: { type: "string" } } } }, permissions: { title: "`ui.permissions`", type: "object", additionalProperties: false, properties: { camera: { type: "object" }, microphone: { type: "object" }, geolocation: { type: "object" }, clipboardWrite: { type: "object" } } } } }, securitySchemes: { $ref: "#/$defs/securitySchemes" } } } }, securitySchemes: { $ref: "#/$defs/securitySchemes" } }, $defs: { securitySchemes: { type: "array", items: { title: "a security scheme", type: "object", required: ["type"], properties: { type: { type: "string", description: "it says whether and how the user signs in" }, scopes: { type: "array", items: { type: "string" } }, in: {}, name: {}, scheme: {}, bearerFormat: {} }, additionalProperties: false } } } }, _ = { type: "array", items: { title: "a security scheme", type: "object", required: ["type"], properties: { type: { type: "string", description: "it says whether and how the user signs in" }, scopes: { type: "array", items: { type: "string" } }, in: {}, name: {}, scheme: {}, bearerFormat: {} }, additionalProperties: false } };
  function h2(u, { instancePath: p = "", parentData: D, parentDataProperty: C, rootData: $2 = u, dynamicAnchors: T2 = {} } = {}) {
    let e = null, i = 0;
    const P2 = h2.evaluated;
    if (P2.dynamicProps && (P2.props = void 0), P2.dynamicItems && (P2.items = void 0), u && typeof u == "object" && !Array.isArray(u)) {
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
            var j2 = {};
            j2.openai = true;
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
                        for (let w2 = 0; w2 < y; w2++) if (typeof o[w2] != "string") {
                          const S = { instancePath: p + "/_meta/securitySchemes/" + s + "/scopes/" + w2, schemaPath: "#/$defs/securitySchemes/items/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
            var d2 = {};
            d2["openai/outputTemplate"] = true, d2["openai/widgetAccessible"] = true, d2["openai/resultCanProduceWidget"] = true, d2["openai/visibility"] = true, d2["openai/fileParams"] = true, d2["openai/widgetDescription"] = true, d2["openai/widgetDomain"] = true, d2["openai/widgetPrefersBorder"] = true, d2["openai/widgetCSP"] = true, d2["ui/resourceUri"] = true, d2.ui = true, d2.securitySchemes = true;
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
    return h2.errors = e, i === 0;
  }
  return h2.evaluated = { props: { annotations: true, _meta: true, securitySchemes: true }, dynamicProps: false, dynamicItems: false }, h2;
});

// rules/openai/format.ts
var format4 = {
  id: "openai",
  title: "the OpenAI metadata",
  knownBy: "metadata of any dialect on a tool or resource; `window.openai`, `callServerTool` or `ui/initialize` in the code of a widget",
  telltales: [
    ["openai/"],
    ["annotations", "openai"],
    ["_meta", "openai"],
    ["resourceUri"],
    ["ui://"],
    ["html+skybridge"],
    ["profile=mcp-app"],
    ["window", "openai"],
    ["globalThis", "openai"],
    ["self", ".openai"]
  ],
  fields: ["tools", "resources"],
  recognise: recognise2,
  // What widgets' code alone is about has no tools that a server lists.
  isAlso: (root) => listing(root).tools.length + listing(root).resources.length > 0 ? "mcp" : void 0,
  units: (root, { reads }) => [
    ...listing(root).tools,
    ...listing(root).resources,
    ...reads.flatMap(({ body }) => items(get(body, "contents")))
  ],
  tools: toolsIn,
  schema: schema_default5,
  validate: U
};
function recognise2(root, code, isNamed) {
  if (usesIn({ root, code }).length > 0 || code.calledTools.length > 0 || code.handshakes.length > 0) return true;
  if (withoutMeta(root, code).length > 0) return true;
  const { tools, resources } = listing(root);
  if (!mayBeListing(root, isNamed)) return false;
  return tools.some(hasMetadata) || resources.some(isOwnWidget) || resources.length > 0 && hasWidgetsInCode(code);
}
function hasMetadata(tool5) {
  return writtenIn(tool5, false).length > 0 || hasMisplaced(tool5) || misspeltOpenai(tool5).length > 0;
}

// rules/mcp/validate.js
function M(A) {
  let k;
  const w2 = (v2) => {
    k ??= A();
    const j2 = k(v2);
    return w2.errors = k.errors, j2;
  };
  return w2;
}
var F = M(() => {
  const A = { $schema: "https://json-schema.org/draft/2020-12/schema", type: "object", properties: { tools: { type: "array", items: { $ref: "#/$defs/tool" } }, resources: { type: ["array", "null"], items: { $ref: "#/$defs/resource" } }, nextCursor: { type: ["string", "null"] } }, if: { type: "object", required: ["resources"], properties: { resources: { type: "array" } } }, else: { title: "a list of MCP tools or resources", type: "object", required: ["tools"], properties: { tools: { description: "without it or `resources` nothing is listed" } } }, $defs: { tool: { title: "an MCP tool", type: "object", required: ["name"], additionalProperties: false, properties: { $schema: {}, name: { type: "string", description: "clients call the tool by it" }, title: { type: "string" }, description: { type: "string" }, inputSchema: {}, outputSchema: { type: "object" }, annotations: { type: "object", properties: { title: { type: "string" } } }, _meta: { type: "object" }, icons: { type: "array", items: { title: "an icon", type: "object", required: ["src"], additionalProperties: false, properties: { src: { type: "string", description: "clients load the image from there" }, mimeType: { type: "string" }, sizes: { type: "array", items: { type: "string" } }, theme: { enum: ["light", "dark"] } } } }, execution: { type: "object", properties: { taskSupport: { enum: ["required", "optional", "forbidden"] } } }, securitySchemes: { type: "array" } } }, resource: { if: { type: "object", required: ["uri"], properties: { uri: {} } }, then: { title: "an MCP resource", type: "object", additionalProperties: false, properties: { uri: { type: "string" }, name: { type: "string" }, title: { type: "string" }, description: { type: "string" }, mimeType: { type: "string" }, size: { type: "number" }, annotations: { type: "object", properties: { audience: { type: "array", items: { enum: ["user", "assistant"] } }, priority: { description: "a number from 0 to 1", type: "number", minimum: 0, maximum: 1 }, lastModified: { type: "string" } } }, _meta: { type: "object" }, icons: { type: "array", items: { title: "an icon", type: "object", required: ["src"], additionalProperties: false, properties: { src: { type: "string", description: "clients load the image from there" }, mimeType: { type: "string" }, sizes: { type: "array", items: { type: "string" } }, theme: { enum: ["light", "dark"] } } } }, url: { $comment: "Some have one beside the uri: it is no slip." } } } } } }, k = { title: "an MCP tool", type: "object", required: ["name"], additionalProperties: false, properties: { $schema: {}, name: { type: "string", description: "clients call the tool by it" }, title: { type: "string" }, description: { type: "string" }, inputSchema: {}, outputSchema: { type: "object" }, annotations: { type: "object", properties: { title: { type: "string" } } }, _meta: { type: "object" }, icons: { type: "array", items: { title: "an icon", type: "object", required: ["src"], additionalProperties: false, properties: { src: { type: "string", description: "clients load the image from there" }, mimeType: { type: "string" }, sizes: { type: "array", items: { type: "string" } }, theme: { enum: ["light", "dark"] } } } }, execution: { type: "object", properties: { taskSupport: { enum: ["required", "optional", "forbidden"] } } }, securitySchemes: { type: "array" } } }, w2 = { if: { type: "object", required: ["uri"], properties: { uri: {} } }, then: { title: "an MCP resource", type: "object", additionalProperties: false, properties: { uri: { type: "string" }, name: { type: "string" }, title: { type: "string" }, description: { type: "string" }, mimeType: { type: "string" }, size: { type: "number" }, annotations: { type: "object", properties: { audience: { type: "array", items: { enum: ["user", "assistant"] } }, priority: { description: "a number from 0 to 1", type: "number", minimum: 0, maximum: 1 }, lastModified: { type: "string" } } }, _meta: { type: "object" }, icons: { type: "array", items: { title: "an icon", type: "object", required: ["src"], additionalProperties: false, properties: { src: { type: "string", description: "clients load the image from there" }, mimeType: { type: "string" }, sizes: { type: "array", items: { type: "string" } }, theme: { enum: ["light", "dark"] } } } }, url: { $comment: "Some have one beside the uri: it is no slip." } } } }, v2 = Object.prototype.hasOwnProperty;
  function j2(d2, { instancePath: r = "", parentData: N, parentDataProperty: O2, rootData: V2 = d2, dynamicAnchors: D = {} } = {}) {
    let e = null, s = 0;
    const $2 = j2.evaluated;
    $2.dynamicProps && ($2.props = void 0), $2.dynamicItems && ($2.items = void 0);
    const z3 = s;
    let T2 = true;
    const _ = s;
    if (s === _) if (d2 && typeof d2 == "object" && !Array.isArray(d2)) {
      let c;
      if (d2.resources === void 0 && (c = "resources")) {
        const f = {};
        e === null ? e = [f] : e.push(f), s++;
      } else if (d2.resources !== void 0 && !Array.isArray(d2.resources)) {
        const f = {};
        e === null ? e = [f] : e.push(f), s++;
      }
    } else {
      const c = {};
      e === null ? e = [c] : e.push(c), s++;
    }
    var S = _ === s;
    if (s = z3, e !== null && (z3 ? e.length = z3 : e = null), !S) {
      const c = s;
      if (d2 && typeof d2 == "object" && !Array.isArray(d2)) {
        if (d2.tools === void 0) {
          const t = { instancePath: r, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "tools" }, message: "must have required property 'tools'" };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        const t = { instancePath: r, schemaPath: "#/else/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        e === null ? e = [t] : e.push(t), s++;
      }
      var S = c === s;
      if (T2 = S, T2) {
        var P2 = {};
        P2.tools = true, P2.resources = true;
      }
    }
    if (!T2) {
      const c = { instancePath: r, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
      e === null ? e = [c] : e.push(c), s++;
    }
    if (d2 && typeof d2 == "object" && !Array.isArray(d2)) {
      if (P2 !== true && (P2 = P2 || {}, P2.tools = true, P2.resources = true, P2.nextCursor = true), d2.tools !== void 0) {
        let c = d2.tools;
        if (Array.isArray(c)) {
          const f = c.length;
          for (let t = 0; t < f; t++) {
            let o = c[t];
            if (o && typeof o == "object" && !Array.isArray(o)) {
              if (o.name === void 0) {
                const n = { instancePath: r + "/tools/" + t, schemaPath: "#/$defs/tool/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                e === null ? e = [n] : e.push(n), s++;
              }
              for (const n in o) if (!v2.call(k.properties, n)) {
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
      if (d2.resources !== void 0) {
        let c = d2.resources;
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
            var x3 = g === s;
            if (s = n, e !== null && (n ? e.length = n : e = null), x3) {
              const y = s;
              if (o && typeof o == "object" && !Array.isArray(o)) {
                for (const i in o) if (!v2.call(w2.then.properties, i)) {
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
                        for (let h2 = 0; h2 < l; h2++) {
                          let m = a[h2];
                          if (!(m === "user" || m === "assistant")) {
                            const b = { instancePath: r + "/resources/" + t + "/annotations/audience/" + h2, schemaPath: "#/$defs/resource/then/properties/annotations/properties/audience/items/enum", keyword: "enum", params: { allowedValues: w2.then.properties.annotations.properties.audience.items.enum }, message: "must be equal to one of the allowed values" };
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
                      let h2 = i[l];
                      if (h2 && typeof h2 == "object" && !Array.isArray(h2)) {
                        if (h2.src === void 0) {
                          const m = { instancePath: r + "/resources/" + t + "/icons/" + l, schemaPath: "#/$defs/resource/then/properties/icons/items/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'" };
                          e === null ? e = [m] : e.push(m), s++;
                        }
                        for (const m in h2) if (!(m === "src" || m === "mimeType" || m === "sizes" || m === "theme")) {
                          const b = { instancePath: r + "/resources/" + t + "/icons/" + l, schemaPath: "#/$defs/resource/then/properties/icons/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: m }, message: "must NOT have additional properties" };
                          e === null ? e = [b] : e.push(b), s++;
                        }
                        if (h2.src !== void 0 && typeof h2.src != "string") {
                          const m = { instancePath: r + "/resources/" + t + "/icons/" + l + "/src", schemaPath: "#/$defs/resource/then/properties/icons/items/properties/src/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          e === null ? e = [m] : e.push(m), s++;
                        }
                        if (h2.mimeType !== void 0 && typeof h2.mimeType != "string") {
                          const m = { instancePath: r + "/resources/" + t + "/icons/" + l + "/mimeType", schemaPath: "#/$defs/resource/then/properties/icons/items/properties/mimeType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          e === null ? e = [m] : e.push(m), s++;
                        }
                        if (h2.sizes !== void 0) {
                          let m = h2.sizes;
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
                        if (h2.theme !== void 0) {
                          let m = h2.theme;
                          if (!(m === "light" || m === "dark")) {
                            const b = { instancePath: r + "/resources/" + t + "/icons/" + l + "/theme", schemaPath: "#/$defs/resource/then/properties/icons/items/properties/theme/enum", keyword: "enum", params: { allowedValues: w2.then.properties.icons.items.properties.theme.enum }, message: "must be equal to one of the allowed values" };
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
              var x3 = y === s;
              p = x3;
            }
            if (!p) {
              const y = { instancePath: r + "/resources/" + t, schemaPath: "#/$defs/resource/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
              e === null ? e = [y] : e.push(y), s++;
            }
          }
        }
      }
      if (d2.nextCursor !== void 0) {
        let c = d2.nextCursor;
        if (typeof c != "string" && c !== null) {
          const f = { instancePath: r + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: A.properties.nextCursor.type }, message: "must be string,null" };
          e === null ? e = [f] : e.push(f), s++;
        }
      }
    } else {
      const c = { instancePath: r, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [c] : e.push(c), s++;
    }
    return j2.errors = e, $2.props = P2, s === 0;
  }
  return j2.evaluated = { dynamicProps: true, dynamicItems: false }, j2;
});

// rules/mcp/format.ts
var format5 = {
  id: "mcp",
  title: "an MCP tool",
  knownBy: "tools with `name` and `inputSchema`, in a list or a bare array; resources with a `uri`; a registration in source code",
  telltales: [["inputSchema"], ['"resources"', '"uri"'], ["resources:", "uri:"]],
  fields: ["tools", "resources"],
  traces: [["tools", "name", "inputSchema"]],
  recognise: recognise3,
  units: (root) => [answerIn(root)],
  tools: toolsIn,
  schema: schema_default2,
  validate: F
};
function recognise3(root, code, isNamed) {
  if (code.registrations.length > 0) return true;
  const { answer, tools, functions, resources } = listing(root);
  const listed = items(get(answer, "resources"));
  if (functions.length > 0 && code.imports.length > 0) return true;
  if (!mayBeListing(root, isNamed)) return false;
  return tools.some(isTool) || isNamed && isMeantAsListing(root) || isNamed && resources.some(isResource) || // Beside tools of another kind they are part of something else.
  listed.length > 0 && listed.every(isResource) && items(get(answer, "tools")).length === 0;
}
var isResource = (each) => /^[a-z][a-z\d+.-]*:\/\//i.test(text(get(each, "uri")) ?? "") && (has(each, "name") === "yes" || has(each, "mimeType") === "yes");

// rules/index.ts
var formats = [format2, format, format3, format4, format5];
var rules = [
  array_without_items_default,
  contradictory_bounds_default,
  default_not_in_enum_default,
  default_type_default,
  description_length_default,
  directive_without_reason_default,
  duplicate_key_default,
  duplicate_tool_name_default,
  empty_description_default,
  empty_enum_default,
  enum_type_default,
  examples_type_default,
  hardcoded_secret_default,
  hidden_text_default,
  identical_description_default,
  insecure_url_default,
  instruction_override_default,
  invalid_json_schema_default,
  parameter_description_default,
  placeholder_name_default,
  required_duplicate_default,
  required_undefined_default,
  stale_suppression_default,
  syntax_default,
  unknown_schema_keyword_default,
  unused_definitions_default,
  unused_directive_default,
  default_only_in_prose_default,
  duplicate_example_default,
  examples_missing_default,
  field_type_default,
  field_value_type_default,
  misspelt_field_default,
  namespace_default,
  no_tools_default,
  required_field_default,
  tool_id_default,
  ui_arg_order_default,
  ui_missing_arg_default,
  ui_unknown_arg_default,
  ui_without_prefix_default,
  unique_namespace_default,
  unknown_dtype_default,
  unknown_field_default,
  unsupported_attribute_default,
  annotation_conflict_default,
  annotation_type_default,
  description_missing_default,
  field_type_default2,
  handler_signature_default,
  input_schema_object_default,
  json_schema_expected_default,
  misspelt_field_default2,
  name_format_default,
  read_only_name_default,
  required_default_default,
  required_field_default2,
  structured_content_default,
  unknown_field_default2,
  zod_expected_default,
  call_tool_registered_default,
  contents_uri_default,
  description_action_oriented_default,
  dialects_agree_default,
  field_type_default3,
  file_params_default,
  hints_explicit_default,
  initial_data_default,
  initial_route_default,
  invocation_message_format_default,
  invocation_messages_default,
  misplaced_key_default,
  misspelt_field_default3,
  misspelt_key_default,
  output_template_required_default,
  read_only_hint_default,
  required_field_default3,
  resource_description_default,
  resource_fields_default,
  resource_mime_type_default,
  resource_name_default,
  resource_unused_default,
  resource_uri_default,
  response_shape_default,
  template_registered_default,
  ui_initialize_default,
  unknown_field_default3,
  widget_csp_default,
  widget_domain_default,
  window_api_default,
  window_openai_guard_default,
  field_type_default4,
  flat_input_schema_default,
  id_format_default,
  id_name_default,
  id_version_default,
  misspelt_field_default4,
  name_format_default2,
  no_ref_default,
  oauth2_scopes_default,
  parameter_description_default2,
  parameter_object_default,
  parameters_object_default,
  required_field_default4,
  requirement_id_default,
  unique_id_default,
  unique_requirement_default,
  unknown_field_default4,
  version_format_default,
  default_as_string_default,
  default_not_described_default,
  enum_not_described_default,
  enum_strings_default,
  field_type_default5,
  homepage_url_default,
  items_only_for_arrays_default,
  keywords_default,
  misplaced_property_default,
  misspelt_field_default5,
  no_configurations_default,
  oauth_client_secret_default,
  oauth_duplicate_default,
  oauth_fields_default,
  oauth_incomplete_default,
  oauth_pkce_plain_default,
  oauth_scopes_default,
  oauth_url_default,
  parameter_description_default3,
  properties_only_for_objects_default,
  property_type_default,
  reference_only_default,
  required_field_default5,
  result_attribute_default,
  result_type_default,
  sql_duplicate_name_default,
  sql_incomplete_default,
  sql_query_default,
  sql_table_default,
  sql_type_default,
  table_properties_default,
  table_type_default,
  table_type_missing_default,
  tool_reference_default,
  tool_type_default,
  unique_id_default2,
  unknown_field_default5,
  version_format_default2
];

// src/core/lines.ts
var Lines = class {
  /** Where each line starts. */
  starts;
  constructor(text2) {
    const starts = text2.includes("\r") ? lineStarts(text2) : feedStarts(text2);
    if (text2.charCodeAt(0) === 65279) starts[0] = 1;
    this.starts = starts;
  }
  at(offset) {
    const line = lineAt(offset, this.starts);
    return { line, column: Math.max(1, offset - this.starts[line - 1] + 1) };
  }
};
function lineAt(offset, starts) {
  return Math.max(
    1,
    countWhere(starts, (start) => start <= offset)
  );
}
function feedStarts(text2) {
  const starts = [0];
  for (let at2 = text2.indexOf("\n"); at2 >= 0; at2 = text2.indexOf("\n", at2 + 1)) starts.push(at2 + 1);
  return starts;
}
function lineStarts(text2) {
  const starts = [0];
  for (let at2 = 0; at2 < text2.length; at2++) {
    const code = text2.charCodeAt(at2);
    if (code === 10 || code === 13 && text2.charCodeAt(at2 + 1) !== 10) starts.push(at2 + 1);
  }
  return starts;
}

// src/core/hash.ts
function hash(text2) {
  let a = 2166136261;
  let b = 3421674724;
  for (let i = 0; i < text2.length; i++) {
    const code = text2.charCodeAt(i);
    a = Math.imul(a ^ code, 16777619);
    b = Math.imul(b ^ code, 16777619 + 256);
  }
  return hex(a) + hex(b);
}
function hex(value) {
  return (value >>> 0).toString(16).padStart(8, "0");
}

// src/engine/surely-valid.ts
var yes = () => true;
var no = () => false;
function surelyValid(schema) {
  const known = /* @__PURE__ */ new Map();
  const compile = (part2) => {
    if (part2 === void 0 || part2 === true) return yes;
    if (typeof part2 !== "object" || part2 === null) return no;
    const made2 = known.get(part2);
    if (made2) return made2;
    let check3 = no;
    known.set(part2, (node) => check3(node));
    check3 = checkOf(part2, compile, schema);
    known.set(part2, check3);
    return check3;
  };
  return compile(schema);
}
var SILENT = /* @__PURE__ */ new Set(["$schema", "$defs", "$comment", "title", "description"]);
var OF_OBJECTS = /* @__PURE__ */ new Set(["properties", "required", "additionalProperties"]);
function checkOf(schema, compile, whole) {
  const checks = Object.keys(schema).flatMap((keyword) => {
    if (SILENT.has(keyword) || OF_OBJECTS.has(keyword)) return [];
    return [KEYWORDS3[keyword]?.(schema, compile, whole) ?? no];
  });
  if (Object.keys(schema).some((keyword) => OF_OBJECTS.has(keyword))) checks.push(objectCheck(schema, compile));
  const [only = yes] = checks;
  return checks.length < 2 ? only : (node) => checks.every((check3) => check3(node));
}
var KEYWORDS3 = {
  type: ({ type }) => {
    const types = new Set([type].flat());
    return (node) => types.has(node.kind) || node.kind === "unknown" || node.kind === "number" && types.has("integer") && node.value % 1 === 0;
  },
  const: ({ const: wanted }) => oneOf([wanted]),
  enum: ({ enum: values }) => oneOf(values),
  minLength: ({ minLength }) => (node) => node.kind === "unknown" || node.kind === "string" && minLength === 1 && node.value !== "",
  pattern: ({ pattern }) => {
    const wanted = new RegExp(String(pattern), "u");
    return (node) => node.kind === "unknown" || node.kind === "string" && wanted.test(node.value);
  },
  items: ({ items: items2 }, compile) => {
    const check3 = compile(items2);
    return (node) => node.kind !== "array" || node.items.every(check3);
  },
  allOf: ({ allOf: allOf2 }, compile) => {
    const checks = allOf2.map(compile);
    return (node) => checks.every((check3) => check3(node));
  },
  anyOf: ({ anyOf }, compile) => {
    const checks = anyOf.map(compile);
    return (node) => checks.some((check3) => check3(node));
  },
  // What keeps both sides is right, whichever is the one that counts.
  if: ({ if: condition, then, else: otherwise }, compile) => {
    const [isMet, first2, second] = [compile(condition), compile(then), compile(otherwise)];
    return (node) => first2(node) && (isMet(node) || second(node));
  },
  then: () => yes,
  else: () => yes,
  $ref: ({ $ref }, compile, whole) => {
    const name = /^#\/\$defs\/(\w+)$/.exec(String($ref))?.[1];
    return name === void 0 ? no : compile(whole["$defs"]?.[name] ?? false);
  }
};
function oneOf(values) {
  const allowed = new Set(values);
  return (node) => {
    if (node.kind === "unknown") return true;
    return node.kind === "null" ? allowed.has(null) : "value" in node && allowed.has(node.value);
  };
}
function objectCheck({ properties, required, additionalProperties }, compile) {
  const fields = new Map(Object.entries(properties ?? {}).map(([name, part2]) => [name, compile(part2)]));
  const others = additionalProperties === false ? no : compile(additionalProperties);
  const needed = required ?? [];
  return (node) => {
    if (node.kind !== "object") return true;
    for (const { key, value } of node.entries) if (!(fields.get(key) ?? others)(value)) return false;
    return node.open || needed.every((name) => node.entries.some(({ key }) => key === name));
  };
}

// src/engine/structure.ts
function structureOf(format6, units) {
  return units.flatMap((unit) => check2(format6, unit));
}
function check2(format6, unit) {
  if (unit.kind === "unknown" || quickCheck(format6)(unit) || format6.validate(toValue(unit))) return [];
  const errors = format6.validate.errors ?? [];
  const missing2 = [];
  const found = [];
  for (const error of errors) {
    const node = follow(unit, error.instancePath);
    if (!node || isUndecided(error) && isVague(node)) continue;
    if (error.keyword === "required") {
      const lacking2 = missingField(format6, node, error);
      if (lacking2) missing2.push(lacking2);
    } else if (error.keyword !== "additionalProperties" && error.keyword !== "unevaluatedProperties") {
      const problem6 = wrongValue(format6, node, error);
      if (problem6) found.push({ kind: "field-type", problem: problem6 });
    }
  }
  for (const error of errors) {
    if (error.keyword !== "additionalProperties" && error.keyword !== "unevaluatedProperties") continue;
    const node = follow(unit, error.instancePath);
    const unexpected = node?.kind === "object" ? unexpectedField(format6, node, error, missing2) : void 0;
    if (unexpected) found.push(unexpected);
  }
  for (const { problem: problem6 } of missing2) found.push({ kind: "required-field", problem: problem6 });
  return found;
}
var quickChecks = /* @__PURE__ */ new WeakMap();
function quickCheck(format6) {
  let check3 = quickChecks.get(format6);
  if (!check3) quickChecks.set(format6, check3 = surelyValid(format6.schema));
  return check3;
}
function isUndecided({ keyword }) {
  return keyword === "anyOf" || keyword === "oneOf" || keyword === "not" || keyword === "if" || keyword === "contains";
}
function missingField(format6, node, error) {
  const field = String(error.params["missingProperty"]);
  if (node.kind !== "object" || has(node, field) !== "no") return void 0;
  const about2 = lookUp2(format6.schema, parentPath(error.schemaPath));
  const why = describe(own(own(about2, "properties"), field));
  return {
    object: node,
    field,
    problem: {
      at: lack(node, field),
      message: why ? "missing" : "missingPlain",
      data: { field, why, title: titleOf(about2, format6) }
    }
  };
}
function wrongValue(format6, node, error) {
  if (node.kind === "unknown") return void 0;
  const about2 = lookUp2(format6.schema, parentPath(error.schemaPath));
  const expected = expectation(about2, error);
  if (expected === void 0) return void 0;
  const path = stepsOf(error.instancePath);
  const isEntry2 = /^\d+$/.test(path.at(-1) ?? "");
  const field = path.findLast((step2) => !/^\d+$/.test(step2)) ?? "";
  const message = field === "" ? "wrongWhole" : isEntry2 ? "wrongEntry" : "wrong";
  return { at: node, message, data: { field, expected, found: show5(node), advice: adviceOf(node, about2, error) } };
}
function adviceOf(node, about2, error) {
  if (error.keyword !== "type") return "";
  return adviceFor(node, typesIn(about2, error), own(own(about2, "items"), "type"));
}
function typesIn(about2, { params }) {
  return [about2?.["type"] ?? params["type"]].flat().map(String);
}
function unexpectedField(format6, object, error, missing2) {
  const key = String(error.params["additionalProperty"] ?? error.params["unevaluatedProperty"]);
  const at2 = entry(object, key);
  const about2 = lookUp2(format6.schema, parentPath(error.schemaPath));
  const fields = own(about2, "properties");
  const known = Object.keys(fields ?? {});
  const title = titleOf(about2, format6);
  const needed = missing2.filter((each) => each.object === object).map(({ field }) => field);
  const meant = fieldMeant(key, known, (field) => has(object, field) === "yes") ?? fieldBegun(at2, needed, fields);
  if (meant === void 0) {
    if (at2.value.kind === "unknown" || at2.value.kind === "null") return void 0;
    return { kind: "unknown-field", problem: { at: at2, message: "unknown", data: { key, title } } };
  }
  const isRequired = missing2.some((each) => each.object === object && each.field === meant);
  if (at2.value.kind === "null" && !isRequired) return void 0;
  const isMissing2 = has(object, meant) === "no";
  const isLeftover = has(object, meant) === "yes";
  return {
    kind: "misspelt-field",
    problem: {
      at: at2,
      message: isRequired ? "misspeltRequired" : isLeftover ? "leftover" : "misspelt",
      data: { key, title, meant },
      ...isMissing2 && {
        absorbs: [lack(object, meant)],
        // What is ignored now would be refused under that name.
        ...mayHold(own(fields, meant), at2.value) && {
          fix: {
            title: `Rename \`${key}\` to \`${meant}\``,
            safe: true,
            edits: [{ op: "rename", entry: at2, key: meant }]
          }
        }
      }
    }
  };
}
function fieldBegun({ key, value }, needed, fields) {
  const field = begunBy(key, needed) ?? begunBy(key.replace(/s$/, ""), needed);
  return field !== void 0 && mayHold(own(fields, field), value) ? field : void 0;
}
function mayHold(field, { kind }) {
  const type = own(field, "type");
  if (type === void 0 || kind === "unknown") return true;
  return [type].flat().some((each) => each === kind || each === "integer" && kind === "number");
}
function expectation(about2, error) {
  switch (error.keyword) {
    case "type": {
      return eitherOf(typesIn(about2, error).map((type) => TYPE_NAMES[type] ?? type));
    }
    case "enum":
      return eitherOf(error.params["allowedValues"].map((value) => JSON.stringify(value)));
    case "const":
      return JSON.stringify(error.params["allowedValue"]);
    case "minLength":
      return NOT_EMPTY;
    case "pattern":
      return own(about2, "pattern") === "\\S" ? NOT_EMPTY : describe(about2) || void 0;
    case "minItems":
      return "a list with at least one entry";
    default:
      return describe(about2) || void 0;
  }
}
var NOT_EMPTY = "a string that is not empty";
var TYPE_NAMES = {
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "true or false",
  array: "an array",
  object: "an object",
  null: "null"
};
function show5(node) {
  switch (node.kind) {
    case "object":
      return "an object";
    case "array":
      return "an array";
    case "null":
      return isNothing(node) ? "empty" : "null";
    case "string":
      return JSON.stringify(node.value.length > 40 ? `${node.value.slice(0, 40)}\u2026` : node.value);
    case "unknown":
      return "something";
    case "number":
      return isAsWritten(node) ? `the number ${node.value}` : "a number";
    case "boolean":
      return `the boolean ${node.value}`;
  }
}
function titleOf(about2, format6) {
  const title = own(about2, "title");
  return typeof title === "string" ? title : format6.title;
}
function describe(about2) {
  const description = own(about2, "description");
  return typeof description === "string" ? description : "";
}
function own(object, key) {
  return typeof object === "object" && object !== null && Object.hasOwn(object, key) ? object[key] : void 0;
}
function follow(node, pointer) {
  let at2 = node;
  for (const step2 of stepsOf(pointer)) {
    at2 = at2?.kind === "array" ? at2.items[Number(step2)] : entry(at2, step2)?.value;
  }
  return at2;
}
function lookUp2(schema, path) {
  let at2 = schema;
  for (const step2 of stepsOf(path.replace(/^#/, ""))) at2 = own(at2, safeDecode(step2));
  return typeof at2 === "object" && at2 !== null ? at2 : void 0;
}
function safeDecode(step2) {
  try {
    return decodeURIComponent(step2);
  } catch {
    return step2;
  }
}
var parentPath = (path) => path.slice(0, path.lastIndexOf("/"));
var LONGEST10 = 40;
function adviceFor(node, types, itemType) {
  if (types.includes("string") && node.kind === "number") {
    return isAsWritten(node) ? `. Put it in quotes: \`"${node.value}"\`` : ". Put it in quotes";
  }
  if (types.includes("string") && isNothing(node)) return ". If it begins with `#`, put it in quotes";
  if (node.kind !== "string") return "";
  const { value } = node;
  if (types.includes("boolean") && /^(?:true|false)$/i.test(value)) {
    return `. Write \`${value.toLowerCase()}\`, without quotes`;
  }
  if (types.includes("boolean") && /^(?:yes|on|no|off)$/i.test(value)) {
    return `. Write \`${/^(?:yes|on)$/i.test(value)}\``;
  }
  const isNumber = types.includes("number") || types.includes("integer") && Number.isInteger(Number(value));
  if (isNumber && value.length <= LONGEST10 && String(Number(value)) === value && Number.isFinite(Number(value))) {
    return `. Write \`${value}\`, without quotes`;
  }
  if (types.includes("array") && itemType === "string" && isOne(value)) {
    return `. Put it in a list: \`[${JSON.stringify(value)}]\``;
  }
  return "";
}
var isNothing = ({ kind, start, end }) => kind === "null" && start === end;
var isOne = (value) => value !== "" && value.length <= LONGEST10 && !/[\s,;`]/.test(value);

// src/engine/manifest.ts
var AUTO = { openai: "auto" };
var ODD_ESCAPE = /\\[^nrt"\\]/;
var NO_FAULTS = [];
var NO_DIRECTIVES = [];
var View = class {
  path;
  formats;
  root;
  faults;
  directives;
  code;
  isOneOfMany;
  servers;
  dialect;
  #formats;
  #locator;
  #structures = /* @__PURE__ */ new Map();
  #derived = /* @__PURE__ */ new Map();
  #document;
  #isLiteral;
  #tools;
  #schemas;
  constructor(document, root, formats2, hints, locator, directives) {
    this.path = document.path;
    this.formats = formats2.map(({ id }) => id);
    this.root = root;
    this.faults = directives ? document.faults : NO_FAULTS;
    this.directives = directives || NO_DIRECTIVES;
    this.code = document.code ?? NO_CODE;
    this.isOneOfMany = document.roots.length > 1;
    this.servers = hints.servers;
    this.dialect = hints.dialect ?? AUTO;
    this.#document = document;
    this.#formats = formats2;
    this.#locator = locator;
  }
  get tools() {
    return this.#tools ??= this.#formats.map((format6) => format6.tools(this.root)).find((some) => some.length > 0) ?? [];
  }
  get schemas() {
    return this.#schemas ??= schemasOf2(this.tools);
  }
  // Rules take the manifest apart in their parameters: functions must do without `this`.
  structure = (id) => {
    let structure = this.#structures.get(id);
    if (!structure) {
      const format6 = this.#formats.find((each) => each.id === id);
      structure = format6 ? structureOf(format6, format6.units(this.root, this.code)) : [];
      this.#structures.set(id, structure);
    }
    return structure;
  };
  mayHold = (pattern) => {
    this.#isLiteral ??= !this.#document.code && !ODD_ESCAPE.test(this.#document.text);
    return !this.#isLiteral || pattern.test(this.#document.text);
  };
  entryOf = (node) => this.#locator.entryOf(node);
  derive = (make) => {
    if (!this.#derived.has(make)) this.#derived.set(make, make(this));
    return this.#derived.get(make);
  };
};
var ONE = /* @__PURE__ */ new Set([
  "additionalProperties",
  "additionalItems",
  "contains",
  "contentSchema",
  "else",
  "if",
  "not",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties"
]);
var LIST = /* @__PURE__ */ new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
var MAP = /* @__PURE__ */ new Set(["$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"]);
function schemasOf2(tools) {
  const found = [];
  const seen2 = /* @__PURE__ */ new Set();
  for (const tool5 of tools) {
    for (const whole of tool5.schemas) {
      if (whole.shape === "schema") visit(whole.node, tool5, whole.role, void 0, 0, found, seen2);
      else for (const field of entries(whole.node)) visit(field.value, tool5, whole.role, field, 1, found, seen2);
    }
  }
  return found;
}
function visit(node, tool5, role, property, depth, found, seen2) {
  if (node.kind !== "object" || seen2.has(node)) return;
  seen2.add(node);
  found.push({ node, tool: tool5, role, property, depth });
  for (const { key, value } of node.entries) {
    if (key === "items") {
      visit(value, tool5, role, void 0, depth + 1, found, seen2);
      for (const item of items(value)) visit(item, tool5, role, void 0, depth + 1, found, seen2);
    } else if (ONE.has(key)) {
      visit(value, tool5, role, void 0, depth + 1, found, seen2);
    } else if (LIST.has(key)) {
      for (const item of items(value)) visit(item, tool5, role, void 0, depth + 1, found, seen2);
    } else if (MAP.has(key)) {
      for (const each of entries(value)) {
        visit(each.value, tool5, role, key === "properties" ? each : void 0, depth + 1, found, seen2);
      }
    }
  }
}

// src/engine/directives.ts
var DIRECTIVES = [
  "toolint-disable-next-line",
  "toolint-disable-line",
  "toolint-disable",
  "toolint-enable"
];
var OPENING = /^(?:\/\/|\/\*|<!--|#)[\s*#/]*(toolint-[\w-]+)(?=\s|$)/i;
var CLOSING = /(?:\*\/|-->)$/;
function directivesIn({ text: text2, comments }) {
  if (!comments || !text2.includes("toolint-")) return [];
  const all2 = comments();
  const byStart = new Map(all2.map((comment2) => [comment2.start, comment2]));
  const lines = new Lines(text2);
  return all2.flatMap((comment2) => {
    const directive = readDirective(text2, comment2);
    switch (directive?.word) {
      case void 0:
        return [];
      case "toolint-disable-line":
        return [{ ...directive, line: lines.at(comment2.start).line }];
      case "toolint-disable-next-line":
        return [{ ...directive, line: lines.at(nextCode(text2, comment2.end, byStart)).line }];
      default:
        return [directive];
    }
  });
}
function readDirective(text2, { start, end }) {
  const comment2 = text2.slice(start, end).replace(CLOSING, "").trimEnd();
  const [opening, word = ""] = OPENING.exec(comment2) ?? [];
  if (opening === void 0 || !isMeant2(word)) return void 0;
  const said = comment2.slice(opening.length);
  const dashes = /\s--+(?=\s|$)/.exec(said);
  const from = start + opening.length;
  const rules2 = Array.from(said.slice(0, dashes?.index).matchAll(/[^\s,*]+/g), ({ 0: id, index }) => {
    return { id, start: from + index, end: from + index + id.length };
  });
  const reason = dashes ? said.slice(dashes.index + dashes[0].length).trim() : "";
  const exists = DIRECTIVES.some((each) => each === word);
  return { start, end, word, exists, rules: rules2, ...reason !== "" && { reason } };
}
function isMeant2(word) {
  return /^toolint-(disable|enable|ignore)/i.test(word) || near(word, DIRECTIVES) !== void 0;
}
var MOST_SKIPPED = 100;
function nextCode(text2, from, comments) {
  const blank2 = /\s*/y;
  const lineEnd = /[^\r\n]*/y;
  lineEnd.lastIndex = from;
  lineEnd.exec(text2);
  let at2 = lineEnd.lastIndex;
  for (let skipped = 0; skipped < MOST_SKIPPED; skipped++) {
    blank2.lastIndex = at2;
    blank2.exec(text2);
    at2 = blank2.lastIndex;
    const bare = comments.get(at2);
    const braced = text2[at2] === "{" ? comments.get(at2 + 1) : void 0;
    if (bare) at2 = bare.end;
    else if (braced && text2[braced.end] === "}") at2 = braced.end + 1;
    else break;
  }
  return at2;
}

// src/engine/locate.ts
function subjectOf(at2) {
  if ("lack" in at2) return at2.lack;
  if ("part" in at2) return at2.part;
  return "use" in at2 ? at2.use : at2;
}
var Locator = class {
  #document;
  #tools;
  #lines = /* @__PURE__ */ new Map();
  #hasher = new ValueHasher((file) => this.#textOf(file));
  #parents;
  #toolOf;
  constructor(document, tools) {
    this.#document = document;
    this.#tools = tools;
  }
  entryOf(node) {
    return this.#parentOf(node)?.entry;
  }
  locate(at2) {
    const { start, end, file } = this.span(at2);
    const lines = this.#linesOf(file);
    const from = lines.at(start);
    const to = lines.at(end);
    const subject = subjectOf(at2);
    return {
      path: file ?? this.#document.path,
      ...this.#pathOf(subject),
      valueHash: this.#hasher.of(at2),
      start,
      end,
      line: from.line,
      column: from.column,
      endLine: to.line,
      endColumn: to.column
    };
  }
  #linesOf(file) {
    let lines = this.#lines.get(file);
    if (!lines) this.#lines.set(file, lines = new Lines(this.#textOf(file)));
    return lines;
  }
  #textOf(file) {
    return file === void 0 ? this.#document.text : this.#document.others?.get(file) ?? "";
  }
  /** The characters that a place covers. */
  span(at2) {
    if ("lack" in at2) return this.entryOf(at2.lack) ?? this.#opening(at2.lack);
    if ("part" in at2) return this.#within(at2);
    return "use" in at2 ? at2.use.via ?? at2.use : at2;
  }
  #opening(object) {
    const first2 = object.kind === "object" ? object.entries[0] : void 0;
    const { start, end, file } = object;
    const hasBrace = this.#textOf(file)[start] === "{";
    return !hasBrace && first2 ? first2 : { start, end: Math.min(start + 1, end), ...file && { file } };
  }
  #within({ part: part2, from, to }) {
    const { syntax, text: text2 } = this.#document;
    const start = syntax.offsetIn(text2, part2, from);
    const end = syntax.offsetIn(text2, part2, to);
    return start === void 0 || end === void 0 ? part2 : { start, end, file: part2.file };
  }
  #pathOf(place2) {
    this.#toolOf ??= new Map(this.#tools().map((tool6) => [tool6.node, tool6]));
    let pointer = "";
    let tool5;
    let inTool2;
    let inResource;
    let inNameless;
    let at2 = place2;
    while (at2) {
      const parent = this.#parentOf(at2);
      const holder = this.#toolOf.get(at2);
      const name = tool5 === void 0 ? holder?.label : void 0;
      const uri = parent?.node.kind === "array" ? text(get(at2, "uri")) : void 0;
      tool5 ??= name;
      if (name !== void 0 && parent) inTool2 = { name, pointer };
      if (holder && holder.label === void 0 && parent) inNameless ??= { pointer };
      if (uri !== void 0) inResource = { name: uri, pointer };
      if (parent) pointer = `${stepTo(parent.step)}${pointer}`;
      at2 = parent?.node;
    }
    const item = inTool2 ?? inResource ?? inNameless;
    return { pointer, ...tool5 !== void 0 && { tool: tool5 }, ...item && { item } };
  }
  #parentOf(place2) {
    this.#parents ??= parentsIn(this.#document.roots);
    return this.#parents.get(place2);
  }
};
function parentsIn(roots) {
  const parents = /* @__PURE__ */ new Map();
  const todo = [...roots];
  const add = (child, parent) => {
    if (parents.has(child)) return;
    parents.set(child, parent);
    todo.push(child);
  };
  for (let node = todo.pop(); node; node = todo.pop()) {
    const holder = node;
    if (holder.kind === "object") {
      for (const entry2 of holder.entries) {
        if (!parents.has(entry2)) parents.set(entry2, { node: holder, step: entry2.key });
        add(entry2.value, { node: holder, step: entry2.key, entry: entry2 });
      }
    } else if (holder.kind === "array") {
      holder.items.forEach((item, index) => add(item, { node: holder, step: String(index) }));
    }
  }
  return parents;
}
var MOST_CODE = 1e4;
var ValueHasher = class {
  #textOf;
  /** Values that many places share are read once. */
  #known = /* @__PURE__ */ new Map();
  constructor(textOf) {
    this.#textOf = textOf;
  }
  of(at2) {
    if ("lack" in at2) return this.#ofNode(at2.lack);
    if ("part" in at2) return this.#ofNode(at2.part);
    if ("use" in at2) return this.of(at2.use);
    if (isNode(at2)) return this.#ofNode(at2);
    return isEntry(at2) ? hash(`${at2.key}
${this.#ofNode(at2.value)}`) : hash(this.#code(at2));
  }
  #ofNode(node) {
    let known = this.#known.get(node);
    if (known === void 0) this.#known.set(node, known = hash(this.#essence(node)));
    return known;
  }
  #essence(node) {
    switch (node.kind) {
      case "object":
        return `object ${JSON.stringify([...new Set(node.entries.map(({ key }) => key))].sort())}`;
      case "array":
        return `array ${JSON.stringify(node.items.map((item) => "value" in item ? [item.value] : item.kind))}`;
      case "null":
        return "null";
      case "unknown":
        return `code ${this.#code(node)}`;
      default:
        return `${node.kind} ${node.value}`;
    }
  }
  /** Formatters change blanks, quotes, and commas and semicolons that end something. */
  #code({ start, end, file }) {
    const written = this.#textOf(file).slice(start, Math.min(end, start + MOST_CODE));
    return written.replace(/\s+/g, "").replace(/["`]/g, "'").replace(/[,;](?=[)\]}]|$)/g, "");
  }
};
var isNode = (place2) => "kind" in place2;
var isEntry = (place2) => "key" in place2 && "value" in place2;

// src/engine/recognise.ts
var NO_FORMAT = "no known format";
function recognise4(document, formats2, hints) {
  const manifests = [];
  const locator = new Locator(document, () => manifests.flatMap(({ tools }) => tools));
  const isBroken2 = document.faults.length > 0;
  const directives = directivesIn(document);
  let skipped;
  for (const root of document.roots) {
    const verdict = formatsOf(root, document.code ?? NO_CODE, formats2, hints, hints.named && !isBroken2);
    if (typeof verdict === "string") skipped ??= verdict;
    else manifests.push(new View(document, root, verdict, hints, locator, manifests.length === 0 && directives));
  }
  if (manifests.length === 0 && isBroken2 && (hints.named || hints.format || wasManifest(document, formats2))) {
    const root = document.roots[0] ?? { kind: "unknown", start: 0, end: 0 };
    manifests.push(new View(document, root, [], hints, locator, directives));
  }
  const recognised = { manifests, locator, directives };
  return manifests.length > 0 ? recognised : { ...recognised, skipped: skipped ?? NO_FORMAT };
}
var wasManifest = ({ code, text: text2 }, formats2) => code === void 0 && isTraceOf(formats2, text2);
function withCompanions(found, root, formats2) {
  const also = new Set(found.map((format6) => format6.isAlso?.(root)));
  return formats2.filter((format6) => found.includes(format6) || also.has(format6.id));
}
function formatsOf(root, code, formats2, hints, mayGuess) {
  if (hints.format) return formats2.filter(({ id }) => id === hints.format);
  const found = [];
  let reason = NO_FORMAT;
  for (const format6 of formats2) {
    const verdict = format6.recognise(root, code, hints.named);
    if (verdict === true) found.push(format6);
    else if (typeof verdict === "string") reason = verdict;
  }
  if (found.length > 0) return withCompanions(found, root, formats2);
  const guess = mayGuess && reason === NO_FORMAT ? guessFormat(root, formats2) : void 0;
  return guess ? [guess] : reason;
}
function guessFormat(root, formats2) {
  const keys = new Set(entries(root).map(({ key }) => key));
  const ranked = formats2.map((format6) => ({ format: format6, hits: format6.fields.filter((field) => keys.has(field)).length })).filter(({ format: format6, hits }) => format6.guess && hits >= format6.guess.atLeast && hasItsOwn(format6, root, keys)).sort((a, b) => b.hits - a.hits);
  const [first2, second] = ranked;
  return first2 && first2.hits > (second?.hits ?? 0) ? first2.format : void 0;
}
function hasItsOwn({ fields, guess }, root, keys) {
  const { own: own2 = [], shared = [] } = guess ?? {};
  if (own2.some((key) => keys.has(key))) return true;
  const isField4 = (key) => key === "$schema" || near(key, fields) !== void 0;
  return shared.some((key) => get(root, key)?.kind === "object") && [...keys].every(isField4);
}
function isTraceOf(formats2, text2) {
  if (/\{\{|\{%|<%/.test(text2)) return false;
  return formats2.some(({ traces = [] }) => traces.some((group2) => group2.every((key) => hasKey(text2, key))));
}
function hasKey(text2, key) {
  return new RegExp(`(?:^|[\\s,{-])["']?${key}["']?[ \\t]*:`, "m").test(text2);
}

// src/core/pending.ts
var NotYet = class extends Error {
  soon;
  constructor(soon) {
    super();
    this.soon = soon;
  }
};

// src/sql/tokens.ts
var BLANK2 = /(?<blank>[ \t\n\f\r]+|--[^\n]*|\/\*[^]*?(?:\*\/|$))/y;
var STRING = /(?<string>[xX]?'[^']*(?:''[^']*)*')/y;
var QUOTED2 = /(?<quoted>"[^"]*(?:""[^"]*)*"|`[^`]*(?:``[^`]*)*`|\[[^\]]*\])/y;
var WORD2 = /(?<word>[A-Za-z_\x80-\uffff][\w$\x80-\uffff]*)/y;
var VARIABLE = /(?<variable>\?\d*|[:@$][\w$\x80-\uffff]+)/y;
var NUMBER3 = /(?<number>\.?\d[\w.]*)/y;
var SYMBOL = /(?<symbol>['"`[][^]*|\|\||->>?|<[<=>]?|>[>=]?|[=!]=|[^])/y;
var TOKEN = new RegExp(
  [BLANK2, STRING, QUOTED2, WORD2, VARIABLE, NUMBER3, SYMBOL].map(({ source }) => source).join("|"),
  "y"
);
function tokensOf(sql) {
  const tokens = [];
  for (let from = 0; from < sql.length; ) {
    TOKEN.lastIndex = from;
    const { 0: whole, groups: groups2 = {} } = TOKEN.exec(sql);
    const to = from + whole.length;
    const kind = KINDS4.find((each) => groups2[each] !== void 0);
    if (kind) tokens.push({ kind, from, to, text: kind === "quoted" ? unquote(whole) : whole });
    from = to;
  }
  return tokens;
}
var KINDS4 = ["word", "symbol", "quoted", "string", "variable", "number"];
function unquote(text2) {
  const quote = text2.at(-1);
  return text2.slice(1, -1).replaceAll(quote + quote, quote);
}
function isWord2(token, ...words) {
  return token?.kind === "word" && words.includes(token.text.toUpperCase());
}
function isSymbol(token, text2) {
  return token?.kind === "symbol" && token.text === text2;
}
function isName2(token, name) {
  if (token?.kind !== "word" && token?.kind !== "quoted") return false;
  return name === void 0 || token.text.toLowerCase() === name.toLowerCase();
}

// src/sql/guard.ts
function judgeDefinition(tokens) {
  if (isTemplate2(tokens)) return { does: "unjudged" };
  if (isWord2(tokens[0], ...NEVER)) return refuse(`${tokens[0].text.toUpperCase()} is no definition of a table`);
  if (!isWord2(tokens[0], "CREATE")) return { does: "nothing" };
  if (tokens.some((token) => isName2(token, "load_extension"))) return refuse("it loads an extension");
  const at2 = isWord2(tokens[1], "TEMP", "TEMPORARY", "UNIQUE", "VIRTUAL") ? 2 : 1;
  const kind = KINDS5.find((word) => isWord2(tokens[at2], word));
  if (!kind) return { does: "nothing" };
  const { name, next } = nameAt(tokens, at2 + 1);
  if (isWord2(tokens[1], "VIRTUAL")) return judgeModule(tokens, next);
  if (!name) return { does: "nothing" };
  if (kind === "TABLE" && isWord2(tokens[next], "AS")) return { does: "unjudged" };
  return { does: "create", creation: { kind: kind.toLowerCase(), name } };
}
function judgeQuery(tokens) {
  return isTemplate2(tokens) || isWord2(tokens[0], ...NEVER) ? { does: "unjudged" } : { does: "nothing" };
}
function changesSchema(tokens) {
  return tokens.some((token, index) => isWord2(token, ...DDL) && (index === 0 || isSymbol(tokens[index - 1], ";")));
}
var KINDS5 = ["TABLE", "INDEX", "VIEW", "TRIGGER"];
var NEVER = ["ATTACH", "DETACH", "PRAGMA", "VACUUM"];
var DDL = ["CREATE", "ALTER", "DROP", "ATTACH"];
var KNOWN_MODULES = ["FTS3", "FTS4", "FTS5", "RTREE", "GEOPOLY", "VEC0"];
var refuse = (why) => ({ does: "refused", why });
function judgeModule(tokens, at2) {
  if (isWord2(tokens[at2], "USING") && isWord2(tokens[at2 + 1], ...KNOWN_MODULES)) return { does: "unjudged" };
  return refuse("a virtual table runs the code of its module, which may read files");
}
function nameAt(tokens, at2) {
  const start = isWord2(tokens[at2], "IF") && isWord2(tokens[at2 + 1], "NOT") && isWord2(tokens[at2 + 2], "EXISTS") ? at2 + 3 : at2;
  const index = isSymbol(tokens[start + 1], ".") ? start + 2 : start;
  const token = tokens[index];
  return { name: canName(token) ? token : void 0, next: index + 1 };
}
function canName(token) {
  return token !== void 0 && ["word", "quoted", "string"].includes(token.kind);
}
function isTemplate2(tokens) {
  return tokens.some((token, index) => {
    if (!isSymbol(token, "{")) return false;
    const inner = isSymbol(tokens[index + 1], "{") ? index + 2 : index + 1;
    return isName2(tokens[inner]) && (isSymbol(tokens[inner + 1], "}") || isSymbol(tokens[inner + 1], "."));
  });
}

// src/sql/check.ts
var LONGEST11 = 5e4;
var MOST3 = 5e5;
var MOST_STATEMENTS = 500;
var MOST_STUCK = 2;
function checkSql2(sqlite, definitions2, queries) {
  const some = within(definitions2, MOST3);
  const others = within(queries, MOST3 - some.reduce((sum, { length }) => sum + length, 0));
  const statements2 = [...some.map((sql) => statement(sql, true)), ...others.map((sql) => statement(sql, false))];
  const { results, tables } = ask(sqlite, statements2);
  const outcomes = statements2.map((each) => outcome(each, results.get(each)));
  const defined = outcomes.slice(0, some.length);
  return {
    definitions: defined,
    queries: outcomes.slice(some.length),
    tables,
    isComplete: some.length === definitions2.length && others.length === queries.length && defined.every(({ creates, fault }) => creates && !fault) && !statements2.some(({ isDefinition: isDefinition3, tokens }) => !isDefinition3 && changesSchema(tokens))
  };
}
function within(statements2, room) {
  let left = room;
  const end = statements2.findIndex(({ length }, index) => index === MOST_STATEMENTS || (left -= length) < 0);
  return end < 0 ? statements2 : statements2.slice(0, end);
}
function statement(source, isDefinition3) {
  const sql = source.toWellFormed();
  if (sql.length > LONGEST11) {
    const fault2 = { reason: "refused", message: `it is longer than ${LONGEST11} characters` };
    return { isDefinition: isDefinition3, sql, tokens: [], verdict: { does: "unjudged" }, fault: fault2 };
  }
  const tokens = tokensOf(sql);
  const verdict = isDefinition3 ? judgeDefinition(tokens) : judgeQuery(tokens);
  const fault = verdict.does === "refused" ? { reason: "refused", message: verdict.why } : void 0;
  return { isDefinition: isDefinition3, sql, tokens, verdict, fault };
}
function ask(sqlite, statements2) {
  const stuck = /* @__PURE__ */ new Map();
  while (stuck.size < MOST_STUCK) {
    const asked = inOrder2(statements2.filter((each) => isAsked(each) && !stuck.has(each)));
    if (asked.length === 0) break;
    const answer = sqlite({ steps: asked.map(step) });
    if ("result" in answer) {
      const results = new Map(stuck);
      answer.result.results.forEach((result, index) => results.set(asked[index], result));
      return { results, tables: answer.result.tables };
    }
    stuck.set(asked[answer.stuck], "stuck");
  }
  return { results: stuck, tables: [] };
}
var isAsked = ({ verdict }) => verdict.does === "create" || verdict.does === "nothing";
function inOrder2(statements2) {
  return [...statements2].sort((a, b) => rank(a) - rank(b));
}
function rank({ isDefinition: isDefinition3, verdict }) {
  if (!isDefinition3) return 2;
  return verdict.does === "create" && verdict.creation.kind === "table" ? 0 : 1;
}
function step({ sql, tokens, verdict }) {
  return { sql, run: verdict.does === "create", ends: tokens.map(({ to }) => to) };
}
function outcome(statement2, result) {
  const { verdict } = statement2;
  const fault = statement2.fault ?? faultIn(statement2, result);
  if (verdict.does !== "create") return { fault };
  const { kind, name } = verdict.creation;
  const { from, to } = name;
  const text2 = name.kind === "string" ? name.text.slice(1, -1) : name.text;
  return {
    fault: fault?.message.endsWith(" already exists") ? { ...fault, from, to } : fault,
    creates: { kind, name: text2, from, to }
  };
}
function faultIn({ isDefinition: isDefinition3, sql, tokens, verdict }, result) {
  if (result === void 0) return void 0;
  if (result === "stuck") return { reason: "slow", message: "SQLite came to no end with it" };
  if (result.error !== void 0) {
    if (isOfOtherBuild(result.error)) return void 0;
    const start = result.start ?? 0;
    const here = tokens.filter(({ from }) => from >= start);
    const fault = faultOf2(result.error, { sql, tokens: here, stop: result.stop });
    const isChanged = changesSchema(tokens.filter(({ to }) => to <= start));
    return isChanged && !fault.isSyntax ? void 0 : fault;
  }
  if (!isDefinition3) return void 0;
  if (verdict.does === "nothing") {
    const first2 = tokens[0];
    const message = first2 ? `${first2.text.toUpperCase()} defines no table` : "it holds no statement";
    return { reason: "refused", message, ...first2 && { from: first2.from, to: first2.to } };
  }
  const next = tokens.find(({ from, text: text2 }) => from >= (result.end ?? sql.length) && text2 !== ";");
  return next && { reason: "several", message: "a second statement", from: next.from, to: next.to };
}
function faultOf2(message, { sql, tokens, stop }) {
  const fault = { reason: "sqlite", message };
  const syntax = /^(?:near|unrecognized token:) "([^]*)"/.exec(message);
  if (syntax) return { ...fault, isSyntax: true, ...tokenAt(sql, tokens, stop, syntax[1]) };
  if (message === "incomplete input") return { ...fault, isSyntax: true, ...span(tokens.at(-1)) };
  const named = NAMED.find(([pattern2]) => pattern2.test(message));
  if (!named) return fault;
  const [pattern, what] = named;
  const name = pattern.exec(message)[1];
  return {
    ...fault,
    ...place(tokens, what, name),
    ...unknown(what, name)
  };
}
var NAMED = [
  [/^no such table: (?:main\.)?(.+)$/, "table"],
  [/^no such column: (.+)$/, "column"],
  [/^table .+ has no column named (.+)$/, "target"],
  [/^ambiguous column name: (.+)$/, "ambiguous"],
  [/^no such function: (.+)$/, "function"],
  [
    /^(?:wrong number of arguments to function|misuse of (?:aggregate|window) function|misuse of aggregate:) ?([^(]+)\(\)$/,
    "function"
  ],
  [/^unknown column "(.+)" in foreign key definition$/, "column"],
  [/^duplicate column name: (.+)$/, "second"]
];
function unknown(what, name) {
  if (what === "table") return { unknown: { what, name: lastPart(name) } };
  return what === "column" || what === "target" ? { unknown: { what: "column", name: lastPart(name) } } : {};
}
var lastPart = (name) => name.slice(name.lastIndexOf(".") + 1);
var span = (place2) => place2 ? { from: place2.from, to: place2.to } : {};
function tokenAt(sql, tokens, stop, text2) {
  if (stop === void 0) return {};
  const from = stop - text2.length;
  return sql.slice(from, stop) === text2 ? { from, to: stop } : span(tokens.find(({ to }) => to === stop));
}
function place(tokens, what, name) {
  const found = mentions2(tokens, name).filter((each) => what === "second" || fits3(each, what));
  if (what === "second") return span(found[1]);
  const isNested = tokens.filter((token) => isWord2(token, "SELECT")).length > 1;
  return found.length === 1 || !isNested ? span(found[0]) : {};
}
function fits3({ before, after }, what) {
  if (isSymbol(before, ".")) return false;
  if (what === "function") return isSymbol(after, "(");
  if (what === "table") return isWord2(before, ...BEFORE_TABLES, "TABLE", "ON") || isSymbol(before, ",");
  return !isWord2(before, ...BEFORE_TABLES, "AS") && !isSymbol(after, ".");
}
var BEFORE_TABLES = ["FROM", "JOIN", "INTO", "UPDATE", "REPLACE"];
function mentions2(tokens, name) {
  const parts = name.split(".");
  return tokens.flatMap((token, index) => {
    const length = isName2(token, name) ? 1 : isPath(tokens, index, parts) ? 2 * parts.length - 1 : 0;
    if (length === 0) return [];
    const to = tokens[index + length - 1].to;
    return [{ from: token.from, to, before: tokens[index - 1], after: tokens[index + length] }];
  });
}
function isPath(tokens, at2, parts) {
  return parts.every((part2, index) => {
    const here = at2 + 2 * index;
    return isName2(tokens[here], part2) && (index === 0 || isSymbol(tokens[here - 1], "."));
  });
}
var FUNCTION2 = /^no such function: (?:soundex|bm25|highlight|snippet|fts5\w*|rtree\w+|geopoly_\w+|vec_\w+|sqlite_offset|load_extension)$/i;
var TABLE = /^no such table: (?:main\.)?(?:dbstat|sqlite_stmt|sqlite_dbpage|bytecode|tables_used)$/i;
var isOfOtherBuild = (message) => FUNCTION2.test(message) || TABLE.test(message);

// src/sql/service.ts
function createSqlService(limits = {}, here) {
  const thread = new SqlThread(limits);
  const begun = /* @__PURE__ */ new Map();
  const finish = (job) => {
    const done = here?.run(job);
    if (done) return done;
    const key = keyOf(job);
    const known = begun.get(key);
    begun.delete(key);
    return thread.finish(known ?? thread.begin(job));
  };
  const begin = (job) => {
    const done = here?.run(job);
    if (done) return done;
    const soon = here?.begin(job);
    if (soon) throw new NotYet(soon);
    const key = keyOf(job);
    if (!begun.has(key)) begun.set(key, thread.begin(job));
    throw new NotYet();
  };
  return {
    check: (definitions2, queries) => checkSql2(finish, definitions2, queries),
    begin: { check: (definitions2, queries) => checkSql2(begin, definitions2, queries) },
    dispose: () => {
      thread.end();
      begun.clear();
    }
  };
}
var keyOf = ({ steps }) => JSON.stringify(steps.map(({ sql }) => sql));

// src/engine/suppressions.ts
var SUPPRESSIONS = "toolint-suppressions.json";
var NEVER2 = /* @__PURE__ */ new Set(["common/syntax", "common/stale-suppression"]);
var mayBeSuppressed = (rule) => !NEVER2.has(rule);
function createMatcher(suppressions, today) {
  const isOver = ({ expires }) => expires !== void 0 && expires < today;
  const inForceFirst = [...suppressions].sort((a, b) => Number(isOver(a)) - Number(isOver(b)));
  const byFinding = groupBy(inForceFirst, keyOfEntry);
  return (findings) => {
    const used = /* @__PURE__ */ new Set();
    const expired = /* @__PURE__ */ new Set();
    const taken = /* @__PURE__ */ new Map();
    const visible = [];
    const hidden2 = [];
    for (const finding of findings) {
      const key = keyOf2(finding);
      const nth = taken.get(key) ?? 0;
      const entry2 = mayBeSuppressed(finding.rule) ? byFinding.get(key)?.[nth] : void 0;
      if (!entry2) {
        visible.push(finding);
        continue;
      }
      taken.set(key, nth + 1);
      used.add(entry2);
      if (!isOver(entry2)) {
        hidden2.push(finding);
        continue;
      }
      expired.add(entry2);
      visible.push(withMore(finding, `(Its suppression expired on ${entry2.expires}.)`));
    }
    return { visible, hidden: hidden2, used, expired };
  };
}
function withMore({ messageId: _id, data: _data, message, ...rest }, more) {
  return { ...rest, message: `${message} ${more}` };
}
function withoutFixes(findings, match) {
  const hidden2 = new Set(match(findings).hidden);
  if (hidden2.size === 0) return findings;
  return findings.map((finding) => hidden2.has(finding) ? { ...finding, fix: void 0 } : finding);
}
function leftOver(suppressions, { visible, used }) {
  const at2 = /* @__PURE__ */ new Map();
  for (const finding of visible) at2.set(placeKeyOf(finding), (at2.get(placeKeyOf(finding)) ?? 0) + 1);
  const changed = [];
  const gone = [];
  for (const entry2 of suppressions) {
    if (used.has(entry2)) continue;
    const place2 = placeKeyOfEntry(entry2);
    const findings = at2.get(place2) ?? 0;
    if (findings > 0) at2.set(place2, findings - 1);
    (findings > 0 ? changed : gone).push(entry2);
  }
  return { changed, gone };
}
function suppressionOf(finding, reason) {
  const { path, rule, valueHash } = finding;
  return { path, rule, ...knownPlace(finding), hash: valueHash, reason };
}
var keyOf2 = (finding) => `${placeKeyOf(finding)}
${finding.valueHash}`;
var keyOfEntry = (entry2) => `${placeKeyOfEntry(entry2)}
${entry2.hash}`;
function placeKeyOf(finding) {
  const { tool: tool5, pointer } = knownPlace(finding);
  return placeKey(finding.path, finding.rule, tool5, pointer);
}
var placeKeyOfEntry = ({ path, rule, tool: tool5, pointer }) => placeKey(path, rule, tool5, pointer);
var placeKey = (...parts) => JSON.stringify(parts);
var PATH = "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$";

// src/engine/findings.ts
var LONGEST_NOTE = 300;
var PRINTING_BUDGET = 2e7;
var COST_OF_AN_EDIT = 200;
var FindingWriter = class {
  #document;
  #locator;
  #censor;
  #budget = PRINTING_BUDGET;
  constructor(document, locator, censor) {
    this.#document = document;
    this.#locator = locator;
    this.#censor = censor;
  }
  write(problem6, { rule, severity }) {
    const related = [...usesOf(problem6.at), ...problem6.related ?? []].map(({ at: at2, note }) => {
      const { path, line, column } = this.#locator.locate(at2);
      return { path, line, column, note: printable(this.#censor.clean(note), LONGEST_NOTE) };
    });
    const fix = problem6.fix && this.#print(problem6.fix);
    return {
      severity,
      ...wordingOf(rule, problem6.message, this.#cleaned(problem6.data)),
      ...this.#located(problem6.at),
      ...related.length > 0 && { related },
      ...fix && { fix }
    };
  }
  #print({ title, safe, edits }) {
    this.#budget -= edits.reduce((sum, edit) => sum + costOf(edit), 0);
    if (this.#budget < 0) return void 0;
    const printed = edits.every(isTextEdit) ? edits : this.#document.syntax.print(this.#document, edits);
    if (!printed || printed.length === 0) return void 0;
    if ([title, ...printed.map(({ text: text2 }) => text2)].some((text2) => this.#censor.hides(text2))) return void 0;
    return { title: printable(title), safe, edits: printed.map(({ start, end, text: text2 }) => ({ start, end, text: text2 })) };
  }
  #located(at2) {
    const location = this.#locator.locate(at2);
    return location.tool === void 0 ? location : { ...location, tool: this.#censor.clean(location.tool) };
  }
  #cleaned(data = {}) {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, typeof value === "string" ? this.#censor.clean(value) : value])
    );
  }
};
function costOf(edit) {
  if (edit.op === "add" || edit.op === "append") return COST_OF_AN_EDIT + edit.to.end - edit.to.start;
  if (edit.op === "remove") return COST_OF_AN_EDIT + edit.from.end - edit.from.start;
  return edit.op === "set" ? COST_OF_AN_EDIT + edit.node.end - edit.node.start : COST_OF_AN_EDIT;
}
function usesOf(at2) {
  const subject = subjectOf(at2);
  if (!subject.via) return [];
  return "use" in at2 ? [{ at: subject, note: "It is defined here." }] : [{ at: subject.via, note: "It is used here." }];
}
function isTextEdit(edit) {
  return edit.op === "text";
}
function wordingOf(rule, message, data) {
  const isKnown3 = Object.hasOwn(rule.messages, message);
  const said = fill(isKnown3 ? rule.messages[message] : message, data);
  const url = pageOf(rule);
  return isKnown3 ? { rule: rule.id, message: said.text, messageId: message, data: said.data, url } : { rule: rule.id, message: said.text, url };
}
var HIDDEN = "\u2022\u2022\u2022";
var SHORTEST2 = 6;
var MOST4 = 200;
var Censor = class {
  #secrets = /* @__PURE__ */ new Set();
  hide(secret) {
    if (secret.length >= SHORTEST2) this.#secrets.add(secret);
  }
  hides(text2) {
    return this.clean(text2) !== text2;
  }
  clean(text2) {
    if (this.#secrets.size > MOST4) return HIDDEN;
    let cleaned = text2;
    for (const secret of this.#secrets) cleaned = without2(secret, cleaned);
    return cleaned;
  }
};
function without2(secret, text2) {
  const beginning2 = secret.slice(0, SHORTEST2);
  let cleaned = "";
  let from = 0;
  for (let at2 = text2.indexOf(beginning2); at2 >= 0; at2 = text2.indexOf(beginning2, from)) {
    let length = SHORTEST2;
    while (length < secret.length && text2[at2 + length] === secret[length]) length++;
    cleaned += text2.slice(from, at2) + HIDDEN;
    from = at2 + length;
  }
  return cleaned + text2.slice(from);
}

// src/generated/validate-suppressions.js
var import_ucs2length = __toESM(require_ucs2length(), 1);
function P(m) {
  let u;
  const d2 = (c) => {
    u ??= m();
    const y = u(c);
    return d2.errors = u.errors, y;
  };
  return d2;
}
var T = P(() => {
  const m = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://toolint.dev/schemas/suppressions.schema.json", title: "toolint suppressions", description: "Findings that are known and accepted. Written by `toolint --suppress --reason TEXT`.", type: "object", additionalProperties: false, required: ["version", "suppressions"], properties: { $schema: { type: "string", description: "The JSON Schema of this file, for editors." }, version: { type: "integer", enum: [1], description: "The version of this file's shape." }, suppressions: { type: "array", description: "The findings that are accepted, sorted, one a line.", items: { $ref: "#/$defs/suppression" } } }, $defs: { suppression: { type: "object", additionalProperties: false, required: ["path", "rule", "pointer", "hash", "reason"], properties: { path: { type: "string", pattern: "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$", description: "The file, relative to this one." }, rule: { type: "string", minLength: 1, description: "The id of the rule that has the finding." }, tool: { type: "string", description: "The name of the tool, or the URI of the resource, where the file has several: the pointer starts there." }, pointer: { type: "string", description: "A JSON Pointer to what the finding stands on." }, hash: { type: "string", minLength: 1, description: "Of that value: another value is another finding." }, reason: { type: "string", pattern: "\\S", description: "Why the finding is accepted." }, expires: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "The last day that the suppression holds, as 2027-12-31." } } } } }, u = { type: "object", additionalProperties: false, required: ["path", "rule", "pointer", "hash", "reason"], properties: { path: { type: "string", pattern: "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$", description: "The file, relative to this one." }, rule: { type: "string", minLength: 1, description: "The id of the rule that has the finding." }, tool: { type: "string", description: "The name of the tool, or the URI of the resource, where the file has several: the pointer starts there." }, pointer: { type: "string", description: "A JSON Pointer to what the finding stands on." }, hash: { type: "string", minLength: 1, description: "Of that value: another value is another finding." }, reason: { type: "string", pattern: "\\S", description: "Why the finding is accepted." }, expires: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "The last day that the suppression holds, as 2027-12-31." } } }, d2 = new RegExp("^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$", "u"), c = new RegExp("\\S", "u"), y = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u"), g = import_ucs2length.default.default;
  function l(o, { instancePath: i = "", parentData: v2, parentDataProperty: w2, rootData: k = o, dynamicAnchors: q = {} } = {}) {
    let e = null, t = 0;
    const f = l.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), o && typeof o == "object" && !Array.isArray(o)) {
      if (o.version === void 0) {
        const p = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
        e === null ? e = [p] : e.push(p), t++;
      }
      if (o.suppressions === void 0) {
        const p = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suppressions" }, message: "must have required property 'suppressions'" };
        e === null ? e = [p] : e.push(p), t++;
      }
      for (const p in o) if (!(p === "$schema" || p === "version" || p === "suppressions")) {
        const h2 = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
        e === null ? e = [h2] : e.push(h2), t++;
      }
      if (o.$schema !== void 0 && typeof o.$schema != "string") {
        const p = { instancePath: i + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [p] : e.push(p), t++;
      }
      if (o.version !== void 0) {
        let p = o.version;
        if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
          const h2 = { instancePath: i + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [h2] : e.push(h2), t++;
        }
        if (p !== 1) {
          const h2 = { instancePath: i + "/version", schemaPath: "#/properties/version/enum", keyword: "enum", params: { allowedValues: m.properties.version.enum }, message: "must be equal to one of the allowed values" };
          e === null ? e = [h2] : e.push(h2), t++;
        }
      }
      if (o.suppressions !== void 0) {
        let p = o.suppressions;
        if (Array.isArray(p)) {
          const h2 = p.length;
          for (let a = 0; a < h2; a++) {
            let n = p[a];
            if (n && typeof n == "object" && !Array.isArray(n)) {
              if (n.path === void 0) {
                const s = { instancePath: i + "/suppressions/" + a, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                e === null ? e = [s] : e.push(s), t++;
              }
              if (n.rule === void 0) {
                const s = { instancePath: i + "/suppressions/" + a, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
                e === null ? e = [s] : e.push(s), t++;
              }
              if (n.pointer === void 0) {
                const s = { instancePath: i + "/suppressions/" + a, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
                e === null ? e = [s] : e.push(s), t++;
              }
              if (n.hash === void 0) {
                const s = { instancePath: i + "/suppressions/" + a, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'" };
                e === null ? e = [s] : e.push(s), t++;
              }
              if (n.reason === void 0) {
                const s = { instancePath: i + "/suppressions/" + a, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                e === null ? e = [s] : e.push(s), t++;
              }
              for (const s in n) if (!(s === "path" || s === "rule" || s === "tool" || s === "pointer" || s === "hash" || s === "reason" || s === "expires")) {
                const r = { instancePath: i + "/suppressions/" + a, schemaPath: "#/$defs/suppression/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
                e === null ? e = [r] : e.push(r), t++;
              }
              if (n.path !== void 0) {
                let s = n.path;
                if (typeof s == "string") {
                  if (!d2.test(s)) {
                    const r = { instancePath: i + "/suppressions/" + a + "/path", schemaPath: "#/$defs/suppression/properties/path/pattern", keyword: "pattern", params: { pattern: "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$" }, message: 'must match pattern "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$"' };
                    e === null ? e = [r] : e.push(r), t++;
                  }
                } else {
                  const r = { instancePath: i + "/suppressions/" + a + "/path", schemaPath: "#/$defs/suppression/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [r] : e.push(r), t++;
                }
              }
              if (n.rule !== void 0) {
                let s = n.rule;
                if (typeof s == "string") {
                  if (g(s) < 1) {
                    const r = { instancePath: i + "/suppressions/" + a + "/rule", schemaPath: "#/$defs/suppression/properties/rule/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    e === null ? e = [r] : e.push(r), t++;
                  }
                } else {
                  const r = { instancePath: i + "/suppressions/" + a + "/rule", schemaPath: "#/$defs/suppression/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [r] : e.push(r), t++;
                }
              }
              if (n.tool !== void 0 && typeof n.tool != "string") {
                const s = { instancePath: i + "/suppressions/" + a + "/tool", schemaPath: "#/$defs/suppression/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [s] : e.push(s), t++;
              }
              if (n.pointer !== void 0 && typeof n.pointer != "string") {
                const s = { instancePath: i + "/suppressions/" + a + "/pointer", schemaPath: "#/$defs/suppression/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [s] : e.push(s), t++;
              }
              if (n.hash !== void 0) {
                let s = n.hash;
                if (typeof s == "string") {
                  if (g(s) < 1) {
                    const r = { instancePath: i + "/suppressions/" + a + "/hash", schemaPath: "#/$defs/suppression/properties/hash/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    e === null ? e = [r] : e.push(r), t++;
                  }
                } else {
                  const r = { instancePath: i + "/suppressions/" + a + "/hash", schemaPath: "#/$defs/suppression/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [r] : e.push(r), t++;
                }
              }
              if (n.reason !== void 0) {
                let s = n.reason;
                if (typeof s == "string") {
                  if (!c.test(s)) {
                    const r = { instancePath: i + "/suppressions/" + a + "/reason", schemaPath: "#/$defs/suppression/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                    e === null ? e = [r] : e.push(r), t++;
                  }
                } else {
                  const r = { instancePath: i + "/suppressions/" + a + "/reason", schemaPath: "#/$defs/suppression/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [r] : e.push(r), t++;
                }
              }
              if (n.expires !== void 0) {
                let s = n.expires;
                if (typeof s == "string") {
                  if (!y.test(s)) {
                    const r = { instancePath: i + "/suppressions/" + a + "/expires", schemaPath: "#/$defs/suppression/properties/expires/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"' };
                    e === null ? e = [r] : e.push(r), t++;
                  }
                } else {
                  const r = { instancePath: i + "/suppressions/" + a + "/expires", schemaPath: "#/$defs/suppression/properties/expires/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [r] : e.push(r), t++;
                }
              }
            } else {
              const s = { instancePath: i + "/suppressions/" + a, schemaPath: "#/$defs/suppression/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [s] : e.push(s), t++;
            }
          }
        } else {
          const h2 = { instancePath: i + "/suppressions", schemaPath: "#/properties/suppressions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [h2] : e.push(h2), t++;
        }
      }
    } else {
      const p = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [p] : e.push(p), t++;
    }
    return l.errors = e, t === 0;
  }
  return l.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, l;
});

// src/engine/applicable-rules.ts
var groups = /* @__PURE__ */ new WeakMap();
function settingsFor(manifest, settings) {
  const group2 = groupOf(manifest, settings);
  const mask = maskOf(manifest.root, group2.bits);
  let chosen = group2.byLists.get(mask);
  if (!chosen) {
    chosen = group2.settings.filter(
      ({ rule }) => !rule.lists || rule.lists.some((list2) => group2.bits.get(list2) & mask)
    );
    group2.byLists.set(mask, chosen);
  }
  return chosen;
}
function groupOf(manifest, settings) {
  let byFormat = groups.get(settings);
  if (!byFormat) groups.set(settings, byFormat = /* @__PURE__ */ new Map());
  const key = manifest.formats.join();
  let group2 = byFormat.get(key);
  if (!group2) {
    const some = [...settings.values()].filter(({ rule }) => appliesTo(rule, manifest));
    const lists = [...new Set(some.flatMap(({ rule }) => rule.lists ?? []))];
    const bits = new Map(lists.map((list2, index) => [list2, 1 << index]));
    byFormat.set(key, group2 = { settings: some, bits, byLists: /* @__PURE__ */ new Map() });
  }
  return group2;
}
function appliesTo(rule, { formats: formats2 }) {
  if (formats2.length === 0) return rule.id === "common/syntax";
  const pack = rule.id.slice(0, rule.id.indexOf("/"));
  return !FORMATS.some((each) => each === pack) || formats2.some((format6) => format6 === pack || rule.reads?.includes(format6));
}
function maskOf(root, bits) {
  let mask = 0;
  if (bits.size === 0 || root.kind !== "object") return mask;
  for (const { key, value } of root.entries) {
    const bit = bits.get(key);
    if (bit !== void 0 && !isEmpty3(value)) mask |= bit;
  }
  return mask;
}
function isEmpty3(value) {
  return value.kind === "null" || value.kind === "array" && value.items.length === 0 && !value.open;
}

// src/engine/shared-constants.ts
var Uses = class {
  #document;
  /** All that rules look at. */
  #roots;
  #manifest;
  #said;
  /** What the tree has of what is read at a place, by where that starts. */
  #inTree;
  /** How often a rule speaks of a place. */
  #told;
  constructor(document, manifest, said) {
    this.#document = document;
    this.#manifest = manifest;
    const { answers = [], reads = [] } = document.code ?? {};
    this.#roots = [manifest.root, ...[...answers, ...reads].map(({ body }) => body)];
    this.#said = said;
  }
  settled(each) {
    const { fix, at: at2, related } = each.problem;
    const mayBeShared = fix && this.#document.constants;
    if (!mayBeShared && !("use" in at2)) return each;
    const rule = each.setting.rule.id;
    const placed = (place2) => "use" in place2 ? this.#placed(place2.use, rule) : place2;
    const isMore = (edit) => this.#areMore(placeOf(edit), rule);
    const isSafe = fix?.safe && !this.#isTorn(fix) && !fix.edits.some(isMore);
    const isGuess = fix && !fix.safe && fix.edits.some((edit) => edit.op === "set" && isMore(edit));
    const { fix: _, ...others } = each.problem;
    const problem6 = {
      ...others,
      at: placed(at2),
      ...related && { related: related.map((one) => ({ ...one, at: placed(one.at) })) },
      ...fix && !isGuess && { fix: { ...fix, safe: isSafe ?? false } }
    };
    return { ...each, problem: problem6 };
  }
  #placed(value, rule) {
    const { constants } = this.#document;
    const isUse = !constants || isIn(constants.usesOf(value), value.via) && this.#areMore(value, rule);
    return value.via && isUse ? { use: value } : value;
  }
  /** Of a constant that several share, a part goes elsewhere: only to one of them. */
  #isTorn({ edits }) {
    if (edits.length < 2 || !this.#document.constants) return false;
    const shared = edits.map((edit) => {
      const uses = this.#document.constants.usesOf(placeOf(edit));
      return uses.length < 2 ? "" : uses.map(({ start }) => start).join();
    });
    return new Set(shared).size > 1;
  }
  /** Whether the constant that holds a place has uses of which a rule says nothing. */
  #areMore(place2, rule) {
    const uses = this.#document.constants?.usesOf(place2) ?? [];
    if (uses.length < 2) return false;
    this.#inTree ??= usesIn2(this.#roots, this.#manifest.tools);
    const known = uses.map(({ start }) => this.#inTree.get(start));
    if (known.includes(void 0)) return true;
    if (!place2.via && known.every((each) => each.isSchema)) return false;
    this.#told ??= toldOf(this.#said);
    const told2 = this.#told.get(keyOf3(rule, place2)) ?? 0;
    return told2 < known.reduce((sum, each) => sum + each.count, 0);
  }
};
var isIn = (places, place2) => places.some(({ start }) => start === place2?.start);
function usesIn2(roots, tools) {
  const found = /* @__PURE__ */ new Map();
  const schemas = new Set(tools.flatMap((tool5) => tool5.schemas.map(({ node }) => node)));
  const todo = roots.map((node) => ({ node, isInSchema: false }));
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { node, isInSchema } = next;
    const isSchema3 = isInSchema || schemas.has(node);
    if (node.via) {
      const known = found.get(node.via.start);
      if (known) Object.assign(known, { count: known.count + 1, isSchema: known.isSchema && isSchema3 });
      else found.set(node.via.start, { count: 1, isSchema: isSchema3 });
    }
    if (node.kind === "array") for (const item of node.items) todo.push({ node: item, isInSchema: isSchema3 });
    else if (node.kind === "object")
      for (const { value } of node.entries) todo.push({ node: value, isInSchema: isSchema3 });
  }
  return found;
}
function toldOf(said) {
  const counts = /* @__PURE__ */ new Map();
  for (const { setting, problem: problem6 } of said) {
    const places = [subjectOf(problem6.at), ...(problem6.fix?.edits ?? []).map(placeOf)];
    for (const key of new Set(places.map((place2) => keyOf3(setting.rule.id, place2))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
var keyOf3 = (rule, { start, end, file = "" }) => `${rule}
${start}:${end}:${file}`;
function placeOf(edit) {
  switch (edit.op) {
    case "set":
      return edit.node;
    case "add":
    case "append":
      return edit.to;
    case "remove":
      return edit.child;
    case "rename":
      return edit.entry;
    case "text":
      return edit;
  }
}

// src/engine/lint.ts
function lint(document, recognition, settings, services = {}) {
  const { locator } = recognition;
  const censor = new Censor();
  const writer = new FindingWriter(document, locator, censor);
  const findings = [];
  const failures = [];
  const facts = /* @__PURE__ */ new Map();
  const fail = (rule, message) => void failures.push({ path: document.path, message, rule: rule.id });
  for (const manifest of recognition.manifests) {
    const said = [];
    for (const setting of settingsFor(manifest, settings)) {
      const { rule, options } = setting;
      const context = { options, services };
      try {
        if (rule.check) ask2(setting, manifest, context, said);
        if (rule.project) collect2(rule, manifest, context, document, locator, facts);
      } catch (error) {
        if (error instanceof NotYet) throw error;
        fail(rule, `The rule ${rule.id} failed: ${messageOf(error)}`);
      }
    }
    if (said.length === 0) continue;
    const uses = new Uses(document, manifest, said);
    const placed = said.map((each) => uses.settled(each));
    for (const { setting, problem: problem6 } of placed) {
      if (setting.rule.secret) hideSecret(problem6.at, document, locator, censor);
    }
    for (const { setting, problem: problem6 } of settle(placed, locator)) {
      try {
        findings.push(writer.write(problem6, setting));
      } catch (error) {
        fail(setting.rule, `What the rule ${setting.rule.id} said makes no sense: ${messageOf(error)}`);
      }
    }
  }
  const secrets = findings.filter(({ rule }) => settings.get(rule)?.rule.secret);
  return { findings: withoutTwins(findings), failures, facts, secrets };
}
function hideSecret(at2, { text: text2 }, locator, censor) {
  if ("part" in at2) censor.hide(at2.part.value.slice(at2.from, at2.to));
  else if ("value" in at2 && typeof at2.value === "string") censor.hide(at2.value);
  const { start, end, file } = locator.span(at2);
  if (file === void 0) censor.hide(text2.slice(start, end).replace(/^["'`]|["'`]$/g, ""));
}
function ask2(setting, manifest, context, said) {
  const answer = setting.rule.check(manifest, context);
  if (!answer || !(Symbol.iterator in answer)) {
    throw new Error("its `check` returns no problems: begin it with `*check`, or return a list; it cannot be async");
  }
  const problems3 = answer[Symbol.iterator]();
  for (let each = problems3.next(); !each.done; each = problems3.next()) {
    const problem6 = each.value;
    if (!isPlace(problem6?.at)) throw new Error("it said something without a place");
    const severity = problem6.severity ?? SEVERITIES[0];
    if (!SEVERITIES.includes(severity))
      throw new Error(`it said something with a \`severity\` that there is not: ${eitherOf(SEVERITIES)}`);
    said.push({ setting, problem: each.value });
  }
}
function isPlace(at2) {
  return typeof at2 === "object" && at2 !== null && typeof subjectOf(at2)?.start === "number";
}
function collect2({ id, project }, manifest, context, { text: text2 }, locator, facts) {
  for (const { at: at2, mayChange, ...fact } of project.collect(manifest, context)) {
    const location = fact.isExcuse ? NOWHERE : locator.locate(at2);
    const characters2 = mayChange && charactersOf(at2, text2);
    addTo(facts, id, { ...fact, location, ...characters2 && { characters: characters2 } });
  }
}
function charactersOf(at2, text2) {
  const { kind, file, via, value, start = 0, end = 0 } = at2;
  if (kind !== "string" || file !== void 0 || via !== void 0) return void 0;
  const written = text2.slice(start, end);
  if (written === value) return { start, end };
  return /^(["'`])[^]*\1$/.test(written) && written.slice(1, -1) === value ? { start: start + 1, end: end - 1 } : void 0;
}
var NOWHERE = {
  path: "",
  pointer: "",
  valueHash: "",
  start: 0,
  end: 0,
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1
};
function settle(said, locator) {
  const absorbedBy = absorption(said);
  const absorbed = new Set(said.flatMap(absorbedBy));
  const givesWay = precedence(said, locator);
  return said.filter((each) => !absorbed.has(each) && !givesWay(each)).map((each) => asGraveAs(each, absorbedBy(each)));
}
function absorption(said) {
  const lacking2 = lackingIn(said);
  return ({ problem: problem6 }) => (problem6.absorbs ?? []).flatMap(
    ({ lack: lack2, key }) => (lacking2.get(lack2) ?? []).filter((each) => each.problem.at.key === key)
  );
}
function lackingIn(said) {
  const found = /* @__PURE__ */ new Map();
  for (const each of said) {
    const { at: at2 } = each.problem;
    if ("lack" in at2 && at2.key !== void 0) addTo(found, at2.lack, each);
  }
  return found;
}
function precedence(said, locator) {
  const specific = said.flatMap(({ setting, problem: problem6 }) => setting.rule.structural ? [] : [problem6]);
  const taken = new Set(specific.filter(({ at: at2 }) => !("lack" in at2)).map(({ at: at2 }) => keyOf4(locator.span(at2))));
  const covered = specific.flatMap(({ covers = [] }) => covers);
  return ({ setting, problem: { at: at2 } }) => {
    if (!setting.rule.structural) return false;
    const isLack = "lack" in at2;
    const { start, end, file } = isLack ? at2.lack : locator.span(at2);
    const isTaken = !isLack && taken.has(keyOf4({ start, end, file }));
    return isTaken || covered.some((node) => node.start <= start && end <= node.end);
  };
}
var keyOf4 = ({ start, end, file = "" }) => `${start}:${end}:${file}`;
function asGraveAs({ problem: problem6, setting }, absorbed) {
  const own2 = problem6.severity ?? setting.severity;
  const others = setting.chosen ? [] : absorbed;
  const severity = others.reduce((gravest, other) => graver(gravest, other.setting.severity), own2);
  return { problem: problem6, setting: severity === setting.severity ? setting : { ...setting, severity } };
}

// src/engine/project.ts
var Project = class {
  #added = /* @__PURE__ */ new Map();
  add(facts, settings) {
    for (const [id, some] of facts) addTo(this.#added, id, { facts: some, setting: settings.get(id) });
  }
  compare() {
    const findings = [];
    const failures = [];
    for (const [id, added] of this.#added) {
      const facts = added.flatMap((file) => file.facts);
      const { rule, options } = added[0].setting;
      let settings;
      const settingOf = (fact) => {
        settings ??= new Map(added.flatMap((file) => file.facts.map((each) => [each, file.setting])));
        return settings.get(fact);
      };
      try {
        for (const problem6 of rule.project.compare(facts, { options, services: {} })) {
          const related = problem6.related?.map(({ at: at2, note }) => {
            const { path, line, column } = at2.location;
            return { path, line, column, note: printable(note) };
          });
          findings.push({
            severity: settingOf(problem6.at).severity,
            ...wordingOf(rule, problem6.message, problem6.data),
            ...problem6.at.location,
            ...related && { related },
            ...fixOf(problem6)
          });
        }
      } catch (error) {
        failures.push({ path: ".", message: `The rule ${id} failed: ${messageOf(error)}`, rule: id });
      }
    }
    return { findings: withoutTwins(findings), failures };
  }
};
function compareAlone({ facts }, settings, isAlone2) {
  if (facts.size === 0) return { findings: [], failures: [] };
  const project = new Project();
  project.add(new Map([...facts].filter(([id]) => isForOneFile(settings.get(id).rule, isAlone2))), settings);
  return project.compare();
}
function settingsAlone(settings, isAlone2) {
  return new Map([...settings].filter(([, { rule }]) => !rule.project || isForOneFile(rule, isAlone2)));
}
function isForOneFile({ project }, isAlone2) {
  return project?.inOneFile === true && (isAlone2 || !project.ifAlone);
}
function detached(facts, path) {
  const copies = /* @__PURE__ */ new Map([[path, path]]);
  const once = (_, value) => {
    if (typeof value !== "string") return value;
    const copy = copies.get(value) ?? value;
    copies.set(copy, copy);
    return copy;
  };
  const copied = JSON.parse(JSON.stringify([...facts]), once);
  return new Map(
    copied.map(([id, some]) => [id, some.map((each) => each.isExcuse ? { ...each, location: NOWHERE } : each)])
  );
}
var PLAIN2 = /^[A-Za-z](?:[\w./:@?=&%~+-]*[\w/])?$/;
function fixOf({ at: { characters: characters2 }, fix }) {
  if (!fix || !characters2 || !PLAIN2.test(fix.value)) return void 0;
  const { title, safe, value: text2 } = fix;
  return { fix: { title: printable(title), safe, edits: [{ ...characters2, text: text2 }] } };
}

// src/engine/harmful-fixes.ts
async function tried(trial, judgeText) {
  let step2 = trial.next();
  while (!step2.done) step2 = trial.next(await judgeText(step2.value));
  return step2.value;
}
function triedAtOnce(trial, judgeText) {
  let step2 = trial.next();
  while (!step2.done) step2 = trial.next(judgeText(step2.value));
  return step2.value;
}
var MOST_TRIALS = 50;
var MOST_CHARACTERS = 1e6;
var Trials = class {
  #text;
  #before;
  #left;
  constructor(text2, before) {
    this.#left = Math.min(MOST_TRIALS, Math.ceil(MOST_CHARACTERS / (text2.length + 1)));
    this.#text = text2;
    this.#before = before;
  }
  /** The harmful ones of some fixes that do not touch each other; `after`: what is said once all are applied. */
  *harmful(fixes, after) {
    if (!mayBeWorse(fixes, this.#before, after)) return [];
    if (fixes.length === 1 || this.#left <= 0) return isWorse(fixes, this.#before, after) ? fixes : [];
    const middle = fixes.length >> 1;
    const halves = [fixes.slice(0, middle), fixes.slice(middle)];
    const found = [];
    for (const half of halves) found.push(...yield* this.harmful(half, yield this.#with(half)));
    return found.length === 0 && isWorse(fixes, this.#before, after) ? halves[1] : found;
  }
  /** All findings, without the fixes that do harm. */
  *withoutHarmful() {
    const { findings } = this.#before.result;
    const harmful = /* @__PURE__ */ new Set();
    let open = findings.filter(({ fix }) => fix);
    while (open.length > 0 && this.#left > 0) {
      const { applied } = applyFixes(this.#text, open, "all");
      for (const each of yield* this.harmful(applied, yield this.#with(applied))) harmful.add(each);
      const tried2 = new Set(applied);
      open = open.filter((finding) => !tried2.has(finding));
    }
    return harmful.size === 0 ? findings : findings.map((each) => harmful.has(each) ? withoutFix(each) : each);
  }
  #with(fixes) {
    this.#left--;
    return applyEdits(this.#text, inTextOrder(fixes.flatMap(({ fix }) => fix.edits)));
  }
};
function withoutFix({ fix: _, ...finding }) {
  return finding;
}
var isWorse = (fixes, before, after) => adds(fixes, before, after, /* @__PURE__ */ new Map());
function mayBeWorse(fixes, before, after) {
  return adds(fixes, before, after, fixes.length === 1 ? /* @__PURE__ */ new Map() : countByRule(fixes, "info"));
}
function adds(fixes, before, after, gone) {
  if (after.document.faults.length > before.document.faults.length) return true;
  const least = SEVERITIES.findLast((severity) => fixes.some((each) => each.severity === severity));
  const was = countByRule(before.result.findings, least);
  const now = countByRule(after.result.findings, least);
  return [...now].some(([rule, count]) => count > (was.get(rule) ?? 0) - (gone.get(rule) ?? 0));
}
function countByRule(findings, least) {
  const counts = /* @__PURE__ */ new Map();
  for (const { rule, severity } of findings) {
    if (SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(least)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return counts;
}

// src/engine/disabled-ranges.ts
var ALL2 = "";
var UNUSED = "common/unused-directive";
var ABOUT_DIRECTIVES = /* @__PURE__ */ new Set([UNUSED, "common/directive-without-reason"]);
var mayBeHidden = (rule) => mayBeSuppressed(rule) && !ABOUT_DIRECTIVES.has(rule);
var Switches = class {
  #path;
  #switches;
  /** By line and rule. */
  #lines = /* @__PURE__ */ new Map();
  #stretches = /* @__PURE__ */ new Map();
  #used = /* @__PURE__ */ new Set();
  #hidden = /* @__PURE__ */ new Set();
  constructor(path, directives, locator) {
    this.#path = path;
    this.#switches = directives.flatMap((directive) => {
      if (directive.rules.length === 0 || !directive.exists)
        return [{ directive, rule: ALL2, location: locator.locate(directive) }];
      return directive.rules.map((each) => ({ directive, rule: each.id, location: locator.locate(each) }));
    });
    for (const each of this.#switches) {
      const { line } = each.directive;
      if (line === void 0) continue;
      const there = this.#lines.get(line) ?? /* @__PURE__ */ new Map();
      this.#lines.set(line, there);
      if (!there.has(each.rule)) there.set(each.rule, each);
    }
    for (const each of enablesThatDo(this.#switches)) this.#used.add(each);
  }
  /** How many findings were hidden. One that two files have counts once. */
  get hidden() {
    return this.#hidden.size;
  }
  hides({ rule, path, line, start, end, message }) {
    if (path !== this.#path || !mayBeHidden(rule)) return false;
    const here = this.#lines.get(line);
    const by = here?.get(rule) ?? here?.get(ALL2) ?? lastBefore(this.#stretchesOf(rule), start)?.by;
    if (!by) return false;
    this.#used.add(by);
    this.#hidden.add(`${rule}
${start}:${end}
${message}`);
    return true;
  }
  /** To be asked when all is found that could be hidden. `known` are the rules there are, be they on or off. */
  unused(settings, known) {
    const setting = settings.get(UNUSED);
    if (!setting) return [];
    const ids = new Set(known);
    const { rule, severity } = setting;
    return this.#switches.flatMap((each) => {
      const complaint = this.#complaint(each, settings, ids);
      if (!complaint) return [];
      const [message, data] = complaint;
      return [{ severity, ...wordingOf(rule, message, data), ...each.location }];
    });
  }
  #complaint(each, settings, known) {
    const { word, exists } = each.directive;
    const { rule } = each;
    if (!exists) return ["word", { word, hint: didYouMean(word, DIRECTIVES) }];
    if (this.#used.has(each)) return void 0;
    const isEnable = word === "toolint-enable";
    if (rule === ALL2) return [isEnable ? "enablesNothing" : "hidesAnything", { word }];
    if (!known.has(rule)) return ["rule", { rule, hint: didYouMean(rule, known) }];
    if (!mayBeHidden(rule)) return ["never", { rule }];
    return settings.has(rule) ? [isEnable ? "enables" : "hides", { rule, word }] : void 0;
  }
  #stretchesOf(rule) {
    let stretches = this.#stretches.get(rule);
    if (!stretches) this.#stretches.set(rule, stretches = stretchesFor(rule, this.#switches));
    return stretches;
  }
};
function stretchesFor(rule, switches) {
  const stretches = [];
  let open;
  for (const by of switches) {
    const { word, start, end } = by.directive;
    if (by.rule !== rule && by.rule !== ALL2) continue;
    if (word === "toolint-disable" && !open) stretches.push(open = { from: end, to: Infinity, by });
    if (word === "toolint-enable" && open) {
      open.to = start;
      open = void 0;
    }
  }
  return stretches;
}
function lastBefore(stretches, offset) {
  const last = stretches[countWhere(stretches, ({ from }) => from <= offset) - 1];
  return last && offset < last.to ? last : void 0;
}
function enablesThatDo(switches) {
  const open = /* @__PURE__ */ new Set();
  return switches.filter((each) => {
    if (each.directive.word === "toolint-disable") open.add(each.rule);
    if (each.directive.word !== "toolint-enable") return false;
    const does = each.rule === ALL2 ? open.size > 0 : open.has(each.rule) || open.has(ALL2);
    if (each.rule === ALL2) open.clear();
    else open.delete(each.rule);
    return does;
  });
}

// src/engine/lint-document.ts
function judge10(document, formats2, hints, settings, services) {
  const recognition = recognise4(document, formats2, hints);
  let result = lint(document, recognition, settings, services);
  for (const roots of document.alternatives ?? []) {
    const other = { ...document, roots };
    result = both(result, lint(other, recognise4(other, formats2, hints), settings, services));
  }
  if (recognition.directives.length === 0) return { document, recognition, result };
  const switches = new Switches(document.path, recognition.directives, recognition.locator);
  const findings = result.findings.filter((finding) => !switches.hides(finding));
  return { document, recognition, result: { ...result, findings }, switches };
}
function both(a, b) {
  const inA = new Set(a.findings.map(keyOf5));
  const inB = new Set(b.findings.map(keyOf5));
  const told2 = new Set(a.findings.map(keyOfPlace3));
  const findings = [
    ...a.findings.filter((finding) => inB.has(keyOf5(finding))),
    ...b.findings.filter((finding) => inA.has(keyOf5(finding)) && !told2.has(keyOfPlace3(finding)))
  ];
  const facts = /* @__PURE__ */ new Map();
  for (const id of /* @__PURE__ */ new Set([...a.facts.keys(), ...b.facts.keys()])) {
    const [inA2 = [], inB2 = []] = [a.facts.get(id), b.facts.get(id)];
    const others = new Set(inB2.map(factKey));
    const shared = inA2.filter((fact) => others.has(factKey(fact)));
    const excuses = [...inA2, ...inB2].filter((fact) => fact.isExcuse && !shared.includes(fact));
    facts.set(id, [...shared, ...excuses]);
  }
  const failed = new Set(a.failures.map(({ message }) => message));
  const failures = [...a.failures, ...b.failures.filter(({ message }) => !failed.has(message))];
  return { findings, facts, failures, secrets: [...a.secrets, ...b.secrets] };
}
var keyOf5 = ({ rule, pointer }) => `${rule}
${pointer}`;
var keyOfPlace3 = ({ rule, start, end }) => `${rule}
${start}:${end}`;
var factKey = ({ key, value, location }) => `${location.pointer}
${key}
${value}`;

// src/parse/json/momoa.ts
function treeOf(document, most = LIMITS.depth) {
  return nodeOf(document.body, 1, most);
}
function nodeOf(momoa, depth, most) {
  checkDepth(depth, most);
  const [start, end] = momoa.range;
  switch (momoa.type) {
    case "Object":
      return {
        kind: "object",
        entries: momoa.members.map((member) => entryOf(member, depth, most)),
        open: false,
        start,
        end
      };
    case "Array":
      return {
        kind: "array",
        items: momoa.elements.map(({ value }) => nodeOf(value, depth + 1, most)),
        open: false,
        start,
        end
      };
    case "String":
      return { kind: "string", value: momoa.value, start, end };
    case "Number":
      return { kind: "number", value: momoa.value, start, end };
    case "Boolean":
      return { kind: "boolean", value: momoa.value, start, end };
    case "Null":
      return { kind: "null", start, end };
    case "NaN":
      return { kind: "number", value: NaN, start, end };
    case "Infinity":
      return { kind: "number", value: momoa.sign === "-" ? -Infinity : Infinity, start, end };
  }
}
function entryOf({ name, value }, depth, most) {
  const [start, end] = name.range;
  const key = name.type === "String" ? name.value : name.name;
  return { key, value: nodeOf(value, depth + 1, most), start, end };
}
var json5Syntax = {
  id: "json5",
  offsetIn: (text2, node, index) => (isJson(text2, node) ? jsoncSyntax : { offsetIn }).offsetIn(text2, node, index),
  print(document, edits) {
    return jsoncSyntax.print(
      document,
      edits.map((edit) => wholeString(document.text, edit))
    );
  }
};
function wholeString(text2, edit) {
  if (edit.op !== "set" || edit.node.kind !== "string" || typeof edit.value !== "string") return edit;
  if (isJson(text2, edit.node)) return edit;
  const { start, end } = edit.node;
  return { op: "text", start, end, text: quoted(edit.value, text2[start]) };
}
function isJson(text2, { start, end, value }) {
  const written = text2.slice(start, end);
  if (!written.startsWith('"')) return false;
  if (written.length === value.length + 2) return !written.includes("\\");
  try {
    return JSON.parse(written) === value;
  } catch {
    return false;
  }
}

export {
  stepsOf,
  formats,
  rules,
  Lines,
  lineAt,
  feedStarts,
  hash,
  NO_FORMAT,
  isTraceOf,
  treeOf,
  json5Syntax,
  NotYet,
  createSqlService,
  SUPPRESSIONS,
  mayBeSuppressed,
  createMatcher,
  withoutFixes,
  leftOver,
  suppressionOf,
  PATH,
  wordingOf,
  T,
  Project,
  compareAlone,
  settingsAlone,
  detached,
  tried,
  triedAtOnce,
  Trials,
  judge10 as judge
};
