import {
  require_equal
} from "./ajv-equal.js";
import {
  ALLOWED_BY,
  CONFIG_NAMES,
  PACKAGE_NAME,
  SETTINGS,
  Seen,
  TIMEOUT_MS,
  candidatesFor,
  configOf,
  discover,
  errorsIn,
  errorsInConfig,
  extensionOf,
  gitTop,
  ignoringRule,
  importDefault,
  isCausedByChange,
  isCovered,
  isFullyLinted,
  isOnChangedLines,
  isPath,
  lintFile,
  manifestsIn,
  nextTurn,
  openGit,
  openServices,
  openSuppressions,
  readConfig,
  readHunks,
  readSetting,
  resolveModule,
  resolveRules,
  startGit,
  unknownRule,
  walk,
  whyMissing,
  workspaceOf
} from "./lint-file.js";
import {
  EXTENSIONS,
  absolutePath,
  inFolder,
  isCode,
  isInside,
  languageOf,
  looseText,
  parentOf,
  readRegular,
  readText,
  realPath,
  relativePath
} from "./parse.js";
import {
  isLockFile
} from "./lock-files.js";
import {
  Pending,
  ProjectRules,
  compileGlob,
  engineFinding,
  fixesKind,
  nearMissIn,
  timed,
  withoutFixes
} from "./lint-document.js";
import {
  require_ucs2length
} from "./ajv-ucs2length.js";
import {
  Lines,
  UserError,
  together,
  unknownHint
} from "./lines.js";
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
  PRESETS,
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

// src/files/git-blobs.ts
var MOST_BYTES = 5e6;
async function openBlobs(cwd) {
  const child = await startGit(cwd, "cat-file", "--batch");
  const [input, output] = [child.stdin, child.stdout];
  const chunks = [];
  let size = 0;
  let wake;
  let isOver = false;
  output.on("data", (chunk) => {
    chunks.push(chunk);
    size += chunk.length;
    wake?.();
  });
  const end = () => {
    isOver = true;
    wake?.();
  };
  child.on("error", end).on("close", end);
  input.on("error", end);
  const more = async () => {
    if (isOver) throw new UserError("git cat-file ended before all objects were read.");
    const late = setTimeout(() => child.kill("SIGKILL"), TIMEOUT_MS);
    await new Promise((done) => wake = done);
    clearTimeout(late);
    wake = void 0;
  };
  const joined = () => {
    if (chunks.length > 1) chunks.splice(0, chunks.length, Buffer.concat(chunks));
    return chunks[0] ?? Buffer.alloc(0);
  };
  const take = async (count) => {
    while (size < count) await more();
    const all = joined();
    chunks.splice(0, 1, all.subarray(count));
    size -= count;
    return all.subarray(0, count);
  };
  const skip = async (count) => {
    for (let left = count; left > 0; ) {
      if (size === 0) await more();
      left -= (await take(Math.min(left, size))).length;
    }
  };
  const takeLine = async () => {
    for (; ; ) {
      const at = joined().indexOf(10);
      if (at >= 0) return (await take(at + 1)).toString("utf8", 0, at);
      await more();
    }
  };
  const readOne = async () => {
    const [, type, length] = (await takeLine()).split(" ");
    if (length === void 0) return void 0;
    const isWanted = type === "blob" && Number(length) <= MOST_BYTES;
    const content = isWanted ? await take(Number(length)) : void 0;
    await skip(isWanted ? 1 : Number(length) + 1);
    return content && looseText(content);
  };
  const readAll = async (ids) => {
    input.write(ids.map((id) => `${id}
`).join(""));
    const texts = [];
    for (let at = 0; at < ids.length; at++) texts.push(await readOne());
    return texts;
  };
  let turn = Promise.resolve();
  return {
    read(ids) {
      const answer = turn.then(() => readAll(ids));
      turn = answer.catch(() => {
      });
      return answer;
    },
    close: () => void input.end()
  };
}

// src/read/file-tree.ts
import { createHash } from "node:crypto";

// src/read/checkout.ts
var MOST_BYTES2 = 5e6;
function checkoutReader(folder) {
  const placeOf = within(folder);
  return (path) => {
    const absolute = placeOf(path);
    const read = absolute === void 0 ? void 0 : readRegular(absolute, { maxBytes: MOST_BYTES2 });
    return read && "bytes" in read ? read.bytes : void 0;
  };
}
function checkoutTexts(folder, limit) {
  const placeOf = within(folder);
  return (path) => {
    const absolute = placeOf(path);
    const read = absolute === void 0 ? void 0 : readText(absolute, limit);
    return read && "text" in read ? read.text : void 0;
  };
}
function within(folder) {
  const top = realPath(folder);
  const known = /* @__PURE__ */ new Map();
  return (path) => {
    const absolute = inFolder(folder, path);
    const parent = parentOf(absolute);
    let isWithin = known.get(parent);
    if (isWithin === void 0) {
      const real = realPath(parent);
      isWithin = top !== void 0 && real !== void 0 && isInside(top, real);
      known.set(parent, isWithin);
    }
    return isWithin ? absolute : void 0;
  };
}

// src/read/file-tree.ts
var existsIn = (tree) => ({ path }) => tree.idOf(path) !== void 0;
var targetIn = (tree, from, source) => candidatesFor(from, source).find((each) => tree.idOf(each) !== void 0);
function folderTree(folder, extensions, also) {
  const paths = [];
  walk(folder, "", void 0, {
    isWanted: (name) => extensions.some((ending) => name.endsWith(ending)),
    also: (path) => isLockFile(path) || also?.(path) === true,
    onFolder: () => {
    },
    onUnsearched: () => {
    },
    onFile: (path) => void paths.push(path),
    onFailure: (path, message) => {
      throw new UserError(`${printable(path)}: ${message}`);
    }
  });
  return treeOnDisk(folder, paths);
}
function treeOnDisk(folder, paths) {
  const bytesOf = checkoutReader(folder);
  const known = new Set(paths);
  const kept = /* @__PURE__ */ new Map();
  const fileAt = (path) => {
    if (!kept.has(path)) {
      const bytes = known.has(path) ? bytesOf(path) : void 0;
      kept.set(path, bytes && { id: blobId(bytes), text: looseText(bytes) });
    }
    return kept.get(path);
  };
  return {
    paths,
    idOf: (path) => fileAt(path)?.id,
    read: async (all) => all.map((path) => fileAt(path)?.text)
  };
}
function blobId(bytes) {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

// src/read/git-tree.ts
var MOST_KEPT = 6e7;
var MOST_TREES = 8;
function openRepository(cwd) {
  const git = openGit(cwd);
  let opened;
  const kept = /* @__PURE__ */ new Map();
  let size = 0;
  const texts = async (ids) => {
    const missing = [...new Set(ids.filter((id) => !kept.has(id)))];
    const found = /* @__PURE__ */ new Map();
    if (missing.length > 0) {
      const blobs = await (opened ??= openBlobs(cwd));
      const read = await blobs.read(missing);
      for (const [index, id] of missing.entries()) found.set(id, read[index]);
    }
    const answer = ids.map((id) => found.has(id) ? found.get(id) : kept.get(id));
    for (const [id, text] of found) {
      kept.set(id, text);
      size += text?.length ?? 0;
    }
    for (const [id, text] of kept) {
      if (size <= MOST_KEPT) break;
      kept.delete(id);
      size -= text?.length ?? 0;
    }
    return answer;
  };
  const treeOf = async (commit) => {
    const { ok, out, complaint } = await git("ls-tree", "-r", "-z", commit);
    if (!ok) throw new UserError(`${printable(commit)} could not be read: ${complaint}.`);
    const ids = blobsIn(out);
    return {
      paths: [...ids.keys()],
      idOf: (path) => ids.get(path),
      read: (paths) => texts(paths.map((path) => ids.get(path) ?? "0".repeat(40)))
    };
  };
  const trees = /* @__PURE__ */ new Map();
  return {
    git,
    async commit(name) {
      if (trees.has(name)) return name;
      if (name.startsWith("-")) return void 0;
      const { ok, out } = await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`);
      return ok ? out.trim() : void 0;
    },
    async at(commit) {
      const tree = trees.get(commit) ?? await treeOf(commit);
      trees.set(commit, tree);
      for (const [oldest] of trees) if (trees.size > MOST_TREES) trees.delete(oldest);
      return tree;
    },
    async workingTree() {
      const [tracked, changed, untracked] = await Promise.all([
        git("ls-files", "-s", "-z"),
        // Of a submodule git would ask another git, which has a config of its own.
        git("diff-files", "--name-only", "-z", "--relative", "--ignore-submodules=all"),
        git("ls-files", "-o", "--exclude-standard", "-z")
      ]);
      const failed = [tracked, changed, untracked].find(({ ok }) => !ok);
      if (failed) throw new UserError(`The working tree could not be read: ${failed.complaint}.`);
      const ids = blobsIn(tracked.out);
      const others = [...changed.out.split("\0"), ...untracked.out.split("\0")].filter((path) => path !== "");
      for (const path of others) ids.delete(path);
      const onDisk = treeOnDisk(cwd, others);
      const idOf2 = (path) => ids.get(path) ?? onDisk.idOf(path);
      const read = async (paths) => {
        const inGit = await texts(paths.flatMap((path) => ids.get(path) ?? []));
        const there = await onDisk.read(paths);
        let at = 0;
        return paths.map((path, index) => ids.has(path) ? inGit[at++] : there[index]);
      };
      return { paths: [...ids.keys(), ...others].sort(), idOf: idOf2, read };
    },
    close: () => void opened?.then((blobs) => blobs.close())
  };
}
function blobsIn(list) {
  const ids = /* @__PURE__ */ new Map();
  for (const line of list.split("\0")) {
    const [, inTree, inIndex, path] = /^100\d+ (?:blob (\w+)|(\w+) 0)\t(.*)$/s.exec(line) ?? [];
    const id = inTree ?? inIndex;
    if (id !== void 0 && path !== void 0) ids.set(path, id);
  }
  return ids;
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
    if (path === void 0 || !found.has(path)) return EXTENSIONS.includes(extensionOf(was)) && ran.isCovered(was);
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
    name: "Python",
    extensions: [".py"],
    manifest: /^(?:pyproject\.toml|requirements[\w.-]*\.txt|setup\.(?:py|cfg)|Pipfile)$/,
    library: /dependencies\s{0,9}=\s{0,9}\[[^\]]{0,3000}["'](?:fast)?mcp["'[<>=~!;@ ]|^\s{0,9}["']?(?:fast)?mcp(?:\[[\w, -]{0,60}\])?\s{0,9}(?:$|[<>=~!;@])|["'](?:fast)?mcp(?:\[[\w, -]{0,60}\])?\s{0,9}[<>=~!@]|["'](?:fast)?mcp\[/m,
    command({ path, folder, text, mains }) {
      const [, poetry, script] = /^\[(project|tool\.poetry)\.scripts\][ \t]{0,9}\n[ \t]{0,9}["']?([\w.-]+)["']?\s{0,9}=/m.exec(text) ?? [];
      if (script !== void 0 && path.endsWith(".toml")) {
        const inside = folder === "" ? "" : ` --directory ${folder.slice(0, -1)}`;
        return poetry === "project" ? `uv run${inside} ${script}` : `poetry run ${script}`;
      }
      const main = mains.find((each) => /(?:^|\/)(?:server|main|app)\.py$/.test(each)) ?? mains.find((each) => /mcp|server/.test(each));
      return main === void 0 ? void 0 : `python ${main}`;
    }
  },
  {
    name: "Go",
    extensions: [".go"],
    manifest: /^go\.mod$/,
    library: /^[ \t]{0,9}(?:require )?github\.com\/(?:mark3labs\/mcp-go|modelcontextprotocol\/go-sdk|metoro-io\/mcp-golang|ThinkInAIXYZ\/go-mcp|viant\/mcp|strowk\/foxy-contexts|localrivet\/gomcp)[\w./-]{0,40} v[\w.+-]{1,80}[ \t]{0,9}$/m,
    command({ folder, mains }) {
      const own = mains.filter((each) => each.startsWith(folder)).map((each) => each.slice(folder.length));
      const main = own.find((each) => each === "main.go") ?? own.find((each) => /mcp|server/.test(each)) ?? own[0];
      if (main === void 0) return void 0;
      const at = main === "main.go" ? "." : `./${main.slice(0, -"/main.go".length)}`;
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
    library: /io\.modelcontextprotocol[:"'. ]+kotlin-sdk/
  },
  {
    name: "Java",
    extensions: [".java"],
    manifest: /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/,
    library: /io\.modelcontextprotocol(?![:"'. ]+kotlin-sdk)|spring-ai-[\w-]{0,40}mcp|quarkus-mcp-server/
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
var BY_EXTENSION = new Map(LANGUAGES.flatMap((each) => each.extensions.map((ending) => [ending, each])));
var MAY_BE_MANIFEST = /* @__PURE__ */ new Set([
  ".toml",
  ".txt",
  ".py",
  ".cfg",
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
var MOST_LOOKED_INTO = 10;
var MOST_BYTES3 = 1e5;
var IMPORTS_MCP = /^\s{0,9}(?:from|import)\s+(?:fast)?mcp\b/m;
function watchLanguages(cwd) {
  const counts = /* @__PURE__ */ new Map();
  const mains = /* @__PURE__ */ new Map();
  const manifests = [];
  const read = checkoutTexts(cwd, { maxBytes: MOST_BYTES3 });
  const textOf = (path) => read(path) ?? "";
  const see = (folder, name) => {
    const ending = extensionOf(name);
    const language = BY_EXTENSION.get(ending);
    if (language) {
      if (ASIDE.test(folder)) return;
      counts.set(language, (counts.get(language) ?? 0) + 1);
      const some = mains.get(language) ?? [];
      if (some.length < MOST_MAINS && isMain(folder, name)) mains.set(language, [...some, folder + name]);
    }
    if (!MAY_BE_MANIFEST.has(ending) && name !== "Gemfile" && name !== "Pipfile") return;
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
      const isPlain = packages.length === 0 && language.name === "Python" && own.slice(0, MOST_LOOKED_INTO).some((each) => IMPORTS_MCP.test(textOf(each)));
      if (packages.length === 0 && !isPlain) return [];
      const guessed = isPlain ? own.find((each) => IMPORTS_MCP.test(textOf(each))) : void 0;
      const command = guessed === void 0 ? packages.map((each) => language.command?.(each)).find((each) => each !== void 0 && isHarmless(each)) : `python ${guessed}`;
      return [{ language: language.name, files, ...command !== void 0 && isHarmless(command) && { command } }];
    }).sort((a, b) => b.files - a.files);
  };
  return { see, found };
}
var languageNamed = (file) => BY_EXTENSION.get(extensionOf(file))?.name;
var isMain = (folder, name) => name === "main.go" || name.endsWith(".py") && folder.split("/").length <= 2;
var isHarmless = (command) => /^[\w./: =-]{1,200}$/.test(command) && !/(?:^|[\s/])\.\.(?:\/|\s|$)/.test(command);

// src/engine/servers.ts
var MOST_SERVERS = 500;
var MOST_STEPS = 2e5;
function joinServers(files) {
  const exported = new Map(files.map(({ path, exported: names }) => [path, names]));
  const leadsTo = /* @__PURE__ */ new Map();
  for (const { path, handed, imported } of files) {
    for (const { from, to, isAlways } of handed) if (isAlways) addTo(leadsTo, idOf(path, from), idOf(path, to));
    for (const { node, path: other, name } of imported) {
      const names = exported.get(other);
      const there = names && Object.hasOwn(names, name) ? names[name] : void 0;
      if (there === void 0) continue;
      addTo(leadsTo, idOf(path, node), idOf(other, there));
      addTo(leadsTo, idOf(other, there), idOf(path, node));
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
  return { of: (path, node) => servers.get(idOf(path, node)) ?? [] };
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
  /** `renamed`: what was renamed before this run. */
  constructor(renamed) {
    this.renamed = new Map(renamed);
  }
  add(path, outcome) {
    const { file, skipped, findings, failures, secrets, facts, settings, known, disabledRanges } = outcome;
    if (file) this.#files.push(file);
    if (outcome.borrowed) this.#borrowed.set(path, outcome.borrowed);
    if (skipped) this.#skipped.push(skipped);
    for (const each of outcome.unread ?? []) this.#unread.push(each);
    if (outcome.wiring) this.#wiring.push(outcome.wiring);
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
    const compared = project.compare(joinServers(this.#wiring.sort(byPath)));
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
      ...this.#stillUnread(),
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
  #stillUnread() {
    const loose = [...this.#loose.values()].reduce((sum, tools) => sum + tools, 0);
    const isElsewhere = (own) => loose - (this.#loose.get(own) ?? 0) > 1;
    const unread = this.#unread.filter(({ path, mayBeElsewhere }) => !(mayBeElsewhere && isElsewhere(path))).map(({ mayBeElsewhere: _, ...each }) => each).sort((a, b) => compareText(a.path, b.path) || a.line - b.line);
    return unread.length > 0 ? { unread } : {};
  }
  /** A tool that is defined in one file and served by another is counted where it is defined. */
  #countedOnce() {
    if (this.#borrowed.size === 0) return this.#files;
    const own = new Map(this.#files.map(({ path, tools }) => [path, tools]));
    return this.#files.map((file) => {
      const borrowed = [...this.#borrowed.get(file.path) ?? []];
      const elsewhere = borrowed.reduce((sum, [path, tools]) => sum + Math.min(tools, own.get(path) ?? 0), 0);
      return elsewhere === 0 ? file : { ...file, tools: file.tools - elsewhere };
    });
  }
};
async function reportOfRun(total, suppressions, run2) {
  const { files, skipped, failures, unread, secrets, leftOut, cutShort } = total;
  const settled = await suppressions?.apply({ ...total, ...run2 });
  const { findings = total.findings, suppressed = 0, done } = settled ?? {};
  const report = makeReport({
    ...{ files, skipped, findings, failures, secrets, suppressed: total.suppressed + suppressed },
    ...leftOut && { leftOut },
    ...cutShort && { cutShort },
    ...unread && { unread }
  });
  return { report, ...done && { done } };
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
  ...options
}) {
  const here = await timed("config", () => configs.for("."));
  const languages = watchLanguages(cwd);
  const found = await timed(
    "find",
    () => discover({ cwd, paths, ...searchIn(here), ignoreUnknown, ignoredByGit, onName: languages.see })
  );
  configs.know(found.folders);
  const suppressions = await openSuppressions(suppressionsIn, suppressing);
  const onProgress = options.onStart?.(found.files.length);
  const { close, forget, ...services } = openServices(cwd);
  const { onFixed } = options;
  try {
    const { changes, ...result } = await run({
      ...options,
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
    const { report: own, done } = await reportOfRun(total, suppressions, { cwd, paths, configs, isMeant });
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
    also: here.also
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
  const tally = new RunResults(options.renamed);
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
function ae(M) {
  let V;
  const K = (D) => {
    V ??= M();
    const z = V(D);
    return K.errors = V.errors, z;
  };
  return K;
}
function A(M, V) {
  if (M === null) return V;
  for (const K of V) M.push(K);
  return M;
}
var le = ae(() => {
  const M = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://toolint.dev/schemas/config.schema.json", title: "toolint config", description: "Which files toolint looks at, which rules hold for them, and what it may read.", type: "object", additionalProperties: false, properties: { $schema: { type: "string", description: "The JSON Schema of this file, for editors." }, root: { type: "boolean", description: "Look for no further config in the folders above this one." }, extends: { description: "What this config builds on: a preset (spec, recommended or strict), a config file, or a package that is one.", type: "array", items: { type: "string", minLength: 1 } }, rules: { $ref: "#/$defs/rules", description: 'Rules by id, or all rules of a pack as "mcp/*": "error", "warning", "info" or "off", or ["warning", { options }].' }, files: { $ref: "#/$defs/globs", description: "Which files to look at, instead of all. Files that are named on the command line always are." }, ignore: { $ref: "#/$defs/globs", description: "Files and folders to leave out, written as in .gitignore; braces may be used." }, overrides: { type: "array", description: "Other settings for some of the files.", items: { type: "object", additionalProperties: false, required: ["files"], properties: { files: { $ref: "#/$defs/globs", description: "The files that these settings are for." }, ignore: { $ref: "#/$defs/globs", description: "Those among them that they are not for." }, rules: { $ref: "#/$defs/rules", description: "What they are set to there." } } } }, formats: { type: "object", description: 'The format of files that are not recognised by what they hold: {"**/tool.meta.json": "shinkai"}.', additionalProperties: { type: "string", enum: ["otc", "shinkai", "gloodata", "openai", "mcp", "server-json"] } }, servers: { type: "object", description: 'The tool servers that files belong to: {"math": ["tools/math/**"]}. Ids are unique in a server.', additionalProperties: { $ref: "#/$defs/globs" } }, dialect: { type: "object", description: "Which dialect of a format to judge by, where it has several.", additionalProperties: false, properties: { openai: { type: "string", enum: ["auto", "seed", "openai", "mcp-apps"], default: "auto", description: "The dialect of OpenAI metadata; `auto` tells it by the keys of each tool." } } }, clients: { type: "array", description: 'The AI clients and model APIs to care for, instead of all those whose limits are well documented: ["claude", "openai"].', items: { type: "string", enum: ["claude", "openai", "gemini", "vscode", "copilot-cli", "cursor", "amazon-q", "kimi", "langchain", "codex", "zed", "bedrock"] } }, comments: { type: "boolean", description: "Allow comments and trailing commas in .json files, as in .jsonc files.", default: false }, limits: { type: "object", description: "How much is read and told. A file beyond a limit fails the run; findings beyond one are only counted.", additionalProperties: false, properties: { fileSize: { type: "integer", description: "The bytes of a file.", minimum: 1, maximum: 268435456, default: 10485760 }, depth: { type: "integer", description: "How many levels deep a manifest may be nested.", minimum: 1, maximum: 1e3, default: 500 }, aliases: { type: "integer", description: "How many values the aliases of a YAML file may stand for.", minimum: 1, maximum: 5e6, default: 1e5 }, findingsPerFile: { type: "integer", description: "The findings of a file that are told, the most severe.", minimum: 1, maximum: 1e6, default: 1e4 }, findings: { type: "integer", description: "The findings of a whole run that are told, the most severe.", minimum: 1, maximum: 1e6, default: 1e5 } } }, diff: { type: "object", description: "What `toolint diff` passes over.", additionalProperties: false, properties: { accept: { type: "array", description: "Changes of contracts that are accepted, each for one tool.", items: { type: "object", additionalProperties: false, required: ["rule", "tool", "reason"], properties: { rule: { type: "string", minLength: 1, description: "The rule, or a family: `diff/*`." }, tool: { type: "string", minLength: 1, description: "The name of the tool before the change." }, until: { type: "string", minLength: 1, description: "The first version for which it is no longer accepted." }, reason: { type: "string", minLength: 1, description: "Why it is accepted." } } } } } }, plugins: { type: "array", description: "Modules with rules of one's own: paths that start with `./`, or packages.", items: { type: "string", minLength: 1 } } }, $defs: { globs: { type: "array", items: { type: "string", minLength: 1 } }, severity: { type: "string", enum: ["error", "warning", "info", "off"] }, bareSetting: { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { $ref: "#/$defs/severity" } }, setting: { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", if: { maxItems: 1 }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }, { type: "object" }], minItems: 2, maxItems: 2 } }, else: { $ref: "#/$defs/severity" } }, rules: { type: "object", additionalProperties: false, properties: { "common/description-length": { description: "A description is so short or so long that models handle it badly", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { toolMin: { type: "integer", minimum: 0, description: "The fewest characters that the description of a tool should have" }, toolMax: { type: "integer", minimum: 1, description: "The most characters for the description of a tool" }, parameterMax: { type: "integer", minimum: 1, description: "The most characters for the description of a parameter" } } }], minItems: 2, maxItems: 2 } }, "common/empty-description": { description: "A description is blank, a placeholder, or only repeats the name", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { repeats: { enum: ["open", "all"], description: "Which descriptions that repeat the name to report: those of a single word that leave something open, or all" } } }], minItems: 2, maxItems: 2 } }, "common/parameter-description": { description: "A parameter has no description", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { null: { enum: ["accept", "report"], description: "Whether to accept a description that is null, which Gloodata writes where the author gave none" }, selfExplaining: { enum: ["accept", "report"], description: "Whether to accept a parameter that the tool's own description mentions, or whose name, format or choices say enough" } } }], minItems: 2, maxItems: 2 } }, "diff/description-changed": { description: "A text that models read was changed", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { warn: { type: "boolean", description: "report as a warning, not only as information" } } }], minItems: 2, maxItems: 2 } }, "live/token-cost": { description: "The tools of a server take up much of what a model can read", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { budget: { description: "How many tokens all tools of the server may cost. 0 means that there is no budget, and that only very large lists are mentioned.", type: "integer", minimum: 0 } } }], minItems: 2, maxItems: 2 } }, "mcp/name-format": { description: "A tool name that not every client can call", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { names: { enum: ["specification", "every-client"], description: "Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most" }, leadingDigit: { type: "boolean", description: "Whether to report names that begin with a digit or a dash, which Gemini refuses" } } }], minItems: 2, maxItems: 2 } }, "openai/description-action-oriented": { description: 'A description does not start with "Use this when\u2026"', $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are checked" } } }], minItems: 2, maxItems: 2 } }, "openai/read-only-hint": { description: "A tool whose name suggests that it only reads is not marked read-only", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are checked" } } }], minItems: 2, maxItems: 2 } }, "otc/flat-input-schema": { description: "`input_schema` is the JSON Schema itself, without `parameters` around it", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { accept: { type: "boolean", description: "Takes the flat form too, which many servers write" } } }], minItems: 2, maxItems: 2 } }, "otc/oauth2-scopes": { description: "oauth2 without scopes, or with an empty scope, several in one string or the same one twice", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { allowNone: { type: "boolean", description: "Takes an empty list: there are providers that have no scopes" } } }], minItems: 2, maxItems: 2 } }, "common/*": { description: "Every rule of the pack common, except those that are named here.", $ref: "#/$defs/bareSetting" }, "clients/*": { description: "Every rule of the pack clients, except those that are named here.", $ref: "#/$defs/bareSetting" }, "live/*": { description: "Every rule of the pack live, except those that are named here.", $ref: "#/$defs/bareSetting" }, "otc/*": { description: "Every rule of the pack otc, except those that are named here.", $ref: "#/$defs/bareSetting" }, "shinkai/*": { description: "Every rule of the pack shinkai, except those that are named here.", $ref: "#/$defs/bareSetting" }, "gloodata/*": { description: "Every rule of the pack gloodata, except those that are named here.", $ref: "#/$defs/bareSetting" }, "openai/*": { description: "Every rule of the pack openai, except those that are named here.", $ref: "#/$defs/bareSetting" }, "mcp/*": { description: "Every rule of the pack mcp, except those that are named here.", $ref: "#/$defs/bareSetting" }, "server-json/*": { description: "Every rule of the pack server-json, except those that are named here.", $ref: "#/$defs/bareSetting" }, "diff/*": { description: "Every rule of the pack diff, except those that are named here.", $ref: "#/$defs/bareSetting" } }, patternProperties: { "^(?!(?:common|clients|live|otc|shinkai|gloodata|openai|mcp|server-json|diff)/)[^/]+/": { $ref: "#/$defs/setting" }, "^(?:clients/description-limit|clients/draft-2020-12|clients/duplicate-schema-id|clients/gemini-schema|clients/list-refused|clients/output-schema-compiles|clients/output-schema-dialect|clients/pattern|clients/prefixed-name|clients/property-name|clients/recursive-ref|clients/ref-target|clients/root-combinator|clients/root-properties|clients/strict-schema|clients/tool-count|clients/x-mcp-header|clients/zod-lost-parameters|clients/zod-unrepresentable|common/array-without-items|common/bounds-in-prose|common/choices-in-prose|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-enum|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/json-in-string|common/lost-format|common/parameter-type|common/placeholder-name|common/remote-ref|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-parameter-named|common/unknown-schema-keyword|common/unused-definitions|common/unused-directive|common/wrapped-arguments|diff/added|diff/bound-tightened|diff/closed|diff/config-narrowed|diff/default-changed|diff/enum-narrowed|diff/hint-riskier|diff/output-narrowed|diff/parameter-removed|diff/parameter-renamed|diff/parameter-required|diff/tool-removed|diff/tool-renamed|diff/tools-merged|diff/type-narrowed|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|live/capability|live/client-refuses|live/env-leak|live/not-in-source|live/not-served|live/stdout-noise|live/unstable-list|mcp/annotation-conflict|mcp/annotation-type|mcp/answer-shape|mcp/description-missing|mcp/duplicate-prompt|mcp/empty-content|mcp/error-without-flag|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/media-data|mcp/misplaced-error-flag|mcp/missing-capability|mcp/misspelt-field|mcp/prompt-answer|mcp/prompt-argument|mcp/read-only-name|mcp/required-default|mcp/required-field|mcp/resource-uri|mcp/server-options|mcp/shared-server|mcp/stdout-in-stdio|mcp/structured-content|mcp/template-argument|mcp/undeclared-argument|mcp/unknown-field|mcp/unknown-tool-named|mcp/unlisted-case|mcp/unread-parameter|mcp/version-not-raised|mcp/zod-expected|openai/call-arguments|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/template-registered|openai/ui-initialize|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|otc/version-not-raised|server-json/field-format|server-json/field-type|server-json/misspelt-field|server-json/name-differs|server-json/old-schema|server-json/package-differs|server-json/required-field|server-json/secret-not-marked|server-json/transport|server-json/unknown-field|server-json/version-differs|shinkai/code-undeclared|shinkai/code-unread|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format|shinkai/version-not-raised)$": { $ref: "#/$defs/bareSetting" } } } } }, V = { type: "array", items: { type: "string", minLength: 1 } }, K = Object.prototype.hasOwnProperty, D = import_ucs2length.default.default, z = { type: "object", additionalProperties: false, properties: { "common/description-length": { description: "A description is so short or so long that models handle it badly", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { toolMin: { type: "integer", minimum: 0, description: "The fewest characters that the description of a tool should have" }, toolMax: { type: "integer", minimum: 1, description: "The most characters for the description of a tool" }, parameterMax: { type: "integer", minimum: 1, description: "The most characters for the description of a parameter" } } }], minItems: 2, maxItems: 2 } }, "common/empty-description": { description: "A description is blank, a placeholder, or only repeats the name", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { repeats: { enum: ["open", "all"], description: "Which descriptions that repeat the name to report: those of a single word that leave something open, or all" } } }], minItems: 2, maxItems: 2 } }, "common/parameter-description": { description: "A parameter has no description", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { null: { enum: ["accept", "report"], description: "Whether to accept a description that is null, which Gloodata writes where the author gave none" }, selfExplaining: { enum: ["accept", "report"], description: "Whether to accept a parameter that the tool's own description mentions, or whose name, format or choices say enough" } } }], minItems: 2, maxItems: 2 } }, "diff/description-changed": { description: "A text that models read was changed", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { warn: { type: "boolean", description: "report as a warning, not only as information" } } }], minItems: 2, maxItems: 2 } }, "live/token-cost": { description: "The tools of a server take up much of what a model can read", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { budget: { description: "How many tokens all tools of the server may cost. 0 means that there is no budget, and that only very large lists are mentioned.", type: "integer", minimum: 0 } } }], minItems: 2, maxItems: 2 } }, "mcp/name-format": { description: "A tool name that not every client can call", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { names: { enum: ["specification", "every-client"], description: "Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most" }, leadingDigit: { type: "boolean", description: "Whether to report names that begin with a digit or a dash, which Gemini refuses" } } }], minItems: 2, maxItems: 2 } }, "openai/description-action-oriented": { description: 'A description does not start with "Use this when\u2026"', $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are checked" } } }], minItems: 2, maxItems: 2 } }, "openai/read-only-hint": { description: "A tool whose name suggests that it only reads is not marked read-only", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are checked" } } }], minItems: 2, maxItems: 2 } }, "otc/flat-input-schema": { description: "`input_schema` is the JSON Schema itself, without `parameters` around it", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { accept: { type: "boolean", description: "Takes the flat form too, which many servers write" } } }], minItems: 2, maxItems: 2 } }, "otc/oauth2-scopes": { description: "oauth2 without scopes, or with an empty scope, several in one string or the same one twice", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { allowNone: { type: "boolean", description: "Takes an empty list: there are providers that have no scopes" } } }], minItems: 2, maxItems: 2 } }, "common/*": { description: "Every rule of the pack common, except those that are named here.", $ref: "#/$defs/bareSetting" }, "clients/*": { description: "Every rule of the pack clients, except those that are named here.", $ref: "#/$defs/bareSetting" }, "live/*": { description: "Every rule of the pack live, except those that are named here.", $ref: "#/$defs/bareSetting" }, "otc/*": { description: "Every rule of the pack otc, except those that are named here.", $ref: "#/$defs/bareSetting" }, "shinkai/*": { description: "Every rule of the pack shinkai, except those that are named here.", $ref: "#/$defs/bareSetting" }, "gloodata/*": { description: "Every rule of the pack gloodata, except those that are named here.", $ref: "#/$defs/bareSetting" }, "openai/*": { description: "Every rule of the pack openai, except those that are named here.", $ref: "#/$defs/bareSetting" }, "mcp/*": { description: "Every rule of the pack mcp, except those that are named here.", $ref: "#/$defs/bareSetting" }, "server-json/*": { description: "Every rule of the pack server-json, except those that are named here.", $ref: "#/$defs/bareSetting" }, "diff/*": { description: "Every rule of the pack diff, except those that are named here.", $ref: "#/$defs/bareSetting" } }, patternProperties: { "^(?!(?:common|clients|live|otc|shinkai|gloodata|openai|mcp|server-json|diff)/)[^/]+/": { $ref: "#/$defs/setting" }, "^(?:clients/description-limit|clients/draft-2020-12|clients/duplicate-schema-id|clients/gemini-schema|clients/list-refused|clients/output-schema-compiles|clients/output-schema-dialect|clients/pattern|clients/prefixed-name|clients/property-name|clients/recursive-ref|clients/ref-target|clients/root-combinator|clients/root-properties|clients/strict-schema|clients/tool-count|clients/x-mcp-header|clients/zod-lost-parameters|clients/zod-unrepresentable|common/array-without-items|common/bounds-in-prose|common/choices-in-prose|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-enum|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/json-in-string|common/lost-format|common/parameter-type|common/placeholder-name|common/remote-ref|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-parameter-named|common/unknown-schema-keyword|common/unused-definitions|common/unused-directive|common/wrapped-arguments|diff/added|diff/bound-tightened|diff/closed|diff/config-narrowed|diff/default-changed|diff/enum-narrowed|diff/hint-riskier|diff/output-narrowed|diff/parameter-removed|diff/parameter-renamed|diff/parameter-required|diff/tool-removed|diff/tool-renamed|diff/tools-merged|diff/type-narrowed|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|live/capability|live/client-refuses|live/env-leak|live/not-in-source|live/not-served|live/stdout-noise|live/unstable-list|mcp/annotation-conflict|mcp/annotation-type|mcp/answer-shape|mcp/description-missing|mcp/duplicate-prompt|mcp/empty-content|mcp/error-without-flag|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/media-data|mcp/misplaced-error-flag|mcp/missing-capability|mcp/misspelt-field|mcp/prompt-answer|mcp/prompt-argument|mcp/read-only-name|mcp/required-default|mcp/required-field|mcp/resource-uri|mcp/server-options|mcp/shared-server|mcp/stdout-in-stdio|mcp/structured-content|mcp/template-argument|mcp/undeclared-argument|mcp/unknown-field|mcp/unknown-tool-named|mcp/unlisted-case|mcp/unread-parameter|mcp/version-not-raised|mcp/zod-expected|openai/call-arguments|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/template-registered|openai/ui-initialize|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|otc/version-not-raised|server-json/field-format|server-json/field-type|server-json/misspelt-field|server-json/name-differs|server-json/old-schema|server-json/package-differs|server-json/required-field|server-json/secret-not-marked|server-json/transport|server-json/unknown-field|server-json/version-differs|shinkai/code-undeclared|shinkai/code-unread|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format|shinkai/version-not-raised)$": { $ref: "#/$defs/bareSetting" } } }, ee = import_equal.default.default, te = new RegExp("^(?!(?:common|clients|live|otc|shinkai|gloodata|openai|mcp|server-json|diff)/)[^/]+/", "u"), ie = new RegExp("^(?:clients/description-limit|clients/draft-2020-12|clients/duplicate-schema-id|clients/gemini-schema|clients/list-refused|clients/output-schema-compiles|clients/output-schema-dialect|clients/pattern|clients/prefixed-name|clients/property-name|clients/recursive-ref|clients/ref-target|clients/root-combinator|clients/root-properties|clients/strict-schema|clients/tool-count|clients/x-mcp-header|clients/zod-lost-parameters|clients/zod-unrepresentable|common/array-without-items|common/bounds-in-prose|common/choices-in-prose|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-enum|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/json-in-string|common/lost-format|common/parameter-type|common/placeholder-name|common/remote-ref|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-parameter-named|common/unknown-schema-keyword|common/unused-definitions|common/unused-directive|common/wrapped-arguments|diff/added|diff/bound-tightened|diff/closed|diff/config-narrowed|diff/default-changed|diff/enum-narrowed|diff/hint-riskier|diff/output-narrowed|diff/parameter-removed|diff/parameter-renamed|diff/parameter-required|diff/tool-removed|diff/tool-renamed|diff/tools-merged|diff/type-narrowed|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|live/capability|live/client-refuses|live/env-leak|live/not-in-source|live/not-served|live/stdout-noise|live/unstable-list|mcp/annotation-conflict|mcp/annotation-type|mcp/answer-shape|mcp/description-missing|mcp/duplicate-prompt|mcp/empty-content|mcp/error-without-flag|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/media-data|mcp/misplaced-error-flag|mcp/missing-capability|mcp/misspelt-field|mcp/prompt-answer|mcp/prompt-argument|mcp/read-only-name|mcp/required-default|mcp/required-field|mcp/resource-uri|mcp/server-options|mcp/shared-server|mcp/stdout-in-stdio|mcp/structured-content|mcp/template-argument|mcp/undeclared-argument|mcp/unknown-field|mcp/unknown-tool-named|mcp/unlisted-case|mcp/unread-parameter|mcp/version-not-raised|mcp/zod-expected|openai/call-arguments|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/template-registered|openai/ui-initialize|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|otc/version-not-raised|server-json/field-format|server-json/field-type|server-json/misspelt-field|server-json/name-differs|server-json/old-schema|server-json/package-differs|server-json/required-field|server-json/secret-not-marked|server-json/transport|server-json/unknown-field|server-json/version-differs|shinkai/code-undeclared|shinkai/code-unread|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format|shinkai/version-not-raised)$", "u"), oe = { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", if: { maxItems: 1 }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }, { type: "object" }], minItems: 2, maxItems: 2 } }, else: { $ref: "#/$defs/severity" } }, G = { type: "string", enum: ["error", "warning", "info", "off"] };
  function v(r, { instancePath: i = "", parentData: Q, parentDataProperty: X, rootData: x = r, dynamicAnchors: I = {} } = {}) {
    let e = null, t = 0;
    const N = v.evaluated;
    N.dynamicProps && (N.props = void 0), N.dynamicItems && (N.items = void 0);
    const l = t;
    let s = true;
    const n = t;
    if (!Array.isArray(r)) {
      const q = {};
      e === null ? e = [q] : e.push(q), t++;
    }
    var d = n === t;
    t = l, e !== null && (l ? e.length = l : e = null);
    let c;
    if (d) {
      const q = t;
      if (!Array.isArray(r)) {
        const O = { instancePath: i, schemaPath: "#/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        e === null ? e = [O] : e.push(O), t++;
      }
      const b = t;
      let j = true;
      const L = t;
      if (Array.isArray(r) && r.length > 1) {
        const O = {};
        e === null ? e = [O] : e.push(O), t++;
      }
      var u = L === t;
      t = b, e !== null && (b ? e.length = b : e = null);
      let W;
      if (u) {
        const O = t;
        if (Array.isArray(r)) {
          if (r.length > 1) {
            const w = { instancePath: i, schemaPath: "#/then/then/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
            e === null ? e = [w] : e.push(w), t++;
          }
          if (r.length < 1) {
            const w = { instancePath: i, schemaPath: "#/then/then/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            e === null ? e = [w] : e.push(w), t++;
          }
          if (r.length > 0) {
            let w = r[0];
            if (typeof w != "string") {
              const T = { instancePath: i + "/0", schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [T] : e.push(T), t++;
            }
            if (!(w === "error" || w === "warning" || w === "info" || w === "off")) {
              const T = { instancePath: i + "/0", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: G.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [T] : e.push(T), t++;
            }
          }
        } else {
          const S = { instancePath: i, schemaPath: "#/then/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [S] : e.push(S), t++;
        }
        var u = O === t;
        if (j = u, j) var h = 1;
        W = "then";
      } else {
        const O = t;
        if (Array.isArray(r)) {
          if (r.length > 2) {
            const w = { instancePath: i, schemaPath: "#/then/else/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
            e === null ? e = [w] : e.push(w), t++;
          }
          if (r.length < 2) {
            const w = { instancePath: i, schemaPath: "#/then/else/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
            e === null ? e = [w] : e.push(w), t++;
          }
          const S = r.length;
          if (S > 0) {
            let w = r[0];
            if (typeof w != "string") {
              const T = { instancePath: i + "/0", schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [T] : e.push(T), t++;
            }
            if (!(w === "error" || w === "warning" || w === "info" || w === "off")) {
              const T = { instancePath: i + "/0", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: G.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [T] : e.push(T), t++;
            }
          }
          if (S > 1) {
            let w = r[1];
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
        j = u, j && h !== true && (h = h > 2 ? h : 2), W = "else";
      }
      if (!j) {
        const O = { instancePath: i, schemaPath: "#/then/if", keyword: "if", params: { failingKeyword: W }, message: 'must match "' + W + '" schema' };
        e === null ? e = [O] : e.push(O), t++;
      }
      var d = q === t;
      s = d, c = "then";
    } else {
      const q = t;
      if (typeof r != "string") {
        const j = { instancePath: i, schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [j] : e.push(j), t++;
      }
      if (!(r === "error" || r === "warning" || r === "info" || r === "off")) {
        const j = { instancePath: i, schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: G.enum }, message: "must be equal to one of the allowed values" };
        e === null ? e = [j] : e.push(j), t++;
      }
      var d = q === t;
      s = d, c = "else";
    }
    if (!s) {
      const q = { instancePath: i, schemaPath: "#/if", keyword: "if", params: { failingKeyword: c }, message: 'must match "' + c + '" schema' };
      e === null ? e = [q] : e.push(q), t++;
    }
    return v.errors = e, N.items = h, t === 0;
  }
  v.evaluated = { dynamicProps: false, dynamicItems: true };
  const ne = { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { $ref: "#/$defs/severity" } };
  function $(r, { instancePath: i = "", parentData: Q, parentDataProperty: X, rootData: x = r, dynamicAnchors: I = {} } = {}) {
    let e = null, t = 0;
    const N = $.evaluated;
    N.dynamicProps && (N.props = void 0), N.dynamicItems && (N.items = void 0);
    const l = t;
    let s = true;
    const n = t;
    if (!Array.isArray(r)) {
      const h = {};
      e === null ? e = [h] : e.push(h), t++;
    }
    var d = n === t;
    t = l, e !== null && (l ? e.length = l : e = null);
    let c;
    if (d) {
      const h = t;
      if (Array.isArray(r)) {
        if (r.length > 1) {
          const j = { instancePath: i, schemaPath: "#/then/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
          e === null ? e = [j] : e.push(j), t++;
        }
        if (r.length < 1) {
          const j = { instancePath: i, schemaPath: "#/then/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          e === null ? e = [j] : e.push(j), t++;
        }
        if (r.length > 0) {
          let j = r[0];
          if (typeof j != "string") {
            const L = { instancePath: i + "/0", schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [L] : e.push(L), t++;
          }
          if (!(j === "error" || j === "warning" || j === "info" || j === "off")) {
            const L = { instancePath: i + "/0", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: G.enum }, message: "must be equal to one of the allowed values" };
            e === null ? e = [L] : e.push(L), t++;
          }
        }
      } else {
        const b = { instancePath: i, schemaPath: "#/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        e === null ? e = [b] : e.push(b), t++;
      }
      var d = h === t;
      if (s = d, s) var u = 1;
      c = "then";
    } else {
      const h = t;
      if (typeof r != "string") {
        const b = { instancePath: i, schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [b] : e.push(b), t++;
      }
      if (!(r === "error" || r === "warning" || r === "info" || r === "off")) {
        const b = { instancePath: i, schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: G.enum }, message: "must be equal to one of the allowed values" };
        e === null ? e = [b] : e.push(b), t++;
      }
      var d = h === t;
      s = d, c = "else";
    }
    if (!s) {
      const h = { instancePath: i, schemaPath: "#/if", keyword: "if", params: { failingKeyword: c }, message: 'must match "' + c + '" schema' };
      e === null ? e = [h] : e.push(h), t++;
    }
    return $.errors = e, N.items = u, t === 0;
  }
  $.evaluated = { dynamicProps: false, dynamicItems: true };
  function H(r, { instancePath: i = "", parentData: Q, parentDataProperty: X, rootData: x = r, dynamicAnchors: I = {} } = {}) {
    let e = null, t = 0;
    const N = H.evaluated;
    if (N.dynamicProps && (N.props = void 0), N.dynamicItems && (N.items = void 0), r && typeof r == "object" && !Array.isArray(r)) {
      for (const m in r) if (!(K.call(z.properties, m) || te.test(m) || ie.test(m))) {
        const y = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: m }, message: "must NOT have additional properties" };
        e === null ? e = [y] : e.push(y), t++;
      }
      if (r["common/description-length"] !== void 0) {
        let m = r["common/description-length"];
        if (!v(m, { instancePath: i + "/common~1description-length", parentData: r, parentDataProperty: "common/description-length", rootData: x, dynamicAnchors: I })) e = A(e, v.errors), t = e.length;
        else var l = v.evaluated.items;
        const y = t;
        let g = true;
        const P = t;
        if (t === P) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var s = P === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), s) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const a = { instancePath: i + "/common~1description-length", schemaPath: "#/properties/common~1description-length/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length < 2) {
              const a = { instancePath: i + "/common~1description-length", schemaPath: "#/properties/common~1description-length/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length > 1) {
              let a = m[1];
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const o in a) if (!(o === "toolMin" || o === "toolMax" || o === "parameterMax")) {
                  const f = { instancePath: i + "/common~1description-length/1", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (a.toolMin !== void 0) {
                  let o = a.toolMin;
                  if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                    const f = { instancePath: i + "/common~1description-length/1/toolMin", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMin/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                  if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                    const f = { instancePath: i + "/common~1description-length/1/toolMin", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMin/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
                if (a.toolMax !== void 0) {
                  let o = a.toolMax;
                  if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                    const f = { instancePath: i + "/common~1description-length/1/toolMax", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                  if (typeof o == "number" && isFinite(o) && (o < 1 || isNaN(o))) {
                    const f = { instancePath: i + "/common~1description-length/1/toolMax", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
                if (a.parameterMax !== void 0) {
                  let o = a.parameterMax;
                  if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                    const f = { instancePath: i + "/common~1description-length/1/parameterMax", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/parameterMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                  if (typeof o == "number" && isFinite(o) && (o < 1 || isNaN(o))) {
                    const f = { instancePath: i + "/common~1description-length/1/parameterMax", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/parameterMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
              } else {
                const o = { instancePath: i + "/common~1description-length/1", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/common~1description-length", schemaPath: "#/properties/common~1description-length/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var s = p === t;
          g = s, g && l !== true && (l = l > 2 ? l : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/common~1description-length", schemaPath: "#/properties/common~1description-length/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (r["common/empty-description"] !== void 0) {
        let m = r["common/empty-description"];
        if (!v(m, { instancePath: i + "/common~1empty-description", parentData: r, parentDataProperty: "common/empty-description", rootData: x, dynamicAnchors: I })) e = A(e, v.errors), t = e.length;
        else var n = v.evaluated.items;
        const y = t;
        let g = true;
        const P = t;
        if (t === P) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var d = P === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), d) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const a = { instancePath: i + "/common~1empty-description", schemaPath: "#/properties/common~1empty-description/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length < 2) {
              const a = { instancePath: i + "/common~1empty-description", schemaPath: "#/properties/common~1empty-description/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length > 1) {
              let a = m[1];
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const o in a) if (o !== "repeats") {
                  const f = { instancePath: i + "/common~1empty-description/1", schemaPath: "#/properties/common~1empty-description/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (a.repeats !== void 0) {
                  let o = a.repeats;
                  if (!(o === "open" || o === "all")) {
                    const f = { instancePath: i + "/common~1empty-description/1/repeats", schemaPath: "#/properties/common~1empty-description/then/prefixItems/1/properties/repeats/enum", keyword: "enum", params: { allowedValues: z.properties["common/empty-description"].then.prefixItems[1].properties.repeats.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
              } else {
                const o = { instancePath: i + "/common~1empty-description/1", schemaPath: "#/properties/common~1empty-description/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/common~1empty-description", schemaPath: "#/properties/common~1empty-description/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var d = p === t;
          g = d, g && n !== true && (n = n > 2 ? n : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/common~1empty-description", schemaPath: "#/properties/common~1empty-description/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (r["common/parameter-description"] !== void 0) {
        let m = r["common/parameter-description"];
        if (!v(m, { instancePath: i + "/common~1parameter-description", parentData: r, parentDataProperty: "common/parameter-description", rootData: x, dynamicAnchors: I })) e = A(e, v.errors), t = e.length;
        else var c = v.evaluated.items;
        const y = t;
        let g = true;
        const P = t;
        if (t === P) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var u = P === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), u) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const a = { instancePath: i + "/common~1parameter-description", schemaPath: "#/properties/common~1parameter-description/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length < 2) {
              const a = { instancePath: i + "/common~1parameter-description", schemaPath: "#/properties/common~1parameter-description/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length > 1) {
              let a = m[1];
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const o in a) if (!(o === "null" || o === "selfExplaining")) {
                  const f = { instancePath: i + "/common~1parameter-description/1", schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (a.null !== void 0) {
                  let o = a.null;
                  if (!(o === "accept" || o === "report")) {
                    const f = { instancePath: i + "/common~1parameter-description/1/null", schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/properties/null/enum", keyword: "enum", params: { allowedValues: z.properties["common/parameter-description"].then.prefixItems[1].properties.null.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
                if (a.selfExplaining !== void 0) {
                  let o = a.selfExplaining;
                  if (!(o === "accept" || o === "report")) {
                    const f = { instancePath: i + "/common~1parameter-description/1/selfExplaining", schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/properties/selfExplaining/enum", keyword: "enum", params: { allowedValues: z.properties["common/parameter-description"].then.prefixItems[1].properties.selfExplaining.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
              } else {
                const o = { instancePath: i + "/common~1parameter-description/1", schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
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
      if (r["diff/description-changed"] !== void 0) {
        let m = r["diff/description-changed"];
        if (!v(m, { instancePath: i + "/diff~1description-changed", parentData: r, parentDataProperty: "diff/description-changed", rootData: x, dynamicAnchors: I })) e = A(e, v.errors), t = e.length;
        else var h = v.evaluated.items;
        const y = t;
        let g = true;
        const P = t;
        if (t === P) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var q = P === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), q) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const a = { instancePath: i + "/diff~1description-changed", schemaPath: "#/properties/diff~1description-changed/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length < 2) {
              const a = { instancePath: i + "/diff~1description-changed", schemaPath: "#/properties/diff~1description-changed/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length > 1) {
              let a = m[1];
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const o in a) if (o !== "warn") {
                  const f = { instancePath: i + "/diff~1description-changed/1", schemaPath: "#/properties/diff~1description-changed/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (a.warn !== void 0 && typeof a.warn != "boolean") {
                  const o = { instancePath: i + "/diff~1description-changed/1/warn", schemaPath: "#/properties/diff~1description-changed/then/prefixItems/1/properties/warn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              } else {
                const o = { instancePath: i + "/diff~1description-changed/1", schemaPath: "#/properties/diff~1description-changed/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/diff~1description-changed", schemaPath: "#/properties/diff~1description-changed/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var q = p === t;
          g = q, g && h !== true && (h = h > 2 ? h : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/diff~1description-changed", schemaPath: "#/properties/diff~1description-changed/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (r["live/token-cost"] !== void 0) {
        let m = r["live/token-cost"];
        if (!v(m, { instancePath: i + "/live~1token-cost", parentData: r, parentDataProperty: "live/token-cost", rootData: x, dynamicAnchors: I })) e = A(e, v.errors), t = e.length;
        else var b = v.evaluated.items;
        const y = t;
        let g = true;
        const P = t;
        if (t === P) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var j = P === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), j) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const a = { instancePath: i + "/live~1token-cost", schemaPath: "#/properties/live~1token-cost/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length < 2) {
              const a = { instancePath: i + "/live~1token-cost", schemaPath: "#/properties/live~1token-cost/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length > 1) {
              let a = m[1];
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const o in a) if (o !== "budget") {
                  const f = { instancePath: i + "/live~1token-cost/1", schemaPath: "#/properties/live~1token-cost/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (a.budget !== void 0) {
                  let o = a.budget;
                  if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                    const f = { instancePath: i + "/live~1token-cost/1/budget", schemaPath: "#/properties/live~1token-cost/then/prefixItems/1/properties/budget/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                  if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                    const f = { instancePath: i + "/live~1token-cost/1/budget", schemaPath: "#/properties/live~1token-cost/then/prefixItems/1/properties/budget/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
              } else {
                const o = { instancePath: i + "/live~1token-cost/1", schemaPath: "#/properties/live~1token-cost/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/live~1token-cost", schemaPath: "#/properties/live~1token-cost/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var j = p === t;
          g = j, g && b !== true && (b = b > 2 ? b : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/live~1token-cost", schemaPath: "#/properties/live~1token-cost/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (r["mcp/name-format"] !== void 0) {
        let m = r["mcp/name-format"];
        if (!v(m, { instancePath: i + "/mcp~1name-format", parentData: r, parentDataProperty: "mcp/name-format", rootData: x, dynamicAnchors: I })) e = A(e, v.errors), t = e.length;
        else var L = v.evaluated.items;
        const y = t;
        let g = true;
        const P = t;
        if (t === P) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var W = P === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), W) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const a = { instancePath: i + "/mcp~1name-format", schemaPath: "#/properties/mcp~1name-format/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length < 2) {
              const a = { instancePath: i + "/mcp~1name-format", schemaPath: "#/properties/mcp~1name-format/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length > 1) {
              let a = m[1];
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const o in a) if (!(o === "names" || o === "leadingDigit")) {
                  const f = { instancePath: i + "/mcp~1name-format/1", schemaPath: "#/properties/mcp~1name-format/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (a.names !== void 0) {
                  let o = a.names;
                  if (!(o === "specification" || o === "every-client")) {
                    const f = { instancePath: i + "/mcp~1name-format/1/names", schemaPath: "#/properties/mcp~1name-format/then/prefixItems/1/properties/names/enum", keyword: "enum", params: { allowedValues: z.properties["mcp/name-format"].then.prefixItems[1].properties.names.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [f] : e.push(f), t++;
                  }
                }
                if (a.leadingDigit !== void 0 && typeof a.leadingDigit != "boolean") {
                  const o = { instancePath: i + "/mcp~1name-format/1/leadingDigit", schemaPath: "#/properties/mcp~1name-format/then/prefixItems/1/properties/leadingDigit/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              } else {
                const o = { instancePath: i + "/mcp~1name-format/1", schemaPath: "#/properties/mcp~1name-format/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/mcp~1name-format", schemaPath: "#/properties/mcp~1name-format/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var W = p === t;
          g = W, g && L !== true && (L = L > 2 ? L : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/mcp~1name-format", schemaPath: "#/properties/mcp~1name-format/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (r["openai/description-action-oriented"] !== void 0) {
        let m = r["openai/description-action-oriented"];
        if (!v(m, { instancePath: i + "/openai~1description-action-oriented", parentData: r, parentDataProperty: "openai/description-action-oriented", rootData: x, dynamicAnchors: I })) e = A(e, v.errors), t = e.length;
        else var U = v.evaluated.items;
        const y = t;
        let g = true;
        const P = t;
        if (t === P) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var O = P === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), O) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const a = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/properties/openai~1description-action-oriented/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length < 2) {
              const a = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/properties/openai~1description-action-oriented/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length > 1) {
              let a = m[1];
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const o in a) if (o !== "dialects") {
                  const f = { instancePath: i + "/openai~1description-action-oriented/1", schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (a.dialects !== void 0) {
                  let o = a.dialects;
                  if (Array.isArray(o)) {
                    const f = o.length;
                    for (let _ = 0; _ < f; _++) {
                      let C = o[_];
                      if (!(C === "seed" || C === "openai" || C === "mcp-apps")) {
                        const J = { instancePath: i + "/openai~1description-action-oriented/1/dialects/" + _, schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/properties/dialects/items/enum", keyword: "enum", params: { allowedValues: z.properties["openai/description-action-oriented"].then.prefixItems[1].properties.dialects.items.enum }, message: "must be equal to one of the allowed values" };
                        e === null ? e = [J] : e.push(J), t++;
                      }
                    }
                    let E = o.length, F;
                    if (E > 1) {
                      e: for (; E--; ) for (F = E; F--; ) if (ee(o[E], o[F])) {
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
                const o = { instancePath: i + "/openai~1description-action-oriented/1", schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/properties/openai~1description-action-oriented/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var O = p === t;
          g = O, g && U !== true && (U = U > 2 ? U : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/properties/openai~1description-action-oriented/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (r["openai/read-only-hint"] !== void 0) {
        let m = r["openai/read-only-hint"];
        if (!v(m, { instancePath: i + "/openai~1read-only-hint", parentData: r, parentDataProperty: "openai/read-only-hint", rootData: x, dynamicAnchors: I })) e = A(e, v.errors), t = e.length;
        else var Y = v.evaluated.items;
        const y = t;
        let g = true;
        const P = t;
        if (t === P) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var S = P === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), S) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const a = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/properties/openai~1read-only-hint/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length < 2) {
              const a = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/properties/openai~1read-only-hint/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length > 1) {
              let a = m[1];
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const o in a) if (o !== "dialects") {
                  const f = { instancePath: i + "/openai~1read-only-hint/1", schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (a.dialects !== void 0) {
                  let o = a.dialects;
                  if (Array.isArray(o)) {
                    const f = o.length;
                    for (let _ = 0; _ < f; _++) {
                      let C = o[_];
                      if (!(C === "seed" || C === "openai" || C === "mcp-apps")) {
                        const J = { instancePath: i + "/openai~1read-only-hint/1/dialects/" + _, schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/properties/dialects/items/enum", keyword: "enum", params: { allowedValues: z.properties["openai/read-only-hint"].then.prefixItems[1].properties.dialects.items.enum }, message: "must be equal to one of the allowed values" };
                        e === null ? e = [J] : e.push(J), t++;
                      }
                    }
                    let E = o.length, F;
                    if (E > 1) {
                      e: for (; E--; ) for (F = E; F--; ) if (ee(o[E], o[F])) {
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
                const o = { instancePath: i + "/openai~1read-only-hint/1", schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/properties/openai~1read-only-hint/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var S = p === t;
          g = S, g && Y !== true && (Y = Y > 2 ? Y : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/properties/openai~1read-only-hint/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (r["otc/flat-input-schema"] !== void 0) {
        let m = r["otc/flat-input-schema"];
        if (!v(m, { instancePath: i + "/otc~1flat-input-schema", parentData: r, parentDataProperty: "otc/flat-input-schema", rootData: x, dynamicAnchors: I })) e = A(e, v.errors), t = e.length;
        else var w = v.evaluated.items;
        const y = t;
        let g = true;
        const P = t;
        if (t === P) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var T = P === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), T) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const a = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/properties/otc~1flat-input-schema/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length < 2) {
              const a = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/properties/otc~1flat-input-schema/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length > 1) {
              let a = m[1];
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const o in a) if (o !== "accept") {
                  const f = { instancePath: i + "/otc~1flat-input-schema/1", schemaPath: "#/properties/otc~1flat-input-schema/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (a.accept !== void 0 && typeof a.accept != "boolean") {
                  const o = { instancePath: i + "/otc~1flat-input-schema/1/accept", schemaPath: "#/properties/otc~1flat-input-schema/then/prefixItems/1/properties/accept/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              } else {
                const o = { instancePath: i + "/otc~1flat-input-schema/1", schemaPath: "#/properties/otc~1flat-input-schema/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/properties/otc~1flat-input-schema/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var T = p === t;
          g = T, g && w !== true && (w = w > 2 ? w : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/properties/otc~1flat-input-schema/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      if (r["otc/oauth2-scopes"] !== void 0) {
        let m = r["otc/oauth2-scopes"];
        if (!v(m, { instancePath: i + "/otc~1oauth2-scopes", parentData: r, parentDataProperty: "otc/oauth2-scopes", rootData: x, dynamicAnchors: I })) e = A(e, v.errors), t = e.length;
        else var B = v.evaluated.items;
        const y = t;
        let g = true;
        const P = t;
        if (t === P) if (Array.isArray(m)) {
          if (m.length < 2) {
            const p = {};
            e === null ? e = [p] : e.push(p), t++;
          }
        } else {
          const p = {};
          e === null ? e = [p] : e.push(p), t++;
        }
        var Z = P === t;
        if (t = y, e !== null && (y ? e.length = y : e = null), Z) {
          const p = t;
          if (Array.isArray(m)) {
            if (m.length > 2) {
              const a = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/properties/otc~1oauth2-scopes/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length < 2) {
              const a = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/properties/otc~1oauth2-scopes/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (m.length > 1) {
              let a = m[1];
              if (a && typeof a == "object" && !Array.isArray(a)) {
                for (const o in a) if (o !== "allowNone") {
                  const f = { instancePath: i + "/otc~1oauth2-scopes/1", schemaPath: "#/properties/otc~1oauth2-scopes/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (a.allowNone !== void 0 && typeof a.allowNone != "boolean") {
                  const o = { instancePath: i + "/otc~1oauth2-scopes/1/allowNone", schemaPath: "#/properties/otc~1oauth2-scopes/then/prefixItems/1/properties/allowNone/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              } else {
                const o = { instancePath: i + "/otc~1oauth2-scopes/1", schemaPath: "#/properties/otc~1oauth2-scopes/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
          } else {
            const k = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/properties/otc~1oauth2-scopes/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [k] : e.push(k), t++;
          }
          var Z = p === t;
          g = Z, g && B !== true && (B = B > 2 ? B : 2);
        }
        if (!g) {
          const p = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/properties/otc~1oauth2-scopes/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [p] : e.push(p), t++;
        }
      }
      r["common/*"] !== void 0 && ($(r["common/*"], { instancePath: i + "/common~1*", parentData: r, parentDataProperty: "common/*", rootData: x, dynamicAnchors: I }) || (e = A(e, $.errors), t = e.length)), r["clients/*"] !== void 0 && ($(r["clients/*"], { instancePath: i + "/clients~1*", parentData: r, parentDataProperty: "clients/*", rootData: x, dynamicAnchors: I }) || (e = A(e, $.errors), t = e.length)), r["live/*"] !== void 0 && ($(r["live/*"], { instancePath: i + "/live~1*", parentData: r, parentDataProperty: "live/*", rootData: x, dynamicAnchors: I }) || (e = A(e, $.errors), t = e.length)), r["otc/*"] !== void 0 && ($(r["otc/*"], { instancePath: i + "/otc~1*", parentData: r, parentDataProperty: "otc/*", rootData: x, dynamicAnchors: I }) || (e = A(e, $.errors), t = e.length)), r["shinkai/*"] !== void 0 && ($(r["shinkai/*"], { instancePath: i + "/shinkai~1*", parentData: r, parentDataProperty: "shinkai/*", rootData: x, dynamicAnchors: I }) || (e = A(e, $.errors), t = e.length)), r["gloodata/*"] !== void 0 && ($(r["gloodata/*"], { instancePath: i + "/gloodata~1*", parentData: r, parentDataProperty: "gloodata/*", rootData: x, dynamicAnchors: I }) || (e = A(e, $.errors), t = e.length)), r["openai/*"] !== void 0 && ($(r["openai/*"], { instancePath: i + "/openai~1*", parentData: r, parentDataProperty: "openai/*", rootData: x, dynamicAnchors: I }) || (e = A(e, $.errors), t = e.length)), r["mcp/*"] !== void 0 && ($(r["mcp/*"], { instancePath: i + "/mcp~1*", parentData: r, parentDataProperty: "mcp/*", rootData: x, dynamicAnchors: I }) || (e = A(e, $.errors), t = e.length)), r["server-json/*"] !== void 0 && ($(r["server-json/*"], { instancePath: i + "/server-json~1*", parentData: r, parentDataProperty: "server-json/*", rootData: x, dynamicAnchors: I }) || (e = A(e, $.errors), t = e.length)), r["diff/*"] !== void 0 && ($(r["diff/*"], { instancePath: i + "/diff~1*", parentData: r, parentDataProperty: "diff/*", rootData: x, dynamicAnchors: I }) || (e = A(e, $.errors), t = e.length));
      for (const m in r) te.test(m) && (v(r[m], { instancePath: i + "/" + m.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: r, parentDataProperty: m, rootData: x, dynamicAnchors: I }) || (e = A(e, v.errors), t = e.length));
      for (const m in r) ie.test(m) && ($(r[m], { instancePath: i + "/" + m.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: r, parentDataProperty: m, rootData: x, dynamicAnchors: I }) || (e = A(e, $.errors), t = e.length));
    } else {
      const m = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [m] : e.push(m), t++;
    }
    return H.errors = e, t === 0;
  }
  H.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  function R(r, { instancePath: i = "", parentData: Q, parentDataProperty: X, rootData: x = r, dynamicAnchors: I = {} } = {}) {
    let e = null, t = 0;
    const N = R.evaluated;
    if (N.dynamicProps && (N.props = void 0), N.dynamicItems && (N.items = void 0), r && typeof r == "object" && !Array.isArray(r)) {
      for (const l in r) if (!K.call(M.properties, l)) {
        const s = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: l }, message: "must NOT have additional properties" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (r.$schema !== void 0 && typeof r.$schema != "string") {
        const l = { instancePath: i + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (r.root !== void 0 && typeof r.root != "boolean") {
        const l = { instancePath: i + "/root", schemaPath: "#/properties/root/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (r.extends !== void 0) {
        let l = r.extends;
        if (Array.isArray(l)) {
          const s = l.length;
          for (let n = 0; n < s; n++) {
            let d = l[n];
            if (typeof d == "string") {
              if (D(d) < 1) {
                const c = { instancePath: i + "/extends/" + n, schemaPath: "#/properties/extends/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [c] : e.push(c), t++;
              }
            } else {
              const c = { instancePath: i + "/extends/" + n, schemaPath: "#/properties/extends/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/extends", schemaPath: "#/properties/extends/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (r.rules !== void 0 && (H(r.rules, { instancePath: i + "/rules", parentData: r, parentDataProperty: "rules", rootData: x, dynamicAnchors: I }) || (e = A(e, H.errors), t = e.length)), r.files !== void 0) {
        let l = r.files;
        if (Array.isArray(l)) {
          const s = l.length;
          for (let n = 0; n < s; n++) {
            let d = l[n];
            if (typeof d == "string") {
              if (D(d) < 1) {
                const c = { instancePath: i + "/files/" + n, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [c] : e.push(c), t++;
              }
            } else {
              const c = { instancePath: i + "/files/" + n, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/files", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (r.ignore !== void 0) {
        let l = r.ignore;
        if (Array.isArray(l)) {
          const s = l.length;
          for (let n = 0; n < s; n++) {
            let d = l[n];
            if (typeof d == "string") {
              if (D(d) < 1) {
                const c = { instancePath: i + "/ignore/" + n, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [c] : e.push(c), t++;
              }
            } else {
              const c = { instancePath: i + "/ignore/" + n, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/ignore", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (r.overrides !== void 0) {
        let l = r.overrides;
        if (Array.isArray(l)) {
          const s = l.length;
          for (let n = 0; n < s; n++) {
            let d = l[n];
            if (d && typeof d == "object" && !Array.isArray(d)) {
              if (d.files === void 0) {
                const c = { instancePath: i + "/overrides/" + n, schemaPath: "#/properties/overrides/items/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
                e === null ? e = [c] : e.push(c), t++;
              }
              for (const c in d) if (!(c === "files" || c === "ignore" || c === "rules")) {
                const u = { instancePath: i + "/overrides/" + n, schemaPath: "#/properties/overrides/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: c }, message: "must NOT have additional properties" };
                e === null ? e = [u] : e.push(u), t++;
              }
              if (d.files !== void 0) {
                let c = d.files;
                if (Array.isArray(c)) {
                  const u = c.length;
                  for (let h = 0; h < u; h++) {
                    let q = c[h];
                    if (typeof q == "string") {
                      if (D(q) < 1) {
                        const b = { instancePath: i + "/overrides/" + n + "/files/" + h, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        e === null ? e = [b] : e.push(b), t++;
                      }
                    } else {
                      const b = { instancePath: i + "/overrides/" + n + "/files/" + h, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [b] : e.push(b), t++;
                    }
                  }
                } else {
                  const u = { instancePath: i + "/overrides/" + n + "/files", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [u] : e.push(u), t++;
                }
              }
              if (d.ignore !== void 0) {
                let c = d.ignore;
                if (Array.isArray(c)) {
                  const u = c.length;
                  for (let h = 0; h < u; h++) {
                    let q = c[h];
                    if (typeof q == "string") {
                      if (D(q) < 1) {
                        const b = { instancePath: i + "/overrides/" + n + "/ignore/" + h, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        e === null ? e = [b] : e.push(b), t++;
                      }
                    } else {
                      const b = { instancePath: i + "/overrides/" + n + "/ignore/" + h, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [b] : e.push(b), t++;
                    }
                  }
                } else {
                  const u = { instancePath: i + "/overrides/" + n + "/ignore", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [u] : e.push(u), t++;
                }
              }
              d.rules !== void 0 && (H(d.rules, { instancePath: i + "/overrides/" + n + "/rules", parentData: d, parentDataProperty: "rules", rootData: x, dynamicAnchors: I }) || (e = A(e, H.errors), t = e.length));
            } else {
              const c = { instancePath: i + "/overrides/" + n, schemaPath: "#/properties/overrides/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/overrides", schemaPath: "#/properties/overrides/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (r.formats !== void 0) {
        let l = r.formats;
        if (l && typeof l == "object" && !Array.isArray(l)) for (const s in l) {
          let n = l[s];
          if (typeof n != "string") {
            const d = { instancePath: i + "/formats/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/formats/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [d] : e.push(d), t++;
          }
          if (!(n === "otc" || n === "shinkai" || n === "gloodata" || n === "openai" || n === "mcp" || n === "server-json")) {
            const d = { instancePath: i + "/formats/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/formats/additionalProperties/enum", keyword: "enum", params: { allowedValues: M.properties.formats.additionalProperties.enum }, message: "must be equal to one of the allowed values" };
            e === null ? e = [d] : e.push(d), t++;
          }
        }
        else {
          const s = { instancePath: i + "/formats", schemaPath: "#/properties/formats/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (r.servers !== void 0) {
        let l = r.servers;
        if (l && typeof l == "object" && !Array.isArray(l)) for (const s in l) {
          let n = l[s];
          if (Array.isArray(n)) {
            const d = n.length;
            for (let c = 0; c < d; c++) {
              let u = n[c];
              if (typeof u == "string") {
                if (D(u) < 1) {
                  const h = { instancePath: i + "/servers/" + s.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + c, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  e === null ? e = [h] : e.push(h), t++;
                }
              } else {
                const h = { instancePath: i + "/servers/" + s.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + c, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [h] : e.push(h), t++;
              }
            }
          } else {
            const d = { instancePath: i + "/servers/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [d] : e.push(d), t++;
          }
        }
        else {
          const s = { instancePath: i + "/servers", schemaPath: "#/properties/servers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (r.dialect !== void 0) {
        let l = r.dialect;
        if (l && typeof l == "object" && !Array.isArray(l)) {
          for (const s in l) if (s !== "openai") {
            const n = { instancePath: i + "/dialect", schemaPath: "#/properties/dialect/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (l.openai !== void 0) {
            let s = l.openai;
            if (typeof s != "string") {
              const n = { instancePath: i + "/dialect/openai", schemaPath: "#/properties/dialect/properties/openai/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (!(s === "auto" || s === "seed" || s === "openai" || s === "mcp-apps")) {
              const n = { instancePath: i + "/dialect/openai", schemaPath: "#/properties/dialect/properties/openai/enum", keyword: "enum", params: { allowedValues: M.properties.dialect.properties.openai.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/dialect", schemaPath: "#/properties/dialect/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (r.clients !== void 0) {
        let l = r.clients;
        if (Array.isArray(l)) {
          const s = l.length;
          for (let n = 0; n < s; n++) {
            let d = l[n];
            if (typeof d != "string") {
              const c = { instancePath: i + "/clients/" + n, schemaPath: "#/properties/clients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
            if (!(d === "claude" || d === "openai" || d === "gemini" || d === "vscode" || d === "copilot-cli" || d === "cursor" || d === "amazon-q" || d === "kimi" || d === "langchain" || d === "codex" || d === "zed" || d === "bedrock")) {
              const c = { instancePath: i + "/clients/" + n, schemaPath: "#/properties/clients/items/enum", keyword: "enum", params: { allowedValues: M.properties.clients.items.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/clients", schemaPath: "#/properties/clients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (r.comments !== void 0 && typeof r.comments != "boolean") {
        const l = { instancePath: i + "/comments", schemaPath: "#/properties/comments/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (r.limits !== void 0) {
        let l = r.limits;
        if (l && typeof l == "object" && !Array.isArray(l)) {
          for (const s in l) if (!(s === "fileSize" || s === "depth" || s === "aliases" || s === "findingsPerFile" || s === "findings")) {
            const n = { instancePath: i + "/limits", schemaPath: "#/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (l.fileSize !== void 0) {
            let s = l.fileSize;
            if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
              const n = { instancePath: i + "/limits/fileSize", schemaPath: "#/properties/limits/properties/fileSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof s == "number" && isFinite(s)) {
              if (s > 268435456 || isNaN(s)) {
                const n = { instancePath: i + "/limits/fileSize", schemaPath: "#/properties/limits/properties/fileSize/maximum", keyword: "maximum", params: { comparison: "<=", limit: 268435456 }, message: "must be <= 268435456" };
                e === null ? e = [n] : e.push(n), t++;
              }
              if (s < 1 || isNaN(s)) {
                const n = { instancePath: i + "/limits/fileSize", schemaPath: "#/properties/limits/properties/fileSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          }
          if (l.depth !== void 0) {
            let s = l.depth;
            if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
              const n = { instancePath: i + "/limits/depth", schemaPath: "#/properties/limits/properties/depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof s == "number" && isFinite(s)) {
              if (s > 1e3 || isNaN(s)) {
                const n = { instancePath: i + "/limits/depth", schemaPath: "#/properties/limits/properties/depth/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
                e === null ? e = [n] : e.push(n), t++;
              }
              if (s < 1 || isNaN(s)) {
                const n = { instancePath: i + "/limits/depth", schemaPath: "#/properties/limits/properties/depth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          }
          if (l.aliases !== void 0) {
            let s = l.aliases;
            if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
              const n = { instancePath: i + "/limits/aliases", schemaPath: "#/properties/limits/properties/aliases/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof s == "number" && isFinite(s)) {
              if (s > 5e6 || isNaN(s)) {
                const n = { instancePath: i + "/limits/aliases", schemaPath: "#/properties/limits/properties/aliases/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e6 }, message: "must be <= 5000000" };
                e === null ? e = [n] : e.push(n), t++;
              }
              if (s < 1 || isNaN(s)) {
                const n = { instancePath: i + "/limits/aliases", schemaPath: "#/properties/limits/properties/aliases/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          }
          if (l.findingsPerFile !== void 0) {
            let s = l.findingsPerFile;
            if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
              const n = { instancePath: i + "/limits/findingsPerFile", schemaPath: "#/properties/limits/properties/findingsPerFile/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof s == "number" && isFinite(s)) {
              if (s > 1e6 || isNaN(s)) {
                const n = { instancePath: i + "/limits/findingsPerFile", schemaPath: "#/properties/limits/properties/findingsPerFile/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                e === null ? e = [n] : e.push(n), t++;
              }
              if (s < 1 || isNaN(s)) {
                const n = { instancePath: i + "/limits/findingsPerFile", schemaPath: "#/properties/limits/properties/findingsPerFile/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          }
          if (l.findings !== void 0) {
            let s = l.findings;
            if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
              const n = { instancePath: i + "/limits/findings", schemaPath: "#/properties/limits/properties/findings/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof s == "number" && isFinite(s)) {
              if (s > 1e6 || isNaN(s)) {
                const n = { instancePath: i + "/limits/findings", schemaPath: "#/properties/limits/properties/findings/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                e === null ? e = [n] : e.push(n), t++;
              }
              if (s < 1 || isNaN(s)) {
                const n = { instancePath: i + "/limits/findings", schemaPath: "#/properties/limits/properties/findings/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          }
        } else {
          const s = { instancePath: i + "/limits", schemaPath: "#/properties/limits/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (r.diff !== void 0) {
        let l = r.diff;
        if (l && typeof l == "object" && !Array.isArray(l)) {
          for (const s in l) if (s !== "accept") {
            const n = { instancePath: i + "/diff", schemaPath: "#/properties/diff/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (l.accept !== void 0) {
            let s = l.accept;
            if (Array.isArray(s)) {
              const n = s.length;
              for (let d = 0; d < n; d++) {
                let c = s[d];
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
              const n = { instancePath: i + "/diff/accept", schemaPath: "#/properties/diff/properties/accept/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/diff", schemaPath: "#/properties/diff/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (r.plugins !== void 0) {
        let l = r.plugins;
        if (Array.isArray(l)) {
          const s = l.length;
          for (let n = 0; n < s; n++) {
            let d = l[n];
            if (typeof d == "string") {
              if (D(d) < 1) {
                const c = { instancePath: i + "/plugins/" + n, schemaPath: "#/properties/plugins/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [c] : e.push(c), t++;
              }
            } else {
              const c = { instancePath: i + "/plugins/" + n, schemaPath: "#/properties/plugins/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/plugins", schemaPath: "#/properties/plugins/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), t++;
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
      ...errorsInConfig(from, options.validate ?? le, options.builtinRules),
      ...missingBases(from, chain)
    ]);
    const config = from.value;
    let inherited;
    let own;
    for (const [index, name] of (config.extends ?? []).entries()) {
      const preset2 = PRESETS.find((each) => each === name);
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
    if (typeof name !== "string" || name === "" || PRESETS.some((each) => each === name)) return [];
    const file = resolveModule(name, from.file);
    if (file !== void 0 && realPath(file) !== void 0) return [];
    const hint = (isPath(name) ? "" : didYouMean(name, PRESETS)) || whyMissing(name, from.file);
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
    if (isGitTop || parent === folder) return empty;
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
    const isTop = layer?.root || isGitTop || parent === folder;
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
  checkoutReader,
  checkoutTexts,
  existsIn,
  targetIn,
  folderTree,
  openRepository,
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
