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
    new: {
      message:
        'The setting {{name}} of {{of}} is new and required. Users have to fill it in before the tool works again.',
      help: 'Make it optional, or tell users what to fill in.',
    },
    now: {
      message: 'The setting {{name}} of {{of}} is required now. Users who left it out have to fill it in.',
      help: 'Keep it optional, or tell users what to fill in.',
    },
    newDefault: {
      message: 'The setting {{name}} of {{of}} is new and required, but has a default. Users may have to fill it in.',
      help: 'Take it out of `required`, or tell users what to fill in.',
    },
    nowDefault: {
      message: 'The setting {{name}} of {{of}} is required now, but has a default. Users may have to fill it in.',
      help: 'Take it out of `required`, or tell users what to fill in.',
    },
    fails: {
      message: 'The setting `{{before}}` of {{of}} was renamed to `{{after}}`. Users have to fill it in again.',
      help: 'Keep the old name, or tell users to fill in the new setting.',
    },
    ignored: {
      message: 'The setting {{name}} of {{of}} was removed or renamed. What users filled in is ignored.',
      help: 'Say so in the changelog.',
    },
    refused: {
      message: 'The setting {{name}} of {{of}} was removed. What users filled in is refused.',
      help: 'Keep accepting it for a while, or say so in the changelog.',
    },
    type: {
      message:
        'The setting {{name}} of {{of}} accepted {{before}} and now accepts {{after}}. Users may have to fill it in again.',
      help: 'Accept both for a while, or tell users what to fill in.',
    },
    alternative: {
      message: 'The setting {{name}} of {{of}} accepts fewer values than before. Users may have to fill it in again.',
      help: 'Accept the other values for a while, or tell users what to fill in.',
    },
    choice: {
      message: 'The setting {{name}} of {{of}} accepts fewer values than before. Users may have to fill it in again.',
      help: 'Accept the other values for a while, or tell users what to fill in.',
    },
    removed: {
      message: 'The setting {{name}} of {{of}} no longer accepts `{{before}}`. Users may have to fill it in again.',
      help: 'Accept the old values for a while, or tell users what to fill in.',
    },
    introduced: {
      message: 'The setting {{name}} of {{of}} accepts only `{{after}}` now. Users may have to fill it in again.',
      help: 'Accept other values for a while, or tell users what to fill in.',
    },
    service: {
      message: '{{of}} asks users to sign in to {{name}}, which is new. It does not work until they do.',
      help: 'Tell users to sign in, in the changelog.',
    },
    scopes: {
      message: '{{of}} asks {{name}} for more: {{after}}. Users have to allow it again.',
      help: 'Tell users to allow it again, in the changelog.',
    },
  },
  byEngine: 'diff',
});
