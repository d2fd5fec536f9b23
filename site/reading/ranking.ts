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

/** What people call it, and what the pages do. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  chatgpt: ['openai'],
  gpt: ['openai', 'chatgpt'],
  ignore: ['suppress'],
  disable: ['suppress'],
  silence: ['suppress'],
  noqa: ['suppress'],
  ci: ['workflow', 'gitlab'],
  github: ['workflow'],
  actions: ['workflow'],
  vscode: ['vs code', 'editors'],
  baseline: ['suppress'],
  js: ['javascript'],
  ts: ['typescript'],
  py: ['python'],
};
/** A shorter word is in too many others. */
const LEAST_WITHIN = 4;

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
    const [own, ...others] = [word, ...(Object.hasOwn(ALSO, word) ? ALSO[word]! : [])].map(
      (each) => inTitle(head!, each) + (has(above!, each) ? 2 : 0) + (has(body!, each) ? 1 : 0),
    );
    const here = Math.max(own!, ...others.map((each) => each * 0.9));
    if (here === 0) return 0;
    score += here;
  }
  return score;
}

const has = (text: string, word: string): boolean => placeOf(text, word) >= 0;

/** A short word has to begin one. */
function placeOf(text: string, word: string): number {
  let at = text.indexOf(word);
  while (word.length < LEAST_WITHIN && at > 0 && isLetter(text[at - 1])) at = text.indexOf(word, at + 1);
  return at;
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[a-z0-9]/.test(letter);

function inTitle(title: string, word: string): number {
  if (title === word) return 20;
  const at = placeOf(title, word);
  if (at < 0) return 0;
  if (at > 0 && isLetter(title[at - 1])) return 4;
  return isLetter(title[at + word.length]) ? 8 : 10;
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
