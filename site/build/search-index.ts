/** What can be searched for: each rule, each page of the documentation, and each section of one. */
import { inOneText, partsOf, type Message } from '../../src/core/message.js';
import type { Rule } from '../../src/core/rule.js';
import type { Place } from '../reading/ranking.js';
import type { Rendered } from './markdown.js';

/** Of a section, so much can be found. */
const MOST_TEXT = 900;

export function placesIn(path: string, { title, summary, sections }: Rendered, rule: Rule | undefined): Place[] {
  if (rule) {
    const messages = Object.values<Message>(rule.messages).map((each) =>
      inOneText(partsOf(each))
        .replaceAll('`', '')
        .replace(/\{\{\w+\}\}/g, '…'),
    );
    const why = sections.find(({ id }) => id === 'why')?.text ?? '';
    return [{ title, path, kind: 'rule', text: [summary, ...messages, why].join(' ').slice(0, MOST_TEXT) }];
  }
  const page: Place = { title, path, kind: 'docs', text: summary.slice(0, MOST_TEXT) };
  const inside = sections.map((each): Place => ({
    title: each.title,
    page: title,
    path: `${path}#${each.id}`,
    kind: 'docs',
    text: each.text.slice(0, MOST_TEXT),
  }));
  return [page, ...inside];
}
