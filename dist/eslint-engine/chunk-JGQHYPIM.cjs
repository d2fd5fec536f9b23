(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { defineRule } = require("./chunk-U3M6L7SW.cjs");

// rules/common/lib/structural.ts
function requiredField(format, source) {
  return defineRule({
    id: `${format}/required-field`,
    summary: "A required field is missing",
    severity: "error",
    in: "spec",
    source,
    structural: true,
    messages: {
      missing: "The required field `{{field}}` is missing from {{title}}: {{why}}. Add it.",
      missingPlain: "The required field `{{field}}` is missing from {{title}}. Add it."
    },
    check: (manifest) => pick(manifest.structure(format), "required-field")
  });
}
function fieldType(format, source) {
  return defineRule({
    id: `${format}/field-type`,
    summary: "A field has the wrong type, or a value outside a fixed set",
    severity: "error",
    in: "spec",
    source,
    structural: true,
    messages: {
      wrong: "`{{field}}` must be {{expected}}, but it is {{found}}. Readers of the manifest reject it or ignore it{{advice}}.",
      wrongEntry: "An entry of `{{field}}` must be {{expected}}, but this one is {{found}}. Readers of the manifest reject it or ignore it{{advice}}.",
      wrongWhole: "This must be {{expected}}, but it is {{found}}. Readers of the manifest reject it or ignore it."
    },
    check: (manifest) => pick(manifest.structure(format), "field-type")
  });
}
function misspeltField(format, source) {
  return defineRule({
    id: `${format}/misspelt-field`,
    summary: "A field that nobody reads is spelt almost like a known one",
    severity: "warning",
    in: "recommended",
    source,
    structural: true,
    fixable: "safe",
    messages: {
      misspelt: "`{{key}}` is no field of {{title}} and is ignored; did you mean `{{meant}}`?",
      misspeltRequired: "`{{key}}` is no field of {{title}}, so the required `{{meant}}` is missing; did you mean `{{meant}}`?",
      leftover: "`{{key}}` is no field of {{title}}, and nobody reads it: `{{meant}}` stands beside it. Remove `{{key}}` once `{{meant}}` holds what you want."
    },
    check: (manifest) => pick(manifest.structure(format), "misspelt-field")
  });
}
function unknownField(format, source, toldElsewhere = () => []) {
  return defineRule({
    id: `${format}/unknown-field`,
    summary: "A field that the format does not know",
    severity: "info",
    in: "strict",
    source,
    structural: true,
    messages: {
      unknown: "`{{key}}` is no field of {{title}}: whoever reads the manifest will not look at it. Remove it, or check its name."
    },
    check(manifest) {
      const told = new Set(toldElsewhere(manifest));
      return pick(manifest.structure(format), "unknown-field").filter(({ at }) => !told.has(at));
    }
  });
}
function pick(structure, kind) {
  return structure.filter((each) => each.kind === kind).map(({ problem }) => problem);
}

Object.assign(exports, { requiredField, fieldType, misspeltField, unknownField });
})