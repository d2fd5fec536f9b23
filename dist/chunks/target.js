import {
  parseOrSay
} from "./lint.js";
import {
  UserError,
  absolutePath,
  clientConfigIn,
  didYouMean,
  entries,
  readText,
  toValue
} from "./rules.js";
import {
  isRecord,
  printable
} from "./version.js";

// src/server/target.ts
async function readServers(file, names, given, cwd) {
  const root = await readJson(file, cwd);
  const config = clientConfigIn(root);
  const held = entries(config?.holder.value);
  const servers = new Map(config?.servers.map((each) => [each.entry, each]));
  const found = Object.fromEntries(
    held.length > 0 ? held.map((each) => {
      const server = servers.get(each);
      return [each.key, server && plainServer(server)];
    }) : Object.entries(registryEntry(objectOf(root && toValue(root))))
  );
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
  const placed = new Set(Array.from(JSON.stringify(found).matchAll(VARIABLE), ([, variable]) => nameOf(variable)));
  const toAll = Object.fromEntries(Object.entries(given).filter(([name]) => !placed.has(name)));
  return chosen.map((name) => {
    try {
      return targetOf(name, objectOf(found[name]), given, { file, cwd, toAll });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { name, given, args: [], env: {}, headers: {}, refused: error.message };
    }
  });
}
function plainServer({ node, command, args, url }) {
  const plain = objectOf(toValue(node));
  return {
    ...plain,
    ...command && { command: toValue(command) },
    ...args.length > 0 && { args: args.map(toValue) },
    ...url && { url: toValue(url) }
  };
}
var VARIABLE = /\$\{([\w:.]{1,100})(?::-([^}$]*(?:\$(?!\{)[^}$]*)*))?\}/g;
var nameOf = (variable) => variable.replace(/^(?:env|input):/, "");
function targetOf(name, server, given, where) {
  const refuse = (what) => {
    throw new UserError(`${printable(where.file, 400)}: the server "${printable(name)}" ${what}`);
  };
  const fill = (value, key) => {
    if (!/^(?:string|number|boolean)$/.test(typeof value)) refuse(`has \`${key}\` that are not all texts`);
    return filled(
      String(value),
      given,
      (variable) => refuse(`needs \`${variable}\`: hand it over with --env ${variable}, or --env ${variable}=VALUE`),
      where.cwd
    );
  };
  const mapped = (key) => Object.fromEntries(Object.entries(objectOf(server[key])).map(([each, value]) => [each, fill(value, key)]));
  const { command, url, args = [], cwd } = server;
  const target = {
    name,
    args: Array.isArray(args) ? args.map((each) => fill(each, "args")) : [],
    env: { ...mapped("env"), ...where.toAll },
    headers: mapped("headers"),
    given,
    ...typeof cwd === "string" && { folder: fill(cwd, "cwd") }
  };
  if (typeof command === "string") return { ...target, command: fill(command, "command") };
  if (typeof url === "string") return { ...target, url: fill(url, "url") };
  return refuse("has neither a `command` nor a `url`");
}
function filled(text, given, refuse, cwd) {
  return text.replace(VARIABLE, (_, variable, fallback) => {
    if (/^workspaceFolder/.test(variable)) return cwd;
    const name = nameOf(variable);
    return (Object.hasOwn(given, name) ? given[name] : fallback) ?? refuse(name);
  });
}
function registryEntry(root) {
  const name = typeof root["name"] === "string" ? root["name"] : "server";
  const [remote] = listOf(root["remotes"]);
  const [pack] = listOf(root["packages"]);
  if (pack) {
    const { registryType, registry_type, identifier, version, runtimeHint } = pack;
    const id = textOf(identifier);
    const run = {
      npm: ["npx", "-y", typeof version === "string" ? `${id}@${version}` : id],
      pypi: ["uvx", typeof version === "string" ? `${id}==${version}` : id],
      oci: ["docker", "run", "-i", "--rm", id],
      nuget: ["dnx", typeof version === "string" ? `${id}@${version}` : id, "--yes"]
    };
    const type = textOf(registryType ?? registry_type);
    const words = Object.hasOwn(run, type) ? run[type] : void 0;
    if (words && id !== "") {
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
  const document = await parseOrSay(`${file}.jsonc`, read.text);
  if (typeof document === "string") throw new UserError(`${file}: ${document.replace(/\.$/, "")}`);
  const { roots, faults } = document;
  if (faults[0]) throw new UserError(`${file}: ${faults[0].message.replace(/\.$/, "")}`);
  return roots[0];
}
function readVariables(pairs, files, own, cwd) {
  const variables = new Map(files.flatMap((file) => readEnvFile(file, cwd)));
  for (const pair of pairs) {
    const [, name = "", value] = /^([^=]*)(?:=(.*))?$/s.exec(pair) ?? [];
    if (!/^[A-Za-z_][\w.-]*$/.test(name))
      throw new UserError("--env needs a name and a value, as in --env API_KEY=\u2026, or a name alone");
    const known = value ?? (Object.hasOwn(own, name) ? own[name] : void 0);
    if (known === void 0) throw new UserError(`--env ${name}: there is no such variable here`);
    variables.set(name, known);
  }
  return Object.fromEntries(variables);
}
function readEnvFile(file, cwd) {
  const read = readText(absolutePath(cwd, file));
  if ("failure" in read) throw new UserError(`--env-from ${file}: ${read.failure.replace(/\.$/, "")}`);
  const lines = read.text.replace(/^\ufeff/, "").split(/\r?\n/);
  return lines.flatMap((line, index) => {
    if (/^\s*(?:#|$)/.test(line)) return [];
    const [, name, value = ""] = /^\s*(?:export\s+)?([A-Za-z_][\w.-]*)\s*=(.*)$/.exec(line) ?? [];
    if (name === void 0) throw new UserError(`--env-from ${file}: line ${index + 1} is not NAME=VALUE`);
    const [, , quoted] = /^(["'])(.*)\1$/.exec(value.trim()) ?? [];
    return [[name, quoted ?? value.trim()]];
  });
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
var textOf = (value) => typeof value === "string" ? value : "";
var objectOf = (value) => isRecord(value) ? value : {};
var listOf = (value) => Array.isArray(value) ? value.map(objectOf) : [];
export {
  readHeaders,
  readServers,
  readVariables
};
