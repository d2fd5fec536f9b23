import {
  NOWHERE,
  messageText,
  refuseWrongMessage
} from "./lint-document.js";
import {
  require_ucs2length
} from "./ajv-ucs2length.js";
import {
  compareFindings,
  moreSevere,
  withoutDuplicates
} from "./limits.js";
import {
  applyEdits,
  applyFixes,
  inTextOrder
} from "./text-edits.js";
import {
  SEVERITIES,
  isBuiltin,
  messageOf,
  printable,
  stackOf
} from "./version.js";
import {
  addTo,
  append,
  groupBy
} from "./collections.js";
import {
  __toESM
} from "./runtime.js";

// src/engine/harmful-fixes.ts
async function runTrial(trial, lintAgain) {
  let step = trial.next();
  while (!step.done) step = trial.next(await lintAgain(step.value));
  return step.value;
}
function runTrialSync(trial, lintAgain) {
  let step = trial.next();
  while (!step.done) step = trial.next(lintAgain(step.value));
  return step.value;
}
var MOST_TRIALS = 50;
var MOST_CHARACTERS = 1e6;
var Trials = class {
  #text;
  #before;
  #left;
  constructor(text, before) {
    this.#left = Math.min(MOST_TRIALS, Math.ceil(MOST_CHARACTERS / (text.length + 1)));
    this.#text = text;
    this.#before = before;
  }
  /** The harmful ones of some fixes that do not touch each other; `after`: what is said once all are applied. */
  *harmful(fixes, after) {
    if (!mayBeWorse(fixes, this.#before, after)) return [];
    if (fixes.length === 1 || this.#left <= 0) return isWorse(fixes, this.#before, after) ? fixes : [];
    const parts = partsOf(fixes);
    const found = [];
    const alone = [];
    for (const part of parts) {
      const partAlone = yield this.#with(part);
      alone.push(partAlone);
      append(found, yield* this.harmful(part, partAlone));
    }
    return found.length === 0 && isWorse(fixes, this.#before, after, alone) ? parts[1] : found;
  }
  /** All findings, without the fixes that do harm. */
  *withoutHarmful() {
    const { findings } = this.#before.result;
    const harmful = /* @__PURE__ */ new Set();
    let open = findings.filter(({ fix }) => fix);
    while (open.length > 0 && this.#left > 0) {
      const { applied } = applyFixes(this.#text, open, "all");
      for (const each of yield* this.harmful(applied, yield this.#with(applied))) harmful.add(each);
      const tried = new Set(applied);
      open = open.filter((finding) => !tried.has(finding));
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
function partsOf(fixes) {
  const most = SEVERITIES.find((severity) => fixes.some((each) => each.severity === severity));
  const severe = fixes.filter(({ severity }) => severity === most);
  if (severe.length < fixes.length) return [severe, fixes.filter(({ severity }) => severity !== most)];
  const middle = fixes.length >> 1;
  return [fixes.slice(0, middle), fixes.slice(middle)];
}
function isWorse(fixes, before, after, parts = []) {
  const least = leastOf(fixes);
  const was = countByRule(before.result.findings, least);
  const expected = /* @__PURE__ */ new Map();
  for (const { result } of parts) {
    for (const [rule, count] of countByRule(result.findings, least)) {
      const more = count - (was.get(rule) ?? 0);
      if (more > 0) expected.set(rule, (expected.get(rule) ?? 0) + more);
    }
  }
  return adds(fixes, before, after, expected);
}
function mayBeWorse(fixes, before, after) {
  const fixed = fixes.length === 1 ? [] : [...countByRule(fixes, "info")];
  return adds(fixes, before, after, new Map(fixed.map(([rule, count]) => [rule, -count])));
}
function adds(fixes, before, after, expected) {
  if (after.document.faults.length > before.document.faults.length) return true;
  const least = leastOf(fixes);
  const was = countByRule(before.result.findings, least);
  const now = countByRule(after.result.findings, least);
  return [...now].some(([rule, count]) => count > (was.get(rule) ?? 0) + (expected.get(rule) ?? 0));
}
function leastOf(fixes) {
  return SEVERITIES.findLast((severity) => fixes.some((each) => each.severity === severity));
}
function countByRule(findings, least) {
  const counts = /* @__PURE__ */ new Map();
  for (const { rule, severity } of findings) {
    if (SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(least)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return counts;
}

// src/engine/project.ts
var NO_SERVERS = { of: () => [] };
var ProjectRules = class {
  #added = /* @__PURE__ */ new Map();
  add(facts, settings) {
    for (const [id, some] of facts) addTo(this.#added, id, { facts: some, setting: settings.get(id) });
  }
  compare(servers = NO_SERVERS) {
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
        for (const problem of rule.project.compare(facts, { options, services: {}, servers })) {
          refuseWrongMessage(rule, problem.message, problem.data);
          const related = problem.related?.map(({ at, note }) => {
            const { path, line, column } = at.location;
            return { path, line, column, note: printable(note) };
          });
          findings.push({
            severity: severityOf(settingOf(problem.at), problem.severity),
            ...messageText(rule, problem.message, problem.data),
            ...problem.at.location,
            ...related && { related },
            ...fixOf(problem)
          });
        }
      } catch (error) {
        const stack = isBuiltin(id) ? void 0 : stackOf(error);
        const message = `The rule ${id} failed: ${messageOf(error)}`;
        failures.push({ path: ".", message, rule: id, ...stack && { stack } });
      }
    }
    return { findings: withoutDuplicates(findings), failures };
  }
};
var severityOf = ({ severity, chosen }, own = severity) => chosen || moreSevere(own, severity) === own ? severity : own;
function findingsAlone({ findings, failures, facts, settings, known, disabledRanges }, isAlone) {
  const project = new ProjectRules();
  project.add(new Map([...facts].filter(([id]) => isForOneFile(settings.get(id).rule, isAlone))), settings);
  const compared = project.compare();
  const visible = compared.findings.filter((finding) => !disabledRanges?.hides(finding));
  const unused = disabledRanges?.unused(settingsAlone(settings, isAlone), known) ?? [];
  return { findings: [...findings, ...visible, ...unused], failures: [...failures, ...compared.failures] };
}
function settingsAlone(settings, isAlone) {
  return new Map([...settings].filter(([, { rule }]) => !rule.project || isForOneFile(rule, isAlone)));
}
function isForOneFile({ project }, isAlone) {
  return project?.inOneFile === true && (isAlone || !project.ifAlone);
}
function withoutTree(facts, path) {
  const copies = /* @__PURE__ */ new Map([[path, path]]);
  const copy = (text) => {
    if (text.length < SHORTEST_PIECE) return text;
    const known = copies.get(text);
    if (known !== void 0) return known;
    const copied = JSON.parse(JSON.stringify(text));
    copies.set(copied, copied);
    return copied;
  };
  const places = /* @__PURE__ */ new Map([[NOWHERE, NOWHERE]]);
  const placeOf = (location) => {
    const known = places.get(location) ?? withoutText(location, copy);
    places.set(location, known);
    return known;
  };
  const detached = (fact) => ({
    ...fact,
    key: copy(fact.key),
    ...fact.value !== void 0 && { value: copy(fact.value) },
    location: placeOf(fact.location)
  });
  return new Map(Array.from(facts, ([id, some]) => [id, some.map(detached)]));
}
var SHORTEST_PIECE = 13;
function withoutText({ item, tool, ...location }, copy) {
  return {
    ...location,
    path: copy(location.path),
    pointer: copy(location.pointer),
    ...tool !== void 0 && { tool: copy(tool) },
    ...item && {
      item: { ...item.name !== void 0 && { name: copy(item.name) }, pointer: copy(item.pointer) }
    },
    valueHash: copy(location.valueHash)
  };
}
var PLAIN = /^[A-Za-z](?:[\w./:@?=&%~+-]*[\w/])?$/;
function fixOf({ at: { characters }, fix }) {
  if (!fix || !characters || !PLAIN.test(fix.value)) return void 0;
  const { title, safe, value: text } = fix;
  return { fix: { title: printable(title), safe, edits: [{ ...characters, text }] } };
}

// src/engine/causes.ts
var MOST_RELATED = 50;
function oncePerCause(findings, scopeOf = () => "") {
  if (!findings.some(({ cause }) => cause !== void 0)) return findings;
  const keyOf = ({ rule, severity, cause, path }) => `${rule}
${severity}
${cause}
${scopeOf(path)}`;
  const withCause = findings.filter(({ cause }) => cause !== void 0).sort(compareFindings);
  const merged = /* @__PURE__ */ new Map();
  for (const some of groupBy(withCause, keyOf).values()) {
    const [first, ...others] = some;
    if (others.length === 0) continue;
    for (const each of others) merged.set(each, void 0);
    merged.set(first, together(first, others));
  }
  return findings.flatMap((each) => merged.has(each) ? merged.get(each) ?? [] : each);
}
function together(first, others) {
  const count = [first, ...others].reduce((sum, each) => sum + (each.count ?? 1), 0);
  const places = others.flatMap(({ path, line, column, related = [], count: own }) => [
    { path, line, column, note: "The same here." },
    ...own === void 0 ? [] : related
  ]);
  const { messageId: _, data: __, ...rest } = first;
  return {
    ...rest,
    message: first.count === void 0 ? `${first.message} (${count} places)` : first.message.replace(/^\d+/, `${count}`),
    count,
    related: [...first.related ?? [], ...places].slice(0, MOST_RELATED)
  };
}

// src/generated/validators/suppressions.js
var import_ucs2length = __toESM(require_ucs2length(), 1);
function w(o) {
  let a;
  const h = (f) => {
    a ??= o();
    const m = a(f);
    return h.errors = a.errors, m;
  };
  return h;
}
function k(o, a) {
  if (o === null) return a;
  for (const h of a) o.push(h);
  return o;
}
var q = w(() => {
  const o = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://toolint.dev/schemas/suppressions.schema.json", title: "toolint suppressions", description: "Findings that are known and accepted. Written by `toolint --suppress --reason TEXT`.", type: "object", additionalProperties: false, required: ["version", "suppressions"], properties: { $schema: { type: "string", description: "The JSON Schema of this file, for editors." }, version: { type: "integer", enum: [1], description: "The version of this file's shape." }, suppressions: { type: "array", description: "The findings that are accepted, sorted by path and rule.", items: { $ref: "#/$defs/suppression" } } }, $defs: { suppression: { type: "object", additionalProperties: false, required: ["path", "rule", "pointer", "hash", "reason"], properties: { path: { type: "string", pattern: "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$", description: "The file, relative to this one." }, rule: { type: "string", minLength: 1, description: "The id of the rule that has the finding." }, tool: { type: "string", description: "The name of the tool, or the URI of the resource, where the file has several: the pointer starts there." }, pointer: { type: "string", description: "A JSON Pointer to what the finding stands on." }, hash: { type: "string", minLength: 1, description: "Of that value: another value is another finding." }, reason: { type: "string", pattern: "\\S", description: "Why the finding is accepted." }, expires: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "The last day that the suppression holds, as 2027-12-31." } } } } }, a = { type: "object", additionalProperties: false, required: ["path", "rule", "pointer", "hash", "reason"], properties: { path: { type: "string", pattern: "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$", description: "The file, relative to this one." }, rule: { type: "string", minLength: 1, description: "The id of the rule that has the finding." }, tool: { type: "string", description: "The name of the tool, or the URI of the resource, where the file has several: the pointer starts there." }, pointer: { type: "string", description: "A JSON Pointer to what the finding stands on." }, hash: { type: "string", minLength: 1, description: "Of that value: another value is another finding." }, reason: { type: "string", pattern: "\\S", description: "Why the finding is accepted." }, expires: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "The last day that the suppression holds, as 2027-12-31." } } }, h = new RegExp("^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$", "u"), f = new RegExp("\\S", "u"), m = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u"), y = import_ucs2length.default.default;
  function u(t, { instancePath: n = "", parentData: $, parentDataProperty: v, rootData: c = t, dynamicAnchors: g = {} } = {}) {
    let e = null, i = 0;
    const p = u.evaluated;
    if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), t && typeof t == "object" && !Array.isArray(t)) {
      if (t.path === void 0) {
        const s = { instancePath: n, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (t.rule === void 0) {
        const s = { instancePath: n, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (t.pointer === void 0) {
        const s = { instancePath: n, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (t.hash === void 0) {
        const s = { instancePath: n, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (t.reason === void 0) {
        const s = { instancePath: n, schemaPath: "#/$defs/suppression/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
        e === null ? e = [s] : e.push(s), i++;
      }
      for (const s in t) if (!(s === "path" || s === "rule" || s === "tool" || s === "pointer" || s === "hash" || s === "reason" || s === "expires")) {
        const r = { instancePath: n, schemaPath: "#/$defs/suppression/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), i++;
      }
      if (t.path !== void 0) {
        let s = t.path;
        if (typeof s == "string") {
          if (!h.test(s)) {
            const r = { instancePath: n + "/path", schemaPath: "#/$defs/suppression/properties/path/pattern", keyword: "pattern", params: { pattern: "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$" }, message: 'must match pattern "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$"' };
            e === null ? e = [r] : e.push(r), i++;
          }
        } else {
          const r = { instancePath: n + "/path", schemaPath: "#/$defs/suppression/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
      if (t.rule !== void 0) {
        let s = t.rule;
        if (typeof s == "string") {
          if (y(s) < 1) {
            const r = { instancePath: n + "/rule", schemaPath: "#/$defs/suppression/properties/rule/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            e === null ? e = [r] : e.push(r), i++;
          }
        } else {
          const r = { instancePath: n + "/rule", schemaPath: "#/$defs/suppression/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
      if (t.tool !== void 0 && typeof t.tool != "string") {
        const s = { instancePath: n + "/tool", schemaPath: "#/$defs/suppression/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (t.pointer !== void 0 && typeof t.pointer != "string") {
        const s = { instancePath: n + "/pointer", schemaPath: "#/$defs/suppression/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (t.hash !== void 0) {
        let s = t.hash;
        if (typeof s == "string") {
          if (y(s) < 1) {
            const r = { instancePath: n + "/hash", schemaPath: "#/$defs/suppression/properties/hash/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            e === null ? e = [r] : e.push(r), i++;
          }
        } else {
          const r = { instancePath: n + "/hash", schemaPath: "#/$defs/suppression/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
      if (t.reason !== void 0) {
        let s = t.reason;
        if (typeof s == "string") {
          if (!f.test(s)) {
            const r = { instancePath: n + "/reason", schemaPath: "#/$defs/suppression/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
            e === null ? e = [r] : e.push(r), i++;
          }
        } else {
          const r = { instancePath: n + "/reason", schemaPath: "#/$defs/suppression/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
      if (t.expires !== void 0) {
        let s = t.expires;
        if (typeof s == "string") {
          if (!m.test(s)) {
            const r = { instancePath: n + "/expires", schemaPath: "#/$defs/suppression/properties/expires/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"' };
            e === null ? e = [r] : e.push(r), i++;
          }
        } else {
          const r = { instancePath: n + "/expires", schemaPath: "#/$defs/suppression/properties/expires/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
    } else {
      const s = { instancePath: n, schemaPath: "#/$defs/suppression/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), i++;
    }
    return u.errors = e, i === 0;
  }
  u.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  function d(t, { instancePath: n = "", parentData: $, parentDataProperty: v, rootData: c = t, dynamicAnchors: g = {} } = {}) {
    let e = null, i = 0;
    const p = d.evaluated;
    if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), t && typeof t == "object" && !Array.isArray(t)) {
      if (t.version === void 0) {
        const s = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (t.suppressions === void 0) {
        const s = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suppressions" }, message: "must have required property 'suppressions'" };
        e === null ? e = [s] : e.push(s), i++;
      }
      for (const s in t) if (!(s === "$schema" || s === "version" || s === "suppressions")) {
        const r = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), i++;
      }
      if (t.$schema !== void 0 && typeof t.$schema != "string") {
        const s = { instancePath: n + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), i++;
      }
      if (t.version !== void 0) {
        let s = t.version;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: n + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), i++;
        }
        if (s !== 1) {
          const r = { instancePath: n + "/version", schemaPath: "#/properties/version/enum", keyword: "enum", params: { allowedValues: o.properties.version.enum }, message: "must be equal to one of the allowed values" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
      if (t.suppressions !== void 0) {
        let s = t.suppressions;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let l = 0; l < r; l++) u(s[l], { instancePath: n + "/suppressions/" + l, parentData: s, parentDataProperty: l, rootData: c, dynamicAnchors: g }) || (e = k(e, u.errors), i = e.length);
        } else {
          const r = { instancePath: n + "/suppressions", schemaPath: "#/properties/suppressions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), i++;
        }
      }
    } else {
      const s = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), i++;
    }
    return d.errors = e, i === 0;
  }
  return d.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, d;
});

export {
  runTrial,
  runTrialSync,
  Trials,
  ProjectRules,
  findingsAlone,
  withoutTree,
  oncePerCause,
  q
};
