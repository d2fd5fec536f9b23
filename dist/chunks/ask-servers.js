import {
  configsFor
} from "./lint.js";
import {
  UserError
} from "./rules.js";

// src/cli/ask-servers.ts
async function askServers(words, { flags, knowledge: { rules, formats }, terminal }, options) {
  const { DEFAULTS, lintServers } = await import("./lint-server.js");
  const targets = await targetsOf(words, flags, terminal);
  const isOfOne = ["baseline", "save"].find((name) => flags[name] !== void 0);
  if (isOfOne !== void 0 && targets.length > 1)
    throw new UserError(
      `--${isOfOne} is about the answers of one server, and there are ${targets.length}: choose one with --name`
    );
  return lintServers(targets, {
    cwd: terminal.cwd,
    configs: configsFor(flags, rules, terminal.cwd),
    formats,
    as: flags.as ?? DEFAULTS.as,
    protocol: protocolOf(flags.protocol),
    startTimeout: msIn("--start-timeout", flags["start-timeout"]) ?? DEFAULTS.startTimeout,
    timeout: msIn("--timeout", flags.timeout) ?? DEFAULTS.timeout,
    listTimeout: msIn("--list-timeout", flags["list-timeout"]) ?? DEFAULTS.listTimeout,
    maxPages: flags["max-pages"] === void 0 ? DEFAULTS.maxPages : countIn("--max-pages", flags["max-pages"]),
    onWarning: (text) => terminal.err(`toolint: ${text}
`),
    ...options
  });
}
async function targetsOf(words, flags, { cwd, env: own }) {
  const { readHeaders, readServers, readVariables } = await import("./target.js");
  const { url, servers, name: names = [], cwd: folder } = flags;
  const ways = [words.length > 0, url !== void 0, servers !== void 0].filter(Boolean).length;
  if (ways !== 1) {
    throw new UserError(
      ways === 0 ? "Say which server to ask: toolint server -- COMMAND, --url URL or --servers FILE. To lint a folder of that name, write ./server" : "Name the server in one way: by a command, by --url or by --servers"
    );
  }
  const env = readVariables(flags.env ?? [], flags["env-from"] ?? [], own, cwd);
  const headers = readHeaders(flags.header ?? []);
  if (Object.keys(headers).length > 0 && words.length > 0)
    throw new UserError("--header is for a server behind --url; a command gets its secrets by --env");
  if (servers !== void 0) {
    const found = await readServers(servers, names, env, cwd);
    if (Object.keys(headers).length > 0 && found.length > 1)
      throw new UserError(`--header is for one server, and there are ${found.length}: choose one with --name`);
    return found.map((each) => ({ ...each, headers: { ...each.headers, ...headers } }));
  }
  if (names.length > 1) throw new UserError("--name is given twice, and there is one server");
  const [command, ...args] = words;
  return [
    {
      ...names[0] !== void 0 && { name: names[0] },
      ...url === void 0 ? { command } : { url },
      ...folder !== void 0 && { folder },
      ...{ args, env, headers }
    }
  ];
}
function protocolOf(given = "auto") {
  if (["auto", "otc", "gloodata"].includes(given) || /^\d{4}-\d{2}-\d{2}$/.test(given)) return given;
  throw new UserError(`--protocol must be auto, a revision such as 2026-07-28, otc or gloodata, not "${given}"`);
}
function countIn(option, value) {
  if (!/^\d{1,9}$/.test(value)) throw new UserError(`${option} needs a whole number, and got "${value}".`);
  return Number(value);
}
function msIn(option, value) {
  if (value === void 0) return void 0;
  const seconds = /^\d{1,6}(?:\.\d{1,3})?$/.test(value) ? Number(value) : 0;
  if (seconds === 0) throw new UserError(`${option} needs a number of seconds, and got "${value}".`);
  return seconds * 1e3;
}

export {
  askServers,
  countIn
};
