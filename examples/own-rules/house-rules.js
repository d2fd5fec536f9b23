import { defineRule } from 'toolint';

const VERBS = ['add', 'find', 'get', 'list', 'remove', 'search', 'send', 'show', 'update'];

const verbFirst = defineRule({
  id: 'house/verb-first',
  summary: 'The name of a tool does not start with a verb of ours',
  severity: 'warning',
  in: 'recommended',
  source: { document: 'House style', section: 'Names', says: 'A tool is named by what it does.', kind: 'advice' },
  messages: {
    verb: { message: '`{{name}}` does not say what the tool does.', help: 'Start it with one of: {{verbs}}.' },
  },
  *check({ tools }) {
    for (const { name, label } of tools) {
      if (!name || label === undefined) continue;
      const first = label.split(/[^a-z]/i)[0].toLowerCase();
      if (!VERBS.includes(first))
        yield { at: name.value, message: 'verb', data: { name: label, verbs: VERBS.join(', ') } };
    }
  },
});

export default { name: 'house', rules: [verbFirst] };
