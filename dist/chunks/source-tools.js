import {
  codeLanguageOf,
  discover,
  openDocument,
  openServices,
  whyLeftAlone,
  worthOf
} from "./lint.js";
import {
  CODE_EXTENSIONS,
  DisabledRanges,
  Lines,
  UNKNOWN,
  UserError,
  entries,
  get,
  inFolder,
  nodeOf,
  parentOf,
  placeAfter,
  readText,
  stepsOf,
  text,
  toValue
} from "./rules.js";
import {
  inPattern,
  isRecord
} from "./version.js";

// src/server/source-tools.ts
const { existsSync } = process.getBuiltinModule("node:fs");
var OTHER_LANGUAGES = ".go .cs .fs .rs .java .kt .scala .rb .php .swift .ex .dart .cpp".split(" ");
var MOST_FILES = 5e3;
var MOST_TEXT = 1e6;
async function readSource(folder, { cwd, configs, formats }) {
  const here = await configs.for(".");
  const { files, problems } = await discover({
    cwd,
    paths: [folder],
    ignored: (path) => path.endsWith("/") && here.ignored(path) !== void 0,
    extensions: [...CODE_EXTENSIONS, ...OTHER_LANGUAGES]
  });
  if (problems[0]) throw new UserError(`--source ${folder}: ${problems[0].message}`);
  const tools = /* @__PURE__ */ new Map();
  const texts = [];
  let hasUnknown = false;
  const { imports, services, close } = openServices(cwd);
  try {
    for (const file of files.slice(0, MOST_FILES)) {
      const config = await configs.for(file.path);
      const maxBytes = Math.min(MOST_TEXT, config.limits.fileSize);
      const read = config.ignored(file.path) ? void 0 : readText(file.absolute, { maxBytes });
      if (!read || !("text" in read)) continue;
      const { text: text2 } = read;
      const isMapped = config.format(file.path) !== void 0;
      if (!isMapped && whyLeftAlone(file, text2, config) !== void 0) continue;
      texts.push({ path: file.path, text: text2 });
      if (!codeLanguageOf(file.path) || !worthOf(file, text2, config, { formats }).isWorthParsing) continue;
      const open = async () => openDocument(file, text2, config, {
        formats,
        imports: (await imports(file.path)).for(file.absolute),
        timeLimit: services.timeLimit
      });
      const found = await open().then(
        (opened) => toolsIn(file, opened, formats),
        () => void 0
      );
      hasUnknown ||= found?.hasUnknown ?? false;
      for (const tool of found?.tools ?? []) {
        const known = tools.get(tool.name) ?? [];
        const isKnown = known.some(({ location }) => samePlace(location, tool.location));
        if (!isKnown) tools.set(tool.name, [...known, tool]);
      }
    }
  } finally {
    close();
  }
  return { tools, hasUnknown, find: (name) => mentionOf(name, texts) };
}
var samePlace = (a, b) => a.path === b.path && a.start === b.start;
function toolsIn(file, { recognition }, formats) {
  const { manifests, locator, directives } = recognition;
  const switches = directives.length > 0 ? DisabledRanges.of(file.path, directives, locator) : void 0;
  const tools = [];
  let hasUnknown = false;
  for (const { formats: own, tools: found, code } of manifests) {
    if (code.unread?.length) hasUnknown = true;
    if (!formats.some(({ id, contract }) => contract.isServed && own.includes(id))) continue;
    const made = new Set(code.wiring?.made.map((each) => each.node));
    const registeredOn = new Map(code.registrations.toReversed().map(({ tool, on }) => [tool, on]));
    for (const { name, label, node, description, schemas } of found) {
      if (label === void 0 || name === void 0 || node.isOfMany) {
        hasUnknown = true;
        continue;
      }
      if (!locator.locate(node).pointer.startsWith("/tools/")) continue;
      const on = registeredOn.get(node);
      tools.push({
        name: label,
        // A name may be a constant in another file: what is to be changed is where the tool is registered.
        location: locator.locate([name.value, name].find(({ file: file2 }) => file2 === node.file) ?? node),
        switches,
        package: packageOf(file.absolute),
        ...on !== void 0 && made.has(on) && { server: `${file.path} ${on}` },
        description: text(description?.value),
        parameters: parametersOf(schemas),
        locate: (pointer, served) => placeIn(node, pointer, served, locator)
      });
    }
  }
  return { tools, hasUnknown };
}
function parametersOf(schemas) {
  const input = schemas.find(({ role }) => role === "input");
  return input ? entries(input.shape === "fields" ? input.node : get(input.node, "properties")).map(({ key }) => key) : [];
}
function packageOf(absolute) {
  const folder = parentOf(absolute);
  if (folder === absolute || existsSync(inFolder(folder, "package.json"))) return folder;
  return packageOf(folder);
}
function placeIn(tool, pointer, served, locator) {
  let place = tool;
  let value = served;
  for (const step of stepsOf(pointer)) {
    const next = placeAfter(place, step);
    if (next === void 0 || typeof value !== "object" || value === null) return void 0;
    value = value[step];
    place = next;
  }
  const node = nodeOf(place);
  if (place === tool || !agree(node, value)) return void 0;
  return locator.locate(node.kind === "object" || node.kind === "array" ? place : node);
}
function agree(node, served) {
  if (node.kind === "object") return isRecord(served);
  if (node.kind === "array") return Array.isArray(served) && (node.open || node.items.length === served.length);
  const written = toValue(node);
  return written !== UNKNOWN && Object.is(written, served);
}
var NAMING = /\bname\b|tool|register|\bdef\b|\bmethod\b/i;
function mentionOf(name, texts) {
  const escaped = inPattern(name);
  const pattern = new RegExp(`["'\`]${escaped}["'\`]|\\bdef ${escaped}(?=\\s*\\()`, "g");
  const found = [];
  for (const { path, text: source } of texts) {
    if (!source.includes(name)) continue;
    const lines = new Lines(source);
    for (const match of source.matchAll(pattern)) {
      const start = match.index + match[0].indexOf(name);
      const place = lines.range(start, start + name.length);
      const lineText = source.slice(lines.starts[place.line - 1], lines.starts[place.line] ?? source.length);
      found.push({
        isNaming: NAMING.test(lineText.replaceAll(name, "")),
        isInCall: NAMING.test(calledWith(source, match.index)),
        location: { path, pointer: "", tool: name, valueHash: "", ...place }
      });
    }
  }
  const naming = found.filter(({ isNaming }) => isNaming);
  const inCalls = found.filter(({ isInCall }) => isInCall);
  const only = [found, naming, naming.length === 0 ? inCalls : []].find(({ length }) => length === 1)?.[0];
  return { count: found.length, ...only && { location: only.location } };
}
var FAR = 1e3;
function calledWith(source, place) {
  let depth = 0;
  for (let at = place - 1; at >= 0 && at > place - FAR; at--) {
    const char = source[at];
    if (")]}".includes(char)) depth++;
    else if ("([{".includes(char) && depth-- === 0)
      return char === "(" ? source.slice(source.lastIndexOf("\n", at) + 1, at) : "";
  }
  return "";
}
function definitionOf(name, served, source) {
  const all = source.tools.get(name) ?? [];
  if (all.length < 2) return all[0];
  const description = served?.description;
  const same = all.filter((each) => each.description !== void 0 && each.description === description);
  if (same.length === 1) return same[0];
  return all.every(({ location }) => location.path === all[0].location.path) ? all[0] : void 0;
}

export {
  readSource,
  definitionOf
};
