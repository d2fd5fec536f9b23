(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { lacksField } = require("./chunk-VENPHS4V.cjs");
const { asWritten, entries, get } = require("./chunk-GJXOULJC.cjs");

// rules/mcp/lib/words.ts
function wordsOf(name) {
  return name.slice(0, 200).replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z\d]/).filter((word) => word !== "");
}

// rules/mcp/lib/uri-fields.ts
var FIELDS = /* @__PURE__ */ new Set([
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
    for (const problem of rule.check(manifest, context)) {
      const isOdd = "kind" in problem.at && problem.at.kind === "number" && FIELDS.has(String(problem.data?.["field"]));
      yield isOdd ? { ...problem, data: { ...problem.data, advice: "" } } : problem;
    }
  }
});

// rules/mcp/lib/answers.ts
function isFailure(answer) {
  const flag = get(answer, "isError");
  return flag !== void 0 && !(flag.kind === "boolean" && !flag.value);
}

// rules/mcp/lib/move.ts
function move(entry, from, to, into, key) {
  const target = get(to, into);
  if (target && target.kind !== "object") return void 0;
  if (!target && !lacksField(to, into)) return void 0;
  if (target && entries(target).some((each) => each.key === key)) return void 0;
  const value = asWritten(entry.value);
  return {
    title: `Move it into \`${into}\``,
    safe: true,
    edits: [
      { op: "remove", from, child: entry },
      target ? { op: "add", to: target, key, value } : { op: "add", to, key: into, value: { [key]: value } }
    ]
  };
}
function rename(entry, key) {
  return { title: `Rename it to \`${key}\``, safe: true, edits: [{ op: "rename", entry, key }] };
}

Object.assign(exports, { wordsOf, noQuotesForUris, isFailure, move, rename });
})