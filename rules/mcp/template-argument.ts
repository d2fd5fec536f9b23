import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule } from '../../src/core/rule.js';
import { eitherOf } from '../../src/core/text.js';
import { text } from '../../src/core/tree.js';
import { readingInstead, readingOr } from '../common/lib/fixes.js';
import { section } from './lib/listing.js';

export default defineRule({
  id: 'mcp/template-argument',
  summary: 'The reader of a resource template reads a variable that the template does not have',
  severity: 'warning',
  in: 'recommended',
  fixable: 'unsafe',
  source: section('Resources, Resource Templates', 'A URI template names its variables.'),
  messages: {
    unknown: {
      message: 'The handler reads `{{name}}`, which `{{template}}` does not contain, so it is always undefined.',
      help: '{{advice}}.',
    },
  },
  *check({ code }) {
    const told = new Set<number>();
    for (const { template, reads } of code.templateInputs ?? []) {
      const uri = text(template);
      const variables = uri === undefined ? [] : variablesOf(uri);
      if (uri === undefined || variables.length === 0) continue;
      const read = new Set(reads.map(({ name }) => name));
      const unread = variables.filter((name) => !read.has(name));
      for (const each of reads) {
        const { name, isDoubtful, isOptional, start } = each;
        if (isDoubtful || isOptional || variables.includes(name) || told.has(start)) continue;
        told.add(start);
        const meant = nearestWord(name, unread) ?? (unread.length === 1 ? unread[0] : undefined);
        yield {
          at: each,
          message: 'unknown',
          data: {
            name,
            template: uri,
            advice: readingOr(meant, `Read ${eitherOf(variables.map((each) => `\`${each}\``))} instead`),
          },
          related: [{ at: template, note: 'The template.' }],
          ...readingInstead([each], meant),
        };
      }
    }
  },
});

/** RFC 6570: `{id}`, `{+path}`, `{?page,size*}`, `{name:3}`. */
function variablesOf(uri: string): string[] {
  return [...uri.matchAll(/\{[+#./;?&]?([^{}]{1,200})\}/g)].flatMap(([, list]) =>
    list!.split(',').map((each) => each.replace(/\*$|:\d+$/, '').trim()),
  );
}
