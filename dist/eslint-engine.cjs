(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// src/core/rule.ts
var lack = (object, key) => ({ lack: object, key });
var part = (string, from, to) => ({ part: string, from, to });
var useOf = (value) => ({ use: value });
var WRITTEN = /* @__PURE__ */ Symbol.for("toolint: as written");
var asWritten = (node) => ({ [WRITTEN]: node });
function writtenNode(value) {
  return typeof value === "object" && value !== null && WRITTEN in value ? value[WRITTEN] : void 0;
}
function defineRule(rule) {
  return rule;
}

// src/core/tree.ts
var NO_ENTRIES = [];
var NO_ITEMS = [];
var INDEX_FROM = 64;
var indexes = /* @__PURE__ */ new WeakMap();
function entry(node, key) {
  if (node?.kind !== "object") return void 0;
  const { entries: entries2 } = node;
  if (entries2.length >= INDEX_FROM) return indexOf(node).get(key);
  for (let i = entries2.length - 1; i >= 0; i--) if (entries2[i].key === key) return entries2[i];
  return void 0;
}
function indexOf(node) {
  let index = indexes.get(node);
  if (!index) {
    index = /* @__PURE__ */ new Map();
    for (const each of node.entries) index.set(each.key, each);
    indexes.set(node, index);
  }
  return index;
}
function get(node, ...path2) {
  let at2 = node;
  for (const key of path2) at2 = entry(at2, key)?.value;
  return at2;
}
function has(node, key) {
  if (node?.kind === "unknown") return "unknown";
  if (node?.kind !== "object") return "no";
  if (entry(node, key)) return "yes";
  return node.open ? "unknown" : "no";
}
function entries(node) {
  return node?.kind === "object" ? node.entries : NO_ENTRIES;
}
function items(node) {
  return node?.kind === "array" ? node.items : NO_ITEMS;
}
function text(node) {
  return node?.kind === "string" ? node.value : void 0;
}
var UNKNOWN = /* @__PURE__ */ Symbol.for("toolint: unknown");
function toValue(node) {
  switch (node.kind) {
    case "object": {
      const value = {};
      for (const each of node.entries) {
        if (each.key === "__proto__") define(value, each.key, toValue(each.value));
        else value[each.key] = toValue(each.value);
      }
      return value;
    }
    case "array":
      return node.items.map(toValue);
    case "null":
      return null;
    case "unknown":
      return UNKNOWN;
    default:
      return node.value;
  }
}
function define(object, key, value) {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}
function isVague(node) {
  switch (node.kind) {
    case "object":
      return node.open || node.entries.some((each) => isVague(each.value));
    case "array":
      return node.open || node.items.some(isVague);
    default:
      return node.kind === "unknown";
  }
}
function* walk(node) {
  const todo = [node];
  for (let next = todo.pop(); next; next = todo.pop()) {
    yield next;
    if (next.kind === "object") {
      for (let i = next.entries.length - 1; i >= 0; i--) todo.push(next.entries[i].value);
    } else if (next.kind === "array") {
      for (let i = next.items.length - 1; i >= 0; i--) todo.push(next.items[i]);
    }
  }
}
function isAsWritten({ value, start: start2, end }) {
  return end - start2 === String(value).length;
}

// rules/common/lib/composition.ts
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

// rules/common/lib/judged.ts
function isSubset({ formats: formats2 }) {
  return formats2.includes("gloodata");
}
function isOtherThanSubset(manifest, types) {
  const [type, ...others] = types.filter((each) => each !== "null");
  return isSubset(manifest) && (type === void 0 || others.length > 0 || type === "array" || type === "object");
}
function judgedByFormat(manifest, place3) {
  return manifest.formats.some(
    (format6) => manifest.structure(format6).some(
      ({ kind, problem: { at: at2 } }) => kind !== "unknown-field" && "start" in at2 && at2.start === place3.start && at2.end === place3.end
    )
  );
}

// src/core/near.ts
var MAX_LENGTH = 80;
var MAX_CANDIDATES = 1e3;
function near(word, candidates) {
  if (word.length > MAX_LENGTH) return void 0;
  const plain4 = fold(word);
  const bound3 = slips(word.length);
  let winner;
  let least = Infinity;
  let seen2 = 0;
  for (const candidate of candidates) {
    if (++seen2 > MAX_CANDIDATES) break;
    if (candidate === winner || candidate.length > MAX_LENGTH) continue;
    const other = fold(candidate);
    const limit = Math.min(bound3, least, Math.min(plain4.length, other.length) - 1);
    const distance = distanceWithin(plain4, other, limit);
    if (distance === void 0) continue;
    winner = distance < least ? candidate : void 0;
    least = distance;
  }
  return winner;
}
function fieldMeant(key, fields, isThere = () => false) {
  const meant = near(
    key,
    [...fields].filter((field) => !field.startsWith("$"))
  );
  if (meant === void 0 || fold(key) === fold(meant)) return meant;
  const isOther3 = isThere(meant) ? !isSlip(fold(key), fold(meant)) : isOtherWord(fold(key), fold(meant));
  return isOther3 ? void 0 : meant;
}
function isSlip(word, field) {
  const isLonger = (one2, other) => one2.startsWith(other) || one2.endsWith(other);
  const isLong = field.length > 4 && !isLonger(word, field) && !isLonger(field, word);
  return isLong && word[0] === field[0] && distanceWithin(word, field, 1) !== void 0;
}
function isOtherWord(word, field) {
  const isLonger = word.length > field.length + 1 && (word.startsWith(field) || word.endsWith(field));
  return isLonger || word[0] !== field[0] && distanceWithin(word, field, 1) === void 0;
}
function didYouMean(word, candidates) {
  const all2 = [...candidates];
  return hint(near(word, all2) ?? begunBy(word, all2));
}
function hint(meant) {
  return meant === void 0 ? "" : ` (did you mean \`${meant}\`?)`;
}
function begunBy(word, candidates) {
  const matches = word.length < 3 ? [] : candidates.filter((candidate) => candidate.startsWith(word));
  return matches.length === 1 ? matches[0] : void 0;
}
function slips(length) {
  return length <= 4 ? 1 : length <= 8 ? 2 : 3;
}
function fold(word) {
  return word.replace(/[-_./:\s]/g, "").toLowerCase();
}
function distanceWithin(a, b2, limit) {
  if (Math.abs(a.length - b2.length) > limit) return void 0;
  if (a === b2) return 0;
  let beforeLast = [];
  let last = Array.from({ length: b2.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j2 = 1; j2 <= b2.length; j2++) {
      const same2 = a[i - 1] === b2[j2 - 1];
      let cost = Math.min(last[j2] + 1, row[j2 - 1] + 1, last[j2 - 1] + (same2 ? 0 : 1));
      const swapped = i > 1 && j2 > 1 && a[i - 1] === b2[j2 - 2] && a[i - 2] === b2[j2 - 1];
      if (swapped) cost = Math.min(cost, beforeLast[j2 - 2] + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return void 0;
    beforeLast = last;
    last = row;
  }
  const distance = last[b2.length];
  return distance <= limit ? distance : void 0;
}

// rules/common/lib/types.ts
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
  const nullable2 = entry(schema, "nullable")?.value;
  return nullable2?.kind === "unknown" || nullable2?.kind === "boolean" && nullable2.value;
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
function isBareWord({ value, start: start2, end }) {
  return end - start2 === value.length && /^(?:y|yes|n|no|on|off)$/i.test(value);
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
function standsFor(text3, types) {
  const isDecimal = types.includes("number") && /^-?(?:0|[1-9]\d{0,14})\.\d{1,15}$/.test(text3);
  return isDecimal ? Number(text3) : fromText(text3, types);
}
function fromText(text3, types) {
  if (text3.length > LONGEST) return void 0;
  try {
    const value = JSON.parse(text3);
    return JSON.stringify(value) === text3 && types.some((type) => isOf(type, value)) ? value : void 0;
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

// rules/common/lib/keywords.ts
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

// rules/common/lib/misspelt.ts
function isMisspelt(schema, keyword) {
  return misspelt(schema, keyword) !== void 0;
}
function misspelt(schema, keyword) {
  return schema.entries.find(
    (each) => !KEYWORDS.has(each.key) && keywordMeant(each.key) === keyword && mayBeMeant(each, keyword)
  );
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
  }).flatMap(([keyword, slips2]) => slips2.map((slip) => [slip, keyword]))
);
var FOREIGN = /* @__PURE__ */ new Set(["callable", "descriptor", "sample", "samples", "writeable"]);
function keywordMeant(key) {
  if (key.startsWith("x-") || key.startsWith("$") || key.length > LONGEST2 || FOREIGN.has(key)) return void 0;
  byFold ??= foldedKeywords();
  return byFold.get(fold2(key)) ?? SHORT.get(key) ?? near(key, likely(key));
}
var LONGEST2 = 30;
var byFold;
function foldedKeywords() {
  const words = [...KEYWORDS.keys()].filter((keyword) => /^[a-z]{3}/i.test(keyword));
  return new Map(words.map((keyword) => [fold2(keyword), keyword]));
}
function fold2(key) {
  return key.replace(/[-_ ]/g, "").toLowerCase();
}
function likely(key) {
  return LONG.filter(({ length }) => Math.abs(length - key.length) <= 3);
}

// rules/common/lib/schema-index.ts
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
    missing: 'This array has no `items`, so nobody can tell what belongs in it, and OpenAI and VS Code refuse a tool with such a parameter. Add `items`, such as `{ "type": "string" }`.',
    missingPlain: 'This array has no `items`, so the model has to guess what belongs in it. Add `items`, such as `{ "type": "string" }`.'
  },
  *check(manifest) {
    if (isSubset(manifest)) return;
    const message = manifest.formats.includes("shinkai") ? "missingPlain" : "missing";
    for (const { node, role, depth } of schemasWith(manifest, "type")) {
      if (depth === 0 && (role !== "output" || manifest.formats.includes("shinkai"))) continue;
      if (!isArrayType(node) || has(node, "items") !== "no" || has(node, "prefixItems") !== "no") continue;
      if (!isComposed(node) && !isMisspelt(node, "items")) yield { at: lack(node), message };
    }
  }
});
function isArrayType(schema) {
  const type = entry(schema, "type")?.value;
  if (type?.kind === "string") return type.value === "array";
  if (type?.kind !== "array") return false;
  return type.items.some((item) => item.kind === "string" && item.value === "array") && type.items.every((item) => item.kind === "string" && (item.value === "array" || item.value === "null"));
}

// rules/common/lib/bounds.ts
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

// rules/common/lib/unset.ts
function isUnset(node, { formats: formats2 }) {
  if (node.kind === "null") return formats2.includes("shinkai") || formats2.includes("gloodata");
  return node.kind === "string" && node.value === "" && formats2.includes("shinkai");
}

// rules/common/lib/secrets.ts
var KINDS = [
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
function hasLongWord(text3) {
  for (let at2 = SHORTEST - 1; at2 < text3.length; at2 += SHORTEST) {
    let from = at2;
    while (from >= 0 && text3.charCodeAt(from) > BLANK) from--;
    let to = from < at2 ? at2 + 1 : at2;
    while (to < text3.length && text3.charCodeAt(to) > BLANK) to++;
    if (to - from > SHORTEST) return true;
  }
  return false;
}
function secretsIn(text3, isValue = false) {
  if (!hasLongWord(text3) || !TELLTALE.test(text3)) return [];
  const found = [];
  for (const { name, pattern, isSure } of KINDS) {
    for (const { index, 0: whole, 1: random } of text3.matchAll(pattern)) {
      if (!isMadeUp(random, isSure && isValue)) found.push({ name, from: index, to: index + whole.length });
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

// rules/common/lib/words.ts
var KINDS2 = {
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "true or false",
  array: "an array",
  object: "an object",
  null: "null"
};
function typeWords(types) {
  return eitherOf([...new Set(types)].map((type) => KINDS2[type]));
}
function eitherOf(words) {
  return words.length < 2 ? words[0] ?? "" : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
var LONGEST3 = 40;
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
function showText(text3) {
  return JSON.stringify(text3.length > LONGEST3 ? `${text3.slice(0, LONGEST3)}\u2026` : text3);
}
var isAscii = (text3) => /^[\0-\x7f]*$/.test(text3);

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
      if (isOtherwiseWrong(value, node) || choices.items.some((choice) => mayBe(choice, value, manifest))) continue;
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
function mayBe(choice, value, { formats: formats2 }) {
  if (!isPlain(choice)) return choice.kind === "unknown";
  if (plain(choice) === plain(value)) return true;
  return formats2.includes("shinkai") && String(plain(choice)) === String(plain(value));
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
  minimum: (value, bound3) => value >= bound3,
  maximum: (value, bound3) => value <= bound3,
  exclusiveMinimum: (value, bound3) => value > bound3,
  exclusiveMaximum: (value, bound3) => value < bound3
};
function brokenBound(value, schema) {
  if (BOUNDS.some((bounds) => contradiction(schema, bounds))) return void 0;
  for (const [keyword, keeps] of Object.entries(KEEPS)) {
    const bound3 = entry(schema, keyword)?.value;
    if (bound3?.kind === "number" && !keeps(value, bound3.value)) return { keyword, bound: bound3.value };
  }
  return void 0;
}

// rules/common/lib/audience.ts
function isForAppOnly(tool6) {
  const audience = get(tool6, "_meta", "ui", "visibility");
  const isApp = audience?.kind === "array" && !audience.open && audience.items.length > 0 && audience.items.every((each) => text(each) === "app");
  return isApp || text(get(tool6, "_meta", "openai/visibility")) === "private";
}

// rules/common/lib/descriptions.ts
var PLACEHOLDERS = new Set(
  "todo tbd tba fixme xxx na none null undefined empty placeholder loremipsum desc description nodescription nodescriptionprovided nodescriptionavailable descriptionhere descriptiongoeshere adddescription adddescriptionhere adescription yourdescription yourdescriptionhere insertdescriptionhere enterdescriptionhere tooldescription parameterdescription changeme fillme fillmein wip workinprogress comingsoon tobedetermined tobedefined tobedone tobeadded tobewritten".split(" ")
);
var BLANK_OR_PROMISED = /^\s*(?:$|(?:TODO|TBD|FIXME)\s{0,3}(?::|-|$))/;
var BEGINS_TODO = /^\s*[Tt][Oo][Dd][Oo]/;
var PROMISED = /^\s*todo\s{0,3}[:-]\s{0,3}(?:write|describe|document|explain|fill|add (?:a )?description)\b.{0,20}$/i;
var LONGEST4 = 30;
function emptiness(description, name = "") {
  if (BLANK_OR_PROMISED.test(description)) return description.trim() === "" ? "blank" : "placeholder";
  if (BEGINS_TODO.test(description) && PROMISED.test(description)) return "placeholder";
  if (description.length > LONGEST4 + name.length) return void 0;
  const core = essence(description);
  if (core !== "" && core === essence(name)) return "repeats";
  return core === "" || PLACEHOLDERS.has(core) ? "placeholder" : void 0;
}
function essence(text3) {
  const small = text3.toLowerCase();
  return isAscii(small) ? small.replace(/[^a-z\d]+/g, "") : small.replace(/[^\p{L}\p{N}]+/gu, "");
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
    long: "The description of `{{name}}` has {{length}}: it takes room in every request, and some hosts cut or refuse more than {{limit}}. Keep what the model needs to choose and to call."
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
    for (const { node, label = "the tool", description } of tools) {
      if (!isForAppOnly(node)) yield* judge(description, label, options.toolMin, options.toolMax);
    }
    for (const { node, property, role, tool: tool6 } of schemas) {
      if (property && role !== "output" && !isForAppOnly(tool6.node))
        yield* judge(entry(node, "description"), property.key, 0, options.parameterMax);
    }
  }
});
function* judge(description, name, least, most) {
  if (description?.value.kind !== "string") return;
  const { length } = description.value.value.trim();
  if (length > most)
    yield { at: description.value, message: "long", data: { name, length: characters(length), limit: most } };
  if (length >= least) return;
  const dense = denseIn(description.value.value);
  if (length + dense * (LETTERS_IN_ONE - 1) >= least) return;
  const few = dense > 0 ? Math.ceil(least / LETTERS_IN_ONE) : least;
  if (emptiness(description.value.value, name)) return;
  yield { at: description.value, message: "short", data: { name, length: characters(length), limit: few } };
}
var characters = (count) => `${count} character${count === 1 ? "" : "s"}`;
var LETTERS_IN_ONE = 3;
var denseIn = (text3) => text3.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0;

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
  related: [
    { at: first2, note: "Here begins the first of the two." },
    ...others.map((at2) => ({ at: at2, note: `\`${at2.key}\`, too.` }))
  ]
});
function search(node, isListed, repeated2) {
  if (node.kind === "object") {
    if (repeatsKey(node.entries)) for (const each of told(node, isListed)) repeated2.push(each);
    for (const each of node.entries) search(each.value, false, repeated2);
  } else if (node.kind === "array") {
    for (const item of node.items) search(item, true, repeated2);
  }
}
var FEW = 24;
function repeatsKey(entries2) {
  if (entries2.length > FEW) return new Set(entries2.map(({ key }) => key)).size < entries2.length;
  for (let i = 1; i < entries2.length; i++) {
    for (let j2 = 0; j2 < i; j2++) if (entries2[i].key === entries2[j2].key) return true;
  }
  return false;
}
function told(object, isListed) {
  const all2 = repeatedIn(object);
  const [start2, ...others] = all2;
  const isMerged = isListed && others.length > 0 && start2?.first === object.entries[0] && isOnce(all2);
  return isMerged ? [{ ...start2, others: others.map(({ later }) => later) }] : all2;
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
function isWrittenIn(object, { start: start2, end, file }) {
  return object.start <= start2 && end <= object.end && object.file === file;
}

// rules/common/lib/groups.ts
function* twins(manifest, keyOf5) {
  if (manifest.tools.length < 2) return;
  const groups2 = /* @__PURE__ */ new Map();
  for (const tool6 of manifest.tools) {
    const key = keyOf5(tool6);
    if (key === void 0) continue;
    const group2 = tool6.group ?? manifest.root;
    let members = groups2.get(group2);
    if (!members) groups2.set(group2, members = /* @__PURE__ */ new Map());
    const first2 = members.get(key);
    if (!first2) members.set(key, tool6);
    else if (first2.node !== tool6.node) yield [first2, tool6];
  }
}
function areVersions(a, b2) {
  if (a.label !== b2.label || a.version === void 0 || b2.version === void 0) return false;
  const [one2, other] = [a.id, b2.id].map((id) => id?.replace(/@[^@]*$/, ""));
  return a.version !== b2.version && (one2 === void 0 || other === void 0 || one2 === other);
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
function haveOneId(a, b2) {
  return a.id !== void 0 && a.id === b2.id;
}

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
    repeats: "This description only repeats the name `{{name}}`, which the model knows already. Say what it does or what belongs in it, or what form it has."
  },
  *check(manifest) {
    for (const { node, label = "the tool", description } of manifest.tools) {
      if (!isForAppOnly(node)) yield* judge2(description, label);
    }
    for (const schema of manifest.schemas) {
      if (!schema.property || schema.role === "output") continue;
      const description = entry(schema.node, "description");
      for (const problem5 of judge2(description, schema.property.key)) {
        if (isForAppOnly(schema.tool.node)) continue;
        if (problem5.message !== "blank" || !isDemanded(schema, manifest)) yield problem5;
      }
    }
  }
});
function* judge2(description, name) {
  if (description?.value.kind !== "string") return;
  const text3 = description.value.value;
  const found = emptiness(text3, name);
  if (found) yield { at: description.value, message: found, data: { name, text: text3.trim() } };
}
function isDemanded({ role, depth }, { formats: formats2 }) {
  return formats2.includes("shinkai") || formats2.includes("otc") && role === "input" && depth === 1;
}

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
  *check({ root, formats: formats2, mayHold }) {
    if (!mayHold(TELLTALE)) return;
    const skipped = formats2.includes("shinkai") ? "clientSecret" : void 0;
    const suspects2 = [];
    collect(root, skipped, false, suspects2);
    for (const { node, secrets } of suspects2) {
      for (const { name, from, to } of secrets) {
        const start2 = node.value.slice(from, from + 4);
        yield { at: part(node, from, to), message: "secret", data: { kind: name, start: start2, length: to - from } };
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

// rules/common/lib/invisible.ts
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
var isRightToLeft = (text3) => /(?!\u061c)[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text3);
var MARKS = /[\u061c\u200e\u200f]/g;
var EMBEDDED = /[\u202a\u202b][^\u202a-\u202e\u2066-\u2069\n]{0,1000}\u202c|[\u2066-\u2068][^\u202a-\u202e\u2066-\u2069\n]{0,1000}\u2069/g;
function invisibleIn(text3) {
  if (!UNUSUAL.test(text3)) return NONE2;
  const hidden2 = /(?:(?![\t\n\r])[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}])+/gu;
  if (text3.search(hidden2) < 0) return NONE2;
  let looked = text3.replace(properPattern(), blank);
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
function without(text3, stretches) {
  let visible = "";
  let from = 0;
  for (const stretch of stretches) {
    visible += text3.slice(from, stretch.from);
    from = stretch.to;
  }
  return visible + text3.slice(from);
}
function decoded(text3) {
  let plain4 = "";
  for (const char of text3) {
    const code = char.codePointAt(0) - 917504;
    if (code >= 32 && code < 127) plain4 += String.fromCharCode(code);
  }
  return plain4;
}
function kindOf(char) {
  if (/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(char)) return "a direction control";
  if (/[\u200b-\u200d\u2060-\u2064\ufeff\u180e]/.test(char)) return "a character without width";
  if (/[\u{e0000}-\u{e007f}]/u.test(char)) return "a tag character";
  if (/[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/u.test(char)) return "a variation selector";
  if (char === "\xAD") return "a soft hyphen";
  return /\p{Cc}/u.test(char) ? "a control character" : "a format character";
}

// rules/common/lib/texts.ts
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
  for (const resource2 of items(entry(holder, "resources")?.value)) visitHeading(resource2, visit2);
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

// rules/common/hidden-text.ts
var hidden_text_default = defineRule({
  id: "common/hidden-text",
  summary: "Text that a model reads has characters in it that no person sees",
  severity: "error",
  in: "recommended",
  source: {
    document: "Unicode Technical Report 36",
    section: "Visual security issues",
    says: "Characters without a shape of their own let a text say one thing to a person and another to a program.",
    kind: "advice"
  },
  fixable: "safe",
  messages: {
    tags: "This text hides `{{hidden}}` in tag characters: the model reads it and no person sees it. Remove them.",
    invisible: "This text has {{kind}} in it ({{code}}{{more}}), which the model reads and no person sees. Remove what is invisible.",
    name: "The name `{{name}}` has {{kind}} in it ({{code}}{{more}}), which no person sees: whoever types the name as it looks types another one. Remove what is invisible."
  },
  check(manifest) {
    const found = [];
    if (!manifest.mayHold(UNUSUAL)) return found;
    eachText(manifest, (text3) => {
      const hidden2 = invisibleIn(text3.value);
      if (hidden2.length > 0) found.push(inText(text3, hidden2));
    });
    eachName(manifest, (name) => {
      const hidden2 = invisibleIn(name.key);
      if (hidden2.length > 0) found.push(inName(name, hidden2));
    });
    return found;
  }
});
function inText(text3, hidden2) {
  const tags = hidden2.find((each) => decoded(each.text) !== "");
  const { from, to } = tags ?? hidden2[0];
  const visible = without(text3.value, hidden2);
  return {
    at: part(text3, from, to),
    message: tags ? "tags" : "invisible",
    data: tags ? { hidden: decoded(tags.text) } : about(hidden2),
    fix: { title: "Remove what is invisible", safe: true, edits: [{ op: "set", node: text3, value: visible }] }
  };
}
function inName(key, hidden2) {
  return { at: key, message: "name", data: { name: without(key.key, hidden2), ...about(hidden2) } };
}
function about(hidden2) {
  const char = String.fromCodePoint(hidden2[0].text.codePointAt(0));
  const others = hidden2.reduce((count, { text: text3 }) => count + [...text3].length, 0) - 1;
  return {
    kind: kindOf(char),
    code: `U+${char.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
    more: others > 0 ? ` and ${others} more` : ""
  };
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

// rules/common/lib/overrides.ts
var NONE3 = [];
var SIGNS = /[<\]]|ignore|disregard|forget|override|user|instruct|mention/i;
var TELLTALE2 = new RegExp(
  [
    "<(?:[|<]|!--|\\/?(?:important|critical|system|secret|hidden|admin|start_of|end_of))",
    "\\[\\/?inst\\]",
    "(?:ignore|disregard|forget)\\s{1,4}(?:a|every|of|the|these|those|your|my|its|pr|earlier|fore|system|init|orig)",
    "(?:ignore|disregard|forget)\\s{1,4}(?:instr|direct)",
    "override\\s{1,4}a",
    "hide\\s{1,4}(?:this|any)",
    "(?:tell|inform|let)\\s{1,4}(?:the\\s{1,4})?users?",
    "(?:mention|keep|reveal|disclose|repeat)\\s{1,4}(?:this|it|any|these|that|the\\s{1,4}above|to)\\s"
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
function overridesIn(text3, isValue) {
  if (!SIGNS.test(text3) || !TELLTALE2.test(text3.toLowerCase())) return NONE3;
  const found = [
    first(text3, OVERRIDES, "override"),
    first(text3, SECRECY, "secrecy"),
    isValue && TOKENS.some((token) => text3.trim().replace(token, "") === "") ? void 0 : first(text3, TOKENS, "token"),
    isValue ? void 0 : block(text3),
    isValue ? void 0 : comment(text3)
  ];
  return found.filter((each) => each !== void 0);
}
function first(text3, patterns2, kind) {
  for (const pattern of patterns2) {
    for (const { index, 0: words } of text3.matchAll(pattern)) {
      if (!isQuoted(text3, index) && !isTopic(text3, index)) return { kind, from: index, to: index + words.length };
    }
  }
  return void 0;
}
function block(text3) {
  const lower2 = text3.toLowerCase();
  const endless = /* @__PURE__ */ new Set();
  for (const { index, 0: tag, 1: name } of text3.matchAll(BLOCK)) {
    if (isQuoted(text3, index)) continue;
    const word = name.toLowerCase();
    const isBlock = word === "important" || !endless.has(word) && lower2.includes(`</${word}>`, index);
    if (isBlock) return { kind: "block", from: index, to: index + tag.length };
    endless.add(word);
  }
  return void 0;
}
function comment(text3) {
  let from = text3.indexOf(COMMENT_START);
  while (from >= 0) {
    const end = text3.indexOf(COMMENT_END, from);
    if (end < 0) return void 0;
    const content = text3.slice(from + COMMENT_START.length, end);
    if (isSentence(content) && !isQuoted(text3, from)) return { kind: "comment", from, to: end + COMMENT_END.length };
    from = text3.indexOf(COMMENT_START, end);
  }
  return void 0;
}
function isSentence(content) {
  if (/^\s*\/?wp:/.test(content)) return false;
  return content.slice(0, 200).split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1;
}
function isTopic(text3, at2) {
  return /injections?\b|jailbreak/i.test(text3.slice(Math.max(0, at2 - 80), at2));
}
function isQuoted(text3, at2) {
  return /["'`\u2018\u2019\u201c\u201d\u00ab\u201e]/.test(text3[at2 - 1] ?? "");
}

// rules/common/instruction-override.ts
var instruction_override_default = defineRule({
  id: "common/instruction-override",
  summary: "Text tells the model to disobey, or to hide something from the user",
  severity: "error",
  in: "recommended",
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

// rules/common/lib/broken-pattern.ts
var LONGEST5 = 1e3;
function isBroken(pattern) {
  if (pattern.length > LONGEST5 || OF_OTHERS.test(pattern)) return false;
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

// src/core/pointer.ts
function stepsOf(pointer) {
  return pointer.split("/").slice(1).map((step2) => step2.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function stepTo(key) {
  return `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

// rules/common/lib/reference.ts
function referenceSteps(reference) {
  if (!reference?.startsWith("#/")) return void 0;
  try {
    return stepsOf(decodeURIComponent(reference.slice(1)));
  } catch {
    return void 0;
  }
}

// rules/common/lib/local-reference.ts
function* danglingReferences(manifest) {
  const hasOwnRoots = schemasByKey(manifest).has("$id") || schemasByKey(manifest).has("id");
  if (hasOwnRoots) return;
  for (const schema of schemasWith(manifest, "$ref")) {
    const at2 = get(schema.node, "$ref");
    const path2 = at2?.kind === "string" ? localSteps(at2.value) : void 0;
    if (at2?.kind !== "string" || !path2) continue;
    const roots = [rootOf(schema), schema.tool.node, manifest.root];
    if (roots.some((root) => root === void 0 || leads(root, path2) !== "no")) continue;
    if (schema.tool.node !== manifest.root && hasSchemaBeside(manifest.root)) continue;
    yield { at: at2, meant: meantBy(rootOf(schema), path2) };
  }
}
function hasSchemaBeside(root) {
  return entries(root).some(({ value }) => has(value, "properties") === "yes" || has(value, "enum") === "yes");
}
var rootOf = ({ tool: tool6, role }) => tool6.schemas.find((each) => each.role === role && each.shape === "schema")?.node;
function localSteps(reference) {
  return /^#\/(?:\$defs|definitions|properties)\//.test(reference) ? referenceSteps(reference) : void 0;
}
function leads(root, path2) {
  let at2 = root;
  for (const step2 of path2) {
    const next = at2.kind === "array" ? at2.items[Number(step2)] : get(at2, step2);
    if (!next) return at2.kind === "array" && at2.open ? "unknown" : has(at2, step2);
    at2 = next;
  }
  return "yes";
}
function meantBy(root, path2) {
  const holder = get(root, ...path2.slice(0, -1));
  const name = near(
    path2.at(-1),
    entries(holder).map(({ key }) => key)
  );
  return name === void 0 ? void 0 : `#/${[...path2.slice(0, -1), name].join("/")}`;
}

// src/core/metaschemas.js
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
  function j2(n, { instancePath: p = "", parentData: w2, parentDataProperty: m, rootData: o = n, dynamicAnchors: v3 = {} } = {}) {
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
  const Z = { type: "array", minItems: 1, items: { $ref: "#" } }, E2 = { validate: l };
  function x2(n, { instancePath: p = "", parentData: w2, parentDataProperty: m, rootData: o = n, dynamicAnchors: v3 = {} } = {}) {
    let e = null, i = 0;
    const k = x2.evaluated;
    if (k.dynamicProps && (k.props = void 0), k.dynamicItems && (k.items = void 0), Array.isArray(n)) {
      if (n.length < 1) {
        const u = { instancePath: p, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
        e === null ? e = [u] : e.push(u), i++;
      }
      const r = n.length;
      for (let u = 0; u < r; u++) E2.validate(n[u], { instancePath: p + "/" + u, parentData: n, parentDataProperty: u, rootData: o, dynamicAnchors: v3 }) || (e = d(e, E2.validate.errors), i = e.length);
    } else {
      const r = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      e === null ? e = [r] : e.push(r), i++;
    }
    return x2.errors = e, i === 0;
  }
  x2.evaluated = { items: true, dynamicProps: false, dynamicItems: false };
  function l(n, { instancePath: p = "", parentData: w2, parentDataProperty: m, rootData: o = n, dynamicAnchors: v3 = {} } = {}) {
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
      if (n.minLength !== void 0 && (j2(n.minLength, { instancePath: p + "/minLength", parentData: n, parentDataProperty: "minLength", rootData: o, dynamicAnchors: v3 }) || (e = d(e, j2.errors), i = e.length)), n.pattern !== void 0 && typeof n.pattern != "string") {
        const f = { instancePath: p + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.additionalItems !== void 0 && (l(n.additionalItems, { instancePath: p + "/additionalItems", parentData: n, parentDataProperty: "additionalItems", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.items !== void 0) {
        let f = n.items;
        const s = i;
        let t = false;
        const a = i;
        if (!l(f, { instancePath: p + "/items", parentData: n, parentDataProperty: "items", rootData: o, dynamicAnchors: v3 })) e = d(e, l.errors), i = e.length;
        else var r = l.evaluated.items;
        var u = a === i;
        t = t || u;
        const y = i;
        x2(f, { instancePath: p + "/items", parentData: n, parentDataProperty: "items", rootData: o, dynamicAnchors: v3 }) || (e = d(e, x2.errors), i = e.length);
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
      if (n.minItems !== void 0 && (j2(n.minItems, { instancePath: p + "/minItems", parentData: n, parentDataProperty: "minItems", rootData: o, dynamicAnchors: v3 }) || (e = d(e, j2.errors), i = e.length)), n.uniqueItems !== void 0 && typeof n.uniqueItems != "boolean") {
        const f = { instancePath: p + "/uniqueItems", schemaPath: "#/properties/uniqueItems/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (n.contains !== void 0 && (l(n.contains, { instancePath: p + "/contains", parentData: n, parentDataProperty: "contains", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.maxProperties !== void 0) {
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
      if (n.minProperties !== void 0 && (j2(n.minProperties, { instancePath: p + "/minProperties", parentData: n, parentDataProperty: "minProperties", rootData: o, dynamicAnchors: v3 }) || (e = d(e, j2.errors), i = e.length)), n.required !== void 0) {
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
      if (n.additionalProperties !== void 0 && (l(n.additionalProperties, { instancePath: p + "/additionalProperties", parentData: n, parentDataProperty: "additionalProperties", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.definitions !== void 0) {
        let f = n.definitions;
        if (f && typeof f == "object" && !Array.isArray(f)) for (const s in f) l(f[s], { instancePath: p + "/definitions/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: f, parentDataProperty: s, rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length);
        else {
          const s = { instancePath: p + "/definitions", schemaPath: "#/properties/definitions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), i++;
        }
      }
      if (n.properties !== void 0) {
        let f = n.properties;
        if (f && typeof f == "object" && !Array.isArray(f)) for (const s in f) l(f[s], { instancePath: p + "/properties/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: f, parentDataProperty: s, rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length);
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
          for (const s in f) l(f[s], { instancePath: p + "/patternProperties/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: f, parentDataProperty: s, rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length);
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
          if (!l(t, { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: f, parentDataProperty: s, rootData: o, dynamicAnchors: v3 })) e = d(e, l.errors), i = e.length;
          else var q = l.evaluated.items;
          var O2 = c === i;
          y = y || O2;
          const g = i;
          if (Array.isArray(t)) {
            const $2 = t.length;
            for (let P3 = 0; P3 < $2; P3++) if (typeof t[P3] != "string") {
              const I = { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + P3, schemaPath: "#/definitions/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [I] : e.push(I), i++;
            }
            let h = t.length, b2;
            if (h > 1) {
              const P3 = {};
              for (; h--; ) {
                let I = t[h];
                if (typeof I == "string") {
                  if (typeof P3[I] == "number") {
                    b2 = P3[I];
                    const N = { instancePath: p + "/dependencies/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: h, j: b2 }, message: "must NOT have duplicate items (items ## " + b2 + " and " + h + " are identical)" };
                    e === null ? e = [N] : e.push(N), i++;
                    break;
                  }
                  P3[I] = h;
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
      if (n.propertyNames !== void 0 && (l(n.propertyNames, { instancePath: p + "/propertyNames", parentData: n, parentDataProperty: "propertyNames", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.enum !== void 0 && !Array.isArray(n.enum)) {
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
            const h = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            e === null ? e = [h] : e.push(h), i++;
          }
          const c = f.length;
          for (let h = 0; h < c; h++) {
            let b2 = f[h];
            if (typeof b2 != "string") {
              const P3 = { instancePath: p + "/type/" + h, schemaPath: "#/properties/type/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [P3] : e.push(P3), i++;
            }
            if (!(b2 === "array" || b2 === "boolean" || b2 === "integer" || b2 === "null" || b2 === "number" || b2 === "object" || b2 === "string")) {
              const P3 = { instancePath: p + "/type/" + h, schemaPath: "#/definitions/simpleTypes/enum", keyword: "enum", params: { allowedValues: T2.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [P3] : e.push(P3), i++;
            }
          }
          let g = f.length, $2;
          if (g > 1) {
            const h = {};
            for (; g--; ) {
              let b2 = f[g];
              if (typeof b2 == "string") {
                if (typeof h[b2] == "number") {
                  $2 = h[b2];
                  const P3 = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: g, j: $2 }, message: "must NOT have duplicate items (items ## " + $2 + " and " + g + " are identical)" };
                  e === null ? e = [P3] : e.push(P3), i++;
                  break;
                }
                h[b2] = g;
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
      n.if !== void 0 && (l(n.if, { instancePath: p + "/if", parentData: n, parentDataProperty: "if", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.then !== void 0 && (l(n.then, { instancePath: p + "/then", parentData: n, parentDataProperty: "then", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.else !== void 0 && (l(n.else, { instancePath: p + "/else", parentData: n, parentDataProperty: "else", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.allOf !== void 0 && (x2(n.allOf, { instancePath: p + "/allOf", parentData: n, parentDataProperty: "allOf", rootData: o, dynamicAnchors: v3 }) || (e = d(e, x2.errors), i = e.length)), n.anyOf !== void 0 && (x2(n.anyOf, { instancePath: p + "/anyOf", parentData: n, parentDataProperty: "anyOf", rootData: o, dynamicAnchors: v3 }) || (e = d(e, x2.errors), i = e.length)), n.oneOf !== void 0 && (x2(n.oneOf, { instancePath: p + "/oneOf", parentData: n, parentDataProperty: "oneOf", rootData: o, dynamicAnchors: v3 }) || (e = d(e, x2.errors), i = e.length)), n.not !== void 0 && (l(n.not, { instancePath: p + "/not", parentData: n, parentDataProperty: "not", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length));
    }
    return l.errors = e, i === 0;
  }
  return l.evaluated = { props: { $id: true, $schema: true, $ref: true, $comment: true, title: true, description: true, default: true, readOnly: true, examples: true, multipleOf: true, maximum: true, exclusiveMaximum: true, minimum: true, exclusiveMinimum: true, maxLength: true, minLength: true, pattern: true, additionalItems: true, items: true, maxItems: true, minItems: true, uniqueItems: true, contains: true, maxProperties: true, minProperties: true, required: true, additionalProperties: true, definitions: true, properties: true, patternProperties: true, dependencies: true, propertyNames: true, const: true, enum: true, type: true, format: true, contentMediaType: true, contentEncoding: true, if: true, then: true, else: true, allOf: true, anyOf: true, oneOf: true, not: true }, dynamicProps: false, dynamicItems: false }, l;
});
var W = z(() => {
  const D = { type: ["object", "boolean"], properties: { $id: { type: "string", format: "uri-reference", $comment: "Non-empty fragments not allowed.", pattern: "^[^#]*#?$" }, $schema: { type: "string", format: "uri" }, $anchor: { type: "string", pattern: "^[A-Za-z][-A-Za-z0-9.:_]*$" }, $ref: { type: "string", format: "uri-reference" }, $recursiveRef: { type: "string", format: "uri-reference" }, $recursiveAnchor: { type: "boolean", default: false }, $vocabulary: { type: "object", propertyNames: { type: "string", format: "uri" }, additionalProperties: { type: "boolean" } }, $comment: { type: "string" }, $defs: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, additionalItems: { $ref: "#" }, unevaluatedItems: { $ref: "#" }, items: { anyOf: [{ $ref: "#" }, { $ref: "#/$defs/schemaArray" }] }, contains: { $ref: "#" }, additionalProperties: { $ref: "#" }, unevaluatedProperties: { $ref: "#" }, properties: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, patternProperties: { type: "object", additionalProperties: { $ref: "#" }, propertyNames: { format: "regex" }, default: {} }, dependentSchemas: { type: "object", additionalProperties: { $ref: "#" } }, propertyNames: { $ref: "#" }, if: { $ref: "#" }, then: { $ref: "#" }, else: { $ref: "#" }, allOf: { $ref: "#/$defs/schemaArray" }, anyOf: { $ref: "#/$defs/schemaArray" }, oneOf: { $ref: "#/$defs/schemaArray" }, not: { $ref: "#" }, multipleOf: { type: "number", exclusiveMinimum: 0 }, maximum: { type: "number" }, exclusiveMaximum: { type: "number" }, minimum: { type: "number" }, exclusiveMinimum: { type: "number" }, maxLength: { $ref: "#/$defs/nonNegativeInteger" }, minLength: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, pattern: { type: "string", format: "regex" }, maxItems: { $ref: "#/$defs/nonNegativeInteger" }, minItems: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, uniqueItems: { type: "boolean", default: false }, maxContains: { $ref: "#/$defs/nonNegativeInteger" }, minContains: { default: 1, $ref: "#/$defs/nonNegativeInteger" }, maxProperties: { $ref: "#/$defs/nonNegativeInteger" }, minProperties: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, required: { $ref: "#/$defs/stringArray" }, dependentRequired: { type: "object", additionalProperties: { $ref: "#/$defs/stringArray" } }, const: true, enum: { type: "array", items: true }, type: { anyOf: [{ $ref: "#/$defs/simpleTypes" }, { type: "array", items: { type: "string", $ref: "#/$defs/simpleTypes" }, minItems: 1, uniqueItems: true }] }, title: { type: "string" }, description: { type: "string" }, default: true, deprecated: { type: "boolean", default: false }, readOnly: { type: "boolean", default: false }, writeOnly: { type: "boolean", default: false }, examples: { type: "array", items: true }, format: { type: "string" }, contentMediaType: { type: "string" }, contentEncoding: { type: "string" }, contentSchema: { $ref: "#" }, definitions: { $comment: "While no longer an official keyword as it is replaced by $defs, this keyword is retained in the meta-schema to prevent incompatible extensions as it remains in common use.", type: "object", additionalProperties: { $ref: "#" }, default: {} }, dependencies: { $comment: '"dependencies" is no longer a keyword, but schema authors should avoid redefining it to facilitate a smooth transition to "dependentSchemas" and "dependentRequired"', type: "object", additionalProperties: { anyOf: [{ $ref: "#" }, { $ref: "#/$defs/stringArray" }] } } }, $defs: { schemaArray: { type: "array", minItems: 1, items: { $ref: "#" } }, nonNegativeInteger: { type: "integer", minimum: 0 }, nonNegativeIntegerDefault0: { default: 0, $ref: "#/$defs/nonNegativeInteger" }, simpleTypes: { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, stringArray: { type: "array", items: { type: "string" }, default: [], uniqueItems: true } }, definitions: {} }, R = { type: "integer", minimum: 0 }, _ = { type: "array", items: { type: "string" }, default: [], uniqueItems: true }, T2 = { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, L = new RegExp("^[^#]*#?$", "u"), j2 = new RegExp("^[A-Za-z][-A-Za-z0-9.:_]*$", "u"), Z = { type: "array", minItems: 1, items: { $ref: "#" } }, E2 = { validate: l };
  function x2(n, { instancePath: p = "", parentData: w2, parentDataProperty: m, rootData: o = n, dynamicAnchors: v3 = {} } = {}) {
    let e = null, i = 0;
    const k = x2.evaluated;
    if (k.dynamicProps && (k.props = void 0), k.dynamicItems && (k.items = void 0), Array.isArray(n)) {
      if (n.length < 1) {
        const u = { instancePath: p, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
        e === null ? e = [u] : e.push(u), i++;
      }
      const r = n.length;
      for (let u = 0; u < r; u++) E2.validate(n[u], { instancePath: p + "/" + u, parentData: n, parentDataProperty: u, rootData: o, dynamicAnchors: v3 }) || (e = d(e, E2.validate.errors), i = e.length);
    } else {
      const r = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      e === null ? e = [r] : e.push(r), i++;
    }
    return x2.errors = e, i === 0;
  }
  x2.evaluated = { items: true, dynamicProps: false, dynamicItems: false };
  function l(n, { instancePath: p = "", parentData: w2, parentDataProperty: m, rootData: o = n, dynamicAnchors: v3 = {} } = {}) {
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
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) l(s[t], { instancePath: p + "/$defs/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length);
        else {
          const t = { instancePath: p + "/$defs", schemaPath: "#/properties/%24defs/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.additionalItems !== void 0 && (l(n.additionalItems, { instancePath: p + "/additionalItems", parentData: n, parentDataProperty: "additionalItems", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.unevaluatedItems !== void 0 && (l(n.unevaluatedItems, { instancePath: p + "/unevaluatedItems", parentData: n, parentDataProperty: "unevaluatedItems", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.items !== void 0) {
        let s = n.items;
        const t = i;
        let a = false;
        const y = i;
        if (!l(s, { instancePath: p + "/items", parentData: n, parentDataProperty: "items", rootData: o, dynamicAnchors: v3 })) e = d(e, l.errors), i = e.length;
        else var u = l.evaluated.items;
        var A = y === i;
        a = a || A;
        const c = i;
        x2(s, { instancePath: p + "/items", parentData: n, parentDataProperty: "items", rootData: o, dynamicAnchors: v3 }) || (e = d(e, x2.errors), i = e.length);
        var A = c === i;
        if (a = a || A, A && u !== true && (u = true), a) i = t, e !== null && (t ? e.length = t : e = null);
        else {
          const g = { instancePath: p + "/items", schemaPath: "#/properties/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          e === null ? e = [g] : e.push(g), i++;
        }
      }
      if (n.contains !== void 0 && (l(n.contains, { instancePath: p + "/contains", parentData: n, parentDataProperty: "contains", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.additionalProperties !== void 0 && (l(n.additionalProperties, { instancePath: p + "/additionalProperties", parentData: n, parentDataProperty: "additionalProperties", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.unevaluatedProperties !== void 0 && (l(n.unevaluatedProperties, { instancePath: p + "/unevaluatedProperties", parentData: n, parentDataProperty: "unevaluatedProperties", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.properties !== void 0) {
        let s = n.properties;
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) l(s[t], { instancePath: p + "/properties/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length);
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
          for (const t in s) l(s[t], { instancePath: p + "/patternProperties/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length);
        } else {
          const t = { instancePath: p + "/patternProperties", schemaPath: "#/properties/patternProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.dependentSchemas !== void 0) {
        let s = n.dependentSchemas;
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) l(s[t], { instancePath: p + "/dependentSchemas/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length);
        else {
          const t = { instancePath: p + "/dependentSchemas", schemaPath: "#/properties/dependentSchemas/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
      if (n.propertyNames !== void 0 && (l(n.propertyNames, { instancePath: p + "/propertyNames", parentData: n, parentDataProperty: "propertyNames", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.if !== void 0 && (l(n.if, { instancePath: p + "/if", parentData: n, parentDataProperty: "if", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.then !== void 0 && (l(n.then, { instancePath: p + "/then", parentData: n, parentDataProperty: "then", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.else !== void 0 && (l(n.else, { instancePath: p + "/else", parentData: n, parentDataProperty: "else", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.allOf !== void 0 && (x2(n.allOf, { instancePath: p + "/allOf", parentData: n, parentDataProperty: "allOf", rootData: o, dynamicAnchors: v3 }) || (e = d(e, x2.errors), i = e.length)), n.anyOf !== void 0 && (x2(n.anyOf, { instancePath: p + "/anyOf", parentData: n, parentDataProperty: "anyOf", rootData: o, dynamicAnchors: v3 }) || (e = d(e, x2.errors), i = e.length)), n.oneOf !== void 0 && (x2(n.oneOf, { instancePath: p + "/oneOf", parentData: n, parentDataProperty: "oneOf", rootData: o, dynamicAnchors: v3 }) || (e = d(e, x2.errors), i = e.length)), n.not !== void 0 && (l(n.not, { instancePath: p + "/not", parentData: n, parentDataProperty: "not", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.multipleOf !== void 0) {
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
              const h = { instancePath: p + "/dependentRequired/" + t.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + $2, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [h] : e.push(h), i++;
            }
            let c = a.length, g;
            if (c > 1) {
              const $2 = {};
              for (; c--; ) {
                let h = a[c];
                if (typeof h == "string") {
                  if (typeof $2[h] == "number") {
                    g = $2[h];
                    const b2 = { instancePath: p + "/dependentRequired/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: c, j: g }, message: "must NOT have duplicate items (items ## " + g + " and " + c + " are identical)" };
                    e === null ? e = [b2] : e.push(b2), i++;
                    break;
                  }
                  $2[h] = c;
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
            const b2 = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            e === null ? e = [b2] : e.push(b2), i++;
          }
          const g = s.length;
          for (let b2 = 0; b2 < g; b2++) {
            let P3 = s[b2];
            if (typeof P3 != "string") {
              const I = { instancePath: p + "/type/" + b2, schemaPath: "#/properties/type/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [I] : e.push(I), i++;
            }
            if (!(P3 === "array" || P3 === "boolean" || P3 === "integer" || P3 === "null" || P3 === "number" || P3 === "object" || P3 === "string")) {
              const I = { instancePath: p + "/type/" + b2, schemaPath: "#/$defs/simpleTypes/enum", keyword: "enum", params: { allowedValues: T2.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [I] : e.push(I), i++;
            }
          }
          let $2 = s.length, h;
          if ($2 > 1) {
            const b2 = {};
            for (; $2--; ) {
              let P3 = s[$2];
              if (typeof P3 == "string") {
                if (typeof b2[P3] == "number") {
                  h = b2[P3];
                  const I = { instancePath: p + "/type", schemaPath: "#/properties/type/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: $2, j: h }, message: "must NOT have duplicate items (items ## " + h + " and " + $2 + " are identical)" };
                  e === null ? e = [I] : e.push(I), i++;
                  break;
                }
                b2[P3] = $2;
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
      if (n.contentSchema !== void 0 && (l(n.contentSchema, { instancePath: p + "/contentSchema", parentData: n, parentDataProperty: "contentSchema", rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length)), n.definitions !== void 0) {
        let s = n.definitions;
        if (s && typeof s == "object" && !Array.isArray(s)) for (const t in s) l(s[t], { instancePath: p + "/definitions/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v3 }) || (e = d(e, l.errors), i = e.length);
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
          if (!l(a, { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: t, rootData: o, dynamicAnchors: v3 })) e = d(e, l.errors), i = e.length;
          else var M2 = l.evaluated.items;
          var f = g === i;
          c = c || f;
          const $2 = i;
          if (Array.isArray(a)) {
            const h = a.length;
            for (let I = 0; I < h; I++) if (typeof a[I] != "string") {
              const N = { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + I, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [N] : e.push(N), i++;
            }
            let b2 = a.length, P3;
            if (b2 > 1) {
              const I = {};
              for (; b2--; ) {
                let N = a[b2];
                if (typeof N == "string") {
                  if (typeof I[N] == "number") {
                    P3 = I[N];
                    const S = { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: b2, j: P3 }, message: "must NOT have duplicate items (items ## " + P3 + " and " + b2 + " are identical)" };
                    e === null ? e = [S] : e.push(S), i++;
                    break;
                  }
                  I[N] = b2;
                }
              }
            }
          } else {
            const h = { instancePath: p + "/dependencies/" + t.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [h] : e.push(h), i++;
          }
          var f = $2 === i;
          if (c = c || f, f && M2 !== true && (M2 = true), c) i = y, e !== null && (y ? e.length = y : e = null);
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
  const D = { type: ["object", "boolean"], properties: { $id: { $comment: "Non-empty fragments not allowed.", pattern: "^[^#]*#?$", $ref: "#/$defs/uriReferenceString" }, $schema: { $ref: "#/$defs/uriString" }, $ref: { $ref: "#/$defs/uriReferenceString" }, $anchor: { $ref: "#/$defs/anchorString" }, $dynamicRef: { $ref: "#/$defs/uriReferenceString" }, $dynamicAnchor: { $ref: "#/$defs/anchorString" }, $vocabulary: { type: "object", propertyNames: { $ref: "#/$defs/uriString" }, additionalProperties: { type: "boolean" } }, $comment: { type: "string" }, $defs: { type: "object", additionalProperties: { $ref: "#" } }, prefixItems: { $ref: "#/$defs/schemaArray" }, items: { $ref: "#" }, contains: { $ref: "#" }, additionalProperties: { $ref: "#" }, properties: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, patternProperties: { type: "object", additionalProperties: { $ref: "#" }, propertyNames: { format: "regex" }, default: {} }, dependentSchemas: { type: "object", additionalProperties: { $ref: "#" }, default: {} }, propertyNames: { $ref: "#" }, if: { $ref: "#" }, then: { $ref: "#" }, else: { $ref: "#" }, allOf: { $ref: "#/$defs/schemaArray" }, anyOf: { $ref: "#/$defs/schemaArray" }, oneOf: { $ref: "#/$defs/schemaArray" }, not: { $ref: "#" }, unevaluatedItems: { $ref: "#" }, unevaluatedProperties: { $ref: "#" }, type: { anyOf: [{ $ref: "#/$defs/simpleTypes" }, { type: "array", items: { type: "string", $ref: "#/$defs/simpleTypes" }, minItems: 1, uniqueItems: true }] }, const: true, enum: { type: "array", items: true }, multipleOf: { type: "number", exclusiveMinimum: 0 }, maximum: { type: "number" }, exclusiveMaximum: { type: "number" }, minimum: { type: "number" }, exclusiveMinimum: { type: "number" }, maxLength: { $ref: "#/$defs/nonNegativeInteger" }, minLength: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, pattern: { type: "string", format: "regex" }, maxItems: { $ref: "#/$defs/nonNegativeInteger" }, minItems: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, uniqueItems: { type: "boolean", default: false }, maxContains: { $ref: "#/$defs/nonNegativeInteger" }, minContains: { default: 1, $ref: "#/$defs/nonNegativeInteger" }, maxProperties: { $ref: "#/$defs/nonNegativeInteger" }, minProperties: { $ref: "#/$defs/nonNegativeIntegerDefault0" }, required: { $ref: "#/$defs/stringArray" }, dependentRequired: { type: "object", additionalProperties: { $ref: "#/$defs/stringArray" } }, title: { type: "string" }, description: { type: "string" }, default: true, deprecated: { type: "boolean", default: false }, readOnly: { type: "boolean", default: false }, writeOnly: { type: "boolean", default: false }, examples: { type: "array", items: true }, format: { type: "string" }, contentEncoding: { type: "string" }, contentMediaType: { type: "string" }, contentSchema: { $ref: "#" }, definitions: { $comment: '"definitions" has been replaced by "$defs".', type: "object", additionalProperties: { $ref: "#" }, deprecated: true, default: {} }, dependencies: { $comment: '"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serve their differing semantics.', type: "object", additionalProperties: { anyOf: [{ $ref: "#" }, { $ref: "#/$defs/stringArray" }] }, deprecated: true, default: {} }, $recursiveAnchor: { $comment: '"$recursiveAnchor" has been replaced by "$dynamicAnchor".', deprecated: true, $ref: "#/$defs/anchorString" }, $recursiveRef: { $comment: '"$recursiveRef" has been replaced by "$dynamicRef".', deprecated: true, $ref: "#/$defs/uriReferenceString" } }, $defs: { anchorString: { type: "string", pattern: "^[A-Za-z_][-A-Za-z0-9._]*$" }, uriString: { type: "string", format: "uri" }, uriReferenceString: { type: "string", format: "uri-reference" }, schemaArray: { type: "array", minItems: 1, items: { $ref: "#" } }, nonNegativeInteger: { type: "integer", minimum: 0 }, nonNegativeIntegerDefault0: { default: 0, $ref: "#/$defs/nonNegativeInteger" }, simpleTypes: { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, stringArray: { type: "array", items: { type: "string" }, default: [], uniqueItems: true } }, definitions: {} }, R = { type: "string", format: "uri-reference" }, _ = { type: "string", format: "uri" }, T2 = { type: "string", pattern: "^[A-Za-z_][-A-Za-z0-9._]*$" }, L = { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] }, j2 = { type: "integer", minimum: 0 }, Z = { type: "array", items: { type: "string" }, default: [], uniqueItems: true }, E2 = new RegExp("^[^#]*#?$", "u"), x2 = new RegExp("^[A-Za-z_][-A-Za-z0-9._]*$", "u"), l = { type: "array", minItems: 1, items: { $ref: "#" } }, n = { validate: w2 };
  function p(m, { instancePath: o = "", parentData: v3, parentDataProperty: e, rootData: i = m, dynamicAnchors: k = {} } = {}) {
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
  function w2(m, { instancePath: o = "", parentData: v3, parentDataProperty: e, rootData: i = m, dynamicAnchors: k = {} } = {}) {
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
        if (typeof t == "string" && !E2.test(t)) {
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
          if (!x2.test(t)) {
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
          if (!x2.test(t)) {
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
            const P3 = { instancePath: o + "/type", schemaPath: "#/properties/type/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            r === null ? r = [P3] : r.push(P3), u++;
          }
          const $2 = t.length;
          for (let P3 = 0; P3 < $2; P3++) {
            let I = t[P3];
            if (typeof I != "string") {
              const N = { instancePath: o + "/type/" + P3, schemaPath: "#/properties/type/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              r === null ? r = [N] : r.push(N), u++;
            }
            if (!(I === "array" || I === "boolean" || I === "integer" || I === "null" || I === "number" || I === "object" || I === "string")) {
              const N = { instancePath: o + "/type/" + P3, schemaPath: "#/$defs/simpleTypes/enum", keyword: "enum", params: { allowedValues: L.enum }, message: "must be equal to one of the allowed values" };
              r === null ? r = [N] : r.push(N), u++;
            }
          }
          let h = t.length, b2;
          if (h > 1) {
            const P3 = {};
            for (; h--; ) {
              let I = t[h];
              if (typeof I == "string") {
                if (typeof P3[I] == "number") {
                  b2 = P3[I];
                  const N = { instancePath: o + "/type", schemaPath: "#/properties/type/anyOf/1/uniqueItems", keyword: "uniqueItems", params: { i: h, j: b2 }, message: "must NOT have duplicate items (items ## " + b2 + " and " + h + " are identical)" };
                  r === null ? r = [N] : r.push(N), u++;
                  break;
                }
                P3[I] = h;
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
                  const h = { instancePath: o + "/required", schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: y, j: c }, message: "must NOT have duplicate items (items ## " + c + " and " + y + " are identical)" };
                  r === null ? r = [h] : r.push(h), u++;
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
            for (let h = 0; h < c; h++) if (typeof y[h] != "string") {
              const b2 = { instancePath: o + "/dependentRequired/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + h, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              r === null ? r = [b2] : r.push(b2), u++;
            }
            let g = y.length, $2;
            if (g > 1) {
              const h = {};
              for (; g--; ) {
                let b2 = y[g];
                if (typeof b2 == "string") {
                  if (typeof h[b2] == "number") {
                    $2 = h[b2];
                    const P3 = { instancePath: o + "/dependentRequired/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: g, j: $2 }, message: "must NOT have duplicate items (items ## " + $2 + " and " + g + " are identical)" };
                    r === null ? r = [P3] : r.push(P3), u++;
                    break;
                  }
                  h[b2] = g;
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
          const h = u;
          if (Array.isArray(y)) {
            const b2 = y.length;
            for (let N = 0; N < b2; N++) if (typeof y[N] != "string") {
              const S = { instancePath: o + "/dependencies/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + N, schemaPath: "#/$defs/stringArray/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              r === null ? r = [S] : r.push(S), u++;
            }
            let P3 = y.length, I;
            if (P3 > 1) {
              const N = {};
              for (; P3--; ) {
                let S = y[P3];
                if (typeof S == "string") {
                  if (typeof N[S] == "number") {
                    I = N[S];
                    const C = { instancePath: o + "/dependencies/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/uniqueItems", keyword: "uniqueItems", params: { i: P3, j: I }, message: "must NOT have duplicate items (items ## " + I + " and " + P3 + " are identical)" };
                    r === null ? r = [C] : r.push(C), u++;
                    break;
                  }
                  N[S] = P3;
                }
              }
            }
          } else {
            const b2 = { instancePath: o + "/dependencies/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/stringArray/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            r === null ? r = [b2] : r.push(b2), u++;
          }
          var s = h === u;
          if (g = g || s, s && f !== true && (f = true), g) u = c, r !== null && (c ? r.length = c : r = null);
          else {
            const b2 = { instancePath: o + "/dependencies/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dependencies/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            r === null ? r = [b2] : r.push(b2), u++;
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
          if (!x2.test(t)) {
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

// rules/common/lib/metaschema.ts
function dialectOf(schema) {
  const named2 = text(entry(schema, "$schema")?.value);
  return named2 === void 0 ? void 0 : DIALECTS.get(named2.replace(/^https?:\/\//, "").replace(/#$/, ""));
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
  return [...common ?? []].flatMap((path2) => faultAt(schema, stepsOf(path2)) ?? []);
}
function pathOf({ instancePath, keyword, params }) {
  if (keyword !== "uniqueItems") return instancePath;
  return `${instancePath}/${Math.max(Number(params["i"]), Number(params["j"]))}`;
}
function innermost(places) {
  const outer = /* @__PURE__ */ new Set();
  for (const place3 of places) for (const each of around(place3)) outer.add(each);
  return new Set([...places].filter((place3) => !outer.has(place3)));
}
function inBoth(a, b2) {
  const isIn3 = (place3, places) => places.has(place3) || around(place3).some((each) => places.has(each));
  return /* @__PURE__ */ new Set([...[...a].filter((place3) => isIn3(place3, b2)), ...[...b2].filter((place3) => isIn3(place3, a))]);
}
function around(place3) {
  const outer = [];
  for (let end = place3.lastIndexOf("/"); end >= 0; end = place3.lastIndexOf("/", end - 1)) {
    outer.push(place3.slice(0, end));
    if (end === 0) break;
  }
  return outer;
}
function faultAt(schema, path2) {
  let node = schema;
  let keyword = "";
  let isEntry2 = false;
  let expected = "schema";
  for (const step2 of path2) {
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
  const problem5 = !isEntry2 ? "wrong" : SHAPES[expected].fits(node) ? "repeated" : "wrongEntry";
  return { node, keyword, problem: problem5, expected: SHAPES[expected].words };
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

// rules/common/lib/plain-schema.ts
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
        for (const { node, keyword, problem: problem5, expected } of faultsIn(schema)) {
          if (isVague(node) || isUnset(node, manifest) || judgedByFormat(manifest, node)) continue;
          const hint2 = keyword === "type" && problem5 !== "repeated" ? hintAt(node) : "";
          const data = { keyword, found: show(node), hint: hint2, expected, dialect: dialect ? ` of ${dialect}` : "" };
          yield { at: node, message: problem5, data };
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
    missing: "The parameter `{{name}}` has no description, so the model can only guess by its name what to fill in. Add one that says what belongs there and in what form."
  },
  options: {
    schema: {
      type: "object",
      additionalProperties: false,
      properties: {
        null: {
          enum: ["accept", "report"],
          description: "What to make of a description that is null, which Gloodata writes where the author gave none"
        }
      }
    },
    defaults: { null: "accept" },
    presets: { strict: { null: "report" } }
  },
  *check(manifest, { options }) {
    if (!manifest.formats.some((format6) => JUDGED.has(format6))) return;
    for (const schema of manifest.schemas) {
      const { node, property, tool: tool6 } = schema;
      if (!property || !isParameter(schema) || isFixed(node) || mayBeDescribed(node, manifest, options)) continue;
      if (isMisspelt(node, "description") || isForAppOnly(tool6.node)) continue;
      yield { at: lack(node), message: "missing", data: { name: property.key } };
    }
  }
});
var JUDGED = /* @__PURE__ */ new Set(["openai", "mcp", "gloodata"]);
function isParameter({ role, depth }) {
  return role === "input" && depth === 1;
}
function isFixed(schema) {
  const choices = entry(schema, "enum")?.value;
  return has(schema, "const") !== "no" || choices?.kind === "array" && !choices.open && choices.items.length === 1;
}
function mayBeDescribed(schema, manifest, options) {
  if (schema.kind !== "object") return schema.kind === "unknown";
  const description = entry(schema, "description")?.value;
  if (description) return options.null === "accept" || !isUnset(description, manifest);
  if (has(schema, "description") === "unknown" || has(schema, "$ref") !== "no") return true;
  return BRANCHES.some((keyword) => {
    const branches = entry(schema, keyword)?.value;
    return items(branches).some((branch) => mayBeDescribed(branch, manifest, options));
  });
}
var BRANCHES = ["allOf", "anyOf", "oneOf"];

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
  return Object.fromEntries(Object.entries(value).sort(([a], [b2]) => a < b2 ? -1 : 1));
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

// src/core/group.ts
function groupBy(all2, keyOf5) {
  const groups2 = /* @__PURE__ */ new Map();
  for (const each of all2) addTo(groups2, keyOf5(each), each);
  return groups2;
}
function addTo(groups2, key, one2) {
  const group2 = groups2.get(key);
  if (group2) group2.push(one2);
  else groups2.set(key, [one2]);
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
  const taken2 = new Set(required.items.map(text));
  const remove2 = (child) => ({ op: "remove", from: required, child });
  const properties = entries(get(schema, "properties")).map(({ key }) => key);
  for (const [index, mentions2] of names2.entries()) {
    const item = mentions2[0];
    const name = item.value;
    const meant = index < MOST_GUESSES ? near(name, properties) : void 0;
    const isFree = meant !== void 0 && !taken2.has(meant);
    const fix = isFree ? { title: `Require \`${meant}\``, safe: false, edits: [{ op: "set", node: item, value: meant }] } : { title: `Remove \`${name}\``, safe: false, edits: mentions2.map(remove2) };
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

// rules/common/lib/stray-properties.ts
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
function isPropertyLike({ value }) {
  const type = value.kind === "object" ? entry(value, "type") : void 0;
  return type !== void 0 && SHAPES.types.fits(type.value);
}
function mayHoldProperties(node) {
  if (has(node, "type") === "yes") return text(get(node, "type")) === "object";
  return has(node, "properties") === "yes" || !node.open && node.entries.every(isPropertyLike);
}
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
    property: "`{{key}}` stands in the schema itself, where only keywords count: it is no property, and a model never learns of it. Put it into `properties`."
  },
  *check(manifest) {
    if (isSubset(manifest)) return;
    for (const [schema, strays2] of strayProperties(manifest)) {
      const [first2, ...others] = strays2;
      yield {
        at: first2,
        message: "property",
        data: { key: first2.key },
        related: others.map((at2) => ({ at: at2, note: `\`${at2.key}\`, too.` })),
        covers: strays2.map(({ value }) => value),
        fix: intoProperties(schema, strays2)
      };
    }
    for (const [key, schemas] of schemasByKey(manifest)) {
      if (KEYWORDS.has(key)) continue;
      const meant = keywordMeant(key);
      if (meant === void 0) continue;
      for (const { node } of schemas) {
        const misspelt2 = entry(node, key);
        if (!mayBeMeant(misspelt2, meant) || has(node, meant) !== "no" || judgedByFormat(manifest, misspelt2)) continue;
        yield {
          at: misspelt2,
          message: "misspelt",
          data: { key, meant },
          fix: { title: `Write \`${meant}\``, safe: true, edits: [{ op: "rename", entry: misspelt2, key: meant }] }
        };
      }
    }
  }
});

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

// rules/gloodata/lib/document.ts
function section(name, says2, kind = "MUST") {
  return { document: "Gloodata, Extension Info Schema", section: name, says: says2, kind };
}

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
    title: { type: "string", minLength: 1, description: "the user interface calls the extension by it" },
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
          title: { type: "string", minLength: 1, description: "people know the tool by it" },
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

// rules/gloodata/lib/known.ts
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

// rules/gloodata/lib/fields.ts
var TYPES2 = ["string", "integer", "number", "boolean"];
var NONE5 = /* @__PURE__ */ new Set();
function fieldsOf({ node }) {
  return entries(get(node, "schema", "fields"));
}
function fieldNames({ node }) {
  const schema = get(node, "schema");
  const fields = get(schema, "fields");
  if (fields) return fields.kind === "object" && !fields.open ? new Set(keysOf(fields)) : void 0;
  const isEmpty2 = schema ? schema.kind === "object" && !schema.open && schema.entries.length === 0 : !node.open;
  return isEmpty2 && strangers(node, TOOL).length === 0 ? NONE5 : void 0;
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
    const start2 = announced.index + announced[0].length;
    const found = read(description.slice(start2, start2 + 100), type, choices);
    if (found) return { value: found.value, from: announced.index, to: start2 + found.length };
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
      else if (first2.node !== example.node) yield problem(example, first2);
    }
  }
});
function examplesOf(tool6) {
  const list2 = get(tool6.node, "examples");
  if (list2?.kind !== "array") return [];
  return list2.items.filter(isText2).map((node) => ({ tool: tool6, list: list2, node }));
}
var isText2 = (node) => node.kind === "string" && node.value.trim() !== "";
var plain2 = (prompt) => prompt.trim().replace(/\s+/g, " ").toLowerCase();
function problem({ tool: tool6, list: list2, node }, first2) {
  const related = [{ at: first2.node, note: "The first one." }];
  if (tool6 !== first2.tool) return { at: node, message: "other", data: { tool: first2.tool.label ?? "" }, related };
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

// rules/common/lib/structural.ts
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
      const told3 = new Set(toldElsewhere(manifest));
      return pick(manifest.structure(format6), "unknown-field").filter(({ at: at2 }) => !told3.has(at2));
    }
  });
}
function pick(structure, kind) {
  return structure.filter((each) => each.kind === kind).map(({ problem: problem5 }) => problem5);
}

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

// rules/gloodata/lib/elsewhere.ts
function fieldsElsewhere(manifest) {
  return manifest.derive(find);
}
var find = ({ tools }) => tools.flatMap(({ node }) => inTool(node) ?? []);
function inTool(tool6) {
  const schema = entry(tool6, "schema");
  if (schema) return inSchema(tool6, schema);
  if (has(tool6, "schema") !== "no" || isMisspelt2(tool6, "schema", ["schema"])) return void 0;
  for (const key of NAMES2) {
    const at2 = entry(tool6, key);
    const fields = at2 && (areFields(at2.value) ? at2.value : innerFields(at2.value)?.value);
    if (!at2 || fields?.kind !== "object") continue;
    return { tool: tool6, at: at2, where: `\`${key}\` of the tool`, fields, isAlone: isAlone(at2.value, fields) };
  }
  return void 0;
}
var NAMES2 = ["fields", "properties", "inputSchema", "input_schema", "parameters", "args"];
function inSchema(tool6, schema) {
  const { value } = schema;
  if (value.kind !== "object" || has(value, "fields") !== "no" || isMisspelt2(value, "fields", ["fields"]))
    return void 0;
  if (areFields(value)) return { tool: tool6, at: schema, where: "`schema` itself", fields: value, isAlone: true };
  const inner = innerFields(value);
  if (inner?.value.kind !== "object") return void 0;
  const where = `\`schema.${inner.key}\``;
  return { tool: tool6, at: inner, where, fields: inner.value, isAlone: isAlone(value, inner.value) };
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
function moving({ tool: tool6, at: at2, fields, isAlone: isAlone2 }) {
  if (!isAlone2) return void 0;
  const title = "Move them into `schema.fields`";
  const value = { fields: asWritten(fields) };
  const schema = tool6.entries.find(({ key }) => key === "schema");
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
    for (const tool6 of entries(get(root, "tools"))) {
      const message = faultOf(tool6.key);
      if (message) yield { at: tool6, message, data: { id: tool6.key } };
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
    for (const tool6 of tools) {
      const names2 = fieldNames(tool6);
      for (const arg of entries(argsOf(tool6))) {
        const isField4 = names2?.has(arg.key) ?? true;
        if (isField4 && isIndex(arg.key)) yield { at: arg, message: "moved", data: { name: arg.key } };
      }
    }
  }
});
function isIndex(key) {
  return /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) <= LAST_INDEX;
}

// rules/gloodata/lib/meant.ts
var MOST_HINTS = 100;
function meantBy2(words, known) {
  const meant = /* @__PURE__ */ new Map();
  const unknown3 = new Set(words.filter((word) => !known.has(word)));
  for (const word of [...unknown3].slice(0, MOST_HINTS)) {
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
    none: "This `ui` has no `args`, so the tile shows none of the tool's fields ({{names}}). Add `args`, in the order in which they should stand."
  },
  *check({ tools }) {
    for (const tool6 of tools) {
      const ui = get(tool6.node, "ui");
      const args = argsOf(tool6);
      const names2 = fieldNames(tool6);
      if (!names2) continue;
      if (args) yield* leftOut(names2, args).map((name) => missing(name, args));
      else if (ui?.kind === "object" && names2.size > 0 && has(ui, "args") === "no" && !isMisspelt2(ui, "args", UI)) {
        yield none([...names2], ui);
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
    unknown: "`{{name}}` is no field of this tool{{hint}}, so the tile has no value to show for it. Add the field to `schema.fields`, or correct the name."
  },
  *check({ tools }) {
    for (const tool6 of tools) {
      const args = argsOf(tool6);
      const names2 = fieldNames(tool6);
      if (!args || !names2) continue;
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

// rules/common/lib/repeated.ts
function* repeated(facts) {
  const firsts = /* @__PURE__ */ new Map();
  for (const fact of [...facts].sort(byPlace)) {
    const first2 = firsts.get(fact.key);
    if (first2) yield [first2, fact];
    else firsts.set(fact.key, fact);
  }
}
function byPlace({ location: a }, { location: b2 }) {
  return a.path === b2.path ? a.start - b2.start : a.path < b2.path ? -1 : 1;
}

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
    unknown: "`{{name}}` is no entry of `tagValues`{{hint}}. The tile can offer no values for this argument. Add the entry, or correct the name."
  },
  *check({ root, tools }) {
    const sets = setsOf(root);
    if (!sets) return;
    const unknown3 = tools.flatMap((tool6) => entries(argsOf(tool6))).flatMap(({ value: arg }) => {
      const name = get(arg, "dtypeName");
      return name?.kind !== "string" || sets.has(name.value) || isElsewhere(arg, root) ? [] : name;
    });
    const meantNames = meantBy2(
      unknown3.map(({ value }) => value),
      sets
    );
    for (const name of unknown3) {
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

// rules/gloodata/lib/keywords.ts
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

// rules/mcp/lib/document.ts
function section2(name, says2, kind = "MUST") {
  return { document: "Model Context Protocol, revision 2026-07-28", section: name, says: says2, kind };
}
function sdk(says2) {
  return { document: "MCP TypeScript SDK, versions 1 and 2", section: "Server", says: says2, kind: "MUST" };
}

// rules/common/lib/otc-twin.ts
function isOtcInCamelCase(node) {
  return has(node, "inputSchema") === "yes" && has(node, "input_schema") === "no" && has(node, "version") === "yes" && VERSIONED.test(text(get(node, "id")) ?? "") && (get(node, "inputSchema", "parameters")?.kind === "object" || has(node, "output_schema") === "yes");
}
var VERSIONED = /^\w{1,100}\.\w{1,100}@\d{1,9}\.\d{1,9}\.\d{1,9}$/;

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

// rules/mcp/lib/fields.ts
var NAMES3 = Object.keys(schema_default2.$defs.tool.properties);
var FIELDS = new Set(NAMES3);
function lacksField(tool6, field) {
  return has(tool6, field) === "no" && !meantAs(tool6, field);
}
function meantAs(tool6, field) {
  return entries(tool6).find(({ key }) => !FIELDS.has(key) && fieldMeant(key, NAMES3) === field);
}
function hasMisspeltSchema(node) {
  return entries(node).some(({ key, value }) => value.kind === "object" && meansInputSchema(key)) && entries(node).every(({ key }) => FIELDS.has(key) || isNearField(key));
}
function meansInputSchema(key) {
  const mayMean = /inp|put|sch|ema/i.test(key) && !key.includes("_") && !FIELDS.has(key);
  return mayMean && fieldMeant(key, NAMES3) === "inputSchema";
}
var isNearField = (key) => near(key, FIELDS) !== void 0;

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
function mayBeListing(root, isNamed3) {
  const held = heldIn(root);
  if (held.kind !== "array") return isNamed3 || !isLoneTool(held);
  return isNamed3 || held.items.filter(isPlainTool).length * 2 > held.items.length;
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
  const [note3, ...others] = node.entries.filter(({ key }) => !FIELDS.has(key));
  return text(get(node, "name")) !== void 0 && text(get(node, "description")) !== void 0 && (text(get(input, "type")) === "object" || get(input, "properties")?.kind === "object") && others.length === 0 && note3?.value.kind !== "object" && note3?.value.kind !== "array";
}
function isOnlyResource(node) {
  return has(node, "uri") === "yes" && has(node, "inputSchema") === "no";
}
function holding(held, lists) {
  const { start: start2, end, open } = held;
  const entries2 = Object.entries(lists).map(([key, items2]) => {
    return { start: start2, end, key, value: { start: start2, end, kind: "array", items: items2, open } };
  });
  return { start: start2, end, kind: "object", entries: entries2, open };
}
function objects(list2) {
  return list2?.kind === "array" ? list2.items.filter((item) => item.kind === "object") : NONE6;
}
var NONE6 = [];

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
  return schemaOf(registration, key)?.holdsZod ? get(registration.tool, key, "properties") : void 0;
}
var natureOf = (registration, key) => schemaOf(registration, key)?.is;
var schemaOf = ({ schema, output }, key) => key === "inputSchema" ? schema : output;
function isMadeByCall(schema) {
  const type = entry(schema, "type");
  return type?.value.kind === "string" && type.start === type.value.start && type.file === type.value.file;
}
function given(registration, key) {
  const schema = schemaOf(registration, key);
  const inTool2 = get(registration.tool, key);
  return inTool2 && inTool2.start === schema.start && inTool2.file === schema.file ? inTool2 : schema;
}
function isTakenByOthers(tool6, manifest) {
  return manifest.derive(placesOfOthers).has(tool6.start);
}
function fieldsOfOthers(manifest) {
  return manifest.derive(findFieldsOfOthers);
}
function findFieldsOfOthers(manifest) {
  const tools = listingOf(manifest).tools.filter((tool6) => isTakenByOthers(tool6, manifest));
  return new Set(tools.flatMap(({ entries: entries2 }) => entries2));
}
function placesOfOthers({ code }) {
  const isFramework = code.imports.some((name) => FRAMEWORKS.test(name));
  const isOthers = ({ api }) => api === "literal" || isFramework && api !== "list";
  const starts = (some) => some.flatMap(({ tool: tool6 }) => tool6 ? [tool6.start] : []);
  const others = new Set(starts(code.registrations.filter(isOthers)));
  for (const start2 of starts(code.registrations.filter((each) => !isOthers(each)))) others.delete(start2);
  return others;
}
var FRAMEWORKS = /^(fastmcp|frontmcp|@frontmcp\/.*|mcp-framework|mcp-lite|mcp-use|skybridge|xmcp)(\/|$)/;

// rules/mcp/lib/hints.ts
var HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
function hintMeant({ key, value }) {
  const whole = `${key.replace(/[-_]/g, "")}hint`.toLowerCase();
  return value.kind === "boolean" ? HINTS.find((hint2) => hint2.toLowerCase() === whole) : void 0;
}
function annotationsOf(tool6) {
  const own2 = get(tool6, "annotations");
  return [
    ...entries(own2).filter(({ key }) => key !== "openai"),
    ...entries(get(own2, "openai")).filter(({ key }) => HINTS.includes(key))
  ];
}
function trueHint(tool6, hint2) {
  return annotationsOf(tool6).find(({ key, value }) => key === hint2 && value.kind === "boolean" && value.value);
}
function hintsOn(tool6, manifest) {
  const hints = tool6.entries.filter(({ key }) => HINTS.includes(key));
  if (hints.length === 0 || has(tool6, "annotations") === "unknown" || isTakenByOthers(tool6, manifest)) return [];
  const annotations = get(tool6, "annotations");
  const isMissing2 = (hint2) => [annotations, get(annotations, "openai")].every((holder) => has(holder, hint2) === "no");
  return hints.filter(({ key }) => isMissing2(key));
}
function hasAppMetadata(tool6) {
  const keys = entries(get(tool6, "_meta")).map(({ key }) => key);
  return get(tool6, "annotations", "openai") !== void 0 || keys.some((key) => /^(openai\/|ui$|ui\/)/.test(key));
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
    for (const tool6 of listingOf(manifest).tools) {
      const readOnly = trueHint(tool6, "readOnlyHint");
      const destructive = trueHint(tool6, "destructiveHint");
      if (readOnly && destructive)
        yield { at: destructive, message: "both", related: [{ at: readOnly, note: "The other one." }] };
    }
  }
});

// rules/mcp/lib/move.ts
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
    for (const tool6 of listingOf(manifest).tools) {
      for (const each of annotationsOf(tool6)) {
        const { key, value } = each;
        if (HINTS.includes(key) && value.kind !== "boolean" && value.kind !== "unknown") {
          yield { at: value, message: "type", data: { key }, fix: asBoolean(each) };
        }
      }
      for (const each of hasAppMetadata(tool6) ? [] : hintsOn(tool6, manifest)) {
        const fix = move(each, tool6, tool6, "annotations", each.key);
        yield { at: each, message: "misplaced", data: { key: each.key }, fix };
      }
      const annotations = get(tool6, "annotations");
      for (const each of entries(annotations)) {
        const isForOthers = isTakenByOthers(tool6, manifest);
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
  const text3 = value.kind === "string" ? value.value.toLowerCase() : "";
  if (text3 !== "true" && text3 !== "false") return void 0;
  return {
    title: `Set \`${key}\` to ${text3}`,
    safe: true,
    edits: [{ op: "set", node: value, value: text3 === "true" }]
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
    for (const tool6 of listingOf(manifest).tools) {
      if (has(tool6, "description") !== "no" || isForAppOnly(tool6)) continue;
      const wrong = isTakenByOthers(tool6, manifest) ? meantAs(tool6, "description") : void 0;
      if (wrong && MAY_BE_TEXT.has(wrong.value.kind))
        yield { at: wrong, message: "misspelt", data: { key: wrong.key } };
      else yield { at: lack(tool6, "description"), message: "missing" };
    }
  }
});
var MAY_BE_TEXT = /* @__PURE__ */ new Set(["string", "unknown"]);

// rules/mcp/lib/uri-fields.ts
var FIELDS2 = /* @__PURE__ */ new Set([
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
    for (const problem5 of rule.check(manifest, context)) {
      const isOdd = "kind" in problem5.at && problem5.at.kind === "number" && FIELDS2.has(String(problem5.data?.["field"]));
      yield isOdd ? { ...problem5, data: { ...problem5.data, advice: "" } } : problem5;
    }
  }
});

// rules/mcp/field-type.ts
var field_type_default2 = noQuotesForUris(fieldType("mcp", section2("Tools, Tool", "Each field of a tool has one type.", "MUST")));

// rules/mcp/handler-signature.ts
var handler_signature_default = defineRule({
  id: "mcp/handler-signature",
  summary: "A handler registered in the way of another major version of the SDK",
  severity: "error",
  in: "recommended",
  source: sdk(
    "setRequestHandler takes a schema object in version 1 and a method name in version 2, which has no tool()."
  ),
  messages: {
    method: "Version 1 of the SDK throws on a method name. Pass the schema object of `{{name}}`, which `@modelcontextprotocol/sdk/types.js` exports.",
    schema: "Version 2 of the SDK throws on a schema object. Pass the name of the method as a string, {{method}}.",
    tool: "Version 2 of the SDK has no `tool()`, so this throws when the server starts. Use `registerTool(name, config, handler)`."
  },
  *check({ code }) {
    for (const registration of code.registrations) {
      const { api, sdk: version, handles, method } = registration;
      if (api === "tool" && version === "v2") yield { at: method ?? registration, message: "tool" };
      if (!handles || handles.name === "") continue;
      const { name } = handles;
      if (version === "v1" && handles.is === "method") yield { at: handles, message: "method", data: { name } };
      if (version === "v2" && handles.is === "schema")
        yield { at: handles, message: "schema", data: { method: methodOf(name) } };
    }
  }
});
var methodOf = (name) => name.includes("/") ? `\`'${name}'\`` : "such as `'tools/list'`";

// rules/mcp/lib/input-schema.ts
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

// rules/mcp/input-schema-object.ts
var input_schema_object_default = defineRule({
  id: "mcp/input-schema-object",
  summary: "An inputSchema that is no JSON Schema of an object",
  severity: "error",
  in: "recommended",
  source: section2("Tools, Tool", "inputSchema is a JSON Schema whose type is object."),
  fixable: "safe",
  messages: {
    missing: 'This tool has no `inputSchema`, and clients refuse the whole list for it. Add one: `{ "type": "object" }` for a tool that takes nothing.',
    typeless: '`inputSchema` has no `type`, and clients refuse a tool whose schema is not `"type": "object"`. Add it.',
    composed: '`inputSchema` is made of other schemas and has no `type` beside them, and clients refuse a tool whose schema is not `"type": "object"`. Add it.',
    misspelt: '`{{key}}` is no keyword of JSON Schema, and clients refuse a tool whose schema is not `"type": "object"`. Write `type`.',
    choice: "Version 1 of the SDK reads the parameters of one object only: of a choice of them it lists a tool that takes nothing. Describe all parameters in one `z.object`.",
    type: 'The `type` of `inputSchema` must be `"object"`: arguments are passed by name. Describe them as its `properties`.',
    direct: 'The parameters stand directly in `inputSchema`, and clients look for them in its `properties`: to a model this tool takes nothing. Put them there, beside `"type": "object"`.',
    property: "`{{key}}` is described by `{{value}}`, which JSON Schema allows and version 1 of the SDK does not: its clients refuse the whole list. Write an object.",
    kind: "`inputSchema` must be a JSON Schema object, and clients refuse the tool as it is."
  },
  *check(manifest) {
    const { code } = manifest;
    const startsOf = (is) => new Set(code.registrations.filter(is).map(({ tool: tool6 }) => tool6?.start));
    const registered = startsOf(({ api }) => api !== "list");
    const misplaced2 = startsOf(
      (each) => isMisplacedSchema(each) || isWholeForTool(each) || servedZod(each, "inputSchema") !== void 0
    );
    const zod = new Map(code.registrations.filter(isZodForSdk).map(({ tool: tool6, sdk: sdk2 }) => [tool6?.start, sdk2]));
    for (const tool6 of listingOf(manifest).tools) {
      const schema = entry(tool6, "inputSchema");
      if (!schema) {
        if (has(tool6, "inputSchema") === "no" && !registered.has(tool6.start))
          yield { at: lack(tool6, "inputSchema"), message: "missing" };
        continue;
      }
      const { value } = schema;
      if (value.kind === "unknown" || misplaced2.has(tool6.start)) continue;
      if (value.kind !== "object") {
        yield { at: value, message: "kind" };
        continue;
      }
      if (!registered.has(tool6.start)) yield* booleansIn(value);
      const type = get(value, "type");
      const sdk2 = zod.get(tool6.start);
      if (holdsProperties(value)) {
        if (!isTakenByOthers(tool6, manifest)) yield { at: schema, message: "direct", fix: wrapping(value) };
      } else if (type?.kind === "string" ? type.value !== "object" : type !== void 0 && type.kind !== "unknown") {
        if (sdk2 !== "v2" || !mayBeObject(type)) yield { at: type, message: "type", covers: [type] };
      } else if (has(value, "type") !== "no") {
        continue;
      } else if (sdk2) {
        if (sdk2 === "v1" && isChoice(value)) yield { at: schema, message: "choice" };
      } else if (isComposed2(value)) {
        if (!registered.has(tool6.start) && !isResolvedElsewhere(value))
          yield { at: schema, message: "composed", fix: typing(value) };
      } else if (!mayBeShape(value) && !(value.entries.length === 0 && isTakenByOthers(tool6, manifest))) {
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
  return {
    title: 'Add `"type": "object"`',
    safe: true,
    edits: [{ op: "add", to: schema, key: "type", value: "object", first: true }]
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

// rules/mcp/lib/other-names.ts
var NAMES4 = /* @__PURE__ */ new Set(["schema", "parameters", "input"]);
function otherNames(manifest) {
  return manifest.derive(find2);
}
function find2(manifest) {
  const called3 = new Set(
    manifest.code.registrations.filter(({ api }) => CALLS.has(api)).map(({ tool: tool6 }) => tool6?.start)
  );
  return listingOf(manifest).tools.flatMap((tool6) => {
    if (isTakenByOthers(tool6, manifest)) return [];
    const isCalled = called3.has(tool6.start);
    if (has(tool6, "inputSchema") !== "no" && !isCalled) return [];
    const isSchema4 = ({ key, value }) => NAMES4.has(key) && (value.kind === "object" || value.kind === "unknown");
    return tool6.entries.filter(isSchema4).map((each) => ({ tool: tool6, entry: each, isAsZod: !isCalled || !isWritten(each) }));
  });
}
var CALLS = /* @__PURE__ */ new Set(["registerTool", "registerAppTool"]);
var isWritten = ({ value }) => text(get(value, "type")) !== void 0 && !isMadeByCall(value);

// rules/mcp/misspelt-field.ts
var structural2 = misspeltField("mcp", section2("Tools, Tool", "The names of the fields of a tool are fixed.", "MUST"));
var misspelt_field_default2 = defineRule({
  ...structural2,
  messages: {
    ...structural2.messages,
    otherName: "`{{key}}` is no field of an MCP tool: the SDK and clients read `inputSchema`, and without it the tool takes no arguments. Rename `{{key}}` to `inputSchema`.",
    besides: "`{{key}}` is no field of an MCP tool and is ignored: what the tool takes stands in `inputSchema`. Remove the one that is wrong."
  },
  *check(manifest, context) {
    const others = fieldsOfOthers(manifest);
    const names2 = otherNames(manifest);
    const told3 = new Set(names2.map(({ entry: entry2 }) => entry2));
    for (const problem5 of structural2.check(manifest, context)) {
      const isRead = others.has(problem5.at) && problem5.message !== "misspeltRequired";
      if (problem5.data?.["key"] === "schema") continue;
      if (!isRead && !told3.has(problem5.at)) yield problem5;
    }
    for (const { entry: entry2, tool: tool6, isAsZod } of names2) {
      const isFree = has(tool6, "inputSchema") === "no";
      yield {
        at: entry2,
        message: isFree ? "otherName" : "besides",
        data: { key: entry2.key },
        ...isFree && { absorbs: [lack(tool6, "inputSchema")] },
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
var LONGEST6 = 128;
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
    blanks: "The name `{{name}}` has a space in it, and not every client and model takes more than letters, digits, `_`, `-` and `.`. Rename the tool.",
    long: "The name has {{length}} characters, and clients may refuse more than 128. Shorten it.",
    characters: "The name `{{name}}` has `{{char}}` in it, and not every client and model takes more than letters, digits, `_`, `-` and `.`. Rename the tool."
  },
  *check(manifest) {
    for (const tool6 of listingOf(manifest).tools) {
      const name = get(tool6, "name");
      if (name?.kind !== "string") continue;
      const { value } = name;
      const bad = /[^A-Za-z0-9_.-]/u.exec(value);
      if (value.trim() === "") yield { at: name, message: "empty" };
      else if (bad && /\s/.test(bad[0])) yield { at: name, message: "blanks", data: { name: value } };
      else if (bad) yield { at: name, message: "characters", data: { name: value, char: bad[0] } };
      else if (value.length > LONGEST6) yield { at: name, message: "long", data: { length: value.length } };
    }
  }
});

// rules/mcp/lib/words.ts
function wordsOf(name) {
  return name.slice(0, 200).replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z\d]/).filter((word) => word !== "");
}

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
  summary: "A tool that is said to only read, and by its name writes",
  severity: "warning",
  in: "recommended",
  source: section2("Tools, Tool Annotations", "readOnlyHint says that a tool does not change anything.", "SHOULD"),
  messages: {
    writes: "Clients run a read-only tool without asking anybody, and by its name this one can {{verb}}. Remove `readOnlyHint`, or set it to false.",
    shares: "Clients run a read-only tool without asking anybody, and by its name this one can {{verb}}. Other tools share its `readOnlyHint`. Give this tool annotations of its own, without it."
  },
  *check(manifest) {
    const { tools } = listingOf(manifest);
    let uses;
    for (const tool6 of tools) {
      const name = get(tool6, "name");
      const hint2 = trueHint(tool6, "readOnlyHint");
      if (name?.kind !== "string" || !hint2) continue;
      const verb = writingVerb(name.value);
      if (verb === void 0) continue;
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
function countUses(tools) {
  const uses = /* @__PURE__ */ new Map();
  for (const tool6 of tools) {
    const hint2 = trueHint(tool6, "readOnlyHint");
    if (hint2) uses.set(keyOfPlace(hint2), (uses.get(keyOfPlace(hint2)) ?? 0) + 1);
  }
  return uses;
}
var keyOfPlace = ({ start: start2, file = "" }) => `${file}:${start2}`;

// rules/mcp/required-field.ts
var required_field_default2 = requiredField("mcp", section2("Tools, Tool", "Every tool has a name.", "MUST"));

// rules/mcp/unknown-field.ts
var structural3 = unknownField(
  "mcp",
  section2("Tools, Tool", "The specification lists the fields of a tool.", "advice")
);
var unknown_field_default2 = defineRule({
  ...structural3,
  *check(manifest, context) {
    const others = fieldsOfOthers(manifest);
    const told3 = new Set(otherNames(manifest).map(({ entry: entry2 }) => entry2));
    for (const problem5 of structural3.check(manifest, context)) {
      if (!others.has(problem5.at) && !told3.has(problem5.at)) yield problem5;
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
    json: "The SDK takes zod here and throws on a JSON Schema when the server starts. Write the parameters as a zod shape: `{ city: z.string() }`.",
    converted: "The SDK takes zod here and throws on a JSON Schema when the server starts, even on one that is made of zod. Pass the zod schema itself.",
    output: "The SDK takes zod here and throws on a JSON Schema when the server starts. Write what the tool returns as a zod shape: `{ count: z.number() }`.",
    whole: "`tool()` takes a shape of zod schemas and not a whole one: the SDK throws when the server starts, or, in older versions, lists a tool without parameters. Write `{ city: z.string() }`, or use `registerTool`."
  },
  *check({ code }) {
    for (const registration of code.registrations) {
      const made2 = converted2(registration, "inputSchema");
      const written2 = misplaced(registration, "inputSchema");
      if (made2) yield { at: made2, message: "converted" };
      else if (written2) yield { at: useOf(written2), message: "json" };
      else if (isWholeForTool(registration)) yield { at: useOf(given(registration, "inputSchema")), message: "whole" };
      const madeOutput = converted2(registration, "outputSchema");
      const output = misplaced(registration, "outputSchema");
      if (madeOutput) yield { at: madeOutput, message: "converted" };
      else if (output) {
        const node = get(registration.tool, "outputSchema");
        yield { at: useOf(output), message: "output", covers: node ? [node] : [] };
      }
    }
  }
});

// rules/openai/lib/document.ts
function section3(name, says2, kind = "MUST") {
  return { document: "OpenAI Metadata Format Reference", section: name, says: says2, kind };
}
function appsSdk(name, says2) {
  return { document: "OpenAI Apps SDK", section: name, says: says2, kind: "advice" };
}

// src/core/code.ts
var NO_CODE = { imports: [], registrations: [], answers: [], reads: [], widget: [] };

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

// rules/openai/lib/mime.ts
var SKYBRIDGE = "text/html+skybridge";
var MCP_APP = "text/html;profile=mcp-app";
var normal = (mime) => mime.slice(0, 200).toLowerCase().replace(/[\s"]/g, "");
var isWidgetMime = (mime) => mime !== void 0 && [SKYBRIDGE, MCP_APP].includes(normal(mime));
function mimesFor(dialects) {
  if (dialects.includes("openai") || dialects.length === 0)
    return dialects.includes("seed") ? [SKYBRIDGE, MCP_APP] : [MCP_APP, SKYBRIDGE];
  return [...dialects.includes("seed") ? [SKYBRIDGE] : [], ...dialects.includes("mcp-apps") ? [MCP_APP] : []];
}
var isOneOf = (mime, allowed) => allowed.includes(normal(mime));
var isPage = (mime) => /^\s*(?:$|html|text\/(?:html|plain)|application\/x?html)|skybridge|mcp-app/i.test(mime);

// rules/openai/lib/uri.ts
var SCHEME = "ui://";
var isWidgetUri = (uri) => uri?.startsWith(SCHEME) ?? false;
var isTemplate = (uri) => uri.includes("{");
var isSeedUri = (uri) => /^ui:\/\/widget\/[^\s?#]*[^\s?#/]\.html$/.test(uri);
var isWellFormed = (uri, dialects) => isSeedOnly(dialects) ? isSeedUri(uri) : isWidgetUri(uri);
var isSeedOnly = (dialects) => dialects.length > 0 && dialects.every((each) => each === "seed");
function sameUri(a, b2) {
  return a !== void 0 && b2 !== void 0 && (a === b2 || pathOf2(a) === pathOf2(b2));
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
    if (!parts.some(isWidget) && !isWidgetUri(text(uri)) && linking.size === 0) return [];
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
      const path2 = pathOf2(link.value.value);
      found.set(path2, /* @__PURE__ */ new Set([...found.get(path2) ?? [], ...dialects]));
    }
  }
  return found;
}
function appTool(node, manifest) {
  const nested = isXmcp(manifest);
  const written2 = writtenIn(node, nested);
  if (written2.length === 0) return [];
  const links = linksOf(node, nested).map((link) => ({ ...link, dialect: judgedBy([link.dialect], manifest)[0] }));
  return [{ node, name: text(get(node, "name")), dialects: judgedBy(written2, manifest), links }];
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
function isOwnWidget(resource2) {
  return isWidgetUri(text(get(resource2, "uri"))) || isWidgetMime(text(get(resource2, "mimeType"))) || writtenIn(resource2, false).length > 0;
}
function hasWidgetsInCode(code) {
  const isWidget = ({ node, uri }) => isOwnWidget(node) || isWidgetUri(text(uri));
  return madeByCall(code).size > 0 || code.reads.flatMap(contentsIn).some(isWidget);
}
function madeByCall({ registrations }) {
  return new Set(registrations.flatMap(({ resource: resource2 }) => resource2 ? [resource2.start] : []));
}
function objects2(list2) {
  return items(list2).filter((item) => item.kind === "object");
}

// rules/openai/lib/links.ts
function disagreeing(links, manifest) {
  const [first2, ...others] = links;
  return others.filter((other) => !areVariants(text(first2.entry.value), text(other.entry.value), manifest));
}
function areVariants(a, b2, manifest) {
  if (a === void 0 || b2 === void 0) return true;
  if (nameOf2(a) === nameOf2(b2)) return true;
  const { byPath } = appOf(manifest);
  return byPath.has(pathOf2(a)) && byPath.has(pathOf2(b2));
}
var nameOf2 = (uri) => pathOf2(uri).replace(/\/$/, "").split("/").at(-1);
var isMalformed = ({ dialect, entry: { value } }) => value.kind === "string" && !isWellFormed(value.value, [dialect]);
function linksToFollow({ links }, manifest) {
  return disagreeing(links, manifest).length > 0 ? [] : links.filter((link) => !isMalformed(link));
}

// rules/openai/lib/near-key.ts
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
  return !entries(object).some((each) => !known.includes(each.key) && nearKey(each.key, known) === key);
}
var OPENAI = /^openai[/:._-]/i;
function openaiKeyMeant(key, known) {
  const [prefix] = OPENAI.exec(key) ?? [];
  if (prefix === void 0) return void 0;
  const name = key.slice(prefix.length);
  return known.includes(name) ? name : nearKey(name, known);
}

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

// rules/openai/lib/parts.ts
function partsOf(wanted, known, servers) {
  const parts = /* @__PURE__ */ new Map();
  const put2 = (name, fact, near2) => {
    const part2 = parts.get(name) ?? { wanted: [], known: near2() };
    parts.set(name, part2);
    part2.wanted.push(fact);
  };
  const serversOf = grouped(servers, (each) => [each.path]);
  const wantedUnder = grouped(wanted, (each) => foldersOf(each.location.path));
  const knownUnder = grouped(known, (each) => foldersOf(each.path));
  for (const fact of wanted) {
    const { path: path2 } = fact.location;
    const own2 = serversOf.get(path2) ?? [];
    for (const { value: server } of own2) {
      const isOfServer = (each) => serversOf.get(each.path)?.some(({ value }) => value === server) ?? false;
      put2(`server ${server}`, fact, () => known.filter(isOfServer));
    }
    const home = own2.length > 0 ? void 0 : foldersOf(path2).find((folder) => knownUnder.has(folder));
    if (home === void 0) continue;
    put2(home, fact, () => knownUnder.get(home).filter((each) => isOpenTo(home, each.path, wantedUnder)));
  }
  return [...parts.values()].filter((part2) => part2.known.length > 0);
}
function isOpenTo(home, path2, wantedUnder) {
  const end = path2.indexOf("/", home.length);
  return end < 0 || !wantedUnder.has(path2.slice(0, end + 1));
}
function foldersOf(path2) {
  const steps = path2.split("/").slice(0, -1);
  return [...steps.map((_, index) => `${steps.slice(0, steps.length - index).join("/")}/`), ""];
}
function grouped(all2, keysOf3) {
  const groups2 = /* @__PURE__ */ new Map();
  for (const each of all2) {
    for (const key of keysOf3(each)) addTo(groups2, key, each);
  }
  return groups2;
}

// rules/openai/lib/facts.ts
var hidden = (kind) => `unknown ${kind}`;
function* serverFacts({ path: path2, root, servers }) {
  for (const server of servers) yield { at: root, key: SERVER, value: seenIn(path2, server), isExcuse: true };
}
var SERVER = "server";
var seenIn = (path2, value) => `${path2}\0${value}`;
function seen({ value }) {
  const end = value.indexOf("\0");
  return { path: value.slice(0, end), value: value.slice(end + 1) };
}
function* factsOf(kind, nodes, { path: path2 }, isEvidence) {
  for (const node of nodes) {
    if (node?.kind === "string" && isEvidence)
      yield { at: node, key: kind, value: seenIn(path2, node.value), isExcuse: true };
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
  const isVague5 = resources.some((each) => !get(each, "uri")) || items(list2).some(({ kind }) => kind === "unknown") || appOf(manifest).resources.some(
    ({ uri, dialects }) => uri?.kind === "string" && !isWellFormed(uri.value, dialects)
  ) || has(answer, "resourceTemplates") === "yes" || isGenerated(manifest) || // A reader alone says that there are resources, and not which.
  resources.length === 0 && code.reads.length > 0 || code === NO_CODE && list2?.kind === "array" && list2.open;
  if (isVague5) yield { at: root, key: hidden("resource"), isExcuse: true };
}
function* templateFacts(manifest, isEvidence) {
  const { answer, tools } = listingOf(manifest);
  const appTools = appOf(manifest).tools;
  const linksFrom = (tool6) => isEvidence ? tool6.links : linksToFollow(tool6, manifest);
  const answered = isEvidence ? manifest.code.answers.map(({ body }) => get(body, "_meta", "openai/outputTemplate")) : [];
  yield* factsOf(
    "template",
    [...appTools.flatMap((tool6) => templatesIn(linksFrom(tool6))), ...answered],
    manifest,
    isEvidence
  );
  const isVague5 = isGenerated(manifest) || appTools.some(({ links }) => links.some(isMalformed)) || tools.some(
    (tool6) => has(tool6, "_meta") === "unknown" || isHidden(get(tool6, "_meta")) || isHidden(get(tool6, "annotations"))
  ) || items(get(answer, "tools")).some(({ kind }) => kind === "unknown");
  if (isVague5) yield { at: manifest.root, key: hidden("template"), isExcuse: true };
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
    tools.map((tool6) => get(tool6, "name")),
    manifest,
    true
  );
  const isVague5 = isGenerated(manifest) || tools.some((tool6) => has(tool6, "name") === "unknown") || items(get(answer, "tools")).some(({ kind }) => kind === "unknown");
  if (isVague5) yield { at: manifest.root, key: hidden("tool"), isExcuse: true };
}
function* callFacts(manifest) {
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
  const parts = partsOf(
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
function fixFor(name, { known, wanted }, isMeant2 = (_) => true) {
  const value = known.size * wanted.length > MOST_COMPARISONS ? void 0 : near(name, [...known].filter(isMeant2));
  return value === void 0 ? void 0 : { title: `Write \`${value}\``, safe: true, value };
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

// rules/openai/lib/says-when.ts
function saysWhen(description) {
  const { marks, labels, atStart, later, inSentence } = made ??= patterns();
  const isSaidIn = (text3) => inSentence.some((pattern) => pattern.test(text3));
  const isStart = (text3) => atStart.test(text3) || isSaidIn(firstSentence(text3));
  if ([marks, labels].some((before) => isStart(description.slice(before.exec(description)[0].length)))) return "start";
  return later.test(description) || isSaidIn(description) ? "later" : void 0;
}
var firstSentence = (text3) => text3.split(/[.!?](?=\s)|[\u3002\uff01\uff1f\n]/u, 1)[0];
var made;
function patterns() {
  const marks = /^[^\p{L}\p{N}[(]{0,20}/u;
  const labels = /^[^\p{L}\p{N}[(]{0,20}(?:(?:\[[^\]\n]{1,60}\]|\([^)\n]{1,60}\)|(?<=\*\*|__)[^*_\n]{1,60}(?:\*\*|__))[^\p{L}\p{N}[(]{0,20}){0,3}/u;
  const order = String.raw`(?:(?:always|only|please|you\s(?:can|may|must|should))\s{1,5})?(?:call|choose|invoke|pick|prefer|run|use)`;
  const object = String.raw`(?:(?:this|it)(?:\s{1,5}[\w-]{1,40}){0,2}|(?:the|that)\s{1,5}(?:tool|widget|app|function|action)|\x60[^\x60]{1,80}\x60|[\w-]{1,40}_[\w-]{1,40})`;
  const occasion = "when|whenever|if|to|for|after|before|first|once|as|instead|until|while|unless|at the|every time|prior to|right|immediately|directly|only";
  const phrase2 = String.raw`${order}(?:\s{1,5}${object})?\s{1,5}(?:${occasion})\b`;
  const atStart = new RegExp(String.raw`^(?:${phrase2}|(?:when|whenever|if|after|before)\b)`, "i");
  const later = new RegExp(String.raw`[.!?:;,\n(\u2014\u2013-][\s*_"']{0,20}${phrase2}`, "i");
  const inSentence = [
    // French, Spanish, Portuguese and Italian, German, Dutch, Russian and Ukrainian.
    /(?<!\p{L})(?:quand|lorsque|lorsqu|d\u00e8s que|\u00e0 utiliser|cuando|quando|wenn|sobald|wanneer|zodra|\u043a\u043e\u0433\u0434\u0430|\u043a\u043e\u043b\u0438)(?!\p{L})/iu,
    // Chinese, Japanese, Korean.
    /[\u65f6\u6642][\uff0c,]?\s{0,3}(?:\u5019)?(?:\u4f7f\u7528|\u8c03\u7528|\u8abf\u7528|\u547c\u53eb|\u89e6\u53d1|\u7528)|[\u5f53\u7576][^\u3002\n]{1,80}[\u65f6\u6642]|(?:\u3068\u304d|\u6642|\u5834\u5408|\u969b)\u306b|(?:[\ud560\ud55c\ub420]|\ud558\ub294|\ub824\ub294)\s{0,3}(?:\ub54c|\uacbd\uc6b0)/u
  ];
  return { marks, labels, atStart, later, inSentence };
}

// rules/openai/lib/names.ts
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
var JOINS = /* @__PURE__ */ new Set(["and", "or", "then"]);
function readingVerb(name) {
  const words = wordsOf(name);
  const [verb = ""] = words;
  return READS.has(verb) && !words.some((word) => JOINS.has(word)) ? verb : void 0;
}

// rules/openai/lib/wish.ts
function asWish(description) {
  const [, first2 = "", next = ""] = /^\s*([A-Za-z]{2,20})\s+([A-Za-z]{1,20})\b/.exec(description) ?? [];
  const rest = description.trimStart().slice(first2.length);
  const word = first2.toLowerCase();
  const verb = [word, word.replace(/s$/, ""), word.replace(/es$/, "")].find((each) => VERBS.has(each));
  if (verb === void 0 || !BEGINS_OBJECT.has(next.toLowerCase()) || !isLatin(rest)) return void 0;
  if (verb !== word && JOINS2.test(firstSentence2(rest))) return void 0;
  if (/\b(?:when|whenever|if)\b/i.test(firstSentence2(rest))) return void 0;
  return `${verb}${rest.trimEnd()}`;
}
var BEGINS_OBJECT = new Set(
  "a all an another any both each every her his its my one our several some that the their these this those your".split(
    " "
  )
);
var isLatin = (text3) => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text3);
var JOINS2 = /[,;:]|\b(?:and|but|or|then)\b/i;
var firstSentence2 = (text3) => /^[^.!?\n]*/.exec(text3)[0];
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

// rules/openai/lib/keys.ts
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

// rules/openai/lib/beside-ui.ts
function templateBesideUi(tool6) {
  return besideUi(tool6, [TEMPLATE])[0];
}
function besideUiOfTool(tool6) {
  const isApp = writtenIn(tool6, false).length > 0 || templateBesideUi(tool6) !== void 0;
  return isApp ? besideUi(tool6, [TEMPLATE, VISIBILITY]) : [];
}
function besideUiOfWidget({ node, isSure }) {
  return isSure || isWidgetMime(text(get(node, "mimeType"))) ? besideUi(node, ON_RESOURCE) : [];
}
function besideUi(node, keys) {
  const meta = get(node, "_meta");
  return keys.flatMap(({ key, isMeant: isMeant2, twins: twins2 }) => {
    const found = entry(meta, key);
    const isMissing2 = has(meta, "ui") !== "unknown" && has(get(meta, "ui"), key) === "no";
    const isSaid = twins2.some((twin) => has(meta, twin) !== "no");
    return found && isMeant2(found.value) && isMissing2 && !isSaid ? [found] : [];
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

// rules/openai/lib/misplaced.ts
function outsideMeta(tool6) {
  const found = [];
  const look = (holder, where) => {
    if (holder?.kind !== "object") return;
    for (const key of holder.entries) if (key.key.startsWith(PREFIX)) found.push({ holder, where, key });
  };
  look(get(tool6, "annotations"), "`annotations`");
  look(tool6, "the tool itself");
  return found;
}
var SEED_KEYS = ["outputTemplate", "toolInvocation"];
function outsideOpenai(tool6) {
  const annotations = get(tool6, "annotations");
  const isMeant2 = isWidgetUri(text(get(annotations, "outputTemplate"))) || INVOCATION_KEYS.some((key) => has(get(annotations, "toolInvocation"), key) === "yes");
  if (!isMeant2) return [];
  const isMissing2 = ({ key }) => has(get(annotations, "openai"), key) === "no";
  return entries(annotations).filter((each) => SEED_KEYS.includes(each.key) && isMissing2(each));
}
function openaiOnTool(tool6) {
  const own2 = entry(tool6, "openai");
  const isMeant2 = SEED_KEYS.some((key) => has(own2?.value, key) === "yes");
  const isMissing2 = has(tool6, "annotations") !== "unknown" && has(get(tool6, "annotations"), "openai") === "no";
  return isMeant2 && isMissing2 ? own2 : void 0;
}
function hasMisplaced(tool6) {
  return outsideMeta(tool6).length > 0 || nestedMeta(tool6) !== void 0 || outsideOpenai(tool6).length > 0 || openaiOnTool(tool6) !== void 0 || templateBesideUi(tool6) !== void 0;
}
var NESTED = new Set(OPENAI_KEYS.map((key) => key.split("/")[0]));
function nestedMeta(tool6) {
  const nested = entry(get(tool6, "_meta"), "openai");
  return nested && entries(nested.value).some(({ key }) => NESTED.has(key)) ? nested : void 0;
}
function hintsInMeta(tool6) {
  const annotations = get(tool6, "annotations");
  return entries(get(tool6, "_meta")).flatMap((each) => {
    const hint2 = each.key.startsWith(PREFIX) ? each.key.slice(PREFIX.length) : each.key;
    const isMissing2 = has(annotations, hint2) === "no" && has(get(annotations, "openai"), hint2) === "no";
    return HINTS.includes(hint2) && isMissing2 && has(tool6, "annotations") !== "unknown" ? [{ entry: each, hint: hint2 }] : [];
  });
}

// rules/openai/lib/status.ts
var MESSAGES = ["invoking", "invoked"];
function statusesOf(tool6, nested) {
  return MESSAGES.flatMap((message) => {
    const seed = entry(get(tool6, "annotations", "openai", "toolInvocation"), message);
    const openai = openaiEntry(tool6, `toolInvocation/${message}`, nested);
    return [
      ...seed ? [{ message, dialect: "seed", entry: seed }] : [],
      ...openai ? [{ message, dialect: "openai", entry: openai }] : []
    ];
  });
}
function hasSeedMessage(tool6, message) {
  const own2 = get(tool6, "annotations", "openai");
  const invocation = get(own2, "toolInvocation");
  if (invocation && invocation.kind !== "object") return "unknown";
  if (!invocation && outsideOpenai(tool6).some(({ key }) => key === "toolInvocation")) return "unknown";
  const isMissing2 = invocation ? lacks(invocation, message, INVOCATION_KEYS) : lacks(own2, "toolInvocation", ANNOTATION_KEYS);
  return isMissing2 ? "no" : has(invocation, message) === "yes" ? "yes" : "unknown";
}
function hasOpenaiMessage(tool6, message, nested) {
  const name = `toolInvocation/${message}`;
  const elsewhere = entry(get(tool6, "annotations"), PREFIX + name) ?? entry(tool6, PREFIX + name);
  if (openaiEntry(tool6, name, nested) ?? elsewhere) return "yes";
  const meta = get(tool6, "_meta");
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
    for (const tool6 of appOf(manifest).tools) {
      for (const pair of [...templates(tool6, manifest), ...onTool(tool6.node)]) yield* compare(pair);
      for (const pair of audiences(tool6.node)) yield problem3(pair);
    }
    const { resources } = listingOf(manifest);
    const widgets = widgetsOf(manifest).map((widget) => widget.node);
    for (const node of /* @__PURE__ */ new Set([...widgets, ...resources])) for (const pair of onResource(node)) yield* compare(pair);
  }
});
function* compare(pair) {
  const [there, a, here, b2] = pair;
  if (a && b2 && !isSame(a, b2)) yield problem3([there, a, here, b2]);
}
var problem3 = ([there, a, here, b2]) => ({
  at: b2,
  message: "differ",
  data: { here, there },
  related: [{ at: a, note: `\`${there}\` stands here.` }]
});
function isSame(a, b2) {
  if (a.kind === "unknown" || b2.kind === "unknown" || a.kind === "object" || b2.kind === "object") return true;
  if (a.kind !== b2.kind) return true;
  if (a.kind !== "array" || b2.kind !== "array") return toValue(a) === toValue(b2);
  const [inA, inB] = [a, b2].map((list2) => new Set(items(list2).map((item) => normal2(toValue(item)))));
  if (a.open || b2.open || inA.has(UNKNOWN) || inB.has(UNKNOWN)) return true;
  return inA.size === inB.size && [...inA].every((each) => inB.has(each));
}
var normal2 = (value) => typeof value === "string" ? value.replace(/\/$/, "") : value;
function* templates({ links }, manifest) {
  const first2 = links[0]?.entry;
  for (const { entry: entry2 } of disagreeing(links, manifest)) yield [first2.key, first2.value, entry2.key, entry2.value];
}
function* onTool(tool6) {
  const annotations = get(tool6, "annotations");
  const own2 = get(annotations, "openai");
  const meta = get(tool6, "_meta");
  for (const hint2 of HINTS) yield [`annotations.${hint2}`, get(annotations, hint2), `openai.${hint2}`, get(own2, hint2)];
  for (const message of MESSAGES) {
    const key = `openai/toolInvocation/${message}`;
    yield [`toolInvocation.${message}`, get(own2, "toolInvocation", message), key, get(meta, key)];
  }
}
function* audiences(tool6) {
  const meta = get(tool6, "_meta");
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
function* onResource(resource2) {
  const meta = get(resource2, "_meta");
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
var FIELDS3 = ["download_url", "file_id"];
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
        else if (has(schema, "properties") === "no" || has(properties, name) === "no") {
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
  if (type === void 0 || type === "array" || has(schema, "properties") === "unknown") return false;
  return type !== "object" || FIELDS3.some((field) => has(get(schema, "properties"), field) === "no");
}

// rules/openai/hints-explicit.ts
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
      const missing2 = ASKED.filter((hint2) => [node, annotations, own2].every((holder2) => has(holder2, hint2) === "no"));
      if (missing2.length === 0) continue;
      const holder = annotations ?? node;
      const hints = eitherOf(missing2.map((hint2) => `\`${hint2}\``));
      yield { at: lack(holder), message: "missing", data: { hints } };
    }
  }
});

// rules/openai/lib/answers.ts
function answersIn(manifest, dialect) {
  const { byName } = appOf(manifest);
  const isJudged = (name) => byName.get(name)?.some(({ dialects }) => dialect === void 0 || dialects.includes(dialect)) ?? false;
  return manifest.code.answers.filter(({ tool: tool6 }) => tool6 === void 0 || isJudged(tool6));
}
function answersByTool(manifest) {
  return manifest.derive(group);
}
var group = ({ code }) => groupBy(code.answers, ({ tool: tool6 }) => tool6);

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
    for (const tool6 of appOf(manifest).tools) {
      if (tool6.name === void 0 || tool6.links.length === 0) continue;
      const answers = (answersByTool(manifest).get(tool6.name) ?? []).filter(({ body }) => !isError(body));
      if (answers.some(({ mayDiffer }) => mayDiffer)) continue;
      const problems3 = answers.map((answer) => judge4(answer, tool6));
      if (problems3.some((problem5) => problem5 === void 0)) continue;
      for (const problem5 of problems3) yield problem5;
    }
  }
});
function judge4({ body }, { dialects }) {
  if (body.kind !== "object") return void 0;
  if (dialects.includes("seed")) return judgeSeed(body);
  if (has(body, "structuredContent") !== "no" || has(body, "_meta") !== "no") return void 0;
  const content = get(body, "content");
  const isReadable = content && (content.kind !== "array" || content.open || items(content).length > 0);
  return dialects.includes("mcp-apps") && isReadable ? void 0 : { at: lack(body), message: "nothing" };
}
function judgeSeed(body) {
  const meta = get(body, "_meta");
  if (has(body, "_meta") === "no") return { at: lack(body), message: "missing" };
  if (meta?.kind !== "object") return void 0;
  if (lacks(meta, "initialData", ANSWER_KEYS)) return { at: entry(body, "_meta"), message: "missing" };
  const data = get(meta, "initialData");
  if (data === void 0 || data.kind === "unknown") return void 0;
  if (data.kind !== "object") return { at: data, message: "wrong" };
  return data.entries.length === 0 && !data.open ? { at: data, message: "empty" } : void 0;
}
function isError(body) {
  const flag = get(body, "isError");
  return flag !== void 0 && !(flag.kind === "boolean" && !flag.value);
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
    slash: "`{{route}}` does not start with `/`, so the widget finds no view of that name. Write `/{{route}}`."
  },
  *check(manifest) {
    for (const { body } of answersIn(manifest, "seed")) {
      const route = get(body, "_meta", "initialRoute");
      if (!route || route.kind === "unknown") continue;
      if (route.kind !== "string") yield { at: route, message: "type" };
      else if (route.value.trim() === "") yield { at: route, message: "empty" };
      else if (!route.value.startsWith("/")) yield { at: route, message: "slash", data: { route: route.value } };
    }
  }
});

// rules/openai/invocation-message-format.ts
var LONGEST7 = 64;
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
        else if (dialect === "openai" && [...value.value].length > LONGEST7) {
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
    for (const tool6 of appOf(manifest).tools) {
      const { node } = tool6;
      if (tool6.links.length === 0) continue;
      const isSeed = tool6.dialects.includes("seed");
      if (!isSeed && !tool6.dialects.includes("openai")) continue;
      const lacks3 = (message) => isSeed ? hasSeedMessage(node, message) === "no" : hasOpenaiMessage(node, message, nested) === "no";
      const missing2 = MESSAGES.filter(lacks3);
      const [first2, second] = missing2;
      if (!first2 || hasBoth(node, nested)) continue;
      const holder = holderOf(tool6, isSeed);
      yield {
        at: lack(holder),
        message: second ? "both" : first2,
        fix: nested ? void 0 : fixFor2(node, holder, missing2, isSeed)
      };
    }
  }
});
function hasBoth(tool6, nested) {
  return MESSAGES.every(
    (message) => hasSeedMessage(tool6, message) === "yes" || hasOpenaiMessage(tool6, message, nested) === "yes"
  );
}
function holderOf({ node }, isSeed) {
  const own2 = isSeed ? get(node, "annotations", "openai") : get(node, "_meta");
  const invocation = isSeed ? get(own2, "toolInvocation") : void 0;
  return [invocation, own2].find((each) => each?.kind === "object") ?? node;
}
var TEXTS = { invoking: "Loading\u2026", invoked: "Done" };
function fixFor2(tool6, holder, missing2, isSeed) {
  if (holder === tool6) return void 0;
  const title = `Add ${missing2.map((each) => `\`${each}\``).join(" and ")}`;
  if (!isSeed) {
    const prefix = `${PREFIX}toolInvocation/`;
    return {
      title,
      safe: false,
      edits: missing2.map((each) => ({ op: "add", to: holder, key: prefix + each, value: TEXTS[each] }))
    };
  }
  if (has(get(tool6, "annotations", "openai"), "toolInvocation") === "yes") {
    return {
      title,
      safe: false,
      edits: missing2.map((each) => ({ op: "add", to: holder, key: each, value: TEXTS[each] }))
    };
  }
  return { title, safe: false, edits: [{ op: "add", to: holder, key: "toolInvocation", value: TEXTS }] };
}

// rules/openai/lib/csp.ts
var TWINS = { "openai/widgetCSP": "csp", "openai/widgetDomain": "domain" };
function cspsOn(node) {
  const meta = get(node, "_meta");
  const ui = get(meta, "ui");
  return Object.entries(TWINS).flatMap(([flat, inUi]) => [...at(meta, flat, flat), ...at(ui, inUi, `ui.${inUi}`)]);
}
function at(holder, key, shown3) {
  const found = entry(holder, key);
  return found && holder?.kind === "object" ? [{ entry: found, holder, key: shown3 }] : [];
}
function homeOf(tool6, key, manifest) {
  const { byPath } = appOf(manifest);
  const homes = tool6.links.flatMap((link) => byPath.get(pathOf2(text(link.entry.value) ?? "")) ?? []);
  if (homes.length === 0) return manifest.code === NO_CODE ? {} : void 0;
  const what = key.endsWith("CSP") || key.endsWith("csp") ? "openai/widgetCSP" : "openai/widgetDomain";
  if (homes.some(({ node }) => mayHave(node, what))) return void 0;
  const resources = new Set(homes.flatMap(({ node, isContent }) => isContent ? [] : [node]));
  return { resource: resources.size === 1 ? [...resources][0] : void 0 };
}
function mayHave(resource2, flat) {
  if (has(resource2, "_meta") === "unknown") return true;
  const meta = get(resource2, "_meta");
  if (!meta) return false;
  return has(meta, flat) !== "no" || has(meta, "ui") === "unknown" || has(get(meta, "ui"), TWINS[flat]) !== "no";
}
function sourcesOf(csp) {
  return csp?.kind === "object" ? csp.entries.flatMap(({ value }) => items(value)) : [];
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
    meta: "Hosts read `{{key}}` from `_meta`, and here it stands in {{where}}, where it does nothing. Move it.",
    hint: "Hosts read `{{hint}}` from `annotations`, and here it stands in {{where}}, where it does nothing. Move it.",
    openai: "Hosts read `{{key}}` from {{home}}, and here it stands in {{where}}, where it does nothing. Move it.",
    nested: "Only xmcp reads `_meta.openai`; hosts read keys such as `openai/outputTemplate`, so this does nothing. Write the keys in full.",
    ui: "Hosts read `{{key}}` from `_meta.ui`, and here it stands in `_meta` itself, where it does nothing. Move it.",
    csp: "Hosts read `{{key}}` from the resource of the widget, and here it stands on the tool, where it does nothing. Move it."
  },
  *check(manifest) {
    const nested = isXmcp(manifest);
    const apps = new Set(appOf(manifest).tools.map(({ node }) => node));
    for (const tool6 of listingOf(manifest).tools) {
      for (const { holder, where, key } of outsideMeta(tool6)) {
        const fix = move(key, holder, tool6, "_meta", key.key);
        const absorbs = lacking(get(tool6, "_meta"), key.key);
        yield { at: key, message: "meta", data: { key: key.key, where }, absorbs, fix };
      }
      const own2 = nested ? void 0 : nestedMeta(tool6);
      if (own2) {
        const absorbs = lacking(get(tool6, "_meta"), ...entries(own2.value).map(({ key }) => PREFIX + key));
        yield { at: own2, message: "nested", absorbs, fix: flatten(own2, tool6) };
      }
      if (!isTakenByOthers(tool6, manifest)) yield* outside2(tool6, apps.has(tool6));
      for (const { entry: entry2, hint: hint2 } of apps.has(tool6) || hasMisplaced(tool6) ? hintsInMeta(tool6) : []) {
        const fix = move(entry2, get(tool6, "_meta"), tool6, "annotations", hint2);
        yield { at: entry2, message: "hint", data: { hint: hint2, where: "`_meta`" }, fix };
      }
      for (const entry2 of apps.has(tool6) ? hintsOn(tool6, manifest) : []) {
        const fix = move(entry2, tool6, tool6, "annotations", entry2.key);
        yield { at: entry2, message: "hint", data: { hint: entry2.key, where: "the tool itself" }, fix };
      }
    }
    yield* csps(manifest);
    yield* besideUi2(manifest);
  }
});
var lacking = (home, ...keys) => home?.kind === "object" ? keys.map((key) => lack(home, key)) : [];
function* outside2(tool6, isApp) {
  const annotations = get(tool6, "annotations");
  for (const entry2 of outsideOpenai(tool6)) {
    const fix2 = isApp && !get(annotations, "openai") ? void 0 : move(entry2, annotations, annotations, "openai", entry2.key);
    const data = { key: entry2.key, home: "`annotations.openai`", where: "`annotations`" };
    const absorbs = lacking(get(annotations, "openai"), entry2.key);
    yield { at: entry2, message: "openai", data, absorbs, fix: fix2 };
  }
  const own2 = openaiOnTool(tool6);
  if (!own2) return;
  const { value } = own2;
  const isClear = value.kind === "object" && !value.open && value.entries.every(({ key }) => SEED.has(key));
  const fix = isClear && !isApp ? move(own2, tool6, tool6, "annotations", "openai") : void 0;
  yield {
    at: own2,
    message: "openai",
    data: { key: "openai", home: "`annotations`", where: "the tool itself" },
    fix
  };
}
var SEED = /* @__PURE__ */ new Set([...ANNOTATION_KEYS, ...HINTS]);
function* csps(manifest) {
  for (const tool6 of appOf(manifest).tools) {
    for (const { entry: entry2, holder, key } of cspsOn(tool6.node)) {
      const home = homeOf(tool6, key, manifest);
      if (!home) continue;
      const meta = home.resource && get(home.resource, "_meta");
      const canMove = holder === get(tool6.node, "_meta") && (!meta || meta.kind === "object");
      const fix = home.resource && canMove ? move(entry2, holder, home.resource, "_meta", key) : void 0;
      yield { at: entry2, message: "csp", data: { key }, fix };
    }
  }
}
function* besideUi2(manifest) {
  if (isGenerated(manifest)) return;
  const tools = listingOf(manifest).tools.filter((tool6) => !isTakenByOthers(tool6, manifest));
  const found = [
    ...tools.map((node) => ({ node, beside: besideUiOfTool(node) })),
    ...widgetsOf(manifest).map((widget) => ({ node: widget.node, beside: besideUiOfWidget(widget) }))
  ];
  for (const { node, beside } of found) {
    const meta = get(node, "_meta");
    for (const entry2 of beside) {
      const fix = move(entry2, meta, meta, "ui", entry2.key);
      yield { at: entry2, message: "ui", data: { key: entry2.key }, fix };
    }
  }
}
function flatten(nested, tool6) {
  const meta = get(tool6, "_meta");
  if (meta?.kind !== "object" || nested.value.kind !== "object" || nested.value.open) return void 0;
  const flat = nested.value.entries.flatMap(
    ({ key, value }) => key === "toolInvocation" && value.kind === "object" ? value.entries.map((each) => [`${PREFIX}${key}/${each.key}`, asWritten(each.value)]) : [[`${PREFIX}${key}`, asWritten(value)]]
  );
  if (flat.some(([key]) => entries(meta).some((each) => each.key === key))) return void 0;
  const added = flat.map(([key, value]) => ({ op: "add", to: meta, key, value }));
  return {
    title: "Write the keys in full",
    safe: true,
    edits: [{ op: "remove", from: meta, child: nested }, ...added]
  };
}

// rules/openai/misspelt-field.ts
var misspelt_field_default3 = misspeltField(
  "openai",
  appsSdk(
    "Reference, resource metadata",
    "The fields of a CSP, of permissions and of security schemes have fixed names."
  )
);

// rules/openai/lib/misspelt-template.ts
function misspeltOpenai(tool6) {
  const annotations = get(tool6, "annotations");
  if (annotations?.kind !== "object" || has(annotations, "openai") !== "no") return [];
  const isMeant2 = ({ key, value }) => entries(value).some((each) => each.key === "outputTemplate" || each.key === "toolInvocation") && near(key, ["openai"]) !== void 0;
  return annotations.entries.filter(isMeant2).map((entry2) => ({ holder: annotations, entry: entry2, meant: "openai" }));
}
function misspeltTemplates(tool6) {
  const own2 = get(tool6, "annotations", "openai");
  const meta = get(tool6, "_meta");
  return [
    ...meaning(own2, "outputTemplate", (key) => nearKey(key, [...ANNOTATION_KEYS, ...HINTS])),
    ...meaning(meta, "openai/outputTemplate", (key) => `openai/${openaiKeyMeant(key, OPENAI_KEYS)}`),
    ...meaning(get(meta, "ui"), "resourceUri", (key) => nearKey(key, UI_KEYS))
  ];
}
function meaning(holder, meant, meaningOf) {
  if (holder?.kind !== "object" || has(holder, meant) !== "no") return [];
  return holder.entries.filter(({ key }) => meaningOf(key) === meant).map((entry2) => ({ holder, entry: entry2, meant }));
}

// rules/openai/misspelt-key.ts
var misspelt_key_default = defineRule({
  id: "openai/misspelt-key",
  summary: "A key of the metadata is spelt almost like one that hosts read",
  severity: "warning",
  in: "recommended",
  source: section3("Complete List of OpenAI-Specific Annotations", "The keys of the metadata have fixed names."),
  fixable: "safe",
  messages: {
    misspelt: "No host reads `{{key}}`, so it does nothing; did you mean `{{meant}}`?"
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
        ...isFree && { absorbs: [lack(holder, meant)], fix: rename(entry2, meant) }
      };
    }
  }
});
function* suspects(manifest) {
  for (const tool6 of listingOf(manifest).tools) {
    yield* misspeltOpenai(tool6);
    const own2 = get(tool6, "annotations", "openai");
    yield* among(own2, [...ANNOTATION_KEYS, ...HINTS], hintMeant);
    yield* among(get(own2, "toolInvocation"), INVOCATION_KEYS);
  }
  const { byName } = appOf(manifest);
  const holders2 = [...listingOf(manifest).tools, ...widgetsOf(manifest).map(({ node }) => node)];
  for (const node of new Set(holders2)) yield* inMeta(get(node, "_meta"));
  for (const { tool: tool6, body } of answersIn(manifest)) {
    const meta = get(body, "_meta");
    yield* inMeta(meta);
    const isNewer = byName.get(tool6)?.some(({ dialects }) => !dialects.includes("seed"));
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
    yield { holder, entry: entry2, meant: nearKey(entry2.key, known) ?? otherwise(entry2) };
  }
}

// rules/openai/lib/app-tools.ts
function withoutMeta(root, { registrations }) {
  const places = registrations.filter(isOfExtApps).map(({ tool: tool6 }) => tool6);
  if (places.length === 0) return [];
  const isGiven = ({ start: start2, file }) => places.some((tool6) => tool6?.start === start2 && tool6.file === file);
  return listing(root).tools.filter((tool6) => lacksMeta(tool6) && isGiven(tool6));
}
var isOfExtApps = ({ api, from }) => api === "registerAppTool" && /^@modelcontextprotocol\/ext-apps(\/|$)/.test(from ?? "");
var lacksMeta = (tool6) => lacksField(tool6, "_meta") && !hasMisplaced(tool6) && misspeltOpenai(tool6).length === 0;

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
    for (const tool6 of thrown) yield { at: lack(tool6, "_meta"), message: "throws" };
    for (const tool6 of appOf(manifest).tools) {
      const found = tool6.links.length === 0 && !thrown.has(tool6.node) ? lackingTemplate(tool6) : void 0;
      if (!found || isAnswered(tool6, manifest)) continue;
      const { holder, key, template } = found;
      yield { at: lack(holder, template), message: "missing", data: { key, template } };
    }
    for (const tool6 of listingOf(manifest).tools) {
      for (const { holder, entry: entry2, meant } of misspeltOpenai(tool6)) {
        const data = { key: entry2.key, template: `${meant}.outputTemplate` };
        yield { at: lack(holder, meant), message: "missing", data };
      }
    }
  }
});
function lackingTemplate(tool6) {
  const [misspelt2] = misspeltTemplates(tool6.node);
  return misspelt2 ? { holder: misspelt2.holder, key: misspelt2.entry.key, template: misspelt2.meant } : seedWidget(tool6) ?? openaiWidget(tool6);
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
  return [.../* @__PURE__ */ new Set([void 0, name])].flatMap((tool6) => byTool.get(tool6) ?? []).some(({ body }) => has(body, "_meta") === "unknown" || has(get(body, "_meta"), "openai/outputTemplate") !== "no");
}

// rules/openai/read-only-hint.ts
var read_only_hint_default = defineRule({
  id: "openai/read-only-hint",
  summary: "A tool that by its name only reads is not said to be read-only",
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
function judge5(tool6, isSeed) {
  const annotations = get(tool6, "annotations");
  const holders2 = [annotations, ...isSeed ? [get(annotations, "openai")] : []];
  const title = "Set `readOnlyHint` to true";
  for (const holder2 of holders2) {
    const value = entry(holder2, KEY)?.value;
    if (!value) continue;
    return value.kind === "boolean" && !value.value ? { at: value, message: "false", fix: { title, safe: false, edits: [{ op: "set", node: value, value: true }] } } : void 0;
  }
  const meta = get(tool6, "_meta");
  const isElsewhere2 = has(tool6, KEY) === "yes" || [KEY, `openai/${KEY}`, "annotations"].some((key) => has(meta, key) === "yes");
  if (isElsewhere2) return void 0;
  if (annotations ? annotations.kind !== "object" : !lacksField(tool6, "annotations")) return void 0;
  if (holders2.some((holder2) => holder2 && !lacks(holder2, KEY, [...HINTS, ...ANNOTATION_KEYS]))) return void 0;
  if (holders2.some((each) => entries(each).some((hint2) => hintMeant(hint2) === KEY))) return void 0;
  const holder = holders2.findLast((each) => each?.kind === "object");
  const add = {
    title: "Add `readOnlyHint: true`",
    safe: false,
    edits: [
      holder ? { op: "add", to: holder, key: KEY, value: true } : { op: "add", to: tool6, key: "annotations", value: { [KEY]: true } }
    ]
  };
  return { at: lack(holder ?? tool6), message: "missing", fix: add };
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
    for (const { node } of appOf(manifest).resources) {
      const isDescribed = has(get(node, "_meta"), "openai/widgetDescription") !== "no";
      if (has(node, "description") === "no" && !isDescribed)
        yield { at: lack(node, "description"), message: "missing" };
    }
  }
});

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
    for (const resource2 of appOf(manifest).resources) {
      if (has(resource2.node, "uri") === "no") yield { at: lack(resource2.node, "uri"), message: "uri" };
      if (has(resource2.node, "mimeType") === "no" && isNeeded(resource2, manifest)) {
        const allowed = eitherOf(mimesFor(resource2.dialects).map((each) => `\`${each}\``));
        yield { at: lack(resource2.node, "mimeType"), message: "mimeType", data: { allowed } };
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
    for (const { node, uri, dialects, isSure } of widgetsOf(manifest)) {
      const mime = get(node, "mimeType");
      if (mime?.kind !== "string") continue;
      const allowed = mimesFor(dialects);
      if (isOneOf(mime.value, allowed) || !isSure && !isPage(mime.value)) continue;
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
  in: "recommended",
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
        const isUsed = (uri) => !isWidgetUri(uri) || paths.has(pathOf2(uri));
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
  const message = isWidgetUri(uri) ? "pattern" : prefix ? "prefix" : "scheme";
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
  if (part2.kind === "unknown") return;
  const [type, words] = [get(part2, "type"), get(part2, "text")];
  if (part2.kind !== "object") yield { at: part2, message: "part" };
  else if (has(part2, "type") === "no") yield { at: lack(part2), message: "part" };
  else if (isOther(type, "string") || text(type)?.trim() === "") yield { at: type, message: "part" };
  else if (type?.kind === "string" && !TYPES3.includes(type.value))
    yield { at: type, message: "kind", data: { type: type.value } };
  else if (text(type) === "text" && has(part2, "text") === "no") yield { at: lack(part2), message: "text" };
  else if (text(type) === "text" && isOther(words, "string")) yield { at: words, message: "text" };
}
function isOther(node, kind) {
  return node !== void 0 && node.kind !== kind && node.kind !== "unknown";
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
    missing: "No resource is registered as `{{uri}}`{{hint}}, so the host has no widget to show. Register it, or name one that there is."
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
        const lost = strays(found, isKnown3);
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
function hintAtOther({ known, wanted }, lost) {
  const named2 = new Set(wanted.map(({ value }) => pathOf2(value)));
  const unused = [...known].filter((uri) => isWidgetUri(uri) && !named2.has(pathOf2(uri)));
  const isOneForOne = unused.length === 1 && new Set(lost.map(({ value }) => value)).size === 1;
  return hint(isOneForOne ? unused[0] : void 0);
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
function hasPolicy(widget, manifest) {
  if (manifest.code !== NO_CODE && manifest.code.reads.length === 0) return true;
  const path2 = pathOf2(text(widget.uri) ?? "");
  const vague = manifest.derive(vaguelyRead);
  if (vague.has(ANY) || vague.has(path2)) return true;
  const same2 = appOf(manifest).byPath.get(path2) ?? [];
  const contents = same2.filter((each) => each.isContent);
  const isMisplaced = (each) => besideUiOfWidget(each).some(({ key }) => key === "csp");
  return [widget, ...contents].some((each) => mayHave(each.node, "openai/widgetCSP") || isMisplaced(each));
}
var ANY = "*";
function vaguelyRead({ code }) {
  const uris = code.reads.filter(isVague3).map(({ uri }) => text(uri));
  return new Set(uris.map((uri) => uri === void 0 || isTemplate(uri) && isWidgetUri(uri) ? ANY : pathOf2(uri)));
}
var isVague3 = (read4) => !isKnownRead(read4) || contentsIn(read4).some(({ node, uri }) => text(uri) === void 0 && mayHave(node, "openai/widgetCSP"));
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
  summary: "A widget domain or an entry of its CSP is no origin",
  severity: "error",
  in: "recommended",
  source: appsSdk("Reference, resource metadata", "Domains of a widget are origins: a scheme and a host."),
  fixable: "unsafe",
  messages: {
    scheme: "`{{domain}}` has no scheme, so it is no origin and hosts refuse or ignore it. Write `{{origin}}`.",
    empty: "This domain is empty and allows nothing. Write an origin such as `https://example.com`, or remove it.",
    path: "`{{domain}}` has a path, so it is no origin and hosts refuse or ignore it. Write the scheme and the host only.",
    none: "`{{domain}}` is no origin, so hosts refuse or ignore it. Write a scheme and a host: `https://example.com`."
  },
  *check(manifest) {
    const { tools } = listingOf(manifest);
    for (const node of /* @__PURE__ */ new Set([...tools, ...widgetsOf(manifest).map((widget) => widget.node)])) {
      const meta = get(node, "_meta");
      const domain = entry(meta, "openai/widgetDomain")?.value;
      yield* judge9(domain);
      if (domain?.kind === "string") {
        const data = { domain: domain.value };
        if (/^https?:\/\/[^/?#\s]+\/[^]/i.test(domain.value)) yield { at: domain, message: "path", data };
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
    unknown: "No dialect has `{{name}}` in `window.openai`: it is undefined in every host. Use one of the members that there are.",
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
      if (Object.hasOwn(Object.prototype, name)) continue;
      const meant = MEMBERS.includes(name) ? void 0 : nearKey(name, MEMBERS);
      if (meant) yield { at: member, message: "misspelt", data: { name, meant }, fix: rename3(use, meant) };
      else if (isUnknown(use, uses)) yield { at: member, message: "unknown", data: { name } };
      const wrong = call && wrongCall(name, call, member, dialect);
      if (!wrong) continue;
      const { key = KEYS.get(name), ...problem5 } = wrong;
      yield { ...problem5, data: { name, sign, key } };
    }
  }
});
function isUnknown({ member, call, isOwn }, uses) {
  const { name } = member;
  if (MEMBERS.includes(name) || isOwn) return false;
  if (call) return !uses.some((use) => use.member?.name === name && !use.call);
  const isCalled = uses.some((use) => use.member?.name === name && use.call);
  return !isCalled && !uses.some((use) => use.member && DATA_MEMBERS.includes(use.member.name));
}
function rename3(use, meant) {
  const { start: start2, end, name } = use.member;
  if (start2 < use.start || end - start2 !== name.length) return void 0;
  return { title: `Rename it to \`${meant}\``, safe: true, edits: [{ op: "text", start: start2, end, text: meant }] };
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
  const isWhole3 = first2?.kind === "object";
  const given2 = isWhole3 ? get(first2, "arguments") : second;
  if (given2) return MAY_BE_ARGUMENTS.has(given2.kind) ? void 0 : { at: given2, message: "values" };
  if (!isWhole3 || has(first2, "arguments") !== "no") return void 0;
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
    unguarded: "`window.openai` is not there in every host, nor always when a script starts, and then this throws. Check for it first: `if (window.openai) \u2026`, or `window.openai?.`."
  },
  *check(manifest) {
    for (const use of usesIn(manifest)) if (!use.guarded) yield { at: use, message: "unguarded" };
  }
});

// rules/otc/lib/document.ts
function section4(name, says2, kind = "MUST") {
  return { document: "Open Tool Calling, ToolDefinition 1.0", section: name, says: says2, kind };
}

// rules/otc/field-type.ts
var field_type_default4 = fieldType("otc", section4("Schema Fields", "Each field has one type; output_schema may also be null."));

// rules/otc/lib/flat.ts
function isFlat(input) {
  if (input?.kind !== "object" || has(input, "parameters") !== "no") return false;
  return has(input, "properties") === "yes" || text(get(input, "type")) === "object";
}

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

// rules/otc/lib/id.ts
function idOf(tool6) {
  const node = get(tool6, "id");
  if (node?.kind !== "string") return void 0;
  const { value } = node;
  const at2 = value.includes("@") ? value.indexOf("@") : value.length;
  const dot = value.indexOf(".");
  const [toolkit, name] = [value.slice(0, Math.max(0, dot)), value.slice(dot + 1, at2)];
  if (dot > at2 || !isWord(toolkit) || !isWord(name)) return void 0;
  return { node, toolkit, tool: name, version: value.slice(at2 + 1) || void 0, versionAt: at2 + 1 };
}
function isWord(text3) {
  return text3 !== "" && !/\W/.test(text3);
}
function withVersion({ toolkit, tool: tool6 }, version) {
  return `${toolkit}.${tool6}@${version}`;
}

// rules/otc/lib/version.ts
function isVersion(text3) {
  const numbers = text3.split(".", 4);
  return numbers.length === 3 && numbers.every(isInteger);
}
function isInteger(text3) {
  return text3 !== "" && !/\D/.test(text3) && (text3 === "0" || text3[0] !== "0");
}

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
    version: "The version in the id, `{{version}}`, is not of the form `x.y.z`, so clients cannot ask for it. Write three integers, like `1.0.0`."
  },
  *check({ tools }) {
    for (const tool6 of tools) {
      const node = get(tool6.node, "id");
      if (node?.kind !== "string") continue;
      const id = idOf(tool6.node);
      const end = node.value.includes("@") ? node.value.indexOf("@") : node.value.length;
      const data = { id: node.value, names: node.value.slice(0, end), version: id?.version ?? "", meant: "" };
      if (node.value === "") {
        yield { at: node, message: "empty" };
      } else if (!id) {
        const at2 = end > 0 && end < node.value.length ? part(node, 0, end) : node;
        yield { at: at2, message: "names", data };
      } else if (id.version === void 0) {
        const version = tool6.version && isVersion(tool6.version) ? tool6.version : "1.0.0";
        yield { at: node, message: "noVersion", data: { ...data, meant: withVersion(id, version) } };
      } else if (!isVersion(id.version) && id.version !== tool6.version) {
        yield { at: part(node, id.versionAt, node.value.length), message: "version", data };
      }
    }
  }
});

// rules/otc/lib/name.ts
var LONGEST_NAME = 64;
var isName = (text3) => text3.length <= LONGEST_NAME && /^[A-Za-z0-9_-]+$/.test(text3);

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
  messages: {
    stranger: "The id calls the tool `{{tool}}` and `name` calls it `{{name}}`: one of them looks copied from another tool. Name it `{{tool}}` or `{{toolkit}}_{{tool}}`, or correct the id."
  },
  *check({ tools }) {
    const rightful = new Set(tools.map(({ node }) => isOfId(node) ? text(get(node, "name")) : void 0));
    for (const { node } of tools) {
      const id = idOf(node);
      const name = get(node, "name");
      if (!id || name?.kind !== "string" || !isName(name.value) || isOfId(node) || rightful.has(name.value)) continue;
      const { tool: tool6, toolkit } = id;
      const related = [{ at: id.node, note: "The id." }];
      yield { at: name, message: "stranger", data: { tool: tool6, toolkit, name: name.value }, related };
    }
  }
});
function isOfId(node) {
  const id = idOf(node);
  const name = fold3(text(get(node, "name")) ?? "");
  return id !== void 0 && (name === fold3(id.tool) || name.endsWith(fold3(id.toolkit + id.tool)));
}
var fold3 = (name) => name.replace(/[_-]/g, "").toLowerCase();

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
    for (const tool6 of tools) {
      const id = idOf(tool6.node);
      const version = get(tool6.node, "version");
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

// rules/otc/lib/blank.ts
var isBlank2 = (text3) => text3.trim() === "";

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
    for (const tool6 of tools) {
      const node = get(tool6.node, "name");
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
    const [first2] = referenceSteps(text(entry2.value)) ?? [];
    return first2 === void 0 || first2 === key;
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
  const path2 = referenceSteps(reference);
  let at2 = path2 && root;
  for (const step2 of path2 ?? []) at2 = at2?.kind === "array" ? at2.items[Number(step2)] : get(at2, step2);
  return at2;
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
          } else if (ANCHORS.has(key) && schema !== root) {
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
  const isInside2 = (other) => at2.value.start <= other.node.start && other.node.end <= at2.value.end;
  if (entry(node, at2.key) !== at2) return void 0;
  if (referring.some((other) => !isInside2(other) && mayReferTo(at2.key, other.node))) return void 0;
  return {
    title: `Remove \`${at2.key}\``,
    safe: false,
    edits: [{ op: "remove", from: node, child: at2 }]
  };
}

// rules/otc/lib/requirements.ts
function* requirementLists({ tools }) {
  for (const tool6 of tools) {
    for (const [key, what] of LISTS2) {
      const node = get(tool6.node, "requirements", key);
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
  for (const tool6 of tools) {
    for (const authorization of items(get(tool6.node, "requirements", "authorization"))) {
      const oauth2 = get(authorization, "oauth2");
      if (oauth2?.kind === "object") yield oauth2;
    }
  }
}

// rules/otc/oauth2-scopes.ts
var oauth2_scopes_default = defineRule({
  id: "otc/oauth2-scopes",
  summary: "oauth2 without scopes, or with an empty scope or the same one twice",
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
        else if (!other) first2.set(scope.value, scope);
        else yield again(scope, other, scopes);
      }
    }
  }
});
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
      } else if (!description && has(parameter, "description") === "no") {
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
          const isMisspelt3 = requirement.entries.some(({ key }) => fieldMeant(key, ["id", "oauth2"]) === "id");
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
  messages: {
    inFile: "The id `{{id}}` is already taken in this file: a client that asks for it gets either tool. Give this one an id of its own.",
    inServer: "The id `{{id}}` is already taken on the server `{{server}}`: a client that asks for it gets either tool. Give this one an id of its own."
  },
  *check({ tools }) {
    const first2 = /* @__PURE__ */ new Map();
    for (const node of idsOf(tools)) {
      const other = first2.get(node.value);
      if (!other) first2.set(node.value, node);
      else {
        const related = [{ at: other, note: "The id is taken here." }];
        yield { at: node, message: "inFile", data: { id: node.value }, related };
      }
    }
  },
  project: {
    inOneFile: true,
    *collect({ path: path2, isOneOfMany, tools, servers }) {
      const ids = new Map([...idsOf(tools)].reverse().map((node) => [node.value, node]));
      if (isOneOfMany) for (const [id, at2] of ids) yield { at: at2, key: `${path2}\0${id}` };
      for (const server of servers) {
        for (const [id, at2] of ids) yield { at: at2, key: `${server}\0${id}`, value: server };
      }
    },
    *compare(facts) {
      const told3 = /* @__PURE__ */ new Set();
      for (const [first2, fact] of repeated(facts)) {
        const pair = `${keyOfPlace2(first2)}
${keyOfPlace2(fact)}`;
        if (told3.has(pair)) continue;
        told3.add(pair);
        const { key, value: server } = fact;
        const id = key.slice(key.indexOf("\0") + 1);
        const related = [{ at: first2, note: "The id is taken here." }];
        yield { at: fact, message: server === void 0 ? "inFile" : "inServer", data: { id, server }, related };
      }
    }
  }
});
function* idsOf(tools) {
  for (const tool6 of tools) {
    const id = get(tool6.node, "id");
    if (id?.kind === "string" && id.value !== "") yield id;
  }
}
var keyOfPlace2 = ({ location }) => `${location.path}:${location.start}`;

// rules/otc/lib/same.ts
function same(a, b2) {
  switch (a.kind) {
    case "unknown":
      return false;
    case "null":
      return b2?.kind === "null";
    case "object":
      return b2?.kind === "object" && !a.open && !b2.open && b2.entries.length === a.entries.length && contains(b2, a);
    case "array":
      if (b2?.kind !== "array" || a.open || b2.open || a.items.length !== b2.items.length) return false;
      return a.items.every((item, index) => same(item, b2.items[index]));
    default:
      return b2?.kind === a.kind && b2.value === a.value;
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
    for (const tool6 of tools) {
      const node = get(tool6.node, "version");
      if (node?.kind !== "string" || isVersion(node.value)) continue;
      const id = idOf(tool6.node);
      const bare2 = node.value.replace(/^v/i, "");
      const meant = isVersion(bare2) ? bare2 : completed(bare2, id?.version);
      const sameInId = id?.version === node.value ? id : void 0;
      const fix = meant === void 0 ? void 0 : correction(node, meant, sameInId);
      yield {
        at: node,
        message: isVersion(bare2) ? "leadingV" : "form",
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

// rules/shinkai/lib/document.ts
function section5(name, says2, kind = "MUST") {
  return { document: "Shinkai Metadata 0.9.8", section: name, says: says2, kind };
}
function loader(says2) {
  return { document: "shinkai-node", section: "The loader of tool metadata", says: says2, kind: "advice" };
}
function standard(document, name, says2) {
  return { document, section: name, says: says2, kind: "advice" };
}

// rules/shinkai/lib/fixes.ts
var safely = (title, ...edits) => ({ title, safe: true, edits });
var unsafely = (title, ...edits) => ({ title, safe: false, edits });
function rename5(entry2, key) {
  return safely(`Rename \`${entry2.key}\` to \`${key}\``, { op: "rename", entry: entry2, key });
}

// rules/shinkai/lib/stray.ts
function strayBeside(entry2, { table, path: path2, schema, root }) {
  const shape = KEYWORDS.get(entry2.key);
  if (shape && (entry2.value.kind !== "object" || SHAPES[shape].fits(entry2.value))) return void 0;
  const stray = { table, path: path2, entry: entry2, from: schema };
  if (path2 === "" && root.kind === "object" && isField2(entry2, root)) return { ...stray, kind: "field", to: root };
  if (!holdsProperties2(schema, path2) || !isDefinition(entry2.value)) return void 0;
  if (entry2.key.startsWith("$") || entry2.key.startsWith("x-")) return void 0;
  const properties = get(schema, "properties");
  if (properties && properties.kind !== "object") return void 0;
  return { ...stray, kind: "property", to: properties };
}
function strayInside(entry2, properties, scene) {
  const { table, path: path2, schema, root } = scene;
  const stray = { table, path: path2, entry: entry2, from: properties };
  if (isKeyword3(entry2)) return { ...stray, kind: "keyword", to: schema };
  const isList2 = entry2.value.kind === "array" && LIST_FIELDS.has(entry2.key);
  return isList2 && root.kind === "object" ? { ...stray, kind: "field", to: root } : void 0;
}
var TYPES4 = /* @__PURE__ */ new Set(["string", "number", "integer", "boolean", "array", "object", "null", "any"]);
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
      return value.kind === "string" && !TYPES4.has(value.value);
    case "properties":
      return value.kind === "object" && !isDefinition(value) && value.entries.some((each) => isDefinition(each.value));
    default:
      return false;
  }
}
function holdsProperties2(object, path2) {
  return path2 === "" || text(get(object, "type")) === "object" || get(object, "properties")?.kind === "object";
}
function isDefinition(node) {
  if (node.kind !== "object" || !TYPES4.has(text(get(node, "type")) ?? "")) return false;
  return node.entries.every(({ key }) => KEYWORDS.has(key));
}
function isField2({ key, value }, root) {
  if (value.kind === "array") return LIST_FIELDS.has(key);
  if (value.kind === "string") return TEXT_FIELDS.has(key) && has(root, key) === "no";
  return TABLE_FIELDS.has(key) && get(value, "properties")?.kind === "object" && has(root, key) === "no";
}

// rules/shinkai/lib/tables.ts
var NAMES5 = ["configurations", "parameters", "result"];
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
  for (const name of NAMES5) {
    const found = entry(root, name);
    if (!found || name === "configurations" && isEmptyArray(found.value)) continue;
    view.tables.push({ name, entry: found, node: found.value });
    if (found.value.kind === "object") readSchema({ table: name, path: "", schema: found.value, root }, view);
  }
  return view;
}
function readSchema(scene, view) {
  const { path: path2, schema } = scene;
  for (const each of schema.entries) {
    const stray = strayBeside(each, scene);
    if (stray) view.strays.push(stray);
  }
  const properties = get(schema, "properties");
  if (properties?.kind === "object") {
    for (const each of properties.entries) {
      const stray = strayInside(each, properties, scene);
      if (stray) view.strays.push(stray);
      else readDefinition(each.value, each, path2 ? `${path2}.${each.key}` : each.key, scene, view);
    }
  }
  const element = get(schema, "items");
  if (!element) return;
  for (const each of [element, ...items(element)]) readDefinition(each, void 0, `${path2}[]`, scene, view);
}
function readDefinition(node, property, path2, scene, view) {
  if (node.kind !== "object") return;
  const { table, root } = scene;
  view.definitions.push({ table, node, property, path: path2 });
  readSchema({ table, path: path2, schema: node, root }, view);
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
  source: section5("PropertiesTable", "A default may be any value, and so needs no quotes around a number.", "advice"),
  fixable: "unsafe",
  messages: {
    asString: "The default of `{{path}}` is a string, though its type is {{type}}. Only an older Shinkai wanted it so; write {{value}} without quotes."
  },
  *check(manifest) {
    for (const { node, path: path2 } of definitionsOf(manifest)) {
      const at2 = get(node, "default");
      const type = text(get(node, "type"));
      const types = declaredTypes(node);
      if (at2?.kind !== "string" || type === void 0 || !types || types.includes("string")) continue;
      const value = standsFor(at2.value, types);
      if (value === void 0) continue;
      const fix = unsafely("Write it without quotes", { op: "set", node: at2, value });
      yield { at: at2, message: "asString", data: { path: path2, type, value: at2.value }, fix };
    }
  }
});

// rules/shinkai/lib/mention.ts
function unmentioned(description, values) {
  let left = values.slice();
  for (const spell of SPELLINGS) {
    if (left.length === 0) break;
    const text3 = inWords(spell(description));
    left = left.filter((value) => !names(text3, spell(value)));
  }
  return left;
}
var isTellable = (value) => value.trim().length > 1;
var SPELLINGS = [(text3) => fold4(text3.replace(/([a-z])([A-Z])/g, "$1 $2")), fold4];
function fold4(text3) {
  return text3.toLowerCase().replace(/[\s_-]+/g, " ").trim();
}
function names(text3, value) {
  if (text3.includes(inWords(value))) return true;
  return value.length >= SHORTEST_WITH_PLURAL && ["s", "es"].some((ending) => text3.includes(inWords(value + ending)));
}
var SHORTEST_WITH_PLURAL = 4;
var BORDER = "\0";
function inWords(text3) {
  const bordered = `$&${BORDER}`;
  if (isAscii(text3)) return BORDER + text3.replace(/[a-z\d]+|[^]/gi, bordered);
  const wordOrSign = /(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{M}\p{N}])+|[^]/gu;
  return BORDER + text3.replace(wordOrSign, bordered);
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
  const shown3 = value && show4(value);
  if (!shown3 || !description || /default/i.test(description.value)) return void 0;
  return unmentioned(description.value, [shown3]).length > 0 ? { description, shown: shown3 } : void 0;
}
function untoldChoices({ table, node, property }) {
  if (table !== "parameters" || !property) return void 0;
  const list2 = get(node, "enum");
  const description = descriptionOf(node);
  if (!list2 || !description || description.value.length > LONGEST8) return void 0;
  const values = items(list2).slice(0, MOST).flatMap((item) => item.kind === "string" ? [item.value] : []);
  const left = unmentioned(description.value, [...new Set(values)].filter(isTellable));
  return left.length > 0 ? { description, list: list2, values, left } : void 0;
}
var MOST = 200;
var LONGEST8 = 2e4;
function descriptionOf(definition2) {
  const description = get(definition2, "description");
  return description?.kind === "string" && description.value.trim() !== "" ? description : void 0;
}
function show4(node) {
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
    for (const definition2 of definitionsOf(manifest)) {
      const untold = untoldDefault(definition2);
      if (!untold) continue;
      const { description: at2, shown: shown3 } = untold;
      const value = withSentence(at2.value, `Default: ${shown3}.`);
      const fix = unsafely("Mention it", { op: "set", node: at2, value });
      yield { at: at2, message: "missing", data: { path: definition2.path, value: shown3 }, fix };
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
    for (const definition2 of definitionsOf(manifest)) {
      const untold = untoldChoices(definition2);
      if (!untold) continue;
      const { description: at2, list: list2, values, left } = untold;
      const isWhole3 = !isVague(list2) && values.length === items(list2).length;
      const fix = isWhole3 ? naming(values, at2) : void 0;
      yield { at: at2, message: "missing", data: { path: definition2.path, values: brief(left) }, ...fix && { fix } };
    }
  }
});
function naming(values, description) {
  const told3 = [...new Set(values)].filter((value2) => value2.trim() !== "");
  const value = withSentence(description.value, `One of: ${told3.join(", ")}.`);
  return unsafely("Name all values in the description", { op: "set", node: description, value });
}
function brief(values) {
  const shown3 = values.slice(0, 3).map((value) => `\`${shortened(value)}\``);
  return eitherOf(values.length > 3 ? [...shown3, `${values.length - 3} more`] : shown3);
}
var LONGEST9 = 30;
var shortened = (value) => value.length > LONGEST9 ? `${value.slice(0, LONGEST9).toWellFormed()}\u2026` : value;

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
    for (const { node, path: path2 } of definitionsOf(manifest)) {
      const at2 = get(node, "enum");
      if (!at2 || at2.kind === "unknown" || at2.kind === "null") continue;
      if (at2.kind !== "array") {
        yield { at: at2, message: "noArray", data: { path: path2 } };
        continue;
      }
      const [first2, ...others] = items(at2).filter(({ kind }) => kind !== "string" && kind !== "unknown");
      if (!first2) continue;
      yield {
        at: first2,
        message: others.length > 0 ? "noStrings" : "noString",
        data: {
          path: path2,
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
function asStrings(definition2, values) {
  const takesStrings = has(definition2, "type") === "no" || text(get(definition2, "type")) === "string";
  const edits = values.items.flatMap((node) => {
    const value = exactly(node);
    return node.kind === "string" || value === void 0 ? [] : [{ op: "set", node, value }];
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

// rules/shinkai/lib/text.ts
var PLACEHOLDER = String.raw`\$\{[^}]{0,100}\}|\{\{[^}]{0,100}\}\}|\{[^}]{0,100}\}|\$[A-Z_]{1,100}|%[A-Z_]{1,100}%`;
var WHOLE = new RegExp(`^\\s*(?:${PLACEHOLDER}|<[^>]*>)\\s*$`);
var IN_URL = `(?:${PLACEHOLDER}|<(?!https?:)[^<>]{0,100}>)`;
function isPlaceholder(text3) {
  return WHOLE.test(text3);
}
function filledIn(url) {
  return url.replace(new RegExp(`^\\s*${IN_URL}`), "https://x").replace(new RegExp(IN_URL, "g"), "x");
}
function isWebUrl(text3) {
  return /^https?:\/\/[^\s/?#<>"'][^\s<>"]*$/i.test(text3);
}
function isAbsoluteUrl(text3) {
  return isWebUrl(text3) || /^[a-z][a-z\d+.-]*:\/\/[^\s<>"]+$/i.test(text3);
}

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

// rules/shinkai/lib/types.ts
var TYPES5 = ["string", "number", "boolean", "array", "object"];
var isKnown = (type) => type === "integer" || TYPES5.includes(type);
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
var KINDS4 = { object: "an object", number: "a number", boolean: "true or false", null: "null" };
function typeFault(definition2) {
  const at2 = get(definition2, "type");
  if (!at2) return has(definition2, "type") === "no" ? { kind: "missing", type: "", hint: "" } : void 0;
  if (at2.kind === "unknown") return void 0;
  if (at2.kind === "array") return { kind: "union", at: at2, type: "", hint: "" };
  if (at2.kind !== "string") return { kind: "noName", at: at2, type: KINDS4[at2.kind], hint: "" };
  if (isKnown(at2.value)) return void 0;
  const meant = ALIASES2.get(at2.value.toLowerCase()) ?? near(at2.value, [...TYPES5, "integer"]);
  return { kind: "unknown", at: at2, type: at2.value, hint: hint(meant) };
}
function isOther2(definition2, wanted) {
  const type = text(get(definition2, "type"));
  return type !== void 0 && type !== wanted && isKnown(type) ? type : void 0;
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
    for (const { node, path: path2 } of definitionsOf(manifest)) {
      const at2 = entry(node, "items");
      const type = at2 && isOther2(node, "array");
      if (type) yield { at: at2, message: "items", data: { path: path2, type } };
    }
  }
});

// rules/shinkai/lib/duplicates.ts
function duplicatesIn(strings, fold5) {
  const seen2 = /* @__PURE__ */ new Map();
  return strings.flatMap((node) => {
    const key = fold5(node.value.trim());
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

// rules/shinkai/lib/keywords.ts
function misspeltKey(definition2, missing2) {
  return definition2.entries.find(
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
    name: { type: "string", minLength: 1, description: "people and models know the tool by it" },
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
var import_ucs2length = __toESM(require_ucs2length(), 1);
function K(c) {
  let k;
  const A = (C) => {
    k ??= c();
    const _ = k(C);
    return A.errors = k.errors, _;
  };
  return A;
}
function w(c, k) {
  if (c === null) return k;
  for (const A of k) c.push(A);
  return c;
}
var x = K(() => {
  const c = { $schema: "https://json-schema.org/draft/2020-12/schema", title: "a Shinkai manifest", type: "object", required: ["name"], additionalProperties: false, properties: { $schema: { type: "string" }, id: { type: ["string", "null"] }, name: { type: "string", minLength: 1, description: "people and models know the tool by it" }, version: { type: ["string", "null"] }, description: { type: ["string", "null"] }, author: { type: ["string", "null"] }, homepage: { type: ["string", "null"] }, keywords: { type: ["array", "null"], items: { type: "string" } }, tool_type: { type: ["string", "null"] }, license: { type: ["string", "null"] }, configurations: { if: { type: "object" }, then: { $ref: "#/$defs/table" } }, parameters: { if: { type: "object" }, then: { $ref: "#/$defs/table" } }, result: { if: { type: "object" }, then: { $ref: "#/$defs/resultTable" } }, sqlTables: { type: ["array", "null"], items: { title: "an entry of `sqlTables`", type: "object", additionalProperties: false, properties: { name: { type: "string" }, definition: { type: "string" } } } }, sqlQueries: { type: ["array", "null"], items: { title: "an entry of `sqlQueries`", type: "object", additionalProperties: false, properties: { name: { type: "string" }, query: { type: "string" } } } }, tools: { type: ["array", "null"] }, oauth: { type: ["array", "null"], items: { title: "an entry of `oauth`", type: "object", additionalProperties: false, properties: { name: { type: "string" }, version: { const: "2.0" }, authorizationUrl: { type: "string" }, redirectUrl: { type: "string" }, tokenUrl: { type: "string" }, clientId: { type: "string" }, clientSecret: { type: "string" }, scopes: { type: "array", items: { type: "string" } }, responseType: { const: "code" }, refreshToken: { enum: ["true", "", null] }, pkceType: { enum: ["plain", "S256", "", null] }, requestTokenContentType: { enum: ["application/x-www-form-urlencoded", "", null] }, requestTokenAuthHeader: { enum: ["basic", "", null] } } } }, runner: {}, operating_system: {}, tool_set: {}, assets: {}, file_inbox: {}, output_arg: {}, activated: {} }, $defs: { table: { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, property: { type: "object", properties: { description: { type: "string" }, items: { $ref: "#/$defs/property" }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } }, resultTable: { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, resultProperty: { type: "object", properties: { description: { type: ["string", "null"] }, items: { if: { type: "object" }, then: { $ref: "#/$defs/resultProperty" }, else: { if: { type: "array" }, else: { type: "object" } } }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } } } }, k = Object.prototype.hasOwnProperty, A = import_ucs2length.default.default, C = { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, _ = { type: "object", properties: { description: { type: "string" }, items: { $ref: "#/$defs/property" }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } }, D = { validate: j2 };
  function j2(s, { instancePath: i = "", parentData: U2, parentDataProperty: S, rootData: h = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const d2 = j2.evaluated;
    if (d2.dynamicProps && (d2.props = void 0), d2.dynamicItems && (d2.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.description !== void 0 && typeof s.description != "string") {
        const a = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [a] : e.push(a), r++;
      }
      if (s.items !== void 0 && (D.validate(s.items, { instancePath: i + "/items", parentData: s, parentDataProperty: "items", rootData: h, dynamicAnchors: g }) || (e = w(e, D.validate.errors), r = e.length)), s.properties !== void 0) {
        let a = s.properties;
        if (a && typeof a == "object" && !Array.isArray(a)) for (const y in a) D.validate(a[y], { instancePath: i + "/properties/" + y.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: a, parentDataProperty: y, rootData: h, dynamicAnchors: g }) || (e = w(e, D.validate.errors), r = e.length);
        else {
          const y = { instancePath: i + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [y] : e.push(y), r++;
        }
      }
      if (s.required !== void 0) {
        let a = s.required;
        if (!Array.isArray(a) && a !== null) {
          const y = { instancePath: i + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: _.properties.required.type }, message: "must be array,null" };
          e === null ? e = [y] : e.push(y), r++;
        }
        if (Array.isArray(a)) {
          const y = a.length;
          for (let u = 0; u < y; u++) if (typeof a[u] != "string") {
            const f = { instancePath: i + "/required/" + u, schemaPath: "#/properties/required/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [f] : e.push(f), r++;
          }
        }
      }
      if (s.nullable !== void 0) {
        let a = s.nullable;
        if (typeof a != "boolean" && a !== null) {
          const y = { instancePath: i + "/nullable", schemaPath: "#/properties/nullable/type", keyword: "type", params: { type: _.properties.nullable.type }, message: "must be boolean,null" };
          e === null ? e = [y] : e.push(y), r++;
        }
      }
    } else {
      const a = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [a] : e.push(a), r++;
    }
    return j2.errors = e, r === 0;
  }
  j2.evaluated = { props: { description: true, items: true, properties: true, required: true, nullable: true }, dynamicProps: false, dynamicItems: false };
  function q(s, { instancePath: i = "", parentData: U2, parentDataProperty: S, rootData: h = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const d2 = q.evaluated;
    if (d2.dynamicProps && (d2.props = void 0), d2.dynamicItems && (d2.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.properties !== void 0) {
        let a = s.properties;
        if (a && typeof a == "object" && !Array.isArray(a)) for (const y in a) j2(a[y], { instancePath: i + "/properties/" + y.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: a, parentDataProperty: y, rootData: h, dynamicAnchors: g }) || (e = w(e, j2.errors), r = e.length);
        else {
          const y = { instancePath: i + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [y] : e.push(y), r++;
        }
      }
      if (s.required !== void 0) {
        let a = s.required;
        if (!Array.isArray(a) && a !== null) {
          const y = { instancePath: i + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: C.properties.required.type }, message: "must be array,null" };
          e === null ? e = [y] : e.push(y), r++;
        }
        if (Array.isArray(a)) {
          const y = a.length;
          for (let u = 0; u < y; u++) if (typeof a[u] != "string") {
            const f = { instancePath: i + "/required/" + u, schemaPath: "#/properties/required/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [f] : e.push(f), r++;
          }
        }
      }
    } else {
      const a = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [a] : e.push(a), r++;
    }
    return q.errors = e, r === 0;
  }
  q.evaluated = { props: { properties: true, required: true }, dynamicProps: false, dynamicItems: false };
  const z2 = { type: "object", properties: { properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } } } }, O2 = { type: "object", properties: { description: { type: ["string", "null"] }, items: { if: { type: "object" }, then: { $ref: "#/$defs/resultProperty" }, else: { if: { type: "array" }, else: { type: "object" } } }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } }, required: { type: ["array", "null"], items: { type: "string" } }, nullable: { type: ["boolean", "null"] } } }, I = { validate: T2 };
  function T2(s, { instancePath: i = "", parentData: U2, parentDataProperty: S, rootData: h = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const d2 = T2.evaluated;
    if (d2.dynamicProps && (d2.props = void 0), d2.dynamicItems && (d2.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.description !== void 0) {
        let u = s.description;
        if (typeof u != "string" && u !== null) {
          const f = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: O2.properties.description.type }, message: "must be string,null" };
          e === null ? e = [f] : e.push(f), r++;
        }
      }
      if (s.items !== void 0) {
        let u = s.items;
        const f = r;
        let b2 = true;
        const v3 = r;
        if (!(u && typeof u == "object" && !Array.isArray(u))) {
          const n = {};
          e === null ? e = [n] : e.push(n), r++;
        }
        var a = v3 === r;
        r = f, e !== null && (f ? e.length = f : e = null);
        let p;
        if (a) {
          const n = r;
          I.validate(u, { instancePath: i + "/items", parentData: s, parentDataProperty: "items", rootData: h, dynamicAnchors: g }) || (e = w(e, I.validate.errors), r = e.length);
          var a = n === r;
          b2 = a, p = "then";
        } else {
          const n = r, l = r;
          let o = true;
          const t = r;
          if (!Array.isArray(u)) {
            const P3 = {};
            e === null ? e = [P3] : e.push(P3), r++;
          }
          var y = t === r;
          if (r = l, e !== null && (l ? e.length = l : e = null), !y) {
            const P3 = r;
            if (!(u && typeof u == "object" && !Array.isArray(u))) {
              const H = { instancePath: i + "/items", schemaPath: "#/properties/items/else/else/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [H] : e.push(H), r++;
            }
            var y = P3 === r;
            o = y;
          }
          if (!o) {
            const P3 = { instancePath: i + "/items", schemaPath: "#/properties/items/else/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
            e === null ? e = [P3] : e.push(P3), r++;
          }
          var a = n === r;
          b2 = a, p = "else";
        }
        if (!b2) {
          const n = { instancePath: i + "/items", schemaPath: "#/properties/items/if", keyword: "if", params: { failingKeyword: p }, message: 'must match "' + p + '" schema' };
          e === null ? e = [n] : e.push(n), r++;
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
          const f = { instancePath: i + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: O2.properties.required.type }, message: "must be array,null" };
          e === null ? e = [f] : e.push(f), r++;
        }
        if (Array.isArray(u)) {
          const f = u.length;
          for (let b2 = 0; b2 < f; b2++) if (typeof u[b2] != "string") {
            const v3 = { instancePath: i + "/required/" + b2, schemaPath: "#/properties/required/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [v3] : e.push(v3), r++;
          }
        }
      }
      if (s.nullable !== void 0) {
        let u = s.nullable;
        if (typeof u != "boolean" && u !== null) {
          const f = { instancePath: i + "/nullable", schemaPath: "#/properties/nullable/type", keyword: "type", params: { type: O2.properties.nullable.type }, message: "must be boolean,null" };
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
  function $2(s, { instancePath: i = "", parentData: U2, parentDataProperty: S, rootData: h = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const d2 = $2.evaluated;
    if (d2.dynamicProps && (d2.props = void 0), d2.dynamicItems && (d2.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.properties !== void 0) {
        let a = s.properties;
        if (a && typeof a == "object" && !Array.isArray(a)) for (const y in a) T2(a[y], { instancePath: i + "/properties/" + y.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: a, parentDataProperty: y, rootData: h, dynamicAnchors: g }) || (e = w(e, T2.errors), r = e.length);
        else {
          const y = { instancePath: i + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [y] : e.push(y), r++;
        }
      }
      if (s.required !== void 0) {
        let a = s.required;
        if (!Array.isArray(a) && a !== null) {
          const y = { instancePath: i + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: z2.properties.required.type }, message: "must be array,null" };
          e === null ? e = [y] : e.push(y), r++;
        }
        if (Array.isArray(a)) {
          const y = a.length;
          for (let u = 0; u < y; u++) if (typeof a[u] != "string") {
            const f = { instancePath: i + "/required/" + u, schemaPath: "#/properties/required/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [f] : e.push(f), r++;
          }
        }
      }
    } else {
      const a = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [a] : e.push(a), r++;
    }
    return $2.errors = e, r === 0;
  }
  $2.evaluated = { props: { properties: true, required: true }, dynamicProps: false, dynamicItems: false };
  function Q(s, { instancePath: i = "", parentData: U2, parentDataProperty: S, rootData: h = s, dynamicAnchors: g = {} } = {}) {
    let e = null, r = 0;
    const d2 = Q.evaluated;
    if (d2.dynamicProps && (d2.props = void 0), d2.dynamicItems && (d2.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      if (s.name === void 0) {
        const p = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
        e === null ? e = [p] : e.push(p), r++;
      }
      for (const p in s) if (!k.call(c.properties, p)) {
        const n = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
        e === null ? e = [n] : e.push(n), r++;
      }
      if (s.$schema !== void 0 && typeof s.$schema != "string") {
        const p = { instancePath: i + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [p] : e.push(p), r++;
      }
      if (s.id !== void 0) {
        let p = s.id;
        if (typeof p != "string" && p !== null) {
          const n = { instancePath: i + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: c.properties.id.type }, message: "must be string,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.name !== void 0) {
        let p = s.name;
        if (typeof p == "string") {
          if (A(p) < 1) {
            const n = { instancePath: i + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            e === null ? e = [n] : e.push(n), r++;
          }
        } else {
          const n = { instancePath: i + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.version !== void 0) {
        let p = s.version;
        if (typeof p != "string" && p !== null) {
          const n = { instancePath: i + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: c.properties.version.type }, message: "must be string,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.description !== void 0) {
        let p = s.description;
        if (typeof p != "string" && p !== null) {
          const n = { instancePath: i + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: c.properties.description.type }, message: "must be string,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.author !== void 0) {
        let p = s.author;
        if (typeof p != "string" && p !== null) {
          const n = { instancePath: i + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: c.properties.author.type }, message: "must be string,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.homepage !== void 0) {
        let p = s.homepage;
        if (typeof p != "string" && p !== null) {
          const n = { instancePath: i + "/homepage", schemaPath: "#/properties/homepage/type", keyword: "type", params: { type: c.properties.homepage.type }, message: "must be string,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.keywords !== void 0) {
        let p = s.keywords;
        if (!Array.isArray(p) && p !== null) {
          const n = { instancePath: i + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: c.properties.keywords.type }, message: "must be array,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
        if (Array.isArray(p)) {
          const n = p.length;
          for (let l = 0; l < n; l++) if (typeof p[l] != "string") {
            const o = { instancePath: i + "/keywords/" + l, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [o] : e.push(o), r++;
          }
        }
      }
      if (s.tool_type !== void 0) {
        let p = s.tool_type;
        if (typeof p != "string" && p !== null) {
          const n = { instancePath: i + "/tool_type", schemaPath: "#/properties/tool_type/type", keyword: "type", params: { type: c.properties.tool_type.type }, message: "must be string,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.license !== void 0) {
        let p = s.license;
        if (typeof p != "string" && p !== null) {
          const n = { instancePath: i + "/license", schemaPath: "#/properties/license/type", keyword: "type", params: { type: c.properties.license.type }, message: "must be string,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.configurations !== void 0) {
        let p = s.configurations;
        const n = r;
        let l = true;
        const o = r;
        if (!(p && typeof p == "object" && !Array.isArray(p))) {
          const t = {};
          e === null ? e = [t] : e.push(t), r++;
        }
        var a = o === r;
        if (r = n, e !== null && (n ? e.length = n : e = null), a) {
          const t = r;
          q(p, { instancePath: i + "/configurations", parentData: s, parentDataProperty: "configurations", rootData: h, dynamicAnchors: g }) || (e = w(e, q.errors), r = e.length);
          var a = t === r;
          if (l = a, l) {
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
        const n = r;
        let l = true;
        const o = r;
        if (!(p && typeof p == "object" && !Array.isArray(p))) {
          const t = {};
          e === null ? e = [t] : e.push(t), r++;
        }
        var u = o === r;
        if (r = n, e !== null && (n ? e.length = n : e = null), u) {
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
        const n = r;
        let l = true;
        const o = r;
        if (!(p && typeof p == "object" && !Array.isArray(p))) {
          const t = {};
          e === null ? e = [t] : e.push(t), r++;
        }
        var b2 = o === r;
        if (r = n, e !== null && (n ? e.length = n : e = null), b2) {
          const t = r;
          $2(p, { instancePath: i + "/result", parentData: s, parentDataProperty: "result", rootData: h, dynamicAnchors: g }) || (e = w(e, $2.errors), r = e.length);
          var b2 = t === r;
          if (l = b2, l) {
            var v3 = {};
            v3.properties = true, v3.required = true;
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
          const n = { instancePath: i + "/sqlTables", schemaPath: "#/properties/sqlTables/type", keyword: "type", params: { type: c.properties.sqlTables.type }, message: "must be array,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
        if (Array.isArray(p)) {
          const n = p.length;
          for (let l = 0; l < n; l++) {
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
          const n = { instancePath: i + "/sqlQueries", schemaPath: "#/properties/sqlQueries/type", keyword: "type", params: { type: c.properties.sqlQueries.type }, message: "must be array,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
        if (Array.isArray(p)) {
          const n = p.length;
          for (let l = 0; l < n; l++) {
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
          const n = { instancePath: i + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: c.properties.tools.type }, message: "must be array,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
      if (s.oauth !== void 0) {
        let p = s.oauth;
        if (!Array.isArray(p) && p !== null) {
          const n = { instancePath: i + "/oauth", schemaPath: "#/properties/oauth/type", keyword: "type", params: { type: c.properties.oauth.type }, message: "must be array,null" };
          e === null ? e = [n] : e.push(n), r++;
        }
        if (Array.isArray(p)) {
          const n = p.length;
          for (let l = 0; l < n; l++) {
            let o = p[l];
            if (o && typeof o == "object" && !Array.isArray(o)) {
              for (const t in o) if (!k.call(c.properties.oauth.items.properties, t)) {
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
                  for (let P3 = 0; P3 < m; P3++) if (typeof t[P3] != "string") {
                    const V2 = { instancePath: i + "/oauth/" + l + "/scopes/" + P3, schemaPath: "#/properties/oauth/items/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [V2] : e.push(V2), r++;
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
                  const m = { instancePath: i + "/oauth/" + l + "/refreshToken", schemaPath: "#/properties/oauth/items/properties/refreshToken/enum", keyword: "enum", params: { allowedValues: c.properties.oauth.items.properties.refreshToken.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
              if (o.pkceType !== void 0) {
                let t = o.pkceType;
                if (!(t === "plain" || t === "S256" || t === "" || t === null)) {
                  const m = { instancePath: i + "/oauth/" + l + "/pkceType", schemaPath: "#/properties/oauth/items/properties/pkceType/enum", keyword: "enum", params: { allowedValues: c.properties.oauth.items.properties.pkceType.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
              if (o.requestTokenContentType !== void 0) {
                let t = o.requestTokenContentType;
                if (!(t === "application/x-www-form-urlencoded" || t === "" || t === null)) {
                  const m = { instancePath: i + "/oauth/" + l + "/requestTokenContentType", schemaPath: "#/properties/oauth/items/properties/requestTokenContentType/enum", keyword: "enum", params: { allowedValues: c.properties.oauth.items.properties.requestTokenContentType.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [m] : e.push(m), r++;
                }
              }
              if (o.requestTokenAuthHeader !== void 0) {
                let t = o.requestTokenAuthHeader;
                if (!(t === "basic" || t === "" || t === null)) {
                  const m = { instancePath: i + "/oauth/" + l + "/requestTokenAuthHeader", schemaPath: "#/properties/oauth/items/properties/requestTokenAuthHeader/enum", keyword: "enum", params: { allowedValues: c.properties.oauth.items.properties.requestTokenAuthHeader.enum }, message: "must be equal to one of the allowed values" };
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
  tools: (root) => root.kind === "object" ? [tool2(root)] : [],
  schema: schema_default3,
  validate: x
};
function recognise(root, _, isNamed3) {
  if (root.kind !== "object") return false;
  if (has(root, "agent_id") === "yes") {
    return has(root, "full_identity_name") === "yes" ? "a Shinkai agent, not a tool" : false;
  }
  if (isNamed3 && isFunction(root)) return "a function for a model as OpenAI has it, not a Shinkai tool";
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
function tool2(node) {
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
    const wrapped2 = /* @__PURE__ */ new Map();
    for (const stray of straysIn(manifest)) {
      if (stray.to) yield problem4(stray, move2(stray));
      else addTo(wrapped2, stray.from, stray);
    }
    for (const [table, strays2] of wrapped2) yield wrapper(table, strays2);
  }
});
function problem4({ kind, entry: entry2, table, to }, fix) {
  const data = { key: entry2.key, table, noun: NOUNS[table] };
  const absorbs = to && has(to, entry2.key) === "no" ? [lack(to, entry2.key)] : [];
  return { at: entry2, message: kind, data, fix, covers: [entry2.value], absorbs };
}
function wrapper(from, strays2) {
  const all2 = strays2.map(({ entry: entry2 }) => entry2);
  const fix = has(from, "properties") === "no" ? intoProperties(from, all2, "Put them into `properties`") : void 0;
  return {
    ...problem4(strays2[0], fix),
    message: "wrapper",
    covers: all2.map(({ value }) => value),
    related: all2.slice(1).map((entry2) => ({ at: entry2, note: `\`${entry2.key}\`, too.` }))
  };
}
function move2({ kind, entry: entry2, from, to }) {
  if (!to) return void 0;
  const remove2 = { op: "remove", from, child: entry2 };
  const add = { op: "add", to, key: entry2.key, value: asWritten(entry2.value) };
  const title = TITLES[kind];
  if (has(to, entry2.key) === "no") return entry2.key === "properties" ? void 0 : safely(title, remove2, add);
  const there = get(to, entry2.key);
  const isSame3 = kind === "keyword" && entry2.key === "type" && text(there) === "object";
  return isSame3 ? safely("Remove it", remove2) : void 0;
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
var structural4 = misspeltField(
  "shinkai",
  loader("Fields are read in exactly the spelling of the document; others are dropped.")
);
var misspelt_field_default5 = defineRule({
  ...structural4,
  *check(manifest, context) {
    yield* structural4.check(manifest, context);
    for (const at2 of inSingular(manifest)) {
      const isFree = has(manifest.root, MEANT) === "no";
      const data = { key: at2.key, title: "a Shinkai manifest", meant: MEANT };
      yield { at: at2, message: isFree ? "misspelt" : "leftover", data, fix: isFree ? rename5(at2, MEANT) : void 0 };
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
    if (root.kind !== "object" || !lacks2(root, "configurations", format.fields)) return;
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
  const all2 = items(get(manifest.root, list2));
  return all2.length === 0 ? NONE7 : all2.filter((item) => item.kind === "object");
}
var NONE7 = [];

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
      const at2 = get(service, "clientSecret");
      if (at2?.kind === "string" && at2.value.trim() !== "" && !isStandIn(at2.value)) yield { at: at2, message: "secret" };
    }
  }
});
function isStandIn(text3) {
  if (isPlaceholder(text3) || /^[A-Z_ -]+$/.test(text3) || /^(.)\1*$/.test(text3)) return true;
  return /your|example|placeholder|change.?me|replace|insert|dummy|todo|x{3}|\.{3}|\*{3}|(?:^|[^a-z])secret$/i.test(
    text3
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
    const services2 = objectsIn(manifest, "oauth");
    if (services2.length < 2) return;
    for (const { node, first: first2 } of duplicatesIn(namesOf(services2), (name) => name)) {
      const related = [{ at: first2, note: "The first service of this name." }];
      yield { at: node, message: "taken", data: { name: node.value }, related };
    }
  }
});

// rules/shinkai/oauth-fields.ts
var FIELDS4 = ["version", "redirectUrl", "clientId", "clientSecret", "scopes", "responseType"];
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
      const missing2 = FIELDS4.filter((field) => lacks2(service, field, OAUTH_FIELDS));
      const fields = eitherOf(missing2.map((field) => `\`${field}\``));
      if (missing2.length > 0) yield { at: lack(service), message: "missing", data: { fields } };
    }
  }
});

// rules/shinkai/oauth-incomplete.ts
var FIELDS5 = ["name", "authorizationUrl", "tokenUrl"];
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
      const missing2 = FIELDS5.filter((field) => lacks2(service, field, OAUTH_FIELDS));
      if (missing2.length > 0) yield { at: lack(service), message: "missing", data: { fields: list(missing2) } };
      for (const fields of FIELDS5) {
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
        const parts = split(at2);
        if (parts.length === 0) yield { at: at2, message: "empty", fix: remove("Remove it", scopes, at2) };
        if (parts.length < 2) continue;
        const data = { scope: at2.value, count: parts.length };
        const isSure = /\s/.test(at2.value) || !wantsCommas(service);
        yield { at: at2, message: isSure ? "several" : "maySeveral", data, fix: separate(scopes, at2, parts, isSure) };
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
var FIELDS6 = ["authorizationUrl", "tokenUrl", "redirectUrl"];
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
      for (const field of FIELDS6) {
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
    for (const { table, node, property, path: path2 } of definitionsOf(manifest)) {
      if (!property || table === "result" || has(node, "description") === "unknown") continue;
      const description = get(node, "description");
      const wrong = description ? void 0 : misspeltKey(node, "description");
      const data = { path: path2, noun: NOUNS[table], key: wrong?.key ?? "description" };
      if (description) {
        const isEmpty2 = description.kind === "null" || text(description)?.trim() === "";
        if (isEmpty2) yield { at: description, message: "blank", data };
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
    for (const { node, path: path2 } of definitionsOf(manifest)) {
      const [properties, required] = [entry(node, "properties"), entry(node, "required")];
      const at2 = properties ?? required;
      const type = at2 && isOther2(node, "object");
      if (!type) continue;
      const related = properties && required ? [{ at: required, note: "`required`, too." }] : void 0;
      const covers = [properties, required].flatMap((each) => each?.value ?? []);
      const message = related ? "both" : properties ? "properties" : "required";
      yield { at: at2, message, data: { path: path2, type }, related, covers };
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
    for (const { table, node, path: path2 } of definitionsOf(manifest)) {
      const fault = table === "result" ? void 0 : typeFault(node);
      if (!fault) continue;
      const wrong = fault.kind === "missing" ? misspeltKey(node, "type") : void 0;
      const data = { path: path2, type: fault.type, hint: fault.hint, key: wrong?.key ?? "type" };
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
    one: "{{keys}} is for reference only: nothing checks or applies it{{places}}. The code must look after it, and the description must say it.",
    several: "{{keys}} are for reference only: nothing checks or applies them{{places}}. The code must look after them, and the description must say it."
  },
  *check(manifest) {
    const found = /* @__PURE__ */ new Map();
    for (const definition2 of definitionsOf(manifest)) {
      const at2 = promise(definition2);
      if (at2) addTo(found, definition2.table, at2);
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
        related: others.map((other) => ({ at: other, note: `\`${other.key}\`, too.` }))
      };
    }
  }
});
function promise(definition2) {
  if (definition2.table === "result") return void 0;
  return definition2.node.entries.find(({ key, value }) => {
    if (key === "nullable") return value.kind === "boolean" && value.value;
    if (value.kind === "null") return false;
    return key === "default" && !untoldDefault(definition2) || key === "enum" && !untoldChoices(definition2);
  });
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
    for (const { table, node, path: path2 } of definitionsOf(manifest)) {
      if (table !== "result") continue;
      for (const key of ["default", "enum"]) {
        const at2 = entry(node, key);
        if (at2) yield { at: at2, message: "attribute", data: { key, path: path2 } };
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
    for (const { table, node, path: path2 } of definitionsOf(manifest)) {
      const fault = table === "result" ? typeFault(node) : void 0;
      if (!fault) continue;
      const data = { path: path2, type: fault.type, hint: fault.hint };
      if (fault.kind !== "missing") yield { at: fault.at, message: fault.kind, data };
      else if (!isDescribedOtherwise(node) && !misspeltKey(node, "type"))
        yield { at: lack(node), message: "missing", data };
    }
  }
});
function isDescribedOtherwise(definition2) {
  return ["$ref", "anyOf", "oneOf", "allOf", "enum", "const"].some((key) => has(definition2, key) === "yes");
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
    for (const { list: list2, what, fold: fold5 } of LISTS3) {
      const objects3 = objectsIn(manifest, list2);
      if (objects3.length < 2) continue;
      for (const { node, first: first2 } of duplicatesIn(namesOf(objects3), fold5)) {
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

// rules/shinkai/lib/sql.ts
var NOTHING = { definitions: [], queries: [], tables: [], knowsTables: false, misnamed: [] };
var nothingKept = () => ({});
function checkSql(manifest, { sql: sql2 }) {
  if (!sql2 || objectsIn(manifest, "sqlTables").length === 0 && objectsIn(manifest, "sqlQueries").length === 0) {
    return NOTHING;
  }
  const kept = manifest.derive(nothingKept);
  return kept.report ??= check(manifest, sql2);
}
function check(manifest, service) {
  const definitions2 = statements(manifest, "sqlTables", "definition");
  const queries = statements(manifest, "sqlQueries", "query");
  if (definitions2.length + queries.length === 0) return NOTHING;
  const report = service.check(
    definitions2.map(({ sql: sql2 }) => sql2.value),
    queries.map(({ sql: sql2 }) => sql2.value)
  );
  const pair = (all2, outcomes) => outcomes.map((outcome2, index) => ({ ...all2[index], outcome: outcome2 }));
  const list2 = get(manifest.root, "sqlTables");
  const isWhole3 = list2?.kind === "array" && !list2.open && list2.items.length === definitions2.length;
  const defined = pair(definitions2, report.definitions);
  return {
    definitions: defined,
    queries: pair(queries, report.queries),
    tables: report.tables,
    knowsTables: isWhole3 && definitions2.length > 0 && report.isComplete,
    misnamed: defined.filter(isMisnamed)
  };
}
function isMisnamed({ name, outcome: { fault, creates } }) {
  const called3 = name?.value.trim() ?? "";
  const isTable2 = creates?.kind === "table" || creates?.kind === "view";
  return !fault && isTable2 && called3 !== "" && lower(creates.name) !== lower(called3);
}
var lower = (name) => name.toLowerCase();
function isForMisnamed({ unknown: unknown3 }, misnamed) {
  return unknown3?.what === "table" && misnamed.some(({ name }) => lower(name.value.trim()) === lower(unknown3.name));
}
function statements(manifest, list2, field) {
  return objectsIn(manifest, list2).flatMap((object) => {
    const sql2 = get(object, field);
    const name = get(object, "name");
    return sql2?.kind === "string" && sql2.value.trim() !== "" ? [{ sql: sql2, name: name?.kind === "string" ? name : void 0 }] : [];
  });
}
function partOf(sql2, { from, to }) {
  return from === void 0 || to === void 0 ? sql2 : part(sql2, from, to);
}
function hintFor2({ unknown: unknown3 }, tables) {
  if (!unknown3) return "";
  const names2 = tables.flatMap(
    ({ name, columns }) => unknown3.what === "table" ? [name] : columns.map((each) => each.name)
  );
  return hint(near(unknown3.name, new Set(names2)));
}

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
  *check(manifest, { services: services2 }) {
    const { queries, tables, knowsTables, misnamed } = checkSql(manifest, services2);
    for (const { sql: sql2, outcome: outcome2 } of queries) {
      const { fault } = outcome2;
      if (!fault || fault.reason === "several" || fault.unknown && !knowsTables) continue;
      if (isForMisnamed(fault, misnamed)) continue;
      const data = { error: fault.message, hint: hintFor2(fault, tables) };
      yield { at: partOf(sql2, fault), message: fault.reason, data };
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
  *check(manifest, { services: services2 }) {
    const { definitions: definitions2, tables, misnamed } = checkSql(manifest, services2);
    if (definitions2.length === 0) return;
    const twice2 = new Set(duplicatesIn(namesOf(objectsIn(manifest, "sqlTables")), lower).map(({ node }) => node));
    const isComplete = definitions2.every(({ outcome: { creates, fault } }) => creates ?? fault);
    for (const { name, sql: sql2, outcome: outcome2 } of definitions2) {
      const { fault } = outcome2;
      if (!fault || name && twice2.has(name) || isForMisnamed(fault, misnamed)) continue;
      if (fault.unknown?.what === "table" && !isComplete) continue;
      const data = { error: fault.message, hint: hintFor2(fault, tables) };
      yield { at: partOf(sql2, fault), message: fault.reason, data };
    }
    for (const { name, sql: sql2, outcome: outcome2 } of misnamed) {
      const { name: created, from, to } = outcome2.creates;
      const related = [{ at: name, note: "The name that the manifest gives it." }];
      yield { at: part(sql2, from, to), message: "otherName", data: { created, name: name.value }, related };
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
  *check(manifest, { services: services2 }) {
    const { definitions: definitions2, tables } = checkSql(manifest, services2);
    for (const checked of definitions2) {
      const { outcome: outcome2, sql: sql2 } = checked;
      const table = outcome2.fault ? void 0 : tables.find(({ name }) => name === outcome2.creates?.name);
      const columns = table?.columns.filter(({ type }) => !isKnown2(type)) ?? [];
      const [first2] = columns;
      if (!first2) continue;
      const types = [...new Set(columns.map(({ type }) => type))];
      const more = first2.type.toUpperCase().includes("SERIAL") ? "; a column counts by itself only as INTEGER PRIMARY KEY" : "";
      yield { at: partOf(sql2, typeOf2(checked, first2)), message: "unknown", data: { types: types.join("`, `"), more } };
    }
  }
});
function isKnown2(type) {
  if (type.includes("[")) return false;
  return type === "" || /INT|CHAR|CLOB|TEXT|BLOB|REAL|FLOA|DOUB|NUMERIC|DECIMAL|BOOL|DATE|TIME|ANY/i.test(type);
}
function typeOf2({ sql: sql2, outcome: outcome2 }, column) {
  const name = sql2.value.indexOf(column.name, outcome2.creates?.to);
  const from = name < 0 ? -1 : sql2.value.indexOf(column.type, name + column.name.length);
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
        const fix = safely("Write an empty object", { op: "set", node: properties, value: {} });
        yield { at: properties, message: "unset", data: { table, key: "properties" }, fix };
      }
      if (has(node, "properties") !== "no" || holdsThemItself(manifest, node)) continue;
      const wrong = misspeltKey(node, "properties");
      const data = { table, key: wrong?.key ?? "properties" };
      if (node.entries.length === 0) {
        const fix = safely("Add both", { op: "set", node, value: { type: "object", properties: {} } });
        yield { at: lack(node), message: "empty", data, absorbs: [lack(node, "type")], fix };
      } else if (wrong) yield { at: wrong, message: "misspelt", data, fix: rename5(wrong, "properties") };
      else {
        const fix = safely("Add empty `properties`", { op: "add", to: node, key: "properties", value: {} });
        yield { at: lack(node), message: "missing", data, fix };
      }
    }
  }
});
function holdsThemItself(manifest, table) {
  return straysIn(manifest).some(({ kind, from }) => kind === "property" && from === table);
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
  source: section5("Configurations, Parameters and Result Table", 'Each has the type "object".'),
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
      if (wrong) yield { at: wrong, message: "misspelt", data, fix: rename5(wrong, "type") };
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
function isReference(text3) {
  const [source, author, name, version, ...rest] = text3.split(":::");
  const isNamed3 = [source, author, name].every((part2) => part2 !== void 0 && /^[^\s:]+$/.test(part2));
  return isNamed3 && rest.length === 0 && (version === void 0 || /^\d+(?:\.\d+){0,2}(?:[-+][\w.+-]+)?$/.test(version));
}

// rules/shinkai/tool-type.ts
var KNOWN3 = ["typescript", "python", "Deno", "Rust", "Network", "Agent", "MCPServer", "JS", "Workflow"];
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
    if (at2?.kind !== "string" || at2.value === "" || KNOWN3.some((type) => type.toLowerCase() === at2.value.toLowerCase()))
      return;
    const meant = typeMeant(at2.value);
    const fix = meant ? safely(`Write \`${meant}\``, { op: "set", node: at2, value: meant }) : void 0;
    yield { at: at2, message: meant ? "meant" : "unknown", data: { type: at2.value, meant }, fix };
  }
});
function typeMeant(type) {
  const plain4 = type.toLowerCase().replace(/[^a-z\d]/g, "");
  const short = SHORT2.find(([name]) => name.test(plain4))?.[1];
  const long = KNOWN3.filter(({ length }) => length > 2);
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
var LONGEST10 = 256;
var isSemantic = (version) => version.length <= LONGEST10 && SEMANTIC.test(version);
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
function j(P3) {
  let h;
  const a = (s) => {
    h ??= P3();
    const w2 = h(s);
    return a.errors = h.errors, w2;
  };
  return a;
}
var O = j(() => {
  const P3 = { $schema: "https://json-schema.org/draft/2020-12/schema", title: "an OTC tool definition", type: "object", required: ["id", "name", "description", "version", "input_schema", "output_schema"], additionalProperties: false, properties: { $schema: { type: "string" }, id: { type: "string", description: "clients call the tool by it" }, name: { type: "string", description: "people and models know the tool by it" }, description: { type: "string", description: "a model decides by it when to call the tool" }, version: { type: "string", description: "clients pin it" }, input_schema: { type: "object", description: "it holds `parameters`, the JSON Schema of what the tool takes", allOf: [{ $comment: "The flat form, a JSON Schema without `parameters` around it, is otc/flat-input-schema's alone.", if: { not: { properties: { parameters: {} }, required: ["parameters"] }, anyOf: [{ properties: { properties: {} }, required: ["properties"] }, { properties: { type: { const: "object" } }, required: ["type"] }] }, else: { title: "`input_schema`", required: ["parameters"], additionalProperties: false, properties: { parameters: { type: "object", description: "it is the JSON Schema of what the tool takes, and may be empty" } } } }] }, output_schema: { type: ["object", "null"], description: "it is the JSON Schema of what comes back (an empty object for anything, null for nothing)" }, requirements: { title: "`requirements`", type: "object", additionalProperties: false, properties: { authorization: { type: "array", items: { title: "an authorization", type: "object", required: ["id"], additionalProperties: false, properties: { id: { description: "it says which authorization is meant" }, oauth2: { title: "`oauth2`", type: "object", additionalProperties: false, properties: { scopes: { type: "array", items: { type: "string" } } } } } } }, secrets: { type: "array", items: { title: "a secret", type: "object", required: ["id"], additionalProperties: false, properties: { id: { description: "it says which secret is meant" } } } }, user_id: { type: "boolean" } } } } };
  function h(a, { instancePath: s = "", parentData: w2, parentDataProperty: v3, rootData: A = a, dynamicAnchors: z2 = {} } = {}) {
    let e = null, t = 0;
    const b2 = h.evaluated;
    if (b2.dynamicProps && (b2.props = void 0), b2.dynamicItems && (b2.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          const o = { instancePath: s + "/output_schema", schemaPath: "#/properties/output_schema/type", keyword: "type", params: { type: P3.properties.output_schema.type }, message: "must be object,null" };
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
    return h.errors = e, t === 0;
  }
  return h.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, h;
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
  recognise: (root, _, isNamed3) => definitions(root).some((node) => isDefinition2(node, isNamed3) || isOtcInCamelCase(node)) || (reasonNot(root) ?? false),
  units: definitions,
  tools: (root) => definitions(root).flatMap((each) => each.kind === "object" ? [tool3(each, root)] : []),
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
function isDefinition2(node, isNamed3) {
  if (has(node, "input_schema") !== "yes") return false;
  const own2 = [isOwnId(text(get(node, "id"))), get(node, "input_schema", "parameters")?.kind === "object"].filter(
    Boolean
  ).length;
  const shared = ["output_schema", "version"].filter((key) => has(node, key) === "yes").length;
  return own2 > 0 && (isNamed3 || own2 + shared >= 2);
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
function tool3(node, root) {
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
var import_ucs2length2 = __toESM(require_ucs2length(), 1);
function b(m) {
  let u;
  const g = (f) => {
    u ??= m();
    const d2 = u(f);
    return g.errors = u.errors, d2;
  };
  return g;
}
var v = b(() => {
  const m = { $schema: "https://json-schema.org/draft/2020-12/schema", title: "a Gloodata extension", type: "object", required: ["ns", "title", "tools"], additionalProperties: false, properties: { $schema: { type: "string" }, ns: { type: "string", description: "it is the internal identifier of the extension, and part of the identifier of each tool" }, title: { type: "string", minLength: 1, description: "the user interface calls the extension by it" }, tools: { title: "`tools`", type: "object", description: "it holds what the extension can do, each tool under its identifier", additionalProperties: { title: "a tool", type: "object", required: ["title"], additionalProperties: false, properties: { title: { type: "string", minLength: 1, description: "people know the tool by it" }, description: { type: ["string", "null"] }, schema: { title: "`schema`", type: "object", additionalProperties: false, properties: { fields: { type: "object", additionalProperties: { title: "an entry of `schema.fields`", type: "object", required: ["type"], additionalProperties: false, properties: { type: { description: "without it the model cannot know what to give" }, description: { type: ["string", "null"] }, default: {}, enum: { type: "array" }, examples: { type: "array" }, title: { type: "string" }, format: { type: "string" }, multiline: { type: "boolean" } } } } } }, ui: { title: "`ui`", type: "object", additionalProperties: false, properties: { prefix: { type: "string" }, suffix: { type: "string" }, args: { type: "object", additionalProperties: { title: "an entry of `args`", type: "object", additionalProperties: false, properties: { prefix: { type: "string" }, suffix: { type: "string" }, dtypeName: { type: "string" }, dtypeNs: { type: ["string", "null"] }, from: { type: "string" } } } }, manualUpdate: { type: "boolean" } } }, examples: { type: "array", items: { type: "string", pattern: "\\S", description: "a string that is not empty" } }, contextActions: { type: ["array", "null"] } } } }, description: { type: ["string", "null"] }, tagValues: { type: ["object", "null"] }, handlers: { type: ["array", "null"] }, dynEnums: {} } }, u = import_ucs2length2.default.default, g = new RegExp("\\S", "u");
  function f(d2, { instancePath: p = "", parentData: k, parentDataProperty: w2, rootData: x2 = d2, dynamicAnchors: j2 = {} } = {}) {
    let e = null, i = 0;
    const h = f.evaluated;
    if (h.dynamicProps && (h.props = void 0), h.dynamicItems && (h.items = void 0), d2 && typeof d2 == "object" && !Array.isArray(d2)) {
      if (d2.ns === void 0) {
        const o = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ns" }, message: "must have required property 'ns'" };
        e === null ? e = [o] : e.push(o), i++;
      }
      if (d2.title === void 0) {
        const o = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
        e === null ? e = [o] : e.push(o), i++;
      }
      if (d2.tools === void 0) {
        const o = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tools" }, message: "must have required property 'tools'" };
        e === null ? e = [o] : e.push(o), i++;
      }
      for (const o in d2) if (!(o === "$schema" || o === "ns" || o === "title" || o === "tools" || o === "description" || o === "tagValues" || o === "handlers" || o === "dynEnums")) {
        const r = { instancePath: p, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), i++;
      }
      if (d2.$schema !== void 0 && typeof d2.$schema != "string") {
        const o = { instancePath: p + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [o] : e.push(o), i++;
      }
      if (d2.ns !== void 0 && typeof d2.ns != "string") {
        const o = { instancePath: p + "/ns", schemaPath: "#/properties/ns/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [o] : e.push(o), i++;
      }
      if (d2.title !== void 0) {
        let o = d2.title;
        if (typeof o == "string") {
          if (u(o) < 1) {
            const r = { instancePath: p + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            e === null ? e = [r] : e.push(r), i++;
          }
        } else {
          const r = { instancePath: p + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
      if (d2.tools !== void 0) {
        let o = d2.tools;
        if (o && typeof o == "object" && !Array.isArray(o)) for (const r in o) {
          let c = o[r];
          if (c && typeof c == "object" && !Array.isArray(c)) {
            if (c.title === void 0) {
              const a = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              e === null ? e = [a] : e.push(a), i++;
            }
            for (const a in c) if (!(a === "title" || a === "description" || a === "schema" || a === "ui" || a === "examples" || a === "contextActions")) {
              const s = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
              e === null ? e = [s] : e.push(s), i++;
            }
            if (c.title !== void 0) {
              let a = c.title;
              if (typeof a == "string") {
                if (u(a) < 1) {
                  const s = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/tools/additionalProperties/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  e === null ? e = [s] : e.push(s), i++;
                }
              } else {
                const s = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/tools/additionalProperties/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [s] : e.push(s), i++;
              }
            }
            if (c.description !== void 0) {
              let a = c.description;
              if (typeof a != "string" && a !== null) {
                const s = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/properties/tools/additionalProperties/properties/description/type", keyword: "type", params: { type: m.properties.tools.additionalProperties.properties.description.type }, message: "must be string,null" };
                e === null ? e = [s] : e.push(s), i++;
              }
            }
            if (c.schema !== void 0) {
              let a = c.schema;
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const s in a) if (s !== "fields") {
                  const l = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema", schemaPath: "#/properties/tools/additionalProperties/properties/schema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
                  e === null ? e = [l] : e.push(l), i++;
                }
                if (a.fields !== void 0) {
                  let s = a.fields;
                  if (s && typeof s == "object" && !Array.isArray(s)) for (const l in s) {
                    let n = s[l];
                    if (n && typeof n == "object" && !Array.isArray(n)) {
                      if (n.type === void 0) {
                        const t = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
                        e === null ? e = [t] : e.push(t), i++;
                      }
                      for (const t in n) if (!(t === "type" || t === "description" || t === "default" || t === "enum" || t === "examples" || t === "title" || t === "format" || t === "multiline")) {
                        const y = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t }, message: "must NOT have additional properties" };
                        e === null ? e = [y] : e.push(y), i++;
                      }
                      if (n.description !== void 0) {
                        let t = n.description;
                        if (typeof t != "string" && t !== null) {
                          const y = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/description/type", keyword: "type", params: { type: m.properties.tools.additionalProperties.properties.schema.properties.fields.additionalProperties.properties.description.type }, message: "must be string,null" };
                          e === null ? e = [y] : e.push(y), i++;
                        }
                      }
                      if (n.enum !== void 0 && !Array.isArray(n.enum)) {
                        const t = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/enum", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/enum/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        e === null ? e = [t] : e.push(t), i++;
                      }
                      if (n.examples !== void 0 && !Array.isArray(n.examples)) {
                        const t = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        e === null ? e = [t] : e.push(t), i++;
                      }
                      if (n.title !== void 0 && typeof n.title != "string") {
                        const t = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), i++;
                      }
                      if (n.format !== void 0 && typeof n.format != "string") {
                        const t = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/format", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), i++;
                      }
                      if (n.multiline !== void 0 && typeof n.multiline != "boolean") {
                        const t = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/multiline", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/properties/multiline/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                        e === null ? e = [t] : e.push(t), i++;
                      }
                    } else {
                      const t = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      e === null ? e = [t] : e.push(t), i++;
                    }
                  }
                  else {
                    const l = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema/fields", schemaPath: "#/properties/tools/additionalProperties/properties/schema/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    e === null ? e = [l] : e.push(l), i++;
                  }
                }
              } else {
                const s = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema", schemaPath: "#/properties/tools/additionalProperties/properties/schema/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [s] : e.push(s), i++;
              }
            }
            if (c.ui !== void 0) {
              let a = c.ui;
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const s in a) if (!(s === "prefix" || s === "suffix" || s === "args" || s === "manualUpdate")) {
                  const l = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui", schemaPath: "#/properties/tools/additionalProperties/properties/ui/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
                  e === null ? e = [l] : e.push(l), i++;
                }
                if (a.prefix !== void 0 && typeof a.prefix != "string") {
                  const s = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/prefix", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/prefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [s] : e.push(s), i++;
                }
                if (a.suffix !== void 0 && typeof a.suffix != "string") {
                  const s = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/suffix", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/suffix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  e === null ? e = [s] : e.push(s), i++;
                }
                if (a.args !== void 0) {
                  let s = a.args;
                  if (s && typeof s == "object" && !Array.isArray(s)) for (const l in s) {
                    let n = s[l];
                    if (n && typeof n == "object" && !Array.isArray(n)) {
                      for (const t in n) if (!(t === "prefix" || t === "suffix" || t === "dtypeName" || t === "dtypeNs" || t === "from")) {
                        const y = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t }, message: "must NOT have additional properties" };
                        e === null ? e = [y] : e.push(y), i++;
                      }
                      if (n.prefix !== void 0 && typeof n.prefix != "string") {
                        const t = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/prefix", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/properties/prefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), i++;
                      }
                      if (n.suffix !== void 0 && typeof n.suffix != "string") {
                        const t = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/suffix", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/properties/suffix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), i++;
                      }
                      if (n.dtypeName !== void 0 && typeof n.dtypeName != "string") {
                        const t = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/dtypeName", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/properties/dtypeName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), i++;
                      }
                      if (n.dtypeNs !== void 0) {
                        let t = n.dtypeNs;
                        if (typeof t != "string" && t !== null) {
                          const y = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/dtypeNs", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/properties/dtypeNs/type", keyword: "type", params: { type: m.properties.tools.additionalProperties.properties.ui.properties.args.additionalProperties.properties.dtypeNs.type }, message: "must be string,null" };
                          e === null ? e = [y] : e.push(y), i++;
                        }
                      }
                      if (n.from !== void 0 && typeof n.from != "string") {
                        const t = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/from", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [t] : e.push(t), i++;
                      }
                    } else {
                      const t = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      e === null ? e = [t] : e.push(t), i++;
                    }
                  }
                  else {
                    const l = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/args", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/args/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    e === null ? e = [l] : e.push(l), i++;
                  }
                }
                if (a.manualUpdate !== void 0 && typeof a.manualUpdate != "boolean") {
                  const s = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui/manualUpdate", schemaPath: "#/properties/tools/additionalProperties/properties/ui/properties/manualUpdate/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [s] : e.push(s), i++;
                }
              } else {
                const s = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/ui", schemaPath: "#/properties/tools/additionalProperties/properties/ui/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [s] : e.push(s), i++;
              }
            }
            if (c.examples !== void 0) {
              let a = c.examples;
              if (Array.isArray(a)) {
                const s = a.length;
                for (let l = 0; l < s; l++) {
                  let n = a[l];
                  if (typeof n == "string") {
                    if (!g.test(n)) {
                      const t = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples/" + l, schemaPath: "#/properties/tools/additionalProperties/properties/examples/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                      e === null ? e = [t] : e.push(t), i++;
                    }
                  } else {
                    const t = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples/" + l, schemaPath: "#/properties/tools/additionalProperties/properties/examples/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [t] : e.push(t), i++;
                  }
                }
              } else {
                const s = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples", schemaPath: "#/properties/tools/additionalProperties/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                e === null ? e = [s] : e.push(s), i++;
              }
            }
            if (c.contextActions !== void 0) {
              let a = c.contextActions;
              if (!Array.isArray(a) && a !== null) {
                const s = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1") + "/contextActions", schemaPath: "#/properties/tools/additionalProperties/properties/contextActions/type", keyword: "type", params: { type: m.properties.tools.additionalProperties.properties.contextActions.type }, message: "must be array,null" };
                e === null ? e = [s] : e.push(s), i++;
              }
            }
          } else {
            const a = { instancePath: p + "/tools/" + r.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tools/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        else {
          const r = { instancePath: p + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
      if (d2.description !== void 0) {
        let o = d2.description;
        if (typeof o != "string" && o !== null) {
          const r = { instancePath: p + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: m.properties.description.type }, message: "must be string,null" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
      if (d2.tagValues !== void 0) {
        let o = d2.tagValues;
        if (!(o && typeof o == "object" && !Array.isArray(o)) && o !== null) {
          const r = { instancePath: p + "/tagValues", schemaPath: "#/properties/tagValues/type", keyword: "type", params: { type: m.properties.tagValues.type }, message: "must be object,null" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
      if (d2.handlers !== void 0) {
        let o = d2.handlers;
        if (!Array.isArray(o) && o !== null) {
          const r = { instancePath: p + "/handlers", schemaPath: "#/properties/handlers/type", keyword: "type", params: { type: m.properties.handlers.type }, message: "must be array,null" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
    } else {
      const o = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [o] : e.push(o), i++;
    }
    return f.errors = e, i === 0;
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
  recognise: (root, _, isNamed3) => (isNamed3 || text(get(root, "ns")) !== void 0) && text(get(root, "title")) !== void 0 && mayBeTools(get(root, "tools")),
  units: (root) => [root],
  tools: toolsOf,
  schema: schema_default,
  validate: v
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

// rules/mcp/lib/tools.ts
function toolsIn(root) {
  const { answer, tools, functions } = listing(root);
  const list2 = get(answer, "tools") ?? root;
  return [...tools, ...functions].map((each) => tool4(each, list2));
}
function tool4(node, list2) {
  const name = entry(node, "name");
  return {
    node,
    name,
    label: text(name?.value),
    description: entry(node, "description"),
    group: node.group ?? list2,
    schemas: [...schemaOf2(node, "inputSchema", "input"), ...schemaOf2(node, "outputSchema", "output")]
  };
}
function schemaOf2(node, key, role) {
  const found = entry(node, key);
  return found ? [{ role, entry: found, node: found.value, shape: "schema" }] : [];
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
function v2(b2) {
  let _;
  const h = (u) => {
    _ ??= b2();
    const p = _(u);
    return h.errors = _.errors, p;
  };
  return h;
}
var U = v2(() => {
  const b2 = { $schema: "https://json-schema.org/draft/2020-12/schema", $comment: "Only what OpenAI and MCP Apps add: the fields of MCP are judged by its own pack, and most values by rules.", title: "the OpenAI metadata", type: "object", properties: { annotations: { if: { type: "object" }, then: { type: "object", properties: { openai: { title: "`annotations.openai`", type: "object", additionalProperties: false, properties: { outputTemplate: { type: "string" }, toolInvocation: { title: "`toolInvocation`", type: "object", additionalProperties: false, properties: { invoking: {}, invoked: {} } }, readOnlyHint: {}, destructiveHint: {}, idempotentHint: {}, openWorldHint: {} } } } } }, _meta: { if: { type: "object" }, then: { type: "object", properties: { "openai/outputTemplate": { type: "string" }, "openai/widgetAccessible": { type: "boolean" }, "openai/resultCanProduceWidget": { type: "boolean" }, "openai/visibility": { enum: ["public", "private"] }, "openai/fileParams": { type: "array", items: { type: "string" } }, "openai/widgetDescription": { type: "string" }, "openai/widgetDomain": { type: "string" }, "openai/widgetPrefersBorder": { type: "boolean" }, "openai/widgetCSP": { title: "`openai/widgetCSP`", type: "object", additionalProperties: false, properties: { connect_domains: { type: "array", items: { type: "string" } }, resource_domains: { type: "array", items: { type: "string" } }, frame_domains: { type: "array", items: { type: "string" } }, redirect_domains: { type: "array", items: { type: "string" } }, base_uri_domains: { type: "array", items: { type: "string" } } } }, "ui/resourceUri": { type: "string" }, ui: { title: "`_meta.ui`", type: "object", additionalProperties: false, properties: { resourceUri: { type: "string" }, visibility: { type: "array", items: { enum: ["model", "app"] } }, domain: { type: "string" }, prefersBorder: { type: "boolean" }, csp: { title: "`ui.csp`", type: "object", additionalProperties: false, properties: { connectDomains: { type: "array", items: { type: "string" } }, resourceDomains: { type: "array", items: { type: "string" } }, frameDomains: { type: "array", items: { type: "string" } }, baseUriDomains: { type: "array", items: { type: "string" } }, redirectDomains: { type: "array", items: { type: "string" } } } }, permissions: { title: "`ui.permissions`", type: "object", additionalProperties: false, properties: { camera: { type: "object" }, microphone: { type: "object" }, geolocation: { type: "object" }, clipboardWrite: { type: "object" } } } } }, securitySchemes: { $ref: "#/$defs/securitySchemes" } } } }, securitySchemes: { $ref: "#/$defs/securitySchemes" } }, $defs: { securitySchemes: { type: "array", items: { title: "a security scheme", type: "object", required: ["type"], properties: { type: { type: "string", description: "it says whether and how the user signs in" }, scopes: { type: "array", items: { type: "string" } }, in: {}, name: {}, scheme: {}, bearerFormat: {} }, additionalProperties: false } } } }, _ = { type: "array", items: { title: "a security scheme", type: "object", required: ["type"], properties: { type: { type: "string", description: "it says whether and how the user signs in" }, scopes: { type: "array", items: { type: "string" } }, in: {}, name: {}, scheme: {}, bearerFormat: {} }, additionalProperties: false } };
  function h(u, { instancePath: p = "", parentData: D, parentDataProperty: C, rootData: $2 = u, dynamicAnchors: T2 = {} } = {}) {
    let e = null, i = 0;
    const P3 = h.evaluated;
    if (P3.dynamicProps && (P3.props = void 0), P3.dynamicItems && (P3.items = void 0), u && typeof u == "object" && !Array.isArray(u)) {
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
                const t = { instancePath: p + "/_meta/openai~1visibility", schemaPath: "#/properties/_meta/then/properties/openai~1visibility/enum", keyword: "enum", params: { allowedValues: b2.properties._meta.then.properties["openai/visibility"].enum }, message: "must be equal to one of the allowed values" };
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
                        const y = { instancePath: p + "/_meta/ui/visibility/" + r, schemaPath: "#/properties/_meta/then/properties/ui/properties/visibility/items/enum", keyword: "enum", params: { allowedValues: b2.properties._meta.then.properties.ui.properties.visibility.items.enum }, message: "must be equal to one of the allowed values" };
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
    return h.errors = e, i === 0;
  }
  return h.evaluated = { props: { annotations: true, _meta: true, securitySchemes: true }, dynamicProps: false, dynamicItems: false }, h;
});

// rules/openai/format.ts
var format4 = {
  id: "openai",
  title: "the OpenAI metadata",
  knownBy: "metadata of any dialect on a tool or resource; `window.openai` in the code of a widget",
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
function recognise2(root, code, isNamed3) {
  if (usesIn({ root, code }).length > 0 || withoutMeta(root, code).length > 0) return true;
  const { tools, resources } = listing(root);
  if (!mayBeListing(root, isNamed3)) return false;
  return tools.some(hasMetadata) || resources.some(isOwnWidget) || resources.length > 0 && hasWidgetsInCode(code);
}
function hasMetadata(tool6) {
  return writtenIn(tool6, false).length > 0 || hasMisplaced(tool6) || misspeltOpenai(tool6).length > 0;
}

// rules/mcp/lib/meant.ts
function isMeantAsListing(root) {
  const answer = answerIn(root);
  const tools = get(answer, "tools");
  if (tools?.kind !== "array" || tools.items.length === 0) return false;
  if (!entries(answer).every(({ key }) => ANSWER.has(key)) || !tools.items.every(mayBeTool)) return false;
  return !isBare(root) && tools.items.every(isPlain2) || tools.items.some(isSurelyTool);
}
var ANSWER = /* @__PURE__ */ new Set(["tools", "resources", "nextCursor", "_meta", "$schema"]);
function mayBeTool(node) {
  return (text(get(node, "name")) !== void 0 || isNameless(node)) && entries(node).every(isField3);
}
var isField3 = ({ key }) => FIELDS.has(key) || isNearField(key);
var hasHints = (node) => entries(get(node, "annotations")).some(({ key }) => HINTS.includes(key));
var isSurelyTool = (node) => hasHints(node) || isNameless(node) || hasMisspeltSchema(node);
function isPlain2(node) {
  return text(get(node, "description")) !== void 0 && entries(node).every(({ key }) => TEXTS2.has(key));
}
var TEXTS2 = /* @__PURE__ */ new Set(["name", "title", "description"]);

// rules/mcp/validate.js
function M(A) {
  let k;
  const w2 = (v3) => {
    k ??= A();
    const j2 = k(v3);
    return w2.errors = k.errors, j2;
  };
  return w2;
}
var F = M(() => {
  const A = { $schema: "https://json-schema.org/draft/2020-12/schema", type: "object", properties: { tools: { type: "array", items: { $ref: "#/$defs/tool" } }, resources: { type: ["array", "null"], items: { $ref: "#/$defs/resource" } }, nextCursor: { type: ["string", "null"] } }, if: { type: "object", required: ["resources"], properties: { resources: { type: "array" } } }, else: { title: "a list of MCP tools or resources", type: "object", required: ["tools"], properties: { tools: { description: "without it or `resources` nothing is listed" } } }, $defs: { tool: { title: "an MCP tool", type: "object", required: ["name"], additionalProperties: false, properties: { $schema: {}, name: { type: "string", description: "clients call the tool by it" }, title: { type: "string" }, description: { type: "string" }, inputSchema: {}, outputSchema: { type: "object" }, annotations: { type: "object", properties: { title: { type: "string" } } }, _meta: { type: "object" }, icons: { type: "array", items: { title: "an icon", type: "object", required: ["src"], additionalProperties: false, properties: { src: { type: "string", description: "clients load the image from there" }, mimeType: { type: "string" }, sizes: { type: "array", items: { type: "string" } }, theme: { enum: ["light", "dark"] } } } }, execution: { type: "object", properties: { taskSupport: { enum: ["required", "optional", "forbidden"] } } }, securitySchemes: { type: "array" } } }, resource: { if: { type: "object", required: ["uri"], properties: { uri: {} } }, then: { title: "an MCP resource", type: "object", additionalProperties: false, properties: { uri: { type: "string" }, name: { type: "string" }, title: { type: "string" }, description: { type: "string" }, mimeType: { type: "string" }, size: { type: "number" }, annotations: { type: "object", properties: { audience: { type: "array", items: { enum: ["user", "assistant"] } }, priority: { description: "a number from 0 to 1", type: "number", minimum: 0, maximum: 1 }, lastModified: { type: "string" } } }, _meta: { type: "object" }, icons: { type: "array", items: { title: "an icon", type: "object", required: ["src"], additionalProperties: false, properties: { src: { type: "string", description: "clients load the image from there" }, mimeType: { type: "string" }, sizes: { type: "array", items: { type: "string" } }, theme: { enum: ["light", "dark"] } } } }, url: { $comment: "Some have one beside the uri: it is no slip." } } } } } }, k = { title: "an MCP tool", type: "object", required: ["name"], additionalProperties: false, properties: { $schema: {}, name: { type: "string", description: "clients call the tool by it" }, title: { type: "string" }, description: { type: "string" }, inputSchema: {}, outputSchema: { type: "object" }, annotations: { type: "object", properties: { title: { type: "string" } } }, _meta: { type: "object" }, icons: { type: "array", items: { title: "an icon", type: "object", required: ["src"], additionalProperties: false, properties: { src: { type: "string", description: "clients load the image from there" }, mimeType: { type: "string" }, sizes: { type: "array", items: { type: "string" } }, theme: { enum: ["light", "dark"] } } } }, execution: { type: "object", properties: { taskSupport: { enum: ["required", "optional", "forbidden"] } } }, securitySchemes: { type: "array" } } }, w2 = { if: { type: "object", required: ["uri"], properties: { uri: {} } }, then: { title: "an MCP resource", type: "object", additionalProperties: false, properties: { uri: { type: "string" }, name: { type: "string" }, title: { type: "string" }, description: { type: "string" }, mimeType: { type: "string" }, size: { type: "number" }, annotations: { type: "object", properties: { audience: { type: "array", items: { enum: ["user", "assistant"] } }, priority: { description: "a number from 0 to 1", type: "number", minimum: 0, maximum: 1 }, lastModified: { type: "string" } } }, _meta: { type: "object" }, icons: { type: "array", items: { title: "an icon", type: "object", required: ["src"], additionalProperties: false, properties: { src: { type: "string", description: "clients load the image from there" }, mimeType: { type: "string" }, sizes: { type: "array", items: { type: "string" } }, theme: { enum: ["light", "dark"] } } } }, url: { $comment: "Some have one beside the uri: it is no slip." } } } }, v3 = Object.prototype.hasOwnProperty;
  function j2(d2, { instancePath: r = "", parentData: N, parentDataProperty: O2, rootData: V2 = d2, dynamicAnchors: D = {} } = {}) {
    let e = null, s = 0;
    const $2 = j2.evaluated;
    $2.dynamicProps && ($2.props = void 0), $2.dynamicItems && ($2.items = void 0);
    const z2 = s;
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
    if (s = z2, e !== null && (z2 ? e.length = z2 : e = null), !S) {
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
        var P3 = {};
        P3.tools = true, P3.resources = true;
      }
    }
    if (!T2) {
      const c = { instancePath: r, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
      e === null ? e = [c] : e.push(c), s++;
    }
    if (d2 && typeof d2 == "object" && !Array.isArray(d2)) {
      if (P3 !== true && (P3 = P3 || {}, P3.tools = true, P3.resources = true, P3.nextCursor = true), d2.tools !== void 0) {
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
              for (const n in o) if (!v3.call(k.properties, n)) {
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
            var x2 = g === s;
            if (s = n, e !== null && (n ? e.length = n : e = null), x2) {
              const y = s;
              if (o && typeof o == "object" && !Array.isArray(o)) {
                for (const i in o) if (!v3.call(w2.then.properties, i)) {
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
                            const b2 = { instancePath: r + "/resources/" + t + "/annotations/audience/" + h, schemaPath: "#/$defs/resource/then/properties/annotations/properties/audience/items/enum", keyword: "enum", params: { allowedValues: w2.then.properties.annotations.properties.audience.items.enum }, message: "must be equal to one of the allowed values" };
                            e === null ? e = [b2] : e.push(b2), s++;
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
                          const b2 = { instancePath: r + "/resources/" + t + "/icons/" + l, schemaPath: "#/$defs/resource/then/properties/icons/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: m }, message: "must NOT have additional properties" };
                          e === null ? e = [b2] : e.push(b2), s++;
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
                            const b2 = m.length;
                            for (let q = 0; q < b2; q++) if (typeof m[q] != "string") {
                              const C = { instancePath: r + "/resources/" + t + "/icons/" + l + "/sizes/" + q, schemaPath: "#/$defs/resource/then/properties/icons/items/properties/sizes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              e === null ? e = [C] : e.push(C), s++;
                            }
                          } else {
                            const b2 = { instancePath: r + "/resources/" + t + "/icons/" + l + "/sizes", schemaPath: "#/$defs/resource/then/properties/icons/items/properties/sizes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            e === null ? e = [b2] : e.push(b2), s++;
                          }
                        }
                        if (h.theme !== void 0) {
                          let m = h.theme;
                          if (!(m === "light" || m === "dark")) {
                            const b2 = { instancePath: r + "/resources/" + t + "/icons/" + l + "/theme", schemaPath: "#/$defs/resource/then/properties/icons/items/properties/theme/enum", keyword: "enum", params: { allowedValues: w2.then.properties.icons.items.properties.theme.enum }, message: "must be equal to one of the allowed values" };
                            e === null ? e = [b2] : e.push(b2), s++;
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
              var x2 = y === s;
              p = x2;
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
    return j2.errors = e, $2.props = P3, s === 0;
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
function recognise3(root, code, isNamed3) {
  if (code.registrations.length > 0) return true;
  const { answer, tools, functions, resources } = listing(root);
  if (functions.length > 0 && code.imports.length > 0) return true;
  if (!mayBeListing(root, isNamed3)) return false;
  return tools.some(isTool) || isNamed3 && isMeantAsListing(root) || isNamed3 && resources.some(isResource) || resources.length > 0 && resources.length === items(get(answer, "resources")).length && resources.every(isResource);
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
  enum_type_default,
  examples_type_default,
  hardcoded_secret_default,
  hidden_text_default,
  identical_description_default,
  insecure_url_default,
  instruction_override_default,
  invalid_json_schema_default,
  parameter_description_default,
  required_duplicate_default,
  required_undefined_default,
  stale_suppression_default,
  syntax_default,
  unknown_schema_keyword_default,
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
  required_field_default2,
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

// src/core/document.ts
var Unreadable = class extends Error {
  name = "Unreadable";
  /** What in the config would have to be raised. */
  limit;
  constructor(message, limit) {
    super(message);
    this.limit = limit;
  }
};

// src/core/censor.ts
var HIDDEN = "\u2022\u2022\u2022";
var SHORTEST2 = 6;
var MOST3 = 200;
var Censor = class {
  #secrets = /* @__PURE__ */ new Set();
  hide(secret) {
    if (secret.length >= SHORTEST2) this.#secrets.add(secret);
  }
  hides(text3) {
    return this.clean(text3) !== text3;
  }
  clean(text3) {
    if (this.#secrets.size > MOST3) return HIDDEN;
    let cleaned = text3;
    for (const secret of this.#secrets) cleaned = without2(secret, cleaned);
    return cleaned;
  }
};
function without2(secret, text3) {
  const beginning2 = secret.slice(0, SHORTEST2);
  let cleaned = "";
  let from = 0;
  for (let at2 = text3.indexOf(beginning2); at2 >= 0; at2 = text3.indexOf(beginning2, from)) {
    let length = SHORTEST2;
    while (length < secret.length && text3[at2 + length] === secret[length]) length++;
    cleaned += text3.slice(from, at2) + HIDDEN;
    from = at2 + length;
  }
  return cleaned + text3.slice(from);
}

// src/core/sorted.ts
function countWhere(all2, isSo) {
  let low = 0;
  let high = all2.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (isSo(all2[middle])) low = middle + 1;
    else high = middle;
  }
  return low;
}

// src/core/lines.ts
var Lines = class {
  /** Where each line starts. */
  starts;
  constructor(text3) {
    const starts = text3.includes("\r") ? lineStarts(text3) : feedStarts(text3);
    if (text3.charCodeAt(0) === 65279) starts[0] = 1;
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
    countWhere(starts, (start2) => start2 <= offset)
  );
}
function feedStarts(text3) {
  const starts = [0];
  for (let at2 = text3.indexOf("\n"); at2 >= 0; at2 = text3.indexOf("\n", at2 + 1)) starts.push(at2 + 1);
  return starts;
}
function lineStarts(text3) {
  const starts = [0];
  for (let at2 = 0; at2 < text3.length; at2++) {
    const code = text3.charCodeAt(at2);
    if (code === 10 || code === 13 && text3.charCodeAt(at2 + 1) !== 10) starts.push(at2 + 1);
  }
  return starts;
}

// src/core/hash.ts
function hash(text3) {
  let a = 2166136261;
  let b2 = 3421674724;
  for (let i = 0; i < text3.length; i++) {
    const code = text3.charCodeAt(i);
    a = Math.imul(a ^ code, 16777619);
    b2 = Math.imul(b2 ^ code, 16777619 + 256);
  }
  return hex(a) + hex(b2);
}
function hex(value) {
  return (value >>> 0).toString(16).padStart(8, "0");
}

// src/core/value-hash.ts
var MOST_CODE = 1e4;
var ValueHasher = class {
  #textOf;
  /** Values that many places share are read once. */
  #known = /* @__PURE__ */ new Map();
  constructor(textOf2) {
    this.#textOf = textOf2;
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
  #code({ start: start2, end, file }) {
    const written2 = this.#textOf(file).slice(start2, Math.min(end, start2 + MOST_CODE));
    return written2.replace(/\s+/g, "").replace(/["`]/g, "'").replace(/[,;](?=[)\]}]|$)/g, "");
  }
};
var isNode = (place3) => "kind" in place3;
var isEntry = (place3) => "key" in place3 && "value" in place3;

// src/core/locate.ts
function subjectOf(at2) {
  if ("lack" in at2) return at2.lack;
  if ("part" in at2) return at2.part;
  return "use" in at2 ? at2.use : at2;
}
var Locator = class {
  #document;
  #toolOf = /* @__PURE__ */ new Map();
  #lines = /* @__PURE__ */ new Map();
  #hasher = new ValueHasher((file) => this.#textOf(file));
  #parents;
  constructor(document) {
    this.#document = document;
  }
  addTools(tools) {
    for (const tool6 of tools) this.#toolOf.set(tool6.node, tool6);
  }
  entryOf(node) {
    return this.#parentOf(node)?.entry;
  }
  locate(at2) {
    const { start: start2, end, file } = this.span(at2);
    const lines = this.#linesOf(file);
    const from = lines.at(start2);
    const to = lines.at(end);
    const subject = subjectOf(at2);
    return {
      path: file ?? this.#document.path,
      ...this.#pathOf(subject),
      valueHash: this.#hasher.of(at2),
      start: start2,
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
    const { start: start2, end, file } = object;
    const hasBrace = this.#textOf(file)[start2] === "{";
    return !hasBrace && first2 ? first2 : { start: start2, end: Math.min(start2 + 1, end), ...file && { file } };
  }
  #within({ part: part2, from, to }) {
    const { syntax, text: text3 } = this.#document;
    const start2 = syntax.offsetIn(text3, part2, from);
    const end = syntax.offsetIn(text3, part2, to);
    return start2 === void 0 || end === void 0 ? part2 : { start: start2, end, file: part2.file };
  }
  #pathOf(place3) {
    let pointer = "";
    let tool6;
    let inTool2;
    let inResource;
    let inNameless;
    let at2 = place3;
    while (at2) {
      const parent = this.#parentOf(at2);
      const holder = this.#toolOf.get(at2);
      const name = tool6 === void 0 ? holder?.label : void 0;
      const uri = parent?.node.kind === "array" ? text(get(at2, "uri")) : void 0;
      tool6 ??= name;
      if (name !== void 0 && parent) inTool2 = { name, pointer };
      if (holder && holder.label === void 0 && parent) inNameless ??= { pointer };
      if (uri !== void 0) inResource = { name: uri, pointer };
      if (parent) pointer = `${stepTo(parent.step)}${pointer}`;
      at2 = parent?.node;
    }
    const item = inTool2 ?? inResource ?? inNameless;
    return { pointer, ...tool6 !== void 0 && { tool: tool6 }, ...item && { item } };
  }
  #parentOf(place3) {
    this.#parents ??= parentsIn(this.#document.roots);
    return this.#parents.get(place3);
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

// src/core/message.ts
var LONGEST11 = 120;
function fill(message, data = {}) {
  const shown3 = {};
  const text3 = message.replace(/\{\{(\w{1,40})\}\}/g, (whole, key, at2) => {
    if (!Object.hasOwn(data, key)) return whole;
    const isQuoted2 = message[at2 - 1] === "`" && message[at2 + whole.length] === "`";
    return shown3[key] ??= printable(String(data[key] ?? "")) || (isQuoted2 ? '""' : "");
  });
  return { text: text3, data: shown3 };
}
var PLAIN2 = /^[ -~]*$/;
function printable(text3, longest = LONGEST11) {
  const cut = text3.length > longest ? `${text3.slice(0, longest).toWellFormed()}\u2026` : text3;
  if (PLAIN2.test(cut)) return cut;
  return cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (char) => `\\u{${char.codePointAt(0).toString(16)}}`);
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

// src/core/version.ts
var VERSION = "0.1.0";
var docsPage = (path2) => `https://github.com/toolint/toolint/blob/v${VERSION}/docs/${path2}`;
function pageOf({ id, url }) {
  return url ?? (PACKS.test(id) ? docsPage(`rules/${id}.md`) : "");
}
var PACKS = /^(common|shinkai|otc|gloodata|openai|mcp)\//;

// src/core/wording.ts
function wordingOf(rule, message, data) {
  const isKnown3 = Object.hasOwn(rule.messages, message);
  const said = fill(isKnown3 ? rule.messages[message] : message, data);
  const url = pageOf(rule);
  return isKnown3 ? { rule: rule.id, message: said.text, messageId: message, data: said.data, url } : { rule: rule.id, message: said.text, url };
}

// src/core/finding-writer.ts
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
  write(problem5, { rule, severity }) {
    const related = [...usesOf(problem5.at), ...problem5.related ?? []].map(({ at: at2, note: note3 }) => {
      const { path: path2, line, column } = this.#locator.locate(at2);
      return { path: path2, line, column, note: printable(this.#censor.clean(note3), LONGEST_NOTE) };
    });
    const fix = problem5.fix && this.#print(problem5.fix);
    return {
      severity,
      ...wordingOf(rule, problem5.message, this.#cleaned(problem5.data)),
      ...this.#located(problem5.at),
      ...related.length > 0 && { related },
      ...fix && { fix }
    };
  }
  #print({ title, safe, edits }) {
    this.#budget -= edits.reduce((sum, edit) => sum + costOf(edit), 0);
    if (this.#budget < 0) return void 0;
    const printed = edits.every(isTextEdit) ? edits : this.#document.syntax.print(this.#document, edits);
    if (!printed || printed.length === 0) return void 0;
    if ([title, ...printed.map(({ text: text3 }) => text3)].some((text3) => this.#censor.hides(text3))) return void 0;
    return { title: printable(title), safe, edits: printed.map(({ start: start2, end, text: text3 }) => ({ start: start2, end, text: text3 })) };
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

// src/core/finding.ts
var RANK = { error: 2, warning: 1, info: 0 };
function graver(a, b2) {
  return RANK[a] >= RANK[b2] ? a : b2;
}
function withoutTwins(findings) {
  const seen2 = /* @__PURE__ */ new Set();
  return findings.filter(({ rule, path: path2, start: start2, end, message }) => {
    const key = `${rule}
${path2}
${start2}:${end}
${message}`;
    return !seen2.has(key) && seen2.add(key);
  });
}

// src/core/not-yet.ts
var NotYet = class extends Error {
  soon;
  constructor(soon) {
    super();
    this.soon = soon;
  }
};

// src/core/pack.ts
var FORMATS = ["shinkai", "otc", "gloodata", "openai", "mcp"];
var DIALECTS3 = ["auto", "seed", "openai", "mcp-apps"];
var BUILTIN_PACKS = ["common", ...FORMATS];

// src/core/settings-for.ts
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
    if (bit !== void 0 && !isEmpty(value)) mask |= bit;
  }
  return mask;
}
function isEmpty(value) {
  return value.kind === "null" || value.kind === "array" && value.items.length === 0 && !value.open;
}

// src/core/uses.ts
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
    const mayBeShared = fix?.safe && this.#document.constants;
    if (!mayBeShared && !("use" in at2)) return each;
    const rule = each.setting.rule.id;
    const placed = (place3) => "use" in place3 ? this.#placed(place3.use, rule) : place3;
    const isSafe = fix?.safe && !this.#isTorn(fix) && !fix.edits.some((edit) => this.#areMore(placeOf(edit), rule));
    const problem5 = {
      ...each.problem,
      at: placed(at2),
      ...related && { related: related.map((one2) => ({ ...one2, at: placed(one2.at) })) },
      ...fix && { fix: { ...fix, safe: isSafe ?? false } }
    };
    return { ...each, problem: problem5 };
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
      return uses.length < 2 ? "" : uses.map(({ start: start2 }) => start2).join();
    });
    return new Set(shared).size > 1;
  }
  /** Whether the constant that holds a place has uses of which a rule says nothing. */
  #areMore(place3, rule) {
    const uses = this.#document.constants?.usesOf(place3) ?? [];
    if (uses.length < 2) return false;
    this.#inTree ??= usesIn2(this.#roots, this.#manifest.tools);
    const known = uses.map(({ start: start2 }) => this.#inTree.get(start2));
    if (known.includes(void 0)) return true;
    if (!place3.via && known.every((each) => each.isSchema)) return false;
    this.#told ??= toldOf(this.#said);
    const told3 = this.#told.get(keyOf(rule, place3)) ?? 0;
    return told3 < known.reduce((sum, each) => sum + each.count, 0);
  }
};
var isIn = (places, place3) => places.some(({ start: start2 }) => start2 === place3?.start);
function usesIn2(roots, tools) {
  const found = /* @__PURE__ */ new Map();
  const schemas = new Set(tools.flatMap((tool6) => tool6.schemas.map(({ node }) => node)));
  const todo = roots.map((node) => ({ node, isInSchema: false }));
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { node, isInSchema } = next;
    const isSchema4 = isInSchema || schemas.has(node);
    if (node.via) {
      const known = found.get(node.via.start);
      if (known) Object.assign(known, { count: known.count + 1, isSchema: known.isSchema && isSchema4 });
      else found.set(node.via.start, { count: 1, isSchema: isSchema4 });
    }
    if (node.kind === "array") for (const item of node.items) todo.push({ node: item, isInSchema: isSchema4 });
    else if (node.kind === "object")
      for (const { value } of node.entries) todo.push({ node: value, isInSchema: isSchema4 });
  }
  return found;
}
function toldOf(said) {
  const counts = /* @__PURE__ */ new Map();
  for (const { setting, problem: problem5 } of said) {
    const places = [subjectOf(problem5.at), ...(problem5.fix?.edits ?? []).map(placeOf)];
    for (const key of new Set(places.map((place3) => keyOf(setting.rule.id, place3))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
var keyOf = (rule, { start: start2, end, file = "" }) => `${rule}
${start2}:${end}:${file}`;
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

// src/core/lint.ts
function lint(document, recognition, settings, services2 = {}) {
  const { locator } = recognition;
  const censor = new Censor();
  const writer = new FindingWriter(document, locator, censor);
  const findings = [];
  const failures = [];
  const facts = /* @__PURE__ */ new Map();
  for (const manifest of recognition.manifests) {
    const said = [];
    for (const setting of settingsFor(manifest, settings)) {
      const { rule, options } = setting;
      const context = { options, services: services2 };
      try {
        if (rule.check) ask(setting, manifest, context, said);
        if (rule.project) collect2(rule, manifest, context, document, locator, facts);
      } catch (error) {
        if (error instanceof NotYet) throw error;
        failures.push({
          path: document.path,
          message: `The rule ${rule.id} failed: ${messageOf(error)}`,
          rule: rule.id
        });
      }
    }
    if (said.length > 0) {
      void manifest.tools;
      const uses = new Uses(document, manifest, said);
      const placed = said.map((each) => uses.settled(each));
      for (const { setting, problem: problem5 } of placed) {
        if (setting.rule.secret) hideSecret(problem5.at, document, locator, censor);
      }
      for (const { setting, problem: problem5 } of settle(placed, locator)) {
        try {
          findings.push(writer.write(problem5, setting));
        } catch (error) {
          failures.push({
            path: document.path,
            message: `What the rule ${setting.rule.id} said makes no sense: ${messageOf(error)}`,
            rule: setting.rule.id
          });
        }
      }
    }
  }
  const secrets = findings.filter(({ rule }) => settings.get(rule)?.rule.secret);
  return { findings: withoutTwins(findings), failures, facts, secrets };
}
function hideSecret(at2, { text: text3 }, locator, censor) {
  if ("part" in at2) censor.hide(at2.part.value.slice(at2.from, at2.to));
  else if ("value" in at2 && typeof at2.value === "string") censor.hide(at2.value);
  const { start: start2, end, file } = locator.span(at2);
  if (file === void 0) censor.hide(text3.slice(start2, end).replace(/^["'`]|["'`]$/g, ""));
}
function ask(setting, manifest, context, said) {
  for (const problem5 of setting.rule.check(manifest, context)) {
    if (typeof problem5?.at !== "object") throw new Error("it said something without a place");
    said.push({ setting, problem: problem5 });
  }
}
function collect2({ id, project }, manifest, context, { text: text3 }, locator, facts) {
  void manifest.tools;
  for (const { at: at2, mayChange, ...fact } of project.collect(manifest, context)) {
    const location = fact.isExcuse ? NOWHERE : locator.locate(at2);
    const characters2 = mayChange && charactersOf(at2, text3);
    addTo(facts, id, { ...fact, location, ...characters2 && { characters: characters2 } });
  }
}
function charactersOf(at2, text3) {
  const { kind, file, via, value, start: start2 = 0, end = 0 } = at2;
  if (kind !== "string" || file !== void 0 || via !== void 0) return void 0;
  const written2 = text3.slice(start2, end);
  if (written2 === value) return { start: start2, end };
  return /^(["'`])[^]*\1$/.test(written2) && written2.slice(1, -1) === value ? { start: start2 + 1, end: end - 1 } : void 0;
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
  const lacking2 = lackingIn(said);
  const absorbedBy = ({ problem: problem5 }) => (problem5.absorbs ?? []).flatMap(
    ({ lack: lack2, key }) => (lacking2.get(lack2) ?? []).filter((each) => each.problem.at.key === key)
  );
  const absorbed = new Set(said.flatMap(absorbedBy));
  const specific = said.filter(({ setting }) => !setting.rule.structural);
  const taken2 = new Set(
    specific.filter(({ problem: problem5 }) => !("lack" in problem5.at)).map(({ problem: problem5 }) => spanKey(locator.span(problem5.at)))
  );
  const covered = specific.flatMap(({ problem: problem5 }) => problem5.covers ?? []);
  const isSilenced = (each) => {
    if (absorbed.has(each)) return true;
    const { setting, problem: problem5 } = each;
    if (!setting.rule.structural) return false;
    const lacking3 = "lack" in problem5.at;
    const span2 = lacking3 ? problem5.at.lack : locator.span(problem5.at);
    return !lacking3 && taken2.has(spanKey(span2)) || covered.some((node) => node.start <= span2.start && span2.end <= node.end);
  };
  return said.filter((each) => !isSilenced(each)).map((each) => {
    const { setting, problem: problem5 } = each;
    const severity = (setting.chosen ? [] : absorbedBy(each)).reduce(
      (gravest, other) => graver(gravest, other.setting.severity),
      problem5.severity ?? setting.severity
    );
    return { problem: problem5, setting: severity === setting.severity ? setting : { ...setting, severity } };
  });
}
function lackingIn(said) {
  const found = /* @__PURE__ */ new Map();
  for (const each of said) {
    const { at: at2 } = each.problem;
    if ("lack" in at2 && at2.key !== void 0) addTo(found, at2.lack, each);
  }
  return found;
}
var spanKey = ({ start: start2, end, file = "" }) => `${start2}:${end}:${file}`;

// src/core/directives.ts
var DIRECTIVES = [
  "toolint-disable-next-line",
  "toolint-disable-line",
  "toolint-disable",
  "toolint-enable"
];
var OPENING = /^(?:\/\/|\/\*|<!--|#)[\s*#/]*(toolint-[\w-]+)(?=\s|$)/i;
var CLOSING = /(?:\*\/|-->)$/;
function directivesIn({ text: text3, comments }) {
  if (!comments || !text3.includes("toolint-")) return [];
  const all2 = comments();
  const byStart = new Map(all2.map((comment2) => [comment2.start, comment2]));
  const lines = new Lines(text3);
  return all2.flatMap((comment2) => {
    const directive = readDirective(text3, comment2);
    switch (directive?.word) {
      case void 0:
        return [];
      case "toolint-disable-line":
        return [{ ...directive, line: lines.at(comment2.start).line }];
      case "toolint-disable-next-line":
        return [{ ...directive, line: lines.at(nextCode(text3, comment2.end, byStart)).line }];
      default:
        return [directive];
    }
  });
}
function readDirective(text3, { start: start2, end }) {
  const comment2 = text3.slice(start2, end).replace(CLOSING, "").trimEnd();
  const [opening, word = ""] = OPENING.exec(comment2) ?? [];
  if (opening === void 0 || !isMeant(word)) return void 0;
  const said = comment2.slice(opening.length);
  const dashes = /\s--+(?=\s|$)/.exec(said);
  const from = start2 + opening.length;
  const rules2 = Array.from(said.slice(0, dashes?.index).matchAll(/[^\s,*]+/g), ({ 0: id, index }) => {
    return { id, start: from + index, end: from + index + id.length };
  });
  const reason = dashes ? said.slice(dashes.index + dashes[0].length).trim() : "";
  const exists = DIRECTIVES.some((each) => each === word);
  return { start: start2, end, word, exists, rules: rules2, ...reason !== "" && { reason } };
}
function isMeant(word) {
  return /^toolint-(disable|enable|ignore)/i.test(word) || near(word, DIRECTIVES) !== void 0;
}
var MOST_SKIPPED = 100;
function nextCode(text3, from, comments) {
  const blank2 = /\s*/y;
  const lineEnd = /[^\r\n]*/y;
  lineEnd.lastIndex = from;
  lineEnd.exec(text3);
  let at2 = lineEnd.lastIndex;
  for (let skipped = 0; skipped < MOST_SKIPPED; skipped++) {
    blank2.lastIndex = at2;
    blank2.exec(text3);
    at2 = blank2.lastIndex;
    const bare2 = comments.get(at2);
    const braced = text3[at2] === "{" ? comments.get(at2 + 1) : void 0;
    if (bare2) at2 = bare2.end;
    else if (braced && text3[braced.end] === "}") at2 = braced.end + 1;
    else break;
  }
  return at2;
}

// src/core/guess.ts
function guessFormat(root, formats2) {
  const keys = new Set(entries(root).map(({ key }) => key));
  const ranked = formats2.map((format6) => ({ format: format6, hits: format6.fields.filter((field) => keys.has(field)).length })).filter(({ format: format6, hits }) => format6.guess && hits >= format6.guess.atLeast && hasItsOwn(format6, root, keys)).sort((a, b2) => b2.hits - a.hits);
  const [first2, second] = ranked;
  return first2 && first2.hits > (second?.hits ?? 0) ? first2.format : void 0;
}
function hasItsOwn({ fields, guess }, root, keys) {
  const { own: own2 = [], shared = [] } = guess ?? {};
  if (own2.some((key) => keys.has(key))) return true;
  const isField4 = (key) => key === "$schema" || near(key, fields) !== void 0;
  return shared.some((key) => get(root, key)?.kind === "object") && [...keys].every(isField4);
}
function isTraceOf(formats2, text3) {
  if (/\{\{|\{%|<%/.test(text3)) return false;
  return formats2.some(({ traces = [] }) => traces.some((group2) => group2.every((key) => hasKey(text3, key))));
}
function hasKey(text3, key) {
  return new RegExp(`(?:^|[\\s,{-])["']?${key}["']?[ \\t]*:`, "m").test(text3);
}

// src/core/schemas.ts
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
  for (const tool6 of tools) {
    for (const whole of tool6.schemas) {
      if (whole.shape === "schema") visit(whole.node, tool6, whole.role, void 0, 0, found, seen2);
      else for (const field of entries(whole.node)) visit(field.value, tool6, whole.role, field, 1, found, seen2);
    }
  }
  return found;
}
function visit(node, tool6, role, property, depth, found, seen2) {
  if (node.kind !== "object" || seen2.has(node)) return;
  seen2.add(node);
  found.push({ node, tool: tool6, role, property, depth });
  for (const { key, value } of node.entries) {
    if (key === "items") {
      visit(value, tool6, role, void 0, depth + 1, found, seen2);
      for (const item of items(value)) visit(item, tool6, role, void 0, depth + 1, found, seen2);
    } else if (ONE.has(key)) {
      visit(value, tool6, role, void 0, depth + 1, found, seen2);
    } else if (LIST.has(key)) {
      for (const item of items(value)) visit(item, tool6, role, void 0, depth + 1, found, seen2);
    } else if (MAP.has(key)) {
      for (const each of entries(value)) {
        visit(each.value, tool6, role, key === "properties" ? each : void 0, depth + 1, found, seen2);
      }
    }
  }
}

// src/core/advice.ts
var LONGEST12 = 40;
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
  const isNumber = types.includes("number") || types.includes("integer") && Number.isInteger(Number(value));
  if (isNumber && value.length <= LONGEST12 && String(Number(value)) === value && Number.isFinite(Number(value))) {
    return `. Write \`${value}\`, without quotes`;
  }
  if (types.includes("array") && itemType === "string" && isOne(value)) {
    return `. Put it in a list: \`[${JSON.stringify(value)}]\``;
  }
  return "";
}
var isNothing = ({ kind, start: start2, end }) => kind === "null" && start2 === end;
var isOne = (value) => value !== "" && value.length <= LONGEST12 && !/[\s,;`]/.test(value);

// src/core/surely-valid.ts
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
  allOf: ({ allOf }, compile) => {
    const checks = allOf.map(compile);
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

// src/core/structure.ts
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
      const problem5 = wrongValue(format6, node, error);
      if (problem5) found.push({ kind: "field-type", problem: problem5 });
    }
  }
  for (const error of errors) {
    if (error.keyword !== "additionalProperties" && error.keyword !== "unevaluatedProperties") continue;
    const node = follow(unit, error.instancePath);
    const unexpected = node?.kind === "object" ? unexpectedField(format6, node, error, missing2) : void 0;
    if (unexpected) found.push(unexpected);
  }
  for (const { problem: problem5 } of missing2) found.push({ kind: "required-field", problem: problem5 });
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
  const path2 = stepsOf(error.instancePath);
  const isEntry2 = /^\d+$/.test(path2.at(-1) ?? "");
  const field = path2.findLast((step2) => !/^\d+$/.test(step2)) ?? "";
  const message = field === "" ? "wrongWhole" : isEntry2 ? "wrongEntry" : "wrong";
  return { at: node, message, data: { field, expected, found: show5(node), advice: adviceOf(node, about2, error) } };
}
function adviceOf(node, about2, { keyword, params }) {
  if (keyword !== "type") return "";
  const types = [].concat(about2?.["type"] ?? params["type"]).map(String);
  return adviceFor(node, types, own(own(about2, "items"), "type"));
}
function unexpectedField(format6, object, error, missing2) {
  const key = String(error.params["additionalProperty"] ?? error.params["unevaluatedProperty"]);
  const at2 = entry(object, key);
  const about2 = lookUp2(format6.schema, parentPath(error.schemaPath));
  const known = Object.keys(own(about2, "properties") ?? {});
  const title = titleOf(about2, format6);
  const meant = fieldMeant(key, known, (field) => has(object, field) === "yes");
  if (meant === void 0) {
    if (at2.value.kind === "unknown" || at2.value.kind === "null") return void 0;
    return { kind: "unknown-field", problem: { at: at2, message: "unknown", data: { key, title } } };
  }
  const isRequired2 = missing2.some((each) => each.object === object && each.field === meant);
  if (at2.value.kind === "null" && !isRequired2) return void 0;
  const isMissing2 = has(object, meant) === "no";
  const isLeftover = has(object, meant) === "yes";
  return {
    kind: "misspelt-field",
    problem: {
      at: at2,
      message: isRequired2 ? "misspeltRequired" : isLeftover ? "leftover" : "misspelt",
      data: { key, title, meant },
      ...isMissing2 && {
        absorbs: [lack(object, meant)],
        fix: {
          title: `Rename \`${key}\` to \`${meant}\``,
          safe: true,
          edits: [{ op: "rename", entry: at2, key: meant }]
        }
      }
    }
  };
}
function expectation(about2, error) {
  switch (error.keyword) {
    case "type": {
      const types = [].concat(about2?.["type"] ?? error.params["type"]).map(String);
      return listOf(types.map((type) => TYPE_NAMES[type] ?? type));
    }
    case "enum":
      return listOf(error.params["allowedValues"].map((value) => JSON.stringify(value)));
    case "const":
      return JSON.stringify(error.params["allowedValue"]);
    case "minLength":
      return "a string that is not empty";
    case "minItems":
      return "a list with at least one entry";
    default:
      return describe(about2) || void 0;
  }
}
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
function listOf(words) {
  return words.length < 2 ? words[0] ?? "" : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
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
function lookUp2(schema, path2) {
  let at2 = schema;
  for (const step2 of stepsOf(path2.replace(/^#/, ""))) at2 = own(at2, safeDecode(step2));
  return typeof at2 === "object" && at2 !== null ? at2 : void 0;
}
function safeDecode(step2) {
  try {
    return decodeURIComponent(step2);
  } catch {
    return step2;
  }
}
var parentPath = (path2) => path2.slice(0, path2.lastIndexOf("/"));

// src/core/view.ts
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
    if (!this.#tools) {
      this.#tools = this.#formats.map((format6) => format6.tools(this.root)).find((some) => some.length > 0) ?? [];
      this.#locator.addTools(this.#tools);
    }
    return this.#tools;
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

// src/core/manifest.ts
var NO_FORMAT = "no known format";
function recognise4(document, formats2, hints) {
  const locator = new Locator(document);
  const isBroken2 = document.faults.length > 0;
  const directives = directivesIn(document);
  const manifests = [];
  let skipped;
  for (const root of document.roots) {
    const verdict = formatsOf(root, document.code ?? NO_CODE, formats2, hints, hints.named && !isBroken2);
    if (typeof verdict === "string") skipped ??= verdict;
    else manifests.push(new View(document, root, verdict, hints, locator, manifests.length === 0 && directives));
  }
  if (manifests.length === 0 && isBroken2 && (hints.named || hints.format || wasManifest(document, formats2))) {
    const root = document.roots[0] ?? { kind: "unknown", start: 0, end: 0 };
    manifests.push(new View(document, root, [], hints, locator, directives));
    skipped = void 0;
  }
  const recognised = { manifests, locator, directives };
  return manifests.length > 0 ? recognised : { ...recognised, skipped: skipped ?? NO_FORMAT };
}
var wasManifest = ({ code, text: text3 }, formats2) => code === void 0 && isTraceOf(formats2, text3);
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

// src/core/known-place.ts
function knownPlace({ pointer, item }) {
  return item?.name === void 0 ? { pointer } : { tool: item.name, pointer: item.pointer };
}

// src/core/suppressions.ts
var NEVER = /* @__PURE__ */ new Set(["common/syntax", "common/stale-suppression"]);
var mayBeSuppressed = (rule) => !NEVER.has(rule);
function createMatcher(suppressions, today) {
  const isOver = ({ expires }) => expires !== void 0 && expires < today;
  const inForceFirst = [...suppressions].sort((a, b2) => Number(isOver(a)) - Number(isOver(b2)));
  const byFinding = groupBy(inForceFirst, keyOfEntry);
  return (findings) => {
    const used2 = /* @__PURE__ */ new Set();
    const expired = /* @__PURE__ */ new Set();
    const taken2 = /* @__PURE__ */ new Map();
    const visible = [];
    const hidden2 = [];
    for (const finding of findings) {
      const key = keyOf2(finding);
      const nth = taken2.get(key) ?? 0;
      const entry2 = mayBeSuppressed(finding.rule) ? byFinding.get(key)?.[nth] : void 0;
      if (!entry2) {
        visible.push(finding);
        continue;
      }
      taken2.set(key, nth + 1);
      used2.add(entry2);
      if (!isOver(entry2)) {
        hidden2.push(finding);
        continue;
      }
      expired.add(entry2);
      visible.push(withMore(finding, `(Its suppression expired on ${entry2.expires}.)`));
    }
    return { visible, hidden: hidden2, used: used2, expired };
  };
}
function withMore({ messageId: _id, data: _data, message, ...rest }, more) {
  return { ...rest, message: `${message} ${more}` };
}
var keyOf2 = (finding) => `${placeKeyOf(finding)}
${finding.valueHash}`;
var keyOfEntry = (entry2) => `${placeKeyOfEntry(entry2)}
${entry2.hash}`;
function placeKeyOf(finding) {
  const { tool: tool6, pointer } = knownPlace(finding);
  return placeKey(finding.path, finding.rule, tool6, pointer);
}
var placeKeyOfEntry = ({ path: path2, rule, tool: tool6, pointer }) => placeKey(path2, rule, tool6, pointer);
var placeKey = (...parts) => JSON.stringify(parts);

// src/core/switches.ts
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
  constructor(path2, directives, locator) {
    this.#path = path2;
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
  hides({ rule, path: path2, line, start: start2, end, message }) {
    if (path2 !== this.#path || !mayBeHidden(rule)) return false;
    const here = this.#lines.get(line);
    const by = here?.get(rule) ?? here?.get(ALL2) ?? lastBefore(this.#stretchesOf(rule), start2)?.by;
    if (!by) return false;
    this.#used.add(by);
    this.#hidden.add(`${rule}
${start2}:${end}
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
    const { word, start: start2, end } = by.directive;
    if (by.rule !== rule && by.rule !== ALL2) continue;
    if (word === "toolint-disable" && !open) stretches.push(open = { from: end, to: Infinity, by });
    if (word === "toolint-enable" && open) {
      open.to = start2;
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

// src/core/judge.ts
function judge10(document, formats2, hints, settings, services2) {
  const recognition = recognise4(document, formats2, hints);
  let result = lint(document, recognition, settings, services2);
  for (const roots of document.alternatives ?? []) {
    const other = { ...document, roots };
    result = both(result, lint(other, recognise4(other, formats2, hints), settings, services2));
  }
  if (recognition.directives.length === 0) return { document, recognition, result };
  const switches = new Switches(document.path, recognition.directives, recognition.locator);
  const findings = result.findings.filter((finding) => !switches.hides(finding));
  return { document, recognition, result: { ...result, findings }, switches };
}
function both(a, b2) {
  const inA = new Set(a.findings.map(keyOf3));
  const inB = new Set(b2.findings.map(keyOf3));
  const told3 = new Set(a.findings.map(keyOfPlace3));
  const findings = [
    ...a.findings.filter((finding) => inB.has(keyOf3(finding))),
    ...b2.findings.filter((finding) => inA.has(keyOf3(finding)) && !told3.has(keyOfPlace3(finding)))
  ];
  const facts = /* @__PURE__ */ new Map();
  for (const id of /* @__PURE__ */ new Set([...a.facts.keys(), ...b2.facts.keys()])) {
    const [inA2 = [], inB2 = []] = [a.facts.get(id), b2.facts.get(id)];
    const others = new Set(inB2.map(factKey));
    const shared = inA2.filter((fact) => others.has(factKey(fact)));
    const excuses = [...inA2, ...inB2].filter((fact) => fact.isExcuse && !shared.includes(fact));
    facts.set(id, [...shared, ...excuses]);
  }
  const failed = new Set(a.failures.map(({ message }) => message));
  const failures = [...a.failures, ...b2.failures.filter(({ message }) => !failed.has(message))];
  return { findings, facts, failures, secrets: [...a.secrets, ...b2.secrets] };
}
var keyOf3 = ({ rule, pointer }) => `${rule}
${pointer}`;
var keyOfPlace3 = ({ rule, start: start2, end }) => `${rule}
${start2}:${end}`;
var factKey = ({ key, value, location }) => `${location.pointer}
${key}
${value}`;

// src/core/project.ts
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
        for (const problem5 of rule.project.compare(facts, { options, services: {} })) {
          const related = problem5.related?.map(({ at: at2, note: note3 }) => {
            const { path: path2, line, column } = at2.location;
            return { path: path2, line, column, note: printable(note3) };
          });
          findings.push({
            severity: settingOf(problem5.at).severity,
            ...wordingOf(rule, problem5.message, problem5.data),
            ...problem5.at.location,
            ...related && { related },
            ...fixOf(problem5)
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
var PLAIN3 = /^[A-Za-z](?:[\w./:@?=&%~+-]*[\w/])?$/;
function fixOf({ at: { characters: characters2 }, fix }) {
  if (!fix || !characters2 || !PLAIN3.test(fix.value)) return void 0;
  const { title, safe, value: text3 } = fix;
  return { fix: { title: printable(title), safe, edits: [{ ...characters2, text: text3 }] } };
}

// src/sql/tokens.ts
var BLANK2 = /(?<blank>[ \t\n\f\r]+|--[^\n]*|\/\*[^]*?(?:\*\/|$))/y;
var STRING = /(?<string>[xX]?'[^']*(?:''[^']*)*')/y;
var QUOTED2 = /(?<quoted>"[^"]*(?:""[^"]*)*"|`[^`]*(?:``[^`]*)*`|\[[^\]]*\])/y;
var WORD = /(?<word>[A-Za-z_\x80-\uffff][\w$\x80-\uffff]*)/y;
var VARIABLE = /(?<variable>\?\d*|[:@$][\w$\x80-\uffff]+)/y;
var NUMBER3 = /(?<number>\.?\d[\w.]*)/y;
var SYMBOL = /(?<symbol>['"`[][^]*|\|\||->>?|<[<=>]?|>[>=]?|[=!]=|[^])/y;
var TOKEN = new RegExp(
  [BLANK2, STRING, QUOTED2, WORD, VARIABLE, NUMBER3, SYMBOL].map(({ source }) => source).join("|"),
  "y"
);
function tokensOf(sql2) {
  const tokens = [];
  for (let from = 0; from < sql2.length; ) {
    TOKEN.lastIndex = from;
    const { 0: whole, groups: groups2 = {} } = TOKEN.exec(sql2);
    const to = from + whole.length;
    const kind = KINDS5.find((each) => groups2[each] !== void 0);
    if (kind) tokens.push({ kind, from, to, text: kind === "quoted" ? unquote(whole) : whole });
    from = to;
  }
  return tokens;
}
var KINDS5 = ["word", "symbol", "quoted", "string", "variable", "number"];
function unquote(text3) {
  const quote = text3.at(-1);
  return text3.slice(1, -1).replaceAll(quote + quote, quote);
}
function isWord2(token, ...words) {
  return token?.kind === "word" && words.includes(token.text.toUpperCase());
}
function isSymbol(token, text3) {
  return token?.kind === "symbol" && token.text === text3;
}
function isName2(token, name) {
  if (token?.kind !== "word" && token?.kind !== "quoted") return false;
  return name === void 0 || token.text.toLowerCase() === name.toLowerCase();
}

// src/sql/guard.ts
function judgeDefinition(tokens) {
  if (isTemplate2(tokens)) return { does: "unjudged" };
  if (isWord2(tokens[0], ...NEVER2)) return refuse(`${tokens[0].text.toUpperCase()} is no definition of a table`);
  if (!isWord2(tokens[0], "CREATE")) return { does: "nothing" };
  if (tokens.some((token) => isName2(token, "load_extension"))) return refuse("it loads an extension");
  const at2 = isWord2(tokens[1], "TEMP", "TEMPORARY", "UNIQUE", "VIRTUAL") ? 2 : 1;
  const kind = KINDS6.find((word) => isWord2(tokens[at2], word));
  if (!kind) return { does: "nothing" };
  const { name, next } = nameAt(tokens, at2 + 1);
  if (isWord2(tokens[1], "VIRTUAL")) return judgeModule(tokens, next);
  if (!name) return { does: "nothing" };
  if (kind === "TABLE" && isWord2(tokens[next], "AS")) return { does: "unjudged" };
  return { does: "create", creation: { kind: kind.toLowerCase(), name } };
}
function judgeQuery(tokens) {
  return isTemplate2(tokens) || isWord2(tokens[0], ...NEVER2) ? { does: "unjudged" } : { does: "nothing" };
}
function changesSchema(tokens) {
  return tokens.some((token, index) => isWord2(token, ...DDL) && (index === 0 || isSymbol(tokens[index - 1], ";")));
}
var KINDS6 = ["TABLE", "INDEX", "VIEW", "TRIGGER"];
var NEVER2 = ["ATTACH", "DETACH", "PRAGMA", "VACUUM"];
var DDL = ["CREATE", "ALTER", "DROP", "ATTACH"];
var KNOWN_MODULES = ["FTS3", "FTS4", "FTS5", "RTREE", "GEOPOLY", "VEC0"];
var refuse = (why) => ({ does: "refused", why });
function judgeModule(tokens, at2) {
  if (isWord2(tokens[at2], "USING") && isWord2(tokens[at2 + 1], ...KNOWN_MODULES)) return { does: "unjudged" };
  return refuse("a virtual table runs the code of its module, which may read files");
}
function nameAt(tokens, at2) {
  const start2 = isWord2(tokens[at2], "IF") && isWord2(tokens[at2 + 1], "NOT") && isWord2(tokens[at2 + 2], "EXISTS") ? at2 + 3 : at2;
  const index = isSymbol(tokens[start2 + 1], ".") ? start2 + 2 : start2;
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

// src/sql/other-builds.ts
var FUNCTION2 = /^no such function: (?:soundex|bm25|highlight|snippet|fts5\w*|rtree\w+|geopoly_\w+|vec_\w+|sqlite_offset|load_extension)$/i;
var TABLE = /^no such table: (?:main\.)?(?:dbstat|sqlite_stmt|sqlite_dbpage|bytecode|tables_used)$/i;
var isOfOtherBuild = (message) => FUNCTION2.test(message) || TABLE.test(message);

// src/sql/place.ts
function faultOf2(message, { sql: sql2, tokens, stop }) {
  const fault = { reason: "sqlite", message };
  const syntax = /^(?:near|unrecognized token:) "([^]*)"/.exec(message);
  if (syntax) return { ...fault, isSyntax: true, ...tokenAt(sql2, tokens, stop, syntax[1]) };
  if (message === "incomplete input") return { ...fault, isSyntax: true, ...span(tokens.at(-1)) };
  const named2 = NAMED.find(([pattern2]) => pattern2.test(message));
  if (!named2) return fault;
  const [pattern, what] = named2;
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
var span = (place3) => place3 ? { from: place3.from, to: place3.to } : {};
function tokenAt(sql2, tokens, stop, text3) {
  if (stop === void 0) return {};
  const from = stop - text3.length;
  return sql2.slice(from, stop) === text3 ? { from, to: stop } : span(tokens.find(({ to }) => to === stop));
}
function place(tokens, what, name) {
  const found = mentions(tokens, name).filter((each) => what === "second" || fits2(each, what));
  if (what === "second") return span(found[1]);
  const isNested = tokens.filter((token) => isWord2(token, "SELECT")).length > 1;
  return found.length === 1 || !isNested ? span(found[0]) : {};
}
function fits2({ before, after }, what) {
  if (isSymbol(before, ".")) return false;
  if (what === "function") return isSymbol(after, "(");
  if (what === "table") return isWord2(before, ...BEFORE_TABLES, "TABLE", "ON") || isSymbol(before, ",");
  return !isWord2(before, ...BEFORE_TABLES, "AS") && !isSymbol(after, ".");
}
var BEFORE_TABLES = ["FROM", "JOIN", "INTO", "UPDATE", "REPLACE"];
function mentions(tokens, name) {
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

// src/sql/check.ts
var LONGEST13 = 5e4;
var MOST4 = 5e5;
var MOST_STATEMENTS = 500;
var MOST_STUCK = 2;
function checkSql2(sqlite, definitions2, queries) {
  const some = within(definitions2, MOST4);
  const others = within(queries, MOST4 - some.reduce((sum, { length }) => sum + length, 0));
  const statements2 = [...some.map((sql2) => statement(sql2, true)), ...others.map((sql2) => statement(sql2, false))];
  const { results, tables } = ask2(sqlite, statements2);
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
  const sql2 = source.toWellFormed();
  if (sql2.length > LONGEST13) {
    const fault2 = { reason: "refused", message: `it is longer than ${LONGEST13} characters` };
    return { isDefinition: isDefinition3, sql: sql2, tokens: [], verdict: { does: "unjudged" }, fault: fault2 };
  }
  const tokens = tokensOf(sql2);
  const verdict = isDefinition3 ? judgeDefinition(tokens) : judgeQuery(tokens);
  const fault = verdict.does === "refused" ? { reason: "refused", message: verdict.why } : void 0;
  return { isDefinition: isDefinition3, sql: sql2, tokens, verdict, fault };
}
function ask2(sqlite, statements2) {
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
  return [...statements2].sort((a, b2) => rank(a) - rank(b2));
}
function rank({ isDefinition: isDefinition3, verdict }) {
  if (!isDefinition3) return 2;
  return verdict.does === "create" && verdict.creation.kind === "table" ? 0 : 1;
}
function step({ sql: sql2, tokens, verdict }) {
  return { sql: sql2, run: verdict.does === "create", ends: tokens.map(({ to }) => to) };
}
function outcome(statement2, result) {
  const { verdict } = statement2;
  const fault = statement2.fault ?? faultIn(statement2, result);
  if (verdict.does !== "create") return { fault };
  const { kind, name } = verdict.creation;
  const { from, to } = name;
  const text3 = name.kind === "string" ? name.text.slice(1, -1) : name.text;
  return {
    fault: fault?.message.endsWith(" already exists") ? { ...fault, from, to } : fault,
    creates: { kind, name: text3, from, to }
  };
}
function faultIn({ isDefinition: isDefinition3, sql: sql2, tokens, verdict }, result) {
  if (result === void 0) return void 0;
  if (result === "stuck") return { reason: "slow", message: "SQLite came to no end with it" };
  if (result.error !== void 0) {
    if (isOfOtherBuild(result.error)) return void 0;
    const start2 = result.start ?? 0;
    const here = tokens.filter(({ from }) => from >= start2);
    const fault = faultOf2(result.error, { sql: sql2, tokens: here, stop: result.stop });
    const isChanged = changesSchema(tokens.filter(({ to }) => to <= start2));
    return isChanged && !fault.isSyntax ? void 0 : fault;
  }
  if (!isDefinition3) return void 0;
  if (verdict.does === "nothing") {
    const first2 = tokens[0];
    const message = first2 ? `${first2.text.toUpperCase()} defines no table` : "it holds no statement";
    return { reason: "refused", message, ...first2 && { from: first2.from, to: first2.to } };
  }
  const next = tokens.find(({ from, text: text3 }) => from >= (result.end ?? sql2.length) && text3 !== ";");
  return next && { reason: "several", message: "a second statement", from: next.from, to: next.to };
}

// src/sql/thread.ts
const { createRequire } = require("node:module");

// src/sql/own-file.ts
const { existsSync } = require("node:fs");
const { fileURLToPath } = require("node:url");
function ownFile(name) {
  const places = [`./${name}`, `../${name}`].map((path2) => fileURLToPath(new URL(path2, require('node:url').pathToFileURL(__filename).href)));
  return places.find((path2) => existsSync(path2));
}

// src/sql/thread.ts
var threads = () => loaded ??= createRequire(require('node:url').pathToFileURL(__filename).href)("node:worker_threads");
var loaded;
var DEFAULTS = { job: 3e3, start: 3e4 };
var TOGETHER = 10;
var [ANSWERS, PROGRESS] = [0, 1];
var SqlThread = class {
  #limits;
  #running;
  /** What was begun and not answered yet, in order. */
  #open = [];
  /** What cannot start is not started for the next manifest either. */
  #failure;
  constructor(limits) {
    this.#limits = { ...DEFAULTS, ...limits };
  }
  /** To wake the thread takes longer than most jobs: who has several begins them all before the first is finished. */
  begin(job) {
    if (this.#failure) throw this.#failure;
    this.#running ??= startThread();
    const begun = { job };
    this.#open.push(begun);
    if (this.#open.length - this.#running.sent >= TOGETHER) this.#send(this.#running);
    return begun;
  }
  /** Waits. Jobs that were begun earlier are finished on the way. */
  finish(begun) {
    while (begun.outcome === void 0) {
      if (this.#failure) throw this.#failure;
      const running = this.#running ??= startThread();
      this.#send(running);
      if (running.received === 0) this.#awaitStart(running);
      const answer = receive(running, this.#limits.job);
      const first2 = this.#open.shift();
      running.sent--;
      if (answer?.result) first2.outcome = { result: answer.result };
      else {
        this.#stop();
        first2.outcome = { stuck: Atomics.load(running.signal, PROGRESS) };
      }
    }
    return begun.outcome;
  }
  end() {
    this.#stop();
    this.#open = [];
    this.#failure = void 0;
  }
  #stop() {
    void this.#running?.worker.terminate();
    this.#running = void 0;
  }
  #send(running) {
    const jobs = this.#open.slice(running.sent).map(({ job }) => job);
    if (jobs.length > 0) running.port.postMessage(jobs);
    running.sent = this.#open.length;
  }
  #awaitStart(running) {
    const answer = receive(running, this.#limits.start);
    if (answer && answer.failure === void 0) return;
    this.#stop();
    this.#failure = new Error(`The SQL checker could not start: ${answer?.failure ?? "its thread did not answer"}`);
    throw this.#failure;
  }
};
function startThread() {
  const { MessageChannel, Worker } = threads();
  const { port1: port, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(workerFile(), {
    workerData: { port: port2, signal },
    transferList: [port2],
    execArgv: [],
    // Whatever it prints is not part of our output.
    stdout: true,
    stderr: true
  });
  worker.unref();
  worker.on("error", () => {
  });
  return { worker, port, signal, sent: 0, received: 0 };
}
function receive(running, milliseconds) {
  Atomics.wait(running.signal, ANSWERS, running.received, milliseconds);
  const received = threads().receiveMessageOnPort(running.port);
  if (received) running.received++;
  return received?.message;
}
function workerFile() {
  const file = ownFile("sql-worker.cjs");
  if (!file) throw new Error("The SQL checker is not there: sql-worker.cjs is missing. Install toolint again.");
  return file;
}

// src/sql/service.ts
function createSqlService(limits = {}, here) {
  const thread = new SqlThread(limits);
  const begun = /* @__PURE__ */ new Map();
  const finish2 = (job) => {
    const done = here?.run(job);
    if (done) return done;
    const key = keyOf4(job);
    const known = begun.get(key);
    begun.delete(key);
    return thread.finish(known ?? thread.begin(job));
  };
  const begin = (job) => {
    const done = here?.run(job);
    if (done) return done;
    const soon = here?.begin(job);
    if (soon) throw new NotYet(soon);
    const key = keyOf4(job);
    if (!begun.has(key)) begun.set(key, thread.begin(job));
    throw new NotYet();
  };
  return {
    check: (definitions2, queries) => checkSql2(finish2, definitions2, queries),
    begin: { check: (definitions2, queries) => checkSql2(begin, definitions2, queries) },
    dispose: () => {
      thread.end();
      begun.clear();
    }
  };
}
var keyOf4 = ({ steps }) => JSON.stringify(steps.map(({ sql: sql2 }) => sql2));

// src/eslint/file.ts
function languageOf(ast) {
  if (ast.type === "Program") return firstIn(ast)?.type === "Document" ? void 0 : "js";
  return ast.type === "Document" && "body" in ast ? "json" : void 0;
}
function firstIn(program) {
  return Array.isArray(program.body) ? program.body[0] : void 0;
}
function pathOf3({ filename, cwd }) {
  const inside = filename.startsWith(cwd) ? filename.slice(cwd.length) : filename;
  return inside.replaceAll("\\", "/").replace(/^\//, "");
}

// src/parse/estree/children.ts
function one(child, into) {
  if (child) into.push(child);
}
function many(children, into) {
  if (children) {
    for (const each of children) if (each) into.push(each);
  }
}
var none2 = () => void 0;
var CHILDREN = /* @__PURE__ */ new Map();
var put = (types, take) => types.split(" ").forEach((type) => CHILDREN.set(type, take));
put("Program", (node, into) => {
  many(node["body"], into);
});
put("BlockStatement", (node, into) => {
  many(node["body"], into);
});
put("ExpressionStatement", (node, into) => {
  one(node["expression"], into);
});
put("VariableDeclaration", (node, into) => {
  many(node["declarations"], into);
});
put("VariableDeclarator", (node, into) => {
  one(node["id"], into);
  one(node["init"], into);
});
put("FunctionDeclaration", (node, into) => {
  many(node["params"], into);
  one(node["body"], into);
});
put("FunctionExpression", (node, into) => {
  many(node["params"], into);
  one(node["body"], into);
});
put("ArrowFunctionExpression", (node, into) => {
  many(node["params"], into);
  one(node["body"], into);
});
put("ReturnStatement", (node, into) => {
  one(node["argument"], into);
});
put("ThrowStatement", (node, into) => {
  one(node["argument"], into);
});
put("AwaitExpression", (node, into) => {
  one(node["argument"], into);
});
put("YieldExpression", (node, into) => {
  one(node["argument"], into);
});
put("UnaryExpression", (node, into) => {
  one(node["argument"], into);
});
put("UpdateExpression", (node, into) => {
  one(node["argument"], into);
});
put("SpreadElement", (node, into) => {
  one(node["argument"], into);
});
put("RestElement", (node, into) => {
  one(node["argument"], into);
});
put("IfStatement", (node, into) => {
  one(node["test"], into);
  one(node["consequent"], into);
  one(node["alternate"], into);
});
put("ConditionalExpression", (node, into) => {
  one(node["test"], into);
  one(node["consequent"], into);
  one(node["alternate"], into);
});
put("LogicalExpression", (node, into) => {
  one(node["left"], into);
  one(node["right"], into);
});
put("BinaryExpression", (node, into) => {
  one(node["left"], into);
  one(node["right"], into);
});
put("AssignmentExpression", (node, into) => {
  one(node["left"], into);
  one(node["right"], into);
});
put("AssignmentPattern", (node, into) => {
  one(node["left"], into);
  one(node["right"], into);
});
put("MemberExpression", (node, into) => {
  one(node["object"], into);
  if (node["computed"]) one(node["property"], into);
});
put("CallExpression", (node, into) => {
  one(node["callee"], into);
  many(node["arguments"], into);
});
put("NewExpression", (node, into) => {
  one(node["callee"], into);
  many(node["arguments"], into);
});
put("ObjectExpression", (node, into) => {
  many(node["properties"], into);
});
put("ObjectPattern", (node, into) => {
  many(node["properties"], into);
});
put("Property", (node, into) => {
  if (node["computed"]) one(node["key"], into);
  one(node["value"], into);
});
put("ArrayExpression", (node, into) => {
  many(node["elements"], into);
});
put("ArrayPattern", (node, into) => {
  many(node["elements"], into);
});
put("TemplateLiteral", (node, into) => {
  many(node["expressions"], into);
});
put("TaggedTemplateExpression", (node, into) => {
  one(node["tag"], into);
  one(node["quasi"], into);
});
put("ChainExpression", (node, into) => {
  one(node["expression"], into);
});
put("ParenthesizedExpression", (node, into) => {
  one(node["expression"], into);
});
put("TSAsExpression", (node, into) => {
  one(node["expression"], into);
});
put("TSSatisfiesExpression", (node, into) => {
  one(node["expression"], into);
});
put("TSNonNullExpression", (node, into) => {
  one(node["expression"], into);
});
put("TSTypeAssertion", (node, into) => {
  one(node["expression"], into);
});
put("TSInstantiationExpression", (node, into) => {
  one(node["expression"], into);
});
put("SequenceExpression", (node, into) => {
  many(node["expressions"], into);
});
put("ImportDeclaration", (node, into) => {
  many(node["specifiers"], into);
});
put("ExportNamedDeclaration", (node, into) => {
  one(node["declaration"], into);
  many(node["specifiers"], into);
});
put("ExportSpecifier", (node, into) => {
  one(node["local"], into);
});
put("ExportDefaultDeclaration", (node, into) => {
  one(node["declaration"], into);
});
put("ClassDeclaration", (node, into) => {
  one(node["superClass"], into);
  one(node["body"], into);
  many(node["decorators"], into);
});
put("ClassExpression", (node, into) => {
  one(node["superClass"], into);
  one(node["body"], into);
  many(node["decorators"], into);
});
put("ClassBody", (node, into) => {
  many(node["body"], into);
});
put("PropertyDefinition", (node, into) => {
  if (node["computed"]) one(node["key"], into);
  one(node["value"], into);
  many(node["decorators"], into);
});
put("MethodDefinition", (node, into) => {
  if (node["computed"]) one(node["key"], into);
  one(node["value"], into);
  many(node["decorators"], into);
});
put("ForStatement", (node, into) => {
  one(node["init"], into);
  one(node["test"], into);
  one(node["update"], into);
  one(node["body"], into);
});
put("ForInStatement", (node, into) => {
  one(node["left"], into);
  one(node["right"], into);
  one(node["body"], into);
});
put("ForOfStatement", (node, into) => {
  one(node["left"], into);
  one(node["right"], into);
  one(node["body"], into);
});
put("WhileStatement", (node, into) => {
  one(node["test"], into);
  one(node["body"], into);
});
put("DoWhileStatement", (node, into) => {
  one(node["test"], into);
  one(node["body"], into);
});
put("LabeledStatement", (node, into) => {
  one(node["body"], into);
});
put("TryStatement", (node, into) => {
  one(node["block"], into);
  one(node["handler"], into);
  one(node["finalizer"], into);
});
put("CatchClause", (node, into) => {
  one(node["param"], into);
  one(node["body"], into);
});
put("SwitchStatement", (node, into) => {
  one(node["discriminant"], into);
  many(node["cases"], into);
});
put("SwitchCase", (node, into) => {
  one(node["test"], into);
  many(node["consequent"], into);
});
put("JSXElement", (node, into) => {
  one(node["openingElement"], into);
  many(node["children"], into);
});
put("JSXFragment", (node, into) => {
  many(node["children"], into);
});
put("JSXOpeningElement", (node, into) => {
  one(node["name"], into);
  many(node["attributes"], into);
});
put("JSXAttribute", (node, into) => {
  one(node["value"], into);
});
put("JSXExpressionContainer", (node, into) => {
  one(node["expression"], into);
});
put("JSXSpreadAttribute", (node, into) => {
  one(node["argument"], into);
});
put("JSXMemberExpression", (node, into) => {
  one(node["object"], into);
});
put("TSEnumDeclaration", (node, into) => {
  many(node["members"], into);
  one(node["body"], into);
});
put("TSEnumBody", (node, into) => {
  many(node["members"], into);
});
put("TSEnumMember", (node, into) => {
  one(node["initializer"], into);
});
put(
  "Identifier Literal ThisExpression Super Import MetaProperty TemplateElement ImportSpecifier ImportDefaultSpecifier ImportNamespaceSpecifier PrivateIdentifier JSXText JSXIdentifier EmptyStatement BreakStatement ContinueStatement TSInterfaceDeclaration TSTypeAliasDeclaration TSTypeAnnotation TSDeclareFunction TSTypeReference",
  none2
);
function childrenInto(node, into) {
  (CHILDREN.get(node.type) ?? everyChild)(node, into);
}
var SKIPPED = /* @__PURE__ */ new Set([
  "parent",
  "loc",
  "range",
  "tokens",
  "comments",
  "extra",
  "errors",
  "typeAnnotation",
  "returnType"
]);
function everyChild(node, into) {
  for (const key in node) {
    const child = node[key];
    if (typeof child !== "object" || child === null || SKIPPED.has(key)) continue;
    if (!Array.isArray(child)) {
      if (isAst(child)) into.push(child);
    } else for (const each of child) if (isAst(each)) into.push(each);
  }
}
var isAst = (value) => typeof value === "object" && value !== null && typeof value.type === "string";

// src/parse/estree/ast.ts
var startOf = (node) => node.range?.[0] ?? node.start;
var endOf = (node) => node.range?.[1] ?? node.end;
function walkAst(node, enter, normalise) {
  const todo = [node];
  if (normalise) normalise(node);
  for (let next = todo.pop(); next; next = todo.pop()) {
    const from = todo.length;
    if (next.type !== "Identifier" && next.type !== "Literal") childrenInto(next, todo);
    for (let index = from; index < todo.length; index++) {
      const child = todo[index];
      child.parent ??= next;
      if (normalise) normalise(child);
    }
    enter(next);
    for (let low = from, high = todo.length - 1; low < high; low++, high--) {
      const swapped = todo[low];
      todo[low] = todo[high];
      todo[high] = swapped;
    }
  }
}
function childrenOf(node) {
  const children = [];
  childrenInto(node, children);
  return children;
}
function bare(node) {
  let at2 = node;
  while (WRAPPERS.has(at2.type)) at2 = at2["expression"];
  return at2;
}
function ownerOf(node) {
  let at2 = bare(node);
  while (at2.type === "MemberExpression") at2 = bare(at2["object"]);
  return at2;
}
var WRAPPERS = /* @__PURE__ */ new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSTypeAssertion",
  "TSInstantiationExpression",
  "ParenthesizedExpression",
  "ChainExpression"
]);
function staticName(key, isComputed) {
  if (!isComputed && (key.type === "Identifier" || key.type === "PrivateIdentifier")) return key["name"];
  if (isLiteral(key) && (typeof key["value"] === "string" || typeof key["value"] === "number"))
    return String(key["value"]);
  if (key.type === "TemplateLiteral" && key["quasis"].length === 1) return key["quasis"][0].value.cooked;
  return void 0;
}
var isLiteral = ({ type }) => type === "Literal" || type === "StringLiteral" || type === "NumericLiteral";
var isFunction2 = (node) => node.type === "FunctionDeclaration" || node.type === "FunctionExpression" || node.type === "ArrowFunctionExpression";
function calledOn(call, methods) {
  const callee = call.type === "CallExpression" ? bare(call["callee"]) : void 0;
  if (callee?.type !== "MemberExpression") return void 0;
  return methods.test(staticName(callee["property"], callee["computed"]) ?? "") ? bare(callee["object"]) : void 0;
}
var MAPS = /^map$/;
function path(node) {
  const names2 = [];
  for (let at2 = bare(node); ; at2 = bare(at2)) {
    if (at2.type === "MemberExpression") {
      names2.push(staticName(at2["property"], at2["computed"]) ?? "?");
      at2 = at2["object"];
    } else if (at2.type === "AwaitExpression") {
      at2 = at2["argument"];
    } else {
      names2.push(at2.type === "Identifier" ? at2["name"] : at2.type === "ThisExpression" ? "this" : "");
      return names2.reverse();
    }
  }
}
function importedModule(declaration) {
  const source = String(declaration["source"].value);
  const [, name, path2 = ""] = FROM_REGISTRY.exec(source) ?? [];
  return name === void 0 ? source : name + path2;
}
var FROM_REGISTRY = /^(?:(?:npm|jsr):\/?|https:\/\/(?:esm\.sh|unpkg\.com|cdn\.jsdelivr\.net\/npm)\/)((?:@[^/@]+\/)?[^/@]+)(?:@[^/]*)?(\/.*)?$/;
function requiredModule(node) {
  const call = bare(node);
  if (call.type !== "CallExpression" || call["callee"].type !== "Identifier" || call["callee"].name !== "require")
    return void 0;
  const [source] = call["arguments"];
  return source?.type === "Literal" && typeof source["value"] === "string" ? source["value"] : void 0;
}

// src/parse/estree/values.ts
function place2(node) {
  return { start: startOf(node), end: endOf(node) };
}
function unknown2(node) {
  return { kind: "unknown", start: startOf(node), end: endOf(node) };
}
function unknownAt({ start: start2, end }) {
  return { kind: "unknown", start: start2, end };
}
function nothing(node) {
  return { kind: "undefined", ...place2(node) };
}
function textOf(value) {
  return value?.kind === "string" ? value.value : void 0;
}
var MOST_BRANCHES = 8;
function union(node, branches) {
  const flat = branches.flatMap((branch) => branch.kind === "union" ? branch.branches : [branch]);
  return flat.length > MOST_BRANCHES || flat.some(({ kind }) => kind === "unknown") ? unknown2(node) : { kind: "union", ...place2(node), branches: flat };
}
function lasting(object) {
  return object.entries.filter((each) => entry(object, each.key) === each);
}
function follow2(value, path2, use) {
  let at2 = value;
  for (const key of path2) {
    if (at2.kind === "array") {
      const item = /^\d+$/.test(key) ? at2.items[Number(key)] : void 0;
      if (!item || at2.open) return unknown2(use);
      at2 = item;
    } else if (at2.kind === "object") {
      const child = entry(at2, key);
      if (!child) return at2.open ? unknown2(use) : nothing(use);
      at2 = child.value;
    } else {
      return unknown2(use);
    }
  }
  return at2;
}
function literal(node) {
  const value = node["value"];
  if (node["regex"] || node["bigint"]) return unknown2(node);
  const start2 = startOf(node);
  const end = endOf(node);
  if (typeof value === "string") return { kind: "string", start: start2, end, value };
  if (typeof value === "number") return { kind: "number", start: start2, end, value };
  if (typeof value === "boolean") return { kind: "boolean", start: start2, end, value };
  return value === null ? { kind: "null", ...place2(node) } : unknown2(node);
}
function truthOf(value) {
  switch (value.kind) {
    case "object":
    case "array":
      return true;
    case "null":
    case "undefined":
      return false;
    case "unknown":
    case "union":
      return void 0;
    default:
      return Boolean(value.value);
  }
}
function sizeOf(value, most) {
  let size = 1;
  const add = (child) => (size += sizeOf(child, most - size)) <= most;
  if (value.kind === "object") value.entries.every((each) => add(each.value));
  else if (value.kind === "array") value.items.every(add);
  else if (value.kind === "union") value.branches.every(add);
  return size;
}

// src/parse/estree/budget.ts
var MOST_STEPS = 2e5;
var MOST_NODES = 1e6;
var LONGEST_TEXT = 1e6;
var MOST_TEXT = 1e7;
var DEEPEST = 60;
var DEEPEST_LITERAL = 400;
var Budget = class {
  #mostSteps;
  #steps = 0;
  #depth = 0;
  #inlined = 0;
  #copied = 0;
  #written = 0;
  constructor(sizeOfFile) {
    this.#mostSteps = MOST_STEPS + 4 * sizeOfFile;
  }
  /** One step more, one level deeper; false where that is too much. */
  enter() {
    if (++this.#steps > this.#mostSteps || this.#depth > DEEPEST_LITERAL || this.#inlined > DEEPEST) return false;
    this.#depth++;
    return true;
  }
  leave() {
    this.#depth--;
  }
  enterFunction() {
    this.#inlined++;
  }
  leaveFunction() {
    this.#inlined--;
  }
  /** Whether a value may stand in the tree once more. */
  allows(value) {
    if (value.kind === "string") return this.allowsText(value.value.length);
    if (value.kind !== "object" && value.kind !== "array" && value.kind !== "union") return true;
    const left = MOST_NODES - this.#copied;
    const size = sizeOf(value, left);
    if (size > left) return false;
    this.#copied += size;
    return true;
  }
  /** Whether there may be so much text more, which does not stand in the file as it is. */
  allowsText(length) {
    this.#written += length;
    return length <= LONGEST_TEXT && this.#written <= MOST_TEXT;
  }
};

// src/parse/estree/zod/mark.ts
var ZOD = /* @__PURE__ */ Symbol("zod");
var markOf = (value) => value[ZOD];
var isMadeFromZod = (value) => markOf(value) !== void 0;
var isFromZod = (value) => isMadeFromZod(value) && markOf(value) !== "shape";
function withoutMark(value) {
  if (!isMadeFromZod(value)) return value;
  const copy = { ...value };
  delete copy[ZOD];
  return copy;
}
var mayBeFromZod = (value) => value.kind === "union" ? value.branches.some(mayBeFromZod) : isFromZod(value);
function isRawShape(value) {
  return value.kind === "object" && !isFromZod(value) && value.entries.some((each) => mayBeFromZod(each.value));
}
function mayBeRawShape(value) {
  if (value.kind !== "object" || isFromZod(value)) return false;
  const isSchema4 = textOf(value.entries.find(({ key }) => key === "type")?.value) !== void 0;
  return !isSchema4 && (isRawShape(value) || value.entries.every((each) => each.value.kind === "unknown"));
}

// src/parse/estree/bindings.ts
var MUTATORS = /* @__PURE__ */ new Set([
  "push",
  "unshift",
  "splice",
  "pop",
  "shift",
  "sort",
  "reverse",
  "fill",
  "copyWithin",
  "set",
  "delete",
  "clear",
  "add"
]);
var FEW4 = 8;
var Scopes = class {
  #tables = /* @__PURE__ */ new Map();
  /** The scopes that declare a name. */
  #scopes = /* @__PURE__ */ new Map();
  /** Identifiers that are assigned, or whose members are. */
  #writes = /* @__PURE__ */ new Map();
  /** Identifiers that are assigned themselves. */
  #assigned = /* @__PURE__ */ new Map();
  /** Identifiers whose members are assigned. */
  #filled = /* @__PURE__ */ new Map();
  /** What the names stand for where they are written, looked up once for each name: only valid when the walk is over. */
  #answers = /* @__PURE__ */ new Map();
  declare(pattern, kind, node, at2, index) {
    this.#declare(pattern, kind, node, at2, index, []);
  }
  #declare(pattern, kind, node, at2, index, path2, rest) {
    switch (pattern.type) {
      case "Identifier": {
        const scope = kind === "import" ? programOf(at2) : at2;
        let table = this.#tables.get(scope);
        if (!table) this.#tables.set(scope, table = /* @__PURE__ */ new Map());
        const name = pattern["name"];
        const binding = { kind, node, path: path2, rest, index };
        if (!table.has(name)) addTo(this.#scopes, name, scope);
        addTo(table, name, binding);
        break;
      }
      case "AssignmentPattern":
        this.#declare(pattern["left"], kind, node, at2, index, void 0);
        break;
      case "ObjectPattern":
        for (const property of pattern["properties"]) {
          if (property.type === "RestElement") {
            const without3 = namesBeside(pattern);
            const left = path2 && without3 && { path: path2, without: without3 };
            this.#declare(property["argument"], kind, node, at2, index, void 0, left);
          } else {
            const name = staticName(property["key"], property["computed"]);
            this.#declare(
              property["value"],
              kind,
              node,
              at2,
              index,
              path2 && name !== void 0 ? [...path2, name] : void 0
            );
          }
        }
        break;
      case "ArrayPattern":
        pattern["elements"].forEach((element, position) => {
          if (!element) return;
          const isRest = element.type === "RestElement";
          this.#declare(
            isRest ? element["argument"] : element,
            kind,
            node,
            at2,
            index,
            path2 && !isRest ? [...path2, String(position)] : void 0
          );
        });
        break;
      case "RestElement":
        this.#declare(pattern["argument"], kind, node, at2, index, void 0);
        break;
      case "TSParameterProperty":
        this.#declare(pattern["parameter"], kind, node, at2, index, path2);
        break;
    }
  }
  noteWrite(target) {
    const at2 = ownerOf(target);
    if (at2.type !== "Identifier") return;
    note(at2 === bare(target) ? this.#assigned : this.#filled, at2);
    note(this.#writes, at2);
  }
  /** The name stays, what it stands for changes. */
  noteMutation(target) {
    const at2 = ownerOf(target);
    if (at2.type === "Identifier") note(this.#writes, at2);
  }
  noteCall(call) {
    const callee = bare(call["callee"]);
    if (callee.type !== "MemberExpression" || callee["computed"]) return;
    const method = callee["property"]["name"];
    const assigned = method === "assign" ? call["arguments"][0] : void 0;
    const changed = MUTATORS.has(method) ? callee["object"] : assigned;
    if (changed) this.noteMutation(changed);
    if (assigned?.type === "Identifier") note(this.#filled, assigned);
  }
  /** What a name stands for where it is used; undefined for globals and for names declared twice. */
  resolve(identifier) {
    const bindings = this.#bindings(identifier);
    return bindings?.length === 1 ? bindings[0] : void 0;
  }
  isDeclared(identifier) {
    return this.#bindings(identifier) !== void 0;
  }
  /** Most names are declared once, at the top of the file or nowhere: those need no look at the scopes around. */
  #bindings(identifier) {
    const name = identifier["name"];
    const scopes = this.#scopes.get(name);
    if (!scopes) return void 0;
    if (scopes.length === 1 && scopes[0].type === "Program") return this.#tables.get(scopes[0]).get(name);
    const isFew = scopes.length <= FEW4;
    for (let at2 = identifier; at2; at2 = at2.parent) {
      if (isFew ? scopes.includes(at2) : this.#tables.get(at2)?.has(name)) return this.#tables.get(at2).get(name);
    }
    return void 0;
  }
  /** What a name stands for that a function declares as a parameter. */
  paramOf(callable, name) {
    const bindings = this.#tables.get(callable)?.get(name);
    return bindings?.length === 1 && bindings[0].kind === "param" ? bindings[0] : void 0;
  }
  /** What a name stands for at the top of the file. */
  topLevel(name, program) {
    const bindings = this.#tables.get(program)?.get(name);
    return bindings?.length === 1 ? bindings[0] : void 0;
  }
  /** Whether the name itself is given another value. */
  isReassigned(name, binding) {
    return this.#among(this.#assigned, name, binding);
  }
  /** Whether what a name stands for may change after its declaration. */
  isWritten(name, binding) {
    return this.#among(this.#writes, name, binding);
  }
  /** Whether something is added to what a name stands for, or changed in it. */
  isFilledIn(name, binding) {
    return this.#among(this.#filled, name, binding);
  }
  #among(writes, name, binding) {
    const all2 = writes.get(name);
    if (!all2) return false;
    let known = this.#answers.get(writes);
    if (!known) this.#answers.set(writes, known = /* @__PURE__ */ new Map());
    let bindings = known.get(name);
    if (!bindings) known.set(name, bindings = new Set(all2.flatMap((write) => this.#bindings(write) ?? [])));
    return bindings.has(binding);
  }
};
function givenFor({ node, index, path: path2 }, callable, call) {
  const isWhole3 = path2?.length === 0 && callable["params"][index] === node;
  return isWhole3 ? call["arguments"][index] : void 0;
}
function namesBeside({ properties }) {
  const names2 = properties.filter(({ type }) => type !== "RestElement").map(({ key, computed }) => staticName(key, computed));
  return names2.includes(void 0) ? void 0 : names2;
}
function note(all2, identifier) {
  addTo(all2, identifier["name"], identifier);
}
function programOf(node) {
  let at2 = node;
  while (at2.parent && at2.type !== "Program") at2 = at2.parent;
  return at2;
}

// src/parse/estree/bind.ts
var NO_ENV = { values: /* @__PURE__ */ new Map(), inside: [] };
function bindParams(callable, args, outer, call, scopes, evaluate) {
  const values = new Map(outer.values);
  const env = { values, inside: [...outer.inside, callable] };
  const bind = (pattern, value) => {
    switch (pattern.type) {
      case "Identifier": {
        const binding = scopes.paramOf(callable, pattern["name"]);
        if (binding) values.set(binding, scopes.isWritten(pattern["name"], binding) ? unknown2(call) : value);
        break;
      }
      case "AssignmentPattern":
        bind(pattern["left"], value.kind === "undefined" ? evaluate(pattern["right"], env) : value);
        break;
      case "ObjectPattern":
        for (const property of pattern["properties"]) {
          if (property.type === "RestElement") bind(property["argument"], omit(value, namesBeside(pattern), call));
          else {
            const name = staticName(property["key"], property["computed"]);
            bind(property["value"], name === void 0 ? unknown2(call) : follow2(value, [name], call));
          }
        }
        break;
      case "ArrayPattern":
        pattern["elements"].forEach((element, index) => {
          if (element?.type === "RestElement") bind(element["argument"], unknown2(call));
          else if (element) bind(element, follow2(value, [String(index)], call));
        });
        break;
      case "RestElement":
        bind(pattern["argument"], unknown2(call));
        break;
      case "TSParameterProperty":
        bind(pattern["parameter"], value);
    }
  };
  callable["params"].forEach((param, index) => bind(param, args[index] ?? nothing(call)));
  return env;
}
function omit(value, without3, use) {
  if (value.kind !== "object" || isFromZod(value) || !without3) return unknown2(use);
  return { ...value, entries: value.entries.filter(({ key }) => !without3.includes(key)) };
}
function taken({ path: path2, rest }, value, use) {
  if (path2) return follow2(value, path2, use);
  return rest ? omit(follow2(value, rest.path, use), rest.without, use) : unknown2(use);
}
function isLocal({ node }, { inside }) {
  if (inside.length === 0) return false;
  for (let at2 = node; at2; at2 = at2.parent) if (inside.includes(at2)) return true;
  return false;
}

// src/parse/estree/common-js.ts
function commonJsOf(program, scopes) {
  const wholes = [];
  const parts = /* @__PURE__ */ new Map();
  const used2 = /* @__PURE__ */ new Set();
  walkAst(program, (node) => {
    if (node.type !== "MemberExpression") return;
    if (isExports(node, scopes)) wholes.push(assignedTo(node));
    const name = isExports(bare(node["object"]), scopes) && staticName(node["property"], node["computed"]);
    if (typeof name !== "string") return;
    if (node.parent?.type === "MemberExpression" && node.parent["object"] === node) used2.add(name);
    else addTo(parts, name, assignedTo(node));
  });
  const given2 = wholes.filter((each) => each !== void 0);
  const names2 = /* @__PURE__ */ new Map();
  for (const [name, all2] of parts) {
    const values = all2.filter((each) => each !== void 0);
    const [value] = values;
    if (values.length === 1 && value !== "perhaps" && !used2.has(name) && given2.length === 0) names2.set(name, value);
  }
  const [whole] = given2;
  const isSure = given2.length === 1 && parts.size === 0 && used2.size === 0 && whole !== "perhaps";
  return isSure ? { whole, names: names2 } : { names: names2 };
}
function assignedTo(member) {
  let at2 = member.parent;
  if (at2?.type !== "AssignmentExpression" || at2["left"] !== member) return void 0;
  const value = valueOf(at2);
  if (value.type === "UnaryExpression" && value["operator"] === "void") return void 0;
  if (at2["operator"] !== "=") return "perhaps";
  while (at2.parent?.type === "AssignmentExpression") at2 = at2.parent;
  return at2.parent?.type === "ExpressionStatement" && at2.parent.parent?.type === "Program" ? value : "perhaps";
}
function valueOf(assignment) {
  let at2 = assignment;
  while (at2.type === "AssignmentExpression") at2 = bare(at2["right"]);
  return at2;
}
function isExports(node, scopes) {
  if (node.type === "Identifier") return node["name"] === "exports" && !scopes.isDeclared(node);
  if (node.type !== "MemberExpression" || staticName(node["property"], node["computed"]) !== "exports") return false;
  const owner = bare(node["object"]);
  return owner.type === "Identifier" && owner["name"] === "module" && !scopes.isDeclared(owner);
}

// src/parse/estree/declared.ts
function enumNode(node) {
  const entries2 = [];
  let next = 0;
  for (const member of node["members"] ?? node["body"]?.members ?? []) {
    const key = staticName(member["id"], false);
    const initializer = member["initializer"];
    let value;
    if (initializer) value = constantOf(initializer);
    else value = next === void 0 ? unknown2(member) : { kind: "number", ...place2(member), value: next };
    next = value.kind === "number" ? value.value + 1 : void 0;
    if (key !== void 0) entries2.push({ key, ...place2(member["id"]), value });
  }
  return { kind: "object", ...place2(node), entries: entries2, open: false };
}
function constantOf(initializer) {
  const node = bare(initializer);
  if (node.type === "Literal") return literal(node);
  const name = node.type === "TemplateLiteral" ? staticName(node, true) : void 0;
  return name === void 0 ? unknown2(node) : { kind: "string", ...place2(node), value: name };
}
function classNode(node, evaluate) {
  const entries2 = [];
  for (const member of node["body"].body) {
    if (!/^(PropertyDefinition|ClassProperty)$/.test(member.type) || !member["static"] || !member["value"]) continue;
    const key = staticName(member["key"], member["computed"]);
    if (key !== void 0) entries2.push({ key, ...place2(member["key"]), value: evaluate(member["value"]) });
  }
  return { kind: "object", ...place2(node), entries: entries2, open: true };
}

// src/parse/estree/functions.ts
function functionOf({ file }, node) {
  const at2 = bare(node);
  if (isFunction2(at2)) return at2;
  const binding = at2.type === "Identifier" ? file.scopes.resolve(at2) : void 0;
  if (!binding || binding.path?.length !== 0 || file.scopes.isReassigned(at2["name"], binding)) return void 0;
  if (binding.kind === "function") return binding.node;
  const init = binding.kind === "variable" ? binding.node["init"] : void 0;
  return init && isFunction2(bare(init)) ? bare(init) : void 0;
}

// src/parse/estree/modules.ts
var SDK_V1 = /^@modelcontextprotocol\/sdk(\/|$)/;
var SDK_V2 = /^@modelcontextprotocol\/(server|core|client|node|express|hono)(\/|$)/;
function versionOf(module) {
  return SDK_V1.test(module) ? "v1" : SDK_V2.test(module) ? "v2" : void 0;
}
function modulesOf({ modules: names2, scopes }) {
  const answers = /* @__PURE__ */ new Map();
  const has2 = (pattern) => {
    const known = answers.get(pattern.source);
    if (known !== void 0) return known;
    const answer = names2.some((name) => pattern.test(name));
    answers.set(pattern.source, answer);
    return answer;
  };
  const isV1 = has2(SDK_V1);
  const isV2 = has2(SDK_V2);
  const sourceOf = (identifier) => importOf(identifier, scopes)?.source;
  const sourceOfCallee = (call) => {
    const callee = bare(call["callee"]);
    if (callee.type !== "MemberExpression") return sourceOf(callee);
    const owner = importOf(bare(callee["object"]), scopes);
    return owner?.name === "*" ? owner.source : void 0;
  };
  return { names: names2, has: has2, sdk: isV1 === isV2 ? void 0 : isV1 ? "v1" : "v2", sourceOf, sourceOfCallee };
}
function importOf(identifier, scopes) {
  const binding = identifier.type === "Identifier" ? scopes.resolve(identifier) : void 0;
  if (binding?.kind === "import") {
    const { node } = binding;
    const imported = node.type === "ImportSpecifier" ? node["imported"].name ?? node["imported"].value : void 0;
    const name = imported ?? (node.type === "ImportDefaultSpecifier" ? "default" : "*");
    return { source: importedModule(node.parent), name };
  }
  const init = binding?.kind === "variable" ? binding.node["init"] : void 0;
  const source = init ? requiredModule(init) : void 0;
  return source === void 0 ? void 0 : { source, name: binding.path?.[0] ?? "*" };
}
function wellKnownImport(source, name) {
  return EXT_APPS.test(source) ? CONSTANTS.get(name) : void 0;
}
var EXT_APPS = /^@modelcontextprotocol\/ext-apps(\/|$)/;
var CONSTANTS = /* @__PURE__ */ new Map([
  ["RESOURCE_MIME_TYPE", "text/html;profile=mcp-app"],
  ["RESOURCE_URI_META_KEY", "ui/resourceUri"]
]);

// src/parse/estree/object-draft.ts
var ObjectDraft = class {
  #entries = /* @__PURE__ */ new Map();
  /** Written in the literal and lost, since the same key is written once more. */
  #lost;
  #open = false;
  /** A key and value that stand in the literal itself. */
  write(added, literal2) {
    const before = this.#entries.get(added.key);
    if (before && before.value.kind !== "unknown" && startOf(literal2) <= before.start && before.end <= endOf(literal2))
      addTo(this.#lost ??= /* @__PURE__ */ new Map(), added.key, before);
    this.put(added);
  }
  put(added) {
    if (added.value.kind === "undefined") this.#entries.delete(added.key);
    else this.#entries.set(added.key, added);
  }
  /** Something nobody knows: whatever stood before it may be overwritten. */
  hide(by) {
    for (const [key, each] of this.#entries) this.#entries.set(key, { ...each, value: unknown2(by) });
    this.#open = true;
  }
  spread(branches, by) {
    const objects3 = branches.filter((each) => each.kind === "object");
    const others = branches.filter(({ kind }) => kind !== "object" && kind !== "null" && kind !== "undefined");
    if (others.length > 0 || objects3.some(({ open }) => open)) this.hide(by);
    const [only] = objects3;
    if (branches.length === 1 && only) only.entries.forEach((each) => this.put(each));
    if (branches.length === 1) return;
    for (const each of objects3.flatMap(({ entries: entries2 }) => entries2)) {
      this.#open = true;
      const before = this.#entries.get(each.key);
      if (before) this.#entries.set(each.key, { ...before, value: unknown2(by) });
    }
  }
  finish(node) {
    const counting = [...this.#entries.values()];
    const lost = this.#lost;
    const entries2 = lost ? counting.flatMap((each) => [...lost.get(each.key) ?? [], each]) : counting;
    return { kind: "object", start: startOf(node), end: endOf(node), entries: entries2, open: this.#open };
  }
};

// src/parse/estree/projection.ts
function handedOn(item, made2) {
  if (made2.kind !== "object") return made2;
  if (item.kind === "object") return asSaidIn(item, made2);
  const parts = item.kind === "array" ? item.items.filter((each) => each.kind === "object") : [];
  return parts.reduce((whole, part2) => withKeysOf(part2, whole), made2);
}
function asSaidIn(item, made2) {
  const keyed = withKeysOf(item, made2);
  const isKept = ({ key, value }) => value.kind === "unknown" || (entry(keyed, key)?.value.kind ?? "unknown") !== "unknown";
  if (keyed.open || !lasting(item).every(isKept)) return keyed;
  const { start: start2, end, file, via } = item;
  return { ...keyed, start: start2, end, ...file && { file }, ...via && { via } };
}
function withKeysOf(item, made2) {
  const entries2 = made2.entries.map((each) => {
    const own2 = entry(item, each.key);
    if (!own2 || own2 === each || !isSame2(own2.value, each.value)) return each;
    return markOf(own2.value) === markOf(each.value) ? own2 : { ...own2, value: each.value };
  });
  return { ...made2, entries: entries2 };
}
var isSame2 = (a, b2) => a.kind === b2.kind && a.kind !== "unknown" && a.start === b2.start && a.end === b2.end && a.file === b2.file;

// src/parse/estree/returns.ts
function returnsOf(callable) {
  const body = callable["body"];
  if (body.type !== "BlockStatement") return [{ statement: body, expression: body }];
  return within2(body, HOLDS_STATEMENTS).flatMap(
    (at2) => at2.type === "ReturnStatement" && at2["argument"] ? [{ statement: at2, expression: at2["argument"] }] : []
  );
}
function mayEndEarly({ body }) {
  const last = body.type === "BlockStatement" ? body["body"].at(-1) : void 0;
  return within2(body, HOLDS_STATEMENTS).some((at2) => ENDS.test(at2.type) && at2 !== last);
}
function breaksOf(loop) {
  return within2(loop["body"], HOLDS_BREAKS).filter(({ type }) => type === "BreakStatement");
}
function within2(statement2, types) {
  const found = [];
  const todo = [statement2];
  for (let at2 = todo.pop(); at2; at2 = todo.pop()) {
    found.push(at2);
    const inner = types.test(at2.type) ? childrenOf(at2) : [];
    for (const child of inner.reverse()) if (!isFunction2(child)) todo.push(child);
  }
  return found;
}
var ENDS = /^(Return|Throw)Statement$/;
var HOLDS_BREAKS = /^(Block|If|Try|Labeled)Statement$|^CatchClause$/;
var HOLDS_STATEMENTS = /^(Block|If|For|ForIn|ForOf|While|DoWhile|Try|Switch|Labeled)Statement$|^CatchClause$|^SwitchCase$/;
function onlyReturn(callable) {
  const body = callable["body"];
  if (body.type !== "BlockStatement") return body;
  const statements2 = body["body"];
  const last = statements2.at(-1);
  const isPlain5 = statements2.slice(0, -1).every(({ type, kind }) => type === "VariableDeclaration" && kind === "const");
  return isPlain5 && last?.type === "ReturnStatement" ? last["argument"] ?? void 0 : void 0;
}
function objectsReturned(callable) {
  const body = callable["body"];
  const last = body.type === "BlockStatement" ? body["body"].at(-1) : void 0;
  if (!last || !exits(last)) return void 0;
  const returns = within2(body, HOLDS_STATEMENTS).filter(({ type }) => type === "ReturnStatement");
  const objects3 = returns.map(({ argument }) => argument && bare(argument));
  return objects3.every((each) => each?.type === "ObjectExpression") ? objects3 : void 0;
}
function exits(statement2) {
  switch (statement2.type) {
    case "ReturnStatement":
    case "ThrowStatement":
    case "ContinueStatement":
    case "BreakStatement":
      return true;
    case "BlockStatement":
      return statement2["body"].some(exits);
    case "IfStatement":
      return statement2["alternate"] ? exits(statement2["consequent"]) && exits(statement2["alternate"]) : false;
    default:
      return false;
  }
}

// src/parse/estree/texts.ts
var isText4 = (value) => value.kind === "string" || value.kind === "number";
function stringMethod(node, text3, method, args) {
  if (args.length > 0) return unknown2(node);
  const changed = method === "trim" ? text3.trim() : method === "toLowerCase" ? text3.toLowerCase() : method === "toUpperCase" ? text3.toUpperCase() : method === "toString" ? text3 : void 0;
  return changed === void 0 ? unknown2(node) : { kind: "string", ...place2(node), value: changed };
}

// src/parse/estree/conversions.ts
function conversionOf(call, scopes) {
  const callee = called(call);
  if (callee.type === "Identifier") return kindOf2(importOf(callee, scopes));
  if (callee.type !== "MemberExpression") return void 0;
  const name = staticName(callee["property"], callee["computed"]);
  const owner = importOf(withoutExport(bare(callee["object"])), scopes);
  return owner && name !== void 0 ? kindOf2({ source: owner.source, name }) : void 0;
}
function called(call) {
  const callee = bare(call["callee"]);
  return callee.type === "SequenceExpression" ? bare(callee["expressions"].at(-1)) : callee;
}
function withoutExport(owner) {
  const name = owner.type === "MemberExpression" ? staticName(owner["property"], owner["computed"]) : void 0;
  return name === "z" || name === "default" ? bare(owner["object"]) : owner;
}
function kindOf2(imported) {
  if (!imported) return void 0;
  const { source, name } = imported;
  if (/^zod(\/|$)/.test(source) && name === "toJSONSchema") return "json";
  if (source === "zod-to-json-schema" && (name === "zodToJsonSchema" || name === "default")) return "json";
  return /^(ai|@ai-sdk\/provider-utils)$/.test(source) && (name === "zodSchema" || name === "jsonSchema") ? "kept" : void 0;
}
function asJsonSchema(schema) {
  const entries2 = schema.entries.map((each) => ({ ...each, value: withoutMarks(each.value) }));
  return { ...withoutMark(schema), entries: entries2, open: true };
}
function withoutMarks(value) {
  const own2 = withoutMark(value);
  if (own2.kind !== "object" || own2 === value) return own2;
  return { ...own2, entries: own2.entries.map((each) => ({ ...each, value: withoutMark(each.value) })) };
}

// src/parse/estree/zod/calls.ts
function isZodCall(call, scopes) {
  const root = rootOf2(call);
  if (root?.type !== "Identifier") return false;
  const imported = importOf(root, scopes);
  return imported !== void 0 && (imported.name === "z" || /^zod(\/|$)/.test(imported.source));
}
function rootOf2(call) {
  let at2 = bare(call);
  while (at2.type === "CallExpression" || at2.type === "MemberExpression") {
    at2 = bare(at2.type === "CallExpression" ? at2["callee"] : at2["object"]);
  }
  return at2;
}
function stepsOf2(call) {
  const steps = [];
  let at2 = bare(call);
  while (at2.type === "CallExpression") {
    const callee = bare(at2["callee"]);
    if (callee.type !== "MemberExpression") return [];
    const name = staticName(callee["property"], callee["computed"]) ?? "?";
    steps.push({ name, args: at2["arguments"], at: place2(callee["property"]) });
    at2 = bare(callee["object"]);
    if (at2.type === "MemberExpression") at2 = bare(at2["object"]);
  }
  return steps.reverse();
}

// src/parse/estree/zod/draft.ts
function finish({ start: start2, end, entries: entries2, open, optional: optional2 }) {
  return { kind: "object", start: start2, end, entries: entries2, open, [ZOD]: optional2 ? "optional" : "required" };
}
function startAnew(draft) {
  const before = { ...draft };
  draft.entries = [];
  draft.open = false;
  draft.optional = false;
  return before;
}
function text2(value, { start: start2, end }) {
  return { kind: "string", start: start2, end, value };
}
function set(draft, key, at2, value) {
  const entry2 = { key, start: at2.start, end: at2.end, value };
  const isNew = !draft.entries.some((each) => each.key === key);
  if (isNew) draft.entries.push(entry2);
  else draft.entries = [...draft.entries.filter((each) => each.key !== key), entry2];
  return true;
}
function applyShape(draft, shape, at2) {
  if (shape?.kind !== "object") {
    set(draft, "properties", at2, { kind: "unknown", start: at2.start, end: at2.end });
    set(draft, "required", at2, { kind: "unknown", start: at2.start, end: at2.end });
    return false;
  }
  const own2 = draft.entries.find(({ key }) => key === "properties")?.value;
  const before = own2?.kind === "object" ? own2.entries.filter(({ key }) => !shape.entries.some((each) => each.key === key)) : [];
  const entries2 = [...before, ...shape.entries.map((each) => ({ ...each, value: asProperty(each.value, each) }))];
  const open = shape.open || own2 !== void 0 && (own2.kind !== "object" || own2.open);
  const { start: start2, end } = shape;
  const properties = { kind: "object", start: start2, end, entries: entries2, open, [ZOD]: "shape" };
  set(draft, "properties", at2, properties);
  const needed = lasting(properties).filter(({ value }) => branchesOf(value).every(isRequired));
  const items2 = needed.map((each) => ({ kind: "string", start: each.start, end: each.end, value: each.key }));
  const isVague5 = open || entries2.some(({ value }) => isVaguelyRequired(value));
  draft.entries = draft.entries.filter(({ key }) => key !== "required");
  if (items2.length === 0 && !isVague5) return true;
  return set(draft, "required", at2, { kind: "array", start: at2.start, end: at2.end, items: items2, open: isVague5 });
}
function shapeSchema(shape) {
  const draft = { start: shape.start, end: shape.end, entries: [], open: false, optional: false };
  set(draft, "type", shape, text2("object", shape));
  applyShape(draft, shape, shape);
  return finish(draft);
}
var isSchemaOfObject = (value) => value !== void 0 && isFromZod(value) && value.entries.some(({ key }) => key === "properties");
function shapeOf({ entries: entries2 }) {
  return entries2.find(({ key }) => key === "properties")?.value;
}
function asSchema(value, at2) {
  if (value?.kind === "object" && isFromZod(value)) return value;
  return unknownAt(value ?? at2);
}
function asProperty(value, at2) {
  const isChoice2 = value.kind === "union" && value.branches.every((each) => each.kind === "undefined" || isFromZod(each));
  return isChoice2 ? value : asSchema(value, at2);
}
var branchesOf = (value) => value.kind === "union" ? value.branches : [value];
var isRequired = (value) => markOf(value) === "required";
function isVaguelyRequired(value) {
  const branches = branchesOf(value);
  return branches.some((each) => !isMadeFromZod(each)) || new Set(branches.map(isRequired)).size > 1;
}
function choose(draft, keeps, mask, at2) {
  const properties = shapeOf(draft);
  if (mask?.kind !== "object" || mask.open || properties?.kind !== "object") return applyShape(draft, void 0, at2);
  const named2 = new Set(mask.entries.map(({ key }) => key));
  const entries2 = properties.entries.filter(({ key }) => named2.has(key) === keeps);
  draft.entries = draft.entries.filter(({ key }) => key !== "properties");
  return applyShape(draft, { ...properties, entries: entries2 }, at2);
}
function everyOptional(draft, at2) {
  const properties = shapeOf(draft);
  if (properties?.kind !== "object") return false;
  const entries2 = properties.entries.map((each) => ({ ...each, value: asOptional(each.value) }));
  draft.entries = draft.entries.filter(({ key }) => key !== "properties");
  return applyShape(draft, { ...properties, entries: entries2 }, at2);
}
function asOptional(value) {
  if (value.kind === "union") return { ...value, branches: value.branches.map(asOptional) };
  return isFromZod(value) ? { ...value, [ZOD]: "optional" } : value;
}
function hideRequired(draft, at2) {
  return set(draft, "required", at2, unknownAt(at2));
}
function nullable(draft, at2) {
  const type = draft.entries.find(({ key }) => key === "type")?.value;
  const values = draft.entries.find(({ key }) => key === "enum");
  if (values) draft.entries = draft.entries.filter(({ key }) => key !== "enum" && key !== "type");
  else if (type?.kind === "string")
    set(draft, "type", at2, {
      kind: "array",
      start: at2.start,
      end: at2.end,
      items: [type, text2("null", at2)],
      open: false
    });
  return true;
}
var BOUNDS2 = {
  string: { min: "minLength", max: "maxLength" },
  array: { min: "minItems", max: "maxItems" },
  number: {
    min: "minimum",
    max: "maximum",
    gte: "minimum",
    lte: "maximum",
    gt: "exclusiveMinimum",
    lt: "exclusiveMaximum"
  }
};
function bound2(draft, name, value, at2) {
  const type = draft.entries.find(({ key }) => key === "type")?.value;
  const kind = type?.kind === "string" ? type.value === "integer" ? "number" : type.value : "";
  const keyword = BOUNDS2[kind]?.[name];
  return keyword && value ? set(draft, keyword, at2, value) : true;
}

// src/parse/estree/zod/schema.ts
function zodNode(call, evaluator, env) {
  const [base, ...methods] = stepsOf2(call);
  if (!base || !(SCHEMAS.has(base.name) || Object.hasOwn(PLAIN4, base.name) || Object.hasOwn(TEXTS3, base.name)))
    return void 0;
  const draft = { start: startOf(call), end: endOf(call), entries: [], open: false, optional: false };
  if (!start(draft, base, evaluator, env)) draft.open = true;
  describeBy(draft, base, evaluator, env);
  return applyAll(draft, methods, evaluator, env);
}
function describeBy(draft, { name, args, at: at2 }, evaluator, env) {
  const options = args[SCHEMAS.has(name) && !ANYTHING.has(name) ? 1 : 0];
  const given2 = options && evaluator.evaluate(options, env);
  const description = given2?.kind === "object" && !isMadeFromZod(given2) ? entry(given2, "description") : void 0;
  if (description?.value.kind === "string") set(draft, "description", at2, description.value);
}
function zodMethod(schema, call, evaluator, env) {
  const step2 = stepsOf2(call).at(-1);
  const { entries: entries2, open } = schema;
  const optional2 = markOf(schema) === "optional";
  return step2 && applyAll({ ...place2(call), entries: [...entries2], open, optional: optional2 }, [step2], evaluator, env);
}
function zodMember(schema, name) {
  const properties = name === "shape" ? shapeOf(schema) : void 0;
  return properties?.kind === "object" ? properties : void 0;
}
function applyAll(draft, methods, evaluator, env) {
  for (const method of methods) {
    if (LEAVES.has(method.name)) return void 0;
    if (!apply(draft, method, evaluator, env)) draft.open = true;
  }
  return finish(draft);
}
var SCHEMAS = new Set(
  "any unknown object strictObject looseObject array enum nativeEnum literal union discriminatedUnion record partialRecord looseRecord tuple optional nullable nullish lazy custom instanceof function map set promise preprocess pipe symbol undefined void never nan intersection templateLiteral file stringbool codec json float32 float64 int32 uint32 int64 uint64 base64 base64url nanoid cuid cuid2 ulid xid ksuid jwt e164 emoji guid uuidv4 uuidv6 uuidv7 httpUrl hostname cidrv4 cidrv6 mac hex hash date time duration transform".split(" ")
);
var LEAVES = new Set(
  "parse safeParse parseAsync safeParseAsync spa isOptional isNullable toJSONSchema encode decode safeEncode safeDecode keyof and exclude extract unwrap removeDefault innerType sourceType".split(" ")
);
var PLAIN4 = {
  string: "string",
  number: "number",
  boolean: "boolean",
  null: "null",
  bigint: "integer",
  int: "integer",
  date: "string"
};
var TEXTS3 = {
  email: "email",
  url: "uri",
  uuid: "uuid",
  datetime: "date-time",
  ipv4: "ipv4",
  ipv6: "ipv6",
  iso: "date-time"
};
var ANYTHING = /* @__PURE__ */ new Set(["any", "unknown"]);
function start(draft, { name, args, at: at2 }, evaluator, env) {
  const put2 = (key, value) => set(draft, key, at2, value);
  const inner = (arg) => asSchema(arg ? evaluator.evaluate(arg, env) : void 0, at2);
  if (Object.hasOwn(PLAIN4, name)) return put2("type", text2(PLAIN4[name], at2));
  if (Object.hasOwn(TEXTS3, name)) {
    put2("type", text2("string", at2));
    return put2("format", text2(TEXTS3[name], at2));
  }
  if (ANYTHING.has(name)) return true;
  switch (name) {
    case "object":
    case "strictObject":
    case "looseObject": {
      put2("type", text2("object", at2));
      const shape = args[0] ? evaluator.evaluate(args[0], env) : void 0;
      return applyShape(draft, shape, at2);
    }
    case "array":
      put2("type", text2("array", at2));
      return put2("items", inner(args[0]));
    case "enum":
    case "nativeEnum":
    case "literal": {
      const given2 = args[0] ? evaluator.evaluate(args[0], env) : void 0;
      const values = given2?.kind === "object" && name !== "literal" ? membersOf(given2) : given2;
      if (values?.kind === "array") put2("enum", values);
      else if (values && name === "literal" && isPlain3(values))
        put2("enum", { kind: "array", ...place2(args[0]), items: [values], open: false });
      else return false;
      const kinds = new Set((values.kind === "array" ? values.items : [values]).map(({ kind: kind2 }) => kind2));
      const [kind] = kinds;
      return kinds.size === 1 && (kind === "string" || kind === "number" || kind === "boolean") ? put2("type", text2(kind, at2)) : true;
    }
    case "union":
    case "discriminatedUnion": {
      const list2 = args[name === "union" ? 0 : 1];
      const options = list2 ? evaluator.evaluate(list2, env) : void 0;
      if (options?.kind !== "array") return false;
      return put2("anyOf", { ...options, items: options.items.map((item) => asSchema(item, at2)) });
    }
    case "record":
      put2("type", text2("object", at2));
      return put2("additionalProperties", inner(args[1] ?? args[0]));
    case "tuple": {
      put2("type", text2("array", at2));
      const parts = args[0] ? evaluator.evaluate(args[0], env) : void 0;
      return parts?.kind === "array" ? put2("prefixItems", parts) : false;
    }
    case "optional":
    case "nullable":
    case "nullish": {
      const wrapped2 = inner(args[0]);
      if (wrapped2.kind !== "object") return false;
      draft.entries = [...wrapped2.entries];
      draft.open = wrapped2.open;
      draft.optional = markOf(wrapped2) === "optional";
      return apply(draft, { name, args: [], at: at2 }, evaluator, env);
    }
    default:
      return false;
  }
}
var HARMLESS2 = /* @__PURE__ */ new Set([
  "refine",
  "superRefine",
  "check",
  "strict",
  "strip",
  "passthrough",
  "loose",
  "brand",
  "readonly",
  "trim",
  "toLowerCase",
  "toUpperCase",
  "finite",
  "safe",
  "nonempty",
  "regex",
  "startsWith",
  "endsWith",
  "includes",
  "multipleOf",
  "step",
  "cuid",
  "ulid",
  "nanoid",
  "length",
  "normalize",
  "overwrite",
  "base64",
  "ip",
  "time",
  "date"
]);
function apply(draft, { name, args, at: at2 }, evaluator, env) {
  const put2 = (key, value) => set(draft, key, at2, value);
  const argument = () => args[0] ? evaluator.evaluate(args[0], env) : void 0;
  if (HARMLESS2.has(name)) return true;
  if (Object.hasOwn(TEXTS3, name)) return put2("format", text2(TEXTS3[name], at2));
  switch (name) {
    case "describe":
      return args[0] ? put2("description", argument()) : false;
    case "meta":
    case "register": {
      const meta = name === "meta" ? argument() : void 0;
      if (meta?.kind !== "object") return false;
      for (const each of meta.entries) set(draft, each.key, each, each.value);
      return !meta.open;
    }
    case "optional":
    case "nullish":
    case "exactOptional":
      draft.optional = true;
      return name !== "nullish" || nullable(draft, at2);
    case "nullable":
      return nullable(draft, at2);
    case "default":
    case "prefault":
    case "catch": {
      draft.optional = true;
      const value = argument();
      if (name === "catch" || !value) return true;
      return put2("default", name === "default" && draft.open ? unknownAt(value) : value);
    }
    case "int":
      return put2("type", text2("integer", at2));
    case "positive":
    case "negative":
    case "nonnegative":
    case "nonpositive":
      return true;
    case "min":
    case "max":
    case "gt":
    case "gte":
    case "lt":
    case "lte":
      return bound2(draft, name, argument(), at2);
    case "nonoptional":
      draft.optional = false;
      return true;
    case "array": {
      const item = finish(startAnew(draft));
      put2("type", text2("array", at2));
      return put2("items", item);
    }
    case "or": {
      const first2 = finish(startAnew(draft));
      const items2 = [first2, asSchema(argument(), at2)];
      draft.optional = items2.some((each) => markOf(each) === "optional");
      return put2("anyOf", { kind: "array", start: at2.start, end: at2.end, items: items2, open: false });
    }
    case "pick":
    case "omit":
      return choose(draft, name === "pick", argument(), at2);
    case "partial":
      return args.length === 0 ? everyOptional(draft, at2) : hideRequired(draft, at2);
    case "required":
      return hideRequired(draft, at2);
    case "extend":
    case "merge":
    case "safeExtend":
    case "augment": {
      const more = argument();
      return applyShape(draft, isSchemaOfObject(more) ? shapeOf(more) : more, at2);
    }
    default:
      return false;
  }
}
function membersOf(object) {
  const { start: start2, end, open } = object;
  return { kind: "array", start: start2, end, items: lasting(object).map(({ value }) => value), open };
}
var isPlain3 = (value) => value.kind === "string" || value.kind === "number" || value.kind === "boolean" || value.kind === "null";

// src/parse/estree/evaluate.ts
var Evaluator = class _Evaluator {
  file;
  #resolveImport;
  #known = /* @__PURE__ */ new Map();
  #underWay = /* @__PURE__ */ new Set();
  #budget;
  #isOfAnswers;
  #commonJs;
  constructor(file, resolveImport = () => void 0, isOfAnswers = false) {
    this.file = file;
    this.#resolveImport = resolveImport;
    this.#isOfAnswers = isOfAnswers;
    this.#budget = new Budget(file.size);
  }
  /** Reads functions of the file that do something before they return: what is said of a tool is not made so, an answer is. */
  ofAnswers() {
    return new _Evaluator(this.file, this.#resolveImport, true);
  }
  evaluate(expression, env = NO_ENV) {
    const node = bare(expression);
    if (!this.#budget.enter()) return unknown2(node);
    try {
      return this.#evaluate(node, env);
    } finally {
      this.#budget.leave();
    }
  }
  #evaluate(node, env) {
    switch (node.type) {
      case "Literal":
        return literal(node);
      case "TemplateLiteral":
        return this.#template(node, env);
      case "ObjectExpression":
        return this.#object(node, env);
      case "ArrayExpression":
        return this.#array(node, env);
      case "Identifier":
        if (node["name"] === "undefined") return nothing(node);
        return this.#counted(used(this.#identifier(node, env), node), node);
      case "MemberExpression":
        return this.#counted(used(this.#member(node, env), node), node);
      case "ConditionalExpression":
        return union(node, [this.evaluate(node["consequent"], env), this.evaluate(node["alternate"], env)]);
      case "LogicalExpression":
        return this.#logical(node, env);
      case "BinaryExpression":
        return this.#binary(node, env);
      case "UnaryExpression":
        return this.#unary(node, env);
      case "AwaitExpression":
        return this.evaluate(node["argument"], env);
      case "CallExpression":
        return this.#call(node, env);
      default:
        return unknown2(node);
    }
  }
  #template(node, env) {
    let text3 = "";
    for (const [index, quasi] of node["quasis"].entries()) {
      const cooked = quasi["value"].cooked;
      if (typeof cooked !== "string") return unknown2(node);
      text3 += cooked;
      const expression = node["expressions"][index];
      if (!expression) continue;
      const value = this.evaluate(expression, env);
      if (value.kind !== "string" && value.kind !== "number") return unknown2(node);
      text3 += String(value.value);
      if (text3.length > LONGEST_TEXT) return unknown2(node);
    }
    return this.#text(node, text3);
  }
  #object(node, env) {
    const draft = new ObjectDraft();
    for (const property of node["properties"]) {
      if (property.type === "SpreadElement" || property.type === "ExperimentalSpreadProperty") {
        draft.spread(this.#spread(property["argument"], env), property);
        continue;
      }
      const key = this.#key(property, env);
      if (key === void 0) {
        draft.hide(property);
        continue;
      }
      const isValue = property["kind"] === "init" && !property["method"];
      const value = isValue ? this.evaluate(property["value"], env) : unknown2(property["value"] ?? property);
      const name = property["key"];
      const entry2 = { key, start: startOf(name), end: endOf(name), value };
      if (isValue && !property["computed"]) draft.write(entry2, node);
      else draft.put(entry2);
    }
    return draft.finish(node);
  }
  /** What a spread may add: one value, or one for each way that its condition may go. */
  #spread(argument, env) {
    const node = bare(argument);
    if (node.type === "LogicalExpression" && node["operator"] === "&&") {
      const truth = truthOf(this.evaluate(node["left"], env));
      if (truth === false) return [nothing(node)];
      const right = this.evaluate(node["right"], env);
      return truth ? [right] : [right, nothing(node)];
    }
    if (node.type === "ConditionalExpression")
      return [this.evaluate(node["consequent"], env), this.evaluate(node["alternate"], env)];
    const value = this.evaluate(node, env);
    return value.kind === "union" ? value.branches : [value];
  }
  #key(property, env) {
    if (!property["key"]) return void 0;
    const name = staticName(property["key"], property["computed"]);
    if (name !== void 0 || !property["computed"]) return name;
    const value = this.evaluate(property["key"], env);
    return value.kind === "string" || value.kind === "number" ? String(value.value) : void 0;
  }
  #array(node, env) {
    const items2 = [];
    let open = false;
    for (const element of node["elements"]) {
      if (!element) continue;
      if (element.type === "SpreadElement") {
        const spread = this.evaluate(element["argument"], env);
        if (spread.kind === "array") for (const item of spread.items) items2.push(item);
        open ||= spread.kind !== "array" || spread.open;
      } else {
        items2.push(this.evaluate(element, env));
      }
    }
    return { kind: "array", ...place2(node), items: items2, open };
  }
  #identifier(node, env) {
    const binding = this.file.scopes.resolve(node);
    if (!binding) return unknown2(node);
    const bound3 = env.values.get(binding);
    if (bound3) return bound3;
    const isCacheable = !isLocal(binding, env);
    const isFound = binding.path ?? (isCacheable ? void 0 : binding.rest);
    if (!isFound || this.file.scopes.isWritten(node["name"], binding)) return unknown2(node);
    const imported = importOf(node, this.file.scopes);
    if (imported) {
      const isNamespace = binding.kind === "import" && imported.name === "*";
      if (isNamespace || !binding.path) return unknown2(node);
      return follow2(this.#imported(imported, node), binding.path.slice(1), node);
    }
    const known = isCacheable ? this.#known.get(binding) : void 0;
    if (known) return known;
    if (this.#underWay.has(binding)) return unknown2(node);
    this.#underWay.add(binding);
    const value = this.#binding(binding, node, isCacheable ? NO_ENV : env);
    this.#underWay.delete(binding);
    if (isCacheable) this.#known.set(binding, value);
    return value;
  }
  #binding(binding, use, env) {
    const { kind, node } = binding;
    if (kind === "variable" && node["init"] && !isLoopVariable(node))
      return taken(binding, this.evaluate(node["init"], env), use);
    if (kind === "enum") return enumNode(node);
    if (kind === "class") return classNode(node, (each) => this.evaluate(each, env));
    return unknown2(use);
  }
  /** A value of another file, or one that is well known: that stands where it is used. */
  #imported({ source, name }, use) {
    const value = this.#resolveImport(source, name);
    if (!value) return unknown2(use);
    return value.file === void 0 ? { ...value, ...place2(use) } : value;
  }
  /** The module that an expression is all of: `C` after `import * as C from './c.js'`, `require('./c.js')`. */
  #moduleOf(node) {
    if (node.type === "CallExpression") return requiredModule(node);
    const { scopes } = this.file;
    const binding = node.type === "Identifier" ? scopes.resolve(node) : void 0;
    if (binding?.path?.length !== 0 || scopes.isWritten(node["name"], binding)) return void 0;
    const imported = importOf(node, scopes);
    return imported?.name === "*" ? imported.source : void 0;
  }
  /** What a file exports under a name, for a file that imports it. */
  exported(name) {
    const { program, scopes } = this.file;
    for (const statement2 of program["body"]) {
      if (statement2.type === "ExportDefaultDeclaration" && name === "default")
        return this.evaluate(statement2["declaration"]);
      if (statement2.type !== "ExportNamedDeclaration" || statement2["source"]) continue;
      for (const specifier of statement2["specifiers"]) {
        const exported = specifier["exported"];
        if ((exported["name"] ?? exported["value"]) === name) return this.evaluate(specifier["local"]);
      }
      const binding = statement2["declaration"] ? scopes.topLevel(name, program) : void 0;
      const own2 = binding && this.#declares(statement2["declaration"], binding);
      if (own2) return this.#identifier(own2, NO_ENV);
    }
    return this.#required(name);
  }
  /** The same of a CommonJS file, of which `*` is the whole. */
  #required(name) {
    const { program, scopes } = this.file;
    if (program["body"].some(({ type }) => MODULE.test(type))) return void 0;
    const { whole, names: names2 } = this.#commonJs ??= commonJsOf(program, scopes);
    const own2 = names2.get(name);
    if (own2 || !whole) return own2 && this.evaluate(own2);
    const value = this.evaluate(whole);
    if (name === "*" || name === "default") return value;
    return value.kind === "object" ? entry(value, name)?.value : void 0;
  }
  /** The identifier with which a statement declares a name. */
  #declares(declaration, { node, path: path2 }) {
    if (declaration === node) return node["id"];
    const isIn3 = declaration.type === "VariableDeclaration" && declaration["declarations"].includes(node);
    return isIn3 && path2?.length === 0 ? node["id"] : void 0;
  }
  #member(node, env) {
    let key = staticName(node["property"], node["computed"]);
    if (key === void 0 && node["computed"]) {
      const computed = this.evaluate(node["property"], env);
      if (computed.kind === "string" || computed.kind === "number") key = String(computed.value);
    }
    if (key === void 0) return unknown2(node);
    const source = this.#moduleOf(bare(node["object"]));
    if (source !== void 0) return this.#imported({ source, name: key }, node);
    const object = this.#holder(node["object"], env);
    return isFromZod(object) ? zodMember(object, key) ?? unknown2(node) : follow2(object, [key], node);
  }
  /** What a member is taken from; all the rest of it is not used here. */
  #holder(expression, env) {
    const node = bare(expression);
    if (node.type === "Identifier") return this.#identifier(node, env);
    return node.type === "MemberExpression" ? this.#member(node, env) : this.evaluate(node, env);
  }
  /** A value that is used by name stands in the tree once more: names of names of lists could grow without bound. */
  #counted(value, use) {
    return this.#budget.allows(value) ? value : unknown2(use);
  }
  /** A text that the file does not hold as it is. */
  #text(node, value) {
    return this.#budget.allowsText(value.length) ? { kind: "string", ...place2(node), value } : unknown2(node);
  }
  #logical(node, env) {
    const left = this.evaluate(node["left"], env);
    const truth = truthOf(left);
    if (node["operator"] === "&&")
      return truth === true ? this.evaluate(node["right"], env) : truth === false ? left : unknown2(node);
    if (node["operator"] === "||" && truth !== void 0) return truth ? left : this.evaluate(node["right"], env);
    if (node["operator"] === "??" && left.kind !== "unknown" && left.kind !== "union") {
      return left.kind === "null" || left.kind === "undefined" ? this.evaluate(node["right"], env) : left;
    }
    return union(node, [left, this.evaluate(node["right"], env)]);
  }
  /** Long texts are chains of `+`: they nest as deep as they are long, so they are taken apart in a loop. */
  #binary(node, env) {
    const operands = [];
    let first2 = node;
    while (first2.type === "BinaryExpression" && first2["operator"] === "+") {
      operands.push(first2["right"]);
      first2 = bare(first2["left"]);
    }
    if (operands.length === 0) return unknown2(node);
    let sum = this.evaluate(first2, env);
    for (const operand of operands.reverse()) {
      const next = this.evaluate(operand, env);
      if (!isText4(sum) || !isText4(next)) return unknown2(node);
      if (sum.kind === "number" && next.kind === "number")
        sum = { kind: "number", ...place2(node), value: sum.value + next.value };
      else sum = { kind: "string", ...place2(node), value: `${sum.value}${next.value}` };
      if (sum.kind === "string" && sum.value.length > LONGEST_TEXT) return unknown2(node);
    }
    return sum.kind === "string" ? this.#text(node, sum.value) : sum;
  }
  #unary(node, env) {
    if (node["operator"] === "void") return nothing(node);
    const value = this.evaluate(node["argument"], env);
    if (node["operator"] === "-" && value.kind === "number")
      return { kind: "number", ...place2(node), value: -value.value };
    const truth = truthOf(value);
    if (node["operator"] === "!" && truth !== void 0) return { kind: "boolean", ...place2(node), value: !truth };
    return unknown2(node);
  }
  #call(node, env) {
    const callee = bare(node["callee"]);
    const args = node["arguments"];
    const source = requiredModule(node);
    if (source !== void 0) return this.#counted(used(this.#imported({ source, name: "*" }, node), node), node);
    const converted3 = this.#converted(node, env);
    if (converted3) return converted3;
    if (isZodCall(node, this.file.scopes)) return zodNode(node, this, env) ?? unknown2(node);
    if (args.some(({ type }) => type === "SpreadElement")) return unknown2(node);
    if (callee.type === "MemberExpression") {
      const method = staticName(callee["property"], callee["computed"]);
      const owner = bare(callee["object"]);
      if (owner.type === "Identifier" && owner["name"] === "Object" && !this.file.scopes.isDeclared(owner)) {
        return this.#objectMethod(node, method, args, env);
      }
      const value = this.evaluate(owner, env);
      if (isFromZod(value)) return zodMethod(value, node, this, env) ?? unknown2(node);
      return this.#method(node, value, method, args, env);
    }
    return this.#inline(node, callee, args, env);
  }
  /** `zodToJsonSchema(Query)`, `z.toJSONSchema(Query)`, `jsonSchema({\u2026})`: the schema that it is made of. */
  #converted(node, env) {
    const conversion = conversionOf(node, this.file.scopes);
    const [argument, options] = node["arguments"];
    if (!conversion || !argument || argument.type === "SpreadElement") return void 0;
    const given2 = options && this.evaluate(options, env);
    if (given2 && (given2.kind !== "object" || given2.open || given2.entries.some(({ key }) => key === "name")))
      return unknown2(node);
    const schema = this.evaluate(argument, env);
    if (conversion === "kept") return schema;
    return isFromZod(schema) ? asJsonSchema(schema) : unknown2(node);
  }
  #objectMethod(node, method, args, env) {
    if (method === "assign") {
      const draft = new ObjectDraft();
      for (const arg of args) draft.spread(this.#spread(arg, env), arg);
      return draft.finish(node);
    }
    const first2 = args[0] && this.evaluate(args[0], env);
    if ((method === "freeze" || method === "seal" || method === "preventExtensions") && first2) return first2;
    if (first2?.kind !== "object" || first2.open || isFromZod(first2)) return unknown2(node);
    const entries2 = lasting(first2);
    const list2 = (items2) => ({ kind: "array", ...place2(node), items: items2, open: false });
    const keys = entries2.map((each) => ({ kind: "string", start: each.start, end: each.end, value: each.key }));
    if (method === "values") return list2(entries2.map(({ value }) => value));
    if (method === "keys") return list2(keys);
    if (method !== "entries") return unknown2(node);
    return list2(entries2.map(({ value }, index) => list2([keys[index], value])));
  }
  #method(node, owner, method, args, env) {
    if (owner.kind === "string") return stringMethod(node, owner.value, method, args);
    if (owner.kind !== "array") return unknown2(node);
    if (method === "map" && args[0]) return this.#map(node, owner, args[0], env);
    if (method === "concat") return this.#concat(node, owner, args, env);
    if (method === "join" && !owner.open && owner.items.every(({ kind }) => kind === "string")) {
      const separator = args[0] ? this.evaluate(args[0], env) : void 0;
      if (separator && separator.kind !== "string") return unknown2(node);
      const texts = owner.items.map((item) => item.value);
      const between = separator?.value ?? ",";
      const length = texts.reduce((sum, text3) => sum + text3.length + between.length, 0);
      return length > LONGEST_TEXT ? unknown2(node) : this.#text(node, texts.join(between));
    }
    return unknown2(node);
  }
  #concat(node, owner, args, env) {
    const items2 = [...owner.items];
    let open = owner.open;
    for (const arg of args) {
      const value = this.evaluate(arg, env);
      if (value.kind === "array") for (const item of value.items) items2.push(item);
      open ||= value.kind !== "array" || value.open;
    }
    return { kind: "array", ...place2(node), items: items2, open };
  }
  /** `widgets.map((w) => ({ \u2026 }))`: one item for each of a known array. */
  #map(node, owner, callback, env) {
    const callable = functionOf(this, callback);
    if (!callable) return unknown2(node);
    const items2 = owner.items.map((item, index) => {
      const position = { kind: "number", ...place2(node), value: index };
      const made2 = this.#apply(callable, [item, owner.open ? unknown2(node) : position, owner], env, node);
      return handedOn(item, made2);
    });
    return { kind: "array", ...place2(node), items: items2, open: owner.open };
  }
  #inline(node, callee, args, env) {
    const callable = functionOf(this, callee);
    if (!callable) return unknown2(node);
    return this.#apply(
      callable,
      args.map((arg) => this.evaluate(arg, env)),
      env,
      node
    );
  }
  #apply(callable, args, env, call) {
    const only = onlyReturn(callable);
    const results = only ? [only] : this.#isOfAnswers ? objectsReturned(callable) : void 0;
    if (!results?.length || callable["generator"]) return unknown2(call);
    this.#budget.enterFunction();
    const inner = bindParams(callable, args, env, call, this.file.scopes, (each, at2) => this.evaluate(each, at2));
    const values = results.map((each) => this.evaluate(each, inner));
    const value = values.length === 1 ? values[0] : returnsAs(union(call, values));
    this.#budget.leaveFunction();
    return value;
  }
};
var returnsAs = (value) => value.kind === "union" ? { ...value, areReturns: true } : value;
function used(value, use) {
  if (value.via !== void 0 || value.start === startOf(use)) return value;
  return { ...value, via: place2(use) };
}
var MODULE = /^(Import|Export)/;
var isLoopVariable = (declarator) => /^For(In|Of)Statement$/.test(declarator.parent?.parent?.type ?? "");

// src/parse/estree/scope.ts
function survey(program, normalise) {
  const calls = [];
  const objects3 = [];
  const functions = [];
  const classes = [];
  const templates2 = [];
  const imports = [];
  const loops = [];
  const modules = [];
  const scopes = new Scopes();
  let size = 0;
  let namesApi = false;
  walkAst(
    program,
    (node) => {
      size++;
      switch (node.type) {
        case "CallExpression":
          calls.push(node);
          scopes.noteCall(node);
          noteModule(requiredModule(node));
          break;
        case "ObjectExpression":
          objects3.push(node);
          break;
        case "MemberExpression":
          namesApi ||= staticName(node["property"], node["computed"]) === "openai";
          break;
        case "ObjectPattern":
          namesApi ||= node["properties"].some((each) => each["key"]?.name === "openai");
          break;
        case "ImportDeclaration":
          imports.push(node);
          noteModule(importedModule(node));
          for (const specifier of node["specifiers"]) scopes.declare(specifier.local, "import", specifier, node);
          break;
        case "VariableDeclaration":
          for (const declarator of node["declarations"]) {
            scopes.declare(
              declarator.id,
              "variable",
              declarator,
              node["kind"] === "var" ? varScopeAround(node) : scopeAround(node)
            );
          }
          break;
        case "TSEnumDeclaration":
          scopes.declare(node["id"], "enum", node, scopeAround(node));
          break;
        case "TemplateLiteral":
          templates2.push(node);
          break;
        case "ClassExpression":
          classes.push(node);
          break;
        case "ClassDeclaration":
          classes.push(node);
          if (node["id"]) scopes.declare(node["id"], "class", node, scopeAround(node));
          break;
        case "CatchClause":
          if (node["param"]) scopes.declare(node["param"], "other", node, node);
          break;
        case "AssignmentExpression":
          scopes.noteWrite(node["left"]);
          break;
        case "UpdateExpression":
          scopes.noteWrite(node["argument"]);
          break;
        case "UnaryExpression":
          if (node["operator"] === "delete") scopes.noteWrite(node["argument"]);
          break;
        case "ForInStatement":
        case "ForOfStatement":
          loops.push(node);
          if (node["left"].type !== "VariableDeclaration") scopes.noteWrite(node["left"]);
          break;
        default:
          if (isFunction2(node)) {
            functions.push(node);
            if (node.type === "FunctionDeclaration" && node["id"])
              scopes.declare(node["id"], "function", node, scopeAround(node));
            if (node.type === "FunctionExpression" && node["id"]) scopes.declare(node["id"], "function", node, node);
            node["params"].forEach((param, index) => scopes.declare(param, "param", param, node, index));
          }
      }
    },
    normalise
  );
  return { program, calls, objects: objects3, functions, classes, templates: templates2, imports, loops, modules, namesApi, size, scopes };
  function noteModule(name) {
    if (name !== void 0) modules.push(name);
  }
}
var SCOPES = /* @__PURE__ */ new Set([
  "Program",
  "BlockStatement",
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "SwitchStatement",
  "CatchClause",
  "StaticBlock",
  "TSModuleBlock"
]);
function scopeAround(node) {
  let at2 = node.parent ?? node;
  while (at2.parent && !SCOPES.has(at2.type) && !isFunction2(at2)) at2 = at2.parent;
  return at2;
}
function varScopeAround(node) {
  let at2 = node.parent ?? node;
  while (at2.parent && at2.type !== "Program" && !isFunction2(at2) && at2.type !== "StaticBlock" && at2.type !== "TSModuleBlock")
    at2 = at2.parent;
  return at2;
}

// src/parse/estree/widget/api.ts
var WINDOWS = /* @__PURE__ */ new Set(["window", "globalThis", "self", "top"]);
var MOST_ALIASES = 5;
var Api = class {
  scopes;
  constructor(scopes) {
    this.scopes = scopes;
  }
  /** `window`, `globalThis`, `window.top`; not a name that the file declares itself. */
  isWindow(node) {
    const at2 = node && bare(node);
    if (at2?.type === "Identifier") return WINDOWS.has(at2["name"]) && !this.scopes.isDeclared(at2);
    return at2?.type === "MemberExpression" && WINDOWS.has(staticName(at2["property"], at2["computed"]) ?? "") && this.isWindow(at2["object"]);
  }
  isGlobal(node) {
    const at2 = bare(node);
    return at2.type === "MemberExpression" && staticName(at2["property"], at2["computed"]) === "openai" && this.isWindow(at2["object"]);
  }
  is(node, depth = 0) {
    if (this.isGlobal(node)) return true;
    const at2 = bare(node);
    const alias = at2.type === "Identifier" && depth < MOST_ALIASES ? this.constant(at2) : void 0;
    if (!alias) return false;
    const { init, path: path2 } = alias;
    if (path2.length === 1 && path2[0] === "openai") return this.isWindow(init);
    return path2.length === 0 && this.is(init, depth + 1);
  }
  /** A value that can only be truthy if `window.openai` is there: itself, or what was read from it. */
  comesFrom(node, depth = 0) {
    let at2 = bare(node);
    for (; ; ) {
      if (this.is(at2)) return true;
      if (at2.type === "MemberExpression") at2 = bare(at2["object"]);
      else if (at2.type === "CallExpression" && bare(at2["callee"]).type !== "Identifier") at2 = bare(at2["callee"]);
      else break;
    }
    const alias = at2.type === "Identifier" && depth < MOST_ALIASES ? this.constant(at2) : void 0;
    return alias !== void 0 && this.comesFrom(alias.init, depth + 1);
  }
  /** What a name that is never given another value was declared with, and the way into it. */
  constant(identifier) {
    const binding = this.scopes.resolve(identifier);
    const init = binding?.kind === "variable" ? binding.node["init"] : void 0;
    if (!init || !binding.path || this.scopes.isReassigned(identifier["name"], binding)) return void 0;
    return { init, path: binding.path };
  }
  /** A test or a page that stands alone puts its own there. */
  isMock(node) {
    if (node.type === "AssignmentExpression") return this.isGlobal(node["left"]);
    if (node.type !== "CallExpression") return false;
    const [first2, second] = node["arguments"];
    const method = path(node["callee"]).at(-1);
    if (method === "stubGlobal") return isText5(first2, "openai") || isText5(first2, "window");
    if (method === "defineProperty") return isText5(second, "openai");
    return method === "assign" && this.isWindow(first2) && hasKey2(second, "openai");
  }
};
var isText5 = (node, text3) => node?.type === "Literal" && node["value"] === text3;
var hasKey2 = (node, key) => node?.type === "ObjectExpression" && node["properties"].some((each) => each["key"] && staticName(each["key"], each["computed"]) === key);
var CLIENT_MEMBERS = /* @__PURE__ */ new Set([
  "apiKey",
  "audio",
  "beta",
  "chat",
  "completions",
  "embeddings",
  "images",
  "models",
  "moderations",
  "responses"
]);

// src/parse/estree/expand.ts
var MOST_ALTERNATIVES = 8;
function expand(parts) {
  const forms = parts.map(formsOf);
  const most = Math.max(1, ...forms.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => forms.map((form) => form[index % form.length]));
}
function formsOf(value) {
  const counts = [];
  countChoices(value, counts);
  if (counts.length === 0) return [plain3(value)];
  const total = counts.reduce((product, count) => product * count, 1);
  if (total > MOST_ALTERNATIVES) return [plain3(value)];
  return Array.from({ length: total }, (_, index) => {
    let rest = index;
    const choices = counts.map((count) => {
      const choice = rest % count;
      rest = Math.floor(rest / count);
      return choice;
    });
    return pick2(value, choices) ?? unknownAt(value);
  });
}
function plain3(value) {
  return pick2(value, void 0) ?? unknownAt(value);
}
function countChoices(value, counts) {
  if (value.kind === "union") {
    counts.push(value.branches.length);
    for (const branch of value.branches) countChoices(branch, counts);
  } else if (value.kind === "object") {
    for (const each of value.entries) countChoices(each.value, counts);
  } else if (value.kind === "array") {
    for (const item of value.items) countChoices(item, counts);
  }
}
function pick2(value, choices) {
  if (value.kind === "union") {
    const choice = choices?.shift();
    if (choice === void 0) return unknownAt(value);
    const forms = value.branches.map((branch) => pick2(branch, choices));
    return forms[choice];
  }
  if (value.kind === "undefined") return void 0;
  if (value.kind === "object") {
    const entries2 = [];
    for (const each of value.entries) {
      const child = pick2(each.value, choices);
      if (child) entries2.push(child === each.value ? each : { ...each, value: child });
    }
    return entries2.length === value.entries.length && entries2.every((each, index) => each === value.entries[index]) ? value : { ...value, entries: entries2 };
  }
  if (value.kind === "array") {
    const items2 = value.items.map((item) => pick2(item, choices) ?? unknownAt(item));
    return items2.every((item, index) => item === value.items[index]) ? value : { ...value, items: items2 };
  }
  return value;
}

// src/parse/estree/widget/argument.ts
var DEEPEST2 = 5;
function argumentNode(expression, evaluator, api) {
  const value = plain3(evaluator.evaluate(expression));
  return value.kind === "unknown" && isText6(expression, api) ? { ...value, isText: true } : value;
}
function isText6(expression, api, depth = 0) {
  const at2 = bare(expression);
  if (depth > DEEPEST2) return false;
  switch (at2.type) {
    case "Literal":
      return typeof at2["value"] === "string";
    case "TemplateLiteral":
      return true;
    case "BinaryExpression":
      return at2["operator"] === "+" && operandsOf(at2).some((each) => isText6(each, api, depth + 1));
    case "ConditionalExpression":
      return isText6(at2["consequent"], api, depth + 1) && isText6(at2["alternate"], api, depth + 1);
    case "CallExpression":
      return isMadeText(at2, api);
    case "Identifier": {
      const constant = api.constant(at2);
      return constant?.path.length === 0 && isText6(constant.init, api, depth + 1);
    }
    default:
      return false;
  }
}
function operandsOf(sum) {
  const operands = [];
  let at2 = sum;
  while (at2.type === "BinaryExpression" && at2["operator"] === "+") {
    operands.push(at2["right"]);
    at2 = bare(at2["left"]);
  }
  return [...operands, at2];
}
function isMadeText({ callee, arguments: args }, { scopes }) {
  const name = path(callee).join(".");
  if (args.length === 0 || name !== "JSON.stringify" && name !== "String") return false;
  const root = bare(callee);
  return !scopes.isDeclared(root.type === "MemberExpression" ? bare(root["object"]) : root);
}

// src/parse/estree/widget/callables.ts
var Callables = class {
  #api;
  #looked = /* @__PURE__ */ new Map();
  constructor(api) {
    this.#api = api;
  }
  /** The function that a callee is, or that its name always means. */
  of(expression) {
    const callee = bare(expression);
    if (callee.type !== "Identifier") return isFunction2(callee) ? callee : void 0;
    const binding = this.#api.scopes.resolve(callee);
    if (binding?.kind === "function") return binding.node;
    const init = this.#api.constant(callee)?.init;
    const inner = init?.type === "CallExpression" && isHook(init) ? init["arguments"][0] : init;
    return inner && isFunction2(bare(inner)) ? bare(inner) : void 0;
  }
  /** `useMemo(() => \u2026)` comes to what the function that looks at it gives. */
  givenToHook(call) {
    if (!isHook(call)) return void 0;
    return call["arguments"].map(bare).find((each) => isFunction2(each) && this.lookAt(each));
  }
  lookAt(expression) {
    const known = this.#looked.get(expression);
    if (known !== void 0) return known;
    let found = false;
    walkAst(expression, (node) => {
      found ||= this.#api.isGlobal(node) || node.type === "Literal" && node["value"] === "openai";
    });
    this.#looked.set(expression, found);
    return found;
  }
};
var isHook = ({ callee }) => /^use[A-Z]/.test(path(callee).at(-1));

// src/parse/estree/widget/questions.ts
var DEEPEST3 = 50;
var MOST5 = 5e4;
var Question = class {
  /** What counts while the answer is looked for. */
  meanwhile;
  inDoubt;
  known = /* @__PURE__ */ new Map();
  /** How many questions were open when it was asked of these. */
  open = /* @__PURE__ */ new Map();
  constructor(meanwhile, inDoubt) {
    this.meanwhile = meanwhile;
    this.inDoubt = inDoubt;
  }
};
var Questions = class {
  #depth = 0;
  #asked = 0;
  /** The outermost open question whose answer for the meanwhile was used. */
  #leansOn = Infinity;
  /** An answer that leans on one for the meanwhile is not kept: asked from elsewhere, it may be another. */
  ask(question, about2, find3) {
    const known = question.known.get(about2);
    if (known !== void 0) return known;
    const opened2 = question.open.get(about2);
    if (opened2 !== void 0) {
      this.#leansOn = Math.min(this.#leansOn, opened2);
      return question.meanwhile;
    }
    if (this.#depth >= DEEPEST3 || ++this.#asked > MOST5) return question.inDoubt;
    const leantOn = this.#leansOn;
    const own2 = this.#depth++;
    this.#leansOn = Infinity;
    question.open.set(about2, own2);
    const answer = find3();
    question.open.delete(about2);
    this.#depth = own2;
    const isFinal = this.#leansOn >= own2;
    if (isFinal) question.known.set(about2, answer);
    this.#leansOn = isFinal ? leantOn : Math.min(leantOn, this.#leansOn);
    return answer;
  }
};

// src/parse/estree/widget/gates.ts
var DEMANDS = /^(invariant|assert|ok|ensure|expect|must)/i;
var Gates = class {
  #parts;
  /** Where in a block the first gate stands. */
  #first = new Question(Infinity, -1);
  constructor(parts) {
    this.#parts = parts;
  }
  isBehind(statements2, child) {
    const first2 = this.#parts.questions.ask(this.#first, statements2, () => {
      const index = statements2.findIndex((statement2) => this.#isGate(statement2));
      return index < 0 ? Infinity : index;
    });
    return first2 < Infinity && first2 < statements2.indexOf(child);
  }
  #isGate(statement2) {
    const { passing, protect, tests } = this.#parts;
    if (passing.has(statement2)) return true;
    switch (statement2.type) {
      case "IfStatement":
        if (exits(statement2["consequent"]) && tests.implies(statement2["test"], false)) return true;
        return statement2["alternate"] ? exits(statement2["alternate"]) && tests.implies(statement2["test"], true) : false;
      case "ForStatement":
      case "WhileStatement":
      case "DoWhileStatement":
        return isEndless(statement2) ? breaksOf(statement2).every(protect) : tests.implies(statement2["test"], false);
      case "ExpressionStatement":
      case "VariableDeclaration":
        return this.#asserts(statement2);
      default:
        return false;
    }
  }
  /** `await openaiReady()`, `assertOpenAi()`: whoever calls something by such a name has thought of it. */
  #asserts(statement2) {
    if (statement2.type === "ExpressionStatement" && this.#isDemand(bare(statement2["expression"]))) return true;
    const expressions = statement2.type === "ExpressionStatement" ? [statement2["expression"]] : statement2["declarations"].map(({ init }) => init);
    return expressions.some((expression) => {
      const isAwaited = expression?.type === "AwaitExpression";
      const call = isAwaited ? expression["argument"] : expression;
      if (!call) return false;
      const name = path(call.type === "CallExpression" ? call["callee"] : call).at(-1);
      if (isAwaited && /openai|ready|wait|bridge|globals/i.test(name)) return true;
      if (call.type !== "CallExpression") return false;
      const callable = this.#parts.callables.of(call["callee"]);
      return callable ? this.#throwsWithout(callable) : /^(assert|ensure|require|check|expect)\w*openai/i.test(name);
    });
  }
  /** `invariant(window.openai, '\u2026')`, `host || fail()`. */
  #isDemand(expression) {
    const { tests } = this.#parts;
    if (expression.type === "LogicalExpression" && expression["operator"] !== "&&") {
      return bare(expression["right"]).type === "CallExpression" && tests.implies(expression["left"], true);
    }
    if (expression.type !== "CallExpression") return false;
    const names2 = path(expression["callee"]);
    const [first2] = expression["arguments"];
    return first2 !== void 0 && names2.some((name) => DEMANDS.test(name)) && tests.implies(first2, true);
  }
  /** A function of this file with a gate of its own that throws. */
  #throwsWithout({ body }) {
    if (body.type !== "BlockStatement") return false;
    return body.body.some(
      (each) => each.type === "IfStatement" && throws(each["consequent"]) && this.#parts.tests.implies(each["test"], false)
    );
  }
};
var isEndless = ({ test }) => !test || test.type === "Literal" && Boolean(test.value);
var throws = (statement2) => statement2.type === "ThrowStatement" || statement2.type === "BlockStatement" && statement2["body"].some(throws);

// src/parse/estree/widget/names.ts
var Names = class {
  #program;
  #scopes;
  #uses;
  constructor(program, scopes) {
    this.#program = program;
    this.#scopes = scopes;
  }
  /** The uses of what a node declares under a name. */
  usesOf(name, declaration) {
    const uses = this.#all().get(name) ?? [];
    return uses.filter((use) => this.#scopes.resolve(use)?.node === declaration);
  }
  /** What a variable is ever given; undefined where nobody knows. */
  givenTo(name, { kind, node, path: path2 }) {
    if (kind !== "variable" || path2?.length !== 0 || /^For(In|Of)Statement$/.test(node.parent?.parent?.type ?? ""))
      return void 0;
    const given2 = [node["init"] ?? void 0];
    for (const use of this.usesOf(name, node)) {
      const { parent } = use;
      if (parent?.type === "AssignmentExpression" && parent["left"] === use) {
        if (parent["operator"] !== "=") return void 0;
        given2.push(parent["right"]);
      } else if (parent && isWrittenBy(use, parent)) return void 0;
    }
    return given2;
  }
  #all() {
    if (this.#uses) return this.#uses;
    const uses = /* @__PURE__ */ new Map();
    walkAst(this.#program, (node) => {
      if (!/^(JSX)?Identifier$/.test(node.type) || isDeclaration(node)) return;
      addTo(uses, node["name"], node);
    });
    return this.#uses = uses;
  }
};
function isWrittenBy(use, { type, left, parent, value }) {
  if (type === "UpdateExpression" || type === "ArrayPattern" || type === "RestElement") return true;
  if (type === "Property") return value === use && parent?.type === "ObjectPattern";
  return /^(For(In|Of)Statement|AssignmentPattern)$/.test(type) && left === use;
}
function isDeclaration(identifier) {
  const { parent } = identifier;
  if (!parent) return false;
  if (parent.type === "VariableDeclarator") return parent["id"] === identifier;
  if (isFunction2(parent)) return parent["body"] !== identifier;
  if (parent.type === "MemberExpression") return parent["property"] === identifier && !parent["computed"];
  return parent.type === "Property" && parent["key"] === identifier && parent["value"] !== identifier && !parent["computed"];
}

// src/parse/estree/widget/passing.ts
function passingOf(touches) {
  const passing = /* @__PURE__ */ new Map();
  for (const { node } of touches) note2(node, passing);
  return passing;
}
function note2(node, passing) {
  if (isOptional(node)) return;
  for (let child = node, at2 = node.parent; at2; child = at2, at2 = at2.parent) {
    if (isFunction2(at2) || mayBeLeftOut(child, at2)) return;
    if (!STATEMENTS.has(at2.type)) continue;
    const runsFirst = ["expression", "declarations", "test", "discriminant", "argument", "right", "init"];
    const isFirst = runsFirst.some((key) => {
      const part2 = at2[key];
      return Array.isArray(part2) ? part2.includes(child) : part2 === child;
    });
    const known = passing.get(at2);
    if (isFirst && (known === void 0 || startOf(node) < known)) passing.set(at2, startOf(node));
    return;
  }
}
function isOptional(node) {
  for (let at2 = node; ; ) {
    if (at2["optional"] === true) return true;
    if (at2.type === "TSNonNullExpression") at2 = at2["expression"];
    else if (at2.type === "MemberExpression") at2 = at2["object"];
    else if (at2.type === "CallExpression") at2 = at2["callee"];
    else return false;
  }
}
function mayBeLeftOut(child, at2) {
  if (CHOOSES.has(at2.type)) return child !== at2["left"] && child !== at2["test"];
  return CHAINED.has(at2.type) && child !== at2["object"] && child !== at2["callee"] && isOptional(at2);
}
var CHOOSES = /* @__PURE__ */ new Set(["LogicalExpression", "ConditionalExpression", "AssignmentPattern"]);
var CHAINED = /* @__PURE__ */ new Set(["MemberExpression", "CallExpression"]);
var STATEMENTS = /* @__PURE__ */ new Set([
  "ExpressionStatement",
  "VariableDeclaration",
  "IfStatement",
  "SwitchStatement",
  "ReturnStatement",
  "ThrowStatement",
  "ForOfStatement",
  "ForInStatement",
  "ForStatement",
  "WhileStatement",
  "BlockStatement",
  "TryStatement",
  "SwitchCase",
  "DoWhileStatement",
  "LabeledStatement",
  "Program"
]);

// src/parse/estree/widget/sources.ts
var MOST6 = 100;
var Sources = class {
  #evaluator;
  #callables;
  #names;
  constructor(evaluator, callables, names2) {
    this.#evaluator = evaluator;
    this.#callables = callables;
    this.#names = names2;
  }
  of(expression) {
    const found = [];
    const seen2 = /* @__PURE__ */ new Set();
    const todo = [expression];
    while (todo.length > 0) {
      const next = todo.pop();
      const at2 = next && bare(next);
      if (at2 && seen2.has(at2)) continue;
      if (at2) seen2.add(at2);
      if (found.length + todo.length > MOST6) return [expression];
      const inner = at2 && this.#within(at2, seen2);
      if (inner) todo.push(...inner);
      else found.push(at2);
    }
    return found.length > 0 ? found : [expression];
  }
  /** The value, where it is the same each time; null for nothing. */
  scalar(source) {
    if (!source) return { value: null };
    const value = this.#evaluator.evaluate(source);
    if (value.kind === "string" || value.kind === "number" || value.kind === "boolean") return { value: value.value };
    return value.kind === "null" || value.kind === "undefined" ? { value: null } : void 0;
  }
  #within(at2, seen2) {
    switch (at2.type) {
      case "ConditionalExpression":
        return [at2["consequent"], at2["alternate"]];
      case "LogicalExpression":
        return at2["operator"] === "&&" ? [void 0, at2["right"]] : [at2["left"], at2["right"]];
      case "AwaitExpression":
        return [at2["argument"]];
      case "CallExpression":
        return this.#returned(at2, seen2);
      case "Identifier": {
        const binding = this.scalar(at2) ? void 0 : this.#evaluator.file.scopes.resolve(at2);
        return binding && this.#names.givenTo(at2["name"], binding);
      }
      default:
        return void 0;
    }
  }
  #returned(call, seen2) {
    const callable = this.#callables.of(call["callee"]) ?? this.#callables.givenToHook(call);
    if (!callable || callable["generator"]) return void 0;
    if (seen2.has(callable)) return [];
    seen2.add(callable);
    const given2 = returnsOf(callable).map(({ expression }) => expression);
    const body = callable["body"];
    return body.type !== "BlockStatement" || exits(body) ? given2 : [...given2, void 0];
  }
};

// src/parse/estree/widget/tests.ts
var CHECKS = /openai|chatgpt|skybridge|apps?_?sdk|(has|is|in|on)_?(host|bridge|widget)/i;
var DEEPEST_TEST = 10;
var Tests = class {
  #parts;
  /** While it is looked at, it proves nothing of itself. */
  #isState = new Question(false, true);
  #isSo = { true: new Question(false, true), false: new Question(false, true) };
  #isOther = new Question(false, true);
  constructor(parts) {
    this.#parts = parts;
  }
  implies(test, outcome2, depth = 0) {
    const { api } = this.#parts;
    const at2 = bare(test);
    if (depth > DEEPEST_TEST) return true;
    switch (at2.type) {
      case "UnaryExpression":
        return at2["operator"] === "!" && this.implies(at2["argument"], !outcome2, depth + 1);
      case "LogicalExpression": {
        if (at2["operator"] === "??") return outcome2 && api.comesFrom(at2["left"]);
        const isBoth = at2["operator"] === "&&" === outcome2;
        const left = this.implies(at2["left"], outcome2, depth + 1);
        if (isBoth) return left || this.implies(at2["right"], outcome2, depth + 1);
        return left && this.implies(at2["right"], outcome2, depth + 1);
      }
      case "BinaryExpression":
        return this.#compares(at2, outcome2, depth);
      case "CallExpression":
        return this.#asks(at2, outcome2, depth);
      case "AwaitExpression":
        return this.implies(at2["argument"], outcome2, depth + 1);
      case "AssignmentExpression":
        return this.implies(at2["right"], outcome2, depth + 1);
      case "Identifier":
        return outcome2 && api.comesFrom(at2) || this.#named(at2, outcome2, depth);
      default:
        return outcome2 && api.comesFrom(at2);
    }
  }
  /** Whether one gets into a case of a switch, or falls into it, only where it is there. */
  impliesCase(switchCase) {
    const { discriminant, cases } = switchCase.parent;
    const ends = (each) => each["consequent"].some(exits);
    const index = cases.indexOf(switchCase);
    const from = cases.slice(0, index).findLastIndex(ends) + 1;
    return cases.slice(from, index + 1).every(({ test }) => {
      const right = test;
      if (right) return this.#compares({ operator: "===", left: discriminant, right }, true, 0);
      return this.#parts.questions.ask(this.#isOther, switchCase, () => this.#isNoneOf(discriminant, cases));
    });
  }
  /** `default`: what none of the cases is for. */
  #isNoneOf(discriminant, cases) {
    const { sources, isChecked } = this.#parts;
    const values = cases.map(({ test }) => test && sources.scalar(test)?.value);
    return sources.of(discriminant).every((source) => {
      const known = sources.scalar(source);
      return known && values.includes(known.value) || source !== void 0 && isChecked(source);
    });
  }
  /** `const isReady = \u2026; if (isReady)`; a name that another file or a parameter gives may well stand for a check. */
  #named(identifier, outcome2, depth) {
    const { api } = this.#parts;
    const constant = api.constant(identifier);
    if (constant?.path.length === 0) return this.implies(constant.init, outcome2, depth + 1);
    if (constant && this.#isStateOfIt(constant.init)) return true;
    const isForeign = api.scopes.resolve(identifier)?.kind !== "variable" || constant !== void 0;
    return isForeign ? CHECKS.test(identifier["name"]) : this.#isSetByIt(identifier, outcome2, depth);
  }
  /** `let isReady = false; if (window.openai) isReady = true;` */
  #isSetByIt(identifier, outcome2, depth) {
    const { api, names: names2, questions, isChecked, sources } = this.#parts;
    const binding = api.scopes.resolve(identifier);
    if (!names2.givenTo(identifier["name"], binding)) return false;
    return questions.ask(
      this.#isSo[`${outcome2}`],
      binding,
      () => sources.of(identifier).every((source) => {
        const known = sources.scalar(source);
        if (known) return Boolean(known.value) !== outcome2 || source !== void 0 && isChecked(source);
        return isChecked(source) || this.implies(source, outcome2, depth + 1);
      })
    );
  }
  #asks(call, outcome2, depth) {
    const { api, callables } = this.#parts;
    const callee = bare(call["callee"]);
    const [first2] = call["arguments"];
    if (callee.type === "Identifier" && callee["name"] === "Boolean" && first2)
      return this.implies(first2, outcome2, depth + 1);
    if (callee.type === "MemberExpression" && api.comesFrom(callee)) return outcome2;
    const method = path(callee).at(-1);
    if (callee.type === "MemberExpression" && /^(hasOwnProperty|hasOwn|has)$/.test(method))
      return outcome2 && call["arguments"].some((each) => each.type === "Literal" && each["value"] === "openai");
    const callable = callables.of(callee) ?? callables.givenToHook(call);
    if (!callable) return CHECKS.test(method);
    const result = onlyReturn(callable);
    return result ? this.implies(result, outcome2, depth + 1) : callables.lookAt(callable);
  }
  /** `const [ready, setReady] = useState(\u2026)`: what it begins with looks at it, or what sets it, or what stands around that. */
  #isStateOfIt(init) {
    const { callables, names: names2, protect, questions } = this.#parts;
    const id = init.parent?.["id"];
    if (init.type !== "CallExpression" || path(init["callee"]).at(-1) !== "useState" || id?.type !== "ArrayPattern")
      return false;
    return questions.ask(this.#isState, init, () => {
      const setter = id["elements"][1];
      const uses = setter?.type === "Identifier" ? names2.usesOf(setter["name"], init.parent) : [];
      const isSetByIt = ({ parent }) => parent?.type === "CallExpression" && callables.lookAt(parent);
      const isSetBehind = (use) => use.parent?.type === "CallExpression" && protect(use);
      return callables.lookAt(init) || uses.some((use) => isSetByIt(use) || isSetBehind(use));
    });
  }
  #compares({ operator, left, right }, outcome2, depth) {
    const { api, sources } = this.#parts;
    if (operator === "in") return outcome2 && staticName(left, true) === "openai" && api.isWindow(right);
    if (operator === "instanceof") return outcome2 && api.comesFrom(left);
    const isEqual = operator === "==" || operator === "===";
    if (!isEqual && operator !== "!=" && operator !== "!==") return false;
    const [subject, other] = isConstant(left) ? [bare(right), bare(left)] : [bare(left), bare(right)];
    if (other.type === "Literal" && typeof other["value"] === "boolean")
      return this.implies(subject, isEqual === outcome2 ? other["value"] : !other["value"], depth + 1);
    const isTypeof = subject.type === "UnaryExpression" && subject["operator"] === "typeof";
    if (!api.comesFrom(isTypeof ? subject["argument"] : subject)) {
      const value = isTypeof ? void 0 : sources.scalar(other);
      return value !== void 0 && this.#hasValue(subject, other, value.value, isEqual === outcome2);
    }
    const isNothing2 = isTypeof ? other["value"] === "undefined" : isNullish(other);
    if (!isNothing2 && other.type !== "Literal") return false;
    return isNothing2 ? isEqual !== outcome2 : isEqual === outcome2;
  }
  /** `host === 'chatgpt'`: all that it may be then was given where `window.openai` is there. */
  #hasValue(subject, other, value, isEqual) {
    const { questions, sources, isChecked } = this.#parts;
    const isMeant2 = (source) => {
      const known = sources.scalar(source);
      if (known) return known.value === value !== isEqual || source !== void 0 && isChecked(source);
      return isChecked(source) || this.#mayNameHost(source, value);
    };
    return questions.ask(this.#isSo[`${isEqual}`], other, () => sources.of(subject).every(isMeant2));
  }
  /** What another file gives may well be the name of the host; so may a state. */
  #mayNameHost(source, value) {
    const { api } = this.#parts;
    const constant = source.type === "Identifier" ? api.constant(source) : void 0;
    if (constant && this.#isStateOfIt(constant.init)) return true;
    const name = path(source.type === "CallExpression" ? source["callee"] : source).at(-1);
    return CHECKS.test(name) || typeof value === "string" && CHECKS.test(value);
  }
};
var isConstant = (node) => bare(node).type === "Literal" || isNullish(bare(node));
var isNullish = (node) => node.type === "Literal" && node["value"] === null && !node["regex"] || node.type === "Identifier" && node["name"] === "undefined" || node.type === "UnaryExpression" && node["operator"] === "void";

// src/parse/estree/widget/guards.ts
var Guards = class {
  #passing;
  #callables;
  #names;
  #questions = new Questions();
  #tests;
  #gates;
  /** While a function is looked at, its calls of itself do not count. */
  #isCalledGuarded = new Question(true, true);
  constructor(api, evaluator, touches) {
    const { program, scopes } = evaluator.file;
    const protect = (node) => this.protect(node);
    const questions = this.#questions;
    const passing = this.#passing = passingOf(touches);
    const callables = this.#callables = new Callables(api);
    const names2 = this.#names = new Names(program, scopes);
    const sources = new Sources(evaluator, callables, names2);
    const isChecked = (node) => this.#isReached(node, false);
    const tests = this.#tests = new Tests({ api, callables, names: names2, sources, questions, protect, isChecked });
    this.#gates = new Gates({ tests, callables, passing, questions, protect });
  }
  protect(node) {
    return isOptional(node) || this.#isReached(node, true);
  }
  /** Whether something around a node, or before it, lets it run only with `window.openai`, or lets a touch fail there. */
  #isReached(node, mayFail) {
    for (let child = node, at2 = node.parent; at2; child = at2, at2 = at2.parent) {
      if (this.#guards(at2, child) || mayFail && isTried(at2, child)) return true;
      const first2 = this.#passing.get(at2);
      if (first2 !== void 0 && first2 < startOf(node)) return true;
      if (isFunction2(at2) && (isListener(at2) || this.#isOnlyCalledGuarded(at2))) return true;
    }
    return false;
  }
  #guards(at2, child) {
    const tests = this.#tests;
    switch (at2.type) {
      case "IfStatement":
      case "ConditionalExpression":
        if (child === at2["consequent"]) return tests.implies(at2["test"], true);
        return child === at2["alternate"] && tests.implies(at2["test"], false);
      case "LogicalExpression":
        if (child !== at2["right"] || at2["operator"] === "??") return false;
        return tests.implies(at2["left"], at2["operator"] === "&&");
      case "WhileStatement":
      case "ForStatement":
        return child === at2["body"] && at2["test"] ? tests.implies(at2["test"], true) : false;
      case "CallExpression":
        return child !== at2["callee"] && (isFunction2(child) || child.type === "Identifier") && this.#isCheckedBy(at2);
      case "SwitchCase":
        return child !== at2["test"] && (this.#gates.isBehind(at2["consequent"], child) || tests.impliesCase(at2));
      case "Program":
      case "Script":
      case "BlockStatement":
      case "StaticBlock":
      case "TSModuleBlock":
        return Array.isArray(at2["body"]) && this.#gates.isBehind(at2["body"], child);
      default:
        return false;
    }
  }
  /** `whenReady(() => \u2026)`: a function of this file that looks at it is taken to call what it is given only then. */
  #isCheckedBy({ callee }) {
    const callable = this.#callables.of(callee);
    return callable !== void 0 && this.#callables.lookAt(callable);
  }
  /** A function of this file that is used only where `window.openai` is known to be there. */
  #isOnlyCalledGuarded(callable) {
    const name = nameOf3(callable);
    if (!name || isExported(callable)) return false;
    return this.#questions.ask(this.#isCalledGuarded, callable, () => {
      const uses = this.#names.usesOf(name, callable["id"] ? callable : callable.parent);
      const others = uses.filter((use) => !isInside(use, callable));
      return others.length > 0 && others.every((use) => this.protect(use));
    });
  }
};
var isTried = ({ type, block: block2, handler }, child) => type === "TryStatement" && child === block2 && Boolean(handler);
function isListener(callable) {
  const call = callable.parent;
  if (call?.type !== "CallExpression") return false;
  const [first2] = call["arguments"];
  return first2 !== void 0 && staticName(first2, true) === "openai:set_globals";
}
function nameOf3(callable) {
  if (callable["id"]) return callable["id"].name;
  const { parent } = callable;
  return parent?.type === "VariableDeclarator" && parent["id"].type === "Identifier" ? parent["id"].name : void 0;
}
function isExported(callable) {
  const declaration = callable["id"] ? callable : callable.parent?.parent;
  return /^Export/.test(declaration?.parent?.type ?? "");
}
function isInside(node, callable) {
  for (let at2 = node; at2; at2 = at2.parent) if (at2 === callable) return true;
  return false;
}

// src/parse/estree/widget/touches.ts
function touchesIn(program, api) {
  const all2 = [];
  let isMocked = false;
  walkAst(program, (node) => {
    if (node.type === "MemberExpression" && api.is(node["object"])) all2.push(touch(node));
    else if (node.type === "VariableDeclarator" && node["init"] && node["id"].type === "ObjectPattern") {
      if (api.is(node["init"])) all2.push(...destructured(node));
    }
    isMocked ||= api.isMock(node);
  });
  const isClient = all2.some(({ name }) => name !== void 0 && CLIENT_MEMBERS.has(name));
  return { all: isClient ? [] : all2, isMocked };
}
function touch(node) {
  const name = staticName(node["property"], node["computed"]);
  const call = callOf(node);
  return {
    node,
    api: bare(node["object"]),
    ...name !== void 0 && { member: node["property"], name },
    ...call && { call },
    isGiven: node.parent?.type === "AssignmentExpression" && bare(node.parent["left"]) === node
  };
}
function callOf(node) {
  let at2 = node.parent;
  while (at2 && at2.type !== "CallExpression" && bare(at2) === node) at2 = at2.parent;
  return at2?.type === "CallExpression" && bare(at2["callee"]) === node ? at2 : void 0;
}
function destructured(declarator) {
  const init = declarator["init"];
  const found = declarator["id"]["properties"].flatMap((each) => {
    const name = each["key"] ? staticName(each["key"], each["computed"]) : void 0;
    return name === void 0 ? [] : [{ node: init, api: bare(init), member: each["key"], name }];
  });
  return found.length > 0 ? found : [{ node: init, api: bare(init) }];
}

// src/parse/estree/widget.ts
function widgetUses(evaluator) {
  const { namesApi, program, scopes } = evaluator.file;
  if (!namesApi) return [];
  const api = new Api(scopes);
  const { all: all2, isMocked } = touchesIn(program, api);
  if (all2.length === 0) return [];
  const guards = new Guards(api, evaluator, all2);
  const given2 = new Set(all2.flatMap(({ name, isGiven }) => isGiven ? [name] : []));
  return all2.map(({ node, api: used2, member, name, call }) => ({
    ...place2(used2),
    guarded: isMocked || guards.protect(node),
    ...member && { member: { name, ...place2(member) } },
    ...(isMocked || given2.has(name)) && { isOwn: true },
    ...call && { call: call["arguments"].map((each) => argumentNode(each, evaluator, api)) }
  }));
}

// src/parse/pages.ts
function pageUses(pieces, { start: start2, end }, parseScript2, normalise) {
  if (!pieces.some(({ text: text3 }) => text3.includes("openai"))) return [];
  const body = pieces.flatMap(({ text: text3, offset, kind }) => {
    if (text3.includes(HOLE)) return [];
    const program = parseScript2(text3, start2 + offset, kind);
    return program ? [wrapped(program, kind)] : [];
  });
  return widgetUses(new Evaluator(survey({ type: "Program", start: start2, end, body }, normalise)));
}
function wrapped(program, kind) {
  const [start2, end, body] = [startOf(program), endOf(program), program["body"]];
  if (kind === "script") return { type: "Script", start: start2, end, body };
  if (kind === "module") return { type: "TSModuleBlock", start: start2, end, body };
  const block2 = { type: "BlockStatement", start: start2, end, body };
  const callable = { type: "ArrowFunctionExpression", start: start2, end, params: [], body: block2 };
  return { type: "ExpressionStatement", start: start2, end, expression: callable };
}
function templateUses(templates2, text3, usesOf2) {
  return templates2.flatMap((template) => {
    const start2 = startOf(template) + 1;
    const raw = text3.slice(start2, endOf(template) - 1);
    if (!raw.includes("openai") || !/<script|\son[a-z]+=/i.test(raw)) return [];
    return usesOf2(withoutHoles(raw, start2, template["expressions"], text3), start2);
  });
}
var HOLE = "\0";
function withoutHoles(raw, start2, expressions, text3) {
  let page = "";
  let from = 0;
  for (const expression of expressions) {
    const open = text3.lastIndexOf("${", startOf(expression)) - start2;
    const close = text3.indexOf("}", endOf(expression)) + 1 - start2;
    page += raw.slice(from, open) + HOLE.repeat(close - open);
    from = close;
  }
  return (page + raw.slice(from)).replaceAll("\\", HOLE);
}

// src/parse/changes.ts
function changesOf(edits) {
  const changes = { values: /* @__PURE__ */ new Map(), keys: /* @__PURE__ */ new Map(), containers: /* @__PURE__ */ new Map(), texts: [] };
  for (const edit of edits) if (!sortIn(changes, edit)) return void 0;
  return changes;
}
function sortIn({ values, keys, containers, texts }, edit) {
  switch (edit.op) {
    case "set":
      values.set(edit.node, edit.value);
      return edit.node.file === void 0;
    case "rename":
      keys.set(edit.entry, edit.key);
      return edit.entry.file === void 0;
    case "add":
      changeOf(containers, edit.to)[edit.first ? "first" : "last"].push({ key: edit.key, value: edit.value });
      return edit.to.file === void 0;
    case "append":
      changeOf(containers, edit.to).last.push({ value: edit.value });
      return edit.to.file === void 0;
    case "remove": {
      const index = childIndex(edit.from, edit.child);
      changeOf(containers, edit.from).removed.add(index);
      return index >= 0 && edit.from.file === void 0;
    }
    case "text":
      texts.push({ start: edit.start, end: edit.end, text: edit.text });
      return true;
  }
}
function changeOf(containers, container) {
  let change = containers.get(container);
  if (!change) containers.set(container, change = { removed: /* @__PURE__ */ new Set(), first: [], last: [] });
  return change;
}
function childIndex(container, child) {
  if (container.kind === "array") return container.items.indexOf(child);
  return container.entries.findIndex((entry2) => entry2 === child || entry2.value === child);
}
function childPlaces(container) {
  if (container.kind === "array") return container.items;
  return container.entries.map(({ start: start2, value }) => ({ start: start2, end: value.end }));
}
function containerAround(roots, place3) {
  let around2;
  let inner = lastFrom(roots, place3.start);
  while (isContainer(inner) && inner.start <= place3.start && place3.end <= inner.end && inner !== place3) {
    around2 = inner;
    inner = inner.kind === "array" ? lastFrom(inner.items, place3.start) : lastFrom(inner.entries, place3.start)?.value;
  }
  return around2;
}
function lastFrom(places, offset) {
  return places[countWhere(places, ({ start: start2 }) => start2 <= offset) - 1];
}
function isContainer(node) {
  return node?.kind === "object" || node?.kind === "array";
}

// src/parse/lines.ts
function lineEndOf(text3) {
  const feed = text3.indexOf("\n");
  if (feed < 0) return text3.includes("\r") ? "\r" : "\n";
  return text3[feed - 1] === "\r" ? "\r\n" : "\n";
}
function hasLineBreak(text3, start2 = 0, end = text3.length) {
  for (let at2 = start2; at2 < end; at2++) if (isLineBreak(text3, at2)) return true;
  return false;
}
function isLineBreak(text3, at2) {
  return text3[at2] === "\n" || text3[at2] === "\r";
}
function lineStart(text3, offset, least = 0) {
  let at2 = offset;
  while (at2 > least && !isLineBreak(text3, at2 - 1) && text3[at2 - 1] !== "\uFEFF") at2--;
  return at2;
}
function indentAt(text3, offset) {
  const start2 = lineStart(text3, offset);
  return text3.slice(start2, skipSpaces(text3, start2));
}
function skipSpaces(text3, offset) {
  let at2 = offset;
  while (text3[at2] === " " || text3[at2] === "	") at2++;
  return at2;
}
function isFirstOnLine(text3, offset) {
  let at2 = offset;
  while (text3[at2 - 1] === " " || text3[at2 - 1] === "	") at2--;
  return at2 === 0 || isLineBreak(text3, at2 - 1) || text3[at2 - 1] === "\uFEFF";
}
function reindent(piece, from, to) {
  if (from === to) return piece;
  return piece.replace(
    /(\r\n|\n|\r)([ \t]*)/g,
    (_, lineBreak, indent) => indent.startsWith(from) ? lineBreak + to + indent.slice(from.length) : lineBreak + indent
  );
}

// src/parse/commas.ts
function layoutOf(text3, list2, removed, style) {
  const kept = list2.children.filter((_, index) => !removed.has(index));
  const model = kept.at(-1) ?? list2.children[0];
  if (!model) return style.opensUp ? { indent: indentAt(text3, list2.start) + style.unit } : void 0;
  return hasLineBreak(text3, list2.start, model.start) && isFirstOnLine(text3, model.start) ? { indent: indentAt(text3, model.start) } : void 0;
}
function editList(text3, list2, change, style) {
  const tokens = tokensOf2(text3, list2);
  if (!tokens) return void 0;
  const trailing = endsWithComma(tokens);
  const lastKept = list2.children.findLastIndex((_, index) => !change.removed.has(index));
  const hasEnd = change.last.length > 0 || trailing;
  for (const token of tokens) {
    const isUseless = token.kind === "comma" && token.child === lastKept && !hasEnd;
    token.gone = token.kind !== "comment" && (change.removed.has(token.child) || isUseless);
  }
  const added = [...change.first, ...change.last];
  if (lastKept < 0 && added.length > 0) return filled(text3, list2, tokens, added, trailing, style);
  const edits = removals(text3, list2, tokens);
  if (change.first.length > 0) edits.push(prepended(text3, list2, tokens, change.first, style));
  if (change.last.length > 0) edits.push(...appended(text3, list2, tokens, lastKept, change, trailing, style));
  return edits;
}
function separatorOf(layout, style) {
  return layout ? style.lineEnd + layout.indent : style.space;
}
function insertion(at2, text3) {
  return { start: at2, end: at2, text: text3 };
}
function tokensOf2(text3, list2) {
  const tokens = [];
  let at2 = list2.start + 1;
  for (let child = 0; child <= list2.children.length; child++) {
    const { start: start2, end } = list2.children[child] ?? { start: list2.end - 1, end: list2.end };
    while (at2 < start2) {
      const comment2 = list2.commentEnd(text3, at2);
      if (comment2 > at2) tokens.push({ kind: "comment", start: at2, end: comment2, child: child - 1, gone: false });
      else if (text3[at2] === ",") tokens.push({ kind: "comma", start: at2, end: at2 + 1, child: child - 1, gone: false });
      else if (!/\s/.test(text3[at2])) return void 0;
      at2 = Math.max(comment2, at2 + 1);
    }
    if (at2 !== start2) return void 0;
    if (child < list2.children.length) tokens.push({ kind: "child", start: start2, end, child, gone: false });
    at2 = end;
  }
  return tokens;
}
function endsWithComma(tokens) {
  return tokens.findLast(({ kind }) => kind !== "comment")?.kind === "comma";
}
function lastOnLine(text3, tokens, from) {
  let at2 = from;
  while (tokens[at2 + 1]?.kind === "comment" && !hasLineBreak(text3, tokens[at2].end, tokens[at2 + 1].start)) at2++;
  return at2;
}
function removals(text3, list2, tokens) {
  const edits = [];
  for (let from = 0; from < tokens.length; from++) {
    if (!tokens[from].gone) continue;
    let to = from;
    while (tokens[to + 1]?.gone) to++;
    const outer = { start: tokens[from - 1]?.end ?? list2.start + 1, end: tokens[to + 1]?.start ?? list2.end - 1 };
    const inner = { start: tokens[from].start, end: tokens[to].end };
    const keeps = blanksToKeep(text3, tokens, from, to, outer, inner);
    edits.push({
      start: keeps === "before" ? inner.start : outer.start,
      end: keeps === "after" ? inner.end : outer.end,
      text: ""
    });
    from = to;
  }
  return edits;
}
function blanksToKeep(text3, tokens, from, to, outer, inner) {
  const before = tokens[from - 1];
  const after = tokens[to + 1];
  if (!before && !after) return "none";
  if (!before) return "before";
  if (!after && before.kind !== "comment") return "after";
  return hasLineBreak(text3, outer.start, inner.start) && !hasLineBreak(text3, inner.end, outer.end) ? "before" : "after";
}
function prepended(text3, list2, tokens, children, style) {
  const firstKept = tokens.find((token) => token.kind === "child" && !token.gone);
  const opening = openingLine(text3, list2, tokens);
  const isBelow = hasLineBreak(text3, opening, firstKept.start) && isFirstOnLine(text3, firstKept.start);
  if (!isBelow) return insertion(firstKept.start, children.map((child) => `${child},${style.space}`).join(""));
  const separator = style.lineEnd + indentAt(text3, firstKept.start);
  return insertion(opening, children.map((child) => `${separator}${child},`).join(""));
}
function appended(text3, list2, tokens, lastKept, change, trailing, style) {
  const layout = layoutOf(text3, list2, change.removed, style);
  const child = tokens.findIndex((token) => token.kind === "child" && token.child === lastKept);
  const comma = tokens.findIndex((token) => token.kind === "comma" && token.child === lastKept);
  const last = comma < 0 ? child : comma;
  const behind = tokens[layout ? lastOnLine(text3, tokens, last) : last];
  const separator = separatorOf(layout, style);
  const joined = change.last.map((each) => separator + each).join(",");
  return [
    ...comma < 0 ? [insertion(tokens[child].end, ",")] : [],
    insertion(behind.end, trailing ? joined + "," : joined)
  ];
}
function openingLine(text3, list2, tokens) {
  const first2 = tokens[0];
  if (first2?.kind !== "comment" || hasLineBreak(text3, list2.start, first2.start)) return list2.start + 1;
  return tokens[lastOnLine(text3, tokens, 0)].end;
}
function filled(text3, list2, tokens, children, trailing, style) {
  const removed = new Set(list2.children.keys());
  const layout = layoutOf(text3, list2, removed, style);
  const separator = separatorOf(layout, style);
  const joined = children.join("," + separator) + (trailing ? "," : "");
  if (!tokens.some(({ kind }) => kind === "comment")) {
    const [first2, last] = [tokens[0], tokens.at(-1)];
    if (first2 && last) return [{ start: first2.start, end: last.end, text: joined }];
    const closing = layout ? style.lineEnd + indentAt(text3, list2.start) : style.padding;
    return [
      { start: list2.start + 1, end: list2.end - 1, text: (layout ? separator : style.padding) + joined + closing }
    ];
  }
  const at2 = openingLine(text3, list2, tokens);
  const isOpen = hasLineBreak(text3, at2, list2.end);
  const lead = isOpen ? style.lineEnd + (layout?.indent ?? indentAt(text3, list2.start) + style.unit) : style.space;
  return [
    ...removals(text3, list2, tokens),
    insertion(at2, children.map((child) => lead + child).join(",") + (trailing ? "," : ""))
  ];
}

// src/parse/json-comments.ts
function commentsIn(text3) {
  const comments = [];
  const marks = /["'/]/g;
  for (let mark = marks.exec(text3); mark; mark = marks.exec(text3)) {
    const { index: start2 } = mark;
    if (mark[0] !== "/") marks.lastIndex = stringEnd(text3, start2);
    else if (text3.startsWith("/*", start2) || text3.startsWith("//", start2)) {
      const closed = commentEnd(text3, start2);
      const end = closed === start2 ? text3.length : closed;
      comments.push({ start: start2, end });
      marks.lastIndex = end;
    }
  }
  return comments;
}
function stringEnd(text3, start2) {
  const quote = text3[start2];
  for (let at2 = start2 + 1; at2 < text3.length; at2++) {
    const char = text3[at2];
    if (char === quote) return at2 + 1;
    if (char === "\\") at2++;
    if (text3[at2] === "\n" || text3[at2] === "\r") return at2;
  }
  return text3.length;
}
function commentEnd(text3, at2) {
  if (text3[at2] !== "/") return at2;
  if (text3[at2 + 1] === "*") {
    const close = text3.indexOf("*/", at2 + 2);
    return close < 0 ? at2 : close + 2;
  }
  if (text3[at2 + 1] !== "/") return at2;
  let end = at2 + 2;
  while (end < text3.length && text3[end] !== "\n" && text3[end] !== "\r") end++;
  return end;
}

// src/parse/estree/written.ts
var Literals = class {
  style;
  #literals = /* @__PURE__ */ new Map();
  /** Properties by where their keys start. */
  #properties = /* @__PURE__ */ new Map();
  constructor(program, text3) {
    const keys = /* @__PURE__ */ new Set();
    const lists = [];
    let single = 0;
    walkAst(program, (node) => {
      if (node.type === "Property" && node.parent?.type === "ObjectExpression") {
        this.#properties.set(startOf(node["key"]), node);
        if (!node["computed"]) keys.add(node["key"]);
      } else if (node.type === "ObjectExpression" || node.type === "ArrayExpression") {
        lists.push(node);
        this.#note(node);
      } else if (node.type === "TemplateLiteral") {
        if (node["expressions"].length === 0 && node.parent?.type !== "TaggedTemplateExpression") this.#note(node);
      } else if (node.type === "UnaryExpression" && node["operator"] === "-") {
        this.#note(node);
      } else if (node.type === "Literal" && !keys.has(node)) {
        this.#note(node);
        const quote = text3[startOf(node)];
        single += quote === "'" ? 1 : quote === '"' ? -1 : 0;
      }
    });
    this.style = styleOf(lists, text3, single >= 0 ? "'" : '"');
  }
  /** The literal that a node of the tree stands for, where the two agree. */
  of(node) {
    const found = node.file === void 0 ? this.#literals.get(`${node.start}:${node.end}`) : void 0;
    return found && agrees(found, node) ? found : void 0;
  }
  property({ start: start2, end, file }) {
    const found = file === void 0 ? this.#properties.get(start2) : void 0;
    return found && endOf(found["key"]) === end ? found : void 0;
  }
  #note(node) {
    this.#literals.set(`${startOf(node)}:${endOf(node)}`, node);
  }
};
function agrees({ type, value, argument }, node) {
  switch (node.kind) {
    case "object":
      return type === "ObjectExpression";
    case "array":
      return type === "ArrayExpression";
    case "string":
      return type === "TemplateLiteral" || type === "Literal" && value === node.value;
    case "number":
      if (type === "UnaryExpression") return argument.type === "Literal" && -argument.value === node.value;
      return type === "Literal" && value === node.value;
    case "boolean":
      return type === "Literal" && value === node.value;
    case "null":
      return type === "Literal" && value === null;
    case "unknown":
      return false;
  }
}
function childrenOf2(literal2) {
  const children = literal2["properties"] ?? literal2["elements"];
  return children.every((each) => each !== null) ? children : void 0;
}
var placeOf2 = (node) => ({ start: startOf(node), end: endOf(node) });
function childIndex2(children, child) {
  const isEntry2 = "key" in child;
  return children.findIndex((each) => {
    const own2 = isEntry2 ? each["key"] : bare(each);
    if (!own2) return false;
    return isPlaceOf(own2, child) || !isEntry2 && child.via !== void 0 && isPlaceOf(own2, child.via);
  });
}
var isPlaceOf = (node, { start: start2, end, file }) => file === void 0 && startOf(node) === start2 && endOf(node) === end;
function styleOf(lists, text3, quote) {
  let unit;
  let padding;
  let trailing;
  for (const list2 of lists) {
    const children = childrenOf2(list2);
    const [first2] = children ?? [];
    if (!first2) continue;
    const { start: start2, end } = placeOf2(list2);
    if (!hasLineBreak(text3, start2, startOf(first2))) {
      if (list2.type === "ObjectExpression") padding ??= text3.slice(start2 + 1, startOf(first2));
      continue;
    }
    trailing ??= /,\s*$/.test(text3.slice(endOf(children.at(-1)), end - 1));
    const [outer, inner] = [indentAt(text3, start2), indentAt(text3, startOf(first2))];
    if (isFirstOnLine(text3, startOf(first2)) && inner.length > outer.length && inner.startsWith(outer))
      unit ??= inner.slice(outer.length);
  }
  const isBlank3 = padding === void 0 || padding.trim() === "";
  return {
    lineEnd: lineEndOf(text3),
    unit: unit ?? "  ",
    quote,
    padding: isBlank3 ? padding ?? " " : " ",
    trailing: trailing ?? true
  };
}

// src/parse/printable.ts
function isScalar(value) {
  return value === null || typeof value !== "object";
}
function isList(value) {
  return Array.isArray(value);
}
function isRecord(value) {
  return !isScalar(value) && !isList(value) && writtenNode(value) === void 0;
}
function printNumber(value) {
  if (Number.isFinite(value)) return Object.is(value, -0) ? "-0" : String(value);
  return value < 0 ? "-1e999" : "1e999";
}

// src/parse/string-offsets.ts
function offsetFinder(find3) {
  const known = /* @__PURE__ */ new WeakMap();
  return (text3, node, index) => {
    let offsets = known.get(node);
    if (offsets === void 0) known.set(node, offsets = find3(text3, node) ?? null);
    return offsets?.[index];
  };
}

// src/parse/source-strings.ts
var offsetIn = offsetFinder(offsetsOf);
function offsetsOf(text3, { start: start2, end, value, file }) {
  const quote = text3[start2];
  if (file !== void 0 || quote !== "'" && quote !== '"' && quote !== "`") return void 0;
  const offsets = [];
  let at2 = start2 + 1;
  let units = "";
  while (at2 < end - 1) {
    if (text3[at2] === quote || quote === "`" && text3.startsWith("${", at2)) return void 0;
    const { length, stands } = unitAt(text3, at2);
    for (let unit = 0; unit < stands.length; unit++) offsets.push(at2);
    units += stands;
    at2 += length;
  }
  if (at2 !== end - 1 || text3[at2] !== quote || units !== value) return void 0;
  offsets.push(at2);
  return offsets;
}
var SHORT3 = { n: "\n", t: "	", r: "\r", b: "\b", f: "\f", v: "\v" };
function unitAt(text3, at2) {
  if (text3[at2] !== "\\") {
    if (text3[at2] !== "\r") return { length: 1, stands: text3[at2] };
    return { length: text3[at2 + 1] === "\n" ? 2 : 1, stands: "\n" };
  }
  const next = text3[at2 + 1] ?? "";
  if (next === "\r" && text3[at2 + 2] === "\n") return { length: 3, stands: "" };
  if (/[\n\r\u2028\u2029]/.test(next)) return { length: 2, stands: "" };
  const code = /^(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\}|([0-7]{1,3}))/i.exec(text3.slice(at2 + 1, at2 + 10));
  if (code?.[4] !== void 0) return octal(code[4]);
  const hex2 = code?.[1] ?? code?.[2] ?? code?.[3];
  if (hex2 !== void 0) {
    const point = Number.parseInt(hex2, 16);
    return { length: 1 + code[0].length, stands: point > 1114111 ? "" : String.fromCodePoint(point) };
  }
  return { length: 2, stands: Object.hasOwn(SHORT3, next) ? SHORT3[next] : next };
}
function octal(digits) {
  const taken2 = Number.parseInt(digits, 8) > 255 ? digits.slice(0, 2) : digits;
  return { length: 1 + taken2.length, stands: String.fromCharCode(Number.parseInt(taken2, 8)) };
}
function quoted(value, quote) {
  return quote + escaped(value, quote) + quote;
}
function escaped(value, quote, before = "") {
  const isTemplate3 = quote === "`";
  let written2 = "";
  for (let at2 = 0; at2 < value.length; at2++) {
    const unit = value[at2];
    const isStart = at2 === 0;
    if (unit === quote || unit === "\\" || isTemplate3 && unit === "$") written2 += `\\${unit}`;
    else if (unit === "\n") written2 += isTemplate3 ? "\n" : "\\n";
    else if (isStart && (isTemplate3 && unit === "{" && before.endsWith("$") || isDigitBehindOctal(unit, before)))
      written2 += hexOf(unit);
    else if (unit === "\r") written2 += "\\r";
    else if (unit === "	") written2 += "\\t";
    else if (/[\0-\x1f\x7f\u2028\u2029]/.test(unit) || isLoneSurrogate(value, at2)) written2 += hexOf(unit);
    else written2 += unit;
  }
  return written2;
}
var isDigitBehindOctal = (unit, before) => /\d/.test(unit) && /\\[0-7]{1,2}$/.test(before);
function hexOf(unit) {
  const hex2 = unit.charCodeAt(0).toString(16);
  return hex2.length > 2 ? `\\u${hex2.padStart(4, "0")}` : `\\x${hex2.padStart(2, "0")}`;
}
function isLoneSurrogate(value, at2) {
  const code = value.charCodeAt(at2);
  if (code >= 55296 && code <= 56319) return !/[\udc00-\udfff]/.test(value[at2 + 1] ?? "");
  return code >= 56320 && code <= 57343 && !/[\ud800-\udbff]/.test(value[at2 - 1] ?? "");
}

// src/parse/source-print.ts
var LONGEST_LINE = 60;
function printSource(value, printer, indent) {
  if (isScalar(value)) return printScalar(value, printer);
  const node = writtenNode(value);
  if (node) return printer.written(node, indent);
  const short = printList(value, printer, void 0);
  if (indent === void 0 || short === void 0 || short.length <= LONGEST_LINE) return short;
  return printList(value, printer, indent);
}
function printScalar(value, { style }) {
  if (typeof value === "string") return quoted(value, style.quote);
  return typeof value === "number" ? printNumber(value) : String(value);
}
function printList(value, printer, indent) {
  const { style } = printer;
  const inner = indent === void 0 ? void 0 : indent + style.unit;
  const children = [];
  const add = (lead, child) => {
    const text3 = printSource(child, printer, inner);
    if (text3 !== void 0) children.push(lead + text3);
    return text3 !== void 0;
  };
  const isDone = isList(value) ? value.every((item) => add("", item)) : isRecord(value) && Object.entries(value).every(([key, each]) => add(`${printKey(key, style)}: `, each));
  if (!isDone) return void 0;
  const [open, close] = isList(value) ? ["[", "]"] : ["{", "}"];
  if (children.length === 0) return open + close;
  if (inner === void 0) {
    const padding = isList(value) ? "" : style.padding;
    return open + padding + children.join(", ") + padding + close;
  }
  const separator = style.lineEnd + inner;
  const last = style.trailing ? "," : "";
  return open + separator + children.join(`,${separator}`) + last + style.lineEnd + indent + close;
}
function printKey(key, style, isQuoted2 = false) {
  if (key === "__proto__") return `[${quoted(key, style.quote)}]`;
  return !isQuoted2 && /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key, style.quote);
}

// src/parse/text-edits.ts
function settle2(edits) {
  const inOrder3 = [...edits].sort((a, b2) => a.start - b2.start || a.end - b2.end);
  const settled = [];
  for (const edit of inOrder3) {
    const last = settled.at(-1);
    if (!last || edit.start > last.end) settled.push(edit);
    else if (edit.start < last.end) return void 0;
    else settled[settled.length - 1] = { start: last.start, end: edit.end, text: last.text + edit.text };
  }
  return settled.filter(({ start: start2, end, text: text3 }) => start2 < end || text3 !== "");
}
function differing(text3, node, value, offsetIn3) {
  const { prefix, suffix } = commonEnds(node.value, value);
  const start2 = offsetIn3(text3, node, prefix);
  const end = offsetIn3(text3, node, node.value.length - suffix);
  if (start2 === void 0 || end === void 0) return void 0;
  return { start: start2, end, text: value.slice(prefix, value.length - suffix) };
}
function commonEnds(before, after) {
  const most = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < most && before[prefix] === after[prefix]) prefix++;
  if (isTorn(before, prefix) || isTorn(after, prefix)) prefix--;
  let suffix = 0;
  while (suffix < most - prefix && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix++;
  if (isTorn(before, before.length - suffix) || isTorn(after, after.length - suffix)) suffix--;
  return { prefix, suffix };
}
function isTorn(text3, at2) {
  return /[\ud800-\udbff]/.test(text3[at2 - 1] ?? "") && /[\udc00-\udfff]/.test(text3[at2] ?? "");
}

// src/parse/source-syntax.ts
function sourceSyntax(program) {
  let literals;
  return {
    id: "source",
    offsetIn,
    print(document, edits) {
      if (!program) return void 0;
      literals ??= new Literals(program, document.text);
      return print(document, literals, edits);
    }
  };
}
function print({ text: text3 }, literals, edits) {
  const changes = changesOf(edits);
  if (!changes) return void 0;
  const printer = {
    style: literals.style,
    written: (node, indent) => written(text3, literals, edits, node, indent)
  };
  const printed = [...changes.texts];
  for (const [node, value] of changes.values) printed.push(setValue(text3, literals, printer, node, value));
  for (const [entry2, key] of changes.keys) printed.push(rename6(text3, literals, entry2, key));
  for (const [container, change] of changes.containers) {
    const more = changeContainer(text3, literals, printer, container, change);
    if (!more) return void 0;
    printed.push(...more);
  }
  return printed.every((each) => each !== void 0) ? settle2(printed) : void 0;
}
function setValue(text3, literals, printer, node, value) {
  if (!literals.of(node) || isMadeFromZod(node)) return void 0;
  if (node.kind === "string" && typeof value === "string") return rewriteString(text3, node, value);
  const replacement = printSource(value, printer, isScalar(value) ? "" : indentAt(text3, node.start));
  return replacement === void 0 ? void 0 : { start: node.start, end: node.end, text: replacement };
}
function rewriteString(text3, node, value) {
  const edit = differing(text3, node, value, offsetIn);
  if (!edit) return void 0;
  const { start: start2, end, text: inner } = edit;
  const quote = text3[node.start];
  const replacement = escaped(inner, quote, text3.slice(Math.max(node.start + 1, start2 - 4), start2));
  const isJoined = quote === "`" && text3[end] === "{" && (replacement || text3.slice(node.start + 1, start2)).endsWith("$");
  const whole = { start: node.start + 1, end: node.end - 1, text: escaped(value, quote) };
  return isJoined || replacement === "" && /\d/.test(text3[end]) ? whole : { start: start2, end, text: replacement };
}
function rename6(text3, literals, entry2, key) {
  const property = literals.property(entry2);
  if (!property) return void 0;
  const { start: start2, end } = entry2;
  const old = text3[start2];
  const isQuoted2 = old === "'" || old === '"';
  const quote = isQuoted2 ? old : literals.style.quote;
  if (property["shorthand"])
    return { start: start2, end, text: `${printKey(key, { quote })}: ${text3.slice(startOf(property), endOf(property))}` };
  if (!property["computed"]) return { start: start2, end, text: printKey(key, { quote }, isQuoted2) };
  return { start: start2, end, text: quote + escaped(key, quote) + quote };
}
function changeContainer(text3, literals, printer, container, change) {
  const literal2 = literals.of(container);
  const children = literal2 && childrenOf2(literal2);
  const hasNew = change.first.length + change.last.length > 0;
  if (!children || hasNew && isMadeFromZod(container)) return void 0;
  const removed = /* @__PURE__ */ new Set();
  for (const each of change.removed) {
    const child = container.kind === "object" ? container.entries[each] : container.items[each];
    const index = childIndex2(children, child);
    if (index < 0) return void 0;
    removed.add(index);
  }
  const { lineEnd, padding, unit } = literals.style;
  const list2 = { ...placeOf2(literal2), children: children.map(placeOf2), commentEnd };
  const style = {
    lineEnd,
    unit,
    space: " ",
    padding: container.kind === "object" ? padding : "",
    opensUp: container.kind === "object" && isSpreadAround(text3, literal2)
  };
  const indent = layoutOf(text3, list2, removed, style)?.indent;
  const first2 = printChildren(change.first, printer, indent);
  const last = printChildren(change.last, printer, indent);
  return first2 && last && editList(text3, list2, { removed, first: first2, last }, style);
}
function isSpreadAround(text3, literal2) {
  for (let at2 = literal2.parent; at2; at2 = at2.parent) {
    if (at2.type !== "ObjectExpression" && at2.type !== "ArrayExpression") continue;
    const [first2] = childrenOf2(at2) ?? [];
    return first2 !== void 0 && hasLineBreak(text3, startOf(at2), startOf(first2));
  }
  return false;
}
function printChildren(children, printer, indent) {
  const printed = [];
  for (const { key, value } of children) {
    const text3 = printSource(value, printer, indent);
    if (text3 === void 0) return void 0;
    printed.push(key === void 0 ? text3 : `${printKey(key, printer.style)}: ${text3}`);
  }
  return printed;
}
function written(text3, literals, edits, node, indent) {
  const expression = removedValue(literals, edits, node) ?? (isMadeFromZod(node) ? void 0 : literals.of(node));
  if (!expression) return void 0;
  const piece = text3.slice(startOf(expression), endOf(expression));
  if (piece.includes("`") || !hasLineBreak(piece, 0, piece.length)) return piece;
  const from = indentAt(text3, startOf(expression));
  return reindent(piece, from, indent ?? from);
}
function removedValue(literals, edits, node) {
  for (const edit of edits) {
    if (edit.op !== "remove") continue;
    const { child, from } = edit;
    if (child !== node && !("key" in child && child.value === node)) continue;
    const literal2 = literals.of(from);
    const children = literal2 && childrenOf2(literal2);
    const entry2 = "key" in child || from.kind === "array" ? child : from.entries.find(({ value }) => value === child);
    const found = children && entry2 ? children[childIndex2(children, entry2)] : void 0;
    if (found?.type !== "Property") return found;
    return found["kind"] === "init" && !found["method"] ? found["value"] : void 0;
  }
  return void 0;
}

// src/eslint/page-scripts.ts
var SCRIPT_TYPES = /* @__PURE__ */ new Set(["", "module", "text/javascript", "application/javascript", "text/ecmascript"]);
var HOLDS_TEXT = /^(?:script|style|title|textarea|iframe|noembed|noframes|noscript|xmp)$/;
var OPENING2 = /<!--|<([a-z][^\s/>]*)/gi;
function partsOf2(html) {
  const scripts = [];
  const comments = [];
  for (let at2 = 0; ; ) {
    OPENING2.lastIndex = at2;
    const opening = OPENING2.exec(html);
    if (!opening) break;
    const inside = OPENING2.lastIndex;
    if (opening[1] === void 0) {
      at2 = endOf2(html, /--!?>/g, inside - 2).after;
      comments.push({ start: opening.index, end: at2 });
      continue;
    }
    const tag = tagAt(html, inside);
    if (!tag) break;
    at2 = tag.end;
    scripts.push(...handlersOf(tag));
    const name = opening[1].toLowerCase();
    if (!HOLDS_TEXT.test(name)) continue;
    const end = endOf2(html, new RegExp(`</${name}(?=[\\s/>])`, "gi"), tag.end);
    at2 = end.after;
    const type = name === "script" ? typeOf3(tag) : void 0;
    if (type !== void 0 && SCRIPT_TYPES.has(type) && end.before < html.length) {
      scripts.push({ start: tag.end, end: end.before, kind: type === "module" ? "module" : "script" });
    }
  }
  return { scripts, comments };
}
var ATTRIBUTE = /[\s/]*(=?[^\s/>=]+|=)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
var CLOSING2 = /[\s/]*>/y;
function tagAt(html, from) {
  const attributes = [];
  for (let at2 = from; ; ) {
    CLOSING2.lastIndex = at2;
    if (CLOSING2.test(html)) return { attributes, end: CLOSING2.lastIndex };
    ATTRIBUTE.lastIndex = at2;
    const found = ATTRIBUTE.exec(html);
    if (!found) return void 0;
    at2 = ATTRIBUTE.lastIndex;
    const [, name = "", quoted2, single, bare2 = ""] = found;
    if (/^["']/.test(bare2)) return void 0;
    const inQuotes = quoted2 ?? single;
    const value = inQuotes ?? bare2;
    attributes.push({ name: name.toLowerCase(), value, start: at2 - value.length - (inQuotes === void 0 ? 0 : 1) });
  }
}
function typeOf3({ attributes }) {
  if (attributes.some(({ name }) => name === "src")) return void 0;
  return (attributes.find(({ name }) => name === "type")?.value ?? "").trim().toLowerCase();
}
function handlersOf({ attributes }) {
  const handlers = attributes.filter(
    ({ name, value }) => /^on[a-z]+$/.test(name) && value.includes("openai") && !/&(?:#|\w+;)|\r/.test(value)
  );
  return handlers.map(({ value, start: start2 }) => ({ start: start2, end: start2 + value.length, kind: "handler" }));
}
function endOf2(html, what, from) {
  what.lastIndex = from;
  const found = what.exec(html);
  return found ? { before: found.index, after: what.lastIndex } : { before: html.length, after: html.length };
}

// src/eslint/engine/parse-script.ts
function parseScript(text3, offset, kind, user) {
  const { parserOptions = {} } = user;
  const parser = user.parser;
  const options = {
    ...parserOptions,
    // A script that stands in a text is none of the files of a project.
    ...{ project: void 0, projectService: void 0, programs: void 0, filePath: void 0 },
    ...{ ecmaVersion: "latest", sourceType: kind === "module" ? "module" : "script" },
    ...{ range: true, loc: true, comment: true },
    ...kind === "handler" && { ecmaFeatures: { ...featuresOf(parserOptions), globalReturn: true } }
  };
  try {
    const program = parser?.parseForESLint?.(text3, options).ast ?? parser?.parse?.(text3, options);
    move3(program, offset);
    const comments = (program["comments"] ?? []).map(({ range: [start2, end] }) => {
      return { start: start2 + offset, end: end + offset };
    });
    return { program, comments };
  } catch (error) {
    const { message, index, pos } = error;
    return { message, at: offset + (index ?? pos ?? 0), isTooDeep: error instanceof RangeError };
  }
}
var featuresOf = (options) => options.ecmaFeatures ?? {};
function move3(program, by) {
  const nodes = /* @__PURE__ */ new Set([program]);
  for (const node of nodes) {
    if (node.range) node.range = [node.range[0] + by, node.range[1] + by];
    if (node.start !== void 0) node.start += by;
    if (node.end !== void 0) node.end += by;
    for (const key in node) {
      if (key === "parent" || key === "tokens" || key === "comments") continue;
      const value = node[key];
      if (Array.isArray(value)) value.filter(isNode2).forEach((each) => nodes.add(each));
      else if (isNode2(value)) nodes.add(value);
    }
  }
}
var isNode2 = (value) => typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

// src/eslint/engine/pages.ts
function pagesIn(templates2, text3, user) {
  return templateUses(
    templates2,
    text3,
    (page, offset) => pageUses(piecesOf(page), { start: offset, end: offset + page.length }, (script, at2, kind) => {
      const parsed = parseScript(script, at2, kind, user);
      return "program" in parsed ? parsed.program : void 0;
    })
  );
}
function readPage(path2, text3, user) {
  const { scripts, comments } = partsOf2(text3);
  const broken = [];
  const lines = new Lines(text3);
  const widget = pageUses(piecesOf(text3), { start: 0, end: text3.length }, (script, at2, kind) => {
    const parsed = parseScript(script, at2, kind, user);
    if ("program" in parsed) return parsed.program;
    if (parsed.isTooDeep) throw new Unreadable("The code is nested too deep to be parsed.");
    broken.push({ message: `Parsing error: ${parsed.message}`, ...lines.at(parsed.at) });
    return void 0;
  });
  const root = { kind: "object", start: 0, end: 0, entries: [], open: true };
  const commentsOf = ({ start: start2, end, kind }) => {
    const parsed = kind === "handler" ? void 0 : parseScript(text3.slice(start2, end), start2, kind, user);
    return parsed && "program" in parsed ? parsed.comments : [];
  };
  const document = {
    ...{ path: path2, text: text3, syntax: sourceSyntax(void 0), faults: [] },
    roots: widget.length > 0 ? [root] : [],
    code: { ...NO_CODE, widget },
    comments: () => [...comments, ...scripts.flatMap(commentsOf)].sort((a, b2) => a.start - b2.start)
  };
  return [document, broken];
}
function piecesOf(page) {
  return partsOf2(page).scripts.map(({ start: start2, end, kind }) => ({ text: page.slice(start2, end), offset: start2, kind }));
}

// src/parse/estree/answers.ts
function answersOf(handlers, evaluator) {
  return handlers.flatMap(({ callable, tool: tool6, env }) => {
    const all2 = bodiesOf(callable, evaluator, env);
    const mayDiffer = all2.some(({ statement: statement2, body }) => body.kind === "unknown" && !isCaught(statement2, callable));
    return all2.flatMap(({ statement: statement2, body }) => {
      if (body.kind === "unknown") return [];
      const asked = tool6 === void 0 ? askedFor("name", statement2, callable, evaluator) : void 0;
      const name = tool6 ?? textOf(asked);
      return [{ ...name !== void 0 && { tool: name }, body, ...mayDiffer && { mayDiffer } }];
    });
  });
}
function readsOf(readers, evaluator) {
  return readers.flatMap(({ given: given2, callable, uri, env }) => {
    if (!callable) return [{ ...uri && { uri: plain3(uri) }, body: unknownAt(place2(given2)) }];
    const bodies = bodiesOf(callable, evaluator, env);
    const answers = bodies.filter(({ statement: statement2, body }) => body.kind !== "unknown" || !isCaught(statement2, callable));
    return answers.map(({ statement: statement2, body }) => {
      const own2 = uri ? plain3(uri) : askedFor("uri", statement2, callable, evaluator);
      return own2 ? { uri: own2, body } : { body };
    });
  });
}
function bodiesOf(callable, evaluator, env) {
  return returnsOf(callable).flatMap(({ statement: statement2, expression }) => {
    const value = evaluator.evaluate(expression, env);
    const bodies = value.kind === "union" && value.areReturns ? value.branches : [value];
    return bodies.map((each) => ({ statement: statement2, body: plain3(each) }));
  });
}
function isCaught(statement2, callable) {
  for (let at2 = statement2; at2 && at2 !== callable; at2 = at2.parent)
    if (at2.type === "CatchClause") return true;
  return false;
}
function askedFor(field, statement2, callable, evaluator) {
  const asks = (node) => isParam(node, field, evaluator);
  for (let child = statement2, at2 = statement2.parent; at2 && child !== callable; child = at2, at2 = at2.parent) {
    let compared;
    if (at2.type === "IfStatement" && child === at2["consequent"]) compared = comparedTo(at2["test"], "===", asks);
    else if (at2.type === "SwitchCase" && at2["test"] && asks(at2.parent["discriminant"])) {
      const cases = at2.parent["cases"];
      const before = cases[cases.indexOf(at2) - 1];
      if (!before || before["consequent"].some(exits)) compared = at2["test"];
    } else if (at2.type === "BlockStatement") compared = refusedBefore(at2["body"], child, asks);
    if (compared) {
      const value = plain3(evaluator.evaluate(compared));
      return value.kind === "unknown" ? void 0 : value;
    }
    if (isFunction2(at2)) return void 0;
  }
  return void 0;
}
function refusedBefore(statements2, child, asks) {
  for (const each of statements2.slice(0, statements2.indexOf(child))) {
    const other = each.type === "IfStatement" && exits(each["consequent"]) ? comparedTo(each["test"], "!==", asks) : void 0;
    if (other) return other;
  }
  return void 0;
}
function comparedTo(test, operator, asks) {
  const at2 = bare(test);
  if (at2.type === "LogicalExpression" && at2["operator"] === (operator === "===" ? "&&" : "||"))
    return comparedTo(at2["left"], operator, asks) ?? comparedTo(at2["right"], operator, asks);
  if (at2.type !== "BinaryExpression" || at2["operator"] !== operator && at2["operator"] !== operator.slice(0, 2))
    return void 0;
  if (asks(at2["left"])) return at2["right"];
  return asks(at2["right"]) ? at2["left"] : void 0;
}
function isParam(node, field, evaluator, depth = 0) {
  const at2 = bare(node);
  if (at2.type === "MemberExpression")
    return staticName(at2["property"], at2["computed"]) === field && isParams(at2["object"], evaluator);
  if (at2.type !== "Identifier" || depth > 3) return false;
  const binding = evaluator.file.scopes.resolve(at2);
  const last = binding?.path?.at(-1);
  if (binding?.kind === "param") return last === field && binding.path?.at(-2) === "params";
  const init = binding?.kind === "variable" ? binding.node["init"] : void 0;
  if (!init) return false;
  if (binding.path?.length === 0) return isParam(init, field, evaluator, depth + 1);
  return last === field && (binding.path?.at(-2) === "params" || isParams(init, evaluator));
}
function isParams(node, evaluator) {
  const at2 = bare(node);
  if (at2.type === "MemberExpression") return staticName(at2["property"], at2["computed"]) === "params";
  if (at2.type !== "Identifier") return false;
  const binding = evaluator.file.scopes.resolve(at2);
  if (!binding) return at2["name"] === "params";
  if (binding.path?.at(-1) === "params") return true;
  const init = binding.kind === "variable" && binding.path?.length === 0 ? binding.node["init"] : void 0;
  return init ? isParams(init, evaluator) : false;
}

// src/parse/estree/constants.ts
var ConstantsOf = class {
  #file;
  /** Tools, resources and manifests. */
  #whole;
  #children = /* @__PURE__ */ new Map();
  #byMember = /* @__PURE__ */ new Map();
  #all;
  constructor(file, whole) {
    this.#file = file;
    this.#whole = whole;
  }
  usesOf(wanted) {
    if (wanted.file !== void 0) return NONE8;
    this.#all ??= this.#find();
    let at2 = this.#all[countWhere(this.#all, ({ start: start2 }) => start2 <= wanted.start) - 1];
    while (at2 && at2.end < wanted.end) at2 = at2.around;
    if (!at2 || !this.#isPartOf(wanted, at2.node)) return NONE8;
    const member = memberAt(at2.node, wanted);
    return member === void 0 ? at2.uses : this.#usesOfMember(at2, member);
  }
  /** A constant may have as many members as uses. */
  #usesOfMember({ node, uses }, member) {
    let byMember = this.#byMember.get(node);
    if (!byMember) this.#byMember.set(node, byMember = groupBy(uses, ({ member: member2 }) => member2));
    return [...byMember.get(void 0) ?? [], ...byMember.get(member) ?? []];
  }
  /** Whether a place is part of what a constant is, rather than of what a function does or what is read to make it. */
  #isPartOf(wanted, constant) {
    let at2 = constant;
    for (; ; ) {
      if (isFunction2(at2)) return false;
      const children = this.#childrenOf(at2);
      const inner = children[countWhere(children, (each) => startOf(each) <= wanted.start) - 1];
      if (!inner || endOf(inner) < wanted.end) return at2.type !== "MemberExpression";
      at2 = inner;
    }
  }
  /** A long list may be asked about once for each of its items. */
  #childrenOf(node) {
    let children = this.#children.get(node);
    if (!children) this.#children.set(node, children = childrenOf(node));
    return children;
  }
  #find() {
    const starts = this.#whole.flatMap(({ start: start2, file }) => file === void 0 ? [start2] : []).sort((a, b2) => a - b2);
    const holdsWhole = ({ start: start2, end }) => starts[countWhere(starts, (each) => each < start2)] < end;
    const found = [];
    for (const [node, uses] of [...this.#uses()].sort(([a], [b2]) => place2(a).start - place2(b2).start)) {
      if (uses.length < 2 || holdsWhole(place2(node))) continue;
      let around2 = found.at(-1);
      while (around2 && around2.end < place2(node).end) around2 = around2.around;
      found.push({ ...place2(node), node, uses, around: around2 });
    }
    return found;
  }
  #uses() {
    const { program, scopes } = this.#file;
    const uses = /* @__PURE__ */ new Map();
    const note3 = (constant, node) => {
      addTo(uses, constant, { ...place2(node), member: memberOf(node) });
    };
    walkAst(program, (node) => {
      if (isExportedText(node)) note3(node, node.parent);
      const binding = NAMES6.has(node.type) ? scopes.resolve(node) : void 0;
      const isConstant2 = binding?.kind === "variable" || binding?.kind === "enum";
      if (isConstant2 && !isWithin(place2(node), place2(binding.node["id"]))) note3(binding.node, node);
    });
    return uses;
  }
};
function memberOf(node) {
  const { parent } = node;
  const isObject2 = parent?.type === "MemberExpression" && parent["object"] === node && !parent["computed"];
  return isObject2 ? parent["property"]["name"] : void 0;
}
function memberAt({ init }, { start: start2, end }) {
  const object = init && bare(init);
  if (object?.type !== "ObjectExpression") return void 0;
  const properties = object["properties"];
  const property = properties[countWhere(properties, (each) => startOf(each) <= start2) - 1];
  if (property?.type !== "Property" || endOf(property) < end) return void 0;
  const key = property["computed"] ? void 0 : property["key"];
  return key?.["name"] ?? key?.["value"];
}
var NONE8 = [];
var NAMES6 = /* @__PURE__ */ new Set(["Identifier", "JSXIdentifier"]);
var isWithin = (inner, outer) => outer.start <= inner.start && inner.end <= outer.end;
function isExportedText({ type, init, parent }) {
  const isText7 = type === "VariableDeclarator" && init && /^(Literal|TemplateLiteral)$/.test(bare(init).type);
  return Boolean(isText7) && parent?.parent?.type === "ExportNamedDeclaration";
}

// src/parse/estree/shapes/objects.ts
var SCHEMA_KEYS = ["inputSchema", "outputSchema"];
function withRawShapes(config) {
  return withSchemas(config, isRawShape);
}
function withSchemas(config, isShape = mayBeRawShape) {
  const entries2 = config.entries.map((each) => {
    if (!SCHEMA_KEYS.includes(each.key)) return each;
    const value = shapesIn(each.value, isShape);
    return value === each.value ? each : { ...each, value };
  });
  return { ...config, entries: entries2 };
}
function shapesIn(value, isShape) {
  if (value.kind !== "union") return isShape(value) ? shapeSchema(value) : value;
  if (!value.branches.some(isShape)) return value;
  const branches = value.branches.map((each) => mayBeRawShape(each) ? shapeSchema(each) : each);
  return { ...value, branches };
}
function schemaIn(value) {
  const properties = entry(value, "properties")?.value;
  const holdsZod = properties !== void 0 && !isFromZod(value) && isRawShape(properties);
  return { ...placeOf3(value), is: natureOf2(value), ...holdsZod && { holdsZod } };
}
function natureOf2(schema) {
  if (isFromZod(schema)) return "zod";
  if (isRawShape(schema)) return "shape";
  if (schema.kind !== "object" || schema.open || entry(schema, "~standard")) return "unknown";
  return schema.entries.some(({ value }) => isPlain4(value)) ? "json-schema" : "unknown";
}
function isPlain4(value) {
  if (value.kind === "object") return !isFromZod(value) && (isRawShape(value) || isTyped(value));
  return value.kind === "string" || value.kind === "number" || value.kind === "boolean" || value.kind === "array";
}
var isTyped = (schema) => textOf(entry(schema, "type")?.value) !== void 0;
var placeOf3 = ({ start: start2, end, file, via }) => ({
  start: start2,
  end,
  ...file && { file },
  ...via && { via }
});
function renamed(object, names2) {
  const has2 = new Set(object.entries.map(({ key }) => key));
  const entries2 = object.entries.map((each) => {
    const key = Object.hasOwn(names2, each.key) ? names2[each.key] : each.key;
    return key === each.key || has2.has(key) ? each : { ...each, key };
  });
  return { ...object, entries: entries2 };
}
function asInputSchema(config, ...names2) {
  const renamedTo = Object.fromEntries(names2.map((name) => [name, "inputSchema"]));
  const isSurely = (value) => isFromZod(value) || mayBeRawShape(value) || textOf(entry(value, "type")?.value) === "object";
  const entries2 = renamed(config, renamedTo).entries.map(
    (each, index) => each.key === config.entries[index].key || isSurely(each.value) ? each : { ...each, value: unknownAt(each.value) }
  );
  return { ...config, entries: entries2 };
}
var SCHEMA_WORDS = ["schema", "parameters", "inputShape", "parametersSchema"];
function withEntries(object, more) {
  const entries2 = [...more, ...object.entries.filter(({ key }) => !more.some((each) => each.key === key))];
  return { ...object, entries: entries2 };
}
function asResource(row) {
  return { ...row, entries: row.entries.filter(({ key }) => RESOURCE_FIELDS.has(key)) };
}
var RESOURCE_FIELDS = new Set("uri name title description mimeType size annotations icons _meta".split(" "));
function opened(object) {
  const entries2 = object.entries.map(
    (each) => each.key === "_meta" && each.value.kind === "object" ? { ...each, value: { ...each.value, open: true } } : each
  );
  return { ...object, entries: entries2, open: true };
}
function named(key, argument, value) {
  return { key, ...place2(argument), value: value.kind === "undefined" ? unknownAt(value) : value };
}

// src/parse/estree/shapes/receivers.ts
var MCP_MODULES = /^(@modelcontextprotocol\/|mcp-handler|@vercel\/mcp-adapter|agents\/mcp|mcp-use|skybridge|fastmcp|xmcp|mcp-lite)/;
var SERVER2 = /^[#_]?(mcp_?)?(server|mcp)$/i;
var LIKE_SERVER = /mcp|server/i;
var importsMcp = ({ modules }) => modules.has(MCP_MODULES);
var importsGenkit = ({ modules }) => modules.has(/(^|[@/])genkit/);
function isServer({ call, names: names2 }, all2) {
  const owner = names2.at(-2);
  if (owner !== void 0 && SERVER2.test(owner)) return true;
  if (!importsMcp(all2)) return false;
  const callee = bare(call["callee"]);
  if (callee.type !== "MemberExpression") return mayBe2(callee, all2);
  const receiver = bare(callee["object"]);
  if (receiver.type === "ThisExpression") return !hasOwn(call, names2.at(-1));
  return mayBe2(receiver, all2);
}
function mayBe2(receiver, all2) {
  if (LIKE_SERVER.test(path(receiver).at(-1))) return true;
  if (receiver.type !== "Identifier") return true;
  const source = all2.modules.sourceOf(receiver);
  if (source !== void 0) return MCP_MODULES.test(source);
  const binding = all2.evaluator.file.scopes.resolve(receiver);
  if (binding?.kind === "function") return false;
  if (binding?.kind === "param") return isTypedSo(binding.node);
  const init = binding?.kind === "variable" ? binding.node["init"] : void 0;
  if (!init || requiredModule(init)) return true;
  const made2 = bare(init.type === "AwaitExpression" ? init["argument"] : init);
  if (isFunction2(made2)) return false;
  if (made2.type !== "NewExpression" && made2.type !== "CallExpression") return true;
  const maker = bare(made2["callee"]);
  const from = all2.modules.sourceOf(maker);
  return LIKE_SERVER.test(path(maker).join(".")) || from !== void 0 && MCP_MODULES.test(from);
}
function isTypedSo(parameter) {
  const type = parameter["typeAnnotation"]?.typeAnnotation;
  if (type?.type !== "TSTypeReference") return true;
  const name = type["typeName"];
  return LIKE_SERVER.test(name["name"] ?? name["right"]?.name ?? "server");
}
function hasOwn(call, method) {
  let at2 = call;
  while (at2 && at2.type !== "ClassBody") at2 = at2.parent;
  return (at2?.["body"] ?? []).some(
    (member) => member["key"] && staticName(member["key"], member["computed"]) === method
  );
}

// src/parse/estree/shapes/classes.ts
function toolClass(node, all2) {
  const base = basesOf(node).find(({ name }) => name.endsWith("Tool"));
  if (!base) return;
  const fields = fieldsOf2(node, all2);
  const whole = { kind: "object", ...place2(node), entries: fields, open: true };
  if (textOf(entry(whole, "name")?.value) === void 0) return;
  if (base.name === "MCPTool") return frameworkTool(whole, node, all2);
  const schema = SCHEMAS2.map((key) => entry(whole, key)).find((each) => each !== void 0);
  if (!schema || !entry(whole, "description") || isLabel(whole)) return;
  const config = { ...whole, entries: fields.filter((each) => each === schema || !SCHEMAS2.includes(each.key)) };
  if (isOfAgents(base, all2)) return all2.addFunction(config);
  const isMcp = schema.key === "inputSchema" || importsMcp(all2) || all2.isServed;
  if (isMcp && maySchemaBe(schema.value)) all2.addTool(asInputSchema(config, schema.key), node, { api: "literal" });
  else if (isSchema3(schema.value)) all2.addFunction(config);
}
var SCHEMAS2 = ["inputSchema", "schema", "parameters"];
var FIELDS7 = /* @__PURE__ */ new Set(["name", "description", "annotations", ...SCHEMAS2]);
function basesOf(node) {
  const base = node["superClass"];
  const types = (node["implements"] ?? []).map(({ expression, id }) => expression ?? id);
  return [...base ? [bare(base)] : [], ...types].flatMap(baseOf);
}
function baseOf(type) {
  if (type.type === "Identifier") return [{ name: type["name"], root: type }];
  const isQualified = type.type === "TSQualifiedName";
  const name = isQualified ? type["right"].name : path(type).at(-1);
  const root = isQualified ? type["left"] : type["object"];
  return root ? [{ name, root: bare(root) }] : [];
}
function fieldsOf2(node, all2) {
  return node["body"].body.flatMap((member) => {
    const { key, computed, static: isStatic } = member;
    const name = isStatic || !key ? void 0 : nameOf4(key, computed);
    const value = name !== void 0 && FIELDS7.has(name) ? givenBy(member, all2) : void 0;
    return !value || value.kind === "undefined" ? [] : [{ key: name, ...place2(key), value }];
  });
}
function givenBy({ type, kind, key, value }, all2) {
  if (/^(PropertyDefinition|AccessorProperty)$/.test(type)) return value ? all2.evaluate(value) : void 0;
  if (type !== "MethodDefinition" || kind !== "get" || !value?.body) return void 0;
  const result = onlyReturn(value);
  return result ? all2.evaluate(result) : unknownAt(place2(key));
}
var nameOf4 = (key, isComputed) => key.type === "PrivateIdentifier" ? void 0 : staticName(key, isComputed);
var isLabel = (config) => /^\p{Lu}.*\s/u.test(textOf(entry(config, "name")?.value));
function isOfAgents({ name, root }, all2, depth = 0) {
  if (AGENTS.test(all2.modules.sourceOf(root) ?? "") || name.endsWith("StructuredTool") || importsGenkit(all2))
    return true;
  const binding = root.type === "Identifier" ? all2.evaluator.file.scopes.resolve(root) : void 0;
  const own2 = binding?.kind === "variable" ? binding.node["init"] : binding?.node;
  const base = own2 && /^Class/.test(own2.type) ? own2["superClass"] : void 0;
  return base && depth < DEEPEST4 ? baseOf(bare(base)).some((each) => isOfAgents(each, all2, depth + 1)) : false;
}
var DEEPEST4 = 5;
var AGENTS = /^(@?langchain|@mastra\/|ai$|@ai-sdk\/|@openai\/agents|llamaindex|@llamaindex\/|beeai-framework|@google\/)/;
var isSchema3 = (value) => isFromZod(value) || isRawShape(value) || value.kind === "object";
var maySchemaBe = (value) => isSchema3(value) || value.kind === "unknown" || value.kind === "union";
function frameworkTool(config, node, all2) {
  const schema = entry(config, "schema")?.value;
  const entries2 = config.entries.filter(
    ({ key, value }) => key === "name" || key === "description" && value.kind === "string"
  );
  const parameters = schema && parametersOf(schema);
  if (parameters) entries2.push({ ...entry(config, "schema"), key: "inputSchema", value: parameters });
  all2.addTool({ ...config, entries: entries2 }, node, { api: "literal", takesShapes: true });
}
function parametersOf(schema) {
  if (schema.kind !== "object" || isFromZod(schema)) return isFromZod(schema) ? schema : void 0;
  const entries2 = schema.entries.map((each) => ({ ...each, value: described(each.value) }));
  const shape = { ...schema, entries: entries2 };
  return isRawShape(shape) ? shape : void 0;
}
function described(parameter) {
  const type = parameter.kind === "object" ? entry(parameter, "type")?.value : void 0;
  if (parameter.kind !== "object" || !type || !isFromZod(type)) return unknownAt(parameter);
  const description = entry(parameter, "description");
  const others = type.entries.filter(({ key }) => key !== "description");
  return { ...type, entries: description ? [...others, description] : type.entries, open: type.open || parameter.open };
}
function nestTool({ call, args }, all2) {
  if (call.parent?.type !== "Decorator" || !isOfNest(call, all2)) return;
  const config = all2.evaluate(args[0]);
  if (config.kind !== "object") return;
  all2.takeArgument(args[0]);
  const normal3 = asInputSchema(config, "parameters");
  all2.addTool(entry(config, "name") ? normal3 : opened(normal3), call, { api: "literal" });
}
function decoratedTool({ call, args }, all2) {
  if (call.parent?.type !== "Decorator") return;
  const config = all2.evaluate(args[0]);
  if (config.kind !== "object" || !entry(config, "description")) return;
  all2.takeArgument(args[0]);
  all2.addTool(opened(asInputSchema(config, ...SCHEMA_WORDS)), call, { api: "literal" });
}
var NEST = /^@rekog\/mcp-nest(\/|$)/;
function isOfNest(call, { modules }) {
  const source = modules.sourceOfCallee(call) ?? "";
  return NEST.test(source) || source.startsWith(".") && modules.has(NEST);
}

// src/parse/estree/turns.ts
var MOST_TURNS = 200;
function turnsOf(call, evaluator) {
  for (let at2 = call.parent; at2; at2 = at2.parent) {
    if (at2.type === "ForOfStatement") return turnsOfLoop(at2, evaluator);
    if (isFunction2(at2)) return turnsOfCallback(at2, evaluator);
  }
  return void 0;
}
function turnsOfLoop(loop, evaluator) {
  const declarator = loop["left"].declarations?.[0];
  const list2 = declarator && listOf2(loop["right"], evaluator);
  if (!list2) return void 0;
  const names2 = namesOf2(declarator, evaluator.file.scopes);
  return list2.items.map((item) => ({
    env: { inside: [loop], values: new Map(names2.map(({ binding, valueIn }) => [binding, valueIn(item)])) },
    items: partsOf3(item)
  }));
}
function namesOf2(declarator, scopes) {
  const names2 = [];
  walkAst(declarator["id"], (node) => {
    const binding = node.type === "Identifier" ? scopes.resolve(node) : void 0;
    if (binding?.node !== declarator) return;
    const isKnown3 = (item) => binding.path ? !scopes.isReassigned(node["name"], binding) : isInWordsOfMcp(item, binding) && !scopes.isWritten(node["name"], binding);
    names2.push({ binding, valueIn: (item) => isKnown3(item) ? taken(binding, item, node) : unknown2(node) });
  });
  return names2;
}
function isInWordsOfMcp(item, { rest, node }) {
  const row = rest && follow2(item, rest.path, node);
  return row?.kind === "object" && entry(row, "inputSchema") !== void 0;
}
function turnsOfCallback(callback, evaluator) {
  const { parent } = callback;
  if (parent?.type !== "CallExpression" || parent["arguments"][0] !== callback) return void 0;
  const callee = bare(parent["callee"]);
  if (callee.type !== "MemberExpression" || !/^(forEach|map)$/.test(path(callee).at(-1))) return void 0;
  const list2 = listOf2(callee["object"], evaluator);
  return list2?.items.map((item) => ({
    env: bindParams(
      callback,
      [item],
      NO_ENV,
      parent,
      evaluator.file.scopes,
      (each, env) => evaluator.evaluate(each, env)
    ),
    items: partsOf3(item)
  }));
}
var partsOf3 = (item) => [item, ...items(item)];
function listOf2(expression, evaluator) {
  const list2 = evaluator.evaluate(expression);
  const isKnown3 = list2.kind === "array" && list2.items.length > 0 && list2.items.length <= MOST_TURNS;
  return isKnown3 && list2.items.every(({ kind }) => kind === "object" || kind === "array") ? list2 : void 0;
}

// src/parse/estree/wrappers.ts
function callableAround(call) {
  for (let at2 = call.parent; at2; at2 = at2.parent) {
    if (isFunction2(at2)) return at2;
    if (NOT_ONCE.test(at2.type)) return void 0;
  }
  return void 0;
}
var NOT_ONCE = /^(For|ForIn|ForOf|While|DoWhile)Statement$|^Class/;
function handsOn(callable, name, described2, scopes) {
  const isParam2 = (node) => {
    const binding = node.type === "Identifier" ? scopes.resolve(node) : void 0;
    return binding?.kind === "param" && scopes.paramOf(callable, node["name"]) === binding;
  };
  const isOwn = (node) => {
    const root = ownerOf(node);
    if (isParam2(root)) return true;
    const binding = root.type === "Identifier" ? scopes.resolve(root) : void 0;
    const init = binding?.kind === "variable" ? binding.node["init"] : void 0;
    return init ? holds(init, isParam2) : false;
  };
  const isNamed3 = isOwn(name) || name.type === "TemplateLiteral" && holds(name, isParam2);
  return isNamed3 && described2.length > 0 && described2.every((each) => isOwn(each) || isMadeOf(bare(each), isOwn));
}
function holds(expression, isWanted) {
  let found = false;
  walkAst(expression, (node) => {
    found ||= isWanted(node);
  });
  return found;
}
function isMadeOf({ type, properties }, isOwn) {
  if (type !== "ObjectExpression") return false;
  const isSpread2 = properties.some(({ argument }) => argument && isOwn(argument));
  const given2 = properties.filter(({ key, value }) => key && value && isOwn(value));
  const has2 = (name) => given2.some(({ key }) => (key.name ?? key.value) === name);
  return isSpread2 || has2("description") && has2("inputSchema");
}
function methodsIn(callable) {
  const counts = /* @__PURE__ */ new Map();
  walkAst(callable["body"], ({ type, callee }) => {
    if (type !== "CallExpression") return;
    const at2 = bare(callee);
    const name = at2.type === "MemberExpression" ? at2["property"].name : at2["name"];
    if (name !== void 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  return counts;
}

// src/parse/estree/helpers.ts
var MOST_CALLS = 200;
var Helpers = class {
  #evaluator;
  #turns = /* @__PURE__ */ new Map();
  #calls;
  #maps;
  #mentions;
  #ends = /* @__PURE__ */ new Map();
  #endsEarly = /* @__PURE__ */ new Map();
  #methods = /* @__PURE__ */ new Map();
  constructor(evaluator) {
    this.#evaluator = evaluator;
  }
  /** The function that a call stands in, where that is given what the call registers. */
  around(call, given2) {
    const wrapper2 = this.#wrapperAround(call, given2);
    if (wrapper2) return { callable: wrapper2, isWrapper: true };
    const callable = this.#namedAround(call, given2.name);
    return callable && { callable, isWrapper: false };
  }
  /** Whatever it does beside, it registers one tool for each call of it, and no other of its own. */
  #wrapperAround(call, { name, described: described2, method }) {
    const callable = callableAround(call);
    if (!callable || this.callsOf(callable).length === 0 || described2.length === 0) return void 0;
    const isWrapper = this.isOnlyIn(callable, method) && handsOn(callable, name, described2, this.#evaluator.file.scopes);
    return isWrapper ? callable : void 0;
  }
  /** Whether a function calls a method once. */
  isOnlyIn(callable, method) {
    let methods = this.#methods.get(callable);
    if (!methods) this.#methods.set(callable, methods = methodsIn(callable));
    return methods.get(method) === 1;
  }
  /** The function that is given the tool's name, where all that is made of the rest is known too. */
  #namedAround(call, name) {
    let owner = bare(name);
    while (owner.type === "MemberExpression") owner = bare(owner["object"]);
    const { scopes } = this.#evaluator.file;
    const binding = owner.type === "Identifier" ? scopes.resolve(owner) : void 0;
    if (binding?.kind !== "param" || scopes.isWritten(owner["name"], binding)) return void 0;
    let at2 = call.parent;
    while (at2 && !isFunction2(at2)) at2 = at2.parent;
    if (!at2 || scopes.paramOf(at2, owner["name"]) !== binding) return void 0;
    return this.isAlwaysReached(call, at2) && this.#isOnlyCalled(at2) ? at2 : void 0;
  }
  /** No condition and no earlier end stands between the begin of a function and a call in it. */
  isAlwaysReached(call, callable) {
    for (let child = call, at2 = call.parent; at2; child = at2, at2 = at2.parent) {
      if (at2 === callable) return child === at2["body"];
      if (at2.type === "BlockStatement") {
        if (this.#endOf(at2) < startOf(child)) return false;
      } else if (!STRAIGHT.has(at2.type)) return false;
    }
    return false;
  }
  /** Where the first statement of a block begins behind which the next may not be reached. */
  #endOf(block2) {
    let end = this.#ends.get(block2);
    if (end === void 0) {
      const ending = block2["body"].find(mayEnd);
      this.#ends.set(block2, end = ending ? startOf(ending) : Infinity);
    }
    return end;
  }
  /** Whether all that a function is used for is to be called here, with arguments that can be told apart. */
  #isOnlyCalled(callable) {
    const calls = this.callsOf(callable).length;
    const { type, id, parent } = callable;
    const name = type === "FunctionDeclaration" ? id : parent?.["id"];
    if (calls === 0 || name?.type !== "Identifier") return false;
    this.#mentions ??= mentionsIn(this.#evaluator.file.program);
    return this.#mentions.get(name["name"]) === calls;
  }
  /** The only call of a function that does all that it does when it is called. */
  onlyRunOf(callable) {
    const [call, ...others] = this.callsOf(callable);
    if (!call || others.length > 0 || callable["generator"]) return void 0;
    let endsEarly = this.#endsEarly.get(callable);
    if (endsEarly === void 0) this.#endsEarly.set(callable, endsEarly = mayEndEarly(callable));
    return endsEarly ? void 0 : call;
  }
  callsOf(callable) {
    this.#calls ??= this.#find((call) => call["callee"]);
    return this.#calls.get(callable) ?? [];
  }
  /** `ROWS.map(toTool)`. */
  mapsWith(callable) {
    this.#maps ??= this.#find((call) => calledOn(call, MAPS) ? call["arguments"][0] : void 0);
    return this.#maps.get(callable) ?? [];
  }
  /** One turn for each call of such a function, and for each turn of the loop that it is called in. */
  turnsOf(callable) {
    let turns = this.#turns.get(callable);
    if (!turns) this.#turns.set(callable, turns = this.#read(callable));
    return turns;
  }
  #read(callable) {
    const calls = this.callsOf(callable);
    if (calls.length > MOST_CALLS) return [];
    const evaluator = this.#evaluator;
    return calls.flatMap(
      (call) => (turnsOf(call, evaluator) ?? [{ env: NO_ENV, items: [] }]).map(({ env: outer, items: items2 }) => {
        const args = call["arguments"].map((each) => evaluator.evaluate(each, outer));
        const env = bindParams(
          callable,
          args,
          outer,
          call,
          evaluator.file.scopes,
          (each, inner) => evaluator.evaluate(each, inner)
        );
        return { env, call, items: [...items2, ...args.filter(({ kind }) => kind === "object")] };
      })
    );
  }
  /** The calls to which the functions of this file belong that are named there. */
  #find(nameIn2) {
    const found = /* @__PURE__ */ new Map();
    const classes = /* @__PURE__ */ new Map();
    for (const call of this.#evaluator.file.calls) {
      const named2 = nameIn2(call);
      const name = named2 && bare(named2);
      const callable = name?.type === "Identifier" ? functionOf(this.#evaluator, name) : name && methodOf2(name, classes);
      if (!callable || call["arguments"].some(({ type }) => type === "SpreadElement")) continue;
      addTo(found, callable, call);
    }
    return found;
  }
};
function methodOf2(node, classes) {
  const name = node.type === "MemberExpression" ? staticName(node["property"], node["computed"]) : void 0;
  if (name === void 0 || bare(node["object"]).type !== "ThisExpression") return void 0;
  let at2 = node.parent;
  while (at2 && at2.type !== "ClassBody") at2 = at2.parent;
  if (!at2) return void 0;
  let members = classes.get(at2);
  if (!members) classes.set(at2, members = membersOf2(at2));
  const member = members.get(name);
  const value = member?.["value"];
  return value && isFunction2(value) && !/^[gs]et$/.test(member["kind"]) ? value : void 0;
}
function membersOf2({ body }) {
  const members = /* @__PURE__ */ new Map();
  for (const member of body) {
    const name = member["key"] && !member["static"] ? staticName(member["key"], member["computed"]) : void 0;
    if (name !== void 0 && !members.has(name)) members.set(name, member);
  }
  return members;
}
var STRAIGHT = /* @__PURE__ */ new Set([
  ...["ExpressionStatement", "ReturnStatement", "AwaitExpression", "VariableDeclarator", "VariableDeclaration"],
  ...["TSAsExpression", "TSNonNullExpression", "ParenthesizedExpression", "ChainExpression", "UnaryExpression"]
]);
function mayEnd(statement2) {
  let ends = false;
  walkAst(statement2, ({ type }) => {
    ends ||= type === "ReturnStatement" || type === "ThrowStatement";
  });
  return ends;
}
function mentionsIn(program) {
  const mentions2 = /* @__PURE__ */ new Map();
  walkAst(program, (node) => {
    if (node.type !== "Identifier" || isNoUse(node)) return;
    mentions2.set(node["name"], (mentions2.get(node["name"]) ?? 0) + 1);
  });
  for (const statement2 of program["body"]) {
    const declared = /^Export/.test(statement2.type) ? statement2["declaration"] : void 0;
    for (const each of [declared, ...declared?.["declarations"] ?? []]) {
      const name = each?.["id"]?.["name"];
      if (name !== void 0) mentions2.set(name, Infinity);
    }
  }
  return mentions2;
}
function isNoUse(node) {
  const { parent } = node;
  if (!parent || parent["id"] === node) return true;
  if (parent["computed"]) return false;
  return parent.type === "MemberExpression" ? parent["property"] === node : parent["key"] === node;
}

// src/parse/estree/shapes/blocks.ts
function blockOf(site) {
  let at2 = site;
  while (at2.parent && !BLOCKS.has(at2.parent.type) && !isBranch(at2, at2.parent)) at2 = at2.parent;
  return at2.parent && !isBranch(at2, at2.parent) ? at2.parent : at2;
}
function isBranch(at2, { type, test, right }) {
  if (type === "IfStatement" || type === "ConditionalExpression") return at2 !== test;
  return type === "LogicalExpression" && at2 === right;
}
var BLOCKS = /* @__PURE__ */ new Set(["Program", "BlockStatement", "SwitchCase", "ArrayExpression", "StaticBlock", "TSModuleBlock"]);

// src/parse/estree/shapes/type-names.ts
var MOST_TYPES = 20;
var LISTS5 = /* @__PURE__ */ new Set(["Array", "ReadonlyArray"]);
var MAPS2 = /* @__PURE__ */ new Set(["Map", "ReadonlyMap"]);
var SAME = /* @__PURE__ */ new Set(["Readonly", "Required", "NonNullable"]);
var TypeNames = class {
  #file;
  #declared;
  #areOfSdk;
  constructor(file) {
    this.#file = file;
  }
  get areOfSdk() {
    return this.#areOfSdk ??= this.#file.imports.some(
      (each) => versionOf(importedModule(each)) !== void 0 && each["specifiers"].some(bringsToolType)
    );
  }
  /** What a type makes of the part that steps lead to, the outermost last. */
  toolAt(type, steps) {
    const left = [...steps];
    let at2 = type;
    for (let count = 0; at2 && count < MOST_TYPES; count++) {
      if (at2.type === "TSTypeReference") {
        const own2 = this.#referred(at2, left);
        if (own2 === void 0 || typeof own2 === "string") return own2;
        at2 = own2;
      } else at2 = partOf2(at2, left);
    }
    return void 0;
  }
  #referred(reference, left) {
    const name = reference["typeName"];
    const [first2, second] = parametersOf2(reference);
    const own2 = name.type === "Identifier" ? this.#declaredAs(name["name"]) : void 0;
    const imported = this.#imported(name);
    if (own2 || imported || name.type !== "Identifier") {
      if (own2) return own2.type === "TSInterfaceDeclaration" ? memberOf2(own2["body"].body, left) : aliased(own2);
      if (imported?.name === "ListToolsResult" && isOfSdk(imported)) return isTools(left) ? "sdk" : void 0;
      if (left.length > 0 || imported?.name !== "Tool") return void 0;
      return isOfSdk(imported) ? "sdk" : MCP_MODULES.test(imported.source) ? "named" : void 0;
    }
    const called3 = name["name"];
    if (called3 === "Tool") return left.length === 0 ? "named" : void 0;
    if (SAME.has(called3)) return first2;
    if (called3 === "Promise") return left.pop() === "promised" ? first2 : void 0;
    if (LISTS5.has(called3)) return left.pop() === "item" ? first2 : void 0;
    if (MAPS2.has(called3)) return left.pop() === "value" ? second : void 0;
    if (called3 === "Record") return isMember(left.pop()) ? second : void 0;
    return called3 === "Partial" && isMember(left.at(-1)) ? first2 : void 0;
  }
  #imported(name) {
    const { program, scopes } = this.#file;
    const isMember2 = name.type === "TSQualifiedName";
    const root = isMember2 ? name["left"] : name;
    const binding = root.type === "Identifier" ? scopes.topLevel(root["name"], program) : void 0;
    if (binding?.kind !== "import") return void 0;
    const { node } = binding;
    const isWhole3 = node.type === "ImportNamespaceSpecifier";
    const own2 = isMember2 ? isWhole3 ? name["right"] : void 0 : node["imported"];
    return { name: own2?.["name"], source: importedModule(node.parent) };
  }
  /** The interface or alias of the file that has a name. */
  #declaredAs(name) {
    if (!this.#declared) {
      this.#declared = /* @__PURE__ */ new Map();
      for (const statement2 of this.#file.program["body"]) {
        const own2 = statement2["declaration"] ?? statement2;
        if (own2.type === "TSInterfaceDeclaration" || own2.type === "TSTypeAliasDeclaration")
          this.#declared.set(own2["id"].name, own2);
      }
    }
    return this.#declared.get(name);
  }
};
var isOfSdk = ({ source }) => versionOf(source) !== void 0;
var bringsToolType = ({ type, imported }) => type === "ImportNamespaceSpecifier" || imported?.name === "Tool" || imported?.name === "ListToolsResult";
var isMember = (step2) => typeof step2 === "object";
function isTools(left) {
  const [item, list2] = left;
  return left.length === 2 && item === "item" && typeof list2 === "object" && list2.member === "tools";
}
var parametersOf2 = (node) => (node["typeArguments"] ?? node["typeParameters"])?.params ?? [];
var aliased = (declaration) => declaration["typeParameters"] ? void 0 : declaration["typeAnnotation"];
function partOf2(type, left) {
  switch (type.type) {
    case "TSParenthesizedType":
      return type["typeAnnotation"];
    case "TSTypeOperator":
      return type["operator"] === "readonly" ? type["typeAnnotation"] : void 0;
    case "TSArrayType":
      return left.pop() === "item" ? type["elementType"] : void 0;
    case "TSTypeLiteral":
      return memberOf2(type["members"], left);
    case "TSUnionType": {
      const [only, ...others] = type["types"].filter(({ type: each }) => !NOTHING2.has(each));
      return others.length === 0 ? only : void 0;
    }
    default:
      return void 0;
  }
}
var NOTHING2 = /* @__PURE__ */ new Set(["TSUndefinedKeyword", "TSNullKeyword", "TSVoidKeyword"]);
function memberOf2(members, left) {
  const step2 = left.pop();
  if (typeof step2 !== "object") return void 0;
  const own2 = members.find(
    ({ type, key, computed }) => type === "TSPropertySignature" && step2.member !== void 0 && staticName(key, computed) === step2.member
  );
  const found = own2 ?? members.find(({ type }) => type === "TSIndexSignature");
  return found?.["typeAnnotation"]?.typeAnnotation;
}

// src/parse/estree/shapes/around.ts
var TOOL2 = /tool/i;
var RESOURCE = /resource/i;
function aroundOf(literal2, word) {
  for (let child = literal2, at2 = literal2.parent; at2; child = at2, at2 = at2.parent) {
    if (says(word, at2)) return "named";
    if (isFunction2(at2) && says(word, at2.parent ?? at2)) return "named";
    if (isFunction2(at2) || END2.has(at2.type) || at2.type === "BlockStatement" && child.type !== "ReturnStatement") break;
    if (at2.type === "CallExpression" || at2.type === "NewExpression") {
      if (child !== at2["callee"] && !HANDS_ON.test(path(at2["callee"])[0])) return "argument";
    }
  }
  return "nothing";
}
var HANDS_ON = /^(Object|Map|Set|Promise)$/;
var END2 = /* @__PURE__ */ new Set(["Program", "ClassBody"]);
function says(word, at2) {
  switch (at2.type) {
    case "VariableDeclarator":
      return isNamed(word, at2["id"]) || isType(word, at2["id"].typeAnnotation?.typeAnnotation);
    case "Property":
    case "PropertyDefinition":
    case "MethodDefinition":
      return word.test(staticName(at2["key"], at2["computed"]) ?? "");
    case "FunctionDeclaration":
    case "FunctionExpression":
      return at2["id"] ? isNamed(word, at2["id"]) : false;
    case "AssignmentExpression":
      return path(at2["left"]).some((name) => word.test(name));
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return isType(word, at2["typeAnnotation"]);
    case "CallExpression":
      if (at2["callee"].type === "Super") return isOfClass(word, at2);
      return path(at2["callee"]).some((name) => word.test(name));
    case "NewExpression":
      return path(at2["callee"]).some((name) => word.test(name)) || parametersOf2(at2).some((each) => isType(word, each));
    default:
      return false;
  }
}
function isOfClass(word, call) {
  let at2 = call.parent;
  while (at2 && !at2.type.startsWith("Class")) at2 = at2.parent;
  while (at2 && at2.type === "ClassBody") at2 = at2.parent;
  return at2?.["superClass"] ? path(at2["superClass"]).some((name) => word.test(name)) : false;
}
var isNamed = (word, identifier) => word.test(identifier["name"] ?? "");
function isType(word, type) {
  if (type?.type === "TSArrayType") return isType(word, type["elementType"]);
  if (type?.type !== "TSTypeReference") return false;
  const name = type["typeName"];
  const own2 = name.type === "TSQualifiedName" ? name["right"] : name;
  return isNamed(word, own2) || parametersOf2(type).some((each) => isType(word, each));
}

// src/parse/estree/shapes/handed-on.ts
var HandedOn = class {
  #evaluator;
  #uses;
  constructor(evaluator) {
    this.#evaluator = evaluator;
  }
  has(literal2) {
    const uses = this.#usesOf(literal2);
    return uses.length > 0 && uses.every((use) => this.#goesToUnknown(use));
  }
  /** The literal itself, or the names of the constant that it is. */
  #usesOf(literal2) {
    const { parent } = typed(literal2);
    if (parent?.type !== "VariableDeclarator" || parent["id"].type !== "Identifier") return [literal2];
    const id = parent["id"];
    const { scopes } = this.#evaluator.file;
    this.#uses ??= this.#find();
    const named2 = this.#uses.get(id["name"]).filter((each) => each !== id);
    return named2.filter((each) => scopes.resolve(each)?.node === parent);
  }
  #find() {
    const uses = /* @__PURE__ */ new Map();
    walkAst(this.#evaluator.file.program, (node) => {
      if (node.type !== "Identifier") return;
      addTo(uses, node["name"], node);
    });
    return uses;
  }
  #goesToUnknown(use) {
    const argument = typed(use);
    const { parent } = argument;
    if (parent?.type !== "CallExpression" || !parent["arguments"].includes(argument)) return false;
    const callee = bare(parent["callee"]);
    if (functionOf(this.#evaluator, callee)) return false;
    const names2 = path(callee);
    return !names2.some((name) => TOOL2.test(name)) && !KEEPS2.test(names2.at(-1)) && !GLOBALS.test(names2[0]);
  }
};
function typed(node) {
  let at2 = node;
  while (at2.parent && bare(at2.parent) === node) at2 = at2.parent;
  return at2;
}
var KEEPS2 = /^(push|unshift|concat|splice|fill|add|set|freeze|resolve|satisfies)$/;
var GLOBALS = /^(Object|Array|Promise|JSON)$/;

// src/parse/estree/shapes/arguments.ts
var firstIn2 = ({ names: names2 }) => /^registerApp(Tool|Resource)$/.test(names2.at(-1)) ? 1 : 0;
var nameIn = (site) => site.args[firstIn2(site)];
var uriIn = (site) => /[rR]esource$/.test(site.names.at(-1)) ? site.args[firstIn2(site) + 1] : void 0;
function describedIn(site) {
  const method = site.names.at(-1);
  const [definition2, ...rest] = site.args.slice(firstIn2(site));
  if (!TOOL_METHODS.has(method) || method === "tool" && site.names.length === 1) return [];
  if (rest.length < 2) return [definition2];
  return method === "tool" ? rest.slice(0, -1) : rest.slice(0, 1);
}
var TOOL_METHODS = /* @__PURE__ */ new Set(["registerTool", "registerToolTask", "registerAppTool", "tool", "addTool"]);
function propertyOf(literal2, ...names2) {
  if (literal2?.type !== "ObjectExpression") return void 0;
  const found = literal2["properties"].find(
    ({ type, key, computed }) => type === "Property" && !computed && names2.includes(key.name ?? key.value)
  );
  return found?.["value"];
}

// src/parse/estree/shapes/reworked.ts
var Reworked = class {
  #file;
  #lists;
  constructor(file) {
    this.#file = file;
  }
  has(literal2) {
    const name = nameOf5(literal2);
    const binding = name && this.#file.scopes.resolve(name);
    if (!binding) return false;
    this.#lists ??= this.#find();
    return this.#lists.has(binding) || this.#file.scopes.isFilledIn(name["name"], binding);
  }
  /** The lists whose items are changed one by one. */
  #find() {
    const { scopes, calls, loops } = this.#file;
    const lists = /* @__PURE__ */ new Set();
    const note3 = (list2) => lists.add(list2.type === "Identifier" ? scopes.resolve(list2) : void 0);
    for (const { left, right } of loops) if (this.#fills(left.declarations?.[0]?.id)) note3(bare(right));
    for (const call of calls) {
      const callee = bare(call["callee"]);
      const [first2] = call["arguments"];
      const callback = first2 && bare(first2);
      if (callee.type !== "MemberExpression" || !callback || !isFunction2(callback)) continue;
      const parameter = callback["params"][0];
      if (this.#fills(parameter) || addsTo(callback, parameter)) note3(bare(callee["object"]));
    }
    return lists;
  }
  #fills(variable) {
    const binding = variable?.type === "Identifier" ? this.#file.scopes.resolve(variable) : void 0;
    return binding !== void 0 && this.#file.scopes.isFilledIn(variable["name"], binding);
  }
};
function nameOf5(literal2) {
  let at2 = literal2.parent;
  while (at2 && (HOLDERS.has(at2.type) || at2.type === "CallExpression" && path(at2["callee"])[0] === "Object"))
    at2 = at2.parent;
  return at2?.type === "VariableDeclarator" && at2["id"].type === "Identifier" ? at2["id"] : void 0;
}
var HOLDERS = /* @__PURE__ */ new Set(["ArrayExpression", "TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);
function addsTo(callback, parameter) {
  const result = onlyReturn(callback);
  const made2 = result && bare(result);
  if (made2?.type !== "ObjectExpression" || parameter?.type !== "Identifier") return false;
  const properties = made2["properties"];
  const isOf2 = (node) => node?.["name"] === parameter["name"];
  const isCopied = properties.some((each) => isOf2(each["argument"]));
  return isCopied ? properties.length > 1 : properties.some((each) => isOf2(each["value"]?.object));
}

// src/parse/estree/shapes/sdk-version.ts
function sdkOf(site, all2) {
  const { sdk: sdk2 } = all2.modules;
  if (site.type !== "CallExpression") return sdk2;
  const callee = bare(site["callee"]);
  const isMethod = callee.type === "MemberExpression";
  const server = isMethod ? callee["object"] : site["arguments"][0];
  const maker = server && makerOf(rootOf3(server), all2);
  if (isMethod && maker && isOfOthers(maker, staticName(callee["property"], callee["computed"]), all2)) return void 0;
  return sdk2 ?? (maker && sdkOfName(maker, all2));
}
function makerOf(server, all2) {
  if (server.type === "NewExpression") return bare(server["callee"]);
  const { scopes } = all2.evaluator.file;
  const binding = server.type === "Identifier" ? scopes.resolve(server) : void 0;
  if (!binding) return void 0;
  const type = typeOf4(binding);
  if (type) return type;
  const init = binding.kind === "variable" ? binding.node["init"] : void 0;
  if (!init || scopes.isReassigned(server["name"], binding)) return void 0;
  const made2 = bare(init);
  return made2.type === "NewExpression" ? bare(made2["callee"]) : void 0;
}
function typeOf4({ kind, node }) {
  const declared = kind === "variable" ? node["id"] : kind === "param" ? node : void 0;
  const type = declared?.["typeAnnotation"]?.typeAnnotation;
  return type?.type === "TSTypeReference" ? type["typeName"] : void 0;
}
var MOST_CLASSES = 10;
function isOfOthers(maker, method, all2) {
  let name = maker;
  for (let count = 0; name && count < MOST_CLASSES; count++) {
    const root = rootOf3(name);
    const source = all2.modules.sourceOf(root);
    if (source !== void 0) return !MCP_MODULES.test(source);
    const binding = root.type === "Identifier" ? all2.evaluator.file.scopes.resolve(root) : void 0;
    if (binding?.kind !== "class") return false;
    const { body, superClass } = binding.node;
    if (!superClass || hasMember(body, method)) return true;
    name = superClass;
  }
  return false;
}
var hasMember = (body, name) => body["body"].some((member) => member["key"] && staticName(member["key"], member["computed"]) === name);
function sdkOfName(name, { modules }) {
  const source = modules.sourceOf(rootOf3(name));
  return source === void 0 ? void 0 : versionOf(source);
}
function rootOf3(node) {
  const at2 = ownerOf(node);
  return at2.type === "TSQualifiedName" ? rootOf3(at2["left"]) : at2;
}

// src/parse/estree/shapes/side-by-side.ts
var receiverAt = (node) => ({ owner: ownerOf(node), members: path(node).slice(1) });
var DEEPEST5 = 8;
function runOf(block2, receiver, helpers, scopes) {
  let run = { block: block2, receiver };
  for (let depth = 0; depth < DEEPEST5; depth++) {
    const callable = run.block.parent;
    const call = callable && isFunction2(callable) ? helpers.onlyRunOf(callable) : void 0;
    const outside3 = call && seenFrom(call, callable, run.receiver, scopes);
    if (!outside3) break;
    run = { block: blockOf(call), receiver: outside3 };
  }
  return run;
}
function seenFrom(call, callable, receiver, scopes) {
  const { owner, members } = receiver;
  const binding = owner.type === "Identifier" ? scopes.resolve(owner) : void 0;
  if (!binding || scopes.isReassigned(owner["name"], binding)) return void 0;
  if (scopes.paramOf(callable, owner["name"]) !== binding) return isIn2(binding.node, callable) ? void 0 : receiver;
  const given2 = givenFor(binding, callable, call);
  const outer = given2 && receiverAt(given2);
  return outer?.owner.type === "Identifier" ? { ...outer, members: [...outer.members, ...members] } : void 0;
}
function isIn2(node, callable) {
  for (let at2 = node; at2; at2 = at2.parent) if (at2 === callable) return true;
  return false;
}
function nameOf6({ owner, members }, scopes) {
  const binding = owner.type === "Identifier" ? scopes.resolve(owner) : void 0;
  const declared = binding ? startOf(binding.node) : "";
  return [...path(owner), declared, ...members].join(".");
}

// src/parse/estree/shapes/typed.ts
var MOST_HOPS = 60;
var MOST_STEPS2 = 6;
var Types = class {
  #file;
  #names;
  constructor(file) {
    this.#file = file;
    this.#names = new TypeNames(file);
  }
  /** Whether the file names the SDK's own type, without which no literal surely has it. */
  get areOfSdk() {
    return this.#names.areOfSdk;
  }
  /** `within`: how the tool stands in what the expression gives. */
  of(expression, within3 = []) {
    const steps = [...within3];
    let at2 = expression;
    for (let hop = 0; hop < MOST_HOPS && steps.length <= MOST_STEPS2 && at2.parent; hop++) {
      const next = this.#next(at2, at2.parent, steps);
      if (!next) return void 0;
      if ("type" in next) {
        const type = next.type && this.#names.toolAt(next.type, steps);
        return type && { type, isCast: next.isCast ?? false };
      }
      at2 = next.at;
    }
    return void 0;
  }
  #next(at2, parent, steps) {
    switch (parent.type) {
      case "TSSatisfiesExpression":
        return { type: parent["typeAnnotation"] };
      case "TSAsExpression":
      case "TSTypeAssertion":
        return isConst(parent["typeAnnotation"]) ? { at: parent } : { type: parent["typeAnnotation"], isCast: true };
      case "TSNonNullExpression":
      case "ParenthesizedExpression":
        return { at: parent };
      case "ConditionalExpression":
        return at2 === parent["test"] ? void 0 : { at: parent };
      case "LogicalExpression":
        return at2 === parent["left"] && parent["operator"] === "&&" ? void 0 : { at: parent };
      case "ArrayExpression":
        return itemOf(at2, parent, steps);
      case "SpreadElement":
        return parent.parent?.type === "ArrayExpression" && steps.pop() === "item" ? { at: parent } : void 0;
      case "Property":
        if (parent["value"] !== at2 || parent.parent?.type !== "ObjectExpression") return void 0;
        steps.push({ member: staticName(parent["key"], parent["computed"]) });
        return { at: parent.parent };
      case "VariableDeclarator":
        return at2 === parent["init"] ? { type: annotationOf(parent["id"]) } : void 0;
      case "AssignmentPattern":
        return at2 === parent["right"] ? { type: annotationOf(parent["left"]) } : void 0;
      case "AssignmentExpression":
        return at2 === parent["right"] && parent["operator"] === "=" ? this.#declared(parent["left"], steps) : void 0;
      case "PropertyDefinition":
      case "AccessorProperty":
        return at2 === parent["value"] ? { type: annotationOf(parent) } : void 0;
      case "ArrowFunctionExpression":
        return at2 === parent["body"] ? returnedBy(parent, steps) : void 0;
      case "ReturnStatement":
        return returnedBy(functionAround(parent), steps);
      case "CallExpression":
        return this.#argument(at2, parent, steps);
      case "NewExpression":
        return ofMap(parent, steps) ?? { at: parent };
      default:
        return void 0;
    }
  }
  /** `tools.push({ \u2026 })`, `tools.set(name, { \u2026 })`, `Object.freeze([\u2026])`, `Promise.resolve([\u2026])`. */
  #argument(at2, call, steps) {
    const callee = call["callee"];
    if (callee.type !== "MemberExpression" || callee["computed"]) return void 0;
    const owner = callee["object"];
    const method = callee["property"].name;
    if (owner["name"] === "Object") return method === "freeze" ? { at: call } : void 0;
    if (owner["name"] === "Promise") {
      steps.push("promised");
      return method === "resolve" ? { at: call } : void 0;
    }
    if (method === "push" || method === "unshift") steps.push("item");
    else if (method === "set" && call["arguments"][1] === at2) steps.push("value");
    else return void 0;
    return this.#declared(owner, steps);
  }
  /** The type of what has a name. */
  #declared(owner, steps) {
    const binding = owner.type === "Identifier" ? this.#file.scopes.resolve(owner) : void 0;
    if (binding?.path?.length !== 0) return void 0;
    const { kind, node } = binding;
    if (kind === "param") return { type: annotationOf(node) };
    if (kind !== "variable") return void 0;
    const type = annotationOf(node["id"]);
    const init = node["init"];
    if (type || !init) return { type };
    return init.type === "NewExpression" ? ofMap(init, steps) : { type: init["typeAnnotation"] };
  }
};
function itemOf(at2, list2, steps) {
  const map = list2.parent?.type === "ArrayExpression" ? list2.parent.parent : void 0;
  if (map && isMap(map)) {
    steps.push("value");
    return list2["elements"][1] === at2 ? { at: map["arguments"][0] } : void 0;
  }
  steps.push("item");
  return { at: list2 };
}
var isMap = ({ type, callee }) => type === "NewExpression" && callee.type === "Identifier" && callee.name === "Map";
function ofMap(made2, steps) {
  const type = isMap(made2) ? parametersOf2(made2)[1] : void 0;
  return type && steps.at(-1) === "value" && steps.pop() ? { type } : void 0;
}
var annotationOf = (node) => node["typeAnnotation"]?.typeAnnotation;
var isConst = ({ typeName }) => typeName?.name === "const";
function functionAround(statement2) {
  let at2 = statement2.parent;
  for (let hop = 0; at2 && hop < MOST_HOPS; hop++, at2 = at2.parent) if (isFunction2(at2)) return at2;
  return void 0;
}
function returnedBy(callable, steps) {
  const type = callable?.["returnType"]?.typeAnnotation;
  if (!type || callable["generator"]) return void 0;
  if (callable["async"]) steps.push("promised");
  return { type };
}

// src/parse/estree/shapes/collector.ts
var MOST_TURNS_IN_FILE = 2e3;
var Collector = class {
  tools = [];
  functions = [];
  resources = [];
  others = [];
  registrations = [];
  /** Something in the file is handed to a server. */
  isServed = false;
  handlers = [];
  readers = [];
  evaluator;
  modules;
  reworked;
  handedOn;
  types;
  helpers;
  /** Calls of functions that register what they are given: their tools are known. */
  #followed = /* @__PURE__ */ new Set();
  /** Object literals that are part of a shape already, by where they start. */
  #taken = /* @__PURE__ */ new Set();
  /** Known tools by where the keys of their schemas start, and by where their names are written or taken from. */
  #told = /* @__PURE__ */ new Map();
  #dropped = /* @__PURE__ */ new Set();
  #groups = /* @__PURE__ */ new Map();
  #env = NO_ENV;
  #helped;
  #turnsLeft = MOST_TURNS_IN_FILE;
  constructor(evaluator) {
    this.evaluator = evaluator;
    this.modules = modulesOf(evaluator.file);
    this.reworked = new Reworked(evaluator.file);
    this.handedOn = new HandedOn(evaluator);
    this.types = new Types(evaluator.file);
    this.helpers = new Helpers(evaluator);
  }
  evaluate(expression) {
    return this.evaluator.evaluate(expression, this.#env);
  }
  /** The function around a call that is given what the call registers. */
  helperAround(site) {
    const name = nameIn(site);
    return name && this.helpers.around(site.call, { method: site.names.at(-1), name, described: describedIn(site) });
  }
  /** Many calls in a long loop would make more tools than anybody has. */
  affords(turns) {
    if (turns > this.#turnsLeft) return false;
    this.#turnsLeft -= turns;
    return true;
  }
  isFollowed(call) {
    return this.#followed.has(call);
  }
  /** The calls of a function in which nothing else is registered in the same way. */
  callsThrough(callable, { names: names2 }) {
    return this.helpers.isOnlyIn(callable, names2.at(-1)) ? this.helpers.callsOf(callable) : [];
  }
  /** Reads a call as what it is given by a call of the function around it. */
  asGivenBy(call, callable, site, read4) {
    if (this.#turnsLeft-- <= 0) return;
    this.#followed.add(call);
    this.#helped = this.#helpedBy(site.call, callable, call);
    read4();
    this.#helped = void 0;
  }
  /** Reads a call once for each turn of the loop around it, or for each call of the function around it. */
  inTurns(site, helper, read4) {
    const turns = this.#turnsFor(site, helper);
    if (!turns?.length || !this.affords(turns.length)) return read4();
    for (const call of helper ? this.helpers.callsOf(helper.callable) : []) this.#followed.add(call);
    for (const { env, items: items2, call } of turns) {
      const before = [this.tools, this.resources, this.registrations].map(({ length }) => length);
      this.#env = env;
      this.#helped = call && this.#helpedBy(site.call, helper.callable, call);
      read4();
      this.#env = NO_ENV;
      this.#helped = void 0;
      this.#settle(items2, helper, before);
    }
  }
  /** What a turn was made of is told of by the call, if that tells of it. */
  #settle(items2, helper, [tools, resources, registrations]) {
    const [added] = this.tools.slice(tools);
    if (!added) {
      if (this.resources.length > resources) {
        for (const item of items2) if (!isTool2(item)) this.take(item);
      }
    } else if (helper?.isWrapper && isVague4(added) && items2.some(isTool2)) {
      for (const each of this.tools.splice(tools)) this.#dropped.add(each);
      this.registrations.length = registrations;
    } else for (const item of items2) this.take(item);
  }
  #turnsFor(site, helper) {
    const turns = helper ? this.helpers.turnsOf(helper.callable) : turnsOf(site.call, this.evaluator);
    const names2 = [nameIn(site), uriIn(site)].filter((each) => each !== void 0);
    if (!turns || names2.length === 0) return void 0;
    if (helper?.isWrapper) return this.#onceForEachName(turns, names2[0]);
    return names2.some((name) => this.#isNamedByTurn(name, turns)) ? turns : void 0;
  }
  /** What has one name in all turns is given to several servers. */
  #isNamedByTurn(argument, turns) {
    const names2 = turns.map((turn) => this.#nameIn(turn, argument));
    return !names2.includes(void 0) && new Set(names2).size === names2.length;
  }
  /** In a loop around a call, too. */
  #onceForEachName(turns, argument) {
    const known = /* @__PURE__ */ new Map();
    return turns.filter((turn) => {
      const name = this.#nameIn(turn, argument);
      const names2 = known.get(turn.call) ?? /* @__PURE__ */ new Set();
      known.set(turn.call, names2);
      return !names2.has(name) && names2.add(name);
    });
  }
  #nameIn({ env }, argument) {
    const value = this.evaluator.evaluate(argument, env);
    return textOf(value.kind === "object" ? entry(value, "name")?.value : value);
  }
  #helpedBy(site, callable, call) {
    const isSure = this.helpers.isAlwaysReached(site, callable);
    const receiver = receiverOfHelper(site, callable, call);
    return { callable, call, receiver, block: isSure ? blockOf(call) : call };
  }
  addTool(config, site, how) {
    const normal3 = how.takesShapes ? withSchemas(config) : withRawShapes(config);
    const tool6 = { ...normal3, group: how.group ?? this.#groupOf(site) };
    const written2 = entry(config, "inputSchema");
    const [schema, output] = [written2, entry(config, "outputSchema")].map((each) => each && schemaIn(each.value));
    this.tools.push(tool6);
    this.#noteTold(tool6, written2, site.type === "CallExpression" ? entry(config, "name")?.value : void 0);
    this.register({
      ...place2(site),
      api: how.api,
      sdk: sdkOf(site, this),
      ...site.type === "CallExpression" && { from: this.modules.sourceOfCallee(site), method: methodOf3(site) },
      tool: tool6,
      ...schema && { schema },
      ...output && { output }
    });
  }
  register(registration) {
    this.registrations.push(registration);
    this.isServed ||= registration.api !== "literal";
  }
  /** Two servers may have a tool of the same name each. */
  #groupOf(site) {
    const { scopes } = this.evaluator.file;
    const own2 = this.#helped ?? { block: blockOf(site), receiver: site.type === "CallExpression" && receiverOf(site) };
    const run = own2.receiver ? runOf(own2.block, own2.receiver, this.helpers, scopes) : own2;
    let groups2 = this.#groups.get(run.block);
    if (!groups2) this.#groups.set(run.block, groups2 = /* @__PURE__ */ new Map());
    const name = run.receiver ? nameOf6(run.receiver, scopes) : "";
    const group2 = groups2.get(name) ?? {};
    groups2.set(name, group2);
    return group2;
  }
  addFunction(config) {
    const names2 = { parameters: "inputSchema", input_schema: "inputSchema", schema: "inputSchema" };
    this.functions.push(withSchemas(renamed(config, names2)));
  }
  addResource(config, group2) {
    const helped = this.#helped;
    this.resources.push(helped ? { ...config, open: true, group: helped.block } : { ...config, group: group2 });
  }
  addOther(root) {
    this.others.push(root);
  }
  addHandler(handler, tool6) {
    const callable = handler && functionOf(this.evaluator, this.#given(handler));
    if (callable) this.handlers.push({ callable, tool: tool6, env: this.#env });
  }
  addReader(reader, uri) {
    if (!reader) return;
    const callable = functionOf(this.evaluator, this.#given(reader));
    this.readers.push({ given: reader, callable, uri, env: this.#env });
  }
  /** What a function that registers was given for one of its parameters. */
  #given(argument) {
    const at2 = bare(argument);
    const binding = this.#helped && at2.type === "Identifier" ? this.evaluator.file.scopes.resolve(at2) : void 0;
    if (binding?.kind !== "param" || this.evaluator.file.scopes.isReassigned(at2["name"], binding)) return argument;
    const { callable, call } = this.#helped;
    return givenFor(binding, callable, call) ?? argument;
  }
  /** The literal is told of; it is not a tool a second time. */
  take({ start: start2 }) {
    this.#taken.add(start2);
  }
  /** The literal that an argument is, or that it names. */
  takeArgument(argument) {
    const at2 = bare(argument);
    if (at2.type === "ObjectExpression") this.take(place2(at2));
    if (at2.type !== "Identifier") return;
    const init = this.evaluator.file.scopes.resolve(at2)?.node["init"];
    if (init && bare(init).type === "ObjectExpression") this.take(place2(bare(init)));
  }
  #noteTold(tool6, schema, name) {
    for (const place3 of [schema, name, name?.via])
      if (place3 && place3.file === void 0 && !this.#told.has(place3.start)) this.#told.set(place3.start, tool6);
  }
  /** The tool that is known already and has this very schema, or its name from this literal. */
  tellingOf(literal2, schema) {
    const name = propertyOf(literal2, "name");
    const bySchema = schema && schema.file === void 0 ? this.#told.get(schema.start) : void 0;
    const told3 = bySchema ?? (name && this.#told.get(place2(bare(name)).start));
    return told3 && !this.#dropped.has(told3) ? told3 : void 0;
  }
  /** Whether a known tool has its name from this place. */
  isNamedAt({ start: start2, file }) {
    const told3 = file === void 0 ? this.#told.get(start2) : void 0;
    return told3 !== void 0 && !this.#dropped.has(told3);
  }
  /** It is told of by what it was made of, which says more. */
  forget(tool6) {
    this.#dropped.add(tool6);
    this.tools.splice(this.tools.indexOf(tool6), 1);
  }
  isTaken(literal2) {
    return this.#taken.has(place2(literal2).start);
  }
};
function receiverOf(call) {
  const callee = bare(call["callee"]);
  if (callee.type === "MemberExpression") return receiverAt(callee["object"]);
  const [server] = call["arguments"];
  return callee.type === "Identifier" && /^registerApp/.test(callee["name"]) && server ? receiverAt(server) : void 0;
}
function receiverOfHelper(registering, helper, call) {
  const own2 = receiverOf(registering);
  const name = own2?.owner["name"];
  const index = helper["params"].findIndex((each) => each.type === "Identifier" && each["name"] === name);
  const given2 = call["arguments"][index];
  if (!given2) return own2;
  const outer = receiverAt(given2);
  return { ...outer, members: [...outer.members, ...own2.members] };
}
var isVague4 = (tool6) => tool6.kind === "object" && tool6.open && !entry(tool6, "inputSchema");
var takesUnknown = (tool6) => isVague4(tool6) || tool6.kind === "object" && entry(tool6, "inputSchema")?.value.kind === "unknown";
var isTool2 = (item) => item.file === void 0 && ["name", "inputSchema"].every((key) => entry(item, key));
function methodOf3(call) {
  const callee = bare(call["callee"]);
  return place2(callee.type === "MemberExpression" ? callee["property"] : callee);
}

// src/parse/estree/shapes/server.ts
function registerTool(site, all2) {
  register(site, all2, "registerTool");
}
function registerAppTool(site, all2) {
  register({ ...site, args: site.args.slice(1) }, all2, "registerAppTool");
}
function register(site, all2, api) {
  const { call, args } = site;
  const [first2, second, third] = args;
  if (!first2) return;
  const name = all2.evaluate(first2);
  if (name.kind === "object") return definition(site, all2);
  if (!second) return;
  const config = all2.evaluate(second);
  const isOurs = api === "registerAppTool" || isServer(site, all2);
  if (!isOurs && config.kind === "string") return ownTool(site, all2);
  if (config.kind === "object" ? !isOurs && !isToolConfig(config) : !isOurs || !third) return;
  all2.takeArgument(second);
  const own2 = config.kind === "object" ? config : { kind: "object", ...place2(call), entries: [], open: true };
  all2.addTool(withEntries(own2, [named("name", first2, name)]), call, {
    api: isOurs ? api : "literal",
    takesShapes: true
  });
  if (isOurs) all2.addHandler(third, textOf(name));
}
function ownTool({ call, args }, all2) {
  const [name, description, schema] = args.map((arg) => all2.evaluate(arg));
  if (args.length < 4 || !/^\S+$/.test(textOf(name) ?? "") || description?.kind !== "string" || !schema) return;
  const mayBeShape2 = mayBeRawShape(schema) && isFunction2(args.at(-1));
  if (!(mayBeShape2 || isFromZod(schema) || isRawShape(schema) || isJsonSchema2(schema))) return;
  if (functionOf(all2.evaluator, call["callee"])) return;
  const { entries: entries2 } = middleOf(args.slice(1, -1), all2);
  const object = { kind: "object", ...place2(call), entries: entries2, open: true };
  all2.addTool(withEntries(object, [named("name", args[0], name)]), call, { api: "literal", takesShapes: true });
}
function isToolConfig(config) {
  const has2 = (key) => entry(config, key) !== void 0;
  return has2("inputSchema") || has2("annotations") || has2("_meta") || has2("description") && has2("title");
}
function definition(site, all2) {
  const { call, args } = site;
  const [first2, handler] = args;
  const config = all2.evaluate(first2);
  if (config.kind !== "object" || !entry(config, "name")) return;
  if (!isServer(site, all2) && !isToolConfig(config)) return;
  all2.takeArgument(first2);
  const normal3 = asInputSchema(config, "schema", "parameters");
  const hasWidget = ["view", "widget", "app"].some((key) => entry(config, key) !== void 0);
  all2.addTool(hasWidget ? opened(normal3) : normal3, call, { api: "literal", takesShapes: true });
  const own2 = propertyOf(first2, "cb", "handler", "execute");
  all2.addHandler(handler ?? own2, textOf(entry(config, "name")?.value));
}
function tool5(site, all2) {
  const { call, names: names2, args } = site;
  const [first2, ...rest] = args;
  if (names2.length === 1 || isToolOfModule(site, all2)) return functionTool(site, all2);
  if (first2.type === "ObjectExpression") return definition(site, all2);
  const handler = rest.at(-1);
  if (args.length === 2 && all2.modules.has(/^mcp-lite/)) return withHandlerInside(site, all2);
  if (args.length < 2 || args.length > 5 || !handler || !isServer(site, all2) || handler.type === "ObjectExpression")
    return;
  const name = all2.evaluate(first2);
  if (name.kind === "object") return definition(site, all2);
  if (!mayBeName(name, args.length)) return;
  const { entries: entries2, isVague: isVague5 } = middleOf(rest.slice(0, -1), all2);
  const object = { kind: "object", ...place2(call), entries: entries2, open: isVague5 };
  all2.addTool(withEntries(object, [named("name", first2, name)]), call, { api: "tool", takesShapes: true });
  all2.addHandler(handler, textOf(name));
}
function withHandlerInside({ call, args: [first2, second] }, all2) {
  const name = all2.evaluate(first2);
  const config = all2.evaluate(second);
  if (config.kind !== "object") return;
  all2.takeArgument(second);
  all2.addTool(withEntries(config, [named("name", first2, name)]), call, { api: "literal" });
  all2.addHandler(propertyOf(second, "handler"), textOf(name));
}
function mayBeName(value, count) {
  if (value.kind === "unknown") return count > 2;
  return value.kind === "string" || value.kind === "union" && value.branches.every(({ kind }) => kind === "string");
}
function middleOf(args, all2) {
  const entries2 = [];
  let isVague5 = false;
  let isShapeGiven = false;
  args.forEach((arg, index) => {
    const value = all2.evaluate(arg);
    all2.takeArgument(arg);
    if (index === 0 && isDescription(arg, value, args.length)) {
      entries2.push(named("description", arg, value));
    } else if (isShapeGiven || index === 2 ? isPlainObject(value) : isAnnotations(value)) {
      entries2.push(named("annotations", arg, value));
    } else if (!isShapeGiven && (isFromZod(value) || mayBeRawShape(value) || isJsonSchema2(value))) {
      entries2.push(named("inputSchema", arg, value));
      isShapeGiven = true;
    } else {
      isVague5 = true;
    }
  });
  return { entries: entries2, isVague: isVague5 };
}
function isDescription({ type }, { kind }, count) {
  if (kind === "string" || kind === "union" || type === "TemplateLiteral" || type === "BinaryExpression") return true;
  return kind === "unknown" && count > 1 && (type === "Identifier" || type === "MemberExpression");
}
var isPlainObject = (value) => value.kind === "object" && !isFromZod(value) && !isRawShape(value);
var isAnnotations = (value) => isPlainObject(value) && (!value.open && value.entries.length > 0 && value.entries.every(({ key }) => HINTS2.has(key)) || value.entries.some(speaksOfHints));
var HINTS2 = /* @__PURE__ */ new Set(["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"]);
var LIKE_HINT = /^(read_?only|destructive|idempotent|open_?world)(_?hint)?$/i;
var speaksOfHints = ({ key, value }) => key === "openai" ? value.kind === "object" && !isRawShape(value) : LIKE_HINT.test(key) && isScalar2(value);
var isScalar2 = ({ kind }) => kind === "boolean" || kind === "string" || kind === "number";
var isJsonSchema2 = (value) => value.kind === "object" && textOf(entry(value, "type")?.value) === "object" && entry(value, "properties") !== void 0;
function registerResource({ call, args }, all2) {
  const [first2, second, third, fourth] = args;
  if (!first2) return;
  if (first2.type === "ObjectExpression") {
    const config2 = all2.evaluate(first2);
    if (config2.kind !== "object" || !entry(config2, "uri")) return;
    all2.takeArgument(first2);
    all2.addResource(config2, blockOf(call));
    all2.addReader(second ?? propertyOf(first2, "readCallback", "load"), entry(config2, "uri")?.value);
    return;
  }
  if (!second || !third) return;
  const uri = all2.evaluate(second);
  const config = all2.evaluate(third);
  const isConfig = config.kind === "object";
  if (isConfig) all2.takeArgument(third);
  const own2 = isConfig ? config : { kind: "object", ...place2(call), entries: [], open: true };
  const entries2 = [named("uri", second, uri), named("name", first2, all2.evaluate(first2))];
  all2.addResource(withEntries(own2, entries2), blockOf(call));
  all2.addReader(fourth ?? (isConfig ? void 0 : third), templateOf(second, all2) ?? uri);
}
function templateOf(argument, all2) {
  const init = all2.evaluator.file.scopes.resolve(argument)?.node["init"];
  const made2 = bare(argument.type === "Identifier" && init ? init : argument);
  if (made2.type !== "NewExpression" || path(made2["callee"]).at(-1) !== "ResourceTemplate") return void 0;
  const [template] = made2["arguments"];
  return template && all2.evaluate(template);
}
function registerAppResource(site, all2) {
  const before = all2.resources.length;
  registerResource({ ...site, args: site.args.slice(1) }, all2);
  const added = all2.resources[before];
  if (added?.kind !== "object" || entry(added, "mimeType")) return;
  if (!added.open && all2.modules.has(EXT_APPS))
    all2.register({ ...place2(site.call), api: "registerAppResource", resource: added });
  all2.resources[before] = { ...added, open: true };
}
function resource(site, all2) {
  if (isServer(site, all2)) registerResource(site, all2);
}
function uiResource({ call, args }, all2) {
  const config = all2.modules.has(/^(mcp-use|@mcp-ui)/) ? all2.evaluate(args[0]) : void 0;
  if (config?.kind !== "object") return;
  all2.takeArgument(args[0]);
  const uri = entry(config, "uri") ?? {
    key: "uri",
    ...place2(args[0]),
    value: { kind: "unknown", ...place2(args[0]) }
  };
  all2.addResource(opened(asResource(withEntries(config, [uri]))), blockOf(call));
}

// src/parse/estree/shapes/frameworks.ts
function functionTool({ call, args }, all2) {
  const source = all2.modules.sourceOfCallee(call);
  if (source === void 0) return;
  if (/^@anthropic-ai\/claude-agent-sdk/.test(source)) return agentSdkTool(call, args, all2);
  const isLangChain = /^(@langchain\/|langchain)/.test(source);
  const literal2 = isLangChain ? args[1] : args[0];
  if (!literal2 || !(isLangChain || AGENTS2.test(source))) return;
  const config = all2.evaluate(literal2);
  if (config.kind !== "object") return;
  all2.takeArgument(literal2);
  all2.addFunction(entry(config, "name") ? config : withEntries(config, nameFromKey(call)));
}
var AGENTS2 = /^(ai|@ai-sdk\/.*|@openai\/agents.*)$/;
var MODULES_OF_TOOLS = /^(ai$|@ai-sdk\/|@openai\/agents|@langchain\/|langchain|@anthropic-ai\/claude-agent-sdk)/;
function isToolOfModule({ call, names: names2 }, all2) {
  return names2.length === 2 && MODULES_OF_TOOLS.test(all2.modules.sourceOfCallee(call) ?? "");
}
function nameFromKey(call) {
  const { parent } = call;
  const key = parent?.type === "Property" ? staticName(parent["key"], parent["computed"]) : void 0;
  if (key === void 0) return [];
  const at2 = place2(parent["key"]);
  return [{ key: "name", ...at2, value: { kind: "string", ...at2, value: key } }];
}
function agentSdkTool(call, args, all2) {
  const [name, description, shape, , extras] = args;
  if (!name || !description || !shape) return;
  const entries2 = [
    named("name", name, all2.evaluate(name)),
    named("description", description, all2.evaluate(description)),
    named("inputSchema", shape, all2.evaluate(shape))
  ];
  const more = extras && all2.evaluate(extras);
  const annotations = more?.kind === "object" ? entry(more, "annotations") : void 0;
  if (annotations) entries2.push(annotations);
  all2.takeArgument(shape);
  const { start: start2 } = place2(name);
  const config = { kind: "object", start: start2, end: place2(shape).end, entries: entries2, open: true };
  all2.addTool(config, call, { api: "literal", takesShapes: true });
}
function factory({ call, args }, all2) {
  const literal2 = args.find(({ type }) => type === "ObjectExpression");
  const written2 = literal2 && all2.evaluate(literal2);
  if (!literal2 || written2?.kind !== "object") return;
  const first2 = literal2 === args[0] ? void 0 : all2.evaluate(args[0]);
  const config = first2?.kind === "string" ? withEntries(written2, [named("name", args[0], first2)]) : written2;
  if (!entry(config, "description") || !(entry(config, "name") ?? entry(config, "id"))) return;
  const source = all2.modules.sourceOf(bare(call["callee"]));
  const isAgents = importsGenkit(all2) || source !== void 0 && /^(@mastra\/|@langchain\/|ai$|@openai\/|@github\/copilot-sdk)/.test(source);
  if (isAgents) {
    const id = entry(config, "id");
    all2.addFunction(id && !entry(config, "name") ? withEntries(config, [{ ...id, key: "name" }]) : config);
  } else if (entry(config, "inputSchema") && entry(config, "name")) {
    all2.addTool(config, call, { api: "literal" });
  } else if (isSchemaLike(config)) {
    all2.addFunction(config);
  } else {
    return;
  }
  all2.takeArgument(literal2);
}
function nuxtTool({ call, args }, all2) {
  const config = all2.evaluate(args[0]);
  if (config.kind !== "object" || !entry(config, "description")) return;
  all2.takeArgument(args[0]);
  all2.addTool(opened(asInputSchema(config, "schema", "parameters")), call, { api: "literal", takesShapes: true });
}
function isSchemaLike(config) {
  return ["parameters", "schema", "input_schema", "inputSchema", "input"].some((key) => {
    const value = entry(config, key)?.value;
    return value !== void 0 && (isFromZod(value) || isRawShape(value) || value.kind === "object");
  });
}
function addTool(site, all2) {
  const { call, args } = site;
  const config = all2.evaluate(args[0]);
  if (config.kind === "string") return ownTool(site, all2);
  if (config.kind !== "object" || !entry(config, "name")) return;
  if (!entry(config, "inputSchema") && !(isServer(site, all2) && (entry(config, "execute") ?? entry(config, "parameters"))))
    return;
  all2.takeArgument(args[0]);
  all2.addTool(asInputSchema(config, "parameters"), call, { api: "literal" });
  all2.addHandler(args[1] ?? propertyOf(args[0], "execute", "handler"), textOf(entry(config, "name")?.value));
}
function skybridgeWidget({ call, args }, all2) {
  const [first2, , third, handler] = args;
  if (!third || !handler || !all2.modules.has(/^skybridge/)) return;
  const config = all2.evaluate(third);
  if (config.kind !== "object") return;
  for (const arg of args) all2.takeArgument(arg);
  const name = all2.evaluate(first2);
  const tool6 = opened(withEntries(config, [named("name", first2, name)]));
  all2.addTool(tool6, call, { api: "literal", takesShapes: true });
  all2.addHandler(handler, textOf(name));
}
function xmcpFile(all2) {
  const { imports, program } = all2.evaluator.file;
  if (!all2.modules.has(/^xmcp(\/|$)/) || imports.some(importsOtherMetadata)) return;
  let metadata;
  let schema;
  let handler;
  for (const statement2 of program["body"]) {
    if (statement2.type === "ExportDefaultDeclaration") handler = statement2["declaration"];
    if (statement2.type !== "ExportNamedDeclaration") continue;
    for (const { id, init } of statement2["declaration"]?.declarations ?? []) {
      if (id.name === "metadata" && init) metadata = init;
      if (id.name === "schema" && init) schema = init;
    }
  }
  const config = metadata && all2.evaluate(metadata);
  if (!metadata || config?.kind !== "object" || !entry(config, "name")) return;
  if (entry(config, "uri") ?? entry(config, "role")) return;
  const shape = schema && all2.evaluate(schema);
  const more = shape && (mayBeRawShape(shape) || isFromZod(shape)) ? [named("inputSchema", schema, shape)] : [];
  all2.takeArgument(metadata);
  const tool6 = openedDeep({ ...withEntries(config, []), entries: [...config.entries, ...more] });
  all2.addTool({ ...tool6, open: config.open || more.length === 0 }, metadata, { api: "literal", takesShapes: true });
  all2.addHandler(handler, textOf(entry(config, "name")?.value));
}
var importsOtherMetadata = ({ specifiers }) => specifiers.some(({ imported }) => /^(Prompt|Resource)Metadata$/.test(imported?.name ?? ""));
function openedDeep(config) {
  const entries2 = config.entries.map((each) => {
    if (each.key !== "_meta" || each.value.kind !== "object") return each;
    const inner = each.value.entries.map(
      (one2) => one2.value.kind === "object" ? { ...one2, value: { ...one2.value, open: true } } : one2
    );
    return { ...each, value: { ...each.value, entries: inner, open: true } };
  });
  return { ...config, entries: entries2 };
}

// src/parse/estree/shapes/handlers.ts
var LISTS6 = { "tools/list": "tools", "resources/list": "resources" };
var SCHEMAS3 = {
  ListToolsRequestSchema: "tools/list",
  CallToolRequestSchema: "tools/call",
  ListResourcesRequestSchema: "resources/list",
  ReadResourceRequestSchema: "resources/read"
};
var SCHEMA = /^[A-Z]\w*RequestSchema$/;
function setRequestHandler({ call, args }, all2) {
  const [first2, second] = args;
  const what = all2.evaluate(first2);
  const names2 = [importOf(first2, all2.evaluator.file.scopes)?.name, path(first2).at(-1)];
  const schemaName = names2.find((name) => name && SCHEMA.test(name)) ?? "";
  const isSchema4 = schemaName !== "";
  const method = what.kind === "string" ? what.value : Object.hasOwn(SCHEMAS3, schemaName) ? SCHEMAS3[schemaName] : void 0;
  if (what.kind === "string" || isSchema4) {
    const is = what.kind === "string" ? "method" : "schema";
    all2.register({
      ...place2(first2),
      api: "setRequestHandler",
      sdk: sdkOf(call, all2),
      handles: { ...place2(first2), is, name: method ?? schemaName }
    });
  }
  if (method === void 0 || !second) return;
  if (method === "tools/call") all2.addHandler(second, void 0);
  else if (method === "resources/read") all2.addReader(second, void 0);
  const list2 = LISTS6[method];
  const callable = list2 && functionOf(all2.evaluator, second);
  if (!callable) return;
  for (const { expression } of returnsOf(callable)) {
    const answer = all2.evaluate(expression);
    const items2 = answer.kind === "object" ? entry(answer, list2)?.value : void 0;
    if (items2?.kind === "array" && items2.items.length > 0) addListed(items2, list2, call, all2);
    else if (list2 === "tools") mappedTools(propertyOf(bare(expression), list2), call, all2);
  }
}
function addListed(list2, key, site, all2) {
  for (const item of list2.items) {
    if (item.kind !== "object") continue;
    all2.take(item);
    if (key === "tools") all2.addTool(item, site, { api: "list", group: list2 });
    else all2.addResource(item, list2);
  }
}
function mappedTools(tools, site, all2) {
  const whole = tools && unfiltered(bare(tools));
  const list2 = whole && all2.evaluate(whole);
  const items2 = list2?.kind === "array" ? list2.items.filter(isTool2) : [];
  if (list2?.kind === "array" && items2.length > 0) addListed({ ...list2, items: items2 }, "tools", site, all2);
  else mappedTool(tools, site, all2);
}
function unfiltered(made2) {
  const from = calledOn(made2, MAPS);
  let list2 = from;
  for (let next = list2; next; next = calledOn(next, LEAVES_OUT)) list2 = next;
  return list2 === from ? void 0 : { ...made2, callee: { ...bare(made2["callee"]), object: list2 } };
}
var LEAVES_OUT = /^(filter|slice|sort)$/;
function mappedTool(tools, site, all2) {
  const made2 = tools && bare(tools);
  if (!made2 || !calledOn(made2, MAPS)) return;
  const [callback] = made2["arguments"].map(bare);
  const result = callback && isFunction2(callback) ? onlyReturn(callback) : void 0;
  const literal2 = result && bare(result);
  const tool6 = literal2?.type === "ObjectExpression" ? all2.evaluate(literal2) : void 0;
  if (tool6?.kind !== "object" || PARTS.every((key) => entry(tool6, key)?.value.kind === "unknown")) return;
  all2.take(tool6);
  all2.addTool(tool6, site, { api: "list" });
}
var PARTS = ["name", "description", "inputSchema"];

// src/parse/estree/shapes/made.ts
var MOST7 = 200;
function madeTools(literal2, all2) {
  const callable = functionAround2(literal2);
  if (!callable || bare(onlyReturn(callable) ?? callable) !== literal2) return keptTools(literal2, all2);
  const { parent } = callable;
  const maps = parent && calledOn(parent, MAPS) ? [parent] : all2.helpers.mapsWith(callable);
  const calls = all2.helpers.callsOf(callable);
  if (maps.length + calls.length > MOST7) return [];
  return [...maps.flatMap((call) => mapped(call, all2)), ...calls.flatMap((call) => called2(call, all2))];
}
function functionAround2(literal2) {
  let at2 = literal2.parent;
  while (at2 && PASSES.has(at2.type)) at2 = at2.parent;
  return at2 && isFunction2(at2) ? at2 : void 0;
}
var PASSES = /* @__PURE__ */ new Set(["ReturnStatement", "BlockStatement", "TSAsExpression", "TSSatisfiesExpression"]);
function mapped(call, all2) {
  const rows = all2.evaluate(bare(call["callee"])["object"]);
  if (rows.kind !== "array" || rows.items.length > MOST7 || all2.handedOn.has(call)) return [];
  if (!all2.affords(rows.items.length)) return [];
  if (rows.items.some((row) => isToolRow(row) || items(row).some(isToolRow))) return [];
  const list2 = all2.evaluate(call);
  return list2.kind === "array" ? list2.items.filter(isNamed2).map((tool6) => ({ call, tool: tool6, list: list2 })) : [];
}
function called2(call, all2) {
  if (all2.handedOn.has(call) || TAKES_APART.test(call.parent?.type ?? "") || !all2.affords(1)) return [];
  const tool6 = all2.evaluate(call);
  return isNamed2(tool6) ? [{ call, tool: tool6 }] : [];
}
function keptTools(literal2, all2) {
  const keeping = keepingOf(literal2);
  const name = propertyOf(literal2, "name");
  if (!keeping || !name) return [];
  const callable = callableAround(keeping);
  const isOfCalls = callable && handsOn(callable, bare(name), [bare(name)], all2.evaluator.file.scopes);
  const calls = isOfCalls ? all2.helpers.turnsOf(callable) : [];
  const turns = calls.length > 0 ? calls : turnsOf(keeping, all2.evaluator) ?? [];
  if (turns.length > MOST7 || !all2.affords(turns.length)) return [];
  return turns.flatMap(({ env, items: given2, call = keeping }) => {
    const tool6 = given2.some(isTool2) ? void 0 : all2.evaluator.evaluate(literal2, env);
    return tool6 && isNamed2(tool6) && !all2.isNamedAt(entry(tool6, "name").value) ? [{ call, tool: tool6 }] : [];
  });
}
function keepingOf(literal2) {
  let at2 = literal2;
  while (at2.parent && PARTS2.has(at2.parent.type)) at2 = at2.parent;
  const { parent } = at2;
  if (parent?.type === "AssignmentExpression") return parent["left"].computed ? parent : void 0;
  const isGiven = parent?.type === "CallExpression" && parent["arguments"].includes(at2);
  return isGiven && calledOn(parent, KEEPS3) ? parent : void 0;
}
var PARTS2 = /* @__PURE__ */ new Set(["ObjectExpression", "Property", "TSAsExpression", "TSSatisfiesExpression"]);
var KEEPS3 = /^(push|unshift|set|add)$/;
var TAKES_APART = /^(Spread|Member)/;
var isNamed2 = (value) => value.kind === "object" && textOf(entry(value, "name")?.value) !== void 0;
var isToolRow = (row) => entry(row, "name") !== void 0 && entry(row, "inputSchema") !== void 0;

// src/parse/estree/shapes/literals.ts
function readLiteral(literal2, all2) {
  if (all2.types.areOfSdk && isSurelyTool2(literal2, all2)) return typedTool(literal2, all2);
  const keys = keysOf2(literal2);
  const has2 = (...names2) => names2.every((name) => keys.includes(name));
  if (keys.length < 2) return;
  if (has2("name", "inputSchema")) mcpTool(literal2, all2);
  else if (has2("input_schema") && (has2("id") || has2("output_schema") || has2("version"))) otcDefinition(literal2, all2);
  else if (has2("name", "input_schema")) anthropicTool(literal2, all2);
  else if (has2("type", "function")) openaiFunction(literal2, all2);
  else if (has2("type", "name", "parameters")) flatFunction(literal2, all2);
  else if (has2("name") && SCHEMA_WORDS.some((word) => has2(word))) inOwnWords(literal2, all2);
  else if (has2("uri", "mimeType") && !has2("text") && !has2("blob") && !has2("contents")) widgetResource(literal2, all2);
}
var TELLING2 = /* @__PURE__ */ new Set([
  ..."name inputSchema input_schema id output_schema version type function uri mimeType text blob contents".split(" "),
  ...SCHEMA_WORDS
]);
var NONE9 = [];
function keysOf2(literal2) {
  let keys;
  for (const { key, computed } of literal2["properties"]) {
    const name = key ? staticName(key, computed) : void 0;
    if (name !== void 0 && TELLING2.has(name)) (keys ??= []).push(name);
  }
  return keys ?? NONE9;
}
function objectOf(literal2, all2) {
  const value = all2.evaluate(literal2);
  return value.kind === "object" ? value : void 0;
}
var listAround = ({ parent }) => parent?.type === "ArrayExpression" ? parent : void 0;
function mcpTool(literal2, all2) {
  const config = objectOf(literal2, all2);
  const name = entry(config, "name")?.value;
  const schema = entry(config, "inputSchema")?.value;
  if (!["string", "unknown", "union"].includes(name?.kind ?? "unknown")) return;
  if (!config || !schema || !["object", "unknown", "union"].includes(schema.kind) || isExpectation(literal2)) return;
  if (schema.kind === "object" && schema.entries.length === 1 && schema.entries[0].key === "json") return;
  if (addMade(literal2, config, all2)) return;
  if (name?.kind === "unknown" && (schema.kind === "unknown" || all2.handedOn.has(literal2))) return;
  if (!isMeantAsTool(literal2, config, schema, all2)) return;
  addLiteral(literal2, config, all2.types.of(literal2) ? "list" : "literal", all2);
}
function addMade(literal2, config, all2) {
  const isWhole3 = entry(config, "name")?.value.kind === "unknown" && entry(config, "description") !== void 0;
  const made2 = isWhole3 ? madeTools(literal2, all2) : [];
  const untold = made2.filter(({ call, tool: tool6 }) => !all2.tellingOf(call, entry(tool6, "inputSchema")));
  for (const each of untold) madeTool(each, literal2, all2);
  return made2.length > 0;
}
function madeTool({ call, tool: tool6, list: list2 }, literal2, all2) {
  const schema = entry(tool6, "inputSchema")?.value;
  if (!schema || !["object", "union"].includes(schema.kind)) return;
  const isSaid = aroundOf(literal2, TOOL2) === "named";
  if (!isMeantAsTool(call, tool6, schema, all2, isSaid)) return;
  const api = all2.types.of(call, list2 ? ["item"] : []) ? "list" : "literal";
  all2.addTool(all2.reworked.has(call) ? opened(tool6) : tool6, call, { api, group: list2 ?? listAround(call) ?? call });
}
function isMeantAsTool(literal2, config, schema, all2, isSaid = false) {
  if (importsGenkit(all2)) return false;
  if (importsMcp(all2) || all2.isServed) return true;
  if (entry(config, "annotations") ?? entry(config, "_meta")) return true;
  const around2 = isSaid ? "named" : aroundOf(literal2, TOOL2);
  const name = textOf(entry(config, "name")?.value) ?? "";
  if (/\s/.test(name)) return around2 === "named" && !/^\p{Lu}/u.test(name);
  if (/\P{ASCII}/u.test(name)) return false;
  if (around2 !== "nothing") return around2 === "named";
  const type = schema.kind === "object" ? textOf(entry(schema, "type")?.value) : void 0;
  return type === "object" && !isFromZod(schema) && entry(config, "description") !== void 0;
}
function isSurelyTool2(literal2, all2) {
  const typed2 = all2.types.of(literal2);
  return typed2?.type === "sdk" && !typed2.isCast;
}
function typedTool(literal2, all2) {
  const config = objectOf(literal2, all2);
  if (!config || config.entries.length === 0) return;
  const [name, schema] = ["name", "inputSchema"].map((key) => entry(config, key));
  if (config.open && !(name && schema)) return;
  if (addMade(literal2, config, all2)) return;
  const isUnknown2 = name?.value.kind === "unknown";
  if (isUnknown2 && (schema?.value.kind === "unknown" || all2.handedOn.has(literal2))) return;
  addLiteral(literal2, config, "list", all2);
}
function addLiteral(literal2, config, api, all2) {
  const schema = entry(config, "inputSchema");
  const told3 = all2.tellingOf(literal2, schema);
  const group2 = listAround(literal2) ?? literal2;
  if (!told3) return all2.addTool(all2.reworked.has(literal2) ? opened(config) : config, literal2, { api, group: group2 });
  if (!takesUnknown(told3) || schema?.value.kind !== "object") return;
  all2.forget(told3);
  all2.addTool(opened(config), literal2, { api: "literal", group: group2 });
}
var isUntold = (value) => value === void 0 || value.kind === "unknown";
function inOwnWords(literal2, all2) {
  if (!(importsMcp(all2) || all2.isServed) || importsGenkit(all2) || all2.modules.has(NOT_SERVED)) return;
  const config = objectOf(literal2, all2);
  const name = entry(config, "name");
  const schema = SCHEMA_WORDS.map((word) => entry(config, word)?.value).find((each) => each !== void 0);
  if (!config || !schema || !entry(config, "description") || !propertyOf(literal2, ...HANDLERS)) return;
  if (!/^\S+$/.test(textOf(name?.value) ?? "") || isExpectation(literal2) || all2.handedOn.has(literal2)) return;
  if (!(isFromZod(schema) || mayBeRawShape(schema) || schema.kind === "unknown") || all2.tellingOf(literal2, void 0))
    return;
  const tool6 = asInputSchema(config, ...SCHEMA_WORDS);
  all2.addTool(opened(tool6), literal2, { api: "literal", group: listAround(literal2) ?? literal2, takesShapes: true });
}
var HANDLERS = ["handler", "execute", "run", "callback", "cb"];
var NOT_SERVED = /^(@modelcontextprotocol\/(sdk\/client|client)|@?langchain|@mastra\/|ai$|@ai-sdk\/|@openai\/agents|openai$|@anthropic-ai\/)/;
function isExpectation({ parent }) {
  if (parent?.type !== "CallExpression") return false;
  return /^(to[A-Z]\w*|objectContaining|deepEqual|deepStrictEqual|strictEqual)$/.test(path(parent["callee"]).at(-1));
}
function anthropicTool(literal2, all2) {
  const config = objectOf(literal2, all2);
  if (!config || entry(config, "input_schema")?.value.kind !== "object" || isExpectation(literal2)) return;
  all2.addFunction({ ...config, group: listAround(literal2) ?? literal2 });
}
function openaiFunction(literal2, all2) {
  const config = objectOf(literal2, all2);
  const inner = entry(config, "function")?.value;
  if (inner?.kind !== "object" || textOf(entry(config, "type")?.value) !== "function" || !entry(inner, "name")) return;
  if (!inner.open && !entry(inner, "description") && !entry(inner, "parameters")) return;
  if (["name", "description", "parameters"].every((key) => isUntold(entry(inner, key)?.value))) return;
  all2.addFunction({ ...inner, group: listAround(literal2) ?? literal2 });
}
function flatFunction(literal2, all2) {
  const config = objectOf(literal2, all2);
  const parameters = entry(config, "parameters")?.value;
  if (!config || textOf(entry(config, "type")?.value) !== "function" || isExpectation(literal2)) return;
  if (parameters?.kind !== "object" || isFromZod(parameters)) return;
  if (textOf(entry(parameters, "type")?.value) !== "object" || !textOf(entry(config, "name")?.value)) return;
  all2.addFunction({ ...config, group: listAround(literal2) ?? literal2 });
}
function widgetResource(literal2, all2) {
  const config = objectOf(literal2, all2);
  if (!config || !textOf(entry(config, "uri")?.value)?.startsWith("ui://")) return;
  const hasName = entry(config, "name") !== void 0;
  const isServed = hasName && (importsMcp(all2) || all2.isServed);
  if (!isServed && aroundOf(literal2, RESOURCE) !== "named") return;
  const row = asResource(config);
  all2.addResource(hasName ? row : opened(row), listAround(literal2) ?? literal2);
}
function otcDefinition(literal2, all2) {
  const config = objectOf(literal2, all2);
  const input = entry(config, "input_schema")?.value;
  const hasId = textOf(entry(config, "id")?.value)?.includes("@") ?? false;
  if (!config || !hasId && !(input?.kind === "object" && entry(input, "parameters"))) return;
  const list2 = listAround(literal2);
  const root = list2 ? all2.evaluate(list2) : config;
  all2.addOther(root.kind === "array" ? root : config);
  if (root.kind === "array") for (const item of root.items) all2.take(item);
}
function gloodataInfo(callable, all2, isSaid) {
  if (nameOf7(callable) !== "getInfo") return;
  for (const { expression } of returnsOf(callable)) {
    const info = all2.evaluate(bare(expression));
    if (info.kind === "object" && (isSaid || ["ns", "title", "tools"].every((key) => entry(info, key)))) {
      all2.take(place2(bare(expression)));
      all2.addOther(info);
      return;
    }
  }
}
function nameOf7(callable) {
  if (callable["id"]) return callable["id"].name;
  const { parent } = callable;
  if (parent?.type === "VariableDeclarator") return parent["id"].name;
  return parent?.["key"] ? staticName(parent["key"], parent["computed"]) : void 0;
}

// src/parse/estree/shapes/passed-on.ts
function passedOn(site, all2, read4) {
  const callable = callableAround(site.call);
  if (!callable || !passesAllOn(callable, site.call, all2)) return;
  for (const call of all2.callsThrough(callable, site)) {
    const args = call["arguments"].map(bare);
    const [name] = args;
    if (name && textOf(all2.evaluate(name)) !== void 0)
      all2.asGivenBy(call, callable, site, () => {
        read4({ ...site, args });
      });
  }
}
function passesAllOn(callable, call, { evaluator }) {
  const { scopes } = evaluator.file;
  const params = callable["params"];
  const args = call["arguments"];
  return params.length === args.length && args.every((arg, index) => {
    const param = params[index];
    const [given2, taken2] = arg.type === "SpreadElement" ? [bare(arg["argument"]), restOf(param)] : [bare(arg), param];
    if (given2.type !== "Identifier" || taken2?.type !== "Identifier" || given2["name"] !== taken2["name"]) return false;
    const binding = scopes.paramOf(callable, given2["name"]);
    return binding !== void 0 && scopes.resolve(given2) === binding && !scopes.isWritten(given2["name"], binding);
  });
}
var restOf = ({ type, argument }) => type === "RestElement" ? argument : void 0;

// src/parse/estree/shapes/registrar.ts
var MAKES_TOOL = /^(register|add|define|create)\w*Tool$/;
function registrarSite({ call, names: names2, args }, all2) {
  const callee = names2.at(-1);
  const isGivenServer = LIKE_SERVER.test(path(args[0]).at(-1)) && !isFunction2(args[0]);
  const isNamed3 = isGivenServer || /register/i.test(callee) && (TOOL2.test(callee) || importsMcp(all2));
  if (!isNamed3 || importsGenkit(all2) || functionOf(all2.evaluator, call["callee"])) return void 0;
  const rest = isGivenServer ? args.slice(1) : args;
  const own2 = isGivenServer && MAKES_TOOL.test(callee) ? behindContext(rest, all2) : asOfSdk(rest, isGivenServer && isForTools(callee) ? 1 : 0, all2);
  return own2 && { call, names: names2, args: own2 };
}
function behindContext(args, all2) {
  const first2 = args.findIndex((arg) => all2.evaluate(arg).kind !== "unknown");
  const isName3 = first2 === 0 || first2 > 0 && !/\s/.test(textOf(all2.evaluate(args[first2])) ?? "");
  return isName3 ? args.slice(first2) : void 0;
}
function asOfSdk(args, most, all2) {
  const handler = args.findIndex((each, index) => index > 1 && isCallable(each, all2));
  const before = handler - 2;
  return before >= 0 && before <= most && args.length <= handler + 2 ? args.slice(before) : void 0;
}
var isForTools = (callee) => TOOL2.test(callee) && !RESOURCE.test(callee);
function isCallable(argument, all2) {
  const at2 = bare(argument);
  if (at2.type === "CallExpression") return at2["arguments"].some((each) => isCallable(each, all2));
  return functionOf(all2.evaluator, at2) !== void 0;
}
function registrar(site, all2) {
  const { call, args } = site;
  const tool6 = toolOf2(site, all2);
  if (!tool6 || textOf(entry(tool6, "name")?.value) === void 0) return;
  for (const arg of args) all2.takeArgument(arg);
  all2.addTool(opened(tool6), call, { api: "literal", takesShapes: true });
}
function toolOf2({ names: names2, args }, all2) {
  const [first2, second, ...rest] = args;
  const makesTool = MAKES_TOOL.test(names2.at(-1));
  const name = all2.evaluate(first2);
  if (name.kind === "object") return makesTool ? told2(name) : void 0;
  const config = second && all2.evaluate(second);
  if (name.kind !== "string" || !config) return void 0;
  const asMade = () => speaks(config) ? told2(config) : byPlace2(second, rest, all2);
  const tool6 = makesTool ? asMade() : asOfTool(config, names2.at(-1));
  return tool6 && withEntries(tool6, [named("name", first2, name)]);
}
var speaks = (value) => value.kind === "object" && ["title", "description"].some((key) => !["object", void 0].includes(entry(value, key)?.value.kind));
function told2(config) {
  const tool6 = asInputSchema(config, ...SCHEMA_WORDS);
  return entry(tool6, "description") || entry(tool6, "inputSchema") ? tool6 : void 0;
}
function asOfTool(config, callee) {
  if (config.kind !== "object" || !entry(config, "description")) return void 0;
  const schema = entry(config, "inputSchema")?.value;
  if (!schema) return isForTools(callee) && hasMetadata2(config) ? config : void 0;
  const isSchema4 = isFromZod(schema) || mayBeRawShape(schema) || textOf(entry(schema, "type")?.value) === "object";
  return isSchema4 ? config : void 0;
}
function byPlace2(second, rest, all2) {
  const { entries: entries2 } = middleOf([second, ...rest.slice(0, -1)], all2);
  return entries2.length > 0 && rest.length > 0 ? { kind: "object", ...place2(second), entries: entries2, open: true } : void 0;
}
var hasMetadata2 = (config) => ["_meta", "annotations"].some((key) => entry(config, key)?.value.kind === "object");

// src/parse/estree/shapes.ts
var ADAPTERS = /* @__PURE__ */ new Map([
  ["registerTool", registerTool],
  // `server.experimental.tasks`
  ["registerToolTask", registerTool],
  ["tool", tool5],
  ["registerAppTool", registerAppTool],
  ["registerResource", registerResource],
  ["registerAppResource", registerAppResource],
  ["resource", resource],
  ["uiResource", uiResource],
  ["setRequestHandler", setRequestHandler],
  ["addTool", addTool],
  ["createTool", factory],
  ["defineTool", factory],
  ["defineMcpTool", nuxtTool],
  ["Tool", nestTool],
  ["McpTool", decoratedTool],
  ["MCPTool", decoratedTool],
  ["widget", skybridgeWidget],
  ["registerWidget", skybridgeWidget]
]);
function adapterOf(call, evaluator) {
  const callee = bare(call["callee"]);
  const adapter = adapterNamed(callee, evaluator);
  const isOfApps = adapter === registerAppTool || adapter === registerAppResource;
  const isFunction3 = adapter && !isOfApps && callee.type === "Identifier";
  return isFunction3 && isServerGiven(call, evaluator) ? void 0 : adapter;
}
function isServerGiven(call, evaluator) {
  const [first2] = call["arguments"];
  return first2 !== void 0 && /(server|mcp)$/i.test(path(first2).at(-1)) && evaluator.evaluate(first2).kind === "unknown";
}
function adapterNamed(callee, { file }) {
  if (callee.type === "Identifier") {
    const binding = file.scopes.resolve(callee);
    const imported = binding?.kind === "import" ? binding.node["imported"] : void 0;
    return ADAPTERS.get(imported?.["name"] ?? callee["name"]);
  }
  const name = callee.type === "MemberExpression" ? staticName(callee["property"], callee["computed"]) : void 0;
  return name === void 0 ? void 0 : ADAPTERS.get(name);
}
function isRemovedAtOnce(call) {
  const member = call.parent;
  const isMember2 = member?.type === "MemberExpression" && member["object"] === call;
  if (!isMember2 || member.parent?.type !== "CallExpression" || member.parent["callee"] !== member) return false;
  return staticName(member["property"], member["computed"]) === "remove";
}
function collect3(evaluator, format6) {
  const all2 = new Collector(evaluator);
  const { calls, classes, functions, objects: objects3 } = evaluator.file;
  xmcpFile(all2);
  const others = [];
  for (const call of calls) {
    const own2 = adapterOf(call, evaluator);
    if (!own2 && call["arguments"].length < 2) continue;
    const names2 = path(call["callee"]);
    const args = call["arguments"].map(bare);
    if (args.length === 0) continue;
    const written2 = { call, names: names2, args };
    if (args.some(({ type }) => type === "SpreadElement")) {
      if (own2) passedOn(written2, all2, (site2) => own2(site2, all2));
      continue;
    }
    if (own2 && isRemovedAtOnce(call)) {
      for (const arg of args) all2.takeArgument(arg);
      continue;
    }
    const site = own2 ? written2 : registrarSite(written2, all2);
    if (!site) continue;
    const adapter = own2 ?? registrar;
    const helper = all2.helperAround(site);
    const read4 = () => all2.inTurns(site, helper, () => adapter(site, all2));
    if (helper) read4();
    else others.push(() => void (all2.isFollowed(call) || read4()));
  }
  for (const read4 of others) read4();
  for (const each of classes) toolClass(each, all2);
  for (const callable of functions) gloodataInfo(callable, all2, format6 === "gloodata");
  for (const object of objects3) if (!all2.isTaken(object)) readLiteral(object, all2);
  return all2;
}

// src/parse/estree/extract.ts
var SourceCode = class {
  imports;
  registrations;
  widget;
  #evaluator;
  #evaluatorOfAnswers;
  #found;
  #answers;
  #reads;
  constructor(evaluator, found, widget) {
    this.imports = evaluator.file.modules;
    this.registrations = found.registrations;
    this.widget = widget;
    this.#evaluator = evaluator;
    this.#found = found;
  }
  get #forAnswers() {
    return this.#evaluatorOfAnswers ??= this.#evaluator.ofAnswers();
  }
  // Only rules for widgets ask for these.
  get answers() {
    return this.#answers ??= answersOf(this.#found.handlers, this.#forAnswers);
  }
  get reads() {
    return this.#reads ??= readsOf(this.#found.readers, this.#forAnswers);
  }
};
function extract(program, { format: format6, normalise, resolveImport, readPages } = {}) {
  const file = survey(program, normalise);
  const evaluator = new Evaluator(file, (source, name) => {
    const known = wellKnownImport(source, name);
    if (known !== void 0) return { kind: "string", start: 0, end: 0, value: known };
    return resolveImport?.(source, name);
  });
  const found = collect3(evaluator, format6);
  const lists = [
    ["tools", found.tools],
    ["functions", found.functions],
    ["resources", found.resources]
  ];
  const listed = lists.flatMap(([, values]) => values);
  const widget = [...widgetUses(evaluator), ...readPages?.(file.templates) ?? []];
  const code = new SourceCode(evaluator, found, widget);
  const hasCode = [code.registrations, code.widget, found.handlers, found.readers].some(({ length }) => length > 0);
  const alternatives = expand([...listed, ...found.others]).map((nodes) => [
    ...listed.length > 0 || hasCode ? [rootOf4(lists, nodes)] : [],
    ...nodes.slice(listed.length)
  ]);
  const constants = new ConstantsOf(file, [...listed, ...found.others]);
  return { alternatives: alternatives.filter(({ length }) => length > 0), code, constants };
}
function rootOf4(lists, nodes) {
  const entries2 = [];
  let from = 0;
  for (const [key, values] of lists) {
    const items2 = nodes.slice(from, from + values.length);
    from += values.length;
    if (items2.length > 0)
      entries2.push({ key, start: 0, end: 0, value: { kind: "array", start: 0, end: 0, items: items2, open: true } });
  }
  return { kind: "object", start: 0, end: 0, entries: entries2, open: true };
}

// src/parse/json-style.ts
var SCALAR_KINDS = /* @__PURE__ */ new Set(["string", "number", "boolean", "null"]);
var styles = /* @__PURE__ */ new WeakMap();
function jsonStyleOf(document) {
  let style = styles.get(document);
  if (!style) styles.set(document, style = detectStyle(document));
  return style;
}
function detectStyle({ text: text3, roots, syntax }) {
  const containers = roots.flatMap((root) => [...walk(root)].filter(isFilled));
  const inLine = containers.filter((each) => !hasLineBreak(text3, each.start, childStart(each)));
  const arrays = containers.filter(
    (each) => each.kind === "array" && each.items.every(({ kind }) => SCALAR_KINDS.has(kind))
  );
  const colon = colonOf(text3, containers);
  const space = colon.endsWith(" ") ? " " : "";
  return {
    text: text3,
    lineEnd: lineEndOf(text3),
    unit: unitOf(text3, containers),
    colon,
    space,
    padding: {
      object: paddingOf(
        text3,
        inLine.find(({ kind }) => kind === "object")
      ) ?? space,
      array: paddingOf(
        text3,
        inLine.find(({ kind }) => kind === "array")
      ) ?? ""
    },
    shortArrays: arrays[0] !== void 0 && inLine.includes(arrays[0]),
    ...syntax.id === "json5" ? wordsOf2(text3, containers) : PLAIN_WORDS
  };
}
var PLAIN_WORDS = { quote: '"', bareKeys: false };
function wordsOf2(text3, containers) {
  const children = containers.flatMap(childrenOf3);
  const string = children.find(({ kind }) => kind === "string");
  const [key] = containers.flatMap((each) => each.kind === "object" ? each.entries : []);
  return {
    quote: string && text3[string.start] === "'" ? "'" : '"',
    bareKeys: key !== void 0 && !/["']/.test(text3[key.start])
  };
}
var childrenOf3 = (container) => container.kind === "object" ? container.entries.map(({ value }) => value) : container.items;
function isFilled(node) {
  return node.kind === "object" && node.entries.length > 0 || node.kind === "array" && node.items.length > 0;
}
function childStart(container) {
  return (container.kind === "object" ? container.entries[0] : container.items[0]).start;
}
function unitOf(text3, containers) {
  for (const container of containers) {
    const start2 = childStart(container);
    if (!hasLineBreak(text3, container.start, start2) || !isFirstOnLine(text3, start2)) continue;
    const [outer, inner] = [indentAt(text3, container.start), indentAt(text3, start2)];
    if (inner.length > outer.length && inner.startsWith(outer)) return inner.slice(outer.length);
  }
  return "  ";
}
function colonOf(text3, containers) {
  for (const container of containers) {
    if (container.kind === "array") continue;
    const { end, value } = container.entries[0];
    const between = text3.slice(end, value.start);
    if (/^[ \t]*:[ \t]*$/.test(between)) return between;
  }
  return ": ";
}
function paddingOf(text3, container) {
  return container && text3.slice(container.start + 1, childStart(container));
}
function isSpread(document, node) {
  const around2 = containerAround(document.roots, node);
  if (around2) return hasLineBreak(document.text, around2.start, childStart(around2));
  return node.kind === "object" || node.kind === "array" ? hasLineBreak(document.text, node.start, node.end) || !isFilled(node) : true;
}
function printJson(value, style, indent) {
  if (isScalar(value)) return printScalar2(value, style);
  if (isList(value)) {
    const items2 = value.map((item) => ["", item]);
    return printList2("[", items2, "]", style, isShortArray(value, style) ? void 0 : indent);
  }
  if (isRecord(value)) {
    const entries2 = Object.entries(value).map(([key, each]) => [printKey2(key, style), each]);
    return printList2("{", entries2, "}", style, indent);
  }
  const node = writtenNode(value);
  return node && printWritten(node, style, indent);
}
function isShortArray(items2, style) {
  return style.shortArrays && items2.every(isScalar);
}
function printKey2(key, style) {
  return printName(key, style) + style.colon;
}
function printName(key, { quote, bareKeys }) {
  return bareKeys && /^[A-Za-z_$][\w$]*$/.test(key) ? key : printString(key, quote);
}
var printString = (value, quote) => quote === '"' ? JSON.stringify(value) : quoted(value, quote);
function printScalar2(value, { quote }) {
  if (typeof value === "string") return printString(value, quote);
  return typeof value === "number" ? printNumber(value) : JSON.stringify(value);
}
function printList2(open, children, close, style, indent) {
  const inner = indent === void 0 ? void 0 : indent + style.unit;
  const printed = [];
  for (const [lead, value] of children) {
    const text3 = printJson(value, style, inner);
    if (text3 === void 0) return void 0;
    printed.push(lead + text3);
  }
  if (printed.length === 0) return open + close;
  if (inner !== void 0) {
    const separator = style.lineEnd + inner;
    return open + separator + printed.join("," + separator) + style.lineEnd + indent + close;
  }
  const padding = open === "{" ? style.padding.object : style.padding.array;
  return open + padding + printed.join("," + style.space) + padding + close;
}
function printWritten(node, style, indent) {
  const piece = style.text.slice(node.start, node.end);
  const isCutOff = node.kind === "object" && !piece.endsWith("}") || node.kind === "array" && !piece.endsWith("]");
  if (node.file !== void 0 || piece === "" || isCutOff) return void 0;
  if (!hasLineBreak(piece, 0, piece.length)) return piece;
  const from = indentAt(style.text, node.start);
  return reindent(piece, from, indent ?? from);
}

// src/parse/json-syntax.ts
var jsoncSyntax = { id: "jsonc", offsetIn: offsetIn2, print: print2 };
function offsetIn2(text3, node, index) {
  const { start: start2, end, value } = node;
  if (end - start2 !== value.length + 2) return offsetAmongEscapes(text3, node, index);
  return index <= value.length ? start2 + 1 + index : void 0;
}
var offsetAmongEscapes = offsetFinder((text3, { start: start2, end }) => {
  const offsets = [];
  for (let at2 = start2 + 1; at2 < end; ) {
    offsets.push(at2);
    if (text3[at2] === "\\") at2 += text3[at2 + 1] === "u" ? 6 : 2;
    else at2++;
  }
  return offsets;
});
function print2(document, edits) {
  const changes = changesOf(edits);
  if (!changes) return void 0;
  const style = jsonStyleOf(document);
  const printed = [...changes.texts];
  for (const [node, value] of changes.values) {
    const edit = setValue2(document, style, node, value);
    if (!edit) return void 0;
    printed.push(edit);
  }
  for (const [entry2, key] of changes.keys) {
    const { start: start2, end } = entry2;
    const bareKeys = !/["']/.test(document.text[start2]);
    printed.push({ start: start2, end, text: printName(key, { ...style, bareKeys }) });
  }
  for (const [container, change] of changes.containers) {
    const more = changeContainer2(document, style, container, change);
    if (!more) return void 0;
    for (const each of more) printed.push(each);
  }
  return settle2(printed);
}
function setValue2(document, style, node, value) {
  const isString = node.kind === "string" && document.text[node.start] === '"';
  if (isString && typeof value === "string") return rewriteString2(document.text, node, value);
  const indent = isSpread(document, node) ? indentAt(document.text, node.start) : void 0;
  const text3 = printJson(value, style, indent);
  return text3 === void 0 ? void 0 : { start: node.start, end: node.end, text: text3 };
}
function rewriteString2(text3, node, value) {
  const edit = differing(text3, node, value, offsetIn2);
  return edit && { ...edit, text: JSON.stringify(edit.text).slice(1, -1) };
}
function changeContainer2(document, style, container, change) {
  const { text: text3 } = document;
  if (text3[container.end - 1] !== (container.kind === "object" ? "}" : "]")) return void 0;
  const added = [...change.first, ...change.last].map(({ value }) => value);
  const staysShort = container.kind === "array" && isShortArray(added, style);
  const list2 = { ...container, children: childPlaces(container), commentEnd };
  const listStyle = {
    lineEnd: style.lineEnd,
    unit: style.unit,
    space: style.space,
    padding: style.padding[container.kind],
    opensUp: isSpread(document, container) && !staysShort
  };
  const indent = layoutOf(text3, list2, change.removed, listStyle)?.indent;
  const first2 = printChildren2(change.first, style, indent);
  const last = printChildren2(change.last, style, indent);
  return first2 && last && editList(text3, list2, { removed: change.removed, first: first2, last }, listStyle);
}
function printChildren2(children, style, indent) {
  const printed = [];
  for (const { key, value } of children) {
    const text3 = printJson(value, style, indent);
    if (text3 === void 0) return void 0;
    printed.push(key === void 0 ? text3 : printKey2(key, style) + text3);
  }
  return printed;
}

// src/parse/json5-syntax.ts
var json5Syntax = {
  id: "json5",
  offsetIn: (text3, node, index) => (isJson(text3, node) ? jsoncSyntax : { offsetIn }).offsetIn(text3, node, index),
  print(document, edits) {
    return jsoncSyntax.print(
      document,
      edits.map((edit) => wholeString(document.text, edit))
    );
  }
};
function wholeString(text3, edit) {
  if (edit.op !== "set" || edit.node.kind !== "string" || typeof edit.value !== "string") return edit;
  if (isJson(text3, edit.node)) return edit;
  const { start: start2, end } = edit.node;
  return { op: "text", start: start2, end, text: quoted(edit.value, text3[start2]) };
}
function isJson(text3, { start: start2, end, value }) {
  const written2 = text3.slice(start2, end);
  if (!written2.startsWith('"')) return false;
  if (written2.length === value.length + 2) return !written2.includes("\\");
  try {
    return JSON.parse(written2) === value;
  } catch {
    return false;
  }
}

// src/core/limits.ts
var LIMITS = {
  fileSize: 10 * 1024 * 1024,
  depth: 500,
  aliases: 1e5,
  findingsPerFile: 1e4,
  findings: 1e5
};
var BOUNDS3 = {
  fileSize: 256 * 1024 * 1024,
  depth: 1e3,
  aliases: 5e6,
  findingsPerFile: 1e6,
  findings: 1e6
};

// src/parse/depth.ts
function checkDepth(depth, most) {
  if (depth > most) throw new Unreadable(`The file is nested more than ${most} levels deep.`, "depth");
}

// src/parse/momoa.ts
function treeOf(document, most = LIMITS.depth) {
  return nodeOf(document.body, 1, most);
}
function nodeOf(momoa, depth, most) {
  checkDepth(depth, most);
  const [start2, end] = momoa.range;
  switch (momoa.type) {
    case "Object":
      return {
        kind: "object",
        entries: momoa.members.map((member) => entryOf(member, depth, most)),
        open: false,
        start: start2,
        end
      };
    case "Array":
      return {
        kind: "array",
        items: momoa.elements.map(({ value }) => nodeOf(value, depth + 1, most)),
        open: false,
        start: start2,
        end
      };
    case "String":
      return { kind: "string", value: momoa.value, start: start2, end };
    case "Number":
      return { kind: "number", value: momoa.value, start: start2, end };
    case "Boolean":
      return { kind: "boolean", value: momoa.value, start: start2, end };
    case "Null":
      return { kind: "null", start: start2, end };
    case "NaN":
      return { kind: "number", value: NaN, start: start2, end };
    case "Infinity":
      return { kind: "number", value: momoa.sign === "-" ? -Infinity : Infinity, start: start2, end };
  }
}
function entryOf({ name, value }, depth, most) {
  const [start2, end] = name.range;
  const key = name.type === "String" ? name.value : name.name;
  return { key, value: nodeOf(value, depth + 1, most), start: start2, end };
}

// src/eslint/engine/read.ts
function read3(path2, sourceCode, options = {}) {
  const { text: text3 = "" } = sourceCode;
  const ast = sourceCode.ast;
  return languageOf(ast) === "js" ? readSource(path2, text3, ast, options) : readJson(path2, text3, ast);
}
function readSource(path2, text3, program, options) {
  try {
    const { alternatives, code, constants } = extract(program, {
      readPages: (templates2) => pagesIn(templates2, text3, options)
    });
    const [roots = [], ...others] = alternatives;
    const comments = () => program["comments"]?.map(placeOf4) ?? [];
    const syntax = sourceSyntax(program);
    return { path: path2, text: text3, syntax, roots, faults: [], alternatives: others, code, constants, comments };
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable("The code is nested too deep to be read.");
    throw error;
  }
}
function readJson(path2, text3, document) {
  return { path: path2, text: text3, syntax: json5Syntax, roots: [treeOf(document)], faults: [], comments: () => commentsIn(text3) };
}
var placeOf4 = ({ range: [start2, end] }) => ({ start: start2, end });

// src/core/validate-suppressions.js
var import_ucs2length3 = __toESM(require_ucs2length(), 1);
function P2(m) {
  let u;
  const d2 = (c) => {
    u ??= m();
    const y = u(c);
    return d2.errors = u.errors, y;
  };
  return d2;
}
var T = P2(() => {
  const m = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://toolint.dev/schemas/suppressions.schema.json", title: "toolint suppressions", description: "Findings that are known and accepted. Written by `toolint --suppress --reason TEXT`.", type: "object", additionalProperties: false, required: ["version", "suppressions"], properties: { $schema: { type: "string", description: "The JSON Schema of this file, for editors." }, version: { type: "integer", enum: [1], description: "The version of this file's shape." }, suppressions: { type: "array", description: "The findings that are accepted, sorted, one a line.", items: { $ref: "#/$defs/suppression" } } }, $defs: { suppression: { type: "object", additionalProperties: false, required: ["path", "rule", "pointer", "hash", "reason"], properties: { path: { type: "string", pattern: "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$", description: "The file, relative to this one." }, rule: { type: "string", minLength: 1, description: "The id of the rule that has the finding." }, tool: { type: "string", description: "The name of the tool, or the URI of the resource, where the file has several: the pointer starts there." }, pointer: { type: "string", description: "A JSON Pointer to what the finding stands on." }, hash: { type: "string", minLength: 1, description: "Of that value: another value is another finding." }, reason: { type: "string", pattern: "\\S", description: "Why the finding is accepted." }, expires: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "The last day that the suppression holds, as 2027-12-31." } } } } }, u = { type: "object", additionalProperties: false, required: ["path", "rule", "pointer", "hash", "reason"], properties: { path: { type: "string", pattern: "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$", description: "The file, relative to this one." }, rule: { type: "string", minLength: 1, description: "The id of the rule that has the finding." }, tool: { type: "string", description: "The name of the tool, or the URI of the resource, where the file has several: the pointer starts there." }, pointer: { type: "string", description: "A JSON Pointer to what the finding stands on." }, hash: { type: "string", minLength: 1, description: "Of that value: another value is another finding." }, reason: { type: "string", pattern: "\\S", description: "Why the finding is accepted." }, expires: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "The last day that the suppression holds, as 2027-12-31." } } }, d2 = new RegExp("^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$", "u"), c = new RegExp("\\S", "u"), y = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u"), g = import_ucs2length3.default.default;
  function l(o, { instancePath: i = "", parentData: v3, parentDataProperty: w2, rootData: k = o, dynamicAnchors: q = {} } = {}) {
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
        const h = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
        e === null ? e = [h] : e.push(h), t++;
      }
      if (o.$schema !== void 0 && typeof o.$schema != "string") {
        const p = { instancePath: i + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [p] : e.push(p), t++;
      }
      if (o.version !== void 0) {
        let p = o.version;
        if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
          const h = { instancePath: i + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [h] : e.push(h), t++;
        }
        if (p !== 1) {
          const h = { instancePath: i + "/version", schemaPath: "#/properties/version/enum", keyword: "enum", params: { allowedValues: m.properties.version.enum }, message: "must be equal to one of the allowed values" };
          e === null ? e = [h] : e.push(h), t++;
        }
      }
      if (o.suppressions !== void 0) {
        let p = o.suppressions;
        if (Array.isArray(p)) {
          const h = p.length;
          for (let a = 0; a < h; a++) {
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
          const h = { instancePath: i + "/suppressions", schemaPath: "#/properties/suppressions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [h] : e.push(h), t++;
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

// src/eslint/engine/unsuppressed.ts
function unsuppressed(findings, suppressions, { cwd, filename, physicalFilename = filename }) {
  if (suppressions === void 0 || findings.length === 0) return findings;
  const path2 = pathOf3({ cwd, filename: physicalFilename });
  return matcherOf(suppressions)(findings.map((finding) => ({ ...finding, path: path2 }))).visible;
}
function isSuppressions(file) {
  return T(file);
}
var matchers = /* @__PURE__ */ new WeakMap();
function matcherOf(file) {
  const known = matchers.get(file);
  if (known) return known;
  const matcher = createMatcher(file.suppressions, (/* @__PURE__ */ new Date()).toISOString().slice(0, 10));
  matchers.set(file, matcher);
  return matcher;
}

// src/eslint/engine/settings.ts
var KEYS2 = ["dialect", "suppressions"];
var UNUSABLE = '`settings.toolint.suppressions` is not what toolint-suppressions.json holds. Import that file in the config: `import suppressions from "./toolint-suppressions.json" with { type: "json" }`.';
var usable = /* @__PURE__ */ new WeakSet();
function settingsOf({ settings }) {
  const ours = settings["toolint"];
  if (ours === void 0) return {};
  const known = objectAt("settings.toolint", ours, KEYS2);
  if (usable.has(known)) return known;
  const { dialect, suppressions } = known;
  if (dialect !== void 0) {
    const { openai } = objectAt("settings.toolint.dialect", dialect, ["openai"]);
    if (openai !== void 0 && !DIALECTS3.some((each) => each === openai)) throw new Error(unknownDialect(openai));
  }
  if (suppressions !== void 0 && !isSuppressions(suppressions)) throw new Error(UNUSABLE);
  usable.add(known);
  return known;
}
function objectAt(path2, value, keys) {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error(`\`${path2}\` must be an object, and is ${shown2(value)}.`);
  const stray = Object.keys(value).find((key) => !keys.includes(key));
  if (stray !== void 0)
    throw new Error(`\`${path2}\` has an unknown key \`${printable(stray)}\`${didYouMean(stray, keys)}.`);
  return value;
}
function unknownDialect(value) {
  const allowed = DIALECTS3.map((each) => `\`${each}\``).join(", ").replace(/, (?=[^,]*$)/, " or ");
  const hint2 = typeof value === "string" ? didYouMean(value, DIALECTS3) : "";
  return `\`settings.toolint.dialect.openai\` must be ${allowed}, and is ${shown2(value)}${hint2}.`;
}
var shown2 = (value) => `\`${printable(JSON.stringify(value) ?? String(value), 60)}\``;

// src/eslint/engine/engine.ts
function createEngine(rules2, formats2) {
  const byId2 = new Map(rules2.map((rule) => [rule.id, rule]));
  const settingOf = (id, { rule = byId2.get(id), options }) => ({
    rule,
    severity: rule.severity,
    options: { ...rule.options?.defaults, ...options }
  });
  let last;
  const settingsFor2 = (enlisted) => {
    if (last && areEqual(enlisted, last.enlisted)) return last.settings;
    const settings = new Map([...enlisted].map(([id, each]) => [id, settingOf(id, each)]));
    last = { enlisted, settings };
    return settings;
  };
  return {
    judge(enlisted, known, context, page) {
      const settings = settingsFor2(enlisted);
      try {
        return judgeFile(settings, known, formats2, context, page);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return { findings: /* @__PURE__ */ new Map(), failures: [{ path: context.filename, message: error.message }], broken: [] };
      }
    }
  };
}
function areEqual(some, others) {
  if (some.size !== others.size) return false;
  for (const [id, { rule, options }] of some) {
    const other = others.get(id);
    if (!other || other.rule !== rule || other.options !== options) return false;
  }
  return true;
}
function judgeFile(settings, known, formats2, context, page) {
  const { dialect, suppressions } = settingsOf(context);
  const { cwd, sourceCode, languageOptions = {} } = context;
  const [document, broken] = page ? readPage(pathOf3({ cwd, filename: page.filename }), page.text, languageOptions) : [read3(pathOf3(context), sourceCode, languageOptions), []];
  const hints = { named: false, servers: [], dialect: { openai: "auto", ...dialect } };
  const { result, switches } = judge10(document, formats2, hints, settings, services);
  const isAlone2 = (result.facts.size > 0 || switches !== void 0) && isWhole2(document, context);
  const compared = compareAlone(result, settings, isAlone2);
  const told3 = compared.findings.filter((finding) => !switches?.hides(finding));
  const unused = switches?.unused(settingsAlone(settings, isAlone2), known) ?? [];
  const found = [...result.findings, ...told3, ...unused];
  const findings = groupBy(unsuppressed(found, suppressions, context), ({ rule }) => rule);
  return { findings, failures: [...result.failures, ...compared.failures], broken };
}
function isWhole2({ code, text: text3 }, { sourceCode }) {
  const { body } = sourceCode.ast;
  const statements2 = Array.isArray(body) ? body : [];
  const isShared = code?.imports.some((name) => name.startsWith(".")) || /\bmodule\.exports\b|\bexports\./.test(text3);
  return !isShared && !statements2.some(({ type }) => type.startsWith("Export"));
}
var sql;
var services = {
  get sql() {
    return sql ??= createSqlService();
  }
};

// src/v8-options.ts
const { setFlagsFromString } = require("node:v8");
var inForce = /* @__PURE__ */ new Map();
function asAtStart(run) {
  for (const back of inForce.values()) setFlagsFromString(back);
  try {
    return run();
  } finally {
    for (const option of inForce.keys()) setFlagsFromString(option);
  }
}

// src/eslint-engine.ts
var engine = createEngine(rules, formats);
var openEngine = () => engine;
Object.assign(exports, { asAtStart, openEngine });
})