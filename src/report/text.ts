/** Text that came from outside, made fit to be printed; and a few words about numbers. */

const PLAIN = /^[ -"$-~]*$/;

/** On one line, with nothing in it that acts or hides: those characters become <U+202E>. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  // An emoji with its joiners and selectors, which stays as it is; or something that a terminal, a browser or a build
  // runner would obey, or that nobody would see.
  const unseen =
    /(\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?(?:\u200d\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?)*|[0-9#*]\ufe0f\u20e3)|##(?=\[)|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
  return text.replace(unseen, (match: string, emoji: string | undefined) => {
    if (emoji !== undefined) return emoji;
    return match === '##' ? `#${codePoint('#')}` : codePoint(match);
  });
}

function codePoint(character: string): string {
  return `<U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}>`;
}

/** At most `max` UTF-16 units, the last an ellipsis where something was left out. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = isHighSurrogate(text, max - 2) ? max - 2 : max - 1;
  return `${text.slice(0, end)}…`;
}

/** A sentence from outside, for people to read. */
export function sentence(text: string, max = 2000): string {
  return visible(cut(text, max));
}

export function isHighSurrogate(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xd800;
}

/** Half of a surrogate pair cannot be written as UTF-8. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** A link that can be followed without harm; undefined for anything else. */
export function webLink(url: string): string | undefined {
  return url.length <= 1000 && /^https?:\/\/[\w.~:/?#@!$&*+,;=%-]+$/.test(url) ? url : undefined;
}

export function plural(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** 12345 as 12,345. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');
}
