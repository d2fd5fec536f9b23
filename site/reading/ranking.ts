/** Which places of the site a query is about. */
export interface Place {
  /** The page, and the section of it if it is one. */
  readonly title: string;
  readonly page?: string;
  /** From the root of the site. */
  readonly path: string;
  readonly kind: 'rule' | 'docs';
  readonly text: string;
}

const MOST = 12;

/** The best first. Each word of the query has to be there. */
export function search(places: readonly Place[], query: string): Place[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return places
    .map((place) => ({ place, score: scoreOf(place, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ place }) => place);
}

function scoreOf({ title, page = '', text, kind }: Place, words: readonly string[]): number {
  const [head, above, body] = [title, page, text].map((each) => each.toLowerCase());
  let score = kind === 'docs' ? 0.5 : 0;
  for (const word of words) {
    const here = inTitle(head!, word) + (above!.includes(word) ? 2 : 0) + (body!.includes(word) ? 1 : 0);
    if (here === 0) return 0;
    score += here;
  }
  return score;
}

function inTitle(title: string, word: string): number {
  if (title === word) return 20;
  const at = title.indexOf(word);
  if (at < 0) return 0;
  return at === 0 || /[^a-z]/.test(title[at - 1]!) ? 8 : 4;
}

/** The text around the first word that is in it. */
export function excerpt(text: string, query: string, length = 110): string {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const lower = text.toLowerCase();
  const found = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const start = Math.max(0, Math.min(...(found.length > 0 ? found : [0])) - 40);
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  const end = text.length <= from + length ? text.length : text.lastIndexOf(' ', from + length);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
