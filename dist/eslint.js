import {
  SCRIPTS_FILES,
  holdsStatements,
  htmlProcessor,
  languageOf,
  mayHoldManifests,
  pageAt
} from "./chunks/file.js";
import {
  LOCK_FILES,
  STORES,
  STORE_NAMES,
  VERSION,
  basePreset,
  demandsOf,
  inOneText,
  isInPreset,
  isOfServer,
  pageOf,
  partsOf,
  printable,
  rulesIn
} from "./chunks/version.js";

// src/eslint/open-engine.ts
const { createRequire } = process.getBuiltinModule("node:module");
var engine;
function openEngine() {
  engine ??= createRequire(import.meta.url)("./eslint-engine.js").engine;
  return engine;
}

// src/generated/eslint-rules.ts
var rules = [
  {
    id: "client-config/field-format",
    summary: "A string is too long, empty, or not of the form that its field has",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      wrong: "`{{field}}` must be {{expected}} but is {{found}}, so clients cannot use the server. {{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}} but is {{found}}, so clients cannot use the server. {{advice}}.",
      line: "`command` is a whole command line, so clients look for a program with this whole name. {{advice}}."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "client-config/field-type",
    summary: "A field has the wrong type, or a value outside a fixed set",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      wrong: "`{{field}}` must be {{expected}} but is {{found}}, so clients refuse the server or ignore this field. {{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}} but is {{found}}, so clients refuse the server or ignore this entry. {{advice}}.",
      wrongWhole: "This must be {{expected}} but is {{found}}, so clients cannot read it as {{title}}. {{advice}}.",
      form: "No client reads a server with `{{field}}` in this form, so it is not found. Write a `url` for a remote server, or a `command` with a list of `args`."
    },
    fixable: "both",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "client-config/misspelt-field",
    summary: "A field is a misspelling of a known one",
    severity: "warning",
    otherSeverity: "error",
    in: "recommended",
    messages: {
      misspelt: "`{{key}}` is not a field of {{title}}, so it is ignored. Rename `{{key}}` to `{{meant}}`.",
      misspeltRequired: "`{{key}}` is not a field of {{title}}, so the required `{{meant}}` is missing. Rename `{{key}}` to `{{meant}}`.",
      leftover: "`{{key}}` is not a field of {{title}}, so only `{{meant}}` next to it is read. Remove `{{key}}`. If its value is the right one, move it to `{{meant}}` first."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "client-config/own-machine",
    summary: "A config that works on one machine only",
    severity: "warning",
    in: "recommended",
    messages: {
      path: "This path is in the home folder `{{home}}`, so it does not exist on other machines. {{advice}}.",
      drive: "This path is on drive `{{drive}}` of one machine, so it does not exist on others. {{advice}}.",
      lost: "`{{script}}` is not in this project, so clients cannot start this server. Add the file, or write the path of one that exists.",
      relative: "Claude Desktop starts servers in no folder of a project, so this one does not find `{{script}}`. Write a whole path such as `{{whole}}`, and say that people replace it.",
      literal: "{{client}} does not replace `{{text}}`, so the server gets this text itself. {{advice}}.",
      placeholder: "`{{text}}`{{more}} is a placeholder, so the server does not work until it is replaced. {{advice}}."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "client-config/required-field",
    summary: "A required field is missing",
    severity: "error",
    in: "spec",
    messages: {
      missing: "{{object}} has no `{{field}}`, which is required: {{why}}. Add {{write}}.",
      missingPlain: "{{object}} has no `{{field}}`, which is required. Add {{write}}.",
      nothing: 'This config has neither `mcpServers` nor `servers`, so clients find no server in it. Add `"mcpServers": { \u2026 }`.',
      empty: "`{{name}}` has neither `command` nor `url`, so clients cannot start or reach it. Add a `command` with its `args`, or a `url`, or remove `{{name}}`.",
      input: "`inputs` has no `{{name}}`{{hint}}, so VS Code does not start this server. {{how}}.",
      attribute: 'The input `{{name}}` has no `{{field}}`, so VS Code does not start servers that use it. Add `"{{field}}"`, which inputs of the type `{{type}}` need.',
      kind: 'VS Code has no such type of input, so it does not start servers that use `{{name}}`. Write `"type": "promptString"`, or `"pickString"` with `options`.'
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "client-config/root-key",
    summary: "Servers are under a key, or in a file, that the client does not read",
    severity: "error",
    in: "recommended",
    messages: {
      wrong: "`{{here}}` is not read by {{client}}, so no server in this file is found. Rename `{{here}}` to `{{key}}`.",
      list: '`{{here}}` is not read by {{client}}, so no server in this file is found. Write an object `{{key}}`, with each server under its name: `"{{key}}": { "name": { "command": "\u2026" } }`.',
      opencode: "`mcpServers` is not read by OpenCode, so no server in this file is found. Rename `mcpServers` to `mcp`, and write each server in its form: {{form}}.",
      either: "Claude Code reads `mcpServers`, not `servers`, so it finds no server in this file. Rename `servers` to `mcpServers`, unless the file is for Visual Studio alone.",
      nobody: "Claude Code reads `.mcp.json` in the root of a project, not this file, so it finds no server in it. Move the servers to `.mcp.json` in the root.",
      settings: "From version 1.102 on, VS Code reads servers from `.vscode/mcp.json`, and not from its settings. {{advice}}."
    },
    fixable: "unsafe",
    isPerFile: false,
    isDataOnly: true
  },
  {
    id: "client-config/server-name",
    summary: "A server has a name that clients rewrite",
    severity: "warning",
    in: "recommended",
    messages: {
      rewritten: "Claude Code names this server `{{rewritten}}` in tool names, so permissions must use that name. Rename the server to `{{short}}`.",
      unmatched: "Claude Code names this server `{{rewritten}}`, so `{{named}}` in `{{file}}` does not match it. Write `mcp__{{rewritten}}` in `{{file}}`, or `{{short}}` for the server both here and there.",
      same: "Claude Code turns this name and `{{other}}` into `{{rewritten}}`, so it cannot tell their tools apart. Rename one of the two, so that they differ in letters or digits."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "client-config/transport-type",
    summary: "A server at a URL has no type, one that its client does not know, or the deprecated one",
    severity: "error",
    otherSeverity: "warning",
    in: "recommended",
    messages: {
      missing: 'Claude Code skips this server: without a `type` it expects a `command`, and never connects to a URL. Add `"type": "{{type}}"`.',
      refused: 'Roo Code refuses this server: one with a `url` must have a `type`. Add `"type": "{{type}}"`.',
      unknown: '{{client}} has no type `{{type}}`, so it {{skips}} this server. Write `"type": "{{known}}"`.',
      started: 'The type `{{type}}` is for a server at a `url`, and this one has none, so {{client}} {{skips}} it. Write `"type": "stdio"` for the `command` to be started, or replace it with the `url` of the server.',
      other: '{{client}} reads `type`, not `{{key}}`, so it {{skips}} this server. Replace `{{key}}` with `"type": "{{type}}"`.',
      socket: 'VS Code has no WebSocket transport, so it never connects to this server. Write `"type": "http"` and the `https://` address of the server, if it has one.',
      desktop: "Claude Desktop reads only servers with a `command` from this file, so it never connects to this URL. Replace `url` with {{command}}{{connector}}.",
      sse: 'SSE is deprecated, so servers and newer clients may no longer support it. If the server offers Streamable HTTP, write `"type": "http"` and its address as `url`.'
    },
    fixable: "both",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "client-config/unknown-field",
    summary: "A field that the format does not know",
    severity: "info",
    in: "strict",
    messages: {
      unknown: "`{{key}}` is not a field of {{title}}, so it is ignored. Remove `{{key}}`, or correct its name if it is misspelt{{only}}.",
      comment: "`{{key}}` is not a field of {{title}}, so it is ignored. Remove this comment.",
      several: "{{keys}} are not fields of {{title}}, so they are ignored. Remove them, or correct their names if they are misspelt{{only}}."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "client-config/unpinned",
    summary: "A package is started without a version",
    severity: "info",
    in: "strict",
    messages: {
      unpinned: "`{{package}}` has no version, so each start may run new, unreviewed code. Add the version that you tested, such as `{{package}}{{sign}}1.2.3`."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "clients/description-limit",
    summary: "A description that a client cuts off, refuses or needs",
    severity: "info",
    in: "strict",
    messages: {
      cut: "This description has {{bytes}} bytes, and {{who}} {{cut}} it off after 2,048. Shorten it to 2,048 bytes, or put what the model needs into the first 2,048.",
      refused: "This description has {{length}} characters, and until April 2025 {{who}} refused more than 1,024. Shorten it to 1,024 characters.",
      missing: "This tool has no description, so {{who}} {{leave}} it out. {{advice}}.",
      empty: "The description of this tool is empty, so {{who}} {{refuse}} the tool. Write what the tool does and when to use it."
    },
    isPerFile: true
  },
  {
    id: "clients/draft-2020-12",
    summary: "An input schema that is not valid JSON Schema 2020-12",
    severity: "error",
    in: "recommended",
    messages: {
      items: "`items` is a list, which JSON Schema 2020-12 does not allow, so {{who}} may refuse this tool{{more}}. Rename `items` to `prefixItems`, or write one schema for all items.",
      made: "SDK 1 turns this tuple into a list in `items`, so {{who}} may refuse this tool{{more}}. {{advice}}.",
      wrong: "`{{keyword}}` is {{found}} but must be {{expected}}, so {{who}} {{refuse}} every request with this tool. {{advice}}."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "clients/duplicate-schema-id",
    summary: "Two output schemas of one server with the same `$id`",
    severity: "error",
    in: "recommended",
    messages: {
      twice: "Another output schema has the `$id` `{{id}}`, so clients can refuse correct results of this tool. Remove `$id` here, or change it."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "clients/gemini-schema",
    summary: "A keyword or shape that Gemini's `parameters` refuse",
    severity: "info",
    in: "strict",
    messages: {
      keyword: "Gemini refuses `{{keyword}}`{{from}}, unless the client converts the schema. {{advice}}.",
      added: "The SDK adds `$schema` to {{schemas}}, which Gemini refuses unless the client removes it. Check that your Gemini client removes `$schema`. Nothing here has to change.",
      types: "Gemini refuses several types{{types}} in one schema, unless the client converts it. {{advice}}.",
      number: 'Gemini refuses {{found}} in an `enum`, unless the client converts it to a string. Write the values as strings, and set `type` to `"string"`.',
      empty: "This `enum` contains an empty string, so Gemini refuses requests with this tool. Remove the empty string, and make the parameter optional.",
      object: "{{name}} lists no properties, so some versions of Gemini refuse requests with this tool. {{advice}}.",
      format: "Gemini refuses the `format` `{{format}}`: for {{kind}} it accepts only {{taken}}. {{advice}}, and describe the format in the description.",
      properties: 'Gemini refuses requests with `{{keyword}}` on a schema whose `type` is `{{type}}`. Remove `{{keyword}}`, or set `type` to `"object"`.',
      beside: "`type` is next to `{{keyword}}`, so Gemini refuses requests with this tool. Move `type` into each schema of `{{keyword}}`.",
      typeless: "{{name}} has no `type`, so Vertex AI refuses requests with this tool. {{advice}}."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "clients/instructions-limit",
    summary: "Instructions of a server that a client cuts off",
    severity: "info",
    in: "strict",
    messages: {
      cut: "These instructions have {{bytes}} bytes, and {{who}} {{cut}} them off after 2,048. Shorten them to 2,048 bytes, or put what the model needs into the first 2,048."
    },
    isPerFile: true
  },
  {
    id: "clients/list-refused",
    summary: "A tool for which official clients refuse the whole list",
    severity: "error",
    in: "recommended",
    messages: {
      typeless: 'The root of this output schema has no `"type": "object"`, so official clients refuse all tools. Add `"type": "object"`{{beside}}.',
      type: 'The `type` of an output schema must be `"object"`, or official clients refuse the whole tool list. Write `"type": "object"`, and put the value into one of its `properties`.'
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "clients/optional-union",
    summary: "An optional parameter whose type is a list with null",
    severity: "info",
    in: "strict",
    messages: {
      union: "`{{name}}` is optional and may be null, so {{who}} {{refuse}} calls that send it. Remove null from its type: leaving the parameter out means the same."
    },
    isPerFile: true
  },
  {
    id: "clients/output-schema-compiles",
    summary: "An output schema that clients cannot compile",
    severity: "error",
    in: "recommended",
    messages: {
      dangling: "`$ref` points to `{{reference}}`, which does not exist, so clients refuse every result of this tool. {{advice}}.",
      remote: 'This `$ref` points to another document, so clients refuse every result of this tool. Copy the definition into `$defs`, and write `"$ref": "#/$defs/\u2026"`.',
      type: "`{{type}}` is not a type of JSON Schema, so clients refuse every result of this tool. Write `string`, `number`, `integer`, `boolean`, `array`, `object` or `null`.",
      pattern: 'This pattern is not valid in JavaScript, so clients refuse every result of this tool. Write a pattern that `new RegExp(pattern, "u")` accepts.',
      bound: '`{{keyword}}` is a boolean, as in draft-04, so clients refuse every result of this tool. Write the bound as a number, such as `"{{keyword}}": 0`.',
      items: "`items` is a list here, so version 2 of the MCP client refuses every call to this tool. Rename `items` to `prefixItems`."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "clients/output-schema-dialect",
    summary: "An output schema that names draft-07 or an older dialect",
    severity: "warning",
    in: "recommended",
    messages: {
      named: "`$schema` says draft-0{{draft}}, so {{who}} {{refuse}} every call of the tool. Remove `$schema`.{{since}}",
      stamped: "SDK version 1 writes `$schema: draft-07` into this output schema, so {{who}} {{refuse}} every call. Remove `outputSchema`, or move to version 2 of the SDK.{{since}}"
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "clients/pattern",
    summary: "A pattern with lookaround or `\\p{\u2026}`",
    severity: "warning",
    in: "recommended",
    messages: {
      lookaround: "This `pattern` uses lookaround, so {{who}} {{refuse}} every request with the tool. Write the pattern without `(?=`, `(?!`, `(?<=` and `(?<!`.",
      property: "This `pattern` uses `\\p{\u2026}`, so {{who}} {{refuse}} every request with the tool. List the characters in the pattern, such as `[A-Za-z]`, or check the value in the handler.",
      made: "zod turns this into a `pattern` with {{what}}, so {{who}} {{refuse}} requests with the tool. Use `.regex()` with a pattern without {{what}}, or check the value in the handler{{newer}}.",
      emoji: "zod turns `emoji()` into a `pattern` with {{what}}, so {{who}} {{refuse}} requests with the tool. Check the value in the handler instead."
    },
    isPerFile: true
  },
  {
    id: "clients/prefixed-name",
    summary: "A tool name that is too long, or no longer unique, once a client has changed it",
    severity: "warning",
    in: "strict",
    messages: {
      claude: "{{who}} {{send}} `mcp__{{server}}__{{name}}`, which has {{length}} characters: above 128, calls fail. Shorten the tool's name or the server's, until both together fit.",
      cursor: "{{who}} {{leave}} out this tool: with the server name `{{server}}`, its name has {{length}} characters, more than 60. Shorten the tool's name or the server's.",
      cursorAnyServer: "{{who}} {{leave}} out tools whose name and server name exceed 60 characters: this name alone has {{length}}. Shorten the name to leave room for the server's name.",
      vscode: "{{who}} may cut names to their first 46 characters, where this one equals `{{other}}`, so one tool is lost. Make the two names differ in their first 46 characters.",
      middle: "{{who}} {{cut}} long names in the middle, so this name and `{{other}}` become one, and one tool is lost. Shorten the names, or make them differ at the end.",
      filtered: "{{who}} {{keep}} only letters, digits and `_`, so this tool and `{{other}}` get one name. Make the two names differ in letters, digits or `_`."
    },
    isPerFile: true
  },
  {
    id: "clients/property-name",
    summary: "A parameter whose name Claude refuses",
    severity: "error",
    in: "recommended",
    messages: {
      characters: "`{{name}}` contains {{what}}, so Claude's API refuses every request with this tool. Rename it{{to}} here and where the handler reads it; if an API behind it needs the old name, send that. Allowed are letters, digits, `_`, `.` and `-`.",
      long: "This parameter name has {{length}} characters (at most 64), so Claude's API refuses every request with this tool. Shorten the name to at most 64 characters.",
      empty: "This parameter name is blank, so Claude's API refuses every request with this tool. Give the parameter a name."
    },
    isPerFile: true
  },
  {
    id: "clients/recursive-ref",
    summary: "A `$ref` that leads back to a schema around it",
    severity: "info",
    in: "strict",
    messages: {
      recursive: "This `$ref` makes the schema recursive, which {{who}} cannot convert, so the tool can fail. Replace the `$ref` with a fixed number of nested levels."
    },
    isPerFile: true
  },
  {
    id: "clients/ref-target",
    summary: "A `$ref` that leads nowhere, or outside `$defs`",
    severity: "error",
    otherSeverity: "warning",
    in: "recommended",
    messages: {
      dangling: "`$ref` points to `{{reference}}`, which does not exist, so clients refuse the tool. {{advice}}.",
      elsewhere: "`$ref` points to `{{reference}}`, which is not in `$defs`, so {{effects}}. Move its target to `$defs`, or replace the `$ref` with a copy of its target{{others}}.",
      made: "zod 3 turns {{here}} into a `$ref` to {{first}}, so {{effects}}. Move to zod 4. Or write each schema that is used twice as a function, `const shared = () => z.\u2026`, and call it.",
      siblings: "`{{keyword}}` is next to a `$ref`, so {{who}} {{refuse}} the tool. Move `{{keyword}}` into the definition that the `$ref` points to."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "clients/root-combinator",
    summary: "An input schema with `anyOf`, `oneOf` or `allOf` at its root",
    severity: "error",
    in: "recommended",
    messages: { refused: "This input schema has `{{keyword}}` at its root, so {{refused}}. {{advice}}" },
    isPerFile: true
  },
  {
    id: "clients/root-properties",
    summary: "An input schema without `properties`",
    severity: "info",
    in: "strict",
    messages: { missing: 'This input schema has no `properties`, so {{effects}}. Add `"properties": {}`.' },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "clients/strict-schema",
    summary: "A function with `strict: true` whose schema OpenAI refuses",
    severity: "error",
    in: "recommended",
    messages: {
      open: "This object lacks `additionalProperties: false`, so OpenAI refuses it with `strict: true`. Set `additionalProperties` to `false`.",
      optional: "{{names}} {{are}} not in `required`, so OpenAI refuses this object with `strict: true`. Add {{names}} to `required`. To keep {{it}} optional, also allow the type `null`."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "clients/tool-count",
    summary: "More tools on one server than clients take",
    severity: "info",
    in: "strict",
    messages: {
      many: "This list has {{count}} tools. Over all connected servers, {{limit}}. Let users choose groups of tools, or split the server."
    },
    isPerFile: true
  },
  {
    id: "clients/vscode-schema",
    summary: "An input schema that VS Code refuses or changes",
    severity: "info",
    in: "strict",
    messages: {
      invalid: "`{{keyword}}` is {{found}} but must be {{expected}}, so every request in the chat of VS Code fails. Write {{expected}}, as in JSON Schema draft-07.",
      deleted: "VS Code deletes `{{keyword}}` at the root of an input schema, so the model does not see it. Describe what `{{keyword}}` demands in the descriptions of the parameters."
    },
    isPerFile: true
  },
  {
    id: "clients/x-mcp-header",
    summary: "An `x-mcp-header` that makes SDKs drop the tool",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      token: "`x-mcp-header` must be the name of an HTTP header, but is {{found}}, so SDKs drop this tool. Use only letters, digits and `-`, such as `X-City`.",
      twice: "Another parameter has the `x-mcp-header` `{{name}}`, so SDKs drop this tool. Give each parameter its own header.",
      type: "`x-mcp-header` may only be on a string, an integer or a boolean, so SDKs drop this tool. Remove `x-mcp-header` here.",
      secret: "`x-mcp-header` sends `{{name}}` as a header, where proxies and logs see it. Remove `x-mcp-header` here.",
      place: "`x-mcp-header` may only be directly on a parameter, so SDKs drop this tool. Remove `x-mcp-header` here."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "clients/zod-lost-parameters",
    summary: "A zod schema that the MCP SDK leaves out of the list of tools",
    severity: "error",
    in: "recommended",
    messages: {
      lost: "The root of this input schema is `{{by}}`, so SDK 1 lists the tool without parameters. Write a plain `z.object({ \u2026 })`, and do all other checks in the handler.",
      version: "This version of the SDK cannot read a schema of {{by}}, so it lists the tool without parameters. Move to version 1.23 or newer of the SDK.",
      dropped: "The root of this output schema is `{{by}}`, so SDK 1 lists the tool without an output schema. Write a plain `z.object({ \u2026 })`."
    },
    isPerFile: true
  },
  {
    id: "clients/zod-unrepresentable",
    summary: "A zod type that JSON cannot express, so `tools/list` or every call fails",
    severity: "error",
    in: "recommended",
    messages: {
      throws: "zod 4 cannot convert `{{by}}` to JSON Schema, so `tools/list` fails and no tool is listed. {{advice}}",
      refuses: "No JSON value passes `{{by}}`, so the SDK refuses every call that sends this argument. {{advice}}",
      either: "`{{by}}` has no JSON Schema, so `tools/list` fails (zod 4) or calls that send it fail (zod 3). {{advice}}"
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "common/array-without-items",
    summary: "`type: array` without `items`",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: "{{name}} has no `items`, so OpenAI and VS Code refuse the tool. {{write}}.",
      missingPlain: "{{name}} has no `items`, so the model has to guess what belongs in it. {{write}}.",
      missingInResult: "{{name}} has no `items`, so programs that read the result cannot tell what is in it. {{write}}."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "common/bounds-in-prose",
    summary: "A description states a limit that the schema of the parameter does not have",
    severity: "info",
    in: "strict",
    messages: {
      prose: 'Only the description limits `{{name}}` ("{{words}}"), so models may send other values. {{write}}.'
    },
    isPerFile: true
  },
  {
    id: "common/choices-in-prose",
    summary: "A description lists the allowed values of a parameter that has no `enum`",
    severity: "info",
    in: "strict",
    messages: {
      prose: "Only the description lists the values of `{{name}}`, so models may send others. Write {{write}}."
    },
    isPerFile: true
  },
  {
    id: "common/contradictory-bounds",
    summary: "A lower bound is above its upper bound",
    severity: "warning",
    in: "recommended",
    messages: {
      none: "`{{lower}}` is {{low}} and `{{upper}}` is {{high}}, so no value can ever be valid. Swap the two numbers, or correct one of them."
    },
    isPerFile: true
  },
  {
    id: "common/default-not-in-enum",
    summary: "`default` is not one of `enum`",
    severity: "warning",
    in: "recommended",
    messages: { missing: "The default, {{found}}, is not in `enum`, so calls with it can be refused. {{advice}}." },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "common/default-type",
    summary: "`default` does not fit the declared `type`, or is outside its bounds",
    severity: "warning",
    in: "recommended",
    messages: {
      misfit: "`{{name}}` defaults to {{found}} but must be {{types}}, so a call that sends {{sent}} {{is}} refused. {{advice}}.",
      misfitUnnamed: "The default is {{found}} but must be {{types}}, so a call that sends {{sent}} may be refused. {{advice}}.",
      annotated: "`{{name}}` defaults to None but has the type `{{type}}`, so a call that sends null is refused. Write {{write}}.",
      demanded: "`{{name}}` has a default, so models may leave it out, but its function refuses calls without it. Remove the default, so that models send `{{name}}`.",
      payload: "`{{name}}` has a default, so models may leave it out, but then its function sends nothing. Remove the default, so that models send `{{name}}`.",
      fails: "`{{name}}` has a default, so models may leave it out, but its function then fails on None. Remove the default{{dropped}}.",
      said: "`{{name}}` has a default, so models may leave it out, but its description says that it is required. Remove the default{{dropped}}.",
      type: "`{{name}}` defaults to a type, so models do not see its values, and calls without it pass the type on. Write `{{name}}: {{type}}`{{given}}.",
      outside: "{{name}} defaults to {{value}}, but `{{keyword}}` is {{bound}}, so a call that sends the default may fail. Write a default that fits `{{keyword}}`, or set `{{keyword}}` to {{value}}."
    },
    fixable: "both",
    isPerFile: true
  },
  {
    id: "common/description-length",
    summary: "A description is so short or so long that models handle it badly",
    severity: "info",
    in: "strict",
    messages: {
      short: "The description of `{{name}}` has {{length}}, too few to tell the model when to use it. Add when to use it and what it returns.",
      long: "The description of `{{name}}` has {{length}}; {{limit}}. Keep only what the model needs to choose and call the tool: every request sends the whole text.",
      shortUnnamed: "The description of this tool has {{length}}, too few to tell the model when to use it. Add when to use it and what it returns.",
      longUnnamed: "The description of this tool has {{length}}; {{limit}}. Keep only what the model needs to choose and call the tool: every request sends the whole text."
    },
    options: {
      schema: {
        type: "object",
        additionalProperties: false,
        properties: {
          toolMin: {
            type: "integer",
            minimum: 0,
            description: "The fewest characters that the description of a tool should have"
          },
          toolMax: { type: "integer", minimum: 1, description: "The most characters for the description of a tool" },
          parameterMax: {
            type: "integer",
            minimum: 1,
            description: "The most characters for the description of a parameter"
          }
        }
      },
      defaults: { toolMin: 20, toolMax: 1024, parameterMax: 1024 }
    },
    isPerFile: true
  },
  {
    id: "common/directive-without-reason",
    summary: "A comment disables rules without a reason",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: "`{{word}}` has no reason, so the next reader cannot tell a decision from an oversight. Add the reason after two dashes: `{{word}}{{rules}} -- reason`."
    },
    isPerFile: true
  },
  {
    id: "common/duplicate-key",
    summary: "An object has the same key twice, and parsers silently drop the first value",
    severity: "error",
    in: "spec",
    messages: {
      twice: "The key `{{key}}` is here twice, and most parsers silently keep only the last value. Remove one of the two.",
      merged: "This entry repeats `{{key}}` and {{others}}, so two entries were probably merged into one. Start a new entry here: most parsers silently keep only the last value of a key."
    },
    isPerFile: true
  },
  {
    id: "common/duplicate-tool-name",
    summary: "Two tools of one list or one server have the same name",
    severity: "error",
    otherSeverity: "warning",
    in: "recommended",
    messages: {
      twice: "Another tool in this list is named `{{name}}` too, so some clients refuse the whole list. Remove one of the two, or rename it.",
      cased: "`{{name}}` and `{{other}}` differ only in case, so models mix the two tools up. Rename one of the two, so that the names differ in more than case.",
      throws: "`{{name}}` is {{registered}}, so the server fails when it starts. Rename one of the two, or remove it.",
      tried: "`{{name}}` is {{registered}}, so the second of them throws, and tools after it are missing. Rename one of the two, or remove it.",
      first: "`{{name}}` is {{registered}}, so the server keeps only the one registered first. Rename one of the two, or remove it.",
      last: "`{{name}}` is {{registered}}, so the server keeps only the one registered last. Rename one of the two, or remove it.",
      onServer: "This server has another tool `{{name}}`{{in}}, so one of the two is never called. Rename one of the two, or remove it.",
      casedOnServer: "`{{name}}` and `{{other}}` in {{file}} differ only in case, so models mix the two tools up. Rename one of the two, so that the names differ in more than case."
    },
    isPerFile: true
  },
  {
    id: "common/empty-description",
    summary: "A description is blank, a placeholder, or only repeats the name",
    severity: "warning",
    in: "recommended",
    messages: {
      blank: "The description of `{{name}}` is blank, so the model only knows its name. Say what `{{name}}` is for.",
      placeholder: "`{{text}}` is a placeholder, so the model learns nothing about `{{name}}`. Say what `{{name}}` is for.",
      blankUnnamed: "The description of this tool is blank, so the model only knows its name. Say what the tool is for.",
      placeholderUnnamed: "`{{text}}` is a placeholder, so the model learns nothing about this tool. Say what the tool is for.",
      repeats: "This description only repeats the name `{{name}}`, so it tells the model nothing new. {{advice}}"
    },
    options: {
      schema: {
        type: "object",
        additionalProperties: false,
        properties: {
          repeats: {
            enum: ["open", "all"],
            description: "Which descriptions that repeat the name to report: those of a single word that leave something open, or all"
          }
        }
      },
      defaults: { repeats: "open" },
      presets: { strict: { repeats: "all" } }
    },
    isPerFile: true
  },
  {
    id: "common/empty-enum",
    summary: "An `enum` has no values",
    severity: "error",
    in: "recommended",
    messages: {
      parameter: "The `enum` of `{{name}}` has no values, so every value is refused. List the allowed values, or remove `enum`.",
      anything: "This `enum` has no values, so every value is refused. List the allowed values, or remove `enum`."
    },
    isPerFile: true
  },
  {
    id: "common/enum-type",
    summary: "An `enum` value does not fit the declared `type`",
    severity: "warning",
    in: "recommended",
    messages: {
      misfit: "This `enum` value is {{found}} but must be {{types}}, so calls with it are refused. {{advice}}.",
      several: "This `enum` value is {{found}} but must be {{types}}, so calls with it are refused. {{advice}}. {{others}} of this `enum` {{have}} the same problem."
    },
    isPerFile: true
  },
  {
    id: "common/examples-type",
    summary: "An entry of `examples` does not fit the declared `type`",
    severity: "warning",
    in: "recommended",
    messages: {
      misfit: "This example is {{found}} but must be {{types}}, so calls that copy it are refused. Write the example as {{types}}, or change the type.",
      several: "This example is {{found}} but must be {{types}}, so calls that copy it are refused. Write each example as {{types}}, or change the type. {{others}} {{have}} the same problem.",
      quoted: "This example is JSON in a string but must be {{types}}, so calls that copy it may be refused. Write the value itself, without quotes, and `examples` as a list: {{form}}."
    },
    isPerFile: true
  },
  {
    id: "common/hardcoded-secret",
    summary: "The manifest contains a credential",
    severity: "error",
    in: "recommended",
    messages: {
      secret: "This looks like {{kind}} (`{{start}}\u2026`, {{length}} characters), which anyone with this file can use. Revoke it, and read a new one from an environment variable or a setting.",
      sent: "The default of `{{name}}` comes from the environment, so clients and models get the secret. Remove the default, and read the variable in the handler."
    },
    isPerFile: true
  },
  {
    id: "common/hidden-text",
    summary: "Text that a model reads contains characters that people cannot see",
    severity: "error",
    otherSeverity: "warning",
    in: "recommended",
    messages: {
      tags: "This text hides `{{hidden}}` in tag characters: the model reads it, but people cannot see it. Remove the tag characters.",
      invisible: "This text contains {{kind}} ({{code}}){{more}}, which the model reads but people cannot see. Remove all invisible characters.",
      escape: "`{{escape}}` in this string is {{kind}} ({{code}}), so the model does not read the text that you see. Write `\\{{escape}}` if you mean a backslash, else remove `{{escape}}`.",
      name: "The name `{{name}}` contains {{kind}} ({{code}}){{more}}, so it differs from the name that people see and type. Remove all invisible characters."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "common/identical-description",
    summary: "Two tools have exactly the same description",
    severity: "warning",
    in: "recommended",
    messages: {
      same: "`{{later}}` has the same description as `{{first}}`, so models have only the names to choose by. Say in the description of `{{later}}` when to use it instead of `{{first}}`.",
      several: "{{count}} tools have the same description as `{{first}}`, so models have only the names to choose by. Say in each description when to use the tool instead of the others.",
      alias: "`{{later}}` is `{{first}}` under another name, so models read the same tool twice. Remove one of the two, unless clients still call it by that name."
    },
    isPerFile: true
  },
  {
    id: "common/insecure-url",
    summary: "A URL that is called or opened uses plain `http://`",
    severity: "warning",
    in: "recommended",
    messages: {
      plain: "This URL of `{{host}}` uses plain http, so others on the network can read and change the traffic. Write `https://{{host}}`."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "common/instruction-override",
    summary: "Text tells the model to disobey, or to hide something from the user",
    severity: "error",
    in: "recommended",
    messages: {
      override: "`{{text}}` tells the model to ignore its instructions, as prompt injection does. Remove it, and describe only what the tool or parameter does.",
      secrecy: "`{{text}}` tells the model to hide something from the user, as prompt injection does. Remove it, and describe only what the tool or parameter does.",
      token: "`{{text}}` is a role token of a chat format, so this text can be mistaken for a system or user message. Remove the token.",
      block: "`{{text}}` opens a block that claims priority over other instructions, as prompt injection does. Rewrite the block as plain prose, or remove it.",
      comment: "The model reads this HTML comment, and people do not see it, as with prompt injection. Write the comment as visible text, or remove it."
    },
    isPerFile: true
  },
  {
    id: "common/invalid-json-schema",
    summary: "An input, output or parameter schema is not valid JSON Schema",
    severity: "error",
    in: "spec",
    messages: {
      wrong: "`{{keyword}}` is {{found}} but must be {{expected}}, so clients can refuse the tool. {{advice}}.",
      wrongEntry: "An entry of `{{keyword}}` is {{found}} but must be {{expected}}, so clients can refuse the tool. {{advice}}.",
      flag: "`required` of `{{name}}` is {{found}} but must be a list of names, so clients can refuse the tool. {{advice}}.",
      repeated: "`{{keyword}}` contains {{found}} twice, so clients that check schemas refuse the tool. Remove one of the two.",
      dangling: "`$ref` points to `{{pointer}}`, which does not exist, so clients that check schemas refuse the tool. {{advice}}.",
      bare: 'The parameter `{{keyword}}` is outside `properties`, so clients take it for a keyword and can refuse the tool. Put the parameters into `properties`, and add `type: "object"`.',
      inside: "`required` is inside `properties`, where it is a parameter that is no schema: clients can refuse the tool. Move the list out of `properties`, next to it.",
      patternProperty: "The key {{found}} of `patternProperties` is not a regular expression, so clients can refuse the tool. Write a regular expression as the key.",
      pattern: "`pattern` is {{found}}, which is not a regular expression, so clients can refuse the tool. Write a regular expression, such as `^[a-z]+$`."
    },
    fixable: "both",
    isPerFile: true
  },
  {
    id: "common/json-in-string",
    summary: "A string parameter takes JSON or a list",
    severity: "info",
    in: "strict",
    messages: {
      json: "`{{name}}` takes JSON in a string, which models must escape and no schema checks. Describe its parts instead: {{write}}.",
      list: "`{{name}}` takes a comma-separated list in one string, so no schema checks its parts. Write {{write}}."
    },
    isPerFile: true
  },
  {
    id: "common/lost-format",
    summary: "A change made a manifest into a file that no format recognises",
    severity: "error",
    in: "recommended",
    messages: {
      lost: "Before this change the file was {{what}}. Now no format recognises it, so it is not linted. Restore what {{what}} is recognised by: {{knownBy}}. If the file is not a manifest any more, move or delete it.",
      empty: "Before this change the file was {{what}}. Now it is empty, so nothing is linted. Restore its content, or delete the file.",
      broken: "Before this change the file was {{what}}. Now it cannot be parsed, so it is not linted. Fix its syntax, or delete the file."
    },
    isPerFile: false
  },
  {
    id: "common/parameter-description",
    summary: "A parameter has no description",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: "`{{name}}` has no description, so the model must guess its value from the name. Say {{what}}: {{write}}{{imports}}.",
      docstring: "`{{name}}` is described in the docstring, but not in the schema that models fill in. {{order}}{{imports}}. The SDK does not copy the docstring into the schema."
    },
    options: {
      schema: {
        type: "object",
        additionalProperties: false,
        properties: {
          null: {
            enum: ["accept", "report"],
            description: "Whether to accept a description that is null, which Gloodata writes where the author gave none"
          },
          selfExplaining: {
            enum: ["accept", "report"],
            description: "Whether to accept a parameter that the tool's own description mentions, or whose name, format or choices say enough"
          }
        }
      },
      defaults: { null: "accept", selfExplaining: "accept" },
      presets: { strict: { null: "report", selfExplaining: "report" } }
    },
    isPerFile: true
  },
  {
    id: "common/parameter-type",
    summary: "A parameter has no type",
    severity: "warning",
    in: "recommended",
    messages: {
      untyped: "`{{name}}` {{lacks}}, so Claude Code and other clients send objects and lists as strings. {{advice}}.",
      any: "`{{name}}` has the type `Any`, so the model must guess which kind of value to send. {{advice}}.",
      several: "`{{name}}` {{lacks}}, so clients may send its objects and lists as strings. {{advice}}.",
      untypedPart: "`{{name}}` {{lacks}}, so the model must guess which kind of value to send. {{advice}}."
    },
    isPerFile: true
  },
  {
    id: "common/placeholder-name",
    summary: "The name of a tool or a property is a template's placeholder",
    severity: "warning",
    in: "recommended",
    messages: {
      tool: "The tool name `{{name}}` is a placeholder, so the model cannot tell what the tool is for. Rename it to what the tool does, such as `get_weather`.",
      property: "The property name `{{name}}` is a placeholder, but callers use it as the real name. Replace it with a real name, or use `additionalProperties` if any name is allowed."
    },
    isPerFile: true
  },
  {
    id: "common/remote-ref",
    summary: "A `$ref` leads to another host",
    severity: "warning",
    in: "recommended",
    messages: {
      remote: 'This `$ref` points to {{host}}, which clients must not fetch, so they should reject the schema. Copy that schema into `$defs`, and write `"$ref": "#/$defs/\u2026"`.'
    },
    isPerFile: true
  },
  {
    id: "common/required-duplicate",
    summary: "`required` or `enum` names the same thing twice",
    severity: "warning",
    in: "recommended",
    messages: {
      twice: "`{{keyword}}` lists `{{value}}` twice, {{effect}}. Remove one, or replace it with the {{thing}} you meant."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "common/required-undefined",
    summary: "`required` names a property that `properties` does not have",
    severity: "error",
    in: "spec",
    messages: {
      undefined: "`required` lists `{{name}}`, which is not in `properties`{{hint}}, so models leave it out and calls fail. {{add}} to `properties`, or remove it from `required`.",
      setting: "`required` lists `{{name}}`, which is not in `properties`{{hint}}, so users cannot fill it in. {{add}} to `properties`, or remove it from `required`.",
      output: "`required` lists `{{name}}`, which is not in `properties`{{hint}}, so its type is unknown. {{add}} to `properties`, or remove it from `required`."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "common/stale-suppression",
    summary: "An entry of toolint-suppressions.json no longer matches a finding",
    severity: "error",
    in: "recommended",
    messages: {
      mended: "`{{rule}}` no longer reports anything at {{place}}, so this suppression is unused. Run `npx toolint --prune-suppressions` to remove it, or it hides the problem when it comes back.",
      fileGone: "{{path}} no longer exists, so this suppression is unused. Run `npx toolint --prune-suppressions` to remove it.",
      ruleGone: "There is no rule `{{rule}}`{{hint}}, so this suppression does nothing. Correct the name, or run `npx toolint --prune-suppressions` to remove it.",
      acceptedUntil: "`diff.accept` allows {{accepted}} of {{tool}} only until {{until}}, so it no longer does. Remove the entry from `diff.accept`.",
      acceptedNothing: "`diff.accept` allows {{accepted}} of {{tool}}, but nothing of that kind has changed. Remove the entry from `diff.accept`.",
      many: "{{count}} suppressions no longer hide anything. Run `npx toolint --prune-suppressions` to remove them."
    },
    isPerFile: false
  },
  {
    id: "common/syntax",
    summary: "The file cannot be parsed",
    severity: "error",
    in: "spec",
    messages: { fault: "{{fault}}", advised: "{{fault}} {{help}}" },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "common/unknown-parameter-named",
    summary: "A description names a parameter that the tool does not have",
    severity: "warning",
    in: "recommended",
    messages: {
      unknown: "This description names `{{name}}`, which {{tool}} does not take, so calls that use it fail. {{advice}}."
    },
    isPerFile: true
  },
  {
    id: "common/unknown-schema-keyword",
    summary: "A schema key is a misspelt keyword, or a property that is next to `properties` instead of inside it",
    severity: "warning",
    in: "recommended",
    messages: {
      misspelt: "`{{key}}` is not a JSON Schema keyword, so it is ignored; did you mean `{{meant}}`? Rename `{{key}}` to `{{meant}}`.",
      property: "`{{key}}` is next to `properties` instead of inside it, so the model never sees `{{key}}`. Move it into `properties`.",
      direct: "`{{key}}` is directly in the schema but is not a JSON Schema keyword, so the model never sees it. Put it into `properties`.",
      wrapper: "`{{key}}` is not a JSON Schema keyword, so everything in it is ignored. If `{{key}}` contains the actual schema, replace this object with the value of `{{key}}`. If `{{key}}` is a property, move it into `properties`."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "common/unused-definitions",
    summary: "Nothing refers to a definition in `$defs` or `definitions`",
    severity: "warning",
    in: "recommended",
    messages: {
      all: "This schema uses no definition in `{{key}}`, so the definitions only cost tokens in each request. Remove `{{key}}`, or refer to the definitions with `$ref`.",
      one: "This schema does not use the definition `{{name}}`, so it only costs tokens in each request. Remove `{{name}}`, or refer to it with `$ref`.",
      some: "This schema does not use the definitions {{names}}, so they only cost tokens in each request. Remove them, or refer to them with `$ref`."
    },
    isPerFile: true
  },
  {
    id: "common/unused-directive",
    summary: "A comment that disables or enables rules has no effect",
    severity: "warning",
    in: "recommended",
    messages: {
      hides: "`{{word}}` hides nothing: `{{rule}}` reports nothing here. Remove this comment, which would hide the next problem here.",
      hidesAnything: "`{{word}}` hides nothing: no rule reports anything here. Remove this comment, which would hide the next problem here.",
      enables: "`{{rule}}` is not disabled here, so there is nothing to enable. Remove this comment.",
      enablesNothing: "No rule is disabled here, so there is nothing to enable. Remove this comment.",
      rule: "There is no rule `{{rule}}`{{hint}}, so this comment does nothing. Correct the name. Separate several rules with commas, and start the reason with ` -- `.",
      word: "There is no directive `{{word}}`{{hint}}, so this comment does nothing. Write `toolint-disable-next-line`, `toolint-disable-line`, `toolint-disable` or `toolint-enable`, or remove the comment.",
      never: "A comment cannot disable `{{rule}}`, so this one does nothing. Remove `{{rule}}` from this comment. To turn the rule off, write it into the config file."
    },
    isPerFile: true
  },
  {
    id: "common/wrapped-arguments",
    summary: "One object is around all arguments of a tool",
    severity: "info",
    in: "strict",
    messages: {
      wrapped: "`{{name}}` wraps all arguments in one object, so models may leave it out or send it as a string. Declare the properties of `{{name}}` as the parameters of the tool."
    },
    isPerFile: true
  },
  {
    id: "diff/added",
    summary: "Something was added, or accepts more",
    severity: "info",
    in: "recommended",
    messages: {
      tool: "New tools: {{tools}}.",
      parameter: "New optional parameters: {{tools}}.",
      field: "New fields in results: {{tools}}.",
      optional: "{{name}} of {{of}} is optional now.",
      type: "{{name}} of {{of}} accepts more types now: {{after}}.",
      values: "{{name}} of {{of}} accepts more values now: `{{after}}`.",
      anyValue: "{{name}} of {{of}} accepts any value now.",
      wider: "Accepts more, or is optional now: {{tools}}."
    },
    isPerFile: false
  },
  {
    id: "diff/bound-tightened",
    summary: "A bound is tighter",
    severity: "error",
    in: "recommended",
    messages: {
      several: "New bounds that hardly any call exceeds: {{tools}}.",
      introduced: "{{name}} of {{of}} has a new bound: {{after}}. Calls with other values fail. Allow other values for a while, or say so in the changelog.",
      changed: "{{name}} of {{of}} changed from {{before}} to {{after}}. Calls with values in between may fail. Allow these values for a while, or raise the major version."
    },
    isPerFile: false
  },
  {
    id: "diff/closed",
    summary: "An object no longer allows other properties",
    severity: "info",
    in: "recommended",
    messages: {
      closed: "{{tools}}: calls with properties that are not in the schema now fail. Remove `additionalProperties: false`, or mention it in the release notes: such properties were ignored before."
    },
    isPerFile: false
  },
  {
    id: "diff/config-narrowed",
    summary: "Users have to fill in a setting again",
    severity: "warning",
    in: "recommended",
    messages: {
      new: "The setting {{name}} of {{of}} is new and required. Users have to fill it in before the tool works again. Make it optional, or tell users what to fill in.",
      now: "The setting {{name}} of {{of}} is required now. Users who left it out have to fill it in. Keep it optional, or tell users what to fill in.",
      newDefault: "The setting {{name}} of {{of}} is new and required, but has a default. Users may have to fill it in. Take it out of `required`, or tell users what to fill in.",
      nowDefault: "The setting {{name}} of {{of}} is required now, but has a default. Users may have to fill it in. Take it out of `required`, or tell users what to fill in.",
      fails: "The setting `{{before}}` of {{of}} was renamed to `{{after}}`. Users have to fill it in again. Keep the old name, or tell users to fill in the new setting.",
      ignored: "The setting {{name}} of {{of}} was removed or renamed. What users filled in is ignored. Say so in the changelog.",
      refused: "The setting {{name}} of {{of}} was removed. What users filled in is refused. Keep accepting it for a while, or say so in the changelog.",
      type: "The setting {{name}} of {{of}} accepted {{before}} and now accepts {{after}}. Users may have to fill it in again. Accept both for a while, or tell users what to fill in.",
      alternative: "The setting {{name}} of {{of}} accepts fewer values than before. Users may have to fill it in again. Accept the other values for a while, or tell users what to fill in.",
      choice: "The setting {{name}} of {{of}} accepts fewer values than before. Users may have to fill it in again. Accept the other values for a while, or tell users what to fill in.",
      removed: "The setting {{name}} of {{of}} no longer accepts `{{before}}`. Users may have to fill it in again. Accept the old values for a while, or tell users what to fill in.",
      introduced: "The setting {{name}} of {{of}} accepts only `{{after}}` now. Users may have to fill it in again. Accept other values for a while, or tell users what to fill in.",
      service: "{{of}} asks users to sign in to {{name}}, which is new. It does not work until they do. Tell users to sign in, in the changelog.",
      scopes: "{{of}} asks {{name}} for more: {{after}}. Users have to allow it again. Tell users to allow it again, in the changelog."
    },
    isPerFile: false
  },
  {
    id: "diff/default-changed",
    summary: "A parameter has another default",
    severity: "warning",
    in: "recommended",
    messages: {
      changed: "The default of {{name}} of {{of}} changed from `{{before}}` to `{{after}}`. Calls that leave it out behave differently. Say so in the changelog."
    },
    isPerFile: false
  },
  {
    id: "diff/description-changed",
    summary: "A text that models read was changed",
    severity: "info",
    in: "recommended",
    messages: {
      tool: "Descriptions changed: {{tools}}.",
      parameter: "Descriptions changed: {{tools}}.",
      unsafe: "Texts now tell the model to disobey, or contain hidden characters: {{tools}}. Read these texts before you merge."
    },
    options: {
      schema: {
        type: "object",
        additionalProperties: false,
        properties: { warn: { type: "boolean", description: "report as a warning, not only as information" } }
      },
      defaults: { warn: false },
      presets: { strict: { warn: true } }
    },
    isPerFile: false
  },
  {
    id: "diff/enum-narrowed",
    summary: "A parameter accepts fewer values",
    severity: "error",
    in: "recommended",
    messages: {
      removed: "{{name}} of {{of}} no longer accepts `{{before}}`. Calls with these values fail. Accept them for a while.",
      introduced: "{{name}} of {{of}} accepted any {{before}} and now accepts only `{{after}}`. Calls with other values fail. Accept other values for a while."
    },
    isPerFile: false
  },
  {
    id: "diff/hint-riskier",
    summary: "A tool may do more than before",
    severity: "warning",
    in: "recommended",
    messages: {
      riskier: "No longer {{before}}: {{tools}}. Users may have allowed {{them}} because of that. Say so in the changelog, or restore the hint.",
      destructive: "No longer {{before}}, and {{after}}: {{tools}}. Users may have allowed {{them}} because of that. Say so in the changelog, or restore the hint."
    },
    isPerFile: false
  },
  {
    id: "diff/output-narrowed",
    summary: "A result has less than before",
    severity: "warning",
    in: "recommended",
    messages: {
      gone: "{{of}} no longer has an output schema. Programs that read the structured result may find none. Keep the output schema, or raise the major version.",
      removed: "Removed from the result of {{of}}: {{name}}. Programs that read {{it}} find nothing. Keep {{it}} for a while, or raise the major version.",
      renamed: "`{{before}}` in the result of {{of}} was renamed to `{{after}}`. Programs that read the old name find nothing. Return both names for a while, or raise the major version.",
      optional: "Optional now in the result of {{of}}: {{name}}. Programs that rely on {{it}} fail. Always return {{it}}, or raise the major version.",
      type: "{{name}} in the result of {{of}} changed from {{before}} to {{after}}. Programs that read it may fail. Keep the type, or raise the major version."
    },
    isPerFile: false
  },
  {
    id: "diff/parameter-removed",
    summary: "A parameter is gone",
    severity: "error",
    in: "recommended",
    messages: {
      refused: "Removed from {{of}}, which allows no other properties: {{name}}. Calls that still send {{it}} fail. Keep accepting {{it}} for a while, or raise the major version.",
      ignored: "Removed from {{of}}: {{name}}. Calls that still send {{it}} work, but {{values}} ignored. Keep accepting {{it}} for a while, or say so in the changelog."
    },
    isPerFile: false
  },
  {
    id: "diff/parameter-renamed",
    summary: "A parameter has another name",
    severity: "error",
    in: "recommended",
    messages: {
      fails: "`{{before}}` of {{of}} was renamed to `{{after}}`. Calls with the old name fail. Accept both names for a while.",
      ignored: "`{{before}}` of {{of}} was renamed to `{{after}}`. Calls with the old name work, but the value is ignored. Accept both names for a while."
    },
    isPerFile: false
  },
  {
    id: "diff/parameter-required",
    summary: "A parameter is required now",
    severity: "error",
    in: "recommended",
    messages: {
      new: "New and required in {{of}}: {{name}}. Existing calls fail without {{it}}. Make {{it}} optional or give {{it}} a default.",
      now: "Required now in {{of}}: {{name}}. Calls without {{it}} fail. Keep {{it}} optional or give {{it}} a default.",
      newDefault: "{{name}} of {{of}} is new, required and has a default. Servers that check calls by the schema refuse calls without it. Take it out of `required`.",
      nowDefault: "{{name}} of {{of}} has a default and is required now. Servers that check calls by the schema refuse calls without it. Take it out of `required`."
    },
    isPerFile: false
  },
  {
    id: "diff/tool-removed",
    summary: "A tool is gone",
    severity: "error",
    in: "recommended",
    messages: {
      removed: "Removed: {{tools}}. Calls, allowlists, prompts and workflows that name {{them}} fail now. Keep the name for a while and deprecate it, or raise the major version.",
      alias: "`{{tool}}` was removed; `{{after}}` has the same contract. Calls of the old name fail now. Tell users to call `{{after}}`.",
      perhaps: "Removed: {{tools}}, perhaps replaced by `{{after}}`, so calls that name {{them}} fail now. Keep the name for a while and deprecate it, or raise the major version."
    },
    isPerFile: false
  },
  {
    id: "diff/tool-renamed",
    summary: "A tool has another name",
    severity: "error",
    in: "recommended",
    messages: {
      renamed: "`{{before}}` was renamed to `{{after}}`. Calls, allowlists and prompts with the old name fail.{{more}} Serve both names for a while, or raise the major version."
    },
    isPerFile: false
  },
  {
    id: "diff/tools-merged",
    summary: "Several tools were merged into one with a parameter that selects the action",
    severity: "error",
    in: "recommended",
    messages: {
      merged: "Merged into `{{after}}`: {{tools}}. Calls of the old names fail now. Keep the names for a while, or raise the major version."
    },
    isPerFile: false
  },
  {
    id: "diff/type-narrowed",
    summary: "A parameter accepts fewer types",
    severity: "error",
    in: "recommended",
    messages: {
      type: "{{name}} of {{of}} accepted {{before}} and now accepts {{after}}. Calls with other values fail. Accept both for a while.",
      alternative: "{{name}} of {{of}} lost {{before}} of its alternatives. Calls that use them fail. Accept them for a while.",
      choice: "{{name}} of {{of}} must match one of {{after}} alternatives now. Calls that match none fail. Check that existing calls match one."
    },
    isPerFile: false
  },
  {
    id: "gloodata/default-only-in-prose",
    summary: "A description states a default that the field does not have",
    severity: "info",
    in: "strict",
    messages: {
      prose: "Only the description names the default `{{value}}`, so the model may use another value. Set `default`."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "gloodata/duplicate-example",
    summary: "Two tools share an example prompt, or one tool lists it twice",
    severity: "error",
    in: "recommended",
    messages: {
      other: "The tool `{{tool}}` has the same example, but a prompt can select only one tool. Reword one of the two examples, or keep the example only in the tool that it fits.",
      same: "This tool lists this example twice, which adds nothing. Remove one of the two."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "gloodata/examples-missing",
    summary: "A tool has no examples",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: "This tool has no `examples`, so the model has less to go on when it decides which prompts need it. Add two or three prompts, in the words that a user would use.",
      empty: "`examples` is empty, so the model has less to go on when it decides which prompts need this tool. Add two or three prompts, in the words that a user would use."
    },
    isPerFile: true
  },
  {
    id: "gloodata/field-type",
    summary: "A field has the wrong type, or a value outside a fixed set",
    severity: "error",
    in: "spec",
    messages: {
      wrong: "`{{field}}` must be {{expected}} but is {{found}}, so hosts treat this field as missing. {{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}} but is {{found}}, so hosts treat this entry as missing. {{advice}}.",
      wrongWhole: "This must be {{expected}} but is {{found}}, so hosts cannot read it as {{title}}. {{advice}}."
    },
    fixable: "both",
    isPerFile: true
  },
  {
    id: "gloodata/field-value-type",
    summary: "A field has a type that is not supported",
    severity: "error",
    in: "spec",
    messages: {
      unsupported: "The type `{{found}}` is not supported: models fill in strings, integers, numbers and booleans. Use one of these four.",
      meant: "The type `{{found}}` is not supported; did you mean `{{meant}}`? Write `{{meant}}`."
    },
    isPerFile: true
  },
  {
    id: "gloodata/misspelt-field",
    summary: "A field is a misspelling of a known one",
    severity: "warning",
    otherSeverity: "error",
    in: "spec",
    messages: {
      misspelt: "`{{key}}` is not a field of {{title}}, so it is ignored. Rename `{{key}}` to `{{meant}}`.",
      misspeltRequired: "`{{key}}` is not a field of {{title}}, so the required `{{meant}}` is missing. Rename `{{key}}` to `{{meant}}`.",
      leftover: "`{{key}}` is not a field of {{title}}, so only `{{meant}}` next to it is read. Remove `{{key}}`. If its value is the right one, move it to `{{meant}}` first."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "gloodata/namespace",
    summary: "The namespace of an extension is not an identifier",
    severity: "warning",
    in: "spec",
    messages: {
      empty: "`ns` is blank, so this extension cannot be told apart from others. Give it a unique identifier that will never change.",
      blank: "`ns` must be an identifier, but `{{ns}}` contains {{what}}, so hosts may not find its tools. Use only letters, digits, `_`, `-` and `.`."
    },
    isPerFile: true
  },
  {
    id: "gloodata/no-tools",
    summary: "An extension has no tools",
    severity: "warning",
    in: "spec",
    messages: {
      empty: "`tools` is empty, so the extension can do nothing for its users. Add at least one tool, with its identifier as the key."
    },
    isPerFile: true
  },
  {
    id: "gloodata/required-field",
    summary: "A required field is missing",
    severity: "error",
    in: "spec",
    messages: {
      missing: "{{object}} has no `{{field}}`, which is required: {{why}}. Add {{write}}.",
      missingPlain: "{{object}} has no `{{field}}`, which is required. Add {{write}}.",
      elsewhere: "This tool defines its fields in {{where}}, not in `schema.fields`, so the model sees no fields. Move them to `schema.fields`."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "gloodata/tool-id",
    summary: "The key of a tool is not a stable identifier",
    severity: "warning",
    in: "recommended",
    messages: {
      empty: "This tool has an empty key, but the key is the identifier of the tool. Use a key that will never change, such as `forecast`.",
      characters: "The key `{{id}}` looks like display text, so rewording it would break everything that refers to the tool. Use only letters, digits, `_`, `-` and `.` in the key, and put the text into `title`.",
      number: "The key `{{id}}` identifies the tool, but is a number, which changes when tools are added. Use a name as the key."
    },
    isPerFile: true
  },
  {
    id: "gloodata/ui-arg-order",
    summary: "An argument of the `ui` has an integer as its name, so its position is lost",
    severity: "warning",
    in: "spec",
    messages: {
      moved: "The argument `{{name}}` is an integer, so the card may show the arguments in another order. Rename the argument and its field in `schema.fields` to a name that starts with a letter."
    },
    isPerFile: true
  },
  {
    id: "gloodata/ui-missing-arg",
    summary: "The `ui` omits a field of the tool",
    severity: "info",
    in: "strict",
    messages: {
      missing: "`args` omits the field `{{name}}`, so the card does not show its value. Add it at the position where it should appear, with a `prefix`.",
      unwrapped: "`{{name}}` is directly in `ui`, where it is not read, so the card does not show it. Move it into `args`.",
      none: "This `ui` has no `args`, so the card shows none of the tool's fields ({{names}}). Add `args`, with the fields in the order in which they should appear."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "gloodata/ui-unknown-arg",
    summary: "The `ui` shows an argument that the tool does not have",
    severity: "error",
    in: "spec",
    messages: {
      unknown: "`{{name}}` is not a field of this tool{{hint}}, so the card has no value to show for it. Add the field to `schema.fields`, or correct the name.",
      none: "This tool has no fields, so the card has no value to show for `{{name}}` and {{others}}. Add the fields to `schema.fields`."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "gloodata/ui-without-prefix",
    summary: "A card has no text before its first argument",
    severity: "info",
    in: "strict",
    messages: {
      missing: "This `ui` has no `prefix`, so a user with several cards open cannot tell what this one shows. Add one or two words that say what the card shows.",
      empty: "`prefix` is blank, so a user with several cards open cannot tell what this one shows. Write one or two words that say what the card shows."
    },
    isPerFile: true
  },
  {
    id: "gloodata/unique-namespace",
    summary: "Two extensions have the same namespace",
    severity: "warning",
    in: "strict",
    messages: {
      shared: "Another extension has the same namespace `{{ns}}`, so hosts cannot tell the tools of the two apart. Give each extension its own namespace."
    },
    isPerFile: false
  },
  {
    id: "gloodata/unknown-dtype",
    summary: "An argument names a set of values that the extension does not have",
    severity: "error",
    in: "recommended",
    messages: {
      unknown: "`{{name}}` is not an entry of `tagValues`{{hint}}, so the card cannot offer values for this argument. Add the entry, or correct the name.",
      none: "{{lacking}}, so the card cannot offer values for `{{arg}}` and {{others}} with a `dtypeName`. {{add}} for each `dtypeName`, such as `{{name}}`."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "gloodata/unknown-field",
    summary: "A field that the format does not know",
    severity: "info",
    in: "strict",
    messages: {
      unknown: "`{{key}}` is not a field of {{title}}, so it is ignored. Remove `{{key}}`, or correct its name if it is misspelt{{only}}.",
      comment: "`{{key}}` is not a field of {{title}}, so it is ignored. Remove this comment."
    },
    isPerFile: true
  },
  {
    id: "gloodata/unsupported-attribute",
    summary: "A field has a JSON Schema keyword that its type does not support",
    severity: "error",
    in: "spec",
    messages: {
      unsupported: "Gloodata does not support `{{keyword}}` in {{name}}, so the model may never see it. Remove `{{keyword}}`, or put its information into `description` instead. Supported: {{listed}}.",
      untyped: "Gloodata fields do not support `{{keyword}}`, so the model may never see it. Replace it with a `type`: `string`, `integer`, `number` or `boolean`.",
      fixedText: 'Gloodata fields do not support `const`, so the model may never see it. For one fixed text, use `"type": "string"` with `"enum": [{{text}}]`.'
    },
    isPerFile: true
  },
  {
    id: "live/cache-fields",
    summary: "A server of revision 2026-07-28 answers without the fields that its results must have",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: "The answer to {{methods}} lacks {{fields}}, so clients of revision 2026-07-28 can refuse it. Add {{fields}} to the result, or use a version of the SDK that does.",
      type: "`{{field}}` in the answer to {{methods}} is {{found}} but must be {{wanted}}, so some clients refuse the answer. Correct the value where the server builds the result."
    },
    isPerFile: false
  },
  {
    id: "live/capability",
    summary: "A server announces a capability that it lacks, or has one that it does not announce",
    severity: "error",
    in: "recommended",
    messages: {
      missing: "The server announces `{{capability}}`, but answers `{{method}}` with {{error}}, so clients report errors when they connect. Implement `{{method}}`, or stop announcing `{{capability}}`.",
      failing: "The server announces `{{capability}}`, but `{{method}}` fails with {{error}}, so toolint could not check the list. Clients may get the same error. Fix it, or run toolint where the server can reach all that it needs, such as its database.",
      unread: "Reading the widget `{{uri}}` fails with {{error}}, so hosts cannot render the widget. Answer `resources/read` for this URI.",
      unannounced: "The server lists tools but does not announce the capability `tools`, so clients do not ask for them. Add `tools` to its capabilities."
    },
    isPerFile: false
  },
  {
    id: "live/client-refuses",
    summary: "The official MCP client refuses a list that a server answers with",
    severity: "error",
    in: "recommended",
    messages: {
      type: "`{{field}}` of {{item}} is {{found}} but must be {{wanted}}, so the official client refuses the whole list `{{list}}`. Correct the value where the server builds the list.",
      missing: "{{item}} has no `{{field}}`, so the official client refuses the whole list `{{list}}`. Add it where the server builds the list.",
      item: "This item is {{found}}, not an object, so the official client refuses the whole list `{{list}}`. Correct or remove the item where the server builds the list."
    },
    isPerFile: false
  },
  {
    id: "live/env-leak",
    summary: "A server repeats a value from its environment or a header in what it lists",
    severity: "error",
    in: "recommended",
    messages: {
      leak: "This text contains the value of `{{name}}`, which was passed to the server, so the value leaks. Remove the value from what the server lists, which is sent to models and kept in logs."
    },
    isPerFile: false
  },
  {
    id: "live/error-code",
    summary: "A server of revision 2026-07-28 refuses what it does not know with another error code than the revision gives",
    severity: "info",
    in: "strict",
    messages: {
      method: "The server answers an unknown method with {{found}}, so clients cannot tell that the server lacks it. Answer methods that the server does not know with the error -32601.",
      revision: "The server answers a request of an unknown revision with {{found}}, but revision 2026-07-28 gives the error -32022. Clients then take it for an older server. Refuse it with -32022, and list the revisions that it speaks in `data.supported`."
    },
    isPerFile: false
  },
  {
    id: "live/not-in-source",
    summary: "A running server lists a tool that its source does not show",
    severity: "info",
    in: "recommended",
    messages: {
      served: "The running server lists the tool `{{name}}`, which was not found in {{folder}}. Check that {{folder}} has the source of this server. A tool that is built at run time has no line to point to.",
      none: "None of the {{count}} tools that the running server lists was found in {{folder}}. Check that {{folder}} has the source of this server. Tools that are built at run time have no line to point to."
    },
    isPerFile: false
  },
  {
    id: "live/not-served",
    summary: "A tool is in the source and the running server does not list it",
    severity: "warning",
    in: "recommended",
    messages: {
      written: "The tool `{{name}}` is defined here, but the running server does not list it, so no model can call it. Register it, remove it, or start the server with what it depends on."
    },
    isPerFile: false
  },
  {
    id: "live/parameters-lost",
    summary: "A tool has parameters in the source, and the running server lists it without any",
    severity: "error",
    in: "recommended",
    messages: {
      lost: "The running server lists `{{name}}` without {{parameters}}, so models call it without arguments. Pass the schema in the form that the SDK takes, then run toolint again."
    },
    isPerFile: false
  },
  {
    id: "live/stdout-noise",
    summary: "A server writes something other than messages to standard output",
    severity: "warning",
    in: "recommended",
    messages: {
      noise: "The server writes {{lines}} `{{first}}`. Some clients log an error, and others close the connection. Write logs to standard error."
    },
    isPerFile: false
  },
  {
    id: "live/token-cost",
    summary: "The tools of a server take up much of what a model can read",
    severity: "warning",
    in: "recommended",
    messages: {
      over: "The tools of this server cost about {{tokens}} tokens in every request, but the budget is {{budget}}. Shorten the descriptions and schemas of the largest: {{largest}}.",
      large: "The tools of this server cost about {{tokens}} tokens in every request, so models choose less reliably. Serve fewer tools, or shorten the descriptions and schemas of the largest: {{largest}}."
    },
    options: {
      schema: {
        type: "object",
        additionalProperties: false,
        properties: {
          budget: {
            description: "How many tokens all tools of the server may cost. 0 means that there is no budget, and that only very large lists are mentioned.",
            type: "integer",
            minimum: 0
          }
        }
      },
      defaults: { budget: 0 }
    },
    isPerFile: false
  },
  {
    id: "live/unstable-list",
    summary: "Two starts of a server list different things",
    severity: "warning",
    in: "recommended",
    messages: {
      changed: "The definition of `{{name}}` changed between two starts of the server, so clients cannot cache the list. Serve values that do not depend on the time or on random numbers.",
      missing: "The server was started twice and listed `{{name}}` only the first time, so clients cannot rely on it. List the same items every time.",
      added: "The server was started twice and listed `{{name}}` only the second time, so clients cannot rely on it. List the same items every time.",
      reordered: "The order of this list differs between two starts of the server, which invalidates cached prompts. Sort the list."
    },
    isPerFile: false
  },
  {
    id: "mcp/annotation-conflict",
    summary: "A tool is marked both read-only and destructive, or as not destructive although it deletes something",
    severity: "warning",
    in: "recommended",
    messages: {
      both: "This tool is marked both read-only and destructive, so clients may run it without confirmation. Remove `readOnlyHint` if the tool changes anything, or else `destructiveHint`.",
      destroys: "`destructiveHint` is {{false}}, so clients may run this tool without asking, but it can {{verb}} something{{forGood}}. Set `destructiveHint` to {{true}}, or remove it.",
      shares: "`destructiveHint` is {{false}}, so clients may run this tool unasked, but it can {{verb}} something{{forGood}}. Give this tool its own annotations with `destructiveHint: {{true}}`: it shares these with other tools."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "mcp/annotation-type",
    summary: "A hint is not a boolean, is misspelt, or is outside `annotations`",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      type: "`{{key}}` must be `{{true}}` or `{{false}}`, or some clients refuse the whole list of tools. Write `{{true}}` or `{{false}}`, without quotes.",
      misspelt: "`{{key}}` is not an annotation of MCP, so clients ignore it. {{order}}.",
      misplaced: "`{{key}}` is outside `annotations`, so clients ignore it. Move `{{key}}` into `annotations`."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "mcp/answer-shape",
    summary: "The handler of a tool returns a result that clients refuse",
    severity: "error",
    in: "spec",
    messages: {
      refused: "The handler returns {{what}}, so the model gets an error of the SDK instead of the result. {{order}}.",
      nothing: 'The handler returns nothing here, so clients report an error instead of a result. Return `{ content: [{ type: "text", text: \u2026 }] }`.',
      body: 'The handler returns {{what}}, so clients report an error instead of the result. Return an object: `{ content: [{ type: "text", text: \u2026 }] }`.',
      empty: 'This result has no `content`, so the model sees nothing, and strict clients report an error. Add `content: [{ type: "text", text: JSON.stringify(\u2026) }]`.',
      content: '`content` must be an array of parts, or clients report an error instead of the result. Write `[{ type: "text", text: \u2026 }]`.',
      part: 'A part of `content` must be {{object}} with a `type`, or clients report an error instead of the result. Write `{ type: "text", text: \u2026 }`.',
      kind: "`{{type}}` is not a type of `content` part, so clients report an error instead of the result. Write `text`, `image`, `audio`, `resource` or `resource_link`, or move the data to `structuredContent`.",
      text: 'This part of type `text` has no `text`, so clients report an error instead of the result. Add `text: "\u2026"`.',
      words: "The `text` of a part must be a string, or clients report an error instead of the result. Write `text: JSON.stringify(\u2026)`.",
      field: "This part of type `{{type}}` has no `{{field}}`, so clients refuse the whole result. Add `{{field}}` to the part.",
      isError: "`isError` must be {{true}} or {{false}}, or clients report an error instead of the result. Write `{{true}}` or `{{false}}`, or remove `isError`.",
      meta: "`_meta` must be {{object}}, or clients report an error instead of the result. Write {{object}}, or remove `_meta`."
    },
    fixable: "both",
    isPerFile: true
  },
  {
    id: "mcp/consumed-body",
    summary: "A transport is to read a body that has been read before",
    severity: "error",
    in: "recommended",
    messages: {
      read: "`express.json()` has read the body before, so the SDK answers every message with error 400. Hand the body over: `handlePostMessage(req, res, req.body)`.",
      raw: "`{{by}}()` reads the body before, so the SDK answers such a message with error 400. Hand the body over: `handleRequest(c.req.raw, { parsedBody: body })`."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "mcp/description-missing",
    summary: "A tool without a description",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: "This tool has no description, so models must guess from its name when to call it. {{advice}}.",
      misplaced: "The SDK takes this object for the annotations, so models do not see the description in it. {{advice}}.",
      late: "The text in this function is behind another statement, so it does not describe the tool to models. Move the text to the first line of the function, which makes it the docstring.",
      formatted: "An f-string is no docstring, so models do not see this text and must guess from the name. Pass it as `description=\u2026` to the decorator, or write a plain docstring.",
      sections: "This description only has sections, so models must guess from the name what the tool does. Begin it with a sentence that says what the tool does and when to use it.",
      misspelt: "`{{key}}` is not a field of a tool, so models see no description of this tool. Rename `{{key}}` to `description`."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "mcp/duplicate-prompt",
    summary: "Two prompts of one server have the same name",
    severity: "error",
    in: "recommended",
    messages: { twice: "Another prompt is also named `{{name}}`, so {{then}}. Rename one of the two prompts." },
    isPerFile: true
  },
  {
    id: "mcp/empty-content",
    summary: "A result has data, and nothing in `content`",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: 'This result has `structuredContent` but no `content`, so some hosts show the model nothing. Add `content: [{ type: "text", text: JSON.stringify(data) }]`.',
      empty: 'This result has `structuredContent` but an empty `content`, so some hosts show the model nothing. Write `content: [{ type: "text", text: JSON.stringify(data) }]`.'
    },
    isPerFile: true
  },
  {
    id: "mcp/error-without-flag",
    summary: "A failure is returned as an ordinary result",
    severity: "info",
    in: "strict",
    messages: {
      once: "This failure has no `isError`, so clients and models take it for a success. Add `isError: true`.",
      returned: "This failure is returned as an ordinary result, so clients and models take it for a success. Raise an exception with this text: the SDK then sets `isError`.",
      allReturned: "{{count}} failures are returned as ordinary results, so clients and models take them for successes. Raise an exception with the text of each: the SDK then sets `isError`.",
      several: "{{count}} failures have no `isError`, so clients and models take them for successes. Add `isError: true` to each of them."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "mcp/field-type",
    summary: "A field has the wrong type, or a value outside a fixed set",
    severity: "error",
    in: "spec",
    messages: {
      wrong: "`{{field}}` must be {{expected}} but is {{found}}, so some clients refuse the whole {{list}}. {{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}} but is {{found}}, so some clients refuse the whole {{list}}. {{advice}}.",
      wrongWhole: "This must be {{expected}} but is {{found}}, so clients cannot read it as {{title}}. {{advice}}."
    },
    fixable: "both",
    isPerFile: true
  },
  {
    id: "mcp/handler-signature",
    summary: "A handler is registered in a way that its version of the SDK does not support",
    severity: "error",
    in: "recommended",
    messages: {
      method: "Before version 2 of the SDK, `setRequestHandler` takes a schema, not a method name, so this throws. Pass {{instead}}.",
      schema: "Version 2 of the SDK does not accept a schema object here, so this call throws. Pass {{instead}}.",
      object: "Version {{version}} of the SDK does not accept an object with only a method, so this call throws. Pass {{instead}}.",
      params: "`{{key}}` is in the `params` of the request, not in the request, so every call fails. Read it from `params`: `({ params }) => \u2026`.",
      second: "Version 1 of the SDK takes this empty object for the handler, so every call fails. Remove `{}`.",
      text: "`registerTool` expects an object here, not a string, so the description is lost. Write `registerTool(name, { description, inputSchema }, handler)`.",
      late: "Version 1 of the SDK takes this description for the handler, so every call to the tool fails. Move it before the parameters: `tool(name, description, parameters, handler)`.",
      extra: "`{{tool}}` has no `inputSchema`, so its handler gets one argument, and reading `{{name}}` here throws. Take it from the first argument: `(extra) => \u2026`. Or give the tool an `inputSchema`.",
      lowLevel: "`Server` has no `{{method}}()`, which `McpServer` has, so this call throws. Make the server with `new McpServer(\u2026)` of `@modelcontextprotocol/sdk/server/mcp.js`.",
      highLevel: "`McpServer` has no `setRequestHandler()`, so this call throws. Call `server.setRequestHandler()` of its `server`: the low-level server inside it.",
      tool: "Version 2 of the SDK has no `tool()`, so this call throws. Write `registerTool(name, config, handler)`."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "mcp/input-schema-object",
    summary: "An `inputSchema` is not the JSON Schema of an object",
    severity: "error",
    in: "spec",
    messages: {
      missing: 'This tool has no `inputSchema`, so clients refuse the server\'s whole list of tools. Add an `inputSchema`. Without parameters it is `{ "type": "object", "properties": {} }`.',
      typeless: '`inputSchema` has no `"type": "object"`, so clients refuse the server\'s whole list of tools. Add `{{quote}}type{{quote}}: "object"`.',
      composed: '`inputSchema` has `{{keyword}}` but no `"type": "object"`, so clients refuse the whole list of tools. Describe all parameters in one object schema{{evenSo}}.',
      misspelt: "`{{key}}` is not a keyword, so `inputSchema` has no `type` and clients refuse the whole list of tools. Rename `{{key}}` to `type`.",
      type: 'The `type` of `inputSchema` must be `"object"`, or clients can refuse the whole list of tools. Write `{{quote}}type{{quote}}: "object"`, and describe each argument in `properties`.',
      direct: 'The parameters are directly in `inputSchema`, not in `properties`, so models see none of them. Move them into `properties`, next to `{{quote}}type{{quote}}: "object"`.',
      property: "The schema of `{{key}}` is `{{value}}`, so clients on SDK 1 refuse the whole list of tools. Write `{{object}}` instead, which means the same.",
      kind: '`inputSchema` must be a JSON Schema object, or clients refuse the whole list of tools. Write an object schema. Without parameters it is `{ "type": "object", "properties": {} }`.'
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "mcp/json-schema-expected",
    summary: "A zod schema in a list of tools that is sent as JSON",
    severity: "error",
    in: "recommended",
    messages: {
      refused: "This is a zod schema, but a list of tools needs JSON Schema, so clients refuse the whole list. Convert it with {{how}}.",
      zod: "This is a zod schema, but a list of tools needs JSON Schema, so clients cannot read it. Convert it with {{how}}."
    },
    isPerFile: true
  },
  {
    id: "mcp/media-data",
    summary: "The data of an image or a sound is a data URL",
    severity: "warning",
    in: "recommended",
    messages: {
      url: "`data` begins with `{{begins}}`, but clients expect base64 alone, so they cannot show the {{type}}. Remove everything up to and including the comma, and name the type in `mimeType`."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "mcp/misplaced-error-flag",
    summary: "`isError` is inside of the result, where clients ignore it",
    severity: "warning",
    in: "recommended",
    messages: {
      inPart: "Clients ignore `isError` in a part of `content`, so this failure looks like a success. Move `isError` next to `content`.",
      inData: "Clients ignore `isError` in `structuredContent`, so this failure looks like a success. Move `isError` next to `structuredContent`."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "mcp/missing-capability",
    summary: "A server handles requests that its capabilities do not announce",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      missing: "The server handles {{methods}}, but its capabilities lack {{keys}}, so the SDK throws. Add `{{write}}` to `capabilities`.",
      none: "The server handles {{methods}}, but is created without `capabilities`, so the SDK throws. {{advice}}.",
      changed: "The server tells when its {{key}} change, but does not announce that it will, so clients may ignore it. Write `{{key}}: { listChanged: true }` in `capabilities`.",
      unannounced: "These capabilities lack `tools`, so clients take it that the server has none, and never list them. Pass `server.create_initialization_options()` to `run`, or write `tools=ToolsCapability()` here."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "mcp/missing-hints",
    summary: "A tool without a title, or without a hint that says whether it changes anything",
    severity: "info",
    in: "strict",
    messages: {
      title: "This tool has no `title`, so clients show people the raw name, meant for the model. Add `{{title}}`.",
      hints: "This tool has no `readOnlyHint` or `destructiveHint`, so clients assume it may destroy data. Add {{hints}}{{others}}.",
      both: "This tool has no title or hints, so clients show its raw name and assume it may destroy data. Add `{{title}}` and {{hints}}{{others}}.",
      three: "This tool has no {{hints}}, so OpenAI refuses the app when it is submitted. Set {{hints}} to `{{true}}` or `{{false}}` in `annotations`."
    },
    options: {
      schema: {
        type: "object",
        additionalProperties: false,
        properties: {
          demands: {
            enum: ["claude", "chatgpt"],
            description: "What is asked for: a title and one of two hints, as by the Claude Connectors Directory, or three hints, as of apps in ChatGPT"
          }
        }
      },
      defaults: { demands: "claude" }
    },
    isPerFile: true
  },
  {
    id: "mcp/misspelt-field",
    summary: "A field is a misspelling of a known one",
    severity: "warning",
    otherSeverity: "error",
    in: "recommended",
    messages: {
      misspelt: "`{{key}}` is not a field of {{title}}, so it is ignored. Rename `{{key}}` to `{{meant}}`.",
      misspeltRequired: "`{{key}}` is not a field of {{title}}, so the required `{{meant}}` is missing. Rename `{{key}}` to `{{meant}}`.",
      leftover: "`{{key}}` is not a field of {{title}}, so only `{{meant}}` next to it is read. Remove `{{key}}`. If its value is the right one, move it to `{{meant}}` first.",
      otherName: "Clients read `inputSchema`, not `{{key}}`, so this tool has no parameters. Rename `{{key}}` to `inputSchema`.",
      besides: "Clients read the parameters from `inputSchema` and ignore `{{key}}`. Check that `inputSchema` has all parameters, then remove `{{key}}`.",
      snakeCase: "Version 1 of the SDK has `{{meant}}` and ignores `{{name}}`, so {{effect}}. Write `{{meant}}`."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "mcp/name-format",
    summary: "A tool name that not every client can call",
    severity: "error",
    otherSeverity: "warning",
    in: "recommended",
    messages: {
      empty: "The name of this tool is empty, so no client can call it. Write a name, such as `get_weather`.",
      long: "The name has {{length}} characters, but MCP allows 128 and some clients only 64. Shorten the name to at most 64 characters.",
      characters: "The name `{{name}}` contains {{what}}, so {{who}}. {{advice}}.",
      dot: "The name `{{name}}` contains a dot, so {{who}}. {{advice}}.",
      longEverywhere: "The name has {{length}} characters, more than 64, so {{who}}. Shorten the name to at most 64 characters.",
      digit: "The name `{{name}}` begins with `{{char}}`, not a letter or `_`, so {{who}} {{refuse}} requests with it. Begin the name with a letter or `_`.",
      function: "The name `{{name}}` contains {{what}}, so OpenAI refuses requests with this function. {{advice}}.",
      longFunction: "The name has {{length}} characters, more than 64, so OpenAI refuses requests with this function. Shorten the name to at most 64 characters."
    },
    fixable: "unsafe",
    options: {
      schema: {
        type: "object",
        additionalProperties: false,
        properties: {
          names: {
            enum: ["specification", "every-client"],
            description: "Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most"
          },
          leadingDigit: {
            type: "boolean",
            description: "Whether to report names that begin with a digit or a dash, which Gemini refuses"
          }
        }
      },
      defaults: { names: "every-client", leadingDigit: false },
      presets: { strict: { leadingDigit: true } }
    },
    isPerFile: true
  },
  {
    id: "mcp/prompt-answer",
    summary: "The handler of a prompt returns a result that clients refuse",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      nothing: 'The handler returns nothing here, so the client waits until its request times out. Return `{ messages: [{ role: "user", content: { type: "text", text: \u2026 } }] }`.',
      body: 'The handler returns {{what}}, so the client waits until its request times out. Return an object: `{ messages: [{ role: "user", content: { type: "text", text: \u2026 } }] }`.',
      missing: 'This prompt result has no `messages`, so clients report an error instead of the prompt. Return `{ messages: [{ role: "user", content: { type: "text", text: \u2026 } }] }`.',
      failure: "Results of prompts have no `isError`, so clients report an error of their own and lose this text. Throw an error that has the text.",
      messages: '`messages` must be a list of objects, or clients report an error instead of the prompt. Return `{ messages: [{ role: "user", content: { type: "text", text: \u2026 } }] }`.',
      role: "The `role` of a message must be `user` or `assistant`, or clients refuse the whole prompt. Write `user`, also for instructions: prompts have no role `system`.",
      content: "The `content` of a message must be one object, but is {{what}}, so clients refuse the whole prompt. Write {{how}}.",
      part: 'This `content` has {{fault}}, so clients refuse the whole prompt. Write `{ type: "text", text: \u2026 }`.',
      dict: 'This dict has no `content`, so the SDK refuses it and clients get an error instead of the prompt. Return a string, or `{"role": "user", "content": "\u2026"}`.',
      noDict: 'A dict is no message in fastmcp, so clients get an error instead of the prompt. Return a string, or a list of messages: `Message("\u2026", role="user")` of `fastmcp.prompts`.',
      refusedRole: "The `role` of a message must be `user` or `assistant`, or the SDK refuses the whole prompt. Write `user`, also for instructions: prompts have no role `system`."
    },
    fixable: "both",
    isPerFile: true
  },
  {
    id: "mcp/prompt-argument",
    summary: "A prompt has an argument that clients cannot fill in",
    severity: "error",
    otherSeverity: "warning",
    in: "recommended",
    messages: {
      undeclared: "The handler reads `{{name}}`, which `{{owner}}` does not declare, so {{then}}. {{advice}}.",
      several: "The handler reads {{names}}, which `{{owner}}` does not declare, so {{then}}. Declare them {{where}}.",
      type: "`{{name}}` is {{type}}, but clients send prompt arguments as strings, so the SDK refuses all values. Write {{write}}.",
      shape: "This is {{what}}, but {{sdk}} expects an object of zod schemas, so calls to the prompt fail. Write an object of zod schemas, such as `{ city: z.string() }`.",
      config: "`prompt()` takes the zod schemas themselves, so {{names}}, and calls fail. Write `registerPrompt` instead of `prompt`: it takes this object.",
      nameless: "This prompt argument has no `name`, so clients refuse the whole list of prompts. {{how}}.",
      list: "The SDK does not read `arguments`, so clients see a prompt without arguments. Write `argsSchema: { city: z.string() }` instead."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "mcp/read-only-name",
    summary: "A tool is marked read-only, but its name and description say that it changes something",
    severity: "warning",
    in: "recommended",
    messages: {
      writes: "`readOnlyHint` lets clients run this tool without asking, but its name says that it can {{verb}} things. Set `readOnlyHint` to {{false}}, unless the tool changes nothing.",
      destroys: "`readOnlyHint` lets clients run this tool without asking, but it can permanently {{verb}} things. Set `readOnlyHint` to {{false}}, unless the tool changes nothing.",
      shares: "`readOnlyHint` lets clients run this tool without asking, but its name says that it can {{verb}} things. Give this tool its own annotations with `readOnlyHint: {{false}}`: it shares these with other tools."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "mcp/removed-method",
    summary: "A call or handler that revision 2026-07-28 has removed or deprecated",
    severity: "info",
    in: "strict",
    messages: {
      removed: "MCP 2026-07-28 removes {{what}}, so {{it}} no longer works with its clients. {{instead}} Keep this code for clients of older revisions.",
      deprecated: "MCP 2026-07-28 deprecates {{what}}, so {{it}} may stop working with newer clients. {{instead}}",
      throws: "MCP 2026-07-28 {{is}} {{what}}, so {{it}} throws for its clients. {{instead}} Keep this code for clients of older revisions.",
      only: "MCP 2026-07-28 {{is}} {{what}}, and this server refuses clients of older revisions. {{instead}}"
    },
    isPerFile: true
  },
  {
    id: "mcp/required-default",
    summary: "A required parameter has a default",
    severity: "warning",
    in: "recommended",
    messages: {
      unused: "`{{name}}` has a default but is required, so callers must send it and the default is never used. Remove `{{name}}` from `required`, or remove the `default`."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "mcp/required-field",
    summary: "A required field is missing",
    severity: "error",
    in: "spec",
    messages: {
      missing: "{{object}} has no `{{field}}`, which is required: {{why}}. Add {{write}}.",
      missingPlain: "{{object}} has no `{{field}}`, which is required. Add {{write}}.",
      nothing: "This list has neither `tools` nor `resources`, so it offers nothing to clients. Add `{{quote}}tools{{quote}}: [ \u2026 ]`."
    },
    isPerFile: true
  },
  {
    id: "mcp/reserved-meta",
    summary: "A key in `_meta` that is reserved for the protocol, or that is not in the form of such keys",
    severity: "warning",
    in: "spec",
    messages: {
      reserved: "Prefixes with `{{label}}` in second place are reserved for MCP, so it may give `{{key}}` another meaning. Begin the key with a domain of your own in reverse, such as `com.example/`.",
      unknown: "`{{key}}` has a prefix reserved for MCP, which does not define it, so clients ignore it. For a key of your own, begin with a domain of your own in reverse, such as `com.example/`.",
      prefix: "MCP does not allow the prefix of `{{key}}`, so clients can refuse or ignore it. Begin the key with a domain of your own in reverse, such as `com.example/`.",
      name: "MCP does not allow `{{key}}` as a name in `_meta`, so clients can refuse or ignore it. Begin and end the name with a letter or digit, with only letters, digits, `-`, `_` and `.` between."
    },
    isPerFile: true
  },
  {
    id: "mcp/resource-uri",
    summary: "A resource is registered under a URI by which no client can read it",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      twice: "Another resource of this server has the URI `{{uri}}`, so the SDK throws. Change the URI of one of the two resources.",
      invalid: "`{{uri}}` is not a URI, so every attempt to read the resource fails. {{advice}}.",
      swapped: "`{{uri}}` is not a URI, so every attempt to read the resource fails. Swap the first two arguments: the name, then the URI.",
      colon: '`{{uri}}` is not a URI, so every attempt to read the resource fails. Write `new ResourceTemplate("{{template}}", { list: undefined })`.',
      kept: "Another resource of this server has the URI `{{uri}}`, so the SDK keeps only one of the two. Change the URI of one of the two resources.",
      refused: "`{{uri}}` is not a URI, so the SDK refuses it and the server does not start. {{advice}}.",
      tried: "`{{uri}}` is not a URI, so the SDK refuses it and the resource is not registered. {{advice}}.",
      changed: "The SDK looks for `{{href}}` instead of `{{uri}}`, so no client can read this resource. Register it as `{{href}}`.",
      template: '`{{uri}}` is registered as a fixed URI, so a client that fills in `{{part}}` gets an error. Write `new ResourceTemplate("{{uri}}", { list: undefined })`.',
      listed: "`{{uri}}` is in the list of resources, so clients read it with `{{part}}` in it, which finds nothing. List it in the answer to `resources/templates/list`, as `uriTemplate`.",
      unclosed: "The URI template has a `{` without a `}`, so the SDK throws when it is registered. Add the `}`."
    },
    isPerFile: true
  },
  {
    id: "mcp/server-options",
    summary: "The capabilities of a server are in its first argument, where they do nothing",
    severity: "info",
    in: "strict",
    messages: {
      capabilities: "`capabilities` is in the first argument, where the SDK ignores it. Move it to the second: `new McpServer({ name, version }, { capabilities })`.",
      instructions: "`instructions` is in the first argument, where the SDK ignores it, so no client gets it. Move it to the second: `new McpServer({ name, version }, { instructions })`."
    },
    isPerFile: true
  },
  {
    id: "mcp/shared-server",
    summary: "All requests or sessions share one server, or one stateless transport",
    severity: "warning",
    in: "recommended",
    messages: {
      throws: "Every {{asker}} connects the same server, so the SDK throws while another connection is open. Create a new server for each request or session.",
      fails: "Every request connects the same server and closes nothing, so each one after the first fails. Create a new server for each request, and close it with the response.",
      mixes: "Every {{asker}} connects the same server, so an answer can go to the wrong client. Create a new server for each request or session. From 1.26 on, the SDK throws instead.",
      either: "Every {{asker}} connects the same server, so from SDK 1.26 on a second open connection throws. Create a new server for each request or session.",
      refuses: "All requests share this stateless transport, so the SDK throws on each one after the first. Create a new transport and a new server for each request.",
      confuses: "All requests share this stateless transport, so one client can get the answer for another. Create a new transport and a new server for each request. From 1.26 on, the SDK throws instead.",
      hangs: "All requests share this stateless transport, so one client can get the answer for another, or none. Create a new transport and a new server for each request.",
      may: "All requests share this stateless transport, so from SDK 1.26 on only the first is answered. Create a new transport and a new server for each request."
    },
    isPerFile: true
  },
  {
    id: "mcp/start-guard",
    summary: "A program of a package starts its server only under the path of its own file, which npm does not use",
    severity: "error",
    otherSeverity: "warning",
    in: "recommended",
    messages: {
      started: "On Linux and macOS, `process.argv[1]` is the link by which npm starts this file, so no server starts. Write `realpathSync(process.argv[1])`, from `node:fs`, or start the server without a condition."
    },
    isPerFile: false
  },
  {
    id: "mcp/stdout-in-stdio",
    summary: "A server on stdio prints to standard output",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      printed: "This prints to standard output, where clients expect only MCP messages, so they may disconnect. {{how}}.",
      logged: "This logs to standard output, where clients expect only MCP messages, so they may disconnect. {{how}}.",
      told: "`dotenv` 17 prints a line to standard output here, so clients show an error or may disconnect. {{how}}."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "mcp/structured-content",
    summary: "A tool with an output schema returns no `structuredContent`, or one that does not match",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      missing: "`{{name}}` has an `outputSchema`, but this result has no `structuredContent`, so clients refuse it. Add `structuredContent`, or `isError: true` if this result reports a failure.",
      alone: "`{{name}}` has an `outputSchema`, but this result is content alone, so the SDK answers with an error. Return the data as a dictionary, or both: `return content, data`.",
      failure: "This error result does not fit the output schema of `{{name}}`, so clients report that, not the error. Remove `structuredContent` here, or make it fit the schema.",
      key: "This result lacks {{keys}}, which the output schema of `{{name}}` requires, so {{refused}}. Add {{keys}} here, or make {{them}} optional in the schema.",
      extra: "The output schema of `{{name}}` does not allow {{extra}}, so {{refused}}. Remove {{it}} here, or add {{it}} to the output schema.",
      both: "This result lacks {{keys}} and has {{extra}}, so it does not fit the output schema of `{{name}}`. Return what the schema says, or change the schema: a result that does not fit it is refused.",
      type: "`{{key}}` is {{is}}, but the output schema of `{{name}}` requires {{wanted}}, so {{refused}}. Return {{wanted}}, or change the type of `{{key}}` in the output schema.",
      any: "`structuredContent` must be an object, or clients on version 1 of the SDK report an error. Put the value into a property, such as `{ result: \u2026 }`.",
      object: "`structuredContent` must be an object, as the output schema of `{{name}}` says, or clients refuse it. Put the value into a property, such as `{ result: \u2026 }`."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "mcp/template-argument",
    summary: "The reader of a resource template reads a variable that the template does not have",
    severity: "warning",
    in: "recommended",
    messages: {
      unknown: "The handler reads `{{name}}`, which `{{template}}` does not contain, so it is always undefined. {{advice}}."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "mcp/undeclared-argument",
    summary: "A handler reads an argument that the input schema does not have",
    severity: "error",
    otherSeverity: "warning",
    in: "recommended",
    messages: {
      none: "`{{tool}}` has no `inputSchema`, so `{{name}}` is undefined in every call. Add an `inputSchema` that declares `{{name}}`.",
      undeclared: "The handler reads `{{name}}`, which `{{owner}}` does not declare, so {{then}}. {{advice}}.",
      several: "The handler reads {{names}}, which `{{owner}}` does not declare, so {{then}}. Declare them {{where}}."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "mcp/undefined-name",
    summary: "The code of a server uses a name that nothing declares",
    severity: "error",
    otherSeverity: "warning",
    in: "recommended",
    messages: {
      undeclared: "Nothing declares `{{name}}` here, so a call that comes here throws a ReferenceError. {{advice}}.",
      required: "This file is an ES module, which has no `require`, so {{what}} throws a ReferenceError. Use `import`, or `createRequire(import.meta.url)` of `node:module`."
    },
    isPerFile: true
  },
  {
    id: "mcp/unhandled-value",
    summary: "A parameter offers a value that the handler refuses",
    severity: "error",
    in: "recommended",
    messages: {
      refused: "`{{name}}` offers {{values}}, for which the handler has no case, so such calls fail. Add a case for {{each}}, or remove {{what}} from the values of `{{name}}`."
    },
    isPerFile: true
  },
  {
    id: "mcp/unknown-field",
    summary: "A field that the format does not know",
    severity: "info",
    in: "strict",
    messages: {
      unknown: "`{{key}}` is not a field of {{title}}, so it is ignored. Remove it, or move it into `_meta`.",
      comment: "`{{key}}` is not a field of {{title}}, so it is ignored. Remove this comment."
    },
    isPerFile: true
  },
  {
    id: "mcp/unknown-tool-allowed",
    summary: "A skill, an agent file or a setting names a tool that the server of this repository does not have",
    severity: "warning",
    in: "recommended",
    messages: { unknown: "The server `{{server}}` has no tool `{{name}}`, so this entry has no effect. {{meant}}." },
    isPerFile: false
  },
  {
    id: "mcp/unknown-tool-named",
    summary: "A text tells the model to call a tool that the server does not have",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: "This description mentions `{{name}}`, but no tool has this name, so a model that follows it gets an error. Write `{{meant}}`.",
      unknown: "This description mentions `{{name}}`, but no tool has this name, so a model that follows it gets an error. Mention a tool of this server instead, or add the tool `{{name}}`."
    },
    isPerFile: true
  },
  {
    id: "mcp/unlisted-case",
    summary: "The handler of calls and the list of tools name different tools",
    severity: "error",
    otherSeverity: "warning",
    in: "recommended",
    messages: {
      unlisted: "`{{name}}` is not in the list of tools, so no model ever calls this case. {{advice}}.",
      uncased: "The `tools/call` handler has no case for `{{name}}`, so every call to this tool fails. {{advice}}.",
      elsewhere: "This server lists {{tools}}, but its `tools/call` handler has no case for {{them}}, so calls fail. Add a case for {{each}}, or leave {{them}} out of the list of this server."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "mcp/unread-parameter",
    summary: "A handler never reads a parameter that the tool declares",
    severity: "warning",
    in: "recommended",
    messages: {
      unread: "The handler never uses {{names}}, so what the model passes there has no effect. Use {{names}} in the handler, or remove {{what}} from the parameters.",
      watched: "The handler never uses {{names}}, so what the model passes there does not change the result. Use {{names}} in the handler, or remove {{what}} if the middleware does not need it either."
    },
    isPerFile: true
  },
  {
    id: "mcp/version-not-raised",
    summary: "The version was raised by less than its tools have changed",
    severity: "warning",
    in: "strict",
    messages: {
      wrong: "These changes to the tools need a {{need}} version, but {{before}} was only raised to {{after}}. Raise the {{need}} number, or updates break calls that worked before.",
      none: "These changes to the tools need a {{need}} version, but the version is still {{before}}. Raise the {{need}} number."
    },
    isPerFile: false
  },
  {
    id: "mcp/zod-expected",
    summary: "A JSON Schema where the SDK expects zod, or a whole schema where it expects a shape",
    severity: "error",
    in: "recommended",
    messages: {
      jsonThrows: "The SDK expects zod, not JSON Schema, so this call throws. Write the parameters as an object of zod schemas: `{ city: z.string() }`.",
      jsonLost: "The SDK expects zod, not JSON Schema, so it lists this tool without parameters. Write the parameters as an object of zod schemas: `{ city: z.string() }`.",
      json: "The SDK expects zod, not JSON Schema, so it throws or lists the tool without parameters. Write the parameters as an object of zod schemas: `{ city: z.string() }`.",
      converted: "The SDK expects the zod schema, not the JSON Schema made from it, so this call throws. Pass the zod schema itself.",
      output: "The SDK expects zod, not JSON Schema, so this call throws. Write the result as an object of zod schemas: `{ count: z.number() }`.",
      stray: "`{{key}}` is not a zod schema, so the SDK throws or every call to the tool fails. Write a schema such as `z.string()`.",
      hint: "`{{key}}` is an annotation, but it is among the parameters, so the SDK throws or every call fails. Move `{{key}}` into `annotations`; for `tool()`, into an object after the parameters.",
      text: "`description` is among the parameters, so the SDK throws or every call to the tool fails. {{advice}}.",
      whole: "`tool()` takes a plain object of zod schemas, not {{what}}, so it throws or every call fails. {{advice}}, or use `registerTool`.",
      oldList: "SDK {{version}} expects a plain object of zod schemas here, so `tools/list` fails for all tools. Write `.shape` after the schema, or move to version 1.22 or newer of the SDK.",
      oldCall: "SDK {{version}} expects a plain object of zod schemas here, so every call to the tool fails. {{advice}}, or move to version 1.22 or newer of the SDK."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "mcpb/field-format",
    summary: "A string is too long, empty, or not of the form that its field has",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      wrong: "`{{field}}` must be {{expected}} but is {{found}}, so Claude Desktop and `mcpb pack` refuse the bundle{{unless}}. {{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}} but is {{found}}, so Claude Desktop and `mcpb pack` refuse the bundle{{unless}}. {{advice}}."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "mcpb/field-type",
    summary: "A field has the wrong type, or a value outside a fixed set",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      wrong: "`{{field}}` must be {{expected}} but is {{found}}, so Claude Desktop and `mcpb pack` refuse the bundle{{unless}}. {{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}} but is {{found}}, so Claude Desktop and `mcpb pack` refuse the bundle{{unless}}. {{advice}}.",
      wrongWhole: "This must be {{expected}} but is {{found}}, so hosts cannot read it as {{title}}. {{advice}}."
    },
    fixable: "both",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "mcpb/missing-file",
    summary: "A file that the manifest names does not exist",
    severity: "error",
    otherSeverity: "warning",
    in: "recommended",
    messages: {
      missing: "There is no file `{{path}}` next to this manifest, {{then}}. Add `{{path}}`, or write the path of a file that exists.",
      relative: "Hosts do not start servers in the bundle's folder, so this one does not find `{{path}}`. Write `${__dirname}/{{there}}`{{built}}.",
      noImage: "`{{path}}` is not a PNG image, so `mcpb pack` refuses the bundle. Replace it with a PNG image, of 512 by 512 pixels at best."
    },
    fixable: "unsafe",
    isPerFile: false,
    isDataOnly: true
  },
  {
    id: "mcpb/misspelt-field",
    summary: "A field is a misspelling of a known one",
    severity: "error",
    otherSeverity: "error",
    in: "recommended",
    messages: {
      misspelt: "`{{key}}` is not a field of {{title}}, so Claude Desktop and `mcpb pack` refuse the bundle{{unless}}. Rename `{{key}}` to `{{meant}}`.",
      misspeltRequired: "`{{key}}` is not a field of {{title}}, so the required `{{meant}}` is missing. Rename `{{key}}` to `{{meant}}`.",
      leftover: "`{{key}}` is not a field of {{title}}, so only `{{meant}}` next to it is read. Remove `{{key}}`. If its value is the right one, move it to `{{meant}}` first."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "mcpb/old-key",
    summary: "The version of the manifest is under its former name",
    severity: "info",
    in: "recommended",
    messages: {
      old: "`dxt_version` is deprecated, so later hosts may read only `manifest_version`. Rename it to `manifest_version`, and pack with `mcpb`: `dxt` refuses the new name."
    },
    fixable: "both",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "mcpb/required-field",
    summary: "A required field is missing",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      missing: "{{object}} has no `{{field}}`, so Claude Desktop and `mcpb pack` refuse the bundle{{unless}}. Add {{write}}.",
      missingPlain: "{{object}} has no `{{field}}`, so Claude Desktop and `mcpb pack` refuse the bundle{{unless}}. Add {{write}}."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "mcpb/setting",
    summary: "A setting that is unused, undeclared, a secret that is not marked, or required and has a default",
    severity: "warning",
    otherSeverity: "error",
    in: "recommended",
    messages: {
      unused: "`mcp_config` does not use `{{name}}`, so the server never gets what users enter. Write `${user_config.{{name}}}` in `args` or `env` for the server to read, or remove the setting.",
      literal: 'Where users leave `{{name}}` empty, Claude Desktop passes on the text `${user_config.{{name}}}` itself. Add `"default": ""`, or have the server ignore this text.',
      sensitive: '`{{name}}` looks like a secret but has no `sensitive`, so hosts store it as plain text. Add `"sensitive": true`.',
      required: "`{{name}}` has a default, so `required` does not make users enter a value. Remove `default` if each user must enter a value, else remove `required`.",
      misnamed: "Hosts do not replace `{{is}}`, so the server gets this text itself. Write `{{wanted}}`.",
      unreplaced: "Hosts do not replace `{{is}}`, so the server gets this text itself. {{advice}}.",
      list: "`{{name}}` is a list, which hosts do not put into a text: the server gets `${user_config.{{name}}}`. Write it as an argument of its own in `args`, or remove `multiple`.",
      relative: "`{{path}}` is relative, so it leads somewhere below the folder that the host happens to run in. Begin it with `${HOME}/`.",
      undeclared: "`user_config` has no `{{name}}`{{hint}}, so hosts have no value for it. {{how}}."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "mcpb/tools-differ",
    summary: "A bundle lists other tools than its server's source has",
    severity: "warning",
    in: "recommended",
    messages: {
      twice: "`tools` lists `{{name}}` twice, so people see one tool as two. Remove one of the two entries, or write the name of the other tool.",
      gone: "The server has no tool `{{name}}`, so people expect a tool that does not exist. Remove `{{name}}` from `tools`, or write the name that the server gives the tool.",
      unlisted: '`tools` does not list {{names}}, so people do not see {{them}} before they install the bundle. Add {{names}} to `tools`, or write `"tools_generated": true`.'
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "mcpb/unknown-field",
    summary: "A field that the format does not know",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      unknown: "`{{key}}` is not a field of {{title}}, so Claude Desktop and `mcpb pack` refuse the bundle{{unless}}. Remove `{{key}}`, or correct its name if it is misspelt{{only}}.",
      comment: "`{{key}}` is not a field of {{title}}, so Claude Desktop and `mcpb pack` refuse the bundle{{unless}}. Remove this comment.",
      several: "{{keys}} are not fields of {{title}}, so Claude Desktop and `mcpb pack` refuse the bundle{{unless}}. Remove them, or correct their names if they are misspelt{{only}}.",
      early: '`{{key}}` is not a field of {{title}}, so Claude Desktop and `mcpb pack` refuse the bundle{{unless}}. Write `"manifest_version": "{{since}}"`, or remove `{{key}}`.',
      misplaced: "`{{key}}` belongs in `{{home}}`, so Claude Desktop and `mcpb pack` refuse the bundle{{unless}}. Move `{{key}}` into `{{home}}`{{as}}.",
      doubled: "`{{key}}` belongs in `{{home}}`, so Claude Desktop and `mcpb pack` refuse the bundle{{unless}}. Remove `{{key}}`: `{{home}}` sets `{{variable}}` already.",
      renamed: "`{{key}}` is not a field of {{title}}, so Claude Desktop and `mcpb pack` refuse the bundle{{unless}}. Rename `{{key}}` to `{{meant}}`{{as}}.",
      folder: "`cwd` is not a field of `mcp_config`, so Claude Desktop and `mcpb pack` refuse the bundle{{unless}}. Remove `cwd`, and begin the paths that were relative to it with `${__dirname}/`."
    },
    fixable: "both",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "mcpb/version-differs",
    summary: "The version of a bundle differs from that of its package",
    severity: "warning",
    in: "recommended",
    messages: {
      differs: "The version is `{{here}}` here but `{{there}}` in `{{file}}`, so users may not be offered the update. Write `{{there}}`.",
      ahead: "The version is `{{here}}` here but `{{there}}` in `{{file}}`, so users cannot tell which one they have. Write `{{here}}`, the newer one, in `{{file}}` too."
    },
    fixable: "safe",
    isPerFile: false,
    isDataOnly: true
  },
  {
    id: "openai/call-arguments",
    summary: "Widget code calls a tool with an argument that the tool does not have",
    severity: "error",
    in: "recommended",
    messages: {
      undeclared: "`{{tool}}` has no parameter `{{name}}`{{meant}}, so the server drops it or refuses the call. Pass a parameter that `{{tool}}` declares, or declare `{{name}}` there."
    },
    isPerFile: false
  },
  {
    id: "openai/call-tool-registered",
    summary: "Widget code calls a tool that the project does not have",
    severity: "error",
    in: "recommended",
    messages: {
      missing: "No tool is named `{{name}}`{{hint}}, so the call fails. Call an existing tool, or register `{{name}}`."
    },
    fixable: "safe",
    isPerFile: false
  },
  {
    id: "openai/contents-uri",
    summary: "The contents of a resource have another URI than its registration",
    severity: "error",
    in: "recommended",
    messages: {
      empty: "The `uri` in `contents` is blank, not `{{registered}}`, so hosts do not recognise the widget. Write `{{registered}}`.",
      other: "The `uri` in `contents` is `{{uri}}`, not `{{registered}}`, so hosts do not recognise the widget. Write `{{registered}}`."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "openai/description-action-oriented",
    summary: 'A description does not start with "Use this when\u2026"',
    severity: "warning",
    in: "spec",
    messages: {
      start: 'This description does not begin by saying when to call the tool, so models may not choose it. Begin it with "Use this when the user wants to \u2026".',
      later: "This description says when to call the tool, but not at the beginning, so models may not choose it. Move that sentence to the beginning."
    },
    fixable: "unsafe",
    options: {
      schema: {
        type: "object",
        additionalProperties: false,
        properties: {
          dialects: {
            type: "array",
            uniqueItems: true,
            items: { enum: ["seed", "openai", "mcp-apps"] },
            description: "The dialects whose tools are checked"
          }
        }
      },
      defaults: { dialects: ["seed"] },
      presets: { strict: { dialects: ["seed", "openai", "mcp-apps"] } }
    },
    isPerFile: true
  },
  {
    id: "openai/dialects-agree",
    summary: "Two dialects on one tool or resource contradict each other",
    severity: "error",
    in: "recommended",
    messages: {
      differ: "`{{here}}` and `{{there}}` contradict each other, so the app differs from host to host. Give both the same value."
    },
    isPerFile: true
  },
  {
    id: "openai/field-type",
    summary: "A field has the wrong type, or a value outside a fixed set",
    severity: "error",
    in: "spec",
    messages: {
      wrong: "`{{field}}` must be {{expected}} but is {{found}}, so hosts reject or ignore this field. {{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}} but is {{found}}, so hosts reject or ignore this entry. {{advice}}.",
      wrongWhole: "This must be {{expected}} but is {{found}}, so hosts cannot read it as {{title}}. {{advice}}."
    },
    fixable: "both",
    isPerFile: true
  },
  {
    id: "openai/file-params",
    summary: "`openai/fileParams` names an input that does not exist or is not a file",
    severity: "error",
    in: "recommended",
    messages: {
      empty: "This entry of `openai/fileParams` is blank, so hosts cannot pass a file. Write the name of an input from `inputSchema`.",
      missing: "The tool has no input `{{name}}`{{hint}}, so hosts cannot pass a file there. Write the name of an input from `inputSchema`.",
      shape: "`{{name}}` is not an object with `download_url` and `file_id`, so files that hosts pass do not match. Declare `download_url` and `file_id` as strings in it."
    },
    isPerFile: true
  },
  {
    id: "openai/hints-explicit",
    summary: "A hint that app submission requires is missing",
    severity: "warning",
    in: "strict",
    messages: {
      missing: "This tool has no {{hints}}, so OpenAI refuses the app when it is submitted. Set {{them}} to `{{true}}` or `{{false}}` in `annotations`."
    },
    isPerFile: true
  },
  {
    id: "openai/initial-data",
    summary: "The result of a widget tool has no data for the widget",
    severity: "warning",
    in: "spec",
    messages: {
      missing: "The tool result has no `_meta.initialData`, so `getInitialData()` gives the widget nothing to show. Add `_meta: { initialData: { \u2026 } }`.",
      empty: "`initialData` is empty, so the widget has nothing to show. Put the widget's data into it.",
      wrong: "`initialData` is not an object, so the widget cannot read its data with `getInitialData()`. Put the widget's data into an object.",
      nothing: "The tool result has neither `structuredContent` nor `_meta`, so the widget has nothing to show. Put the widget's data into `structuredContent`."
    },
    isPerFile: true
  },
  {
    id: "openai/initial-route",
    summary: "The initial route of a widget is not a string that starts with `/`",
    severity: "warning",
    in: "recommended",
    messages: {
      type: '`initialRoute` is not a string, so the widget does not know which view to start with. Write the path of a view, such as `"/details"`.',
      empty: "`initialRoute` is blank, so it selects no view. Write a path such as `/details`, or remove `initialRoute`.",
      url: "`{{route}}` is a full URL, but `initialRoute` must be a path, so the widget finds no matching view. Write only the path, such as `/details`.",
      slash: "`{{route}}` does not start with `/`, so the widget finds no matching view. Write `/{{route}}`."
    },
    isPerFile: true
  },
  {
    id: "openai/invocation-message-format",
    summary: "An invocation message is not a string, is empty, or is too long",
    severity: "error",
    in: "recommended",
    messages: {
      type: '`{{message}}` must be a string, or hosts reject or ignore it. Write the text that the user sees {{when}}, such as "Loading\u2026".',
      empty: "`{{message}}` is blank, so the user sees no text {{when}}. Write a short text, or remove the key.",
      long: "`{{message}}` has {{length}} characters, so hosts, which accept 64, reject it. Shorten it to 64 characters."
    },
    isPerFile: true
  },
  {
    id: "openai/invocation-messages",
    summary: "A widget tool has no messages for while it runs and when it is done",
    severity: "info",
    in: "recommended",
    messages: {
      both: 'Without `{{invoking}}` and `{{invoked}}`, users see default texts while the tool runs. Add both, as short texts such as "Loading the map\u2026" and "Map loaded".',
      invoking: 'The tool has no `{{invoking}}`, so the user sees a default text while the tool runs. Add a short text, such as "Loading the map\u2026".',
      invoked: 'The tool has no `{{invoked}}`, so the user sees a default text when the tool is done. Add a short text, such as "Map loaded".'
    },
    isPerFile: true
  },
  {
    id: "openai/misplaced-key",
    summary: "A metadata key is in a place where no host reads it",
    severity: "error",
    otherSeverity: "warning",
    in: "recommended",
    messages: {
      meta: "`{{key}}` is in {{where}}, where hosts ignore it. Move it into `_meta`.",
      hint: "`{{hint}}` is in {{where}}, where hosts ignore it. Move it into `annotations`.",
      prefix: "Hosts ignore `{{key}}`: in `annotations` they read `{{hint}}`, without the prefix. Rename it to `{{hint}}`.",
      openai: "`{{key}}` is in {{where}}, where hosts ignore it. Move it into {{home}}.",
      nested: "Hosts ignore `_meta.openai`: only xmcp reads it. Write the keys in full, such as `openai/outputTemplate`.",
      joined: "Hosts ignore this object: they read the keys `{{key}}/invoking` and `\u2026/invoked`. Write `{{key}}/invoking` and `{{key}}/invoked` instead of the object.",
      ui: "`{{key}}` is in `_meta` itself, where hosts ignore it. Move it into `_meta.ui`.",
      csp: "`{{key}}` is on the tool, where hosts ignore it. Move it to the resource of the widget."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "openai/misspelt-field",
    summary: "A field is a misspelling of a known one",
    severity: "warning",
    otherSeverity: "error",
    in: "recommended",
    messages: {
      misspelt: "`{{key}}` is not a field of {{title}}, so it is ignored. Rename `{{key}}` to `{{meant}}`.",
      misspeltRequired: "`{{key}}` is not a field of {{title}}, so the required `{{meant}}` is missing. Rename `{{key}}` to `{{meant}}`.",
      leftover: "`{{key}}` is not a field of {{title}}, so only `{{meant}}` next to it is read. Remove `{{key}}`. If its value is the right one, move it to `{{meant}}` first."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "openai/misspelt-key",
    summary: "A metadata key is a misspelling of one that hosts read",
    severity: "warning",
    otherSeverity: "error",
    in: "recommended",
    messages: {
      misspelt: "`{{key}}` is not a key that hosts know, so they ignore it. Rename `{{key}}` to `{{meant}}`."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "openai/output-template-required",
    summary: "The metadata of a widget tool names no output template",
    severity: "error",
    in: "spec",
    messages: {
      missing: "`{{key}}` is for tools with a widget, but this tool has no `{{template}}`, so hosts show no widget. Add `{{template}}` with the URI of the widget.",
      misnamed: "Hosts ignore `{{key}}`, so they find no output template for this tool and show no widget. Rename `{{key}}` to `{{meant}}`{{more}}.",
      throws: "`registerAppTool` throws without `_meta`, so the server does not start. Add `_meta: { ui: { resourceUri } }`, or use `registerTool` if the tool has no widget."
    },
    isPerFile: true
  },
  {
    id: "openai/read-only-hint",
    summary: "A tool whose name suggests that it only reads is not marked read-only",
    severity: "warning",
    in: "spec",
    messages: {
      missing: "By its name (`{{verb}}`) this tool only reads, but without `readOnlyHint` users confirm each call. Add `readOnlyHint: true` if the tool changes nothing.",
      false: "By its name (`{{verb}}`) this tool only reads, but `readOnlyHint` is false, so users confirm each call. Set `readOnlyHint` to `true` if the tool changes nothing."
    },
    fixable: "unsafe",
    options: {
      schema: {
        type: "object",
        additionalProperties: false,
        properties: {
          dialects: {
            type: "array",
            uniqueItems: true,
            items: { enum: ["seed", "openai", "mcp-apps"] },
            description: "The dialects whose tools are checked"
          }
        }
      },
      defaults: { dialects: ["seed", "openai"] },
      presets: { strict: { dialects: ["seed", "openai", "mcp-apps"] } }
    },
    isPerFile: true
  },
  {
    id: "openai/required-field",
    summary: "A required field is missing",
    severity: "error",
    in: "spec",
    messages: {
      missing: "{{object}} has no `{{field}}`, which is required: {{why}}. Add {{write}}.",
      missingPlain: "{{object}} has no `{{field}}`, which is required. Add {{write}}."
    },
    isPerFile: true
  },
  {
    id: "openai/resource-description",
    summary: "A widget resource without a description",
    severity: "info",
    in: "strict",
    messages: {
      missing: 'This widget resource has no `description`, so clients cannot tell users what the widget shows. Add `{{quote}}description{{quote}}: "\u2026"` next to its `name`.'
    },
    isPerFile: true
  },
  {
    id: "openai/resource-fields",
    summary: "A widget resource without `uri` or `mimeType`",
    severity: "error",
    in: "spec",
    messages: {
      uri: "The widget has no `uri`, so no tool can refer to it. Add a `uri`, such as `ui://widget/map.html`.",
      mimeType: "The widget has no `mimeType`, so hosts do not render it. Add {{allowed}}."
    },
    isPerFile: true
  },
  {
    id: "openai/resource-mime-type",
    summary: "The MIME type of a widget is not the one that hosts render",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      empty: "The MIME type is blank, so hosts do not render the widget. Write {{allowed}}.",
      wrong: "Hosts show a widget with the MIME type `{{mime}}` as plain text instead of rendering it. Write {{allowed}}.",
      listed: "This list says `{{mime}}`, and hosts show a widget as plain text if they read it with that MIME type. Write {{allowed}}, and the same where the resource is read."
    },
    fixable: "both",
    isPerFile: true
  },
  {
    id: "openai/resource-name",
    summary: "A widget resource without a name",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: 'The widget has no `name`, which MCP requires, so users cannot tell it from other resources. Add a `name` that users understand, such as "Map".',
      empty: `The widget's name is blank, so users cannot tell it from other widgets. Write a name that users understand, such as "Map".`
    },
    isPerFile: true
  },
  {
    id: "openai/resource-unused",
    summary: "A widget resource that no tool refers to",
    severity: "warning",
    in: "strict",
    messages: {
      unused: "No tool has `{{uri}}` as its output template, so no host ever shows this widget. Write `{{uri}}` as the output template of a tool, or remove the resource."
    },
    isPerFile: false
  },
  {
    id: "openai/resource-uri",
    summary: "A widget's URI is not `ui://widget/<name>.html`, or does not start with `ui://`",
    severity: "error",
    in: "spec",
    messages: {
      empty: "The URI is blank, so hosts cannot find the widget. Write {{pattern}}.",
      nameless: "`{{uri}}` has nothing after the scheme, so hosts cannot find the widget. Write {{pattern}}.",
      prefix: "`{{uri}}` has the wrong prefix `{{prefix}}`: hosts find a widget only under `ui://`. Write {{pattern}}.",
      scheme: "`{{uri}}` has no scheme: hosts find a widget only under `ui://`. Write {{pattern}}.",
      pattern: "`{{uri}}` does not have the form `ui://widget/<name>.html`, so hosts do not find the widget. Write `{{meant}}`."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "openai/response-shape",
    summary: "The result of a tool does not have the form that hosts expect",
    severity: "error",
    in: "spec",
    messages: {
      empty: 'This result has no `content`, so the model sees nothing, and strict hosts reject the result. Add `content: [{ type: "text", text: JSON.stringify(\u2026) }]`.',
      content: '`content` is not an array of parts, so hosts reject the result. Write `[{ type: "text", text: \u2026 }]`.',
      part: 'This part of `content` is not an object with a `type`, so hosts reject the result. Write `{ type: "text", text: \u2026 }`.',
      nothing: 'The handler returns nothing here, which hosts reject. Return `{ content: [{ type: "text", text: \u2026 }] }`.',
      body: 'The handler returns {{what}}, which hosts reject. Return an object: `{ content: [{ type: "text", text: \u2026 }] }`.',
      field: "This part of type `{{type}}` has no `{{field}}`, so clients refuse the whole result. Add `{{field}}` to the part.",
      kind: "`{{type}}` is not a type of `content` part, so hosts reject the result. Write `text`, `image`, `audio`, `resource` or `resource_link`, or move the data to `structuredContent`.",
      text: 'This part of type `text` has no `text`, so hosts reject the result. Add `text: "\u2026"`.',
      words: "The `text` of this part is not a string, so hosts reject the result. Write `text: JSON.stringify(\u2026)`.",
      isError: "`isError` is not {{boolean}}, so hosts reject the result. Write `{{true}}` or `{{false}}`, or remove `isError`.",
      meta: "`_meta` is not {{object}}, so hosts reject the result. Write {{object}}, or remove `_meta`."
    },
    isPerFile: true
  },
  {
    id: "openai/security-schemes",
    summary: "A security scheme of a type that hosts do not know",
    severity: "error",
    in: "recommended",
    messages: {
      type: "`{{type}}` is not a security scheme that OpenAI knows, so hosts cannot use it. Write `oauth2` if the user signs in, else `noauth`."
    },
    isPerFile: true
  },
  {
    id: "openai/template-registered",
    summary: "An output template refers to a widget that is not registered",
    severity: "error",
    in: "recommended",
    messages: {
      missing: "No resource is registered for `{{uri}}`{{hint}}, so the host cannot render the widget. Register `{{uri}}`, or write the URI of a resource that is registered."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "openai/ui-initialize",
    summary: "A widget misspells a method of MCP Apps, or sends `ui/initialize` with the field names of MCP itself",
    severity: "error",
    in: "recommended",
    messages: {
      method: "MCP Apps has no method `{{name}}`, so hosts neither handle nor send it. Write `{{meant}}`.",
      otherName: "Hosts reject this `ui/initialize`: they expect {{expected}}, not {{keys}}. Rename `{{key}}` to `{{meant}}`{{more}}."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "openai/unknown-field",
    summary: "A field that the format does not know",
    severity: "info",
    in: "strict",
    messages: {
      unknown: "`{{key}}` is not a field of {{title}}, so it is ignored. Remove `{{key}}`, or correct its name if it is misspelt{{only}}.",
      comment: "`{{key}}` is not a field of {{title}}, so it is ignored. Remove this comment."
    },
    isPerFile: true
  },
  {
    id: "openai/widget-csp",
    summary: "A widget without a content security policy, or with one that is too wide",
    severity: "warning",
    in: "strict",
    messages: {
      missing: "This widget has no content security policy, so OpenAI refuses the app when it is submitted. Add `ui.csp` or `openai/widgetCSP` to its `_meta`, with the hosts that it loads from.",
      wildcard: "`{{source}}` lets the widget reach any host, so its content security policy protects nothing. List only the hosts that the widget needs.",
      http: "`{{source}}` is plain http, so others on the network can read and change what the widget loads. Write `https` in place of `http`."
    },
    isPerFile: true
  },
  {
    id: "openai/widget-domain",
    summary: "A widget domain or an entry of its CSP is not an origin",
    severity: "error",
    otherSeverity: "warning",
    in: "recommended",
    messages: {
      scheme: "`{{domain}}` has no scheme, so it is not an origin and hosts may ignore it. Write `{{origin}}`.",
      empty: "This domain is blank, so hosts refuse or ignore it. Write an origin such as `https://example.com`, or remove this entry.",
      path: "`{{domain}}` has a path, so it is not an origin and hosts may ignore it. Write only the scheme and the host, such as `https://example.com`.",
      none: "`{{domain}}` is not an origin, so hosts refuse or ignore it. Write a scheme and a host, such as `https://example.com`."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "openai/window-api",
    summary: "Widget code uses a member of `window.openai` that no host has, or passes it wrong arguments",
    severity: "error",
    in: "spec",
    messages: {
      misspelt: "`window.openai` has no `{{name}}`, so this is always undefined. Write `{{meant}}`.",
      unknown: "No host has `window.openai.{{name}}`, so this is always undefined. Write an existing member, such as `toolInput`, `toolOutput`, `widgetState`, `callTool` or `setWidgetState`.",
      callSeed: "`callTool` takes one object with the name of the tool, so this call fails. Write `callTool({ name, arguments })`. Hosts with `{{sign}}`, which this widget uses, take no other form.",
      callOpenai: "`callTool` takes the tool's name as its first argument, so this call fails. Write `callTool(name, arguments)`. Hosts with `{{sign}}`, which this widget uses, take no other form.",
      callAny: "This `callTool` does not name a tool, so it calls nothing. Write `callTool({ name, arguments })` or `callTool(name, arguments)`.",
      name: "This `callTool` has no tool name in `name`, so it calls nothing. Write `callTool({ name, arguments })`, with the name as a string.",
      key: "`{{key}}` is ignored: `callTool` reads the arguments of the tool only from `arguments`. Write `callTool({ name, arguments })`.",
      values: "These arguments are not an object, but `callTool` passes arguments by name. Pass an object, such as `{ city }`.",
      state: "`setWidgetState` expects the new state as an object, but this call does not pass one. Pass an object, such as `{ page: 2 }`.",
      object: "`{{name}}` expects an object, so this string is ignored. Write `{{name}}({ {{key}} })`.",
      event: "No host sends the event `{{name}}`, so this listener never runs. Listen for `{{meant}}`.",
      none: "`{{name}}` takes no arguments, so this one is ignored. Remove the argument."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "openai/window-openai-guard",
    summary: "Widget code uses `window.openai` without checking that it exists",
    severity: "warning",
    in: "spec",
    messages: {
      unguarded: "Some hosts have no `window.openai`, or add it after the script has started, so this can throw. Check for it first: `if (window.openai) \u2026`, or `window.openai?.`."
    },
    isPerFile: true
  },
  {
    id: "otc/field-type",
    summary: "A field has the wrong type, or a value outside a fixed set",
    severity: "error",
    in: "spec",
    messages: {
      wrong: "`{{field}}` must be {{expected}} but is {{found}}, so clients reject the tool or ignore this field. {{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}} but is {{found}}, so clients reject the tool or ignore this entry. {{advice}}.",
      wrongWhole: "This must be {{expected}} but is {{found}}, so clients cannot read it as {{title}}. {{advice}}."
    },
    fixable: "both",
    isPerFile: true
  },
  {
    id: "otc/flat-input-schema",
    summary: "`input_schema` is the JSON Schema itself, without `parameters` around it",
    severity: "error",
    in: "spec",
    messages: {
      flat: "The schema is directly in `input_schema`, not in `input_schema.parameters`, so clients see no parameters. Wrap the schema in `parameters`."
    },
    fixable: "safe",
    options: {
      schema: {
        type: "object",
        properties: { accept: { type: "boolean", description: "Takes the flat form too, which many servers write" } },
        additionalProperties: false
      },
      defaults: { accept: false }
    },
    isPerFile: true
  },
  {
    id: "otc/id-format",
    summary: "A tool's id is not ToolkitName.ToolName@Version",
    severity: "error",
    in: "spec",
    messages: {
      empty: "The id is blank, so clients cannot call the tool. Write it like `Calculator.Add@1.0.0`.",
      names: "`{{names}}`{{where}} {{fault}}, so clients cannot parse it. Write an id like `Calculator.Add@1.0.0`, with only letters, digits and underscores in each name.",
      noVersion: "`{{id}}` has no version, so clients cannot tell versions of the tool apart. Write `{{meant}}`.",
      version: "The id ends with `{{version}}`, not `x.y.z`, so clients cannot request this version. Write three integers, like `{{meant}}`."
    },
    isPerFile: true
  },
  {
    id: "otc/id-name",
    summary: "A tool's id and its name do not match",
    severity: "warning",
    in: "recommended",
    messages: {
      stranger: "The id names the tool `{{tool}}`, but `name` is `{{name}}`, so users and clients name it differently. Change `name` to `{{tool}}` or `{{toolkit}}_{{tool}}`, or correct the id."
    },
    isPerFile: true
  },
  {
    id: "otc/id-version",
    summary: "The version in a tool's id differs from its `version`",
    severity: "error",
    in: "spec",
    messages: {
      differs: "The id has version `{{inId}}`, but `version` is `{{version}}`, so clients may get either one. Use the same version in both."
    },
    fixable: "both",
    isPerFile: true
  },
  {
    id: "otc/misspelt-field",
    summary: "A field is a misspelling of a known one",
    severity: "warning",
    otherSeverity: "error",
    in: "recommended",
    messages: {
      misspelt: "`{{key}}` is not a field of {{title}}, so it is ignored. Rename `{{key}}` to `{{meant}}`.",
      misspeltRequired: "`{{key}}` is not a field of {{title}}, so the required `{{meant}}` is missing. Rename `{{key}}` to `{{meant}}`.",
      leftover: "`{{key}}` is not a field of {{title}}, so only `{{meant}}` next to it is read. Remove `{{key}}`. If its value is the right one, move it to `{{meant}}` first."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "otc/name-format",
    summary: "A tool's name has characters other than letters, digits, `_` and `-`, or is not 1 to 64 characters long",
    severity: "error",
    in: "spec",
    messages: {
      characters: "Tool names must not contain {{stray}}: model APIs accept only letters, digits, `_` and `-`. Rename the tool{{to}}.",
      empty: "The name is blank, so the tool cannot be called. Write a name of letters, digits, `_` and `-`.",
      long: "The name has {{length}} characters, but clients and models accept at most 64. Shorten the name{{to}}."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "otc/no-ref",
    summary: "A schema uses `$ref`, or has definitions for it",
    severity: "error",
    in: "spec",
    messages: {
      reference: "OTC schemas must not contain `{{key}}`, and clients do not follow it. Write {{what}} here instead.",
      recursive: 'OTC schemas must not contain `{{key}}`, and clients do not follow it. Nest this recursive schema to a fixed depth, or write `{ "type": "object" }` with a description.',
      definitions: "OTC schemas must not contain `{{key}}`, and clients do not follow references to it. Write each definition where it is used.",
      anchor: "`{{key}}` has no use here: OTC schemas must not contain references. Remove `{{key}}`."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "otc/oauth2-scopes",
    summary: "oauth2 without scopes, or with an empty scope, several in one string or the same one twice",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: "`oauth2` has no `scopes`, so the user is asked to grant nothing and calls may be refused. List the scopes that the tool needs.",
      none: "`scopes` is empty, so the user is asked to grant nothing and calls may be refused. List the scopes that the tool needs.",
      empty: "This scope is blank, so no provider can grant it. Fill it in, or remove it.",
      several: "`{{scope}}` is {{count}} scopes in one string, and providers do not know the combined name. Use one entry for each scope.",
      again: "The scope `{{scope}}` is already in the list, so this entry adds nothing. Remove `{{scope}}` here."
    },
    fixable: "safe",
    options: {
      schema: {
        type: "object",
        properties: {
          allowNone: { type: "boolean", description: "Takes an empty list: there are providers that have no scopes" }
        },
        additionalProperties: false
      },
      defaults: { allowNone: false }
    },
    isPerFile: true
  },
  {
    id: "otc/parameter-description",
    summary: "A parameter has no description",
    severity: "error",
    in: "spec",
    messages: {
      missing: "The parameter `{{name}}` has no `description`, so the model must guess what to pass. Add a `description` to `{{name}}`.",
      misspelt: "`{{key}}` is not a keyword, so `{{name}}` has no description, and the model must guess what to pass. Rename `{{key}}` to `description`.",
      empty: "The description of the parameter `{{name}}` is blank, so the model must guess what to pass. Describe what to pass."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "otc/parameter-object",
    summary: "A parameter is not a JSON Schema object",
    severity: "error",
    in: "spec",
    messages: {
      noObject: "The schema of `{{name}}` is {{found}}, not an object, so the model does not know what to pass. Write an object with a `type` and a `description`."
    },
    isPerFile: true
  },
  {
    id: "otc/parameters-object",
    summary: "parameters is the schema of something other than an object",
    severity: "warning",
    in: "recommended",
    messages: {
      noObject: '`parameters` {{allows}}, but callers pass an object, so no call matches the schema. Set `type` to `"object"` and list the parameters in `properties`.'
    },
    isPerFile: true
  },
  {
    id: "otc/required-field",
    summary: "A required field is missing",
    severity: "error",
    in: "spec",
    messages: {
      missing: "{{object}} has no `{{field}}`, which is required: {{why}}. Add {{write}}.",
      missingPlain: "{{object}} has no `{{field}}`, which is required. Add {{write}}."
    },
    isPerFile: true
  },
  {
    id: "otc/requirement-id",
    summary: "An authorization or a secret has no id",
    severity: "error",
    in: "spec",
    messages: {
      missing: "This {{what}} has no `id`, so clients do not know which {{what}} the tool needs. Add the `id`.",
      empty: "The `id` of this {{what}} is blank, so clients do not know which {{what}} the tool needs. Fill it in.",
      noString: "The `id` of this {{what}} is not a string, so clients do not know which {{what}} the tool needs. Write it as a string."
    },
    isPerFile: true
  },
  {
    id: "otc/unique-id",
    summary: "Two tools of one server have the same id",
    severity: "error",
    in: "spec",
    messages: {
      inFile: "Another tool in this file has the same id, `{{id}}`, so clients that ask for it may get either tool. Give each tool its own id.",
      ofOtherVersion: "Another tool in this file has the same id, `{{id}}`, so clients that ask for it may get either tool. Write `{{own}}`, since the `version` of this tool is `{{version}}`.",
      inServer: "Another tool on the server `{{server}}` has the id `{{id}}`, so clients may get either tool. Give each tool its own id."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "otc/unique-requirement",
    summary: "A tool requires the same authorization or secret twice",
    severity: "warning",
    in: "recommended",
    messages: {
      again: "The tool already requires the {{what}} `{{id}}`, so this entry adds nothing. Remove this entry.",
      other: "Another entry for the {{what}} `{{id}}` has different details, so clients may use either entry. Merge the two entries."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "otc/unknown-field",
    summary: "A field that the format does not know",
    severity: "info",
    in: "strict",
    messages: {
      unknown: "`{{key}}` is not a field of {{title}}, so it is ignored. Remove `{{key}}`, or correct its name if it is misspelt{{only}}.",
      comment: "`{{key}}` is not a field of {{title}}, so it is ignored. Remove this comment.",
      keyword: "`{{key}}` is not a field of `input_schema`, so it is ignored. Move it into `parameters`."
    },
    isPerFile: true
  },
  {
    id: "otc/version-format",
    summary: "A tool's version is not x.y.z with three integers",
    severity: "error",
    in: "spec",
    messages: {
      leadingV: "`{{version}}` starts with a `v`, so clients that compare versions do not understand it. Remove the `v`.",
      form: "`{{version}}` is not of the form `x.y.z`, so clients that compare versions do not understand it. Write three integers without leading zeros or a suffix, like `1.0.0`."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "otc/version-not-raised",
    summary: "A tool changed under the same id and version",
    severity: "error",
    in: "recommended",
    messages: {
      wrong: "The contract of `{{id}}` changed but its version did not, so clients that cached it call a different tool. Raise the version in `id` and in `version`."
    },
    isPerFile: false
  },
  {
    id: "python/decorator-order",
    summary: "A decorator above the one that registers the tool, or a tool behind the line that runs the server",
    severity: "warning",
    in: "recommended",
    messages: {
      above: "`@{{name}}` is above `@{{tool}}`, so the server calls the function without it. Move `@{{name}}` below `@{{tool}}`; with `functools.wraps` it keeps the parameters.",
      late: "`{{run}}` above serves until it ends, so a server that this file runs never has `{{name}}`. Move `{{run}}` to the end of the file, or remove `{{name}}`."
    },
    isPerFile: true
  },
  {
    id: "python/docstring-example",
    summary: "A call in a docstring with arguments that the tool does not have",
    severity: "warning",
    in: "recommended",
    messages: {
      renamed: "The example passes `{{name}}`, but the parameter is `{{meant}}`, so models copy the wrong name. Write `{{meant}}` in the example.",
      unknown: "This text calls `{{function}}` with {{names}}, which it does not take, so models copy a wrong call. Remove {{names}}: {{parameters}}.",
      unwrapped: "This text calls `{{function}}` with {{names}}, which it takes in `{{whole}}`, so models copy a wrong call. Write `{{function}}({{whole}}={\u2026})` with {{names}} in it."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "python/docstring-parameters",
    summary: "A docstring that lists other parameters than the function has",
    severity: "warning",
    in: "recommended",
    messages: {
      renamed: "The docstring describes `{{name}}`, but the parameter is `{{meant}}`, so models send the wrong name. Write `{{meant}}` in the docstring.",
      unknown: "The docstring describes `{{name}}`, which `{{function}}` does not take, so {{effect}}. Remove `{{name}}` from the docstring, or add it to the parameters.",
      missing: "The docstring does not describe {{names}}, so models must guess what to send. Add {{lines}} to the parameters in the docstring."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "python/hand-made-content",
    summary: "MCP content returned as a dictionary, which is sent as text",
    severity: "error",
    in: "recommended",
    messages: {
      text: 'The SDK sends this as data, so the model reads `{"type": "text", \u2026}` instead of the text. Return the text itself, or `TextContent(\u2026)`. For an error, raise an exception.'
    },
    isPerFile: true
  },
  {
    id: "python/lost-text",
    summary: "A description of a parameter that the official SDK does not send",
    severity: "warning",
    in: "recommended",
    messages: {
      lost: "The official SDK ignores a plain string in `Annotated`, so models never see this text. Write `{{write}}`{{imports}}."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "python/missing-name",
    summary: "An import of a name that the module does not have",
    severity: "error",
    otherSeverity: "warning",
    in: "recommended",
    messages: {
      meant: "`{{module}}` does not define `{{name}}`, so Python cannot import this file and its tools are missing. Write `{{meant}}`.",
      missing: "`{{module}}` does not define `{{name}}`, so Python cannot import this file and its tools are missing. Define `{{name}}` there, or import what the module has.",
      meantInSdk: "`{{module}}` has no `{{name}}` in the SDK up to {{last}}, so Python cannot import this file. Write `{{meant}}`.",
      missingInSdk: "`{{module}}` has no `{{name}}` in the SDK up to {{last}}, so Python cannot import this file. Import what the SDK has, or ask for the later version that has it."
    },
    isPerFile: true
  },
  {
    id: "python/not-callable",
    summary: "A function that cannot be a tool, or a parameter that no model can fill in",
    severity: "error",
    in: "recommended",
    messages: {
      bare: "The official SDK refuses this decorator without parentheses, so the server does not start. Add `()` after it.",
      lacked: "The low-level `Server` has no `{{name}}`, so this line fails and no tool is registered. Make the server a `FastMCP` (`mcp.server.fastmcp`), which has it, or answer in `list_tools` and `call_tool`.",
      parameter: "`{{function}}` takes no {{names}}, which its URI has, so {{stops}}. Write a parameter of `{{function}}` in the braces, or add {{names}} to its parameters.",
      variable: "The URI of `{{function}}` lacks {{names}}, which it takes, so {{stops}}. Write {{names}} in braces in the URI, or remove what the URI does not have.",
      args: "Clients pass arguments by name and cannot fill in `*{{name}}`, so {{effect}}. Write `{{list}}: list[str]`.",
      kwargs: "The SDK {{reading}}, so {{effect}}. {{advice}}.",
      underscore: "The official SDK refuses `{{name}}`, because it begins with `_`, so {{stops}}. Remove the `_` from its name.",
      self: "The SDK takes `{{name}}` for a parameter of the tool, so {{effect}}. {{advice}}.",
      several: "No model can fill in {{names}}, so {{effect}}. {{advice}}.",
      context: "`{{name}}` has no type, so the SDK asks the model for it instead of passing its context. Write `{{name}}: Context`{{from}}.",
      "positional-only": "Clients pass arguments by name, which `/` forbids for `{{name}}`, so {{effect}}. Remove the `/`.",
      "required-after-optional": "`{{name}}` is required after an optional parameter, which fastmcp refuses, so {{stops}}. Move `{{name}}` before the optional parameters, or put a `*` before it.",
      postponed: "`mcp` before 1.14 refuses annotations under `from __future__ import annotations`, so {{stops}}. Require `mcp>=1.14,<2`, or remove that import.",
      unwrapped: "`@{{name}}` hides the parameters of `{{tool}}`, so {{effect}}. Add `@functools.wraps({{given}})` to `{{wrapper}}`, and `import functools`.",
      replaced: "The SDK keeps one `{{decorator}}` for each server, so `{{last}}` replaces `{{name}}`, which is never called. Write one function that calls `{{name}}` and the others by the name of the tool.",
      caller: "The SDK calls `{{name}}` with the name of a tool and its arguments, which it does not take, so each call fails. Write `async def {{name}}(name: str, arguments: dict)`."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "python/positional-arguments",
    summary: "A description without its name, which the library takes for something else",
    severity: "error",
    in: "recommended",
    messages: {
      title: "From SDK 1.10 on, the {{place}} argument is the title, so this text is not the description. Write `description=` before it.",
      refused: "This argument has no name, which fastmcp refuses, so the server does not start. Write `description=` before it.",
      addTool: "`add_tool` of fastmcp takes nothing but the function, so the server does not start. Write `tool` instead of `add_tool`, with `name=` and `description=`."
    },
    fixable: "both",
    isPerFile: true
  },
  {
    id: "python/refused-call",
    summary: "A tool calls itself, or a function of the project in a way that Python refuses",
    severity: "error",
    in: "recommended",
    messages: {
      unknown: "`{{function}}` takes no {{names}}, so this call cannot succeed. {{advice}}.",
      lacking: "`{{function}}` needs {{names}}, which this call does not pass, so it cannot succeed. Pass {{names}}.",
      shifted: "`{{function}}` gets {{first}} as {{second}} here, and nothing as {{first}}, so this call cannot succeed. Pass {{second}} before it.",
      many: "`{{function}}` takes {{count}} by position, so this call with more cannot succeed. Pass the others by their names, or leave them out.",
      unstarted: "`{{function}}` needs {{names}}, which this call does not pass, so the server cannot start. Pass the two streams of the transport, and `{{owner}}.create_initialization_options()`.",
      setting: "`{{function}}` takes no {{names}} in version 1 of `mcp`, so this call does not start the server. Pass {{names}} to `FastMCP(\u2026)`.",
      early: "`{{function}}` takes no {{names}} before version 2 of `fastmcp`, so this call does not start the server. Require `fastmcp>=2.3`.",
      nested: "`{{function}}` starts an event loop, and raises a RuntimeError in an `async def`, where one runs. Write `await {{owner}}.{{instead}}()`, or call it from a plain function.",
      attribute: "`Context` of the official SDK has no {{names}}, so this raises an AttributeError. {{has}}.",
      unnamed: "`{{function}}` is a model of pydantic, which takes values only by name, so this call cannot succeed. Write the name of its field before each value{{example}}.",
      itself: "`{{function}}` is the tool here, not the function that this file imports, which is never called. Import that one under another name: `import {{function}} as \u2026`.",
      object: "`{{function}}` is an object in fastmcp 2, so this call raises a TypeError. Call `{{function}}.fn(\u2026)`, or require `fastmcp>=3`, where `{{function}}` stays a function.",
      unawaited: "`{{function}}` is an `async def`, and without `await` its result is a coroutine, not the data. Write `await` before this call.",
      awaited: "`{{function}}` is a plain `def` that returns nothing to wait for, so `await` cannot succeed. Remove `await`, or make `{{function}}` an `async def`."
    },
    isPerFile: true
  },
  {
    id: "python/resource-comparison",
    summary: "A reader of resources takes the URI for a text, which it is not",
    severity: "error",
    in: "recommended",
    messages: {
      compared: "`{{name}}` is an `AnyUrl`, which never equals a text, so this comparison always goes one way. Compare `str({{name}})`.",
      lacking: "`{{name}}` is an `AnyUrl`, which has no `{{method}}`, so this raises an AttributeError. Write `str({{name}}).{{method}}`."
    },
    isPerFile: true
  },
  {
    id: "python/result-type",
    summary: "A result that does not fit the return annotation",
    severity: "error",
    in: "recommended",
    messages: {
      refused: "This returns {{found}} but the function declares `{{wanted}}`, so {{effect}}.{{places}} {{advice}}.",
      passedOn: "This call can return {{found}} but the function declares `{{wanted}}`, so {{effect}}.{{places}} {{advice}}."
    },
    isPerFile: true
  },
  {
    id: "python/unbounded-sdk",
    summary: "Something that version 2 of the SDK no longer has, and a dependency that allows version 2",
    severity: "error",
    in: "recommended",
    messages: {
      unbounded: "`{{file}}` allows {{what}}, which lacks `{{gone}}`, so {{fresh}} does not start. Write {{order}}{{others}}.",
      locked: "`{{file}}` allows {{what}}, which lacks `{{gone}}`, so {{installs}} installs do not start. Write {{order}}{{others}}.",
      unsolved: "`{{file}}` allows Python {{python}}, for which there is no `{{of}}`, so `uv sync` fails. Write {{order}}{{others}}.",
      asked: "`{{file}}` asks for {{what}}, which lacks `{{gone}}`, so {{server}} does not start. Write {{order}}{{others}}{{instead}}.",
      pinned: "`{{lockFile}}` pins `mcp` {{pinned}}, which lacks `{{gone}}`, so {{server}} does not start. Write {{order}}{{others}}, and lock again{{instead}}.",
      aside: "`{{file}}` allows {{what}}, which lacks `{{gone}}`, so this file does not start with it. Write {{order}}{{others}}, or remove this file, which the package does not contain."
    },
    isPerFile: false
  },
  {
    id: "python/undefined-name",
    summary: "A tool uses a name that nothing defines",
    severity: "error",
    in: "recommended",
    messages: {
      always: "Nothing defines `{{name}}` here, so every call of this tool raises a NameError. {{advice}}.",
      atImport: "Nothing defines `{{name}}` here, so Python cannot import this file and its tools are missing. {{advice}}.",
      below: "Only below is `{{name}}` defined, so Python cannot import this file and its tools are missing. Move the definition of `{{name}}` above this function.",
      forTypes: "Only type checkers see `{{name}}`, so Python cannot import this file and its tools are missing. Import `{{name}}` outside of `if TYPE_CHECKING`.",
      here: "Nothing defines `{{name}}` here, so a call that comes here raises a NameError. {{advice}}."
    },
    isPerFile: true
  },
  {
    id: "python/unknown-argument",
    summary: "An argument that the SDK does not take where a server is made, or a tool, prompt or resource is registered",
    severity: "error",
    in: "recommended",
    messages: {
      refused: "`{{method}}()` of {{library}} takes no {{names}}, so {{effect}}. {{advice}}{{more}}.",
      early: "`{{method}}()` of {{library}} takes `{{name}}` only from version {{since}} on, so {{effect}}. Require `{{package}}>={{since}}`, or remove `{{name}}`.",
      late: "`{{method}}()` of {{library}} takes no {{names}} from version {{before}} on, so {{effect}}. {{advice}}{{more}}.",
      ignored: "`{{method}}()` of {{library}} ignores {{names}}, and refuses it from version {{before}} on. {{advice}}{{more}}."
    },
    isPerFile: true
  },
  {
    id: "server-json/field-format",
    summary: "A string is too long, empty, or not of the form that its field has",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      wrong: "`{{field}}` must be {{expected}} but is {{found}}, so the registry refuses the file{{unless}}. {{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}} but is {{found}}, so the registry refuses the file{{unless}}. {{advice}}.",
      registry: "The registry has no packages of the type `{{type}}`, so it refuses the file{{unless}}. Write `npm`, `pypi`, `nuget`, `cargo`, `mcpb`, or `oci`, which is for Docker images.",
      namespace: "`{{space}}` is not a domain in reverse order, so the registry refuses the name{{unless}}. Write `io.github.{{owner}}/\u2026`, or begin with your own domain, such as `com.example/\u2026`.",
      bare: "`{{rest}}` has no namespace, so the registry refuses the name{{unless}}. Write `io.github.{{owner}}/{{rest}}`, or begin with your own domain, such as `com.example/{{rest}}`.",
      template: "`{{text}}`{{more}} is left over from a template, so the registry refuses the file unless you fill it in. Fill it in, or delete this file if another one replaces it.",
      draft: "`{{text}}`{{more}} is left over from a template of the registry's first format, which it refuses today. Write the file anew, by the schema `{{newest}}`, or delete it if another one replaces it.",
      untouched: "This file is an untouched template, so the registry refuses it until you fill it in. Fill it in before you publish the server, or delete it."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "server-json/field-type",
    summary: "A field has the wrong type, or a value outside a fixed set",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      wrong: "`{{field}}` must be {{expected}} but is {{found}}, so the registry refuses the file{{unless}}. {{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}} but is {{found}}, so the registry refuses the file{{unless}}. {{advice}}.",
      wrongWhole: "This must be {{expected}} but is {{found}}, so the registry cannot read it as {{title}}. {{advice}}."
    },
    fixable: "both",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "server-json/misspelt-field",
    summary: "A field is a misspelling of a known one",
    severity: "warning",
    otherSeverity: "error",
    in: "recommended",
    messages: {
      misspelt: "`{{key}}` is not a field of {{title}}, so it is ignored. Rename `{{key}}` to `{{meant}}`.",
      misspeltRequired: "`{{key}}` is not a field of {{title}}, so the required `{{meant}}` is missing. Rename `{{key}}` to `{{meant}}`.",
      leftover: "`{{key}}` is not a field of {{title}}, so only `{{meant}}` next to it is read. Remove `{{key}}`. If its value is the right one, move it to `{{meant}}` first."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "server-json/name-differs",
    summary: "A package does not name this server as its own",
    severity: "error",
    otherSeverity: "warning",
    in: "recommended",
    messages: {
      missing: "`{{file}}` does not contain `{{mark}}`, so the registry refuses this package{{unless}}. Add `{{written}}` to `{{file}}`, and publish the package before this `server.json`.",
      other: "`{{key}}` in `{{file}}` is `{{there}}`, {{unlike}}, so the registry refuses the package{{unless}}. Write `{{mark}}` in `{{file}}`, and publish the package as a new version before this `server.json`{{or}}.",
      owner: "This name has `{{here}}`, but the owner on GitHub is `{{there}}`, so the registry refuses the name{{unless}}. Write `io.github.{{there}}{{rest}}`, with the same capital letters{{also}}."
    },
    isPerFile: false,
    isDataOnly: true
  },
  {
    id: "server-json/old-schema",
    summary: "The `$schema` of a server.json is missing or older than the newest",
    severity: "warning",
    otherSeverity: "error",
    in: "recommended",
    messages: {
      missing: '`server.json` has no `$schema`, so the registry refuses the file{{unless}}. Add `"$schema": "{{newest}}"`.',
      old: "This schema ({{version}}) is old: `mcp-publisher` before 1.5 refuses the file, later ones warn. Write `{{newest}}`{{rename}}.",
      names: "`{{key}}` is written `{{now}}` since 2025-09-16, so the registry refuses the file{{unless}}. Write `{{newest}}`{{rename}}.",
      undated: "There is no schema at this address, so the registry refuses the file{{unless}}. Write `{{newest}}`{{rename}}.",
      first: "`{{key}}` is from the registry's first format, so the registry refuses this file{{unless}}. Write {{names}}{{snakes}}{{missing}}. `$schema` is `{{newest}}`."
    },
    fixable: "both",
    isPerFile: false,
    isDataOnly: true
  },
  {
    id: "server-json/package-differs",
    summary: "A server.json names another package or repository than the one that it is part of",
    severity: "error",
    otherSeverity: "warning",
    in: "recommended",
    messages: {
      identifier: "Clients install `{{here}}`, but the package in `{{file}}` is named `{{there}}`. Write `{{there}}`{{also}}, or rename the package in `{{file}}`.",
      repository: "This URL leads to `{{here}}`, but {{source}} names `{{there}}`, so one misleads people. Correct the one that is wrong."
    },
    isPerFile: false,
    isDataOnly: true
  },
  {
    id: "server-json/required-field",
    summary: "A required field is missing",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      missing: "{{object}} has no `{{field}}`, so the registry refuses the file{{unless}}. Add {{write}}.",
      missingPlain: "{{object}} has no `{{field}}`, so the registry refuses the file{{unless}}. Add {{write}}."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "server-json/secret-not-marked",
    summary: "A variable or header that is named like a credential is not marked as a secret",
    severity: "warning",
    in: "recommended",
    messages: {
      unmarked: '`{{name}}` looks like a secret but has no `{{key}}`, so clients may store it as plain text. Add `"{{key}}": true`.'
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "server-json/transport",
    summary: "A package, a version or a transport that the schema allows, and the registry or clients do not",
    severity: "warning",
    otherSeverity: "error",
    in: "recommended",
    messages: {
      type: "`{{type}}` is not the name of a transport, so the registry refuses the file{{unless}}. Write `streamable-http`.",
      range: "`{{version}}` is not a single version, so the registry refuses the file{{unless}}. Write one version, such as `1.0.2`.",
      sha: 'This MCPB package has no `fileSha256`, so the registry refuses the file{{unless}}. Add `"fileSha256": "\u2026"`, the SHA-256 hash of the bundle.',
      version: "This package has no `version`, so the registry refuses the file{{unless}}. Add the version of the package that is published.",
      surplus: "{{an}} package must not have {{keys}}, so the registry refuses the file{{unless}}. Remove {{all}}{{instead}}.",
      local: "`{{host}}` is each user's own machine, not a remote server, so the registry refuses the file{{unless}}. Write its public URL, or remove it.",
      stdioUrl: 'A `stdio` transport must not have a `url`, so the registry refuses the file{{unless}}. Remove `url`, or write `"type": "streamable-http"`.',
      sse: "The transport `sse` is deprecated, so newer clients may not connect to this server. Write `streamable-http`, once the server has such an endpoint.",
      hint: 'This package has `runtimeArguments` but no `runtimeHint`, so clients choose themselves what to start. Add a `runtimeHint`, such as `"runtimeHint": "{{runtime}}"`.',
      own: "`{{runtime}}` does not know {{names}}, so the server never gets {{them}}. Move {{them}} into `packageArguments`: `runtimeArguments` are those of `{{runtime}}`.",
      itself: "Clients add the package after these arguments themselves, so here the server gets it as an argument. Remove it. What comes after the package, such as a command, belongs in `packageArguments`.",
      ociTag: "`{{image}}` has no tag, so clients cannot tell which version of the image is meant. Add a tag, such as `{{image}}:1.0.2`.",
      ociLatest: "The tag `latest` moves with each release, so clients may start another version than `{{version}}`. Write the tag of this version, such as `{{image}}`.",
      stray: "`{{key}}` is not a field of {{title}}, so {{then}}. {{advice}}.",
      variable: "The URL contains `{{{variable}}}`, but nothing defines `{{variable}}`{{where}}, so clients cannot connect. Define `{{variable}}`, or write its value into the URL.",
      header: 'Nothing defines `{{variable}}` in the `variables` of this header, so clients send `{{{variable}}}` itself. Add `"variables": { "{{variable}}": { \u2026 } }`.'
    },
    fixable: "unsafe",
    isPerFile: false,
    isDataOnly: true
  },
  {
    id: "server-json/unknown-field",
    summary: "A field that the format does not know",
    severity: "info",
    in: "strict",
    messages: {
      unknown: "`{{key}}` is not a field of {{title}}, so it is ignored. Remove it, or keep it as your own data in `_meta`.",
      comment: "`{{key}}` is not a field of {{title}}, so it is ignored. Remove this comment.",
      several: "{{keys}} are not fields of {{title}}, so they are ignored. Remove them, or keep them as your own data in `_meta`."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "server-json/version-differs",
    summary: "The version of a server differs from that of its package",
    severity: "warning",
    otherSeverity: "error",
    in: "recommended",
    messages: {
      file: "The version is `{{here}}` here but `{{there}}` in `{{file}}`, so {{then}}. {{advice}}.",
      package: "The server has version `{{here}}` but its package has `{{there}}`, so users cannot tell which one they get. Write one version here and for `{{name}}` in `packages`: the one that is published.",
      image: "The server has version `{{here}}` but its image has the tag `{{there}}`, so clients start another version. Write one version here and as `version`: the one that is published."
    },
    fixable: "safe",
    isPerFile: false,
    isDataOnly: true
  },
  {
    id: "shinkai/code-undeclared",
    summary: "The code of a tool reads something that its manifest does not declare",
    severity: "error",
    in: "recommended",
    messages: {
      parameters: "`{{file}}` reads the input `{{name}}`, which `parameters` does not declare{{meant}}, so models cannot send it. Declare `{{name}}` in `parameters`, or read a declared parameter.",
      configurations: "`{{file}}` reads the setting `{{name}}`, which `configurations` does not declare{{meant}}, so users cannot set it. Declare `{{name}}` in `configurations`, or read a declared setting.",
      oauth: "`{{file}}` requests a token for `{{name}}`, which `oauth` does not list{{meant}}, so it gets none. Add the service to `oauth`, or correct the name."
    },
    isPerFile: false,
    isDataOnly: true
  },
  {
    id: "shinkai/code-unread",
    summary: "A manifest declares what the code of its tool never uses",
    severity: "warning",
    in: "recommended",
    messages: {
      parameters: "`{{file}}` never reads the parameter `{{name}}`, so the value that the model passes has no effect. Use `{{name}}` in the code, or remove it from `parameters`.",
      configurations: "`{{file}}` never reads the setting `{{name}}`, so the value that users enter has no effect. Use `{{name}}` in the code, or remove it from `configurations`.",
      result: "`result` declares `{{name}}`, but `{{file}}` never returns it, so callers that rely on it do not get it. Return `{{name}}`, or remove it from `result`."
    },
    isPerFile: false,
    isDataOnly: true
  },
  {
    id: "shinkai/default-as-string",
    summary: "A default is written as a string, but the property has another type",
    severity: "info",
    in: "strict",
    messages: {
      asString: "`{{path}}` has the type `{{type}}`, but its default is a string, which misleads readers. Write `{{value}}` without quotes: only older versions of Shinkai needed strings."
    },
    fixable: "unsafe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/default-not-described",
    summary: "A property's description does not mention its `default`",
    severity: "info",
    in: "strict",
    messages: {
      missing: "Only `default` says that `{{path}}` defaults to `{{value}}`, and Shinkai does not show it to the model. Say in the description what happens when `{{path}}` is left out: Shinkai does not apply the default either."
    },
    fixable: "unsafe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/enum-not-described",
    summary: "A parameter's description does not list the values of its `enum`",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: "Models never see the `enum` of `{{path}}`, and its description does not list {{values}}. List every allowed value in the description."
    },
    fixable: "unsafe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/enum-strings",
    summary: "`enum` is not an array of strings",
    severity: "error",
    in: "spec",
    messages: {
      noArray: "The `enum` of `{{path}}` is not an array, so programs that expect a list of strings fail on it. Write an array of strings with the allowed values.",
      noString: "The `enum` of `{{path}}` has {{kind}} here, so programs that expect strings fail on it. Write a string instead.",
      noStrings: "In the `enum` of `{{path}}` this value and {{others}} are not strings, so programs that expect strings fail. Write every value as a string."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/field-type",
    summary: "A field has the wrong type, or a value outside a fixed set",
    severity: "error",
    in: "spec",
    messages: {
      wrong: "`{{field}}` must be {{expected}} but is {{found}}, so Shinkai rejects the manifest or ignores this field. {{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}} but is {{found}}, so Shinkai rejects the manifest or ignores this entry. {{advice}}.",
      wrongWhole: "This must be {{expected}} but is {{found}}, so Shinkai cannot read it as {{title}}. {{advice}}."
    },
    fixable: "both",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/homepage-url",
    summary: "`homepage` is not an absolute URL",
    severity: "warning",
    in: "recommended",
    messages: {
      wrapped: "`{{homepage}}` has text around the URL, so browsers cannot open it. Write only the URL.",
      noUrl: "`{{homepage}}` is not an absolute URL, so browsers cannot open it. Write the whole URL, with `https://` and without spaces."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/items-only-for-arrays",
    summary: "A property that is not an array has `items`",
    severity: "warning",
    in: "spec",
    messages: {
      items: '`{{path}}` has the type `{{type}}`, so its `items` is ignored: only arrays have `items`. Change the type to `"array"`, or remove `items`.'
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/keywords",
    summary: "No keywords, or the same keyword twice",
    severity: "info",
    in: "strict",
    messages: {
      none: "The tool has no `keywords`, so users can find it only by its name and description. Add some keywords.",
      twice: "The keyword `{{keyword}}` is listed twice. Remove one.",
      alike: "The keyword `{{keyword}}` repeats `{{other}}`: the two differ only in case or spaces. Remove one."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/misplaced-property",
    summary: "A property is next to `properties` instead of in it, a keyword is inside it, or a manifest field is in a table",
    severity: "error",
    in: "recommended",
    messages: {
      property: "The {{noun}} `{{key}}` is next to `properties` instead of in it, so it is ignored. Move it into `properties`.",
      wrapper: "The {{noun}} `{{key}}` is directly in `{{holder}}`, where it is ignored. Add `properties` to `{{holder}}`, and move `{{key}}` into it.",
      keyword: "`{{key}}` is inside `properties`, where it counts as a {{noun}} of that name. Move it next to `properties`.",
      field: "`{{key}}` is a field of the manifest, but it is in `{{table}}`, where it is ignored. Move it to the top level."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/misspelt-field",
    summary: "A field is a misspelling of a known one",
    severity: "warning",
    otherSeverity: "error",
    in: "recommended",
    messages: {
      misspelt: "`{{key}}` is not a field of {{title}}, so it is ignored. Rename `{{key}}` to `{{meant}}`.",
      misspeltRequired: "`{{key}}` is not a field of {{title}}, so the required `{{meant}}` is missing. Rename `{{key}}` to `{{meant}}`.",
      leftover: "`{{key}}` is not a field of {{title}}, so only `{{meant}}` next to it is read. Remove `{{key}}`. If its value is the right one, move it to `{{meant}}` first."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/no-configurations",
    summary: "`configurations` is missing",
    severity: "info",
    in: "strict",
    messages: {
      missing: '`configurations` is missing, so Shinkai does not load the tool. Add `"configurations": { "type": "object", "properties": {}, "required": [] }`.'
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/oauth-client-secret",
    summary: "The file contains a client secret",
    severity: "error",
    in: "recommended",
    messages: {
      secret: "This file contains a client secret, and everyone who installs the tool can read it. Revoke the secret, and leave `clientSecret` empty."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/oauth-duplicate",
    summary: "Two OAuth services share a name",
    severity: "error",
    in: "recommended",
    messages: {
      taken: "Another OAuth service above is also named `{{name}}`, so Shinkai never uses one of the two. Rename one."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/oauth-fields",
    summary: "An OAuth service lacks a field that the document does not mark as optional",
    severity: "info",
    in: "strict",
    messages: {
      missing: "This OAuth service has no {{fields}}, but Shinkai's documentation expects {{them}}. Add {{them}}.{{empty}}"
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/oauth-incomplete",
    summary: "An OAuth service without name, authorizationUrl or tokenUrl",
    severity: "error",
    in: "recommended",
    messages: {
      missing: "This OAuth service has no {{fields}}, so users cannot log in with it. Add {{them}}.",
      empty: "The `{{fields}}` of this OAuth service is blank, so users cannot log in with it. Fill it in."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/oauth-pkce-plain",
    summary: '`pkceType` is "plain"',
    severity: "warning",
    in: "recommended",
    messages: {
      plain: 'PKCE with `"plain"` sends the verifier itself, which an attacker can use with a stolen code. Use `"S256"`, which sends only a hash, if the service supports it.'
    },
    fixable: "unsafe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/oauth-scopes",
    summary: "A scope is empty, given twice, or several in one string",
    severity: "warning",
    in: "recommended",
    messages: {
      empty: "An empty scope asks for nothing, and some services reject it. Remove it.",
      twice: "The scope `{{scope}}` is listed twice. Remove one.",
      several: "`{{scope}}` is {{count}} scopes in one string, and services do not know the combined name. Use one entry for each scope.",
      maySeveral: "`{{scope}}` may be {{count}} scopes in one string, which most services read as one unknown scope. Unless this service expects commas, use one entry for each scope."
    },
    fixable: "both",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/oauth-url",
    summary: "A URL of an OAuth service is not absolute",
    severity: "error",
    in: "recommended",
    messages: { relative: "`{{field}}` is not {{wanted}}, so {{effect}}. Write a full URL, such as `{{example}}`." },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/parameter-description",
    summary: "A parameter or a setting has no description",
    severity: "error",
    in: "spec",
    messages: {
      parameter: "The parameter `{{path}}` has no `description`, so the model knows only its name and type. Add a `description` to `{{path}}`.",
      setting: "The setting `{{path}}` has no `description`, so users do not know what to enter. Add a `description` to `{{path}}`.",
      blank: "The description of the {{noun}} `{{path}}` is blank, so {{effect}}. Write a description of `{{path}}`.",
      misspelt: "`{{key}}` is not a field of a {{noun}}, so `{{path}}` has no `description`, and {{effect}}. Rename `{{key}}` to `description`."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/properties-only-for-objects",
    summary: "A property that is not an object has `properties` or `required`",
    severity: "warning",
    in: "spec",
    messages: {
      properties: '`{{path}}` has the type `{{type}}`, so its `properties` is ignored: only objects have `properties`. Change the type to `"object"`, or {{instead}}.',
      both: '`{{path}}` has the type `{{type}}`, so its `properties` and `required` are ignored: only objects have them. Change the type to `"object"`, or {{instead}}.',
      required: "`{{path}}` has the type `{{type}}`, so its `required` is ignored: only objects have `required`. Remove it; to make `{{path}}` required, add its name to the `required` array of the object that contains it."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/property-type",
    summary: "A parameter or a setting has no type, or one that Shinkai does not know",
    severity: "error",
    in: "spec",
    messages: {
      missing: "`{{path}}` has no `type`, so {{effect}}. Add a `type`: string, number, boolean, array or object.",
      misspelt: "`{{key}}` is not a field of a {{noun}}, so `{{path}}` has no `type`, and {{effect}}. Rename `{{key}}` to `type`.",
      unknown: "`{{type}}` is not a type that Shinkai defines for properties{{hint}}, so callers do not know what to pass. Use string, number, boolean, array or object.",
      noName: "The `type` of `{{path}}` must be a string that names a type, but it is {{type}}, so {{effect}}. Use string, number, boolean, array or object.",
      unionParameter: "The `type` of `{{path}}` is an array, so Shinkai rejects the whole tool. Give `{{path}}` one type, and mention the other types in its description.",
      unionSetting: "The `type` of `{{path}}` is an array, so Shinkai treats `{{path}}` as a string. Give `{{path}}` one type."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/reference-only",
    summary: "A table uses `default`, `enum` or `nullable`, which Shinkai neither applies nor checks",
    severity: "info",
    in: "strict",
    messages: {
      one: "{{keys}} has no effect: Shinkai treats it only as documentation.{{places}} Handle it in the code and mention it in the description.",
      several: "{{keys}} have no effect: Shinkai treats them only as documentation.{{places}} Handle them in the code and mention them in the descriptions."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/required-field",
    summary: "A required field is missing",
    severity: "error",
    in: "spec",
    messages: {
      missing: "{{object}} has no `{{field}}`, which is required: {{why}}. Add {{write}}.",
      missingPlain: "{{object}} has no `{{field}}`, which is required. Add {{write}}."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/result-attribute",
    summary: "A result field has a `default` or an `enum`",
    severity: "info",
    in: "strict",
    messages: {
      enum: "Result fields do not support `enum`, so Shinkai ignores it. Remove it, and list the values in the description of `{{path}}`.",
      default: "Result fields do not support `default`, so Shinkai ignores it. Remove it, and name the default in the description of `{{path}}`."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/result-type",
    summary: "A result field has no type, or one that the documentation does not list",
    severity: "info",
    in: "strict",
    messages: {
      missing: "`{{path}}` has no `type`, so callers do not know what to expect. Add one.",
      unknown: "`{{type}}` is not a documented type{{hint}}. Shinkai accepts it, but other programs may not. If possible, use string, number, boolean, array or object.",
      noName: "The `type` of `{{path}}` is {{type}}, not the name of a type. Shinkai accepts this, but other programs may not. If possible, use string, number, boolean, array or object.",
      union: "The `type` of `{{path}}` is an array, which programs other than Shinkai may not accept. Write a single type, as Shinkai's documentation asks."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/sql-duplicate-name",
    summary: "Two tables or two queries share a name",
    severity: "error",
    in: "recommended",
    messages: { taken: "Another {{what}} above is also named `{{name}}`, so {{effect}}. Rename one of the two." },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/sql-incomplete",
    summary: "A table of SQL without name or definition, or a query without name or query",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: "This entry of `{{list}}` has no `{{field}}`, so Shinkai cannot load the tool. Add `{{field}}`.",
      empty: "This entry of `{{list}}` has a blank `{{field}}`, so the tool cannot use it. Fill in `{{field}}`, or remove the entry."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/sql-query",
    summary: "SQLite cannot prepare a query against the tables of the manifest",
    severity: "error",
    in: "spec",
    messages: {
      sqlite: "SQLite cannot prepare this query: {{error}}{{hint}}. The tool fails when it runs this query. Correct the query.",
      refused: "toolint did not check this query, because {{error}}. Shorten the query.",
      slow: "toolint could not check this query: {{error}}. Simplify the query."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/sql-table",
    summary: "SQLite cannot run the definition of a table, or it creates another table",
    severity: "error",
    in: "spec",
    messages: {
      sqlite: "SQLite cannot create this table: {{error}}{{hint}}. The tool fails at its first query. Correct the definition.",
      refused: "toolint did not run this definition, because {{error}}. {{instead}}.",
      slow: "toolint could not run this definition: {{error}}. Simplify the definition.",
      several: "A definition must be a single statement, and a second one starts here. Move it to its own entry.",
      otherName: "The definition creates `{{created}}`, not `{{name}}`, so queries on `{{name}}` fail. Use the same name in both places."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/sql-type",
    summary: "A column has a type that SQLite accepts but does not know",
    severity: "info",
    in: "strict",
    messages: { unknown: "SQLite does not know {{types}} and treats {{treated}}. Use {{instead}}." },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/table-properties",
    summary: "`configurations`, `parameters` or `result` has no `properties`",
    severity: "error",
    otherSeverity: "warning",
    in: "spec",
    messages: {
      missing: "`{{table}}` has no `properties`, so {{effect}}. Add `properties`; write `{}` if there are no {{noun}}s.",
      empty: '`{{table}}` is empty: it has no `type` and no `properties`, so {{effect}}. Write `{ "type": "object", "properties": {} }`.',
      unset: "`{{table}}.properties` is null, so {{effect}}. List the {{noun}}s, or write `{}` if there are none.",
      misspelt: "`{{key}}` is not a field of `{{table}}`, so `{{table}}` has no `properties`, and {{effect}}. Rename `{{key}}` to `properties`."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/table-type",
    summary: '`configurations`, `parameters` or `result` is not an object, or has a `type` other than "object"',
    severity: "error",
    in: "spec",
    messages: {
      noObject: "`{{table}}` is not an object, so Shinkai cannot load the tool. Write an object with `type` and `properties`.",
      wrongType: 'The `type` of `{{table}}` is not `"object"`, so Shinkai cannot load the tool. Write `"object"`.'
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/table-type-missing",
    summary: "`configurations`, `parameters` or `result` has no `type`",
    severity: "error",
    in: "spec",
    notRecommended: true,
    messages: {
      missing: '`{{table}}` has no `type`, so programs that read it as JSON Schema do not know that it is an object. Add `"type": "object"`.',
      misspelt: "`{{key}}` is not a field of `{{table}}`, so programs that read it as JSON Schema find no `type`. Rename `{{key}}` to `type`."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/tool-reference",
    summary: "An entry of `tools` is not a reference to a tool",
    severity: "warning",
    in: "recommended",
    messages: {
      noReference: "`{{reference}}` is not a tool reference, so Shinkai drops it and the code cannot call the tool. Write `local:::author:::name`, or `local:::author:::name:::1.0.0` for one version.",
      noText: 'This entry is not a string, so Shinkai silently drops it, and the code cannot call the tool. Write a reference of the form `"local:::author:::name"`.'
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/tool-type",
    summary: "`tool_type` is not one of the known types",
    severity: "warning",
    in: "recommended",
    messages: {
      unknown: "`{{type}}` is not a known tool type, so programs cannot tell what kind of tool this is. Write the language of the tool: `typescript` or `python`.",
      meant: "`{{type}}` is not a known tool type; did you mean `{{meant}}`? Write `{{meant}}`."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/unique-id",
    summary: "Two tools have the same `id`",
    severity: "warning",
    in: "strict",
    messages: {
      taken: "Another tool also has the `id` `{{id}}`, so programs cannot tell the two tools apart by it. Give each tool its own id."
    },
    isPerFile: false,
    isDataOnly: true
  },
  {
    id: "shinkai/unknown-field",
    summary: "A field that the format does not know",
    severity: "info",
    in: "strict",
    messages: {
      unknown: "`{{key}}` is not a field of {{title}}, so it is ignored. Remove `{{key}}`, or correct its name if it is misspelt{{only}}.",
      comment: "`{{key}}` is not a field of {{title}}, so it is ignored. Remove this comment."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/version-format",
    summary: "`version` is not a semantic version",
    severity: "warning",
    in: "recommended",
    messages: {
      format: "`{{version}}` is not a semantic version, so Shinkai cannot compare it with other versions of the tool. Write three numbers without leading zeros, such as `1.0.0`."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/version-not-raised",
    summary: "A tool changed and its version did not",
    severity: "warning",
    in: "strict",
    messages: {
      wrong: "{{of}} changed, but `version` is still the same, so users are not offered the update. Raise `version`."
    },
    isPerFile: false,
    isDataOnly: true
  }
];

// src/eslint/plugin.ts
const { createRequire: createRequire2 } = process.getBuiltinModule("node:module");
const { join } = process.getBuiltinModule("node:path");

// src/eslint/judgement.ts
var files = /* @__PURE__ */ new WeakMap();
var latest;
var known = /* @__PURE__ */ new Set();
function introduce(rules2) {
  for (const { id } of rules2) known.add(id);
}
function fileAt(context) {
  const root = context.sourceCode.ast;
  const known2 = latest?.root === root ? latest : files.get(root);
  if (known2 && !known2.findings) return known2;
  const at = pageAt(context.filename);
  if (at?.part === "itself") at.page.isCode ||= holdsStatements(root);
  const language = at ? "js" : languageOf(root);
  const file = {
    root,
    language,
    page: at?.page,
    // Of a page, only the scripts are judged.
    mayHoldManifests: at ? at.part === "scripts" : mayHoldManifests(language, context),
    enlisted: /* @__PURE__ */ new Map(),
    seconds: /* @__PURE__ */ new Set(),
    failures: []
  };
  files.set(root, file);
  return latest = file;
}
function enlist({ id, rule }, { enlisted }, context) {
  enlisted.set(id, { rule, options: context.options[0] });
}
function takeSaid({ id }, file, openEngine2, context) {
  if (!file.findings) {
    const { broken, ...reported } = openEngine2().lintDocument(file.enlisted, known, context, file.page);
    if (file.page) file.page.broken = broken;
    Object.assign(file, reported);
  }
  const own = file.failures.find(({ rule }) => rule === id);
  if (own) throw new Error(own.message);
  const failures = file.failures.filter(({ rule }) => rule === void 0).map(({ message }) => message);
  file.failures = file.failures.filter(({ rule }) => rule !== void 0);
  return { findings: file.findings?.get(id) ?? [], failures };
}

// src/eslint/plugin.ts
function createPlugin({ name, version, rules: rules2, openEngine: openEngine2 }) {
  const single = rules2.filter(({ isPerFile }) => isPerFile);
  introduce(rules2);
  const about = { name, ...version !== void 0 && { version } };
  const made = Object.fromEntries(
    single.flatMap((rule) => [
      [nameOf(rule, name), toEslint(rule, openEngine2)],
      ...rule.otherSeverity ? [[secondOf(rule, name), toEslint(rule, openEngine2, true)]] : []
    ])
  );
  const plugin = {
    meta: { ...about, namespace: name },
    rules: made,
    processors: { html: htmlProcessor(Object.keys(made), { ...about, name: `${name}/html` }) },
    configs: {}
  };
  plugin.configs = configsOf(plugin, single);
  return plugin;
}
function nameOf({ id }, plugin) {
  return id.startsWith(`${plugin}/`) ? id.slice(plugin.length + 1) : id;
}
var secondOf = (rule, plugin) => `${nameOf(rule, plugin)}/${rule.otherSeverity}`;
var SOURCE = {
  files: ["**/*"],
  ignores: ["**/!(*.js|*.mjs|*.cjs|*.jsx|*.ts|*.mts|*.cts|*.tsx)"]
};
var NO_MANIFESTS = [
  "**/package.json",
  ...LOCK_FILES.filter((name) => name.endsWith(".json")).map((name) => `**/${name}`),
  "**/composer.json",
  "**/tsconfig.json",
  "**/tsconfig.*.json",
  "**/jsconfig.json",
  "**/*.schema.json",
  "**/.vscode/**"
];
function configsOf(plugin, rules2) {
  const { namespace } = plugin.meta;
  const source = (preset) => ({
    name: `${namespace}/${preset}`,
    ...SOURCE,
    plugins: { [namespace]: plugin },
    rules: entriesOf(rules2, preset, "js", namespace)
  });
  const data = (language, preset = "recommended") => ({
    name: `${namespace}/${preset === "recommended" ? language : preset}`,
    files: [`**/*.${language}`],
    ignores: NO_MANIFESTS,
    // Under the usual key, a user's own copy of it could not be registered beside ours.
    plugins: { [namespace]: plugin, "toolint-json": jsonPlugin() },
    language: `toolint-json/${language}`,
    // As the command line reads it.
    ...language === "jsonc" && { languageOptions: { allowTrailingCommas: true } },
    rules: entriesOf(rules2, preset, "json", namespace)
  });
  const configs = {
    recommended: source("recommended"),
    strict: source("strict"),
    spec: source("spec"),
    html: {
      name: `${namespace}/html`,
      files: ["**/*.{html,htm}", SCRIPTS_FILES],
      plugins: { [namespace]: plugin },
      processor: `${namespace}/html`,
      // What is in a page is none of the files of a TypeScript project.
      languageOptions: { parserOptions: { project: false, projectService: false } },
      rules: entriesOf(rules2, "recommended", "js", namespace)
    },
    get json() {
      return data("json");
    },
    get jsonc() {
      return data("jsonc");
    },
    get json5() {
      return data("json5");
    }
  };
  for (const name of STORE_NAMES) {
    const isJson = STORES[name].files === "json";
    Object.defineProperty(configs, name, {
      enumerable: true,
      get: () => isJson ? data("json", name) : source(name)
    });
  }
  return configs;
}
function entriesOf(rules2, preset, language, namespace) {
  const base = basePreset(preset);
  const ofStore = demandsOf(preset);
  const on = rules2.filter((rule) => (isInPreset(rule, base) || ofStore.has(rule.id)) && reads(rule, language));
  return Object.fromEntries(
    on.flatMap((rule) => {
      const ofPreset = ofStore.get(rule.id);
      const severity = levelOf(ofPreset?.severity ?? rule.severity);
      const options = { ...rule.options?.presets?.[base], ...ofPreset?.options };
      const isSet = Object.keys(options).length > 0;
      const entries = [[`${namespace}/${nameOf(rule, namespace)}`, isSet ? [severity, options] : severity]];
      const other = levelOf(ofPreset?.severity ?? rule.otherSeverity);
      return rule.otherSeverity ? [...entries, [`${namespace}/${secondOf(rule, namespace)}`, other]] : entries;
    })
  );
}
var levelOf = (severity) => severity === "error" ? "error" : "warn";
function jsonPlugin() {
  const [ours, users] = [import.meta.url, join(process.cwd(), "eslint.config.js")].map((from) => createRequire2(from));
  return (packageOf(ours) ?? packageOf(users) ?? missing()).default;
}
function packageOf(require2) {
  try {
    return require2("@eslint/json");
  } catch (error) {
    if (error.code !== "MODULE_NOT_FOUND") throw error;
    return void 0;
  }
}
function missing() {
  throw new Error(
    "The configs of toolint for JSON need the package @eslint/json, which is not installed: npm install --save-dev @eslint/json"
  );
}
function toEslint(rule, openEngine2, isSecond = false) {
  const isForCode = reads(rule, "js");
  return {
    meta: metaOf(rule, isSecond),
    create(context) {
      const file = fileAt(context);
      const { root, language, mayHoldManifests: mayHoldManifests2 } = file;
      if (language === void 0 || language === "js" && !isForCode) {
        return { [root.type]: () => sayOnce(misplacement(context, isForCode), root, context) };
      }
      if (!mayHoldManifests2) return NOTHING_TO_SAY;
      if (isSecond) file.seconds.add(rule.id);
      else enlist(rule, file, context);
      const report = () => reportAll(rule, file, openEngine2, context, isSecond);
      return language === "js" ? { Program: report } : { Document: report };
    }
  };
}
var NOTHING_TO_SAY = {};
function metaOf(rule, isSecond) {
  const { summary, fixable, messages } = rule;
  const severity = isSecond ? rule.otherSeverity : rule.severity;
  const options = isSecond ? void 0 : rule.options;
  const what = isSecond ? ` (what is ${severity === "error" ? "an error" : "a warning"} in it)` : "";
  return {
    type: severity === "error" ? "problem" : "suggestion",
    docs: { description: `${summary}${what}`, url: pageOf(rule), recommended: isInPreset(rule, "recommended") },
    messages: { ...messages },
    schema: options ? [{ ...options.schema }] : [],
    ...options && { defaultOptions: [{ ...options.defaults }] },
    languages: languagesOf(rule),
    ...mayFix(rule) && { fixable: "code" },
    // A safe fix of a constant that is used elsewhere too is a suggestion.
    ...(fixable || mayFix(rule)) && { hasSuggestions: true }
  };
}
function mayFix({ rule, fixable }) {
  return rule !== void 0 || fixable === "safe" || fixable === "both";
}
var JSON_LANGUAGES = ["json/*", "toolint-json/*"];
var CODE_LANGUAGES = ["js/js", "html/*"];
var languagesOf = (rule) => [...reads(rule, "js") ? CODE_LANGUAGES : [], ...JSON_LANGUAGES];
var reads = ({ isDataOnly }, language) => language === "json" || !isDataOnly;
function misplacement({ id }, isForCode) {
  const known2 = isForCode ? "JavaScript, TypeScript and JSON" : "JSON";
  return `The rule \`${id}\` reads ${known2}, and this file is in another language. Give the config object that turns it on \`files\` that say which ones are meant${isForCode ? "" : ", and a `language` of @eslint/json"}.`;
}
var told = /* @__PURE__ */ new WeakSet();
function sayOnce(message, root, context) {
  if (told.has(root)) return;
  told.add(root);
  context.report({ loc: locOf(context.sourceCode, 0, 0), message });
}
function reportAll(rule, file, openEngine2, context, isSecond) {
  if (isSecond && !file.enlisted.has(rule.id)) return;
  const { findings, failures } = takeSaid(rule, file, openEngine2, context);
  for (const message of failures) context.report({ loc: locOf(context.sourceCode, 0, 0), message });
  const own = file.seconds.has(rule.id) ? findings.filter((each) => isOfOther(each, rule) === isSecond) : findings;
  for (const finding of own) context.report(reportOf(finding, rule, context.sourceCode, file.page));
}
var isOfOther = (finding, rule) => finding.severity === "error" !== (rule.severity === "error");
function reportOf(finding, { fixable }, sourceCode, page) {
  const { start, end, messageId, data = {}, fix } = finding;
  const reported = {
    loc: locOf(sourceCode, start, end),
    ...messageId === void 0 ? { message: inOneText(finding) } : { messageId, data }
  };
  if (!fix) return reported;
  const edits = page ? [joined(fix.edits, page.text)] : fix.edits;
  const change = (fixer) => edits.map((edit) => replace(fixer, edit));
  const isSafe = fix.safe && fixable !== "unsafe";
  return isSafe ? { ...reported, fix: change } : { ...reported, suggest: [{ desc: fix.title, fix: change }] };
}
function joined(edits, page) {
  const [first, ...others] = [...edits].sort((a, b) => a.start - b.start);
  return others.reduce(
    (all, { start, end, text }) => ({ start: all.start, end, text: all.text + page.slice(all.end, start) + text }),
    first
  );
}
var replace = (fixer, { start, end, text }) => fixer.replaceTextRange([start, end], text);
function locOf(sourceCode, start, end) {
  const at = (index) => sourceCode.getLocFromIndex?.(index) ?? { line: 1, column: 1 };
  return { start: at(start), end: at(end) };
}

// src/eslint/types.ts
function factsOf(rule, formats = []) {
  const { id, url, summary, severity, otherSeverity, in: preset, notRecommended, fixable, options } = rule;
  const { check, byEngine, needs, project } = rule;
  const isPerFile = !isOfServer(rule) && !needs?.includes("files") && (check !== void 0 || byEngine === "file" || project?.inOneFile !== void 0);
  const messages = Object.fromEntries(
    Object.entries(rule.messages).map(([id2, message]) => [id2, inOneText(partsOf(message))])
  );
  const isDataOnly = formats.some((format) => format.isDataOnly && id.startsWith(`${format.id}/`));
  return {
    ...{ id, url, summary, severity, otherSeverity, in: preset, notRecommended, messages, fixable, options, isPerFile },
    ...isDataOnly && { isDataOnly }
  };
}

// src/eslint.ts
function toEslintPlugin(name, pack, version) {
  if (typeof name !== "string" || name === "")
    throw new Error(
      "toEslintPlugin: its first argument is the name of the plugin, such as `acme` for the rules `acme/\u2026`."
    );
  const rules2 = rulesIn(pack, `the plugin \`${printable(name)}\``);
  if (typeof rules2 === "string") throw new Error(`toEslintPlugin: ${rules2}.`);
  return createPlugin({ name, version, rules: rules2.map((rule) => ({ ...factsOf(rule), rule })), openEngine });
}
var toolint = createPlugin({ name: "toolint", version: VERSION, rules, openEngine });
var eslint_default = toolint;
export {
  eslint_default as default,
  toEslintPlugin
};
