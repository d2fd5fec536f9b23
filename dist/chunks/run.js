import {
  require_equal
} from "./ajv-equal.js";
import {
  ALLOWED_BY,
  SETTINGS,
  configOf,
  errorsIn,
  errorsInConfig,
  importDefault,
  isCausedByChange,
  isCovered,
  isFullyLinted,
  isOnChangedLines,
  isPath,
  lintFile,
  manifestsIn,
  nextTurn,
  openSuppressions,
  readConfig,
  readHunks,
  readSetting,
  resolveModule,
  resolveRules,
  unknownRule,
  whyMissing
} from "./suppressions.js";
import {
  checkoutTexts,
  openRepository
} from "./git-tree.js";
import {
  CONFIG_NAMES,
  PACKAGE_NAME,
  Seen,
  discover,
  extensionOf,
  gitTop,
  ignoringRule,
  isCeiling,
  openGit,
  openServices,
  packageFolders,
  scopeFinder,
  workspaceOf,
  wouldFind
} from "./services.js";
import {
  isCode,
  languageOf,
  readText
} from "./parse.js";
import {
  EXTENSIONS,
  absolutePath,
  inFolder,
  isInside,
  isToolSnapshot,
  parentOf,
  realPath,
  relativePath
} from "./paths.js";
import {
  ProjectRules,
  oncePerCause
} from "./causes.js";
import {
  require_ucs2length
} from "./ajv-ucs2length.js";
import {
  Pending,
  compileGlob,
  engineFinding,
  fixesKind,
  nearMissIn,
  timed,
  withoutFixes
} from "./lint-document.js";
import {
  Lines
} from "./client-config.js";
import {
  UserError,
  together,
  unknownHint
} from "./errors.js";
import {
  didYouMean
} from "./did-you-mean.js";
import {
  BOUNDS,
  LIMITS,
  NO_COUNTS,
  addCounts,
  appliedFix,
  applyFixes,
  compareFindings,
  compareText,
  keepAtMost,
  makeReport,
  unnamed
} from "./print.js";
import {
  addTo,
  append
} from "./collections.js";
import {
  PRESET_NAMES,
  familiesIn,
  familyOf,
  isBuiltin,
  isFamily,
  printable,
  rulesIn
} from "./version.js";
import {
  __toESM
} from "./runtime.js";

// src/run/changed-files.ts
import { posix } from "node:path";
async function changedSince(base, cwd) {
  const git = openGit(cwd);
  const { prefix, isShallow } = await workTree(git);
  const isBorn = await commitOf(git, "HEAD") !== void 0;
  const name = base ?? (isBorn ? await mainBranch(git, isShallow) : void 0);
  const from = name === void 0 ? await emptyTree(git) : await mergeBase(git, name, isBorn, isShallow);
  const [edited, untracked] = await Promise.all([editedSince(git, from), untrackedFiles(git)]);
  const all = [
    ...edited,
    ...untracked.map((path) => [path, "all"])
  ];
  const changes = new Map(all.map(([path, hunks]) => [posix.relative(`/${prefix}`, `/${path}`), hunks]));
  return { changes, base: name ?? "the beginning, as nothing is committed yet", from };
}
async function isRevision(word, cwd) {
  if (word.startsWith("-")) return false;
  return await commitOf(openGit(cwd), word) !== void 0;
}
async function workTree(git) {
  const { ok, out, complaint } = await git(
    "rev-parse",
    "--is-inside-work-tree",
    "--is-shallow-repository",
    "--show-prefix"
  );
  const [isInside2, isShallow, ...prefix] = out.split("\n");
  if (ok && isInside2 === "true")
    return { prefix: prefix.join("\n").replace(/\n$/, ""), isShallow: isShallow === "true" };
  if (complaint.includes("dubious ownership")) {
    throw new UserError(
      "--changed asks git what changed, and git does not trust this repository, which somebody else owns. If you do: git config --global --add safe.directory PATH, with the path of the repository."
    );
  }
  const isNone = ok || complaint.startsWith("not a git repository");
  throw new UserError(
    `--changed asks git what changed, ${isNone ? "and this folder is in no work tree of git" : `which failed: ${complaint}`}.`
  );
}
async function commitOf(git, revision) {
  const { ok, out } = await git("rev-parse", "--verify", "--quiet", `${revision}^{commit}`);
  return ok ? out.trim() : void 0;
}
var MAIN_BRANCHES = [
  "refs/remotes/origin/main",
  "refs/remotes/origin/master",
  "refs/heads/main",
  "refs/heads/master"
];
var ORIGIN_HEAD = "refs/remotes/origin/HEAD";
async function mainBranch(git, isShallow) {
  const { out } = await git("for-each-ref", "--format=%(refname) %(symref)", ORIGIN_HEAD, ...MAIN_BRANCHES);
  const refs = new Map(out.split("\n").map((line) => line.split(" ")));
  const found = refs.get(ORIGIN_HEAD) || MAIN_BRANCHES.find((ref) => refs.has(ref));
  if (found) return found.replace(/^refs\/(remotes|heads)\//, "");
  throw new UserError(
    `--changed found no branch to compare with: neither main nor master, on origin or here. ${isShallow ? SHALLOW : "Name one: --changed=BASE."}`
  );
}
var SHALLOW = "This clone is shallow, so older commits are missing: git fetch --unshallow origin gets them (with actions/checkout: fetch-depth: 0).";
async function mergeBase(git, base, isBorn, isShallow) {
  const shown = printable(base);
  if (base.startsWith("-") || base === "")
    throw new UserError(`--changed needs a branch, a tag or a commit, and got "${shown}".`);
  const commit = await commitOf(git, base);
  if (commit === void 0)
    throw new UserError(`--changed: git knows no commit \`${shown}\`.${isShallow ? ` ${SHALLOW}` : ""}`);
  const heads = isBorn ? ["HEAD", ...await commitOf(git, "MERGE_HEAD") ? ["MERGE_HEAD"] : []] : [];
  const { ok, out } = isBorn ? await git("merge-base", commit, ...heads) : { ok: false, out: "" };
  if (ok) return out.trim();
  throw new UserError(
    `--changed: this branch and \`${shown}\` have no commit in common${isShallow ? ` here. ${SHALLOW}` : "."}`
  );
}
async function emptyTree(git) {
  return (await must(git, "hash-object", "-t", "tree", "--stdin")).trim();
}
async function editedSince(git, from) {
  const patch = await must(git, "diff-index", ...DIFF, from, "--");
  return editedIn(patch);
}
function editedIn(patch) {
  return `
${patch}`.split("\ndiff --git ").slice(1).flatMap(readFile);
}
var DIFF = [
  ...["--patch", "--unified=0", "--find-renames", "-l1000", "--ignore-submodules=dirty", "--no-color"],
  ...["--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/"]
];
function readFile(patch) {
  const head = patch.split("\n@@ ", 1)[0].split("\n");
  const starting = (word) => head.find((line) => line.startsWith(word))?.slice(word.length);
  if (starting("deleted file mode") !== void 0) return [];
  const path = starting("rename to ") ?? sameName(head[0]);
  const isWhole = starting("new file mode") !== void 0 || starting("Binary files ") !== void 0;
  return [[unquoted(path), isWhole ? "all" : readHunks(patch)]];
}
function sameName(names) {
  const second = names.slice((names.length + 1) / 2);
  return second.startsWith('"') ? `"${second.slice('"b/'.length)}` : second.slice("b/".length);
}
var ESCAPES = { a: "\x07", b: "\b", t: "	", n: "\n", v: "\v", f: "\f", r: "\r" };
function unquoted(name) {
  if (!name.startsWith('"')) return name;
  return name.slice(1, -1).replace(/\\([0-7]{3}|.)/g, (_, code) => {
    return code.length === 3 ? String.fromCharCode(parseInt(code, 8)) : ESCAPES[code] ?? code;
  });
}
async function untrackedFiles(git) {
  const list = await must(git, "ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/");
  return list.split("\0").filter((path) => path !== "" && !path.endsWith("/"));
}
async function must(git, ...args) {
  const { ok, out, complaint } = await git(...args);
  if (!ok) throw new UserError(`--changed: git ${args[0]} failed: ${complaint}.`);
  return out;
}
async function trackedByGit(cwd) {
  const list = await openGit(cwd)("ls-files", "-z", "-v", "--", ":/").catch(() => void 0);
  if (!list?.ok) return void 0;
  const paths = list.out.split("\0").flatMap((line) => /^[A-RT-Z] ([^]+)/.exec(line)?.[1] ?? []);
  return new Set(paths.map((path) => path.startsWith("../") ? absolutePath(cwd, path) : inFolder(cwd, path)));
}
function withUntracked(changes, files, followed, cwd) {
  const top = gitTop(cwd);
  const isInSameSubmodule = (file) => {
    const inner = top !== void 0 && isInside(top, file) ? gitTop(parentOf(file)) : top;
    return inner !== void 0 && inner !== top && followed.has(inner) && !changes.has(relativePath(cwd, inner));
  };
  const all = new Map(changes);
  for (const { path, absolute } of files) {
    if (!followed.has(absolute) && !changes.has(path) && !isInSameSubmodule(absolute)) all.set(path, "all");
  }
  return all;
}

// src/run/lost-formats.ts
async function baseAt(commit, cwd) {
  const repository = openRepository(cwd);
  const { ok, out, complaint } = await repository.git("diff-index", ...NAMES, commit, "--");
  if (!ok) throw new UserError(`git diff-index failed: ${complaint}.`);
  const touched = [];
  const words = out.split("\0");
  for (let at = 0; at + 1 < words.length; ) {
    const status = words[at++];
    const was = words[at++];
    if (status === "D") touched.push({ was });
    else if (status.startsWith("R")) touched.push({ was, path: words[at++] });
    else if (status !== "A") touched.push({ was, path: was });
  }
  return {
    touched,
    read: async (path) => (await (await repository.at(commit)).read([path]))[0],
    close: () => repository.close()
  };
}
var NAMES = [
  "--name-status",
  "-z",
  "--find-renames",
  "-l1000",
  "--ignore-submodules=all",
  "--no-ext-diff",
  "--relative"
];
var RULE = "common/lost-format";
var MOST_FILES = 500;
async function lostFormats(base, ran, options) {
  const found = new Map(ran.found.map((file) => [file.path, file]));
  const settled = new Set([...ran.files, ...ran.failures].map(({ path }) => path));
  const skipped = new Map(ran.skipped.map(({ path, reason }) => [path, reason]));
  const findings = [];
  const deleted = [];
  const candidates = base.touched.filter(({ was, path }) => {
    if (path === void 0 || !found.has(path))
      return (EXTENSIONS.includes(extensionOf(was)) || isToolSnapshot(was)) && ran.isCovered(was);
    return !settled.has(path) && isMeantToStay(found.get(path), skipped.get(path), options);
  });
  for (const { was, path } of candidates.slice(0, MOST_FILES)) {
    const file = path === void 0 ? void 0 : found.get(path);
    const before = await formatOf(
      { path: file?.path ?? was, absolute: inFolder(ran.cwd, file?.path ?? was), named: false },
      base,
      was,
      ran,
      options
    );
    if (!before) continue;
    if (file) append(findings, await lostIn(file, before, ran, options));
    else deleted.push(was);
  }
  return { findings, deleted };
}
function isMeantToStay(file, skipped, { read = readText }) {
  if (!isCode(languageOf(file.path)) || nearMissIn(skipped ?? "") !== void 0) return true;
  const now = read(file.absolute);
  return "text" in now && now.text.trim() === "";
}
async function formatOf(file, base, was, { configs }, options) {
  const config = await configs.for(file.path);
  if (config.ignored(file.path)) return void 0;
  const text = await base.read(was);
  if (text === void 0 || text.length > config.limits.fileSize) return void 0;
  const opened = await manifestsIn(file, text, config, options);
  const ids = opened?.recognition.manifests.flatMap(({ formats }) => formats) ?? [];
  return options.formats.find(({ id }) => ids.includes(id));
}
async function lostIn(file, { title, knownBy }, { configs }, options) {
  const { read = readText } = options;
  const config = await configs.for(file.path);
  const now = read(file.absolute, { maxBytes: config.limits.fileSize });
  if (!config.rules.has(RULE) || "failure" in now) return [];
  const { text } = now;
  const isBroken = async () => ((await manifestsIn({ path: file.path, absolute: file.absolute, named: true }, text, config, options))?.document.faults.length ?? 0) > 0;
  const how = text.trim() === "" ? "empty" : await isBroken() ? "broken" : "lost";
  const { starts } = new Lines(text);
  const end = starts[1] === void 0 ? text.length : starts[1] - 1;
  const finding = engineFinding(
    config.rules,
    { rule: RULE, message: how },
    {
      data: { what: title, knownBy },
      ...{ path: file.path, pointer: "", valueHash: "", start: 0, end },
      ...{ line: 1, column: 1, endLine: 1, endColumn: end + 1 }
    }
  );
  return finding ? [finding] : [];
}

// src/read/languages.ts
var LANGUAGES = [
  {
    name: "Go",
    extensions: [".go"],
    manifest: /^go\.mod$/,
    library: /^[ \t]{0,9}(?:require )?github\.com\/(?:mark3labs\/mcp-go|modelcontextprotocol\/go-sdk|metoro-io\/mcp-golang|ThinkInAIXYZ\/go-mcp|viant\/mcp|strowk\/foxy-contexts|localrivet\/gomcp)[\w./-]{0,40} v[\w.+-]{1,80}[ \t]{0,9}$/m,
    command({ folder, mains }) {
      const own = mains.filter((each) => each.startsWith(folder)).map((each) => each.slice(folder.length));
      const named = own.filter((each) => /(?:^|\/)main\.go$/.test(each));
      const main = named.find((each) => each === "main.go") ?? named.find((each) => /mcp|server/.test(each)) ?? named[0] ?? own.find((each) => /mcp|server/.test(each)) ?? own[0];
      if (main === void 0) return void 0;
      const at = main === "main.go" ? "." : `./${main.slice(0, main.lastIndexOf("/"))}`;
      return `go run ${folder === "" ? "" : `-C ${folder.slice(0, -1)} `}${at}`;
    }
  },
  {
    name: "Rust",
    extensions: [".rs"],
    manifest: /^Cargo\.toml$/,
    library: /^\s{0,9}(?:\[[\w.]*dependencies\.)?(?:rmcp|rust-mcp-sdk|mcp-server|mcp-core|mcpr|mcp-sdk|pmcp|turbomcp)\s{0,9}[=.\]]/m,
    command({ path, folder, text }) {
      const [, bin] = /^\[\[bin\]\][ \t]{0,9}\n[ \t]{0,9}name\s{0,9}=\s{0,9}"([\w-]+)"/m.exec(text) ?? [];
      const at = folder === "" ? "" : ` --manifest-path ${path}`;
      return `cargo run --quiet${at}${bin === void 0 ? "" : ` --bin ${bin}`}`;
    }
  },
  {
    name: "C#",
    extensions: [".cs", ".fs"],
    manifest: /\.(?:cs|fs)proj$/,
    library: /Include="(?:ModelContextProtocol|mcpdotnet)/i,
    command: ({ path }) => `dotnet run --project ${path}`
  },
  {
    name: "Kotlin",
    extensions: [".kt"],
    manifest: /^build\.gradle(?:\.kts)?$|^libs\.versions\.toml$/,
    library: /io\.modelcontextprotocol[:"'. ]+kotlin-sdk/,
    command: jvmCommand
  },
  {
    name: "Java",
    extensions: [".java"],
    manifest: /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/,
    library: /io\.modelcontextprotocol(?![:"'. ]+kotlin-sdk)|spring-ai-[\w-]{0,40}mcp|quarkus-mcp-server/,
    command: jvmCommand
  },
  {
    name: "Swift",
    extensions: [".swift"],
    manifest: /^Package\.swift$/,
    library: /modelcontextprotocol\/swift-sdk|SwiftMCP|mcp-swift-sdk/i,
    command: ({ folder }) => `swift run${folder === "" ? "" : ` --package-path ${folder.slice(0, -1)}`}`
  },
  {
    name: "Ruby",
    extensions: [".rb"],
    manifest: /^Gemfile$|\.gemspec$/,
    library: /(?:gem|dependency)\s{0,9}\(?\s{0,9}["'](?:mcp|fast-mcp|mcp-rb|model-context-protocol-rb|action_?mcp)["']/,
    command({ text }) {
      const [, name] = /\.executables\s{0,9}=\s{0,9}(?:%w)?[[(]\s{0,9}["']?([\w-]+)/.exec(text) ?? [];
      return name === void 0 ? void 0 : `bundle exec ${name}`;
    }
  },
  {
    name: "PHP",
    extensions: [".php"],
    manifest: /^composer\.json$/,
    library: /"(?:php-mcp\/(?:server|laravel)|mcp\/sdk|logiscape\/mcp-sdk-php|modelcontextprotocol\/php-sdk|laravel\/mcp)"\s{0,9}:/,
    command({ text, folder }) {
      const [, bin] = /"bin"\s{0,9}:\s{0,9}\[?\s{0,9}"([\w./-]+)"/.exec(text) ?? [];
      return bin === void 0 ? void 0 : `php ${folder}${bin}`;
    }
  }
];
function jvmCommand({ path, folder, text }) {
  if (path.endsWith("pom.xml")) {
    const maven = `mvn -q${folder === "" ? "" : ` -f ${path}`}`;
    if (text.includes("spring-boot-maven-plugin")) return `${maven} spring-boot:run`;
    if (text.includes("quarkus-maven-plugin")) return `${maven} quarkus:run`;
    return /exec-maven-plugin|<(?:exec\.)?mainClass>/.test(text) ? `${maven} compile exec:java` : void 0;
  }
  const gradle = `gradle -q --console plain${folder === "" ? "" : ` -p ${folder.slice(0, -1)}`}`;
  if (/org\.springframework\.boot/.test(text)) return `${gradle} bootRun`;
  return /\bapplication\b|\bmainClass\b/.test(text) ? `${gradle} run` : void 0;
}
var STARTERS = {
  Go: /^go$/,
  Rust: /^cargo$/,
  "C#": /^dotnet$/,
  Kotlin: /^(?:java|(?:\.\/)?gradlew|gradle)$/,
  Java: /^(?:java|mvn|(?:\.\/)?mvnw|(?:\.\/)?gradlew|gradle|jbang)$/,
  Swift: /^swift$/,
  Ruby: /^(?:ruby|bundle)$/,
  PHP: /^php$/
};
function configured(language, text) {
  try {
    const { mcpServers } = JSON.parse(text);
    for (const { command, args = [] } of Object.values(mcpServers ?? {})) {
      const words = [command, ...Array.isArray(args) ? args : []];
      if (!words.every((each) => typeof each === "string") || !STARTERS[language]?.test(words[0])) continue;
      const whole = words.join(" ");
      if (isHarmless(whole)) return whole;
    }
  } catch {
  }
  return void 0;
}
function inReadme(language, text) {
  for (const line of text.split("\n")) {
    const words = line.trim().replace(/^\$ /, "").split(/ +/);
    const isStart = STARTERS[language]?.test(words[0]) && /^(?:run|exec|-jar|spring-boot:run|bootRun|\w[\w./-]*\.(?:rb|php))$/.test(words[1] ?? "");
    const whole = words.join(" ");
    if (isStart && isHarmless(whole)) return whole;
  }
  return void 0;
}
var BY_EXTENSION = new Map(LANGUAGES.flatMap((each) => each.extensions.map((ending) => [ending, each])));
var MAY_BE_MANIFEST = /* @__PURE__ */ new Set([
  ".toml",
  ".mod",
  ".xml",
  ".gradle",
  ".kts",
  ".swift",
  ".gemspec",
  ".json",
  ".csproj",
  ".fsproj"
]);
var ASIDE = /(?:^|\/)(?:tests?|__tests__|fixtures?|testdata|examples?|samples?|docs?|vendor|third_party|benchmarks?|\.?venv|site-packages)\//i;
var MOST_MANIFESTS = 200;
var MOST_MAINS = 50;
var MOST_BYTES = 1e5;
var LIKE_SERVER = /mcp|server|rpc|dispatch|protocol|handler|router|main/i;
var MOST_LOOKED_INTO = 30;
var ANSWERS_LIST = /(?:case\s{1,9}|==\s{0,9}|equals\()["']tools\/list["']|["']tools\/list["']\s{0,9}(?:=>|->|:[^:]|\|)/;
function watchLanguages(cwd) {
  const counts = /* @__PURE__ */ new Map();
  const mains = /* @__PURE__ */ new Map();
  const manifests = [];
  const likely = /* @__PURE__ */ new Map();
  const read = checkoutTexts(cwd, { maxBytes: MOST_BYTES });
  const textOf = (path) => read(path) ?? "";
  const see = (folder, name) => {
    const ending = extensionOf(name);
    const language = BY_EXTENSION.get(ending);
    if (language) {
      if (ASIDE.test(folder)) return;
      counts.set(language, (counts.get(language) ?? 0) + 1);
      const some = mains.get(language) ?? [];
      if (some.length < MOST_MAINS && isMain(folder, name)) mains.set(language, [...some, folder + name]);
      const mayServe = likely.get(language) ?? [];
      if (mayServe.length < MOST_LOOKED_INTO && LIKE_SERVER.test(name))
        likely.set(language, [...mayServe, folder + name]);
    }
    if (!MAY_BE_MANIFEST.has(ending) && name !== "Gemfile") return;
    if (manifests.length < MOST_MANIFESTS && LANGUAGES.some(({ manifest }) => manifest.test(name)) && !ASIDE.test(folder))
      manifests.push({ folder, name });
  };
  const found = () => {
    const nearest = manifests.toSorted((a, b) => a.folder.length - b.folder.length);
    const texts = nearest.map((each) => ({
      ...each,
      path: each.folder + each.name,
      text: textOf(each.folder + each.name)
    }));
    return LANGUAGES.flatMap((language) => {
      const files = counts.get(language) ?? 0;
      if (files === 0) return [];
      const own = mains.get(language) ?? [];
      const packages = texts.filter(({ name, text }) => language.manifest.test(name) && language.library.test(text)).map((each) => ({ ...each, mains: own }));
      const isOwn = packages.length === 0 && (likely.get(language) ?? []).some((path) => ANSWERS_LIST.test(textOf(path)));
      if (isOwn) {
        for (const each of texts) if (language.manifest.test(each.name)) packages.push({ ...each, mains: own });
      }
      if (packages.length === 0 && !isOwn) return [];
      const command = configured(language.name, textOf(".mcp.json")) ?? packages.map((each) => language.command?.(each)).find((each) => each !== void 0 && isHarmless(each)) ?? inReadme(language.name, textOf("README.md"));
      return [{ language: language.name, files, ...command !== void 0 && { command } }];
    }).sort((a, b) => b.files - a.files);
  };
  return { see, found };
}
var languageNamed = (file) => BY_EXTENSION.get(extensionOf(file))?.name;
var isMain = (folder, name) => name === "main.go" || /(?:^|\/)cmd\/[^/]+\/$/.test(folder) && name.endsWith(".go") && !name.endsWith("_test.go");
var isHarmless = (command) => /^[\w./: =-]{1,200}$/.test(command) && !/(?:^|[\s/])\.\.(?:\/|\s|$)/.test(command);

// src/read/snapshots.ts
var FEWEST = 5;
var MOST_FOLDERS = 200;
var MOST_BYTES2 = 2e5;
var OTHER = /\.(?:snap|md|mdx|txt|rst|lock|log|csv|tsv|xml|svg|png|jpe?g|gif|webp|ico|pdf|zip|gz|woff2?|ttf|mp[34]|wasm|map|css|scss|less|py|pyi|go|rs|cs|fs|kt|java|swift|rb|php|c|cc|cpp|h|hpp|sh|ps1|bat|sql|toml|ini|cfg|conf|env|proto|graphql|vue|svelte|astro|ipynb|tf|gradle|kts|csproj|bin|exe|dll|so)$/;
function watchSnapshots(cwd, search) {
  const { extensions } = search;
  const known = new Set(extensions);
  const byFolder = /* @__PURE__ */ new Map();
  const see = (folder, name) => {
    const ending = extensionOf(name);
    if (name.lastIndexOf(".") <= 0 || known.has(ending) || OTHER.test(ending)) return;
    const key = `${folder}
${ending}`;
    const names = byFolder.get(key);
    if (names) names.push(name);
    else byFolder.set(key, [name]);
  };
  const isTool = (path) => {
    const read = readText(inFolder(cwd, path), { maxBytes: MOST_BYTES2 });
    return "text" in read && read.text.startsWith("{") && isToolAsJson(read.text);
  };
  const scopeOf = scopeFinder(cwd);
  const isSearched = (path) => wouldFind(path, { ...search, cwd, also: () => true }, scopeOf);
  const among = (files) => {
    const found = [];
    const folders = [...byFolder].filter(([, names]) => names.length >= FEWEST).slice(0, MOST_FOLDERS);
    for (const [key, names] of folders) {
      const folder = key.slice(0, key.indexOf("\n"));
      const paths = names.map((name) => folder + name).filter(isSearched);
      if (!paths.slice(0, 2).some(isTool)) continue;
      const tools = paths.filter(isTool);
      if (tools.length < FEWEST) continue;
      for (const path of tools) found.push({ path, absolute: inFolder(cwd, path), named: false, isSnapshot: true });
    }
    if (found.length === 0) return files;
    const there = new Set(files.map(({ path }) => path));
    const more = found.filter(({ path }) => !there.has(path));
    return [...files, ...more].sort((a, b) => compareText(a.path, b.path));
  };
  return { see, among };
}
function isToolAsJson(text) {
  try {
    const tool = JSON.parse(text);
    if (typeof tool !== "object" || tool === null) return false;
    const { name, inputSchema } = tool;
    return typeof name === "string" && typeof inputSchema === "object" && inputSchema !== null;
  } catch {
    return false;
  }
}

// src/engine/servers.ts
var MOST_SERVERS = 500;
var MOST_STEPS = 2e5;
function joinServers(files) {
  const exported = new Map(files.map(({ path, exported: names }) => [path, names]));
  const leadsTo = /* @__PURE__ */ new Map();
  const isRead = /* @__PURE__ */ new Map();
  const sameAs = /* @__PURE__ */ new Map();
  for (const { path, handed, imported } of files) {
    for (const { from, to, isAlways } of handed) if (isAlways) addTo(leadsTo, idOf(path, from), idOf(path, to));
    for (const { node, path: other, name } of imported) {
      const names = exported.get(other);
      const there = names && Object.hasOwn(names, name) ? names[name] : void 0;
      if (there === void 0) continue;
      addTo(leadsTo, idOf(path, node), idOf(other, there));
      addTo(leadsTo, idOf(other, there), idOf(path, node));
      sameAs.set(idOf(path, node), idOf(other, there));
    }
  }
  for (const { path, handed } of files) {
    for (const { to, isRead: own = false } of handed) {
      const id = sameAs.get(idOf(path, to)) ?? idOf(path, to);
      isRead.set(id, own && isRead.get(id) !== false);
    }
  }
  const servers = /* @__PURE__ */ new Map();
  let steps = 0;
  const made = files.flatMap(({ path, made: own }) => own.map((each) => ({ ...each, id: idOf(path, each.node) })));
  for (const { id, onDuplicate } of made.slice(0, MOST_SERVERS)) {
    const server = { id, ...onDuplicate && { onDuplicate } };
    const reached = /* @__PURE__ */ new Set([id]);
    for (const node of reached) {
      if (steps++ > MOST_STEPS) break;
      addTo(servers, node, server);
      for (const next of leadsTo.get(node) ?? []) reached.add(next);
    }
  }
  return {
    of: (path, node) => servers.get(idOf(path, node)) ?? [],
    callsOf(path, node) {
      const read = isRead.get(idOf(path, node));
      return read === void 0 ? "none" : read ? "read" : "unread";
    }
  };
}
var idOf = (path, node) => `${path}
${node}`;

// src/run/run-result.ts
var RunResults = class {
  #files = [];
  #skipped = [];
  #findings = [];
  /** Findings about what a file imports, which that other file may have too. */
  #foreign = [];
  /** How many of a file's tools are defined in other files, by both paths. */
  #borrowed = /* @__PURE__ */ new Map();
  #unread = [];
  /** How many tools of a file may be registered elsewhere. */
  #loose = /* @__PURE__ */ new Map();
  #named = [];
  #wiring = [];
  #failures = [];
  #secrets = [];
  #facts = [];
  /** The files with directives, by path. */
  #directed = /* @__PURE__ */ new Map();
  linted = /* @__PURE__ */ new Set();
  renamed;
  #leftOut;
  #cutShort = /* @__PURE__ */ new Set();
  #fixed = [];
  #cwd;
  /** `renamed`: what was renamed before this run. */
  constructor(cwd, renamed) {
    this.#cwd = cwd;
    this.renamed = new Map(renamed);
  }
  add(path, outcome) {
    const { file, skipped, findings, failures, secrets, facts, settings, known, disabledRanges } = outcome;
    if (file) this.#files.push(file);
    if (outcome.borrowed) this.#borrowed.set(path, outcome.borrowed);
    if (skipped) this.#skipped.push(skipped);
    for (const each of outcome.unread ?? []) this.#unread.push(each);
    if (outcome.wiring) this.#wiring.push(outcome.wiring);
    if (outcome.named) this.#named.push({ path, ...outcome.named });
    if (outcome.looseTools) this.#loose.set(path, outcome.looseTools);
    for (const each of findings) (each.path === path ? this.#findings : this.#foreign).push(each);
    for (const each of failures) this.#failures.push(each);
    for (const each of secrets) this.#secrets.push(each);
    if (facts.size > 0) this.#facts.push({ path, facts, settings });
    if (disabledRanges) this.#directed.set(path, { disabledRanges, settings, known });
    if (outcome.leftOut) this.#leftOut = addCounts(this.#leftOut ?? NO_COUNTS, outcome.leftOut);
    for (const each of outcome.cutShort ?? []) this.#cutShort.add(each);
    if (outcome.isBroken) this.#cutShort.add(path);
    this.addFixed(path, outcome);
  }
  /** What was fixed in a file about which more is reported later. */
  addFixed(path, { fixed, renamed }) {
    for (const each of fixed) this.#fixed.push(each);
    if (renamed) this.renamed.set(path, renamed);
  }
  /** Compares the files, and puts all in order: by path, in whatever order they were linted. */
  total() {
    const project = new ProjectRules();
    for (const { facts, settings } of this.#facts.sort(byPath)) project.add(facts, settings);
    const servers = joinServers(this.#wiring.sort(byPath));
    const compared = project.compare(servers);
    const isVisible = (finding) => !this.#directed.get(finding.path)?.disabledRanges?.hides(finding);
    const acrossFiles = compared.findings.filter(isVisible);
    const foreign = withoutUnnamedCopies(this.#foreign.filter(isVisible), this.#findings);
    const directed = [...this.#directed.values()];
    const unused = directed.flatMap(
      ({ disabledRanges, settings, known }) => disabledRanges?.unused(settings, known.keys()) ?? []
    );
    return {
      files: this.#countedOnce().sort(byPath),
      skipped: this.#skipped.sort(byPath),
      findings: withoutNeighbours([...this.#findings, ...unused, ...acrossFiles, ...foreign].sort(compareFindings)),
      failures: [...this.#failures.sort(byPath), ...compared.failures],
      ...this.#stillUnread(servers),
      secrets: this.#secrets.sort(byPath),
      ...this.#leftOut && { leftOut: this.#leftOut },
      ...this.#cutShort.size > 0 && { cutShort: [...this.#cutShort].sort(compareText) },
      suppressed: directed.reduce((sum, { disabledRanges }) => sum + (disabledRanges?.hidden ?? 0), 0),
      linted: this.linted,
      fixed: this.#fixed,
      renamed: this.renamed,
      acrossFiles
    };
  }
  /** Without what registers tools that are written, and read, in other files. */
  #stillUnread(servers) {
    const loose = [...this.#loose.values()].reduce((sum, tools) => sum + tools, 0);
    const unread = this.#unread.flatMap(({ mayBeElsewhere, givenTo, ...each }) => {
      if (!mayBeElsewhere) return [each];
      const calls = givenTo === void 0 ? "none" : servers.callsOf(each.path, givenTo);
      if (calls !== "none") return calls === "read" ? [] : [each];
      const elsewhere = loose - (this.#loose.get(each.path) ?? 0);
      if (each.tools === void 0) return elsewhere > 1 ? [] : [each];
      return elsewhere >= each.tools ? [] : [{ ...each, tools: each.tools - elsewhere }];
    }).sort((a, b) => compareText(a.path, b.path) || a.line - b.line);
    return unread.length > 0 ? { unread } : {};
  }
  /** A tool that is defined in one file and served by another is counted where it is defined. */
  #countedOnce() {
    const again = toldAgain(this.#named.sort(byPath), packageFolders(this.#cwd));
    if (this.#borrowed.size === 0 && again.size === 0) return this.#files;
    const own = new Map(this.#files.map(({ path, tools }) => [path, tools]));
    return this.#files.map((file) => {
      const borrowed = [...this.#borrowed.get(file.path) ?? []];
      const elsewhere = borrowed.reduce((sum, [path, tools]) => sum + Math.min(tools, own.get(path) ?? 0), 0);
      const less = elsewhere + (again.get(file.path) ?? 0);
      return less === 0 ? file : { ...file, tools: Math.max(file.tools - less, 0) };
    });
  }
};
function toldAgain(files, packageOf) {
  const again = /* @__PURE__ */ new Map();
  if (files.every(({ loose }) => loose.length === 0)) return again;
  const known = /* @__PURE__ */ new Map();
  const namesAround = (path) => {
    const home = packageOf(path);
    const names = known.get(home) ?? /* @__PURE__ */ new Set();
    known.set(home, names);
    return names;
  };
  for (const { path, served } of files) for (const name of served) namesAround(path).add(name);
  for (const { path, loose } of files.toSorted((a, b) => b.loose.length - a.loose.length)) {
    const names = namesAround(path);
    const repeated = loose.filter((name) => names.has(name)).length;
    for (const name of loose) names.add(name);
    if (repeated * 2 >= loose.length && repeated > 0) again.set(path, repeated);
  }
  return again;
}
async function reportOfRun(total, suppressions, run2) {
  const { files, skipped, failures, unread, secrets, leftOut, cutShort } = total;
  const settled = await suppressions?.apply({ ...total, ...run2 });
  const { findings = total.findings, suppressed = 0, done } = settled ?? {};
  const report = makeReport({
    ...{
      files,
      skipped,
      findings: run2.atEachPlace ? findings : shownOnce(findings, run2),
      failures,
      secrets,
      suppressed: total.suppressed + suppressed
    },
    ...leftOut && { leftOut },
    ...cutShort && { cutShort },
    ...unread && { unread }
  });
  return { report, ...done && { done } };
}
function shownOnce(findings, { cwd, isMeant }) {
  const isOther = (each) => !isMeant(each);
  const shown = oncePerCause(
    findings.filter((each) => isMeant(each)),
    packageFolders(cwd)
  );
  return findings.some(isOther) ? [...shown, ...findings.filter(isOther)].sort(compareFindings) : shown;
}
function withoutNeighbours(findings) {
  return findings.filter((each, index) => index === 0 || compareFindings(findings[index - 1], each) !== 0);
}
function withoutUnnamedCopies(foreign, own) {
  if (foreign.length === 0) return foreign;
  const saying = ({ path, start, end, rule }, id = "") => `${path}
${start}:${end}
${rule}
${id}`;
  const reported = new Set(own.map((each) => saying(each, each.messageId)));
  return foreign.filter((each) => !reported.has(saying(each, unnamed(each.messageId ?? ""))));
}
var byPath = (a, b) => compareText(a.path, b.path);

// src/run/run.ts
async function check({
  cwd,
  paths,
  ignoreUnknown,
  ignoredByGit,
  configs,
  suppressing,
  suppressionsIn = cwd,
  followedByGit,
  base,
  atEachPlace = false,
  ...options
}) {
  const here = await timed("config", () => configs.for("."));
  const languages = watchLanguages(cwd);
  const snapshots = watchSnapshots(cwd, searchIn(here));
  const onName = (folder, name) => {
    languages.see(folder, name);
    snapshots.see(folder, name);
  };
  const searched = await timed(
    "find",
    () => discover({ cwd, paths, ...searchIn(here), ignoreUnknown, ignoredByGit, onName })
  );
  const found = { ...searched, files: snapshots.among(searched.files) };
  configs.know(found.folders);
  const suppressions = await openSuppressions(suppressionsIn, suppressing);
  const onProgress = options.onStart?.(found.files.length);
  const { close, forget, ...services } = openServices(cwd);
  const { onFixed } = options;
  try {
    const { changes, ...result } = await run({
      ...options,
      cwd,
      files: found.files,
      configs,
      ...services,
      ...options.changes && followedByGit && { changes: withUntracked(options.changes, found.files, followedByGit, cwd) },
      onProgress,
      onFixed(file, before, after) {
        forget(file.absolute);
        return onFixed?.(file, before, after);
      },
      suppressions: suppressions?.match
    });
    const isMeant = (finding) => !changes || isCausedByChange(finding, changes);
    const lost = base && await lostFormats(
      base,
      { ...result, cwd, found: found.files, configs, isCovered: (path) => isCovered(path, cwd, paths) },
      { ...options, ...services }
    );
    const notRead = languages.found();
    const total = { ...result, failures: [...found.problems, ...result.failures] };
    const { report: own, done } = await reportOfRun(total, suppressions, { cwd, paths, configs, isMeant, atEachPlace });
    const report = {
      ...own,
      ...lost?.findings.length && { findings: [...own.findings, ...lost.findings].sort(compareFindings) },
      ...notRead.length > 0 && { languages: notRead },
      ...lost?.deleted.length && { deleted: lost.deleted }
    };
    return {
      report: withLimit(changes ? causedByChanges(report, changes) : report, here.limits.findings),
      files: found.files,
      fixed: result.fixed,
      ...done && { suppressing: done }
    };
  } finally {
    base?.close();
    close();
  }
}
function searchIn(here) {
  return {
    include: here.files,
    isLeftOut: here.leftOut,
    // Of a file a config that is nearer may think otherwise: it is asked when its turn comes.
    ignored: (path) => path.endsWith("/") && here.ignored(path) !== void 0,
    extensions: EXTENSIONS,
    also: (path) => isToolSnapshot(path) || here.also?.(path) === true
  };
}
function withLimit(report, most) {
  const { findings, leftOut, cutShort = [] } = keepAtMost(report.findings, most);
  if (!leftOut) return report;
  const isCut = /* @__PURE__ */ new Set([...report.cutShort ?? [], ...cutShort]);
  return { ...report, findings, leftOut: addCounts(leftOut, report.leftOut ?? NO_COUNTS), cutShort: [...isCut] };
}
function causedByChanges(report, changes) {
  const findings = report.findings.filter((finding) => isCausedByChange(finding, changes));
  return { ...report, findings, elsewhere: report.findings.length - findings.length };
}
async function run({ onFixed, ...given }) {
  const shown = /* @__PURE__ */ new Map();
  const options = {
    ...given,
    onFixed(file, before, after) {
      if (given.dryRun) shown.set(file.path, after);
      return onFixed?.(file, before, after);
    }
  };
  const { acrossFiles, ...first } = await runOnce(options);
  const { fixed, failures } = options.fix ? fixAcross(acrossFiles, options, options.fix, first, shown) : { fixed: [], failures: [] };
  if (options.dryRun) return first;
  if (fixed.length === 0) return { ...first, failures: [...first.failures, ...failures] };
  const { changes, renamed } = first;
  const { acrossFiles: _, ...again } = await runOnce({ ...options, renamed, ...changes && { changes } });
  return { ...again, failures: [...again.failures, ...failures], fixed: [...first.fixed, ...fixed, ...again.fixed] };
}
function fixAcross(found, { files, suppressions, onFixed }, kind, { changes, renamed }, shown) {
  const fixable = suppressions ? withoutFixes(found, suppressions, renamed) : found;
  const failures = [];
  const fixed = [];
  for (const file of files) {
    const own = fixable.filter(
      (each) => each.path === file.path && each.fix && (!changes || isOnChangedLines(each, changes))
    );
    if (own.length === 0) continue;
    const text = shown.get(file.path);
    const read = text === void 0 ? readText(file.absolute, { maxBytes: BOUNDS.fileSize }) : { text };
    if ("failure" in read) continue;
    const { text: after, applied } = applyFixes(read.text, own, kind);
    const refused = applied.length > 0 ? onFixed?.(file, read.text, after) : void 0;
    if (refused === void 0) append(fixed, applied.map(appliedFix));
    else failures.push({ path: file.path, message: refused });
  }
  return { fixed, failures };
}
async function runOnce(options) {
  const tally = new RunResults(options.cwd, options.renamed);
  const changes = new Map(options.changes);
  let done = 0;
  const importers = [];
  const lintOne = async (file, services, isLast = false) => {
    const outcome = await lintFile(file, await timed("config", () => options.configs.for(file.path)), {
      ...options,
      ...options.changes && { changes },
      renamed: tally.renamed,
      services
    });
    if (outcome?.changed && changes.has(file.path)) changes.set(file.path, outcome.changed);
    if (options.fix && !options.dryRun && !isLast && outcome && reportsOtherFiles(file.path, outcome)) {
      importers.push(file);
      return tally.addFixed(file.path, outcome);
    }
    if (options.suppressions && isFullyLinted(file, outcome)) tally.linted.add(file.path);
    if (outcome) tally.add(file.path, outcome);
    options.onProgress?.(++done, file.path);
    if (options.fix) await nextTurn();
  };
  const begun = [];
  const finishBegun = async () => {
    for (const file of begun.splice(0)) await lintOne(file, options.services);
  };
  for (const file of options.files) {
    try {
      await lintOne(file, options.begin ?? options.services);
    } catch (error) {
      if (!(error instanceof Pending)) throw error;
      if (error.soon) {
        await error.soon;
        await lintOne(file, options.services);
        continue;
      }
      begun.push(file);
      if (begun.length === MAX_PENDING) await finishBegun();
    }
  }
  await finishBegun();
  for (const file of importers) await lintOne(file, options.services, true);
  return { ...tally.total(), ...options.changes && { changes } };
}
function reportsOtherFiles(own, { findings, facts }) {
  const isForeign = (path) => path !== own && path !== "";
  return findings.some(({ path }) => isForeign(path)) || [...facts.values()].some((some) => some.some(({ location }) => isForeign(location.path)));
}
var MAX_PENDING = 50;

// src/config/resolve.ts
import { existsSync } from "node:fs";

// src/generated/validators/config.js
var import_equal = __toESM(require_equal(), 1);
var import_ucs2length = __toESM(require_ucs2length(), 1);
function oe(M) {
  let V;
  const K = (D) => {
    V ??= M();
    const z = V(D);
    return K.errors = V.errors, z;
  };
  return K;
}
function $(M, V) {
  if (M === null) return V;
  for (const K of V) M.push(K);
  return M;
}
var de = oe(() => {
  const M = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://toolint.dev/schemas/config.schema.json", title: "toolint config", description: "Which files toolint looks at, which rules hold for them, and what it may read.", type: "object", additionalProperties: false, properties: { $schema: { type: "string", description: "The JSON Schema of this file, for editors." }, root: { type: "boolean", description: "Look for no further config in the folders above this one." }, extends: { description: "What this config builds on: a preset (spec, recommended, strict or a store: claude-directory, chatgpt-apps, mcp-registry), a config file, or a package that is one.", type: "array", items: { type: "string", minLength: 1 } }, rules: { $ref: "#/$defs/rules", description: 'Rules by id, or all rules of a pack as "mcp/*": "error", "warning", "info" or "off", or ["warning", { options }].' }, files: { $ref: "#/$defs/globs", description: "Which files to look at, instead of all. Files that are named on the command line always are." }, ignore: { $ref: "#/$defs/globs", description: "Files and folders to leave out, written as in .gitignore; braces may be used." }, overrides: { type: "array", description: "Other settings for some of the files.", items: { type: "object", additionalProperties: false, required: ["files"], properties: { files: { $ref: "#/$defs/globs", description: "The files that these settings are for." }, ignore: { $ref: "#/$defs/globs", description: "Those among them that they are not for." }, rules: { $ref: "#/$defs/rules", description: "What they are set to there." } } } }, formats: { type: "object", description: 'The format of files that are not recognised by what they hold: {"**/tool.meta.json": "shinkai"}.', additionalProperties: { type: "string", enum: ["otc", "shinkai", "gloodata", "openai", "mcp", "server-json", "client-config", "mcpb"] } }, servers: { type: "object", description: 'The tool servers that files belong to: {"math": ["tools/math/**"]}. Ids are unique in a server.', additionalProperties: { $ref: "#/$defs/globs" } }, dialect: { type: "object", description: "Which dialect of a format to judge by, where it has several.", additionalProperties: false, properties: { openai: { type: "string", enum: ["auto", "seed", "openai", "mcp-apps"], default: "auto", description: "The dialect of OpenAI metadata; `auto` tells it by the keys of each tool." } } }, clients: { type: "array", description: 'The AI clients and model APIs to care for, instead of all those whose limits are well documented: ["claude", "openai"].', items: { type: "string", enum: ["claude", "openai", "gemini", "gemini-cli", "vscode", "copilot-cli", "cursor", "amazon-q", "kimi", "langchain", "codex", "zed", "bedrock"] } }, comments: { type: "boolean", description: "Allow comments and trailing commas in .json files, as in .jsonc files.", default: false }, limits: { type: "object", description: "How much is read and told. A file beyond a limit fails the run; findings beyond one are only counted.", additionalProperties: false, properties: { fileSize: { type: "integer", description: "The bytes of a file.", minimum: 1, maximum: 268435456, default: 10485760 }, depth: { type: "integer", description: "How many levels deep a manifest may be nested.", minimum: 1, maximum: 1e3, default: 500 }, aliases: { type: "integer", description: "How many values the aliases of a YAML file may stand for.", minimum: 1, maximum: 5e6, default: 1e5 }, findingsPerFile: { type: "integer", description: "The findings of a file that are told, the most severe.", minimum: 1, maximum: 1e6, default: 1e4 }, findings: { type: "integer", description: "The findings of a whole run that are told, the most severe.", minimum: 1, maximum: 1e6, default: 1e5 } } }, diff: { type: "object", description: "What `toolint diff` passes over.", additionalProperties: false, properties: { accept: { type: "array", description: "Changes of contracts that are accepted, each for one tool.", items: { type: "object", additionalProperties: false, required: ["rule", "tool", "reason"], properties: { rule: { type: "string", minLength: 1, description: "The rule, or a family: `diff/*`." }, tool: { type: "string", minLength: 1, description: "The name of the tool before the change." }, until: { type: "string", minLength: 1, description: "The first version for which it is no longer accepted." }, reason: { type: "string", minLength: 1, description: "Why it is accepted." } } } } } }, plugins: { type: "array", description: "Modules with rules of one's own: paths that start with `./`, or packages.", items: { type: "string", minLength: 1 } } }, $defs: { globs: { type: "array", items: { type: "string", minLength: 1 } }, severity: { type: "string", enum: ["error", "warning", "info", "off"] }, bareSetting: { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { $ref: "#/$defs/severity" } }, setting: { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", if: { maxItems: 1 }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }, { type: "object" }], minItems: 2, maxItems: 2 } }, else: { $ref: "#/$defs/severity" } }, rules: { type: "object", additionalProperties: false, properties: { "common/description-length": { description: "A description is so short or so long that models handle it badly", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { toolMin: { type: "integer", minimum: 0, description: "The fewest characters that the description of a tool should have" }, toolMax: { type: "integer", minimum: 1, description: "The most characters for the description of a tool" }, parameterMax: { type: "integer", minimum: 1, description: "The most characters for the description of a parameter" } } }], minItems: 2, maxItems: 2 } }, "common/empty-description": { description: "A description is blank, a placeholder, or only repeats the name", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { repeats: { enum: ["open", "all"], description: "Which descriptions that repeat the name to report: those of a single word that leave something open, or all" } } }], minItems: 2, maxItems: 2 } }, "common/parameter-description": { description: "A parameter has no description", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { null: { enum: ["accept", "report"], description: "Whether to accept a description that is null, which Gloodata writes where the author gave none" }, selfExplaining: { enum: ["accept", "report"], description: "Whether to accept a parameter that the tool's own description mentions, or whose name, format or choices say enough" } } }], minItems: 2, maxItems: 2 } }, "diff/description-changed": { description: "A text that models read was changed", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { warn: { type: "boolean", description: "report as a warning, not only as information" } } }], minItems: 2, maxItems: 2 } }, "live/token-cost": { description: "The tools of a server take up much of what a model can read", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { budget: { description: "How many tokens all tools of the server may cost. 0 means that there is no budget, and that only very large lists are mentioned.", type: "integer", minimum: 0 } } }], minItems: 2, maxItems: 2 } }, "mcp/missing-hints": { description: "A tool without a title, or without a hint that says whether it changes anything", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { demands: { enum: ["claude", "chatgpt"], description: "What is asked for: a title and one of two hints, as by the Claude Connectors Directory, or three hints, as of apps in ChatGPT" } } }], minItems: 2, maxItems: 2 } }, "mcp/name-format": { description: "A tool name that not every client can call", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { names: { enum: ["specification", "every-client"], description: "Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most" }, leadingDigit: { type: "boolean", description: "Whether to report names that begin with a digit or a dash, which Gemini refuses" } } }], minItems: 2, maxItems: 2 } }, "openai/description-action-oriented": { description: 'A description does not start with "Use this when\u2026"', $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are checked" } } }], minItems: 2, maxItems: 2 } }, "openai/read-only-hint": { description: "A tool whose name suggests that it only reads is not marked read-only", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are checked" } } }], minItems: 2, maxItems: 2 } }, "otc/flat-input-schema": { description: "`input_schema` is the JSON Schema itself, without `parameters` around it", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { accept: { type: "boolean", description: "Takes the flat form too, which many servers write" } } }], minItems: 2, maxItems: 2 } }, "otc/oauth2-scopes": { description: "oauth2 without scopes, or with an empty scope, several in one string or the same one twice", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { allowNone: { type: "boolean", description: "Takes an empty list: there are providers that have no scopes" } } }], minItems: 2, maxItems: 2 } }, "common/*": { description: "Every rule of the pack common, except those that are named here.", $ref: "#/$defs/bareSetting" }, "clients/*": { description: "Every rule of the pack clients, except those that are named here.", $ref: "#/$defs/bareSetting" }, "live/*": { description: "Every rule of the pack live, except those that are named here.", $ref: "#/$defs/bareSetting" }, "python/*": { description: "Every rule of the pack python, except those that are named here.", $ref: "#/$defs/bareSetting" }, "otc/*": { description: "Every rule of the pack otc, except those that are named here.", $ref: "#/$defs/bareSetting" }, "shinkai/*": { description: "Every rule of the pack shinkai, except those that are named here.", $ref: "#/$defs/bareSetting" }, "gloodata/*": { description: "Every rule of the pack gloodata, except those that are named here.", $ref: "#/$defs/bareSetting" }, "openai/*": { description: "Every rule of the pack openai, except those that are named here.", $ref: "#/$defs/bareSetting" }, "mcp/*": { description: "Every rule of the pack mcp, except those that are named here.", $ref: "#/$defs/bareSetting" }, "server-json/*": { description: "Every rule of the pack server-json, except those that are named here.", $ref: "#/$defs/bareSetting" }, "client-config/*": { description: "Every rule of the pack client-config, except those that are named here.", $ref: "#/$defs/bareSetting" }, "mcpb/*": { description: "Every rule of the pack mcpb, except those that are named here.", $ref: "#/$defs/bareSetting" }, "diff/*": { description: "Every rule of the pack diff, except those that are named here.", $ref: "#/$defs/bareSetting" } }, patternProperties: { "^(?!(?:common|clients|live|python|otc|shinkai|gloodata|openai|mcp|server-json|client-config|mcpb|diff)/)[^/]+/": { $ref: "#/$defs/setting" }, "^(?:client-config/field-format|client-config/field-type|client-config/misspelt-field|client-config/own-machine|client-config/required-field|client-config/root-key|client-config/server-name|client-config/transport-type|client-config/unknown-field|client-config/unpinned|clients/description-limit|clients/draft-2020-12|clients/duplicate-schema-id|clients/gemini-schema|clients/instructions-limit|clients/list-refused|clients/optional-union|clients/output-schema-compiles|clients/output-schema-dialect|clients/pattern|clients/prefixed-name|clients/property-name|clients/recursive-ref|clients/ref-target|clients/root-combinator|clients/root-properties|clients/strict-schema|clients/tool-count|clients/vscode-schema|clients/x-mcp-header|clients/zod-lost-parameters|clients/zod-unrepresentable|common/array-without-items|common/bounds-in-prose|common/choices-in-prose|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-enum|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/json-in-string|common/lost-format|common/parameter-type|common/placeholder-name|common/remote-ref|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-parameter-named|common/unknown-schema-keyword|common/unused-definitions|common/unused-directive|common/wrapped-arguments|diff/added|diff/bound-tightened|diff/closed|diff/config-narrowed|diff/default-changed|diff/enum-narrowed|diff/hint-riskier|diff/output-narrowed|diff/parameter-removed|diff/parameter-renamed|diff/parameter-required|diff/tool-removed|diff/tool-renamed|diff/tools-merged|diff/type-narrowed|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|live/cache-fields|live/capability|live/client-refuses|live/env-leak|live/error-code|live/not-in-source|live/not-served|live/parameters-lost|live/stdout-noise|live/unstable-list|mcp/annotation-conflict|mcp/annotation-type|mcp/answer-shape|mcp/description-missing|mcp/duplicate-prompt|mcp/empty-content|mcp/error-without-flag|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/media-data|mcp/misplaced-error-flag|mcp/missing-capability|mcp/misspelt-field|mcp/prompt-answer|mcp/prompt-argument|mcp/read-only-name|mcp/removed-method|mcp/required-default|mcp/required-field|mcp/reserved-meta|mcp/resource-uri|mcp/server-options|mcp/shared-server|mcp/stdout-in-stdio|mcp/structured-content|mcp/template-argument|mcp/undeclared-argument|mcp/unknown-field|mcp/unknown-tool-named|mcp/unlisted-case|mcp/unread-parameter|mcp/version-not-raised|mcp/zod-expected|mcpb/field-format|mcpb/field-type|mcpb/missing-file|mcpb/misspelt-field|mcpb/old-key|mcpb/required-field|mcpb/setting|mcpb/tools-differ|mcpb/unknown-field|mcpb/version-differs|openai/call-arguments|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/security-schemes|openai/template-registered|openai/ui-initialize|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|otc/version-not-raised|python/docstring-example|python/docstring-parameters|python/hand-made-content|python/lost-text|python/not-callable|python/positional-arguments|python/result-type|python/unbounded-sdk|server-json/field-format|server-json/field-type|server-json/misspelt-field|server-json/name-differs|server-json/old-schema|server-json/package-differs|server-json/required-field|server-json/secret-not-marked|server-json/transport|server-json/unknown-field|server-json/version-differs|shinkai/code-undeclared|shinkai/code-unread|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format|shinkai/version-not-raised)$": { $ref: "#/$defs/bareSetting" } } } } }, V = { type: "array", items: { type: "string", minLength: 1 } }, K = Object.prototype.hasOwnProperty, D = import_ucs2length.default.default, z = { type: "object", additionalProperties: false, properties: { "common/description-length": { description: "A description is so short or so long that models handle it badly", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { toolMin: { type: "integer", minimum: 0, description: "The fewest characters that the description of a tool should have" }, toolMax: { type: "integer", minimum: 1, description: "The most characters for the description of a tool" }, parameterMax: { type: "integer", minimum: 1, description: "The most characters for the description of a parameter" } } }], minItems: 2, maxItems: 2 } }, "common/empty-description": { description: "A description is blank, a placeholder, or only repeats the name", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { repeats: { enum: ["open", "all"], description: "Which descriptions that repeat the name to report: those of a single word that leave something open, or all" } } }], minItems: 2, maxItems: 2 } }, "common/parameter-description": { description: "A parameter has no description", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { null: { enum: ["accept", "report"], description: "Whether to accept a description that is null, which Gloodata writes where the author gave none" }, selfExplaining: { enum: ["accept", "report"], description: "Whether to accept a parameter that the tool's own description mentions, or whose name, format or choices say enough" } } }], minItems: 2, maxItems: 2 } }, "diff/description-changed": { description: "A text that models read was changed", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { warn: { type: "boolean", description: "report as a warning, not only as information" } } }], minItems: 2, maxItems: 2 } }, "live/token-cost": { description: "The tools of a server take up much of what a model can read", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { budget: { description: "How many tokens all tools of the server may cost. 0 means that there is no budget, and that only very large lists are mentioned.", type: "integer", minimum: 0 } } }], minItems: 2, maxItems: 2 } }, "mcp/missing-hints": { description: "A tool without a title, or without a hint that says whether it changes anything", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { demands: { enum: ["claude", "chatgpt"], description: "What is asked for: a title and one of two hints, as by the Claude Connectors Directory, or three hints, as of apps in ChatGPT" } } }], minItems: 2, maxItems: 2 } }, "mcp/name-format": { description: "A tool name that not every client can call", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { names: { enum: ["specification", "every-client"], description: "Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most" }, leadingDigit: { type: "boolean", description: "Whether to report names that begin with a digit or a dash, which Gemini refuses" } } }], minItems: 2, maxItems: 2 } }, "openai/description-action-oriented": { description: 'A description does not start with "Use this when\u2026"', $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are checked" } } }], minItems: 2, maxItems: 2 } }, "openai/read-only-hint": { description: "A tool whose name suggests that it only reads is not marked read-only", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are checked" } } }], minItems: 2, maxItems: 2 } }, "otc/flat-input-schema": { description: "`input_schema` is the JSON Schema itself, without `parameters` around it", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { accept: { type: "boolean", description: "Takes the flat form too, which many servers write" } } }], minItems: 2, maxItems: 2 } }, "otc/oauth2-scopes": { description: "oauth2 without scopes, or with an empty scope, several in one string or the same one twice", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { allowNone: { type: "boolean", description: "Takes an empty list: there are providers that have no scopes" } } }], minItems: 2, maxItems: 2 } }, "common/*": { description: "Every rule of the pack common, except those that are named here.", $ref: "#/$defs/bareSetting" }, "clients/*": { description: "Every rule of the pack clients, except those that are named here.", $ref: "#/$defs/bareSetting" }, "live/*": { description: "Every rule of the pack live, except those that are named here.", $ref: "#/$defs/bareSetting" }, "python/*": { description: "Every rule of the pack python, except those that are named here.", $ref: "#/$defs/bareSetting" }, "otc/*": { description: "Every rule of the pack otc, except those that are named here.", $ref: "#/$defs/bareSetting" }, "shinkai/*": { description: "Every rule of the pack shinkai, except those that are named here.", $ref: "#/$defs/bareSetting" }, "gloodata/*": { description: "Every rule of the pack gloodata, except those that are named here.", $ref: "#/$defs/bareSetting" }, "openai/*": { description: "Every rule of the pack openai, except those that are named here.", $ref: "#/$defs/bareSetting" }, "mcp/*": { description: "Every rule of the pack mcp, except those that are named here.", $ref: "#/$defs/bareSetting" }, "server-json/*": { description: "Every rule of the pack server-json, except those that are named here.", $ref: "#/$defs/bareSetting" }, "client-config/*": { description: "Every rule of the pack client-config, except those that are named here.", $ref: "#/$defs/bareSetting" }, "mcpb/*": { description: "Every rule of the pack mcpb, except those that are named here.", $ref: "#/$defs/bareSetting" }, "diff/*": { description: "Every rule of the pack diff, except those that are named here.", $ref: "#/$defs/bareSetting" } }, patternProperties: { "^(?!(?:common|clients|live|python|otc|shinkai|gloodata|openai|mcp|server-json|client-config|mcpb|diff)/)[^/]+/": { $ref: "#/$defs/setting" }, "^(?:client-config/field-format|client-config/field-type|client-config/misspelt-field|client-config/own-machine|client-config/required-field|client-config/root-key|client-config/server-name|client-config/transport-type|client-config/unknown-field|client-config/unpinned|clients/description-limit|clients/draft-2020-12|clients/duplicate-schema-id|clients/gemini-schema|clients/instructions-limit|clients/list-refused|clients/optional-union|clients/output-schema-compiles|clients/output-schema-dialect|clients/pattern|clients/prefixed-name|clients/property-name|clients/recursive-ref|clients/ref-target|clients/root-combinator|clients/root-properties|clients/strict-schema|clients/tool-count|clients/vscode-schema|clients/x-mcp-header|clients/zod-lost-parameters|clients/zod-unrepresentable|common/array-without-items|common/bounds-in-prose|common/choices-in-prose|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-enum|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/json-in-string|common/lost-format|common/parameter-type|common/placeholder-name|common/remote-ref|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-parameter-named|common/unknown-schema-keyword|common/unused-definitions|common/unused-directive|common/wrapped-arguments|diff/added|diff/bound-tightened|diff/closed|diff/config-narrowed|diff/default-changed|diff/enum-narrowed|diff/hint-riskier|diff/output-narrowed|diff/parameter-removed|diff/parameter-renamed|diff/parameter-required|diff/tool-removed|diff/tool-renamed|diff/tools-merged|diff/type-narrowed|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|live/cache-fields|live/capability|live/client-refuses|live/env-leak|live/error-code|live/not-in-source|live/not-served|live/parameters-lost|live/stdout-noise|live/unstable-list|mcp/annotation-conflict|mcp/annotation-type|mcp/answer-shape|mcp/description-missing|mcp/duplicate-prompt|mcp/empty-content|mcp/error-without-flag|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/media-data|mcp/misplaced-error-flag|mcp/missing-capability|mcp/misspelt-field|mcp/prompt-answer|mcp/prompt-argument|mcp/read-only-name|mcp/removed-method|mcp/required-default|mcp/required-field|mcp/reserved-meta|mcp/resource-uri|mcp/server-options|mcp/shared-server|mcp/stdout-in-stdio|mcp/structured-content|mcp/template-argument|mcp/undeclared-argument|mcp/unknown-field|mcp/unknown-tool-named|mcp/unlisted-case|mcp/unread-parameter|mcp/version-not-raised|mcp/zod-expected|mcpb/field-format|mcpb/field-type|mcpb/missing-file|mcpb/misspelt-field|mcpb/old-key|mcpb/required-field|mcpb/setting|mcpb/tools-differ|mcpb/unknown-field|mcpb/version-differs|openai/call-arguments|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/security-schemes|openai/template-registered|openai/ui-initialize|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|otc/version-not-raised|python/docstring-example|python/docstring-parameters|python/hand-made-content|python/lost-text|python/not-callable|python/positional-arguments|python/result-type|python/unbounded-sdk|server-json/field-format|server-json/field-type|server-json/misspelt-field|server-json/name-differs|server-json/old-schema|server-json/package-differs|server-json/required-field|server-json/secret-not-marked|server-json/transport|server-json/unknown-field|server-json/version-differs|shinkai/code-undeclared|shinkai/code-unread|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format|shinkai/version-not-raised)$": { $ref: "#/$defs/bareSetting" } } }, ie = import_equal.default.default, se = new RegExp("^(?!(?:common|clients|live|python|otc|shinkai|gloodata|openai|mcp|server-json|client-config|mcpb|diff)/)[^/]+/", "u"), re = new RegExp("^(?:client-config/field-format|client-config/field-type|client-config/misspelt-field|client-config/own-machine|client-config/required-field|client-config/root-key|client-config/server-name|client-config/transport-type|client-config/unknown-field|client-config/unpinned|clients/description-limit|clients/draft-2020-12|clients/duplicate-schema-id|clients/gemini-schema|clients/instructions-limit|clients/list-refused|clients/optional-union|clients/output-schema-compiles|clients/output-schema-dialect|clients/pattern|clients/prefixed-name|clients/property-name|clients/recursive-ref|clients/ref-target|clients/root-combinator|clients/root-properties|clients/strict-schema|clients/tool-count|clients/vscode-schema|clients/x-mcp-header|clients/zod-lost-parameters|clients/zod-unrepresentable|common/array-without-items|common/bounds-in-prose|common/choices-in-prose|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-enum|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/json-in-string|common/lost-format|common/parameter-type|common/placeholder-name|common/remote-ref|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-parameter-named|common/unknown-schema-keyword|common/unused-definitions|common/unused-directive|common/wrapped-arguments|diff/added|diff/bound-tightened|diff/closed|diff/config-narrowed|diff/default-changed|diff/enum-narrowed|diff/hint-riskier|diff/output-narrowed|diff/parameter-removed|diff/parameter-renamed|diff/parameter-required|diff/tool-removed|diff/tool-renamed|diff/tools-merged|diff/type-narrowed|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|live/cache-fields|live/capability|live/client-refuses|live/env-leak|live/error-code|live/not-in-source|live/not-served|live/parameters-lost|live/stdout-noise|live/unstable-list|mcp/annotation-conflict|mcp/annotation-type|mcp/answer-shape|mcp/description-missing|mcp/duplicate-prompt|mcp/empty-content|mcp/error-without-flag|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/media-data|mcp/misplaced-error-flag|mcp/missing-capability|mcp/misspelt-field|mcp/prompt-answer|mcp/prompt-argument|mcp/read-only-name|mcp/removed-method|mcp/required-default|mcp/required-field|mcp/reserved-meta|mcp/resource-uri|mcp/server-options|mcp/shared-server|mcp/stdout-in-stdio|mcp/structured-content|mcp/template-argument|mcp/undeclared-argument|mcp/unknown-field|mcp/unknown-tool-named|mcp/unlisted-case|mcp/unread-parameter|mcp/version-not-raised|mcp/zod-expected|mcpb/field-format|mcpb/field-type|mcpb/missing-file|mcpb/misspelt-field|mcpb/old-key|mcpb/required-field|mcpb/setting|mcpb/tools-differ|mcpb/unknown-field|mcpb/version-differs|openai/call-arguments|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/security-schemes|openai/template-registered|openai/ui-initialize|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|otc/version-not-raised|python/docstring-example|python/docstring-parameters|python/hand-made-content|python/lost-text|python/not-callable|python/positional-arguments|python/result-type|python/unbounded-sdk|server-json/field-format|server-json/field-type|server-json/misspelt-field|server-json/name-differs|server-json/old-schema|server-json/package-differs|server-json/required-field|server-json/secret-not-marked|server-json/transport|server-json/unknown-field|server-json/version-differs|shinkai/code-undeclared|shinkai/code-unread|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format|shinkai/version-not-raised)$", "u"), pe = { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", if: { maxItems: 1 }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }, { type: "object" }], minItems: 2, maxItems: 2 } }, else: { $ref: "#/$defs/severity" } }, H = { type: "string", enum: ["error", "warning", "info", "off"] };
  function v(s, { instancePath: i = "", parentData: X, parentDataProperty: Z, rootData: x = s, dynamicAnchors: I = {} } = {}) {
    let e = null, t = 0;
    const q = v.evaluated;
    q.dynamicProps && (q.props = void 0), q.dynamicItems && (q.items = void 0);
    const l = t;
    let n = true;
    const o = t;
    if (!Array.isArray(s)) {
      const N = {};
      e === null ? e = [N] : e.push(N), t++;
    }
    var d = o === t;
    t = l, e !== null && (l ? e.length = l : e = null);
    let c;
    if (d) {
      const N = t;
      if (!Array.isArray(s)) {
        const O = { instancePath: i, schemaPath: "#/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        e === null ? e = [O] : e.push(O), t++;
      }
      const j = t;
      let A = true;
      const L = t;
      if (Array.isArray(s) && s.length > 1) {
        const O = {};
        e === null ? e = [O] : e.push(O), t++;
      }
      var u = L === t;
      t = j, e !== null && (j ? e.length = j : e = null);
      let W;
      if (u) {
        const O = t;
        if (Array.isArray(s)) {
          if (s.length > 1) {
            const w = { instancePath: i, schemaPath: "#/then/then/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
            e === null ? e = [w] : e.push(w), t++;
          }
          if (s.length < 1) {
            const w = { instancePath: i, schemaPath: "#/then/then/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            e === null ? e = [w] : e.push(w), t++;
          }
          if (s.length > 0) {
            let w = s[0];
            if (typeof w != "string") {
              const T = { instancePath: i + "/0", schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [T] : e.push(T), t++;
            }
            if (!(w === "error" || w === "warning" || w === "info" || w === "off")) {
              const T = { instancePath: i + "/0", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: H.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [T] : e.push(T), t++;
            }
          }
        } else {
          const S = { instancePath: i, schemaPath: "#/then/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [S] : e.push(S), t++;
        }
        var u = O === t;
        if (A = u, A) var h = 1;
        W = "then";
      } else {
        const O = t;
        if (Array.isArray(s)) {
          if (s.length > 2) {
            const w = { instancePath: i, schemaPath: "#/then/else/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
            e === null ? e = [w] : e.push(w), t++;
          }
          if (s.length < 2) {
            const w = { instancePath: i, schemaPath: "#/then/else/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
            e === null ? e = [w] : e.push(w), t++;
          }
          const S = s.length;
          if (S > 0) {
            let w = s[0];
            if (typeof w != "string") {
              const T = { instancePath: i + "/0", schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [T] : e.push(T), t++;
            }
            if (!(w === "error" || w === "warning" || w === "info" || w === "off")) {
              const T = { instancePath: i + "/0", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: H.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [T] : e.push(T), t++;
            }
          }
          if (S > 1) {
            let w = s[1];
            if (!(w && typeof w == "object" && !Array.isArray(w))) {
              const T = { instancePath: i + "/1", schemaPath: "#/then/else/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [T] : e.push(T), t++;
            }
          }
        } else {
          const S = { instancePath: i, schemaPath: "#/then/else/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [S] : e.push(S), t++;
        }
        var u = O === t;
        A = u, A && h !== true && (h = h > 2 ? h : 2), W = "else";
      }
      if (!A) {
        const O = { instancePath: i, schemaPath: "#/then/if", keyword: "if", params: { failingKeyword: W }, message: 'must match "' + W + '" schema' };
        e === null ? e = [O] : e.push(O), t++;
      }
      var d = N === t;
      n = d, c = "then";
    } else {
      const N = t;
      if (typeof s != "string") {
        const A = { instancePath: i, schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [A] : e.push(A), t++;
      }
      if (!(s === "error" || s === "warning" || s === "info" || s === "off")) {
        const A = { instancePath: i, schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: H.enum }, message: "must be equal to one of the allowed values" };
        e === null ? e = [A] : e.push(A), t++;
      }
      var d = N === t;
      n = d, c = "else";
    }
    if (!n) {
      const N = { instancePath: i, schemaPath: "#/if", keyword: "if", params: { failingKeyword: c }, message: 'must match "' + c + '" schema' };
      e === null ? e = [N] : e.push(N), t++;
    }
    return v.errors = e, q.items = h, t === 0;
  }
  v.evaluated = { dynamicProps: false, dynamicItems: true };
  const me = { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { $ref: "#/$defs/severity" } };
  function P(s, { instancePath: i = "", parentData: X, parentDataProperty: Z, rootData: x = s, dynamicAnchors: I = {} } = {}) {
    let e = null, t = 0;
    const q = P.evaluated;
    q.dynamicProps && (q.props = void 0), q.dynamicItems && (q.items = void 0);
    const l = t;
    let n = true;
    const o = t;
    if (!Array.isArray(s)) {
      const h = {};
      e === null ? e = [h] : e.push(h), t++;
    }
    var d = o === t;
    t = l, e !== null && (l ? e.length = l : e = null);
    let c;
    if (d) {
      const h = t;
      if (Array.isArray(s)) {
        if (s.length > 1) {
          const A = { instancePath: i, schemaPath: "#/then/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
          e === null ? e = [A] : e.push(A), t++;
        }
        if (s.length < 1) {
          const A = { instancePath: i, schemaPath: "#/then/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          e === null ? e = [A] : e.push(A), t++;
        }
        if (s.length > 0) {
          let A = s[0];
          if (typeof A != "string") {
            const L = { instancePath: i + "/0", schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [L] : e.push(L), t++;
          }
          if (!(A === "error" || A === "warning" || A === "info" || A === "off")) {
            const L = { instancePath: i + "/0", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: H.enum }, message: "must be equal to one of the allowed values" };
            e === null ? e = [L] : e.push(L), t++;
          }
        }
      } else {
        const j = { instancePath: i, schemaPath: "#/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        e === null ? e = [j] : e.push(j), t++;
      }
      var d = h === t;
      if (n = d, n) var u = 1;
      c = "then";
    } else {
      const h = t;
      if (typeof s != "string") {
        const j = { instancePath: i, schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [j] : e.push(j), t++;
      }
      if (!(s === "error" || s === "warning" || s === "info" || s === "off")) {
        const j = { instancePath: i, schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: H.enum }, message: "must be equal to one of the allowed values" };
        e === null ? e = [j] : e.push(j), t++;
      }
      var d = h === t;
      n = d, c = "else";
    }
    if (!n) {
      const h = { instancePath: i, schemaPath: "#/if", keyword: "if", params: { failingKeyword: c }, message: 'must match "' + c + '" schema' };
      e === null ? e = [h] : e.push(h), t++;
    }
    return P.errors = e, q.items = u, t === 0;
  }
  P.evaluated = { dynamicProps: false, dynamicItems: true };
  function C(s, { instancePath: i = "", parentData: X, parentDataProperty: Z, rootData: x = s, dynamicAnchors: I = {} } = {}) {
    let e = null, t = 0;
    const q = C.evaluated;
    if (q.dynamicProps && (q.props = void 0), q.dynamicItems && (q.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      for (const m in s) if (!(K.call(z.properties, m) || se.test(m) || re.test(m))) {
        const y = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: m }, message: "must NOT have additional properties" };
        e === null ? e = [y] : e.push(y), t++;
      }
      if (s["common/description-length"] !== void 0) {
        let m = s["common/description-length"];
        if (!v(m, { instancePath: i + "/common~1description-length", parentData: s, parentDataProperty: "common/description-length", rootData: x, dynamicAnchors: I })) e = $(e, v.errors), t = e.length;
        else var l = v.evaluated.items;
        const y = t;
        let g = true;
        const b = t;
        if (t === b) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var n = b === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), n) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const r = { instancePath: i + "/common~1description-length", schemaPath: "#/properties/common~1description-length/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length < 2) {
              const r = { instancePath: i + "/common~1description-length", schemaPath: "#/properties/common~1description-length/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length > 1) {
              let r = m[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const a in r) if (!(a === "toolMin" || a === "toolMax" || a === "parameterMax")) {
                  const f = { instancePath: i + "/common~1description-length/1", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (r.toolMin !== void 0) {
                  let a = r.toolMin;
                  if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                    const f = { instancePath: i + "/common~1description-length/1/toolMin", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMin/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                  if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                    const f = { instancePath: i + "/common~1description-length/1/toolMin", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMin/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
                if (r.toolMax !== void 0) {
                  let a = r.toolMax;
                  if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                    const f = { instancePath: i + "/common~1description-length/1/toolMax", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                  if (typeof a == "number" && isFinite(a) && (a < 1 || isNaN(a))) {
                    const f = { instancePath: i + "/common~1description-length/1/toolMax", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
                if (r.parameterMax !== void 0) {
                  let a = r.parameterMax;
                  if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                    const f = { instancePath: i + "/common~1description-length/1/parameterMax", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/parameterMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                  if (typeof a == "number" && isFinite(a) && (a < 1 || isNaN(a))) {
                    const f = { instancePath: i + "/common~1description-length/1/parameterMax", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/parameterMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
              } else {
                const a = { instancePath: i + "/common~1description-length/1", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [a] : e.push(a), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/common~1description-length", schemaPath: "#/properties/common~1description-length/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var n = p === t;
          g = n, g && l !== true && (l = l > 2 ? l : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/common~1description-length", schemaPath: "#/properties/common~1description-length/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (s["common/empty-description"] !== void 0) {
        let m = s["common/empty-description"];
        if (!v(m, { instancePath: i + "/common~1empty-description", parentData: s, parentDataProperty: "common/empty-description", rootData: x, dynamicAnchors: I })) e = $(e, v.errors), t = e.length;
        else var o = v.evaluated.items;
        const y = t;
        let g = true;
        const b = t;
        if (t === b) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var d = b === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), d) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const r = { instancePath: i + "/common~1empty-description", schemaPath: "#/properties/common~1empty-description/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length < 2) {
              const r = { instancePath: i + "/common~1empty-description", schemaPath: "#/properties/common~1empty-description/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length > 1) {
              let r = m[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const a in r) if (a !== "repeats") {
                  const f = { instancePath: i + "/common~1empty-description/1", schemaPath: "#/properties/common~1empty-description/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (r.repeats !== void 0) {
                  let a = r.repeats;
                  if (!(a === "open" || a === "all")) {
                    const f = { instancePath: i + "/common~1empty-description/1/repeats", schemaPath: "#/properties/common~1empty-description/then/prefixItems/1/properties/repeats/enum", keyword: "enum", params: { allowedValues: z.properties["common/empty-description"].then.prefixItems[1].properties.repeats.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
              } else {
                const a = { instancePath: i + "/common~1empty-description/1", schemaPath: "#/properties/common~1empty-description/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [a] : e.push(a), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/common~1empty-description", schemaPath: "#/properties/common~1empty-description/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var d = p === t;
          g = d, g && o !== true && (o = o > 2 ? o : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/common~1empty-description", schemaPath: "#/properties/common~1empty-description/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (s["common/parameter-description"] !== void 0) {
        let m = s["common/parameter-description"];
        if (!v(m, { instancePath: i + "/common~1parameter-description", parentData: s, parentDataProperty: "common/parameter-description", rootData: x, dynamicAnchors: I })) e = $(e, v.errors), t = e.length;
        else var c = v.evaluated.items;
        const y = t;
        let g = true;
        const b = t;
        if (t === b) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var u = b === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), u) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const r = { instancePath: i + "/common~1parameter-description", schemaPath: "#/properties/common~1parameter-description/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length < 2) {
              const r = { instancePath: i + "/common~1parameter-description", schemaPath: "#/properties/common~1parameter-description/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length > 1) {
              let r = m[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const a in r) if (!(a === "null" || a === "selfExplaining")) {
                  const f = { instancePath: i + "/common~1parameter-description/1", schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (r.null !== void 0) {
                  let a = r.null;
                  if (!(a === "accept" || a === "report")) {
                    const f = { instancePath: i + "/common~1parameter-description/1/null", schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/properties/null/enum", keyword: "enum", params: { allowedValues: z.properties["common/parameter-description"].then.prefixItems[1].properties.null.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
                if (r.selfExplaining !== void 0) {
                  let a = r.selfExplaining;
                  if (!(a === "accept" || a === "report")) {
                    const f = { instancePath: i + "/common~1parameter-description/1/selfExplaining", schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/properties/selfExplaining/enum", keyword: "enum", params: { allowedValues: z.properties["common/parameter-description"].then.prefixItems[1].properties.selfExplaining.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
              } else {
                const a = { instancePath: i + "/common~1parameter-description/1", schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [a] : e.push(a), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/common~1parameter-description", schemaPath: "#/properties/common~1parameter-description/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var u = p === t;
          g = u, g && c !== true && (c = c > 2 ? c : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/common~1parameter-description", schemaPath: "#/properties/common~1parameter-description/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (s["diff/description-changed"] !== void 0) {
        let m = s["diff/description-changed"];
        if (!v(m, { instancePath: i + "/diff~1description-changed", parentData: s, parentDataProperty: "diff/description-changed", rootData: x, dynamicAnchors: I })) e = $(e, v.errors), t = e.length;
        else var h = v.evaluated.items;
        const y = t;
        let g = true;
        const b = t;
        if (t === b) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var N = b === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), N) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const r = { instancePath: i + "/diff~1description-changed", schemaPath: "#/properties/diff~1description-changed/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length < 2) {
              const r = { instancePath: i + "/diff~1description-changed", schemaPath: "#/properties/diff~1description-changed/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length > 1) {
              let r = m[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const a in r) if (a !== "warn") {
                  const f = { instancePath: i + "/diff~1description-changed/1", schemaPath: "#/properties/diff~1description-changed/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (r.warn !== void 0 && typeof r.warn != "boolean") {
                  const a = { instancePath: i + "/diff~1description-changed/1/warn", schemaPath: "#/properties/diff~1description-changed/then/prefixItems/1/properties/warn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [a] : e.push(a), t++;
                }
              } else {
                const a = { instancePath: i + "/diff~1description-changed/1", schemaPath: "#/properties/diff~1description-changed/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [a] : e.push(a), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/diff~1description-changed", schemaPath: "#/properties/diff~1description-changed/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var N = p === t;
          g = N, g && h !== true && (h = h > 2 ? h : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/diff~1description-changed", schemaPath: "#/properties/diff~1description-changed/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (s["live/token-cost"] !== void 0) {
        let m = s["live/token-cost"];
        if (!v(m, { instancePath: i + "/live~1token-cost", parentData: s, parentDataProperty: "live/token-cost", rootData: x, dynamicAnchors: I })) e = $(e, v.errors), t = e.length;
        else var j = v.evaluated.items;
        const y = t;
        let g = true;
        const b = t;
        if (t === b) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var A = b === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), A) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const r = { instancePath: i + "/live~1token-cost", schemaPath: "#/properties/live~1token-cost/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length < 2) {
              const r = { instancePath: i + "/live~1token-cost", schemaPath: "#/properties/live~1token-cost/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length > 1) {
              let r = m[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const a in r) if (a !== "budget") {
                  const f = { instancePath: i + "/live~1token-cost/1", schemaPath: "#/properties/live~1token-cost/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (r.budget !== void 0) {
                  let a = r.budget;
                  if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                    const f = { instancePath: i + "/live~1token-cost/1/budget", schemaPath: "#/properties/live~1token-cost/then/prefixItems/1/properties/budget/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                  if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                    const f = { instancePath: i + "/live~1token-cost/1/budget", schemaPath: "#/properties/live~1token-cost/then/prefixItems/1/properties/budget/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
              } else {
                const a = { instancePath: i + "/live~1token-cost/1", schemaPath: "#/properties/live~1token-cost/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [a] : e.push(a), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/live~1token-cost", schemaPath: "#/properties/live~1token-cost/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var A = p === t;
          g = A, g && j !== true && (j = j > 2 ? j : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/live~1token-cost", schemaPath: "#/properties/live~1token-cost/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (s["mcp/missing-hints"] !== void 0) {
        let m = s["mcp/missing-hints"];
        if (!v(m, { instancePath: i + "/mcp~1missing-hints", parentData: s, parentDataProperty: "mcp/missing-hints", rootData: x, dynamicAnchors: I })) e = $(e, v.errors), t = e.length;
        else var L = v.evaluated.items;
        const y = t;
        let g = true;
        const b = t;
        if (t === b) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var W = b === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), W) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const r = { instancePath: i + "/mcp~1missing-hints", schemaPath: "#/properties/mcp~1missing-hints/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length < 2) {
              const r = { instancePath: i + "/mcp~1missing-hints", schemaPath: "#/properties/mcp~1missing-hints/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length > 1) {
              let r = m[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const a in r) if (a !== "demands") {
                  const f = { instancePath: i + "/mcp~1missing-hints/1", schemaPath: "#/properties/mcp~1missing-hints/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (r.demands !== void 0) {
                  let a = r.demands;
                  if (!(a === "claude" || a === "chatgpt")) {
                    const f = { instancePath: i + "/mcp~1missing-hints/1/demands", schemaPath: "#/properties/mcp~1missing-hints/then/prefixItems/1/properties/demands/enum", keyword: "enum", params: { allowedValues: z.properties["mcp/missing-hints"].then.prefixItems[1].properties.demands.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
              } else {
                const a = { instancePath: i + "/mcp~1missing-hints/1", schemaPath: "#/properties/mcp~1missing-hints/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [a] : e.push(a), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/mcp~1missing-hints", schemaPath: "#/properties/mcp~1missing-hints/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var W = p === t;
          g = W, g && L !== true && (L = L > 2 ? L : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/mcp~1missing-hints", schemaPath: "#/properties/mcp~1missing-hints/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (s["mcp/name-format"] !== void 0) {
        let m = s["mcp/name-format"];
        if (!v(m, { instancePath: i + "/mcp~1name-format", parentData: s, parentDataProperty: "mcp/name-format", rootData: x, dynamicAnchors: I })) e = $(e, v.errors), t = e.length;
        else var U = v.evaluated.items;
        const y = t;
        let g = true;
        const b = t;
        if (t === b) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var O = b === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), O) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const r = { instancePath: i + "/mcp~1name-format", schemaPath: "#/properties/mcp~1name-format/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length < 2) {
              const r = { instancePath: i + "/mcp~1name-format", schemaPath: "#/properties/mcp~1name-format/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length > 1) {
              let r = m[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const a in r) if (!(a === "names" || a === "leadingDigit")) {
                  const f = { instancePath: i + "/mcp~1name-format/1", schemaPath: "#/properties/mcp~1name-format/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (r.names !== void 0) {
                  let a = r.names;
                  if (!(a === "specification" || a === "every-client")) {
                    const f = { instancePath: i + "/mcp~1name-format/1/names", schemaPath: "#/properties/mcp~1name-format/then/prefixItems/1/properties/names/enum", keyword: "enum", params: { allowedValues: z.properties["mcp/name-format"].then.prefixItems[1].properties.names.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
                if (r.leadingDigit !== void 0 && typeof r.leadingDigit != "boolean") {
                  const a = { instancePath: i + "/mcp~1name-format/1/leadingDigit", schemaPath: "#/properties/mcp~1name-format/then/prefixItems/1/properties/leadingDigit/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [a] : e.push(a), t++;
                }
              } else {
                const a = { instancePath: i + "/mcp~1name-format/1", schemaPath: "#/properties/mcp~1name-format/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [a] : e.push(a), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/mcp~1name-format", schemaPath: "#/properties/mcp~1name-format/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var O = p === t;
          g = O, g && U !== true && (U = U > 2 ? U : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/mcp~1name-format", schemaPath: "#/properties/mcp~1name-format/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (s["openai/description-action-oriented"] !== void 0) {
        let m = s["openai/description-action-oriented"];
        if (!v(m, { instancePath: i + "/openai~1description-action-oriented", parentData: s, parentDataProperty: "openai/description-action-oriented", rootData: x, dynamicAnchors: I })) e = $(e, v.errors), t = e.length;
        else var Y = v.evaluated.items;
        const y = t;
        let g = true;
        const b = t;
        if (t === b) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var S = b === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), S) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const r = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/properties/openai~1description-action-oriented/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length < 2) {
              const r = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/properties/openai~1description-action-oriented/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length > 1) {
              let r = m[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const a in r) if (a !== "dialects") {
                  const f = { instancePath: i + "/openai~1description-action-oriented/1", schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (r.dialects !== void 0) {
                  let a = r.dialects;
                  if (Array.isArray(a)) {
                    const f = a.length;
                    for (let _ = 0; _ < f; _++) {
                      let G = a[_];
                      if (!(G === "seed" || G === "openai" || G === "mcp-apps")) {
                        const J = { instancePath: i + "/openai~1description-action-oriented/1/dialects/" + _, schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/properties/dialects/items/enum", keyword: "enum", params: { allowedValues: z.properties["openai/description-action-oriented"].then.prefixItems[1].properties.dialects.items.enum }, message: "must be equal to one of the allowed values" };
                        e === null ? e = [J] : e.push(J), t++;
                      }
                    }
                    let E = a.length, F;
                    if (E > 1) {
                      e: for (; E--; ) for (F = E; F--; ) if (ie(a[E], a[F])) {
                        const _ = { instancePath: i + "/openai~1description-action-oriented/1/dialects", schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/properties/dialects/uniqueItems", keyword: "uniqueItems", params: { i: E, j: F }, message: "must NOT have duplicate items (items ## " + F + " and " + E + " are identical)" };
                        e === null ? e = [_] : e.push(_), t++;
                        break e;
                      }
                    }
                  } else {
                    const f = { instancePath: i + "/openai~1description-action-oriented/1/dialects", schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/properties/dialects/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
              } else {
                const a = { instancePath: i + "/openai~1description-action-oriented/1", schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [a] : e.push(a), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/properties/openai~1description-action-oriented/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var S = p === t;
          g = S, g && Y !== true && (Y = Y > 2 ? Y : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/properties/openai~1description-action-oriented/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (s["openai/read-only-hint"] !== void 0) {
        let m = s["openai/read-only-hint"];
        if (!v(m, { instancePath: i + "/openai~1read-only-hint", parentData: s, parentDataProperty: "openai/read-only-hint", rootData: x, dynamicAnchors: I })) e = $(e, v.errors), t = e.length;
        else var w = v.evaluated.items;
        const y = t;
        let g = true;
        const b = t;
        if (t === b) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var T = b === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), T) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const r = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/properties/openai~1read-only-hint/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length < 2) {
              const r = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/properties/openai~1read-only-hint/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length > 1) {
              let r = m[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const a in r) if (a !== "dialects") {
                  const f = { instancePath: i + "/openai~1read-only-hint/1", schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (r.dialects !== void 0) {
                  let a = r.dialects;
                  if (Array.isArray(a)) {
                    const f = a.length;
                    for (let _ = 0; _ < f; _++) {
                      let G = a[_];
                      if (!(G === "seed" || G === "openai" || G === "mcp-apps")) {
                        const J = { instancePath: i + "/openai~1read-only-hint/1/dialects/" + _, schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/properties/dialects/items/enum", keyword: "enum", params: { allowedValues: z.properties["openai/read-only-hint"].then.prefixItems[1].properties.dialects.items.enum }, message: "must be equal to one of the allowed values" };
                        e === null ? e = [J] : e.push(J), t++;
                      }
                    }
                    let E = a.length, F;
                    if (E > 1) {
                      e: for (; E--; ) for (F = E; F--; ) if (ie(a[E], a[F])) {
                        const _ = { instancePath: i + "/openai~1read-only-hint/1/dialects", schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/properties/dialects/uniqueItems", keyword: "uniqueItems", params: { i: E, j: F }, message: "must NOT have duplicate items (items ## " + F + " and " + E + " are identical)" };
                        e === null ? e = [_] : e.push(_), t++;
                        break e;
                      }
                    }
                  } else {
                    const f = { instancePath: i + "/openai~1read-only-hint/1/dialects", schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/properties/dialects/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
              } else {
                const a = { instancePath: i + "/openai~1read-only-hint/1", schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [a] : e.push(a), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/properties/openai~1read-only-hint/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var T = p === t;
          g = T, g && w !== true && (w = w > 2 ? w : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/properties/openai~1read-only-hint/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (s["otc/flat-input-schema"] !== void 0) {
        let m = s["otc/flat-input-schema"];
        if (!v(m, { instancePath: i + "/otc~1flat-input-schema", parentData: s, parentDataProperty: "otc/flat-input-schema", rootData: x, dynamicAnchors: I })) e = $(e, v.errors), t = e.length;
        else var B = v.evaluated.items;
        const y = t;
        let g = true;
        const b = t;
        if (t === b) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var ee = b === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), ee) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const r = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/properties/otc~1flat-input-schema/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length < 2) {
              const r = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/properties/otc~1flat-input-schema/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length > 1) {
              let r = m[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const a in r) if (a !== "accept") {
                  const f = { instancePath: i + "/otc~1flat-input-schema/1", schemaPath: "#/properties/otc~1flat-input-schema/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (r.accept !== void 0 && typeof r.accept != "boolean") {
                  const a = { instancePath: i + "/otc~1flat-input-schema/1/accept", schemaPath: "#/properties/otc~1flat-input-schema/then/prefixItems/1/properties/accept/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [a] : e.push(a), t++;
                }
              } else {
                const a = { instancePath: i + "/otc~1flat-input-schema/1", schemaPath: "#/properties/otc~1flat-input-schema/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [a] : e.push(a), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/properties/otc~1flat-input-schema/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var ee = p === t;
          g = ee, g && B !== true && (B = B > 2 ? B : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/properties/otc~1flat-input-schema/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (s["otc/oauth2-scopes"] !== void 0) {
        let m = s["otc/oauth2-scopes"];
        if (!v(m, { instancePath: i + "/otc~1oauth2-scopes", parentData: s, parentDataProperty: "otc/oauth2-scopes", rootData: x, dynamicAnchors: I })) e = $(e, v.errors), t = e.length;
        else var Q = v.evaluated.items;
        const y = t;
        let g = true;
        const b = t;
        if (t === b) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var te = b === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), te) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const r = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/properties/otc~1oauth2-scopes/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length < 2) {
              const r = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/properties/otc~1oauth2-scopes/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (m.length > 1) {
              let r = m[1];
              if (r && typeof r == "object" && !Array.isArray(r)) {
                for (const a in r) if (a !== "allowNone") {
                  const f = { instancePath: i + "/otc~1oauth2-scopes/1", schemaPath: "#/properties/otc~1oauth2-scopes/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (r.allowNone !== void 0 && typeof r.allowNone != "boolean") {
                  const a = { instancePath: i + "/otc~1oauth2-scopes/1/allowNone", schemaPath: "#/properties/otc~1oauth2-scopes/then/prefixItems/1/properties/allowNone/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [a] : e.push(a), t++;
                }
              } else {
                const a = { instancePath: i + "/otc~1oauth2-scopes/1", schemaPath: "#/properties/otc~1oauth2-scopes/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [a] : e.push(a), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/properties/otc~1oauth2-scopes/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var te = p === t;
          g = te, g && Q !== true && (Q = Q > 2 ? Q : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/properties/otc~1oauth2-scopes/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      s["common/*"] !== void 0 && (P(s["common/*"], { instancePath: i + "/common~1*", parentData: s, parentDataProperty: "common/*", rootData: x, dynamicAnchors: I }) || (e = $(e, P.errors), t = e.length)), s["clients/*"] !== void 0 && (P(s["clients/*"], { instancePath: i + "/clients~1*", parentData: s, parentDataProperty: "clients/*", rootData: x, dynamicAnchors: I }) || (e = $(e, P.errors), t = e.length)), s["live/*"] !== void 0 && (P(s["live/*"], { instancePath: i + "/live~1*", parentData: s, parentDataProperty: "live/*", rootData: x, dynamicAnchors: I }) || (e = $(e, P.errors), t = e.length)), s["python/*"] !== void 0 && (P(s["python/*"], { instancePath: i + "/python~1*", parentData: s, parentDataProperty: "python/*", rootData: x, dynamicAnchors: I }) || (e = $(e, P.errors), t = e.length)), s["otc/*"] !== void 0 && (P(s["otc/*"], { instancePath: i + "/otc~1*", parentData: s, parentDataProperty: "otc/*", rootData: x, dynamicAnchors: I }) || (e = $(e, P.errors), t = e.length)), s["shinkai/*"] !== void 0 && (P(s["shinkai/*"], { instancePath: i + "/shinkai~1*", parentData: s, parentDataProperty: "shinkai/*", rootData: x, dynamicAnchors: I }) || (e = $(e, P.errors), t = e.length)), s["gloodata/*"] !== void 0 && (P(s["gloodata/*"], { instancePath: i + "/gloodata~1*", parentData: s, parentDataProperty: "gloodata/*", rootData: x, dynamicAnchors: I }) || (e = $(e, P.errors), t = e.length)), s["openai/*"] !== void 0 && (P(s["openai/*"], { instancePath: i + "/openai~1*", parentData: s, parentDataProperty: "openai/*", rootData: x, dynamicAnchors: I }) || (e = $(e, P.errors), t = e.length)), s["mcp/*"] !== void 0 && (P(s["mcp/*"], { instancePath: i + "/mcp~1*", parentData: s, parentDataProperty: "mcp/*", rootData: x, dynamicAnchors: I }) || (e = $(e, P.errors), t = e.length)), s["server-json/*"] !== void 0 && (P(s["server-json/*"], { instancePath: i + "/server-json~1*", parentData: s, parentDataProperty: "server-json/*", rootData: x, dynamicAnchors: I }) || (e = $(e, P.errors), t = e.length)), s["client-config/*"] !== void 0 && (P(s["client-config/*"], { instancePath: i + "/client-config~1*", parentData: s, parentDataProperty: "client-config/*", rootData: x, dynamicAnchors: I }) || (e = $(e, P.errors), t = e.length)), s["mcpb/*"] !== void 0 && (P(s["mcpb/*"], { instancePath: i + "/mcpb~1*", parentData: s, parentDataProperty: "mcpb/*", rootData: x, dynamicAnchors: I }) || (e = $(e, P.errors), t = e.length)), s["diff/*"] !== void 0 && (P(s["diff/*"], { instancePath: i + "/diff~1*", parentData: s, parentDataProperty: "diff/*", rootData: x, dynamicAnchors: I }) || (e = $(e, P.errors), t = e.length));
      for (const m in s) se.test(m) && (v(s[m], { instancePath: i + "/" + m.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: m, rootData: x, dynamicAnchors: I }) || (e = $(e, v.errors), t = e.length));
      for (const m in s) re.test(m) && (P(s[m], { instancePath: i + "/" + m.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: s, parentDataProperty: m, rootData: x, dynamicAnchors: I }) || (e = $(e, P.errors), t = e.length));
    } else {
      const m = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [m] : e.push(m), t++;
    }
    return C.errors = e, t === 0;
  }
  C.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  function R(s, { instancePath: i = "", parentData: X, parentDataProperty: Z, rootData: x = s, dynamicAnchors: I = {} } = {}) {
    let e = null, t = 0;
    const q = R.evaluated;
    if (q.dynamicProps && (q.props = void 0), q.dynamicItems && (q.items = void 0), s && typeof s == "object" && !Array.isArray(s)) {
      for (const l in s) if (!K.call(M.properties, l)) {
        const n = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: l }, message: "must NOT have additional properties" };
        e === null ? e = [n] : e.push(n), t++;
      }
      if (s.$schema !== void 0 && typeof s.$schema != "string") {
        const l = { instancePath: i + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (s.root !== void 0 && typeof s.root != "boolean") {
        const l = { instancePath: i + "/root", schemaPath: "#/properties/root/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (s.extends !== void 0) {
        let l = s.extends;
        if (Array.isArray(l)) {
          const n = l.length;
          for (let o = 0; o < n; o++) {
            let d = l[o];
            if (typeof d == "string") {
              if (D(d) < 1) {
                const c = { instancePath: i + "/extends/" + o, schemaPath: "#/properties/extends/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [c] : e.push(c), t++;
              }
            } else {
              const c = { instancePath: i + "/extends/" + o, schemaPath: "#/properties/extends/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const n = { instancePath: i + "/extends", schemaPath: "#/properties/extends/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [n] : e.push(n), t++;
        }
      }
      if (s.rules !== void 0 && (C(s.rules, { instancePath: i + "/rules", parentData: s, parentDataProperty: "rules", rootData: x, dynamicAnchors: I }) || (e = $(e, C.errors), t = e.length)), s.files !== void 0) {
        let l = s.files;
        if (Array.isArray(l)) {
          const n = l.length;
          for (let o = 0; o < n; o++) {
            let d = l[o];
            if (typeof d == "string") {
              if (D(d) < 1) {
                const c = { instancePath: i + "/files/" + o, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [c] : e.push(c), t++;
              }
            } else {
              const c = { instancePath: i + "/files/" + o, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const n = { instancePath: i + "/files", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [n] : e.push(n), t++;
        }
      }
      if (s.ignore !== void 0) {
        let l = s.ignore;
        if (Array.isArray(l)) {
          const n = l.length;
          for (let o = 0; o < n; o++) {
            let d = l[o];
            if (typeof d == "string") {
              if (D(d) < 1) {
                const c = { instancePath: i + "/ignore/" + o, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [c] : e.push(c), t++;
              }
            } else {
              const c = { instancePath: i + "/ignore/" + o, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const n = { instancePath: i + "/ignore", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [n] : e.push(n), t++;
        }
      }
      if (s.overrides !== void 0) {
        let l = s.overrides;
        if (Array.isArray(l)) {
          const n = l.length;
          for (let o = 0; o < n; o++) {
            let d = l[o];
            if (d && typeof d == "object" && !Array.isArray(d)) {
              if (d.files === void 0) {
                const c = { instancePath: i + "/overrides/" + o, schemaPath: "#/properties/overrides/items/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
                e === null ? e = [c] : e.push(c), t++;
              }
              for (const c in d) if (!(c === "files" || c === "ignore" || c === "rules")) {
                const u = { instancePath: i + "/overrides/" + o, schemaPath: "#/properties/overrides/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: c }, message: "must NOT have additional properties" };
                e === null ? e = [u] : e.push(u), t++;
              }
              if (d.files !== void 0) {
                let c = d.files;
                if (Array.isArray(c)) {
                  const u = c.length;
                  for (let h = 0; h < u; h++) {
                    let N = c[h];
                    if (typeof N == "string") {
                      if (D(N) < 1) {
                        const j = { instancePath: i + "/overrides/" + o + "/files/" + h, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        e === null ? e = [j] : e.push(j), t++;
                      }
                    } else {
                      const j = { instancePath: i + "/overrides/" + o + "/files/" + h, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [j] : e.push(j), t++;
                    }
                  }
                } else {
                  const u = { instancePath: i + "/overrides/" + o + "/files", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [u] : e.push(u), t++;
                }
              }
              if (d.ignore !== void 0) {
                let c = d.ignore;
                if (Array.isArray(c)) {
                  const u = c.length;
                  for (let h = 0; h < u; h++) {
                    let N = c[h];
                    if (typeof N == "string") {
                      if (D(N) < 1) {
                        const j = { instancePath: i + "/overrides/" + o + "/ignore/" + h, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        e === null ? e = [j] : e.push(j), t++;
                      }
                    } else {
                      const j = { instancePath: i + "/overrides/" + o + "/ignore/" + h, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [j] : e.push(j), t++;
                    }
                  }
                } else {
                  const u = { instancePath: i + "/overrides/" + o + "/ignore", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [u] : e.push(u), t++;
                }
              }
              d.rules !== void 0 && (C(d.rules, { instancePath: i + "/overrides/" + o + "/rules", parentData: d, parentDataProperty: "rules", rootData: x, dynamicAnchors: I }) || (e = $(e, C.errors), t = e.length));
            } else {
              const c = { instancePath: i + "/overrides/" + o, schemaPath: "#/properties/overrides/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const n = { instancePath: i + "/overrides", schemaPath: "#/properties/overrides/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [n] : e.push(n), t++;
        }
      }
      if (s.formats !== void 0) {
        let l = s.formats;
        if (l && typeof l == "object" && !Array.isArray(l)) for (const n in l) {
          let o = l[n];
          if (typeof o != "string") {
            const d = { instancePath: i + "/formats/" + n.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/formats/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [d] : e.push(d), t++;
          }
          if (!(o === "otc" || o === "shinkai" || o === "gloodata" || o === "openai" || o === "mcp" || o === "server-json" || o === "client-config" || o === "mcpb")) {
            const d = { instancePath: i + "/formats/" + n.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/formats/additionalProperties/enum", keyword: "enum", params: { allowedValues: M.properties.formats.additionalProperties.enum }, message: "must be equal to one of the allowed values" };
            e === null ? e = [d] : e.push(d), t++;
          }
        }
        else {
          const n = { instancePath: i + "/formats", schemaPath: "#/properties/formats/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [n] : e.push(n), t++;
        }
      }
      if (s.servers !== void 0) {
        let l = s.servers;
        if (l && typeof l == "object" && !Array.isArray(l)) for (const n in l) {
          let o = l[n];
          if (Array.isArray(o)) {
            const d = o.length;
            for (let c = 0; c < d; c++) {
              let u = o[c];
              if (typeof u == "string") {
                if (D(u) < 1) {
                  const h = { instancePath: i + "/servers/" + n.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + c, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  e === null ? e = [h] : e.push(h), t++;
                }
              } else {
                const h = { instancePath: i + "/servers/" + n.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + c, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [h] : e.push(h), t++;
              }
            }
          } else {
            const d = { instancePath: i + "/servers/" + n.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [d] : e.push(d), t++;
          }
        }
        else {
          const n = { instancePath: i + "/servers", schemaPath: "#/properties/servers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [n] : e.push(n), t++;
        }
      }
      if (s.dialect !== void 0) {
        let l = s.dialect;
        if (l && typeof l == "object" && !Array.isArray(l)) {
          for (const n in l) if (n !== "openai") {
            const o = { instancePath: i + "/dialect", schemaPath: "#/properties/dialect/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
            e === null ? e = [o] : e.push(o), t++;
          }
          if (l.openai !== void 0) {
            let n = l.openai;
            if (typeof n != "string") {
              const o = { instancePath: i + "/dialect/openai", schemaPath: "#/properties/dialect/properties/openai/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (!(n === "auto" || n === "seed" || n === "openai" || n === "mcp-apps")) {
              const o = { instancePath: i + "/dialect/openai", schemaPath: "#/properties/dialect/properties/openai/enum", keyword: "enum", params: { allowedValues: M.properties.dialect.properties.openai.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [o] : e.push(o), t++;
            }
          }
        } else {
          const n = { instancePath: i + "/dialect", schemaPath: "#/properties/dialect/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [n] : e.push(n), t++;
        }
      }
      if (s.clients !== void 0) {
        let l = s.clients;
        if (Array.isArray(l)) {
          const n = l.length;
          for (let o = 0; o < n; o++) {
            let d = l[o];
            if (typeof d != "string") {
              const c = { instancePath: i + "/clients/" + o, schemaPath: "#/properties/clients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
            if (!(d === "claude" || d === "openai" || d === "gemini" || d === "gemini-cli" || d === "vscode" || d === "copilot-cli" || d === "cursor" || d === "amazon-q" || d === "kimi" || d === "langchain" || d === "codex" || d === "zed" || d === "bedrock")) {
              const c = { instancePath: i + "/clients/" + o, schemaPath: "#/properties/clients/items/enum", keyword: "enum", params: { allowedValues: M.properties.clients.items.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const n = { instancePath: i + "/clients", schemaPath: "#/properties/clients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [n] : e.push(n), t++;
        }
      }
      if (s.comments !== void 0 && typeof s.comments != "boolean") {
        const l = { instancePath: i + "/comments", schemaPath: "#/properties/comments/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (s.limits !== void 0) {
        let l = s.limits;
        if (l && typeof l == "object" && !Array.isArray(l)) {
          for (const n in l) if (!(n === "fileSize" || n === "depth" || n === "aliases" || n === "findingsPerFile" || n === "findings")) {
            const o = { instancePath: i + "/limits", schemaPath: "#/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
            e === null ? e = [o] : e.push(o), t++;
          }
          if (l.fileSize !== void 0) {
            let n = l.fileSize;
            if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
              const o = { instancePath: i + "/limits/fileSize", schemaPath: "#/properties/limits/properties/fileSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (typeof n == "number" && isFinite(n)) {
              if (n > 268435456 || isNaN(n)) {
                const o = { instancePath: i + "/limits/fileSize", schemaPath: "#/properties/limits/properties/fileSize/maximum", keyword: "maximum", params: { comparison: "<=", limit: 268435456 }, message: "must be <= 268435456" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (n < 1 || isNaN(n)) {
                const o = { instancePath: i + "/limits/fileSize", schemaPath: "#/properties/limits/properties/fileSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          }
          if (l.depth !== void 0) {
            let n = l.depth;
            if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
              const o = { instancePath: i + "/limits/depth", schemaPath: "#/properties/limits/properties/depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (typeof n == "number" && isFinite(n)) {
              if (n > 1e3 || isNaN(n)) {
                const o = { instancePath: i + "/limits/depth", schemaPath: "#/properties/limits/properties/depth/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (n < 1 || isNaN(n)) {
                const o = { instancePath: i + "/limits/depth", schemaPath: "#/properties/limits/properties/depth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          }
          if (l.aliases !== void 0) {
            let n = l.aliases;
            if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
              const o = { instancePath: i + "/limits/aliases", schemaPath: "#/properties/limits/properties/aliases/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (typeof n == "number" && isFinite(n)) {
              if (n > 5e6 || isNaN(n)) {
                const o = { instancePath: i + "/limits/aliases", schemaPath: "#/properties/limits/properties/aliases/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e6 }, message: "must be <= 5000000" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (n < 1 || isNaN(n)) {
                const o = { instancePath: i + "/limits/aliases", schemaPath: "#/properties/limits/properties/aliases/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          }
          if (l.findingsPerFile !== void 0) {
            let n = l.findingsPerFile;
            if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
              const o = { instancePath: i + "/limits/findingsPerFile", schemaPath: "#/properties/limits/properties/findingsPerFile/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (typeof n == "number" && isFinite(n)) {
              if (n > 1e6 || isNaN(n)) {
                const o = { instancePath: i + "/limits/findingsPerFile", schemaPath: "#/properties/limits/properties/findingsPerFile/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (n < 1 || isNaN(n)) {
                const o = { instancePath: i + "/limits/findingsPerFile", schemaPath: "#/properties/limits/properties/findingsPerFile/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          }
          if (l.findings !== void 0) {
            let n = l.findings;
            if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
              const o = { instancePath: i + "/limits/findings", schemaPath: "#/properties/limits/properties/findings/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (typeof n == "number" && isFinite(n)) {
              if (n > 1e6 || isNaN(n)) {
                const o = { instancePath: i + "/limits/findings", schemaPath: "#/properties/limits/properties/findings/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (n < 1 || isNaN(n)) {
                const o = { instancePath: i + "/limits/findings", schemaPath: "#/properties/limits/properties/findings/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          }
        } else {
          const n = { instancePath: i + "/limits", schemaPath: "#/properties/limits/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [n] : e.push(n), t++;
        }
      }
      if (s.diff !== void 0) {
        let l = s.diff;
        if (l && typeof l == "object" && !Array.isArray(l)) {
          for (const n in l) if (n !== "accept") {
            const o = { instancePath: i + "/diff", schemaPath: "#/properties/diff/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
            e === null ? e = [o] : e.push(o), t++;
          }
          if (l.accept !== void 0) {
            let n = l.accept;
            if (Array.isArray(n)) {
              const o = n.length;
              for (let d = 0; d < o; d++) {
                let c = n[d];
                if (c && typeof c == "object" && !Array.isArray(c)) {
                  if (c.rule === void 0) {
                    const u = { instancePath: i + "/diff/accept/" + d, schemaPath: "#/properties/diff/properties/accept/items/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
                    e === null ? e = [u] : e.push(u), t++;
                  }
                  if (c.tool === void 0) {
                    const u = { instancePath: i + "/diff/accept/" + d, schemaPath: "#/properties/diff/properties/accept/items/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'" };
                    e === null ? e = [u] : e.push(u), t++;
                  }
                  if (c.reason === void 0) {
                    const u = { instancePath: i + "/diff/accept/" + d, schemaPath: "#/properties/diff/properties/accept/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                    e === null ? e = [u] : e.push(u), t++;
                  }
                  for (const u in c) if (!(u === "rule" || u === "tool" || u === "until" || u === "reason")) {
                    const h = { instancePath: i + "/diff/accept/" + d, schemaPath: "#/properties/diff/properties/accept/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: u }, message: "must NOT have additional properties" };
                    e === null ? e = [h] : e.push(h), t++;
                  }
                  if (c.rule !== void 0) {
                    let u = c.rule;
                    if (typeof u == "string") {
                      if (D(u) < 1) {
                        const h = { instancePath: i + "/diff/accept/" + d + "/rule", schemaPath: "#/properties/diff/properties/accept/items/properties/rule/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        e === null ? e = [h] : e.push(h), t++;
                      }
                    } else {
                      const h = { instancePath: i + "/diff/accept/" + d + "/rule", schemaPath: "#/properties/diff/properties/accept/items/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [h] : e.push(h), t++;
                    }
                  }
                  if (c.tool !== void 0) {
                    let u = c.tool;
                    if (typeof u == "string") {
                      if (D(u) < 1) {
                        const h = { instancePath: i + "/diff/accept/" + d + "/tool", schemaPath: "#/properties/diff/properties/accept/items/properties/tool/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        e === null ? e = [h] : e.push(h), t++;
                      }
                    } else {
                      const h = { instancePath: i + "/diff/accept/" + d + "/tool", schemaPath: "#/properties/diff/properties/accept/items/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [h] : e.push(h), t++;
                    }
                  }
                  if (c.until !== void 0) {
                    let u = c.until;
                    if (typeof u == "string") {
                      if (D(u) < 1) {
                        const h = { instancePath: i + "/diff/accept/" + d + "/until", schemaPath: "#/properties/diff/properties/accept/items/properties/until/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        e === null ? e = [h] : e.push(h), t++;
                      }
                    } else {
                      const h = { instancePath: i + "/diff/accept/" + d + "/until", schemaPath: "#/properties/diff/properties/accept/items/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [h] : e.push(h), t++;
                    }
                  }
                  if (c.reason !== void 0) {
                    let u = c.reason;
                    if (typeof u == "string") {
                      if (D(u) < 1) {
                        const h = { instancePath: i + "/diff/accept/" + d + "/reason", schemaPath: "#/properties/diff/properties/accept/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        e === null ? e = [h] : e.push(h), t++;
                      }
                    } else {
                      const h = { instancePath: i + "/diff/accept/" + d + "/reason", schemaPath: "#/properties/diff/properties/accept/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [h] : e.push(h), t++;
                    }
                  }
                } else {
                  const u = { instancePath: i + "/diff/accept/" + d, schemaPath: "#/properties/diff/properties/accept/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [u] : e.push(u), t++;
                }
              }
            } else {
              const o = { instancePath: i + "/diff/accept", schemaPath: "#/properties/diff/properties/accept/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [o] : e.push(o), t++;
            }
          }
        } else {
          const n = { instancePath: i + "/diff", schemaPath: "#/properties/diff/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [n] : e.push(n), t++;
        }
      }
      if (s.plugins !== void 0) {
        let l = s.plugins;
        if (Array.isArray(l)) {
          const n = l.length;
          for (let o = 0; o < n; o++) {
            let d = l[o];
            if (typeof d == "string") {
              if (D(d) < 1) {
                const c = { instancePath: i + "/plugins/" + o, schemaPath: "#/properties/plugins/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [c] : e.push(c), t++;
              }
            } else {
              const c = { instancePath: i + "/plugins/" + o, schemaPath: "#/properties/plugins/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const n = { instancePath: i + "/plugins", schemaPath: "#/properties/plugins/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [n] : e.push(n), t++;
        }
      }
    } else {
      const l = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [l] : e.push(l), t++;
    }
    return R.errors = e, t === 0;
  }
  return R.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, R;
});

// src/config/layer.ts
var MAX_PARTS = 50;
var MAX_PATTERNS = 1e3;
async function makeLayer(source, folder, options) {
  const parts = [];
  const budget = { patterns: MAX_PATTERNS };
  const read = async (from, chain) => {
    if (parts.length + chain.length >= MAX_PARTS) {
      throw new UserError(`${source.shown}: it extends more than ${MAX_PARTS} configs, counting theirs`);
    }
    throwAll([
      ...errorsInConfig(from, options.validate ?? de, options.builtinRules),
      ...missingBases(from, chain)
    ]);
    const config = from.value;
    let inherited;
    let own;
    for (const [index, name] of (config.extends ?? []).entries()) {
      const preset2 = PRESET_NAMES.find((each) => each === name);
      if (preset2) own = preset2;
      else {
        const base = await readBase(from, name, index, [...chain, from], options);
        inherited = await read(base, [...chain, from]) ?? inherited;
      }
    }
    parts.push(await makePart(from, config, options, budget));
    return own ?? inherited;
  };
  const preset = await read(source, []);
  return { folder, root: source.value.root === true, preset, parts };
}
async function readBase(from, name, index, chain, options) {
  const at = ["extends", String(index)];
  const file = resolveModule(name, from.file);
  const trail = trailOf(chain);
  if (chain.some((each) => realPath(each.file) === realPath(file))) {
    throw from.error(at, `configs extend each other in a circle (${trail} extends ${printable(name)})`);
  }
  const base = await readConfig(file, options);
  if (!base) throw from.error(at, `\`${printable(name)}\` has no key "toolint"`);
  return base;
}
var trailOf = (chain) => chain.map(({ shown }) => shown).join(" extends ");
function missingBases(from, chain) {
  const names = from.value?.extends;
  if (!Array.isArray(names)) return [];
  return names.flatMap((name, index) => {
    if (typeof name !== "string" || name === "" || PRESET_NAMES.some((each) => each === name)) return [];
    const file = resolveModule(name, from.file);
    if (file !== void 0 && realPath(file) !== void 0) return [];
    const hint = (isPath(name) ? "" : didYouMean(name, PRESET_NAMES)) || whyMissing(name, from.file);
    const trail = chain.length > 0 ? ` (${trailOf([...chain, from])})` : "";
    return from.error(["extends", String(index)], `\`${printable(name)}\` cannot be found${hint}${trail}`);
  });
}
function throwAll(errors) {
  if (errors.length > 0) throw together(errors);
}
async function makePart(source, config, options, budget) {
  const glob = (path, pattern) => {
    if (budget.patterns-- === 0) throw source.error(path, "there are too many patterns");
    try {
      return compileGlob(pattern);
    } catch (error) {
      throw error instanceof UserError ? source.error(path, error.message) : error;
    }
  };
  const compiled = (path, patterns) => patterns.map((pattern, index) => ({
    pattern,
    ...negatable(pattern, (plain) => glob([...path, String(index)], plain))
  }));
  const globs = (path, patterns) => anyOf(compiled(path, patterns));
  const files = config.files && compiled(["files"], config.files);
  return {
    source,
    config,
    plugins: await loadPlugins(source, config.plugins ?? [], options),
    overrides: (config.overrides ?? []).map(({ files: files2, ignore = [], rules = {} }, index) => {
      const included = globs(["overrides", String(index), "files"], files2);
      const excluded = globs(["overrides", String(index), "ignore"], ignore);
      return { matches: (path) => included(path) && !excluded(path), rules };
    }),
    ignore: (config.ignore ?? []).map((pattern, index) => {
      const foldersOnly = pattern.endsWith("/");
      const plain = foldersOnly ? pattern.slice(0, -1) : pattern;
      const rule = negatable(plain, (positive) => glob(["ignore", String(index)], positive));
      return { foldersOnly, ...rule, origin: { file: source.shown, pattern } };
    }),
    files: files && anyOf(files),
    leftOut: files && ((path) => files.findLast(({ matches }) => matches(path))?.negated === true),
    filePatterns: (files ?? []).filter(({ negated }) => !negated),
    formats: Object.entries(config.formats ?? {}).map(([pattern, format]) => ({
      matches: glob(["formats", pattern], pattern),
      format,
      isKind: fixesKind(pattern)
    })),
    servers: Object.entries(config.servers ?? {}).map(([name, patterns]) => ({
      name,
      matches: globs(["servers", name], patterns)
    }))
  };
}
function negatable(pattern, compile) {
  const negated = pattern.startsWith("!");
  return { negated, matches: compile(negated ? pattern.slice(1) : pattern) };
}
function anyOf(patterns) {
  return (path) => patterns.findLast(({ matches }) => matches(path))?.negated === false;
}
async function loadPlugins(source, plugins, options) {
  const loaded = await Promise.all(
    plugins.map((plugin, index) => loadPlugin(source, plugin, ["plugins", String(index)], options))
  );
  return loaded.flat();
}
async function loadPlugin(source, plugin, at, { cwd, allowCode }) {
  if (typeof plugin !== "string") return rulesOf(source, at, plugin, "this plugin");
  const name = printable(plugin);
  if (!allowCode) throw source.error(at, `the plugin \`${name}\` is code, which runs only with ${ALLOWED_BY}`);
  const file = resolveModule(plugin, source.file);
  if (file === void 0 || realPath(file) === void 0) {
    throw source.error(at, `the plugin \`${name}\` cannot be found${whyMissing(plugin, source.file)}`);
  }
  const exported = await importDefault(file, printable(relativePath(cwd, file)), allowCode);
  return rulesOf(source, at, exported, `the plugin \`${name}\``);
}
function rulesOf(source, at, exported, name) {
  const rules = rulesIn(exported, name);
  if (typeof rules === "string") throw source.error(at, rules);
  return rules.map((rule) => ({ plugin: name, rule }));
}
function addPluginRules(rules, { parts }) {
  const all = new Map(rules);
  for (const { source, plugins } of parts) {
    for (const { plugin, rule } of plugins) {
      const other = all.get(rule.id);
      if (other && other !== rule) {
        throw source.error(
          ["plugins"],
          `${plugin} brings a rule \`${printable(rule.id)}\`, and so does another plugin`
        );
      }
      all.set(rule.id, rule);
    }
  }
  return all;
}
async function checkPluginSettings({ parts }, rules) {
  const errors = [];
  for (const part of parts) {
    for (const [path, settings] of settingsIn(part)) {
      for (const [id, setting] of Object.entries(settings)) {
        if (isBuiltin(id)) continue;
        try {
          await checkSetting(part, [...path, id], setting, rules);
        } catch (error) {
          if (!(error instanceof UserError)) throw error;
          errors.push(error);
        }
      }
    }
  }
  throwAll(errors);
}
function settingsIn({ config }) {
  const overrides = (config.overrides ?? []).map((override, index) => [
    ["overrides", String(index), "rules"],
    override.rules ?? {}
  ]);
  return [[["rules"], config.rules ?? {}], ...overrides];
}
async function checkSetting({ source }, path, setting, rules) {
  const id = path.at(-1);
  if (isFamily(id) && familiesIn(rules.keys()).has(id)) {
    if (readSetting(setting).options) throw source.error(path, `the rule family \`${printable(id)}\` takes no options`);
    return;
  }
  const rule = rules.get(id);
  if (!rule) throw source.error(path, `${unknownRule(id, rules.values())}: no plugin that is loaded here has it`);
  const { options } = readSetting(setting);
  if (!options) return;
  if (!rule.options) throw source.error(path, `the rule \`${printable(id)}\` takes no options`);
  const validate = await optionsValidator(rule, (message) => source.error(path, message));
  throwAll(errorsIn(source, [...path, "1"], options, validate, [rule]));
}
var validators = /* @__PURE__ */ new WeakMap();
async function optionsValidator(rule, error) {
  let validate = validators.get(rule);
  if (!validate) {
    const ajv = await import("./ajv-2020.js");
    const Ajv2020 = ajv.Ajv2020 ?? ajv.default.Ajv2020;
    try {
      validate = new Ajv2020({ strict: false, validateFormats: false }).compile({
        ...rule.options.schema
      });
    } catch (cause) {
      throw error(
        `the plugin's JSON Schema of these options cannot be used: ${printable(cause.message, 200)}`
      );
    }
    validators.set(rule, validate);
  }
  return validate;
}
function readCommandLine(overrides, rules) {
  const known = [...rules];
  for (const [id, severity] of overrides) {
    if (!SETTINGS.some((each) => each === severity)) {
      throw new UserError(
        `--rule ${printable(id)}=${printable(severity)}: ${unknownHint("severity", printable(severity), SETTINGS)}; it is one of ${SETTINGS.join(", ")}`
      );
    }
    if (isBuiltin(id) || !id.includes("/")) checkKnown(id, known);
  }
  return Object.fromEntries(overrides);
}
function checkCommandLine(overrides, rules) {
  for (const [id] of overrides) checkKnown(id, rules.values());
}
function checkKnown(id, rules) {
  const known = [...rules];
  const matches = isFamily(id) ? (rule) => familyOf(rule.id) === id : (rule) => rule.id === id;
  if (!known.some(matches)) throw new UserError(`--rule ${printable(id)}: ${unknownRule(id, known)}`);
}

// src/config/resolve.ts
function createConfigs({ ruleOverrides = [], configFile, config, ...options }) {
  const cwd = absolutePath(options.cwd, ".");
  const overrides = readCommandLine(ruleOverrides, options.builtinRules);
  const chainOptions = { cwd, preset: options.preset, clients: options.clients, overrides };
  const layerOptions = { ...options, cwd, workspace: workspaceOf(cwd) };
  const finder = createFinder(layerOptions);
  let single;
  const find = (folder) => {
    if (config === void 0 && configFile === void 0) return finder.find(folder);
    return single ??= singleChain(configFile, config, layerOptions);
  };
  let checked;
  const check2 = async () => checkCommandLine(ruleOverrides, (await find(cwd)).rules);
  return {
    know: finder.know,
    async for(path) {
      if (ruleOverrides.length > 0) await (checked ??= check2());
      return resolveFor(await find(folderOf(path, cwd)), path, chainOptions);
    }
  };
}
function folderOf(path, cwd) {
  if (path === "." || path.endsWith("/")) return absolutePath(cwd, path);
  if (/^[./]|:/.test(path)) return parentOf(absolutePath(cwd, path));
  const slash = path.lastIndexOf("/");
  return slash < 0 ? cwd : inFolder(cwd, path.slice(0, slash));
}
function createFinder(options) {
  const empty = emptyChain(options);
  const chains = /* @__PURE__ */ new Map();
  const loading = /* @__PURE__ */ new Map();
  let seen = new Seen();
  let last;
  const ready = (folder) => {
    if (folder === last?.folder) return last.chain;
    const known = chains.get(folder);
    if (known) return known;
    const { configs, isGitTop } = seen.of(folder) ?? look(folder);
    if (configs.length > 0) return void 0;
    const parent = parentOf(folder);
    if (isGitTop || isCeiling(folder) || parent === folder) return empty;
    const chain = ready(parent);
    if (!chain) return void 0;
    chains.set(parent, chain);
    last = { folder, chain };
    return chain;
  };
  const load = async (folder) => {
    const { configs, isGitTop } = seen.of(folder) ?? look(folder);
    const layer = await readFolder(folder, configs, options);
    const parent = parentOf(folder);
    const isTop = layer?.root || isGitTop || isCeiling(folder) || parent === folder;
    const outer = isTop ? empty : await find(parent);
    const chain = layer ? await addLayer(outer, layer) : outer;
    chains.set(folder, chain);
    return chain;
  };
  const find = (folder) => {
    const chain = ready(folder);
    if (chain) return chain;
    let promise = loading.get(folder);
    if (!promise) loading.set(folder, promise = load(folder));
    return promise;
  };
  return { find, know: (folders) => void (seen = folders) };
}
async function singleChain(configFile, config, options) {
  const source = config ? configOf(config, inFolder(options.cwd, "config")) : await readNamed(configFile, options);
  return addLayer(emptyChain(options), await makeLayer(source, options.cwd, options));
}
async function readNamed(configFile, options) {
  const file = absolutePath(options.cwd, configFile);
  const source = await readConfig(file, options);
  if (!source) throw new UserError(`${configFile}: this package.json has no key "toolint", or cannot be read`);
  return source;
}
function emptyChain({ builtinRules }) {
  return { layers: [], rules: new Map(builtinRules.map((rule) => [rule.id, rule])), resolved: /* @__PURE__ */ new Map() };
}
async function addLayer(outer, layer) {
  const rules = addPluginRules(outer.rules, layer);
  await checkPluginSettings(layer, rules);
  return { layers: [...outer.layers, layer], rules, resolved: /* @__PURE__ */ new Map() };
}
function look(folder) {
  const configs = [...CONFIG_NAMES, PACKAGE_NAME].filter((name) => existsSync(inFolder(folder, name)));
  return { configs, isGitTop: existsSync(inFolder(folder, ".git")) };
}
async function readFolder(folder, names, options) {
  const files = names.filter((name) => name !== PACKAGE_NAME);
  const packageConfig = names.includes(PACKAGE_NAME) ? await readConfig(inFolder(folder, PACKAGE_NAME), options) : void 0;
  const all = packageConfig ? [...files, PACKAGE_NAME] : files;
  if (all.length > 1) {
    const shown = relativePath(options.cwd, folder);
    throw new UserError(`${shown}: there are several configs in this folder, ${all.join(" and ")}: keep one of them`);
  }
  const source = packageConfig ?? (files[0] === void 0 ? void 0 : await readConfig(inFolder(folder, files[0]), options));
  return source && makeLayer(source, folder, options);
}
function resolveFor(chain, path, options) {
  const inLayer = layerPaths(path, options.cwd);
  let key = "";
  for (const layer of chain.layers) {
    const inside = inLayer(layer);
    for (const { overrides } of layer.parts) {
      for (const override of overrides) key += isFor(override, inside) ? "x" : "-";
    }
  }
  let resolved = chain.resolved.get(key);
  if (!resolved) chain.resolved.set(key, resolved = resolve(chain, path, options));
  return resolved;
}
var isFor = ({ matches }, inside) => inside !== void 0 && matches(inside);
function resolve({ layers, rules }, path, { cwd, preset: chosen, overrides, clients }) {
  const parts = layers.flatMap((layer) => layer.parts.map((part) => ({ layer, part })));
  const preset = chosen ?? layers.findLast((layer) => layer.preset)?.preset ?? "recommended";
  const inLayer = layerPaths(path, cwd);
  const settings = parts.flatMap(({ layer, part }) => [
    part.config.rules ?? {},
    ...part.overrides.filter((each) => isFor(each, inLayer(layer))).map((each) => each.rules)
  ]);
  const last = (path2, pick) => {
    const inLayer2 = layerPaths(path2, cwd);
    for (const { layer, part } of parts.toReversed()) {
      const inside = inLayer2(layer);
      const picked = inside === void 0 ? void 0 : pick(part, inside);
      if (picked !== void 0) return picked;
    }
    return void 0;
  };
  const cared = clients ?? parts.findLast(({ part }) => part.config.clients)?.part.config.clients;
  return {
    preset,
    rules: resolveRules(rules, preset, [...settings, overrides], cared),
    known: rules,
    dialect: {
      openai: parts.findLast(({ part }) => part.config.dialect?.openai)?.part.config.dialect?.openai ?? "auto"
    },
    clients: cared,
    comments: parts.findLast(({ part }) => part.config.comments !== void 0)?.part.config.comments ?? false,
    limits: Object.assign({}, LIMITS, ...parts.map(({ part }) => part.config.limits)),
    diff: { accept: parts.flatMap(({ part }) => part.config.diff?.accept ?? []) },
    sources: parts.map(({ part }) => part.source.shown),
    files: parts.some(({ part }) => part.files) ? (path2) => last(path2, (part, inside) => part.files?.(inside)) ?? true : void 0,
    leftOut: (folder) => last(`${folder}/*`, (part, inside) => part.leftOut?.(inside)) ?? false,
    filePatterns: (path2) => last(
      path2,
      ({ files, filePatterns }, inside) => files && filePatterns.filter(({ matches }) => matches(inside)).map(({ pattern }) => pattern)
    ) ?? [],
    also: parts.some(({ part }) => part.formats.some(({ isKind }) => isKind)) ? (path2) => last(
      path2,
      ({ formats }, inside) => formats.some((each) => each.isKind && each.matches(inside)) || void 0
    ) === true : void 0,
    ignored: ignoredBy(layers, cwd),
    format: (path2) => last(path2, ({ formats }, inside) => formats.findLast(({ matches }) => matches(inside))?.format),
    servers: (path2) => serversOf(layers, layerPaths(path2, cwd))
  };
}
function ignoredBy(layers, cwd) {
  const scope = layers.reduce((outer, { folder, parts }) => {
    const rules = parts.flatMap((part) => part.ignore);
    return rules.length > 0 ? { base: inFolder(folder, ""), rules, outer } : outer;
  }, void 0);
  if (!scope) return () => void 0;
  const ruleFor = (path, isFolder) => {
    const end = path.lastIndexOf("/") + 1;
    return ignoringRule(scope, path.slice(0, end), path.slice(end), isFolder);
  };
  const known = /* @__PURE__ */ new Map();
  const ruleForFolder = (folder) => {
    if (known.has(folder)) return known.get(folder);
    const parent = parentOf(folder);
    const rule = parent === folder ? void 0 : ruleForFolder(parent) ?? ruleFor(folder, true);
    known.set(folder, rule);
    return rule;
  };
  return (path) => {
    const absolute = absoluteOf(path.replace(/\/$/, ""), cwd);
    if (path.endsWith("/")) return ruleForFolder(absolute);
    return ruleForFolder(parentOf(absolute)) ?? ruleFor(absolute, false);
  };
}
function serversOf(layers, inLayer) {
  const belongs = /* @__PURE__ */ new Map();
  for (const layer of layers) {
    const inside = inLayer(layer);
    for (const { servers } of inside === void 0 ? [] : layer.parts) {
      for (const { name, matches } of servers) belongs.set(name, matches(inside));
    }
  }
  return [...belongs].flatMap(([name, isIn]) => isIn ? name : []);
}
function layerPaths(path, cwd) {
  const absolute = absoluteOf(path, cwd);
  return ({ folder }) => isInside(folder, absolute) ? absolute.slice(inFolder(folder, "").length) : void 0;
}
function absoluteOf(path, cwd) {
  return path.startsWith(".") || path.startsWith("/") || path.includes(":") ? absolutePath(cwd, path) : inFolder(cwd, path);
}
function printableConfig({
  preset,
  rules,
  known,
  dialect,
  clients,
  comments,
  limits,
  sources
}) {
  const settings = Array.from(known.values(), ({ id, options }) => {
    const setting = rules.get(id);
    const severity = setting?.severity ?? "off";
    return [id, setting && options ? [severity, setting.options] : severity];
  });
  return { preset, sources, dialect, clients, comments, limits, rules: Object.fromEntries(settings) };
}

export {
  changedSince,
  isRevision,
  trackedByGit,
  baseAt,
  watchLanguages,
  languageNamed,
  RunResults,
  reportOfRun,
  check,
  searchIn,
  withLimit,
  run,
  createConfigs,
  printableConfig
};
