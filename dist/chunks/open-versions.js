import {
  isSame,
  keyOf,
  knownValue,
  merged
} from "./known.js";
import {
  LARGEST_IMPORT,
  MOST_BETWEEN,
  MOST_FILES,
  NOT_SOURCE,
  TOP,
  codeLanguageOf,
  countedTools,
  existsIn,
  folderTree,
  followImports,
  gitTop,
  importingLanguageOf,
  isPackageFile,
  isWorthReading,
  lookUp,
  mayNameModules,
  openDocument,
  openNesting,
  openRepository,
  packagesFor,
  repeatedTools,
  startsServer,
  targetIn,
  timeLimit,
  toolsOnce,
  unreachedIn,
  whyLeftAlone,
  withAliases,
  workspaceOf,
  worthOf
} from "./lint.js";
import {
  EXTENSIONS,
  JSON_WORDS,
  Lines,
  SecretRedactor,
  UNKNOWN,
  UserError,
  compareSeverity,
  compareText,
  entry,
  get,
  has,
  inFolder,
  items,
  nodeAt,
  parentOf,
  readText,
  realPath,
  recognise,
  stepTo,
  stepsOf,
  text,
  toValue
} from "./rules.js";
import {
  addTo,
  append,
  foundOnce,
  groupBy,
  isRecord,
  known,
  languageOf,
  messageOf,
  partsOf,
  printable,
  recordIn,
  remembered,
  wordsOf
} from "./version.js";

// src/diff/contract.ts
function contractsIn(manifests, formats, folder = "") {
  const contracts = [];
  const counted = /* @__PURE__ */ new Map();
  const nameless = [];
  let unnamed = 0;
  for (const manifest of manifests) {
    const format = formats.find(({ id }) => id === manifest.formats[0]);
    const once = toolsOnce(manifest);
    const places = countedTools(manifest, once);
    unnamed += manifest.tools.filter(({ node }) => node.isOfMany).length;
    for (const tool of once) {
      const contract = format && contractOf(tool, format, { path: manifest.path, folder });
      const place2 = places.get(tool);
      if (!contract) nameless.push(place2);
      else {
        contracts.push(contract);
        if (place2) counted.set(contract, place2);
      }
    }
    for (const list of ["tools", "functions"]) {
      unnamed += items(get(manifest.root, list)).filter(({ kind }) => kind === "unknown").length;
    }
  }
  return { contracts, counted, unnamed: unnamed + nameless.length, nameless };
}
function contractOf(tool, { id: format, contract: terms }, at) {
  const { node, id, version, description } = tool;
  const name = terms.nameOf ? terms.nameOf(tool) : tool.label;
  if (name === void 0 || name === "" || node.isOfMany) return void 0;
  const of = (role) => {
    const schema = tool.schemas.find((each) => each.role === role);
    if (!schema) return {};
    const whole = schema.shape === "schema" ? schema.node : fieldsSchema(schema.node);
    return { [role]: whole, key: terms.pointers?.[schema.entry.key] ?? schema.entry.key };
  };
  const [input, output, config] = [of("input"), of("output"), of("config")];
  return {
    ...{ name, format, terms, ...at, node, at: tool.name?.value ?? node },
    ...description && { description: description.value },
    ...input.input ? { input: input.input } : mayHaveInput(node, terms) && { input: { kind: "unknown", start: node.start, end: node.end } },
    ...output.output && { output: output.output },
    ...config.config && { config: config.config },
    keys: {
      input: input.key ?? "inputSchema",
      output: output.key ?? "outputSchema",
      config: config.key ?? "configurations"
    },
    ...version !== void 0 && { version },
    ...id !== void 0 && { id }
  };
}
var mayHaveInput = (node, { inputKey }) => node.open && inputKey !== void 0 && has(node, inputKey) === "unknown";
function fieldsSchema(fields) {
  const { start, end } = fields;
  const open = { kind: "unknown", start, end };
  const entries = [
    { key: "properties", start, end, value: fields },
    { key: "required", start, end, value: open }
  ];
  return { kind: "object", start, end, entries, open: false };
}
function parametersOf({ input }) {
  const properties = get(input, "properties");
  return properties?.kind === "object" ? properties.entries.map(({ key }) => key) : [];
}
var describedAs = ({ description }) => text(description) ?? "";
function countedOnce(files, packageOf) {
  const counted = Array.from(files, ([path, { counted: named, nameless: nameless2 }]) => ({
    path,
    tools: [...named.values(), ...nameless2.flatMap((each) => each ?? [])]
  }));
  const repeated = repeatedTools(counted, packageOf);
  const isAgain = (tool) => tool !== void 0 && repeated.has(tool);
  const all = [...files.values()].flatMap(({ counted: named }) => [...named]);
  const nameless = Array.from(files, ([path, tools]) => [
    path,
    tools.nameless.filter((each) => !isAgain(each)).length
  ]);
  return {
    again: new Set(all.flatMap(([contract, tool]) => isAgain(tool) ? contract : [])),
    nameless: new Map(nameless.filter(([, tools]) => tools > 0))
  };
}

// src/diff/found.ts
var AT_RUN_TIME = "is built at run time";
function note({ vague }, { pointer }, reason) {
  if (!vague.some((each) => each.pointer === pointer)) vague.push({ pointer, reason });
}
var where = ({ pointer, name, was, at }) => ({
  ...{ pointer, name },
  ...was && { was },
  ...at && { at }
});
function add(to, at, words) {
  to.found.push({ ...to.role === "config" ? ofConfig(words) : words, ...where(at) });
}
function ofConfig(words) {
  if (words.severity === "info") return words;
  switch (words.rule) {
    case "diff/parameter-required":
    case "diff/parameter-renamed":
    case "diff/parameter-removed":
    case "diff/type-narrowed":
    case "diff/enum-narrowed":
      return { ...words, rule: "diff/config-narrowed", severity: "warning" };
    default:
      return words;
  }
}
function compareText2(was, is, at, to) {
  if (was?.kind === "unknown" || is?.kind === "unknown") return;
  const [before, after] = [text(was) ?? "", text(is) ?? ""];
  if (before === after) return;
  const { pointer, name } = where(at);
  const [wasAt, isAt] = [was ?? at.was, is ?? at.at];
  const words = {
    rule: "diff/description-changed",
    message: at.depth > 0 ? "parameter" : "tool",
    severity: "info"
  };
  to.found.push({
    ...words,
    before,
    after,
    pointer: `${pointer}/description`,
    name,
    ...wasAt && { was: wasAt },
    ...isAt && { at: isAt }
  });
}

// src/diff/forms.ts
function withoutChoices(document) {
  const { alternatives = [], ...rest } = document;
  if (alternatives.length === 0) return document;
  const roots = document.roots.map(
    (root, index) => alternatives.reduce((whole, form) => merged(whole, form[index]), root)
  );
  return { ...rest, roots };
}
var LONGEST = 120;
function shown(node) {
  if (!node) return "";
  const text2 = JSON.stringify(toValue(node), (_, value) => value === UNKNOWN ? "\u2026" : value) ?? "";
  return text2.length > LONGEST ? `${text2.slice(0, LONGEST)}\u2026` : text2;
}
function lookUp2(node, key) {
  if (node?.kind === "unknown") return "unknown";
  if (node?.kind !== "object") return "absent";
  const found = entry(node, key);
  if (found) return found.value.kind === "unknown" ? "unknown" : found.value;
  return node.open ? "unknown" : "absent";
}
function fromValue(value, unknown = []) {
  const missing2 = /* @__PURE__ */ new Map();
  for (const each of unknown) addTo(missing2, each.slice(0, Math.max(0, each.lastIndexOf("/"))), each);
  return nodeOf(value, { at: new Set(unknown), missing: missing2 }, "");
}
var NOWHERE = { start: 0, end: 0 };
var objectOf = (entries) => ({
  ...{ kind: "object", open: false, ...NOWHERE },
  entries: entries.map(([key, value]) => ({ key, value, ...NOWHERE }))
});
function nodeOf(value, unknown, pointer) {
  const open = unknown.at.has(pointer);
  if (Array.isArray(value)) {
    const items2 = value.map((item, index) => nodeOf(item, unknown, `${pointer}/${index}`));
    return { kind: "array", ...NOWHERE, items: items2, open };
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([key, each]) => ({
      key,
      ...NOWHERE,
      value: nodeOf(each, unknown, pointer + stepTo(key))
    }));
    for (const each of unknown.missing.get(pointer) ?? []) {
      const key = stepsOf(each).at(-1);
      if (!Object.hasOwn(value, key)) entries.push({ key, ...NOWHERE, value: { kind: "unknown", ...NOWHERE } });
    }
    return { kind: "object", ...NOWHERE, entries, open };
  }
  if (typeof value === "string") return { kind: "string", ...NOWHERE, value };
  if (typeof value === "number") return { kind: "number", ...NOWHERE, value };
  if (typeof value === "boolean") return { kind: "boolean", ...NOWHERE, value };
  return value === null ? { kind: "null", ...NOWHERE } : { kind: "unknown", ...NOWHERE };
}
function documentOf(roots) {
  return { path: "", text: "", syntax: NO_SYNTAX, roots, faults: [] };
}
var NO_SYNTAX = { id: "json", words: JSON_WORDS, offsetIn: () => void 0, print: () => void 0 };

// src/diff/needs.ts
var listsAsRequired = (schema, name) => items(get(schema, "required")).some((each) => text(each) === name);
function requirementOf(schema, { key, value }) {
  const required = lookUp2(schema, "required");
  if (required === "unknown") return "unknown";
  if (required === "absent") return "optional";
  if (required.kind !== "array") return "unknown";
  const isListed = required.items.some((item) => text(item) === key);
  if (!isListed) return required.open || required.items.some(({ kind }) => kind === "unknown") ? "unknown" : "optional";
  if (value.kind === "unknown" || value.kind === "object" && value.mayBeMissing) return "unknown";
  const isFilled = has(value, "default");
  return isFilled === "yes" ? "default" : "required";
}
function propertiesOf(schema) {
  const properties = lookUp2(schema, "properties");
  if (properties === "absent") return /* @__PURE__ */ new Map();
  if (properties === "unknown" || properties.kind !== "object") return void 0;
  return new Map(properties.entries.map((each) => [each.key, each]));
}
var isOpen = (schema) => {
  const properties = lookUp2(schema, "properties");
  return properties === "unknown" || typeof properties === "object" && properties.kind === "object" && properties.open;
};
var ELSEWHERE = ["allOf", "anyOf", "oneOf", "if", "then", "else", "dependentSchemas", "$ref", "patternProperties"];
var mayBeElsewhere = (schema) => schema.open || ELSEWHERE.some((key) => has(schema, key) !== "no");

// src/diff/schema.ts
var DEEPEST = 20;
function normalised(schema, root, depth = 0) {
  if (depth > DEEPEST || !schema || schema.kind === "unknown") return void 0;
  if (schema.kind === "boolean" && schema.value) return { ...EMPTY, start: schema.start, end: schema.end };
  if (schema.kind !== "object") return void 0;
  const target = get(schema, "$ref");
  if (target) {
    const led = target.kind === "string" ? follow(root, target.value) : void 0;
    return led && normalised(withoutKey(over(schema, led), "$ref", schema), root, depth + 1);
  }
  const all = get(schema, "allOf");
  if (all) {
    const [only] = items(all);
    if (all.kind !== "array" || all.open || all.items.length !== 1 || only?.kind !== "object") return void 0;
    return normalised(withoutKey(over(schema, only), "allOf", schema, only), root, depth + 1);
  }
  for (const key of ["anyOf", "oneOf"]) {
    const branches = get(schema, key);
    if (branches) return ofBranches(schema, key, branches, root, depth);
  }
  return schema;
}
var EMPTY = { kind: "object", start: 0, end: 0, entries: [], open: false };
function follow(root, reference) {
  if (!reference.startsWith("#")) return void 0;
  const at = nodeAt(root, stepsOf(reference.slice(1)));
  return at?.kind === "object" && at !== root ? at : void 0;
}
function over(own, inner) {
  const keys = new Set(own.entries.map(({ key }) => key));
  const entries = [...own.entries, ...inner.entries.filter(({ key }) => !keys.has(key))];
  const isLenient = own.isLenient ?? inner.isLenient;
  return { ...own, entries, open: own.open || inner.open, ...isLenient && { isLenient } };
}
function withoutKey(merged3, key, own, inner) {
  const removed = own.entries.find((each) => each.key === key);
  const again = inner?.entries.filter((each) => each.key === key) ?? [];
  return { ...merged3, entries: [...merged3.entries.filter((each) => each !== removed && each.key !== key), ...again] };
}
function ofBranches(schema, key, branches, root, depth) {
  if (branches.kind !== "array" || branches.open) return void 0;
  const forms = [];
  for (const item of branches.items) {
    const form = normalised(item, root, depth + 1);
    if (!form) return void 0;
    forms.push(form);
  }
  const rest = forms.filter((form) => !isNull(form));
  const takesNull = rest.length < forms.length;
  const bare = { ...schema, entries: schema.entries.filter((each) => each.key !== key) };
  const simple = merged2(rest, branches);
  const whole = rest.length === 1 ? rest[0] : simple;
  if (whole && isOnlyNotes(bare)) {
    const full = over(bare, whole);
    return takesNull ? nullable(full) : full;
  }
  const list = { ...branches, items: forms };
  const union = { key: "anyOf", start: branches.start, end: branches.end, value: list };
  return { ...bare, entries: [...bare.entries.filter((each) => each.key !== "anyOf"), union] };
}
var isNull = (form) => text(get(form, "type")) === "null" && !form.open;
var NOTES = /* @__PURE__ */ new Set([
  "description",
  "title",
  "default",
  "examples",
  "deprecated",
  "$comment",
  "discriminator",
  "nullable"
]);
var isOnlyNotes = ({ entries, open }) => !open && entries.every(({ key }) => NOTES.has(key));
function merged2(forms, at) {
  if (forms.length < 2 || forms.some(({ open }) => open)) return void 0;
  const keysOf2 = (form) => form.entries.map(({ key }) => key).filter((key) => !NOTES.has(key));
  const isLenient = forms.some((form) => form.isLenient);
  const place2 = { start: at.start, end: at.end };
  const make = (key, values2) => ({
    ...EMPTY,
    ...place2,
    ...isLenient && { isLenient: true },
    entries: [{ key, ...place2, value: { kind: "array", ...place2, items: values2, open: false } }]
  });
  if (forms.every((form) => keysOf2(form).join() === "type")) {
    return make(
      "type",
      forms.flatMap((form) => listOf(get(form, "type")))
    );
  }
  const values = forms.map((form) => keysOf2(form).every((key) => VALUES.has(key)) ? valuesOf(form) : void 0);
  return values.every((each) => each !== void 0) ? make("enum", values.flat()) : void 0;
}
var VALUES = /* @__PURE__ */ new Set(["type", "enum", "const"]);
var listOf = (node) => node.kind === "array" ? node.items : [node];
function nullable(schema) {
  const { start, end } = schema;
  const type = get(schema, "type");
  const known3 = type ? listOf(type) : void 0;
  const also = { kind: "string", start, end, value: "null" };
  const entries = schema.entries.flatMap((each) => {
    if (each.key === "type" && known3) {
      return [{ ...each, value: { kind: "array", start, end, items: [...known3, also], open: false } }];
    }
    if (each.key === "enum" && each.value.kind === "array") {
      return [{ ...each, value: { ...each.value, items: [...each.value.items, { kind: "null", start, end }] } }];
    }
    if (each.key === "const") {
      return [
        {
          ...each,
          key: "enum",
          value: { kind: "array", start, end, items: [each.value, { kind: "null", start, end }], open: false }
        }
      ];
    }
    return [each];
  });
  return { ...schema, entries };
}
function valuesOf(schema, otherwise) {
  const constant = lookUp2(schema, "const");
  if (constant === "unknown") return void 0;
  if (constant !== "absent") return [constant];
  const list = lookUp2(schema, "enum");
  if (list === "absent") return otherwise;
  if (list === "unknown" || list.kind !== "array" || list.open) return void 0;
  return list.items.some(({ kind }) => kind === "unknown" || kind === "object" || kind === "array") ? void 0 : list.items;
}
var INFERRED = [
  ["properties", "object"],
  ["additionalProperties", "object"],
  ["items", "array"],
  ["prefixItems", "array"]
];
function typesOf(schema) {
  const type = lookUp2(schema, "type");
  if (type === "unknown") return void 0;
  const isNullable = lookUp2(schema, "nullable");
  const more = typeof isNullable === "object" && isNullable.kind === "boolean" && isNullable.value ? ["null"] : [];
  if (type !== "absent") {
    if (type.kind === "array" && type.open) return void 0;
    const names = listOf(type).map((each) => text(each));
    return names.some((name) => name === void 0) ? void 0 : /* @__PURE__ */ new Set([...names, ...more]);
  }
  if (lookUp2(schema, "anyOf") !== "absent") return void 0;
  const values = valuesOf(schema, "all");
  if (values === void 0) return void 0;
  if (values !== "all") return new Set(values.map(typeOfValue));
  const inferred = INFERRED.filter(([key]) => get(schema, key)).map(([, name]) => name);
  return inferred.length > 0 ? new Set(inferred) : "any";
}
function typeOfValue(node) {
  return node.kind === "number" && Number.isInteger(node.value) ? "integer" : node.kind;
}
var takes = (types, type) => types.has(type) || type === "integer" && types.has("number");
function withoutSame(all, others) {
  const keys = new Set(others.map(keyOf));
  return all.filter((each) => {
    const key = keyOf(each);
    return key === void 0 || !keys.has(key);
  });
}
function branchesOf(schema) {
  return items(get(schema, "anyOf")).filter((each) => each.kind === "object");
}
function isClosed(schema) {
  const more = get(schema, "additionalProperties");
  return schema.isStrict === true || more?.kind === "boolean" && !more.value;
}

// src/diff/similar.ts
var spelled = (name) => wordsOf(name).join("");
function likenessOfNames(a, b) {
  return dice(pairsOf(wordsOf(a).join(" ")), pairsOf(wordsOf(b).join(" ")));
}
var LONGEST2 = 4e3;
function likenessOfTexts(a, b) {
  if (a === b) return 1;
  return dice(wordsOf2(a), wordsOf2(b));
}
var wordsOf2 = (text2) => text2.slice(0, LONGEST2).toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
function likenessOfLists(a, b) {
  return a.length === 0 && b.length === 0 ? 1 : dice(a, b);
}
function likenessOfWords(a, b) {
  const isLike = (x, y) => x === y || Math.min(x.length, y.length) >= SHORTENED && (x.startsWith(y) || y.startsWith(x));
  const found = (words, others) => words.filter((word) => others.some((other) => isLike(word, other))).length;
  return (found(a, b) + found(b, a)) / Math.max(1, a.length + b.length);
}
var SHORTENED = 4;
function pairsOf(text2) {
  const pairs = [];
  for (let at = 0; at + 1 < text2.length; at++) pairs.push(text2.slice(at, at + 2));
  return pairs.length > 0 ? pairs : [text2];
}
function dice(a, b) {
  if (a.length === 0 || b.length === 0) return 0;
  const left = /* @__PURE__ */ new Map();
  for (const each of a) left.set(each, (left.get(each) ?? 0) + 1);
  let common = 0;
  for (const each of b) {
    const count = left.get(each) ?? 0;
    if (count > 0) {
      common++;
      left.set(each, count - 1);
    }
  }
  return 2 * common / (a.length + b.length);
}

// src/diff/renames.ts
var LIKE = 0.8;
var MOST_COMPARED = 1e4;
function renamedParameters(gone, fresh) {
  const pairs = /* @__PURE__ */ new Map();
  const left = new Set(fresh);
  const pair = (partnersOf) => {
    for (const was of gone) {
      if (pairs.has(was)) continue;
      const partners = partnersOf(was).filter((is) => left.has(is));
      if (partners.length !== 1) continue;
      pairs.set(was, partners[0]);
      left.delete(partners[0]);
    }
  };
  const bySpelling = groupBy(fresh, ({ key }) => spelled(key));
  pair(({ key }) => bySpelling.get(spelled(key)) ?? []);
  if ((gone.length - pairs.size) * left.size > MOST_COMPARED) return pairs;
  pair((was) => [...left].filter((is) => hasType(was, is) && likenessOfTexts(describe(was), describe(is)) >= LIKE));
  return pairs;
}
var describe = ({ value }) => text(get(value, "description")) ?? "";
function hasType({ value: a }, { value: b }) {
  if (isSame(a, b)) return true;
  if (a.kind !== "object" || b.kind !== "object") return false;
  const [was, is] = [typesOf(a), typesOf(b)];
  if (!was || !is || was === "any" || is === "any") return false;
  return [...was].sort().join() === [...is].sort().join() && keyOf(get(a, "enum")) === keyOf(get(b, "enum"));
}

// src/diff/values.ts
function compareTypes(b, a, at, to) {
  const [was, is] = [typesOf(b), typesOf(a)];
  if (!was || !is) {
    note(to, at, AT_RUN_TIME);
    return false;
  }
  if (a.isLenient || b.isLenient) return true;
  const isOutput = to.role === "output";
  const [given, taken] = isOutput ? [is, was] : [was, is];
  if (taken === "any") {
    if (given !== "any") addWider(b, a, at, to);
    return false;
  }
  if (given === "any" && at.depth === 0) return true;
  const lost = given === "any" ? ["any"] : [...given].filter((type) => !takes(taken, type));
  if (lost.length === 0) {
    if (given !== "any" && [...taken].some((type) => !takes(given, type))) addWider(b, a, at, to);
    return true;
  }
  const [before, after] = [typeText(was), typeText(is)];
  const words = { before, after, message: "type" };
  if (isOutput) add(to, at, { ...words, rule: "diff/output-narrowed", severity: "warning" });
  else {
    const isWhole = lost.every((type) => type === "number") && taken.has("integer");
    add(to, at, { ...words, rule: "diff/type-narrowed", severity: isWhole ? "warning" : "error" });
  }
  return false;
}
var addWider = (b, a, at, to) => to.role === "output" ? void 0 : add(to, at, {
  rule: "diff/added",
  message: "type",
  severity: "info",
  before: typeText(typesOf(b)),
  after: typeText(typesOf(a))
});
function typeText(types) {
  return types === void 0 || types === "any" ? "any value" : [...types].sort().join(" or ");
}
function compareValues(b, a, at, to) {
  if (a.isLenient || b.isLenient) return;
  const [was, is] = [valuesOf(b, "all"), valuesOf(a, "all")];
  if (!was || !is) return note(to, at, AT_RUN_TIME);
  if (was === "all" && is === "all") return;
  if (is === "all")
    return add(to, at, {
      rule: "diff/added",
      message: "anyValue",
      severity: "info",
      before: listText(was)
    });
  if (was === "all") {
    const only = typesOf(b);
    if (only !== "any" && only?.size === 1 && only.has("boolean") && is.length === 2) return;
    add(to, at, {
      rule: "diff/enum-narrowed",
      message: "introduced",
      severity: "error",
      before: typeText(only),
      after: listText(is)
    });
    return;
  }
  const gone = withoutSame(was, is);
  const fresh = withoutSame(is, was);
  if (gone.length > 0) {
    add(to, at, {
      rule: "diff/enum-narrowed",
      message: "removed",
      severity: "error",
      before: listText(gone),
      after: listText(is)
    });
  } else if (fresh.length > 0)
    add(to, at, { rule: "diff/added", message: "values", severity: "info", after: listText(fresh) });
}
var MOST_LISTED = 8;
function listText(values) {
  const listed2 = values.slice(0, MOST_LISTED).map((each) => text(each) ?? shown(each));
  return listed2.join(", ") + (values.length > MOST_LISTED ? ` and ${values.length - MOST_LISTED} more` : "");
}

// src/diff/compare.ts
var DEEPEST2 = 12;
function compareSchemas(before, after, pointer, comparison) {
  compare(before, after, { pointer, name: "", depth: 0, was: before, at: after }, comparison);
}
function compare(before, after, at, to) {
  if (isSame(before, after) || at.depth > DEEPEST2) return;
  const [b, a] = [normalised(before, to.before), normalised(after, to.after)];
  if (!b || !a) return note(to, at, AT_RUN_TIME);
  if (isSame(b, a) && !get(b, "$ref")) return;
  compareNotes(b, a, at, to);
  const [was, is] = [branchesOf(b), branchesOf(a)];
  if (was.length > 0 || is.length > 0) return compareUnions(b, a, at, to);
  if (!compareTypes(b, a, at, to)) return;
  if (to.role !== "output") compareValues(b, a, at, to);
  if (to.role === "input" && !a.isLenient)
    append(
      to.found,
      boundsTightened(b, a).map((each) => ({ ...each, ...where(at) }))
    );
  compareObjects(b, a, at, to);
  compareItems(b, a, at, to);
}
function compareNotes(b, a, at, to) {
  if (at.depth > 0) compareText2(get(b, "description"), get(a, "description"), at, to);
  if (to.role !== "input") return;
  const [was, is] = [lookUp2(b, "default"), lookUp2(a, "default")];
  if (typeof was === "string" || typeof is === "string" || isSame(was, is)) return;
  if (isVagueValue(was) || isVagueValue(is)) return;
  add(to, at, {
    rule: "diff/default-changed",
    message: "changed",
    severity: "warning",
    before: shown(was),
    after: shown(is)
  });
}
var isVagueValue = (node) => node.kind === "unknown" || node.kind === "object" && (node.open || node.entries.some(({ value }) => isVagueValue(value))) || node.kind === "array" && (node.open || node.items.some(isVagueValue));
function compareItems(b, a, at, to) {
  const [was, is] = [lookUp2(b, "items"), lookUp2(a, "items")];
  const below2 = { ...at, depth: at.depth + 1 };
  if (was === "unknown" || is === "unknown") note(to, { ...below2, pointer: `${at.pointer}/items` }, AT_RUN_TIME);
  else if (was !== "absent" && is !== "absent") {
    compare(was, is, { ...below2, pointer: `${at.pointer}/items`, name: `${at.name}[]`, was, at: is }, to);
  }
  const [wasMore, isMore2] = [lookUp2(b, "additionalProperties"), lookUp2(a, "additionalProperties")];
  if (typeof wasMore === "object" && typeof isMore2 === "object" && wasMore.kind === "object" && isMore2.kind === "object") {
    compare(
      wasMore,
      isMore2,
      { ...below2, pointer: `${at.pointer}/additionalProperties`, name: `${at.name}{}`, was: wasMore, at: isMore2 },
      to
    );
  }
}
function compareUnions(b, a, at, to) {
  const [was, is] = [branchesOf(b), branchesOf(a)];
  if (was.length === 0) return compareWithUnion(b, a, is, at, to);
  if (is.length === 0) {
    if (was.some((each) => accepts(each, a, to) === void 0)) return note(to, at, AT_RUN_TIME);
    const refused = was.filter((each) => accepts(each, a, to) === false);
    if (refused.length > 0 && to.role === "input") addAlternatives(refused.length, at, to);
    return;
  }
  compareProperties(without(b), without(a), at, to);
  const left = withoutSame(is, was);
  const gone = withoutSame(was, is);
  if (gone.length === 0 || to.role === "output") return;
  const byMark = groupBy(left, markOf);
  const pairs = gone.map((each) => [each, byMark.get(markOf(each)) ?? []]);
  const isOneToOne = pairs.every(([, partners]) => partners.length === 1) && new Set(pairs.map(([, [one]]) => one)).size === pairs.length;
  if (isOneToOne) {
    for (const [each, [partner]] of pairs)
      compare(each, partner, { ...at, depth: at.depth + 1, was: each, at: partner }, to);
    return;
  }
  const isLost = (each) => is.every((other) => accepts(each, other, to) === false);
  if (left.length === 0 && gone.every(isLost)) addAlternatives(gone.length, at, to);
  else note(to, at, "has alternatives that do not match one to one");
}
var without = (schema) => ({
  ...schema,
  entries: schema.entries.filter(({ key }) => key !== "anyOf")
});
function markOf(branch) {
  const properties = get(branch, "properties");
  if (properties?.kind === "object") {
    for (const { key, value } of properties.entries) {
      const values = value.kind === "object" ? valuesOf(value) : void 0;
      if (values?.length === 1) return `${key}=${shown(values[0])}`;
    }
  }
  return text(get(branch, "title")) ?? typeText(typesOf(branch));
}
function addAlternatives(count, at, to) {
  add(to, at, { rule: "diff/type-narrowed", message: "alternative", severity: "error", before: String(count) });
}
function compareWithUnion(b, a, is, at, to) {
  if (to.role !== "input") return;
  const whole = is.map((each) => joined(without(a), each));
  const answers = whole.map((each) => accepts(b, each, to));
  if (answers.includes(true)) return;
  if (answers.includes(void 0)) return note(to, at, "has alternatives that do not match one to one");
  const types = typesOf(b);
  const isBeside = types !== "any" && types?.has("object") === true && get(a, "properties") !== void 0;
  const fits = whole.filter((each) => hasType2(each, types));
  if (isBeside || fits.length === 0) {
    add(to, at, { rule: "diff/type-narrowed", message: "choice", severity: "error", after: String(is.length) });
  } else if (fits.length === 1) compare(b, fits[0], { ...at, depth: at.depth + 1 }, to);
  else note(to, at, "has alternatives that do not match one to one");
}
function hasType2(schema, types) {
  const own = typesOf(schema);
  return types !== "any" && types !== void 0 && own !== "any" && own !== void 0 && [...types].some((type) => takes(own, type));
}
function joined(beside, branch) {
  const merge = (key, values) => {
    const objects = values.filter((each) => each.kind === "object");
    const arrays = values.filter((each) => each.kind === "array");
    const [object] = objects;
    const [array] = arrays;
    if (object)
      return [
        {
          key,
          ...spot(object),
          value: {
            ...object,
            entries: objects.flatMap(({ entries: entries2 }) => entries2),
            open: objects.some(({ open }) => open)
          }
        }
      ];
    return array ? [
      {
        key,
        ...spot(array),
        value: { ...array, items: arrays.flatMap(items), open: arrays.some(({ open }) => open) }
      }
    ] : [];
  };
  const both = (key) => [get(beside, key), get(branch, key)].filter((each) => each !== void 0);
  const rest = [...beside.entries, ...branch.entries].filter(({ key }) => key !== "properties" && key !== "required");
  const entries = [...rest, ...merge("properties", both("properties")), ...merge("required", both("required"))];
  return { ...branch, entries, open: beside.open || branch.open };
}
var spot = ({ start, end }) => ({ start, end });
function accepts(b, a, { role, before, after, trials }) {
  if (trials.left-- <= 0) return void 0;
  const trial = { role, before, after, trials, found: [], vague: [] };
  compare(b, a, { pointer: "", name: "", depth: 6 }, trial);
  if (trial.found.some(({ severity }) => severity === "error")) return false;
  return trial.vague.length > 0 ? void 0 : true;
}
function compareObjects(b, a, at, to) {
  if (!get(b, "properties") && !get(a, "properties")) return;
  compareProperties(b, a, at, to);
  if (to.role === "input" && !isClosed(b) && isClosed(a) && !b.open && has(b, "additionalProperties") !== "unknown") {
    add(to, at, { rule: "diff/closed", message: "closed", severity: "info" });
  }
}
function compareProperties(b, a, at, to) {
  const [was, is] = [propertiesOf(b), propertiesOf(a)];
  if (!was || !is) return note(to, { ...at, pointer: `${at.pointer}/properties` }, AT_RUN_TIME);
  const isVagueAfter = isOpen(a) || mayBeElsewhere(a);
  const isVagueBefore = isOpen(b) || mayBeElsewhere(b);
  const gone = [...was.values()].filter(({ key }) => !is.has(key));
  const fresh = [...is.values()].filter(({ key }) => !was.has(key));
  const isFree = at.depth > 0 && !get(a, "properties") && !isClosed(a);
  const removed = isVagueAfter || isFree ? [] : gone;
  if (isVagueAfter && gone.length > 0)
    note(to, { ...at, pointer: `${at.pointer}/properties` }, "may have further properties");
  const pairs = isVagueBefore ? /* @__PURE__ */ new Map() : renamedParameters(removed, fresh);
  for (const each of removed) {
    const partner = pairs.get(each);
    if (partner)
      addRenamed(
        [each, partner],
        [requirementOf(b, each), requirementOf(a, partner)],
        isClosed(a),
        inside(at, each, partner),
        to
      );
    else addRemoved(each, isClosed(a), inside(at, each, void 0), to);
  }
  const renamed = new Set(pairs.values());
  for (const each of fresh) {
    if (renamed.has(each)) continue;
    if (isVagueBefore) note(to, { ...at, pointer: `${at.pointer}/properties` }, "may have further properties");
    else addFresh(each, requirementOf(a, each), inside(at, void 0, each), to);
  }
  for (const [key, each] of was) {
    const other = is.get(key);
    if (!other) continue;
    const below2 = inside(at, each, other);
    compareRequirements(requirementOf(b, each), requirementOf(a, other), below2, at, to);
    compare(each.value, other.value, below2, to);
  }
}
function inside(at, was, is) {
  const key = (is ?? was).key;
  const pointer = `${at.pointer}/properties${stepTo(key)}`;
  const name = at.name === "" ? key : `${at.name}.${key}`;
  return { pointer, name, depth: at.depth + 1, ...was && { was }, ...is && { at: is } };
}
function addRemoved({ key }, isClosed2, at, to) {
  if (to.role === "output") {
    return add(to, at, { rule: "diff/output-narrowed", message: "removed", severity: "warning", before: key });
  }
  const message = isClosed2 ? "refused" : "ignored";
  add(to, at, { rule: "diff/parameter-removed", message, severity: isClosed2 ? "error" : "warning", before: key });
}
function addRenamed([was, is], requirements, isClosed2, at, to) {
  const names = { before: was.key, after: is.key };
  if (to.role === "output") {
    return add(to, at, { rule: "diff/output-narrowed", message: "renamed", severity: "warning", ...names });
  }
  const isError = isClosed2 || requirements.includes("required");
  add(to, at, {
    rule: "diff/parameter-renamed",
    message: isError ? "fails" : "ignored",
    severity: isError ? "error" : "warning",
    ...names
  });
}
function addFresh({ key }, requirement, at, to) {
  if (to.role === "output" || requirement === "optional") {
    return add(to, at, {
      rule: "diff/added",
      message: to.role === "output" ? "field" : "parameter",
      severity: "info",
      after: key
    });
  }
  if (requirement === "unknown") return note(to, at, AT_RUN_TIME);
  add(to, at, {
    rule: "diff/parameter-required",
    message: requirement === "default" ? "newDefault" : "new",
    severity: requirement === "default" ? "warning" : "error",
    after: key
  });
}
function compareRequirements(was, is, at, owner, to) {
  if (was === is) return;
  if (was === "unknown" || is === "unknown") {
    return note(to, { ...owner, pointer: `${owner.pointer}/required` }, AT_RUN_TIME);
  }
  if (to.role === "output") {
    if (is === "optional") add(to, at, { rule: "diff/output-narrowed", message: "optional", severity: "warning" });
  } else if (is === "required") {
    add(to, at, { rule: "diff/parameter-required", message: "now", severity: "error" });
  } else if (is === "default" && was === "optional") {
    add(to, at, { rule: "diff/parameter-required", message: "nowDefault", severity: "warning" });
  } else if (is === "optional" && was === "required") {
    add(to, at, { rule: "diff/added", message: "optional", severity: "info" });
  }
}
var LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
var UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];
var OTHERS = ["pattern", "format", "multipleOf", "uniqueItems"];
var BEYOND = Number.MAX_SAFE_INTEGER;
function boundsTightened(before, after) {
  return [...LOWER, ...UPPER, ...OTHERS].flatMap((key) => {
    const [was, is] = [lookUp2(before, key), lookUp2(after, key)];
    if (typeof is === "string" || was === "unknown" || isSame(known2(was), is)) return [];
    const severity = known2(was) ? ofStanding(key, known2(was), is) : ofNew(key, is);
    if (!severity) return [];
    const texts = { ...known2(was) && { before: `${key} ${shown(known2(was))}` }, after: `${key} ${shown(is)}` };
    return [{ rule: "diff/bound-tightened", message: known2(was) ? "changed" : "introduced", severity, ...texts }];
  });
}
var known2 = (node) => typeof node === "string" ? void 0 : node;
function ofNew(key, is) {
  if (OTHERS.includes(key)) return key === "uniqueItems" && is.kind === "boolean" && !is.value ? void 0 : "warning";
  if (is.kind !== "number" || Math.abs(is.value) >= BEYOND) return void 0;
  if (LOWER.includes(key))
    return is.value <= 1 ? is.value <= 0 && /Length|Items|Properties/.test(key) ? void 0 : "info" : "warning";
  return "warning";
}
function ofStanding(key, was, is) {
  if (OTHERS.includes(key)) return key === "uniqueItems" ? ofNew(key, is) : "warning";
  if (was.kind !== "number" || is.kind !== "number") return void 0;
  if (Math.abs(was.value) >= BEYOND) return ofNew(key, is);
  return (LOWER.includes(key) ? is.value > was.value : is.value < was.value) ? "error" : void 0;
}

// src/diff/compare-tool.ts
function compareTools(was, is) {
  const found = [];
  const vague = [];
  const places = { was: was.at, at: is.at };
  compareText2(was.description, is.description, { pointer: "", name: "", depth: 0, ...places }, { found });
  compareRole("input", was, is, found, vague);
  compareRole("output", was, is, found, vague);
  compareRole("config", was, is, found, vague);
  const { hintsKey, servicesKey } = was.terms;
  if (hintsKey !== void 0) compareHints(hintsKey, was, is, found);
  if (servicesKey !== void 0) compareServices(servicesKey, was, is, found);
  return { found, vague };
}
var NO_SCHEMA = { kind: "object", start: 0, end: 0, entries: [], open: false };
var MOST_TRIALS = 2e4;
function compareRole(role, was, is, found, vague) {
  const [b, a] = [was[role], is[role]];
  const pointer = `/${is.keys[role] ?? was.keys[role]}`;
  if (!b && !a) return;
  if (role === "output" && !a && b?.kind === "object" && !is.node.open) {
    const words = { rule: "diff/output-narrowed", message: "gone", severity: "warning" };
    found.push({ ...words, pointer, name: "", was: b, at: is.at });
    return;
  }
  if (role === "output" && (!b || !a)) return;
  const [before, after] = [b ?? NO_SCHEMA, a ?? NO_SCHEMA];
  const comparison = { role, found, vague, trials: { left: MOST_TRIALS }, before, after };
  compareSchemas(before, after, pointer, comparison);
}
var HINTS = [
  ["readOnlyHint", false],
  ["destructiveHint", true],
  ["idempotentHint", false],
  ["openWorldHint", true]
];
function effects(key, { node }) {
  const annotations = lookUp2(node, key);
  const values = {};
  for (const [hint, otherwise] of HINTS) {
    const value = annotations === "unknown" ? "unknown" : annotations === "absent" ? "absent" : lookUp2(annotations, hint);
    values[hint] = value === "absent" ? otherwise : typeof value === "object" && value.kind === "boolean" ? value.value : void 0;
  }
  if (values.readOnlyHint === true) return { ...values, destructiveHint: false, idempotentHint: true };
  return values;
}
var RISKIER = [
  ["readOnlyHint", true, "read-only"],
  ["destructiveHint", false, "non-destructive"],
  ["idempotentHint", true, "idempotent"],
  ["openWorldHint", false, "closed-world"]
];
function compareHints(key, was, is, found) {
  const [before, after] = [effects(key, was), effects(key, is)];
  const lost = RISKIER.filter(([hint, safe]) => before[hint] === safe && after[hint] === !safe);
  if (lost.length === 0) return;
  const isReadOnlyLost = lost[0][0] === "readOnlyHint";
  const named = isReadOnlyLost ? lost.filter(([hint]) => hint === "readOnlyHint" || hint === "openWorldHint") : lost;
  const isDestructive = isReadOnlyLost && after.destructiveHint === true;
  found.push({
    ...{ rule: "diff/hint-riskier", severity: "warning", pointer: `/${key}`, name: "" },
    message: isDestructive ? "destructive" : "riskier",
    before: named.map(([, , words]) => words).join(", "),
    ...isDestructive && { after: "may be destructive" },
    was: get(was.node, key) ?? was.at,
    at: get(is.node, key) ?? is.at
  });
}
function compareServices(key, was, is, found) {
  const [before, after] = [lookUp2(was.node, key), lookUp2(is.node, key)];
  if (before === "unknown" || after === "unknown" || isSame(nodeOf2(before), nodeOf2(after))) return;
  const known3 = new Map(items(nodeOf2(before)).map((each) => [nameOf(each), scopesOf(each)]));
  for (const service of items(nodeOf2(after))) {
    const name = nameOf(service);
    if (name === void 0) continue;
    const scopes = known3.get(name);
    const more = scopesOf(service).filter((scope) => scopes && !scopes.includes(scope));
    if (scopes && more.length === 0) continue;
    const words = { rule: "diff/config-narrowed", severity: "warning", pointer: `/${key}`, name };
    const places = { was: was.at, at: service };
    found.push(
      scopes ? { ...words, ...places, message: "scopes", after: more.join(", ") } : { ...words, ...places, message: "service", after: name }
    );
  }
}
var nodeOf2 = (node) => typeof node === "string" ? void 0 : node;
var nameOf = (service) => text(get(service, "name"));
var scopesOf = (service) => items(get(service, "scopes")).flatMap((each) => text(each) ?? []);

// src/diff/match.ts
function match(before, after) {
  const { pairs, gone, fresh } = byName(before, after);
  const namesAfter = new Set(after.map(({ name }) => name));
  const namesBefore = new Set(before.map(({ name }) => name));
  const removed = unique(gone.filter(({ name }) => !namesAfter.has(name)));
  const added = unique(fresh.filter(({ name }) => !namesBefore.has(name)));
  const { renamed, perhaps } = renames(removed, added);
  const isOld = new Set(renamed.map(([was]) => was));
  const isNew = new Set(renamed.map(([, is]) => is));
  const left = removed.filter((each) => !isOld.has(each));
  const rest = added.filter((each) => !isNew.has(each));
  const merged3 = merges(left, [...rest, ...pairs.filter(([was, is]) => gainsAction(was, is)).map(([, is]) => is)]);
  const isMerged = new Set([...merged3.values()].flat());
  return {
    ...{ pairs, renamed, merged: merged3, perhaps },
    removed: left.filter((each) => !isMerged.has(each)),
    added: rest.filter((each) => !merged3.has(each))
  };
}
function unique(all) {
  return [...new Map(all.toReversed().map((each) => [each.name, each])).values()].reverse();
}
function byName(before, after) {
  const byNameAfter = groupBy(after, ({ name }) => name);
  const named = { pairs: [], gone: [], fresh: [] };
  for (const [name, olds] of groupBy(before, ({ name: name2 }) => name2)) {
    let left = byNameAfter.get(name) ?? [];
    byNameAfter.delete(name);
    let waiting = olds;
    for (const keyOfPair of pairings()) {
      const partners = groupBy(left.toReversed(), keyOfPair);
      const taken = /* @__PURE__ */ new Set();
      waiting = waiting.filter((was) => {
        const key = keyOfPair(was);
        const is = key === void 0 ? void 0 : partners.get(key)?.pop();
        if (!is) return true;
        taken.add(is);
        named.pairs.push([was, is]);
        return false;
      });
      left = left.filter((each) => !taken.has(each));
    }
    const { pairs, gone, fresh } = nearest(waiting, left);
    append(named.pairs, pairs);
    append(named.gone, gone);
    append(named.fresh, fresh);
  }
  for (const rest of byNameAfter.values()) append(named.fresh, rest);
  return named;
}
function pairings() {
  const nodes = /* @__PURE__ */ new Map();
  const numberOf = (node) => known(nodes, node, () => nodes.size);
  const content = (each) => contentOf(each) && `${each.format}
${contentOf(each)}`;
  return [
    (each) => `${each.format}
${numberOf(each.node)}
${each.path}`,
    (each) => content(each) && `${each.path}
${content(each)}`,
    content,
    ({ format, path, version }) => version === void 0 ? void 0 : `${format}
${path}
${version}`
  ];
}
function nearest(waiting, left) {
  if (waiting.length * left.length > MOST_COMPARED2) return inOrder(waiting, left);
  const likely = waiting.flatMap(
    (was) => left.filter(({ format }) => format === was.format).map((is) => ({ was, is, score: fit(was, is) }))
  ).sort((a, b) => b.score - a.score);
  const taken = /* @__PURE__ */ new Set();
  const pairs = [];
  for (const { was, is } of likely) {
    if (taken.has(was) || taken.has(is)) continue;
    taken.add(was).add(is);
    pairs.push([was, is]);
  }
  const isLeft = (each) => !taken.has(each);
  return { pairs, gone: waiting.filter(isLeft), fresh: left.filter(isLeft) };
}
function inOrder(waiting, left) {
  const named = { pairs: [], gone: [], fresh: [] };
  const byFormat = groupBy(left, ({ format }) => format);
  for (const [format, olds] of groupBy(waiting, (each) => each.format)) {
    const others = byFormat.get(format) ?? [];
    byFormat.delete(format);
    for (const [index, was] of olds.entries()) {
      const is = others[index];
      if (is) named.pairs.push([was, is]);
      else named.gone.push(was);
    }
    append(named.fresh, others.slice(olds.length));
  }
  for (const others of byFormat.values()) append(named.fresh, others);
  return named;
}
var fit = (was, is) => likenessOfLists(parametersOf(was), parametersOf(is)) + (was.folder === is.folder ? 0.5 : 0) + (was.path === is.path ? 1 : 0);
var contentOf = remembered(({ description, input, output, config }) => {
  const parts = [description, input, output, config].map(keyOf);
  return parts.includes(void 0) ? void 0 : parts.join("\n");
});
var saysSomething = (contract) => describedAs(contract).length >= 20 || parametersOf(contract).length > 1;
var SURE = 0.7;
var PERHAPS = 0.55;
var MOST_COMPARED2 = 25e4;
function renames(removed, added) {
  const perhaps = /* @__PURE__ */ new Map();
  const renamed = [];
  const isTaken = /* @__PURE__ */ new Set();
  const take = (was, is) => {
    renamed.push([was, is]);
    isTaken.add(was).add(is);
  };
  const byContent = groupBy(added, contentOf);
  for (const [content, olds] of groupBy(removed.filter(saysSomething), contentOf)) {
    const twins = content === void 0 ? [] : byContent.get(content) ?? [];
    const isRanked = olds.length * twins.length <= MOST_COMPARED2;
    for (const [index, was] of olds.entries()) {
      const best = isRanked ? bestOf(
        was,
        twins.filter((each) => !isTaken.has(each))
      ) : twins[index];
      if (best) take(was, best);
    }
  }
  if (removed.length * added.length > MOST_COMPARED2) return { renamed, perhaps };
  const scores = removed.filter((was) => !isTaken.has(was)).flatMap((was) => added.map((is) => ({ was, is, score: isTaken.has(is) ? 0 : likeness(was, is) }))).filter(({ was, is }) => !gainsAction(was, is)).filter(({ score }) => score >= PERHAPS).sort((a, b) => b.score - a.score);
  for (const { was, is, score } of scores) {
    if (isTaken.has(was) || isTaken.has(is)) continue;
    if (score >= SURE) take(was, is);
    else if (!perhaps.has(was)) perhaps.set(was, is);
  }
  for (const was of perhaps.keys()) {
    const namesakes = added.filter((is) => !isTaken.has(is) && hasAllWords(is.name, was.name));
    if (namesakes.length === 1) perhaps.set(was, namesakes[0]);
  }
  return { renamed, perhaps };
}
function hasAllWords(name, of) {
  const words = wordsOf(name);
  return wordsOf(of).every((word) => words.includes(word));
}
function bestOf(was, twins) {
  const rank2 = (is) => likenessOfNames(was.name, is.name) + (was.path === is.path ? 0.1 : 0);
  return [...twins].sort((a, b) => rank2(b) - rank2(a))[0];
}
function likeness(was, is) {
  const [before, after] = [describedAs(was), describedAs(is)];
  const text2 = before === "" || after === "" ? 0 : likenessOfTexts(before, after);
  const file = was.path === is.path ? 0.1 : 0;
  const parameters = likenessOfLists(parametersOf(was), parametersOf(is));
  return 0.35 * likenessOfNames(was.name, is.name) + 0.4 * text2 + 0.25 * parameters + file;
}
var ACTION = /^(?:action|method|operation|mode|op|command|verb)$/i;
function actionOf(contract) {
  const properties = get(contract.input, "properties");
  if (properties?.kind !== "object") return void 0;
  const found = properties.entries.find(({ key }) => ACTION.test(key) && listsAsRequired(contract.input, key));
  if (!found) return void 0;
  return items(get(found.value, "enum")).flatMap((each) => text(each) ?? []);
}
var gainsAction = (was, is) => actionOf(was) === void 0 && actionOf(is) !== void 0 && has(was.input, "properties") !== "unknown";
var FEWEST = 3;
function merges(removed, candidates) {
  const callings = candidates.flatMap(waysToCall);
  const merged3 = /* @__PURE__ */ new Map();
  if (removed.length < FEWEST || !callings.some(isOfAction)) return merged3;
  for (const was of removed) {
    const words = stemsOf(was.name);
    const scored = callings.map((calling) => ({ calling, score: likenessOfWords(words, calling.words) })).filter(({ calling, score }) => score >= LIKE_ENOUGH && calling.own.some((word) => words.includes(word))).map(({ calling, score }) => ({ calling, score: score + (words.includes(calling.verb ?? "") ? 0.1 : 0) }));
    const best = scored.sort((a, b) => b.score - a.score)[0]?.calling;
    if (best && isOfAction(best)) addTo(merged3, best.tool, was);
  }
  const count = [...merged3.values()].flat().length;
  return count >= FEWEST && count > merged3.size ? merged3 : /* @__PURE__ */ new Map();
}
var LIKE_ENOUGH = 0.5;
function waysToCall(tool) {
  const own = stemsOf(tool.name);
  const actions = actionOf(tool) ?? [];
  if (actions.length === 0) return [{ tool, own, words: own }];
  return actions.map((action) => ({ tool, own, words: stemsOf(`${tool.name} ${action}`), verb: stemsOf(action)[0] }));
}
var isOfAction = ({ tool }) => actionOf(tool) !== void 0;
var stemsOf = (name) => [...new Set(wordsOf(name).map(stem))];
var stem = (word) => word.replace(/(?:es|s)$/, "");

// src/diff/events.ts
function compareLists(before, after, doubts) {
  const matched = match(before, after);
  const events = [];
  const vague = [];
  const doubtful = [];
  const eventsOf = (was, is) => {
    if (was.node === is.node) return [];
    const compared = compareTools(was, is);
    append(
      vague,
      compared.vague.map((each) => ({ contract: is, ...each }))
    );
    return compared.found.map((found) => ({ ...found, tool: was.name, old: was, now: is }));
  };
  for (const [was, is] of matched.pairs) append(events, eventsOf(was, is));
  for (const [was, is] of matched.renamed) {
    if (doubts?.mayRemain(was)) {
      doubtful.push(was);
      continue;
    }
    const beneath = eventsOf(was, is);
    events.push({
      ...ofTools({ rule: "diff/tool-renamed", message: "renamed" }, "error", was, is),
      before: was.name,
      after: is.name,
      beneath
    });
  }
  for (const [is, olds] of matched.merged) {
    const known3 = olds.filter((each) => !doubts?.mayRemain(each));
    append(
      doubtful,
      olds.filter((each) => !known3.includes(each))
    );
    const actions = (actionOf(is) ?? []).join(", ");
    for (const was of known3) {
      events.push({
        ...ofTools({ rule: "diff/tools-merged", message: "merged" }, "error", was, is),
        after: is.name,
        ...actions && { before: actions }
      });
    }
  }
  const twins = new Set(after.map(({ name }) => name));
  for (const was of matched.removed) {
    if (doubts?.mayRemain(was)) {
      doubtful.push(was);
      continue;
    }
    const alias = before.find(
      (each) => each.folder === was.folder && each.name !== was.name && twins.has(each.name) && isTwin(each, was)
    );
    const maybe = matched.perhaps.get(was);
    const rule = "diff/tool-removed";
    if (alias) events.push({ ...ofTools({ rule, message: "alias" }, "warning", was), after: alias.name });
    else if (maybe) events.push({ ...ofTools({ rule, message: "perhaps" }, "error", was), after: maybe.name });
    else events.push(ofTools({ rule, message: "removed" }, "error", was));
  }
  for (const is of matched.added) {
    events.push({ ...ofTools({ rule: "diff/added", message: "tool" }, "info", void 0, is), tool: is.name });
  }
  return { events, vague, doubtful };
}
function isTwin(a, b) {
  if (a.description?.kind !== "string") return false;
  const { found, vague } = compareTools(a, b);
  return found.length === 0 && vague.length === 0;
}
function ofTools(words, severity, was, is) {
  const place2 = (each, key) => each ? { [key]: each.at } : {};
  return {
    ...words,
    ...{ severity, pointer: "", name: "", tool: (was ?? is).name },
    ...place2(was, "was"),
    ...place2(is, "at"),
    ...was && { old: was },
    ...is && { now: is }
  };
}
function changesOf(events, wording) {
  const alike = [...groupBy(events, groupKey).values()];
  const groups = groupBy(alike, togetherKey);
  const changes = [...groups.values()].map((some) => changeOf(some.flat(), wording));
  return changes.sort(
    (a, b) => compareSeverity(a.severity, b.severity) || compareText(a.rule, b.rule) || Number(b.isUnsafe ?? false) - Number(a.isUnsafe ?? false) || compareText(a.tools[0] ?? "", b.tools[0] ?? "") || compareText(a.pointer, b.pointer)
  );
}
var TOGETHER = /* @__PURE__ */ new Set(["diff/added", "diff/closed", "diff/description-changed"]);
var OF_TOOLS = "diff/tool-removed";
function groupKey({ rule, message, severity, pointer, before = "", after = "", now, beneath }) {
  if (rule === "diff/added")
    return message === "tool" || message === "parameter" || message === "field" ? `${rule} ${message}` : `${rule} wider`;
  if (rule === "diff/description-changed") return `${rule} ${message === "unsafe" ? message : ""}`;
  if (TOGETHER.has(rule)) return `${rule} ${message}`;
  if (rule === OF_TOOLS) return `${rule} ${message} ${severity} ${message === "removed" ? "" : after}`;
  if (rule === "diff/tools-merged") return `${rule} ${now?.name}`;
  if (beneath) return `${rule} ${before} ${after}`;
  if (rule === "diff/bound-tightened" && severity === "info") return `${rule} info`;
  return JSON.stringify([rule, message, severity, pointer, before, after]);
}
var OF_PARAMETERS = /* @__PURE__ */ new Set([
  "diff/parameter-removed",
  "diff/parameter-required",
  "diff/output-narrowed"
]);
var PLURAL = /* @__PURE__ */ new Set([
  "ignored",
  "refused",
  "new",
  "now",
  "removed",
  "optional"
]);
function togetherKey(group) {
  const [{ rule, message, severity }] = group;
  if (!OF_PARAMETERS.has(rule) || !PLURAL.has(message)) return group;
  return JSON.stringify([rule, message, severity, [...new Set(group.map(({ tool }) => tool))].sort()]);
}
var MOST_NAMED = 8;
function changeOf(group, wording) {
  const [first] = group;
  const event = first;
  const { rule, message, severity, pointer, name, before, after, beneath = [] } = event;
  const tools = [...new Set(group.map(({ tool }) => tool))].sort(compareText);
  const isMixed = new Set(group.map((each) => each.pointer)).size > 1;
  const texts = rule === "diff/description-changed" ? group.map(textChange) : [];
  const data = {
    them: tools.length === 1 ? "it" : "them",
    need: name,
    id: plain(before),
    tools: listed(group.map(placeName)),
    it: isMixed ? "them" : "it",
    values: isMixed ? "the values are" : "the value is",
    tool: plain(tools[0]),
    before: plain(before),
    after: plain(after),
    name: OF_PARAMETERS.has(rule) && isMixed ? listed(group.map((each) => each.name)) : wordFor(name),
    of: tools.length === 1 ? quoted(tools[0]) : `${tools.length} tools (${listed(tools)})`,
    more: beneath.length > 0 ? ` ${beneath.length} more ${beneath.length === 1 ? "change comes" : "changes come"} with the new name.` : ""
  };
  const known3 = wording.rules.get(rule)?.messages;
  const id = isMixed && SEVERAL[rule]?.(message) || message;
  const { message: text2, help } = partsOf(known3?.[id] ?? `${rule} ${id}`);
  const at = place(event, "after", wording);
  const was = place(event, "before", wording);
  return {
    ...{ rule, severity, tools, pointer: isMixed ? "" : pointer },
    ...before !== void 0 && !isMixed && texts.length === 0 && { before },
    ...after !== void 0 && !isMixed && texts.length === 0 && { after },
    message: filled(text2, data),
    ...help !== void 0 && { help: filled(help, data) },
    ...at && { at },
    ...was && { was },
    isReleased: wording.isReleased ? group.some((each) => wording.isReleased(each)) : true,
    ...beneath.length > 0 && { beneath: changesOf(beneath, wording) },
    ...texts.length > 0 && { texts },
    ...message === "unsafe" && { isUnsafe: true }
  };
}
var SEVERAL = {
  "diff/added": (message) => ["tool", "parameter", "field"].includes(message) ? void 0 : "wider",
  "diff/bound-tightened": () => "several"
};
var placeName = ({ tool, name }) => name === "" ? tool : `${tool}.${name}`;
function listed(names) {
  const all = [...new Set(names)].sort(compareText);
  const shown2 = all.slice(0, MOST_NAMED).map(quoted).join(", ");
  return all.length > MOST_NAMED ? `${shown2} and ${all.length - MOST_NAMED} more` : shown2;
}
var LONGEST3 = 300;
var plain = (text2) => printable(text2 ?? "", LONGEST3).replaceAll("`", "'");
var quoted = (name) => `\`${plain(name)}\``;
var wordFor = (name) => name === "" ? "the whole schema" : quoted(name);
function textChange({ tool, pointer, before = "", after = "" }) {
  return { tool, pointer, before, after };
}
function place(event, side, { locate }) {
  const contract = side === "before" ? event.old : event.now;
  const at = side === "before" ? event.was : event.at;
  return contract && at && locate?.(contract, at, side);
}
function filled(template, data) {
  const text2 = template.replace(/\{\{(\w{1,20})\}\}/g, (_, key) => data[key] ?? "");
  return text2.charAt(0).toUpperCase() + text2.slice(1);
}

// src/diff/unsafe-texts.ts
var CONTEXT = { options: {}, services: {} };
function markUnsafe(events, rules, formats) {
  const unsafe = [...rules.values()].filter(({ tags }) => tags?.includes("unsafe-text"));
  const isUnsafe = (text2) => {
    const manifest = manifestOf(text2 ?? "", formats);
    return manifest !== void 0 && unsafe.some((rule) => [...rule.check(manifest, CONTEXT)].length > 0);
  };
  return events.map((event) => {
    const beneath = event.beneath && markUnsafe(event.beneath, rules, formats);
    const more = beneath && { beneath };
    const isNew = event.rule === "diff/description-changed" && isUnsafe(event.after) && !isUnsafe(event.before);
    return isNew ? { ...event, ...more, message: "unsafe" } : { ...event, ...more };
  });
}
function manifestOf(description, formats) {
  const roots = [fromValue({ tools: [{ name: "x", description, inputSchema: { type: "object" } }] })];
  return recognise(documentOf(roots), formats, { named: true, servers: [] }).manifests[0];
}

// src/core/change.ts
var RAISES = ["none", "patch", "minor", "major"];

// src/diff/accept.ts
function accepting(events, accept, version) {
  const stale = [];
  const hidden = /* @__PURE__ */ new Set();
  for (const [index, entry2] of accept.entries()) {
    if (isOver(entry2.until, version)) {
      stale.push({ index, entry: entry2, why: "over" });
      continue;
    }
    const own = events.filter((event) => isOf(event, entry2));
    if (own.length === 0) stale.push({ index, entry: entry2, why: "nothing" });
    for (const event of own) hidden.add(event);
  }
  return { events: events.filter((event) => !hidden.has(event)), accepted: hidden.size, stale };
}
var isOf = (event, { rule, tool }) => event.tool === tool && (rule.endsWith("/*") ? event.rule.startsWith(rule.slice(0, -1)) : event.rule === rule);
function isOver(until, version) {
  if (until === void 0 || version === void 0) return false;
  const raised = raisedBy(until, version);
  return raised !== void 0 && (isMore(raised, "none") || until.replace(/^v/, "") === version);
}
function requiredRaise(changes) {
  let need = "none";
  for (const { severity, rule, isReleased } of changes) {
    const own = severity === "error" && isReleased ? "major" : isPatch(severity, rule) ? "patch" : "minor";
    if (isMore(own, need)) need = own;
  }
  return need;
}
var isPatch = (severity, rule) => severity === "info" && rule !== "diff/added";
var isMore = (a, b) => RAISES.indexOf(a) > RAISES.indexOf(b);
function raisedBy(before, after) {
  const [was, is] = [parsed(before), parsed(after)];
  if (!was || !is) return void 0;
  const at = was.findIndex((part, index) => is[index] !== part);
  if (at < 0) return "none";
  if (is[at] < was[at]) return "none";
  return ["major", "minor", "patch"][at];
}
function parsed(version) {
  const found = /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:[-+].*)?$/.exec(version ?? "");
  return found ? [Number(found[1]), Number(found[2] ?? 0), Number(found[3] ?? 0)] : void 0;
}
function raiseFrom(before, need) {
  if (parsed(before)?.[0] !== 0) return need;
  return need === "major" ? "minor" : need === "minor" ? "patch" : need;
}

// src/diff/tools.ts
function dumpOf(contracts) {
  const sorted = [...contracts].sort((a, b) => compareText(a.name, b.name) || compareText(a.path, b.path));
  const unknown = [];
  const tools = sorted.map(({ name, node, terms }, index) => {
    const note2 = (pointer, hidden) => void unknown.push({ tool: name, pointer, reason: WORDS[hidden] });
    const tool = inOrder2(knownValue(node, note2, `/tools/${index}`));
    return terms.toolsIn === "object" ? { name, ...tool } : tool;
  });
  return { tools, unknown };
}
function isDump(text2) {
  if (!/"unknown"\s*:\s*\[|^\uFEFF?\{\s+"tools"/.test(text2)) return false;
  try {
    const { tools, unknown, ...others } = JSON.parse(text2.replace(/^\uFEFF/, ""));
    if (!Array.isArray(tools) || !tools.every(isRecord) || Object.keys(others).length > 0) return false;
    return Array.isArray(unknown) || unknown === void 0 && baselineText(tools) === text2;
  } catch {
    return false;
  }
}
var UNCOMPARED = /* @__PURE__ */ new Set(["_meta", "icons", "execution"]);
function baselineText(tools) {
  const kept = tools.map(
    (tool) => Object.fromEntries(
      Object.entries(tool).flatMap(([key, value]) => UNCOMPARED.has(key) ? [] : [[key, withoutDialect(value)]])
    )
  );
  const nameOf2 = (tool) => [tool["name"], tool["id"]].find((each) => typeof each === "string") ?? "";
  const sorted = kept.sort((a, b) => nameOf2(a) < nameOf2(b) ? -1 : Number(nameOf2(a) > nameOf2(b)));
  return `${JSON.stringify({ tools: sorted.map(inOrder2) }, null, 2)}
`;
}
function withoutDialect(value) {
  if (!isRecord(value)) return value;
  const { $schema: _, ...rest } = value;
  return rest;
}
var WORDS = {
  value: "it is built at run time",
  text: "a text that is built at run time",
  keys: "it may have further keys",
  entries: "it may have further entries"
};
function inOrder2(value) {
  if (Array.isArray(value)) return value.map(inOrder2);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => rank(a) - rank(b) || compareText(a, b));
  return Object.fromEntries(entries.map(([key, each]) => [key, inOrder2(each)]));
}
var FIRST = ["name", "title", "description"];
var rank = (key) => FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length;
function contractsOf(list, formats) {
  const { tools, unknown = [] } = Array.isArray(list) ? { tools: list } : list;
  if (!Array.isArray(tools)) throw new TypeError("`diffTools` takes two lists of tools, or answers to `tools/list`.");
  const root = fromValue(
    { tools },
    unknown.map(({ pointer }) => pointer)
  );
  return contractsOfTools(items(get(root, "tools")), formats);
}
var contractsOfTools = (tools, formats) => tools.flatMap((tool) => contractsFrom(tool, formats));
function contractsFrom(tool, formats) {
  const hints = { named: true, servers: [] };
  const read = (root, format) => contractsIn(recognise(documentOf([root]), formats, { ...hints, ...format && { format } }).manifests, formats).contracts;
  const inObject = formats.find(({ contract }) => contract.toolsIn === "object" && contract.isTool?.(tool));
  if (inObject) return read(objectOf([["tools", objectOf([[text(get(tool, "name")) ?? "", tool]])]]), inObject.id);
  const own = read(tool).filter(({ terms }) => terms.toolsIn === "manifest");
  if (own.length > 0) return own;
  const list = objectOf([["tools", { kind: "array", items: [tool], open: false, ...NOWHERE }]]);
  const listed2 = read(list);
  return listed2.length > 0 ? listed2 : read(list, formats.find(({ contract }) => contract.isFallback)?.id);
}
function diffLists(before, after, { formats, rules }) {
  const [was, is] = [contractsOf(before, formats), contractsOf(after, formats)];
  const { events, vague } = compareLists(was, is);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const changes = changesOf(markUnsafe(events, byId, formats), { rules: byId });
  const unknown = vague.map(({ contract, pointer, reason }) => ({
    path: "",
    tool: contract.name,
    reason: `${pointer} ${reason}`
  }));
  return { needs: requiredRaise(changes), compared: Math.max(was.length, is.length), unknown, changes };
}

// src/diff/changed-paths.ts
const { posix } = process.getBuiltinModule("node:path");
var MOST = 1e3;
async function pathsToRead(first, second, known3) {
  const [before, after] = await Promise.all([first, second].map(withAliases));
  const changed = new Set([...before.paths, ...after.paths].filter((path) => before.idOf(path) !== after.idOf(path)));
  const imported = [...changed].filter((path) => path.endsWith(".json") || codeLanguageOf(path));
  if (changed.has("package.json") && changed.size > MOST) return void 0;
  if ([...changed].some((path) => /(?:^|\/)(?:ts|js)config[^/]*\.json$/.test(path))) return void 0;
  if (imported.length > MOST) return void 0;
  if (imported.length === 0) return (path) => changed.has(path);
  const wanted = new Set(changed);
  const same = before.paths.filter((path) => codeLanguageOf(path) && !changed.has(path));
  await learn(same, before, known3);
  let passing = imported;
  for (let hop = 0; hop <= MOST_BETWEEN && passing.length > 0; hop++) {
    const found = new Set(passing);
    const words = wordsFor(passing);
    const leadsTo = (path, source) => [before, after].some((tree) => found.has(targetIn(tree, path, source) ?? ""));
    passing = [];
    for (const path of same) {
      const links = known3.get(before.idOf(path));
      if (!links || wanted.has(path)) continue;
      if (!links.imports.some(({ source, word }) => words.has(word) && leadsTo(path, source))) continue;
      wanted.add(path);
      if (links.exports) passing.push(path);
    }
  }
  return (path) => wanted.has(path);
}
var AT_A_TIME = 500;
async function learn(paths, tree, known3) {
  const unknown = paths.filter((path) => !known3.has(tree.idOf(path)));
  for (let from = 0; from < unknown.length; from += AT_A_TIME) {
    const some = unknown.slice(from, from + AT_A_TIME);
    for (const [index, text2 = ""] of (await tree.read(some)).entries()) {
      const path = some[index];
      const language = importingLanguageOf(path);
      const imports = language.importsIn(text2).map((source) => ({ source, word: language.wordOf(source) }));
      known3.set(tree.idOf(path), { imports, exports: imports.length > 0 && language.mayExport(text2) });
    }
  }
}
var wordOfFile = (path) => posix.basename(path).replace(/^[@#~$]/, "").replace(/\.\w+$/, "");
function wordsFor(paths) {
  const words = /* @__PURE__ */ new Set();
  for (const path of paths) {
    const word = wordOfFile(path);
    words.add(word);
    if (word === "index" || word === "__init__") words.add("").add(wordOfFile(posix.dirname(path)));
  }
  return words;
}

// src/diff/remaining.ts
const { posix: posix2 } = process.getBuiltinModule("node:path");
var AT_ONCE = 200;
async function doubtsAbout(before, after, suspects, reader) {
  const broken2 = new Set(after.broken.map(({ path }) => path));
  const isUnnamed = after.unnamed > before.unnamed;
  const written = reader ? await namesWritten(new Set(suspects.map(({ name }) => name)), after, reader) : /* @__PURE__ */ new Set();
  return { mayRemain: ({ name, path }) => isUnnamed || broken2.has(path) || written.has(name) };
}
async function namesWritten(names, { tree }, reader) {
  const found = /* @__PURE__ */ new Set();
  if (!tree || names.size === 0) return found;
  const isCalled = (path) => names.has(posix2.basename(path).replace(/\.\w+$/, ""));
  const isReadable = new Set(await reader.worthReading(tree.paths));
  const paths = tree.paths.filter((path) => isReadable.has(path) || isCalled(path));
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const some = paths.slice(from, from + AT_ONCE);
    const texts = await tree.read(some);
    for (const [index, path] of some.entries()) {
      const text2 = texts[index];
      if (text2 === void 0 || !isCalled(path) && reader.isLeftAlone(path, text2, tree)) continue;
      if (isDump(text2)) continue;
      for (const [, name] of text2.matchAll(WRITTEN)) if (names.has(name)) found.add(name);
    }
  }
  return found;
}
var WRITTEN = /(?:\b\w*[nN]ame["']?\s*[:=]\s*|\b[A-Z][A-Z\d_]*\s*[:=]\s*|[tT]ool\w{0,80}\s*[:=(]\s*)["'`]([^"'`\n]{1,200})["'`]/g;

// src/diff/secrets.ts
var CONTEXT2 = { options: {}, services: {} };
function withoutSecrets(changes, events, { rules, formats }) {
  const judges = [...rules.values()].filter(({ secret, check }) => secret && check);
  const censor = new SecretRedactor();
  for (const secret of secretsIn(textsOf(events), judges, formats)) censor.hide(secret);
  return changes.map((change) => cleaned(change, censor));
}
function textsOf(events, texts = { described: /* @__PURE__ */ new Set(), values: /* @__PURE__ */ new Set() }) {
  for (const { rule, tool, name, before, after, beneath = [] } of events) {
    const own = rule === "diff/description-changed" ? texts.described : texts.values;
    for (const text2 of [before, after]) if (text2) own.add(text2);
    for (const text2 of [tool, name]) if (text2) texts.values.add(text2);
    textsOf(beneath, texts);
  }
  return texts;
}
function* secretsIn({ described, values }, judges, formats) {
  const tools = [...described].map((description) => ({ description }));
  const inputSchema = { type: "object", default: { values: [...values], tools } };
  const listed2 = { name: "x", description: "What a comparison shows.", inputSchema };
  const roots = [fromValue({ tools: [listed2] })];
  const document = { ...documentOf(roots), text: [...values, ...described].join("\n") };
  const [manifest] = recognise(document, formats, { named: true, servers: [] }).manifests;
  if (!manifest) return;
  for (const judge of judges) for (const { at } of judge.check(manifest, CONTEXT2)) yield* textAt(at);
}
function textAt(at) {
  if ("part" in at) return [at.part.value.slice(at.from, at.to)];
  return "value" in at && typeof at.value === "string" ? [at.value] : [];
}
function cleaned(change, censor) {
  const { tools, before, after, message, help, beneath, texts } = change;
  const clean = (text2) => censor.clean(text2);
  return {
    ...change,
    tools: tools.map(clean),
    message: clean(message),
    ...help !== void 0 && { help: clean(help) },
    ...before !== void 0 && { before: clean(before) },
    ...after !== void 0 && { after: clean(after) },
    ...beneath && { beneath: beneath.map((each) => cleaned(each, censor)) },
    ...texts && {
      texts: texts.map((each) => ({ ...each, before: clean(each.before), after: clean(each.after) }))
    }
  };
}

// src/diff/diff.ts
async function diffSides(input) {
  const { before, after, released, afterRelease = after, reader } = input;
  const compared = await compareSides(before, after, reader);
  const inRelease = released && keysOf((await compareSides(released, afterRelease, reader)).events);
  const versions = await versionsOf(input, compared.events);
  const version = versions.find(({ folder }) => folder === "")?.after ?? versions[0]?.after;
  const { events, accepted, stale } = accepting(compared.events, input.accept ?? [], version);
  const { rules } = input;
  const locate = (contract, place2, side) => (side === "before" ? before : after).lineOf(contract, place2);
  const wording = {
    ...{ rules, locate },
    ...inRelease && { isReleased: (event) => inRelease.has(keyOf2(event)) }
  };
  const changes = changesOf(markUnsafe(events, rules, input.formats), wording);
  const late = versionEvents(events, versions, input, wording);
  const needs = (versions.length > 0 ? versions : [void 0]).map((each) => raiseFrom(each?.before, requiredRaise(changes))).reduce((a, b) => isMore(b, a) ? b : a);
  const raised = versions.map(({ raised: raised2 }) => raised2).reduce(most, void 0);
  return {
    ...{ base: input.base, head: input.head, needs },
    changes: withoutSecrets([...changes, ...changesOf(late, { rules, locate })], [...events, ...late], input),
    ...raised && { raised },
    compared: Math.max(before.contracts.length, after.contracts.length),
    unknown: unknownOf(compared, [...broken(before, after), ...broken(after, before)], after.unnamed),
    broken: broken(after, before),
    ...accepted > 0 && { accepted },
    stale
  };
}
async function compareSides(before, after, reader) {
  const { removed, renamed, merged: merged3 } = match(before.contracts, after.contracts);
  const suspects = [...removed, ...renamed.map(([was]) => was), ...[...merged3.values()].flat()];
  const doubts = await doubtsAbout(before, after, suspects, reader);
  return compareLists(before.contracts, after.contracts, doubts);
}
var most = (a, b) => a === void 0 ? b : b === void 0 || isMore(a, b) ? a : b;
var keyOf2 = ({ rule, tool, pointer }) => JSON.stringify([rule, tool, pointer]);
var keysOf = (events) => new Set(events.map(keyOf2));
var broken = (side, other) => side.broken.filter(({ path }) => side.tree === void 0 || side.tree.idOf(path) !== other.tree?.idOf(path));
function unknownOf({ vague, doubtful }, unread, unnamed) {
  const unknown = [...unread];
  for (const [, some] of groupBy(vague, ({ contract }) => `${contract.path}
${contract.name}`)) {
    const { contract, reason } = some[0];
    const more = some.length > 1 ? ` (${some.length} places)` : "";
    unknown.push({ path: contract.path, tool: contract.name, reason: `part of the contract ${reason}${more}` });
  }
  for (const { path, name } of doubtful) {
    unknown.push({
      path,
      tool: name,
      reason: "it may still be there: its name is written where no registration can be read"
    });
  }
  if (unnamed > 0) {
    const count = unnamed === 1 ? "1 tool has a name that is" : `${unnamed} tools have names that are`;
    unknown.push({ path: "", reason: `${count} built at run time` });
  }
  return unknown;
}
async function versionsOf({ before, after }, events) {
  const folders = new Set(events.flatMap(({ now, old }) => isOfPackage(now ?? old) ? [(now ?? old).folder] : []));
  const versions = [];
  for (const folder of folders) {
    const [was, is] = await Promise.all([versionIn(before.tree, folder), versionIn(after.tree, folder)]);
    const raised = raisedBy(was, is);
    versions.push({ folder, ...was && { before: was }, ...is && { after: is }, ...raised && { raised } });
  }
  return versions;
}
var isOfPackage = (contract) => contract !== void 0 && contract.terms.version === void 0 && contract.path !== "";
async function versionIn(tree, folder) {
  const path = folder === "" ? "package.json" : `${folder}/package.json`;
  if (tree?.idOf(path) === void 0) return void 0;
  const [text2] = await tree.read([path]);
  const { version } = recordIn(text2 ?? "") ?? {};
  return typeof version === "string" ? version : void 0;
}
function versionEvents(events, versions, { isRelease }, wording) {
  const late = [];
  for (const { folder, before, after, raised } of versions) {
    if (!raised || raised === "none" && !isRelease) continue;
    const own = events.filter(({ now, old }) => isOfPackage(now ?? old) && (now ?? old).folder === folder);
    const change = requiredRaise(changesOf(own, wording));
    const need = raiseFrom(before, change);
    if (change === "none" || change === "patch" || !isMore(need, raised)) continue;
    const words = { rule: "mcp/version-not-raised", severity: "warning", pointer: "/version", name: need };
    const tool = folder === "" ? "package.json" : `${folder}/package.json`;
    late.push({
      ...words,
      message: raised === "none" ? "none" : "wrong",
      before: before ?? "",
      after: after ?? "",
      tool
    });
  }
  const ofTools2 = groupBy(
    events.filter(({ old, now, rule }) => old !== void 0 && now !== void 0 && rule !== "diff/tools-merged"),
    ({ now }) => now
  );
  for (const [now, own] of ofTools2) {
    const old = own[0].old;
    if (!now || now.version === void 0 || now.version !== old.version) continue;
    const more = own.filter(({ rule }) => rule !== "diff/description-changed");
    const isBreak = more.some(({ severity: severity2 }) => severity2 !== "info");
    const severity = now.terms.version?.severityOf({ isBreak, isTextOnly: more.length === 0 });
    if (!now.terms.version || !severity) continue;
    late.push({
      ...{ rule: now.terms.version.rule, message: "wrong", severity, pointer: "/version", name: "", tool: now.name },
      // What is known by its id is quoted with its version.
      ...now.terms.nameOf && { before: `${now.name}@${now.version}` },
      ...{ old, now, was: old.at, at: now.at }
    });
  }
  return late;
}

// src/diff/read-tools.ts
const { createHash } = process.getBuiltinModule("node:crypto");
const { posix: posix4 } = process.getBuiltinModule("node:path");

// src/read/tree-packages.ts
var TOP2 = "/top";
async function packagesIn(tree) {
  const paths = packageFilesIn(tree);
  const texts = await tree.read(paths);
  const byPath = new Map(paths.map((path, index) => [`${TOP2}/${path}`, texts[index]]));
  const versions = packagesFor(TOP2, (path) => byPath.get(path));
  return (path) => versions(`${TOP2}/${path}`);
}
var packageFilesIn = ({ paths }) => paths.filter((path) => isPackageFile(path) && !/(?:^|\/)node_modules\//.test(path));

// src/read/unreached-in-tree.ts
const { posix: posix3 } = process.getBuiltinModule("node:path");
var unreachedInTree = (tree) => opened(tree, mayNameModules);
async function unstartedInTree(tree, servers) {
  const folders = new Set(servers.map(posix3.dirname));
  const beside = tree.paths.filter((path) => folders.has(posix3.dirname(path)) && codeLanguageOf(path));
  const texts = await tree.read(beside);
  const starting = beside.filter((_, index) => startsServer(texts[index] ?? ""));
  const mayBeUnstarted = starting.length > 1 || starting.some((path) => path.endsWith(".py"));
  return mayBeUnstarted ? opened(tree, () => true) : void 0;
}
async function opened(tree, mayTell) {
  const paths = tree.paths.filter((path) => {
    const [name, ...folders2] = path.split("/").reverse();
    return mayTell(name) && !folders2.some((each) => NOT_SOURCE.test(each));
  });
  if (paths.length > MOST_FILES) return void 0;
  const read = await tree.read(paths);
  const texts = new Map(paths.map((path, index) => [inFolder(TOP, path), read[index]]));
  const readFile = (path, { maxBytes = Infinity } = {}) => {
    const text2 = texts.get(path);
    return text2 === void 0 || text2.length > maxBytes ? { failure: "It cannot be read." } : { text: text2 };
  };
  const folders = foldersOf(texts.keys());
  const unreached = unreachedIn(TOP, readFile, {
    list: (path) => folders.get(path) ?? { files: /* @__PURE__ */ new Set(), inner: [] },
    exists: (path) => texts.has(path)
  });
  return {
    has: (path, text2) => unreached.has(inFolder(TOP, path), text2),
    isUnused: (path, name) => unreached.isUnused(inFolder(TOP, path), name),
    isIncomplete: (path) => unreached.isIncomplete(inFolder(TOP, path)),
    isUnstarted: (path) => unreached.isUnstarted(inFolder(TOP, path)),
    isModule: (path) => unreached.isModule(inFolder(TOP, path))
  };
}
function foldersOf(files) {
  const folders = /* @__PURE__ */ new Map();
  for (const file of files) {
    let at = file;
    let folder = parentOf(at);
    for (let isNew = true; isNew && at !== TOP; at = folder, folder = parentOf(at)) {
      isNew = !folders.has(folder);
      const { files: own, inner } = known(folders, folder, () => ({ files: /* @__PURE__ */ new Set(), inner: [] }));
      if (at === file) own.add(file);
      else inner.push(at);
    }
  }
  return folders;
}

// src/diff/version-cache.ts
var MOST_VERSIONS = 3;
function versionCache() {
  let versions = [/* @__PURE__ */ new Map()];
  const holder = (key) => versions.find((each) => each.has(key));
  return {
    has: (key) => holder(key) !== void 0,
    of(key, find) {
      const known3 = holder(key);
      const value = known3 ? known3.get(key) : find();
      if (known3 !== versions[0]) {
        known3?.delete(key);
        versions[0].set(key, value);
      }
      return value;
    },
    turn: () => void (versions = [/* @__PURE__ */ new Map(), ...versions].slice(0, MOST_VERSIONS))
  };
}

// src/diff/read-tools.ts
var NOTHING = { contracts: [], counted: /* @__PURE__ */ new Map(), unnamed: 0, nameless: [], texts: /* @__PURE__ */ new Map() };
var NOT_WORTH_PARSING = { isWorthParsing: false, imports: [] };
var READ = [...EXTENSIONS.filter((ending) => !/html?$/.test(ending)), ".snap"];
var AT_ONCE2 = 200;
var ToolReader = class {
  #formats;
  #configs;
  #timeLimit = timeLimit(1e4);
  /** The configs of the files that are worth reading. */
  #readable = /* @__PURE__ */ new Map();
  #looks = versionCache();
  #tools = versionCache();
  #modules = versionCache();
  #imports = versionCache();
  /** What was asked of the names of a file, and the first answers. */
  #asked = versionCache();
  #packages = versionCache();
  constructor(formats, configs) {
    this.#formats = formats;
    this.#configs = configs;
  }
  /**
   * `only` these files, where others are known to be the same in both versions, of those that are asked for. `reached`:
   * no tools that nothing leads to, other than those of the files that it names.
   */
  async read(plain2, isAskedFor = () => true, { only = isAskedFor, reached } = {}) {
    const tree = await withAliases(plain2);
    for (const kept of [this.#looks, this.#tools, this.#modules, this.#imports, this.#packages, this.#asked])
      kept.turn();
    const contracts = [];
    const broken2 = [];
    const files = /* @__PURE__ */ new Map();
    let unnamed = 0;
    let worth = await this.#worthParsing(tree, only);
    if (worth.some(([, { isDump: isDump2 }]) => isDump2)) {
      const code = await this.#worthParsing(tree, (path) => isAskedFor(path) && codeLanguageOf(path) !== void 0);
      if (code.length > 0) worth = worth.filter(([path, { isDump: isDump2 }]) => !isDump2 || reached?.has(path));
    }
    const hasCode = worth.some(([path]) => codeLanguageOf(path));
    const packagesOf = hasCode ? await this.#packagesIn(tree) : () => ({});
    const unreached = hasCode && reached ? await unreachedInTree(tree) : void 0;
    if (unreached) {
      const texts = await tree.read(worth.map(([path]) => path));
      const isMapped = (path) => this.#readable.get(path)?.format(path) !== void 0;
      worth = worth.filter(
        ([path], index) => reached.has(path) || isMapped(path) || !unreached.has(path, texts[index] ?? "")
      );
    }
    const unstarted = await this.#unstartedIn(
      tree,
      worth.flatMap(([path, { isServer }]) => isServer && !reached?.has(path) ? path : [])
    );
    worth = worth.filter(([path]) => !unstarted.has(path));
    const modulesBelow = /* @__PURE__ */ new Map();
    for (const [path, look] of worth) {
      const isUnused = reached?.has(path) ? void 0 : unreached?.isUnused.bind(void 0, path);
      const tools = await this.#toolsOf(path, tree, look, { packages: packagesOf(path), isUnused }, modulesBelow);
      files.set(path, tools);
      append(contracts, tools.contracts);
      unnamed += tools.unnamed;
      if (tools.broken !== void 0) broken2.push({ path, reason: tools.broken });
    }
    const linesOf = foundOnce((text2) => new Lines(text2));
    const lineOf = (contract, place2) => {
      const path = place2.file ?? contract.path;
      const text2 = files.get(contract.path)?.texts.get(path);
      return text2 === void 0 ? void 0 : { path, line: linesOf(text2).at(place2.start).line };
    };
    const { again, nameless } = countedOnce(files, (path) => folderOf(path, tree));
    const once = contracts.filter((each) => !again.has(each));
    return { contracts: once, unnamed, nameless, broken: broken2, tree, lineOf };
  }
  async #worthParsing(tree, only) {
    const paths = await this.worthReading(tree.paths.filter(only));
    const unseen = paths.filter((path) => !this.#looks.has(keyIn(tree, path)));
    for (let from = 0; from < unseen.length; from += AT_ONCE2) {
      const some = unseen.slice(from, from + AT_ONCE2);
      const texts = await tree.read(some);
      for (const [index, path] of some.entries())
        this.#looks.of(keyIn(tree, path), () => this.#look(path, texts[index], tree));
    }
    const looks = paths.map((path) => [path, this.#looks.of(keyIn(tree, path), () => NOT_WORTH_PARSING)]);
    return looks.filter(([, { isWorthParsing }]) => isWorthParsing);
  }
  /** The paths of files that a search finds and that may have tools, by their names. */
  async worthReading(paths) {
    const here = await this.#configs.for(".");
    const mayBeFound = (path) => (READ.some((ending) => path.endsWith(ending)) || here.also?.(path) === true) && here.files?.(path) !== false && !/(^|\/)node_modules\//.test(path);
    for (const path of paths) {
      if (this.#readable.has(path)) continue;
      const config = mayBeFound(path) ? await this.#configs.for(path) : void 0;
      const isReadable = config && isWorthReading(fileAt(path), config) && !config.ignored(path) && (config.format(path) !== void 0 || !this.#isLeftAlone(path, "", config));
      this.#readable.set(path, isReadable ? config : void 0);
    }
    return paths.filter((path) => this.#readable.get(path) !== void 0);
  }
  /** Whether a file of these is linted only when it is named, by its text. */
  isLeftAlone(path, text2, tree) {
    const config = this.#readable.get(path);
    return !config || this.#isLeftAlone(path, text2, config, existsIn(tree));
  }
  #isLeftAlone(path, text2, config, exists = () => false) {
    return whyLeftAlone(fileAt(path), text2, config, { exists }) !== void 0;
  }
  #look(path, text2, tree) {
    const config = this.#readable.get(path);
    if (text2 === void 0 || !config) return NOT_WORTH_PARSING;
    const surroundings = { formats: this.#formats, exists: existsIn(tree) };
    const { isWorthParsing } = worthOf(fileAt(path), text2, config, surroundings);
    if (!isWorthParsing) return NOT_WORTH_PARSING;
    const code = codeLanguageOf(path);
    if (!code) return { isWorthParsing, imports: [], isDump: isDump(text2) };
    return { isWorthParsing, imports: code.importsIn(text2), isServer: startsServer(text2) };
  }
  /** Those of some servers that are linted only when they are named, since nothing else in the project does. */
  async #unstartedIn(tree, servers) {
    const unreached = await unstartedInTree(tree, servers);
    if (!unreached) return /* @__PURE__ */ new Set();
    const surroundings = {
      exists: existsIn(tree),
      unreached: { ...unreached, has: () => false, isGivenToClients: () => false }
    };
    const texts = await tree.read(servers);
    return new Set(
      servers.filter((path, index) => {
        const config = this.#readable.get(path);
        return !config.format(path) && whyLeftAlone(fileAt(path), texts[index] ?? "", config, surroundings);
      })
    );
  }
  async #toolsOf(path, tree, { imports }, { packages, isUnused }, modulesBelow) {
    const targets = targetsIn(tree, path, imports);
    const imported = [];
    for (const target of targets) {
      const known3 = modulesBelow.get(target) ?? await this.#importsBelow(tree, target);
      modulesBelow.set(target, known3);
      imported.push(known3);
    }
    const ids = [keyIn(tree, path), ...imported.map(({ id }) => id), JSON.stringify(packages)];
    const asked = this.#asked.of(ids.join("\n"), () => /* @__PURE__ */ new Map());
    const ask = isUnused && ((name) => {
      const answer = isUnused(name);
      if (!asked.has(name)) asked.set(name, answer);
      return answer;
    });
    const others = [...asked].flatMap(([name, answer]) => isUnused && isUnused(name) !== answer ? name : []);
    const key = [...ids, isUnused ? "reached" : "all", ...others];
    return this.#tools.of(key.join("\n"), async () => {
      const [text2] = await tree.read([path]);
      const texts = await Promise.all(imported.map((each) => each.texts()));
      const textOf = (target) => texts.find((each) => each.has(target))?.get(target);
      const state = createHash("sha256").update(ids.join("\n")).digest("hex");
      return text2 === void 0 ? NOTHING : this.#parsed(path, text2, { textOf, state }, tree, { packages, isUnused: ask });
    });
  }
  /** In most versions they are as in the one before. */
  #packagesIn(tree) {
    const key = packageFilesIn(tree).map((path) => keyIn(tree, path));
    return this.#packages.of(key.join("\n"), () => packagesIn(tree));
  }
  /** A file that others import from, and those that its exports may be made of. */
  async #importsBelow(tree, first) {
    const all = /* @__PURE__ */ new Set();
    let wanted = [first];
    for (let hop = 0; hop <= MOST_BETWEEN && wanted.length > 0; hop++) {
      const unseen = wanted.filter((target) => !this.#imports.has(keyIn(tree, target)));
      const texts = unseen.length > 0 ? await tree.read(unseen) : [];
      for (const [index, target] of unseen.entries())
        this.#imports.of(keyIn(tree, target), () => importingLanguageOf(target).importsIn(texts[index] ?? ""));
      for (const target of wanted) all.add(target);
      const further = wanted.flatMap(
        (target) => targetsIn(
          tree,
          target,
          this.#imports.of(keyIn(tree, target), () => [])
        )
      );
      wanted = [...new Set(further)].filter((target) => !all.has(target));
    }
    const paths = [...all];
    let read;
    return {
      id: createHash("sha256").update(paths.map((path) => keyIn(tree, path)).join("\n")).digest("hex"),
      texts: () => read ??= tree.read(paths).then((texts) => new Map(paths.map((path, index) => [path, texts[index]])))
    };
  }
  async #parsed(path, text2, { textOf, state }, tree, { packages, isUnused }) {
    const config = this.#readable.get(path);
    const { fileSize } = config.limits;
    if (text2.length > fileSize || Buffer.byteLength(text2) > fileSize)
      return { ...NOTHING, broken: `is larger than ${fileSize} bytes, which \`limits.fileSize\` allows` };
    const used = /* @__PURE__ */ new Map();
    const note2 = (file) => void used.set(file.path, file.text);
    const readModule = await importingLanguageOf(path).moduleReader?.();
    const find = (from, source) => {
      const target = targetIn(tree, from, source);
      const content = target === void 0 ? void 0 : textOf(target);
      if (target === void 0 || content === void 0 || content.length > LARGEST_IMPORT) return void 0;
      const key = targetsIn(tree, target, importingLanguageOf(target).importsIn(content)).length === 0 ? keyIn(tree, target) : `${state}
${target}`;
      const parsed2 = () => this.#modules.of(key, () => readModule?.(target, content, resolverOf(target)));
      return { path: target, text: content, parsed: parsed2 };
    };
    const { nested } = openNesting();
    const resolverOf = (from) => nested(followImports(from, find, note2).resolveImport);
    const { resolveImport } = followImports(path, find, note2);
    const findPython = (from, level, name) => {
      const target = targetIn(tree, from, ".".repeat(level) + name);
      const content = target === void 0 ? void 0 : textOf(target);
      if (target === void 0 || content === void 0 || content.length > LARGEST_IMPORT) return void 0;
      used.set(target, content);
      return { path: target, location: target, text: content };
    };
    try {
      const file = { ...fileAt(path), named: path.endsWith(".snap") };
      const { document, recognition } = await openDocument(file, text2, config, {
        formats: this.#formats,
        imports: {
          ...{ resolveImport, findPython, location: path, texts: used, packages: () => packages },
          ...isUnused && { isUnused }
        },
        timeLimit: this.#timeLimit,
        exists: existsIn(tree),
        prepare: withoutChoices
      });
      const tools = contractsIn(recognition.manifests, this.#formats, folderOf(path, tree));
      const isLost = languageOf(path) === "javascript" && document.roots.length === 0 && document.faults.length > 0;
      const isBroken = isLost || recognition.manifests.length > 0 && document.faults.some(({ mild }) => !mild);
      return {
        ...tools,
        texts: new Map([[path, text2], ...used]),
        ...isBroken && { broken: "cannot be parsed" }
      };
    } catch (error) {
      return { ...NOTHING, broken: reasonOf(error) };
    }
  }
};
var fileAt = (path) => ({ path, absolute: path, named: false });
var targetsIn = (tree, from, sources) => [
  ...new Set(sources.flatMap((source) => targetIn(tree, from, source) ?? []))
];
function reasonOf(error) {
  const message = messageOf(error).replace(/\.$/, "");
  return message.startsWith("It ") ? message.slice("It ".length) : `cannot be read: ${message}`;
}
var keyIn = (tree, path) => `${path}
${tree.idOf(path)}`;
function folderOf(path, tree) {
  for (let folder = posix4.dirname(path); folder !== "."; folder = posix4.dirname(folder)) {
    if (tree.idOf(`${folder}/package.json`) !== void 0) return folder;
  }
  return "";
}

// src/diff/open-versions.ts
var Versions = class {
  #options;
  #repository;
  #reader;
  #links = /* @__PURE__ */ new Map();
  constructor(options) {
    this.#options = options;
    this.#reader = new ToolReader(options.formats, options.configs);
  }
  async diff({ base: from, head: to, paths = [] }) {
    const { formats, rules } = this.#options;
    const config = await this.#options.configs.for(".");
    const reader = this.#reader;
    const repository = this.#opened();
    const headCommit = to ?? "HEAD";
    const base = await this.#version(from ?? await newestRelease(headCommit, repository) ?? missing());
    const head = to === void 0 ? await this.#workingTree() : await this.#version(to);
    const isBelow = below(paths);
    const isInGit = base.commit !== void 0 || head.commit !== void 0;
    const fewer = isInGit && base.tree && head.tree && await pathsToRead(base.tree, head.tree, this.#links);
    const only = (path) => isBelow(path) && (!fewer || fewer(path));
    const [before, after] = [await this.#side(base, isBelow, only), await this.#side(head, isBelow, only)];
    const input = {
      ...{ base: base.name, head: head.name, before, after, reader, isRelease: base.isRelease ?? false },
      ...{ formats, rules: new Map(rules.map((rule) => [rule.id, rule])) },
      accept: config.diff.accept
    };
    const differed = await diffSides(input);
    const hasBreaks = differed.changes.some(({ severity }) => severity === "error");
    if (!hasBreaks || base.isRelease || !base.tree || !head.tree || !repository) return differed;
    const released = await newestRelease(base.commit ?? headCommit, repository, true);
    if (released === void 0) return differed;
    const release = await this.#version(released);
    const some = release.tree && await pathsToRead(release.tree, head.tree, this.#links);
    const isWanted = (path) => isBelow(path) && (some?.(path) ?? true);
    const old = await reader.read(release.tree, isBelow, { only: isWanted });
    const now = await reader.read(head.tree, isBelow, { only: isWanted });
    return diffSides({ ...input, released: old, afterRelease: now });
  }
  /** The tools of a version, or of the working tree. */
  async tools(name, paths = []) {
    const version = name === void 0 ? await this.#workingTree() : await this.#version(name);
    const isWhole = workspaceOf(this.#options.cwd) === realPath(this.#options.cwd);
    return version.tree && isWhole ? this.#reader.read(version.tree, below(paths), { reached: new Set(paths) }) : this.#side(version, below(paths));
  }
  close() {
    this.#repository?.close();
  }
  #opened() {
    const { cwd } = this.#options;
    return gitTop(cwd) === void 0 ? void 0 : this.#repository ??= openRepository(cwd);
  }
  async #side({ tree, list }, isAskedFor, only = isAskedFor) {
    if (tree) return this.#reader.read(tree, isAskedFor, { only });
    return { contracts: contractsOf(list, this.#options.formats), unnamed: 0, broken: [], lineOf: () => void 0 };
  }
  async #workingTree() {
    const { cwd } = this.#options;
    const repository = this.#opened();
    return { name: "the working tree", tree: repository ? await repository.workingTree() : folderTree(cwd) };
  }
  async #version(name) {
    const { cwd, readInput } = this.#options;
    if (name === "-") {
      if (!readInput) throw new UserError("Standard input cannot be read here.");
      return { name: "standard input", list: parsedList(await readInput(), "standard input") };
    }
    const repository = this.#opened();
    const commit = await repository?.commit(name);
    if (commit !== void 0)
      return { name, commit, tree: await repository.at(commit), isRelease: RELEASE.test(name) };
    const found = lookUp(name, cwd, workspaceOf(cwd));
    if ("message" in found && found.isMissing) {
      const why = repository ? "neither a commit nor a folder or a file" : "not a folder or a file, and this is not a git repository";
      throw new UserError(`${printable(name)} is ${why}.`);
    }
    if ("message" in found) throw new UserError(`${printable(name)} could not be read. ${found.message}`);
    if (found.isFolder) return { name, tree: folderTree(found.absolute) };
    const read = readText(found.absolute);
    if ("failure" in read) throw new UserError(`${printable(name)} could not be read. ${read.failure}`);
    return { name, list: parsedList(read.text, name) };
  }
};
function parsedList(text2, name) {
  try {
    const value = JSON.parse(text2.replace(/^\uFEFF/, ""));
    const answer = value?.result ?? value;
    const tools = Array.isArray(answer) ? answer : answer?.tools;
    if (!Array.isArray(tools)) throw new SyntaxError("it has no list of tools");
    return Array.isArray(answer) ? { tools } : answer;
  } catch (error) {
    throw new UserError(`${printable(name)} is not a dump of tools: ${error.message}.`);
  }
}
var RELEASE = /(?:^|[^\d.])\d+\.\d+\.\d+$/;
var NO_RELEASE = "There is no release to compare with: no tag like v1.2.0 leads to this commit. Name a BASE, or fetch the tags (`git fetch --tags`, `fetch-depth: 0`).";
function missing() {
  throw new UserError(NO_RELEASE);
}
async function newestRelease(commit, repository, mayBeItself = false) {
  if (!repository) return void 0;
  const id = await repository.commit(commit);
  if (id === void 0) return void 0;
  const { ok, out } = await repository.git(
    "tag",
    "--merged",
    id,
    "--sort=-version:refname",
    "--sort=-creatordate",
    "--format=%(refname:strip=2)%09%(objectname)%09%(*objectname)"
  );
  if (!ok) return void 0;
  const tags = out.split("\n").map((line) => line.split("	"));
  const releases = tags.filter(([name = ""]) => RELEASE.test(name));
  const others = mayBeItself ? releases : releases.filter(([, own, target]) => own !== id && target !== id);
  return (others[0] ?? releases[0])?.[0];
}
function below(paths) {
  const wanted = paths.map((path) => path.replace(/^\.\//, "").replace(/\/$/, "")).filter((path) => path !== ".");
  if (wanted.length === 0) return () => true;
  return (path) => wanted.some((each) => path === each || path.startsWith(`${each}/`));
}

export {
  isMore,
  dumpOf,
  baselineText,
  contractsOf,
  contractsOfTools,
  diffLists,
  diffSides,
  Versions
};
