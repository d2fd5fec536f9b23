import {
  definitionOf,
  readSource
} from "./source-tools.js";
import {
  differencesBetween,
  dumpOf,
  toolsOf
} from "./dump.js";
import {
  check,
  lintText
} from "./lint.js";
import {
  SERVER_PATH,
  UserError,
  absolutePath,
  engineFinding,
  hasTag,
  makeReport,
  stepTo,
  tokensOf
} from "./rules.js";
import {
  VERSION,
  append,
  countLeading,
  isRecord,
  known,
  messageOf,
  printable,
  someOf,
  submissionTo
} from "./version.js";

// src/server/failure.ts
var ServerFailure = class extends UserError {
  /** What is left of its standard error, where it has one. */
  standardError;
  constructor(message, standardError = "") {
    super(message);
    this.standardError = standardError;
  }
};
var AnswerError = class extends ServerFailure {
  code;
  /** In the server's own words. */
  text;
  constructor(method, code, text) {
    super(`The server answered ${method} with the error ${code}${text === "" ? "" : `: ${text.replace(/\.$/, "")}`}.`);
    this.code = code;
    this.text = text;
  }
};
var METHOD_NOT_FOUND = -32601;
function reasonOf(error) {
  const { cause, message = "" } = Object(error);
  const { code, message: text } = Object(cause);
  return typeof code === "string" ? code : typeof text === "string" ? text : message;
}
var LONGEST_MS = 2 ** 31 - 1;
var Limits = class {
  #whole;
  #end;
  constructor(whole) {
    this.#whole = whole;
    this.#end = performance.now() + whole;
  }
  /** Milliseconds that are left. */
  get left() {
    return Math.max(0, this.#end - performance.now());
  }
  /** `what` is the request; `own` is what it may take if there is time for that. */
  for(what, own, late = notWithin(what, own)) {
    const { left } = this;
    const spent = `The server took more than ${seconds(this.#whole)} in all, which --timeout allows: it had not answered ${what}.`;
    if (left <= 0) throw new ServerFailure(spent);
    return own <= left ? { ms: Math.min(own, LONGEST_MS), late } : { ms: left, late: spent };
  }
};
async function withinLimit({ ms, late }, work) {
  let timer;
  const end = new Promise((_, fail) => timer = setTimeout(() => fail(new ServerFailure(late)), ms));
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}
var notWithin = (what, ms) => `The server did not answer ${what} within ${seconds(ms)}.`;
var seconds = (ms) => ms === 1e3 ? "1 second" : `${ms / 1e3} seconds`;

// src/server/error-codes.ts
var METHOD = "toolint/no-such-method";
var REVISION = "2999-12-31";
var PATIENCE_MS = 3e3;
async function refusalsOf(connection, key, params, limits) {
  const refusals = [];
  const ask2 = async (asked, method, own) => {
    try {
      await connection.request(method, own, limits.for(method, PATIENCE_MS));
      refusals.push({ asked, code: null });
    } catch (error) {
      if (error instanceof AnswerError) refusals.push({ asked, code: error.code });
    }
  };
  await ask2("method", METHOD, params);
  if (connection.agreeOn) {
    const meta = params["_meta"];
    connection.agreeOn(REVISION);
    await ask2("revision", "server/discover", { _meta: { ...meta, [key]: REVISION } });
    connection.agreeOn(String(meta[key]));
  }
  return refusals;
}

// src/server/ask.ts
var LISTS = ["tools", "resources", "resourceTemplates", "prompts"];
var NEWEST = "2025-11-25";
var MODERN = "2026-07-28";
var CLIENT = { name: "toolint", version: VERSION };
var META = "io.modelcontextprotocol/";
var MOST_READ = 100;
async function ask(connection, options) {
  const hello = await greet(connection, options);
  const { result, params, key } = hello;
  const capabilities = objectOf(result["capabilities"]);
  const failed = [];
  const lists = {};
  const results = [];
  const note = (method, result2) => {
    if (key === "discover") results.push(fieldsOf(method, result2));
  };
  let isUnannounced = false;
  for (const list of LISTS) {
    const isAnnounced = capabilities[list === "resourceTemplates" ? "resources" : list] !== void 0;
    if (!isAnnounced && list !== "tools") continue;
    try {
      lists[list] = await readList(connection, list, params, { ...options, note });
      isUnannounced ||= !isAnnounced && lists[list].length > 0;
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error;
      const isMissing = error.code === METHOD_NOT_FOUND;
      if (list === "tools" && isAnnounced && !isMissing) throw error;
      if (isAnnounced && !(list === "resourceTemplates" && isMissing))
        failed.push({ method: METHODS[list], code: error.code, message: error.text });
    }
  }
  const contents = [];
  const canRead = capabilities["resources"] !== void 0;
  const uris = canRead ? widgetUris(lists).slice(0, MOST_READ) : [];
  for (const [index, uri] of uris.entries()) {
    const limit = options.limits.for(`resources/read (${index + 1} of ${uris.length})`, options.listTimeout);
    try {
      const answer = objectOf(await connection.request("resources/read", { ...params, uri }, limit));
      note("resources/read", answer);
      const read2 = answer["contents"];
      if (Array.isArray(read2)) append(contents, read2);
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error;
      failed.push({ method: "resources/read", uri, code: error.code, message: error.text });
    }
  }
  const refusals = key === "discover" ? await refusalsOf(connection, `${META}protocolVersion`, params, options.limits) : [];
  const name = objectOf(result["serverInfo"] ?? objectOf(result["_meta"])[`${META}serverInfo`])["name"];
  return {
    name: typeof name === "string" ? name : void 0,
    raw: { [key]: result, tools: [], ...lists, ...contents.length > 0 && { contents } },
    failed,
    isUnannounced,
    results,
    refusals
  };
}
function fieldsOf(method, { resultType, ttlMs, cacheScope }) {
  return {
    method,
    ...resultType !== void 0 && { resultType },
    ...ttlMs !== void 0 && { ttlMs },
    ...cacheScope !== void 0 && { cacheScope }
  };
}
async function greet(connection, options) {
  const { protocol } = options;
  if (protocol !== "auto")
    return protocol >= MODERN ? discover(connection, protocol, options) : initialize(connection, protocol, options);
  try {
    return await initialize(connection, NEWEST, options);
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    return await discover(connection, MODERN, options).catch((later) => {
      throw later instanceof AnswerError ? error : later;
    });
  }
}
async function initialize(connection, revision, options) {
  const params = { protocolVersion: revision, capabilities: capabilitiesOf(options), clientInfo: CLIENT };
  const limit = options.limits.for("initialize", options.startTimeout);
  const result = objectOf(await connection.request("initialize", params, limit));
  const agreed = result["protocolVersion"];
  if (typeof agreed !== "string") throw new ServerFailure("The answer to initialize has no `protocolVersion`.");
  connection.agreeOn?.(agreed);
  const initialized = "notifications/initialized";
  await connection.notify(initialized, options.limits.for(initialized, options.listTimeout));
  return { key: "initialize", result, params: {} };
}
async function discover(connection, revision, options) {
  const params = {
    _meta: {
      [`${META}protocolVersion`]: revision,
      [`${META}clientInfo`]: CLIENT,
      [`${META}clientCapabilities`]: capabilitiesOf(options)
    }
  };
  connection.agreeOn?.(revision);
  const limit = options.limits.for("server/discover", options.startTimeout);
  const result = objectOf(await connection.request("server/discover", params, limit));
  const versions = result["supportedVersions"];
  if (!Array.isArray(versions))
    throw new ServerFailure("The answer to server/discover has no list `supportedVersions`.");
  if (!versions.includes(revision)) {
    const known2 = versions.filter((each) => typeof each === "string");
    const list = known2.length > 0 ? `but ${printable(known2.join(", "), 200)}` : "and names none that it speaks";
    throw new ServerFailure(`The server does not speak the revision ${revision}, ${list}.`);
  }
  return { key: "discover", result, params };
}
function capabilitiesOf({ as, protocol }) {
  if (as === "bare") return {};
  const extensions = { "io.modelcontextprotocol/ui": { mimeTypes: ["text/html;profile=mcp-app"] } };
  const isModern = protocol !== "auto" && protocol >= MODERN;
  const can = { sampling: { context: {}, tools: {} }, elicitation: { form: {}, url: {} }, extensions };
  return isModern ? can : { roots: { listChanged: true }, tasks: TASKS, ...can };
}
var TASKS = {
  list: {},
  cancel: {},
  requests: { sampling: { createMessage: {} }, elicitation: { create: {} } }
};
var METHODS = {
  tools: "tools/list",
  resources: "resources/list",
  resourceTemplates: "resources/templates/list",
  prompts: "prompts/list"
};
async function readList(connection, list, params, options) {
  const method = METHODS[list];
  const found = [];
  const seen = /* @__PURE__ */ new Set();
  const end = performance.now() + options.listTimeout;
  let cursor;
  for (let page = 1; ; page++) {
    const what = page === 1 ? method : `${method}, page ${page}`;
    const late = notWithin(method, options.listTimeout).replace(/\.$/, page === 1 ? "." : `: it reached page ${page}.`);
    const limit = options.limits.for(what, Math.max(0, end - performance.now()), late);
    const asked = cursor === void 0 ? params : { ...params, cursor };
    const answer = objectOf(await connection.request(method, asked, limit));
    options.note(method, answer);
    const items = answer[list];
    if (!Array.isArray(items)) throw new ServerFailure(`The answer to ${method} has no list \`${list}\`.`);
    append(found, items);
    const next = answer["nextCursor"];
    if (next === void 0 || next === null) return found;
    if (typeof next !== "string")
      throw new ServerFailure(`The answer to ${method} has a \`nextCursor\` that is not a string.`);
    if (seen.has(next))
      throw new ServerFailure(`The answers to ${method} never end: page ${page} names a page that was read already.`);
    if (page >= options.maxPages)
      throw new ServerFailure(`${method} still has a next page after ${page} pages, which --max-pages allows.`);
    seen.add(next);
    cursor = next;
  }
}
function widgetUris({ resources = [], tools = [] }) {
  const named2 = tools.flatMap((tool) => {
    const meta = objectOf(objectOf(tool)["_meta"]);
    return [objectOf(meta["ui"])["resourceUri"], meta["ui/resourceUri"], meta["openai/outputTemplate"]];
  });
  const listed = resources.map((each) => objectOf(each)["uri"]);
  const isWidget = (uri) => typeof uri === "string" && uri.startsWith("ui://");
  return [...new Set([...listed, ...named2].filter(isWidget))];
}
var objectOf = (value) => isRecord(value) ? value : {};

// src/server/explain-failure.ts
var MOST_NAMED = 3;
async function explanationIn(folder, said, options) {
  const checked = await check({ ...options, paths: [folder] }).catch(() => void 0);
  const all = (checked?.report.findings ?? []).filter(mayStop);
  const inStack = all.filter((each) => isIn(said, each));
  const [first, ...others] = (inStack.length > 0 ? inStack : all).slice(0, MOST_NAMED).map(named);
  if (first === void 0) return "";
  const leads = inStack.length > 0 ? "The source explains it" : "The source may explain it";
  return ` ${leads}: ${[first, ...others].join(" ")}`;
}
var mayStop = ({ rule, severity }) => severity === "error" && (hasTag(rule, "stops-server") || hasTag(rule, "breaks-list"));
function isIn(said, { path, line, endLine }) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  for (let at = said.indexOf(name); at >= 0; at = said.indexOf(name, at + 1)) {
    const [, number] = /^(?::|", line )(\d{1,9})/.exec(said.slice(at + name.length, at + name.length + 20)) ?? [];
    if (number !== void 0 && Number(number) >= line && Number(number) <= endLine) return true;
  }
  return false;
}
var named = ({ path, line, column, message, rule }) => `${path}:${line}:${column}: ${message} (${rule})`;

// src/server/connection.ts
var MOST_BYTES = { message: 32 * 1024 * 1024, all: 64 * 1024 * 1024 };
var MOST_REPLIES = 1e3;
function messageIn(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return void 0;
  }
  if (Array.isArray(value)) return value.length > 0 && value.every(isMessage) ? value : void 0;
  return isMessage(value) ? value : void 0;
}
function isMessage(value) {
  return typeof value === "object" && value !== null && "jsonrpc" in value;
}
function idOf({ id }) {
  if (typeof id === "number") return id;
  return typeof id === "string" && /^\d{1,9}$/.test(id) ? Number(id) : void 0;
}
var Exchange = class {
  #waiting = /* @__PURE__ */ new Map();
  #send;
  #secrets;
  /** The folder that is offered as the client's root. */
  #root;
  #last = 0;
  #replies = 0;
  #ended;
  constructor(send, secrets, root) {
    this.#send = send;
    this.#secrets = secrets;
    this.#root = root;
  }
  async request(method, params, limit) {
    if (this.#ended) throw this.#ended;
    const id = ++this.#last;
    const answer = new Promise((done, fail) => this.#waiting.set(id, { method, done, fail }));
    this.#send({ jsonrpc: "2.0", id, method, params }).catch(
      (error) => this.#settle(id, (waiting) => waiting.fail(error))
    );
    return withinLimit(limit, answer).finally(() => this.#waiting.delete(id));
  }
  /** Nothing will be answered any more. */
  end(error) {
    this.#ended ??= error;
    for (const id of [...this.#waiting.keys()]) this.#settle(id, (waiting) => waiting.fail(error));
  }
  receive(message) {
    if (typeof message.method === "string") return this.#reply(message.method, message.id);
    const id = idOf(message);
    if (id === void 0) return;
    this.#settle(id, ({ method, done, fail }) => {
      const isError = message.error !== void 0 && (message.error !== null || message.result === void 0);
      if (!isError) return done(message.result);
      const { code, message: text } = Object(message.error);
      fail(
        new AnswerError(
          method,
          typeof code === "number" ? code : 0,
          typeof text === "string" ? printable(this.#secrets.hide(text), 300) : ""
        )
      );
    });
  }
  #settle(id, how) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    how(waiting);
  }
  #reply(method, id) {
    if (id === void 0 || id === null || this.#ended) return;
    if (++this.#replies > MOST_REPLIES)
      return this.end(new ServerFailure(`The server sent more than ${MOST_REPLIES} requests of its own.`));
    const known2 = {
      ping: {},
      "roots/list": { roots: this.#root === void 0 ? [] : [{ uri: this.#root, name: "workspace" }] }
    };
    const answer = Object.hasOwn(known2, method) ? { result: known2[method] } : { error: { code: METHOD_NOT_FOUND, message: "This client only lists what a server has." } };
    this.#send({ jsonrpc: "2.0", id, ...answer }).catch(() => {
    });
  }
};

// src/server/event-stream.ts
async function readBody(response, received = { bytes: 0 }) {
  const parts = [];
  let size = 0;
  for await (const chunk of chunksOf(response, received)) {
    size += chunk.length;
    if (size > MOST_BYTES.message) throw tooMuchAtOnce();
    parts.push(chunk);
  }
  return Buffer.concat(parts).toString("utf8");
}
async function* eventsIn(response, received = { bytes: 0 }) {
  let [size, name] = [0, ""];
  let data = [];
  for await (const line of linesIn(response, received)) {
    if (line === "") {
      if (data.length > 0) yield { name: name || "message", data: data.join("\n") };
      [size, name, data] = [0, "", []];
      continue;
    }
    size += line.length;
    if (size > MOST_BYTES.message) throw tooMuchAtOnce();
    const [, field, value = ""] = /^([^:]*)(?::\x20?(.*))?$/s.exec(line) ?? [];
    if (field === "event") name = value;
    if (field === "data") data.push(value);
  }
  if (data.length > 0) yield { name: name || "message", data: data.join("\n") };
}
async function* linesIn(response, received) {
  const decoder = new TextDecoder();
  let parts = [];
  let [size, endsInReturn] = [0, false];
  for await (const chunk of chunksOf(response, received)) {
    const text = decoder.decode(chunk, { stream: true });
    const lines = text.split(/\r\n|\n|\r/);
    if (endsInReturn && text.startsWith("\n")) lines.shift();
    if (text !== "") endsInReturn = text.endsWith("\r");
    const rest = lines.pop();
    for (const line of lines) {
      yield parts.join("") + line;
      [parts, size] = [[], 0];
    }
    parts.push(rest);
    size += rest.length;
    if (size > MOST_BYTES.message) throw tooMuchAtOnce();
  }
}
async function* chunksOf(response, received) {
  if (!response.body) return;
  const reader = response.body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      received.bytes += next.value.length;
      if (received.bytes > MOST_BYTES.all)
        throw new ServerFailure(`The server sent more than ${MOST_BYTES.all >> 20} MB.`);
      yield next.value;
    }
  } catch (error) {
    throw isOurs(error) ? error : new ServerFailure(`The answer of the server cannot be read to its end: ${wordsFor(error)}.`);
  } finally {
    await reader.cancel().catch(() => {
    });
  }
}
var tooMuchAtOnce = () => new ServerFailure(`The server sent one message of more than ${MOST_BYTES.message >> 20} MB.`);
var isOurs = (error) => error instanceof ServerFailure || /^(?:Abort|Timeout)Error$/.test(error.name);
function wordsFor(error) {
  const reason = reasonOf(error);
  if (/^(?:Z_|ERR_(?:_|BR))/.test(reason)) return "it is not compressed as its headers say";
  return /^(?:HPE_|Response does not)/.test(reason) ? "it does not follow HTTP" : "the connection was closed";
}

// src/server/url.ts
var HARMLESS = /^(?:mcp|sse|api|rpc|json-?rpc|http|streamable(?:-?http)?|stream|messages?|events?|tools|servers?|v\d{1,2})$/i;
var PLAIN = /^(?:[a-z]{1,12}(?:[-_.][a-z]{1,12}){0,3})?$/i;
function shownUrl(url) {
  if (!URL.canParse(url)) return shownText(url);
  const { protocol, host, pathname } = new URL(url);
  if (host === "") return printable(`${protocol}\u2026`, 400);
  const parts = pathname.split("/").filter((part) => part !== "");
  const last = harmlessPart(url) ?? (parts.length > 0 ? "\u2026" : "");
  const before = parts.length > 1 && last !== "\u2026" ? "\u2026/" : "";
  return printable(`${protocol}//${host}/${before}${last}`, 400);
}
function harmlessPart(url) {
  const last = URL.canParse(url) ? new URL(url).pathname.split("/").findLast((part) => part !== "") : void 0;
  return last !== void 0 && HARMLESS.test(last) ? last : void 0;
}
function shownText(text) {
  const [, scheme = ""] = /^([a-z][a-z\d+.-]{0,20}:\/\/)/i.exec(text) ?? [];
  const [, host = ""] = /^((?:[a-z\d-]{1,63}\.){1,8}[a-z\d-]{1,63}|localhost)(?=[:/?#]|$)/i.exec(
    text.slice(Math.max(scheme.length, text.lastIndexOf("@") + 1))
  ) ?? [];
  return `${scheme}${host}${host === "" ? "\u2026" : host === text ? "" : "/\u2026"}`;
}
function partsOfUrl(text) {
  if (!/^[a-z][a-z\d+.-]{0,20}:/i.test(text) || !URL.canParse(text)) return [];
  const { username, password, pathname, search, hash } = new URL(text);
  const user = { name: password === "" ? "token" : "user", value: username };
  const parts = pathname.split("/").map((part) => part.split(";"));
  const secret = parts.flatMap(([first = "", ...parameters]) => [
    ...HARMLESS.test(first) || PLAIN.test(first) ? [] : [{ name: "path", value: first }],
    ...parameters.map(pairIn)
  ]);
  const isHarmless = parts.every(
    ([first = "", ...more]) => more.length === 0 && (first === "" || HARMLESS.test(first))
  );
  const path = isHarmless ? secret : [...secret, { name: "path", value: pathname, isPlain: true }];
  const query = [search, hash].flatMap((each) => each.slice(1).split(/[&;]/).map(pairIn));
  return [user, { name: "password", value: password }, ...path, ...query].filter(({ value }) => value !== "");
}
function pairIn(text) {
  const at = text.indexOf("=");
  return at < 0 || at === text.length - 1 ? { name: "", value: text } : { name: text.slice(0, at), value: text.slice(at + 1).replaceAll("+", " ") };
}
function endpointOf({ url: given, headers }) {
  const url = URL.canParse(given) ? new URL(given) : void 0;
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw new ServerFailure(`\`${shownUrl(given)}\` is not a URL of a server: it must start with http:// or https://.`);
  const credentials = `${percentDecoded(url.username)}:${percentDecoded(url.password)}`;
  url.username = url.password = "";
  const basic = { authorization: `Basic ${Buffer.from(credentials).toString("base64")}` };
  const named2 = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return { url, headers: { ...credentials !== ":" && basic, ...named2 } };
}
var percentDecoded = (text) => text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => Buffer.from(escapes.replaceAll("%", ""), "hex").toString("utf8"));

// src/server/http.ts
var MOST_REDIRECTS = 3;
var PATIENCE_MS2 = { endpoint: 1e4, session: 1e3 };
var openHttp = (options, secrets) => new HttpConnection(options, secrets);
var HttpConnection = class {
  #url;
  #headers;
  #exchange;
  #abort = new AbortController();
  #secrets;
  #received = { bytes: 0 };
  #session;
  #revision;
  /** Requests go to another address, and answers come in one stream. */
  #isEventStream = false;
  #isKnown = false;
  constructor(options, secrets) {
    ({ url: this.#url, headers: this.#headers } = endpointOf(options));
    this.#secrets = secrets;
    this.#exchange = new Exchange((message) => this.#post(message), secrets);
  }
  request(method, params, limit) {
    return this.#exchange.request(method, params, limit);
  }
  /** What a server thinks of it does not matter, as long as it answers. */
  notify(method, limit) {
    return withinLimit(
      limit,
      this.#post({ jsonrpc: "2.0", method }).catch(() => {
      })
    );
  }
  agreeOn(revision) {
    if (/^[!-~]{1,100}$/.test(revision)) this.#revision = revision;
  }
  async close(patience) {
    this.#exchange.end(new ServerFailure("The connection was closed."));
    if (this.#session !== void 0 && patience > 0) {
      const signal2 = AbortSignal.timeout(Math.ceil(Math.min(PATIENCE_MS2.session, patience)));
      await fetch(this.#url, { method: "DELETE", headers: this.#headersFor(), redirect: "manual", signal: signal2 }).then((response) => response.body?.cancel()).catch(() => {
      });
    }
    this.#abort.abort();
  }
  async #post(message) {
    const body = JSON.stringify(message);
    const response = await this.#fetch("POST", { body, headers: this.#headersFor(message) });
    const isRequest = "method" in message && "id" in message;
    if (!this.#isKnown && isRequest && !this.#isEventStream && [404, 405, 400].includes(response.status)) {
      const text = await readBody(response, this.#received);
      if (messageIn(text) === void 0) return this.#fallBack(message, response, text);
      return this.#take(message, response, text);
    }
    if (response.ok) this.#isKnown = true;
    this.#session = response.headers.get("mcp-session-id") ?? this.#session;
    const type = typeOf(response);
    if (!isRequest || this.#isEventStream) {
      if (!response.ok && isRequest) throw this.#refusal(response, await readBody(response, this.#received));
      await response.body?.cancel();
      return;
    }
    if (response.ok && type === "text/event-stream") return this.#follow(response, message);
    return this.#take(message, response, await readBody(response, this.#received));
  }
  /** The answer is the body. */
  #take(request, response, text) {
    const found = messageIn(text);
    if (!found) throw this.#refusal(response, text);
    for (const each of [found].flat()) {
      const isError = each.error !== void 0 && each.error !== null;
      const lacksId = isError && (each.id === void 0 || each.id === null);
      this.#exchange.receive(lacksId ? { ...each, id: request.id } : each);
    }
  }
  async #follow(response, request) {
    for await (const { data } of eventsIn(response, this.#received)) {
      const messages = [messageIn(data) ?? []].flat();
      for (const each of messages) this.#exchange.receive(each);
      if (messages.some((each) => each.method === void 0 && idOf(each) === idOf(request))) return;
    }
    throw new ServerFailure(`The server ended its answer to ${methodOf(request)} before it was complete.`);
  }
  /** Older servers have an event stream at the URL, which names the address for requests. */
  async #fallBack(request, refused, text) {
    const accept = { ...this.#headersFor(), accept: "text/event-stream" };
    const response = await this.#fetch("GET", { headers: accept });
    if (!response.ok || typeOf(response) !== "text/event-stream") {
      await response.body?.cancel();
      throw this.#refusal(refused, text);
    }
    const endpoint = new Promise((done, fail) => {
      const late = new ServerFailure(
        `The server opened an event stream, but named no endpoint within ${seconds(PATIENCE_MS2.endpoint)}.`
      );
      const timer = setTimeout(() => fail(late), PATIENCE_MS2.endpoint);
      const listen2 = async () => {
        for await (const { name, data } of eventsIn(response, this.#received)) {
          if (name === "endpoint") {
            this.#url = this.#sameOrigin(data);
            clearTimeout(timer);
            done();
          } else for (const each of [messageIn(data) ?? []].flat()) this.#exchange.receive(each);
        }
        throw new ServerFailure("The server ended its event stream before it had answered.");
      };
      listen2().catch((error) => {
        clearTimeout(timer);
        const failure = this.#failureOf(error);
        fail(failure);
        this.#exchange.end(failure);
      });
    });
    await endpoint;
    this.#isEventStream = true;
    return this.#post(request);
  }
  async #fetch(method, init, redirects = 0) {
    let response;
    try {
      response = await fetch(this.#url, { ...init, method, redirect: "manual", signal: this.#abort.signal });
    } catch (error) {
      throw this.#failureOf(error);
    }
    const target = response.headers.get("location");
    if (![301, 302, 303, 307, 308].includes(response.status) || target === null) return response;
    await response.body?.cancel();
    if (redirects === MOST_REDIRECTS) throw new ServerFailure(`The server redirects more than ${redirects} times.`);
    this.#url = this.#sameOrigin(target);
    return this.#fetch(method, init, redirects + 1);
  }
  /** Headers are for the server that the user named, and for no other. */
  #sameOrigin(target) {
    const url = URL.canParse(target, this.#url.href) ? new URL(target, this.#url) : void 0;
    if (url?.origin === this.#url.origin) return url;
    const shown2 = this.#secrets.hide(shownUrl(url?.href ?? target));
    throw new ServerFailure(
      `The server sends its clients to another origin, ${shown2}, which is not followed: name that URL if you trust it.`
    );
  }
  #headersFor(message) {
    const { method, params } = message ?? {};
    const isModern = this.#revision !== void 0 && this.#revision >= "2026";
    return {
      accept: "application/json, text/event-stream",
      ...message && { "content-type": "application/json" },
      ...this.#session !== void 0 && { "mcp-session-id": this.#session },
      ...this.#revision !== void 0 && { "mcp-protocol-version": this.#revision },
      ...isModern && method !== void 0 && { "mcp-method": method },
      ...isModern && method === "resources/read" && { "mcp-name": headerText(params?.uri ?? "") },
      ...this.#headers
    };
  }
  #refusal(response, text) {
    const { status } = response;
    const url = this.#secrets.hide(shownUrl(this.#url.href));
    if (status === 401 || status === 403) {
      const given = Object.keys(this.#headers).length > 0 ? "does not accept the credentials" : "asks for credentials";
      return new ServerFailure(
        `The server at ${url} ${given} (status ${status}). Name them with --header "Authorization: Bearer \u2026".`
      );
    }
    if (status === 404)
      return new ServerFailure(`There is no MCP server at ${url} (status 404). Check the path, which is often /mcp.`);
    const start = printable(this.#secrets.hide(text.trim().replace(/\s+/g, " ")), 100);
    const type = printable(this.#secrets.hide(typeOf(response)), 60);
    const said = start === "" ? "nothing" : `${type || "text"} that is not JSON-RPC: ${start}`;
    return new ServerFailure(`The server at ${url} answered with status ${status} and ${said}.`);
  }
  #failureOf(error) {
    if (error instanceof ServerFailure) return error;
    const reason = reasonOf(error);
    const words = { ECONNREFUSED: "nothing listens there", ENOTFOUND: "there is no such host" }[reason] ?? reason;
    const url = this.#secrets.hide(shownUrl(this.#url.href));
    return new ServerFailure(
      `The server at ${url} could not be reached: ${printable(this.#secrets.hide(words), 200)}.`
    );
  }
};
var typeOf = (response) => (response.headers.get("content-type") ?? "").split(";")[0].trim().toLowerCase();
var headerText = (text) => /^[!-~](?:[ -~]*[!-~])?$/.test(text) && !text.startsWith("=?") ? text : `=?base64?${Buffer.from(text).toString("base64")}?=`;
var methodOf = (request) => String(request.method);

// src/server/on-source.ts
var DIFFERS = "This is served differently from how it is written here.";
function onSource(findings, served, source) {
  const definitions = /* @__PURE__ */ new Map();
  return findings.flatMap((finding) => {
    const { tool, item } = finding;
    const listed = tool === void 0 ? [] : served.filter(({ name }) => name === tool);
    const [first] = listed;
    if (tool === void 0 || !first || item?.name !== tool) return [finding];
    const definition = known(definitions, tool, () => definedBy(tool, first.value, source));
    if (!definition) return [finding];
    if (!("locate" in definition)) return [moved(finding, definition.location)];
    const place = listed.length === 1 ? definition.locate(item.pointer, first.value) : void 0;
    const isAboutTool = item.pointer === "" || item.pointer === "/name";
    const differs = place === void 0 && !isAboutTool;
    const there = moved(finding, place ?? definition.location, differs ? ` ${DIFFERS}` : "");
    return definition.switches?.hides(there) ? [] : [there];
  });
}
function definedBy(name, value, source) {
  const definition = definitionOf(name, value, source);
  if (definition) return definition;
  const { location } = source.find(name);
  return location && { location };
}
function moved(finding, { pointer, item, ...place }, more = "") {
  const { messageId: _, data: __, related: ___, ...rest } = finding;
  const path = pointer === "" ? { pointer: finding.pointer, item: finding.item } : { pointer, item };
  return { ...rest, ...place, ...path, message: finding.message + more };
}
function compareWithSource(served, source, folder, settings) {
  const names = new Set(served.map(({ name }) => name));
  const found = [];
  const written = [...source.tools.values()].flat();
  const matched = [...names].filter((name) => source.tools.has(name));
  if (matched.length > 0 && matched.length * 2 >= names.size) {
    const there = written.filter(({ name }) => names.has(name));
    const packages = new Set(there.map((each) => each.package));
    const servers = new Set(there.map((each) => each.server));
    for (const tool of written) {
      if (names.has(tool.name) || !packages.has(tool.package)) continue;
      if (tool.server !== void 0 && !servers.has(tool.server)) continue;
      const place = { ...tool.location, data: { name: tool.name } };
      const finding = engineFinding(settings, { rule: "live/not-served", message: "written" }, place);
      if (finding && !tool.switches?.hides(finding)) found.push(finding);
    }
  }
  append(found, lostParameters(served, source, settings));
  if (!source.hasUnknown) {
    const strange = served.filter(({ name }) => !source.tools.has(name) && source.find(name).count === 0);
    const isOther = strange.length > 1 && strange.length === served.length;
    for (const { name, at } of isOther ? strange.slice(0, 1) : strange) {
      const data = { name, folder: printable(folder), count: String(strange.length) };
      const place = { ...at, tool: name, item: { name, pointer: "" }, valueHash: "", data };
      const words = { rule: "live/not-in-source", message: isOther ? "none" : "served" };
      const finding = engineFinding(settings, words, place);
      if (finding) found.push(finding);
    }
  }
  return found;
}
function lostParameters(served, source, settings) {
  return served.flatMap(({ name, value }) => {
    const tool = definitionOf(name, value, source);
    const isOne = served.filter((each) => each.name === name).length === 1;
    if (!tool || !isOne || tool.parameters.length === 0 || mayTakeSome(value)) return [];
    const { description } = value;
    if (tool.description !== void 0 && tool.description !== description) return [];
    const parameters = tool.parameters.map((each) => `\`${printable(each)}\``);
    const data = { name, parameters: someOf(parameters, MOST_NAMED2) };
    const words = { rule: "live/parameters-lost", message: "lost" };
    const finding = engineFinding(settings, words, { ...tool.location, data });
    return finding && !tool.switches?.hides(finding) ? [finding] : [];
  });
}
var MOST_NAMED2 = 5;
function mayTakeSome(tool) {
  const { inputSchema } = tool;
  if (typeof inputSchema !== "object" || inputSchema === null) return true;
  return Object.entries(inputSchema).some(([key, value]) => {
    if (key === "properties" || key === "required")
      return typeof value === "object" && value !== null && Object.keys(value).length > 0;
    return !EMPTY.has(key);
  });
}
var EMPTY = /* @__PURE__ */ new Set(["type", "$schema", "additionalProperties", "title", "description"]);

// src/server/unescape.ts
var Reading = class _Reading {
  text;
  /** What this was read from. */
  #outer;
  #escapes;
  #shifts;
  constructor(text, outer, escapes = ESCAPES) {
    this.text = text;
    this.#outer = outer;
    this.#escapes = escapes;
  }
  without(escapes) {
    return new _Reading(this.text.replace(escapes, meantBy), this, escapes);
  }
  /** Where a character begins in the text as it is. */
  startOf(index) {
    if (!this.#outer) return index;
    const { escapes, at } = this.#before(index);
    const isWithin2 = at >= 0 && index < escapes.ends[at];
    return this.#outer.startOf(isWithin2 ? escapes.from[at] : index + shiftBehind(escapes, at));
  }
  /** Where the character before `end` ends in the text as it is. */
  endOf(end) {
    if (!this.#outer) return end;
    const { escapes, at } = this.#before(end - 1);
    const isWithin2 = at >= 0 && end - 1 < escapes.ends[at];
    return this.#outer.endOf(isWithin2 ? escapes.to[at] : end + shiftBehind(escapes, at));
  }
  /** The last escape that stands for something at or before this place. */
  #before(index) {
    const escapes = this.#shifts ??= shiftsIn(this.#outer.text, this.#escapes);
    return { escapes, at: countLeading(escapes.starts, (start) => start <= index) - 1 };
  }
};
function shiftsIn(text, escapes) {
  const shifts = { from: [], to: [], starts: [], ends: [] };
  let saved = 0;
  for (const { 0: escape, index } of text.matchAll(escapes)) {
    const { length } = meantBy(escape);
    shifts.from.push(index);
    shifts.to.push(index + escape.length);
    shifts.starts.push(index - saved);
    shifts.ends.push(index - saved + length);
    saved += escape.length - length;
  }
  return shifts;
}
var shiftBehind = ({ to, ends }, at) => at < 0 ? 0 : to[at] - ends[at];
var MOST_ESCAPED = 3;
var NAMED = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" },
  ...{ excl: "!", num: "#", dollar: "$", percnt: "%", lpar: "(", rpar: ")", ast: "*", midast: "*", plus: "+" },
  ...{ comma: ",", period: ".", sol: "/", colon: ":", semi: ";", equals: "=", quest: "?", commat: "@" },
  ...{ lsqb: "[", lbrack: "[", bsol: "\\", rsqb: "]", rbrack: "]", hat: "^", lowbar: "_", underbar: "_", grave: "`" },
  ...{ lcub: "{", lbrace: "{", verbar: "|", vert: "|", vertline: "|", rcub: "}", rbrace: "}" },
  ...{ tab: "	", newline: "\n" }
};
var HEX = "[\\da-f]";
var NEXT = `%[89ab]${HEX}`;
var IN = {
  url: `%(?:[0-7]${HEX}|[cd]${HEX}${NEXT}|e${HEX}(?:${NEXT}){2}|f[0-7](?:${NEXT}){3}|${HEX}{2})`,
  html: `&(?:#0*\\d{1,7};?|#x0*${HEX}{1,6};?|(?:amp|lt|gt|quot);?|(?:${Object.keys(NAMED).join("|")});)`,
  json: `\\\\(?:u${HEX}{4}|u\\{0*${HEX}{1,6}\\}|x${HEX}{2}|[0-3][0-7]{2}|["'\\\\/bfnrt])`
};
var KINDS = Object.values(IN).map((kind) => new RegExp(kind, "gi"));
var ESCAPES = new RegExp(Object.values(IN).join("|"), "gi");
function readingsOf(text) {
  const raw = new Reading(text);
  const found = [raw];
  if (!/[%&\\]/.test(text)) return found;
  const add = (reading) => {
    if (found.every((known2) => known2.text !== reading.text)) found.push(reading);
  };
  for (const kind of KINDS) add(raw.without(kind));
  let inner = raw;
  for (let depth = 0; depth < MOST_ESCAPED; depth++) add(inner = inner.without(ESCAPES));
  return found;
}
var unescaped = (text) => text.replace(ESCAPES, meantBy);
var CONTROLS = { b: "\b", f: "\f", n: "\n", r: "\r", t: "	" };
function meantBy(escape) {
  if (escape.startsWith("%")) {
    const bytes = Buffer.from(escape.replaceAll("%", ""), "hex");
    return bytes.toString(bytes.length === 1 ? "latin1" : "utf8");
  }
  const [, name, hex, decimal, octal, control] = PARTS.exec(escape) ?? [];
  if (name !== void 0) return NAMED[name.toLowerCase()];
  if (control !== void 0) return CONTROLS[control.toLowerCase()];
  const [digits, base] = hex !== void 0 ? [hex, 16] : decimal !== void 0 ? [decimal, 10] : [octal, 8];
  if (digits === void 0) return escape.slice(1);
  const code = parseInt(digits, base);
  return code <= 1114111 ? String.fromCodePoint(code) : escape;
}
var PARTS = /^(?:&([a-z]+);?|(?:&#x|\\[ux]\{?)([\da-f]+)[;}]?|&#(\d+);?|\\(\d+)|\\([bfnrt]))$/i;

// src/server/secrets.ts
var SHORTEST = 6;
var SHORTEST_LEAK = 8;
var SECRET_NAME = /key|token|secret|passw|auth|credential/i;
var SHORTEST_SECRET = 4;
var EVERYDAY = /^(?:true|false|enabled|disabled|production|development|staging|testing|warning|default|verbose|localhost|https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/?)$/i;
var NUMBER = /^[\d.:]+$/;
var Secrets = class {
  /** By the text to hide, in lower case: hosts and types of content are. */
  #forms = /* @__PURE__ */ new Map();
  /** `called`: how it is called where it comes from. `isPlain`: it is hidden in errors, and left in answers. */
  add(name, value, { called = name, isPlain = false } = {}) {
    const isSecret = SECRET_NAME.test(called);
    for (const text of textsIn(value)) {
      if (text.length < (isSecret ? SHORTEST_SECRET : SHORTEST)) continue;
      if (EVERYDAY.test(text) || NUMBER.test(text) && !isSecret) continue;
      const isLeak = text.length >= SHORTEST_LEAK;
      for (const [form, isBase64] of formsOf(text)) {
        const known2 = this.#forms.get(form);
        if (!known2 || known2.isPlain) this.#forms.set(form, { name: printable(name, 60), isBase64, isLeak, isPlain });
      }
    }
    this.addUrl(name, value);
  }
  /** What is secret in a URL; nothing of any other text. */
  addUrl(name, url) {
    for (const { value, name: called, isPlain } of partsOfUrl(url)) {
      if (value !== url) this.add(name, value, { called, ...isPlain && { isPlain } });
    }
  }
  /** For errors, logs and other texts that are not the answers. */
  hide(text) {
    return this.#hide(text, true).shown;
  }
  /** The same JSON value without the secrets, and where they were. */
  clean(value, pointer = "", leaks = []) {
    if (this.#forms.size === 0) return value;
    if (typeof value === "string") {
      const { shown: shown2, leak } = this.#hide(value, false);
      if (leak !== void 0) leaks.push({ name: leak, pointer });
      return shown2;
    }
    if (typeof value === "number") {
      const { shown: shown2 } = this.#hide(String(value), false);
      return shown2 === String(value) ? value : shown2;
    }
    if (Array.isArray(value)) return value.map((each, index) => this.clean(each, `${pointer}/${index}`, leaks));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        const { shown: shown2, leak } = this.#hide(key, false);
        const inner = pointer + stepTo(shown2);
        if (leak !== void 0) leaks.push({ name: leak, pointer: inner });
        return [shown2, this.clean(each, inner, leaks)];
      })
    );
  }
  #hide(text, isError) {
    const places = readingsOf(text).flatMap((reading) => this.#placesIn(reading, isError));
    const leak = places.find(({ form }) => form.isLeak)?.form.name;
    return { shown: covered(text, places), leak };
  }
  #placesIn(reading, isError) {
    const { text } = reading;
    const lower = lowered(text);
    const found = [];
    for (const [hidden, form] of this.#forms) {
      if (form.isPlain && !isError) continue;
      const { length } = hidden;
      for (let at = lower.indexOf(hidden); at >= 0; at = lower.indexOf(hidden, at + length)) {
        const more = (index) => form.isBase64 && /[\w+/-]/.test(text.charAt(index)) ? 1 : 0;
        const [start, end] = [at - more(at - 1), at + length + more(at + length)];
        found.push({ start: reading.startOf(start), end: reading.endOf(end), length, form });
      }
    }
    return found;
  }
};
function covered(text, places) {
  const parts = [];
  let end = 0;
  let longest;
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    if (longest && place.start < end) {
      if (place.length > longest.length) longest = place;
    } else {
      if (longest) parts.push(`[hidden: ${longest.form.name}]`);
      parts.push(text.slice(end, place.start));
      longest = place;
    }
    end = Math.max(end, place.end);
  }
  if (!longest) return text;
  return [...parts, `[hidden: ${longest.form.name}]`, text.slice(end)].join("");
}
function textsIn(value) {
  const trimmed = value.trim();
  const [scheme = "", credentials = "", ...more] = trimmed.split(/\s+/);
  const words = trimmed.split(/[\s;,]+/);
  const named2 = words.map((word) => word.replace(/^[\w.-]+=(?=.)/, ""));
  const all = [trimmed, trimmed.replace(/\s+/g, " ")];
  append(all, [...words.length > 1 ? words : [], ...named2].filter(isLikeSecret));
  if (more.length === 0 && SCHEME.test(scheme)) all.push(credentials);
  const plain = /^basic$/i.test(scheme) ? Buffer.from(credentials, "base64").toString("utf8") : "";
  if (plain.includes(":")) all.push(plain, plain.slice(plain.indexOf(":") + 1));
  return new Set(all);
}
var SCHEME = /^(?:bearer|basic|digest|token|api-?key)$/i;
var isLikeSecret = (word) => word.length >= SHORTEST && !SCHEME.test(word) && /[\d_\-=+/.]|[a-z][A-Z]/.test(word);
function* formsOf(text) {
  for (const each of /* @__PURE__ */ new Set([text, unescaped(text), text.replaceAll(" ", "+")])) {
    yield [lowered(each), false];
    const bytes = Buffer.from(each);
    yield [bytes.toString("hex"), false];
    for (const form of base64Of(bytes)) {
      if (form.length < SHORTEST) continue;
      yield [lowered(form), true];
      yield [lowered(form.replaceAll("+", "-").replaceAll("/", "_")), true];
    }
  }
}
function base64Of(bytes) {
  return [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    return text.slice(offset === 0 ? 0 : offset + 1, Math.floor((offset + bytes.length) * 8 / 6));
  });
}
function lowered(text) {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/[^]/g, (char) => char.toLowerCase().length === 1 ? char.toLowerCase() : char);
}

// src/server/stdio.ts
const { statSync: statSync2 } = process.getBuiltinModule("node:fs");
const { resolve: resolve2 } = process.getBuiltinModule("node:path");
const { pathToFileURL } = process.getBuiltinModule("node:url");

// src/server/process-group.ts
const { spawn: spawn2 } = process.getBuiltinModule("node:child_process");
const { randomBytes } = process.getBuiltinModule("node:crypto");
const { existsSync, mkdirSync, realpathSync, rmSync } = process.getBuiltinModule("node:fs");
const { tmpdir } = process.getBuiltinModule("node:os");
const { join, resolve } = process.getBuiltinModule("node:path");

// src/server/descendants.ts
const { readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } = process.getBuiltinModule("node:fs");
const { basename, sep } = process.getBuiltinModule("node:path");
var SWEEP_MS = 1e3;
var SCORE = "oom_score_adj";
var MARKS = 200;
var Descendants = class {
  /** What began before the server is never its own. */
  #before;
  /** Processes above us. An orphan goes to one of them, or to the first process. */
  above;
  #home;
  /** The folder of the user's that the server runs in, if it does not run in its home. */
  #folder;
  #known = /* @__PURE__ */ new Set();
  #mark;
  #root;
  constructor(home, folder) {
    const all = processes();
    this.#before = new Set([...all.values()].map(keyOf));
    this.above = new Set(above(process.pid, all));
    this.#home = home;
    this.#folder = folder;
  }
  /**
   * Starts the server with a mark: a score for the case that memory runs out, which no process has. Linux passes it on to
   * everything that is started, and few programs change it. It is ours for as long as the start takes.
   */
  start(run) {
    const own = scoreOf("self");
    const mark = own === void 0 ? void 0 : freeMark(own);
    if (mark !== void 0 && writeScore(mark)) this.#mark = mark;
    try {
      const server = run();
      if (server.pid !== void 0) this.#root = stat(server.pid);
      return server;
    } finally {
      if (this.#mark !== void 0) writeScore(own);
    }
  }
  /** What a shell needs to know the same: the server, when it began, and its mark. */
  get facts() {
    return this.#root ? `${this.#root.pid} ${this.#root.started} ${this.#mark ?? "none"}` : "";
  }
  /** Looks who is there, and gives those that were not known: seen once below the server, a process stays known. */
  look() {
    const fresh = this.#own(processes()).filter((each) => !this.#known.has(keyOf(each)));
    for (const each of fresh) this.#known.add(keyOf(each));
    return fresh;
  }
  /**
   * Ends them all. They are stopped first, so that none starts another while it is looked for, and then killed, until
   * no other is found. Gives those that it had to leave.
   */
  end() {
    if (!this.#root) return [];
    const until = performance.now() + SWEEP_MS;
    const [stopped, left] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Set()];
    const done = /* @__PURE__ */ new Set();
    for (; ; ) {
      const fresh = this.#own(processes()).filter((each) => !done.has(keyOf(each)));
      const isLate = performance.now() > until;
      for (const each of fresh) {
        done.add(keyOf(each));
        this.#known.add(keyOf(each));
        if (isLate || !signal(each, "SIGSTOP")) left.add(each);
        else stopped.set(keyOf(each), each);
      }
      if (fresh.length > 0 && !isLate) continue;
      for (const each of stopped.values()) signal(each, "SIGKILL");
      if (stopped.size === 0 || isLate) break;
      stopped.clear();
    }
    const [all, sure] = [processes(), [...left].map((each) => `${shown(each.pid)}, which it started`)];
    return [...sure, ...this.#doubtful(all).map(({ pid }) => `${shown(pid)}, which may be its own`)];
  }
  #own(all) {
    const candidates = [...all.values()].filter((each) => this.#isNew(each));
    const own = /* @__PURE__ */ new Map();
    for (let size = -1; size < own.size; ) {
      size = own.size;
      for (const each of candidates) if (!own.has(each.pid) && this.#isOwn(each, all, own)) own.set(each.pid, each);
    }
    return [...own.values()];
  }
  #isNew(each) {
    return this.#root !== void 0 && each.started >= this.#root.started && !this.#before.has(keyOf(each));
  }
  #isOwn(each, all, own) {
    if (this.#known.has(keyOf(each)) || keyOf(each) === keyOf(this.#root) || own.has(each.parent)) return true;
    const leader = all.get(this.#root.pid);
    if (each.session === this.#root.pid && (!leader || keyOf(leader) === keyOf(this.#root))) return true;
    if (!isOurUsers(each.pid) || !(each.parent === 1 || this.above.has(each.parent))) return false;
    return this.#hasMark(each.pid) || this.#isOrphan(each) && isWithin(folderOf(each.pid), this.#home);
  }
  #hasMark(pid) {
    if (this.#mark !== void 0 && scoreOf(pid) === this.#mark) return true;
    return textOf(`/proc/${pid}/environ`).includes(basename(this.#home));
  }
  /** A shell above us has children of its own; the first process and the one of a login have orphans. */
  #isOrphan({ parent }) {
    return parent === 1 || this.above.has(parent) && textOf(`/proc/${parent}/comm`).trim() === "systemd";
  }
  /** Anybody may work in the same folder, and start something there that outlives its parent. */
  #doubtful(all) {
    const folder = this.#folder;
    if (folder === void 0) return [];
    return [...all.values()].filter(
      (each) => this.#isNew(each) && !this.#known.has(keyOf(each)) && this.#isOrphan(each) && isOurUsers(each.pid) && isWithin(folderOf(each.pid), folder)
    );
  }
};
var keyOf = ({ pid, started }) => `${pid}:${started}`;
function processes() {
  const all = readdirSync("/proc").flatMap((name) => /^\d+$/.test(name) ? read(Number(name)) ?? [] : []);
  return new Map(all.map((each) => [each.pid, each]));
}
function read(pid) {
  const { state, threads, ...process2 } = stat(pid);
  return /[ZX]/.test(state) && !(threads > 1) ? void 0 : process2;
}
function stat(pid) {
  const text = textOf(`/proc/${pid}/stat`);
  const [state = "X", parent, , session, ...fields] = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const [threads, started] = [Number(fields[13]), Number(fields[15])];
  return { pid, parent: Number(parent), session: Number(session), started, state: state || "X", threads };
}
function above(pid, all) {
  const parent = all.get(pid)?.parent ?? 0;
  return parent === 0 ? [] : [parent, ...above(parent, all)];
}
function signal(each, name) {
  const now = read(each.pid);
  if (!now || keyOf(now) !== keyOf(each)) return true;
  try {
    return process.kill(each.pid, name);
  } catch (error) {
    return error.code === "ESRCH";
  }
}
function freeMark(own) {
  const used = new Set(readdirSync("/proc").map(scoreOf));
  const free = Array.from({ length: MARKS }, (_, index) => own + 1 + index).filter(
    // Round ones are those that others choose.
    (score) => score <= 1e3 && score % 10 !== 0 && !used.has(score)
  );
  return free[Math.floor(Math.random() * free.length)];
}
function scoreOf(pid) {
  const text = textOf(`/proc/${pid}/${SCORE}`).trim();
  return text === "" ? void 0 : Number(text);
}
function writeScore(score) {
  try {
    writeFileSync(`/proc/self/${SCORE}`, String(score));
    return true;
  } catch {
    return false;
  }
}
function isOurUsers(pid) {
  return statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid === process.geteuid();
}
function folderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return "";
  }
}
var isWithin = (path, folder) => `${path}${sep}`.startsWith(`${folder}${sep}`);
var shown = (pid) => `process ${pid} (${textOf(`/proc/${pid}/comm`).trim()})`;
function textOf(path) {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}

// src/server/guard.ts
const { spawn } = process.getBuiltinModule("node:child_process");
var GUARD = `
home=$1 above=$2 known=' ' stopped=' ' waiting=
read -r group since mark
while read -r pid started; do
  if [ "$pid" = gone ]; then group=; else known="$known$pid:$started "; fi
done
[ -n "$group" ] && ! [ -r /proc/self/stat ] && kill -s KILL -- "-$group"

isOurs() {
  pid=\${1#/proc/} stat=
  [ -O "$1" ] && [ "$pid" != $$ ] || return 1
  while read -r line; do stat=$line; done < "$1/stat"
  set -- \${stat##*) }
  [ $# -ge 20 ] && { [ "$1" != Z ] || [ "\${18}" -gt 1 ]; } || return 1
  parent=$2 session=$4 started=\${20}
  [ "$started" -ge "\${since:-0}" ] || return 1
  case $stopped in *" $pid:$started "*) return 1 ;; *" $parent:"*) return 0 ;; esac
  case $known in *" $pid:$started "*) return 0 ;; esac
  [ "$pid" = "$group" ] && [ "$started" != "$since" ] && group=
  [ "$session" = "$group" ] && return 0
  case $above in *" $parent "*) ;; *) return 1 ;; esac
  read -r score < "/proc/$pid/oom_score_adj" && [ "$score" = "$mark" ] && return 0
  grep -qsF -- "\${home##*/}" "/proc/$pid/environ" && return 0
  [ "$parent" = 1 ] || { read -r name < "/proc/$parent/comm" && [ "$name" = systemd ]; } || return 1
  case $(cd -P "/proc/$pid/cwd" && pwd -P)/ in "$home"/*) return 0 ;; *) return 1 ;; esac
}

rounds=0
while [ $rounds -lt 100 ]; do
  rounds=$((rounds + 1)) fresh=
  for each in /proc/[0-9]*; do
    isOurs "$each" && kill -s STOP "$pid" && stopped="$stopped$pid:$started " waiting="$waiting $pid" fresh=yes
  done
  [ -n "$fresh" ] && continue
  [ -n "$waiting" ] || break
  kill -s KILL $waiting
  waiting=
done
[ -n "$waiting" ] && kill -s KILL $waiting
rm -rf -- "$home"`;
function guardOf(home, above2 = []) {
  const guard = spawn("/bin/sh", ["-c", GUARD, "sh", home, ` 1 ${[...above2].join(" ")} `], {
    ...{ detached: true, cwd: "/", stdio: ["pipe", "ignore", "ignore"], env: { PATH: process.env["PATH"] ?? "" } }
  });
  guard.on("error", () => {
  });
  guard.stdin?.on("error", () => {
  });
  guard.unref();
  guard.stdin?.unref();
  return guard;
}

// src/server/process-group.ts
var isWindows = process.platform === "win32";
var isLinux = process.platform === "linux";
var NEEDED = isWindows ? ["PATH", "PATHEXT", "SystemRoot", "ComSpec", "windir"] : ["PATH"];
var PATIENCE_MS3 = { input: 1e3, signal: 700 };
var LOOK_MS = 200;
var running = /* @__PURE__ */ new Set();
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
var ProcessGroup = class {
  child;
  /** The empty folder that is its home. */
  home;
  exited;
  #descendants;
  #guard;
  #looking;
  /** Once the server itself has ended, its id means its group only while others are in that. */
  #isGroupGone = false;
  #isOver = false;
  #left = [];
  constructor({ command, args, env, pathsFrom, cwd }) {
    const name = `toolint-server-${process.pid}-${randomBytes(6).toString("hex")}`;
    this.home = join(realpathSync(tmpdir()), name);
    const work = join(this.home, "work");
    listen(this);
    const descendants = isLinux ? new Descendants(this.home, cwd && realFolder(resolve(pathsFrom, cwd))) : void 0;
    this.#descendants = descendants;
    this.#guard = isWindows ? void 0 : guardOf(this.home, descendants?.above);
    this.#looking = setInterval(() => this.#look(), LOOK_MS).unref();
    try {
      mkdirSync(this.home, { mode: 448 });
      mkdirSync(work);
      const start = () => spawn2(
        fromHere(command, pathsFrom),
        args.map((each) => argumentFromHere(each, pathsFrom)),
        {
          cwd: cwd === void 0 ? work : resolve(pathsFrom, cwd),
          detached: !isWindows,
          stdio: "pipe",
          windowsHide: true,
          env: {
            ...Object.fromEntries(NEEDED.flatMap((name2) => process.env[name2] ? [[name2, process.env[name2]]] : [])),
            ...{ HOME: this.home, TMPDIR: this.home, ...isWindows && { USERPROFILE: this.home, TEMP: this.home } },
            ...env
          }
        }
      );
      this.child = descendants ? descendants.start(start) : start();
    } catch (error) {
      this.kill();
      throw error;
    }
    this.#tellGuard(descendants?.facts ?? `${this.child.pid ?? ""}`);
    this.exited = new Promise((done) => {
      this.child.once("exit", () => {
        this.#isGroupGone = !this.#signal(0);
        if (this.#isGroupGone) this.#tellGuard("gone");
        done();
      });
      this.child.once("error", () => done());
    });
  }
  /** Processes that could not be ended, or that may not belong to the server. */
  get left() {
    return this.#left;
  }
  /** Ends its input, then asks the group to stop, then kills it. */
  async stop(patience = Infinity) {
    if (this.#isOver) return void await this.#endsWithin(PATIENCE_MS3.signal);
    const { child } = this;
    this.#look();
    child.stdin.on("error", () => {
    }).end();
    const end = performance.now() + patience;
    if (!await this.#endsWithin(Math.min(PATIENCE_MS3.input, patience))) {
      this.#signal("SIGTERM");
      await this.#endsWithin(Math.min(PATIENCE_MS3.signal, end - performance.now()));
    }
    this.kill();
    await this.#endsWithin(PATIENCE_MS3.signal);
  }
  /** At once, and without waiting: also called while the process ends. */
  kill() {
    if (this.#isOver) return;
    this.#isOver = true;
    running.delete(this);
    stopListening();
    clearInterval(this.#looking);
    this.#left = this.#descendants?.end() ?? [];
    this.#signal("SIGKILL");
    this.#guard?.kill("SIGKILL");
    this.child?.stdout.destroy();
    this.child?.stderr.destroy();
    for (let tries = 0; tries < 5; tries++) {
      try {
        return rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
      } catch {
      }
    }
  }
  #look() {
    for (const { pid, started } of this.#descendants?.look() ?? []) this.#tellGuard(`${pid} ${started}`);
  }
  #tellGuard(line) {
    this.#guard?.stdin?.write(`${line}
`);
  }
  async #endsWithin(ms) {
    let timer;
    const late = new Promise((done) => timer = setTimeout(() => done(false), ms));
    const ended = await Promise.race([this.exited.then(() => true), late]);
    clearTimeout(timer);
    return ended;
  }
  /** Whether there is any process that it goes to. */
  #signal(signal2) {
    const { pid, exitCode = null, signalCode = null } = this.child ?? {};
    if (pid === void 0) return false;
    try {
      if (isWindows) return this.child.kill(signal2);
      const hasEnded = exitCode !== null || signalCode !== null;
      if (hasEnded && (this.#isGroupGone || isThere(pid))) return false;
      return process.kill(-pid, signal2);
    } catch {
      return false;
    }
  }
};
function isThere(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
function realFolder(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
function listen(group) {
  if (running.size === 0) {
    process.on("exit", killAll);
    for (const signal2 of SIGNALS) process.on(signal2, interrupted);
  }
  running.add(group);
}
function stopListening() {
  if (running.size > 0) return;
  process.off("exit", killAll);
  for (const signal2 of SIGNALS) process.off(signal2, interrupted);
}
function killAll() {
  for (const group of running) group.kill();
}
function interrupted(signal2) {
  killAll();
  process.kill(process.pid, signal2);
}
var fromHere = (word, folder) => /[\\/]/.test(word) ? resolve(folder, word) : word;
function argumentFromHere(word, folder) {
  const [, flag = "", path = ""] = /^(--?[\w-]+=)?(.*)$/s.exec(word) ?? [];
  const isPath = /^\.{1,2}$|[\\/]|\.\w+$/.test(path) && !/^\w+:\/\//.test(path);
  return isPath && existsSync(resolve(folder, path)) ? flag + resolve(folder, path) : word;
}

// src/server/stdio.ts
var STACK = /^(?:at .*|Node\.js v[\d.]+|[{}[\]();,^~\s]*)$/;
var REASON = /^(?:error|fatal|panic)\b/i;
var KEPT = 64 * 1024;
var LINES_SHOWN = 5;
var LAST_WORDS_MS = 1e3;
var LONGEST_LINE = 300;
function openStdio(options, secrets) {
  return new StdioConnection(options, secrets);
}
var StdioConnection = class {
  #group;
  #secrets;
  #exchange;
  #parts = [];
  #pending = 0;
  #total = 0;
  #errors = Buffer.alloc(0);
  #hasLostErrors = false;
  #noise;
  constructor(options, secrets) {
    this.#secrets = secrets;
    try {
      this.#group = new ProcessGroup(options);
    } catch (error) {
      throw new ServerFailure(`The server could not be started: ${reasonOf2(error, options, secrets)}.`);
    }
    const { child, home } = this.#group;
    const root = pathToFileURL(home).href;
    this.#exchange = new Exchange(async (message) => this.#write(message), secrets, root);
    child.stdin.on("error", () => {
    });
    child.stdout.on("data", (chunk) => this.#read(chunk));
    child.stderr.on("data", (chunk) => this.#keep(chunk));
    child.once(
      "error",
      (error) => this.#exchange.end(new ServerFailure(`The server could not be started: ${reasonOf2(error, options, secrets)}.`))
    );
    child.once("exit", (status, signal2) => {
      const how = signal2 === null ? `exited with status ${status}` : `was ended by ${signal2}`;
      const end = () => {
        clearTimeout(timer);
        this.#exchange.end(new ServerFailure(`The server ${how} before it had answered.`));
      };
      const timer = setTimeout(end, LAST_WORDS_MS);
      child.once("close", end);
    });
  }
  get noise() {
    return this.#noise;
  }
  get left() {
    return this.#group.left;
  }
  async request(method, params, limit) {
    try {
      return await this.#exchange.request(method, params, limit);
    } catch (error) {
      throw this.#withLastWords(error);
    }
  }
  async notify(method) {
    this.#write({ jsonrpc: "2.0", method });
  }
  async close(patience) {
    await this.#group.stop(patience);
    this.#exchange.end(new ServerFailure("The server was stopped."));
  }
  #write(message) {
    const { stdin } = this.#group.child;
    if (stdin.writable) stdin.write(`${JSON.stringify(message)}
`);
  }
  #read(chunk) {
    this.#total += chunk.length;
    let rest = chunk;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      const line = Buffer.concat([...this.#parts, rest.subarray(0, end)]).toString("utf8");
      this.#parts = [];
      this.#pending = 0;
      rest = rest.subarray(end + 1);
      this.#take(line);
    }
    this.#pending += rest.length;
    if (this.#pending > MOST_BYTES.message || this.#total > MOST_BYTES.all) {
      const most = this.#pending > MOST_BYTES.message ? MOST_BYTES.message : MOST_BYTES.all;
      const what = this.#pending > MOST_BYTES.message ? "one message of " : "";
      this.#exchange.end(new ServerFailure(`The server sent ${what}more than ${most >> 20} MB.`));
      this.#group.kill();
    } else if (rest.length > 0) this.#parts.push(rest);
  }
  #take(line) {
    if (line.trim() === "") return;
    const message = messageIn(line);
    if (message !== void 0) return [message].flat().forEach((each) => this.#exchange.receive(each));
    const { lines = 0, first = printable(this.#secrets.hide(line.trim()), 80) } = this.#noise ?? {};
    this.#noise = { lines: lines + 1, first };
  }
  #keep(chunk) {
    const all = Buffer.concat([this.#errors, chunk]);
    this.#hasLostErrors ||= all.length > KEPT;
    this.#errors = all.subarray(-KEPT);
  }
  /** The reason is most often on standard error. */
  #withLastWords(error) {
    if (!(error instanceof ServerFailure) || error.constructor !== ServerFailure) return error;
    const all = this.#secrets.hide(withoutColors(this.#errors.toString("utf8"))).split(/[\r\n]+/);
    const lines = (this.#hasLostErrors ? all.slice(1) : all).map((line) => line.trim()).filter((line) => line !== "" && !STACK.test(line));
    const last = lines.slice(-LINES_SHOWN);
    const reason = lines.findLast((line) => REASON.test(line)) ?? "";
    if (last.length === 0) return error;
    const [words, shown2] = reason === "" || last.includes(reason) ? ["ends with", last] : ["has the line", [reason]];
    const text = shown2.map((line) => printable(line, LONGEST_LINE)).join(" | ");
    return new ServerFailure(`${error.message} Its standard error ${words}: ${text}`, all.join("\n"));
  }
};
var withoutColors = (line) => line.replace(/\u001b\[[\d;]*[A-Za-z]/g, "");
function reasonOf2(error, { command, cwd, pathsFrom }, secrets) {
  const { code, message } = error;
  const shown2 = `\`${printable(secrets.hide(command), 80)}\``;
  if (cwd !== void 0 && !isFolder(resolve2(pathsFrom, cwd)))
    return `there is no folder \`${printable(secrets.hide(cwd), 200)}\``;
  if (code === "ENOENT") return `there is no command ${shown2}`;
  if (code === "EACCES") return `${shown2} must not be executed`;
  return code ?? printable(secrets.hide(message), 200);
}
var isFolder = (path) => statSync2(path, { throwIfNoEntry: false })?.isDirectory() === true;

// src/server/lint-server.ts
var DEFAULTS = {
  as: "full",
  protocol: "auto",
  startTimeout: 3e4,
  listTimeout: 2e4,
  maxPages: 100,
  timeout: 12e4
};
async function lintServers(targets, options) {
  const { cwd, configs, formats } = options;
  const source = options.source === void 0 ? void 0 : await readSource(options.source, { cwd, configs, formats });
  const reports = [];
  for (const target of targets) reports.push(await lintOne(target, options, source));
  return makeReport({
    files: reports.flatMap(({ files }) => files),
    skipped: reports.flatMap(({ skipped }) => skipped),
    findings: reports.flatMap(({ findings }) => findings),
    failures: reports.flatMap(({ failures }) => failures),
    suppressed: reports.reduce((sum, { suppressed }) => sum + suppressed, 0),
    servers: reports.flatMap(({ servers = [] }) => servers),
    ...reports[0]?.submission && { submission: reports[0].submission }
  });
}
var LONGEST_MESSAGE = 4e3;
async function lintOne(target, options, source) {
  const secrets = secretsOf(target);
  try {
    const limits = new Limits(options.timeout);
    const { name, dump } = await answersOf(target, { ...options, limits, secrets });
    options.onAnswers?.(dump.text);
    return await lintAnswers(name, dump, options, source);
  } catch (error) {
    if (error instanceof UserError && !(error instanceof ServerFailure)) throw error;
    const path = `${SERVER_PATH}${nameOf(target, void 0, secrets)}`;
    const isOurs2 = !(error instanceof ServerFailure);
    const said = isOurs2 ? `toolint itself failed on this server: ${messageOf(error)}.` : await explained(error, options);
    return makeReport({ failures: [{ path, message: printable(secrets.hide(said), LONGEST_MESSAGE) }] });
  }
}
async function explained({ message, standardError }, options) {
  const { source } = options;
  if (source === void 0) return message;
  const why = await explanationIn(source, standardError, options);
  return why === "" ? message : `${message.replace(/[^.!?]$/, "$&.")}${why}`;
}
function secretsOf({ env, headers, given, args, url }) {
  const secrets = new Secrets();
  for (const [name, value] of Object.entries({ ...given, ...env, ...headers })) secrets.add(name, value);
  args.forEach((word, index) => {
    const before = args[index - 1] ?? "";
    const [, name = "", value = ""] = /^([\w.-]+)\s*[=:](.+)$/s.exec(word) ?? [];
    if (VARIABLE_OPTION.test(before) || SECRET_OPTION.test(name)) secrets.add("argument", value, { called: name });
    else if (/^--?[\w.-]+$/.test(before) && SECRET_OPTION.test(before))
      secrets.add("argument", word, { called: before });
    secrets.addUrl("argument", word);
  });
  if (url !== void 0) secrets.addUrl("url", url);
  return secrets;
}
var SECRET_OPTION = /key|token|secret|passw/i;
var VARIABLE_OPTION = /^(?:-e|-H|--env|--header)$/;
async function answersOf(target, options) {
  if (target.refused !== void 0) throw new ServerFailure(target.refused);
  const other = OTHERS.find((each) => each === options.protocol);
  if (other) return otherAnswers(other, target, options);
  const { secrets } = options;
  const first = await askOnce(target, options);
  const unstable = options.twice ? await differences(first, target, options) : void 0;
  const dump = shallow(
    () => dumpOf(first.answers, secrets, { ...first.noise && { noise: first.noise }, ...unstable && { unstable } })
  );
  return { name: nameOf(target, first.answers.name, secrets), dump };
}
async function askOnce(target, options) {
  const { secrets } = options;
  const { command, args, env, url, headers, folder } = target;
  if (command === void 0 && url === void 0)
    throw new UserError("There is neither a command nor a URL of a server");
  const connection = url === void 0 ? openStdio(
    { command, args, env, pathsFrom: options.cwd, ...folder !== void 0 && { cwd: folder } },
    secrets
  ) : openHttp({ url, headers }, secrets);
  try {
    const answers = await ask(connection, options);
    return { answers, noise: connection.noise };
  } finally {
    await connection.close(options.limits.left);
    for (const each of connection.left ?? [])
      options.onWarning?.(`The server has ended, and this was left running: ${secrets.hide(printable(each))}.`);
  }
}
async function differences(first, target, options) {
  const second = await askOnce(target, options);
  const clean = ({ answers }) => dumpOf(answers, options.secrets, {}).answers;
  return shallow(() => differencesBetween(clean(first), clean(second)));
}
async function otherAnswers(kind, target, options) {
  const { startTimeout, limits, secrets } = options;
  const { url, headers } = target;
  if (url === void 0) throw new ServerFailure(`--protocol ${kind} asks a server behind a URL: name it with --url`);
  const limit = limits.for(REQUESTS[kind], startTimeout);
  const answer = await askOther(kind, { url, headers }, secrets, limit);
  const dump = shallow(() => {
    const answers = secrets.clean(answer);
    return { text: `${JSON.stringify(answers, null, 2)}
`, answers };
  });
  return { name: nameOf(target, void 0, secrets), dump };
}
function shallow(make) {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError)
      throw new ServerFailure("The answers of the server are nested too deep to be read.");
    throw error;
  }
}
var LONGEST_NAME = 80;
function nameOf({ name, command, args, url }, own, secrets) {
  const called = command && /^(?:node|npx|bunx?|deno|python3?|uvx?|docker|dotnet|ruby|php|java|go)$/.test(command) ? args.find((each) => !/^-|[\s=]|^(?:run|exec)$/.test(each)) : void 0;
  const path = called ?? command;
  const started = path === void 0 ? url && (harmlessPart(url) ?? hostOf(url)) : path.replace(/^.*[\\/](?=.)/s, "");
  const given = name ?? own;
  const shown2 = given === void 0 ? secrets.hide(started || "server") : secrets.clean(given);
  const plain = shown2.slice(0, LONGEST_NAME).split(/[^\w@.-]+/).filter((part) => /\w/.test(part)).join("-");
  return plain || "server";
}
var hostOf = (url) => URL.canParse(url) ? new URL(url).host : "";
async function lintAnswers(name, { text, answers }, { cwd, configs, formats, budget, source: folder, suppressionsIn }, source) {
  const path = `${SERVER_PATH}${name}`;
  const config = { ...withBudget(await configs.for(path), budget), ignored: () => void 0 };
  const file = { path, absolute: absolutePath(cwd, path), named: true };
  const served = servedIn(answers, path);
  const place = (findings) => {
    const here = findings.map(atServer);
    if (!source) return here;
    return [...onSource(here, served, source), ...compareWithSource(served, source, folder, config.rules)];
  };
  const { report } = await lintText(file, { text }, config, { cwd, formats, suppressionsIn, place, isWhole: true });
  const { secrets: _, ...rest } = report;
  const submission = submissionTo(config.preset, config.rules);
  return { ...rest, servers: [listOf(name, answers)], ...submission && { submission } };
}
function withBudget(config, budget) {
  if (budget === void 0) return config;
  const rules = new Map(config.rules);
  for (const [id, setting] of config.rules) {
    if (hasTag(id, "token-budget")) rules.set(id, { ...setting, options: { ...setting.options, budget } });
  }
  return { ...config, rules };
}
function atServer({ fix: _, ...finding }) {
  return {
    ...finding,
    ...START,
    ...finding.related && { related: finding.related.map((each) => ({ ...each, line: 1, column: 1 })) }
  };
}
var START = { line: 1, column: 1, endLine: 1, endColumn: 1 };
function servedIn(answers, path) {
  return toolsOf(answers).flatMap(({ value, pointer }, index) => {
    const name = nameIn(value);
    return name === void 0 ? [] : [{ name, value, at: { path, pointer, start: index, end: index, ...START } }];
  });
}
var nameIn = (tool) => {
  const name = tool?.name;
  return typeof name === "string" ? name : void 0;
};
function listOf(name, answers) {
  const tools = toolsOf(answers).map(({ value, id }) => ({
    name: printable(nameIn(value) ?? id ?? "?"),
    tokens: tokensOf(value)
  }));
  return { name, tools, tokens: tools.reduce((sum, { tokens }) => sum + tokens, 0) };
}
var OTHERS = ["otc", "gloodata"];
var REQUESTS = { otc: "/tools", gloodata: "the request for its info" };
async function askOther(kind, options, secrets, limit) {
  const { url, headers } = endpointOf(options);
  if (kind === "otc" && !/\/tools\/?$/.test(url.pathname)) url.pathname = `${url.pathname.replace(/\/$/, "")}/tools`;
  const shown2 = secrets.hide(shownUrl(url.href));
  const init = kind === "otc" ? { headers: { accept: "application/json", ...headers } } : {
    method: "POST",
    body: JSON.stringify({ action: "info" }),
    headers: { accept: "application/json", "content-type": "application/json", ...headers }
  };
  let status;
  let text;
  try {
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(Math.ceil(limit.ms))
    });
    [status, text] = [response.status, await readBody(response)];
  } catch (error) {
    if (error instanceof ServerFailure) throw error;
    if (error.name === "TimeoutError") throw new ServerFailure(limit.late);
    const reason = printable(secrets.hide(reasonOf(error)), 200);
    throw new ServerFailure(`The server at ${shown2} could not be reached: ${reason}.`);
  }
  if (status === 401 || status === 403)
    throw new ServerFailure(
      `The server at ${shown2} asks for credentials (status ${status}). Name them with --header "Authorization: Bearer \u2026".`
    );
  try {
    const value = JSON.parse(text);
    if (status === 200 && typeof value === "object" && value !== null) return value;
  } catch {
  }
  const start = printable(secrets.hide(text.trim().replace(/\s+/g, " ")), 100);
  const said = start === "" ? "nothing" : start;
  throw new ServerFailure(`The server at ${shown2} answered with status ${status} and no list of tools: ${said}.`);
}
export {
  DEFAULTS,
  lintServers
};
