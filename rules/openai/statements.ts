/** What the OpenAI Metadata Format Reference demands and allows, in its order. */
import type { Statement } from '../../src/core/pack.js';

const TOOL = 'Tool Registration Metadata';
const ANSWER = 'Tool Response Metadata';
const RESOURCE = 'Resource Registration (Widgets)';
const URI = 'Required Patterns, Resource URI Pattern';
const MIME = 'Required Patterns, MIME Type';
const DESCRIPTION = 'Required Patterns, Tool Descriptions';
const API = 'window.openai API';
const CHECKLIST = 'Checklist';

/** A case in the test of a rule. */
const shownBy = (rule: string, title: string): string => `__tests__/rules/openai/${rule}.test.ts > ${title}`;
/** Whole files. */
const document = (title: string): string => `__tests__/rules/openai/document.test.ts > ${title}`;

export const statements: readonly Statement[] = [
  {
    id: 'openai/keys-known',
    section: 'Complete List of OpenAI-Specific Annotations',
    says: 'The list of keys is complete',
    kind: 'fact',
    rules: ['openai/misspelt-key', 'openai/misspelt-field', 'openai/unknown-field', 'openai/misplaced-key'],
    tests: [
      shownBy('misspelt-key', 'in the dialect of the document'),
      shownBy('unknown-field', 'a key that no document has'),
    ],
  },
  {
    id: 'openai/description-critical',
    section: TOOL,
    says: 'The description is action-oriented, and critical for discovery',
    kind: 'MUST',
    rules: ['openai/description-action-oriented', 'mcp/description-missing'],
    tests: [shownBy('description-action-oriented', 'too vague')],
  },
  {
    id: 'openai/input-schema',
    section: TOOL,
    says: 'The input schema is a JSON Schema',
    kind: 'MUST',
    rules: ['common/invalid-json-schema', 'mcp/input-schema-object'],
    tests: ['__tests__/rules/mcp/input-schema-object.test.ts > rules/mcp/input-schema-object.js'],
  },
  {
    id: 'openai/output-template-required',
    section: TOOL,
    says: 'outputTemplate is required for widgets',
    kind: 'MUST',
    rules: ['openai/output-template-required', 'openai/field-type', 'openai/template-registered'],
    tests: [
      shownBy('output-template-required', 'status messages in the dialect of the document'),
      shownBy('field-type', 'a template that is no string'),
      shownBy('template-registered', 'a template that no resource has'),
    ],
  },
  {
    id: 'openai/tool-invocation',
    section: TOOL,
    says: 'toolInvocation has messages for while a tool runs and after',
    kind: 'MAY',
    rules: ['openai/invocation-messages', 'openai/invocation-message-format'],
    tests: [
      shownBy('invocation-messages', 'both messages'),
      shownBy('invocation-messages', 'a tool without a widget'),
      shownBy('invocation-message-format', 'no string'),
    ],
  },
  {
    id: 'openai/read-only-hint',
    section: TOOL,
    says: 'readOnlyHint skips the prompt that asks for a confirmation, for tools that only read',
    kind: 'MAY',
    rules: ['openai/read-only-hint', 'mcp/annotation-type'],
    tests: [
      shownBy('read-only-hint', 'with the hint'),
      shownBy('read-only-hint', 'names that do not say that the tool only reads'),
    ],
  },
  {
    id: 'openai/answer-content',
    section: ANSWER,
    says: 'content is an array of parts, and the text of a text part is what the conversation shows',
    kind: 'MUST',
    rules: ['openai/response-shape'],
    tests: [
      shownBy('response-shape', 'content that is a text'),
      shownBy('response-shape', 'a text part without a text'),
    ],
  },
  {
    id: 'openai/initial-data-any',
    section: ANSWER,
    says: 'initialData is an object of any depth, which getInitialData() gives',
    kind: 'MAY',
    rules: ['openai/initial-data'],
    tests: [shownBy('initial-data', 'data'), shownBy('initial-data', 'a text as data')],
  },
  {
    id: 'openai/initial-route',
    section: ANSWER,
    says: 'initialRoute controls the view that the widget starts with',
    kind: 'MAY',
    rules: ['openai/initial-route'],
    tests: [shownBy('initial-route', 'a path'), shownBy('initial-route', 'no slash')],
  },
  {
    id: 'openai/is-error',
    section: ANSWER,
    says: 'isError marks an answer as an error',
    kind: 'MAY',
    rules: ['openai/response-shape'],
    tests: [
      shownBy('response-shape', 'as the document has it'),
      shownBy('response-shape', 'an error flag that is a text'),
    ],
  },
  {
    id: 'openai/resource-registered',
    section: RESOURCE,
    says: 'A widget is registered with a URI, a name, a description and a MIME type',
    kind: 'MUST',
    rules: ['openai/resource-fields', 'openai/resource-name', 'openai/resource-description'],
    tests: [
      shownBy('resource-fields', 'no MIME type'),
      shownBy('resource-fields', 'no URI'),
      shownBy('resource-name', 'no name'),
      shownBy('resource-description', 'none'),
    ],
  },
  {
    id: 'openai/uri-pattern',
    section: URI,
    says: 'The URI is ui://widget/, a name, and .html',
    kind: 'MUST',
    rules: ['openai/resource-uri'],
    tests: [shownBy('resource-uri', 'the resource of a tool of the document'), shownBy('resource-uri', 'no name')],
  },
  {
    id: 'openai/uri-prefix',
    section: URI,
    says: 'resource:// is the wrong prefix',
    kind: 'MUST',
    rules: ['openai/resource-uri'],
    tests: [shownBy('resource-uri', 'another scheme')],
  },
  {
    id: 'openai/uri-scheme',
    section: URI,
    says: 'A path without a scheme is no URI',
    kind: 'MUST',
    rules: ['openai/resource-uri'],
    tests: [shownBy('resource-uri', 'no scheme')],
  },
  {
    id: 'openai/uri-names',
    section: URI,
    says: 'A name may have dashes',
    kind: 'MAY',
    rules: [],
    tests: [shownBy('resource-uri', 'a name with a dash')],
  },
  {
    id: 'openai/mime-type',
    section: MIME,
    says: 'The MIME type is text/html+skybridge',
    kind: 'MUST',
    rules: ['openai/resource-mime-type'],
    tests: [shownBy('resource-mime-type', 'the MIME type of the document')],
  },
  {
    id: 'openai/mime-type-plain',
    section: MIME,
    says: 'With text/html a widget is shown as plain text',
    kind: 'MUST',
    rules: ['openai/resource-mime-type'],
    tests: [shownBy('resource-mime-type', 'plain HTML in the dialect of the document')],
  },
  {
    id: 'openai/description-start',
    section: DESCRIPTION,
    says: 'A description starts with "Use this when"',
    kind: 'MUST',
    rules: ['openai/description-action-oriented'],
    tests: [
      shownBy('description-action-oriented', 'as the document has it'),
      shownBy('description-action-oriented', 'no verb'),
    ],
  },
  {
    id: 'openai/api-initial-data',
    section: API,
    says: 'getInitialData() gives the object of _meta.initialData',
    kind: 'fact',
    rules: ['openai/window-api'],
    tests: [shownBy('window-api', 'a misspelt one'), shownBy('window-api', 'an argument where none is taken')],
  },
  {
    id: 'openai/api-call-tool',
    section: API,
    says: 'callTool() takes an object with the name of a tool and its arguments',
    kind: 'MUST',
    rules: ['openai/window-api', 'openai/call-tool-registered', 'openai/call-arguments'],
    tests: [
      shownBy('window-api', 'callTool of the document'),
      shownBy('window-api', 'a name in the dialect of the document'),
      shownBy('call-tool-registered', 'a tool that there is not'),
    ],
  },
  {
    id: 'openai/api-widget-state',
    section: API,
    says: 'setWidgetState() takes the new state, an object',
    kind: 'MUST',
    rules: ['openai/window-api'],
    tests: [shownBy('window-api', 'a state'), shownBy('window-api', 'a state that is a text')],
  },
  {
    id: 'openai/api-close',
    section: API,
    says: 'close() closes the widget',
    kind: 'fact',
    rules: ['openai/window-api'],
    tests: [shownBy('window-api', 'those of the document'), shownBy('window-api', 'an argument to close')],
  },
  {
    id: 'openai/example',
    section: 'Complete Example',
    says: 'A registration, a handler, a resource and a page that belong together',
    kind: 'MAY',
    rules: [],
    tests: [document('has no finding, whatever the preset')],
  },
  {
    id: 'openai/checklist-uri',
    section: CHECKLIST,
    says: 'The URI of the resource starts with ui://widget/',
    kind: 'MUST',
    rules: ['openai/resource-uri'],
    tests: [document('the URI has the wrong prefix')],
  },
  {
    id: 'openai/checklist-mime-type',
    section: CHECKLIST,
    says: 'The MIME type is text/html+skybridge',
    kind: 'MUST',
    rules: ['openai/resource-mime-type'],
    tests: [document('the MIME type is plain HTML')],
  },
  {
    id: 'openai/checklist-description',
    section: CHECKLIST,
    says: 'The description of a tool is action-oriented',
    kind: 'MUST',
    rules: ['openai/description-action-oriented'],
    tests: [document('the description is not action-oriented')],
  },
  {
    id: 'openai/checklist-initial-data',
    section: CHECKLIST,
    says: '_meta.initialData holds the data of the widget',
    kind: 'MUST',
    rules: ['openai/initial-data'],
    tests: [document('the answer has no initial data')],
  },
  {
    id: 'openai/checklist-guard',
    section: CHECKLIST,
    says: 'The widget checks for window.openai before it uses it',
    kind: 'MUST',
    rules: ['openai/window-openai-guard'],
    tests: [
      document('the widget does not check for window.openai'),
      document('the page in a template literal does not check for window.openai'),
      document('the component does not check for window.openai'),
    ],
  },
  {
    id: 'openai/checklist-messages',
    section: CHECKLIST,
    says: 'Messages for the invocation are provided: optional, but recommended',
    kind: 'SHOULD',
    rules: ['openai/invocation-messages', 'openai/invocation-message-format'],
    tests: [document('there are no messages for the invocation')],
  },
  {
    id: 'openai/checklist-read-only',
    section: CHECKLIST,
    says: 'readOnlyHint is true for operations that only read',
    kind: 'MUST',
    rules: ['openai/read-only-hint'],
    tests: [document('the hint is false')],
  },
];
