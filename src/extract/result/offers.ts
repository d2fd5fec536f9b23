/** Answers to a wrong value that tell which values there are: `No river "${name}". Known rivers: ${all.join(', ')}`. */
const ASKED = '\u0001';
const OTHER = '\u0002';
const WORDS = 'available|valid|allowed|supported|possible|known|existing|expected|must be|one of|choose|options?';
/** What follows it is filled in, or a list. */
const OFFERS = new RegExp(
  `\\b(?:${WORDS})\\b[^.!?\\n${ASKED}]{0,60}?(?:${OTHER}|[:'"(]\\s?[\\w-]{1,40}['"]?(?:\\s?[,|/]|\\sor\\s))`,
  'i',
);

/** `texts` are around what is `filled` in, of which the names are known: those about whose values the text tells. */
export function offeredIn(texts: readonly string[], filled: readonly ReadonlySet<string>[]): string[] {
  const names = new Set(filled.flatMap((each) => [...each]));
  return [...names].filter((name) => {
    const whole = texts.map((text, at) => text + (filled[at] ? (filled[at].has(name) ? ASKED : OTHER) : '')).join('');
    return OFFERS.test(whole);
  });
}
