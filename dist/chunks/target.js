import {
  UserError,
  absolutePath,
  parse,
  readText
} from "./parse.js";
import "./lines.js";
import "./read.js";
import "./prefilter.js";
import {
  didYouMean
} from "./did-you-mean.js";
import {
  printable
} from "./text.js";
import "./print.js";
import {
  toValue
} from "./collections.js";
import "./finding.js";
import "./runtime.js";

// src/server/target.ts
var HOLDERS = ["mcpServers", "servers", "context_servers"];
async function readServers(file, names, given, cwd) {
  const root = objectOf(await readJson(file, cwd));
  const held = objectOf(
    HOLDERS.map((key) => root[key] ?? objectOf(root["mcp"])[key]).find((each) => each !== void 0)
  );
  const found = Object.keys(held).length > 0 ? held : registryEntry(root);
  const all = Object.keys(found);
  if (all.length === 0)
    throw new UserError(
      `${file}: it names no server. Known are \`mcpServers\`, \`servers\` and what a server.json has`
    );
  for (const name of names) {
    if (!all.includes(name))
      throw new UserError(`${file}: there is no server "${printable(name)}"${didYouMean(name, all)}`);
  }
  const chosen = all.filter((name) => names.length === 0 || names.includes(name));
  const placed = new Set([...JSON.stringify(found).matchAll(VARIABLE)].map(([, variable]) => nameOf(variable)));
  const toAll = Object.fromEntries(Object.entries(given).filter(([name]) => !placed.has(name)));
  return chosen.map((name) => targetOf(name, objectOf(found[name]), given, { file, cwd, toAll }));
}
var VARIABLE = /\$\{([\w:.]{1,100})(?::-([^}]*))?\}/g;
var nameOf = (variable) => variable.replace(/^(?:env|input):/, "");
function targetOf(name, server, given, where) {
  const fill = (value) => filled(String(value), given, name, where);
  const { command, url, args = [], cwd } = server;
  const target = {
    name,
    args: Array.isArray(args) ? args.map(fill) : [],
    env: { ...mapped(server["env"], fill), ...where.toAll },
    headers: mapped(server["headers"], fill),
    given,
    ...typeof cwd === "string" && { folder: fill(cwd) }
  };
  if (typeof command === "string") return { ...target, command: fill(command) };
  const address = url ?? server["serverUrl"];
  if (typeof address === "string") return { ...target, url: fill(address) };
  throw new UserError(`${where.file}: the server "${printable(name)}" has neither a \`command\` nor a \`url\``);
}
function filled(text, given, server, { file, cwd }) {
  return text.replace(VARIABLE, (_, variable, fallback) => {
    if (/^workspaceFolder/.test(variable)) return cwd;
    const name = nameOf(variable);
    const value = Object.hasOwn(given, name) ? given[name] : fallback;
    if (value !== void 0) return value;
    throw new UserError(
      `${file}: the server "${printable(server)}" needs \`${name}\`: hand it over with --env ${name}, or --env ${name}=VALUE`
    );
  });
}
function registryEntry(root) {
  const name = typeof root["name"] === "string" ? root["name"] : "server";
  const [remote] = listOf(root["remotes"]);
  const [pack] = listOf(root["packages"]);
  if (pack) {
    const { registryType, registry_type, identifier, version, runtimeHint } = pack;
    const id = `${String(identifier)}`;
    const run = {
      npm: ["npx", "-y", typeof version === "string" ? `${id}@${version}` : id],
      pypi: ["uvx", typeof version === "string" ? `${id}==${version}` : id],
      oci: ["docker", "run", "-i", "--rm", id],
      nuget: ["dnx", typeof version === "string" ? `${id}@${version}` : id, "--yes"]
    };
    const words = run[String(registryType ?? registry_type)];
    if (words) {
      const command = typeof runtimeHint === "string" ? runtimeHint : words[0];
      const args = [
        ...argumentsIn(pack["runtimeArguments"]),
        ...words.slice(1),
        ...argumentsIn(pack["packageArguments"])
      ];
      return { [name]: { command, args, env: defaultsIn(pack["environmentVariables"]) } };
    }
  }
  return remote ? { [name]: { url: remote["url"], headers: defaultsIn(remote["headers"]) } } : {};
}
function argumentsIn(given) {
  return listOf(given).flatMap(
    ({ name, value, default: fallback }) => [name, value ?? fallback].filter((each) => typeof each === "string")
  );
}
function defaultsIn(given) {
  return Object.fromEntries(
    listOf(given).flatMap(({ name, value, default: fallback }) => {
      const text = value ?? fallback;
      return typeof name === "string" && typeof text === "string" ? [[name, text]] : [];
    })
  );
}
async function readJson(file, cwd) {
  const read = readText(absolutePath(cwd, file));
  if ("failure" in read) throw new UserError(`${file}: ${read.failure.replace(/\.$/, "")}`);
  const { roots, faults } = await parse(`${file}.jsonc`, read.text);
  if (faults[0]) throw new UserError(`${file}: ${faults[0].message.replace(/\.$/, "")}`);
  return roots[0] && toValue(roots[0]);
}
function readVariables(pairs, files, own, cwd) {
  const variables = {};
  for (const file of files) Object.assign(variables, readEnvFile(file, cwd));
  for (const pair of pairs) {
    const [, name = "", value] = /^([^=]*)(?:=(.*))?$/s.exec(pair) ?? [];
    if (!/^[A-Za-z_][\w.-]*$/.test(name))
      throw new UserError("--env needs a name and a value, as in --env API_KEY=\u2026, or a name alone");
    if (value === void 0 && own[name] === void 0)
      throw new UserError(`--env ${name}: there is no such variable here`);
    variables[name] = value ?? own[name];
  }
  return variables;
}
function readEnvFile(file, cwd) {
  const read = readText(absolutePath(cwd, file));
  if ("failure" in read) throw new UserError(`--env-file ${file}: ${read.failure.replace(/\.$/, "")}`);
  const lines = read.text.replace(/^\ufeff/, "").split(/\r?\n/);
  return Object.fromEntries(
    lines.flatMap((line, index) => {
      if (/^\s*(?:#|$)/.test(line)) return [];
      const [, name, value = ""] = /^\s*(?:export\s+)?([A-Za-z_][\w.-]*)\s*=(.*)$/.exec(line) ?? [];
      if (name === void 0) throw new UserError(`--env-file ${file}: line ${index + 1} is not NAME=VALUE`);
      const [, , quoted] = /^(["'])(.*)\1$/.exec(value.trim()) ?? [];
      return [[name, quoted ?? value.trim()]];
    })
  );
}
function readHeaders(lines) {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([!#$%&'*+.^`|~\w-]+):([^\r\n\0]*)$/.exec(line) ?? [];
      if (name === void 0 || value === void 0)
        throw new UserError('--header needs a name and a value, as in --header "Authorization: Bearer \u2026"');
      return [name.toLowerCase(), value.trim()];
    })
  );
}
var objectOf = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
var listOf = (value) => Array.isArray(value) ? value.map(objectOf) : [];
function mapped(value, fill) {
  return Object.fromEntries(Object.entries(objectOf(value)).map(([key, each]) => [key, fill(each)]));
}
export {
  readHeaders,
  readServers,
  readVariables
};
