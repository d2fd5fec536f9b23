import {
  LARGEST_IMPORT,
  PASSES_ALL,
  TEST_FOLDER,
  TEST_NAME,
  candidatesFor,
  diskWith,
  findExport,
  followImports,
  importsAtRunTime,
  isRelative,
  isTest,
  openNesting,
  packageVersions,
  pythonCandidates,
  pythonVersions,
  workspaceOf
} from "./open-document.js";
import {
  languageOf,
  readText
} from "./parse.js";
import {
  SOURCE_EXTENSIONS,
  inFolder,
  isInside,
  parentOf,
  realPath,
  relativePath
} from "./paths.js";
import {
  isLockFile
} from "./lock-files.js";
import {
  createSqlService,
  ownFile,
  stopwatch
} from "./service.js";
import {
  parseJson
} from "./read.js";
import {
  Unreadable,
  entries,
  get,
  items,
  text
} from "./text-edits.js";
import {
  addTo,
  append
} from "./collections.js";

// src/sql/in-thread.ts
import { createRequire } from "node:module";
var PATIENCE_MS = 250;
function createInThreadSql(patience = PATIENCE_MS) {
  let doJob;
  let loading;
  let isUsable = true;
  const load = async () => {
    try {
      const { openSqlite } = createRequire(import.meta.url)(ownFile("sqlite-node.cjs"));
      doJob = await openSqlite();
    } catch {
      isUsable = false;
    }
  };
  return {
    run(job) {
      if (!doJob || !isUsable || !isCheap(job)) return void 0;
      const taken = stopwatch();
      try {
        const result = doJob(job, () => {
          if (taken().worked >= patience) throw new Error("The statements take too long.");
        });
        return { result };
      } catch {
        isUsable = false;
        return void 0;
      }
    },
    begin: (job) => isUsable && isCheap(job) ? loading ??= load() : void 0
  };
}
var LONGEST = 5e3;
var MOST_SELECTS = 4;
var MULTIPLIES = /\b(?:with|view|trigger)\b/i;
var COMPUTES = /\b(?:as|generated)\b/i;
function isCheap({ steps }) {
  let length = 0;
  return steps.every(({ sql, run }) => {
    length += sql.length;
    if (length > LONGEST || MULTIPLIES.test(sql) || run && COMPUTES.test(sql)) return false;
    return (sql.match(/\bselect\b/gi)?.length ?? 0) <= MOST_SELECTS;
  });
}

// src/read/imported-files.ts
import { dirname, join } from "node:path";

// src/read/aliases.ts
import { posix } from "node:path";
var saysAliases = (path) => /(?:^|\/)(?:(?:ts|js)config[^/]*|package)\.json$/.test(path);
var LONGEST2 = 2e5;
var MOST_EXTENDED = 5;
var MOST_LEVELS = 12;
var MOST_PATTERNS = 500;
function aliasesIn(top, textOf) {
  const parsed = /* @__PURE__ */ new Map();
  const rootOf = (path) => {
    if (!parsed.has(path)) {
      const text2 = isInside(top, path) ? textOf(path) : void 0;
      const isRead = text2 !== void 0 && text2.length <= LONGEST2;
      parsed.set(path, isRead ? parseJson(path, text2, { comments: true, trailingCommas: true })?.roots[0] : void 0);
    }
    return parsed.get(path);
  };
  const known2 = /* @__PURE__ */ new Map();
  function configAt(path, leaf, depth) {
    const key = `${leaf}
${path}`;
    if (known2.has(key)) return known2.get(key);
    known2.set(key, void 0);
    const found = readConfig(path, leaf, depth);
    known2.set(key, found);
    return found;
  }
  function readConfig(path, leaf, depth) {
    const root = rootOf(path);
    if (!root || depth > MOST_EXTENDED) return void 0;
    const folder = parentOf(path);
    const options = get(root, "compilerOptions");
    const baseUrl = text(get(options, "baseUrl"));
    const base = baseUrl === void 0 ? void 0 : absolute(folder, baseUrl, leaf);
    const patterns = entries(get(options, "paths")).slice(0, MOST_PATTERNS).map(({ key, value }) => ({
      name: key,
      targets: stringsIn(value).map((each) => absolute(base ?? folder, each, leaf))
    }));
    const extended = stringsIn(get(root, "extends")).filter((each) => /^\.{1,2}(?:\/|$)/.test(each)).map((each) => configAt(withEnding(posix.join(folder, each)), leaf, depth + 1));
    const inherited = extended.findLast((each) => each !== void 0);
    const own = {
      patterns: patterns.length > 0 ? patterns : inherited?.patterns ?? [],
      ...(base ?? inherited?.base) !== void 0 && { base: base ?? inherited.base }
    };
    if (own.patterns.length > 0 || own.base !== void 0) return own;
    for (const each of items(get(root, "references"))) {
      const part = text(get(each, "path"));
      const found = part?.endsWith(".json") ? configAt(posix.join(folder, part), leaf, depth + 1) : void 0;
      if (found) return found;
    }
    return void 0;
  }
  const configs = nearest((folder) => {
    for (const name of ["tsconfig.json", "jsconfig.json"]) {
      const found = configAt(inFolder(folder, name), folder, 0);
      if (found) return found;
    }
    return void 0;
  });
  const packages = nearest((folder) => {
    const root = rootOf(inFolder(folder, "package.json"));
    return root && importsOf(get(root, "imports"), folder);
  });
  function nearest(find) {
    const known3 = /* @__PURE__ */ new Map();
    const at = (folder, level) => {
      if (known3.has(folder)) return known3.get(folder);
      const isEnd = folder === top || level === MOST_LEVELS || !isInside(top, folder);
      const found = (isInside(top, folder) ? find(folder) : void 0) ?? (isEnd ? void 0 : at(parentOf(folder), level + 1));
      known3.set(folder, found);
      return found;
    };
    return (folder) => at(folder, 0);
  }
  return (from, source) => {
    if (/^\.{0,2}(?:\/|$)|^[a-z]{2,}:/i.test(source)) return [];
    const folder = parentOf(from);
    const own = source.startsWith("#") ? matching(packages(folder) ?? [], source) : [];
    const config = configs(folder);
    if (!config) return own;
    const found = [...own, ...matching(config.patterns, source)];
    return found.length > 0 || config.base === void 0 ? found : [posix.join(config.base, source)];
  };
}
var absolute = (folder, path, leaf) => path.startsWith("${configDir}") ? posix.join(leaf, path.slice("${configDir}".length)) : posix.join(folder, path);
var withEnding = (path) => path.endsWith(".json") ? path : `${path}.json`;
var stringsIn = (node) => (node?.kind === "array" ? node.items : [node]).flatMap((each) => text(each) ?? []);
function matching(patterns, source) {
  let best;
  for (const { name, targets } of patterns) {
    const star = name.indexOf("*");
    if (star < 0) {
      if (name === source) return targets;
      continue;
    }
    const after = name.slice(star + 1);
    const fits = source.length >= name.length - 1 && source.startsWith(name.slice(0, star)) && source.endsWith(after);
    if (!fits || best && best.before >= star) continue;
    const middle = source.slice(star, source.length - after.length);
    best = { before: star, targets: targets.map((each) => each.replace("*", () => middle)) };
  }
  return best?.targets ?? [];
}
function importsOf(imports, folder) {
  return entries(imports).slice(0, MOST_PATTERNS).map(({ key, value }) => {
    const targets = targetsOf(value).filter((each) => each.startsWith("./"));
    const sources = targets.map((each) => each.replace(/^\.\/(?:dist|build|lib|out)\//, "./src/"));
    return { name: key, targets: [.../* @__PURE__ */ new Set([...sources, ...targets])].map((each) => posix.join(folder, each)) };
  });
}
function targetsOf(node, depth = 0) {
  if (!node || depth > MOST_EXTENDED) return [];
  if (node.kind === "string") return [node.value];
  const inner = node.kind === "array" ? node.items : entries(node).map(({ value }) => value);
  return inner.flatMap((each) => targetsOf(each, depth + 1));
}

// src/read/imported-files.ts
var MOST_KEPT = 50;
var MOST_AT_ONCE = 300;
function importedFiles(cwd, parse, disk = diskWith()) {
  const workspace = workspaceOf(cwd);
  const versions = packageVersions(workspace);
  const kept = /* @__PURE__ */ new Map();
  const project = projectFiles(workspace, cwd, disk);
  const barrels = barrelsOf(project);
  const nesting = openNesting();
  const load = (absolute2) => {
    if (kept.has(absolute2)) {
      const known2 = kept.get(absolute2);
      kept.delete(absolute2);
      kept.set(absolute2, known2);
      return known2;
    }
    const file = disk.read(absolute2);
    const loaded = "text" in file && file.text.length <= LARGEST_IMPORT ? opened(absolute2, file.text) : void 0;
    if (kept.size >= (nesting.depth === 0 ? MOST_KEPT : MOST_AT_ONCE)) kept.delete(kept.keys().next().value);
    kept.set(absolute2, loaded);
    return loaded;
  };
  const opened = (absolute2, text2) => {
    const texts = /* @__PURE__ */ new Map();
    const asked = /* @__PURE__ */ new Set();
    const note = (path) => void asked.add(path);
    const find = finder(note, ({ asked: barrel }) => barrel.forEach(note));
    const { resolveImport } = followImports(absolute2, find, ({ path, text: own }) => {
      texts.set(relativePath(cwd, path), own);
      const further = kept.get(path);
      for (const [each, its] of further?.texts ?? []) texts.set(each, its);
      further?.asked.forEach(note);
    });
    const resolve = nesting.nested(resolveImport);
    let neighbour;
    const parsed = () => (neighbour ??= { parsed: parse(relativePath(cwd, absolute2), text2, resolve) }).parsed;
    return { text: text2, texts, asked, parsed };
  };
  const finder = (note, noteBarrel) => (from, source) => {
    const path = project.targetOf(from, source, note);
    if (path === void 0) return void 0;
    const loaded = load(path);
    const among = (sources, name) => {
      const barrel = barrels.at(path, sources);
      noteBarrel(barrel);
      return barrel.among(name);
    };
    return loaded && { path, text: loaded.text, parsed: loaded.parsed, among };
  };
  return {
    shared: project.shared,
    forget(absolute2) {
      const path = relativePath(cwd, absolute2);
      for (const [each, loaded] of kept) if (each === absolute2 || loaded?.asked.has(path)) kept.delete(each);
      barrels.clear();
      if (saysAliases(absolute2)) project.forget();
    },
    for(absolute2) {
      const texts = /* @__PURE__ */ new Map();
      const asked = /* @__PURE__ */ new Set();
      const allAsked = [asked];
      const noteAsked = (all) => {
        if (!allAsked.includes(all)) allAsked.push(all);
      };
      const find = finder(
        (path) => void asked.add(path),
        (barrel) => noteAsked(barrel.asked)
      );
      const { resolveImport, followImport } = followImports(absolute2, find, ({ path, text: text2 }) => {
        texts.set(relativePath(cwd, path), text2);
        const further = kept.get(path);
        for (const [each, its] of further?.texts ?? []) texts.set(each, its);
        if (further) noteAsked(further.asked);
      });
      let found;
      let above;
      let whole;
      const note = (path) => void asked.add(path);
      const words = /* @__PURE__ */ new Map();
      const mentions = (file, name) => {
        let own = words.get(file);
        if (!own) words.set(file, own = new Set(file.text.replace(LISTS_NAMES, "").match(WORDS)));
        return own.has(name);
      };
      const below = () => found ??= importedBelow(absolute2, project, note);
      const entries2 = () => above ??= entriesTo(absolute2, project, note);
      const isNamedOutside = (own, name) => [...below(), whole ??= project.textAt(absolute2, note), ...entries2()].some(
        (each) => each.target !== own && mentions(each, name)
      );
      const allPrints = () => {
        const printed = [];
        for (const file of [...below(), ...entries2()]) {
          const { path, target, text: text2 } = file;
          const isEntry = entries2().includes(file);
          if (isEntry && TURNS_AWAY.test(text2)) return void 0;
          if (!/\bconsole\b|\bstdout\b/.test(text2) || FOR_PEOPLE.test(path)) continue;
          const neighbour = load(target)?.parsed();
          const own = neighbour?.prints ? neighbour.prints((name) => isNamedOutside(target, name)) : [];
          if (!own && isEntry) continue;
          if (!own) return void 0;
          append(printed, own);
          texts.set(path, text2);
        }
        return printed;
      };
      const prints = { all: allPrints, isNamed: (name) => isNamedOutside(absolute2, name) };
      const locate = (source, name) => findExport(
        { source, name: name.replace(/\(\)$/, "") },
        absolute2,
        find,
        (parsed, own, { path }) => parsed.has?.(own) ? { path: relativePath(cwd, path), name: name.endsWith("()") ? `${own}()` : own } : void 0
      );
      return {
        resolveImport,
        followImport,
        locate,
        prints,
        texts,
        asked: allAsked,
        packages: () => versions(absolute2)
      };
    }
  };
}
var MOST_WORDS = 1e6;
var MOST_BARRELS = 100;
var WORDS = /[\w$\u0080-\uffff]+/g;
function barrelsOf(project) {
  const known2 = /* @__PURE__ */ new Map();
  let words = 0;
  const make = (path, sources) => {
    const asked = /* @__PURE__ */ new Set();
    const note = (each) => void asked.add(each);
    const byWord = /* @__PURE__ */ new Map();
    const further = [];
    for (const [index, source] of sources.entries()) {
      const target = project.targetOf(path, source, note);
      if (target === void 0 || words > MOST_WORDS) continue;
      const { text: text2 } = project.textAt(target, note);
      if (text2.includes(PASSES_ALL) && further.length < MOST_BARRELS) further.push(index);
      const own = new Set(text2.match(WORDS));
      words += own.size;
      for (const word of own) addTo(byWord, word, index);
    }
    const among = (name) => [.../* @__PURE__ */ new Set([...byWord.get(name) ?? [], ...further])].sort((a, b) => a - b).map((index) => sources[index]);
    return { asked, among };
  };
  return {
    at(path, sources) {
      let barrel = known2.get(path);
      if (!barrel) known2.set(path, barrel = make(path, sources));
      return barrel;
    },
    clear() {
      known2.clear();
      words = 0;
    }
  };
}
var FOR_PEOPLE = /(?:^|[/_.-])(?:cli|bin|commands?|scripts?|setup|install|progress|banner)(?:[/_.-])[^/]*$/i;
var TURNS_AWAY = /\bconsole\.(?:log|info|debug)\s{0,9}=[^=]|\bstdout\.write\s{0,9}=[^=]/;
var MOST_FOLLOWED = 60;
function importedBelow(absolute2, project, note) {
  const found = [];
  const todo = /* @__PURE__ */ new Set([absolute2]);
  for (const from of todo) {
    const file = project.textAt(from, note);
    if (from !== absolute2 && found.push(file) === MOST_FOLLOWED) break;
    for (const source of importsAtRunTime(file.text)) {
      if (todo.size > MOST_FOLLOWED) break;
      const target = project.targetOf(from, source, note);
      if (target !== void 0) todo.add(target);
    }
  }
  return found;
}
function entriesTo(absolute2, project, note) {
  const found = [];
  let folder = absolute2;
  for (let level = 0; level < FOLDERS_ABOVE; level++) {
    folder = dirname(folder);
    if (!isInside(project.workspace, folder)) break;
    for (const name of ENTRIES) {
      const target = join(folder, name);
      if (target === absolute2 || !project.exists(target, note) || !isWithin(project.workspace, target)) continue;
      const file = project.textAt(target, note);
      const imported = importsAtRunTime(file.text).map((source) => project.targetOf(target, source, note));
      const isImported = (path) => path === absolute2 || path !== void 0 && passesOnFrom(project.textAt(path, note).text).some(
        (source) => project.targetOf(path, source, note) === absolute2
      );
      if (imported.some(isImported)) found.push(file);
    }
    if (project.exists(join(folder, "package.json"), note)) break;
  }
  return found;
}
var passesOnFrom = (text2) => /\bexport\s*[*{]/.test(text2) ? importsAtRunTime(text2) : [];
var FOLDERS_ABOVE = 4;
var ENTRIES = ["index", "main", "server", "app", "start"].flatMap(
  (name) => [".ts", ".mts", ".js", ".mjs", ".cjs"].map((ending) => name + ending)
);
var LISTS_NAMES = /^\s{0,9}(?:import|export)\s[^'"`;]{0,2000}\sfrom\s{0,9}['"][^'"\n]{1,300}['"]/gm;
function projectFiles(workspace, cwd, disk) {
  const exists = (absolute2, note) => {
    note(relativePath(cwd, absolute2));
    return disk.exists(absolute2);
  };
  const shared = /* @__PURE__ */ new Set();
  const textOf = (path) => {
    const isThere = exists(path, (each) => void shared.add(each)) && isWithin(workspace, path);
    const file = isThere ? disk.read(path) : void 0;
    return file && "text" in file ? file.text : void 0;
  };
  let aliases = aliasesIn(workspace, textOf);
  let named = /* @__PURE__ */ new Map();
  const find = (from, source, note) => {
    const found = candidatesFor(from, source, aliases).find((each) => exists(each, note));
    return found !== void 0 && isWithin(workspace, found) ? found : void 0;
  };
  return {
    ...{ workspace, shared, exists },
    textAt(target, note) {
      const path = relativePath(cwd, target);
      note(path);
      const file = disk.read(target);
      const text2 = "text" in file && file.text.length <= LARGEST_IMPORT ? file.text : "";
      return { path, target, text: text2 };
    },
    targetOf(from, source, note) {
      if (isRelative(source)) return find(from, source, note);
      const key = `${dirname(from)}
${source}`;
      let known2 = named.get(key);
      if (!known2) {
        const asked = [];
        known2 = { found: find(from, source, (each) => void asked.push(each)), asked };
        named.set(key, known2);
      }
      known2.asked.forEach(note);
      return known2.found;
    },
    forget() {
      aliases = aliasesIn(workspace, textOf);
      named = /* @__PURE__ */ new Map();
    }
  };
}
function isWithin(workspace, absolute2) {
  const path = realPath(absolute2);
  return path !== void 0 && isInside(workspace, path) && !/[\\/]node_modules[\\/]/.test(path.slice(workspace.length));
}

// src/read/python-files.ts
function pythonFiles(cwd, disk = diskWith()) {
  const workspace = workspaceOf(cwd);
  const versions = pythonVersions(workspace);
  const there = /* @__PURE__ */ new Map();
  const isThere = (path) => {
    let known2 = there.get(path);
    if (known2 === void 0) there.set(path, known2 = disk.exists(path));
    return known2;
  };
  return {
    forget: () => there.clear(),
    for(absolute2) {
      const texts = /* @__PURE__ */ new Map();
      const asked = /* @__PURE__ */ new Set();
      const findPython = (from, level, name) => {
        const isThereNow = (path2) => {
          asked.add(relativePath(cwd, path2));
          return isThere(path2);
        };
        const target = pythonCandidates(from, level, name, workspace, isThereNow).find(isThereNow);
        const real = target === void 0 ? void 0 : realPath(target);
        if (target === void 0 || real === void 0 || !isInside(workspace, real)) return void 0;
        const file = disk.read(target);
        if (!("text" in file) || file.text.length > LARGEST_IMPORT) return void 0;
        const path = relativePath(cwd, target);
        texts.set(path, file.text);
        return { path, location: target, text: file.text };
      };
      let packages;
      return {
        ...{ findPython, location: absolute2, texts, asked: [asked] },
        // The reader of Python follows imports itself: what it calls a source is a path already.
        locate: (source, name) => ({ path: source, name }),
        packages: () => packages ??= versions(parentOf(absolute2))
      };
    }
  };
}

// src/read/time-limit.ts
import { createContext, Script } from "node:vm";
var script = new Script("work()");
var MORE_TIME = 4;
function timeLimit(milliseconds) {
  let context;
  const run = (work, timeout) => {
    context ??= createContext({});
    const outer = context.work;
    try {
      context.work = work;
      return script.runInContext(context, { timeout });
    } finally {
      context.work = outer;
    }
  };
  const stopped = /* @__PURE__ */ new WeakSet();
  const stop = (tooLong, whose) => {
    if (whose) stopped.add(whose);
    return new Unreadable(tooLong);
  };
  return (work, tooLong, whose) => {
    if (whose && stopped.has(whose)) throw new Unreadable(tooLong);
    const before = process.cpuUsage();
    try {
      return run(work, milliseconds);
    } catch (error) {
      if (!isTimeout(error)) throw error;
      const { user, system } = process.cpuUsage(before);
      const isOwnTime = (user + system) / 1e3 > milliseconds * 0.9;
      if (isOwnTime) throw stop(tooLong, whose);
    }
    try {
      return run(work, milliseconds * MORE_TIME);
    } catch (error) {
      throw isTimeout(error) ? stop(tooLong, whose) : error;
    }
  };
}
function isTimeout(error) {
  return error?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

// src/read/unreached.ts
import { readdirSync } from "node:fs";
var MOST_FILES = 5e3;
var LONGEST_CONFIG = 5e4;
function unreachedIn(workspace, read) {
  const folders = /* @__PURE__ */ new Map();
  const mentions = /* @__PURE__ */ new Map();
  const inFolders = /* @__PURE__ */ new Map();
  const folderAt = (path) => known(folders, path, folderOf);
  const mentionsOf = (file) => known(mentions, file, () => {
    const found = read(file, { maxBytes: isSource(file) ? LARGEST_IMPORT : LONGEST_CONFIG });
    const inside = file.slice(workspace.length + 1);
    return "text" in found && !isOfTests(inside, found.text) ? mentionsIn(file, found.text) : NONE;
  });
  const allIn = (folder) => known(inFolders, folder, () => together([...folderAt(folder).files].map(mentionsOf)));
  function* nearestFirst(folder) {
    let done;
    for (let top = folder; isInside(workspace, top); top = parentOf(top)) {
      const open = [top];
      for (let at = open.pop(); at !== void 0; at = open.pop()) {
        if (at === done) continue;
        yield at;
        append(open, folderAt(at).inner);
      }
      if (top === workspace) return;
      done = top;
    }
  }
  let isLarge;
  function isTooLarge() {
    let count = 0;
    for (const folder of nearestFirst(workspace)) if ((count += folderAt(folder).files.size) > MOST_FILES) return true;
    return false;
  }
  function homeOf(folder) {
    for (let at = folder; isInside(workspace, at); at = parentOf(at)) {
      if (folderAt(at).files.has(inFolder(at, "package.json"))) return at;
      if (at === workspace) break;
    }
    return void 0;
  }
  return {
    has(absolute2, text2) {
      return onlyExportsTools(absolute2, text2) && this.leadsNowhere(absolute2);
    },
    leadsNowhere(absolute2) {
      if (!isInside(workspace, absolute2)) return false;
      const own = parentOf(absolute2);
      const home = homeOf(own);
      if (home === void 0 || (isLarge ??= isTooLarge())) return false;
      const name = nameOf(absolute2);
      let isServed = false;
      let seen = 0;
      for (const folder of nearestFirst(own)) {
        const { names, open, serving } = allIn(folder);
        const self = folder === own && folderAt(own).files.has(absolute2) ? mentionsOf(absolute2) : NONE;
        if ((names.get(name) ?? 0) > Number(self.names.has(name))) return false;
        if (isInside(home, folder)) {
          if (open > Number(self.isOpen)) return false;
          isServed ||= serving > Number(self.serves);
        } else if (!isServed) return false;
        seen += folderAt(folder).files.size;
        if (seen > MOST_FILES) return false;
      }
      return isServed;
    },
    forget(absolute2) {
      mentions.delete(absolute2);
      inFolders.clear();
      folders.clear();
    }
  };
}
function together(all) {
  const names = /* @__PURE__ */ new Map();
  for (const each of all) for (const name of each.names) names.set(name, (names.get(name) ?? 0) + 1);
  const open = all.filter(({ isOpen }) => isOpen).length;
  return { names, open, serving: all.filter(({ serves }) => serves).length };
}
function known(values, key, make) {
  const found = values.get(key);
  if (found !== void 0) return found;
  const made = make(key);
  values.set(key, made);
  return made;
}
var isOfTests = (path, text2) => isTest(path, text2) && path.split("/").some((each) => TEST_FOLDER.test(each) || TEST_NAME.test(each));
var NONE = { names: /* @__PURE__ */ new Set(), isOpen: false, serves: false };
var ENDING = /\.(?:d\.)?[a-z]+$/i;
function nameOf(path) {
  const [folder = "", file = ""] = path.split(/[/'"`]/).slice(-2);
  const name = file.replace(ENDING, "");
  return name === "index" ? folder : name;
}
function folderOf(path) {
  const files = /* @__PURE__ */ new Set();
  const inner = [];
  for (const each of entriesOf(path)) {
    if (each.isDirectory() && !NOT_SOURCE.test(each.name)) inner.push(inFolder(path, each.name));
    else if (each.isFile() && (isSource(each.name) || NAMES_FILES.test(each.name)))
      files.add(inFolder(path, each.name));
  }
  return { files, inner };
}
function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
var NOT_SOURCE = /^(?:node_modules|\.git|dist|build|out|coverage|\.next|\.turbo|\.wrangler)$/;
var NAMES_FILES = /\.(?:json|jsonc|ya?ml|toml|html|vue|svelte|astro|sh|mk)$|^(?:Dockerfile|Makefile|Procfile)/i;
var isSource = (path) => SOURCE_EXTENSIONS.some((ending) => path.endsWith(ending));
function mentionsIn(file, text2) {
  if (isLockFile(file)) return NONE;
  if (!isSource(file)) {
    const isOpen = file.endsWith("/package.json") && /"\.?\/[^"*\n]*\*[^"\n]*":/.test(text2);
    return {
      names: new Set(Array.from(text2.matchAll(IN_PATH), ([, name]) => name.replace(ENDING, ""))),
      isOpen,
      serves: false
    };
  }
  const names = /* @__PURE__ */ new Set();
  for (const { 0: found, 1: last = "", index } of text2.matchAll(LAST_OF_PATH)) {
    if (!found.startsWith("/") && !last.includes(".")) continue;
    const line = text2.slice(text2.lastIndexOf("\n", index) + 1, index + 1);
    if (!COMMENTED.test(line)) names.add(nameOf(line.slice(-301) + last));
  }
  return { names, isOpen: LOADS_ANY.test(text2), serves: SERVES.test(text2) };
}
var IN_PATH = /\/([\w.-]{1,300})/g;
var LAST_OF_PATH = /[/'"`]([\w.-]{1,300})\/?['"`]/g;
var COMMENTED = /^\s*(?:\/\/|\*)/;
var LOADS_ANY = /\b(?:import|require)\(\s*(?:[a-zA-Z_$(]|`[^`]*\$\{)|\bimport\.meta\.glob\b|\brequire\.context\b/;
var SERVES = /\bnew (?:Mcp|MCP)?(?:Server|FastMCP)\s*[(<]|\bcreateMcpHandler\s*\(/;
function onlyExportsTools(path, text2) {
  if (!isSource(path)) return false;
  const exported = [...text2.matchAll(EXPORTED)].map(([, name]) => name);
  if (!exported.some((name) => ABOUT_TOOLS.test(name)) || exported.some((name) => OF_FRAMEWORK.test(name)))
    return false;
  return !EXPORTS_MORE.test(text2) && !SERVES.test(text2) && !text2.split("\n").some((line) => ACTS.test(line));
}
var EXPORTED = /^export (?:async )?(?:const|let|var|function\*?|(?:abstract )?class) (\w+)/gm;
var ABOUT_TOOLS = /tool|^(?:register|setup)/i;
var OF_FRAMEWORK = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|handler|config|metadata|schema|fetch|loader|action)$/;
var EXPORTS_MORE = /^export (?:default\b|\*|\{)|^(?:module\.)?exports\b/m;
var ACTS = /^(?!(?:import|export|const|let|var|function|async function|class|abstract|type|interface|enum|declare|namespace|return)\b)[a-zA-Z_$(#!].*[({]/;

// src/run/services.ts
function openServices(cwd, read = readText, disk = diskWith(read)) {
  const sql = createSqlService({}, createInThreadSql());
  const limit = timeLimit(1e4);
  let files;
  let python;
  const unreached = unreachedIn(workspaceOf(cwd), read);
  return {
    services: { sql, timeLimit: limit },
    begin: { sql: sql.begin, timeLimit: limit },
    imports: async (path) => languageOf(path) === "python" ? python ??= pythonFiles(cwd, disk) : files ??= importedFiles(cwd, (await import("./source-and-pages.js")).readNeighbour, disk),
    unreached,
    forget(absolute2) {
      files?.forget(absolute2);
      python?.forget(absolute2);
      unreached.forget(absolute2);
    },
    close: () => sql.dispose()
  };
}

export {
  saysAliases,
  aliasesIn,
  timeLimit,
  openServices
};
