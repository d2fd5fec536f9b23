(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
__define("eslint-engine/chunk-DNMSN2ZY.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { entries, entry, get, has, text } = require("./chunk-U3M6L7SW.cjs");

// rules/shinkai/schema.json
var schema_default = {
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
var open = () => require("./shinkai-validate-KIXSVGPE.cjs");
var validate = (value) => {
  const made = open().validate;
  const isValid = made(value);
  validate.errors = made.errors;
  return isValid;
};

// rules/shinkai/format.ts
var OWN = ["configurations", "sqlTables", "sqlQueries", "runner", "operating_system", "tool_set"];
var SIGNS = [...OWN, "tools", "oauth", "keywords"];
var format = {
  id: "shinkai",
  title: "a Shinkai manifest",
  knownBy: "`name`, `parameters` and `result`, and a field that only Shinkai has, as `runner` or `sqlTables`",
  telltales: [
    ["parameters", "result"],
    ["agent_id", "full_identity_name"]
  ],
  fields: Object.keys(schema_default.properties).filter((field) => field !== "$schema"),
  guess: { own: OWN, shared: ["parameters", "result"], atLeast: 3 },
  traces: OWN.map((sign) => ["name", "parameters", "result", sign]),
  recognise,
  units: (root) => [root],
  tools: (root) => root.kind === "object" ? [tool(root)] : [],
  schema: schema_default,
  validate
};
function recognise(root, _, isNamed) {
  if (root.kind !== "object") return false;
  if (has(root, "agent_id") === "yes") {
    return has(root, "full_identity_name") === "yes" ? "a Shinkai agent, not a tool" : false;
  }
  if (isNamed && isFunction(root)) return "a function for a model as OpenAI has it, not a Shinkai tool";
  if (text(get(root, "name")) === void 0 || get(root, "result")?.kind !== "object") return false;
  return isTable(get(root, "parameters")) && SIGNS.some((sign) => has(root, sign) === "yes");
}
function isTable(node) {
  return node?.kind === "object" && (has(node, "properties") === "yes" || text(get(node, "type")) === "object");
}
function isFunction(root) {
  return isTable(get(root, "parameters")) && entries(root).every(({ key }) => FUNCTION.has(key));
}
var FUNCTION = /* @__PURE__ */ new Set(["type", "name", "description", "parameters", "strict"]);
function tool(node) {
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

Object.assign(exports, { format });
}));
__define("eslint-engine/chunk-U3M6L7SW.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
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
var unnamed = (message) => `${message}Unnamed`;

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
function get(node, ...path) {
  let at = node;
  for (const key of path) at = entry(at, key)?.value;
  return at;
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
function isAsWritten({ value, start, end }) {
  return end - start === String(value).length;
}

// src/core/near.ts
var MAX_LENGTH = 80;
var MAX_CANDIDATES = 1e3;
function near(word, candidates) {
  if (word.length > MAX_LENGTH) return void 0;
  const plain = fold(word);
  const bound = slips(word.length);
  let winner;
  let least = Infinity;
  let seen = 0;
  for (const candidate of candidates) {
    if (++seen > MAX_CANDIDATES) break;
    if (candidate === winner || candidate.length > MAX_LENGTH) continue;
    const other = fold(candidate);
    const limit = Math.min(bound, least, Math.min(plain.length, other.length) - 1);
    const distance = distanceWithin(plain, other, limit);
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
  if (meant.startsWith("_") && !key.startsWith("_")) return void 0;
  const isOther = isThere(meant) ? !isSlip(fold(key), fold(meant)) : isOtherWord(fold(key), fold(meant));
  return isOther ? void 0 : meant;
}
function isSlip(word, field) {
  const isLong = field.length > 4 && !word.startsWith(field) && !field.startsWith(word);
  return isLong && word[0] === field[0] && distanceWithin(word, field, 1) !== void 0;
}
function isOtherWord(word, field) {
  const isLonger = word.length > field.length + 1 && word.startsWith(field);
  return isLonger || word[0] !== field[0] && distanceWithin(word, field, 1) === void 0;
}
function didYouMean(word, candidates) {
  const all = [...candidates];
  return hint(near(word, all) ?? begunBy(word, all));
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
function distanceWithin(a, b, limit) {
  if (Math.abs(a.length - b.length) > limit) return void 0;
  if (a === b) return 0;
  let beforeLast = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, beforeLast[j - 2] + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return void 0;
    beforeLast = last;
    last = row;
  }
  const distance = last[b.length];
  return distance <= limit ? distance : void 0;
}

Object.assign(exports, { lack, part, useOf, asWritten, writtenNode, defineRule, unnamed, entry, get, has, entries, items, text, UNKNOWN, toValue, isVague, walk, isAsWritten, near, fieldMeant, didYouMean, hint, begunBy });
}));
__define("eslint-engine/chunk-LS4KHMWS.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
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

Object.assign(exports, { schema_default });
}));
__define("eslint-engine/chunk-QIO4F2EF.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// rules/common/lib/also-here.ts
var alsoHere = (others) => others.map((at) => ({ at, note: `\`${at.key}\`, too.` }));

Object.assign(exports, { alsoHere });
}));
__define("eslint-engine/chunk-UJF3ZOVP.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { isAscii } = require("./chunk-C646SA2X.cjs");
const { HINTS, lacksField, listing, listingOf } = require("./chunk-L32ZR4C5.cjs");
const { groupBy } = require("./chunk-KYY5J2SK.cjs");
const { entries, entry, get, has, items, near, text } = require("./chunk-U3M6L7SW.cjs");

// rules/common/lib/descriptions.ts
var PLACEHOLDERS = new Set(
  "todo tbd tba fixme xxx na none null undefined empty placeholder loremipsum desc description nodescription nodescriptionprovided nodescriptionavailable descriptionhere descriptiongoeshere adddescription adddescriptionhere adescription yourdescription yourdescriptionhere insertdescriptionhere enterdescriptionhere tooldescription parameterdescription changeme fillme fillmein wip workinprogress comingsoon tobedetermined tobedefined tobedone tobeadded tobewritten usewhen usethiswhen usethistoolwhen usethistoolto usethistoolfor".split(" ")
);
var BLANK_OR_PROMISED = /^\s*(?:$|(?:TODO|TBD|FIXME)\s{0,3}(?::|-|$))/;
var BEGINS_TODO = /^\s*[Tt][Oo][Dd][Oo]/;
var PROMISED = /^\s*todo\s{0,3}[:-]\s{0,3}(?:write|describe|document|explain|fill|add (?:a )?description)\b.{0,20}$/i;
var LONGEST = 30;
function emptiness(description, name = "") {
  if (BLANK_OR_PROMISED.test(description)) return description.trim() === "" ? "blank" : "placeholder";
  if (BEGINS_TODO.test(description) && PROMISED.test(description)) return "placeholder";
  if (description.length > LONGEST + name.length) return void 0;
  const core = essence(description);
  if (core !== "" && core === essence(name)) return "repeats";
  return core === "" || PLACEHOLDERS.has(core) ? "placeholder" : void 0;
}
function essence(text2) {
  const small = text2.toLowerCase();
  return isAscii(small) ? small.replace(/[^a-z\d]+/g, "") : small.replace(/[^\p{L}\p{N}]+/gu, "");
}

// rules/openai/lib/dialect.ts
var DIALECTS = ["seed", "openai", "mcp-apps"];
var PREFIX = "openai/";
var dialectsOption = (description) => ({
  type: "object",
  additionalProperties: false,
  properties: {
    dialects: { type: "array", uniqueItems: true, items: { enum: [...DIALECTS] }, description }
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
var normal = (mime) => mime.slice(0, 200).toLowerCase().replace(/"/g, "").split(";").map((part) => part.trim()).join(";");
var isWidgetMime = (mime) => mime !== void 0 && [SKYBRIDGE, MCP_APP].includes(normal(mime).replace(/\s/g, ""));
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
var isPageUri = (uri) => isWidgetUri(uri) && !OTHER_FILE.test(pathOf(uri));
var OTHER_FILE = /\.(?:css|csv|gif|jpe?g|json|js|map|md|mjs|pdf|png|svg|ttf|txt|webp|woff2?|xml|ya?ml)$/i;
var isTemplate = (uri) => uri.includes("{");
var isSeedUri = (uri) => /^ui:\/\/widget\/[^\s?#]*[^\s?#/]\.html$/.test(uri);
var isWellFormed = (uri, dialects) => isSeedOnly(dialects) ? isSeedUri(uri) : isWidgetUri(uri) && uri.slice(SCHEME.length).trim() !== "";
var isSeedOnly = (dialects) => dialects.length > 0 && dialects.every((each) => each === "seed");
function sameUri(a, b) {
  return a !== void 0 && b !== void 0 && (a === b || pathOf(a) === pathOf(b));
}
var pathOf = (uri) => /^[^?#]*/.exec(uri)[0];
function seedUriFor(uri) {
  const name = pathOf(uri.slice(0, 300)).split("/").at(-1).replace(/\.[a-z\d]{1,6}$/i, "");
  return /^[\w.-]+$/.test(name) ? `ui://widget/${name}.html` : void 0;
}
function uiUriFor(uri) {
  const rest = uri.slice(0, 300).replace(/^[a-z][a-z\d+.-]*:/i, "").replace(/^\/+/, "");
  return /^[\w.~/?=&%-]+$/.test(rest) ? `${SCHEME}${rest}` : void 0;
}

// rules/openai/lib/app.ts
function appOf(manifest) {
  return manifest.derive(read);
}
function widgetsOf(manifest) {
  const { resources, contents } = appOf(manifest);
  return [...resources, ...contents];
}
function read(manifest) {
  const { tools, resources } = listingOf(manifest);
  const appTools = tools.flatMap((node) => appTool(node, manifest));
  const linked = dialectsByPath(appTools);
  const all = new Set(appTools.flatMap(({ dialects }) => dialects));
  const registered = resources.map((node) => ({ node, uri: get(node, "uri") }));
  const contents = manifest.code.reads.flatMap(contentsIn);
  const sharing = groupBy([...registered, ...contents], ({ uri }) => text(uri));
  const byCall = madeByCall(manifest.code);
  const isWidget2 = ({ node }) => isOwnWidget(node) || byCall.has(node.start);
  const widgets = (nodes, isContent) => nodes.flatMap(({ node, uri }) => {
    const linking = linked.get(pathOf(text(uri) ?? "")) ?? /* @__PURE__ */ new Set();
    const parts = text(uri) === void 0 ? [{ node }] : sharing.get(text(uri));
    if (!parts.some(isWidget2) && !isPageUri(text(uri)) && linking.size === 0) return [];
    const close = /* @__PURE__ */ new Set([...parts.flatMap((part) => writtenIn(part.node, false)), ...linking]);
    const dialects = judgedBy([...close.size > 0 ? close : all], manifest);
    return [{ node, uri, isContent, dialects, isSure: close.size > 0 }];
  });
  const found = { resources: widgets(registered, false), contents: widgets(contents, true) };
  const byName = groupBy(appTools, ({ name }) => name);
  const byPath = groupBy([...found.resources, ...found.contents], ({ uri }) => pathOf(text(uri) ?? ""));
  return { tools: appTools, byName, ...found, byPath };
}
function contentsIn({ uri: registered, body }) {
  const contents = get(body, "contents");
  const isOnly = contents?.kind === "array" && !contents.open && contents.items.length === 1;
  return objects(contents).map((node) => {
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
      const path = pathOf(link.value.value);
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
  const isWidget2 = ({ node, uri }) => isOwnWidget(node) || isPageUri(text(uri));
  return madeByCall(code).size > 0 || code.reads.flatMap(contentsIn).some(isWidget2);
}
function madeByCall({ registrations }) {
  return new Set(registrations.flatMap(({ resource }) => resource ? [resource.start] : []));
}
function objects(list) {
  return items(list).filter((item) => item.kind === "object");
}

// rules/openai/lib/beside-ui.ts
function templateBesideUi(tool) {
  return besideUi(tool, [TEMPLATE])[0];
}
function besideUiOfTool(tool) {
  const isApp = writtenIn(tool, false).length > 0 || templateBesideUi(tool) !== void 0;
  return isApp ? besideUi(tool, [TEMPLATE, VISIBILITY]) : [];
}
function besideUiOfWidget({ node, isSure }) {
  return isSure || isWidgetMime(text(get(node, "mimeType"))) ? besideUi(node, ON_RESOURCE) : [];
}
function besideUi(node, keys) {
  const meta = get(node, "_meta");
  return keys.flatMap(({ key, isMeant, twins }) => {
    const found = entry(meta, key);
    const isMissing = has(meta, "ui") !== "unknown" && has(get(meta, "ui"), key) === "no";
    const isSaid = twins.some((twin) => has(meta, twin) !== "no");
    return found && isMeant(found.value) && isMissing && !isSaid ? [found] : [];
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

// rules/openai/lib/misplaced.ts
function outsideMeta(tool) {
  const found = [];
  const look = (holder, where) => {
    if (holder?.kind !== "object") return;
    for (const key of holder.entries) if (key.key.startsWith(PREFIX)) found.push({ holder, where, key });
  };
  look(get(tool, "annotations"), "`annotations`");
  look(tool, "the tool itself");
  return found;
}
var SEED_KEYS = ["outputTemplate", "toolInvocation"];
function outsideOpenai(tool) {
  const annotations = get(tool, "annotations");
  const isMeant = isWidgetUri(text(get(annotations, "outputTemplate"))) || INVOCATION_KEYS.some((key) => has(get(annotations, "toolInvocation"), key) === "yes");
  if (!isMeant) return [];
  const isMissing = ({ key }) => has(get(annotations, "openai"), key) === "no";
  return entries(annotations).filter((each) => SEED_KEYS.includes(each.key) && isMissing(each));
}
function openaiOnTool(tool) {
  const own = entry(tool, "openai");
  const isMeant = SEED_KEYS.some((key) => has(own?.value, key) === "yes");
  const isMissing = has(tool, "annotations") !== "unknown" && has(get(tool, "annotations"), "openai") === "no";
  return isMeant && isMissing ? own : void 0;
}
function hasMisplaced(tool) {
  return outsideMeta(tool).length > 0 || nestedMeta(tool) !== void 0 || outsideOpenai(tool).length > 0 || openaiOnTool(tool) !== void 0 || templateBesideUi(tool) !== void 0;
}
var NESTED = new Set(OPENAI_KEYS.map((key) => key.split("/")[0]));
function nestedMeta(tool) {
  const nested = entry(get(tool, "_meta"), "openai");
  return nested && entries(nested.value).some(({ key }) => NESTED.has(key)) ? nested : void 0;
}
function joinedInvocation(tool) {
  const own = entry(get(tool, "_meta"), `${PREFIX}toolInvocation`);
  return INVOCATION_KEYS.some((key) => has(own?.value, key) === "yes") ? own : void 0;
}
function hintsInMeta(tool) {
  const annotations = get(tool, "annotations");
  return entries(get(tool, "_meta")).flatMap((each) => {
    const hint = each.key.startsWith(PREFIX) ? each.key.slice(PREFIX.length) : each.key;
    const isMissing = has(annotations, hint) === "no" && has(get(annotations, "openai"), hint) === "no";
    return HINTS.includes(hint) && isMissing && has(tool, "annotations") !== "unknown" ? [{ entry: each, hint }] : [];
  });
}

// rules/openai/lib/near-key.ts
function nearKey(key, known) {
  const first = firstWord(key);
  const kin = known.filter((each) => firstWord(each) === first && each !== first);
  if (kin.length === 0 || key === first) return near(key, known);
  const meant = near(
    key.slice(first.length),
    kin.map((each) => each.slice(first.length))
  );
  return meant === void 0 ? void 0 : first + meant;
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
  const missing = known.filter((each) => each.startsWith(stem) && has(object, each) === "no");
  return missing.length === 1 ? missing[0] : meant;
}
var SHORTEST_STEM = 5;
var OPENAI = /^openai(?:[/:_-]|\.(?!com\/))/i;
function openaiKeyMeant(key, known) {
  const [prefix] = OPENAI.exec(key) ?? [];
  if (prefix === void 0) return void 0;
  const name = key.slice(prefix.length);
  return known.includes(name) ? name : nearKey(name, known);
}

// rules/openai/lib/misspelt-template.ts
function misspeltOpenai(tool) {
  const annotations = get(tool, "annotations");
  if (annotations?.kind !== "object" || has(annotations, "openai") !== "no") return [];
  const isMeant = ({ key, value }) => entries(value).some((each) => each.key === "outputTemplate" || each.key === "toolInvocation") && near(key, ["openai"]) !== void 0;
  return annotations.entries.filter(isMeant).map((entry2) => ({ holder: annotations, entry: entry2, meant: "openai" }));
}
function misspeltTemplates(tool) {
  const own = get(tool, "annotations", "openai");
  const meta = get(tool, "_meta");
  return [
    ...meaning(own, "outputTemplate", (key) => nearKey(key, [...ANNOTATION_KEYS, ...HINTS]) ?? withoutPrefix(key)),
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

// rules/openai/lib/app-tools.ts
function withoutMeta(root, { registrations }) {
  const places = registrations.filter(isOfExtApps).map(({ tool }) => tool);
  if (places.length === 0) return [];
  const isGiven = ({ start, file }) => places.some((tool) => tool?.start === start && tool.file === file);
  return listing(root).tools.filter((tool) => lacksMeta(tool) && isGiven(tool));
}
var isOfExtApps = ({ api, from }) => api === "registerAppTool" && /^@modelcontextprotocol\/ext-apps(\/|$)/.test(from ?? "");
var lacksMeta = (tool) => lacksField(tool, "_meta") && !hasMisplaced(tool) && misspeltOpenai(tool).length === 0;

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
var VALUES = /* @__PURE__ */ new Set([
  ...["toolInput", "toolInputPartial", "toolOutput", "toolResponseMetadata", "widgetState", "subscription"],
  ...["theme", "displayMode", "maxHeight", "maxWidth", "safeArea", "view", "userAgent", "locale"]
]);
var METHODS = new Set(MEMBERS.filter((each) => !VALUES.has(each)));
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
function dialectOf(uses) {
  const has2 = (names) => uses.some(({ member }) => member && names.has(member.name));
  const [isSeed, isOpenai] = [has2(ONLY_SEED), has2(ONLY_OPENAI)];
  return isSeed === isOpenai ? void 0 : isSeed ? "seed" : "openai";
}
function signOf(dialect, uses) {
  const signs = dialect === "seed" ? ONLY_SEED : ONLY_OPENAI;
  return uses.find(({ member }) => member && signs.has(member.name))?.member?.name;
}

// src/core/code.ts
function isWidget({ widget, calledTools, handshakes }) {
  return widget.length > 0 || calledTools.length > 0 || handshakes.length > 0;
}
var NO_CODE = {
  imports: [],
  registrations: [],
  answers: [],
  reads: [],
  widget: [],
  calledTools: [],
  handshakes: []
};

Object.assign(exports, { emptiness, DIALECTS, PREFIX, dialectsOption, writtenIn, isXmcp, isGenerated, openaiEntry, SKYBRIDGE, mimesFor, isOneOf, isPage, isWidgetUri, isPageUri, isTemplate, isSeedUri, isWellFormed, isSeedOnly, sameUri, pathOf, seedUriFor, uiUriFor, appOf, widgetsOf, contentsIn, isKnownRead, isOwnWidget, hasWidgetsInCode, besideUiOfTool, besideUiOfWidget, ANNOTATION_KEYS, INVOCATION_KEYS, OPENAI_KEYS, UI_KEYS, ANSWER_KEYS, outsideMeta, outsideOpenai, openaiOnTool, hasMisplaced, nestedMeta, joinedInvocation, hintsInMeta, nearKey, firstWord, lacks, keyMeant, openaiKeyMeant, misspeltOpenai, misspeltTemplates, withoutPrefix, withoutMeta, MEMBERS, METHODS, usesIn, DATA_MEMBERS, dialectOf, signOf, isWidget, NO_CODE });
}));
__define("eslint-engine/chunk-C646SA2X.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { isAsWritten } = require("./chunk-U3M6L7SW.cjs");

// src/core/words.ts
function eitherOf(words) {
  return words.length < 2 ? words[0] ?? "" : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
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
function hasLongWord(text) {
  for (let at = SHORTEST - 1; at < text.length; at += SHORTEST) {
    let from = at;
    while (from >= 0 && text.charCodeAt(from) > BLANK) from--;
    let to = from < at ? at + 1 : at;
    while (to < text.length && text.charCodeAt(to) > BLANK) to++;
    if (to - from > SHORTEST) return true;
  }
  return false;
}
function secretsIn(text, isValue = false) {
  if (!hasLongWord(text) || !TELLTALE.test(text)) return [];
  const found = [];
  for (const { name, pattern, isSure } of KINDS) {
    for (const { index, 0: whole, 1: random } of text.matchAll(pattern)) {
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
var LONGEST = 40;
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
function showText(text) {
  return JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}\u2026` : text);
}
var isAscii = (text) => /^[\0-\x7f]*$/.test(text);

Object.assign(exports, { eitherOf, TELLTALE, secretsIn, typeWords, show, showText, isAscii });
}));
__define("eslint-engine/chunk-L32ZR4C5.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { entries, entry, fieldMeant, get, has, near, text } = require("./chunk-U3M6L7SW.cjs");

// rules/common/lib/audience.ts
function isForAppOnly(tool) {
  const audience = get(tool, "_meta", "ui", "visibility");
  const isApp = audience?.kind === "array" && !audience.open && audience.items.length > 0 && audience.items.every((each) => text(each) === "app");
  return isApp || text(get(tool, "_meta", "openai/visibility")) === "private";
}

// rules/mcp/schema.json
var schema_default = {
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
var NAMES = Object.keys(schema_default.$defs.tool.properties);
var FIELDS = new Set(NAMES);
function lacksField(tool, field) {
  return has(tool, field) === "no" && !meantAs(tool, field);
}
function meantAs(tool, field) {
  return entries(tool).find(({ key }) => !FIELDS.has(key) && fieldMeant(key, NAMES) === field);
}
function hasMisspeltSchema(node) {
  return entries(node).some(({ key, value }) => value.kind === "object" && meansInputSchema(key)) && entries(node).every(({ key }) => FIELDS.has(key) || isNearField(key));
}
function meansInputSchema(key) {
  const mayMean = /inp|put|sch|ema/i.test(key) && !key.includes("_") && !FIELDS.has(key);
  return mayMean && fieldMeant(key, NAMES) === "inputSchema";
}
var isNearField = (key) => near(key, FIELDS) !== void 0;

// rules/common/lib/otc-twin.ts
function isOtcInCamelCase(node) {
  return has(node, "inputSchema") === "yes" && has(node, "input_schema") === "no" && has(node, "version") === "yes" && VERSIONED.test(text(get(node, "id")) ?? "") && (get(node, "inputSchema", "parameters")?.kind === "object" || has(node, "output_schema") === "yes");
}
var VERSIONED = /^\w{1,100}\.\w{1,100}@\d{1,9}\.\d{1,9}\.\d{1,9}$/;

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
  const isOther = (each) => !isOnlyResource(each);
  return holding(held, { tools: held.items.filter(isOther), resources: held.items.filter(isOnlyResource) });
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
  const hasLists = (node) => LISTS.some((list) => get(node, list)?.kind === "array");
  return result && (entry(root, "jsonrpc") || hasLists(result) && !hasLists(root)) ? result : root;
}
var LISTS = ["tools", "resources"];
function isLoneTool(node) {
  return (isTool(node) || isNameless(node) || has(node, "name") === "yes" && hasMisspeltSchema(node)) && ["tools", "functions", "resources"].every((list) => has(node, list) === "no");
}
function isPlainTool(node) {
  const input = get(node, "inputSchema");
  if (node.kind !== "object") return false;
  const [note, ...others] = node.entries.filter(({ key, value }) => !FIELDS.has(key) && value.kind !== "null");
  return text(get(node, "name")) !== void 0 && text(get(node, "description")) !== void 0 && (text(get(input, "type")) === "object" || get(input, "properties")?.kind === "object") && others.length === 0 && note?.value.kind !== "object" && note?.value.kind !== "array";
}
function isOnlyResource(node) {
  return has(node, "uri") === "yes" && has(node, "inputSchema") === "no";
}
function holding(held, lists) {
  const { start, end, open } = held;
  const entries2 = Object.entries(lists).map(([key, items]) => {
    return { start, end, key, value: { start, end, kind: "array", items, open } };
  });
  return { start, end, kind: "object", entries: entries2, open };
}
function objects(list) {
  return list?.kind === "array" ? list.items.filter((item) => item.kind === "object") : NONE;
}
var NONE = [];

// rules/mcp/lib/registrations.ts
function isMisplacedSchema(registration) {
  return misplaced(registration, "inputSchema") !== void 0 || converted(registration, "inputSchema") !== void 0;
}
function misplaced(registration, key) {
  const isWritten = isGivenToSdk(registration) && natureOf(registration, key) === "json-schema";
  return isWritten ? given(registration, key) : void 0;
}
function isWholeForTool({ api, sdk, schema }) {
  return api === "tool" && sdk === "v1" && schema?.is === "zod";
}
function straysIn(registration) {
  if (!isGivenToSdk(registration)) return [];
  return ["inputSchema", "outputSchema"].flatMap((key) => {
    const { strays = [] } = schemaOf(registration, key) ?? {};
    const properties = get(registration.tool, key, "properties");
    return strays.flatMap((name) => entry(properties, name) ?? []);
  });
}
var isGivenToSdk = ({ api, sdk }) => sdk !== void 0 && (api === "registerTool" || api === "registerAppTool" || api === "tool");
var isZodForSdk = (registration) => isGivenToSdk(registration) && registration.schema?.is === "zod";
function converted(registration, key) {
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
function promisesData(registration, { code }) {
  const isServed = isGivenToSdk(registration) || registration.sdk !== void 0 && registration.api === "list";
  return isServed && (registration.output?.is ?? "unknown") !== "unknown" && !isOfFramework(code);
}
var natureOf = (registration, key) => schemaOf(registration, key)?.is;
var schemaOf = ({ schema, output }, key) => key === "inputSchema" ? schema : output;
function isMadeByCall(schema) {
  const type = entry(schema, "type");
  return type?.value.kind === "string" && type.start === type.value.start && type.file === type.value.file;
}
function given(registration, key) {
  const schema = schemaOf(registration, key);
  const inTool = get(registration.tool, key);
  return inTool && inTool.start === schema.start && inTool.file === schema.file ? inTool : schema;
}
function isTakenByOthers(tool, manifest) {
  return manifest.derive(placesOfOthers).has(tool.start);
}
function fieldsOfOthers(manifest) {
  return manifest.derive(findFieldsOfOthers);
}
function findFieldsOfOthers(manifest) {
  const tools = listingOf(manifest).tools.filter((tool) => isTakenByOthers(tool, manifest));
  return new Set(tools.flatMap(({ entries: entries2 }) => entries2));
}
function placesOfOthers({ code }) {
  const isFramework = isOfFramework(code);
  const isOthers = ({ api }) => api === "literal" || isFramework && api !== "list";
  const starts = (some) => some.flatMap(({ tool }) => tool ? [tool.start] : []);
  const others = new Set(starts(code.registrations.filter(isOthers)));
  for (const start of starts(code.registrations.filter((each) => !isOthers(each)))) others.delete(start);
  return others;
}
var FRAMEWORKS = /^(fastmcp|frontmcp|@frontmcp\/.*|mcp-framework|mcp-lite|mcp-use|skybridge|xmcp)(\/|$)/;
var isOfFramework = ({ imports }) => imports.some((name) => FRAMEWORKS.test(name));

// rules/mcp/lib/hints.ts
var HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
function hintMeant({ key, value }) {
  const whole = `${key.replace(/[-_]/g, "")}hint`.toLowerCase();
  return value.kind === "boolean" ? HINTS.find((hint) => hint.toLowerCase() === whole) : void 0;
}
function annotationsOf(tool) {
  const own = get(tool, "annotations");
  return [
    ...entries(own).filter(({ key }) => key !== "openai"),
    ...entries(get(own, "openai")).filter(({ key }) => HINTS.includes(key))
  ];
}
function trueHint(tool, hint) {
  return annotationsOf(tool).find(({ key, value }) => key === hint && value.kind === "boolean" && value.value);
}
function hintsOn(tool, manifest) {
  const hints = tool.entries.filter(({ key }) => HINTS.includes(key));
  if (hints.length === 0 || has(tool, "annotations") === "unknown" || isTakenByOthers(tool, manifest)) return [];
  const annotations = get(tool, "annotations");
  const isMissing = (hint) => [annotations, get(annotations, "openai")].every((holder) => has(holder, hint) === "no");
  return hints.filter(({ key }) => isMissing(key));
}
function hasAppMetadata(tool) {
  const keys = entries(get(tool, "_meta")).map(({ key }) => key);
  return get(tool, "annotations", "openai") !== void 0 || keys.some((key) => /^(openai\/|ui$|ui\/)/.test(key));
}

Object.assign(exports, { isForAppOnly, isOtcInCamelCase, schema_default, FIELDS, lacksField, meantAs, hasMisspeltSchema, isNearField, listingOf, listing, answerIn, mayBeListing, isBare, isTool, isNameless, isMisplacedSchema, misplaced, isWholeForTool, straysIn, isZodForSdk, converted, servedZod, promisesData, isMadeByCall, given, isTakenByOthers, fieldsOfOthers, HINTS, hintMeant, annotationsOf, trueHint, hintsOn, hasAppMetadata });
}));
__define("eslint-engine/chunk-KYY5J2SK.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// src/core/group.ts
function groupBy(all, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const each of all) addTo(groups, keyOf(each), each);
  return groups;
}
function addTo(groups, key, one) {
  const group = groups.get(key);
  if (group) group.push(one);
  else groups.set(key, [one]);
}

Object.assign(exports, { groupBy, addTo });
}));
__define("eslint-engine/chunk-ZIUJ5IRG.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { KEYWORDS, isMisspelt, isPropertyLike, keywordMeant } = require("./chunk-PTSAS3VG.cjs");
const { addTo } = require("./chunk-KYY5J2SK.cjs");
const { asWritten, entry, get, has, text } = require("./chunk-U3M6L7SW.cjs");

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
function mayHoldProperties(node) {
  if (has(node, "type") === "yes") return text(get(node, "type")) === "object";
  return has(node, "properties") === "yes" || !node.open && node.entries.every(isPropertyLike);
}
function isWrapper({ entries, open }, { key, value }) {
  return !open && entries.length === 1 && WRAPPERS.has(key) && get(value, "properties")?.kind === "object";
}
var WRAPPERS = /* @__PURE__ */ new Set([
  "parameters",
  "schema",
  "json_schema",
  "jsonSchema",
  "input_schema",
  "inputSchema"
]);
function intoProperties(from, strays, title = strays.length > 1 ? "Put them into `properties`" : "Put it into `properties`") {
  const removed = strays.map((child) => ({ op: "remove", from, child }));
  const properties = get(from, "properties");
  if (isMisspelt(from, "properties")) return void 0;
  if (properties === void 0 && has(from, "properties") === "no") {
    const value = Object.fromEntries(strays.map(({ key, value: value2 }) => [key, asWritten(value2)]));
    return { title, safe: true, edits: [...removed, { op: "add", to: from, key: "properties", value }] };
  }
  if (properties?.kind !== "object" || strays.some(({ key }) => has(properties, key) !== "no")) return void 0;
  const added = strays.map(({ key, value }) => ({ op: "add", to: properties, key, value: asWritten(value) }));
  return { title, safe: true, edits: [...removed, ...added] };
}

Object.assign(exports, { schemasWith, schemasByKey, strayProperties, isWrapper, intoProperties });
}));
__define("eslint-engine/chunk-PTSAS3VG.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { entry, get, has, isAsWritten, items, near, text } = require("./chunk-U3M6L7SW.cjs");

// rules/common/lib/types.ts
var TYPES = ["string", "number", "integer", "boolean", "array", "object", "null"];
var NAMES = new Set(TYPES);
function declaredTypes(schema) {
  const declared = entry(schema, "type")?.value;
  if (declared === void 0) return void 0;
  const names = declared.kind === "array" ? declared.open ? [] : declared.items : [declared];
  if (names.length === 0) return void 0;
  const types = [];
  for (const name of names) {
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
function misfits(list, schema) {
  if (list?.kind !== "array") return [];
  const types = declaredTypes(schema);
  return types ? items(list).filter((item) => !fits(item, types)) : [];
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

Object.assign(exports, { TYPES, declaredTypes, fits, misfits, converted, standsFor, SHAPES, KEYWORDS, isMisspelt, misspelt, propertiesByOtherName, isPropertyLike, mayBeMeant, keywordMeant });
}));
__define("eslint-engine/chunk-BCXCCG7Q.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { get, has, text } = require("./chunk-U3M6L7SW.cjs");

// rules/otc/lib/flat.ts
function isFlat(input) {
  if (input?.kind !== "object" || has(input, "parameters") !== "no") return false;
  return has(input, "properties") === "yes" || text(get(input, "type")) === "object";
}

// src/core/pointer.ts
function stepsOf(pointer) {
  return pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
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

Object.assign(exports, { stepsOf, stepTo, referenceSteps, isFlat });
}));
__define("eslint-engine/chunk-7OA4B3YF.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
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

Object.assign(exports, { __commonJS, __toESM });
}));
const { format } = require("./eslint-engine/chunk-DNMSN2ZY.cjs");
const { schema_default } = require("./eslint-engine/chunk-LS4KHMWS.cjs");
const { alsoHere } = require("./eslint-engine/chunk-QIO4F2EF.cjs");
const { NO_CODE, emptiness, hasMisplaced, hasWidgetsInCode, isOwnWidget, isWidget, misspeltOpenai, usesIn, withoutMeta, writtenIn } = require("./eslint-engine/chunk-UJF3ZOVP.cjs");
const { TELLTALE, eitherOf, secretsIn, show, showText, typeWords } = require("./eslint-engine/chunk-C646SA2X.cjs");
const { intoProperties, isWrapper, schemasByKey, schemasWith, strayProperties } = require("./eslint-engine/chunk-ZIUJ5IRG.cjs");
const { FIELDS, HINTS, answerIn, hasMisspeltSchema, isBare, isForAppOnly, isNameless, isNearField, isOtcInCamelCase, isTool, listing, mayBeListing, schema_default: schema_default2 } = require("./eslint-engine/chunk-L32ZR4C5.cjs");
const { isFlat, referenceSteps, stepTo, stepsOf } = require("./eslint-engine/chunk-BCXCCG7Q.cjs");
const { KEYWORDS, SHAPES, TYPES, converted, declaredTypes, fits, isMisspelt, keywordMeant, mayBeMeant, misfits, propertiesByOtherName, standsFor } = require("./eslint-engine/chunk-PTSAS3VG.cjs");
const { addTo, groupBy } = require("./eslint-engine/chunk-KYY5J2SK.cjs");
const { begunBy, defineRule, didYouMean, entries, entry, fieldMeant, get, has, hint, isAsWritten, isVague, items, lack, near, part, text, toValue, unnamed, useOf, walk, writtenNode } = require("./eslint-engine/chunk-U3M6L7SW.cjs");
require("./eslint-engine/chunk-7OA4B3YF.cjs");

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
      ({ kind, problem: { at } }) => kind !== "unknown-field" && "start" in at && at.start === place3.start && at.end === place3.end
    )
  );
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
function contradiction(schema, [lower, upper, mayMeet]) {
  const [low, high] = [bound(schema, lower), bound(schema, upper)];
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
      const [lower, upper] = bounds;
      for (const { node } of schemasWith(manifest, lower)) {
        const found = contradiction(node, bounds);
        if (!found) continue;
        const { low, high } = found;
        const data = { lower, upper, low: low.value, high: high.value };
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
    for (const { node, property, role, tool: tool4 } of schemas) {
      if (property && role !== "output" && !isForAppOnly(tool4.node))
        yield* judge(entry(node, "description"), property.key, 0, options.parameterMax);
    }
  }
});
function* judge(description, name, least, most) {
  if (description?.value.kind !== "string") return;
  const isNamed3 = name !== void 0;
  const { length } = description.value.value.trim();
  if (length > most)
    yield {
      at: description.value,
      message: isNamed3 ? "long" : unnamed("long"),
      data: { name: name ?? "", length: characters(length), limit: most }
    };
  if (length >= least) return;
  const dense = denseIn(description.value.value);
  if (length + dense * (LETTERS_IN_ONE - 1) >= least) return;
  const few = dense > 0 ? Math.ceil(least / LETTERS_IN_ONE) : least;
  if (emptiness(description.value.value, name)) return;
  yield {
    at: description.value,
    message: isNamed3 ? "short" : unnamed("short"),
    data: { name: name ?? "", length: characters(length), limit: few }
  };
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
      const list = rules2.map(({ id }) => id).join(", ");
      yield { at: directive, message: "missing", data: { word, rules: list && ` ${list}` } };
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
    const repeated = [];
    search(root, false, repeated);
    for (const each of repeated) yield each.others ? merged(each) : twice(each);
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
function search(node, isListed, repeated) {
  if (node.kind === "object") {
    if (repeatsKey(node.entries)) for (const each of told(node, isListed)) repeated.push(each);
    for (const each of node.entries) search(each.value, false, repeated);
  } else if (node.kind === "array") {
    for (const item of node.items) search(item, true, repeated);
  }
}
var FEW = 8;
function repeatsKey(entries2) {
  if (entries2.length > FEW) return new Set(entries2.map(({ key }) => key)).size < entries2.length;
  for (let i = 1; i < entries2.length; i++) {
    for (let j = 0; j < i; j++) if (entries2[i].key === entries2[j].key) return true;
  }
  return false;
}
function told(object, isListed) {
  const all = repeatedIn(object);
  const [start3, ...others] = all;
  const isMerged = isListed && others.length > 0 && start3?.first === object.entries[0] && isOnce(all);
  return isMerged ? [{ ...start3, others: others.map(({ later }) => later) }] : all;
}
var isOnce = (all) => new Set(all.map(({ first: first2 }) => first2)).size === all.length;
function repeatedIn(object) {
  const repeated = [];
  const seen = /* @__PURE__ */ new Map();
  for (const later of object.entries) {
    const first2 = seen.get(later.key);
    if (!first2) seen.set(later.key, later);
    else if (isWrittenIn(object, first2) && isWrittenIn(object, later)) repeated.push({ first: first2, later });
  }
  return repeated;
}
function isWrittenIn(object, { start: start3, end, file }) {
  return object.start <= start3 && end <= object.end && object.file === file;
}

// rules/common/lib/groups.ts
function* twins(manifest, keyOf7) {
  if (manifest.tools.length < 2) return;
  const groups2 = /* @__PURE__ */ new Map();
  for (const tool4 of manifest.tools) {
    const key = keyOf7(tool4);
    if (key === void 0) continue;
    const group = tool4.group ?? manifest.root;
    let members = groups2.get(group);
    if (!members) groups2.set(group, members = /* @__PURE__ */ new Map());
    const first2 = members.get(key);
    if (!first2) members.set(key, tool4);
    else if (first2.node !== tool4.node) yield [first2, tool4];
  }
}
function areVersions(a, b) {
  if (a.label !== b.label || a.version === void 0 || b.version === void 0) return false;
  const [one2, other] = [a.id, b.id].map((id) => id?.replace(/@[^@]*$/, ""));
  return a.version !== b.version && (one2 === void 0 || other === void 0 || one2 === other);
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
    repeats: "This description only repeats the name `{{name}}`, which the model knows already. Say what it does or what belongs in it, or what form it has."
  },
  *check(manifest) {
    for (const { node, label, description } of manifest.tools) {
      if (!isForAppOnly(node)) yield* judge2(description, label);
    }
    for (const schema of manifest.schemas) {
      if (!schema.property || schema.role === "output") continue;
      const description = entry(schema.node, "description");
      for (const problem2 of judge2(description, schema.property.key)) {
        if (isForAppOnly(schema.tool.node)) continue;
        if (problem2.message !== "blank" || !isDemanded(schema, manifest)) yield problem2;
      }
    }
  }
});
function* judge2(description, name) {
  if (description?.value.kind !== "string") return;
  const text3 = description.value.value;
  const found = emptiness(text3, name);
  if (!found) return;
  const message = name === void 0 && found !== "repeats" ? unnamed(found) : found;
  yield { at: description.value, message, data: { name: name ?? "", text: text3.trim() } };
}
function isDemanded({ depth }, { formats: formats2 }) {
  return formats2.includes("shinkai") || formats2.includes("otc") && depth === 1;
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
        related: others.slice(0, MOST_RELATED).map((at) => ({ at, note: `This one, too: ${show(at)}.` }))
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
  *check({ root, formats: formats2, mayHold: mayHold2 }) {
    if (!mayHold2(TELLTALE)) return;
    const skipped = formats2.includes("shinkai") ? "clientSecret" : void 0;
    const suspects = [];
    collect(root, skipped, false, suspects);
    for (const { node, secrets } of suspects) {
      for (const { name, from, to } of secrets) {
        const start3 = node.value.slice(from, from + 4);
        yield { at: part(node, from, to), message: "secret", data: { kind: name, start: start3, length: to - from } };
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
function collect(node, skipped, isShown, suspects) {
  if (node.kind === "string") {
    const secrets = secretsIn(node.value, !isShown);
    if (secrets.length > 0) suspects.push({ node, secrets });
  } else if (node.kind === "object") {
    for (const { key, value } of node.entries) {
      if (key !== skipped) collect(value, skipped, isShown || SHOWING.has(key), suspects);
    }
  } else if (node.kind === "array") {
    for (const item of node.items) collect(item, skipped, isShown, suspects);
  }
}

// rules/common/lib/invisible.ts
var NONE = [];
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
  if (!UNUSUAL.test(text3)) return NONE;
  const hidden = /(?:(?![\t\n\r])[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}])+/gu;
  if (text3.search(hidden) < 0) return NONE;
  let looked = text3.replace(properPattern(), blank);
  if (isRightToLeft(looked)) {
    looked = looked.replace(MARKS, blank).replace(EMBEDDED, (part2) => ` ${part2.slice(1, -1)} `);
  }
  return [...looked.matchAll(hidden)].map((found) => ({
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
  let plain3 = "";
  for (const char of text3) {
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
      const hidden = invisibleIn(text3.value);
      if (hidden.length > 0) found.push(inText(text3, hidden));
    });
    eachName(manifest, (name) => {
      const hidden = invisibleIn(name.key);
      if (hidden.length > 0) found.push(inName(name, hidden));
    });
    return found;
  }
});
function inText(text3, hidden) {
  const tags = hidden.find((each) => decoded(each.text) !== "");
  const { from, to } = tags ?? hidden[0];
  const visible = without(text3.value, hidden);
  return {
    at: part(text3, from, to),
    message: tags ? "tags" : "invisible",
    data: tags ? { hidden: decoded(tags.text) } : about(hidden),
    fix: { title: "Remove what is invisible", safe: true, edits: [{ op: "set", node: text3, value: visible }] }
  };
}
function inName(key, hidden) {
  return { at: key, message: "name", data: { name: without(key.key, hidden), ...about(hidden) } };
}
function about(hidden) {
  const char = String.fromCodePoint(hidden[0].text.codePointAt(0));
  const others = hidden.reduce((count, { text: text3 }) => count + [...text3].length, 0) - 1;
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
var NONE2 = [];
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
function overridesIn(text3, isValue) {
  if (!SIGNS.test(text3) || !TELLTALE2.test(text3.toLowerCase())) return NONE2;
  const found = [
    first(text3, OVERRIDES, "override"),
    first(text3, SECRECY, "secrecy"),
    isValue && TOKENS.some((token) => text3.trim().replace(token, "") === "") ? void 0 : first(text3, TOKENS, "token"),
    isValue ? void 0 : block(text3),
    isValue ? void 0 : comment(text3)
  ];
  return found.filter((each) => each !== void 0);
}
function first(text3, patterns, kind) {
  for (const pattern of patterns) {
    for (const { index, 0: words } of text3.matchAll(pattern)) {
      if (!isQuoted(text3, index) && !isTopic(text3, index)) return { kind, from: index, to: index + words.length };
    }
  }
  return void 0;
}
function block(text3) {
  const lower = text3.toLowerCase();
  const endless = /* @__PURE__ */ new Set();
  for (const { index, 0: tag, 1: name } of text3.matchAll(BLOCK)) {
    if (isQuoted(text3, index)) continue;
    const word = name.toLowerCase();
    const isBlock = word === "important" || !endless.has(word) && lower.includes(`</${word}>`, index);
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
function isTopic(text3, at) {
  return /injections?\b|jailbreak/i.test(text3.slice(Math.max(0, at - 80), at));
}
function isQuoted(text3, at) {
  return /["'`\u2018\u2019\u201c\u201d\u00ab\u201e]/.test(text3[at - 1] ?? "");
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
var LONGEST = 1e3;
function isBroken(pattern) {
  if (pattern.length > LONGEST || OF_OTHERS.test(pattern)) return false;
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

// rules/common/lib/local-reference.ts
function* danglingReferences(manifest) {
  const hasOwnRoots = schemasByKey(manifest).has("$id") || schemasByKey(manifest).has("id");
  if (hasOwnRoots) return;
  for (const schema of schemasWith(manifest, "$ref")) {
    const at = get(schema.node, "$ref");
    const path2 = at?.kind === "string" ? localSteps(at.value) : void 0;
    if (at?.kind !== "string" || !path2) continue;
    const roots = [rootOf(schema), schema.tool.node, manifest.root];
    if (roots.some((root) => root === void 0 || leads(root, path2) !== "no")) continue;
    if (schema.tool.node !== manifest.root && hasSchemaBeside(manifest.root)) continue;
    yield { at, meant: meantBy(rootOf(schema), path2) };
  }
}
function hasSchemaBeside(root) {
  return entries(root).some(({ value }) => has(value, "properties") === "yes" || has(value, "enum") === "yes");
}
var rootOf = ({ tool: tool4, role }) => tool4.schemas.find((each) => each.role === role && each.shape === "schema")?.node;
function localSteps(reference) {
  return /^#\/(?:\$defs|definitions|properties)\//.test(reference) ? referenceSteps(reference) : void 0;
}
function leads(root, path2) {
  let at = root;
  for (const step2 of path2) {
    const next = at.kind === "array" ? at.items[Number(step2)] : get(at, step2);
    if (!next) return at.kind === "array" && at.open ? "unknown" : has(at, step2);
    at = next;
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
var open = () => require("./eslint-engine/metaschemas-2YIQMDQY.cjs");
var draft07 = (value) => {
  const made = open().draft07;
  const isValid = made(value);
  draft07.errors = made.errors;
  return isValid;
};
var draft2019 = (value) => {
  const made = open().draft2019;
  const isValid = made(value);
  draft2019.errors = made.errors;
  return isValid;
};
var draft2020 = (value) => {
  const made = open().draft2020;
  const isValid = made(value);
  draft2020.errors = made.errors;
  return isValid;
};

// rules/common/lib/metaschema.ts
function dialectOf(schema) {
  const named2 = text(entry(schema, "$schema")?.value);
  return named2 === void 0 ? void 0 : DIALECTS.get(named2.replace(/^https?:\/\//, "").replace(/#$/, ""));
}
var DIALECTS = /* @__PURE__ */ new Map([
  // Older ones allow what the newer ones do not, and are not judged.
  ["json-schema.org/draft-03/schema", { name: "draft-03", validators: [] }],
  ["json-schema.org/draft-04/schema", { name: "draft-04", validators: [] }],
  ["json-schema.org/draft-06/schema", { name: "draft-06", validators: [draft07] }],
  ["json-schema.org/draft-07/schema", { name: "draft-07", validators: [draft07] }],
  ["json-schema.org/draft/2019-09/schema", { name: "2019-09", validators: [draft2019] }],
  ["json-schema.org/draft/2020-12/schema", { name: "2020-12", validators: [draft2020] }]
]);
var ALL = [draft07, draft2019, draft2020];
function faultsIn(schema) {
  const value = toValue(schema);
  let common;
  for (const validate6 of dialectOf(schema)?.validators ?? ALL) {
    if (validate6(value)) return [];
    const wrong = innermost(new Set(validate6.errors.map(pathOf)));
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
function inBoth(a, b) {
  const isIn2 = (place3, places) => places.has(place3) || around(place3).some((each) => places.has(each));
  return /* @__PURE__ */ new Set([...[...a].filter((place3) => isIn2(place3, b)), ...[...b].filter((place3) => isIn2(place3, a))]);
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
    isEntry2 = !isSchema(expected, node);
    if (isEntry2) expected = ENTRIES[expected] ?? "anything";
    else {
      keyword = step2;
      expected = KEYWORDS.get(step2) ?? "anything";
    }
    node = next;
  }
  const problem2 = !isEntry2 ? "wrong" : SHAPES[expected].fits(node) ? "repeated" : "wrongEntry";
  return { node, keyword, problem: problem2, expected: SHAPES[expected].words };
}
function isSchema(shape, node) {
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
function isNewName(item, index, all) {
  if (item.kind !== "string" || index > FEW2) return false;
  for (let i = 0; i < index; i++) if (all[i].value === item.value) return false;
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
        for (const { node, keyword, problem: problem2, expected } of faultsIn(schema)) {
          if (isVague(node) || isUnset(node, manifest) || judgedByFormat(manifest, node)) continue;
          const hint2 = keyword === "type" && problem2 !== "repeated" ? hintAt(node) : "";
          const data = { keyword, found: show(node), hint: hint2, expected, dialect: dialect ? ` of ${dialect}` : "" };
          yield { at: node, message: problem2, data };
        }
      }
    }
    for (const { node, role } of schemasWith(manifest, "pattern")) {
      const at = get(node, "pattern");
      if (at?.kind !== "string" || !isBroken(at.value) || role === "output" && isShinkai) continue;
      yield { at, message: "pattern", data: { found: show(at) } };
    }
    for (const { node, role } of schemasWith(manifest, "patternProperties")) {
      if (role === "output" && isShinkai) continue;
      for (const at of entries(get(node, "patternProperties"))) {
        if (isBroken(at.key)) yield { at, message: "patternProperty", data: { found: showText(at.key) } };
      }
    }
    if (isShinkai || manifest.formats.includes("otc")) return;
    for (const { at, meant } of danglingReferences(manifest)) {
      yield { at, message: "dangling", data: { pointer: at.value, hint: hint(meant) } };
    }
  }
});
var FOREIGN = new Map([
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
  return hint(name === void 0 ? void 0 : FOREIGN.get(name.toLowerCase()) ?? near(name, TYPES));
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
      const { node, property, tool: tool4 } = schema;
      if (!property || !isParameter(schema) || isFixed(node) || mayBeDescribed(node, manifest, options)) continue;
      if (isMisspelt(node, "description") || isForAppOnly(tool4.node)) continue;
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
  const description = entry(schema, "description")?.value;
  if (description) return options.null === "accept" || !isUnset(description, manifest);
  if (has(schema, "$ref") !== "no") return true;
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
        const list = entry(node, keyword).value;
        if (list.kind === "array" && hasTwins(list)) yield* problems(list, keyword);
      }
    }
  }
});
var FEW3 = 24;
function hasTwins({ items: items2 }) {
  if (items2.length > FEW3 || items2.some(isCompound)) return true;
  for (let i = 1; i < items2.length; i++) {
    for (let j = 0; j < i; j++) if (plainOf(items2[i]) === plainOf(items2[j])) return true;
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
function* problems(list, keyword) {
  const seen = /* @__PURE__ */ new Map();
  for (const item of list.items) {
    const value = plainOf(item);
    const first2 = seen.get(value);
    if (!first2) seen.set(value, item);
    else {
      yield {
        at: item,
        message: "twice",
        data: { keyword, value: isCompound(item) ? JSON.stringify(toValue(item)) : String(value) },
        related: [{ at: first2, note: "The first one." }],
        fix: { title: "Remove the second one", safe: true, edits: [{ op: "remove", from: list, child: item }] }
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
  const isElsewhere = mayStandBeside || has(schema, "properties") === "no";
  const names = undefinedNames(schema).filter(
    ([first2]) => !isElsewhere || get(schema, first2.value)?.kind !== "object"
  );
  if (names.length > 0) yield* problems2(names, schema);
  for (const { value } of entries(entry(schema, "properties")?.value)) yield* judge3(value, mayStandBeside);
  const element = entry(schema, "items")?.value;
  if (element) yield* judge3(element, mayStandBeside);
}
var NONE3 = [];
function undefinedNames(schema) {
  const required = entry(schema, "required")?.value;
  if (required?.kind !== "array" || !isWhole(schema)) return NONE3;
  const properties = entry(schema, "properties")?.value;
  const isUndefined = (item) => item.kind === "string" && (!properties || has(properties, item.value) === "no");
  if (!required.items.some(isUndefined) || takesOthers(schema)) return NONE3;
  return [...groupBy(required.items.filter(isUndefined), ({ value }) => value).values()];
}
function isWhole(schema) {
  const properties = entry(schema, "properties")?.value;
  if (properties) return properties.kind === "object";
  return has(schema, "properties") === "no" && text(get(schema, "type")) === "object" && !isMisspelt(schema, "properties");
}
function takesOthers(schema) {
  return has(schema, "patternProperties") !== "no" || isOpenTo("additionalProperties") || isOpenTo("unevaluatedProperties");
  function isOpenTo(keyword) {
    const value = entry(schema, keyword)?.value;
    return value !== void 0 && !(value.kind === "boolean" && !value.value);
  }
}
function* problems2(names, schema) {
  const required = get(schema, "required");
  const taken2 = new Set(required.items.map(text));
  const remove = (child) => ({ op: "remove", from: required, child });
  const properties = entries(get(schema, "properties")).map(({ key }) => key);
  for (const [index, mentions2] of names.entries()) {
    const item = mentions2[0];
    const name = item.value;
    const meant = index < MOST_GUESSES ? near(name, properties) : void 0;
    const isFree = meant !== void 0 && !taken2.has(meant);
    const fix = isFree ? { title: `Require \`${meant}\``, safe: false, edits: [{ op: "set", node: item, value: meant }] } : { title: `Remove \`${name}\``, safe: false, edits: mentions2.map(remove) };
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
    for (const [schema, strays] of strayProperties(manifest)) {
      const [first2, ...others] = strays;
      const wraps = isWrapper(schema, first2);
      yield {
        at: first2,
        message: wraps ? "wrapper" : "property",
        data: { key: first2.key },
        related: alsoHere(others),
        covers: strays.map(({ value }) => value),
        fix: wraps ? void 0 : intoProperties(schema, strays)
      };
    }
    for (const [key, schemas] of schemasByKey(manifest)) {
      if (KEYWORDS.has(key)) continue;
      const meant = keywordMeant(key);
      for (const { node } of schemas) {
        const misspelt = entry(node, key);
        if (meant === void 0) {
          if (propertiesByOtherName(node) === misspelt) yield problem(misspelt, "properties");
        } else if (mayBeMeant(misspelt, meant) && has(node, meant) === "no" && !judgedByFormat(manifest, misspelt)) {
          yield problem(misspelt, meant);
        }
      }
    }
  }
});
function problem(misspelt, meant) {
  return {
    at: misspelt,
    message: "misspelt",
    data: { key: misspelt.key, meant },
    fix: { title: `Write \`${meant}\``, safe: true, edits: [{ op: "rename", entry: misspelt, key: meant }] }
  };
}

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

// rules/otc/schema.json
var schema_default3 = {
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
var open2 = () => require("./eslint-engine/otc-validate-JBT3KPKF.cjs");
var validate = (value) => {
  const made = open2().validate;
  const isValid = made(value);
  validate.errors = made.errors;
  return isValid;
};

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
  recognise: (root, _, isNamed3) => definitions(root).some((node) => isDefinition(node, isNamed3) || isOtcInCamelCase(node)) || (reasonNot(root) ?? false),
  units: definitions,
  tools: (root) => definitions(root).flatMap((each) => each.kind === "object" ? [tool(each, root)] : []),
  schema: schema_default3,
  validate
};
function definitions(root) {
  if (root.kind === "array") return root.items;
  for (const key of ["tools", "items"]) {
    const list = get(root, key);
    if (list?.kind === "array" && has(root, "input_schema") === "no") return list.items;
  }
  return [root];
}
function isDefinition(node, isNamed3) {
  const hasOwnId = isOwnId(text(get(node, "id")));
  if (has(node, "input_schema") !== "yes") return isNamed3 && hasOwnId && has(node, "output_schema") === "yes";
  const own2 = [hasOwnId, get(node, "input_schema", "parameters")?.kind === "object"].filter(Boolean).length;
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
function tool(node, root) {
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
var open3 = () => require("./eslint-engine/gloodata-validate-57LATJF3.cjs");
var validate2 = (value) => {
  const made = open3().validate;
  const isValid = made(value);
  validate2.errors = made.errors;
  return isValid;
};

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
  validate: validate2
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
function toolOf(name, group) {
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
      group,
      schemas: fields ? [{ role: "input", shape: "fields", entry: fields, node: fields.value }] : []
    }
  ];
}

// rules/mcp/lib/tools.ts
function toolsIn(root) {
  const { answer, tools, functions } = listing(root);
  const list = get(answer, "tools") ?? root;
  return [...tools, ...functions].map((each) => tool2(each, list));
}
function tool2(node, list) {
  const name = entry(node, "name");
  return {
    node,
    name,
    label: text(name?.value),
    description: entry(node, "description"),
    group: node.group ?? list,
    schemas: [...schemaOf(node, "inputSchema", "input"), ...schemaOf(node, "outputSchema", "output")]
  };
}
function schemaOf(node, key, role) {
  const found = entry(node, key);
  return found ? [{ role, entry: found, node: found.value, shape: "schema" }] : [];
}

// rules/openai/schema.json
var schema_default4 = {
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
var open4 = () => require("./eslint-engine/openai-validate-HVTVUF6W.cjs");
var validate3 = (value) => {
  const made = open4().validate;
  const isValid = made(value);
  validate3.errors = made.errors;
  return isValid;
};

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
  recognise,
  // What widgets' code alone is about has no tools that a server lists.
  isAlso: (root) => listing(root).tools.length + listing(root).resources.length > 0 ? "mcp" : void 0,
  units: (root, { reads }) => [
    ...listing(root).tools,
    ...listing(root).resources,
    ...reads.flatMap(({ body }) => items(get(body, "contents")))
  ],
  tools: toolsIn,
  schema: schema_default4,
  validate: validate3
};
function recognise(root, code, isNamed3) {
  if (usesIn({ root, code }).length > 0 || code.calledTools.length > 0 || code.handshakes.length > 0) return true;
  if (withoutMeta(root, code).length > 0) return true;
  const { tools, resources } = listing(root);
  if (!mayBeListing(root, isNamed3)) return false;
  return tools.some(hasMetadata) || resources.some(isOwnWidget) || resources.length > 0 && hasWidgetsInCode(code);
}
function hasMetadata(tool4) {
  return writtenIn(tool4, false).length > 0 || hasMisplaced(tool4) || misspeltOpenai(tool4).length > 0;
}

// rules/mcp/lib/meant.ts
function isMeantAsListing(root) {
  const answer = answerIn(root);
  const tools = get(answer, "tools");
  if (!entries(answer).every(({ key }) => ANSWER.has(key))) return false;
  if (tools?.kind === "object") return isMapOfTools(tools);
  if (tools?.kind !== "array" || tools.items.length === 0 || !tools.items.every(mayBeTool)) return false;
  return !isBare(root) && tools.items.every(isPlain2) || tools.items.some(isSurelyTool);
}
function isMapOfTools({ entries: tools, open: open7 }) {
  const isNamedTool = ({ key, value }) => isTool(value) && text(get(value, "name")) === key && entries(value).every(isField);
  return !open7 && tools.length > 0 && tools.every(isNamedTool);
}
var ANSWER = /* @__PURE__ */ new Set(["tools", "resources", "nextCursor", "_meta", "$schema"]);
function mayBeTool(node) {
  return (text(get(node, "name")) !== void 0 || isNameless(node)) && entries(node).every(isField);
}
var isField = ({ key }) => FIELDS.has(key) || isNearField(key);
var hasHints = (node) => entries(get(node, "annotations")).some(({ key }) => HINTS.includes(key));
var isSurelyTool = (node) => hasHints(node) || isNameless(node) || hasMisspeltSchema(node);
function isPlain2(node) {
  return text(get(node, "description")) !== void 0 && entries(node).every(({ key }) => TEXTS.has(key));
}
var TEXTS = /* @__PURE__ */ new Set(["name", "title", "description"]);

// rules/mcp/validate.js
var open5 = () => require("./eslint-engine/mcp-validate-6ROOED2K.cjs");
var validate4 = (value) => {
  const made = open5().validate;
  const isValid = made(value);
  validate4.errors = made.errors;
  return isValid;
};

// rules/mcp/format.ts
var format5 = {
  id: "mcp",
  title: "an MCP tool",
  knownBy: "tools with `name` and `inputSchema`, in a list or a bare array; resources with a `uri`; a registration in source code",
  telltales: [["inputSchema"], ['"resources"', '"uri"'], ["resources:", "uri:"]],
  fields: ["tools", "resources"],
  traces: [["tools", "name", "inputSchema"]],
  recognise: recognise2,
  units: (root) => [answerIn(root)],
  tools: toolsIn,
  schema: schema_default2,
  validate: validate4
};
function recognise2(root, code, isNamed3) {
  if (code.registrations.length > 0) return true;
  const { answer, tools, functions, resources } = listing(root);
  const listed = items(get(answer, "resources"));
  if (functions.length > 0 && code.imports.length > 0) return true;
  if (!mayBeListing(root, isNamed3)) return false;
  return tools.some(isTool) || isNamed3 && isMeantAsListing(root) || isNamed3 && resources.some(isResource) || // Beside tools of another kind they are part of something else.
  listed.length > 0 && listed.every(isResource) && items(get(answer, "tools")).length === 0;
}
var isResource = (each) => /^[a-z][a-z\d+.-]*:\/\//i.test(text(get(each, "uri")) ?? "") && (has(each, "name") === "yes" || has(each, "mimeType") === "yes");

// rules/index.ts
var packs = { otc: () => require("./eslint-engine/otc-rules-PG7IL5KV.cjs"), shinkai: () => require("./eslint-engine/shinkai-rules-2323C5LG.cjs"), gloodata: () => require("./eslint-engine/gloodata-rules-BKD4KNSD.cjs"), openai: () => require("./eslint-engine/openai-rules-U75VQGEG.cjs"), mcp: () => require("./eslint-engine/mcp-rules-L4WKWPUT.cjs") };
var Late = class {
  #rule;
  constructor(told4) {
    this.id = told4.id;
    this.url = told4.url;
    this.severity = told4.severity;
    this.in = told4.in;
    this.fixable = told4.fixable;
    this.options = told4.options;
    this.needs = told4.needs;
    this.reads = told4.reads;
    this.lists = told4.lists;
    this.structural = told4.structural;
    this.secret = told4.secret;
    this.byEngine = told4.byEngine;
  }
  #open() {
    return this.#rule ??= packs[this.id.slice(0, this.id.indexOf("/"))]()[this.id];
  }
  get summary() {
    return this.#open().summary;
  }
  get source() {
    return this.#open().source;
  }
  get messages() {
    return this.#open().messages;
  }
  get check() {
    return this.#open().check;
  }
  get project() {
    return this.#open().project;
  }
};
var formats = [format2, format, format3, format4, format5];
var told2 = [{ "id": "gloodata/default-only-in-prose", "severity": "info", "in": "strict", "fixable": "unsafe" }, { "id": "gloodata/duplicate-example", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "gloodata/examples-missing", "severity": "warning", "in": "recommended" }, { "id": "gloodata/field-type", "severity": "error", "in": "spec", "structural": true }, { "id": "gloodata/field-value-type", "severity": "error", "in": "spec" }, { "id": "gloodata/misspelt-field", "severity": "warning", "in": "recommended", "fixable": "safe", "structural": true }, { "id": "gloodata/namespace", "severity": "warning", "in": "recommended" }, { "id": "gloodata/no-tools", "severity": "warning", "in": "spec" }, { "id": "gloodata/required-field", "severity": "error", "in": "spec", "fixable": "unsafe", "structural": true }, { "id": "gloodata/tool-id", "severity": "warning", "in": "recommended" }, { "id": "gloodata/ui-arg-order", "severity": "warning", "in": "recommended" }, { "id": "gloodata/ui-missing-arg", "severity": "info", "in": "strict", "fixable": "unsafe" }, { "id": "gloodata/ui-unknown-arg", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "gloodata/ui-without-prefix", "severity": "info", "in": "strict" }, { "id": "gloodata/unique-namespace", "severity": "warning", "in": "strict" }, { "id": "gloodata/unknown-dtype", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "gloodata/unknown-field", "severity": "info", "in": "strict", "structural": true }, { "id": "gloodata/unsupported-attribute", "severity": "error", "in": "spec" }, { "id": "mcp/annotation-conflict", "severity": "warning", "in": "recommended" }, { "id": "mcp/annotation-type", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "mcp/description-missing", "severity": "warning", "in": "recommended" }, { "id": "mcp/field-type", "severity": "error", "in": "spec", "structural": true }, { "id": "mcp/handler-signature", "severity": "error", "in": "recommended" }, { "id": "mcp/input-schema-object", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "mcp/json-schema-expected", "severity": "error", "in": "recommended" }, { "id": "mcp/misspelt-field", "severity": "warning", "in": "recommended", "fixable": "safe", "structural": true }, { "id": "mcp/name-format", "severity": "warning", "in": "recommended", "options": { "schema": { "type": "object", "additionalProperties": false, "properties": { "names": { "enum": ["specification", "every-client"], "description": "Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most" } } }, "defaults": { "names": "specification" } }, "structural": true }, { "id": "mcp/read-only-name", "severity": "warning", "in": "recommended" }, { "id": "mcp/required-field", "severity": "error", "in": "spec", "structural": true }, { "id": "mcp/structured-content", "severity": "error", "in": "recommended" }, { "id": "mcp/unknown-field", "severity": "info", "in": "strict", "structural": true }, { "id": "mcp/zod-expected", "severity": "error", "in": "recommended" }, { "id": "openai/call-tool-registered", "severity": "error", "in": "recommended", "fixable": "safe", "reads": ["mcp"] }, { "id": "openai/contents-uri", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "openai/description-action-oriented", "severity": "warning", "in": "spec", "fixable": "unsafe", "options": { "schema": { "type": "object", "additionalProperties": false, "properties": { "dialects": { "type": "array", "uniqueItems": true, "items": { "enum": ["seed", "openai", "mcp-apps"] }, "description": "The dialects whose tools are asked for it" } } }, "defaults": { "dialects": ["seed"] }, "presets": { "strict": { "dialects": ["seed", "openai", "mcp-apps"] } } } }, { "id": "openai/dialects-agree", "severity": "error", "in": "recommended" }, { "id": "openai/field-type", "severity": "error", "in": "spec", "structural": true }, { "id": "openai/file-params", "severity": "error", "in": "recommended" }, { "id": "openai/hints-explicit", "severity": "warning", "in": "strict" }, { "id": "openai/initial-data", "severity": "warning", "in": "spec" }, { "id": "openai/initial-route", "severity": "warning", "in": "recommended" }, { "id": "openai/invocation-message-format", "severity": "error", "in": "recommended" }, { "id": "openai/invocation-messages", "severity": "info", "in": "recommended", "fixable": "unsafe" }, { "id": "openai/misplaced-key", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "openai/misspelt-field", "severity": "warning", "in": "recommended", "fixable": "safe", "structural": true }, { "id": "openai/misspelt-key", "severity": "warning", "in": "recommended", "fixable": "safe" }, { "id": "openai/output-template-required", "severity": "error", "in": "spec" }, { "id": "openai/read-only-hint", "severity": "warning", "in": "spec", "fixable": "unsafe", "options": { "schema": { "type": "object", "additionalProperties": false, "properties": { "dialects": { "type": "array", "uniqueItems": true, "items": { "enum": ["seed", "openai", "mcp-apps"] }, "description": "The dialects whose tools are asked for it" } } }, "defaults": { "dialects": ["seed", "openai"] }, "presets": { "strict": { "dialects": ["seed", "openai", "mcp-apps"] } } } }, { "id": "openai/required-field", "severity": "error", "in": "spec", "structural": true }, { "id": "openai/resource-description", "severity": "info", "in": "strict" }, { "id": "openai/resource-fields", "severity": "error", "in": "spec" }, { "id": "openai/resource-mime-type", "severity": "error", "in": "spec", "fixable": "both" }, { "id": "openai/resource-name", "severity": "warning", "in": "recommended" }, { "id": "openai/resource-unused", "severity": "warning", "in": "recommended", "reads": ["mcp"] }, { "id": "openai/resource-uri", "severity": "error", "in": "spec", "fixable": "unsafe" }, { "id": "openai/response-shape", "severity": "error", "in": "spec" }, { "id": "openai/template-registered", "severity": "error", "in": "recommended", "fixable": "safe", "reads": ["mcp"] }, { "id": "openai/ui-initialize", "severity": "error", "in": "recommended", "fixable": "unsafe" }, { "id": "openai/unknown-field", "severity": "info", "in": "strict", "structural": true }, { "id": "openai/widget-csp", "severity": "warning", "in": "strict" }, { "id": "openai/widget-domain", "severity": "error", "in": "recommended", "fixable": "unsafe" }, { "id": "openai/window-api", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "openai/window-openai-guard", "severity": "warning", "in": "spec" }, { "id": "otc/field-type", "severity": "error", "in": "spec", "structural": true }, { "id": "otc/flat-input-schema", "severity": "error", "in": "spec", "fixable": "safe", "options": { "schema": { "type": "object", "properties": { "accept": { "type": "boolean", "description": "Takes the flat form too, which many servers write" } }, "additionalProperties": false }, "defaults": { "accept": false } } }, { "id": "otc/id-format", "severity": "error", "in": "spec" }, { "id": "otc/id-name", "severity": "warning", "in": "recommended", "structural": true }, { "id": "otc/id-version", "severity": "error", "in": "spec", "fixable": "both", "structural": true }, { "id": "otc/misspelt-field", "severity": "warning", "in": "recommended", "fixable": "safe", "structural": true }, { "id": "otc/name-format", "severity": "error", "in": "spec", "fixable": "unsafe", "structural": true }, { "id": "otc/no-ref", "severity": "error", "in": "spec", "fixable": "unsafe" }, { "id": "otc/oauth2-scopes", "severity": "warning", "in": "recommended", "fixable": "safe", "options": { "schema": { "type": "object", "properties": { "allowNone": { "type": "boolean", "description": "Takes an empty list: there are providers that have no scopes" } }, "additionalProperties": false }, "defaults": { "allowNone": false } } }, { "id": "otc/parameter-description", "severity": "error", "in": "spec", "fixable": "safe" }, { "id": "otc/parameter-object", "severity": "error", "in": "spec" }, { "id": "otc/parameters-object", "severity": "warning", "in": "recommended" }, { "id": "otc/required-field", "severity": "error", "in": "spec", "structural": true }, { "id": "otc/requirement-id", "severity": "error", "in": "spec" }, { "id": "otc/unique-id", "severity": "error", "in": "spec", "fixable": "unsafe" }, { "id": "otc/unique-requirement", "severity": "warning", "in": "recommended", "fixable": "safe" }, { "id": "otc/unknown-field", "severity": "info", "in": "strict", "structural": true }, { "id": "otc/version-format", "severity": "error", "in": "spec", "fixable": "safe" }, { "id": "shinkai/default-as-string", "severity": "info", "in": "strict", "fixable": "unsafe" }, { "id": "shinkai/default-not-described", "severity": "info", "in": "strict", "fixable": "unsafe" }, { "id": "shinkai/enum-not-described", "severity": "warning", "in": "recommended", "fixable": "unsafe" }, { "id": "shinkai/enum-strings", "severity": "error", "in": "spec", "fixable": "safe" }, { "id": "shinkai/field-type", "severity": "error", "in": "spec", "structural": true }, { "id": "shinkai/homepage-url", "severity": "warning", "in": "recommended", "fixable": "safe" }, { "id": "shinkai/items-only-for-arrays", "severity": "warning", "in": "spec" }, { "id": "shinkai/keywords", "severity": "info", "in": "strict", "fixable": "safe" }, { "id": "shinkai/misplaced-property", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "shinkai/misspelt-field", "severity": "warning", "in": "recommended", "fixable": "safe", "structural": true }, { "id": "shinkai/no-configurations", "severity": "info", "in": "strict", "fixable": "safe" }, { "id": "shinkai/oauth-client-secret", "severity": "error", "in": "recommended", "lists": ["oauth"], "secret": true }, { "id": "shinkai/oauth-duplicate", "severity": "error", "in": "recommended", "lists": ["oauth"] }, { "id": "shinkai/oauth-fields", "severity": "info", "in": "strict", "lists": ["oauth"] }, { "id": "shinkai/oauth-incomplete", "severity": "error", "in": "recommended", "lists": ["oauth"] }, { "id": "shinkai/oauth-pkce-plain", "severity": "warning", "in": "recommended", "fixable": "unsafe", "lists": ["oauth"] }, { "id": "shinkai/oauth-scopes", "severity": "warning", "in": "recommended", "fixable": "both", "lists": ["oauth"] }, { "id": "shinkai/oauth-url", "severity": "error", "in": "recommended", "lists": ["oauth"] }, { "id": "shinkai/parameter-description", "severity": "error", "in": "spec", "fixable": "safe" }, { "id": "shinkai/properties-only-for-objects", "severity": "warning", "in": "spec" }, { "id": "shinkai/property-type", "severity": "error", "in": "spec" }, { "id": "shinkai/reference-only", "severity": "info", "in": "strict" }, { "id": "shinkai/required-field", "severity": "error", "in": "spec", "structural": true }, { "id": "shinkai/result-attribute", "severity": "info", "in": "strict" }, { "id": "shinkai/result-type", "severity": "info", "in": "strict" }, { "id": "shinkai/sql-duplicate-name", "severity": "error", "in": "recommended", "lists": ["sqlTables", "sqlQueries"] }, { "id": "shinkai/sql-incomplete", "severity": "warning", "in": "recommended", "lists": ["sqlTables", "sqlQueries"] }, { "id": "shinkai/sql-query", "severity": "error", "in": "recommended", "needs": ["sql"], "lists": ["sqlTables", "sqlQueries"] }, { "id": "shinkai/sql-table", "severity": "error", "in": "recommended", "needs": ["sql"], "lists": ["sqlTables"] }, { "id": "shinkai/sql-type", "severity": "info", "in": "strict", "needs": ["sql"], "lists": ["sqlTables", "sqlQueries"] }, { "id": "shinkai/table-properties", "severity": "error", "in": "spec", "fixable": "safe" }, { "id": "shinkai/table-type", "severity": "error", "in": "spec", "fixable": "safe" }, { "id": "shinkai/table-type-missing", "severity": "warning", "in": "spec", "fixable": "safe" }, { "id": "shinkai/tool-reference", "severity": "warning", "in": "recommended", "lists": ["tools"] }, { "id": "shinkai/tool-type", "severity": "warning", "in": "recommended", "fixable": "safe" }, { "id": "shinkai/unique-id", "severity": "warning", "in": "strict" }, { "id": "shinkai/unknown-field", "severity": "info", "in": "strict", "structural": true }, { "id": "shinkai/version-format", "severity": "warning", "in": "recommended" }];
var rules = [array_without_items_default, contradictory_bounds_default, default_not_in_enum_default, default_type_default, description_length_default, directive_without_reason_default, duplicate_key_default, duplicate_tool_name_default, empty_description_default, enum_type_default, examples_type_default, hardcoded_secret_default, hidden_text_default, identical_description_default, insecure_url_default, instruction_override_default, invalid_json_schema_default, parameter_description_default, required_duplicate_default, required_undefined_default, stale_suppression_default, syntax_default, unknown_schema_keyword_default, unused_directive_default, ...told2.map((each) => new Late(each))];

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
var SHORTEST = 6;
var MOST = 200;
var Censor = class {
  #secrets = /* @__PURE__ */ new Set();
  hide(secret) {
    if (secret.length >= SHORTEST) this.#secrets.add(secret);
  }
  hides(text3) {
    return this.clean(text3) !== text3;
  }
  clean(text3) {
    if (this.#secrets.size > MOST) return HIDDEN;
    let cleaned = text3;
    for (const secret of this.#secrets) cleaned = without2(secret, cleaned);
    return cleaned;
  }
};
function without2(secret, text3) {
  const beginning = secret.slice(0, SHORTEST);
  let cleaned = "";
  let from = 0;
  for (let at = text3.indexOf(beginning); at >= 0; at = text3.indexOf(beginning, from)) {
    let length = SHORTEST;
    while (length < secret.length && text3[at + length] === secret[length]) length++;
    cleaned += text3.slice(from, at) + HIDDEN;
    from = at + length;
  }
  return cleaned + text3.slice(from);
}

// src/core/sorted.ts
function countWhere(all, isSo) {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (isSo(all[middle])) low = middle + 1;
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
    countWhere(starts, (start3) => start3 <= offset)
  );
}
function feedStarts(text3) {
  const starts = [0];
  for (let at = text3.indexOf("\n"); at >= 0; at = text3.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
function lineStarts(text3) {
  const starts = [0];
  for (let at = 0; at < text3.length; at++) {
    const code = text3.charCodeAt(at);
    if (code === 10 || code === 13 && text3.charCodeAt(at + 1) !== 10) starts.push(at + 1);
  }
  return starts;
}

// src/core/hash.ts
function hash(text3) {
  let a = 2166136261;
  let b = 3421674724;
  for (let i = 0; i < text3.length; i++) {
    const code = text3.charCodeAt(i);
    a = Math.imul(a ^ code, 16777619);
    b = Math.imul(b ^ code, 16777619 + 256);
  }
  return hex(a) + hex(b);
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
  of(at) {
    if ("lack" in at) return this.#ofNode(at.lack);
    if ("part" in at) return this.#ofNode(at.part);
    if ("use" in at) return this.of(at.use);
    if (isNode(at)) return this.#ofNode(at);
    return isEntry(at) ? hash(`${at.key}
${this.#ofNode(at.value)}`) : hash(this.#code(at));
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
  #code({ start: start3, end, file }) {
    const written2 = this.#textOf(file).slice(start3, Math.min(end, start3 + MOST_CODE));
    return written2.replace(/\s+/g, "").replace(/["`]/g, "'").replace(/[,;](?=[)\]}]|$)/g, "");
  }
};
var isNode = (place3) => "kind" in place3;
var isEntry = (place3) => "key" in place3 && "value" in place3;

// src/core/locate.ts
function subjectOf(at) {
  if ("lack" in at) return at.lack;
  if ("part" in at) return at.part;
  return "use" in at ? at.use : at;
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
  locate(at) {
    const { start: start3, end, file } = this.span(at);
    const lines = this.#linesOf(file);
    const from = lines.at(start3);
    const to = lines.at(end);
    const subject = subjectOf(at);
    return {
      path: file ?? this.#document.path,
      ...this.#pathOf(subject),
      valueHash: this.#hasher.of(at),
      start: start3,
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
  span(at) {
    if ("lack" in at) return this.entryOf(at.lack) ?? this.#opening(at.lack);
    if ("part" in at) return this.#within(at);
    return "use" in at ? at.use.via ?? at.use : at;
  }
  #opening(object) {
    const first2 = object.kind === "object" ? object.entries[0] : void 0;
    const { start: start3, end, file } = object;
    const hasBrace = this.#textOf(file)[start3] === "{";
    return !hasBrace && first2 ? first2 : { start: start3, end: Math.min(start3 + 1, end), ...file && { file } };
  }
  #within({ part: part2, from, to }) {
    const { syntax, text: text3 } = this.#document;
    const start3 = syntax.offsetIn(text3, part2, from);
    const end = syntax.offsetIn(text3, part2, to);
    return start3 === void 0 || end === void 0 ? part2 : { start: start3, end, file: part2.file };
  }
  #pathOf(place3) {
    this.#toolOf ??= new Map(this.#tools().map((tool5) => [tool5.node, tool5]));
    let pointer = "";
    let tool4;
    let inTool;
    let inResource;
    let inNameless;
    let at = place3;
    while (at) {
      const parent = this.#parentOf(at);
      const holder = this.#toolOf.get(at);
      const name = tool4 === void 0 ? holder?.label : void 0;
      const uri = parent?.node.kind === "array" ? text(get(at, "uri")) : void 0;
      tool4 ??= name;
      if (name !== void 0 && parent) inTool = { name, pointer };
      if (holder && holder.label === void 0 && parent) inNameless ??= { pointer };
      if (uri !== void 0) inResource = { name: uri, pointer };
      if (parent) pointer = `${stepTo(parent.step)}${pointer}`;
      at = parent?.node;
    }
    const item = inTool ?? inResource ?? inNameless;
    return { pointer, ...tool4 !== void 0 && { tool: tool4 }, ...item && { item } };
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
var LONGEST2 = 120;
function fill(message, data = {}) {
  const shown = {};
  const text3 = message.replace(/\{\{(\w{1,40})\}\}/g, (whole, key, at) => {
    if (!Object.hasOwn(data, key)) return whole;
    if (Object.hasOwn(shown, key)) return shown[key];
    const isQuoted2 = message[at - 1] === "`" && message[at + whole.length] === "`";
    return shown[key] = printable(String(data[key] ?? "")) || (isQuoted2 ? '""' : "");
  });
  return { text: text3, data: shown };
}
var PLAIN = /^[ -~]*$/;
function printable(text3, longest = LONGEST2) {
  const cut = text3.length > longest ? `${text3.slice(0, longest).toWellFormed()}\u2026` : text3;
  if (PLAIN.test(cut)) return cut;
  return cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (char) => `\\u{${char.codePointAt(0).toString(16)}}`);
}
function quotedValue(value) {
  return `\`${printable(JSON.stringify(value) ?? String(value), 60)}\``;
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

// src/core/pack.ts
var SEVERITIES = ["error", "warning", "info"];
var FORMATS = ["shinkai", "otc", "gloodata", "openai", "mcp"];
var DIALECTS2 = ["auto", "seed", "openai", "mcp-apps"];
var BUILTIN_PACKS = ["common", ...FORMATS];
function isBuiltin(id) {
  return BUILTIN_PACKS.some((pack) => id.startsWith(`${pack}/`));
}

// src/core/version.ts
var VERSION = "0.1.0";
var docsPage = (path2) => `https://github.com/toolint/toolint/blob/v${VERSION}/docs/${path2}`;
function pageOf({ id, url }) {
  return url ?? (isBuiltin(id) ? docsPage(`rules/${id}.md`) : "");
}

// src/core/wording.ts
function wordingOf(rule, message, data) {
  const isKnown = Object.hasOwn(rule.messages, message);
  const said = fill(isKnown ? rule.messages[message] : message, data);
  const url = pageOf(rule);
  return isKnown ? { rule: rule.id, message: said.text, messageId: message, data: said.data, url } : { rule: rule.id, message: said.text, url };
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
  write(problem2, { rule, severity }) {
    const related = [...usesOf(problem2.at), ...problem2.related ?? []].map(({ at, note: note3 }) => {
      const { path: path2, line, column } = this.#locator.locate(at);
      return { path: path2, line, column, note: printable(this.#censor.clean(note3), LONGEST_NOTE) };
    });
    const fix = problem2.fix && this.#print(problem2.fix);
    return {
      severity,
      ...wordingOf(rule, problem2.message, this.#cleaned(problem2.data)),
      ...this.#located(problem2.at),
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
    return { title: printable(title), safe, edits: printed.map(({ start: start3, end, text: text3 }) => ({ start: start3, end, text: text3 })) };
  }
  #located(at) {
    const location = this.#locator.locate(at);
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
function usesOf(at) {
  const subject = subjectOf(at);
  if (!subject.via) return [];
  return "use" in at ? [{ at: subject, note: "It is defined here." }] : [{ at: subject.via, note: "It is used here." }];
}
function isTextEdit(edit) {
  return edit.op === "text";
}

// src/core/finding.ts
var RANK = { error: 2, warning: 1, info: 0 };
function graver(a, b) {
  return RANK[a] >= RANK[b] ? a : b;
}
function withoutTwins(findings) {
  const told4 = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const { rule, path: path2, start: start3, end, message, severity } = finding;
    const key = `${withoutFormat(rule)}
${path2}
${start3}:${end}
${message}`;
    const twin = told4.get(key);
    if (!twin || graver(twin.severity, severity) !== twin.severity) told4.set(key, finding);
  }
  return [...told4.values()];
}
function withoutFormat(rule) {
  const [pack, name] = rule.split("/");
  return FORMATS.some((format6) => format6 === pack) ? name : rule;
}

// src/core/not-yet.ts
var NotYet = class extends Error {
  soon;
  constructor(soon) {
    super();
    this.soon = soon;
  }
};

// src/core/settings-for.ts
var groups = /* @__PURE__ */ new WeakMap();
function settingsFor(manifest, settings) {
  const group = groupOf(manifest, settings);
  const mask = maskOf(manifest.root, group.bits);
  let chosen = group.byLists.get(mask);
  if (!chosen) {
    chosen = group.settings.filter(
      ({ rule }) => !rule.lists || rule.lists.some((list) => group.bits.get(list) & mask)
    );
    group.byLists.set(mask, chosen);
  }
  return chosen;
}
function groupOf(manifest, settings) {
  let byFormat = groups.get(settings);
  if (!byFormat) groups.set(settings, byFormat = /* @__PURE__ */ new Map());
  const key = manifest.formats.join();
  let group = byFormat.get(key);
  if (!group) {
    const some = [...settings.values()].filter(({ rule }) => appliesTo(rule, manifest));
    const lists = [...new Set(some.flatMap(({ rule }) => rule.lists ?? []))];
    const bits = new Map(lists.map((list, index) => [list, 1 << index]));
    byFormat.set(key, group = { settings: some, bits, byLists: /* @__PURE__ */ new Map() });
  }
  return group;
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

// src/core/settle.ts
function settle(said, locator) {
  const absorbedBy = absorption(said);
  const absorbed = new Set(said.flatMap(absorbedBy));
  const givesWay = precedence(said, locator);
  return said.filter((each) => !absorbed.has(each) && !givesWay(each)).map((each) => asGraveAs(each, absorbedBy(each)));
}
function absorption(said) {
  const lacking = lackingIn(said);
  return ({ problem: problem2 }) => (problem2.absorbs ?? []).flatMap(
    ({ lack: lack2, key }) => (lacking.get(lack2) ?? []).filter((each) => each.problem.at.key === key)
  );
}
function lackingIn(said) {
  const found = /* @__PURE__ */ new Map();
  for (const each of said) {
    const { at } = each.problem;
    if ("lack" in at && at.key !== void 0) addTo(found, at.lack, each);
  }
  return found;
}
function precedence(said, locator) {
  const specific = said.flatMap(({ setting, problem: problem2 }) => setting.rule.structural ? [] : [problem2]);
  const taken2 = new Set(specific.filter(({ at }) => !("lack" in at)).map(({ at }) => keyOf(locator.span(at))));
  const covered = specific.flatMap(({ covers = [] }) => covers);
  return ({ setting, problem: { at } }) => {
    if (!setting.rule.structural) return false;
    const isLack = "lack" in at;
    const { start: start3, end, file } = isLack ? at.lack : locator.span(at);
    const isTaken = !isLack && taken2.has(keyOf({ start: start3, end, file }));
    return isTaken || covered.some((node) => node.start <= start3 && end <= node.end);
  };
}
var keyOf = ({ start: start3, end, file = "" }) => `${start3}:${end}:${file}`;
function asGraveAs({ problem: problem2, setting }, absorbed) {
  const own2 = problem2.severity ?? setting.severity;
  const others = setting.chosen ? [] : absorbed;
  const severity = others.reduce((gravest, other) => graver(gravest, other.setting.severity), own2);
  return { problem: problem2, setting: severity === setting.severity ? setting : { ...setting, severity } };
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
    const { fix, at, related } = each.problem;
    const mayBeShared = fix?.safe && this.#document.constants;
    if (!mayBeShared && !("use" in at)) return each;
    const rule = each.setting.rule.id;
    const placed = (place3) => "use" in place3 ? this.#placed(place3.use, rule) : place3;
    const isSafe = fix?.safe && !this.#isTorn(fix) && !fix.edits.some((edit) => this.#areMore(placeOf(edit), rule));
    const problem2 = {
      ...each.problem,
      at: placed(at),
      ...related && { related: related.map((one2) => ({ ...one2, at: placed(one2.at) })) },
      ...fix && { fix: { ...fix, safe: isSafe ?? false } }
    };
    return { ...each, problem: problem2 };
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
      return uses.length < 2 ? "" : uses.map(({ start: start3 }) => start3).join();
    });
    return new Set(shared).size > 1;
  }
  /** Whether the constant that holds a place has uses of which a rule says nothing. */
  #areMore(place3, rule) {
    const uses = this.#document.constants?.usesOf(place3) ?? [];
    if (uses.length < 2) return false;
    this.#inTree ??= usesIn2(this.#roots, this.#manifest.tools);
    const known = uses.map(({ start: start3 }) => this.#inTree.get(start3));
    if (known.includes(void 0)) return true;
    if (!place3.via && known.every((each) => each.isSchema)) return false;
    this.#told ??= toldOf(this.#said);
    const told4 = this.#told.get(keyOf2(rule, place3)) ?? 0;
    return told4 < known.reduce((sum, each) => sum + each.count, 0);
  }
};
var isIn = (places, place3) => places.some(({ start: start3 }) => start3 === place3?.start);
function usesIn2(roots, tools) {
  const found = /* @__PURE__ */ new Map();
  const schemas = new Set(tools.flatMap((tool4) => tool4.schemas.map(({ node }) => node)));
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
  for (const { setting, problem: problem2 } of said) {
    const places = [subjectOf(problem2.at), ...(problem2.fix?.edits ?? []).map(placeOf)];
    for (const key of new Set(places.map((place3) => keyOf2(setting.rule.id, place3))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
var keyOf2 = (rule, { start: start3, end, file = "" }) => `${rule}
${start3}:${end}:${file}`;
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
  const fail = (rule, message) => void failures.push({ path: document.path, message, rule: rule.id });
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
        fail(rule, `The rule ${rule.id} failed: ${messageOf(error)}`);
      }
    }
    if (said.length === 0) continue;
    const uses = new Uses(document, manifest, said);
    const placed = said.map((each) => uses.settled(each));
    for (const { setting, problem: problem2 } of placed) {
      if (setting.rule.secret) hideSecret(problem2.at, document, locator, censor);
    }
    for (const { setting, problem: problem2 } of settle(placed, locator)) {
      try {
        findings.push(writer.write(problem2, setting));
      } catch (error) {
        fail(setting.rule, `What the rule ${setting.rule.id} said makes no sense: ${messageOf(error)}`);
      }
    }
  }
  const secrets = findings.filter(({ rule }) => settings.get(rule)?.rule.secret);
  return { findings: withoutTwins(findings), failures, facts, secrets };
}
function hideSecret(at, { text: text3 }, locator, censor) {
  if ("part" in at) censor.hide(at.part.value.slice(at.from, at.to));
  else if ("value" in at && typeof at.value === "string") censor.hide(at.value);
  const { start: start3, end, file } = locator.span(at);
  if (file === void 0) censor.hide(text3.slice(start3, end).replace(/^["'`]|["'`]$/g, ""));
}
function ask(setting, manifest, context, said) {
  const answer = setting.rule.check(manifest, context);
  if (!answer || !(Symbol.iterator in answer)) {
    throw new Error("its `check` returns no problems: begin it with `*check`, or return a list; it cannot be async");
  }
  const problems3 = answer[Symbol.iterator]();
  for (let each = problems3.next(); !each.done; each = problems3.next()) {
    const problem2 = each.value;
    if (!isPlace(problem2?.at)) throw new Error("it said something without a place");
    const severity = problem2.severity ?? SEVERITIES[0];
    if (!SEVERITIES.includes(severity))
      throw new Error(`it said something with a \`severity\` that there is not: ${eitherOf(SEVERITIES)}`);
    said.push({ setting, problem: each.value });
  }
}
function isPlace(at) {
  return typeof at === "object" && at !== null && typeof subjectOf(at)?.start === "number";
}
function collect2({ id, project }, manifest, context, { text: text3 }, locator, facts) {
  for (const { at, mayChange, ...fact } of project.collect(manifest, context)) {
    const location = fact.isExcuse ? NOWHERE : locator.locate(at);
    const characters2 = mayChange && charactersOf(at, text3);
    addTo(facts, id, { ...fact, location, ...characters2 && { characters: characters2 } });
  }
}
function charactersOf(at, text3) {
  const { kind, file, via, value, start: start3 = 0, end = 0 } = at;
  if (kind !== "string" || file !== void 0 || via !== void 0) return void 0;
  const written2 = text3.slice(start3, end);
  if (written2 === value) return { start: start3, end };
  return /^(["'`])[^]*\1$/.test(written2) && written2.slice(1, -1) === value ? { start: start3 + 1, end: end - 1 } : void 0;
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
  const all = comments();
  const byStart = new Map(all.map((comment2) => [comment2.start, comment2]));
  const lines = new Lines(text3);
  return all.flatMap((comment2) => {
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
function readDirective(text3, { start: start3, end }) {
  const comment2 = text3.slice(start3, end).replace(CLOSING, "").trimEnd();
  const [opening, word = ""] = OPENING.exec(comment2) ?? [];
  if (opening === void 0 || !isMeant(word)) return void 0;
  const said = comment2.slice(opening.length);
  const dashes = /\s--+(?=\s|$)/.exec(said);
  const from = start3 + opening.length;
  const rules2 = Array.from(said.slice(0, dashes?.index).matchAll(/[^\s,*]+/g), ({ 0: id, index }) => {
    return { id, start: from + index, end: from + index + id.length };
  });
  const reason = dashes ? said.slice(dashes.index + dashes[0].length).trim() : "";
  const exists = DIRECTIVES.some((each) => each === word);
  return { start: start3, end, word, exists, rules: rules2, ...reason !== "" && { reason } };
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
  let at = lineEnd.lastIndex;
  for (let skipped = 0; skipped < MOST_SKIPPED; skipped++) {
    blank2.lastIndex = at;
    blank2.exec(text3);
    at = blank2.lastIndex;
    const bare2 = comments.get(at);
    const braced = text3[at] === "{" ? comments.get(at + 1) : void 0;
    if (bare2) at = bare2.end;
    else if (braced && text3[braced.end] === "}") at = braced.end + 1;
    else break;
  }
  return at;
}

// src/core/guess.ts
function guessFormat(root, formats2) {
  const keys = new Set(entries(root).map(({ key }) => key));
  const ranked = formats2.map((format6) => ({ format: format6, hits: format6.fields.filter((field) => keys.has(field)).length })).filter(({ format: format6, hits }) => format6.guess && hits >= format6.guess.atLeast && hasItsOwn(format6, root, keys)).sort((a, b) => b.hits - a.hits);
  const [first2, second] = ranked;
  return first2 && first2.hits > (second?.hits ?? 0) ? first2.format : void 0;
}
function hasItsOwn({ fields, guess }, root, keys) {
  const { own: own2 = [], shared = [] } = guess ?? {};
  if (own2.some((key) => keys.has(key))) return true;
  const isField2 = (key) => key === "$schema" || near(key, fields) !== void 0;
  return shared.some((key) => get(root, key)?.kind === "object") && [...keys].every(isField2);
}
function isTraceOf(formats2, text3) {
  if (/\{\{|\{%|<%/.test(text3)) return false;
  return formats2.some(({ traces = [] }) => traces.some((group) => group.every((key) => hasKey(text3, key))));
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
  const seen = /* @__PURE__ */ new Set();
  for (const tool4 of tools) {
    for (const whole of tool4.schemas) {
      if (whole.shape === "schema") visit(whole.node, tool4, whole.role, void 0, 0, found, seen);
      else for (const field of entries(whole.node)) visit(field.value, tool4, whole.role, field, 1, found, seen);
    }
  }
  return found;
}
function visit(node, tool4, role, property, depth, found, seen) {
  if (node.kind !== "object" || seen.has(node)) return;
  seen.add(node);
  found.push({ node, tool: tool4, role, property, depth });
  for (const { key, value } of node.entries) {
    if (key === "items") {
      visit(value, tool4, role, void 0, depth + 1, found, seen);
      for (const item of items(value)) visit(item, tool4, role, void 0, depth + 1, found, seen);
    } else if (ONE.has(key)) {
      visit(value, tool4, role, void 0, depth + 1, found, seen);
    } else if (LIST.has(key)) {
      for (const item of items(value)) visit(item, tool4, role, void 0, depth + 1, found, seen);
    } else if (MAP.has(key)) {
      for (const each of entries(value)) {
        visit(each.value, tool4, role, key === "properties" ? each : void 0, depth + 1, found, seen);
      }
    }
  }
}

// src/core/advice.ts
var LONGEST3 = 40;
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
  if (isNumber && value.length <= LONGEST3 && String(Number(value)) === value && Number.isFinite(Number(value))) {
    return `. Write \`${value}\`, without quotes`;
  }
  if (types.includes("array") && itemType === "string" && isOne(value)) {
    return `. Put it in a list: \`[${JSON.stringify(value)}]\``;
  }
  return "";
}
var isNothing = ({ kind, start: start3, end }) => kind === "null" && start3 === end;
var isOne = (value) => value !== "" && value.length <= LONGEST3 && !/[\s,;`]/.test(value);

// src/core/surely-valid.ts
var yes = () => true;
var no = () => false;
function surelyValid(schema) {
  const known = /* @__PURE__ */ new Map();
  const compile = (part2) => {
    if (part2 === void 0 || part2 === true) return yes;
    if (typeof part2 !== "object" || part2 === null) return no;
    const made = known.get(part2);
    if (made) return made;
    let check2 = no;
    known.set(part2, (node) => check2(node));
    check2 = checkOf(part2, compile, schema);
    known.set(part2, check2);
    return check2;
  };
  return compile(schema);
}
var SILENT = /* @__PURE__ */ new Set(["$schema", "$defs", "$comment", "title", "description"]);
var OF_OBJECTS = /* @__PURE__ */ new Set(["properties", "required", "additionalProperties"]);
function checkOf(schema, compile, whole) {
  const checks = Object.keys(schema).flatMap((keyword) => {
    if (SILENT.has(keyword) || OF_OBJECTS.has(keyword)) return [];
    return [KEYWORDS2[keyword]?.(schema, compile, whole) ?? no];
  });
  if (Object.keys(schema).some((keyword) => OF_OBJECTS.has(keyword))) checks.push(objectCheck(schema, compile));
  const [only = yes] = checks;
  return checks.length < 2 ? only : (node) => checks.every((check2) => check2(node));
}
var KEYWORDS2 = {
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
    const check2 = compile(items2);
    return (node) => node.kind !== "array" || node.items.every(check2);
  },
  allOf: ({ allOf }, compile) => {
    const checks = allOf.map(compile);
    return (node) => checks.every((check2) => check2(node));
  },
  anyOf: ({ anyOf }, compile) => {
    const checks = anyOf.map(compile);
    return (node) => checks.some((check2) => check2(node));
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
  return units.flatMap((unit) => check(format6, unit));
}
function check(format6, unit) {
  if (unit.kind === "unknown" || quickCheck(format6)(unit) || format6.validate(toValue(unit))) return [];
  const errors = format6.validate.errors ?? [];
  const missing = [];
  const found = [];
  for (const error of errors) {
    const node = follow(unit, error.instancePath);
    if (!node || isUndecided(error) && isVague(node)) continue;
    if (error.keyword === "required") {
      const lacking = missingField(format6, node, error);
      if (lacking) missing.push(lacking);
    } else if (error.keyword !== "additionalProperties" && error.keyword !== "unevaluatedProperties") {
      const problem2 = wrongValue(format6, node, error);
      if (problem2) found.push({ kind: "field-type", problem: problem2 });
    }
  }
  for (const error of errors) {
    if (error.keyword !== "additionalProperties" && error.keyword !== "unevaluatedProperties") continue;
    const node = follow(unit, error.instancePath);
    const unexpected = node?.kind === "object" ? unexpectedField(format6, node, error, missing) : void 0;
    if (unexpected) found.push(unexpected);
  }
  for (const { problem: problem2 } of missing) found.push({ kind: "required-field", problem: problem2 });
  return found;
}
var quickChecks = /* @__PURE__ */ new WeakMap();
function quickCheck(format6) {
  let check2 = quickChecks.get(format6);
  if (!check2) quickChecks.set(format6, check2 = surelyValid(format6.schema));
  return check2;
}
function isUndecided({ keyword }) {
  return keyword === "anyOf" || keyword === "oneOf" || keyword === "not" || keyword === "if" || keyword === "contains";
}
function missingField(format6, node, error) {
  const field = String(error.params["missingProperty"]);
  if (node.kind !== "object" || has(node, field) !== "no") return void 0;
  const about2 = lookUp(format6.schema, parentPath(error.schemaPath));
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
  const about2 = lookUp(format6.schema, parentPath(error.schemaPath));
  const expected = expectation(about2, error);
  if (expected === void 0) return void 0;
  const path2 = stepsOf(error.instancePath);
  const isEntry2 = /^\d+$/.test(path2.at(-1) ?? "");
  const field = path2.findLast((step2) => !/^\d+$/.test(step2)) ?? "";
  const message = field === "" ? "wrongWhole" : isEntry2 ? "wrongEntry" : "wrong";
  return { at: node, message, data: { field, expected, found: show2(node), advice: adviceOf(node, about2, error) } };
}
function adviceOf(node, about2, error) {
  if (error.keyword !== "type") return "";
  return adviceFor(node, typesIn(about2, error), own(own(about2, "items"), "type"));
}
function typesIn(about2, { params }) {
  return [about2?.["type"] ?? params["type"]].flat().map(String);
}
function unexpectedField(format6, object, error, missing) {
  const key = String(error.params["additionalProperty"] ?? error.params["unevaluatedProperty"]);
  const at = entry(object, key);
  const about2 = lookUp(format6.schema, parentPath(error.schemaPath));
  const fields = own(about2, "properties");
  const known = Object.keys(fields ?? {});
  const title = titleOf(about2, format6);
  const needed = missing.filter((each) => each.object === object).map(({ field }) => field);
  const meant = fieldMeant(key, known, (field) => has(object, field) === "yes") ?? fieldBegun(at, needed, fields);
  if (meant === void 0) {
    if (at.value.kind === "unknown" || at.value.kind === "null") return void 0;
    return { kind: "unknown-field", problem: { at, message: "unknown", data: { key, title } } };
  }
  const isRequired2 = missing.some((each) => each.object === object && each.field === meant);
  if (at.value.kind === "null" && !isRequired2) return void 0;
  const isMissing = has(object, meant) === "no";
  const isLeftover = has(object, meant) === "yes";
  return {
    kind: "misspelt-field",
    problem: {
      at,
      message: isRequired2 ? "misspeltRequired" : isLeftover ? "leftover" : "misspelt",
      data: { key, title, meant },
      ...isMissing && {
        absorbs: [lack(object, meant)],
        // What is ignored now would be refused under that name.
        ...mayHold(own(fields, meant), at.value) && {
          fix: {
            title: `Rename \`${key}\` to \`${meant}\``,
            safe: true,
            edits: [{ op: "rename", entry: at, key: meant }]
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
function show2(node) {
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
  let at = node;
  for (const step2 of stepsOf(pointer)) {
    at = at?.kind === "array" ? at.items[Number(step2)] : entry(at, step2)?.value;
  }
  return at;
}
function lookUp(schema, path2) {
  let at = schema;
  for (const step2 of stepsOf(path2.replace(/^#/, ""))) at = own(at, safeDecode(step2));
  return typeof at === "object" && at !== null ? at : void 0;
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

// src/core/recognise.ts
var NO_FORMAT = "no known format";
function recognise3(document, formats2, hints) {
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
  const inForceFirst = [...suppressions].sort((a, b) => Number(isOver(a)) - Number(isOver(b)));
  const byFinding = groupBy(inForceFirst, keyOfEntry);
  return (findings) => {
    const used2 = /* @__PURE__ */ new Set();
    const expired = /* @__PURE__ */ new Set();
    const taken2 = /* @__PURE__ */ new Map();
    const visible = [];
    const hidden = [];
    for (const finding of findings) {
      const key = keyOf3(finding);
      const nth = taken2.get(key) ?? 0;
      const entry2 = mayBeSuppressed(finding.rule) ? byFinding.get(key)?.[nth] : void 0;
      if (!entry2) {
        visible.push(finding);
        continue;
      }
      taken2.set(key, nth + 1);
      used2.add(entry2);
      if (!isOver(entry2)) {
        hidden.push(finding);
        continue;
      }
      expired.add(entry2);
      visible.push(withMore(finding, `(Its suppression expired on ${entry2.expires}.)`));
    }
    return { visible, hidden, used: used2, expired };
  };
}
function withMore({ messageId: _id, data: _data, message, ...rest }, more) {
  return { ...rest, message: `${message} ${more}` };
}
var keyOf3 = (finding) => `${placeKeyOf(finding)}
${finding.valueHash}`;
var keyOfEntry = (entry2) => `${placeKeyOfEntry(entry2)}
${entry2.hash}`;
function placeKeyOf(finding) {
  const { tool: tool4, pointer } = knownPlace(finding);
  return placeKey(finding.path, finding.rule, tool4, pointer);
}
var placeKeyOfEntry = ({ path: path2, rule, tool: tool4, pointer }) => placeKey(path2, rule, tool4, pointer);
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
  hides({ rule, path: path2, line, start: start3, end, message }) {
    if (path2 !== this.#path || !mayBeHidden(rule)) return false;
    const here = this.#lines.get(line);
    const by = here?.get(rule) ?? here?.get(ALL2) ?? lastBefore(this.#stretchesOf(rule), start3)?.by;
    if (!by) return false;
    this.#used.add(by);
    this.#hidden.add(`${rule}
${start3}:${end}
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
  let open7;
  for (const by of switches) {
    const { word, start: start3, end } = by.directive;
    if (by.rule !== rule && by.rule !== ALL2) continue;
    if (word === "toolint-disable" && !open7) stretches.push(open7 = { from: end, to: Infinity, by });
    if (word === "toolint-enable" && open7) {
      open7.to = start3;
      open7 = void 0;
    }
  }
  return stretches;
}
function lastBefore(stretches, offset) {
  const last = stretches[countWhere(stretches, ({ from }) => from <= offset) - 1];
  return last && offset < last.to ? last : void 0;
}
function enablesThatDo(switches) {
  const open7 = /* @__PURE__ */ new Set();
  return switches.filter((each) => {
    if (each.directive.word === "toolint-disable") open7.add(each.rule);
    if (each.directive.word !== "toolint-enable") return false;
    const does = each.rule === ALL2 ? open7.size > 0 : open7.has(each.rule) || open7.has(ALL2);
    if (each.rule === ALL2) open7.clear();
    else open7.delete(each.rule);
    return does;
  });
}

// src/core/judge.ts
function judge4(document, formats2, hints, settings, services2) {
  const recognition = recognise3(document, formats2, hints);
  let result = lint(document, recognition, settings, services2);
  for (const roots of document.alternatives ?? []) {
    const other = { ...document, roots };
    result = both(result, lint(other, recognise3(other, formats2, hints), settings, services2));
  }
  if (recognition.directives.length === 0) return { document, recognition, result };
  const switches = new Switches(document.path, recognition.directives, recognition.locator);
  const findings = result.findings.filter((finding) => !switches.hides(finding));
  return { document, recognition, result: { ...result, findings }, switches };
}
function both(a, b) {
  const inA = new Set(a.findings.map(keyOf4));
  const inB = new Set(b.findings.map(keyOf4));
  const told4 = new Set(a.findings.map(keyOfPlace));
  const findings = [
    ...a.findings.filter((finding) => inB.has(keyOf4(finding))),
    ...b.findings.filter((finding) => inA.has(keyOf4(finding)) && !told4.has(keyOfPlace(finding)))
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
var keyOf4 = ({ rule, pointer }) => `${rule}
${pointer}`;
var keyOfPlace = ({ rule, start: start3, end }) => `${rule}
${start3}:${end}`;
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
        for (const problem2 of rule.project.compare(facts, { options, services: {} })) {
          const related = problem2.related?.map(({ at, note: note3 }) => {
            const { path: path2, line, column } = at.location;
            return { path: path2, line, column, note: printable(note3) };
          });
          findings.push({
            severity: settingOf(problem2.at).severity,
            ...wordingOf(rule, problem2.message, problem2.data),
            ...problem2.at.location,
            ...related && { related },
            ...fixOf(problem2)
          });
        }
      } catch (error) {
        failures.push({ path: ".", message: `The rule ${id} failed: ${messageOf(error)}`, rule: id });
      }
    }
    return { findings: withoutTwins(findings), failures };
  }
};
function compareAlone({ facts }, settings, isAlone) {
  if (facts.size === 0) return { findings: [], failures: [] };
  const project = new Project();
  project.add(new Map([...facts].filter(([id]) => isForOneFile(settings.get(id).rule, isAlone))), settings);
  return project.compare();
}
function settingsAlone(settings, isAlone) {
  return new Map([...settings].filter(([, { rule }]) => !rule.project || isForOneFile(rule, isAlone)));
}
function isForOneFile({ project }, isAlone) {
  return project?.inOneFile === true && (isAlone || !project.ifAlone);
}
var PLAIN2 = /^[A-Za-z](?:[\w./:@?=&%~+-]*[\w/])?$/;
function fixOf({ at: { characters: characters2 }, fix }) {
  if (!fix || !characters2 || !PLAIN2.test(fix.value)) return void 0;
  const { title, safe, value: text3 } = fix;
  return { fix: { title: printable(title), safe, edits: [{ ...characters2, text: text3 }] } };
}

// src/sql/tokens.ts
var BLANK = /(?<blank>[ \t\n\f\r]+|--[^\n]*|\/\*[^]*?(?:\*\/|$))/y;
var STRING = /(?<string>[xX]?'[^']*(?:''[^']*)*')/y;
var QUOTED = /(?<quoted>"[^"]*(?:""[^"]*)*"|`[^`]*(?:``[^`]*)*`|\[[^\]]*\])/y;
var WORD = /(?<word>[A-Za-z_\x80-\uffff][\w$\x80-\uffff]*)/y;
var VARIABLE = /(?<variable>\?\d*|[:@$][\w$\x80-\uffff]+)/y;
var NUMBER = /(?<number>\.?\d[\w.]*)/y;
var SYMBOL = /(?<symbol>['"`[][^]*|\|\||->>?|<[<=>]?|>[>=]?|[=!]=|[^])/y;
var TOKEN = new RegExp(
  [BLANK, STRING, QUOTED, WORD, VARIABLE, NUMBER, SYMBOL].map(({ source }) => source).join("|"),
  "y"
);
function tokensOf(sql2) {
  const tokens = [];
  for (let from = 0; from < sql2.length; ) {
    TOKEN.lastIndex = from;
    const { 0: whole, groups: groups2 = {} } = TOKEN.exec(sql2);
    const to = from + whole.length;
    const kind = KINDS.find((each) => groups2[each] !== void 0);
    if (kind) tokens.push({ kind, from, to, text: kind === "quoted" ? unquote(whole) : whole });
    from = to;
  }
  return tokens;
}
var KINDS = ["word", "symbol", "quoted", "string", "variable", "number"];
function unquote(text3) {
  const quote = text3.at(-1);
  return text3.slice(1, -1).replaceAll(quote + quote, quote);
}
function isWord(token, ...words) {
  return token?.kind === "word" && words.includes(token.text.toUpperCase());
}
function isSymbol(token, text3) {
  return token?.kind === "symbol" && token.text === text3;
}
function isName(token, name) {
  if (token?.kind !== "word" && token?.kind !== "quoted") return false;
  return name === void 0 || token.text.toLowerCase() === name.toLowerCase();
}

// src/sql/guard.ts
function judgeDefinition(tokens) {
  if (isTemplate(tokens)) return { does: "unjudged" };
  if (isWord(tokens[0], ...NEVER2)) return refuse(`${tokens[0].text.toUpperCase()} is no definition of a table`);
  if (!isWord(tokens[0], "CREATE")) return { does: "nothing" };
  if (tokens.some((token) => isName(token, "load_extension"))) return refuse("it loads an extension");
  const at = isWord(tokens[1], "TEMP", "TEMPORARY", "UNIQUE", "VIRTUAL") ? 2 : 1;
  const kind = KINDS2.find((word) => isWord(tokens[at], word));
  if (!kind) return { does: "nothing" };
  const { name, next } = nameAt(tokens, at + 1);
  if (isWord(tokens[1], "VIRTUAL")) return judgeModule(tokens, next);
  if (!name) return { does: "nothing" };
  if (kind === "TABLE" && isWord(tokens[next], "AS")) return { does: "unjudged" };
  return { does: "create", creation: { kind: kind.toLowerCase(), name } };
}
function judgeQuery(tokens) {
  return isTemplate(tokens) || isWord(tokens[0], ...NEVER2) ? { does: "unjudged" } : { does: "nothing" };
}
function changesSchema(tokens) {
  return tokens.some((token, index) => isWord(token, ...DDL) && (index === 0 || isSymbol(tokens[index - 1], ";")));
}
var KINDS2 = ["TABLE", "INDEX", "VIEW", "TRIGGER"];
var NEVER2 = ["ATTACH", "DETACH", "PRAGMA", "VACUUM"];
var DDL = ["CREATE", "ALTER", "DROP", "ATTACH"];
var KNOWN_MODULES = ["FTS3", "FTS4", "FTS5", "RTREE", "GEOPOLY", "VEC0"];
var refuse = (why) => ({ does: "refused", why });
function judgeModule(tokens, at) {
  if (isWord(tokens[at], "USING") && isWord(tokens[at + 1], ...KNOWN_MODULES)) return { does: "unjudged" };
  return refuse("a virtual table runs the code of its module, which may read files");
}
function nameAt(tokens, at) {
  const start3 = isWord(tokens[at], "IF") && isWord(tokens[at + 1], "NOT") && isWord(tokens[at + 2], "EXISTS") ? at + 3 : at;
  const index = isSymbol(tokens[start3 + 1], ".") ? start3 + 2 : start3;
  const token = tokens[index];
  return { name: canName(token) ? token : void 0, next: index + 1 };
}
function canName(token) {
  return token !== void 0 && ["word", "quoted", "string"].includes(token.kind);
}
function isTemplate(tokens) {
  return tokens.some((token, index) => {
    if (!isSymbol(token, "{")) return false;
    const inner = isSymbol(tokens[index + 1], "{") ? index + 2 : index + 1;
    return isName(tokens[inner]) && (isSymbol(tokens[inner + 1], "}") || isSymbol(tokens[inner + 1], "."));
  });
}

// src/sql/other-builds.ts
var FUNCTION = /^no such function: (?:soundex|bm25|highlight|snippet|fts5\w*|rtree\w+|geopoly_\w+|vec_\w+|sqlite_offset|load_extension)$/i;
var TABLE = /^no such table: (?:main\.)?(?:dbstat|sqlite_stmt|sqlite_dbpage|bytecode|tables_used)$/i;
var isOfOtherBuild = (message) => FUNCTION.test(message) || TABLE.test(message);

// src/sql/place.ts
function faultOf(message, { sql: sql2, tokens, stop }) {
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
  const isNested = tokens.filter((token) => isWord(token, "SELECT")).length > 1;
  return found.length === 1 || !isNested ? span(found[0]) : {};
}
function fits2({ before, after }, what) {
  if (isSymbol(before, ".")) return false;
  if (what === "function") return isSymbol(after, "(");
  if (what === "table") return isWord(before, ...BEFORE_TABLES, "TABLE", "ON") || isSymbol(before, ",");
  return !isWord(before, ...BEFORE_TABLES, "AS") && !isSymbol(after, ".");
}
var BEFORE_TABLES = ["FROM", "JOIN", "INTO", "UPDATE", "REPLACE"];
function mentions(tokens, name) {
  const parts = name.split(".");
  return tokens.flatMap((token, index) => {
    const length = isName(token, name) ? 1 : isPath(tokens, index, parts) ? 2 * parts.length - 1 : 0;
    if (length === 0) return [];
    const to = tokens[index + length - 1].to;
    return [{ from: token.from, to, before: tokens[index - 1], after: tokens[index + length] }];
  });
}
function isPath(tokens, at, parts) {
  return parts.every((part2, index) => {
    const here = at + 2 * index;
    return isName(tokens[here], part2) && (index === 0 || isSymbol(tokens[here - 1], "."));
  });
}

// src/sql/check.ts
var LONGEST4 = 5e4;
var MOST2 = 5e5;
var MOST_STATEMENTS = 500;
var MOST_STUCK = 2;
function checkSql(sqlite, definitions2, queries) {
  const some = within(definitions2, MOST2);
  const others = within(queries, MOST2 - some.reduce((sum, { length }) => sum + length, 0));
  const statements = [...some.map((sql2) => statement(sql2, true)), ...others.map((sql2) => statement(sql2, false))];
  const { results, tables } = ask2(sqlite, statements);
  const outcomes = statements.map((each) => outcome(each, results.get(each)));
  const defined = outcomes.slice(0, some.length);
  return {
    definitions: defined,
    queries: outcomes.slice(some.length),
    tables,
    isComplete: some.length === definitions2.length && others.length === queries.length && defined.every(({ creates, fault }) => creates && !fault) && !statements.some(({ isDefinition: isDefinition2, tokens }) => !isDefinition2 && changesSchema(tokens))
  };
}
function within(statements, room) {
  let left = room;
  const end = statements.findIndex(({ length }, index) => index === MOST_STATEMENTS || (left -= length) < 0);
  return end < 0 ? statements : statements.slice(0, end);
}
function statement(source, isDefinition2) {
  const sql2 = source.toWellFormed();
  if (sql2.length > LONGEST4) {
    const fault2 = { reason: "refused", message: `it is longer than ${LONGEST4} characters` };
    return { isDefinition: isDefinition2, sql: sql2, tokens: [], verdict: { does: "unjudged" }, fault: fault2 };
  }
  const tokens = tokensOf(sql2);
  const verdict = isDefinition2 ? judgeDefinition(tokens) : judgeQuery(tokens);
  const fault = verdict.does === "refused" ? { reason: "refused", message: verdict.why } : void 0;
  return { isDefinition: isDefinition2, sql: sql2, tokens, verdict, fault };
}
function ask2(sqlite, statements) {
  const stuck = /* @__PURE__ */ new Map();
  while (stuck.size < MOST_STUCK) {
    const asked = inOrder2(statements.filter((each) => isAsked(each) && !stuck.has(each)));
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
function inOrder2(statements) {
  return [...statements].sort((a, b) => rank(a) - rank(b));
}
function rank({ isDefinition: isDefinition2, verdict }) {
  if (!isDefinition2) return 2;
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
function faultIn({ isDefinition: isDefinition2, sql: sql2, tokens, verdict }, result) {
  if (result === void 0) return void 0;
  if (result === "stuck") return { reason: "slow", message: "SQLite came to no end with it" };
  if (result.error !== void 0) {
    if (isOfOtherBuild(result.error)) return void 0;
    const start3 = result.start ?? 0;
    const here = tokens.filter(({ from }) => from >= start3);
    const fault = faultOf(result.error, { sql: sql2, tokens: here, stop: result.stop });
    const isChanged = changesSchema(tokens.filter(({ to }) => to <= start3));
    return isChanged && !fault.isSyntax ? void 0 : fault;
  }
  if (!isDefinition2) return void 0;
  if (verdict.does === "nothing") {
    const first2 = tokens[0];
    const message = first2 ? `${first2.text.toUpperCase()} defines no table` : "it holds no statement";
    return { reason: "refused", message, ...first2 && { from: first2.from, to: first2.to } };
  }
  const next = tokens.find(({ from, text: text3 }) => from >= (result.end ?? sql2.length) && text3 !== ";");
  return next && { reason: "several", message: "a second statement", from: next.from, to: next.to };
}

// src/sql/own-file.ts
const { existsSync } = require("node:fs");
const { fileURLToPath } = require("node:url");
function ownFile(name) {
  const places = [`./${name}`, `../${name}`].map((path2) => fileURLToPath(new URL(path2, require('node:url').pathToFileURL(__filename).href)));
  return places.find((path2) => existsSync(path2));
}

// src/sql/thread.ts
var threads = () => process.getBuiltinModule("node:worker_threads");
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
    const key = keyOf5(job);
    const known = begun.get(key);
    begun.delete(key);
    return thread.finish(known ?? thread.begin(job));
  };
  const begin = (job) => {
    const done = here?.run(job);
    if (done) return done;
    const soon = here?.begin(job);
    if (soon) throw new NotYet(soon);
    const key = keyOf5(job);
    if (!begun.has(key)) begun.set(key, thread.begin(job));
    throw new NotYet();
  };
  return {
    check: (definitions2, queries) => checkSql(finish2, definitions2, queries),
    begin: { check: (definitions2, queries) => checkSql(begin, definitions2, queries) },
    dispose: () => {
      thread.end();
      begun.clear();
    }
  };
}
var keyOf5 = ({ steps }) => JSON.stringify(steps.map(({ sql: sql2 }) => sql2));

// src/parse/libraries.ts
var LIBRARIES = [
  ["ai$", "telling", "function", "factory", "base", "unserved"],
  ["@ai-sdk/", "telling", "function", "base", "unserved"],
  ["@openai/", "factory"],
  ["@openai/agents", "telling", "function", "base", "unserved"],
  ["openai$", "unserved"],
  ["openai/", "maker"],
  ["@anthropic-ai/claude-agent-sdk", "telling", "served"],
  ["@cyanheads/mcp-ts-core", "telling", "defined"],
  ["@anthropic-ai/sdk/", "telling", "maker"],
  ["@anthropic-ai/", "unserved"],
  ["@?langchain", "telling", "function", "factory", "maker", "base", "unserved"],
  ["@?llamaindex", "telling", "function", "maker", "base"],
  ["@mastra/", "telling", "factory", "base", "unserved"],
  ["@strands-agents/", "telling", "function", "maker"],
  ["@google/adk", "telling", "maker"],
  ["@google/", "base"],
  ["@xsai/tool$", "telling", "function"],
  ["@tanstack/ai", "telling", "maker"],
  ["@assistant-ui/", "telling", "function", "unserved"],
  ["@convex-dev/agent", "telling", "factory", "unserved"],
  ["@github/copilot-sdk", "factory"],
  ["beeai-framework", "telling", "maker", "base"],
  ["@modelcontextprotocol/(sdk/)?client", "unserved"]
];
var beginningsOf = (trait) => LIBRARIES.flatMap(([beginning, ...traits]) => traits.includes(trait) ? [beginning] : []);
var librariesWith = (trait) => new RegExp(`^(${beginningsOf(trait).join("|")})`);

// src/parse/telltale.ts
var TOOLS = new RegExp(
  [
    "register(App)?(Tool|Resource)",
    "registerWidget",
    "setRequestHandler",
    "inputSchema",
    "input_schema",
    "(register|add|define|create)\\w{0,40}Tool\\b",
    "\\.(tool|widget|uiResource)\\(",
    "ui://",
    "ToolMetadata",
    "sunpeak/mcp",
    "(extends|implements)\\s[\\w$.,<>\\s]{0,100}Tool\\b",
    "mcp-nest|@frontmcp/sdk|@leanmcp/core",
    "@(Mcp|MCP)Tool\\(",
    "\\bFunctionTool\\b",
    "\\bzod(Responses)?Function\\(",
    "\\b(readOnly|destructive|idempotent|openWorld)Hint\\b"
  ].join("|")
);
var LIBRARIES2 = new RegExp(`["'](${[...beginningsOf("telling"), "xmcp$"].map(toItsEnd).join("|")})["']`);
function toItsEnd(beginning) {
  return beginning.endsWith("$") ? beginning.slice(0, -1) : `${beginning}[^"'\\n]{0,60}`;
}
var mayBeWidget = (text3) => text3.includes("openai") || text3.includes("callServerTool") || text3.includes("ui/initialize");
var mayBePage = (text3) => mayBeWidget(text3) && /<script|\son[a-z]+=/i.test(text3);
var SCRIPT_TYPES = /* @__PURE__ */ new Set([
  ...["", "module", "text/javascript", "application/javascript", "text/ecmascript"]
]);
var isWidgetHandler = (attribute, value) => /^on[a-z]+$/.test(attribute) && value.includes("openai");

// src/eslint/file.ts
function languageOf(ast) {
  if (ast.type === "Program") return firstIn(ast)?.type === "Document" ? void 0 : "js";
  return ast.type === "Document" && "body" in ast ? "json" : void 0;
}
function firstIn(program) {
  return Array.isArray(program.body) ? program.body[0] : void 0;
}
function pathOf2({ filename, cwd }) {
  const path2 = spelled(filename);
  const folder = spelled(cwd).replace(/\/?$/, "/");
  return path2.startsWith(folder) ? path2.slice(folder.length) : path2.replace(/^\//, "");
}
var spelled = (path2 = "") => path2.replaceAll("\\", "/").replace(/^[a-z]:/, (drive) => drive.toUpperCase());

// src/parse/broken-scripts.ts
var OPEN = /\{\{|\{%|\{#|<%|<\?|#\{/;
var OPEN_HERE = /\$\{|%\w+%|@\w+@|#\w+#|\$\w+\$|<!--/;
function mayBeFilledIn(script, at) {
  const start3 = script.lastIndexOf("\n", at - 1) + 1;
  const end = script.indexOf("\n", at);
  return OPEN.test(script) || OPEN_HERE.test(script.slice(start3, end < 0 ? void 0 : end));
}

// src/parse/estree/children.ts
function one(child, into) {
  if (child) into.push(child);
}
function many(children, into) {
  if (!children) return;
  for (let index = children.length - 1; index >= 0; index--) {
    const each = children[index];
    if (each) into.push(each);
  }
}
var none = () => void 0;
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
  one(node["init"], into);
  one(node["id"], into);
});
put("FunctionDeclaration", (node, into) => {
  one(node["body"], into);
  many(node["params"], into);
});
put("FunctionExpression", (node, into) => {
  one(node["body"], into);
  many(node["params"], into);
});
put("ArrowFunctionExpression", (node, into) => {
  one(node["body"], into);
  many(node["params"], into);
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
  one(node["alternate"], into);
  one(node["consequent"], into);
  one(node["test"], into);
});
put("ConditionalExpression", (node, into) => {
  one(node["alternate"], into);
  one(node["consequent"], into);
  one(node["test"], into);
});
put("LogicalExpression", (node, into) => {
  one(node["right"], into);
  one(node["left"], into);
});
put("BinaryExpression", (node, into) => {
  one(node["right"], into);
  one(node["left"], into);
});
put("AssignmentExpression", (node, into) => {
  one(node["right"], into);
  one(node["left"], into);
});
put("AssignmentPattern", (node, into) => {
  one(node["right"], into);
  one(node["left"], into);
});
put("MemberExpression", (node, into) => {
  if (node["computed"]) one(node["property"], into);
  one(node["object"], into);
});
put("CallExpression", (node, into) => {
  many(node["arguments"], into);
  one(node["callee"], into);
});
put("NewExpression", (node, into) => {
  many(node["arguments"], into);
  one(node["callee"], into);
});
put("ObjectExpression", (node, into) => {
  many(node["properties"], into);
});
put("ObjectPattern", (node, into) => {
  many(node["properties"], into);
});
put("Property", (node, into) => {
  one(node["value"], into);
  if (node["computed"]) one(node["key"], into);
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
  one(node["quasi"], into);
  one(node["tag"], into);
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
  many(node["specifiers"], into);
  one(node["declaration"], into);
});
put("ExportSpecifier", (node, into) => {
  one(node["local"], into);
});
put("ExportDefaultDeclaration", (node, into) => {
  one(node["declaration"], into);
});
put("ClassDeclaration", (node, into) => {
  many(node["decorators"], into);
  one(node["body"], into);
  one(node["superClass"], into);
});
put("ClassExpression", (node, into) => {
  many(node["decorators"], into);
  one(node["body"], into);
  one(node["superClass"], into);
});
put("ClassBody", (node, into) => {
  many(node["body"], into);
});
put("PropertyDefinition", (node, into) => {
  many(node["decorators"], into);
  one(node["value"], into);
  if (node["computed"]) one(node["key"], into);
});
put("MethodDefinition", (node, into) => {
  many(node["decorators"], into);
  one(node["value"], into);
  if (node["computed"]) one(node["key"], into);
});
put("ForStatement", (node, into) => {
  one(node["body"], into);
  one(node["update"], into);
  one(node["test"], into);
  one(node["init"], into);
});
put("ForInStatement", (node, into) => {
  one(node["body"], into);
  one(node["right"], into);
  one(node["left"], into);
});
put("ForOfStatement", (node, into) => {
  one(node["body"], into);
  one(node["right"], into);
  one(node["left"], into);
});
put("WhileStatement", (node, into) => {
  one(node["body"], into);
  one(node["test"], into);
});
put("DoWhileStatement", (node, into) => {
  one(node["body"], into);
  one(node["test"], into);
});
put("LabeledStatement", (node, into) => {
  one(node["body"], into);
});
put("TryStatement", (node, into) => {
  one(node["finalizer"], into);
  one(node["handler"], into);
  one(node["block"], into);
});
put("CatchClause", (node, into) => {
  one(node["body"], into);
  one(node["param"], into);
});
put("SwitchStatement", (node, into) => {
  many(node["cases"], into);
  one(node["discriminant"], into);
});
put("SwitchCase", (node, into) => {
  many(node["consequent"], into);
  one(node["test"], into);
});
put("JSXElement", (node, into) => {
  many(node["children"], into);
  one(node["openingElement"], into);
});
put("JSXFragment", (node, into) => {
  many(node["children"], into);
});
put("JSXOpeningElement", (node, into) => {
  many(node["attributes"], into);
  one(node["name"], into);
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
  if (node["body"]) one(node["body"], into);
  else many(node["members"], into);
});
put("TSEnumBody", (node, into) => {
  many(node["members"], into);
});
put("TSEnumMember", (node, into) => {
  one(node["initializer"], into);
});
put(
  "Identifier Literal ThisExpression Super Import MetaProperty TemplateElement ImportSpecifier ImportDefaultSpecifier ImportNamespaceSpecifier PrivateIdentifier JSXText JSXIdentifier EmptyStatement BreakStatement ContinueStatement TSInterfaceDeclaration TSTypeAliasDeclaration TSTypeAnnotation TSDeclareFunction TSTypeReference",
  none
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
  const found = [];
  for (const key in node) {
    const child = node[key];
    if (typeof child !== "object" || child === null || SKIPPED.has(key)) continue;
    if (!Array.isArray(child)) {
      if (isAst(child)) found.push(child);
    } else for (const each of child) if (isAst(each)) found.push(each);
  }
  many(found, into);
}
var isAst = (value) => typeof value === "object" && value !== null && typeof value.type === "string";

// src/parse/estree/ast.ts
var startOf = (node) => node.range?.[0] ?? node.start;
var endOf = (node) => node.range?.[1] ?? node.end;
function walkAst(node, enter, normalise) {
  const todo = [node];
  if (normalise) normalise(node);
  for (let next = todo.pop(); next; next = todo.pop()) {
    if (next.type !== "Identifier" && next.type !== "Literal") {
      const from = todo.length;
      childrenInto(next, todo);
      for (let index = todo.length - 1; index >= from; index--) {
        const child = todo[index];
        child.parent ??= next;
        if (normalise) normalise(child);
      }
    }
    enter(next);
  }
}
function childrenOf(node) {
  const children = [];
  childrenInto(node, children);
  return children.reverse();
}
function bare(node) {
  let at = node;
  for (; ; ) {
    const inner = WRAPPERS.has(at.type) ? at["expression"] : calledWithoutThis(at);
    if (!inner) return at;
    at = inner;
  }
}
function calledWithoutThis({ type, expressions }) {
  if (type !== "SequenceExpression" || expressions.length !== 2) return void 0;
  const [first2, second] = expressions;
  return first2.type === "Literal" && first2["value"] === 0 ? second : void 0;
}
function ownerOf(node) {
  let at = bare(node);
  while (at.type === "MemberExpression") at = bare(at["object"]);
  return at;
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
function isInside(node, outer) {
  for (let at = node; at; at = at.parent) if (at === outer) return true;
  return false;
}
function staticName(key, isComputed) {
  if (!isComputed && (key.type === "Identifier" || key.type === "PrivateIdentifier")) return key["name"];
  if (isLiteral(key) && (typeof key["value"] === "string" || typeof key["value"] === "number"))
    return String(key["value"]);
  if (key.type === "TemplateLiteral" && key["quasis"].length === 1) return key["quasis"][0].value.cooked;
  return void 0;
}
var isLiteral = ({ type }) => type === "Literal" || type === "StringLiteral" || type === "NumericLiteral";
var isFunction = (node) => node.type === "FunctionDeclaration" || node.type === "FunctionExpression" || node.type === "ArrowFunctionExpression";
function calledOn(call, methods) {
  const callee = call.type === "CallExpression" ? bare(call["callee"]) : void 0;
  if (callee?.type !== "MemberExpression") return void 0;
  return methods.test(staticName(callee["property"], callee["computed"]) ?? "") ? bare(callee["object"]) : void 0;
}
var MAPS = /^map$/;
function path(node) {
  const names = [];
  for (let at = bare(node); ; at = bare(at)) {
    if (at.type === "MemberExpression") {
      names.push(staticName(at["property"], at["computed"]) ?? "?");
      at = at["object"];
    } else if (at.type === "AwaitExpression") {
      at = at["argument"];
    } else {
      names.push(at.type === "Identifier" ? at["name"] : at.type === "ThisExpression" ? "this" : "");
      return names.reverse();
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
function unknownText(node) {
  return { kind: "unknown", ...place2(node), isText: true };
}
function unknownAt({ start: start3, end }) {
  return { kind: "unknown", start: start3, end };
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
  let at = value;
  for (const key of path2) {
    if (at.kind === "array") {
      const item = /^\d+$/.test(key) ? at.items[Number(key)] : void 0;
      if (!item || at.open) return unknown2(use);
      at = item;
    } else if (at.kind === "object") {
      const child = entry(at, key);
      if (!child) return at.open ? unknown2(use) : nothing(use);
      at = child.value;
    } else {
      return unknown2(use);
    }
  }
  return at;
}
function literal(node) {
  const value = node["value"];
  if (node["regex"] || node["bigint"]) return unknown2(node);
  const start3 = startOf(node);
  const end = endOf(node);
  if (typeof value === "string") return { kind: "string", start: start3, end, value };
  if (typeof value === "number") return { kind: "number", start: start3, end, value };
  if (typeof value === "boolean") return { kind: "boolean", start: start3, end, value };
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

// src/parse/estree/schema-builders/mark.ts
var BUILT = /* @__PURE__ */ Symbol("built");
var TYPEBOX = /* @__PURE__ */ Symbol("typebox");
var markOf = (value) => value[BUILT];
var isBuilt = (value) => markOf(value) !== void 0;
var isBuiltSchema = (value) => isBuilt(value) && markOf(value) !== "shape";
var isMarkedTypebox = (value) => value[TYPEBOX] === true;
var isTypebox = (value) => isMarkedTypebox(value) || isRawShape(value) && value.entries.some((each) => isMarkedTypebox(each.value));
function withoutMark(value) {
  if (!isBuilt(value)) return value;
  const copy = { ...value };
  delete copy[BUILT];
  return copy;
}
var mayBeBuiltSchema = (value) => value.kind === "union" ? value.branches.some(mayBeBuiltSchema) : isBuiltSchema(value);
function isRawShape(value) {
  return value.kind === "object" && !isBuiltSchema(value) && value.entries.some((each) => mayBeBuiltSchema(each.value));
}
var isSurelySchema = (value) => isBuiltSchema(value) || isRawShape(value) || textOf(get(value, "type")) === "object";
function mayBeRawShape(value) {
  if (value.kind !== "object" || isBuiltSchema(value)) return false;
  const isSchema3 = textOf(value.entries.find(({ key }) => key === "type")?.value) !== void 0;
  return !isSchema3 && (isRawShape(value) || value.entries.every((each) => each.value.kind === "unknown"));
}

// src/parse/estree/patterns.ts
var namesIn = (pattern) => namesFrom([], pattern);
function namesFrom(path2, pattern, rest) {
  switch (pattern.type) {
    case "Identifier":
      return [{ name: pattern["name"], path: path2, rest }];
    case "AssignmentPattern":
      return namesFrom(void 0, pattern["left"]);
    case "ObjectPattern":
      return pattern["properties"].flatMap((property) => {
        if (property.type === "RestElement")
          return namesFrom(void 0, property["argument"], restOf(pattern, path2));
        return namesFrom(stepInto(path2, staticName(property["key"], property["computed"])), property["value"]);
      });
    case "ArrayPattern":
      return pattern["elements"].flatMap(
        (element, position) => element ? namesFrom(stepInto(path2, String(position)), element) : []
      );
    case "RestElement":
      return namesFrom(void 0, pattern["argument"]);
    case "TSParameterProperty":
      return namesFrom(path2, pattern["parameter"]);
    default:
      return [];
  }
}
var stepInto = (path2, key) => path2 && key !== void 0 ? [...path2, key] : void 0;
function restOf(pattern, path2) {
  const without3 = namesBeside(pattern);
  return path2 && without3 && { path: path2, without: without3 };
}
function namesBeside({ properties }) {
  const names = properties.filter(({ type }) => type !== "RestElement").map(({ key, computed }) => staticName(key, computed));
  return names.includes(void 0) ? void 0 : names;
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
  if (value.kind !== "object" || isBuiltSchema(value) || !without3) return unknown2(use);
  return { ...value, entries: value.entries.filter(({ key }) => !without3.includes(key)) };
}
function taken({ path: path2, rest }, value, use) {
  if (path2) return follow2(value, path2, use);
  return rest ? omit(follow2(value, rest.path, use), rest.without, use) : unknown2(use);
}
function isLocal({ node }, { inside }) {
  if (inside.length === 0) return false;
  for (let at = node; at; at = at.parent) if (inside.includes(at)) return true;
  return false;
}

// src/parse/estree/evaluate/budget.ts
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

// src/parse/estree/modules.ts
var SDK_V1 = /^@modelcontextprotocol\/sdk(\/|$)/;
var SDK_V2 = /^@modelcontextprotocol\/(server|core|client|node|express|hono)(\/|$)/;
var MCP_MODULES = /^(@modelcontextprotocol\/|mcp-handler|@vercel\/mcp-adapter|agents\/mcp|mcp-use|skybridge|fastmcp|xmcp|mcp-lite)/;
function versionOf(module) {
  return SDK_V1.test(module) ? "v1" : SDK_V2.test(module) ? "v2" : void 0;
}
function modulesOf({ modules: names, scopes }) {
  const answers = /* @__PURE__ */ new Map();
  const has2 = (pattern) => {
    const known = answers.get(pattern.source);
    if (known !== void 0) return known;
    const answer = names.some((name) => pattern.test(name));
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
  return { names, has: has2, sdk: isV1 === isV2 ? void 0 : isV1 ? "v1" : "v2", sourceOf, sourceOfCallee };
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

// src/parse/estree/evaluate/conversions.ts
function convertedValue(call, scopes, evaluate) {
  const conversion = conversionOf(call, scopes);
  const [argument, options] = call["arguments"];
  if (!conversion || !argument || argument.type === "SpreadElement") return void 0;
  const given = options && evaluate(options);
  if (given && (given.kind !== "object" || given.open || given.entries.some(({ key }) => key === "name")))
    return unknown2(call);
  const schema = evaluate(argument);
  if (conversion === "kept") return schema;
  return isBuiltSchema(schema) ? asJsonSchema(schema) : unknown2(call);
}
function conversionOf(call, scopes) {
  const callee = bare(call["callee"]);
  if (callee.type === "Identifier") return kindOf2(importOf(callee, scopes));
  if (callee.type !== "MemberExpression") return void 0;
  const name = staticName(callee["property"], callee["computed"]);
  const owner = importOf(withoutExport(bare(callee["object"])), scopes);
  return owner && name !== void 0 ? kindOf2({ source: owner.source, name }) : void 0;
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

// src/parse/estree/evaluate/object-draft.ts
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
    const objects = branches.filter((each) => each.kind === "object");
    const others = branches.filter(({ kind }) => kind !== "object" && kind !== "null" && kind !== "undefined");
    if (others.length > 0 || objects.some(({ open: open7 }) => open7)) this.hide(by);
    const [only] = objects;
    if (branches.length === 1 && only) only.entries.forEach((each) => this.put(each));
    if (branches.length === 1) return;
    for (const each of objects.flatMap(({ entries: entries2 }) => entries2)) {
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

// src/parse/estree/evaluate/texts.ts
var isText = (value) => value.kind === "string" || value.kind === "number";
function madeText(node, text3, budget) {
  return budget.allowsText(text3.length) ? { kind: "string", ...place2(node), value: text3 } : unknown2(node);
}
function textMethod(node, text3, method) {
  const change = method !== void 0 && node["arguments"].length === 0 ? CHANGES.get(method) : void 0;
  return change ? { kind: "string", ...place2(node), value: change(text3) } : unknown2(node);
}
var CHANGES = /* @__PURE__ */ new Map([
  ["trim", (text3) => text3.trim()],
  ["toLowerCase", (text3) => text3.toLowerCase()],
  ["toUpperCase", (text3) => text3.toUpperCase()],
  ["toString", (text3) => text3]
]);

// src/parse/estree/evaluate/literals.ts
function templateValue(node, evaluate, budget) {
  let text3 = "";
  for (const [index, quasi] of node["quasis"].entries()) {
    const cooked2 = quasi["value"].cooked;
    if (typeof cooked2 !== "string") return unknownText(node);
    text3 += cooked2;
    const expression = node["expressions"][index];
    if (!expression) continue;
    const value = evaluate(expression);
    if (!isText(value)) return unknownText(node);
    text3 += String(value.value);
    if (text3.length > LONGEST_TEXT) return unknownText(node);
  }
  return madeText(node, text3, budget);
}
function objectValue(node, evaluate) {
  const draft = new ObjectDraft();
  for (const property of node["properties"]) {
    if (property.type === "SpreadElement" || property.type === "ExperimentalSpreadProperty") {
      draft.spread(spreadValues(property["argument"], evaluate), property);
      continue;
    }
    const key = property["key"] ? keyOf6(property["key"], property["computed"], evaluate) : void 0;
    if (key === void 0) {
      draft.hide(property);
      continue;
    }
    const isValue = property["kind"] === "init" && !property["method"];
    const value = isValue ? evaluate(property["value"]) : unknown2(property["value"] ?? property);
    const name = property["key"];
    const entry2 = { key, start: startOf(name), end: endOf(name), value };
    if (isValue && !property["computed"]) draft.write(entry2, node);
    else draft.put(entry2);
  }
  return draft.finish(node);
}
function spreadValues(argument, evaluate) {
  const node = bare(argument);
  if (node.type === "LogicalExpression" && node["operator"] === "&&") {
    const truth = truthOf(evaluate(node["left"]));
    if (truth === false) return [nothing(node)];
    const right = evaluate(node["right"]);
    return truth ? [right] : [right, nothing(node)];
  }
  if (node.type === "ConditionalExpression") return [evaluate(node["consequent"]), evaluate(node["alternate"])];
  const value = evaluate(node);
  return value.kind === "union" ? value.branches : [value];
}
function keyOf6(key, isComputed, evaluate) {
  const name = staticName(key, isComputed);
  if (name !== void 0 || !isComputed) return name;
  const value = evaluate(key);
  return isText(value) ? String(value.value) : void 0;
}
function arrayValue(node, evaluate) {
  const items2 = [];
  let open7 = false;
  for (const element of node["elements"]) {
    if (!element) continue;
    if (element.type === "SpreadElement") {
      const spread = evaluate(element["argument"]);
      if (spread.kind === "array") for (const item of spread.items) items2.push(item);
      open7 ||= spread.kind !== "array" || spread.open;
    } else {
      items2.push(evaluate(element));
    }
  }
  return { kind: "array", ...place2(node), items: items2, open: open7 };
}

// src/parse/estree/evaluate/methods.ts
function methodOfObject(node, method, evaluate) {
  const args = node["arguments"];
  if (method === "assign") {
    const draft = new ObjectDraft();
    for (const arg of args) draft.spread(spreadValues(arg, evaluate), arg);
    return draft.finish(node);
  }
  const first2 = args[0] && evaluate(args[0]);
  if ((method === "freeze" || method === "seal" || method === "preventExtensions") && first2) return first2;
  if (first2?.kind !== "object" || first2.open || isBuiltSchema(first2)) return unknown2(node);
  const entries2 = lasting(first2);
  const list = (items2) => ({ kind: "array", ...place2(node), items: items2, open: false });
  const keys = entries2.map((each) => ({ kind: "string", start: each.start, end: each.end, value: each.key }));
  if (method === "values") return list(entries2.map(({ value }) => value));
  if (method === "keys") return list(keys);
  if (method !== "entries") return unknown2(node);
  return list(entries2.map(({ value }, index) => list([keys[index], value])));
}
function methodOf(node, owner, method, evaluate, budget) {
  if (owner.kind === "string") return textMethod(node, owner.value, method);
  if (owner.kind !== "array") return unknown2(node);
  if (method === "concat") return concatenated(node, owner, evaluate);
  return method === "join" ? joined(node, owner, evaluate, budget) : unknown2(node);
}
function concatenated(node, owner, evaluate) {
  const items2 = [...owner.items];
  let open7 = owner.open;
  for (const arg of node["arguments"]) {
    const value = evaluate(arg);
    if (value.kind === "array") for (const item of value.items) items2.push(item);
    open7 ||= value.kind !== "array" || value.open;
  }
  return { kind: "array", ...place2(node), items: items2, open: open7 };
}
function joined(node, owner, evaluate, budget) {
  const texts = owner.items.map(textOf).filter((text3) => text3 !== void 0);
  if (owner.open || texts.length < owner.items.length) return unknown2(node);
  const [argument] = node["arguments"];
  const separator = argument && evaluate(argument);
  if (separator && separator.kind !== "string") return unknown2(node);
  const between = separator?.value ?? ",";
  const length = texts.reduce((sum, text3) => sum + text3.length + between.length, 0);
  return length > LONGEST_TEXT ? unknown2(node) : madeText(node, texts.join(between), budget);
}

// src/parse/estree/schema-builders/zod-calls.ts
function isZodCall(call, scopes) {
  const root = rootOf2(call);
  if (root?.type !== "Identifier") return false;
  const imported = importOf(root, scopes);
  return imported !== void 0 && (/^(z|zod)$/.test(imported.name) || /^zod(\/|$)/.test(imported.source));
}
function rootOf2(call) {
  let at = bare(call);
  while (at.type === "CallExpression" || at.type === "MemberExpression") {
    at = bare(at.type === "CallExpression" ? at["callee"] : at["object"]);
  }
  return at;
}
function stepsOf2(call) {
  const steps = [];
  let at = bare(call);
  while (at.type === "CallExpression") {
    const callee = bare(at["callee"]);
    if (callee.type !== "MemberExpression") return [];
    const name = staticName(callee["property"], callee["computed"]) ?? "?";
    const step2 = { name, args: at["arguments"], at: place2(callee["property"]) };
    at = bare(callee["object"]);
    steps.push({
      ...step2,
      coerces: at.type === "MemberExpression" && staticName(at["property"], at["computed"]) === "coerce"
    });
    if (at.type === "MemberExpression") at = bare(at["object"]);
  }
  return steps.reverse();
}

// src/parse/estree/schema-builders/draft.ts
function finish({ start: start3, end, entries: entries2, open: open7, optional }) {
  return { kind: "object", start: start3, end, entries: entries2, open: open7, [BUILT]: optional ? "optional" : "required" };
}
function startAnew(draft) {
  const before = { ...draft };
  draft.entries = [];
  draft.open = false;
  draft.optional = false;
  return before;
}
function text2(value, { start: start3, end }) {
  return { kind: "string", start: start3, end, value };
}
function set(draft, key, at, value) {
  const entry2 = { key, start: at.start, end: at.end, value };
  const isNew = !draft.entries.some((each) => each.key === key);
  if (isNew) draft.entries.push(entry2);
  else draft.entries = [...draft.entries.filter((each) => each.key !== key), entry2];
  return true;
}
function applyShape(draft, shape, at) {
  if (shape?.kind !== "object") {
    set(draft, "properties", at, { kind: "unknown", start: at.start, end: at.end });
    set(draft, "required", at, { kind: "unknown", start: at.start, end: at.end });
    return false;
  }
  const own2 = draft.entries.find(({ key }) => key === "properties")?.value;
  const before = own2?.kind === "object" ? own2.entries.filter(({ key }) => !shape.entries.some((each) => each.key === key)) : [];
  const entries2 = [...before, ...shape.entries.map((each) => ({ ...each, value: asProperty(each.value, each) }))];
  const open7 = shape.open || own2 !== void 0 && (own2.kind !== "object" || own2.open);
  const { start: start3, end } = shape;
  const properties = { kind: "object", start: start3, end, entries: entries2, open: open7, [BUILT]: "shape" };
  set(draft, "properties", at, properties);
  const needed = lasting(properties).filter(({ value }) => branchesOf(value).every(isRequired));
  const items2 = needed.map((each) => ({ kind: "string", start: each.start, end: each.end, value: each.key }));
  const isVague3 = open7 || entries2.some(({ value }) => isVaguelyRequired(value));
  draft.entries = draft.entries.filter(({ key }) => key !== "required");
  if (items2.length === 0 && !isVague3) return true;
  return set(draft, "required", at, { kind: "array", start: at.start, end: at.end, items: items2, open: isVague3 });
}
function shapeSchema(shape) {
  const draft = { start: shape.start, end: shape.end, entries: [], open: false, optional: false };
  set(draft, "type", shape, text2("object", shape));
  applyShape(draft, shape, shape);
  return finish(draft);
}
var isSchemaOfObject = (value) => value !== void 0 && isBuiltSchema(value) && value.entries.some(({ key }) => key === "properties");
function shapeOf({ entries: entries2 }) {
  return entries2.find(({ key }) => key === "properties")?.value;
}
function asSchema(value, at) {
  if (value?.kind === "object" && isBuiltSchema(value)) return value;
  return unknownAt(value ?? at);
}
function asProperty(value, at) {
  const isChoice = value.kind === "union" && value.branches.every((each) => each.kind === "undefined" || isBuiltSchema(each));
  return isChoice ? value : asSchema(value, at);
}
var branchesOf = (value) => value.kind === "union" ? value.branches : [value];
var isRequired = (value) => markOf(value) === "required";
function isVaguelyRequired(value) {
  const branches = branchesOf(value);
  return branches.some((each) => !isBuilt(each)) || new Set(branches.map(isRequired)).size > 1;
}
function choose(draft, keeps, mask, at) {
  const properties = shapeOf(draft);
  if (mask?.kind !== "object" || mask.open || properties?.kind !== "object") return applyShape(draft, void 0, at);
  const named2 = new Set(mask.entries.map(({ key }) => key));
  const entries2 = properties.entries.filter(({ key }) => named2.has(key) === keeps);
  draft.entries = draft.entries.filter(({ key }) => key !== "properties");
  return applyShape(draft, { ...properties, entries: entries2 }, at);
}
function everyOptional(draft, at) {
  const properties = shapeOf(draft);
  if (properties?.kind !== "object") return false;
  const entries2 = properties.entries.map((each) => ({ ...each, value: asOptional(each.value) }));
  draft.entries = draft.entries.filter(({ key }) => key !== "properties");
  return applyShape(draft, { ...properties, entries: entries2 }, at);
}
function asOptional(value) {
  if (value.kind === "union") return { ...value, branches: value.branches.map(asOptional) };
  return isBuiltSchema(value) ? { ...value, [BUILT]: "optional" } : value;
}
function hideRequired(draft, at) {
  return set(draft, "required", at, unknownAt(at));
}
function nullable(draft, at) {
  const type = draft.entries.find(({ key }) => key === "type")?.value;
  const values = draft.entries.find(({ key }) => key === "enum");
  if (values) draft.entries = draft.entries.filter(({ key }) => key !== "enum" && key !== "type");
  else if (type?.kind === "string")
    set(draft, "type", at, {
      kind: "array",
      start: at.start,
      end: at.end,
      items: [type, text2("null", at)],
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
function bound2(draft, name, value, at) {
  const type = draft.entries.find(({ key }) => key === "type")?.value;
  const kind = type?.kind === "string" ? type.value === "integer" ? "number" : type.value : "";
  const keyword = BOUNDS2[kind]?.[name];
  return keyword && value ? set(draft, keyword, at, value) : true;
}

// src/parse/estree/schema-builders/zod.ts
function zodNode(call, evaluate) {
  const [base, ...methods] = stepsOf2(call);
  if (!base || !(SCHEMAS.has(base.name) || Object.hasOwn(PLAIN3, base.name) || Object.hasOwn(TEXTS2, base.name)))
    return void 0;
  const draft = { start: startOf(call), end: endOf(call), entries: [], open: false, optional: false };
  draft.coerces = base.coerces;
  if (!start(draft, base, evaluate)) draft.open = true;
  describeBy(draft, base, evaluate);
  return applyAll(draft, methods, evaluate);
}
function describeBy(draft, { name, args, at }, evaluate) {
  const options = args[SCHEMAS.has(name) && !ANYTHING.has(name) ? 1 : 0];
  const given = options && evaluate(options);
  const description = given?.kind === "object" && !isBuilt(given) ? entry(given, "description") : void 0;
  if (description?.value.kind === "string") set(draft, "description", at, description.value);
}
function zodMethod(schema, call, evaluate) {
  const step2 = stepsOf2(call).at(-1);
  const { entries: entries2, open: open7 } = schema;
  const optional = markOf(schema) === "optional";
  return step2 && applyAll({ ...place2(call), entries: [...entries2], open: open7, optional }, [step2], evaluate);
}
function zodMember(schema, name) {
  const properties = name === "shape" ? shapeOf(schema) : void 0;
  return properties?.kind === "object" ? properties : void 0;
}
function applyAll(draft, methods, evaluate) {
  for (const method of methods) {
    if (LEAVES.has(method.name)) return void 0;
    if (!apply(draft, method, evaluate)) draft.open = true;
  }
  return finish(draft);
}
var SCHEMAS = new Set(
  "any unknown object strictObject looseObject array enum nativeEnum literal union discriminatedUnion record partialRecord looseRecord tuple optional nullable nullish lazy custom instanceof function map set promise preprocess pipe symbol undefined void never nan intersection templateLiteral file stringbool codec json float32 float64 int32 uint32 int64 uint64 base64 base64url nanoid cuid cuid2 ulid xid ksuid jwt e164 emoji guid uuidv4 uuidv6 uuidv7 httpUrl hostname cidrv4 cidrv6 mac hex hash date time duration transform".split(" ")
);
var LEAVES = new Set(
  "parse safeParse parseAsync safeParseAsync spa isOptional isNullable toJSONSchema encode decode safeEncode safeDecode keyof and exclude extract unwrap removeDefault innerType sourceType".split(" ")
);
var PLAIN3 = {
  string: "string",
  number: "number",
  boolean: "boolean",
  null: "null",
  bigint: "integer",
  int: "integer",
  date: "string"
};
var TEXTS2 = {
  email: "email",
  url: "uri",
  uuid: "uuid",
  datetime: "date-time",
  ipv4: "ipv4",
  ipv6: "ipv6",
  iso: "date-time"
};
var ANYTHING = /* @__PURE__ */ new Set(["any", "unknown"]);
function start(draft, { name, args, at }, evaluate) {
  const put2 = (key, value) => set(draft, key, at, value);
  const inner = (arg) => asSchema(arg ? evaluate(arg) : void 0, at);
  if (Object.hasOwn(PLAIN3, name)) return put2("type", text2(PLAIN3[name], at));
  if (Object.hasOwn(TEXTS2, name)) {
    put2("type", text2("string", at));
    return put2("format", text2(TEXTS2[name], at));
  }
  if (ANYTHING.has(name)) return true;
  switch (name) {
    case "object":
    case "strictObject":
    case "looseObject": {
      put2("type", text2("object", at));
      const shape = args[0] ? evaluate(args[0]) : void 0;
      return applyShape(draft, shape, at);
    }
    case "array":
      put2("type", text2("array", at));
      return put2("items", inner(args[0]));
    case "enum":
    case "nativeEnum":
    case "literal": {
      const given = args[0] ? evaluate(args[0]) : void 0;
      const values = given?.kind === "object" && name !== "literal" ? membersOf(given) : given;
      if (values?.kind === "array") put2("enum", values);
      else if (values && name === "literal" && isPlain3(values))
        put2("enum", { kind: "array", ...place2(args[0]), items: [values], open: false });
      else return false;
      const kinds = new Set((values.kind === "array" ? values.items : [values]).map(({ kind: kind2 }) => kind2));
      const [kind] = kinds;
      return kinds.size === 1 && (kind === "string" || kind === "number" || kind === "boolean") ? put2("type", text2(kind, at)) : true;
    }
    case "union":
    case "discriminatedUnion": {
      const list = args[name === "union" ? 0 : 1];
      const options = list ? evaluate(list) : void 0;
      if (options?.kind !== "array") return false;
      return put2("anyOf", { ...options, items: options.items.map((item) => asSchema(item, at)) });
    }
    case "record":
      put2("type", text2("object", at));
      return put2("additionalProperties", inner(args[1] ?? args[0]));
    case "tuple": {
      put2("type", text2("array", at));
      const parts = args[0] ? evaluate(args[0]) : void 0;
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
      return apply(draft, { name, args: [], at }, evaluate);
    }
    default:
      return false;
  }
}
var HARMLESS = /* @__PURE__ */ new Set([
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
function apply(draft, { name, args, at }, evaluate) {
  const put2 = (key, value) => set(draft, key, at, value);
  const argument = () => args[0] ? evaluate(args[0]) : void 0;
  if (HARMLESS.has(name)) return true;
  if (Object.hasOwn(TEXTS2, name)) return put2("format", text2(TEXTS2[name], at));
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
      return name !== "nullish" || nullable(draft, at);
    case "nullable":
      return nullable(draft, at);
    case "default":
    case "prefault":
    case "catch": {
      draft.optional = true;
      const value = argument();
      if (name === "catch" || !value) return true;
      const isOther = name === "default" && (draft.open || draft.coerces && !isOfType(draft, value));
      return put2("default", isOther ? unknownAt(value) : value);
    }
    case "int":
      return put2("type", text2("integer", at));
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
      return bound2(draft, name, argument(), at);
    case "nonoptional":
      draft.optional = false;
      return true;
    case "array": {
      const item = finish(startAnew(draft));
      put2("type", text2("array", at));
      return put2("items", item);
    }
    case "or": {
      const first2 = finish(startAnew(draft));
      const items2 = [first2, asSchema(argument(), at)];
      draft.optional = items2.some((each) => markOf(each) === "optional");
      return put2("anyOf", { kind: "array", start: at.start, end: at.end, items: items2, open: false });
    }
    case "pick":
    case "omit":
      return choose(draft, name === "pick", argument(), at);
    case "partial":
      return args.length === 0 ? everyOptional(draft, at) : hideRequired(draft, at);
    case "required":
      return hideRequired(draft, at);
    case "extend":
    case "merge":
    case "safeExtend":
    case "augment": {
      const more = argument();
      return applyShape(draft, isSchemaOfObject(more) ? shapeOf(more) : more, at);
    }
    default:
      return false;
  }
}
function isOfType({ entries: entries2 }, { kind }) {
  const type = entries2.find(({ key }) => key === "type")?.value;
  return type?.kind === "string" && (type.value === "integer" ? "number" : type.value) === kind;
}
function membersOf(object) {
  const { start: start3, end, open: open7 } = object;
  return { kind: "array", start: start3, end, items: lasting(object).map(({ value }) => value), open: open7 };
}
var isPlain3 = (value) => value.kind === "string" || value.kind === "number" || value.kind === "boolean" || value.kind === "null";

// src/parse/estree/evaluate/declared.ts
function enumNode(node) {
  const entries2 = [];
  let next = 0;
  for (const member of node["body"]?.members ?? node["members"] ?? []) {
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

// src/parse/estree/evaluate/names.ts
var Names = class {
  #scopes;
  #resolveImport;
  #evaluate;
  #known = /* @__PURE__ */ new Map();
  #underWay = /* @__PURE__ */ new Set();
  constructor(scopes, resolveImport, evaluate) {
    this.#scopes = scopes;
    this.#resolveImport = resolveImport;
    this.#evaluate = evaluate;
  }
  identifier(node, env) {
    if (node["name"] === "undefined") return nothing(node);
    const binding = this.#scopes.resolve(node);
    if (!binding) return unknown2(node);
    const bound3 = env.values.get(binding);
    if (bound3) return bound3;
    const isCacheable = !isLocal(binding, env);
    const isFound = binding.path ?? (isCacheable ? void 0 : binding.rest);
    if (!isFound || this.#scopes.isWritten(node["name"], binding)) return unknown2(node);
    const imported = importOf(node, this.#scopes);
    if (imported) {
      const isNamespace = binding.kind === "import" && imported.name === "*";
      if (isNamespace || !binding.path) return unknown2(node);
      return follow2(this.imported(imported, node), binding.path.slice(1), node);
    }
    const known = isCacheable ? this.#known.get(binding) : void 0;
    if (known) return known;
    if (this.#underWay.has(binding)) return unknown2(node);
    this.#underWay.add(binding);
    const value = this.#declared(binding, node, isCacheable ? NO_ENV : env);
    this.#underWay.delete(binding);
    if (isCacheable) this.#known.set(binding, value);
    return value;
  }
  #declared(binding, use, env) {
    const { kind, node } = binding;
    if (kind === "variable" && node["init"] && !isLoopVariable(node))
      return taken(binding, this.#evaluate(node["init"], env), use);
    if (kind === "enum") return enumNode(node);
    if (kind === "class") return classNode(node, (each) => this.#evaluate(each, env));
    return unknown2(use);
  }
  member(node, env) {
    const key = keyOf6(node["property"], node["computed"], (each) => this.#evaluate(each, env));
    if (key === void 0) return unknown2(node);
    const source = this.#moduleOf(bare(node["object"]));
    if (source !== void 0) return this.imported({ source, name: key }, node);
    const object = this.#holder(node["object"], env);
    return isBuiltSchema(object) ? zodMember(object, key) ?? unknown2(node) : follow2(object, [key], node);
  }
  /** What a member is taken from; all the rest of it is not used here. */
  #holder(expression, env) {
    const node = bare(expression);
    if (node.type === "Identifier") return this.identifier(node, env);
    return node.type === "MemberExpression" ? this.member(node, env) : this.#evaluate(node, env);
  }
  /** The module that an expression is all of: `C` after `import * as C from './c.js'`, `require('./c.js')`. */
  #moduleOf(node) {
    if (node.type === "CallExpression") return requiredModule(node);
    const binding = node.type === "Identifier" ? this.#scopes.resolve(node) : void 0;
    if (binding?.path?.length !== 0 || this.#scopes.isWritten(node["name"], binding)) return void 0;
    const imported = importOf(node, this.#scopes);
    return imported?.name === "*" ? imported.source : void 0;
  }
  /** A value of another file, or one that is well known: that stands where it is used. */
  imported({ source, name }, use) {
    const value = this.#resolveImport(source, name);
    if (!value) return unknown2(use);
    return value.file === void 0 ? { ...value, ...place2(use) } : value;
  }
};
var isLoopVariable = (declarator) => /^For(In|Of)Statement$/.test(declarator.parent?.parent?.type ?? "");

// src/parse/estree/evaluate/operators.ts
function conditionalValue(node, evaluate) {
  return union(node, [evaluate(node["consequent"]), evaluate(node["alternate"])]);
}
function logicalValue(node, evaluate) {
  const left = evaluate(node["left"]);
  const truth = truthOf(left);
  if (node["operator"] === "&&")
    return truth === true ? evaluate(node["right"]) : truth === false ? left : unknown2(node);
  if (node["operator"] === "||" && truth !== void 0) return truth ? left : evaluate(node["right"]);
  if (node["operator"] === "??" && left.kind !== "unknown" && left.kind !== "union") {
    return left.kind === "null" || left.kind === "undefined" ? evaluate(node["right"]) : left;
  }
  return union(node, [left, evaluate(node["right"])]);
}
function binaryValue(node, evaluate, budget) {
  const operands = [];
  let first2 = node;
  while (first2.type === "BinaryExpression" && first2["operator"] === "+") {
    operands.push(first2["right"]);
    first2 = bare(first2["left"]);
  }
  if (operands.length === 0) return unknown2(node);
  let sum = evaluate(first2);
  for (const operand of operands.reverse()) {
    const next = evaluate(operand);
    if (!isText(sum) || !isText(next))
      return isSurelyText(sum) || isSurelyText(next) ? unknownText(node) : unknown2(node);
    if (sum.kind === "number" && next.kind === "number")
      sum = { kind: "number", ...place2(node), value: sum.value + next.value };
    else sum = { kind: "string", ...place2(node), value: `${sum.value}${next.value}` };
    if (sum.kind === "string" && sum.value.length > LONGEST_TEXT) return unknownText(node);
  }
  return sum.kind === "string" ? madeText(node, sum.value, budget) : sum;
}
var isSurelyText = (value) => value.kind === "string" || value.kind === "unknown" && value.isText === true;
function unaryValue(node, evaluate) {
  if (node["operator"] === "void") return nothing(node);
  const value = evaluate(node["argument"]);
  if (node["operator"] === "-" && value.kind === "number")
    return { kind: "number", ...place2(node), value: -value.value };
  const truth = truthOf(value);
  if (node["operator"] === "!" && truth !== void 0) return { kind: "boolean", ...place2(node), value: !truth };
  return unknown2(node);
}

// src/parse/estree/evaluate/projection.ts
function handedOn(item, made) {
  if (made.kind !== "object") return made;
  if (item.kind === "object") return asSaidIn(item, made);
  const parts = item.kind === "array" ? item.items.filter((each) => each.kind === "object") : [];
  return parts.reduce((whole, part2) => withKeysOf(part2, whole), made);
}
function asSaidIn(item, made) {
  const keyed = withKeysOf(item, made);
  const isKept = ({ key, value }) => value.kind === "unknown" || (entry(keyed, key)?.value.kind ?? "unknown") !== "unknown";
  if (keyed.open || !lasting(item).every(isKept)) return keyed;
  const { start: start3, end, file, via } = item;
  return { ...keyed, start: start3, end, ...file && { file }, ...via && { via } };
}
function withKeysOf(item, made) {
  const entries2 = made.entries.map((each) => {
    const own2 = entry(item, each.key);
    if (!own2 || own2 === each || !isSame(own2.value, each.value)) return each;
    return markOf(own2.value) === markOf(each.value) ? own2 : { ...own2, value: each.value };
  });
  return { ...made, entries: entries2 };
}
var isSame = (a, b) => a.kind === b.kind && a.kind !== "unknown" && a.start === b.start && a.end === b.end && a.file === b.file;

// src/parse/estree/functions.ts
function functionOf(node, scopes) {
  const at = bare(node);
  if (isFunction(at)) return at;
  const binding = at.type === "Identifier" ? scopes.resolve(at) : void 0;
  if (!binding || binding.path?.length !== 0 || scopes.isReassigned(at["name"], binding)) return void 0;
  if (binding.kind === "function") return binding.node;
  const init = binding.kind === "variable" ? binding.node["init"] : void 0;
  return init && isFunction(bare(init)) ? bare(init) : void 0;
}
function functionAround(node, mostLevels = Infinity) {
  let at = node.parent;
  for (let level = 0; at && level < mostLevels; level++, at = at.parent) if (isFunction(at)) return at;
  return void 0;
}

// src/parse/estree/returns.ts
function returnsOf(callable) {
  const body = callable["body"];
  if (body.type !== "BlockStatement") return [{ statement: body, expression: body }];
  return within2(body, HOLDS_STATEMENTS).flatMap(
    (at) => at.type === "ReturnStatement" && at["argument"] ? [{ statement: at, expression: at["argument"] }] : []
  );
}
function mayEndEarly({ body }) {
  const last = body.type === "BlockStatement" ? body["body"].at(-1) : void 0;
  return within2(body, HOLDS_STATEMENTS).some((at) => ENDS.test(at.type) && at !== last);
}
function breaksOf(loop) {
  return within2(loop["body"], HOLDS_BREAKS).filter(({ type }) => type === "BreakStatement");
}
function within2(statement2, types) {
  const found = [];
  const todo = [statement2];
  for (let at = todo.pop(); at; at = todo.pop()) {
    found.push(at);
    const inner = types.test(at.type) ? childrenOf(at) : [];
    for (const child of inner.reverse()) if (!isFunction(child)) todo.push(child);
  }
  return found;
}
var ENDS = /^(Return|Throw)Statement$/;
var HOLDS_BREAKS = /^(Block|If|Try|Labeled)Statement$|^CatchClause$/;
var HOLDS_STATEMENTS = /^(Block|If|For|ForIn|ForOf|While|DoWhile|Try|Switch|Labeled)Statement$|^CatchClause$|^SwitchCase$/;
function onlyReturn(callable) {
  const body = callable["body"];
  if (body.type !== "BlockStatement") return body;
  const statements = body["body"];
  const last = statements.at(-1);
  const isPlain5 = statements.slice(0, -1).every(({ type, kind }) => type === "VariableDeclaration" && kind === "const");
  return isPlain5 && last?.type === "ReturnStatement" ? last["argument"] ?? void 0 : void 0;
}
function objectsReturned(callable) {
  const body = callable["body"];
  const last = body.type === "BlockStatement" ? body["body"].at(-1) : void 0;
  if (!last || !exits(last)) return void 0;
  const returns = within2(body, HOLDS_STATEMENTS).filter(({ type }) => type === "ReturnStatement");
  const objects = returns.map(({ argument }) => argument && bare(argument));
  return objects.every((each) => each?.type === "ObjectExpression") ? objects : void 0;
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

// src/parse/estree/schema-builders/typebox.ts
function isTypeboxCall(call, scopes) {
  const callee = bare(call["callee"]);
  const imported = callee.type === "MemberExpression" ? importOf(bare(callee["object"]), scopes) : void 0;
  return imported !== void 0 && MODULES.test(imported.source) && /^(Type|default|\*)$/.test(imported.name);
}
var MODULES = /(^|[/-])typebox$|^@[^/]+\/pi-ai$/;
var PLAIN4 = {
  String: "string",
  Number: "number",
  Integer: "integer",
  Boolean: "boolean",
  Null: "null"
};
var OPTIONS = { Any: 0, Unknown: 0, Object: 1, Array: 1, Union: 1, Literal: 1 };
function typeboxNode(call, evaluate) {
  const callee = bare(call["callee"]);
  const name = staticName(callee["property"], callee["computed"]) ?? "";
  const args = call["arguments"];
  if (args.some(({ type }) => type === "SpreadElement")) return unknown2(call);
  if (args[0] && /^(Optional|Readonly|Unsafe)$/.test(name)) return marked(call, name, args[0], evaluate);
  const isPlain5 = Object.hasOwn(PLAIN4, name);
  if (!isPlain5 && !Object.hasOwn(OPTIONS, name)) return unknown2(call);
  const draft = { ...place2(call), entries: [], open: false, optional: false };
  if (!start2(draft, name, args[0], place2(callee["property"]), evaluate)) draft.open = true;
  addOptions(draft, args[isPlain5 ? 0 : OPTIONS[name]], evaluate);
  return { ...finish(draft), [TYPEBOX]: true };
}
function marked(call, name, argument, evaluate) {
  const schema = evaluate(argument);
  if (schema.kind !== "object" || !(name === "Unsafe" || isBuiltSchema(schema))) return unknown2(call);
  const mark = name === "Optional" ? "optional" : markOf(schema) ?? "required";
  return { ...schema, [BUILT]: mark, [TYPEBOX]: true };
}
function start2(draft, name, first2, at, evaluate) {
  const given = first2 && evaluate(first2);
  switch (name) {
    case "Any":
    case "Unknown":
      return true;
    case "Object":
      set(draft, "type", at, text2("object", at));
      return applyShape(draft, given, at);
    case "Array":
      set(draft, "type", at, text2("array", at));
      return set(draft, "items", at, asSchema(given, at));
    case "Union":
      if (given?.kind !== "array") return false;
      return set(draft, "anyOf", at, { ...given, items: given.items.map((item) => asSchema(item, at)) });
    case "Literal":
      if (given?.kind !== "string" && given?.kind !== "number" && given?.kind !== "boolean") return false;
      set(draft, "const", at, given);
      return set(draft, "type", at, text2(given.kind, at));
    default:
      return set(draft, "type", at, text2(PLAIN4[name], at));
  }
}
function addOptions(draft, argument, evaluate) {
  if (!argument) return;
  const options = evaluate(argument);
  if (options.kind !== "object" || options.open) draft.open = true;
  if (options.kind !== "object") return;
  for (const each of options.entries) set(draft, each.key, each, each.value);
}

// src/parse/estree/evaluate.ts
var Evaluator = class _Evaluator {
  file;
  #resolveImport;
  #names;
  #budget;
  #isOfAnswers;
  constructor(file, resolveImport = () => void 0, isOfAnswers = false) {
    this.file = file;
    this.#resolveImport = resolveImport;
    this.#names = new Names(file.scopes, resolveImport, (expression, env) => this.evaluate(expression, env));
    this.#budget = new Budget(file.size);
    this.#isOfAnswers = isOfAnswers;
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
  /** What a name stands for that the file declares, however large that is. */
  declared(identifier) {
    return this.#names.identifier(identifier, NO_ENV);
  }
  /** What is known in a function that a call gives some values. */
  envIn(callable, args, outer, call) {
    return bindParams(callable, args, outer, call, this.file.scopes, (each, env) => this.evaluate(each, env));
  }
  #evaluate(node, env) {
    const evaluate = (expression) => this.evaluate(expression, env);
    switch (node.type) {
      case "Literal":
        return literal(node);
      case "TemplateLiteral":
        return templateValue(node, evaluate, this.#budget);
      case "ObjectExpression":
        return objectValue(node, evaluate);
      case "ArrayExpression":
        return arrayValue(node, evaluate);
      case "Identifier":
        return this.#used(this.#names.identifier(node, env), node);
      case "MemberExpression":
        return this.#used(this.#names.member(node, env), node);
      case "ConditionalExpression":
        return conditionalValue(node, evaluate);
      case "LogicalExpression":
        return logicalValue(node, evaluate);
      case "BinaryExpression":
        return binaryValue(node, evaluate, this.#budget);
      case "UnaryExpression":
        return unaryValue(node, evaluate);
      case "AwaitExpression":
        return evaluate(node["argument"]);
      case "CallExpression":
        return this.#call(node, env, evaluate);
      default:
        return unknown2(node);
    }
  }
  /**
   * The same value, with a note of where it was used by name. It stands in the tree once more: names of names of lists
   * could grow without bound.
   */
  #used(value, use) {
    const isNoted = value.via !== void 0 || value.start === startOf(use);
    return this.#budget.allows(value) ? isNoted ? value : { ...value, via: place2(use) } : unknown2(use);
  }
  #call(node, env, evaluate) {
    const { scopes } = this.file;
    const source = requiredModule(node);
    if (source !== void 0) return this.#used(this.#names.imported({ source, name: "*" }, node), node);
    const converted2 = convertedValue(node, scopes, evaluate);
    if (converted2) return converted2;
    if (isZodCall(node, scopes)) return zodNode(node, evaluate) ?? unknown2(node);
    if (isTypeboxCall(node, scopes)) return typeboxNode(node, evaluate);
    if (node["arguments"].some(({ type }) => type === "SpreadElement")) return unknown2(node);
    const callee = bare(node["callee"]);
    return callee.type === "MemberExpression" ? this.#method(node, callee, env, evaluate) : this.#inline(node, callee, env, evaluate);
  }
  #method(node, callee, env, evaluate) {
    const method = staticName(callee["property"], callee["computed"]);
    const owner = bare(callee["object"]);
    if (owner.type === "Identifier" && owner["name"] === "Object" && !this.file.scopes.isDeclared(owner))
      return methodOfObject(node, method, evaluate);
    if (method === "stringify" && owner["name"] === "JSON" && !this.file.scopes.isDeclared(owner))
      return unknownText(node);
    const value = evaluate(owner);
    if (isBuiltSchema(value)) return zodMethod(value, node, evaluate) ?? unknown2(node);
    const [first2] = node["arguments"];
    if (value.kind === "array" && method === "map" && first2) return this.#map(node, value, first2, env);
    return methodOf(node, value, method, evaluate, this.#budget);
  }
  /** `widgets.map((w) => ({ \u2026 }))`: one item for each of a known array. */
  #map(node, owner, callback, env) {
    const callable = functionOf(callback, this.file.scopes);
    if (!callable) return unknown2(node);
    const items2 = owner.items.map((item, index) => {
      const position = { kind: "number", ...place2(node), value: index };
      const made = this.#apply(callable, [item, owner.open ? unknown2(node) : position, owner], env, node);
      return handedOn(item, made);
    });
    return { kind: "array", ...place2(node), items: items2, open: owner.open };
  }
  #inline(node, callee, env, evaluate) {
    const callable = functionOf(callee, this.file.scopes);
    if (!callable) return unknown2(node);
    return this.#apply(callable, node["arguments"].map(evaluate), env, node);
  }
  #apply(callable, args, env, call) {
    const only = onlyReturn(callable);
    const results = only ? [only] : this.#isOfAnswers ? objectsReturned(callable) : void 0;
    if (!results?.length || callable["generator"]) return unknown2(call);
    this.#budget.enterFunction();
    const inner = this.envIn(callable, args, env, call);
    const values = results.map((each) => this.evaluate(each, inner));
    const value = values.length === 1 ? values[0] : returnsAs(union(call, values));
    this.#budget.leaveFunction();
    return value;
  }
};
var returnsAs = (value) => value.kind === "union" ? { ...value, areReturns: true } : value;

// src/parse/estree/scopes.ts
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
  declare(pattern, kind, node, at, index) {
    const scope = kind === "import" ? programOf(at) : at;
    for (const { name, path: path2, rest } of namesIn(pattern)) this.#add(name, scope, { kind, node, path: path2, rest, index });
  }
  #add(name, scope, binding) {
    let table = this.#tables.get(scope);
    if (!table) this.#tables.set(scope, table = /* @__PURE__ */ new Map());
    if (!table.has(name)) addTo(this.#scopes, name, scope);
    addTo(table, name, binding);
  }
  noteWrite(target) {
    const at = ownerOf(target);
    if (at.type !== "Identifier") return;
    note(at === bare(target) ? this.#assigned : this.#filled, at);
    note(this.#writes, at);
  }
  /** The name stays, what it stands for changes. */
  noteMutation(target) {
    const at = ownerOf(target);
    if (at.type === "Identifier") note(this.#writes, at);
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
    for (let at = identifier; at; at = at.parent) {
      if (isFew ? scopes.includes(at) : this.#tables.get(at)?.has(name)) return this.#tables.get(at).get(name);
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
    const all = writes.get(name);
    if (!all) return false;
    let known = this.#answers.get(writes);
    if (!known) this.#answers.set(writes, known = /* @__PURE__ */ new Map());
    let bindings = known.get(name);
    if (!bindings) known.set(name, bindings = new Set(all.flatMap((write) => this.#bindings(write) ?? [])));
    return bindings.has(binding);
  }
};
function givenFor({ node, index, path: path2 }, callable, call) {
  const isWhole3 = path2?.length === 0 && callable["params"][index] === node;
  return isWhole3 ? call["arguments"][index] : void 0;
}
function note(all, identifier) {
  addTo(all, identifier["name"], identifier);
}
function programOf(node) {
  let at = node;
  while (at.parent && at.type !== "Program") at = at.parent;
  return at;
}

// src/parse/estree/survey.ts
function survey(program, normalise) {
  const calls = [];
  const made = [];
  const objects = [];
  const functions = [];
  const classes = [];
  const templates = [];
  const imports = [];
  const loops = [];
  const modules = [];
  const initialising = [];
  const assigned = /* @__PURE__ */ new Set();
  const scopes = new Scopes();
  let size = 0;
  let namesApi = false;
  walkAst(
    program,
    (node) => {
      size++;
      const { type } = node;
      if (type === "Identifier" || type === "Property") return;
      if (type === "Literal") {
        if (node["value"] === "ui/initialize") initialising.push(node);
        return;
      }
      switch (type) {
        case "CallExpression":
          calls.push(node);
          scopes.noteCall(node);
          noteModule(requiredModule(node));
          break;
        case "NewExpression":
          made.push(node);
          break;
        case "ObjectExpression":
          objects.push(node);
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
          templates.push(node);
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
          noteAssigned(node["left"]);
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
          if (isFunction(node)) {
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
  const found = {
    calls,
    made,
    objects,
    functions,
    classes,
    templates,
    imports,
    loops,
    assigned,
    modules,
    initialising
  };
  return { program, ...found, namesApi, size, scopes };
  function noteAssigned({ type, property, computed }) {
    const name = type === "MemberExpression" ? staticName(property, computed) : void 0;
    if (name !== void 0) assigned.add(name);
  }
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
  let at = node.parent ?? node;
  while (at.parent && !SCOPES.has(at.type) && !isFunction(at)) at = at.parent;
  return at;
}
function varScopeAround(node) {
  let at = node.parent ?? node;
  while (at.parent && at.type !== "Program" && !isFunction(at) && at.type !== "StaticBlock" && at.type !== "TSModuleBlock")
    at = at.parent;
  return at;
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
    const at = node && bare(node);
    if (at?.type === "Identifier") return WINDOWS.has(at["name"]) && !this.scopes.isDeclared(at);
    return at?.type === "MemberExpression" && WINDOWS.has(staticName(at["property"], at["computed"]) ?? "") && this.isWindow(at["object"]);
  }
  isGlobal(node) {
    const at = bare(node);
    return at.type === "MemberExpression" && staticName(at["property"], at["computed"]) === "openai" && this.isWindow(at["object"]);
  }
  is(node, depth = 0) {
    if (this.isGlobal(node)) return true;
    const at = bare(node);
    const alias = at.type === "Identifier" && depth < MOST_ALIASES ? this.constant(at) : void 0;
    if (!alias) return false;
    const { init, path: path2 } = alias;
    if (path2.length === 1 && path2[0] === "openai") return this.isWindow(init);
    return path2.length === 0 && this.is(init, depth + 1);
  }
  /** A value that can only be truthy if `window.openai` is there: itself, or what was read from it. */
  comesFrom(node, depth = 0) {
    let at = bare(node);
    for (; ; ) {
      if (this.is(at)) return true;
      if (at.type === "MemberExpression") at = bare(at["object"]);
      else if (at.type === "CallExpression" && bare(at["callee"]).type !== "Identifier") at = bare(at["callee"]);
      else break;
    }
    const alias = at.type === "Identifier" && depth < MOST_ALIASES ? this.constant(at) : void 0;
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
    if (method === "stubGlobal") return isText2(first2, "openai") || isText2(first2, "window");
    if (method === "defineProperty") return isText2(second, "openai");
    return method === "assign" && this.isWindow(first2) && hasKey2(second, "openai");
  }
};
var isText2 = (node, text3) => node?.type === "Literal" && node["value"] === text3;
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
  if (counts.length === 0) return [plain2(value)];
  const total = counts.reduce((product, count) => product * count, 1);
  if (total > MOST_ALTERNATIVES) return [plain2(value)];
  return Array.from({ length: total }, (_, index) => {
    let rest = index;
    const choices = counts.map((count) => {
      const choice = rest % count;
      rest = Math.floor(rest / count);
      return choice;
    });
    return pick(value, choices) ?? unknownAt(value);
  });
}
function plain2(value) {
  return pick(value, void 0) ?? unknownAt(value);
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
function pick(value, choices) {
  if (value.kind === "union") {
    const choice = choices?.shift();
    if (choice === void 0) return unknownAt(value);
    const forms = value.branches.map((branch) => pick(branch, choices));
    return forms[choice];
  }
  if (value.kind === "undefined") return void 0;
  if (value.kind === "object") {
    const entries2 = [];
    for (const each of value.entries) {
      const child = pick(each.value, choices);
      if (child) entries2.push(child === each.value ? each : { ...each, value: child });
    }
    return entries2.length === value.entries.length && entries2.every((each, index) => each === value.entries[index]) ? value : { ...value, entries: entries2 };
  }
  if (value.kind === "array") {
    const items2 = value.items.map((item) => pick(item, choices) ?? unknownAt(item));
    return items2.every((item, index) => item === value.items[index]) ? value : { ...value, items: items2 };
  }
  return value;
}

// src/parse/estree/widget/argument.ts
var DEEPEST2 = 5;
function argumentNode(expression, evaluator, api) {
  const value = plain2(evaluator.evaluate(expression));
  return value.kind === "unknown" && isText3(expression, api) ? { ...value, isText: true } : value;
}
function isText3(expression, api, depth = 0) {
  const at = bare(expression);
  if (depth > DEEPEST2) return false;
  switch (at.type) {
    case "Literal":
      return typeof at["value"] === "string";
    case "TemplateLiteral":
      return true;
    case "BinaryExpression":
      return at["operator"] === "+" && operandsOf(at).some((each) => isText3(each, api, depth + 1));
    case "ConditionalExpression":
      return isText3(at["consequent"], api, depth + 1) && isText3(at["alternate"], api, depth + 1);
    case "CallExpression":
      return isMadeText(at, api);
    case "Identifier": {
      const constant = api.constant(at);
      return constant?.path.length === 0 && isText3(constant.init, api, depth + 1);
    }
    default:
      return false;
  }
}
function operandsOf(sum) {
  const operands = [];
  let at = sum;
  while (at.type === "BinaryExpression" && at["operator"] === "+") {
    operands.push(at["right"]);
    at = bare(at["left"]);
  }
  return [...operands, at];
}
function isMadeText({ callee, arguments: args }, { scopes }) {
  const name = path(callee).join(".");
  if (args.length === 0 || name !== "JSON.stringify" && name !== "String") return false;
  const root = bare(callee);
  return !scopes.isDeclared(root.type === "MemberExpression" ? bare(root["object"]) : root);
}

// src/parse/estree/widget/called-tools.ts
function calledTools(evaluator) {
  const { calls, modules } = evaluator.file;
  if (!modules.some((name) => EXT_APPS.test(name))) return [];
  return calls.flatMap((call) => {
    const [request] = isServerCall(call) ? call["arguments"] : [];
    const name = request && entry(plain2(evaluator.evaluate(request)), "name");
    return name ? [name.value] : [];
  });
}
function isServerCall(call) {
  const callee = bare(call["callee"]);
  return callee.type === "MemberExpression" && staticName(callee["property"], callee["computed"]) === "callServerTool";
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
    if (callee.type !== "Identifier") return isFunction(callee) ? callee : void 0;
    const binding = this.#api.scopes.resolve(callee);
    if (binding?.kind === "function") return binding.node;
    const init = this.#api.constant(callee)?.init;
    const inner = init?.type === "CallExpression" && isHook(init) ? init["arguments"][0] : init;
    return inner && isFunction(bare(inner)) ? bare(inner) : void 0;
  }
  /** `useMemo(() => \u2026)` comes to what the function that looks at it gives. */
  givenToHook(call) {
    if (!isHook(call)) return void 0;
    return call["arguments"].map(bare).find((each) => isFunction(each) && this.lookAt(each));
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
var MOST3 = 5e4;
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
  ask(question, about2, find) {
    const known = question.known.get(about2);
    if (known !== void 0) return known;
    const opened2 = question.open.get(about2);
    if (opened2 !== void 0) {
      this.#leansOn = Math.min(this.#leansOn, opened2);
      return question.meanwhile;
    }
    if (this.#depth >= DEEPEST3 || ++this.#asked > MOST3) return question.inDoubt;
    const leantOn = this.#leansOn;
    const own2 = this.#depth++;
    this.#leansOn = Infinity;
    question.open.set(about2, own2);
    const answer = find();
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
  isBehind(statements, child) {
    const first2 = this.#parts.questions.ask(this.#first, statements, () => {
      const index = statements.findIndex((statement2) => this.#isGate(statement2));
      return index < 0 ? Infinity : index;
    });
    return first2 < Infinity && first2 < statements.indexOf(child);
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
    const names = path(expression["callee"]);
    const [first2] = expression["arguments"];
    return first2 !== void 0 && names.some((name) => DEMANDS.test(name)) && tests.implies(first2, true);
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
var Names2 = class {
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
    const given = [node["init"] ?? void 0];
    for (const use of this.usesOf(name, node)) {
      const { parent } = use;
      if (parent?.type === "AssignmentExpression" && parent["left"] === use) {
        if (parent["operator"] !== "=") return void 0;
        given.push(parent["right"]);
      } else if (parent && isWrittenBy(use, parent)) return void 0;
    }
    return given;
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
  if (isFunction(parent)) return parent["body"] !== identifier;
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
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (isFunction(at) || mayBeLeftOut(child, at)) return;
    if (!STATEMENTS.has(at.type)) continue;
    const runsFirst = ["expression", "declarations", "test", "discriminant", "argument", "right", "init"];
    const isFirst = runsFirst.some((key) => {
      const part2 = at[key];
      return Array.isArray(part2) ? part2.includes(child) : part2 === child;
    });
    const known = passing.get(at);
    if (isFirst && (known === void 0 || startOf(node) < known)) passing.set(at, startOf(node));
    return;
  }
}
function isOptional(node) {
  for (let at = node; ; ) {
    if (at["optional"] === true) return true;
    if (at.type === "TSNonNullExpression") at = at["expression"];
    else if (at.type === "MemberExpression") at = at["object"];
    else if (at.type === "CallExpression") at = at["callee"];
    else return false;
  }
}
function mayBeLeftOut(child, at) {
  if (CHOOSES.has(at.type)) return child !== at["left"] && child !== at["test"];
  return CHAINED.has(at.type) && child !== at["object"] && child !== at["callee"] && isOptional(at);
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
var MOST4 = 100;
var Sources = class {
  #evaluator;
  #callables;
  #names;
  constructor(evaluator, callables, names) {
    this.#evaluator = evaluator;
    this.#callables = callables;
    this.#names = names;
  }
  of(expression) {
    const found = [];
    const seen = /* @__PURE__ */ new Set();
    const todo = [expression];
    while (todo.length > 0) {
      const next = todo.pop();
      const at = next && bare(next);
      if (at && seen.has(at)) continue;
      if (at) seen.add(at);
      if (found.length + todo.length > MOST4) return [expression];
      const inner = at && this.#within(at, seen);
      if (inner) todo.push(...inner);
      else found.push(at);
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
  #within(at, seen) {
    switch (at.type) {
      case "ConditionalExpression":
        return [at["consequent"], at["alternate"]];
      case "LogicalExpression":
        return at["operator"] === "&&" ? [void 0, at["right"]] : [at["left"], at["right"]];
      case "AwaitExpression":
        return [at["argument"]];
      case "CallExpression":
        return this.#returned(at, seen);
      case "Identifier": {
        const binding = this.scalar(at) ? void 0 : this.#evaluator.file.scopes.resolve(at);
        return binding && this.#names.givenTo(at["name"], binding);
      }
      default:
        return void 0;
    }
  }
  #returned(call, seen) {
    const callable = this.#callables.of(call["callee"]) ?? this.#callables.givenToHook(call);
    if (!callable || callable["generator"]) return void 0;
    if (seen.has(callable)) return [];
    seen.add(callable);
    const given = returnsOf(callable).map(({ expression }) => expression);
    const body = callable["body"];
    return body.type !== "BlockStatement" || exits(body) ? given : [...given, void 0];
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
    const at = bare(test);
    if (depth > DEEPEST_TEST) return true;
    switch (at.type) {
      case "UnaryExpression":
        return at["operator"] === "!" && this.implies(at["argument"], !outcome2, depth + 1);
      case "LogicalExpression": {
        if (at["operator"] === "??") return outcome2 && api.comesFrom(at["left"]);
        const isBoth = at["operator"] === "&&" === outcome2;
        const left = this.implies(at["left"], outcome2, depth + 1);
        if (isBoth) return left || this.implies(at["right"], outcome2, depth + 1);
        return left && this.implies(at["right"], outcome2, depth + 1);
      }
      case "BinaryExpression":
        return this.#compares(at, outcome2, depth);
      case "CallExpression":
        return this.#asks(at, outcome2, depth);
      case "AwaitExpression":
        return this.implies(at["argument"], outcome2, depth + 1);
      case "AssignmentExpression":
        return this.implies(at["right"], outcome2, depth + 1);
      case "Identifier":
        return outcome2 && api.comesFrom(at) || this.#named(at, outcome2, depth);
      default:
        return outcome2 && api.comesFrom(at);
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
    const { api, names, questions, isChecked, sources } = this.#parts;
    const binding = api.scopes.resolve(identifier);
    if (!names.givenTo(identifier["name"], binding)) return false;
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
    const { callables, names, protect, questions } = this.#parts;
    const id = init.parent?.["id"];
    if (init.type !== "CallExpression" || path(init["callee"]).at(-1) !== "useState" || id?.type !== "ArrayPattern")
      return false;
    return questions.ask(this.#isState, init, () => {
      const setter = id["elements"][1];
      const uses = setter?.type === "Identifier" ? names.usesOf(setter["name"], init.parent) : [];
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
    const names = this.#names = new Names2(program, scopes);
    const sources = new Sources(evaluator, callables, names);
    const isChecked = (node) => this.#isReached(node, false);
    const tests = this.#tests = new Tests({ api, callables, names, sources, questions, protect, isChecked });
    this.#gates = new Gates({ tests, callables, passing, questions, protect });
  }
  protect(node) {
    return isOptional(node) || this.#isReached(node, true);
  }
  /** Whether something around a node, or before it, lets it run only with `window.openai`, or lets a touch fail there. */
  #isReached(node, mayFail) {
    for (let child = node, at = node.parent; at; child = at, at = at.parent) {
      if (this.#guards(at, child) || mayFail && isTried(at, child)) return true;
      const first2 = this.#passing.get(at);
      if (first2 !== void 0 && first2 < startOf(node)) return true;
      if (isFunction(at) && (isListener(at) || this.#isOnlyCalledGuarded(at))) return true;
    }
    return false;
  }
  #guards(at, child) {
    const tests = this.#tests;
    switch (at.type) {
      case "IfStatement":
      case "ConditionalExpression":
        if (child === at["consequent"]) return tests.implies(at["test"], true);
        return child === at["alternate"] && tests.implies(at["test"], false);
      case "LogicalExpression":
        if (child !== at["right"] || at["operator"] === "??") return false;
        return tests.implies(at["left"], at["operator"] === "&&");
      case "WhileStatement":
      case "ForStatement":
        return child === at["body"] && at["test"] ? tests.implies(at["test"], true) : false;
      case "CallExpression":
        return child !== at["callee"] && (isFunction(child) || child.type === "Identifier") && this.#isCheckedBy(at);
      case "SwitchCase":
        return child !== at["test"] && (this.#gates.isBehind(at["consequent"], child) || tests.impliesCase(at));
      case "Program":
      case "Script":
      case "BlockStatement":
      case "StaticBlock":
      case "TSModuleBlock":
        return Array.isArray(at["body"]) && this.#gates.isBehind(at["body"], child);
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
    const name = nameOf2(callable);
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
function nameOf2(callable) {
  if (callable["id"]) return callable["id"].name;
  const { parent } = callable;
  return parent?.type === "VariableDeclarator" && parent["id"].type === "Identifier" ? parent["id"].name : void 0;
}
function isExported(callable) {
  const declaration = callable["id"] ? callable : callable.parent?.parent;
  return /^Export/.test(declaration?.parent?.type ?? "");
}

// src/parse/estree/widget/handshakes.ts
function handshakes(evaluator) {
  return evaluator.file.initialising.flatMap((name) => {
    const params = paramsBeside(name);
    return params ? [plain2(evaluator.evaluate(params))].filter(isFromWidget) : [];
  });
}
function paramsBeside(name) {
  let at = name;
  while (at.parent && bare(at.parent) === name) at = at.parent;
  const { parent } = at;
  if (parent?.type === "CallExpression") {
    const [first2, params] = parent["arguments"];
    return first2 === at && isSent(parent) ? params : void 0;
  }
  const message = parent?.type === "Property" && parent["value"] === at ? parent.parent : void 0;
  const isMessage = message?.type === "ObjectExpression" && nameOf3(parent) === "method";
  return isMessage && isSent(message.parent) ? valueOf(message, "params") : void 0;
}
var SENDS = /request|send|post|call|rpc/i;
var TESTS = /^(expect|assert|sinon|should)/;
function isSent(node) {
  if (node.type !== "CallExpression") return false;
  const names = path(node["callee"]);
  if (names.join(".") === "JSON.stringify") return isSent(node.parent);
  return SENDS.test(names.at(-1)) && !isTested(node);
}
function isTested(node) {
  for (let at = node; at; at = at.parent)
    if (at.type === "CallExpression" && TESTS.test(rootOf3(at))) return true;
  return false;
}
function rootOf3(call) {
  let at = call;
  while (at.type === "CallExpression" || at.type === "MemberExpression")
    at = bare(at["callee"] ?? at["object"]);
  return at.type === "Identifier" ? at["name"] : "";
}
var nameOf3 = ({ key, computed }) => key ? staticName(key, computed) : void 0;
function valueOf(object, key) {
  return object["properties"].find((each) => nameOf3(each) === key)?.["value"];
}
function isFromWidget(params) {
  if (params.kind !== "object") return false;
  const keys = params.entries.map(({ key }) => key);
  return keys.some((key) => OF_WIDGETS.has(key)) && !keys.some((key) => key.startsWith("host"));
}
var OF_WIDGETS = /* @__PURE__ */ new Set(["appInfo", "appCapabilities", "clientInfo"]);

// src/parse/estree/widget/touches.ts
function touchesIn(program, api) {
  const all = [];
  let isMocked = false;
  walkAst(program, (node) => {
    if (node.type === "MemberExpression" && api.is(node["object"])) all.push(touch(node));
    else if (node.type === "VariableDeclarator" && node["init"] && node["id"].type === "ObjectPattern") {
      if (api.is(node["init"])) all.push(...destructured(node));
    }
    isMocked ||= api.isMock(node);
  });
  const isClient = all.some(({ name }) => name !== void 0 && CLIENT_MEMBERS.has(name));
  return { all: isClient ? [] : all, isMocked };
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
  let at = node.parent;
  while (at && at.type !== "CallExpression" && bare(at) === node) at = at.parent;
  return at?.type === "CallExpression" && bare(at["callee"]) === node ? at : void 0;
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
function widgetCode(evaluator) {
  return {
    widget: widgetUses(evaluator),
    calledTools: calledTools(evaluator),
    handshakes: handshakes(evaluator)
  };
}
function widgetUses(evaluator) {
  const { namesApi, program, scopes } = evaluator.file;
  if (!namesApi) return [];
  const api = new Api(scopes);
  const { all, isMocked } = touchesIn(program, api);
  if (all.length === 0) return [];
  const guards = new Guards(api, evaluator, all);
  const given = new Set(all.flatMap(({ name, isGiven }) => isGiven ? [name] : []));
  return all.map(({ node, api: used2, member, name, call }) => ({
    ...place2(used2),
    guarded: isMocked || guards.protect(node),
    ...member && { member: { name, ...place2(member) } },
    ...(isMocked || given.has(name)) && { isOwn: true },
    ...call && { call: call["arguments"].map((each) => argumentNode(each, evaluator, api)) }
  }));
}

// src/parse/pages.ts
function pageCode(pieces, end, parseScript2, normalise) {
  if (!pieces.some(({ text: text3 }) => mayBeWidget(text3))) return NO_CODE;
  const body = pieces.flatMap(({ text: text3, offset, kind }) => {
    if (text3.includes(HOLE)) return [];
    const program = parseScript2(text3, offset, kind);
    return program ? [wrapped(program, kind)] : [];
  });
  return widgetCode(new Evaluator(survey({ type: "Program", start: 0, end, body }, normalise)));
}
function wrapped(program, kind) {
  const [start3, end, body] = [startOf(program), endOf(program), program["body"]];
  if (kind === "script") return { type: "Script", start: start3, end, body };
  if (kind === "module") return { type: "TSModuleBlock", start: start3, end, body };
  const block2 = { type: "BlockStatement", start: start3, end, body };
  const callable = { type: "ArrowFunctionExpression", start: start3, end, params: [], body: block2 };
  return { type: "ExpressionStatement", start: start3, end, expression: callable };
}
function templateCode(templates, text3, codeOf) {
  return templates.flatMap((template) => {
    const start3 = startOf(template) + 1;
    const raw = text3.slice(start3, endOf(template) - 1);
    if (!mayBePage(raw)) return [];
    const written2 = withoutHoles(raw, start3, template["expressions"], text3);
    const isTagged = template.parent?.type === "TaggedTemplateExpression";
    const { page, origins } = isTagged ? { page: written2.replaceAll("\\", HOLE) } : cooked(written2);
    return [moved(codeOf(page), (at) => start3 + (origins?.[at] ?? at))];
  });
}
var HOLE = "\0";
function withoutHoles(raw, start3, expressions, text3) {
  let page = "";
  let from = 0;
  for (const expression of expressions) {
    const open7 = text3.lastIndexOf("${", startOf(expression)) - start3;
    const close = text3.indexOf("}", endOf(expression)) + 1 - start3;
    page += raw.slice(from, open7) + HOLE.repeat(close - open7);
    from = close;
  }
  return page + raw.slice(from);
}
function cooked(raw) {
  if (!raw.includes("\\")) return { page: raw };
  const origins = [];
  let page = "";
  for (let at = 0; at < raw.length; at++) {
    origins.push(at);
    if (raw[at] !== "\\") page += raw[at];
    else page += STANDS_FOR_ITSELF.test(raw[++at] ?? "") ? raw[at] : CONTROLS[raw[at] ?? ""] ?? HOLE;
  }
  return { page, origins: [...origins, raw.length] };
}
var STANDS_FOR_ITSELF = /[^\w\r\n]/;
var CONTROLS = { n: "\n", r: "\r", t: "	" };
function moved(value, to) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => moved(each, to));
  const copy = Object.entries(value).map(([key, each]) => [
    key,
    typeof each === "number" && (key === "start" || key === "end") ? to(each) : moved(each, to)
  ]);
  return Object.fromEntries(copy);
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
  return container.entries.map(({ start: start3, value }) => ({ start: start3, end: value.end }));
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
  return places[countWhere(places, ({ start: start3 }) => start3 <= offset) - 1];
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
function hasLineBreak(text3, start3 = 0, end = text3.length) {
  for (let at = start3; at < end; at++) if (isLineBreak(text3, at)) return true;
  return false;
}
function isLineBreak(text3, at) {
  return text3[at] === "\n" || text3[at] === "\r";
}
function lineStart(text3, offset, least = 0) {
  let at = offset;
  while (at > least && !isLineBreak(text3, at - 1) && text3[at - 1] !== "\uFEFF") at--;
  return at;
}
function indentAt(text3, offset) {
  const start3 = lineStart(text3, offset);
  return text3.slice(start3, skipSpaces(text3, start3));
}
function skipSpaces(text3, offset) {
  let at = offset;
  while (text3[at] === " " || text3[at] === "	") at++;
  return at;
}
function isFirstOnLine(text3, offset) {
  let at = offset;
  while (text3[at - 1] === " " || text3[at - 1] === "	") at--;
  return at === 0 || isLineBreak(text3, at - 1) || text3[at - 1] === "\uFEFF";
}
function reindent(piece, from, to) {
  if (from === to) return piece;
  return piece.replace(
    /(\r\n|\n|\r)([ \t]*)/g,
    (_, lineBreak, indent) => indent.startsWith(from) ? lineBreak + to + indent.slice(from.length) : lineBreak + indent
  );
}

// src/parse/commas.ts
function layoutOf(text3, list, removed, style) {
  const kept = list.children.filter((_, index) => !removed.has(index));
  const model = kept.at(-1) ?? list.children[0];
  if (!model) return style.opensUp ? { indent: indentAt(text3, list.start) + style.unit } : void 0;
  return hasLineBreak(text3, list.start, model.start) && isFirstOnLine(text3, model.start) ? { indent: indentAt(text3, model.start) } : void 0;
}
function editList(text3, list, change, style) {
  const tokens = tokensOf2(text3, list);
  if (!tokens) return void 0;
  const trailing = endsWithComma(tokens);
  const lastKept = list.children.findLastIndex((_, index) => !change.removed.has(index));
  const hasEnd = change.last.length > 0 || trailing;
  for (const token of tokens) {
    const isUseless = token.kind === "comma" && token.child === lastKept && !hasEnd;
    token.gone = token.kind !== "comment" && (change.removed.has(token.child) || isUseless);
  }
  const added = [...change.first, ...change.last];
  if (lastKept < 0 && added.length > 0) return filled(text3, list, tokens, added, trailing, style);
  const edits = removals(text3, list, tokens);
  if (change.first.length > 0) edits.push(prepended(text3, list, tokens, change.first, style));
  if (change.last.length > 0) edits.push(...appended(text3, list, tokens, lastKept, change, trailing, style));
  return edits;
}
function separatorOf(layout, style) {
  return layout ? style.lineEnd + layout.indent : style.space;
}
function insertion(at, text3) {
  return { start: at, end: at, text: text3 };
}
function tokensOf2(text3, list) {
  const tokens = [];
  let at = list.start + 1;
  for (let child = 0; child <= list.children.length; child++) {
    const { start: start3, end } = list.children[child] ?? { start: list.end - 1, end: list.end };
    while (at < start3) {
      const comment2 = list.commentEnd(text3, at);
      if (comment2 > at) tokens.push({ kind: "comment", start: at, end: comment2, child: child - 1, gone: false });
      else if (text3[at] === ",") tokens.push({ kind: "comma", start: at, end: at + 1, child: child - 1, gone: false });
      else if (!/\s/.test(text3[at])) return void 0;
      at = Math.max(comment2, at + 1);
    }
    if (at !== start3) return void 0;
    if (child < list.children.length) tokens.push({ kind: "child", start: start3, end, child, gone: false });
    at = end;
  }
  return tokens;
}
function endsWithComma(tokens) {
  return tokens.findLast(({ kind }) => kind !== "comment")?.kind === "comma";
}
function lastOnLine(text3, tokens, from) {
  let at = from;
  while (tokens[at + 1]?.kind === "comment" && !hasLineBreak(text3, tokens[at].end, tokens[at + 1].start)) at++;
  return at;
}
function removals(text3, list, tokens) {
  const edits = [];
  for (let from = 0; from < tokens.length; from++) {
    if (!tokens[from].gone) continue;
    let to = from;
    while (tokens[to + 1]?.gone) to++;
    const outer = { start: tokens[from - 1]?.end ?? list.start + 1, end: tokens[to + 1]?.start ?? list.end - 1 };
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
function prepended(text3, list, tokens, children, style) {
  const firstKept = tokens.find((token) => token.kind === "child" && !token.gone);
  const opening = openingLine(text3, list, tokens);
  const isBelow = hasLineBreak(text3, opening, firstKept.start) && isFirstOnLine(text3, firstKept.start);
  if (!isBelow) return insertion(firstKept.start, children.map((child) => `${child},${style.space}`).join(""));
  const separator = style.lineEnd + indentAt(text3, firstKept.start);
  return insertion(opening, children.map((child) => `${separator}${child},`).join(""));
}
function appended(text3, list, tokens, lastKept, change, trailing, style) {
  const layout = layoutOf(text3, list, change.removed, style);
  const child = tokens.findIndex((token) => token.kind === "child" && token.child === lastKept);
  const comma = tokens.findIndex((token) => token.kind === "comma" && token.child === lastKept);
  const last = comma < 0 ? child : comma;
  const behind = tokens[layout ? lastOnLine(text3, tokens, last) : last];
  const separator = separatorOf(layout, style);
  const joined2 = change.last.map((each) => separator + each).join(",");
  return [
    ...comma < 0 ? [insertion(tokens[child].end, ",")] : [],
    insertion(behind.end, trailing ? joined2 + "," : joined2)
  ];
}
function openingLine(text3, list, tokens) {
  const first2 = tokens[0];
  if (first2?.kind !== "comment" || hasLineBreak(text3, list.start, first2.start)) return list.start + 1;
  return tokens[lastOnLine(text3, tokens, 0)].end;
}
function filled(text3, list, tokens, children, trailing, style) {
  const removed = new Set(list.children.keys());
  const layout = layoutOf(text3, list, removed, style);
  const separator = separatorOf(layout, style);
  const joined2 = children.join("," + separator) + (trailing ? "," : "");
  if (!tokens.some(({ kind }) => kind === "comment")) {
    const [first2, last] = [tokens[0], tokens.at(-1)];
    if (first2 && last) return [{ start: first2.start, end: last.end, text: joined2 }];
    const closing = layout ? style.lineEnd + indentAt(text3, list.start) : style.padding;
    return [
      { start: list.start + 1, end: list.end - 1, text: (layout ? separator : style.padding) + joined2 + closing }
    ];
  }
  const at = openingLine(text3, list, tokens);
  const isOpen = hasLineBreak(text3, at, list.end);
  const lead = isOpen ? style.lineEnd + (layout?.indent ?? indentAt(text3, list.start) + style.unit) : style.space;
  return [
    ...removals(text3, list, tokens),
    insertion(at, children.map((child) => lead + child).join(",") + (trailing ? "," : ""))
  ];
}

// src/parse/json-comments.ts
function commentsIn(text3) {
  const comments = [];
  const marks = /["'/]/g;
  for (let mark = marks.exec(text3); mark; mark = marks.exec(text3)) {
    const { index: start3 } = mark;
    if (mark[0] !== "/") marks.lastIndex = stringEnd(text3, start3);
    else if (text3.startsWith("/*", start3) || text3.startsWith("//", start3)) {
      const closed = commentEnd(text3, start3);
      const end = closed === start3 ? text3.length : closed;
      comments.push({ start: start3, end });
      marks.lastIndex = end;
    }
  }
  return comments;
}
function stringEnd(text3, start3) {
  const quote = text3[start3];
  for (let at = start3 + 1; at < text3.length; at++) {
    const char = text3[at];
    if (char === quote) return at + 1;
    if (char === "\\") at++;
    if (text3[at] === "\n" || text3[at] === "\r") return at;
  }
  return text3.length;
}
function commentEnd(text3, at) {
  if (text3[at] !== "/") return at;
  if (text3[at + 1] === "*") {
    const close = text3.indexOf("*/", at + 2);
    return close < 0 ? at : close + 2;
  }
  if (text3[at + 1] !== "/") return at;
  let end = at + 2;
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
  property({ start: start3, end, file }) {
    const found = file === void 0 ? this.#properties.get(start3) : void 0;
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
function childrenWritten(literal2) {
  const children = literal2["properties"] ?? literal2["elements"];
  return children.every((each) => each !== null) ? children : void 0;
}
function childIndex2(children, child) {
  const isEntry2 = "key" in child;
  return children.findIndex((each) => {
    const own2 = isEntry2 ? each["key"] : bare(each);
    if (!own2) return false;
    return isPlaceOf(own2, child) || !isEntry2 && child.via !== void 0 && isPlaceOf(own2, child.via);
  });
}
var isPlaceOf = (node, { start: start3, end, file }) => file === void 0 && startOf(node) === start3 && endOf(node) === end;
function styleOf(lists, text3, quote) {
  let unit;
  let padding;
  let trailing;
  for (const list of lists) {
    const children = childrenWritten(list);
    const [first2] = children ?? [];
    if (!first2) continue;
    const { start: start3, end } = place2(list);
    if (!hasLineBreak(text3, start3, startOf(first2))) {
      if (list.type === "ObjectExpression") padding ??= text3.slice(start3 + 1, startOf(first2));
      continue;
    }
    trailing ??= /,\s*$/.test(text3.slice(endOf(children.at(-1)), end - 1));
    const [outer, inner] = [indentAt(text3, start3), indentAt(text3, startOf(first2))];
    if (isFirstOnLine(text3, startOf(first2)) && inner.length > outer.length && inner.startsWith(outer))
      unit ??= inner.slice(outer.length);
  }
  const isBlank = padding === void 0 || padding.trim() === "";
  return {
    lineEnd: lineEndOf(text3),
    unit: unit ?? "  ",
    quote,
    padding: isBlank ? padding ?? " " : " ",
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
function offsetFinder(find) {
  const known = /* @__PURE__ */ new WeakMap();
  return (text3, node, index) => {
    let offsets = known.get(node);
    if (offsets === void 0) known.set(node, offsets = find(text3, node) ?? null);
    return offsets?.[index];
  };
}

// src/parse/source-strings.ts
var offsetIn = offsetFinder(offsetsOf);
function offsetsOf(text3, { start: start3, end, value, file }) {
  const quote = text3[start3];
  if (file !== void 0 || quote !== "'" && quote !== '"' && quote !== "`") return void 0;
  const offsets = [];
  let at = start3 + 1;
  let units = "";
  while (at < end - 1) {
    if (text3[at] === quote || quote === "`" && text3.startsWith("${", at)) return void 0;
    const { length, stands } = unitAt(text3, at);
    for (let unit = 0; unit < stands.length; unit++) offsets.push(at);
    units += stands;
    at += length;
  }
  if (at !== end - 1 || text3[at] !== quote || units !== value) return void 0;
  offsets.push(at);
  return offsets;
}
var SHORT = { n: "\n", t: "	", r: "\r", b: "\b", f: "\f", v: "\v" };
function unitAt(text3, at) {
  if (text3[at] !== "\\") {
    if (text3[at] !== "\r") return { length: 1, stands: text3[at] };
    return { length: text3[at + 1] === "\n" ? 2 : 1, stands: "\n" };
  }
  const next = text3[at + 1] ?? "";
  if (next === "\r" && text3[at + 2] === "\n") return { length: 3, stands: "" };
  if (/[\n\r\u2028\u2029]/.test(next)) return { length: 2, stands: "" };
  const code = /^(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\}|([0-7]{1,3}))/i.exec(text3.slice(at + 1, at + 10));
  if (code?.[4] !== void 0) return octal(code[4]);
  const hex2 = code?.[1] ?? code?.[2] ?? code?.[3];
  if (hex2 !== void 0) {
    const point = Number.parseInt(hex2, 16);
    return { length: 1 + code[0].length, stands: point > 1114111 ? "" : String.fromCodePoint(point) };
  }
  return { length: 2, stands: Object.hasOwn(SHORT, next) ? SHORT[next] : next };
}
function octal(digits) {
  const taken2 = Number.parseInt(digits, 8) > 255 ? digits.slice(0, 2) : digits;
  return { length: 1 + taken2.length, stands: String.fromCharCode(Number.parseInt(taken2, 8)) };
}
function quoted(value, quote) {
  return quote + escaped(value, quote) + quote;
}
function escaped(value, quote, before = "") {
  const isTemplate2 = quote === "`";
  let written2 = "";
  for (let at = 0; at < value.length; at++) {
    const unit = value[at];
    const isStart = at === 0;
    if (unit === quote || unit === "\\" || isTemplate2 && unit === "$") written2 += `\\${unit}`;
    else if (unit === "\n") written2 += isTemplate2 ? "\n" : "\\n";
    else if (isStart && (isTemplate2 && unit === "{" && before.endsWith("$") || isDigitBehindOctal(unit, before)))
      written2 += hexOf(unit);
    else if (unit === "\r") written2 += "\\r";
    else if (unit === "	") written2 += "\\t";
    else if (/[\0-\x1f\x7f\u2028\u2029]/.test(unit) || isLoneSurrogate(value, at)) written2 += hexOf(unit);
    else written2 += unit;
  }
  return written2;
}
var isDigitBehindOctal = (unit, before) => /\d/.test(unit) && /\\[0-7]{1,2}$/.test(before);
function hexOf(unit) {
  const hex2 = unit.charCodeAt(0).toString(16);
  return hex2.length > 2 ? `\\u${hex2.padStart(4, "0")}` : `\\x${hex2.padStart(2, "0")}`;
}
function isLoneSurrogate(value, at) {
  const code = value.charCodeAt(at);
  if (code >= 55296 && code <= 56319) return !/[\udc00-\udfff]/.test(value[at + 1] ?? "");
  return code >= 56320 && code <= 57343 && !/[\ud800-\udbff]/.test(value[at - 1] ?? "");
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
  const [open7, close] = isList(value) ? ["[", "]"] : ["{", "}"];
  if (children.length === 0) return open7 + close;
  if (inner === void 0) {
    const padding = isList(value) ? "" : style.padding;
    return open7 + padding + children.join(", ") + padding + close;
  }
  const separator = style.lineEnd + inner;
  const last = style.trailing ? "," : "";
  return open7 + separator + children.join(`,${separator}`) + last + style.lineEnd + indent + close;
}
function printKey(key, style, isQuoted2 = false) {
  if (key === "__proto__") return `[${quoted(key, style.quote)}]`;
  return !isQuoted2 && /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key, style.quote);
}

// src/core/fix.ts
var inTextOrder = (edits) => [...edits].sort((a, b) => a.start - b.start || a.end - b.end);

// src/parse/text-edits.ts
function settle2(edits) {
  const settled = [];
  for (const edit of inTextOrder(edits)) {
    const last = settled.at(-1);
    if (!last || edit.start > last.end) settled.push(edit);
    else if (edit.start < last.end) return void 0;
    else settled[settled.length - 1] = { start: last.start, end: edit.end, text: last.text + edit.text };
  }
  return settled.filter(({ start: start3, end, text: text3 }) => start3 < end || text3 !== "");
}
function differing(text3, node, value, offsetIn3) {
  const { prefix, suffix } = commonEnds(node.value, value);
  const start3 = offsetIn3(text3, node, prefix);
  const end = offsetIn3(text3, node, node.value.length - suffix);
  if (start3 === void 0 || end === void 0) return void 0;
  return { start: start3, end, text: value.slice(prefix, value.length - suffix) };
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
function isTorn(text3, at) {
  return /[\ud800-\udbff]/.test(text3[at - 1] ?? "") && /[\udc00-\udfff]/.test(text3[at] ?? "");
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
  for (const [entry2, key] of changes.keys) printed.push(rename(text3, literals, entry2, key));
  for (const [container, change] of changes.containers) {
    const more = changeContainer(text3, literals, printer, container, change);
    if (!more) return void 0;
    printed.push(...more);
  }
  return printed.every((each) => each !== void 0) ? settle2(printed) : void 0;
}
function setValue(text3, literals, printer, node, value) {
  if (!literals.of(node) || isBuilt(node)) return void 0;
  if (node.kind === "string" && typeof value === "string") return rewriteString(text3, node, value);
  const replacement = printSource(value, printer, isScalar(value) ? "" : indentAt(text3, node.start));
  return replacement === void 0 ? void 0 : { start: node.start, end: node.end, text: replacement };
}
function rewriteString(text3, node, value) {
  const edit = differing(text3, node, value, offsetIn);
  if (!edit) return void 0;
  const { start: start3, end, text: inner } = edit;
  const quote = text3[node.start];
  const replacement = escaped(inner, quote, text3.slice(Math.max(node.start + 1, start3 - 4), start3));
  const isJoined = quote === "`" && text3[end] === "{" && (replacement || text3.slice(node.start + 1, start3)).endsWith("$");
  const whole = { start: node.start + 1, end: node.end - 1, text: escaped(value, quote) };
  return isJoined || replacement === "" && /\d/.test(text3[end]) ? whole : { start: start3, end, text: replacement };
}
function rename(text3, literals, entry2, key) {
  const property = literals.property(entry2);
  if (!property) return void 0;
  const { start: start3, end } = entry2;
  const old = text3[start3];
  const isQuoted2 = old === "'" || old === '"';
  const quote = isQuoted2 ? old : literals.style.quote;
  if (property["shorthand"])
    return { start: start3, end, text: `${printKey(key, { quote })}: ${text3.slice(startOf(property), endOf(property))}` };
  if (!property["computed"]) return { start: start3, end, text: printKey(key, { quote }, isQuoted2) };
  return { start: start3, end, text: quote + escaped(key, quote) + quote };
}
function changeContainer(text3, literals, printer, container, change) {
  const literal2 = literals.of(container);
  const children = literal2 && childrenWritten(literal2);
  const hasNew = change.first.length + change.last.length > 0;
  if (!children || hasNew && isBuilt(container)) return void 0;
  const removed = /* @__PURE__ */ new Set();
  for (const each of change.removed) {
    const child = container.kind === "object" ? container.entries[each] : container.items[each];
    const index = childIndex2(children, child);
    if (index < 0) return void 0;
    removed.add(index);
  }
  const { lineEnd, padding, unit } = literals.style;
  const list = { ...place2(literal2), children: children.map(place2), commentEnd };
  const style = {
    lineEnd,
    unit,
    space: " ",
    padding: container.kind === "object" ? padding : "",
    opensUp: container.kind === "object" && isSpreadAround(text3, literal2)
  };
  const indent = layoutOf(text3, list, removed, style)?.indent;
  const first2 = printChildren(change.first, printer, indent);
  const last = printChildren(change.last, printer, indent);
  return first2 && last && editList(text3, list, { removed, first: first2, last }, style);
}
function isSpreadAround(text3, literal2) {
  for (let at = literal2.parent; at; at = at.parent) {
    if (at.type !== "ObjectExpression" && at.type !== "ArrayExpression") continue;
    const [first2] = childrenWritten(at) ?? [];
    return first2 !== void 0 && hasLineBreak(text3, startOf(at), startOf(first2));
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
  const expression = removedValue(literals, edits, node) ?? (isBuilt(node) ? void 0 : literals.of(node));
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
    const children = literal2 && childrenWritten(literal2);
    const entry2 = "key" in child || from.kind === "array" ? child : from.entries.find(({ value }) => value === child);
    const found = children && entry2 ? children[childIndex2(children, entry2)] : void 0;
    if (found?.type !== "Property") return found;
    return found["kind"] === "init" && !found["method"] ? found["value"] : void 0;
  }
  return void 0;
}

// src/eslint/page-scripts.ts
var HOLDS_TEXT = /^(?:script|style|title|textarea|iframe|noembed|noframes|noscript|xmp)$/;
var OPENING2 = /<!--|<([a-z][^\s/>]*)/gi;
function partsOf(html) {
  const scripts = [];
  const comments = [];
  for (let at = 0; ; ) {
    OPENING2.lastIndex = at;
    const opening = OPENING2.exec(html);
    if (!opening) break;
    const inside = OPENING2.lastIndex;
    if (opening[1] === void 0) {
      at = endOf2(html, /--!?>/g, inside - 2).after;
      comments.push({ start: opening.index, end: at });
      continue;
    }
    const tag = tagAt(html, inside);
    if (!tag) break;
    at = tag.end;
    scripts.push(...handlersOf(tag));
    const name = opening[1].toLowerCase();
    if (!HOLDS_TEXT.test(name)) continue;
    const end = endOf2(html, new RegExp(`</${name}(?=[\\s/>])`, "gi"), tag.end);
    at = end.after;
    const type = name === "script" ? typeOf(tag) : void 0;
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
  for (let at = from; ; ) {
    CLOSING2.lastIndex = at;
    if (CLOSING2.test(html)) return { attributes, end: CLOSING2.lastIndex };
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(html);
    if (!found) return void 0;
    at = ATTRIBUTE.lastIndex;
    const [, name = "", quoted2, single, bare2 = ""] = found;
    if (/^["']/.test(bare2)) return void 0;
    const inQuotes = quoted2 ?? single;
    const value = inQuotes ?? bare2;
    attributes.push({ name: name.toLowerCase(), value, start: at - value.length - (inQuotes === void 0 ? 0 : 1) });
  }
}
function typeOf({ attributes }) {
  if (attributes.some(({ name }) => name === "src")) return void 0;
  return (attributes.find(({ name }) => name === "type")?.value ?? "").trim().toLowerCase();
}
function handlersOf({ attributes }) {
  const handlers = attributes.filter(
    ({ name, value }) => isWidgetHandler(name, value) && !/&(?:#|\w+;)|\r/.test(value)
  );
  return handlers.map(({ value, start: start3 }) => ({ start: start3, end: start3 + value.length, kind: "handler" }));
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
    move(program, offset);
    const comments = (program["comments"] ?? []).map(({ range: [start3, end] }) => {
      return { start: start3 + offset, end: end + offset };
    });
    return { program, comments };
  } catch (error) {
    const { message, index, pos } = error;
    return { message, at: offset + (index ?? pos ?? 0), isTooDeep: error instanceof RangeError };
  }
}
var featuresOf = (options) => options.ecmaFeatures ?? {};
function move(program, by) {
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
function pagesIn(templates, text3, user) {
  return templateCode(
    templates,
    text3,
    (page) => pageCode(piecesOf(page), page.length, (script, at, kind) => {
      const parsed = parseScript(script, at, kind, user);
      return "program" in parsed ? parsed.program : void 0;
    })
  );
}
function readPage(path2, text3, user) {
  const { scripts, comments } = partsOf(text3);
  const broken = [];
  const lines = new Lines(text3);
  const widgetCode2 = pageCode(piecesOf(text3), text3.length, (script, at, kind) => {
    const parsed = parseScript(script, at, kind, user);
    if ("program" in parsed) return parsed.program;
    if (parsed.isTooDeep) throw new Unreadable("The code is nested too deep to be parsed.");
    if (!mayBeFilledIn(script, parsed.at - at))
      broken.push({ message: `Parsing error: ${parsed.message}`, ...lines.at(parsed.at) });
    return void 0;
  });
  const root = { kind: "object", start: 0, end: 0, entries: [], open: true };
  const commentsOf = ({ start: start3, end, kind }) => {
    const parsed = kind === "handler" ? void 0 : parseScript(text3.slice(start3, end), start3, kind, user);
    return parsed && "program" in parsed ? parsed.comments : [];
  };
  const document = {
    ...{ path: path2, text: text3, syntax: sourceSyntax(void 0), faults: [] },
    roots: isWidget(widgetCode2) ? [root] : [],
    code: { ...NO_CODE, ...widgetCode2 },
    comments: () => [...comments, ...scripts.flatMap(commentsOf)].sort((a, b) => a.start - b.start)
  };
  return [document, broken];
}
function piecesOf(page) {
  return partsOf(page).scripts.map(({ start: start3, end, kind }) => ({ text: page.slice(start3, end), offset: start3, kind }));
}

// src/parse/estree/answers.ts
function answersOf(handlers, evaluator) {
  return handlers.flatMap(({ callable, tool: tool4, env }) => {
    const all = bodiesOf(callable, evaluator, env);
    const mayDiffer = all.some(({ statement: statement2, body }) => body.kind === "unknown" && !isCaught(statement2, callable));
    return all.flatMap(({ statement: statement2, body }) => {
      if (body.kind === "unknown") return [];
      const asked = tool4 === void 0 ? askedFor("name", statement2, callable, evaluator) : void 0;
      const name = tool4 ?? textOf(asked);
      return [{ ...name !== void 0 && { tool: name }, body, ...mayDiffer && { mayDiffer } }];
    });
  });
}
function readsOf(readers, evaluator) {
  return readers.flatMap(({ given, callable, uri, env }) => {
    if (!callable) return [{ ...uri && { uri: plain2(uri) }, body: unknownAt(place2(given)) }];
    const bodies = bodiesOf(callable, evaluator, env);
    const answers = bodies.filter(({ statement: statement2, body }) => body.kind !== "unknown" || !isCaught(statement2, callable));
    return answers.map(({ statement: statement2, body }) => {
      const own2 = uri ? plain2(uri) : askedFor("uri", statement2, callable, evaluator);
      return own2 ? { uri: own2, body } : { body };
    });
  });
}
function bodiesOf(callable, evaluator, env) {
  return returnsOf(callable).flatMap(({ statement: statement2, expression }) => {
    const value = evaluator.evaluate(expression, env);
    const bodies = value.kind === "union" && value.areReturns ? value.branches : [value];
    return bodies.map((each) => ({ statement: statement2, body: plain2(each) }));
  });
}
function isCaught(statement2, callable) {
  for (let at = statement2; at && at !== callable; at = at.parent)
    if (at.type === "CatchClause") return true;
  return false;
}
function askedFor(field, statement2, callable, evaluator) {
  const asks = (node) => isParam(node, field, evaluator);
  for (let child = statement2, at = statement2.parent; at && child !== callable; child = at, at = at.parent) {
    let compared;
    if (at.type === "IfStatement" && child === at["consequent"]) compared = comparedTo(at["test"], "===", asks);
    else if (at.type === "SwitchCase" && at["test"] && asks(at.parent["discriminant"])) {
      const cases = at.parent["cases"];
      const before = cases[cases.indexOf(at) - 1];
      if (!before || before["consequent"].some(exits)) compared = at["test"];
    } else if (at.type === "BlockStatement") compared = refusedBefore(at["body"], child, asks);
    if (compared) {
      const value = plain2(evaluator.evaluate(compared));
      return value.kind === "unknown" ? void 0 : value;
    }
    if (isFunction(at)) return void 0;
  }
  return void 0;
}
function refusedBefore(statements, child, asks) {
  for (const each of statements.slice(0, statements.indexOf(child))) {
    const other = each.type === "IfStatement" && exits(each["consequent"]) ? comparedTo(each["test"], "!==", asks) : void 0;
    if (other) return other;
  }
  return void 0;
}
function comparedTo(test, operator, asks) {
  const at = bare(test);
  if (at.type === "LogicalExpression" && at["operator"] === (operator === "===" ? "&&" : "||"))
    return comparedTo(at["left"], operator, asks) ?? comparedTo(at["right"], operator, asks);
  if (at.type !== "BinaryExpression" || at["operator"] !== operator && at["operator"] !== operator.slice(0, 2))
    return void 0;
  if (asks(at["left"])) return at["right"];
  return asks(at["right"]) ? at["left"] : void 0;
}
function isParam(node, field, evaluator, depth = 0) {
  const at = bare(node);
  if (at.type === "MemberExpression")
    return staticName(at["property"], at["computed"]) === field && isParams(at["object"], evaluator);
  if (at.type !== "Identifier" || depth > 3) return false;
  const binding = evaluator.file.scopes.resolve(at);
  const last = binding?.path?.at(-1);
  if (binding?.kind === "param") return last === field && binding.path?.at(-2) === "params";
  const init = binding?.kind === "variable" ? binding.node["init"] : void 0;
  if (!init) return false;
  if (binding.path?.length === 0) return isParam(init, field, evaluator, depth + 1);
  return last === field && (binding.path?.at(-2) === "params" || isParams(init, evaluator));
}
function isParams(node, evaluator) {
  const at = bare(node);
  if (at.type === "MemberExpression") return staticName(at["property"], at["computed"]) === "params";
  if (at.type !== "Identifier") return false;
  const binding = evaluator.file.scopes.resolve(at);
  if (!binding) return at["name"] === "params";
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
    if (wanted.file !== void 0) return NONE4;
    this.#all ??= this.#find();
    let at = this.#all[countWhere(this.#all, ({ start: start3 }) => start3 <= wanted.start) - 1];
    while (at && at.end < wanted.end) at = at.around;
    if (!at || !this.#isPartOf(wanted, at.node)) return NONE4;
    const member = memberAt(at.node, wanted);
    return member === void 0 ? at.uses : this.#usesOfMember(at, member);
  }
  /** A constant may have as many members as uses. */
  #usesOfMember({ node, uses }, member) {
    let byMember = this.#byMember.get(node);
    if (!byMember) this.#byMember.set(node, byMember = groupBy(uses, ({ member: member2 }) => member2));
    return [...byMember.get(void 0) ?? [], ...byMember.get(member) ?? []];
  }
  /** Whether a place is part of what a constant is, rather than of what a function does or what is read to make it. */
  #isPartOf(wanted, constant) {
    let at = constant;
    for (; ; ) {
      if (isFunction(at)) return false;
      const children = this.#childrenOf(at);
      const inner = children[countWhere(children, (each) => startOf(each) <= wanted.start) - 1];
      if (!inner || endOf(inner) < wanted.end) return at.type !== "MemberExpression";
      at = inner;
    }
  }
  /** A long list may be asked about once for each of its items. */
  #childrenOf(node) {
    let children = this.#children.get(node);
    if (!children) this.#children.set(node, children = childrenOf(node));
    return children;
  }
  #find() {
    const starts = this.#whole.flatMap(({ start: start3, file }) => file === void 0 ? [start3] : []).sort((a, b) => a - b);
    const holdsWhole = ({ start: start3, end }) => starts[countWhere(starts, (each) => each < start3)] < end;
    const found = [];
    for (const [node, uses] of [...this.#uses()].sort(([a], [b]) => place2(a).start - place2(b).start)) {
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
      const binding = NAMES.has(node.type) ? scopes.resolve(node) : void 0;
      const isConstant2 = binding?.kind === "variable" || binding?.kind === "enum";
      if (isConstant2 && !isWithin(place2(node), place2(binding.node["id"]))) note3(binding.node, node);
    });
    return uses;
  }
};
function memberOf(node) {
  const { parent } = node;
  const isObject = parent?.type === "MemberExpression" && parent["object"] === node && !parent["computed"];
  return isObject ? parent["property"]["name"] : void 0;
}
function memberAt({ init }, { start: start3, end }) {
  const object = init && bare(init);
  if (object?.type !== "ObjectExpression") return void 0;
  const properties = object["properties"];
  const property = properties[countWhere(properties, (each) => startOf(each) <= start3) - 1];
  if (property?.type !== "Property" || endOf(property) < end) return void 0;
  const key = property["computed"] ? void 0 : property["key"];
  return key?.["name"] ?? key?.["value"];
}
var NONE4 = [];
var NAMES = /* @__PURE__ */ new Set(["Identifier", "JSXIdentifier"]);
var isWithin = (inner, outer) => outer.start <= inner.start && inner.end <= outer.end;
function isExportedText({ type, init, parent }) {
  const isText4 = type === "VariableDeclarator" && init && /^(Literal|TemplateLiteral)$/.test(bare(init).type);
  return Boolean(isText4) && parent?.parent?.type === "ExportNamedDeclaration";
}

// src/parse/estree/shapes/arguments.ts
var firstIn2 = ({ names }) => /^registerApp(Tool|Resource)$/.test(names.at(-1)) ? 1 : 0;
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
function propertyOf(literal2, ...names) {
  if (literal2?.type !== "ObjectExpression") return void 0;
  const found = literal2["properties"].find(
    ({ type, key, computed }) => type === "Property" && !computed && names.includes(key.name ?? key.value)
  );
  return found?.["value"];
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
  const holdsZod = properties !== void 0 && !isBuiltSchema(value) && isRawShape(properties) && !isTypebox(properties);
  const is = natureOf(value);
  const strays = is === "shape" ? straysIn(value) : [];
  return { ...placeOf2(value), is, ...holdsZod && { holdsZod }, ...strays.length > 0 && { strays } };
}
var straysIn = (shape) => lasting(shape).flatMap(({ key, value }) => isPlain4(value) ? [key] : []);
function natureOf(schema) {
  if (isTypebox(schema)) return "unknown";
  if (isBuiltSchema(schema)) return "zod";
  if (isRawShape(schema)) return "shape";
  if (schema.kind !== "object" || schema.open || entry(schema, "~standard")) return "unknown";
  return schema.entries.some(({ value }) => isPlain4(value)) ? "json-schema" : "unknown";
}
function isPlain4(value) {
  if (value.kind === "object") return !isBuiltSchema(value) && (isRawShape(value) || isTyped(value));
  return value.kind === "string" || value.kind === "number" || value.kind === "boolean" || value.kind === "array";
}
var isTyped = (schema) => textOf(entry(schema, "type")?.value) !== void 0;
var placeOf2 = ({ start: start3, end, file, via }) => ({
  start: start3,
  end,
  ...file && { file },
  ...via && { via }
});
function renamed(object, names) {
  const has2 = new Set(object.entries.map(({ key }) => key));
  const entries2 = object.entries.map((each) => {
    const key = Object.hasOwn(names, each.key) ? names[each.key] : each.key;
    return key === each.key || has2.has(key) ? each : { ...each, key };
  });
  return { ...object, entries: entries2 };
}
function asInputSchema(config, ...names) {
  const renamedTo = Object.fromEntries(names.map((name) => [name, "inputSchema"]));
  const isSurely = (value) => isBuiltSchema(value) || mayBeRawShape(value) || textOf(entry(value, "type")?.value) === "object";
  const entries2 = renamed(config, renamedTo).entries.map(
    (each, index) => each.key === config.entries[index].key || isSurely(each.value) ? each : { ...each, value: unknownAt(each.value) }
  );
  return { ...config, entries: entries2 };
}
function withOwnNotation(config) {
  const entries2 = config.entries.map(
    (each) => SCHEMA_KEYS.includes(each.key) && ["string", "array"].includes(each.value.kind) ? { ...each, value: unknownAt(each.value) } : each
  );
  return { ...config, entries: entries2 };
}
var SCHEMA_WORDS = ["schema", "parameters", "input", "inputShape", "parametersSchema"];
var speaksOfHints = (config) => {
  const annotations = entry(config, "annotations")?.value;
  return annotations?.kind === "object" && annotations.entries.some(({ key }) => key.endsWith("Hint"));
};
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

// src/parse/estree/shapes/by-place.ts
function ownTool({ call, args }, all) {
  const [name, description, schema] = args.map((arg) => all.evaluate(arg));
  if (args.length < 4 || !/^\S+$/.test(textOf(name) ?? "") || description?.kind !== "string" || !schema) return;
  const mayBeShape = mayBeRawShape(schema) && isFunction(args.at(-1));
  if (!(mayBeShape || isBuiltSchema(schema) || isRawShape(schema) || isJsonSchema(schema))) return;
  if (functionOf(call["callee"], all.evaluator.file.scopes)) return;
  const { entries: entries2 } = middleOf(args.slice(1, -1), all);
  const object = { kind: "object", ...place2(call), entries: entries2, open: true };
  all.addTool(withEntries(object, [named("name", args[0], name)]), call, { api: "literal", takesShapes: true });
}
function middleOf(args, all, isSdk = false) {
  const entries2 = [];
  let isVague3 = false;
  let isShapeGiven = false;
  args.forEach((arg, index) => {
    const value = all.evaluate(arg);
    all.takeArgument(arg);
    if (index === 0 && isDescription(arg, value, args.length)) {
      entries2.push(named("description", arg, value));
    } else if (isShapeGiven || index === 2 ? isPlainObject(value) : isAnnotations(value)) {
      entries2.push(named("annotations", arg, value));
    } else if (!isShapeGiven && (isBuiltSchema(value) || mayBeRawShape(value) || isJsonSchema(value) || isSdk && isPropertyMap(value))) {
      entries2.push(named("inputSchema", arg, value));
      isShapeGiven = true;
    } else {
      isVague3 = true;
    }
  });
  return { entries: entries2, isVague: isVague3 };
}
function isDescription({ type }, { kind }, count) {
  if (kind === "string" || kind === "union" || type === "TemplateLiteral" || type === "BinaryExpression") return true;
  return kind === "unknown" && count > 1 && (type === "Identifier" || type === "MemberExpression");
}
var isPlainObject = (value) => value.kind === "object" && !isBuiltSchema(value) && !isRawShape(value);
var isAnnotations = (value) => isPlainObject(value) && (!value.open && value.entries.length > 0 && value.entries.every(({ key }) => HINTS2.has(key)) || value.entries.some(speaksOfHints2));
var HINTS2 = /* @__PURE__ */ new Set(["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"]);
var LIKE_HINT = /^(read_?only|destructive|idempotent|open_?world)(_?hint)?$/i;
var speaksOfHints2 = ({ key, value }) => key === "openai" ? value.kind === "object" && !isRawShape(value) : LIKE_HINT.test(key) && isScalar2(value);
var isScalar2 = ({ kind }) => kind === "boolean" || kind === "string" || kind === "number";
var isJsonSchema = (value) => value.kind === "object" && textOf(entry(value, "type")?.value) === "object" && entry(value, "properties") !== void 0;
var isPropertyMap = (value) => isPlainObject(value) && !value.open && value.entries.length > 0 && value.entries.every(({ value: each }) => isPlainObject(each) && textOf(entry(each, "type")?.value) !== void 0);

// src/parse/estree/shapes/receivers.ts
var SERVER = /^[#_]?(mcp_?)?(server|mcp)$/i;
var LIKE_SERVER = /mcp|server/i;
var importsMcp = ({ modules }) => modules.has(MCP_MODULES);
var importsGenkit = ({ modules }) => modules.has(/(^|[@/])genkit/);
function isServer({ call, names }, all) {
  const owner = names.at(-2);
  if (owner !== void 0 && SERVER.test(owner)) return !isOfOtherModule(call, all);
  if (!importsMcp(all)) return false;
  const callee = bare(call["callee"]);
  if (callee.type !== "MemberExpression") return mayBe2(callee, all);
  const receiver = bare(callee["object"]);
  if (receiver.type === "ThisExpression") return !hasOwn(call, names.at(-1));
  return mayBe2(receiver, all);
}
function isOfOtherModule(call, all) {
  const callee = bare(call["callee"]);
  const source = callee.type === "MemberExpression" ? all.modules.sourceOf(bare(callee["object"])) : void 0;
  if (source === void 0 || source.startsWith(".") || MCP_MODULES.test(source)) return false;
  return /^M(cp|CP)Server$/.test(path(callee).at(-2));
}
function mayBe2(receiver, all) {
  if (LIKE_SERVER.test(path(receiver).at(-1))) return true;
  if (receiver.type !== "Identifier") return true;
  const source = all.modules.sourceOf(receiver);
  if (source !== void 0) return MCP_MODULES.test(source);
  const binding = all.evaluator.file.scopes.resolve(receiver);
  if (binding?.kind === "function") return false;
  if (binding?.kind === "param") return isTypedSo(binding.node);
  const init = binding?.kind === "variable" ? binding.node["init"] : void 0;
  if (!init || requiredModule(init)) return true;
  const made = bare(init.type === "AwaitExpression" ? init["argument"] : init);
  if (isFunction(made)) return false;
  if (made.type !== "NewExpression" && made.type !== "CallExpression") return true;
  const maker = bare(made["callee"]);
  const from = all.modules.sourceOf(maker);
  return LIKE_SERVER.test(path(maker).join(".")) || from !== void 0 && MCP_MODULES.test(from);
}
function isTypedSo(parameter) {
  const type = parameter["typeAnnotation"]?.typeAnnotation;
  if (type?.type !== "TSTypeReference") return true;
  const name = type["typeName"];
  return LIKE_SERVER.test(name["name"] ?? name["right"]?.name ?? "server");
}
function hasOwn(call, method) {
  let at = call;
  while (at && at.type !== "ClassBody") at = at.parent;
  return (at?.["body"] ?? []).some(
    (member) => member["key"] && staticName(member["key"], member["computed"]) === method
  );
}

// src/parse/estree/shapes/frameworks.ts
function factory(site, all) {
  const { call, args } = site;
  const [first2, second] = args.map((each) => all.evaluate(each));
  const source = all.modules.sourceOf(bare(call["callee"])) ?? "";
  const isAgents = importsGenkit(all) || WITH_FACTORY.test(source);
  if (second?.kind === "string") return isAgents ? void 0 : ownTool(site, all);
  const isNamed3 = first2?.kind === "string";
  const literal2 = args.find((each) => each.type === "ObjectExpression") ?? (isNamed3 && second ? args[1] : void 0);
  const written2 = literal2 && all.evaluate(literal2);
  if (!literal2 || written2?.kind !== "object") return;
  const config = isNamed3 && literal2 !== args[0] ? withEntries(written2, [named("name", args[0], first2)]) : written2;
  const isNamedByKey = CONVEX.test(source);
  if (!entry(config, "description") || !(entry(config, "name") ?? entry(config, "id") ?? isNamedByKey)) return;
  if (isAgents) {
    const id = entry(config, "id");
    const told4 = id && !entry(config, "name") ? withEntries(config, [{ ...id, key: "name" }]) : config;
    all.addFunction(isNamedByKey ? renamed(told4, { args: "inputSchema" }) : told4, all.shownWith(call));
  } else if (entry(config, "inputSchema") && entry(config, "name")) {
    all.addTool(config, call, { api: "literal" });
  } else if (!isSchemaLike(config)) {
    return;
  } else if (entry(config, "name") && (importsMcp(all) || speaksOfHints(config))) {
    all.addTool(opened(asInputSchema(config, ...SCHEMA_WORDS)), call, { api: "literal", takesShapes: true });
  } else {
    all.addFunction(config, all.shownWith(call));
  }
  all.takeArgument(literal2);
}
var WITH_FACTORY = librariesWith("factory");
var CONVEX = /^@convex-dev\//;
function nuxtTool({ call, args }, all) {
  const config = all.evaluate(args[0]);
  if (config.kind !== "object" || !entry(config, "description")) return;
  all.takeArgument(args[0]);
  all.addTool(opened(asInputSchema(config, ...SCHEMA_WORDS)), call, { api: "literal", takesShapes: true });
}
var FRONT_MCP = /^@frontmcp\/sdk$/;
function frontTool(call, args, all) {
  const config = all.evaluate(args[0]);
  if (config.kind !== "object" || !entry(config, "description")) return;
  all.takeArgument(args[0]);
  const entries2 = config.entries.filter(({ key, value }) => key !== "outputSchema" || value.kind === "object");
  all.addTool(opened({ ...config, entries: entries2 }), call, { api: "literal", takesShapes: true });
}
function definedTool(call, [name, definition2], all) {
  const config = definition2 && all.evaluate(definition2);
  if (config?.kind !== "object") return;
  all.takeArgument(definition2);
  const tool4 = withEntries(asInputSchema(config, "input"), [named("name", name, all.evaluate(name))]);
  all.addTool(opened(tool4), call, { api: "literal", takesShapes: true });
}
function isSchemaLike(config) {
  return ["parameters", "schema", "input_schema", "inputSchema", "input"].some((key) => {
    const value = entry(config, key)?.value;
    return value !== void 0 && (isBuiltSchema(value) || isRawShape(value) || value.kind === "object");
  });
}
function addTool(site, all) {
  const { call, args } = site;
  const config = all.evaluate(args[0]);
  if (config.kind === "string") return ownTool(site, all);
  if (config.kind !== "object" || !entry(config, "name")) return;
  if (!entry(config, "inputSchema") && !(isServer(site, all) && (entry(config, "execute") ?? entry(config, "parameters"))))
    return;
  all.takeArgument(args[0]);
  all.addTool(asInputSchema(config, "parameters"), call, { api: "literal" });
  all.addHandler(args[1] ?? propertyOf(args[0], "execute", "handler"), textOf(entry(config, "name")?.value));
}
function skybridgeWidget({ call, args }, all) {
  const [first2, , third, handler] = args;
  if (!third || !handler || !all.modules.has(/^skybridge/)) return;
  const config = all.evaluate(third);
  if (config.kind !== "object") return;
  for (const arg of args) all.takeArgument(arg);
  const name = all.evaluate(first2);
  const tool4 = opened(withEntries(config, [named("name", first2, name)]));
  all.addTool(tool4, call, { api: "literal", takesShapes: true });
  all.addHandler(handler, textOf(name));
}
function fileTool(all) {
  const { imports, program } = all.evaluator.file;
  const isOfSunpeak = all.modules.has(/^sunpeak\/mcp$/);
  if (!isOfSunpeak && (!all.modules.has(/^xmcp(\/|$)/) || imports.some(importsOtherMetadata))) return;
  let metadata;
  let schema;
  let handler;
  for (const statement2 of program["body"]) {
    if (statement2.type === "ExportDefaultDeclaration") handler = statement2["declaration"];
    if (statement2.type !== "ExportNamedDeclaration") continue;
    for (const { id, init } of statement2["declaration"]?.declarations ?? []) {
      if (id.name === (isOfSunpeak ? "tool" : "metadata") && init) metadata = init;
      if (id.name === "schema" && init) schema = init;
    }
  }
  const config = metadata && all.evaluate(metadata);
  if (!metadata || config?.kind !== "object" || !entry(config, isOfSunpeak ? "description" : "name")) return;
  if (entry(config, "uri") ?? entry(config, "role")) return;
  const shape = schema && all.evaluate(schema);
  const more = shape && (mayBeRawShape(shape) || isBuiltSchema(shape)) ? [named("inputSchema", schema, shape)] : [];
  all.takeArgument(metadata);
  const tool4 = openedDeep({ ...withEntries(config, []), entries: [...config.entries, ...more] });
  const open7 = config.open || more.length === 0 || isOfSunpeak;
  all.addTool({ ...tool4, open: open7 }, metadata, { api: "literal", takesShapes: true });
  if (!isOfSunpeak) all.addHandler(handler, textOf(entry(config, "name")?.value));
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

// src/parse/estree/shapes/agents.ts
function functionTool({ call, args }, all) {
  const source = all.modules.sourceOfCallee(call) ?? "";
  if (WITH_SERVER.test(source)) return agentSdkTool(call, args, all);
  if (FRONT_MCP.test(source)) return frontTool(call, args, all);
  if (WITH_DEFINITIONS.test(source)) return definedTool(call, args, all);
  const config = WITH_FUNCTION.test(source) ? givenConfig(args, all) : void 0;
  if (!config) return;
  const isNamedByKey = AI.test(source) && !entry(config, "name");
  all.addFunction(isNamedByKey ? withEntries(config, nameFromKey(call)) : config, all.shownWith(call));
}
function definedAppTool({ call, args }, all) {
  if (WITH_DEFINITIONS.test(all.modules.sourceOfCallee(call) ?? "")) definedTool(call, args, all);
}
var WITH_FUNCTION = librariesWith("function");
var WITH_SERVER = librariesWith("served");
var WITH_DEFINITIONS = librariesWith("defined");
var AI = /^(ai$|@ai-sdk\/)/;
function isToolOfModule({ call, names }, all) {
  const source = all.modules.sourceOfCallee(call) ?? "";
  return names.length === 2 && (WITH_FUNCTION.test(source) || WITH_SERVER.test(source));
}
function givenConfig(args, all) {
  const literal2 = args[1] ?? args[0];
  const config = literal2 && all.evaluate(literal2);
  if (config?.kind !== "object") return void 0;
  all.takeArgument(literal2);
  return config;
}
function libraryTool({ call, args }, all) {
  const maker = makerOf(bare(call["callee"]), all);
  if (!maker || !MAKERS.has(maker.name) || !WITH_MAKERS.test(maker.source)) return;
  const config = givenConfig(args, all);
  const isUntold2 = (key) => (entry(config, key)?.value.kind ?? "unknown") === "unknown";
  if (config && !(isUntold2("name") && isUntold2("description"))) all.addFunction(config, all.shownWith(call));
}
function extensionTool({ call, args }, config, all) {
  if (!all.modules.has(EXTENDED) || !entry(config, "parameters")) return;
  all.takeArgument(args[0]);
  all.addFunction(config, all.shownWith(call));
}
var EXTENDED = /^(@[^/]+\/pi-(coding-agent|agent-core)|openclaw\/plugin-sdk)(\/|$)/;
var WITH_MAKERS = librariesWith("maker");
var MAKERS = /* @__PURE__ */ new Set([
  ...["DynamicTool", "DynamicStructuredTool", "FunctionTool", "betaTool", "betaZodTool"],
  ...["zodFunction", "zodResponsesFunction", "toolDefinition"]
]);
function makerOf(callee, all) {
  const { scopes } = all.evaluator.file;
  const base = callee.type === "Super" ? baseAround(callee) : void 0;
  if (base) return makerOf(base, all);
  if (callee.type !== "MemberExpression") return importOf(callee, scopes);
  const owner = importOf(bare(callee["object"]), scopes);
  const name = staticName(callee["property"], callee["computed"]);
  return owner?.name === "*" && name !== void 0 ? { source: owner.source, name } : owner;
}
var isSuperOfTool = (callee) => callee.type === "Super" && /Tool$/.test(path(baseAround(callee) ?? callee).at(-1));
function baseAround(node) {
  let at = node.parent;
  while (at && !/^Class(Declaration|Expression)$/.test(at.type)) at = at.parent;
  const base = at?.["superClass"];
  return base ? bare(base) : void 0;
}
function nameFromKey(call) {
  const { parent } = call;
  const key = parent?.type === "Property" ? staticName(parent["key"], parent["computed"]) : void 0;
  if (key === void 0) return [];
  const at = place2(parent["key"]);
  return [{ key: "name", ...at, value: { kind: "string", ...at, value: key } }];
}
function agentSdkTool(call, args, all) {
  const [name, description, shape, , extras] = args;
  if (!name || !description || !shape) return;
  const entries2 = [
    named("name", name, all.evaluate(name)),
    named("description", description, all.evaluate(description)),
    named("inputSchema", shape, all.evaluate(shape))
  ];
  const more = extras && all.evaluate(extras);
  const annotations = more?.kind === "object" ? entry(more, "annotations") : void 0;
  if (annotations) entries2.push(annotations);
  all.takeArgument(shape);
  const { start: start3 } = place2(name);
  const config = { kind: "object", start: start3, end: place2(shape).end, entries: entries2, open: true };
  all.addTool(config, call, { api: "literal", takesShapes: true });
}

// src/parse/estree/shapes/blocks.ts
var blockOf = (site) => insideOf(site, ({ type }) => BLOCKS.has(type));
var shownWith = (site) => insideOf(site, (at) => BLOCKS.has(at.type) || /^(ObjectExpression|ClassBody)$/.test(at.type) || isFunction(at));
function insideOf(site, isWhole3) {
  let at = site;
  while (at.parent && !isWhole3(at.parent) && !isBranch(at, at.parent)) at = at.parent;
  return at.parent && !isBranch(at, at.parent) ? at.parent : at;
}
function isBranch(at, { type, test, right }) {
  if (type === "IfStatement" || type === "ConditionalExpression") return at !== test;
  return type === "LogicalExpression" && at === right;
}
var BLOCKS = /* @__PURE__ */ new Set(["Program", "BlockStatement", "SwitchCase", "ArrayExpression", "StaticBlock", "TSModuleBlock"]);

// src/parse/estree/shapes/classes.ts
function toolClass(node, all) {
  const base = basesOf(node).find(({ name }) => name.endsWith("Tool"));
  if (!base) return;
  const fields = fieldsOf(node, base, all);
  const whole = { kind: "object", ...place2(node), entries: fields, open: true };
  if (textOf(entry(whole, "name")?.value) === void 0) return;
  if (base.name === "MCPTool" && !entry(whole, "inputSchema")) return frameworkTool(whole, node, all);
  const schema = SCHEMAS2.map((key) => entry(whole, key)).find((each) => each !== void 0);
  if (!schema || !entry(whole, "description") || isLabel(whole)) return;
  const config = { ...whole, entries: fields.filter((each) => each === schema || !SCHEMAS2.includes(each.key)) };
  if (isOfAgents(base, all)) return all.addFunction(config, shownWith(node));
  const isMcp = schema.key === "inputSchema" || importsMcp(all) || all.isServed;
  if (isMcp && maySchemaBe(schema.value)) all.addTool(asInputSchema(config, schema.key), node, { api: "literal" });
  else if (isSchema2(schema.value)) all.addFunction(config, shownWith(node));
}
var SCHEMAS2 = ["inputSchema", "schema", "parameters"];
var FIELDS2 = /* @__PURE__ */ new Set(["name", "description", "annotations", ...SCHEMAS2]);
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
function fieldsOf(node, base, all) {
  const members = node["body"].body;
  const statements = members.flatMap(statementsOf);
  const declared = members.flatMap((member) => {
    const { key, computed, static: isStatic } = member;
    const name = isStatic || !key || isMethod(member) ? void 0 : nameOf4(key, computed);
    return name === void 0 ? [] : fieldOf(name, key, () => givenBy(member, all));
  });
  const own2 = replacedBy(
    declared,
    statements.flatMap((statement2) => setIn(statement2, all))
  );
  const handed = statements.flatMap((statement2) => handedIn(statement2, all));
  const configured2 = members.flatMap((member) => configuredBy(member, all));
  const answered = members.flatMap((member) => answeredBy(member, all));
  const others = [handed, configured2, answered].reduce(replacedBy);
  const hasSchema = own2.some(({ key }) => SCHEMAS2.includes(key));
  const fields = replacedBy(hasSchema ? others.filter(({ key }) => !SCHEMAS2.includes(key)) : others, own2);
  const isMcp = importsMcp(all) || /mcp/i.test(base.name);
  return isMcp || fields.some(({ key, value }) => key === "inputSchema" && isSurelySchema(value)) ? fields : own2;
}
function replacedBy(earlier, later) {
  return [...earlier.filter(({ key }) => !later.some((each) => each.key === key)), ...later];
}
function configuredBy(member, all) {
  return methodNameOf(member) === "getConfig" ? partsOf2(givenBy(member, all)) : [];
}
function answeredBy(member, all) {
  const field = METHODS.get(methodNameOf(member) ?? "");
  return field ? fieldOf(field, member["key"], () => givenBy(member, all)) : [];
}
var methodNameOf = (member) => isMethod(member) && !member["static"] ? nameOf4(member["key"], member["computed"]) : void 0;
var METHODS = /* @__PURE__ */ new Map([
  ["getName", "name"],
  ["getDescription", "description"],
  ["getInputSchema", "inputSchema"],
  ["getAnnotations", "annotations"]
]);
var isMethod = ({ type, kind }) => type === "MethodDefinition" && kind === "method";
function partsOf2(value) {
  if (value?.kind !== "object" || entry(value, "name")) return [];
  return value.entries.filter(({ key }) => PARTS.has(key));
}
var PARTS = new Set(METHODS.values());
function fieldOf(name, key, read2) {
  const value = FIELDS2.has(name) ? read2() : void 0;
  return !value || value.kind === "undefined" ? [] : [{ key: name, ...place2(key), value }];
}
var statementsOf = ({ kind, value }) => (kind === "constructor" ? value?.body?.body : void 0) ?? [];
function handedIn({ expression }, all) {
  const { type, callee, arguments: args } = expression ?? {};
  if (type !== "CallExpression" || callee.type !== "Super") return [];
  const given = args.find(({ type: kind }) => kind === "ObjectExpression");
  return given ? partsOf2(all.evaluate(given)) : [];
}
function setIn({ expression }, all) {
  const { type, operator, left, right } = expression ?? {};
  if (type !== "AssignmentExpression" || operator !== "=" || left.type !== "MemberExpression") return [];
  const name = left.object.type === "ThisExpression" ? nameOf4(left.property, left.computed) : void 0;
  return name === void 0 ? [] : fieldOf(name, left.property, () => all.evaluate(right));
}
function givenBy(member, all) {
  const { type, kind, key, value } = member;
  if (/^(PropertyDefinition|AccessorProperty)$/.test(type)) return value ? all.evaluate(value) : void 0;
  if (type !== "MethodDefinition" || !value?.body || !(kind === "get" || isMethod(member))) return void 0;
  const result = value.async || value.generator ? void 0 : onlyReturn(value);
  return result ? all.evaluate(result) : unknownAt(place2(key));
}
var nameOf4 = (key, isComputed) => key.type === "PrivateIdentifier" ? void 0 : staticName(key, isComputed);
var isLabel = (config) => /^\p{Lu}.*\s/u.test(textOf(entry(config, "name")?.value));
function isOfAgents({ name, root }, all, depth = 0) {
  if (WITH_BASES.test(all.modules.sourceOf(root) ?? "") || name.endsWith("StructuredTool") || importsGenkit(all))
    return true;
  const binding = root.type === "Identifier" ? all.evaluator.file.scopes.resolve(root) : void 0;
  const own2 = binding?.kind === "variable" ? binding.node["init"] : binding?.node;
  const base = own2 && /^Class/.test(own2.type) ? own2["superClass"] : void 0;
  return base && depth < DEEPEST4 ? baseOf(bare(base)).some((each) => isOfAgents(each, all, depth + 1)) : false;
}
var DEEPEST4 = 5;
var WITH_BASES = librariesWith("base");
var isSchema2 = (value) => isBuiltSchema(value) || isRawShape(value) || value.kind === "object";
var maySchemaBe = (value) => isSchema2(value) || value.kind === "unknown" || value.kind === "union";
function frameworkTool(config, node, all) {
  const schema = entry(config, "schema")?.value;
  const entries2 = config.entries.filter(
    ({ key, value }) => key === "name" || key === "description" && value.kind === "string"
  );
  const inputSchema = schema && inputSchemaOf(schema);
  if (inputSchema) entries2.push({ ...entry(config, "schema"), key: "inputSchema", value: inputSchema });
  all.addTool({ ...config, entries: entries2 }, node, { api: "literal", takesShapes: true });
}
function inputSchemaOf(schema) {
  if (schema.kind !== "object" || isBuiltSchema(schema)) return isBuiltSchema(schema) ? schema : void 0;
  const entries2 = schema.entries.map((each) => ({ ...each, value: described(each.value) }));
  const shape = { ...schema, entries: entries2 };
  return isRawShape(shape) ? shape : void 0;
}
function described(parameter) {
  const type = parameter.kind === "object" ? entry(parameter, "type")?.value : void 0;
  if (parameter.kind !== "object" || !type || !isBuiltSchema(type)) return unknownAt(parameter);
  const description = entry(parameter, "description");
  const others = type.entries.filter(({ key }) => key !== "description");
  return { ...type, entries: description ? [...others, description] : type.entries, open: type.open || parameter.open };
}
function nestTool(site, all) {
  const { call, args } = site;
  if (call.parent?.type !== "Decorator") return;
  const source = all.modules.sourceOfCallee(call) ?? "";
  if (FRONT_MCP.test(source)) return frontTool(call, args, all);
  if (LEAN_MCP.test(source)) return decoratedTool(site, all);
  if (!isOfNest(call, all)) return;
  const config = all.evaluate(args[0]);
  if (config.kind !== "object") return;
  all.takeArgument(args[0]);
  const normal = asInputSchema(config, "parameters");
  all.addTool(entry(config, "name") ? normal : opened(normal), call, { api: "literal" });
}
function decoratedTool({ call, args }, all) {
  if (call.parent?.type !== "Decorator") return;
  const config = all.evaluate(args[0]);
  if (config.kind !== "object" || !entry(config, "description")) return;
  all.takeArgument(args[0]);
  all.addTool(opened(asInputSchema(config, ...SCHEMA_WORDS)), call, { api: "literal" });
}
var LEAN_MCP = /^@leanmcp\/core$/;
var NEST = /^@rekog\/mcp-nest(\/|$)/;
function isOfNest(call, { modules }) {
  const source = modules.sourceOfCallee(call) ?? "";
  return NEST.test(source) || source.startsWith(".") && modules.has(NEST);
}

// src/parse/estree/turns.ts
var MOST_TURNS = 200;
function turnsOf(call, evaluator) {
  for (let at = call.parent; at; at = at.parent) {
    if (at.type === "ForOfStatement") return turnsOfLoop(at, evaluator);
    if (isFunction(at)) return turnsOfCallback(at, evaluator);
  }
  return void 0;
}
function turnsOfLoop(loop, evaluator) {
  const declarator = loop["left"].declarations?.[0];
  const list = declarator && listOf(loop["right"], evaluator);
  if (!list) return void 0;
  const names = namesOf(declarator, evaluator.file.scopes);
  return list.items.map((item) => ({
    env: { inside: [loop], values: new Map(names.map(({ binding, valueIn }) => [binding, valueIn(item)])) },
    items: partsOf3(item)
  }));
}
function namesOf(declarator, scopes) {
  const names = [];
  walkAst(declarator["id"], (node) => {
    const binding = node.type === "Identifier" ? scopes.resolve(node) : void 0;
    if (binding?.node !== declarator) return;
    const isKnown = (item) => binding.path ? !scopes.isReassigned(node["name"], binding) : isInWordsOfMcp(item, binding) && !scopes.isWritten(node["name"], binding);
    names.push({ binding, valueIn: (item) => isKnown(item) ? taken(binding, item, node) : unknown2(node) });
  });
  return names;
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
  const list = listOf(callee["object"], evaluator);
  return list?.items.map((item) => ({
    env: evaluator.envIn(callback, [item], NO_ENV, parent),
    items: partsOf3(item)
  }));
}
var partsOf3 = (item) => [item, ...items(item)];
function listOf(expression, evaluator) {
  const list = evaluator.evaluate(expression);
  const isKnown = list.kind === "array" && list.items.length > 0 && list.items.length <= MOST_TURNS;
  return isKnown && list.items.every(({ kind }) => NAMING.has(kind)) ? list : void 0;
}
var NAMING = /* @__PURE__ */ new Set(["object", "array", "string"]);

// src/parse/estree/wrappers.ts
function callableAround(call) {
  for (let at = call.parent; at; at = at.parent) {
    if (isFunction(at)) return at;
    if (NOT_ONCE.test(at.type)) return void 0;
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
  const given = properties.filter(({ key, value }) => key && value && isOwn(value));
  const has2 = (name) => given.some(({ key }) => (key.name ?? key.value) === name);
  return isSpread2 || has2("description") && has2("inputSchema");
}
function methodsIn(callable) {
  const counts = /* @__PURE__ */ new Map();
  walkAst(callable["body"], ({ type, callee }) => {
    if (type !== "CallExpression") return;
    const at = bare(callee);
    const name = at.type === "MemberExpression" ? at["property"].name : at["name"];
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
  around(call, given) {
    const wrapper = this.#wrapperAround(call, given);
    if (wrapper) return { callable: wrapper, isWrapper: true };
    const callable = this.#namedAround(call, given.name);
    return callable && { callable, isWrapper: false };
  }
  /** Whatever it does beside, it registers one tool for each call of it, and no other of its own. */
  #wrapperAround(call, { name, described: described2, method }) {
    const callable = callableAround(call);
    if (!callable || this.callsOf(callable).length === 0 || described2.length === 0) return void 0;
    const isWrapper2 = this.isOnlyIn(callable, method) && handsOn(callable, name, described2, this.#evaluator.file.scopes);
    return isWrapper2 ? callable : void 0;
  }
  /** Whether a function calls a method once. */
  isOnlyIn(callable, method) {
    let methods = this.#methods.get(callable);
    if (!methods) this.#methods.set(callable, methods = methodsIn(callable));
    return methods.get(method) === 1;
  }
  /** The function that is given the tool's name, where all that is made of the rest is known too. */
  #namedAround(call, name) {
    const owner = ownerOf(name);
    const { scopes } = this.#evaluator.file;
    const binding = owner.type === "Identifier" ? scopes.resolve(owner) : void 0;
    if (binding?.kind !== "param" || scopes.isWritten(owner["name"], binding)) return void 0;
    const callable = functionAround(call);
    if (!callable || scopes.paramOf(callable, owner["name"]) !== binding) return void 0;
    return this.isAlwaysReached(call, callable) && this.#isOnlyCalled(callable) ? callable : void 0;
  }
  /** No condition and no earlier end stands between the begin of a function and a call in it. */
  isAlwaysReached(call, callable) {
    for (let child = call, at = call.parent; at; child = at, at = at.parent) {
      if (at === callable) return child === at["body"];
      if (at.type === "BlockStatement") {
        if (this.#endOf(at) < startOf(child)) return false;
      } else if (!STRAIGHT.has(at.type)) return false;
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
        const env = evaluator.envIn(callable, args, outer, call);
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
      const callable = name?.type === "Identifier" ? functionOf(name, this.#evaluator.file.scopes) : name && methodOf2(name, classes);
      if (!callable || call["arguments"].some(({ type }) => type === "SpreadElement")) continue;
      addTo(found, callable, call);
    }
    return found;
  }
};
function methodOf2(node, classes) {
  const name = node.type === "MemberExpression" ? staticName(node["property"], node["computed"]) : void 0;
  if (name === void 0 || bare(node["object"]).type !== "ThisExpression") return void 0;
  let at = node.parent;
  while (at && at.type !== "ClassBody") at = at.parent;
  if (!at) return void 0;
  let members = classes.get(at);
  if (!members) classes.set(at, members = membersOf2(at));
  const member = members.get(name);
  const value = member?.["value"];
  return value && isFunction(value) && !/^[gs]et$/.test(member["kind"]) ? value : void 0;
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

// src/parse/estree/of-many.ts
var DEEPEST5 = 5;
function isOfMany(name, scopes, depth = 0) {
  const at = bare(name);
  const own2 = at.type === "ObjectExpression" ? propertyOf(at, "name") : void 0;
  const owner = ownerOf(own2 ?? at);
  const binding = owner.type === "Identifier" && depth < DEEPEST5 ? scopes.resolve(owner) : void 0;
  if (!binding?.path) return false;
  if (binding.kind === "param") return true;
  const init = binding.kind === "variable" ? binding.node["init"] : void 0;
  return isOfLoop(binding) || !!init && isOfMany(init, scopes, depth + 1);
}
function isOfLoop({ node }) {
  const loop = node.parent?.parent;
  return (loop?.type === "ForOfStatement" || loop?.type === "ForInStatement") && loop["left"] === node.parent;
}

// src/parse/estree/shapes/type-names.ts
var MOST_TYPES = 20;
var LISTS = /* @__PURE__ */ new Set(["Array", "ReadonlyArray"]);
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
    let at = type;
    for (let count = 0; at && count < MOST_TYPES; count++) {
      if (at.type === "TSTypeReference") {
        const own2 = this.#referred(at, left);
        if (own2 === void 0 || typeof own2 === "string") return own2;
        at = own2;
      } else at = partOf(at, left);
    }
    return void 0;
  }
  #referred(reference, left) {
    const name = reference["typeName"];
    const [first2, second] = typeArgumentsOf(reference);
    const own2 = name.type === "Identifier" ? this.#declaredAs(name["name"]) : void 0;
    const imported = this.#imported(name);
    if (own2 || imported || name.type !== "Identifier") {
      if (own2) return own2.type === "TSInterfaceDeclaration" ? memberOf2(own2["body"].body, left) : aliased(own2);
      if (imported?.name === "ListToolsResult" && isOfSdk(imported)) return isTools(left) ? "sdk" : void 0;
      if (left.length > 0 || imported?.name !== "Tool") return void 0;
      return isOfSdk(imported) ? "sdk" : MCP_MODULES.test(imported.source) ? "named" : void 0;
    }
    const called2 = name["name"];
    if (called2 === "Tool") return left.length === 0 ? "named" : void 0;
    if (SAME.has(called2)) return first2;
    if (called2 === "Promise") return left.pop() === "promised" ? first2 : void 0;
    if (LISTS.has(called2)) return left.pop() === "item" ? first2 : void 0;
    if (MAPS2.has(called2)) return left.pop() === "value" ? second : void 0;
    if (called2 === "Record") return isMember(left.pop()) ? second : void 0;
    return called2 === "Partial" && isMember(left.at(-1)) ? first2 : void 0;
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
  const [item, list] = left;
  return left.length === 2 && item === "item" && typeof list === "object" && list.member === "tools";
}
var typeArgumentsOf = (node) => (node["typeArguments"] ?? node["typeParameters"])?.params ?? [];
var aliased = (declaration) => declaration["typeParameters"] ? void 0 : declaration["typeAnnotation"];
function partOf(type, left) {
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
      const [only, ...others] = type["types"].filter(({ type: each }) => !NOTHING.has(each));
      return others.length === 0 ? only : void 0;
    }
    default:
      return void 0;
  }
}
var NOTHING = /* @__PURE__ */ new Set(["TSUndefinedKeyword", "TSNullKeyword", "TSVoidKeyword"]);
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
var TOOL = /tool|^usewebmcp$/i;
var RESOURCE = /resource/i;
function aroundOf(literal2, word) {
  for (let child = literal2, at = literal2.parent; at; child = at, at = at.parent) {
    if (says(word, at)) return "named";
    if (isFunction(at) && says(word, at.parent ?? at)) return "named";
    if (at.type === "ClassBody") return propertyOf(literal2, "description") && isOfClass(word, at) ? "named" : "nothing";
    if (isFunction(at) || at.type === "BlockStatement" && child.type !== "ReturnStatement") break;
    if (at.type === "CallExpression" || at.type === "NewExpression") {
      if (child !== at["callee"] && !HANDS_ON.test(path(at["callee"])[0])) return "argument";
    }
  }
  return "nothing";
}
var HANDS_ON = /^(Object|Map|Set|Promise)$/;
function says(word, at) {
  switch (at.type) {
    case "VariableDeclarator":
      return isNamed(word, at["id"]) || isType(word, at["id"].typeAnnotation?.typeAnnotation);
    case "Property":
    case "PropertyDefinition":
    case "MethodDefinition":
      return word.test(staticName(at["key"], at["computed"]) ?? "");
    case "FunctionDeclaration":
    case "FunctionExpression":
      return at["id"] ? isNamed(word, at["id"]) : false;
    case "AssignmentExpression":
      return path(at["left"]).some((name) => word.test(name));
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return isType(word, at["typeAnnotation"]);
    case "CallExpression":
      if (at["callee"].type === "Super") return isOfClass(word, at);
      return path(at["callee"]).some((name) => word.test(name));
    case "NewExpression":
      return path(at["callee"]).some((name) => word.test(name)) || typeArgumentsOf(at).some((each) => isType(word, each));
    default:
      return false;
  }
}
function isOfClass(word, part2) {
  let at = part2.parent;
  while (at && !/^Class(Declaration|Expression)$/.test(at.type)) at = at.parent;
  const bases = [
    at?.["superClass"],
    ...(at?.["implements"] ?? []).map(({ expression, id }) => expression ?? id)
  ];
  return bases.some((base) => base && path(base).some((name) => word.test(name)));
}
var isNamed = (word, identifier) => word.test(identifier["name"] ?? "");
function isType(word, type) {
  if (type?.type === "TSArrayType") return isType(word, type["elementType"]);
  if (type?.type !== "TSTypeReference") return false;
  const name = type["typeName"];
  const own2 = name.type === "TSQualifiedName" ? name["right"] : name;
  return isNamed(word, own2) || typeArgumentsOf(type).some((each) => isType(word, each));
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
  /** Where the constant is read that it is, if that is one place alone. */
  readAt(value) {
    const [use, ...others] = this.#usesOf(value);
    return use && others.length === 0 ? use : value;
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
    if (functionOf(callee, this.#evaluator.file.scopes)) return false;
    const names = path(callee);
    return !names.some((name) => TOOL.test(name)) && !KEEPS2.test(names.at(-1)) && !GLOBALS.test(names[0]);
  }
};
function typed(node) {
  let at = node;
  while (at.parent && bare(at.parent) === node) at = at.parent;
  return at;
}
var KEEPS2 = /^(push|unshift|concat|splice|fill|add|set|freeze|resolve|satisfies)$/;
var GLOBALS = /^(Object|Array|Promise|JSON)$/;

// src/parse/estree/shapes/side-by-side.ts
var receiverAt = (node) => ({ owner: ownerOf(node), members: path(node).slice(1) });
var Groups = class {
  #helpers;
  #scopes;
  #groups = /* @__PURE__ */ new Map();
  constructor(helpers, scopes) {
    this.#helpers = helpers;
    this.#scopes = scopes;
  }
  /** The same object for all that stands side by side. */
  of(own2) {
    const { block: block2, receiver } = own2.receiver ? runAround(own2.block, own2.receiver, this.#helpers, this.#scopes) : own2;
    let groups2 = this.#groups.get(block2);
    if (!groups2) this.#groups.set(block2, groups2 = /* @__PURE__ */ new Map());
    const name = receiver ? nameOf5(receiver, this.#scopes) : "";
    const group = groups2.get(name) ?? {};
    groups2.set(name, group);
    return group;
  }
};
var DEEPEST6 = 8;
function runAround(block2, receiver, helpers, scopes) {
  let run = { block: block2, receiver };
  for (let depth = 0; depth < DEEPEST6; depth++) {
    const callable = run.block.parent;
    const call = callable && isFunction(callable) ? helpers.onlyRunOf(callable) : void 0;
    const outside2 = call && seenFrom(call, callable, run.receiver, scopes);
    if (!outside2) break;
    run = { block: blockOf(call), receiver: outside2 };
  }
  return run;
}
function seenFrom(call, callable, receiver, scopes) {
  const { owner, members } = receiver;
  const binding = owner.type === "Identifier" ? scopes.resolve(owner) : void 0;
  if (!binding || scopes.isReassigned(owner["name"], binding)) return void 0;
  if (scopes.paramOf(callable, owner["name"]) !== binding)
    return isInside(binding.node, callable) ? void 0 : receiver;
  const given = givenFor(binding, callable, call);
  const outer = given && receiverAt(given);
  return outer?.owner.type === "Identifier" ? { ...outer, members: [...outer.members, ...members] } : void 0;
}
function nameOf5({ owner, members }, scopes) {
  const binding = owner.type === "Identifier" ? scopes.resolve(owner) : void 0;
  const declared = binding ? startOf(binding.node) : "";
  return [...path(owner), declared, ...members].join(".");
}

// src/parse/estree/shapes/helped.ts
function helpedBy(registering, callable, call, helpers) {
  const isSure = helpers.isAlwaysReached(registering, callable);
  const receiver = receiverOfHelper(registering, callable, call);
  return { callable, call, receiver, block: isSure ? blockOf(call) : call };
}
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
  const given = call["arguments"][index];
  if (!given) return own2;
  const outer = receiverAt(given);
  return { ...outer, members: [...outer.members, ...own2.members] };
}
function givenTo({ callable, call }, argument, scopes) {
  const at = bare(argument);
  const binding = at.type === "Identifier" ? scopes.resolve(at) : void 0;
  if (binding?.kind !== "param" || scopes.isReassigned(at["name"], binding)) return argument;
  return givenFor(binding, callable, call) ?? argument;
}

// src/parse/estree/shapes/reworked.ts
var Reworked = class {
  #file;
  #lists;
  constructor(file) {
    this.#file = file;
  }
  has(literal2) {
    const name = nameOf6(literal2);
    const binding = name && this.#file.scopes.resolve(name);
    if (!binding) return false;
    this.#lists ??= this.#find();
    return this.#lists.has(binding) || this.#file.scopes.isFilledIn(name["name"], binding);
  }
  /** The lists whose items are changed one by one. */
  #find() {
    const { scopes, calls, loops } = this.#file;
    const lists = /* @__PURE__ */ new Set();
    const note3 = (list) => lists.add(list.type === "Identifier" ? scopes.resolve(list) : void 0);
    for (const { left, right } of loops) if (this.#fills(left.declarations?.[0]?.id)) note3(bare(right));
    for (const call of calls) {
      const callee = bare(call["callee"]);
      const [first2] = call["arguments"];
      const callback = first2 && bare(first2);
      if (callee.type !== "MemberExpression" || !callback || !isFunction(callback)) continue;
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
function nameOf6(literal2) {
  let at = literal2.parent;
  while (at && (HOLDERS.has(at.type) || at.type === "CallExpression" && path(at["callee"])[0] === "Object"))
    at = at.parent;
  return at?.type === "VariableDeclarator" && at["id"].type === "Identifier" ? at["id"] : void 0;
}
var HOLDERS = /* @__PURE__ */ new Set(["ArrayExpression", "TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);
function addsTo(callback, parameter) {
  const result = onlyReturn(callback);
  const made = result && bare(result);
  if (made?.type !== "ObjectExpression" || parameter?.type !== "Identifier") return false;
  const properties = made["properties"];
  const isOf = (node) => node?.["name"] === parameter["name"];
  const isCopied = properties.some((each) => isOf(each["argument"]));
  return isCopied ? properties.length > 1 : properties.some((each) => isOf(each["value"]?.object));
}

// src/parse/estree/shapes/sdk-version.ts
function sdkOf(site, modules, file) {
  const { sdk } = modules;
  if (site.type !== "CallExpression") return sdk;
  const callee = bare(site["callee"]);
  const isMethod2 = callee.type === "MemberExpression";
  const method = isMethod2 ? staticName(callee["property"], callee["computed"]) : void 0;
  if (method !== void 0 && file.assigned.has(method)) return void 0;
  const server = isMethod2 ? callee["object"] : site["arguments"][0];
  const maker = server && makerOf2(rootOf4(server), file.scopes);
  if (isMethod2 && maker && isOfOthers(maker, method, modules, file.scopes)) return void 0;
  return sdk ?? (maker && sdkOfName(maker, modules));
}
function makerOf2(server, scopes) {
  if (server.type === "NewExpression") return bare(server["callee"]);
  const binding = server.type === "Identifier" ? scopes.resolve(server) : void 0;
  if (!binding) return void 0;
  const type = typeOf2(binding);
  if (type) return type;
  const init = binding.kind === "variable" ? binding.node["init"] : void 0;
  if (!init || scopes.isReassigned(server["name"], binding)) return void 0;
  const made = bare(init);
  return made.type === "NewExpression" ? bare(made["callee"]) : void 0;
}
function typeOf2({ kind, node }) {
  const declared = kind === "variable" ? node["id"] : kind === "param" ? node : void 0;
  const type = declared?.["typeAnnotation"]?.typeAnnotation;
  return type?.type === "TSTypeReference" ? type["typeName"] : void 0;
}
var MOST_CLASSES = 10;
function isOfOthers(maker, method, modules, scopes) {
  let name = maker;
  for (let count = 0; name && count < MOST_CLASSES; count++) {
    const root = rootOf4(name);
    const source = modules.sourceOf(root);
    if (source !== void 0) return !MCP_MODULES.test(source);
    const binding = root.type === "Identifier" ? scopes.resolve(root) : void 0;
    if (binding?.kind !== "class") return false;
    const { body, superClass } = binding.node;
    if (!superClass || hasMember(body, method)) return true;
    name = superClass;
  }
  return false;
}
var hasMember = (body, name) => body["body"].some((member) => member["key"] && staticName(member["key"], member["computed"]) === name);
function sdkOfName(name, modules) {
  const source = modules.sourceOf(rootOf4(name));
  return source === void 0 ? void 0 : versionOf(source);
}
function rootOf4(node) {
  const at = ownerOf(node);
  return at.type === "TSQualifiedName" ? rootOf4(at["left"]) : at;
}

// src/parse/estree/shapes/site-turns.ts
function turnsOfSite(site, helper, helpers, evaluator) {
  const turns = helper ? helpers.turnsOf(helper.callable) : turnsOf(site.call, evaluator);
  const uri = uriIn(site);
  const names = [nameIn(site), uri].filter((each) => each !== void 0);
  if (!turns || names.length === 0 || uri && turns.some(isOfText)) return void 0;
  if (helper?.isWrapper) return onceForEachName(turns, names[0], evaluator);
  return names.some((name) => isNamedByTurn(name, turns, evaluator)) ? turns : void 0;
}
var isOfText = ({ items: [row] }) => row?.kind === "string";
function isNamedByTurn(argument, turns, evaluator) {
  const names = turns.map((turn) => nameInTurn(turn, argument, evaluator));
  return !names.includes(void 0) && new Set(names).size === names.length;
}
function onceForEachName(turns, argument, evaluator) {
  const known = /* @__PURE__ */ new Map();
  return turns.filter((turn) => {
    const name = nameInTurn(turn, argument, evaluator);
    const names = known.get(turn.call) ?? /* @__PURE__ */ new Set();
    known.set(turn.call, names);
    return !names.has(name) && names.add(name);
  });
}
function nameInTurn({ env }, argument, evaluator) {
  const value = evaluator.evaluate(argument, env);
  return textOf(value.kind === "object" ? entry(value, "name")?.value : value);
}

// src/parse/estree/shapes/told.ts
var Told = class {
  /** By where the keys of their schemas start, and by where their names are written or taken from. */
  #tools = /* @__PURE__ */ new Map();
  #dropped = /* @__PURE__ */ new Set();
  note(tool4, schema, name) {
    for (const place3 of [schema, name, name?.via])
      if (place3 && place3.file === void 0 && !this.#tools.has(place3.start)) this.#tools.set(place3.start, tool4);
  }
  /** The tool that has this very schema, or its name from this literal. */
  tellingOf(literal2, schema) {
    const name = propertyOf(literal2, "name");
    return this.#kept((schema && this.#at(schema)) ?? (name && this.#at(place2(bare(name)))));
  }
  /** Whether a tool has its name from this place. */
  isNamedAt(name) {
    return this.#kept(this.#at(name)) !== void 0;
  }
  drop(tool4) {
    this.#dropped.add(tool4);
  }
  #at({ start: start3, file }) {
    return file === void 0 ? this.#tools.get(start3) : void 0;
  }
  #kept(tool4) {
    return tool4 && !this.#dropped.has(tool4) ? tool4 : void 0;
  }
};

// src/parse/estree/shapes/tool-parts.ts
var isWholeTool = (item) => ["name", "inputSchema"].every((key) => entry(item, key) !== void 0);
var isToolOfFile = (item) => item.file === void 0 && isWholeTool(item);
var isVague2 = (tool4) => tool4.kind === "object" && tool4.open && !entry(tool4, "inputSchema");
var takesUnknown = (tool4) => isVague2(tool4) || tool4.kind === "object" && entry(tool4, "inputSchema")?.value.kind === "unknown";

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
    let at = expression;
    for (let hop = 0; hop < MOST_HOPS && steps.length <= MOST_STEPS2 && at.parent; hop++) {
      const next = this.#next(at, at.parent, steps);
      if (!next) return void 0;
      if ("type" in next) {
        const type = next.type && this.#names.toolAt(next.type, steps);
        return type && { type, isCast: next.isCast ?? false };
      }
      at = next.at;
    }
    return void 0;
  }
  #next(at, parent, steps) {
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
        return at === parent["test"] ? void 0 : { at: parent };
      case "LogicalExpression":
        return at === parent["left"] && parent["operator"] === "&&" ? void 0 : { at: parent };
      case "ArrayExpression":
        return itemOf(at, parent, steps);
      case "SpreadElement":
        return parent.parent?.type === "ArrayExpression" && steps.pop() === "item" ? { at: parent } : void 0;
      case "Property":
        if (parent["value"] !== at || parent.parent?.type !== "ObjectExpression") return void 0;
        steps.push({ member: staticName(parent["key"], parent["computed"]) });
        return { at: parent.parent };
      case "VariableDeclarator":
        return at === parent["init"] ? { type: annotationOf(parent["id"]) } : void 0;
      case "AssignmentPattern":
        return at === parent["right"] ? { type: annotationOf(parent["left"]) } : void 0;
      case "AssignmentExpression":
        return at === parent["right"] && parent["operator"] === "=" ? this.#declared(parent["left"], steps) : void 0;
      case "PropertyDefinition":
      case "AccessorProperty":
        return at === parent["value"] ? { type: annotationOf(parent) } : void 0;
      case "ArrowFunctionExpression":
        return at === parent["body"] ? returnedBy(parent, steps) : void 0;
      case "ReturnStatement":
        return returnedBy(functionAround(parent, MOST_HOPS), steps);
      case "CallExpression":
        return this.#argument(at, parent, steps);
      case "NewExpression":
        return ofMap(parent, steps) ?? { at: parent };
      default:
        return void 0;
    }
  }
  /** `tools.push({ \u2026 })`, `tools.set(name, { \u2026 })`, `Object.freeze([\u2026])`, `Promise.resolve([\u2026])`. */
  #argument(at, call, steps) {
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
    else if (method === "set" && call["arguments"][1] === at) steps.push("value");
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
function itemOf(at, list, steps) {
  const map = list.parent?.type === "ArrayExpression" ? list.parent.parent : void 0;
  if (map && isMap(map)) {
    steps.push("value");
    return list["elements"][1] === at ? { at: map["arguments"][0] } : void 0;
  }
  steps.push("item");
  return { at: list };
}
var isMap = ({ type, callee }) => type === "NewExpression" && callee.type === "Identifier" && callee.name === "Map";
function ofMap(made, steps) {
  const type = isMap(made) ? typeArgumentsOf(made)[1] : void 0;
  return type && steps.at(-1) === "value" && steps.pop() ? { type } : void 0;
}
var annotationOf = (node) => node["typeAnnotation"]?.typeAnnotation;
var isConst = ({ typeName }) => typeName?.name === "const";
function returnedBy(callable, steps) {
  const type = callable?.["returnType"]?.typeAnnotation;
  if (!type || callable["generator"]) return void 0;
  if (callable["async"]) steps.push("promised");
  return { type };
}

// src/parse/estree/shapes/collector.ts
var MOST_TURNS_IN_FILE = 2e3;
var PLAIN5 = { env: NO_ENV };
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
  told = new Told();
  /** Calls of functions that register what they are given: their tools are known. */
  #followed = /* @__PURE__ */ new Set();
  /** Object literals that are part of a shape already, by where they start. */
  #taken = /* @__PURE__ */ new Set();
  #groups;
  #reading = PLAIN5;
  #turnsLeft = MOST_TURNS_IN_FILE;
  constructor(evaluator) {
    this.evaluator = evaluator;
    this.modules = modulesOf(evaluator.file);
    this.reworked = new Reworked(evaluator.file);
    this.handedOn = new HandedOn(evaluator);
    this.types = new Types(evaluator.file);
    this.helpers = new Helpers(evaluator);
    this.#groups = new Groups(this.helpers, evaluator.file.scopes);
  }
  evaluate(expression) {
    return this.evaluator.evaluate(expression, this.#reading.env);
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
  /** Reads a call as what it is given by a call of the function around it. */
  asGivenBy(call, callable, site, read2) {
    if (!this.affords(1)) return;
    this.#followed.add(call);
    this.#readAs({ env: NO_ENV, helped: helpedBy(site.call, callable, call, this.helpers) }, read2);
  }
  /** Reads a call once for each turn of the loop around it, or for each call of the function around it. */
  inTurns(site, helper, read2) {
    const turns = turnsOfSite(site, helper, this.helpers, this.evaluator);
    if (!turns?.length || !this.affords(turns.length)) return this.#readOnce(site, read2);
    for (const call of helper ? this.helpers.callsOf(helper.callable) : []) this.#followed.add(call);
    for (const { env, items: items2, call } of turns) {
      const before = [this.tools, this.resources, this.registrations].map(({ length }) => length);
      const helped = call && helpedBy(site.call, helper.callable, call, this.helpers);
      this.#readAs({ env, helped }, read2);
      this.#settle(items2, helper, before);
    }
  }
  #readOnce(site, read2) {
    const name = nameIn(site);
    this.#readAs({ env: NO_ENV, isOfMany: name && isOfMany(name, this.evaluator.file.scopes) }, read2);
  }
  #readAs(reading, read2) {
    this.#reading = reading;
    read2();
    this.#reading = PLAIN5;
  }
  /** What a turn was made of is told of by the call, if that tells of it. */
  #settle(items2, helper, [tools, resources, registrations]) {
    const [added] = this.tools.slice(tools);
    if (!added) {
      if (this.resources.length > resources) {
        for (const item of items2) if (!isToolOfFile(item)) this.take(item);
      }
    } else if (helper?.isWrapper && isVague2(added) && items2.some(isToolOfFile)) {
      for (const each of this.tools.splice(tools)) this.told.drop(each);
      this.registrations.length = registrations;
    } else for (const item of items2) this.take(item);
  }
  addTool(config, site, how) {
    const normal = how.takesShapes ? withSchemas(config) : withRawShapes(config);
    const group = how.group ?? this.#groupOf(site);
    const tool4 = this.#standsForMany(config, site) ? { ...normal, group, isOfMany: true } : { ...normal, group };
    const written2 = entry(config, "inputSchema");
    const [schema, output] = [written2, entry(config, "outputSchema")].map((each) => each && schemaIn(each.value));
    this.tools.push(tool4);
    this.told.note(tool4, written2, site.type === "CallExpression" ? entry(config, "name")?.value : void 0);
    this.register({
      ...place2(site),
      api: how.api,
      sdk: sdkOf(site, this.modules, this.evaluator.file),
      ...site.type === "CallExpression" && { from: this.modules.sourceOfCallee(site), method: methodOf3(site) },
      tool: tool4,
      ...schema && { schema },
      ...output && { output }
    });
  }
  #standsForMany(config, site) {
    if (entry(config, "name")?.value.kind !== "unknown") return false;
    return this.#reading.isOfMany || site.type === "ObjectExpression" && isOfMany(site, this.evaluator.file.scopes);
  }
  register(registration) {
    this.registrations.push(registration);
    this.isServed ||= registration.api !== "literal";
  }
  #groupOf(site) {
    const receiver = site.type === "CallExpression" ? receiverOf(site) : void 0;
    return this.#groups.of(this.#reading.helped ?? { block: blockOf(site), receiver });
  }
  /** What a model may be shown together with the tool that is made here. */
  shownWith(site) {
    return shownWith(this.handedOn.readAt(site));
  }
  addFunction(config, group) {
    const names = { parameters: "inputSchema", input_schema: "inputSchema", schema: "inputSchema" };
    this.functions.push({ ...withSchemas(renamed(config, names)), group });
  }
  addResource(config, group) {
    const { helped } = this.#reading;
    this.resources.push(helped ? { ...config, open: true, group: helped.block } : { ...config, group });
  }
  addOther(root) {
    this.others.push(root);
  }
  addHandler(handler, tool4) {
    const callable = handler && this.#functionGiven(handler);
    if (callable) this.handlers.push({ callable, tool: tool4, env: this.#reading.env });
  }
  addReader(reader, uri) {
    if (!reader) return;
    const callable = this.#functionGiven(reader);
    this.readers.push({ given: reader, callable, uri, env: this.#reading.env });
  }
  #functionGiven(argument) {
    const { scopes } = this.evaluator.file;
    const { helped } = this.#reading;
    return functionOf(helped ? givenTo(helped, argument, scopes) : argument, scopes);
  }
  /** The literal is told of; it is not a tool a second time. */
  take({ start: start3 }) {
    this.#taken.add(start3);
  }
  /** The literal that an argument is, or that it names. */
  takeArgument(argument) {
    const at = bare(argument);
    if (at.type === "ObjectExpression") this.take(place2(at));
    if (at.type !== "Identifier") return;
    const init = this.evaluator.file.scopes.resolve(at)?.node["init"];
    if (init && bare(init).type === "ObjectExpression") this.take(place2(bare(init)));
  }
  /** It is told of by what it was made of, which says more. */
  forget(tool4) {
    this.told.drop(tool4);
    this.tools.splice(this.tools.indexOf(tool4), 1);
  }
  isTaken(literal2) {
    return this.#taken.has(place2(literal2).start);
  }
};
function methodOf3(call) {
  const callee = bare(call["callee"]);
  return place2(callee.type === "MemberExpression" ? callee["property"] : callee);
}

// src/parse/estree/shapes/handlers.ts
var LISTS2 = { "tools/list": "tools", "resources/list": "resources" };
var SCHEMAS3 = {
  ListToolsRequestSchema: "tools/list",
  CallToolRequestSchema: "tools/call",
  ListResourcesRequestSchema: "resources/list",
  ReadResourceRequestSchema: "resources/read"
};
var SCHEMA = /^[A-Z]\w*RequestSchema$/;
function setRequestHandler({ call, args }, all) {
  const [first2, second] = args;
  const { is, name, method } = handledBy(first2, all);
  const callable = second && functionOf(second, all.evaluator.file.scopes);
  if (is) {
    const handles = { ...place2(first2), is, name, takes: callable ? takenBy(callable) : [] };
    all.register({
      ...place2(first2),
      api: "setRequestHandler",
      sdk: sdkOf(call, all.modules, all.evaluator.file),
      handles
    });
  }
  if (method === void 0 || !second) return;
  if (method === "tools/call") all.addHandler(second, void 0);
  else if (method === "resources/read") all.addReader(second, void 0);
  const list = LISTS2[method];
  if (!list || !callable) return;
  for (const { expression } of returnsOf(callable)) {
    const answer = all.evaluate(expression);
    const items2 = answer.kind === "object" ? entry(answer, list)?.value : void 0;
    if (items2?.kind === "array" && items2.items.length > 0) addListed(items2, list, call, all);
    else if (list === "tools") mappedTools(propertyOf(bare(expression), list), call, all);
  }
}
function handledBy(argument, all) {
  const what = all.evaluate(argument);
  if (what.kind === "string") return { is: "method", name: what.value, method: what.value };
  const names = [importOf(argument, all.evaluator.file.scopes)?.name, path(argument).at(-1)];
  const schema = names.find((name) => name && SCHEMA.test(name));
  const known = schema !== void 0 && Object.hasOwn(SCHEMAS3, schema) ? SCHEMAS3[schema] : void 0;
  if (known !== void 0) return { is: "schema", name: known, method: known };
  const method = what.kind === "object" ? methodOf4(what) : void 0;
  if (schema !== void 0) return { is: "schema", name: schema, method };
  const isPlain5 = argument.type === "ObjectExpression" && what.kind === "object" && isOnlyMethod(what);
  return { ...isPlain5 && { is: "object" }, name: method ?? "", method };
}
function methodOf4(what) {
  if (!isBuiltSchema(what)) return textOf(entry(what, "method")?.value);
  const [method] = items(get(what, "properties", "method", "enum"));
  return textOf(method);
}
var isOnlyMethod = ({ entries: entries2, open: open7 }) => !open7 && entries2.length > 0 && entries2.every(({ key }) => REQUEST.has(key));
var REQUEST = /* @__PURE__ */ new Set(["jsonrpc", "id", "method", "name", "params"]);
function takenBy({ params: [request] }) {
  if (request?.type !== "ObjectPattern") return [];
  return request["properties"].flatMap(({ key, computed }) => {
    const name = key ? staticName(key, computed) : void 0;
    return name === void 0 ? [] : [{ ...place2(key), key: name }];
  });
}
function addListed(list, key, site, all) {
  for (const item of list.items) {
    if (item.kind !== "object") continue;
    all.take(item);
    if (key === "tools") all.addTool(item, site, { api: "list", group: list });
    else all.addResource(item, list);
  }
}
function mappedTools(tools, site, all) {
  const whole = tools && unfiltered(bare(tools));
  const list = whole && all.evaluate(whole);
  const items2 = list?.kind === "array" ? list.items.filter(isToolOfFile) : [];
  if (list?.kind === "array" && items2.length > 0) addListed({ ...list, items: items2 }, "tools", site, all);
  else mappedTool(tools, site, all);
}
function unfiltered(made) {
  const from = calledOn(made, MAPS);
  let list = from;
  for (let next = list; next; next = calledOn(next, LEAVES_OUT)) list = next;
  return list === from ? void 0 : { ...made, callee: { ...bare(made["callee"]), object: list } };
}
var LEAVES_OUT = /^(filter|slice|sort)$/;
function mappedTool(tools, site, all) {
  const made = tools && bare(tools);
  if (!made || !calledOn(made, MAPS)) return;
  const [callback] = made["arguments"].map(bare);
  const result = callback && isFunction(callback) ? onlyReturn(callback) : void 0;
  const literal2 = result && bare(result);
  const tool4 = literal2?.type === "ObjectExpression" ? all.evaluate(literal2) : void 0;
  if (tool4?.kind !== "object" || PARTS2.every((key) => entry(tool4, key)?.value.kind === "unknown")) return;
  all.take(tool4);
  const isOfMany2 = entry(tool4, "name")?.value.kind === "unknown";
  all.addTool(isOfMany2 ? { ...tool4, isOfMany: isOfMany2 } : tool4, site, { api: "list" });
}
var PARTS2 = ["name", "description", "inputSchema"];

// src/parse/estree/shapes/made.ts
var MOST5 = 200;
function madeTools(literal2, all) {
  const callable = functionReturning(literal2);
  if (!callable || thawed(onlyReturn(callable) ?? callable) !== literal2) return keptTools(literal2, all);
  const { parent } = callable;
  const maps = parent && calledOn(parent, MAPS) ? [parent] : all.helpers.mapsWith(callable);
  const calls = all.helpers.callsOf(callable);
  if (maps.length + calls.length > MOST5) return [];
  return [...maps.flatMap((call) => mapped(call, all)), ...calls.flatMap((call) => called(call, all))];
}
function functionReturning(literal2) {
  let at = literal2.parent;
  while (at && (PASSES.has(at.type) || isFreeze(at))) at = at.parent;
  return at && isFunction(at) ? at : void 0;
}
function thawed(expression) {
  const at = bare(expression);
  return isFreeze(at) ? thawed(at["arguments"][0]) : at;
}
var isFreeze = (node) => node.type === "CallExpression" && node["arguments"].length === 1 && path(node["callee"]).join(".") === "Object.freeze";
var PASSES = /* @__PURE__ */ new Set(["ReturnStatement", "BlockStatement", "TSAsExpression", "TSSatisfiesExpression"]);
function mapped(call, all) {
  const rows = all.evaluate(bare(call["callee"])["object"]);
  if (rows.kind !== "array" || rows.items.length > MOST5 || all.handedOn.has(call)) return [];
  if (!all.affords(rows.items.length)) return [];
  if (rows.items.some((row) => isWholeTool(row) || items(row).some(isWholeTool))) return [];
  const list = all.evaluate(call);
  return list.kind === "array" ? list.items.filter(isNamed2).map((tool4) => ({ call, tool: tool4, list })) : [];
}
function called(call, all) {
  if (all.handedOn.has(call) || TAKES_APART.test(call.parent?.type ?? "") || !all.affords(1)) return [];
  const tool4 = all.evaluate(call);
  return isNamed2(tool4) ? [{ call, tool: tool4 }] : [];
}
function keptTools(literal2, all) {
  const keeping = keepingOf(literal2);
  const name = propertyOf(literal2, "name");
  if (!keeping || !name) return [];
  const callable = callableAround(keeping);
  const isOfCalls = callable && handsOn(callable, bare(name), [bare(name)], all.evaluator.file.scopes);
  const calls = isOfCalls ? all.helpers.turnsOf(callable) : [];
  const turns = calls.length > 0 ? calls : turnsOf(keeping, all.evaluator) ?? [];
  if (turns.length > MOST5 || !all.affords(turns.length)) return [];
  return turns.flatMap(({ env, items: given, call = keeping }) => {
    const tool4 = given.some(isToolOfFile) ? void 0 : all.evaluator.evaluate(literal2, env);
    return tool4 && isNamed2(tool4) && !all.told.isNamedAt(entry(tool4, "name").value) ? [{ call, tool: tool4 }] : [];
  });
}
function keepingOf(literal2) {
  let at = literal2;
  while (at.parent && PARTS3.has(at.parent.type)) at = at.parent;
  const { parent } = at;
  if (parent?.type === "AssignmentExpression") return parent["left"].computed ? parent : void 0;
  const isGiven = parent?.type === "CallExpression" && parent["arguments"].includes(at);
  return isGiven && calledOn(parent, KEEPS3) ? parent : void 0;
}
var PARTS3 = /* @__PURE__ */ new Set(["ObjectExpression", "Property", "TSAsExpression", "TSSatisfiesExpression"]);
var KEEPS3 = /^(push|unshift|set|add)$/;
var TAKES_APART = /^(Spread|Member)/;
var isNamed2 = (value) => value.kind === "object" && textOf(entry(value, "name")?.value) !== void 0;

// src/parse/estree/shapes/literals.ts
function readLiteral(literal2, all) {
  if (all.types.areOfSdk && isSurelyTool2(literal2, all)) return typedTool(literal2, all);
  const keys = keysOf(literal2);
  if (keys.length === 0) return;
  const has2 = (...names) => names.every((name) => keys.includes(name));
  if (has2("name", "config")) return configured(literal2, all);
  if (keys.length < 2) return has2("name") ? namedRow(literal2, all) : void 0;
  if (has2("name", "inputSchema")) mcpTool(literal2, all);
  else if (has2("input_schema") && (has2("id") || has2("output_schema") || has2("version"))) otcDefinition(literal2, all);
  else if (has2("name", "input_schema")) anthropicTool(literal2, all);
  else if (has2("type", "function")) openaiFunction(literal2, all);
  else if (has2("type", "name", "parameters")) flatFunction(literal2, all);
  else if (has2("name") && SCHEMA_WORDS.some((word) => has2(word))) inOwnWords(literal2, all);
  else if (has2("uri", "mimeType") && !has2("text") && !has2("blob") && !has2("contents")) widgetResource(literal2, all);
}
var TELLING = /* @__PURE__ */ new Set([
  ..."name config inputSchema input_schema id output_schema version type function uri mimeType text blob contents".split(
    " "
  ),
  ...SCHEMA_WORDS
]);
var NONE5 = [];
function keysOf(literal2) {
  let keys;
  for (const { key, computed } of literal2["properties"]) {
    const name = key ? staticName(key, computed) : void 0;
    if (name !== void 0 && TELLING.has(name)) (keys ??= []).push(name);
  }
  return keys ?? NONE5;
}
function objectOf(literal2, all) {
  const value = all.evaluate(literal2);
  return value.kind === "object" ? value : void 0;
}
var listAround = ({ parent }) => parent?.type === "ArrayExpression" ? parent : void 0;
function mcpTool(literal2, all) {
  const config = objectOf(literal2, all);
  const name = entry(config, "name")?.value;
  const schema = entry(config, "inputSchema")?.value;
  if (!["string", "unknown", "union"].includes(name?.kind ?? "unknown")) return;
  if (!config || !schema || !["object", "unknown", "union"].includes(schema.kind) || isExpectation(literal2)) return;
  if (schema.kind === "object" && schema.entries.length === 1 && schema.entries[0].key === "json") return;
  if (addMade(literal2, config, all)) return;
  if (name?.kind === "unknown" && (schema.kind === "unknown" || all.handedOn.has(literal2))) return;
  if (name?.kind === "unknown" && !config.open && isHollow(config)) return;
  if (!isMeantAsTool(literal2, config, schema, all)) return;
  addLiteral(literal2, config, all.types.of(literal2) ? "list" : "literal", all);
}
function isHollow(config) {
  const takesNothing = entries(get(config, "inputSchema", "properties")).length === 0;
  return takesNothing && !["description", "title", "annotations", "_meta"].some((key) => entry(config, key));
}
function addMade(literal2, config, all) {
  const isWhole3 = entry(config, "name")?.value.kind === "unknown" && entry(config, "description") !== void 0;
  const made = isWhole3 ? madeTools(literal2, all) : [];
  const untold = made.filter(({ call, tool: tool4 }) => !all.told.tellingOf(call, entry(tool4, "inputSchema")));
  for (const each of untold) madeTool(each, literal2, all);
  return made.length > 0;
}
function madeTool({ call, tool: tool4, list }, literal2, all) {
  const schema = entry(tool4, "inputSchema")?.value;
  const isDescribed = textOf(entry(tool4, "description")?.value) !== void 0;
  if (!schema || !["object", "union", ...isDescribed ? ["unknown"] : []].includes(schema.kind)) return;
  const isSaid = aroundOf(literal2, TOOL) === "named";
  if (!isMeantAsTool(call, tool4, schema, all, isSaid)) return;
  const api = all.types.of(call, list ? ["item"] : []) ? "list" : "literal";
  all.addTool(all.reworked.has(call) ? opened(tool4) : tool4, call, { api, group: list ?? listAround(call) ?? call });
}
function isMeantAsTool(literal2, config, schema, all, isSaid = false) {
  if (importsGenkit(all)) return false;
  if (importsMcp(all) || all.isServed) return true;
  if (entry(config, "annotations") ?? entry(config, "_meta")) return true;
  const around2 = isSaid ? "named" : aroundOf(literal2, TOOL);
  const name = textOf(entry(config, "name")?.value) ?? "";
  if (/\s/.test(name)) return around2 === "named" && !/^\p{Lu}/u.test(name);
  if (/\P{ASCII}/u.test(name)) return false;
  if (around2 !== "nothing") return around2 === "named";
  const type = schema.kind === "object" ? textOf(entry(schema, "type")?.value) : void 0;
  return type === "object" && !isBuiltSchema(schema) && entry(config, "description") !== void 0;
}
function isSurelyTool2(literal2, all) {
  const typed2 = all.types.of(literal2);
  return typed2?.type === "sdk" && !typed2.isCast;
}
function typedTool(literal2, all) {
  const config = objectOf(literal2, all);
  if (!config || config.entries.length === 0) return;
  const [name, schema] = ["name", "inputSchema"].map((key) => entry(config, key));
  if (config.open && !(name && schema)) return;
  if (addMade(literal2, config, all)) return;
  const isUnknown = name?.value.kind === "unknown";
  if (isUnknown && (schema?.value.kind === "unknown" || all.handedOn.has(literal2))) return;
  addLiteral(literal2, config, "list", all);
}
function addLiteral(literal2, config, api, all) {
  const schema = entry(config, "inputSchema");
  const told4 = all.told.tellingOf(literal2, schema);
  const group = listAround(literal2) ?? literal2;
  if (!told4) return all.addTool(all.reworked.has(literal2) ? opened(config) : config, literal2, { api, group });
  if (!takesUnknown(told4) || schema?.value.kind !== "object") return;
  all.forget(told4);
  all.addTool(opened(config), literal2, { api: "literal", group });
}
var isUntold = (value) => value === void 0 || value.kind === "unknown";
function inOwnWords(literal2, all) {
  const isServed = importsMcp(all) || all.isServed;
  if (!isServed && !propertyOf(literal2, "annotations")) return;
  if (importsGenkit(all) || all.modules.has(NOT_SERVED)) return;
  const config = objectOf(literal2, all);
  if (!config || !(isServed || speaksOfHints(config))) return;
  const schema = SCHEMA_WORDS.map((word) => entry(config, word)).find((each) => each !== void 0);
  if (!schema || !entry(config, "description") || !propertyOf(literal2, ...HANDLERS)) return;
  if (!/^\S+$/.test(textOf(entry(config, "name")?.value) ?? "")) return;
  if (isExpectation(literal2) || all.handedOn.has(literal2)) return;
  if (!isSchemaOf(schema) || all.told.tellingOf(literal2, void 0)) return;
  const tool4 = asInputSchema(config, ...SCHEMA_WORDS);
  all.addTool(opened(tool4), literal2, { api: "literal", group: listAround(literal2) ?? literal2, takesShapes: true });
}
var isSchemaOf = ({ key, value }) => isBuiltSchema(value) || isRawShape(value) || key !== "input" && (mayBeRawShape(value) || value.kind === "unknown");
function configured(literal2, all) {
  const kept = objectOf(literal2, all);
  const name = entry(kept, "name");
  const config = entry(kept, "config")?.value;
  if (!kept || config?.kind !== "object" || !/^\S+$/.test(textOf(name?.value) ?? "")) return;
  const schema = entry(config, "inputSchema");
  if (!schema || !entry(config, "description") || importsGenkit(all)) return;
  const isServed = (importsMcp(all) || all.isServed) && propertyOf(literal2, ...HANDLERS) !== void 0;
  const isMeant2 = isServed || aroundOf(literal2, TOOL) === "named";
  if (!isMeant2 || isExpectation(literal2) || all.handedOn.has(literal2) || all.told.tellingOf(literal2, schema)) return;
  const tool4 = opened(withEntries(config, [name]));
  all.addTool(tool4, literal2, { api: "literal", group: listAround(literal2) ?? literal2, takesShapes: true });
}
function namedRow(literal2, all) {
  if (!literal2["properties"].some(({ argument }) => argument)) return;
  for (const each of madeTools(literal2, all))
    if (entry(each.tool, "description") && !all.told.tellingOf(each.call, entry(each.tool, "inputSchema")))
      madeTool(each, literal2, all);
}
var HANDLERS = ["handler", "execute", "run", "callback", "cb"];
var NOT_SERVED = librariesWith("unserved");
function isExpectation({ parent }) {
  if (parent?.type !== "CallExpression") return false;
  return /^(to[A-Z]\w*|objectContaining|deepEqual|deepStrictEqual|strictEqual)$/.test(path(parent["callee"]).at(-1));
}
function anthropicTool(literal2, all) {
  const config = objectOf(literal2, all);
  if (!config || entry(config, "input_schema")?.value.kind !== "object" || isExpectation(literal2)) return;
  all.addFunction(config, listAround(literal2) ?? literal2);
}
function openaiFunction(literal2, all) {
  const config = objectOf(literal2, all);
  const inner = entry(config, "function")?.value;
  if (inner?.kind !== "object" || textOf(entry(config, "type")?.value) !== "function" || !entry(inner, "name")) return;
  if (!inner.open && !entry(inner, "description") && !entry(inner, "parameters")) return;
  if (["name", "description", "parameters"].every((key) => isUntold(entry(inner, key)?.value))) return;
  all.addFunction(inner, listAround(literal2) ?? literal2);
}
function flatFunction(literal2, all) {
  const config = objectOf(literal2, all);
  const parameters = entry(config, "parameters")?.value;
  if (!config || textOf(entry(config, "type")?.value) !== "function" || isExpectation(literal2)) return;
  if (parameters?.kind !== "object" || isBuiltSchema(parameters)) return;
  if (textOf(entry(parameters, "type")?.value) !== "object" || !textOf(entry(config, "name")?.value)) return;
  all.addFunction(config, listAround(literal2) ?? literal2);
}
function widgetResource(literal2, all) {
  const config = objectOf(literal2, all);
  if (!config || !textOf(entry(config, "uri")?.value)?.startsWith("ui://") || isLink(config)) return;
  const hasName = entry(config, "name") !== void 0;
  const isServed = hasName && (importsMcp(all) || all.isServed);
  if (!isServed && aroundOf(literal2, RESOURCE) !== "named") return;
  const row = asResource(config);
  all.addResource(hasName ? row : opened(row), listAround(literal2) ?? literal2);
}
var isLink = (config) => textOf(entry(config, "type")?.value) === "resource_link";
function otcDefinition(literal2, all) {
  const config = objectOf(literal2, all);
  const input = entry(config, "input_schema")?.value;
  const hasId = textOf(entry(config, "id")?.value)?.includes("@") ?? false;
  if (!config || !hasId && !(input?.kind === "object" && entry(input, "parameters"))) return;
  const list = listAround(literal2);
  const root = list ? all.evaluate(list) : config;
  all.addOther(root.kind === "array" ? root : config);
  if (root.kind === "array") for (const item of root.items) all.take(item);
}
function gloodataInfo(callable, all, isSaid) {
  if (nameOf7(callable) !== "getInfo") return;
  for (const { expression } of returnsOf(callable)) {
    const info = all.evaluate(bare(expression));
    if (info.kind === "object" && (isSaid || ["ns", "title", "tools"].every((key) => entry(info, key)))) {
      all.take(place2(bare(expression)));
      all.addOther(info);
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

// src/parse/estree/shapes/keyed.ts
function keyedTools(objects, all) {
  const maps = /* @__PURE__ */ new Map();
  let known;
  for (const literal2 of objects) {
    const map = literal2.parent?.type === "Property" ? literal2.parent.parent : void 0;
    if (!map || all.isTaken(literal2) || !propertyOf(literal2, "inputSchema") || propertyOf(literal2, "name")) continue;
    if (!maps.has(map)) maps.set(map, holdsTools(map) && !importsGenkit(all));
    const config = maps.get(map) ? all.evaluate(literal2) : void 0;
    if (config?.kind !== "object" || isInOwnWords(config)) continue;
    const schema = entry(config, "inputSchema")?.value;
    if (!speaksOfHints(config) && !(schema && isSurelySchema(schema))) continue;
    known ??= new Set([...all.tools, ...all.functions].flatMap(partsOf4).flatMap(namesOf2));
    if (partsOf4(config).some((part2) => known.has(namesOf2(part2).at(-1)))) continue;
    if (all.modules.has(NOT_SERVED)) all.addFunction(config, map);
    else all.addTool(opened(config), literal2, { api: "literal", group: map, takesShapes: true });
  }
}
function holdsTools(map) {
  if (map.type !== "ObjectExpression") return false;
  const members = map["properties"].filter(({ type }) => type === "Property");
  const areDescribed = members.every((each) => !isPart(each) && propertyOf(bare(each["value"]), "description"));
  return areDescribed && aroundOf(map, TOOL) === "named";
}
var isPart = ({ key, computed }) => /^(config|def|definition|declaration|function|info|meta|metadata|options|schema|spec|tool)$/.test(
  staticName(key, computed) ?? ""
);
var isInOwnWords = (config) => ["object", "array"].includes(entry(config, "description")?.value.kind ?? "");
var partsOf4 = (tool4) => ["description", "inputSchema"].flatMap((key) => entry(tool4, key)?.value ?? []);
var namesOf2 = ({ start: start3, file = "", via }) => [
  `${start3} ${file}`,
  ...via ? [`${start3} ${file} ${via.start}`] : []
];

// src/parse/estree/shapes/passed-on.ts
function passedOn(site, all, read2) {
  const callable = callableAround(site.call);
  if (!callable || !passesAllOn(callable, site.call, all)) return;
  if (!all.helpers.isOnlyIn(callable, site.names.at(-1))) return;
  for (const call of all.helpers.callsOf(callable)) {
    const args = call["arguments"].map(bare);
    const [name] = args;
    if (name && textOf(all.evaluate(name)) !== void 0)
      all.asGivenBy(call, callable, site, () => {
        read2({ ...site, args });
      });
  }
}
function passesAllOn(callable, call, { evaluator }) {
  const { scopes } = evaluator.file;
  const params = callable["params"];
  const args = call["arguments"];
  return params.length === args.length && args.every((arg, index) => {
    const param = params[index];
    const [given, taken2] = arg.type === "SpreadElement" ? [bare(arg["argument"]), restOf2(param)] : [bare(arg), param];
    if (given.type !== "Identifier" || taken2?.type !== "Identifier" || given["name"] !== taken2["name"]) return false;
    const binding = scopes.paramOf(callable, given["name"]);
    return binding !== void 0 && scopes.resolve(given) === binding && !scopes.isWritten(given["name"], binding);
  });
}
var restOf2 = ({ type, argument }) => type === "RestElement" ? argument : void 0;

// src/parse/estree/shapes/registrar.ts
var MAKES_TOOL = /^(register|add|define|create)\w*Tool$/;
var makesOne = (callee, all) => MAKES_TOOL.test(callee) || callee === "tool" && importsMcp(all);
function registrarSite({ call, names, args }, all) {
  const callee = names.at(-1);
  const isGivenServer = LIKE_SERVER.test(path(args[0]).at(-1)) && !isFunction(args[0]);
  const isNamed3 = isGivenServer || /register/i.test(callee) && (TOOL.test(callee) || importsMcp(all));
  if (!isNamed3 || importsGenkit(all) || functionOf(call["callee"], all.evaluator.file.scopes)) return void 0;
  const rest = isGivenServer ? args.slice(1) : args;
  const own2 = isGivenServer && makesOne(callee, all) ? behindContext(rest, all) : asOfSdk(rest, isGivenServer && isForTools(callee) ? 1 : 0, all);
  return own2 && { call, names, args: own2 };
}
function behindContext(args, all) {
  const first2 = args.findIndex((arg) => all.evaluate(arg).kind !== "unknown");
  const isName2 = first2 === 0 || first2 > 0 && !/\s/.test(textOf(all.evaluate(args[first2])) ?? "");
  return isName2 ? args.slice(first2) : void 0;
}
function asOfSdk(args, most, all) {
  const handler = args.findIndex((each, index) => index > 1 && isCallable(each, all));
  const before = handler - 2;
  return before >= 0 && before <= most && args.length <= handler + 2 ? args.slice(before) : void 0;
}
var isForTools = (callee) => TOOL.test(callee) && !RESOURCE.test(callee);
function isCallable(argument, all) {
  const at = bare(argument);
  if (at.type === "CallExpression") return at["arguments"].some((each) => isCallable(each, all));
  return functionOf(at, all.evaluator.file.scopes) !== void 0;
}
function registrar(site, all) {
  const { call, args } = site;
  const tool4 = toolOf2(site, all);
  if (!tool4 || textOf(entry(tool4, "name")?.value) === void 0) return;
  for (const arg of args) all.takeArgument(arg);
  all.addTool(opened(tool4), call, { api: "literal", takesShapes: true });
}
function toolOf2({ names, args }, all) {
  const [first2, second, ...rest] = args;
  const makesTool = makesOne(names.at(-1), all);
  const name = all.evaluate(first2);
  if (name.kind === "object") return makesTool ? told3(name) : void 0;
  const config = second && all.evaluate(second);
  if (name.kind !== "string" || !config) return void 0;
  const asMade = () => speaks(config) ? told3(config) : byPlace(second, rest, all);
  const tool4 = makesTool ? asMade() : asOfTool(config, names.at(-1));
  return tool4 && withEntries(tool4, [named("name", first2, name)]);
}
var speaks = (value) => value.kind === "object" && ["title", "description"].some((key) => !["object", void 0].includes(entry(value, key)?.value.kind));
function told3(config) {
  const tool4 = asInputSchema(config, ...SCHEMA_WORDS);
  return entry(tool4, "description") || entry(tool4, "inputSchema") ? tool4 : void 0;
}
function asOfTool(config, callee) {
  if (config.kind !== "object" || !entry(config, "description")) return void 0;
  const schema = entry(config, "inputSchema")?.value;
  if (!schema) return isForTools(callee) && hasMetadata2(config) ? config : void 0;
  const isSchema3 = isBuiltSchema(schema) || mayBeRawShape(schema) || textOf(entry(schema, "type")?.value) === "object";
  return isSchema3 ? config : void 0;
}
function byPlace(second, rest, all) {
  const { entries: entries2 } = middleOf([second, ...rest.slice(0, -1)], all);
  return entries2.length > 0 && rest.length > 0 ? { kind: "object", ...place2(second), entries: entries2, open: true } : void 0;
}
var hasMetadata2 = (config) => ["_meta", "annotations"].some((key) => entry(config, key)?.value.kind === "object");

// src/parse/estree/shapes/server.ts
function registerTool(site, all) {
  register(site, all, "registerTool");
}
function registerAppTool(site, all) {
  register({ ...site, args: site.args.slice(1) }, all, "registerAppTool");
}
function register(site, all, api) {
  const { call, args } = site;
  const [first2, second, third] = args;
  if (!first2) return;
  const name = all.evaluate(first2);
  if (name.kind === "object") return definition(site, all);
  if (!second) return;
  const config = all.evaluate(second);
  const isOurs = api === "registerAppTool" || isServer(site, all);
  if (!isOurs && config.kind === "string") return ownTool(site, all);
  if (config.kind === "object" ? !isOurs && !isToolConfig(config, third) : !isOurs || !third) return;
  all.takeArgument(second);
  const own2 = config.kind === "object" ? config : { kind: "object", ...place2(call), entries: [], open: true };
  const told4 = importsMcp(all) ? own2 : withOwnNotation(own2);
  all.addTool(withEntries(told4, [named("name", first2, name)]), call, {
    api: isOurs ? api : "literal",
    takesShapes: true
  });
  if (isOurs) all.addHandler(third, textOf(name));
}
function isToolConfig(config, handler) {
  const has2 = (key) => entry(config, key) !== void 0;
  const isDescribed = has2("description") && has2("title") && (handler !== void 0 || HANDLERS.some(has2));
  return has2("inputSchema") || has2("annotations") || has2("_meta") || isDescribed;
}
function definition(site, all) {
  const { call, args } = site;
  const [first2, handler] = args;
  const config = all.evaluate(first2);
  if (config.kind !== "object" || !entry(config, "name")) return;
  if (!isServer(site, all) && !isToolConfig(config, handler)) return extensionTool(site, config, all);
  all.takeArgument(first2);
  const normal = asInputSchema(config, ...SCHEMA_WORDS);
  const hasWidget = ["view", "widget", "app"].some((key) => entry(config, key) !== void 0);
  all.addTool(hasWidget ? opened(normal) : normal, call, { api: "literal", takesShapes: true });
  const own2 = propertyOf(first2, "cb", "handler", "execute");
  all.addHandler(handler ?? own2, textOf(entry(config, "name")?.value));
}
function tool3(site, all) {
  const { call, names, args } = site;
  const [first2, ...rest] = args;
  if (names.length === 1 || isToolOfModule(site, all)) return functionTool(site, all);
  if (first2.type === "ObjectExpression") return definition(site, all);
  const handler = rest.at(-1);
  if (args.length === 2 && all.modules.has(/^mcp-lite/)) return withHandlerInside(site, all);
  if (!handler || handler.type === "ObjectExpression") return;
  if (!isServer(site, all)) return ownTool(site, all);
  if (args.length > 5) return;
  const name = all.evaluate(first2);
  if (name.kind === "object") return definition(site, all);
  if (!mayBeName(name, args.length)) return;
  const isSdk = sdkOf(call, all.modules, all.evaluator.file) !== void 0;
  const { entries: entries2, isVague: isVague3 } = middleOf(rest.slice(0, -1), all, isSdk);
  const object = { kind: "object", ...place2(call), entries: entries2, open: isVague3 };
  all.addTool(withEntries(object, [named("name", first2, name)]), call, { api: "tool", takesShapes: true });
  all.addHandler(handler, textOf(name));
}
function withHandlerInside({ call, args: [first2, second] }, all) {
  const name = all.evaluate(first2);
  const config = all.evaluate(second);
  if (config.kind !== "object") return;
  all.takeArgument(second);
  all.addTool(withEntries(config, [named("name", first2, name)]), call, { api: "literal" });
  all.addHandler(propertyOf(second, "handler"), textOf(name));
}
function mayBeName(value, count) {
  if (value.kind === "unknown") return count > 2;
  return value.kind === "string" || value.kind === "union" && value.branches.every(({ kind }) => kind === "string");
}
function registerResource({ call, args }, all) {
  const [first2, second, third, fourth] = args;
  if (!first2) return;
  if (first2.type === "ObjectExpression") {
    const config2 = all.evaluate(first2);
    if (config2.kind !== "object" || !entry(config2, "uri")) return;
    all.takeArgument(first2);
    all.addResource(config2, blockOf(call));
    all.addReader(second ?? propertyOf(first2, "readCallback", "load"), entry(config2, "uri")?.value);
    return;
  }
  if (!second || !third) return;
  const uri = all.evaluate(second);
  const config = all.evaluate(third);
  const isConfig = config.kind === "object";
  if (isConfig) all.takeArgument(third);
  const own2 = isConfig ? config : { kind: "object", ...place2(call), entries: [], open: true };
  const entries2 = [named("uri", second, uri), named("name", first2, all.evaluate(first2))];
  all.addResource(withEntries(own2, entries2), blockOf(call));
  all.addReader(fourth ?? (isConfig ? void 0 : third), templateOf(second, all) ?? uri);
}
function templateOf(argument, all) {
  const init = all.evaluator.file.scopes.resolve(argument)?.node["init"];
  const made = bare(argument.type === "Identifier" && init ? init : argument);
  if (made.type !== "NewExpression" || path(made["callee"]).at(-1) !== "ResourceTemplate") return void 0;
  const [template] = made["arguments"];
  return template && all.evaluate(template);
}
function registerAppResource(site, all) {
  const before = all.resources.length;
  registerResource({ ...site, args: site.args.slice(1) }, all);
  const added = all.resources[before];
  if (added?.kind !== "object" || added.open || entry(added, "mimeType")) return;
  if (!all.modules.has(EXT_APPS)) {
    all.resources[before] = { ...added, open: true };
    return;
  }
  all.register({ ...place2(site.call), api: "registerAppResource", resource: added });
  const at = place2(site.call["callee"]);
  all.resources[before] = withEntries(added, [{ key: "mimeType", ...at, value: { kind: "unknown", ...at } }]);
}
function resource(site, all) {
  if (isServer(site, all)) registerResource(site, all);
}
function uiResource({ call, args }, all) {
  const config = all.modules.has(/^(mcp-use|@mcp-ui)/) ? all.evaluate(args[0]) : void 0;
  if (config?.kind !== "object") return;
  all.takeArgument(args[0]);
  const uri = entry(config, "uri") ?? {
    key: "uri",
    ...place2(args[0]),
    value: { kind: "unknown", ...place2(args[0]) }
  };
  all.addResource(opened(asResource(withEntries(config, [uri]))), blockOf(call));
}

// src/parse/estree/shapes.ts
var ADAPTERS = /* @__PURE__ */ new Map([
  ["registerTool", registerTool],
  // `server.experimental.tasks`
  ["registerToolTask", registerTool],
  ["tool", tool3],
  ["appTool", definedAppTool],
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
  ["registerWidget", skybridgeWidget],
  ["betaTool", libraryTool],
  ["betaZodTool", libraryTool],
  ["zodFunction", libraryTool],
  ["zodResponsesFunction", libraryTool],
  ["toolDefinition", libraryTool]
]);
function adapterOf(call, evaluator) {
  const callee = bare(call["callee"]);
  const adapter = adapterNamed(callee, evaluator);
  const isOfApps = adapter === registerAppTool || adapter === registerAppResource;
  const isFunction2 = adapter && !isOfApps && callee.type === "Identifier";
  return isFunction2 && isServerGiven(call, evaluator) ? void 0 : adapter;
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
  if (isSuperOfTool(callee)) return libraryTool;
  const name = callee.type === "MemberExpression" ? staticName(callee["property"], callee["computed"]) : void 0;
  if (name === "from") return path(callee).at(-2) === "FunctionTool" ? libraryTool : void 0;
  return name === void 0 ? void 0 : ADAPTERS.get(name);
}
function isRemovedAtOnce(call) {
  const member = call.parent;
  const isMember2 = member?.type === "MemberExpression" && member["object"] === call;
  if (!isMember2 || member.parent?.type !== "CallExpression" || member.parent["callee"] !== member) return false;
  return staticName(member["property"], member["computed"]) === "remove";
}
function helperAround(site, { helpers }) {
  const name = nameIn(site);
  return name && helpers.around(site.call, { method: site.names.at(-1), name, described: describedIn(site) });
}
function collect3(evaluator, format6) {
  const all = new Collector(evaluator);
  const { calls, classes, functions, made, objects } = evaluator.file;
  fileTool(all);
  const others = [];
  for (const call of calls) {
    const own2 = adapterOf(call, evaluator);
    if (!own2 && call["arguments"].length < 2) continue;
    const names = path(call["callee"]);
    const args = call["arguments"].map(bare);
    if (args.length === 0) continue;
    const written2 = { call, names, args };
    if (args.some(({ type }) => type === "SpreadElement")) {
      if (own2) passedOn(written2, all, (site2) => own2(site2, all));
      continue;
    }
    if (own2 && isRemovedAtOnce(call)) {
      for (const arg of args) all.takeArgument(arg);
      continue;
    }
    const site = own2 ? written2 : registrarSite(written2, all);
    if (!site) continue;
    const adapter = own2 ?? registrar;
    const helper = helperAround(site, all);
    const read2 = () => all.inTurns(site, helper, () => adapter(site, all));
    if (helper) read2();
    else others.push(() => void (all.isFollowed(call) || read2()));
  }
  for (const read2 of others) read2();
  for (const call of made) {
    const args = call["arguments"].map(bare);
    if (args.length > 0) libraryTool({ call, names: path(call["callee"]), args }, all);
  }
  for (const each of classes) toolClass(each, all);
  for (const callable of functions) gloodataInfo(callable, all, format6 === "gloodata");
  for (const object of objects) if (!all.isTaken(object)) readLiteral(object, all);
  keyedTools(objects, all);
  return all;
}

// src/parse/estree/extract.ts
var SourceCode = class {
  imports;
  registrations;
  widget;
  calledTools;
  handshakes;
  #evaluator;
  #evaluatorOfAnswers;
  #found;
  #answers;
  #reads;
  constructor(evaluator, found, widgets) {
    this.imports = evaluator.file.modules;
    this.registrations = found.registrations;
    this.widget = widgets.flatMap(({ widget }) => widget);
    this.calledTools = widgets.flatMap((each) => each.calledTools);
    this.handshakes = widgets.flatMap((each) => each.handshakes);
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
  const widgets = [widgetCode(evaluator), ...readPages?.(file.templates) ?? []];
  const code = new SourceCode(evaluator, found, widgets);
  const hasTools = [found.registrations, found.handlers, found.readers].some(({ length }) => length > 0);
  const hasCode = hasTools || isWidget(code);
  const alternatives = expand([...listed, ...found.others]).map((nodes) => [
    ...listed.length > 0 || hasCode ? [rootOf5(lists, nodes)] : [],
    ...nodes.slice(listed.length)
  ]);
  const constants = new ConstantsOf(file, [...listed, ...found.others]);
  return { alternatives: alternatives.filter(({ length }) => length > 0), code, constants };
}
function rootOf5(lists, nodes) {
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
    ...syntax.id === "json5" ? wordsOf(text3, containers) : PLAIN_WORDS
  };
}
var PLAIN_WORDS = { quote: '"', bareKeys: false };
function wordsOf(text3, containers) {
  const children = containers.flatMap(childrenOf2);
  const string = children.find(({ kind }) => kind === "string");
  const [key] = containers.flatMap((each) => each.kind === "object" ? each.entries : []);
  return {
    quote: string && text3[string.start] === "'" ? "'" : '"',
    bareKeys: key !== void 0 && !/["']/.test(text3[key.start])
  };
}
var childrenOf2 = (container) => container.kind === "object" ? container.entries.map(({ value }) => value) : container.items;
function isFilled(node) {
  return node.kind === "object" && node.entries.length > 0 || node.kind === "array" && node.items.length > 0;
}
function childStart(container) {
  return (container.kind === "object" ? container.entries[0] : container.items[0]).start;
}
function unitOf(text3, containers) {
  for (const container of containers) {
    const start3 = childStart(container);
    if (!hasLineBreak(text3, container.start, start3) || !isFirstOnLine(text3, start3)) continue;
    const [outer, inner] = [indentAt(text3, container.start), indentAt(text3, start3)];
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
function printList2(open7, children, close, style, indent) {
  const inner = indent === void 0 ? void 0 : indent + style.unit;
  const printed = [];
  for (const [lead, value] of children) {
    const text3 = printJson(value, style, inner);
    if (text3 === void 0) return void 0;
    printed.push(lead + text3);
  }
  if (printed.length === 0) return open7 + close;
  if (inner !== void 0) {
    const separator = style.lineEnd + inner;
    return open7 + separator + printed.join("," + separator) + style.lineEnd + indent + close;
  }
  const padding = open7 === "{" ? style.padding.object : style.padding.array;
  return open7 + padding + printed.join("," + style.space) + padding + close;
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
  const { start: start3, end, value } = node;
  if (end - start3 !== value.length + 2) return offsetAmongEscapes(text3, node, index);
  return index <= value.length ? start3 + 1 + index : void 0;
}
var offsetAmongEscapes = offsetFinder((text3, { start: start3, end }) => {
  const offsets = [];
  for (let at = start3 + 1; at < end; ) {
    offsets.push(at);
    if (text3[at] === "\\") at += text3[at + 1] === "u" ? 6 : 2;
    else at++;
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
    const { start: start3, end } = entry2;
    const bareKeys = !/["']/.test(document.text[start3]);
    printed.push({ start: start3, end, text: printName(key, { ...style, bareKeys }) });
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
  const list = { ...container, children: childPlaces(container), commentEnd };
  const listStyle = {
    lineEnd: style.lineEnd,
    unit: style.unit,
    space: style.space,
    padding: style.padding[container.kind],
    opensUp: isSpread(document, container) && !staysShort
  };
  const indent = layoutOf(text3, list, change.removed, listStyle)?.indent;
  const first2 = printChildren2(change.first, style, indent);
  const last = printChildren2(change.last, style, indent);
  return first2 && last && editList(text3, list, { removed: change.removed, first: first2, last }, listStyle);
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
  const { start: start3, end } = edit.node;
  return { op: "text", start: start3, end, text: quoted(edit.value, text3[start3]) };
}
function isJson(text3, { start: start3, end, value }) {
  const written2 = text3.slice(start3, end);
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
  const [start3, end] = momoa.range;
  switch (momoa.type) {
    case "Object":
      return {
        kind: "object",
        entries: momoa.members.map((member) => entryOf(member, depth, most)),
        open: false,
        start: start3,
        end
      };
    case "Array":
      return {
        kind: "array",
        items: momoa.elements.map(({ value }) => nodeOf(value, depth + 1, most)),
        open: false,
        start: start3,
        end
      };
    case "String":
      return { kind: "string", value: momoa.value, start: start3, end };
    case "Number":
      return { kind: "number", value: momoa.value, start: start3, end };
    case "Boolean":
      return { kind: "boolean", value: momoa.value, start: start3, end };
    case "Null":
      return { kind: "null", start: start3, end };
    case "NaN":
      return { kind: "number", value: NaN, start: start3, end };
    case "Infinity":
      return { kind: "number", value: momoa.sign === "-" ? -Infinity : Infinity, start: start3, end };
  }
}
function entryOf({ name, value }, depth, most) {
  const [start3, end] = name.range;
  const key = name.type === "String" ? name.value : name.name;
  return { key, value: nodeOf(value, depth + 1, most), start: start3, end };
}

// src/eslint/engine/read.ts
function read(path2, sourceCode, options = {}) {
  const { text: text3 = "" } = sourceCode;
  const ast = sourceCode.ast;
  return languageOf(ast) === "js" ? readSource(path2, text3, ast, options) : readJson(path2, text3, ast);
}
function readSource(path2, text3, program, options) {
  try {
    const { alternatives, code, constants } = extract(program, {
      readPages: (templates) => pagesIn(templates, text3, options)
    });
    const [roots = [], ...others] = alternatives;
    const comments = () => program["comments"]?.map(placeOf3) ?? [];
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
var placeOf3 = ({ range: [start3, end] }) => ({ start: start3, end });

// src/core/validate-suppressions.js
var open6 = () => require("./eslint-engine/validate-suppressions-L7LALXN7.cjs");
var validate5 = (value) => {
  const made = open6().validate;
  const isValid = made(value);
  validate5.errors = made.errors;
  return isValid;
};

// src/eslint/engine/unsuppressed.ts
function unsuppressed(findings, suppressions, { cwd, filename, physicalFilename = filename }) {
  if (suppressions === void 0 || findings.length === 0) return findings;
  const path2 = pathOf2({ cwd, filename: physicalFilename });
  return matcherOf(suppressions)(findings.map((finding) => ({ ...finding, path: path2 }))).visible;
}
function isSuppressions(file) {
  return validate5(file);
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
var KEYS = ["dialect", "suppressions"];
var UNUSABLE = '`settings.toolint.suppressions` is not what toolint-suppressions.json holds. Import that file in the config: `import suppressions from "./toolint-suppressions.json" with { type: "json" }`.';
var usable = /* @__PURE__ */ new WeakSet();
function settingsOf({ settings }) {
  const ours = settings["toolint"];
  if (ours === void 0) return {};
  const known = objectAt("settings.toolint", ours, KEYS);
  if (usable.has(known)) return known;
  const { dialect, suppressions } = known;
  if (dialect !== void 0) {
    const { openai } = objectAt("settings.toolint.dialect", dialect, ["openai"]);
    if (openai !== void 0 && !DIALECTS2.some((each) => each === openai)) throw new Error(unknownDialect(openai));
  }
  if (suppressions !== void 0 && !isSuppressions(suppressions)) throw new Error(UNUSABLE);
  usable.add(known);
  return known;
}
function objectAt(path2, value, keys) {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error(`\`${path2}\` must be an object, and is ${quotedValue(value)}.`);
  const stray = Object.keys(value).find((key) => !keys.includes(key));
  if (stray !== void 0)
    throw new Error(`\`${path2}\` has an unknown key \`${printable(stray)}\`${didYouMean(stray, keys)}.`);
  return value;
}
function unknownDialect(value) {
  const allowed = eitherOf(DIALECTS2.map((each) => `\`${each}\``));
  const hint2 = typeof value === "string" ? didYouMean(value, DIALECTS2) : "";
  return `\`settings.toolint.dialect.openai\` must be ${allowed}, and is ${quotedValue(value)}${hint2}.`;
}

// src/eslint/engine/engine.ts
function createEngine(rules2, formats2) {
  const byId = new Map(rules2.map((rule) => [rule.id, rule]));
  const settingOf = (id, { rule = byId.get(id), options }) => ({
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
  let judged = 0;
  return {
    get judged() {
      return judged;
    },
    judge(enlisted, known, context, page) {
      judged++;
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
  const [document, broken] = page ? readPage(pathOf2({ cwd, filename: page.filename }), page.text, languageOptions) : [read(pathOf2(context), sourceCode, languageOptions), []];
  const hints = { named: false, servers: [], dialect: { openai: "auto", ...dialect } };
  const { result, switches } = judge4(document, formats2, hints, settings, services);
  const isAlone = (result.facts.size > 0 || switches !== void 0) && isWhole2(document, context);
  const compared = compareAlone(result, settings, isAlone);
  const told4 = compared.findings.filter((finding) => !switches?.hides(finding));
  const unused = switches?.unused(settingsAlone(settings, isAlone), known) ?? [];
  const found = [...result.findings, ...told4, ...unused];
  const findings = groupBy(unsuppressed(found, suppressions, context), ({ rule }) => rule);
  return { findings, failures: [...result.failures, ...compared.failures], broken };
}
function isWhole2({ code, text: text3 }, { sourceCode }) {
  const { body } = sourceCode.ast;
  const statements = Array.isArray(body) ? body : [];
  const isShared = code?.imports.some((name) => name.startsWith(".")) || /\bmodule\.exports\b|\bexports\./.test(text3);
  return !isShared && !statements.some(({ type }) => type.startsWith("Export"));
}
var sql;
var services = {
  get sql() {
    return sql ??= createSqlService();
  }
};

// src/v8-options.ts
var setFlags = (option) => process.getBuiltinModule("node:v8").setFlagsFromString(option);
var inForce = /* @__PURE__ */ new Map();
function asAtStart(run) {
  for (const back of inForce.values()) setFlags(back);
  try {
    return run();
  } finally {
    for (const option of inForce.keys()) setFlags(option);
  }
}

// src/eslint-engine.ts
var engine = createEngine(rules, formats);
var FEW5 = 10;
var openEngine = () => engine;
var used = () => engine.judged > FEW5 ? ["rules", "many"] : ["rules"];
Object.assign(exports, { asAtStart, openEngine, used });
})