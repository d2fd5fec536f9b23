import { defineRule } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { answersIn } from './lib/app.js';
import { section } from './lib/dialect.js';

export default defineRule({
  id: 'openai/initial-route',
  summary: 'The initial route of a widget is not a string that starts with `/`',
  severity: 'warning',
  in: 'recommended',
  source: section(
    'Tool Response Metadata',
    '`_meta.initialRoute` is the view that the widget starts with: /specific-view.',
  ),
  messages: {
    type: {
      message: '`initialRoute` is not a string, so the widget does not know which view to start with.',
      help: 'Write the path of a view, such as `"/details"`.',
    },
    empty: {
      message: '`initialRoute` is blank, so it selects no view.',
      help: 'Write a path such as `/details`, or remove `initialRoute`.',
    },
    url: {
      message: '`{{route}}` is a full URL, but `initialRoute` must be a path, so the widget finds no matching view.',
      help: 'Write only the path, such as `/details`.',
    },
    slash: {
      message: '`{{route}}` does not start with `/`, so the widget finds no matching view.',
      help: 'Write `/{{route}}`.',
    },
  },
  *check(manifest) {
    for (const { body } of answersIn(manifest, 'seed')) {
      const route = get(body, '_meta', 'initialRoute');
      if (!route || route.kind === 'unknown') continue;
      if (route.kind !== 'string') yield { at: route, message: 'type' };
      else if (route.value.trim() === '') yield { at: route, message: 'empty' };
      else if (/^\s*[a-z][a-z\d+.-]*:\/\//i.test(route.value))
        yield { at: route, message: 'url', data: { route: route.value } };
      else if (!route.value.startsWith('/')) yield { at: route, message: 'slash', data: { route: route.value } };
    }
  },
});
