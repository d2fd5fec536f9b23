(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { isFailure, move, noQuotesForUris, rename, wordsOf } = require("./chunk-ZLLZRPMS.cjs");
const { ANNOTATION_KEYS, ANSWER_KEYS, DATA_MEMBERS, DIALECTS, INVOCATION_KEYS, MEMBERS, METHODS, OPENAI_KEYS, PREFIX, SKYBRIDGE, UI_KEYS, appOf, besideUiOfTool, besideUiOfWidget, contentsIn, dialectOf, dialectsOption, emptiness, firstWord, hasMisplaced, hintsInMeta, isGenerated, isKnownRead, isOneOf, isPage, isPageUri, isSeedOnly, isSeedUri, isTemplate, isWellFormed, isWidgetUri, isXmcp, joinedInvocation, keyMeant, lacks, mimesFor, misspeltOpenai, misspeltTemplates, nearKey, nestedMeta, openaiEntry, openaiKeyMeant, openaiOnTool, outsideMeta, outsideOpenai, pathOf, sameUri, seedUriFor, signOf, uiUriFor, usesIn, widgetsOf, withoutMeta, withoutPrefix } = require("./chunk-RUFLZOVO.cjs");
const { eitherOf } = require("./chunk-SGBNL4XW.cjs");
const { HINTS, hintMeant, hintsOn, isForAppOnly, isTakenByOthers, lacksField, listingOf } = require("./chunk-VENPHS4V.cjs");
const { NO_CODE } = require("./chunk-ZMUCS7TC.cjs");
const { fieldType, misspeltField, requiredField, unknownField } = require("./chunk-YNXCLU7Z.cjs");
const { didYouMean, hint, near } = require("./chunk-WUWD475H.cjs");
const { addTo, groupBy } = require("./chunk-LPLZBQT2.cjs");
const { UNKNOWN, asWritten, defineRule, entries, entry, get, has, items, lack, text, toValue, useOf } = require("./chunk-GJXOULJC.cjs");
require("./chunk-SJLQLGW2.cjs");

// rules/openai/lib/document.ts
function section(name, says, kind = "MUST") {
  return { document: "OpenAI Metadata Format Reference", section: name, says, kind };
}
function appsSdk(name, says) {
  return { document: "OpenAI Apps SDK", section: name, says, kind: "advice" };
}

// rules/openai/lib/links.ts
function disagreeing(links, manifest) {
  const [first, ...others] = links;
  return others.filter((other) => !areVariants(text(first.entry.value), text(other.entry.value), manifest));
}
function areVariants(a, b, manifest) {
  if (a === void 0 || b === void 0) return true;
  if (nameOf(a) === nameOf(b)) return true;
  const { byPath } = appOf(manifest);
  return byPath.has(pathOf(a)) && byPath.has(pathOf(b));
}
var nameOf = (uri) => pathOf(uri).replace(/\/$/, "").split("/").at(-1);
var isMalformed = ({ dialect, entry: { value } }) => value.kind === "string" && !isWellFormed(value.value, [dialect]);
function linksToFollow({ links }, manifest) {
  return disagreeing(links, manifest).length > 0 ? [] : links.filter((link) => !isMalformed(link));
}

// rules/openai/lib/parts.ts
function partsOf(wanted, known, servers) {
  const parts = /* @__PURE__ */ new Map();
  const put = (name, fact, near2) => {
    const part = parts.get(name) ?? { wanted: [], known: near2() };
    parts.set(name, part);
    part.wanted.push(fact);
  };
  const serversOf = grouped(servers, (each) => [each.path]);
  const wantedUnder = grouped(wanted, (each) => foldersOf(each.location.path));
  const knownUnder = grouped(known, (each) => foldersOf(each.path));
  for (const fact of wanted) {
    const { path } = fact.location;
    const own = serversOf.get(path) ?? [];
    for (const { value: server } of own) {
      const isOfServer = (each) => serversOf.get(each.path)?.some(({ value }) => value === server) ?? false;
      put(`server ${server}`, fact, () => known.filter(isOfServer));
    }
    const home = own.length > 0 ? void 0 : foldersOf(path).find((folder) => knownUnder.has(folder));
    if (home === void 0) continue;
    put(home, fact, () => knownUnder.get(home).filter((each) => isOpenTo(home, each.path, wantedUnder)));
  }
  return [...parts.values()].filter((part) => part.known.length > 0);
}
function isOpenTo(home, path, wantedUnder) {
  const end = path.indexOf("/", home.length);
  return end < 0 || !wantedUnder.has(path.slice(0, end + 1));
}
function foldersOf(path) {
  const steps = path.split("/").slice(0, -1);
  return [...steps.map((_, index) => `${steps.slice(0, steps.length - index).join("/")}/`), ""];
}
function grouped(all, keysOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const each of all) {
    for (const key of keysOf(each)) addTo(groups, key, each);
  }
  return groups;
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
  const list = get(answer, "resources");
  const isVague2 = resources.some((each) => !get(each, "uri")) || items(list).some(({ kind }) => kind === "unknown") || appOf(manifest).resources.some(
    ({ uri, dialects }) => uri?.kind === "string" && !isWellFormed(uri.value, dialects)
  ) || has(answer, "resourceTemplates") === "yes" || isGenerated(manifest) || // A reader alone says that there are resources, and not which.
  resources.length === 0 && code.reads.length > 0 || code === NO_CODE && list?.kind === "array" && list.open;
  if (isVague2) yield { at: root, key: hidden("resource"), isExcuse: true };
}
function* templateFacts(manifest, isEvidence) {
  const { answer, tools } = listingOf(manifest);
  const appTools = appOf(manifest).tools;
  const linksFrom = (tool) => isEvidence ? tool.links : linksToFollow(tool, manifest);
  const answered = isEvidence ? manifest.code.answers.map(({ body }) => get(body, "_meta", "openai/outputTemplate")) : [];
  yield* factsOf(
    "template",
    [...appTools.flatMap((tool) => templatesIn(linksFrom(tool))), ...answered],
    manifest,
    isEvidence
  );
  const isVague2 = isGenerated(manifest) || appTools.some(({ links }) => links.some(isMalformed)) || tools.some(
    (tool) => has(tool, "_meta") === "unknown" || isHidden(get(tool, "_meta")) || isHidden(get(tool, "annotations"))
  ) || items(get(answer, "tools")).some(({ kind }) => kind === "unknown");
  if (isVague2) yield { at: manifest.root, key: hidden("template"), isExcuse: true };
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
    tools.map((tool) => get(tool, "name")),
    manifest,
    true
  );
  const isVague2 = isGenerated(manifest) || tools.some((tool) => has(tool, "name") === "unknown") || items(get(answer, "tools")).some(({ kind }) => kind === "unknown");
  if (isVague2) yield { at: manifest.root, key: hidden("tool"), isExcuse: true };
}
function* callFacts(manifest) {
  yield* factsOf("call", manifest.code.calledTools, manifest, false);
  for (const { member, call } of usesIn(manifest)) {
    const [first] = member?.name === "callTool" && call ? call : [];
    const name = first?.kind === "object" ? get(first, "name") : first;
    if (text(name)?.trim() !== "") yield* factsOf("call", [name], manifest, false);
  }
}
function gather(facts, wanted, known, counts = (_) => true) {
  if (!facts.some(({ key }) => key === wanted) || facts.some(({ key }) => key === hidden(known))) return [];
  const all = facts.filter(({ key }) => key === known).map(seen);
  const everywhere = new Set(all.map(({ value }) => value));
  const parts = partsOf(
    facts.filter(({ key }) => key === wanted),
    all.filter(({ value }) => counts(value)),
    facts.filter(({ key }) => key === SERVER).map(seen)
  );
  return parts.map((part) => ({ ...part, known: new Set(part.known.map(({ value }) => value)), everywhere }));
}
function strays({ wanted }, isKnown) {
  const lost = wanted.filter(({ value }) => !isKnown(value));
  const [lostNames, names] = [lost, wanted].map((some) => new Set(some.map(({ value }) => value)).size);
  return lostNames > 1 && lostNames * 2 > names ? [] : lost;
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
  source: section("window.openai API", "callTool calls another tool of the server by its name."),
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
  const isSaidIn = (text2) => inSentence.some((pattern) => pattern.test(text2));
  const isStart = (text2) => atStart.test(text2) || isSaidIn(firstSentence(text2));
  if ([marks, labels].some((before) => isStart(description.slice(before.exec(description)[0].length)))) return "start";
  return later.test(description) || isSaidIn(description) ? "later" : void 0;
}
var firstSentence = (text2) => text2.split(/[.!?](?=\s)|[\u3002\uff01\uff1f\n]/u, 1)[0];
var made;
function patterns() {
  const marks = /^[^\p{L}\p{N}[(]{0,20}/u;
  const labels = /^[^\p{L}\p{N}[(]{0,20}(?:(?:\[[^\]\n]{1,60}\]|\([^)\n]{1,60}\)|(?<=\*\*|__)[^*_\n]{1,60}(?:\*\*|__))[^\p{L}\p{N}[(]{0,20}){0,3}/u;
  const order = String.raw`(?:(?:always|only|please|you\s(?:can|may|must|should))\s{1,5})?(?:call|choose|invoke|pick|prefer|run|use)`;
  const object = String.raw`(?:(?:this|it)(?:\s{1,5}[\w-]{1,40}){0,2}|(?:the|that)\s{1,5}(?:tool|widget|app|function|action)|\x60[^\x60]{1,80}\x60|[\w-]{1,40}_[\w-]{1,40})`;
  const occasion = "when|whenever|if|to|for|after|before|first|once|as|instead|until|while|unless|at the|every time|prior to|right|immediately|directly|only";
  const phrase = String.raw`${order}(?:\s{1,5}${object})?\s{1,5}(?:${occasion})\b`;
  const atStart = new RegExp(String.raw`^(?:${phrase}|(?:when|whenever|if|after|before)\b)`, "i");
  const later = new RegExp(String.raw`[.!?:;,\n(\u2014\u2013-][\s*_"']{0,20}${phrase}`, "i");
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
  const [, first = "", next = ""] = /^\s*([A-Za-z]{2,20})\s+([A-Za-z]{1,20})\b/.exec(description) ?? [];
  const rest = description.trimStart().slice(first.length);
  const word = first.toLowerCase();
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
var isLatin = (text2) => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text2);
var JOINS2 = /[,;:]|\b(?:and|but|or|then)\b/i;
var firstSentence2 = (text2) => /^[^.!?\n]*/.exec(text2)[0];
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
  source: section(
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
    presets: { strict: { dialects: DIALECTS } }
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

// rules/openai/lib/status.ts
var MESSAGES = ["invoking", "invoked"];
function statusesOf(tool, nested) {
  return MESSAGES.flatMap((message) => {
    const seed = entry(get(tool, "annotations", "openai", "toolInvocation"), message);
    const openai = openaiEntry(tool, `toolInvocation/${message}`, nested);
    return [
      ...seed ? [{ message, dialect: "seed", entry: seed }] : [],
      ...openai ? [{ message, dialect: "openai", entry: openai }] : []
    ];
  });
}
function hasSeedMessage(tool, message) {
  const own = get(tool, "annotations", "openai");
  const invocation = get(own, "toolInvocation");
  if (invocation && invocation.kind !== "object") return "unknown";
  if (!invocation && outsideOpenai(tool).some(({ key }) => key === "toolInvocation")) return "unknown";
  const isMissing = invocation ? lacks(invocation, message, INVOCATION_KEYS) : lacks(own, "toolInvocation", ANNOTATION_KEYS);
  return isMissing ? "no" : has(invocation, message) === "yes" ? "yes" : "unknown";
}
function hasOpenaiMessage(tool, message, nested) {
  const name = `toolInvocation/${message}`;
  const elsewhere = entry(get(tool, "annotations"), PREFIX + name) ?? entry(tool, PREFIX + name);
  if (openaiEntry(tool, name, nested) ?? elsewhere) return "yes";
  if (joinedInvocation(tool)) return "unknown";
  const meta = get(tool, "_meta");
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
    for (const tool of appOf(manifest).tools) {
      for (const pair of [...templates(tool, manifest), ...onTool(tool.node)]) yield* compare(pair);
      for (const pair of audiences(tool.node)) yield problem(pair);
    }
    const { resources } = listingOf(manifest);
    const widgets = widgetsOf(manifest).map((widget) => widget.node);
    for (const node of /* @__PURE__ */ new Set([...widgets, ...resources])) for (const pair of onResource(node)) yield* compare(pair);
  }
});
function* compare(pair) {
  const [there, a, here, b] = pair;
  if (a && b && !isSame(a, b)) yield problem([there, a, here, b]);
}
var problem = ([there, a, here, b]) => ({
  at: b,
  message: "differ",
  data: { here, there },
  related: [{ at: a, note: `\`${there}\` stands here.` }]
});
function isSame(a, b) {
  if (a.kind !== b.kind || a.kind === "object") return true;
  if (a.kind !== "array" || b.kind !== "array") return toValue(a) === toValue(b);
  const [inA, inB] = [a, b].map((list) => new Set(items(list).map((item) => normal(toValue(item)))));
  if (a.open || b.open || inA.has(UNKNOWN) || inB.has(UNKNOWN)) return true;
  return inA.size === inB.size && [...inA].every((each) => inB.has(each));
}
var normal = (value) => typeof value === "string" ? value.replace(/\/$/, "") : value;
function* templates({ links }, manifest) {
  const first = links[0]?.entry;
  for (const { entry: entry2 } of disagreeing(links, manifest)) yield [first.key, first.value, entry2.key, entry2.value];
}
function* onTool(tool) {
  const annotations = get(tool, "annotations");
  const own = get(annotations, "openai");
  const meta = get(tool, "_meta");
  for (const hint2 of HINTS) yield [`annotations.${hint2}`, get(annotations, hint2), `openai.${hint2}`, get(own, hint2)];
  for (const message of MESSAGES) {
    const key = `openai/toolInvocation/${message}`;
    yield [`toolInvocation.${message}`, get(own, "toolInvocation", message), key, get(meta, key)];
  }
}
function* audiences(tool) {
  const meta = get(tool, "_meta");
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
var field_type_default = noQuotesForUris(
  fieldType(
    "openai",
    section("Complete List of OpenAI-Specific Annotations", "The values of the metadata have fixed types.")
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
        if (param.kind !== "string" || isVague(schema)) continue;
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
function isVague(schema) {
  return schema?.kind !== "object" || COMBINED.some((key) => has(schema, key) !== "no");
}
function isNoFile(schema) {
  if (isVague(schema)) return false;
  const type = text(get(schema, "type"));
  if (type === void 0 || type === "array") return false;
  return FIELDS.some((field) => has(get(schema, "properties"), field) === "no");
}

// rules/openai/hints-explicit.ts
var KNOWN = [...HINTS, ...ANNOTATION_KEYS];
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
      const own = get(annotations, "openai");
      const isMisplaced2 = (hint2) => has(node, hint2) !== "no" || has(get(node, "_meta"), hint2) === "yes";
      const missing = ASKED.filter(
        (hint2) => !isMisplaced2(hint2) && [annotations, own].every((each) => lacks(each, hint2, KNOWN) && !isMeant(each, hint2))
      );
      if (missing.length === 0) continue;
      const holder = annotations ?? node;
      const hints = eitherOf(missing.map((hint2) => `\`${hint2}\``));
      const [only, ...others] = missing;
      yield { at: lack(holder, others.length === 0 ? only : void 0), message: "missing", data: { hints } };
    }
  }
});
var isMeant = (holder, hint2) => entries(holder).some((each) => hintMeant(each) === hint2);

// rules/openai/lib/answers.ts
function answersIn(manifest, dialect) {
  const { byName } = appOf(manifest);
  const isJudged = (name) => byName.get(name)?.some(({ dialects }) => dialect === void 0 || dialects.includes(dialect)) ?? false;
  return manifest.code.answers.filter(({ tool }) => tool === void 0 || isJudged(tool));
}
function answersByTool(manifest) {
  return manifest.derive(group);
}
var group = ({ code }) => groupBy(code.answers, ({ tool }) => tool);

// rules/openai/initial-data.ts
var initial_data_default = defineRule({
  id: "openai/initial-data",
  summary: "The answer of a widget tool carries nothing for the widget to show",
  severity: "warning",
  in: "spec",
  source: section("Tool Response Metadata", "The data of the widget is the object `_meta.initialData`."),
  messages: {
    missing: "The answer has no `_meta.initialData`, so `getInitialData()` gives the widget nothing to show. Put the data of the widget there.",
    empty: "`initialData` is empty, so the widget has nothing to show. Put the data of the widget there.",
    wrong: "`initialData` must be an object: the widget gets it from `getInitialData()`. Put the data of the widget there.",
    nothing: "The answer has neither `structuredContent` nor `_meta`, so the widget has nothing to show. Put its data into `structuredContent`."
  },
  *check(manifest) {
    for (const tool of appOf(manifest).tools) {
      if (tool.name === void 0 || tool.links.length === 0) continue;
      const answers = (answersByTool(manifest).get(tool.name) ?? []).filter(({ body }) => !isFailure(body));
      if (answers.some(({ mayDiffer }) => mayDiffer)) continue;
      const problems = answers.map((answer) => judge(answer, tool));
      if (problems.some((problem2) => problem2 === void 0)) continue;
      for (const problem2 of problems) yield problem2;
    }
  }
});
function judge({ body }, { dialects }) {
  if (body.kind !== "object") return void 0;
  if (dialects.includes("seed")) return judgeSeed(body);
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
  source: section(
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
var LONGEST = 64;
var invocation_message_format_default = defineRule({
  id: "openai/invocation-message-format",
  summary: "A message of the invocation is no string, is empty, or is too long",
  severity: "error",
  in: "recommended",
  source: section(
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
        else if (dialect === "openai" && [...value.value].length > LONGEST) {
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
  source: section("Checklist", "Messages for the invocation are provided: optional, but recommended.", "SHOULD"),
  fixable: "unsafe",
  messages: {
    both: "The tool has no `invoking` and no `invoked` message, so the user sees stock texts while it runs and when it is done. Say in a few words what it is doing and what it has done.",
    invoking: "The tool has no `invoking` message, so the user sees a stock text while it runs. Say in a few words what it is doing.",
    invoked: "The tool has no `invoked` message, so the user sees a stock text when it is done. Say in a few words what it has done."
  },
  *check(manifest) {
    const nested = isXmcp(manifest);
    for (const tool of appOf(manifest).tools) {
      const { node } = tool;
      if (tool.links.length === 0) continue;
      const isSeed = tool.dialects.includes("seed");
      if (!isSeed && !tool.dialects.includes("openai")) continue;
      const lacks2 = (message) => isSeed ? hasSeedMessage(node, message) === "no" : hasOpenaiMessage(node, message, nested) === "no";
      const missing = MESSAGES.filter(lacks2);
      const [first, second] = missing;
      if (!first || hasBoth(node, nested)) continue;
      const holder = holderOf(tool, isSeed);
      yield {
        at: lack(holder),
        message: second ? "both" : first,
        fix: nested ? void 0 : fixFor2(node, holder, missing, isSeed)
      };
    }
  }
});
function hasBoth(tool, nested) {
  return MESSAGES.every(
    (message) => hasSeedMessage(tool, message) === "yes" || hasOpenaiMessage(tool, message, nested) === "yes"
  );
}
function holderOf({ node }, isSeed) {
  const own = isSeed ? get(node, "annotations", "openai") : get(node, "_meta");
  const invocation = isSeed ? get(own, "toolInvocation") : void 0;
  return [invocation, own].find((each) => each?.kind === "object") ?? node;
}
var TEXTS = { invoking: "Loading\u2026", invoked: "Done" };
function fixFor2(tool, holder, missing, isSeed) {
  if (holder === tool) return void 0;
  const title = `Add ${missing.map((each) => `\`${each}\``).join(" and ")}`;
  if (!isSeed) {
    const prefix = `${PREFIX}toolInvocation/`;
    return {
      title,
      safe: false,
      edits: missing.map((each) => ({ op: "add", to: holder, key: prefix + each, value: TEXTS[each] }))
    };
  }
  if (has(get(tool, "annotations", "openai"), "toolInvocation") === "yes") {
    return {
      title,
      safe: false,
      edits: missing.map((each) => ({ op: "add", to: holder, key: each, value: TEXTS[each] }))
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
function at(holder, key, shown) {
  const found = entry(holder, key);
  return found && holder?.kind === "object" ? [{ entry: found, holder, key: shown }] : [];
}
function homeOf(tool, key, manifest) {
  const { byPath } = appOf(manifest);
  const homes = tool.links.flatMap((link) => byPath.get(pathOf(text(link.entry.value) ?? "")) ?? []);
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
    joined: "Hosts read `{{key}}/invoking` and `{{key}}/invoked`, and nothing from an object under `{{key}}`, so it does nothing. Write the keys in full.",
    ui: "Hosts read `{{key}}` from `_meta.ui`, and here it stands in `_meta` itself, where it does nothing. Move it.",
    csp: "Hosts read `{{key}}` from the resource of the widget, and here it stands on the tool, where it does nothing. Move it."
  },
  *check(manifest) {
    const nested = isXmcp(manifest);
    const apps = new Set(appOf(manifest).tools.map(({ node }) => node));
    for (const tool of listingOf(manifest).tools) {
      for (const { holder, where, key } of outsideMeta(tool)) {
        const fix = move(key, holder, tool, "_meta", key.key);
        const absorbs = lacking(get(tool, "_meta"), key.key);
        yield { at: key, message: "meta", data: { key: key.key, where }, absorbs, fix };
      }
      const own = nested ? void 0 : nestedMeta(tool);
      if (own) {
        const absorbs = lacking(get(tool, "_meta"), ...entries(own.value).map(({ key }) => PREFIX + key));
        yield { at: own, message: "nested", absorbs, fix: flatten(own, tool) };
      }
      const joined = joinedInvocation(tool);
      if (joined) yield { at: joined, message: "joined", data: { key: joined.key }, fix: split(joined, tool) };
      if (!isTakenByOthers(tool, manifest)) yield* outside(tool, apps.has(tool));
      for (const { entry: entry2, hint: hint2 } of apps.has(tool) || hasMisplaced(tool) ? hintsInMeta(tool) : []) {
        const fix = move(entry2, get(tool, "_meta"), tool, "annotations", hint2);
        yield { at: entry2, message: "hint", data: { hint: hint2, where: "`_meta`" }, fix };
      }
      for (const entry2 of apps.has(tool) ? hintsOn(tool, manifest) : []) {
        const fix = move(entry2, tool, tool, "annotations", entry2.key);
        yield { at: entry2, message: "hint", data: { hint: entry2.key, where: "the tool itself" }, fix };
      }
    }
    yield* csps(manifest);
    yield* besideUi(manifest);
  }
});
var lacking = (home, ...keys) => home?.kind === "object" ? keys.map((key) => lack(home, key)) : [];
function* outside(tool, isApp) {
  const annotations = get(tool, "annotations");
  for (const entry2 of outsideOpenai(tool)) {
    const fix2 = isApp && !get(annotations, "openai") ? void 0 : move(entry2, annotations, annotations, "openai", entry2.key);
    const data = { key: entry2.key, home: "`annotations.openai`", where: "`annotations`" };
    const absorbs = lacking(get(annotations, "openai"), entry2.key);
    yield { at: entry2, message: "openai", data, absorbs, fix: fix2 };
  }
  const own = openaiOnTool(tool);
  if (!own) return;
  const { value } = own;
  const isClear = value.kind === "object" && !value.open && value.entries.every(({ key }) => SEED.has(key));
  const fix = isClear && !isApp ? move(own, tool, tool, "annotations", "openai") : void 0;
  yield {
    at: own,
    message: "openai",
    data: { key: "openai", home: "`annotations`", where: "the tool itself" },
    fix
  };
}
var SEED = /* @__PURE__ */ new Set([...ANNOTATION_KEYS, ...HINTS]);
function* csps(manifest) {
  for (const tool of appOf(manifest).tools) {
    for (const { entry: entry2, holder, key } of cspsOn(tool.node)) {
      const home = homeOf(tool, key, manifest);
      if (!home) continue;
      const meta = home.resource && get(home.resource, "_meta");
      const canMove = holder === get(tool.node, "_meta") && (!meta || meta.kind === "object");
      const fix = home.resource && canMove ? move(entry2, holder, home.resource, "_meta", key) : void 0;
      yield { at: entry2, message: "csp", data: { key }, fix };
    }
  }
}
function* besideUi(manifest) {
  if (isGenerated(manifest)) return;
  const tools = listingOf(manifest).tools.filter((tool) => !isTakenByOthers(tool, manifest));
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
function flatten(nested, tool) {
  const meta = get(tool, "_meta");
  if (meta?.kind !== "object" || nested.value.kind !== "object" || nested.value.open) return void 0;
  const flat = nested.value.entries.flatMap(
    ({ key, value }) => key === "toolInvocation" && value.kind === "object" ? value.entries.map((each) => [`${PREFIX}${key}/${each.key}`, asWritten(each.value)]) : [[`${PREFIX}${key}`, asWritten(value)]]
  );
  return inFull(nested, meta, flat);
}
function split(joined, tool) {
  const meta = get(tool, "_meta");
  const { value } = joined;
  const isClear = value.kind === "object" && !value.open && value.entries.every(({ key }) => INVOCATION_KEYS.includes(key));
  const flat = entries(value).map((each) => [`${joined.key}/${each.key}`, asWritten(each.value)]);
  return isClear ? inFull(joined, meta, flat) : void 0;
}
function inFull(child, meta, flat) {
  if (flat.some(([key]) => entries(meta).some((each) => each.key === key))) return void 0;
  const added = flat.map(([key, value]) => ({ op: "add", to: meta, key, value }));
  return { title: "Write the keys in full", safe: true, edits: [{ op: "remove", from: meta, child }, ...added] };
}

// rules/openai/misspelt-field.ts
var misspelt_field_default = misspeltField(
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
  source: section("Complete List of OpenAI-Specific Annotations", "The keys of the metadata have fixed names."),
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
  for (const tool of listingOf(manifest).tools) {
    yield* misspeltOpenai(tool);
    const own = get(tool, "annotations", "openai");
    yield* among(own, [...ANNOTATION_KEYS, ...HINTS], (entry2) => withoutPrefix(entry2.key) ?? hintMeant(entry2));
    yield* among(get(own, "toolInvocation"), INVOCATION_KEYS);
  }
  const { byName } = appOf(manifest);
  const holders = [...listingOf(manifest).tools, ...widgetsOf(manifest).map(({ node }) => node)];
  for (const node of new Set(holders)) yield* inMeta(get(node, "_meta"));
  for (const { tool, body } of answersIn(manifest)) {
    const meta = get(body, "_meta");
    yield* inMeta(meta);
    const isNewer = byName.get(tool)?.some(({ dialects }) => !dialects.includes("seed"));
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
  source: section("Tool Registration Metadata", "outputTemplate is required for widgets."),
  messages: {
    missing: "`{{key}}` makes this a widget tool, but no output template says which widget to show, so none is shown. Add `{{template}}`.",
    throws: "`registerAppTool` reads `_meta`, and throws without it when the server starts. Name the widget of the tool there, `_meta: { ui: { resourceUri } }`, or use `registerTool`."
  },
  *check(manifest) {
    const thrown = new Set(withoutMeta(manifest.root, manifest.code));
    for (const tool of thrown) yield { at: lack(tool, "_meta"), message: "throws" };
    for (const tool of appOf(manifest).tools) {
      const found = tool.links.length === 0 && !thrown.has(tool.node) ? lackingTemplate(tool) : void 0;
      if (!found || isAnswered(tool, manifest)) continue;
      const { holder, key, template } = found;
      yield { at: lack(holder, template), message: "missing", data: { key, template } };
    }
    for (const tool of listingOf(manifest).tools) {
      for (const { holder, entry: entry2, meant } of misspeltOpenai(tool)) {
        const data = { key: entry2.key, template: `${meant}.outputTemplate` };
        yield { at: lack(holder, meant), message: "missing", data };
      }
    }
  }
});
function lackingTemplate(tool) {
  const [misspelt2] = misspeltTemplates(tool.node);
  return misspelt2 ? { holder: misspelt2.holder, key: misspelt2.entry.key, template: misspelt2.meant } : seedWidget(tool) ?? openaiWidget(tool);
}
function seedWidget({ node }) {
  const own = get(node, "annotations", "openai");
  if (own?.kind !== "object" || has(own, "outputTemplate") !== "no" || has(own, "toolInvocation") !== "yes")
    return void 0;
  return { holder: own, key: "toolInvocation", template: "outputTemplate" };
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
  return [.../* @__PURE__ */ new Set([void 0, name])].flatMap((tool) => byTool.get(tool) ?? []).some(({ body }) => has(body, "_meta") === "unknown" || has(get(body, "_meta"), "openai/outputTemplate") !== "no");
}

// rules/openai/read-only-hint.ts
var read_only_hint_default = defineRule({
  id: "openai/read-only-hint",
  summary: "A tool that by its name only reads is not said to be read-only",
  severity: "warning",
  in: "spec",
  source: section(
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
    presets: { strict: { dialects: DIALECTS } }
  },
  *check(manifest, { options }) {
    for (const { node, name = "", dialects } of appOf(manifest).tools) {
      const verb = readingVerb(name);
      if (verb === void 0 || !dialects.some((each) => options.dialects.includes(each))) continue;
      const found = judge2(node, dialects.includes("seed"));
      if (found) yield { ...found, data: { verb } };
    }
  }
});
var KEY = "readOnlyHint";
function judge2(tool, isSeed) {
  const annotations = get(tool, "annotations");
  const holders = [annotations, ...isSeed ? [get(annotations, "openai")] : []];
  const title = "Set `readOnlyHint` to true";
  for (const holder2 of holders) {
    const value = entry(holder2, KEY)?.value;
    if (!value) continue;
    return value.kind === "boolean" && !value.value ? { at: value, message: "false", fix: { title, safe: false, edits: [{ op: "set", node: value, value: true }] } } : void 0;
  }
  const meta = get(tool, "_meta");
  const isElsewhere = has(tool, KEY) === "yes" || [KEY, `openai/${KEY}`, "annotations"].some((key) => has(meta, key) === "yes");
  if (isElsewhere) return void 0;
  if (annotations ? annotations.kind !== "object" : !lacksField(tool, "annotations")) return void 0;
  if (holders.some((holder2) => holder2 && !lacks(holder2, KEY, [...HINTS, ...ANNOTATION_KEYS]))) return void 0;
  if (holders.some((each) => entries(each).some((hint2) => hintMeant(hint2) === KEY))) return void 0;
  const holder = holders.findLast((each) => each?.kind === "object");
  const add = {
    title: "Add `readOnlyHint: true`",
    safe: false,
    edits: [
      holder ? { op: "add", to: holder, key: KEY, value: true } : { op: "add", to: tool, key: "annotations", value: { [KEY]: true } }
    ]
  };
  return { at: lack(holder ?? tool), message: "missing", fix: add, absorbs: holder ? [lack(holder, KEY)] : [] };
}

// rules/openai/required-field.ts
var required_field_default = requiredField("openai", appsSdk("Reference, securitySchemes", "A security scheme has a type."));

// rules/openai/lib/reads.ts
function orWhereRead(mayHave2) {
  const vague = (manifest) => vaguelyRead(mayHave2, manifest);
  return (widget, manifest) => {
    if (mayHave2(widget.node) || manifest.code !== NO_CODE && manifest.code.reads.length === 0) return true;
    const paths = manifest.derive(vague);
    if (paths.has(ANY) || paths.has(pathOf(text(widget.uri) ?? ""))) return true;
    return readAs(widget, manifest).some(({ node }) => mayHave2(node));
  };
}
function readAs({ uri }, manifest) {
  const same = appOf(manifest).byPath.get(pathOf(text(uri) ?? "")) ?? [];
  return same.filter(({ isContent }) => isContent);
}
var ANY = "*";
function vaguelyRead(mayHave2, { code }) {
  const isVague2 = (read) => !isKnownRead(read) || contentsIn(read).some(({ node, uri }) => text(uri) === void 0 && mayHave2(node));
  const uris = code.reads.filter(isVague2).map(({ uri }) => text(uri));
  return new Set(uris.map((uri) => uri === void 0 || isTemplate(uri) && isWidgetUri(uri) ? ANY : pathOf(uri)));
}

// rules/openai/resource-description.ts
var resource_description_default = defineRule({
  id: "openai/resource-description",
  summary: "A widget resource without a description",
  severity: "info",
  in: "strict",
  source: section("Resource Registration (Widgets)", "A description says what the widget does.", "SHOULD"),
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
  source: section("Resource Registration (Widgets)", "A widget is registered with its URI and its MIME type."),
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
  const same = appOf(manifest).byPath.get(pathOf(text(uri) ?? "")) ?? [];
  const contents = same.filter((each) => each.isContent);
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
  source: section(
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
  source: section("Resource Registration (Widgets)", "A widget has a name for people to read.", "SHOULD"),
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
      const paths = new Set([...parts[0]?.everywhere ?? []].map(pathOf));
      for (const found of parts) {
        const isUsed = (uri) => !isPageUri(uri) || paths.has(pathOf(uri));
        const registered = new Set(found.wanted.map(({ value }) => pathOf(value)));
        const lost = [...found.known].filter((uri) => !registered.has(pathOf(uri)));
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
  source: section(
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
      for (const { dialect, entry: entry2 } of links) yield* judge3(entry2.value, [dialect]);
    }
    for (const { uri, dialects } of resources) yield* judge3(uri, dialects);
  }
});
function* judge3(node, dialects) {
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
  source: section(
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
      for (const part of items(content)) yield* judge4(part);
      const flag = get(body, "isError");
      if (isOther(flag, "boolean")) yield { at: flag, message: "isError" };
      const meta = get(body, "_meta");
      if (isOther(meta, "object")) yield { at: meta, message: "meta" };
    }
  }
});
var TYPES = ["text", "image", "audio", "resource", "resource_link"];
function* judge4(part) {
  if (part.kind === "unknown" && !part.isText) return;
  const [type, words] = [get(part, "type"), get(part, "text")];
  if (part.kind !== "object") yield { at: part, message: "part" };
  else if (has(part, "type") === "no") yield { at: lack(part), message: "part" };
  else if (isOther(type, "string") || text(type)?.trim() === "") yield { at: type, message: "part" };
  else if (type?.kind === "string" && !TYPES.includes(type.value))
    yield { at: type, message: "kind", data: { type: type.value } };
  else if (text(type) === "text" && has(part, "text") === "no") yield { at: lack(part), message: "text" };
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
      const paths = new Set([...parts[0]?.everywhere ?? []].map(pathOf));
      for (const found of parts) {
        const isKnown = (uri) => !isWidgetUri(uri) || paths.has(pathOf(uri));
        const lost = strays(found, isKnown);
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
  const named = new Set(wanted.map(({ value }) => pathOf(value)));
  const unused = [...known].filter((uri) => isWidgetUri(uri) && !named.has(pathOf(uri)));
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
      const [first, second] = params.kind === "object" ? misnamed(params) : [];
      if (!first) continue;
      const lacksCapabilities = !second && first.meant !== CAPABILITIES && has(params, CAPABILITIES) === "no";
      const also = second && `, and \`${second.at.key}\` to \`${second.meant}\``;
      const more = also ?? (lacksCapabilities ? `, and add \`${CAPABILITIES}: {}\`` : "");
      yield {
        at: first.at,
        message: "otherName",
        data: { key: first.at.key, meant: first.meant, more },
        fix: renaming(second ? [first, second] : [first], lacksCapabilities ? `${CAPABILITIES}: {}, ` : "")
      };
    }
  }
});
var CAPABILITIES = "appCapabilities";
var NAMES = [
  ["clientInfo", "appInfo"],
  ["capabilities", CAPABILITIES]
];
function misnamed(params) {
  return NAMES.flatMap(([key, meant]) => {
    const at2 = entry(params, key);
    return at2 && has(params, meant) === "no" ? [{ at: at2, meant }] : [];
  });
}
function renaming(all, before) {
  const isPlain = ({ key, start, end, value }) => end - start === key.length && value.start !== start && value.via?.start !== start;
  if (!all.every(({ at: at2 }) => isPlain(at2))) return void 0;
  const edits = all.map(({ at: { start, end }, meant }, index) => {
    return { op: "text", start, end, text: index === 0 ? before + meant : meant };
  });
  return { title: `Write ${all.map(({ meant }) => `\`${meant}\``).join(" and ")}`, safe: false, edits };
}

// rules/openai/unknown-field.ts
var unknown_field_default = unknownField(
  "openai",
  section("Complete List of OpenAI-Specific Annotations", "The document lists all keys of its metadata.", "advice")
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
        for (const source of sourcesOf(csp)) yield* judge5(source);
      }
    }
  }
});
var isMisplaced = (widget) => besideUiOfWidget(widget).some(({ key }) => key === "csp");
var mayHavePolicy = orWhereRead((node) => mayHave(node, "openai/widgetCSP"));
function hasPolicy(widget, manifest) {
  return mayHavePolicy(widget, manifest) || [widget, ...readAs(widget, manifest)].some(isMisplaced);
}
function* judge5(node) {
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
      yield* judge6(domain);
      if (domain?.kind === "string") {
        const data = { domain: domain.value };
        if (/^https?:\/\/[^/?#\s]+\/[^]/i.test(domain.value)) yield { at: domain, message: "path", data };
        if (KEYWORD.test(domain.value)) yield { at: domain, message: "none", data };
      }
      for (const csp of [get(meta, "openai/widgetCSP"), get(meta, "ui", "csp")]) {
        for (const source of sourcesOf(csp)) yield* judge6(source);
      }
    }
  }
});
var HOST = /^(?:\/\/)?(?:\*\.)?(?:[\w-]{1,63}\.){1,20}[a-z]{2,24}(?::(?:\d{1,5}|\*))?(?:\/\S*)?$/i;
var LOCAL = /^(?:\/\/)?(?:localhost|127\.0\.0\.1)(?::(?:\d{1,5}|\*))?$/i;
var NO_HOST = /^(?:[a-z][a-z\d-]{0,62}|[a-z]{2,5}:\/\/(?:[^\s/]{0,300}\s[^]*)?)$/;
var KEYWORD = /^'[a-z-]{1,30}'$/;
function* judge6(node) {
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
  source: section(
    "window.openai API",
    "Widgets have getInitialData(), callTool({name, arguments}), setWidgetState(state) and close(); newer hosts have callTool(name, arguments) and more."
  ),
  fixable: "safe",
  messages: {
    misspelt: "`window.openai` has no `{{name}}`; did you mean `{{meant}}`?",
    unknown: "No dialect has `{{name}}` in `window.openai`: it is undefined in every host. Use one that there is, such as `toolInput`, `toolOutput`, `widgetState`, `callTool` or `setWidgetState`.",
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
    const dialect = dialectOf(uses);
    const sign = dialect && signOf(dialect, uses);
    for (const use of uses) {
      const { member, call } = use;
      if (!member || member.name === "") continue;
      const { name } = member;
      if (Object.hasOwn(Object.prototype, name)) continue;
      const meant = MEMBERS.includes(name) ? void 0 : nearKey(name, MEMBERS);
      if (meant) yield misspelt(use, meant, uses);
      else if (isUnknown(use, uses)) yield { at: member, message: "unknown", data: { name } };
      const wrong = call && wrongCall(name, call, member, dialect);
      if (!wrong) continue;
      const { key = KEYS.get(name), ...problem2 } = wrong;
      yield { ...problem2, data: { name, sign, key } };
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
function misspelt(use, meant, uses) {
  const { name } = use.member;
  const isCalled = uses.some(({ member, call }) => member?.name === name && call);
  const isMethod = METHODS.has(meant);
  const isData = isMethod && !isCalled && firstWord(name) !== firstWord(meant);
  return {
    at: use.member,
    message: "misspelt",
    data: { name, meant: isData ? `${meant}()` : meant },
    fix: isData || isCalled && !isMethod ? void 0 : rename2(use, meant)
  };
}
function rename2(use, meant) {
  const { start, end, name } = use.member;
  if (start < use.start || end - start !== name.length) return void 0;
  return { title: `Rename it to \`${meant}\``, safe: true, edits: [{ op: "text", start, end, text: meant }] };
}
function wrongCall(name, args, member, dialect) {
  const [first] = args;
  const at2 = first ?? member;
  switch (name) {
    case "callTool":
      return wrongTool(first, at2, dialect) ?? wrongArguments(args);
    case "setWidgetState": {
      const isWrong = !first || isText(first) || !["object", "null", "unknown"].includes(first.kind);
      return isWrong ? { at: at2, message: "state" } : void 0;
    }
    case "getInitialData":
    case "close":
      return first && (first.kind !== "unknown" || isText(first)) ? { at: at2, message: "none" } : void 0;
    default:
      return KEYS.has(name) && isText(first) ? { at: at2, message: "object" } : void 0;
  }
}
var KEYS = /* @__PURE__ */ new Map([
  ["sendFollowUpMessage", "prompt"],
  ["openExternal", "href"],
  ["requestDisplayMode", "mode"]
]);
function wrongTool(first, at2, dialect) {
  if (first?.kind === "unknown" && !isText(first)) return void 0;
  const isName = isText(first) && !isBlank(first);
  if (!isName && first?.kind !== "object") return { at: at2, message: dialect ? MESSAGES2[dialect] : "callAny" };
  if (dialect === "seed" && isName) return { at: at2, message: "callSeed" };
  if (isName) return void 0;
  if (dialect === "openai") return { at: at2, message: "callOpenai" };
  const name = get(first, "name");
  if (has(first, "name") === "no") return { at: lack(first), message: "name" };
  const isFine = !name || name.kind === "unknown" || isText(name) && !isBlank(name);
  return isFine ? void 0 : { at: name, message: "name" };
}
function wrongArguments([first, second]) {
  const isWhole = first?.kind === "object";
  const given = isWhole ? get(first, "arguments") : second;
  if (given) return MAY_BE_ARGUMENTS.has(given.kind) ? void 0 : { at: given, message: "values" };
  if (!isWhole || has(first, "arguments") !== "no") return void 0;
  const other = first.entries.find(({ key }) => key !== "name" && !key.startsWith("_"));
  return other && { at: other, message: "key", key: other.key };
}
var MAY_BE_ARGUMENTS = /* @__PURE__ */ new Set(["object", "null", "unknown"]);
var MESSAGES2 = { seed: "callSeed", openai: "callOpenai" };
var isText = (node) => node?.kind === "string" || node?.kind === "unknown" && node.isText === true;
var isBlank = (node) => node.kind === "string" && node.value.trim() === "";

// rules/openai/window-openai-guard.ts
var window_openai_guard_default = defineRule({
  id: "openai/window-openai-guard",
  summary: "Widget code touches `window.openai` without checking that it is there",
  severity: "warning",
  in: "spec",
  source: section("Checklist", "A widget checks for window.openai before it uses it."),
  messages: {
    unguarded: "`window.openai` is not there in every host, nor always when a script starts, and then this throws. Check for it first: `if (window.openai) \u2026`, or `window.openai?.`."
  },
  *check(manifest) {
    for (const use of usesIn(manifest)) if (!use.guarded) yield { at: use, message: "unguarded" };
  }
});
Object.assign(exports, { "openai/call-tool-registered": call_tool_registered_default, "openai/contents-uri": contents_uri_default, "openai/description-action-oriented": description_action_oriented_default, "openai/dialects-agree": dialects_agree_default, "openai/field-type": field_type_default, "openai/file-params": file_params_default, "openai/hints-explicit": hints_explicit_default, "openai/initial-data": initial_data_default, "openai/initial-route": initial_route_default, "openai/invocation-message-format": invocation_message_format_default, "openai/invocation-messages": invocation_messages_default, "openai/misplaced-key": misplaced_key_default, "openai/misspelt-field": misspelt_field_default, "openai/misspelt-key": misspelt_key_default, "openai/output-template-required": output_template_required_default, "openai/read-only-hint": read_only_hint_default, "openai/required-field": required_field_default, "openai/resource-description": resource_description_default, "openai/resource-fields": resource_fields_default, "openai/resource-mime-type": resource_mime_type_default, "openai/resource-name": resource_name_default, "openai/resource-unused": resource_unused_default, "openai/resource-uri": resource_uri_default, "openai/response-shape": response_shape_default, "openai/template-registered": template_registered_default, "openai/ui-initialize": ui_initialize_default, "openai/unknown-field": unknown_field_default, "openai/widget-csp": widget_csp_default, "openai/widget-domain": widget_domain_default, "openai/window-api": window_api_default, "openai/window-openai-guard": window_openai_guard_default });
})