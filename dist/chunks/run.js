import {
  checkoutTexts,
  openRepository
} from "./git-tree.js";
import {
  ALLOWED_BY,
  SETTINGS,
  configOf,
  errorsIn,
  errorsInConfig,
  importDefault,
  isCovered,
  isPath,
  openSuppressions,
  readConfig,
  readSetting,
  resolveModule,
  resolveRules,
  unknownRule,
  whyMissing
} from "./run-suppressions.js";
import {
  openServices
} from "./services.js";
import {
  isCausedByChange,
  isFullyLinted,
  isOnChangedLines,
  lintFile,
  manifestsIn,
  nextTurn,
  readHunks
} from "./lint-file.js";
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
  packageFolders,
  scopeFinder,
  workspaceOf,
  wouldFind
} from "./open-document.js";
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
  compareFindings,
  compareText,
  keepAtMost,
  makeReport
} from "./limits.js";
import {
  applyFixes,
  unnamed
} from "./text-edits.js";
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
  rulesIn,
  submissionTo
} from "./version.js";

// src/run/cache/place.ts
import { existsSync } from "node:fs";
var CACHE_NAME = ".toolint-cache.json";
var IN_PACKAGES = "node_modules/.cache/toolint.json";
function cachePath(cwd, named) {
  if (named !== void 0) return absolutePath(cwd, named);
  const inPackages = existsSync(inFolder(cwd, "node_modules"));
  return inFolder(cwd, inPackages ? IN_PACKAGES : CACHE_NAME);
}

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
  const passes = /* @__PURE__ */ new Map();
  const pathsOf = /* @__PURE__ */ new Map();
  for (const { path, handed, imported } of files) {
    for (const { from, to } of handed) {
      addTo(passes, idOf(path, from), idOf(path, to));
      if (!to.startsWith("from:")) pathsOf.set(idOf(path, to), path);
    }
    for (const { node, path: other } of imported) {
      const there = sameAs.get(idOf(path, node));
      pathsOf.set(there ?? idOf(path, node), other);
      if (there !== void 0) addTo(passes, idOf(path, node), there);
    }
  }
  const isFollowed = (id, hasTools) => {
    const reached = /* @__PURE__ */ new Set([id]);
    for (const node of reached) {
      if (steps++ > MOST_STEPS) return true;
      const path = pathsOf.get(node);
      if (path !== void 0 && hasTools(path)) return true;
      for (const next of passes.get(node) ?? []) reached.add(next);
    }
    return false;
  };
  return {
    unfollowed: (hasTools) => files.flatMap(({ path, handed }) => {
      const asked = handed.filter(({ asks, isRead: own }) => asks && !own);
      return asked.flatMap(({ to, asks }) => isFollowed(idOf(path, to), hasTools) ? [] : [{ ...asks, path }]);
    }),
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
  /** All files that were looked at, be they manifests or none. */
  looked = /* @__PURE__ */ new Set();
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
    const withTools = /* @__PURE__ */ new Set([
      ...this.#files.filter(({ tools }) => tools > 0).map(({ path }) => path),
      ...this.#unread.map(({ path }) => path)
    ]);
    const unfollowed = servers.unfollowed((path) => withTools.has(path) || !this.looked.has(path));
    const reason = "no tool was found where it leads";
    const loose = [...this.#loose.values()].reduce((sum, tools) => sum + tools, 0);
    const unread = this.#unread.flatMap(({ mayBeElsewhere, givenTo, ...each }) => {
      if (!mayBeElsewhere) return [each];
      const calls = givenTo === void 0 ? "none" : servers.callsOf(each.path, givenTo);
      if (calls !== "none") return calls === "read" ? [] : [each];
      const elsewhere = loose - (this.#loose.get(each.path) ?? 0);
      if (each.tools === void 0) return elsewhere > 1 ? [] : [each];
      return elsewhere >= each.tools ? [] : [{ ...each, tools: each.tools - elsewhere }];
    }).concat(unfollowed.map((each) => ({ ...each, reason }))).sort((a, b) => compareText(a.path, b.path) || a.line - b.line);
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
  cache: cacheOptions,
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
  const cacheFile = cachePath(cwd, cacheOptions?.file);
  const isOwn = ({ path, absolute }) => path.endsWith(CACHE_NAME) || absolute === cacheFile;
  const found = { ...searched, files: snapshots.among(searched.files).filter((file) => !isOwn(file)) };
  const mayKeep = cacheOptions && !options.fix && (cacheOptions.isAsked || here.cache);
  const cache = mayKeep ? (await import("./cache.js")).openCache(cacheFile, absolutePath(cwd, ".")) : void 0;
  configs.know(found.folders);
  const suppressions = await openSuppressions(suppressionsIn, suppressing);
  const onProgress = options.onStart?.(found.files.length);
  const { close, forget, ...services } = openServices(cwd, readText, cache?.disk);
  const { onFixed } = options;
  try {
    const { changes, ...result } = await run({
      ...options,
      cwd,
      files: found.files,
      configs,
      ...services,
      cache,
      ...options.changes && followedByGit && { changes: withUntracked(options.changes, found.files, followedByGit, cwd) },
      onProgress,
      onFixed(file, before, after) {
        forget(file.absolute);
        return onFixed?.(file, before, after);
      },
      suppressions: suppressions?.match
    });
    const refused = cache?.save(paths.length === 0);
    if (refused !== void 0) cacheOptions?.onFailure(cacheFile, refused);
    const isMeant = (finding) => !changes || isCausedByChange(finding, changes);
    const lost = base && await lostFormats(
      base,
      { ...result, cwd, found: found.files, configs, isCovered: (path) => isCovered(path, cwd, paths) },
      { ...options, ...services }
    );
    const notRead = languages.found();
    const total = { ...result, failures: [...found.problems, ...result.failures] };
    const { report: own, done } = await reportOfRun(total, suppressions, { cwd, paths, configs, isMeant, atEachPlace });
    const submission = changes ? void 0 : submissionTo(here.preset, here.rules);
    const report = {
      ...own,
      ...submission && { submission },
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
    const lint = options.cache && !changes.has(file.path) ? options.cache.lint : lintFile;
    const outcome = await lint(file, await timed("config", () => options.configs.for(file.path)), {
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
    tally.looked.add(file.path);
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
import { existsSync as existsSync2 } from "node:fs";

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
    const validate = options.validate ?? (await import("./config.js")).validate;
    throwAll([...errorsInConfig(from, validate, options.builtinRules), ...missingBases(from, chain)]);
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
  const configs = [...CONFIG_NAMES, PACKAGE_NAME].filter((name) => existsSync2(inFolder(folder, name)));
  return { configs, isGitTop: existsSync2(inFolder(folder, ".git")) };
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
    identity: identityOf(layers, [chosen, clients, overrides]),
    dialect: {
      openai: parts.findLast(({ part }) => part.config.dialect?.openai)?.part.config.dialect?.openai ?? "auto"
    },
    clients: cared,
    comments: parts.findLast(({ part }) => part.config.comments !== void 0)?.part.config.comments ?? false,
    cache: parts.findLast(({ part }) => part.config.cache !== void 0)?.part.config.cache ?? false,
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
function identityOf(layers, given) {
  if (layers.some(({ parts }) => parts.some(({ plugins }) => plugins.length > 0))) return void 0;
  const said = layers.map(({ folder, parts, ...layer }) => ({
    ...{ ...layer, folder },
    parts: parts.map(({ config, source }) => [source.shown, config])
  }));
  return JSON.stringify([given, said]);
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
