import {
  TIMEOUT_MS,
  aliasesIn,
  importingLanguageOf,
  isPackageFile,
  openGit,
  saysAliases,
  startGit,
  walk
} from "./services.js";
import {
  looseText,
  readRegular,
  readText
} from "./parse.js";
import {
  inFolder,
  isInside,
  parentOf,
  realPath
} from "./paths.js";
import {
  UserError
} from "./errors.js";
import {
  printable
} from "./version.js";

// src/read/checkout.ts
var MOST_BYTES = 5e6;
function checkoutReader(folder) {
  const placeOf = within(folder);
  return (path) => {
    const absolute = placeOf(path);
    const read = absolute === void 0 ? void 0 : readRegular(absolute, { maxBytes: MOST_BYTES });
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
import { createHash } from "node:crypto";
var TOP = "/top";
async function withAliases(tree) {
  if (tree.aliases) return tree;
  const paths = tree.paths.filter((path) => saysAliases(path) && !/(?:^|\/)node_modules\//.test(path));
  const texts = await tree.read(paths);
  const byPath = new Map(paths.map((path, index) => [`${TOP}/${path}`, texts[index]]));
  const absolute = aliasesIn(TOP, (path) => byPath.get(path));
  const aliases = (from, source) => absolute(`${TOP}/${from}`, source).flatMap(
    (each) => each.startsWith(`${TOP}/`) ? each.slice(TOP.length + 1) : []
  );
  return { ...tree, aliases };
}
var existsIn = (tree) => ({ path }) => tree.idOf(path) !== void 0;
function targetIn(tree, from, source) {
  return importingLanguageOf(from).candidatesFor(from, source, tree.aliases).find((each) => tree.idOf(each) !== void 0);
}
function folderTree(folder, extensions, also) {
  const paths = [];
  walk(folder, "", void 0, {
    isWanted: (name) => extensions.some((ending) => name.endsWith(ending)),
    also: (path) => isPackageFile(path) || also?.(path) === true,
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

// src/files/git-blobs.ts
var MOST_BYTES2 = 5e6;
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
    const isWanted = type === "blob" && Number(length) <= MOST_BYTES2;
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
      const idOf = (path) => ids.get(path) ?? onDisk.idOf(path);
      const read = async (paths) => {
        const inGit = await texts(paths.flatMap((path) => ids.get(path) ?? []));
        const there = await onDisk.read(paths);
        let at = 0;
        return paths.map((path, index) => ids.has(path) ? inGit[at++] : there[index]);
      };
      return { paths: [...ids.keys(), ...others].sort(), idOf, read };
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

export {
  checkoutReader,
  checkoutTexts,
  withAliases,
  existsIn,
  targetIn,
  folderTree,
  openRepository
};
