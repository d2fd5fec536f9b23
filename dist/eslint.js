import {
  SCRIPTS_FILES,
  holdsStatements,
  htmlProcessor,
  languageOf,
  mayHoldManifests,
  pageAt
} from "./chunks/file.js";
import {
  VERSION,
  isInPreset,
  pageOf,
  rulesIn
} from "./chunks/version.js";
import "./chunks/prefilter.js";
import {
  printable
} from "./chunks/text.js";
import "./chunks/format-ids.js";
import "./chunks/runtime.js";

// src/eslint/open-engine.ts
import { createRequire } from "node:module";
var engine;
function openEngine() {
  engine ??= createRequire(import.meta.url)("./eslint-engine.js").engine;
  return engine;
}

// src/generated/eslint-rules.ts
var rules = [
  {
    id: "common/array-without-items",
    summary: "`type: array` without `items`",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: 'This array has no `items`, and OpenAI and VS Code refuse a tool with such a parameter. Add `items`, such as `{ "type": "string" }`.',
      missingPlain: 'This array has no `items`, so the model has to guess what belongs in it. Add `items`, such as `{ "type": "string" }`.',
      missingInResult: 'This array in the result has no `items`, so its readers cannot tell what it contains. Add `items`, such as `{ "type": "string" }`.'
    },
    isPerFile: true
  },
  {
    id: "common/contradictory-bounds",
    summary: "A lower bound is above its upper bound",
    severity: "warning",
    in: "recommended",
    messages: {
      none: "`{{lower}}` is {{low}} and `{{upper}}` is {{high}}, so no value can ever be valid. Correct one of the two; they may be the wrong way round."
    },
    isPerFile: true
  },
  {
    id: "common/default-not-in-enum",
    summary: "`default` is not one of `enum`",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: "The default is {{found}}, which is none of the values that `enum` allows{{hint}}. Whoever fills it in makes a call that the schema refuses. Add it to `enum` or choose one that is there."
    },
    isPerFile: true
  },
  {
    id: "common/default-type",
    summary: "`default` does not fit the declared `type`, or is outside its bounds",
    severity: "warning",
    in: "recommended",
    messages: {
      misfit: "The default is {{found}}, but the type asks for {{types}}: whoever fills it in makes a call that the schema refuses. Correct the default or the type.",
      outside: "The default is {{found}}, but `{{keyword}}` is {{bound}}: whoever fills it in makes a call that the schema refuses. Correct the default or the bound."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "common/description-length",
    summary: "A description is so short or so long that models handle it badly",
    severity: "info",
    in: "strict",
    messages: {
      short: "The description of `{{name}}` has {{length}}, hardly enough to tell when it is of use. Say what it does and when to call it, in {{limit}} characters or more.",
      long: "The description of `{{name}}` has {{length}}: it takes room in every request, and some hosts cut or refuse more than {{limit}}. Keep what the model needs to choose and to call.",
      shortUnnamed: "The description of this tool has {{length}}, hardly enough to tell when it is of use. Say what it does and when to call it, in {{limit}} characters or more.",
      longUnnamed: "The description of this tool has {{length}}: it takes room in every request, and some hosts cut or refuse more than {{limit}}. Keep what the model needs to choose and to call."
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
    summary: "A comment switches rules off without saying why",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: "`{{word}}` does not say why. Whoever comes next cannot tell a decision from an oversight. Write the reason after two dashes: `{{word}}{{rules}} -- reason`."
    },
    isPerFile: true
  },
  {
    id: "common/duplicate-key",
    summary: "One object has the same key twice, and the first is silently lost",
    severity: "error",
    in: "spec",
    messages: {
      twice: "`{{key}}` stands in this object already. Most readers keep only the last value, and the earlier one is lost without a word. Remove one of the two.",
      merged: "`{{key}}` and {{others}} stand in this entry of the list already, so two entries have become one, and most readers keep only the second. Begin a new entry here."
    },
    isPerFile: true
  },
  {
    id: "common/duplicate-tool-name",
    summary: "Two tools that stand side by side carry one name",
    severity: "error",
    in: "recommended",
    messages: {
      twice: "Another tool here is called `{{name}}` too. A model calls tools by name, so one of the two is never reached, or the whole list is refused. Give each its own name."
    },
    isPerFile: true
  },
  {
    id: "common/empty-description",
    summary: "A description is blank, a placeholder, or only repeats the name",
    severity: "warning",
    in: "recommended",
    messages: {
      blank: "The description of `{{name}}` is blank, so the model has only the name to go by. Say what it is for.",
      placeholder: "`{{text}}` is a placeholder: the model learns nothing about `{{name}}` from it. Say what it is for.",
      blankUnnamed: "The description of this tool is blank, so the model has only the name to go by. Say what the tool is for.",
      placeholderUnnamed: "`{{text}}` is a placeholder: the model learns nothing about this tool from it. Say what the tool is for.",
      repeats: "This description only repeats the name `{{name}}`, which the model already knows. Say what it does, or what belongs there and in what format."
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
      misfit: "This choice is {{found}}, but the type asks for {{types}}: a model that picks it makes a call that the schema refuses. Correct the value or the type.",
      several: "This choice is {{found}}, but the type asks for {{types}}, and {{others}} not fit it either: a model that picks one makes a call that the schema refuses. Correct the values or the type."
    },
    isPerFile: true
  },
  {
    id: "common/examples-type",
    summary: "An entry of `examples` does not fit the declared `type`",
    severity: "warning",
    in: "recommended",
    messages: {
      misfit: "This example is {{found}}, but the type asks for {{types}}: a model that follows the example makes a call that the schema refuses. Correct the example or the type."
    },
    isPerFile: true
  },
  {
    id: "common/hardcoded-secret",
    summary: "A credential stands in the manifest",
    severity: "error",
    in: "recommended",
    messages: {
      secret: "This looks like {{kind}} (`{{start}}\u2026`, {{length}} characters), and everybody who gets the manifest gets it too. Revoke it, and have the tool read it from its configuration."
    },
    isPerFile: true
  },
  {
    id: "common/hidden-text",
    summary: "Text that a model reads contains characters that people cannot see",
    severity: "error",
    in: "recommended",
    messages: {
      tags: "This text hides `{{hidden}}` in tag characters: the model reads it, but people cannot see it. Remove them.",
      invisible: "This text contains {{kind}} ({{code}}{{more}}), which the model reads but people cannot see. Remove all invisible characters.",
      name: "The name `{{name}}` contains {{kind}} ({{code}}{{more}}), so it differs from the name that people see and type. Remove all invisible characters."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "common/identical-description",
    summary: "Two tools carry exactly the same description",
    severity: "warning",
    in: "recommended",
    messages: {
      same: "`{{later}}` is described in the very words of `{{first}}`, so the model cannot know which of the two to choose. Say what sets this one apart."
    },
    isPerFile: true
  },
  {
    id: "common/insecure-url",
    summary: "A URL to be called or opened is plain `http://`",
    severity: "warning",
    in: "recommended",
    messages: {
      plain: "This URL of `{{host}}` is plain http: whoever sits between can read and change what is sent there. Use https."
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
      override: "`{{text}}` tells the model to drop the instructions it was given. Hosts take such a tool for an attack. Say what the tool does instead.",
      secrecy: "`{{text}}` tells the model to keep something from the person it works for. Hosts take such a tool for an attack. Say what the tool does instead.",
      token: "`{{text}}` is a token by which chat formats tell who speaks: in a manifest it can pass for the words of the system or the user. Remove it.",
      block: "`{{text}}` opens a block that is made to stand above all other instructions, which is how poisoned tools talk to a model. Say it in plain prose, or leave it out.",
      comment: "An HTML comment is not shown to people, but the model reads it. Say it openly, or leave it out."
    },
    isPerFile: true
  },
  {
    id: "common/invalid-json-schema",
    summary: "A schema of parameters, input or output is no valid JSON Schema",
    severity: "error",
    in: "spec",
    messages: {
      wrong: "`{{keyword}}` is {{found}}{{hint}}, but has to be {{expected}}. This is no valid JSON Schema{{dialect}}, and hosts that check refuse the tool. Correct the value.",
      wrongEntry: "An entry of `{{keyword}}` is {{found}}{{hint}}, but has to be {{expected}}. This is no valid JSON Schema{{dialect}}, and hosts that check refuse the tool. Correct the entry.",
      repeated: "`{{keyword}}` has {{found}} in it already. This is no valid JSON Schema{{dialect}}, and hosts that check refuse the tool. Remove one of the two.",
      dangling: "Nothing stands in this schema at `{{pointer}}`{{hint}}, so hosts that check refuse the tool. Define it there, or correct the reference.",
      patternProperty: "`patternProperties` has the key {{found}}, which is no regular expression: hosts that check refuse the tool. Correct it.",
      pattern: "`pattern` is {{found}}, which is no regular expression: hosts that check refuse the tool. Correct it."
    },
    isPerFile: true
  },
  {
    id: "common/parameter-description",
    summary: "A parameter has no description",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: "The parameter `{{name}}` has no description, so the model must guess its value from the name. Describe what belongs there and in what format."
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
    id: "common/placeholder-name",
    summary: "The name of a tool or a property is a template's placeholder",
    severity: "warning",
    in: "recommended",
    messages: {
      tool: "The tool name `{{name}}` is a placeholder, so the model cannot tell what the tool is for. Replace it with a real name.",
      property: "The property name `{{name}}` is a placeholder, so callers send a value under that very name. Replace it with a real name, or use `additionalProperties` if any name is allowed."
    },
    isPerFile: true
  },
  {
    id: "common/required-duplicate",
    summary: "`required` or `enum` names the same thing twice",
    severity: "warning",
    in: "recommended",
    messages: {
      twice: "`{{keyword}}` lists `{{value}}` twice. The second says nothing new, and strict validators refuse the schema. Remove it, or put what was meant in its place."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "common/required-undefined",
    summary: "`required` names a property that `properties` does not have",
    severity: "error",
    in: "recommended",
    messages: {
      undefined: "`required` asks for `{{name}}`, which `properties` does not describe{{hint}}. A model that follows `properties` leaves it out, and its call is refused. Describe it, or take it out of `required`.",
      setting: "`required` asks for `{{name}}`, which `properties` does not describe{{hint}}. People are asked for a setting that is not there to be filled in. Describe it, or take it out of `required`.",
      output: "`required` promises `{{name}}`, which `properties` does not describe{{hint}}. Nobody who reads the schema knows what it holds. Describe it, or take it out of `required`."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "common/stale-suppression",
    summary: "An entry of toolint-suppressions.json has nothing left to hide",
    severity: "error",
    in: "recommended",
    messages: {
      mended: "`{{rule}}` finds nothing at {{place}} any more, so this suppression has nothing to hide. Left behind, it would hide the same fault unseen when it comes back. Run `toolint --prune-suppressions` to take it out.",
      fileGone: "{{path}} is gone, so this suppression has nothing to hide. Run `toolint --prune-suppressions` to take it out.",
      ruleGone: "There is no rule `{{rule}}`{{hint}}, so this suppression hides nothing. Correct the name, or run `toolint --prune-suppressions` to take it out."
    },
    isPerFile: false
  },
  {
    id: "common/syntax",
    summary: "The file cannot be parsed",
    severity: "error",
    in: "spec",
    messages: { fault: "{{fault}}" },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "common/unknown-schema-keyword",
    summary: "A key in a schema is spelt almost like a keyword, or is a property that stands beside `properties`",
    severity: "warning",
    in: "recommended",
    messages: {
      misspelt: "`{{key}}` is no keyword of JSON Schema, so whoever reads the schema ignores it; did you mean `{{meant}}`?",
      property: "`{{key}}` stands in the schema itself, where only keywords count: it is no property, and a model never learns of it. Put it into `properties`.",
      wrapper: "`{{key}}` stands in the schema itself, where only keywords count, so nothing in it is read. If it is the schema, put it in the place of this one; if it is a property, put it into `properties`."
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
      all: "Nothing refers to the definitions in `{{key}}`, so clients send them to the model for nothing. Remove `{{key}}`, or refer to them with `$ref`.",
      one: "Nothing refers to the definition `{{name}}`, so clients send it to the model for nothing. Remove it, or refer to it with `$ref`."
    },
    isPerFile: true
  },
  {
    id: "common/unused-directive",
    summary: "A comment that switches rules off or on does nothing",
    severity: "warning",
    in: "recommended",
    messages: {
      hides: "There is nothing of `{{rule}}` here for `{{word}}` to hide. Take it out: left behind, it would hide the next fault of that kind unseen.",
      hidesAnything: "There is nothing here for `{{word}}` to hide. Take it out: left behind, it would hide the next fault unseen.",
      enables: "`{{rule}}` is not switched off here, so there is nothing to switch on again. Take it out.",
      enablesNothing: "Nothing is switched off here, so there is nothing to switch on again. Take it out.",
      rule: "There is no rule `{{rule}}`{{hint}}, so this hides nothing. Rules are separated by commas, and a reason comes after ` -- `.",
      word: "There is no directive `{{word}}`{{hint}}, so this does nothing. Correct the word, or take the comment out.",
      never: "`{{rule}}` cannot be switched off by a comment. Fix what it finds, or set it in the config."
    },
    isPerFile: true
  },
  {
    id: "gloodata/default-only-in-prose",
    summary: "A description states a default that the field does not have",
    severity: "info",
    in: "strict",
    messages: {
      prose: "The description says that the default is `{{value}}`, but the field has no `default`: whether it is used is left to the model. Set `default`."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "gloodata/duplicate-example",
    summary: "One example prompt stands under two tools, or twice under one",
    severity: "error",
    in: "recommended",
    messages: {
      other: "This example is also one of the tool `{{tool}}`, and a prompt can select only one of the two. Reword it, or leave it to the tool that it fits.",
      same: "This tool already has this example; a second time it says nothing. Remove it."
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
      missing: "This tool has no `examples`, so no prompt is known that should select it. Add two or three, worded as a user would.",
      empty: "`examples` is empty, so no prompt is known that should select this tool. Add two or three, worded as a user would."
    },
    isPerFile: true
  },
  {
    id: "gloodata/field-type",
    summary: "A field has the wrong type, or a value outside a fixed set",
    severity: "error",
    in: "spec",
    messages: {
      wrong: "`{{field}}` must be {{expected}}, but it is {{found}}. Readers of the manifest reject it or ignore it{{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}}, but this one is {{found}}. Readers of the manifest reject it or ignore it{{advice}}.",
      wrongWhole: "This must be {{expected}}, but it is {{found}}. Readers of the manifest reject it or ignore it."
    },
    isPerFile: true
  },
  {
    id: "gloodata/field-value-type",
    summary: "A field has a type that is not supported",
    severity: "error",
    in: "spec",
    messages: {
      unsupported: "The type `{{found}}` is not supported: the model fills a field with a string, an integer, a number or a boolean. Use one of these four.",
      meant: "The type `{{found}}` is not supported; did you mean `{{meant}}`?"
    },
    isPerFile: true
  },
  {
    id: "gloodata/misspelt-field",
    summary: "A field that nobody reads is spelt almost like a known one",
    severity: "warning",
    in: "recommended",
    messages: {
      misspelt: "`{{key}}` is no field of {{title}} and is ignored; did you mean `{{meant}}`?",
      misspeltRequired: "`{{key}}` is no field of {{title}}, so the required `{{meant}}` is missing; did you mean `{{meant}}`?",
      leftover: "`{{key}}` is no field of {{title}}, and nobody reads it: `{{meant}}` stands beside it. Remove `{{key}}` once `{{meant}}` holds what you want."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "gloodata/namespace",
    summary: "The namespace of an extension is no identifier",
    severity: "warning",
    in: "recommended",
    messages: {
      empty: "`ns` is empty, so nothing tells this extension apart from others. Give it a unique identifier that will never change.",
      blank: "`ns` is an identifier, but `{{ns}}` holds spaces or control characters, which are easily lost where it is repeated. Use letters, digits, `_`, `-` and `.`."
    },
    isPerFile: true
  },
  {
    id: "gloodata/no-tools",
    summary: "An extension has no tools",
    severity: "warning",
    in: "spec",
    messages: {
      empty: "`tools` is empty, so the extension can do nothing for its users. Add at least one tool, under its identifier."
    },
    isPerFile: true
  },
  {
    id: "gloodata/required-field",
    summary: "A required field is missing",
    severity: "error",
    in: "spec",
    messages: {
      missing: "The required field `{{field}}` is missing from {{title}}: {{why}}. Add it.",
      missingPlain: "The required field `{{field}}` is missing from {{title}}. Add it.",
      elsewhere: "The fields of this tool stand in {{where}}, and `schema.fields`, from which they are read, is missing: to a model the tool takes nothing. Move them there."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "gloodata/tool-id",
    summary: "The key of a tool is no stable identifier",
    severity: "warning",
    in: "recommended",
    messages: {
      empty: "This tool has an empty key. The key is the identifier that the tool is called by: give it a name that will not change.",
      characters: "The key of a tool is the identifier that it is called by, but `{{id}}` reads like a text that somebody will reword. Use letters, digits, `_`, `-` and `.`, and keep the wording for `title`.",
      number: "The key of a tool is the identifier that it is called by, but `{{id}}` is only a number, which changes as tools come and go. Give the tool a name."
    },
    isPerFile: true
  },
  {
    id: "gloodata/ui-arg-order",
    summary: "An argument of the ui is called like an integer, so its place is lost",
    severity: "warning",
    in: "recommended",
    messages: {
      moved: "Arguments are shown in the order of their keys here, but JavaScript moves `{{name}}` to the front, as it does with every key that is an integer. Give the argument a name that starts with a letter."
    },
    isPerFile: true
  },
  {
    id: "gloodata/ui-missing-arg",
    summary: "The ui leaves out a field of the tool",
    severity: "info",
    in: "strict",
    messages: {
      missing: "`args` leaves out the field `{{name}}`, so the tile does not show what it was called with. Add it where it should stand, with a `prefix`.",
      unwrapped: "`{{name}}` stands in `ui` itself, where nobody looks for arguments, so the tile does not show it. Put it into `args`.",
      none: "This `ui` has no `args`, so the tile shows none of the tool's fields ({{names}}). Add `args`, in the order in which they should stand."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "gloodata/ui-unknown-arg",
    summary: "The ui shows an argument that the tool does not have",
    severity: "error",
    in: "recommended",
    messages: {
      unknown: "`{{name}}` is no field of this tool{{hint}}, so the tile has no value to show for it. Add the field to `schema.fields`, or correct the name.",
      none: "This tool has no fields, so the tile has no value to show for `{{name}}` and {{others}} more. Add the fields to `schema.fields`."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "gloodata/ui-without-prefix",
    summary: "A tile starts with nothing",
    severity: "info",
    in: "strict",
    messages: {
      missing: "This `ui` has no `prefix`, so the tile starts with its first argument, or with nothing. Add a word or two that say what it shows.",
      empty: "`prefix` is empty, so the tile starts with its first argument, or with nothing. Write a word or two that say what it shows."
    },
    isPerFile: true
  },
  {
    id: "gloodata/unique-namespace",
    summary: "Two extensions have one namespace",
    severity: "warning",
    in: "strict",
    messages: {
      shared: "Another extension has the namespace `{{ns}}` too. It tells extensions apart, and their tools with them: give each its own."
    },
    isPerFile: false
  },
  {
    id: "gloodata/unknown-dtype",
    summary: "An argument names a set of values that the extension does not have",
    severity: "error",
    in: "recommended",
    messages: {
      unknown: "`{{name}}` is no entry of `tagValues`{{hint}}. The tile can offer no values for this argument. Add the entry, or correct the name.",
      none: "There are no `tagValues` in which `{{name}}` could be looked up, nor what {{others}}. The tiles can offer no values for them. Add the entries."
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
      unknown: "`{{key}}` is no field of {{title}}: whoever reads the manifest will not look at it. Remove it, or check its name."
    },
    isPerFile: true
  },
  {
    id: "gloodata/unsupported-attribute",
    summary: "A field has a JSON Schema keyword that its type does not support",
    severity: "error",
    in: "spec",
    messages: {
      unsupported: "`{{keyword}}` is not supported on {{name}}, which takes {{listed}}: the model may never be told of it. Say it in `description`, or remove it.",
      untyped: "`{{keyword}}` is not supported: a field says what it takes by `type`, one of string, integer, number and boolean."
    },
    isPerFile: true
  },
  {
    id: "mcp/annotation-conflict",
    summary: "A tool that is said to be read-only and destructive",
    severity: "warning",
    in: "recommended",
    messages: {
      both: "A tool that only reads cannot destroy anything: clients ignore this hint, and may skip the confirmation that it asks for. Remove one of the two."
    },
    isPerFile: true
  },
  {
    id: "mcp/annotation-type",
    summary: "A hint that is no boolean, is misspelt, or stands outside `annotations`",
    severity: "error",
    in: "recommended",
    messages: {
      type: "`{{key}}` must be true or false. Clients refuse the tool, or take the hint as not given.",
      misspelt: "There is no annotation `{{key}}`, so clients ignore it; did you mean `{{meant}}`?",
      misplaced: "Clients read `{{key}}` from `annotations`, and here it stands in the tool itself, where it does nothing. Move it."
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
      missing: "This tool has no `description`, and a model decides by it when to call the tool. Say what it does and when to use it.",
      misspelt: "`{{key}}` is no field of a tool, so this tool has no `description`, and a model decides by it when to call the tool; did you mean `description`?"
    },
    isPerFile: true
  },
  {
    id: "mcp/field-type",
    summary: "A field has the wrong type, or a value outside a fixed set",
    severity: "error",
    in: "spec",
    messages: {
      wrong: "`{{field}}` must be {{expected}}, but it is {{found}}. Readers of the manifest reject it or ignore it{{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}}, but this one is {{found}}. Readers of the manifest reject it or ignore it{{advice}}.",
      wrongWhole: "This must be {{expected}}, but it is {{found}}. Readers of the manifest reject it or ignore it."
    },
    isPerFile: true
  },
  {
    id: "mcp/handler-signature",
    summary: "A handler registered in a way that its version of the SDK does not know",
    severity: "error",
    in: "recommended",
    messages: {
      method: "Version 1 of the SDK throws on a method name. Pass {{instead}}.",
      schema: "Version 2 of the SDK throws on a schema object. Pass the name of the method as a string, {{method}}.",
      object: "Version {{version}} of the SDK throws on an object that only names the method. Pass {{instead}}.",
      params: "A request holds `{{key}}` in its `params`, so this one is always undefined, and each call fails. Take it from there: `({ params }) => \u2026`.",
      second: "Version 1 of the SDK takes an empty object here for a second shape, and then this object for the handler, so each call of the tool fails. Remove it.",
      tool: "Version 2 of the SDK has no `tool()`, so this throws when the server starts. Use `registerTool(name, config, handler)`."
    },
    isPerFile: true
  },
  {
    id: "mcp/input-schema-object",
    summary: "An inputSchema that is no JSON Schema of an object",
    severity: "error",
    in: "recommended",
    messages: {
      missing: 'This tool has no `inputSchema`, and clients refuse the whole list for it. Add one: `{ "type": "object", "properties": {} }` for a tool that takes nothing.',
      typeless: '`inputSchema` has no `type`, and clients refuse the whole list for a schema that is not `"type": "object"`. Add it.',
      composed: '`inputSchema` is made of other schemas and has no `type` beside them, and clients refuse the whole list for a schema that is not `"type": "object"`. Add it, or better describe all parameters in one object: Claude takes no `anyOf`, `oneOf` or `allOf` there.',
      misspelt: '`{{key}}` is no keyword of JSON Schema, and clients refuse the whole list for a schema that is not `"type": "object"`. Write `type`.',
      choice: "Version 1 of the SDK reads the parameters of one object only: of a choice of them it lists a tool that takes nothing. Describe all parameters in one `z.object`.",
      type: 'The `type` of `inputSchema` must be `"object"`: arguments are passed by name, and clients may refuse the whole list. Describe them as its `properties`.',
      direct: 'The parameters stand directly in `inputSchema`, and clients look for them in its `properties`: to a model this tool takes nothing. Put them there, beside `"type": "object"`.',
      property: "`{{key}}` is described by `{{value}}`, which JSON Schema allows and version 1 of the SDK does not: its clients refuse the whole list. Write an object.",
      kind: '`inputSchema` must be a JSON Schema object, and clients refuse the whole list for anything else. Write one: `{ "type": "object", "properties": {} }` for a tool that takes nothing.'
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "mcp/json-schema-expected",
    summary: "A zod schema in a list that is served as it stands",
    severity: "error",
    in: "recommended",
    messages: {
      zod: "What a `tools/list` handler returns is sent to clients as JSON, and a zod schema becomes something there that no client can read. Convert it: `z.toJSONSchema(schema)`."
    },
    isPerFile: true
  },
  {
    id: "mcp/misspelt-field",
    summary: "A field that nobody reads is spelt almost like a known one",
    severity: "warning",
    in: "recommended",
    messages: {
      misspelt: "`{{key}}` is no field of {{title}} and is ignored; did you mean `{{meant}}`?",
      misspeltRequired: "`{{key}}` is no field of {{title}}, so the required `{{meant}}` is missing; did you mean `{{meant}}`?",
      leftover: "`{{key}}` is no field of {{title}}, and nobody reads it: `{{meant}}` stands beside it. Remove `{{key}}` once `{{meant}}` holds what you want.",
      otherName: "`{{key}}` is no field of an MCP tool: the SDK and clients read `inputSchema`, and without it the tool takes no arguments. Rename `{{key}}` to `inputSchema`.",
      besides: "`{{key}}` is no field of an MCP tool and is ignored: what the tool takes stands in `inputSchema`. Remove the one that is wrong."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "mcp/name-format",
    summary: "A tool name that not every client can call",
    severity: "warning",
    in: "recommended",
    messages: {
      empty: "The name of this tool is empty, so no client can call it. Name it.",
      blanks: "The name `{{name}}` has a space in it, and clients such as Claude Desktop refuse all tools of a server for one such name. Use letters, digits, `_` and `-`.",
      long: "The name has {{length}} characters, and clients may refuse more than 128. Shorten it.",
      characters: "The name `{{name}}` has `{{char}}` in it, and clients such as Claude Desktop refuse all tools of a server for one such name. Use letters, digits, `_` and `-`.",
      dot: "The name `{{name}}` has a dot in it, which MCP allows and clients such as Claude Desktop do not: they refuse all tools of the server for it. Write `_` in its place.",
      longEverywhere: "The name has {{length}} characters. MCP allows 128 and clients such as Claude Desktop 64: they refuse all tools of the server for it. Shorten it."
    },
    options: {
      schema: {
        type: "object",
        additionalProperties: false,
        properties: {
          names: {
            enum: ["specification", "every-client"],
            description: "Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most"
          }
        }
      },
      defaults: { names: "specification" }
    },
    isPerFile: true
  },
  {
    id: "mcp/read-only-name",
    summary: "A tool is marked read-only, but its name and description say that it changes something",
    severity: "warning",
    in: "recommended",
    messages: {
      writes: "This tool is marked read-only, so clients may run it without confirmation, but its name and description say that it can {{verb}}. Remove `readOnlyHint`, or set it to false.",
      shares: "This tool is marked read-only, so clients may run it without confirmation, but its name and description say that it can {{verb}}. Other tools share its `readOnlyHint`: give this tool annotations of its own."
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
      missing: "The required field `{{field}}` is missing from {{title}}: {{why}}. Add it.",
      missingPlain: "The required field `{{field}}` is missing from {{title}}. Add it."
    },
    isPerFile: true
  },
  {
    id: "mcp/structured-content",
    summary: "A tool with an output schema answers without `structuredContent`",
    severity: "error",
    in: "recommended",
    messages: {
      missing: "`{{name}}` has an `outputSchema`, and this answer has no `structuredContent`, so clients get an error in its place. Put the data there, as an object, or leave the schema out; what tells of a failure needs `isError: true`."
    },
    isPerFile: true
  },
  {
    id: "mcp/unknown-field",
    summary: "A field that the format does not know",
    severity: "info",
    in: "strict",
    messages: {
      unknown: "`{{key}}` is no field of {{title}}: whoever reads the manifest will not look at it. Remove it, or check its name."
    },
    isPerFile: true
  },
  {
    id: "mcp/zod-expected",
    summary: "A JSON Schema given where the SDK takes zod, or a whole schema where it takes a shape",
    severity: "error",
    in: "recommended",
    messages: {
      json: "The SDK takes zod here and throws on a JSON Schema when the server starts, or, in older versions, lists a tool without parameters. Write the parameters as a zod shape: `{ city: z.string() }`.",
      converted: "The SDK takes zod here and throws on a JSON Schema when the server starts, even on one that is made of zod. Pass the zod schema itself.",
      output: "The SDK takes zod here and throws on a JSON Schema when the server starts. Write what the tool returns as a zod shape: `{ count: z.number() }`.",
      stray: "`{{key}}` is no zod schema, and a shape may hold nothing else: the SDK throws when the server starts, or each call of the tool fails. Write one, such as `z.string()`.",
      hint: "`{{key}}` is a hint and stands among the parameters, which must be zod: the SDK throws when the server starts, or each call of the tool fails. Put the hints into `annotations`; `tool()` takes those in an object behind the parameters.",
      whole: "`tool()` takes a shape of zod schemas and not a whole one: the SDK throws when the server starts, or, in older versions, lists a tool without parameters. Write `{ city: z.string() }`, or use `registerTool`."
    },
    isPerFile: true
  },
  {
    id: "openai/call-tool-registered",
    summary: "Widget code calls a tool that the project does not have",
    severity: "error",
    in: "recommended",
    messages: {
      missing: "No tool is called `{{name}}`{{hint}}, so the call fails. Call one that there is, or register it."
    },
    fixable: "safe",
    isPerFile: false
  },
  {
    id: "openai/contents-uri",
    summary: "A resource is read under another URI than it is registered under",
    severity: "error",
    in: "recommended",
    messages: {
      empty: "The resource is registered as `{{registered}}`, but the URI of its contents is empty, so hosts do not take them for the widget. Use one URI.",
      other: "The resource is registered as `{{registered}}`, but its contents say `{{uri}}`, so hosts do not take them for the widget. Use one URI."
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
      start: 'The description does not start by saying when to use the tool, which is how the model discovers it. Start it with "Use this when\u2026".',
      later: "The description says something else before it says when to use the tool, which is how the model discovers it. Move that to the beginning."
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
            description: "The dialects whose tools are asked for it"
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
    summary: "Two dialects on one tool or resource say different things",
    severity: "error",
    in: "recommended",
    messages: {
      differ: "`{{here}}` says something else than `{{there}}`, and it depends on the host which of the two counts. Make them agree."
    },
    isPerFile: true
  },
  {
    id: "openai/field-type",
    summary: "A field has the wrong type, or a value outside a fixed set",
    severity: "error",
    in: "spec",
    messages: {
      wrong: "`{{field}}` must be {{expected}}, but it is {{found}}. Readers of the manifest reject it or ignore it{{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}}, but this one is {{found}}. Readers of the manifest reject it or ignore it{{advice}}.",
      wrongWhole: "This must be {{expected}}, but it is {{found}}. Readers of the manifest reject it or ignore it."
    },
    isPerFile: true
  },
  {
    id: "openai/file-params",
    summary: "`openai/fileParams` names an input that does not exist or is no file",
    severity: "error",
    in: "recommended",
    messages: {
      empty: "The name is empty, so no file can be handed over there. Name an input of `inputSchema`.",
      missing: "The tool has no input `{{name}}`{{hint}}, so no file can be handed over there. Name an input of `inputSchema`.",
      shape: "The input `{{name}}` is no object with `download_url` and `file_id`, so the file that is handed over there does not fit. Declare both."
    },
    isPerFile: true
  },
  {
    id: "openai/hints-explicit",
    summary: "Not all hints that a submission asks for are given",
    severity: "warning",
    in: "strict",
    messages: {
      missing: "The tool does not set {{hints}}, and apps that are submitted to OpenAI must set all three hints. Add what is missing to `annotations`."
    },
    isPerFile: true
  },
  {
    id: "openai/initial-data",
    summary: "The answer of a widget tool carries nothing for the widget to show",
    severity: "warning",
    in: "spec",
    messages: {
      missing: "The answer has no `_meta.initialData`, so `getInitialData()` gives the widget nothing to show. Put the data of the widget there.",
      empty: "`initialData` is empty, so the widget has nothing to show. Put the data of the widget there.",
      wrong: "`initialData` must be an object: the widget gets it from `getInitialData()`. Put the data of the widget there.",
      nothing: "The answer has neither `structuredContent` nor `_meta`, so the widget has nothing to show. Put its data into `structuredContent`."
    },
    isPerFile: true
  },
  {
    id: "openai/initial-route",
    summary: "The initial route of a widget is no string that starts with `/`",
    severity: "warning",
    in: "recommended",
    messages: {
      type: '`initialRoute` must be a string such as `"/details"`: the widget cannot start with any other view. Write the path of the view.',
      empty: "The route is empty, so the widget finds no view of that name. Write the path of the view, or remove it.",
      url: "`{{route}}` is a whole URL, but a route is the path of a view, so the widget finds none of that name. Write only the path, such as `/details`.",
      slash: "`{{route}}` does not start with `/`, so the widget finds no view of that name. Write `/{{route}}`."
    },
    isPerFile: true
  },
  {
    id: "openai/invocation-message-format",
    summary: "A message of the invocation is no string, is empty, or is too long",
    severity: "error",
    in: "recommended",
    messages: {
      type: "`{{message}}` must be a string: it is the text that the user sees. Write it in a few words.",
      empty: "`{{message}}` is empty, so the user sees nothing. Write the text, or remove it.",
      long: "`{{message}}` has {{length}} characters, and at most 64 are taken. Shorten it."
    },
    isPerFile: true
  },
  {
    id: "openai/invocation-messages",
    summary: "A widget tool without the messages that are shown while it runs and when it is done",
    severity: "info",
    in: "recommended",
    messages: {
      both: "The tool has no `invoking` and no `invoked` message, so the user sees stock texts while it runs and when it is done. Say in a few words what it is doing and what it has done.",
      invoking: "The tool has no `invoking` message, so the user sees a stock text while it runs. Say in a few words what it is doing.",
      invoked: "The tool has no `invoked` message, so the user sees a stock text when it is done. Say in a few words what it has done."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "openai/misplaced-key",
    summary: "A key of the metadata stands where no host looks for it",
    severity: "error",
    in: "recommended",
    messages: {
      meta: "Hosts read `{{key}}` from `_meta`; in {{where}} it is ignored. Move it.",
      hint: "Hosts read `{{hint}}` from `annotations`; in {{where}} it is ignored. Move it.",
      prefix: "Hosts read `{{hint}}`, without the prefix, from `annotations`; `{{key}}` is ignored. Rename it.",
      openai: "Hosts read `{{key}}` from {{home}}; in {{where}} it is ignored. Move it.",
      nested: "Only xmcp reads `_meta.openai`; hosts read keys such as `openai/outputTemplate`, so this does nothing. Write the keys in full.",
      joined: "Hosts read `{{key}}/invoking` and `{{key}}/invoked`, and nothing from an object under `{{key}}`, so it does nothing. Write the keys in full.",
      ui: "Hosts read `{{key}}` from `_meta.ui`; in `_meta` itself it is ignored. Move it.",
      csp: "Hosts read `{{key}}` from the resource of the widget; on the tool it is ignored. Move it."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "openai/misspelt-field",
    summary: "A field that nobody reads is spelt almost like a known one",
    severity: "warning",
    in: "recommended",
    messages: {
      misspelt: "`{{key}}` is no field of {{title}} and is ignored; did you mean `{{meant}}`?",
      misspeltRequired: "`{{key}}` is no field of {{title}}, so the required `{{meant}}` is missing; did you mean `{{meant}}`?",
      leftover: "`{{key}}` is no field of {{title}}, and nobody reads it: `{{meant}}` stands beside it. Remove `{{key}}` once `{{meant}}` holds what you want."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "openai/misspelt-key",
    summary: "A key of the metadata is spelt almost like one that hosts read",
    severity: "warning",
    in: "recommended",
    messages: { misspelt: "Hosts ignore `{{key}}`; did you mean `{{meant}}`?" },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "openai/output-template-required",
    summary: "The metadata of a widget tool names no output template",
    severity: "error",
    in: "spec",
    messages: {
      missing: "`{{key}}` makes this a widget tool, but no output template says which widget to show, so none is shown. Add `{{template}}`.",
      throws: "`registerAppTool` reads `_meta`, and throws without it when the server starts. Name the widget of the tool there, `_meta: { ui: { resourceUri } }`, or use `registerTool`."
    },
    isPerFile: true
  },
  {
    id: "openai/read-only-hint",
    summary: "A tool that only reads, by its name, is not marked read-only",
    severity: "warning",
    in: "spec",
    messages: {
      missing: 'By its name this tool only reads ("{{verb}}"), but without `readOnlyHint: true` the user has to confirm each call. Add it, if the tool changes nothing.',
      false: 'By its name this tool only reads ("{{verb}}"), but with `readOnlyHint: false` the user has to confirm each call. Set it to true, if the tool changes nothing.'
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
            description: "The dialects whose tools are asked for it"
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
      missing: "The required field `{{field}}` is missing from {{title}}: {{why}}. Add it.",
      missingPlain: "The required field `{{field}}` is missing from {{title}}. Add it."
    },
    isPerFile: true
  },
  {
    id: "openai/resource-description",
    summary: "A widget resource without a description",
    severity: "info",
    in: "strict",
    messages: {
      missing: "The widget has no `description`, so nobody who lists the resources learns what it shows. Add one."
    },
    isPerFile: true
  },
  {
    id: "openai/resource-fields",
    summary: "A widget resource without `uri` or `mimeType`",
    severity: "error",
    in: "spec",
    messages: {
      uri: "The widget has no `uri`, so no tool can refer to it. Add one of the form `ui://widget/<name>.html`.",
      mimeType: "The widget has no `mimeType`, and without the right one hosts do not render it. Add {{allowed}}."
    },
    isPerFile: true
  },
  {
    id: "openai/resource-mime-type",
    summary: "The MIME type of a widget is not the one that hosts render",
    severity: "error",
    in: "spec",
    messages: {
      empty: "The MIME type is empty, and without the right one hosts do not render the widget. Write {{allowed}}.",
      wrong: "With the MIME type `{{mime}}` the widget is shown as plain text, not rendered. Write {{allowed}}."
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
      missing: "The widget has no `name`, and MCP asks for one: people tell resources apart by it. Add a name they understand.",
      empty: "The name is empty, so people cannot tell the widget from others. Write a name they understand."
    },
    isPerFile: true
  },
  {
    id: "openai/resource-unused",
    summary: "A widget resource that no tool refers to",
    severity: "warning",
    in: "strict",
    messages: {
      unused: "No tool has `{{uri}}` as its output template, so no host ever shows this widget. Refer to it from a tool, or remove it."
    },
    isPerFile: false
  },
  {
    id: "openai/resource-uri",
    summary: "A widget's URI is not `ui://widget/<name>.html`, or does not start with `ui://`",
    severity: "error",
    in: "spec",
    messages: {
      empty: "The URI is empty, so hosts find no widget to show. Write `{{pattern}}`.",
      nameless: "`{{uri}}` names no widget, so hosts find none to show. Write `{{pattern}}`.",
      prefix: "`{{uri}}` has the wrong prefix `{{prefix}}`: hosts find a widget only under `ui://`. Write `{{pattern}}`.",
      scheme: "`{{uri}}` has no scheme: hosts find a widget only under `ui://`. Write `{{pattern}}`.",
      pattern: "`{{uri}}` is not `ui://widget/<name>.html`, so hosts do not find the widget. Give it that form."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "openai/response-shape",
    summary: "The answer of a tool does not have the form that hosts read",
    severity: "error",
    in: "spec",
    messages: {
      content: '`content` must be an array of parts, and hosts refuse the answer otherwise. Write `[{ type: "text", text: \u2026 }]`.',
      part: 'A part of `content` must be an object with a `type`, and hosts refuse the answer otherwise. Write `{ type: "text", text: \u2026 }`.',
      kind: "No part of `content` can have the type `{{type}}`, and hosts refuse the answer for it. Make it `text`, `image`, `audio`, `resource` or `resource_link`; data belongs in `structuredContent`.",
      text: "A part of the type `text` needs its text as a string in `text`, and hosts refuse the answer otherwise. Add it.",
      words: "The `text` of a part must be a string, and hosts refuse the answer otherwise. Make a string of it, or hand data over in `structuredContent`.",
      isError: "`isError` must be true or false, and hosts refuse the answer otherwise. Write one of the two.",
      meta: "`_meta` must be an object, and hosts refuse the answer otherwise. Put the values into an object."
    },
    isPerFile: true
  },
  {
    id: "openai/template-registered",
    summary: "An output template names a widget that no resource registers",
    severity: "error",
    in: "recommended",
    messages: {
      missing: "No resource is registered for `{{uri}}`{{hint}}, so the host cannot render the widget. Register that resource or fix the URI."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "openai/ui-initialize",
    summary: "A widget sends `clientInfo` or `capabilities` with `ui/initialize`, where hosts want `appInfo` and `appCapabilities`",
    severity: "error",
    in: "recommended",
    messages: {
      otherName: "Hosts built on the SDK of MCP Apps want `{{meant}}` in `ui/initialize` and refuse a request with `{{key}}` in its place: no data comes, and the widget stays blank. Rename it{{more}}."
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
      unknown: "`{{key}}` is no field of {{title}}: whoever reads the manifest will not look at it. Remove it, or check its name."
    },
    isPerFile: true
  },
  {
    id: "openai/widget-csp",
    summary: "A widget without a content security policy, or with one that is too wide",
    severity: "warning",
    in: "strict",
    messages: {
      missing: "The widget has no content security policy, which OpenAI asks of apps that are submitted. Add `openai/widgetCSP` or `ui.csp` to its `_meta`.",
      wildcard: "`{{source}}` lets the widget reach any host. Name the hosts that it needs.",
      http: "`{{source}}` is plain http: whoever sits between can read and change what the widget loads. Use https."
    },
    isPerFile: true
  },
  {
    id: "openai/widget-domain",
    summary: "A widget domain or an entry of its CSP is not an origin",
    severity: "error",
    in: "recommended",
    messages: {
      scheme: "`{{domain}}` has no scheme, so it is not an origin and hosts refuse or ignore it. Write `{{origin}}`.",
      empty: "This domain is empty and allows nothing. Write an origin such as `https://example.com`, or remove it.",
      path: "`{{domain}}` has a path, so it is not an origin and hosts refuse or ignore it. Write only the scheme and the host.",
      none: "`{{domain}}` is not an origin, so hosts refuse or ignore it. Write a scheme and a host: `https://example.com`."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "openai/window-api",
    summary: "Widget code uses a member of `window.openai` that no dialect has, or hands it the wrong arguments",
    severity: "error",
    in: "recommended",
    messages: {
      misspelt: "`window.openai` has no `{{name}}`; did you mean `{{meant}}`?",
      unknown: "No host has `{{name}}` in `window.openai`: it is undefined. Use a member that exists, such as `toolInput`, `toolOutput`, `widgetState`, `callTool` or `setWidgetState`.",
      callSeed: "This widget uses `{{sign}}`, and in that dialect `callTool` takes one object. Write `callTool({ name, arguments })`.",
      callOpenai: "This widget uses `{{sign}}`, and in that dialect `callTool` takes a name and then the arguments. Write `callTool(name, arguments)`.",
      callAny: "`callTool` must be told which tool to call: write `callTool({ name, arguments })` or `callTool(name, arguments)`.",
      name: "`callTool` needs the name of the tool as a string in `name`, and calls nothing without it. Write `callTool({ name, arguments })`.",
      key: "`callTool` takes what it hands to the tool from `arguments`, so `{{key}}` never gets there. Write `callTool({ name, arguments })`.",
      values: "`callTool` hands the tool its arguments by name, so they must be an object. Hand it one.",
      state: "`setWidgetState` takes the new state as an object. Hand it one.",
      object: "`{{name}}` takes an object, `{{name}}({ {{key}} })`, and hosts find nothing in a string. Hand it one.",
      none: "`{{name}}` takes no arguments, so what is handed over is lost. Remove it."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "openai/window-openai-guard",
    summary: "Widget code touches `window.openai` without checking that it is there",
    severity: "warning",
    in: "spec",
    messages: {
      unguarded: "Some hosts have no `window.openai`, and others add it after the script has started, so this can throw. Check for it first: `if (window.openai) \u2026`, or `window.openai?.`."
    },
    isPerFile: true
  },
  {
    id: "otc/field-type",
    summary: "A field has the wrong type, or a value outside a fixed set",
    severity: "error",
    in: "spec",
    messages: {
      wrong: "`{{field}}` must be {{expected}}, but it is {{found}}. Readers of the manifest reject it or ignore it{{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}}, but this one is {{found}}. Readers of the manifest reject it or ignore it{{advice}}.",
      wrongWhole: "This must be {{expected}}, but it is {{found}}. Readers of the manifest reject it or ignore it."
    },
    isPerFile: true
  },
  {
    id: "otc/flat-input-schema",
    summary: "input_schema is itself the JSON Schema, without parameters around it",
    severity: "error",
    in: "spec",
    messages: {
      flat: "`input_schema` is itself the JSON Schema, but clients look for it under `input_schema.parameters` and find none there. Wrap it in `parameters`."
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
      empty: "The id is empty, so clients cannot call the tool. Write it like `Calculator.Add@1.0.0`.",
      names: "`{{names}}` is not `ToolkitName.ToolName`, two names of letters, digits and underscores with a dot between them: clients cannot take the id apart. Write it like `Calculator.Add@1.0.0`.",
      noVersion: "`{{id}}` names no version, so clients cannot tell the versions of the tool apart. Write `{{meant}}`.",
      version: "The version in the id, `{{version}}`, is not of the form `x.y.z`, so clients cannot ask for it. Write three integers, like `{{meant}}`."
    },
    isPerFile: true
  },
  {
    id: "otc/id-name",
    summary: "A tool's id and its name do not belong together",
    severity: "warning",
    in: "recommended",
    messages: {
      stranger: "The id calls the tool `{{tool}}` and `name` calls it `{{name}}`: one of them looks copied from another tool. Name it `{{tool}}` or `{{toolkit}}_{{tool}}`, or correct the id."
    },
    isPerFile: true
  },
  {
    id: "otc/id-version",
    summary: "The version in a tool's id is not its version",
    severity: "error",
    in: "spec",
    messages: {
      differs: "The id says version `{{inId}}` and `version` says `{{version}}`, so clients that pin one get the other. Make them the same."
    },
    fixable: "both",
    isPerFile: true
  },
  {
    id: "otc/misspelt-field",
    summary: "A field that nobody reads is spelt almost like a known one",
    severity: "warning",
    in: "recommended",
    messages: {
      misspelt: "`{{key}}` is no field of {{title}} and is ignored; did you mean `{{meant}}`?",
      misspeltRequired: "`{{key}}` is no field of {{title}}, so the required `{{meant}}` is missing; did you mean `{{meant}}`?",
      leftover: "`{{key}}` is no field of {{title}}, and nobody reads it: `{{meant}}` stands beside it. Remove `{{key}}` once `{{meant}}` holds what you want."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "otc/name-format",
    summary: "A tool's name holds other characters than letters, digits, _ and -, or is not 1 to 64 long",
    severity: "error",
    in: "spec",
    messages: {
      characters: "`{{stray}}` may not stand in a name: clients hand names to models that take only letters, digits, `_` and `-`. Rename the tool.",
      blanks: "A name may hold no spaces: clients hand names to models that take only letters, digits, `_` and `-`. Rename the tool.",
      empty: "The name is empty, so neither people nor models can call the tool. Name it with letters, digits, `_` and `-`.",
      long: "The name has {{length}} characters, but clients and models take at most 64. Shorten it."
    },
    fixable: "unsafe",
    isPerFile: true
  },
  {
    id: "otc/no-ref",
    summary: "A schema refers to another, or holds definitions to be referred to",
    severity: "error",
    in: "spec",
    messages: {
      reference: "`{{key}}` is excluded from OTC schemas, and clients do not follow it. Write what it refers to (`{{to}}`) in its place.",
      definitions: "`{{key}}` is excluded from OTC schemas, as nothing may refer to it. Write each definition where it is used.",
      anchor: "`{{key}}` names a part of the schema so that it can be referred to, which OTC schemas exclude. Remove it."
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
      empty: "This scope is empty, which no provider can grant. Fill it in or remove it.",
      several: "`{{scope}}` are {{count}} scopes in one string, and are asked for as one that no provider knows. Make each an entry of its own.",
      again: "The scope `{{scope}}` is already in the list. Remove it here."
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
      missing: "The parameter `{{name}}` has no `description`, so a model has to guess what to pass. Add one.",
      misspelt: "`{{key}}` is no keyword of JSON Schema, so the parameter `{{name}}` has no `description`, and a model has to guess what to pass; did you mean `description`?",
      empty: "The description of the parameter `{{name}}` is empty, so a model has to guess what to pass. Write what it is."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "otc/parameter-object",
    summary: "A parameter is no JSON Schema object",
    severity: "error",
    in: "spec",
    messages: {
      noObject: "The parameter `{{name}}` is {{found}}, not a JSON Schema object: nothing tells a model what to pass. Write an object with a `type` and a `description`."
    },
    isPerFile: true
  },
  {
    id: "otc/parameters-object",
    summary: "parameters is the schema of something other than an object",
    severity: "warning",
    in: "recommended",
    messages: {
      noObject: 'The parameters are described as {{type}}, but a tool is called with an object of named values, so no call can fit. Set `type` to `"object"` and list the parameters in `properties`.'
    },
    isPerFile: true
  },
  {
    id: "otc/required-field",
    summary: "A required field is missing",
    severity: "error",
    in: "spec",
    messages: {
      missing: "The required field `{{field}}` is missing from {{title}}: {{why}}. Add it.",
      missingPlain: "The required field `{{field}}` is missing from {{title}}. Add it."
    },
    isPerFile: true
  },
  {
    id: "otc/requirement-id",
    summary: "An authorization or a secret has no id",
    severity: "error",
    in: "spec",
    messages: {
      missing: "This {{what}} has no `id`, so nobody can know which one the tool needs. Add it.",
      empty: "The `id` of this {{what}} is empty, so nobody can know which one the tool needs. Fill it in.",
      noString: "The `id` of this {{what}} is not a string, so nobody can know which one the tool needs. Write it as a string."
    },
    isPerFile: true
  },
  {
    id: "otc/unique-id",
    summary: "Two tools of one tool server carry the same id",
    severity: "error",
    in: "spec",
    messages: {
      inFile: "The id `{{id}}` is already taken in this file: a client that asks for it gets either tool. Give this one an id of its own.",
      ofOtherVersion: "The id `{{id}}` is already taken in this file, and `version` says that this is another version: a client that asks for it gets either. Write `{{own}}`.",
      inServer: "The id `{{id}}` is already taken on the server `{{server}}`: a client that asks for it gets either tool. Give this one an id of its own."
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
      again: "The tool already requires the {{what}} `{{id}}`. Remove this entry.",
      other: "The tool already requires the {{what}} `{{id}}`, with other details: which of the two counts is anyone's guess. Make one entry of them."
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
      unknown: "`{{key}}` is no field of {{title}}: whoever reads the manifest will not look at it. Remove it, or check its name."
    },
    isPerFile: true
  },
  {
    id: "otc/version-format",
    summary: "A tool's version is not x.y.z with three integers",
    severity: "error",
    in: "spec",
    messages: {
      leadingV: "`{{version}}` starts with a `v`, but a version is only `x.y.z`: clients that compare versions do not understand it. Remove the `v`.",
      form: "`{{version}}` is not of the form `x.y.z` with three integers (no zeros in front, nothing after): clients that compare versions do not understand it. Write it like `1.0.0`."
    },
    fixable: "safe",
    isPerFile: true
  },
  {
    id: "shinkai/default-as-string",
    summary: "A default is written as a string, though the type is another",
    severity: "info",
    in: "strict",
    messages: {
      asString: "The default of `{{path}}` is a string, though its type is {{type}}. Only an older Shinkai wanted it so; write {{value}} without quotes."
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
      missing: "The default of `{{path}}` is neither applied nor shown to the model, and its description does not mention `{{value}}`. Say there what happens without a value."
    },
    fixable: "unsafe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/enum-not-described",
    summary: "A parameter's description does not name the values of its `enum`",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: "The `enum` of `{{path}}` never reaches the model, and its description does not name {{values}}. Name every allowed value in the description."
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
      noArray: "`enum` of `{{path}}` must be an array of strings that lists what may be given.",
      noString: "`enum` of `{{path}}` may hold strings only, and this value is {{kind}}. Write every value as a string.",
      noStrings: "`enum` of `{{path}}` may hold strings only, and this value is {{kind}}; {{others}} either. Write every value as a string."
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
      wrong: "`{{field}}` must be {{expected}}, but it is {{found}}. Readers of the manifest reject it or ignore it{{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}}, but this one is {{found}}. Readers of the manifest reject it or ignore it{{advice}}.",
      wrongWhole: "This must be {{expected}}, but it is {{found}}. Readers of the manifest reject it or ignore it."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/homepage-url",
    summary: "`homepage` is no absolute URL",
    severity: "warning",
    in: "recommended",
    messages: {
      wrapped: "`{{homepage}}` is a URL with something around it, which no browser opens. Write the URL alone.",
      noUrl: "`{{homepage}}` is no absolute URL, so nobody can open it. Write the whole URL, with `https://` and without spaces."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/items-only-for-arrays",
    summary: "A property that is no array has `items`",
    severity: "warning",
    in: "spec",
    messages: {
      items: '`items` describes the elements of an array, but the type of `{{path}}` is `{{type}}`. Change the type to `"array"`, or remove `items`.'
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
      none: "The tool has no `keywords`, so it is found by its name and description alone. Add some.",
      twice: "The keyword `{{keyword}}` is listed twice. Remove one."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/misplaced-property",
    summary: "A property stands beside `properties`, a keyword stands inside it, or a field of the manifest in a table",
    severity: "error",
    in: "recommended",
    messages: {
      property: "The {{noun}} `{{key}}` stands beside `properties` instead of in it, so nobody sees it. Move it into `properties`.",
      wrapper: "The {{noun}} `{{key}}` stands in `{{table}}` itself, where nobody sees it. Put it into `properties`.",
      keyword: "`{{key}}` stands inside `properties`, where it is taken for a {{noun}} of that name. Move it beside `properties`.",
      field: "`{{key}}` is a field of the manifest, but stands in `{{table}}`, where nobody reads it. Move it to the top level."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/misspelt-field",
    summary: "A field that nobody reads is spelt almost like a known one",
    severity: "warning",
    in: "recommended",
    messages: {
      misspelt: "`{{key}}` is no field of {{title}} and is ignored; did you mean `{{meant}}`?",
      misspeltRequired: "`{{key}}` is no field of {{title}}, so the required `{{meant}}` is missing; did you mean `{{meant}}`?",
      leftover: "`{{key}}` is no field of {{title}}, and nobody reads it: `{{meant}}` stands beside it. Remove `{{key}}` once `{{meant}}` holds what you want."
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
      missing: "The document lets you leave `configurations` out, but Shinkai itself does not load a tool without it. Add an empty one."
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/oauth-client-secret",
    summary: "A client secret stands in the file",
    severity: "error",
    in: "recommended",
    messages: {
      secret: "A client secret stands in this file, where everyone who gets the tool can read it. Leave `clientSecret` empty, and revoke this one."
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
      taken: "Another OAuth service above is called `{{name}}` too, and a token is looked up by that name. Rename one."
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
      missing: "This OAuth service has no {{fields}}, which the document does not mark as optional. Add what is missing, empty if the user fills it in."
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
      missing: "This OAuth service has no {{fields}}, so nobody can log in with it. Add what is missing.",
      empty: "The `{{fields}}` of this OAuth service is empty, so nobody can log in with it. Fill it in."
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
      plain: '`"plain"` sends the verifier in clear, so whoever sees the first request can finish the login. Use `"S256"` if the service offers it.'
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
      several: "`{{scope}}` are {{count}} scopes in one string, and are asked for as one that no service knows. Make each an entry of its own.",
      maySeveral: "`{{scope}}` may be {{count}} scopes in one string, which most services take for one that they do not know. This one may want commas: make each an entry of its own, unless it does."
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
    messages: {
      relative: "`{{field}}` must be an absolute URL, since {{use}}. Write it with `https://` and the host, and nothing around it."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/parameter-description",
    summary: "A parameter or a setting has no description",
    severity: "error",
    in: "spec",
    messages: {
      parameter: "The parameter `{{path}}` has no `description`: it is all that a model learns about it besides name and type. Add one.",
      setting: "The setting `{{path}}` has no `description`, so people cannot know what to enter. Add one.",
      blank: "The description of `{{path}}` is empty, and it is all that tells what the {{noun}} is for. Write one.",
      misspelt: "`{{key}}` is no field of a property, so the {{noun}} `{{path}}` has no `description`; did you mean `description`?"
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/properties-only-for-objects",
    summary: "A property that is no object has `properties` or `required`",
    severity: "warning",
    in: "spec",
    messages: {
      properties: '`properties` describes what an object holds, but the type of `{{path}}` is `{{type}}`. Change the type to `"object"`, or remove `properties`.',
      both: '`properties` and `required` describe what an object holds, but the type of `{{path}}` is `{{type}}`. Change the type to `"object"`, or remove both.',
      required: "`required` lists the fields of an object, but the type of `{{path}}` is `{{type}}`. To require `{{path}}` itself, name it in the `required` of the object around it."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/property-type",
    summary: "A parameter or a setting has no type, or none that Shinkai knows",
    severity: "error",
    in: "spec",
    messages: {
      missing: "`{{path}}` has no `type`, so nobody knows what to give. Add one: string, number, boolean, array or object.",
      misspelt: "`{{key}}` is no field of a property, so `{{path}}` has no `type`; did you mean `type`?",
      unknown: "`{{type}}` is no type of a property{{hint}}. Use string, number, boolean, array or object.",
      noName: "`type` of `{{path}}` must be a string that names the type, but it is {{type}}. Use string, number, boolean, array or object.",
      unionParameter: "An array of types does not load at all: the whole tool is rejected. Give `{{path}}` one type, and tell the rest in its description.",
      unionSetting: "An array of types is not read, and `{{path}}` is taken for a string. Give it one type."
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
      one: "{{keys}} is for reference only: Shinkai neither checks nor applies it{{places}}. Handle it in the code and mention it in the description.",
      several: "{{keys}} are for reference only: Shinkai neither checks nor applies them{{places}}. Handle them in the code and mention them in the description."
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
      missing: "The required field `{{field}}` is missing from {{title}}: {{why}}. Add it.",
      missingPlain: "The required field `{{field}}` is missing from {{title}}. Add it."
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
      attribute: "A result field has no `{{key}}` in the document, and nobody reads it here. Say it in the description of `{{path}}`."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/result-type",
    summary: "A result field has no type, or none of those in the document",
    severity: "info",
    in: "strict",
    messages: {
      missing: "`{{path}}` has no `type`: whoever uses the result cannot know what to expect. Add one.",
      unknown: "`{{type}}` is no type of the document{{hint}}; Shinkai keeps it, but other readers may not know it. If it fits, use string, number, boolean, array or object.",
      noName: "`type` of `{{path}}` is no string that names a type, but {{type}}; Shinkai keeps it, but other readers may not know it. If it fits, use string, number, boolean, array or object.",
      union: "An array of types is not in the document; Shinkai keeps it, but other readers of `{{path}}` may expect one type. If one fits, give it only that."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/sql-duplicate-name",
    summary: "Two tables or two queries share a name",
    severity: "error",
    in: "recommended",
    messages: {
      taken: "Another {{what}} above is called `{{name}}` too, so nobody can tell which of the two is meant. Rename one."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/sql-incomplete",
    summary: "A table of SQL without name or definition, or a query without name or query",
    severity: "warning",
    in: "recommended",
    messages: {
      missing: "This {{what}} has no `{{field}}`, and Shinkai cannot load the tool without it. Add it.",
      empty: "The `{{field}}` of this {{what}} is empty, so the {{what}} is of no use. Fill it in, or remove the {{what}}."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/sql-query",
    summary: "SQLite cannot prepare a query against the tables of the manifest",
    severity: "error",
    in: "recommended",
    messages: {
      sqlite: "SQLite cannot prepare this query: {{error}}{{hint}}. The tool would fail when it runs it.",
      refused: "This query is not checked: {{error}}. Make it shorter.",
      slow: "This query is not checked: {{error}} in time. Make it simpler."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/sql-table",
    summary: "SQLite cannot run the definition of a table, or it creates another table",
    severity: "error",
    in: "recommended",
    messages: {
      sqlite: "SQLite cannot create this table: {{error}}{{hint}}. The tool would fail at its first query.",
      refused: "This definition is not run: {{error}}. Write one CREATE TABLE statement that lists the columns.",
      slow: "This definition is not run to its end: {{error}} in time. Make it simpler.",
      several: "A definition is one statement, and here a second one starts. Make it an entry of its own.",
      otherName: "The definition creates `{{created}}`, but the table is called `{{name}}`: queries for one of the two will fail. Use one name."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/sql-type",
    summary: "A column has a type that SQLite accepts but does not know",
    severity: "info",
    in: "strict",
    messages: {
      unknown: "SQLite has no type `{{types}}`, but takes the word and stores whatever comes{{more}}. Use INTEGER, REAL, TEXT, NUMERIC or BLOB."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/table-properties",
    summary: "`configurations`, `parameters` or `result` has no `properties`",
    severity: "error",
    in: "spec",
    messages: {
      missing: "`{{table}}` has no `properties`, so its content is not described. Add `properties`, empty if there are none.",
      empty: '`{{table}}` is empty: it has no `type` and no `properties`, so its content is not described. Write `{ "type": "object", "properties": {} }`.',
      unset: "`properties` of `{{table}}` is null, so its content is not described. Write an object, empty if there are no properties.",
      misspelt: "`{{key}}` is not a field of `{{table}}`, so its `properties` are missing; did you mean `properties`?"
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/table-type",
    summary: '`configurations`, `parameters` or `result` is no object, or has a `type` other than "object"',
    severity: "error",
    in: "spec",
    messages: {
      noObject: "`{{table}}` must be an object with `type` and `properties`; as it is, the tool cannot be loaded.",
      wrongType: 'The `type` of `{{table}}` is always `"object"`, whatever the table holds. Write `"object"`.'
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/table-type-missing",
    summary: "`configurations`, `parameters` or `result` has no `type`",
    severity: "warning",
    in: "spec",
    notRecommended: true,
    messages: {
      missing: '`{{table}}` has no `type`, so JSON Schema readers do not know that it is an object. Add `"type": "object"`.',
      misspelt: "`{{key}}` is not a field of `{{table}}`, so its `type` is missing; did you mean `type`?"
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/tool-reference",
    summary: "An entry of `tools` is no reference to a tool",
    severity: "warning",
    in: "recommended",
    messages: {
      noReference: "`{{reference}}` is no reference to a tool, so it is dropped without a word. Write `local:::author:::name`, or `local:::author:::name:::1.0.0` for one version.",
      noText: 'A reference to a tool is a string, so this entry is dropped without a word. Write `"local:::author:::name"`.'
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
      unknown: "`{{type}}` is no known type of tool. Write `typescript` or `python`, whichever the tool is written in.",
      meant: "`{{type}}` is no known type of tool; did you mean `{{meant}}`?"
    },
    fixable: "safe",
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/unique-id",
    summary: "Two tools have one `id`",
    severity: "warning",
    in: "strict",
    messages: {
      taken: "`{{id}}` is also the `id` of another tool, so it tells neither of them apart. Give this one an id of its own."
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
      unknown: "`{{key}}` is no field of {{title}}: whoever reads the manifest will not look at it. Remove it, or check its name."
    },
    isPerFile: true,
    isDataOnly: true
  },
  {
    id: "shinkai/version-format",
    summary: "`version` is no semantic version",
    severity: "warning",
    in: "recommended",
    messages: {
      format: "`{{version}}` is no semantic version, so it cannot be compared with other versions of the tool. Write three numbers, such as `1.0.0`."
    },
    isPerFile: true,
    isDataOnly: true
  }
];

// src/eslint/plugin.ts
import { createRequire as createRequire2 } from "node:module";

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
    const { broken, ...said } = openEngine2().judge(file.enlisted, known, context, file.page);
    if (file.page) file.page.broken = broken;
    Object.assign(file, said);
  }
  const own = file.failures.find(({ rule }) => rule === id);
  if (own) throw new Error(own.message);
  const failures = file.failures.filter(({ rule }) => rule === void 0).map(({ message }) => message);
  file.failures = file.failures.filter(({ rule }) => rule !== void 0);
  return { findings: file.findings?.get(id) ?? [], failures };
}

// src/eslint/to-eslint.ts
function toEslint(rule, openEngine2) {
  const isForCode = reads(rule, "js");
  return {
    meta: metaOf(rule),
    create(context) {
      const file = fileAt(context);
      const { root, language, mayHoldManifests: mayHoldManifests2 } = file;
      if (language === void 0 || language === "js" && !isForCode) {
        return { [root.type]: () => sayOnce(misplacement(context, isForCode), root, context) };
      }
      if (!mayHoldManifests2) return NOTHING_TO_SAY;
      enlist(rule, file, context);
      const report = () => reportAll(rule, file, openEngine2, context);
      return language === "js" ? { Program: report } : { Document: report };
    }
  };
}
var NOTHING_TO_SAY = {};
function metaOf(rule) {
  const { summary, severity, fixable, messages, options } = rule;
  return {
    type: severity === "error" ? "problem" : "suggestion",
    docs: { description: summary, url: pageOf(rule), recommended: isInPreset(rule, "recommended") },
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
function languagesOf(rule) {
  return [...reads(rule, "js") ? CODE_LANGUAGES : [], ...JSON_LANGUAGES];
}
function reads({ isDataOnly }, language) {
  return language === "json" || !isDataOnly;
}
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
function reportAll(rule, file, openEngine2, context) {
  const { findings, failures } = takeSaid(rule, file, openEngine2, context);
  for (const message of failures) context.report({ loc: locOf(context.sourceCode, 0, 0), message });
  for (const finding of findings) context.report(reportOf(finding, rule, context.sourceCode, file.page));
}
function reportOf(finding, { fixable }, sourceCode, page) {
  const { start, end, message, messageId, data = {}, fix } = finding;
  const said = { loc: locOf(sourceCode, start, end), ...messageId === void 0 ? { message } : { messageId, data } };
  if (!fix) return said;
  const edits = page ? [joined(fix.edits, page.text)] : fix.edits;
  const change = (fixer) => edits.map((edit) => replace(fixer, edit));
  const isSafe = fix.safe && fixable !== "unsafe";
  return isSafe ? { ...said, fix: change } : { ...said, suggest: [{ desc: fix.title, fix: change }] };
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

// src/eslint/plugin.ts
function createPlugin({ name, version, rules: rules2, openEngine: openEngine2 }) {
  const single = rules2.filter(({ isPerFile }) => isPerFile);
  introduce(rules2);
  const about = { name, ...version !== void 0 && { version } };
  const made = Object.fromEntries(single.map((rule) => [nameOf(rule, name), toEslint(rule, openEngine2)]));
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
var SOURCE = {
  files: ["**/*"],
  ignores: ["**/!(*.js|*.mjs|*.cjs|*.jsx|*.ts|*.mts|*.cts|*.tsx)"]
};
var NO_MANIFESTS = [
  "**/package.json",
  "**/package-lock.json",
  "**/npm-shrinkwrap.json",
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
  const data = (language) => ({
    name: `${namespace}/${language}`,
    files: [`**/*.${language}`],
    ignores: NO_MANIFESTS,
    // Under the usual key, a user's own copy of it could not be registered beside ours.
    plugins: { [namespace]: plugin, "toolint-json": jsonPlugin() },
    language: `toolint-json/${language}`,
    // As the command line reads it.
    ...language === "jsonc" && { languageOptions: { allowTrailingCommas: true } },
    rules: entriesOf(rules2, "recommended", "json", namespace)
  });
  return {
    recommended: source("recommended"),
    strict: source("strict"),
    spec: source("spec"),
    html: {
      name: `${namespace}/html`,
      files: ["**/*.{html,htm}", SCRIPTS_FILES],
      plugins: { [namespace]: plugin },
      processor: `${namespace}/html`,
      // What stands in a page is none of the files of a TypeScript project.
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
}
function entriesOf(rules2, preset, language, namespace) {
  const on = rules2.filter((rule) => isInPreset(rule, preset) && reads(rule, language));
  return Object.fromEntries(
    on.map((rule) => {
      const severity = rule.severity === "error" ? "error" : "warn";
      const options = rule.options?.presets?.[preset];
      return [`${namespace}/${nameOf(rule, namespace)}`, options ? [severity, { ...options }] : severity];
    })
  );
}
function jsonPlugin() {
  try {
    return createRequire2(import.meta.url)("@eslint/json").default;
  } catch (error) {
    if (error.code !== "MODULE_NOT_FOUND") throw error;
    throw new Error(
      "The configs of toolint for JSON need the package @eslint/json, which is not there: npm install --save-dev @eslint/json",
      { cause: error }
    );
  }
}

// src/eslint/types.ts
function factsOf(rule, formats = []) {
  const { id, url, summary, severity, in: preset, notRecommended, messages, fixable, options } = rule;
  const { check, byEngine, project } = rule;
  const isPerFile = check !== void 0 || byEngine === "file" || project?.inOneFile === true;
  const isDataOnly = formats.some((format) => format.isDataOnly && id.startsWith(`${format.id}/`));
  return {
    ...{ id, url, summary, severity, in: preset, notRecommended, messages, fixable, options, isPerFile },
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
