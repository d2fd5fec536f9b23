(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { isFailure, move, noQuotesForUris, rename, wordsOf } = require("./chunk-KF4XBP7K.cjs");
const { intoProperties } = require("./chunk-ZIUJ5IRG.cjs");
const { HINTS, annotationsOf, converted, fieldsOfOthers, given, hasAppMetadata, hintMeant, hintsOn, isForAppOnly, isMadeByCall, isMisplacedSchema, isTakenByOthers, isWholeForTool, isZodForSdk, listingOf, meantAs, misplaced, promisesData, servedZod, straysIn, trueHint } = require("./chunk-L32ZR4C5.cjs");
const { fieldType, misspeltField, requiredField, unknownField } = require("./chunk-JGQHYPIM.cjs");
const { KEYWORDS, SHAPES } = require("./chunk-PTSAS3VG.cjs");
const { groupBy } = require("./chunk-KYY5J2SK.cjs");
const { asWritten, defineRule, entries, entry, get, has, items, lack, near, text, useOf } = require("./chunk-U3M6L7SW.cjs");
require("./chunk-7OA4B3YF.cjs");

// rules/mcp/lib/document.ts
function section(name, says, kind = "MUST") {
  return { document: "Model Context Protocol, revision 2026-07-28", section: name, says, kind };
}
function sdk(says) {
  return { document: "MCP TypeScript SDK, versions 1 and 2", section: "Server", says, kind: "MUST" };
}

// rules/mcp/annotation-conflict.ts
var annotation_conflict_default = defineRule({
  id: "mcp/annotation-conflict",
  summary: "A tool that is said to be read-only and destructive",
  severity: "warning",
  in: "recommended",
  source: section(
    "Tools, Tool Annotations",
    "destructiveHint means something only where readOnlyHint is not true.",
    "SHOULD"
  ),
  messages: {
    both: "A tool that only reads cannot destroy anything: clients ignore this hint, and may skip the confirmation that it asks for. Remove one of the two."
  },
  *check(manifest) {
    for (const tool of listingOf(manifest).tools) {
      const readOnly = trueHint(tool, "readOnlyHint");
      const destructive = trueHint(tool, "destructiveHint");
      if (readOnly && destructive)
        yield { at: destructive, message: "both", related: [{ at: readOnly, note: "The other one." }] };
    }
  }
});

// rules/mcp/lib/dumped.ts
function unset(manifest) {
  return manifest.derive(find);
}
function find(manifest) {
  if (entry(manifest.root, "jsonrpc")) return /* @__PURE__ */ new Set();
  const dumped = listingOf(manifest).tools.filter(isDumped);
  return new Set(dumped.flatMap((tool) => [...nulls(tool, FIELDS), ...nulls(get(tool, "annotations"), ANNOTATIONS)]));
}
var isDumped = (tool) => nulls(tool, FIELDS).length > 1;
var nulls = (node, keys) => entries(node).flatMap(({ key, value }) => value.kind === "null" && keys.includes(key) ? [value] : []);
var FIELDS = ["title", "outputSchema", "annotations", "_meta", "meta", "icons", "execution", "securitySchemes"];
var ANNOTATIONS = ["title", ...HINTS];

// rules/mcp/annotation-type.ts
var KNOWN = /* @__PURE__ */ new Set([...HINTS, "title", "openai", "audience", "priority", "lastModified"]);
var annotation_type_default = defineRule({
  id: "mcp/annotation-type",
  summary: "A hint that is no boolean, is misspelt, or stands outside `annotations`",
  severity: "error",
  in: "recommended",
  source: section("Tools, Tool Annotations", "The hints are booleans with fixed names."),
  fixable: "safe",
  messages: {
    type: "`{{key}}` must be true or false. Clients refuse the tool, or take the hint as not given.",
    misspelt: "There is no annotation `{{key}}`, so clients ignore it; did you mean `{{meant}}`?",
    misplaced: "Clients read `{{key}}` from `annotations`, and here it stands in the tool itself, where it does nothing. Move it."
  },
  *check(manifest) {
    const unsetValues = unset(manifest);
    for (const tool of listingOf(manifest).tools) {
      for (const each of annotationsOf(tool)) {
        const { key, value } = each;
        const isOdd = value.kind !== "boolean" && value.kind !== "unknown" && !unsetValues.has(value);
        if (HINTS.includes(key) && isOdd) {
          yield { at: value, message: "type", data: { key }, fix: asBoolean(each) };
        }
      }
      for (const each of hasAppMetadata(tool) ? [] : hintsOn(tool, manifest)) {
        const fix = move(each, tool, tool, "annotations", each.key);
        yield { at: each, message: "misplaced", data: { key: each.key }, fix };
      }
      const annotations = get(tool, "annotations");
      for (const each of entries(annotations)) {
        const isForOthers = isTakenByOthers(tool, manifest);
        const meant = KNOWN.has(each.key) ? void 0 : near(each.key, HINTS) ?? (isForOthers ? void 0 : hintMeant(each));
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
  source: section("Tools, Tool", "The description is what a model understands a tool by.", "SHOULD"),
  messages: {
    missing: "This tool has no `description`, and a model decides by it when to call the tool. Say what it does and when to use it.",
    misspelt: "`{{key}}` is no field of a tool, so this tool has no `description`, and a model decides by it when to call the tool; did you mean `description`?"
  },
  *check(manifest) {
    for (const tool of listingOf(manifest).tools) {
      if (has(tool, "description") !== "no" || isForAppOnly(tool)) continue;
      const wrong = isTakenByOthers(tool, manifest) ? meantAs(tool, "description") : void 0;
      if (wrong && MAY_BE_TEXT.has(wrong.value.kind))
        yield { at: wrong, message: "misspelt", data: { key: wrong.key } };
      else yield { at: lack(tool, "description"), message: "missing" };
    }
  }
});
var MAY_BE_TEXT = /* @__PURE__ */ new Set(["string", "unknown"]);

// rules/mcp/field-type.ts
var structural = noQuotesForUris(
  fieldType("mcp", section("Tools, Tool", "Each field of a tool has one type.", "MUST"))
);
var field_type_default = defineRule({
  ...structural,
  *check(manifest, context) {
    const unsetValues = unset(manifest);
    for (const problem of structural.check(manifest, context)) {
      if (!unsetValues.has(problem.at)) yield problem;
    }
  }
});

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
      const { api, sdk: version, handles, method, tool } = registration;
      const annotations = get(tool, "annotations");
      if (api === "tool" && version === "v1" && isEmpty(annotations) && get(tool, "inputSchema"))
        yield { at: useOf(annotations), message: "second" };
      if (api === "tool" && version === "v2") yield { at: method ?? registration, message: "tool" };
      if (!handles || !version) continue;
      const { name, takes } = handles;
      const misplaced2 = takes.find(({ key }) => PARAMS.get(name)?.includes(key));
      if (misplaced2) yield { at: misplaced2, message: "params", data: { key: misplaced2.key } };
      if (handles.is === "object") {
        const instead = version === "v1" ? schemaOf(name) : `the name of the method as a string, ${methodOf(name)}`;
        yield { at: handles, message: "object", data: { version: version.slice(1), instead } };
      }
      if (name === "") continue;
      if (version === "v1" && handles.is === "method")
        yield { at: handles, message: "method", data: { instead: schemaOf(name) } };
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
var schemaOf = (name) => `the schema object of ${name.includes("/") ? `\`${name}\`` : "the method"}, which \`@modelcontextprotocol/sdk/types.js\` exports`;
var methodOf = (name) => name.includes("/") ? `\`'${name}'\`` : "such as `'tools/list'`";

// rules/mcp/lib/input-schema.ts
function isPropertyMap(schema) {
  return schema.entries.length > 0 && !schema.open && schema.entries.every(isProperty);
}
function holdsProperties(schema) {
  if (schema.open || has(schema, "properties") === "yes" || !schema.entries.some(isProperty)) return false;
  return schema.entries.every((each) => isProperty(each) || isKeyword(each));
}
function isProperty(each) {
  return mayBeProperty(each) && TELLING.some((keyword) => isTold(each.value, keyword));
}
function mayBeProperty(each) {
  return each.value.kind === "object" && !each.key.startsWith("x-") && !isKeyword(each);
}
var TELLING = ["type", "$ref", "enum", "allOf", "anyOf", "oneOf"];
function isTold(schema, keyword) {
  const value = get(schema, keyword);
  return value !== void 0 && SHAPES[KEYWORDS.get(keyword)].fits(value);
}
function isKeyword({ key, value }) {
  const shape = KEYWORDS.get(key);
  return shape !== void 0 && SHAPES[shape].fits(value);
}
var COMPOSED = ["$ref", "allOf", "anyOf", "oneOf", "if"];
var isComposed = (schema) => COMPOSED.some((key) => has(schema, key) !== "no");
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
function areStrings(list) {
  return list?.kind === "array" && items(list).every(({ kind }) => kind === "string");
}

// rules/mcp/input-schema-object.ts
var input_schema_object_default = defineRule({
  id: "mcp/input-schema-object",
  summary: "An inputSchema that is no JSON Schema of an object",
  severity: "error",
  in: "recommended",
  source: section("Tools, Tool", "inputSchema is a JSON Schema whose type is object."),
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
    const startsOf = (is) => new Set(code.registrations.filter(is).map(({ tool }) => tool?.start));
    const registered = startsOf(({ api }) => api !== "list");
    const misplaced2 = startsOf(
      (each) => isMisplacedSchema(each) || isWholeForTool(each) || servedZod(each, "inputSchema") !== void 0
    );
    const zod = new Map(code.registrations.filter(isZodForSdk).map(({ tool, sdk: sdk2 }) => [tool?.start, sdk2]));
    for (const tool of listingOf(manifest).tools) {
      const schema = entry(tool, "inputSchema");
      if (!schema) {
        if (has(tool, "inputSchema") === "no" && !registered.has(tool.start))
          yield { at: lack(tool, "inputSchema"), message: "missing" };
        continue;
      }
      const { value } = schema;
      if (value.kind === "unknown" || misplaced2.has(tool.start)) continue;
      if (value.kind !== "object") {
        yield { at: value, message: "kind" };
        continue;
      }
      if (!registered.has(tool.start)) yield* booleansIn(value);
      const type = get(value, "type");
      const sdk2 = zod.get(tool.start);
      if (holdsProperties(value)) {
        if (!isTakenByOthers(tool, manifest)) yield { at: schema, message: "direct", fix: wrapping(value) };
      } else if (type?.kind === "string" ? type.value !== "object" : type !== void 0 && type.kind !== "unknown") {
        if (sdk2 !== "v2" || !mayBeObject(type)) yield { at: type, message: "type", covers: [type] };
      } else if (has(value, "type") !== "no") {
        continue;
      } else if (sdk2) {
        if (sdk2 === "v1" && isChoice(value)) yield { at: schema, message: "choice" };
      } else if (isComposed(value)) {
        if (!registered.has(tool.start) && !isResolvedElsewhere(value))
          yield { at: schema, message: "composed", fix: typing(value) };
      } else if (!mayBeShape(value) && !(value.entries.length === 0 && isTakenByOthers(tool, manifest))) {
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
  const takesNothing = !isComposed(schema) && has(schema, "properties") === "no";
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
        const at = servedZod(registration, key);
        if (at) yield { at: useOf(at), message: "zod" };
      }
    }
  }
});

// rules/mcp/lib/other-names.ts
var NAMES = /* @__PURE__ */ new Set(["schema", "parameters", "input"]);
function otherNames(manifest) {
  return manifest.derive(find2);
}
function find2(manifest) {
  const called = new Set(
    manifest.code.registrations.filter(({ api }) => CALLS.has(api)).map(({ tool }) => tool?.start)
  );
  return listingOf(manifest).tools.flatMap((tool) => {
    if (isTakenByOthers(tool, manifest)) return [];
    const isCalled = called.has(tool.start);
    if (has(tool, "inputSchema") !== "no" && !isCalled) return [];
    const isSchema = ({ key, value }) => NAMES.has(key) && (value.kind === "object" || value.kind === "unknown");
    return tool.entries.filter(isSchema).map((each) => ({ tool, entry: each, isAsZod: !isCalled || !isWritten(each) }));
  });
}
var CALLS = /* @__PURE__ */ new Set(["registerTool", "registerAppTool"]);
var isWritten = ({ value }) => text(get(value, "type")) !== void 0 && !isMadeByCall(value);

// rules/mcp/misspelt-field.ts
var structural2 = misspeltField("mcp", section("Tools, Tool", "The names of the fields of a tool are fixed.", "MUST"));
var misspelt_field_default = defineRule({
  ...structural2,
  messages: {
    ...structural2.messages,
    otherName: "`{{key}}` is no field of an MCP tool: the SDK and clients read `inputSchema`, and without it the tool takes no arguments. Rename `{{key}}` to `inputSchema`.",
    besides: "`{{key}}` is no field of an MCP tool and is ignored: what the tool takes stands in `inputSchema`. Remove the one that is wrong."
  },
  *check(manifest, context) {
    const others = fieldsOfOthers(manifest);
    const names = otherNames(manifest);
    const told = new Set(names.map(({ entry: entry2 }) => entry2));
    for (const problem of structural2.check(manifest, context)) {
      const isRead = others.has(problem.at) && problem.message !== "misspeltRequired";
      if (problem.data?.["key"] === "schema") continue;
      if (!isRead && !told.has(problem.at)) yield problem;
    }
    for (const { entry: entry2, tool, isAsZod } of names) {
      const isFree = has(tool, "inputSchema") === "no";
      yield {
        at: entry2,
        message: isFree ? "otherName" : "besides",
        data: { key: entry2.key },
        ...isFree && { absorbs: [lack(tool, "inputSchema")] },
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
var LONGEST = 128;
var LONGEST_EVERYWHERE = 64;
var name_format_default = defineRule({
  id: "mcp/name-format",
  summary: "A tool name that not every client can call",
  severity: "warning",
  in: "recommended",
  // An invisible character is common/hidden-text's.
  structural: true,
  source: section("Tools, Tool Names", "A name has 1 to 128 letters, digits, underscores, dashes and dots.", "SHOULD"),
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
    for (const tool of listingOf(manifest).tools) {
      const name = get(tool, "name");
      if (name?.kind !== "string") continue;
      const { value } = name;
      const { length } = value;
      const bad = /[^A-Za-z0-9_.-]/u.exec(value);
      if (value.trim() === "") yield { at: name, message: "empty" };
      else if (bad && /\s/.test(bad[0])) yield { at: name, message: "blanks", data: { name: value } };
      else if (bad) yield { at: name, message: "characters", data: { name: value, char: bad[0] } };
      else if (length > LONGEST) yield { at: name, message: "long", data: { length } };
      else if (isForAll && value.includes(".")) yield { at: name, message: "dot", data: { name: value } };
      else if (isForAll && length > LONGEST_EVERYWHERE) yield { at: name, message: "longEverywhere", data: { length } };
    }
  }
});

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
  source: section("Tools, Tool Annotations", "readOnlyHint says that a tool does not change anything.", "SHOULD"),
  messages: {
    writes: "Clients run a read-only tool without asking anybody, and by its name this one can {{verb}}. Remove `readOnlyHint`, or set it to false.",
    shares: "Clients run a read-only tool without asking anybody, and by its name this one can {{verb}}. Other tools share its `readOnlyHint`. Give this tool annotations of its own, without it."
  },
  *check(manifest) {
    const { tools } = listingOf(manifest);
    let uses;
    for (const tool of tools) {
      const name = get(tool, "name");
      const hint = trueHint(tool, "readOnlyHint");
      if (name?.kind !== "string" || !hint) continue;
      const verb = writingVerb(name.value);
      if (verb === void 0) continue;
      const data = { verb };
      uses ??= countUses(tools);
      if (uses.get(keyOfPlace(hint)) > 1)
        yield {
          at: name,
          message: "shares",
          data,
          related: [{ at: hint, note: "The hint, which other tools share." }]
        };
      else yield { at: hint.value, message: "writes", data, related: [{ at: name, note: "The name." }] };
    }
  }
});
function writingVerb(name) {
  const parts = name.split(/[./:]/).filter((part) => !/^v?\d*$/i.test(part));
  const [verb = "", ...rest] = wordsOf(parts.at(-1) ?? "");
  if (rest.slice(-2).join(" ") === "dry run" || rest.at(-1) === "preview" && verb !== "create") return void 0;
  const isVerb = WRITES_IF_VERB.has(verb) && rest.length > 0 && !rest.some((word) => SHOWN.has(word));
  return WRITES.has(verb) || isVerb ? verb : void 0;
}
function countUses(tools) {
  const uses = /* @__PURE__ */ new Map();
  for (const tool of tools) {
    const hint = trueHint(tool, "readOnlyHint");
    if (hint) uses.set(keyOfPlace(hint), (uses.get(keyOfPlace(hint)) ?? 0) + 1);
  }
  return uses;
}
var keyOfPlace = ({ start, file = "" }) => `${file}:${start}`;

// rules/mcp/required-field.ts
var required_field_default = requiredField("mcp", section("Tools, Tool", "Every tool has a name.", "MUST"));

// rules/mcp/structured-content.ts
var structured_content_default = defineRule({
  id: "mcp/structured-content",
  summary: "A tool with an output schema answers without `structuredContent`",
  severity: "error",
  in: "recommended",
  source: section("Tools, Output Schema", "A tool with an output schema answers with structured content that fits it."),
  messages: {
    missing: "`{{name}}` has an `outputSchema`, and this answer has no `structuredContent`, so clients get an error in its place. Put the data there, as an object, or leave the schema out; what tells of a failure needs `isError: true`."
  },
  *check(manifest) {
    const { answers } = manifest.code;
    const schemas = answers.length > 0 ? outputSchemas(manifest) : NONE;
    const told = /* @__PURE__ */ new Set();
    for (const [name = "", some] of groupBy(answers, ({ tool }) => tool)) {
      const schema = schemas.get(name);
      const bodies = some.map(({ body }) => body).filter((body) => !isFailure(body));
      if (!schema || some.some(({ mayDiffer }) => mayDiffer) || !bodies.every(lacksData)) continue;
      const [first, ...others] = bodies;
      if (!first || told.has(first.start)) continue;
      told.add(first.start);
      const related = [
        { at: schema, note: "The schema of what comes back." },
        ...others.map((body) => ({ at: lack(body), note: "This answer, too." }))
      ];
      yield { at: lack(first, "structuredContent"), message: "missing", data: { name }, related };
    }
  }
});
var NONE = /* @__PURE__ */ new Map();
function outputSchemas(manifest) {
  const { code, tools } = manifest;
  const promised = code.registrations.filter((each) => promisesData(each, manifest));
  const starts = new Set(promised.map(({ tool }) => tool?.start));
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
var structural3 = unknownField(
  "mcp",
  section("Tools, Tool", "The specification lists the fields of a tool.", "advice")
);
var unknown_field_default = defineRule({
  ...structural3,
  *check(manifest, context) {
    const others = fieldsOfOthers(manifest);
    const told = new Set(otherNames(manifest).map(({ entry: entry2 }) => entry2));
    for (const problem of structural3.check(manifest, context)) {
      if (!others.has(problem.at) && !told.has(problem.at)) yield problem;
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
      const made = converted(registration, "inputSchema");
      const written = misplaced(registration, "inputSchema");
      if (made) yield { at: made, message: "converted" };
      else if (written) yield { at: useOf(written), message: "json" };
      else if (isWholeForTool(registration)) yield { at: useOf(given(registration, "inputSchema")), message: "whole" };
      const madeOutput = converted(registration, "outputSchema");
      const output = misplaced(registration, "outputSchema");
      if (madeOutput) yield { at: madeOutput, message: "converted" };
      else if (output) {
        const node = get(registration.tool, "outputSchema");
        yield { at: useOf(output), message: "output", covers: node ? [node] : [] };
      }
      const strays = straysIn(registration);
      const hints = strays.some(isHint) ? [...HINTS, "title"] : [];
      for (const stray of strays) {
        const { key } = stray;
        yield { at: stray, message: hints.includes(key) ? "hint" : "stray", data: { key } };
      }
    }
  }
});
var isHint = ({ key }) => HINTS.includes(key);
Object.assign(exports, { "mcp/annotation-conflict": annotation_conflict_default, "mcp/annotation-type": annotation_type_default, "mcp/description-missing": description_missing_default, "mcp/field-type": field_type_default, "mcp/handler-signature": handler_signature_default, "mcp/input-schema-object": input_schema_object_default, "mcp/json-schema-expected": json_schema_expected_default, "mcp/misspelt-field": misspelt_field_default, "mcp/name-format": name_format_default, "mcp/read-only-name": read_only_name_default, "mcp/required-field": required_field_default, "mcp/structured-content": structured_content_default, "mcp/unknown-field": unknown_field_default, "mcp/zod-expected": zod_expected_default });
})