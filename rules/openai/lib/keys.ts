/** The keys that the dialects know, where they are written. */
export const ANNOTATION_KEYS = ['outputTemplate', 'toolInvocation', 'readOnlyHint'];
export const INVOCATION_KEYS = ['invoking', 'invoked'];

/** Behind `openai/`, in the `_meta` of tools, resources and answers. */
export const OPENAI_KEYS = [
  'outputTemplate',
  'toolInvocation/invoking',
  'toolInvocation/invoked',
  'widgetAccessible',
  'resultCanProduceWidget',
  'visibility',
  'fileParams',
  'widgetDescription',
  'widgetCSP',
  'widgetDomain',
  'widgetPrefersBorder',
  'widgetSessionId',
  'closeWidget',
  'locale',
  'userAgent',
  'userLocation',
  'subject',
  'session',
  'organization',
];

/** In `_meta.ui` of tools and of resources. */
export const UI_KEYS = ['resourceUri', 'visibility', 'csp', 'permissions', 'domain', 'prefersBorder'];
export const ANSWER_KEYS = ['initialData', 'initialRoute'];
