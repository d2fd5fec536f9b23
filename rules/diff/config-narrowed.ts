import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/config-narrowed',
  summary: 'Users have to fill in a setting again',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'Users have to change their settings before the tool works again.',
    kind: 'advice',
  },
  messages: {
    new: 'The setting {{name}} of {{of}} is new and required. Users have to fill it in before the tool works again.',
    now: 'The setting {{name}} of {{of}} is required now. Users who left it out have to fill it in.',
    newDefault: 'The setting {{name}} of {{of}} is new and required, but has a default. Users may have to fill it in.',
    nowDefault: 'The setting {{name}} of {{of}} is required now, but has a default. Users may have to fill it in.',
    fails: 'The setting `{{before}}` of {{of}} was renamed to `{{after}}`. Users have to fill it in again.',
    ignored: 'The setting {{name}} of {{of}} was removed or renamed. What users filled in is ignored.',
    refused: 'The setting {{name}} of {{of}} was removed. What users filled in is refused.',
    type: 'The setting {{name}} of {{of}} accepted {{before}} and now accepts {{after}}. Users may have to fill it in again.',
    alternative: 'The setting {{name}} of {{of}} accepts fewer values than before. Users may have to fill it in again.',
    choice: 'The setting {{name}} of {{of}} accepts fewer values than before. Users may have to fill it in again.',
    removed: 'The setting {{name}} of {{of}} no longer accepts `{{before}}`. Users may have to fill it in again.',
    introduced: 'The setting {{name}} of {{of}} accepts only `{{after}}` now. Users may have to fill it in again.',
    service: '{{of}} asks users to sign in to {{name}}, which is new. It does not work until they do.',
    scopes: '{{of}} asks {{name}} for more: {{after}}. Users have to allow it again.',
  },
  byEngine: 'diff',
});
